//! Doors: from which side somebody stands before one, and the hexes that lie before it.
use crate::games::anarchy::board::Board;
use crate::games::anarchy::data::files::Terrain;
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::*;

/// From which side somebody stands before a door: whether it is an inner one, if the hex leads through it at all.
pub(super) fn side_of_door(board: &Board, door: Place, from: Place) -> Option<bool> {
    let heading = board.map.heading(door, from).filter(|_| !board.map.is_upper(from))?;
    leads(board, door, heading).then(|| board.map.inside(door).contains(heading))
}
/// Whether a door leads somewhere in a direction.
fn leads(board: &Board, door: Place, heading: Heading) -> bool {
    let Some(there) = board.map.neighbour(door, heading) else { return false };
    if board.terrain(door) == Terrain::KeepDoor {
        return board.map.ways(door).contains(heading);
    }
    board.features(there).foot.is_some() && board.within_a_level(door, there)
}
/// The hexes that lie before a door on the inner or the outer side.
pub(super) fn before_door<'b>(board: &'b Board, door: Place, inner: bool) -> impl Iterator<Item = Place> + 'b {
    let on_side =
        move |heading: &Heading| leads(board, door, *heading) && board.map.inside(door).contains(*heading) == inner;
    Heading::ALL.into_iter().filter(on_side).filter_map(move |heading| board.map.neighbour(door, heading))
}
