//! Galleries (5.3): their hexes, their open rear and what is shot into them, written slowly from the rule book beside the program.
use super::{CASE, NO_SIEGEWORKS};
use mesnie::games::anarchy::board::Board;
use mesnie::games::anarchy::board::joins::Join;
use mesnie::games::anarchy::chapters::tactical::sight::{end, end_at, line};
use mesnie::games::anarchy::data::engines::EngineKind;
use mesnie::games::anarchy::data::files::{ANGEVIN, Cover, Fuel, Kindle, Terrain};
use mesnie::games::anarchy::rules::{AnarchyRuleData, Rules};
use mesnie::games::anarchy::state::{Engine, Engines, Ground, Man, Post, Site, Tasks};
use mesnie::table::kit::hex_map::Heading;
use mesnie::table::prelude::*;

/// Open ground on which a gallery can stand anywhere: nothing is in the way of a shot on most of it.
const SCENARIO: &str = "sc12";

fn rules() -> Rules {
    let data = CASE.rules().data.downcast_ref::<AnarchyRuleData>().expect("the data of the game");
    Rules::new(data, SCENARIO, &Settings::new()).expect("the scenario")
}

/// A gallery on the board with its lead on a hex, looking this way.
fn with_gallery(rules: &Rules, lead: (u8, u8), heading: Heading, look: impl FnOnce(&mut Board)) {
    let (ground, site, tasks) = (Ground::default(), Site::default(), Tasks::default());
    let lead = rules.map.hexes.hex(rules.map.hexes.at(lead.1, lead.0).expect("a hex"));
    let engines = Engines { all: vec![Engine::new(EngineKind::Gallery, ANGEVIN, lead, heading)], ..Engines::default() };
    look(&mut Board::new(rules, &ground, &site, &tasks, &engines, &NO_SIEGEWORKS, 1));
}

/// The hexes of a gallery one by one: lead and 3 behind; step 2 and 3 behind; step 4 and 3 behind (12.1).
pub(super) fn slow_cells(lead: hexx::Hex, heading: Heading) -> Vec<hexx::Hex> {
    let go = |hex: hexx::Hex, turns: i32| hex + heading.turned(turns).step();
    let column =
        |first: hexx::Hex| std::iter::successors(Some(first), |hex| Some(go(*hex, 3))).take(4).collect::<Vec<_>>();
    [column(lead), column(go(lead, 2)), column(go(lead, 4))].concat()
}

//
#[test]
fn the_gallery_is_that_of_the_rule_book() {
    let rules = rules();
    let data = rules.data.engines.of(EngineKind::Gallery);
    assert_eq!((data.enter_mp, data.useless_at, data.top), (2, 6, 2));
    assert_eq!(data.speed.iter().map(|line| (line.men, line.hexes)).collect::<Vec<_>>(), [(6, 2), (3, 1)]);
    assert_eq!(data.ground, [Terrain::Flat]);
    let fire = |means| rules.kindles_from(Fuel::Engine(EngineKind::Gallery), means);
    assert_eq!(
        [Kindle::Arrow, Kindle::Torch, Kindle::Oil, Kindle::Spread].map(fire),
        [Some(10), Some(8), Some(7), Some(9)]
    );
    for heading in Heading::ALL {
        with_gallery(&rules, (13, 29), heading, |board| {
            let engine = &board.engines.all[0];
            let cells = engine.cells(data);
            assert_eq!(cells.iter().map(|cell| cell.hex).collect::<Vec<_>>(), slow_cells(engine.lead, heading));
            // The front row of three and the hex behind the lead are the awning, the other eight hold men.
            let awning: Vec<usize> = (0..12).filter(|number| cells[*number].awning).collect();
            assert_eq!(awning, [0, 1, 4, 8]);
            let open = (0..12).filter(|number| {
                let place = board.map.hexes.place(cells[*number].hex).expect("on the map");
                board.berth(place).is_some_and(|berth| berth.cell.men)
            });
            assert_eq!(open.collect::<Vec<_>>(), [2, 3, 5, 6, 7, 9, 10, 11]);
        });
    }
}

/// Whether a hexside of a gallery is its open rear: the hex inside is the last of its column, and the one outside lies behind all of the
/// gallery, straight behind that column or behind the middle one.
pub(super) fn is_rear(cells: &[hexx::Hex], heading: Heading, inside: hexx::Hex, outside: hexx::Hex) -> bool {
    let back = heading.back().step();
    let last = [cells[3], cells[7], cells[11]];
    !cells.contains(&outside) && last.contains(&inside) && (outside == inside + back || outside == cells[3] + back)
}

//
#[test]
fn a_gallery_is_open_at_its_rear_and_nowhere_else() {
    let rules = rules();
    for heading in Heading::ALL {
        with_gallery(&rules, (13, 29), heading, |board| {
            let cells = slow_cells(board.engines.all[0].lead, heading);
            let mut open = 0;
            for inside in &cells {
                let here = board.map.hexes.place(*inside).expect("on the map");
                for side in Heading::ALL {
                    let outside = *inside + side.step();
                    let there = board.map.hexes.place(outside).expect("on the map");
                    let expected = if cells.contains(&outside) {
                        // Nobody stands under the awning, away from a wall.
                        let closed = [inside, &outside].iter().any(|hex| [0, 1, 4, 8].map(|n| cells[n]).contains(hex));
                        if closed { Join::None } else { Join::Level }
                    } else if [0, 1, 4, 8].map(|n| cells[n]).contains(inside) {
                        Join::None
                    } else if is_rear(&cells, heading, *inside, outside) {
                        open += 1;
                        Join::Level
                    } else {
                        Join::EngineWall
                    };
                    assert_eq!(board.join(here, there), expected, "{heading:?} {inside:?} {side:?}");
                    assert_eq!(board.join(there, here), expected, "{heading:?} {inside:?} {side:?}");
                }
            }
            // Its rear is five hexsides wide.
            assert_eq!(open, 5);
        });
    }
}

