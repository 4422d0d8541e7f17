//! Stones and oil: placed before the battle, a second reckoning of whom oil reaches and of where a basin is carried, and matches in
//! which they are handled whenever they can be.
use super::CASE;
use super::ground::level;
use crate::common::case::{give, script};
use mesnie::games::anarchy::access::Read;
use mesnie::games::anarchy::board::Board;
use mesnie::games::anarchy::chapters::tactical::siegeworks::oil::{are_opposite, may_pour};
use mesnie::games::anarchy::chapters::tactical::siegeworks::spread::splashed;
use mesnie::games::anarchy::data::files::Terrain;
use mesnie::games::anarchy::state::{Post, Siegeworks};
use mesnie::table::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

fn started(seed: u64, players: [Player; 2]) -> Match {
    started_at("sc10", seed, players)
}
pub fn started_at(scenario: &str, seed: u64, players: [Player; 2]) -> Match {
    let mut table = Match::new(CASE.game, CASE.rules().data.clone());
    let header = Header {
        game: "anarchy".into(),
        scenario: scenario.into(),
        options: Settings::new(),
        seed,
        seats: players.into_iter().map(SeatSetup::of).collect(),
        undo: UndoLimit::Usual,
        advice: true,
        data: BTreeMap::new(),
    };
    table.start(header).unwrap();
    table
}

fn asked(table: &Match) -> &'static str {
    table.prompt().expect("a question").text
}
fn refusal(table: &mut Match, order: &str) -> (&'static str, &'static str) {
    let record = table.read_order(order).expect("an order");
    let why = table.check(record.seat, record.order).expect_err("it is refused");
    (why.reason, why.rule)
}

//
#[test]
fn stones_and_oil_are_placed_on_the_walls_with_the_deployment() {
    let mut table = started(1, [Player::Person, Player::Person]);
    give(&mut table, "royalist usual_deployment");
    give(&mut table, "royalist ready");
    assert_eq!(asked(&table), "anarchy-ask-heaps");
    // Neither in the court nor in the ditch; a tower will do, and whoever stands there does not matter.
    for no_wall in ["16,15", "12,6", "18,16", "13,18", "17,12", "14,15"] {
        assert_eq!(refusal(&mut table, &format!("royalist heap_up {no_wall}")), ("heap_place", "A-4.5.02"));
    }
    give(&mut table, "royalist heap_up 15,15");
    assert_eq!(refusal(&mut table, "royalist heap_up 15,15"), ("one_heap", "A-4.5.04"));
    give(&mut table, "royalist heap_up 18,15");
    // Then the oil.
    assert_eq!(asked(&table), "anarchy-ask-basins");
    assert_eq!(refusal(&mut table, "royalist place_basin 12,6"), ("basin_place", "A-4.3.01"));
    give(&mut table, "royalist place_basin 18,15");
    assert_eq!(refusal(&mut table, "royalist place_basin 18,15"), ("one_basin", "A-4.3.07"));
    give(&mut table, "royalist usual_basins");
    let works = table.world().resource::<Siegeworks>().clone();
    assert_eq!((works.heaps.len(), works.basins.len()), (2, 3));
    assert!(works.basins.iter().all(|basin| basin.bearers.is_none() && !basin.set));
    // Only then do the besiegers lay their fascines.
    assert_eq!(asked(&table), "anarchy-ask-fascines");
    give(&mut table, "angevin laid");
    assert_eq!(asked(&table), "anarchy-ask-move");
    give(&mut table, "angevin take galeran");
    assert_eq!(refusal(&mut table, "angevin heap_up 18,15"), ("wrong_phase", ""));
}

//
#[test]
fn who_wants_no_more_stones_goes_on_to_the_oil() {
    let mut table = started(1, [Player::Person, Player::Person]);
    give(&mut table, "royalist usual_deployment");
    give(&mut table, "royalist ready");
    give(&mut table, "royalist laid");
    assert_eq!(asked(&table), "anarchy-ask-basins");
    give(&mut table, "royalist laid");
    assert_eq!(asked(&table), "anarchy-ask-fascines");
    let works = table.world().resource::<Siegeworks>();
    assert!(works.heaps.is_empty() && works.basins.is_empty());
}

