//! Mangonels (5.1): where their stones come down by a slow and obvious reckoning, what they break and whom they hit, and how likely they
//! and the sappers of a gallery are to bring a wall down.
use super::oil::started_at;
use super::{CASE, NO_ENGINES, NO_SIEGEWORKS};
use crate::common::case::script;
use mesnie::games::anarchy::board::Board;
use mesnie::games::anarchy::chapters::tactical::mangonels::aim::comes_down_at;
use mesnie::games::anarchy::chapters::tactical::mangonels::stones::{Structure, beside, breaks, hardness, killed};
use mesnie::games::anarchy::chapters::tactical::retreat::may_retreat;
use mesnie::games::anarchy::chapters::tactical::setup::{mangonels_at_start, site_at_start};
use mesnie::games::anarchy::data::bombardment::Material;
use mesnie::games::anarchy::data::files::{ANGEVIN, Terrain};
use mesnie::games::anarchy::rules::{AnarchyRuleData, Rules};
use mesnie::games::anarchy::state::{Emplacement, Ground, Man, Mangonel, Mangonels, Post, Site, Tasks};
use mesnie::table::prelude::*;
use proptest::prelude::*;
use proptest::sample::Index;
use std::collections::BTreeSet;

/// The rules of a scenario.
fn rules(scenario: &str) -> Rules {
    let data = CASE.rules().data.downcast_ref::<AnarchyRuleData>().expect("the data of the game");
    Rules::new(data, scenario, &Settings::new()).expect("the scenario")
}

/// The middle of a hex on the plan: columns are 1.5 apart, rows √3, odd columns half a row lower.
fn middle((col, row): (i32, i32)) -> (f64, f64) {
    let rows = f64::from(row) + if col.rem_euclid(2) == 0 { 0.0 } else { 0.5 };
    (1.5 * f64::from(col), 3.0_f64.sqrt() * rows)
}

/// How many degrees clockwise from straight ahead, and how far, a stone comes down by the sum of two dice: in the words of table 4.4.
fn off_by(sum: i32) -> (f64, f64) {
    let beside = 3.0_f64.sqrt();
    match sum {
        11 => (0.0, 0.0),
        10 => (180.0, beside),
        12 => (0.0, beside),
        9 => (240.0, beside),
        13 => (60.0, beside),
        8 => (120.0, beside),
        14 => (300.0, beside),
        // Twelve hexes around those, clockwise from straight far.
        _ => {
            let all = [15, 16, 17, 18, 19, 20, 2, 3, 4, 5, 6, 7];
            let which = all.iter().position(|other| *other == sum).expect("one of twelve");
            (30.0 * which as f64, if which % 2 == 0 { 2.0 * beside } else { 3.0 })
        }
    }
}

/// The hex struck, by angles: the line's bearing is the nearest of the six directions, of two as near the clockwise one.
fn struck_by_angle(from: (i32, i32), aimed: (i32, i32), sum: i32) -> (i32, i32) {
    let ((ax, ay), (bx, by)) = (middle(from), middle(aimed));
    let degrees = (bx - ax).atan2(ay - by).to_degrees().rem_euclid(360.0);
    let off = |ahead: f64| (degrees - ahead + 540.0).rem_euclid(360.0) - 180.0;
    let ahead = (0..6).map(|n| f64::from(n) * 60.0).min_by(|a, b| {
        let (one, other) = (off(*a).abs(), off(*b).abs());
        if (one - other).abs() < 1e-6 { off(*a).total_cmp(&off(*b)) } else { one.total_cmp(&other) }
    });
    let (turn, far) = off_by(sum);
    let way = (ahead.expect("six directions") + turn).to_radians();
    let (tx, ty) = (bx + far * way.sin(), by - far * way.cos());
    let near = (aimed.0 - 3..=aimed.0 + 3).flat_map(|col| (aimed.1 - 3..=aimed.1 + 3).map(move |row| (col, row)));
    let off = |hex: &(i32, i32)| (middle(*hex).0 - tx).hypot(middle(*hex).1 - ty);
    near.min_by(|a, b| off(a).total_cmp(&off(b))).expect("hexes around")
}

