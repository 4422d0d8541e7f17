//! Lines of fire, beside a slow version that is written from the rule book: corners of hexes, fractions, one height after the other.
use super::ground::{HOURD, HOURD_TOP, has_hourd, is_closed, is_head, level, places, takes_horses};
use super::siegeworks::{better, is_behind_mantlet, is_hidden_by_mantlet};
use super::{CASE, NO_ENGINES, NO_SIEGEWORKS};
use mesnie::games::anarchy::board::Board;
use mesnie::games::anarchy::chapters::tactical::sight::{End, Line, end as end_of, line};
use mesnie::games::anarchy::data::files::{Cover, Terrain};
use mesnie::games::anarchy::map::Sides;
use mesnie::games::anarchy::rules::{AnarchyRuleData, Rules};
use mesnie::games::anarchy::state::{Door, Ground, Ladder, Man, Mantlet, Post, Siegeworks, Site, Tasks};
use mesnie::table::kit::hex_map::{Heading, HexBoard};
use mesnie::table::prelude::{PieceId, Place, Settings};

/// Column and row of a hex.
pub(super) type At = (u8, u8);

pub(super) fn rules(scenario: &str) -> Rules {
    let data = CASE.rules().data.downcast_ref::<AnarchyRuleData>().expect("the data of the game");
    Rules::new(data, scenario, &Settings::new()).expect("the scenario")
}

/// An eye or a target in a place, on foot or on horseback.
fn end(board: &Board, place: Place, mounted: bool) -> End {
    let level = level(board, place);
    End { hex: board.map.hex_of(place), place, height: level + if mounted { 2 } else { 1 }, level }
}

/// Twice the way from west to east and from north to south of the middle of a hex, in units in which corners are whole: a hex is 4
/// units wide between its corners and 2 high; heights are to be taken times the root of three.
fn middle(hexes: &HexBoard, hex: Place) -> (i64, i64) {
    let (col, row) = (i64::from(hexes.col(hex)), i64::from(hexes.row(hex)));
    (6 * col, 4 * row + 2 * (col & 1))
}
fn corners(hexes: &HexBoard, hex: Place) -> [(i64, i64); 6] {
    let (x, y) = middle(hexes, hex);
    [(4, 0), (2, 2), (-2, 2), (-4, 0), (-2, -2), (2, -2)].map(|(dx, dy)| (x + dx, y + dy))
}

/// What the line does in a hex: goes through its inside, along a side of it with the hex on the left or the right, or passes by;
/// and how far along the line that is, for putting hexes in order.
fn passes(hexes: &HexBoard, from: Place, to: Place, hex: Place) -> Option<(i64, i64)> {
    let (a, b) = (middle(hexes, from), middle(hexes, to));
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let side = |(x, y): (i64, i64)| (dx * (y - a.1) - dy * (x - a.0)).signum();
    let sides = corners(hexes, hex).map(side);
    // South is down: what lies to the right of the line is on its positive side.
    let through = sides.contains(&1) && sides.contains(&-1);
    let along = sides.iter().filter(|side| **side == 0).count() == 2 && !through;
    let (x, y) = middle(hexes, hex);
    // The root of three squared is three.
    let far = dx * (x - a.0) + 3 * dy * (y - a.1);
    let whole = dx * dx + 3 * dy * dy;
    if !(0..=whole).contains(&far) || !(through || along) {
        return None;
    }
    let hand = if through { 0 } else { *sides.iter().find(|side| **side != 0).expect("a corner off the line") };
    Some((far, hand))
}

/// The hexes that the line between two hexes crosses, in order; 0 with those through which it goes, the side of the line with those
/// along which it runs.
fn crossed(hexes: &HexBoard, from: Place, to: Place) -> Vec<(i64, Place)> {
    // No hex that it touches lies farther out than one beside the rectangle that the two hexes span.
    let around = |at: fn(&HexBoard, Place) -> u8| {
        let (a, b) = (at(hexes, from), at(hexes, to));
        a.min(b).saturating_sub(1)..=a.max(b) + 1
    };
    let (cols, rows) = (around(HexBoard::col), around(HexBoard::row));
    let mut found: Vec<(i64, i64, Place)> = (hexes.places())
        .filter(|hex| cols.contains(&hexes.col(*hex)) && rows.contains(&hexes.row(*hex)))
        .filter(|hex| *hex != from && *hex != to)
        .filter_map(|hex| passes(hexes, from, to, hex).map(|(far, hand)| (far, hand, hex)))
        .collect();
    found.sort();
    found.into_iter().map(|(_, hand, hex)| (hand, hex)).collect()
}

