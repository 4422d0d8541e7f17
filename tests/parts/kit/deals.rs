//! Deals between two seats, and the rounds in which they are offered.
use mesnie::table::kit::deals::{Deal, Market};
use mesnie::table::prelude::{Name, Names, Seat};
use serde_json::json;

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);
const GREEN: Seat = Seat(2);

#[test]
fn a_round_is_over_when_all_have_passed_in_a_row() {
    let mut market = Market::<i32>::open([BLUE, GREEN, RED], 2);
    assert_eq!((market.turn(), market.left()), (Some(BLUE), 2));
    market.pass();
    market.pass();
    assert_eq!(market.turn(), Some(RED));
    // After an offer the count of passes begins again.
    market.offered();
    for seat in [BLUE, GREEN, RED] {
        assert_eq!(market.turn(), Some(seat));
        market.pass();
    }
    assert_eq!(market.turn(), None);
    assert_eq!(Market::<i32>::open([], 3).turn(), None);
    assert_eq!(Market::<i32>::open([RED], 0).turn(), None);
}

#[test]
fn offers_are_limited_so_that_a_round_ends() {
    let mut market = Market::<i32>::open([RED, BLUE], 2);
    let mut made = vec![];
    while let Some(seat) = market.turn() {
        made.push(seat);
        market.offered();
    }
    assert_eq!(made, [RED, BLUE, RED, BLUE]);
    // A seat that has none left is passed over.
    let mut market = Market::<i32>::open([RED, BLUE], 1);
    market.offered();
    market.pass();
    assert_eq!(market.turn(), None);
}

#[test]
fn an_offer_is_seen_by_its_maker_then_by_the_two_or_by_all() {
    let mut names = Names::default();
    ["red", "blue", "green"].into_iter().for_each(|seat| names.add_seat(Name::plain(seat)));
    let mut market = Market::open([RED], 1);
    market.deal = Some(Deal { gives: vec![7], ..Deal::new(RED, BLUE) });
    let seen = |market: &Market<i32>| {
        [Some(RED), Some(BLUE), Some(GREEN), None]
            .map(|viewer| !market.show(&names, viewer, |n, _| (*n).into()).is_null())
    };
    assert_eq!(seen(&market), [true, false, false, true]);
    let deal = market.deal.as_mut().unwrap();
    (deal.made, deal.private) = (true, true);
    assert_eq!(seen(&market), [true, true, false, true]);
    market.deal.as_mut().unwrap().private = false;
    assert_eq!(seen(&market), [true, true, true, true]);
    let parties =
        [BLUE, GREEN].map(|seat| market.show(&names, Some(seat), |_, party| party.into())["gives"][0].clone());
    assert_eq!(parties, [json!(true), json!(false)]);
}

#[test]
fn a_counter_offer_swaps_the_seats() {
    let mut deal = Deal::<i32>::new(RED, BLUE);
    assert!(deal.is_empty());
    deal.gives.push(1);
    deal.asks.push(2);
    assert_eq!((deal.given_by(RED), deal.given_by(BLUE)), (&[1][..], &[2][..]));
    assert_eq!(deal.items().copied().collect::<Vec<_>>(), [1, 2]);
    let answer = deal.counter();
    assert_eq!((answer.from, answer.to, answer.counters, answer.made), (BLUE, RED, 1, false));
    assert!(answer.is_empty() && answer.counter().counters == 2);
}
