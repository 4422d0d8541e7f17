//! A match that is larger than any of today's games: 400 pieces, 2,500 places, tens of thousands of orders. It stays small,
//! is taken back at once, and answers for everything that is refused without delay.
use bevy::prelude::*;
use mesnie::table::data::{Reader, Source};
use mesnie::table::game::RuleData;
use mesnie::table::play::history::Thinning;
use mesnie::table::prelude::{Name, State, *};
use mesnie::table::protocol::sequence::{NOT_AN_OPTION, NOT_YOUR_TURN, WRONG_PHASE};
use mesnie::table::state::snapshot::snapshot;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use xxhash_rust::xxh3::xxh3_64;

const PIECES: u32 = 400;
const SIDE: u16 = 50;
const PLACES: u16 = SIDE * SIDE;

/// A wing of an army: a type of the game's own that travels as a number.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Wing {
    seat: Seat,
    left: bool,
}
impl Numbered for Wing {
    fn number(self) -> i32 {
        i32::from(self.seat.0) * 2 + i32::from(self.left)
    }
    fn numbered(number: i32) -> Option<Self> {
        (0..4).contains(&number).then_some(Wing { seat: Seat((number / 2) as u8), left: number % 2 == 1 })
    }
    fn known(universe: &Universe, each: impl FnMut(Self)) {
        (0..i32::from(universe.seats) * 2).filter_map(Self::numbered).for_each(each);
    }
}

const ASK: Step<Wing> = Step::new("field.ask");
const WHEEL: Verb<Wing> = Verb::new("field.wheel");
/// Ten ways to march, each to any place.
const MARCHES: [Verb<Place>; 10] = [
    Verb::new("field.march-0"),
    Verb::new("field.march-1"),
    Verb::new("field.march-2"),
    Verb::new("field.march-3"),
    Verb::new("field.march-4"),
    Verb::new("field.march-5"),
    Verb::new("field.march-6"),
    Verb::new("field.march-7"),
    Verb::new("field.march-8"),
    Verb::new("field.march-9"),
];
const TOO_FAR: Refusal = Refusal::new("too_far", "TOY-1");
const OTHER_WING: Refusal = Refusal::new("other_wing", "TOY-2");

/// How often somebody was asked, and how often each wing has wheeled.
#[derive(Resource, Clone, Default, Serialize, Deserialize)]
struct Course {
    asked: u32,
    wheeled: [u32; 4],
}
impl State for Course {
    const NAME: &'static str = "course";
    fn show(&self, _: &Names, _: Option<Seat>) -> Value {
        self.asked.into()
    }
}

fn near(place: Place) -> [Place; 2] {
    [1, SIDE].map(|step| Place((place.0 + step) % PLACES))
}
/// The piece whose turn it is.
fn piece(course: &Course) -> PieceId {
    PieceId(course.asked.wrapping_mul(7) % PIECES)
}

fn ask(In(wing): In<Wing>, ask: Ask, course: Res<Course>, pieces: Res<Pieces>, at: Query<&At>) -> Prompt {
    let mut prompt = ask.prompt(wing.seat, "field-ask");
    let here = at.get(pieces.entity(piece(&course))).expect("it stands somewhere").0;
    let near = near(here);
    for march in &MARCHES {
        prompt.offer(march, near, |place| if near.contains(&place) { Ok(()) } else { Err(TOO_FAR) });
    }
    prompt.offer(&WHEEL, [wing], |other| if other == wing { Ok(()) } else { Err(OTHER_WING) });
    prompt
}
fn next(course: &mut Course) -> Flow {
    course.asked += 1;
    let seat = Seat((course.asked / 5 % 2) as u8);
    Flow::then([ASK.on(Wing { seat, left: course.asked.is_multiple_of(3) })])
}
fn march(
    In((seat, place)): In<(Seat, Place)>,
    mut course: ResMut<Course>,
    pieces: Res<Pieces>,
    mut facts: Query<(&mut At, &mut Spent)>,
    mut dice: ResMut<Dice>,
    mut log: ResMut<Chronicle>,
) -> Flow {
    let id = piece(&course);
    let (mut at, mut spent) = facts.get_mut(pieces.entity(id)).expect("a piece");
    at.0 = place;
    spent.0 = !spent.0;
    let entry = Entry::new("field-log-march", "TOY-1").by(seat).with("piece", Word::On(Target::Piece(id)));
    log.note("TOY-1", || entry.with("place", Word::On(Target::Place(place))));
    if course.asked.is_multiple_of(4) {
        let face = dice.die(6);
        let roll = Roll { seat, purpose: "field-roll", face, faces: (1..=6).collect(), drawn: false };
        log.note("TOY-2", || Entry::new("field-log-roll", "TOY-2").by(seat).roll(roll));
        if face == 6 {
            course.asked += 1;
        }
    }
    next(&mut course)
}
fn wheel(In((_, wing)): In<(Seat, Wing)>, mut course: ResMut<Course>) -> Flow {
    course.wheeled[wing.number() as usize] += 1;
    next(&mut course)
}

