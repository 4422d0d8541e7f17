//! Belfries: their hexes and faces written slowly from the rule book beside the program, and what the built-in scenario cannot show:
//! walls of other heights, and hourds before them.
use super::{CASE, NO_SIEGEWORKS};
use mesnie::games::anarchy::board::Board;
use mesnie::games::anarchy::board::belfries::{Face, Tower};
use mesnie::games::anarchy::chapters::tactical::paths::{may_step, step_cost};
use mesnie::games::anarchy::data::engines::EngineKind;
use mesnie::games::anarchy::data::files::{ANGEVIN, Fuel, Kindle, Terrain};
use mesnie::games::anarchy::rules::{AnarchyRuleData, Rules};
use mesnie::games::anarchy::state::{Belfries, Engine, Engines, Ground, Site, Tasks};
use mesnie::table::data::Source;
use mesnie::table::kit::hex_map::Heading;
use mesnie::table::prelude::{Place, RuleSet, Settings};
use mesnie::table::text::locales::{Lang, Texts};
use std::path::Path;
use std::process::Command;
use std::{fs, process::Output};

/// The rules of The Belfry, with ramparts on this level instead of 2.
fn rules(level: i32) -> Rules {
    let mut files = CASE.rules().files.clone();
    let text = files.get_mut("anarchy/terrain.ron").expect("the terrains");
    let built_in = "(terrain: Rampart, char: 'C', foot: 1, cover: Strong, defence: -1, level: 4, top: 5)";
    assert!(text.contains(built_in));
    *text = text.replace(built_in, &rampart(level));
    let (rules, findings) = RuleSet::read(CASE.game, Source::memory(files));
    assert_eq!(findings.render(&Texts::new(Lang::En)), "");
    let rules = rules.expect("sound rule data");
    let data = rules.data.downcast_ref::<AnarchyRuleData>().expect("the data of the game");
    Rules::new(data, "sc09", &Settings::new()).expect("the scenario")
}
fn rampart(level: i32) -> String {
    let (at, top) = (2 * level, 2 * level + 1);
    format!("(terrain: Rampart, char: 'C', foot: 1, cover: Strong, defence: -1, level: {at}, top: {top})")
}

/// A belfry on the board with its lead on a hex, looking this way.
fn with_belfry<T>(rules: &Rules, lead: (u8, u8), heading: Heading, look: impl FnOnce(&Board, &Tower) -> T) -> T {
    let (ground, site, tasks, belfries) = (Ground::default(), Site::default(), Tasks::default(), Belfries::default());
    let lead = rules.map.hexes.hex(rules.map.hexes.at(lead.1, lead.0).expect("a hex"));
    let engines = Engines { all: vec![Engine::new(EngineKind::Belfry, ANGEVIN, lead, heading)], ..Engines::default() };
    let board = Board::new(rules, &ground, &site, &tasks, &engines, &NO_SIEGEWORKS, 1).with_belfries(&belfries);
    let tower = board.tower(0).expect("a belfry");
    look(&board, tower)
}

// AX-19
#[test]
fn the_floors_are_as_high_as_the_wall_asks() {
    // In halves of a level: the first floor, that of the bridge, the top.
    let heights = [(1, [None, Some(2), Some(4)]), (2, [Some(2), Some(4), Some(6)]), (3, [Some(2), Some(6), Some(8)])];
    for (level, wanted) in heights {
        let rules = rules(level);
        with_belfry(&rules, (18, 27), Heading::ALL[0], |board, tower| {
            assert_eq!(tower.levels, wanted, "against a wall of level {level}");
            // It hides whatever is behind it up to a level above its top.
            let top = wanted[2].expect("a top") + 2;
            assert!(tower.cells.iter().flatten().all(|hex| board.roof_top(*hex) == Some(top)));
        });
        // Without a wall ahead it is as high as against one of two levels.
        with_belfry(&rules, (3, 27), Heading::ALL[3], |_, tower| assert_eq!(tower.levels, heights[1].1));
    }
}

/// The hexes of a belfry one by one, the middle column first, each column from its front (12.1).
fn slow_cells(lead: hexx::Hex, heading: Heading) -> Vec<hexx::Hex> {
    let go = |hex: hexx::Hex, turns: i32| hex + heading.turned(turns).step();
    let column = |first: hexx::Hex, count: usize| {
        std::iter::successors(Some(first), |hex| Some(go(*hex, 3))).take(count).collect::<Vec<_>>()
    };
    [column(lead, 4), column(go(lead, 1), 5), column(go(lead, 5), 5)].concat()
}

