//! Chapter 3.14, capture: surrounded knights yield, captives are led to the edge, and escape.
use super::movement::NOTHING_LEFT;
use super::paths::{HEX_OCCUPIED_ENEMY, STACK_LIMIT, keeps_to, may_stand_as, may_step, step_cost, surcharge};
use super::reach::Reach;
use super::turn::{DONE, PIECE_CAPTIVE, concede};
use crate::games::anarchy::access::{Read, Write, hex, piece};
use crate::games::anarchy::board::joins::Join;
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::state::Post;
use crate::table::prelude::*;
use bevy::prelude::*;

/// A captive is led, hex by hex.
pub const ESCORT: Step<PieceId> = Step::new("anarchy.escort");
/// He is led into this hex.
pub const LEAD: Verb<Place> = Verb::new("anarchy.lead");
/// He is led off the map.
pub const LEAD_OFF: Verb<()> = Verb::new("anarchy.lead_off");

pub const NOT_ENOUGH_GUARDS: Refusal = Refusal::new("not_enough_guards", "A-1.4.05");
pub const TOO_FAST_FOR_GUARDS: Refusal = Refusal::new("too_far_to_lead", "A-1.4.06");
pub const NOT_AT_THE_EDGE: Refusal = Refusal::new("not_at_the_edge", "A-1.4.05");
pub const WELL_GUARDED: Refusal = Refusal::new("well_guarded", "A-1.4.08");

/// More movement points than anybody has.
const SPENT: u8 = 99;

/// Whether the attackers may make their target yield: at least two of them, with so great a differential before
/// shifts, against a knight or noble with no friend beside him.
pub fn may_yield(board: &Board, attackers: &[PieceId], target: PieceId, differential: i32) -> bool {
    let class = board.rules.character(target).class;
    attackers.len() > 1
        && differential >= board.rules.capture_from(class)
        && board.rules.class(target).commands
        && !has_friend(board, target)
}

/// Whether a friend stands beside him who counts: ready, at the same level, and nothing between them.
pub fn has_friend(board: &Board, id: PieceId) -> bool {
    let side = board.side(id);
    board.hexes_of(id).any(|here| {
        board.beside(here, side).any(|friend| {
            let there = |hex: Place| board.supports(hex, here);
            friend != id
                && !board.is_animal(friend)
                && board.man(friend).is_ready()
                && board.hexes_of(friend).any(there)
        })
    })
}

/// Rolls whether he yields; a captive stands on foot where the front of his horse was, and the horse leaves play.
pub(super) fn yields(battle: &mut Write, target: PieceId) -> bool {
    let side = battle.side(target);
    let roll = battle.roll(side, "anarchy-roll-yield");
    let needed = battle.rules.limits.capture_yields_max;
    let yields = roll.face <= needed;
    let event = if yields { "anarchy-log-yields" } else { "anarchy-log-fights-on" };
    battle.chronicle.note("A-1.4.03", || {
        let entry = Entry::new(event, "A-1.4.03").by(side).with("unit", piece(target));
        entry.with("needed", Word::Number(needed)).roll(roll)
    });
    if yields {
        if battle.man(target).is_mounted() {
            let front = battle.front(target);
            super::horses::lose_horse(battle, target, Post::Exited);
            battle.place(target, front, None);
        }
        battle.interrupt(target);
        battle.puts_down(target);
        let mut man = battle.change(target);
        man.captive = true;
        man.stunned = 0;
        // He does not move until his captors' next movement.
        man.moved = SPENT;
    }
    yields
}

/// Those who guard a captive: ready men of the other side beside him, animals left out.
pub fn guards<'b>(board: &'b Board, captive: PieceId) -> impl Iterator<Item = PieceId> + 'b {
    let (here, side) = (board.front(captive), enemy(board.side(captive)));
    let joined = move |hex: Place| board.join(here, hex) != Join::None;
    (board.beside(here, side))
        .filter(move |id| board.man(*id).is_ready() && !board.is_animal(*id) && board.hexes_of(*id).any(joined))
}
/// Whether somebody guards a captive.
pub fn is_guard(board: &Board, captive: PieceId, id: PieceId) -> bool {
    guards(board, captive).any(|guard| guard == id)
}

/// Whether a captive may escape in his own side's movement: fewer guards than it takes are beside him, or one
/// of them has been attacked by a friend.
pub fn may_escape(board: &Board, id: PieceId) -> Allowed {
    let man = board.man(id);
    if man.stunned > 0 {
        return Err(super::turn::PIECE_STUNNED);
    }
    let free = man.may_escape || guards(board, id).count() < board.rules.limits.captive_guards;
    if !free {
        return Err(WELL_GUARDED);
    }
    let goes = Reach::has_end(board, id) || super::movement::may_exit(board, id).is_ok();
    if goes { Ok(()) } else { Err(NOTHING_LEFT) }
}

