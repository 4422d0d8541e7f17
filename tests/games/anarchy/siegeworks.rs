//! Fascines, rubble and mantlets: no scenario of this edition leaves a choice of the first two or gives the last, so they are tried
//! on a changed one.
use super::CASE;
use super::ground::level;
use crate::common::case::{give, script};
use mesnie::games::anarchy::board::Board;
use mesnie::games::anarchy::data::files::{Cover, Terrain};
use mesnie::games::anarchy::data::laid::LaidData;
use mesnie::games::anarchy::rules::AnarchyRuleData;
use mesnie::games::anarchy::state::{Siegeworks, Site};
use mesnie::table::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The seventh scenario, in which the Angevins bring mantlets and lay fascines.
fn castle(fascines: LaidData) -> Match {
    castle_with(fascines, LaidData::default())
}
/// The same with rubble.
fn castle_with(fascines: LaidData, rubble: LaidData) -> Match {
    let built_in = CASE.rules().data.downcast_ref::<AnarchyRuleData>().expect("the data of the game");
    let mut data = (*built_in.data).clone();
    let scenario = data.scenarios.iter_mut().find(|scenario| scenario.name == "sc07").expect("the scenario");
    scenario.angevin.fascines = fascines;
    scenario.angevin.rubble = rubble;
    scenario.angevin.mantlets = 3;
    let changed = AnarchyRuleData { data: Arc::new(data), boards: built_in.boards.clone() };
    Match::new(CASE.game, Arc::new(changed))
}

fn header(seed: u64, players: [Player; 2]) -> Header {
    Header {
        game: "anarchy".into(),
        scenario: "sc07".into(),
        options: Settings::new(),
        seed,
        seats: players.into_iter().map(SeatSetup::of).collect(),
        undo: UndoLimit::Usual,
        advice: true,
        data: BTreeMap::new(),
    }
}

fn asked(table: &Match) -> &'static str {
    table.prompt().expect("a question").text
}
fn refusal(table: &mut Match, order: &str) -> (&'static str, &'static str) {
    let record = table.read_order(order).expect("an order");
    let why = table.check(record.seat, record.order).expect_err("it is refused");
    (why.reason, why.rule)
}
/// How many ditch hexes have been filled.
fn filled(table: &Match) -> usize {
    changed_to(table, Terrain::FilledDitch)
}
/// How many hexes have become this.
fn changed_to(table: &Match, terrain: Terrain) -> usize {
    let site = table.world().resource::<Site>();
    site.changed().filter(|hex| site.terrain(*hex) == Some(terrain)).count()
}

/// Whether a mantlet in a hex stands as high as a line there: its top is a level above the ground.
pub(super) fn is_hidden_by_mantlet(board: &Board, hex: Place, height: i64, length: i64) -> bool {
    let there = board.siegeworks.mantlets.iter().any(|mantlet| mantlet.hex == hex);
    there && i64::from(level(board, hex) + 2) * length >= height
}

/// Whether a shot that comes out of a hex enters another one over the side that its mantlet faces, or one of the two beside that
///
pub(super) fn is_behind_mantlet(board: &Board, place: Place, last: Place) -> bool {
    if board.map.is_upper(place) {
        return false;
    }
    let Some(side) = board.map.hexes.heading(place, last) else { return false };
    let near = |facing: usize| (facing + 6 - side.index()) % 6;
    let at = board.siegeworks.mantlets.iter().filter(|mantlet| mantlet.hex == place);
    at.into_iter().any(|mantlet| [0, 1, 5].contains(&near(mantlet.facing.index())))
}

pub(super) fn better(a: Cover, b: Cover) -> Cover {
    if a as u8 > b as u8 { a } else { b }
}

//
#[test]
fn fascines_are_laid_on_ditch_hexes_when_the_other_side_stands() {
    let mut table = castle(LaidData { count: 3, ..LaidData::default() });
    table.start(header(1, [Player::Person, Player::Person])).unwrap();
    give(&mut table, "royalist usual_deployment");
    give(&mut table, "royalist ready");
    assert_eq!(asked(&table), "anarchy-ask-fascines");
    assert_eq!(refusal(&mut table, "angevin lay 13,17"), ("fascine_place", "A-3.4.08"));
    give(&mut table, "angevin lay 13,16");
    assert_eq!(refusal(&mut table, "angevin lay 13,16"), ("fascine_place", "A-3.4.08"));
    assert_eq!(filled(&table), 1);
    give(&mut table, "angevin usual_fascines");
    assert_eq!(filled(&table), 3);
    // From then on none is laid any more.
    assert_eq!(asked(&table), "anarchy-ask-move");
    give(&mut table, "angevin take robin");
    assert_eq!(refusal(&mut table, "angevin lay 15,16"), ("task_impossible", "A-3.4.08"));
}

//
#[test]
fn fascines_are_laid_where_the_scenario_wants_them_or_not_at_all() {
    let mut table = castle(LaidData { count: 2, hexes: vec![(13, 16), (15, 16), (17, 16)], ..LaidData::default() });
    table.start(header(1, [Player::Person, Player::Person])).unwrap();
    give(&mut table, "royalist usual_deployment");
    give(&mut table, "royalist ready");
    assert_eq!(refusal(&mut table, "angevin lay 12,16"), ("fascine_place", "A-3.4.08"));
    give(&mut table, "angevin lay 17,16");
    give(&mut table, "angevin laid");
    assert_eq!((asked(&table), filled(&table)), ("anarchy-ask-move", 1));
}

