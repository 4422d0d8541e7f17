//! Changes of a list. What cannot be done changes nothing; what the rules forbid is done, and judged.
use super::fighters::{Item, modification_of, with_item};
use super::form::{BY_HAND, LONGEST_NAME, LORD, MOST_FIGHTERS, purpose};
use crate::games::vassaux::data::army::muster::muster;
use crate::games::vassaux::data::checks::lists::settings_for;
use crate::games::vassaux::data::files::{GearData, ProfileData, Role, StatsData, VassauxData};
use crate::games::vassaux::data::lists::*;
use crate::games::vassaux::data::magic::School;
use crate::games::vassaux::data::scenarios::Demand;
use crate::table::rosters::book::label;
use crate::table::rosters::form::Edit;

/// The fighters of a new unit.
const USUAL_SIZE: i32 = 4;

/// Changes a list.
pub fn edit(data: &VassauxData, list: &mut ListData, edit: &Edit) {
    let lords = list.lords.len();
    let unit = |row: usize| row.checked_sub(lords);
    match edit {
        Edit::Set { row: None, field, value } => set_head(data, list, field, value),
        Edit::Set { row: Some(row), field, value } => match unit(*row) {
            None => set_lord(data, &mut list.lords[*row], field, value),
            Some(unit) => set_unit(data, list, unit, field, value),
        },
        Edit::Add(kind) => add(data, list, kind),
        Edit::Copy(row) => {
            if let Some((row, of)) = unit(*row).and_then(|row| Some((row, list.units.get(row)?))) {
                let copy = UnitData { id: free_id(list, &of.id, None), ..of.clone() };
                list.units.insert(row + 1, copy);
            }
        }
        Edit::Remove(row) => match unit(*row) {
            None => drop(list.lords.remove(*row)),
            Some(unit) if unit < list.units.len() => drop(list.units.remove(unit)),
            Some(_) => {}
        },
        Edit::Up(row) => {
            if let Some(row) = unit(*row).filter(|row| (1..list.units.len()).contains(row)) {
                list.units.swap(row - 1, row);
            }
        }
        Edit::Down(row) => {
            if let Some(row) = unit(*row).filter(|row| row + 1 < list.units.len()) {
                list.units.swap(row, row + 1);
            }
        }
    }
    if list.total.is_some() {
        let switches = settings_for(list, &data.switches);
        list.total = Some(muster(list, &data.armoury(&switches), None).total());
    }
}

fn set_head(data: &VassauxData, list: &mut ListData, field: &str, value: &str) {
    match field {
        "name" => list.name = Some(cut(value)).filter(|name| !name.is_empty()).or(list.name.take()),
        "purpose" => {
            let Some((scenario, host)) = value.split_once('/') else { return };
            let Some(scenario) = data.scenario(scenario) else { return };
            if !host.is_empty() && !scenario.hosts.iter().any(|of| of.id == host) {
                return;
            }
            list.scenario.clone_from(&scenario.id);
            list.host = Some(host.to_owned()).filter(|host| !host.is_empty());
            if scenario.points_bounds.is_none() {
                list.points = None;
            }
        }
        "points" => {
            let bounds = purpose(data, list).and_then(|(scenario, _)| scenario.points_bounds);
            if let (Ok(points), Some((least, most))) = (value.parse::<i32>(), bounds) {
                list.points = Some(points.clamp(least, most));
            }
        }
        "school" => list.school = School::of_word(value),
        _ => {}
    }
}

/// A name without blanks at its ends, no longer than a name may be.
fn cut(name: &str) -> String {
    let name: String = name.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).take(LONGEST_NAME).collect();
    name.trim_end().to_owned()
}

