//! `mesnie record`, for tests of the saved match: plays a match by itself into a journal file and tells of every order
//! once it is on the disk.
use super::choices;
use super::console::{Console, Done, Exit, Stop};
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

pub(super) fn run(args: &Args, console: &Console) -> Done {
    let game = choices::game(&args.game)?;
    let rules = choices::rules(game, console)?;
    let options = choices::options(&options_of(game, &rules.data, ""), &args.options)?;
    let table = Match::new(game, rules.data);
    let players = choices::players(args.seats.as_deref(), game.seat_counts(), &table.levels())?;
    let header = Header {
        game: game.id().to_owned(),
        scenario: String::new(),
        options,
        seed: args.seed,
        seats: players.into_iter().map(SeatSetup::of).collect(),
        undo: UndoLimit::Usual,
        data: rules.files,
    };
    let mut recorded = Recorded::start(table, header, &args.file).map_err(Stop::failed)?;
    while let Some(record) = recorded.automatic_order() {
        let refused =
            |why: crate::table::prelude::Refusal| Problem::new(format!("refusal-{}", why.reason)).rule(why.rule);
        recorded.submit(record.seat, record.order).map_err(|why| Stop::failed(refused(why)))?;
        match recorded.problem() {
            None => console.print(&recorded.journal().len().to_string()),
            Some(problem) => eprintln!("{}", problem.tell(&console.texts)),
        }
    }
    Ok(if recorded.problem().is_some() { Exit::Wrong } else { Exit::Fine })
}
