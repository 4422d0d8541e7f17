//! The title, and the page for a new match.
use super::*;
use mesnie::desktop::face::Draw;
use mesnie::desktop::pages::saves::Scenario;
use mesnie::desktop::screens::setup::Offer;
use mesnie::desktop::screens::{setup, title};
use mesnie::desktop::session::match_setup::MatchSetup;
use mesnie::desktop::session::requests::Dialog;
use mesnie::table::presets::Presets;
use mesnie::table::text::locales::Lang;

#[test]
fn the_title_asks_for_what_its_buttons_say() {
    let texts = Texts::new(Lang::En);
    let cards = |sound: bool| {
        let emblem = AncientsFace.emblem();
        assert!(emblem.iter().flatten().flatten().all(|c| c.abs() <= 1.3), "an emblem fits its square");
        let quick = "You against the program.".to_owned();
        [title::Card {
            number: 3,
            id: "ancients",
            emblem,
            seats: (2, 2),
            sound,
            scenario: Scenario::Understood,
            rosters: false,
            quick,
        }]
    };
    let panel = |ui: &mut bevy_egui::egui::Ui| title::show(ui, &cards(true), None, &[], &texts);
    assert_eq!(click("Play: Ancient battle", panel), Some(Request::NewMatchOf(3)));
    assert_eq!(click("New match", panel), Some(Request::NewMatch));
    assert_eq!(click("Quick game", panel), Some(Request::QuickMatch(3)));
    assert_eq!(click("Quick game: Ancient battle", panel), Some(Request::QuickMatch(3)));
    assert_eq!(click("Load a match", panel), Some(Request::Open(Dialog::Saves)));
    assert_eq!(click("Quit", panel), Some(Request::Quit));
    assert_eq!(click("Français", panel), Some(Request::Language(Lang::Fr)));
    let broken = ["ancients/units.ron:3:5: wrong".to_owned()];
    assert_eq!(click("New match", |ui| title::show(ui, &cards(false), None, &broken, &texts)), None);
    for label in ["Play: Ancient battle", "Quick game", "Quick game: Ancient battle"] {
        assert_eq!(click(label, |ui| title::show(ui, &cards(false), None, &broken, &texts)), None, "{label}");
    }
}

#[test]
fn a_match_is_chosen_and_started() {
    let texts = Texts::new(Lang::En);
    let rules = rules();
    let specs = mesnie::games::ancients::Ancients.options(&rules.data);
    let none = Presets::default();
    let scenarios = ["battle".to_owned()];
    let offer = Offer {
        id: "ancients",
        games: vec![],
        side: &|_, label| format!("ancients-side-{label}"),
        seats: mesnie::games::ancients::Ancients.seats(),
        counts: 2..=2,
        face: &AncientsFace,
        scenarios: &scenarios,
        facts: &[],
        specs: &specs,
        levels: &["normal"],
        arms: vec![],
        rosters: None,
        presets: &none,
    };
    let match_setup = RefCell::new(MatchSetup::default());
    let panel = |ui: &mut bevy_egui::egui::Ui| setup::show(ui, &mut match_setup.borrow_mut(), &offer, &texts);
    assert_eq!(click("Without limit: the players have agreed to it", panel), None);
    assert_eq!(match_setup.borrow().undo, UndoLimit::Agreed);
    assert_eq!(match_setup.borrow().seats[0].player, Player::Person);
    assert_eq!(match_setup.borrow().seats[1].player, Player::Script("normal".into()));
    assert_eq!(click("Ready-made armies", panel), None);
    assert_eq!(match_setup.borrow().options["army_lists"], Setting::Switch(true));
    assert_eq!(click("Start the match", panel), Some(Request::Start));
    // A game for several numbers of players: those who stay keep their places, those who come are scripts.
    let labels: &[&str] = &["red", "blue", "red", "blue", "red", "blue"];
    let offer = Offer { seats: labels, counts: 3..=6, ..offer };
    let panel = |ui: &mut bevy_egui::egui::Ui| setup::show(ui, &mut match_setup.borrow_mut(), &offer, &texts);
    assert_eq!(click("5", panel), None);
    let seats = match_setup.borrow().seats.clone();
    assert_eq!((seats.len(), &seats[0].player), (5, &Player::Person));
    assert_eq!(seats[4].player, Player::Script("normal".into()));
    click("3", panel);
    assert_eq!(match_setup.borrow().seats, seats[..3]);
}

