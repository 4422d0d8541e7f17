use super::at;
use super::places::{close, close_disc};
use mesnie::table::ground::crowd::Crowd;
use mesnie::table::ground::discs::{Disc, within};
use mesnie::table::ground::spots::LIMIT;
use proptest::prelude::*;

#[test]
fn nobody_is_near_in_an_empty_crowd() {
    let crowd = Crowd::default();
    assert!(crowd.is_empty() && crowd.near(at(0, 0), 4 * LIMIT).next().is_none());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn who_is_near_is_who_is_within(
        discs in prop::collection::vec(close_disc(), 0..30), spot in close(), reach in -4..12
    ) {
        let crowd = Crowd::new(discs.iter().copied());
        prop_assert_eq!(crowd.len(), discs.len());
        let found: Vec<usize> = crowd.near(spot, reach).map(|(index, _)| index).collect();
        prop_assert!(crowd.near(spot, reach).all(|(index, disc)| discs[index] == *disc));
        let mut sorted = found.clone();
        sorted.sort_by_key(|index| (discs[*index].centre, *index));
        prop_assert_eq!(&found, &sorted);
        sorted.sort_unstable();
        let point = Disc::new(spot, 0);
        let expected: Vec<usize> = (0..discs.len()).filter(|index| within(&discs[*index], &point, reach, 0)).collect();
        prop_assert_eq!(sorted, expected);
    }
}
