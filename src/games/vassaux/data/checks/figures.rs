//! Constants, fighters, leaders, gear, orders and terrain.
use crate::games::vassaux::data::army::units::Armoury;
use crate::games::vassaux::data::files::*;
use crate::games::vassaux::data::lists::FightersData;
use crate::games::vassaux::data::options::{number_bounds, numbers};
use crate::games::vassaux::data::switches::SwitchesData;
use crate::table::data::Check;
use std::ops::RangeInclusive;

/// The price of something, in points.
pub const PRICE: RangeInclusive<i32> = 0..=1000;
/// A figure of a fighter, or what is added to one.
pub const FIGURE: RangeInclusive<i32> = 0..=20;
/// A length in R that stands for itself.
pub const RULERS: RangeInclusive<i32> = 0..=20;

/// The orders that the rules know (3.4).
pub const COMPOSITE: [&str; 7] =
    ["tactical_move", "run", "coordinated_attack", "cast", "coordinated_charge", "alert", "fortify"];
/// The simple orders that the rules know (3.4).
pub const SIMPLE: [&str; 4] = ["march", "attack", "charge", "wait"];

/// A name that can stand in orders.
pub fn check_label(at: &Check, label: &str) -> bool {
    let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let fits = label.starts_with(|c: char| c.is_ascii_lowercase()) && label.chars().all(good);
    if !fits {
        at.error("vassaux-data-label", &[("name", label.into())]);
    }
    fits
}

/// The names of a list of things: each can stand in orders, has words in both languages and is there once.
pub fn check_ids<'n>(at: &Check, what: &str, ids: impl Iterator<Item = &'n str>) {
    let ids: Vec<&str> = ids.collect();
    for (i, id) in ids.iter().enumerate() {
        let at = at.index(i).field("id");
        if !check_label(&at, id) {
            continue;
        }
        if ids[..i].contains(id) {
            at.duplicate(id);
        } else {
            at.has_words(&format!("vassaux-{what}-{id}"), id);
        }
    }
}

/// Names that stand somewhere else: each is known.
pub fn check_names<'n>(at: &Check, names: &[String], known: impl Iterator<Item = &'n str> + Clone) {
    for (i, name) in names.iter().enumerate() {
        at.index(i).known(name, known.clone());
    }
}

/// A range whose ends stand in order.
pub fn check_range(at: &Check, (low, high): (i32, i32), allowed: RangeInclusive<i32>) {
    if at.index(0).within(low, allowed.clone()) && at.index(0).is_whole() {
        at.index(1).within(high, low..=*allowed.end());
    }
}

pub fn check_constants(at: &Check, c: &ConstantsData) {
    at.field("ruler_units").within(c.ruler_units, 100..=30_000);
    at.field("base_foot").within(c.base_foot, 100..=30_000);
    if at.field("base_foot").is_whole() {
        at.field("base_mounted").within(c.base_mounted, c.base_foot.clamp(100, 30_000)..=30_000);
    }
    at.field("marker").within(c.marker, 0..=30_000);
    check_range(&at.field("table"), c.table, 1..=30);
    check_range(&at.field("unit_size"), c.unit_size, 1..=99);
    at.field("points_default").within(c.points_default, 1..=100_000);
    at.field("levies_per_elite").within(c.levies_per_elite, 0..=20);
    let least = at.field("least");
    for (name, value, allowed) in
        [("mv", c.least.mv, 1..=9), ("hp", c.least.hp, 1..=9), ("at", c.least.at, 0..=9), ("df", c.least.df, 1..=9)]
    {
        least.field(name).within(value, allowed);
    }
    let limit = at.field("turn_limit");
    limit.field("dice").within(c.turn_limit.dice, 0..=9);
    limit.field("sides").within(c.turn_limit.sides, 1..=100);
    limit.field("plus").within(c.turn_limit.plus, 1..=100);
    for (name, dice) in [
        ("initiative", c.initiative),
        ("reaction", c.reaction),
        ("combat_contest", c.combat_contest),
        ("counter_contest", c.counter_contest),
    ] {
        at.field(name).field("dice").within(dice.dice, 1..=9);
        // Equal margins are rolled again until they differ (V-2.04).
        at.field(name).field("sides").within(dice.sides, 2..=100);
    }
    if let Some(seconds) = c.order_timer {
        at.field("order_timer").within(seconds, 1..=3600);
    }
    for (name, rulers) in [
        ("reorganise", c.reorganise),
        ("run_bonus", c.run_bonus),
        ("mount_bonus", c.mount_bonus),
        ("difficult_loss", c.difficult_loss),
        ("invocation_pool", c.invocation_pool),
        ("counter_spell_cost", c.counter_spell_cost),
    ] {
        at.field(name).within(rulers, RULERS);
    }
    at.field("difficult_least").within(c.difficult_least, 1..=9);
    at.field("destroy_percent").within(c.destroy_percent, 1..=100);
    let larger = at.field("larger_bases");
    larger.field("percent").within(c.larger_bases.percent, 101..=1000);
    larger.field("points").within(c.larger_bases.points, PRICE);
    check_geometry(&at.field("geometry"), &c.geometry);
}

