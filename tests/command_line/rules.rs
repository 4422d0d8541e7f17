//! `mesnie check` and `mesnie rules`.
use super::example::*;
use super::*;
use crate::common::files::root;
use std::collections::BTreeSet;

#[test]
fn rule_data_are_checked_all_in_one_go() {
    let dir = folder();
    exits(&mesnie(dir.path(), &["check"]), 0);
    let mine = dir.path().join("mine");
    copy_rules(&mine);
    exits(&mesnie(dir.path(), &["check", "mine"]), 0);
    // The folder of a game alone will do as well.
    for game in every_game() {
        exits(&mesnie(dir.path(), &["check", &format!("mine/{}", game.id())]), 0);
    }
    // Two files are wrong: both are told, with their places.
    edit(&mine, MISTYPED);
    edit(&mine, BROKEN);
    let place = |(file, ..): Edit| format!("mine/{file}:");
    let output = mesnie(dir.path(), &["check", "mine"]);
    exits(&output, 1);
    let told = out(&output);
    assert!(told.contains(&place(MISTYPED)) && told.contains(MEANT), "{told}");
    assert!(told.contains(&place(BROKEN)), "{told}");
    exits(&mesnie(dir.path(), &["check", &format!("mine/{GAME}")]), 1);
    let output = mesnie(dir.path(), &["check", "mine", "--json"]);
    exits(&output, 1);
    let found = json(&output);
    assert_eq!(found["sound"], false);
    let errors = found["findings"].as_array().unwrap().iter().filter(|finding| finding["severity"] == "error");
    let files: BTreeSet<_> = errors.map(|finding| finding["file"].as_str().unwrap()).collect();
    assert_eq!(files, [BROKEN.0, MISTYPED.0].into());
    // And such data are not played with.
    let output = mesnie(dir.path(), &["simulate", GAME, "--rules", "mine", "--games", "1"]);
    exits(&output, 1);
    assert!(err(&output).contains(&place(MISTYPED)), "{}", err(&output));
}

#[test]
fn the_numbers_of_a_game_are_shown_and_found() {
    let dir = folder();
    for game in every_game() {
        let output = mesnie(dir.path(), &["rules", game.id()]);
        exits(&output, 0);
        // Its own files, each with what its author noted.
        let told = out(&output);
        let mut heads = told.lines().filter(|line| line.contains(".ron ("));
        let is_head =
            |line: &str| line.starts_with(&format!("{}/", game.id())) && line.contains(" (the program’s own)  // ");
        assert!(heads.clone().count() > 0 && heads.all(is_head), "{told}");
    }
    let all = out(&mesnie(dir.path(), &["rules", GAME]));
    assert!(all.contains(&format!("{FILE} (the program’s own)  {}", NOTES[0])), "{all}");
    assert!(all.lines().any(|line| line.ends_with(NOTES[1])));
    let line = |text: &str, parts: &[&str]| {
        let fits = |line: &str| line.split_whitespace().collect::<Vec<_>>() == parts;
        assert!(text.lines().any(fits), "no line {parts:?} in\n{text}");
    };
    ROWS.iter().for_each(|row| line(&all, row));
    let (words, row, lines) = SOUGHT;
    let found = out(&mesnie(dir.path(), &["rules", "--find", words]));
    line(&found, row);
    assert_eq!(found.lines().count(), lines, "{found}");
    assert_eq!(out(&mesnie(dir.path(), &["rules", "--changed"])).trim(), "There is no such value.");

    // A folder of one's own: what it does otherwise, in both languages.
    let mine = dir.path().join("mine");
    fs::create_dir_all(mine.join(GAME)).unwrap();
    fs::copy(root().join("rules").join(CHANGED), mine.join(CHANGED)).unwrap();
    CHANGES.into_iter().for_each(|change| edit(&mine, change));
    let output = mesnie(dir.path(), &["rules", "--rules", "mine", "--changed"]);
    exits(&output, 0);
    let changed = out(&output);
    assert!(changed.starts_with(&format!("{CHANGED} (mine/{CHANGED})")), "{changed}");
    CHANGED_ROWS.iter().for_each(|row| line(&changed, row));
    assert!(changed.contains(CHANGED_VALUE), "{changed}");
    assert_eq!(changed.lines().count(), 4);
    let french = out(&mesnie(dir.path(), &["rules", "--rules", "mine", "--changed", "--lang=fr"]));
    assert!(french.contains(CHANGED_VALUE_FRENCH) && french.contains("[absent ici]"), "{french}");
    // A file that cannot be read is told, and the others are shown.
    fs::write(mine.join(CHANGED), b"\xff").unwrap();
    let output = mesnie(dir.path(), &["rules", "--rules", "mine"]);
    exits(&output, 1);
    assert!(err(&output).contains(&format!("mine/{CHANGED}:1:1")) && out(&output).contains(FILE), "{}", err(&output));
}

/// The rule book and the lessons are checked with the rules: what a designer has changed and forgotten there is told.
#[test]
fn rule_books_and_lessons_are_checked_too() {
    let dir = folder();
    let mine = dir.path().join("mine");
    copy_rules(&mine);
    // Other numbers are sound rules; that the lesson was made for the old ones is only a warning.
    edit(&mine, OTHER_RANGE);
    let output = mesnie(dir.path(), &["check", "mine"]);
    exits(&output, 0);
    assert!(out(&output).contains(&format!("mine/{LESSON}:")), "{}", out(&output));
    edit(&mine, NUMBER_TWICE);
    edit(&mine, (LESSON, "say: ", "sya: "));
    let output = mesnie(dir.path(), &["check", "mine"]);
    exits(&output, 1);
    let told = out(&output);
    for line in TOLD_OF_NUMBERS.into_iter().chain(["did you mean `say`?"]) {
        assert!(told.contains(line), "{line}\n{told}");
    }
    // The rules themselves are played with all the same.
    exits(&mesnie(dir.path(), &["simulate", GAME, "--rules", "mine", "--games", "1"]), 0);
}
