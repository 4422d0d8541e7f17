//! Outlines of shapes, for drawing only: no rule is decided by them.
use super::directions::{Axis, Direction, spot};
use super::shapes::{Line, Shape};
use super::spots::Spot;

impl Shape {
    /// The closed outlines of the shape, first the outer one, counter-clockwise, then the hole of a ring or a border,
    /// clockwise. Round edges have a corner every 3.75°.
    pub fn outlines(&self) -> Vec<Vec<Spot>> {
        match self {
            Self::Disc(disc) => vec![circle(disc.centre, disc.radius)],
            Self::Poly(poly) => vec![poly.corners().to_vec()],
            Self::Ring(ring) if ring.inner == 0 => vec![circle(ring.centre, ring.outer)],
            Self::Ring(ring) => vec![circle(ring.centre, ring.outer), reversed(circle(ring.centre, ring.inner))],
            Self::Line(line) => vec![capsule(line)],
            Self::Border(border) => {
                let hole = border.free().map(|free| reversed(free.corners().to_vec()));
                [Some(border.table.corners().to_vec()), hole].into_iter().flatten().collect()
            }
        }
    }
}

fn reversed(mut outline: Vec<Spot>) -> Vec<Spot> {
    outline.reverse();
    outline
}

/// The directions from `first` on, anticlockwise through `steps` · 15°, four for each step and the last one.
fn fan(first: Direction, steps: i32) -> Vec<Direction> {
    let mut fan: Vec<Direction> = (0..=steps).map(|step| first.turned(step)).collect();
    for _ in 0..2 {
        // Between two directions of one length lies their sum.
        let between = |pair: &[Direction]| Direction::new(pair[0].x() + pair[1].x(), pair[0].y() + pair[1].y());
        let halves: Vec<Direction> = fan.windows(2).filter_map(between).collect();
        let last = fan.last().copied();
        fan = fan.iter().zip(&halves).flat_map(|(own, half)| [*own, *half]).chain(last).collect();
    }
    fan
}

fn circle(centre: Spot, radius: i32) -> Vec<Spot> {
    let mut outline: Vec<Spot> = fan(Direction::EAST, 24).iter().map(|way| spot(centre, *way, radius, 0)).collect();
    outline.pop();
    outline.dedup();
    outline
}

fn capsule(line: &Line) -> Vec<Spot> {
    let (from, to) = (line.segment.from, line.segment.to);
    let Some(axis) = Axis::between(from, to) else { return circle(from, line.tolerance) };
    let half = |centre: Spot, first: Direction| {
        fan(first, 12).into_iter().map(move |way| spot(centre, way, line.tolerance, 0)).collect::<Vec<_>>()
    };
    let right = Direction::new(axis.direction().y(), -axis.direction().x()).unwrap_or(Direction::EAST);
    let left = Direction::new(-axis.direction().y(), axis.direction().x()).unwrap_or(Direction::EAST);
    let mut outline = [half(to, right), half(from, left)].concat();
    outline.dedup();
    outline
}
