//! Work that takes turns: doors, bridges, ladders that are raised and lowered, fires that are put out
//! . It is declared in one's movement and done in the upkeep of one's side, if nobody has interrupted it.
mod doors;
pub mod finished;
mod fires;
mod words;

use super::artillery::carriage;
use super::belfry::{bridge, burning};
use super::engines::oxen;
use super::ladders;
use super::siegeworks::{oil, stones};
use super::turn::{NOT_YOUR_PIECE, SURPRISED, concede, may_order};
use crate::games::anarchy::access::{Read, Write, hex, piece};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::board::joins::Join;
use crate::games::anarchy::data::files::Terrain;
use crate::games::anarchy::state::{Door, Job, Plan, Post, Task};
use crate::table::kit::works::Work;
use crate::table::prelude::*;
use bevy::prelude::*;
use doors::{before_door, side_of_door};
use fires::beside_fire;
use words::{begins_key, help_key};

/// Who shares the work that somebody begins, or the ladder that he lifts.
pub const HANDS: Step<PieceId> = Step::new("anarchy.hands");

/// Opens the door in which the man stands.
pub const OPEN_DOOR: Verb<()> = Verb::new("anarchy.open_door");
/// Closes it.
pub const CLOSE_DOOR: Verb<()> = Verb::new("anarchy.close_door");
/// Bursts a closed door.
pub const BURST: Verb<Place> = Verb::new("anarchy.burst");
/// Breaks a bridge.
pub const BREAK_BRIDGE: Verb<Place> = Verb::new("anarchy.break_bridge");
/// Lays a gangway over a broken one.
pub const LAY_GANGWAY: Verb<Place> = Verb::new("anarchy.lay_gangway");
/// Raises the ladder that lies here, against this hex.
pub const RAISE: Verb<Place> = Verb::new("anarchy.raise");
/// Lowers the ladder whose foot is here.
pub const LOWER: Verb<()> = Verb::new("anarchy.lower");
/// Puts a fire out.
pub const PUT_OUT: Verb<Place> = Verb::new("anarchy.put_out");
/// Tethers the ox that stands in this hex to the engine.
pub const TETHER: Verb<Place> = Verb::new("anarchy.tether");
/// Frees it.
pub const FREE: Verb<Place> = Verb::new("anarchy.free");
/// This man shares the work.
pub const WITH: Verb<PieceId> = Verb::new("anarchy.with");
/// The work begins with those who share it.
pub const BEGIN_WORK: Verb<()> = Verb::new("anarchy.begin");
/// Nothing is begun.
pub const LEAVE_IT: Verb<()> = Verb::new("anarchy.leave_it");

pub const NO_DOOR_TO_OPEN: Refusal = Refusal::new("task_impossible", "A-2.3.02");
pub const BURST_FOR_GOOD: Refusal = Refusal::new("task_impossible", "A-2.3.07");
pub const NOT_BEFORE_DOOR: Refusal = Refusal::new("task_impossible", "A-2.3.06");
pub const GATE_IS_NOT_BURST: Refusal = Refusal::new("task_impossible", "A-3.2.13");
pub const NO_BRIDGE: Refusal = Refusal::new("task_impossible", "A-3.2.04");
pub const NO_GAP: Refusal = Refusal::new("task_impossible", "A-3.2.07");
pub const NOTHING_BURNS: Refusal = Refusal::new("task_impossible", "A-0.54");
pub const TASK_INTERRUPTED: Refusal = Refusal::new("task_interrupted", "A-0.56");
pub const ALREADY_AT_WORK: Refusal = Refusal::new("already_at_work", "A-0.56");
pub const BURNT_FOR_GOOD: Refusal = Refusal::new("task_impossible", "A-2.3.09");
pub const SECOND_BESIDE_FIRST: Refusal = Refusal::new("task_impossible", "A-2.3.10");
pub const CANNOT_SHARE: Refusal = Refusal::new("cannot_share", "A-0.56");

