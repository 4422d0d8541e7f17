//! Engines, written slowly from the rule book beside the program: where their hexes lie, who enters and leaves them.
use super::{CASE, NO_SIEGEWORKS};
use mesnie::games::anarchy::board::Board;
use mesnie::games::anarchy::chapters::tactical::setup::engines_at_start;
use mesnie::games::anarchy::chapters::tactical::works::may_do;
use mesnie::games::anarchy::data::bombardment::{Blow, Material};
use mesnie::games::anarchy::data::engines::EngineKind;
use mesnie::games::anarchy::data::files::{ANGEVIN, Fuel, Kindle, Terrain};
use mesnie::games::anarchy::rules::{AnarchyRuleData, Character, Rules};
use mesnie::games::anarchy::state::{Engine, Engines, Ground, Job, Man, Post, Site, Task, Tasks};
use mesnie::table::kit::hex_map::Heading;
use mesnie::table::prelude::{PieceId, Place, Settings};
use std::sync::Arc;

/// The hexes of a ram on the map, one by one (12.1): four of beam, and the wheels on both sides; which engine, which number, whether
/// men stand there, and whether it is the first or the last of its column. Of a gallery: three columns of four, and no ends, because it
/// is open at its rear alone.
fn rams(board: &Board) -> Vec<(Place, usize, u8, bool, bool)> {
    let mut all = vec![];
    for (which, engine) in board.engines.all.iter().enumerate().filter(|(_, engine)| !engine.gone) {
        if engine.kind == EngineKind::Gallery {
            let hexes = super::galleries::slow_cells(engine.lead, engine.heading);
            let front = [hexes[0], hexes[4], hexes[8]];
            let wall = |hex: &hexx::Hex| {
                let place = board.map.hexes.place(*hex + engine.heading.step());
                place.is_some_and(|place| matches!(board.map.terrain(place), Terrain::Rampart | Terrain::TowerTop))
            };
            let against = front.iter().all(wall);
            for (number, hex) in hexes.into_iter().enumerate() {
                if let Some(place) = board.map.hexes.place(hex) {
                    all.push((place, which, number as u8, against || ![0, 1, 4, 8].contains(&number), false));
                }
            }
            continue;
        }
        let go = |hex: hexx::Hex, turns: i32| hex + engine.heading.turned(turns).step();
        let lead = engine.lead;
        let beam = [lead, go(lead, 3), go(go(lead, 3), 3), go(go(go(lead, 3), 3), 3)];
        let wheels = |turns: i32| {
            let first = go(lead, turns);
            [first, go(first, 3), go(go(first, 3), 3)]
        };
        let hexes = beam.into_iter().chain(wheels(2)).chain(wheels(4));
        for (number, hex) in hexes.enumerate() {
            let ends = [0, 3, 4, 6, 7, 9].contains(&number);
            if let Some(place) = board.map.hexes.place(hex) {
                all.push((place, which, number as u8, number >= 4, ends));
            }
        }
    }
    all
}

/// whether a hex of an engine is closed to somebody: its beam, what has burnt, and all of it to riders and animals.
pub fn is_closed(board: &Board, id: PieceId, mounted: bool, place: Place) -> bool {
    rams(board).into_iter().filter(|(hex, ..)| *hex == place).any(|(_, which, number, men, _)| {
        let burnt = board.engines.all[which].burnt >> number & 1 == 1;
        !men || burnt || mounted || board.rules.class(id).animal
    })
}

/// whether somebody passes from a hex to the next one where engines stand, and what it costs if not what the ground costs.
pub fn passage(board: &Board, id: PieceId, mounted: bool, from: Place, to: Place) -> Option<Option<i32>> {
    let rams = rams(board);
    let at = |place: Place| rams.iter().find(|(hex, ..)| *hex == place);
    if is_closed(board, id, mounted, to) {
        return None;
    }
    match (at(from), at(to)) {
        (None, None) => Some(None),
        (Some(a), Some(b)) if a.1 == b.1 => Some(None),
        (a, b)
            if [(a, from, to), (b, to, from)].into_iter().all(|(at, inside, outside)| {
                at.is_none_or(|(_, which, _, _, is_end)| *is_end || leads_behind(board, *which, inside, outside))
            }) =>
        {
            Some(b.map(|_| 2))
        }
        _ => None,
    }
}

