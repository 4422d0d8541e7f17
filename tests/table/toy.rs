//! A toy game that uses all of the table: lords on a ring of hills bid in secret, hide a scout, march, hire and dismiss
//! men, and roll a die. An expansion puts weather before each march and a toll after each roll.
use crate::common::case::Case;
use crate::common::secrecy::{Secrecy, Secret, others};
use bevy::prelude::*;
use mesnie::table::data::Reader;
use mesnie::table::game::RuleData;
use mesnie::table::options::OptionChoice;
use mesnie::table::prelude::{Name, State, *};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::Arc;

/// The game at a table of so many seats, with or without its expansion.
pub struct Toy {
    pub seats: &'static [&'static str],
    pub weather: bool,
}
pub static TWO: Toy = Toy { seats: &["red", "blue"], weather: false };
pub static THREE: Toy = Toy { seats: &["red", "blue", "green"], weather: false };
pub static FOUR: Toy = Toy { seats: &["red", "blue", "green", "white"], weather: true };

pub const HILLS: u16 = 6;
const GOLD: i32 = 5;
const ROUNDS: i32 = 3;

pub const ROUND: Step<i32> = Step::new("toy.round");
pub const BID: Step<Seat> = Step::new("toy.bid");
pub const SCOUT: Step<Seat> = Step::new("toy.scout");
pub const REVEAL: Step<()> = Step::new("toy.reveal");
pub const ROLL: Step<()> = Step::new("toy.roll");
pub const MARCH: Step<Seat> = Step::new("toy.march");
pub const END_ROUND: Step<i32> = Step::new("toy.end_round");
pub const WEATHER: Step<Seat> = Step::new("toy.weather");
pub const TOLL: Step<()> = Step::new("toy.toll");

pub const OFFER: Verb<i32> = Verb::new("toy.offer");
pub const HIDE: Verb<Place> = Verb::new("toy.hide");
pub const GO: Verb<Place> = Verb::new("toy.go");
pub const SWIM: Verb<Place> = Verb::new("toy.swim");
pub const HIRE: Verb<Kind> = Verb::new("toy.hire");
pub const DISMISS: Verb<PieceId> = Verb::new("toy.dismiss");
pub const GREET: Verb<Seat> = Verb::new("toy.greet");
pub const SHOW: Verb<()> = Verb::new("toy.show");
pub const REST: Verb<()> = Verb::new("toy.rest");
pub const YIELD: Verb<()> = Verb::new("toy.yield");

pub const TOO_DEAR: Refusal = Refusal::new("too_dear", "TOY-1");
pub const TOO_FAR: Refusal = Refusal::new("too_far", "TOY-2");
pub const TAKEN: Refusal = Refusal::new("taken", "TOY-3");
pub const NO_BOAT: Refusal = Refusal::new("no_boat", "TOY-4");
pub const NOT_YOURS: Refusal = Refusal::new("not_yours", "TOY-5");
pub const NOT_YOURSELF: Refusal = Refusal::new("not_yourself", "TOY-6");
pub const NO_SUCH_MAN: Refusal = Refusal::new("no_such_man", "TOY-7");

/// Gold, secret bids, and the trail of the steps taken.
#[derive(Resource, Clone, Debug, Default, Serialize, Deserialize)]
pub struct Court {
    pub gold: Vec<i32>,
    pub bids: Vec<Option<i32>>,
    pub greetings: u32,
    pub round: i32,
    pub trail: Vec<String>,
}
impl State for Court {
    const NAME: &'static str = "court";
    fn show(&self, _: &Names, viewer: Option<Seat>) -> Value {
        let seen = |seat: usize| viewer.is_none_or(|viewer| viewer.0 as usize == seat);
        let bids: Vec<_> = self.bids.iter().enumerate().map(|(seat, bid)| bid.filter(|_| seen(seat))).collect();
        json!({ "gold": self.gold, "bids": bids, "round": self.round, "trail": self.trail })
    }
}
/// A fact that only some pieces have.
#[derive(Component, Clone, Debug, Serialize, Deserialize)]
pub struct Oath(pub i32);
impl Fact for Oath {
    const NAME: &'static str = "oath";
    fn show(&self, _: &Names) -> Value {
        self.0.into()
    }
}

