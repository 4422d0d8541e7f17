//! Chapter 24: what the victory of a side asks for in its scenario, and the way there (V-24.21; R-108).
use super::deeds::{Deed, WhyNot};
use super::factors;
use super::moves::Mover;
use crate::games::vassaux::access::Board;
use crate::games::vassaux::chapters::scenarios::{escape, evacuation, fires, interests, objectives};
use crate::games::vassaux::chapters::shooting::measured;
use crate::games::vassaux::data::scenarios::Objective;
use crate::games::vassaux::data::solo::Action;
use crate::games::vassaux::data::switches::AutomatonGoals;
use crate::games::vassaux::map::layout::Goal;
use crate::games::vassaux::state::objectives::{Interest, Objectives};
use crate::games::vassaux::state::orders::OrderKind;
use crate::games::vassaux::state::solo::Doing;
use crate::table::ground::directions::Direction;
use crate::table::ground::spots::{Spot, square};
use crate::table::prelude::{PieceId, Seat};

const KEEPS_PLACE: WhyNot = WhyNot::new("keeps-place", "V-24.21");
const NO_PLACE: WhyNot = WhyNot::new("no-place", "V-24.21");

/// A place that a victory asks for: where a leader goes, and how near to it he is enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    at: Spot,
    near: i32,
    /// The side has it already, as long as somebody stays there.
    held: bool,
}

/// The places that victory asks of a unit (V-24.21): the exit of those who flee, markers without a fire, points of interest.
fn places(board: &Board, objectives: &Objectives, unit: PieceId) -> Vec<Place> {
    let (host, Some(leader)) = (board.unit(unit).host, board.field.leader(unit)) else { return vec![] };
    let (map, radius) = (&board.rules.map, leader.disc.radius);
    let at_edge = |edge, (from, to): (i32, i32)| {
        let along = map.from_edge(edge, leader.centre()).1.clamp(from, to.max(from));
        vec![Place { at: map.at_edge(edge, radius, along), near: 0, held: false }]
    };
    let is_lord = board.lord(host).id == unit;
    match &map.goal {
        Goal::Exit { edge, from, to } if evacuation::leaves(board, unit) => at_edge(*edge, (*from, *to)),
        Goal::Edges(_) => match escape::way_out(board, objectives, unit) {
            Some(edge) => at_edge(edge, (radius, map.edge_length(edge) - radius)),
            None => vec![],
        },
        Goal::Markers(markers) if host == fires::RAIDERS && (!is_lord || board.rules.switches.lord_is_vassal) => {
            let near = radius + board.rules.data.constants.marker / 2;
            let open = (0..).zip(markers).filter(|(number, _)| objectives.fires.get(*number) != Some(&true));
            open.map(|(_, at)| Place { at: *at, near, held: false }).collect()
        }
        Goal::Interest { control, .. } if !is_lord || board.rules.switches.lord_is_vassal => {
            let wanted = objectives::objective_of(board, objectives, host);
            let met = objectives.met[usize::from(host.0)];
            let asks = |one: &&Interest| match wanted {
                Some(Objective::Capture) => one.of == Some(host) && !met,
                Some(Objective::ControlMore | Objective::HoldCentre) => one.of.is_none(),
                _ => false,
            };
            let asked = objectives.interests.iter().filter(asks);
            let held = |one: &Interest| interests::controls(board, one, host);
            asked.map(|one| Place { at: one.at, near: control + radius, held: held(one) }).collect()
        }
        _ => vec![],
    }
}

/// Whether a leader who stands there has come to a place.
fn is_there(place: &Place, at: Spot) -> bool {
    let near = i64::from(place.near);
    square(place.at, at) <= near * near
}

/// What victory asks of a unit that nothing threatens (V-24.21).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// It stands where victory asks for it, the first of its side there: it stays until that counts, at the end of the turn or of
    /// the match.
    Stay,
    /// It goes for a place before it asks its table: of march and run by what brings it nearer, by a march where both do as much.
    Go(Doing),
}
impl Wanted {
    /// Whether an action of the table may be done all the same: who stays does nothing that moves him.
    ///
    /// # Errors
    /// It stays.
    pub fn allows(&self, action: Action) -> Result<(), WhyNot> {
        match action {
            Action::RC | Action::TC | Action::TA | Action::TT | Action::RT if *self == Self::Stay => Err(KEEPS_PLACE),
            _ => Ok(()),
        }
    }
}

