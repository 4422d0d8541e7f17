//! Rule data laid out for reading: every value with its place, its comment and its difference from the program's own.
use mesnie::table::data::{Change, Inventory, Origin, Row, RuleFile, Source, find_value};
use proptest::prelude::*;
use std::collections::HashSet;
use std::fs;

const FILE: &str = "toy/units.ron";
const TOY: &str = r##"// Chapter 1.
// The units.
#![enable(implicit_some)]
(
    // fresh: strength. cost: points.
    // A second line.
    units: [
        (name: "horse", cost: 3, arms: Pike(length: 4)), // the best
                                                         // of all
        (name: "foot", cost: -1, arms: Bow(2), few: [1, 2,   3,],
            odds: Some((even: 0x1F, range: 1..=6))),
    ], // nobody's

    // Far above.

    limit: 8, /* in turns */ least: 1,
    names: {"fine wool": 5, 7: (6, 1), Heavy: [(1, 2), (3, 4)]},
    map: [
        "a long row of the map, that is",
        "much too long for one line of this",
    ],
    /* within
     * two lines */
    r#type: None, empty: [], text: r#"raw "text""#,
    one: [(cost: 2)], lists: [["no", (title: 1)]], deep: Some(Some((cost: 2))), pair: Pair([(cost: 2)]),
)
"##;

fn toy(text: &str) -> RuleFile {
    let source = Source::memory([(FILE.to_owned(), text.to_owned())].into());
    Inventory::of(&source, "toy/").files.remove(0)
}

#[test]
fn every_value_has_a_row_with_its_place_and_its_comment() {
    let file = toy(TOY);
    assert_eq!(
        (file.name.as_str(), &file.origin, file.comment.as_str()),
        (FILE, &Origin::Save, "Chapter 1. The units.")
    );
    assert_eq!((&file.problem, file.missing.len()), (&None, 0));
    let shown: Vec<String> = file.rows.iter().map(shown).collect();
    let expected = [
        "7 units = […] // fresh: strength. cost: points. A second line.",
        "8 . units[0] <horse> = (…) // the best of all",
        "8 . . units[0].name <horse> = \"horse\"",
        "8 . . units[0].cost <horse> = 3",
        "8 . . units[0].arms <horse> = Pike(…)",
        "8 . . . units[0].arms.length <horse> = 4",
        "10 . units[1] <foot> = (…)",
        "10 . . units[1].name <foot> = \"foot\"",
        "10 . . units[1].cost <foot> = -1",
        "10 . . units[1].arms <foot> = Bow(2)",
        "10 . . units[1].few <foot> = [1, 2, 3]",
        "11 . . units[1].odds <foot> = Some(…)",
        "11 . . . units[1].odds.even <foot> = 0x1F",
        "11 . . . units[1].odds.range <foot> = 1..=6",
        "16 limit = 8 // in turns",
        "16 least = 1",
        "17 names = {…}",
        "17 . names[\"fine wool\"] = 5",
        "17 . names.7 = (6, 1)",
        "17 . names.Heavy = […]",
        "17 . . names.Heavy[0] = (1, 2)",
        "17 . . names.Heavy[1] = (3, 4)",
        "18 map = […]",
        "19 . map[0] = \"a long row of the map, that is\"",
        "20 . map[1] = \"much too long for one line of this\"",
        "24 type = None // within two lines",
        "24 empty = []",
        "24 text = r#\"raw \"text\"\"#",
        "25 one = […]",
        "25 . one[0] = (…)",
        "25 . . one[0].cost = 2",
        "25 lists = […]",
        "25 . lists[0] = […]",
        "25 . . lists[0][0] = \"no\"",
        "25 . . lists[0][1] = (…)",
        "25 . . . lists[0][1].title = 1",
        "25 deep = Some(…)",
        "25 . deep[0] = Some(…)",
        "25 . . deep[0].cost = 2",
        "25 pair = Pair(…)",
        "25 . pair[0] = […]",
        "25 . . pair[0][0] = (…)",
        "25 . . . pair[0][0].cost = 2",
    ];
    assert_eq!(shown, expected);
    assert_leads_back(&file, TOY);
    let heads = file.rows.iter().filter(|row| row.head).count();
    assert_eq!(heads, 18);
}

/// `line . path <title> = value // comment`, with a dot for each head above it.
fn shown(row: &Row) -> String {
    let title = row.title.as_ref().map_or(String::new(), |title| format!(" <{title}>"));
    let comment = if row.comment.is_empty() { String::new() } else { format!(" // {}", row.comment) };
    format!("{} {}{}{title} = {}{comment}", row.line, ". ".repeat(row.depth), row.path, row.value)
}

