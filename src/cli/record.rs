//! `mesnie record`, a hidden job for tests of saved matches: plays a match without people, records it in a journal
//! file, and prints the number of orders each time that one has been written to the disk.
use super::arguments;
use super::console::{Console, Exit, JobError, JobResult};
use crate::table::game::{Header, SeatSetup, UndoLimit, options_of};
use crate::table::prelude::{Match, Problem, Recorded};
use std::path::PathBuf;

#[derive(clap::Args)]
pub(super) struct Args {
    game: String,
    file: PathBuf,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long)]
    seats: Option<String>,
    #[arg(long, value_delimiter = ',')]
    options: Vec<String>,
}

pub(super) fn run(args: &Args, console: &Console) -> JobResult {
    let game = arguments::game(&args.game)?;
    let rules = arguments::rules(game, console)?;
    let options = arguments::options(&options_of(game, &rules.data, ""), &args.options)?;
    let table = Match::new(game, rules.data);
    let players = arguments::players(args.seats.as_deref(), game.seat_counts(), &table.levels())?;
    let header = Header {
        game: game.id().to_owned(),
        scenario: String::new(),
        options,
        seed: args.seed,
        seats: players.into_iter().map(SeatSetup::of).collect(),
        undo: UndoLimit::Usual,
        data: rules.files,
    };
    let mut recorded = Recorded::start(table, header, &args.file).map_err(JobError::failed)?;
    while let Some(record) = recorded.automatic_order() {
        let refused =
            |why: crate::table::prelude::Refusal| Problem::new(format!("refusal-{}", why.reason)).rule(why.rule);
        recorded.submit(record.seat, record.order).map_err(|why| JobError::failed(refused(why)))?;
        match recorded.problem() {
            None => console.print(&recorded.journal().len().to_string()),
            Some(problem) => eprintln!("{}", problem.tell(&console.texts)),
        }
    }
    Ok(if recorded.problem().is_some() { Exit::Failure } else { Exit::Success })
}
