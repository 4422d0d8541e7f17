//! Orders that are taken back, played again and replayed; and those that cannot be taken back, with the reason.
use super::*;
use rayon::prelude::*;
use std::collections::HashSet;

/// A match to its end by itself, and the hash of the position before each order and at the end.
fn whole(packed: &Packed, player: Player, undo: UndoLimit) -> (Match, Vec<u64>) {
    let mut table = packed.table();
    table.start(Header { undo, ..packed.header(player, 11) }).unwrap();
    let mut hashes = vec![table.hash()];
    while let Some(Record { seat, order }) = table.automatic_order() {
        table.submit(seat, order).unwrap();
        hashes.push(table.hash());
    }
    assert!(table.outcome().is_some());
    (table, hashes)
}

fn players() -> impl ParallelIterator<Item = (&'static Packed, Player)> {
    let each = |packed| [(packed, Player::Random), (packed, Player::Script("normal".into()))];
    GAMES.par_iter().flat_map(each)
}

/// Back to the very start, order by order, and forth again.
#[test]
fn every_order_is_taken_back_and_played_again() {
    players().for_each(|(packed, player)| {
        let (mut table, hashes) = whole(packed, player, UndoLimit::Agreed);
        let end = (table.outcome().cloned(), table.position(None));
        let told: Vec<_> = table.chronicle(None).cloned().collect();
        for (orders, hash) in hashes.iter().enumerate().rev().skip(1) {
            table.undo().unwrap();
            assert_eq!((table.journal().len(), table.hash()), (orders, *hash), "{}", packed.game.id());
            assert_eq!(table.chronicle(None).count(), table.entries_after(orders));
            assert!(table.prompt().is_some_and(|prompt| !prompt.is_empty()) && table.outcome().is_none());
        }
        assert_eq!(table.undo(), Err(UndoStop::Beginning));
        for (orders, hash) in hashes.iter().enumerate().skip(1) {
            assert!(table.redo());
            assert_eq!((table.journal().len(), table.hash()), (orders, *hash), "{}", packed.game.id());
        }
        assert!(!table.redo());
        assert_eq!((table.outcome().cloned(), table.position(None)), end);
        assert!(table.chronicle(None).eq(&told), "{}: another chronicle", packed.game.id());
    });
}

/// The same header and the same orders, as they are written, give the same positions, whoever gives them.
#[test]
fn a_journal_that_is_replayed_gives_the_same_positions() {
    players().for_each(|(packed, player)| {
        let (table, hashes) = whole(packed, player.clone(), UndoLimit::Usual);
        assert_eq!(whole(packed, player, UndoLimit::Agreed).1, hashes, "{}", packed.game.id());
        let mut again = packed.table();
        again.start(packed.header(Player::Person, 11)).unwrap();
        for (record, hash) in table.journal().iter().zip(&hashes) {
            // Who plays decides when a match without people is cut short, and nothing else.
            assert_eq!(again.hash(), *hash, "{}", packed.game.id());
            let written = table.write_order(*record);
            assert_eq!(again.read_order(&written), Ok(*record), "{written}");
            again.submit(record.seat, record.order).unwrap();
        }
        assert_eq!((again.hash(), again.outcome()), (*hashes.last().unwrap(), table.outcome()));
    });
}

/// What was rolled, laid open or decided by another seat stays, and the reason is told.
#[test]
fn dice_secrets_and_other_seats_stop_undo() {
    let stopped: Vec<HashSet<&str>> = GAMES.par_iter().map(stops).collect();
    for (packed, stops) in GAMES.iter().zip(&stopped) {
        assert!(stops.contains("undo-stop-roll") && stops.contains("undo-stop-seat"), "{}", packed.game.id());
        // Sealed bids are laid open; where armies are, dice are thrown as well.
        let lays_open = packed.game.id() == "tactique";
        assert_eq!(stops.contains("undo-stop-reveal"), lays_open, "{}: {stops:?}", packed.game.id());
    }
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        assert!(stopped.iter().flatten().all(|stop| texts.has(stop)), "{lang}");
    }
}

fn stops(packed: &Packed) -> HashSet<&'static str> {
    let mut stops = HashSet::new();
    for seed in 0..6 {
        let mut table = packed.table();
        table.start(packed.header(Player::Random, seed)).unwrap();
        assert_eq!(table.can_undo(), Err(UndoStop::Beginning));
        let mut hashes = vec![table.hash()];
        while let Some(Record { seat, order }) = table.automatic_order() {
            let secret = table.prompt().unwrap().secret;
            let rolls = table.world().resource::<Dice>().rolls();
            table.submit(seat, order).unwrap();
            hashes.push(table.hash());
            let what = format!("{} seed {seed}, {}", packed.game.id(), table.write_order(Record { seat, order }));
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