/// Column and row of a hex.
fn offset(board: &Board, hex: Place) -> (i32, i32) {
    let label = board.map.label(board.map.hex_of(hex));
    let (col, row) = label.trim_end_matches('+').split_once(',').expect("a column and a row");
    (col.parse().expect("a number"), row.parse().expect("a number"))
}
/// How far two hexes lie apart, by their columns and rows: odd columns lie half a hex lower.
fn apart(board: &Board, a: Place, b: Place) -> i32 {
    let cube = |hex: Place| {
        let (col, row) = offset(board, hex);
        let z = row - (col - (col & 1)) / 2;
        (col, -col - z, z)
    };
    let (a, b) = (cube(a), cube(b));
    [(a.0 - b.0).abs(), (a.1 - b.1).abs(), (a.2 - b.2).abs()].into_iter().max().expect("three")
}

/// Whether a parapet looks from a hex towards another one: the wall walk has one on every side that is not court, wall walk or stairs
/// (12.1).
fn has_parapet(board: &Board, hex: Place, towards: Place) -> bool {
    use Terrain::*;
    let inner = [Court, Rampart, TowerDoor, TowerTop, Stairs];
    [Rampart, TowerTop, TowerDoor].contains(&board.terrain(hex)) && !inner.contains(&board.terrain(towards))
}
/// Whether a wall stands in a hex, with its windows and slits, or a closed door, open to the inside alone.
fn is_walled(board: &Board, hex: Place, from: Place) -> bool {
    use Terrain::*;
    let terrain = board.terrain(hex);
    let inner = || board.map.heading(hex, from).is_some_and(|side| board.map.inside(hex).contains(side));
    match terrain {
        Wall | CastleWall => true,
        ChurchWindow | ChapelWindow | ArrowSlit | CastleWindow | TwinWindow => !inner(),
        GreatDoor | Gate | KeepDoor => board.is_shut(hex) && !inner(),
        _ => false,
    }
}

/// Whom oil reaches that comes down in a hex, beside it or, where a basin falls, in it: at the same level or lower, with neither wall
/// nor parapet between.
fn slowly(board: &Board, from: Place, falls: bool) -> Vec<PieceId> {
    let reaches = |place: Place| {
        let hex = board.map.hex_of(place);
        let between = [(from, hex), (hex, from)]
            .into_iter()
            .any(|(one, other)| has_parapet(board, one, other) || is_walled(board, one, other));
        level(board, place) <= level(board, from)
            && match apart(board, from, hex) {
                0 => falls,
                1 => !between,
                _ => false,
            }
    };
    let stands = |id: &PieceId| board.man(*id).post == Post::OnField;
    // Who is under the oil suffers that alone.
    let is_under = |id: &PieceId| !falls && board.hexes_of(*id).any(|place| board.map.hex_of(place) == from);
    board.all().filter(stands).filter(|id| board.hexes_of(*id).any(reaches) && !is_under(id)).collect()
}

/// Whether a basin in a hex can be tipped over another one.
fn pours(board: &Board, side: Seat, at: Place, to: Place) -> bool {
    let basin = board.siegeworks.basins.iter().find(|basin| basin.hex == at).expect("a basin");
    let foes = |place: Place| {
        let is_foe = |id: &PieceId| board.man(*id).post == Post::OnField && board.side(*id) != side;
        board.all().filter(is_foe).any(|id| board.hexes_of(id).any(|hex| hex == place))
    };
    let head = board.map.upper(to);
    [Terrain::Rampart, Terrain::TowerTop].contains(&board.terrain(at))
        && apart(board, at, to) == 1
        && level(board, to) < level(board, at)
        && (foes(to) || foes(head))
        && (basin.set || !has_parapet(board, at, to))
}

