//! The program as it is called from a shell: exit codes, JSON, did-you-mean, both languages, real rule data.
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// Runs `mesnie` in a folder, in English.
fn mesnie(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mesnie"));
    command.current_dir(folder).args(["--lang", "en"]).args(args).env("MESNIE_SAVES", folder.join("saves"));
    command.output().unwrap()
}
fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}
fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}
#[track_caller]
fn exits(output: &Output, code: i32) {
    assert_eq!(output.status.code(), Some(code), "{}\n{}", out(output), err(output));
}
#[track_caller]
fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {}{}", out(output), err(output)))
}
fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}
fn copy_rules(to: &Path) {
    fn copy(from: &Path, to: &Path) {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
            let target = to.join(entry.file_name());
            if entry.path().is_dir() { copy(&entry.path(), &target) } else { drop(fs::copy(entry.path(), target)) }
        }
    }
    copy(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/rules")), to);
}

#[test]
fn help_teaches_in_both_languages() {
    let dir = folder();
    for job in ["list", "check", "rules", "simulate", "script", "replay"] {
        let english = mesnie(dir.path(), &[job, "--help"]);
        exits(&english, 0);
        assert!(out(&english).contains("Examples:") && out(&english).contains(&format!("mesnie {job}")));
        let french = mesnie(dir.path(), &[job, "--help", "--lang=fr"]);
        exits(&french, 0);
        assert!(
            out(&french).contains("Exemples\u{a0}:") && out(&french).contains("Utilisation\u{a0}:"),
            "{}",
            out(&french)
        );
    }
    let whole = out(&mesnie(dir.path(), &["--help"]));
    assert!(whole.contains("simulate") && !whole.contains("record"), "{whole}");
    let version = mesnie(dir.path(), &["--version"]);
    exits(&version, 0);
    assert_eq!(out(&version).trim(), concat!("mesnie ", env!("CARGO_PKG_VERSION")));
}

#[test]
fn what_is_mistyped_is_told_with_what_was_perhaps_meant() {
    let dir = folder();
    for (args, meant) in [
        (&["simulat"][..], "simulate"),
        (&["simulate", "ancient"], "ancients"),
        (&["list", "ancinets"], "ancients"),
        (&["simulate", "ancients", "--gmaes", "3"], "--games"),
        (&["simulate", "ancients", "--options", "budgt=50"], "budget"),
        (&["simulate", "ancients", "--scenario", "batle"], "battle"),
        (&["simulate", "ancients", "--seats", "randon"], "random"),
        (&["simulate", "ancients", "--seats", "script:nromal"], "normal"),
    ] {
        let output = mesnie(dir.path(), args);
        exits(&output, 2);
        assert!(out(&output).is_empty());
        assert!(err(&output).contains(&format!("Did you mean “{meant}”")), "{args:?}: {}", err(&output));
    }
}

#[test]
fn what_cannot_be_is_refused_as_bad_usage() {
    let dir = folder();
    for args in [
        &["simulate"][..],
        &["simulate", "ancients", "--games", "0"],
        &["simulate", "ancients", "--games", "many"],
        &["simulate", "ancients", "--seconds", "0"],
        &["simulate", "ancients", "--options", "budget"],
        &["simulate", "ancients", "--options", "budget=51"],
        &["simulate", "ancients", "--options", "rally_success_from=99"],
        &["simulate", "ancients", "--options", "army_lists=true,budget=37"],
        &["simulate", "ancients", "--seats", "random,random,random"],
        &["simulate", "ancients", "--seats", "person,random"],
        &["simulate", "ancients", "--seats", ""],
        &["script"],
        &["script", "."],
        &["replay"],
        &["check", "nowhere"],
        &["check", "."],
        &["list", "--rules", "nowhere"],
        &["rules", "--rules", "nowhere"],
        &["rules", "chess"],
        &["list", "--lang", "xx"],
    ] {
        let output = mesnie(dir.path(), args);
        exits(&output, 2);
        assert!(!err(&output).trim().is_empty(), "{args:?}");
    }
}

