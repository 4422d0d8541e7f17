//! The judge of lists: every reason by an example, and what the settings change in it.
use super::shipped;
use mesnie::games::vassaux::data::army::faults::{Purpose, faults, may_be_played};
use mesnie::games::vassaux::data::army::muster::{Fault, Weight};
use mesnie::games::vassaux::data::army::reasons::{ALL, Reason};
use mesnie::games::vassaux::data::checks::lists::settings_for;
use mesnie::games::vassaux::data::files::*;
use mesnie::games::vassaux::data::lists::*;
use mesnie::games::vassaux::data::magic::School;
use mesnie::games::vassaux::data::options::{in_force, options};
use mesnie::games::vassaux::data::switches::{ForbidCulture, SwitchesData};
use mesnie::table::prelude::{OptionChoice, Setting, Settings};
use mesnie::table::text::locales::{Lang, Texts};
use std::collections::BTreeSet;

type Change = fn(&mut ListData);

fn fighters(list: &mut ListData, unit: usize) -> &mut FightersData {
    &mut list.units[unit].fighters[0]
}

fn build(list: &mut ListData, unit: usize, profile: &str, gear: &[&str]) {
    let fighters = fighters(list, unit);
    fighters.prebuilt = None;
    fighters.profile = Some(profile.to_owned());
    fighters.gear = gear.iter().map(|item| (*item).to_owned()).collect();
}

fn modify(list: &mut ListData, all: &[StatsData]) {
    build(list, 3, "paysan", &["melee", "light"]);
    fighters(list, 3).modifications = all.to_vec();
}

const RAISED: StatsData = StatsData { mv: 0, hp: 0, at: 1, df: -1 };