//
#[test]
fn the_belfry_is_that_of_the_rule_book() {
    let rules = rules(2);
    let data = rules.data.engines.of(EngineKind::Belfry);
    let tower = data.tower.as_ref().expect("floors");
    assert_eq!((data.enter_mp, data.useless_at, data.top), (2, 7, 2));
    assert_eq!(data.speed.iter().map(|line| (line.men, line.hexes)).collect::<Vec<_>>(), [(8, 2), (4, 1)]);
    assert_eq!(data.ground, [Terrain::Flat, Terrain::FilledDitch]);
    assert_eq!(tower.capacity, [10, 10, 6]);
    assert_eq!((tower.ladder_mp, tower.along_mp, tower.bridge_mp), (3, 1, 2));
    assert_eq!((tower.bridge_reach, tower.winch_men, tower.winch_turns, tower.dead_share), (2, 2, 1, 50));
    let front = |means| rules.kindles_from(Fuel::BelfryFront, means);
    let sides = |means| rules.kindles_from(Fuel::BelfrySides, means);
    let means = [Kindle::Arrow, Kindle::Torch, Kindle::Oil, Kindle::Spread];
    assert_eq!(means.map(front), [Some(10), Some(9), None, Some(9)]);
    assert_eq!(means.map(sides), [Some(8), Some(6), None, Some(7)]);
    for heading in Heading::ALL {
        with_belfry(&rules, (13, 29), heading, |board, tower| {
            let lead = board.engines.all[0].lead;
            let slow = slow_cells(lead, heading);
            let hexes: Vec<hexx::Hex> = tower.cells.iter().flatten().map(|hex| board.map.hexes.hex(*hex)).collect();
            assert_eq!(hexes, slow, "{heading:?}");
            // On the ground twelve of them hold men: not the ends of the middle column.
            let open: Vec<usize> = (0..slow.len())
                .filter(|cell| board.berth(tower.cells[*cell].expect("on the map")).is_some_and(|at| at.cell.men))
                .collect();
            assert_eq!(open, (0..14).filter(|cell| *cell != 0 && *cell != 3).collect::<Vec<_>>());
            assert_eq!((tower.ladder(), tower.winch(), tower.heads()), (2, [4, 9], [0, 4, 9]));
            // Every floor lies over the same hexes, and the board shows the ground as long as the bridge is up.
            for (cell, hex) in tower.cells.iter().flatten().enumerate() {
                for floor in tower.floors() {
                    let place = board.on_level(tower, floor, cell as u8).expect("on the map");
                    assert_eq!(board.map.hex_of(place), *hex);
                }
            }
            assert_eq!(tower.shown_floor(), 0);
        });
    }
}

/// Which side of a belfry a hexside is, by where the middle of the next hex lies: in front of the foremost hex of its own column, behind
/// its last one, or beside them.
fn slow_face(lead: hexx::Hex, heading: Heading, hex: hexx::Hex, next: hexx::Hex) -> Face {
    let cells = slow_cells(lead, heading);
    if cells.contains(&next) {
        return Face::Inside;
    }
    let step = heading.step();
    let column = |far: std::ops::RangeInclusive<i32>| far.into_iter().any(|n| cells.contains(&(next + step * n)));
    assert!(cells.contains(&hex));
    match (column(-6..=-1), column(1..=6)) {
        (true, false) => Face::Front,
        (false, true) => Face::Rear,
        _ => Face::Side,
    }
}

//
#[test]
fn the_faces_of_a_belfry_are_where_the_rule_book_has_them() {
    let rules = rules(2);
    for heading in Heading::ALL {
        with_belfry(&rules, (13, 29), heading, |board, tower| {
            let lead = board.engines.all[0].lead;
            let mut faces = [0; 4];
            for hex in tower.cells.iter().flatten() {
                for towards in Heading::ALL {
                    let at = board.map.hexes.hex(*hex);
                    let wanted = slow_face(lead, heading, at, at + towards.step());
                    assert_eq!(tower.face(board.map, *hex, towards), wanted, "{heading:?} {hex:?} {towards:?}");
                    faces[wanted as usize] += 1;
                }
            }
            // Its front and its rear are five hexsides wide, each side ten long.
            assert_eq!(faces[Face::Front as usize], 5);
            assert_eq!(faces[Face::Rear as usize], 5);
            assert_eq!(faces[Face::Side as usize], 20);
        });
    }
}

/// A place in or at a belfry, as the rule book speaks of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spot {
    /// In the belfry: the floor, 0 for the ground, and the number of the hex.
    In(u8, usize),
    /// On the bridge that is down.
    Bridge,
    /// On the wall beside it.
    Wall,
    /// On the open ground.
    Ground,
}

