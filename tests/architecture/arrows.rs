//! Who may import whom.
use super::floors::{DESKTOP, GAME, TABLE};
use super::imports::Source;
use super::{none, root};
use std::collections::BTreeSet;

fn source() -> Source {
    Source::read(&root().join("src"))
}

/// `from -> to`, once for each pair of modules, for which `wrong` holds.
fn wrong_arrows(source: &Source, wrong: impl Fn(&[String], &[String]) -> bool) -> Vec<String> {
    let found: BTreeSet<String> = source
        .arrows()
        .filter(|(from, to)| wrong(from, to))
        .map(|(from, to)| format!("{} -> {}", from.join("::"), to.join("::")))
        .collect();
    found.into_iter().collect()
}

fn word(path: &[String], index: usize) -> &str {
    path.get(index).map_or("", String::as_str)
}

/// The floor that a room stands on, counted from the ground.
fn floor(floors: &[&str], room: &str) -> Option<usize> {
    floors.iter().position(|name| *name == room)
}

#[test]
fn the_table_knows_no_game_no_window_and_no_command_line() {
    let found = wrong_arrows(&source(), |from, to| word(from, 0) == "table" && !matches!(word(to, 0), "table" | ""));
    none("the table imports what stands on it", &found);
}

#[test]
fn the_window_and_the_command_line_know_the_games_by_their_list_alone() {
    let found = wrong_arrows(&source(), |from, to| {
        matches!(word(from, 0), "desktop" | "cli") && word(to, 0) == "games" && to.len() > 1
    });
    none("a game is named outside the list of the games", &found);
}

#[test]
fn only_a_view_knows_the_window() {
    let found = wrong_arrows(&source(), |from, to| {
        word(to, 0) == "desktop" && word(from, 0) == "games" && from.len() > 1 && word(from, 2) != "view"
    });
    none("rules import the window", &found);
    let found = wrong_arrows(&source(), |from, to| word(from, 0) == "games" && word(to, 0) == "cli");
    none("a game imports the command line", &found);
}

#[test]
fn a_game_knows_no_other_game_but_its_base() {
    let base = |id: &str| mesnie::games::all().iter().find(|game| game.id() == id).and_then(|game| game.base());
    let found = wrong_arrows(&source(), |from, to| {
        let (mine, other) = (word(from, 1), word(to, 1));
        let between_games = word(from, 0) == "games" && word(to, 0) == "games" && from.len() > 1 && to.len() > 1;
        between_games && mine != other && base(mine) != Some(other)
    });
    none("a game imports another that is not its base", &found);
}

/// Every arrow of one folder that goes up, or to another room of the same floor.
fn rising(source: &Source, floors: &[&str], room_of: impl Fn(&[String]) -> Option<String>) -> Vec<String> {
    wrong_arrows(source, |from, to| match (room_of(from), room_of(to)) {
        (Some(from), Some(to)) if from != to => floor(floors, &to) >= floor(floors, &from),
        _ => false,
    })
}

#[test]
fn the_rooms_of_the_table_stand_on_each_other() {
    let room = |path: &[String]| (word(path, 0) == "table" && path.len() > 1).then(|| word(path, 1).to_owned());
    none("an arrow of the table goes up", &rising(&source(), TABLE, room));
}

#[test]
fn the_rooms_of_the_window_stand_on_each_other() {
    let room = |path: &[String]| (word(path, 0) == "desktop" && path.len() > 1).then(|| word(path, 1).to_owned());
    none("an arrow of the window goes up", &rising(&source(), DESKTOP, room));
}

#[test]
fn the_rooms_of_every_game_stand_on_each_other() {
    // An expansion's rooms stand beside those of its base: its state may know the base's state, not its chapters.
    let room = |path: &[String]| (word(path, 0) == "games" && path.len() > 2).then(|| word(path, 2).to_owned());
    none("an arrow of a game goes up", &rising(&source(), GAME, room));
}

#[test]
fn nothing_imports_the_table_of_contents_of_a_game() {
    let found = wrong_arrows(&source(), |from, to| {
        word(to, 0) == "games" && to.len() == 2 && word(from, 0) == "games" && from.len() > 2
    });
    none("a room imports its game's mod.rs, which stands above it", &found);
}

#[test]
fn every_room_has_its_floor() {
    let source = source();
    let unknown = |folder: &str, index: usize, floors: &[&str]| -> Vec<String> {
        let rooms: BTreeSet<&str> = (source.modules.iter())
            .filter(|path| word(path, 0) == folder && path.len() > index)
            .map(|path| word(path, index))
            .collect();
        rooms.into_iter().filter(|room| floor(floors, room).is_none()).map(|room| format!("{folder}: {room}")).collect()
    };
    let all = [unknown("table", 1, TABLE), unknown("desktop", 1, DESKTOP), unknown("games", 2, GAME)].concat();
    none("a room has no floor", &all);
}

#[test]
fn an_arrow_that_goes_up_is_found() {
    let module = |path: &str| path.split("::").map(str::to_owned).collect::<Vec<_>>();
    let source = Source::of(&[
        (module("table::state"), "use super::play::Match; use super::protocol::Flow;".to_owned()),
        (module("table::play"), "use super::state::Dice;".to_owned()),
        (module("table::protocol"), String::new()),
    ]);
    let room = |path: &[String]| path.get(1).cloned();
    assert_eq!(rising(&source, TABLE, room), ["table::state -> table::play"]);
}
