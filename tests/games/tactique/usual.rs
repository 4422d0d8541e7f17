//! Section 5 of the rules: what a seat answers that passes, where Tactique asks.
use super::*;

/// Every question, and the verbs of its usual answers (section 5 of the document).
pub const USUAL: &[(&str, &[&str])] = &[
    ("tactique-ask-bid", &["tactique.bid", "tactique.no_bid"]),
    ("tactique-ask-bury", &["tactique.bury"]),
    ("tactique-ask-engage", &["tactique.hold_back"]),
    ("tactique-ask-guard", &["tactique.swap_all"]),
    ("tactique-ask-reroll", &["tactique.let_lie"]),
    ("tactique-ask-throw-again", &["tactique.let_lie"]),
    ("tactique-ask-upkeep", &["tactique.keep_men"]),
    ("tactique-ask-volley", &["tactique.shoot", "tactique.shoot_at", "tactique.no_volley"]),
    ("tactique-ask-which-piece", &["tactique.lose_piece"]),
];

/// The usual answer to this question after these orders.
fn usual(position: &str, faces: &[i32], orders: &[&str], question: &str) -> String {
    usual_when_asked(asked(&[], position, faces, orders), question)
}

// D-12, D-13
#[test]
fn nobody_pays_for_men_without_need() {
    let camp = |at_war: &str| {
        format!(
            "(
                phase: \"revenues\",
                purses: [(\"lily\", 250), (\"tower\", 1000), (\"star\", 1000)],
                lords: [(lord: \"arnaud\", of: \"lily\", at: \"bourg\"), (lord: \"eric\", of: \"tower\", at: \"cluny\"){at_war}],
                villages: [(village: \"bourg\", owner: \"lily\", occupant: \"lily\")],
                expansion: (camps: [(\"lily\", 3)]),
            )"
        )
    };
    let foe = ", (lord: \"henry\", of: \"star\", at: \"bourg\", gate: \"lussac\")";
    assert_eq!(usual(&camp(""), &[], &[], "tactique-ask-upkeep"), "lily keep_men 0");
    // All that can be paid while at war.
    assert_eq!(usual(&camp(foe), &[], &[], "tactique-ask-upkeep"), "lily keep_men 2");
    assert_eq!(usual(&camp(""), &[], &[], "tactique-ask-bid"), "lily no_bid");
    // Who is tied bids the same again.
    let tied = ["lily keep_men 0", "lily bid 200", "tower bid 200", "star no_bid", "crescent no_bid"];
    assert_eq!(usual(&camp(""), &[], &tied, "tactique-ask-bid"), "lily bid 200");
}

const BATTLE: &str = "(
    phase: \"battles\",
    lords: [(lord: \"arnaud\", of: \"lily\", at: \"bourg\", gate: \"cluny\")],
    soldiers: [
        (of: \"lily\", at: \"bourg\", gate: \"cluny\", troops: [(\"sergeant\", 6), (\"archer\", 2), (\"knight\", 1), (\"bombard\", 1)]),
        (of: \"tower\", at: \"bourg\", troops: [(\"sergeant\", 9)]),
    ],
    villages: [(village: \"bourg\", owner: \"tower\", occupant: \"tower\")],
    expansion: (camps: [(\"lily\", 2)]),
)";

// D-26, D-27, D-32, D-33
#[test]
fn a_battle_goes_on_without_those_who_pass() {
    let order = ["lily fief.done"];
    assert_eq!(usual(BATTLE, &[1, 6, 6, 6], &order, "tactique-ask-engage"), "lily hold_back");
    assert_eq!(usual(BATTLE, &[1, 6, 6, 6], &order, "tactique-ask-volley"), "lily shoot");
    assert_eq!(usual(BATTLE, &[1, 6, 6, 6], &order, "tactique-ask-reroll"), "lily let_lie");
    // The smallest pieces first.
    let losses = usual(BATTLE, &[1, 1, 1, 6, 6, 6, 6], &order, "tactique-ask-which-piece");
    assert_eq!(losses, "lily lose_piece sergeant");
}

// D-43, D-44
#[test]
fn guards_go_last_and_stand_in_full() {
    let plague = "(
        hands: [(\"lily\", [\"plague\"])],
        lords: [(lord: \"arnaud\", of: \"tower\", at: \"bourg\"), (lord: \"eric\", of: \"lily\", at: \"givry\")],
        soldiers: [(of: \"tower\", at: \"bourg\", troops: [(\"sergeant\", 2), (\"knight\", 1)])],
        crown: (king: \"arnaud\"),
        kings_guard: 2,
    )";
    let laid = ["lily fief.play plague", "lily fief.lay gueules"];
    assert_eq!(usual(plague, &[6], &laid, "tactique-ask-bury"), "tower bury sergeant");
    let crowned = "(
        phase: \"negotiations\",
        lords: [
            (lord: \"arnaud\", of: \"lily\", at: \"bourg\"), (lord: \"charles\", of: \"lily\", at: \"bourg\", bishop: \"sigy\", cardinal: true),
            (lord: \"eric\", of: \"lily\", at: \"cluny\"),
        ],
        soldiers: [(of: \"lily\", at: \"bourg\", troops: [(\"sergeant\", 5), (\"knight\", 3)])],
        titles: [(region: \"gueules\", capital: \"bourg\", lord: \"arnaud\"), (region: \"azur\", capital: \"cluny\", lord: \"eric\")],
    )";
    let passes =
        ["lily fief.pass", "tower fief.pass", "star fief.pass", "crescent fief.pass", "lily fief.nominate arnaud"];
    assert_eq!(usual(crowned, &[], &passes, "tactique-ask-guard"), "lily swap_all");
}
