//! Presets: those of every game begin matches, and what is wrong with a file of them is told with its line.
use mesnie::table::data::Source;
use mesnie::table::prelude::*;
use std::fs;

/// Every game brings a short match, its usual one, and one for tournaments, each for its first scenario at least and the
/// usual one for all; they begin in every scenario that they are for, and no two of them are the same match there.
#[test]
fn every_preset_of_every_game_begins_a_match() {
    for game in mesnie::games::all() {
        let rules = RuleSet::read(*game, Source::built_in()).0.expect("sound rule data");
        let names: Vec<&str> = rules.presets.presets.iter().map(|preset| preset.name.as_str()).collect();
        assert_eq!(names, ["short", "usual", "tournament"], "{}", game.id());
        assert!(!rules.files.keys().any(|file| file.contains("presets")), "a save carries no presets");
        let specs = game.options(&rules.data);
        let mut table = Match::new(*game, rules.data.clone());
        for scenario in game.scenarios(&rules.data) {
            let own: Vec<_> = rules.presets.of(&scenario).collect();
            assert!(own.iter().any(|preset| preset.name == "usual"), "{} {scenario}", game.id());
            assert!(scenario != game.scenarios(&rules.data)[0] || own.len() == 3, "{}", game.id());
            for preset in own {
                let options = rules.presets.settings(preset, &specs, &scenario, &Settings::new());
                let found = rules.presets.matching(&specs, &scenario, &options, preset.undo);
                assert_eq!(found.map(|found| &found.name), Some(&preset.name), "{} {scenario}", game.id());
                for seats in game.seat_counts() {
                    let header = Header {
                        game: game.id().into(),
                        scenario: scenario.clone(),
                        options: options.clone(),
                        seed: 1,
                        seats: vec![SeatSetup::of(Player::Person); seats],
                        undo: preset.undo,
                        advice: true,
                        data: Default::default(),
                    };
                    table.start(header).unwrap_or_else(|why| panic!("{} {}: {why}", game.id(), preset.name));
                }
            }
        }
    }
}

/// What the presets of a game are said to be, in English.
fn said_of(game: &str, presets: &str) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::create_dir(folder.path().join(game)).expect("made");
    fs::write(folder.path().join(game).join("presets.ron"), presets).expect("written");
    let game = mesnie::games::all().iter().find(|known| known.id() == game).expect("it is there");
    let (rules, findings) = RuleSet::read(*game, Source::folder(folder.path()));
    assert_eq!(rules.is_none(), findings.has_errors());
    findings.render(&Texts::new(Lang::En))
}

fn said(presets: &str) -> String {
    said_of("ancients", presets)
}

#[test]
fn what_is_wrong_with_presets_is_told_with_its_line() {
    let with = |line: &str| format!("(\n  quick: (preset: \"a\"),\n  presets: [\n    {line}\n  ],\n)");
    for (line, words) in [
        (r#"(name: "a", options: {"bugdet": 45})"#, "did you mean `budget`?"),
        (r#"(name: "a", options: {"budget": 46})"#, "this option cannot be `46`; allowed are 37, 40, 45"),
        (r#"(name: "a", options: {"dice_mode": "Pack"})"#, "this option cannot be `Pack`; allowed are Plain"),
        (r#"(name: "a", options: {"army_lists": 1})"#, "this option cannot be `1`; allowed are true, false"),
        (r#"(name: "a", scenarios: ["batle"])"#, "did you mean `battle`?"),
        (r#"(name: "a"), (name: "a")"#, "the name `a` is already taken"),
        (r#"(name: "a", optoins: {})"#, "unknown field `optoins`"),
        (r#"(name: "a", undo: Never)"#, "unknown name `Never`"),
    ] {
        let said = said(&with(line));
        let told = said.lines().any(|told| told.contains("presets.ron:4:") && told.contains(words));
        assert!(told, "{line}:\n{said}");
    }
    let locked = said_of("vassaux", &with(r#"(name: "a", options: {"solo_reacts": true})"#));
    assert!(locked.contains("this option cannot be `true`; allowed are false"), "{locked}");
    let unknown = said("(quick: (preset: \"b\", seats: 9), presets: [(name: \"a\")], keeps: [\"armies\"])");
    for words in ["unknown name `b`", "9 is out of range; allowed are 2 to 2", "unknown name `armies`"] {
        assert!(unknown.contains(words), "{words}:\n{unknown}");
    }
    let own = said("(quick: (preset: \"mine\"), presets: [(name: \"mine\")])");
    assert!(own.contains("there are no words for `preset-mine`") && own.contains("no errors"), "{own}");
}

/// A designer whose rule data do not allow a preset of the program can play all the same: it is not offered.
#[test]
fn a_preset_that_changed_rule_data_do_not_allow_is_left_out() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::create_dir(folder.path().join("fief")).expect("made");
    let limits = Source::built_in().read("fief/limits.ron").expect("the program's own");
    let changed = limits.replace("points_lengths: [10, 15, 20, 25]", "points_lengths: [15, 20, 25]");
    assert_ne!(limits, changed);
    fs::write(folder.path().join("fief/limits.ron"), changed).expect("written");
    let fief = mesnie::games::all().iter().find(|game| game.id() == "fief").expect("it is there");
    let (rules, findings) = RuleSet::read(*fief, Source::folder(folder.path()));
    assert!(!findings.has_errors(), "{}", findings.render(&Texts::new(Lang::En)));
    let names: Vec<String> = rules.expect("sound").presets.presets.into_iter().map(|preset| preset.name).collect();
    assert_eq!(names, ["usual", "tournament"]);
}
