//! A lesson under way, and what is said of faulty ones.
use super::*;
use mesnie::table::data::{Findings, Reader, Source};
use mesnie::table::play::lesson::{Course, Lesson, check, lessons};

/// A lesson on the toy, whose march needs no words of its own.
const TOY: &str = r#"(
    title: "game-ancients",
    seat: "red",
    options: {"gold": 9},
    position: [3, 3],
    dice: [4],
    steps: [
        (say: "game-ancients", point: ["hill-5", "red-lord", "blue", "foot"]),
        (say: "game-ancients", wants: Do(["red hire foot", "red hire horse"])),
        (say: "game-ancients", wants: AnyOrder, otherwise: "game-ancients"),
    ],
    end: "game-ancients",
)"#;

fn toy_source(text: &str) -> Source {
    Source::memory([("toy/lessons/1.ron".to_owned(), text.to_owned())].into())
}
fn toy_lesson(text: &str) -> Lesson {
    let mut all = lessons(&Reader::new(toy_source(text)), "toy");
    assert_eq!(all.len(), 1);
    all.remove(0)
}
fn findings(text: &str) -> Findings {
    let reader = Reader::new(toy_source(text));
    let data: RuleData = Arc::new(());
    check(&reader, &TWO, Some(&data));
    reader.finish()
}

#[test]
fn a_lesson_goes_on_only_with_what_fits() {
    let lesson = toy_lesson(&TOY.replace("dice: [4]", "dice: []"));
    let mut game = table(&TWO);
    let mut course: Course = lesson.begin(&mut game).unwrap();
    assert_eq!((game.player(Seat(0)), course.seat()), (&Player::Person, Seat(0)));
    assert_ne!(game.player(Seat(1)), &Player::Person);
    let record = |game: &Match, order: &str| game.read_order(order).unwrap();
    let texts = Texts::new(Lang::En);
    let targets = [Target::Place(Place(5)), Target::Piece(PieceId(0)), Target::Seat(Seat(1)), Target::Kind(Kind(1))];
    assert_eq!(course.point(&game), targets);
    assert!(!course.takes(&game, record(&game, "red hire foot")));
    assert_eq!(course.instead(&game, &texts), "Read this first, then go on.");
    assert!(course.go_on() && !course.go_on());
    let fits = |course: &Course, game: &Match, order: &str| course.takes(game, record(game, order));
    assert!(fits(&course, &game, "red hire foot") && fits(&course, &game, "red hire horse"));
    assert!(!fits(&course, &game, "red rest") && !fits(&course, &game, "blue hire foot"));
    assert_eq!(course.wanted(&game).len(), 2);
    assert!(course.instead(&game, &texts).starts_with("Not yet. In this lesson, first do one of these: "));
    give(&mut game, &["red hire horse"]);
    course.given();
    assert_eq!((course.number(), course.instead(&game, &texts)), (2, texts.get("game-ancients")));
    assert!(fits(&course, &game, "red rest") && !fits(&course, &game, "blue rest"));
    // Taken back, the order is waited for again; what was read need not be read again.
    game.undo().unwrap();
    course.taken_back();
    assert_eq!(course.number(), 1);
    give(&mut game, &["red hire foot"]);
    course.given();
    give(&mut game, &["red greet blue"]);
    course.given();
    assert!(course.is_done() && fits(&course, &game, "red rest"), "when it is done the player plays on freely");
    course.given();
    course.taken_back();
    assert!(course.is_done());
}

#[test]
fn a_lesson_goes_back_step_by_step() {
    let watched = r#"wants: Watch(["red rest", "blue rest"])"#;
    let lesson = toy_lesson(&TOY.replace("dice: [4]", "dice: []").replace("wants: AnyOrder", watched));
    let mut game = table(&TWO);
    let mut course = lesson.begin(&mut game).unwrap();
    assert_eq!((course.orders_before(), course.go_back()), (None, false), "there is nothing before the beginning");
    assert!(course.go_on());
    give(&mut game, &["red hire horse"]);
    course.given();
    // What is to be watched is read first, and told once more if it is gone back to.
    assert!(course.waits_for_reader() && course.next_order(&game).is_none());
    assert_eq!(course.instead(&game, &Texts::new(Lang::En)), Texts::new(Lang::En).get("game-ancients"));
    assert!(course.go_on());
    let first = course.next_order(&game).unwrap();
    game.submit(first.seat, first.order).unwrap();
    course.given();
    let mut back = |course: &mut Course, orders: usize, step: usize| {
        assert_eq!(course.orders_before(), Some(orders));
        game.undo_to(orders).unwrap();
        assert!(course.go_back());
        assert_eq!((course.number(), game.journal().len()), (step, orders));
    };
    back(&mut course, 1, 2);
    assert!(course.waits_for_reader());
    back(&mut course, 0, 1);
    back(&mut course, 0, 0);
    assert!(course.orders_before().is_none() && course.waits_for_reader());
}

