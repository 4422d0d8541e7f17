//! Where ballistae and mantlets stand, and who serves them, when a side leaves that to the program.
use super::{crews, is_beside, is_engineer};
use crate::games::anarchy::board::{Board, enemy};
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::{PieceId, Place, Seat};
use hexx::Hex;

use super::ballista_row;

/// How far a way leads in a direction, in halves of a hex.
pub fn along(way: Hex, heading: Heading) -> i32 {
    let step = heading.step();
    2 * way.x * step.x + way.x * step.y + way.y * step.x + 2 * way.y * step.y
}

/// Where the enemies of a side are, or will be: their ballistae, else their men, else where they deploy or come on.
pub fn foes(board: &Board, side: Seat) -> Vec<Place> {
    let other = enemy(side);
    let engines = board.artillery.ballistae.iter().filter(|ballista| ballista.side == other);
    let mut all: Vec<Place> = engines.map(|ballista| ballista.hex).collect();
    if all.is_empty() {
        all.extend(board.on_field(other).map(|id| board.front(id)));
    }
    if all.is_empty() {
        all.extend(match &board.rules.entries[usize::from(other.0)] {
            Some((entries, _)) => entries.iter(),
            None => board.rules.zones[usize::from(other.0)].iter(),
        });
    }
    all
}

/// The hexes beside a ballista in this hex on which its crew could stand.
fn posts(board: &Board, hex: Place) -> usize {
    let open = |near: &&Place| {
        is_beside(board, hex, **near) && board.features(**near).foot.is_some() && !board.has_artillery(**near)
    };
    board.map.neighbours(hex).iter().filter(open).count()
}

/// Men that a ballista needs, and one more, so that it stands where there is room for a crew.
const ROOM: usize = 3;

/// The hex for the next ballista: as near as its short range to where the enemies are, where its crew has room, and so that one engineer
/// can serve it and another one.
pub fn usual_for_ballista(board: &Board, side: Seat, open: impl Iterator<Item = Place>) -> Option<Place> {
    let foes = foes(board, side);
    let short = ballista_row(board).ranges.first().copied().unwrap_or(u8::MAX);
    let own: Vec<Place> = (board.artillery.ballistae.iter()).filter(|b| b.side == side).map(|b| b.hex).collect();
    let worth = |hex: &Place| {
        let nearest = foes.iter().map(|foe| board.map.distance(*foe, *hex)).min().unwrap_or_default();
        let shared = |other: &Place| {
            let both = |near: &&Place| {
                is_beside(board, *hex, **near) && is_beside(board, *other, **near) && **near != *hex && **near != *other
            };
            !board.map.adjacent(*hex, *other) && board.map.neighbours(*hex).iter().any(|near| both(&near))
        };
        let alone = !own.is_empty() && !own.iter().any(shared);
        let cramped = ROOM.saturating_sub(posts(board, *hex));
        (alone, cramped.saturating_sub(1), nearest.abs_diff(short), cramped, hex.0)
    };
    open.min_by_key(worth)
}

/// The hex for the next mantlet: before as many ballistae as can be that have none yet, towards the enemies.
pub fn usual_for_mantlet(board: &Board, side: Seat, open: impl Iterator<Item = Place>) -> Option<Place> {
    let foes = foes(board, side);
    let hex_of = |place: Place| board.map.hexes.hex(place);
    let own: Vec<Place> = (board.artillery.ballistae.iter()).filter(|b| b.side == side).map(|b| b.hex).collect();
    let screened = |ballista: &Place| board.map.neighbours(*ballista).iter().any(|near| board.mantlet(*near).is_some());
    let bare: Vec<Place> = own.iter().copied().filter(|ballista| !screened(ballista)).collect();
    let worth = |hex: &Place| {
        let before = || own.iter().filter(|ballista| board.map.adjacent(**ballista, *hex));
        let screens = before().filter(|ballista| bare.contains(ballista)).count();
        let towards = before().map(|ballista| {
            let way = foes.iter().fold(Hex::ZERO, |sum, foe| sum + (hex_of(*foe) - hex_of(*ballista)));
            let heading = board.map.heading(*ballista, *hex).expect("they lie beside each other");
            along(way, heading)
        });
        (screens, towards.max(), std::cmp::Reverse(hex.0))
    };
    open.max_by_key(worth)
}

/// How much a hex is worth to a man who is placed, because of the ballistae of his side that need him: an engineer where he serves
/// most of them, others where one has its engineer and still needs men; and how far it is from the enemies, because who serves a
/// ballista is safest behind it.
pub fn need(board: &Board, id: PieceId, hex: Place) -> (usize, u8) {
    let serves = serves(board, id, hex);
    let away = || foes(board, board.side(id)).iter().map(|foe| board.map.distance(*foe, hex)).min().unwrap_or_default();
    (serves, if serves > 0 { away() } else { 0 })
}

fn serves(board: &Board, id: PieceId, hex: Place) -> usize {
    let side = board.side(id);
    let own = board.artillery.ballistae.iter().filter(|ballista| ballista.side == side);
    let beside = own.filter(|ballista| is_beside(board, ballista.hex, hex));
    if is_engineer(board, id) {
        return beside.count();
    }
    let served: Vec<Place> = crews(board, side, |_| true).into_iter().map(|(hex, _)| hex).collect();
    let aimed =
        |at: Place| board.on_field(side).any(|man| is_engineer(board, man) && is_beside(board, at, board.front(man)));
    beside.filter(|ballista| aimed(ballista.hex) && !served.contains(&ballista.hex)).count()
}
