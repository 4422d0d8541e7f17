//! The board of hexes: where they lie, their rulers, where one comes and goes, and the bodies on them.
use super::seen::{board, in_hand, seen};
use super::siege::{beyond, gallery, mangonels};
use super::{aims, areas, artillery, belfries, counters, engines, structures, terrain, towers};
use crate::desktop::face::*;
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::belfry::burning::{fuels, lit};
use crate::games::anarchy::chapters::tactical::sight::{end, end_at, line};
use crate::games::anarchy::data::files::{ANGEVIN, ROYALIST};
use crate::games::anarchy::data::scenarios::{ArrivalData, Edge};
use crate::games::anarchy::map::Map;
use crate::games::anarchy::rules::{Hourd, Rules};
use crate::games::anarchy::state::{Man, Post};
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::{Place, Seat};
use std::hash::{DefaultHasher, Hash, Hasher};

/// From the centre of a hex to its corners, and to the middles of its sides.
pub(super) const SIZE: f32 = 60.0;
pub(super) const SIDE: f32 = SIZE * SQRT3 / 2.0;
const SQRT3: f32 = 1.732_050_8;

/// Around who is attacked.
const TARGET: [u8; 4] = [0xb4, 0x1e, 0x18, 235];

/// The colour of a side.
pub(super) fn tincture(seat: Seat) -> Tincture {
    if seat == ROYALIST { Tincture::Gules } else { Tincture::Azure }
}

/// The centre of a hex of this column and row, which need not be whole.
fn at(col: f32, row: f32) -> Point {
    [1.5 * SIZE * col, -2.0 * SIDE * row]
}

pub(super) fn centre(map: &Map, place: Place) -> Point {
    let (row, col) = (map.hexes.row(place), map.hexes.col(place));
    let lower = if col % 2 == 1 { 0.5 } else { 0.0 };
    at(col.into(), f32::from(row) + lower)
}

/// A step of length 1 in a direction.
pub(super) fn toward(heading: Heading) -> Point {
    let (sin, cos) = (90.0 - 60.0 * heading.index() as f32).to_radians().sin_cos();
    [cos, sin]
}

/// The corners of a flat-top hex around the origin.
pub(super) fn hexagon() -> Vec<Point> {
    circle(SIZE, 6)
}

/// The lower left and the upper right corner of a map.
pub(super) fn bounds(map: &Map) -> (Point, Point) {
    let last = at(f32::from(map.hexes.cols()) - 1.0, f32::from(map.hexes.rows()) - 1.0);
    let lower = if map.hexes.cols() > 1 { SIDE } else { 0.0 };
    ([-SIZE, last[1] - lower - SIDE], [last[0] + SIZE, SIDE])
}

/// Where the middle of a place is on the picture: the floor of a scaffold in the upper part of its hex, that of a hourd in the part at
/// its wall, the head of a ladder at the side of the wall on which it leans, a floor of a belfry where that is shown.
pub(super) fn middle(board: &Board, place: Place) -> Point {
    let map = board.map;
    if let Some(point) = belfries::middle(board, place) {
        return point;
    }
    let [x, y] = centre(map, map.hex_of(place));
    if !map.is_upper(place) {
        return [x, y];
    }
    if let Some(hourd) = board.hourd(place) {
        let [dx, dy] = inwards(hourd);
        return [x + HOURD_ASIDE * dx, y + HOURD_ASIDE * dy];
    }
    let way = board.lean_of(place).and_then(|lean| map.heading(place, lean));
    match way.filter(|_| !lies_flat(board, place)).map(toward) {
        Some([dx, dy]) => [x + HEAD_ASIDE * dx, y + HEAD_ASIDE * dy],
        None => [x + STOREY_AT[0], y + STOREY_AT[1]],
    }
}
/// Whether a storey is boards over the whole of its hex: a scaffold, or the bridge of a belfry.
fn lies_flat(board: &Board, storey: Place) -> bool {
    board.map.is_upper(storey) && (board.is_scaffold(storey) || board.bridge(storey).is_some())
}
/// The direction of length 1 from a hourd towards its wall.
pub(super) fn inwards(hourd: &Hourd) -> Point {
    let [x, y] = hourd.wall.iter().map(toward).fold([0.0_f32; 2], |[x, y], [dx, dy]| [x + dx, y + dy]);
    let long = x.hypot(y).max(0.01);
    [x / long, y / long]
}