fn lord(seat: Seat) -> PieceId {
    PieceId(u32::from(seat.0))
}
fn scout(seat: Seat) -> PieceId {
    PieceId(10 + u32::from(seat.0))
}
fn man(seat: Seat, number: u32) -> PieceId {
    PieceId(20 + 10 * u32::from(seat.0) + number)
}
const MEN: u32 = 2;

fn seats(names: &Names) -> impl Iterator<Item = Seat> + use<> {
    (0..names.seats() as u8).map(Seat)
}
fn hills() -> impl Iterator<Item = Place> {
    (0..HILLS).map(Place)
}

fn round(In(round): In<i32>, names: Res<Names>, mut court: ResMut<Court>) -> Flow {
    court.round = round;
    court.trail.push(format!("round {round}"));
    let mut tasks: Vec<Task> = seats(&names).map(|seat| BID.on(seat)).collect();
    tasks.extend(seats(&names).map(|seat| SCOUT.on(seat)));
    tasks.extend([REVEAL.on(()), ROLL.on(())]);
    tasks.extend(seats(&names).map(|seat| MARCH.on(seat)));
    tasks.push(END_ROUND.on(round));
    Flow::then(tasks)
}

fn bid(In(seat): In<Seat>, ask: Ask, court: Res<Court>) -> Prompt {
    let mut prompt = ask.prompt(seat, "toy-ask-bid").secret();
    prompt.offer_range(&OFFER, 0..=court.gold[seat.0 as usize], TOO_DEAR);
    prompt.stand(&YIELD, [()], |()| Ok(()));
    prompt
}
fn offer(In((seat, gold)): In<(Seat, i32)>, mut court: ResMut<Court>) -> Flow {
    court.bids[seat.0 as usize] = Some(gold);
    Flow::done()
}
fn give_up(In((seat, ())): In<(Seat, ())>, names: Res<Names>, mut outcome: ResMut<Outcome>) -> Flow {
    outcome.end(seats(&names).filter(|other| *other != seat), "toy-end-yielded");
    Flow::done()
}

fn ask_scout(In(seat): In<Seat>, ask: Ask, lords: Query<(&PieceId, &At)>) -> Prompt {
    let mut prompt = ask.prompt(seat, "toy-ask-scout").secret();
    let own = lords.iter().find(|(id, _)| **id == lord(seat)).map(|(_, at)| at.0);
    prompt.offer(&HIDE, hills(), |place| if Some(place) == own { Err(TAKEN) } else { Ok(()) });
    prompt
}
fn hide(In((seat, place)): In<(Seat, Place)>, world: &mut World) -> Flow {
    let entity = world.resource::<Pieces>().get(scout(seat));
    let hidden = Hidden { seen_by: Seats::only(seat) };
    match entity {
        Some(entity) => drop(world.entity_mut(entity).insert((At(place), hidden))),
        None => spawn_piece(world, scout(seat), (Owner(seat), At(place), hidden, Kind(1))),
    }
    Flow::done()
}

fn reveal(
    In(()): In<()>,
    mut revealed: ResMut<Revealed>,
    mut court: ResMut<Court>,
    mut log: ResMut<Chronicle>,
) -> Flow {
    revealed.0 = true;
    court.trail.push("reveal".into());
    let most = court.bids.iter().flatten().max().copied().unwrap_or(0);
    log.note("TOY-8", || Entry::new("toy-log-reveal", "TOY-8").with("most", Word::Number(most)));
    Flow::done()
}

fn roll(In(()): In<()>, mut dice: ResMut<Dice>, mut court: ResMut<Court>, mut log: ResMut<Chronicle>) -> Flow {
    let face = dice.die(6);
    court.trail.push(format!("roll {face}"));
    let winner = (0..court.bids.len()).max_by_key(|seat| (court.bids[*seat], usize::MAX - seat)).unwrap_or(0);
    court.gold[winner] -= court.bids[winner].unwrap_or(0);
    court.gold[winner] += i32::from(face > 3);
    court.bids.fill(None);
    let seat = Seat(winner as u8);
    let roll = Roll { seat, purpose: "toy-roll", face, faces: (1..=6).collect(), drawn: false };
    log.note("TOY-9", || Entry::new("toy-log-roll", "TOY-9").by(seat).with("face", Word::Number(face)).roll(roll));
    Flow::done()
}

