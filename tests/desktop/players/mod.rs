//! The strip of the players, and the log under its headings: what they tell, and how they are read on the screen.
mod handle;
mod headings;
mod reading;
mod standings;
mod strip;

use mesnie::desktop::face::Count;
use mesnie::desktop::session::view_model::PlayerView;
use mesnie::table::play::replay::load;
use mesnie::table::prelude::Match;
use mesnie::table::text::locales::Texts;
use std::fs;
use std::path::{Path, PathBuf};

/// The recorded matches.
fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/matches")
}

/// The recorded matches of a game, in the order of their paths.
fn matches_of(game: &str) -> Vec<PathBuf> {
    let inside = |folder: PathBuf| fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let files = inside(fixtures().join(game)).filter(|path| path.is_dir()).flat_map(inside);
    let mut files: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|found| found == "mesnie")).collect();
    files.sort();
    files
}

/// A recorded match.
fn recorded(path: &Path) -> Match {
    load(path, mesnie::games::all()).unwrap_or_else(|problem| panic!("{}: {problem:?}", path.display())).game_match
}

/// A count in words.
fn fact(count: &Count, texts: &Texts) -> String {
    if count.value.is_empty() {
        return count.label.clone();
    }
    texts.format("desktop-fact", &[("label", count.label.as_str().into()), ("value", count.value.as_str().into())])
}

/// What a screen reader says of a count of a player.
fn says_count(player: &PlayerView, count: &Count, texts: &Texts) -> String {
    let args = [("name", player.name.as_str().into()), ("facts", fact(count, texts).into())];
    texts.format("players-all", &args)
}

/// What it says of a player; `state`: the key of what is told of its turn.
fn says_player(player: &PlayerView, state: Option<&str>, texts: &Texts) -> String {
    let all = player.standing.badges.iter().chain(&player.standing.counts).map(|count| fact(count, texts));
    let facts = texts.semicolons(state.iter().map(|key| texts.get(key)).chain(all));
    texts.format("players-all", &[("name", player.name.as_str().into()), ("facts", facts.into())])
}
