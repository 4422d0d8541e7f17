//! Chapter 24: which spells the automaton casts, at whom, and with how many dice (V-24.09, V-24.11).
use super::deeds::{Deed, WhyNot};
use super::factors;
use crate::games::vassaux::access::Board;
use crate::games::vassaux::chapters::magic::casting::{self, may_aim, may_cast};
use crate::games::vassaux::data::magic::{Spell, Threshold};
use crate::games::vassaux::field::sight;
use crate::games::vassaux::state::magic::Casting;
use crate::table::prelude::{PieceId, Seat};

const NO_SCHOOL: WhyNot = WhyNot::new("no-school", "V-19.01");
const ALREADY_CAST: WhyNot = WhyNot::new("already-cast", "V-19.03");
const NO_SPELL: WhyNot = WhyNot::new("no-spell", "V-19.04");

/// The first spell of the school's list that is legal and wanted, with so many dice in all (OM, DM).
///
/// # Errors
/// Why none is.
pub fn cast(board: &Board, unit: PieceId, offensive: bool, dice: i32) -> Result<Deed, WhyNot> {
    casting::is_caster(board, unit).map_err(|why| if why.rule == "V-19.03" { ALREADY_CAST } else { NO_SCHOOL })?;
    let school = board.rules.school(board.unit(unit).host).ok_or(NO_SCHOOL)?;
    let row = board.rules.data.solo.spells.iter().find(|row| row.school == school).ok_or(NO_SCHOOL)?;
    let listed = if offensive { &row.offensive } else { &row.defensive };
    let mut spells: Vec<Spell> = listed.iter().filter_map(|id| Spell::of_id(id)).collect();
    // Thorns against who is at hand, else the other way round, and whichever does not lie on it yet.
    let threatened = board.field.is_engaged(unit) || factors::is_in_charge_reach(board, unit);
    if spells.contains(&Spell::ThornAura) && !threatened {
        spells.reverse();
    }
    let found = spells.into_iter().find_map(|spell| Some((spell, target(board, unit, spell)?)));
    let (spell, target) = found.ok_or(NO_SPELL)?;
    let solo = &board.rules.data.solo;
    let mut casting = Casting {
        caster: unit,
        spell,
        target,
        power: 0,
        extra: (dice - 1).max(0) as u8,
        summoned: 0,
        dispeller: None,
        verdict: None,
    };
    if board.rules.spell_data(spell).threshold == Threshold::Chosen {
        casting.power = dice * solo.die_tenths / 10;
    }
    let pool = casting::most_summoned(board, &casting);
    casting.summoned = invocation_dice(casting::threshold(board, &casting), dice, solo.die_tenths, pool) as u8;
    Ok(Deed::Cast(casting))
}

/// How many invocation dice are added to so many dice against a threshold: as many as on average bring what is missing, at most
/// those that are left.
pub fn invocation_dice(threshold: i32, dice: i32, die_tenths: i32, pool: i32) -> i32 {
    let missing = threshold * 10 - die_tenths * dice;
    let wanted = if missing > 0 { (missing + die_tenths - 1) / die_tenths } else { 0 };
    wanted.min(pool)
}

/// At whom a spell is cast, if it is legal and the automaton wants it: nobody where it names no target.
fn target(board: &Board, unit: PieceId, spell: Spell) -> Option<Option<PieceId>> {
    may_cast(board, unit, spell).ok()?;
    let engaged = board.field.is_engaged(unit);
    let lies = board.magic.lies_on(spell, unit);
    match spell {
        Spell::RainOfFire | Spell::Meteor | Spell::Corruption | Spell::Necrosis => {
            nearest(board, unit, spell).map(Some)
        }
        Spell::ThornAura | Spell::DefenceAura | Spell::Resurrection => {
            (!lies && may_aim(board, unit, spell, unit).is_ok()).then_some(Some(unit))
        }
        Spell::VeiledMoon => factors::is_in_shooting_range(board, unit).then_some(None),
        Spell::DeathHowl => engaged.then_some(Some(unit)),
        Spell::EternalNight => {
            let host = board.unit(unit).host;
            let [own, other] = [host, Seat(1 - host.0)].map(|host| shooters(board, host));
            (!board.magic.night && other > own).then_some(None)
        }
        Spell::FireAura | Spell::Possession | Spell::PackHowl | Spell::HuntCall => Some(None),
    }
}

/// The nearest enemy group at which the spell may be cast.
fn nearest(board: &Board, unit: PieceId, spell: Spell) -> Option<PieceId> {
    let leader = board.field.leader(unit)?;
    let all = sight::all_groups(&board.field, leader).into_iter().map(|seen| seen.group);
    all.into_iter().find(|group| may_aim(board, unit, spell, *group).is_ok())
}

/// The fighters of a host on the table who have a ranged weapon.
fn shooters(board: &Board, host: Seat) -> usize {
    board.field.bases().iter().filter(|base| base.host == host && board.rules.shot(base.group).is_some()).count()
}