struct Field;
impl Game for Field {
    fn id(&self) -> &'static str {
        "field"
    }
    fn seats(&self) -> &'static [&'static str] {
        &["red", "blue"]
    }
    fn build(&self, app: &mut App) {
        app.track_state::<Course>();
        app.decision(&ASK, ask).verb(&WHEEL, wheel);
        for verb in &MARCHES {
            app.verb(verb, march);
        }
    }
    fn load(&self, _: &Reader) -> Option<RuleData> {
        Some(Arc::new(()))
    }
    fn scenarios(&self, _: &RuleData) -> Vec<String> {
        vec!["plain".into()]
    }
    fn options(&self, _: &RuleData) -> Vec<OptionSpec> {
        vec![]
    }
    fn set_up(&self, world: &mut World, _: &RuleData, _: &Header) -> std::result::Result<(), Problem> {
        let mut names = Names::default();
        self.seats().iter().for_each(|seat| names.add_seat(Name::plain(*seat)));
        (0..PLACES).for_each(|place| names.add_place(Name::plain(format!("p-{place}"))));
        ["horse", "foot"].into_iter().for_each(|kind| names.add_kind(Name::plain(kind)));
        for number in 0..PIECES {
            names.set_piece(PieceId(number), Name::plain(format!("man-{number}")));
            let at = At(Place((number * 6) as u16));
            let facts = (Owner(Seat((number % 2) as u8)), at, Kind((number / 2 % 2) as u16), Spent(false));
            spawn_piece(world, PieceId(number), facts);
        }
        world.insert_resource(names);
        Ok(())
    }
    fn begin(&self, world: &mut World) {
        begin(world, &ASK, Wing { seat: Seat(0), left: true });
    }
    fn arrange(&self, _: &mut World, _: &str) -> std::result::Result<(), String> {
        Err("there is but one position".into())
    }
    fn broken_invariants(&self, _: &mut World) -> Vec<String> {
        vec![]
    }
    fn figures(&self, _: &World) -> Vec<(&'static str, f64)> {
        vec![]
    }
}

/// A match that has begun; every order may be taken back.
fn started(game: &'static dyn Game, player: Player, thinning: Thinning) -> Match {
    let reader = Reader::new(Source::built_in());
    let mut table = Match::new(game, game.load(&reader).expect("sound rule data"));
    table.thin(thinning);
    let (scenario, options) = (String::new(), Settings::new());
    let seats = vec![SeatSetup::of(player); *game.seat_counts().start()];
    let (game, data) = (game.id().into(), reader.files());
    table
        .start(Header { game, scenario, options, seed: 7, seats, undo: UndoLimit::Agreed, advice: true, data })
        .unwrap();
    table
}
/// Gives one order by itself; whether there was one to give.
fn play_one(table: &mut Match) -> bool {
    let Some(Record { seat, order }) = table.automatic_order() else { return false };
    table.submit(seat, order).unwrap();
    true
}
fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}
/// A limit of a release build; a test build on a busy machine may take forty times as long.
fn limit(release: Duration) -> Duration {
    if cfg!(debug_assertions) { release * 40 } else { release }
}

#[test]
fn fifty_thousand_orders_with_four_hundred_pieces_stay_small_and_are_taken_back_at_once() {
    const ORDERS: usize = 50_000;
    let mut table = started(&Field, Player::Random, Thinning::default());
    let mut hashes = HashMap::from([(0, table.hash())]);
    for order in 1..=ORDERS {
        assert!(play_one(&mut table));
        if order % 1_009 == 0 || order > ORDERS - 300 {
            hashes.insert(order, table.hash());
        }
    }
    let memory = table.memory();
    println!("{ORDERS} orders: {memory:?}, {:.1} MB in all", memory.total() as f64 / 1e6);
    assert!(memory.total() < 64_000_000, "{memory:?}");
    assert!(memory.positions > PIECES as usize * 8, "positions are counted: {memory:?}");

    let mut onto = table.shadow();
    let mut times = vec![];
    for (order, hash) in hashes.iter().filter(|(order, _)| **order % 1_009 == 0) {
        let start = Instant::now();
        assert!(table.look_back(*order, &mut onto));
        times.push(start.elapsed());
        assert_eq!(onto.hash(), *hash, "after {order} orders");
    }
    println!("a look back takes {:?}", median(times));

    let mut times = vec![];
    for left in (ORDERS - 200..ORDERS).rev() {
        let start = Instant::now();
        table.undo().unwrap();
        times.push(start.elapsed());
        assert_eq!(table.hash(), hashes[&left], "{left} orders left");
    }
    let (taken, longest) = (median(times.clone()), times.into_iter().max());
    println!("an undo near the end takes {taken:?}, the longest {longest:?}");
    assert!(taken < limit(Duration::from_millis(1)), "{taken:?}");

    // Farther back than positions are kept, at one leap; and forth again.
    let far = 1_009 * 40;
    let start = Instant::now();
    table.undo_to(far).unwrap();
    println!("{} orders are taken back in {:?}", ORDERS - 200 - far, start.elapsed());
    assert_eq!((table.journal().len(), table.hash()), (far, hashes[&far]));
    assert_eq!(table.redoable(), ORDERS - far);
    for _ in 0..1_009 {
        assert!(table.redo());
    }
    assert_eq!(table.hash(), hashes[&(far + 1_009)]);
}

