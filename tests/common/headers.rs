//! What a match begins with: seats, scenario, options, players; and what it cannot begin with.
use super::case::{Case, script, settings, written};
use super::chance::Chance;
use mesnie::table::prelude::*;

fn key(table: &mut Match, header: Header) -> Option<String> {
    let problem = table.start(header).err()?;
    let words = Lang::ALL.map(|lang| Texts::new(lang).has(&problem.key));
    assert!(words.iter().all(|there| *there), "{}", problem.key);
    Some(problem.key)
}

pub fn what_no_match_can_begin_with_is_refused(case: &Case) {
    let mut table = case.empty_table();
    let (fewest, most) = (case.fewest_seats(), *case.game.seat_counts().end());
    let header = |options| case.header(options, fewest, 1, Player::Person);
    let wrong = if fewest == most { "seats-wrong-number" } else { "seats-out-of-range" };
    for seats in [0, fewest - 1, most + 1] {
        assert_eq!(key(&mut table, case.header(Settings::new(), seats, 1, Player::Person)).as_deref(), Some(wrong));
    }
    let scenario = Header { scenario: "no-such-scenario".into(), ..header(Settings::new()) };
    assert_eq!(key(&mut table, scenario).as_deref(), Some("scenario-unknown"));
    let level = case.header(Settings::new(), fewest, 1, script("no-such-level"));
    assert_eq!(key(&mut table, level).as_deref(), Some("script-level-unknown"));
    let unknown = header(settings(&[("zzzzzzzz", Setting::Switch(true))]));
    assert_eq!(key(&mut table, unknown).as_deref(), Some("option-unknown"));
    let scenarios = 0..case.game.scenarios(table.data()).len() as u64;
    let options = scenarios.flat_map(|seed| case.options_of(seed).into_iter().map(move |spec| (seed, spec)));
    let header = |seed, options| case.header(options, fewest, seed, Player::Person);
    for (seed, spec) in options {
        let near = header(seed, settings(&[(&format!("{}s", spec.name), spec.default.clone())]));
        assert_eq!(key(&mut table, near).as_deref(), Some("option-unknown-near"), "{}", spec.name);
        let mut refused = |setting: Setting| key(&mut table, header(seed, settings(&[(&spec.name, setting)])));
        let other = match &spec.choice {
            OptionChoice::Switch => Setting::Number(1),
            _ => Setting::Switch(true),
        };
        let wanted = if spec.locked { "refusal-module_disabled" } else { "refusal-option_not_available" };
        assert_eq!(refused(other).as_deref(), Some(wanted), "{}", spec.name);
        if let OptionChoice::Number { least, most } = spec.choice {
            for beyond in [least - 1, most + 1] {
                assert_eq!(refused(Setting::Number(beyond)).as_deref(), Some(wanted), "{}: {beyond}", spec.name);
            }
        }
        if spec.locked && spec.choice == OptionChoice::Switch {
            let other = Setting::Switch(spec.default != Setting::Switch(true));
            assert_eq!(refused(other).as_deref(), Some(wanted), "{}", spec.name);
        }
    }
    let bad = table.start_from(header(0, Settings::new()), "no position at all").unwrap_err();
    assert_eq!(bad.key, "position-bad");
    assert!(table.prompt().is_none());
}

/// Every scenario, every number of seats, every option as usual, and any that go together.
pub fn whatever_is_on_offer_begins_a_match(case: &Case) {
    let mut table = case.empty_table();
    for seats in case.game.seat_counts() {
        for scenario in case.game.scenarios(table.data()) {
            table.start(Header { scenario, ..case.header(Settings::new(), seats, 1, Player::Person) }).unwrap();
            assert_eq!(table.names().seats(), seats);
            assert!(table.prompt().is_some_and(|prompt| !prompt.is_empty()) && table.outcome().is_none());
            for (i, label) in case.game.seats().iter().enumerate() {
                assert_eq!(table.names().seat(label).is_some(), i < seats, "{label} at a table of {seats}");
            }
        }
    }
    for seed in 0..case.game.scenarios(table.data()).len() as u64 {
        for spec in case.options_of(seed) {
            assert!(spec.allows(&spec.default), "{}", spec.name);
            let header =
                case.header(settings(&[(&spec.name, spec.default)]), case.fewest_seats(), seed, Player::Person);
            table.start(header).unwrap_or_else(|problem| panic!("{}: {problem}", spec.name));
        }
    }
    for seed in 0..60 {
        let options = case.any_options(seed, &mut Chance(seed), 4);
        let header = case.header(options.clone(), case.some_seats(seed), seed, Player::Person);
        table.start(header).unwrap_or_else(|problem| panic!("{options:?}: {problem}"));
        let settled = &table.header().options;
        assert!(options.iter().all(|(name, setting)| settled[name] == *setting));
        assert_eq!(settled.len(), case.options_of(seed).len());
    }
}

/// A table that was used before plays as a new one does, whatever was left on it.
pub fn a_table_can_be_used_again(case: &Case) {
    let mut used = case.empty_table();
    for seed in 0..8 {
        let options = case.any_options(seed, &mut Chance(seed), 2);
        let header = case.header(options, case.some_seats(seed), seed, Player::Random);
        used.remember(seed % 3 != 0);
        used.start(header.clone()).unwrap();
        let mut fresh = case.empty_table();
        fresh.start(header).unwrap();
        assert_eq!(used.hash(), fresh.hash());
        used.play_on();
        fresh.play_on();
        assert_eq!(written(&used), written(&fresh));
        assert_eq!((used.hash(), used.outcome()), (fresh.hash(), fresh.outcome()));
    }
}
