//! Chapter 10, movement: marches, tactical moves and runs, ruler by ruler, and reorganising instead of them.
use super::cohesion;
use super::formation::{self, FORM_UP};
use super::magic::green;
use super::reaction::PATH_WINDOW;
use super::scenarios::escape::DEPARTURE;
use crate::games::vassaux::access::{Board, Read, Write};
use crate::games::vassaux::field::areas;
use crate::games::vassaux::field::company::Company;
use crate::games::vassaux::field::formation::{Formation, facing, place};
use crate::games::vassaux::field::paths::{self, Limits, Path};
use crate::games::vassaux::field::slots::{Contacts, Hand, Mode};
use crate::games::vassaux::field::stages::{self, Stage};
use crate::games::vassaux::state::combat::Combat;
use crate::games::vassaux::state::deployment::Occasion;
use crate::games::vassaux::state::frames::{Frame, Frames};
use crate::games::vassaux::state::orders::OrderKind;
use crate::table::ground::directions::{Direction, spot};
use crate::table::ground::discs::Disc;
use crate::table::ground::regions::Region;
use crate::table::ground::shapes::Shape;
use crate::table::ground::spots::Spot;
use crate::table::prelude::{
    Allowed, Ask, Entry, Flow, PieceId, Prompt, Refusal, RuleApp, Seat, Step, Target, Verb, Word,
};
use bevy::prelude::*;
use std::sync::Arc;

/// Where the unit that acts goes (D08).
pub const MOVE: Step<()> = Step::new("vassaux.move");
/// The unit comes to where it goes, or to the stage where it was stopped.
pub const ARRIVE: Step<()> = Step::new("vassaux.arrive");
/// Where the leader of a unit that reorganises goes.
pub const REORGANISE: Step<()> = Step::new("vassaux.reorganise");

/// Bends the path there and lays the next ruler (V-10.03).
pub const BEND: Verb<Spot> = Verb::new("vassaux.bend");
/// Halts there.
pub const HALT: Verb<Spot> = Verb::new("vassaux.halt");
/// Reorganises instead of moving (V-9.06, V-9.09).
pub const REGROUP: Verb<()> = Verb::new("vassaux.regroup");
/// The leader goes there while the unit reorganises (V-16.06).
pub const LEAD_TO: Verb<Spot> = Verb::new("vassaux.lead_to");

const NO_MARCH: Refusal = Refusal::new("pinned_units_cannot_march", "V-10.08");
const NO_RUN: Refusal = Refusal::new("pinned_units_cannot_run", "V-10.08");
const NO_REGROUP: Refusal = Refusal::new("engaged_units_cannot_reorganise", "V-9.06");
const VASSAL_HELD: Refusal = Refusal::new("vassal_in_contact_cannot_leave", "V-9.08");
const RUN_ON_DIFFICULT: Refusal = Refusal::new("difficult_ground_no_run", "V-11.04");

/// How an order moves. A mounted unit resolves a march as a tactical move (V-9.14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gait {
    March,
    Tactical,
    Run,
}

/// The way in which a unit moves by an order, if it is one that moves.
pub fn gait(board: &Board, unit: PieceId, order: OrderKind) -> Option<Gait> {
    match order {
        OrderKind::March if board.rules.is_mounted(unit) => Some(Gait::Tactical),
        OrderKind::March => Some(Gait::March),
        OrderKind::TacticalMove | OrderKind::HuntMove => Some(Gait::Tactical),
        OrderKind::Run => Some(Gait::Run),
        _ => None,
    }
}

/// How far a unit may go (V-10.02, V-9.10, V-11.05).
pub fn limits(board: &Board, unit: PieceId, gait: Gait) -> Limits {
    let mv = board.rules.figures(unit).stats.mv;
    let constants = &board.rules.data.constants;
    let limits = match gait {
        Gait::Run => Limits::run(mv + constants.run_bonus),
        _ => Limits::march(mv, (mv - constants.difficult_loss).max(constants.difficult_least)),
    };
    limits.into_contact(board.rules.switches.move_may_contact)
}