#[test]
fn the_list_tells_all_that_a_match_may_be() {
    let dir = folder();
    let output = mesnie(dir.path(), &["list", "--json"]);
    exits(&output, 0);
    let list = json(&output);
    let listed = list["games"].as_array().unwrap();
    let text = out(&mesnie(dir.path(), &["list"]));
    assert_eq!(listed.len(), mesnie::games::all().len());
    for (entry, game) in listed.iter().zip(mesnie::games::all()) {
        assert_eq!(entry["game"], game.id());
        assert_eq!(entry["base"].as_str(), game.base(), "null for a game that is no expansion");
        assert_eq!(entry["seats"], serde_json::json!(game.seats()));
        assert_eq!(entry["seat_counts"], serde_json::json!([game.seat_counts().start(), game.seat_counts().end()]));
        assert!(!entry["scenarios"].as_array().unwrap().is_empty());
        assert!(entry["levels"].as_array().unwrap().contains(&"normal".into()));
        let rules = mesnie::table::RuleSet::read(*game, mesnie::table::data::Source::built_in()).0.unwrap();
        let specs = game.options(&rules.data);
        let options = entry["options"].as_array().unwrap();
        assert_eq!(options.len(), specs.len());
        for (option, spec) in options.iter().zip(specs) {
            assert_eq!((&option["name"], &option["group"]), (&spec.name.as_str().into(), &spec.group.into()));
            assert_eq!((&option["rule"], &option["locked"]), (&spec.rule.into(), &spec.locked.into()));
            assert_eq!(option["default"], serde_json::to_value(&spec.default).unwrap());
            // The default is one of the choices, in the form that the sort of the option says.
            let (default, choices) = (&option["default"], &option["choices"]);
            assert!(match (option["sort"].as_str().unwrap(), choices.as_array()) {
                ("switch", Some(choices)) => default.is_boolean() && choices.len() == 2,
                ("word", Some(choices)) => default.is_string() && choices.contains(default),
                ("number", Some(choices)) => choices.contains(default),
                ("number", None) => {
                    let number = default.as_i64().unwrap();
                    choices["least"].as_i64().unwrap() <= number && number <= choices["most"].as_i64().unwrap()
                }
                _ => false,
            });
            assert!(text.contains(&spec.name), "{}", spec.name);
        }
        // Alone it is listed in the same words.
        let alone = json(&mesnie(dir.path(), &["list", game.id(), "--json"]));
        assert_eq!(alone["games"], serde_json::json!([entry]));
    }
}

#[test]
fn rule_data_are_checked_all_in_one_go() {
    let dir = folder();
    exits(&mesnie(dir.path(), &["check"]), 0);
    let mine = dir.path().join("mine");
    copy_rules(&mine);
    exits(&mesnie(dir.path(), &["check", "mine"]), 0);
    // Two files are wrong: both are told, with their places.
    let edit = |file: &str, from: &str, to: &str| {
        let path = mine.join(file);
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(from), "{file} has no {from}");
        fs::write(path, text.replacen(from, to, 1)).unwrap();
    };
    edit("ancients/units.ron", "cost: ", "cots: ");
    edit("ancients/dice.ron", "(", "[");
    let output = mesnie(dir.path(), &["check", "mine"]);
    exits(&output, 1);
    let told = out(&output);
    assert!(told.contains("mine/ancients/units.ron:") && told.contains("did you mean `cost`?"), "{told}");
    assert!(told.contains("mine/ancients/dice.ron:"), "{told}");
    // The folder of the game itself will do as well.
    exits(&mesnie(dir.path(), &["check", "mine/ancients"]), 1);
    let output = mesnie(dir.path(), &["check", "mine", "--json"]);
    exits(&output, 1);
    let found = json(&output);
    assert_eq!(found["sound"], false);
    let files: BTreeSet<_> =
        found["findings"].as_array().unwrap().iter().map(|f| f["file"].as_str().unwrap()).collect();
    assert_eq!(files, ["ancients/dice.ron", "ancients/units.ron"].into());
    // And such data are not played with.
    let output = mesnie(dir.path(), &["simulate", "ancients", "--rules", "mine", "--games", "1"]);
    exits(&output, 1);
    assert!(err(&output).contains("mine/ancients/units.ron:"), "{}", err(&output));
}

