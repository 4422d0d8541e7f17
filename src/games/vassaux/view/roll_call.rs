//! What stands on the table, unit by unit, for those who do not see it: in sentences.
use super::players::tallies::name;
use super::seen::Seen;
use crate::games::vassaux::chapters::melee::touched;
use crate::games::vassaux::map::layout::Goal;
use crate::games::vassaux::state::fighters::Fate;
use crate::table::prelude::{Narrator, PieceId, Target};
use crate::table::text::locales::Arg;
use crate::table::text::narrator::capitalised;

/// A sentence for each group on the table, and for what the match is about.
pub fn sentences(seen: &Seen, tell: &Narrator) -> Vec<String> {
    let groups = seen.board.field.groups().iter().map(|group| group.id);
    let mut all: Vec<String> = groups.map(|group| sentence(seen, group, tell)).collect();
    all.extend(landmarks(seen, tell));
    all
}

fn sentence(seen: &Seen, group: PieceId, tell: &Narrator) -> String {
    let (board, field, rules) = (&seen.board, &seen.board.field, seen.rules());
    let pieces = rules.roster.unit_of_group(group).expect("a group");
    let named = |id: PieceId| tell.target(Target::Piece(id));
    let left = board.members(group).filter(|man| man.fate == Fate::OnTable).count() as i32;
    let strays = rules.roster.is_strays(group);
    let at = field.leader(group).or_else(|| field.members(group).next());
    let Some(base) = at else { return String::new() };
    let args = [
        ("unit", Arg::from(named(group))),
        ("host", tell.target(Target::Seat(pieces.host)).into()),
        ("left", left.into()),
        ("all", (pieces.fighters.len() as i32).into()),
        ("at", tell.target(Target::Spot(base.centre())).into()),
    ];
    let key = match (strays, pieces.is_lord()) {
        (true, _) => "vassaux-view-call-strays",
        (_, true) => "vassaux-view-call-lord",
        _ => "vassaux-view-call",
    };
    let mut told = vec![capitalised(tell.texts.format(key, &args))];
    if !strays && board.unit(group).activated {
        told.push(tell.texts.get("vassaux-view-call-activated"));
    }
    let enemies: Vec<String> = touched(board, group).into_iter().map(named).collect();
    if !enemies.is_empty() {
        told.push(tell.texts.format("vassaux-view-call-engaged", &[("units", enemies.join(", ").into())]));
    } else if let Some(enemy) =
        field.enemies(base.host).min_by_key(|enemy| (field.gap(&base.disc, &enemy.disc), enemy.id))
    {
        let args = [
            ("unit", Arg::from(named(enemy.group))),
            ("length", tell.length(field.gap(&base.disc, &enemy.disc)).into()),
            ("bearing", tell.bearing(base.centre(), enemy.centre()).unwrap_or_default().into()),
        ];
        told.push(tell.texts.format("vassaux-view-call-enemy", &args));
    }
    told.join(" ")
}

/// Fires, ways out, points of interest.
fn landmarks(seen: &Seen, tell: &Narrator) -> Vec<String> {
    let square = |spot| Arg::from(tell.target(Target::Spot(spot)));
    let format = |key: &str, args: &[(&str, Arg)]| tell.texts.format(key, args);
    match &seen.rules().map.goal {
        Goal::Markers(markers) => {
            let burns = |number: usize| seen.objectives.fires.get(number).copied().unwrap_or(false);
            let key = |number| if burns(number) { "vassaux-view-call-burns" } else { "vassaux-view-call-marker" };
            markers.iter().enumerate().map(|(number, at)| format(key(number), &[("at", square(*at))])).collect()
        }
        Goal::Exit { edge, .. } => {
            vec![format("vassaux-view-call-exit", &[("edge", tell.texts.get(name(*edge)).into())])]
        }
        Goal::Edges(edges) => {
            let edge = seen.objectives.edge.and_then(|edge| edges.get(usize::from(edge)));
            let told =
                edge.map(|edge| format("vassaux-view-call-edge", &[("edge", tell.texts.get(name(*edge)).into())]));
            told.into_iter().collect()
        }
        Goal::Lords(_) => vec![],
        Goal::Interest { .. } => {
            let interests = seen.objectives.interests.iter();
            interests.map(|one| format("vassaux-view-call-interest", &[("at", square(one.at))])).collect()
        }
    }
}
