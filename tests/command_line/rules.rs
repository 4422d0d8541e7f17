//! `mesnie check` and `mesnie rules`.
use super::*;
use std::collections::BTreeSet;

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
    let errors = found["findings"].as_array().unwrap().iter().filter(|finding| finding["severity"] == "error");
    let files: BTreeSet<_> = errors.map(|finding| finding["file"].as_str().unwrap()).collect();
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