/// whether a hex outside a gallery lies behind one of its hexes.
fn leads_behind(board: &Board, which: usize, inside: Place, outside: Place) -> bool {
    let engine = &board.engines.all[which];
    let (inside, outside) = (board.map.hexes.hex(inside), board.map.hexes.hex(outside));
    let cells = super::galleries::slow_cells(engine.lead, engine.heading);
    engine.kind == EngineKind::Gallery && super::galleries::is_rear(&cells, engine.heading, inside, outside)
}

/// what it costs to come on over the edge into a hex of an engine; nothing if that is closed towards the edge.
pub fn from_beyond(board: &Board, entry: Place, cost: i32) -> Option<i32> {
    let Some((_, which, number, _, is_end)) = rams(board).into_iter().find(|(hex, ..)| *hex == entry) else {
        return Some(cost);
    };
    let engine = &board.engines.all[which];
    let hex = board.map.hexes.hex(entry);
    let beyond = |way: Heading| board.map.hexes.place(hex + way.step()).is_none();
    let back = beyond(engine.heading.back());
    let open = match engine.kind {
        EngineKind::Gallery => [3, 7, 11].contains(&number) && back,
        _ => is_end && (back || beyond(engine.heading)),
    };
    open.then_some(2)
}

/// whether an ox is tethered.
pub fn is_yoked(board: &Board, id: PieceId) -> bool {
    board.engines.all.iter().any(|engine| engine.team.contains(&Some(id)))
}

/// whether somebody goes on from a hex: who has gone along with an engine only from its hexes, and from the driver's.
pub fn may_go_on(board: &Board, id: PieceId, from: Place) -> bool {
    if !board.engines.went_along.contains(&id) {
        return true;
    }
    let drives = board.engines.all.iter().any(|engine| {
        let ahead = engine.lead + Heading::step(engine.heading);
        !engine.gone && engine.side == board.side(id) && board.map.hexes.place(ahead) == Some(from)
    });
    drives || rams(board).iter().any(|(hex, ..)| *hex == from)
}

/// The Ox Team with other animals than oxen.
fn rules_with(class: &str) -> Rules {
    let built_in = CASE.rules().data.downcast_ref::<AnarchyRuleData>().expect("the data of the game");
    let mut data = (*built_in.data).clone();
    for scenario in data.scenarios.iter_mut().filter(|scenario| scenario.name == "sc04") {
        let drawn = scenario.angevin.draw.iter_mut().map(|line| &mut line.class);
        let placed = scenario.angevin.placed.iter_mut().map(|line| &mut line.class);
        drawn.chain(placed).filter(|name| *name == "ox").for_each(|name| *name = class.to_owned());
    }
    let changed = AnarchyRuleData { data: Arc::new(data), boards: built_in.boards.clone() };
    Rules::new(&changed, "sc04", &Settings::new()).expect("the scenario")
}

//
#[test]
fn oxen_are_tethered_and_no_other_animals() {
    for (class, fits) in [("ox", true), ("pack_animal", false)] {
        let rules = rules_with(class);
        let (ground, site, tasks, engines) =
            (Ground::default(), Site::default(), Tasks::default(), engines_at_start(&rules));
        let mut board = Board::new(&rules, &ground, &site, &tasks, &engines, &NO_SIEGEWORKS, 1);
        let of_class = |name: &str| {
            let is_one = |(_, character): &(PieceId, &Character)| {
                rules.data.classes[character.class].name == name && character.rider.is_none()
            };
            rules.pieces().find(is_one).expect("one of this class").0
        };
        let at = |col, row| rules.map.hexes.at(row, col).expect("a hex");
        let there = Man { post: Post::OnField, ..Man::default() };
        board.put(of_class(class), there, at(25, 3));
        let man = of_class("peasant");
        board.put(man, there, at(24, 4));
        let tethers = may_do(&board, man, Task { job: Job::Tether, hex: at(25, 3), lean: None });
        assert_eq!(tethers.is_ok(), fits, "{class}: {tethers:?}");
    }
}

