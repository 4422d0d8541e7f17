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

/// Looking ahead leaves nothing behind: the orders of a match in which both sides do so lead to the same position by themselves.
#[test]
fn a_match_of_the_hard_opponent_is_what_its_orders_make_of_it() {
    let options: Settings = [("turn_limit".to_owned(), Setting::Number(2))].into();
    let header = |player| Header { scenario: "chevalerie".into(), ..CASE.header(options.clone(), 2, 7, player) };
    let mut table = CASE.empty_table();
    table.start(header(script("hard"))).unwrap();
    table.play_on();
    assert!(table.outcome().is_some());
    let mut again = CASE.empty_table();
    again.start(header(Player::Person)).unwrap();
    for record in table.journal() {
        again.submit(record.seat, record.order).unwrap();
    }
    assert_eq!((again.hash(), again.outcome()), (table.hash(), table.outcome()));
    // And it is no match of the normal opponent.
    let mut normal = CASE.empty_table();
    normal.start(header(script("normal"))).unwrap();
    normal.play_on();
    assert_ne!(normal.journal(), table.journal());
}

/// The orders that the scripts give in this position of the third scenario, on its nearly bare table.
fn next_orders(position: &str, most: usize) -> Vec<String> {
    orders_in("chevalerie", position, most)
}
fn orders_in(scenario: &str, position: &str, most: usize) -> Vec<String> {
    let mut table = CASE.empty_table();
    let header = Header { scenario: scenario.into(), ..CASE.header(Settings::new(), 2, 1, script("normal")) };
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

/// The place that the first order names after this verb.
fn place(orders: &[String], verb: &str) -> (i32, i32) {
    let found =
        orders.iter().find_map(|order| order.split_once(verb)).unwrap_or_else(|| panic!("{verb} in {orders:?}"));
    let (x, y) = found.1.trim().split_once(',').unwrap();
    (x.parse().unwrap(), y.parse().unwrap())
}
fn away(one: (i32, i32), other: (i32, i32)) -> f64 {
    f64::from(one.0 - other.0).hypot(f64::from(one.1 - other.1))
}

/// A raider who can reach a marker before the turn ends sets it on fire rather than go for the weak men beside it (V-23.07).
#[test]
fn a_raider_who_can_burn_does_so() {
    let position = r#"(others: "aside", fighters: {
        "red-lord-01": (5000, 85000), "blue-lord-01": (85000, 85000),
        "red-bretteurs-01": (33000, 45000), "red-bretteurs-02": (33000, 48000), "red-bretteurs-03": (33000, 42000),
        "blue-miliciens-01": (33000, 62000), "blue-miliciens-02": (36000, 62000),
    }, units: {"red-lord": (activated: true)})"#;
    let orders = orders_in("chevauchee", position, 4);
    assert_eq!(orders[0], "red activate red-bretteurs");
    assert!(away(place(&orders, "red halt "), (45000, 45000)) <= 2530.0, "{orders:?}");
}

/// Raiders are deployed so that each has a marker of its own before it.
#[test]
fn raiders_share_the_markers_when_they_are_deployed() {
    let mut table = CASE.empty_table();
    table
        .start(Header { scenario: "chevauchee".into(), ..CASE.header(Settings::new(), 2, 1, script("normal")) })
        .unwrap();
    let mut rows = BTreeSet::new();
    while let Some(record) = table.automatic_order()
        && table.prompt().unwrap().text != "vassaux-ask-pick"
    {
        let order = table.write_order(record);
        if let Some((_, at)) = order.split_once("red deploy_at ") {
            rows.insert(at.split_once(',').unwrap().1.parse::<i32>().unwrap() / 30000);
        }
        table.submit(record.seat, record.order).unwrap();
    }
    assert_eq!(rows, BTreeSet::from([0, 1, 2]));
}

/// Riders who can catch those who are to get away charge them, many as these are (V-23.15).
#[test]
fn a_hunter_who_can_catch_does_so() {
    let position = r#"(terrain: [], active: "blue", edge: "east", others: "aside", fighters: {
        "red-lord-01": (40000, 80000), "blue-lord-01": (5000, 5000),
        "red-miliciens-01": (60000, 54000), "red-miliciens-02": (57000, 54000), "red-miliciens-03": (57000, 57000),
        "red-miliciens-04": (57000, 51000), "red-miliciens-05": (54000, 54000), "red-miliciens-06": (54000, 57000),
        "red-miliciens-07": (60000, 57000), "red-miliciens-08": (60000, 51000),
        "blue-eclaireurs_1-01": (80000, 54000), "blue-eclaireurs_1-02": (84000, 54000),
        "blue-eclaireurs_1-03": (84000, 58000), "blue-eclaireurs_1-04": (84000, 50000),
        "blue-eclaireurs_1-05": (80000, 58000), "blue-eclaireurs_1-06": (80000, 50000),
    }, units: {"blue-lord": (activated: true), "red-lord": (activated: true)})"#;
    let orders = orders_in("chasse_croise", position, 2);
    assert_eq!(orders[0], "blue activate blue-eclaireurs_1");
    assert!(orders[1] == "blue order charge" || orders[1] == "blue order coordinated_charge", "{orders:?}");
}

