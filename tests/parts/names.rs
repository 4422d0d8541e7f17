//! Names: how points of an open table are written, and what seats are called.
use bevy::prelude::default;
use mesnie::table::prelude::{Ground, Name, Names, Place, Seat, Sort, Spot, Target};

#[test]
fn a_spot_has_one_spelling_and_a_square() {
    let names = Names::default();
    for (word, x, y) in [("25250,25250", 25250, 25250), ("-3,0", -3, 0), ("2147483647,-2147483648", i32::MAX, i32::MIN)]
    {
        let target = Target::Spot(Spot { x, y });
        assert_eq!((names.read(Sort::Spot, word), names.label(target).as_str()), (Ok(target), word));
    }
    for wrong in
        ["", ",", "1", "1,", ",1", "+5,1", "007,1", "1.5,1", "1,-0", "1, 2", " 1,2", "1,2,3", "2147483648,0", "x,1"]
    {
        assert!(names.read(Sort::Spot, wrong).is_err(), "{wrong:?}");
    }
    let farm = Target::Place(Place(2));
    let ground = Ground {
        width: 180_000,
        height: 90_000,
        unit: 6000,
        landmarks: vec![(Spot { x: 0, y: 0 }, farm)],
        ..default()
    };
    let square = |x, y| ground.square(Spot { x, y });
    assert_eq!([square(0, 0), square(5999, 6000), square(6000, 89_999)], ["A1", "A2", "B15"]);
    assert_eq!([square(180_000, 90_000), square(-5, -5), square(26 * 6000, 0)], ["AD15", "A1", "AA1"]);
    assert_eq!(
        [(6000, 0), (6001, 0), (4243, 4243)].map(|(x, y)| ground.landmark(Spot { x, y })),
        [Some(farm), None, None]
    );
}

#[test]
fn a_chosen_name_is_for_people_and_the_label_stays() {
    let mut names = Names::default();
    names.add_seat(Name::new("red", "toy-side-red"));
    names.add_seat(Name::new("blue", "toy-side-blue"));
    names.call_seat(Seat(0), " Anna ");
    names.call_seat(Seat(1), "  ");
    names.call_seat(Seat(7), "Nobody");
    let name = |seat: u8| names.name(Target::Seat(Seat(seat))).expect("a seat");
    assert_eq!((name(0).text.as_str(), name(0).proper.as_str()), ("", "Anna"));
    assert_eq!(name(1).text, "toy-side-blue");
    assert_eq!((names.label(Target::Seat(Seat(0))), names.seat("red")), ("red".to_owned(), Some(Seat(0))));
}
