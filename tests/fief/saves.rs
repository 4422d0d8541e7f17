//! Saved kingdoms: what the table promises of saves holds for hands, purses and offers too.
use super::*;
use mesnie::table::save::load;
use std::fs;

fn play(recorded: &mut Recorded, orders: usize) {
    for n in 0..orders {
        let Some(Record { seat, order }) = recorded.automatic_order() else { return };
        recorded.submit(seat, order).unwrap();
        if n % 31 == 30 && recorded.can_undo().is_ok() {
            recorded.undo().unwrap();
        }
    }
}

#[test]
fn a_saved_kingdom_is_the_same_kingdom() {
    let folder = tempfile::tempdir().unwrap();
    for seed in 0..4 {
        let path = folder.path().join(format!("{seed}.mesnie"));
        let rules = RuleSet::read(&Fief, Source::built_in()).0.expect("sound rule data");
        let mut header = header(&[("turn_cap", Setting::Number(6))], 3 + seed as usize, seed, Player::Random);
        header.data = rules.files.clone();
        let mut recorded = Recorded::start(Match::new(&Fief, rules.data.clone()), header, &path).unwrap();
        play(&mut recorded, 400);
        let (hash, orders) = (recorded.hash(), recorded.journal().len());
        assert!(orders > 100);
        drop(recorded);
        let mut loaded = load(&path, mesnie::games()).unwrap();
        assert_eq!((&loaded.problem, loaded.torn, loaded.verified), (&None, false, true));
        assert_eq!((loaded.game_match.hash(), loaded.game_match.journal().len()), (hash, orders));

        // Torn in the middle of an order, all whole lines are had again.
        let whole = fs::read(&path).unwrap();
        let ends: Vec<usize> = whole.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(i, _)| i).collect();
        let torn = folder.path().join("torn.mesnie");
        for part in [3, 5, 7] {
            fs::write(&torn, &whole[..ends[ends.len() * part / 8] + 4]).unwrap();
            let loaded = load(&torn, mesnie::games()).unwrap();
            assert!(loaded.game_match.journal().len() < orders && !loaded.game_match.journal().is_empty());
            assert!(loaded.torn && loaded.problem.is_none(), "{:?}", loaded.problem);
        }
        // A bit flipped in an order is found.
        let line = ends[ends.len() / 2];
        let mut flipped = whole.clone();
        flipped[line - 3] ^= 1;
        fs::write(&torn, &flipped).unwrap();
        assert!(load(&torn, mesnie::games()).map_or(true, |loaded| loaded.problem.is_some()));
    }
}
