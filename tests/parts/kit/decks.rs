//! Decks of cards and hands.
use mesnie::table::kit::decks::{Deck, Hands};
use mesnie::table::prelude::{Dice, Kind, Name, Names, Seat};
use serde_json::json;

#[test]
fn a_deck_is_drawn_discarded_and_shuffled_again() {
    let mut dice = Dice::seeded(5);
    let mut deck = Deck::shuffled(0..20, &mut dice);
    let mut drawn = vec![];
    let before = dice.rolls();
    while let Some(card) = deck.draw(&mut dice) {
        drawn.push(card);
        deck.discard(card);
    }
    assert_eq!(dice.rolls(), before + 20, "undo stops at each card drawn");
    assert_ne!(drawn, Vec::from_iter(0..20));
    assert!(deck.take_back(7) && !deck.take_back(7));
    deck.reshuffle(&mut dice);
    assert_eq!((deck.stock().len(), deck.discarded().len()), (19, 0));
    let again: Vec<_> = std::iter::from_fn(|| deck.draw(&mut dice)).collect();
    assert_ne!(again, drawn);
    let mut sorted = again;
    sorted.sort_unstable();
    assert_eq!(sorted, Vec::from_iter((0..20).filter(|c| *c != 7)));
}

#[test]
fn forced_dice_leave_every_order_as_it_is() {
    let mut dice = Dice::seeded(5);
    dice.force([]);
    let mut deck = Deck::shuffled([3, 1, 2], &mut dice);
    let mut drawn: Vec<_> = (0..2).filter_map(|_| deck.draw(&mut dice)).collect();
    assert_eq!(drawn, [3, 1]);
    drawn.into_iter().for_each(|card| deck.discard(card));
    deck.reshuffle(&mut dice);
    drawn = std::iter::from_fn(|| deck.draw(&mut dice)).collect();
    assert_eq!(drawn, [2, 3, 1], "what is left stays on top");
    assert!(!dice.has_run_dry());
    assert_eq!(Deck::arranged([1, 2], [3]).stock(), [2, 1]);
}

#[test]
fn hands_are_sorted_and_secret() {
    let mut names = Names::default();
    ["red", "blue"].into_iter().for_each(|seat| names.add_seat(Name::plain(seat)));
    ["sun", "rain"].into_iter().for_each(|card| names.add_kind(Name::plain(card)));
    let mut hands = Hands::new(2);
    [Kind(1), Kind(0), Kind(1)].into_iter().for_each(|card| hands.give(Seat(0), card));
    assert_eq!(hands.of(Seat(0)), [Kind(0), Kind(1), Kind(1)]);
    assert_eq!(hands.sorts(Seat(0)).collect::<Vec<_>>(), [Kind(0), Kind(1)]);
    assert_eq!(hands.show(&names, Some(Seat(0))), json!({ "red": ["sun", "rain", "rain"], "blue": 0 }));
    assert_eq!(hands.show(&names, Some(Seat(1))), json!({ "red": 3, "blue": [] }));
    assert!(hands.take(Seat(0), Kind(1)) && hands.take(Seat(0), Kind(1)) && !hands.take(Seat(0), Kind(1)));
    let deck = Deck::arranged([Kind(1), Kind(0)], [Kind(0)]);
    assert_eq!(deck.show(&names, Some(Seat(0))), json!({ "stock": 2, "discard": ["sun"] }));
    assert_eq!(deck.show(&names, None)["stock"], json!(["rain", "sun"]));
}