/// A raider goes for the marker that no defender reaches, though another one is a little nearer (V-23.07).
#[test]
fn raiders_burn_where_the_defenders_are_not() {
    let position = r#"(others: "aside", fighters: {
        "red-lord-01": (5000, 85000), "blue-lord-01": (85000, 85000),
        "red-bretteurs-01": (15000, 29700), "red-bretteurs-02": (12000, 29700), "red-bretteurs-03": (12000, 32700),
        "blue-miliciens-01": (27000, 7000), "blue-miliciens-02": (30000, 7000), "blue-miliciens-03": (30000, 10000),
        "blue-miliciens-04": (27000, 4000), "blue-miliciens-05": (30000, 4000), "blue-miliciens-06": (33000, 7000),
    }, units: {"red-lord": (activated: true)})"#;
    let orders = orders_in("chevauchee", position, 4);
    assert_eq!(orders[0], "red activate red-bretteurs");
    assert!(place(&orders, "red halt ").1 > 30000, "{orders:?}");
}

/// Shots fell those first who stand nearest: a unit that comes near archers puts men before its leader (V-17.11).
#[test]
fn men_stand_before_their_leader() {
    let position = r#"(others: "aside", fighters: {
        "red-lord-01": (10000, 10000), "blue-lord-01": (85000, 85000),
        "red-bretteurs-01": (45000, 30000), "red-bretteurs-02": (45000, 27000), "red-bretteurs-03": (48000, 27000),
        "red-bretteurs-04": (42000, 27000), "red-bretteurs-05": (45000, 24000),
        "blue-arbaletriers-01": (45000, 66000), "blue-arbaletriers-02": (48000, 66000),
        "blue-arbaletriers-03": (42000, 66000), "blue-arbaletriers-04": (39000, 66000),
    }, units: {"red-lord": (activated: true)})"#;
    let orders = next_orders(position, 8);
    let halt = place(&orders, "red halt ");
    assert!(orders.iter().any(|order| order.starts_with("red take red-bretteurs-")), "{orders:?}");
    let man = place(&orders, "red stand_at ");
    assert!(away(man, (45000, 66000)) < away(halt, (45000, 66000)), "{orders:?}");
}

/// The lord is deployed last, where his Aura reaches some of his units.
#[test]
fn lords_are_deployed_last_and_near_their_units() {
    for scenario in ["maison_forte", "chevauchee", "chasse_croise", "aleatoire"] {
        let mut table = CASE.empty_table();
        table
            .start(Header { scenario: scenario.into(), ..CASE.header(Settings::new(), 2, 1, script("normal")) })
            .unwrap();
        let mut taken = [vec![], vec![]];
        while let Some(record) = table.automatic_order()
            && table.prompt().unwrap().text != "vassaux-ask-pick"
        {
            let order = table.write_order(record);
            if let Some((_, unit)) = order.split_once(" take_unit ") {
                taken[usize::from(record.seat.0)].push(unit.to_owned());
            }
            table.submit(record.seat, record.order).unwrap();
        }
        let position = table.position(None);
        let at = |unit: &String| {
            let standing = &position["pieces"][format!("{unit}-01")]["standing"];
            [0, 1].map(|axis| standing[axis].as_i64().unwrap_or_else(|| panic!("{scenario}: {unit}: {standing}")))
        };
        for units in taken {
            let (lord, others) = units.split_last().unwrap();
            assert!(others.len() > 2 && lord.ends_with("-lord"), "{scenario}: {units:?}");
            // Hunters stand all round the table, each unit by itself.
            if scenario == "chasse_croise" && lord.starts_with("blue") {
                continue;
            }
            // The Aura of a war leader reaches 2 R from base to base, that of a baron farther.
            let away = |unit| {
                let ([x, y], [to_x, to_y]) = (at(lord), at(unit));
                ((to_x - x).pow(2) + (to_y - y).pow(2)).isqrt()
            };
            let nearest = others.iter().map(away).min().unwrap();
            assert!(nearest <= 2 * 6000 + 3750, "{scenario}: {lord} stands {nearest} u off");
        }
    }
}