fn on_grid((col, row): (i32, i32)) -> hexx::Hex {
    hexx::Hex::from_offset_coordinates([col, row], hexx::OffsetHexMode::Odd, hexx::HexOrientation::Flat)
}

/// A mangonel of the attackers on a hex of the grid, be it beyond the edge of the map.
fn mangonel(rules: &Rules, at: (i32, i32)) -> Mangonel {
    let hex = on_grid(at);
    let at = rules.map.hexes.place(hex).map_or(Emplacement::Beyond(hex), Emplacement::Field);
    Mangonel { at, side: ANGEVIN, loaded: 4 }
}

//
#[test]
fn stones_come_down_where_angles_say() {
    let rules = rules("sc12");
    let (ground, site, tasks) = (Ground::default(), Site::default(), Tasks::default());
    let board = Board::new(&rules, &ground, &site, &tasks, &NO_ENGINES, &NO_SIEGEWORKS, 1);
    proptest!(ProptestConfig::with_cases(4000), |(
        from in (-30..58_i32, -30..70_i32), aimed: Index, sum in 2..=20
    )| {
        let i = aimed.index(28 * 40) as i32;
        let aimed = (i % 28, i / 28);
        prop_assume!(from != aimed);
        let place = |(col, row): (i32, i32)| rules.map.hexes.at(u8::try_from(row).ok()?, u8::try_from(col).ok()?);
        let there = comes_down_at(&board, &mangonel(&rules, from), place(aimed).expect("on the board"), sum);
        let expected = struck_by_angle(from, aimed, sum);
        prop_assert_eq!(there, place(expected), "from {:?} at {:?}, {}: {:?}", from, aimed, sum, expected);
    });
}

//
#[test]
fn stones_break_and_hit_what_lies_within_a_hex() {
    let rules = rules("sc13");
    let (ground, tasks) = (Ground::default(), Tasks::default());
    let (site, ..) = site_at_start(&rules);
    let men: Vec<PieceId> = rules.pieces().filter(|(_, c)| c.rider.is_none()).map(|(id, _)| id).collect();
    let gun = mangonel(&rules, (14, -20));
    proptest!(ProptestConfig::with_cases(400), |(struck: Index, places in proptest::collection::vec(any::<Index>(), 8))| {
        let mut board = Board::new(&rules, &ground, &site, &tasks, &NO_ENGINES, &NO_SIEGEWORKS, 1);
        let hexes: Vec<Place> = rules.map.hexes.places().filter(|hex| rules.map.hexes.row(*hex) < 9).collect();
        let struck = hexes[struck.index(hexes.len())];
        prop_assume!(rules.map.hexes.row(struck) < 7);
        let near: Vec<Place> = hexes.iter().copied().filter(|hex| rules.map.distance(*hex, struck) <= 2).collect();
        let mut stands: Vec<(PieceId, Place)> = vec![];
        for (id, at) in men.iter().zip(&places) {
            let hex = near[at.index(near.len())];
            if board.is_free(hex) {
                board.put(*id, Man { post: Post::OnField, ..Man::default() }, hex);
                stands.push((*id, hex));
            }
        }
        let far = |hex: Place| rules.map.distance(hex, struck);
        let expected: Vec<PieceId> = stands.iter().filter(|(_, hex)| far(*hex) == 0).map(|(id, _)| *id).collect();
        prop_assert_eq!(killed(&board, struck), expected);
        let mut expected: Vec<(PieceId, Place)> = stands.iter().copied().filter(|(_, hex)| far(*hex) == 1).collect();
        expected.sort_unstable();
        prop_assert_eq!(beside(&board, struck), expected);
        // What is built of stone or wood on this map, by the words of table 4.6.
        use Terrain::*;
        let is_built = |hex: Place| matches!(board.terrain(hex),
            Rampart | TowerTop | TowerDoor | CastleWall | KeepDoor | ArrowSlit | CastleWindow | TwinWindow | Gate | FixedBridge);
        let points = |hex: Place| match far(hex) { 0 => 6, _ => 3 };
        let mut expected: Vec<(Place, u8)> =
            hexes.iter().filter(|hex| far(**hex) <= 1 && is_built(**hex)).map(|hex| (*hex, points(*hex))).collect();
        expected.sort_unstable();
        let mut found: Vec<(Place, u8)> = breaks(&board, &gun, struck).into_iter().map(|(structure, points)| match structure {
            Structure::Wall(hex) => (hex, points),
            other => panic!("{other:?}"),
        }).collect();
        found.sort_unstable();
        prop_assert_eq!(found, expected);
    });
}

