//! Arrows that point at places of the board. They lie over everything, and so where they hide nothing that is read: beside
//! numbers, letters and names, not on them.
use crate::desktop::face::{COUNTER_HALF, PlaceLook, Point, Scenery, Shape};
use crate::desktop::session::lesson::PointedOut;
use crate::desktop::session::view_model::TableView;
use crate::table::prelude::Place;

const INK: [u8; 4] = [0x2b, 0x1d, 0x12, 255];
const GOLD: [u8; 4] = [0xe8, 0xb4, 0x2a, 255];

/// The length of the largest arrow and half the width of its head, in radii of the place that it points at: between two
/// hexes with counters there is room for it.
const LENGTH: f32 = 1.15;
const HEAD: f32 = 0.165;
/// The smaller ones, for places with much around them.
const SIZES: [f32; 3] = [1.0, 0.8, 0.6];
/// From the middle of the place to the tip, in its radii.
const TIPS: [f32; 6] = [0.74, 0.85, 0.98, 1.1, 1.25, 1.4];
/// On an open table: the same from the middle of a base, and the length that is 1 there, in units of the board.
const TIPS_AT_BASE: [f32; 4] = [1.1, 1.3, 1.7, 2.3];
const BESIDE_BASE: f32 = 56.0;
/// The edge of an arrow, in units of the board.
const RIM: f32 = 3.0;
/// Where an arrow comes from, in degrees from the east against the clock, what is seen best first.
const FROM: [f32; 12] = [90.0, 60.0, 120.0, 30.0, 150.0, 0.0, 180.0, -30.0, -150.0, -60.0, -120.0, -90.0];
/// Between two points of an arrow that are held against what must stay in sight, in units of the board.
const STEP: f32 = 4.0;

/// Something that has to stay in sight: lower left and upper right corner.
pub type Span = (Point, Point);

fn around([x, y]: Point, wide: f32, high: f32) -> Span {
    ([x - wide / 2.0, y - high / 2.0], [x + wide / 2.0, y + high / 2.0])
}

/// About the room that words take: the half of the height of a line for each letter.
fn of_words(text: &str, at: Point, size: f32) -> Span {
    around(at, size * 0.56 * text.chars().count().max(1) as f32, size * 0.9)
}

/// The names of places, as far as they are written on the board.
pub fn names(scenery: &Scenery) -> impl Iterator<Item = Span> {
    let named = scenery.places.iter().filter(|place| !place.label.is_empty());
    named.map(|place| of_words(&place.label, place.label_at, place.label_size))
}

/// Counters with their strengths and letters, and the numbers of piles.
pub fn numbers(view: &TableView) -> impl Iterator<Item = Span> {
    let side = 2.0 * COUNTER_HALF + 5.0;
    let counters = view.scene.pieces.iter().map(move |look| around(look.at, side * look.size, side * look.size));
    // A number stands on a pile that is about twice as high as it is.
    let piles = view.scene.writing.iter().map(|words| {
        let (low, high) = of_words(&words.text, words.at, words.size);
        let (wide, tall) = ((high[0] - low[0]).max(words.size * 1.7), words.size * 1.7);
        around(words.at, wide, tall)
    });
    counters.chain(piles)
}

/// Miniatures, each as large as its base, and the points where somebody is to stand.
fn bases(view: &TableView) -> impl Iterator<Item = Span> {
    let standing = view.scene.pieces.iter().filter_map(|look| Some((look.at, look.base.as_ref()?.radius)));
    let free = view.pointed_out.iter().filter(|out| out.is_free).map(|out| (out.at, out.radius));
    standing.chain(free).map(|(at, radius)| around(at, 2.0 * radius, 2.0 * radius))
}

/// Everything that is read on the board.
pub fn to_be_read(scenery: &Scenery, view: &TableView) -> Vec<Span> {
    let read: Vec<Span> = if scenery.ground.is_some() { bases(view).collect() } else { numbers(view).collect() };
    names(scenery).chain(read).collect()
}

/// The name of a place on a plate, so that it can be read where a ring lies around it.
pub(super) fn name_plate(place: &PlaceLook) -> Option<Shape> {
    if place.label.is_empty() {
        return None;
    }
    let (low, high) = of_words(&place.label, place.label_at, place.label_size);
    let corners = vec![low, [high[0], low[1]], high, [low[0], high[1]]];
    Some(Shape::new(corners, [0xf6, 0xea, 0xcb, 235]))
}

/// An arrow with its tip at a point.
struct Arrow {
    tip: Point,
    /// Which way it comes from, as a vector of length 1.
    from: Point,
    /// Its length and half the width of its head.
    long: f32,
    head: f32,
}

impl Arrow {
    fn at(&self, along: f32, across: f32) -> Point {
        let [dx, dy] = self.from;
        [self.tip[0] + dx * along - dy * across, self.tip[1] + dy * along + dx * across]
    }

