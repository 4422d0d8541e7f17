//! Chapter 8, a step of a company from village to village (F-8.05, F-8.06, F-8.08, F-8.09, F-8.14, F-8.17, F-8.18,
//! F-8.19, F-8.23, F-8.25, F-8.26, F-8.28, F-8.30).
use crate::games::fief::access::Write;
use crate::games::fief::board::Board;
use crate::games::fief::chapters::moves::company::*;
use crate::games::fief::chapters::moves::passage;
use crate::games::fief::chapters::names::{lord, place};
use crate::games::fief::state::march::{Custom, Errand, Goal};
use crate::games::fief::state::posts::{Post, Stand};
use crate::table::kit::counters::Counters;
use crate::table::prelude::*;
use smallvec::SmallVec;

pub const NO_ROAD: Refusal = Refusal::new("no_road", "F-8.05");
pub const ONLY_BACK: Refusal = Refusal::new("no_road", "F-8.26");
pub const ROAD_HELD: Refusal = Refusal::new("road_held_by_attacker", "F-8.23");
pub const NEEDS_PERMISSION: Refusal = Refusal::new("needs_permission", "F-8.14");
pub const REBELS_HOLD_IT: Refusal = Refusal::new("needs_permission", "F-16.36");
pub const NOT_LET_OUT: Refusal = Refusal::new("not_let_out", "F-8.19");
pub const PRISONER_NEEDS_GUARD: Refusal = Refusal::new("prisoner_needs_guard", "F-9.31");
pub const NO_CHANGE: Refusal = Refusal::new("counter_stock_empty", "F-7.03");
pub const NOBODY_THERE: Refusal = Refusal::new("nobody_to_attack", "F-8.18");
pub const ALREADY_ASKED: Refusal = Refusal::new("already_asked", "F-8.14");

/// Whoever holds a village against those who come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Host {
    Nobody,
    Family(Seat),
    Rebels,
}

/// Who holds a village against a family that comes.
pub fn host(board: &Board, seat: Seat, village: Place) -> Host {
    match board.occupant(village) {
        Some(other) if other != seat => Host::Family(other),
        Some(_) => Host::Nobody,
        None if board.has_rebels(village) => Host::Rebels,
        None => Host::Nobody,
    }
}

/// Whether an attacker of another family than `seat`, or of any family if there is none, stands at the gate of a
/// village, on the road to the place `from` (F-8.23).
pub fn gate_holds(board: &Board, seat: Option<Seat>, village: Place, from: Place) -> bool {
    if !board.anybody_stands(village, Stand::Gate) {
        return false;
    }
    let holds = |post: Post| matches!(post, Post::Gate { from: road, .. } if road == from);
    let other = |other: Seat| Some(other) != seat;
    board.forces.groups().iter().any(|g| other(g.seat) && g.at == village && holds(g.post))
        || board.lords_in(village).any(|row| row.lord.is_free() && other(row.family) && holds(row.lord.post()))
}

/// Whether the company leaves a captive of the family without a guard (F-9.31).
fn leaves_captive(board: &Board, seat: Seat, at: Place) -> bool {
    let march = board.march;
    let mut captives = board.lords_in(at).filter(|row| row.lord.captor == Some(seat) && !march.contains(row.id));
    if captives.next().is_none() {
        return false;
    }
    let lords = board.free_lords_of(seat).filter(|row| row.at == at);
    let stays = lords.filter(|row| !march.contains(row.id)).count() > 0;
    !stays && board.forces.points(seat, at) <= march.points()
}

/// Whether the company may take a step at all, whoever holds the village at its end, to stand within it or at its gate.
/// From a gate it goes in, or back along its road (F-8.26). Every combination of steps is allowed in which soldiers go
/// with a lord and no piece makes more steps than it has (F-8.05, F-8.09, F-8.30).
fn may_step(board: &Board, seat: Seat, to: Place, goal: Goal) -> Allowed {
    let leader = leader(board)?;
    let at = leader.at;
    // Bad weather holds whoever is under it; it may be entered, and stops those who have come (F-8.28, F-16.22).
    if weather_holds(board, at) {
        return Err(BAD_WEATHER_HERE);
    }
    let enters = to == at && matches!(leader.lord.post(), Post::Gate { .. });
    if !enters {
        if !board.map.is_village(to) || !board.map.roads.joined(at, to) {
            return Err(NO_ROAD);
        }
        if matches!(leader.lord.post(), Post::Gate { from, .. } if from != to) {
            return Err(ONLY_BACK);
        }
        let reach = reach(board);
        let lords = board.march.leader.iter().chain(&board.march.with).map(|id| board.lord(*id).lord.steps);
        let pieces = board.forces.kinds().into_iter().flat_map(|kinds| kinds.marching.iter().map(|(steps, _)| *steps));
        let soldiers = board.march.taken.iter().map(|(steps, _)| *steps).chain(pieces);
        let furthest = lords.chain(soldiers).max().unwrap_or(0);
        if furthest >= reach {
            let far = furthest >= board.rules.data.limits.steps && reach == board.rules.data.limits.steps;
            return Err(if far && furthest < board.rules.data.limits.steps_darc && any_darc(board, seat) {
                ONLY_WITH_DARC
            } else {
                NO_STEPS_LEFT
            });
        }
        (board.modifiers.may_leave)(board, seat)?;
        if leaves_captive(board, seat, at) {
            return Err(PRISONER_NEEDS_GUARD);
        }
        if leader.lord.post() == Post::Inside && gate_holds(board, Some(seat), at, to) {
            return Err(ROAD_HELD);
        }
        if board.march.held.contains(&(leader.id, at)) {
            return Err(NOT_LET_OUT);
        }
    } else {
        (board.modifiers.may_leave)(board, seat)?;
    }
    let post = post_at(board, seat, at, to, goal);
    let split =
        board.forces.may_split(&board.rules.soldiers, seat, (at, leader.lord.post()), &board.march.taken, (to, post));
    if split { Ok(()) } else { Err(NO_CHANGE) }
}