/// A stream of numbers that looks like chance and is the same every time.
struct Chance(u64);
impl Chance {
    fn die(&mut self) -> i32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % 10) as i32 + 1
    }
}

// The chances that scenario 13 names: the mine 34 %, the mangonels 39 %, one or the other 60 % (A-5.1.05, A-5.1.06, A-5.1.08, A-6.3.02,
//
#[test]
fn mine_and_mangonels_of_the_scenario_have_the_chances_that_it_names() {
    let rules = rules("sc13");
    let (ground, tasks) = (Ground::default(), Tasks::default());
    let (site, ..) = site_at_start(&rules);
    let mangonels = mangonels_at_start(&rules);
    let board = Board::new(&rules, &ground, &site, &tasks, &NO_ENGINES, &NO_SIEGEWORKS, 1).with_mangonels(&mangonels);
    let table = &rules.data.bombardment;
    let artillery = rules.data.artillery.mangonel();
    // The gallery goes two hexes in turn 1 and one in turn 2; its sappers roll in turns 6, 10, 14 and 18.
    let mining = rules.scenario.mining.expect("walls are mined");
    let rolls = (1..=rules.scenario.turns).filter(|turn| *turn > 2 && (turn - 2).is_multiple_of(mining.turns)).count();
    assert_eq!(rolls, 4);
    let hits = (1..=10).filter(|face| table.blow(Material::DoubleStone, 4 * mining.points, *face).damages()).count();
    let mine = 1.0 - (1.0 - hits as f64 / 10.0).powi(rolls as i32);
    assert!((mine - 0.34).abs() < 0.005, "mine {mine}");
    // Each mangonel shoots in turns 1, 5, 9, 13 and 17, at the middle of the north wall.
    let shots = (1..=rules.scenario.turns).step_by(artillery.reload.into()).count() * mangonels.all.len();
    assert_eq!(shots, 10);
    let target = rules.map.hexes.at(4, 14).expect("a wall");
    let curtain: Vec<Place> = ["wall_walk", "gate"].iter().flat_map(|area| rules.map.area(area)).copied().collect();
    let struck: Vec<Vec<(Structure, u8)>> = (2..=20)
        .map(|sum| {
            let there = comes_down_at(&board, &mangonels.all[0], target, sum).expect("on the map");
            let on_curtain = |structure: &Structure| matches!(structure, Structure::Wall(hex) if curtain.contains(hex));
            breaks(&board, &mangonels.all[0], there).into_iter().filter(|(one, _)| on_curtain(one)).collect()
        })
        .collect();
    let mut chance = Chance(13);
    let trials = 20_000;
    let mut won = 0;
    for _ in 0..trials {
        let mut degrees = 0;
        for _ in 0..shots {
            let sum = chance.die() + chance.die();
            for (structure, points) in &struck[(sum - 2) as usize] {
                let (material, die) = hardness(&board, *structure);
                degrees += usize::from(table.blow(material, *points, chance.die() + die).damages());
            }
        }
        won += u32::from(degrees >= 4);
    }
    let mangonels = f64::from(won) / f64::from(trials);
    assert!((mangonels - 0.39).abs() < 0.015, "mangonels {mangonels}");
    let either = 1.0 - (1.0 - mine) * (1.0 - mangonels);
    assert!((either - 0.60).abs() < 0.015, "either {either}");
}

