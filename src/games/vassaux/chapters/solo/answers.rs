//! Chapter 24: what the automaton answers where people are asked (V-24.15; section 11).
use crate::games::vassaux::access::{Board, Write};
use crate::games::vassaux::chapters::attack::{self, DefenceProfile, Manner, Pick, SIDES, Switches};
use crate::games::vassaux::chapters::magic::red::{give_way_for, may_give_way};
use crate::games::vassaux::chapters::magic::{black, dispelling};
use crate::games::vassaux::chapters::melee::{BLOW, blow_of};
use crate::games::vassaux::chapters::removal::{self, LOSSES};
use crate::games::vassaux::chapters::scenarios::{escape, evacuation, interests, own_table};
use crate::games::vassaux::chapters::shooting::{self, SHOT};
use crate::games::vassaux::state::combat::{Melee, Phase};
use crate::games::vassaux::state::magic::Casting;
use crate::table::prelude::{Flow, PieceId, RuleApp, Seat, Step};
use bevy::prelude::*;

/// A light weapon shoots once more, if it may (V-17.07, D08).
pub const AGAIN: Step<()> = Step::new("vassaux.solo_again");
/// A unit that has come to the edge leaves if it may (V-23.27, D21).
pub const DEPARTS: Step<()> = Step::new("vassaux.solo_departs");
/// Whether a unit of martyrs is sacrificed (V-22.04, D13).
pub const MARTYRS: Step<PieceId> = Step::new("vassaux.solo_martyrs");
/// Whether the initiative is given away (V-20.01, D04).
pub const PRESUMES: Step<Seat> = Step::new("vassaux.solo_presumes");
/// Villagers leave, their vassal last (V-23.04, D19).
pub const LEAVES: Step<()> = Step::new("vassaux.solo_leaves");
/// A point of interest is laid (V-23.29, D03).
pub const RAISES_POI: Step<Seat> = Step::new("vassaux.solo_raises_poi");
/// A piece of terrain is laid (V-23.32, D20).
pub const LAYS_TERRAIN: Step<Seat> = Step::new("vassaux.solo_lays_terrain");

fn again(In(()): In<()>, write: Write) -> Flow {
    let board = write.board();
    let Some(frame) = write.frames.top() else { return Flow::done() };
    let may = |target: PieceId| shooting::may_shoot(&board, frame.unit, target).is_ok();
    match frame.target {
        Some(target) if !board.rules.one_shot_an_order() && may(target) => {
            Flow::then([SHOT.on(()), LOSSES.on(()), AGAIN.on(())])
        }
        _ => Flow::done(),
    }
}

fn departs(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    if escape::may_depart(&board, &write.objectives, &write.frames) {
        escape::depart(&mut write);
    }
    Flow::done()
}

/// Whom the fighters of a unit strike who touch several, and which unit is struck first: the declared target, then the others as
/// they stand (D14).
pub fn next_blow(board: &Board, melee: &Melee, open: &[PieceId]) -> Option<Flow> {
    let asked: &[PieceId] = match melee.phase {
        Phase::StrikeBack => open,
        _ => std::slice::from_ref(&melee.attacker.unit),
    };
    let own = asked.iter().all(|unit| board.is_automated(*unit));
    own.then(|| Flow::then([BLOW.on(*open.first().expect("several are open")), LOSSES.on(())]).and_again())
}

/// How many fighters of a unit are expected to fall to so many attack dice, as a fraction: re-rolls are not counted.
fn expected_losses(dice: u32, defence: &DefenceProfile, manner: Manner, switches: &Switches) -> (u128, u128) {
    let sides = SIDES as u128;
    let thrown = defence.dice(manner, switches.doubling).min(20);
    let all = sides.pow(thrown);
    // As many throws show `face` at best (V-14.01), or at worst (V-22.06).
    let throws = |face: u128| match defence.pick {
        Pick::Best => face.pow(thrown) - (face - 1).pow(thrown),
        Pick::Worst => (sides + 1 - face).pow(thrown) - (sides - face).pow(thrown),
    };
    let hits: u128 = (1..=sides).map(|face| throws(face) * (sides + 1 - face)).sum();
    (hits * u128::from(dice), all * sides * u128::from(defence.hits_for_a_loss()))
}

