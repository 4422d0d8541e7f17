//! Chapter 4.3, boiling oil: basins that two men carry and set at a crenel, tipped over who is below, and spilt where one of the two
//! falls.
use crate::games::anarchy::access::{Read, Write, hex, piece};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::combat::{ALREADY_ATTACKED, FIGHT_OVER, GUARDS_A_CAPTIVE};
use crate::games::anarchy::chapters::tactical::fire;
use crate::games::anarchy::chapters::tactical::paths::{
    HEX_BURNING, HEX_OCCUPIED_ENEMY, NOT_ENOUGH_MP, keeps_to, may_stand_as, may_step, step_cost, surcharge,
};
use crate::games::anarchy::chapters::tactical::turn::{NOT_YOUR_PIECE, SURPRISED, concede, may_order};
use crate::games::anarchy::chapters::tactical::works::{CANNOT_SHARE, HANDS, LEAVE_IT};
use crate::games::anarchy::state::{Basin, Handling, Plan, Post, Siegeworks};
use crate::table::prelude::*;
use bevy::prelude::*;
use smallvec::SmallVec;

use super::scald::{SCALDS, SPLASHES};
use super::spread::{is_over_crenel, splashed, under};

/// Where two men carry a basin, hex by hex.
pub const BASIN_GOES: Step<PieceId> = Step::new("anarchy.basin_goes");
/// Over which hex a basin is tipped.
pub const TIP_OVER: Step<Place> = Step::new("anarchy.tip_over");

/// Takes up the basin in this hex, to carry it with another man.
pub const LIFT_BASIN: Verb<Place> = Verb::new("anarchy.lift_basin");
/// Sets the basin in this hex at its crenel, with another man.
pub const SET_BASIN: Verb<Place> = Verb::new("anarchy.set_basin");
/// The basin is carried to this hex.
pub const BASIN_TO: Verb<Place> = Verb::new("anarchy.basin_to");
/// Tips the basin in this hex.
pub const TIP: Verb<Place> = Verb::new("anarchy.tip");
/// The oil goes down on this hex.
pub const POUR: Verb<Place> = Verb::new("anarchy.pour");

pub const NO_BASIN_HERE: Refusal = Refusal::new("task_impossible", "A-4.3.07");
pub const BEARERS_MISSING: Refusal = Refusal::new("oil_bearers_missing", "A-4.3.01");
pub const OIL_TARGET: Refusal = Refusal::new("oil_target_illegal", "A-4.3.02");
pub const NOT_FROM_HERE: Refusal = Refusal::new("oil_target_illegal", "A-4.3.01");
pub const OIL_NOT_SET: Refusal = Refusal::new("oil_not_set", "A-4.3.20");
pub const NO_CRENEL: Refusal = Refusal::new("no_crenel", "A-4.3.05");
pub const IS_SET: Refusal = Refusal::new("basin_is_set", "A-4.3.20");
pub const BEARER_HAS_SHOT: Refusal = Refusal::new("already_shot", "A-4.3.06");
pub const NO_ROOM: Refusal = Refusal::new("no_room_for_bearers", "A-4.3.07");
pub const HOURD_IN_BETWEEN: Refusal = Refusal::new("crenel_behind_hourd", "A-3.3.16");
pub const NOT_ON_BELFRY: Refusal = Refusal::new("oil_target_illegal", "A-4.3.03");
pub const BRIDGE_TOO_HIGH: Refusal = Refusal::new("oil_target_illegal", "A-4.3.04");
pub const ONE_BASIN: Refusal = Refusal::new("one_basin", "A-4.3.07");

/// Whether a man stands beside a basin so that he can put his hands on it.
fn is_at_basin(board: &Board, basin: Place, place: Place) -> bool {
    holds_basins(board, place) && board.map.adjacent(basin, place) && board.join(basin, place).is_fought_over()
}

/// Whether a basin can be in a place, or its bearers: on the ground, on a wall or in a hourd, on no other storey.
fn holds_basins(board: &Board, place: Place) -> bool {
    !board.map.is_upper(place) || board.hourd(place).is_some()
}

/// The hexes beside a basin where its bearers can stand.
fn posts(board: &Board, basin: Place) -> SmallVec<[Place; 6]> {
    board.near(basin).filter(|place| is_at_basin(board, basin, *place)).collect()
}