/// What a step between two places at a belfry before a wall of two levels costs somebody who has points for it; nothing if there is none.
/// Written from 4.2.5 and 4.2.8.
fn slow_step(board: &Board, lead: hexx::Hex, a: (Spot, hexx::Hex), b: (Spot, hexx::Hex)) -> Option<i32> {
    let heading = board.engines.all[0].heading;
    let beside = a.1.unsigned_distance_to(b.1) == 1;
    let axle = |floor: u8, cell: usize| floor == 0 && (cell == 0 || cell == 3);
    match (a.0, b.0) {
        (Spot::In(f, c), Spot::In(g, d)) if axle(f, c) || axle(g, d) => None,
        (Spot::In(f, _), Spot::In(g, d)) if f == g && beside => {
            // The winch is at the heads of the side columns of the second floor.
            Some(if f == 2 && (d == 4 || d == 9) { 2 } else { 1 })
        }
        (Spot::In(f, 2), Spot::In(g, 2)) if f.abs_diff(g) == 1 => Some(3),
        (Spot::In(..), Spot::In(..)) => None,
        // Over the front of the second floor onto the bridge and back.
        (Spot::In(2, c), Spot::Bridge) if [0, 4, 9].contains(&c) && beside => Some(1),
        (Spot::Bridge, Spot::In(2, d)) if [0, 4, 9].contains(&d) && beside => Some(if d == 0 { 1 } else { 2 }),
        (Spot::In(..), Spot::Bridge | Spot::Wall) | (Spot::Bridge | Spot::Wall, Spot::In(..)) => None,
        // In and out at the rear of the ground.
        (Spot::Ground, Spot::In(0, d)) if !axle(0, d) && beside => {
            (slow_face(lead, heading, b.1, a.1) == Face::Rear).then_some(2)
        }
        (Spot::In(0, c), Spot::Ground) if !axle(0, c) && beside => {
            (slow_face(lead, heading, a.1, b.1) == Face::Rear).then_some(1)
        }
        (Spot::In(..), Spot::Ground) | (Spot::Ground, Spot::In(..)) => None,
        (Spot::Bridge, Spot::Bridge) if beside => Some(1),
        (Spot::Bridge, Spot::Wall) | (Spot::Wall, Spot::Bridge) if beside => Some(2),
        (Spot::Bridge, Spot::Ground | Spot::Wall | Spot::Bridge) | (Spot::Ground | Spot::Wall, Spot::Bridge) => None,
        (Spot::Ground | Spot::Wall, Spot::Ground | Spot::Wall) => unreachable!("no step at a belfry"),
    }
}

//
#[test]
fn steps_in_a_belfry_are_those_of_the_rule_book() {
    let rules = rules(2);
    for (lead, down) in [((18, 17), true), ((18, 18), true), ((18, 17), false)] {
        let at = |col: u8, row: u8| rules.map.hexes.at(row, col).expect("a hex");
        let upper = |col: u8, row: u8| rules.map.upper(at(col, row));
        let bridge = match (down, lead) {
            (false, _) => vec![],
            (true, (18, 17)) => vec![upper(18, 16), at(18, 15), at(17, 15), at(19, 15)],
            _ => vec![upper(17, 16), at(17, 15), upper(19, 16), at(19, 15)],
        };
        let (ground, tasks) = (Ground::default(), Tasks::default());
        let mut site = Site::default();
        (17..=19).for_each(|col| site.becomes(at(col, 16), Terrain::FilledDitch));
        let mut belfries = Belfries::default();
        if down {
            (belfries.change(0).bridge, belfries.change(0).lowered) = (bridge.clone(), true);
        }
        let hex = rules.map.hexes.hex(at(lead.0, lead.1));
        let engine = Engine::new(EngineKind::Belfry, ANGEVIN, hex, Heading::ALL[0]);
        let engines = Engines { all: vec![engine], ..Engines::default() };
        let board = Board::new(&rules, &ground, &site, &tasks, &engines, &NO_SIEGEWORKS, 1).with_belfries(&belfries);
        // When its bridge is down the board shows the floor of the bridge, and not the ground.
        assert_eq!(board.tower(0).expect("a belfry").shown_floor(), if down { 2 } else { 0 });
        let cells = slow_cells(hex, Heading::ALL[0]);
        let man = rules.pieces().find(|(_, c)| c.side == ANGEVIN && c.rider.is_none()).expect("a man").0;
        let spot = |place: Place| -> Option<Spot> {
            let hex = board.map.hexes.hex(board.map.hex_of(place));
            let cell = cells.iter().position(|cell| *cell == hex);
            match (board.map.floor_of(place), cell) {
                (Some(floor), Some(cell)) => return Some(Spot::In(floor, cell)),
                (Some(_), None) => return None,
                (None, _) => {}
            }
            if bridge.contains(&place) {
                return Some(Spot::Bridge);
            }
            match (board.map.is_upper(place), cell) {
                (true, _) => None,
                (false, Some(cell)) => Some(Spot::In(0, cell)),
                (false, None) if board.map.terrain(place) == Terrain::Rampart => Some(Spot::Wall),
                (false, None) if board.map.terrain(place) == Terrain::TowerDoor => Some(Spot::Wall),
                (false, None) if board.terrain(place) == Terrain::Flat => Some(Spot::Ground),
                (false, None) => None,
            }
        };
        let near = |place: &Place| board.map.distance(*place, at(18, 18)) <= 5;
        let places: Vec<Place> = (0..board.map.places() as u16).map(Place).filter(near).collect();
        let (mut inside, mut tried) = (0, 0);
        for a in &places {
            for b in places.iter().filter(|b| *b != a) {
                let (Some(here), Some(there)) = (spot(*a), spot(*b)) else { continue };
                let outside = |spot: Spot| matches!(spot, Spot::Ground | Spot::Wall);
                if outside(here) && outside(there) || board.map.distance(*a, *b) > 1 {
                    continue;
                }
                let hex = |place: Place| board.map.hexes.hex(board.map.hex_of(place));
                let wanted = slow_step(&board, cells[0], (here, hex(*a)), (there, hex(*b)));
                let found = may_step(&board, man, *a, *b).is_ok().then(|| step_cost(&board, man, *a, *b));
                let label = |place: Place| board.map.label(place);
                assert_eq!(found, wanted, "{} to {}, {here:?} to {there:?}", label(*a), label(*b));
                // Whoever is looked for beside a place is found there.
                assert!(wanted.is_none() || board.near(*a).any(|near| near == *b), "{} {}", label(*a), label(*b));
                inside += u32::from(wanted.is_some());
                tried += 1;
            }
        }
        assert!(inside > 150 && tried > 1000, "{inside} of {tried}");
    }
}

