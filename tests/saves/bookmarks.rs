//! Bookmarks, and matches that have no file.
use super::*;
use mesnie::table::saves::format::Line;
use std::collections::BTreeSet;

#[test]
fn bookmarks_are_saved_and_are_no_part_of_the_position() {
    let folder = tempfile::tempdir().unwrap();
    let saves = Saves::at(folder.path());
    let mut recorded = start(&CASE, &saves.new_autosave(CASE.game.id()), Player::Random, 5);
    let path = recorded.path().to_owned();
    recorded.limit_undo(UndoLimit::Agreed);
    play(&mut recorded, 40);
    let (hash, all, position) = (recorded.hash(), written(&recorded), recorded.position(None));
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
    assert_eq!((recorded.hash(), written(&recorded), recorded.position(None)), (hash, all.clone(), position));
    let marked = BTreeSet::from([0, 3, last]);
    assert_eq!(recorded.bookmarks(), &marked);
    let mut loaded = load_sound(&CASE, &path);
    assert_eq!((&loaded.bookmarks, loaded.orders), (&marked, 40));
    assert_eq!((loaded.game_match.hash(), written(&loaded.game_match)), (hash, all));
    assert_eq!(Journal::read(&path).unwrap().orders(), 40);

    // A named save carries them, and the match that goes on from it too.
    let named = saves.named("marked").unwrap();
    recorded.save_as(&named).unwrap();
    let resumed = Recorded::resume(load_sound(&CASE, &named), &saves);
    assert_ne!(resumed.path(), named);
    assert_eq!(resumed.bookmarks(), &marked);
    assert_eq!(load_sound(&CASE, resumed.path()).bookmarks, marked);

    // What is taken back takes its bookmarks with it, now and from the file; played again it has none.
    recorded.undo_to(recorded.orders_before_entry(last)).unwrap();
    assert_eq!(recorded.bookmarks(), &BTreeSet::from([0, 3]));
    assert_eq!(load_sound(&CASE, &path).bookmarks, BTreeSet::from([0, 3]));
    while recorded.redo() {}
    assert_eq!((recorded.hash(), recorded.chronicle(None).count()), (hash, entries));
    assert_eq!(recorded.bookmarks(), &BTreeSet::from([0, 3]));
    assert!(recorded.bookmark(last, true));
    while recorded.bookmarks().contains(&last) {
        recorded.undo().unwrap();
    }
    let loaded = load_sound(&CASE, &path);
    assert_eq!((&loaded.bookmarks, recorded.bookmarks()), (&[0, 3].into(), &[0, 3].into()));

    // They can be set when the match is over, which it stays.
    let mut resumed = Recorded::resume(loaded, &saves);
    resumed.play_on();
    assert!(resumed.outcome().is_some() && resumed.bookmark(5, true));
    resumed.limit_undo(UndoLimit::Usual);
    let finished = |path: &Path| saves.list().into_iter().find(|s| s.path == path).unwrap().summary.unwrap().finished;
    assert!(finished(resumed.path()));
    let lines = fs::read_to_string(resumed.path()).unwrap().lines().count();
    let again = Recorded::resume(load_sound(&CASE, resumed.path()), &saves);
    assert_eq!(again.bookmarks(), &BTreeSet::from([0, 3, 5]));
    assert_eq!(fs::read_to_string(again.path()).unwrap().lines().count(), lines, "the end is noted once");
}

/// Another version of the program may have told more in its chronicle.
#[test]
fn a_bookmark_beyond_the_end_is_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.mesnie");
    let mut recorded = start(&CASE, &path, Player::Random, 5);
    play(&mut recorded, 10);
    drop(recorded);
    let (mut file, _) = load_sound(&CASE, &path).resume_journal(&path);
    for (entry, set) in [(1, true), (1_000_000, true), (2, false)] {
        file.append(&Line::Bookmark { entry, set }).unwrap();
    }
    let loaded = load_sound(&CASE, &path);
    assert_eq!((loaded.bookmarks, loaded.orders), ([1].into(), 10));
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("\nbookmark 1 #") && text.contains("\nbookmark off 2 #"), "{text}");
}

/// A lesson did not begin as its header says, so it could not be had from a file again.
#[test]
fn a_match_without_a_file_is_played_and_leaves_none() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.mesnie");
    let mut recorded = Recorded::without_file(start(&CASE, &path, Player::Random, 5).into_match());
    fs::remove_file(&path).unwrap();
    play(&mut recorded, 8);
    assert!(recorded.bookmark(0, true) && recorded.bookmarks().contains(&0));
    assert_eq!((recorded.journal().len(), recorded.problem(), recorded.path()), (8, None, Path::new("")));
    let problem = recorded.save_as(&path).unwrap_err();
    assert_eq!(problem.key, "save-not-recorded");
    assert!(Lang::ALL.iter().all(|lang| Texts::new(*lang).has(&problem.key)));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}