/// Whether two places lie on opposite sides of a basin: both beside it, and not beside each other. Along a wall that runs
/// across the columns no two hexes lie straight across from each other. In a corner, where no two do even so, any two beside it will
/// do; where a single hex lies beside it, the second man stands behind the first, as at a door.
pub fn are_opposite(board: &Board, basin: Place, [one, other]: [Place; 2]) -> bool {
    let at = |place: Place| is_at_basin(board, basin, place);
    if one == other || one == basin || other == basin || !at(one) && !at(other) {
        return false;
    }
    if at(one) && at(other) && !board.map.adjacent(one, other) {
        return true;
    }
    let posts = posts(board, basin);
    let lie_apart = |a: &Place| posts.iter().any(|b| a != b && !board.map.adjacent(*a, *b));
    if posts.iter().any(lie_apart) {
        return false;
    }
    let behind = || posts.len() == 1 && board.map.adjacent(one, other) && board.join(one, other).is_fought_over();
    at(one) && at(other) || behind()
}

/// Whether a man may have anything to do with a basin: ordered by his side, on foot, no animal, free of captives.
fn is_hand(board: &Board, id: PieceId) -> Allowed {
    may_order(board, board.side(id), id)?;
    let man = board.man(id);
    if board.is_animal(id) || man.is_mounted() || board.rules.character(id).rider.is_some() {
        return Err(BEARERS_MISSING);
    }
    if man.guards { Err(GUARDS_A_CAPTIVE) } else { Ok(()) }
}

/// Whether a man has the movement points to carry a basin, or to set it.
fn has_points(board: &Board, id: PieceId, handling: Handling) -> Allowed {
    let defence = &board.rules.data.defence;
    let left = board.points_left(id);
    let enough = match handling {
        // Who carries one in this phase has fewer points, and needs one for a step.
        Handling::Carry if board.siegeworks.carriers.contains(&id) => left > 0,
        Handling::Carry => left > defence.oil_carry_mp,
        Handling::Set => left >= defence.oil_set_mp,
    };
    if enough { Ok(()) } else { Err(NOT_ENOUGH_MP) }
}

/// Whether a basin can be handled so where it is: to be set it stands on a wall or a tower, and is not set yet.
fn may_handle(board: &Board, hex: Place, handling: Handling) -> Allowed {
    let Some(basin) = board.siegeworks.basin(hex) else { return Err(NO_BASIN_HERE) };
    match handling {
        Handling::Carry => Ok(()),
        Handling::Set if basin.set => Err(IS_SET),
        Handling::Set => {
            if board.terrain(hex).is_crenelled() {
                Ok(())
            } else {
                Err(NO_CRENEL)
            }
        }
    }
}

/// Whether a man may take a basin in hand, if he finds another one for it.
fn may_take_up(board: &Board, id: PieceId, hex: Place, handling: Handling) -> Allowed {
    is_hand(board, id)?;
    may_handle(board, hex, handling)?;
    let here = board.front(id);
    let is_near = is_at_basin(board, hex, here) || posts(board, hex).iter().any(|post| board.map.adjacent(*post, here));
    if board.man(id).post != Post::OnField || !is_near || !holds_basins(board, here) {
        return Err(NO_BASIN_HERE);
    }
    if board.at(hex).is_some_and(|other| board.side(other) != board.side(id)) {
        return Err(HEX_OCCUPIED_ENEMY);
    }
    has_points(board, id, handling)?;
    let mut why = BEARERS_MISSING;
    for other in board.on_field(board.side(id)).filter(|other| *other != id) {
        match may_help(board, hex, handling, &[id], other) {
            Ok(()) => return Ok(()),
            // What keeps the two back who stand right is worth telling.
            Err(reason) if are_opposite(board, hex, [here, board.front(other)]) => why = reason,
            Err(_) => {}
        }
    }
    Err(why)
}

