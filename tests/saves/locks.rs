//! Two windows on one match: one plays it, and no order of either is lost.
use super::*;
use mesnie::table::saves::lock::{LockError, MatchLock};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

/// How many pairs of processes are let loose on one match: 20, or as many as the environment says.
fn pairs() -> u64 {
    std::env::var("MESNIE_PAIRS").ok().and_then(|n| n.parse().ok()).unwrap_or(20)
}

/// A process that goes on with a match by so many orders.
fn go_on(path: &Path, orders: usize, copy: bool) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mesnie"));
    command.args(["--lang", "en", "record", "--resume", "--orders", &orders.to_string()]);
    command.args(copy.then_some("--copy")).arg(CASE.game.id()).arg(path);
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Where the match went on, and how many orders it had there in the end, as the process says.
fn said(output: &Output) -> (PathBuf, usize) {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8(output.stdout.clone()).unwrap();
    let mut lines = said.lines();
    (lines.next().unwrap().into(), lines.last().unwrap().parse().unwrap())
}

#[test]
fn a_match_is_played_in_one_window_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let saves = Saves::at(folder.path());
    let mut recorded = start(&CASE, &saves.new_autosave(CASE.game.id()), Player::Random, 5);
    play(&mut recorded, 5);
    let path = recorded.path().to_owned();
    // Another window can look at it or copy it.
    let in_use = Recorded::try_resume(load_sound(&CASE, &path), &saves).err().expect("it is being played");
    let problem = in_use.holder.problem(&path);
    assert!(told(&problem).contains("is being played in another window"), "{}", told(&problem));
    if cfg!(unix) {
        assert!(told(&problem).contains(&format!("(process {})", std::process::id())), "{}", told(&problem));
    }
    let mut seen = Recorded::view_only(*in_use);
    assert_eq!((seen.holder().is_some(), seen.problem(), written(&seen)), (true, None, written(&recorded)));
    let before = fs::read(&path).unwrap();
    seen.bookmark(0, true);
    assert!(seen.problem().is_some());
    assert_eq!(fs::read(&path).unwrap(), before);
    let named = saves.named("copy").unwrap();
    seen.save_as(&named).unwrap();
    assert_eq!(written(&load_sound(&CASE, &named).game_match), written(&recorded));
    let mut copy = Recorded::resume(load_sound(&CASE, &path), &saves);
    assert_ne!(copy.path(), path);
    play(&mut copy, 3);
    play(&mut recorded, 2);
    assert_eq!((load_sound(&CASE, &path).orders, load_sound(&CASE, copy.path()).orders), (7, 8));
    // What others play is neither written over nor removed.
    assert!(saves.named("copy").is_ok() && recorded.save_as(copy.path()).is_err() && saves.delete(&path).is_err());
    assert!(Recorded::start(CASE.empty_table(), recorded.header().clone(), &path).is_err());
    assert_eq!(load_sound(&CASE, &path).orders, 7);
    // When it was left the match goes on in its own file, with whatever has happened since it was read.
    let old = load_sound(&CASE, &path);
    play(&mut recorded, 4);
    drop(recorded);
    let resumed = Recorded::try_resume(old, &saves).ok().expect("nobody plays it");
    assert_eq!((resumed.path(), resumed.journal().len(), resumed.left_by()), (path.as_path(), 11, None));
    assert_eq!(load_sound(&CASE, &path).orders, 11);
    drop(resumed);
    saves.delete(&path).unwrap();
    assert_eq!(saves.delete(&path).unwrap_err().key, "save-not-deleted");
    assert!(
        fs::read_dir(path.parent().unwrap()).unwrap().flatten().all(|entry| entry.path() == copy.path()
            || entry.path().extension().is_some_and(|extension| extension == "lock"))
    );
}

#[test]
fn autosaves_that_are_being_played_are_not_removed_to_make_room() {
    let folder = tempfile::tempdir().unwrap();
    let saves = Saves::at(folder.path()).keep(2);
    let mut oldest = start(&CASE, &saves.new_autosave(CASE.game.id()), Player::Random, 1);
    play(&mut oldest, 2);
    for seed in 2..6 {
        let mut recorded = start(&CASE, &saves.new_autosave(CASE.game.id()), Player::Random, seed);
        play(&mut recorded, 2);
        assert!(oldest.path().exists());
    }
    assert_eq!(saves.list().iter().filter(|saved| saved.path == oldest.path()).count(), 1);
}

