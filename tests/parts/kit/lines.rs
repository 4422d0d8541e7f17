//! Straight lines over hexes: which hexes and which sides they cross.
use hexx::Hex;
use mesnie::table::kit::lines::{Crossing, Hand, crossings};
use std::cmp::Ordering;

/// A fraction of whole numbers, its denominator more than 0.
#[derive(Clone, Copy, Debug)]
struct Fraction(i64, i64);
impl Fraction {
    fn new(n: i64, d: i64) -> Self {
        if d < 0 { Self(-n, -d) } else { Self(n, d) }
    }
    fn cmp(self, other: Self) -> Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }
}

/// What the rule book says, slowly: the six corners of each hex near the line are put on one side of it or the other; where
/// the line cuts its edges is found with fractions. Coordinates are three times those of hexes, so that corners are whole.
fn by_corners(to: Hex) -> Vec<Crossing> {
    let line = (i64::from(to.x) * 3, i64::from(to.y) * 3);
    let side = |(x, y): (i64, i64)| (line.0 * y - line.1 * x).signum();
    // How far along the line a point lies, in parts of its length, measured with the lengths of a lattice of hexes.
    let dot = |(x, y): (i64, i64), (u, v): (i64, i64)| 2 * x * u + x * v + y * u + 2 * y * v;
    let corners = |hex: Hex| {
        [(2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2)]
            .map(|(dx, dy)| (i64::from(hex.x) * 3 + dx, i64::from(hex.y) * 3 + dy))
    };
    let mut found: Vec<(Fraction, Crossing)> = vec![];
    let around = to.ulength();
    for hex in Hex::ZERO.range(around).filter(|hex| *hex != Hex::ZERO && *hex != to) {
        let corners = corners(hex);
        let sides = corners.map(side);
        let on_line: Vec<_> = (0..6).filter(|i| sides[*i] == 0).map(|i| corners[i]).collect();
        let mut cuts: Vec<Fraction> = vec![];
        for i in 0..6 {
            let (p, q) = (corners[i], corners[(i + 1) % 6]);
            let (a, b) = (line.0 * p.1 - line.1 * p.0, line.0 * q.1 - line.1 * q.0);
            if a == 0 {
                cuts.push(Fraction::new(dot(p, line), dot(line, line)));
            } else if a.signum() * b.signum() < 0 {
                // The point p + (q - p) a / (a - b).
                let n = dot(p, line) * (a - b) + (dot(q, line) - dot(p, line)) * a;
                cuts.push(Fraction::new(n, dot(line, line) * (a - b)));
            }
        }
        cuts.sort_by(|a, b| a.cmp(*b));
        let (Some(first), Some(last)) = (cuts.first().copied(), cuts.last().copied()) else { continue };
        let one = Fraction(1, 1);
        if first.cmp(last) == Ordering::Equal
            || last.cmp(Fraction(0, 1)) != Ordering::Greater
            || first.cmp(one) != Ordering::Less
        {
            continue;
        }
        let through = sides.contains(&1) && sides.contains(&-1);
        if through {
            found.push((first, Crossing::On(hex)));
        } else if on_line.len() == 2 && sides.contains(&-1) {
            // The hex across the edge: the middle of the edge lies halfway between both middles.
            let middle = (on_line[0].0 + on_line[1].0, on_line[0].1 + on_line[1].1);
            let right = Hex::new(middle.0 as i32 / 3 - hex.x, middle.1 as i32 / 3 - hex.y);
            found.push((first, Crossing::Between { left: hex, right }));
        }
    }
    found.sort_by(|a, b| a.0.cmp(b.0));
    found.into_iter().map(|(_, crossing)| crossing).collect()
}

#[test]
fn lines_are_those_of_the_corners() {
    for to in Hex::ZERO.range(14) {
        assert_eq!(crossings(to), by_corners(to), "to {to:?}");
    }
    for to in [Hex::new(50, 0), Hex::new(-17, 50), Hex::new(31, -49), Hex::new(-25, -25), Hex::new(20, 20)] {
        assert_eq!(crossings(to), by_corners(to), "to {to:?}");
    }
}

#[test]
fn a_line_is_the_same_from_its_other_end() {
    for to in Hex::ZERO.range(20) {
        let mut back: Vec<Crossing> = (crossings(-to).iter())
            .map(|crossing| match *crossing {
                Crossing::On(hex) => Crossing::On(hex + to),
                Crossing::Between { left, right } => Crossing::Between { left: right + to, right: left + to },
            })
            .collect();
        back.reverse();
        assert_eq!(crossings(to), back, "to {to:?}");
    }
}

#[test]
fn some_lines() {
    let straight = Hex::new(0, 3);
    assert_eq!(crossings(straight), [Crossing::On(Hex::new(0, 1)), Crossing::On(Hex::new(0, 2))]);
    // Two columns to the east, one row down: along the side between the two hexes in the middle.
    let tie = Hex::new(2, -1);
    let [left, right] = [Hex::new(1, -1), Hex::new(1, 0)];
    assert_eq!(crossings(tie), [Crossing::Between { left, right }]);
    assert_eq!([Hand::Left, Hand::Right].map(|hand| crossings(tie)[0].hex(hand)), [left, right]);
    assert!(crossings(Hex::ZERO).is_empty() && crossings(Hex::new(1, 0)).is_empty());
    assert!(crossings(Hex::new(51, 0)).is_empty() && crossings(Hex::new(i32::MAX / 4, 0)).is_empty());
}
