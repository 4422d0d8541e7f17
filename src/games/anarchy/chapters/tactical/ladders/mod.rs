//! Ladders: carried by two men, raised by one, climbed one at a time, pushed away from above.
mod falls;

pub use falls::can_climb_down;
pub(super) use falls::{driven_down, falls, knock_over, lose_footing, lose_hold};
use falls::{free_ground, lay_down};

use super::combat::{ALREADY_ATTACKED, TARGET_IS_FRIEND};
use super::paths::{NOT_ENOUGH_MP, STACK_LIMIT, entry_cost, keeps_to, may_stand_as, may_step, step_cost, surcharge};
use super::reach::Reach;
use super::siegeworks::hourds::HOURD_BLOCKS_LADDER;
use super::turn::{NOT_YOUR_PIECE, SURPRISED, concede, may_order};
use super::works::{HANDS, LEAVE_IT};
use crate::games::anarchy::access::{Read, Write, hex, piece};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::board::joins::Join;
use crate::games::anarchy::data::files::Terrain;
use crate::games::anarchy::state::{Job, Ladder, Plan, Post, Tasks};
use crate::table::prelude::*;
use bevy::prelude::*;
use std::collections::BTreeSet;

/// Where two men carry a ladder.
pub const CARRIES: Step<PieceId> = Step::new("anarchy.carries");

/// Lifts the ladder that lies in this hex, to carry it with another man.
pub const LIFT: Verb<Place> = Verb::new("anarchy.lift");
/// Brings a ladder onto the map, with another man.
pub const BRING_LADDER: Verb<()> = Verb::new("anarchy.bring_ladder");
/// The ladder is carried to this hex.
pub const CARRY: Verb<Place> = Verb::new("anarchy.carry");
/// The man above pushes the ladder away whose head is here.
pub const TOPPLE: Verb<Place> = Verb::new("anarchy.topple");

pub const LADDER_NO_TARGET_HEX: Refusal = Refusal::new("ladder_no_target_hex", "A-3.6.09");
pub const LADDER_IN_OPEN_DITCH: Refusal = Refusal::new("ladder_in_open_ditch", "A-3.4.06");
pub const NO_LADDER_HERE: Refusal = Refusal::new("task_impossible", "A-3.6.03");
pub const NO_LADDER_TO_RAISE: Refusal = Refusal::new("no_ladder_to_raise", "A-3.6.03");
pub const LADDER_STANDS: Refusal = Refusal::new("task_impossible", "A-3.6.09");
pub const ONE_LADDER: Refusal = Refusal::new("one_ladder", "A-3.6.03");
pub const SOMEBODY_ON_LADDER: Refusal = Refusal::new("somebody_on_ladder", "A-3.6.10");
pub const CANNOT_CARRY: Refusal = Refusal::new("cannot_carry", "A-3.6.03");
pub const NOBODY_ABOVE: Refusal = Refusal::new("nobody_above", "A-3.6.06");

/// Whether somebody stands at the head of a ladder.
pub fn is_at_head(board: &Board, id: PieceId) -> bool {
    let front = board.front(id);
    front != Place::NOWHERE && board.map.is_upper(front) && !board.is_floor(front)
}

/// Whether a ladder with its foot in a hex can lean on another one: over an outer side of a rampart or tower, on a scaffold, or on
/// either side of the window of a church; never under a hourd or against one, unless that is
/// gone.
pub fn can_lean(board: &Board, foot: Place, lean: Place) -> Allowed {
    use Terrain::*;
    let ground = board.terrain(foot);
    if board.hourd_over(foot).is_some() || board.map.adjacent(foot, lean) && board.hourd_over(lean).is_some() {
        return Err(HOURD_BLOCKS_LADDER);
    }
    // A ditch carries no ladder unless it is filled.
    if ground == Ditch {
        return Err(LADDER_IN_OPEN_DITCH);
    }
    let stands =
        matches!(ground, Flat | Court | Interior | FilledDitch | FixedBridge | Rubble) && !board.scaffold_over(foot);
    if board.map.is_upper(lean) || !board.map.adjacent(foot, lean) || !stands {
        return Err(LADDER_NO_TARGET_HEX);
    }
    let leans = match board.terrain(lean) {
        // The crenels look outwards, away from the court.
        terrain if terrain.is_crenelled() => ground != Court,
        ChurchWindow => true,
        _ => board.scaffold_over(lean),
    };
    if leans { Ok(()) } else { Err(LADDER_NO_TARGET_HEX) }
}

