//! The table, tried with a toy game: the conversation, the sequence of play, undo, secrets, names, players.
#[path = "table/export.rs"]
mod export;
#[path = "table/lesson.rs"]
mod lesson;
#[path = "table/lookback.rs"]
mod lookback;
#[path = "table/luck.rs"]
mod luck;
mod toy;

use mesnie::table::game::RuleData;
use mesnie::table::play::matches;
use mesnie::table::prelude::*;
use mesnie::table::protocol::sequence::{GAME_OVER, NOT_AN_OPTION, NOT_YOUR_TURN, WRONG_PHASE};
use mesnie::table::state::snapshot::{restore, snapshot};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::sync::Arc;
use toy::*;

fn header(toy: &Toy, player: Player, seed: u64) -> Header {
    Header {
        game: "toy".into(),
        scenario: String::new(),
        options: Settings::new(),
        seed,
        seats: vec![SeatSetup::of(player); toy.seats.len()],
        undo: UndoLimit::Usual,
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
fn try_order(game: &mut Match, order: &str) -> Allowed {
    let record = game.read_order(order)?;
    game.submit(record.seat, record.order)
}
/// Up to the first march of red in a match of two: bids of 3 and 2, scouts hidden, a reveal, a roll.
const UP_TO_MARCH: [&str; 4] = ["red offer 3", "blue offer 2", "red hide hill-4", "blue hide hill-5"];

fn trail(game: &Match) -> Vec<String> {
    game.world().resource::<Court>().trail.clone()
}

/// Every order that the match could be asked about: each verb on each target that fits it.
fn every_order(game: &Match) -> Vec<Order> {
    let names = game.names();
    let mut targets = vec![Target::Nothing];
    targets.extend((0..names.seats() as u8).map(|n| Target::Seat(Seat(n))));
    targets.extend((0..names.places() as u16).map(|n| Target::Place(Place(n))));
    targets.extend((0..names.kinds() as u16).map(|n| Target::Kind(Kind(n))));
    targets.extend(names.piece_ids().map(Target::Piece));
    targets.extend((-1..=8).map(Target::Number));
    let fits = |sort: Sort, target: &Target| {
        matches!(
            (sort, target),
            (Sort::Nothing, Target::Nothing)
                | (Sort::Seat, Target::Seat(_))
                | (Sort::Place, Target::Place(_))
                | (Sort::Kind, Target::Kind(_))
                | (Sort::Piece, Target::Piece(_))
                | (Sort::Number, Target::Number(_))
        )
    };
    let verbs = game.registry().verbs();
    let orders = verbs.iter().flat_map(|(verb, sort)| {
        targets.iter().filter(|target| fits(*sort, target)).map(|target| Order { verb: *verb, on: *target })
    });
    orders.collect()
}

/// The prompt in full, the offer, and the answer about a single order all come from one rule: they never disagree, and
/// asking changes nothing.
#[test]
fn offers_refusals_and_probes_agree() {
    for seed in 0..6 {
        let mut game = started(if seed % 2 == 0 { &TWO } else { &FOUR }, Player::Random, seed);
        while let Some(record) = game.automatic_order() {
            let before = game.hash();
            let seat = game.prompt().unwrap().seat;
            let full = game.prompt_in_full().unwrap();
            let asked = game.prompt().unwrap().clone();
            assert_eq!(full.offered, asked.offered);
            assert_eq!(full.standing, asked.standing);
            assert_eq!(full.spans, asked.spans);
            assert!(asked.refused.is_empty(), "refusals cost only who asks for them");
            for order in every_order(&game) {
                let refused = full.refused.iter().find(|(o, _)| *o == order).map(|(_, why)| *why);
                match game.check(seat, order) {
                    Ok(()) => {
                        assert!(asked.takes(order), "{order:?}");
                        assert_eq!(refused, None, "{order:?}");
                    }
                    Err(why) => {
                        assert!(!asked.takes(order), "{order:?}");
                        // Numbers come as ranges and verbs of other questions not at all.
                        if why != WRONG_PHASE && !matches!(order.on, Target::Number(_)) {
                            assert_eq!(refused, Some(why), "{order:?}");
                        }
                        assert_eq!(game.submit(seat, order), Err(why));
                    }
                }
            }
            assert_eq!(game.hash(), before, "a refused order changes nothing");
            game.submit(record.seat, record.order).unwrap();
        }
    }
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
        for order in every_order(&game) {
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

#[test]
fn a_match_that_cannot_begin_says_why() {
    let mut game = table(&TWO);
    let good = || header(&TWO, Player::Person, 1);
    let mut key = |change: &dyn Fn(&mut Header)| {
        let mut header = good();
        change(&mut header);
        game.start(header).err().map(|problem| problem.key)
    };
    let option = |name: &'static str, setting: Setting| {
        move |header: &mut Header| drop(header.options.insert(name.to_owned(), setting.clone()))
    };
    assert_eq!(key(&|_| {}), None);
    assert_eq!(key(&|header| header.scenario = "feast".into()), None);
    assert_eq!(key(&|header| header.scenario = "hunt".into()).as_deref(), Some("scenario-unknown"));
    assert_eq!(key(&|header| drop(header.seats.pop())).as_deref(), Some("seats-wrong-number"));
    let level = |header: &mut Header| header.seats[0].player = Player::Script("godlike".into());
    assert_eq!(key(&level).as_deref(), Some("script-level-unknown"));
    assert_eq!(key(&option("gold", Setting::Number(50))), None);
    assert_eq!(key(&option("gold", Setting::Number(51))).as_deref(), Some("refusal-option_not_available"));
    assert_eq!(key(&option("gold", Setting::Switch(true))).as_deref(), Some("refusal-option_not_available"));
    assert_eq!(key(&option("golds", Setting::Number(1))).as_deref(), Some("option-unknown-near"));
    assert_eq!(key(&option("zzzzzzzz", Setting::Number(1))).as_deref(), Some("option-unknown"));
    assert_eq!(key(&option("dragons", Setting::Switch(false))), None);
    assert_eq!(key(&option("dragons", Setting::Switch(true))).as_deref(), Some("refusal-module_disabled"));
    let bad = game.start_from(good(), "gold galore").unwrap_err();
    assert_eq!(bad.key, "position-bad");
    game.start_from(good(), "[9, 0]").unwrap();
    assert_eq!(
        (game.prompt().unwrap().text, game.position(None)["court"]["gold"].clone()),
        ("toy-ask-march", json!([9, 0]))
    );
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for key in ["scenario-unknown", "seats-wrong-number", "script-level-unknown", "position-bad", "option-unknown"]
        {
            assert!(texts.has(key), "{lang}: {key}");
        }
    }
}

fn journal(game: &Match) -> Vec<String> {
    game.journal().iter().map(|record| game.write_order(*record)).collect()
}

/// A table that was used before plays as a new one does, whatever was left on it.
#[test]
fn a_table_can_be_used_again() {
    let mut used = table(&FOUR);
    for seed in 0..20 {
        used.remember(seed % 3 != 0);
        used.start(header(&FOUR, Player::Random, seed)).unwrap();
        let mut fresh = started(&FOUR, Player::Random, seed);
        assert_eq!(used.hash(), fresh.hash());
        used.play_on();
        fresh.play_on();
        assert_eq!(journal(&used), journal(&fresh));
        assert_eq!((used.hash(), used.outcome()), (fresh.hash(), fresh.outcome()));
    }
}

#[test]
fn rules_are_counted_without_a_chronicle() {
    let mut game = table(&TWO);
    game.remember(false);
    game.world_mut().resource_mut::<Chronicle>().count_rules();
    game.start(header(&TWO, Player::Random, 1)).unwrap();
    game.play_on();
    let chronicle = game.world().resource::<Chronicle>();
    assert!(chronicle.entries.is_empty());
    assert_eq!(chronicle.rule_uses().unwrap().get("T-9"), Some(&3));
    assert_eq!(game.can_undo(), Err(UndoStop::Beginning));
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
