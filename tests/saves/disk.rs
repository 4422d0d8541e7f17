//! The disk is full, files are in the way, a save is torn: what was said to be saved is there.
use super::*;
use mesnie::table::saves::journal::write_whole;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

#[test]
fn a_write_that_fails_is_told_and_made_good() {
    let folder = tempfile::tempdir().unwrap();
    let (saves, away) = (folder.path().join("saves"), folder.path().join("away"));
    let path = saves.join("match.mesnie");
    let mut recorded = start(&CASE, &path, Player::Random, 5);
    play(&mut recorded, 5);
    assert_eq!(recorded.problem(), None);
    // A file stands where the folder was: nothing can be written, and the match goes on.
    fs::rename(&saves, &away).unwrap();
    fs::write(&saves, "in the way").unwrap();
    play(&mut recorded, 5);
    let problem = recorded.problem().cloned().unwrap();
    assert_eq!(problem.key, "save-not-written");
    assert!(told(&problem).contains("match.mesnie"));
    assert_eq!(load_sound(&CASE, &away.join("match.mesnie")).orders, 5);
    assert!(recorded.bookmark(1, true));
    assert_eq!(recorded.problem(), Some(&problem));
    // There is room again: the next order brings all that was missed.
    fs::remove_file(&saves).unwrap();
    play(&mut recorded, 1);
    assert_eq!(recorded.problem(), None);
    let made_good = load_sound(&CASE, &path);
    assert_eq!((written(&made_good.game_match), made_good.bookmarks), (written(&recorded), [1].into()));
    // Somebody removes the file, or writes into it, while the match goes on.
    fs::remove_file(&path).unwrap();
    play(&mut recorded, 1);
    assert_eq!(load_sound(&CASE, &path).orders, 12);
    fs::write(&path, "scribbles").unwrap();
    play(&mut recorded, 1);
    assert_eq!(load_sound(&CASE, &path).orders, 13);
    // A device is no place for a save, and is not replaced by one.
    #[cfg(unix)]
    {
        assert_eq!(recorded.save_as(Path::new("/dev/full")).unwrap_err().key, "save-not-written");
        use std::os::unix::fs::FileTypeExt;
        assert!(fs::metadata("/dev/full").unwrap().file_type().is_char_device());
    }
    assert_eq!(recorded.save_as(folder.path()).unwrap_err().key, "save-not-written");
}

/// A file of the same length in the place of the journal, or the same file with other words of the same length in it,
/// swallows no order.
#[test]
fn a_journal_that_was_replaced_by_one_of_the_same_length_is_written_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.mesnie");
    let mut recorded = start(&CASE, &path, Player::Random, 5);
    play(&mut recorded, 10);
    let restored = |recorded: &mut Recorded, what: &str| {
        play(recorded, 1);
        assert_eq!(recorded.problem(), None, "{what}");
        assert_eq!(written(&load_sound(&CASE, &path).game_match), written(recorded), "{what}");
    };
    let away = folder.path().join("away");
    for what in ["blanks", "another match", "the same words"] {
        let old = fs::read_to_string(&path).unwrap();
        let new = match what {
            "blanks" => " ".repeat(old.len()),
            "another match" => old.replace("random", "xandom").replace("Random", "Xandom"),
            _ => old.clone(),
        };
        assert_eq!(new.len(), old.len());
        // Another file under the same name.
        fs::write(&away, &new).unwrap();
        fs::rename(&away, &path).unwrap();
        restored(&mut recorded, what);
        // The same file with another content.
        let old = fs::read_to_string(&path).unwrap();
        fs::write(&path, " ".repeat(old.len())).unwrap();
        restored(&mut recorded, what);
        // A change far from its end.
        let mut bytes = fs::read(&path).unwrap();
        bytes[40] ^= 1;
        fs::write(&path, bytes).unwrap();
        restored(&mut recorded, what);
    }
    assert_eq!(written(&recorded).len(), 19);
}

/// The disk is full from some order on: the program says so, goes on, and leaves a file that is sound up to there.
#[cfg(unix)]
#[test]
fn a_full_disk_leaves_a_sound_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.mesnie");
    let mut recorded = start(&CASE, &path, Player::Random, 3);
    recorded.play_on();
    let (all, length) = (written(&recorded), fs::metadata(&path).unwrap().len());
    // The limit counts blocks of 512 bytes; the signal that goes with it is ignored, so that writes fail as on a full disk.
    let limited = format!("trap '' XFSZ; ulimit -f {}; exec \"$0\" \"$@\"", length / 512 - 4);
    let output = Command::new("sh")
        .args(["-c", &limited, env!("CARGO_BIN_EXE_mesnie"), "--lang", "en", "record", CASE.game.id()])
        .arg(folder.path().join("full.mesnie"))
        .args(["--seats", "random", "--seed", "3", "--scenario", &CASE.scenario(3)])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains("full.mesnie") && complaint.contains("cannot be written"), "{complaint}");
    let loaded = load(&CASE, &folder.path().join("full.mesnie")).unwrap();
    assert_eq!(loaded.problem, None);
    assert!(loaded.orders > 10 && loaded.orders < all.len(), "{} of {}", loaded.orders, all.len());
    assert_eq!(written(&loaded.game_match), all[..loaded.orders]);
    // No half-written file is left lying about, and no lock.
    drop(recorded);
    let names: Vec<PathBuf> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(names.len(), 2, "{names:?}");
}

