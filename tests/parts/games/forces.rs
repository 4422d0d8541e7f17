//! Soldiers and the counters that show them.
use mesnie::games::fief::state::forces::{Forces, Group};
use mesnie::games::fief::state::posts::Post;
use mesnie::games::fief::state::soldier_model::{Kinds, SoldierModel};
use mesnie::table::kit::counters::{CounterSet, Counters};
use mesnie::table::prelude::{Place, Seat};

const HERE: Place = Place(0);
const FAR: Place = Place(9);

fn set() -> CounterSet {
    CounterSet::new(&[(1, 12), (3, 5), (6, 3)]).unwrap()
}
fn group(at: Place, points: u16) -> Group {
    Group { seat: Seat(0), at, post: Post::Inside, steps: 0, points, counters: Counters::default() }
}

// F-7.03, FX-22
#[test]
fn thirteen_single_points_cannot_be_shown() {
    let mut forces = Forces::default();
    (0..6).for_each(|village| forces.add(group(Place(village), 2)));
    assert!(forces.is_shown(&set(), Seat(0)));
    assert!(!forces.room_for(&set(), Seat(0), FAR, Post::Inside, 0), "no thirteenth one");
    assert!(forces.room_for(&set(), Seat(0), HERE, Post::Inside, 0), "two and one are a three");
    assert!(forces.room_for(&set(), Seat(0), FAR, Post::Inside, 2));
    forces.add(group(FAR, 1));
    assert!(!forces.is_shown(&set(), Seat(0)));
}

// F-9.13, F-9.14, FX-37
#[test]
fn what_cannot_be_changed_is_lost_whole() {
    let mut forces = Forces::default();
    (0..12).for_each(|village| forces.add(group(Place(village), 1)));
    forces.add(group(Place(20), 3));
    assert_eq!(forces.lose(&set(), Seat(0), Place(20), 1), 3);
    assert_eq!((forces.points(Seat(0), Place(20)), forces.total(Seat(0))), (0, 12));
    forces.add(group(FAR, 7));
    assert_eq!(forces.lose(&set(), Seat(0), FAR, 0), 0);
    assert_eq!(forces.lose(&set(), Seat(0), FAR, 99), 8);
}

#[test]
fn groups_that_went_equally_far_are_one() {
    let mut forces = Forces::default();
    forces.add(Group { steps: 1, ..group(HERE, 2) });
    forces.add(group(HERE, 4));
    forces.add(Group { steps: 1, ..group(HERE, 1) });
    forces.add(Group { post: Post::Gate { from: FAR, arrival: 0 }, ..group(HERE, 5) });
    forces.add(Group { seat: Seat(1), ..group(HERE, 9) });
    let points: Vec<u16> = forces.of(Seat(0)).map(|g| g.points).collect();
    assert_eq!(points, [4, 3, 5]);
    assert_eq!((forces.points(Seat(0), HERE), forces.points(Seat(1), HERE)), (12, 9));
    assert_eq!(forces.lose(&set(), Seat(0), HERE, 8), 8);
    assert_eq!(forces.of(Seat(0)).map(|g| g.points).collect::<Vec<_>>(), [4]);
}

/// Five points at one post in two groups, and no stock of smaller counters: only as one pile can they be shown.
#[test]
fn literal_counters_that_cannot_tell_groups_apart_make_them_one() {
    let set = CounterSet::new(&[(1, 1), (3, 2)]).unwrap();
    let mut forces = Forces::new(false, SoldierModel::Literal);
    forces.add(Group { counters: Counters([0, 1, 0, 0]), ..group(HERE, 3) });
    forces.add(Group { steps: 1, counters: Counters([1, 1, 0, 0]), ..group(HERE, 4) });
    assert_eq!(forces.lose(&set, Seat(0), HERE, 1), 1);
    assert!(forces.is_shown(&set, Seat(0)), "{:?}", forces.groups());
    assert_eq!(forces.groups().iter().map(|g| (g.steps, g.points)).collect::<Vec<_>>(), [(1, 6)]);
}

