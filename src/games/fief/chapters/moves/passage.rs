//! Chapter 8, permission to enter, to pass and to leave (F-8.14, F-8.15, F-8.16, F-8.19, D-16, D-17, D-18), with or
//! without a toll.
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::moves::march;
use crate::games::fief::chapters::names::{lord, place};
use crate::games::fief::state::march::{Custom, Errand, Goal};
use crate::table::kit::purses::Account;
use crate::table::prelude::*;
use bevy::prelude::*;

/// May they come in? (D-16)
pub const PASSAGE: Step<Seat> = Step::new("fief.passage");
/// Is the toll paid?
pub const PAY_TOLL: Step<Seat> = Step::new("fief.pay_toll");
/// Turned away: stay, or storm? (D-17)
pub const AFTER_REFUSAL: Step<Seat> = Step::new("fief.after_refusal");
/// May guests leave the walls? (D-18)
pub const LET_OUT: Step<Seat> = Step::new("fief.let_out");

/// The host lets them in for this toll, counted in the smallest sum of money that is paid.
pub const GRANT_FOR: Verb<i32> = Verb::new("fief.grant_for");
/// The host lets them in, or does not.
pub const ADMIT: Verb<()> = Verb::new("fief.admit");
pub const TURN_AWAY: Verb<()> = Verb::new("fief.turn_away");
/// The guest pays the toll, or does not.
pub const PAY: Verb<()> = Verb::new("fief.pay");
pub const KEEP_PURSE: Verb<()> = Verb::new("fief.keep_purse");
/// The occupant of walls lets guests out, or does not.
pub const LET_GO: Verb<()> = Verb::new("fief.let_go");
pub const HOLD: Verb<()> = Verb::new("fief.hold");
/// Turned away, they stay where they are, or go to the gate.
pub const STAY: Verb<()> = Verb::new("fief.stay");
pub const FORCE: Verb<()> = Verb::new("fief.force");

/// Families that may pass without asking, that may not, and that must ask.
pub const WELCOME: Verb<Seat> = Verb::new("fief.welcome");
pub const BAR: Verb<Seat> = Verb::new("fief.bar");
pub const HEAR: Verb<Seat> = Verb::new("fief.hear");

pub const TOO_DEAR: Refusal = Refusal::new("not_enough_money", "F-8.14");
pub const BAD_TOLL: Refusal = Refusal::new("bad_amount", "F-8.14");
pub const NOT_A_GUEST: Refusal = Refusal::new("not_an_option", "F-8.14");

fn errand(board: &Board) -> Option<(Errand, PieceId)> {
    board.march.errand.zip(board.march.leader)
}

pub(super) fn passage(In(host): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(host, "fief-ask-passage");
    let Some((errand, leader)) = errand(&board).filter(|(errand, _)| errand.ask) else { return prompt };
    prompt.offer(&ADMIT, [()], |()| Ok(()));
    prompt.offer(&TURN_AWAY, [()], |()| Ok(()));
    let ally = board.ally(host) == Some(board.family(leader));
    prompt.closing = Some(if ally { ADMIT.on(()) } else { TURN_AWAY.on(()) });
    if board.rules.switches.toll {
        prompt.offer_range(&GRANT_FOR, 1..=board.rules.data.limits.toll, BAD_TOLL);
    }
    prompt.with("lord", lord(leader)).with("village", place(errand.to))
}