fn check_geometry(at: &Check, g: &GeometryData) {
    for (name, units) in [("contact", g.contact), ("measure", g.measure), ("overlap", g.overlap)] {
        at.field(name).within(units, 0..=1000);
    }
    at.field("rays").within(g.rays, 3..=99);
    at.field("stage").within(g.stage, 100..=100_000);
    at.field("grid").within(g.grid, 100..=100_000);
    at.field("lattice_gap").within(g.lattice_gap, 0..=10_000);
    at.field("lattice_row").within(g.lattice_row, 5000..=20_000);
    let cosines = at.field("cosines");
    cosines.length(g.cosines.len(), 7);
    for (i, cosine) in g.cosines.iter().enumerate() {
        cosines.index(i).within(*cosine, 0..=10_000);
    }
}

pub fn check_profiles(at: &Check, profiles: &[ProfileData]) {
    at.not_empty(profiles.len());
    check_ids(at, "profile", profiles.iter().map(|of| of.id.as_str()));
    for (i, profile) in profiles.iter().enumerate() {
        let at = at.index(i);
        at.field("mv").within(profile.mv, 1..=9);
        at.field("hp").within(profile.hp, 1..=9);
        at.field("at").within(profile.at, FIGURE);
        at.field("df").within(profile.df, 1..=9);
        at.field("points").within(profile.points, PRICE);
    }
}

pub fn check_titles(at: &Check, titles: &[TitleData]) {
    check_ids(at, "title", titles.iter().map(|of| of.id.as_str()));
    for (i, title) in titles.iter().enumerate() {
        let at = at.index(i);
        at.field("aura").within(title.aura, 1..=20);
        at.field("cmd").within(title.cmd, 1..=20);
        at.field("points").within(title.points, PRICE);
    }
    // A host has a lord and vassals (V-3.01, V-3.02).
    for (role, message) in [(Role::Lord, "vassaux-data-no-lord-title"), (Role::Vassal, "vassaux-data-no-vassal-title")]
    {
        if at.is_whole() && !titles.iter().any(|title| title.role == role) {
            at.error(message, &[]);
        }
    }
}

pub fn check_gear(at: &Check, gear: &GearData, profiles: Option<&[ProfileData]>) {
    let (weapons, armours) = (at.field("weapons"), at.field("armours"));
    weapons.not_empty(gear.weapons.len());
    armours.not_empty(gear.armours.len());
    check_ids(&weapons, "weapon", gear.weapons.iter().map(|of| of.id.as_str()));
    check_ids(&armours, "armour", gear.armours.iter().map(|of| of.id.as_str()));
    let known = |at: Check, names: &[String]| {
        if let Some(profiles) = profiles {
            check_names(&at, names, profiles.iter().map(|of| of.id.as_str()));
        }
    };
    for (i, weapon) in gear.weapons.iter().enumerate() {
        let at = weapons.index(i);
        at.field("points").within(weapon.points, PRICE);
        at.field("melee").within(weapon.melee, FIGURE);
        at.field("melee_mounted").within(weapon.melee_mounted, FIGURE);
        if let Some(shot) = weapon.shot {
            at.field("shot").field("range").within(shot.range, 1..=20);
            at.field("shot").field("bonus").within(shot.bonus, FIGURE);
            at.field("shot").field("shots").within(shot.shots, 1..=9);
        }
        known(at.field("forbidden"), &weapon.forbidden);
    }
    for (i, armour) in gear.armours.iter().enumerate() {
        let at = armours.index(i);
        at.field("points").within(armour.points, PRICE);
        at.field("df").within(armour.df, FIGURE);
        known(at.field("only"), &armour.only);
        // A list names gear without saying of which sort it is.
        let taken = gear.weapons.iter().any(|weapon| weapon.id == armour.id);
        if taken || armour.id == MOUNT {
            at.field("id").duplicate(&armour.id);
        }
    }
    if let Some(i) = gear.weapons.iter().position(|weapon| weapon.id == MOUNT) {
        weapons.index(i).field("id").duplicate(MOUNT);
    }
    at.field("mount").field("points").within(gear.mount.points, PRICE);
    at.field("modification").field("points").within(gear.modification.points, PRICE);
    at.field("lord_gear").field("points").within(gear.lord_gear.points, 0..=9);
}

