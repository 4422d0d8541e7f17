//! Chapter 3.6, movement: a side moves its men one after the other, each as often as it likes while his points last.
use super::capture::{ESCORT, may_lead};
use super::horses::{DISMOUNT, MOUNT, may_dismount, may_mount};
use super::paths::{NOBODY_LEADS, NOT_ENOUGH_MP, back, is_led, turn};
use super::reach::Reach;
use super::turn::{DONE, PIECE_OFF_MAP, concede, may_order};
use crate::games::anarchy::access::{Read, Write, hex, piece};
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::state::Post;
use crate::table::prelude::*;
use bevy::prelude::*;
use std::cell::LazyCell;

/// A side chooses who moves.
pub const MOVE: Step<Seat> = Step::new("anarchy.move");
/// The one chosen moves.
pub const WALK: Step<PieceId> = Step::new("anarchy.walk");
/// Who was moving has stopped.
pub const WALKED: Step<()> = Step::new("anarchy.walked");
/// The movement of a side is over.
pub const MOVE_END: Step<Seat> = Step::new("anarchy.move_end");

/// Chooses who moves.
pub const TAKE: Verb<PieceId> = Verb::new("anarchy.take");
/// Goes to a hex by the cheapest way.
pub const GO: Verb<Place> = Verb::new("anarchy.go");
/// A rider turns by 60°: the front of his horse comes to this hex.
pub const TURN_TO: Verb<Place> = Verb::new("anarchy.turn_to");
/// A rider steps back.
pub const STEP_BACK: Verb<()> = Verb::new("anarchy.step_back");
/// Leaves the map for good.
pub const EXIT: Verb<()> = Verb::new("anarchy.exit");

pub const NOT_AN_EXIT: Refusal = Refusal::new("not_an_exit", "A-0.59");
pub const HORSES_STAY: Refusal = Refusal::new("loose_horse_stays", "A-0.62");
pub const NOTHING_LEFT: Refusal = Refusal::new("no_move_left", "A-0.04");
pub const TETHERED: Refusal = Refusal::new("ox_tethered", "A-1.3.06");

/// Whether a side may take somebody to move him: one of its own who has points left and somewhere to go, who waits to enter
/// or a captive who may escape; or an enemy captive whom it may lead.
pub fn may_take(board: &Board, turn: u8, side: Seat, id: PieceId) -> Allowed {
    let man = board.man(id);
    if board.side(id) != side && man.post == Post::OnField && man.captive {
        return may_lead(board, side, id);
    }
    if board.rules.character(id).rider.is_some() && board.side(id) == side && man.post == Post::OnField {
        return Err(HORSES_STAY);
    }
    if board.side(id) == side && man.post == Post::Waiting {
        let entry = board.rules.entries[side.0 as usize].as_ref().filter(|(_, from)| turn >= *from);
        if entry.is_none() || !Reach::has_end(board, id) {
            return Err(PIECE_OFF_MAP);
        }
        return Ok(());
    }
    if board.side(id) == side && man.post == Post::OnField && man.captive {
        return super::capture::may_escape(board, id);
    }
    may_order(board, side, id)?;
    if board.engines.is_tethered(id) {
        return Err(TETHERED);
    }
    if has_a_move(board, id) {
        return Ok(());
    }
    let stands_alone = board.is_animal(id) && !is_led(board, id, board.front(id));
    Err(if stands_alone { NOBODY_LEADS } else { NOTHING_LEFT })
}

/// Whether a man has anything left to do in his movement.
fn has_a_move(board: &Board, id: PieceId) -> bool {
    Reach::has_end(board, id)
        || super::works::has_work(board, id)
        || super::ladders::may_carry_any(board, id)
        || super::siegeworks::stones::has_heap(board, id)
        || super::siegeworks::oil::has_basin(board, id)
        || super::artillery::carriage::has_ballista(board, id)
        || may_exit(board, id).is_ok()
        || may_dismount(board, id).is_ok()
        || back(board, id).is_ok()
        || board.pieces(board.side(id)).any(|horse| may_mount(board, id, horse).is_ok())
}

