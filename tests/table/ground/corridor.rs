use super::places::{anywhere, carry, close, close_shape, wide_shape};
use super::{FOOT, MOUNTED, at};
use mesnie::table::ground::bounds::Bounds;
use mesnie::table::ground::convex::{Near, Segment};
use mesnie::table::ground::corridor::{Corridor, Rays, Top};
use mesnie::table::ground::cuts::{HIGHEST, Lower};
use mesnie::table::ground::discs::Disc;
use mesnie::table::ground::shapes::Shape;
use mesnie::table::ground::spots::{Spot, cross};
use proptest::prelude::*;

const RAYS: usize = 21;

fn foot_corridor(target: Spot, heights: (i32, i32)) -> Corridor {
    Corridor::new(at(0, 0), target, FOOT, RAYS).unwrap().between_heights(heights.0, heights.1)
}

/// VX-29: the rays of a mounted viewer.
#[test]
fn offsets_of_rays() {
    let corridor = Corridor::new(at(0, 0), at(9000, 0), MOUNTED, RAYS).unwrap();
    let offsets: Vec<i32> = corridor.rays()[10..].iter().map(|ray| ray.from.y).collect();
    assert_eq!(offsets, [0, 188, 375, 563, 750, 938, 1125, 1313, 1500, 1688, 1875]);
    let right: Vec<i32> = corridor.rays()[..=10].iter().rev().map(|ray| -ray.to.y).collect();
    assert_eq!(offsets, right);
    let single = Corridor::new(at(0, 0), at(9000, 0), MOUNTED, 1).unwrap();
    assert_eq!(single.rays(), [Segment::new(at(0, 0), at(9000, 0))]);
    assert!(Corridor::new(at(5, 5), at(5, 5), FOOT, RAYS).is_none());
}

/// VX-25: a house beside the line of sight, and a low wall under it.
#[test]
fn houses_and_low_walls() {
    let corridor = foot_corridor(at(36_000, 0), (1, 1));
    let house = |y: i32| Shape::rect(at(10_000, y), at(16_000, 9000)).unwrap();
    assert_eq!(corridor.affected(&house(-600), Top::At(4)).count(), 15);
    assert_eq!(corridor.affected(&house(-1250), Top::At(4)), corridor.all());
    assert!(corridor.affected(&house(1251), Top::At(4)).is_empty());
    assert_eq!(corridor.affected(&house(1250), Top::At(4)).count(), 1, "touching counts");
    let downhill = foot_corridor(at(36_000, 0), (3, 1));
    let wall = |x: i32| Shape::rect(at(x, -3000), at(x + 600, 3000)).unwrap();
    assert!(downhill.affected(&wall(9000), Top::At(2)).is_empty());
    assert_eq!(downhill.affected(&wall(27_000), Top::At(2)), downhill.all());
}

/// VX-34: men of a unit in the line of sight, whoever they are.
#[test]
fn men_in_the_line_of_sight() {
    let corridor = foot_corridor(at(20_500, 0), (1, 1));
    assert_eq!(corridor.affected(&Shape::disc(at(2620, 0), FOOT), Top::Boundless), corridor.all());
    assert!(corridor.affected(&Shape::disc(at(2620, 2501), FOOT), Top::Boundless).is_empty());
    assert_eq!(corridor.affected(&Shape::disc(at(2620, 2500), FOOT), Top::Boundless).count(), 1);
}

/// VX-35: the height is taken anywhere within the piece, and being as high as its top is not being lower.
#[test]
fn heights_inside_a_piece() {
    let length = 36_000;
    let wall = |from: i32, to: i32| Shape::rect(at(length * from / 10, -3000), at(length * to / 10, 3000)).unwrap();
    let disc = |from: i32, to: i32| Shape::disc(at(length * (from + to) / 20, 0), length * (to - from) / 20);
    let line = |from: i32, to: i32| Shape::line(at(length * from / 10 + 600, 0), at(length * to / 10 - 600, 0), 600);
    let middle = |corridor: &Corridor, shape: &Shape| corridor.affected(shape, Top::At(2)).contains(10);
    for (from, to, affected) in [(4, 6, true), (4, 5, false)] {
        let down = foot_corridor(at(length, 0), (3, 1));
        assert_eq!(down.affected(&wall(from, to), Top::At(2)) == down.all(), affected);
        assert_eq!(down.affected(&wall(from, to), Top::At(2)).is_empty(), !affected);
        for shape in [disc(from, to), line(from, to)] {
            assert_eq!(middle(&down, &shape), affected, "{shape:?}");
            // The same from below.
            let up = Corridor::new(at(length, 0), at(0, 0), FOOT, RAYS).unwrap().between_heights(1, 3);
            assert_eq!(middle(&up, &shape), affected, "{shape:?}");
        }
    }
    let ring = |outer: i32| Shape::ring(at(0, 0), length / 4, outer);
    let down = foot_corridor(at(length, 0), (3, 1));
    assert!(middle(&down, &ring(length / 2 + 1)) && !middle(&down, &ring(length / 2)));
    let strip = Shape::border(Bounds::between(at(0, -9000), at(length, 9000)), 100);
    assert!(middle(&down, &strip) && !foot_corridor(at(length, 0), (3, 2)).affected(&strip, Top::At(2)).contains(10));
}