/// How men are set down at the end of a move: without new contact, unless the table plays otherwise (V-9.20, V-9.21; R-08).
pub fn end_of_move(board: &Board) -> Mode<'static> {
    if board.rules.switches.move_may_contact { Mode::MoveInto } else { Mode::Move }
}

/// Whether the order under way of a unit tears it loose from enemies (V-9.08, V-9.14, V-21.03).
fn tears_loose(board: &Board, frame: &Frame) -> bool {
    let gait = frame.order().and_then(|order| gait(board, frame.unit, order));
    gait.is_some_and(|gait| green::tears_loose(board, frame.unit, gait))
}

/// Those whom a unit leaves behind by its order, or has left behind on its path already (V-9.08, V-10.06). Nothing where its
/// leader cannot leave.
pub fn behind(board: &Board, frame: &Frame) -> Option<Vec<PieceId>> {
    match &frame.walk.behind[..] {
        [] if tears_loose(board, frame) => green::left_behind(board, frame.unit),
        left => Some(left.to_vec()),
    }
}

/// The unit that acts, by a move or a charge: with those who are left behind when it tears loose by a tactical move (V-9.08), and
/// with those whom its fighters touched when it set out (V-9.21).
pub fn company(board: &Board, frame: &Frame) -> Option<Company> {
    let company = Company::of(&board.field, frame.unit)?;
    let company = company.leaving(&behind(board, frame)?).in_ranks(board.rules.ranks(frame.unit));
    let sets_out = frame.walk.points.is_empty();
    Some(if sets_out { company } else { company.having_touched(frame.walk.touched.clone()) })
}

/// Whether a unit can move by an order at all where it stands; to reorganise instead is another matter.
pub fn may_move(board: &Board, unit: PieceId, gait: Gait) -> Allowed {
    let field = &board.field;
    let held = !green::tears_loose(board, unit, gait) && field.is_pinned(unit);
    match gait {
        Gait::March if held => Err(NO_MARCH),
        Gait::Run if held => Err(NO_RUN),
        Gait::Run if field.is_in_difficult(unit) => Err(RUN_ON_DIFFICULT),
        _ if green::tears_loose(board, unit, gait) && green::left_behind(board, unit).is_none() => Err(VASSAL_HELD),
        _ => Ok(()),
    }
}

/// Whether a unit may reorganise instead of moving: by march only if it is not engaged, by tactical move always, never by run
/// (V-9.06, V-9.09, V-9.10).
fn may_regroup(board: &Board, unit: PieceId, gait: Gait) -> Allowed {
    match gait {
        Gait::March if board.field.is_engaged(unit) => Err(NO_REGROUP),
        Gait::March | Gait::Tactical => Ok(()),
        Gait::Run => Err(RUN_NO_REGROUP),
    }
}
const RUN_NO_REGROUP: Refusal = Refusal::new("run_does_not_reorganise", "V-9.10");

/// Whether an order to move can be carried out (V-8.10).
pub fn is_possible(board: &Board, unit: PieceId, gait: Gait) -> Allowed {
    may_move(board, unit, gait).or_else(|why| may_regroup(board, unit, gait).map_err(|_| why))
}

/// The path as far as it is laid: from where the leader stands over the joints that were chosen.
pub fn laid(board: &Board, frame: &Frame) -> Option<Path> {
    let start = board.field.leader(frame.unit)?.centre();
    let joints = frame.walk.points.iter().skip(1).copied().collect();
    Some(Path { start, joints, end: start })
}

/// What decides about the points of a move.
pub struct Going {
    board: Board,
    pub company: Company,
    pub limits: Limits,
    /// The path as far as it is laid.
    pub laid: Path,
}