/// Whether what stands in a hex stops a line that passes it at this height, which is given times the length of the line (3.3, 3.10).
/// Tops of walls and trees are in halves of a level; where nothing stands the ground does.
fn is_stopped(board: &Board, hex: Place, height: i64, length: i64) -> bool {
    use Terrain::*;
    let reaches = |top: i32| i64::from(top) * length >= height;
    // One sees over crenels along a wall walk.
    let is_higher = |top: i32| i64::from(top) * length > height;
    let floor = level(board, hex);
    // A passage lets lines through up to one level above its floor.
    let passage = |top: i32| reaches(floor) || reaches(top) && !reaches(floor + 2);
    let door = |top: i32| if is_closed(board, hex) { reaches(top) } else { passage(top) };
    match board.terrain(hex) {
        Wall | ChurchWindow | ChapelWindow => reaches(6),
        CastleWall | ArrowSlit | CastleWindow | TwinWindow => reaches(10),
        WallWindow | WallDoor => passage(6),
        GreatDoor => door(6),
        Gate => door(5),
        KeepDoor => door(10),
        Rampart | TowerDoor => is_higher(5),
        TowerTop => is_higher(7),
        Tree => reaches(4),
        Rubble => false,
        _ => reaches(floor),
    }
}

/// Whether a hourd over a hex stops a line that passes it at this height, so far from the shooter: between its floor and its top
/// and below its floor if it leads from or to a hourd, unless one end is beside it and higher.
fn is_in_hourd(board: &Board, [from, to]: [End; 2], hex: Place, height: i64, length: i64, away: i64) -> bool {
    let above = away == 1 && from.level > HOURD || away == length - 1 && to.level > HOURD;
    let joined = [from, to].into_iter().any(|end| end.place != end.hex && has_hourd(board, end.hex));
    let within = (joined || height >= i64::from(HOURD) * length) && height <= i64::from(HOURD_TOP) * length;
    has_hourd(board, hex) && !above && within
}
/// Whether who stands under a hourd is hidden by its floor: the line is not below it where it crosses the side of his hex, or
/// the other one stands right beside it on the wall.
fn is_under_floor(board: &Board, near: End, far: End, length: i64) -> bool {
    let at_side = 2 * length * i64::from(near.height) + i64::from(far.height - near.height);
    let in_hourd = far.place != far.hex && has_hourd(board, far.hex);
    let on_wall = length == 1 && far.level >= HOURD && !in_hourd;
    let is_seen = !on_wall && at_side < 2 * length * i64::from(HOURD);
    near.place == near.hex && has_hourd(board, near.hex) && !is_seen
}

/// Whether somebody who stands in a place stops a line that passes it at this height, so far from the shooter. A rider in
/// whose one hex it begins or ends does not stop it with the other one.
fn is_manned(board: &Board, [from, to]: [End; 2], place: Place, height: i64, length: i64, away: i64) -> bool {
    let Some(id) = board.at(place) else { return false };
    if [from, to].iter().any(|end| board.man(id).rear == Some(end.place) || board.front(id) == end.place) {
        return false;
    }
    let (man, feet) = (board.man(id), level(board, place));
    let tall = if man.is_mounted() || board.is_animal(id) { 2 } else { 1 };
    let loose_horse = board.rules.character(id).rider.is_some();
    let lower = away == 1 && feet == from.level - 2;
    // Over a scaffold one passes under his feet; on a ladder he hides nothing.
    let above = board.map.is_upper(place) && height < i64::from(feet) * length;
    let hides = man.stunned == 0 && !loose_horse && !lower && !above && !is_head(board, place);
    hides && i64::from(feet + tall) * length >= height
}

/// Whether a hex is in water or beside it.
fn touches_water(board: &Board, hex: Place) -> bool {
    let is_water = |place: Place| matches!(board.terrain(place), Terrain::River | Terrain::Shallows | Terrain::Ford);
    is_water(hex) || board.map.hexes.neighbours(hex).iter().any(|near| is_water(*near))
}

