//! Sets of pieces.
use mesnie::table::kit::piece_set::PieceSet;
use mesnie::table::prelude::PieceId;

#[test]
fn a_set_runs_through_its_pieces_in_order() {
    let mut set: PieceSet = [511, 0, 64, 63, 200].map(PieceId).into_iter().collect();
    assert_eq!(set.iter().map(|id| id.0).collect::<Vec<_>>(), [0, 63, 64, 200, 511]);
    set.remove(PieceId(64));
    assert_eq!((set.len(), set.contains(PieceId(64)), set.contains(PieceId(63))), (4, false, true));
    assert!(!set.contains(PieceId(9999)) && !set.is_empty() && PieceSet::EMPTY.is_empty());
}