fn assert_leads_back(file: &RuleFile, text: &str) {
    for row in &file.rows {
        let line = find_value(text, &row.path).map(|place| place.line);
        assert_eq!(line, Some(row.line), "{}: {}", file.name, row.path);
    }
    let paths: HashSet<&str> = file.rows.iter().map(|row| row.path.as_str()).collect();
    assert_eq!(paths.len(), file.rows.len(), "{}: a path for each row", file.name);
}

#[test]
fn every_row_of_the_shipped_files_leads_back_to_its_line() {
    let source = Source::built_in();
    for game in mesnie::games::all() {
        let inventory = Inventory::of(&source, &format!("{}/", game.id()));
        assert!(!inventory.files.is_empty());
        for file in &inventory.files {
            assert_eq!(file.origin, Origin::Program);
            assert!(file.name.ends_with(".ron") && !file.name.contains("lessons"), "{}", file.name);
            assert!(!file.rows.is_empty() && !file.is_changed() && file.problem.is_none(), "{}", file.name);
            let text = source.read(&file.name).unwrap();
            assert_leads_back(file, &text);
            // No value is lost: each text in quotes is a row or part of one.
            let quotes = |text: &str| -> usize {
                text.lines().map(|l| l.split("//").next().unwrap().matches('"').count()).sum()
            };
            let in_rows = file.rows.iter().map(|row| row.value.matches('"').count()).sum::<usize>();
            assert_eq!(in_rows, quotes(&text), "{}", file.name);
        }
    }
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
    assert_eq!(missing, [("pool[3].activated", "5", 15)]);
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
fn rows_are_found_by_path_title_value_and_comment() {
    let text = "(units: [(name: \"Éclaireur\", cost: 6), // Bœufs\n (name: \"horse\", cost: 9)])";
    let source =
        Source::memory([(FILE.to_owned(), text.to_owned()), ("toy/z.ron".to_owned(), "(cost: 9)".to_owned())].into());
    let inventory = Inventory::of(&source, "toy/");
    let found = |words: &str| -> Vec<(usize, &str)> {
        let path = |(file, row): (usize, usize)| (file, inventory.files[file].rows[row].path.as_str());
        inventory.search(words).into_iter().map(path).collect()
    };
    assert_eq!(found("ECLAIR cost"), [(0, "units[0].cost")]);
    assert_eq!(found("cost 9"), [(0, "units[1].cost"), (1, "cost")]);
    assert_eq!(found("boeuf"), [(0, "units")], "a comment is the first row's of its line");
    assert_eq!(found("  "), []);
    assert_eq!(found("horse wagon"), []);
}

#[test]
fn a_text_need_not_be_sound() {
    let rows = |text: &str| toy(text).rows.iter().map(shown).collect::<Vec<_>>();
    assert_eq!(rows(""), [""; 0]);
    assert_eq!(rows("// nothing\n/*"), [""; 0]);
    assert_eq!(rows("7"), ["1  = 7"]);
    assert_eq!(rows("[1, 2]"), ["1  = [1, 2]"]);
    assert_eq!(
        rows("(a: 1, b: [(c: 2, d = 3"),
        ["1 a = 1", "1 b = […]", "1 . b[0] = (…)", "1 . . b[0].c = 2", "1 . . b[0][1] = d = 3"]
    );
    assert_eq!(rows("(a: \"x, b: 1)"), ["1 a = \"x, b: 1)"]);
    assert_eq!(rows("(a: (b: 1], c: 2}} 3"), ["1 a = (…)", "1 . a.b = 1", "1 c = 2"]);
    let deep = |open: &str, close: &str| format!("{}{}", open.repeat(20_000), close.repeat(20_000));
    for text in [
        deep("[", "]"),
        deep("(a: ", ")"),
        deep("Some(", ")"),
        deep("[(", ""),
        deep("{1: ", ""),
        deep("/*", "*/"),
        deep("// x\n", "1,"),
    ] {
        assert!(toy(&text).rows.len() < 100);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_whatever_is_too_much(text in r#"([()\[\]{},:"'/*#\\\n\r =.\-]|//|/\*|\*/|r#|Some|name|é|[a-z0-9]|\PC){0,60}"#) {
        let lines = text.split('\n').count();
        let file = toy(&text);
        for row in &file.rows {
            prop_assert!((1..=lines).contains(&row.line) && row.depth <= 60);
            let _ = find_value(&text, &row.path);
            prop_assert_eq!(&row.change, &Change::New);
        }
        let _ = file.search(&text);
        // And in the place of a file that the program has.
        let source = Source::memory([("ancients/units.ron".to_owned(), text.clone())].into());
        let file = Inventory::of(&source, "ancients/").files.remove(0);
        prop_assert!(file.is_changed());
    }
}
