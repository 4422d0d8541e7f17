//! `mesnie check`: checks rule data, rule books and lessons, and whether every scenario can begin.
use super::console::{Console, Exit, JobError, JobResult};
use crate::table::data::rules_text;
use crate::table::data::{Findings, Reader, Source};
use crate::table::game::{Header, SeatSetup, UndoLimit};
use crate::table::play::lesson;
use crate::table::prelude::{Game, Match, Player, Problem, RuleData, RuleSet, Settings};
use serde_json::json;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "DIR")]
    path: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, console: &Console) -> JobResult {
    let source = match &args.path {
        Some(path) => Source::folder(rules_folder(path)?),
        None => console.source.clone(),
    };
    let mut findings = Findings::default();
    let mut problems = vec![];
    let mut games = vec![];
    for game in crate::games::all() {
        let (rules, of_game) = RuleSet::read(*game, source.clone());
        match &rules {
            // Even without findings a scenario may not begin, because values exclude each other.
            Some(rules) => problems.extend(begin_all(*game, &rules.data)),
            None => debug_assert!(of_game.has_errors(), "{} has no rule data and does not say why", game.id()),
        }
        findings.extend(of_game);
        let reader = Reader::new(source.clone());
        rules_text::check(&reader, game.id());
        lesson::check(&reader, *game, rules.as_ref().map(|rules| &rules.data));
        findings.extend(reader.finish());
        games.push(game.id());
    }
    findings.sort();
    let sound = !findings.has_errors() && problems.is_empty();
    if args.json {
        let told: Vec<_> = problems.iter().map(|problem| problem.tell(&console.texts)).collect();
        console.print_json(&json!({ "sound": sound, "games": games, "findings": findings, "problems": told }));
    } else {
        if !findings.is_empty() {
            console.print(&findings.render(&console.texts));
        }
        problems.iter().for_each(|problem| console.print(&problem.tell(&console.texts)));
        if sound {
            console.print(&console.text("check-sound", &[("games", games.join(", ").into())]));
        }
    }
    Ok(if sound { Exit::Success } else { Exit::Failure })
}

/// The folder of rule data for a path: the path itself if it holds folders of games, or its parent if it is the folder
/// of a game.
fn rules_folder(path: &Path) -> Result<PathBuf, JobError> {
    let of_game = |folder: &Path| crate::games::all().iter().any(|game| folder.join(game.id()).is_dir());
    if path.is_dir() {
        if of_game(path) {
            return Ok(path.to_owned());
        }
        if let Some(parent) = path.canonicalize().ok().as_deref().and_then(Path::parent)
            && crate::games::all().iter().any(|game| path.canonicalize().is_ok_and(|path| path.ends_with(game.id())))
        {
            return Ok(parent.to_owned());
        }
    }
    let games = crate::games::all().iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
    Err(JobError::usage(Problem::new("check-no-rules").with("folder", path.display()).with("games", games)))
}

/// Begins a match of every scenario with every number of seats; returns the problems.
fn begin_all(game: &'static dyn Game, data: &RuleData) -> Vec<Problem> {
    let mut table = Match::new(game, data.clone());
    let seat = SeatSetup::of(Player::Person);
    let begin = |(scenario, seats): (&String, usize)| {
        let header = Header {
            game: game.id().to_owned(),
            scenario: scenario.clone(),
            options: Settings::new(),
            seed: 1,
            seats: vec![seat.clone(); seats],
            undo: UndoLimit::Usual,
            data: Default::default(),
        };
        table.start(header).err()
    };
    let scenarios = game.scenarios(data);
    let tables = scenarios.iter().flat_map(|scenario| game.seat_counts().map(move |seats| (scenario, seats)));
    tables.filter_map(begin).collect()
}
