//! Chapters 8 and 9, giving orders: whose turn it is, which unit, which orders, and their dice.
use super::cohesion;
use super::magic::{black, casting, green, infiltration};
use super::outcome::END_OF_TURN;
use super::reaction::WINDOW;
use super::scenarios::duel;
use super::solo::activation::{self, LET_ACT};
use crate::games::vassaux::access::{Board, Read, UnitState, Write};
use crate::games::vassaux::chapters::resolution;
use crate::games::vassaux::data::magic::School;
use crate::games::vassaux::state::fighters::Fate;
use crate::games::vassaux::state::frames::Frame;
use crate::games::vassaux::state::orders::{OrderKind, Sort};
use crate::table::prelude::{
    Allowed, Ask, Entry, Flow, Kind, PieceId, Prompt, Refusal, RuleApp, Seat, Step, Target, Verb, Word,
};
use bevy::prelude::*;

/// The orders of a turn: sides activate a unit each in turn until none is left (V-8.01, V-8.03, V-8.04).
pub const ACTIVATION: Step<()> = Step::new("vassaux.activation");
/// Which unit is activated (D06).
pub const PICK: Step<Seat> = Step::new("vassaux.pick");
/// What the unit that acts is ordered (D07).
pub const DECLARE: Step<()> = Step::new("vassaux.declare");
/// The next order of the unit that acts, or the end of its activation.
pub const NEXT_ORDER: Step<()> = Step::new("vassaux.next_order");
/// The order of the unit that acts is over.
pub const ORDER_DONE: Step<()> = Step::new("vassaux.order_done");
/// The other side is next (V-8.01).
pub const HAND_OVER: Step<()> = Step::new("vassaux.hand_over");

/// Activates a unit (V-8.02).
pub const ACTIVATE: Verb<PieceId> = Verb::new("vassaux.activate");
/// Gives the unit an order (V-8.05).
pub const ORDER: Verb<Kind> = Verb::new("vassaux.order");
/// Gives the unit a tactical move as a simple order, after a call to the hunt (V-21.08, V-21.10).
pub const HUNT: Verb<()> = Verb::new("vassaux.hunt");
/// That is all that the unit is ordered.
pub const DECLARED: Verb<()> = Verb::new("vassaux.declared");

const ALREADY: Refusal = Refusal::new("unit_already_activated", "V-8.02");
const DISORDERED: Refusal = Refusal::new("unit_disordered", "V-7.04");
const FIGHTER_CONFUSED: Refusal = Refusal::new("fighter_confused", "V-7.04");
const NOT_ON_TABLE: Refusal = Refusal::new("unit_not_on_table", "V-8.16");
const DUEL: Refusal = Refusal::new("duel_units_locked", "V-23.10");
const NO_UNIT: Refusal = Refusal::new("orders_go_to_units", "V-8.01");
const NOT_OWN: Refusal = Refusal::new("not_your_unit", "V-8.01");
const NOTHING_DECLARED: Refusal = Refusal::new("no_order_declared", "V-8.12");
const TOO_MANY_SIMPLE: Refusal = Refusal::new("too_many_simple_orders", "V-9.05");
const MIXED: Refusal = Refusal::new("mixed_simple_and_composite", "V-9.05");
const LORD_DEAD: Refusal = Refusal::new("lord_dead_no_composite", "V-9.01");
const OUTSIDE_AURA: Refusal = Refusal::new("vassal_outside_lord_aura", "V-9.01");
const UNSEEN_LORD: Refusal = Refusal::new("vassal_cannot_see_lord", "V-9.01");
const TOO_MANY_DICE: Refusal = Refusal::new("too_many_order_dice", "V-9.03");
const RESERVE_EMPTY: Refusal = Refusal::new("reserve_empty", "V-9.03");
const REPEATED: Refusal = Refusal::new("order_repeated", "V-9.04");
const EXCLUSIVE: Refusal = Refusal::new("attack_and_cast_exclusive", "V-9.04");
const RUN_ALONE: Refusal = Refusal::new("run_must_be_alone", "V-9.10");
const RUN_IN_ARMOUR: Refusal = Refusal::new("run_forbidden_by_siege_armour", "V-4.15");
const FORTIFY_LAST: Refusal = Refusal::new("fortify_must_be_last", "V-9.17");
const CORRUPTED_FIRST: Refusal = Refusal::new("corrupted_unit_first", "V-22.07");
const DOOMED: Refusal = Refusal::new("corruption_fixes_order", "V-22.07");
const MUST_ARRIVE: Refusal = Refusal::new("infiltrator_must_arrive", "V-20.17");
const AUTOMATED: Refusal = Refusal::new("automaton_leads_unit", "V-24.14");
const NO_HUNT: Refusal = Refusal::new("no_hunt_call", "V-21.08");

