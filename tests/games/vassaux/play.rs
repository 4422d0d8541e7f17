//! Matches at random in every scenario, and what every game owes its players: undo, replay, saves, offers that are the rules.
use super::CASE;
use mesnie::table::data::Source;
use mesnie::table::prelude::*;
use std::collections::BTreeSet;

pub const SCENARIOS: [&str; 5] = ["maison_forte", "chevauchee", "chevalerie", "chasse_croise", "aleatoire"];

pub fn header(scenario: &str, seed: u64, turns: i32) -> Header {
    let options = [("turn_limit".to_owned(), Setting::Number(turns))].into();
    Header { scenario: scenario.into(), ..CASE.header(options, 2, seed, Player::Random) }
}

/// Plays a match to its end and gives the verbs that were used.
fn played(table: &mut Match, name: &str) -> BTreeSet<&'static str> {
    let mut verbs = BTreeSet::new();
    while let Some(record) = table.automatic_order() {
        verbs.insert(record.order.verb.name);
        let text = table.write_order(record);
        assert_eq!(table.read_order(&text), Ok(record), "{text}");
        table.submit(record.seat, record.order).unwrap_or_else(|why| panic!("{name}: {text}: {why:?}"));
        let broken = table.broken_invariants();
        assert!(broken.is_empty(), "{name}, order {} {text}: {broken:?}", table.journal().len());
        assert!(table.journal().len() < 20_000, "{name} does not end");
    }
    assert!(table.outcome().is_some(), "{name}");
    verbs
}

#[test]
fn matches_of_every_scenario_end_with_the_invariants_kept() {
    let mut table = CASE.empty_table();
    for scenario in SCENARIOS {
        let mut verbs = BTreeSet::new();
        for seed in 0..3 {
            table.start(header(scenario, seed, 5)).unwrap();
            verbs.extend(played(&mut table, &format!("{scenario} {seed}")));
        }
        let used: Vec<&str> = verbs.iter().filter_map(|verb| verb.strip_prefix("vassaux.")).collect();
        for verb in ["take_unit", "deploy_at", "activate", "order", "halt", "regroup", "react", "react_by", "let_pass"]
        {
            assert!(used.contains(&verb), "{scenario}: nobody used {verb} of {used:?}");
        }
    }
}

#[test]
fn the_same_orders_lead_to_the_same_positions() {
    for scenario in SCENARIOS {
        let mut first = CASE.empty_table();
        first.start(header(scenario, 3, 2)).unwrap();
        played(&mut first, scenario);
        let mut second = CASE.empty_table();
        second.start(header(scenario, 3, 2)).unwrap();
        for record in first.journal().to_vec() {
            second.submit(record.seat, record.order).unwrap();
        }
        assert_eq!((second.hash(), second.outcome()), (first.hash(), first.outcome()), "{scenario}");
    }
}

#[test]
fn every_option_that_a_table_may_choose_is_played() {
    let mut table = CASE.empty_table();
    let mut chance = crate::common::chance::Chance(7);
    for seed in 0..12 {
        let options = CASE.any_options(seed, &mut chance, 2);
        let header = CASE.header(options.clone(), 2, seed, Player::Random);
        let scenario = header.scenario.clone();
        table.start(header).unwrap_or_else(|why| panic!("{scenario} with {options:?}: {why:?}"));
        played(&mut table, &format!("{scenario} with {options:?}"));
    }
}

/// People in this position of the third scenario, on its nearly bare table.
fn asked(position: &str) -> Match {
    let mut table = CASE.empty_table();
    let header = Header { scenario: "chevalerie".into(), ..CASE.header(Settings::new(), 2, 1, Player::Person) };
    table.start_with(header, Some(position), Some(&[])).unwrap();
    table
}

fn check(table: &mut Match, order: &str) -> Allowed {
    let record = table.read_order(order)?;
    table.check(record.seat, record.order)
}

fn give(table: &mut Match, orders: &[&str]) {
    for order in orders {
        let record = table.read_order(order).unwrap_or_else(|why| panic!("{order}: {why:?}"));
        table.submit(record.seat, record.order).unwrap_or_else(|why| panic!("{order}: {why:?}"));
    }
}

const LORDS: &str = r#"(fighters: {"red-lord-01": (18000, 18000), "blue-lord-01": (70000, 70000)})"#;

