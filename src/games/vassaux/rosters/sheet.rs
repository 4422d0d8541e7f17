//! The sheet of an army, as it lies beside the table (section 12): its school, and of each unit figures, price, what it bears, its
//! powers, and a box for each fighter.
use super::form::{judged, purpose, shown_stats};
use super::told::*;
use crate::games::vassaux::data::army::muster::Fault;
use crate::games::vassaux::data::army::units::{Armoury, Unit, reserve};
use crate::games::vassaux::data::checks::lists::settings_for;
use crate::games::vassaux::data::files::{Foot, Role, VassauxData};
use crate::games::vassaux::data::lists::ListData;
use crate::table::rosters::form::Remark;
use crate::table::rosters::roll::{Column, Roll, RollRow};
use crate::table::text::locales::Texts;

/// The heads of the columns, and whether their cells are numbers.
const COLUMNS: [(&str, bool); 15] = [
    ("vassaux-sheet-unit", false),
    ("vassaux-sheet-size", true),
    ("vassaux-roster-title", false),
    ("vassaux-roster-mv", true),
    ("vassaux-roster-hp", true),
    ("vassaux-roster-at", true),
    ("vassaux-roster-df", true),
    ("vassaux-roster-aura", true),
    ("vassaux-roster-cmd", true),
    ("vassaux-sheet-each", true),
    ("vassaux-sheet-cost", true),
    ("vassaux-roster-weapon", false),
    ("vassaux-roster-armour", false),
    ("vassaux-roster-mount", false),
    ("vassaux-roster-power", false),
];

/// The sheet of a list.
pub fn roll(data: &VassauxData, list: &ListData, texts: &Texts) -> Roll {
    let switches = settings_for(list, &data.switches);
    let armoury = data.armoury(&switches);
    let (found, made, limit) = judged(data, list);
    let total = made.total();
    let fighters: i32 = made.lords.iter().chain(&made.units).map(|unit| unit.size).sum();
    let points = texts.format("vassaux-sheet-points", &[("total", total.into()), ("limit", limit.into())]);
    let wanted = purpose(data, list).map(|(scenario, _)| purpose_name(&scenario.id, list.host.as_deref(), texts));
    let mut facts = vec![
        (texts.get("vassaux-roster-for"), wanted.unwrap_or_else(|| list.scenario.clone())),
        (texts.get("vassaux-roster-school"), school_name(list.school, texts)),
        (texts.get("vassaux-sheet-cost"), points),
    ];
    if let [lord] = made.lords.as_slice() {
        let dice = reserve(lord, &made.units, switches.reserve_counts_lord);
        facts.push((texts.get("vassaux-roster-reserve"), dice.to_string()));
    }
    let column = |(key, number): (&str, bool)| Column { label: texts.get(key), number };
    let mut sums = vec![String::new(); COLUMNS.len()];
    sums[0] = texts.get("vassaux-sheet-total");
    sums[1] = fighters.to_string();
    sums[10] = total.to_string();
    Roll {
        title: list_name(list, texts),
        facts,
        columns: COLUMNS.into_iter().map(column).collect(),
        losses: texts.get("vassaux-sheet-losses"),
        rows: made.lords.iter().chain(&made.units).map(|unit| row(unit, &armoury, texts)).collect(),
        total: sums,
        notes: notes(made.lords.iter().chain(&made.units), &armoury, texts),
        remarks: found.iter().map(|fault| remark_on_sheet(fault, list, texts)).collect(),
    }
}

/// What is wrong, with the unit of which it is said.
fn remark_on_sheet(fault: &Fault, list: &ListData, texts: &Texts) -> Remark {
    let told = remark(fault, texts);
    let at =
        |row: String| fault.path.strip_prefix(&row).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']));
    let lord = (0..list.lords.len()).any(|i| at(format!("lords[{i}]")));
    let unit = (0..list.units.len()).find(|i| at(format!("units[{i}]")));
    let row = unit.map(|i| unit_name(&list.units[i].id, texts));
    let Some(row) = row.or_else(|| lord.then(|| texts.get("vassaux-roster-lord"))) else { return told };
    let args = [("row", row.into()), ("what", told.words.into())];
    Remark { words: texts.format("vassaux-sheet-remark", &args), ..told }
}

fn row(unit: &Unit, armoury: &Armoury, texts: &Texts) -> RollRow {
    let (build, lord) = (&unit.build, unit.role == Role::Lord);
    let profile = named("profile", &armoury.profiles[build.profile].id, texts);
    let kind = build.prebuilt.map_or(profile, |of| named("prebuilt", &armoury.prebuilt[of].id, texts));
    let name = if lord { texts.get("vassaux-roster-lord") } else { unit_name(&unit.id, texts) };
    let title = texts.format("vassaux-sheet-unit-of", &[("name", name.into()), ("kind", kind.into())]);
    let [mv, hp, at, df] = shown_stats(armoury, unit);
    let powers: Vec<String> =
        unit.powers.iter().map(|power| named("power", &armoury.magic.powers[*power].id, texts)).collect();
    let modified: Vec<String> = build.modifications.iter().map(|of| modification_name(of, texts)).collect();
    let cells = vec![
        if modified.is_empty() { title } else { format!("{title} ({})", texts.semicolons(modified)) },
        unit.size.to_string(),
        named("title", &armoury.titles[unit.title].id, texts),
        mv,
        hp,
        at,
        df,
        unit.aura.to_string(),
        unit.cmd.to_string(),
        unit.figure.to_string(),
        unit.cost.to_string(),
        named("weapon", &armoury.gear.weapons[build.weapon].id, texts),
        named("armour", &armoury.gear.armours[build.armour].id, texts),
        foot_name(build.foot == Foot::Mounted, texts),
        powers.join(", "),
    ];
    // A box for each fighter, the lord too: hits that do not kill are not kept (V-3.05).
    RollRow { cells, boxes: usize::try_from(unit.size).unwrap_or(0) }
}

/// What the short words mean, and what the weapons and armours of this army do.
fn notes<'u>(units: impl Iterator<Item = &'u Unit>, armoury: &Armoury, texts: &Texts) -> Vec<String> {
    let mut notes = vec![texts.get("vassaux-sheet-legend")];
    let (mut weapons, mut armours) = (vec![], vec![]);
    for unit in units {
        if !weapons.contains(&unit.build.weapon) {
            weapons.push(unit.build.weapon);
        }
        if !armours.contains(&unit.build.armour) {
            armours.push(unit.build.armour);
        }
    }
    for weapon in weapons.into_iter().map(|of| &armoury.gear.weapons[of]) {
        let name = named("weapon", &weapon.id, texts);
        if let Some(shot) = weapon.shot {
            let args = [
                ("weapon", name.into()),
                ("range", shot.range.into()),
                ("bonus", shot.bonus.into()),
                ("shots", shot.shots.into()),
            ];
            notes.push(texts.format("vassaux-sheet-shot", &args));
        } else if weapon.melee != weapon.melee_mounted {
            let args = [
                ("weapon", name.into()),
                ("foot", signed(weapon.melee).into()),
                ("mounted", signed(weapon.melee_mounted).into()),
            ];
            notes.push(texts.format("vassaux-sheet-against", &args));
        }
    }
    for armour in armours.into_iter().map(|of| &armoury.gear.armours[of]) {
        let args = [("armour", named("armour", &armour.id, texts).into())];
        if !armour.doubled_by.is_empty() {
            notes.push(texts.format("vassaux-sheet-doubled", &args));
        }
        if armour.guard {
            notes.push(texts.format("vassaux-sheet-guard", &args));
        }
    }
    notes
}