/// How far the head of a ladder lies from the middle of its hex, and the floor of a hourd, and where the floor of a scaffold lies.
const HEAD_ASIDE: f32 = 30.0;
const HOURD_ASIDE: f32 = 15.0;
const STOREY_AT: Point = [9.0, 13.0];
/// How large the floor of a scaffold and the head of a ladder are, of a hex.
const STOREY: f32 = 0.68;
const HEAD: f32 = 0.4;
/// How large that part of a hex is in which one points at the head of a ladder.
const HEAD_SPOT: f32 = 0.56;
/// How much higher than its middle one points at the floor of a scaffold, and how large that part is, of a hex.
const STOREY_SPOT_UP: f32 = 12.0;
const STOREY_SPOT: f32 = 0.45;
/// Where the middle of the ground under a scaffold is shown.
const UNDER_STOREY: Point = [-12.0, -24.0];
/// The same under a hourd, towards its wall.
const UNDER_HOURD: f32 = -27.0;

/// A number for the state of the board: doors, bridges, ladders, scaffolds.
pub(super) fn stage(sight: &Sight) -> u64 {
    let site = &seen(sight).site;
    let mut hasher = DefaultHasher::new();
    for place in sight.rules::<Rules>().map.hexes.places() {
        let terrain = site.terrain(place).map(|terrain| terrain as u64 + 1);
        let door = site.door(place).map(|door| door as u64 + 100);
        for value in [terrain, door].into_iter().flatten() {
            (place.0, value).hash(&mut hasher);
        }
    }
    for ladder in &site.ladders {
        (ladder.foot.0, ladder.lean.map(|lean| lean.0)).hash(&mut hasher);
    }
    site.burnt.iter().for_each(|hex| hex.0.hash(&mut hasher));
    let board = board(sight);
    engines::stage(&board, &mut hasher);
    belfries::stage(&board, &mut hasher);
    hasher.finish()
}

pub(super) fn scenery(sight: &Sight) -> Scenery {
    let rules: &Rules = sight.rules();
    let map = &rules.map;
    let board = board(sight);
    // Storeys lie over the ground: they come first where somebody points.
    let uppers = map.hexes.places().map(|hex| map.upper(hex)).filter(|upper| board.is_storey(*upper));
    let mut places: Vec<PlaceLook> =
        uppers.map(|upper| storey(&board, upper)).chain(belfries::places(&board)).collect();
    let storeys = places.len();
    places.extend(map.hexes.places().map(|place| look(&board, place)));
    for (place, shapes) in gates(rules) {
        if let Some(look) = places.get_mut(storeys + place.index()) {
            look.decor.extend(shapes);
        }
    }
    let beside = around(belfries::beside(&board), beyond::beside(&board));
    let mut plain = Scenery { places, beside, stage: stage(sight), ..Scenery::default() };
    plain.decor.extend(areas::outlines(map, &aims::decisive_grounds(rules)));
    plain.decor.extend(engines::shapes(&board));
    plain.decor.extend(towers::shapes(&board));
    plain.decor.extend(structures::on_top(&board));
    Scenery { rulers: rulers(map), ..plain }
}

/// The corners around two parts of what is shown beside the board.
fn around(one: Option<(Point, Point)>, other: Option<(Point, Point)>) -> Option<(Point, Point)> {
    let joined = |((low, high), (other_low, other_high)): ((Point, Point), (Point, Point))| {
        ([low[0].min(other_low[0]), low[1].min(other_low[1])], [high[0].max(other_high[0]), high[1].max(other_high[1])])
    };
    one.zip(other).map(joined).or(one).or(other)
}