/// The host lets the company in: it stays as a guest, or goes on if it has steps left (F-8.15).
fn let_in(write: &mut Write, host: Seat, toll: i32) -> Flow {
    if let Some(errand) = &mut write.march.errand {
        (errand.ask, errand.toll) = (false, toll);
    }
    write.chronicle.note("F-8.14", || Entry::new("fief-log-admitted", "F-8.14").by(host));
    Flow::done()
}
pub(super) fn admit(In((host, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    let_in(&mut write, host, 0)
}
pub(super) fn grant_for(In((host, toll)): In<(Seat, i32)>, mut write: Write) -> Flow {
    let_in(&mut write, host, toll)
}
/// The host turns the company away (F-8.16). The errand stays marked as asking, which leads to [`AFTER_REFUSAL`].
pub(super) fn refuse(In((host, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    write.chronicle.note("F-8.16", || Entry::new("fief-log-entry-refused", "F-8.16").by(host));
    Flow::done()
}

pub(super) fn pay_toll(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-toll");
    let Some((errand, _)) = errand(&board).filter(|(errand, _)| !errand.ask && errand.toll > 0) else { return prompt };
    let sum = errand.toll * board.rules.data.money.step;
    prompt.secret = board.treasury.purses.is_secret();
    prompt.offer(&PAY, [()], |()| if sum > board.purse(seat) { Err(TOO_DEAR) } else { Ok(()) });
    prompt.offer(&KEEP_PURSE, [()], |()| Ok(()));
    prompt.closing = Some(KEEP_PURSE.on(()));
    prompt.with("amount", Word::Number(sum))
}

pub(super) fn pay(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    let Some(errand) = write.march.errand.take() else { return Flow::done() };
    let host = write.board().occupant(errand.to);
    if let Some(host) = host {
        let sum = errand.toll * write.rules.data.money.step;
        write.pay(Account::Purse(seat), Account::Purse(host), sum, "fief-log-toll", "F-8.14");
    }
    write.march.errand = Some(Errand { toll: 0, ..errand });
    Flow::done()
}
/// A guest who does not pay the toll is turned away (F-8.14, F-8.16).
pub(super) fn keep(In((_, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    if let Some(errand) = &mut write.march.errand {
        (errand.ask, errand.toll) = (true, 0);
    }
    Flow::done()
}

pub(super) fn after_refusal(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-refused");
    let Some((errand, leader)) = errand(&board).filter(|(errand, _)| errand.ask) else { return prompt };
    prompt.offer(&STAY, [()], |()| Ok(()));
    prompt.closing = Some(STAY.on(()));
    prompt.offer(&FORCE, [()], |()| march::may_storm(&board, seat, errand.to));
    prompt.with("lord", lord(leader)).with("village", place(errand.to))
}
pub(super) fn stay(In((_, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    write.march.errand = None;
    Flow::done()
}
pub(super) fn force(In((_, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    if let Some(errand) = &mut write.march.errand {
        (errand.ask, errand.goal) = (false, Goal::Gate);
    }
    Flow::done()
}

pub(super) fn let_out(In(keeper): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(keeper, "fief-ask-let-out");
    let Some((errand, leader)) = errand(&board) else { return prompt };
    prompt.offer(&LET_GO, [()], |()| Ok(()));
    prompt.closing = Some(LET_GO.on(()));
    prompt.offer(&HOLD, [()], |()| Ok(()));
    prompt.with("lord", lord(leader)).with("village", place(errand.to))
}
pub(super) fn let_go(In((keeper, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    write.chronicle.note("F-8.19", || Entry::new("fief-log-let-out", "F-8.19").by(keeper));
    Flow::done()
}
pub(super) fn hold(In((keeper, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    if let Some(leader) = write.march.leader {
        let at = write.lord(leader).at;
        write.march.held.push((leader, at));
    }
    write.march.errand = None;
    write.chronicle.note("F-8.19", || Entry::new("fief-log-held", "F-8.19").by(keeper));
    Flow::done()
}

/// The answers that a family may give beforehand to each other family (D-16). Each holds until the family changes it.
pub(super) fn offer_customs(board: &Board, prompt: &mut Prompt, host: Seat) {
    let rule = |guest: Seat, custom: Custom| {
        let known = board.progress.is_in(guest) && usize::from(guest.0) < board.rules.seats && guest != host;
        if known && board.march.custom(host, guest) != custom { Ok(()) } else { Err(NOT_A_GUEST) }
    };
    let seats = || (0..board.rules.seats as u8).map(Seat);
    prompt.stand(&WELCOME, seats(), |guest| rule(guest, Custom::Grant));
    prompt.stand(&BAR, seats(), |guest| rule(guest, Custom::Refuse));
    prompt.stand(&HEAR, seats(), |guest| rule(guest, Custom::Ask));
}
fn says(write: &mut Write, host: Seat, guest: Seat, custom: Custom, event: &'static str) -> Flow {
    write.march.set_custom(host, guest, custom);
    write
        .chronicle
        .note("F-8.14", || Entry::new(event, "F-8.14").by(host).with("guest", Word::On(Target::Seat(guest))));
    Flow::again()
}
pub(super) fn welcome(In((host, guest)): In<(Seat, Seat)>, mut write: Write) -> Flow {
    says(&mut write, host, guest, Custom::Grant, "fief-log-welcome")
}
pub(super) fn bar(In((host, guest)): In<(Seat, Seat)>, mut write: Write) -> Flow {
    says(&mut write, host, guest, Custom::Refuse, "fief-log-barred")
}
pub(super) fn hear(In((host, guest)): In<(Seat, Seat)>, mut write: Write) -> Flow {
    says(&mut write, host, guest, Custom::Ask, "fief-log-hears")
}
