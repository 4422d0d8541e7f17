//! Chapter 5 of Tactique, moves: when a lord sets out, his player says how many of each kind go with him (T-5.03).
//! Archers and bombards march like other troops, with a lord (T-1.03, T-2.02). And which pieces an heir calls into a
//! city.
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::moves::go::MOVE_GO;
use crate::games::fief::chapters::moves::{pieces_at_hand, take_pieces};
use crate::games::fief::chapters::succession::deaths::AFTERMATH;
use crate::games::fief::chapters::succession::estates;
use crate::games::fief::state::posts::Post;
use crate::table::kit::counters::Counters;
use crate::table::prelude::*;
use bevy::prelude::*;

/// The kinds of troops that march.
const KINDS: usize = 4;
/// So many of a kind come along, of those that have gone least far, or furthest (F-8.08).
pub const TAKE: [Verb<i32>; KINDS] = [
    Verb::new("tactique.take_sergeants"),
    Verb::new("tactique.take_knights"),
    Verb::new("tactique.take_archers"),
    Verb::new("tactique.take_bombards"),
];
pub const TAKE_SPENT: [Verb<i32>; KINDS] = [
    Verb::new("tactique.take_spent_sergeants"),
    Verb::new("tactique.take_spent_knights"),
    Verb::new("tactique.take_spent_archers"),
    Verb::new("tactique.take_spent_bombards"),
];
/// So many of a kind stay here (F-8.07).
pub const LEAVE: [Verb<i32>; KINDS] = [
    Verb::new("tactique.leave_sergeants"),
    Verb::new("tactique.leave_knights"),
    Verb::new("tactique.leave_archers"),
    Verb::new("tactique.leave_bombards"),
];

/// One of a kind is called from a village to garrison a city (F-10.27, D-36); bombards hold none (T-2.10).
pub const CALL: [Verb<Place>; KINDS - 1] =
    [Verb::new("tactique.call_sergeants"), Verb::new("tactique.call_knights"), Verb::new("tactique.call_archers")];

pub const NONE_TO_CALL: Refusal = Refusal::new("not_an_option", "F-10.27");
pub const NONE_AT_HAND: Refusal = Refusal::new("bad_amount", "F-8.08");
pub const NONE_WITH_THEM: Refusal = Refusal::new("bad_amount", "F-8.07");
pub const NEEDS_LEADER: Refusal = Refusal::new("needs_leader", "F-8.03");
pub const BOMBARD_NEEDS_LEADER: Refusal = Refusal::new("needs_leader", "T-2.02");

/// How many of a sort are among these groups, and in how many of the groups there are any.
fn number(hand: &[(u8, Counters)], sort: usize) -> (i32, usize) {
    let of = hand.iter().map(|(_, pieces)| pieces.0[sort] as i32).filter(|n| *n > 0);
    (of.clone().sum(), of.count())
}
fn coming(board: &Board, sort: usize) -> i32 {
    board.forces.kinds().map_or(0, |kinds| kinds.marching.iter().map(|(_, pieces)| pieces.0[sort] as i32).sum())
}

/// Registers the verbs of this chapter, one for each kind of troops.
pub fn plugin(app: &mut App) {
    app.widen(&MOVE_GO, move_go);
    for sort in 0..KINDS {
        app.verb(&TAKE[sort], take(sort, First::Rested)).verb(&TAKE_SPENT[sort], take(sort, First::Tired));
        app.verb(&LEAVE[sort], leave(sort));
    }
    app.widen(&estates::GARRISON, garrison);
    for (sort, verb) in CALL.iter().enumerate() {
        app.verb(verb, call(sort));
    }
}