/// The measure itself: a match that keeps every position takes what it must, and no more than once what positions share.
#[test]
fn every_position_kept_would_be_too_much() {
    const ORDERS: usize = 1_000;
    let mut table = started(&Field, Player::Random, Thinning { recent: ORDERS, older: 1 });
    (0..ORDERS).for_each(|_| assert!(play_one(&mut table)));
    let memory = table.memory();
    let whole: usize = snapshot(table.world()).sections().iter().map(|section| section.len()).sum();
    println!("{ORDERS} orders, each position of {whole} bytes kept: {memory:?}");
    assert!(memory.positions > 64_000_000 / 50, "fifty times as many orders would be small: {memory:?}");
    assert!(memory.positions < ORDERS * whole * 4 / 5, "owners and kinds never change: {memory:?}");
}

#[test]
fn positions_that_are_not_kept_are_rebuilt_to_the_last_byte() {
    let levels = [Player::Random, Player::Script("normal".into())];
    for (game, player) in mesnie::games::all().iter().flat_map(|game| levels.iter().map(move |level| (*game, level))) {
        let id = game.id();
        let mut table = started(game, player.clone(), Thinning { recent: 3, older: 12 });
        let state = |table: &mut Match| {
            let prompt = table.prompt().map(|p| (p.seat, p.text, p.offered.clone(), p.spans.clone()));
            (table.hash(), snapshot(table.world()), prompt, table.chronicle(None).count())
        };
        let mut states = vec![state(&mut table)];
        while states.len() <= 500 && play_one(&mut table) {
            states.push(state(&mut table));
        }
        let orders = table.journal().len();
        assert!(orders > 100, "{id}: only {orders} orders");
        let thoughts = table.thoughts().count();
        // Nearly everything has to be rebuilt.
        let unthinned: usize =
            states.iter().map(|(_, s, ..)| s.sections().iter().map(|s| s.len()).sum::<usize>()).sum();
        assert!(table.memory().positions < unthinned / 5, "{id}: {:?} of {unthinned}", table.memory());

        let mut onto = table.shadow();
        for number in (0..=orders).map(|i| i * 37 % (orders + 1)).take(60) {
            assert!(table.look_back(number, &mut onto));
            assert!(state(&mut onto) == states[number], "{id}: looked back at {number}");
        }
        for left in (0..orders).rev() {
            table.undo().unwrap();
            assert!(state(&mut table) == states[left], "{id}: taken back to {left}");
        }
        assert_eq!(table.undo(), Err(UndoStop::Beginning));
        while table.redo() {}
        assert!(state(&mut table) == states[orders], "{id}: played again");
        table.undo_to(orders / 2).unwrap();
        assert!(state(&mut table) == states[orders / 2], "{id}: taken back at one leap");
        while table.redo() {}
        assert!(table.thoughts().count() <= thoughts, "{id}: a thought is told once");
    }
}

#[test]
fn what_was_changed_from_outside_is_not_lost_with_the_positions_before_it() {
    let mut table = started(&Field, Player::Random, Thinning { recent: 1, older: 1 });
    let mut hashes = vec![];
    for number in 0..200 {
        if number % 50 == 20 {
            table.world_mut().resource_mut::<Dice>().force([6; 9]);
            table.world_mut().resource_mut::<Course>().wheeled = [number; 4];
        }
        hashes.push(table.hash());
        assert!(play_one(&mut table));
    }
    let mut onto = table.shadow();
    for (number, hash) in hashes.iter().enumerate() {
        assert!(table.look_back(number, &mut onto));
        assert_eq!(onto.hash(), *hash, "after {number} orders");
    }
    // Taken back to the change and played on from there, it is still known.
    table.undo_to(70).unwrap();
    assert_eq!(table.hash(), hashes[70]);
    (0..100).for_each(|_| assert!(table.redo()));
    table.undo_to(75).unwrap();
    assert_eq!(table.hash(), hashes[75]);
    table.undo_to(3).unwrap();
    assert_eq!(table.hash(), hashes[3]);
}

