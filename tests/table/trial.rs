//! Orders tried out: what they promise is what comes of them, and they leave no trace.
use super::*;
use mesnie::table::play::matches;
use mesnie::table::play::trial::Trial;

/// Everything that must be as before.
fn state(game: &mut Match) -> (u64, Vec<Record>, usize, usize, Result<(), UndoStop>, Option<Seat>) {
    let asked = game.prompt().map(|prompt| prompt.seat);
    (game.hash(), game.journal().to_vec(), game.chronicle(None).count(), game.redoable(), game.can_undo(), asked)
}

#[test]
fn what_is_tried_out_leaves_no_trace_and_comes_true() {
    let (mut reversible, mut stopped, mut passed) = (0, 0, 0);
    for seed in 0..40_u64 {
        let mut game = started(&THREE, Player::Person, seed);
        let mut chance = seed.wrapping_mul(77).wrapping_add(5);
        for n in 0..60 {
            let Some(prompt) = game.prompt().cloned() else { break };
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let order = matches::random_order(&prompt, chance);
            if n % 7 == 3 && game.undo().is_ok() {
                // What can be played again stays so.
                let before = state(&mut game);
                let again = game.next_redo().expect("taken back");
                game.try_out(again.seat, &[again.order]).expect("it was on offer");
                assert_eq!(state(&mut game), before, "seed {seed}");
                assert!(game.redo());
            }
            let before = state(&mut game);
            let trial = game.try_out(prompt.seat, &[order]).expect("on offer");
            assert_eq!(state(&mut game), before, "seed {seed}, after {n} orders");
            game.submit(prompt.seat, order).expect("on offer");
            let asked = game.prompt().map(|prompt| prompt.seat);
            assert_eq!(trial, Trial { reversible: game.can_undo().is_ok(), asked }, "seed {seed}, after {n} orders");
            reversible += usize::from(trial.reversible);
            stopped += usize::from(!trial.reversible);
            passed += usize::from(asked != Some(prompt.seat));
        }
    }
    assert!(reversible > 20 && stopped > 20 && passed > 20, "{reversible} {stopped} {passed}");
}

#[test]
fn several_orders_are_tried_out_one_after_the_other() {
    let mut game = started(&TWO, Player::Person, 1);
    give(&mut game, &UP_TO_MARCH);
    let order = |game: &Match, text: &str| game.read_order(text).expect("an order").order;
    let (hire, greet) = (order(&game, "red hire foot"), order(&game, "red greet blue"));
    let before = state(&mut game);
    let trial = game.try_out(Seat(0), &[hire, greet]).expect("both are on offer");
    assert!(trial.reversible && trial.asked == Some(Seat(0)));
    // The players' agreement does not make a reveal one that can be taken back by mistake.
    let show = order(&game, "red show");
    game.limit_undo(UndoLimit::Agreed);
    assert!(!game.try_out(Seat(0), &[greet, show]).expect("both are on offer").reversible);
    game.limit_undo(UndoLimit::Usual);
    // The second is refused: neither was given.
    let offer = order(&game, "red offer 3");
    game.try_out(Seat(0), &[hire, offer]).expect_err("no bids any more");
    assert_eq!(state(&mut game), before);
}
