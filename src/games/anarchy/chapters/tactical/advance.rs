//! Advances: after a kill or a retreat one of the attackers may go into the hex that was left.
use super::combat::NOT_AN_ATTACKER;
use super::paths::{KEPT_BACK, keeps_to, may_step};
use super::turn::{concede, may_order};
use crate::games::anarchy::access::{Read, Write, hex, piece};
use crate::games::anarchy::board::{Board, enemy};
use crate::table::prelude::*;
use bevy::prelude::*;

/// Whether one of the attackers advances.
pub const ADVANCE: Step<PieceId> = Step::new("anarchy.advance");
/// Into which of two hexes he goes.
pub const ADVANCE_HEX: Step<PieceId> = Step::new("anarchy.advance_hex");
/// This man advances.
pub const ADVANCE_WITH: Verb<PieceId> = Verb::new("anarchy.advance_with");
/// He goes into this hex.
pub const ADVANCE_INTO: Verb<Place> = Verb::new("anarchy.advance_into");
/// Nobody advances.
pub const STAY: Verb<()> = Verb::new("anarchy.stay");

pub const ADVANCE_NOT_ALLOWED: Refusal = Refusal::new("advance_not_allowed", "A-0.34");

/// Whether a man may go into an emptied hex: it is free and beside him, a rider's front, and open to him, for a rider
/// to his horse. It costs him no movement points.
pub fn may_advance_into(board: &Board, id: PieceId, emptied: &[Place], to: Place) -> Allowed {
    if !emptied.contains(&to) || !board.is_free(to) {
        return Err(ADVANCE_NOT_ALLOWED);
    }
    if !keeps_to(board, id, board.front(id), to) {
        return Err(KEPT_BACK);
    }
    may_step(board, id, board.front(id), to)
}

/// Whether a man may advance: he attacked, and stands beside an emptied hex.
pub fn may_advance(board: &Board, side: Seat, attackers: &[PieceId], emptied: &[Place], id: PieceId) -> Allowed {
    if !attackers.contains(&id) {
        return Err(NOT_AN_ATTACKER);
    }
    may_order(board, side, id)?;
    let mut why = ADVANCE_NOT_ALLOWED;
    for to in emptied {
        match may_advance_into(board, id, emptied, *to) {
            Ok(()) => return Ok(()),
            Err(reason) => why = reason,
        }
    }
    Err(why)
}

pub(in crate::games::anarchy) fn advance(In(target): In<PieceId>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let side = enemy(board.side(target));
    let (attackers, emptied) = (&battle.fight.attackers, &battle.fight.emptied);
    let mut prompt = ask.prompt(side, "anarchy-ask-advance");
    for hex_left in emptied {
        prompt = prompt.with("hex", hex(*hex_left));
    }
    prompt.offer(&ADVANCE_WITH, attackers.iter().copied(), |id| may_advance(&board, side, attackers, emptied, id));
    if prompt.asks() {
        prompt.offer(&STAY, [()], |()| Ok(()));
        prompt.closing = Some(STAY.on(()));
    }
    concede(&mut prompt);
    prompt
}

pub(in crate::games::anarchy) fn advance_with(In((side, id)): In<(Seat, PieceId)>, mut battle: Write) -> Flow {
    let board = battle.board();
    let emptied = battle.fight.emptied.clone();
    let open: Vec<Place> =
        emptied.iter().copied().filter(|to| may_advance_into(&board, id, &emptied, *to).is_ok()).collect();
    if let [only] = open[..] {
        go_in(&mut battle, side, id, only);
        return Flow::done();
    }
    battle.fight.subject = Some(id);
    Flow::then([ADVANCE_HEX.on(id)])
}

pub(in crate::games::anarchy) fn advance_hex(In(id): In<PieceId>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let emptied = &battle.fight.emptied;
    let mut prompt = ask.prompt(board.side(id), "anarchy-ask-advance-hex").with("unit", piece(id));
    prompt.offer(&ADVANCE_INTO, emptied.iter().copied(), |to| may_advance_into(&board, id, emptied, to));
    concede(&mut prompt);
    prompt
}
pub(in crate::games::anarchy) fn advance_into(In((side, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let id = battle.fight.subject.expect("somebody advances");
    go_in(&mut battle, side, id, to);
    Flow::done()
}
pub(in crate::games::anarchy) fn stay(In(_): In<(Seat, ())>) -> Flow {
    Flow::done()
}

/// A man goes into the emptied hex; a rider's rear into his old front hex.
fn go_in(battle: &mut Write, side: Seat, id: PieceId, to: Place) {
    let front = battle.front(id);
    let rear = battle.man(id).is_mounted().then_some(front);
    battle.place(id, to, rear);
    battle.chronicle.note("A-0.34", || {
        Entry::new("anarchy-log-advances", "A-0.34").by(side).with("unit", piece(id)).with("hex", hex(to))
    });
}

/// Registers the decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&ADVANCE, advance)
        .verb(&ADVANCE_WITH, advance_with)
        .decision(&ADVANCE_HEX, advance_hex)
        .verb(&ADVANCE_INTO, advance_into)
        .verb(&STAY, stay);
}
