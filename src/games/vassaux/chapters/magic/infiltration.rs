//! Chapter 20, infiltration: markers instead of a unit at deployment, and its arrival on one of them.
use crate::games::vassaux::access::{Board, Read, Write};
use crate::games::vassaux::chapters::deployment::company_of;
use crate::games::vassaux::chapters::formation::{self, FORM_UP};
use crate::games::vassaux::chapters::melee::FIGHT;
use crate::games::vassaux::data::magic::Power;
use crate::games::vassaux::field::formation::{Formation, facing, place};
use crate::games::vassaux::field::slots::{Assault, Hand, Mode};
use crate::games::vassaux::field::stand::standing;
use crate::games::vassaux::state::deployment::Occasion;
use crate::games::vassaux::state::frames::Frame;
use crate::games::vassaux::state::magic::Infiltrator;
use crate::games::vassaux::state::orders::OrderKind;
use crate::table::ground::discs::Disc;
use crate::table::ground::spots::Spot;
use crate::table::prelude::{
    Allowed, Ask, Entry, Flow, PieceId, Prompt, Refusal, RuleApp, Seat, Step, Target, Verb, Word,
};
use bevy::prelude::*;

/// Whom an infiltrating unit charges as it arrives (D18).
pub const ARRIVE_AT: Step<()> = Step::new("vassaux.arrive_at");
/// On which marker it arrives (D18).
pub const MARKER: Step<()> = Step::new("vassaux.marker");
/// It stands on the table.
pub const ARRIVED: Step<()> = Step::new("vassaux.arrived");

/// Lays a marker there instead of the unit.
pub const MARKER_AT: Verb<Spot> = Verb::new("vassaux.marker_at");
/// Charges this unit as it arrives.
pub const FALL_UPON: Verb<PieceId> = Verb::new("vassaux.fall_upon");
/// Arrives on the marker of this number, from 1.
pub const COME_OUT: Verb<i32> = Verb::new("vassaux.come_out");

const OFF_TABLE: Refusal = Refusal::new("off_table", "V-20.16");
const NOT_STANDABLE: Refusal = Refusal::new("marker_not_standable", "V-20.16");
const NO_ROOM: Refusal = Refusal::new("marker_without_room", "V-20.19");
const CANNOT_REACH: Refusal = Refusal::new("charge_cannot_reach", "V-20.18");
const NO_MARKER: Refusal = Refusal::new("no_such_marker", "V-20.18");
const MUST_ARRIVE: Refusal = Refusal::new("infiltrator_must_arrive", "V-20.17");

/// Whether a unit is one that infiltrates (V-20.03).
pub fn is_infiltrator(board: &Board, unit: PieceId) -> bool {
    board.rules.has(unit, Power::Infiltration)
}

/// Whether a marker of a unit may lie there: where its leader's base could stand, in any zone, near enemies too (V-20.16).
pub fn may_lie(board: &Board, unit: PieceId, at: Spot) -> Allowed {
    let Some(leader) = board.unit(unit).leader.filter(|_| at.in_range()) else { return Err(OFF_TABLE) };
    let base = Disc::new(at, board.rules.radius(leader));
    let field = &board.field;
    match () {
        () if !field.on_table(&base) => Err(OFF_TABLE),
        () if field.bars(&standing(&base)) || field.bases().iter().any(|other| field.overlap(&other.disc, &base)) => {
            Err(NOT_STANDABLE)
        }
        () => Ok(()),
    }
}

/// Where the markers of a unit usually lie: spread over the table along its middle, each at the first point of the grid where
/// one may.
pub fn usual_markers(board: &Board, unit: PieceId) -> Vec<Spot> {
    let count = board.rules.data.magic.infiltration_markers;
    (1..=count).filter_map(|number| usual_marker(board, unit, number, count)).collect()
}
/// Where the marker of this number usually lies.
fn usual_marker(board: &Board, unit: PieceId, number: i32, count: i32) -> Option<Spot> {
    let (width, height) = board.rules.table_size();
    let grid = board.rules.data.constants.geometry.grid;
    let wanted = Spot::new(width * number / (count + 1), height / 2);
    let points = (0..=width / grid).flat_map(|x| (0..=height / grid).map(move |y| Spot::new(x * grid, y * grid)));
    let far = |at: &Spot| (crate::table::ground::spots::square(*at, wanted), *at);
    points.filter(|at| may_lie(board, unit, *at).is_ok()).min_by_key(far)
}
/// Where the next marker of the unit in hand usually lies.
pub fn next_marker(board: &Board, unit: PieceId) -> Option<Spot> {
    let laid = board.magic.laying.as_ref().filter(|one| one.unit == unit).map_or(0, |one| one.markers.len());
    usual_marker(board, unit, laid as i32 + 1, board.rules.data.magic.infiltration_markers)
}