/// Whether a man may raise the ladder that lies in his hex against another one.
pub fn may_raise(board: &Board, id: PieceId, lean: Place) -> Allowed {
    let here = board.front(id);
    let ladder = board.site.ladder(here).filter(|_| !board.man(id).is_mounted());
    match ladder {
        None => return Err(NO_LADDER_TO_RAISE),
        Some(ladder) if ladder.lean.is_some() => return Err(LADDER_STANDS),
        Some(_) => {}
    }
    can_lean(board, here, lean)
}

/// Whether a man may lower the ladder at whose foot he stands: nobody is on it.
pub fn may_lower(board: &Board, id: PieceId) -> Allowed {
    let here = board.front(id);
    if board.map.is_upper(here) || board.site.ladder(here).is_none_or(|ladder| ladder.lean.is_none()) {
        return Err(NO_LADDER_HERE);
    }
    if board.is_free(board.map.upper(here)) { Ok(()) } else { Err(SOMEBODY_ON_LADDER) }
}

/// Whether a man may bear a ladder at all: free to act, on foot, with movement points for it.
fn is_bearer(board: &Board, id: PieceId) -> Allowed {
    let man = board.man(id);
    if man.post != Post::Waiting {
        may_order(board, board.side(id), id)?;
    }
    let on_storey = man.post == Post::OnField && board.map.is_upper(board.front(id));
    let rides = man.is_mounted() || man.post == Post::Waiting && board.rules.character(id).rides;
    if board.is_animal(id) || man.guards || rides || on_storey {
        return Err(CANNOT_CARRY);
    }
    // Who carries one in this phase has fewer points, and needs one for a step.
    let burden = if board.tasks.burdened.contains(&id) { 0 } else { board.rules.data.works.ladder_carry_mp };
    if board.points_left(id) <= burden { Err(NOT_ENOUGH_MP) } else { Ok(()) }
}

/// Whether a man may begin to carry the ladder that lies in a hex, his own or one beside it.
pub fn may_lift(board: &Board, id: PieceId, from: Place) -> Allowed {
    is_bearer(board, id)?;
    let here = board.front(id);
    if board.site.ladder(from).is_some_and(|ladder| ladder.lean.is_some()) {
        return Err(LADDER_STANDS);
    }
    let lies = board.site.ladder(from).is_some();
    let at_hand = board.man(id).post == Post::OnField
        && (here == from || may_reach_over(board, here, from) && board.map.adjacent(here, from));
    if !lies || !at_hand {
        return Err(NO_LADDER_HERE);
    }
    if board.at(from).is_some_and(|other| board.side(other) != board.side(id)) {
        return Err(super::paths::HEX_OCCUPIED_ENEMY);
    }
    has_company(board, Some(from), id)
}

/// Whether a man can put his hands on what lies in a hex beside his: men fight over the side between them, or a mantlet faces it.
fn may_reach_over(board: &Board, here: Place, there: Place) -> bool {
    let join = board.join(here, there);
    join.is_fought_over() || join == Join::MantletFront
}

/// Whether a man who waits may bring one of his side's ladders onto the map.
pub fn may_bring(board: &Board, id: PieceId) -> Allowed {
    is_bearer(board, id)?;
    if board.man(id).post != Post::Waiting || board.site.ladders_left[board.side(id).0 as usize] == 0 {
        return Err(NO_LADDER_HERE);
    }
    has_company(board, None, id)
}