impl Going {
    /// The move of a unit; nothing for one that nobody leads.
    pub fn of(board: &Board, frame: &Frame, gait: Gait) -> Option<Self> {
        let (company, laid) = (company(board, frame)?, laid(board, frame)?);
        let limits = limits(board, frame.unit, gait);
        Some(Self { board: board.clone(), company, limits, laid })
    }
    /// The unit set down where it halts.
    ///
    /// # Errors
    /// Why it cannot halt there.
    pub fn halt(&self, spot: Spot) -> Result<Formation, Refusal> {
        paths::halt(&self.board.field, &self.company, &self.limits, &self.laid.ending(spot), Hand::Left)
    }
    fn may_halt(&self, spot: Spot) -> Allowed {
        self.halt(spot).map(|_| ())
    }
    /// How long the last straight part of the path may still be on free ground, in units; 0 where nothing is left.
    pub fn longest(&self) -> i32 {
        paths::longest_part(&self.board.field, &self.company, &self.limits, &self.laid).unwrap_or(0).max(0)
    }
    /// Whether the path may bend there.
    pub fn may_bend(&self, spot: Spot) -> Allowed {
        paths::may_bend(&self.board.field, &self.company, &self.limits, &self.laid.ending(spot))
    }
}

/// Points worth halting at: as far as possible toward the nearest enemy and in the twelve directions of a clock, and the last
/// point of the path itself. The first that is allowed is the usual one.
fn worth_halting(going: &Going) -> Vec<Spot> {
    let (field, company) = (&going.board.field, &going.company);
    let from = going.laid.last_bend();
    let here = Disc::new(from, company.radius());
    let enemy = field.enemies(company.host()).min_by_key(|base| (field.gap(&here, &base.disc), base.id));
    let toward = enemy.and_then(|base| Direction::toward(from, base.centre()));
    let clock = (0..12).map(|hour| Direction::NORTH.turned(-2 * hour));
    let longest = paths::longest_part(field, company, &going.limits, &going.laid).unwrap_or(0).max(0);
    let mut spots = vec![];
    for direction in toward.into_iter().chain(clock) {
        for share in [4, 3, 2, 1] {
            spots.push(spot(from, direction, longest * share / 4, 0));
        }
    }
    spots.push(from);
    spots
}

fn choose_move(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let frame = read.frames.top().expect("a unit acts").clone();
    let (unit, host) = (frame.unit, board.unit(frame.unit).host);
    let mut prompt = ask.prompt(host, "vassaux-ask-move").with("unit", Word::On(Target::Piece(unit)));
    let Some(gait) = frame.order().and_then(|order| gait(&board, unit, order)) else { return prompt };
    if green::rushes(&board, &frame) {
        offer_rush(&mut prompt, &board, &frame);
        return prompt;
    }
    match may_move(&board, unit, gait) {
        Err(why) => {
            prompt.closed(&HALT, why);
            prompt.closed(&BEND, why);
        }
        Ok(()) => {
            if let Some(going) = Going::of(&board, &frame, gait) {
                let usual = worth_halting(&going).into_iter().find(|spot| going.may_halt(*spot).is_ok());
                let halts = areas::halts(&board.field, &going.company, &going.limits, &going.laid);
                let bends = areas::bends(&board.field, &going.company, &going.limits, &going.laid);
                let joint = bends.samples(1).take(64).find(|spot| going.may_bend(*spot).is_ok());
                let going = Arc::new(going);
                let asked = going.clone();
                prompt.offer_area(&HALT, halts, usual, move |spot| asked.may_halt(spot));
                prompt.offer_area(&BEND, bends, joint, move |spot| going.may_bend(spot));
            }
        }
    }
    if frame.walk.points.is_empty() {
        prompt.offer(&REGROUP, [()], |()| may_regroup(&board, unit, gait));
    }
    prompt
}

/// How far apart the points are at which the end of a rush is looked for, in u; between them it is found to the unit.
const RUSH_STEP: i32 = 250;

