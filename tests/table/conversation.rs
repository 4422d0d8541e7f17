//! What is asked, what is on offer, what is refused, in which order things come, and who sees what.
use super::*;
use crate::common::offers::every_order;
use mesnie::table::play::matches;
use mesnie::table::protocol::sequence::{GAME_OVER, NOT_AN_OPTION, NOT_YOUR_TURN, WRONG_PHASE};

fn try_order(game: &mut Match, order: &str) -> Allowed {
    let record = game.read_order(order)?;
    game.submit(record.seat, record.order)
}

fn trail(game: &Match) -> Vec<String> {
    game.world().resource::<Court>().trail.clone()
}

#[test]
fn a_prompt_in_full_tells_why_each_order_is_refused() {
    let mut game = started(&TWO, Player::Person, 1);
    give(&mut game, &UP_TO_MARCH);
    let full = game.prompt_in_full().unwrap();
    let why = |order: Order| full.refused.iter().find(|(o, _)| *o == order).map(|(_, why)| *why);
    assert_eq!(full.seat, Seat(0));
    assert_eq!(why(GO.on(Place(1))), Some(TAKEN));
    assert_eq!(why(GO.on(Place(3))), Some(TOO_FAR));
    assert_eq!(why(GO.on(Place(5))), None);
    assert_eq!(why(SWIM.on(Place(2))), Some(NO_BOAT));
    assert_eq!(why(GREET.on(Seat(0))), Some(NOT_YOURSELF));
    assert_eq!(why(DISMISS.on(PieceId(20))), Some(NO_SUCH_MAN));
    assert!(full.offered.contains(&GO.on(Place(5))));
    assert_eq!(full.closing, Some(REST.on(())));
    assert_eq!(full.standing.as_slice(), [YIELD.on(())]);
}

#[test]
fn who_is_not_asked_is_told_so_even_of_verbs_that_are_closed() {
    let mut game = started(&TWO, Player::Person, 1);
    give(&mut game, &UP_TO_MARCH);
    assert_eq!(try_order(&mut game, "blue go hill-2"), Err(NOT_YOUR_TURN));
    assert_eq!(try_order(&mut game, "blue swim hill-2"), Err(NOT_YOUR_TURN));
    assert_eq!(try_order(&mut game, "red swim hill-2"), Err(NO_BOAT));
    assert_eq!(try_order(&mut game, "red offer 1"), Err(WRONG_PHASE));
    assert_eq!(try_order(&mut game, "blue offer 1"), Err(WRONG_PHASE));
}

#[test]
fn a_range_takes_its_ends_and_nothing_beyond() {
    let mut game = started(&TWO, Player::Person, 1);
    assert_eq!(game.prompt().unwrap().spans, [Span { verb: OFFER.key, least: 0, most: 5, by: 1 }]);
    for (gold, allowed) in
        [(-1, Err(TOO_DEAR)), (0, Ok(())), (5, Ok(())), (6, Err(TOO_DEAR)), (i32::MAX, Err(TOO_DEAR))]
    {
        assert_eq!(game.check(Seat(0), OFFER.on(gold)), allowed, "{gold}");
    }
}

