//! A melee or a shot while it is being decided: both sides, and how it has gone so far.
use super::VassauxFace;
use super::seen::Seen;
use crate::desktop::face::{Draw, Matter, MatterSide, Sight};
use crate::games::vassaux::chapters::removal::defence;
use crate::games::vassaux::field::groups::Base;
use crate::games::vassaux::state::combat::{Fighting, Phase};
use crate::table::prelude::{Narrator, PieceId, Target};
use crate::table::text::locales::Arg;

/// What is being decided, if it is an attack.
pub fn matter(face: &VassauxFace, sight: &Sight, seen: &Seen, tell: &Narrator) -> Option<Matter> {
    let text = |key: &str| tell.texts.get(&format!("vassaux-view-{key}"));
    let (title, sides, phase) = match (seen.combat.melees.last(), &seen.combat.due) {
        (Some(melee), _) => {
            let against: Vec<PieceId> = melee.defenders.iter().map(|defender| defender.unit).collect();
            let attacker = fighting(face, seen, &melee.attacker, &against, tell);
            let own = [melee.attacker.unit];
            let defenders = melee.defenders.iter().map(|defender| fighting(face, seen, defender, &own, tell));
            let phase = match melee.phase {
                Phase::Attack => ("attack", "V-15.02"),
                Phase::StrikeBack => ("strike-back", "V-15.05"),
                Phase::Reorganising => ("reorganising", "V-15.08"),
            };
            (text("melee"), [attacker].into_iter().chain(defenders).collect::<Vec<_>>(), Some(phase))
        }
        (None, Some(due)) => {
            let shooter = seen.frames.top()?.unit;
            let none = |unit| Fighting { unit, losses: 0, struck: false };
            let hit = Fighting { unit: due.unit, losses: due.fallen, struck: false };
            let sides = [none(shooter), hit].iter().map(|side| fighting(face, seen, side, &[], tell)).collect();
            (text("shot-title"), sides, None)
        }
        (None, None) => return None,
    };
    let mut notes = vec![];
    if let Some((phase, rule)) = phase {
        notes.push((text(&format!("phase-{phase}")), rule.to_owned()));
    }
    let rolled = sight.entries().filter(|entry| entry.event == "vassaux-log-attack").last();
    if let Some(entry) = rolled.filter(|_| seen.combat.due.is_some()) {
        notes.push((tell.entry(entry), entry.rule.to_owned()));
    }
    if let Some(due) = &seen.combat.due {
        let unit = tell.target(Target::Piece(due.unit));
        let args = [("unit", Arg::from(unit)), ("n", (due.losses.left() as i32).into())];
        notes.push((tell.texts.format("vassaux-view-still-fall", &args), "V-15.03".to_owned()));
    }
    Some(Matter { title, sides, notes })
}

/// A unit in the fight: who of it strikes whom, its dice, what it has lost.
fn fighting(face: &VassauxFace, seen: &Seen, side: &Fighting, against: &[PieceId], tell: &Narrator) -> MatterSide {
    let (board, field, rules) = (&seen.board, &seen.board.field, seen.rules());
    let text = |key: &str| tell.texts.get(&format!("vassaux-view-{key}"));
    let host = rules.roster.unit_of_group(side.unit).expect("a group").host;
    let here = field.members(side.unit).count() as i32;
    let mut lines = vec![(text("fighters"), here.to_string())];
    if !against.is_empty() {
        let touches = |base: &&Base| field.touching(base.host, &base.disc).any(|enemy| against.contains(&enemy.group));
        let strikers: Vec<&Base> = field.members(side.unit).filter(touches).collect();
        let mounted = against.iter().any(|unit| rules.is_mounted(*unit));
        let dice: u32 = strikers.iter().map(|base| rules.melee_dice(base.id, mounted, true)).sum();
        lines.push((text("in-contact"), (strikers.len() as i32).to_string()));
        lines.push((text("attack-dice"), dice.to_string()));
    }
    if here > 0 {
        let profile = defence(board, side.unit, false);
        lines.push((text("defence-dice"), profile.df.to_string()));
        lines.push((text("hits-for-a-loss"), profile.hits_for_a_loss().to_string()));
    }
    lines.push((text("losses"), side.losses.to_string()));
    if let Some(leader) = field.leader(side.unit) {
        let figures = rules.figures(leader.group);
        lines.push((text("command"), figures.cmd.to_string()));
    }
    MatterSide { tincture: Some(face.tincture(host)), title: tell.target(Target::Piece(side.unit)), lines }
}
