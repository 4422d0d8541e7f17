//! Chapter 4.5, stones: heaps on the walls, from which men throw at those below, and which two men shift.
use crate::games::anarchy::access::{Read, Write, hex, piece};
use crate::games::anarchy::board::joins::Join;
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::chapters::tactical::combat::GUARDS_A_CAPTIVE;
use crate::games::anarchy::chapters::tactical::ladders::is_at_head;
use crate::games::anarchy::chapters::tactical::paths::{
    BALLISTA_THERE, HEX_BURNING, HEX_OCCUPIED_ENEMY, MANGONEL_THERE,
};
use crate::games::anarchy::chapters::tactical::rout::LEADERLESS;
use crate::games::anarchy::chapters::tactical::shooting::{
    Aim, NO_SHOOTER, NO_TARGET, NOT_FROM_LADDER, STONE, aim_at, aimed, has_shot, in_time, may_be_target, open_cover,
    resolve,
};
use crate::games::anarchy::chapters::tactical::sight::cover;
use crate::games::anarchy::chapters::tactical::turn::{SURPRISED, concede, may_order};
use crate::games::anarchy::chapters::tactical::works::{LEAVE_IT, TASK_INTERRUPTED, is_free, may_share, plan};
use crate::games::anarchy::data::files::{ShooterData, Terrain};
use crate::games::anarchy::state::{Job, Phase, Plan, Post, Task};
use crate::table::prelude::*;
use bevy::prelude::*;

/// Where a heap is shifted to.
pub const HEAP_GOES: Step<PieceId> = Step::new("anarchy.heap_goes");

/// Throws a stone at somebody below.
pub const THROW_AT: Verb<PieceId> = Verb::new("anarchy.throw_at");
/// Begins to shift the heap in this hex.
pub const SHIFT_HEAP: Verb<Place> = Verb::new("anarchy.shift_heap");
/// It goes to this hex.
pub const HEAP_TO: Verb<Place> = Verb::new("anarchy.heap_to");

pub const NO_HEAP_NEAR: Refusal = Refusal::new("stone_heap_too_far", "A-4.5.05");
pub const NOT_FROM_THE_GROUND: Refusal = Refusal::new("stone_from_the_ground", "A-4.5.02");
pub const NOT_BELOW: Refusal = Refusal::new("stone_target", "A-4.5.01");
pub const STRAIGHT_DOWN: Refusal = Refusal::new("stone_straight_down", "A-3.3.17");
pub const NO_HEAP_HERE: Refusal = Refusal::new("task_impossible", "A-4.5.04");
pub const HEAP_IN_RUBBLE: Refusal = Refusal::new("heap_in_rubble", "A-4.5.03");
pub const ONE_HEAP: Refusal = Refusal::new("one_heap", "A-4.5.04");

/// Under whose restrictions a man throws from where he stands: by how many hexes the nearest heap is away. He stands on
/// a tower, a wall, a scaffold or a hourd. Rubble supplies nobody.
fn rate<'b>(board: &'b Board, id: PieceId) -> Result<&'b ShooterData, Refusal> {
    let front = board.front(id);
    if is_at_head(board, id) {
        return Err(NOT_FROM_LADDER);
    }
    let terrain = board.terrain(front);
    let stands = terrain.is_on_wall() || matches!(terrain, Terrain::Scaffold | Terrain::Hourd);
    if !stands {
        return Err(NOT_FROM_THE_GROUND);
    }
    let heaps = board.siegeworks.heaps.iter().filter(|heap| board.terrain(**heap) != Terrain::Rubble);
    let away = heaps.map(|heap| board.map.distance(front, *heap)).min();
    let rates = &board.rules.data.defence.stone_rates;
    let weapon = away.and_then(|away| rates.get(usize::from(away))).ok_or(NO_HEAP_NEAR)?;
    board.rules.weapon(*weapon).ok_or(NO_SHOOTER)
}

/// As whose shot a stone counts.
pub fn stone<'b>(board: &Board<'b>) -> &'b ShooterData {
    board.rules.weapon(board.rules.data.defence.stone_hits).expect("the loader checks it")
}