/// Whether a man may leave the map: his front is on a hex of an edge that the scenario permits.
pub fn may_exit(board: &Board, id: PieceId) -> Allowed {
    let side = board.side(id);
    if !board.rules.exits[side.0 as usize].contains(&board.front(id)) || board.man(id).post != Post::OnField {
        return Err(NOT_AN_EXIT);
    }
    if board.is_animal(id) && !is_led(board, id, board.front(id)) {
        return Err(NOBODY_LEADS);
    }
    if board.points_left(id) < board.rules.limits.exit_mp { Err(NOT_ENOUGH_MP) } else { Ok(()) }
}

pub(in crate::games::anarchy) fn choose(In(side): In<Seat>, battle: Read, ask: Ask) -> Prompt {
    let engines = battle.engines.on_field().filter(|(_, engine)| engine.side == side).count();
    let mut prompt = ask
        .prompt(side, "anarchy-ask-move")
        .with("turn", Word::Number(battle.clock.turn.into()))
        .with("engines", Word::Number(engines as i32));
    if battle.clock.done {
        return prompt;
    }
    let board = battle.board();
    if board.is_leaderless(side) {
        // They have gone their way already.
        return prompt;
    }
    offer_movers(&mut prompt, &board, battle.clock.turn, side, None);
    prompt.offer(&DONE, [()], |()| Ok(()));
    prompt.closing = Some(DONE.on(()));
    concede(&mut prompt);
    prompt
}

/// Offers everybody who can move.
pub(super) fn offer_movers(prompt: &mut Prompt, board: &Board, turn: u8, side: Seat, but: Option<PieceId>) {
    let captives = board.on_field(enemy(side)).filter(|id| board.man(*id).captive);
    let near: Vec<PieceId> = board.pieces(side).chain(captives).filter(|id| Some(*id) != but).collect();
    super::engines::offer(prompt, board, side);
    prompt.offer(&TAKE, near, |id| {
        if Some(id) == but { Err(Refusal::new("already_taken", "A-0.04")) } else { may_take(board, turn, side, id) }
    });
}

/// Somebody is chosen to move; a captive of the other side is led. Whoever was moving before stays where he is.
pub(in crate::games::anarchy) fn take(In((side, id)): In<(Seat, PieceId)>, mut battle: Write) -> Flow {
    let moved_before = battle.clock.moving.replace(id).is_some();
    let task = if battle.side(id) == side { WALK.on(id) } else { ESCORT.on(id) };
    if moved_before { Flow::then([task]) } else { Flow::then([task, WALKED.on(())]).and_again() }
}
/// Nobody moves any more.
pub(in crate::games::anarchy) fn walked(In(()): In<()>, mut battle: Write) -> Flow {
    battle.clock.moving = None;
    Flow::done()
}
pub(in crate::games::anarchy) fn walk(In(id): In<PieceId>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let side = board.side(id);
    let mut prompt = ask
        .prompt(side, "anarchy-ask-walk")
        .with("unit", piece(id))
        .with("points", Word::Number(board.points_left(id)));
    let man = board.man(id);
    let here = matches!(man.post, Post::OnField | Post::Waiting) && man.stunned == 0;
    if battle.clock.done || !here || man.captive && super::capture::may_escape(&board, id).is_err() {
        return prompt;
    }
    // Found only where somebody asks for it.
    let reach = LazyCell::new(|| Reach::of(&board, id));
    let ends = std::iter::once_with(|| reach.ends(&board, id)).flatten();
    prompt.offer(&GO, ends.map(|(place, _)| place), |to| reach.may_end(&board, id, to));
    let around = || man.rear.map(|rear| board.map.neighbours(rear).clone()).unwrap_or_default();
    prompt.offer(&TURN_TO, around(), |to| turn(&board, id, to).map(|_| ()));
    prompt.offer(&STEP_BACK, [()], |()| back(&board, id).map(|_| ()));
    prompt.offer(&EXIT, [()], |()| may_exit(&board, id));
    prompt.offer(&MOUNT, board.pieces(side).collect::<Vec<_>>(), |horse| may_mount(&board, id, horse));
    prompt.offer(&DISMOUNT, [()], |()| may_dismount(&board, id));
    super::works::offer(&mut prompt, &board, id);
    super::ladders::offer_carry(&mut prompt, &board, id);
    super::siegeworks::offer(&mut prompt, &board, id);
    super::artillery::carriage::offer_lifts(&mut prompt, &board, id);
    // Where nothing is left to do the question is not asked.
    if prompt.asks() {
        offer_movers(&mut prompt, &board, battle.clock.turn, side, Some(id));
        prompt.offer(&DONE, [()], |()| Ok(()));
        prompt.closing = Some(DONE.on(()));
    }
    concede(&mut prompt);
    prompt
}