#[test]
fn the_numbers_of_a_game_are_shown_and_found() {
    let dir = folder();
    let output = mesnie(dir.path(), &["rules", "ancients"]);
    exits(&output, 0);
    let all = out(&output);
    assert!(all.contains("ancients/units.ron (the program’s own)  // Chapter 1:"), "{all}");
    assert!(all.lines().any(|line| line.ends_with("// move: hexes in one order. shoot: nearest and farthest hex. half_points: victory points when destroyed, in halves.")));
    let line = |text: &str, parts: &[&str]| {
        let fits = |line: &str| line.split_whitespace().collect::<Vec<_>>() == parts;
        assert!(text.lines().any(fits), "no line {parts:?} in\n{text}");
    };
    line(&all, &["15", "pool[3].cost", "6"]);
    line(&all, &["15", "pool[3]", "heavy", "(…)"]);
    let found = out(&mesnie(dir.path(), &["rules", "--find", "ARCHERS cost"]));
    line(&found, &["16", "pool[4].cost", "archers", "6"]);
    assert_eq!(found.lines().count(), 4, "{found}");
    assert_eq!(out(&mesnie(dir.path(), &["rules", "--changed"])).trim(), "There is no such value.");

    // A folder of one's own: what it does otherwise, in both languages.
    let mine = dir.path().join("mine");
    fs::create_dir_all(mine.join("ancients")).unwrap();
    let edited = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/ancients/dice.ron")).unwrap();
    let edited = edited.replace("logo: 5", "logo: 4").replace("rally_sides", "rally_faces");
    fs::write(mine.join("ancients/dice.ron"), edited).unwrap();
    let output = mesnie(dir.path(), &["rules", "--rules", "mine", "--changed"]);
    exits(&output, 0);
    let changed = out(&output);
    assert!(changed.starts_with("ancients/dice.ron (mine/ancients/dice.ron)"), "{changed}");
    line(&changed, &["6", "rally_faces", "6", "[new]"]);
    line(&changed, &["6", "rally_sides", "6", "[missing", "here]"]);
    assert!(changed.contains("[usual: 5] // The face that shows"), "{changed}");
    assert_eq!(changed.lines().count(), 4);
    let french = out(&mesnie(dir.path(), &["rules", "--rules", "mine", "--changed", "--lang=fr"]));
    assert!(french.contains("[d’habitude\u{a0}: 5]") && french.contains("[absent ici]"), "{french}");
    // A file that cannot be read is told, and the others are shown.
    fs::write(mine.join("ancients/dice.ron"), b"\xff").unwrap();
    let output = mesnie(dir.path(), &["rules", "--rules", "mine"]);
    exits(&output, 1);
    assert!(
        err(&output).contains("mine/ancients/dice.ron:1:1") && out(&output).contains("units.ron"),
        "{}",
        err(&output)
    );
}

/// The rule book and the lessons are checked with the rules: what a designer has changed and forgotten there is told.
#[test]
fn rule_books_and_lessons_are_checked_too() {
    let dir = folder();
    let mine = dir.path().join("mine");
    copy_rules(&mine);
    let edit = |file: &str, from: &str, to: &str| {
        let path = mine.join(file);
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(from), "{file} has no {from}");
        fs::write(path, text.replacen(from, to, 1)).unwrap();
    };
    // Other numbers are sound rules; that the lesson was made for the old ones is only a warning.
    edit("ancients/units.ron", "shoot: (2, 3)", "shoot: (3, 3)");
    let output = mesnie(dir.path(), &["check", "mine"]);
    exits(&output, 0);
    assert!(out(&output).contains("mine/ancients/lessons/1-first-steps.ron:"), "{}", out(&output));
    edit("ancients/RULES.fr.md", "- **N-5.04**", "- **N-5.03**");
    edit("ancients/lessons/1-first-steps.ron", "say: ", "sya: ");
    let output = mesnie(dir.path(), &["check", "mine"]);
    exits(&output, 1);
    let told = out(&output);
    for line in [
        "/RULES.fr.md:",
        "the rule N-5.03 is there already",
        "the rule N-5.04 is not in ancients/RULES.fr.md",
        "did you mean `say`?",
    ] {
        assert!(told.contains(line), "{line}\n{told}");
    }
    // The rules themselves are played with all the same.
    exits(&mesnie(dir.path(), &["simulate", "ancients", "--rules", "mine", "--games", "1"]), 0);
}

