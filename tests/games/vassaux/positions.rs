//! Positions as authors of rule scripts write them: what they say comes true, and what is wrong with them is named.
use super::{CASE, files};
use mesnie::table::data::Source;
use mesnie::table::game::RuleSet;
use mesnie::table::prelude::*;

fn header(scenario: &str) -> Header {
    Header { scenario: scenario.into(), ..CASE.header(Settings::new(), 2, 1, Player::Person) }
}

/// What stands at a path of this position.
fn shown(table: &Match, path: &str) -> String {
    table.position(None).pointer(path).map_or_else(|| "null".to_owned(), ToString::to_string)
}

#[test]
fn a_position_comes_about_as_it_is_written() {
    let mut table = CASE.empty_table();
    let position = r#"(
        turn: 2, limit: 4, active: "blue", initiative: "red", reactivity: (5, 7),
        reserves: (3, 1), discard: (1, 2), lost: (1, 0), stolen: (0, 1), invocation: (0, 4),
        terrain: [("house", Rect(1, 1, 2, 2)), ("wood", Circle(6, 6, 1))],
        fighters: {
            "red-lord-01": (60000, 18000), "red-archers-01": (30000, 18000), "red-archers-02": (33000, 18000),
            "red-miliciens-03": (30000, 21000), "red-bretteurs-02": (60000, 60000), "blue-lord-01": (70000, 70000),
        },
        strays: ["red-archers-02"], joined: {"red-miliciens-03": "red-archers"},
        fates: {"red-miliciens": "removed", "red-miliciens-01": "killed", "blue-nobles": "aside"}, others: "escaped",
        units: {
            "red-archers": (activated: true, orders: ["alert spent", "tactical_move"], reacted: true, shots: 1),
            "red-miliciens": (killed: 1),
        },
        duel: (1, 3),
    )"#;
    table.start_with(header("chevalerie"), Some(position), Some(&[])).unwrap();
    for (path, value) in [
        ("/progress/turn", "2"),
        ("/progress/limit", "4"),
        ("/progress/active", "\"blue\""),
        ("/progress/initiative", "\"red\""),
        ("/progress/reactivity/blue", "7"),
        ("/reserves/red/reserve", "3"),
        ("/reserves/blue/discard", "2"),
        ("/reserves/blue/invocation", "4"),
        ("/pieces/red-archers-02/under", "\"red-archers-strays\""),
        ("/pieces/red-miliciens-03/under", "\"red-archers\""),
        ("/pieces/red-bretteurs-02/under", "\"red-bretteurs-strays\""),
        ("/pieces/red-bretteurs/leader", "null"),
        ("/pieces/red-miliciens-02/fate", "\"removed\""),
        ("/pieces/red-miliciens-01/fate", "\"killed\""),
        ("/pieces/red-reguliers-01/fate", "\"escaped\""),
        ("/pieces/blue-nobles-01/fate", "\"aside\""),
        ("/pieces/blue-nobles/leader", "\"blue-nobles-01\""),
        ("/pieces/red-archers/orders", "[\"alert spent\",\"tactical_move\"]"),
        ("/pieces/red-archers/deeds/shots", "1"),
        ("/objectives/duel", "[1,3]"),
    ] {
        assert_eq!(shown(&table, path), value, "{path}");
    }
    assert_eq!(table.broken_invariants(), Vec::<String>::new());
    assert_eq!(table.prompt().map(|prompt| (prompt.seat, prompt.text)), Some((Seat(1), "vassaux-ask-pick")));
    let wall = table.names().ground.as_ref().and_then(|ground| ground.landmark(Spot::new(9000, 9000)));
    assert_eq!(wall.map(|piece| table.names().label(piece)), Some("house-1".to_owned()), "the table is laid anew");
}

