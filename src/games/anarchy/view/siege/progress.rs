//! How far the walls are broken and mined, where a scenario is decided by that.
use crate::desktop::face::{Count, Seal, Sight};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::victory::degrees;
use crate::games::anarchy::data::scenarios::{ConditionData, DecidesData, SideName, WhoData};
use crate::games::anarchy::rules::Rules;
use crate::games::anarchy::view::aims::conditions;
use crate::games::anarchy::view::seen::board;
use crate::games::anarchy::view::symbols::symbol;
use crate::table::prelude::{Kind, Narrator, PieceId, Place, Seat, Target};

/// The parts of a condition that are no sum of others.
fn parts(condition: &ConditionData) -> Vec<&ConditionData> {
    match condition {
        ConditionData::All(all) | ConditionData::Any(all) => all.iter().flat_map(parts).collect(),
        ConditionData::Not(condition) => parts(condition),
        condition => vec![condition],
    }
}

/// The condition that a side has to damage walls or to mine them, if the scenario has one, with the others beside it.
fn wanted(rules: &Rules) -> Option<(Seat, Vec<&ConditionData>)> {
    let breaks = |part: &&ConditionData| matches!(part, ConditionData::Mined { .. } | ConditionData::Damaged { .. });
    let all: Vec<&ConditionData> = conditions(rules).flat_map(parts).collect();
    all.iter().any(breaks).then_some(())?;
    let line = rules.scenario.victory.iter().find(|line| parts(&line.holds).iter().any(breaks))?;
    let seat = match line.decides {
        DecidesData::Wins(side) | DecidesData::Marginally(side) => side.seat(),
        DecidesData::Draw => return None,
    };
    Some((seat, parts(&line.holds)))
}

/// The active men of a class that a side has.
fn left(board: &Board, side: SideName, class: &str) -> usize {
    let is_one = |id: &PieceId| {
        board.man(*id).is_active() && board.rules.class(*id).name == class && board.rules.character(*id).rider.is_none()
    };
    board.pieces(side.seat()).filter(is_one).count()
}

/// How far all of this is, in a sentence; nothing in scenarios that are not about walls.
pub(in crate::games::anarchy::view) fn told(sight: &Sight, tell: &Narrator) -> Option<String> {
    let (rules, board): (&Rules, _) = (sight.rules(), board(sight));
    let (_, all) = wanted(rules)?;
    let part = |part: &&ConditionData| match part {
        ConditionData::Mined { least } => {
            let args = [("n", board.mangonels.mines.len().into()), ("least", (*least).into())];
            Some(tell.texts.format("anarchy-mangonels-view-so-far-mined", &args))
        }
        ConditionData::Damaged { areas, least } => {
            let args = [("n", degrees(&board, areas).into()), ("least", (*least).into())];
            Some(tell.texts.format("anarchy-mangonels-view-so-far-damaged", &args))
        }
        ConditionData::Remain { side, who: WhoData::Class(class), least } => {
            let known = Kind(rules.data.class(class)? as u16);
            let args = [
                ("class", class.as_str().into()),
                ("name", tell.target(Target::Kind(known)).into()),
                ("n", left(&board, *side, class).into()),
                ("least", (*least).into()),
            ];
            Some(tell.texts.format("anarchy-mangonels-view-so-far-left", &args))
        }
        _ => None,
    };
    let parts: Vec<String> = all.iter().filter_map(part).collect();
    Some(tell.texts.format("anarchy-mangonels-view-so-far", &[("parts", parts.join(" · ").into())]))
}

/// The same as figures of the side that has to bring it about.
pub(in crate::games::anarchy::view) fn counts(sight: &Sight, seat: Seat, tell: &Narrator) -> Vec<Count> {
    let (rules, board): (&Rules, _) = (sight.rules(), board(sight));
    let Some((_, all)) = wanted(rules).filter(|(whose, _)| *whose == seat) else { return vec![] };
    let of = |n: usize, of: usize| {
        tell.texts.format("anarchy-view-n-of", &[("n", n.to_string().into()), ("of", of.to_string().into())])
    };
    let places = |all: Vec<Place>| all.into_iter().map(Target::Place).collect();
    let count = |sign, key: &str, value, rule, counted| Count {
        sign,
        label: tell.texts.get(key),
        value,
        hint: tell.texts.get(&format!("{key}.hint")),
        rule,
        counted,
    };
    let part = |part: &&ConditionData| match part {
        ConditionData::Mined { least } => {
            let mines = &board.mangonels.mines;
            let value = of(mines.len(), usize::from(*least));
            Some(count(symbol("sapper"), "anarchy-mangonels-view-mines", value, "A-6.3.04", places(mines.clone())))
        }
        ConditionData::Damaged { areas, least } => {
            let value = of(degrees(&board, areas) as usize, usize::from(*least));
            let walls = board.walls.damaged().map(|(wall, _)| wall).collect();
            Some(count(Seal::Tower.sign(), "anarchy-mangonels-view-damage", value, "A-7.3.01", places(walls)))
        }
        _ => None,
    };
    all.iter().filter_map(part).collect()
}