/// V-8.01, V-8.03, V-8.04: the active side picks, if it has a unit that can act; else the other; else the turn is over.
fn activation(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let active = write.progress.active;
    let other = Seat(1 - active.0);
    match [active, other].into_iter().find(|side| open_units(&board, *side).next().is_some()) {
        None => Flow::then([END_OF_TURN.on(())]),
        Some(side) => {
            write.progress.active = side;
            Flow::then([PICK.on(side)]).and_again()
        }
    }
}

/// The units of a host that still owe an order (V-8.16).
pub fn open_units(board: &Board, host: Seat) -> impl Iterator<Item = PieceId> + '_ {
    board.of_host(host).filter(|unit| !unit.activated && board.is_able(unit.id)).map(|unit| unit.id)
}

/// Why something that is no unit gets no order, of three reasons: strays, a confused fighter, a man of a unit.
pub fn no_unit(board: &Board, piece: PieceId, [strays, confused, man]: [Refusal; 3]) -> Refusal {
    match board.rules.roster.is_strays(piece) {
        true => strays,
        false if board.is_confused(piece) => confused,
        false => man,
    }
}

/// Whether a unit has lost its leader and left men on the table (V-7.02).
pub fn is_disordered(board: &Board, unit: &UnitState) -> bool {
    let strays = board.rules.roster.unit(unit.id).map(|pieces| pieces.strays);
    unit.leader.is_none()
        && strays.is_some_and(|strays| board.members(strays).any(|fighter| fighter.fate == Fate::OnTable))
}

/// Whether a unit may be activated by this side.
fn may_activate(board: &Board, side: Seat, piece: PieceId) -> Allowed {
    owes_an_order(board, side, piece)?;
    if board.solo.leads(piece) {
        return Err(AUTOMATED);
    }
    waits_for_nobody(board, side, piece)
}
/// Whether a unit may act before all others of its side: corrupted ones come first (V-22.07).
pub fn waits_for_nobody(board: &Board, side: Seat, piece: PieceId) -> Allowed {
    let first = black::corrupted(board, side);
    if first.is_empty() || first.contains(&piece) { Ok(()) } else { Err(CORRUPTED_FIRST) }
}
/// Whether a piece is a unit of this side that can act and has not yet (V-8.02, V-8.16).
pub fn owes_an_order(board: &Board, side: Seat, piece: PieceId) -> Allowed {
    let Some(pieces) = board.rules.roster.unit(piece) else {
        return Err(no_unit(board, piece, [DISORDERED, FIGHTER_CONFUSED, NO_UNIT]));
    };
    let unit = board.unit(piece);
    match unit {
        _ if pieces.host != side => Err(NOT_OWN),
        _ if unit.activated => Err(ALREADY),
        _ if is_disordered(board, unit) => Err(DISORDERED),
        _ if board.is_locked(piece) => Err(DUEL),
        _ if !board.is_able(piece) => Err(NOT_ON_TABLE),
        _ => Ok(()),
    }
}