/// Whether anybody can share the burden with a man, and get anywhere.
fn has_company(board: &Board, from: Option<Place>, id: PieceId) -> Allowed {
    let mut others = board.pieces(board.side(id)).filter(|other| may_bear(board, from, &[id], *other).is_ok());
    if others.any(|_| true) { Ok(()) } else { Err(NO_LADDER_HERE) }
}

/// Whether another man may bear a ladder with the first: each in its hex or beside it, or both still off the map.
pub fn may_bear(board: &Board, from: Option<Place>, with: &[PieceId], other: PieceId) -> Allowed {
    let first = with[0];
    if with.contains(&other) {
        return Err(CANNOT_CARRY);
    }
    if board.side(other) != board.side(first) {
        return Err(NOT_YOUR_PIECE);
    }
    is_bearer(board, other)?;
    // While a side is surprised one man acts alone.
    if board.is_surprised(board.side(other)) {
        return Err(SURPRISED);
    }
    let together = match from {
        None => board.man(other).post == Post::Waiting,
        Some(from) => {
            let there = board.front(other);
            board.man(other).post == Post::OnField
                && board.front(first) != there
                && (there == from || board.map.adjacent(from, there) && may_step(board, other, there, from).is_ok())
        }
    };
    if together { Ok(()) } else { Err(CANNOT_CARRY) }
}

/// A way on which two men carry a ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct Carried {
    /// What it costs the first, and the one who follows.
    pub cost: [i32; 2],
    /// Where the one who follows ends: a hex behind the first.
    pub follower: Place,
}

/// Where two men can carry a ladder: the first goes ahead, the other follows in his footsteps, both with fewer movement points
///
pub fn carries(board: &Board, from: Option<Place>, first: PieceId, second: PieceId) -> Vec<(Place, Carried)> {
    let mut tasks: Tasks = board.tasks.clone();
    tasks.burdened.extend([first, second]);
    let mut clear = board.with_tasks(&tasks);
    let second_left = clear.points_left(second);
    let start = board.front(first);
    let before = (board.man(second).post == Post::OnField).then_some(board.front(second));
    if before.is_some() {
        clear.take_off(second);
    }
    // Who does not stand beside the first comes up over the hex of the ladder.
    let over = match (before, from) {
        (Some(here), Some(from)) if from != start && may_step(board, second, here, start).is_err() => Some(from),
        _ => None,
    };
    let reach = Reach::of(&clear, first);
    let first_left = clear.points_left(first);
    let mut all = vec![];
    for (to, _) in reach.ends(&clear, first) {
        let ladder_there = Some(to) != from && board.site.ladder(to).is_some();
        if ladder_there || board.map.is_upper(to) {
            continue;
        }
        // The one who follows ends in the last hex before it, whichever of those around it serves best.
        let carried = |last: Place| {
            let (mut path, mut cost) = (vec![], 0);
            if last != start {
                let way = reach.way(&clear, first, last).ok()?;
                (path, cost) = (way.path, way.cost);
            }
            let passes = path.contains(&to) || path.iter().any(|place| board.map.is_upper(*place));
            if passes || may_step(&clear, first, last, to).is_err() || !keeps_to(&clear, first, last, to) {
                return None;
            }
            cost += step_cost(&clear, first, last, to) + surcharge(&clear, first, last, to);
            let mut steps: Vec<Place> = before.into_iter().chain(over).collect();
            if start != Place::NOWHERE {
                steps.push(start);
            }
            steps.extend(&path);
            let (second_cost, follower) = follow(&clear, [first, second], &steps, before.is_some(), second_left)?;
            (cost <= first_left).then_some(Carried { cost: [cost, second_cost], follower })
        };
        let around = clear.map.neighbours(to).iter().copied();
        if let Some(best) = around.filter_map(carried).min_by_key(|way| (way.cost, way.follower)) {
            all.push((to, best));
        }
    }
    all
}

