//! Reads and checks the rule data: every error of every file in one go, each with its place.
use super::artillery::{ArtilleryData, check_artillery};
use super::bombardment::{BombardmentData, check_bombardment};
use super::defence::{DefenceData, check_defence};
use super::engines::{EngineKind, EnginesData, check_engines};
use super::files::*;
use super::map_checks::{check_map, check_scenario};
use super::maps::MapData;
use super::opponents::{OpponentsData, check_opponents};
use super::options::number_bounds;
use super::scenarios::ScenarioData;
use super::works::WorksData;
use crate::table::data::{Check, Reader};
use std::collections::BTreeSet;

/// The file of a chapter.
pub fn file(name: &str) -> String {
    format!("anarchy/{name}.ron")
}

/// The maps and the scenarios that there must be at least.
const MAPS: [&str; 6] = ["ford", "meadow", "norman_castle", "priory", "stream", "wood"];
const SCENARIOS: [&str; 14] =
    ["sc01", "sc02", "sc03", "sc05", "sc06", "sc07", "sc04", "sc14", "sc10", "sc08", "sc12", "sc11", "sc09", "sc13"];
/// How many of the scenarios there were before there were buildings, before there were engines, before there was rubble, before
/// there were stones and oil, before there were hourds, before rams worked, before there were ballistae,
/// before there were belfries, and before there were galleries and mangonels.
const BEFORE_BUILDINGS: usize = 3;
const BEFORE_ENGINES: usize = 6;
const BEFORE_RUBBLE: usize = 7;
const BEFORE_DEFENCE: usize = 8;
const BEFORE_HOURDS: usize = 9;
const BEFORE_RAMS: usize = 10;
const BEFORE_BALLISTAE: usize = 11;
const BEFORE_BELFRIES: usize = 12;
const BEFORE_MANGONELS: usize = 13;

