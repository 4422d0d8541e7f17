//! `mesnie simulate`.
use super::example::{GAME, OPTIONS};
use super::*;

/// The report without what depends on the machine.
fn report(dir: &Path, game: &str, args: &[&str]) -> Value {
    let output = mesnie(dir, &[&["simulate", game, "--json"], args].concat());
    exits(&output, 0);
    let mut report = json(&output);
    for name in ["seconds", "orders_per_second", "matches_per_second"] {
        assert!(report.as_object_mut().unwrap().remove(name).unwrap().as_f64().unwrap() > 0.0);
    }
    report["settings"].as_object_mut().unwrap().remove("threads");
    report
}

#[test]
fn a_batch_depends_on_its_seed_and_not_on_its_threads() {
    let dir = folder();
    for game in every_game() {
        let args = ["--games", "40", "--seats", "random", "--seed", "7"];
        let one = report(dir.path(), game.id(), &[&args[..], &["--threads", "1", "--csv", "one.csv"]].concat());
        let three = report(dir.path(), game.id(), &[&args[..], &["--threads", "3", "--csv", "three.csv"]].concat());
        assert_eq!(one, three);
        let table = fs::read_to_string(dir.path().join("one.csv")).unwrap();
        assert_eq!(table, fs::read_to_string(dir.path().join("three.csv")).unwrap());
        assert_eq!(table.lines().count(), 41);
        let columns = table.lines().next().unwrap().split(',').count();
        assert!(table.lines().all(|line| line.split(',').count() == columns), "{table}");
        let other = report(dir.path(), game.id(), &["--games", "40", "--seats", "random", "--seed", "8"]);
        assert_ne!(one["orders"], other["orders"]);

        let count = |value: &Value| value.as_u64().unwrap();
        assert_eq!((count(&one["games"]), count(&one["failed"])), (40, 0));
        let seats: u64 = one["wins_by_seat"].as_array().unwrap().iter().map(|wins| count(&wins["wins"])).sum();
        let players: u64 = one["wins_by_player"].as_array().unwrap().iter().map(|wins| count(&wins["wins"])).sum();
        // A match may have several winners.
        assert!(seats == players && seats >= 40 - count(&one["draws"]), "{one}");
        let verbs: u64 = one["verbs"].as_object().unwrap().values().map(count).sum();
        assert_eq!(verbs, count(&one["orders"]));
        let endings: u64 = one["endings"].as_object().unwrap().values().map(count).sum();
        assert_eq!(endings, 40);
        assert!(one["rules"].as_object().unwrap().len() > 5);
        assert!(one["figures"]["turns"]["mean"].as_f64().unwrap() > 1.0);
    }
}

/// Who is the better player wins from whatever seat; with fixed seats, from its own.
#[test]
fn players_change_seats_unless_they_are_fixed() {
    let dir = folder();
    let wins = |report: &Value, by: &str, i: usize| report[by][i]["wins"].as_u64().unwrap();
    let args = ["--games", "40", "--seats", "script,random"];
    let moving = report(dir.path(), GAME, &args);
    assert_eq!(moving["wins_by_player"][0]["name"], "script:normal");
    assert!(wins(&moving, "wins_by_player", 0) > 30, "{moving}");
    assert!(wins(&moving, "wins_by_seat", 0) > 10 && wins(&moving, "wins_by_seat", 1) > 10, "{moving}");
    let fixed = report(dir.path(), GAME, &[&args[..], &["--fixed-seats"]].concat());
    for seat in 0..2 {
        assert_eq!(wins(&fixed, "wins_by_player", seat), wins(&fixed, "wins_by_seat", seat));
    }
}

#[test]
fn options_and_rule_data_change_the_matches() {
    let dir = folder();
    let usual = report(dir.path(), GAME, &["--games", "10", "--seats", "random"]);
    let short = report(dir.path(), GAME, &["--games", "10", "--seats", "random", "--options", OPTIONS]);
    for (name, value) in OPTIONS.split(',').map(|option| option.split_once('=').unwrap()) {
        let set = &short["settings"]["options"][name];
        assert_eq!(set.as_str().map_or_else(|| set.to_string(), str::to_owned), value, "{name}");
    }
    assert_ne!(usual["orders"], short["orders"]);
}

#[test]
fn a_verified_batch_is_sound() {
    let dir = folder();
    for game in every_game() {
        let output = mesnie(dir.path(), &game.call("simulate", &["--games", "20", "--seats", "random", "--verify"]));
        exits(&output, 0);
        assert!(out(&output).contains("20 / 20"), "{}", out(&output));
    }
}

/// With a time limit as many matches are played as it allows, and those are the first of the batch.
#[test]
fn a_batch_may_be_limited_by_time() {
    for game in every_game() {
        let dir = folder();
        let args = ["--games", "100000000", "--seconds", "1", "--seats", "random", "--csv", "limited.csv"];
        let limited = report(dir.path(), game.id(), &args);
        let games = limited["games"].as_u64().unwrap();
        assert!((1..100_000_000).contains(&games) && limited["failed"] == 0, "{limited}");
        report(dir.path(), game.id(), &["--games", "3", "--seats", "random", "--csv", "whole.csv"]);
        let table = |name: &str| fs::read_to_string(dir.path().join(name)).unwrap();
        assert_eq!(table("limited.csv").lines().count() as u64, games + 1);
        assert!(table("limited.csv").lines().zip(table("whole.csv").lines()).all(|(limited, whole)| limited == whole));
    }
}

/// A match that fails is told with its seed, and its journal can be loaded.
#[test]
fn a_failed_match_leaves_a_journal() {
    for game in every_game() {
        let dir = folder();
        let args = ["--games", "3", "--seats", "random", "--most-orders", "10", "--failures", "left"];
        let output = mesnie(dir.path(), &game.call("simulate", &args));
        exits(&output, 1);
        assert!(err(&output).contains("Match 2 failed (seed "), "{}", err(&output));
        let journals: Vec<_> =
            fs::read_dir(dir.path().join("left")).unwrap().map(|entry| entry.unwrap().path()).collect();
        assert_eq!(journals.len(), 3);
        for journal in journals {
            let output = mesnie(dir.path(), &["replay", journal.to_str().unwrap(), "--json"]);
            exits(&output, 0);
            assert_eq!(json(&output)["orders"].as_array().unwrap().len(), 11);
        }
    }
}