fn pieces_hidden(hidden: &Query<(&PieceId, &Hidden)>, id: PieceId) -> bool {
    hidden.iter().any(|(other, hidden)| *other == id && *hidden != Hidden::NOT)
}
fn show(In((seat, ())): In<(Seat, ())>, world: &mut World) -> Flow {
    let entity = world.resource::<Pieces>().entity(scout(seat));
    world.entity_mut(entity).insert(Hidden::NOT);
    world.resource_mut::<Revealed>().0 = true;
    Flow::again()
}

fn march(
    In(seat): In<Seat>,
    ask: Ask,
    pieces: Query<(&PieceId, &Owner, &At)>,
    hidden: Query<(&PieceId, &Hidden)>,
    names: Res<Names>,
) -> Prompt {
    let mut prompt = ask.prompt(seat, "toy-ask-march").with("seat", Word::On(Target::Seat(seat)));
    let here = pieces.iter().find(|(id, ..)| **id == lord(seat)).map_or(0, |(_, _, at)| at.0.0);
    let taken = |place: Place| pieces.iter().any(|(id, _, at)| id.0 < 10 && at.0 == place);
    let near = [Place((here + 1) % HILLS), Place((here + HILLS - 1) % HILLS)];
    prompt.offer(&GO, near, |place| match place {
        _ if !near.contains(&place) => Err(TOO_FAR),
        _ if taken(place) => Err(TAKEN),
        _ => Ok(()),
    });
    prompt.closed(&SWIM, NO_BOAT);
    let has = |id: PieceId| pieces.iter().any(|(other, ..)| *other == id);
    let free = (0..MEN).any(|number| !has(man(seat, number)));
    prompt.offer(&HIRE, [Kind(0), Kind(1)], |_| if free { Ok(()) } else { Err(TAKEN) });
    let own = |id: PieceId| pieces.iter().any(|(other, owner, _)| *other == id && owner.0 == seat && id.0 >= 20);
    let men = (0..MEN).map(|number| man(seat, number));
    prompt.offer(&DISMISS, men, |id| match (has(id), own(id)) {
        (false, _) => Err(NO_SUCH_MAN),
        (true, false) => Err(NOT_YOURS),
        (true, true) => Ok(()),
    });
    prompt.offer(&GREET, seats(&names), |other| if other == seat { Err(NOT_YOURSELF) } else { Ok(()) });
    let hidden = pieces_hidden(&hidden, scout(seat));
    prompt.offer(&SHOW, [()], |()| if hidden { Ok(()) } else { Err(TAKEN) });
    prompt.offer(&REST, [()], |()| Ok(()));
    prompt.closing = Some(REST.on(()));
    prompt.stand(&YIELD, [()], |()| Ok(()));
    prompt
}
fn go(In((seat, place)): In<(Seat, Place)>, pieces: Res<Pieces>, mut at: Query<&mut At>) -> Flow {
    at.get_mut(pieces.entity(lord(seat))).expect("a lord").0 = place;
    Flow::done()
}
fn hire(In((seat, kind)): In<(Seat, Kind)>, world: &mut World) -> Flow {
    let free = |number: &u32| world.resource::<Pieces>().get(man(seat, *number)).is_none();
    let number = (0..MEN).find(free).expect("checked when it was offered");
    spawn_piece(world, man(seat, number), (Owner(seat), At(Place(0)), kind, Spent(false)));
    if kind == Kind(0) {
        let entity = world.resource::<Pieces>().entity(man(seat, number));
        world.entity_mut(entity).insert(Oath(i32::from(seat.0) + 1));
    }
    Flow::again()
}
fn dismiss(In((_, id)): In<(Seat, PieceId)>, world: &mut World) -> Flow {
    remove_piece(world, id);
    Flow::again()
}
fn greet(In((_, _)): In<(Seat, Seat)>, mut court: ResMut<Court>) -> Flow {
    court.greetings += 1;
    Flow::again()
}
fn end_round(In(round): In<i32>, court: Res<Court>, mut outcome: ResMut<Outcome>) -> Flow {
    if round < ROUNDS {
        return Flow::then([ROUND.on(round + 1)]);
    }
    let most = court.gold.iter().max().copied().unwrap_or(0);
    let richest = (0..).zip(&court.gold).filter(|(_, gold)| **gold == most).map(|(seat, _)| Seat(seat));
    outcome.end(richest, "toy-end-rounds");
    Flow::done()
}

