//! The scripted opponents: they play every scenario to its end and by the rules, and do what is sensible where it is plain.
use super::CASE;
use crate::common::case::script;
use mesnie::table::prelude::*;
use std::collections::BTreeSet;

const SCENARIOS: [&str; 5] = ["maison_forte", "chevauchee", "chevalerie", "chasse_croise", "aleatoire"];

/// Scripts meet positions that others have brought about: every order of theirs is on offer, and keeps the invariants.
#[test]
fn scripts_find_an_order_in_any_position() {
    let mut table = CASE.empty_table();
    for (seed, scenario) in (0..).zip(SCENARIOS.iter().cycle().take(10)) {
        let players = [[script("normal"), Player::Random], [script("easy"), script("normal")]];
        let seats = players[usize::from(seed >= 5)].clone().map(SeatSetup::of).into();
        let options = [("turn_limit".to_owned(), Setting::Number(4))].into();
        let header = Header { scenario: (*scenario).into(), seats, ..CASE.header(options, 2, seed, Player::Random) };
        table.start(header).unwrap();
        let mut verbs = BTreeSet::new();
        while let Some(record) = table.automatic_order() {
            assert!(table.prompt().unwrap().takes(record.order), "{scenario} {seed}: {}", table.write_order(record));
            verbs.insert(record.order.verb.name);
            table.submit(record.seat, record.order).unwrap();
            assert!(table.broken_invariants().is_empty(), "{scenario} {seed}: {:?}", table.broken_invariants());
        }
        assert!(table.outcome().is_some(), "{scenario} {seed}");
        for verb in ["activate", "order", "halt", "formed"] {
            assert!(verbs.contains(format!("vassaux.{verb}").as_str()), "{scenario} {seed}: {verb} in {verbs:?}");
        }
    }
}

/// The orders that the scripts give in this position of the third scenario, on its nearly bare table.
fn next_orders(position: &str, most: usize) -> Vec<String> {
    let mut table = CASE.empty_table();
    let header = Header { scenario: "chevalerie".into(), ..CASE.header(Settings::new(), 2, 1, script("normal")) };
    table.start_with(header, Some(position), Some(&[])).unwrap();
    let mut orders = vec![];
    while orders.len() < most
        && let Some(record) = table.automatic_order()
    {
        orders.push(table.write_order(record));
        if record.seat == Seat(0) && orders.len() == most {
            break;
        }
        table.submit(record.seat, record.order).unwrap();
    }
    orders
}

/// Whoever may shoot at fighters in the open does so, rather than walk about.
#[test]
fn shooters_shoot_at_what_is_in_range() {
    let position = r#"(fighters: {
        "red-lord-01": (10000, 10000), "blue-lord-01": (85000, 85000),
        "red-archers-01": (30000, 30000), "red-archers-02": (33000, 30000), "red-archers-03": (27000, 30000),
        "blue-eclaireurs-01": (30000, 46000), "blue-eclaireurs-02": (34000, 46000),
    }, units: {"red-lord": (activated: true)})"#;
    let orders = next_orders(position, 2);
    assert_eq!(orders[0], "red activate red-archers");
    assert!(orders[1] == "red order attack" || orders[1] == "red order coordinated_attack", "{orders:?}");
}

/// Strong fighters near weak ones charge them.
#[test]
fn the_stronger_unit_charges() {
    let position = r#"(fighters: {
        "red-lord-01": (10000, 10000), "blue-lord-01": (85000, 85000),
        "red-reguliers-01": (45000, 40000), "red-reguliers-02": (48000, 40000), "red-reguliers-03": (42000, 40000),
        "red-reguliers-04": (45000, 43000),
        "blue-arbaletriers-01": (45000, 52000), "blue-arbaletriers-02": (48000, 52000),
    }, units: {"red-lord": (activated: true)})"#;
    let orders = next_orders(position, 2);
    assert_eq!(orders[0], "red activate red-reguliers");
    assert!(orders[1] == "red order charge" || orders[1] == "red order coordinated_charge", "{orders:?}");
}