/// Runs the rule scripts of a folder with some files of the rule data changed: file, text, and what stands there instead.
fn run_scripts(folder: &str, otherwise: &[(&str, String, String)]) -> (bool, String) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = tempfile::tempdir().expect("a folder");
    fs::create_dir_all(rules.path().join("anarchy/scenarios")).expect("a folder");
    for (file, from, to) in otherwise {
        let text = fs::read_to_string(root.join("rules/anarchy").join(file)).expect("rule data");
        assert_eq!(text.matches(from.as_str()).count(), 1, "{file}: {from}");
        fs::write(rules.path().join("anarchy").join(file), text.replace(from, to)).expect("changed rule data");
    }
    let run: Output = Command::new(env!("CARGO_BIN_EXE_mesnie"))
        .args(["--lang", "en", "--rules"])
        .arg(rules.path())
        .arg("script")
        .arg(root.join("tests/fixtures/belfries").join(folder))
        .output()
        .expect("the program runs");
    let told = String::from_utf8_lossy(&run.stdout) + String::from_utf8_lossy(&run.stderr);
    (run.status.success(), told.into_owned())
}

// AX-62
#[test]
fn hourds_keep_a_bridge_up_until_they_are_gone() {
    let hourds = "hourds: [[(16, 16)], [(17, 16)], [(18, 16)], [(19, 16)]],\n    victory: [".to_owned();
    let (passed, told) = run_scripts("hourds", &[("scenarios/sc09.ron", "victory: [".to_owned(), hourds)]);
    assert!(passed && told.contains("9 passed, 0 failed"), "{told}");
}

// AX-19
#[test]
fn ladders_and_bridges_suit_walls_of_other_heights() {
    for (folder, level, scripts) in [("low", 1, 4), ("high", 3, 3)] {
        let (passed, told) = run_scripts(folder, &[("terrain.ron", rampart(2), rampart(level))]);
        assert!(passed && told.contains(&format!("{scripts} passed, 0 failed")), "{folder}: {told}");
    }
}

/// The places of a board where men of a belfry may be are each over one hex.
#[test]
fn every_place_of_a_map_with_floors_is_over_one_hex() {
    let rules = rules(2);
    let map = &rules.map;
    assert_eq!(map.places(), 5 * map.hexes.len());
    for place in (0..map.places() as u16).map(Place) {
        let hex = map.hex_of(place);
        let again = match map.floor_of(place) {
            Some(floor) => map.floor(hex, floor),
            None if map.is_upper(place) => map.upper(hex),
            None => hex,
        };
        assert_eq!(again, place);
    }
}
