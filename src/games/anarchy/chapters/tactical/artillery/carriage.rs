//! How four men carry a ballista: it goes a hex, they go with it, and do nothing else in that turn.
use super::placing::along;
use super::{BALLISTA_BURNS, NO_BALLISTA, is_beside};
use crate::games::anarchy::access::{Read, Write, hex, piece};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::combat::{ALREADY_ATTACKED, GUARDS_A_CAPTIVE};
use crate::games::anarchy::chapters::tactical::paths::{
    BALLISTA_THERE, HEX_BURNING, HEX_OCCUPIED_ENEMY, MANGONEL_THERE, STACK_LIMIT, is_rider, keeps_to, may_step,
};
use crate::games::anarchy::chapters::tactical::turn::{NOT_YOUR_PIECE, SURPRISED, concede, may_order};
use crate::games::anarchy::chapters::tactical::works::{ALREADY_AT_WORK, CANNOT_SHARE, HANDS, LEAVE_IT};
use crate::games::anarchy::data::laid::Laid;
use crate::games::anarchy::state::{Artillery, Plan, Post};
use crate::table::prelude::*;
use bevy::prelude::*;

/// Where a ballista is carried.
pub const BALLISTA_GOES: Step<PieceId> = Step::new("anarchy.ballista_goes");

/// Takes up the ballista in this hex, to carry it with others.
pub const LIFT_BALLISTA: Verb<Place> = Verb::new("anarchy.lift_ballista");
/// It is carried to this hex.
pub const BALLISTA_TO: Verb<Place> = Verb::new("anarchy.ballista_to");

pub const NOT_AT_BALLISTA: Refusal = Refusal::new("task_impossible", "A-4.4.04");
pub const CARRIERS_MISSING: Refusal = Refusal::new("carriers_missing", "A-4.4.04");
pub const CARRIER_NOT_IDLE: Refusal = Refusal::new("carrier_not_idle", "A-4.4.04");
pub const BALLISTA_GROUND: Refusal = Refusal::new("ballista_ground", "A-4.4.04");
pub const BALLISTA_TOO_FAR: Refusal = Refusal::new("ballista_too_far", "A-4.4.04");
pub const NO_ROOM_FOR_CARRIERS: Refusal = Refusal::new("no_room_for_carriers", "A-4.4.04");
pub const ENEMY_BALLISTA: Refusal = Refusal::new("enemy_ballista", "A-4.4.04");
/// What a carrier is told who is to do anything else in the turn.
pub const CARRIES_BALLISTA: Refusal = Refusal::new("carries_ballista", "A-4.4.04");

/// Whether a man in a place carries along: he is beside the ballista, or beside a hex that is.
fn reaches(board: &Board, ballista: Place, place: Place) -> bool {
    let joined = |from: Place, to: Place| {
        !board.map.is_upper(from) && board.map.adjacent(from, to) && board.join(from, to).is_fought_over()
    };
    place != ballista
        && !board.map.is_upper(place)
        && (is_beside(board, ballista, place)
            || board.map.neighbours(place).iter().any(|mid| is_beside(board, ballista, *mid) && joined(*mid, place)))
}

/// Whether a man is free to carry: he has done nothing in this turn, and has nothing else to do.
fn is_idle(board: &Board, id: PieceId) -> Allowed {
    may_order(board, board.side(id), id)?;
    let man = board.man(id);
    if board.is_animal(id) || is_rider(board, id) || board.rules.character(id).rider.is_some() {
        return Err(NOT_AT_BALLISTA);
    }
    if man.guards {
        return Err(GUARDS_A_CAPTIVE);
    }
    if board.tasks.works.of(id).is_some() {
        return Err(ALREADY_AT_WORK);
    }
    if man.attacked {
        return Err(ALREADY_ATTACKED);
    }
    // What the side that moves first has shot in the phase before this one was in the turn before.
    let shot = man.shot_in_defence && board.side(id) != board.rules.scenario.first.seat();
    if man.moved > 0 || shot { Err(CARRIER_NOT_IDLE) } else { Ok(()) }
}

/// Whether another man may carry with those who have been found.
pub fn may_help(board: &Board, at: Place, with: &[PieceId], other: PieceId) -> Allowed {
    if with.contains(&other) {
        return Err(CANNOT_SHARE);
    }
    if board.side(other) != board.side(with[0]) {
        return Err(NOT_YOUR_PIECE);
    }
    is_idle(board, other)?;
    // While a side is surprised one man acts alone.
    if board.is_surprised(board.side(other)) {
        return Err(SURPRISED);
    }
    if reaches(board, at, board.front(other)) { Ok(()) } else { Err(NOT_AT_BALLISTA) }
}

