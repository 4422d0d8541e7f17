//! What stands on the map: walls and workshops, piles of soldiers, lords, rebels, weather and famine.
use super::company::CompanySeen;
use super::map::on_board;
use super::seen::{LordSeen, PileSeen, Seen};
use super::{FiefFace, emblems, laid, portraits};
use crate::desktop::face::circle;
use crate::desktop::face::*;
use crate::desktop::face::{band, placed, stroke};
use crate::table::prelude::{Place, Seat};

/// Half the width of what stands in a village, in units of the board, and from one to the next.
const HALF: f32 = 18.0;
const APART: f32 = 40.0;
/// In a row, below the middle of the village.
const ROW: usize = 5;
const FIRST_ROW: f32 = -38.0;
/// From the middle of a village to those at its gate.
const GATE: f32 = 84.0;
/// Half the width of a pile of pieces of a kind, whose sign has to be told, and from one pile to the next.
const HALF_OF_KIND: f32 = 22.0;
const APART_OF_KIND: f32 = 46.0;
/// In a row at a gate, where the next village is near.
const ROW_AT_GATE: usize = 4;
/// Half the width of a lord's counter, whose face has to be told.
const HALF_OF_LORD: f32 = 22.0;
/// It among the counters of all games.
const LORD: f32 = HALF_OF_LORD / COUNTER_HALF;

const INK: [u8; 4] = [0x2b, 0x1d, 0x12, 255];
const STONE: [u8; 4] = [0xb4, 0xab, 0x9c, 255];
const DARK_STONE: [u8; 4] = [0x7d, 0x74, 0x66, 255];
const ROOF: [u8; 4] = [0x8a, 0x3a, 0x2a, 255];
const WOOD: [u8; 4] = [0x7a, 0x55, 0x30, 255];
const CANVAS: [u8; 4] = [0xfa, 0xf1, 0xdc, 255];
const GRAPE: [u8; 4] = [0x6b, 0x2d, 0x5b, 255];
const RAIN: [u8; 4] = [0x3a, 0x5f, 0x8f, 255];
const CLOUD: [u8; 4] = [0xe2, 0xe6, 0xea, 255];
const STRAW: [u8; 4] = [0xa8, 0x84, 0x2c, 255];
const REBEL: [u8; 4] = [0x5a, 0x34, 0x1c, 255];
const CREAM: [u8; 4] = [0xfb, 0xf3, 0xde, 255];
const GOLD: [u8; 4] = [0xe8, 0xb4, 0x2a, 255];

/// What has a place in a row: a pile of soldiers or a lord.
enum Standing<'s> {
    Pile(Seat, Option<u32>),
    /// So many pieces of a kind, under their sign.
    Pieces(Seat, Vec<Vec<Point>>, u32),
    Lord(&'s LordSeen),
    Rebels(u32),
}

/// What has a place in a row, and whether it belongs to the company that marches.
struct Ranked<'s> {
    what: Standing<'s>,
    marches: bool,
}

impl<'s> Ranked<'s> {
    fn stays(what: Standing<'s>) -> Self {
        Self { what, marches: false }
    }
}

pub(super) fn scene(face: &FiefFace, seen: &Seen) -> Scene {
    let mut scene = Scene::default();
    let company = CompanySeen::of(seen);
    let map = &seen.rules.data.map;
    let plagues = laid::Plagues::of(seen);
    for village in seen.rules.map.villages() {
        let centre = on_board(map.villages[village.index()].at);
        buildings(face, seen, village, centre, &mut scene.scars);
        stamps(seen, village, centre, &mut scene.scars);
        laid::draw(seen, &plagues, village, centre, &mut scene.scars);
        // Those inside stand before the houses, those at a gate on their road.
        let mut posts: Vec<Option<Place>> = vec![None];
        for gate in
            seen.lords_in(village).map(|l| l.gate).chain(seen.piles.iter().filter(|p| p.at == village).map(|p| p.gate))
        {
            if !posts.contains(&gate) {
                posts.push(gate);
            }
        }
        for gate in posts {
            let standing = standing(face, seen, (village, gate), &company);
            let at = gate.map(|from| {
                let road = on_board(map.villages[from.index()].at);
                let (dx, dy) = (road[0] - centre[0], road[1] - centre[1]);
                let part = GATE / dx.hypot(dy).max(1.0);
                [centre[0] + dx * part, centre[1] + dy * part]
            });
            let row = match at {
                Some(at) => (at, ROW_AT_GATE),
                None => ([centre[0], centre[1] + FIRST_ROW], ROW),
            };
            line_up(face, seen, &standing, row, &mut scene);
        }
    }
    scene
}