/// All rule data, if there is no error in them.
pub fn load(reader: &Reader) -> Option<AnarchyData> {
    let classes = reader.draft::<Vec<ClassData>>(&file("classes"));
    let roster = reader.draft::<Vec<RosterData>>(&file("roster"));
    let terrain = reader.draft::<Vec<TerrainData>>(&file("terrain"));
    let combat = reader.draft::<CombatData>(&file("combat"));
    let shooting = reader.draft::<ShootingData>(&file("shooting"));
    // Rule data of matches that were played before there were buildings know no ladders, and have no files about them.
    let listed = |path: String| reader.source().list("anarchy/").contains(&path);
    let knows = |known: Terrain| terrain.as_ref().is_none_or(|all| all.iter().any(|t| t.terrain == known));
    let before_buildings = !knows(Terrain::LadderHead) && !listed(file("works"));
    let works = later::<WorksData>(reader, "works", before_buildings);
    let fire = later::<Vec<FireData>>(reader, "fire", before_buildings);
    // The same of rule data that were read before there were engines.
    let before_engines = !listed(file("engines")) && !listed(file("scenarios/sc04"));
    let engines = later::<EnginesData>(reader, "engines", before_engines);
    let before_rubble = !knows(Terrain::Rubble) && !listed(file("scenarios/sc14"));
    let before_defence = !listed(file("defence")) && !listed(file("scenarios/sc10"));
    let defence = later::<DefenceData>(reader, "defence", before_defence);
    let before_hourds = !knows(Terrain::Hourd) && !listed(file("scenarios/sc08"));
    let before_rams = !listed(file("bombardment")) && !listed(file("scenarios/sc12"));
    let bombardment = later::<BombardmentData>(reader, "bombardment", before_rams);
    let before_ballistae = !listed(file("artillery")) && !listed(file("scenarios/sc11"));
    let artillery = later::<ArtilleryData>(reader, "artillery", before_ballistae);
    let before_belfries = !knows(Terrain::BelfryFloor) && !listed(file("scenarios/sc09"));
    let has_mangonel = artillery.as_ref().is_some_and(|data| data.mangonel.is_some());
    let before_mangonels = !has_mangonel && !listed(file("scenarios/sc13"));
    let limits = reader.draft::<LimitsData>(&file("limits"));
    let opponents = reader.draft::<OpponentsData>(&file("opponents"));
    let map_files = files_in(reader, "maps", &MAPS);
    let maps: Vec<Option<MapData>> = map_files.iter().map(|f| reader.draft::<MapData>(f)).collect();
    let needed = match (before_buildings, before_engines) {
        (true, _) => &SCENARIOS[..BEFORE_BUILDINGS],
        (_, true) => &SCENARIOS[..BEFORE_ENGINES],
        _ if before_rubble => &SCENARIOS[..BEFORE_RUBBLE],
        _ if before_defence => &SCENARIOS[..BEFORE_DEFENCE],
        _ if before_hourds => &SCENARIOS[..BEFORE_HOURDS],
        _ if before_rams => &SCENARIOS[..BEFORE_RAMS],
        _ if before_ballistae => &SCENARIOS[..BEFORE_BALLISTAE],
        _ if before_belfries => &SCENARIOS[..BEFORE_BELFRIES],
        _ if before_mangonels => &SCENARIOS[..BEFORE_MANGONELS],
        _ => &SCENARIOS[..],
    };
    let scenario_files = files_in(reader, "scenarios", needed);
    let scenarios: Vec<Option<ScenarioData>> = scenario_files.iter().map(|f| reader.draft::<ScenarioData>(f)).collect();
    reader.warn_of_unread("anarchy/");

    if let Some(classes) = &classes {
        check_classes(reader, classes);
    }
    if let Some(roster) = &roster {
        check_roster(reader, roster, classes.as_deref());
    }
    if let Some(terrain) = &terrain {
        let unknown = [
            (Terrain::LadderHead, before_buildings),
            (Terrain::Rubble, before_rubble),
            (Terrain::Hourd, before_hourds),
            (Terrain::BelfryGround, before_belfries),
            (Terrain::BelfryFloor, before_belfries),
            (Terrain::BelfryBridge, before_belfries),
            (Terrain::BelfryWinch, before_belfries),
        ];
        let unknown = unknown.into_iter().filter(|(_, before)| *before).map(|(terrain, _)| terrain.word());
        check_terrain(reader, terrain, &unknown.collect::<Vec<_>>());
    }
    if let Some(combat) = &combat {
        check_combat(reader, combat);
    }
    if let Some(shooting) = &shooting {
        check_shooting(reader, shooting, before_ballistae);
    }
    if let Some(works) = &works {
        check_works(reader, works);
    }
    if let Some(fire) = &fire {
        check_fire(reader, fire);
    }
    if let Some(defence) = defence.as_ref().filter(|_| !before_defence) {
        let columns = combat.as_ref().map_or(usize::MAX, |combat| combat.columns.len());
        check_defence(&reader.at(&file("defence")), defence, shooting.as_ref(), columns);
    }
    if let Some(engines) = engines.as_ref().filter(|_| !before_engines) {
        let known = match (before_belfries, before_mangonels) {
            (true, _) => 1,
            (false, true) => 2,
            (false, false) => 3,
        };
        let kinds = [EngineKind::Ram, EngineKind::Belfry, EngineKind::Gallery];
        check_engines(&reader.at(&file("engines")), engines, &kinds[..known]);
    }
    if let Some(bombardment) = bombardment.as_ref().filter(|_| !before_rams) {
        check_bombardment(&reader.at(&file("bombardment")), bombardment);
    }
    if let Some(artillery) = artillery.as_ref().filter(|_| !before_ballistae) {
        check_artillery(&reader.at(&file("artillery")), artillery, !before_mangonels);
    }
    if let Some(limits) = &limits {
        check_limits(reader, limits);
    }
    if let Some(opponents) = &opponents {
        check_opponents(reader, opponents);
    }
    let maps: Vec<(String, MapData)> = map_files.into_iter().zip(maps).filter_map(|(f, map)| Some((f, map?))).collect();
    for (i, (file, map)) in maps.iter().enumerate() {
        check_map(reader, file, map, terrain.as_deref());
        if maps[..i].iter().any(|(_, other)| other.name == map.name) {
            reader.at(file).field("name").duplicate(&map.name);
        }
    }
    let known_maps: Vec<&MapData> = maps.iter().map(|(_, map)| map).collect();
    let scenarios: Vec<(String, ScenarioData)> =
        scenario_files.into_iter().zip(scenarios).filter_map(|(f, s)| Some((f, s?))).collect();
    for (i, (file, scenario)) in scenarios.iter().enumerate() {
        let standing = (terrain.as_deref(), engines.as_ref(), works.as_ref(), artillery.as_ref());
        check_scenario(reader, file, scenario, classes.as_deref(), &known_maps, standing);
        let at = reader.at(file);
        if scenarios[..i].iter().any(|(_, other)| other.name == scenario.name) {
            at.field("name").duplicate(&scenario.name);
        }
        if scenarios[..i].iter().any(|(_, other)| other.number == scenario.number) {
            at.field("number").duplicate(&scenario.number.to_string());
        }
    }
    let mut scenarios: Vec<ScenarioData> = scenarios.into_iter().map(|(_, scenario)| scenario).collect();
    scenarios.sort_by_key(|scenario| scenario.number);
    let data = AnarchyData {
        classes: classes?,
        roster: roster?,
        terrain: terrain?,
        combat: combat?,
        shooting: shooting?,
        works: works?,
        fire: fire?,
        engines: engines?,
        defence: defence?,
        bombardment: bombardment?,
        artillery: artillery?,
        limits: limits?,
        opponents: opponents?,
        maps: maps.into_iter().map(|(_, map)| map).collect(),
        scenarios,
    };
    reader.is_sound().then_some(data)
}

