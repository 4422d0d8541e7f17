//! Areas around the points of a map: every point of the land belongs to the nearest of them. Borders wander a little, as
//! rivers and hedges do, and always the same way.
use super::shapes::Point;

/// Into how many pieces a border is cut where it wanders.
const PIECES: usize = 6;
/// How far it wanders from the straight line, as a share of its length.
const WANDERING: f32 = 0.035;

/// A border or a piece of the edge of the land: from corner to corner, and which area lies behind it, if any.
struct Side {
    from: Point,
    to: Point,
    behind: Option<usize>,
}

/// An area: its outline, counter-clockwise, and each of its borders with the number of the area behind it, from corner to
/// corner.
#[derive(Clone, Debug, PartialEq)]
pub struct Area {
    pub outline: Vec<Point>,
    pub borders: Vec<(usize, Vec<Point>)>,
}

/// The areas of these points within a rectangle, from its lower left to its upper right corner. Points of the land that
/// are equally near to two areas lie on the border of both. No two points may be the same.
pub fn areas(points: &[Point], land: (Point, Point)) -> Vec<Area> {
    (0..points.len()).map(|i| wandering(i, &sides(points, i, land))).collect()
}

/// The straight sides of an area: the land, cut along the middle between this point and every other.
fn sides(points: &[Point], i: usize, ([x0, y0], [x1, y1]): (Point, Point)) -> Vec<Side> {
    let corners = [[x0, y0], [x1, y0], [x1, y1], [x0, y1]];
    let mut sides: Vec<Side> =
        (0..4).map(|k| Side { from: corners[k], to: corners[(k + 1) % 4], behind: None }).collect();
    let [px, py] = points[i];
    for (j, [qx, qy]) in points.iter().copied().enumerate().filter(|(j, _)| *j != i) {
        // How much nearer a point is to this area's point than to the other's: at least 0 on this side of the border.
        let nearer = |[x, y]: Point| (qx - x).powi(2) + (qy - y).powi(2) - (px - x).powi(2) - (py - y).powi(2);
        let mut kept: Vec<Side> = vec![];
        let mut cut: Vec<Point> = vec![];
        for side in sides {
            let (a, b) = (nearer(side.from), nearer(side.to));
            if a < 0.0 && b < 0.0 {
                continue;
            }
            if a >= 0.0 && b >= 0.0 {
                kept.push(side);
                continue;
            }
            let t = a / (a - b);
            let at = [side.from[0] + (side.to[0] - side.from[0]) * t, side.from[1] + (side.to[1] - side.from[1]) * t];
            cut.push(at);
            let (from, to) = if a >= 0.0 { (side.from, at) } else { (at, side.to) };
            kept.push(Side { from, to, behind: side.behind });
        }
        if let [p, q] = cut[..] {
            // The new border closes the gap: it begins where a side now ends without another that goes on.
            let ends = |p: Point| kept.iter().any(|side| side.to == p);
            let (from, to) = if ends(p) { (p, q) } else { (q, p) };
            let after = kept.iter().position(|side| side.to == from).map_or(0, |k| k + 1);
            kept.insert(after, Side { from, to, behind: Some(j) });
        }
        sides = kept;
    }
    sides
}

/// The area along its sides; borders between two areas wander, the same for both.
fn wandering(i: usize, sides: &[Side]) -> Area {
    let (mut outline, mut borders) = (vec![], vec![]);
    for Side { from, to, behind } in sides {
        outline.push(*from);
        let Some(j) = *behind else { continue };
        // Both neighbours draw the border from the same end.
        let turned = i > j;
        let (a, b) = if turned { (*to, *from) } else { (*from, *to) };
        let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
        let mut between: Vec<Point> = (1..PIECES)
            .map(|k| {
                let t = k as f32 / PIECES as f32;
                // Nothing at the ends, most in the middle.
                let off = WANDERING * 4.0 * t * (1.0 - t) * chance(i.min(j), i.max(j), k);
                [a[0] + dx * t - dy * off, a[1] + dy * t + dx * off]
            })
            .collect();
        if turned {
            between.reverse();
        }
        borders.push((j, [&[*from], &*between, &[*to]].concat()));
        outline.extend(between);
    }
    Area { outline, borders }
}

/// A number from -1 to 1, the same for the same border and piece.
fn chance(i: usize, j: usize, k: usize) -> f32 {
    let mixed = (i as u32).wrapping_mul(0x9e37_79b9)
        ^ (j as u32).wrapping_mul(0x85eb_ca6b)
        ^ (k as u32).wrapping_mul(0xc2b2_ae35);
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2c1b_3c6d);
    ((mixed >> 8) % 2001) as f32 / 1000.0 - 1.0
}
