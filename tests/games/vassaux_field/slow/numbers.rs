//! §4.1: one function turns a direction into a point.
use mesnie::table::ground::spots::Spot;

pub type P = (i128, i128);

pub fn point(spot: Spot) -> P {
    (i128::from(spot.x), i128::from(spot.y))
}
pub fn spot_of(p: P) -> Spot {
    Spot::new(p.0 as i32, p.1 as i32)
}
pub fn minus(a: P, b: P) -> P {
    (a.0 - b.0, a.1 - b.1)
}
pub fn plus(a: P, b: P) -> P {
    (a.0 + b.0, a.1 + b.1)
}
pub fn dot(a: P, b: P) -> i128 {
    a.0 * b.0 + a.1 * b.1
}
pub fn cross(a: P, b: P) -> i128 {
    a.0 * b.1 - a.1 * b.0
}
pub fn square(a: P, b: P) -> i128 {
    dot(minus(a, b), minus(a, b))
}

/// The root, rounded down, by halving.
pub fn isqrt(n: i128) -> i128 {
    let (mut low, mut high) = (0, 1_i128 << 62);
    while high - low > 1 {
        let middle = (low + high) / 2;
        if middle * middle <= n { low = middle } else { high = middle }
    }
    low
}

/// `sgn(n)·floor((2|n| + d) / 2d)`.
pub fn rnd(n: i128, d: i128) -> i128 {
    n.signum() * ((2 * n.abs() + d) / (2 * d))
}

pub fn spot(p: P, e: P, a: i128, b: i128) -> P {
    let n = isqrt(dot(e, e) << 32);
    plus(p, (rnd((a * e.0 - b * e.1) << 16, n), rnd((a * e.1 + b * e.0) << 16, n)))
}

pub fn along(p: P, q: P, a: i128) -> P {
    spot(p, minus(q, p), a, 0)
}

pub fn local(p: P, e: P, x: P) -> (i128, i128) {
    let n = isqrt(dot(e, e) << 32);
    let to = minus(x, p);
    (rnd(dot(to, e) << 16, n), rnd(cross(e, to) << 16, n))
}

pub fn turn(e: P, k: i128) -> P {
    const C: [i128; 24] = [
        10000, 9659, 8660, 7071, 5000, 2588, 0, -2588, -5000, -7071, -8660, -9659, -10000, -9659, -8660, -7071, -5000,
        -2588, 0, 2588, 5000, 7071, 8660, 9659,
    ];
    let c = |k: i128| C[k.rem_euclid(24) as usize];
    (e.0 * c(k) - e.1 * c(k - 6), e.0 * c(k - 6) + e.1 * c(k))
}
