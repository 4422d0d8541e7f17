//! The window: panels by their labels without a screen, what a seat may see, and the real window on a screen of its own.
#![cfg(feature = "desktop")]
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::board::preview::Album;
use mesnie::desktop::face::Sight;
use mesnie::desktop::face::{Decide, Describe, Draw, Face};
use mesnie::desktop::pages::{saves, summary};
use mesnie::desktop::panels::{army_shop, curtain, header, question};
use mesnie::desktop::screens::setup::Offer;
use mesnie::desktop::screens::{setup, title};
use mesnie::desktop::session::Session;
use mesnie::desktop::session::audience::Audience;
use mesnie::desktop::session::match_setup::MatchSetup;
use mesnie::desktop::session::requests::{Dialog, Request};
use mesnie::desktop::session::view_model::TableView;
use mesnie::games::ancients::view::AncientsFace;
use mesnie::table::data::Source;
use mesnie::table::play::matches;
use mesnie::table::prelude::*;
use mesnie::table::saves::format;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;
use std::collections::BTreeMap;

#[path = "desktop/arms.rs"]
mod arms;
#[path = "desktop/designers.rs"]
mod designers;
#[path = "desktop/desk.rs"]
mod desk;
#[path = "desktop/effort.rs"]
mod effort;
#[path = "desktop/fief.rs"]
mod fief;
#[path = "desktop/hand.rs"]
mod hand;
#[path = "desktop/inspector.rs"]
mod inspector;
#[path = "desktop/keys.rs"]
mod keys;
#[path = "desktop/lessons.rs"]
mod lessons;
#[path = "desktop/maps.rs"]
mod maps;
#[path = "desktop/orders.rs"]
mod orders;
#[path = "desktop/past.rs"]
mod past;
#[path = "desktop/pictures.rs"]
mod pictures;
#[path = "desktop/questions.rs"]
mod questions;
#[path = "desktop/settings.rs"]
mod settings;
#[path = "desktop/sounds.rs"]
mod sounds;
#[path = "desktop/table.rs"]
mod table;
#[path = "desktop/tactique.rs"]
mod tactique;
#[path = "desktop/window.rs"]
mod window;

fn rules() -> RuleSet {
    rules_of(&mesnie::games::ancients::Ancients)
}

fn rules_of(game: &dyn Game) -> RuleSet {
    RuleSet::read(game, Source::built_in()).0.expect("sound rule data")
}
/// The header of a match of this game with these players.
fn header_of(game: &dyn Game, rules: &RuleSet, seed: u64, options: &[(&str, Setting)], players: &[Player]) -> Header {
    Header {
        game: game.id().into(),
        scenario: String::new(),
        options: options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect(),
        seed,
        seats: players.iter().cloned().map(SeatSetup::of).collect(),
        undo: UndoLimit::Usual,
        data: rules.files.clone(),
    }
}
/// A match of so many persons.
fn begin_of(game: &'static dyn Game, seats: usize, seed: u64, options: &[(&str, Setting)]) -> Match {
    let rules = rules_of(game);
    let mut table = Match::new(game, rules.data.clone());
    table.start(header_of(game, &rules, seed, options, &vec![Player::Person; seats])).expect("a match");
    table
}
fn header(players: [Player; 2], seed: u64) -> Header {
    header_of(&mesnie::games::ancients::Ancients, &rules(), seed, &[], &players)
}

fn begin(players: [Player; 2], texts: &Texts) -> (Session, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let table = Match::new(&mesnie::games::ancients::Ancients, rules().data);
    let saves = Saves::at(folder.path());
    (Session::begin(1, table, header(players, 7), &saves, &AncientsFace, texts).expect("a match begins"), folder)
}

/// Shows a panel, clicks on what has this label, and gives what the panel asks for then.
fn click(label: &str, panel: impl Fn(&mut bevy_egui::egui::Ui) -> Option<Request>) -> Option<Request> {
    let request = RefCell::new(None);
    {
        let mut harness = Harness::builder().with_size([1200.0, 800.0]).build_ui(|ui| {
            if let Some(wanted) = panel(ui) {
                *request.borrow_mut() = Some(wanted);
            }
        });
        harness.run_ok();
        harness.get_by_label(label).click();
        harness.run_ok();
    }
    request.into_inner()
}