/// Names with the same time, in the same moment: each match has a file of its own.
#[test]
fn matches_that_begin_at_once_do_not_share_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let saves = Saves::at(folder.path());
    let orders: Vec<(PathBuf, usize)> = std::thread::scope(|scope| {
        let begin = |seed| {
            let saves = &saves;
            scope.spawn(move || {
                let header = crate::common::saves::header(&CASE, Player::Random, seed);
                let mut recorded = Recorded::start_autosave(CASE.empty_table(), header, saves).unwrap();
                play(&mut recorded, 3 + seed as usize);
                (recorded.path().to_owned(), recorded.journal().len())
            })
        };
        let threads: Vec<_> = (0..8).map(begin).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    for (path, orders) in orders {
        assert_eq!(load_sound(&CASE, &path).orders, orders);
    }
}

/// The lock of a process that was killed is taken over, and that is told; one of a process that lives is respected.
#[test]
fn the_lock_of_a_killed_process_is_told_and_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let saves = Saves::at(folder.path());
    let path = saves.new_autosave(CASE.game.id());
    let mut command = Command::new(env!("CARGO_BIN_EXE_mesnie"));
    command.args(["--lang", "en", "record", CASE.game.id()]).arg(&path).args(["--seats", "random", "--seed", "3"]);
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    assert_eq!(lines.take(4).count(), 4);
    // It lives, or waits for somebody to read what it says.
    if let Err(error) = MatchLock::take(&path) {
        assert!(matches!(error, LockError::Held(holder) if holder.process == Some(child.id()) || cfg!(not(unix))));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let before = load_sound(&CASE, &path).orders;
    let output = go_on(&path, 3, false).wait_with_output().unwrap();
    let (there, orders) = said(&output);
    assert_eq!((there, orders), (path.clone(), before + 3));
    let warned = String::from_utf8(output.stderr).unwrap();
    assert!(warned.contains(&format!("process {}", child.id())) && warned.contains("sudden end"), "{warned}");
    // The next one has nothing to tell.
    let output = go_on(&path, 1, false).wait_with_output().unwrap();
    assert_eq!((said(&output).1, output.stderr.len()), (before + 4, 0));
}

#[test]
fn of_two_processes_on_one_match_neither_loses_an_order() {
    const ORDERS: usize = 25;
    let folder = tempfile::tempdir().unwrap();
    let saves = Saves::at(folder.path()).keep(10_000);
    let mut whole = start(&CASE, &folder.path().join("whole.mesnie"), Player::Random, 5);
    play(&mut whole, 400);
    let all = written(&whole);
    let (mut refused, mut copied) = (0, 0);
    for pair in 0..pairs() {
        let mut recorded = start(&CASE, &saves.new_autosave(CASE.game.id()), Player::Random, 5);
        play(&mut recorded, 5);
        let path = recorded.path().to_owned();
        drop(recorded);
        // Half of them would rather be told than go on in a copy.
        let copy = pair % 2 == 0;
        let both = [go_on(&path, ORDERS, copy), go_on(&path, ORDERS, copy)];
        let outputs = both.map(|child| child.wait_with_output().unwrap());
        let mut own = 0;
        for output in outputs {
            if !output.status.success() {
                let told = String::from_utf8(output.stderr).unwrap();
                assert!(!copy && told.contains("is being played in another window"), "{told}");
                refused += 1;
                continue;
            }
            let (there, orders) = said(&output);
            let loaded = load_sound(&CASE, &there);
            assert!(loaded.orders >= orders, "{orders} said to be saved, {} are there", loaded.orders);
            assert_eq!(written(&loaded.game_match), all[..loaded.orders]);
            own += usize::from(there == path);
            copied += usize::from(there != path);
        }
        // Who played on in the file itself left all its orders there.
        assert!(own > 0);
        assert_eq!(load_sound(&CASE, &path).orders, 5 + own * ORDERS);
    }
    println!("{refused} refused, {copied} copied");
    assert!(refused + copied > 0, "they never met");
}
