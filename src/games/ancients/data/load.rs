//! Reads and checks the rule data: every error of every file in one go, each with its place.
use super::files::*;
use super::options::number_bounds;
use crate::table::data::{Check, Reader};
use crate::table::text::locales::Arg;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// The file of a chapter.
fn file(name: &str) -> String {
    format!("ancients/{name}.ron")
}

/// Checks one map, with the rule data on units if they could be read.
pub type MapCheck = fn(&Reader, file: &str, &MapData, Option<&UnitsData>);

/// All rule data, if there is no error in them. `check_map` finds what is wrong with a map; this floor knows only its text.
pub fn load(reader: &Reader, check_map: MapCheck) -> Option<AncientsData> {
    let dice = reader.parse::<DiceData>(&file("dice"));
    let units = reader.parse::<UnitsData>(&file("units"));
    let budgets = reader.parse::<BudgetsData>(&file("budgets"));
    let combat = reader.parse::<CombatData>(&file("combat"));
    let shooting = reader.parse::<ShootingData>(&file("shooting"));
    let armies = reader.parse::<ArmiesData>(&file("armies"));
    let switches = reader.parse::<SwitchesData>(&file("switches"));
    let opponents = reader.parse::<OpponentsData>(&file("opponents"));
    let map_files = map_files(reader);
    let maps: Vec<Option<MapData>> = map_files.iter().map(|f| reader.parse::<MapData>(f)).collect();
    reader.warn_of_unread("ancients/");

    if let Some(dice) = &dice {
        check_dice(reader, dice);
    }
    if let Some(units) = &units {
        check_units(reader, units);
    }
    if let Some(budgets) = &budgets {
        check_budgets(reader, budgets);
    }
    if let Some(combat) = &combat {
        let rows = || combat.results.iter().map(|r| r.from);
        check_steps(reader, "combat", rows());
        let at = reader.at(&file("combat"));
        if !combat.results.iter().map(|r| r.result).is_sorted() {
            at.field("results").error("ancients-data-results-order", &[]);
        }
    }
    if let Some(shooting) = &shooting {
        check_steps(reader, "shooting", shooting.results.iter().map(|r| r.from));
        for (name, modifier) in [
            ("target_in_contact", shooting.target_in_contact),
            ("over_friends", shooting.over_friends),
            ("rampart", shooting.rampart),
        ] {
            reader.at(&file("shooting")).field(name).within(modifier, -9..=9);
        }
    }
    if let (Some(armies), Some(units)) = (&armies, &units) {
        check_armies(reader, armies, units);
    }
    if let Some(switches) = &switches {
        check_switches(reader, switches);
    }
    if let Some(opponents) = &opponents {
        check_opponents(reader, opponents);
    }
    let maps: Vec<(String, MapData)> =
        map_files.into_iter().zip(maps).filter_map(|(file, map)| Some((file, map?))).collect();
    for (file, map) in &maps {
        check_map(reader, file, map, units.as_ref());
    }
    for name in ["standard", "large"] {
        if !maps.iter().any(|(_, map)| map.name == name) {
            reader
                .at(&format!("ancients/maps/{name}.ron"))
                .error("ancients-data-map-missing", &[("name", name.into())]);
        }
    }
    let mut maps: Vec<MapData> = maps.into_iter().map(|(_, map)| map).collect();
    maps.sort_by_key(|map| (map.name != "standard", map.name != "large"));
    let data = AncientsData {
        dice: dice?,
        units: units?,
        budgets: budgets?,
        combat: combat?,
        shooting: shooting?,
        armies: armies?,
        switches: switches?,
        opponents: opponents?,
        maps,
    };
    reader.is_sound().then_some(data)
}

fn map_files(reader: &Reader) -> Vec<String> {
    let mut files: BTreeSet<String> =
        reader.source().list("ancients/maps/").into_iter().filter(|f| f.ends_with(".ron")).collect();
    files.extend(["standard", "large"].map(|name| format!("ancients/maps/{name}.ron")));
    files.into_iter().collect()
}

/// A strength, a cost: what fits on a counter.
const FIGURE: RangeInclusive<i32> = 0..=20;