/// Where a unit comes to that cannot hold itself back: straight at the nearest enemy, as far as is legal and makes no new contact
/// (V-21.13). Nothing where it comes nowhere.
pub fn rush(board: &Board, frame: &Frame) -> Option<Spot> {
    let gait = gait(board, frame.unit, OrderKind::March)?;
    may_move(board, frame.unit, gait).ok()?;
    let going = Going::of(board, frame, gait)?;
    let enemy = board.field.base(green::nearest(board, frame.unit)?)?;
    let from = going.company.from()?;
    let toward = Direction::toward(from, enemy.centre())?;
    let at = |length: i32| spot(from, toward, length, 0);
    let may = |length: i32| going.may_halt(at(length)).is_ok();
    let longest = going.longest();
    let steps = (0..=longest / RUSH_STEP).rev().map(|step| step * RUSH_STEP);
    let found = std::iter::once(longest).chain(steps).find(|length| *length > 0 && may(*length))?;
    let (mut legal, mut beyond) = (found, (found + RUSH_STEP).min(longest + 1));
    while beyond - legal > 1 {
        let middle = legal + (beyond - legal) / 2;
        if may(middle) { legal = middle } else { beyond = middle }
    }
    Some(at(legal))
}

/// The only point at which such a unit may halt; it does not bend and does not reorganise (V-21.13).
fn offer_rush(prompt: &mut Prompt, board: &Board, frame: &Frame) {
    prompt.closed(&BEND, RUSHES);
    prompt.closed(&REGROUP, RUSHES);
    let Some(end) = rush(board, frame) else { return };
    let rule = move |at: Spot| if at == end { Ok(()) } else { Err(RUSHES) };
    prompt.offer_area(&HALT, Region::of([Shape::disc(end, 1)]), Some(end), rule);
}
const RUSHES: Refusal = Refusal::new("impulsive_must_charge", "V-21.13");

fn bend(In((_, spot)): In<(Seat, Spot)>, mut write: Write) -> Flow {
    lay(&mut write, spot);
    Flow::again()
}

/// The move of the unit that acts is over, wherever it stands: who is out of cohesion is confused now (V-7.13).
pub fn end_walk(write: &mut Write) {
    if let Some(frame) = write.frames.stack.last_mut() {
        frame.walk.ended = true;
    }
    cohesion::test(write);
}

/// The unit that acts was stopped on its way, and its move is over (V-18.13, V-18.23).
pub fn stop(write: &mut Write) {
    let board = write.board();
    let stopped = write.frames.top().and_then(|frame| Some((frame.unit, board.field.leader(frame.unit)?)));
    if let Some((unit, leader)) = stopped {
        write.chronicle.note("V-18.13", || {
            Entry::new("vassaux-log-stopped", "V-18.13")
                .by(leader.host)
                .with("unit", Word::On(Target::Piece(unit)))
                .with("at", Word::On(Target::Spot(leader.centre())))
        });
    }
    end_walk(write);
}

/// Lays the path of the unit that acts on to a point, from where its leader stands.
pub fn lay(write: &mut Write, spot: Spot) {
    let board = write.board();
    let frame = write.frames.top_mut();
    let start = board.field.leader(frame.unit).expect("it is led").centre();
    let walk = &mut frame.walk;
    if walk.points.is_empty() {
        walk.points.push(start);
        walk.began_pinned = board.field.is_pinned(frame.unit);
        walk.touched =
            Company::of(&board.field, frame.unit).map(|company| company.touched().to_vec()).unwrap_or_default();
    }
    walk.points.push(spot);
}

/// The path is chosen and seen by everybody; the other side may react before and on it (V-18.02).
fn halt(In((_, spot)): In<(Seat, Spot)>, mut write: Write) -> Flow {
    lay(&mut write, spot);
    Flow::then([PATH_WINDOW.on(()), ARRIVE.on(()), FORM_UP.on(()), DEPARTURE.on(())])
}

/// The path of the unit that acts, once it is chosen.
pub fn chosen(frame: &Frame) -> Option<Path> {
    let (start, rest) = frame.walk.points.split_first()?;
    let (end, joints) = rest.split_last()?;
    Some(Path { start: *start, joints: joints.to_vec(), end: *end })
}