/// What stands in a village or at one of its gates: family by family, soldiers first, and those who march together side
/// by side.
fn standing<'s>(
    face: &FiefFace,
    seen: &'s Seen,
    (village, gate): (Place, Option<Place>),
    company: &CompanySeen,
) -> Vec<Ranked<'s>> {
    let mut all: Vec<Ranked> = vec![];
    let stacks = if gate.is_none() { face.0.stacks(seen, village) } else { vec![] };
    for seat in seen.families() {
        let here = |lord: &&LordSeen| lord.gate == gate && lord.family == seat;
        let marches = |lord: &LordSeen| company.lords.contains(&lord.id);
        // The company stands where its leader does; captives whom it takes along are of other families.
        let of_company = company.family == Some(seat)
            && company.at == Some(village)
            && company.lords.first().and_then(|id| seen.lord(*id)).is_some_and(|leader| leader.gate == gate);
        let (points_along, troops_along) =
            if of_company { (company.points, &company.troops[..]) } else { (0, &[][..]) };
        let guards: u32 = seen.lords_in(village).filter(here).map(|lord| seen.guard_of(lord.id)).sum();
        let pile = seen.piles.iter().find(|p| (p.seat, p.at, p.gate) == (seat, village, gate));
        let of_kinds = seen.rules.units.of_kinds;
        let mut apart = guards;
        match pile {
            Some(pile) if of_kinds && pile.points.is_some() => {
                let along = |sort: usize| troops_along.iter().find(|(s, _)| *s == sort).map_or(0, |(_, n)| *n);
                let of_sort = |sort: usize, n: u32| Standing::Pieces(seat, face.0.troop(sort), n);
                let staying = pile.troops.iter().map(|(sort, n)| (*sort, n.saturating_sub(along(*sort))));
                let staying = staying.filter(|(_, n)| *n > 0).map(|(sort, n)| of_sort(sort, n));
                all.extend(staying.map(Ranked::stays));
                let marching = troops_along.iter().map(|(sort, n)| of_sort(*sort, *n));
                all.extend(marching.map(|what| Ranked { what, marches: true }));
            }
            Some(PileSeen { points: Some(points), .. }) => {
                apart = 0;
                let staying = points + guards - points_along.min(*points);
                if staying > 0 || points_along == 0 {
                    all.push(Ranked::stays(Standing::Pile(seat, Some(staying))));
                }
                if points_along > 0 {
                    all.push(Ranked { what: Standing::Pile(seat, Some(points_along)), marches: true });
                }
            }
            Some(_) => all.push(Ranked::stays(Standing::Pile(seat, None))),
            None => {}
        }
        // Guards are seen beside King and Queen even under fog.
        match apart {
            0 => {}
            _ if of_kinds => all.push(Ranked::stays(Standing::Pieces(seat, emblems::crown(), apart))),
            _ => all.push(Ranked::stays(Standing::Pile(seat, Some(apart)))),
        }
        let own = stacks.iter().filter(|stack| stack.seat == seat);
        let own = own.map(|stack| Standing::Pieces(seat, stack.symbol.clone(), stack.number));
        all.extend(own.map(Ranked::stays));
        let mut lords: Vec<&LordSeen> = seen.lords_in(village).filter(here).collect();
        lords.sort_by_key(|lord| !marches(lord));
        all.extend(lords.into_iter().map(|lord| Ranked { what: Standing::Lord(lord), marches: marches(lord) }));
    }
    if let Some((_, points, _)) = seen.rebels().filter(|(at, ..)| *at == village && gate.is_none()) {
        all.push(Ranked::stays(Standing::Rebels(points)));
    }
    all
}

