//! `mesnie list`: games with their scenarios, seats, levels and options.
use super::arguments;
use super::console::{Console, Exit, JobError, JobResult};
use super::roster::own_lists;
use crate::table::options::OptionChoice;
use crate::table::prelude::{Game, Match, OptionSpec};
use crate::table::saves::own_lists::with_all;
use serde_json::{Value, json};

#[derive(clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "GAME")]
    game: Option<String>,
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, console: &Console) -> JobResult {
    let games = match &args.game {
        Some(name) => vec![arguments::game(name)?],
        None => crate::games::all().to_vec(),
    };
    let mut listed = vec![];
    for game in games {
        let rules = arguments::rules(game, console)?;
        let own = own_lists(game);
        let data = with_all(game, &rules, &console.source, &own).map_err(JobError::failed)?.data;
        let entry = GameEntry {
            scenarios: game.scenarios(&data),
            options: game.options(&data),
            levels: Match::new(game, data).levels(),
            game,
        };
        if args.json {
            listed.push(entry.to_json());
        } else {
            entry.print(console);
        }
    }
    if args.json {
        console.print_json(&json!({ "games": listed }));
    }
    Ok(Exit::Success)
}

/// What is listed of a game.
struct GameEntry {
    game: &'static dyn Game,
    scenarios: Vec<String>,
    options: Vec<OptionSpec>,
    levels: Vec<&'static str>,
}

/// The values that an option may have, as they are written on the command line.
fn choices_of(choice: &OptionChoice) -> Vec<String> {
    match choice {
        OptionChoice::Switch => vec!["true".into(), "false".into()],
        OptionChoice::OneOf(words) => words.clone(),
        OptionChoice::OneNumber(numbers) => numbers.iter().map(i32::to_string).collect(),
        OptionChoice::Number { least, most } => vec![format!("{least}..{most}")],
    }
}

impl GameEntry {
    fn to_json(&self) -> Value {
        let options = self.options.iter().map(|option| {
            let sort = match option.choice {
                OptionChoice::Switch => "switch",
                OptionChoice::OneOf(_) => "word",
                OptionChoice::OneNumber(_) | OptionChoice::Number { .. } => "number",
            };
            let choices = match &option.choice {
                OptionChoice::Switch => json!([true, false]),
                OptionChoice::OneOf(words) => json!(words),
                OptionChoice::OneNumber(numbers) => json!(numbers),
                OptionChoice::Number { least, most } => json!({ "least": least, "most": most }),
            };
            let mut listed = json!({
                "name": option.name, "group": option.group, "rule": option.rule, "sort": sort, "choices": choices,
                "default": option.default, "locked": option.locked,
            });
            if !option.scenarios.is_empty() {
                listed["scenarios"] = json!(option.scenarios);
            }
            listed
        });
        let counts = self.game.seat_counts();
        json!({
            "game": self.game.id(), "base": self.game.base(), "scenarios": self.scenarios,
            "seats": self.game.seats(), "seat_counts": [counts.start(), counts.end()], "levels": self.levels,
            "options": options.collect::<Vec<_>>(),
        })
    }

    fn print(&self, console: &Console) {
        let id = self.game.id();
        let line = |key: &str, list: String| {
            if !list.is_empty() {
                console.print(&format!("  {}", console.text(key, &[("list", list.into())])));
            }
        };
        let name = console.text_or(&format!("game-{id}"), id);
        console.print(&if name == id { id.to_owned() } else { format!("{id}: {name}") });
        line("list-seats", self.game.seats().join(", "));
        let counts = self.game.seat_counts();
        if counts.start() < counts.end() {
            let args = [("least", (*counts.start()).into()), ("most", (*counts.end()).into())];
            console.print(&format!("  {}", console.text("list-seat-counts", &args)));
        }
        line("list-scenarios", self.scenarios.join(", "));
        line("list-levels", self.levels.join(", "));
        if self.options.is_empty() {
            return;
        }
        line("list-options", " ".to_owned());
        let widest = self.options.iter().map(|option| option.name.len()).max().unwrap_or(0);
        for option in &self.options {
            let hint = console.text_or(&format!("option-{id}-{}", option.name), "");
            let rule = if option.rule.is_empty() { String::new() } else { format!("  ({})", option.rule) };
            let locked = if option.locked { console.text("list-locked", &[]) } else { String::new() };
            let setting = format!("{} [{}]", option.default, choices_of(&option.choice).join(", "));
            let name = format!("{:widest$}", option.name);
            let of = match option.scenarios.as_slice() {
                [] => String::new(),
                own => format!("  ({})", console.text("list-scenarios", &[("list", own.join(", ").into())])),
            };
            console.print(format!("    {name} = {setting}{rule}{of} {locked} {hint}").trim_end());
        }
    }
}
