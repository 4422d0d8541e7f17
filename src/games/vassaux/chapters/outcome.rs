//! Chapter 23, how a match ends: lost lords, the last turn, and what is scored.
use super::command::TURN;
use super::magic::effects;
use super::scenarios::evacuation::{self, EXITS};
use super::scenarios::{escape, fires, objectives};
use super::solo::answers::LEAVES;
use crate::games::vassaux::access::{Board, Write, board_of};
use crate::games::vassaux::data::scenarios::{LordLossData, VictoryData};
use crate::games::vassaux::data::switches::LordLoss;
use crate::games::vassaux::state::fighters::Fate;
use crate::games::vassaux::state::progress::Progress;
use crate::table::prelude::{Entry, Flow, RuleApp, Seat, Step};
use bevy::prelude::*;

/// C1: a host without lord loses (V-3.06).
pub const LORDS: Step<()> = Step::new("vassaux.lords");
/// The end of a turn (E1 to E3).
pub const END_OF_TURN: Step<()> = Step::new("vassaux.end_of_turn");
/// The second part of it, when those have left who leave.
pub const TURN_OVER: Step<()> = Step::new("vassaux.turn_over");
/// After the last turn (V-23.21).
pub const CLOSING: Step<()> = Step::new("vassaux.closing");

/// The points of a host that are eliminated (V-4.21, V-7.07), and those of the whole host.
pub fn eliminated(board: &Board, host: Seat) -> (i32, i32) {
    let own = board
        .fighters
        .iter()
        .filter(|fighter| board.rules.roster.unit_of_fighter(fighter.id).is_some_and(|unit| unit.host == host));
    own.fold((0, 0), |(gone, all), fighter| {
        let value = board.rules.value(fighter.id);
        (gone + if fighter.fate.is_eliminated() { value } else { 0 }, all + value)
    })
}

/// How long the match was, and what share of each host's points was eliminated, in percent.
pub fn figures(world: &World) -> Vec<(&'static str, f64)> {
    let board = board_of(world, [None; 2]);
    let share = |host: Seat| {
        let (gone, all) = eliminated(&board, host);
        f64::from(gone) * 100.0 / f64::from(all.max(1))
    };
    let turns = f64::from(world.resource::<Progress>().turn);
    vec![("turns", turns), ("first-eliminated", share(Seat(0))), ("second-eliminated", share(Seat(1)))]
}

/// Whether a host's lord is lost: eliminated, not departed (V-3.06, V-23.14).
fn has_lost_lord(board: &Board, host: Seat) -> bool {
    let lord = board.rules.roster.of_host(host).next().map(|unit| unit.leader());
    lord.and_then(|lord| board.fighter(lord)).is_some_and(|lord| lord.fate.is_eliminated())
}

/// V-3.06, V-6.03, V-23.20: what a lost lord means, as the scenario says or the table has agreed.
fn lords(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let lost = [Seat(0), Seat(1)].map(|host| has_lost_lord(&board, host));
    if lost == [false, false] {
        return Flow::done();
    }
    let meaning = match board.rules.switches.lord_loss {
        LordLoss::Scenario => board.rules.scenario().lord_loss,
        LordLoss::Lose => LordLossData::Lose,
        LordLoss::EndAndScore => LordLossData::EndAndScore,
        LordLoss::Continue => LordLossData::Continue,
    };
    match (meaning, lost) {
        (LordLossData::Continue, _) => return Flow::done(),
        (LordLossData::EndAndScore, _) => return Flow::then([CLOSING.on(())]),
        (LordLossData::Lose, [true, true]) => write.outcome.end([], "vassaux-end-both-lords"),
        (LordLossData::Lose, [first, _]) => write.outcome.end([Seat(u8::from(first))], "vassaux-end-lord"),
    }
    Flow::done()
}

/// Whether nobody of a host is left on the table (V-23.12).
fn is_destroyed(board: &Board, host: Seat) -> bool {
    // Who waits as infiltrator is still to come (V-20.19).
    !board.fighters.iter().any(|fighter| {
        matches!(fighter.fate, Fate::OnTable | Fate::Aside)
            && board.rules.roster.unit_of_fighter(fighter.id).is_some_and(|unit| unit.host == host)
    })
}

