//! Tactique at random and by scripts: the positions and options with which it is tried.
use super::kingdom::play::{Met, play_on};
use super::*;
use mesnie::games::fief::board::with_board;
use mesnie::games::fief::chapters::battle::{Band, War, sides};
use mesnie::games::tactique::chapters::mercenaries::Hired;
use std::collections::BTreeSet;

pub const POSITIONS: &[Opening] = &[
    Opening { position: ARMED, seeds: 60, turns: 8 },
    Opening { position: ESTATE, seeds: 12, turns: 5 },
    Opening { position: THRONE, seeds: 24, turns: 3 },
];
/// Verbs of its own that nobody uses who plays at random.
pub const NEVER_AT_RANDOM: &[&str] = &[];

/// A kingdom in the middle of everything that Tactique adds: archers, bombards, guards, camps, sieges, a revolt, a plague in
/// hand, a throne to fill.
const ARMED: &str = "(
    turn: 4,
    phase: \"cards\",
    purses: [(\"lily\", 3000), (\"tower\", 2500), (\"star\", 2000), (\"crescent\", 4000)],
    hands: [
        (\"lily\", [\"revolt\", \"quentin\", \"taille\"]), (\"tower\", [\"plague\", \"justice\", \"revolt\"]),
        (\"star\", [\"escape\", \"darc\", \"revolt\"]), (\"crescent\", [\"plague\", \"thierry\", \"assassination\"]),
    ],
    lords: [
        (lord: \"arnaud\", of: \"lily\", at: \"bourg\", spouse: \"jeanne\"),
        (lord: \"eric\", of: \"lily\", at: \"fronsac\"),
        (lord: \"charles\", of: \"lily\", at: \"cluny\", gate: \"bourg\"),
        (lord: \"francois\", of: \"tower\", at: \"cluny\"),
        (lord: \"gauvain\", of: \"tower\", at: \"sennecy\", bishop: \"sigy\", cardinal: true),
        (lord: \"henry\", of: \"star\", at: \"beaujeu\"),
        (lord: \"jeanne\", of: \"star\", at: \"bourg\"),
        (lord: \"mireille\", of: \"star\", at: \"beaujeu\"),
        (lord: \"lambert\", of: \"crescent\", at: \"blaye\"),
        (lord: \"othon\", of: \"crescent\", at: \"blaye\", gate: \"pauillac\"),
    ],
    soldiers: [
        (of: \"lily\", at: \"bourg\", troops: [(\"sergeant\", 2), (\"knight\", 1), (\"archer\", 1)]),
        (of: \"lily\", at: \"cluny\", gate: \"bourg\", troops: [(\"sergeant\", 2), (\"knight\", 2), (\"archer\", 2), (\"bombard\", 2)]),
        (of: \"tower\", at: \"cluny\", troops: [(\"sergeant\", 3), (\"knight\", 1), (\"archer\", 2), (\"bombard\", 1)]),
        (of: \"tower\", at: \"givry\", troops: [(\"sergeant\", 1)]),
        (of: \"star\", at: \"beaujeu\", troops: [(\"knight\", 3), (\"archer\", 3), (\"bombard\", 3)]),
        (of: \"crescent\", at: \"blaye\", troops: [(\"sergeant\", 6)]),
        (of: \"crescent\", at: \"pauillac\", troops: [(\"knight\", 2), (\"archer\", 1)]),
    ],
    villages: [
        (village: \"bourg\", owner: \"lily\", occupant: \"lily\", city: true, mills: 2),
        (village: \"cluny\", owner: \"tower\", occupant: \"tower\", castle: true, presses: 1), (village: \"sennecy\", castle: true),
        (village: \"beaujeu\", castle: true, mills: 1), (village: \"blaye\", owner: \"crescent\", castle: true),
    ],
    titles: [(region: \"gueules\", capital: \"bourg\", lord: \"arnaud\"), (region: \"azur\", capital: \"lugny\", lord: \"francois\")],
    expansion: (camps: [(\"lily\", 2), (\"tower\", 2)]),
)";

/// An heir has a city to garrison, and troops of all kinds to call.
const ESTATE: &str = "(
    phase: \"negotiations\",
    turn: 4,
    purses: [(\"lily\", 500)],
    lords: [
        (lord: \"arnaud\", of: \"lily\", at: \"givry\"), (lord: \"eric\", of: \"tower\", at: \"ige\"),
        (lord: \"henry\", of: \"crescent\", at: \"blaye\"),
    ],
    soldiers: [
        (of: \"lily\", at: \"margaux\", troops: [(\"sergeant\", 2), (\"archer\", 1), (\"bombard\", 1)]),
        (of: \"lily\", at: \"fleurie\", troops: [(\"sergeant\", 1), (\"knight\", 2), (\"archer\", 2)]),
    ],
    villages: [(village: \"margaux\", owner: \"lily\", occupant: \"lily\"), (village: \"fleurie\", owner: \"lily\", occupant: \"lily\")],
    titles: [(region: \"gueules\", capital: \"bourg\", kept_by: \"star\")],
    estates: [(family: \"star\", heir: \"lily\")],
    crown: (king: \"arnaud\"),
)";

/// A candidate who is sure of the throne, and troops beside him for a guard.
const THRONE: &str = "(
    phase: \"negotiations\",
    lords: [
        (lord: \"arnaud\", of: \"lily\", at: \"bourg\"),
        (lord: \"charles\", of: \"lily\", at: \"bourg\", bishop: \"sigy\", cardinal: true),
        (lord: \"eric\", of: \"lily\", at: \"cluny\"), (lord: \"henry\", of: \"star\", at: \"ige\"),
    ],
    soldiers: [(of: \"lily\", at: \"bourg\", troops: [(\"sergeant\", 5), (\"knight\", 3)])],
    titles: [(region: \"gueules\", capital: \"bourg\", lord: \"arnaud\"), (region: \"azur\", capital: \"cluny\", lord: \"eric\")],
)";

pub fn switches(seed: u64) -> Vec<(&'static str, Setting)> {
    vec![
        ("mode", word("Normal")),
        ("engine", word(["Table", "BattleDice"][seed as usize % 2])),
        ("knight_partial", word(["Carry", "Lost", "WholePiece"][seed as usize % 3])),
        ("guard_bonus", word(["Damage", "DiceTotal"][seed as usize / 2 % 2])),
        ("royal_guard", word(if seed % 5 == 4 { "Fief2" } else { "Tactique" })),
        ("min_bid", Setting::Number([100, 0, 300, 250][seed as usize % 4])),
        ("camp_revolt_needs_famine", Setting::Switch(seed % 4 == 3)),
        ("lordless_may_attack", Setting::Switch(seed % 3 == 2)),
        ("fog", Setting::Switch(seed % 7 == 6)),
        ("crowded_plague", Setting::Switch(seed % 5 == 3)),
        ("crowded_counts", word(["Points", "Counters"][seed as usize % 2])),
        ("surrender", Setting::Switch(seed.is_multiple_of(2))),
    ]
}

/// Others, for matches from set-up on.
pub fn rarer(seed: u64) -> Vec<(&'static str, Setting)> {
    vec![("bishop_sale", Setting::Switch(!seed.is_multiple_of(3))), ("toll", Setting::Switch(seed % 3 == 1))]
}

/// What is done with one kind of troops is done with all.
pub fn stem(verb: &'static str) -> &'static str {
    let kinds = ["_sergeants", "_knights", "_archers", "_bombards"];
    kinds.iter().find_map(|kind| verb.strip_suffix(kind)).unwrap_or(verb)
}

/// Every option of the game at any of its values, in matches that do not last for ever.
fn any_switches(seed: u64) -> Vec<(String, Setting)> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut below = |n: i64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) as i64 % n) as i32
    };
    let data = Tactique.load(&Reader::new(Source::built_in())).unwrap();
    let fixed = |name: &str| ["mode", "turn_cap", "points_turns"].contains(&name);
    let mut all: Vec<(String, Setting)> = (Tactique.options(&data).into_iter().filter(|option| !fixed(&option.name)))
        .map(|option| {
            let setting = match &option.choice {
                OptionChoice::Switch => Setting::Switch(below(2) == 0),
                OptionChoice::OneOf(words) => Setting::Word(words[below(words.len() as i64) as usize].clone()),
                OptionChoice::OneNumber(numbers) => Setting::Number(numbers[below(numbers.len() as i64) as usize]),
                OptionChoice::Number { least, most } => {
                    Setting::Number(least + below((most - least + 1).min(600).into()))
                }
            };
            (option.name, setting)
        })
        .collect();
    all.push(("mode".into(), word("Normal")));
    all.push(("turn_cap".into(), Setting::Number(8)));
    all
}

/// The battle under way: where, in which round, the sides, their strengths, and the points of mercenaries that have come to
/// the village in this turn or died there.
#[derive(PartialEq, Debug)]
pub struct Melee {
    village: Place,
    round: u16,
    sides: [Band; 2],
    strengths: [u16; 2],
    engaged: u16,
}
fn melee(table: &Match) -> Option<Melee> {
    table.world().resource::<War>().battle.as_ref()?;
    let hired = table.world().resource::<Hired>();
    with_board(table.world(), |board| {
        let battle = board.war.battle.as_ref()?;
        Some(Melee {
            village: battle.village,
            round: battle.round,
            sides: battle.sides.clone(),
            strengths: [0, 1].map(|side| sides::side_strength(board, battle, side)),
            engaged: hired.field.iter().filter(|spot| spot.at == battle.village).map(|spot| u16::from(spot.men)).sum(),
        })
    })?
}

/// What is there before an order: the battle, and how much has been told.
pub fn before_order(table: &Match) -> (Option<Melee>, usize) {
    (melee(table), table.world().resource::<Chronicle>().entries.len())
}
/// What the invariants say of orders rather than of positions.
pub fn after_order(table: &Match, (before, entries): &(Option<Melee>, usize)) {
    // Invariant 13: only mercenaries who are engaged make a side stronger in a battle.
    if let (Some(before), Some(after)) = (before, melee(table))
        && (before.village, &before.sides) == (after.village, &after.sides)
        && before.round <= after.round
    {
        let more = after.engaged.saturating_sub(before.engaged);
        let stronger = (0..2).any(|side| after.strengths[side] > before.strengths[side] + more);
        assert!(!stronger, "13: {before:?} {after:?}");
    }
    // Invariant 14: what one throw, and one volley, can do at most.
    for entry in table.world().resource::<Chronicle>().entries.iter().skip(*entries) {
        let number = |name: &str| {
            let found = entry.words.iter().find(|(word, _)| *word == name);
            found.map_or(0, |(_, word)| if let Word::Number(n) = word { *n } else { 0 })
        };
        match entry.event {
            "fief-log-struck" => assert!(number("points") <= 13, "14: {entry:?}"),
            "tactique-log-volley" => {
                assert!(number("points") <= 3 + number("bonus") && number("bonus") < 18, "14: {entry:?}")
            }
            _ => {}
        }
    }
}

fn with_any_switches(seed: u64) {
    let settings = any_switches(seed);
    let settings: Vec<(&str, Setting)> = settings.iter().map(|(name, s)| (name.as_str(), s.clone())).collect();
    let mut table = empty_table();
    let header = Header { undo: UndoLimit::Agreed, ..header(&settings, 4, seed, Player::Random) };
    if seed.is_multiple_of(4) {
        table.start(header).unwrap();
    } else {
        table.start_from(header, ARMED).unwrap();
    }
    play_on(table, seed, &mut Met::default());
}
#[test]
fn any_settings_keep_the_invariants() {
    (0..12).for_each(with_any_switches);
}
/// The same for long, now and then.
#[test]
#[ignore = "takes minutes"]
fn many_settings_keep_the_invariants() {
    (1000..1200).for_each(with_any_switches);
}

/// Scripts use what there is: they hire, engage, shoot, throw dice again, and matches end.
#[test]
fn scripts_use_it_all() {
    let mut verbs = BTreeSet::new();
    let mut hired = 0;
    for seed in 0..6 {
        let options = [("turn_cap", Setting::Number(14)), ("mode", word("Normal"))];
        let mut table = started(&options, 4, seed, script("normal"));
        while let Some(record) = table.automatic_order() {
            verbs.insert(record.order.verb.name);
            table.submit(record.seat, record.order).unwrap();
            assert!(table.journal().len() < 20_000);
        }
        hired += table.world().resource::<Hired>().hired;
        assert!(table.outcome().is_some());
    }
    for seed in 0..6 {
        let options = [("turn_cap", Setting::Number(9)), ("mode", word("Normal"))];
        let mut table = empty_table();
        table.start_from(header(&options, 4, seed, script("normal")), ARMED).unwrap();
        while let Some(record) = table.automatic_order() {
            verbs.insert(record.order.verb.name);
            table.submit(record.seat, record.order).unwrap();
        }
    }
    assert!(hired > 0);
    for verb in ["keep_men", "bid", "engage", "shoot", "reroll", "take_archers", "revolt_in_camp"] {
        assert!(verbs.contains(format!("tactique.{verb}").as_str()), "{verb} is not used: {verbs:?}");
    }
}
