//! Arguments that several jobs share: game, rule data, scenario, options, players.
use super::console::{Console, JobError};
use super::roster::own_lists;
use crate::table::data::{Source, nearest};
use crate::table::game::{UndoLimit, check_seats};
use crate::table::play::replay::{LoadedMatch, load};
use crate::table::prelude::{Game, OptionSpec, Player, Problem, RuleSet, Setting, Settings};
use crate::table::saves::own_lists::with_named;
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// The problem of an unknown word: the message `key`, or `key-near` if one of the known words was probably meant.
pub(super) fn unknown<'a>(key: &str, word: &str, known: impl IntoIterator<Item = &'a str> + Clone) -> Problem {
    let list = known.clone().into_iter().collect::<Vec<_>>().join(", ");
    let problem = match nearest(word, known) {
        Some(near) => Problem::new(format!("{key}-near")).with("near", near),
        None => Problem::new(key),
    };
    problem.with("word", word).with("known", list)
}

/// A saved match, as it stood after so many orders if that is asked for.
#[derive(clap::Args)]
pub(super) struct SavedMatch {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "N")]
    until: Option<usize>,
}
impl SavedMatch {
    pub fn load(&self) -> Result<LoadedMatch, JobError> {
        let mut loaded = load(&self.file, crate::games::all()).map_err(JobError::failed)?;
        if let Some(orders) = self.until {
            loaded.game_match.limit_undo(UndoLimit::Agreed);
            // With this limit nothing stops it.
            let _ = loaded.game_match.undo_to(orders);
        }
        Ok(loaded)
    }
}

/// The game with this id.
pub(super) fn game(name: &str) -> Result<&'static dyn Game, JobError> {
    let games = crate::games::all();
    (games.iter().find(|game| game.id() == name).copied())
        .ok_or_else(|| JobError::usage(unknown("cli-game-unknown", name, games.iter().map(|game| game.id()))))
}

/// The rule data of a game. Findings are written to the standard error output.
pub(super) fn rules(game: &dyn Game, console: &Console) -> Result<RuleSet, JobError> {
    rules_of(game, console.source.clone(), console)
}

/// As [`rules`], with the lists of this player that options written as `name=value` name.
pub(super) fn rules_for(game: &dyn Game, written: &[String], console: &Console) -> Result<RuleSet, JobError> {
    let rules = rules(game, console)?;
    let named = |text: &String| {
        text.split_once('=').map(|(name, value)| (name.trim().to_owned(), Setting::Word(value.trim().to_owned())))
    };
    let options: Settings = written.iter().filter_map(named).collect();
    let own = if options.is_empty() { vec![] } else { own_lists(game) };
    with_named(game, &rules, &console.source, &own, &options, &Default::default()).map_err(JobError::failed)
}

/// As [`rules`], from these files.
pub(super) fn rules_of(game: &dyn Game, source: Source, console: &Console) -> Result<RuleSet, JobError> {
    let (rules, findings) = RuleSet::read(game, source);
    if !findings.is_empty() {
        eprintln!("{}", findings.render(&console.texts));
    }
    rules.ok_or_else(|| JobError::failed(Problem::new("cli-data-bad").with("game", game.id())))
}

/// The scenario with this name; without a name the first one.
pub(super) fn scenario(wanted: Option<&str>, known: &[String]) -> Result<String, JobError> {
    match wanted {
        None => Ok(known.first().cloned().unwrap_or_default()),
        Some(name) if known.iter().any(|k| k == name) => Ok(name.to_owned()),
        Some(name) => Err(JobError::usage(unknown("cli-scenario-unknown", name, known.iter().map(String::as_str)))),
    }
}

/// The values of options that are written `name=value`.
pub(super) fn options(specs: &[OptionSpec], written: &[String]) -> Result<Settings, JobError> {
    let mut settings = Settings::new();
    for text in written.iter().map(|text| text.trim()).filter(|text| !text.is_empty()) {
        let (name, value) = (text.split_once('='))
            .map(|(name, value)| (name.trim(), value.trim()))
            .ok_or_else(|| JobError::usage(Problem::new("cli-option-form").with("text", text)))?;
        let spec = (specs.iter().find(|spec| spec.name == name)).ok_or_else(|| {
            JobError::usage(unknown("cli-option-unknown", name, specs.iter().map(|spec| spec.name.as_str())))
        })?;
        let setting = spec.parse(value).map_err(JobError::usage)?;
        if spec.locked && setting != spec.default {
            return Err(JobError::usage(Problem::new("cli-option-locked").with("option", name).rule(spec.rule)));
        }
        settings.insert(name.to_owned(), setting);
    }
    Ok(settings)
}

/// Reads a player: `person`, `random`, `script` (at the level `normal`) or `script:LEVEL`.
pub(super) fn player(text: &str, levels: &[&str]) -> Result<Player, Problem> {
    match text.trim() {
        "person" => Ok(Player::Person),
        "random" => Ok(Player::Random),
        "script" => script("normal", levels),
        other => match other.strip_prefix("script:") {
            Some(level) => script(level, levels),
            None => Err(unknown("cli-player-unknown", other, ["random", "script", "person"])),
        },
    }
}

fn script(level: &str, levels: &[&str]) -> Result<Player, Problem> {
    if levels.contains(&level) {
        return Ok(Player::Script(level.to_owned()));
    }
    Err(unknown("cli-level-unknown", level, levels.iter().copied()))
}

/// Writes a player as [`player`] reads it.
pub(super) fn write_player(player: &Player) -> String {
    match player {
        Player::Person => "person".to_owned(),
        Player::Random => "random".to_owned(),
        Player::Script(level) => format!("script:{level}"),
    }
}

/// The player of each seat, read from a list with commas. A single player takes all seats, in the smallest number that
/// the game allows. Without a list all are scripts, or random players if the game has no script at the level `normal`.
pub(super) fn players(
    text: Option<&str>,
    seats: RangeInclusive<usize>,
    levels: &[&str],
) -> Result<Vec<Player>, JobError> {
    let usual = if levels.contains(&"normal") { "script" } else { "random" };
    let named: Vec<_> = text.unwrap_or(usual).split(',').collect();
    let players: Vec<_> =
        named.iter().map(|text| player(text, levels)).collect::<Result<_, _>>().map_err(JobError::usage)?;
    match players.len() {
        1 => Ok(vec![players[0].clone(); *seats.start()]),
        n => check_seats(seats, n).map(|()| players).map_err(JobError::usage),
    }
}