fn easy(In(_): In<Turn>, waiting: Res<Waiting>) -> Order {
    let prompt = waiting.0.as_ref().expect("asked");
    match (prompt.closing, prompt.spans.first()) {
        (Some(closing), _) => closing,
        (None, Some(span)) => Order { verb: span.verb, on: Target::Number(span.least) },
        (None, None) => prompt.offered[0],
    }
}

struct ToyPlugin;
impl Plugin for ToyPlugin {
    fn build(&self, app: &mut App) {
        app.track::<Oath>().track_state::<Court>();
        app.step(&ROUND, round)
            .decision(&BID, bid)
            .verb(&OFFER, offer)
            .decision(&SCOUT, ask_scout)
            .verb(&HIDE, hide)
            .step(&REVEAL, reveal)
            .step(&ROLL, roll)
            .decision(&MARCH, march)
            .verb(&GO, go)
            .verb(&SWIM, |In(_): In<(Seat, Place)>| Flow::done())
            .verb(&HIRE, hire)
            .verb(&DISMISS, dismiss)
            .verb(&GREET, greet)
            .verb(&SHOW, show)
            .verb(&REST, |In(_): In<(Seat, ())>| Flow::done())
            .verb(&YIELD, give_up)
            .step(&END_ROUND, end_round)
            .script("easy", easy);
    }
}
struct WeatherPlugin;
impl Plugin for WeatherPlugin {
    fn build(&self, app: &mut App) {
        app.step(&WEATHER, |In(seat): In<Seat>, mut court: ResMut<Court>| {
            court.trail.push(format!("weather {}", seat.0));
            Flow::done()
        })
        .step(&TOLL, |In(()): In<()>, mut court: ResMut<Court>| {
            court.trail.push("toll".into());
            Flow::done()
        })
        .before(&MARCH, &WEATHER)
        .after(&ROLL, &TOLL);
    }
}

