//! Boards of hexes: neighbours, distances, headings.
use mesnie::table::kit::hex_map::{Heading, HexBoard};
use mesnie::table::prelude::Place;

#[test]
fn odd_rows_are_shifted_to_the_right() {
    let board = HexBoard::new(&[9, 8, 9, 8, 9]);
    let labels = |place: Place| {
        let mut all: Vec<_> = board.neighbours(place).iter().map(|p| board.label(*p)).collect();
        all.sort();
        all
    };
    let at = |row, col| board.at(row, col).unwrap();
    assert_eq!(labels(at(2, 4)), ["1:3", "1:4", "2:3", "2:5", "3:3", "3:4"]);
    assert_eq!(labels(at(3, 4)), ["2:4", "2:5", "3:3", "3:5", "4:4", "4:5"]);
    assert_eq!(labels(at(0, 0)), ["0:1", "1:0"]);
    assert_eq!(board.distance(at(0, 0), at(4, 8)), 10);
    assert_eq!(board.shortest_paths(at(4, 2), at(4, 4)).len(), 1);
    assert_eq!(board.shortest_paths(at(4, 2), at(3, 3)).len(), 2);
}

#[test]
fn odd_columns_are_shifted_down() {
    let board = HexBoard::rectangle(28, 20);
    let at = |col, row| board.at(row, col).unwrap();
    let around = |col, row| {
        Heading::ALL.map(|heading| board.neighbour(at(col, row), heading).map_or("-".into(), |p| board.label(p)))
    };
    assert_eq!(around(6, 5), ["6,4", "7,4", "7,5", "6,6", "5,5", "5,4"]);
    assert_eq!(around(5, 5), ["5,4", "6,5", "6,6", "5,6", "4,6", "4,5"]);
    assert_eq!(around(0, 0), ["-", "-", "1,0", "0,1", "-", "-"]);
    // The distance of the rule book, from cube coordinates.
    let cube = |col: i32, row: i32| (col, row - (col - (col & 1)) / 2);
    for (a, b) in board.places().flat_map(|a| board.places().step_by(7).map(move |b| (a, b))) {
        let of = |place: Place| cube(board.col(place).into(), board.row(place).into());
        let ((x, z), (u, w)) = (of(a), of(b));
        let away = (x - u).abs().max((z - w).abs()).max((x + z - u - w).abs());
        assert_eq!(i32::from(board.distance(a, b)), away);
        assert_eq!(board.adjacent(a, b), board.heading(a, b).is_some());
    }
    for place in board.places() {
        assert_eq!(board.turned(board.turned(place)), place);
        for near in board.neighbours(place) {
            let heading = board.heading(place, *near).unwrap();
            let turned = board.heading(board.turned(place), board.turned(*near));
            assert_eq!(turned, Some(heading.back()));
        }
    }
}
