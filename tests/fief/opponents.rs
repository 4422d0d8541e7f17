//! The scripted opponents of Fief (section 11 of its rules): they play to the end and by the rules, to win.
use super::*;
use mesnie::games::fief::chapters::turn::Progress;
use mesnie::table::options::OptionChoice;
use std::collections::BTreeSet;

/// A match of these players, with the invariants after every order; gives the orders.
fn played_out(table: &mut Match, seed: u64) -> usize {
    let mut orders = 0;
    while let Some(record) = table.automatic_order() {
        table.submit(record.seat, record.order).unwrap();
        orders += 1;
        let broken = table.broken_invariants();
        assert!(broken.is_empty(), "seed {seed}, order {orders} {}: {broken:?}", table.write_order(record));
        assert!(orders < 40_000, "seed {seed} does not end");
    }
    assert!(table.outcome().is_some(), "seed {seed}");
    orders
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
            let progress = table.world().resource::<Progress>();
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

/// Whatever the table agrees on, matches of all sorts of players keep the invariants and end.
#[test]
fn every_switch_at_random() {
    for seed in 0..24_u64 {
        let mut table = empty_table();
        let seats = 3 + seed as usize % 4;
        let pick = |n: u64, of: usize| {
            (seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(n as u32 * 7) % of as u64) as usize
        };
        let mut options: Vec<(String, Setting)> = vec![];
        for (n, spec) in Fief.options(table.data()).into_iter().enumerate() {
            let n = n as u64;
            let setting = match &spec.choice {
                OptionChoice::Switch => Setting::Switch(pick(n, 2) == 0),
                OptionChoice::OneOf(words) => Setting::Word(words[pick(n, words.len())].clone()),
                OptionChoice::OneNumber(numbers) => Setting::Number(numbers[pick(n, numbers.len())]),
                OptionChoice::Number { .. } => continue,
            };
            options.push((spec.name, setting));
        }
        options.push(("turn_cap".into(), Setting::Number(14)));
        options.push(("max_rounds".into(), Setting::Number(30)));
        let mut header = header(&[], seats, seed, Player::Random);
        header.options = options.into_iter().collect();
        let players = [script("normal"), Player::Random, script("easy")];
        header.seats = (0..seats).map(|i| SeatSetup::of(players[(i + seed as usize) % 3].clone())).collect();
        table.start(header).unwrap();
        played_out(&mut table, seed);
    }
}

/// Each reason that a script gives is a line in every language, and scripts do give reasons.
#[test]
fn thoughts_are_told_in_every_language() {
    let mut told = BTreeSet::new();
    for level in ["easy", "normal"] {
        let mut table = started(&[("turn_cap", Setting::Number(12))], 5, 8, script(level));
        table.play_on();
        told.extend(table.thoughts().map(|(_, (key, _))| *key));
    }
    assert!(told.len() > 15, "{told:?}");
    for lang in ["en", "fr"] {
        let path = format!("{}/locales/{lang}/fief.ftl", env!("CARGO_MANIFEST_DIR"));
        let texts = std::fs::read_to_string(path).unwrap();
        for key in &told {
            assert!(texts.contains(&format!("\n{key} = ")), "{lang}: {key}");
        }
    }
}

/// The easy opponent does things that the normal one does not; both play the same match twice alike.
#[test]
fn levels_differ_and_are_repeatable() {
    let journal = |level: &str| {
        let mut table = started(&[("turn_cap", Setting::Number(8))], 4, 5, script(level));
        table.play_on();
        table.journal().to_vec()
    };
    assert_eq!(journal("easy"), journal("easy"));
    assert_eq!(journal("normal"), journal("normal"));
    assert_ne!(journal("easy"), journal("normal"));
}

/// A position played by scripts but for the persons among the seats.
fn scripted(position: &str, persons: &[usize]) -> Match {
    let mut table = empty_table();
    let mut header = header(&[("mode", Setting::Word("Normal".into()))], 4, 1, script("normal"));
    persons.iter().for_each(|seat| header.seats[*seat] = SeatSetup::of(Player::Person));
    table.start_from(header, position).unwrap();
    table
}
/// The scripts' next orders as text, at most so many, until a person is asked.
fn next_orders(table: &mut Match, most: usize) -> Vec<String> {
    let mut orders = vec![];
    while orders.len() < most
        && let Some(record) = table.automatic_order()
    {
        orders.push(table.write_order(record));
        table.submit(record.seat, record.order).unwrap();
    }
    orders
}
fn give(table: &mut Match, orders: &[&str]) {
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
    let mut table = scripted(position, &[1]);
    give(&mut table, &["tower negotiate lily", "tower betroth jeanne", "tower betroth_to arnaud", "tower propose"]);
    assert_eq!(
        next_orders(&mut table, 9),
        ["lily counter", "lily betroth arnaud", "lily betroth_to jeanne", "lily ask_money 1000", "lily propose"]
    );
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
