//! Advice: asking for it changes nothing, neither in the match nor in what its scripts do; the same question is always advised on
//! alike; and it tells nothing that the seat does not know.
use super::case::{Case, script};
use super::secrecy::Kept;
use mesnie::table::play::advice::Advice;
use mesnie::table::play::matches::random_order;
use mesnie::table::prelude::*;
use std::collections::BTreeMap;

/// So many questions of a match are advised on.
const QUESTIONS: usize = 60;

/// Whether the game has a script good enough to advise.
fn advises(case: &Case) -> bool {
    case.levels().contains(&"normal")
}

/// The advice, thought out in parts.
fn advice(table: &Match, part: usize) -> Advice {
    let mut adviser = table.adviser().expect("advice may be asked for");
    std::iter::repeat_with(|| adviser.think(table, part)).flatten().next().unwrap()
}

/// All that could have changed.
fn trace(table: &mut Match) -> (u64, String, usize, Vec<String>) {
    let told = table.thoughts().map(|thought| format!("{:?} {:?}", thought.order, thought.told)).collect();
    let asked = format!("{:?} {:?}", table.prompt(), table.world().resource::<Thought>());
    (table.hash(), asked, table.chronicle(None).count(), told)
}

/// Of two matches alike, one of which asks for advice at every question of a person, the scripts go on alike. What is advised can be
/// done, and most of it is not done here, so that the person is in positions that a script would not have got into.
pub fn advice_leaves_the_match_as_it_is(case: &Case) {
    if !advises(case) {
        return;
    }
    let mut reasons = BTreeMap::new();
    for seed in [3, 4] {
        let options = case.cut_short_for("normal", Settings::new(), 12);
        let mut header = case.header(options, case.seats, seed, script("normal"));
        header.seats[0].player = Player::Person;
        let [mut asking, mut silent] = [case.empty_table(), case.empty_table()];
        asking.start(header.clone()).unwrap();
        silent.start(header).unwrap();
        for question in 0..QUESTIONS {
            asking.play_on();
            silent.play_on();
            assert_eq!(trace(&mut asking), trace(&mut silent), "question {question}");
            let Some(prompt) = asking.prompt().cloned() else { break };
            let before = trace(&mut asking);
            let advised = advice(&asking, 3);
            assert_eq!(trace(&mut asking), before, "{}", prompt.text);
            assert_eq!(advice(&asking, usize::MAX), advised, "{}", prompt.text);
            assert!(advised.seat == prompt.seat && prompt.takes(advised.order), "{advised:?} to {}", prompt.text);
            *reasons.entry(advised.told.map_or("", |told| told.0)).or_insert(0) += 1;
            let chance = tie_break(seed, question as u64);
            let order = if question % 4 < 2 { advised.order } else { random_order(&prompt, chance) };
            for table in [&mut asking, &mut silent] {
                table.submit(prompt.seat, order).unwrap();
            }
        }
        assert_eq!(asking.journal(), silent.journal());
    }
    let none = reasons.remove("").unwrap_or(0);
    let told: usize = reasons.values().sum();
    println!("{none} without a reason, {told} with one: {reasons:?}");
    assert!(reasons.len() > 3 && told > none, "{none} without a reason, {reasons:?}");
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        assert!(reasons.keys().all(|key| texts.has(key)), "{lang}: {reasons:?}");
    }
}

/// Whatever the others keep from a seat, it is advised alike; and after its own orders taken back and given again, too.
pub fn advice_tells_nothing_that_is_hidden(case: &Case) {
    if !advises(case) {
        return;
    }
    let mut tried = BTreeMap::new();
    // Whoever thinks long is asked more rarely.
    let every = if case.think_long.is_empty() { 5 } else { 19 };
    for seed in 1..=2 {
        let options = case.cut_short_for("normal", (case.secrecy.script_options)(seed), 20);
        let mut table = case.empty_table();
        table.start(case.header(options, case.seats, seed, script("normal"))).unwrap();
        while let Some(prompt) = table.prompt().cloned() {
            let orders = table.journal().len();
            if orders.is_multiple_of(every) {
                let truth = advice(&table, usize::MAX);
                let kept = Kept::of(&table);
                for secret in case.secrecy.secrets {
                    if (secret.disguise)(table.world_mut(), prompt.seat, orders) {
                        let other = advice(&table, usize::MAX);
                        assert_eq!(other, truth, "{} told in {} after {orders} orders", secret.name, prompt.text);
                        *tried.entry(secret.name).or_insert(0) += 1;
                        kept.put_back(&mut table);
                    }
                }
            }
            let Record { seat, order } = table.automatic_order().unwrap();
            table.submit(seat, order).unwrap();
        }
    }
    for secret in case.secrecy.secrets.iter().filter(|secret| secret.while_scripts_play > 100) {
        assert!(tried.get(secret.name).is_some_and(|times| *times > 4), "{}: {tried:?}", secret.name);
    }
}

/// A match whose header forbids it is advised on by nobody; the header of any other is written as ever.
pub fn advice_can_be_forbidden(case: &Case) {
    let header = case.header(Settings::new(), case.seats, 1, Player::Person);
    let mut table = case.empty_table();
    table.start(Header { advice: false, ..header.clone() }).unwrap();
    assert!(!table.may_advise() && table.adviser().is_none());
    let forbidding = ron::to_string(table.header()).unwrap();
    assert_eq!(ron::from_str::<Header>(&forbidding).unwrap(), *table.header());
    let hash = table.hash();
    table.start(header).unwrap();
    assert_eq!((table.may_advise(), table.adviser().is_some()), (advises(case), advises(case)));
    let written = ron::to_string(table.header()).unwrap();
    assert!(!written.contains("advice:") && forbidding.contains("advice:false"), "{written}");
    assert!(ron::from_str::<Header>(&written).unwrap().advice);
    assert_eq!(table.hash(), hash);
    let mut shadow = table.shadow();
    assert!(table.look_back(0, &mut shadow) && !shadow.may_advise());
}