/// An attack on a guard gives the captives beside him a chance.
pub(super) fn shake_guards(battle: &mut Write, target: PieceId) {
    let board = battle.board();
    let captives: Vec<PieceId> =
        board.on_field(enemy(board.side(target))).filter(|id| board.man(*id).captive).collect();
    let shaken: Vec<PieceId> = captives.into_iter().filter(|captive| is_guard(&board, *captive, target)).collect();
    for captive in shaken {
        battle.change(captive).may_escape = true;
    }
}

/// Movement points that a captive may still be led: he goes at the slowest rate of his own and his guards'.
fn points_left(board: &Board, captive: PieceId, with: &[PieceId]) -> i32 {
    let slowest = with.iter().chain([&captive]).map(|id| board.allowance(*id)).min().unwrap_or(0);
    slowest - i32::from(board.man(captive).moved)
}

/// One of the men who lead a captive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Leader {
    id: PieceId,
    /// Where he walks for it, and the movement points of his own that this costs; nothing if he stays where he is.
    step: Option<(Place, i32)>,
}

/// The men who lead a captive from his hex to another, staying beside him all the way: who stands beside both hexes
/// stays where he is; who stands in the hex ahead goes one farther, and one behind follows into the hex that the captive leaves, so
/// that three pass a gate in file. None of them has fought in this phase.
fn leaders(board: &Board, captive: PieceId, to: Place) -> Vec<Leader> {
    let here = board.front(captive);
    let all: Vec<PieceId> = guards(board, captive).filter(|id| !board.man(*id).attacked).collect();
    let beside = |id: PieceId| board.hexes_of(id).any(|hex| board.join(hex, to) != Join::None);
    let walks = |id: PieceId, next: Place| {
        let from = board.front(id);
        let cost = step_cost(board, id, from, next) + surcharge(board, id, from, next);
        let may =
            !board.man(id).is_mounted() && !board.engines.went_along.contains(&id) && keeps_to(board, id, from, next);
        let is_open = match may_step(board, id, from, next) {
            // The captive has left his hex by then.
            Err(HEX_OCCUPIED_ENEMY) => next == here,
            allowed => allowed.is_ok(),
        };
        (may && is_open && cost <= board.points_left(id)).then_some(Leader { id, step: Some((next, cost)) })
    };
    let ahead = all.iter().find(|id| board.front(**id) == to).and_then(|id| {
        let straight = board.map.heading(here, to)?;
        let next = |turn: i32| board.map.neighbour(to, straight.turned(turn));
        [0, 1, -1, 2, -2]
            .into_iter()
            .filter_map(next)
            .filter(|next| board.is_free(*next))
            .find_map(|next| walks(*id, next))
    });
    let mut stay: Vec<PieceId> = all.iter().copied().filter(|id| beside(*id)).collect();
    // The quickest lead.
    stay.sort_by_key(|id| (-board.allowance(*id), *id));
    let mut leaders: Vec<Leader> = ahead.into_iter().collect();
    leaders.extend(stay.into_iter().map(|id| Leader { id, step: None }));
    leaders.truncate(board.rules.limits.captive_guards);
    if leaders.len() + 1 == board.rules.limits.captive_guards {
        let behind = all.into_iter().filter(|id| board.front(*id) != to && !beside(*id));
        let follows = behind.filter_map(|id| walks(id, here));
        leaders.extend(follows.min_by_key(|leader| leader.step.map(|(_, cost)| cost)));
    }
    leaders
}

/// Whether a captive may be led into a hex beside him: open to him, nobody's or left by the man who goes ahead, and two men stay
/// beside him all the way at a rate that all three can keep.
pub fn may_lead_to(board: &Board, captive: PieceId, to: Place) -> Allowed {
    let here = board.front(captive);
    let leaders = leaders(board, captive, to);
    may_be_led_onto(board, captive, here, to)?;
    // Of those who lead him only one who goes ahead stands there, not a rider who stays beside him with his other hex.
    let makes_room = |there: PieceId| leaders.iter().any(|leader| leader.id == there && leader.step.is_some());
    if board.at(to).is_some_and(|there| !makes_room(there)) {
        return Err(STACK_LIMIT);
    }
    if leaders.len() < board.rules.limits.captive_guards {
        return Err(NOT_ENOUGH_GUARDS);
    }
    let with: Vec<PieceId> = leaders.iter().map(|leader| leader.id).collect();
    if step_cost(board, captive, here, to) > points_left(board, captive, &with) {
        return Err(TOO_FAST_FOR_GUARDS);
    }
    Ok(())
}

