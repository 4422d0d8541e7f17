//! `mesnie roster`: the lists that players bring to a match, as a table, or as a sheet to print; what is wrong with them.
use super::arguments;
use super::console::{Console, Exit, JobError, JobResult};
use crate::table::data::find_value;
use crate::table::prelude::{Game, Problem, RuleSet, Saves};
use crate::table::rosters::book::RosterBook;
use crate::table::rosters::roll::Roll;
use crate::table::rosters::{html, plain};
use crate::table::saves::own_lists::{OwnList, OwnLists, read_list, write};
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "LIST", required_unless_present = "list")]
    roster: Option<String>,
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "list")]
    html: Option<PathBuf>,
    #[arg(long)]
    list: bool,
}

/// A game that has lists, with its rule data and the lists of this player.
struct Shelf {
    game: &'static dyn Game,
    book: &'static dyn RosterBook,
    rules: RuleSet,
    own: Vec<OwnList>,
}

pub(super) fn run(args: &Args, console: &Console) -> JobResult {
    let shelves = shelves(args.game.as_deref(), console)?;
    match &args.roster {
        Some(wanted) if !args.list => show(wanted, args.html.as_deref(), &shelves, console),
        _ => list(&shelves, console),
    }
}

fn shelves(named: Option<&str>, console: &Console) -> Result<Vec<Shelf>, JobError> {
    let games = match named {
        Some(name) => vec![arguments::game(name)?],
        None => crate::games::all().to_vec(),
    };
    let mut shelves = vec![];
    for game in games {
        let Some(book) = game.rosters() else { continue };
        let rules = arguments::rules(game, console)?;
        shelves.push(Shelf { game, book, rules, own: own_lists(game) });
    }
    if shelves.is_empty() {
        let game = named.unwrap_or_default();
        return Err(JobError::usage(Problem::new("roster-no-lists").with("game", game)));
    }
    Ok(shelves)
}

/// The lists of this player for a game.
pub(super) fn own_lists(game: &dyn Game) -> Vec<OwnList> {
    let (Some(book), Ok(saves)) = (game.rosters(), Saves::of_user()) else { return vec![] };
    OwnLists::of(&saves, game.id()).read(book)
}

/// The names of all lists, with what people call them. A broken file of the player is told with what is wrong.
fn list(shelves: &[Shelf], console: &Console) -> JobResult {
    let mut exit = Exit::Success;
    for shelf in shelves {
        let id = shelf.game.id();
        console.print(&format!("{id}: {}", console.text_or(&format!("game-{id}"), id)));
        let shipped = shelf.book.shipped(&shelf.rules.data, &console.texts);
        let sound = shelf.own.iter().filter_map(|own| own.list.as_ref().ok()).map(|sound| &sound.listed);
        let all: Vec<_> = shipped.iter().chain(sound).collect();
        let widest = all.iter().map(|listed| listed.id.chars().count()).max().unwrap_or(0);
        for listed in all {
            console.print(&format!("  {:widest$}  {}", listed.id, listed.name));
        }
        for findings in shelf.own.iter().filter_map(|own| own.list.as_ref().err()) {
            eprintln!("{}", findings.render(&console.texts));
            exit = Exit::Failure;
        }
    }
    Ok(exit)
}

/// A list by its name, or the one in a file.
fn show(wanted: &str, page: Option<&Path>, shelves: &[Shelf], console: &Console) -> JobResult {
    let Some(Shown { roll, file_text }) = find(wanted, shelves, console)? else { return Ok(Exit::Failure) };
    match page {
        Some(path) => {
            write(path, &html::page(&roll, console.texts.lang())).map_err(JobError::failed)?;
            console.print(&console.text("roster-printed", &[("file", path.display().to_string().into())]));
        }
        None => console.print(plain::text(&roll).trim_end()),
    }
    if !roll.remarks.is_empty() {
        console.print("");
    }
    for remark in &roll.remarks {
        let key = if remark.advice { "roster-advice" } else { "roster-fault" };
        let told = console.text(key, &[("what", remark.told().into())]);
        match file_text.as_ref().and_then(|text| find_value(text, &remark.path)) {
            Some(place) => {
                console.print(&console.text("roster-line", &[("n", place.line.into()), ("told", told.into())]))
            }
            None => console.print(&told),
        }
    }
    Ok(if roll.is_sound() { Exit::Success } else { Exit::Failure })
}

/// A list that was found.
struct Shown {
    roll: Roll,
    /// What stands in the player's file, so that remarks can name its lines; nothing for a list of the program.
    file_text: Option<String>,
}

/// The sheet of a list; nothing, and its mistakes on the standard error output, if its file cannot be read.
fn find(wanted: &str, shelves: &[Shelf], console: &Console) -> Result<Option<Shown>, JobError> {
    let shown = |shelf: &Shelf, text: &str, file: Option<&Path>| {
        let roll = shelf.book.roll(&shelf.rules.data, text, &console.texts)?;
        let file_text = file.and_then(|file| Some(read_list(shelf.book, file).ok()?.text));
        Some(Shown { roll, file_text })
    };
    for shelf in shelves {
        if let Some(text) = shelf.book.text_of(&shelf.rules.data, wanted) {
            return Ok(shown(shelf, &text, None));
        }
        let own = shelf
            .own
            .iter()
            .find(|own| own.file == wanted || own.list.as_ref().is_ok_and(|sound| sound.listed.id == wanted));
        match own.map(|own| (&own.list, &own.path)) {
            Some((Ok(sound), path)) => return Ok(shown(shelf, &sound.text, Some(path))),
            Some((Err(findings), _)) => {
                eprintln!("{}", findings.render(&console.texts));
                return Ok(None);
            }
            None => {}
        }
    }
    let path = Path::new(wanted);
    if path.is_file() {
        let mut wrong = None;
        for shelf in shelves {
            match read_list(shelf.book, path) {
                Ok(sound) => return Ok(shown(shelf, &sound.text, Some(path))),
                Err(findings) => drop(wrong.get_or_insert(findings)),
            }
        }
        if let Some(findings) = wrong {
            eprintln!("{}", findings.render(&console.texts));
        }
        return Ok(None);
    }
    let mut known: Vec<String> = vec![];
    for shelf in shelves {
        known.extend(shelf.book.shipped(&shelf.rules.data, &console.texts).into_iter().map(|listed| listed.id));
        known.extend(shelf.own.iter().filter_map(|own| Some(own.list.as_ref().ok()?.listed.id.clone())));
    }
    Err(JobError::usage(arguments::unknown("cli-list-unknown", wanted, known.iter().map(String::as_str))))
}
