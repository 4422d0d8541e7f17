//! Two batches side by side: means, intervals, and what is more than chance.
use mesnie::table::play::comparison::{Measure, MeasureKind, USUAL, interval, wilson};

#[test]
fn intervals_are_those_of_the_textbook() {
    let half = wilson(&[vec![1.0; 50], vec![0.0; 50]].concat()).expect("values");
    assert!((half.low - 0.4038).abs() < 1e-4 && (half.high - 0.5962).abs() < 1e-4, "{half:?}");
    let none = wilson(&[0.0; 10]).expect("values");
    assert!(none.low.abs() < 1e-12 && (none.high - 0.2775).abs() < 1e-4, "{none:?}");
    let few = interval(&[1.0, 2.0, 3.0, 4.0], USUAL).expect("values");
    assert!((few.mean - 2.5).abs() < 1e-12 && (few.high - 2.5 - 1.2651).abs() < 1e-4, "{few:?}");
    assert_eq!((interval(&[], USUAL), wilson(&[])), (None, None));
}

#[test]
fn a_change_is_beyond_chance_when_it_is_large_for_its_spread() {
    let noise = |i: usize| ((i * 7919) % 101) as f64;
    let pairs = |shift: f64| -> Vec<(f64, f64)> { (0..200).map(|i| (noise(i), noise(i + 37) + shift)).collect() };
    let measure = |shift| Measure::of(MeasureKind::Orders, "", &pairs(shift)).expect("values");
    assert!(!measure(0.0).beyond_chance && !measure(3.0).beyond_chance);
    let shifted = measure(20.0);
    assert!(shifted.beyond_chance && shifted.change.low > 10.0 && shifted.change.high < 30.0, "{shifted:?}");
    let few = Measure::of(MeasureKind::Orders, "", &[(1.0, 2.0); 5]).expect("values");
    assert!(!few.beyond_chance, "five pairs say nothing");
}
