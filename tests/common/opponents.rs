//! The scripted opponents: the same match twice alike, better at better levels, and with reasons that can be read.
use super::case::{Case, Rung, script};
use mesnie::table::prelude::*;
use rayon::prelude::*;
use std::collections::BTreeSet;

pub fn levels_differ_and_are_repeatable(case: &Case) {
    let journal = |level: &str| {
        let options = case.cut_short_for(level, Settings::new(), 8);
        let mut table = case.empty_table();
        table.start(case.header(options, case.seats, 5, script(level))).unwrap();
        table.play_on();
        assert!(table.outcome().is_some());
        table.journal().to_vec()
    };
    let levels = case.levels();
    let journals: Vec<_> = levels.iter().map(|level| journal(level)).collect();
    for (i, level) in levels.iter().enumerate() {
        assert_eq!(journal(level), journals[i], "{level}");
        assert!(journals[..i].iter().all(|other| *other != journals[i]), "{level} plays as another level does");
    }
}

/// Each reason that a script gives is a line in every language, and scripts do give reasons.
pub fn thoughts_are_told_in_every_language(case: &Case) {
    let mut told = BTreeSet::new();
    for level in case.levels() {
        let options = case.cut_short_for(level, Settings::new(), 12);
        let mut table = case.empty_table();
        table.start(case.header(options, *case.game.seat_counts().end().min(&5), 8, script(level))).unwrap();
        table.play_on();
        told.extend(table.thoughts().map(|thought| thought.told.0));
        assert_thoughts_hang_on_their_own_lines(&table);
    }
    assert!(told.len() >= case.thoughts, "{told:?}");
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for key in &told {
            assert!(texts.has(key) && texts.get(key) != *key, "{lang}: {key}");
        }
    }
}

/// Whoever asks for advice is told why: each order of a script has a reason where it had a choice, but for those that end a series of
/// questions, which mean that nothing is better.
pub fn every_choice_of_a_script_has_a_reason(case: &Case) {
    if !case.says_why {
        return;
    }
    let mut silent = BTreeSet::new();
    for level in case.levels() {
        for seed in 0..if level == "hard" { 1 } else { 8 } {
            let options = case.cut_short_for(level, Settings::new(), 12);
            let mut table = case.empty_table();
            table.start(case.header(options, *case.game.seat_counts().end().min(&5), seed, script(level))).unwrap();
            let mut asked = vec![];
            while let Some(Record { seat, order }) = table.automatic_order() {
                let question = table.prompt().expect("an order answers a question");
                let choice = question.offered.len() + question.spans.len() + question.areas.len() > 1;
                asked.push((question.text, order.verb, choice && question.closing != Some(order)));
                table.submit(seat, order).unwrap();
            }
            let told: BTreeSet<usize> = table.thoughts().map(|thought| thought.order).collect();
            let without = asked.into_iter().enumerate().filter(|(i, (.., needed))| *needed && !told.contains(i));
            silent.extend(without.map(|(_, (text, verb, _))| format!("{level}: {text}: {verb:?}")));
        }
    }
    assert!(silent.is_empty(), "no reason for {silent:#?}");
}

/// A thought explains a line that came of its own order, and none that is another seat's. One whose order has told nothing
/// explains no line, and not the next that comes along.
fn assert_thoughts_hang_on_their_own_lines(table: &Match) {
    let entries: Vec<&Entry> = table.chronicle(None).collect();
    for thought in table.thoughts() {
        let came = table.entries_after(thought.order)..table.entries_after(thought.order + 1);
        let seat = table.journal()[thought.order].seat;
        match thought.entry {
            Some(entry) => {
                assert!(came.contains(&entry), "{entry} did not come of order {}", thought.order);
                assert!(entries[entry].seat.is_none_or(|of| of == seat), "{seat:?} thinks on {:?}", entries[entry]);
            }
            None => assert!(came.into_iter().all(|entry| entries[entry].seat.is_some_and(|of| of != seat))),
        }
    }
}

/// Who is the better player wins more often, from whatever seat.
pub fn better_levels_win(case: &Case) {
    for rung in case.ladder {
        let won: Vec<Option<bool>> =
            (0..rung.matches).into_par_iter().map(|seed| better_wins(case, rung, seed)).collect();
        let won: Vec<bool> = won.into_iter().flatten().collect();
        let better = won.iter().filter(|won| **won).count();
        let told = format!("{} wins {better} of {} against {:?}", rung.better, won.len(), rung.worse);
        println!("{told}");
        assert!(won.len() as u64 * 2 > rung.matches, "{told}");
        assert!(better as u64 * 100 >= won.len() as u64 * rung.percent, "{told}");
    }
}

/// Whether the better player wins this match; neither: nobody does, or both do.
fn better_wins(case: &Case, rung: &Rung, seed: u64) -> Option<bool> {
    let worse = if rung.worse.is_empty() { Player::Random } else { script(rung.worse) };
    let mut header = case.header(case.cut_short(Settings::new(), 20), case.seats, seed, worse);
    // Of an even number of scenarios each would always have the better player on the same side.
    let scenarios = case.game.scenarios(&case.rules().data).len() as u64;
    let round = if scenarios.is_multiple_of(2) { seed.checked_div(scenarios).unwrap_or(0) } else { 0 };
    let is_better = |seat: usize| (seat as u64 + seed + round).is_multiple_of(2);
    for (_, seat) in header.seats.iter_mut().enumerate().filter(|(i, _)| is_better(*i)) {
        seat.player = script(rung.better);
    }
    let mut table = case.empty_table();
    table.remember(false);
    table.start(header).unwrap();
    table.play_on();
    let winners = &table.outcome().expect("an end").winners;
    let mut better = winners.iter().map(|seat| is_better(usize::from(seat.0)));
    let first = better.next()?;
    better.all(|other| other == first).then_some(first)
}