#[test]
fn what_is_wrong_with_a_lesson_is_told_with_its_place() {
    let sound = TOY.replace("dice: [4]", "dice: []");
    assert!(findings(&sound).is_empty(), "{}", findings(&sound).render(&Texts::new(Lang::En)));
    // The dice are left over.
    let fault = |from: &str, to: &str| {
        assert!(sound.contains(from), "{from}");
        let found = findings(&sound.replace(from, to));
        assert!(found.len() == 1, "{}", found.render(&Texts::new(Lang::En)));
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            found.render(&texts);
            assert_eq!(texts.faults(), Default::default());
        }
        let first = found.iter().next().unwrap();
        (first.message.clone(), first.path.clone().unwrap_or_default(), found.has_errors())
    };
    let refused = |message: &str, path: &str| (message.to_owned(), path.to_owned(), true);
    assert_eq!(fault("dice: []", "dice: [4]"), refused("lesson-dice-left", "dice"));
    assert_eq!(fault("position: [3, 3]", "position: [\"much\"]"), refused("position-bad", "position"));
    assert_eq!(fault("position: [3, 3]", "position: [-3, 3]"), refused("lesson-invariant", "position"));
    assert_eq!(fault("\"gold\": 9", "\"gold\": 99"), refused("refusal-option_not_available", "options.gold"));
    assert_eq!(fault("hill-5", "hill-9"), refused("lesson-no-target", "steps[0].point[0]"));
    let around = fault("position: [3, 3]", "position: [3, 3],\n    around: [\"hill-9\"]");
    assert_eq!(around, refused("lesson-no-target", "around[0]"));
    assert_eq!(fault("red hire foot", "red hire goat"), refused("lesson-unknown-word", "steps[1].wants.Do[0]"));
    assert_eq!(
        fault("red hire horse", "red offer 3"),
        refused("lesson-refused", "steps[1].wants.Do[1]"),
        "the second way too"
    );
    assert_eq!(fault("red hire horse", "blue rest"), refused("lesson-other-seat", "steps[1].wants"));
    assert_eq!(
        fault("Do([\"red hire foot\", \"red hire horse\"])", "Do([])"),
        refused("lesson-no-order", "steps[1].wants")
    );
    assert_eq!(fault("AnyOrder", "Watch([])"), refused("lesson-no-order", "steps[2].wants"));
    assert_eq!(
        fault("AnyOrder", "Watch([\"red rest\", \"red rest\"])"),
        refused("lesson-refused", "steps[2].wants.Watch[1]")
    );
    let twice = "(say: \"game-ancients\", wants: Do([\"red rest\"])), (say: \"game-ancients\", wants: AnyOrder)";
    let asked = fault("(say: \"game-ancients\", wants: AnyOrder, otherwise: \"game-ancients\")", twice);
    assert_eq!(asked, refused("lesson-not-asked", "steps[3].wants"), "the march of Red alone was put up");
    assert_eq!(
        fault("say: \"game-ancients\", point", "say: \"game-anc\", point"),
        refused("lesson-no-words", "steps[0].say")
    );
    assert_eq!(
        fault("otherwise: \"game-ancients\"", "otherwise: \"x\""),
        refused("lesson-no-words", "steps[2].otherwise")
    );
    assert_eq!(fault("end: \"game-ancients\"", "end: \"x\""), refused("lesson-no-words", "end"));
    assert_eq!(fault("seat: \"red\"", "seat: \"rde\""), refused("data-unknown-name", "seat"));
    assert_eq!(fault("seat: \"red\"", "seet: \"red\"").0, "data-unknown-field");
    assert_eq!(fault("wants: AnyOrder", "wants: Anything").0, "data-unknown-variant");
}