/// Whether a man may throw a stone in this phase: his own or the enemy's, as often and after as much movement as the
/// distance of the heap allows. It takes no arms.
pub fn may_throw(board: &Board, phase: Phase, side: Seat, id: PieceId) -> Allowed {
    may_order(board, side, id)?;
    if board.is_animal(id) {
        return Err(NO_SHOOTER);
    }
    if board.is_leaderless(side) {
        return Err(LEADERLESS);
    }
    let man = board.man(id);
    if man.guards {
        return Err(GUARDS_A_CAPTIVE);
    }
    in_time(man, phase, rate(board, id)?)
}

/// Whether a man who may throw can hit somebody: an enemy in a hex beside his, on a lower level, be it on a ladder
/// or through the floor of a hourd one at the foot of the wall below it; and what is added to his die.
pub fn may_throw_at(board: &Board, id: PieceId, target: PieceId) -> Result<Aim, Refusal> {
    may_be_target(board, id, target)?;
    let front = board.front(id);
    if board.hourd(front).is_some() {
        let foot = board.hexes_of(target).find(|hex| *hex == board.map.hex_of(front)).ok_or(STRAIGHT_DOWN)?;
        let cover = open_cover(cover(board, front, foot, None))?;
        return Ok(aimed(board, id, stone(board), target, foot, (0, cover)));
    }
    let below = |hex: &Place| board.map.distance(front, *hex) == 1 && board.level(*hex) < board.level(front);
    let aims = board.hexes_of(target).filter(below).map(|hex| aim_at(board, id, stone(board), target, hex));
    // Of a rider's two hexes the one that is easier to hit.
    let best = |one: &Result<Aim, Refusal>| one.map_or((u8::MAX, i32::MAX), |aim| (aim.cover as u8, aim.sum()));
    aims.min_by_key(best).unwrap_or(Err(NOT_BELOW))
}

/// Whether a man has anybody to throw a stone at.
pub fn has_target(board: &Board, phase: Phase, side: Seat, id: PieceId) -> Allowed {
    if board.siegeworks.heaps.is_empty() {
        return Err(NO_SHOOTER);
    }
    may_throw(board, phase, side, id)?;
    let front = board.front(id);
    let mut near = board.near(front).filter_map(|place| board.at(place)).filter(|other| board.side(*other) != side);
    if near.any(|target| may_throw_at(board, id, target).is_ok()) { Ok(()) } else { Err(NO_TARGET) }
}

/// Offers those at whom a man can throw a stone.
pub fn offer_throws(prompt: &mut Prompt, board: &Board, phase: Phase, id: PieceId) {
    let side = board.side(id);
    if board.siegeworks.heaps.is_empty() {
        return;
    }
    let throws = may_throw(board, phase, side, id);
    prompt.offer(&THROW_AT, board.on_field(enemy(side)).collect::<Vec<_>>(), |target| {
        throws?;
        may_throw_at(board, id, target).map(|_| ())
    });
}

/// A stone, and what it does at once.
pub(in crate::games::anarchy) fn throw_at(In((side, target)): In<(Seat, PieceId)>, mut battle: Write) -> Flow {
    let id = battle.shot.shooter.expect("somebody throws");
    has_shot(&mut battle, id);
    let board = battle.board();
    let aim = may_throw_at(&board, id, target).expect("the prompt offers only targets that can be hit");
    let weapon = stone(&board).clone();
    resolve(&mut battle, side, id, &weapon, STONE, target, aim)
}

/// Whether a man can put his hands on a heap: it lies in his hex, or beside it on the same level with no more than a crenel between.
pub fn is_at_heap(board: &Board, id: PieceId, heap: Place) -> bool {
    let here = board.front(id);
    here == heap || is_beside(board, here, heap)
}
/// Whether two places are beside each other on the same level, with no more than a crenel between.
fn is_beside(board: &Board, a: Place, b: Place) -> bool {
    board.map.adjacent(a, b) && matches!(board.join(a, b), Join::Level | Join::Crenel)
}

