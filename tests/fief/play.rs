//! Properties of Fief over random play (section 10 of its rules).
use super::*;
use mesnie::fief::realm::Cards;
use std::collections::BTreeSet;

/// Up to the cap, with the invariants after every order.
#[test]
fn random_play_keeps_the_invariants() {
    for seed in 0..24 {
        let seats = 3 + seed as usize % 4;
        let options = match seed % 3 {
            0 => vec![("turn_cap", Setting::Number(8)), ("counter_model", Setting::Word("Literal".into()))],
            1 => vec![("turn_cap", Setting::Number(12)), ("bank", Setting::Word("Notes".into()))],
            _ => vec![
                ("turn_cap", Setting::Number(10)),
                ("starting_lord", Setting::Word("Choose".into())),
                ("crowded_plague", Setting::Switch(true)),
                ("crowded_income", Setting::Switch(true)),
            ],
        };
        let mut table = started(&options, seats, seed, Player::Random);
        let mut orders = 0;
        while let Some(record) = table.automatic_order() {
            assert!(!table.prompt().unwrap().is_empty());
            table.submit(record.seat, record.order).unwrap();
            orders += 1;
            let broken = table.broken_invariants();
            assert!(broken.is_empty(), "seed {seed}, order {orders} {}: {broken:?}", table.write_order(record));
            assert!(orders < 20_000, "seed {seed} does not end");
        }
        assert!(table.outcome().is_some(), "seed {seed}");
    }
}

/// The same header and orders give the same position; a hash of its own for another seed.
#[test]
fn the_same_seed_gives_the_same_match() {
    let whole = |seed| {
        let mut table = started(&[("turn_cap", Setting::Number(6))], 4, seed, Player::Random);
        table.play_on();
        (table.hash(), table.journal().to_vec())
    };
    let (hash, orders) = whole(5);
    assert_eq!(whole(5), (hash, orders.clone()));
    assert_ne!(whole(6).0, hash);
    let mut again = started(&[("turn_cap", Setting::Number(6))], 4, 5, Player::Person);
    for record in orders {
        again.submit(record.seat, record.order).unwrap();
    }
    assert_eq!(again.hash(), hash);
}

/// What is offered is what the rules allow, in full and order by order; what is refused changes nothing.
#[test]
fn offers_refusals_and_probes_agree() {
    for seed in 0..3 {
        let mut table = started(&[("turn_cap", Setting::Number(4))], 3 + seed as usize, seed, Player::Random);
        while let Some(record) = table.automatic_order() {
            let before = table.hash();
            let seat = table.prompt().unwrap().seat;
            let full = table.prompt_in_full().unwrap();
            let asked = table.prompt().unwrap().clone();
            assert_eq!(full.offered, asked.offered);
            let distinct: BTreeSet<String> = asked.offered.iter().map(|o| format!("{o:?}")).collect();
            assert_eq!(distinct.len(), asked.offered.len(), "{:?}", asked.offered);
            for (order, why) in &full.refused {
                assert_eq!(table.check(seat, *order), Err(*why), "{order:?}");
            }
            let other = Seat((seat.0 + 1) % 3);
            assert!(table.check(other, record.order).is_err());
            assert_eq!(table.hash(), before);
            table.submit(record.seat, record.order).unwrap();
        }
    }
}

/// Undo and redo lead back to the same position.
#[test]
fn undo_and_redo_are_exact() {
    let header = header(&[("turn_cap", Setting::Number(5))], 3, 9, Player::Random);
    let mut table = empty_table();
    table.start(Header { undo: UndoLimit::Agreed, ..header }).unwrap();
    let mut hashes = vec![table.hash()];
    while let Some(record) = table.automatic_order() {
        table.submit(record.seat, record.order).unwrap();
        hashes.push(table.hash());
    }
    for hash in hashes.iter().rev().skip(1) {
        table.undo().unwrap();
        assert_eq!(table.hash(), *hash);
    }
    for hash in &hashes[1..] {
        assert!(table.redo());
        assert_eq!(table.hash(), *hash);
    }
}

/// What one seat may see does not depend on what is in the others' hands, purses and in the deck (invariant 15).
#[test]
fn hands_and_deck_are_nobody_elses_business() {
    for seed in 0..6 {
        let mut table = started(&[("turn_cap", Setting::Number(6))], 4, seed, Player::Random);
        let mut compared = 0;
        while let Some(record) = table.automatic_order() {
            let viewer = Seat((record.seat.0 + 1) % 4);
            let seen =
                |table: &Match| (table.position(Some(viewer)), table.prompt_seen_by(Some(viewer)).map(|p| p.offered));
            let before = (seen(&table), table.world().resource::<Cards>().clone());
            // Somebody else's first card against the top of the deck.
            let other = Seat((viewer.0 + 2) % 4);
            let cards = before.1.clone();
            let swap = cards.hands.of(other).first().copied().zip(cards.deck.stock().last().copied());
            if let Some((held, top)) = swap.filter(|(held, top)| held != top) {
                let mut swapped = cards.clone();
                swapped.hands.take(other, held);
                swapped.hands.give(other, top);
                let mut stock: Vec<Kind> = cards.deck.stock().iter().rev().copied().collect();
                stock[0] = held;
                swapped.deck = mesnie::table::decks::Deck::arranged(stock, cards.deck.discarded().iter().copied());
                table.world_mut().insert_resource(swapped);
                let asked_now = table.prompt().is_some_and(|p| p.seat == other && !p.secret);
                assert!(asked_now || seen(&table) == before.0, "seed {seed}");
                table.world_mut().insert_resource(before.1);
                compared += 1;
            }
            table.submit(record.seat, record.order).unwrap();
        }
        assert!(compared > 20);
    }
}

/// The log that a seat reads names no card that it has not seen.
#[test]
fn a_deal_names_no_cards() {
    let mut table = started(&[("turn_cap", Setting::Number(3))], 3, 2, Player::Random);
    table.play_on();
    for entry in table.chronicle(None).filter(|e| e.event == "fief-log-dealt") {
        assert!(entry.words.iter().all(|(_, word)| matches!(word, Word::Number(_))));
    }
}

/// Orders a second in random play, told to whoever looks; the goal is for a release build.
#[test]
fn random_play_is_quick() {
    let mut table = empty_table();
    table.remember(false);
    let (begin, mut orders) = (std::time::Instant::now(), 0);
    for seed in 0..20 {
        table.start(header(&[("turn_cap", Setting::Number(20))], 4, seed, Player::Random)).unwrap();
        orders += table.play_on();
    }
    let a_second = (orders as f64 / begin.elapsed().as_secs_f64()) as u64;
    println!("{orders} orders, {a_second} a second");
    assert!(a_second > 5_000, "{a_second} orders a second");
}