//
#[test]
fn the_ram_is_that_of_the_rule_book() {
    let rules = rules_with("ox");
    let engines = &rules.data.engines;
    assert_eq!((engines.oxen, engines.drawn_hexes, engines.tether_turns), (2, 4, 1));
    let ram = engines.of(EngineKind::Ram);
    // Its top is counted in halves of a level.
    assert_eq!((ram.top, ram.enter_mp, ram.useless_at), (2, 2, 6));
    let speed: Vec<(usize, u8)> = ram.speed.iter().map(|line| (line.men, line.hexes)).collect();
    assert_eq!(speed, [(6, 2), (3, 1)]);
    assert_eq!(ram.ground, [Terrain::Flat, Terrain::FilledDitch, Terrain::FixedBridge, Terrain::Gate]);
    let kindles = |means| rules.kindles_from(Fuel::Engine(EngineKind::Ram), means);
    assert_eq!([Kindle::Arrow, Kindle::Torch, Kindle::Spread].map(kindles), [Some(10), Some(8), Some(9)]);
    // Its hexes, one by one, are the same along every axis.
    let (ground, site, tasks) = (Ground::default(), Site::default(), Tasks::default());
    let lead = rules.map.hexes.hex(rules.map.hexes.at(10, 10).expect("a hex"));
    for heading in Heading::ALL {
        let engine = Engine::new(EngineKind::Ram, ANGEVIN, lead, heading);
        let engines = Engines { all: vec![engine], ..Engines::default() };
        let board = Board::new(&rules, &ground, &site, &tasks, &engines, &NO_SIEGEWORKS, 1);
        let mut slow: Vec<(Place, u8, bool, bool)> =
            rams(&board).into_iter().map(|(hex, _, number, men, is_end)| (hex, number, men, is_end || !men)).collect();
        slow.sort_unstable();
        let cells = board.map.hexes.places().filter_map(|hex| Some((hex, board.berth(hex)?)));
        let quick: Vec<(Place, u8, bool, bool)> =
            cells.map(|(hex, at)| (hex, at.number, at.cell.men, at.cell.is_end || !at.cell.men)).collect();
        assert_eq!(quick, slow, "{heading:?}");
        assert_eq!(quick.len(), 10);
    }
}

/// Table 4.6 as the rule document has it: for each die the columns 1, 3, 6, 9 and 12 or more, each for P, S and B.
const BOMBARDMENT: &str = "
    1C 1C 1C 1C 1C 1C 2C 2C 2C 3C 3C 3C 4C 4C D/4C
    – – – – – – 1C 1C 1C 2C 2C 2C 3C D/3C D/3C
    – – – – – – – – – 1C 1C D/1C D/2C D/2C D/2C
    – – – – – – – – – – D D D/1C D/1C D/1C
    – – – – – – – – D D D D D D D
    – – – – – – – D D D D D D D D
    – – – – – D D D D D D D D D D
    – – D – D D D D D D D D D D D
    – D D – D D D D D D D D D D D
    D D D D D D D D D D D D D D D";