/// The report without what depends on the machine.
fn report(dir: &Path, args: &[&str]) -> Value {
    let output = mesnie(dir, &[&["simulate", "ancients", "--json"], args].concat());
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
    let args = ["--games", "40", "--seats", "random", "--seed", "7"];
    let one = report(dir.path(), &[&args[..], &["--threads", "1", "--csv", "one.csv"]].concat());
    let three = report(dir.path(), &[&args[..], &["--threads", "3", "--csv", "three.csv"]].concat());
    assert_eq!(one, three);
    let table = fs::read_to_string(dir.path().join("one.csv")).unwrap();
    assert_eq!(table, fs::read_to_string(dir.path().join("three.csv")).unwrap());
    assert_eq!(table.lines().count(), 41);
    let columns = table.lines().next().unwrap().split(',').count();
    assert!(table.lines().all(|line| line.split(',').count() == columns), "{table}");
    let other = report(dir.path(), &["--games", "40", "--seats", "random", "--seed", "8"]);
    assert_ne!(one["orders"], other["orders"]);

    let count = |value: &Value| value.as_u64().unwrap();
    assert_eq!((count(&one["games"]), count(&one["failed"])), (40, 0));
    let seats: u64 = one["wins_by_seat"].as_array().unwrap().iter().map(|wins| count(&wins["wins"])).sum();
    let players: u64 = one["wins_by_player"].as_array().unwrap().iter().map(|wins| count(&wins["wins"])).sum();
    assert_eq!((seats, players), (40 - count(&one["draws"]), 40 - count(&one["draws"])));
    let verbs: u64 = one["verbs"].as_object().unwrap().values().map(count).sum();
    assert_eq!(verbs, count(&one["orders"]));
    let endings: u64 = one["endings"].as_object().unwrap().values().map(count).sum();
    assert_eq!(endings, 40);
    assert!(one["rules"].as_object().unwrap().len() > 5);
    assert!(one["figures"]["turns"]["mean"].as_f64().unwrap() > 1.0);
}

/// Who is the better player wins from whatever seat; with fixed seats, from its own.
#[test]
fn players_change_seats_unless_they_are_fixed() {
    let dir = folder();
    let wins = |report: &Value, by: &str, i: usize| report[by][i]["wins"].as_u64().unwrap();
    let args = ["--games", "40", "--seats", "script,random"];
    let moving = report(dir.path(), &args);
    assert_eq!(moving["wins_by_player"][0]["name"], "script:normal");
    assert!(wins(&moving, "wins_by_player", 0) > 30, "{moving}");
    assert!(wins(&moving, "wins_by_seat", 0) > 10 && wins(&moving, "wins_by_seat", 1) > 10, "{moving}");
    let fixed = report(dir.path(), &[&args[..], &["--fixed-seats"]].concat());
    for seat in 0..2 {
        assert_eq!(wins(&fixed, "wins_by_player", seat), wins(&fixed, "wins_by_seat", seat));
    }
}

#[test]
fn options_and_rule_data_change_the_matches() {
    let dir = folder();
    let usual = report(dir.path(), &["--games", "10", "--seats", "random"]);
    let short = report(dir.path(), &["--games", "10", "--seats", "random", "--options", "budget=37,board=large"]);
    assert_eq!(short["settings"]["options"]["budget"], 37);
    assert_eq!(short["settings"]["options"]["board"], "large");
    assert_ne!(usual["orders"], short["orders"]);
}

