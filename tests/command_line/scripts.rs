//! `mesnie script`.
use super::*;

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
