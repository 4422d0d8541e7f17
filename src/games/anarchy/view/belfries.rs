//! Where the floors of belfries are seen. Where a belfry stands the board shows the ground, or the floor of the bridge when that is down
//! the other floors lie beside the board, one below the other.
use super::drawing::{SIDE, SIZE, bounds, centre, hexagon, toward};
use super::towers::floor_paint;
use crate::desktop::face::*;
use crate::games::anarchy::board::Board;
use crate::games::anarchy::board::belfries::{BRIDGE_FLOOR, SHELTER, TOP_FLOOR, Tower};
use crate::games::anarchy::data::engines::EngineData;
use crate::games::anarchy::data::towers::FLOORS;
use crate::games::anarchy::state::{Belfries, Engine, FloorFire};
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::{Narrator, Place};
use crate::table::text::narrator::halves;
use hexx::Hex;
use serde_json::Value;
use std::hash::{Hash, Hasher};

/// From the map to the floors beside it, and from those of one belfry to those of the next.
const ASIDE: f32 = 130.0;
const APART: f32 = 60.0;
/// The height of what is written over all floors of a belfry, and over each of them.
const TITLE: f32 = 156.0;
const NAME: f32 = 92.0;
/// Around the hexes of a floor, and ahead of them, where a bridge is.
const AROUND: f32 = 26.0;
const AHEAD: f32 = 34.0;
/// Between two floors.
const GAP: f32 = 22.0;
/// How wide the floors of a belfry are at least, with what is written over them.
const WIDE: f32 = 420.0;
/// The height of letters.
const LETTERS: [f32; 3] = [50.0, 40.0, 32.0];
const INK: Paint = Paint::Plain([0x2b, 0x1d, 0x12, 255]);

/// Belfries as the position shows them.
pub(super) fn read(shown: &Value, place: &dyn Fn(&str) -> Option<Place>) -> Belfries {
    let mut belfries = Belfries::default();
    let number = |value: &Value| value.as_u64().and_then(|n| u8::try_from(n).ok()).unwrap_or_default();
    let places = |list: &Value| -> Vec<Place> {
        list.as_array().into_iter().flatten().filter_map(|label| place(label.as_str()?)).collect()
    };
    for facts in shown.as_array().into_iter().flatten() {
        let belfry = belfries.change(number(&facts["engine"]).into());
        belfry.climbed = facts["climbed"] == true;
        belfry.moved_in = number(&facts["moved_in"]);
        belfry.bridge = places(&facts["bridge"]);
        belfry.falling = places(&facts["falling"]);
        belfry.lowered = facts["lowered"] == true;
        let fires = facts["fires"].as_array().into_iter().flatten();
        let fire = |fire: &Value| FloorFire { floor: number(&fire[0]), cell: number(&fire[1]), lit: number(&fire[2]) };
        belfry.fires = fires.map(fire).collect();
        for (floor, burnt) in belfry.burnt.iter_mut().enumerate() {
            *burnt = facts["burnt"][floor].as_u64().and_then(|bits| u32::try_from(bits).ok()).unwrap_or_default();
        }
    }
    belfries
}

/// What of belfries the picture of the board depends on, beside what it is of every engine.
pub(super) fn stage(board: &Board, hasher: &mut impl Hasher) {
    for tower in &board.towers {
        (tower.is_lowered(), tower.levels).hash(hasher);
        tower.bridge().iter().for_each(|at| at.0.hash(hasher));
        for floor in tower.floors() {
            (0..tower.cells.len() as u8).for_each(|cell| tower.is_burnt(floor, cell).hash(hasher));
        }
    }
}

/// A hex of a floor, or of the ground of a belfry.
pub(super) struct DeckHex {
    pub hex: Hex,
    /// Where its middle is seen.
    pub at: Point,
    /// Nothing beyond the edge of the map.
    pub place: Option<Place>,
    /// Nobody stands there: an axle.
    pub is_closed: bool,
    pub is_burnt: bool,
}