#[test]
fn play_goes_on_where_a_position_says() {
    let mut table = CASE.empty_table();
    let lords = r#"fighters: {"red-lord-01": (18000, 18000), "blue-lord-01": (84000, 84000)}"#;
    let mut asked = |scenario: &str, more: &str, faces: &[i32]| {
        table.start_with(header(scenario), Some(&format!("({lords}, {more})")), Some(faces)).unwrap();
        (table.prompt().expect("somebody is asked").text, shown(&table, "/progress/turn"))
    };
    assert_eq!(asked("chevalerie", "", &[]), ("vassaux-ask-pick", "1".to_owned()));
    assert_eq!(
        asked("chevalerie", "turn: 3, begins: \"command\"", &[2, 2, 6, 6]),
        ("vassaux-ask-pick", "3".to_owned())
    );
    assert_eq!(asked("chevalerie", "turn: 3, begins: \"end\"", &[2, 2, 6, 6]), ("vassaux-ask-pick", "4".to_owned()));
    let waiting = "begins: \"deployment\", fates: {\"red-archers\": \"aside\"}";
    assert_eq!(asked("chevauchee", waiting, &[]), ("vassaux-ask-deploy", "1".to_owned()));
    let acting = r#"units: {"blue-lord": (activated: true)}, acting: (unit: "red-lord", orders: ["alert", "tactical_move"], over: 1)"#;
    assert_eq!(asked("chevalerie", acting, &[]), ("vassaux-ask-move", "1".to_owned()));
}

