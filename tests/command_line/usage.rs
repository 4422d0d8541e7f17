//! Help, what is mistyped, and the list of the games.
use super::*;

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
    let game = &list["games"][0];
    assert_eq!(game["game"], "ancients");
    assert_eq!(game["seats"], serde_json::json!(["red", "blue"]));
    assert!(game["levels"].as_array().unwrap().contains(&"normal".into()));
    for option in game["options"].as_array().unwrap() {
        assert!(option["name"].is_string() && option["sort"].is_string() && !option["default"].is_null());
    }
    let text = out(&mesnie(dir.path(), &["list"]));
    for option in game["options"].as_array().unwrap() {
        assert!(text.contains(option["name"].as_str().unwrap()));
    }
}

#[test]
fn a_reader_who_has_heard_enough_does_no_harm() {
    let dir = folder();
    let line = format!("{} --lang en list --json | head -c 10", env!("CARGO_BIN_EXE_mesnie"));
    let output = Command::new("sh").args(["-c", &line]).current_dir(dir.path()).output().unwrap();
    assert!(err(&output).is_empty(), "{}", err(&output));
}
