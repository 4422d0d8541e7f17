//! What the lessons teach comes about.
use super::CASE;
use crate::common::lessons::{lessons_of, take};
use mesnie::table::prelude::*;

/// The entries of a lesson that was taken, and where it ends.
fn taken(number: usize) -> (Vec<String>, Match) {
    let table = take(&CASE, &lessons_of(&CASE)[number], &Texts::new(Lang::En));
    let events = table.chronicle(Some(Seat(0))).map(|entry| entry.event.replace("vassaux-log-", "")).collect();
    (events, table)
}

/// The number at a path of the position.
fn number(table: &Match, path: &[&str]) -> i64 {
    let position = table.position(Some(Seat(0)));
    path.iter().fold(&position, |value, name| &value[*name]).as_i64().expect("a number")
}

#[test]
fn the_first_lesson_spends_dice_and_fetches_the_stray() {
    let (events, table) = taken(0);
    for event in ["moved", "order", "reactivity", "initiative"] {
        assert!(events.iter().any(|happened| happened == event), "{event}: {events:?}");
    }
    assert_eq!(number(&table, &["progress", "turn"]), 2);
    assert_eq!(number(&table, &["reserves", "red", "reserve"]), 2);
    assert_eq!(number(&table, &["reserves", "red", "discard"]), 3);
    let position = table.position(Some(Seat(0)));
    assert_eq!(
        position["pieces"]["red-archers-04"]["under"], "red-archers",
        "{}",
        position["pieces"]["red-archers-04"]
    );
}

#[test]
fn the_second_lesson_fights_two_melees() {
    let (events, table) = taken(1);
    let fights = |event: &str| events.iter().filter(|happened| *happened == event).count();
    // Each is struck and struck back, and has a contest behind it.
    assert_eq!((fights("charged"), fights("attack"), fights("contest")), (2, 4, 2), "{events:?}");
    let position = table.position(Some(Seat(0)));
    let fallen = |name: &str| position["pieces"][name]["fate"] == "killed";
    for name in
        ["red-bretteurs-02", "red-reguliers-03", "blue-arbaletriers-02", "blue-arbaletriers-03", "blue-lanciers-03"]
    {
        assert!(fallen(name), "{name}");
    }
}

#[test]
fn the_third_lesson_shoots_twice_and_casts_two_spells() {
    let (events, table) = taken(2);
    for event in ["attack", "moved", "spell", "charm", "counter", "dispelled"] {
        assert!(events.iter().any(|happened| happened == event), "{event}: {events:?}");
    }
    let position = table.position(Some(Seat(0)));
    assert_eq!(position["magic"]["charms"].to_string(), r#"[["thorn_aura","red-lanciers"]]"#);
    assert_eq!(number(&table, &["reserves", "red", "reserve"]), 1);
}