/// The floor of a scaffold or a hourd, or the head of a ladder: what it looks like is drawn over the whole board.
fn storey(board: &Board, upper: Place) -> PlaceLook {
    let centre = middle(board, upper);
    let size = if board.is_floor(upper) { STOREY } else { HEAD };
    let outline = placed(&hexagon(), centre, size);
    // The lower part of the hex, or that away from the wall, is the ground's, for who points.
    let spot = if let Some([dx, dy]) = board.hourd(upper).map(inwards) {
        placed(&hexagon(), [centre[0] + STOREY_SPOT_UP * dx, centre[1] + STOREY_SPOT_UP * dy], STOREY_SPOT)
    } else if lies_flat(board, upper) {
        placed(&hexagon(), [centre[0], centre[1] + STOREY_SPOT_UP], STOREY_SPOT)
    } else {
        placed(&hexagon(), centre, HEAD_SPOT)
    };
    PlaceLook {
        place: upper,
        centre,
        spot,
        outline,
        ground: [0, 0, 0, 0].into(),
        decor: vec![],
        label: String::new(),
        label_at: centre,
        label_size: 17.0,
    }
}

fn look(board: &Board, place: Place) -> PlaceLook {
    let centre = middle(board, place);
    let outline = placed(&hexagon(), centre, 1.0);
    let (ground, decor) = terrain::picture(board, place);
    let decor = decor.into_iter().map(|shape| Shape { outline: placed(&shape.outline, centre, 1.0), ..shape });
    let [dx, dy] = match board.hourd_over(place).map(inwards) {
        Some([dx, dy]) => [UNDER_HOURD * dx, UNDER_HOURD * dy],
        None if lies_flat(board, board.map.upper(place)) => UNDER_STOREY,
        None => [0.0; 2],
    };
    PlaceLook {
        place,
        centre: [centre[0] + dx, centre[1] + dy],
        spot: outline.clone(),
        outline,
        ground,
        decor: decor.collect(),
        label: String::new(),
        label_at: [centre[0], centre[1] + 12.0 - SIDE],
        label_size: 17.0,
    }
}

/// The numbers of the columns above and below the board, and those of the rows beside it: every other column lies half a hex
/// lower, so they stand in the middle between both.
fn rulers(map: &Map) -> Vec<(String, Point)> {
    let ([left, bottom], [right, top]) = bounds(map);
    let columns = (0..map.hexes.cols()).flat_map(|col| {
        let x = at(col.into(), 0.0)[0];
        [bottom - RULER_ASIDE, top + RULER_ASIDE].map(|y| (col.to_string(), [x, y]))
    });
    let rows = (0..map.hexes.rows()).flat_map(|row| {
        let y = at(0.0, f32::from(row) + 0.25)[1];
        [left - RULER_ASIDE, right + RULER_ASIDE].map(|x| (row.to_string(), [x, y]))
    });
    columns.chain(rows).collect()
}

/// Where a side comes onto the map, and where it may leave it: arrows at the edge, those that lead out in its full colour.
fn gates(rules: &Rules) -> Vec<(Place, Vec<Shape>)> {
    let mut all = vec![];
    for seat in [ROYALIST, ANGEVIN] {
        let side = rules.scenario.side(seat);
        let entries = match &side.arrival {
            ArrivalData::Enters { edges, .. } => edges.as_slice(),
            ArrivalData::Deploys(_) => &[],
        };
        let colour = tincture(seat);
        let edges = entries.iter().map(|edge| (edge, false)).chain(side.exits.iter().map(|edge| (edge, true)));
        for (edge, leads_out) in edges {
            for place in rules.map.edge(edge) {
                // The columns of an edge are as wide as the hexes.
                let (out, far) = match edge.edge {
                    Edge::Top => ([0.0, 1.0], SIDE - 3.0),
                    Edge::Bottom => ([0.0, -1.0], SIDE - 3.0),
                    Edge::Left => ([-1.0, 0.0], SIZE - 8.0),
                    Edge::Right => ([1.0, 0.0], SIZE - 8.0),
                };
                let paint = if leads_out { Paint::Field(colour) } else { Paint::Tint(colour) };
                all.push((place, arrow(centre(&rules.map, place), out, far, leads_out, paint)));
            }
        }
    }
    all
}

