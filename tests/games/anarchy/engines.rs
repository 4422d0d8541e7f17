//! Engines, written slowly from the rule book beside the program: where their hexes lie, who enters and leaves them.
use mesnie::games::anarchy::board::Board;
use mesnie::table::kit::hex_map::Heading;
use mesnie::table::prelude::{PieceId, Place};

/// The hexes of a ram on the map, one by one (12.1): four of beam, and the wheels on both sides; which engine, which number, whether
/// men stand there, and whether it is the first or the last of its column.
fn rams(board: &Board) -> Vec<(Place, usize, u8, bool, bool)> {
    let mut all = vec![];
    for (which, engine) in board.engines.all.iter().enumerate().filter(|(_, engine)| !engine.gone) {
        let go = |hex: hexx::Hex, turns: i32| hex + engine.heading.turned(turns).step();
        let lead = engine.lead;
        let beam = [lead, go(lead, 3), go(go(lead, 3), 3), go(go(go(lead, 3), 3), 3)];
        let wheels = |turns: i32| {
            let first = go(lead, turns);
            [first, go(first, 3), go(go(first, 3), 3)]
        };
        let hexes = beam.into_iter().chain(wheels(2)).chain(wheels(4));
        for (number, hex) in hexes.enumerate() {
            let ends = [0, 3, 4, 6, 7, 9].contains(&number);
            if let Some(place) = board.map.hexes.place(hex) {
                all.push((place, which, number as u8, number >= 4, ends));
            }
        }
    }
    all
}

/// whether a hex of an engine is closed to somebody: its beam, what has burnt, and all of it to riders and animals.
pub fn is_closed(board: &Board, id: PieceId, mounted: bool, place: Place) -> bool {
    rams(board).into_iter().filter(|(hex, ..)| *hex == place).any(|(_, which, number, men, _)| {
        let burnt = board.engines.all[which].burnt >> number & 1 == 1;
        !men || burnt || mounted || board.rules.class(id).animal
    })
}

/// whether somebody passes from a hex to the next one where engines stand, and what it costs if not what the ground costs.
pub fn passage(board: &Board, id: PieceId, mounted: bool, from: Place, to: Place) -> Option<Option<i32>> {
    let rams = rams(board);
    let at = |place: Place| rams.iter().find(|(hex, ..)| *hex == place);
    if is_closed(board, id, mounted, to) {
        return None;
    }
    match (at(from), at(to)) {
        (None, None) => Some(None),
        (Some(a), Some(b)) if a.1 == b.1 => Some(None),
        (a, b) if a.into_iter().chain(b).all(|(.., is_end)| *is_end) => Some(b.map(|_| 2)),
        _ => None,
    }
}

/// whether an ox is tethered.
pub fn is_yoked(board: &Board, id: PieceId) -> bool {
    board.engines.all.iter().any(|engine| engine.team.contains(&Some(id)))
}

/// whether somebody goes on from a hex: who has gone along with an engine only from its hexes, and from the driver's.
pub fn may_go_on(board: &Board, id: PieceId, from: Place) -> bool {
    if !board.engines.went_along.contains(&id) {
        return true;
    }
    let drives = board.engines.all.iter().any(|engine| {
        let ahead = engine.lead + Heading::step(engine.heading);
        !engine.gone && engine.side == board.side(id) && board.map.hexes.place(ahead) == Some(from)
    });
    drives || rams(board).iter().any(|(hex, ..)| *hex == from)
}
