//! Whom boiling oil reaches: who is under it, and who is beside where it goes down or is spilt (4.3.2, 4.3.3).
use crate::games::anarchy::board::Board;
use crate::games::anarchy::data::files::Terrain;
use crate::table::prelude::*;

/// Who is under the oil in a hex: on the ground, and at the head of a ladder.
pub fn under<'b>(board: &'b Board, to: Place) -> impl Iterator<Item = PieceId> + 'b {
    // The bridge of a belfry is over who is below it, and takes the oil.
    let bridge = board.has_belfries() && board.bridge(board.map.upper(to)).is_some();
    let storey = board.storey_over(to).filter(|_| !board.floor_over(to));
    [Some(to).filter(|_| !bridge), storey].into_iter().flatten().filter_map(|place| board.at(place))
}

/// Whether oil that goes from a hex to the one beside it goes over the parapet of a wall, a tower or its door.
pub fn is_over_crenel(board: &Board, hex: Place, near: Place) -> bool {
    board.terrain(hex).is_on_wall() && board.is_outside(near)
}

/// Those whom oil reaches from a hex: at the same level or lower within its radius, with neither wall nor crenel between,
/// and under no roof; those in the hex itself, too, if the basin falls there, else none of them again.
pub fn splashed(board: &Board, from: Place, falls: bool) -> Vec<PieceId> {
    let radius = if falls { board.rules.data.defence.oil_radius } else { 1 };
    let reaches = |place: &Place| {
        let hex = board.map.hex_of(*place);
        let away = board.map.distance(from, hex);
        away <= radius
            && (away > 0 || falls)
            && board.level(*place) <= board.level(from)
            && board.roof(*place).is_none()
            && is_open_through_hourd(board, from, *place)
            && (away == 0 || is_open_to_oil(board, from, hex))
    };
    let within = board.map.hexes.places().filter(|hex| board.map.distance(from, *hex) <= radius);
    let places = within.flat_map(|hex| [Some(hex), board.storey_over(hex)]).flatten().filter(reaches);
    let mut all: Vec<PieceId> = places.filter_map(|place| board.at(place)).collect();
    // A rider is hit once.
    all.sort_unstable();
    all.dedup();
    if !falls {
        all.retain(|id| under(board, from).all(|target| target != *id));
    }
    all
}

/// Whether oil comes from one place to another past the hourds: out of one into another beside it, and through the floor, for they
/// have walls of wood.
fn is_open_through_hourd(board: &Board, from: Place, to: Place) -> bool {
    match (board.hourd(from).is_some(), board.hourd(to).is_some()) {
        (true, false) => to == board.map.hex_of(from),
        (false, true) => false,
        _ => true,
    }
}

/// Whether neither a wall nor a crenel stands between two hexes: on the side of either.
fn is_open_to_oil(board: &Board, from: Place, to: Place) -> bool {
    let wall = |hex: Place| matches!(board.terrain(hex), Terrain::Wall | Terrain::CastleWall);
    let opening = |hex: Place, other: Place| {
        let terrain = board.terrain(hex);
        let is_closed = terrain.is_opening() || terrain.is_door() && board.is_shut(hex);
        let inner = board.map.heading(hex, other).is_some_and(|side| board.map.inside(hex).contains(side));
        is_closed && !inner
    };
    let crenel = |hex: Place, other: Place| is_over_crenel(board, hex, other);
    ![(from, to), (to, from)].into_iter().any(|(a, b)| wall(a) || opening(a, b) || crenel(a, b))
}
