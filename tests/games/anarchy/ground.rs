//! What stands where on the maps, on which level, by the words of the rule book: for the slow versions beside which the game is held.
use mesnie::games::anarchy::board::Board;
use mesnie::games::anarchy::data::files::Terrain;
use mesnie::games::anarchy::state::Door;
use mesnie::table::prelude::Place;

/// Whether the floor of a scaffold is over a hex: it is on the map and has not burnt.
pub(super) fn has_scaffold(board: &Board, hex: Place) -> bool {
    board.map.has_scaffold(hex) && !board.site.burnt.contains(&hex)
}
/// Whether a hourd hangs over a hex: the scenario names it and it has not burnt. All of them hang before ramparts.
pub(super) fn has_hourd(board: &Board, hex: Place) -> bool {
    let at = (board.map.hexes.col(hex), board.map.hexes.row(hex));
    board.rules.scenario.hourds.iter().flatten().any(|named| *named == at) && !board.site.burnt.contains(&hex)
}
/// The level of a hourd, that of the ramparts, and its top one level above, in halves.
pub(super) const HOURD: i32 = 4;
pub(super) const HOURD_TOP: i32 = HOURD + 2;
/// The hex that the ladder leans on whose foot stands in a hex.
pub(super) fn lean(board: &Board, foot: Place) -> Option<Place> {
    board.site.ladders.iter().find(|ladder| ladder.foot == foot)?.lean
}
/// Whether a place is the head of a ladder.
pub(super) fn is_head(board: &Board, place: Place) -> bool {
    let hex = board.map.hex_of(place);
    board.map.is_upper(place) && !has_scaffold(board, hex) && !has_hourd(board, hex)
}
/// Whether there is a closed door in a hex: doors are closed until something else is said of them (12.1).
pub(super) fn is_closed(board: &Board, place: Place) -> bool {
    let door = matches!(board.terrain(place), Terrain::GreatDoor | Terrain::Gate | Terrain::KeepDoor);
    door && matches!(board.site.door(place), None | Some(Door::Closed))
}
/// On which level a man in a place stands, in halves (12.1); at the head of a ladder half a level below the wall.
pub(super) fn level(board: &Board, place: Place) -> i32 {
    use Terrain::*;
    if board.map.is_upper(place) {
        let hex = board.map.hex_of(place);
        return match lean(board, hex) {
            _ if has_hourd(board, hex) => HOURD,
            Some(wall) if !has_scaffold(board, hex) => wall_level(board, wall) - 1,
            // Scaffolds stand at the church only, where sills are on level 1.
            _ => 2,
        };
    }
    match board.terrain(place) {
        Ditch | BurntBridge => -2,
        Embankment | Stairs | Platform | ChurchWindow | ChapelWindow => 2,
        Rampart | TowerDoor | KeepDoor => 4,
        TowerTop | KeepHall | ArrowSlit | CastleWindow | TwinWindow => 6,
        // The only piece of it in the castle stands in the hall of the keep.
        Furniture if board.map.name == "norman_castle" => 6,
        _ => 0,
    }
}
/// The level of the wall, the sill or the scaffold that a ladder leans on, in halves.
pub(super) fn wall_level(board: &Board, wall: Place) -> i32 {
    if has_scaffold(board, wall) { 2 } else { level(board, wall) }
}
/// Every place where a man on foot can stand: the ground of all hexes that are no wall and no gap in a bridge, the floors of
/// scaffolds and hourds, the heads of ladders.
pub(super) fn places(board: &Board) -> Vec<Place> {
    let open = |hex: &Place| !matches!(board.terrain(*hex), Terrain::Wall | Terrain::CastleWall | Terrain::BurntBridge);
    let storey = |hex: &Place| has_scaffold(board, *hex) || has_hourd(board, *hex) || lean(board, *hex).is_some();
    let hexes = || board.map.hexes.places();
    hexes().filter(open).chain(hexes().filter(storey).map(|hex| board.map.upper(hex))).collect()
}
/// Where a horse can be (table 4.1), on these two maps.
pub(super) fn takes_horses(terrain: Terrain) -> bool {
    use Terrain::*;
    matches!(terrain, Flat | Brush | WallDoor | GreatDoor | OuterCorner | Court | Gate | FixedBridge)
}
