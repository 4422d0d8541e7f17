//! Saved matches: what is written is had again, whatever happens to the program, the disk or the file. What holds for one
//! game holds for every other; where any will do, it is the first.
#[path = "saves/damaged.rs"]
mod damaged;
#[path = "saves/disk.rs"]
mod disk;
#[path = "saves/undo.rs"]
mod undo;

use mesnie::table::data::Source;
use mesnie::table::game::{Game, RuleSet};
use mesnie::table::play::replay::load;
use mesnie::table::prelude::*;
use mesnie::table::saves::format::Line;
use mesnie::table::saves::journal;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

/// A game with the rule data that travel in its saves.
struct Packed {
    game: &'static dyn Game,
    rules: RuleSet,
}

static GAMES: LazyLock<Vec<Packed>> = LazyLock::new(|| {
    let packed = |game: &&'static dyn Game| {
        let rules = RuleSet::read(*game, Source::built_in()).0.expect("sound rule data");
        Packed { game: *game, rules }
    };
    mesnie::games::all().iter().map(packed).collect()
});

impl Packed {
    fn table(&self) -> Match {
        Match::new(self.game, self.rules.data.clone())
    }
    /// Games that can last as long as the players like are cut short.
    fn options(&self) -> Settings {
        let caps = self.game.options(&self.rules.data).into_iter().filter(|option| option.name == "turn_cap");
        caps.map(|option| (option.name, Setting::Number(3))).collect()
    }
    fn header(&self, player: Player, seed: u64) -> Header {
        let seat = SeatSetup { name: "Zoé « la Rouge »".into(), ..SeatSetup::of(player) };
        Header {
            game: self.game.id().into(),
            scenario: String::new(),
            options: self.options(),
            seed,
            seats: vec![seat; *self.game.seat_counts().start()],
            undo: UndoLimit::Usual,
            data: self.rules.files.clone(),
        }
    }
    fn start(&self, path: &Path, player: Player, seed: u64) -> Recorded {
        Recorded::start(self.table(), self.header(player, seed), path).unwrap()
    }
}

/// A match of the first game.
fn start(path: &Path, player: Player, seed: u64) -> Recorded {
    GAMES[0].start(path, player, seed)
}
/// Plays up to so many orders by itself.
fn play(recorded: &mut Recorded, orders: usize) {
    for _ in 0..orders {
        let Some(Record { seat, order }) = recorded.automatic_order() else { return };
        recorded.submit(seat, order).unwrap();
    }
}
fn orders(game: &Match) -> Vec<String> {
    game.journal().iter().map(|record| game.write_order(*record)).collect()
}
fn load_sound(path: &Path) -> LoadedMatch {
    let loaded = load(path, mesnie::games::all()).unwrap();
    assert_eq!((&loaded.problem, loaded.torn, loaded.verified), (&None, false, true));
    loaded
}
fn told(problem: &Problem) -> String {
    problem.tell(&Texts::new(Lang::En))
}
fn arg<'p>(problem: &'p Problem, name: &str) -> &'p str {
    problem.args.iter().find(|(n, _)| *n == name).map_or("", |(_, value)| value)
}

#[test]
fn a_saved_match_is_the_same_match() {
    let folder = tempfile::tempdir().unwrap();
    for packed in &*GAMES {
        let path = folder.path().join(packed.game.id()).join("new/folder/match.mesnie");
        let mut recorded = packed.start(&path, Player::Random, 5);
        play(&mut recorded, 30);
        let mut loaded = load_sound(&path);
        assert_eq!(loaded.orders, 30);
        assert_eq!(orders(&loaded.game_match), orders(&recorded));
        assert_eq!(loaded.game_match.hash(), recorded.hash());
        assert_eq!(loaded.game_match.position(None), recorded.position(None));
        assert_eq!(loaded.game_match.header(), recorded.header());
        assert!(recorded.problem().is_none());
        // To the end, which is noted.
        recorded.play_on();
        let mut loaded = load_sound(&path);
        assert!(recorded.outcome().is_some());
        assert_eq!(loaded.game_match.outcome(), recorded.outcome());
        assert_eq!(loaded.game_match.hash(), recorded.hash());
        let ended = Journal::read(&path).unwrap();
        assert_eq!(ended.end().unwrap().1, recorded.outcome().unwrap().reason);
    }
}