/// The cover in a place against a shot that enters its hex from the one beside it (3.10, table 4.1).
fn cover(board: &Board, from: End, to: End, last: Place) -> Cover {
    use Terrain::*;
    let side = board.map.hexes.heading(to.hex, last);
    let by = |sides: Sides| side.is_some_and(|side| sides.contains(side));
    let unless = |open: bool, cover: Cover| if open { Cover::None } else { cover };
    if is_closed(board, to.place) {
        // No shot enters a closed door.
        return Cover::Total;
    }
    match board.terrain(to.place) {
        Brush | Tree | Shallows | Furniture | Platform => Cover::Light,
        TowerDoor if side.is_some() && has_hourd(board, last) => Cover::Total,
        WallWindow | WallDoor | LowWall | TowerDoor | Rubble => Cover::Medium,
        Wall | CastleWall => Cover::Total,
        River => unless(touches_water(board, from.hex), Cover::Light),
        Embankment | OuterCorner => unless(!by(board.map.covered(to.hex)), Cover::Medium),
        // Openings cover over their outer sides.
        ChurchWindow => unless(by(board.map.inside(to.hex)), Cover::Light),
        GreatDoor | KeepDoor | CastleWindow | TwinWindow => unless(by(board.map.inside(to.hex)), Cover::Medium),
        ChapelWindow | ArrowSlit => unless(by(board.map.inside(to.hex)), Cover::Strong),
        // Through its slits, or from the crenels behind it.
        Hourd => {
            let behind = from.place == from.hex && matches!(board.terrain(from.hex), Rampart | TowerTop);
            let beside = behind && board.map.adjacent(from.hex, to.hex) && from.level == HOURD;
            if beside { Cover::Medium } else { Cover::Strong }
        }
        // Behind a hourd nobody is hit from that side.
        Rampart if side.is_some() && has_hourd(board, last) => Cover::Total,
        // Crenels face every neighbour that is none of these (12.1).
        Rampart | TowerTop => {
            let inner = matches!(board.terrain(last), Court | Rampart | TowerDoor | TowerTop | Stairs);
            unless(inner || side.is_none(), Cover::Strong)
        }
        _ => Cover::None,
    }
}

/// Whether the line is clear, and the cover at its end, by the words of the rule book.
fn slowly(board: &Board, from: End, to: End, crossed: &[(i64, Place)]) -> Option<Cover> {
    let hexes = &board.map.hexes;
    let length = i64::from(hexes.distance(from.hex, to.hex));
    let mut best: Option<Cover> = None;
    for hand in [-1, 1] {
        let seen: Vec<Place> =
            crossed.iter().filter(|(side, _)| *side == 0 || *side == hand).map(|(_, hex)| *hex).collect();
        let is_clear = seen.iter().all(|hex| {
            let away = i64::from(hexes.distance(from.hex, *hex));
            // The height of the line there, times its length.
            let height = i64::from(from.height) * length + i64::from(to.height - from.height) * away;
            let manned = |place: Place| is_manned(board, [from, to], place, height, length, away);
            !is_stopped(board, *hex, height, length)
                && !is_in_hourd(board, [from, to], *hex, height, length, away)
                && !is_hidden_by_mantlet(board, *hex, height, length)
                && !manned(*hex)
                && !manned(board.map.upper(*hex))
        });
        // Out of a closed door one shoots over its inner sides only.
        let first = seen.first().copied().unwrap_or(to.hex);
        let inner = hexes.heading(from.hex, first).is_some_and(|side| board.map.inside(from.hex).contains(side));
        let hidden = is_under_floor(board, from, to, length) || is_under_floor(board, to, from, length);
        if !is_clear || hidden || is_closed(board, from.place) && !inner {
            continue;
        }
        let last = seen.last().copied().unwrap_or(from.hex);
        let ground = cover(board, from, to, last);
        let cover = if is_behind_mantlet(board, to.place, last) { better(ground, Cover::Strong) } else { ground };
        if best.is_none_or(|known| (cover as u8) < known as u8) {
            best = Some(cover);
        }
    }
    best
}

/// Mantlets on some of the hexes where horses can be, facing all ways.
fn mantlets(rules: &Rules, seed: usize) -> Siegeworks {
    let open = rules.map.hexes.places().filter(|hex| rules.map.features(*hex).mounted.is_some());
    let some = open.enumerate().filter(|(i, _)| (i * 7 + seed).is_multiple_of(23));
    let mantlets = some.map(|(i, hex)| Mantlet { hex, facing: Heading::ALL[(i + seed) % 6] }).collect();
    Siegeworks { mantlets, ..Siegeworks::default() }
}

