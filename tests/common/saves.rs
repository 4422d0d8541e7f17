//! Saved matches: what is written is restored.
use super::case::{Case, written};
use mesnie::table::play::replay;
use mesnie::table::prelude::*;
use std::fs;
use std::path::Path;

/// Matches that only have to be long enough to be saved end after so many turns.
pub const FEW_TURNS: i32 = 3;

/// The header of a match that ends soon, with a name that is not easy to write.
pub fn header(case: &Case, player: Player, seed: u64) -> Header {
    let seat = SeatSetup { name: "Zoé « la Rouge »".into(), ..SeatSetup::of(player) };
    Header {
        seats: vec![seat; case.fewest_seats()],
        data: case.rules().files.clone(),
        ..case.header(case.cut_short(Settings::new(), FEW_TURNS), 0, seed, Player::Random)
    }
}

pub fn start(case: &Case, path: &Path, player: Player, seed: u64) -> Recorded {
    Recorded::start(case.empty_table(), header(case, player, seed), path).unwrap()
}

/// Plays up to so many orders by itself.
pub fn play(recorded: &mut Recorded, orders: usize) {
    for _ in 0..orders {
        let Some(Record { seat, order }) = recorded.automatic_order() else { return };
        recorded.submit(seat, order).unwrap();
    }
}

pub fn load(case: &Case, path: &Path) -> Result<LoadedMatch, Problem> {
    replay::load(path, &[case.game])
}

pub fn load_sound(case: &Case, path: &Path) -> LoadedMatch {
    let loaded = load(case, path).unwrap();
    assert_eq!((&loaded.problem, loaded.torn, loaded.verified), (&None, false, true));
    loaded
}

pub fn told(problem: &Problem) -> String {
    problem.tell(&Texts::new(Lang::En))
}

pub fn arg<'p>(problem: &'p Problem, name: &str) -> &'p str {
    problem.args.iter().find(|(n, _)| *n == name).map_or("", |(_, value)| value)
}

pub fn a_saved_match_is_the_same_match(case: &Case) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new/folder/match.mesnie");
    let mut recorded = start(case, &path, Player::Random, 5);
    play(&mut recorded, 30);
    let mut loaded = load_sound(case, &path);
    assert_eq!(loaded.orders, 30);
    assert_eq!(written(&loaded.game_match), written(&recorded));
    assert_eq!(loaded.game_match.hash(), recorded.hash());
    assert_eq!(loaded.game_match.position(None), recorded.position(None));
    assert_eq!(loaded.game_match.header(), recorded.header());
    assert!(recorded.problem().is_none());
    // To the end, which is noted.
    recorded.play_on();
    let mut loaded = load_sound(case, &path);
    assert!(recorded.outcome().is_some());
    assert_eq!(loaded.game_match.outcome(), recorded.outcome());
    assert_eq!(loaded.game_match.hash(), recorded.hash());
    let ended = Journal::read(&path).unwrap();
    assert_eq!(ended.end().unwrap().1, recorded.outcome().unwrap().reason);
}

/// An order that no question has on offer.
const NO_SUCH_ORDER: Order = Order { verb: Verb::<()>::new("table.no_such_verb").key, on: Target::Nothing };

pub fn what_was_taken_back_and_played_again_is_saved_too(case: &Case) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.mesnie");
    let mut recorded = start(case, &path, Player::Random, 5);
    recorded.limit_undo(UndoLimit::Agreed);
    play(&mut recorded, 40);
    recorded.undo_to(25).unwrap();
    assert!(recorded.redo() && recorded.redo());
    recorded.undo().unwrap();
    recorded.limit_undo(UndoLimit::Usual);
    let mut loaded = load_sound(case, &path);
    assert_eq!(loaded.game_match.header().undo, UndoLimit::Usual);
    assert_eq!(written(&loaded.game_match), written(&recorded));
    assert_eq!(loaded.game_match.hash(), recorded.hash());
    assert_eq!(loaded.game_match.redoable(), recorded.redoable());
    assert_eq!((loaded.orders, Journal::read(&path).unwrap().orders()), (26, 26));
    // The rest can still be played again, from the file too.
    assert!(loaded.game_match.redo() && recorded.redo());
    assert_eq!(loaded.game_match.hash(), recorded.hash());
    // A refused order or an undo that stops at once writes nothing.
    let before = fs::read(&path).unwrap();
    let seat = recorded.prompt().unwrap().seat;
    assert!(recorded.submit(seat, NO_SUCH_ORDER).is_err());
    assert_eq!(fs::read(&path).unwrap(), before);
    // A long match with second thoughts, as far as the rules of undo let them be.
    for _ in 0..12 {
        play(&mut recorded, 17);
        let back = (0..3).take_while(|_| recorded.undo().is_ok()).count();
        assert!((0..back / 2).all(|_| recorded.redo()));
    }
    let mut loaded = load_sound(case, &path);
    assert_eq!(written(&loaded.game_match), written(&recorded));
    assert_eq!((loaded.game_match.hash(), loaded.game_match.redoable()), (recorded.hash(), recorded.redoable()));
}

/// A rule file that a save lacks is not taken from those built in.
pub fn a_save_that_lacks_a_rule_file_is_refused(case: &Case) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.mesnie");
    let files = &case.rules().files;
    assert!(!files.is_empty());
    for file in files.keys() {
        let mut without = header(case, Player::Random, 2);
        without.data.remove(file);
        drop(Recorded::start(case.empty_table(), without, &path).unwrap());
        let loaded = load(case, &path);
        if case.later_files.contains(&file.as_str()) {
            assert!(loaded.is_ok(), "{file}");
        } else {
            assert_eq!(loaded.err().expect(file).key, "save-data-bad");
        }
    }
}
