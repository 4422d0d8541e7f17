//! Looking back at a match: what it shows is what was there, to the last byte, and for every seat.
use super::case::{Case, script};
use mesnie::table::prelude::*;

/// All that a table shows of a match.
#[derive(Debug, PartialEq)]
pub struct View {
    hash: u64,
    journal: Vec<Record>,
    outcome: Option<Ended>,
    /// Position, question and chronicle as the table itself sees them, then as each seat does.
    seen: Vec<(String, String, Vec<Entry>)>,
    thoughts: usize,
    /// Which order each entry came of.
    orders: Vec<usize>,
}

pub fn view(table: &mut Match) -> View {
    let hash = table.hash();
    let seats = (0..table.header().seats.len() as u8).map(|seat| Some(Seat(seat)));
    let seen = |viewer: Option<Seat>| {
        let question = format!("{:?}", table.prompt_seen_by(viewer));
        (table.position(viewer).to_string(), question, table.chronicle(viewer).cloned().collect())
    };
    View {
        hash,
        journal: table.journal().to_vec(),
        outcome: table.outcome().cloned(),
        seen: [None].into_iter().chain(seats).map(seen).collect(),
        thoughts: table.thoughts().count(),
        orders: (0..table.chronicle(None).count()).map(|entry| table.orders_before_entry(entry)).collect(),
    }
}

/// Plays on by itself and keeps what was there after each order.
pub fn play(table: &mut Match, most: usize) -> Vec<View> {
    let mut views = vec![view(table)];
    for _ in 0..most {
        let Some(Record { seat, order }) = table.automatic_order() else { break };
        table.submit(seat, order).unwrap();
        views.push(view(table));
    }
    views
}

/// Looks at every moment, forth and back and by leaps.
pub fn look_everywhere(table: &mut Match, views: &[View], onto: &mut Match) {
    let now = view(table);
    let leaps = (0..views.len()).map(|i| i * 7 % views.len());
    for orders in (0..views.len()).rev().chain(leaps) {
        assert!(table.look_back(orders, onto));
        assert!(onto.is_looking_back() && !table.is_looking_back());
        assert_eq!(view(onto), views[orders], "after {orders} orders");
    }
    assert!(!table.look_back(views.len(), onto));
    assert_eq!(view(table), now, "looking back has disturbed the match");
}

/// Matches by chance and by a script, shown on tables of their own and on one that served another game.
pub fn looking_back_shows_what_was_there_to_every_seat(case: &Case) {
    let mut levels = case.levels().into_iter();
    for (seed, level) in [(11, None), (12, levels.next())] {
        let player = level.map_or(Player::Random, script);
        let mut table = case.started(&[], case.fewest_seats(), seed, player);
        let views = play(&mut table, 180);
        assert!(views.len() > 20);
        let others = mesnie::games::all().iter().filter(|game| game.id() != case.game.id());
        let mut onto = match others.last().filter(|_| level.is_none()) {
            Some(other) => Case::of(*other).empty_table(),
            None => table.shadow(),
        };
        look_everywhere(&mut table, &views, &mut onto);
    }
}
