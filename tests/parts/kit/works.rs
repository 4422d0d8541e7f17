//! Work that takes several turns.
use mesnie::table::kit::works::{Work, Works};
use mesnie::table::prelude::{PieceId, Seat};

fn work(kind: char, owner: u8, hands: &[u32], left: u8) -> Work<char> {
    Work { kind, owner: Seat(owner), hands: hands.iter().map(|id| PieceId(*id)).collect(), left }
}
fn kinds(done: &[Work<char>]) -> String {
    done.iter().map(|work| work.kind).collect()
}

#[test]
fn work_is_done_when_its_owner_has_counted_it_often_enough() {
    let mut works = Works::default();
    works.begin(work('a', 0, &[1, 2], 2));
    works.begin(work('b', 0, &[3], 1));
    works.begin(work('c', 1, &[4], 1));
    assert_eq!(kinds(&works.tick(Seat(0))), "b");
    assert_eq!(kinds(&works.tick(Seat(0))), "a");
    assert_eq!(kinds(&works.tick(Seat(0))), "");
    assert_eq!(kinds(&works.tick(Seat(1))), "c");
}

#[test]
fn one_hand_that_stops_stops_all_of_them() {
    let mut works = Works::default();
    works.begin(work('a', 0, &[1, 2], 2));
    assert_eq!(works.interrupt(PieceId(3)), None);
    assert_eq!(works.interrupt(PieceId(2)).map(|work| work.kind), Some('a'));
    assert!(works.of(PieceId(1)).is_none());
    assert_eq!(kinds(&works.tick(Seat(0))), "");
}

#[test]
fn who_begins_something_else_has_stopped() {
    let mut works = Works::default();
    works.begin(work('a', 0, &[1, 2], 2));
    works.begin(work('b', 0, &[1], 1));
    assert_eq!(works.iter().count(), 1);
    assert_eq!(works.of(PieceId(1)).map(|work| work.kind), Some('b'));
}