/// Whether two men on two hexes can bear a basin: both beside it, with another hex between them; in a corner any two beside
/// it; where there is one hex alone, the second behind the first.
fn bear(board: &Board, basin: Place, one: Place, other: Place) -> bool {
    let open = |a: Place, b: Place| apart(board, a, b) == 1 && board.join(a, b).is_fought_over();
    let posts: Vec<Place> = board.map.hexes.places().filter(|hex| open(basin, *hex)).collect();
    let lie_apart = |a: Place, b: Place| apart(board, a, b) == 2;
    let has_sides = posts.iter().any(|a| posts.iter().any(|b| lie_apart(*a, *b)));
    let both = posts.contains(&one) && posts.contains(&other) && one != other;
    match posts.len() {
        1 => {
            let (first, second) = if posts[0] == one { (one, other) } else { (other, one) };
            posts[0] == first && second != basin && open(first, second)
        }
        _ if has_sides => both && lie_apart(one, other),
        _ => both,
    }
}

//
#[test]
fn oil_reaches_whom_the_rule_book_says() {
    let (mut reached, mut poured, mut opposite, mut wrong) = (0, 0, 0, BTreeSet::new());
    for seed in 0..7 {
        let mut table = started(seed, [script("normal"), script("normal")]);
        while let Some(record) = table.automatic_order() {
            table.submit(record.seat, record.order).unwrap();
            if !table.journal().len().is_multiple_of(11) {
                continue;
            }
            let world = table.world_mut();
            let check = move |battle: Read| {
                let board = battle.board();
                let (mut counts, mut wrong) = ([0; 3], vec![]);
                let walls = board.map.hexes.places().filter(|hex| board.map.is_upper(*hex) || level(&board, *hex) != 0);
                for hex in walls {
                    for falls in [false, true] {
                        let slow = slowly(&board, hex, falls);
                        counts[0] += slow.len();
                        if splashed(&board, hex, falls) != slow {
                            wrong.push(format!("from {} ({falls})", board.map.label(hex)));
                        }
                    }
                }
                for basin in &board.siegeworks.basins {
                    let near = board.map.neighbours(basin.hex);
                    for to in near {
                        for side in [Seat(0), Seat(1)] {
                            let slow = pours(&board, side, basin.hex, *to);
                            counts[1] += usize::from(slow);
                            if may_pour(&board, side, basin.hex, *to).is_ok() != slow {
                                wrong.push(format!("{} over {}", board.map.label(basin.hex), board.map.label(*to)));
                            }
                        }
                    }
                    let all = board.map.hexes.places().filter(|hex| apart(&board, *hex, basin.hex) < 4);
                    let all: Vec<Place> = all.collect();
                    for (one, other) in all.iter().flat_map(|one| all.iter().map(move |other| (*one, *other))) {
                        let slow = bear(&board, basin.hex, one, other);
                        counts[2] += usize::from(slow);
                        if are_opposite(&board, basin.hex, [one, other]) != slow {
                            wrong.push(format!("{} and {}", board.map.label(one), board.map.label(other)));
                        }
                    }
                }
                (counts, wrong)
            };
            let (counts, found) = bevy::ecs::system::RunSystemOnce::run_system_once(world, check).expect("it is read");
            reached += counts[0];
            poured += counts[1];
            opposite += counts[2];
            wrong.extend(found);
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
    assert!(reached > 500 && poured > 20 && opposite > 1000, "{reached} {poured} {opposite}");
}

/// Orders that are given now and then wherever they are on offer, so often at most: for matches full of things that are seldom handled.
pub struct Handled<'v> {
    pub verbs: &'v [&'static str],
    pub most: u32,
}

