//! Matches at random, with the invariants after every order.
use super::case::{Case, Watch, script};
use super::chance::Chance;
use mesnie::table::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// No match is longer.
const MOST_ORDERS: usize = 40_000;

/// What came up in random play.
#[derive(Default)]
struct Met {
    verbs: BTreeSet<&'static str>,
    /// The verbs of the usual answers to each question; without a name where there is none.
    usual: BTreeMap<&'static str, BTreeSet<&'static str>>,
}

/// Plays a match to its end, with the invariants after every order, and with undo now and then.
fn play_on(case: &Case, table: &mut Match, seed: u64, met: &mut Met) {
    let mut watch: Box<dyn Watch> = (case.watch)();
    let mut orders = 0;
    assert_eq!(table.broken_invariants(), Vec::<String>::new(), "the position itself");
    while let Some(record) = table.automatic_order() {
        let prompt = table.prompt().unwrap();
        assert!(!prompt.is_empty());
        met.usual.entry(prompt.text).or_default().insert(prompt.closing.map_or("", |order| order.verb.name));
        met.verbs.insert(record.order.verb.name);
        let undone = orders % 7 == 0;
        let before = if undone { table.hash() } else { 0 };
        watch.before(table, record);
        table.submit(record.seat, record.order).unwrap_or_else(|why| panic!("seed {seed}: {why:?}"));
        watch.after(table, record);
        let broken = table.broken_invariants();
        assert!(broken.is_empty(), "seed {seed}, order {orders} {}: {broken:?}", table.write_order(record));
        if undone && table.can_undo().is_ok() {
            let after = table.hash();
            table.undo().unwrap();
            assert_eq!(table.hash(), before, "undo of {}", table.write_order(record));
            assert!(table.redo() && table.hash() == after);
        }
        orders += 1;
        assert!(orders < MOST_ORDERS, "seed {seed} does not end");
    }
    assert!(table.outcome().is_some(), "seed {seed}");
    watch.end(table);
}

/// From the set-up or from a position to the last turn, whoever plays and whatever the options are.
pub fn matches_keep_the_invariants(case: &Case) {
    matches(case, 0..case.matches);
}

/// Three matches a seed: players of chance with options that go with the seed; players of all sorts with any options; and
/// these from a position, if there is one.
fn matches(case: &Case, seeds: Range<u64>) {
    let mut table = case.empty_table();
    let mut players: Vec<Player> = table.levels().into_iter().map(script).collect();
    players.push(Player::Random);
    for seed in seeds {
        let turns = case.turns + 2 * (seed % 3) as i32;
        let mut options = (case.options)(seed);
        options.extend((case.options_from_set_up)(seed));
        let header =
            |options, seats| Header { undo: UndoLimit::Agreed, ..case.header(options, seats, seed, Player::Random) };
        let mixed = |options, seats| {
            let mut header = header(options, seats);
            for (i, seat) in header.seats.iter_mut().enumerate() {
                seat.player = players[(i + seed as usize) % players.len()].clone();
            }
            header
        };
        let mut chance = Chance(seed);
        let seats = case.some_seats(seed);
        let mut begun = vec![
            (header(case.cut_short(options, turns), seats), None),
            (mixed(case.any_options(seed, &mut chance, turns + 4), seats), None),
        ];
        if let Some(opening) = case.openings.get(seed as usize % case.openings.len().max(1)) {
            let options = case.any_options(seed, &mut chance, opening.turns);
            begun.push((mixed(options, case.seats), Some(opening.position)));
        }
        for (header, position) in begun {
            let started = table.start_with(header, position, None);
            started.unwrap_or_else(|problem| panic!("seed {seed}: {problem}"));
            play_on(case, &mut table, seed, &mut Met::default());
        }
    }
}

/// In the middle of everything that the rules have, every verb comes up, and every question with its usual answer.
pub fn positions_keep_the_invariants_and_everything_comes_up(case: &Case) {
    let mut met = Met::default();
    let mut table = case.empty_table();
    for seed in 0..if case.openings.is_empty() { 100 } else { 0 } {
        let options = case.cut_short((case.options)(seed), case.turns);
        table.start(case.header(options, case.some_seats(seed), seed, Player::Random)).unwrap();
        play_on(case, &mut table, seed, &mut met);
    }
    for opening in case.openings {
        for seed in 0..opening.seeds {
            let options = case.cut_short((case.options)(seed), opening.turns);
            let header = case.header(options, case.seats, seed, Player::Random);
            table.start_from(Header { undo: UndoLimit::Agreed, ..header }, opening.position).unwrap();
            play_on(case, &mut table, seed, &mut met);
        }
    }
    let own = format!("{}-", case.game.id());
    let (mut asked, mut unknown) = (0, vec![]);
    for (text, closings) in met.usual.iter().filter(|(text, _)| text.starts_with(&own)) {
        let known = case.usual.iter().find(|(known, _)| known == text).map(|(_, answers)| *answers);
        let as_known = |closing: &&str| match known {
            Some([]) => closing.is_empty(),
            Some(known) => known.contains(closing),
            None => false,
        };
        if !closings.iter().all(as_known) {
            unknown.push(format!("{text}: {closings:?}, not {known:?}"));
        }
        asked += 1;
    }
    assert!(unknown.is_empty(), "{}", unknown.join("\n"));
    // A set-up alone asks for something; the rest is met but for what is rare.
    let is_known = |text: &&str| case.usual.iter().any(|(known, _)| known == text);
    assert!(case.rarely_asked.iter().all(is_known), "{:?}", case.rarely_asked);
    let common = case.usual.iter().filter(|(text, _)| !case.rarely_asked.contains(text)).count();
    assert!(asked * 10 >= common * 8, "{:?}", met.usual.keys());
    let own = format!("{}.", case.game.id());
    let used: BTreeSet<&str> = met.verbs.into_iter().map(case.stem).collect();
    let all: BTreeSet<&str> = table.registry().verbs().into_iter().map(|(verb, _)| (case.stem)(verb.name)).collect();
    let unused: Vec<_> = all.difference(&used).copied().filter(|verb| verb.starts_with(&own)).collect();
    assert_eq!(unused, case.never_at_random);
}

/// More of the same, for an evening.
pub fn many_matches_keep_the_invariants(case: &Case) {
    matches(case, 1000..1200);
}
