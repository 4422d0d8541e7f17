//! A toy game on an open table: dogs run over a meadow round a pond and a wood, and bury bones where no other seat sees it. In
//! the last rounds it is dark, and no dog runs into the wood any more.
use bevy::prelude::*;
use mesnie::table::data::Reader;
use mesnie::table::game::RuleData;
use mesnie::table::ground::convex::Segment;
use mesnie::table::ground::shapes::Shape;
use mesnie::table::prelude::{Name, State, *};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::Arc;

/// Two dogs, or three.
pub struct Meadow;
pub static MEADOW: Meadow = Meadow;

const WIDTH: i32 = 6000;
const HEIGHT: i32 = 4000;
/// The radius of the base of a dog.
const DOG: i32 = 150;
/// How far a dog runs at the most, from centre to centre.
const REACH: i32 = 1500;
const ROUNDS: i32 = 16;
/// From this round on it is dark.
const DUSK: i32 = 10;

pub const ROUND: Step<i32> = Step::new("meadow.round");
pub const DIG: Step<Seat> = Step::new("meadow.dig");
pub const WALK: Step<Seat> = Step::new("meadow.walk");
pub const BURY: Verb<Spot> = Verb::new("meadow.bury");
pub const RUN: Verb<Spot> = Verb::new("meadow.run");
pub const SNIFF: Verb<PieceId> = Verb::new("meadow.sniff");
pub const STAY: Verb<()> = Verb::new("meadow.stay");

pub const TOO_FAR: Refusal = Refusal::new("too_far", "M-1");
pub const INTO_THE_POND: Refusal = Refusal::new("into_the_pond", "M-2");
pub const TAKEN: Refusal = Refusal::new("taken", "M-3");
pub const OVER_THE_EDGE: Refusal = Refusal::new("over_the_edge", "M-4");
pub const ON_THE_BONE: Refusal = Refusal::new("on_the_bone", "M-5");
pub const DARK: Refusal = Refusal::new("dark", "M-6");
pub const NOT_BESIDE: Refusal = Refusal::new("not_beside", "M-7");

/// Where the bones lie, and how far the match has come.
#[derive(Resource, Clone, Debug, Default, Serialize, Deserialize)]
pub struct Bones {
    pub buried: Vec<Option<Spot>>,
    pub round: i32,
    pub sniffed: u32,
    /// Where the wind comes from.
    pub wind: i32,
}
impl State for Bones {
    const NAME: &'static str = "bones";
    fn show(&self, _: &Names, viewer: Option<Seat>) -> Value {
        let seen = |seat: usize| viewer.is_none_or(|viewer| viewer.0 as usize == seat);
        let buried = self.buried.iter().enumerate().map(|(seat, bone)| bone.filter(|_| seen(seat)));
        let buried: Vec<_> = buried.map(|bone| bone.map(|Spot { x, y }| [x, y])).collect();
        json!({ "buried": buried, "round": self.round, "sniffed": self.sniffed, "wind": self.wind })
    }
}

fn dog(seat: Seat) -> PieceId {
    PieceId(seat.0.into())
}
/// The pond is not entered; it lies in the middle.
fn pond() -> Shape {
    Shape::rect(Spot { x: 2500, y: 1500 }, Spot { x: 3500, y: 2500 }).expect("a rectangle")
}
/// Where it is dark first.
fn wood() -> Shape {
    Shape::disc(Spot { x: 5000, y: 3000 }, 900)
}
fn field() -> Shape {
    Shape::rect(Spot { x: 0, y: 0 }, Spot { x: WIDTH, y: HEIGHT }).expect("a rectangle")
}
/// Whether two points lie at most so far apart.
fn within(one: Spot, other: Spot, most: i32) -> bool {
    Shape::disc(one, most).contains(other)
}
/// A part of the meadow without the pond.
fn dry(within: Shape) -> Region {
    Region { within: vec![within], without: vec![pond()] }
}