/// Martyrs are sacrificed if by expectation at least half of them would fall in this melee.
fn martyrs(In(unit): In<PieceId>, mut write: Write) -> Flow {
    let board = write.board();
    let Some(melee) = write.combat.melees.last().cloned() else { return Flow::done() };
    let attacks = melee.attacker.unit == unit;
    let phase = if attacks { Phase::StrikeBack } else { Phase::Attack };
    let fight = Melee { phase, ..melee.clone() };
    let enemies: Vec<PieceId> = match attacks {
        true => melee.defenders.iter().map(|defender| defender.unit).collect(),
        false => vec![unit],
    };
    let size = board.field.members(unit).count() as u128;
    let switches = removal::switches(&board);
    // Fractions of one denominator: the defence is that of the unit throughout, but for the manner of the attack.
    let falls = enemies.into_iter().map(|other| {
        let blow = blow_of(&board, &fight, other);
        let bonus = if blow.profile.order_die == attack::OrderDie::Rolls { 7 } else { 0 };
        let defence = removal::defence(&board, unit, blow.profile.manner, false);
        let (hits, of) = expected_losses(2 * blow.profile.dice + bonus, &defence, blow.profile.manner, &switches);
        hits * 1000 / (2 * of).max(1)
    });
    let yes = falls.sum::<u128>() * 2 >= size * 1000;
    black::answer_martyrs(&mut write, unit, yes);
    Flow::done()
}

/// V-20.01: from so many turns on, with a die to take back, and where the reactivity is so bad that the roll would hardly win.
fn presumes(In(side): In<Seat>, mut write: Write) -> Flow {
    let data = write.rules.0.data.solo.presumptuous;
    let bad = write.progress.reactivity_of(side) >= data.reactivity;
    let board = write.board();
    if write.progress.turn >= data.turn && bad && may_give_way(&board, side) {
        give_way_for(&mut write, side);
    }
    Flow::done()
}

/// Who of the automaton dispels a spell that has succeeded: a caster of a host that it leads altogether, whenever one may, the
/// nearest first (V-24.16, V-24.18).
pub fn dispels(board: &Board, casting: &Casting) -> Option<PieceId> {
    let side = Seat(1 - board.unit(casting.caster).host.0);
    if !board.is_automaton(side) || !board.rules.switches.solo_counters {
        return None;
    }
    let caster = board.field.leader(casting.caster)?;
    let may = |unit: &PieceId| dispelling::may_dispel(board, casting, side, *unit).is_ok();
    let far =
        |unit: &PieceId| (board.field.leader(*unit).map(|leader| board.field.gap(&leader.disc, &caster.disc)), *unit);
    board.of_host(side).map(|unit| unit.id).filter(may).min_by_key(far)
}

/// Whether the automaton decides about a spell for the winner of a contest: it applies its own and cancels the enemy's.
pub fn verdict(board: &Board, casting: &Casting, winner: Seat) -> Option<bool> {
    let own = board.unit(casting.caster).host == winner;
    let unit = if own { casting.caster } else { casting.dispeller? };
    board.solo.leads(unit).then_some(own)
}

/// Whether a fighter leads others who would stay behind him.
fn leaves_others(board: &Board, fighter: PieceId) -> bool {
    let led = board.units.iter().find(|unit| unit.leader == Some(fighter));
    led.is_some_and(|unit| board.field.members(unit.id).any(|base| base.id != fighter))
}

/// V-24.21: the automaton's villagers leave whenever they may, their vassal last (§11).
fn leaves(In(()): In<()>, mut write: Write) -> Flow {
    let last_turn = write.progress.turn >= write.progress.limit;
    loop {
        let board = write.board();
        let Some(fighter) = evacuation::next_to_leave(&board, write.objectives.exits) else { break };
        // Without their vassal the others would be lost (V-7.02, V-7.06): he goes last, or when no turn is left.
        if !last_turn && leaves_others(&board, fighter) {
            break;
        }
        evacuation::leave(&mut write, fighter);
    }
    Flow::done()
}

fn raises_poi(In(side): In<Seat>, mut write: Write) -> Flow {
    let board = write.board();
    if let Some(at) = interests::usual(&board, &write.objectives, &write.own_table, side) {
        interests::lay(&mut write, side, at);
    }
    Flow::done()
}

fn lays_terrain(In(side): In<Seat>, mut write: Write) -> Flow {
    own_table::lay_usual(&mut write, side)
}

/// Registers the steps of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&AGAIN, again)
        .step(&DEPARTS, departs)
        .step(&MARTYRS, martyrs)
        .step(&PRESUMES, presumes)
        .step(&LEAVES, leaves)
        .step(&RAISES_POI, raises_poi)
        .step(&LAYS_TERRAIN, lays_terrain);
}
