use super::at;
use super::places::{close, hull, poly};
use mesnie::table::ground::polygons::{Poly, PolyFault};
use mesnie::table::ground::spots::{Spot, WIDE, cross};
use proptest::prelude::*;

fn square() -> [Spot; 4] {
    [at(0, 0), at(10, 0), at(10, 10), at(0, 10)]
}

#[test]
fn corners_are_put_in_order() {
    let expected = Poly::new(&square()).unwrap();
    let mut clockwise = square();
    clockwise.reverse();
    assert_eq!(Poly::new(&clockwise).unwrap(), expected);
    let mut turned = square();
    turned.rotate_left(2);
    assert_eq!(Poly::new(&turned).unwrap(), expected);
    assert_eq!(Poly::rect(at(10, 0), at(0, 10)).unwrap(), expected);
    let more = [at(0, 0), at(5, 0), at(10, 0), at(10, 10), at(0, 10), at(0, 3)];
    assert_eq!(Poly::new(&more).unwrap(), expected, "corners within an edge are left out");
    assert_eq!(expected.corners(), square());
}

#[test]
fn what_is_no_convex_polygon_is_refused() {
    let fault = |corners: &[Spot]| Poly::new(corners).unwrap_err();
    assert_eq!(fault(&square()[..2]), PolyFault::TooFew);
    assert_eq!(fault(&[at(0, 0), at(5, 0), at(0, 0)]), PolyFault::Repeated(at(0, 0)));
    assert_eq!(fault(&[at(0, 0), at(5, 5), at(2, 2)]), PolyFault::Flat);
    assert_eq!(fault(&[at(0, 0), at(5, 5), at(WIDE + 1, 2)]), PolyFault::OutOfRange(at(WIDE + 1, 2)));
    assert_eq!(fault(&[at(0, 0), at(5, 5), at(i32::MIN, 2)]), PolyFault::OutOfRange(at(i32::MIN, 2)));
    let not_convex: [&[Spot]; 4] = [
        &[at(0, 0), at(10, 0), at(5, 2), at(5, 10)],
        &[at(0, 0), at(10, 10), at(10, 0), at(0, 10)],
        &[at(0, 0), at(15, 0), at(10, 0), at(10, 10), at(0, 10)],
        &[at(0, 6), at(4, -5), at(-6, 2), at(6, 2), at(-4, -5)],
    ];
    for corners in not_convex {
        assert!(matches!(fault(corners), PolyFault::NotConvex(_)), "{corners:?}: {}", fault(corners));
    }
    assert_eq!(Poly::rect(at(0, 0), at(0, 9)).unwrap_err(), PolyFault::Flat);
}

#[test]
fn a_polygon_is_written_as_its_corners_and_checked_when_read() {
    let poly = Poly::new(&square()).unwrap();
    let text = serde_json::to_string(&poly).unwrap();
    assert!(text.starts_with(r#"[{"x":0,"y":0},{"x":10"#), "{text}");
    assert_eq!(serde_json::from_str::<Poly>(&text).unwrap(), poly);
    let error = serde_json::from_str::<Poly>(r#"[{"x":0,"y":0},{"x":1,"y":1},{"x":2,"y":2}]"#).unwrap_err();
    assert!(error.to_string().contains("on one line"), "{error}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Corners in any order make a polygon only if they go round the hull.
    #[test]
    fn a_polygon_is_its_own_hull(corners in prop::collection::vec(close(), 3..7)) {
        if let Ok(poly) = Poly::new(&corners) {
            prop_assert_eq!(Some(poly.clone()), hull(&corners));
            prop_assert!(corners.iter().all(|corner| poly.contains(*corner) && !poly.surrounds(*corner)));
        }
    }

    #[test]
    fn depth_is_measured_from_every_side(poly in poly(close()), spot in close(), depth in -4..8) {
        let deep = poly.edges().all(|edge| {
            let depth: i32 = depth;
            // The foot of the perpendicular, in exact numbers: inside by cross / length.
            let inside = i128::from(cross(edge.from, edge.to, spot));
            let length = i128::from((edge.to.x - edge.from.x).pow(2) + (edge.to.y - edge.from.y).pow(2));
            inside * inside.abs() >= i128::from(depth) * i128::from(depth.abs()) * length
        });
        prop_assert_eq!(poly.contains_deep(spot, depth), deep);
        prop_assert_eq!(poly.contains_deep(spot, 0), poly.contains(spot));
    }
}