#[test]
fn orders_that_were_not_remembered_are_not_taken_back() {
    let mut table = started(&Field, Player::Random, Thinning::default());
    (0..5).for_each(|_| assert!(play_one(&mut table)));
    table.remember(false);
    (0..5).for_each(|_| assert!(play_one(&mut table)));
    assert_eq!(table.can_undo(), Err(UndoStop::Beginning));
    table.remember(true);
    let hash = table.hash();
    (0..5).for_each(|_| assert!(play_one(&mut table)));
    assert_eq!((table.can_undo_to(10), table.can_undo_to(9)), (Ok(()), Err(UndoStop::Beginning)));
    assert_eq!((table.undo_to(0), table.journal().len(), table.hash()), (Err(UndoStop::Beginning), 10, hash));
}

#[test]
fn the_hash_is_that_of_all_sections_each_behind_its_length() {
    for game in mesnie::games::all() {
        let mut table = started(*game, Player::Random, Thinning::default());
        for _ in 0..40 {
            let position = snapshot(table.world());
            let mut bytes = vec![];
            for section in position.sections() {
                bytes.extend((section.len() as u32).to_le_bytes());
                bytes.extend(&**section);
            }
            assert!(bytes.len() > 240 && position.sections().len() > 5);
            assert_eq!(table.hash(), xxh3_64(&bytes), "{}", game.id());
            play_one(&mut table);
        }
    }
}

#[test]
fn everything_that_is_refused_on_a_large_map_is_told_at_once() {
    let mut table = started(&Field, Player::Person, Thinning::default());
    let mut times = vec![];
    for _ in 0..15 {
        let start = Instant::now();
        assert!(table.prompt_in_full().is_some());
        times.push(start.elapsed());
    }
    let (taken, full) = (median(times), table.prompt_in_full().expect("somebody is asked"));
    println!("{} refusals in {taken:?}", full.refused.len());
    assert_eq!(full.refused.len(), MARCHES.len() * usize::from(PLACES - 2) + 3);
    assert!(taken < limit(Duration::from_millis(2)), "{taken:?}");

    let start = Instant::now();
    let refusals = Refusals::from(full.refused);
    for (order, why) in refusals.listed() {
        assert_eq!(refusals.of(*order), Some(*why));
    }
    let taken = start.elapsed();
    assert!(taken < limit(Duration::from_millis(20)), "looked up in {taken:?}");
    assert!(full.offered.iter().all(|order| refusals.of(*order).is_none()));
    for (order, why) in refusals.listed().iter().step_by(997) {
        assert_eq!(table.check(full.seat, *order), Err(*why));
    }
}

#[test]
fn a_type_of_the_game_travels_as_a_number() {
    let mut table = started(&Field, Player::Person, Thinning::default());
    let wing = Wing { seat: Seat(0), left: true };
    assert_eq!(
        (ASK.on(wing).on, <Wing as mesnie::table::prelude::On>::from(Target::Number(1))),
        (Target::Number(1), Some(wing))
    );
    assert_eq!(
        (
            <Wing as mesnie::table::prelude::On>::from(Target::Number(9)),
            <Wing as mesnie::table::prelude::On>::from(Target::Seat(Seat(1)))
        ),
        (None, None)
    );
    let order = |table: &Match, text: &str| table.read_order(text).unwrap().order;
    let wheel = order(&table, "red wheel 1");
    assert_eq!((wheel, WHEEL.of(wheel)), (WHEEL.on(wing), Some(wing)));
    assert_eq!(table.write_order(Record { seat: Seat(0), order: wheel }), "red wheel 1");
    // What no value has for its number is no option; the others are refused by their rule.
    let refused: Vec<i32> = (table.prompt_in_full().unwrap().refused.iter())
        .filter(|(_, why)| *why == OTHER_WING)
        .map(|(order, _)| WHEEL.of(*order).unwrap().number())
        .collect();
    assert_eq!(refused, [0, 2, 3]);
    let other = order(&table, "red wheel 2");
    assert_eq!(table.check(Seat(0), other), Err(OTHER_WING));
    let nobody = order(&table, "red wheel 9");
    assert_eq!(table.check(Seat(0), nobody), Err(NOT_AN_OPTION));
    assert_eq!(table.check(Seat(1), wheel), Err(NOT_YOUR_TURN));
    assert_ne!(table.check(Seat(0), wheel), Err(WRONG_PHASE));
    table.submit(Seat(0), wheel).unwrap();
    assert_eq!(table.world().resource::<Course>().wheeled, [0, 1, 0, 0]);
}
