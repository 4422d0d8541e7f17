//! Tactique at random and by scripts: the positions and options with which it is tried.
use super::*;
use mesnie::tactique::mercenaries::Hired;
use std::collections::BTreeSet;

pub const POSITIONS: &[Opening] = &[Opening { position: ARMED, seeds: 60, turns: 8 }];
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
    for verb in ["keep_men", "bid", "engage", "shoot", "reroll", "take_all", "revolt_in_camp"] {
        assert!(verbs.contains(format!("tactique.{verb}").as_str()), "{verb} is not used: {verbs:?}");
    }
}
