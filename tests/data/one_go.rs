//! Every mistake of every file in one go, each told once; what cannot be checked for want of another file is said.
use super::planted::check;
use crate::common::files::copy_rules;
use mesnie::table::data::{Reader, Source};
use mesnie::table::text::locales::{Lang, Texts};
use serde::Deserialize;
use std::fs;
use std::path::Path;

fn edit(folder: &Path, file: &str, edits: &[(&str, &str)]) {
    let path = folder.join(file);
    let mut text = fs::read_to_string(&path).unwrap();
    for (from, to) in edits {
        assert!(text.contains(from), "{file} has no {from}");
        text = text.replacen(from, to, 1);
    }
    fs::write(path, text).unwrap();
}

/// The lines of what was told that name a file.
fn of_file<'t>(told: &'t str, file: &str) -> Vec<&'t str> {
    told.lines().filter(|line| line.contains(&format!("/{file}:"))).collect()
}

#[track_caller]
fn told_once(told: &str, wanted: &[&str]) {
    for wanted in wanted {
        assert_eq!(told.lines().filter(|line| line.contains(wanted)).count(), 1, "`{wanted}` in\n{told}");
    }
}

#[test]
fn the_mistakes_after_the_first_wrong_type_or_key_are_told_too() {
    let folder = tempfile::tempdir().unwrap();
    copy_rules(folder.path());
    let edits = [
        ("name: \"elite\", move: 1", "name: \"elite\", mvoe: 1"),
        ("rally: true", "rally: 1"),
        ("shoot: (2, 3)", "shoot: (2, 33)"),
        ("cost: 9", "cost: \"nine\""),
        ("fresh: 8", "fresh: 800"),
        ("kind: \"heavy\", fresh: 7", "kind: \"hevy\", fresh: 7"),
        ("activated: 5, cost: 6, count: 2", "activated: 5, count: 2"),
        ("cost: 4, count: 1),\n        (kind: \"cavalry\"", "cost: -4, count: 1),\n        (kind: \"cavalry\""),
    ];
    edit(folder.path(), "ancients/units.ron", &edits);
    edit(folder.path(), "ancients/dice.ron", &[("logo: 5", "logo: 99"), ("rally_sides: 6", "rally_sides: six")]);
    let told = check(folder.path());
    told_once(
        &told,
        &[
            "unknown field `mvoe`",
            "kinds[1].rally: expected `true` or `false`, found `1`",
            "kinds[2].shoot[1]: 33 is out of range; allowed are 2 to 5",
            "pool[0].cost: expected a whole number, found `\"nine\"`",
            "pool[1].fresh: 800 is out of range; allowed are 1 to 20",
            "pool[2].kind: unknown name `hevy`",
            "pool[3]: missing field `cost`",
            "pool[6].cost: -4 is out of range",
            "logo: 99 is out of range",
            "rally_sides: expected a whole number, found `six`",
            // The armies cannot be compared with such a pool.
            "warning: not checked as long as `ancients/units.ron: pool` cannot be read: `lists[0].units`",
        ],
    );
    assert_eq!(of_file(&told, "ancients/units.ron").len(), 8, "and nothing else follows from these\n{told}");
    assert_eq!(of_file(&told, "ancients/dice.ron").len(), 2, "{told}");
}

/// The files of a base are read again by its expansion.
#[test]
fn what_is_wrong_with_a_base_is_told_once() {
    let folder = tempfile::tempdir().unwrap();
    copy_rules(folder.path());
    edit(folder.path(), "fief/money.ron", &[("step: 100", "step: ten"), ("castle: 1000", "castle: -1000")]);
    edit(folder.path(), "fief/cards.ron", &[("tithe: 4", "tithe: 444")]);
    edit(folder.path(), "tactique/combat.ron", &[("guard_bonus: 1", "guard_bonus: 11")]);
    let told = check(folder.path());
    told_once(
        &told,
        &[
            "step: expected a whole number, found `ten`",
            "prices.castle: -1000 is out of range",
            "blue.tithe: 444 is out of range",
            "guard_bonus: 11 is out of range",
            "warning: not checked as long as `fief/money.ron: step` cannot be read: `points.purse`",
            "warning: not checked as long as `fief/money.ron: step` cannot be read: `ransom.untitled`",
            "warning: not checked as long as `fief/money.ron: step` cannot be read: `sergeant.price`",
            "4 errors",
        ],
    );
}