#[test]
fn a_verified_batch_is_sound() {
    let dir = folder();
    let output = mesnie(dir.path(), &["simulate", "ancients", "--games", "20", "--seats", "random", "--verify"]);
    exits(&output, 0);
    assert!(out(&output).contains("20 / 20"), "{}", out(&output));
}

/// With a time limit as many matches are played as it allows, and those are the first of the batch.
#[test]
fn a_batch_may_be_limited_by_time() {
    let dir = folder();
    let args = ["--games", "100000000", "--seconds", "1", "--seats", "random", "--csv", "limited.csv"];
    let limited = report(dir.path(), &args);
    let games = limited["games"].as_u64().unwrap();
    assert!((1..100_000_000).contains(&games) && limited["failed"] == 0, "{limited}");
    report(dir.path(), &["--games", "3", "--seats", "random", "--csv", "whole.csv"]);
    let table = |name: &str| fs::read_to_string(dir.path().join(name)).unwrap();
    assert_eq!(table("limited.csv").lines().count() as u64, games + 1);
    assert!(table("limited.csv").lines().zip(table("whole.csv").lines()).all(|(limited, whole)| limited == whole));
}

/// A match that fails is told with its seed, and its journal can be loaded.
#[test]
fn a_failed_match_leaves_a_journal() {
    let dir = folder();
    let args =
        ["simulate", "ancients", "--games", "3", "--seats", "random", "--most-orders", "10", "--failures", "left"];
    let output = mesnie(dir.path(), &args);
    exits(&output, 1);
    assert!(err(&output).contains("Match 2 failed (seed "), "{}", err(&output));
    let journals: Vec<_> = fs::read_dir(dir.path().join("left")).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(journals.len(), 3);
    for journal in journals {
        let output = mesnie(dir.path(), &["replay", journal.to_str().unwrap(), "--json"]);
        exits(&output, 0);
        assert_eq!(json(&output)["orders"].as_array().unwrap().len(), 11);
    }
}

#[test]
fn a_saved_match_is_replayed_and_verified() {
    let dir = folder();
    exits(&mesnie(dir.path(), &["record", "ancients", "match.mesnie", "--seats", "random"]), 0);
    let output = mesnie(dir.path(), &["replay", "match.mesnie"]);
    exits(&output, 0);
    assert!(out(&output).contains("red army_ready"));
    let whole = json(&mesnie(dir.path(), &["replay", "match.mesnie", "--json"]));
    assert!(whole["position"]["outcome"]["reason"].is_string() && whole["asked"].is_null());
    let output = mesnie(dir.path(), &["replay", "match.mesnie", "--until", "20", "--json"]);
    exits(&output, 0);
    let part = json(&output);
    assert_eq!(part["orders"].as_array().unwrap().as_slice(), &whole["orders"].as_array().unwrap()[..20]);
    assert!(part["position"]["outcome"].is_null() && part["asked"]["seat"].is_string());
    assert_ne!(part["hash"], whole["hash"]);
    // A torn file is played, and said to be so; a damaged one is played up to the damage.
    let text = fs::read_to_string(dir.path().join("match.mesnie")).unwrap();
    fs::write(dir.path().join("torn.mesnie"), &text[..text.len() - 3]).unwrap();
    let output = mesnie(dir.path(), &["replay", "torn.mesnie"]);
    exits(&output, 0);
    assert!(err(&output).contains("cut short"), "{}", err(&output));
    let lines: Vec<_> = text.lines().enumerate().map(|(i, line)| if i == 13 { "scribble" } else { line }).collect();
    fs::write(dir.path().join("damaged.mesnie"), lines.join("\n")).unwrap();
    let output = mesnie(dir.path(), &["replay", "damaged.mesnie", "--json"]);
    exits(&output, 1);
    assert!(err(&output).contains("line 14") && err(&output).contains("number 10"), "{}", err(&output));
    assert_eq!(json(&output)["orders"].as_array().unwrap().len(), 10);
    fs::write(dir.path().join("foreign.mesnie"), "PK").unwrap();
    let output = mesnie(dir.path(), &["replay", "foreign.mesnie"]);
    exits(&output, 1);
    assert!(err(&output).contains("not a saved match"));
}

