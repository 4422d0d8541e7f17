//! The dice of whole battles.
use super::*;
use mesnie::table::play::dice_stats::by_seat;

/// The dice of whole battles are fair ones; faces drawn from a deck are left out, the rally dice among them are not.
#[test]
fn the_dice_of_battles_are_judged_and_the_decks_are_not() {
    let texts = Texts::new(Lang::En);
    for (mode, drawn) in [("Plain", false), ("RerollLogo", false), ("Deck", true)] {
        let mut game = CASE.started(&[("dice_mode", word(mode))], 2, 3, script("normal"));
        game.play_on();
        let seats = by_seat(game.chronicle(None), &[]);
        assert_eq!(seats.iter().map(|seat| seat.seat).collect::<Vec<_>>(), [Seat(0), Seat(1)]);
        let tell = Narrator { texts: &texts, names: game.names(), game: "ancients", base: None };
        for seat in seats {
            assert_eq!(seat.drawn > 5, drawn, "{mode}: {seat:?}");
            assert_eq!(seat.sentence_of_draws(&tell).is_some(), drawn);
            let kinds: Vec<&[i32]> = seat.dice.iter().map(|die| die.faces.as_slice()).collect();
            assert!(kinds.iter().all(|faces| *faces == [1, 2, 3, 4, 5, 6] || !drawn), "{mode}: {kinds:?}");
            assert!(seat.odds.is_none_or(|odds| odds.as_far > 1e-6), "{mode}: {seat:?}");
            assert!(drawn || seat.rolls > 5);
        }
    }
    assert_eq!(texts.faults(), Default::default());
}