/// Whether a man may take up the ballista in a hex, if he finds the others for it, and it can be carried anywhere.
fn may_lift(board: &Board, id: PieceId, at: Place) -> Allowed {
    let Some(ballista) = board.ballista(at) else { return Err(NO_BALLISTA) };
    if ballista.side != board.side(id) {
        return Err(ENEMY_BALLISTA);
    }
    is_idle(board, id)?;
    if !reaches(board, at, board.front(id)) {
        return Err(NOT_AT_BALLISTA);
    }
    if board.site.fire(at).is_some() {
        return Err(BALLISTA_BURNS);
    }
    let most = board.rules.data.artillery.ballista_carriers;
    let others = board.on_field(ballista.side).filter(|other| may_help(board, at, &[id], *other).is_ok());
    if 1 + others.count() < most {
        return Err(CARRIERS_MISSING);
    }
    let goes = |to: &Place| may_enter(board, at, *to).is_ok();
    if board.map.neighbours(at).iter().any(goes) { Ok(()) } else { Err(NO_ROOM_FOR_CARRIERS) }
}

/// How far a step to a hex counts: one on easy ground at the same level, more elsewhere.
fn far(board: &Board, from: Place, to: Place) -> u8 {
    let data = &board.rules.data.artillery;
    let is_easy = board.features(to).foot == Some(1) && board.level(from) == board.level(to);
    if is_easy { 1 } else { data.ballista_hexes.div_ceil(data.ballista_rough_hexes.max(1)) }
}

/// Whether a ballista can come from a hex to the next one, whoever carries it.
fn may_enter(board: &Board, from: Place, to: Place) -> Allowed {
    let Some(ballista) = board.ballista(from) else { return Err(NO_BALLISTA) };
    if board.ballista(to).is_some() {
        return Err(BALLISTA_THERE);
    }
    if board.mangonel(to).is_some() {
        return Err(MANGONEL_THERE);
    }
    let is_ground = board.terrain(to).takes_artillery()
        && board.map.adjacent(from, to)
        && board.join(from, to).is_fought_over()
        && board.berth(to).is_none()
        && !lies_there(board, to);
    if !is_ground {
        return Err(BALLISTA_GROUND);
    }
    if board.at(to).is_some_and(|other| board.side(other) != ballista.side) {
        return Err(HEX_OCCUPIED_ENEMY);
    }
    if board.burns(to) {
        return Err(HEX_BURNING);
    }
    let most = board.rules.data.artillery.ballista_hexes;
    if ballista.carried + far(board, from, to) > most { Err(BALLISTA_TOO_FAR) } else { Ok(()) }
}

/// Whether a mantlet, a heap, a basin or a ladder takes the room in a hex.
pub fn lies_there(board: &Board, hex: Place) -> bool {
    let works = board.siegeworks;
    board.mantlet(hex).is_some()
        || works.heaps.contains(&hex)
        || works.basin(hex).is_some()
        || board.site.ladder(hex).is_some()
}

/// Where its carriers come to stand when a ballista goes to the next hex: each a hex on in the same direction, those ahead of it first;
/// who cannot stays where he is, or, if that is in its way or too far from it, steps aside, into the hex that it leaves if he can.
///
/// # Errors
/// Why it cannot be carried there.
pub fn step(board: &Board, from: Place, carriers: &[PieceId], to: Place) -> Result<Vec<(PieceId, Place)>, Refusal> {
    may_enter(board, from, to)?;
    if board.at(to).is_some_and(|other| !carriers.contains(&other)) {
        return Err(STACK_LIMIT);
    }
    let mut moved: Artillery = board.artillery.clone();
    if let Some(ballista) = moved.ballista_mut(from) {
        ballista.hex = to;
    }
    let mut after = board.clone().with_artillery(&moved);
    // Those ahead of it make room for those behind them.
    let heading = board.map.heading(from, to).ok_or(BALLISTA_GROUND)?;
    let ahead = |id: PieceId| along(board.map.hexes.hex(board.front(id)) - board.map.hexes.hex(from), heading);
    let mut order: Vec<PieceId> = carriers.to_vec();
    order.sort_by_key(|id| (-ahead(*id), *id));
    let mut ends = vec![];
    for id in order {
        let here = board.front(id);
        let goes = |place: Place| {
            place != to
                && reaches(&after, to, place)
                && after.at(place).is_none_or(|other| other == id)
                && keeps_to(&after, id, here, place)
                && (place == here || may_step(&after, id, here, place).is_ok())
        };
        let on = board.map.neighbour(here, heading).filter(|place| goes(*place));
        let stays = Some(here).filter(|place| goes(*place));
        let aside = || {
            let near = board.map.neighbours(here).iter().copied().filter(|place| goes(*place));
            near.min_by_key(|place| (*place != from, board.map.distance(*place, to), *place))
        };
        let end = on.or(stays).or_else(aside).ok_or(NO_ROOM_FOR_CARRIERS)?;
        after.shift(id, end, None);
        ends.push((id, end));
    }
    Ok(ends)
}