fn pick(In(side): In<Seat>, ask: Ask, read: Read) -> Prompt {
    let mut prompt = ask.prompt(side, "vassaux-ask-pick");
    let board = read.board();
    prompt.offer(&ACTIVATE, open_units(&board, side).collect::<Vec<_>>(), |piece| may_activate(&board, side, piece));
    if board.of_host(side).any(|unit| board.solo.leads(unit.id)) {
        let next = activation::next(&board, side);
        prompt.offer(&LET_ACT, next, |piece| activation::may_let_act(next, &board, side, piece));
    }
    prompt
}

fn activate(In((_, unit)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    write.frames.stack.push(Frame::new(unit, []));
    write.frames.lets_all_pass = [false; 2];
    write.set_activated(unit, true);
    Flow::then([DECLARE.on(()), NEXT_ORDER.on(()), HAND_OVER.on(())])
}

/// Whether the lord can give composite orders to a unit (V-9.01, V-9.02).
pub fn is_commanded(board: &Board, unit: PieceId) -> Allowed {
    let state = board.unit(unit);
    let Some(lord) = board.lord_on_table(state.host) else { return Err(LORD_DEAD) };
    let Some(vassal) = state.leader.filter(|leader| *leader != lord) else { return Ok(()) };
    if !board.is_on_table(vassal) || !board.field.leads_in_aura(lord, vassal) {
        return Err(OUTSIDE_AURA);
    }
    // Who hears the pack needs no sight of him (V-21.07).
    if !green::hears_pack(board, unit) && !resolution::sees(board, vassal, lord) {
        return Err(UNSEEN_LORD);
    }
    Ok(())
}

/// Whether a unit may be given this order after those that it has been given already (V-8.10, V-8.13, V-9.01 and what follows).
pub fn may_order(board: &Board, reserve: u8, frame: &Frame, order: OrderKind) -> Allowed {
    let figures = board.rules.figures(frame.unit);
    let before = &frame.orders[..];
    let possible = |order: OrderKind| resolution::is_possible(board, frame, order);
    if before.is_empty() {
        may_begin_with(board, frame, order)?;
    }
    if order == OrderKind::HuntMove && !green::hunts(board, frame.unit) {
        return Err(NO_HUNT);
    }
    if order.sort() == Sort::Simple {
        return match before {
            // A corrupted unit is given the order it is bound to, and waits if it is impossible (V-22.08).
            [] if board.magic.doom_of(frame.unit).is_some() => Ok(()),
            [] => possible(order),
            // What comes later is judged when its moment comes (V-8.07, V-8.10).
            [OrderKind::March] if order == OrderKind::Charge && may_charge_freely(board, frame) => Ok(()),
            [first, ..] if first.sort() == Sort::Simple => Err(TOO_MANY_SIMPLE),
            _ => Err(MIXED),
        };
    }
    is_commanded(board, frame.unit)?;
    match order {
        _ if before.first().is_some_and(|first| first.sort() == Sort::Simple) => Err(MIXED),
        // A second spell is another matter (V-9.04, V-20.02).
        OrderKind::Cast if before.contains(&order) => may_cast_again(board, frame, reserve),
        _ if before.contains(&order) => Err(REPEATED),
        _ if before.contains(&OrderKind::Run) || order == OrderKind::Run && !before.is_empty() => Err(RUN_ALONE),
        _ if before.contains(&OrderKind::Fortify) => Err(FORTIFY_LAST),
        OrderKind::Cast | OrderKind::CoordinatedAttack
            if board.rules.faces_exclude()
                && before.iter().any(|o| matches!(o, OrderKind::Cast | OrderKind::CoordinatedAttack)) =>
        {
            Err(EXCLUSIVE)
        }
        OrderKind::Run if board.rules.forbids_running(frame.unit) => Err(RUN_IN_ARMOUR),
        _ if before.len() as i32 >= figures.cmd => Err(TOO_MANY_DICE),
        _ if reserve == 0 => Err(RESERVE_EMPTY),
        // What comes later is judged when its moment comes (V-8.07, V-8.10).
        _ if before.is_empty() => possible(order),
        OrderKind::Cast => casting::is_caster(board, frame.unit),
        _ => Ok(()),
    }
}

/// What a unit that is not free may be given first: one under a corruption the order that it is bound to (V-22.07), one that cannot
/// hold itself back what its impulse demands (V-21.04), one that infiltrates its arrival (V-20.17), in this order (V-8.15).
fn may_begin_with(board: &Board, frame: &Frame, order: OrderKind) -> Allowed {
    let unit = frame.unit;
    let possible = |order: OrderKind| resolution::is_possible(board, frame, order);
    if board.infiltrates(unit) {
        let arrives = infiltration::arrival_orders(board, unit);
        return match order {
            _ if arrives.contains(&order) => Ok(()),
            // Why it cannot arrive so.
            OrderKind::March | OrderKind::Charge => infiltration::is_possible(board, unit, order),
            _ => Err(MUST_ARRIVE),
        };
    }
    if let Some(doom) = board.magic.doom_of(unit) {
        let given = if possible(doom).is_ok() { doom } else { OrderKind::Wait };
        return if order == given { Ok(()) } else { Err(DOOMED) };
    }
    if green::is_unbridled(board, unit) {
        return green::may_order(board, unit, order, possible);
    }
    Ok(())
}

/// Whether a unit may be given a second die to cast with (V-9.03, V-9.04, V-19.03, V-20.02).
fn may_cast_again(board: &Board, frame: &Frame, reserve: u8) -> Allowed {
    let given = frame.orders.iter().filter(|order| **order == OrderKind::Cast).count() as u8;
    let cast = board.magic.casts_of(frame.unit);
    match () {
        () if frame.orders.contains(&OrderKind::Fortify) => Err(FORTIFY_LAST),
        () if given + cast >= casting::allowance(board, frame.unit) => Err(casting::ALREADY_CAST),
        () if frame.orders.len() as i32 >= board.rules.figures(frame.unit).cmd => Err(TOO_MANY_DICE),
        () if reserve == 0 => Err(RESERVE_EMPTY),
        () => Ok(()),
    }
}

/// Whether a unit that has been ordered to march may charge as well: riders, where the table plays so (V-9.15; R-48).
fn may_charge_freely(board: &Board, frame: &Frame) -> bool {
    // Who is bound to one order, or arrives by it, has no other (V-20.17, V-22.07).
    let bound = board.magic.doom_of(frame.unit).is_some() || board.infiltrates(frame.unit);
    let free = board.rules.switches.mounted_free_charge && !bound;
    free && frame.orders == [OrderKind::March] && board.rules.is_mounted(frame.unit)
}

fn declare(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let frame = read.frames.top().expect("a unit acts");
    let side = board.unit(frame.unit).host;
    let mut prompt = ask.prompt(side, "vassaux-ask-declare").with("unit", Word::On(Target::Piece(frame.unit)));
    // A simple order ends the declaration at once.
    let simple = frame.orders.first().is_some_and(|order| order.sort() == Sort::Simple);
    if simple && !may_charge_freely(&board, frame) || !board.is_able(frame.unit) {
        return prompt;
    }
    let reserve = read.reserves.of(side).reserve;
    let may = |order: OrderKind| may_order(&board, reserve, frame, order);
    prompt.offer(&ORDER, OrderKind::ALL.map(OrderKind::kind), |kind| {
        OrderKind::of(kind).map_or(Err(NOTHING_DECLARED), may)
    });
    if green::hunts(&board, frame.unit) {
        prompt.offer(&HUNT, [()], |()| may(OrderKind::HuntMove));
    } else if board.rules.school(side) == Some(School::Green) {
        prompt.closed(&HUNT, NO_HUNT);
    }
    let declared = |()| if frame.orders.is_empty() { Err(NOTHING_DECLARED) } else { Ok(()) };
    prompt.offer(&DECLARED, [()], declared);
    prompt.closing = (!frame.orders.is_empty()).then(|| DECLARED.on(()));
    prompt
}

/// V-8.05, V-9.03: the die lies beside the unit from now on.
fn order(In((_, kind)): In<(Seat, Kind)>, mut write: Write) -> Flow {
    let order = OrderKind::of(kind).expect("checked when it was offered");
    declare_order(&mut write, order)
}
fn hunt(In((_, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    declare_order(&mut write, OrderKind::HuntMove)
}
fn declare_order(write: &mut Write, order: OrderKind) -> Flow {
    let frame = write.frames.top_mut();
    frame.orders.push(order);
    let unit = frame.unit;
    write.give(unit, order);
    let goes_on =
        order.sort() == Sort::Composite || may_charge_freely(&write.board(), write.frames.top().expect("a unit acts"));
    if goes_on { Flow::again() } else { Flow::done() }
}

fn declared(In((_, ())): In<(Seat, ())>) -> Flow {
    Flow::done()
}

/// V-8.06: the next order in sequence, after a window for reactions (V-18.02); whether it is possible is judged after that, when its
/// moment comes (V-8.07).
fn next_order(In(()): In<()>, mut write: Write) -> Flow {
    let Some((unit, order)) = write.frames.top().and_then(|frame| Some((frame.unit, frame.order()?))) else {
        write.frames.stack.pop();
        return Flow::done();
    };
    let board = write.board();
    if !board.is_able(unit) {
        resolution::skip(&mut write, unit, order);
        write.frames.top_mut().over += 1;
        return Flow::again();
    }
    write.chronicle.note("V-8.06", || {
        Entry::new("vassaux-log-order", "V-8.06")
            .by(board.unit(unit).host)
            .with("unit", Word::On(Target::Piece(unit)))
            .with("order", Word::On(Target::Kind(order.kind())))
    });
    write.frames.top_mut().shots_before = board.unit(unit).deeds.shots;
    Flow::then([WINDOW.on(()), resolution::RESOLVE.on(()), ORDER_DONE.on(())]).and_again()
}

/// V-8.08, V-8.14: the die stays beside the unit, on its face, also one that was rolled.
fn order_done(In(()): In<()>, mut write: Write) -> Flow {
    let frame = write.frames.top_mut();
    let (unit, order) = (frame.unit, frame.order());
    frame.over += 1;
    // Only attacks and charges have a target.
    let attacked = frame.target.take().is_some();
    frame.walk = Default::default();
    if !write.magic.freed.is_empty() {
        let roster = &write.rules.0.roster;
        let others = |man: &PieceId| roster.unit_of_fighter(*man).is_none_or(|of| of.id != unit);
        let left: Vec<PieceId> = write.magic.freed.iter().copied().filter(others).collect();
        write.magic.freed = left;
    }
    if let Some(order) = order {
        write.resolve(unit, order);
    }
    if attacked {
        duel::break_it(&mut write, unit);
    }
    // A move that was stopped on its way has ended too (V-7.13).
    cohesion::test(&mut write);
    Flow::done()
}

/// V-8.01: the sides take turns. What wins at once is looked at first.
fn hand_over(In(()): In<()>, mut write: Write) -> Flow {
    super::outcome::judge(&mut write);
    if write.solo.acting.is_some() {
        write.solo.acting = None;
    }
    write.progress.active = Seat(1 - write.progress.active.0);
    Flow::done()
}

/// Registers the steps, decisions and verbs of these chapters.
pub fn plugin(app: &mut App) {
    app.step(&ACTIVATION, activation)
        .decision(&PICK, pick)
        .verb(&ACTIVATE, activate)
        .decision(&DECLARE, declare)
        .verb(&ORDER, order)
        .verb(&HUNT, hunt)
        .verb(&DECLARED, declared)
        .step(&NEXT_ORDER, next_order)
        .step(&ORDER_DONE, order_done)
        .step(&HAND_OVER, hand_over);
}
