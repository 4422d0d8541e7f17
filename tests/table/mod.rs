//! The table, tried with toy games: the conversation, the sequence of play, undo, secrets, names, players; and its ground.
mod areas;
mod begin;
mod contests;
mod conversation;
mod dice_statistics;
mod ground;
mod large_matches;
mod lesson;
mod lookahead;
mod lookback;
mod meadow;
mod presets;
mod toy;
mod trial;
mod undo;

use crate::common::tests_of_rules;
use mesnie::table::game::RuleData;
use mesnie::table::prelude::*;
use serde_json::json;
use std::sync::Arc;
use toy::*;

tests_of_rules! { rules_of_the_toys: toy, meadow }

fn header(toy: &Toy, player: Player, seed: u64) -> Header {
    Header {
        game: "toy".into(),
        scenario: String::new(),
        options: Settings::new(),
        seed,
        seats: vec![SeatSetup::of(player); toy.seats.len()],
        undo: UndoLimit::Usual,
        advice: true,
        data: Default::default(),
    }
}

fn table(toy: &'static Toy) -> Match {
    let data: RuleData = Arc::new(());
    Match::new(toy, data)
}

fn started(toy: &'static Toy, player: Player, seed: u64) -> Match {
    let mut game = table(toy);
    game.start(header(toy, player, seed)).unwrap();
    game
}

/// Gives orders as they are written.
fn give(game: &mut Match, orders: &[&str]) {
    for order in orders {
        let record = game.read_order(order).unwrap_or_else(|why| panic!("{order}: {why:?}"));
        game.submit(record.seat, record.order).unwrap_or_else(|why| panic!("{order}: {why:?}"));
    }
}

/// Up to the first march of red in a match of two: bids of 3 and 2, scouts hidden, a reveal, a roll.
const UP_TO_MARCH: [&str; 4] = ["red offer 3", "blue offer 2", "red hide hill-4", "blue hide hill-5"];