/// VX-06: from (18000, 18000) with two rulers straight on to (32500, 18000) and no farther (V-10.02, V-10.04), and by a bend at
/// the joint to (25250, 25250) (V-10.03).
#[test]
fn a_move_is_as_long_as_its_rulers_and_bends_at_joints() {
    let mut table = asked(LORDS);
    assert!(check(&mut table, "red activate blue-lord").is_err());
    give(&mut table, &["red activate red-lord", "red order march", "blue let_all_pass"]);
    let why = |table: &mut Match, order: &str| check(table, order).err().map(|why| (why.reason, why.rule));
    assert_eq!(why(&mut table, "red halt 32500,18000"), None);
    assert_eq!(why(&mut table, "red halt 32502,18000"), Some(("path_too_long", "V-10.02")));
    assert_eq!(why(&mut table, "red halt -5,18000"), Some(("off_table", "V-1.08")));
    assert_eq!(why(&mut table, "red bend 25250,18000"), None);
    assert_eq!(why(&mut table, "red bend 25260,18000"), Some(("bend_off_joint", "V-10.03")));
    give(&mut table, &["red bend 25250,18000"]);
    assert_eq!(why(&mut table, "red halt 25250,25250"), None);
    assert_eq!(why(&mut table, "red halt 25250,25252"), Some(("path_too_long", "V-10.02")));
    give(&mut table, &["red halt 25250,25250", "red formed"]);
    let stands = table.position(None).pointer("/pieces/red-lord-01/standing").expect("on the table").to_string();
    assert_eq!(stands, "[25250,25250]");
    assert_eq!(table.prompt().map(|prompt| prompt.seat), Some(Seat(1)), "the sides take turns (V-8.01)");
}

/// V-8.05, V-9.01, V-9.03, V-9.04, V-9.05, V-9.10, V-9.17: what a lord may order himself, and in which sequence.
#[test]
fn orders_are_given_in_the_sequences_that_the_rules_allow() {
    let mut table = asked(LORDS);
    give(&mut table, &["red activate red-lord"]);
    let why = |table: &mut Match, order: &str| check(table, order).err().map(|why| (why.reason, why.rule));
    assert_eq!(why(&mut table, "red declared"), Some(("no_order_declared", "V-8.12")));
    assert_eq!(why(&mut table, "red order cast"), Some(("no_school", "V-19.01")));
    give(&mut table, &["red order tactical_move"]);
    assert_eq!(why(&mut table, "red order tactical_move"), Some(("order_repeated", "V-9.04")));
    assert_eq!(why(&mut table, "red order march"), Some(("mixed_simple_and_composite", "V-9.05")));
    assert_eq!(why(&mut table, "red order run"), Some(("run_must_be_alone", "V-9.10")));
    give(&mut table, &["red order fortify"]);
    assert_eq!(why(&mut table, "red order alert"), Some(("fortify_must_be_last", "V-9.17")));
    give(&mut table, &["red declared"]);
    let reserve = table.position(None).pointer("/reserves/red/reserve").expect("a reserve").to_string();
    assert_eq!(reserve, "3", "two of five dice lie beside the lord (V-9.03)");
    let mut poor = asked(&LORDS.replace("(fighters", "(reserves: (0, 5), fighters"));
    give(&mut poor, &["red activate red-lord"]);
    assert_eq!(why(&mut poor, "red order run"), Some(("reserve_empty", "V-9.03")));
    assert_eq!(why(&mut poor, "red order march"), None);
    give(&mut poor, &["red order march"]);
    assert_ne!(
        poor.prompt().map(|prompt| prompt.text),
        Some("vassaux-ask-declare"),
        "a simple order is the only one (V-9.05)"
    );
}

/// V-11.05: difficult ground takes a ruler, but leaves one: men of mv 1 cross a marsh as far as they walk on a meadow.
#[test]
fn difficult_ground_leaves_one_ruler_to_men_who_have_no_more() {
    let mut files = super::files();
    let army = files.get_mut("vassaux/armies/louis.ron").unwrap();
    // Armed peasants have mv 1 and cost 4 each instead of 6.
    for (from, to) in [("prebuilt: \"milicien\"", "prebuilt: \"paysan_arme\""), ("total: 397", "total: 375")] {
        assert_eq!(army.matches(from).count(), 1, "{from}");
        *army = army.replace(from, to);
    }
    let (rules, findings) = RuleSet::read(CASE.game, Source::memory(files));
    let rules = rules.unwrap_or_else(|| panic!("{}", findings.render(&Texts::new(Lang::En))));
    for (terrain, why) in [("", "V-10.02"), (r#"terrain: [("marsh", Rect(2, 2, 9, 4))],"#, "V-11.07")] {
        let position = format!(
            r#"({terrain} fighters: {{"red-lord-01": (80000, 5000), "blue-lord-01": (80000, 80000), "red-miliciens-01": (18000, 18000)}})"#
        );
        let mut table = Match::new(CASE.game, rules.data.clone());
        let header = Header { scenario: "chevalerie".into(), ..CASE.header(Settings::new(), 2, 1, Player::Person) };
        table.start_with(header, Some(&position), Some(&[])).unwrap();
        give(&mut table, &["red activate red-miliciens", "red order march", "blue let_all_pass"]);
        // One ruler and the width of the base.
        assert_eq!(check(&mut table, "red halt 26500,18000"), Ok(()), "{terrain}");
        let farther = check(&mut table, "red halt 26502,18000").expect_err("farther than one ruler");
        assert_eq!(farther.reason, "path_too_long", "{terrain}");
        assert!([why, "V-10.02"].contains(&farther.rule), "{terrain} {}", farther.rule);
    }
}