#[test]
fn standing_orders_are_taken_but_never_chosen_by_chance() {
    let mut game = started(&TWO, Player::Person, 1);
    let prompt = game.prompt().unwrap().clone();
    for chance in 0..200_u64 {
        let order = matches::random_order(&prompt, chance.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        assert_eq!(order.verb, OFFER.key);
    }
    give(&mut game, &["red yield"]);
    assert_eq!(game.outcome().unwrap().winners, [Seat(1)]);
}

#[test]
fn nothing_may_be_ordered_when_the_match_is_over() {
    let mut game = started(&TWO, Player::Person, 1);
    give(&mut game, &["red yield"]);
    assert!(game.prompt().is_none() && game.prompt_in_full().is_none());
    assert_eq!(try_order(&mut game, "blue offer 1"), Err(GAME_OVER));
    assert_eq!(game.position(None)["outcome"], json!({ "winners": ["blue"], "reason": "toy-end-yielded" }));
    game.undo().unwrap_err();
}

/// Steps come in the order of the agenda; an expansion's come before and after those of the base that it names.
#[test]
fn the_agenda_keeps_its_order_with_and_without_an_expansion() {
    let mut game = started(&TWO, Player::Person, 1);
    give(&mut game, &UP_TO_MARCH);
    let face = trail(&game)[2].clone();
    assert_eq!(trail(&game), ["round 1".to_owned(), "reveal".into(), face]);

    let mut game = table(&FOUR);
    game.start_with(header(&FOUR, Player::Person, 1), None, Some(&[2, 6])).unwrap();
    let bids = FOUR.seats.iter().map(|seat| format!("{seat} offer 1"));
    let scouts = FOUR.seats.iter().map(|seat| format!("{seat} hide hill-5"));
    for order in bids.chain(scouts) {
        give(&mut game, &[order.as_str()]);
    }
    assert_eq!(trail(&game), ["round 1", "reveal", "roll 2", "toll", "weather 0"]);
    // The decision that comes again after an order in between is the same one: no weather before it.
    give(&mut game, &["red hire foot", "red greet blue", "red rest"]);
    assert_eq!(trail(&game)[5..], ["weather 1"]);
    give(&mut game, &["blue rest", "green rest", "white rest"]);
    assert_eq!(trail(&game)[6..], ["weather 2", "weather 3", "round 2"]);
}

#[test]
fn forced_dice_show_what_they_must_and_say_when_they_run_dry() {
    let mut game = table(&TWO);
    game.start_with(header(&TWO, Player::Person, 1), None, Some(&[6])).unwrap();
    give(&mut game, &UP_TO_MARCH);
    assert_eq!(trail(&game)[2], "roll 6");
    let dice = game.world_mut().resource_mut::<Dice>().into_inner();
    assert_eq!((dice.forced_left(), dice.take_ran_dry()), (0, false));
    give(&mut game, &["red rest", "blue rest"]);
    give(&mut game, &UP_TO_MARCH);
    let dice = game.world_mut().resource_mut::<Dice>().into_inner();
    assert!(dice.take_ran_dry() && !dice.take_ran_dry());
    // A new match on the same table rolls by its seed again.
    game.start(header(&TWO, Player::Person, 1)).unwrap();
    give(&mut game, &UP_TO_MARCH);
    assert!(!game.world_mut().resource_mut::<Dice>().take_ran_dry());
}

/// What a seat may see: its own bid and scout, not the others'.
#[test]
fn secrets_are_shown_to_nobody_else() {
    let mut game = started(&TWO, Player::Person, 1);
    give(&mut game, &["red offer 3", "blue offer 2", "red hide hill-4"]);
    let bids = |viewer| game.position(viewer)["court"]["bids"].clone();
    assert_eq!(bids(None), json!([3, 2]));
    assert_eq!(bids(Some(Seat(0))), json!([3, null]));
    assert_eq!(bids(Some(Seat(1))), json!([null, 2]));
    let scout = |viewer| game.position(viewer)["pieces"].get("red-scout").cloned();
    assert_eq!(scout(None), scout(Some(Seat(0))));
    assert_eq!(scout(Some(Seat(0))).unwrap()["at"], "hill-4");
    assert_eq!(scout(Some(Seat(1))), None);
    assert!(!game.position(Some(Seat(1))).to_string().contains("red-scout"));
    assert!(game.prompt().unwrap().secret);
}

#[test]
fn orders_are_read_as_they_are_written() {
    let mut game = started(&THREE, Player::Random, 3);
    while let Some(record) = game.automatic_order() {
        for order in every_order(&game, game.prompt().unwrap()) {
            for seat in 0..3 {
                let record = Record { seat: Seat(seat), order };
                let written = game.write_order(record);
                assert_eq!(game.read_order(&written), Ok(record), "{written}");
            }
        }
        game.submit(record.seat, record.order).unwrap();
        if game.journal().len() > 8 {
            break;
        }
    }
    let read = |text: &str| game.read_order(text);
    assert_eq!(read("nobody rest"), Err(NOT_YOUR_TURN));
    assert_eq!(read("red dance"), Err(WRONG_PHASE));
    assert_eq!(read("red"), Err(WRONG_PHASE));
    assert_eq!(read(""), Err(WRONG_PHASE));
    assert_eq!(read("red go hill-99"), Err(NOT_AN_OPTION));
    assert_eq!(read("red dismiss nobody"), Err(NO_SUCH_MAN));
    assert_eq!(read("red offer many"), Err(NOT_AN_OPTION));
    assert_eq!(read("red rest now"), Err(NOT_AN_OPTION));
    assert_eq!(read("red toy.rest").unwrap().order, REST.on(()));
    assert_eq!(read("  red   offer  3 ").map(|record| record.order), read("red offer 3").map(|record| record.order));
}

#[test]
fn each_seat_is_played_by_whom_its_player_is() {
    let mut game = table(&THREE);
    let mut mixed = header(&THREE, Player::Person, 1);
    mixed.seats[1].player = Player::Script("easy".into());
    mixed.seats[2].player = Player::Random;
    game.start(mixed).unwrap();
    assert_eq!(game.automatic_order(), None);
    assert_eq!(game.play_on(), 0);
    give(&mut game, &["red offer 1"]);
    assert_eq!(game.automatic_order().map(|record| record.order), Some(OFFER.on(0)));
    assert_eq!(game.play_on(), 2, "it stops when a person is asked");
    assert_eq!(game.prompt().unwrap().seat, Seat(0));
    assert_eq!(game.player(Seat(1)), &Player::Script("easy".into()));
}