/// Whether a man may begin any work: ordered by his side, no animal, free of captives.
pub(super) fn is_free(board: &Board, id: PieceId) -> Allowed {
    may_order(board, board.side(id), id)?;
    if board.is_animal(id) || board.man(id).guards || board.man(id).attacked {
        return Err(TASK_INTERRUPTED);
    }
    Ok(())
}

/// How many men a job takes at least, and at most.
fn hands(board: &Board, job: Job) -> (usize, usize) {
    let works = &board.rules.data.works;
    match job {
        Job::Burst => (works.door_burst_men, works.door_burst_men),
        Job::BreakBridge => (works.bridge_break_men, works.bridge_break_men),
        Job::LayGangway => (works.gangway_men, works.gangway_men),
        Job::ShiftHeap => {
            let men = board.rules.data.defence.heap_men;
            (men, men)
        }
        Job::LowerBridge => {
            let men = board.towers.first().map_or(2, |tower| tower.data.winch_men);
            (men, men)
        }
        // Each helper adds to the die, up to the most that counts.
        Job::PutOut => (1, 1 + (works.put_out_most / works.put_out_each.max(1)) as usize),
        Job::Open | Job::Close | Job::Raise | Job::Lower | Job::Tether | Job::Free => (1, 1),
    }
}

/// How many turns a job takes.
pub fn turns(board: &Board, job: Job) -> u8 {
    let works = &board.rules.data.works;
    match job {
        Job::Burst => works.door_burst_turns,
        Job::BreakBridge => works.bridge_break_turns,
        Job::LayGangway => works.gangway_turns,
        Job::ShiftHeap => board.rules.data.defence.heap_turns,
        Job::Open | Job::Close | Job::Raise | Job::Lower | Job::PutOut => works.door_work_turns,
        Job::Tether | Job::Free => board.rules.data.engines.tether_turns,
        Job::LowerBridge => board.towers.first().map_or(1, |tower| tower.data.winch_turns),
    }
}

/// Whether a man in this place can work at a bridge hex: beside it, at its level or in the ditch.
fn beside_bridge(board: &Board, bridge: Place, from: Place) -> bool {
    let level = board.level(from);
    let ground = board.map.features_of(Terrain::FixedBridge).level;
    let in_ditch = board.terrain(from) == Terrain::Ditch;
    board.map.adjacent(bridge, from) && (level == ground || in_ditch)
}

/// Whether a man may do a job, where he stands.
pub fn may_do(board: &Board, id: PieceId, task: Task) -> Allowed {
    is_free(board, id)?;
    let here = board.front(id);
    if board.tasks.works.of(id).is_some_and(|work| work.kind == task) {
        return Err(ALREADY_AT_WORK);
    }
    match task.job {
        Job::Open => match board.door(here) {
            Some(Door::Closed) => Ok(()),
            _ => Err(NO_DOOR_TO_OPEN),
        },
        Job::Close => match board.door(here) {
            Some(Door::Open) => Ok(()),
            Some(Door::Burst) if board.site.burnt.contains(&here) => Err(BURNT_FOR_GOOD),
            Some(Door::Burst) => Err(BURST_FOR_GOOD),
            // A gate that has burnt is no door any more.
            None if board.site.terrain(here).is_some() && board.map.terrain(here) == Terrain::Gate => {
                Err(GATE_IS_NOT_BURST)
            }
            _ => Err(NO_DOOR_TO_OPEN),
        },
        Job::Burst => {
            if board.terrain(task.hex) == Terrain::Gate {
                return Err(GATE_IS_NOT_BURST);
            }
            let stands = board.is_shut(task.hex) && side_of_door(board, task.hex, here).is_some();
            if stands { Ok(()) } else { Err(NOT_BEFORE_DOOR) }
        }
        Job::BreakBridge => {
            let stands = board.terrain(task.hex) == Terrain::FixedBridge && beside_bridge(board, task.hex, here);
            if stands { Ok(()) } else { Err(NO_BRIDGE) }
        }
        Job::LayGangway => {
            let stands = board.terrain(task.hex) == Terrain::BurntBridge && beside_bridge(board, task.hex, here);
            if stands { Ok(()) } else { Err(NO_GAP) }
        }
        Job::Raise => ladders::may_raise(board, id, task.lean.unwrap_or(Place::NOWHERE)),
        Job::Lower => ladders::may_lower(board, id),
        Job::Tether | Job::Free => oxen::may_handle_ox(board, id, task),
        Job::ShiftHeap => stones::may_work(board, id, task),
        Job::LowerBridge => bridge::may_lower(board, id),
        Job::PutOut => {
            let fights = |kind: &Task| kind.job == Job::PutOut && kind.hex == task.hex;
            if board.tasks.works.iter().any(|work| work.owner == board.side(id) && fights(&work.kind)) {
                return Err(ALREADY_AT_WORK);
            }
            if beside_fire(board, task.hex, here) { Ok(()) } else { Err(NOTHING_BURNS) }
        }
    }
}

