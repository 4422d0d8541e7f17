//! The text of a list: read into its data, and written as those that come with the program are.
use crate::games::vassaux::data::files::StatsData;
use crate::games::vassaux::data::lists::*;
use ron::extensions::Extensions;

/// The list in a text; nothing if it cannot be read.
pub fn read(text: &str) -> Option<ListData> {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME).from_str(text).ok()
}

/// What its author has noted above the list.
pub fn comment(text: &str) -> &str {
    let mut end = 0;
    for line in text.split_inclusive('\n') {
        if !line.trim_start().starts_with("//") && !line.trim().is_empty() {
            break;
        }
        end += line.len();
    }
    &text[..end]
}

/// The list as a text, below a comment. What is as usual is left out.
pub fn write(list: &ListData, comment: &str) -> String {
    let mut text = comment.to_owned();
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text.push_str("(\n");
    let mut field = |name: &str, value: String| text.push_str(&format!("    {name}: {value},\n"));
    field("id", quoted(&list.id));
    if let Some(name) = &list.name {
        field("name", quoted(name));
    }
    field("scenario", quoted(&list.scenario));
    if let Some(host) = &list.host {
        field("host", quoted(host));
    }
    if let Some(points) = list.points {
        field("points", points.to_string());
    }
    if let Some(school) = list.school {
        field("school", school.word().to_owned());
    }
    if let Some(bases) = list.bases {
        field("bases", format!("(foot: {}, mounted: {})", bases.foot, bases.mounted));
    }
    field("lords", lines(list.lords.iter().map(lord)));
    field("units", lines(list.units.iter().map(unit)));
    if let Some(total) = list.total {
        field("total", total.to_string());
    }
    text.push_str(")\n");
    text
}

fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => quoted.push_str(&format!("\\u{{{:x}}}", u32::from(c))),
            c => quoted.push(c),
        }
    }
    quoted + "\""
}

/// A list with each entry on a line of its own.
fn lines(entries: impl Iterator<Item = String>) -> String {
    let entries: String = entries.map(|entry| format!("        {entry},\n")).collect();
    if entries.is_empty() { "[]".to_owned() } else { format!("[\n{entries}    ]") }
}

/// Fields that are there, with commas between.
fn fields(fields: &[(&str, Option<String>)]) -> String {
    let fields: Vec<String> =
        fields.iter().filter_map(|(name, value)| Some(format!("{name}: {}", value.as_ref()?))).collect();
    format!("({})", fields.join(", "))
}

/// Names, unless there are none.
fn names(names: &[String]) -> Option<String> {
    let quoted: Vec<String> = names.iter().map(|name| quoted(name)).collect();
    (!names.is_empty()).then(|| format!("[{}]", quoted.join(", ")))
}

fn stats(of: &StatsData) -> String {
    let figure = |name, value: i32| (name, (value != 0).then(|| value.to_string()));
    fields(&[figure("mv", of.mv), figure("hp", of.hp), figure("at", of.at), figure("df", of.df)])
}

fn modifications(all: &[StatsData]) -> Option<String> {
    let each: Vec<String> = all.iter().map(stats).collect();
    (!all.is_empty()).then(|| format!("[{}]", each.join(", ")))
}

fn lord(lord: &LordData) -> String {
    fields(&[
        ("profile", Some(quoted(&lord.profile))),
        ("gear", names(&lord.gear)),
        ("modifications", modifications(&lord.modifications)),
        ("title", Some(quoted(&lord.title))),
        ("points", Some(stats(&lord.points))),
        ("powers", names(&lord.powers)),
    ])
}

fn unit(unit: &UnitData) -> String {
    let each: Vec<String> = unit.fighters.iter().map(fighters).collect();
    fields(&[
        ("id", Some(quoted(&unit.id))),
        ("title", unit.title.as_deref().map(quoted)),
        ("fighters", Some(format!("[{}]", each.join(", ")))),
        ("powers", names(&unit.powers)),
    ])
}

fn fighters(of: &FightersData) -> String {
    fields(&[
        ("prebuilt", of.prebuilt.as_deref().map(quoted)),
        ("profile", of.profile.as_deref().map(quoted)),
        ("gear", names(&of.gear)),
        ("modifications", modifications(&of.modifications)),
        ("size", Some(of.size.to_string())),
    ])
}
