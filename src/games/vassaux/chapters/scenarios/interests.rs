//! Points of interest (V-23.17, V-23.29, V-23.30): where players lay them, and who controls them.
use super::objectives::objective_of;
use crate::games::vassaux::access::{Board, Read, Write};
use crate::games::vassaux::data::files::Passage;
use crate::games::vassaux::data::scenarios::{Edge, Objective};
use crate::games::vassaux::map::layout::{Goal, Piece};
use crate::games::vassaux::state::objectives::{Interest, Objectives};
use crate::games::vassaux::state::terrain::OwnTable;
use crate::table::ground::discs::Disc;
use crate::table::ground::regions::Region;
use crate::table::ground::shapes::Shape;
use crate::table::ground::spots::{Spot, square};
use crate::table::prelude::{Allowed, Ask, Entry, Flow, Prompt, Refusal, RuleApp, Seat, Step, Target, Verb, Word};
use bevy::prelude::*;

/// A player lays a point of interest (D03).
pub const RAISE_POI: Step<Seat> = Step::new("vassaux.raise_poi");
/// Its centre is there.
pub const POI_AT: Verb<Spot> = Verb::new("vassaux.poi_at");

const OFF_TABLE: Refusal = Refusal::new("off_table", "V-1.08");
const TOO_CLOSE: Refusal = Refusal::new("poi_too_close", "V-23.29");
const WRONG_EDGE: Refusal = Refusal::new("poi_wrong_edge", "V-23.30");
const ON_OBSTACLE: Refusal = Refusal::new("poi_on_obstacle", "V-23.29");
const NEAR_EDGE_ON_OBSTACLE: Refusal = Refusal::new("poi_on_obstacle", "V-23.30");

/// The edge of a side: that of the zone in which it deploys (V-23.31).
pub fn own_edge(board: &Board, side: Seat) -> Edge {
    board.rules.map.edge_of(board.zone_of(side))
}

/// Whether a side controls a point of interest: a vassal of its is near enough to its centre and no enemy vassal is (V-23.17).
/// Lords count only where the table plays so.
pub fn controls(board: &Board, interest: &Interest, side: Seat) -> bool {
    let Goal::Interest { control, .. } = board.rules.map.goal else { return false };
    let at = Disc::new(interest.at, 0);
    let near = |host: Seat| {
        let lord = board.lord(host).id;
        let counts =
            |unit: &&crate::games::vassaux::access::UnitState| unit.id != lord || board.rules.switches.lord_is_vassal;
        let leaders = board.of_host(host).filter(counts).filter_map(|unit| board.field.leader(unit.id));
        leaders.into_iter().any(|leader| board.field.within(&leader.disc, &at, control))
    };
    interest.of.is_none_or(|of| of == side) && near(side) && !near(Seat(1 - side.0))
}

/// What decides where a point of interest may lie.
struct Raising {
    board: Board,
    lies: Vec<Interest>,
    obstacles: Vec<Piece>,
    /// The edge from which it lies just so far, if it is one that the opponent is to capture (V-23.30).
    near: Option<(Edge, i32)>,
    apart: i32,
}

/// Whether a side has still to lay the point that its opponent is to capture (V-23.30).
fn owes_capture(board: &Board, objectives: &Objectives, side: Seat) -> bool {
    let opponent = Seat(1 - side.0);
    objective_of(board, objectives, opponent) == Some(Objective::Capture)
        && !objectives.interests.iter().any(|one| one.of == Some(opponent))
}

impl Raising {
    fn of(board: Board, objectives: &Objectives, own_table: &OwnTable, side: Seat) -> Option<Self> {
        let Goal::Interest { apart, from_edge, .. } = board.rules.map.goal else { return None };
        let impassable = |piece: &Piece| board.rules.data.terrain[piece.kind].passage == Passage::Impassable;
        let obstacles = board.rules.pieces(&own_table.laid).into_iter().filter(impassable).collect();
        let near = owes_capture(&board, objectives, side).then(|| (own_edge(&board, side), from_edge));
        Some(Self { lies: objectives.interests.clone(), obstacles, near, apart, board })
    }

