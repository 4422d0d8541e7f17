//! Fief at random: the positions and options with which it is tried.
use super::*;
use std::collections::BTreeSet;

/// Its verbs go by themselves, none beside others of its sort.
pub fn stem(verb: &'static str) -> &'static str {
    verb
}
/// How much has been told before an order.
pub fn before_order(table: &Match) -> usize {
    table.world().resource::<Chronicle>().entries.len()
}
/// What is told only grows, and every line of it names a rule.
pub fn after_order(table: &Match, told: &usize) {
    let entries = &table.world().resource::<Chronicle>().entries;
    assert!(entries.len() >= *told);
    assert!(entries[*told..].iter().all(|entry| !entry.rule.is_empty()), "{:?}", &entries[*told..]);
}
pub const POSITIONS: &[Opening] = &[
    Opening { position: RICH, seeds: 60, turns: 9 },
    Opening { position: COURT, seeds: 60, turns: 6 },
    Opening { position: REGENCY, seeds: 40, turns: 3 },
];
/// Set-up alone asks for some; customs stand beside the question, and nobody who plays at random changes them.
pub const NEVER_AT_RANDOM: &[&str] = &["fief.bar", "fief.hear", "fief.settle", "fief.take_lord", "fief.welcome"];

/// Orders a second in random play, told to whoever looks; the goal is for a release build.
#[test]
fn random_play_is_quick() {
    let mut table = empty_table();
    table.remember(false);
    let (begin, mut orders) = (std::time::Instant::now(), 0);
    for seed in 0..20 {
        table.start(header(&[("turn_cap", Setting::Number(20))], 4, seed, Player::Random)).unwrap();
        orders += table.play_on();
    }
    let a_second = (orders as f64 / begin.elapsed().as_secs_f64()) as u64;
    println!("{orders} orders, {a_second} a second");
    assert!(a_second > 5_000, "{a_second} orders a second");
}

/// Three to six families play, and no other number (F-3.01).
#[test]
fn three_to_six_families_play() {
    let mut table = empty_table();
    for seats in [0, 2, 7] {
        let refused = table.start(header(&[], seats, 1, Player::Person)).unwrap_err();
        assert_eq!(refused.key, "seats-out-of-range", "{seats}");
    }
    for seats in 3..=6 {
        table.start(header(&[], seats, 1, Player::Person)).unwrap();
        assert_eq!(table.names().seats(), seats);
        assert!(table.names().seat("star").is_some() && (seats > 5) == table.names().seat("cross").is_some());
    }
}

// F-2.04
#[test]
fn three_families_play_for_points() {
    use mesnie::games::fief::rules::Rules;
    let by_points = |mode: &str, seats| {
        let table = started(&[("mode", word(mode))], seats, 1, Player::Person);
        table.world().resource::<Rules>().by_points()
    };
    assert_eq!([3, 4, 5, 6].map(|seats| by_points("Auto", seats)), [true, false, false, false]);
    assert!(by_points("Points", 6) && !by_points("Normal", 3));
}

/// A kingdom in the middle of everything: fiefs, captives, mitres, a King, a Queen, a Prince, taxes, a revolt.
const RICH: &str = "(
    turn: 4,
    phase: \"cards\",
    purses: [(\"lily\", 3000), (\"tower\", 2500), (\"star\", 2000), (\"crescent\", 4000)],
    hands: [
        (\"lily\", [\"assassination\", \"quentin\", \"taille\"]), (\"tower\", [\"plague\", \"justice\", \"tithe\"]),
        (\"star\", [\"escape\", \"darc\", \"bishop-blaye\"]), (\"crescent\", [\"plague\", \"thierry\", \"famine\"]),
    ],
    lords: [
        (lord: \"arnaud\", of: \"lily\", at: \"bourg\", spouse: \"jeanne\"),
        (lord: \"charles\", of: \"lily\", at: \"cluny\", captor: \"tower\"),
        (lord: \"eric\", of: \"lily\", at: \"fronsac\"),
        (lord: \"francois\", of: \"tower\", at: \"cluny\"),
        (lord: \"gauvain\", of: \"tower\", at: \"sennecy\", bishop: \"sigy\", cardinal: true),
        (lord: \"henry\", of: \"star\", at: \"beaujeu\", bishop: \"tournus\"),
        (lord: \"jeanne\", of: \"star\", at: \"bourg\"),
        (lord: \"mireille\", of: \"star\", at: \"beaujeu\"),
        (lord: \"lambert\", of: \"crescent\", at: \"blaye\"),
        (lord: \"othon\", of: \"crescent\", at: \"cluny\", captor: \"tower\", by_grace: true),
    ],
    soldiers: [
        (of: \"lily\", at: \"bourg\", points: 9), (of: \"lily\", at: \"lussac\", points: 2),
        (of: \"tower\", at: \"cluny\", points: 4), (of: \"tower\", at: \"givry\", points: 1), (of: \"tower\", at: \"buxy\", points: 1),
        (of: \"star\", at: \"ige\", points: 1), (of: \"star\", at: \"fleurie\", points: 1), (of: \"star\", at: \"julienas\", points: 2),
        (of: \"crescent\", at: \"etauliers\", points: 2), (of: \"crescent\", at: \"pauillac\", points: 7),
        (of: \"crescent\", at: \"blaye\", points: 1, gate: \"pauillac\"),
    ],
    villages: [
        (village: \"bourg\", owner: \"lily\", occupant: \"lily\", city: true, mills: 2),
        (village: \"sennecy\", castle: true), (village: \"beaujeu\", castle: true, mills: 1), (village: \"blaye\", castle: true),
        (village: \"cluny\", castle: true, presses: 1), (village: \"fronsac\", mills: 1),
    ],
    titles: [(region: \"gueules\", capital: \"bourg\", lord: \"arnaud\"), (region: \"azur\", capital: \"lugny\", lord: \"charles\")],
    crown: (king: \"arnaud\", queen: \"jeanne\"),
    kings_guard: 12,
    queens_guard: 7,
    weather: [\"or\"],
    famine: [\"sable\"],
    revolt: (\"sigy\", 11, \"crescent\"),
    frozen: [(\"azur\", 400)],
)";

/// A match that only the program plays has a last turn; one with a person at it has not.
#[test]
fn a_match_of_the_program_alone_ends() {
    use mesnie::games::fief::rules::Rules;
    use mesnie::games::fief::state::progress::TurnProgress;
    for (seed, mode) in [(1, "Normal"), (2, "Normal"), (3, "Points")] {
        let mut table = started(&[("mode", word(mode))], 4, seed, Player::Random);
        table.play_on();
        assert!(table.outcome().is_some(), "seed {seed}");
        assert!(table.world().resource::<TurnProgress>().turn <= 60);
    }
    let table = started(&[], 4, 1, Player::Person);
    assert_eq!(table.world().resource::<Rules>().switches.turn_cap, 0);
}

// F-7.12
#[test]
fn a_go_of_purchases_sells_and_razes_nothing() {
    let mut table = empty_table();
    let options = [("ransom_phase", Setting::Word("OwnGo".into())), ("surrender", Setting::Switch(true))];
    table.start_from(header(&options, 4, 1, Player::Person), &RICH.replace("\"cards\"", "\"purchases\"")).unwrap();
    let mut verbs = BTreeSet::new();
    for _ in 0..4 {
        let full = table.prompt_in_full().unwrap();
        assert_eq!(full.text, "fief-ask-purchases");
        verbs.extend(full.offered.iter().map(|order| order.verb.name));
        verbs.extend(full.refused.iter().map(|(order, _)| order.verb.name));
        table.submit(full.seat, full.closing.unwrap()).unwrap();
    }
    let known =
        ["buy", "create_fief", "done", "move_title", "negotiate", "pay_ransom"].map(|verb| format!("fief.{verb}"));
    assert_eq!(verbs.into_iter().collect::<Vec<_>>(), known);
}

/// A court with everything to settle: an estate, mitres and a cardinal, plagues in hand, a family without lords, a deck that
/// is at its end.
const COURT: &str = "(
    turn: 4,
    phase: \"cards\",
    purses: [(\"lily\", 900), (\"tower\", 2500), (\"star\", 2000), (\"crescent\", 600)],
    hands: [(\"lily\", [\"assassination\"]), (\"tower\", [\"plague\"]), (\"star\", [\"plague\", \"justice\"])],
    rest_discarded: true,
    lords: [
        (lord: \"arnaud\", of: \"lily\", at: \"givry\"),
        (lord: \"charles\", of: \"lily\", at: \"buxy\", bishop: \"blaye\"),
        (lord: \"gauvain\", of: \"tower\", at: \"buxy\", bishop: \"sigy\"),
        (lord: \"eric\", of: \"tower\", at: \"cluny\"),
        (lord: \"othon\", of: \"tower\", at: \"cluny\"),
        (lord: \"henry\", of: \"star\", at: \"ige\", bishop: \"tournus\", cardinal: true),
        (lord: \"jeanne\", of: \"star\", at: \"ige\"),
        (lord: \"lambert\", of: \"star\", at: \"buxy\", bishop: \"bourg\"),
    ],
    soldiers: [
        (of: \"lily\", at: \"givry\", points: 3), (of: \"tower\", at: \"cluny\", points: 3), (of: \"star\", at: \"ige\", points: 3),
        (of: \"crescent\", at: \"blaye\", points: 4), (of: \"crescent\", at: \"lussac\", points: 2),
    ],
    titles: [
        (region: \"gueules\", capital: \"bourg\", lord: \"jeanne\"), (region: \"azur\", capital: \"cluny\", lord: \"eric\"),
        (region: \"or\", capital: \"blaye\", kept_by: \"crescent\"),
    ],
    crown: (king: \"arnaud\"),
    kings_guard: 6,
    estates: [(family: \"crescent\", heir: \"lily\", by_crown: true)],
)";

/// A regent with both guards under attack, plague in two hands, and somebody alone in the capital of another.
const REGENCY: &str = "(
    phase: \"battles\",
    hands: [(\"lily\", [\"plague\"]), (\"tower\", [\"plague\"])],
    lords: [
        (lord: \"arnaud\", of: \"lily\", at: \"ige\"),
        (lord: \"jeanne\", of: \"star\", at: \"bourg\"),
        (lord: \"eric\", of: \"tower\", at: \"bourg\", gate: \"lussac\"),
        (lord: \"henry\", of: \"crescent\", at: \"cluny\"),
    ],
    soldiers: [(of: \"star\", at: \"bourg\", points: 2), (of: \"tower\", at: \"bourg\", points: 3, gate: \"lussac\")],
    villages: [(village: \"bourg\", owner: \"star\", occupant: \"star\"), (village: \"cluny\", occupant: \"crescent\")],
    titles: [(region: \"azur\", capital: \"cluny\", lord: \"eric\")],
    crown: (king: \"arnaud\", queen: \"jeanne\", regent: true, childhood: 1),
    kings_guard: 6,
    queens_guard: 5,
)";

/// Options that go with a seed: over some seeds every one of them is met.
pub fn switches(seed: u64) -> Vec<(&'static str, Setting)> {
    vec![
        ("mode", word("Normal")),
        ("plague_hits_rebels", Setting::Switch(seed.is_multiple_of(2))),
        ("bishop_sale", Setting::Switch(!seed.is_multiple_of(3))),
        ("surrender", Setting::Switch(seed.is_multiple_of(2))),
        ("ransom_phase", word(if seed.is_multiple_of(5) { "OwnGo" } else { "Negotiations" })),
        ("counter_model", word(if seed.is_multiple_of(7) { "Literal" } else { "Representable" })),
        ("toll", Setting::Switch(seed.is_multiple_of(3))),
        ("fog", Setting::Switch(seed.is_multiple_of(5))),
        ("rescue_frees_own", Setting::Switch(seed.is_multiple_of(7))),
    ]
}
/// Others, for matches from set-up on.
pub fn rarer(seed: u64) -> Vec<(&'static str, Setting)> {
    vec![
        ("bank", word(if seed % 3 == 1 { "Notes" } else { "Unlimited" })),
        ("starting_lord", word(if seed % 3 == 2 { "Choose" } else { "Draw" })),
        ("crowded_plague", Setting::Switch(seed % 3 == 2)),
        ("crowded_income", Setting::Switch(seed % 4 == 2)),
    ]
}
