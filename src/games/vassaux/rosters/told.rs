//! Words for what stands in a list.
use super::fighters::{modification, modifications};
use crate::games::vassaux::data::army::muster::{Fault, Weight};
use crate::games::vassaux::data::files::{MOUNT, StatsData};
use crate::games::vassaux::data::lists::ListData;
use crate::games::vassaux::data::magic::School;
use crate::table::rosters::form::Remark;
use crate::table::text::locales::{Arg, Texts};

/// The name of something in the rule data: of a profile, a title, a weapon. What has no words is called as in the file.
pub fn named(what: &str, id: &str, texts: &Texts) -> String {
    texts.get_or(&format!("vassaux-{what}-{id}"), id)
}

/// What people call a list.
pub fn list_name(list: &ListData, texts: &Texts) -> String {
    list.name.clone().unwrap_or_else(|| named("list", &list.id, texts))
}

/// What people call a unit of a list: by its usual name if it has one, else as it was written.
pub fn unit_name(id: &str, texts: &Texts) -> String {
    let name = texts.format("vassaux-unit", &[("name", id.into())]);
    if name == id { id.replace('_', " ") } else { name }
}

/// What is wrong, in words.
pub fn remark(fault: &Fault, texts: &Texts) -> Remark {
    Remark {
        words: texts.format_with(fault.reason.message, fault.args.iter().map(|(name, arg)| (*name, arg))),
        rule: fault.reason.rule.to_owned(),
        path: fault.path.clone(),
        advice: fault.weight == Weight::Advice,
    }
}

/// A price in short.
pub fn price(points: i32, texts: &Texts) -> String {
    texts.format("vassaux-roster-price", &[("points", points.into())])
}

/// A number with its sign.
pub fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        n if n < 0 => format!("−{}", n.unsigned_abs()),
        n => format!("+{n}"),
    }
}

/// The letters of a figure.
pub fn figure(name: &str, texts: &Texts) -> String {
    texts.get(match name {
        "mv" => "vassaux-roster-mv",
        "hp" => "vassaux-roster-hp",
        "at" => "vassaux-roster-at",
        _ => "vassaux-roster-df",
    })
}

/// What a modification does: the one of the rules (V-4.18), or whatever somebody has written.
pub fn modification_name(of: &StatsData, texts: &Texts) -> String {
    if let Some((raised, lowered)) = modifications().find(|(up, down)| modification(up, down) == *of) {
        let args = [("raised", figure(raised, texts).into()), ("lowered", figure(lowered, texts).into())];
        return texts.format("vassaux-roster-modified", &args);
    }
    let figures = [("mv", of.mv), ("hp", of.hp), ("at", of.at), ("df", of.df)];
    let told: Vec<String> = (figures.into_iter())
        .filter(|(_, value)| *value != 0)
        .map(|(name, value)| format!("{} {}", figure(name, texts), signed(value)))
        .collect();
    if told.is_empty() { "0".to_owned() } else { told.join(", ") }
}

/// On foot or mounted.
pub fn foot_name(rides: bool, texts: &Texts) -> String {
    texts.get(if rides { "vassaux-roster-mounted" } else { "vassaux-roster-on-foot" })
}

/// How a field names walking and riding.
pub fn foot_word(rides: bool) -> &'static str {
    if rides { MOUNT } else { "" }
}

pub fn school_name(school: Option<School>, texts: &Texts) -> String {
    texts.get(match school {
        None => "vassaux-roster-school-none",
        Some(School::Red) => "vassaux-roster-school-red",
        Some(School::Green) => "vassaux-roster-school-green",
        Some(School::Black) => "vassaux-roster-school-black",
    })
}

/// A host of a scenario; without a host any of them.
pub fn purpose_name(scenario: &str, host: Option<&str>, texts: &Texts) -> String {
    let scenario = texts.get_or(&format!("scenario-vassaux-{scenario}"), scenario);
    match host {
        None => scenario,
        Some(host) => {
            let args = [("scenario", Arg::from(scenario)), ("host", Arg::from(named("host", host, texts)))];
            texts.format("vassaux-roster-purpose", &args)
        }
    }
}
