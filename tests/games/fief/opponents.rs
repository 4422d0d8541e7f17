//! The scripted opponents of Fief (section 11 of its rules): they play to the end and by the rules, to win.
use super::*;
use mesnie::games::fief::state::progress::TurnProgress;

pub fn place(table: &Match, label: &str) -> Place {
    let named = |target: &Target| table.names().label(*target) == label;
    match (0..table.names().places() as u16).map(|place| Target::Place(Place(place))).find(named) {
        Some(Target::Place(place)) => place,
        other => panic!("{label}: {other:?}"),
    }
}

/// Scripts found fiefs, marry, have a King crowned, fight, and win long before the last turn.
#[test]
fn scripts_play_to_win() {
    let (mut won, mut games, mut events) = (0, 0, [0_u32; 3]);
    for seats in 3..=6 {
        for seed in 0..6 {
            let mode = ("mode", Setting::Word("Normal".into()));
            let mut table = started(&[mode], seats, 100 + seed, script("normal"));
            table.play_on();
            let progress = table.world().resource::<TurnProgress>();
            let happened = progress.events;
            for (sum, more) in events.iter_mut().zip([happened.coronations, happened.weddings, happened.battles]) {
                *sum += u32::from(more);
            }
            games += 1;
            won += u32::from(table.outcome().unwrap().reason != "fief-end-cap");
        }
    }
    assert!(won * 10 >= games * 9, "{won} of {games} matches were won");
    assert!(events.iter().all(|sum| *sum >= games), "coronations, weddings, battles: {events:?}");
}

/// A position played by scripts but for the persons among the seats.
pub fn scripted(position: &str, persons: &[usize]) -> Match {
    let mut table = empty_table();
    let mut header = header(&[("mode", Setting::Word("Normal".into()))], 4, 1, script("normal"));
    persons.iter().for_each(|seat| header.seats[*seat] = SeatSetup::of(Player::Person));
    table.start_from(header, position).unwrap();
    table
}

/// The scripts' next orders as text, at most so many, until a person is asked.
pub fn next_orders(table: &mut Match, most: usize) -> Vec<String> {
    let mut orders = vec![];
    while orders.len() < most
        && let Some(record) = table.automatic_order()
    {
        orders.push(table.write_order(record));
        table.submit(record.seat, record.order).unwrap();
    }
    orders
}

pub fn give(table: &mut Match, orders: &[&str]) {
    for order in orders {
        let record = table.read_order(order).unwrap_or_else(|why| panic!("{order}: {why:?}"));
        table.submit(record.seat, record.order).unwrap_or_else(|why| panic!("{order}: {why:?}"));
    }
}

/// Whether these orders come one after the other, others between them or not.
fn in_order(orders: &[String], wanted: &[&str]) -> bool {
    let mut rest = orders.iter();
    wanted.iter().all(|wanted| rest.any(|order| order == wanted))
}