const POSITION: &str = r#"position: (active: "red", units: [
        (unit: "r-cavalry-5-1", at: "5:3"), (unit: "r-heavy-6-1", at: "6:3"), (unit: "b-archers-5-1", at: "5:4"),
    ]),"#;

#[test]
fn a_script_that_holds_passes() {
    let dir = folder();
    let script = format!(
        r#"(title: "Leaving contact and coming back", rules: [], game: "ancients", {POSITION}
    dice: [],
    play: [
        Asked("red", "order"), NotOver,
        Do("red activate r-cavalry-5-1"),
        Offered("red step 4:3"), NotOffered("red step 9:9"),
        No("red step 9:9", "hex_off_board"),
        No("blue hold", "not_your_turn"),
        Do("red step 4:3"),
        Log("ancients-log-step", {{"unit": "r-cavalry-5-1", "hex": "4:3"}}), NoLog("ancients-log-fight"),
        See("pieces.r-cavalry-5-1.at", "4:3"), See("pieces.r-cavalry-5-1.wings", None),
        SeenBy("blue", "pieces.r-cavalry-5-1.at", "4:3"),
        Undo, See("pieces.r-cavalry-5-1.at", "5:3"), Redo, See("pieces.r-cavalry-5-1.at", "4:3"),
        Undo, Undo, CannotUndo("beginning"),
    ],
)"#
    );
    fs::create_dir_all(dir.path().join("scripts/deep")).unwrap();
    fs::write(dir.path().join("scripts/deep/one.ron"), script).unwrap();
    let output = mesnie(dir.path(), &["script", "scripts"]);
    exits(&output, 0);
    assert_eq!(out(&output), "1 passed, 0 failed\n");
    let output = mesnie(dir.path(), &["script", "scripts/deep/one.ron", "--json"]);
    exits(&output, 0);
    assert_eq!(json(&output)["pieces"]["r-cavalry-5-1"]["at"], "5:3");
}

