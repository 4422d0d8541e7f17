//! What the scripts fight for around a gallery.
use crate::games::anarchy::board::Board;
use crate::games::anarchy::data::engines::EngineKind;
use crate::games::anarchy::data::scenarios::ConditionData;
use crate::games::anarchy::state::Engine;
use crate::table::prelude::Place;

/// The hexes beside a gallery from which those in it are fought, where a condition is about what they mine.
pub fn beside_gallery(board: &Board, condition: &ConditionData) -> Vec<Place> {
    let galleries = board.engines.on_field().filter(|(_, engine)| engine.kind == EngineKind::Gallery);
    let near = |(number, engine): (usize, &Engine)| {
        let cells = engine.cells(board.rules.data.engines.of(engine.kind));
        let inside: Vec<Place> = cells.iter().filter_map(|cell| board.map.hexes.place(cell.hex)).collect();
        let around = inside.iter().flat_map(|hex| board.map.neighbours(*hex).iter().map(|near| (*hex, *near)));
        let fought = |(hex, near): &(Place, Place)| {
            board.engine_in(*near) != Some(number) && board.join(*near, *hex).is_fought_over()
        };
        around.filter(fought).map(|(_, near)| near).collect::<Vec<_>>()
    };
    if mines(condition) { galleries.flat_map(near).collect() } else { vec![] }
}
/// Whether a condition is about mined walls.
fn mines(condition: &ConditionData) -> bool {
    match condition {
        ConditionData::Mined { .. } => true,
        ConditionData::All(all) | ConditionData::Any(all) => all.iter().any(mines),
        ConditionData::Not(condition) => mines(condition),
        _ => false,
    }
}
