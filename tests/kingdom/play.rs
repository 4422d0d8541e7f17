//! Properties over random play (section 10 of the rules).
use super::*;
use crate::{NEVER_AT_RANDOM, POSITIONS, USUAL, after_order, before_order, rarer, stem, switches};
use std::collections::{BTreeMap, BTreeSet};

/// What came up in random play.
#[derive(Default)]
pub struct Met {
    pub verbs: BTreeSet<&'static str>,
    /// The verbs of the usual answers to each question; without a name where there is none.
    usual: BTreeMap<&'static str, BTreeSet<&'static str>>,
}

/// Plays on at random with the invariants after every order, and undo now and then.
pub fn play_on(mut table: Match, seed: u64, met: &mut Met) {
    let mut orders = 0;
    assert_eq!(table.broken_invariants(), Vec::<String>::new(), "the position itself");
    while let Some(record) = table.automatic_order() {
        let prompt = table.prompt().unwrap();
        assert!(!prompt.is_empty());
        let closing = prompt.closing.map_or("", |order| order.verb.name);
        met.usual.entry(prompt.text).or_default().insert(closing);
        met.verbs.insert(record.order.verb.name);
        let before = table.hash();
        let written = table.write_order(record);
        let seen = before_order(&table);
        table.submit(record.seat, record.order).unwrap();
        after_order(&table, &seen);
        let broken = table.broken_invariants();
        assert!(broken.is_empty(), "seed {seed}, order {orders} {written}: {broken:?}");
        if orders % 7 == 0 && table.can_undo().is_ok() {
            let after = table.hash();
            table.undo().unwrap();
            assert_eq!(table.hash(), before, "undo of {written}");
            assert!(table.redo() && table.hash() == after);
        }
        orders += 1;
        assert!(orders < 20_000, "seed {seed} does not end");
    }
    assert!(table.outcome().is_some(), "seed {seed}");
}

fn options(seed: u64, turns: i32) -> Vec<(&'static str, Setting)> {
    let mut options = switches(seed);
    options.push(("turn_cap", Setting::Number(turns)));
    options
}

/// From set-up to the last turn, whatever the options are.
#[test]
fn random_play_keeps_the_invariants() {
    for seed in 0..24 {
        let seats = 3 + seed as usize % 4;
        let turns = 8 + 2 * (seed % 3) as i32;
        let options = [options(seed, turns), rarer(seed)].concat();
        let header = header(&options, seats, seed, Player::Random);
        let mut table = empty_table();
        table.start(Header { undo: UndoLimit::Agreed, ..header }).unwrap();
        play_on(table, seed, &mut Met::default());
    }
}

/// In the middle of everything that the rules have, every verb comes up, and every question with its usual answer.
#[test]
fn a_kingdom_in_full_keeps_the_invariants() {
    let mut met = Met::default();
    for opening in POSITIONS {
        for seed in 0..opening.seeds {
            let mut table = empty_table();
            let header = header(&options(seed, opening.turns), 4, seed, Player::Random);
            table.start_from(Header { undo: UndoLimit::Agreed, ..header }, opening.position).unwrap();
            play_on(table, seed, &mut met);
        }
    }
    let own = format!("{}-", GAME.id());
    let mut asked = 0;
    for (text, closings) in met.usual.iter().filter(|(text, _)| text.starts_with(&own)) {
        let (_, known) = USUAL.iter().find(|(known, _)| known == text).unwrap_or_else(|| panic!("{text}: unknown"));
        let as_known = closings.iter().all(|closing| known.contains(closing) || closing.is_empty() && known.is_empty());
        assert!(as_known, "{text}: {closings:?}, not {known:?}");
        asked += 1;
    }
    // Set-up alone asks for a village and a lord; the rest is met but for what is rare.
    assert!(asked * 10 >= USUAL.len() * 8, "{:?}", met.usual.keys());
    let own = format!("{}.", GAME.id());
    let used: BTreeSet<&str> = met.verbs.into_iter().map(stem).collect();
    let all: BTreeSet<&str> = empty_table().book().verbs().into_iter().map(|(verb, _)| stem(verb.name)).collect();
    let unused: Vec<_> = all.difference(&used).copied().filter(|verb| verb.starts_with(&own)).collect();
    assert_eq!(unused, NEVER_AT_RANDOM);
}

/// What is offered is what the rules allow, in full and order by order; what is refused changes nothing.
#[test]
fn offers_refusals_and_probes_agree() {
    for seed in 0..3 {
        agree(started(&options(seed, 4), 3 + seed as usize, seed, Player::Random));
    }
    for opening in POSITIONS {
        for seed in 0..2 {
            let mut table = empty_table();
            table.start_from(header(&options(seed, 5), 4, seed + 3, Player::Random), opening.position).unwrap();
            agree(table);
        }
    }
}

fn agree(mut table: Match) {
    let seats = table.names().seats() as u8;
    while let Some(record) = table.automatic_order() {
        let before = table.hash();
        let seat = table.prompt().unwrap().seat;
        let full = table.prompt_in_full().unwrap();
        let asked = table.prompt().unwrap().clone();
        assert_eq!((&full.offered, &full.spans), (&asked.offered, &asked.spans));
        let distinct: BTreeSet<String> = asked.offered.iter().map(|o| format!("{o:?}")).collect();
        assert_eq!(distinct.len(), asked.offered.len(), "{:?}", asked.offered);
        for (order, why) in &full.refused {
            assert_eq!(table.check(seat, *order), Err(*why), "{order:?}");
        }
        for order in &full.offered {
            assert_eq!(table.check(seat, *order), Ok(()), "{order:?}");
        }
        let other = Seat((seat.0 + 1) % seats);
        assert!(table.check(other, record.order).is_err());
        assert_eq!(table.hash(), before);
        table.submit(record.seat, record.order).unwrap();
    }
}