// AX-39, AX-40, A-5.2.08, A-5.2.10, A-5.2.11, A-7.3.01
#[test]
fn walls_come_down_as_the_rule_book_has_it() {
    let rules = rules_with("ox");
    let data = &rules.data.bombardment;
    let cells: Vec<Vec<&str>> = BOMBARDMENT.trim().lines().map(|line| line.split_whitespace().collect()).collect();
    let materials = [Material::DoubleStone, Material::SingleStone, Material::Wood];
    for (die, row) in (1..).zip(&cells) {
        for (column, from) in [1, 3, 6, 9, 12].into_iter().enumerate() {
            // Points between two columns are read in the lower one.
            let next = [3, 6, 9, 12, 16][column];
            for points in from..next {
                for (material, wanted) in materials.into_iter().zip(&row[3 * column..]) {
                    let lost = [["C1", "C2", "C3", "C4"], ["DC1", "DC2", "DC3", "DC4"]];
                    let named = match *wanted {
                        "–" => "No",
                        "D" => "D",
                        both if both.starts_with("D/") => lost[1][usize::from(both.as_bytes()[2] - b'1')],
                        one => lost[0][usize::from(one.as_bytes()[0] - b'1')],
                    };
                    let blow: Blow = ron::from_str(named).expect("a result of the table");
                    assert_eq!(data.blow(material, points, die), blow, "{material:?}, {points} points, {die}");
                }
            }
        }
    }
    // A die below 1 counts as 1, and no points do nothing.
    assert_eq!(data.blow(Material::Wood, 12, 0), Blow::DC4);
    assert_eq!(data.blow(Material::Wood, 0, 10), Blow::No);
    let built = |terrain: Terrain| data.of(terrain).map(|line| (line.material, line.degrees));
    for terrain in [Terrain::Rampart, Terrain::TowerTop, Terrain::TowerDoor] {
        assert_eq!(built(terrain), Some((Material::DoubleStone, 4)), "{terrain:?}");
    }
    assert_eq!(built(Terrain::Gate), Some((Material::SingleStone, 2)));
    assert_eq!(built(Terrain::Wall), Some((Material::SingleStone, 2)));
    for terrain in [Terrain::Hourd, Terrain::Scaffold, Terrain::FixedBridge] {
        assert_eq!(built(terrain), Some((Material::Wood, 1)), "{terrain:?}");
    }
    assert_eq!(built(Terrain::Flat), None);
    assert_eq!((data.towers.as_slice(), data.tower_die), ([Terrain::TowerTop, Terrain::TowerDoor].as_slice(), -1));
    let ram = rules.data.engines.of(EngineKind::Ram);
    let blows: Vec<(usize, u8)> = ram.blows.iter().map(|line| (line.men, line.points)).collect();
    assert_eq!((blows.as_slice(), ram.blow_turns), ([(6, 9), (3, 5)].as_slice(), 2));
}

// 12.4: the board of The Ram is the castle above the meadow, hex by hex.
#[test]
fn a_board_of_two_maps_is_both_of_them() {
    let built_in = CASE.rules().data.downcast_ref::<AnarchyRuleData>().expect("the data of the game");
    let board = |scenario: &str| Rules::new(built_in, scenario, &Settings::new()).expect("the scenario").map;
    let map = |name: &str| built_in.data.maps.iter().find(|map| map.name == name).expect("a map");
    let both = board("sc12");
    assert_eq!((both.hexes.cols(), both.hexes.rows()), (28, 40));
    for (row, text) in map("norman_castle").rows.iter().chain(&map("meadow").rows).enumerate() {
        for (col, c) in text.chars().enumerate() {
            let hex = both.hexes.at(row as u8, col as u8).expect("a hex");
            let drawn = built_in.data.terrain.iter().find(|terrain| terrain.char == Some(c)).expect("a terrain");
            assert_eq!(both.terrain(hex), drawn.terrain, "{col},{row}");
        }
    }
    // What the features of either map say holds where it lies now.
    let (castle, at) = (board("sc10"), |col: u8, row: u8| both.hexes.at(row, col).expect("a hex"));
    for hex in castle.hexes.places() {
        let here = at(castle.hexes.col(hex), castle.hexes.row(hex));
        assert_eq!((both.inside(here), both.ways(here)), (castle.inside(hex), castle.ways(hex)), "{hex:?}");
    }
    assert!(both.covered(at(23, 28)).iter().eq([Heading::ALL[4], Heading::ALL[5]]), "the crest of the meadow");
    assert_eq!(both.area("court").len(), castle.area("court").len());
    let lane: Vec<Place> =
        (20..40).flat_map(|row| (7..23).map(move |col| (col, row))).map(|(col, row)| at(col, row)).collect();
    assert_eq!(both.area("engine_lane"), lane);
}