/// A marker lies; with the last one the unit waits (V-20.03). Gives whether it was the last.
pub fn lay(write: &mut Write, unit: PieceId, at: Spot) -> bool {
    let mut laying =
        write.magic.laying.take().filter(|one| one.unit == unit).unwrap_or(Infiltrator { unit, markers: vec![] });
    laying.markers.push(at);
    let host = write.pieces_of(unit).host;
    write.chronicle.note("V-20.03", || {
        Entry::new("vassaux-log-marker", "V-20.03")
            .by(host)
            .with("unit", Word::On(Target::Piece(unit)))
            .with("at", Word::On(Target::Spot(at)))
    });
    let last = laying.markers.len() as i32 >= write.rules.0.data.magic.infiltration_markers;
    if last {
        write.magic.infiltrators.push(laying);
    } else {
        write.magic.laying = Some(laying);
    }
    last
}

/// All markers of a unit that are still to be laid lie where they usually do.
pub fn lay_usual(write: &mut Write, unit: PieceId) {
    while let Some(at) = next_marker(&write.board(), unit) {
        if lay(write, unit, at) {
            break;
        }
    }
}

/// The unit set down on one of its markers, by march or against a target (V-20.04, V-20.18, V-20.19, V-23.33).
///
/// # Errors
/// Why it cannot be.
pub fn set_down(board: &Board, unit: PieceId, at: Spot, target: Option<PieceId>) -> Result<Formation, Refusal> {
    let company = company_of(board, unit).ok_or(NO_ROOM)?;
    let field = &board.field;
    let mode = mode(target);
    let formation = place(field, &company, at, facing(field, company.host(), at), mode, Hand::Left);
    let formation = formation.map_err(|_| NO_ROOM)?;
    match target {
        Some(target) if formation.contacts(field, &company, target) == 0 => Err(CANNOT_REACH),
        _ => Ok(formation),
    }
}
/// How its men are set down: no front line and nobody who is met first stands against an arrival (V-20.18).
pub fn mode(target: Option<PieceId>) -> Mode<'static> {
    target.map_or(Mode::Move, |target| Mode::Charge(Assault { target, first: None, front: &[] }))
}

/// The markers on which a unit could arrive, by march or against a target.
fn open_markers(board: &Board, unit: PieceId, target: Option<PieceId>) -> Vec<i32> {
    let markers = board.magic.markers_of(unit).unwrap_or_default();
    let open = |at: &Spot| set_down(board, unit, *at, target).is_ok();
    (1..).zip(markers).filter(|(_, at)| open(at)).map(|(number, _)| number).collect()
}

/// The enemy groups against whom it could arrive by charge.
fn targets(board: &Board, unit: PieceId) -> Vec<PieceId> {
    let host = board.unit(unit).host;
    let enemies = board.field.groups().iter().filter(|group| group.host != host).map(|group| group.id);
    enemies.filter(|group| !open_markers(board, unit, Some(*group)).is_empty()).collect()
}

/// Whether its arrival by this order can be carried out (V-20.17, V-20.18, V-20.19).
pub fn is_possible(board: &Board, unit: PieceId, order: OrderKind) -> Allowed {
    match order {
        OrderKind::March if open_markers(board, unit, None).is_empty() => Err(NO_ROOM),
        OrderKind::Charge if targets(board, unit).is_empty() => Err(CANNOT_REACH),
        OrderKind::March | OrderKind::Charge | OrderKind::Wait => Ok(()),
        _ => Err(MUST_ARRIVE),
    }
}

/// What it may be ordered: to arrive by march or charge, and where no marker has room to wait (V-20.17, V-20.19).
pub fn arrival_orders(board: &Board, unit: PieceId) -> Vec<OrderKind> {
    let possible = |order: &OrderKind| is_possible(board, unit, *order).is_ok();
    let arrives: Vec<OrderKind> = [OrderKind::March, OrderKind::Charge].into_iter().filter(possible).collect();
    if arrives.is_empty() { vec![OrderKind::Wait] } else { arrives }
}