fn any_darc(board: &Board, seat: Seat) -> bool {
    board.free_lords_of(seat).any(|row| row.lord.darc)
}

/// Whether the company may walk there without asking anybody.
pub fn may_march(board: &Board, seat: Seat, to: Place) -> Allowed {
    may_step(board, seat, to, Goal::Within)?;
    match host(board, seat, to) {
        Host::Nobody => Ok(()),
        Host::Family(_) => Err(NEEDS_PERMISSION),
        Host::Rebels => Err(REBELS_HOLD_IT),
    }
}
/// Whether the company may go to the gate of a village (F-8.18).
pub fn may_storm(board: &Board, seat: Seat, to: Place) -> Allowed {
    may_step(board, seat, to, Goal::Gate)?;
    let at_gate = leader(board).is_ok_and(|leader| leader.at == to);
    if at_gate || host(board, seat, to) == Host::Nobody {
        return Err(NOBODY_THERE);
    }
    (board.modifiers.may_storm)(board, seat, to)
}
/// Whether the company may ask to be let in or through (F-8.14, R-08).
pub fn may_ask(board: &Board, seat: Seat, to: Place) -> Allowed {
    may_step(board, seat, to, Goal::Within)?;
    match host(board, seat, to) {
        Host::Nobody => Err(NOBODY_THERE),
        Host::Rebels => Err(REBELS_HOLD_IT),
        Host::Family(_) if board.march.leader.is_some_and(|id| board.march.asked.contains(&(id, to))) => {
            Err(ALREADY_ASKED)
        }
        Host::Family(_) => Ok(()),
    }
}

/// The post at the gate of a village for a family that comes by a road: with those of its own who stand there already,
/// else after all others (F-8.17, F-8.25).
fn gate_post(board: &Board, seat: Seat, from: Place, village: Place) -> Post {
    if !board.anybody_stands(village, Stand::Gate) {
        return Post::Gate { from, arrival: 1 };
    }
    let at_gates = board.forces.groups().iter().filter(|g| g.at == village).map(|g| (g.seat, g.post));
    let lords = board.lords_in(village).filter(|row| row.lord.is_free()).map(|row| (row.family, row.lord.post()));
    let mut last = 0;
    for (of, post) in at_gates.chain(lords) {
        if let Post::Gate { from: road, arrival } = post {
            if of == seat && road == from {
                return post;
            }
            last = last.max(arrival);
        }
    }
    Post::Gate { from, arrival: last + 1 }
}

/// Whether walls are under attack from a gate.
pub fn under_attack(board: &Board, village: Place) -> bool {
    board.anybody_stands(village, Stand::Gate)
}

/// Where those stand who come without a fight: as reinforcements outside walls at whose gate an attacker stood before
/// them (F-17.03, R-14), else inside.
fn walking_post(board: &Board, from: Place, to: Place) -> Post {
    let besieged = board.realm.village(to).has_walls() && board.occupant(to).is_some() && under_attack(board, to);
    if besieged && from != to { Post::Relief { from } } else { Post::Inside }
}

/// Where a company stands after a step.
fn post_at(board: &Board, seat: Seat, from: Place, to: Place, goal: Goal) -> Post {
    if goal == Goal::Gate { gate_post(board, seat, from, to) } else { walking_post(board, from, to) }
}

