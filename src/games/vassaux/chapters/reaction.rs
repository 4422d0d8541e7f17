//! Chapter 18, reactions: orders in reply to an order or inside a move, nested as deep as units go.
use super::contests;
use super::magic::green;
use super::movement;
use super::orders::{self, NEXT_ORDER};
use super::resolution;
use crate::games::vassaux::access::{Board, Read, Write};
use crate::games::vassaux::data::switches::React;
use crate::games::vassaux::field::formation::Formation;
use crate::games::vassaux::field::sight;
use crate::games::vassaux::field::slots::Hand;
use crate::games::vassaux::field::stages::{self, Stage};
use crate::games::vassaux::state::frames::{Frame, Reacting};
use crate::games::vassaux::state::orders::{OrderKind, Sort};
use crate::table::kit::contests::Throw;
use crate::table::prelude::{
    Allowed, Ask, Entry, Flow, Kind, PieceId, Prompt, Refusal, RuleApp, Seat, Step, Target, Verb, Word,
};
use bevy::prelude::*;

/// Who reacts before the order that is due (D10).
pub const WINDOW: Step<()> = Step::new("vassaux.window");
/// Who reacts to the move whose path has been chosen (D10).
pub const PATH_WINDOW: Step<()> = Step::new("vassaux.path_window");
/// At which stage of the path.
pub const REACT_WHEN: Step<()> = Step::new("vassaux.react_when");
/// With which simple order.
pub const REACT_WITH: Step<()> = Step::new("vassaux.react_with");
/// Whether the reaction comes about (V-18.04).
pub const REACTION: Step<()> = Step::new("vassaux.reaction");
/// What has become of the interrupted unit when the reaction is over.
pub const RESUME: Step<()> = Step::new("vassaux.resume");

/// Reacts with this unit.
pub const REACT: Verb<PieceId> = Verb::new("vassaux.react");
/// Reacts when the mover is at this stage.
pub const AT_STAGE: Verb<i32> = Verb::new("vassaux.at_stage");
/// Reacts with this order.
pub const REACT_BY: Verb<Kind> = Verb::new("vassaux.react_by");
/// Lets the order, or the move, pass.
pub const LET_PASS: Verb<()> = Verb::new("vassaux.let_pass");
/// Lets everything pass until the activation is over.
pub const LET_ALL_PASS: Verb<()> = Verb::new("vassaux.let_all_pass");

const CANNOT_SEE: Refusal = Refusal::new("reactor_cannot_see", "V-18.03");
const ACTED: Refusal = Refusal::new("reactor_already_acted", "V-18.08");
const REACTED: Refusal = Refusal::new("reactor_already_acted", "V-18.09");
const ALERT_SPENT: Refusal = Refusal::new("alert_spent", "V-18.09");
const FORTIFIED: Refusal = Refusal::new("fortified_units_cannot_react", "V-18.15");
const DISORDERED: Refusal = Refusal::new("unit_disordered", "V-18.15");
const DUEL: Refusal = Refusal::new("duel_units_locked", "V-18.15");
const CONFUSED: Refusal = Refusal::new("fighter_confused", "V-18.15");
const NOT_ON_TABLE: Refusal = Refusal::new("unit_not_on_table", "V-18.15");
const CORRUPTED: Refusal = Refusal::new("corruption_fixes_order", "V-18.15");
const AUTOMATED: Refusal = Refusal::new("automaton_never_reacts", "V-24.18");
const NO_UNIT: Refusal = Refusal::new("orders_go_to_units", "V-18.01");
const NOT_OWN: Refusal = Refusal::new("not_your_unit", "V-18.01");
const NO_WINDOW: Refusal = Refusal::new("no_window_open", "V-18.02");
const STAGE_PASSED: Refusal = Refusal::new("stage_passed", "V-18.18");
const STAGE_UNUSABLE: Refusal = Refusal::new("stage_unusable", "V-18.21");
const STAGE_UNSEEN: Refusal = Refusal::new("reactor_cannot_see", "V-18.20");
const NEEDS_SIMPLE: Refusal = Refusal::new("reaction_needs_simple_order", "V-18.15");

/// Whether a unit may react at all in this turn, whatever it sees (V-18.08, V-18.09, V-18.15).
pub fn is_free(board: &Board, unit: PieceId) -> Allowed {
    let state = board.unit(unit);
    let any = board.rules.switches.react == React::Any;
    match state {
        _ if board.is_locked(unit) => Err(DUEL),
        _ if board.solo.leads(unit) => Err(AUTOMATED),
        _ if orders::is_disordered(board, state) => Err(DISORDERED),
        _ if !board.is_able(unit) || board.infiltrates(unit) => Err(NOT_ON_TABLE),
        _ if board.magic.doom_of(unit).is_some() => Err(CORRUPTED),
        _ if state.deeds.reacted && state.given.0.iter().any(|die| die.order == OrderKind::Alert) => Err(ALERT_SPENT),
        _ if state.deeds.reacted => Err(REACTED),
        _ if state.given.is_fortified() => Err(FORTIFIED),
        _ if state.activated && !state.given.is_on_alert() && !any => Err(ACTED),
        _ => Ok(()),
    }
}