/// Half-way the ray is as high as the top; what it touches only there is not affected, whatever the shape.
#[test]
fn the_point_of_equal_height_does_not_count() {
    let affected = |to: Spot, from: Spot, shape: &Shape| {
        let one = Corridor::new(from, to, 0, 1).unwrap().between_heights(3, 1).affected(shape, Top::At(2));
        let back = Corridor::new(to, from, 0, 1).unwrap().between_heights(1, 3).affected(shape, Top::At(2));
        assert_eq!(one, back);
        !one.is_empty()
    };
    let (from, to) = (at(-20, 0), at(0, 0));
    assert!(!affected(to, from, &Shape::ring(to, 10, 20)) && affected(to, from, &Shape::ring(to, 9, 20)));
    assert!(!affected(to, from, &Shape::disc(from, 10)) && affected(to, from, &Shape::disc(from, 11)));
    let beside = |tolerance: i32| Shape::line(at(-20, -50), at(-20, 50), tolerance);
    assert!(!affected(to, from, &beside(10)) && affected(to, from, &beside(11)));
    let strip = |depth: i32| Shape::border(Bounds::between(at(-20, -50), at(80, 50)), depth);
    assert!(!affected(to, from, &strip(10)) && affected(to, from, &strip(11)));
}

#[test]
fn sets_of_rays() {
    let (some, more) = (Rays::first(3), Rays::first(RAYS));
    assert_eq!((some.count(), (some | more).count(), (some & more).count()), (3, RAYS, 3));
    assert!(some.contains(2) && !some.contains(3) && !some.contains(200) && Rays::NONE.is_empty());
    assert_eq!(Rays::first(64).count(), 64);
}

