//! Rule data laid out for reading: every value with its place, its comment and its difference from the program's own.
use crate::common::data::assert_leads_back;
use mesnie::table::data::{Change, Inventory, Origin, Row, RuleFile, Source, find_value};
use proptest::prelude::*;

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
