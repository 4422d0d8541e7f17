//! Matches that fail: whatever the rules of a game do, the batch goes on and the match can be looked at afterwards.
use bevy::prelude::{App, In, ResMut, Resource, World};
use mesnie::cli::report::Report;
use mesnie::cli::simulate::leave_journal;
use mesnie::table::data::Reader;
use mesnie::table::game::options_of;
use mesnie::table::play::batch::{Batch, CapturedPanics, Plan, play_all};
use mesnie::table::play::replay::load;
use mesnie::table::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

/// Counts to five; in every third match something goes wrong at three, if its option says so.
struct Trap;

#[derive(Resource, Clone, Default, Serialize, Deserialize)]
struct Count {
    count: u32,
    unlucky: bool,
    trap: String,
}
impl State for Count {
    const NAME: &'static str = "count";
    fn show(&self, _: &Names, _: Option<Seat>) -> Value {
        self.count.into()
    }
}

const NEXT: Step<()> = Step::new("trap.next");
const ADD: Verb<()> = Verb::new("trap.add");

fn add(In(_): In<(Seat, ())>, mut count: ResMut<Count>, mut outcome: ResMut<Outcome>) -> Flow {
    count.count += 1;
    if count.count == 3 && count.unlucky {
        match count.trap.as_str() {
            "panic" => panic!("three is unlucky"),
            "stuck" => return Flow::done(),
            "circle" => count.count = 2,
            _ => {}
        }
    }
    if count.count == 5 {
        outcome.end([Seat(0)], "trap-end");
    }
    Flow::again()
}

impl Game for Trap {
    fn id(&self) -> &'static str {
        "trap"
    }
    fn seats(&self) -> &'static [&'static str] {
        &["red"]
    }
    fn build(&self, app: &mut App) {
        app.track_state::<Count>()
            .decision(&NEXT, |In(()): In<()>, ask: Ask| {
                let mut prompt = ask.prompt(Seat(0), "trap-ask");
                prompt.offer(&ADD, [()], |()| Ok(()));
                prompt
            })
            .verb(&ADD, add);
    }
    fn load(&self, _: &Reader) -> Option<RuleData> {
        Some(Arc::new(()))
    }
    fn scenarios(&self, _: &RuleData) -> Vec<String> {
        vec!["only".into(), "calm".into()]
    }
    fn options(&self, _: &RuleData) -> Vec<OptionSpec> {
        let traps = ["none", "panic", "stuck", "circle", "invariant"].map(str::to_owned).to_vec();
        let default = Setting::Word("none".into());
        let trap = OptionSpec {
            name: "trap".into(),
            group: "",
            rule: "",
            choice: OptionChoice::OneOf(traps),
            default,
            locked: false,
            scenarios: vec![],
            names: Default::default(),
        };
        let of_calm = OptionSpec {
            name: "pause".into(),
            choice: OptionChoice::Switch,
            default: Setting::Switch(false),
            scenarios: vec!["calm".into()],
            ..trap.clone()
        };
        vec![trap, of_calm]
    }
    fn set_up(&self, world: &mut World, _: &RuleData, header: &Header) -> Result<(), Problem> {
        let mut names = Names::default();
        names.add_seat(Name::plain("red"));
        world.insert_resource(names);
        let unlucky = header.seed.is_multiple_of(3);
        world.insert_resource(Count { count: 0, unlucky, trap: header.options["trap"].to_string() });
        Ok(())
    }
    fn begin(&self, world: &mut World) {
        begin(world, &NEXT, ());
    }
    fn arrange(&self, _: &mut World, _: &str) -> Result<(), String> {
        Err("no positions".into())
    }
    fn broken_invariants(&self, world: &mut World) -> Vec<String> {
        let count = world.resource::<Count>();
        let broken = count.trap == "invariant" && count.unlucky && count.count == 3;
        if broken { vec!["three is unlucky".into()] } else { vec![] }
    }
    fn figures(&self, world: &World) -> Vec<(&'static str, f64)> {
        vec![("count", world.resource::<Count>().count.into())]
    }
}

fn batch(trap: &str, threads: usize) -> (Plan, Batch) {
    batch_of(60, None, trap, threads)
}

fn batch_of(games: u64, time_limit: Option<Duration>, trap: &str, threads: usize) -> (Plan, Batch) {
    let plan = Plan {
        game: &Trap,
        scenario: "only".into(),
        options: [("trap".to_owned(), Setting::Word(trap.into()))].into(),
        players: vec![Player::Random],
        fixed_seats: false,
        games,
        time_limit,
        seed: 1,
        threads,
        count_rules: false,
        verify: true,
        most_orders: 50,
    };
    let data: RuleData = Arc::new(());
    let batch = play_all(&plan, &data, &AtomicU64::new(0));
    (plan, batch)
}