/// A reason, a list, what is changed in it, where the fault stands, and its rule.
const EXAMPLES: [(&str, &str, Change, &str, &str); 44] = [
    ("no_lord", "louis", |l| l.lords.clear(), "lords", "V-3.01"),
    ("two_lords", "louis", |l| l.lords.push(l.lords[0].clone()), "lords[1]", "V-3.01"),
    ("lord_title_on_unit", "louis", |l| l.units[1].title = Some("baron".into()), "units[1].title", "V-3.02"),
    ("vassal_title_on_lord", "louis", |l| l.lords[0].title = "vassal".into(), "lords[0].title", "V-3.03"),
    ("unit_without_vassal", "louis", |l| l.units[1].title = None, "units[1]", "V-3.02"),
    ("unit_too_small", "louis", |l| fighters(l, 2).size = 0, "units[2].fighters", "V-3.11"),
    ("unit_too_small", "louis", |l| l.units[2].fighters.clear(), "units[2]", "V-3.11"),
    ("unit_too_large", "louis", |l| fighters(l, 3).size = 31, "units[3].fighters", "V-4.24"),
    ("unit_exceeds_aura", "berenger", |l| fighters(l, 3).size = 20, "units[3].fighters", "V-4.24"),
    ("over_points", "louis", |l| fighters(l, 3).size = 12, "units", "V-4.06"),
    ("knight_needs_two_levies", "louis", |l| fighters(l, 0).size = 15, "units", "V-4.05"),
    ("knight_armour_reserved", "louis", |l| build(l, 1, "ecuyer", &["melee", "knight"]), "units[1]", "V-4.13"),
    ("heavy_ranged_forbidden", "louis", |l| build(l, 3, "paysan", &["heavy_ranged"]), "units[3]", "V-4.09"),
    ("heavy_ranged_forbidden", "louis", |l| l.lords[0].gear = vec!["heavy_ranged".into()], "lords[0]", "V-4.09"),
    (
        "two_weapon_classes",
        "louis",
        |l| build(l, 1, "ecuyer", &["melee", "specialised"]),
        "units[1].fighters[0].gear[1]",
        "V-4.03",
    ),
    ("two_armour_classes", "louis", |l| l.lords[0].gear.push("light".into()), "lords[0].gear[2]", "V-4.03"),
    (
        "mixed_unit",
        "louis",
        |l| {
            l.units[1].fighters.push(FightersData {
                prebuilt: Some("archer".into()),
                size: 1,
                ..FightersData::default()
            })
        },
        "units[1].fighters[1]",
        "V-4.04",
    ),
    ("lord_gear_points_not_two", "louis", |l| l.lords[0].points.at = 2, "lords[0].points", "V-4.16"),
    (
        "lord_gear_points_not_two",
        "louis",
        |l| l.lords[0].points = StatsData { at: 3, mv: -1, ..StatsData::default() },
        "lords[0].points",
        "V-4.16",
    ),
    ("lord_gear_points_not_two", "louis", |l| l.lords[0].points.hp = 1, "lords[0].points", "V-4.16"),
    (
        "hp_cannot_be_modified",
        "louis",
        |l| modify(l, &[StatsData { hp: 1, at: -1, ..StatsData::default() }]),
        "units[3].fighters[0].modifications[0]",
        "V-4.18",
    ),
    (
        "mod_not_balanced",
        "louis",
        |l| modify(l, &[StatsData { at: 1, ..StatsData::default() }]),
        "units[3].fighters[0].modifications[0]",
        "V-4.18",
    ),
    (
        "mod_not_balanced",
        "louis",
        |l| modify(l, &[StatsData { at: 2, mv: -2, ..StatsData::default() }]),
        "units[3].fighters[0].modifications[0]",
        "V-4.18",
    ),
    // A peasant's defence is 1 before any armour.
    ("mod_below_minimum", "louis", |l| modify(l, &[RAISED]), "units[3].fighters[0].modifications[0]", "V-4.19"),
    (
        "too_many_mods",
        "louis",
        |l| l.lords[0].modifications = vec![RAISED, StatsData { at: -1, df: 1, ..StatsData::default() }],
        "lords[0].modifications[1]",
        "V-4.18",
    ),
    (
        "too_many_powers",
        "meute",
        |l| l.units[3].powers = vec!["fierce".into(), "impulsive".into()],
        "units[3].powers",
        "V-5.02",
    ),
    ("too_many_powers", "meute", |l| l.lords[0].powers.push("immaterial".into()), "lords[0].powers", "V-5.02"),
    ("power_wrong_profile", "meute", |l| l.units[3].powers = vec!["harassment".into()], "units[3].powers[0]", "V-5.03"),
    (
        "power_wrong_bearer",
        "etoile_rouge",
        |l| l.units[0].powers = vec!["presumptuous".into()],
        "units[0].powers[0]",
        "V-5.03",
    ),
    ("power_twice", "meute", |l| l.lords[0].powers = vec!["fierce".into(); 2], "lords[0].powers[1]", "V-5.02"),
    ("power_wrong_school", "meute", |l| l.units[3].powers = vec!["flying".into()], "units[3].powers[0]", "V-5.02"),
    // A host without a school.
    ("power_wrong_school", "louis", |l| l.units[3].powers = vec!["martyrs".into()], "units[3].powers[0]", "V-5.02"),
    ("barbarians_forbidden", "louis", |l| l.units[3].title = Some("heros".into()), "units[3].title", "V-4.06"),
    (
        "barbarians_forbidden",
        "louis",
        |l| fighters(l, 1).prebuilt = Some("barbare".into()),
        "units[1].fighters",
        "V-4.06",
    ),
    ("franks_forbidden", "sarrasins", |l| l.units[0].title = Some("vavasseur".into()), "units[0].title", "V-4.06"),
    ("mounted_minimum", "anglais", |l| drop(l.units.remove(0)), "units", "V-4.06"),
    ("archer_unit_missing", "anglais", |l| fighters(l, 2).prebuilt = Some("arbaletrier".into()), "units", "V-23.22"),
    ("lord_must_be_on_foot", "berenger", |l| l.lords[0].gear.push("mount".into()), "lords[0].gear", "V-23.09"),
    ("villagers_missing", "francs", |l| fighters(l, 0).size = 19, "units[0]", "V-23.04"),
    ("wrong_title_count", "francs", |l| l.units[1].title = Some("heros".into()), "units", "V-4.06"),
    ("only_lord_may_be_knight", "francs_du_roi", |l| build(l, 0, "chevalier", &["melee"]), "units[0]", "V-4.06"),
    ("mounted_majority_missing", "kilic_arslan", |l| fighters(l, 3).size = 17, "units", "V-4.06"),
    ("advice_mostly", "francs_du_roi", |l| fighters(l, 3).size = 30, "units", "V-4.06"),
    ("advice_mounted", "sarrasins", |l| fighters(l, 3).size = 30, "units", "V-4.06"),
];