#[test]
fn every_expectation_that_fails_is_told_with_its_line() {
    let dir = folder();
    // Each of these steps fails by itself after a first good order.
    let steps = [
        (r#"Do("red step 9:9")"#, "hex_off_board"),
        (r#"Do("red jump")"#, "wrong_phase"),
        (r#"No("red step 4:3", "hex_occupied")"#, "should be refused"),
        (r#"No("red step 9:9", "hex_occupied")"#, "another reason"),
        (r#"No("red step 9:9", "hex_off_board", "N-9.99")"#, "another reason"),
        (r#"Offered("red step 9:9")"#, "not on offer"),
        (r#"NotOffered("red step 4:3")"#, "should not be"),
        (r#"Choices("red step", ["4:3"])"#, "too many: "),
        (r#"Choices("red jump", [])"#, "no seat with a verb"),
        (r#"Range("red step", 0, 1)"#, "range"),
        (r#"Asked("blue", "act")"#, "asked: red"),
        (r#"See("pieces.r-cavalry-5-1.at", "4:4")"#, "found \"5:3\""),
        (r#"See("peices.r-cavalry-5-1.at", "4:4")"#, "Did you mean “pieces”"),
        (r#"SeenBy("green", "turn", 1)"#, "no seat “green”"),
        (r#"Log("ancients-log-fight")"#, "what happened"),
        (r#"Winner("red")"#, "goes on"),
        ("Draw", "goes on"),
        (r#"CannotUndo("roll")"#, "What stops it"),
        ("Redo", "nothing was taken back"),
        ("Dice([3])", "one face of the dice was not used"),
    ];
    for (step, told) in steps {
        let script = format!(
            "(title: \"t\", game: \"ancients\", {POSITION}\n    dice: [],\n    play: [\n        Do(\"red activate r-cavalry-5-1\"),\n        {step},\n    ],\n)"
        );
        fs::write(dir.path().join("one.ron"), &script).unwrap();
        let output = mesnie(dir.path(), &["script", "one.ron"]);
        exits(&output, 1);
        let line = if step.starts_with("Dice") { 4 } else { 7 };
        assert!(out(&output).contains(&format!("one.ron:{line}: ")), "{step}: {}", out(&output));
        assert!(out(&output).contains(told), "{step}: {}", out(&output));
        assert!(out(&output).ends_with("0 passed, 1 failed\n"), "{step}: {}", out(&output));
    }
}

#[test]
fn what_is_wrong_in_a_script_itself_is_told_with_its_place() {
    let dir = folder();
    let scripts = [
        ("(title: \"t\", game: \"ancients\", plai: [])", "one.ron:1:32: unknown field `plai`"),
        ("(title: \"t\", game: \"ancients\",\n  play: [Du(\"x\")])", "one.ron:2:10"),
        ("(title: \"t\", game: \"ancient\")", "Did you mean “ancients”"),
        ("(title: \"t\", game: \"ancients\", options: {\"budgt\": 50})", "Did you mean “budget”"),
        ("(title: \"t\", game: \"ancients\", scenario: \"hunt\")", "no scenario “hunt”"),
        ("(title: \"t\", game: \"ancients\", seats: [\"person\"])", "2 seats"),
        ("(title: \"t\", game: \"ancients\", seats: [\"person\", \"nobody\"])", "“nobody” cannot play"),
        ("(title: \"t\", game: \"ancients\",\n position: (active: \"green\", units: []))", "one.ron:2: "),
        ("(title: \"t\", game: \"ancients\",\n position: 3)", "one.ron:2: "),
        ("", "one.ron"),
    ];
    for (script, told) in scripts {
        fs::write(dir.path().join("one.ron"), script).unwrap();
        let output = mesnie(dir.path(), &["script", "one.ron"]);
        exits(&output, 1);
        assert!(out(&output).contains(told), "{script}: {}", out(&output));
    }
    fs::write(dir.path().join("one.ron"), [0xff, 0xfe]).unwrap();
    exits(&mesnie(dir.path(), &["script", "one.ron"]), 1);
    exits(&mesnie(dir.path(), &["script", "nowhere.ron"]), 1);
    // Of several scripts, JSON tells what came of each.
    fs::write(dir.path().join("two.ron"), "(title: \"t\", game: \"ancients\")").unwrap();
    let output = mesnie(dir.path(), &["script", "one.ron", "two.ron", "--json"]);
    exits(&output, 1);
    assert_eq!((&json(&output)["passed"], &json(&output)["failed"]), (&1.into(), &1.into()));
}

/// Dice that are forced and run dry fail a script; without forced dice they fall by the seed.
#[test]
fn a_script_says_when_its_dice_run_dry() {
    let dir = folder();
    let script = |dice: &str| {
        let seats = r#"seats: ["random", "random"]"#;
        let text =
            format!("(title: \"t\", game: \"ancients\", {seats}, {dice}\n play: [\n  PlayOn,\n  NoLog(\"none\")])");
        fs::write(dir.path().join("one.ron"), text).unwrap();
        mesnie(dir.path(), &["script", "one.ron"])
    };
    exits(&script(""), 0);
    let dry = script("dice: [3],");
    exits(&dry, 1);
    assert!(out(&dry).contains("one.ron:3: PlayOn") && out(&dry).contains("run dry"), "{}", out(&dry));
}

#[test]
fn a_reader_who_has_heard_enough_does_no_harm() {
    let dir = folder();
    let line = format!("{} --lang en list --json | head -c 10", env!("CARGO_BIN_EXE_mesnie"));
    let output = Command::new("sh").args(["-c", &line]).current_dir(dir.path()).output().unwrap();
    assert!(err(&output).is_empty(), "{}", err(&output));
}