#[test]
fn what_is_wrong_with_a_position_is_named() {
    let mut table = CASE.empty_table();
    for (scenario, position, fault) in [
        ("chevalerie", r#"fighters: {"red-lord-02": (1, 1)}"#, "red-lord-02: no fighter"),
        ("chevalerie", r#"fighters: {"red-lord-01": (9999999, 1)}"#, "red-lord-01: beyond every table"),
        ("chevalerie", r#"fighters: {"red-lord-01": (100, 100)}"#, "red-lord-01: not on the table"),
        (
            "chevalerie",
            r#"fighters: {"red-lord-01": (9000, 9000), "blue-lord-01": (9500, 9000)}"#,
            "blue-lord-01: stands in red-lord-01",
        ),
        (
            "chevalerie",
            r#"terrain: [("house", Circle(3, 3, 1))], fighters: {"red-lord-01": (18000, 18000)}"#,
            "red-lord-01: stands on what is impassable",
        ),
        ("chevalerie", r#"terrain: [("castle", Circle(3, 3, 1))]"#, "castle: no kind of terrain"),
        ("chevalerie", r#"terrain: [("house", Circle(3, 3, 0))]"#, "house-1: its shape is not convex"),
        (
            "chevalerie",
            r#"fighters: {"red-archers-01": (9000, 9000), "red-archers-02": (30000, 9000)}"#,
            "red-archers-02: out of cohesion and not among the strays",
        ),
        (
            "chevalerie",
            r#"others: "aside", fighters: {"red-archers-02": (30000, 9000)}"#,
            "red-archers-02: stands on the table, and his leader is aside",
        ),
        ("chevalerie", r#"strays: ["red-archers-02"]"#, "red-archers-02: confused, but does not stand on the table"),
        (
            "chevalerie",
            r#"strays: ["red-archers-01"], fighters: {"red-archers-01": (9000, 9000)}"#,
            "red-archers-01: belongs to his own unit",
        ),
        ("chevalerie", r#"joined: {"red-archers-02": "blue-nobles"}"#, "red-archers-02: belongs to his own unit"),
        ("chevalerie", r#"fates: {"red-archers-02": "gone"}"#, "gone: no fate"),
        (
            "chevalerie",
            r#"fates: {"red-lord-01": "killed"}, fighters: {"red-lord-01": (9000, 9000)}"#,
            "red-lord-01: stands on the table and has a fate",
        ),
        ("chevalerie", r#"units: {"red-lord-01": ()}"#, "red-lord-01: no unit"),
        ("chevalerie", r#"units: {"red-lord": (orders: ["rest"])}"#, "red-lord: rest is no order"),
        ("chevalerie", r#"units: {"red-lord": (orders: ["march spent"])}"#, "red-lord: march spent is no order die"),
        ("chevalerie", r#"others: "aside", units: {"red-lord": (killed: 1)}"#, "red-lord: more were killed lately"),
        (
            "chevalerie",
            r#"acting: (unit: "red-lord", orders: [], over: 1)"#,
            "red-lord: more orders are over than it has",
        ),
        (
            "chevalerie",
            r#"begins: "end", acting: (unit: "red-lord", orders: [])"#,
            "red-lord: acts, but play does not begin with orders",
        ),
        (
            "chevalerie",
            r#"units: {"red-lord": (orders: ["run"])}, acting: (unit: "red-lord", orders: ["run"])"#,
            "red-lord: its orders are given twice",
        ),
        ("chevalerie", r#"acting: (unit: "red-lord", orders: [], left: ["nobody"])"#, "nobody: no group"),
        ("chevalerie", r#"reserves: (0, 0), stolen: (1, 0)"#, "red: its dice do not add up"),
        ("chevalerie", r#"turn: 5, limit: 4"#, "turn 5 of 4"),
        ("chevalerie", r#"active: "green""#, "green: no host"),
        ("chevalerie", r#"edge: "east""#, "east: nobody leaves by an edge in this scenario"),
        ("chasse_croise", r#"edge: "up""#, "up: no edge"),
        ("chasse_croise", r#"duel: (1, 1)"#, "duel: there is none in this scenario"),
        ("chevauchee", r#"fires: [(1, 1)]"#, "1,1: no marker of the scenario"),
        ("chevauchee", r#"begins: "later""#, "later: nothing that play begins with"),
    ] {
        let refused = table.start_with(header(scenario), Some(&format!("({position})")), Some(&[]));
        let told = refused.expect_err(position);
        assert_eq!(told.key, "position-bad", "{position}");
        assert!(format!("{told:?}").contains(fault), "{position}: {told:?}");
    }
}

/// A table for matches with a list of the program changed at these places.
fn table_with(list: &str, changes: &[(&str, &str)]) -> Match {
    let mut files = files();
    let text = files.get_mut(list).expect("the list");
    for (from, to) in changes {
        assert!(text.contains(from), "{list}: {from}");
        *text = text.replace(from, to);
    }
    let (rules, findings) = RuleSet::read(CASE.game, Source::memory(files));
    Match::new(CASE.game, rules.unwrap_or_else(|| panic!("{findings:?}")).data)
}

/// No list of the program has men who go one ruler only (V-11.05): the militia of Louis becomes one of armed peasants.
#[test]
fn difficult_ground_leaves_the_slowest_one_ruler() {
    let changes = [("\"milicien\"", "\"paysan_arme\""), ("total: 397", "total: 375")];
    let mut table = table_with("vassaux/armies/louis.ron", &changes);
    let position = r#"(
        terrain: [("marsh", Rect(4, 2, 8, 4))],
        fighters: {"red-lord-01": (5000, 85000), "blue-lord-01": (85000, 85000), "red-miliciens-01": (30000, 18000)},
        units: {"blue-lord": (activated: true)},
    )"#;
    table.start_with(header("chevalerie"), Some(position), Some(&[])).unwrap();
    let mut order = |text: &str| {
        let record = table.read_order(text).unwrap();
        table.submit(record.seat, record.order).map_err(|why| why.reason)
    };
    assert_eq!(order("red activate red-miliciens"), Ok(()));
    assert_eq!(order("red order march"), Ok(()));
    assert_eq!(order("red halt 38502,18000"), Err("path_too_long"));
    assert_eq!(order("red halt 38500,18000"), Ok(()));
}

/// In the lists of the program all knights of the raiders ride; one on foot counts for their retreat as well (V-23.26).
#[test]
fn a_knight_on_foot_is_one_of_the_five() {
    let changes = [
        ("prebuilt: \"noble\", size: 4", "prebuilt: \"noble\", size: 3"),
        ("prebuilt: \"bretteur\", size: 3", "prebuilt: \"mercenaire\", size: 1"),
        ("total: 348", "total: 310"),
    ];
    let mut table = table_with("vassaux/armies/anglais.ron", &changes);
    let mut ends = |fallen: &str| {
        let position = format!(
            r#"(
                begins: "end", turn: 2, limit: 6, others: "aside", fates: {{{fallen}}},
                fighters: {{"red-archers-01": (6000, 6000), "blue-lord-01": (84000, 84000)}},
            )"#
        );
        table.start_with(header("chevauchee"), Some(&position), None).unwrap();
        table.outcome().map(|ended| ended.reason.clone())
    };
    let riders = r#""red-lord": "killed", "red-nobles": "killed""#;
    let retreat = Some("vassaux-end-retreat");
    assert_eq!(ends(&format!("{riders}, \"red-bretteurs\": \"killed\"")).as_deref(), retreat);
    assert_ne!(ends(riders).as_deref(), retreat);
}