/// What a seat knows of the meadow; its rules keep it.
struct View {
    dogs: Vec<(PieceId, Spot)>,
    own: Spot,
    bone: Option<Spot>,
}
impl View {
    fn of(seat: Seat, dogs: &Query<(&PieceId, &Standing)>, bones: &Bones) -> Self {
        let dogs: Vec<_> = dogs.iter().map(|(id, standing)| (*id, standing.centre)).collect();
        let own = dogs.iter().find(|(id, _)| *id == dog(seat)).expect("each seat has a dog").1;
        Self { dogs, own, bone: bones.buried[usize::from(seat.0)] }
    }
    fn may_stand(&self, spot: Spot) -> Allowed {
        let edge = |at: i32, size: i32| (DOG..=size - DOG).contains(&at);
        let own = self.own;
        let mut others = self.dogs.iter().filter(|(_, at)| *at != own);
        match spot {
            _ if !edge(spot.x, WIDTH) || !edge(spot.y, HEIGHT) => Err(OVER_THE_EDGE),
            _ if pond().contains(spot) => Err(INTO_THE_POND),
            _ if others.any(|(_, at)| within(*at, spot, 2 * DOG - 1)) => Err(TAKEN),
            _ => Ok(()),
        }
    }
    /// On the way no dog swims: the line from centre to centre does not meet the pond.
    fn may_run(&self, spot: Spot) -> Allowed {
        match spot {
            _ if !within(self.own, spot, REACH) => Err(TOO_FAR),
            _ if pond().meets_segment(&Segment::new(self.own, spot)) => Err(INTO_THE_POND),
            _ => self.may_stand(spot),
        }
    }
    /// A bone lies in reach, and not where the one before it lies, which the others do not know of.
    fn may_bury(&self, spot: Spot) -> Allowed {
        match spot {
            _ if !within(self.own, spot, REACH) => Err(TOO_FAR),
            _ if self.bone == Some(spot) => Err(ON_THE_BONE),
            _ => self.may_stand(spot),
        }
    }
}

/// A point, and those beside it.
fn around(Spot { x, y }: Spot) -> [Spot; 5] {
    [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)].map(|(dx, dy)| Spot { x: x + dx, y: y + dy })
}

fn round(
    In(round): In<i32>,
    names: Res<Names>,
    mut bones: ResMut<Bones>,
    mut outcome: ResMut<Outcome>,
    (mut dice, mut log): (ResMut<Dice>, ResMut<Chronicle>),
) -> Flow {
    bones.round = round;
    bones.wind = dice.die(6);
    let roll = Roll { seat: Seat(0), purpose: "meadow-roll", face: bones.wind, faces: (1..=6).collect(), drawn: false };
    log.note("M-8", || Entry::new("meadow-log-wind", "M-8").roll(roll));
    if round > ROUNDS {
        outcome.end([], "meadow-end");
    }
    let seats: Vec<Seat> = (0..names.seats() as u8).map(Seat).collect();
    let dig = seats.iter().filter(|_| round % 4 == 1).map(|seat| DIG.on(*seat));
    let walk = seats.iter().map(|seat| WALK.on(*seat));
    Flow::then(dig.chain(walk).chain([ROUND.on(round + 1)]))
}

fn ask_dig(In(seat): In<Seat>, ask: Ask, dogs: Query<(&PieceId, &Standing)>, bones: Res<Bones>) -> Prompt {
    let mut prompt = ask.prompt(seat, "meadow-ask-dig").secret();
    let view = View::of(seat, &dogs, &bones);
    let own = view.own;
    let usual = around(own).into_iter().find(|spot| view.may_bury(*spot).is_ok());
    prompt.offer_area(&BURY, dry(Shape::disc(own, REACH)), usual, move |spot| view.may_bury(spot));
    prompt
}
fn bury(In((seat, spot)): In<(Seat, Spot)>, mut bones: ResMut<Bones>) -> Flow {
    bones.buried[usize::from(seat.0)] = Some(spot);
    Flow::done()
}

fn ask_walk(In(seat): In<Seat>, ask: Ask, dogs: Query<(&PieceId, &Standing)>, bones: Res<Bones>) -> Prompt {
    let mut prompt = ask.prompt(seat, "meadow-ask-walk").with("far", Word::Length(REACH));
    let view = View::of(seat, &dogs, &bones);
    let (own, dogs) = (view.own, view.dogs.clone());
    let beside =
        |id: PieceId| dogs.iter().any(|(other, at)| *other == id && *at != own && within(*at, own, 2 * DOG + 30));
    prompt.offer(&SNIFF, dogs.iter().map(|(id, _)| *id).filter(|id| beside(*id)), |id| {
        if beside(id) { Ok(()) } else { Err(NOT_BESIDE) }
    });
    let usual = around(own).into_iter().find(|spot| view.may_run(*spot).is_ok());
    prompt.offer_area(&RUN, dry(Shape::disc(own, REACH)), usual, move |spot| view.may_run(spot));
    prompt.offer(&STAY, [()], |()| Ok(()));
    prompt
}
fn run(In((seat, spot)): In<(Seat, Spot)>, pieces: Res<Pieces>, mut standing: Query<&mut Standing>) -> Flow {
    standing.get_mut(pieces.entity(dog(seat))).expect("a dog").centre = spot;
    Flow::done()
}
fn sniff(In((_, _)): In<(Seat, PieceId)>, mut bones: ResMut<Bones>) -> Flow {
    bones.sniffed += 1;
    Flow::done()
}

