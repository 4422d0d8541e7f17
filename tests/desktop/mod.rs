//! The window: panels by their labels without a screen, what a seat may see, and the real window on a screen of its own.
mod compose;
mod effects;
mod faces;
mod happened;
mod heraldry;
mod history;
mod hot_reload;
mod keys;
mod lessons;
mod marches;
mod match_files;
mod open_table;
mod pages;
mod panels;
mod parts;
mod pictures;
mod play;
mod play_screen;
mod players;
mod screen;
mod settings;
mod setup;
mod sounds;
mod traps;
mod typefaces;
mod work_counter;

use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::session::Session;
use mesnie::desktop::session::requests::Request;
use mesnie::games::ancients::view::AncientsFace;
use mesnie::table::data::Source;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::Texts;
use std::cell::RefCell;

/// The modules of Ancients that go together.
const MODULES_OF_ANCIENTS: [&str; 11] = [
    "general",
    "shock",
    "horse_archers",
    "light",
    "survivors",
    "terrain",
    "stakes",
    "ambush",
    "rampart_defence",
    "return_of_routed",
    "ext2",
];

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
        advice: true,
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
