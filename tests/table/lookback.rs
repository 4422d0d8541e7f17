//! Looking back at a match that is not over, that began in the middle, or that others look back at.
use super::*;
use crate::common::lookback::{look_everywhere, play, view};
use mesnie::table::protocol::sequence;

#[test]
fn one_table_shows_the_moments_of_several_matches() {
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