/// Judges a list for the host for which it was made.
fn judged(data: &VassauxData, list: &ListData, switches: &SwitchesData) -> Vec<Fault> {
    let scenario = data.scenario(&list.scenario).unwrap();
    let host = scenario.hosts.iter().find(|host| list.host.as_ref().is_none_or(|of| *of == host.id)).unwrap();
    faults(list, &data.armoury(switches), &Purpose::of(host))
}

#[test]
fn every_reason_is_given_where_it_belongs() {
    let data = shipped().data;
    let mut seen = BTreeSet::new();
    for (id, list, change, path, rule) in EXAMPLES {
        let mut list = data.list(list).unwrap().clone();
        change(&mut list);
        let found = judged(&data, &list, &settings_for(&list, &data.switches));
        let fits = |fault: &&Fault| fault.reason.id == id && fault.path == path && fault.reason.rule == rule;
        assert_eq!(found.iter().filter(fits).count(), 1, "{id} at `{path}`: {found:#?}");
        let advice = id.starts_with("advice_");
        let weight = if advice { Weight::Advice } else { Weight::Refused };
        assert!(found.iter().filter(fits).all(|fault| fault.weight == weight));
        seen.insert(id);
    }
    // What is wrong with names is told by the tests of broken data as well.
    let names: [(&str, Change); 6] = [
        ("unknown_id", |l| l.units[0].title = Some("king".into())),
        ("duplicate_id", |l| l.units[1].id = l.units[0].id.clone()),
        // The lord is a unit, too: journals would not know whom they speak of.
        ("duplicate_id", |l| l.units[1].id = "lord".into()),
        ("magic_disabled", |l| l.school = Some(School::Black)),
        ("no_profile", |l| fighters(l, 0).prebuilt = None),
        ("prebuilt_and_more", |l| fighters(l, 0).gear.push("mount".into())),
    ];
    for (id, change) in names {
        let mut list = data.list("louis").unwrap().clone();
        change(&mut list);
        let found = judged(&data, &list, &data.switches);
        assert_eq!(found.iter().filter(|fault| fault.reason.id == id).count(), 1, "{id}: {found:#?}");
        seen.insert(id);
    }
    let all: BTreeSet<&str> = ALL.iter().map(|reason| reason.id).collect();
    assert_eq!(seen, all);
    assert_eq!(ALL.len(), all.len());
}

/// V-4.09, V-4.22, V-14.02: light weapons are open to all, heavy ones not; a unit's majority is always all of it, for all are alike.
#[test]
fn every_profile_may_bear_light_ranged_weapons() {
    let data = shipped().data;
    for (profile, heavy) in [("paysan", 1), ("ecuyer", 0), ("soldat", 0), ("chevalier", 1)] {
        let told = |weapon: &str| {
            let mut list = data.list("louis").unwrap().clone();
            build(&mut list, 3, profile, &[weapon]);
            let found = judged(&data, &list, &data.switches);
            found.iter().filter(|fault| fault.reason.id == "heavy_ranged_forbidden").count()
        };
        assert_eq!((told("light_ranged"), told("heavy_ranged")), (0, heavy), "{profile}");
    }
}

#[test]
fn a_fault_is_a_sentence_in_both_languages() {
    let data = shipped().data;
    for (id, list, change, ..) in EXAMPLES {
        let mut list = data.list(list).unwrap().clone();
        change(&mut list);
        for fault in judged(&data, &list, &settings_for(&list, &data.switches)) {
            for lang in Lang::ALL {
                let texts = Texts::new(lang);
                let told = texts.format(fault.reason.message, &fault.args);
                assert!(
                    told.ends_with('.') && !told.contains(['{', '$']) && !told.contains("vassaux-"),
                    "{id}: {told}"
                );
                assert_eq!(texts.faults(), Default::default(), "{id}");
            }
        }
    }
}

