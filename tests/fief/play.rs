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
        agree(started(&[("turn_cap", Setting::Number(4))], 3 + seed as usize, seed, Player::Random));
    }
    for (position, seed) in [(RICH, 3), (RICH, 4), (COURT, 5), (COURT, 7)] {
        let mut table = empty_table();
        let options = [
            ("turn_cap", Setting::Number(5)),
            ("bishop_sale", Setting::Switch(true)),
            ("surrender", Setting::Switch(seed % 2 > 0)),
            ("ransom_phase", Setting::Word(if seed > 4 { "OwnGo" } else { "Negotiations" }.into())),
        ];
        table.start_from(header(&options, 4, seed, Player::Random), position).unwrap();
        agree(table);
    }
}

fn agree(mut table: Match) {
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
        let other = Seat((seat.0 + 1) % 3);
        assert!(table.check(other, record.order).is_err());
        assert_eq!(table.hash(), before);
        table.submit(record.seat, record.order).unwrap();
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
    for seed in 0..12 {
        let mut table = started(&[("turn_cap", Setting::Number(6))], 4, seed, Player::Random);
        if seed > 5 {
            let options = [("turn_cap", Setting::Number(6)), ("bishop_sale", Setting::Switch(true))];
            table.start_from(header(&options, 4, seed, Player::Random), if seed > 8 { COURT } else { RICH }).unwrap();
        }
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
        assert!(compared > 20 || seed > 8, "{compared}");
    }
}