#[test]
fn what_was_taken_back_and_played_again_is_saved_too() {
    let folder = tempfile::tempdir().unwrap();
    for packed in &*GAMES {
        let path = folder.path().join(format!("{}.mesnie", packed.game.id()));
        let mut recorded = packed.start(&path, Player::Random, 5);
        recorded.limit_undo(UndoLimit::Agreed);
        play(&mut recorded, 40);
        recorded.undo_to(25).unwrap();
        assert!(recorded.redo() && recorded.redo());
        recorded.undo().unwrap();
        recorded.limit_undo(UndoLimit::Usual);
        let mut loaded = load_sound(&path);
        assert_eq!(loaded.game_match.header().undo, UndoLimit::Usual);
        assert_eq!(orders(&loaded.game_match), orders(&recorded));
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
        let mut loaded = load_sound(&path);
        assert_eq!(orders(&loaded.game_match), orders(&recorded));
        assert_eq!((loaded.game_match.hash(), loaded.game_match.redoable()), (recorded.hash(), recorded.redoable()));
    }
}

/// An order that no phase has on offer.
const NO_SUCH_ORDER: Order = Order { verb: Verb::<()>::new("table.no_such_verb").key, on: Target::Nothing };

#[test]
fn a_save_is_played_with_the_rule_data_that_it_was_begun_with() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.mesnie");
    let ancients = &GAMES[0];
    let mut rules = ancients.rules.clone();
    // A designer's own rules: every unit is cheaper.
    let units = rules.files.get_mut("ancients/units.ron").expect("the file of the units");
    assert!(units.contains("cost: "));
    *units = units.replace("cost: 9", "cost: 1").replace("cost: 8", "cost: 1");
    let own = RuleSet::read(ancients.game, Source::memory(rules.files)).0.expect("sound rule data");
    let own = Packed { game: ancients.game, rules: own };
    let mut recorded = own.start(&path, Player::Random, 2);
    recorded.play_on();
    let mut loaded = load_sound(&path);
    assert_eq!(loaded.game_match.hash(), recorded.hash());
    // A file that it lacks is not taken from those built in.
    let other = folder.path().join("other.mesnie");
    for packed in &*GAMES {
        for file in packed.rules.files.keys() {
            let mut without = packed.header(Player::Random, 2);
            without.data.remove(file);
            drop(Recorded::start(packed.table(), without, &other).unwrap());
            assert_eq!(load(&other, mesnie::games::all()).err().expect(file).key, "save-data-bad");
        }
    }
}