/// Whether another man may share the work of the first.
pub fn may_share(board: &Board, task: Task, first: &[PieceId], id: PieceId) -> Allowed {
    if first.contains(&id) {
        return Err(CANNOT_SHARE);
    }
    if board.side(id) != board.side(first[0]) {
        return Err(NOT_YOUR_PIECE);
    }
    is_free(board, id)?;
    // While a side is surprised one man acts alone.
    if board.is_surprised(board.side(id)) {
        return Err(SURPRISED);
    }
    let (here, there) = (board.front(first[0]), board.front(id));
    let stands = match task.job {
        Job::Burst => match side_of_door(board, task.hex, here) {
            Some(inner) => {
                let beside_door = side_of_door(board, task.hex, there) == Some(inner);
                // Where only one hex lies before the door, the second stands beside the first.
                let single = before_door(board, task.hex, inner).count() == 1;
                let beside_first = board.map.adjacent(here, there)
                    && board.level(here) == board.level(there)
                    && board.join(here, there) != Join::None;
                beside_door || single && beside_first
            }
            None => false,
        },
        Job::BreakBridge | Job::LayGangway => beside_bridge(board, task.hex, there),
        Job::PutOut => beside_fire(board, task.hex, there),
        Job::ShiftHeap => stones::is_at_heap(board, id, task.hex),
        Job::LowerBridge => bridge::may_share(board, first[0], id),
        Job::Open | Job::Close | Job::Raise | Job::Lower | Job::Tether | Job::Free => false,
    };
    if stands { Ok(()) } else { Err(CANNOT_SHARE) }
}

/// Whether enough men stand ready to begin a job with this one.
fn may_begin(board: &Board, id: PieceId, task: Task) -> Allowed {
    may_do(board, id, task)?;
    let (least, _) = hands(board, task.job);
    let side = board.side(id);
    let others = board.on_field(side).filter(|other| may_share(board, task, &[id], *other).is_ok()).take(least).count();
    if 1 + others >= least { Ok(()) } else { Err(too_few(board, id, task)) }
}

/// That a job takes more men than there are, by the rule that says so.
fn too_few(board: &Board, id: PieceId, task: Task) -> Refusal {
    match task.job {
        Job::BreakBridge => NO_BRIDGE,
        Job::LayGangway => NO_GAP,
        Job::ShiftHeap => stones::NO_HEAP_HERE,
        Job::LowerBridge => bridge::WINCH_MEN_MISSING,
        _ => {
            let inner = side_of_door(board, task.hex, board.front(id)).unwrap_or(false);
            if before_door(board, task.hex, inner).count() == 1 { SECOND_BESIDE_FIRST } else { NOT_BEFORE_DOOR }
        }
    }
}

