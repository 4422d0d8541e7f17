//! Chances, as far as no script can tell them.
use super::*;
use bevy::ecs::system::SystemState;
use mesnie::fief::battle::{Party, forecast};
use mesnie::fief::board::Watch;
use mesnie::fief::forces::Stand;
use mesnie::fief::ransom::{payer, ransom};

fn at(position: &str) -> Match {
    let mut table = empty_table();
    table.start_from(header(&[("surrender", Setting::Switch(true))], 4, 1, Player::Person), position).unwrap();
    table
}

// F-14.10, F-14.11, F-14.13
#[test]
fn the_highest_rank_sets_the_ransom() {
    let mut table = at("(
        lords: [
            (lord: \"arnaud\", of: \"lily\", at: \"bourg\", spouse: \"jeanne\"),
            (lord: \"jeanne\", of: \"star\", at: \"cluny\", captor: \"tower\"),
            (lord: \"charles\", of: \"lily\", at: \"cluny\", captor: \"tower\", bishop: \"sigy\"),
            (lord: \"eric\", of: \"tower\", at: \"cluny\", bishop: \"blaye\", cardinal: true),
            (lord: \"henry\", of: \"star\", at: \"cluny\", captor: \"tower\"),
        ],
        titles: [(region: \"pourpre\", capital: \"givry\", lord: \"eric\"), (region: \"or\", capital: \"blaye\", lord: \"henry\")],
        crown: (king: \"arnaud\", queen: \"jeanne\"),
    )");
    let lord = |name: &str, table: &Match| match table.names().read(Sort::Piece, name) {
        Ok(Target::Piece(id)) => id,
        _ => panic!("{name}"),
    };
    let names = ["arnaud", "jeanne", "charles", "eric", "henry", "mireille"].map(|name| lord(name, &table));
    let mut state = SystemState::<Watch>::new(table.world_mut());
    let watch = state.get(table.world()).unwrap();
    let board = watch.board();
    let sums = names.map(|id| (payer(&board, id), ransom(&board, id)));
    // The Queen's is paid by the King's seat; a baron who is a cardinal counts as a cardinal.
    assert_eq!(sums[..2], [(Seat(0), 2000), (Seat(0), 1000)]);
    assert_eq!(sums[2..5], [(Seat(0), 400), (Seat(1), 600), (Seat(2), 700)]);
    assert_eq!(sums[5].1, 200);
}

/// What the battle window tells before a battle is what the pieces are worth.
#[test]
fn chances_are_read_from_the_board() {
    let mut table = at("(
        lords: [(lord: \"arnaud\", of: \"lily\", at: \"bourg\", gate: \"cluny\"), (lord: \"eric\", of: \"tower\", at: \"bourg\")],
        soldiers: [(of: \"lily\", at: \"bourg\", points: 9, gate: \"cluny\"), (of: \"tower\", at: \"bourg\", points: 5)],
        villages: [(village: \"bourg\", owner: \"tower\", occupant: \"tower\", castle: true)],
    )");
    let bourg = match table.names().read(Sort::Place, "bourg") {
        Ok(Target::Place(place)) => place,
        _ => panic!(),
    };
    let mut state = SystemState::<Watch>::new(table.world_mut());
    let watch = state.get(table.world()).unwrap();
    let board = watch.board();
    let (a, b) = (Party::new(Seat(0), Stand::Gate), Party::new(Seat(1), Stand::Inside));
    let walls = forecast::between(&board, bourg, &[a], &[b], false);
    let open = forecast::between(&board, bourg, &[a], &[b], true);
    assert!(open.attackers > walls.attackers && walls.attackers > 300_000, "{walls:?} {open:?}");
    assert!((999_990..=1_000_000).contains(&(walls.attackers + walls.defenders + walls.nobody)));
}

/// What is asked after these orders: the usual answer, and whether only the seat asked sees the question.
fn usual(position: &str, orders: &[&str]) -> (String, bool) {
    let mut table = at(position);
    for order in orders {
        let record = table.read_order(order).unwrap_or_else(|why| panic!("{order}: {why:?}"));
        table.submit(record.seat, record.order).unwrap_or_else(|why| panic!("{order}: {why:?}"));
    }
    let prompt = table.prompt().unwrap();
    let order = prompt.closing.filter(|order| prompt.takes(*order)).expect("a usual answer");
    let (record, secret) = (Record { seat: prompt.seat, order }, prompt.secret);
    (table.write_order(record), secret)
}

/// Section 5: what a seat answers that passes.
#[test]
fn the_usual_answers_are_those_of_the_document() {
    let prince = "(
        hands: [(\"lily\", [\"eric\"])],
        lords: [(lord: \"arnaud\", of: \"lily\", at: \"bourg\", spouse: \"jeanne\"), (lord: \"jeanne\", of: \"star\", at: \"ige\")],
        crown: (king: \"arnaud\", queen: \"jeanne\"),
    )";
    // D-06: nobody but the other parent sees the card (F-5.07).
    assert_eq!(usual(prince, &["lily play_prince eric"]), ("star withhold".into(), true));
    let passage = |spouse: &str| {
        format!(
            "(phase: \"moves\", lords: [
                (lord: \"arnaud\", of: \"lily\", at: \"cluny\"{spouse}), (lord: \"jeanne\", of: \"tower\", at: \"bourg\"),
            ])"
        )
    };
    let orders = ["lily lead arnaud", "lily ask_passage bourg"];
    // D-16: allies are let in, others are not; D-17: who is refused stays.
    assert_eq!(usual(&passage(""), &orders).0, "tower turn_away");
    assert_eq!(usual(&passage(", spouse: \"jeanne\""), &orders).0, "tower admit");
    assert_eq!(usual(&passage(""), &[&orders[..], &["tower turn_away"]].concat()).0, "lily stay");
    let battle = "(
        phase: \"battles\",
        lords: [
            (lord: \"arnaud\", of: \"lily\", at: \"bourg\", gate: \"cluny\"), (lord: \"eric\", of: \"tower\", at: \"bourg\"),
            (lord: \"henry\", of: \"star\", at: \"bourg\"),
        ],
        villages: [(village: \"bourg\", owner: \"tower\", occupant: \"tower\", castle: true)],
    )";
    // D-21, D-22, D-23.
    assert_eq!(usual(battle, &["lily offer_peace bourg"]).0, "tower reject_truce");
    assert_eq!(usual(battle, &["lily done", "tower done", "star done"]).0, "star stand_aside");
    let arrest = "(
        phase: \"battles\",
        lords: [(lord: \"eric\", of: \"tower\", at: \"bourg\"), (lord: \"henry\", of: \"star\", at: \"bourg\")],
        villages: [(village: \"bourg\", owner: \"tower\", occupant: \"tower\", castle: true)],
    )";
    assert_eq!(usual(arrest, &["tower arrest bourg", "tower done"]).0, "star resist");
    let election = "(
        phase: \"negotiations\",
        lords: [(lord: \"arnaud\", of: \"lily\", at: \"bourg\"), (lord: \"eric\", of: \"tower\", at: \"cluny\")],
        titles: [(region: \"gueules\", capital: \"bourg\", lord: \"arnaud\"), (region: \"azur\", capital: \"cluny\", lord: \"eric\")],
    )";
    // D-39 and D-40.
    let passes = ["lily pass", "tower pass", "star pass", "crescent pass"];
    assert_eq!(usual(election, &passes).0, "lily done");
    let nominated = [&passes[..], &["lily nominate arnaud", "tower done"]].concat();
    assert_eq!(usual(election, &nominated).0, "lily vote arnaud");
    let offered = [&["lily negotiate tower", "lily ask_money 100", "lily propose"][..]].concat();
    assert_eq!(usual(election, &offered).0, "tower refuse");
    let estate = "(
        phase: \"negotiations\", purses: [(\"lily\", 300)],
        lords: [(lord: \"arnaud\", of: \"lily\", at: \"cluny\"), (lord: \"henry\", of: \"star\", at: \"ige\")],
        titles: [(region: \"gueules\", capital: \"bourg\", kept_by: \"tower\")],
        soldiers: [(of: \"lily\", at: \"cluny\", points: 4), (of: \"tower\", at: \"givry\", points: 1)],
        crown: (king: \"arnaud\"),
        estates: [(family: \"tower\", heir: \"lily\", by_crown: true)],
    )";
    // D-35 and D-36.
    assert_eq!(usual(estate, &[]).0, "lily bestow_fief arnaud");
    assert_eq!(usual(estate, &["lily bestow_fief arnaud"]).0, "lily call_from cluny");
}

/// Section 5: where lords are put, and who falls, for a seat that passes.
#[test]
fn the_usual_answers_about_lords_are_those_of_the_document() {
    let cards = |of_lily: &str| {
        format!(
            "(
                hands: [(\"lily\", [\"thierry\", \"escape\"])],
                lords: [
                    (lord: \"arnaud\", of: \"lily\", at: \"lussac\"), (lord: \"eric\", of: \"lily\", at: \"ige\", captor: \"tower\"),
                    (lord: \"henry\", of: \"tower\", at: \"ige\"),
                ],
                villages: [(village: \"lussac\", owner: \"lily\", occupant: \"lily\"){of_lily}],
                soldiers: [(of: \"lily\", at: \"fronsac\", points: 1), (of: \"lily\", at: \"beaujeu\", points: 1)],
            )"
        )
    };
    let castle =
        |village: &str| format!(", (village: \"{village}\", owner: \"lily\", occupant: \"lily\", castle: true)");
    let city = ", (village: \"buxy\", owner: \"lily\", occupant: \"lily\", city: true)";
    // D-05: a city, else a castle, else the village held that is nearest to one.
    let place = &["lily play thierry"];
    assert_eq!(usual(&cards(&format!("{}{city}", castle("fronsac"))), place).0, "lily place buxy");
    assert_eq!(usual(&cards(&castle("fronsac")), place).0, "lily place fronsac");
    assert_eq!(usual(&cards(""), place).0, "lily place fronsac");
    // D-09: into the own walls nearest to where he was held, else to where nobody has to be asked.
    let free = &["lily play escape", "lily free eric"];
    assert_eq!(usual(&cards(&format!("{}{}", castle("fronsac"), castle("beaujeu"))), free).0, "lily return_to beaujeu");
    assert_eq!(usual(&cards(""), free).0, "lily return_to buxy");
    let held = &["lily play escape", "lily free eric", "lily return_to ige"];
    assert_eq!(usual(&cards(""), held).0, "tower decline");
    let mut table = at("(
        phase: \"battles\",
        lords: [
            (lord: \"arnaud\", of: \"lily\", at: \"bourg\"), (lord: \"charles\", of: \"lily\", at: \"bourg\", bishop: \"blaye\"),
            (lord: \"eric\", of: \"lily\", at: \"bourg\"), (lord: \"henry\", of: \"tower\", at: \"bourg\", gate: \"cluny\"),
        ],
        soldiers: [(of: \"tower\", at: \"bourg\", points: 5, gate: \"cluny\")],
        villages: [(village: \"bourg\", occupant: \"lily\", castle: true)],
        crown: (king: \"arnaud\"),
    )");
    // D-33: lords, of whom the King falls last and who has nothing first.
    for _ in 0..400 {
        let prompt = table.prompt().unwrap();
        let (seat, text, order) = (prompt.seat, prompt.text, prompt.closing.expect("a usual answer"));
        if text == "fief-ask-which-lord" {
            assert_eq!(table.write_order(Record { seat, order }), "lily lose_lord eric");
            return;
        }
        table.submit(seat, order).unwrap();
    }
    panic!("nobody was asked who falls");
}

/// D-01 and D-02: a family that does not choose begins in the best village, with the first man.
#[test]
fn a_family_that_passes_begins_well() {
    let mut table = empty_table();
    table.start(header(&[("starting_lord", Setting::Word("Choose".into()))], 4, 1, Player::Person)).unwrap();
    let mut homes = vec![];
    for _ in 0..8 {
        let prompt = table.prompt().unwrap();
        let (seat, order) = (prompt.seat, prompt.closing.filter(|order| prompt.takes(*order)).expect("a usual answer"));
        let text = table.write_order(Record { seat, order });
        homes.push(text.split(' ').skip(1).collect::<Vec<_>>().join(" "));
        table.submit(seat, order).unwrap();
    }
    // Each in a region of its own, the smallest with the most roads first, nobody beside another.
    assert_eq!(homes[..4], ["settle chateauneuf", "settle pauillac", "settle givry", "settle tournus"]);
    assert_eq!(homes[4..], ["take_lord arnaud", "take_lord charles", "take_lord eric", "take_lord francois"]);
}