/// A floor of a belfry, or its ground, as it is seen.
pub(super) struct Deck<'b, 'a> {
    pub tower: &'b Tower<'a>,
    pub engine: &'b Engine,
    /// From 1; 0 is the ground.
    pub floor: u8,
    /// It is shown where the belfry stands.
    pub is_on_map: bool,
    /// Its hexes by their numbers.
    pub hexes: Vec<DeckHex>,
}

/// What the rule data say of an engine.
fn data<'b>(board: &'b Board, engine: &Engine) -> &'b EngineData {
    board.rules.data.engines.of(engine.kind)
}

/// The floor that the board shows where a belfry stands: the ground, or that of the bridge when that is down.
fn floor_on_map(tower: &Tower) -> u8 {
    if tower.is_lowered() { BRIDGE_FLOOR } else { 0 }
}
/// The floors beside the board, from the top.
fn floors_beside(tower: &Tower) -> Vec<u8> {
    let all: Vec<u8> = [0].into_iter().chain(tower.floors()).filter(|floor| *floor != floor_on_map(tower)).collect();
    all.into_iter().rev().collect()
}

/// Every floor of every belfry that is used, and its ground.
pub(super) fn decks<'b, 'a>(board: &'b Board<'a>) -> Vec<Deck<'b, 'a>> {
    let floors =
        |tower: &'b Tower<'a>| [0].into_iter().chain(tower.floors()).map(move |floor| deck(board, tower, floor));
    board.towers.iter().flat_map(floors).collect()
}
fn deck<'b, 'a>(board: &'b Board<'a>, tower: &'b Tower<'a>, floor: u8) -> Deck<'b, 'a> {
    let engine = &board.engines.all[tower.engine];
    let lead = lead_at(board, tower, floor);
    let hexes = engine.cells(data(board, engine)).into_iter().zip(0_u8..).map(|(cell, number)| DeckHex {
        hex: cell.hex,
        at: moved(lead, offset(engine.lead, cell.hex)),
        place: board.on_level(tower, floor, number),
        is_closed: floor == 0 && !cell.men,
        is_burnt: if floor == 0 { engine.is_burnt(number) } else { tower.is_burnt(floor, number) },
    });
    Deck { tower, engine, floor, is_on_map: floor == floor_on_map(tower), hexes: hexes.collect() }
}

/// From the middle of one hex to that of another.
pub(super) fn offset(from: Hex, to: Hex) -> Point {
    let by = to - from;
    let (south, east) = (toward(Heading::ALL[3]), toward(Heading::ALL[2]));
    let along = |axis: usize| 2.0 * SIDE * (by.x as f32 * east[axis] + by.y as f32 * south[axis]);
    [along(0), along(1)]
}
pub(super) fn moved([x, y]: Point, [dx, dy]: Point) -> Point {
    [x + dx, y + dy]
}

/// The floors of a belfry beside the board.
struct Stack {
    left: f32,
    wide: f32,
    /// The upper edge of the first of them.
    top: f32,
    /// The height of each, with what is written over it.
    tall: f32,
    /// From the left edge and the upper edge of a floor to the middle of its lead.
    lead: Point,
}

impl Stack {
    /// The lower left and the upper right corner of a floor, by its number from above.
    fn room(&self, row: usize) -> (Point, Point) {
        let top = self.top - self.tall * row as f32;
        ([self.left, top - self.tall + GAP], [self.left + self.wide, top])
    }
    fn lead_at(&self, row: usize) -> Point {
        let (low, high) = self.room(row);
        moved([low[0], high[1]], self.lead)
    }
    fn middle(&self) -> f32 {
        self.left + self.wide / 2.0
    }
}