impl Game for Toy {
    fn id(&self) -> &'static str {
        "toy"
    }
    fn seats(&self) -> &'static [&'static str] {
        self.seats
    }
    fn build(&self, app: &mut App) {
        app.add_plugins(ToyPlugin);
        if self.weather {
            app.add_plugins(WeatherPlugin);
        }
    }
    fn load(&self, _: &Reader) -> Option<RuleData> {
        Some(Arc::new(()))
    }
    fn scenarios(&self, _: &RuleData) -> Vec<String> {
        vec!["ring".into(), "feast".into()]
    }
    fn options(&self, _: &RuleData) -> Vec<OptionSpec> {
        let option = |name: &str, choice, default, locked| OptionSpec {
            name: name.into(),
            group: "toy-options",
            rule: "TOY-0",
            choice,
            default,
            locked,
            scenarios: vec![],
            names: Default::default(),
        };
        vec![
            option("gold", OptionChoice::Number { least: 0, most: 50 }, Setting::Number(GOLD), false),
            option("mood", OptionChoice::OneOf(vec!["gay".into(), "grim".into()]), Setting::Word("gay".into()), false),
            option("dragons", OptionChoice::Switch, Setting::Switch(false), true),
        ]
    }
    fn set_up(&self, world: &mut World, _: &RuleData, header: &Header) -> std::result::Result<(), Problem> {
        let mut names = Names::default();
        names.unknown_piece = Some(NO_SUCH_MAN);
        self.seats.iter().for_each(|seat| names.add_seat(Name::plain(*seat)));
        hills().for_each(|hill| names.add_place(Name::plain(format!("hill-{}", hill.0))));
        ["horse", "foot"].into_iter().for_each(|kind| names.add_kind(Name::plain(kind)));
        let gold = match header.options["gold"] {
            Setting::Number(gold) => gold,
            _ => GOLD,
        };
        for (seat, label) in (0..).map(Seat).zip(self.seats) {
            names.set_piece(lord(seat), Name::plain(format!("{label}-lord")));
            names.set_piece(scout(seat), Name::plain(format!("{label}-scout")));
            for number in 0..MEN {
                names.set_piece(man(seat, number), Name::plain(format!("{label}-man-{number}")));
            }
            spawn_piece(world, lord(seat), (Owner(seat), At(Place(u16::from(seat.0))), Spent(false)));
        }
        world.insert_resource(names);
        let seats = self.seats.len();
        world.insert_resource(Court { gold: vec![gold; seats], bids: vec![None; seats], ..default() });
        Ok(())
    }
    fn begin(&self, world: &mut World) {
        begin(world, &ROUND, 1);
    }
    fn arrange(&self, world: &mut World, position: &str) -> std::result::Result<(), String> {
        let gold: Vec<i32> = ron_list(position).ok_or("a list of gold")?;
        world.resource_mut::<Court>().gold = gold;
        begin(world, &MARCH, Seat(0));
        Ok(())
    }
    fn broken_invariants(&self, world: &mut World) -> Vec<String> {
        let poor = world.resource::<Court>().gold.iter().any(|gold| *gold < 0);
        if poor { vec!["somebody has less than nothing".into()] } else { vec![] }
    }
    fn figures(&self, world: &World) -> Vec<(&'static str, f64)> {
        vec![("greetings", world.resource::<Court>().greetings.into())]
    }
}

fn ron_list(text: &str) -> Option<Vec<i32>> {
    text.trim().strip_prefix('[')?.strip_suffix(']')?.split(',').map(|n| n.trim().parse().ok()).collect()
}

/// What the others have bid.
const BIDS: Secret = Secret {
    while_scripts_play: 60,
    // When the last scout is hidden, all bids are shown.
    lays_open: |_, record, _| record.order.verb == HIDE.key,
    tried: (20, 9),
    ..Secret::of("what the others have bid", |world, me, by| {
        let others = others(world, me);
        let mut court = world.resource_mut::<Court>();
        let gold = court.gold.clone();
        let mut differs = false;
        for seat in others.into_iter().map(|seat| usize::from(seat.0)) {
            if let Some(bid) = court.bids[seat].as_mut().filter(|_| gold[seat] > 0) {
                *bid = (*bid + 1 + by as i32 % gold[seat]) % (gold[seat] + 1);
                differs = true;
            }
        }
        differs
    })
};
/// Where the scouts of the others are.
const SCOUTS: Secret = Secret {
    lays_open: |_, record, _| record.order.verb == SHOW.key,
    tried: (20, 9),
    ..Secret::of("where the others' scouts are", |world, me, by| {
        let mut scouts = world.query::<(&PieceId, &mut At, &Hidden)>();
        let mut differs = false;
        for (_, mut at, _) in scouts.iter_mut(world).filter(|(_, _, hidden)| !hidden.seen_by.contains(me)) {
            at.0 = Place((at.0.0 + 1 + by as u16 % (HILLS - 1)) % HILLS);
            differs = true;
        }
        differs
    })
};

pub static CASE: Case = Case {
    seats: 4,
    usual: &[("toy-ask-bid", &[]), ("toy-ask-scout", &[]), ("toy-ask-march", &["toy.rest"])],
    never_at_random: &["toy.swim", "toy.yield"],
    secrecy: Secrecy { secrets: &[BIDS, SCOUTS], questions: 3, ..Secrecy::NOTHING },
    try_all_every: 1,
    stops: &["undo-stop-reveal"],
    ..Case::of(&FOUR)
};
