//! Lists of armies: names and numbers, and what the judge of lists finds.
use super::figures::check_label;
use crate::games::vassaux::data::army::faults::{Purpose, faults};
use crate::games::vassaux::data::army::muster::{Fault, Weight, muster};
use crate::games::vassaux::data::army::reasons::{DUPLICATE_ID, UNKNOWN_ID};
use crate::games::vassaux::data::army::units::Armoury;
use crate::games::vassaux::data::files::StatsData;
use crate::games::vassaux::data::lists::*;
use crate::games::vassaux::data::scenarios::ScenarioData;
use crate::games::vassaux::data::switches::SwitchesData;
use crate::table::data::Check;
use crate::table::text::locales::Arg;

/// The value of a path of a list: `units[2].fighters[0].size`.
fn descend<'r>(at: &Check<'r>, path: &str) -> Check<'r> {
    let mut at = at.clone();
    for step in path.split('.').filter(|step| !step.is_empty()) {
        let mut parts = step.split(['[', ']']).filter(|part| !part.is_empty());
        at = parts.next().map_or(at.clone(), |name| at.field(name));
        for index in parts.filter_map(|index| index.parse().ok()) {
            at = at.index(index);
        }
    }
    at
}

/// Tells a fault of a list at its place.
pub fn tell(at: &Check, fault: &Fault) {
    let at = descend(at, &fault.path);
    let name =
        fault.args.iter().find_map(|(_, arg)| if let Arg::Text(name) = arg { Some(name.as_str()) } else { None });
    match (fault.reason, name) {
        (UNKNOWN_ID, Some(name)) => drop(at.known(name, fault.known.iter().map(String::as_str))),
        (DUPLICATE_ID, Some(name)) => at.duplicate(name),
        (reason, _) if fault.weight == Weight::Refused => at.error(reason.message, &fault.args),
        (reason, _) => at.warning(reason.message, &fault.args),
    }
}

/// Names and numbers of a list, whatever they come to. Whether all is well.
pub fn check_list(at: &Check, list: &ListData) -> bool {
    let mut sound = check_label(&at.field("id"), &list.id);
    if let Some(name) = &list.name {
        sound &= at.field("name").not_blank(name);
    }
    for (i, unit) in list.units.iter().enumerate() {
        let at = at.field("units").index(i);
        sound &= check_label(&at.field("id"), &unit.id);
        for (j, fighters) in unit.fighters.iter().enumerate() {
            let at = at.field("fighters").index(j);
            sound &= at.field("size").within(fighters.size, 0..=999);
            sound &= check_modifications(&at.field("modifications"), &fighters.modifications);
        }
    }
    for (i, lord) in list.lords.iter().enumerate() {
        let at = at.field("lords").index(i);
        sound &= check_modifications(&at.field("modifications"), &lord.modifications);
        sound &= check_stats(&at.field("points"), &lord.points);
    }
    if let Some(points) = list.points {
        sound &= at.field("points").within(points, 0..=9999);
    }
    if let Some(bases) = list.bases {
        sound &= at.field("bases").field("foot").within(bases.foot, 100..=30_000);
        sound &= at.field("bases").field("mounted").within(bases.mounted, 100..=30_000);
    }
    sound && at.is_whole()
}

fn check_modifications(at: &Check, all: &[StatsData]) -> bool {
    all.iter().enumerate().fold(true, |sound, (i, of)| check_stats(&at.index(i), of) && sound)
}

fn check_stats(at: &Check, of: &StatsData) -> bool {
    let all = [("mv", of.mv), ("hp", of.hp), ("at", of.at), ("df", of.df)];
    all.into_iter().fold(true, |sound, (name, value)| at.field(name).within(value, -20..=20) && sound)
}

/// The settings by which a list is judged where it is read: magic as it needs it (V-5.01).
pub fn settings_for(list: &ListData, usual: &SwitchesData) -> SwitchesData {
    SwitchesData { magic: list.school.is_some(), ..usual.clone() }
}

/// A list without a name of its own is called as the program calls it.
pub fn check_name(at: &Check, list: &ListData) {
    if list.name.is_none() {
        at.field("id").has_words(&format!("vassaux-list-{}", list.id), &list.id);
    }
}

/// Judges a list for the host for which it was made.
pub fn judge(at: &Check, list: &ListData, armoury: &Armoury, scenarios: &[&ScenarioData]) {
    if !at.field("scenario").known(&list.scenario, scenarios.iter().map(|of| of.id.as_str())) {
        return;
    }
    let Some(scenario) = scenarios.iter().find(|of| of.id == list.scenario) else { return };
    let host = match &list.host {
        Some(name) => {
            at.field("host").known(name, scenario.hosts.iter().map(|of| of.id.as_str()));
            scenario.hosts.iter().find(|host| host.id == *name)
        }
        None => scenario.hosts.first(),
    };
    let Some(host) = host else { return };
    for fault in faults(list, armoury, &Purpose::of_list(list, scenario, host)) {
        tell(at, &fault);
    }
    let total = muster(list, armoury, None).total();
    if list.total.is_some_and(|said| said != total) {
        at.field("total").error("vassaux-data-total", &[("wanted", total.into())]);
    }
}