/// A battle with everybody somewhere: men of both sides on every so manieth hex, some stunned, some mounted; with mantlets or
/// without.
fn crowded(rules: &Rules, ground: &Ground, siegeworks: Siegeworks, seed: usize) -> Board<'static> {
    let siegeworks: &'static Siegeworks = Box::leak(Box::new(siegeworks));
    let rules: &'static Rules = Box::leak(Box::new(rules.clone()));
    let ground: &'static Ground = Box::leak(Box::new(ground.clone()));
    let (site, tasks): (&'static Site, &'static Tasks) = (Box::leak(Box::default()), Box::leak(Box::default()));
    let mut board = Board::new(rules, ground, site, tasks, &NO_ENGINES, siegeworks, 1);
    let hexes: Vec<Place> = board.map.hexes.places().collect();
    for (i, (id, character)) in rules.pieces().filter(|(_, c)| c.rider.is_none()).enumerate() {
        let at = hexes[(seed * 131 + i * 47) % hexes.len()];
        let rear = board.map.hexes.neighbours(at)[i % 2];
        let rides = character.rides && board.is_free(rear) && rear != at;
        if !board.is_free(at) {
            continue;
        }
        let man = Man {
            post: Post::OnField,
            rear: rides.then_some(rear),
            stunned: if i % 5 == 0 { 2 } else { 0 },
            ..Man::default()
        };
        board.put(id, man, at);
    }
    board
}

//
#[test]
fn lines_of_fire_are_those_of_the_rule_book() {
    let mut met = [0_u32; 6];
    for (number, scenario) in ["sc01", "sc02", "sc03"].into_iter().enumerate() {
        let rules = rules(scenario);
        for seed in 0..4 {
            let siegeworks = if seed < 2 { Siegeworks::default() } else { mantlets(&rules, seed) };
            let board = crowded(&rules, &Ground::default(), siegeworks, seed + 3 * number);
            let all: Vec<Place> = board.map.hexes.places().collect();
            for (i, from) in all.iter().enumerate().step_by(13) {
                for to in all.iter().skip((i * 7 + seed) % 11).step_by(11).filter(|to| *to != from) {
                    let (a, b) = (end(&board, *from, i % 3 == 0), end(&board, *to, i % 4 == 0));
                    let quick = line(&board, a, b).ok().map(|line| line.cover);
                    let slow = slowly(&board, a, b, &crossed(&board.map.hexes, *from, *to));
                    assert_eq!(quick, slow, "{scenario} {seed}: {a:?} to {b:?}");
                    met[quick.map_or(5, |cover| cover as usize)] += 1;
                }
            }
        }
    }
    assert!(met[0] > 100 && met[1] > 20 && met[2] > 0 && met[3] > 20 && met[5] > 1000, "{met:?}");
}

// what is true of a line is true of it from the other end.
#[test]
fn lines_of_fire_are_clear_both_ways_or_not_at_all() {
    for scenario in ["sc01", "sc02", "sc03"] {
        let rules = rules(scenario);
        let (ground, site, tasks) = (Ground::default(), Site::default(), Tasks::default());
        let board = Board::new(&rules, &ground, &site, &tasks, &NO_ENGINES, &NO_SIEGEWORKS, 1);
        let all: Vec<Place> = board.map.hexes.places().collect();
        for from in &all {
            for to in all.iter().filter(|to| *to > from) {
                let (a, b) = (end(&board, *from, false), end(&board, *to, false));
                let (there, back): (Result<Line, Place>, _) = (line(&board, a, b), line(&board, b, a));
                assert_eq!(there.is_ok(), back.is_ok(), "{scenario}: {a:?} and {b:?}");
            }
        }
    }
}