fn set_lord(data: &VassauxData, lord: &mut LordData, field: &str, value: &str) {
    let known = |mut names: &mut dyn Iterator<Item = &String>| (&mut names).any(|name| name == value);
    match field {
        "title" if known(&mut data.titles.iter().map(|of| &of.id)) => value.clone_into(&mut lord.title),
        "profile" if known(&mut data.profiles.iter().map(|of| &of.id)) => value.clone_into(&mut lord.profile),
        "lord_mv" | "lord_at" | "lord_df" => {
            let Ok(number) = value.parse::<i32>() else { return };
            let number = number.clamp(0, data.gear.lord_gear.points.max(0));
            match field {
                "lord_mv" => lord.points.mv = number,
                "lord_at" => lord.points.at = number,
                _ => lord.points.df = number,
            }
        }
        _ => {
            set_gear(&data.gear, &mut lord.gear, field, value);
            set_modification(&mut lord.modifications, field, value);
            set_power(data, &mut lord.powers, field, value);
        }
    }
}

fn set_unit(data: &VassauxData, list: &mut ListData, row: usize, field: &str, value: &str) {
    let id = (field == "id").then(|| free_id(list, value, Some(row)));
    let Some(unit) = list.units.get_mut(row) else { return };
    if let Some(id) = id {
        unit.id = id;
        return;
    }
    let known = |mut names: &mut dyn Iterator<Item = &String>| (&mut names).any(|name| name == value);
    match field {
        "title" if known(&mut data.titles.iter().map(|of| &of.id)) => unit.title = Some(value.to_owned()),
        "size" => {
            if let Ok(size) = value.parse::<i32>() {
                alike(&mut unit.fighters).size = size.clamp(0, MOST_FIGHTERS);
            }
        }
        "prebuilt" => {
            let ready = data.prebuilt.iter().find(|of| of.id == value);
            if ready.is_none() && !value.is_empty() {
                return;
            }
            let of = alike(&mut unit.fighters);
            match ready {
                Some(ready) => {
                    *of = FightersData { prebuilt: Some(ready.id.clone()), size: of.size, ..FightersData::default() }
                }
                None => *of = by_hand(data, of),
            }
        }
        "profile" if known(&mut data.profiles.iter().map(|of| &of.id)) => {
            alike(&mut unit.fighters).profile = Some(value.to_owned());
        }
        _ => {
            set_power(data, &mut unit.powers, field, value);
            if unit.fighters.first().is_some_and(|of| of.prebuilt.is_none()) {
                let of = alike(&mut unit.fighters);
                set_gear(&data.gear, &mut of.gear, field, value);
                set_modification(&mut of.modifications, field, value);
            }
        }
    }
}

/// All fighters of a unit made like the first of them (V-4.04).
fn alike(fighters: &mut Vec<FightersData>) -> &mut FightersData {
    let size =
        fighters.iter().map(|of| of.size.clamp(0, MOST_FIGHTERS)).fold(0, |sum: i32, size| sum.saturating_add(size));
    if fighters.is_empty() {
        fighters.push(FightersData::default());
    }
    fighters.truncate(1);
    fighters[0].size = size;
    &mut fighters[0]
}

/// Ready-made fighters as they would be written by hand; others stay as they are.
fn by_hand(data: &VassauxData, of: &FightersData) -> FightersData {
    let Some(ready) = of.prebuilt.as_ref().and_then(|name| data.prebuilt.iter().find(|ready| ready.id == *name)) else {
        return FightersData {
            prebuilt: None,
            profile: of.profile.clone().or(data.profiles.first().map(|it| it.id.clone())),
            ..of.clone()
        };
    };
    FightersData {
        prebuilt: None,
        profile: Some(ready.profile.clone()),
        gear: ready.gear.clone(),
        modifications: ready.modifications.clone(),
        size: of.size,
    }
}

fn set_gear(gear: &GearData, items: &mut Vec<String>, field: &str, value: &str) {
    let item = match field {
        "weapon" => Item::Weapon,
        "armour" => Item::Armour,
        "mount" => Item::Mount,
        _ => return,
    };
    *items = with_item(gear, items, item, value);
}

/// The number behind the name of a field: of `power_1` 1.
fn slot(field: &str, name: &str) -> Option<usize> {
    field.strip_prefix(name)?.parse().ok()
}