/// Names and ranges of ready-made fighters.
pub fn check_prebuilt(at: &Check, prebuilt: &[PrebuiltData]) {
    check_ids(at, "prebuilt", prebuilt.iter().map(|of| of.id.as_str()));
    for (i, of) in prebuilt.iter().enumerate() {
        let at = at.index(i);
        at.field("points").within(of.points, PRICE);
        for (j, stat) in [of.stats.0, of.stats.1, of.stats.2, of.stats.3].into_iter().enumerate() {
            at.field("stats").index(j).within(stat, FIGURE);
        }
        if let Some(points) = of.printed.points {
            at.field("printed").field("points").within(points, PRICE);
        }
        if let Some(df) = of.printed.df {
            at.field("printed").field("df").within(df, FIGURE);
        }
    }
}

/// What ready-made fighters are built of comes to what is said of them (3.6).
pub fn check_builds(at: &Check, armoury: &Armoury) {
    for (i, of) in armoury.prebuilt.iter().enumerate() {
        let at = at.index(i);
        let fighters = FightersData {
            prebuilt: None,
            profile: Some(of.profile.clone()),
            gear: of.gear.clone(),
            modifications: of.modifications.clone(),
            size: 1,
        };
        let mut faults = vec![];
        let build = armoury.build(&fighters, "", &mut faults);
        for fault in &faults {
            super::lists::tell(&at, fault);
        }
        let Some(build) = build.filter(|_| faults.is_empty()) else { continue };
        let (points, stats) = (armoury.price(&build), armoury.stats(&build));
        if points != of.points {
            at.field("points").error("vassaux-data-prebuilt-points", &[("wanted", points.into())]);
        }
        let at_melee = stats.at.saturating_add(armoury.melee_bonus(&build));
        for (j, (said, wanted)) in
            [(of.stats.0, stats.mv), (of.stats.1, stats.hp), (of.stats.2, at_melee), (of.stats.3, stats.df)]
                .into_iter()
                .enumerate()
        {
            if said != wanted {
                at.field("stats").index(j).error("vassaux-data-prebuilt-stat", &[("wanted", wanted.into())]);
            }
        }
    }
}

pub fn check_orders(at: &Check, orders: &OrdersData) {
    for (name, of, known) in
        [("composite", &orders.composite, COMPOSITE.as_slice()), ("simple", &orders.simple, SIMPLE.as_slice())]
    {
        let at = at.field(name);
        for (i, order) in of.iter().enumerate() {
            let id = at.index(i).field("id");
            if id.known(&order.id, known.iter().copied()) && of[..i].iter().any(|other| other.id == order.id) {
                id.duplicate(&order.id);
            } else {
                id.has_words(&format!("vassaux-order-{}", order.id), &order.id);
            }
            at.index(i).field("face").within(order.face, 1..=6);
        }
        if at.is_whole() {
            at.complete(known.iter().copied(), of.iter().map(|order| order.id.as_str()));
        }
    }
}

pub fn check_terrain(at: &Check, terrain: &[TerrainData]) {
    check_ids(at, "terrain", terrain.iter().map(|of| of.id.as_str()));
    for (i, kind) in terrain.iter().enumerate() {
        let at = at.index(i);
        at.field("top").within(kind.top, 0..=20);
        at.field("level").within(kind.level, 0..=5);
        if let Some(ring) = &kind.within {
            let others = terrain.iter().map(|of| of.id.as_str()).filter(|id| *id != kind.id);
            at.field("within").known(ring, others);
        }
    }
}

pub fn check_switches(at: &Check, switches: &SwitchesData) {
    let b = &switches.bounds;
    let bounds = at.field("bounds");
    for (name, range, allowed) in [
        ("turn_limit", b.turn_limit, 0..=100),
        ("max_mods", b.max_mods, 0..=9),
        ("lord_hp_bonus", b.lord_hp_bonus, 0..=9),
        ("escapes_per_turn", b.escapes_per_turn, 1..=99),
        ("duel_die", b.duel_die, 1..=100),
        ("escape_pct", b.escape_pct, 1..=100),
        ("pois", b.pois, 1..=20),
    ] {
        check_range(&bounds.field(name), range, allowed);
    }
    for (name, value) in numbers(switches) {
        let (least, most) = number_bounds(switches, name);
        if at.field(name).compares_with(&[&bounds.field(name)]) && least <= most {
            at.field(name).within(value, least..=most);
        }
    }
}