/// The stages of the path of the unit that acts (§4.3).
pub fn stages_of(board: &Board, frame: &Frame) -> Vec<Stage> {
    let (Some(path), Some(leader)) = (chosen(frame), board.field.leader(frame.unit)) else { return vec![] };
    stages::stages(&board.field, leader.disc.radius, &path)
}

/// Whether the unit that acts still walks the path that it chose: no reaction has pinned it (V-18.13), and its leader stands
/// where he was frozen, or where he began (V-18.24).
pub fn goes_on(board: &Board, frame: &Frame) -> bool {
    let stages = stages_of(board, frame);
    let stood = stages.get(usize::from(frame.walk.stood));
    let leader = board.field.leader(frame.unit);
    !frame.walk.ended && stood.zip(leader).is_some_and(|(stage, leader)| stage.at == leader.centre())
}

/// The last stage of what is left of the path at which the unit can stand (V-18.13).
pub fn farthest_stage(board: &Board, company: &Company, frame: &Frame) -> Option<(Stage, Formation)> {
    let (path, stages) = (chosen(frame)?, stages_of(board, frame));
    let left = stages.get(usize::from(frame.walk.stood)..)?;
    stages::last_usable(&board.field, company, &path, left, Hand::Left)
}

/// The unit is set down where its path ends; where that is blocked now, or has no room, at the last stage where it can stand
/// (V-18.13). Who is left behind in a tactical move is confused at once (V-7.03, V-9.08).
fn arrive(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let Some(frame) = write.frames.top().cloned().filter(|frame| goes_on(&board, frame)) else {
        stop(&mut write);
        return Flow::done();
    };
    let (Some(path), Some(company)) = (chosen(&frame), company(&board, &frame)) else { return Flow::done() };
    let stages = stages_of(&board, &frame);
    let rest = stages::rest(&path, &stages[usize::from(frame.walk.stood)]);
    let toward = rest.heading().unwrap_or_else(|| facing(&board.field, company.host(), rest.end));
    let whole = stages::is_open(&board.field, &company, &rest)
        .and_then(|()| place(&board.field, &company, rest.end, toward, end_of_move(&board), Hand::Left));
    let formation = whole.ok().or_else(|| farthest_stage(&board, &company, &frame).map(|(_, formation)| formation));
    let Some(formation) = formation else { return Flow::done() };
    tear_loose(&mut write, &board, &frame);
    write.chronicle.note("V-10.01", || {
        Entry::new("vassaux-log-moved", "V-10.01")
            .by(board.unit(frame.unit).host)
            .with("unit", Word::On(Target::Piece(frame.unit)))
            .with("to", Word::On(Target::Spot(formation.at)))
    });
    formation::take_in_hand(&mut write, frame.unit, Occasion::Move, &formation);
    Flow::done()
}

/// Those who touch an enemy stay when a pinned unit moves tactically, and are confused even inside the Aura (V-9.08, V-7.03).
/// Whom the unit left is noted, disordered enemies too: it may not charge them in the same activation (V-9.13). Once it has left
/// them nothing changes.
pub fn tear_loose(write: &mut Write, board: &Board, frame: &Frame) {
    if !tears_loose(board, frame) {
        return;
    }
    let behind = green::left_behind(board, frame.unit).unwrap_or_default();
    let acts = write.frames.top_mut();
    for (_, enemy) in board.field.contacts_of(frame.unit) {
        if !acts.left.contains(&enemy.group) {
            acts.left.push(enemy.group);
        }
    }
    acts.walk.behind.extend(&behind);
    let strays = write.pieces_of(frame.unit).strays;
    if !behind.is_empty() {
        write.chronicle.note("V-7.03", || {
            let entry = Entry::new("vassaux-log-left-behind", "V-7.03").by(board.host_of(frame.unit));
            entry.with("unit", Word::On(Target::Piece(frame.unit))).with("men", Word::Number(behind.len() as i32))
        });
    }
    for man in behind {
        write.join(man, strays);
    }
}