#[test]
fn what_is_refused_comes_before_advice() {
    let data = shipped().data;
    let mut list = data.list("francs_du_roi").unwrap().clone();
    fighters(&mut list, 3).size = 31;
    let weights: Vec<Weight> = judged(&data, &list, &data.switches).iter().map(|fault| fault.weight).collect();
    assert!(weights.is_sorted() && weights.len() > 2, "{weights:?}");
    let armoury = data.armoury(&data.switches);
    let host = &data.scenario("chevauchee").unwrap().hosts[1];
    assert!(!may_be_played(&list, &armoury, &Purpose::of(host)));
    // Advice alone bars nobody.
    fighters(&mut list, 3).size = 30;
    assert!(may_be_played(&list, &armoury, &Purpose { limit: 1000, ..Purpose::of(host) }));
}

/// VX-41
#[test]
fn twenty_riders_do_not_fit_into_an_aura_of_one_ruler() {
    let data = shipped().data;
    let with = |title: &str, mounted: bool, size: i32| {
        let mut list = data.list("louis").unwrap().clone();
        build(&mut list, 3, "ecuyer", if mounted { &["mount"] } else { &[] });
        fighters(&mut list, 3).size = size;
        list.units[3].title = Some(title.to_owned());
        judged(&data, &list, &data.switches).iter().any(|fault| fault.reason.id == "unit_exceeds_aura")
    };
    assert!(!with("vassal", true, 19) && with("vassal", true, 20) && with("vassal", true, 30));
    assert!(!with("heros", true, 30) && !with("vassal", false, 30));
}

#[test]
fn huge_numbers_are_refused_and_overflow_nothing() {
    let data = shipped().data;
    let mut list = data.list("louis").unwrap().clone();
    for unit in &mut list.units {
        unit.fighters[0].size = i32::MAX;
        unit.fighters.push(unit.fighters[0].clone());
    }
    build(&mut list, 1, "ecuyer", &["mount"]);
    fighters(&mut list, 1).modifications =
        vec![StatsData { mv: i32::MAX, hp: i32::MIN, at: i32::MAX, df: i32::MIN }; 3];
    list.lords[0].points = StatsData { mv: i32::MAX, hp: i32::MAX, at: i32::MAX, df: i32::MAX };
    list.bases = Some(BasesData { foot: i32::MAX, mounted: i32::MIN });
    assert!(judged(&data, &list, &data.switches).len() > 5);
}

/// The reasons that a list is given.
fn reasons(data: &VassauxData, list: &ListData, switches: &SwitchesData) -> Vec<Reason> {
    judged(data, list, switches).iter().map(|fault| fault.reason).collect()
}

#[test]
fn settings_change_what_is_refused() {
    let data = shipped().data;
    let usual = &data.switches;
    let differs = |list: &ListData, id: &str, other: SwitchesData| {
        let has = |switches: &SwitchesData| reasons(&data, list, switches).iter().any(|reason| reason.id == id);
        assert!(has(usual) && !has(&other), "{id}: {:?}", reasons(&data, list, &other));
    };
    let list = |id: &str, change: Change| {
        let mut list = data.list(id).unwrap().clone();
        change(&mut list);
        list
    };
    let two = list("louis", |l| {
        l.lords[0].modifications = vec![RAISED, StatsData { at: -1, df: 1, ..StatsData::default() }];
    });
    differs(&two, "too_many_mods", SwitchesData { max_mods: 2, ..usual.clone() });
    // 6 soldiers and the lord against 13 levies.
    let few = list("louis", |l| {
        fighters(l, 1).size = 2;
        fighters(l, 2).size = 2;
        fighters(l, 3).size = 9;
    });
    differs(&few, "knight_needs_two_levies", SwitchesData { lord_counts_elite: false, ..usual.clone() });
    let riders = list("berenger", |l| fighters(l, 3).size = 20);
    differs(&riders, "unit_exceeds_aura", SwitchesData { aura_capacity: false, ..usual.clone() });
    let barbarians = list("louis", |l| fighters(l, 1).prebuilt = Some("barbare".into()));
    differs(
        &barbarians,
        "barbarians_forbidden",
        SwitchesData { forbid_culture: ForbidCulture::Titles, ..usual.clone() },
    );
    let magic = list("nuit", |_| {});
    differs(&magic, "magic_disabled", SwitchesData { magic: true, ..usual.clone() });
    assert_eq!(magic.school, Some(School::Black));
}