/// An arrow beside the edge of a hex that leads out of it, or into it.
fn arrow(centre: Point, out: Point, far: f32, leads_out: bool, paint: Paint) -> Vec<Shape> {
    const LONG: f32 = 12.0;
    const HALF: f32 = 11.0;
    let point = |ahead: f32, aside: f32| {
        [centre[0] + out[0] * ahead - out[1] * aside, centre[1] + out[1] * ahead + out[0] * aside]
    };
    let (tip, foot) = if leads_out { (far, far - LONG) } else { (far - LONG, far) };
    let outline = vec![point(tip, 0.0), point(foot, HALF), point(foot, -HALF)];
    vec![Shape::new(grown(&outline, 1.6), LINE), Shape::new(outline, paint)]
}

/// The line of fire of whoever aims to the place that is pointed at; where it is blocked the rest of it is faint, and the hex that
/// blocks it is marked.
pub(super) fn line_of_fire(sight: &Sight, to: Place) -> Vec<Shape> {
    const CLEAR: [u8; 4] = [0xff, 0xe0, 0x6a, 235];
    const BLOCKED: [u8; 4] = [0xe0, 0x2c, 0x2c, 240];
    const SHADE: [u8; 4] = [0x16, 0x0e, 0x08, 190];
    let reading = seen(sight);
    let asks = |text: &str| sight.prompt().is_some_and(|prompt| prompt.text == text);
    let aims = asks("anarchy-ask-aim");
    let board = board(sight);
    let shooter = reading.shooter.filter(|id| aims && board.man(*id).post == Post::OnField);
    let ballista = board.artillery.in_hand.filter(|_| asks("anarchy-ask-ballista"));
    if to.index() >= board.map.places() {
        return vec![];
    }
    // Where the line begins, on the field and at which height.
    let (from, eye) = match (shooter, ballista) {
        (Some(id), _) => (board.front(id), end(&board, id, board.front(id))),
        (None, Some(at)) => (at, end_at(&board, at)),
        (None, None) => return vec![],
    };
    if board.map.distance(from, to) == 0 {
        return vec![];
    }
    let target = board.at(to).filter(|id| Some(*id) != shooter);
    let aim = target.map_or(end_at(&board, to), |id| end(&board, id, to));
    let (start, goal) = (end_of_shot(&board, from, to), end_of_shot(&board, to, from));
    let thread = |a: Point, b: Point, paint: [u8; 4]| [stroke(a, b, 8.0, SHADE), stroke(a, b, 4.0, paint)];
    match line(&board, eye, aim) {
        Ok(_) => thread(start, goal, CLEAR).into(),
        Err(hex) => {
            let at = centre(board.map, hex);
            // Up to the middle of what blocks it.
            let (dx, dy) = (goal[0] - start[0], goal[1] - start[1]);
            let long = (dx * dx + dy * dy).max(1.0);
            let part = (((at[0] - start[0]) * dx + (at[1] - start[1]) * dy) / long).clamp(0.0, 1.0);
            let stop = [start[0] + dx * part, start[1] + dy * part];
            let mut shapes: Vec<Shape> = thread(start, stop, CLEAR).into();
            shapes.push(stroke(stop, goal, 3.0, [0xe0, 0x2c, 0x2c, 130]));
            shapes.extend(band(&placed(&hexagon(), at, 1.0), at, 0.98, 0.84, false, BLOCKED));
            for turn in [1.0_f32, -1.0] {
                let arm = 17.0;
                let (a, b) = ([stop[0] - arm, stop[1] - arm * turn], [stop[0] + arm, stop[1] + arm * turn]);
                shapes.push(stroke(a, b, 9.0, SHADE));
                shapes.push(stroke(a, b, 5.0, BLOCKED));
            }
            shapes
        }
    }
}