#[test]
fn bookmarks_are_saved_and_are_no_part_of_the_position() {
    let folder = tempfile::tempdir().unwrap();
    let saves = Saves::at(folder.path());
    let mut recorded = start(&saves.new_autosave("ancients"), Player::Random, 5);
    let path = recorded.path().to_owned();
    recorded.limit_undo(UndoLimit::Agreed);
    play(&mut recorded, 40);
    let (hash, all, position) = (recorded.hash(), orders(&recorded), recorded.position(None));
    let entries = recorded.chronicle(None).count();
    assert!(entries > 8);
    let last = entries - 1;
    for entry in [0, 3, 7, last] {
        assert!(recorded.bookmark(entry, true), "{entry}");
    }
    assert!(recorded.bookmark(7, false));
    // What changes nothing writes nothing.
    let before = fs::read(&path).unwrap();
    assert!(!recorded.bookmark(3, true) && !recorded.bookmark(7, false) && !recorded.bookmark(entries, true));
    assert_eq!(fs::read(&path).unwrap(), before);
    assert_eq!((recorded.hash(), orders(&recorded), recorded.position(None)), (hash, all.clone(), position));
    let marked = BTreeSet::from([0, 3, last]);
    assert_eq!(recorded.bookmarks(), &marked);
    let mut loaded = load_sound(&path);
    assert_eq!((&loaded.bookmarks, loaded.orders), (&marked, 40));
    assert_eq!((loaded.game_match.hash(), orders(&loaded.game_match)), (hash, all));
    assert_eq!(Journal::read(&path).unwrap().orders(), 40);

    // A named save carries them, and the match that goes on from it too.
    let named = saves.named("marked").unwrap();
    recorded.save_as(&named).unwrap();
    let resumed = Recorded::resume(load_sound(&named), &saves);
    assert_ne!(resumed.path(), named);
    assert_eq!(resumed.bookmarks(), &marked);
    assert_eq!(load_sound(resumed.path()).bookmarks, marked);

    // What is taken back takes its bookmarks with it, now and from the file; played again it has none.
    recorded.undo_to(recorded.orders_before_entry(last)).unwrap();
    assert_eq!(recorded.bookmarks(), &BTreeSet::from([0, 3]));
    assert_eq!(load_sound(&path).bookmarks, BTreeSet::from([0, 3]));
    while recorded.redo() {}
    assert_eq!((recorded.hash(), recorded.chronicle(None).count()), (hash, entries));
    assert_eq!(recorded.bookmarks(), &BTreeSet::from([0, 3]));
    assert!(recorded.bookmark(last, true));
    while recorded.bookmarks().contains(&last) {
        recorded.undo().unwrap();
    }
    let loaded = load_sound(&path);
    assert_eq!((&loaded.bookmarks, recorded.bookmarks()), (&[0, 3].into(), &[0, 3].into()));

    // They can be set when the match is over, which it stays.
    let mut resumed = Recorded::resume(loaded, &saves);
    resumed.play_on();
    assert!(resumed.outcome().is_some() && resumed.bookmark(5, true));
    resumed.limit_undo(UndoLimit::Usual);
    let finished = |path: &Path| saves.list().into_iter().find(|s| s.path == path).unwrap().summary.unwrap().finished;
    assert!(finished(resumed.path()));
    let lines = fs::read_to_string(resumed.path()).unwrap().lines().count();
    let again = Recorded::resume(load_sound(resumed.path()), &saves);
    assert_eq!(again.bookmarks(), &BTreeSet::from([0, 3, 5]));
    assert_eq!(fs::read_to_string(again.path()).unwrap().lines().count(), lines, "the end is noted once");
}

/// Another version of the program may have told more in its chronicle.
#[test]
fn a_bookmark_beyond_the_end_is_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.mesnie");
    let mut recorded = start(&path, Player::Random, 5);
    play(&mut recorded, 10);
    let (mut file, _) = load_sound(&path).resume_journal(&path);
    for (entry, set) in [(1, true), (1_000_000, true), (2, false)] {
        file.append(&Line::Bookmark { entry, set }).unwrap();
    }
    let loaded = load_sound(&path);
    assert_eq!((loaded.bookmarks, loaded.orders), ([1].into(), 10));
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("\nbookmark 1 #") && text.contains("\nbookmark off 2 #"), "{text}");
}

/// A lesson did not begin as its header says, so it could not be had from a file again.
#[test]
fn a_match_without_a_file_is_played_and_leaves_none() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.mesnie");
    let mut recorded = Recorded::without_file(start(&path, Player::Random, 5).into_match());
    fs::remove_file(&path).unwrap();
    play(&mut recorded, 8);
    assert!(recorded.bookmark(0, true) && recorded.bookmarks().contains(&0));
    assert_eq!((recorded.journal().len(), recorded.problem(), recorded.path()), (8, None, Path::new("")));
    let problem = recorded.save_as(&path).unwrap_err();
    assert_eq!(problem.key, "save-not-recorded");
    assert!(Lang::ALL.iter().all(|lang| Texts::new(*lang).has(&problem.key)));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}
