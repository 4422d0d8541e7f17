//! A melee or a shot while it is being decided: both sides, and how it has gone so far.
use super::VassauxFace;
use super::seen::Seen;
use crate::desktop::face::{Draw, Matter, MatterSide, Sight};
use crate::games::vassaux::chapters::attack::Manner;
use crate::games::vassaux::chapters::melee;
use crate::games::vassaux::chapters::removal::defence;
use crate::games::vassaux::field::groups::Base;
use crate::games::vassaux::odds::of_contest;
use crate::games::vassaux::state::combat::{Fighting, Phase};
use crate::table::prelude::{Narrator, PieceId, Target};
use crate::table::text::locales::Arg;
use std::iter;

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
    notes.extend(contest_odds(seen, tell).map(|odds| (odds, "V-15.08".to_owned())));
    Some(Matter { title, sides, notes })
}

/// Who would reorganise first if the contest after the melee were rolled now, those counted who are to fall yet (V-15.07).
/// Nothing when it has been rolled, and where not just two units are left.
fn contest_odds(seen: &Seen, tell: &Narrator) -> Option<String> {
    let (board, due) = (&seen.board, seen.combat.due.as_ref());
    let melee = seen.combat.melees.last().filter(|melee| melee.phase != Phase::Reorganising)?;
    let falling = |unit: PieceId| due.filter(|due| due.unit == unit).map_or(0, |due| due.losses.left());
    let here = |side: &&Fighting| board.field.members(side.unit).count() as u32 > falling(side.unit);
    let left: Vec<&Fighting> = iter::once(&melee.attacker).chain(&melee.defenders).filter(here).collect();
    let [first, second] = left.as_slice() else { return None };
    let lost =
        |side: &Fighting| melee::combat_losses(board, side.unit, u32::from(side.losses) + falling(side.unit)) as i32;
    let chance = of_contest([lost(first), lost(second)], melee::contest_throw(board)).percent();
    let (likely, percent) = if chance >= 50 { (first, chance) } else { (second, 100 - chance) };
    let unit = tell.inside(Target::Piece(likely.unit));
    Some(tell.texts.format("vassaux-view-contest-odds", &[("unit", unit.into()), ("percent", percent.into())]))
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
        let profile = defence(board, side.unit, Manner::Melee, false);
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
