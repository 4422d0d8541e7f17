//! The page on which a designer's rule data are compared with the program's.
use crate::desktop::click;
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::pages::comparison::{OpenComparison, show};
use mesnie::desktop::pages::comparison_trial::{Trial, TrialState};
use mesnie::desktop::pages::game_choice::GameChoice;
use mesnie::desktop::session::requests::{Dialog, Request};
use mesnie::games::ancients::Ancients;
use mesnie::table::data::Source;
use mesnie::table::play::comparison::Comparison;
use mesnie::table::prelude::Game;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;
use std::fs;
use std::time::{Duration, Instant};

/// A folder in which a match of ancients has two turns.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("ancients/budgets.ron");
    fs::create_dir_all(file.parent().expect("a parent")).expect("made");
    let own = Source::built_in().read("ancients/budgets.ron").expect("the program's own");
    assert!(own.contains("turn_limit: 8"));
    fs::write(file, own.replace("turn_limit: 8", "turn_limit: 2")).expect("written");
    folder
}

/// Only this game can be chosen.
fn ancients() -> GameChoice {
    let mut games = GameChoice::default();
    games.offer([&Ancients as &dyn Game]);
    games
}

fn played(source: &Source) -> Comparison {
    let trial = Trial::begin(&Ancients, source, 2, 12).expect("sound rule data");
    let began = Instant::now();
    loop {
        assert!(began.elapsed() < Duration::from_secs(120), "it never ends");
        match trial.state() {
            TrialState::Done(comparison) => return comparison,
            TrialState::Failed => panic!("the thread has ended"),
            TrialState::Playing(share) => assert!((0.0..=1.0).contains(&share)),
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn shorter_matches_are_charted_beside_the_usual_ones() {
    let (folder, texts) = (folder(), Texts::new(Lang::En));
    let source = Source::folder(folder.path());
    let comparison = played(&source);
    assert_eq!((comparison.pairs, comparison.failed), (12, [0, 0]));
    assert!(comparison.beyond_chance().iter().any(|measure| measure.name == "turns"));
    let open = RefCell::new(OpenComparison::default());
    open.borrow_mut().open(&Ancients);
    open.borrow_mut().put(comparison);
    let panel = |ui: &mut bevy_egui::egui::Ui| show(ui, &mut open.borrow_mut(), &mut ancients(), &source, &texts);
    let shown = |label: &str| {
        let mut harness = Harness::builder().with_size([1300.0, 900.0]).build_ui(|ui| drop(panel(ui)));
        harness.run_ok();
        harness.query_all_by_label_contains(label).count()
    };
    assert!(shown("Changed beyond chance:") == 1 && shown("12 pairs of matches") == 1);
    // What has changed is told in words and figures, beside the chart.
    assert!(shown("Figures of a match") == 2 && shown("Turns") == 1 && shown("2.00") > 0);
    {
        // The button that shows them, not the words above what is shown.
        let mut harness = Harness::builder().with_size([1300.0, 900.0]).build_ui(|ui| drop(panel(ui)));
        harness.run_ok();
        let button = bevy_egui::egui::accesskit::Role::Button;
        harness.get_by_role_and_label(button, "Uses of each verb in a match").click();
        harness.run_ok();
    }
    assert!(shown("more are not shown") + shown("One more is not shown") <= 1);
    assert_eq!(click("Rule data", panel), Some(Request::Open(Dialog::RuleData)));
    assert_eq!(click("Close", panel), Some(Request::Close));
}

#[test]
fn what_cannot_be_played_is_told() {
    let (folder, texts) = (folder(), Texts::new(Lang::En));
    fs::write(folder.path().join("ancients/dice.ron"), "(faces: 7)").expect("written");
    let source = Source::folder(folder.path());
    let open = RefCell::new(OpenComparison::default());
    open.borrow_mut().open(&Ancients);
    let panel = |ui: &mut bevy_egui::egui::Ui| show(ui, &mut open.borrow_mut(), &mut ancients(), &source, &texts);
    click("Compare", panel);
    let mut harness = Harness::builder().with_size([1300.0, 900.0]).build_ui(|ui| drop(panel(ui)));
    harness.run_ok();
    assert!(harness.query_by_label_contains("expected a list").is_some() && !open.borrow().is_playing());
}

/// The numbers are written as the language does; which game it is and where the rule data lie is said; what is being played
/// can be stopped.
#[test]
fn matches_are_compared_in_the_words_of_the_language() {
    let (folder, texts) = (folder(), Texts::new(Lang::Fr));
    let source = Source::folder(folder.path());
    let open = RefCell::new(OpenComparison::default());
    open.borrow_mut().open(&Ancients);
    let panel = |ui: &mut bevy_egui::egui::Ui| show(ui, &mut open.borrow_mut(), &mut ancients(), &source, &texts);
    let shown = |label: &str| {
        let mut harness = Harness::builder().with_size([1300.0, 900.0]).build_ui(|ui| drop(panel(ui)));
        harness.run_ok();
        harness.query_all_by_label_contains(label).count()
    };
    assert!(shown("Bataille antique") == 1 && shown(&folder.path().display().to_string()) == 1);
    click("Comparer", panel);
    assert!(open.borrow().is_playing() && shown("Comparer") == 0);
    click("Arrêter", panel);
    assert!(!open.borrow().is_playing() && shown("Arrêter") == 0);
    open.borrow_mut().put(played(&source));
    assert!(shown("2,00") > 0 && shown("2.00") + shown("\u{2192}") == 0);
}
