//! Help, what is mistyped, and the list of the games.
use super::example::{BAD_OPTIONS, GAME};
use super::*;

#[test]
fn help_teaches_in_both_languages() {
    let dir = folder();
    for job in ["list", "check", "rules", "roster", "simulate", "script", "replay"] {
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

/// The word with its first letter twice.
fn mistyped(word: &str) -> String {
    word.chars().take(1).chain(word.chars()).collect()
}

#[test]
fn what_is_mistyped_is_told_with_what_was_perhaps_meant() {
    let dir = folder();
    let told = |args: &[&str], meant: &str| {
        let output = mesnie(dir.path(), args);
        exits(&output, 2);
        assert!(out(&output).is_empty());
        assert!(err(&output).contains(&format!("Did you mean “{meant}”")), "{args:?}: {}", err(&output));
    };
    told(&["simulat"], "simulate");
    for game in every_game() {
        for job in ["simulate", "list", "rules"] {
            told(&[job, &mistyped(game.id())], game.id());
        }
        told(&game.call("simulate", &["--gmaes", "3"]), "--games");
        told(&game.call("simulate", &["--seats", "randon"]), "random");
        for option in game.options() {
            let name = option["name"].as_str().unwrap();
            let args = ["--scenario", game.scenario_of(option), "--options", &format!("{}=1", mistyped(name))];
            told(&game.call("simulate", &args), name);
        }
        for scenario in game.scenarios() {
            told(&game.call("simulate", &["--scenario", &mistyped(scenario)]), scenario);
        }
        for level in game.0["levels"].as_array().unwrap().iter().map(|level| level.as_str().unwrap()) {
            told(&game.call("simulate", &["--seats", &format!("script:{}", mistyped(level))]), level);
        }
    }
}

#[test]
fn what_cannot_be_is_refused_as_bad_usage() {
    let dir = folder();
    let refused = |args: &[&str]| {
        let output = mesnie(dir.path(), args);
        exits(&output, 2);
        assert!(!err(&output).trim().is_empty(), "{args:?}");
    };
    for args in [
        &["simulate"][..],
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
        refused(args);
    }
    for game in every_game() {
        let [least, most] = game.seat_counts();
        let too_many = vec!["random"; most + 1].join(",");
        let a_person = [&["person"], &vec!["random"; least - 1][..]].concat().join(",");
        for args in [
            ["--games", "0"],
            ["--games", "many"],
            ["--seconds", "0"],
            ["--seats", &too_many],
            ["--seats", &a_person],
            ["--seats", ""],
        ] {
            refused(&game.call("simulate", &args));
        }
        for option in game.options() {
            let name = option["name"].as_str().unwrap();
            let simulate = |setting: &str| {
                refused(&game.call("simulate", &["--scenario", game.scenario_of(option), "--options", setting]));
            };
            simulate(name);
            simulate(&format!("{name}=nonsense"));
            if let Some(most) = option["choices"]["most"].as_i64() {
                simulate(&format!("{name}={}", most + 1));
            }
        }
    }
    for options in BAD_OPTIONS {
        refused(&["simulate", GAME, "--options", options]);
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
        let rules = mesnie::table::prelude::RuleSet::read(*game, mesnie::table::data::Source::built_in()).0.unwrap();
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
fn a_reader_who_has_heard_enough_does_no_harm() {
    let dir = folder();
    let line = format!("{} --lang en list --json | head -c 10", env!("CARGO_BIN_EXE_mesnie"));
    let output = Command::new("sh").args(["-c", &line]).current_dir(dir.path()).output().unwrap();
    assert!(err(&output).is_empty(), "{}", err(&output));
}