#[test]
fn literal_counters_are_changed_for_a_loss() {
    let mut forces = Forces::new(false, SoldierModel::Literal);
    forces.add(Group { counters: Counters([0, 0, 1, 0]), ..group(HERE, 6) });
    assert_eq!(forces.lose(&set(), Seat(0), HERE, 2), 2);
    assert_eq!(forces.of(Seat(0)).next().unwrap().counters, Counters([1, 1, 0, 0]));
    assert!(forces.is_shown(&set(), Seat(0)));
}

/// What lies elsewhere is not changed as long as the stock has change.
#[test]
fn a_loss_leaves_the_counters_of_other_villages_alone() {
    let mut forces = Forces::new(false, SoldierModel::Literal);
    forces.add(Group { counters: Counters([0, 0, 1, 0]), ..group(HERE, 6) });
    forces.add(Group { steps: 1, counters: Counters([3, 0, 0, 0]), ..group(FAR, 3) });
    forces.add(Group { counters: Counters([3, 0, 0, 0]), ..group(FAR, 3) });
    assert_eq!(forces.lose(&set(), Seat(0), HERE, 1), 1);
    let of = |village| forces.at(Seat(0), village).map(|g| (g.steps, g.counters.0)).collect::<Vec<_>>();
    assert_eq!(of(HERE), [(0, [2, 1, 0, 0])]);
    assert_eq!(of(FAR), [(0, [3, 0, 0, 0]), (1, [3, 0, 0, 0])]);
    assert!(forces.is_shown(&set(), Seat(0)));
}

/// Both parts of a company that has split on the march keep counters that are worth their points.
#[test]
fn a_loss_after_a_split_march_is_laid_out_as_it_was_counted() {
    let set = CounterSet::new(&[(1, 2), (3, 3)]).unwrap();
    let mut forces = Forces::new(false, SoldierModel::Literal);
    forces.add(Group { counters: Counters([0, 1, 0, 0]), ..group(HERE, 3) });
    forces.add(Group { steps: 2, counters: Counters([2, 1, 0, 0]), ..group(HERE, 5) });
    forces.add(Group { steps: 1, counters: Counters([0, 1, 0, 0]), ..group(FAR, 3) });
    // Two and five in one pile are two threes and one; as two groups they would need four ones.
    assert_eq!(forces.lose(&set, Seat(0), HERE, 1), 1);
    assert!(forces.is_shown(&set, Seat(0)), "{:?}", forces.groups());
    let far = forces.at(Seat(0), FAR).map(|g| (g.steps, g.counters.0)).collect::<Vec<_>>();
    assert_eq!(far, [(1, [0, 1, 0, 0])], "those elsewhere have gone no further");
}

#[test]
fn pieces_of_kinds_go_and_stay_whole() {
    let set = CounterSet::unchanged(&[(1, 12), (3, 11), (1, 3), (0, 3)]).unwrap();
    let mut forces = Forces::new(false, SoldierModel::Kinds(Kinds::default()));
    forces.add(Group { counters: Counters([2, 2, 0, 1]), ..group(HERE, 8) });
    let there = (FAR, Post::Inside, 1);
    forces.shift(&set, Seat(0), (HERE, Post::Inside), (0, 3, Counters([0, 1, 0, 1])), there);
    let all: Vec<_> = forces.groups().iter().map(|g| (g.at, g.points, g.counters.0)).collect();
    assert_eq!(all, [(HERE, 5, [2, 1, 0, 0]), (FAR, 3, [0, 1, 0, 1])]);
    forces.take_counters(&set, Seat(0), (FAR, Post::Inside), Counters([0, 1, 0, 0]));
    assert_eq!((forces.points(Seat(0), FAR), forces.groups().len()), (0, 2), "what is worth nothing is there");
    assert!(forces.is_shown(&set, Seat(0)));
    assert_eq!(forces.fewest_to_call(&set, Seat(0), HERE, FAR), Some((1, Counters([1, 0, 0, 0]))));
    assert_eq!((forces.call(&set, Seat(0), HERE, FAR), forces.total(Seat(0))), (1, 5));
    assert!(!forces.room_for(&CounterSet::unchanged(&[(1, 2), (3, 2)]).unwrap(), Seat(0), HERE, Post::Inside, 0));
}
