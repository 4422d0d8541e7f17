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
    use mesnie::fief::rules::Rules;
    let by_points = |mode: &str, seats| {
        let table = started(&[("mode", Setting::Word(mode.into()))], seats, 1, Player::Person);
        table.world().resource::<Rules>().by_points()
    };
    assert_eq!([3, 4, 5, 6].map(|seats| by_points("Auto", seats)), [true, false, false, false]);
    assert!(by_points("Points", 6) && !by_points("Normal", 3));
}

/// A kingdom in the middle of everything: fiefs, captives, mitres, a King, a Queen, a Prince, taxes, a revolt.
const RICH: &str = "(
    turn: 4,
    phase: \"cards\",
    purses: [(\"lily\", 3000), (\"tower\", 2500), (\"star\", 2000), (\"crescent\", 4000)],
    hands: [
        (\"lily\", [\"assassination\", \"quentin\", \"taille\"]), (\"tower\", [\"plague\", \"justice\", \"tithe\"]),
        (\"star\", [\"escape\", \"darc\", \"bishop-blaye\"]), (\"crescent\", [\"plague\", \"thierry\", \"famine\"]),
    ],
    lords: [
        (lord: \"arnaud\", of: \"lily\", at: \"bourg\", spouse: \"jeanne\"),
        (lord: \"charles\", of: \"lily\", at: \"cluny\", captor: \"tower\"),
        (lord: \"eric\", of: \"lily\", at: \"fronsac\"),
        (lord: \"francois\", of: \"tower\", at: \"cluny\"),
        (lord: \"gauvain\", of: \"tower\", at: \"sennecy\", bishop: \"sigy\", cardinal: true),
        (lord: \"henry\", of: \"star\", at: \"beaujeu\", bishop: \"tournus\"),
        (lord: \"jeanne\", of: \"star\", at: \"bourg\"),
        (lord: \"mireille\", of: \"star\", at: \"beaujeu\"),
        (lord: \"lambert\", of: \"crescent\", at: \"blaye\"),
        (lord: \"othon\", of: \"crescent\", at: \"cluny\", captor: \"tower\", by_grace: true),
    ],
    soldiers: [
        (of: \"lily\", at: \"bourg\", points: 9), (of: \"lily\", at: \"lussac\", points: 2),
        (of: \"tower\", at: \"cluny\", points: 4), (of: \"tower\", at: \"givry\", points: 1), (of: \"tower\", at: \"buxy\", points: 1),
        (of: \"star\", at: \"ige\", points: 1), (of: \"star\", at: \"fleurie\", points: 1), (of: \"star\", at: \"julienas\", points: 2),
        (of: \"crescent\", at: \"etauliers\", points: 2), (of: \"crescent\", at: \"pauillac\", points: 7),
        (of: \"crescent\", at: \"blaye\", points: 1, gate: \"pauillac\"),
    ],
    villages: [
        (village: \"bourg\", owner: \"lily\", occupant: \"lily\", city: true, mills: 2),
        (village: \"sennecy\", castle: true), (village: \"beaujeu\", castle: true, mills: 1), (village: \"blaye\", castle: true),
        (village: \"cluny\", castle: true, presses: 1), (village: \"fronsac\", mills: 1),
    ],
    titles: [(region: \"gueules\", capital: \"bourg\", lord: \"arnaud\"), (region: \"azur\", capital: \"lugny\", lord: \"charles\")],
    crown: (king: \"arnaud\", queen: \"jeanne\"),
    kings_guard: 12,
    queens_guard: 7,
    weather: [\"or\"],
    famine: [\"sable\"],
    revolt: (\"sigy\", 11, \"crescent\"),
    frozen: [(\"azur\", 400)],
)";

#[test]
fn a_kingdom_in_full_keeps_the_invariants() {
    let (mut verbs, mut orders) = (BTreeSet::new(), 0);
    for seed in 0..60 {
        let mut table = empty_table();
        let options = [
            ("turn_cap", Setting::Number(7)),
            ("plague_hits_rebels", Setting::Switch(seed % 2 == 0)),
            ("toll", Setting::Switch(seed % 3 == 0)),
            ("surrender", Setting::Switch(seed % 4 == 0)),
            ("fog", Setting::Switch(seed % 5 == 0)),
            ("rescue_frees_own", Setting::Switch(seed % 7 == 0)),
        ];
        let header = Header { undo: UndoLimit::Agreed, ..header(&options, 4, seed, Player::Random) };
        table.start_from(header, RICH).unwrap();
        assert_eq!(table.broken_invariants(), Vec::<String>::new(), "the position itself");
        while let Some(record) = table.automatic_order() {
            verbs.insert(record.order.verb.name);
            let before = table.hash();
            table.submit(record.seat, record.order).unwrap();
            let broken = table.broken_invariants();
            assert!(broken.is_empty(), "seed {seed} {}: {broken:?}", table.write_order(record));
            if orders % 7 == 0 {
                let after = table.hash();
                table.undo().unwrap();
                assert_eq!(table.hash(), before, "undo of {}", table.write_order(record));
                assert!(table.redo() && table.hash() == after);
            }
            orders += 1;
        }
        assert!(table.outcome().is_some());
    }
    // All but what set-up alone asks for.
    let all: BTreeSet<&str> = empty_table().book().verbs().into_iter().map(|(verb, _)| verb.name).collect();
    let unused: Vec<_> = all.difference(&verbs).collect();
    assert_eq!(unused, [&"fief.settle", &"fief.take_lord"]);
}
