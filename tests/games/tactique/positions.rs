//! The positions from which Tactique is tried.
use crate::common::case::Opening;

pub const OPENINGS: &[Opening] = &[
    Opening { position: ARMED, seeds: 60, turns: 8 },
    Opening { position: ESTATE, seeds: 12, turns: 5 },
    Opening { position: THRONE, seeds: 24, turns: 3 },
];

/// A kingdom in the middle of everything that Tactique adds: archers, bombards, guards, camps, sieges, a revolt, a plague in
/// hand, a throne to fill.
pub const ARMED: &str = "(
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