/// Nor on what is in the others' purses: offers, bids and ransoms tell nothing of them (F-6.12).
#[test]
fn purses_are_nobody_elses_business() {
    use mesnie::fief::realm::Treasury;
    use mesnie::table::purses::{Account, Payment};
    for seed in 0..6 {
        let mut table = empty_table();
        let options = [
            ("turn_cap", Setting::Number(6)),
            ("bishop_sale", Setting::Switch(true)),
            ("surrender", Setting::Switch(true)),
        ];
        table.start_from(header(&options, 4, seed, Player::Random), RICH).unwrap();
        let mut compared = 0;
        while let Some(record) = table.automatic_order() {
            for viewer in (0..4).map(Seat) {
                let other = Seat((viewer.0 + 2) % 4);
                let seen = |table: &mut Match| {
                    let asked = table.prompt().is_some_and(|p| p.seat == viewer);
                    let full = asked.then(|| table.prompt_in_full().map(|p| (p.offered, p.spans, p.refused)));
                    (
                        table.position(Some(viewer)),
                        table.prompt_seen_by(Some(viewer)).map(|p| (p.offered, p.spans)),
                        full,
                    )
                };
                let before = (seen(&mut table), table.world().resource::<Treasury>().clone());
                let payment = Payment::new(Account::Bank, Account::Purse(other), 700, "fief-log-paid", "F-6.12");
                table.world_mut().resource_mut::<Treasury>().purses.pay(&mut Chronicle::default(), payment);
                assert_eq!(seen(&mut table), before.0, "seed {seed}, {}", table.write_order(record));
                table.world_mut().insert_resource(before.1);
                compared += 1;
            }
            table.submit(record.seat, record.order).unwrap();
        }
        assert!(compared > 100);
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

/// A match that only the program plays has a last turn; one with a person at it has not.
#[test]
fn a_match_of_the_program_alone_ends() {
    use mesnie::fief::rules::Rules;
    use mesnie::fief::turn::Progress;
    for (seed, mode) in [(1, "Normal"), (2, "Normal"), (3, "Points")] {
        let mut table = started(&[("mode", Setting::Word(mode.into()))], 4, seed, Player::Random);
        table.play_on();
        assert!(table.outcome().is_some(), "seed {seed}");
        assert!(table.world().resource::<Progress>().turn <= 60);
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

/// A court with everything to settle: an estate, mitres and a cardinal, plagues in hand, a family without lords, a deck that
/// is at its end.
const COURT: &str = "(
    turn: 4,
    phase: \"cards\",
    purses: [(\"lily\", 900), (\"tower\", 2500), (\"star\", 2000), (\"crescent\", 600)],
    hands: [(\"lily\", [\"assassination\"]), (\"tower\", [\"plague\"]), (\"star\", [\"plague\", \"justice\"])],
    rest_discarded: true,
    lords: [
        (lord: \"arnaud\", of: \"lily\", at: \"givry\"),
        (lord: \"charles\", of: \"lily\", at: \"buxy\", bishop: \"blaye\"),
        (lord: \"gauvain\", of: \"tower\", at: \"buxy\", bishop: \"sigy\"),
        (lord: \"eric\", of: \"tower\", at: \"cluny\"),
        (lord: \"othon\", of: \"tower\", at: \"cluny\"),
        (lord: \"henry\", of: \"star\", at: \"ige\", bishop: \"tournus\", cardinal: true),
        (lord: \"jeanne\", of: \"star\", at: \"ige\"),
        (lord: \"lambert\", of: \"star\", at: \"buxy\", bishop: \"bourg\"),
    ],
    soldiers: [
        (of: \"lily\", at: \"givry\", points: 3), (of: \"tower\", at: \"cluny\", points: 3), (of: \"star\", at: \"ige\", points: 3),
        (of: \"crescent\", at: \"blaye\", points: 4), (of: \"crescent\", at: \"lussac\", points: 2),
    ],
    titles: [
        (region: \"gueules\", capital: \"bourg\", lord: \"jeanne\"), (region: \"azur\", capital: \"cluny\", lord: \"eric\"),
        (region: \"or\", capital: \"blaye\", kept_by: \"crescent\"),
    ],
    crown: (king: \"arnaud\"),
    kings_guard: 6,
    estates: [(family: \"crescent\", heir: \"lily\", by_crown: true)],
)";

/// A regent with both guards under attack, plague in two hands, and somebody alone in the capital of another.
const REGENCY: &str = "(
    phase: \"battles\",
    hands: [(\"lily\", [\"plague\"]), (\"tower\", [\"plague\"])],
    lords: [
        (lord: \"arnaud\", of: \"lily\", at: \"ige\"),
        (lord: \"jeanne\", of: \"star\", at: \"bourg\"),
        (lord: \"eric\", of: \"tower\", at: \"bourg\", gate: \"lussac\"),
        (lord: \"henry\", of: \"crescent\", at: \"cluny\"),
    ],
    soldiers: [(of: \"star\", at: \"bourg\", points: 2), (of: \"tower\", at: \"bourg\", points: 3, gate: \"lussac\")],
    villages: [(village: \"bourg\", owner: \"star\", occupant: \"star\"), (village: \"cluny\", occupant: \"crescent\")],
    titles: [(region: \"azur\", capital: \"cluny\", lord: \"eric\")],
    crown: (king: \"arnaud\", queen: \"jeanne\", regent: true, childhood: 1),
    kings_guard: 6,
    queens_guard: 5,
)";

/// Plays on at random from a position, with the invariants after every order and undo now and then; gives the verbs used.
fn play_from(position: &str, seeds: u64, turns: i32) -> BTreeSet<&'static str> {
    let (mut verbs, mut orders) = (BTreeSet::new(), 0);
    for seed in 0..seeds {
        let mut table = empty_table();
        let options = [
            ("mode", Setting::Word("Normal".into())),
            ("turn_cap", Setting::Number(turns)),
            ("plague_hits_rebels", Setting::Switch(seed % 2 == 0)),
            ("bishop_sale", Setting::Switch(seed % 3 > 0)),
            ("surrender", Setting::Switch(seed % 2 == 0)),
            ("ransom_phase", Setting::Word(if seed % 5 == 0 { "OwnGo" } else { "Negotiations" }.into())),
            ("counter_model", Setting::Word(if seed % 7 == 0 { "Literal" } else { "Representable" }.into())),
            ("toll", Setting::Switch(seed % 3 == 0)),
            ("fog", Setting::Switch(seed % 5 == 0)),
            ("rescue_frees_own", Setting::Switch(seed % 7 == 0)),
        ];
        let header = Header { undo: UndoLimit::Agreed, ..header(&options, 4, seed, Player::Random) };
        table.start_from(header, position).unwrap();
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
    verbs
}

#[test]
fn a_kingdom_in_full_keeps_the_invariants() {
    let mut verbs = play_from(RICH, 60, 9);
    verbs.extend(play_from(COURT, 60, 6));
    verbs.extend(play_from(REGENCY, 40, 3));
    // All but what set-up alone asks for.
    let all: BTreeSet<&str> = empty_table().book().verbs().into_iter().map(|(verb, _)| verb.name).collect();
    let unused: Vec<_> = all.difference(&verbs).collect();
    // Customs stand beside the question, and nobody who plays at random changes them.
    assert_eq!(unused, [&"fief.bar", &"fief.hear", &"fief.settle", &"fief.take_lord", &"fief.welcome"]);
}