/// The company takes its step: lords, captives and soldiers, never a building (F-8.02).
pub fn step(write: &mut Write, seat: Seat, to: Place, goal: Goal) {
    let board = write.board();
    let Ok(leader) = leader(&board) else { return };
    let (from, post, leader) = (leader.at, leader.lord.post(), leader.id);
    let enters = from == to;
    let new_post = post_at(&board, seat, from, to, goal);
    let limits = &board.rules.data.limits;
    let last = limits.steps_darc.max(limits.steps);
    // At the gate the movement ends (F-8.17).
    let after = |steps: u8| match (enters, goal == Goal::Gate) {
        (true, _) => steps,
        (_, true) => last,
        _ => steps + 1,
    };
    let taken = std::mem::take(&mut write.march.taken);
    let points: u16 = taken.iter().map(|(_, points)| points).sum();
    // Where troops are of kinds, the pieces are listed by kind, and some of them are worth no points.
    let pieces: SmallVec<[(u8, u16, Counters); 4]> = match write.forces.kinds_mut() {
        None => taken.into_iter().map(|(steps, points)| (steps, points, Counters::default())).collect(),
        Some(kinds) => {
            let worth = |steps: u8| taken.iter().find(|(s, _)| *s == steps).map_or(0, |(_, points)| *points);
            std::mem::take(&mut kinds.marching).into_iter().map(|(steps, c)| (steps, worth(steps), c)).collect()
        }
    };
    let all = pieces.iter().fold(Counters::default(), |all, (.., counters)| all.plus(*counters));
    for (steps, points, counters) in pieces {
        let there = (to, new_post, after(steps));
        write.forces.shift(&write.rules.soldiers, seat, (from, post), (steps, points, counters), there);
        write.march.add(after(steps), points);
        company_goes(write, after(steps), counters);
    }
    let mut lords = write.march.with.clone();
    lords.push(leader);
    for id in lords {
        let family = write.lord(id).family;
        write.put_lord(id, family, to);
        write.change_lord(id, |lord| {
            lord.set_post(new_post);
            lord.steps = after(lord.steps);
        });
    }
    let rule = if goal == Goal::Gate { "F-8.17" } else { "F-8.05" };
    // With hidden stacks nobody else learns how many come (F-8.10).
    let troops = if write.forces.fog { vec![] } else { write.rules.told(all) };
    let points = if write.forces.fog { -1 } else { points as i32 };
    write.chronicle.note(rule, || {
        let event = match (goal == Goal::Gate, troops.is_empty()) {
            (true, true) => "fief-log-stormed",
            (true, false) => "fief-log-stormed-with",
            (false, true) => "fief-log-marched",
            (false, false) => "fief-log-marched-with",
        };
        let mut entry = Entry::new(event, rule).by(seat).with("lord", lord(leader)).with("village", place(to));
        entry.words.extend(troops.into_iter().map(|pieces| ("pieces", pieces)));
        entry.with("points", Word::Number(points))
    });
    write.march.may_drop = true;
    write.march.errand = None;
    if goal == Goal::Gate {
        disperse(write);
    }
    write.settle_occupants();
}

/// Asks whoever has to be asked about a step (F-8.14, F-8.19), then takes it. A host who has given his answer
/// beforehand is not asked.
pub(super) fn set_out(write: &mut Write, seat: Seat, errand: Errand) -> Flow {
    write.march.errand = Some(errand);
    let board = write.board();
    let Ok(leader) = leader(&board) else { return Flow::again() };
    let mut tasks: SmallVec<[Task; 5]> = SmallVec::new();
    let walls = board.realm.village(leader.at).has_walls() && leader.lord.post() == Post::Inside;
    if let Some(keeper) = board.occupant(leader.at).filter(|keeper| walls && *keeper != seat)
        && board.march.custom(keeper, seat) != Custom::Grant
    {
        tasks.push(passage::LET_OUT.on(keeper));
    }
    if let (true, Host::Family(host)) = (errand.ask, host(&board, seat, errand.to)) {
        match board.march.custom(host, seat) {
            Custom::Grant => write.march.errand = Some(Errand { ask: false, ..errand }),
            Custom::Refuse => tasks.push(passage::AFTER_REFUSAL.on(seat)),
            Custom::Ask => {
                tasks.push(passage::PASSAGE.on(host));
                tasks.push(passage::PAY_TOLL.on(seat));
                tasks.push(passage::AFTER_REFUSAL.on(seat));
            }
        }
    }
    tasks.push(crate::games::fief::chapters::moves::go::SET_FOOT.on(seat));
    Flow::then(tasks).and_again()
}

/// The road by which a family's group at the gate of a village came.
pub fn gate_road(board: &Board, seat: Seat, village: Place) -> Option<Place> {
    if !board.stands(seat, village, Stand::Gate) {
        return None;
    }
    let road = |post: Post| if let Post::Gate { from, .. } = post { Some(from) } else { None };
    let soldiers = board.forces.at(seat, village).find_map(|g| road(g.post));
    let lords = board.free_lords_of(seat).filter(|row| row.at == village);
    soldiers.or_else(|| lords.filter_map(|row| road(row.lord.post())).next())
}