fn here(job: Job, hex: Place) -> Task {
    Task { job, hex, lean: None }
}

/// The hexes beside a man in which there may be something to do.
fn around(board: &Board, id: PieceId) -> Vec<Place> {
    if board.man(id).post != Post::OnField {
        return vec![];
    }
    board.map.neighbours(board.front(id)).to_vec()
}

/// Every job at which a man could begin where he stands.
fn jobs(board: &Board, id: PieceId) -> Vec<Task> {
    let front = board.front(id);
    if board.man(id).post != Post::OnField {
        return vec![];
    }
    let mut all = vec![here(Job::Open, front), here(Job::Close, front), here(Job::Lower, board.map.hex_of(front))];
    all.extend(board.berth(front).map(|_| here(Job::PutOut, front)));
    all.extend(burning::fires_near(board, front).into_iter().map(|fire| here(Job::PutOut, fire)));
    all.extend(bridge::hex_of_work(board, id).map(|hex| here(Job::LowerBridge, hex)));
    for near in around(board, id) {
        let jobs = [Job::Burst, Job::BreakBridge, Job::LayGangway, Job::PutOut, Job::Tether, Job::Free];
        all.extend(jobs.map(|job| here(job, near)));
        all.push(Task { job: Job::Raise, hex: front, lean: Some(near) });
    }
    all
}

/// Whether a man could begin any work where he stands.
pub fn has_work(board: &Board, id: PieceId) -> bool {
    board.has_works()
        && is_free(board, id).is_ok()
        && jobs(board, id).into_iter().any(|task| may_begin(board, id, task).is_ok())
}

/// Offers the work that a man can begin where he stands.
pub(super) fn offer(prompt: &mut Prompt, board: &Board, id: PieceId) {
    if !board.has_works() || board.man(id).post != Post::OnField {
        return;
    }
    let front = board.front(id);
    let may = |job: Job, hex: Place| may_begin(board, id, here(job, hex));
    let near = || around(board, id);
    if board.map.hex_of(front) == front && board.map.terrain(front).is_door() {
        prompt.offer(&OPEN_DOOR, [()], |()| may(Job::Open, front));
        prompt.offer(&CLOSE_DOOR, [()], |()| may(Job::Close, front));
    } else if near().into_iter().any(|hex| board.door(hex).is_some()) {
        prompt.closed(&OPEN_DOOR, NO_DOOR_TO_OPEN);
        prompt.closed(&CLOSE_DOOR, NO_DOOR_TO_OPEN);
    }
    prompt.offer(&BURST, near(), |hex| may(Job::Burst, hex));
    prompt.offer(&BREAK_BRIDGE, near(), |hex| may(Job::BreakBridge, hex));
    prompt.offer(&LAY_GANGWAY, near(), |hex| may(Job::LayGangway, hex));
    // A burning scaffold is fought where its floor is.
    let under = board.berth(front).map(|_| front);
    let fires = near().into_iter().chain(under).map(|hex| super::fire::place_of_fuel(board, hex));
    let on_floors = burning::fires_near(board, front);
    prompt.offer(&PUT_OUT, fires.chain(on_floors), |place| {
        if board.on_floor(place).is_some() {
            return may(Job::PutOut, place);
        }
        let hex = board.map.hex_of(place);
        if place == super::fire::place_of_fuel(board, hex) { may(Job::PutOut, hex) } else { Err(NOTHING_BURNS) }
    });
    bridge::offer(prompt, board, id, |hex| may(Job::LowerBridge, hex));
    if board.has_engines() {
        prompt.offer(&TETHER, near(), |hex| may(Job::Tether, hex));
        prompt.offer(&FREE, near(), |hex| may(Job::Free, hex));
    }
    if board.has_ladders() {
        let raise = |lean: Place| may_begin(board, id, Task { job: Job::Raise, hex: front, lean: Some(lean) });
        prompt.offer(&RAISE, near(), raise);
        let hex = board.map.hex_of(front);
        if hex == front && board.site.ladder(hex).is_some_and(|ladder| ladder.lean.is_some()) {
            prompt.offer(&LOWER, [()], |()| may(Job::Lower, hex));
        }
    }
}

