//! Straight lines from the centre of a hex to the centre of another: which hexes they cross, and where they run along a side
//! between two. In whole numbers, and the same on every board of hexes, for it depends only on how far apart the two are.
use hexx::Hex;
use std::sync::OnceLock;

/// The farthest that a line can reach, in hexes.
pub const LONGEST_LINE: i32 = 50;

/// What a line crosses between its two ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crossing {
    /// It goes through the inside of a hex.
    On(Hex),
    /// It runs along the side between two hexes: the one on its left, and the one on its right.
    Between {
        /// Seen along the line, on the left.
        left: Hex,
        /// Seen along the line, on the right.
        right: Hex,
    },
}

/// On which side of a line that runs along sides of hexes somebody looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// The hexes on the left.
    Left,
    /// The hexes on the right.
    Right,
}

impl Crossing {
    /// The hex that counts for somebody who looks on this side.
    pub fn hex(self, hand: Hand) -> Hex {
        match (self, hand) {
            (Self::On(hex), _) => hex,
            (Self::Between { left, .. }, Hand::Left) => left,
            (Self::Between { right, .. }, Hand::Right) => right,
        }
    }
}

/// What the line from the middle of the hex 0, 0 to the middle of `to` crosses, in order, without the two ends: hexes as they
/// lie from the beginning of the line. A hex of which the line touches no more than a corner is not crossed. Nothing for a hex
/// that is farther away than [`LONGEST_LINE`].
pub fn crossings(to: Hex) -> &'static [Crossing] {
    if to.ulength() > LONGEST_LINE as u32 {
        return &[];
    }
    LINES[((to.x + LONGEST_LINE) * WIDTH + to.y + LONGEST_LINE) as usize].get_or_init(|| find(to))
}

/// What each line crosses, by where it ends; found when it is first asked for, for a match uses a small part of them.
static LINES: [OnceLock<Box<[Crossing]>>; (WIDTH * WIDTH) as usize] =
    [const { OnceLock::new() }; (WIDTH * WIDTH) as usize];

const WIDTH: i32 = 2 * LONGEST_LINE + 1;

/// The three differences of the coordinates of a hex: a point lies inside a hex if each of its three differences is less than 1
/// away from that of the middle.
fn differences(hex: Hex) -> [i32; 3] {
    let (x, y, z) = (hex.x, hex.y, -hex.x - hex.y);
    [x - y, y - z, z - x]
}

/// Where along a line, in parts of its whole length, it enters a hex and leaves it.
struct Stay {
    /// Numerator and denominator, which is more than 0.
    enters: (i32, i32),
    leaves: (i32, i32),
    /// The line runs along a side of the hex.
    along: bool,
}

/// `a < b` for two fractions.
fn less(a: (i32, i32), b: (i32, i32)) -> bool {
    i64::from(a.0) * i64::from(b.1) < i64::from(b.0) * i64::from(a.1)
}

/// Where the line to `to` goes through `hex` or along one of its sides; nothing if it does neither.
fn stay(to: Hex, hex: Hex) -> Option<Stay> {
    let mut found = Stay { enters: (0, 1), leaves: (1, 1), along: false };
    for (whole, middle) in differences(to).into_iter().zip(differences(hex)) {
        if whole == 0 {
            if middle.abs() > 1 {
                return None;
            }
            found.along |= middle.abs() == 1;
            continue;
        }
        let (sign, length) = (whole.signum(), whole.abs());
        let (enters, leaves) = ((sign * middle - 1, length), (sign * middle + 1, length));
        if less(found.enters, enters) {
            found.enters = enters;
        }
        if less(leaves, found.leaves) {
            found.leaves = leaves;
        }
    }
    less(found.enters, found.leaves).then_some(found)
}

/// What the line to `to` crosses.
fn find(to: Hex) -> Box<[Crossing]> {
    let mut order: Vec<((i32, i32), Crossing)> = vec![];
    let length = to.length();
    // No hex of a line is farther than this from one of its points.
    let mut near: Vec<Hex> = vec![];
    for part in 1..length {
        let round = |n: i32| (2 * n * part + length).div_euclid(2 * length);
        let middle = Hex::new(round(to.x), round(to.y));
        near.extend(middle.range(2));
    }
    near.sort_unstable_by_key(|hex| (hex.x, hex.y));
    near.dedup();
    near.retain(|hex| *hex != Hex::ZERO && *hex != to);
    for hex in &near {
        let Some(stay) = stay(to, *hex) else { continue };
        // A side belongs to two hexes: it is noted with the one on its left.
        let crossing = if stay.along {
            let turns = to.x * hex.y - to.y * hex.x;
            if turns > 0 {
                continue;
            }
            let partner = |other: &&Hex| {
                other.unsigned_distance_to(*hex) == 1
                    && to.x * other.y - to.y * other.x > 0
                    && self::stay(to, **other).is_some_and(|there| there.enters == stay.enters)
            };
            let Some(right) = near.iter().find(partner) else { continue };
            Crossing::Between { left: *hex, right: *right }
        } else {
            Crossing::On(*hex)
        };
        order.push((stay.enters, crossing));
    }
    order.sort_by(|a, b| {
        let (a, b) = (a.0, b.0);
        (i64::from(a.0) * i64::from(b.1)).cmp(&(i64::from(b.0) * i64::from(a.1)))
    });
    order.into_iter().map(|(_, crossing)| crossing).collect()
}
