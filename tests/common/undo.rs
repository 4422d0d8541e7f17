//! Orders that are taken back, played again and replayed; and those that cannot be taken back, with the reason.
use super::case::{Case, script};
use super::chance::Chance;
use super::saves::{FEW_TURNS, header};
use mesnie::table::prelude::*;
use std::collections::HashSet;

/// A match to its end by itself, and the hash of the position before each order and at the end.
fn whole(case: &Case, player: Player, undo: UndoLimit) -> (Match, Vec<u64>) {
    let mut table = case.empty_table();
    table.start(Header { undo, ..header(case, player, 11) }).unwrap();
    let mut hashes = vec![table.hash()];
    while let Some(Record { seat, order }) = table.automatic_order() {
        table.submit(seat, order).unwrap();
        hashes.push(table.hash());
    }
    assert!(table.outcome().is_some());
    (table, hashes)
}

fn players(case: &Case) -> [Player; 2] {
    [Player::Random, script(case.levels().last().expect("a script"))]
}

/// Back to the very start, order by order, and forth again.
pub fn every_order_is_taken_back_and_played_again(case: &Case) {
    for player in players(case) {
        let (mut table, hashes) = whole(case, player, UndoLimit::Agreed);
        let end = (table.outcome().cloned(), table.position(None));
        let told: Vec<_> = table.chronicle(None).cloned().collect();
        for (orders, hash) in hashes.iter().enumerate().rev().skip(1) {
            table.undo().unwrap();
            assert_eq!((table.journal().len(), table.hash()), (orders, *hash));
            assert_eq!(table.chronicle(None).count(), table.entries_after(orders));
            assert!(table.prompt().is_some_and(|prompt| !prompt.is_empty()) && table.outcome().is_none());
        }
        assert_eq!(table.undo(), Err(UndoStop::Beginning));
        for (orders, hash) in hashes.iter().enumerate().skip(1) {
            assert!(table.redo());
            assert_eq!((table.journal().len(), table.hash()), (orders, *hash));
        }
        assert!(!table.redo());
        assert_eq!((table.outcome().cloned(), table.position(None)), end);
        assert!(table.chronicle(None).eq(&told), "another chronicle");
    }
}

/// Many orders back at once and forth again, in matches with any options; and the same orders at another table.
pub fn leaps_back_and_forth_lead_to_the_same_positions(case: &Case) {
    let (mut table, mut again) = (case.empty_table(), case.empty_table());
    let mut chance = Chance(13);
    let mut played = 0;
    for seed in 0..20 {
        let options = case.any_options(seed, &mut chance, FEW_TURNS);
        let header = case.header(options, case.some_seats(seed), seed, Player::Random);
        let header = Header { undo: UndoLimit::Agreed, ..header };
        table.start(header.clone()).unwrap();
        again.start(header).unwrap();
        let mut hashes = vec![table.hash()];
        while let Some(Record { seat, order }) = table.automatic_order() {
            table.submit(seat, order).unwrap();
            hashes.push(table.hash());
            if chance.below(10) == 0 {
                let back = chance.below(hashes.len().min(30));
                let told = table.chronicle(None).count();
                let keep = table.journal().len() - back;
                table.undo_to(keep).unwrap();
                assert_eq!(table.hash(), hashes[keep]);
                while table.redo() {}
                assert_eq!(table.hash(), *hashes.last().unwrap());
                assert_eq!(table.chronicle(None).count(), told);
            }
        }
        for (i, record) in table.journal().iter().enumerate() {
            assert_eq!(again.hash(), hashes[i]);
            let text = table.write_order(*record);
            assert_eq!(again.read_order(&text), Ok(*record), "{text}");
            again.submit(record.seat, record.order).unwrap();
        }
        assert_eq!((again.hash(), again.outcome()), (*hashes.last().unwrap(), table.outcome()));
        played += hashes.len();
        // Long matches are as good as many.
        if played > 5000 {
            break;
        }
    }
}

/// The same header and the same orders, as they are written, give the same positions, whoever gives them.
pub fn a_journal_that_is_replayed_gives_the_same_positions(case: &Case) {
    for player in players(case) {
        let (table, hashes) = whole(case, player.clone(), UndoLimit::Usual);
        assert_eq!(whole(case, player, UndoLimit::Agreed).1, hashes);
        let mut again = case.empty_table();
        again.start(header(case, Player::Person, 11)).unwrap();
        for (record, hash) in table.journal().iter().zip(&hashes) {
            // Who plays decides when a match without people is cut short, and nothing else.
            assert_eq!(again.hash(), *hash);
            let written = table.write_order(*record);
            assert_eq!(again.read_order(&written), Ok(*record), "{written}");
            again.submit(record.seat, record.order).unwrap();
        }
        assert_eq!((again.hash(), again.outcome()), (*hashes.last().unwrap(), table.outcome()));
    }
}

/// What was rolled, laid open or decided by another seat stays, and the reason is told.
pub fn dice_secrets_and_other_seats_stop_undo(case: &Case) {
    let stops = stops(case);
    let wanted: HashSet<&str> = ["undo-stop-roll", "undo-stop-seat"].iter().chain(case.stops).copied().collect();
    assert_eq!(stops, wanted);
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        assert!(stops.iter().all(|stop| texts.has(stop)), "{lang}");
    }
}

fn stops(case: &Case) -> HashSet<&'static str> {
    let mut stops = HashSet::new();
    for seed in 0..6 {
        let mut table = case.empty_table();
        table.start(header(case, Player::Random, seed)).unwrap();
        assert_eq!(table.can_undo(), Err(UndoStop::Beginning));
        let mut hashes = vec![table.hash()];
        while let Some(Record { seat, order }) = table.automatic_order() {
            let secret = table.prompt().unwrap().secret;
            let rolls = table.world().resource::<Dice>().rolls();
            table.submit(seat, order).unwrap();
            hashes.push(table.hash());
            let what = format!("seed {seed}, {}", table.write_order(Record { seat, order }));
            let rolled = table.world().resource::<Dice>().rolls() != rolls;
            let passed = table.prompt().is_none_or(|prompt| prompt.seat != seat);
            match table.can_undo() {
                Ok(()) => assert!(!(rolled || secret && passed), "{what} can be taken back"),
                Err(stop) => {
                    stops.insert(stop.text());
                    assert_eq!(rolled, stop == UndoStop::Roll, "{what}: {stop:?}");
                    assert!(stop != UndoStop::SeatChange || secret && passed, "{what}: {stop:?}");
                    assert_eq!(table.undo(), Err(stop));
                    assert_eq!((table.journal().len() + 1, table.hash()), (hashes.len(), *hashes.last().unwrap()));
                }
            }
            // As far back as it goes: there stands an order that another seat has answered, or one of those above.
            if hashes.len().is_multiple_of(5) {
                let all = table.journal().len();
                let undone = table.undo_to(0);
                let left = table.journal().len();
                assert_eq!((table.hash(), undone.is_ok()), (hashes[left], left == 0), "{what}");
                stops.extend(undone.err().map(UndoStop::text));
                if undone == Err(UndoStop::SeatChange) && left < all {
                    let next = table.next_redo().expect("it was taken back");
                    assert_eq!(table.prompt().expect("somebody gave it").seat, next.seat, "{what}");
                }
                while table.redo() {}
                assert_eq!((table.journal().len(), table.hash()), (all, *hashes.last().unwrap()), "{what}");
            }
        }
    }
    stops
}