/// What it costs a man to follow another one hex behind, over these hexes, and where he ends; nothing if he cannot. On the field the
/// first of them is his own; from off the map he enters by it.
fn follow(
    board: &Board,
    [leader, id]: [PieceId; 2],
    steps: &[Place],
    on_field: bool,
    most: i32,
) -> Option<(i32, Place)> {
    let end = *steps.last()?;
    let mut cost = if on_field { 0 } else { entry_cost(board, id, steps[0]) };
    if !on_field {
        may_stand_as(board, id, steps[0], false).ok()?;
    }
    for pair in steps.windows(2) {
        may_step(board, id, pair[0], pair[1]).ok()?;
        cost += step_cost(board, id, pair[0], pair[1]) + surcharge(board, id, pair[0], pair[1]);
    }
    // The one who leads has left his hex.
    let free = board.at(end).is_none_or(|other| other == leader);
    (free && cost <= most).then_some((cost, end))
}

/// Whether a man can lift or bring a ladder where he is.
pub fn may_carry_any(board: &Board, id: PieceId) -> bool {
    board.has_ladders()
        && (may_bring(board, id).is_ok()
            || board.site.ladders.iter().any(|ladder| may_lift(board, id, ladder.foot).is_ok()))
}

/// Offers the ladders that a man can lift or bring.
pub(super) fn offer_carry(prompt: &mut Prompt, board: &Board, id: PieceId) {
    if !board.has_ladders() {
        return;
    }
    let lying: Vec<Place> = board.site.ladders.iter().map(|ladder| ladder.foot).collect();
    prompt.offer(&LIFT, lying, |from| may_lift(board, id, from));
    if board.man(id).post == Post::Waiting {
        prompt.offer(&BRING_LADDER, [()], |()| may_bring(board, id));
    }
}