/// Whether another man may take the basin in hand with the first: on the opposite side of it.
pub fn may_help(board: &Board, hex: Place, handling: Handling, with: &[PieceId], other: PieceId) -> Allowed {
    let first = with[0];
    if with.contains(&other) {
        return Err(CANNOT_SHARE);
    }
    if board.side(other) != board.side(first) {
        return Err(NOT_YOUR_PIECE);
    }
    is_hand(board, other)?;
    // While a side is surprised one man acts alone.
    if board.is_surprised(board.side(other)) {
        return Err(SURPRISED);
    }
    if !are_opposite(board, hex, [board.front(first), board.front(other)]) {
        return Err(BEARERS_MISSING);
    }
    has_points(board, other, handling)?;
    let carries = || steps(board, hex, [first, other]).next().is_some();
    if handling == Handling::Set || carries() { Ok(()) } else { Err(NO_ROOM) }
}

/// A hex to which a basin is carried, and where its bearers come to stand, at which cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CarriedTo {
    pub basin: Place,
    pub bearers: [Place; 2],
    pub cost: [i32; 2],
}

/// Where two men can carry a basin with a step of each: beside where it is, with both on opposite sides of it again, by whichever
/// steps cost least.
pub fn steps<'b>(board: &'b Board, hex: Place, bearers: [PieceId; 2]) -> impl Iterator<Item = CarriedTo> + 'b {
    around(board, hex).filter_map(move |to| step(board, hex, bearers, to))
}

/// The places beside a basin where another one could stand.
fn around<'b>(board: &'b Board, hex: Place) -> impl Iterator<Item = Place> + 'b {
    board.near(hex).filter(move |to| board.map.adjacent(hex, *to) && holds_basins(board, *to))
}

fn step(board: &Board, hex: Place, bearers: [PieceId; 2], to: Place) -> Option<CarriedTo> {
    may_carry_to(board, hex, bearers, to).ok()?;
    let carry = board.rules.data.defence.oil_carry_mp;
    // The first time in a phase the burden takes its points beside what the step costs.
    let burden = |id: &PieceId| if board.siegeworks.carriers.contains(id) { 0 } else { carry };
    let ends = bearers.map(|id| {
        let left = board.points_left(id) - burden(&id);
        let here = board.front(id);
        let is_open = |place: &Place| {
            *place != to
                && holds_basins(board, *place)
                && board.at(*place).is_none_or(|other| bearers.contains(&other))
                && may_step(board, id, here, *place).is_ok()
                && keeps_to(board, id, here, *place)
        };
        let cost = |place: Place| step_cost(board, id, here, place) + surcharge(board, id, here, place);
        let goes = board.near(here).filter(is_open).map(|place| (place, cost(place)));
        std::iter::once((here, 0))
            .chain(goes)
            .filter(|(_, cost)| *cost <= left)
            .collect::<SmallVec<[(Place, i32); 6]>>()
    });
    let pairs = ends[0].iter().flat_map(|one| ends[1].iter().map(move |other| [*one, *other]));
    let best = pairs
        .filter(|[one, other]| are_opposite(board, to, [one.0, other.0]))
        // Nobody stays where he is while the other takes his place.
        .filter(|pair| (0..2).all(|of| pair[of].0 != board.front(bearers[1 - of]) || pair[1 - of].1 > 0))
        // One of the two at least takes a step, so that nothing goes to and fro for ever.
        .filter(|pair| pair.iter().any(|(_, cost)| *cost > 0))
        .min_by_key(|[one, other]| (one.1 + other.1, one.0, other.0))?;
    Some(CarriedTo { basin: to, bearers: best.map(|end| end.0), cost: best.map(|end| end.1) })
}

/// Whether a basin can come to a hex at all: beside where it is, open to men, without an enemy or another basin.
fn may_carry_to(board: &Board, hex: Place, bearers: [PieceId; 2], to: Place) -> Allowed {
    may_stand_as(board, bearers[0], to, false)?;
    if board.at(to).is_some_and(|other| board.side(other) != board.side(bearers[0])) {
        return Err(HEX_OCCUPIED_ENEMY);
    }
    if board.siegeworks.basin(to).is_some() {
        return Err(ONE_BASIN);
    }
    if board.burns(to) {
        return Err(HEX_BURNING);
    }
    if !holds_basins(board, to) || !board.join(hex, to).is_fought_over() { Err(NO_BASIN_HERE) } else { Ok(()) }
}