#[test]
fn an_option_of_one_scenario_is_unknown_in_another() {
    let data: RuleData = Arc::new(());
    let names = |scenario: &str| -> Vec<String> {
        options_of(&Trap, &data, scenario).into_iter().map(|option| option.name).collect()
    };
    assert_eq!(names("calm"), ["trap", "pause"]);
    assert_eq!((names("only"), names("")), (vec!["trap".to_owned()], vec!["trap".to_owned()]));
    let (plan, _) = batch("none", 1);
    let mut table = Match::new(&Trap, data.clone());
    let mut start = |scenario: &str, options: Settings| {
        table.start(Header { scenario: scenario.into(), options, ..plan.header(0) }).map_err(|problem| problem.key)
    };
    let pause: Settings = [("pause".to_owned(), Setting::Switch(true))].into();
    assert_eq!(start("calm", pause.clone()), Ok(()));
    assert_eq!(start("only", pause), Err("option-unknown".into()));
    assert_eq!(start("only", Settings::new()), Ok(()), "the options of a scenario are not asked of others");
}

#[test]
fn a_match_that_fails_is_reported_and_the_others_go_on() {
    for (trap, key, orders) in [
        ("panic", "simulate-panic", 3),
        ("stuck", "simulate-no-end", 3),
        ("circle", "simulate-endless", 51),
        ("invariant", "simulate-invariant", 3),
    ] {
        let (plan, batch) = batch(trap, 2);
        let (failed, ended): (Vec<_>, Vec<_>) = batch.played.iter().partition(|played| played.failure.is_some());
        assert!(failed.len() > 5 && ended.len() > 20, "{trap}: {} of 60 failed", failed.len());
        assert!(ended.iter().all(|played| played.orders == 5 && played.figures == [("count", 5.0)]), "{trap}");
        let folder = tempfile::tempdir().expect("a folder");
        for played in failed {
            assert!(played.seed.is_multiple_of(3));
            let failure = played.failure.as_deref().expect("failed");
            assert_eq!((failure.key, failure.orders.len()), (key, orders), "{trap}");
            assert!(trap != "panic" || failure.detail.contains("three is unlucky") && failure.detail.contains(file!()));
            // The journal has every order, except one that panicked.
            let rules = RuleSet { data: Arc::new(()), files: Default::default(), presets: Default::default() };
            let path = folder.path().join(format!("{}.mesnie", played.number));
            let kept = CapturedPanics::capture();
            let (path, last) = leave_journal(&plan, &rules, played.number, failure, path).expect("a journal");
            drop(kept);
            assert_eq!(last.as_deref(), Some("red add"));
            let loaded = load(&path, &[&Trap as &dyn Game]).expect("a sound journal");
            assert_eq!((loaded.problem, loaded.torn), (None, false));
            assert_eq!(loaded.orders, if trap == "panic" { 2 } else { orders });
            assert_eq!(loaded.game_match.header().seed, played.seed);
        }
    }
}

#[test]
fn a_sound_batch_is_the_same_on_any_number_of_threads() {
    let results = |threads| {
        let (plan, batch) = batch("none", threads);
        let report = Report::of(&plan, &Settings::new(), &batch.played, &batch.tally, Duration::from_secs(1));
        let mut report = serde_json::to_value(report).expect("a report");
        report["settings"]["threads"] = 0.into();
        report
    };
    let one = results(1);
    assert_eq!(one, results(4));
    assert_eq!((one["games"].as_u64(), one["failed"].as_u64(), one["orders"].as_u64()), (Some(60), Some(0), Some(300)));
    assert_eq!(one["verbs"]["trap.add"], 300);
    assert_eq!(one["figures"]["count"]["mean"], 5.0);
}

#[test]
fn a_batch_with_a_time_limit_plays_the_first_of_its_matches() {
    let limit = Duration::from_millis(50);
    let begin = Instant::now();
    let (_, limited) = batch_of(1_000_000_000, Some(limit), "none", 2);
    assert!(limited.time >= limit && begin.elapsed() < Duration::from_secs(30));
    let played: Vec<_> = limited.played.iter().map(|played| (played.number, played.seed)).collect();
    assert!(!played.is_empty());
    let (plan, whole) = batch("none", 1);
    assert!(played.iter().enumerate().all(|(i, (number, seed))| *number == i as u64 && *seed == plan.seed_of(*number)));
    assert!(played.iter().zip(&whole.played).all(|(one, other)| *one == (other.number, other.seed)));
}