#[test]
fn the_newest_autosaves_are_kept_and_named_saves_apart() {
    let folder = tempfile::tempdir().unwrap();
    let saves = Saves::at(folder.path()).keep(3);
    assert!(saves.list().is_empty() && saves.unfinished().is_none());
    let named = saves.named("  Before the storm / of Zoé?  ").unwrap();
    assert_eq!(named.file_stem().unwrap(), "Before the storm _ of Zoé_");
    for bad in ["", "  ", "../..", "???"] {
        assert_eq!(saves.named(bad).unwrap_err().key, "save-name-empty");
    }
    let mut paths = vec![];
    for seed in 0..5 {
        let mut recorded = start(&CASE, &saves.new_autosave(CASE.game.id()), Player::Random, seed);
        play(&mut recorded, 4);
        if seed == 0 {
            recorded.save_as(&named).unwrap();
        }
        paths.push(recorded.path().to_owned());
        std::thread::sleep(Duration::from_millis(5));
    }
    let list = saves.list();
    let autosaves: Vec<_> = list.iter().filter(|saved| saved.autosave).map(|saved| saved.path.clone()).collect();
    assert_eq!(autosaves, [paths[4].clone(), paths[3].clone(), paths[2].clone()]);
    assert_eq!(list.iter().filter(|saved| !saved.autosave).map(|saved| &saved.path).collect::<Vec<_>>(), [&named]);
    let summary = list[0].summary.as_ref().unwrap();
    assert_eq!((summary.game.as_str(), summary.orders, summary.finished), (CASE.game.id(), 4, false));
    assert!(list[0].name.ends_with(&format!("-{}", CASE.game.id())), "{}", list[0].name);
    assert_eq!(saves.unfinished().map(|saved| saved.path), Some(paths[4].clone()));

    // The match goes on in its own file; when it is over there is nothing to go on with.
    let mut resumed = Recorded::resume(load_sound(&CASE, &paths[4]), &saves);
    assert_eq!(resumed.path(), paths[4]);
    resumed.play_on();
    assert!(saves.unfinished().is_none());
    // A named save stays as it was saved: its match goes on in a new autosave.
    let before = fs::read(&named).unwrap();
    let mut resumed = Recorded::resume(load_sound(&CASE, &named), &saves);
    assert!(saves.is_autosave(resumed.path()));
    play(&mut resumed, 2);
    assert_eq!(fs::read(&named).unwrap(), before);
    assert_eq!(load_sound(&CASE, resumed.path()).orders, 6);
    // A damaged autosave is listed, and its match goes on elsewhere too.
    let text = fs::read_to_string(resumed.path()).unwrap().replace("order red", "order rot");
    fs::write(resumed.path(), &text).unwrap();
    let damaged = saves.list().into_iter().find(|saved| saved.path == resumed.path()).unwrap();
    assert!(damaged.summary.unwrap().damaged);
    let loaded = load(&CASE, resumed.path()).unwrap();
    let again = Recorded::resume(loaded, &saves);
    assert_ne!(again.path(), resumed.path());
    assert_eq!(fs::read_to_string(resumed.path()).unwrap(), text);
    fs::write(saves.named("broken").unwrap(), "not a save").unwrap();
    let broken = saves.list().into_iter().find(|saved| saved.name == "broken").unwrap();
    assert_eq!(broken.summary.unwrap_err().key, "save-foreign");
}

#[test]
fn a_torn_autosave_is_mended_when_the_match_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let saves = Saves::at(folder.path());
    let mut recorded = start(&CASE, &saves.new_autosave(CASE.game.id()), Player::Random, 5);
    play(&mut recorded, 8);
    let path = recorded.path().to_owned();
    let all = written(&recorded);
    drop(recorded);
    let bytes = fs::read(&path).unwrap();
    fs::write(&path, &bytes[..bytes.len() - 7]).unwrap();
    let loaded = load(&CASE, &path).unwrap();
    assert!(loaded.torn && loaded.problem.is_none());
    assert_eq!(written(&loaded.game_match), all[..7]);
    let mut resumed = Recorded::resume(loaded, &saves);
    assert_eq!(resumed.path(), path);
    play(&mut resumed, 1);
    assert_eq!(written(&load_sound(&CASE, &path).game_match), all);
}

/// Somebody who goes on with an old match goes on with that one the next time: when a file was written counts, not the
/// date in its name, which tells when the match began.
#[test]
fn the_match_that_was_played_last_is_the_one_to_go_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let saves = Saves::at(folder.path()).keep(3);
    let mut paths = vec![];
    for seed in 0..3 {
        let mut recorded = start(&CASE, &saves.new_autosave(CASE.game.id()), Player::Random, seed);
        play(&mut recorded, 4);
        paths.push(recorded.path().to_owned());
        std::thread::sleep(Duration::from_millis(5));
    }
    let mut oldest = Recorded::resume(load(&CASE, &paths[0]).unwrap(), &saves);
    play(&mut oldest, 1);
    assert_eq!(saves.unfinished().unwrap().path, paths[0]);
    std::thread::sleep(Duration::from_millis(5));
    // A new match takes the place of the one that was not touched for longest.
    let mut new = start(&CASE, &saves.new_autosave(CASE.game.id()), Player::Random, 9);
    play(&mut new, 1);
    assert!(paths[0].exists() && !paths[1].exists() && paths[2].exists());
    assert_eq!(saves.unfinished().unwrap().path, new.path());
}

#[test]
fn a_whole_file_is_replaced_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("settings.ron");
    write_whole(&path, b"old").unwrap();
    write_whole(&path, b"new and longer").unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"new and longer");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}