/// The floors of each belfry with which the battle has begun, by the number of its engine. They stay where they are while it moves.
fn stacks(board: &Board) -> Vec<(usize, Stack)> {
    let ([_, bottom], [right, top]) = bounds(board.map);
    let mut left = right + ASIDE;
    let mut all = vec![];
    for (number, engine) in board.engines.all.iter().enumerate() {
        let data = data(board, engine);
        if data.tower.is_none() {
            continue;
        }
        let ahead = toward(engine.heading);
        let mut corners: Vec<Point> = vec![];
        for cell in data.cells(Hex::ZERO, engine.heading) {
            let [x, y] = offset(Hex::ZERO, cell.hex);
            corners.extend([[x - SIZE, y - SIDE], [x + SIZE, y + SIDE]]);
            corners.push([x + ahead[0] * (SIDE + AHEAD), y + ahead[1] * (SIDE + AHEAD)]);
        }
        let span = |axis: usize| {
            let all = || corners.iter().map(|corner| corner[axis]);
            (all().fold(f32::MAX, f32::min) - AROUND, all().fold(f32::MIN, f32::max) + AROUND)
        };
        let ((west, east), (south, north)) = (span(0), span(1));
        let wide = (east - west).max(WIDE);
        let tall = north - south + NAME + GAP;
        let stack = Stack {
            left,
            wide,
            top: f32::midpoint(bottom, top) + FLOORS as f32 * tall / 2.0,
            tall,
            lead: [wide / 2.0 - f32::midpoint(west, east), -NAME - north],
        };
        left += wide + APART;
        all.push((number, stack));
    }
    all
}
fn stack(board: &Board, engine: usize) -> Option<Stack> {
    stacks(board).into_iter().find(|(number, _)| *number == engine).map(|(_, stack)| stack)
}

/// The corners of all that is shown of belfries beside the map.
pub(super) fn beside(board: &Board) -> Option<(Point, Point)> {
    let rooms = stacks(board).into_iter().map(|(_, stack)| {
        let (low, _) = stack.room(FLOORS - 1);
        (low, [stack.left + stack.wide, stack.top + TITLE])
    });
    rooms.reduce(|(low, high), (other_low, other_high)| {
        let (least, most) =
            (|axis: usize| low[axis].min(other_low[axis]), |axis: usize| high[axis].max(other_high[axis]));
        ([least(0), least(1)], [most(0), most(1)])
    })
}

/// Where the middle of the lead of a floor is seen.
fn lead_at(board: &Board, tower: &Tower, floor: u8) -> Point {
    let row = floors_beside(tower).iter().position(|other| *other == floor);
    match row.zip(stack(board, tower.engine)) {
        Some((row, stack)) => stack.lead_at(row),
        // It may be beyond the edge of the map.
        None => {
            let first = Place(0);
            let lead = board.engines.all[tower.engine].lead;
            moved(centre(board.map, first), offset(board.map.hexes.hex(first), lead))
        }
    }
}

/// Where the middle of a place of a belfry is seen, the ground included; nothing elsewhere.
pub(super) fn middle(board: &Board, place: Place) -> Option<Point> {
    let at = board.in_tower(place)?;
    if at.floor == floor_on_map(at.tower) {
        return Some(centre(board.map, board.map.hex_of(place)));
    }
    let engine = &board.engines.all[at.tower.engine];
    let cell = engine.cells(data(board, engine)).into_iter().nth(at.cell.into())?;
    Some(moved(lead_at(board, at.tower, at.floor), offset(engine.lead, cell.hex)))
}
/// Whether a place is shown beside the map.
pub(super) fn is_beside_map(board: &Board, place: Place) -> bool {
    board.in_tower(place).is_some_and(|at| at.floor != floor_on_map(at.tower))
}

/// The hexes of the floors, above the ground.
pub(super) fn places(board: &Board) -> Vec<PlaceLook> {
    let floors = decks(board).into_iter().filter(|deck| deck.floor > 0);
    let look = |floor: u8, hex: DeckHex| {
        let outline = placed(&hexagon(), hex.at, 1.0);
        Some(PlaceLook {
            place: hex.place?,
            centre: hex.at,
            spot: outline.clone(),
            outline,
            ground: floor_paint(floor).into(),
            decor: vec![],
            label: String::new(),
            label_at: hex.at,
            label_size: 17.0,
        })
    };
    floors.flat_map(|deck| deck.hexes.into_iter().filter_map(move |hex| look(deck.floor, hex))).collect()
}