fn check_dice(reader: &Reader, dice: &DiceData) {
    let at = reader.at(&file("dice"));
    at.field("faces").not_empty(dice.faces.len());
    for (i, face) in dice.faces.iter().enumerate() {
        at.field("faces").index(i).within(*face, FIGURE);
    }
    // Initiative is rolled until the faces differ (N-1.11); with the dice mode `RerollLogo` the logo does not count.
    let differ = |faces: &mut dyn Iterator<Item = &i32>| faces.collect::<BTreeSet<_>>().len() > 1;
    if !differ(&mut dice.faces.iter()) {
        at.field("faces").error("ancients-data-faces-alike", &[]);
    } else if !differ(&mut dice.faces.iter().filter(|f| **f != dice.logo)) {
        at.field("logo").error("ancients-data-only-logos", &[]);
    }
    at.field("rally_sides").within(dice.rally_sides, 2..=20);
}

fn check_units(reader: &Reader, units: &UnitsData) {
    let at = reader.at(&file("units"));
    let names: Vec<&str> = units.kinds.iter().map(|k| k.name.as_str()).collect();
    at.field("kinds").unique(names.iter().copied());
    at.field("kinds").not_empty(names.len());
    for (i, kind) in units.kinds.iter().enumerate() {
        let at = at.field("kinds").index(i);
        check_label(&at.field("name"), &kind.name);
        at.field("move").within(i32::from(kind.r#move), 1..=2);
        at.field("half_points").within(i32::from(kind.half_points), 0..=20);
        if let Some((nearest, farthest)) = kind.shoot {
            at.field("shoot").index(0).within(i32::from(nearest), 2..=i32::from(LONGEST_SHOT));
            at.field("shoot").index(1).within(i32::from(farthest), i32::from(nearest)..=i32::from(LONGEST_SHOT));
        }
    }
    at.field("pool").not_empty(units.pool.len());
    let mut total = 0;
    for (i, line) in units.pool.iter().enumerate() {
        let row = at.field("pool").index(i);
        row.field("kind").known(&line.kind, names.iter().copied());
        row.field("fresh").within(i32::from(line.fresh), 1..=20);
        row.field("activated").within(i32::from(line.activated), 0..=i32::from(line.fresh.max(0)));
        row.field("cost").within(line.cost, 1..=100);
        row.field("count").within(i32::from(line.count), 1..=MOST_UNITS as i32);
        total += usize::from(line.count);
        if units.pool[..i].iter().any(|p| p.kind == line.kind && p.fresh == line.fresh) {
            row.duplicate(&format!("{} {}", line.kind, line.fresh));
        }
    }
    if total > MOST_UNITS {
        at.field("pool").error("ancients-data-pool-too-large", &[("found", total.into()), ("most", MOST_UNITS.into())]);
    }
}

/// A name that can stand in journals.
pub fn check_label(at: &Check, name: &str) {
    let good = !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
    if !good {
        at.error("ancients-data-label", &[("name", name.into())]);
    }
}

fn check_budgets(reader: &Reader, budgets: &BudgetsData) {
    let at = reader.at(&file("budgets"));
    at.field("budgets").not_empty(budgets.budgets.len());
    for (i, line) in budgets.budgets.iter().enumerate() {
        let row = at.field("budgets").index(i);
        row.field("points").within(line.points, 1..=1000);
        row.field("target").within(line.target, 1..=100);
        if i > 0 && line.points <= budgets.budgets[i - 1].points {
            row.field("points").error("ancients-data-not-rising", &[]);
        }
    }
    at.field("beyond").field("points").within(budgets.beyond.points, 1..=100);
    at.field("beyond").field("target").within(budgets.beyond.target, 0..=100);
    if !budgets.budgets.iter().any(|b| b.points == budgets.default) {
        at.field("default").error("ancients-data-no-such-budget", &[("budget", budgets.default.into())]);
    }
    at.field("turn_limit").within(i32::from(budgets.turn_limit), 1..=50);
    at.field("burn_half_points").within(i32::from(budgets.burn_half_points), 0..=40);
    at.field("target_bounds").index(1).within(budgets.target_bounds.1, budgets.target_bounds.0.max(1)..=100);
    let (least, most) = budgets.handicap_bounds;
    at.field("handicap_bounds").index(0).within(least, 1..=100);
    at.field("handicap_bounds").index(1).within(most, 100..=500);
}

/// The lines of a table of results: from 0 on, rising.
fn check_steps(reader: &Reader, name: &str, from: impl Iterator<Item = i32>) {
    let from: Vec<i32> = from.collect();
    let at = reader.at(&file(name)).field("results");
    at.not_empty(from.len());
    for (i, n) in from.iter().enumerate() {
        let row = at.index(i).field("from");
        row.within(*n, 0..=30);
        if i == 0 && *n != 0 {
            row.error("ancients-data-table-gap", &[("from", Arg::from(0)), ("to", Arg::from(*n - 1))]);
        }
        if i > 0 && *n <= from[i - 1] {
            row.error("ancients-data-not-rising", &[]);
        }
    }
}

fn check_armies(reader: &Reader, armies: &ArmiesData, units: &UnitsData) {
    let at = reader.at(&file("armies"));
    at.field("lists").not_empty(armies.lists.len());
    at.field("lists").unique(armies.lists.iter().map(|l| l.name.as_str()));
    for (i, list) in armies.lists.iter().enumerate() {
        let at = at.field("lists").index(i);
        check_label(&at.field("name"), &list.name);
        at.field("units").not_empty(list.units.len());
        let mut taken = vec![0; units.pool.len()];
        let mut cost = 0;
        for (j, (kind, fresh)) in list.units.iter().enumerate() {
            let place = at.field("units").index(j);
            if !place.index(0).known(kind, units.kinds.iter().map(|k| k.name.as_str())) {
                continue;
            }
            match units.pool.iter().position(|p| p.kind == *kind && p.fresh == *fresh) {
                Some(line) => {
                    taken[line] += 1;
                    cost += units.pool[line].cost;
                    if taken[line] > units.pool[line].count {
                        place.error("ancients-data-list-beyond-pool", &[("kind", kind.as_str().into())]);
                    }
                }
                None => place.error(
                    "ancients-data-not-in-pool",
                    &[("kind", kind.as_str().into()), ("strength", i32::from(*fresh).into())],
                ),
            }
        }
        if cost > armies.budget {
            at.error("ancients-data-list-too-dear", &[("cost", cost.into()), ("budget", armies.budget.into())]);
        }
    }
}

fn check_switches(reader: &Reader, switches: &SwitchesData) {
    let at = reader.at(&file("switches"));
    for (name, value) in [
        ("rally_from_difference", switches.rally_from_difference),
        ("rally_success_from", switches.rally_success_from),
        ("fire_markers", i32::from(switches.fire_markers)),
    ] {
        let (least, most) = number_bounds(switches, name);
        at.field(name).within(value, least..=most);
    }
    let m = &switches.modules;
    let modules = [
        ("general", m.general),
        ("shock", m.shock),
        ("horse_archers", m.horse_archers),
        ("light", m.light),
        ("survivors", m.survivors),
        ("terrain", m.terrain),
        ("stakes", m.stakes),
        ("ambush", m.ambush),
        ("rampart_defence", m.rampart_defence),
        ("return_of_routed", m.return_of_routed),
        ("asymmetric_cards", m.asymmetric_cards),
        ("ext2", m.ext2),
        ("ext3", m.ext3),
        ("maquis_markers", m.maquis_markers != MaquisMarkers::Forbidden),
    ];
    for (name, on) in modules {
        if on {
            at.field("modules").field(name).error("ancients-data-module", &[("name", name.into())]);
        }
    }
}

fn check_opponents(reader: &Reader, opponents: &OpponentsData) {
    let at = reader.at(&file("opponents"));
    at.field("easy_random_percent").within(opponents.easy_random_percent as i32, 0..=100);
    let h = &opponents.heuristic;
    for (name, percent) in [
        ("attack_intruder", h.attack_intruder),
        ("double_attack", h.double_attack),
        ("cornered_attack", h.cornered_attack),
        ("shot", h.shot),
        ("other_attack", h.other_attack),
    ] {
        at.field("heuristic").field(name).within(percent, 0..=100);
    }
    let r = &opponents.reactions;
    at.field("reactions").field("refuse_margin").within(r.refuse_margin, -100..=100);
    at.field("reactions").field("refuse_margin_in_base").within(r.refuse_margin_in_base, -100..=100);
    let v = &opponents.value;
    for (name, weight) in [
        ("victory_point", v.victory_point),
        ("unit", v.unit),
        ("strength", v.strength),
        ("activated", v.activated),
        ("distance", v.distance),
        ("burnable", v.burnable),
        ("burnable_in_contact", v.burnable_in_contact),
        ("beside_friend", v.beside_friend),
        ("isolated_near_two", v.isolated_near_two),
    ] {
        at.field("value").field(name).within(weight, -10_000..=10_000);
    }
}
