//! Chapter 6, the command phase: lost lords, order dice, reactivity, initiative.
use super::cohesion::STRAYS;
use super::contests;
use super::magic::red::PRESUME;
use super::orders::ACTIVATION;
use super::outcome::LORDS;
use super::solo::{answers::PRESUMES, factors};
use crate::games::vassaux::access::{Board, Write};
use crate::table::kit::contests::Throw;
use crate::table::prelude::{Entry, Flow, PieceId, RuleApp, Seat, Step, Target, Word};
use bevy::prelude::*;

/// A new turn (V-6.01), with its number.
pub const TURN: Step<i32> = Step::new("vassaux.turn");
/// C2, the second half: order dice leave the table (V-6.04).
pub const DICE_BACK: Step<()> = Step::new("vassaux.dice_back");
/// C3: how reactive both hosts are in this turn (V-6.06).
pub const REACTIVITY: Step<()> = Step::new("vassaux.reactivity");
/// C4: who has the initiative (V-6.08).
pub const INITIATIVE: Step<()> = Step::new("vassaux.initiative");

/// V-6.01, V-6.02: the steps of the command phase, then the orders.
fn turn(In(turn): In<i32>, mut write: Write) -> Flow {
    write.progress.turn = turn;
    write.chronicle.note("V-6.01", || Entry::new("vassaux-log-turn", "V-6.01").with("turn", Word::Number(turn)));
    // The holder of last turn's initiative is asked first (V-20.01).
    let holder = write.progress.initiative;
    let lord = |side: Seat| write.rules.0.roster.of_host(side).next().is_some_and(|lord| write.solo.leads(lord.id));
    let presume = |side: Seat| if lord(side) { PRESUMES.on(side) } else { PRESUME.on(side) };
    Flow::then([
        LORDS.on(()),
        STRAYS.on(()),
        DICE_BACK.on(()),
        REACTIVITY.on(()),
        presume(holder),
        presume(Seat(1 - holder.0)),
        INITIATIVE.on(()),
        ACTIVATION.on(()),
    ])
}

/// V-6.04, V-6.05: composite dice go to the discard, simple ones vanish, and with them what they had brought about. A new turn
/// begins for every unit.
fn dice_back(In(()): In<()>, mut write: Write) -> Flow {
    write.take_dice_off();
    let refill = write.rules.0.refills_reserve();
    for host in [Seat(0), Seat(1)] {
        let bag = write.reserves.of_mut(host);
        if refill {
            bag.reserve += bag.discard;
            bag.discard = 0;
        }
    }
    let units: Vec<PieceId> = write.board().units.iter().map(|unit| unit.id).collect();
    for unit in units {
        write.set_activated(unit, false);
        write.deeds(unit, |deeds| {
            deeds.killed_before = deeds.killed;
            (deeds.killed, deeds.shots, deeds.reacted) = (0, 0, false);
        });
    }
    Flow::done()
}

/// What a host's reactivity comes to: the lord's command and that of every vassal farther from him than his Aura; with the lord
/// off the table that of all vassals who are left (V-6.06, V-6.10). The dead and departed add nothing.
pub fn reactivity_of(board: &Board, host: Seat) -> i32 {
    let lord = board.lord_on_table(host).and_then(|lord| board.field.base(lord));
    let aura = board.rules.in_units(board.figures(board.lord(host).id).aura);
    let far = |leader: PieceId| match (lord, board.field.base(leader)) {
        (Some(lord), Some(vassal)) => !board.field.in_aura(&lord.disc, aura, &vassal.disc),
        _ => true,
    };
    let is_lord = |unit: PieceId| board.rules.roster.unit(unit).is_some_and(|pieces| pieces.is_lord());
    // Also those of units that are kept from orders (V-23.10).
    // Whoever waits as infiltrator counts too (V-6.09).
    let there = |unit: PieceId, of: &PieceId| board.is_on_table(*of) || board.infiltrates(unit);
    let led = board.of_host(host).filter_map(|unit| Some((unit.id, unit.leader.filter(|of| there(unit.id, of))?)));
    led.filter(|(unit, leader)| is_lord(*unit) || far(*leader)).map(|(unit, _)| board.figures(unit).cmd).sum()
}

/// V-6.06, V-6.07: reactivity is worked out once and frozen for the turn.
fn reactivity(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    for host in [Seat(0), Seat(1)] {
        let value = reactivity_of(&board, host);
        write.progress.reactivity[usize::from(host.0)] = value;
        write.chronicle.note("V-6.06", || {
            Entry::new("vassaux-log-reactivity", "V-6.06").by(host).with("reactivity", Word::Number(value))
        });
    }
    Flow::done()
}

/// V-6.08, C5: the contest of initiative; the first seat's dice first (V-2.06). The winner activates first.
fn initiative(In(()): In<()>, mut write: Write) -> Flow {
    // It has been given away (V-20.01).
    if let Some(gave) = write.magic.gave_way.take() {
        let other = Seat(1 - gave.0);
        (write.progress.initiative, write.progress.active) = (other, other);
        factors::reckon(&mut write);
        return Flow::done();
    }
    let dice = write.rules.0.data.constants.initiative;
    let throw = Throw { dice: dice.dice as u8, sides: dice.sides };
    let reactivity = write.progress.reactivity;
    let contest = contests::initiative(reactivity, throw, &mut |sides| write.dice.die(sides));
    let winner = Seat(contest.winner as u8);
    (write.progress.initiative, write.progress.active) = (winner, winner);
    let rolls = contest
        .rolled
        .iter()
        .flat_map(|rolled| rolled.log(throw, |side| Seat(side as u8), "vassaux-roll-initiative", "vassaux-roll-coin"));
    let rolls: Vec<_> = rolls.collect();
    write.chronicle.note("V-6.08", || {
        let entry = Entry::new("vassaux-log-initiative", "V-6.08").by(winner);
        rolls.into_iter().fold(entry, |entry, roll| entry.roll(roll)).with("winner", Word::On(Target::Seat(winner)))
    });
    factors::reckon(&mut write);
    Flow::done()
}

/// Registers the steps of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&TURN, turn).step(&DICE_BACK, dice_back).step(&REACTIVITY, reactivity).step(&INITIATIVE, initiative);
}
