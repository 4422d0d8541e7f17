//! What the lessons teach comes about.
use super::CASE;
use crate::common::lessons::{lessons_of, take};
use mesnie::table::prelude::*;

/// A lesson that was taken: what happened, and the position at its end.
fn taken(number: usize) -> (Vec<&'static str>, serde_json::Value) {
    let table = take(&CASE, &lessons_of(&CASE)[number], &Texts::new(Lang::En));
    let events = table.chronicle(Some(Seat(0))).map(|entry| entry.event).collect();
    (events, table.position(Some(Seat(0))))
}

#[test]
fn in_the_first_lesson_a_fief_is_founded() {
    let (events, position) = taken(0);
    assert!(events.contains(&"fief-log-won") && events.contains(&"fief-log-fief"), "{events:?}");
    assert_eq!(position["titles"]["sinople"]["capital"], "beaujeu");
}

/// Two rounds behind walls; a lord falls, grace is granted, and the ransom is paid.
#[test]
fn in_the_second_lesson_a_castle_is_held() {
    let (events, position) = taken(1);
    let count = |event: &str| events.iter().filter(|happened| **happened == event).count();
    assert_eq!([count("fief-log-struck"), count("fief-log-fell"), count("fief-log-captured")], [4, 1, 2], "{events:?}");
    let lord = |name: &str| position["pieces"][name].clone();
    assert_eq!(position["realm"]["julienas"]["occupant"], "lily");
    assert_eq!(position["realm"]["julienas"]["mills"], 1);
    assert!(lord("charles")["at"].is_null());
    assert_eq!(
        (&lord("henry")["at"], &lord("henry")["lord"]["captor"]),
        (&"cormatin".into(), &serde_json::Value::Null)
    );
    assert_eq!(lord("mireille")["lord"]["captor"], "lily");
    assert_eq!(position["treasury"]["purses"]["lily"], 1000);
}

/// The wedding brings the votes; money given for a promise brings none.
#[test]
fn in_the_third_lesson_a_king_is_crowned() {
    let (events, position) = taken(2);
    for event in ["wedding", "deal-paid", "elected", "not-crowning", "crowned", "queen", "points"] {
        assert!(events.contains(&format!("fief-log-{event}").as_str()), "{event}: {events:?}");
    }
    assert_eq!((&position["crown"]["king"], &position["crown"]["queen"]), (&"arnaud".into(), &"isabelle".into()));
    assert_eq!(position["turn"]["number"], 6);
}
