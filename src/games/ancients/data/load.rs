//! Reads and checks the rule data: every error of every file in one go, each with its place.
use super::cards::check_cards;
use super::files::*;
use super::opponents::check_opponents;
use super::options::number_bounds;
use crate::table::data::{Check, Reader};
use crate::table::text::locales::Arg;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// The file of a chapter.
pub(super) fn file(name: &str) -> String {
    format!("ancients/{name}.ron")
}

/// Checks one map, with the rule data on units and terrains if they could be read.
pub type MapCheck = fn(&Reader, file: &str, &MapData, Option<&UnitsData>, Option<&TerrainData>);

/// All rule data, if there is no error in them. `check_map` finds what is wrong with a map; this floor knows only its text.
pub fn load(reader: &Reader, check_map: MapCheck) -> Option<AncientsData> {
    let dice = reader.draft::<DiceData>(&file("dice"));
    let units = reader.draft::<UnitsData>(&file("units"));
    let budgets = reader.draft::<BudgetsData>(&file("budgets"));
    let combat = reader.draft::<CombatData>(&file("combat"));
    let shooting = reader.draft::<ShootingData>(&file("shooting"));
    let armies = reader.draft::<ArmiesData>(&file("armies"));
    let switches = reader.draft::<SwitchesData>(&file("switches"));
    let opponents = reader.draft::<OpponentsData>(&file("opponents"));
    // Rule data from before there was such terrain have no such file; matches that were recorded with them still replay.
    let terrain = match reader.source().list("ancients/").contains(&file("terrain")) {
        true => reader.draft::<TerrainData>(&file("terrain")),
        false => Some(TerrainData::none()),
    };
    let cards = match reader.source().list("ancients/").contains(&file("cards")) {
        true => reader.draft::<CardsData>(&file("cards")),
        false => Some(CardsData::none()),
    };
    let battles = match reader.source().list("ancients/").contains(&file("battles")) {
        true => reader.draft::<BattlesData>(&file("battles")),
        false => Some(BattlesData { battles: vec![] }),
    };
    let map_files = map_files(reader);
    let maps: Vec<Option<MapData>> = map_files.iter().map(|f| reader.draft::<MapData>(f)).collect();
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
        at.field("rampart_defence").within(combat.rampart_defence, 0..=9);
        at.field("assault").within(combat.assault, 0..=9);
        at.field("long_spears").within(combat.long_spears, -9..=0);
        at.field("javelins").within(combat.javelins, 0..=9);
        at.field("wedge").within(combat.wedge, 0..=9);
        at.field("standard_rally_from").at_least(combat.standard_rally_from, 2);
        if at.field("results").is_whole() && !combat.results.iter().map(|r| r.result).is_sorted() {
            at.field("results").error("ancients-data-results-order", &[]);
        }
    }
    if let Some(shooting) = &shooting {
        check_steps(reader, "shooting", shooting.results.iter().map(|r| r.from));
        let results = reader.at(&file("shooting")).field("results");
        if results.is_whole() && !shooting.results.iter().map(|r| r.result).is_sorted() {
            results.error("ancients-data-results-order", &[]);
        }
        for (name, modifier) in [
            ("target_in_contact", shooting.target_in_contact),
            ("over_friends", shooting.over_friends),
            ("rampart", shooting.rampart),
            ("shield_wall", shooting.shield_wall),
        ] {
            reader.at(&file("shooting")).field(name).within(modifier, -9..=9);
        }
    }
    if let Some(terrain) = &terrain {
        check_terrain(reader, terrain, units.as_ref());
    }
    if let Some(cards) = cards.as_ref().filter(|_| reader.source().list("ancients/").contains(&file("cards"))) {
        check_cards(reader, cards);
    }
    if let Some(armies) = &armies {
        check_armies(reader, armies, units.as_ref());
    }
    if let (Some(armies), Some(budgets)) = (&armies, &budgets) {
        check_army_budget(reader, armies, budgets);
    }
    if let Some(switches) = &switches {
        check_switches(reader, switches);
    }
    if let Some(opponents) = &opponents {
        check_opponents(reader, opponents, units.as_ref());
    }
    let maps: Vec<(String, MapData)> =
        map_files.into_iter().zip(maps).filter_map(|(file, map)| Some((file, map?))).collect();
    let pool = reader.at(&file("units")).field("pool");
    for (i, (file, map)) in maps.iter().enumerate() {
        let at = reader.at(file);
        let sized = at.field("deploy").compares_with(&[&pool]);
        check_map(reader, file, map, units.as_ref().filter(|_| sized), terrain.as_ref());
        if maps[..i].iter().any(|(_, other)| other.name == map.name) {
            at.field("name").duplicate(&map.name);
        }
        at.field("name").has_words(&format!("choice-ancients-board-{}", map.name), &map.name);
    }
    for name in ["standard", "large"] {
        let readable = maps.iter().all(|(file, _)| reader.at(file).field("name").is_whole());
        if readable && !maps.iter().any(|(_, map)| map.name == name) {
            reader
                .at(&format!("ancients/maps/{name}.ron"))
                .field("name")
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
        terrain: terrain?,
        cards: cards?,
        battles: battles?.battles,
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
pub(super) const FIGURE: RangeInclusive<i32> = 0..=20;

/// A weight of the opponents.
pub(super) const WEIGHT: RangeInclusive<i32> = -10_000..=10_000;

fn check_dice(reader: &Reader, dice: &DiceData) {
    let at = reader.at(&file("dice"));
    at.field("faces").not_empty(dice.faces.len());
    for (i, face) in dice.faces.iter().enumerate() {
        at.field("faces").index(i).within(*face, FIGURE);
    }
    // Initiative is rolled until the faces differ (N-1.11); with the dice mode `RerollLogo` the logo does not count.
    let differ = |faces: &mut dyn Iterator<Item = &i32>| faces.collect::<BTreeSet<_>>().len() > 1;
    at.field("logo").within(dice.logo, FIGURE);
    if !at.field("faces").is_whole() || dice.faces.is_empty() {
        // What is wrong with them has been told.
    } else if !differ(&mut dice.faces.iter()) {
        at.field("faces").error("ancients-data-faces-alike", &[]);
    } else if !differ(&mut dice.faces.iter().filter(|f| **f != dice.logo)) {
        at.field("logo").error("ancients-data-only-logos", &[]);
    } else if at.field("logo").is_whole() && FIGURE.contains(&dice.logo) && !dice.faces.contains(&dice.logo) {
        at.field("logo").error("ancients-data-no-logo", &[("number", dice.logo.into())]);
    }
    at.field("rally_sides").within(dice.rally_sides, 2..=20);
    at.field("return_success_from").within(dice.return_success_from, 1..=21);
}

fn check_units(reader: &Reader, units: &UnitsData) {
    let at = reader.at(&file("units"));
    let names: Vec<&str> = units.kinds.iter().map(|k| k.name.as_str()).collect();
    at.field("kinds").unique(names.iter().copied());
    at.field("kinds").not_empty(names.len());
    for (i, kind) in units.kinds.iter().enumerate() {
        let at = at.field("kinds").index(i);
        let name = at.field("name");
        if name.not_blank(&kind.name) && check_label(&name, &kind.name) {
            for of in ["kind", "unit"] {
                name.has_words(&format!("ancients-{of}-{}", kind.name), &kind.name);
            }
        }
        at.field("move").within(i32::from(kind.r#move), 1..=2);
        at.field("half_points").within(i32::from(kind.half_points), 0..=20);
        if let Some(light) = &kind.light {
            at.field("light").field("half_points").within(i32::from(light.half_points), 0..=20);
        }
        if let Some(general) = &kind.general {
            at.field("general").field("reach").within(i32::from(general.reach), 0..=50);
        }
        if let Some(shock) = &kind.shock {
            at.field("shock").field("surcharge").within(shock.surcharge, 0..=100);
        }
        if let Some(elephants) = &kind.elephants {
            let at = at.field("elephants");
            at.field("destroyed_from").within(elephants.destroyed_from, 1..=30);
            at.field("against_mounted").within(elephants.against_mounted, -9..=0);
        }
        if let Some(chariots) = &kind.chariots {
            at.field("chariots").field("charge").within(chariots.charge, 0..=9);
        }
        if let Some((nearest, farthest)) = kind.shoot {
            at.field("shoot").index(0).within(i32::from(nearest), 2..=i32::from(LONGEST_SHOT));
            let least = nearest.clamp(2, LONGEST_SHOT);
            at.field("shoot").index(1).within(i32::from(farthest), i32::from(least)..=i32::from(LONGEST_SHOT));
        }
    }
    at.field("pool").not_empty(units.pool.len());
    let mut total = 0;
    for (i, line) in units.pool.iter().enumerate() {
        let row = at.field("pool").index(i);
        row.field("kind").known(&line.kind, names.iter().copied());
        row.field("fresh").within(i32::from(line.fresh), 1..=20);
        row.field("activated").within(i32::from(line.activated), 0..=i32::from(line.fresh.clamp(0, 20)));
        row.field("cost").within(line.cost, 1..=100);
        row.field("count").within(i32::from(line.count), 1..=MOST_UNITS as i32);
        total += usize::from(line.count);
        if line.module.is_none() && units.pool[..i].iter().any(|p| p.module.is_some()) && row.is_whole() {
            row.error("ancients-data-module-first", &[]);
        }
        if row.is_whole() && units.pool[..i].iter().any(|p| p.kind == line.kind && p.fresh == line.fresh) {
            row.duplicate(&format!("{} {}", line.kind, line.fresh));
        }
    }
    for (i, kind) in units.kinds.iter().enumerate() {
        if at.is_whole() && !units.pool.iter().any(|line| line.kind == kind.name) {
            at.field("kinds")
                .index(i)
                .field("name")
                .warning("ancients-data-kind-unused", &[("kind", kind.name.as_str().into())]);
        }
    }
    for (i, upgrade) in units.upgrades.iter().enumerate() {
        let row = at.field("upgrades").index(i);
        let name = row.field("name");
        if name.not_blank(&upgrade.name) && check_label(&name, &upgrade.name) {
            name.has_words(&format!("ancients-upgrade-{}", upgrade.name), &upgrade.name);
        }
        row.field("kinds").not_empty(upgrade.kinds.len());
        row.field("kinds").unique(upgrade.kinds.iter().map(String::as_str));
        for (j, kind) in upgrade.kinds.iter().enumerate() {
            row.field("kinds").index(j).known(kind, names.iter().copied());
        }
        row.field("cost").within(upgrade.cost, 0..=100);
        if let Some(equipment) = &upgrade.equipment {
            row.field("equipment").field("count").within(i32::from(equipment.count), 1..=MOST_UNITS as i32);
        }
        // A unit bears each effect once.
        let same = |u: &&UpgradeData| u.effect == upgrade.effect || u.name == upgrade.name;
        let twice = units.upgrades[..i].iter().filter(same).flat_map(|u| &u.kinds).find(|k| upgrade.kinds.contains(k));
        if let Some(kind) = twice.filter(|_| row.is_whole()) {
            row.duplicate(&format!("{kind} {}", upgrade.name));
        }
    }
    if total > MOST_UNITS && at.field("pool").is_whole() {
        at.field("pool").error("ancients-data-pool-too-large", &[("found", total.into()), ("most", MOST_UNITS.into())]);
    }
}

/// A name that can stand in journals.
pub fn check_label(at: &Check, name: &str) -> bool {
    let good = !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
    if !good {
        at.error("ancients-data-label", &[("name", name.into())]);
    }
    good
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
        if i > 0 && line.target < budgets.budgets[i - 1].target {
            row.field("target").error("data-falls", &[]);
        }
    }
    at.field("beyond").field("points").within(budgets.beyond.points, 1..=100);
    at.field("beyond").field("target").within(budgets.beyond.target, 0..=100);
    at.field("default").within(budgets.default, 1..=1000);
    at.field("large_board_from").within(budgets.large_board_from, 0..=10_000);
    if at.field("default").compares_with(&[&at.field("budgets")])
        && (1..=1000).contains(&budgets.default)
        && !budgets.budgets.iter().any(|b| b.points == budgets.default)
    {
        at.field("default").error("ancients-data-no-such-budget", &[("budget", budgets.default.into())]);
    }
    at.field("turn_limit").within(i32::from(budgets.turn_limit), 1..=50);
    at.field("burn_half_points").within(i32::from(budgets.burn_half_points), 0..=40);
    let (least, most) = budgets.target_bounds;
    at.field("target_bounds").index(0).within(least, 1..=100);
    at.field("target_bounds").index(1).within(most, least.clamp(1, 100)..=100);
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
        if row.within(*n, 0..=30) && i == 0 && *n != 0 {
            row.error("ancients-data-table-gap", &[("from", Arg::from(0)), ("to", Arg::from(*n - 1))]);
        }
        if i > 0 && *n <= from[i - 1] {
            row.error("ancients-data-not-rising", &[]);
        }
    }
}

/// The letters that maps print for what every map has.
const BASE_LETTERS: [char; 6] = ['.', 'f', 'R', 'r', 'B', 'b'];

fn check_terrain(reader: &Reader, terrain: &TerrainData, units: Option<&UnitsData>) {
    let at = reader.at(&file("terrain"));
    at.field("kinds").unique(terrain.kinds.iter().map(|kind| kind.name.as_str()));
    for (i, kind) in terrain.kinds.iter().enumerate() {
        let row = at.field("kinds").index(i);
        let name = row.field("name");
        if name.not_blank(&kind.name) && check_label(&name, &kind.name) {
            name.has_words(&format!("ancients-terrain-{}", kind.name), &kind.name);
        }
        let taken = BASE_LETTERS.contains(&kind.letter) || terrain.kinds[..i].iter().any(|k| k.letter == kind.letter);
        if kind.letter == ' ' || taken {
            row.field("letter").duplicate(&kind.letter.to_string());
        }
        row.field("supply").within(i32::from(kind.supply), 0..=50);
        row.field("cover").within(kind.cover, -9..=9);
        row.field("height").within(kind.height, 0..=9);
        let of_units = reader.at(&file("units")).field("kinds");
        if let Some(units) = units.filter(|_| row.field("bars").compares_with(&[&of_units])) {
            for (j, barred) in kind.bars.iter().enumerate() {
                row.field("bars").index(j).known(barred, units.kinds.iter().map(|k| k.name.as_str()));
            }
        }
    }
    let ambush = at.field("ambush");
    ambush.field("tokens").within(i32::from(terrain.ambush.tokens), 0..=20);
    ambush.field("surprise").within(terrain.ambush.surprise, -9..=0);
    for (name, (first, last)) in [("red", terrain.ambush.red), ("blue", terrain.ambush.blue)] {
        ambush.field(name).index(0).within(i32::from(first), 0..=50);
        ambush.field(name).index(1).within(i32::from(last), i32::from(first.min(50))..=50);
    }
    at.field("markers_each").within(i32::from(terrain.markers_each), 0..=20);
    at.field("rows").index(0).within(i32::from(terrain.rows.0), 0..=50);
    at.field("rows").index(1).within(i32::from(terrain.rows.1), i32::from(terrain.rows.0.min(50))..=50);
    let stakes = at.field("stakes");
    stakes.field("cost").within(terrain.stakes.cost, 0..=100);
    stakes.field("count").within(i32::from(terrain.stakes.count), 0..=20);
    stakes.field("attack").within(terrain.stakes.attack, -9..=9);
}

fn check_armies(reader: &Reader, armies: &ArmiesData, units: Option<&UnitsData>) {
    let at = reader.at(&file("armies"));
    at.field("budget").within(armies.budget, 1..=1000);
    at.field("lists").not_empty(armies.lists.len());
    at.field("lists").unique(armies.lists.iter().map(|l| l.name.as_str()));
    let of_units = reader.at(&file("units"));
    for (i, list) in armies.lists.iter().enumerate() {
        let at = at.field("lists").index(i);
        if at.field("name").not_blank(&list.name) && check_label(&at.field("name"), &list.name) {
            at.field("name").has_words(&format!("ancients-list-{}", list.name), &list.name);
        }
        at.field("units").not_empty(list.units.len());
        for (j, (_, fresh)) in list.units.iter().enumerate() {
            at.field("units").index(j).index(1).within(i32::from(*fresh), 1..=20);
        }
        if at.field("units").compares_with(&[&of_units.field("pool"), &of_units.field("kinds")])
            && let Some(units) = units
        {
            check_list(&at, list, units, armies.budget);
        }
    }
}

/// Every unit of a ready-made army is in the pool, and all together cost no more than the budget.
fn check_list(at: &Check, list: &ArmyData, units: &UnitsData, budget: i32) {
    let mut taken = vec![0; units.pool.len()];
    let mut cost = 0_i64;
    let mut known = true;
    for (j, (kind, fresh)) in list.units.iter().enumerate() {
        let place = at.field("units").index(j);
        if !place.index(0).known(kind, units.kinds.iter().map(|k| k.name.as_str())) {
            known = false;
            continue;
        }
        match units.pool.iter().position(|p| p.kind == *kind && p.fresh == *fresh) {
            // The units of a module are there only if it is on.
            Some(line) if units.pool[line].module.is_some() => {
                place.error("ancients-data-list-module", &[("kind", kind.as_str().into())]);
            }
            Some(line) => {
                taken[line] += 1;
                cost += i64::from(units.pool[line].cost);
                if taken[line] > units.pool[line].count {
                    place.error("ancients-data-list-beyond-pool", &[("kind", kind.as_str().into())]);
                }
            }
            None if !(1..=20).contains(fresh) => {}
            None => place.error(
                "ancients-data-not-in-pool",
                &[("kind", kind.as_str().into()), ("strength", i32::from(*fresh).into())],
            ),
        }
    }
    if known && cost > i64::from(budget) {
        at.error("ancients-data-list-too-dear", &[("cost", cost.into()), ("budget", budget.into())]);
    }
}

/// The budget of the ready-made armies is on offer (N-1.16).
fn check_army_budget(reader: &Reader, armies: &ArmiesData, budgets: &BudgetsData) {
    let (at, of_budgets) = (reader.at(&file("armies")).field("budget"), reader.at(&file("budgets")));
    let last = budgets.budgets.last().map_or(0, |line| line.points);
    if (1..=last).contains(&armies.budget)
        && at.compares_with(&[&of_budgets.field("budgets")])
        && !budgets.budgets.iter().any(|line| line.points == armies.budget)
    {
        at.error("ancients-data-no-such-budget", &[("budget", armies.budget.into())]);
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
}