/// A file that rule data did not have before there were buildings or engines: matches of then are read without it.
fn later<T: Default + serde::de::DeserializeOwned>(reader: &Reader, name: &str, before: bool) -> Option<T> {
    if before { Some(T::default()) } else { reader.draft(&file(name)) }
}

/// The files of a folder, those that there must be at least included.
fn files_in(reader: &Reader, folder: &str, needed: &[&str]) -> Vec<String> {
    let prefix = format!("anarchy/{folder}/");
    let mut files: BTreeSet<String> =
        reader.source().list(&prefix).into_iter().filter(|f| f.ends_with(".ron")).collect();
    files.extend(needed.iter().map(|name| format!("{prefix}{name}.ron")));
    files.into_iter().collect()
}

/// A name that can stand in journals.
pub fn check_label(at: &Check, name: &str) -> bool {
    let good = !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
    if !good {
        at.error("anarchy-data-label", &[("name", name.into())]);
    }
    good
}

/// Attack, defence and movement points; none of them more than those before.
fn check_values(at: &Check, both: &(Values, Values)) {
    let (healthy, wounded) = (both.0, both.1);
    let most = [healthy.0, healthy.1, healthy.2];
    for (i, (value, best)) in [wounded.0, wounded.1, wounded.2].into_iter().zip(most).enumerate() {
        at.index(0).index(i).within(best, 0..=60);
        at.index(1).index(i).within(value, 0..=best.clamp(0, 60));
    }
}

fn check_classes(reader: &Reader, classes: &[ClassData]) {
    let at = reader.at(&file("classes"));
    at.not_empty(classes.len());
    at.unique(classes.iter().map(|class| class.name.as_str()));
    for (i, class) in classes.iter().enumerate() {
        let row = at.index(i);
        let name = row.field("name");
        if name.not_blank(&class.name) && check_label(&name, &class.name) {
            name.has_words(&format!("anarchy-class-{}", class.name), &class.name);
        }
        check_values(&row.field("foot"), &class.foot);
        if let Some(mounted) = &class.mounted {
            check_values(&row.field("mounted"), mounted);
        }
        row.field("points").within(class.points, 0..=200);
        row.field("mount").within(class.mount, 0..=200);
    }
    let readable = (0..classes.len()).all(|i| at.index(i).field("name").is_whole());
    if readable && at.is_whole() && !classes.iter().any(|class| class.name == HORSE) {
        at.error("anarchy-data-class-missing", &[("name", HORSE.into())]);
    }
}

