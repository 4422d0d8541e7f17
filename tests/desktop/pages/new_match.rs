//! The page for a new match: who plays is always in sight, and what was chosen is there again.
use crate::desktop::match_files::{ask, window};
use crate::desktop::rules_of;
use bevy_egui::egui::{self, Rect};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::platform::library::Library;
use mesnie::desktop::platform::settings::{Preferences, SettingsFile};
use mesnie::desktop::screens::setup::{self, Offer};
use mesnie::desktop::session::Session;
use mesnie::desktop::session::match_setup::MatchSetup;
use mesnie::desktop::session::requests::Request;
use mesnie::desktop::theme;
use mesnie::table::data::{Reader, Source};
use mesnie::table::play::lesson::lessons;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;

/// Draws the page of a game in a window of this size.
fn in_window(
    game: &'static dyn Game,
    texts: &Texts,
    size: [f32; 2],
    facts: &[String],
    look: impl FnOnce(&mut Harness),
) {
    let rules = rules_of(game);
    let face = mesnie::games::faces().iter().find(|face| face.game() == game.id()).expect("a face");
    let (scenarios, specs, seats) = (game.scenarios(&rules.data), game.options(&rules.data), game.seats());
    let offer = Offer {
        id: game.id(),
        games: mesnie::games::all().iter().map(|game| game.id()).enumerate().collect(),
        side: &|scenario, label| game.side(&rules.data, scenario, label),
        seats,
        counts: game.seat_counts(),
        face: *face,
        scenarios: &scenarios,
        facts,
        specs: &specs,
        levels: &["easy", "normal", "hard"],
        arms: (0..seats.len() as u8).map(|i| face.arms(&rules.data, Seat(i))).collect(),
        rosters: None,
        presets: &rules.presets,
    };
    let chosen = RefCell::new(MatchSetup::default());
    let panel = |ui: &mut egui::Ui| drop(setup::show(ui, &mut chosen.borrow_mut(), &offer, texts));
    // The window has an edge all around the page.
    let mut harness = Harness::builder().with_size(size.map(|side| side - 36.0)).build_ui(panel);
    theme::apply_style(&harness.ctx, theme::Look::default());
    harness.run_steps(4);
    look(&mut harness);
}

/// Who plays is chosen without scrolling, whatever options and scenarios a game has, and the match is begun.
#[test]
fn who_plays_is_in_sight_in_a_small_window() {
    let fact = ["The battle lasts at most 15 turns.".to_owned()];
    for (game, lang) in mesnie::games::all().iter().flat_map(|game| Lang::ALL.map(|lang| (*game, lang))) {
        let texts = Texts::new(lang);
        for size in [[1024.0, 700.0], [1280.0, 800.0], [1920.0, 1080.0]] {
            in_window(game, &texts, size, &fact, |harness| {
                let at = format!("{} in {lang}, {size:?}", game.id());
                let start = harness.get_by_label(&texts.get("desktop-start")).rect();
                assert!(Rect::from_min_size(egui::Pos2::ZERO, size.into()).contains_rect(start), "{at}: {start:?}");
                let random = format!(": {}", texts.get("setup-random"));
                let random = random.trim_start_matches(':').trim();
                let seats: Vec<Rect> = (harness.query_all_by_label_contains(random))
                    .map(|node| node.rect())
                    .filter(|rect| rect.left() < size[0] * 0.42)
                    .collect();
                let fewest = *game.seat_counts().start();
                assert!(seats.len() >= fewest, "{at}: {} seats", seats.len());
                assert!(seats.iter().all(|seat| seat.bottom() < start.top()), "{at}: {seats:?} above {start:?}");
                // What is known of the match stands in sight too, above what is told of an option.
                let below = harness.get_by_label(&texts.get("setup-point-at")).rect().top();
                let fact = harness.get_by_label(&fact[0]).rect();
                assert!(fact.bottom() < below && fact.right() <= size[0], "{at}: {fact:?}");
                let scenarios = game.scenarios(&rules_of(game).data);
                for scenario in scenarios.iter().filter(|_| scenarios.len() > 1) {
                    let name = texts.get(&format!("scenario-{}-{scenario}", game.id()));
                    let row = harness.get_by_label(&name).rect();
                    assert!(row.bottom() < below && row.right() <= size[0] - 36.0, "{at}, {name}: {row:?}");
                }
            });
        }
    }
}

fn number(id: &str) -> usize {
    mesnie::games::all().iter().position(|game| game.id() == id).expect("a game")
}

/// After a lesson the page shows its game, and what was chosen for other games is not forgotten.
#[test]
fn the_page_shows_the_game_that_was_just_played() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut world = window(folder.path());
    ask(&mut world, Request::NewMatchOf(number("fief")));
    world.resource_mut::<MatchSetup>().seed = "oak".into();
    let lesson = lessons(&Reader::new(Source::built_in()), "anarchy").into_iter().next().expect("a lesson");
    ask(&mut world, Request::TakeLesson(lesson.file));
    ask(&mut world, Request::NewMatch);
    assert_eq!(world.resource::<MatchSetup>().game, number("anarchy"));
    ask(&mut world, Request::QuickMatch(number("anarchy")));
    let quick = world.resource::<MatchSetup>().clone();
    ask(&mut world, Request::NewMatch);
    assert_eq!(*world.resource::<MatchSetup>(), quick);
    assert_eq!(quick.game, number("anarchy"));
    ask(&mut world, Request::NewMatchOf(number("fief")));
    assert_eq!(world.resource::<MatchSetup>().seed, "oak", "a quick match of another game has taken it away");
    // A saved match of a game for which nothing was chosen yet.
    let path = world.resource::<Session>().game.path().to_owned();
    // Another run of the program: this one no longer holds the match.
    drop(world);
    let mut world = window(folder.path());
    ask(&mut world, Request::Load(path));
    ask(&mut world, Request::NewMatch);
    let shown = world.resource::<MatchSetup>();
    assert_eq!((shown.game, &shown.seats), (number("anarchy"), &quick.seats));
}

/// The next run of the program shows the choices of the last one, from the file of the settings.
#[test]
fn choices_are_kept_between_two_runs() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let library = Library { saves: Ok(Saves::at(folder.path())), ..Library::read(&Source::built_in()) };
    let (anarchy, fief) = (number("anarchy"), number("fief"));
    let mut chosen = MatchSetup { game: fief, ..MatchSetup::default() };
    chosen.seats = vec![SeatSetup::of(Player::Person), SeatSetup::of(Player::Random), SeatSetup::of(Player::Person)];
    chosen.undo = UndoLimit::Agreed;
    chosen.choose(anarchy);
    chosen.scenario = "sc07".into();
    chosen.seats = vec![SeatSetup::of(Player::Script("hard".into())), SeatSetup::of(Player::Person)];
    chosen.seats[1].name = "Agnes".into();
    chosen.seed = "oak".into();
    let mut file = SettingsFile::at(folder.path().join("settings.ron"));
    file.write(&Preferences { new_match: chosen.to_keep(&library), ..Preferences::default() });
    assert!(file.problem.is_none());
    let (read, problem) = file.read();
    assert!(problem.is_none(), "{problem:?}");
    assert_eq!(read.usual().new_match, read.new_match, "the button for the usual settings is none for this page");
    let mut again = MatchSetup::of_last_run(&read.new_match, &library);
    assert_eq!((again.game, again.scenario.as_str(), again.seed.as_str()), (anarchy, "sc07", ""));
    assert_eq!(again.seats, chosen.seats);
    again.choose(fief);
    assert_eq!((again.seats.len(), again.undo), (3, UndoLimit::Agreed));
}
