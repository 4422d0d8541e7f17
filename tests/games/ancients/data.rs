//! The rule data of the ancient battle: laid out, changed, and carried by its saves.
use super::*;
use crate::common::saves::load_sound;
use mesnie::table::data::{Change, Inventory, Origin, Source};
use std::fs;

#[test]
fn values_and_comments_of_the_units_are_laid_out() {
    let source = Source::built_in();
    let ancients = Inventory::of(&source, "ancients/");
    let units = ancients.files.iter().find(|file| file.name == "ancients/units.ron").unwrap();
    let row = |path: &str| units.rows.iter().find(|row| row.path == path).unwrap();
    assert_eq!((row("pool[3].cost").value.as_str(), row("pool[3]").title.as_deref()), ("6", Some("heavy")));
    assert_eq!((row("kinds[2].shoot").value.as_str(), row("kinds[2].shoot").depth), ("(2, 3)", 2));
    assert!(units.comment.starts_with("Chapter 1:") && row("pool").comment.starts_with("fresh: strength while"));
    assert!(ancients.files.iter().any(|file| file.name == "ancients/maps/large.ron"));
}

#[test]
fn what_differs_from_the_program_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("ancients/units.ron");
    fs::create_dir_all(own.parent().unwrap()).unwrap();
    let edits = [
        (
            "(kind: \"heavy\", fresh: 6, activated: 5, cost: 6, count: 2)",
            "(kind: \"heavy\", fresh: 6, cost: 7, count: 2)",
        ),
        ("shoot: (2, 3), half", "shoot: (2,4), wheels: [9], half"),
    ];
    let mut text = Source::built_in().read("ancients/units.ron").unwrap();
    for (from, to) in edits {
        assert!(text.contains(from));
        text = text.replacen(from, to, 1);
    }
    // Blanks and comments are no difference, nor is a byte order mark.
    let text = format!("\u{FEFF}{}", text.replace("fresh: 9, ", "fresh:9, /* ! */\n"));
    fs::write(&own, text).unwrap();
    fs::write(folder.path().join("ancients/more.ron"), "(a: 1)").unwrap();
    fs::write(folder.path().join("ancients/dice.ron"), b"\xff").unwrap();
    let source = Source::folder(folder.path());
    let inventory = Inventory::of(&source, "ancients/");
    let file = |name: &str| inventory.files.iter().find(|file| file.name == name).unwrap();
    let units = file("ancients/units.ron");
    assert_eq!(units.origin, Origin::Folder(own.clone()));
    let changed = units.rows.iter().filter(|row| row.change != Change::None);
    let changed: Vec<_> = changed.map(|row| (row.path.as_str(), row.value.as_str(), row.usual())).collect();
    let expected = [
        ("kinds[2].shoot", "(2, 4)", Some("(2, 3)")),
        ("kinds[2].wheels", "[9]", None),
        ("pool[3].cost", "7", Some("6")),
    ];
    assert_eq!(changed, expected);
    let missing: Vec<_> = units.missing.iter().map(|row| (row.path.as_str(), row.value.as_str(), row.line)).collect();
    assert_eq!(missing, [("pool[3].activated", "5", 32)]);
    assert!(units.is_changed());
    // A file that the program does not have is new; one that cannot be read says why; the others are the program's.
    let more = file("ancients/more.ron");
    assert!(more.is_changed() && more.rows.iter().all(|row| row.change == Change::New));
    let dice = file("ancients/dice.ron");
    assert_eq!(dice.problem.as_ref().map(|problem| problem.message.as_str()), Some("data-not-utf8"));
    assert!(dice.rows.is_empty());
    let budgets = file("ancients/budgets.ron");
    assert!(budgets.origin == Origin::Program && !budgets.is_changed());
    // What a save carries is compared too, and nothing is laid out that it does not carry.
    let text = Source::built_in().read("ancients/dice.ron").unwrap().replace("rally_sides: 6", "rally_sides: 8");
    let saved = Source::memory([("ancients/dice.ron".to_owned(), text)].into());
    let files = Inventory::of(&saved, "ancients/").files;
    assert_eq!((files.len(), &files[0].origin), (1, &Origin::Save));
    let sides = files[0].rows.iter().find(|row| row.path == "rally_sides").unwrap();
    assert_eq!((sides.value.as_str(), sides.usual()), ("8", Some("6")));
}

#[test]
fn a_save_is_played_with_the_rule_data_that_it_was_begun_with() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.mesnie");
    let mut files = CASE.rules().files.clone();
    // A designer's own rules: every unit is cheaper.
    let units = files.get_mut("ancients/units.ron").expect("the file of the units");
    assert!(units.contains("cost: "));
    *units = units.replace("cost: 9", "cost: 1").replace("cost: 8", "cost: 1");
    let own = RuleSet::read(CASE.game, Source::memory(files)).0.expect("sound rule data");
    let header = Header { data: own.files, ..header(&[], 2, Player::Random) };
    let mut recorded = Recorded::start(Match::new(CASE.game, own.data), header, &path).unwrap();
    recorded.play_on();
    let mut loaded = load_sound(&CASE, &path);
    assert_eq!(loaded.game_match.hash(), recorded.hash());
}
