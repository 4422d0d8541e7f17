//! Chapter 9, what orders do: whether one can be carried out, and what follows when it is due.
use super::magic::casting::{self, SPELL};
use super::magic::green::DISENGAGE;
use super::magic::infiltration;
use super::solo::deeds;
use super::{charge, movement, shooting};
use crate::games::vassaux::access::{Board, Write};
use crate::games::vassaux::chapters::charge::CHARGE_WHOM;
use crate::games::vassaux::chapters::movement::MOVE;
use crate::games::vassaux::chapters::shooting::ATTACK_WHOM;
use crate::games::vassaux::field::sight;
use crate::games::vassaux::state::frames::Frame;
use crate::games::vassaux::state::orders::OrderKind;
use crate::table::prelude::{Allowed, Entry, Flow, PieceId, Refusal, RuleApp, Step, Target, Word};
use bevy::prelude::*;

/// The order that is due is carried out.
pub const RESOLVE: Step<()> = Step::new("vassaux.resolve");

const ENGAGED_ALERT: Refusal = Refusal::new("alert_while_engaged", "V-9.16");

/// Whether one fighter sees another as things stand (V-12.05).
pub fn sees(board: &Board, viewer: PieceId, target: PieceId) -> bool {
    match (board.field.base(viewer), board.field.base(target)) {
        (Some(viewer), Some(target)) => sight::sees(&board.field, viewer, target),
        _ => false,
    }
}

/// Whether an order can be carried out as things stand; asked when it is declared as the first (V-8.10), and when its moment
/// comes (V-8.07).
pub fn is_possible(board: &Board, frame: &Frame, order: OrderKind) -> Allowed {
    if board.infiltrates(frame.unit) {
        return infiltration::is_possible(board, frame.unit, order);
    }
    match order {
        OrderKind::March | OrderKind::TacticalMove | OrderKind::HuntMove | OrderKind::Run => {
            let gait = movement::gait(board, frame.unit, order).expect("an order that moves");
            movement::is_possible(board, frame.unit, gait)
        }
        OrderKind::Charge | OrderKind::CoordinatedCharge => charge::is_possible(board, frame, order),
        OrderKind::Attack | OrderKind::CoordinatedAttack => shooting::is_possible(board, frame, order),
        OrderKind::Alert if board.field.is_engaged(frame.unit) => Err(ENGAGED_ALERT),
        OrderKind::Cast => casting::is_possible(board, frame.unit),
        OrderKind::Alert | OrderKind::Fortify | OrderKind::Wait => Ok(()),
    }
}

/// An order that cannot be carried out any more is skipped, and everybody is told (V-8.07).
pub fn skip(write: &mut Write, unit: PieceId, order: OrderKind) {
    let host = write.pieces_of(unit).host;
    write.chronicle.note("V-8.07", || {
        Entry::new("vassaux-log-skipped", "V-8.07")
            .by(host)
            .with("unit", Word::On(Target::Piece(unit)))
            .with("order", Word::On(Target::Kind(order.kind())))
    });
    write.skip(unit, order);
}

/// What is to be decided for the order that is due: targets and paths are chosen now (V-8.09). It is asked once more whether it can be carried out, for a reaction may have
/// come before it (V-8.07).
fn resolve(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let Some((frame, order)) = write.frames.top().and_then(|frame| Some((frame.clone(), frame.order()?))) else {
        return Flow::done();
    };
    if !board.is_able(frame.unit) || is_possible(&board, &frame, order).is_err() {
        skip(&mut write, frame.unit, order);
        return Flow::done();
    }
    if let Some(doing) = board.solo.doing(frame.unit) {
        return deeds::carry_out(&mut write, &board, &frame, doing).unwrap_or_else(|| {
            skip(&mut write, frame.unit, order);
            Flow::done()
        });
    }
    if board.infiltrates(frame.unit) {
        return infiltration::arrive(order);
    }
    match order {
        OrderKind::March | OrderKind::TacticalMove | OrderKind::HuntMove | OrderKind::Run => {
            Flow::then([DISENGAGE.on(()), MOVE.on(())])
        }
        OrderKind::Charge | OrderKind::CoordinatedCharge => Flow::then([CHARGE_WHOM.on(())]),
        OrderKind::Attack | OrderKind::CoordinatedAttack => Flow::then([ATTACK_WHOM.on(())]),
        OrderKind::Cast => Flow::then([SPELL.on(())]),
        OrderKind::Alert | OrderKind::Fortify | OrderKind::Wait => Flow::done(),
    }
}

/// Registers the step of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&RESOLVE, resolve);
}