/// The page for a match and the title card of every game, expansions too, have all their words.
#[test]
fn a_match_of_every_game_can_be_set_up_in_both_languages() {
    for (game, lang) in mesnie::games::all().iter().flat_map(|game| Lang::ALL.map(|lang| (*game, lang))) {
        let face = mesnie::games::faces().iter().find(|face| face.game() == game.id()).expect("a face for every game");
        let rules = RuleSet::read(game, Source::built_in()).0.expect("sound rule data");
        let specs = game.options(&rules.data);
        let scenarios = game.scenarios(&rules.data);
        let texts = Texts::new(lang);
        let seats = game.seats();
        let offer = Offer {
            id: game.id(),
            games: vec![],
            side: &|scenario, label| game.side(&rules.data, scenario, label),
            seats,
            counts: game.seat_counts(),
            face: *face,
            scenarios: &scenarios,
            facts: &[],
            specs: &specs,
            levels: &["normal"],
            arms: (0..seats.len() as u8).map(|i| face.arms(&rules.data, Seat(i))).collect(),
            rosters: None,
            presets: &rules.presets,
        };
        let mut match_setup = MatchSetup::default();
        let mut harness = Harness::builder().with_size([1280.0, 3000.0]).build_ui(|ui| {
            drop(setup::show(ui, &mut match_setup, &offer, &texts));
        });
        harness.run_ok();
        drop(harness);
        let card = title::Card {
            number: 0,
            id: game.id(),
            emblem: face.emblem(),
            seats: (2, 2),
            sound: true,
            scenario: Scenario::Understood,
            rosters: true,
            quick: String::new(),
        };
        let mut harness =
            Harness::builder().build_ui(|ui| drop(title::show(ui, std::slice::from_ref(&card), None, &[], &texts)));
        harness.run_ok();
        assert_eq!(texts.faults(), Default::default(), "{} in {lang}", game.id());
    }
}

/// The screen for a new match names every scenario and says what it is about.
#[test]
fn every_scenario_has_its_words_in_both_languages() {
    for (game, lang) in mesnie::games::all().iter().flat_map(|game| Lang::ALL.map(|lang| (*game, lang))) {
        let texts = Texts::new(lang);
        for scenario in game.scenarios(&rules_of(game).data) {
            let key = format!("scenario-{}-{scenario}", game.id());
            assert!(texts.has(&key) && texts.has(&format!("{key}.hint")), "{key} in {lang}");
        }
    }
}

/// A game with one scenario shows no list; one with twenty shows them all, and of the options those of the chosen one.
#[test]
fn a_scenario_is_chosen_with_the_options_that_belong_to_it() {
    let texts = Texts::new(Lang::En);
    let rules = rules();
    let mut specs = mesnie::games::ancients::Ancients.options(&rules.data);
    let of_third: Vec<String> = vec!["scenario-3".into()];
    for spec in specs.iter_mut().filter(|spec| spec.name == "army_lists") {
        spec.scenarios = of_third.clone();
    }
    let twenty: Vec<String> = (1..=20).map(|n| format!("scenario-{n}")).collect();
    let match_setup = RefCell::new(MatchSetup::default());
    let seen = |scenarios: &[String], label: &str| {
        let offer = Offer {
            id: "ancients",
            games: vec![],
            side: &|_, label| format!("ancients-side-{label}"),
            seats: mesnie::games::ancients::Ancients.seats(),
            counts: 2..=2,
            face: &AncientsFace,
            scenarios,
            facts: &[],
            specs: &specs,
            levels: &["normal"],
            arms: vec![],
            rosters: None,
            presets: &Presets::default(),
        };
        let panel = |ui: &mut bevy_egui::egui::Ui| drop(setup::show(ui, &mut match_setup.borrow_mut(), &offer, &texts));
        let mut harness = Harness::builder().with_size([1200.0, 1600.0]).build_ui(panel);
        harness.run_ok();
        let found = harness.query_by_label(label).is_some();
        if found {
            // The list of scenarios shows a few of them at a time.
            harness.get_by_label(label).scroll_to_me();
            harness.run_ok();
            harness.get_by_label(label).click();
            harness.run_ok();
        }
        found
    };
    assert!(!seen(&twenty[..1], "Scenario") && !seen(&twenty[..1], "scenario-1"), "one scenario is no choice");
    assert!(seen(&twenty, "Scenario"));
    assert!(!seen(&twenty, "Ready-made armies"), "an option of another scenario is offered");
    assert!(seen(&twenty, "scenario-3"));
    assert_eq!(match_setup.borrow().scenario, "scenario-3");
    assert!(seen(&twenty, "Ready-made armies"));
    assert_eq!(match_setup.borrow().options["army_lists"], Setting::Switch(true));
    assert!(seen(&twenty, "scenario-20"));
    let chosen = match_setup.borrow().clone();
    assert_eq!((chosen.scenario.as_str(), chosen.options.len()), ("scenario-20", 0), "a foreign option is kept");
}

/// What was chosen for a game is there again for whoever has looked at another meanwhile.
#[test]
fn what_was_chosen_for_a_game_is_kept() {
    let mut chosen = MatchSetup { seed: "oak".into(), ..MatchSetup::default() };
    let first = chosen.clone();
    chosen.choose(2);
    assert_eq!((chosen.game, chosen.seed.as_str()), (2, ""));
    chosen.seed = "elm".into();
    chosen.choose(0);
    assert_eq!((chosen.game, chosen.seed.as_str()), (first.game, "oak"));
    chosen.choose(2);
    assert_eq!(chosen.seed, "elm");
}
