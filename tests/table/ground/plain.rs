//! The second version: written from definitions, slow, for small coordinates.
use mesnie::table::ground::convex::Near;
use mesnie::table::ground::shapes::Shape;
use mesnie::table::ground::spots::Spot;

/// An exact fraction; the denominator is positive.
#[derive(Clone, Copy, Debug)]
pub struct Fraction(pub i128, pub i128);

impl Fraction {
    pub fn cmp(self, other: Self) -> std::cmp::Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }
    pub fn least(self, other: Self) -> Self {
        if self.cmp(other).is_le() { self } else { other }
    }
    pub fn keeps(self, near: Near) -> bool {
        match near {
            Near::Within(limit) => limit >= 0 && self.cmp(Self((limit * limit).into(), 1)).is_le(),
            Near::Nearer(limit) => limit > 0 && self.cmp(Self((limit * limit).into(), 1)).is_lt(),
        }
    }
}

type Vector = (i128, i128);

fn way(from: Spot, to: Spot) -> Vector {
    (i128::from(to.x) - i128::from(from.x), i128::from(to.y) - i128::from(from.y))
}
fn dot(a: Vector, b: Vector) -> i128 {
    a.0 * b.0 + a.1 * b.1
}

/// The whole root, by halving.
pub fn root(square: i128) -> i128 {
    let (mut low, mut high) = (0, 1i128 << 62);
    while high - low > 1 {
        let middle = (low + high) / 2;
        if middle * middle <= square { low = middle } else { high = middle }
    }
    low
}

/// The nearest whole number, halves away from zero.
pub fn nearest(n: i128, d: i128) -> i128 {
    n.signum() * (2 * n.abs() + d).div_euclid(2 * d)
}

/// The rule document's `spot(P, e, a, b)`.
pub fn spot(from: Spot, e: (i64, i64), ahead: i32, left: i32) -> Spot {
    let (ex, ey, a, b) = (i128::from(e.0), i128::from(e.1), i128::from(ahead), i128::from(left));
    let n = root((ex * ex + ey * ey) * (1 << 32));
    let x = i128::from(from.x) + nearest((a * ex - b * ey) * 65536, n);
    let y = i128::from(from.y) + nearest((a * ey + b * ex) * 65536, n);
    Spot::new(x as i32, y as i32)
}

/// The square of the distance from a point to a segment.
pub fn to_segment(a: Spot, b: Spot, point: Spot) -> Fraction {
    let (d, v) = (way(a, b), way(a, point));
    let (length, ahead) = (dot(d, d), dot(d, v));
    if length == 0 || ahead <= 0 {
        return Fraction(dot(v, v), 1);
    }
    if ahead >= length {
        let w = way(b, point);
        return Fraction(dot(w, w), 1);
    }
    // |v|² − ahead² / length
    Fraction(dot(v, v) * length - ahead * ahead, length)
}

/// Whether a line separates two convex figures strictly: no point is shared.
fn apart(one: &[Spot], other: &[Spot]) -> bool {
    let all: Vec<Spot> = one.iter().chain(other).copied().collect();
    let origin = Spot::new(0, 0);
    let axes = all.iter().flat_map(|a| all.iter().map(|b| way(*a, *b))).flat_map(|(x, y)| [(x, y), (-y, x)]);
    let range = |figure: &[Spot], axis: Vector| {
        let values = figure.iter().map(|spot| dot(way(origin, *spot), axis));
        (values.clone().min().unwrap(), values.max().unwrap())
    };
    axes.into_iter().any(|axis| {
        let (a, b) = (range(one, axis), range(other, axis));
        a.1 < b.0 || b.1 < a.0
    })
}

/// The square of the distance of two convex figures.
pub fn between(one: &[Spot], other: &[Spot]) -> Fraction {
    if !apart(one, other) {
        return Fraction(0, 1);
    }
    let sides = |figure: &[Spot], point: Spot| {
        let next = figure.iter().cycle().skip(1);
        figure.iter().zip(next).map(|(a, b)| to_segment(*a, *b, point)).reduce(Fraction::least).unwrap()
    };
    let first = one.iter().map(|corner| sides(other, *corner));
    let second = other.iter().map(|corner| sides(one, *corner));
    first.chain(second).reduce(Fraction::least).unwrap()
}

/// The four sides of a border strip as closed rectangles, and of any other shape what it is made of: figures and how
/// far from them a point may lie.
pub fn parts(shape: &Shape) -> Vec<(Vec<Spot>, i64)> {
    match shape {
        Shape::Disc(disc) => vec![(vec![disc.centre], disc.radius.into())],
        Shape::Poly(poly) => vec![(poly.corners().to_vec(), 0)],
        Shape::Line(line) => vec![(vec![line.segment.from, line.segment.to], line.tolerance.into())],
        Shape::Ring(_) => vec![],
        Shape::Border(border) => {
            let (min, max, depth) = (border.table.min, border.table.max, border.depth);
            let (east, west) = ((max.x - depth).max(min.x), (min.x + depth).min(max.x));
            let (north, south) = ((max.y - depth).max(min.y), (min.y + depth).min(max.y));
            let rect =
                |x0, y0, x1, y1| vec![Spot::new(x0, y0), Spot::new(x1, y0), Spot::new(x1, y1), Spot::new(x0, y1)];
            [
                rect(min.x, min.y, max.x, south),
                rect(min.x, north, max.x, max.y),
                rect(min.x, min.y, west, max.y),
                rect(east, min.y, max.x, max.y),
            ]
            .map(|rect| (rect, 0))
            .to_vec()
        }
    }
}

/// Whether the distance from a shape to a figure keeps a limit.
pub fn near(shape: &Shape, figure: &[Spot], near: Near) -> bool {
    let possible = match near {
        Near::Within(limit) => limit >= 0,
        Near::Nearer(limit) => limit > 0,
    };
    if let Shape::Ring(ring) = shape {
        // From the nearest to the farthest distance from the centre, every distance occurs in the figure.
        let least = between(figure, &[ring.centre]).keeps(near.plus(ring.outer.into()));
        let most = figure.iter().map(|corner| dot(way(ring.centre, *corner), way(ring.centre, *corner))).max().unwrap();
        let hole = i128::from(ring.inner) - i128::from(near.limit());
        let out = match near {
            Near::Within(_) => hole <= 0 || most >= hole * hole,
            Near::Nearer(_) => hole < 0 || most > hole * hole,
        };
        return possible && least && out;
    }
    possible && parts(shape).iter().any(|(core, more)| between(core, figure).keeps(near.plus(*more)))
}
