//! What the lessons teach comes about.
use super::CASE;
use crate::common::lessons::{lessons_of, take};
use mesnie::table::prelude::*;

/// What the first lesson teaches comes about: the archers fall, the elite is hit, the camp burns, Red wins.
#[test]
fn the_first_lesson_of_the_ancient_battle_is_won() {
    let table = take(&CASE, &lessons_of(&CASE)[0], &Texts::new(Lang::En));
    assert_eq!(table.outcome().map(|ended| ended.winners.clone()), Some(vec![Seat(0)]));
    let events: Vec<&str> = table.chronicle(Some(Seat(0))).map(|entry| entry.event).collect();
    for event in
        ["attack", "fight-won", "destroyed", "advance", "refused", "retreat", "shot-hit", "skipped", "burnt", "over"]
    {
        assert!(events.contains(&format!("ancients-log-{event}").as_str()), "{event}: {events:?}");
    }
}

/// The whole budget is spent; the cavalry that rode ahead is hit, finds no room among its own and is destroyed.
#[test]
fn the_second_lesson_deploys_an_army_and_destroys_the_crowded_cavalry() {
    let table = take(&CASE, &lessons_of(&CASE)[1], &Texts::new(Lang::En));
    let position = table.position(Some(Seat(0)));
    let unit = |label: &str| position["pieces"][label].clone();
    for (label, at) in [
        ("r-heavy-7-1", "8:3"),
        ("r-heavy-7-2", "8:5"),
        ("r-heavy-6-1", "9:3"),
        ("r-archers-6", "7:4"),
        ("r-cavalry-6", "5:5"),
        ("r-cavalry-5-1", "7:1"),
    ] {
        assert_eq!(unit(label)["at"], at, "{label}");
    }
    assert_eq!(unit("b-cavalry-6")["fate"], "destroyed");
    let events: Vec<&str> = table.chronicle(Some(Seat(0))).map(|entry| entry.event).collect();
    let count = |event: &str| events.iter().filter(|happened| **happened == format!("ancients-log-{event}")).count();
    // Six units a side: each player sees only those that are their own.
    assert_eq!([count("recruited"), count("deployed-at"), count("deployed")], [6, 6, 2]);
    assert_eq!([count("shot-hit"), count("fight-won"), count("stay-put"), count("advance")], [1, 1, 1, 0]);
}

/// The double attack is refused, the assault and the charge are not; the pursuit ends the charge's target.
#[test]
fn the_third_lesson_destroys_those_who_cannot_refuse() {
    let table = take(&CASE, &lessons_of(&CASE)[2], &Texts::new(Lang::En));
    let position = table.position(Some(Seat(0)));
    for (label, fate) in [("b-elite-8", "destroyed"), ("b-cavalry-5-1", "destroyed"), ("b-heavy-7-1", "on_board")] {
        assert_eq!(position["pieces"][label]["fate"], fate, "{label}");
    }
    let events: Vec<&str> = table.chronicle(Some(Seat(0))).map(|entry| entry.event).collect();
    let count = |event: &str| events.iter().filter(|happened| **happened == format!("ancients-log-{event}")).count();
    assert_eq!([count("refused"), count("assault"), count("fight-won"), count("pursuit-attack")], [1, 1, 3, 1]);
}
