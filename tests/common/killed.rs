//! The program is killed while it plays: what it said was saved is there.
use super::case::{Case, written};
use super::saves::{FEW_TURNS, load, load_sound, told};
use mesnie::table::prelude::*;
use mesnie::table::saves::lock::MatchLock;
use std::collections::HashSet;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use xxhash_rust::xxh3::xxh3_64;

/// How often the program is killed for each game: 24 times, or as often as the environment says.
fn kills() -> u32 {
    std::env::var("MESNIE_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(24)
}

/// However the program is killed, every order that it said was saved is there, and at most the next one.
pub fn a_killed_program_loses_at_most_the_order_being_written(case: &Case) {
    let folder = tempfile::tempdir().unwrap();
    let whole = folder.path().join("whole.mesnie");
    let options = case.cut_short(Settings::new(), FEW_TURNS);
    let options: Vec<String> = options.into_iter().map(|(name, setting)| format!("{name}={setting}")).collect();
    let record = |path: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mesnie"));
        command.args(["--lang", "en", "record", case.game.id()]).arg(path);
        command.args(["--seats", "random", "--seed", "3", "--options", &options.join(",")]);
        command.stdout(Stdio::piped());
        command
    };
    let output = record(&whole).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let all = written(&load_sound(case, &whole).game_match);
    let (mut killed_inside, mut seen) = (0, HashSet::new());
    for round in 0..kills() {
        let path = folder.path().join(format!("{round}.mesnie"));
        let mut child = record(&path).spawn().unwrap();
        // After so many orders, and a moment more: in the middle of whatever it does then.
        let chance = xxh3_64(&round.to_le_bytes());
        let wanted = chance as usize % all.len();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut saved = 0;
        let number = |line: std::io::Result<String>| line.ok().and_then(|line| line.parse::<usize>().ok());
        while let Some(line) = (saved < wanted).then(|| lines.next()).flatten() {
            saved = number(line).unwrap_or(saved);
        }
        std::thread::sleep(Duration::from_micros((chance >> 32) % 3000));
        child.kill().unwrap();
        saved = lines.filter_map(number).last().unwrap_or(saved);
        child.wait().unwrap();
        if !path.exists() {
            assert_eq!(saved, 0);
            continue;
        }
        let loaded = load(case, &path).unwrap();
        assert_eq!(loaded.problem, None, "{}", told(loaded.problem.as_ref().unwrap()));
        assert!((saved..=saved + 1).contains(&loaded.orders), "{saved} saved, {} loaded", loaded.orders);
        assert_eq!(written(&loaded.game_match), all[..loaded.orders]);
        killed_inside += u32::from(loaded.orders > 0 && loaded.orders < all.len());
        seen.insert(loaded.orders);
        // And the match goes on as if nothing had happened.
        if round % 8 == 0 {
            let left_by = MatchLock::take(&path).unwrap().left_by();
            assert!(left_by.is_some() || loaded.orders == all.len(), "the lock of the killed process is told");
            let mut resumed = Recorded::resume(loaded, &Saves::at(folder.path().join(round.to_string())));
            resumed.play_on();
            assert_eq!(written(&resumed), all);
            assert_eq!(written(&load_sound(case, resumed.path()).game_match), all);
        }
    }
    assert!(killed_inside >= kills() / 3, "only {killed_inside} matches were killed while they were played");
}
