//! `mesnie rules`: the values of the rule data of a game, file by file, with their comments and with what differs from
//! the built-in data.
use super::arguments;
use super::console::{Console, Exit, JobResult};
use crate::table::data::{Change, Inventory, Origin, Row, RuleFile};

#[derive(clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "GAME")]
    game: Option<String>,
    #[arg(long, value_name = "WORDS")]
    find: Option<String>,
    #[arg(long)]
    changed: bool,
}

pub(super) fn run(args: &Args, console: &Console) -> JobResult {
    let games = match &args.game {
        Some(name) => vec![arguments::game(name)?],
        None => crate::games::all().to_vec(),
    };
    let (mut printed, mut exit) = (0, Exit::Success);
    for game in games {
        for file in &Inventory::of(&console.source, &format!("{}/", game.id())).files {
            if let Some(problem) = &file.problem {
                eprintln!("{}", problem.render(&console.texts));
                exit = Exit::Failure;
            }
            let lines = lines(file, args, console);
            if lines.is_empty() {
                continue;
            }
            console.print(&heading(file, console));
            in_columns(&lines).iter().for_each(|line| console.print(line));
            printed += lines.len();
        }
    }
    if printed == 0 && exit == Exit::Success {
        console.print(&console.text("inventory-none", &[]));
    }
    Ok(exit)
}

/// The line above the rows of a file.
fn heading(file: &RuleFile, console: &Console) -> String {
    let origin = match &file.origin {
        Origin::Program => console.text("inventory-of-program", &[]),
        Origin::Folder(path) => path.display().to_string(),
        Origin::Save => console.text("inventory-of-save", &[]),
    };
    let comment = if file.comment.is_empty() { String::new() } else { format!("  // {}", file.comment) };
    format!("{} ({origin}){comment}", file.name)
}

/// The rows that were asked for, each as line number, path, value, and change and comment.
fn lines(file: &RuleFile, args: &Args, console: &Console) -> Vec<[String; 4]> {
    let found = args.find.as_deref().map(|words| file.search(words));
    let asked = |(i, row): &(usize, &Row)| {
        found.as_ref().is_none_or(|found| found.binary_search(i).is_ok())
            && (!args.changed || row.change != Change::None)
    };
    let few = args.changed || found.is_some();
    let rows = file.rows.iter().enumerate().filter(asked);
    let mut lines: Vec<_> = rows.map(|(_, row)| line(row, few, &change(row, console))).collect();
    // A search finds only what is in the file.
    if found.is_none() {
        let missing = console.text("inventory-missing", &[]);
        lines.extend(file.missing.iter().map(|row| line(row, few, &missing)));
    }
    lines
}

/// How a row differs from the built-in data, in words.
fn change(row: &Row, console: &Console) -> String {
    match &row.change {
        Change::None => String::new(),
        Change::From(usual) => console.text("inventory-usual", &[("value", usual.into())]),
        Change::New => console.text("inventory-new", &[]),
    }
}

/// A row as line number, path, value, and change and comment. With `alone` it names its record too, because the heading
/// of that record may not be printed.
fn line(row: &Row, alone: bool, change: &str) -> [String; 4] {
    let title = row.title.as_deref().filter(|_| alone || row.head && row.path.ends_with(']'));
    let title = title.map_or(String::new(), |title| format!(" {title}"));
    let change = if change.is_empty() { String::new() } else { format!("[{change}] ") };
    let comment = if row.comment.is_empty() { String::new() } else { format!("// {}", row.comment) };
    [row.line.to_string(), format!("{}{title}", row.path), row.value.clone(), change + &comment]
}

/// The rows as lines with aligned columns.
fn in_columns(lines: &[[String; 4]]) -> Vec<String> {
    // Longer fields overflow their column instead of widening it.
    const WIDEST: usize = 40;
    let width = |column: usize| {
        let widths = lines.iter().map(|line| line[column].chars().count());
        widths.filter(|width| *width <= WIDEST).max().unwrap_or(0)
    };
    let (of_line, of_path, of_value) = (width(0), width(1), width(2));
    let printable = |c: char| if c.is_control() { ' ' } else { c };
    let join = |[line, path, value, rest]: &[String; 4]| {
        let line = format!("  {line:>of_line$}  {path:of_path$}  {value:of_value$}  {rest}");
        line.trim_end().chars().map(printable).collect()
    };
    lines.iter().map(join).collect()
}
