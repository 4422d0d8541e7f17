//! What the first lesson teaches comes about.
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