/// A village of a region that the ally has almost whole is left to him (F-10.02).
#[test]
fn allies_leave_villages_to_each_other() {
    let position = |spouse: &str| {
        format!(
            "(
                phase: \"moves\",
                lords: [
                    (lord: \"arnaud\", of: \"lily\", at: \"marcillac\"{spouse}), (lord: \"jeanne\", of: \"tower\", at: \"blaye\"),
                    (lord: \"henry\", of: \"star\", at: \"givry\"),
                ],
                soldiers: [
                    (of: \"lily\", at: \"marcillac\", points: 3), (of: \"lily\", at: \"margaux\", points: 1),
                    (of: \"tower\", at: \"etauliers\", points: 1), (of: \"tower\", at: \"blaye\", points: 1),
                    (of: \"tower\", at: \"pauillac\", points: 1),
                ],
            )"
        )
    };
    let wanted = ["lily lead arnaud", "lily march margaux", "lily escort 1", "lily march marcillac"];
    let orders = next_orders(&mut scripted(&position(", spouse: \"jeanne\""), &[]), 8);
    assert!(in_order(&orders, &wanted), "{orders:?}");
    let orders = next_orders(&mut scripted(&position(""), &[]), 8);
    assert!(!in_order(&orders, &wanted), "{orders:?}");
}

/// Walls that are too strong for one are stormed by two who are allied, jointly (F-17.01).
#[test]
fn allies_storm_together() {
    let position = |spouse: &str| {
        format!(
            "(
                phase: \"moves\",
                lords: [
                    (lord: \"arnaud\", of: \"lily\", at: \"lugny\"{spouse}), (lord: \"charles\", of: \"lily\", at: \"lugny\"),
                    (lord: \"eric\", of: \"tower\", at: \"tournus\"), (lord: \"jeanne\", of: \"tower\", at: \"tournus\"),
                    (lord: \"henry\", of: \"star\", at: \"margaux\"),
                ],
                soldiers: [
                    (of: \"lily\", at: \"lugny\", points: 30), (of: \"tower\", at: \"tournus\", points: 30),
                    (of: \"star\", at: \"cluny\", points: 20),
                ],
                titles: [(region: \"azur\", capital: \"cluny\", lord: \"henry\")],
                villages: [(village: \"cluny\", owner: \"star\", occupant: \"star\", city: true)],
            )"
        )
    };
    let orders = next_orders(&mut scripted(&position(", spouse: \"jeanne\""), &[]), 40);
    let wanted = ["lily storm cluny", "tower storm cluny", "lily jointly", "tower jointly"];
    assert!(in_order(&orders, &wanted), "{orders:?}");
    let orders = next_orders(&mut scripted(&position(""), &[]), 40);
    assert!(!orders.iter().any(|order| order.ends_with("storm cluny")), "{orders:?}");
}

/// An offer that is not good enough is answered with a price (D-38): for a captive, and for a wedding that brings too little.
#[test]
fn offers_are_answered_with_a_price() {
    let position = "(
        phase: \"negotiations\",
        first: \"tower\",
        purses: [(\"tower\", 900)],
        lords: [
            (lord: \"arnaud\", of: \"lily\", at: \"bourg\"), (lord: \"eric\", of: \"tower\", at: \"bourg\", captor: \"lily\", bishop: \"sigy\"),
            (lord: \"jeanne\", of: \"tower\", at: \"cluny\"),
        ],
    )";
    let mut table = scripted(position, &[1]);
    give(&mut table, &["tower negotiate lily", "tower give_money 100", "tower ask_freedom eric", "tower propose"]);
    assert_eq!(
        next_orders(&mut table, 9),
        ["lily counter", "lily give_freedom eric", "lily ask_money 200", "lily propose"]
    );
    let mut table = scripted(position, &[1]);
    give(&mut table, &["tower negotiate lily", "tower give_money 200", "tower ask_freedom eric", "tower propose"]);
    assert_eq!(next_orders(&mut table, 1), ["lily accept"]);
    // A dowry is asked of a family whose lands may bring so much, and of no other.
    let rich = "villages: [
        (village: \"cluny\", owner: \"tower\", occupant: \"tower\", mills: 3, city: true),
        (village: \"tournus\", owner: \"tower\", occupant: \"tower\", mills: 3),
    ],
    soldiers: [(of: \"tower\", at: \"tournus\", points: 1)],";
    let wooed = |position: &str| {
        let mut table = scripted(position, &[1]);
        give(&mut table, &["tower negotiate lily", "tower betroth jeanne", "tower betroth_to arnaud", "tower propose"]);
        next_orders(&mut table, 9)
    };
    let counter =
        ["lily counter", "lily betroth arnaud", "lily betroth_to jeanne", "lily ask_money 1000", "lily propose"];
    assert_eq!(wooed(&position.replace("lords:", &format!("{rich} lords:"))), counter);
    assert_eq!(wooed(position)[0], "lily refuse");
    // It would be too dear for one who has not the money; who has it takes a wedding that he wants.
    let mut table = scripted(position, &[1]);
    give(
        &mut table,
        &["tower negotiate lily", "tower give_money 900", "tower betroth jeanne", "tower betroth_to arnaud"],
    );
    give(&mut table, &["tower propose"]);
    assert_eq!(next_orders(&mut table, 1), ["lily refuse"]);
}

/// A card that the ally can use better is his (F-11.02).
#[test]
fn cards_go_to_the_ally_who_can_use_them() {
    let position = |spouse: &str| {
        format!(
            "(
                phase: \"negotiations\",
                hands: [(\"lily\", [\"thierry\", \"famine\"])],
                lords: [
                    (lord: \"arnaud\", of: \"lily\", at: \"bourg\"{spouse}), (lord: \"charles\", of: \"lily\", at: \"bourg\"),
                    (lord: \"eric\", of: \"lily\", at: \"bourg\"), (lord: \"othon\", of: \"lily\", at: \"bourg\"),
                    (lord: \"jeanne\", of: \"star\", at: \"cluny\"), (lord: \"henry\", of: \"tower\", at: \"ige\"),
                ],
            )"
        )
    };
    let wanted = ["lily negotiate star", "lily give_card thierry", "lily propose", "star accept"];
    let orders = next_orders(&mut scripted(&position(", spouse: \"jeanne\""), &[]), 12);
    assert!(in_order(&orders, &wanted), "{orders:?}");
    let orders = next_orders(&mut scripted(&position(""), &[]), 12);
    assert!(!orders.iter().any(|order| order.contains("give_card")), "{orders:?}");
}

/// Under the fog `hard` thinks ahead as well (F-8.10), and gives orders that it has found so.
#[test]
fn the_fog_is_thought_through() {
    let options = [("mode", Setting::Word("Normal".into())), ("fog", Setting::Switch(true))];
    let mut table = started(&options, 3, 7, script("hard"));
    for _ in 0..160 {
        let Some(record) = table.automatic_order() else { break };
        table.submit(record.seat, record.order).unwrap();
    }
    assert!(table.thoughts().any(|thought| thought.told.0.starts_with("fief-thought-ahead-")));
}

/// A hand full of cards that a family without a lord cannot play is opened up for the next card (F-5.01).
#[test]
fn nobody_without_lords_keeps_a_dead_hand() {
    let discards = |lords: &str| {
        let position = format!(
            "(
                phase: \"cards\",
                hands: [(\"lily\", [\"tithe\", \"taille\", \"justice\"])],
                lords: [{lords} (lord: \"eric\", of: \"tower\", at: \"givry\"), (lord: \"henry\", of: \"star\", at: \"ige\")],
                soldiers: [(of: \"lily\", at: \"bourg\", points: 2)],
                villages: [(village: \"bourg\", owner: \"lily\", occupant: \"lily\")],
            )"
        );
        let orders = next_orders(&mut scripted(&position, &[1, 2, 3]), 9);
        orders.into_iter().filter(|order| order.starts_with("lily discard")).collect::<Vec<_>>()
    };
    let one = discards("");
    assert_eq!(one.len(), 1, "{one:?}");
    // With lords a fief or a mitre may still come: the taxes are kept.
    let two =
        discards("(lord: \"arnaud\", of: \"lily\", at: \"bourg\"), (lord: \"charles\", of: \"lily\", at: \"bourg\"),");
    assert_eq!(two, ["lily discard justice"]);
}

/// The only one who could fight for a family is called as d'Arc, though she might have been married (F-16.04).
#[test]
fn a_lone_woman_is_called() {
    let mut table = scripted(
        "(
            phase: \"cards\",
            hands: [(\"lily\", [\"darc\"])],
            lords: [
                (lord: \"mireille\", of: \"lily\", at: \"bourg\"), (lord: \"eric\", of: \"tower\", at: \"givry\"),
                (lord: \"henry\", of: \"star\", at: \"ige\"),
            ],
            soldiers: [(of: \"lily\", at: \"bourg\", points: 2)],
        )",
        &[1, 2, 3],
    );
    let orders = next_orders(&mut table, 3);
    assert!(in_order(&orders, &["lily play darc", "lily bestow mireille"]), "{orders:?}");
}

/// No revolt is laid where bad weather would hold the rebels (F-16.44).
#[test]
fn no_revolt_breaks_out_in_bad_weather() {
    let plays = |weather: &str| {
        let position = format!(
            "(
                phase: \"cards\",
                hands: [(\"lily\", [\"revolt\"])],
                lords: [
                    (lord: \"arnaud\", of: \"lily\", at: \"bourg\"), (lord: \"eric\", of: \"tower\", at: \"givry\"),
                    (lord: \"henry\", of: \"star\", at: \"lussac\"),
                ],
                soldiers: [(of: \"tower\", at: \"givry\", points: 1)],
                villages: [(village: \"givry\", owner: \"tower\", occupant: \"tower\", mills: 2)],
                famine: [\"pourpre\"],
                weather: [{weather}],
            )"
        );
        let orders = next_orders(&mut scripted(&position, &[1, 2, 3]), 3);
        orders.iter().any(|order| order == "lily play revolt")
    };
    assert!(plays("") && !plays("\"pourpre\""));
}

/// Of the leader's lords the one dies whose death costs most: titles go on to others of the family (F-9.20), a crown does not.
#[test]
fn an_assassin_is_sent_to_whom_nobody_can_replace() {
    let mut table = scripted(
        "(
            phase: \"cards\",
            hands: [(\"lily\", [\"assassination\"])],
            lords: [
                (lord: \"arnaud\", of: \"lily\", at: \"bourg\"), (lord: \"eric\", of: \"tower\", at: \"givry\"),
                (lord: \"blanche\", of: \"tower\", at: \"givry\"), (lord: \"henry\", of: \"star\", at: \"ige\"),
            ],
            soldiers: [(of: \"tower\", at: \"givry\", points: 5)],
            titles: [(region: \"pourpre\", capital: \"givry\", lord: \"eric\")],
            crown: (queen: \"blanche\"),
        )",
        &[1, 2, 3],
    );
    let orders = next_orders(&mut table, 3);
    assert!(in_order(&orders, &["lily play assassination", "lily kill blanche"]), "{orders:?}");
}

/// What a complete region needs for its title is not spent on presses (F-10.02).
#[test]
fn the_title_of_a_whole_region_is_saved_for() {
    let mut table = scripted(
        "(
            phase: \"purchases\",
            purses: [(\"lily\", 500)],
            lords: [(lord: \"arnaud\", of: \"lily\", at: \"cormatin\"), (lord: \"eric\", of: \"tower\", at: \"fronsac\")],
            soldiers: [
                (of: \"lily\", at: \"cormatin\", points: 9), (of: \"lily\", at: \"sigy\", points: 1),
                (of: \"lily\", at: \"chateauneuf\", points: 1),
            ],
            villages: [
                (village: \"cormatin\", owner: \"lily\", occupant: \"lily\", castle: true),
                (village: \"sigy\", owner: \"lily\", occupant: \"lily\", mills: 1),
                (village: \"chateauneuf\", owner: \"lily\", occupant: \"lily\"),
            ],
        )",
        &[1, 2, 3],
    );
    assert_eq!(next_orders(&mut table, 1), ["lily done"]);
}

/// Money that no soldier is left for buys guards (F-12.04), then walls where a fief is begun.
#[test]
fn a_rich_family_buys_guards_and_walls() {
    let mut table = scripted(
        "(
            phase: \"purchases\",
            purses: [(\"lily\", 4500)],
            lords: [(lord: \"arnaud\", of: \"lily\", at: \"blaye\"), (lord: \"eric\", of: \"tower\", at: \"givry\")],
            soldiers: [
                (of: \"lily\", at: \"blaye\", points: 43), (of: \"lily\", at: \"pauillac\", points: 1),
                (of: \"lily\", at: \"etauliers\", points: 1),
            ],
            villages: [
                (village: \"blaye\", owner: \"lily\", occupant: \"lily\", mills: 3),
                (village: \"pauillac\", owner: \"lily\", occupant: \"lily\", mills: 3),
                (village: \"etauliers\", owner: \"lily\", occupant: \"lily\", mills: 3),
            ],
            crown: (king: \"arnaud\"),
            kings_guard: 10,
        )",
        &[],
    );
    let orders = next_orders(&mut table, 6);
    assert!(
        in_order(&orders, &["lily buy kings-guard-6", "lily buy castle", "lily put blaye", "lily done"]),
        "{orders:?}"
    );
}
