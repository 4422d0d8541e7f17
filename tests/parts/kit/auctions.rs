//! Auctions with rising and with sealed bids.
use mesnie::table::kit::auctions::{Rising, Sealed};
use mesnie::table::prelude::{Name, Names, Seat};
use serde_json::{Value, json};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);
const GREEN: Seat = Seat(2);

#[test]
fn the_highest_bid_wins_when_the_others_have_dropped_out() {
    let mut auction = Rising::open([RED, BLUE, GREEN], 300, 100);
    assert_eq!((auction.turn(), auction.least()), (Some(RED), 300));
    auction.drop_out();
    assert_eq!(auction.turn(), Some(BLUE));
    auction.bid(300);
    assert_eq!((auction.turn(), auction.least()), (Some(GREEN), 400));
    auction.bid(600);
    assert_eq!((auction.turn(), auction.least()), (Some(BLUE), 700));
    auction.drop_out();
    assert_eq!((auction.turn(), auction.high()), (None, Some((GREEN, 600))));
}

#[test]
fn whoever_is_left_alone_without_a_bid_is_still_asked() {
    let mut auction = Rising::open([RED, BLUE], 300, 100);
    auction.drop_out();
    assert_eq!(auction.turn(), Some(BLUE));
    auction.drop_out();
    assert_eq!((auction.turn(), auction.high()), (None, None));
    // The last in the order drops out: the first comes next.
    let mut auction = Rising::open([RED, BLUE, GREEN], 0, 1);
    auction.bid(5);
    auction.bid(6);
    auction.drop_out();
    assert_eq!(auction.turn(), Some(RED));
}

#[test]
#[should_panic(expected = "self.least()")]
fn a_bid_must_be_higher_than_the_last() {
    let mut auction = Rising::open([RED, BLUE], 300, 100);
    auction.bid(400);
    auction.bid(400);
}

#[test]
fn sealed_bids_are_revealed_together() {
    let mut names = Names::default();
    ["red", "blue", "green"].into_iter().for_each(|seat| names.add_seat(Name::plain(seat)));
    let mut auction = Sealed::open([BLUE, RED, GREEN]);
    auction.bid(3);
    assert_eq!(auction.turn(), Some(RED));
    assert_eq!(auction.show(&names, Some(BLUE)), json!({ "blue": 3, "red": null, "green": null }));
    assert_eq!(auction.show(&names, Some(RED))["blue"], Value::Null);
    auction.bid(3);
    assert!(auction.best(0).is_empty());
    auction.bid(1);
    assert_eq!(auction.turn(), None);
    assert_eq!(auction.best(0), [(BLUE, 3), (RED, 3)]);
    assert!(auction.best(4).is_empty());
    assert_eq!(auction.show(&names, Some(GREEN)), json!({ "blue": 3, "red": 3, "green": 1 }));
    assert_eq!((auction.of(GREEN), auction.of(Seat(7))), (Some(1), None));
}
