//! Chapter 19, modification cards: routed units return. The defence of the rampart is among the modifiers of a combat.
use super::movement::HEX_OCCUPIED;
use super::turn::concede;
use crate::games::ancients::access::{Read, Write, hex, piece};
use crate::games::ancients::board::{Board, owner_of};
use crate::games::ancients::state::{Fate, RoutedUnit};
use crate::table::prelude::*;
use bevy::prelude::*;

/// A side's routed units may return, before the first activation of a turn (N-19.02).
pub const RETURNS: Step<Seat> = Step::new("ancients.returns");
/// Its owner chooses the hex on which a routed unit returns (N-19.02).
pub const RETURN_HEX: Step<PieceId> = Step::new("ancients.return_hex");
/// The routed unit returns to this hex.
pub const RETURN_TO: Verb<Place> = Verb::new("ancients.return_to");

pub const NOT_OWN_CAMP: Refusal = Refusal::new("deploy_outside_zone", "N-19.02");
pub const RETURN_IN_CONTACT: Refusal = Refusal::new("retreat_in_enemy_zoc", "N-19.02");

/// Whether a routed unit of a side may return to a hex: a free one of its own camp, out of contact (N-19.02).
pub fn may_return(board: &Board, side: Seat, to: Place) -> Allowed {
    if board.map.base(to) != Some(side) {
        return Err(NOT_OWN_CAMP);
    }
    if !board.is_free(to) {
        return Err(HEX_OCCUPIED);
    }
    if board.in_contact(to, side) { Err(RETURN_IN_CONTACT) } else { Ok(()) }
}

/// One die for each unit of the side that has fled in an earlier turn, in the order of flight (N-19.06). Before each die a hex must
/// be free for it (N-19.07); while there is none, nobody rolls, and the units wait for the next turn (N-19.03). Only those who have
/// fled are among them: who was destroyed never returns (N-19.04).
pub(in crate::games::ancients) fn returns(In(side): In<Seat>, mut battle: Write) -> Flow {
    let turn = battle.progress.turn;
    let waiting = |routed: &&mut RoutedUnit| owner_of(routed.unit) == side && routed.rolled < turn;
    let Some(unit) = battle.routed.0.iter_mut().find(waiting).map(|routed| routed.unit) else { return Flow::done() };
    let board = battle.board();
    if !board.map.camp(side).any(|to| may_return(&board, side, to).is_ok()) {
        battle
            .chronicle
            .note("N-19.03", || Entry::new("ancients-log-no-return", "N-19.03").by(side).with("unit", piece(unit)));
        return Flow::done();
    }
    for routed in battle.routed.0.iter_mut().filter(|routed| routed.unit == unit) {
        routed.rolled = turn;
    }
    let (roll, returns) = battle.rules.clone().return_die(&mut battle.dice, side);
    battle.chronicle.note("N-19.02", || {
        let event = if returns { "ancients-log-comes-back" } else { "ancients-log-stays-away" };
        Entry::new(event, "N-19.02").by(side).with("unit", piece(unit)).with("roll", Word::Number(roll.face)).roll(roll)
    });
    if returns { Flow::then([RETURN_HEX.on(unit)]).and_again() } else { Flow::again() }
}

/// The owner chooses among the hexes on which it may return (N-19.02).
pub(in crate::games::ancients) fn choose_hex(In(id): In<PieceId>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let side = owner_of(id);
    let mut prompt = ask.prompt(side, "ancients-ask-return").with("unit", piece(id));
    prompt.offer(&RETURN_TO, board.map.camp(side), |to| may_return(&board, side, to));
    concede(&mut prompt);
    prompt
}

/// The unit is back, activated: this turn it defends, and is not ordered (N-19.08).
pub(in crate::games::ancients) fn return_to(In((side, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let turn = battle.progress.turn;
    let back = battle.routed.0.iter().rposition(|routed| owner_of(routed.unit) == side && routed.rolled == turn);
    let unit = battle.routed.0.remove(back.expect("a unit that has just rolled")).unit;
    battle.set_fate(unit, Fate::OnBoard);
    battle.place(unit, to);
    battle.activate(unit);
    battle.chronicle.note("N-19.02", || {
        Entry::new("ancients-log-returned", "N-19.02").by(side).with("unit", piece(unit)).with("hex", hex(to))
    });
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&RETURNS, returns).decision(&RETURN_HEX, choose_hex).verb(&RETURN_TO, return_to);
}