/// How a priory or a castle may be found: with every door closed, as before the battle; with every door open, ladders at its walls and
/// a filled ditch; and after a fire, with doors burst, scaffolds burnt and the bridge broken.
pub(super) fn sites(rules: &Rules) -> [Site; 3] {
    let hexes = &rules.map.hexes;
    let at = |(col, row): At| hexes.at(row, col).expect("a hex of the map");
    let with_doors = |site: &mut Site, state: Door| {
        let door =
            |hex: &Place| matches!(rules.map.terrain(*hex), Terrain::GreatDoor | Terrain::Gate | Terrain::KeepDoor);
        hexes.places().filter(door).for_each(|hex| site.set_door(hex, state));
    };
    let raise = |site: &mut Site, ladders: &[(At, At)]| {
        for (foot, wall) in ladders {
            site.ladders.push(Ladder { foot: at(*foot), lean: Some(at(*wall)) });
        }
    };
    let [mut closed, mut open, mut burnt] = [Site::default(), Site::default(), Site::default()];
    with_doors(&mut closed, Door::Closed);
    with_doors(&mut open, Door::Open);
    with_doors(&mut burnt, Door::Burst);
    if rules.map.name == "priory" {
        // At windows from outside, from the cloister and from the nave, and at scaffolds; one lies on the ground.
        raise(&mut open, &[((7, 2), (8, 3)), ((11, 2), (11, 3)), ((6, 8), (6, 7)), ((9, 8), (9, 7)), ((8, 4), (8, 3))]);
        raise(&mut open, &[((5, 1), (5, 2)), ((10, 2), (9, 2)), ((4, 1), (4, 2))]);
        open.ladders.push(Ladder { foot: at((12, 8)), lean: None });
        [(4, 2), (5, 2), (9, 2)].into_iter().for_each(|hex| burnt.burn(at(hex)));
        raise(&mut burnt, &[((5, 2), (5, 3)), ((9, 2), (8, 3)), ((6, 1), (6, 2))]);
    } else {
        [(10, 3), (8, 3), (23, 8), (13, 16)].into_iter().for_each(|hex| open.becomes(at(hex), Terrain::FilledDitch));
        open.becomes(at((14, 16)), Terrain::Gangway);
        // Ramparts, a slit and walls of the keep have fallen.
        [(10, 15), (11, 15), (15, 4), (12, 9), (12, 8), (17, 10)]
            .into_iter()
            .for_each(|hex| open.becomes(at(hex), Terrain::Rubble));
        raise(&mut open, &[((10, 3), (10, 4)), ((8, 3), (8, 4)), ((23, 8), (22, 8)), ((13, 16), (13, 15))]);
        [(17, 16), (6, 9)].into_iter().for_each(|hex| burnt.becomes(at(hex), Terrain::FilledDitch));
        // The hourd that hung there, where there was one.
        if !rules.scenario.hourds.is_empty() {
            burnt.burn(at((17, 16)));
        }
        burnt.becomes(at((14, 16)), Terrain::BurntBridge);
        [(18, 15), (17, 9), (7, 10)].into_iter().for_each(|hex| burnt.becomes(at(hex), Terrain::Rubble));
        raise(&mut burnt, &[((17, 16), (17, 15)), ((6, 9), (7, 9))]);
    }
    [closed, open, burnt]
}

/// Everybody of a battle scattered over the places where one can stand, some stunned, some on horseback where horses can be.
fn scatter(board: &mut Board, seed: usize) {
    let all = places(board);
    let storeys: Vec<Place> = all.iter().copied().filter(|place| board.map.is_upper(*place)).collect();
    let everybody: Vec<PieceId> = board.all().collect();
    for (i, id) in everybody.into_iter().enumerate() {
        // Some of them up on scaffolds and ladders.
        let from = if i % 3 == 2 && !storeys.is_empty() { &storeys } else { &all };
        let at = from[(seed * 131 + i * 89) % from.len()];
        if !board.is_free(at) {
            continue;
        }
        let ridden =
            |hex: &Place| !board.map.is_upper(*hex) && takes_horses(board.terrain(*hex)) && board.is_free(*hex);
        let beside = board.map.neighbours(at).iter().copied().find(ridden);
        let rear = beside.filter(|_| i % 3 == 0 && ridden(&at));
        board.put(id, Man { post: Post::OnField, rear, stunned: u8::from(i % 5 == 0), ..Man::default() }, at);
    }
}

/// Nothing is apart.
pub(super) fn check(apart: &[String]) {
    let some = &apart[..apart.len().min(20)];
    assert!(apart.is_empty(), "{} differences, among them\n{}", apart.len(), some.join("\n"));
}

