//! Section 5 of the rules: what a seat answers that passes.
use super::*;

/// Every question, and the verbs of its usual answers (section 5 of the document). Those without ask for the rest of an order
/// that the seat has begun itself, or in what order it fights: nothing is to be taken for granted there.
pub const USUAL: &[(&str, &[&str])] = &[
    ("fief-ask-accept-mitre", &["fief.decline_mitre"]),
    ("fief-ask-answer", &["fief.refuse"]),
    ("fief-ask-assign", &["fief.assign"]),
    ("fief-ask-bear-rest", &["fief.not_more"]),
    ("fief-ask-bestow", &[]),
    ("fief-ask-bid", &["fief.drop_out"]),
    ("fief-ask-calm", &["fief.forbear"]),
    ("fief-ask-capital", &[]),
    ("fief-ask-cards", &["fief.done"]),
    ("fief-ask-claim", &["fief.claim_lord"]),
    ("fief-ask-claim-capital", &["fief.claim", "fief.waive"]),
    ("fief-ask-compose", &["fief.propose", "fief.break_off"]),
    ("fief-ask-crown", &["fief.deny_crown"]),
    ("fief-ask-declare", &["fief.done"]),
    ("fief-ask-escape", &[]),
    ("fief-ask-fight-next", &[]),
    ("fief-ask-first-lord", &["fief.take_lord"]),
    ("fief-ask-foe", &[]),
    ("fief-ask-freed", &["fief.return_to"]),
    ("fief-ask-garrison", &["fief.done", "fief.raise", "fief.call_from"]),
    ("fief-ask-grace", &["fief.deny"]),
    ("fief-ask-heir", &["fief.give_village"]),
    ("fief-ask-holder", &[]),
    ("fief-ask-install", &["fief.enter"]),
    ("fief-ask-justice", &["fief.done"]),
    ("fief-ask-keep-at", &["fief.keep"]),
    ("fief-ask-keeper", &["fief.give_captives"]),
    ("fief-ask-kill", &[]),
    ("fief-ask-lay", &[]),
    ("fief-ask-let-in", &["fief.agree", "fief.decline"]),
    ("fief-ask-let-out", &["fief.let_go"]),
    ("fief-ask-match", &[]),
    ("fief-ask-mode", &["fief.separately"]),
    ("fief-ask-moves", &["fief.done"]),
    ("fief-ask-name-bishop", &["fief.discard_mitre"]),
    ("fief-ask-newcomer", &["fief.done"]),
    ("fief-ask-nominate", &["fief.done"]),
    ("fief-ask-note", &["fief.note_decline"]),
    ("fief-ask-offers", &["fief.pass"]),
    ("fief-ask-passage", &["fief.admit", "fief.turn_away"]),
    ("fief-ask-place", &["fief.place"]),
    ("fief-ask-plague-guards", &["fief.bury_kings_guard"]),
    ("fief-ask-plague-losses", &["fief.bury_guards"]),
    ("fief-ask-prince", &["fief.withhold"]),
    ("fief-ask-purchases", &["fief.done"]),
    ("fief-ask-ready", &["fief.fight"]),
    ("fief-ask-receiver", &[]),
    ("fief-ask-refused", &["fief.stay"]),
    ("fief-ask-retreat", &["fief.reject_truce"]),
    ("fief-ask-royal-gift", &["fief.bestow_fief"]),
    ("fief-ask-sale", &["fief.no_sale"]),
    ("fief-ask-share", &["fief.bear"]),
    ("fief-ask-sortie", &["fief.keep_walls"]),
    ("fief-ask-stance", &["fief.join_attack", "fief.join_defence", "fief.stand_aside"]),
    ("fief-ask-start", &["fief.settle"]),
    ("fief-ask-take-on", &["fief.take_help", "fief.spurn"]),
    ("fief-ask-toll", &["fief.keep_purse"]),
    ("fief-ask-truce", &["fief.reject_truce"]),
    ("fief-ask-vote", &["fief.vote", "fief.abstain"]),
    ("fief-ask-where", &[]),
    ("fief-ask-which-guards", &["fief.lose_kings_guard"]),
    ("fief-ask-which-lord", &["fief.lose_lord"]),
    ("fief-ask-which-troops", &["fief.lose_guards"]),
    ("fief-ask-write-note", &["fief.note_drop", "fief.note_offer"]),
    ("fief-ask-yield", &["fief.resist"]),
];

