//! Where a unit may be deployed.
use super::goals::goals;
use super::questions::Asked;
use super::reasons::{File, Proposal, Rank, Why};
use crate::games::vassaux::chapters::deployment::zone;
use crate::table::ground::bounds::Bounds;
use crate::table::ground::directions::{Axis, Direction, along};
use crate::table::ground::spots::distance;
use crate::table::prelude::Seat;

/// Each part of the zone, what lies beside the lord, and what is nearest to the goals of the scenario.
pub fn places(asked: &Asked) -> Vec<Proposal> {
    let Some(unit) = asked.deployment.taken else { return vec![] };
    let board = asked.board;
    let rules = &board.rules;
    let host = board.unit(unit).host;
    let shape = zone(board, unit);
    let bounds = shape.bounds();
    let middle = bounds.middle();
    let enemy = board.zone_of(Seat(1 - host.0)).bounds().middle();
    let forward =
        Direction::toward(middle, enemy).unwrap_or(if host == Seat(0) { Direction::EAST } else { Direction::NORTH });
    let axis = Axis::new(middle, square_to(forward));
    // A base's width from the edge of the zone, so that there is room for men.
    let inset = rules.data.constants.base_foot * 2;
    let (depth, width) = extent(&axis, bounds);
    let (depth, width) = ((depth - inset).max(0), (width - inset).max(0));
    let mut found = vec![];
    let ranks = [(Rank::Front, depth), (Rank::Middle, 0), (Rank::Rear, -depth)];
    let files = [(File::Centre, 0), (File::Left, width), (File::Right, -width)];
    for (rank, ahead) in ranks {
        for (file, left) in files {
            // Toward the middle, should the corner of the zone be too narrow.
            let shares = [8, 6, 4, 2];
            let spots = shares.map(|share| axis.at(ahead / 8 * share, left / 8 * share)).to_vec();
            found.push(Proposal { why: Why::Zone(rank, file), spots });
        }
    }
    if let Some(lord) = board.lord_on_table(host).and_then(|lord| board.field.base(lord)) {
        let beside = [(0, 2), (0, -2), (2, 0), (-2, 0)];
        let ruler = rules.in_units(1);
        let axis = Axis::new(lord.centre(), forward);
        let spots = beside.map(|(ahead, left)| axis.at(ahead * ruler, left * ruler)).to_vec();
        found.push(Proposal { why: Why::BesideLord(lord.id), spots });
    }
    for (why, at) in goals(asked, rules.data.constants.base_foot / 2, middle).into_iter().take(3) {
        let whole = distance(middle, at);
        let spots = [8, 6, 4, 3, 2, 1].map(|share| along(middle, at, whole / 8 * share));
        found.push(Proposal { why, spots: spots.into_iter().flatten().collect() });
    }
    found
}

/// The direction along an axis of the table that is nearest to this one.
fn square_to(direction: Direction) -> Direction {
    let (x, y) = (direction.x(), direction.y());
    let vector = if x.abs() > y.abs() { (x.signum(), 0) } else { (0, y.signum()) };
    Direction::new(vector.0, vector.1).unwrap_or(direction)
}

/// Half the size of bounds along an axis of the table and across it.
fn extent(axis: &Axis, bounds: Bounds) -> (i32, i32) {
    let (width, height) = ((bounds.max.x - bounds.min.x) / 2, (bounds.max.y - bounds.min.y) / 2);
    if axis.direction().x() != 0 { (width, height) } else { (height, width) }
}
