//! `mesnie script`.
use super::example::{AT_THE_END, BAD_POSITIONS, FAILING, FIRST, GAME, POSITION, STEPS};
use super::*;

#[test]
fn a_script_that_holds_passes() {
    let dir = folder();
    let script = format!(
        r#"(title: "Leaving contact and coming back", rules: [], game: "{GAME}", {POSITION}
    dice: [],
    play: [{STEPS}
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
    let (path, value) = AT_THE_END;
    assert_eq!(json(&output).pointer(path), Some(&value.into()));
}

/// With the rules that the script tests: that is what a designer has broken.
#[test]
fn every_expectation_that_fails_is_told_with_its_line() {
    let dir = folder();
    for (step, told) in FAILING {
        let script = format!(
            "(title: \"t\", rules: [\"TOY-1.01\", \"TOY-1.02\"], game: \"{GAME}\", {POSITION}\n    dice: [],\n    play: [\n        {FIRST},\n        {step},\n    ],\n)"
        );
        fs::write(dir.path().join("one.ron"), &script).unwrap();
        let output = mesnie(dir.path(), &["script", "one.ron"]);
        exits(&output, 1);
        let line = if step.starts_with("Dice") { 4 } else { 7 };
        assert!(out(&output).starts_with("one.ron: t (TOY-1.01, TOY-1.02)\n"), "{step}: {}", out(&output));
        assert!(out(&output).contains(&format!("one.ron:{line}: ")), "{step}: {}", out(&output));
        assert!(out(&output).contains(told), "{step}: {}", out(&output));
        assert!(out(&output).ends_with("0 passed, 1 failed\n"), "{step}: {}", out(&output));
    }
}

/// Names and numbers of seats that no game has.
#[test]
fn what_is_wrong_in_the_head_of_a_script_is_told_with_its_place() {
    let dir = folder();
    for game in every_game() {
        let id = game.id();
        let ([least, most], option) = (game.seat_counts(), game.options()[0]["name"].as_str().unwrap());
        let seats = |players: &str, n: usize| vec![format!("\"{players}\""); n].join(", ");
        let head = format!("(title: \"t\", game: \"{id}\"");
        for (script, told) in [
            (format!("{head}, plai: [])"), format!("one.ron:1:{}: unknown field `plai`", head.len() + 3)),
            (format!("{head},\n  play: [Du(\"x\")])"), "one.ron:2:10".to_owned()),
            (format!("(title: \"t\", game: \"{}\")", &id[..id.len() - 1]), format!("Did you mean “{id}”")),
            (format!("{head}, options: {{\"{option}x\": 50}})"), format!("Did you mean “{option}”")),
            (format!("{head}, scenario: \"hunt\")"), "no scenario “hunt”".to_owned()),
            (format!("{head}, seats: [{}])", seats("person", least - 1)), format!("{least} ")),
            (format!("{head}, seats: [{}])", seats("person", most + 1)), format!("{most} ")),
            (format!("{head}, seats: [{}])", seats("nobody", least)), "“nobody” cannot play".to_owned()),
            (String::new(), "one.ron".to_owned()),
        ] {
            fs::write(dir.path().join("one.ron"), &script).unwrap();
            let output = mesnie(dir.path(), &["script", "one.ron"]);
            exits(&output, 1);
            assert!(out(&output).contains(&told), "{script}: {told}: {}", out(&output));
        }
    }
    for position in BAD_POSITIONS {
        fs::write(dir.path().join("one.ron"), format!("(title: \"t\", game: \"{GAME}\",\n position: {position})"))
            .unwrap();
        let output = mesnie(dir.path(), &["script", "one.ron"]);
        exits(&output, 1);
        assert!(out(&output).contains("one.ron:2: "), "{position}: {}", out(&output));
    }
    fs::write(dir.path().join("one.ron"), [0xff, 0xfe]).unwrap();
    exits(&mesnie(dir.path(), &["script", "one.ron"]), 1);
    exits(&mesnie(dir.path(), &["script", "nowhere.ron"]), 1);
    // Of several scripts, JSON tells what came of each, and which rules it tests.
    fs::write(dir.path().join("two.ron"), format!("(title: \"t\", rules: [\"TOY-1.01\"], game: \"{GAME}\")")).unwrap();
    let output = mesnie(dir.path(), &["script", "one.ron", "two.ron", "--json"]);
    exits(&output, 1);
    let told = json(&output);
    assert_eq!((&told["passed"], &told["failed"]), (&1.into(), &1.into()));
    assert_eq!(told["scripts"][1]["rules"], serde_json::json!(["TOY-1.01"]));
}

/// Dice that are forced and run dry fail a script; without forced dice they fall by the seed.
#[test]
fn a_script_says_when_its_dice_run_dry() {
    let dir = folder();
    for game in every_game() {
        let script = |dice: &str| {
            let seats = vec![r#""random""#; game.seat_counts()[0]].join(", ");
            // With this seed chance meets more than one die in every game.
            let head = format!("title: \"t\", game: \"{}\", seed: 2, seats: [{seats}], {dice}", game.id());
            fs::write(dir.path().join("one.ron"), format!("({head}\n play: [\n  PlayOn,\n  NoLog(\"none\")])"))
                .unwrap();
            mesnie(dir.path(), &["script", "one.ron"])
        };
        exits(&script(""), 0);
        let dry = script("dice: [3],");
        exits(&dry, 1);
        assert!(out(&dry).contains("one.ron:3: PlayOn") && out(&dry).contains("run dry"), "{}", out(&dry));
    }
}