fn line_up(face: &FiefFace, seen: &Seen, standing: &[Ranked], (first, in_a_row): (Point, usize), scene: &mut Scene) {
    let wide = |what: &Standing| matches!(what, Standing::Pieces(..) | Standing::Lord(_));
    let apart = if standing.iter().any(|ranked| wide(&ranked.what)) { APART_OF_KIND } else { APART };
    for (row, line) in standing.chunks(in_a_row).enumerate() {
        let left = first[0] - apart * (line.len() as f32 - 1.0) / 2.0;
        let at = |i: usize| [left + apart * i as f32, first[1] - apart * row as f32];
        // Gold under those who march together, and around them.
        for (grow, paint) in [(6.5, INK), (5.0, GOLD)] {
            for (i, ranked) in line.iter().enumerate().filter(|(_, ranked)| ranked.marches) {
                let half = grow + if wide(&ranked.what) { HALF_OF_KIND } else { HALF };
                scene.scars.push(Shape::new(placed(&circle(half, 24), at(i), 1.0), paint));
            }
        }
        for (i, ranked) in line.iter().enumerate() {
            let at = at(i);
            match &ranked.what {
                Standing::Pile(seat, points) => {
                    let text = points.map_or_else(|| "?".to_owned(), |points| points.to_string());
                    pile(face.tincture(*seat).into(), face.tincture(*seat).silhouette(), at, text, scene);
                }
                Standing::Pieces(seat, symbol, n) => pieces(face.tincture(*seat), at, symbol, *n, scene),
                Standing::Rebels(points) => {
                    let fork = vec![[-0.9, 0.8], [0.0, 1.0], [0.9, 0.8], [0.8, -0.8], [-0.8, -0.8]];
                    pile(REBEL.into(), fork, at, points.to_string(), scene);
                }
                Standing::Lord(lord) => {
                    scene.pieces.push(PieceLook { place: lord.at, at, ..counter(face, seen, lord) })
                }
            }
        }
    }
}

/// A pile of soldiers: two counters on each other, with the points written on the upper one.
fn pile(paint: Paint, silhouette: Vec<Point>, at: Point, text: String, scene: &mut Scene) {
    for (dx, dy) in [(3.0, -3.0), (0.0, 0.0)] {
        let here = [at[0] + dx, at[1] + dy];
        scene.scars.push(Shape::new(placed(&silhouette, here, HALF), INK));
        scene.scars.push(Shape::new(placed(&silhouette, here, HALF - 1.6), paint).in_relief(12));
    }
    let size = if text.chars().count() > 1 { 22.0 } else { 25.0 };
    scene.writing.push(Writing { text, at: [at[0], at[1] - 1.0], size, paint: CREAM.into() });
}

/// A pile of pieces of a kind: their sign, and below it how many they are.
fn pieces(tincture: Tincture, at: Point, symbol: &[Vec<Point>], n: u32, scene: &mut Scene) {
    let silhouette = tincture.silhouette();
    let deep: &[(f32, f32)] = if n > 1 { &[(3.0, -3.0), (0.0, 0.0)] } else { &[(0.0, 0.0)] };
    for (dx, dy) in deep {
        let here = [at[0] + dx, at[1] + dy];
        scene.scars.push(Shape::new(placed(&silhouette, here, HALF_OF_KIND), INK));
        scene.scars.push(Shape::new(placed(&silhouette, here, HALF_OF_KIND - 1.6), tincture).in_relief(12));
    }
    // A single one needs no number.
    let (aside, half) = if n > 1 { (-6.0, 11.5) } else { (0.0, 14.0) };
    for outline in symbol {
        scene.scars.push(Shape::new(placed(outline, [at[0] + aside, at[1] - aside / 2.0], half), CREAM));
    }
    if n > 1 {
        let at = [at[0] + 10.5, at[1] - 8.0];
        scene.writing.push(Writing { text: n.to_string(), at, size: 22.0, paint: CREAM.into() });
    }
}

/// The counter of a lord: the face, a small initial, and the sign of the highest dignity.
pub(super) fn counter(face: &FiefFace, seen: &Seen, lord: &LordSeen) -> PieceLook {
    let name = &seen.rules.data.cards.lords[lord.id.index()].name;
    PieceLook {
        piece: lord.id,
        place: None,
        at: [0.0; 2],
        owner: lord.family,
        tincture: face.tincture(lord.family),
        symbol: emblems::dignity(seen, lord),
        portrait: Some(portraits::of_lord(seen, lord)),
        strength: name.chars().take(1).collect(),
        other_side: String::new(),
        // A prisoner lies on his light side.
        spent: lord.captor.is_some(),
        marked: false,
        size: LORD,
        base: None,
    }
}