//
#[test]
fn rubble_is_laid_on_walls_when_the_other_side_stands() {
    let any = LaidData { count: 3, ..LaidData::default() };
    let mut table = castle_with(LaidData { count: 1, hexes: vec![(13, 16), (15, 16)], ..LaidData::default() }, any);
    table.start(header(1, [Player::Person, Player::Person])).unwrap();
    give(&mut table, "royalist put 10,4");
    give(&mut table, "royalist usual_deployment");
    give(&mut table, "royalist ready");
    // Fascines first; who lays no more of them is asked about rubble.
    assert_eq!(asked(&table), "anarchy-ask-fascines");
    give(&mut table, "angevin laid");
    assert_eq!(asked(&table), "anarchy-ask-rubble");
    // Somebody stands there.
    assert_eq!(refusal(&mut table, "angevin breach 10,4"), ("rubble_place", "A-6.4.01"));
    for no_wall in ["8,16", "10,10", "14,15", "8,15", "9,15", "14,7"] {
        assert_eq!(
            refusal(&mut table, &format!("angevin breach {no_wall}")),
            ("rubble_place", "A-6.4.01"),
            "{no_wall}"
        );
    }
    // Walls, ramparts and slits, but where somebody stands.
    for walls in [&["12,8", "17,10"][..], &["10,4", "11,4", "13,4", "14,4", "16,4"], &["12,9", "17,9"]] {
        let free = |table: &mut Match, wall: &str| {
            let record = table.read_order(&format!("angevin breach {wall}")).expect("an order");
            table.check(record.seat, record.order).is_ok()
        };
        assert!(walls.iter().any(|wall| free(&mut table, wall)), "{walls:?}");
    }
    give(&mut table, "angevin breach 12,8");
    assert_eq!(refusal(&mut table, "angevin breach 12,8"), ("rubble_place", "A-6.4.01"));
    give(&mut table, "angevin usual_rubble");
    assert_eq!((asked(&table), changed_to(&table, Terrain::Rubble)), ("anarchy-ask-move", 3));
    give(&mut table, "angevin take robin");
    assert_eq!(refusal(&mut table, "angevin breach 18,15"), ("task_impossible", "A-6.4.01"));
}

//
#[test]
fn what_the_scenario_names_hex_by_hex_lies_there_from_the_start() {
    let rubble = LaidData { count: 2, hexes: vec![(10, 15), (11, 15)], ..LaidData::default() };
    let mut table = castle_with(LaidData { count: 1, hexes: vec![(10, 16)], ..LaidData::default() }, rubble);
    table.start(header(1, [Player::Person, Player::Person])).unwrap();
    assert_eq!((changed_to(&table, Terrain::Rubble), filled(&table)), (2, 1));
    give(&mut table, "royalist usual_deployment");
    give(&mut table, "royalist ready");
    assert_eq!(asked(&table), "anarchy-ask-move");
}

//
#[test]
fn matches_with_mantlets_and_fascines_keep_the_invariants() {
    let mut verbs = BTreeSet::new();
    let mut brought = 0;
    for seed in 0..24 {
        let rubble = LaidData { count: (seed % 3) as u8, ..LaidData::default() };
        let mut table = castle_with(LaidData { count: 4, ..LaidData::default() }, rubble);
        let normal = script("normal");
        let players = match seed % 4 {
            0 => [normal, Player::Random],
            1 => [normal.clone(), normal],
            _ => [Player::Random, Player::Random],
        };
        table.start(header(seed, players)).unwrap();
        while let Some(record) = table.automatic_order() {
            // A chance among hundreds: the mantlets come with the first men who can bring them.
            let taken = table.prompt().and_then(|prompt| {
                let takes = |order: &&Order| order.verb.name == "anarchy.take_mantlet";
                Some(Record { seat: prompt.seat, order: *prompt.offered.iter().find(takes)? })
            });
            let record = taken.filter(|_| table.journal().len().is_multiple_of(3)).unwrap_or(record);
            verbs.insert(record.order.verb.name);
            // Every refusal is asked about, too.
            if table.journal().len().is_multiple_of(11) || record.order.verb.name == "anarchy.face" {
                table.prompt_in_full();
            }
            table.submit(record.seat, record.order).unwrap();
            let broken = table.broken_invariants();
            assert!(broken.is_empty(), "seed {seed}, {}: {broken:?}", table.write_order(record));
        }
        assert!(table.outcome().is_some(), "seed {seed}");
        brought += table.world().resource::<Siegeworks>().mantlets.len();
    }
    for verb in [
        "anarchy.lay",
        "anarchy.breach",
        "anarchy.usual_fascines",
        "anarchy.take_mantlet",
        "anarchy.wheel",
        "anarchy.face",
    ] {
        assert!(verbs.contains(verb), "{verb} never comes up");
    }
    assert!(brought > 10, "{brought}");
}
