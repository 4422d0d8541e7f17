//! Chapter 1.2, the staff sling: its stone comes down about where it was aimed.
use crate::games::anarchy::access::{Write, hex, piece};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::artillery::placing::along;
use crate::games::anarchy::data::files::Impact;
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::*;
use hexx::Hex;

/// The direction that a line takes, of the six that there are: the nearest, of two as near the one that lies clockwise.
pub fn bearing(board: &Board, from: Place, to: Place) -> Heading {
    bearing_of(board.map.hexes.hex(board.map.hex_of(to)) - board.map.hexes.hex(board.map.hex_of(from)))
}
/// The same of a way on the grid.
pub fn bearing_of(line: Hex) -> Heading {
    let along = |heading: &Heading| along(line, *heading);
    let best = Heading::ALL.iter().map(along).max().expect("six directions");
    let nearest = |heading: &Heading| along(heading) == best;
    let first = Heading::ALL.into_iter().find(nearest).expect("six directions");
    // Two directions as near are neighbours; N and NW the only ones that are not in order.
    let next = first.turned(1);
    if nearest(&next) { next } else { first }
}

/// Where the stone of a staff sling comes down that was aimed at a hex; nowhere beyond the edge of the map.
pub fn struck(board: &Board, from: Place, aimed: Place, die: i32) -> Option<Place> {
    let ahead = bearing(board, from, aimed);
    let turns = match board.rules.data.shooting.impact[(die - 1) as usize] {
        Impact::Target => return Some(aimed),
        Impact::Far => 0,
        Impact::FarRight => 1,
        Impact::NearRight => 2,
        Impact::Near => 3,
        Impact::NearLeft => 4,
        Impact::FarLeft => 5,
    };
    // Beside a man on a scaffold or in a hourd it comes down on the ground.
    board.map.neighbour(aimed, ahead.turned(turns))
}

/// Rolls where the stone of a staff sling comes down that is aimed at a hex; nowhere beyond the edge of the map.
pub(in crate::games::anarchy) fn comes_down(
    battle: &mut Write,
    side: Seat,
    id: PieceId,
    aimed: Place,
) -> Option<Place> {
    let roll = battle.roll(side, "anarchy-roll-impact");
    let board = battle.board();
    let there = struck(&board, battle.front(id), aimed, roll.face);
    // Over a hourd it comes down on that.
    let there = there.map(|at| if board.hourd_over(at).is_some() { board.map.upper(at) } else { at });
    battle.chronicle.note("A-1.2.02", || {
        let entry = Entry::new("anarchy-log-stone", "A-1.2.02").by(side).with("unit", piece(id)).roll(roll);
        match there {
            Some(place) => entry.with("hex", hex(place)),
            None => entry.with("hex", Word::Key("anarchy-beyond-the-map")),
        }
    });
    there
}