/// Whether a unit stands where victory asks for it, the first of its side there.
fn has_come(board: &Board, objectives: &Objectives, unit: PieceId) -> bool {
    let Some(leader) = board.field.leader(unit) else { return false };
    let before = |place: &Place| {
        let own = board
            .of_host(leader.host)
            .filter(|other| other.id < unit && !places(board, objectives, other.id).is_empty());
        own.filter_map(|other| board.field.leader(other.id)).any(|other| is_there(place, other.centre()))
    };
    places(board, objectives, unit).iter().any(|place| is_there(place, leader.centre()) && !before(place))
}

/// Whether nothing threatens a unit (V-24.21). Who is in a fight is threatened, though nobody could charge him there (V-24.17).
fn is_free(board: &Board, unit: PieceId) -> bool {
    !board.field.is_engaged(unit) && !has_enemy_at_hand(board, unit)
}

/// The nearest place that is open to a unit, if it is not there yet.
fn place(board: &Board, objectives: &Objectives, unit: PieceId) -> Option<Place> {
    let from = board.field.leader(unit)?.centre();
    let open = places(board, objectives, unit).into_iter().filter(|place| !place.held);
    let nearest = open.min_by_key(|place| (square(place.at, from), place.at))?;
    (!is_there(&nearest, from)).then_some(nearest)
}

/// Whether an enemy stands in the charge reach of a unit, or within the range of its own weapons (V-24.21).
fn has_enemy_at_hand(board: &Board, unit: PieceId) -> bool {
    let host: Seat = board.unit(unit).host;
    let Some(leader) = board.field.leader(unit) else { return true };
    let range = board.rules.shot(unit).map(|weapon| board.rules.in_units(weapon.range));
    let enemies = board.field.groups().iter().filter(|group| group.host != host).map(|group| group.id);
    enemies.into_iter().any(|enemy| {
        let shot = range
            .zip(measured(board, leader, enemy))
            .is_some_and(|(range, at)| board.field.within(&leader.disc, &at.disc, range));
        shot || factors::could_charge(board, unit, enemy)
    })
}

/// What victory asks of a unit, if anything: nothing of who is threatened, and nothing where the printed table alone holds
/// (V-24.21).
pub fn wanted(board: &Board, objectives: &Objectives, unit: PieceId) -> Option<Wanted> {
    let printed = board.rules.switches.automaton_goals == AutomatonGoals::Printed;
    if printed || !is_free(board, unit) {
        return None;
    }
    if has_come(board, objectives, unit) {
        return Some(Wanted::Stay);
    }
    let place = place(board, objectives, unit)?;
    let by = |order: OrderKind| match walk(board, unit, order, place)? {
        Deed::Go(end) => Some((square(place.at, end), order)),
        _ => None,
    };
    let ways = [OrderKind::March, OrderKind::Run].into_iter().filter_map(by);
    let (_, order) = ways.min_by_key(|(left, _)| *left)?;
    Some(Wanted::Go(Doing::Goal(order)))
}

/// The way toward the place by an order.
///
/// # Errors
/// There is none any more.
pub fn toward(board: &Board, objectives: &Objectives, unit: PieceId, order: OrderKind) -> Result<Deed, WhyNot> {
    let place = place(board, objectives, unit).ok_or(NO_PLACE)?;
    walk(board, unit, order, place).ok_or(NO_PLACE)
}

fn walk(board: &Board, unit: PieceId, order: OrderKind, place: Place) -> Option<Deed> {
    let mover = Mover::of(board, unit, order).ok()?;
    let away = |at: Spot| square(place.at, at);
    let direction = Direction::toward(mover.from(), place.at)?;
    let most = mover.longest().min(away(mover.from()).isqrt() as i32);
    let now = away(mover.from());
    mover.fan(direction, most, |end| Some(away(end)).filter(|left| *left < now)).map(Deed::Go)
}
