//! `mesnie advise`: what the best script of the game would do in a saved match, and why.
use super::arguments::SavedMatch;
use super::console::{Console, Exit, JobError, JobResult};
use crate::table::prelude::{Narrator, Problem, Record, Target};
use serde_json::json;

#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    saved: SavedMatch,
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, console: &Console) -> JobResult {
    let loaded = args.saved.load()?;
    if let Some(problem) = loaded.problem {
        return Err(JobError::failed(problem));
    }
    let game_match = &loaded.game_match;
    let none = || {
        let key = if game_match.header().advice { "advise-nobody-asked" } else { "advise-forbidden" };
        JobError::failed(Problem::new(key).with("file", args.saved.file.display()))
    };
    let mut adviser = game_match.adviser().ok_or_else(none)?;
    let advice = loop {
        if let Some(advice) = adviser.think(game_match, usize::MAX) {
            break advice;
        }
    };
    let record = Record { seat: advice.seat, order: advice.order };
    let names = game_match.names();
    let teller =
        Narrator { texts: &console.texts, names, game: game_match.game().id(), base: game_match.game().base() };
    let told = teller.advice(&teller.order(advice.order), advice.told.as_ref());
    if args.json {
        let reason = advice.told.as_ref().map(|(key, _)| *key);
        console.print_json(&json!({ "order": game_match.write_order(record), "reason": reason, "told": told }));
        return Ok(Exit::Success);
    }
    let seat = teller.target(Target::Seat(advice.seat));
    let question = game_match.prompt().map(|prompt| teller.question(prompt)).unwrap_or_default();
    console.print(&console.text("replay-asked", &[("seat", seat.into()), ("question", question.into())]));
    console.print(&told);
    console.print(&game_match.write_order(record));
    Ok(Exit::Success)
}
