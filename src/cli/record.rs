//! `mesnie record`, a hidden job for tests of saved matches: plays a match without people, records it in a journal
//! file, and prints the number of orders each time that one has been written to the disk.
use super::arguments;
use super::console::{Console, Exit, JobError, JobResult};
use crate::table::game::{Header, SeatSetup, UndoLimit, options_of};
use crate::table::play::replay::load;
use crate::table::prelude::{Match, Problem, Recorded, Refusal, Saves};
use std::path::PathBuf;

#[derive(clap::Args)]
pub(super) struct Args {
    game: String,
    file: PathBuf,
    /// The usual scenario unless another is named.
    #[arg(long, default_value = "")]
    scenario: String,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long)]
    seats: Option<String>,
    #[arg(long, value_delimiter = ',')]
    options: Vec<String>,
    /// Goes on with the match in the file, an autosave, as the window does; prints the path of the file in which it goes on.
    #[arg(long)]
    resume: bool,
    /// With `resume`: in a copy if somebody else plays it.
    #[arg(long)]
    copy: bool,
    /// Nobody may ask what a script would do.
    #[arg(long)]
    no_advice: bool,
    /// Plays at most so many orders.
    #[arg(long, default_value_t = usize::MAX)]
    orders: usize,
}

pub(super) fn run(args: &Args, console: &Console) -> JobResult {
    let mut recorded = if args.resume { resume(args)? } else { begin(args, console)? };
    if let Some(holder) = recorded.left_by() {
        eprintln!("{}", holder.end(recorded.path()).tell(&console.texts));
    }
    if args.resume {
        console.print(&recorded.path().display().to_string());
    }
    for _ in 0..args.orders {
        let Some(record) = recorded.automatic_order() else { break };
        let refused = |why: Refusal| Problem::new(format!("refusal-{}", why.reason)).rule(why.rule);
        recorded.submit(record.seat, record.order).map_err(|why| JobError::failed(refused(why)))?;
        match recorded.problem() {
            None => console.print(&recorded.journal().len().to_string()),
            Some(problem) => eprintln!("{}", problem.tell(&console.texts)),
        }
    }
    Ok(if recorded.problem().is_some() { Exit::Failure } else { Exit::Success })
}

fn begin(args: &Args, console: &Console) -> Result<Recorded, JobError> {
    let game = arguments::game(&args.game)?;
    let rules = arguments::rules(game, console)?;
    let options = arguments::options(&options_of(game, &rules.data, &args.scenario), &args.options)?;
    let table = Match::new(game, rules.data);
    let players = arguments::players(args.seats.as_deref(), game.seat_counts(), &table.levels())?;
    let header = Header {
        game: game.id().to_owned(),
        scenario: args.scenario.clone(),
        options,
        seed: args.seed,
        seats: players.into_iter().map(SeatSetup::of).collect(),
        undo: UndoLimit::Usual,
        advice: !args.no_advice,
        data: rules.files,
    };
    Recorded::start(table, header, &args.file).map_err(JobError::failed)
}

fn resume(args: &Args) -> Result<Recorded, JobError> {
    let loaded = load(&args.file, crate::games::all()).map_err(JobError::failed)?;
    // An autosave lies in a folder of the folder of the saves.
    let saves = Saves::at(args.file.ancestors().nth(2).unwrap_or(&args.file));
    match Recorded::try_resume(loaded, &saves) {
        Ok(recorded) => Ok(recorded),
        Err(in_use) if args.copy => Ok(Recorded::resume_copy(in_use.loaded, &saves)),
        Err(in_use) => Err(JobError::failed(in_use.holder.problem(&args.file))),
    }
}