/// Every line of a fort from place to place, in every state of it, empty and crowded; how many there are with each cover, and blocked.
fn lines_of(scenario: &str) -> [u32; 6] {
    let rules = rules(scenario);
    let (ground, tasks, sites) = (Ground::default(), Tasks::default(), sites(&rules));
    let mut boards: Vec<Board> = vec![];
    for (seed, site) in sites.iter().enumerate() {
        let empty = Board::new(&rules, &ground, site, &tasks, &NO_ENGINES, &NO_SIEGEWORKS, 1);
        let mut crowded = empty.clone();
        scatter(&mut crowded, seed);
        boards.extend([empty, crowded]);
    }
    for board in &boards {
        for id in board.all().filter(|id| board.man(*id).post == Post::OnField) {
            for place in board.hexes_of(id) {
                assert_eq!(
                    end_of(board, id, place),
                    end(board, place, board.man(id).is_mounted()),
                    "{scenario}: {id:?}"
                );
            }
        }
    }
    let stands: Vec<Vec<bool>> = (boards.iter())
        .map(|board| {
            let mut stands = vec![false; board.map.places()];
            places(board).into_iter().for_each(|place| stands[place.index()] = true);
            stands
        })
        .collect();
    let map = &rules.map;
    let (mut met, mut apart) = ([0; 6], vec![]);
    for from in map.hexes.places() {
        for to in map.hexes.places().filter(|to| *to != from) {
            let crossed = crossed(&map.hexes, from, to);
            for (i, (board, stands)) in boards.iter().zip(&stands).enumerate() {
                for (eye, aim) in [from, map.upper(from)].into_iter().flat_map(|a| [(a, to), (a, map.upper(to))]) {
                    if !stands[eye.index()] || !stands[aim.index()] {
                        continue;
                    }
                    // Here and there a rider, who sees and is seen from higher up.
                    let rides = |place: Place| {
                        i % 2 == 1 && place.0 % 4 == 1 && !map.is_upper(place) && takes_horses(board.terrain(place))
                    };
                    let (a, b) = (end(board, eye, rides(eye)), end(board, aim, rides(aim)));
                    let quick = line(board, a, b).ok().map(|line| line.cover);
                    let slow = slowly(board, a, b, &crossed);
                    if quick != slow {
                        let ends = format!("{} to {}", map.label(eye), map.label(aim));
                        apart.push(format!("{scenario} {i}: {ends}: {quick:?}, should be {slow:?}"));
                    }
                    met[quick.map_or(5, |cover| cover as usize)] += 1;
                }
            }
        }
    }
    check(&apart);
    met
}

//
#[test]
fn lines_of_fire_in_a_priory_are_those_of_the_rule_book() {
    let met = lines_of("sc06");
    assert!(met.iter().all(|count| *count > 100), "{met:?}");
}

//
#[test]
fn lines_of_fire_in_a_castle_are_those_of_the_rule_book() {
    let met = lines_of("sc07");
    assert!(met.iter().all(|count| *count > 100), "{met:?}");
}

//
#[test]
fn lines_of_fire_past_hourds_are_those_of_the_rule_book() {
    let met = lines_of("sc08");
    assert!(met.iter().all(|count| *count > 100), "{met:?}");
}

// clear both ways, but for who stands in a closed door, and the lower man beside the shooter.
#[test]
fn lines_of_fire_in_priory_and_castle_are_clear_both_ways_or_not_at_all() {
    for scenario in ["sc06", "sc07", "sc08"] {
        let rules = rules(scenario);
        let (ground, tasks) = (Ground::default(), Tasks::default());
        for (seed, site) in sites(&rules).iter().enumerate() {
            let empty = Board::new(&rules, &ground, site, &tasks, &NO_ENGINES, &NO_SIEGEWORKS, 1);
            let mut crowded = empty.clone();
            scatter(&mut crowded, seed);
            for board in [&empty, &crowded] {
                let all: Vec<Place> = places(board).into_iter().filter(|place| !is_closed(board, *place)).collect();
                let steps_down = |from: Place| {
                    let lower =
                        |place: Place| board.at(place).is_some() && level(board, place) == level(board, from) - 2;
                    board.map.neighbours(from).iter().any(|hex| lower(*hex) || lower(board.map.upper(*hex)))
                };
                for (i, from) in all.iter().enumerate() {
                    for to in all[i + 1..].iter().filter(|to| board.map.distance(*from, **to) > 0) {
                        let (a, b) = (end(board, *from, false), end(board, *to, false));
                        let is_same = line(board, a, b).is_ok() == line(board, b, a).is_ok();
                        assert!(
                            is_same || steps_down(*from) || steps_down(*to),
                            "{scenario} {seed}: {} and {}",
                            board.map.label(*from),
                            board.map.label(*to)
                        );
                    }
                }
            }
        }
    }
}