/// A man begins, alone or with those whom he still has to find.
pub(super) fn plan(battle: &mut Write, task: Task) -> Flow {
    let id = battle.clock.moving.expect("somebody moves");
    let board = battle.board();
    let (least, most) = hands(&board, task.job);
    let helper = board.on_field(board.side(id)).find(|other| may_share(&board, task, &[id], *other).is_ok());
    if most == 1 || least == 1 && helper.is_none() {
        begin(battle, task, vec![id]);
        return Flow::done();
    }
    battle.tasks.plan = Some(Plan::Work(task, vec![id]));
    Flow::then([HANDS.on(id)])
}

/// The work begins, and ends the movement of all who share it.
fn begin(battle: &mut Write, task: Task, with: Vec<PieceId>) {
    let left = turns(&battle.board(), task.job);
    let side = battle.side(with[0]);
    for id in &with {
        battle.interrupt(*id);
        battle.acts(*id);
    }
    battle.tasks.plan = None;
    battle.chronicle.note("A-0.56", || {
        let mut entry =
            Entry::new(begins_key(task.job), "A-0.56").by(side).with("hex", hex(task.lean.unwrap_or(task.hex)));
        for id in &with {
            entry = entry.with("unit", piece(*id));
        }
        entry.with("turns", Word::Number(left.into()))
    });
    battle.note_work(task.job, &with);
    battle.tasks.works.begin(Work { kind: task, owner: side, hands: with, left });
}