fn check_roster(reader: &Reader, roster: &[RosterData], classes: Option<&[ClassData]>) {
    let at = reader.at(&file("roster"));
    at.unique(roster.iter().map(|man| man.name.as_str()));
    for (i, man) in roster.iter().enumerate() {
        let row = at.index(i);
        row.field("name").not_blank(&man.name);
        if !man.name.chars().all(|c| c.is_alphabetic() || c == ' ') {
            row.field("name").error("anarchy-data-proper-name", &[("name", man.name.as_str().into())]);
        }
        if row.field("class").compares_with(&[&reader.at(&file("classes"))])
            && let Some(classes) = classes
            && row.field("class").known(&man.class, classes.iter().map(|class| class.name.as_str()))
            && let Some(class) = classes.iter().find(|class| class.name == man.class)
        {
            let least = |field: &str, found: (i32, i32), wounded: Values| {
                row.field(field).index(0).within(found.0, wounded.0.clamp(0, 60)..=60);
                row.field(field).index(1).within(found.1, wounded.1.clamp(0, 60)..=60);
            };
            least("foot", man.foot, class.foot.1);
            match (man.mounted, class.mounted) {
                (Some(found), Some(usual)) => least("mounted", found, usual.1),
                (Some(_), None) => {
                    row.field("mounted").error("anarchy-data-never-rides", &[("class", man.class.as_str().into())]);
                }
                _ => {}
            }
        }
    }
}

/// `unknown`: those that did not exist yet when these rule data were written.
fn check_terrain(reader: &Reader, terrain: &[TerrainData], unknown: &[&str]) {
    let at = reader.at(&file("terrain"));
    at.unique(terrain.iter().map(|t| t.terrain.word()));
    let needed = Terrain::WORDS.iter().filter(|word| !unknown.contains(word));
    at.complete(needed.copied(), terrain.iter().map(|t| t.terrain.word()));
    for (i, t) in terrain.iter().enumerate() {
        let row = at.index(i);
        if let Some(c) = t.char
            && terrain[..i].iter().any(|other| other.char == Some(c))
        {
            row.field("char").duplicate(&c.to_string());
        }
        for (name, cost) in [("foot", t.foot), ("mounted", t.mounted)] {
            if let Some(cost) = cost {
                row.field(name).within(cost, 1..=20);
            }
        }
        row.field("attack").within(t.attack, -3..=3);
        row.field("defence").within(t.defence, -3..=3);
        row.field("level").within(t.level, -4..=20);
        if let Some(top) = t.top {
            row.field("top").within(top, t.level.clamp(-4, 20)..=40);
        }
    }
}

fn check_combat(reader: &Reader, combat: &CombatData) {
    let at = reader.at(&file("combat"));
    at.field("columns").not_empty(combat.columns.len());
    for (i, from) in combat.columns.iter().enumerate() {
        at.field("columns").index(i).within(*from, -200..=200);
        if i > 0 && *from <= combat.columns[i - 1] {
            at.field("columns").index(i).error("anarchy-data-not-rising", &[]);
        }
    }
    for (name, table) in [("foot", &combat.foot), ("mounted", &combat.mounted)] {
        let at = at.field(name);
        at.length(table.len(), 10);
        for (die, row) in table.iter().enumerate() {
            at.index(die).length(row.len(), combat.columns.len());
        }
        // A larger differential never harms the defender less, a higher die never more (invariant 13).
        let whole = table.len() == 10 && table.iter().all(|row| row.len() == combat.columns.len());
        if whole && at.is_whole() {
            let harm = |cell: CombatResult| cell as i32;
            for (die, row) in table.iter().enumerate() {
                for (column, cell) in row.iter().enumerate() {
                    let falls = column > 0 && harm(*cell) < harm(row[column - 1]);
                    let rises = die > 0 && harm(*cell) > harm(table[die - 1][column]);
                    if falls || rises {
                        at.index(die).index(column).error("anarchy-data-harm-order", &[]);
                    }
                }
            }
        }
    }
}

