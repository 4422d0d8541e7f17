//! Levels that look ahead, tried at a fair: at its stalls an order pays two orders later, or tempts who knows the dice to come, or who
//! knows what another seat hides.
use bevy::prelude::*;
use mesnie::table::data::Reader;
use mesnie::table::game::RuleData;
use mesnie::table::options::OptionChoice;
use mesnie::table::prelude::{Name, State, *};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::Arc;

struct Fair;

const DAY: Step<i32> = Step::new("fair.day");
const STALL: Step<()> = Step::new("fair.stall");
const TEND: Step<()> = Step::new("fair.tend");
const HARVEST: Step<()> = Step::new("fair.harvest");
const EVENING: Step<i32> = Step::new("fair.evening");

const TAKE: Verb<()> = Verb::new("fair.take");
const SOW: Verb<()> = Verb::new("fair.sow");
const WATER: Verb<()> = Verb::new("fair.water");
const REAP: Verb<()> = Verb::new("fair.reap");
const AGE: Verb<()> = Verb::new("fair.age");
const PASS: Verb<()> = Verb::new("fair.pass");
const GAMBLE: Verb<()> = Verb::new("fair.gamble");
const GUESS: Verb<i32> = Verb::new("fair.guess");

const DAYS: i32 = 6;
const CUSTOMER: Seat = Seat(0);
const KEEPER: Seat = Seat(1);

/// What the customer has, and what grows; in which hand the keeper has the coin, which the customer may not know.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Market {
    day: i32,
    gold: i32,
    grown: i32,
    hand: Option<i32>,
}
impl State for Market {
    const NAME: &'static str = "market";
    fn show(&self, _: &Names, viewer: Option<Seat>) -> Value {
        let hand = self.hand.filter(|_| viewer != Some(CUSTOMER));
        json!({ "day": self.day, "gold": self.gold, "grown": self.grown, "hand": hand })
    }
}

/// At which stall the customer stands, and how far ahead and how often he looks.
#[derive(Resource, Clone, Default)]
struct Booth {
    stall: String,
    orders: u32,
    samples: usize,
}

fn day(In(day): In<i32>, booth: Res<Booth>, mut market: ResMut<Market>, mut dice: ResMut<Dice>) -> Flow {
    market.day = day;
    market.hand = (booth.stall == "hands").then(|| dice.die(2) - 1);
    Flow::then([STALL.on(()), TEND.on(()), HARVEST.on(()), EVENING.on(day)])
}
fn stall(In(()): In<()>, ask: Ask, booth: Res<Booth>) -> Prompt {
    let mut prompt = ask.prompt(CUSTOMER, "fair-ask-stall");
    match booth.stall.as_str() {
        "field" | "vineyard" => {
            prompt.offer(&TAKE, [()], |()| Ok(()));
            prompt.offer(&SOW, [()], |()| Ok(()));
        }
        "dice" | "toss" => prompt.offer(&GAMBLE, [()], |()| Ok(())),
        _ => prompt.offer(&GUESS, 0..=1, |_| Ok(())),
    }
    prompt.offer(&PASS, [()], |()| Ok(()));
    prompt
}
/// The keeper has his say too: he tramples nothing, for he plays on by the same level.
fn tend(In(()): In<()>, ask: Ask, market: Res<Market>) -> Prompt {
    let mut prompt = ask.prompt(KEEPER, "fair-ask-tend");
    if market.grown > 0 {
        prompt.offer(&WATER, [()], |()| Ok(()));
        prompt.offer(&PASS, [()], |()| Ok(()));
    }
    prompt
}
fn harvest(In(()): In<()>, ask: Ask, booth: Res<Booth>, market: Res<Market>) -> Prompt {
    let mut prompt = ask.prompt(CUSTOMER, "fair-ask-harvest");
    if market.grown > 0 {
        if booth.stall == "vineyard" {
            prompt.offer(&AGE, [()], |()| Ok(()));
        }
        prompt.offer(&REAP, [()], |()| Ok(()));
        prompt.offer(&PASS, [()], |()| Ok(()));
    }
    prompt
}
fn evening(In(day): In<i32>, market: Res<Market>, mut outcome: ResMut<Outcome>) -> Flow {
    if day < DAYS {
        return Flow::then([DAY.on(day + 1)]);
    }
    outcome.end([if market.gold > 0 { CUSTOMER } else { KEEPER }], "fair-end");
    Flow::done()
}
fn earns(market: &mut Market, gold: i32) -> Flow {
    market.gold += gold;
    Flow::done()
}