/// Whether a man has a basin to take in hand.
pub fn has_basin(board: &Board, id: PieceId) -> bool {
    let may = |basin: &Basin, handling| may_take_up(board, id, basin.hex, handling).is_ok();
    board.siegeworks.basins.iter().any(|basin| may(basin, Handling::Set) || may(basin, Handling::Carry))
}

/// Offers the basins that a man can take in hand, with another one.
pub fn offer_basins(prompt: &mut Prompt, board: &Board, id: PieceId) {
    let hexes = || board.siegeworks.basins.iter().map(|basin| basin.hex).collect::<Vec<_>>();
    if board.man(id).post == Post::OnField && !board.siegeworks.basins.is_empty() {
        prompt.offer(&LIFT_BASIN, hexes(), |hex| may_take_up(board, id, hex, Handling::Carry));
        prompt.offer(&SET_BASIN, hexes(), |hex| may_take_up(board, id, hex, Handling::Set));
    }
}

pub(in crate::games::anarchy) fn lift_basin(In((_, at)): In<(Seat, Place)>, battle: Write) -> Flow {
    takes(battle, at, Handling::Carry)
}
pub(in crate::games::anarchy) fn set_basin(In((_, at)): In<(Seat, Place)>, battle: Write) -> Flow {
    takes(battle, at, Handling::Set)
}
fn takes(mut battle: Write, at: Place, handling: Handling) -> Flow {
    let id = battle.clock.moving.expect("somebody moves");
    battle.tasks.plan = Some(Plan::Basin(at, handling, vec![id]));
    Flow::then([HANDS.on(id)]).and_again()
}

/// Two men have found each other for a basin: they set it, or carry it.
pub fn take_up(battle: &mut Write, at: Place, handling: Handling, with: Vec<PieceId>) -> Flow {
    let bearers = [with[0], with[1]];
    if handling == Handling::Carry {
        battle.tasks.plan = Some(Plan::Basin(at, handling, with));
        return Flow::then([BASIN_GOES.on(bearers[0])]);
    }
    battle.tasks.plan = None;
    let cost = battle.rules.data.defence.oil_set_mp;
    for id in bearers {
        battle.interrupt(id);
        battle.acts(id);
        battle.change(id).moved += cost as u8;
    }
    if let Some(basin) = battle.siegeworks.basin_mut(at) {
        *basin = Basin { bearers: Some(bearers), set: true, ..Basin::standing(at) };
    }
    note(battle, "anarchy-log-basin-set", "A-4.3.05", bearers, at);
    Flow::done()
}

fn note(battle: &mut Write, text: &'static str, rule: &'static str, bearers: [PieceId; 2], at: Place) {
    let side = battle.side(bearers[0]);
    battle.chronicle.note(rule, || {
        let entry = Entry::new(text, rule).by(side).with("hex", hex(at));
        entry.with("unit", piece(bearers[0])).with("unit", piece(bearers[1]))
    });
}

pub(in crate::games::anarchy) fn basin_goes(In(id): In<PieceId>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let mut prompt = ask.prompt(board.side(id), "anarchy-ask-basin-goes").with("unit", piece(id));
    let Some(Plan::Basin(at, _, with)) = &battle.tasks.plan else { return prompt };
    let bearers = [with[0], with[1]];
    prompt = prompt.with("other", piece(with[1])).with("hex", hex(*at));
    prompt.offer(&BASIN_TO, around(&board, *at).collect::<Vec<_>>(), |to| {
        may_carry_to(&board, *at, bearers, to)?;
        if step(&board, *at, bearers, to).is_some() { Ok(()) } else { Err(NO_ROOM) }
    });
    if prompt.asks() {
        prompt.offer(&LEAVE_IT, [()], |()| Ok(()));
        prompt.closing = Some(LEAVE_IT.on(()));
    }
    concede(&mut prompt);
    prompt
}