    /// V-23.29, V-23.30: exactly so far from the own edge, or no nearer than that to the others; outside impassable pieces.
    fn may_lie(&self, at: Spot) -> Allowed {
        let map = &self.board.rules.map;
        if !map.table.contains(at) {
            return Err(OFF_TABLE);
        }
        let on_obstacle = self.obstacles.iter().any(|piece| piece.shape.contains(at));
        if let Some((edge, away)) = self.near {
            return match map.from_edge(edge, at).0 == away {
                false => Err(WRONG_EDGE),
                true if on_obstacle => Err(NEAR_EDGE_ON_OBSTACLE),
                true => Ok(()),
            };
        }
        let apart = i64::from(self.apart);
        match self.lies.iter().any(|one| square(one.at, at) < apart * apart) {
            true => Err(TOO_CLOSE),
            false if on_obstacle => Err(ON_OBSTACLE),
            false => Ok(()),
        }
    }

    /// Where it may lie at most.
    fn within(&self) -> Region {
        let map = &self.board.rules.map;
        match self.near {
            Some((edge, away)) => {
                let end = |along: i32| map.at_edge(edge, away, along);
                Region::of([Shape::line(end(0), end(map.edge_length(edge)), 0)])
            }
            None => {
                let table = Region::of(Shape::rect(map.table.min, map.table.max));
                self.lies.iter().fold(table, |region, one| region.less(Shape::disc(one.at, self.apart)))
            }
        }
    }

    /// The legal point of the grid that is nearest to the middle of the own zone (V-23.34).
    fn usual(&self, side: Seat) -> Option<Spot> {
        let map = &self.board.rules.map;
        let grid = self.board.rules.data.constants.geometry.grid.max(1);
        let middle = self.board.zone_of(side).bounds().middle();
        let mut spots: Vec<Spot> = match self.near {
            Some((edge, away)) => {
                (0..=map.edge_length(edge) / grid).map(|along| map.at_edge(edge, away, along * grid)).collect()
            }
            None => {
                let rows = map.table.max.y / grid;
                (0..=map.table.max.x / grid)
                    .flat_map(|x| (0..=rows).map(move |y| Spot::new(x * grid, y * grid)))
                    .collect()
            }
        };
        spots.sort_unstable_by_key(|spot| (square(*spot, middle), *spot));
        spots.into_iter().find(|spot| self.may_lie(*spot).is_ok())
    }
}

/// V-23.29: a player without a legal point is not asked.
fn raise_poi(In(side): In<Seat>, ask: Ask, read: Read) -> Prompt {
    let raising = Raising::of(read.board(), &read.objectives, &read.own_table, side);
    let Some(raising) = raising else { return ask.prompt(side, "vassaux-ask-poi") };
    let text = if raising.near.is_some() { "vassaux-ask-poi-near-edge" } else { "vassaux-ask-poi" };
    let mut prompt = ask.prompt(side, text);
    let (within, usual) = (raising.within(), raising.usual(side));
    prompt.offer_area(&POI_AT, within, usual, move |spot| raising.may_lie(spot));
    prompt
}

/// Where a side usually lays the next point of interest.
pub fn usual(board: &Board, objectives: &Objectives, own_table: &OwnTable, side: Seat) -> Option<Spot> {
    Raising::of(board.clone(), objectives, own_table, side)?.usual(side)
}

fn poi_at(In((side, at)): In<(Seat, Spot)>, mut write: Write) -> Flow {
    lay(&mut write, side, at);
    Flow::done()
}

/// A side lays a point of interest there.
pub fn lay(write: &mut Write, side: Seat, at: Spot) {
    let board = write.board();
    let of = owes_capture(&board, &write.objectives, side).then_some(Seat(1 - side.0));
    write.objectives.interests.push(Interest { at, of });
    let rule = if of.is_some() { "V-23.30" } else { "V-23.29" };
    write.chronicle.note(rule, || Entry::new("vassaux-log-poi", rule).by(side).with("at", Word::On(Target::Spot(at))));
}

/// Registers the decision and the verb of this scenario.
pub fn plugin(app: &mut App) {
    app.decision(&RAISE_POI, raise_poi).verb(&POI_AT, poi_at);
}
