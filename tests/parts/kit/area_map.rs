//! Maps of places and roads.
use mesnie::table::kit::area_map::Roads;
use mesnie::table::prelude::Place;

fn roads(places: usize, pairs: &[(u16, u16)]) -> Roads {
    Roads::new(places, pairs.iter().map(|(a, b)| (Place(*a), Place(*b))))
}

#[test]
fn roads_run_both_ways_and_once() {
    let map = roads(4, &[(0, 1), (1, 0), (2, 2), (1, 2), (3, 9)]);
    assert_eq!(map.roads().collect::<Vec<_>>(), [(Place(0), Place(1)), (Place(1), Place(2))]);
    assert!(map.joined(Place(1), Place(0)) && !map.joined(Place(0), Place(2)) && !map.joined(Place(2), Place(2)));
    assert_eq!((map.degree(Place(1)), map.degree(Place(3)), map.degree(Place(7))), (2, 0, 0));
}

#[test]
fn distances_count_roads() {
    // A ring of six with an island.
    let map = roads(7, &[(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0)]);
    let from_0: Vec<_> = (0..8).map(|p| map.distance(Place(0), Place(p))).collect();
    assert_eq!(from_0, [Some(0), Some(1), Some(2), Some(3), Some(2), Some(1), None, None]);
    assert!(!map.connected(|_| true) && map.connected(|p| p.0 < 6));
    assert!(!map.connected(|p| [0, 1, 3].contains(&p.0)) && map.connected(|_| false));
}

#[test]
fn a_cut_place_holds_the_map_together() {
    let map = roads(5, &[(0, 1), (1, 2), (2, 0), (2, 3), (3, 4)]);
    let cut: Vec<_> = (0..5).filter(|p| map.is_cut(Place(*p))).collect();
    assert_eq!(cut, [2, 3]);
}
