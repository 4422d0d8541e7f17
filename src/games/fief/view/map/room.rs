//! The room on the board: what has taken some of it, and what is still free.
use super::brush::from_line;
use crate::desktop::face::Point;
use std::collections::BTreeMap;

/// A line with half its width.
#[derive(Clone, Copy)]
struct Taken {
    from: Point,
    to: Point,
    half: f32,
}

/// The width and height of the squares in which it is looked up, in units of the board.
const SQUARE: f32 = 64.0;

fn square(c: f32) -> i32 {
    (c / SQUARE).floor() as i32
}

/// What takes up room on the board.
#[derive(Default)]
pub struct Room {
    squares: BTreeMap<(i32, i32), Vec<Taken>>,
}

impl Room {
    /// Takes the room of a line, `half` of its width on either side and around its ends.
    pub fn take(&mut self, from: Point, to: Point, half: f32) {
        let (x0, x1) = (from[0].min(to[0]) - half, from[0].max(to[0]) + half);
        let (y0, y1) = (from[1].min(to[1]) - half, from[1].max(to[1]) + half);
        for x in square(x0)..=square(x1) {
            for y in square(y0)..=square(y1) {
                self.squares.entry((x, y)).or_default().push(Taken { from, to, half });
            }
        }
    }
    pub fn take_along(&mut self, line: &[Point], half: f32) {
        line.windows(2).for_each(|leg| self.take(leg[0], leg[1], half));
    }
    /// Whether nothing of a disc is taken.
    pub fn is_free(&self, at: Point, radius: f32) -> bool {
        let (x0, x1) = (square(at[0] - radius), square(at[0] + radius));
        let (y0, y1) = (square(at[1] - radius), square(at[1] + radius));
        let near = (x0..=x1).flat_map(|x| (y0..=y1).filter_map(move |y| self.squares.get(&(x, y))));
        near.flatten().all(|taken| from_line(at, taken.from, taken.to) >= taken.half + radius)
    }
}
