//! Banderoles under the names of villages, so that they can be read wherever roads and borders run.
use super::brush::{INK, Ink, moved, shade};
use super::land::Plan;
use crate::desktop::face::{Point, Shape};

const SCROLL: Ink = [0xfa, 0xf1, 0xd8, 255];

/// Half the height of a banderole.
const HALF: f32 = 13.5;
/// How far its ends stand out.
const TAIL: f32 = 11.0;

pub fn banderoles(plan: &Plan) -> Vec<Shape> {
    (0..plan.points.len()).flat_map(|village| banderole(plan.name_at(village), plan.half_name(village))).collect()
}

/// The banderole of one name, `half` as wide as the letters on it.
pub fn banderole(at: Point, half: f32) -> Vec<Shape> {
    let mut shapes = vec![];
    for side in [-1.0, 1.0] {
        // The end is folded back behind the rest and notched.
        let end = |grow: f32| -> Vec<Point> {
            [
                [half - 5.0 - grow, HALF - 4.0 + grow],
                [half + TAIL + grow, HALF - 4.0 + grow],
                [half + TAIL - 6.0, -3.6],
                [half + TAIL + grow, -HALF - 3.0 - grow],
                [half - 5.0 - grow, -HALF - 3.0 - grow],
            ]
            .map(|[x, y]| moved(at, side * x, y))
            .to_vec()
        };
        shapes.push(Shape::new(end(1.4), INK));
        shapes.push(Shape::new(end(0.0), shade(SCROLL, 0.84)));
        let fold = [[half - 5.0, -HALF], [half, -HALF], [half - 5.0, -HALF - 3.6]].map(|[x, y]| moved(at, side * x, y));
        shapes.push(Shape::new(fold.to_vec(), shade(INK, 1.2)));
    }
    let strip = |grow: f32| {
        vec![
            moved(at, -half - grow, -HALF - grow),
            moved(at, half + grow, -HALF - grow),
            moved(at, half + grow, HALF + grow),
            moved(at, -half - grow, HALF + grow),
        ]
    };
    shapes.push(Shape::new(strip(1.4), INK));
    shapes.push(Shape::new(strip(0.0), SCROLL));
    shapes
}