/// Whether a heap may be shifted from a hex to another one: beside it on the same level, with nothing between, where men can stand,
/// no other heap lies, and the wall has not fallen.
pub fn may_shift(board: &Board, side: Seat, from: Place, to: Place) -> Allowed {
    if !board.siegeworks.heaps.contains(&from) || !board.map.adjacent(from, to) {
        return Err(NO_HEAP_HERE);
    }
    if board.terrain(to) == Terrain::Rubble {
        return Err(HEAP_IN_RUBBLE);
    }
    if board.siegeworks.heaps.contains(&to) {
        return Err(ONE_HEAP);
    }
    if board.at(to).is_some_and(|other| board.side(other) != side) {
        return Err(HEX_OCCUPIED_ENEMY);
    }
    if board.burns(to) {
        return Err(HEX_BURNING);
    }
    if board.ballista(to).is_some() {
        return Err(BALLISTA_THERE);
    }
    if board.mangonel(to).is_some() {
        return Err(MANGONEL_THERE);
    }
    let is_open = is_beside(board, from, to) && board.features(to).foot.is_some();
    if is_open { Ok(()) } else { Err(NO_HEAP_HERE) }
}

/// Whether a man may begin to shift the heap in a hex, if he finds another one for it.
fn may_begin_shift(board: &Board, id: PieceId, from: Place) -> Allowed {
    is_free(board, id)?;
    if !board.siegeworks.heaps.contains(&from) || !is_at_heap(board, id, from) {
        return Err(NO_HEAP_HERE);
    }
    if board.at(from).is_some_and(|other| board.side(other) != board.side(id)) {
        return Err(HEX_OCCUPIED_ENEMY);
    }
    if !board.near(from).any(|to| may_shift(board, board.side(id), from, to).is_ok()) {
        return Err(NO_HEAP_HERE);
    }
    let task = Task { job: Job::ShiftHeap, hex: from, lean: None };
    let mut why = NO_HEAP_HERE;
    let mut hands = 1;
    for other in board.on_field(board.side(id)) {
        match may_share(board, task, &[id], other) {
            Ok(()) => hands += 1,
            Err(reason) if reason == SURPRISED => why = reason,
            Err(_) => {}
        }
    }
    if hands < board.rules.data.defence.heap_men { Err(why) } else { Ok(()) }
}

/// Offers the heaps that a man can shift, with another one.
pub fn offer_heaps(prompt: &mut Prompt, board: &Board, id: PieceId) {
    let heaps = || board.siegeworks.heaps.iter().copied();
    if board.man(id).post == Post::OnField && heaps().next().is_some() {
        prompt.offer(&SHIFT_HEAP, heaps(), |from| may_begin_shift(board, id, from));
    }
}
/// Whether a man has a heap to shift.
pub fn has_heap(board: &Board, id: PieceId) -> bool {
    board.man(id).post == Post::OnField
        && board.siegeworks.heaps.iter().any(|from| may_begin_shift(board, id, *from).is_ok())
}

pub(in crate::games::anarchy) fn shift_heap(In((_, from)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let id = battle.clock.moving.expect("somebody moves");
    battle.tasks.plan = Some(Plan::Heap(from));
    Flow::then([HEAP_GOES.on(id)])
}

pub(in crate::games::anarchy) fn heap_goes(In(id): In<PieceId>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let mut prompt = ask.prompt(board.side(id), "anarchy-ask-heap-goes").with("unit", piece(id));
    let Some(Plan::Heap(from)) = battle.tasks.plan else { return prompt };
    prompt = prompt.with("hex", hex(from));
    let near: Vec<Place> = board.near(from).filter(|to| board.map.adjacent(from, *to)).collect();
    prompt.offer(&HEAP_TO, near, |to| may_shift(&board, board.side(id), from, to));
    prompt.offer(&LEAVE_IT, [()], |()| Ok(()));
    prompt.closing = Some(LEAVE_IT.on(()));
    concede(&mut prompt);
    prompt
}

pub(in crate::games::anarchy) fn heap_to(In((_, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let Some(Plan::Heap(from)) = battle.tasks.plan.take() else { return Flow::done() };
    plan(&mut battle, Task { job: Job::ShiftHeap, hex: from, lean: Some(to) })
}

/// Whether the work on a heap can begin or is still possible.
pub fn may_work(board: &Board, id: PieceId, task: Task) -> Allowed {
    if !is_at_heap(board, id, task.hex) {
        return Err(NO_HEAP_HERE);
    }
    task.lean.map_or(Err(TASK_INTERRUPTED), |to| may_shift(board, board.side(id), task.hex, to))
}

/// Registers the decision and the verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&THROW_AT, throw_at).verb(&SHIFT_HEAP, shift_heap).decision(&HEAP_GOES, heap_goes).verb(&HEAP_TO, heap_to);
}
