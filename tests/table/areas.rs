//! Points of an open table on offer: asked, ordered, written, narrowed, chosen by chance.
use super::meadow::{BURY, DARK, INTO_THE_POND, MEADOW, ON_THE_BONE, OVER_THE_EDGE, RUN, STAY, TAKEN, TOO_FAR};
use crate::common::chance::Chance;
use mesnie::table::play::matches;
use mesnie::table::prelude::*;
use mesnie::table::protocol::areas::OFF_TABLE;
use mesnie::table::protocol::sequence::{NOT_AN_OPTION, WRONG_PHASE};
use std::sync::Arc;

fn header(player: Player, seed: u64) -> Header {
    Header {
        game: "meadow".into(),
        scenario: String::new(),
        options: Settings::new(),
        seed,
        seats: vec![SeatSetup::of(player); 3],
        undo: UndoLimit::Usual,
        advice: true,
        data: Default::default(),
    }
}

fn table() -> Match {
    let data: RuleData = Arc::new(());
    Match::new(&MEADOW, data)
}

fn started() -> Match {
    let mut game = table();
    game.start(header(Player::Person, 1)).unwrap();
    game
}

/// In the dark, with the dogs at these points.
fn dark(position: &str) -> Match {
    let mut game = table();
    game.start_from(header(Player::Person, 1), position).unwrap();
    game
}

fn try_order(game: &mut Match, order: &str) -> Allowed {
    let record = game.read_order(order)?;
    game.submit(record.seat, record.order)
}

/// Where a dog stands, as everybody may see it.
fn stands(game: &Match, dog: &str) -> String {
    game.position(None).pointer(&format!("/pieces/{dog}/standing")).expect("on the meadow").to_string()
}

const BURIED: [&str; 3] = ["rex bury 900,1000", "bello bury 1300,1500", "wolf bury 1600,900"];

const STAYED: [&str; 3] = ["rex stay", "bello stay", "wolf stay"];

#[test]
fn a_question_may_have_nothing_on_offer_but_an_area() {
    let game = started();
    let prompt = game.prompt().unwrap();
    assert!(prompt.offered.is_empty() && prompt.spans.is_empty() && prompt.areas.len() == 1 && !prompt.is_empty());
    assert!(prompt.secret && prompt.takes(BURY.on(prompt.areas[0].usual)));
}

#[test]
fn points_are_ordered_written_and_taken_back() {
    let mut game = started();
    for order in BURIED {
        try_order(&mut game, order).unwrap();
    }
    assert_eq!(stands(&game, "rex-dog"), "[800,1000]");
    let before = game.hash();
    try_order(&mut game, "rex run 900,2000").unwrap();
    assert_eq!(stands(&game, "rex-dog"), "[900,2000]");
    assert_ne!(game.hash(), before);
    let record = *game.journal().last().unwrap();
    assert_eq!(game.write_order(record), "rex run 900,2000");
    game.undo().unwrap();
    assert_eq!((game.hash(), stands(&game, "rex-dog").as_str()), (before, "[800,1000]"));
    assert!(game.redo());
    assert_eq!(stands(&game, "rex-dog"), "[900,2000]");
}

#[test]
fn each_point_that_is_refused_is_refused_for_its_own_reason() {
    let mut game = started();
    for order in BURIED {
        try_order(&mut game, order).unwrap();
    }
    // To the edge of the reach and of the table, and one unit further.
    for (order, answer) in [
        ("rex run 2300,1000", Ok(())),
        ("rex run 2301,1000", Err(TOO_FAR)),
        ("rex run 2200,1500", Ok(())),
        ("rex run 150,1000", Ok(())),
        ("rex run 149,1000", Err(OVER_THE_EDGE)),
        ("rex run 1200,1299", Err(TAKEN)),
        ("rex run 1200,1300", Ok(())),
        ("rex run 1000,1000", Err(TAKEN)),
        ("rex run 2147483647,-2147483648", Err(OFF_TABLE)),
        ("rex run 1048577,0", Err(OFF_TABLE)),
        ("rex run 1048576,0", Err(TOO_FAR)),
        ("rex run +900,1000", Err(NOT_AN_OPTION)),
        ("rex run 900", Err(NOT_AN_OPTION)),
        ("rex bury 900,1000", Err(WRONG_PHASE)),
    ] {
        let before = game.hash();
        let asked = game.read_order(order).and_then(|record| game.check(record.seat, record.order));
        assert_eq!((asked, game.hash()), (answer, before), "{order}");
    }
    // The way to the far bank leads through the pond, and no bone is buried where the last one lies.
    let mut game = dark("[(2000, 2000), (800, 800), (5000, 500)]");
    assert_eq!(try_order(&mut game, "rex run 2600,2000"), Err(INTO_THE_POND));
    let mut game = started();
    let own = game.prompt().unwrap().areas[0].usual;
    assert_eq!(try_order(&mut game, "rex bury 2600,2000"), Err(TOO_FAR));
    assert_eq!(own, Spot { x: 800, y: 1000 });
    for order in BURIED.into_iter().chain(STAYED.repeat(4)) {
        try_order(&mut game, order).unwrap();
    }
    assert_eq!(try_order(&mut game, "rex bury 900,1000"), Err(ON_THE_BONE));
    assert_eq!(try_order(&mut game, "rex bury 900,1001"), Ok(()));
}