pub(in crate::games::anarchy) fn open_door(In((_, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let front = battle.front(battle.clock.moving.expect("somebody moves"));
    plan(&mut battle, here(Job::Open, front))
}
pub(in crate::games::anarchy) fn close_door(In((_, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let front = battle.front(battle.clock.moving.expect("somebody moves"));
    plan(&mut battle, here(Job::Close, front))
}
pub(in crate::games::anarchy) fn burst(In((_, hex)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    plan(&mut battle, here(Job::Burst, hex))
}
pub(in crate::games::anarchy) fn break_bridge(In((_, hex)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    plan(&mut battle, here(Job::BreakBridge, hex))
}
pub(in crate::games::anarchy) fn lay_gangway(In((_, hex)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    plan(&mut battle, here(Job::LayGangway, hex))
}
pub(in crate::games::anarchy) fn put_out(In((_, place)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let on_floor = battle.rules.map.floor_of(place).is_some();
    let hex = if on_floor { place } else { battle.rules.map.hex_of(place) };
    plan(&mut battle, here(Job::PutOut, hex))
}
/// The two at the winch of a belfry begin, by the hex of its lead.
pub(super) fn plan_bridge(battle: &mut Write, lead: Place) -> Flow {
    plan(battle, here(Job::LowerBridge, lead))
}
pub(in crate::games::anarchy) fn tether(In((_, hex)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    plan(&mut battle, here(Job::Tether, hex))
}
pub(in crate::games::anarchy) fn free(In((_, hex)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    plan(&mut battle, here(Job::Free, hex))
}
pub(in crate::games::anarchy) fn raise(In((_, lean)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let front = battle.front(battle.clock.moving.expect("somebody moves"));
    plan(&mut battle, Task { job: Job::Raise, hex: front, lean: Some(lean) })
}
pub(in crate::games::anarchy) fn lower(In((_, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let front = battle.front(battle.clock.moving.expect("somebody moves"));
    plan(&mut battle, here(Job::Lower, front))
}

/// Who shares what has been begun.
pub(in crate::games::anarchy) fn hands_of(In(id): In<PieceId>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let side = board.side(id);
    let job = help_key(battle.tasks.plan.as_ref());
    let mut prompt = ask.prompt(side, "anarchy-ask-hands").with("unit", piece(id)).with("job", Word::Key(job));
    let own: Vec<PieceId> = board.pieces(side).collect();
    match &battle.tasks.plan {
        Some(Plan::Work(task, with)) => {
            let (least, most) = hands(&board, task.job);
            prompt.offer(&WITH, own, |other| {
                if with.len() < most { may_share(&board, *task, with, other) } else { Err(CANNOT_SHARE) }
            });
            prompt.offer(
                &BEGIN_WORK,
                [()],
                |()| if with.len() >= least { Ok(()) } else { Err(too_few(&board, id, *task)) },
            );
        }
        Some(Plan::Carry(from, with)) => {
            prompt.offer(&WITH, own, |other| ladders::may_bear(&board, *from, with, other));
        }
        Some(Plan::Basin(basin, handling, with)) => {
            prompt.offer(&WITH, own, |other| oil::may_help(&board, *basin, *handling, with, other));
        }
        Some(Plan::Ballista(at, with)) => {
            prompt.offer(&WITH, own, |other| carriage::may_help(&board, *at, with, other));
        }
        Some(Plan::Torch(_) | Plan::Mantlet(_) | Plan::Heap(_) | Plan::Tip(_)) | None => {}
    }
    if prompt.asks() {
        prompt.offer(&LEAVE_IT, [()], |()| Ok(()));
        let begins = prompt.offered.iter().copied().find(|order| BEGIN_WORK.of(*order).is_some());
        prompt.closing = Some(begins.unwrap_or(LEAVE_IT.on(())));
    }
    concede(&mut prompt);
    prompt
}

pub(in crate::games::anarchy) fn with(In((_, other)): In<(Seat, PieceId)>, mut battle: Write) -> Flow {
    match battle.tasks.plan.take() {
        Some(Plan::Work(task, mut with)) => {
            with.push(other);
            let (_, most) = hands(&battle.board(), task.job);
            if with.len() >= most {
                begin(&mut battle, task, with);
                return Flow::done();
            }
            battle.tasks.plan = Some(Plan::Work(task, with));
            Flow::again()
        }
        Some(Plan::Carry(from, mut with)) => {
            let first = with[0];
            with.push(other);
            battle.tasks.plan = Some(Plan::Carry(from, with));
            Flow::then([ladders::CARRIES.on(first)])
        }
        Some(Plan::Basin(basin, handling, mut with)) => {
            with.push(other);
            oil::take_up(&mut battle, basin, handling, with)
        }
        Some(Plan::Ballista(at, mut with)) => {
            with.push(other);
            battle.tasks.plan = Some(Plan::Ballista(at, with));
            carriage::found(&mut battle)
        }
        Some(Plan::Torch(_) | Plan::Mantlet(_) | Plan::Heap(_) | Plan::Tip(_)) | None => Flow::done(),
    }
}
pub(in crate::games::anarchy) fn begin_work(In((_, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    if let Some(Plan::Work(task, with)) = battle.tasks.plan.take() {
        begin(&mut battle, task, with);
    }
    Flow::done()
}
pub(in crate::games::anarchy) fn leave_it(In((_, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    battle.tasks.plan = None;
    Flow::done()
}

/// Registers the decision and the verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&OPEN_DOOR, open_door)
        .verb(&CLOSE_DOOR, close_door)
        .verb(&BURST, burst)
        .verb(&BREAK_BRIDGE, break_bridge)
        .verb(&LAY_GANGWAY, lay_gangway)
        .verb(&RAISE, raise)
        .verb(&LOWER, lower)
        .verb(&PUT_OUT, put_out)
        .verb(&TETHER, tether)
        .verb(&FREE, free)
        .decision(&HANDS, hands_of)
        .verb(&WITH, with)
        .verb(&BEGIN_WORK, begin_work)
        .verb(&LEAVE_IT, leave_it);
}