#[test]
fn a_single_file_is_checked() {
    let folder = tempfile::tempdir().unwrap();
    copy_rules(folder.path());
    let file = folder.path().join("ancients/units.ron");
    assert_eq!(check(&file).trim(), "All is well: ancients/units.ron.");
    edit(folder.path(), "ancients/units.ron", &[("cost: 9", "cost: 900")]);
    edit(folder.path(), "ancients/dice.ron", &[("logo: 5", "logo: 99")]);
    let told = check(&file);
    told_once(&told, &["900 is out of range", "1 error"]);
    assert!(!told.contains("dice.ron"), "{told}");
    // Alone in the world it is taken for the file of its name.
    let alone = tempfile::tempdir().unwrap();
    fs::copy(&file, alone.path().join("units.ron")).unwrap();
    told_once(&check(&alone.path().join("units.ron")), &["/units.ron:", "900 is out of range"]);
    // A lesson and a rule book are files too.
    edit(folder.path(), "ancients/lessons/1-first-steps.ron", &[("red step 5:4", "red step 5:44")]);
    told_once(&check(&folder.path().join("ancients/lessons/1-first-steps.ron")), &["lesson is not played through"]);
    assert_eq!(check(&folder.path().join("fief/RULES.fr.md")).trim(), "All is well: fief/RULES.fr.md.");
}

#[test]
fn all_mistakes_of_a_lesson_are_told() {
    let folder = tempfile::tempdir().unwrap();
    copy_rules(folder.path());
    let edits = [
        ("point: [\"r-heavy-7-1\"]", "point: [\"r-hevy-7-1\"]"),
        ("\"red step 5:3\"", "\"red stpe 5:3\""),
        ("blue accept", "bleu accept"),
        ("red refuse", "red refuze"),
    ];
    edit(folder.path(), "ancients/lessons/1-first-steps.ron", &edits);
    let told = check(folder.path());
    told_once(
        &told,
        &["mean `r-heavy-7-1`?", "did you mean `step`?", "did you mean `blue`?", "did you mean `refuse`?"],
    );
    told_once(&told, &["4 errors"]);
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Record {
    name: String,
    cost: u8,
    #[serde(default)]
    rest: Vec<(i32, i32)>,
}

fn told_of(text: &str) -> (Option<Vec<Record>>, String) {
    let reader = Reader::new(Source::memory([("toy/records.ron".to_owned(), text.to_owned())].into()));
    let value = reader.draft::<Vec<Record>>("toy/records.ron");
    for (i, record) in value.iter().flatten().enumerate() {
        let at = reader.at("toy/records.ron").index(i);
        at.field("cost").within(i32::from(record.cost), 1..=20);
        at.field("name").not_blank(&record.name);
        at.field("rest").not_empty(record.rest.len().max(1));
    }
    assert!(!reader.is_sound());
    (value, reader.finish().render(&Texts::new(Lang::En)))
}

/// A draft has what could be read, and nothing is said of what stands in for the rest.
#[test]
fn a_draft_is_checked_as_far_as_it_could_be_read() {
    let (value, told) = told_of("[(name: 7, cost: 0), (cost: 300), (name: \"\", cost: x, rest: [(1, 2), (3), 4])]");
    let value = value.unwrap();
    assert_eq!((value.len(), value[2].name.as_str(), value[2].rest.len()), (3, "", 3));
    told_once(
        &told,
        &[
            "1:9: [0].name: expected a text in double quotes, found `7`",
            "1:18: [0].cost: 0 is out of range; allowed are 1 to 20",
            "1:22: [1]: missing field `name`",
            "1:29: [1].cost: 300 is out of range; allowed are 1 to 20",
            "1:42: [2].name: the name is empty",
            "1:52: [2].cost: expected a whole number, found `x`",
            "1:70: [2].rest[1]: expected 2 values, found 1",
            "1:75: [2].rest[2]: expected a value in brackets, `(...)`, found `4`",
            "8 errors, no warnings",
        ],
    );
}

/// Behind a missing sign the file is read on.
#[test]
fn mistakes_around_a_missing_sign_are_told_too() {
    let text = "[\n  (name: \"a\", cost: 99),\n  (name: \"b, cost: 1),\n  (name: \"c\", cost: 2,\n  (name: \"d\", cots: 3),\n  (name: \"e\" cost: 77),\n]";
    let (value, told) = told_of(text);
    assert_eq!(value.unwrap().len(), 5);
    told_once(
        &told,
        &[
            "2:21: [0].cost: 99 is out of range",
            "3:10: [1].name: the text that begins here is never closed",
            "4:3: [2]: `(` is never closed",
            "5:15: [3]: unknown field `cots`",
            "6:14: [4].name: expected `,` or `)` between `\"e\"` and `cost`",
            "6:20: [4].cost: 77 is out of range",
            "6 errors",
        ],
    );
}