fn set_modification(modifications: &mut Vec<StatsData>, field: &str, value: &str) {
    let Some(slot) = slot(field, "mod_") else { return };
    match (modification_of(value), slot < modifications.len()) {
        (Some(of), true) => modifications[slot] = of,
        (Some(of), false) => modifications.push(of),
        (None, true) if value.is_empty() => drop(modifications.remove(slot)),
        _ => {}
    }
}

fn set_power(data: &VassauxData, powers: &mut Vec<String>, field: &str, value: &str) {
    let Some(slot) = slot(field, "power_") else { return };
    let known = data.magic.powers.iter().any(|power| power.id == value);
    match (known, slot < powers.len()) {
        (true, true) => value.clone_into(&mut powers[slot]),
        (true, false) => powers.push(value.to_owned()),
        (false, true) if value.is_empty() => drop(powers.remove(slot)),
        _ => {}
    }
}

fn add(data: &VassauxData, list: &mut ListData, kind: &str) {
    if kind == LORD {
        if let Some(title) = data.titles.iter().find(|title| title.role == Role::Lord) {
            list.lords.push(usual_lord(data, &title.id));
        }
        return;
    }
    let ready = data.prebuilt.iter().find(|of| of.id == kind);
    if ready.is_none() && kind != BY_HAND {
        return;
    }
    let demanded = purpose(data, list).and_then(|(_, host)| {
        host.demands.iter().find_map(|demand| match demand {
            Demand::Villagers { prebuilt, size, title, .. } if prebuilt == kind => Some((*size, title.clone())),
            _ => None,
        })
    });
    let usual = || {
        // Led like the last unit; the first by whoever costs least.
        let last = list.units.last().and_then(|unit| unit.title.clone());
        let least = || data.titles.iter().filter(|title| title.role == Role::Vassal).min_by_key(|title| title.points);
        (USUAL_SIZE, last.or_else(|| Some(least()?.id.clone())).unwrap_or_default())
    };
    let (size, title) = demanded.unwrap_or_else(usual);
    let fighters = FightersData { prebuilt: ready.map(|of| of.id.clone()), size, ..FightersData::default() };
    let fighters = if ready.is_some() { fighters } else { by_hand(data, &fighters) };
    let name = ready.map_or_else(|| fighters.profile.clone().unwrap_or_default(), |of| of.id.clone());
    let id = free_id(list, &name, None);
    list.units.push(UnitData { id, title: Some(title), fighters: vec![fighters], powers: vec![] });
}

/// A lord on foot of the dearest profile, with the best armour that he may bear and weapons for melee.
fn usual_lord(data: &VassauxData, title: &str) -> LordData {
    let profile =
        data.profiles.iter().max_by_key(|of| of.points).map_or(String::new(), |of: &ProfileData| of.id.clone());
    let weapon = data.gear.weapons.iter().max_by_key(|of| (of.melee, -of.points)).map(|of| of.id.clone());
    let may = |only: &[String]| only.is_empty() || only.contains(&profile);
    let armour = data.gear.armours.iter().filter(|of| may(&of.only)).max_by_key(|of| (of.df, of.guard));
    let points = data.gear.lord_gear.points;
    LordData {
        gear: weapon.into_iter().chain(armour.map(|of| of.id.clone())).collect(),
        profile,
        modifications: vec![],
        title: title.to_owned(),
        points: StatsData { at: points / 2, df: points - points / 2, ..StatsData::default() },
        powers: vec![],
    }
}

/// A label for a unit that no other unit of the list has; `own` is the unit itself, if it is there already.
fn free_id(list: &ListData, name: &str, own: Option<usize>) -> String {
    let mut id = label(name);
    id.truncate(LONGEST_NAME);
    if !id.starts_with(|c: char| c.is_ascii_lowercase()) {
        id.insert(0, 'u');
    }
    let taken = |id: &str| list.units.iter().enumerate().any(|(i, unit)| Some(i) != own && unit.id == id);
    if !taken(&id) {
        return id;
    }
    // Of a copy of `archers_2` the next is `archers_3`.
    let stem = id.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('_').to_owned();
    let names = (2..).map(|n| format!("{stem}_{n}"));
    names.into_iter().find(|id| !taken(id)).unwrap_or(id)
}
