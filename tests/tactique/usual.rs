//! What whoever passes answers to the questions of Tactique (section 5 of its document).
use super::*;

/// The question after these orders, with the answer of whoever passes.
fn usual(options: &[(&str, Setting)], position: &str, orders: &[&str]) -> (&'static str, String) {
    let mut table = empty_table();
    table.start_from(header(options, 4, 1, Player::Person), position).unwrap();
    for order in orders {
        let record = table.read_order(order).unwrap_or_else(|why| panic!("{order}: {why:?}"));
        table.submit(record.seat, record.order).unwrap_or_else(|why| panic!("{order}: {why:?}"));
    }
    let prompt = table.prompt().unwrap();
    let order = prompt.closing.filter(|order| prompt.takes(*order)).expect("a usual answer");
    let record = Record { seat: prompt.seat, order };
    (prompt.text, table.write_order(record))
}

/// Lily with this before the walls of Tower with that, and what else there is.
fn siege(lily: &str, tower: &str, more: &str) -> String {
    format!(
        "(
            phase: \"battles\",
            lords: [(lord: \"arnaud\", of: \"lily\", at: \"bourg\", gate: \"cluny\"), (lord: \"eric\", of: \"tower\", at: \"bourg\")],
            soldiers: [
                (of: \"lily\", at: \"bourg\", gate: \"cluny\", troops: [{lily}]), (of: \"tower\", at: \"bourg\", troops: [{tower}]),
            ],
            villages: [(village: \"bourg\", owner: \"tower\", occupant: \"tower\", castle: true)],
            {more}
        )"
    )
}

// D-12
#[test]
fn mercenaries_are_kept_at_war_only() {
    let camp = |more: &str| {
        format!(
            "(phase: \"revenues\", purses: [(\"lily\", 200)], lords: [(lord: \"arnaud\", of: \"lily\", at: \"bourg\"), {more}],
              villages: [(village: \"bourg\", owner: \"lily\", occupant: \"lily\")], expansion: (camps: [(\"lily\", 3)]))"
        )
    };
    assert_eq!(usual(&[], &camp(""), &[]), ("tactique-ask-upkeep", "lily keep_men 0".into()));
    let besieged = camp("(lord: \"eric\", of: \"tower\", at: \"bourg\", gate: \"cluny\")");
    assert_eq!(usual(&[], &besieged, &[]).1, "lily keep_men 2", "as many as can be paid");
}

// D-13
#[test]
fn nobody_bids_but_who_has_bid_before_bids_as_much() {
    let market = "(phase: \"revenues\", purses: [(\"lily\", 900), (\"tower\", 900)], lords: [(lord: \"arnaud\", of: \"lily\", at: \"bourg\")])";
    assert_eq!(usual(&[], market, &[]), ("tactique-ask-bid", "lily no_bid".into()));
    let tied = ["lily bid 300", "tower bid 300", "star no_bid", "crescent no_bid"];
    assert_eq!(usual(&[], market, &tied).1, "lily bid 300");
}

// D-26, D-27, D-32
#[test]
fn battles_go_on_without_answers() {
    let hired = siege("(\"archer\", 2), (\"bombard\", 1)", "(\"sergeant\", 9)", "expansion: (camps: [(\"lily\", 2)])");
    assert_eq!(usual(&[], &hired, &["lily fief.done"]), ("tactique-ask-engage", "lily hold_back".into()));
    let shoots = usual(&[], &hired, &["lily fief.done", "lily hold_back"]);
    assert_eq!(shoots, ("tactique-ask-volley", "lily shoot".into()));
    let again = usual(&[], &hired, &["lily fief.done", "lily hold_back", "lily shoot"]);
    assert_eq!(again, ("tactique-ask-throw-again", "lily let_lie".into()));
    let few = siege("(\"sergeant\", 2), (\"bombard\", 1)", "(\"archer\", 1)", "");
    // Whoever could shoot does not aim.
    assert_eq!(usual(&[], &few, &["lily fief.done"]).1, "tower shoot");
    let dice = usual(&[], &few, &["lily fief.done", "tower no_volley", "lily fief.fight", "tower fief.fight"]);
    assert_eq!(dice, ("tactique-ask-reroll", "lily let_lie".into()));
}

// D-43, T-5.07
#[test]
fn the_smallest_die_of_the_plague_and_guards_last() {
    let plague = "(
        phase: \"cards\", first: \"tower\", hands: [(\"tower\", [\"plague\"])],
        lords: [(lord: \"arnaud\", of: \"lily\", at: \"bourg\"), (lord: \"eric\", of: \"tower\", at: \"givry\")],
        soldiers: [(of: \"lily\", at: \"bourg\", troops: [(\"knight\", 2), (\"sergeant\", 1)])], crown: (king: \"arnaud\"), kings_guard: 2,
    )";
    let orders = ["tower fief.play plague", "tower fief.lay gueules"];
    assert_eq!(usual(&[], plague, &orders), ("tactique-ask-bury", "lily bury sergeant".into()));
    let next = [orders[0], orders[1], "lily bury sergeant"];
    assert_eq!(usual(&[], plague, &next).1, "lily bury knight");
}

// D-44
#[test]
fn a_new_king_takes_all_the_guards_he_can() {
    let crowned = "(
        phase: \"negotiations\",
        lords: [
            (lord: \"arnaud\", of: \"lily\", at: \"bourg\"), (lord: \"eric\", of: \"lily\", at: \"cluny\"),
            (lord: \"charles\", of: \"lily\", at: \"bourg\", bishop: \"sigy\", cardinal: true),
        ],
        soldiers: [(of: \"lily\", at: \"bourg\", troops: [(\"sergeant\", 2)])],
        titles: [(region: \"gueules\", capital: \"bourg\", lord: \"arnaud\"), (region: \"azur\", capital: \"cluny\", lord: \"eric\")],
    )";
    let passes = ["lily fief.pass", "tower fief.pass", "star fief.pass", "crescent fief.pass"];
    let orders = [&passes[..], &["lily fief.nominate arnaud", "lily fief.vote arnaud"]].concat();
    assert_eq!(usual(&[], crowned, &orders), ("tactique-ask-guard", "lily swap_all".into()));
}