fn check_shooting(reader: &Reader, shooting: &ShootingData, before_ballistae: bool) {
    let at = reader.at(&file("shooting"));
    at.field("range").length(shooting.range.len(), 3);
    for (i, added) in shooting.range.iter().enumerate() {
        at.field("range").index(i).within(*added, 0..=9);
    }
    for (name, added) in
        [("wounded", shooting.wounded), ("armour", shooting.armour), ("unsupplied", shooting.unsupplied)]
    {
        at.field(name).within(added, 0..=9);
    }
    at.field("impact").length(shooting.impact.len(), 10);
    at.field("weapons").unique(shooting.weapons.iter().map(|line| line.weapon.word()));
    if !before_ballistae {
        let words: Vec<&str> = shooting.weapons.iter().map(|line| line.weapon.word()).collect();
        at.field("weapons").known(Weapon::Ballista.word(), words);
    }
    for (i, weapon) in shooting.weapons.iter().enumerate() {
        let row = at.field("weapons").index(i);
        row.field("ranges").length(weapon.ranges.len(), 3);
        row.field("armour").length(weapon.armour.len(), 3);
        for (band, far) in weapon.ranges.iter().enumerate() {
            let least = if band == 0 { 1 } else { weapon.ranges[band - 1] };
            row.field("ranges").index(band).within(i32::from(*far), i32::from(least.clamp(1, 50))..=50);
        }
        row.field("nearest").within(i32::from(weapon.nearest), 1..=10);
        for (name, most) in [("both", weapon.both), ("own", weapon.own), ("enemy", weapon.enemy)] {
            if let Some(most) = most {
                row.field(name).within(most, 0..=99);
            }
        }
        if let Some(carried) = weapon.carried {
            row.field("carried").within(i32::from(carried), 1..=20);
        }
        for (name, cells) in [("foot", &weapon.foot), ("mounted", &weapon.mounted)] {
            let at = row.field(name);
            at.length(cells.len(), 4);
            for (cover, cell) in cells.iter().enumerate() {
                let steps = [cell.0, cell.1, cell.2, cell.3];
                for (j, die) in steps.iter().enumerate() {
                    let least = if j == 0 { 0 } else { steps[j - 1].clamp(0, 10) };
                    at.index(cover).index(j).within(*die, least..=10);
                    // More cover never makes a shot better (invariant 12).
                    let before = cover.checked_sub(1).map(|c| [cells[c].0, cells[c].1, cells[c].2, cells[c].3][j]);
                    if before.is_some_and(|before| *die > before) {
                        at.index(cover).index(j).error("anarchy-data-cover-order", &[]);
                    }
                }
            }
        }
    }
}

fn check_limits(reader: &Reader, limits: &LimitsData) {
    let at = reader.at(&file("limits"));
    for (name, value) in [
        ("length_percent", limits.length_percent),
        ("zone_mp_surcharge", limits.zone_mp_surcharge),
        ("charge_min_hexes", limits.charge_min_hexes),
        ("capture_yields_max", limits.capture_yields_max),
    ] {
        let (least, most) = number_bounds(limits, name);
        at.field(name).within(value, least..=most);
    }
    at.field("capture_min_differential").within(limits.capture_min_differential, 1..=200);
    at.field("captive_guards").within(limits.captive_guards as i32, 1..=6);
    at.field("charge_columns").within(limits.charge_columns, 0..=5);
    at.field("bodies_that_slow").within(i32::from(limits.bodies_that_slow), 1..=50);
    at.field("pivot_mp").within(limits.pivot_mp, 0..=10);
    at.field("back_times").within(limits.back_times, 1..=10);
    at.field("exit_mp").within(limits.exit_mp, 0..=10);
    at.field("unsupplied_die").within(limits.unsupplied_die, 0..=9);
    at.field("die").within(limits.die, 10..=10);
    at.field("higher").within(limits.higher, 0..=3);
}

