//! Undo and redo: how far they go, what stops them, and that they lead to the very same positions.
use super::*;
use mesnie::table::state::snapshot::{restore, snapshot};
use proptest::prelude::*;
use serde_json::Value;

#[test]
fn undo_stops_at_a_roll_a_reveal_a_change_of_seat_and_the_beginning() {
    let mut game = started(&TWO, Player::Person, 1);
    assert_eq!(game.undo(), Err(UndoStop::Beginning));
    give(&mut game, &["red offer 3"]);
    assert_eq!(game.undo(), Err(UndoStop::SeatChange));
    give(&mut game, &["blue offer 2", "red hide hill-4", "blue hide hill-5"]);
    // Blue's last order showed the bids too, but the roll weighs more.
    assert_eq!(game.can_undo(), Err(UndoStop::Roll));
    give(&mut game, &["red hire foot", "red greet blue"]);
    let before = game.hash();
    give(&mut game, &["red dismiss red-man-0"]);
    assert_eq!(game.undo(), Ok(()));
    assert_eq!(game.hash(), before);
    assert_eq!(game.undo_to(4), Ok(()));
    assert_eq!(game.journal().len(), 4);
    assert_eq!(game.undo_to(0), Err(UndoStop::Roll));
    assert_eq!(game.redoable(), 3);
    assert!(game.redo() && game.redo() && game.redo());
    assert!(!game.redo());
    assert_eq!(game.journal().len(), 7);
    for stop in [UndoStop::Beginning, UndoStop::Roll, UndoStop::Reveal, UndoStop::SeatChange] {
        for lang in Lang::ALL {
            assert!(Texts::new(lang).has(stop.text()), "{lang}: {}", stop.text());
        }
    }
}

#[test]
fn undo_stops_where_a_secret_was_shown() {
    let mut game = started(&TWO, Player::Person, 1);
    give(&mut game, &UP_TO_MARCH);
    give(&mut game, &["red greet blue", "red show"]);
    assert_eq!(game.undo(), Err(UndoStop::Reveal));
    assert_eq!(game.position(Some(Seat(1)))["pieces"]["red-scout"]["at"], "hill-4");
    // What comes after the reveal can be taken back, up to it.
    give(&mut game, &["red greet blue", "red hire foot"]);
    assert_eq!(game.undo_to(0), Err(UndoStop::Reveal));
    assert_eq!(game.journal().len(), UP_TO_MARCH.len() + 2);
}

#[test]
fn players_who_agree_take_everything_back() {
    let mut game = started(&TWO, Player::Person, 7);
    let first = game.hash();
    give(&mut game, &UP_TO_MARCH);
    let (rolled, position) = (game.hash(), game.position(None));
    assert_eq!(game.undo_to(0), Err(UndoStop::Roll));
    game.limit_undo(UndoLimit::Agreed);
    assert_eq!(game.undo_to(0), Ok(()));
    assert_eq!(game.hash(), first);
    assert_eq!(game.chronicle(None).count(), 0);
    while game.redo() {}
    assert_eq!((game.hash(), game.position(None)), (rolled, position), "the same dice fall again");
    game.limit_undo(UndoLimit::Usual);
    assert_eq!(game.undo(), Err(UndoStop::Roll));
}

#[test]
fn a_new_order_forgets_what_could_be_played_again() {
    let mut game = started(&TWO, Player::Person, 1);
    give(&mut game, &UP_TO_MARCH);
    give(&mut game, &["red hire foot"]);
    game.undo().unwrap();
    assert_eq!(game.redoable(), 1);
    give(&mut game, &["red hire horse"]);
    assert_eq!((game.redoable(), game.redo()), (0, false));
}

#[test]
fn the_log_leads_back_to_the_order_that_made_it() {
    let mut game = started(&TWO, Player::Person, 1);
    give(&mut game, &UP_TO_MARCH);
    give(&mut game, &["red rest", "blue rest"]);
    give(&mut game, &UP_TO_MARCH);
    let events: Vec<_> = game.chronicle(None).map(|entry| entry.event).collect();
    assert_eq!(events, ["toy-log-reveal", "toy-log-roll", "toy-log-reveal", "toy-log-roll"]);
    assert_eq!([0, 1, 2, 3].map(|entry| game.orders_before_entry(entry)), [3, 3, 9, 9]);
    assert_eq!([0, 3, 4, 9, 10].map(|orders| game.entries_after(orders)), [0, 0, 2, 2, 4]);
}

type Question = Option<(Seat, Vec<Order>, Vec<Span>)>;

/// The whole position with the question that waits.
fn picture(game: &mut Match) -> (u64, Value, Question) {
    let prompt = game.prompt().map(|prompt| (prompt.seat, prompt.offered.clone(), prompt.spans.clone()));
    (game.hash(), game.position(None), prompt)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// Any order taken back leaves the position as before it, and played again brings it back: with pieces that came and
    /// went, and with dice.
    #[test]
    fn undo_and_redo_lead_to_the_same_positions(seed: u64, steps in 1..60_usize) {
        let mut game = started(&FOUR, Player::Random, seed);
        game.limit_undo(UndoLimit::Agreed);
        let mut pictures = vec![picture(&mut game)];
        for _ in 0..steps {
            let Some(Record { seat, order }) = game.automatic_order() else { break };
            game.submit(seat, order).unwrap();
            pictures.push(picture(&mut game));
        }
        for before in pictures.iter().rev().skip(1) {
            game.undo().unwrap();
            prop_assert_eq!(&picture(&mut game), before);
        }
        prop_assert_eq!(game.undo(), Err(UndoStop::Beginning));
        for after in &pictures[1..] {
            prop_assert!(game.redo());
            prop_assert_eq!(&picture(&mut game), after);
        }
    }

    /// Two matches of one header and one journal go through the same positions.
    #[test]
    fn the_same_header_and_orders_give_the_same_match(seed: u64) {
        let mut first = started(&FOUR, Player::Random, seed);
        let mut second = started(&FOUR, Player::Person, seed);
        while let Some(Record { seat, order }) = first.automatic_order() {
            first.submit(seat, order).unwrap();
            second.submit(seat, order).unwrap();
            prop_assert_eq!(picture(&mut first), picture(&mut second));
        }
        prop_assert!(first.outcome().is_some());
        prop_assert!(first.broken_invariants().is_empty());
    }

    /// A snapshot put back in another state of the match gives the very same position.
    #[test]
    fn a_snapshot_can_be_put_back_at_any_time(seed: u64, then in 1..40_usize, later in 1..40_usize) {
        let mut game = started(&FOUR, Player::Random, seed);
        for _ in 0..then {
            let Some(record) = game.automatic_order() else { break };
            game.submit(record.seat, record.order).unwrap();
        }
        let (kept, position) = (snapshot(game.world_mut()), game.position(None));
        for _ in 0..later {
            let Some(record) = game.automatic_order() else { break };
            game.submit(record.seat, record.order).unwrap();
        }
        restore(game.world_mut(), &kept);
        prop_assert_eq!(&snapshot(game.world_mut()), &kept);
        prop_assert_eq!(game.position(None), position);
    }
}
