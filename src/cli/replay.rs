//! `mesnie replay`: replays a saved match and verifies it.
use super::arguments::SavedMatch;
use super::console::{Console, Exit, JobError, JobResult};
use crate::table::options::word_args;
use crate::table::prelude::{Entry, Match, Narrator, Problem, Target};
use serde_json::json;

#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    saved: SavedMatch,
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, console: &Console) -> JobResult {
    let mut loaded = args.saved.load()?;
    let game_match = &mut loaded.game_match;
    if args.json {
        let hash = format!("{:016x}", game_match.hash());
        let orders: Vec<_> = game_match.journal().iter().map(|record| game_match.write_order(*record)).collect();
        let header = game_match.header();
        let asked = game_match
            .prompt()
            .map(|p| json!({ "seat": game_match.names().label(Target::Seat(p.seat)), "text": p.text }));
        console.print_json(&json!({
            "game": header.game, "scenario": header.scenario, "options": header.options, "seed": header.seed, "advice": header.advice,
            "orders": orders, "hash": hash, "asked": asked, "position": game_match.position(None),
            "torn": loaded.torn, "verified": loaded.verified, "problem": loaded.problem.as_ref().map(|problem| problem.tell(&console.texts)),
        }));
    } else {
        print_log(game_match, console);
    }
    if loaded.torn {
        let args = [("file", loaded.path.display().to_string().into()), ("orders", loaded.orders.into())];
        eprintln!("{}", console.text("save-torn", &args));
    }
    if let Some(problem) = loaded.problem {
        return Err(JobError::failed(problem));
    }
    if !loaded.verified {
        return Err(JobError::failed(Problem::new("save-not-verified").with("file", loaded.path.display())));
    }
    Ok(Exit::Success)
}

/// Prints every order with the entries of the chronicle that followed.
fn print_log(game_match: &Match, console: &Console) {
    let names = game_match.names();
    let teller =
        Narrator { texts: &console.texts, names, game: game_match.game().id(), base: game_match.game().base() };
    let entries: Vec<&Entry> = game_match.chronicle(None).collect();
    let tell = |from: usize, to: usize| {
        for entry in &entries[from..to] {
            let faces: Vec<_> = entry.rolls.iter().map(|roll| roll.face.to_string()).collect();
            let dice = if faces.is_empty() { String::new() } else { format!(" [{}]", faces.join(" ")) };
            let rule = if entry.rule.is_empty() { String::new() } else { format!(" ({})", entry.rule) };
            console.print(&format!("        {}{dice}{rule}", teller.entry(entry)));
        }
    };
    let header = game_match.header();
    console.print(&format!("{} / {}", header.game, header.scenario));
    tell(0, game_match.entries_after(0));
    for (number, record) in game_match.journal().iter().enumerate() {
        console.print(&format!("{:>5}   {}", number + 1, game_match.write_order(*record)));
        tell(game_match.entries_after(number), game_match.entries_after(number + 1));
    }
    match (game_match.outcome(), game_match.prompt()) {
        (Some(ended), _) => {
            let winners = ended.winners.iter().map(|seat| teller.target(Target::Seat(*seat)));
            let winners = winners.collect::<Vec<_>>().join(", ");
            let key = if winners.is_empty() { "replay-draw" } else { "replay-won" };
            console.print(&console.text(
                key,
                &[
                    ("winners", winners.into()),
                    ("reason", console.text(&ended.reason, &word_args(&header.options)).into()),
                ],
            ));
        }
        (None, Some(prompt)) => {
            let seat = teller.target(Target::Seat(prompt.seat));
            let question = teller.question(prompt);
            console.print(&console.text("replay-asked", &[("seat", seat.into()), ("question", question.into())]));
        }
        (None, None) => {}
    }
}
