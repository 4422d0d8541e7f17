//! `mesnie check`: checks rule data, presets, rule books and lessons, and whether every scenario can begin.
use super::console::{Console, Exit, JobError, JobResult};
use crate::table::data::rules_text;
use crate::table::data::{Findings, Reader, Source, nearest, warn_of_foreign};
use crate::table::game::{Header, SeatSetup, UndoLimit};
use crate::table::play::lesson;
use crate::table::prelude::{Game, Match, Player, Problem, RuleSet, Settings};
use serde_json::json;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "PATH")]
    path: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, console: &Console) -> JobResult {
    let Checked { source, only } = match &args.path {
        Some(path) => checked(path)?,
        None => Checked { source: console.source.clone(), only: None },
    };
    let mut findings = Findings::default();
    let mut problems: Vec<Problem> = vec![];
    let ids: Vec<&str> = crate::games::all().iter().map(|game| game.id()).collect();
    for game in crate::games::all() {
        let (rules, of_game) = RuleSet::read(*game, source.clone());
        match &rules {
            // Even without findings a scenario may not begin, because values exclude each other.
            Some(rules) => problems.extend(begin_all(*game, rules)),
            None => debug_assert!(of_game.has_errors(), "{} has no rule data and does not say why", game.id()),
        }
        findings.add_new(of_game);
        let reader = Reader::new(source.clone());
        rules_text::check(&reader, game.id());
        lesson::check(&reader, *game, rules.as_ref().map(|rules| &rules.data));
        findings.add_new(reader.finish());
    }
    warn_of_foreign(&source, &ids, &mut findings);
    if let Some(file) = &only {
        findings.keep_file(file);
    }
    findings.sort();
    problems.dedup();
    let sound = !findings.has_errors() && problems.is_empty();
    if args.json {
        let told: Vec<_> = problems.iter().map(|problem| problem.tell(&console.texts)).collect();
        console.print_json(&json!({ "sound": sound, "games": ids, "findings": findings, "problems": told }));
    } else {
        if !findings.is_empty() {
            console.print(&findings.render(&console.texts));
        }
        problems.iter().for_each(|problem| console.print(&problem.tell(&console.texts)));
        if sound {
            console.print(&match &only {
                Some(file) => console.text("check-file-sound", &[("file", file.into())]),
                None => console.text("check-sound", &[("games", ids.join(", ").into())]),
            });
        }
    }
    Ok(if sound { Exit::Success } else { Exit::Failure })
}

/// What is checked.
struct Checked {
    source: Source,
    /// The only file whose findings are told.
    only: Option<String>,
}

/// What a path on the command line names: a folder that holds folders of games, the folder of a game, or a file in one
/// of these. A file that stands elsewhere is taken for the one of its name, if only one game has such a file.
fn checked(path: &Path) -> Result<Checked, JobError> {
    let ids = || crate::games::all().iter().map(|game| game.id());
    let is_rules = |folder: &Path| ids().any(|game| folder.join(game).is_dir());
    if path.is_dir() && is_rules(path) {
        return Ok(Checked { source: Source::folder(path), only: None });
    }
    let whole = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let of_game = |folder: &&Path| {
        folder.file_name().and_then(|name| name.to_str()).is_some_and(|name| ids().any(|id| id == name))
    };
    let game = if whole.exists() { whole.ancestors().find(of_game) } else { None };
    if let Some((rules, game)) = game.and_then(|game| Some((game.parent()?, game))) {
        // A path as the user has written it is easier to recognise.
        let steps = whole.strip_prefix(rules).map_or(0, |below| below.components().count());
        let written = path.ancestors().nth(steps).filter(|_| path.components().count() > steps);
        let source = Source::folder(written.unwrap_or(rules));
        if whole == game {
            return Ok(Checked { source, only: None });
        }
        let below = whole.strip_prefix(rules).ok().and_then(Path::to_str).map(|below| below.replace('\\', "/"));
        if let Some(file) = below.filter(|_| whole.is_file()) {
            return Ok(Checked { source, only: Some(file) });
        }
    }
    if path.is_file() {
        return alone(path);
    }
    let games = ids().collect::<Vec<_>>().join(", ");
    Err(JobError::usage(Problem::new("check-no-rules").with("folder", path.display()).with("games", games)))
}

/// A file outside any folder of a game.
fn alone(path: &Path) -> Result<Checked, JobError> {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let all = Source::built_in().list("");
    let same: Vec<&String> = all.iter().filter(|file| file.rsplit('/').next() == Some(name)).collect();
    match same.as_slice() {
        [file] => {
            let source = Source::file((*file).clone(), path);
            Ok(Checked { source, only: Some((*file).clone()) })
        }
        [] => {
            let problem = match nearest(name, all.iter().filter_map(|file| file.rsplit('/').next())) {
                Some(near) => Problem::new("check-no-such-file-near").with("near", near),
                None => Problem::new("check-no-such-file").with("known", all.join(", ")),
            };
            Err(JobError::usage(problem.with("word", name)))
        }
        several => {
            let files = several.iter().map(|file| file.as_str()).collect::<Vec<_>>().join(", ");
            Err(JobError::usage(Problem::new("check-which-file").with("file", name).with("files", files)))
        }
    }
}

/// Begins a match of every scenario with every number of seats, as usual and with every preset; returns the problems.
fn begin_all(game: &'static dyn Game, rules: &RuleSet) -> Vec<Problem> {
    let mut table = Match::new(game, rules.data.clone());
    let seat = SeatSetup::of(Player::Person);
    let specs = game.options(&rules.data);
    let mut begin = |scenario: &str, options: Settings, seats: usize| {
        let header = Header {
            game: game.id().to_owned(),
            scenario: scenario.to_owned(),
            options,
            seed: 1,
            seats: vec![seat.clone(); seats],
            undo: UndoLimit::Usual,
            advice: true,
            data: Default::default(),
        };
        table.start(header).err()
    };
    let mut problems = vec![];
    for scenario in game.scenarios(&rules.data) {
        for seats in game.seat_counts() {
            problems.extend(begin(&scenario, Settings::new(), seats));
            for preset in rules.presets.of(&scenario) {
                let settings = rules.presets.settings(preset, &specs, &scenario, &Settings::new());
                let named = |problem: Problem| {
                    let args = problem.args.into_iter().map(|(name, value)| (name, value.into())).collect();
                    Problem::new("check-preset").with("preset", &preset.name).says("problem", problem.key, args)
                };
                problems.extend(begin(&scenario, settings, seats).map(named));
            }
        }
    }
    problems
}
