//! T-5, moves: which pieces of which kind come along, and which stay.
use crate::fief::board::{Board, Play, Watch};
use crate::fief::moves::{pieces_at_hand, take_pieces};
use crate::fief::rules::Item;
use crate::table::counters::Counters;
use crate::table::*;
use bevy::prelude::*;

/// One of this kind comes along, of those that have gone least far; all of them; one of those that have gone furthest.
pub const TAKE: Verb<Kind> = Verb::new("tactique.take");
pub const TAKE_ALL: Verb<Kind> = Verb::new("tactique.take_all");
pub const TAKE_SPENT: Verb<Kind> = Verb::new("tactique.take_spent");
/// One of this kind stays here; all of them (F-8.07).
pub const LEAVE: Verb<Kind> = Verb::new("tactique.leave");
pub const LEAVE_ALL: Verb<Kind> = Verb::new("tactique.leave_all");

pub const NONE_AT_HAND: Refusal = Refusal::new("bad_amount", "F-8.08");
pub const NONE_WITH_THEM: Refusal = Refusal::new("bad_amount", "F-8.07");
pub const NOT_TROOPS: Refusal = Refusal::new("not_an_option", "T-5.03");
pub const NEEDS_LEADER: Refusal = Refusal::new("needs_leader", "F-8.03");
pub const BOMBARD_NEEDS_LEADER: Refusal = Refusal::new("needs_leader", "T-2.02");

fn sort_of(board: &Board, kind: Kind) -> Result<usize, Refusal> {
    if let Item::Soldiers(sort) = board.rules.item(kind) { Ok(sort.into()) } else { Err(NOT_TROOPS) }
}
/// How many of a sort are among these, in how many portions by villages gone.
fn number(hand: &[(u8, Counters)], sort: usize) -> (u8, usize) {
    let of = hand.iter().map(|(_, pieces)| pieces.0[sort]).filter(|n| *n > 0);
    (of.clone().sum(), of.count())
}
/// Whether so many of a kind, in so many portions, are among those who stand with the leader.
fn may_take(board: &Board, hand: &[(u8, Counters)], kind: Kind, least: u8, portions: usize) -> Allowed {
    let sort = sort_of(board, kind)?;
    if board.march.leader.is_none() {
        return Err(if board.rules.soldiers.values()[sort] == 0 { BOMBARD_NEEDS_LEADER } else { NEEDS_LEADER });
    }
    let (number, parts) = number(hand, sort);
    if number >= least && parts >= portions { Ok(()) } else { Err(NONE_AT_HAND) }
}
fn coming(board: &Board, sort: usize) -> u8 {
    board.forces.kinds().map_or(0, |kinds| kinds.marching.iter().map(|(_, pieces)| pieces.0[sort]).sum())
}
fn may_leave(board: &Board, kind: Kind, least: u8) -> Allowed {
    let sort = sort_of(board, kind)?;
    if board.march.leader.is_none() {
        return Err(NEEDS_LEADER);
    }
    if !board.march.may_drop || coming(board, sort) < least {
        return Err(NONE_WITH_THEM);
    }
    Ok(())
}

pub(super) fn move_go(In((seat, mut prompt)): In<(Seat, Prompt)>, watch: Watch) -> Prompt {
    if !prompt.asks() {
        return prompt;
    }
    let board = watch.board();
    let troops = || board.rules.items().filter(|(_, item)| matches!(item, Item::Soldiers(_))).map(|(kind, _)| kind);
    let hand = pieces_at_hand(&board, seat);
    prompt.offer(&TAKE, troops(), |kind| may_take(&board, &hand, kind, 1, 1));
    prompt.offer(&TAKE_ALL, troops(), |kind| may_take(&board, &hand, kind, 2, 1));
    prompt.offer(&TAKE_SPENT, troops(), |kind| may_take(&board, &hand, kind, 2, 2));
    prompt.offer(&LEAVE, troops(), |kind| may_leave(&board, kind, 1));
    prompt.offer(&LEAVE_ALL, troops(), |kind| may_leave(&board, kind, 2));
    prompt
}

fn takes(play: &mut Play, seat: Seat, kind: Kind, all: bool, spent: bool) -> Flow {
    play.march.may_drop = false;
    let board = play.board();
    let Ok(sort) = sort_of(&board, kind) else { return Flow::again() };
    let mut hand = pieces_at_hand(&board, seat);
    if spent {
        hand.reverse();
    }
    for (steps, pieces) in hand.into_iter().filter(|(_, pieces)| pieces.0[sort] > 0) {
        let mut some = Counters::default();
        some.0[sort] = if all { pieces.0[sort] } else { 1 };
        take_pieces(play, steps, some);
        if !all {
            break;
        }
    }
    Flow::again()
}
pub(super) fn take(In((seat, kind)): In<(Seat, Kind)>, mut play: Play) -> Flow {
    takes(&mut play, seat, kind, false, false)
}
pub(super) fn take_all(In((seat, kind)): In<(Seat, Kind)>, mut play: Play) -> Flow {
    takes(&mut play, seat, kind, true, false)
}
pub(super) fn take_spent(In((seat, kind)): In<(Seat, Kind)>, mut play: Play) -> Flow {
    takes(&mut play, seat, kind, false, true)
}

/// Those that have gone furthest stay first. More may stay after them.
fn leaves(play: &mut Play, kind: Kind, all: bool) -> Flow {
    let Ok(sort) = sort_of(&play.board(), kind) else { return Flow::again() };
    let coming = play.forces.kinds_mut().map(|kinds| std::mem::take(&mut kinds.marching)).unwrap_or_default();
    play.march.taken.clear();
    let mut still = if all { u8::MAX } else { 1 };
    for (steps, mut pieces) in coming.into_iter().rev() {
        let gone = pieces.0[sort].min(still);
        pieces.0[sort] -= gone;
        still -= gone;
        take_pieces(play, steps, pieces);
    }
    Flow::again()
}
pub(super) fn leave(In((_, kind)): In<(Seat, Kind)>, mut play: Play) -> Flow {
    leaves(&mut play, kind, false)
}
pub(super) fn leave_all(In((_, kind)): In<(Seat, Kind)>, mut play: Play) -> Flow {
    leaves(&mut play, kind, true)
}