#[test]
fn what_the_area_says_is_what_becomes_of_the_order() {
    let mut asked = 0;
    for seed in 0..60 {
        let mut game = table();
        game.start(header(Player::Random, seed)).unwrap();
        let mut chance = Chance(seed);
        while let Some(record) = game.automatic_order() {
            let prompt = game.prompt().unwrap().clone();
            for area in &prompt.areas {
                asked += 1;
                for _ in 0..40 {
                    // All over the meadow and a little beyond, and close to the point that is usual.
                    let mut within = |size: i32| chance.below(size as usize + 200) as i32 - 100;
                    let far = Spot { x: within(6000), y: within(4000) };
                    let near = Spot { x: area.usual.x + within(3) / 40, y: area.usual.y + within(3) / 40 };
                    for spot in [far, near] {
                        let answer = area.allows(spot);
                        assert_eq!(game.check(prompt.seat, area.order(spot)), answer, "{spot:?}");
                        assert!(answer.is_err() || area.within.contains(spot), "{spot:?} lies outside its region");
                        assert_eq!(prompt.judge(area.order(spot)), Some(answer));
                    }
                }
            }
            game.submit(record.seat, record.order).unwrap();
        }
    }
    assert!(asked > 500, "{asked}");
}

#[test]
fn chance_chooses_points_all_over_an_area_and_at_its_edge() {
    let mut game = started();
    for order in BURIED {
        try_order(&mut game, order).unwrap();
    }
    let prompt = game.prompt().unwrap();
    let area = &prompt.areas[0];
    let (mut quarters, mut beside, mut points) = ([0; 4], 0, 0);
    let mut chance = Chance(5);
    for _ in 0..4000 {
        let draw = (chance.below(1 << 30) as u64) << 34 | (chance.below(1 << 30) as u64) << 4 | chance.below(16) as u64;
        let order = matches::random_order(prompt, draw);
        assert!(prompt.takes(order));
        let Some(spot) = RUN.of(order) else { continue };
        points += 1;
        let (dx, dy) = (spot.x - area.usual.x, spot.y - area.usual.y);
        beside += usize::from(dx.abs() <= 1 && dy.abs() <= 1);
        quarters[usize::from(dx > 0) + 2 * usize::from(dy > 0)] += 1;
    }
    // Two things are on offer, to run and to stay: each as often.
    assert!((1800..2200).contains(&points), "{points}");
    assert!(beside * 10 > points * 2 && beside * 10 < points * 3, "{beside} of {points}");
    assert!(quarters.iter().all(|count| *count > points / 10), "{quarters:?}");
}

#[test]
fn an_expansion_narrows_an_area_and_finds_another_usual_point() {
    let in_the_wood = "[(5000, 3000), (800, 800), (1200, 1000)]";
    let game = dark(in_the_wood);
    let area = &game.prompt().unwrap().areas[0];
    assert_eq!(area.usual, Spot { x: 3800, y: 3000 }, "out of the wood");
    let mut game = dark(in_the_wood);
    assert_eq!(try_order(&mut game, "rex run 4101,3000"), Err(DARK));
    assert_eq!(try_order(&mut game, "rex run 9101,3000"), Err(TOO_FAR), "the reason of the base comes first");
    assert_eq!(try_order(&mut game, "rex run 4000,3000"), Ok(()));
    // Where no point is left that anybody has named, there is no area; to stay is on offer still.
    let game = dark("[(5000, 3000), (3800, 3000), (1200, 1000)]");
    let prompt = game.prompt().unwrap();
    assert!(prompt.areas.is_empty() && prompt.offered.contains(&STAY.on(())));
}

#[test]
fn points_and_lengths_are_told_by_squares_and_landmarks() {
    let game = started();
    let texts = Texts::from_ftl(
        Lang::En,
        "meadow-length = { $n } yards\nspot-beside = { $square }, by { $landmark }\ndecimal = { $whole }.{ $rest }",
        "",
    );
    let tell = Narrator { texts: &texts, names: game.names(), game: "meadow", base: None };
    let told = |x, y| tell.target(Target::Spot(Spot { x, y }));
    assert_eq!([told(0, 0), told(1200, 700), told(3100, 2400)], ["A1", "C2", "G5, by pond"]);
    assert_eq!(
        [1500, 1549, -249, -10, 0].map(|units| tell.length(units)),
        ["3.0", "3.0", "−0.4", "0.0", "0.0"].map(|n| format!("{n} yards"))
    );
}