/// The unit reorganises instead of moving: new contact only by a tactical move of a unit that is engaged (V-16.12).
fn regroup(In((_, ())): In<(Seat, ())>) -> Flow {
    Flow::then([REORGANISE.on(()), FORM_UP.on(())])
}

/// Who reorganises: in a melee the next in the order of its contest, else the unit that acts.
pub fn reorganising(frames: &Frames, combat: &Combat) -> Option<PieceId> {
    match combat.melees.last() {
        Some(melee) => melee.reorganise.first().copied(),
        None => frames.top().map(|frame| frame.unit),
    }
}

/// What decides where a unit goes that reorganises.
pub struct Regrouping {
    board: Board,
    pub company: Company,
    limits: Limits,
    contacts: Contacts,
}

impl Regrouping {
    /// Nothing for a unit without leader, which cannot reorganise (V-16.10). New contact may be made after a melee, and by a
    /// tactical move of a unit that is engaged (V-16.12); by march too where the table plays so.
    pub fn of(board: Board, frames: &Frames, combat: &Combat) -> Option<Self> {
        let unit = reorganising(frames, combat)?;
        let company = Company::of(&board.field, unit)?.in_ranks(board.rules.ranks(unit));
        let order = frames.top().filter(|frame| frame.unit == unit).and_then(Frame::order);
        let tactical = order.and_then(|order| gait(&board, unit, order)) == Some(Gait::Tactical);
        let march = order == Some(OrderKind::March) && board.rules.switches.march_may_contact;
        let free = !combat.melees.is_empty() || march || tactical && board.field.is_engaged(unit);
        let contacts = if free { Contacts::New } else { Contacts::Old };
        let limits = Limits::regroup(board.rules.data.constants.reorganise);
        Some(Self { board, company, limits, contacts })
    }
    /// The unit set down with its leader there.
    ///
    /// # Errors
    /// Why it cannot be.
    pub fn set_down(&self, spot: Spot) -> Result<Formation, Refusal> {
        paths::regroup(&self.board.field, &self.company, &self.limits, spot, self.contacts, Hand::Left)
    }
    fn occasion(&self) -> Occasion {
        match self.contacts {
            Contacts::New => Occasion::Reorganising,
            Contacts::Old => Occasion::QuietReorganising,
        }
    }
}

fn reorganise(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let Some(going) = Regrouping::of(read.board(), &read.frames, &read.combat) else {
        return ask.prompt(Seat(0), "vassaux-ask-reorganise");
    };
    let unit = going.company.group();
    let mut prompt = ask.prompt(going.company.host(), "vassaux-ask-reorganise");
    prompt = prompt.with("unit", Word::On(Target::Piece(unit)));
    let from = going.company.from().unwrap_or_default();
    let rulers = going.board.rules.data.constants.reorganise;
    let reach = paths::straight_length(going.board.field.measures().ruler, going.company.radius(), rulers);
    let within = Region::of([Shape::disc(from, reach + 1)]);
    let usual = Some(from).filter(|spot| going.set_down(*spot).is_ok());
    prompt.offer_area(&LEAD_TO, within, usual, move |spot| going.set_down(spot).map(|_| ()));
    prompt
}

fn lead_to(In((_, spot)): In<(Seat, Spot)>, mut write: Write) -> Flow {
    let Some(going) = Regrouping::of(write.board(), &write.frames, &write.combat) else { return Flow::done() };
    if let Ok(formation) = going.set_down(spot) {
        formation::take_in_hand(&mut write, going.company.group(), going.occasion(), &formation);
    }
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&MOVE, choose_move)
        .verb(&BEND, bend)
        .verb(&HALT, halt)
        .verb(&REGROUP, regroup)
        .step(&ARRIVE, arrive)
        .decision(&REORGANISE, reorganise)
        .verb(&LEAD_TO, lead_to);
}