//
#[test]
fn who_is_driven_back_by_a_stone_gets_away_from_where_it_has_struck() {
    let rules = rules("sc13");
    let (ground, tasks) = (Ground::default(), Tasks::default());
    let (site, ..) = site_at_start(&rules);
    let hex = |col: u8, row: u8| rules.map.hexes.at(row, col).expect("a hex");
    let struck = Some((Emplacement::Beyond(on_grid((14, -20))), hex(4, 17)));
    let stone = Mangonels { struck, ..Mangonels::default() };
    let (id, _) = rules.pieces().next().expect("somebody");
    for (mangonels, away) in [(&stone, true), (&Mangonels::default(), false)] {
        let mut board =
            Board::new(&rules, &ground, &site, &tasks, &NO_ENGINES, &NO_SIEGEWORKS, 1).with_mangonels(mangonels);
        board.put(id, Man { post: Post::OnField, ..Man::default() }, hex(4, 18));
        let open: Vec<Place> = board
            .map
            .neighbours(hex(4, 18))
            .iter()
            .copied()
            .filter(|to| may_retreat(&board, id, &[], *to).is_ok())
            .collect();
        let farther = |to: &Place| board.map.distance(*to, hex(4, 17)) == 2;
        assert_eq!(open.iter().all(farther), away, "{open:?}");
        assert_eq!(open.len(), if away { 3 } else { 6 });
    }
}

//
#[test]
fn scripts_man_the_gallery_dig_and_shoot() {
    let mut verbs = BTreeSet::new();
    let mut won = [0, 0];
    for seed in 0..24 {
        let mut table = started_at("sc13", seed, [script("normal"), script("normal")]);
        while let Some(record) = table.automatic_order() {
            verbs.insert(record.order.verb.name);
            table.submit(record.seat, record.order).unwrap();
        }
        let outcome = table.outcome().expect("an end");
        outcome.winners.iter().for_each(|seat| won[usize::from(seat.0)] += 1);
    }
    for wanted in ["anarchy.usual_crew", "anarchy.push", "anarchy.dig", "anarchy.battery", "anarchy.bombard"] {
        assert!(verbs.contains(wanted), "{wanted}: {verbs:?}");
    }
    assert!(won.iter().all(|won| *won > 2), "{won:?}");
}

//
#[test]
fn matches_full_of_stones_keep_the_invariants() {
    const HANDLED: [&str; 6] =
        ["anarchy.battery", "anarchy.bombard", "anarchy.dig", "anarchy.push", "anarchy.man", "anarchy.strike"];
    for seed in 0..10 {
        let normal = script("normal");
        let players = match seed % 3 {
            0 => [Player::Random, normal],
            1 => [normal, Player::Random],
            _ => [Player::Random, Player::Random],
        };
        let mut table = started_at("sc13", seed, players);
        while let Some(record) = table.automatic_order() {
            let turn = table.journal().len();
            let handled = table.prompt().and_then(|prompt| {
                let takes = |order: &&Order| HANDLED.contains(&order.verb.name);
                let all: Vec<&Order> = prompt.offered.iter().filter(takes).collect();
                let order = *all.get((turn + seed as usize) % all.len().max(1))?;
                Some(Record { seat: prompt.seat, order: *order })
            });
            let record = handled.filter(|_| !turn.is_multiple_of(3)).unwrap_or(record);
            if turn.is_multiple_of(31) {
                table.prompt_in_full();
            }
            table.submit(record.seat, record.order).unwrap();
            let broken = table.broken_invariants();
            assert!(broken.is_empty(), "seed {seed}: {broken:?}");
        }
    }
}