/// Where a line of fire between two places begins on the picture. Out of a belfry, and into one, it is seen where that stands on the
/// map, with all that bars it; inside a belfry on its floor.
fn end_of_shot(board: &Board, place: Place, other: Place) -> Point {
    let engine = |place: Place| board.in_tower(place).map(|at| at.tower.engine);
    let inside = engine(place).is_some() && engine(place) == engine(other);
    if belfries::is_beside_map(board, place) && !inside {
        return centre(board.map, board.map.hex_of(place));
    }
    stand(board, place)
}

/// Over which points one aims from the place of whoever is about to shoot at another: straight, but where a floor of a belfry is shown
/// beside the map by its hex on the map. Nothing if nobody aims from there.
pub(super) fn bends_of_aim(sight: &Sight, from: Place, to: Place) -> Option<Vec<Point>> {
    let reading = seen(sight);
    let shooter = reading.shooter.filter(|_| sight.prompt().is_some_and(|prompt| prompt.text == "anarchy-ask-aim"))?;
    reading.piece(shooter).filter(|seen| seen.at == Some(from))?;
    let board = board(sight);
    let beside = [from, to].into_iter().filter(|place| belfries::is_beside_map(&board, *place));
    Some(beside.map(|place| centre(board.map, board.map.hex_of(place))).collect())
}

/// How far from the middle of its hex somebody at the foot of a ladder stands, and how large the counters of those at its foot and its
/// head are, so that one sees both, and the ladder.
const FOOT_ASIDE: f32 = 26.0;
const ON_LADDER: f32 = 0.8;

/// How large the counter of somebody in a place is drawn.
fn size(board: &Board, place: Place, man: &Man) -> f32 {
    let head = if board.map.is_upper(place) { place } else { board.map.upper(place) };
    let on_ladder = man.rear.is_none() && board.lean_of(head).is_some() && !board.is_floor(head);
    if on_ladder { ON_LADDER } else { 1.0 }
}

/// Where the counter of somebody in a place lies: aside on the ground where there is a storey above.
fn stand(board: &Board, place: Place) -> Point {
    let map = board.map;
    let [x, y] = middle(board, place);
    if map.is_upper(place) {
        return [x, y];
    }
    let upper = map.upper(place);
    let aside = match board.lean_of(upper).and_then(|lean| map.heading(place, lean)).map(toward) {
        Some([dx, dy]) => [-FOOT_ASIDE * dx, -FOOT_ASIDE * dy],
        None if let Some([dx, dy]) = board.hourd(upper).filter(|_| board.at(upper).is_some()).map(inwards) => {
            [-24.0 * dx, -24.0 * dy]
        }
        None if lies_flat(board, upper) && board.at(upper).is_some() => [-16.0, -18.0],
        None => [0.0; 2],
    };
    [x + aside[0], y + aside[1]]
}