/// Whether one of a sort may be called from a village into the city.
fn may_call(board: &Board, seat: Seat, [from, city]: [Place; 2], sort: usize) -> Allowed {
    estates::may_call_from(board, seat, city, from)?;
    let there = board.forces.at(seat, from).any(|g| g.post == Post::Inside && g.counters.0[sort] > 0);
    if there { (board.modifiers.may_send)(board, seat, from, Counters::one(sort)) } else { Err(NONE_TO_CALL) }
}
fn garrison(In(((), mut prompt)): In<((), Prompt)>, read: Read) -> Prompt {
    let board = read.board();
    let Some(city) = estates::city(&board).filter(|_| prompt.asks()) else { return prompt };
    let seat = prompt.seat;
    for (sort, verb) in CALL.iter().enumerate() {
        prompt.offer(verb, board.map.villages(), |from| may_call(&board, seat, [from, city], sort));
    }
    prompt
}
fn call(sort: usize) -> impl Fn(In<(Seat, Place)>, Write) -> Flow {
    move |In((seat, from)), mut write| {
        let Some(city) = estates::city(&write.board()) else { return Flow::done() };
        let one = Counters::one(sort);
        let Write { forces, rules, .. } = &mut write;
        forces.call_pieces(&rules.soldiers, seat, [from, city], one);
        let points = rules.soldiers.points(one);
        estates::note_called(&mut write, seat, [from, city], points, one);
        write.settle_occupants();
        Flow::then([AFTERMATH.on(())]).and_again()
    }
}

fn move_go(In((seat, mut prompt)): In<(Seat, Prompt)>, read: Read) -> Prompt {
    if !prompt.asks() {
        return prompt;
    }
    let board = read.board();
    let hand = pieces_at_hand(&board, seat);
    // Without a lord who leads nothing marches: no archers (T-1.03) and no bombards (T-2.02).
    let led = board.march.leader.is_some();
    for sort in 0..KINDS {
        let worthless = board.rules.soldiers.values()[sort] == 0;
        let why = |why: Refusal| match (led, worthless) {
            (true, _) => why,
            (false, true) => BOMBARD_NEEDS_LEADER,
            (false, false) => NEEDS_LEADER,
        };
        let (number, portions) = number(&hand, sort);
        prompt.offer_range(&TAKE[sort], 1..=number, why(NONE_AT_HAND));
        prompt.offer_range(&TAKE_SPENT[sort], 1..=if portions > 1 { number } else { 0 }, why(NONE_AT_HAND));
        let stay = if board.march.may_drop { coming(&board, sort) } else { 0 };
        prompt.offer_range(&LEAVE[sort], 1..=stay, why(NONE_WITH_THEM));
    }
    prompt
}

/// Who comes along first: those with most steps left, or those with fewest.
#[derive(Clone, Copy, PartialEq)]
enum First {
    Rested,
    Tired,
}

fn take(sort: usize, first: First) -> impl Fn(In<(Seat, i32)>, Write) -> Flow {
    move |In((seat, number)), mut write| {
        write.march.may_drop = false;
        let mut hand = pieces_at_hand(&write.board(), seat);
        if first == First::Tired {
            hand.reverse();
        }
        let mut still = number as u8;
        for (steps, pieces) in hand {
            let mut some = Counters::default();
            some.0[sort] = pieces.0[sort].min(still);
            still -= some.0[sort];
            take_pieces(&mut write, steps, some);
        }
        Flow::again()
    }
}

/// Those that have gone furthest stay first. The company may leave more afterwards.
fn leave(sort: usize) -> impl Fn(In<(Seat, i32)>, Write) -> Flow {
    move |In((_, number)), mut write| {
        let coming = write.forces.kinds_mut().map(|kinds| std::mem::take(&mut kinds.marching)).unwrap_or_default();
        write.march.taken.clear();
        let mut still = number as u8;
        for (steps, mut pieces) in coming.into_iter().rev() {
            let gone = pieces.0[sort].min(still);
            pieces.0[sort] -= gone;
            still -= gone;
            take_pieces(&mut write, steps, pieces);
        }
        Flow::again()
    }
}
