//! Looking back at a match: what it shows is what was there, to the last byte, and for every seat.
use super::*;
use mesnie::games::ancients::Ancients;
use mesnie::table::data::{Reader, Source};

/// All that a table shows of a match.
#[derive(Debug, PartialEq)]
struct View {
    hash: u64,
    journal: Vec<Record>,
    outcome: Option<Ended>,
    /// Position, question and chronicle as the table itself sees them, then as each seat does.
    seen: Vec<(String, String, Vec<Entry>)>,
    thoughts: usize,
    /// Which order each entry came of.
    orders: Vec<usize>,
}

fn view(game: &mut Match) -> View {
    let hash = game.hash();
    let seats = (0..game.header().seats.len() as u8).map(|seat| Some(Seat(seat)));
    let seen = |viewer: Option<Seat>| {
        let question = format!("{:?}", game.prompt_seen_by(viewer));
        (game.position(viewer).to_string(), question, game.chronicle(viewer).cloned().collect())
    };
    View {
        hash,
        journal: game.journal().to_vec(),
        outcome: game.outcome().cloned(),
        seen: [None].into_iter().chain(seats).map(seen).collect(),
        thoughts: game.thoughts().count(),
        orders: (0..game.chronicle(None).count()).map(|entry| game.orders_before_entry(entry)).collect(),
    }
}

/// Plays on at random and keeps what was there after each order.
fn play(game: &mut Match, most: usize) -> Vec<View> {
    let mut views = vec![view(game)];
    for _ in 0..most {
        let Some(Record { seat, order }) = game.automatic_order() else { break };
        game.submit(seat, order).unwrap();
        views.push(view(game));
    }
    views
}

/// Looks at every moment, forth and back and by leaps.
fn look_everywhere(game: &mut Match, views: &[View], onto: &mut Match) {
    let now = view(game);
    let leaps = (0..views.len()).map(|i| i * 7 % views.len());
    for orders in (0..views.len()).rev().chain(leaps) {
        assert!(game.look_back(orders, onto));
        assert!(onto.is_looking_back() && !game.is_looking_back());
        assert_eq!(view(onto), views[orders], "after {orders} orders");
    }
    assert!(!game.look_back(views.len(), onto));
    assert_eq!(view(game), now, "looking back has disturbed the match");
}

#[test]
fn looking_back_shows_what_was_there_to_every_seat() {
    for seed in 0..6 {
        let toy = if seed % 2 == 0 { &TWO } else { &FOUR };
        let mut game = started(toy, Player::Random, seed);
        let views = play(&mut game, usize::MAX);
        assert!(views.len() > 20 && game.outcome().is_some());
        let mut onto = game.shadow();
        look_everywhere(&mut game, &views, &mut onto);
        // The same table serves the next match, with other dice.
        let mut next = started(toy, Player::Random, seed + 100);
        let views = play(&mut next, 30);
        look_everywhere(&mut next, &views, &mut onto);
    }
}

#[test]
fn looking_back_shows_what_was_there_in_an_ancient_battle() {
    let data = Ancients.load(&Reader::new(Source::built_in())).unwrap();
    for level in [None, Some("easy")] {
        let mut game = Match::new(&Ancients, data.clone());
        let player = level.map_or(Player::Random, |level| Player::Script(level.to_owned()));
        let mut header = header(&TWO, player, 11);
        header.game = "ancients".into();
        game.start(header).unwrap();
        let views = play(&mut game, 180);
        let mut onto = table(&TWO);
        look_everywhere(&mut game, &views, &mut onto);
        assert_eq!(onto.thoughts().count() > 0, level.is_some());
    }
}

/// A position and forced dice are no part of the header.
#[test]
fn a_match_that_began_in_the_middle_is_looked_back_at_too() {
    let mut game = table(&FOUR);
    game.start_with(header(&FOUR, Player::Random, 1), Some("[9, 0, 3, 3]"), Some(&[6; 9])).unwrap();
    let views = play(&mut game, 40);
    let mut onto = started(&FOUR, Player::Person, 5);
    look_everywhere(&mut game, &views, &mut onto);
}

#[test]
fn what_was_taken_back_is_not_looked_back_at() {
    let mut game = started(&TWO, Player::Person, 1);
    give(&mut game, &UP_TO_MARCH);
    give(&mut game, &["red hire foot"]);
    let mut onto = game.shadow();
    assert!(game.look_back(5, &mut onto));
    game.undo().unwrap();
    let before = view(&mut onto);
    assert!(!game.look_back(5, &mut onto));
    assert_eq!(view(&mut onto), before, "nothing to be shown changes nothing");
    give(&mut game, &["red hire horse"]);
    assert!(game.look_back(5, &mut onto));
    assert_eq!(view(&mut onto), view(&mut game));
    // A batch keeps no moments: there is only the present.
    game.remember(false);
    game.start(header(&TWO, Player::Random, 1)).unwrap();
    game.play_on();
    assert!(!game.look_back(0, &mut onto));
    assert!(game.look_back(game.journal().len(), &mut onto));
    assert_eq!(onto.position(None), game.position(None));
}

#[test]
fn nobody_plays_a_match_that_is_looked_back_at() {
    let mut game = started(&TWO, Player::Random, 1);
    play(&mut game, 12);
    let mut onto = game.shadow();
    assert!(game.look_back(6, &mut onto));
    let before = view(&mut onto);
    let prompt = onto.prompt().unwrap().clone();
    for order in prompt.offered.iter().chain(&prompt.standing) {
        assert_eq!(onto.submit(prompt.seat, *order), Err(sequence::LOOKING_BACK));
    }
    assert_eq!((onto.automatic_order(), onto.play_on()), (None, 0));
    assert_eq!((onto.undo(), onto.undo_to(0)), (Err(UndoStop::LookingBack), Err(UndoStop::LookingBack)));
    onto.limit_undo(UndoLimit::Agreed);
    assert_eq!(onto.undo(), Err(UndoStop::LookingBack));
    assert!(!onto.redo() && onto.redoable() == 0);
    assert_eq!(view(&mut onto), before);
    // It can be looked back at from there, and be an ordinary table again.
    let mut further = onto.shadow();
    assert!(onto.look_back(3, &mut further) && !onto.look_back(7, &mut further));
    assert_eq!(further.journal(), &game.journal()[..3]);
    onto.start(header(&TWO, Player::Random, 1)).unwrap();
    assert!(!onto.is_looking_back() && onto.play_on() > 20);
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        assert!(texts.has(UndoStop::LookingBack.text()) && texts.has("refusal-looking_back"), "{lang}");
    }
}

#[test]
fn a_seat_s_last_decision_is_found() {
    let mut game = started(&TWO, Player::Person, 1);
    assert_eq!(game.last_decision_of(Seat(0)), None);
    give(&mut game, &UP_TO_MARCH);
    give(&mut game, &["red hire foot", "red rest", "blue hire foot"]);
    assert_eq!([0, 1, 2].map(|seat| game.last_decision_of(Seat(seat))), [Some(6), Some(7), None]);
    game.undo().unwrap();
    assert_eq!(game.last_decision_of(Seat(1)), Some(4));
}