/// The middle of a hex on the plan.
fn middle(hex: hexx::Hex) -> (f64, f64) {
    let [col, row] = hex.to_offset_coordinates(hexx::OffsetHexMode::Odd, hexx::HexOrientation::Flat);
    let rows = f64::from(row) + if col.rem_euclid(2) == 0 { 0.0 } else { 0.5 };
    (1.5 * f64::from(col), 3.0_f64.sqrt() * rows)
}

/// The hexes that a line crosses, its ends too, by a thousand points of it; where it follows hexsides it is drawn a hair to one side.
fn crossed(from: hexx::Hex, to: hexx::Hex, side: f64) -> Vec<hexx::Hex> {
    let ((ax, ay), (bx, by)) = (middle(from), middle(to));
    let length = (bx - ax).hypot(by - ay);
    let (nx, ny) = ((by - ay) / length * side * 1e-4, (ax - bx) / length * side * 1e-4);
    let mut all = vec![from];
    for n in 0..=1000 {
        let t = f64::from(n) / 1000.0;
        let (x, y) = (ax + (bx - ax) * t + nx, ay + (by - ay) * t + ny);
        let last = *all.last().expect("where it begins");
        let near = last.all_neighbors().into_iter().chain([last]);
        let off = |hex: &hexx::Hex| (middle(*hex).0 - x).hypot(middle(*hex).1 - y);
        let now = near.min_by(|a, b| off(a).total_cmp(&off(b))).expect("seven hexes");
        if now != last && off(&now) < off(&last) - 1e-7 {
            all.push(now);
        }
    }
    all
}

/// Whether a shot out of a gallery or into it finds its way, by the hexes that it crosses: over the open rear, and past no hex of the
/// gallery but on the way from there to who is in it.
fn finds_its_way(cells: &[hexx::Hex], heading: Heading, outside: hexx::Hex, inside: hexx::Hex) -> bool {
    [-1.0, 1.0].into_iter().any(|side| {
        let way = crossed(inside, outside, side);
        let within = way.iter().take_while(|hex| cells.contains(hex)).count();
        let leaves = way.get(within).is_some_and(|next| is_rear(cells, heading, way[within - 1], *next));
        leaves && way[within..].iter().all(|hex| !cells.contains(hex))
    })
}

//
#[test]
fn shots_into_a_gallery_come_over_its_open_rear() {
    let rules = rules();
    let (id, _) = rules.pieces().next().expect("somebody");
    let man = Man { post: Post::OnField, ..Man::default() };
    let mut seen = [0, 0];
    for heading in Heading::ALL {
        with_gallery(&rules, (14, 30), heading, |board| {
            let cells = slow_cells(board.engines.all[0].lead, heading);
            // Flat ground all the way: the meadow between its trees.
            let near: Vec<Place> = (board.map.hexes.places())
                .filter(|hex| board.map.hexes.row(*hex) >= 22 && (8..=21).contains(&board.map.hexes.col(*hex)))
                .collect();
            assert!(near.iter().all(|hex| board.terrain(*hex) == Terrain::Flat));
            for number in [2, 3, 5, 6, 7, 9, 10, 11] {
                let inside = board.map.hexes.place(cells[number]).expect("on the map");
                board.put(id, man, inside);
                for outside in near.iter().copied().filter(|hex| !cells.contains(&board.map.hexes.hex(*hex))) {
                    let expected = finds_its_way(&cells, heading, board.map.hexes.hex(outside), cells[number]);
                    let into = line(board, end_at(board, outside), end(board, id, inside)).map(|line| line.cover);
                    let hits = into == Ok(Cover::None);
                    let what = || format!("{heading:?} from {} to hex {number}: {into:?}", board.map.label(outside));
                    assert_eq!(hits, expected, "{}", what());
                    assert!(hits || into.is_err() || into == Ok(Cover::Total), "{}", what());
                    // Out of its rear hexes one shoots by the same way.
                    if [3, 7, 11].contains(&number) {
                        let out = line(board, end(board, id, inside), end_at(board, outside)).is_ok();
                        let directly = crossed(cells[number], board.map.hexes.hex(outside), 1.0);
                        let other = crossed(cells[number], board.map.hexes.hex(outside), -1.0);
                        let leaves_at_once = |way: &[hexx::Hex]| is_rear(&cells, heading, way[0], way[1]);
                        let expected = expected && (leaves_at_once(&directly) || leaves_at_once(&other));
                        assert_eq!(out, expected, "{}", what());
                    }
                    seen[usize::from(hits)] += 1;
                }
                board.take_off(id);
            }
        });
    }
    assert!(seen.iter().all(|count| *count > 1000), "{seen:?}");
}