/// The options that change armies, and are seen to do so here and in `armies.rs`.
const OF_ARMIES: [&str; 9] = [
    "magic",
    "max_mods",
    "lord_hp_bonus",
    "lord_counts_elite",
    "leader_power_cost",
    "prebuilt_source",
    "forbid_culture",
    "aura_capacity",
    "reserve_counts_lord",
];

/// The options that wait for chapters that are not written yet, each with its chapter.
const WAITING: [(&str, u8); 45] = [
    ("turn_limit", 23),
    ("reserve_refill", 3),
    ("face3_exclusive", 9),
    ("charge_bonus_dice", 9),
    ("react", 18),
    ("move_may_contact", 9),
    ("march_may_contact", 16),
    ("mounted_free_charge", 9),
    ("allow_fall", 11),
    ("charge_contact", 13),
    ("nearest_scope", 9),
    ("models_cover", 12),
    ("own_unit_covers", 12),
    ("melee_bonus", 4),
    ("attack_scope", 16),
    ("doubling", 14),
    ("melee_overflow", 15),
    ("ones", 17),
    ("knight_guard", 14),
    ("shots_per_order", 17),
    ("split_shots", 17),
    ("spell_weapon", 20),
    ("pack_howl_lord_only", 21),
    ("thorn_min_on_zero", 20),
    ("moon_side", 21),
    ("impulsive_leader", 21),
    ("meteor_cover", 20),
    ("lord_loss", 6),
    ("neither", 23),
    ("escapes_per_turn", 23),
    ("s1_goal", 23),
    ("retreat_counts", 23),
    ("lord_is_vassal", 23),
    ("duel_die", 23),
    ("escape_pct", 23),
    ("pois", 23),
    ("own_table", 23),
    ("fm_first_turn", 24),
    ("solo_reacts", 24),
    ("solo_counters", 24),
    ("solo_needs_sight", 24),
    ("automaton_goals", 24),
    ("automaton_1", 24),
    ("automaton_2", 24),
    ("points", 4),
];

#[test]
fn every_option_reaches_the_settings_and_does_something_or_waits() {
    let data = shipped().data;
    let mut names = BTreeSet::new();
    for option in options(&data) {
        names.insert(option.name.clone());
        if ["army_1", "army_2", "points"].contains(&option.name.as_str()) {
            assert_eq!(option.scenarios.len(), 1);
            assert!(option.allows(&option.default), "{}", option.name);
            continue;
        }
        let other = match (&option.choice, &option.default) {
            (OptionChoice::Switch, Setting::Switch(on)) => Setting::Switch(!on),
            (OptionChoice::OneOf(words), Setting::Word(word)) => {
                Setting::Word(words.iter().find(|other| *other != word).unwrap().clone())
            }
            (OptionChoice::Number { least, most }, Setting::Number(n)) => {
                assert!((least..=most).contains(&n));
                Setting::Number(if n == most { *least } else { *most })
            }
            other => panic!("{}: {other:?}", option.name),
        };
        let apply = |setting: &Setting| {
            format!("{:?}", in_force(&data.switches, &Settings::from([(option.name.clone(), setting.clone())])))
        };
        assert_eq!(apply(&option.default), format!("{:?}", data.switches), "{}", option.name);
        assert_ne!(apply(&other), apply(&option.default), "{}", option.name);
        // No order of this edition makes anybody fall (V-11.03), and no rule says how a unit of the automaton would react (V-24.18).
        let locked = ["allow_fall", "solo_reacts"].contains(&option.name.as_str());
        assert_eq!(option.locked, locked, "{}", option.name);
        let listed = OF_ARMIES.contains(&option.name.as_str()) ^ WAITING.iter().any(|(name, _)| *name == option.name);
        assert!(listed, "{}", option.name);
    }
    let listed = OF_ARMIES.iter().chain(WAITING.iter().map(|(name, _)| name));
    for name in listed {
        assert!(names.contains(*name), "{name}");
    }
    // Five scenarios with two armies each; the limit of points is agreed on in one.
    let count = |name: &str| options(&data).iter().filter(|option| option.name == name).count();
    assert_eq!((count("army_1"), count("army_2"), count("points")), (5, 5, 1));
}
