//! From directions to points: the only place where a point is rounded. A direction is a vector of whole numbers, never
//! an angle.
use super::spots::Spot;

/// A direction: a vector of whole numbers that is not zero. Its length means nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Direction {
    x: i64,
    y: i64,
}

/// The cosines of 0°, 15°, … 90°, times 10000.
const COSINES: [i64; 7] = [10000, 9659, 8660, 7071, 5000, 2588, 0];

/// The cosine of `steps` · 15°, times 10000.
const fn cosine(steps: i32) -> i64 {
    match steps.rem_euclid(24) {
        quarter @ 0..=6 => COSINES[quarter as usize],
        second @ 7..=12 => -COSINES[(12 - second) as usize],
        third @ 13..=18 => -COSINES[(third - 12) as usize],
        fourth => COSINES[(24 - fourth) as usize],
    }
}

impl Direction {
    /// East, along the x axis.
    pub const EAST: Self = Self { x: 1, y: 0 };
    /// North, along the y axis.
    pub const NORTH: Self = Self { x: 0, y: 1 };

    /// The direction of a vector; `None` for the zero vector. The components of a direction that will be turned lie
    /// within ±2²³, of any other within ±2³⁹.
    pub const fn new(x: i64, y: i64) -> Option<Self> {
        if x == 0 && y == 0 { None } else { Some(Self { x, y }) }
    }
    /// From one spot toward another; `None` toward oneself.
    pub const fn toward(from: Spot, to: Spot) -> Option<Self> {
        Self::new(to.x as i64 - from.x as i64, to.y as i64 - from.y as i64)
    }
    /// Turned anticlockwise by `steps` · 15°, any `i32`. A direction is turned once: the components grow by a factor of
    /// up to 14142 and are not reduced, so that nothing is lost (from 2²³ to below 2³⁸).
    pub const fn turned(self, steps: i32) -> Self {
        let (cosine, sine) = (cosine(steps), cosine(steps.rem_euclid(24) - 6));
        Self { x: self.x * cosine - self.y * sine, y: self.x * sine + self.y * cosine }
    }
    /// The vector's component to the east.
    pub const fn x(self) -> i64 {
        self.x
    }
    /// The vector's component to the north.
    pub const fn y(self) -> i64 {
        self.y
    }
    /// The length of the vector times 2¹⁶, rounded down. The square of the length stays below 2⁷⁹ and is scaled in
    /// `u128`.
    fn root(self) -> i128 {
        let square = i128::from(self.x) * i128::from(self.x) + i128::from(self.y) * i128::from(self.y);
        (square.unsigned_abs() << 32).isqrt() as i128
    }
}

/// The quotient of `n` by `d`, to the nearest whole number, halves away from zero. `d` is positive, both stay below
/// 2¹²⁶.
#[inline]
pub const fn rnd(n: i128, d: i128) -> i128 {
    let (above, below) = (2 * n.unsigned_abs() + d.unsigned_abs(), 2 * d.unsigned_abs());
    // Most quotients fit the processor's own division.
    let whole = match above <= u64::MAX as u128 && below <= u64::MAX as u128 {
        true => (above as u64 / below as u64) as i128,
        false => (above / below) as i128,
    };
    if n < 0 { -whole } else { whole }
}

/// A spot with a direction, ready to lay off points and to measure them: the root of the direction is taken once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Axis {
    from: Spot,
    toward: Direction,
    /// The length of the direction, times 2¹⁶.
    root: i128,
}

impl Axis {
    /// The axis from a spot in a direction.
    pub fn new(from: Spot, toward: Direction) -> Self {
        Self { from, toward, root: toward.root() }
    }
    /// The axis from one spot toward another; `None` toward oneself.
    pub fn between(from: Spot, to: Spot) -> Option<Self> {
        Some(Self::new(from, Direction::toward(from, to)?))
    }
    /// Where the axis begins.
    pub const fn from(&self) -> Spot {
        self.from
    }
    /// Where it points.
    pub const fn direction(&self) -> Direction {
        self.toward
    }
    /// The spot `ahead` u along the axis and `left` u to its left (negative: behind, to the right), each coordinate
    /// rounded once. Products stay below 2⁷⁸ (`i128`). The spot may lie outside the table.
    #[inline]
    pub fn at(&self, ahead: i32, left: i32) -> Spot {
        let (a, b) = (i128::from(ahead), i128::from(left));
        let (ex, ey) = (i128::from(self.toward.x), i128::from(self.toward.y));
        let step = |n: i128| rnd(n << 16, self.root) as i32;
        Spot::new(self.from.x + step(a * ex - b * ey), self.from.y + step(a * ey + b * ex))
    }
    /// How far along the axis and how far to its left a spot lies, in u, each rounded once: the inverse of
    /// [`at`](Self::at), but for rounding. Products stay below 2⁸⁰ (`i128`).
    pub fn local(&self, spot: Spot) -> (i32, i32) {
        let (x, y) = (i128::from(spot.x) - i128::from(self.from.x), i128::from(spot.y) - i128::from(self.from.y));
        let (ex, ey) = (i128::from(self.toward.x), i128::from(self.toward.y));
        let measure = |n: i128| rnd(n << 16, self.root) as i32;
        (measure(x * ex + y * ey), measure(ex * y - ey * x))
    }
}

/// The spot `ahead` u from `from` along a direction and `left` u to its left: [`Axis::at`] for one point.
pub fn spot(from: Spot, toward: Direction, ahead: i32, left: i32) -> Spot {
    Axis::new(from, toward).at(ahead, left)
}

/// The spot `length` u from one spot toward another, or beyond it; `None` toward oneself.
pub fn along(from: Spot, toward: Spot, length: i32) -> Option<Spot> {
    Some(Axis::between(from, toward)?.at(length, 0))
}

/// How far along a direction from `from`, and how far to its left, a spot lies: [`Axis::local`] for one spot.
pub fn local(from: Spot, toward: Direction, spot: Spot) -> (i32, i32) {
    Axis::new(from, toward).local(spot)
}

/// Half the chord that a circle of radius `reach` cuts off a line which passes its centre at distance `aside` (either
/// sign): the root of reach² − aside², rounded down; `None` where the line passes the circle by. Fits `i64`.
///
/// With the [`local`] coordinates (a, b) of a disc, ⌈a − root⌉ = a − `half_chord(reach, b)` is the first whole distance
/// at which the line lies within `reach` of its centre.
pub fn half_chord(reach: i32, aside: i32) -> Option<i32> {
    Some(half_chord_square(reach, aside)?.isqrt() as i32)
}

/// As [`half_chord`], rounded up: ⌊a − root⌋ = a − `half_chord_up(reach, b)` is the last whole distance at which the
/// line does not lie deeper than `reach`.
pub fn half_chord_up(reach: i32, aside: i32) -> Option<i32> {
    let square = half_chord_square(reach, aside)?;
    let root = square.isqrt();
    Some((root + i64::from(root * root < square)) as i32)
}

fn half_chord_square(reach: i32, aside: i32) -> Option<i64> {
    let (reach, aside) = (i64::from(reach), i64::from(aside));
    (reach >= aside.abs()).then(|| reach * reach - aside * aside)
}