/// The dice lose more than they win, a toss is fair.
fn gamble(In((_, ())): In<(Seat, ())>, booth: Res<Booth>, mut market: ResMut<Market>, mut dice: ResMut<Dice>) -> Flow {
    let stake = if booth.stall == "toss" { 4 } else { 8 };
    let won = dice.die(6) > 3;
    earns(&mut market, if won { 4 } else { -stake })
}

/// What is meant to be done with the harvest: the memory of whoever plays by script.
#[derive(Resource, Default)]
struct Meant(Option<Order>);

/// Takes what is to be had at once, and neither gambles nor guesses; what has grown is watered, and reaped unless something else is
/// meant.
fn usual(prompt: &Prompt, meant: &Meant) -> Order {
    if let Some(order) = meant.0.filter(|order| prompt.takes(*order)) {
        return order;
    }
    let wanted = [TAKE.on(()), WATER.on(()), REAP.on(()), PASS.on(())];
    wanted.into_iter().find(|order| prompt.takes(*order)).expect("one of them is on offer")
}
fn plain(In(_): In<Turn>, waiting: Res<Waiting>, meant: Res<Meant>) -> Order {
    usual(waiting.0.as_ref().expect("asked"), &meant)
}
/// Every order; at the vineyard also to sow what is aged later, and nothing is decided anew then.
fn choices(In(_): In<Turn>, waiting: Res<Waiting>, booth: Res<Booth>, meant: Res<Meant>) -> Vec<Choice> {
    let prompt = waiting.0.as_ref().expect("asked");
    let usual = usual(prompt, &meant);
    let told = |order: Order| (order == usual).then(|| ("fair-thought", Words::new()));
    let choice = |order: Order| Choice { order, plan: vec![], worth: 0, told: told(order) };
    let wine = booth.stall == "vineyard";
    let others = prompt.offered.iter().copied().filter(|order| *order != usual && (!wine || SOW.of(*order).is_some()));
    let aged = (wine && prompt.takes(SOW.on(()))).then(|| Choice { plan: vec![AGE.on(())], ..choice(SOW.on(())) });
    let all = [usual].into_iter().chain(others).map(choice).chain(aged);
    if wine && prompt.text == "fair-ask-harvest" { all.take(1).collect() } else { all.collect() }
}
fn adopt(world: &mut World, _: Turn, choice: &Choice) {
    world.resource_mut::<Meant>().0 = choice.plan.first().copied();
}
/// Gold is worth something, more so than it costs to guard it.
fn judge(In(seat): In<Seat>, market: Res<Market>) -> Judgement {
    let gold = i64::from(market.gold);
    let parts = [("fair-thought-guards", -gold), ("fair-thought-gold", 2 * gold)];
    if seat == CUSTOMER { Judgement::of(parts) } else { (-gold).into() }
}
fn effort(world: &World) -> Effort {
    let booth = world.resource::<Booth>();
    let rounds =
        vec![TrialRound { orders: 3, samples: booth.samples / 2 }, TrialRound { orders: 2, samples: booth.samples }];
    Effort { rounds, turns: 1, orders: booth.orders, prior: 0, doubt: 100 }
}
fn veil(world: &mut World, turn: Turn) -> bool {
    let mut market = world.resource_mut::<Market>();
    let hidden = market.hand.is_some() && turn.seat == CUSTOMER;
    if hidden {
        market.hand = Some((turn.chance % 2) as i32);
    }
    hidden
}