/// Whether a man has a ballista to carry.
pub fn has_ballista(board: &Board, id: PieceId) -> bool {
    board.artillery.ballistae.iter().any(|ballista| may_lift(board, id, ballista.hex).is_ok())
}

/// Offers the ballistae that a man can take up, with others.
pub fn offer_lifts(prompt: &mut Prompt, board: &Board, id: PieceId) {
    if board.man(id).post == Post::OnField && !board.artillery.ballistae.is_empty() {
        let hexes = board.artillery.ballistae.iter().map(|ballista| ballista.hex).collect::<Vec<_>>();
        prompt.offer(&LIFT_BALLISTA, hexes, |at| may_lift(board, id, at));
    }
    let side = board.side(id);
    if Laid::Ballista.is_there(board, side) {
        prompt.offer(Laid::Ballista.verb(), Laid::Ballista.hexes(board), |_| Err(Laid::Ballista.not_in_play()));
    }
}

pub(in crate::games::anarchy) fn lift_ballista(In((_, at)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let id = battle.clock.moving.expect("somebody moves");
    battle.tasks.plan = Some(Plan::Ballista(at, vec![id]));
    found(&mut battle)
}

/// Another man has been found to carry, or the first: when there are enough of them they are asked where it goes.
pub fn found(battle: &mut Write) -> Flow {
    let Some(Plan::Ballista(_, with)) = &battle.tasks.plan else { return Flow::done() };
    let first = with[0];
    if with.len() < battle.rules.data.artillery.ballista_carriers {
        return Flow::then([HANDS.on(first)]);
    }
    if goes_on(battle) { Flow::then([BALLISTA_GOES.on(first)]) } else { Flow::done() }
}

/// Whether the ballista in hand can go a hex farther; it is put down if it cannot.
fn goes_on(battle: &mut Write) -> bool {
    let Some(Plan::Ballista(at, with)) = &battle.tasks.plan else { return false };
    let board = battle.board();
    let open = board.map.neighbours(*at).iter().any(|to| step(&board, *at, with, *to).is_ok());
    if !open {
        battle.tasks.plan = None;
    }
    open
}

pub(in crate::games::anarchy) fn ballista_goes(In(id): In<PieceId>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let mut prompt = ask.prompt(board.side(id), "anarchy-ask-ballista-goes").with("unit", piece(id));
    let Some(Plan::Ballista(at, with)) = &battle.tasks.plan else { return prompt };
    prompt = prompt.with("hex", hex(*at));
    let near: Vec<Place> = board.map.neighbours(*at).to_vec();
    prompt.offer(&BALLISTA_TO, near, |to| step(&board, *at, with, to).map(|_| ()));
    if prompt.asks() {
        prompt.offer(&LEAVE_IT, [()], |()| Ok(()));
        prompt.closing = Some(LEAVE_IT.on(()));
    }
    concede(&mut prompt);
    prompt
}

/// A ballista and its carriers go a hex; they have nothing left for anything else in this turn.
pub(in crate::games::anarchy) fn ballista_to(In((side, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let Some(Plan::Ballista(from, with)) = battle.tasks.plan.clone() else { return Flow::done() };
    let board = battle.board();
    let ends = step(&board, from, &with, to).expect("the prompt offers only such hexes");
    let counts = far(&board, from, to);
    if let Some(ballista) = battle.artillery.ballista_mut(from) {
        ballista.hex = to;
        ballista.carried += counts;
    }
    for (id, end) in ends {
        battle.acts(id);
        if battle.front(id) != end {
            battle.place(id, end, None);
        }
        let whole = battle.board().allowance(id) as u8;
        let mut man = battle.change(id);
        (man.moved, man.straight) = (whole, 0);
        if !battle.artillery.carriers.contains(&id) {
            battle.artillery.carriers.push(id);
        }
    }
    battle.tasks.plan = Some(Plan::Ballista(to, with));
    battle.chronicle.note("A-4.4.04", || {
        Entry::new("anarchy-log-ballista-carried", "A-4.4.04").by(side).with("from", hex(from)).with("hex", hex(to))
    });
    if goes_on(&mut battle) { Flow::again() } else { Flow::done() }
}

/// Registers the decision and the verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&LIFT_BALLISTA, lift_ballista).decision(&BALLISTA_GOES, ballista_goes).verb(&BALLISTA_TO, ballista_to);
}