/// A basin and its bearers go a hex.
pub(in crate::games::anarchy) fn basin_to(In((_, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let Some(Plan::Basin(from, handling, with)) = battle.tasks.plan.clone() else { return Flow::done() };
    let bearers = [with[0], with[1]];
    let went = step(&battle.board(), from, bearers, to).expect("the prompt offers only such hexes");
    for (which, id) in bearers.into_iter().enumerate() {
        battle.acts(id);
        battle.place(id, went.bearers[which], None);
        battle.change(id).moved += went.cost[which] as u8;
        if !battle.siegeworks.carriers.contains(&id) {
            battle.siegeworks.carriers.push(id);
        }
    }
    if let Some(basin) = battle.siegeworks.basin_mut(from) {
        *basin = Basin { bearers: Some(bearers), ..Basin::standing(to) };
    }
    battle.tasks.plan = Some(Plan::Basin(to, handling, with));
    note(&mut battle, "anarchy-log-basin-carried", "A-4.3.07", bearers, to);
    Flow::again()
}

/// Whether a man can tip a basin in this phase: he has neither shot nor attacked in it.
fn may_tip(board: &Board, id: PieceId) -> Allowed {
    is_hand(board, id)?;
    let man = board.man(id);
    if man.shot_in_offence {
        return Err(BEARER_HAS_SHOT);
    }
    if man.attacked { Err(Refusal::new(ALREADY_ATTACKED.reason, "A-4.3.06")) } else { Ok(()) }
}

/// The two men of a side who can tip the basin in a hex: its bearers, or any two on opposite sides of it.
pub fn tippers(board: &Board, side: Seat, at: Place) -> Result<[PieceId; 2], Refusal> {
    let basin = board.siegeworks.basin(at).ok_or(NO_BASIN_HERE)?;
    if board.at(at).is_some_and(|other| board.side(other) != side) {
        return Err(HEX_OCCUPIED_ENEMY);
    }
    // While a side is surprised one man acts alone.
    if board.is_surprised(side) {
        return Err(SURPRISED);
    }
    if let Some(bearers) = basin.bearers.filter(|bearers| board.side(bearers[0]) == side) {
        bearers.iter().try_for_each(|id| may_tip(board, *id))?;
        return Ok(bearers);
    }
    let (mut why, mut able) = (BEARERS_MISSING, SmallVec::<[PieceId; 6]>::new());
    for id in board.on_field(side).filter(|id| board.map.distance(board.front(*id), at) <= 2) {
        match may_tip(board, id) {
            Ok(()) => able.push(id),
            Err(reason) if is_at_basin(board, at, board.front(id)) => why = reason,
            Err(_) => {}
        }
    }
    let pairs = able.iter().enumerate().flat_map(|(i, one)| able[i + 1..].iter().map(move |other| [*one, *other]));
    let mut opposite = pairs.filter(|pair| are_opposite(board, at, pair.map(|id| board.front(id))));
    opposite.next().ok_or(why)
}

/// Whether the basin in a hex can be tipped over another one: from a wall or a tower onto a lower hex beside it with an
/// enemy or an engine there; over a crenel it is set before. From a hourd it goes through the floor, straight
/// down, without being set.
pub fn may_pour(board: &Board, side: Seat, at: Place, to: Place) -> Allowed {
    let Some(basin) = board.siegeworks.basin(at) else { return Err(NO_BASIN_HERE) };
    let is_in_hourd = board.hourd(at).is_some();
    if !board.terrain(at).is_crenelled() && !is_in_hourd {
        return Err(NOT_FROM_HERE);
    }
    let is_beside = if is_in_hourd { to == board.map.hex_of(at) } else { board.map.adjacent(at, to) };
    // Never onto a belfry, and onto its bridge only from a higher place.
    if is_beside && board.in_tower(to).is_some() {
        return Err(NOT_ON_BELFRY);
    }
    if is_beside && bridge_over(board, to).is_some_and(|bridge| board.level(bridge) >= board.level(at)) {
        return Err(BRIDGE_TOO_HIGH);
    }
    let is_below = is_beside && !board.map.is_upper(to) && board.level(to) < board.level(at);
    if is_below && !is_in_hourd && board.hourd_over(to).is_some() {
        return Err(HOURD_IN_BETWEEN);
    }
    let enemies = under(board, to).any(|id| board.side(id) != side);
    let artillery = board.ballista(to).map(|one| one.side).or(board.mangonel(to).map(|one| one.side));
    let engine = board.roof(to).is_some() || artillery.is_some_and(|whose| whose != side);
    if !is_below || !(enemies || engine) {
        return Err(OIL_TARGET);
    }
    if is_over_crenel(board, at, to) && !basin.set { Err(OIL_NOT_SET) } else { Ok(()) }
}

/// The bridge of a belfry in a hex or over it.
fn bridge_over(board: &Board, hex: Place) -> Option<Place> {
    [hex, board.map.upper(hex)].into_iter().find(|place| board.bridge(*place).is_some())
}

/// Where the oil of a basin could go: on the hexes beside it, or through the floor of a hourd.
pub fn below(board: &Board, at: Place) -> SmallVec<[Place; 6]> {
    if board.hourd(at).is_some() {
        return SmallVec::from_slice(&[board.map.hex_of(at)]);
    }
    board.map.neighbours(at).iter().copied().collect()
}

/// Whether the basin in a hex can be tipped over anybody.
pub fn may_tip_any(board: &Board, side: Seat, at: Place) -> Allowed {
    tippers(board, side, at)?;
    let mut why = OIL_TARGET;
    for to in below(board, at) {
        match may_pour(board, side, at, to) {
            Ok(()) => return Ok(()),
            Err(reason)
                if [OIL_NOT_SET, NOT_FROM_HERE, HOURD_IN_BETWEEN, NOT_ON_BELFRY, BRIDGE_TOO_HIGH].contains(&reason) =>
            {
                why = reason;
            }
            Err(_) => {}
        }
    }
    Err(why)
}

/// Offers the basins that a side can tip.
pub fn offer_tips(prompt: &mut Prompt, board: &Board, side: Seat) {
    let hexes: Vec<Place> = board.siegeworks.basins.iter().map(|basin| basin.hex).collect();
    prompt.offer(&TIP, hexes, |at| may_tip_any(board, side, at));
}

pub(in crate::games::anarchy) fn tip(In((_, at)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    battle.tasks.plan = Some(Plan::Tip(at));
    Flow::then([TIP_OVER.on(at)]).and_again()
}

pub(in crate::games::anarchy) fn tip_over(In(at): In<Place>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let side = battle.clock.active;
    let mut prompt = ask.prompt(side, "anarchy-ask-tip-over").with("hex", hex(at));
    prompt.offer(&POUR, below(&board, at), |to| may_pour(&board, side, at, to));
    prompt.offer(&LEAVE_IT, [()], |()| Ok(()));
    prompt.closing = Some(LEAVE_IT.on(()));
    concede(&mut prompt);
    prompt
}

/// The oil goes down: on whoever is in the hex, under the roof of an engine only if that catches fire, and on
/// those beside it at the same level or lower. The basin is gone.
pub(in crate::games::anarchy) fn pour(In((side, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let Some(Plan::Tip(at)) = battle.tasks.plan.take() else { return Flow::done() };
    let bearers = tippers(&battle.board(), side, at).expect("the prompt offers only basins with bearers");
    for id in bearers {
        battle.interrupt(id);
        battle.acts(id);
        battle.change(id).attacked = true;
    }
    battle.siegeworks.lose_basin(at);
    note(&mut battle, "anarchy-log-basin-tipped", "A-4.3.06", bearers, to);
    let board = battle.board();
    let is_roofed = board.roof(to).is_some();
    let targets: Vec<PieceId> = under(&board, to).collect();
    let beside = splashed(&board, to, false);
    let burns = fire::pours(&mut battle, side, bearers[0], to);
    battle.fight.away_from = bearers.to_vec();
    let hit = targets.into_iter().filter(|_| burns || !is_roofed);
    let tasks = hit.map(|id| SCALDS.on(id)).chain(beside.into_iter().map(|id| SPLASHES.on(id)));
    Flow::then(tasks.chain([FIGHT_OVER.on(())]).collect::<Vec<_>>())
}

/// Registers the decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&LIFT_BASIN, lift_basin)
        .verb(&SET_BASIN, set_basin)
        .decision(&BASIN_GOES, basin_goes)
        .verb(&BASIN_TO, basin_to)
        .verb(&TIP, tip)
        .decision(&TIP_OVER, tip_over)
        .verb(&POUR, pour);
}

/// The hexes of the basins that fall, in the order in which they were placed.
pub fn falling(works: &Siegeworks) -> Vec<Place> {
    works.basins.iter().filter(|basin| basin.falls).map(|basin| basin.hex).collect()
}
