//! The title, and the page for a new match.
use super::*;
use mesnie::desktop::face::face_trait::Face;
use mesnie::desktop::screens::setup::{Draft, Offer};
use mesnie::desktop::screens::{setup, title};
use mesnie::desktop::session::requests::Dialog;
use mesnie::table::text::locales::Lang;

#[test]
fn the_title_asks_for_what_its_buttons_say() {
    let texts = Texts::new(Lang::En);
    let cards = |sound: bool| {
        let emblem = AncientsFace.emblem();
        assert!(emblem.iter().flatten().flatten().all(|c| c.abs() <= 1.3), "an emblem fits its square");
        [title::Card { number: 3, id: "ancients", emblem, seats: (2, 2), sound }]
    };
    let panel = |ui: &mut bevy_egui::egui::Ui| title::show(ui, &cards(true), None, &[], &texts);
    assert_eq!(click("Play: Ancient battle", panel), Some(Wish::NewMatchOf(3)));
    assert_eq!(click("New match", panel), Some(Wish::NewMatch));
    assert_eq!(click("Load a match", panel), Some(Wish::Open(Dialog::Saves)));
    assert_eq!(click("Quit", panel), Some(Wish::Quit));
    assert_eq!(click("Français", panel), Some(Wish::Language(Lang::Fr)));
    let broken = ["ancients/units.ron:3:5: wrong".to_owned()];
    assert_eq!(click("New match", |ui| title::show(ui, &cards(false), None, &broken, &texts)), None);
    assert_eq!(click("Play: Ancient battle", |ui| title::show(ui, &cards(false), None, &broken, &texts)), None);
}

#[test]
fn a_match_is_chosen_and_started() {
    let texts = Texts::new(Lang::En);
    let rules = rules();
    let specs = mesnie::games::ancients::Ancients.options(&rules.data);
    let offer = Offer {
        id: "ancients",
        base: None,
        seats: mesnie::games::ancients::Ancients.seats(),
        counts: 2..=2,
        face: &AncientsFace,
        specs: &specs,
        levels: &["normal"],
        arms: vec![],
    };
    let draft = RefCell::new(Draft::default());
    let panel = |ui: &mut bevy_egui::egui::Ui| setup::show(ui, &mut draft.borrow_mut(), &offer, &texts);
    assert_eq!(click("Without limit: the players have agreed to it", panel), None);
    assert_eq!(draft.borrow().undo, UndoLimit::Agreed);
    assert_eq!(draft.borrow().seats[0].player, Player::Person);
    assert_eq!(draft.borrow().seats[1].player, Player::Script("normal".into()));
    assert_eq!(click("Ready-made armies", panel), None);
    assert_eq!(draft.borrow().options["army_lists"], Setting::Switch(true));
    assert_eq!(click("Start the match", panel), Some(Wish::Start));
    // A game for several numbers of players: those who stay keep their places, those who come are scripts.
    let labels: &[&str] = &["red", "blue", "red", "blue", "red", "blue"];
    let offer = Offer { seats: labels, counts: 3..=6, ..offer };
    let panel = |ui: &mut bevy_egui::egui::Ui| setup::show(ui, &mut draft.borrow_mut(), &offer, &texts);
    assert_eq!(click("5", panel), None);
    let seats = draft.borrow().seats.clone();
    assert_eq!((seats.len(), &seats[0].player), (5, &Player::Person));
    assert_eq!(seats[4].player, Player::Script("normal".into()));
    click("3", panel);
    assert_eq!(draft.borrow().seats, seats[..3]);
}

/// The page for a match and the title card of every game, expansions too, have all their words.
#[test]
fn a_match_of_every_game_can_be_set_up_in_both_languages() {
    for (game, lang) in mesnie::games::all().iter().flat_map(|game| Lang::ALL.map(|lang| (*game, lang))) {
        let face = mesnie::games::faces().iter().find(|face| face.game() == game.id()).expect("a face for every game");
        let rules = RuleSet::read(game, Source::built_in()).0.expect("sound rule data");
        let specs = game.options(&rules.data);
        let texts = Texts::new(lang);
        let seats = game.seats();
        let offer = Offer {
            id: game.id(),
            base: game.base(),
            seats,
            counts: game.seat_counts(),
            face: *face,
            specs: &specs,
            levels: &["normal"],
            arms: (0..seats.len() as u8).map(|i| face.arms(&rules.data, Seat(i))).collect(),
        };
        let mut draft = Draft::default();
        let mut harness = Harness::builder().with_size([1280.0, 3000.0]).build_ui(|ui| {
            drop(setup::show(ui, &mut draft, &offer, &texts));
        });
        harness.run_ok();
        drop(harness);
        let card = title::Card { number: 0, id: game.id(), emblem: face.emblem(), seats: (2, 2), sound: true };
        let mut harness =
            Harness::builder().build_ui(|ui| drop(title::show(ui, std::slice::from_ref(&card), None, &[], &texts)));
        harness.run_ok();
        assert_eq!(texts.faults(), Default::default(), "{} in {lang}", game.id());
    }
}