pub(super) fn scene(sight: &Sight) -> Scene {
    let rules: &Rules = sight.rules();
    let reading = seen(sight);
    let in_hand = in_hand(sight);
    let board = board(sight);
    let mut scene = Scene::default();
    for piece in &reading.pieces {
        // A rider whose horse is still to be turned stands already where he was put.
        let put = || counters::just_put(sight, piece.id).filter(|_| piece.man.post == Post::Waiting);
        let Some(place) = piece.at.or_else(put) else { continue };
        let ringed = in_hand == Some(piece.id) || reading.attackers.contains(&piece.id);
        let at = stand(&board, place);
        let counter = counters::counter(&board, reading, piece);
        let size = size(&board, place, &piece.man);
        scene.pieces.push(PieceLook { place: Some(place), at, ringed, size, ..counter });
        scene.trappings.push(counters::trappings(&board, reading, piece, (place, size)));
    }
    for place in (0..rules.map.places() as u16).map(Place) {
        let count = reading.bodies(place);
        if count > 0 {
            scene.scars.extend(bodies(middle(&board, place), count));
        }
    }
    // Who is attacked, while it is chosen by whom.
    for hex in reading.target.into_iter().flat_map(|target| board.hexes_of(target)) {
        let at = middle(&board, hex);
        scene.scars.extend(band(&placed(&hexagon(), at, 1.0), at, 0.97, 0.87, false, TARGET));
    }
    // Over the lights, so that its front is seen while somebody chooses where to go.
    for mantlet in &reading.siegeworks.mantlets {
        scene.scars.extend(structures::screen(centre(&rules.map, mantlet.hex), mantlet.facing));
    }
    let aimed = sight.prompt().filter(|prompt| prompt.text == "anarchy-ask-ballista").and(board.artillery.in_hand);
    scene.scars.extend(artillery::ballistae(&board, aimed));
    scene.scars.extend(mangonels::on_map(sight, &board));
    scene.scars.extend(beyond::shapes(sight, &board));
    for heap in &reading.siegeworks.heaps {
        scene.scars.extend(structures::stones(middle(&board, *heap)));
    }
    for basin in &reading.siegeworks.basins {
        scene.scars.extend(structures::cauldron(middle(&board, basin.hex), basin.set));
    }
    for (id, at) in beyond::counters(&board) {
        let Some(piece) = reading.piece(id) else { continue };
        let counter = counters::counter(&board, reading, piece);
        scene.pieces.push(PieceLook { at, size: beyond::COUNTER, ..counter });
    }
    for wall in &reading.mangonels.mines {
        scene.scars.extend(gallery::mine(middle(&board, *wall)));
    }
    for (wall, degrees) in reading.walls.damaged() {
        scene.scars.extend(structures::cracks(middle(&board, wall), degrees));
    }
    for fire in &reading.site.fires {
        let burns = fire.lit < reading.turn;
        scene.scars.extend(terrain::flames(middle(&board, fire.hex), burns));
    }
    scene.scars.extend(towers::shadows(&board));
    for place in fuels(&board) {
        if let Some(lit) = lit(&board, place) {
            scene.scars.extend(terrain::flames(middle(&board, place), lit < reading.turn));
        }
    }
    let deploying = sight.prompt().filter(|prompt| ["anarchy-ask-deploy", "anarchy-ask-rear"].contains(&prompt.text));
    scene.zone = deploying.and_then(|prompt| rules.zones.get(usize::from(prompt.seat.0))).cloned().unwrap_or_default();
    scene
}

/// The dead who lie in a hex, around whoever stands in it; more of them than there is room for are not told apart.
fn bodies([x, y]: Point, count: u8) -> Vec<Shape> {
    const AT: [(Point, bool); 4] =
        [([-17.0, -44.0], false), ([17.0, -44.0], true), ([46.0, -3.0], true), ([-46.0, -3.0], false)];
    let mut shapes = vec![];
    for (at, turned) in AT.into_iter().take(count.into()) {
        let turn = |outline: Vec<Point>| if turned { mirrored(&outline) } else { outline };
        let mut part = |outline: Vec<Point>, paint: [u8; 4]| {
            shapes.push(Shape::new(placed(&turn(outline), [x + at[0], y + at[1]], 1.0), paint));
        };
        part(oval([1.0, -1.0], 13.0, 6.0), [0x6e, 0x14, 0x14, 150]);
        part(ribbon(&[[-4.0, 0.0], [11.0, 1.0]], 7.0, 4.0), LINE);
        part(ribbon(&[[-3.0, 0.0], [10.0, 1.0]], 4.4, 2.0), [0xa7, 0x9b, 0x84, 255]);
        part(ribbon(&[[2.0, 1.0], [6.0, -6.0]], 2.6, 1.8), LINE);
        part(oval([-8.0, 0.5], 4.6, 4.2), LINE);
        part(oval([-8.0, 0.5], 3.2, 2.9), [0xd9, 0xb4, 0x92, 255]);
    }
    shapes
}