/// In the dark no dog goes into the wood; one that is in it may go out.
fn darken(In((seat, mut prompt)): In<(Seat, Prompt)>, bones: Res<Bones>, dogs: Query<(&PieceId, &Standing)>) -> Prompt {
    if bones.round >= DUSK {
        let own = View::of(seat, &dogs, &bones).own;
        let out = Spot { x: own.x - 1200, y: own.y };
        let into_the_dark = |spot: Spot| wood().contains(spot).then_some(DARK);
        prompt.narrow(&RUN, [out], into_the_dark);
    }
    prompt
}

fn easy(In(_): In<Turn>, waiting: Res<Waiting>) -> Order {
    let prompt = waiting.0.as_ref().expect("asked");
    let area = prompt.areas.first().map(|area| area.order(area.usual));
    area.or(prompt.offered.first().copied()).expect("something is on offer")
}

struct MeadowPlugin;
impl Plugin for MeadowPlugin {
    fn build(&self, app: &mut App) {
        app.track::<Standing>().track_state::<Bones>();
        app.step(&ROUND, round)
            .decision(&DIG, ask_dig)
            .verb(&BURY, bury)
            .decision(&WALK, ask_walk)
            .widen(&WALK, darken)
            .verb(&RUN, run)
            .verb(&SNIFF, sniff)
            .verb(&STAY, |In(_): In<(Seat, ())>| Flow::done())
            .script("easy", easy);
    }
}

const SEATS: &[&str] = &["rex", "bello", "wolf"];

impl Game for Meadow {
    fn id(&self) -> &'static str {
        "meadow"
    }
    fn seats(&self) -> &'static [&'static str] {
        SEATS
    }
    fn build(&self, app: &mut App) {
        app.add_plugins(MeadowPlugin);
    }
    fn load(&self, _: &Reader) -> Option<RuleData> {
        Some(Arc::new(()))
    }
    fn scenarios(&self, _: &RuleData) -> Vec<String> {
        vec!["pond".into()]
    }
    fn options(&self, _: &RuleData) -> Vec<OptionSpec> {
        vec![]
    }
    fn figures(&self, world: &World) -> Vec<(&'static str, f64)> {
        vec![("sniffed", world.resource::<Bones>().sniffed.into())]
    }
    fn set_up(&self, world: &mut World, _: &RuleData, _: &Header) -> std::result::Result<(), Problem> {
        let mut names = Names::default();
        let middle = Spot { x: 3000, y: 2000 };
        names.add_place(Name::plain("pond"));
        names.ground = Some(Ground {
            width: WIDTH,
            height: HEIGHT,
            unit: 500,
            unit_text: "meadow-length",
            landmarks: vec![(middle, Target::Place(Place(0)))],
        });
        for (seat, label) in (0..).map(Seat).zip(SEATS) {
            names.add_seat(Name::plain(*label));
            names.set_piece(dog(seat), Name::plain(format!("{label}-dog")));
            let centre = Spot { x: 800 + 400 * i32::from(seat.0), y: 1000 };
            spawn_piece(world, dog(seat), (Owner(seat), Standing { centre, base: DOG }));
        }
        world.insert_resource(names);
        world.insert_resource(Bones { buried: vec![None; SEATS.len()], ..default() });
        Ok(())
    }
    fn begin(&self, world: &mut World) {
        begin(world, &ROUND, 1);
    }
    /// Where the dogs stand, in the dark.
    fn arrange(&self, world: &mut World, position: &str) -> std::result::Result<(), String> {
        let at: Vec<(i32, i32)> = ron::from_str(position).map_err(|why| why.to_string())?;
        let mut dogs = world.query::<(&PieceId, &mut Standing)>();
        for (id, mut standing) in dogs.iter_mut(world) {
            let (x, y) = *at.get(id.index()).ok_or("a place for each dog")?;
            standing.centre = Spot { x, y };
        }
        begin(world, &ROUND, DUSK);
        Ok(())
    }
    fn broken_invariants(&self, world: &mut World) -> Vec<String> {
        let standing: Vec<Standing> = world.query::<&Standing>().iter(world).copied().collect();
        let mut broken = vec![];
        for (n, one) in standing.iter().enumerate() {
            if !field().contains(one.centre) || pond().contains(one.centre) {
                broken.push(format!("{one:?} is not on dry ground"));
            }
            if standing[..n].iter().any(|other| within(one.centre, other.centre, 2 * DOG - 1)) {
                broken.push(format!("{one:?} stands on another"));
            }
        }
        broken
    }
}