fn after(position: &str, orders: &[&str]) -> Match {
    asked(&[("surrender", Setting::Switch(true))], position, &[], orders)
}
fn usual(position: &str, orders: &[&str]) -> String {
    let table = after(position, orders);
    table.write_order(crate::common::case::usual(&table))
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
    let laid = &["lily play_prince eric"];
    assert_eq!(usual(prince, laid), "star withhold");
    assert!(after(prince, laid).prompt().unwrap().secret);
    let passage = |spouse: &str| {
        format!(
            "(phase: \"moves\", lords: [
                (lord: \"arnaud\", of: \"lily\", at: \"cluny\"{spouse}), (lord: \"jeanne\", of: \"tower\", at: \"bourg\"),
            ])"
        )
    };
    let orders = ["lily lead arnaud", "lily ask_passage bourg"];
    // D-16: allies are let in, others are not; D-17: who is refused stays.
    assert_eq!(usual(&passage(""), &orders), "tower turn_away");
    assert_eq!(usual(&passage(", spouse: \"jeanne\""), &orders), "tower admit");
    assert_eq!(usual(&passage(""), &[&orders[..], &["tower turn_away"]].concat()), "lily stay");
    let battle = "(
        phase: \"battles\",
        lords: [
            (lord: \"arnaud\", of: \"lily\", at: \"bourg\", gate: \"cluny\"), (lord: \"eric\", of: \"tower\", at: \"bourg\"),
            (lord: \"henry\", of: \"star\", at: \"bourg\"),
        ],
        villages: [(village: \"bourg\", owner: \"tower\", occupant: \"tower\", castle: true)],
    )";
    // D-21, D-22, D-23.
    assert_eq!(usual(battle, &["lily offer_peace bourg"]), "tower reject_truce");
    assert_eq!(usual(battle, &["lily done", "tower done", "star done"]), "star stand_aside");
    let arrest = "(
        phase: \"battles\",
        lords: [(lord: \"eric\", of: \"tower\", at: \"bourg\"), (lord: \"henry\", of: \"star\", at: \"bourg\")],
        villages: [(village: \"bourg\", owner: \"tower\", occupant: \"tower\", castle: true)],
    )";
    assert_eq!(usual(arrest, &["tower arrest bourg", "tower done"]), "star resist");
    let election = "(
        phase: \"negotiations\",
        lords: [(lord: \"arnaud\", of: \"lily\", at: \"bourg\"), (lord: \"eric\", of: \"tower\", at: \"cluny\")],
        titles: [(region: \"gueules\", capital: \"bourg\", lord: \"arnaud\"), (region: \"azur\", capital: \"cluny\", lord: \"eric\")],
    )";
    // D-39 and D-40.
    let passes = ["lily pass", "tower pass", "star pass", "crescent pass"];
    assert_eq!(usual(election, &passes), "lily done");
    let nominated = [&passes[..], &["lily nominate arnaud", "tower done"]].concat();
    assert_eq!(usual(election, &nominated), "lily vote arnaud");
    let offered = [&["lily negotiate tower", "lily ask_money 100", "lily propose"][..]].concat();
    assert_eq!(usual(election, &offered), "tower refuse");
    let estate = "(
        phase: \"negotiations\", purses: [(\"lily\", 300)],
        lords: [(lord: \"arnaud\", of: \"lily\", at: \"cluny\"), (lord: \"henry\", of: \"star\", at: \"ige\")],
        titles: [(region: \"gueules\", capital: \"bourg\", kept_by: \"tower\")],
        soldiers: [(of: \"lily\", at: \"cluny\", points: 4), (of: \"tower\", at: \"givry\", points: 1)],
        crown: (king: \"arnaud\"),
        estates: [(family: \"tower\", heir: \"lily\", by_crown: true)],
    )";
    // D-35 and D-36.
    assert_eq!(usual(estate, &[]), "lily bestow_fief arnaud");
    assert_eq!(usual(estate, &["lily bestow_fief arnaud"]), "lily call_from cluny");
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
    assert_eq!(usual(&cards(&format!("{}{city}", castle("fronsac"))), place), "lily place buxy");
    assert_eq!(usual(&cards(&castle("fronsac")), place), "lily place fronsac");
    assert_eq!(usual(&cards(""), place), "lily place fronsac");
    // D-09: into the own walls nearest to where he was held, else to where nobody has to be asked.
    let free = &["lily play escape", "lily free eric"];
    assert_eq!(usual(&cards(&format!("{}{}", castle("fronsac"), castle("beaujeu"))), free), "lily return_to beaujeu");
    assert_eq!(usual(&cards(""), free), "lily return_to buxy");
    let held = &["lily play escape", "lily free eric", "lily return_to ige"];
    assert_eq!(usual(&cards(""), held), "tower decline");
    let falls = "(
        phase: \"battles\",
        lords: [
            (lord: \"arnaud\", of: \"lily\", at: \"bourg\"), (lord: \"charles\", of: \"lily\", at: \"bourg\", bishop: \"blaye\"),
            (lord: \"eric\", of: \"lily\", at: \"bourg\"), (lord: \"henry\", of: \"tower\", at: \"bourg\", gate: \"cluny\"),
        ],
        soldiers: [(of: \"tower\", at: \"bourg\", points: 5, gate: \"cluny\")],
        villages: [(village: \"bourg\", occupant: \"lily\", castle: true)],
        crown: (king: \"arnaud\"),
    )";
    // D-33: lords, of whom the King falls last and who has nothing first.
    assert_eq!(usual_when_asked(asked(&[], falls, &[6; 20], &[]), "fief-ask-which-lord"), "lily lose_lord eric");
}

/// D-11: nothing comes of a sale that nobody wants.
#[test]
fn the_usual_answers_about_a_mitre_are_those_of_the_document() {
    let sale = "(
        hands: [(\"lily\", [\"assassination\"])],
        purses: [(\"lily\", 900), (\"tower\", 400)],
        lords: [
            (lord: \"arnaud\", of: \"lily\", at: \"bourg\", bishop: \"bourg\"), (lord: \"charles\", of: \"lily\", at: \"bourg\"),
            (lord: \"henry\", of: \"star\", at: \"ige\", bishop: \"sigy\", cardinal: true),
            (lord: \"eric\", of: \"tower\", at: \"cluny\"),
        ],
    )";
    let orders = [
        "lily play assassination",
        "lily kill arnaud",
        "star preside henry",
        "lily drop_out",
        "tower bid 300",
        "crescent drop_out",
        "tower name charles",
    ];
    let usual = |given: usize| {
        let table = asked(&[("bishop_sale", Setting::Switch(true))], sale, &[], &orders[..given]);
        table.write_order(crate::common::case::usual(&table))
    };
    assert_eq!(usual(2), "star no_sale");
    assert_eq!(usual(3), "lily drop_out");
    assert_eq!(usual(6), "tower discard_mitre");
    assert_eq!(usual(7), "lily decline_mitre");
}

/// D-16 and D-17 with tolls, and where a prisoner who was bought is kept (F-14.18).
#[test]
fn the_usual_answers_of_the_variants_are_those_of_the_document() {
    let road = "(
        phase: \"moves\", purses: [(\"lily\", 900)],
        lords: [(lord: \"arnaud\", of: \"lily\", at: \"bourg\")], soldiers: [(of: \"tower\", at: \"lussac\", points: 1)],
    )";
    let orders = ["lily lead arnaud", "lily ask_passage lussac", "tower grant_for 4", "lily keep_purse"];
    let usual_on_the_road = |given: usize| {
        let table = asked(&[("toll", Setting::Switch(true))], road, &[], &orders[..given]);
        table.write_order(crate::common::case::usual(&table))
    };
    assert_eq!(usual_on_the_road(2), "tower turn_away");
    assert_eq!(usual_on_the_road(3), "lily keep_purse");
    assert_eq!(usual_on_the_road(4), "lily stay");
    let sold = "(
        phase: \"negotiations\", first: \"star\",
        lords: [
            (lord: \"arnaud\", of: \"lily\", at: \"cluny\", captor: \"tower\"), (lord: \"charles\", of: \"lily\", at: \"bourg\"),
            (lord: \"eric\", of: \"tower\", at: \"cluny\"),
        ],
        villages: [(village: \"ige\", owner: \"star\", occupant: \"star\", castle: true)],
        soldiers: [(of: \"star\", at: \"ige\", points: 2), (of: \"star\", at: \"givry\", points: 2)],
    )";
    // Within own walls, as other lords.
    let orders = ["star negotiate tower", "star ask_captive arnaud", "star propose", "tower accept"];
    assert_eq!(usual(sold, &orders), "star keep ige");
}

/// D-33: allies share what they lose in proportion, the remainder to the first in turn order; guards fall after soldiers.
#[test]
fn the_usual_losses_are_those_of_the_document() {
    let joint = "(
        phase: \"battles\",
        soldiers: [
            (of: \"lily\", at: \"bourg\", points: 6, gate: \"cluny\"), (of: \"star\", at: \"bourg\", points: 6, gate: \"lussac\"),
            (of: \"tower\", at: \"bourg\", points: 2),
        ],
        lords: [
            (lord: \"arnaud\", of: \"lily\", at: \"bourg\", gate: \"cluny\"),
            (lord: \"henry\", of: \"star\", at: \"bourg\", gate: \"lussac\"),
        ],
        villages: [(village: \"bourg\", owner: \"tower\", occupant: \"tower\")],
    )";
    let faces = [1, 1, 2, 6];
    let orders = ["lily done", "star done", "lily jointly", "star jointly"];
    let fought = |more: &[&str]| asked(&[], joint, &faces, &[&orders[..], more].concat());
    assert_eq!(usual_when_asked(fought(&[]), "fief-ask-share"), "lily bear 2");
    let share = ["lily fight", "star fight", "tower fight", "lily bear 0"];
    assert_eq!(usual_when_asked(fought(&share), "fief-ask-bear-rest"), "star not_more");
    // D-34: who is the stronger then keeps the village for itself, and goes in.
    assert_eq!(usual_when_asked(fought(&[]), "fief-ask-heir"), "star give_village star");
    assert_eq!(usual_when_asked(fought(&[]), "fief-ask-install"), "star enter");
    let guarded = "(
        phase: \"battles\",
        lords: [
            (lord: \"arnaud\", of: \"lily\", at: \"bourg\"), (lord: \"eric\", of: \"tower\", at: \"bourg\", gate: \"cluny\"),
        ],
        soldiers: [(of: \"lily\", at: \"bourg\", points: 3), (of: \"tower\", at: \"bourg\", points: 8, gate: \"cluny\")],
        villages: [(village: \"bourg\", owner: \"lily\", occupant: \"lily\")],
        crown: (king: \"arnaud\"),
        kings_guard: 6,
    )";
    let losses = asked(&[], guarded, &[6, 6, 6, 6], &[]);
    assert_eq!(usual_when_asked(losses, "fief-ask-which-troops"), "lily lose_guards 3");
}

/// D-34: who takes a captive keeps him, and who sits alone in a capital claims it.
#[test]
fn the_usual_answers_of_winners_are_those_of_the_document() {
    let grace = "(
        phase: \"battles\",
        soldiers: [
            (of: \"lily\", at: \"bourg\", points: 6, gate: \"cluny\"), (of: \"star\", at: \"bourg\", points: 4, gate: \"lussac\"),
        ],
        lords: [
            (lord: \"arnaud\", of: \"lily\", at: \"bourg\", gate: \"cluny\"),
            (lord: \"henry\", of: \"star\", at: \"bourg\", gate: \"lussac\"), (lord: \"eric\", of: \"tower\", at: \"bourg\"),
        ],
        villages: [(village: \"bourg\", owner: \"tower\", occupant: \"tower\")],
    )";
    let orders =
        ["lily done", "star done", "lily jointly", "star jointly", "lily fight", "star fight", "tower ask_grace"];
    let pleaded = |more: &[&str]| asked(&[], grace, &[], &[&orders[..], more].concat());
    // D-29.
    let table = pleaded(&[]);
    assert_eq!(table.write_order(crate::common::case::usual(&table)), "lily deny");
    let granted = pleaded(&["lily grant_life", "star grant_life"]);
    assert_eq!(usual_when_asked(granted, "fief-ask-keeper"), "lily give_captives lily");
    let alone = "(
        phase: \"battles\",
        lords: [(lord: \"eric\", of: \"tower\", at: \"bourg\"), (lord: \"henry\", of: \"crescent\", at: \"cluny\")],
        villages: [(village: \"cluny\", occupant: \"crescent\")],
        titles: [(region: \"azur\", capital: \"cluny\", lord: \"eric\")],
    )";
    assert_eq!(usual_when_asked(after(alone, &[]), "fief-ask-claim-capital"), "crescent claim");
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
