//! What the command line chooses for a match: game, rule data, options, who plays.
use super::console::{Console, Stop};
use crate::table::data::nearest;
use crate::table::game::check_seats;
use crate::table::prelude::{Game, OptionSpec, Player, Problem, RuleSet, Settings};
use std::ops::RangeInclusive;

/// A word that is none of those known: `key`, or `key-near` when one of them was probably meant.
pub(super) fn unknown<'a>(key: &str, word: &str, known: impl IntoIterator<Item = &'a str> + Clone) -> Problem {
    let list = known.clone().into_iter().collect::<Vec<_>>().join(", ");
    let problem = match nearest(word, known) {
        Some(near) => Problem::new(format!("{key}-near")).with("near", near),
        None => Problem::new(key),
    };
    problem.with("word", word).with("known", list)
}

/// The game of this name.
pub(super) fn game(name: &str) -> Result<&'static dyn Game, Stop> {
    let games = crate::games::all();
    (games.iter().find(|game| game.id() == name).copied())
        .ok_or_else(|| Stop::usage(unknown("cli-game-unknown", name, games.iter().map(|game| game.id()))))
}

/// The rule data of a game; what is wrong with them goes to the standard error output.
pub(super) fn rules(game: &dyn Game, console: &Console) -> Result<RuleSet, Stop> {
    let (rules, findings) = RuleSet::read(game, console.source.clone());
    if !findings.is_empty() {
        eprintln!("{}", findings.render(&console.texts));
    }
    rules.ok_or_else(|| Stop::failed(Problem::new("cli-data-bad").with("game", game.id())))
}

/// The scenario named, or the usual one where none is.
pub(super) fn scenario(wanted: Option<&str>, known: &[String]) -> Result<String, Stop> {
    match wanted {
        None => Ok(known.first().cloned().unwrap_or_default()),
        Some(name) if known.iter().any(|k| k == name) => Ok(name.to_owned()),
        Some(name) => Err(Stop::usage(unknown("cli-scenario-unknown", name, known.iter().map(String::as_str)))),
    }
}

/// Options written `name=value`.
pub(super) fn options(specs: &[OptionSpec], written: &[String]) -> Result<Settings, Stop> {
    let mut settings = Settings::new();
    for text in written.iter().map(|text| text.trim()).filter(|text| !text.is_empty()) {
        let (name, value) = (text.split_once('='))
            .map(|(name, value)| (name.trim(), value.trim()))
            .ok_or_else(|| Stop::usage(Problem::new("cli-option-form").with("text", text)))?;
        let spec = (specs.iter().find(|spec| spec.name == name)).ok_or_else(|| {
            Stop::usage(unknown("cli-option-unknown", name, specs.iter().map(|spec| spec.name.as_str())))
        })?;
        let setting = spec.parse(value).map_err(Stop::usage)?;
        if spec.locked && setting != spec.default {
            return Err(Stop::usage(Problem::new("cli-option-locked").with("option", name).rule(spec.rule)));
        }
        settings.insert(name.to_owned(), setting);
    }
    Ok(settings)
}

/// Who plays: `person`, `random`, `script` (at the level `normal`) or `script:LEVEL`.
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

/// As it is written on the command line.
pub(super) fn write_player(player: &Player) -> String {
    match player {
        Player::Person => "person".to_owned(),
        Player::Random => "random".to_owned(),
        Player::Script(level) => format!("script:{level}"),
    }
}

/// Who plays each seat: as many seats as players are named. A single one named plays them all, at the smallest table that
/// the game allows. Nobody named: scripts where there are any.
pub(super) fn players(text: Option<&str>, seats: RangeInclusive<usize>, levels: &[&str]) -> Result<Vec<Player>, Stop> {
    let usual = if levels.contains(&"normal") { "script" } else { "random" };
    let named: Vec<_> = text.unwrap_or(usual).split(',').collect();
    let players: Vec<_> =
        named.iter().map(|text| player(text, levels)).collect::<Result<_, _>>().map_err(Stop::usage)?;
    match players.len() {
        1 => Ok(vec![players[0].clone(); *seats.start()]),
        n => check_seats(seats, n).map(|()| players).map_err(Stop::usage),
    }
}