/// Whether a ray is affected, tried at many points of it: surely, and as far as that can tell. Everything is scaled up
/// so that the points tried are whole spots.
fn tried(ray: &Segment, heights: (i32, i32), shape: &Shape, top: Option<i32>) -> (bool, bool) {
    const PARTS: i32 = 720;
    let big = |spot: Spot| at(spot.x * PARTS, spot.y * PARTS);
    let scaled = match shape {
        Shape::Disc(disc) => Shape::disc(big(disc.centre), disc.radius * PARTS),
        Shape::Poly(poly) => {
            Shape::poly(&poly.corners().iter().map(|corner| big(*corner)).collect::<Vec<_>>()).unwrap()
        }
        Shape::Ring(ring) => Shape::ring(big(ring.centre), ring.inner * PARTS, ring.outer * PARTS),
        Shape::Line(line) => Shape::line(big(line.segment.from), big(line.segment.to), line.tolerance * PARTS),
        Shape::Border(border) => {
            Shape::border(Bounds::between(big(border.table.min), big(border.table.max)), border.depth * PARTS)
        }
    };
    let lower = |part: i32| top.is_none_or(|top| heights.0 * PARTS + (heights.1 - heights.0) * part < top * PARTS);
    let point = |part: i32| {
        let mix = |a: i32, b: i32| a * (PARTS - part) + b * part;
        at(mix(ray.from.x, ray.to.x), mix(ray.from.y, ray.to.y))
    };
    let points = || (0..=PARTS).filter(|part| lower(*part)).map(point);
    // Two points tried lie at most as far apart as the ray is long, so one of them lies near any point met.
    let step = i64::from((ray.from.x - ray.to.x).abs() + (ray.from.y - ray.to.y).abs());
    (points().any(|point| scaled.contains(point)), points().any(|point| scaled.near(&[point], Near::Within(step))))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn rays_are_affected_where_trying_finds_it(
        from in close(), to in close(), heights in (-3..=3, -3..=3), top in prop::option::of(-3..=3),
        shape in close_shape()
    ) {
        prop_assume!(from != to);
        let corridor = Corridor::new(from, to, 0, 1).unwrap().between_heights(heights.0, heights.1);
        let affected = !corridor.affected(&shape, top.map_or(Top::Boundless, Top::At)).is_empty();
        let (surely, perhaps) = tried(&corridor.rays()[0], heights, &shape, top);
        prop_assert!(affected || !surely, "overlooked");
        prop_assert!(!affected || perhaps, "nothing there");
        if top.is_none() {
            prop_assert_eq!(affected, shape.meets_segment(&corridor.rays()[0]));
        }
    }

    /// Exactly, by fractions: a polygon is left and entered only where the ray crosses the line of an edge.
    #[test]
    fn polygons_affect_rays_exactly(
        from in close(), to in close(), heights in (0..=6, 0..=6), top in 0..=6, poly in super::places::poly(close())
    ) {
        prop_assume!(from != to);
        let ray = Segment::new(from, to);
        // Every fraction of the way at which something changes, and the middle between each two of them.
        let mut changes: Vec<(i64, i64)> = vec![(0, 1), (1, 1)];
        changes.extend(poly.edges().filter_map(|edge| {
            let (a, b) = (cross(edge.from, edge.to, from), cross(edge.from, edge.to, to));
            ((a < 0) != (b < 0)).then(|| (a.abs(), (a - b).abs()))
        }));
        if heights.0 != heights.1 {
            let (up, down) = (i64::from(top - heights.0), i64::from(heights.1 - heights.0));
            changes.push((up * down.signum(), down.abs()));
        }
        changes.retain(|(up, down)| 0 <= *up && up <= down);
        let middles: Vec<(i64, i64)> =
            changes.iter().flat_map(|a| changes.iter().map(|b| (a.0 * b.1 + b.0 * a.1, 2 * a.1 * b.1))).collect();
        let affected = changes.iter().chain(&middles).any(|(up, down)| {
            let low = i64::from(heights.0) * down + i64::from(heights.1 - heights.0) * up < i64::from(top) * down;
            low && poly.edges().all(|edge| {
                let (a, b) = (cross(edge.from, edge.to, from), cross(edge.from, edge.to, to));
                a * (down - up) + b * up >= 0
            })
        });
        let cut = Lower::than(top, heights.0, heights.1).cut(&ray);
        prop_assert_eq!(cut.is_some_and(|cut| cut.meets(&Shape::Poly(poly))), affected);
    }

    /// Invariant 20: mirrored, the rays are counted from the other side.
    #[test]
    fn sight_goes_with_the_table(
        from in close(), to in close(), heights in (-3..=3, -3..=3), top in -3..=3, shape in close_shape(),
        radius in 0..9, carry in carry()
    ) {
        prop_assume!(from != to);
        let corridor = |from, to| Corridor::new(from, to, radius, 7).unwrap();
        let one = corridor(from, to).between_heights(heights.0, heights.1).affected(&shape, Top::At(top));
        let other = corridor(carry.spot(from), carry.spot(to)).between_heights(heights.0, heights.1);
        let other = other.affected(&carry.shape(&shape), Top::At(top));
        for ray in 0..7 {
            prop_assert_eq!(one.contains(ray), other.contains(if carry.mirrored { 6 - ray } else { ray }));
        }
        // Each ray by itself, without what spares the trouble for many.
        for (at, ray) in corridor(from, to).rays().iter().enumerate() {
            let cut = Lower::than(top, heights.0, heights.1).cut(ray);
            prop_assert_eq!(one.contains(at), cut.is_some_and(|cut| cut.meets(&shape)));
        }
        // Seen from the other end: the same rays, from left to right.
        let back = corridor(to, from).between_heights(heights.1, heights.0).affected(&shape, Top::At(top));
        prop_assert!((0..7).all(|ray| one.contains(ray) == back.contains(6 - ray)));
        // A higher piece affects no fewer rays.
        let higher = corridor(from, to).between_heights(heights.0, heights.1).affected(&shape, Top::At(top + 1));
        prop_assert_eq!(higher & one, one);
    }

    #[test]
    fn the_ends_of_the_range_do_not_overflow(
        from in anywhere(), to in anywhere(), heights in (-HIGHEST..=HIGHEST, -HIGHEST..=HIGHEST),
        top in -HIGHEST..=HIGHEST, shape in wide_shape(), disc in anywhere()
    ) {
        prop_assume!(from != to);
        let (from, to) = (at(4 * from.x, 4 * from.y), at(4 * to.x, 4 * to.y));
        let corridor = |from, to, low, high| Corridor::new(from, to, 1 << 20, 3).unwrap().between_heights(low, high);
        let one = corridor(from, to, heights.0, heights.1).affected(&shape, Top::At(top));
        let back = corridor(to, from, heights.1, heights.0).affected(&shape, Top::At(top));
        prop_assert!((0..3).all(|ray| one.contains(ray) == back.contains(2 - ray)));
        corridor(from, to, heights.0, heights.1).affected(&Shape::Disc(Disc::new(disc, 1 << 22)), Top::At(top));
    }
}
