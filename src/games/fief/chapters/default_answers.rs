//! The answers that stand for a family which does not choose itself, as far as they have to be worked out: where to
//! begin (D-01), where lords are put (D-05, D-09), which lord falls first (D-33).
use crate::games::fief::board::Board;
use crate::games::fief::chapters::moves::Host;
use crate::table::prelude::{PieceId, Place, Seat};
use std::cmp::Reverse;

/// How good a village is to begin in: a small region without rivals, many roads, no neighbour.
/// The larger the number, the better.
pub fn start_worth(board: &Board, village: Place) -> i32 {
    let kingdom = board.map;
    let taken = |village: &&Place| board.owner(**village).is_some();
    let near = kingdom.roads.neighbours(village);
    let region = board.region(village);
    let members = kingdom.of_region(region);
    let rivals = members.iter().filter(taken).count() as i32;
    let beside = near.iter().filter(taken).count() as i32;
    let own_roads = near.iter().filter(|v| board.region(**v) == region).count() as i32;
    -40 * rivals - 8 * members.len() as i32 - 10 * beside + 3 * near.len() as i32 + 4 * own_roads
}

/// The best free village to begin in, the first among equals.
pub fn start(board: &Board) -> Option<Place> {
    let free = board.map.villages().filter(|v| board.realm.village(*v).owner.is_none());
    free.max_by_key(|v| (start_worth(board, *v), Reverse(v.0)))
}

/// How far a village is from the nearest own walls; far away if there are none.
fn from_walls(board: &Board, seat: Seat, village: Place) -> u8 {
    let walls = board.map.villages().filter(|v| board.has_own_walls(seat, *v));
    walls.filter_map(|v| board.map.roads.distance(v, village)).min().unwrap_or(u8::MAX)
}

/// Where a lord who is laid comes to stand: an own city, an own castle, else the village held that is nearest to own
/// walls (D-05).
pub fn place(board: &Board, seat: Seat, may_stand: impl Fn(Place) -> bool) -> Option<Place> {
    let order = |village: &Place| {
        let own = board.has_own_walls(seat, *village);
        let v = board.realm.village(*village);
        let held = board.occupant(*village) == Some(seat);
        (!(own && v.city), !own, !held, from_walls(board, seat, *village), village.0)
    };
    board.map.villages().filter(|v| may_stand(*v)).min_by_key(order)
}

/// Where a freed lord goes: into the nearest own walls; without any, to the nearest village where nobody has to be
/// asked (D-09).
pub fn way_home(board: &Board, id: PieceId, may_go: impl Fn(Place) -> bool) -> Option<Place> {
    let row = board.lord(id);
    let order = |village: &Place| {
        let own = board.has_own_walls(row.family, *village);
        let asks = matches!(crate::games::fief::chapters::moves::host(board, row.family, *village), Host::Family(_));
        let far = board.map.roads.distance(row.at, *village).unwrap_or(u8::MAX);
        (!own, asks, far, village.0)
    };
    board.map.villages().filter(|v| may_go(*v)).min_by_key(order)
}

/// Of lords of whom one must fall the least: without crown, titles, cardinal's card and bishop's card (D-33).
pub fn least_lord(board: &Board, lords: impl Iterator<Item = PieceId>) -> Option<PieceId> {
    let crown = board.crown;
    let rank = |id: &PieceId| {
        let row = board.lord(*id);
        let royal = [crown.king, crown.queen, crown.prince].contains(&Some(*id));
        (royal, board.titles_of(*id).count(), row.lord.cardinal, row.lord.is_churchman(), row.lord.darc, *id)
    };
    lords.min_by_key(rank)
}