fn check_works(reader: &Reader, works: &WorksData) {
    let at = reader.at(&file("works"));
    for (name, turns) in [
        ("door_work_turns", works.door_work_turns),
        ("door_burst_turns", works.door_burst_turns),
        ("bridge_break_turns", works.bridge_break_turns),
        ("gangway_turns", works.gangway_turns),
        ("fire_turns", works.fire_turns),
        ("fire_wounds_from", works.fire_wounds_from),
    ] {
        at.field(name).within(i32::from(turns), 1..=20);
    }
    for (name, men) in [
        ("door_burst_men", works.door_burst_men),
        ("bridge_break_men", works.bridge_break_men),
        ("gangway_men", works.gangway_men),
        ("ladder_bearers", works.ladder_bearers),
    ] {
        at.field(name).within(men as i32, 1..=2);
    }
    for (name, points) in [
        ("ditch_along_mp", works.ditch_along_mp),
        ("ladder_mp_per_level", works.ladder_mp_per_level),
        ("ladder_top_mp", works.ladder_top_mp),
        ("ladder_step_mp", works.ladder_step_mp),
        ("window_drop_mp", works.window_drop_mp),
        ("rubble_up_mp", works.rubble_up_mp),
    ] {
        at.field(name).within(points, 1..=20);
    }
    at.field("ladder_carry_mp").within(works.ladder_carry_mp, 0..=20);
    at.field("window_scaffold_extra").within(works.window_scaffold_extra, 0..=20);
    at.field("flaming_arrows").within(i32::from(works.flaming_arrows), 0..=60);
    at.field("ladder_topple_min").within(works.ladder_topple_min, 1..=11);
    at.field("put_out_min").within(works.put_out_min, 1..=20);
    at.field("put_out_each").within(works.put_out_each, 0..=9);
    at.field("put_out_most").within(works.put_out_most, 0..=9);
    at.field("mantlet_mp").within(works.mantlet_mp, 0..=20);
    at.field("mantlet_top").within(works.mantlet_top, 0..=20);
    at.field("hourd_hexes").within(works.hourd_hexes as i32, 1..=20);
    at.field("crenel_mp").within(works.crenel_mp, 0..=20);
    at.field("hourd_floor_range").within(i32::from(works.hourd_floor_range), 0..=20);
    at.field("hourd_top").within(works.hourd_top, 0..=20);
}

fn check_fire(reader: &Reader, fire: &[FireData]) {
    let at = reader.at(&file("fire"));
    at.unique(fire.iter().flat_map(|line| &line.terrain).map(|terrain| terrain.word()));
    at.unique(fire.iter().filter(|line| line.mantlets).map(|_| "mantlets"));
    at.unique(fire.iter().filter(|line| line.ballistae).map(|_| "ballistae"));
    at.unique(fire.iter().filter(|line| line.belfry_fronts).map(|_| "belfry_fronts"));
    at.unique(fire.iter().filter(|line| line.belfry_sides).map(|_| "belfry_sides"));
    for (i, line) in fire.iter().enumerate() {
        let others = [line.mantlets, line.ballistae, line.belfry_fronts, line.belfry_sides];
        let others = others.into_iter().filter(|holds| *holds).count();
        at.index(i).field("terrain").not_empty(line.terrain.len() + line.engines.len() + others);
        for (name, die) in [("arrow", line.arrow), ("torch", line.torch), ("oil", line.oil), ("spread", line.spread)] {
            if let Some(die) = die {
                at.index(i).field(name).within(die, 1..=11);
            }
        }
    }
}