pub(in crate::games::anarchy) fn lift(In((_, from)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let id = battle.clock.moving.expect("somebody moves");
    battle.tasks.plan = Some(Plan::Carry(Some(from), vec![id]));
    Flow::then([HANDS.on(id)]).and_again()
}
pub(in crate::games::anarchy) fn bring_ladder(In((_, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let id = battle.clock.moving.expect("somebody moves");
    battle.tasks.plan = Some(Plan::Carry(None, vec![id]));
    Flow::then([HANDS.on(id)]).and_again()
}

pub(in crate::games::anarchy) fn carries_to(In(id): In<PieceId>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let mut prompt = ask.prompt(board.side(id), "anarchy-ask-carry").with("unit", piece(id));
    let Some(Plan::Carry(from, with)) = &battle.tasks.plan else { return prompt };
    prompt = prompt.with("other", piece(with[1]));
    let ends: BTreeSet<Place> = carries(&board, *from, with[0], with[1]).into_iter().map(|(place, _)| place).collect();
    prompt.offer(&CARRY, board.map.hexes.places(), |to| {
        if ends.contains(&to) {
            return Ok(());
        }
        may_stand_as(&board, with[0], to, false)?;
        if !board.is_free(to) {
            return Err(STACK_LIMIT);
        }
        Err(if Some(to) != *from && board.site.ladder(to).is_some() { ONE_LADDER } else { NOT_ENOUGH_MP })
    });
    prompt.offer(&LEAVE_IT, [()], |()| Ok(()));
    prompt.closing = Some(LEAVE_IT.on(()));
    concede(&mut prompt);
    prompt
}

/// Two men carry a ladder; it lies where the first of them stops.
pub(in crate::games::anarchy) fn carry(In((side, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let Some(Plan::Carry(from, with)) = battle.tasks.plan.take() else { return Flow::done() };
    let (first, second) = (with[0], with[1]);
    let all = carries(&battle.board(), from, first, second);
    // Whoever was raising it has nothing to raise any more.
    let raising: Vec<PieceId> = (battle.tasks.works.iter())
        .filter(|work| Some(work.kind.hex) == from && work.kind.job == Job::Raise)
        .flat_map(|work| work.hands.clone())
        .collect();
    raising.into_iter().for_each(|id| battle.interrupt(id));
    let (_, carried) = all.into_iter().find(|(place, _)| *place == to).expect("the prompt offers only such hexes");
    for (id, at, cost) in [(first, to, carried.cost[0]), (second, carried.follower, carried.cost[1])] {
        battle.acts(id);
        battle.place(id, at, None);
        battle.change(id).moved += cost as u8;
        if !battle.tasks.burdened.contains(&id) {
            battle.tasks.burdened.push(id);
        }
    }
    match from {
        Some(from) => {
            if let Some(ladder) = battle.site.ladder_mut(from) {
                ladder.foot = to;
            }
        }
        None => {
            battle.site.ladders_left[side.0 as usize] -= 1;
            battle.site.ladders.push(Ladder { foot: to, lean: None });
        }
    }
    battle.chronicle.note("A-3.6.03", || {
        Entry::new("anarchy-log-carries", "A-3.6.03")
            .by(side)
            .with("unit", piece(first))
            .with("other", piece(second))
            .with("hex", hex(to))
    });
    Flow::done()
}

/// The place above the head of a ladder: the hex on which it leans, or the scaffold there.
fn above(board: &Board, head: Place) -> Option<Place> {
    let lean = board.lean_of(head)?;
    Some(if board.scaffold_over(lean) { board.map.upper(lean) } else { lean })
}

/// Whether a man of a side may push a ladder away: he stands above its head, has not attacked, and no friend is on it.
pub fn may_topple(board: &Board, side: Seat, head: Place) -> Allowed {
    let Some(place) = above(board, head) else { return Err(NO_LADDER_HERE) };
    let Some(id) = board.at(place).filter(|id| board.side(*id) == side) else { return Err(NOBODY_ABOVE) };
    may_order(board, side, id)?;
    if board.man(id).attacked {
        return Err(ALREADY_ATTACKED);
    }
    if board.man(id).guards {
        return Err(super::combat::GUARDS_A_CAPTIVE);
    }
    if board.is_animal(id) {
        return Err(NOBODY_ABOVE);
    }
    if board.at(head).is_some_and(|other| board.side(other) == side) { Err(TARGET_IS_FRIEND) } else { Ok(()) }
}

pub(super) fn offer_topple(prompt: &mut Prompt, board: &Board, side: Seat) {
    if board.has_ladders() {
        let raised = board.site.ladders.iter().filter(|ladder| ladder.lean.is_some());
        let heads: Vec<Place> = raised.map(|ladder| board.map.upper(ladder.foot)).collect();
        prompt.offer(&TOPPLE, heads, |head| may_topple(board, side, head));
    }
}

/// The ladder is pushed: from a die on it topples, and who was at its head falls.
pub(in crate::games::anarchy) fn topple(In((side, head)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let board = battle.board();
    let id = above(&board, head).and_then(|place| board.at(place)).expect("somebody stands above");
    let foot = board.map.hex_of(head);
    battle.interrupt(id);
    battle.acts(id);
    battle.change(id).attacked = true;
    let roll = battle.roll(side, "anarchy-roll-topple");
    let needed = battle.rules.data.works.ladder_topple_min;
    let topples = roll.face >= needed;
    let event = if topples { "anarchy-log-topples" } else { "anarchy-log-ladder-stands" };
    battle.chronicle.note("A-3.6.06", || {
        let entry = Entry::new(event, "A-3.6.06").by(side).with("unit", piece(id)).with("hex", hex(foot));
        entry.with("needed", Word::Number(needed)).roll(roll)
    });
    if topples {
        let board = battle.board();
        let thrown = board.at(head).and_then(|who| Some((who, free_ground(&board, who, foot)?)));
        lay_down(&mut battle, foot);
        if let Some((who, to)) = thrown {
            falls(&mut battle, who, to, "A-3.6.06");
        }
    }
    Flow::again()
}

/// Registers the decision and the verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&LIFT, lift)
        .verb(&BRING_LADDER, bring_ladder)
        .decision(&CARRIES, carries_to)
        .verb(&CARRY, carry)
        .verb(&TOPPLE, topple);
}
