//! What is lit of an area is what its rule allows.
use super::*;
use mesnie::desktop::board::traced_areas::Trace;

/// Whether a spot lies in a part, which turns either way and may be as thin as a line.
fn lies_in(part: &[Spot; 4], at: (f64, f64)) -> bool {
    let side = |a: Spot, b: Spot| {
        (f64::from(b.x) - f64::from(a.x)) * (at.1 - f64::from(a.y))
            - (f64::from(b.y) - f64::from(a.y)) * (at.0 - f64::from(a.x))
    };
    let sides: Vec<f64> = (0..4).map(|i| side(part[i], part[(i + 1) % 4])).collect();
    sides.iter().all(|side| *side >= 0.0) || sides.iter().all(|side| *side <= 0.0)
}

#[test]
fn what_is_lit_is_allowed_and_nearly_all_that_is_allowed_is_lit() {
    let (mut lit, mut refused, mut allowed, mut unlit) = (0, 0, 0, 0);
    for seed in 0..12 {
        let session = begin(seed, &texts(Lang::En));
        let area = session.areas().first().expect("where is the bone buried?").clone();
        let mut trace = Trace::new(area.clone(), area.usual);
        let mut steps = 0;
        while trace.advance() {
            steps += 1;
        }
        assert!((128..1000).contains(&steps), "{steps}");
        // Its corners are allowed without exception.
        for corner in trace.parts().iter().flatten() {
            assert_eq!(area.allows(*corner), Ok(()), "{corner:?}");
        }
        for spot in area.within.samples(seed).take(1500) {
            let at = (f64::from(spot.x), f64::from(spot.y));
            let is_lit = trace.parts().iter().any(|part| lies_in(part, at));
            match (is_lit, area.allows(spot).is_ok()) {
                (true, true) => lit += 1,
                (true, false) => refused += 1,
                (false, true) => unlit += 1,
                (false, false) => {}
            }
            allowed += usize::from(area.allows(spot).is_ok());
        }
    }
    // Between two rays an edge is straight: a hair of it may lie on the wrong side.
    assert!(refused * 200 < lit, "{refused} of {lit} lit points are refused");
    assert!(unlit * 20 < allowed, "{unlit} of {allowed} points are not lit");
}
