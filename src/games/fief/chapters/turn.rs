//! Chapter 4, the turn: six phases, in each a go for every family in turn order (F-4.01, F-4.02, F-4.03).
use crate::games::fief::access::Write;
use crate::games::fief::chapters::election::{ELECTION, SECOND_ROUND};
use crate::games::fief::chapters::negotiations::market::OPEN_MARKET;
use crate::games::fief::chapters::succession::estates::ESTATES;
use crate::games::fief::chapters::{battle, cards, moves, purchases, revenue, victory};
use crate::games::fief::state::progress::Phase;
use crate::table::prelude::*;
use bevy::prelude::*;

/// A turn begins (F-4.01).
pub const TURN: Step<()> = Step::new("fief.turn");
/// The phases of a turn, in their order.
pub const CARDS: Step<()> = Step::new("fief.cards");
pub const REVENUES: Step<()> = Step::new("fief.revenues");
pub const PURCHASES: Step<()> = Step::new("fief.purchases");
pub const MOVES: Step<()> = Step::new("fief.moves");
pub const BATTLES: Step<()> = Step::new("fief.battles");
pub const NEGOTIATIONS: Step<()> = Step::new("fief.negotiations");
/// A match that begins from a position in the middle of a phase goes on here, with this seat's go.
pub const RESUME: Step<Seat> = Step::new("fief.resume");

/// Ends the seat's go or series of choices.
pub const DONE: Verb<()> = Verb::new("fief.done");

/// The step that plays a phase.
fn step_of(phase: Phase) -> &'static Step<()> {
    match phase {
        Phase::Cards => &CARDS,
        Phase::Revenues => &REVENUES,
        Phase::Purchases => &PURCHASES,
        Phase::Moves => &MOVES,
        Phase::Battles => &BATTLES,
        Phase::Negotiations => &NEGOTIATIONS,
        Phase::Setup | Phase::TurnEnd => &victory::TURN_END,
    }
}

pub(in crate::games::fief) fn turn(In(()): In<()>, mut write: Write) -> Flow {
    let progress = &mut *write.progress;
    progress.turn += 1;
    if progress.turn > 1 {
        // To the next living seat on the left (F-4.03).
        let next = progress.left_of(progress.first);
        progress.first = next.unwrap_or(progress.first);
    }
    progress.went.fill(false);
    write.negotiation.ransom_offers.fill(0);
    let progress = &mut *write.progress;
    let (turn, first) = (progress.turn, progress.first);
    write
        .chronicle
        .note("F-4.03", || Entry::new("fief-log-turn", "F-4.03").by(first).with("turn", Word::Number(turn.into())));
    write.fresh_steps();
    let phases = Phase::ALL.into_iter().map(|phase| step_of(phase).on(()));
    Flow::then(phases.chain([victory::TURN_END.on(())])).and_again()
}

/// The rest of the phase that the position names, from a seat's go on, and then the rest of the match.
pub(in crate::games::fief) fn resume(In(seat): In<Seat>, mut write: Write) -> Flow {
    let phase = write.progress.phase;
    let order: Vec<Seat> = write.progress.order().collect();
    let from = order.iter().position(|s| *s == seat).unwrap_or(0);
    for gone in &order[..from] {
        write.progress.went[gone.0 as usize] = true;
    }
    let rest: Vec<Task> = match phase {
        Phase::Cards => cards::goes(&order[from..]),
        Phase::Purchases => order[from..].iter().map(|s| purchases::PURCHASE_GO.on(*s)).collect(),
        Phase::Moves => moves::go::goes(&order[from..]),
        phase => vec![step_of(phase).on(())],
    };
    let later = Phase::ALL.into_iter().filter(|p| *p > phase).map(|p| step_of(p).on(()));
    let end = if phase == Phase::TurnEnd { vec![] } else { vec![victory::TURN_END.on(())] };
    Flow::then(rest.into_iter().chain(later).chain(end).chain([TURN.on(())]))
}

/// Every seat's go in turn order.
fn goes(write: &mut Write, phase: Phase, go: Option<&Step<Seat>>) -> Flow {
    write.progress.phase = phase;
    match go {
        Some(go) => Flow::then(write.progress.order().map(|seat| go.on(seat))),
        None => Flow::done(),
    }
}

pub(in crate::games::fief) fn cards_phase(In(()): In<()>, mut write: Write) -> Flow {
    write.progress.phase = Phase::Cards;
    let order: Vec<Seat> = write.progress.order().collect();
    let deals = order.iter().map(|seat| cards::DEAL.on(*seat));
    Flow::then(deals.chain(cards::goes(&order)))
}
pub(in crate::games::fief) fn revenues(In(()): In<()>, mut write: Write) -> Flow {
    write.progress.phase = Phase::Revenues;
    revenue::pay_all(&mut write);
    Flow::done()
}
pub(in crate::games::fief) fn purchases_phase(In(()): In<()>, mut write: Write) -> Flow {
    goes(&mut write, Phase::Purchases, Some(&purchases::PURCHASE_GO))
}
pub(in crate::games::fief) fn moves(In(()): In<()>, mut write: Write) -> Flow {
    write.progress.phase = Phase::Moves;
    let order: Vec<Seat> = write.progress.order().collect();
    Flow::then(moves::go::goes(&order))
}
pub(in crate::games::fief) fn battles(In(()): In<()>, mut write: Write) -> Flow {
    write.progress.phase = Phase::Battles;
    Flow::then(battle::phase::phase(&mut write))
}
/// Estates (F-10.25), offers, the election (F-11.13), and offers once more if there was a ballot (F-11.01).
pub(in crate::games::fief) fn negotiations(In(()): In<()>, mut write: Write) -> Flow {
    write.progress.phase = Phase::Negotiations;
    Flow::then([ESTATES.on(()), OPEN_MARKET.on(()), ELECTION.on(()), SECOND_ROUND.on(())])
}
/// Ends a go or a series of choices.
pub(in crate::games::fief) fn done(In(_): In<(Seat, ())>) -> Flow {
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&TURN, turn)
        .step(&RESUME, resume)
        .step(&CARDS, cards_phase)
        .step(&REVENUES, revenues)
        .step(&PURCHASES, purchases_phase)
        .step(&MOVES, moves)
        .step(&BATTLES, battles)
        .step(&NEGOTIATIONS, negotiations)
        .verb(&DONE, done);
}
