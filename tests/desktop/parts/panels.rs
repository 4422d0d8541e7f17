//! Parts of the panels: coins of a purse, the cards of a hand, chances in percent.
mod coins {
    use mesnie::desktop::panels::hand::coins::Purse;
    use mesnie::desktop::platform::settings::Pace;
    use mesnie::table::prelude::Seat;

    #[test]
    fn a_change_is_under_way_for_a_moment_and_only_to_its_own_seat() {
        let (seat, other) = (Seat(0), Seat(1));
        let mut purse = Purse::default();
        purse.look(seat, 100, Pace::Usual, 0.0);
        assert_eq!(purse.change, None, "a match that is opened has earned before");
        purse.look(seat, 400, Pace::Usual, 1.0);
        assert_eq!(purse.change, Some((300, 1.0)));
        purse.look(seat, 400, Pace::Usual, 1.5);
        assert_eq!(purse.change, Some((300, 1.0)), "it goes on");
        purse.look(seat, 400, Pace::Usual, 4.0);
        assert_eq!(purse.change, None, "it is over");
        purse.look(seat, 100, Pace::Usual, 5.0);
        assert_eq!(purse.change, Some((-300, 5.0)));
        purse.look(other, 700, Pace::Usual, 5.1);
        assert_eq!(purse.change, None, "nobody sees what another has paid");
        purse.look(other, 500, Pace::Off, 6.0);
        assert_eq!(purse.change, None, "nothing moves");
    }
}

mod fan {
    use bevy_egui::egui::vec2;
    use mesnie::desktop::panels::hand::fan::{Fan, LEAST};

    #[test]
    fn every_card_of_a_hand_is_reached_whatever_the_room() {
        for cards in 1..12 {
            for wide in [200.0, 284.0, 362.0, 620.0, 1200.0] {
                for high in [60.0, 112.0, 150.0, 240.0] {
                    let fan = Fan::of(cards, vec2(wide, high));
                    assert!(fan.step >= LEAST, "{cards} in {wide}: {fan:?}");
                    let fits = fan.size.x + LEAST * cards.saturating_sub(1) as f32 <= wide;
                    assert!(!fits || fan.width(cards) <= wide + 0.01, "{cards} in {wide}: {fan:?}");
                    assert!(fan.covers || fan.step >= fan.size.x);
                }
            }
        }
        // Three cards beside a question lie side by side in a window of 1280 by 800 points.
        assert!(!Fan::of(3, vec2(362.0, 150.0)).covers);
    }
}

mod sheet {
    use mesnie::desktop::panels::sheet::percent;
    use mesnie::table::prelude::{Lang, Texts};

    #[test]
    fn small_chances_are_not_rounded_away() {
        let texts = Texts::new(Lang::En);
        assert_eq!(
            [(1, 36), (18, 36), (0, 36), (36, 36), (1, 25)].map(|(n, of)| percent(n, of, &texts)),
            ["2.8", "50", "0", "100", "4"]
        );
        let nearly = [(1, 1_000_000), (999_999, 1_000_000), (0, 1_000_000)];
        assert_eq!(nearly.map(|(n, of)| percent(n, of, &texts)), ["<\u{a0}0.1", ">\u{a0}99.9", "0"]);
    }
}