    fn outline(&self, grow: f32) -> Vec<Point> {
        let (long, head) = (self.long + grow, self.head + grow * 1.4);
        let (neck, shaft) = (self.long * 0.45 + grow * 0.5, self.head * 0.42 + grow);
        vec![
            self.at(-grow * 1.8, 0.0),
            self.at(neck, head),
            self.at(neck, shaft),
            self.at(long, shaft),
            self.at(long, -shaft),
            self.at(neck, -shaft),
            self.at(neck, -head),
        ]
    }

    /// How many of its points lie on something, in all.
    fn hides(&self, spans: &[Span]) -> usize {
        let inside = |[x, y]: Point, (low, high): &Span| x > low[0] && x < high[0] && y > low[1] && y < high[1];
        let (first, last) = (-1.8 * RIM, self.long + RIM);
        let rows = ((last - first) / STEP).ceil() as i32;
        let columns = (self.head / STEP).ceil() as i32 + 1;
        let points = (0..=rows).flat_map(|row| (-columns..=columns).map(move |column| (row, column)));
        let points = points.map(|(row, column)| {
            let along = first + (last - first) * row as f32 / rows as f32;
            let half = if along < self.long * 0.45 + RIM { self.head } else { self.head * 0.42 } + 1.4 * RIM;
            self.at(along, half * column as f32 / columns as f32)
        });
        points.map(|point| spans.iter().filter(|span| inside(point, span)).count()).sum()
    }

    /// What it takes up itself, for the arrows that come after it.
    fn span(&self) -> Span {
        let outline = self.outline(RIM);
        let fold =
            |axis: usize, start: f32, pick: fn(f32, f32) -> f32| outline.iter().map(|p| p[axis]).fold(start, pick);
        (
            [fold(0, f32::MAX, f32::min), fold(1, f32::MAX, f32::min)],
            [fold(0, f32::MIN, f32::max), fold(1, f32::MIN, f32::max)],
        )
    }
}

/// How far an arrow may stand out over the edge of the board, in its units.
const BEYOND: f32 = 40.0;

/// What an arrow points at.
struct Goal {
    centre: Point,
    radius: f32,
    /// From its middle to the tip of an arrow, in its radii, what is seen best first.
    tips: &'static [f32],
    /// What lengths of arrows are told in.
    measure: f32,
}

impl Goal {
    fn of_place(scenery: &Scenery, place: Place) -> Option<Self> {
        let look = scenery.look(place)?;
        let radius = look.spot.iter().map(|p| (p[1] - look.centre[1]).abs()).fold(0.0, f32::max);
        Some(Self { centre: look.centre, radius, tips: &TIPS, measure: radius })
    }
    fn of_base(out: &PointedOut) -> Self {
        Self { centre: out.at, radius: out.radius, tips: &TIPS_AT_BASE, measure: BESIDE_BASE }
    }
}

/// The arrows at these goals, each where it hides least.
fn arrows(scenery: &Scenery, goals: &[Goal], mut in_sight: Vec<Span>) -> Vec<Arrow> {
    let (low, high) = scenery.extent();
    let mut drawn = vec![];
    for goal in goals {
        let arrow = |(size, tip, from): (f32, f32, f32)| {
            let (sin, cos) = from.to_radians().sin_cos();
            let away = tip * goal.radius;
            Arrow {
                tip: [goal.centre[0] + cos * away, goal.centre[1] + sin * away],
                from: [cos, sin],
                long: LENGTH * size * goal.measure,
                head: HEAD * size * goal.measure,
            }
        };
        let on_board = |arrow: &Arrow| {
            let (least, most) = arrow.span();
            (0..2).all(|axis| least[axis] > low[axis] - BEYOND && most[axis] < high[axis] + BEYOND)
        };
        let ways = SIZES
            .iter()
            .flat_map(|size| goal.tips.iter().flat_map(move |tip| FROM.iter().map(move |from| (*size, *tip, *from))));
        let all: Vec<Arrow> = ways.map(arrow).filter(on_board).collect();
        let free = all.iter().position(|arrow| arrow.hides(&in_sight) == 0);
        let least = || (0..all.len()).min_by_key(|i| all[*i].hides(&in_sight));
        let Some(best) = free.or_else(least) else { continue };
        let best = all.into_iter().nth(best).expect("one of them");
        in_sight.push(best.span());
        drawn.push(best);
    }
    drawn
}

/// The arrows of a view as shapes.
pub fn shapes(scenery: &Scenery, view: &TableView) -> Vec<Shape> {
    let places = view.pointed_at.iter().filter_map(|place| Goal::of_place(scenery, *place));
    let goals: Vec<Goal> = places.chain(view.pointed_out.iter().map(Goal::of_base)).collect();
    if goals.is_empty() {
        return vec![];
    }
    let arrows = arrows(scenery, &goals, to_be_read(scenery, view));
    let drawn = arrows
        .iter()
        .flat_map(|arrow| [Shape::new(arrow.outline(RIM), INK), Shape::new(arrow.outline(0.0), GOLD).in_relief(15)]);
    drawn.collect()
}
