//! Shots into belfries and out of them: their walls with and without slits, the open rear, the bridge when it is down (4.2.3, 4.2.6).
use crate::games::anarchy::board::Board;
use crate::games::anarchy::board::belfries::{BRIDGE_FLOOR, Face, OnFloor, TOP_FLOOR};
use crate::games::anarchy::data::files::{Cover, Terrain};
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::{PieceId, Place};

/// What a shot meets at the side of a hex of a belfry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// A wall.
    Closed,
    /// A slit, through which only who stands behind it shoots and is hit.
    Slit(Cover),
    /// Nothing: the shot goes on inside until somebody stands in its way.
    Open(Cover),
}

/// What is at the side of a hex on a floor of a belfry. Its front and its sides are closed on the ground, on the first floor
/// and on that of the bridge while that is up; when it is down there is no cover over its hexes, but at the winch. There are
/// slits at the sides of the floor of the bridge, and all round the top. The rear is open: nothing covers men on the ground,
/// and those on the floors have light cover.
pub fn opening(board: &Board, at: OnFloor, hex: Place, towards: Heading) -> Opening {
    let data = at.tower.data;
    match at.tower.face(board.map, hex, towards) {
        Face::Inside => Opening::Open(Cover::None),
        Face::Rear if at.floor == 0 => Opening::Open(Cover::None),
        Face::Rear => Opening::Open(data.rear_cover),
        Face::Side | Face::Front if at.floor == TOP_FLOOR => Opening::Slit(data.slit_cover),
        Face::Side if at.floor == BRIDGE_FLOOR => Opening::Slit(data.slit_cover),
        Face::Front if at.floor == BRIDGE_FLOOR => {
            let ahead = board.map.neighbour(hex, towards);
            let lies = |place: Place| at.tower.bridge().contains(&place);
            match ahead {
                Some(ahead) if lies(ahead) || lies(board.map.upper(ahead)) => {
                    let at_winch = at.tower.winch().contains(&at.cell);
                    Opening::Open(if at_winch { data.winch_cover } else { Cover::None })
                }
                _ => Opening::Closed,
            }
        }
        Face::Side | Face::Front => Opening::Closed,
    }
}

/// The cover of a man in a belfry against a shot that enters his hex over one of its sides.
pub fn cover(board: &Board, at: OnFloor, hex: Place, entry: Option<Heading>) -> Cover {
    match entry.map(|side| opening(board, at, hex, side)) {
        Some(Opening::Slit(cover) | Opening::Open(cover)) => cover,
        Some(Opening::Closed) | None => Cover::Total,
    }
}

/// The end of a line of fire that is in a belfry, and the hexes of the line.
#[derive(Clone, Copy, Debug)]
pub struct Passage<'l> {
    /// The hex of the end, and the hexes from there on, away from it.
    pub hex: Place,
    pub line: &'l [Place],
}

/// How a line leaves a belfry, seen from its end in it: how many of its hexes are inside, and the cover of who is at that end. Only
/// through an opening does it go on to hexes behind.
///
/// # Errors
/// The hex that stops it.
pub fn passage(board: &Board, at: OnFloor, passage: Passage) -> Result<(usize, Cover), Place> {
    let Passage { hex, line } = passage;
    let inside = line.iter().take_while(|next| at.tower.cell_in(**next).is_some()).count();
    let last = if inside == 0 { hex } else { line[inside - 1] };
    // All of the line may lie in it.
    let Some(next) = line.get(inside) else { return Ok((inside, Cover::None)) };
    let Some(towards) = board.map.heading(last, *next) else { return Ok((inside, Cover::None)) };
    let outermost = at.tower.cell_in(last).map(|cell| OnFloor { cell, ..at });
    // The winch covers who stands at it, not those behind.
    let over_bridge = at.floor == BRIDGE_FLOOR && at.tower.face(board.map, last, towards) == Face::Front;
    match outermost.map(|outermost| opening(board, outermost, last, towards)) {
        Some(Opening::Open(_)) if over_bridge && inside > 0 => Ok((inside, Cover::None)),
        Some(Opening::Open(cover)) => Ok((inside, cover)),
        Some(Opening::Slit(cover)) if inside == 0 => Ok((0, cover)),
        Some(Opening::Closed) if inside == 0 => Ok((0, Cover::Total)),
        _ => Err(last),
    }
}

/// Whether somebody on the same floor stands in the way of a line inside a belfry.
pub fn man_inside(board: &Board, at: OnFloor, hex: Place) -> Option<(PieceId, Place)> {
    let cell = at.tower.cell_in(hex)?;
    let place = board.on_level(at.tower, at.floor, cell)?;
    board.at(place).map(|id| (id, place))
}

/// Whether somebody is hidden from the top of a belfry, which overlooks the wall by a level, by what stands in his hex: by
/// crenels, as from the floor of the bridge, in a hourd, in a building or behind its
/// openings, not by what grows or lies about.
pub fn shelters_from_above(board: &Board, place: Place) -> bool {
    let terrain = board.terrain(place);
    terrain.is_on_wall()
        || terrain.is_opening()
        || terrain.is_door()
        || terrain == Terrain::Hourd
        || board.roof(place).is_some()
        || board.in_tower(place).is_some()
}