/// The unit frozen at a stage, if it can stand there (V-18.21, V-18.22), and the board as it is then.
pub fn frozen(board: &Board, frame: &Frame, stage: &Stage) -> Option<(Formation, Board)> {
    let company = movement::company(board, frame)?;
    let formation = if stage.number == usize::from(frame.walk.stood) {
        // It stands there as it stands.
        let men = company.men().iter().filter_map(|man| Some((man.id, man.origin?)));
        let posted = |(id, at)| crate::games::vassaux::field::formation::Posted {
            id,
            at,
            posting: crate::games::vassaux::field::formation::Posting::Rigid,
        };
        Formation { at: stage.at, men: men.map(posted).collect() }
    } else {
        stages::freeze(&board.field, &company, stage, Hand::Left).ok()?
    };
    let men = formation.men.iter().map(|man| (man.id, man.at)).chain([(company.leader(), formation.at)]);
    let then = board.standing(men);
    // On its way it has left those behind who were held when it began (V-7.03, V-9.08).
    let behind = movement::behind(board, frame).filter(|_| stage.number > 0).unwrap_or_default();
    Some((formation, if behind.is_empty() { then } else { then.leaving(&behind) }))
}

/// Whether a leader sees the mover's at a stage: him alone, whose men are in hand (V-18.20).
pub fn sees_at(board: &Board, reactor: PieceId, frame: &Frame, stage: &Stage) -> bool {
    let (Some(viewer), Some(mover)) = (board.field.leader(reactor), board.field.leader(frame.unit)) else {
        return false;
    };
    sight::sees(&board.field, viewer, &mover.standing_at(stage.at))
}

/// The stages of the path at which a unit may react: not before the last one that was tried, usable, and seen by its leader
/// (V-18.18, V-18.20, V-18.21).
pub fn stages_for(board: &Board, frame: &Frame, reactor: PieceId) -> Vec<Stage> {
    open_stages(board, frame, reactor).collect()
}
fn open_stages<'a>(board: &'a Board, frame: &'a Frame, reactor: PieceId) -> impl Iterator<Item = Stage> + 'a {
    let stages = movement::stages_of(board, frame);
    let later = stages.into_iter().skip(usize::from(frame.walk.stage));
    later.filter(move |stage| sees_at(board, reactor, frame, stage) && frozen(board, frame, stage).is_some())
}

/// Whether a unit may react to the order that is due, or to the path that was chosen.
pub fn may_react(board: &Board, frame: &Frame, side: Seat, piece: PieceId, on_path: bool) -> Allowed {
    let Some(pieces) = board.rules.roster.unit(piece) else {
        return Err(orders::no_unit(board, piece, [DISORDERED, CONFUSED, NO_UNIT]));
    };
    if pieces.host != side {
        return Err(NOT_OWN);
    }
    is_free(board, piece)?;
    let Some(leader) = board.field.leader(piece) else { return Err(NOT_ON_TABLE) };
    let seen = if on_path {
        open_stages(board, frame, piece).next().is_some()
    } else {
        sight::sees_group(&board.field, leader, frame.unit)
    };
    if seen { Ok(()) } else { Err(CANNOT_SEE) }
}

fn ask_window(ask: &Ask, read: &Read, on_path: bool) -> Prompt {
    let board = read.board();
    let Some(frame) = read.frames.top() else { return ask.prompt(Seat(0), "vassaux-ask-react") };
    let side = Seat(1 - board.unit(frame.unit).host.0);
    let text = if on_path { "vassaux-ask-react-path" } else { "vassaux-ask-react" };
    let mut prompt = ask.prompt(side, text).with("unit", Word::On(Target::Piece(frame.unit)));
    if let Some(order) = frame.order() {
        prompt = prompt.with("order", Word::On(Target::Kind(order.kind())));
    }
    let passes = read.frames.lets_all_pass[usize::from(side.0)];
    let gone = !board.is_able(frame.unit) || on_path && !movement::goes_on(&board, frame);
    if passes || gone {
        prompt.closed(&REACT, NO_WINDOW);
        return prompt;
    }
    let own: Vec<PieceId> = board.of_host(side).map(|unit| unit.id).collect();
    prompt.offer(&REACT, own, |unit| may_react(&board, frame, side, unit, on_path));
    // With nobody who could react nothing is asked.
    if prompt.asks() && !prompt.offered.is_empty() || !prompt.refused.is_empty() {
        prompt.offer(&LET_PASS, [()], |()| Ok(()));
        prompt.offer(&LET_ALL_PASS, [()], |()| Ok(()));
        prompt.closing = Some(LET_PASS.on(()));
    }
    prompt
}