impl Game for Fair {
    fn id(&self) -> &'static str {
        "fair"
    }
    fn seats(&self) -> &'static [&'static str] {
        &["customer", "keeper"]
    }
    fn build(&self, app: &mut App) {
        app.track_state::<Market>().init_resource::<Booth>();
        app.memory::<Meant>();
        app.step(&DAY, day)
            .decision(&STALL, stall)
            .decision(&TEND, tend)
            .decision(&HARVEST, harvest)
            .step(&EVENING, evening)
            .verb(&TAKE, |In(_): In<(Seat, ())>, mut market: ResMut<Market>| earns(&mut market, 1))
            .verb(&SOW, |In(_): In<(Seat, ())>, mut market: ResMut<Market>| {
                market.grown = 1;
                Flow::done()
            })
            .verb(&WATER, |In(_): In<(Seat, ())>, mut market: ResMut<Market>| {
                market.grown *= 3;
                Flow::done()
            })
            .verb(&REAP, |In(_): In<(Seat, ())>, mut market: ResMut<Market>| {
                let grown = std::mem::take(&mut market.grown);
                earns(&mut market, grown)
            })
            .verb(&AGE, |In(_): In<(Seat, ())>, mut market: ResMut<Market>| {
                let grown = std::mem::take(&mut market.grown);
                earns(&mut market, 3 * grown)
            })
            .verb(&PASS, |In(_): In<(Seat, ())>| Flow::done())
            .verb(&GAMBLE, gamble)
            .verb(&GUESS, |In((_, hand)): In<(Seat, i32)>, mut market: ResMut<Market>| {
                let won = market.hand == Some(hand);
                earns(&mut market, if won { 4 } else { -8 })
            })
            .script("plain", plain)
            .lookahead(
                "clever",
                Lookahead { policy: "plain", turn: |world| world.resource::<Market>().day, effort, veil, adopt },
                choices,
                judge,
            );
    }
    fn load(&self, _: &Reader) -> Option<RuleData> {
        Some(Arc::new(()))
    }
    fn scenarios(&self, _: &RuleData) -> Vec<String> {
        ["field", "dice", "hands", "toss", "vineyard"].map(str::to_owned).into()
    }
    fn options(&self, _: &RuleData) -> Vec<OptionSpec> {
        let number = |name: &str, usual: i32| OptionSpec {
            name: name.into(),
            group: "fair-options",
            rule: "FAIR-0",
            choice: OptionChoice::Number { least: 0, most: 1000 },
            default: Setting::Number(usual),
            locked: false,
            scenarios: vec![],
            names: Default::default(),
        };
        vec![number("orders", 50), number("samples", 40)]
    }
    fn set_up(&self, world: &mut World, _: &RuleData, header: &Header) -> Result<(), Problem> {
        let mut names = Names::default();
        self.seats().iter().for_each(|seat| names.add_seat(Name::plain(*seat)));
        world.insert_resource(names);
        let number = |name: &str| match header.options[name] {
            Setting::Number(number) => number as u32,
            _ => 0,
        };
        let (orders, samples) = (number("orders"), number("samples") as usize);
        world.insert_resource(Booth { stall: header.scenario.clone(), orders, samples });
        Ok(())
    }
    fn begin(&self, world: &mut World) {
        begin(world, &DAY, 1);
    }
    fn arrange(&self, world: &mut World, _: &str) -> Result<(), String> {
        begin(world, &DAY, 1);
        Ok(())
    }
    fn broken_invariants(&self, _: &mut World) -> Vec<String> {
        vec![]
    }
    fn figures(&self, _: &World) -> Vec<(&'static str, f64)> {
        vec![]
    }
}

fn at(stall: &str, level: &str, seed: u64, options: &[(&str, i32)]) -> Match {
    let mut table = Match::new(&Fair, Arc::new(()));
    let options = options.iter().map(|(name, number)| ((*name).to_owned(), Setting::Number(*number))).collect();
    let seats = vec![SeatSetup::of(Player::Script(level.into())), SeatSetup::of(Player::Script("plain".into()))];
    let (game, scenario) = ("fair".into(), stall.into());
    table
        .start(Header {
            game,
            scenario,
            options,
            seed,
            seats,
            undo: UndoLimit::Agreed,
            advice: true,
            data: Default::default(),
        })
        .unwrap();
    table
}
/// The orders of the customer at a stall in a whole match.
fn ordered(table: &mut Match) -> Vec<Order> {
    table.play_on();
    table.journal().iter().filter(|record| record.seat == CUSTOMER).map(|record| record.order).collect()
}

/// Sowing brings nothing at once, and more than taking two orders later, of which one is another seat's.
#[test]
fn an_order_that_pays_two_orders_later_is_found() {
    assert!(!ordered(&mut at("field", "plain", 1, &[])).contains(&SOW.on(())));
    let mut clever = at("field", "clever", 1, &[]);
    let orders = ordered(&mut clever);
    assert_eq!(orders, [SOW.on(()), REAP.on(())].repeat(DAYS as usize));
    // The usual order has its own reason; another is given for what it gains most by.
    let told: Vec<&str> = clever.thoughts().map(|thought| thought.told.0).collect();
    assert_eq!(told, ["fair-thought-gold", "fair-thought"].repeat(DAYS as usize));
    // Whoever judges at once takes what lies there.
    assert!(ordered(&mut at("field", "clever", 1, &[("orders", 1)])).iter().all(|order| *order == TAKE.on(())));
    // Without trials nothing deviates from the usual order.
    assert!(ordered(&mut at("field", "clever", 1, &[("samples", 0)])).iter().all(|order| *order == TAKE.on(())));
}

