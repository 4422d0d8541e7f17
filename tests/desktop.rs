//! The window: panels by their labels without a screen, what a seat may see, and the real window on a screen of its own.
#![cfg(feature = "desktop")]
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::board::preview::Album;
use mesnie::desktop::face::face_trait::Face;
use mesnie::desktop::face::face_trait::Sight;
use mesnie::desktop::pages::{saves, summary};
use mesnie::desktop::panels::{army_shop, curtain, header, question};
use mesnie::desktop::screens::setup::{Draft, Offer};
use mesnie::desktop::screens::{setup, title};
use mesnie::desktop::session::requests::{Dialog, Wish};
use mesnie::desktop::session::table_session::Sitting;
use mesnie::desktop::session::view_model::{Audience, TableView};
use mesnie::games::ancients::view::AncientsFace;
use mesnie::table::data::Source;
use mesnie::table::play::matches;
use mesnie::table::play::replay;
use mesnie::table::prelude::*;
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

fn begin(players: [Player; 2], texts: &Texts) -> (Sitting, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let table = Match::new(&mesnie::games::ancients::Ancients, rules().data);
    let saves = Saves::at(folder.path());
    (Sitting::begin(1, table, header(players, 7), &saves, &AncientsFace, texts).expect("a match begins"), folder)
}