/// Whether a captive can go to a hex, whoever of his captors stands there.
fn may_be_led_onto(board: &Board, captive: PieceId, here: Place, to: Place) -> Allowed {
    match may_step(board, captive, here, to) {
        Err(HEX_OCCUPIED_ENEMY) => may_stand_as(board, captive, to, false),
        allowed => allowed,
    }
}

/// Whether a captive may be led off the map: over any edge, by two men beside him.
pub fn may_lead_off(board: &Board, captive: PieceId) -> Allowed {
    let here = board.front(captive);
    if !board.rules.border.contains(&here) {
        return Err(NOT_AT_THE_EDGE);
    }
    let with: Vec<PieceId> = guards(board, captive).filter(|id| !board.man(*id).attacked).collect();
    if with.len() < board.rules.limits.captive_guards {
        return Err(NOT_ENOUGH_GUARDS);
    }
    if points_left(board, captive, &with) < board.rules.limits.exit_mp { Err(TOO_FAST_FOR_GUARDS) } else { Ok(()) }
}

/// Whether a side may lead a captive anywhere.
pub fn may_lead(board: &Board, side: Seat, captive: PieceId) -> Allowed {
    if board.side(captive) == side || !board.man(captive).captive {
        return Err(PIECE_CAPTIVE);
    }
    let off = may_lead_off(board, captive);
    if off.is_ok() || board.near(board.front(captive)).any(|to| may_lead_to(board, captive, to).is_ok()) {
        return Ok(());
    }
    // Men enough beside him, and still nowhere to go: the pace is too slow, or they would not be beside him all the way.
    let slow = board.near(board.front(captive)).any(|to| may_lead_to(board, captive, to) == Err(TOO_FAST_FOR_GUARDS));
    Err(if slow || off == Err(TOO_FAST_FOR_GUARDS) { TOO_FAST_FOR_GUARDS } else { NOT_ENOUGH_GUARDS })
}

pub(in crate::games::anarchy) fn escort(In(captive): In<PieceId>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let side = enemy(board.side(captive));
    let mut prompt = ask.prompt(side, "anarchy-ask-escort").with("unit", piece(captive));
    if battle.clock.done || board.man(captive).post != Post::OnField {
        return prompt;
    }
    let near: Vec<Place> = board.near(board.front(captive)).collect();
    prompt.offer(&LEAD, near, |to| may_lead_to(&board, captive, to));
    prompt.offer(&LEAD_OFF, [()], |()| may_lead_off(&board, captive));
    if prompt.asks() {
        super::movement::offer_movers(&mut prompt, &board, battle.clock.turn, side, Some(captive));
        prompt.offer(&DONE, [()], |()| Ok(()));
        prompt.closing = Some(DONE.on(()));
    }
    concede(&mut prompt);
    prompt
}

/// A captive is led on; those who lead him neither attack nor shoot in this phase.
pub(in crate::games::anarchy) fn lead(In((side, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let captive = battle.clock.moving.expect("a captive is led");
    let board = battle.board();
    let (with, here) = (leaders(&board, captive, to), board.front(captive));
    let cost = step_cost(&board, captive, here, to);
    battle.place(captive, to, None);
    battle.change(captive).moved += cost as u8;
    for Leader { id, step } in with {
        battle.interrupt(id);
        battle.acts(id);
        if let Some((next, cost)) = step {
            battle.place(id, next, None);
            battle.change(id).moved += cost as u8;
        }
        battle.change(id).guards = true;
    }
    battle.chronicle.note("A-1.4.05", || {
        Entry::new("anarchy-log-leads", "A-1.4.05").by(side).with("unit", piece(captive)).with("hex", hex(to))
    });
    Flow::again()
}

/// A captive at the edge is out of play and counts as captured.
pub(in crate::games::anarchy) fn lead_off(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let captive = battle.clock.moving.expect("a captive is led");
    let board = battle.board();
    let mut with: Vec<PieceId> = guards(&board, captive).filter(|id| !board.man(*id).attacked).collect();
    with.sort_by_key(|id| (-board.allowance(*id), *id));
    for guard in with.into_iter().take(battle.rules.limits.captive_guards) {
        battle.interrupt(guard);
        battle.acts(guard);
        battle.change(guard).guards = true;
    }
    battle.take_off(captive, Post::LedOff);
    battle
        .chronicle
        .note("A-1.4.14", || Entry::new("anarchy-log-led-off", "A-1.4.14").by(side).with("unit", piece(captive)));
    Flow::done()
}

/// Registers the decision and the verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&ESCORT, escort).verb(&LEAD, lead).verb(&LEAD_OFF, lead_off);
}
