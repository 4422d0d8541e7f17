//! The positions from which Fief is tried.
use crate::common::case::Opening;

pub const OPENINGS: &[Opening] = &[
    Opening { position: RICH, seeds: 60, turns: 9 },
    Opening { position: COURT, seeds: 60, turns: 6 },
    Opening { position: REGENCY, seeds: 40, turns: 3 },
];

/// A kingdom in the middle of everything: fiefs, captives, mitres, a King, a Queen, a Prince, taxes, a revolt.
pub const RICH: &str = "(
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