/// Somebody comes on or goes on by the cheapest way; a captive who goes is free, without arms.
pub(in crate::games::anarchy) fn go(In((side, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let id = battle.clock.moving.expect("somebody moves");
    let board = battle.board();
    let way = Reach::of(&board, id).way(&board, id, to).expect("the prompt offers only what can be reached");
    let (was, mounted) = (*board.man(id), way.rear.is_some());
    let from = board.front(id);
    super::belfry::note_climb(&mut battle, id, from, &way.path);
    battle.place(id, to, way.rear);
    battle.acts(id);
    let mut man = battle.change(id);
    man.moved += way.cost as u8;
    man.straight = way.straight;
    if was.captive {
        man.captive = false;
        man.disarmed = true;
        man.may_escape = false;
        battle.note("anarchy-log-escapes", "A-1.4.11", id);
    }
    let (event, rule) = match (was.post, mounted) {
        (Post::Waiting, _) => ("anarchy-log-enters", "A-0.58"),
        (_, true) => ("anarchy-log-rides", "A-0.04"),
        _ => ("anarchy-log-goes", "A-0.04"),
    };
    let animals = battle.rules.animals(side);
    battle.chronicle.note(rule, || {
        Entry::new(event, rule)
            .by(side)
            .with("unit", piece(id))
            .with("hex", hex(to))
            .with("animals", Word::Number(animals))
            .with("points", Word::Number(way.cost))
    });
    Flow::again()
}

/// The front of a rider comes to another hex; his rear stays.
pub(in crate::games::anarchy) fn turn_to(In((side, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let id = battle.clock.moving.expect("somebody moves");
    let cost = turn(&battle.board(), id, to).expect("the prompt offers only turns that are allowed");
    let rear = battle.man(id).rear;
    ride(&mut battle, side, id, to, rear, cost, "anarchy-log-turns");
    Flow::again()
}
/// A rider steps back: the rear leads, the front follows.
pub(in crate::games::anarchy) fn step_back(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let id = battle.clock.moving.expect("somebody moves");
    let (rear, cost) = back(&battle.board(), id).expect("the prompt offers it only where it is allowed");
    let front = battle.man(id).rear.expect("a rider");
    ride(&mut battle, side, id, front, Some(rear), cost, "anarchy-log-backs");
    Flow::again()
}

/// A rider has turned or stepped back, which ends the run of a charge.
fn ride(battle: &mut Write, side: Seat, id: PieceId, to: Place, rear: Option<Place>, cost: i32, event: &'static str) {
    battle.place(id, to, rear);
    battle.acts(id);
    let mut man = battle.change(id);
    man.moved += cost as u8;
    man.straight = 0;
    battle.chronicle.note("A-0.05", || {
        Entry::new(event, "A-0.05")
            .by(side)
            .with("unit", piece(id))
            .with("hex", hex(to))
            .with("points", Word::Number(cost))
    });
}

/// Somebody leaves the map for good.
pub(in crate::games::anarchy) fn exit(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let id = battle.clock.moving.expect("somebody moves");
    let from = battle.front(id);
    battle.acts(id);
    leave(&mut battle, side, id, from);
    Flow::done()
}

/// Somebody has left the map over a hex of its edge, his horse with him.
pub(super) fn leave(battle: &mut Write, side: Seat, id: PieceId, from: Place) {
    battle.take_off(id, Post::Exited);
    let mut man = battle.change(id);
    if man.captive {
        // Who gets away over the edge has escaped.
        man.captive = false;
        man.disarmed = true;
    }
    battle.chronicle.note("A-0.59", || {
        Entry::new("anarchy-log-exits", "A-0.59").by(side).with("unit", piece(id)).with("hex", hex(from))
    });
}

/// After a side's movement its captives have had their chance.
pub(in crate::games::anarchy) fn move_end(In(side): In<Seat>, mut battle: Write) -> Flow {
    battle.change_all(side, |man| man.may_escape = false);
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&MOVE, choose)
        .verb(&TAKE, take)
        .decision(&WALK, walk)
        .step(&WALKED, walked)
        .verb(&GO, go)
        .verb(&TURN_TO, turn_to)
        .verb(&STEP_BACK, step_back)
        .verb(&EXIT, exit)
        .step(&MOVE_END, move_end);
}