impl Handled<'_> {
    /// Plays a match to its end and looks after its invariants; notes which orders were given.
    pub fn plays(&self, table: &mut Match, seed: u64, verbs: &mut BTreeSet<&'static str>) {
        let is_handled = |order: &Order| self.verbs.contains(&order.verb.name);
        let mut left = self.most;
        while let Some(record) = table.automatic_order() {
            let turn = table.journal().len();
            let handled = table.prompt().and_then(|prompt| {
                let all: Vec<&Order> = prompt.offered.iter().filter(|order| is_handled(order)).collect();
                let order = *all.get(turn % all.len().max(1))?;
                Some(Record { seat: prompt.seat, order: *order })
            });
            let record = handled.filter(|_| left > 0 && !turn.is_multiple_of(4)).unwrap_or(record);
            if is_handled(&record.order) {
                left = left.saturating_sub(1);
            }
            verbs.insert(record.order.verb.name);
            // Every refusal is asked about, too.
            if turn.is_multiple_of(29) {
                table.prompt_in_full();
            }
            table.submit(record.seat, record.order).unwrap();
            let broken = table.broken_invariants();
            assert!(broken.is_empty(), "seed {seed}, {}: {broken:?}", table.write_order(record));
        }
        assert!(table.outcome().is_some(), "seed {seed}");
    }
}

//
#[test]
fn matches_full_of_oil_and_stones_keep_the_invariants() {
    // A chance among hundreds: whoever can handle a basin or a heap does so now and then. Shifting a heap costs nothing and could be
    // begun for ever.
    let handled = Handled {
        verbs: &[
            "anarchy.lift_basin",
            "anarchy.set_basin",
            "anarchy.basin_to",
            "anarchy.shift_heap",
            "anarchy.heap_to",
            "anarchy.tip",
            "anarchy.pour",
        ],
        most: 120,
    };
    let mut verbs = BTreeSet::new();
    let mut spilt = 0;
    for seed in 0..12 {
        let normal = script("normal");
        let players = match seed % 3 {
            0 => [Player::Random, normal],
            1 => [normal.clone(), normal],
            _ => [normal, Player::Random],
        };
        let mut table = started(seed, players);
        handled.plays(&mut table, seed, &mut verbs);
        spilt += table.chronicle(None).filter(|entry| entry.event == "anarchy-log-basin-falls").count();
    }
    for verb in [
        "anarchy.throw_at",
        "anarchy.shift_heap",
        "anarchy.heap_to",
        "anarchy.lift_basin",
        "anarchy.set_basin",
        "anarchy.basin_to",
        "anarchy.tip",
        "anarchy.pour",
    ] {
        assert!(verbs.contains(verb), "{verb} never comes up");
    }
    assert!(spilt > 3, "{spilt}");
}

// the usual place of the basin is of use against the ram, and who commands keeps away until there is a breach.
#[test]
fn scripts_pour_oil_on_a_ram_whose_commanders_wait_afar() {
    /// Hexes from the gate, which is in column 14 and row 15.
    const AFAR: u8 = 12;
    let (mut pours, mut stood, mut near) = (0, 0, 0);
    for seed in 0..16 {
        let mut table = started_at("sc12", seed, [script("normal"), script("normal")]);
        while let Some(record) = table.automatic_order() {
            pours += usize::from(record.order.verb.name == "anarchy.pour");
            let ends_movement = record.order.verb.name == "anarchy.done" && record.seat == Seat(1);
            table.submit(record.seat, record.order).unwrap();
            if !ends_movement {
                continue;
            }
            let count = |battle: Read| {
                let board = battle.board();
                let gate = board.map.hexes.at(15, 14).expect("a hex");
                // They have had time to go back.
                if board.turn < 4 || board.terrain(gate) != Terrain::Gate {
                    return [0; 2];
                }
                let commands = board.on_field(Seat(1)).filter(|id| board.rules.class(*id).commands);
                let far: Vec<u8> = commands.map(|id| board.map.distance(board.front(id), gate)).collect();
                [far.len(), far.iter().filter(|far| **far < AFAR).count()]
            };
            let [all, close] =
                bevy::ecs::system::RunSystemOnce::run_system_once(table.world_mut(), count).expect("it is read");
            (stood, near) = (stood + all, near + close);
        }
    }
    assert!(pours >= 3, "oil was poured {pours} times");
    assert!(stood > 100 && near * 10 < stood, "{near} of {stood} times a commander stood close to the gate");
}
