//! Fief at random, and what holds of its matches.
use super::*;
use crate::common::case::Watch;
use positions::RICH;
use std::collections::BTreeSet;

/// What is told only grows, and every line of it names a rule. Holds how much had been told before the order.
pub struct Told(pub usize);
impl Watch for Told {
    fn before(&mut self, table: &Match, _: Record) {
        self.0 = table.world().resource::<Chronicle>().entries.len();
    }
    fn after(&mut self, table: &Match, _: Record) {
        let entries = &table.world().resource::<Chronicle>().entries;
        assert!(entries.len() >= self.0);
        assert!(entries[self.0..].iter().all(|entry| !entry.rule.is_empty()), "{:?}", &entries[self.0..]);
    }
}

pub fn options(seed: u64) -> Settings {
    settings(&[
        ("mode", word("Normal")),
        ("plague_hits_rebels", Setting::Switch(seed.is_multiple_of(2))),
        ("bishop_sale", Setting::Switch(!seed.is_multiple_of(3))),
        ("surrender", Setting::Switch(seed.is_multiple_of(2))),
        ("ransom_phase", word(if seed.is_multiple_of(5) { "OwnGo" } else { "Negotiations" })),
        ("counter_model", word(if seed.is_multiple_of(7) { "Literal" } else { "Representable" })),
        ("toll", Setting::Switch(seed.is_multiple_of(3))),
        ("fog", Setting::Switch(seed.is_multiple_of(5))),
        ("rescue_frees_own", Setting::Switch(seed.is_multiple_of(7))),
    ])
}

pub fn options_from_set_up(seed: u64) -> Settings {
    settings(&[
        ("bank", word(if seed % 3 == 1 { "Notes" } else { "Unlimited" })),
        ("starting_lord", word(if seed % 3 == 2 { "Choose" } else { "Draw" })),
        ("crowded_plague", Setting::Switch(seed % 3 == 2)),
        ("crowded_income", Setting::Switch(seed % 4 == 2)),
    ])
}

/// Three to six families play, and no other number (F-3.01).
#[test]
fn three_to_six_families_play() {
    let mut table = empty_table();
    for seats in [0, 2, 7] {
        let refused = table.start(header(&[], seats, 1, Player::Person)).unwrap_err();
        assert_eq!(refused.key, "seats-out-of-range", "{seats}");
    }
    for seats in 3..=6 {
        table.start(header(&[], seats, 1, Player::Person)).unwrap();
        assert_eq!(table.names().seats(), seats);
        assert!(table.names().seat("star").is_some() && (seats > 5) == table.names().seat("cross").is_some());
    }
}

// F-2.04
#[test]
fn three_families_play_for_points() {
    use mesnie::games::fief::rules::Rules;
    let by_points = |mode: &str, seats| {
        let table = started(&[("mode", word(mode))], seats, 1, Player::Person);
        table.world().resource::<Rules>().by_points()
    };
    assert_eq!([3, 4, 5, 6].map(|seats| by_points("Auto", seats)), [true, false, false, false]);
    assert!(by_points("Points", 6) && !by_points("Normal", 3));
}

/// A match that only the program plays has a last turn; one with a person at it has not.
#[test]
fn a_match_of_the_program_alone_ends() {
    use mesnie::games::fief::rules::Rules;
    use mesnie::games::fief::state::progress::TurnProgress;
    for (seed, mode) in [(1, "Normal"), (2, "Normal"), (3, "Points")] {
        let mut table = started(&[("mode", word(mode))], 4, seed, Player::Random);
        table.play_on();
        assert!(table.outcome().is_some(), "seed {seed}");
        assert!(table.world().resource::<TurnProgress>().turn <= 60);
    }
    let table = started(&[], 4, 1, Player::Person);
    assert_eq!(table.world().resource::<Rules>().switches.turn_cap, 0);
}

// F-7.12
#[test]
fn a_go_of_purchases_sells_and_razes_nothing() {
    let mut table = empty_table();
    let options = [("ransom_phase", Setting::Word("OwnGo".into())), ("surrender", Setting::Switch(true))];
    table.start_from(header(&options, 4, 1, Player::Person), &RICH.replace("\"cards\"", "\"purchases\"")).unwrap();
    let mut verbs = BTreeSet::new();
    for _ in 0..4 {
        let full = table.prompt_in_full().unwrap();
        assert_eq!(full.text, "fief-ask-purchases");
        verbs.extend(full.offered.iter().map(|order| order.verb.name));
        verbs.extend(full.refused.iter().map(|(order, _)| order.verb.name));
        table.submit(full.seat, full.closing.unwrap()).unwrap();
    }
    let known =
        ["buy", "create_fief", "done", "move_title", "negotiate", "pay_ransom"].map(|verb| format!("fief.{verb}"));
    assert_eq!(verbs.into_iter().collect::<Vec<_>>(), known);
}