/// V-23.12: where it wins to destroy the other host, this is so at once, before anybody reorganises.
pub fn judge_last_fallen(write: &mut Write) {
    match write.rules.0.scenario().victory {
        VictoryData::Escape { .. } => escape::judge(write),
        VictoryData::Duel { .. } => judge_destruction(write),
        VictoryData::Evacuate { .. } | VictoryData::Fires { .. } | VictoryData::Objectives { .. } => {}
    }
}

/// V-23.12: who has destroyed the other host wins at once.
fn judge_destruction(write: &mut Write) {
    let board = write.board();
    match [Seat(0), Seat(1)].map(|host| is_destroyed(&board, host)) {
        [false, false] => {}
        [true, true] => write.outcome.end([], "vassaux-end-destroyed"),
        [first, _] => write.outcome.end([Seat(u8::from(first))], "vassaux-end-destroyed"),
    }
}

/// What wins at once in this scenario, asked after every activation and at the end of a turn. Elsewhere whoever is destroyed has
/// lost his lord (V-3.06).
pub fn judge(write: &mut Write) {
    match write.rules.0.scenario().victory {
        VictoryData::Evacuate { .. } => evacuation::judge(write),
        VictoryData::Fires { .. } => fires::judge(write),
        VictoryData::Escape { .. } => escape::judge(write),
        VictoryData::Duel { .. } => judge_destruction(write),
        VictoryData::Objectives { .. } => objectives::judge(write),
    }
}

/// E1: what happens at the end of a turn in this scenario, then whether the match is over.
fn end_of_turn(In(()): In<()>, mut write: Write) -> Flow {
    write.objectives.exits = 0;
    let automated = write.solo.leads_any() && evacuation::are_automated(&write.board());
    Flow::then([if automated { LEAVES.on(()) } else { EXITS.on(()) }, TURN_OVER.on(())])
}

/// E1 to E3: fires are lit, and those who have left are counted; after the last turn the match is closed.
fn turn_over(In(()): In<()>, mut write: Write) -> Flow {
    effects::end_turn(&mut write);
    fires::light(&mut write);
    escape::count(&mut write);
    objectives::capture(&mut write);
    judge(&mut write);
    match write.outcome.0 {
        Some(_) => Flow::done(),
        None if write.progress.turn >= write.progress.limit => Flow::then([LORDS.on(()), CLOSING.on(())]),
        None => Flow::then([TURN.on(write.progress.turn + 1)]),
    }
}

/// V-23.21: after the last turn the lords are judged once more, then the match is scored.
fn closing(In(()): In<()>, mut write: Write) -> Flow {
    match write.rules.0.scenario().victory {
        VictoryData::Evacuate { .. } => evacuation::close(&mut write),
        VictoryData::Fires { .. } => fires::close(&mut write),
        VictoryData::Objectives { .. } => objectives::close(&mut write),
        VictoryData::Duel { .. } | VictoryData::Escape { .. } => score(&mut write),
    }
    Flow::done()
}

/// V-23.12: who has eliminated more of the enemy's points wins; with as many nobody does.
fn score(write: &mut Write) {
    let board = write.board();
    let [first, second] = [Seat(0), Seat(1)].map(|host| eliminated(&board, host).0);
    write.chronicle.note("V-23.12", || Entry::new("vassaux-log-closing", "V-23.12"));
    let winner = match first.cmp(&second) {
        std::cmp::Ordering::Less => vec![Seat(0)],
        std::cmp::Ordering::Greater => vec![Seat(1)],
        std::cmp::Ordering::Equal => vec![],
    };
    write.outcome.end(winner, "vassaux-end-points");
}

/// Registers the steps of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&LORDS, lords).step(&END_OF_TURN, end_of_turn).step(&TURN_OVER, turn_over).step(&CLOSING, closing);
}