/// The order by which a unit arrives is carried out, in whatever turn its first one comes (V-20.15): a march, or a charge with its
/// attack (V-20.05). No path is walked, and nobody has seen it (V-20.18).
pub fn arrive(order: OrderKind) -> Flow {
    match order {
        OrderKind::Charge => {
            Flow::then([ARRIVE_AT.on(()), MARKER.on(()), FORM_UP.on(()), ARRIVED.on(()), FIGHT.on(())])
        }
        OrderKind::March => Flow::then([MARKER.on(()), FORM_UP.on(()), ARRIVED.on(())]),
        _ => Flow::done(),
    }
}

fn arrive_at(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let Some(frame) = read.frames.top() else { return ask.prompt(Seat(0), "vassaux-ask-fall-upon") };
    let host = board.unit(frame.unit).host;
    let mut prompt = ask.prompt(host, "vassaux-ask-fall-upon").with("unit", Word::On(Target::Piece(frame.unit)));
    let open = targets(&board, frame.unit);
    let enemies = board.field.groups().iter().filter(|group| group.host != host).map(|group| group.id);
    prompt.offer(&FALL_UPON, enemies.collect::<Vec<_>>(), |target| {
        if open.contains(&target) { Ok(()) } else { Err(CANNOT_REACH) }
    });
    prompt
}
fn fall_upon(In((_, target)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    write.frames.top_mut().target = Some(target);
    Flow::done()
}

/// By which order the unit that acts arrives, and against whom.
fn against(frame: &Frame) -> Option<PieceId> {
    frame.target.filter(|_| frame.order() == Some(OrderKind::Charge))
}

fn marker(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let Some(frame) = read.frames.top() else { return ask.prompt(Seat(0), "vassaux-ask-marker") };
    let host = board.unit(frame.unit).host;
    let mut prompt = ask.prompt(host, "vassaux-ask-marker").with("unit", Word::On(Target::Piece(frame.unit)));
    let markers = board.magic.markers_of(frame.unit).unwrap_or_default();
    let at = |number: i32| usize::try_from(number - 1).ok().and_then(|index| markers.get(index));
    prompt.offer(&COME_OUT, 1..=markers.len() as i32, |number| match at(number) {
        Some(at) => set_down(&board, frame.unit, *at, against(frame)).map(|_| ()),
        None => Err(NO_MARKER),
    });
    prompt
}
fn come_out(In((_, number)): In<(Seat, i32)>, mut write: Write) -> Flow {
    let board = write.board();
    let Some(frame) = write.frames.top().cloned() else { return Flow::done() };
    let markers = board.magic.markers_of(frame.unit).unwrap_or_default();
    let at = usize::try_from(number - 1).ok().and_then(|index| markers.get(index).copied());
    if let Some(at) = at {
        come_out_at(&mut write, frame.unit, at, against(&frame));
    }
    Flow::done()
}

/// A unit comes out on a marker, by march or against a target (V-20.18).
pub fn come_out_at(write: &mut Write, unit: PieceId, at: Spot, target: Option<PieceId>) {
    let occasion = if target.is_some() { Occasion::ChargingArrival } else { Occasion::Arrival };
    if let Ok(formation) = set_down(&write.board(), unit, at, target) {
        formation::take_in_hand(write, unit, occasion, &formation);
    }
}

/// The unit is on the table; its markers are gone.
fn arrived(In(()): In<()>, mut write: Write) -> Flow {
    let Some(frame) = write.frames.top().cloned() else { return Flow::done() };
    let board = write.board();
    if board.unit(frame.unit).leader.is_some_and(|leader| board.is_on_table(leader)) {
        write.magic.infiltrators.retain(|one| one.unit != frame.unit);
        write.chronicle.note("V-20.04", || {
            Entry::new("vassaux-log-arrived", "V-20.04")
                .by(board.unit(frame.unit).host)
                .with("unit", Word::On(Target::Piece(frame.unit)))
        });
    }
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&MARKER_AT, marker_at)
        .decision(&ARRIVE_AT, arrive_at)
        .verb(&FALL_UPON, fall_upon)
        .decision(&MARKER, marker)
        .verb(&COME_OUT, come_out)
        .step(&ARRIVED, arrived);
}

/// The next marker of the unit that was taken up (V-20.03).
fn marker_at(In((_, at)): In<(Seat, Spot)>, mut write: Write) -> Flow {
    let Some(unit) = write.deployment.taken else { return Flow::done() };
    if lay(&mut write, unit, at) {
        write.deployment.taken = None;
        return Flow::done();
    }
    Flow::again()
}