fn window(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    ask_window(&ask, &read, false)
}
fn path_window(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    ask_window(&ask, &read, true)
}

fn react(In((_, unit)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    let moving = write.frames.top().is_some_and(|frame| !frame.walk.points.is_empty());
    write.frames.reacting = Some(Reacting { unit, stage: None, order: None });
    let when = moving.then(|| REACT_WHEN.on(()));
    // The window opens again for the next who would react (V-18.12).
    Flow::then(when.into_iter().chain([REACT_WITH.on(()), REACTION.on(())])).and_again()
}
fn let_pass(In((_, ())): In<(Seat, ())>) -> Flow {
    Flow::done()
}
fn let_all_pass(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    write.frames.lets_all_pass[usize::from(seat.0)] = true;
    Flow::done()
}

fn react_when(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let (Some(frame), Some(reacting)) = (read.frames.top(), read.frames.reacting) else {
        return ask.prompt(Seat(0), "vassaux-ask-stage");
    };
    let side = board.unit(reacting.unit).host;
    let mut prompt = ask.prompt(side, "vassaux-ask-stage").with("unit", Word::On(Target::Piece(reacting.unit)));
    let open = stages_for(&board, frame, reacting.unit);
    let stages = movement::stages_of(&board, frame);
    prompt.offer(&AT_STAGE, open.iter().map(|stage| stage.number as i32), |number| {
        let Some(stage) = usize::try_from(number).ok().and_then(|number| stages.get(number)) else {
            return Err(STAGE_UNUSABLE);
        };
        match stage {
            _ if stage.number < usize::from(frame.walk.stage) => Err(STAGE_PASSED),
            _ if open.iter().any(|open| open.number == stage.number) => Ok(()),
            _ if !sees_at(&board, reacting.unit, frame, stage) => Err(STAGE_UNSEEN),
            _ => Err(STAGE_UNUSABLE),
        }
    });
    prompt
}

fn at_stage(In((_, stage)): In<(Seat, i32)>, mut write: Write) -> Flow {
    if let Some(reacting) = &mut write.frames.reacting {
        reacting.stage = u16::try_from(stage).ok();
    }
    Flow::done()
}

/// The board as it is when the reaction comes: with the mover frozen at the stage.
pub fn then(board: &Board, frame: &Frame, reacting: &Reacting) -> Board {
    let Some(number) = reacting.stage else { return board.clone() };
    let stages = movement::stages_of(board, frame);
    let stage = stages.get(usize::from(number));
    stage.and_then(|stage| frozen(board, frame, stage)).map_or_else(|| board.clone(), |(_, then)| then)
}

/// Whether a unit may be given this order in reaction: a simple one that it can carry out against the interrupted unit (V-18.10,
/// V-18.15, V-18.16).
fn may_order(board: &Board, frame: &Frame, reacting: &Reacting, order: OrderKind) -> Allowed {
    // After a call to the hunt a tactical move is a simple order too (V-21.10).
    if order.sort() != Sort::Simple || order == OrderKind::HuntMove && !green::hunts(board, reacting.unit) {
        return Err(NEEDS_SIMPLE);
    }
    let then = then(board, frame, reacting);
    let own = Frame { interrupts: Some(frame.unit), ..Frame::new(reacting.unit, [order]) };
    let possible = |order: OrderKind| {
        let own = Frame { orders: vec![order], ..own.clone() };
        resolution::is_possible(&then, &own, order)
    };
    if green::is_unbridled(&then, reacting.unit) {
        green::may_order(&then, reacting.unit, order, possible)?;
    }
    possible(order)
}

fn react_with(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let (Some(frame), Some(reacting)) = (read.frames.top(), read.frames.reacting) else {
        return ask.prompt(Seat(0), "vassaux-ask-react-with");
    };
    let side = board.unit(reacting.unit).host;
    let mut prompt = ask.prompt(side, "vassaux-ask-react-with").with("unit", Word::On(Target::Piece(reacting.unit)));
    prompt.offer(&REACT_BY, OrderKind::ALL.map(OrderKind::kind), |kind| {
        OrderKind::simple_of(kind).map_or(Err(NEEDS_SIMPLE), |order| may_order(&board, frame, &reacting, order))
    });
    prompt
}

fn react_by(In((_, kind)): In<(Seat, Kind)>, mut write: Write) -> Flow {
    if let Some(reacting) = &mut write.frames.reacting {
        reacting.order = OrderKind::simple_of(kind);
    }
    Flow::done()
}

/// V-18.04, V-18.05, V-18.06, V-18.07: on alert the reaction comes about; else there is a contest, the interrupted side's dice first (V-2.06). Who
/// loses it waits. Only a contest that is won freezes the mover (V-18.14, V-18.19).
fn reaction(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let (Some(reacting), Some(frame)) = (write.frames.reacting.take(), write.frames.top().cloned()) else {
        return Flow::done();
    };
    let (unit, order) = (reacting.unit, reacting.order.unwrap_or(OrderKind::Wait));
    if let Some(stage) = reacting.stage {
        write.frames.top_mut().walk.stage = stage;
    }
    let alert = board.unit(unit).given.is_on_alert();
    let won = if alert {
        write.spend_alert(unit);
        true
    } else {
        contest(&mut write, unit)
    };
    write.set_activated(unit, true);
    write.deeds(unit, |deeds| deeds.reacted = true);
    let given = if won { order } else { OrderKind::Wait };
    write.give(unit, given);
    if !won {
        write.resolve(unit, OrderKind::Wait);
        return Flow::done();
    }
    if let Some(stage) = reacting.stage {
        freeze(&mut write, &board, &frame, stage);
    }
    write.frames.stack.push(Frame { interrupts: Some(frame.unit), ..Frame::new(unit, [order]) });
    Flow::then([NEXT_ORDER.on(()), RESUME.on(())])
}

/// The contest for a reaction of this unit (V-18.04).
fn contest(write: &mut Write, unit: PieceId) -> bool {
    let side = write.pieces_of(unit).host;
    let dice = write.rules.0.data.constants.reaction;
    let throw = Throw { dice: dice.dice as u8, sides: dice.sides };
    let interrupted = Seat(1 - side.0);
    let targets = [interrupted, side].map(|seat| write.progress.reactivity_of(seat));
    let contest = contests::reaction(targets[0], targets[1], throw, &mut |sides| write.dice.die(sides));
    let seat = |of: usize| if of == 0 { interrupted } else { side };
    let rolls: Vec<_> = contest
        .rolled
        .iter()
        .flat_map(|rolled| rolled.log(throw, seat, "vassaux-roll-reaction", "vassaux-roll-coin"))
        .collect();
    let won = contest.winner == 1;
    let event = if won { "vassaux-log-reaction-won" } else { "vassaux-log-reaction-lost" };
    write.chronicle.note("V-18.04", || {
        let entry = Entry::new(event, "V-18.04").by(side).with("unit", Word::On(Target::Piece(unit)));
        rolls.into_iter().fold(entry, Entry::roll)
    });
    won
}

/// The mover stands at the stage where it was frozen, its men placed by themselves (V-18.14, V-18.22). Cohesion is tested when the
/// move ends (V-7.13).
fn freeze(write: &mut Write, board: &Board, frame: &Frame, number: u16) {
    let stages = movement::stages_of(board, frame);
    let Some(stage) = stages.get(usize::from(number)).filter(|_| number > frame.walk.stood) else { return };
    let Some((formation, _)) = frozen(board, frame, stage) else { return };
    movement::tear_loose(write, board, frame);
    if let Some(leader) = board.unit(frame.unit).leader {
        write.stand(leader, formation.at);
    }
    for man in &formation.men {
        write.stand(man.id, man.at);
    }
    write.frames.top_mut().walk.stood = number;
}

/// V-18.13: the interrupted unit goes on. Newly pinned it stops where it stands; a charger that touches its target there strikes
/// it still (V-18.23).
fn resume(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let Some(frame) = write.frames.top().cloned() else { return Flow::done() };
    let moving = !frame.walk.points.is_empty();
    // While it moves it touches nobody new of its own doing: who pins it now has come in reaction (V-18.22). A unit that was
    // frozen on its way has left those behind who were held when it began.
    let held_before = frame.walk.began_pinned && frame.walk.stood == 0;
    if moving && board.field.is_pinned(frame.unit) && !held_before {
        movement::end_walk(&mut write);
    }
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&WINDOW, window)
        .decision(&PATH_WINDOW, path_window)
        .verb(&REACT, react)
        .verb(&LET_PASS, let_pass)
        .verb(&LET_ALL_PASS, let_all_pass)
        .decision(&REACT_WHEN, react_when)
        .verb(&AT_STAGE, at_stage)
        .decision(&REACT_WITH, react_with)
        .verb(&REACT_BY, react_by)
        .step(&REACTION, reaction)
        .step(&RESUME, resume);
}