/// Shows a panel, clicks on what has this label, and gives what the panel asks for then.
fn click(label: &str, panel: impl Fn(&mut bevy_egui::egui::Ui) -> Option<Wish>) -> Option<Wish> {
    let wish = RefCell::new(None);
    {
        let mut harness = Harness::builder().with_size([1200.0, 800.0]).build_ui(|ui| {
            if let Some(wanted) = panel(ui) {
                *wish.borrow_mut() = Some(wanted);
            }
        });
        harness.run_ok();
        harness.get_by_label(label).click();
        harness.run_ok();
    }
    wish.into_inner()
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

/// N-11.01
#[test]
fn two_people_compose_behind_the_curtain() {
    let texts = Texts::new(Lang::En);
    let (mut sitting, _folder) = begin([Player::Person, Player::Person], &texts);
    assert_eq!(sitting.curtain, Some(Seat(0)));
    assert!(sitting.view.scene.pieces.is_empty() && sitting.view.log.is_empty() && sitting.view.question.is_none());
    assert!(sitting.muster(&texts).is_none() && sitting.open_prompt().is_none());
    let tincture = AncientsFace.tincture(Seat(0));
    let curtain = curtain::Curtain { name: "Red", tincture, film: false, news: &[] };
    let wish = click("I am Red", |ui| curtain::show(ui, &curtain, &texts));
    assert_eq!(wish, Some(Wish::LiftCurtain));
    sitting.lift_curtain(&texts);
    assert!(sitting.muster(&texts).is_some());
    // Red composes and confirms with the obvious orders; then the curtain falls for Blue.
    for _ in 0..2 {
        let order = sitting.obvious_order().expect("something obvious");
        sitting.give(&[order], &texts).expect("on offer");
    }
    assert_eq!(sitting.curtain, Some(Seat(1)));
    let bare = TableView { news: vec![], ..sitting.view.clone() };
    assert_eq!(bare, TableView::behind_curtain(&sitting.game, Seat(1), &texts));
    assert!(sitting.view.news.iter().all(|line| !line.text.contains("usual army")), "the curtain tells what Red did");
    sitting.lift_curtain(&texts);
    assert!(sitting.view.log.iter().all(|line| !line.text.contains("usual army")), "Blue reads what Red did in secret");
    // The armies, the deployments; then both look at the board together, without a curtain.
    for _ in 0..64 {
        sitting.lift_curtain(&texts);
        match sitting.game.prompt() {
            Some(p) if p.secret => {
                let order = sitting.obvious_order().expect("something obvious");
                sitting.give(&[order], &texts).expect("on offer");
            }
            _ => break,
        }
    }
    sitting.skip();
    assert_eq!(sitting.curtain, None);
    assert_eq!(sitting.view.question.as_ref().map(|q| q.mine), Some(true));
}

/// N-1.01, N-1.04
#[test]
fn an_army_is_composed_with_buttons() {
    let texts = Texts::new(Lang::En);
    let (mut sitting, _folder) = begin([Player::Person, Player::Random], &texts);
    assert_eq!(sitting.curtain, None, "a single person needs no curtain");
    let press = |sitting: &mut Sitting, label: &str| {
        let stall = sitting.muster(&texts).expect("composing");
        let says = |order| mesnie::desktop::session::view_model::teller(&sitting.game, &texts).order(order);
        let offer = |order| sitting.offer(order, &texts);
        let wish = click(label, |ui| army_shop::show(ui, &stall, &offer, &says, &texts));
        if let Some(Wish::Give(orders)) = &wish {
            sitting.give(orders, &texts).expect("a live button");
        }
        wish.is_some()
    };
    assert!(!press(&mut sitting, "Confirm the army"), "an empty army can be confirmed");
    assert!(press(&mut sitting, "One more: Elite 9"));
    assert!(!press(&mut sitting, "One more: Elite 9"), "there is one Elite 9 only");
    assert!(press(&mut sitting, "One less: Elite 9"));
    assert!(press(&mut sitting, "Take the usual army"));
    assert_eq!(sitting.muster(&texts).map(|m| m.spent), Some(50));
    assert!(press(&mut sitting, "Confirm the army"));
}

#[test]
fn the_prompt_bar_names_who_decides_and_gives_orders() {
    let texts = Texts::new(Lang::En);
    let (mut sitting, _folder) = begin([Player::Person, Player::Random], &texts);
    for _ in 0..2 {
        let order = sitting.obvious_order().expect("something obvious");
        sitting.give(&[order], &texts).expect("on offer");
    }
    let view = sitting.view.clone();
    let wish = click("Deploy everything in the usual way", |ui| {
        question::show(ui, &view, false, &mut BTreeMap::new(), &texts)
    });
    let Some(Wish::Give(orders)) = wish else { panic!("{wish:?}") };
    sitting.give(&orders, &texts).expect("on offer");
    assert_eq!(
        sitting.view.scene.pieces.len(),
        sitting.view.scene.pieces.iter().filter(|p| p.owner == Seat(0)).count()
    );
    // The order can be taken back with the button above the board, and played again.
    let view = sitting.view.clone();
    assert_eq!(click("Undo", |ui| header::show(ui, &view, false, false, &texts)), Some(Wish::Undo));
    sitting.undo(&texts).expect("nothing stops it");
    assert!(sitting.view.scene.pieces.is_empty());
    let view = sitting.view.clone();
    assert_eq!(click("Redo", |ui| header::show(ui, &view, false, false, &texts)), Some(Wish::Redo));
    sitting.redo(&texts);
    assert!(!sitting.view.scene.pieces.is_empty());
}

#[test]
fn saves_and_summary_ask_for_what_their_buttons_say() {
    let texts = Texts::new(Lang::Fr);
    assert_eq!(click("Quitter vers la page de titre", |ui| saves::show_menu(ui, None, &texts)), Some(Wish::ToTitle));
    assert_eq!(click("Fermer", |ui| saves::show_list(ui, &mut Album::default(), |_, _| (), &texts)), Some(Wish::Close));
    let save = |ui: &mut bevy_egui::egui::Ui| saves::show_save_as(ui, &mut "soir".to_owned(), |_| false, &texts);
    assert_eq!(click("Sauvegarder", save), Some(Wish::SaveAs("soir".into())));
    let (mut sitting, _folder) = begin([Player::Person, Player::Random], &texts);
    let concede = *sitting.open_prompt().and_then(|p| p.standing.last()).expect("conceding is always possible");
    assert!(AncientsFace.confirmation(concede).is_some());
    sitting.give(&[concede], &texts).expect("always possible");
    let ending = sitting.view.ended.clone().expect("the match is over");
    assert!(ending.headline.contains("Bleu"), "{}", ending.headline);
    assert_eq!(click("Revanche", |ui| summary::show(ui, &ending, &texts)), Some(Wish::Rematch));
}

/// A person plays a whole match with clicks on places; scripts answer. Nothing on the board is dead that is lit.
#[test]
fn a_match_is_played_by_clicks_on_the_board() {
    let texts = Texts::new(Lang::En);
    let (mut sitting, folder) = begin([Player::Person, Player::Random], &texts);
    let mut clicks = 0_usize;
    for turn in 0..20_000 {
        sitting.skip();
        if sitting.game.outcome().is_some() && !sitting.is_busy() {
            break;
        }
        if sitting.open_prompt().is_none() {
            sitting.pass_time(1.0, &texts);
            continue;
        }
        let places: Vec<Place> = sitting.view.marks.iter().map(|m| m.place).collect();
        let orders = match places.get(turn % places.len().max(1)) {
            Some(place) if !(turn % 7 == 0 && sitting.obvious_order().is_some()) => {
                let choices = sitting.choices(*place, None, &texts);
                let _ = sitting.forecasts(*place, None, &texts);
                assert!(!choices.is_empty(), "a lit place does nothing");
                choices[turn % choices.len()].orders.clone()
            }
            _ => match sitting.obvious_order() {
                Some(order) => vec![order],
                None => vec![sitting.open_prompt().expect("asked").offered[0]],
            },
        };
        sitting.give(&orders, &texts).expect("what is lit is on offer");
        clicks += 1;
    }
    assert!(sitting.game.outcome().is_some(), "the match did not end after {clicks} clicks");
    assert!(sitting.view.ended.is_some());
    assert_eq!(texts.faults().keys().filter(|key| !key.is_empty()).collect::<Vec<_>>(), Vec::<&String>::new());
    // The journal on the disk is the match.
    let saved = Saves::at(folder.path()).list();
    let loaded = replay::load(&saved[0].path, mesnie::games::all()).expect("a sound file");
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
    let stall = AncientsFace.muster(&sight, &tell);
    let sheets: Vec<_> = table.names().piece_ids().map(|piece| AncientsFace.sheet(&sight, piece, &tell)).collect();
    format!("{}\n{:?}\n{:?}", serde_json::to_string(&view).expect("a view is plain data"), stall, sheets)
}