/// Two choices begin with the same order: the plan of the better one is what is remembered, on the private table and in the match.
/// No trial remembers what another one meant to do, nor does a new match.
#[test]
fn what_is_planned_is_done() {
    let mut clever = at("vineyard", "clever", 1, &[]);
    assert_eq!(ordered(&mut clever), [SOW.on(()), AGE.on(())].repeat(DAYS as usize));
    assert!(ordered(&mut at("vineyard", "plain", 1, &[])).iter().all(|order| *order == TAKE.on(())));
    let again = clever.header().clone();
    clever.start(again.clone()).unwrap();
    assert_eq!(clever.automatic_order().unwrap().order, SOW.on(()));
    assert_eq!(clever.world().resource::<Meant>().0, Some(AGE.on(())));
    clever.start(again).unwrap();
    assert_eq!(clever.world().resource::<Meant>().0, None);
}

/// A gamble loses on average: who knew the dice to come would gamble whenever they favour him.
#[test]
fn the_dice_to_come_are_not_known() {
    let mut fair = 0;
    for seed in 0..20 {
        let mut table = at("dice", "clever", seed, &[]);
        fair += i32::from(table.world().resource::<Dice>().clone().die(6) > 3);
        assert_eq!(table.automatic_order().unwrap().order, PASS.on(()), "seed {seed}");
        // Nor those that a rule script forces.
        table.world_mut().resource_mut::<Dice>().force([6; 50]);
        assert_eq!(table.automatic_order().unwrap().order, PASS.on(()), "seed {seed}");
    }
    assert!((5..=15).contains(&fair), "{fair} of 20 gambles would have been won");
}

/// The same with the hand in which another seat hides a coin.
#[test]
fn what_another_seat_hides_is_not_known() {
    for seed in 0..20 {
        let mut table = at("hands", "clever", seed, &[]);
        assert!(table.world().resource::<Market>().hand.is_some());
        assert_eq!(table.automatic_order().unwrap().order, PASS.on(()), "seed {seed}");
    }
}

/// What a fair toss seems to be worth in a few trials is a matter of luck; the luck is that of the decision, and no clock's.
#[test]
fn the_same_match_asks_for_the_same_order() {
    let decided = |seed: u64| at("toss", "clever", seed, &[("samples", 6)]).automatic_order().unwrap().order;
    let all: Vec<Order> = (0..30).map(decided).collect();
    assert!(all.contains(&GAMBLE.on(())) && all.contains(&PASS.on(())), "{all:?}");
    assert_eq!((0..30).map(decided).collect::<Vec<_>>(), all);
}

#[test]
fn thinking_leaves_the_match_as_it_is() {
    for stall in ["field", "dice", "hands"] {
        let mut table = at(stall, "clever", 3, &[]);
        let (hash, dice) = (table.hash(), table.world().resource::<Dice>().rolls());
        let told = table.chronicle(None).count();
        let first = table.automatic_order().unwrap();
        assert_eq!(table.hash(), hash, "{stall}");
        assert_eq!((table.world().resource::<Dice>().rolls(), table.chronicle(None).count()), (dice, told));
        assert!(table.journal().is_empty() && table.prompt().is_some_and(|prompt| prompt.takes(first.order)));
        let why = if stall == "field" { "fair-thought-gold" } else { "fair-thought" };
        assert_eq!(table.world().resource::<Thought>().0, Some((why, Words::new())));
        // Asked twice, it answers the same.
        assert_eq!(table.automatic_order(), Some(first));
    }
}

/// The same match asks for the same orders, whether a decision is taken at once or a trial at a time; and after something was
/// taken back in the middle of a decision.
#[test]
fn a_decision_taken_by_and_by_is_the_same() {
    for stall in ["field", "dice", "hands"] {
        let whole = ordered(&mut at(stall, "clever", 5, &[]));
        let mut table = at(stall, "clever", 5, &[]);
        let mut parts = 0;
        loop {
            match table.think(1) {
                Thinking::Nobody => break,
                Thinking::Undecided => parts += 1,
                Thinking::Decided(record) => table.submit(record.seat, record.order).unwrap(),
            }
        }
        let journal = table.journal().iter().filter(|record| record.seat == CUSTOMER);
        assert_eq!(journal.map(|record| record.order).collect::<Vec<_>>(), whole, "{stall}");
        assert!(parts > 100, "{stall}: {parts}");
    }
    let mut table = at("field", "clever", 5, &[]);
    let first = table.automatic_order().unwrap();
    table.submit(first.seat, first.order).unwrap();
    while table.prompt().is_some_and(|prompt| prompt.seat == KEEPER) {
        let record = table.automatic_order().unwrap();
        table.submit(record.seat, record.order).unwrap();
    }
    assert_eq!(table.think(1), Thinking::Undecided);
    while table.undo().is_ok() {}
    assert!(table.journal().is_empty());
    assert_eq!(table.automatic_order(), Some(first));
}