fn buildings(face: &FiefFace, seen: &Seen, village: Place, [x, y]: Point, shapes: &mut Vec<Shape>) {
    let v = seen.village(village);
    if let Some(owner) = v.occupant.or(v.owner) {
        // Whose it is: a ring around the houses; broken while nobody is there.
        let ring = placed(&circle(37.0, 28), [x, y], 1.0);
        let tincture = face.tincture(owner);
        shapes.extend(band(&ring, [x, y], 1.04, 0.86, v.occupant.is_none(), INK));
        shapes.extend(band(&ring, [x, y], 1.0, 0.90, v.occupant.is_none(), tincture));
    }
    if v.city {
        city([x, y], shapes);
    } else if v.castle {
        castle([x, y], shapes);
    }
    let workshops = (0..v.mills).map(|_| true).chain((0..v.presses).map(|_| false));
    for (i, is_mill) in workshops.enumerate() {
        let at = [x + 54.0, y + 26.0 - 27.0 * i as f32];
        if is_mill { mill(at, shapes) } else { press(at, shapes) }
    }
    let region = seen.rules.map.region_of(village);
    if v.city && seen.title(region).capital == Some(village) {
        // The capital flies the colours of the fief.
        if let Some(family) = seen.fief_of(region) {
            flag([x + 2.0, y + 26.0], face.tincture(family), shapes);
        }
    }
}

fn tower([x, y]: Point, wide: f32, high: f32, shapes: &mut Vec<Shape>) {
    let rect = |l: f32, b: f32, r: f32, t: f32| vec![[x + l, y + b], [x + r, y + b], [x + r, y + t], [x + l, y + t]];
    shapes.push(Shape::new(rect(-wide - 1.5, -1.5, wide + 1.5, high + 1.5), INK));
    shapes.push(Shape::new(rect(-wide, 0.0, wide, high), STONE).in_relief(14));
    let tooth = wide * 2.0 / 5.0;
    for i in 0..3 {
        let left = -wide + tooth * 2.0 * i as f32;
        shapes.push(Shape::new(rect(left - 1.0, high, left + tooth + 1.0, high + 5.5), INK));
        shapes.push(Shape::new(rect(left, high - 0.5, left + tooth, high + 4.0), STONE));
    }
    shapes.push(Shape::new(rect(-1.4, high * 0.45, 1.4, high * 0.75), INK));
}

fn castle([x, y]: Point, shapes: &mut Vec<Shape>) {
    shapes.push(Shape::new(placed(&circle(30.0, 24), [x, y], 1.0), [0xd9, 0xc9, 0xa0, 255]));
    wall([x, y - 14.0], 20.0, 17.0, shapes);
    tower([x - 18.0, y - 16.0], 6.5, 26.0, shapes);
    tower([x + 18.0, y - 16.0], 6.5, 26.0, shapes);
    gate([x, y - 14.0], shapes);
}

fn city([x, y]: Point, shapes: &mut Vec<Shape>) {
    shapes.push(Shape::new(placed(&circle(33.0, 24), [x, y], 1.0), [0xd9, 0xc9, 0xa0, 255]));
    for (dx, size) in [(-10.0, 9.0), (10.0, 9.0)] {
        let at = |px: f32, py: f32| [x + dx + px * size, y + 9.0 + py * size];
        shapes.push(Shape::new(vec![at(-0.8, -0.8), at(0.8, -0.8), at(0.8, 0.3), at(-0.8, 0.3)], CANVAS).in_relief(8));
        shapes.push(Shape::new(vec![at(-1.05, 0.3), at(1.05, 0.3), at(0.0, 1.3)], ROOF).in_relief(8));
    }
    tower([x, y - 2.0], 7.0, 24.0, shapes);
    wall([x, y - 18.0], 28.0, 18.0, shapes);
    tower([x - 26.0, y - 20.0], 6.5, 28.0, shapes);
    tower([x + 26.0, y - 20.0], 6.5, 28.0, shapes);
    gate([x, y - 18.0], shapes);
}

fn wall([x, y]: Point, half: f32, high: f32, shapes: &mut Vec<Shape>) {
    let rect = |l: f32, b: f32, r: f32, t: f32| vec![[x + l, y + b], [x + r, y + b], [x + r, y + t], [x + l, y + t]];
    shapes.push(Shape::new(rect(-half - 1.5, -1.5, half + 1.5, high + 1.5), INK));
    shapes.push(Shape::new(rect(-half, 0.0, half, high), STONE).in_relief(8));
    shapes.push(stroke([x - half, y + high * 0.55], [x + half, y + high * 0.55], 1.2, DARK_STONE));
}

fn gate([x, y]: Point, shapes: &mut Vec<Shape>) {
    let arch = vec![
        [x - 5.0, y],
        [x + 5.0, y],
        [x + 5.0, y + 7.0],
        [x + 2.5, y + 10.5],
        [x - 2.5, y + 10.5],
        [x - 5.0, y + 7.0],
    ];
    shapes.push(Shape::new(arch, INK));
}