#[test]
fn the_title_asks_for_what_its_buttons_say() {
    let texts = Texts::new(Lang::En);
    let cards = |sound: bool| {
        let emblem = AncientsFace.emblem();
        assert!(emblem.iter().flatten().flatten().all(|c| c.abs() <= 1.3), "an emblem fits its square");
        [title::Card { number: 3, id: "ancients", emblem, seats: (2, 2), sound }]
    };
    let panel = |ui: &mut bevy_egui::egui::Ui| title::show(ui, &cards(true), None, &[], &texts);
    assert_eq!(click("Play: Ancient battle", panel), Some(Request::NewMatchOf(3)));
    assert_eq!(click("New match", panel), Some(Request::NewMatch));
    assert_eq!(click("Load a match", panel), Some(Request::Open(Dialog::Saves)));
    assert_eq!(click("Quit", panel), Some(Request::Quit));
    assert_eq!(click("Français", panel), Some(Request::Language(Lang::Fr)));
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
        scenarios: &[],
        specs: &specs,
        levels: &["normal"],
        arms: vec![],
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
            base: game.base(),
            seats,
            counts: game.seat_counts(),
            face: *face,
            scenarios: &scenarios,
            specs: &specs,
            levels: &["normal"],
            arms: (0..seats.len() as u8).map(|i| face.arms(&rules.data, Seat(i))).collect(),
        };
        let mut match_setup = MatchSetup::default();
        let mut harness = Harness::builder().with_size([1280.0, 3000.0]).build_ui(|ui| {
            drop(setup::show(ui, &mut match_setup, &offer, &texts));
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
            base: None,
            seats: mesnie::games::ancients::Ancients.seats(),
            counts: 2..=2,
            face: &AncientsFace,
            scenarios,
            specs: &specs,
            levels: &["normal"],
            arms: vec![],
        };
        let panel = |ui: &mut bevy_egui::egui::Ui| drop(setup::show(ui, &mut match_setup.borrow_mut(), &offer, &texts));
        let mut harness = Harness::builder().with_size([1200.0, 1600.0]).build_ui(panel);
        harness.run_ok();
        let found = harness.query_by_label(label).is_some();
        if found {
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

/// N-11.01
#[test]
fn two_people_compose_behind_the_curtain() {
    let texts = Texts::new(Lang::En);
    let (mut session, _folder) = begin([Player::Person, Player::Person], &texts);
    assert_eq!(session.curtain, Some(Seat(0)));
    assert!(session.view.scene.pieces.is_empty() && session.view.log.is_empty() && session.view.question.is_none());
    assert!(session.army_shop(&texts).is_none() && session.open_prompt().is_none());
    let tincture = AncientsFace.tincture(Seat(0));
    let curtain = curtain::Curtain { name: "Red", tincture, film: false, news: &[] };
    let request = click("I am Red", |ui| curtain::show(ui, &curtain, &texts));
    assert_eq!(request, Some(Request::LiftCurtain));
    session.lift_curtain(&texts);
    assert!(session.army_shop(&texts).is_some());
    // Red composes and confirms with the obvious orders; then the curtain falls for Blue.
    for _ in 0..2 {
        let order = session.obvious_order().expect("something obvious");
        session.give(&[order], &texts).expect("on offer");
    }
    assert_eq!(session.curtain, Some(Seat(1)));
    let bare = TableView { news: vec![], ..session.view.clone() };
    assert_eq!(bare, TableView::behind_curtain(&session.game, Seat(1), &texts));
    assert!(session.view.news.iter().all(|line| !line.text.contains("usual army")), "the curtain tells what Red did");
    session.lift_curtain(&texts);
    assert!(session.view.log.iter().all(|line| !line.text.contains("usual army")), "Blue reads what Red did in secret");
    // The armies, the deployments; then both look at the board together, without a curtain.
    for _ in 0..64 {
        session.lift_curtain(&texts);
        match session.game.prompt() {
            Some(p) if p.secret => {
                let order = session.obvious_order().expect("something obvious");
                session.give(&[order], &texts).expect("on offer");
            }
            _ => break,
        }
    }
    session.skip();
    assert_eq!(session.curtain, None);
    assert_eq!(session.view.question.as_ref().map(|q| q.mine), Some(true));
}

/// N-1.01, N-1.04
#[test]
fn an_army_is_composed_with_buttons() {
    let texts = Texts::new(Lang::En);
    let (mut session, _folder) = begin([Player::Person, Player::Random], &texts);
    assert_eq!(session.curtain, None, "a single person needs no curtain");
    let press = |session: &mut Session, label: &str| {
        let shop = session.army_shop(&texts).expect("composing");
        let says = |order| mesnie::desktop::session::view_model::teller(&session.game, &texts).order(order);
        let offer = |order| session.offer(order, &texts);
        let request = click(label, |ui| army_shop::show(ui, &shop, &offer, &says, &texts));
        if let Some(Request::Give(orders)) = &request {
            session.give(orders, &texts).expect("a live button");
        }
        request.is_some()
    };
    assert!(!press(&mut session, "Confirm the army"), "an empty army can be confirmed");
    assert!(press(&mut session, "One more: Elite 9"));
    assert!(!press(&mut session, "One more: Elite 9"), "there is one Elite 9 only");
    assert!(press(&mut session, "One less: Elite 9"));
    assert!(press(&mut session, "Take the usual army"));
    assert_eq!(session.army_shop(&texts).map(|m| m.spent), Some(50));
    assert!(press(&mut session, "Confirm the army"));
}

#[test]
fn the_prompt_bar_names_who_decides_and_gives_orders() {
    let texts = Texts::new(Lang::En);
    let (mut session, _folder) = begin([Player::Person, Player::Random], &texts);
    for _ in 0..2 {
        let order = session.obvious_order().expect("something obvious");
        session.give(&[order], &texts).expect("on offer");
    }
    let view = session.view.clone();
    let request = click("Deploy everything in the usual way", |ui| {
        question::show(ui, &view, false, &mut BTreeMap::new(), &texts)
    });
    let Some(Request::Give(orders)) = request else { panic!("{request:?}") };
    session.give(&orders, &texts).expect("on offer");
    assert_eq!(
        session.view.scene.pieces.len(),
        session.view.scene.pieces.iter().filter(|p| p.owner == Seat(0)).count()
    );
    // The order can be taken back with the button above the board, and played again.
    let view = session.view.clone();
    assert_eq!(click("Undo", |ui| header::show(ui, &view, false, false, &texts)), Some(Request::Undo));
    session.undo(&texts).expect("nothing stops it");
    assert!(session.view.scene.pieces.is_empty());
    let view = session.view.clone();
    assert_eq!(click("Redo", |ui| header::show(ui, &view, false, false, &texts)), Some(Request::Redo));
    session.redo(&texts);
    assert!(!session.view.scene.pieces.is_empty());
}

#[test]
fn saves_and_summary_ask_for_what_their_buttons_say() {
    let texts = Texts::new(Lang::Fr);
    assert_eq!(click("Quitter vers la page de titre", |ui| saves::show_menu(ui, None, &texts)), Some(Request::ToTitle));
    assert_eq!(
        click("Fermer", |ui| saves::show_list(ui, &mut Album::default(), |_, _| (), &texts)),
        Some(Request::Close)
    );
    let save = |ui: &mut bevy_egui::egui::Ui| saves::show_save_as(ui, &mut "soir".to_owned(), |_| false, &texts);
    assert_eq!(click("Sauvegarder", save), Some(Request::SaveAs("soir".into())));
    let (mut session, _folder) = begin([Player::Person, Player::Random], &texts);
    let concede = *session.open_prompt().and_then(|p| p.standing.last()).expect("conceding is always possible");
    assert!(AncientsFace.confirmation(concede).is_some());
    session.give(&[concede], &texts).expect("always possible");
    let ending = session.view.ended.clone().expect("the match is over");
    assert!(ending.headline.contains("Bleu"), "{}", ending.headline);
    assert_eq!(click("Revanche", |ui| summary::show(ui, &ending, &texts)), Some(Request::Rematch));
}

/// A person plays a whole match with clicks on places; scripts answer. Nothing on the board is dead that is lit.
#[test]
fn a_match_is_played_by_clicks_on_the_board() {
    let texts = Texts::new(Lang::En);
    let (mut session, folder) = begin([Player::Person, Player::Random], &texts);
    let mut clicks = 0_usize;
    for turn in 0..20_000 {
        session.skip();
        if session.game.outcome().is_some() && !session.is_busy() {
            break;
        }
        if session.open_prompt().is_none() {
            session.pass_time(1.0, &texts);
            continue;
        }
        let places: Vec<Place> = session.view.marks.iter().map(|m| m.place).collect();
        let orders = match places.get(turn % places.len().max(1)) {
            Some(place) if !(turn % 7 == 0 && session.obvious_order().is_some()) => {
                let choices = session.choices(*place, None, &texts);
                let _ = session.forecasts(*place, None, &texts);
                assert!(!choices.is_empty(), "a lit place does nothing");
                choices[turn % choices.len()].orders.clone()
            }
            _ => match session.obvious_order() {
                Some(order) => vec![order],
                None => vec![session.open_prompt().expect("asked").offered[0]],
            },
        };
        session.give(&orders, &texts).expect("what is lit is on offer");
        clicks += 1;
    }
    assert!(session.game.outcome().is_some(), "the match did not end after {clicks} clicks");
    assert!(session.view.ended.is_some());
    assert_eq!(texts.faults().keys().filter(|key| !key.is_empty()).collect::<Vec<_>>(), Vec::<&String>::new());
    // The journal on the disk is the match.
    let saved = Saves::at(folder.path()).list();
    let loaded = format::load(&saved[0].path, mesnie::games::all()).expect("a sound file");
    assert!(loaded.problem.is_none() && loaded.game_match.outcome().is_some());
}

/// What one seat sees does not depend on what it may not see: the other's army and deployment, the dice to come.
#[test]
fn a_view_tells_nothing_that_its_seat_may_not_see() {
    let texts = Texts::new(Lang::En);
    let data = rules().data;
    // Who stands by sees no more than all of them.
    let viewers = [Seat(0), Seat(1), Seat::BYSTANDER];
    for (viewer, seed) in (0..6_u64).flat_map(|seed| viewers.map(|viewer| (viewer, seed))) {
        let mut tables: Vec<Match> = (0..2)
            .map(|i| {
                let mut table = Match::new(&mesnie::games::ancients::Ancients, data.clone());
                // Another seed: other dice to come.
                table.start(header([Player::Person, Player::Person], 2 * seed + i)).expect("a match");
                table
            })
            .collect();
        for decision in 0..4 {
            for (i, table) in tables.iter_mut().enumerate() {
                let asked = table.prompt().expect("asked").seat;
                // The viewer orders the same at both tables, the other one something else at each.
                let mut chance = if asked == viewer { seed + 11 } else { 1000 * seed + 17 * i as u64 + decision };
                while table.prompt().is_some_and(|p| p.seat == asked && p.secret) {
                    chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    let order = matches::random_order(table.prompt().expect("asked"), chance);
                    table.submit(asked, order).expect("on offer");
                }
            }
            if tables[0].prompt().is_none_or(|p| !p.secret) {
                break;
            }
            let views: Vec<String> = tables.iter_mut().map(|table| seen_by(table, viewer, &texts)).collect();
            assert_eq!(views[0], views[1], "{viewer:?}, seed {seed}, after decision {decision}");
        }
    }
}

/// Everything that the window reads for a seat, as text.
fn seen_by(table: &mut Match, viewer: Seat, texts: &Texts) -> String {
    let audience = Audience { holder: Some(viewer), ..Audience::of(table) };
    let asked = table.prompt().is_some_and(|p| p.seat == viewer);
    let refused = if asked { table.prompt_in_full().map(|p| p.refused).unwrap_or_default() } else { vec![] };
    let scenery = AncientsFace.scenery(&Sight::new(table, Some(viewer)));
    let view = TableView::build(table, &refused, &AncientsFace, &scenery, &audience, texts);
    let sight = Sight::new(table, Some(viewer));
    let tell = mesnie::desktop::session::view_model::teller(table, texts);
    let shop = AncientsFace.army_shop(&sight, &tell);
    let sheets: Vec<_> = table.names().piece_ids().map(|piece| AncientsFace.sheet(&sight, piece, &tell)).collect();
    format!("{}\n{:?}\n{:?}", serde_json::to_string(&view).expect("a view is plain data"), shop, sheets)
}
