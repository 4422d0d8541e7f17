//! What the lesson teaches comes about.
use super::CASE;
use crate::common::lessons::{lessons_of, take};
use mesnie::table::prelude::*;

/// Unpaid mercenaries are hired again with the others; damage that is too little for a knight counts later; both dice that a
/// bombard throws again count as they fall last.
#[test]
fn in_the_lesson_mercenaries_are_hired_and_a_castle_falls() {
    let table = take(&CASE, &lessons_of(&CASE)[0], &Texts::new(Lang::En));
    let events: Vec<&str> = table.chronicle(Some(Seat(0))).map(|entry| entry.event).collect();
    let count = |event: &str| events.iter().filter(|happened| **happened == format!("tactique-log-{event}")).count();
    assert_eq!([count("kept"), count("bid"), count("hired"), count("engaged")], [1, 3, 1, 1], "{events:?}");
    assert_eq!([count("volley"), count("carried"), count("reroll"), count("lost")], [1, 1, 2, 2], "{events:?}");
    let position = table.position(Some(Seat(0)));
    assert_eq!(position["realm"]["cormatin"]["occupant"], "lily");
    assert!(position["pieces"]["henry"]["at"].is_null());
    assert_eq!(position["mercenaries"]["camps"]["lily"], 2);
    assert_eq!(position["mercenaries"]["reserve"], 1);
    assert_eq!(position["treasury"]["purses"]["lily"], 100);
}