fn flag([x, y]: Point, tincture: Tincture, shapes: &mut Vec<Shape>) {
    shapes.push(stroke([x, y - 6.0], [x, y + 22.0], 2.4, INK));
    let cloth = |grow: f32| vec![[x, y + 22.0 + grow], [x + 21.0 + 2.0 * grow, y + 15.0], [x, y + 8.0 - grow]];
    shapes.push(Shape::new(cloth(1.6), INK));
    shapes.push(Shape::new(cloth(0.0), tincture).in_relief(10));
}

fn mill([x, y]: Point, shapes: &mut Vec<Shape>) {
    shapes
        .push(Shape::new(vec![[x - 6.5, y - 11.0], [x + 6.5, y - 11.0], [x + 4.0, y + 5.0], [x - 4.0, y + 5.0]], INK));
    shapes
        .push(Shape::new(vec![[x - 5.2, y - 9.8], [x + 5.2, y - 9.8], [x + 3.0, y + 4.0], [x - 3.0, y + 4.0]], CANVAS));
    shapes.push(Shape::new(vec![[x - 5.5, y + 3.5], [x + 5.5, y + 3.5], [x, y + 10.0]], ROOF));
    for (dx, dy) in [(9.0, 9.0), (-9.0, 9.0), (9.0, -9.0), (-9.0, -9.0)] {
        shapes.push(stroke([x, y + 2.5], [x + dx, y + 2.5 + dy], 3.6, INK));
        shapes.push(stroke([x, y + 2.5], [x + dx * 0.94, y + 2.5 + dy * 0.94], 1.8, CANVAS));
    }
}

fn press([x, y]: Point, shapes: &mut Vec<Shape>) {
    let rect = |l: f32, b: f32, r: f32, t: f32| vec![[x + l, y + b], [x + r, y + b], [x + r, y + t], [x + l, y + t]];
    shapes.push(Shape::new(rect(-10.0, -11.0, 10.0, 1.0), INK));
    shapes.push(Shape::new(rect(-8.6, -9.6, 8.6, -0.4), WOOD).in_relief(12));
    for dx in [-5.0, 0.0, 5.0] {
        shapes.push(Shape::new(placed(&circle(3.4, 10), [x + dx, y + 2.5], 1.0), GRAPE));
    }
    shapes.push(stroke([x, y + 4.0], [x, y + 12.0], 3.0, INK));
    shapes.push(stroke([x - 7.0, y + 11.0], [x + 7.0, y + 11.0], 3.0, INK));
}

/// Bad weather and famine, stamped beside each village of their region.
fn stamps(seen: &Seen, village: Place, [x, y]: Point, shapes: &mut Vec<Shape>) {
    let (bad_weather, famine) = seen.weather(seen.rules.map.region_of(village));
    if bad_weather {
        let at = [x - 56.0, y - 8.0];
        for (dx, dy, r) in [(-8.0, 0.0, 7.0), (0.0, 4.0, 9.0), (8.0, 0.0, 7.0)] {
            shapes.push(Shape::new(placed(&circle(r + 1.4, 14), [at[0] + dx, at[1] + dy], 1.0), INK));
        }
        for (dx, dy, r) in [(-8.0, 0.0, 7.0), (0.0, 4.0, 9.0), (8.0, 0.0, 7.0)] {
            shapes.push(Shape::new(placed(&circle(r, 14), [at[0] + dx, at[1] + dy], 1.0), CLOUD));
        }
        for dx in [-8.0, 0.0, 8.0] {
            shapes.push(stroke([at[0] + dx, at[1] - 7.0], [at[0] + dx - 3.0, at[1] - 15.0], 2.4, RAIN));
        }
    }
    if famine {
        let at = [x - 56.0, y - 38.0];
        shapes.push(Shape::new(placed(&circle(13.0, 18), at, 1.0), INK));
        shapes.push(Shape::new(placed(&circle(11.5, 18), at, 1.0), CREAM));
        for bend in [-5.0, 0.0, 5.0] {
            shapes.push(stroke([at[0], at[1] - 9.0], [at[0] + bend, at[1] + 5.0], 1.8, STRAW));
            shapes.push(Shape::new(placed(&circle(2.2, 8), [at[0] + bend, at[1] + 6.0], 1.0), STRAW));
        }
        shapes.push(stroke([at[0] - 9.0, at[1] + 9.0], [at[0] + 9.0, at[1] - 9.0], 2.6, [0xb0, 0x10, 0x18, 255]));
    }
}