/// The lines around the floors beside the map.
pub(super) fn frames(board: &Board) -> Vec<Shape> {
    const FRAME: [u8; 4] = [0x5a, 0x40, 0x24, 220];
    let mut shapes = vec![];
    for tower in &board.towers {
        let Some(stack) = stack(board, tower.engine) else { continue };
        for row in 0..floors_beside(tower).len() {
            let ([left, bottom], [right, top]) = stack.room(row);
            let corners = [[left, bottom], [right, bottom], [right, top], [left, top]];
            for (i, from) in corners.iter().enumerate() {
                shapes.push(stroke(*from, corners[(i + 1) % corners.len()], 4.0, FRAME));
            }
        }
    }
    shapes
}

/// The word for a floor, or for the ground.
pub(super) fn floor_key(floor: u8) -> &'static str {
    match floor {
        0 => "anarchy-belfry-view-ground",
        SHELTER => "anarchy-belfry-view-shelter",
        TOP_FLOOR => "anarchy-belfry-view-top",
        _ => "anarchy-belfry-view-bridge-floor",
    }
}

/// How many men are on a floor or on the ground of a belfry, and how many there is room for.
pub(super) fn room_on(board: &Board, tower: &Tower, floor: u8) -> (usize, usize) {
    if floor > 0 {
        return (board.men_on(tower, floor).count(), tower.data.capacity[usize::from(floor) - 1]);
    }
    let engine = &board.engines.all[tower.engine];
    let men = tower.cells.iter().flatten().filter(|hex| board.at(**hex).is_some()).count();
    (men, data(board, engine).cells(engine.lead, engine.heading).iter().filter(|cell| cell.men).count())
}

/// What the floors of belfries are called, on which level they are, and how many men are on them: first the one that is on the map.
pub(super) fn captions(board: &Board, tell: &Narrator) -> Vec<Writing> {
    let mut all = vec![];
    for tower in &board.towers {
        let Some(stack) = stack(board, tower.engine) else { continue };
        let x = stack.middle();
        let [title, name, facts] = LETTERS;
        let mut write = |text: String, y: f32, size: f32| all.push(Writing { text, at: [x, y], size, paint: INK });
        let told = |floor: u8| {
            let (men, most) = room_on(board, tower, floor);
            let is_dead = floor > 0 && tower.is_dead(floor);
            let args = [
                ("level", halves(tower.level(floor)).into()),
                ("men", men.into()),
                ("most", most.into()),
                ("dead", if is_dead { "yes" } else { "no" }.into()),
            ];
            tell.texts.format("anarchy-belfry-view-caption", &args)
        };
        write(tell.texts.get("anarchy-belfry-view-title"), stack.top + TITLE - 32.0, title);
        let on_map = floor_on_map(tower);
        let args = [("floor", tell.texts.get(floor_key(on_map)).into())];
        write(tell.texts.format("anarchy-belfry-view-on-map", &args), stack.top + 72.0, facts);
        write(told(on_map), stack.top + 36.0, facts);
        for (row, floor) in floors_beside(tower).into_iter().enumerate() {
            let (_, [_, top]) = stack.room(row);
            write(tell.texts.get(floor_key(floor)), top - NAME * 0.3, name);
            write(told(floor), top - NAME * 0.74, facts);
        }
    }
    all
}

/// Rings around the other storeys of a hex of a belfry that is pointed at.
pub(super) fn other_storeys(board: &Board, place: Place) -> Vec<Shape> {
    const RING: [u8; 4] = [0x8e, 0xdc, 0xff, 235];
    const SHADE: [u8; 4] = [0x1c, 0x16, 0x20, 200];
    let Some(here) = board.in_tower(place) else { return vec![] };
    let others = [0].into_iter().chain(here.tower.floors()).filter(|floor| *floor != here.floor);
    let places = others.filter_map(|floor| board.on_level(here.tower, floor, here.cell));
    let ring = |at: Point| {
        let outline = placed(&hexagon(), at, 1.0);
        let bands = [(0.99, 0.87, SHADE), (0.97, 0.89, RING)];
        bands
            .into_iter()
            .flat_map(|(outer, inner, paint)| band(&outline, at, outer, inner, true, paint))
            .collect::<Vec<_>>()
    };
    places.filter_map(|other| middle(board, other)).flat_map(ring).collect()
}
