//! Tactique at random and by scripts.
use super::*;
use crate::common::case::Watch;
use mesnie::games::fief::access::with_board;
use mesnie::games::fief::chapters::battle::sides;
use mesnie::games::fief::state::posts::Band;
use mesnie::games::fief::state::war::{Side, Sides, War};
use mesnie::games::tactique::state::mercenaries::Hired;
use positions::ARMED;
use std::collections::BTreeSet;

pub fn options(seed: u64) -> Settings {
    settings(&[
        ("mode", word("Normal")),
        ("engine", word(["Table", "BattleDice"][seed as usize % 2])),
        ("knight_partial", word(["Carry", "Lost", "WholePiece"][seed as usize % 3])),
        ("guard_bonus", word(["Damage", "DiceTotal"][seed as usize / 2 % 2])),
        ("royal_guard", word(if seed % 5 == 4 { "Fief2" } else { "Tactique" })),
        ("min_bid", Setting::Number([100, 0, 300, 250][seed as usize % 4])),
        ("camp_revolt_needs_famine", Setting::Switch(seed % 4 == 3)),
        ("lordless_may_attack", Setting::Switch(seed % 3 == 2)),
        ("fog", Setting::Switch(seed % 7 == 6)),
        ("crowded_plague", Setting::Switch(seed % 5 == 3)),
        ("crowded_counts", word(["Points", "Counters"][seed as usize % 2])),
        ("surrender", Setting::Switch(seed.is_multiple_of(2))),
    ])
}

pub fn options_from_set_up(seed: u64) -> Settings {
    settings(&[("bishop_sale", Setting::Switch(!seed.is_multiple_of(3))), ("toll", Setting::Switch(seed % 3 == 1))])
}

/// What is done with one kind of troops is done with all.
pub fn stem(verb: &'static str) -> &'static str {
    let kinds = ["_sergeants", "_knights", "_archers", "_bombards"];
    kinds.iter().find_map(|kind| verb.strip_suffix(kind)).unwrap_or(verb)
}

/// The battle under way: where, in which round, the sides, their strengths, and the points of mercenaries that have come to
/// the village in this turn or died there.
#[derive(PartialEq, Debug)]
pub struct Melee {
    village: Place,
    round: u16,
    sides: Sides<Band>,
    strengths: [u16; 2],
    engaged: u16,
}

fn melee(table: &Match) -> Option<Melee> {
    table.world().resource::<War>().battle.as_ref()?;
    let hired = table.world().resource::<Hired>();
    with_board(table.world(), |board| {
        let battle = board.war.battle.as_ref()?;
        Some(Melee {
            village: battle.village,
            round: battle.round,
            sides: battle.sides.clone(),
            strengths: Side::BOTH.map(|side| sides::side_strength(board, battle, side)),
            engaged: hired.field.iter().filter(|spot| spot.at == battle.village).map(|spot| u16::from(spot.men)).sum(),
        })
    })?
}

/// Watches battles for what the invariants say of orders rather than of positions. Holds what was there before the order:
/// the battle, and how much had been told.
#[derive(Default)]
pub struct Melees {
    before: Option<Melee>,
    told: usize,
}

impl Watch for Melees {
    fn before(&mut self, table: &Match, _: Record) {
        self.before = melee(table);
        self.told = table.world().resource::<Chronicle>().entries.len();
    }

    fn after(&mut self, table: &Match, _: Record) {
        // Invariant 13: only mercenaries who are engaged make a side stronger in a battle.
        if let (Some(before), Some(after)) = (&self.before, melee(table))
            && (before.village, &before.sides) == (after.village, &after.sides)
            && before.round <= after.round
        {
            let more = after.engaged.saturating_sub(before.engaged);
            let stronger = (0..2).any(|side| after.strengths[side] > before.strengths[side] + more);
            assert!(!stronger, "13: {before:?} {after:?}");
        }
        // Invariant 14: what one throw, and one volley, can do at most.
        for entry in table.world().resource::<Chronicle>().entries.iter().skip(self.told) {
            let number = |name: &str| {
                let found = entry.words.iter().find(|(word, _)| *word == name);
                found.map_or(0, |(_, word)| if let Word::Number(n) = word { *n } else { 0 })
            };
            match entry.event {
                "fief-log-struck" => assert!(number("points") <= 13, "14: {entry:?}"),
                "tactique-log-volley" => {
                    assert!(number("points") <= 3 + number("bonus") && number("bonus") < 18, "14: {entry:?}")
                }
                _ => {}
            }
        }
    }
}

/// Scripts use what there is: they hire, engage, shoot, throw dice again, and matches end.
#[test]
fn scripts_use_it_all() {
    let mut verbs = BTreeSet::new();
    let mut hired = 0;
    for seed in 0..6 {
        let options = [("turn_cap", Setting::Number(14)), ("mode", word("Normal"))];
        let mut table = CASE.started(&options, 4, seed, script("normal"));
        while let Some(record) = table.automatic_order() {
            verbs.insert(record.order.verb.name);
            table.submit(record.seat, record.order).unwrap();
            assert!(table.journal().len() < 20_000);
        }
        hired += table.world().resource::<Hired>().hired;
        assert!(table.outcome().is_some());
    }
    for seed in 0..6 {
        let options = [("turn_cap", Setting::Number(9)), ("mode", word("Normal"))];
        let mut table = empty_table();
        table.start_from(header(&options, 4, seed, script("normal")), ARMED).unwrap();
        while let Some(record) = table.automatic_order() {
            verbs.insert(record.order.verb.name);
            table.submit(record.seat, record.order).unwrap();
        }
    }
    assert!(hired > 0);
    for verb in ["keep_men", "bid", "engage", "shoot", "reroll", "take_archers", "revolt_in_camp"] {
        assert!(verbs.contains(format!("tactique.{verb}").as_str()), "{verb} is not used: {verbs:?}");
    }
}
