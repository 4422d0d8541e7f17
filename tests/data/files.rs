//! Rule data: what is read, and what is said about files that cannot be.

use mesnie::table::data::{Findings, Reader, Source, find_value, nearest};
use mesnie::table::text::locales::{Lang, Texts};
use serde::Deserialize;
use std::collections::BTreeMap;

const FILE: &str = "toy/units.ron";

#[derive(Deserialize, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
struct Unit {
    name: String,
    cost: u8,
    #[serde(default)]
    arms: Option<Arms>,
    #[serde(default)]
    odds: Option<i32>,
    #[serde(default)]
    hits: Vec<i8>,
    #[serde(default)]
    pair: (i32, i32),
    #[serde(default)]
    mounted: bool,
    #[serde(default)]
    prices: BTreeMap<String, i32>,
    #[serde(default)]
    inner: Option<Inner>,
    #[serde(default)]
    some: Option<std::num::NonZeroU8>,
}

#[derive(Deserialize, Debug, PartialEq)]
enum Arms {
    Sword,
    Bow(u8),
    Pike { length: u8 },
}

#[derive(Deserialize, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
struct Inner {
    x: u8,
}

fn reader(text: &str) -> Reader {
    Reader::new(Source::memory([(FILE.to_owned(), text.to_owned())].into()))
}

fn findings_of(text: &str) -> Findings {
    let reader = reader(text);
    let value = reader.parse::<Vec<Unit>>(FILE);
    assert_eq!(value.is_none(), !reader.is_sound());
    reader.finish()
}

/// A unit on lines 3 to 6 of a file, with one more line in it.
fn with_line(line: &str) -> String {
    format!("[\n  (name: \"foot\", cost: 3),\n  (\n    name: \"horse\", cost: 3,\n    {line}\n  ),\n]")
}

/// What is said in English about one more line in a unit, without the excerpt.
fn said(line: &str) -> String {
    let findings = findings_of(&with_line(line));
    assert_eq!(findings.len(), 1, "one finding a file: {line}");
    let text = findings.render(&Texts::new(Lang::En));
    text.lines().next().unwrap_or_default().strip_prefix("toy/units.ron:").unwrap_or(&text).to_owned()
}

#[test]
fn what_stands_in_a_sound_file_is_read() {
    let text = r#"[
        (name: "foot", cost: 3),
        (
            name: "horse", cost: 255, arms: Some(Pike(length: 16)), odds: Some(-2), hits: [-1, 2], pair: (4, -5),
            mounted: true, prices: {"hay": 6, "oats": -7}, inner: Some((x: 8)), some: Some(9),
        ),
        (name: "", cost: 0, arms: Some(Bow(10)), hits: [], /* nobody pays for it */ prices: {}),
        (name: "guard", cost: 1, arms: Some(Sword)),
    ]"#;
    let reader = reader(text);
    let units = reader.parse::<Vec<Unit>>(FILE).expect("a sound file");
    assert!(reader.finish().is_empty());
    let bare = |name: &str, cost: u8, arms: Option<Arms>| Unit {
        name: name.into(),
        cost,
        arms,
        odds: None,
        hits: vec![],
        pair: (0, 0),
        mounted: false,
        prices: BTreeMap::new(),
        inner: None,
        some: None,
    };
    let horse = Unit {
        odds: Some(-2),
        hits: vec![-1, 2],
        pair: (4, -5),
        mounted: true,
        prices: [("hay".to_owned(), 6), ("oats".to_owned(), -7)].into(),
        inner: Some(Inner { x: 8 }),
        some: std::num::NonZeroU8::new(9),
        ..bare("horse", 255, Some(Arms::Pike { length: 16 }))
    };
    let (archer, guard) = (bare("", 0, Some(Arms::Bow(10))), bare("guard", 1, Some(Arms::Sword)));
    assert_eq!(units, [bare("foot", 3, None), horse, archer, guard]);
}

#[test]
fn each_way_to_go_wrong_has_its_sentence() {
    let cases = [
        (
            "hist: []",
            "5:5: [1]: unknown field `hist`; expected one of `name`, `cost`, `arms`, `odds`, `hits`, `pair`, `mounted`, `prices`, `inner`, `some`; did you mean `hits`?",
        ),
        (
            "r#type: 3",
            "5:7: [1]: unknown field `type`; expected one of `name`, `cost`, `arms`, `odds`, `hits`, `pair`, `mounted`, `prices`, `inner`, `some`",
        ),
        ("inner: (y: 3)", "5:13: [1].inner: unknown field `y`; expected `x`"),
        ("inner: ()", "5:12: [1].inner: missing field `x`"),
        ("inner: Iner(x: 3)", "5:12: [1].inner: unknown name `Iner`; expected `Inner`; did you mean `Inner`?"),
        ("cost: 3", "5:5: [1]: the field `cost` is given twice"),
        (
            "arms: Sord",
            "5:11: [1].arms: unknown name `Sord`; expected one of `Sword`, `Bow`, `Pike`; did you mean `Sword`?",
        ),
        ("arms: \"Sword\"", "5:11: [1].arms: expected a name without quotes, found `\"Sword\"`; did you mean `Sword`?"),
        ("arms: 7", "5:11: [1].arms: expected a name without quotes, found `7`"),
        ("arms: Bow", "5:11: [1].arms: `Bow` needs a value in brackets, `(...)`"),
        ("arms: Bow(-1)", "5:15: [1].arms: `-1` is negative, which cannot stand here"),
        ("arms: Bow(1, 2)", "5:18: [1].arms[1]: expected `)`, found `2`"),
        ("arms: Pike()", "5:11: [1].arms: missing field `length`"),
        ("odds: \"x\"", "5:11: [1].odds: expected a whole number, found `\"x\"`"),
        ("odds: 3.5", "5:11: [1].odds: expected a whole number, found `3.5`"),
        ("odds: 99999999999", "5:11: [1].odds: the number `99999999999` is beyond what can stand here"),
        ("odds: 0b12", "5:11: [1].odds: `0b12` is not a well-formed number"),
        ("odds = 1", "5:10: [1]: expected `:` after the name, found `=`"),
        ("odds: 1))", "5:13: [1]: `)` closes nothing"),
        ("odds: Some(1", "5:15: [1].odds: `(` is never closed"),
        ("odds: /* x", "5:11: [1].odds: the comment that begins here is never closed"),
        ("hits: [1, \"\u{e9}\", 2]", "5:15: [1].hits[1]: expected a whole number, found `\"\u{e9}\"`"),
        ("hits: [1, 300]", "5:15: [1].hits[1]: the number `300` is beyond what can stand here"),
        ("hits: [1 2]", "5:14: [1].hits[0]: expected `,` or `]` between `1` and `2`"),
        ("hits: [1;2]", "5:12: [1].hits[0]: `1;2` is not a well-formed value"),
        ("hits: {}", "5:11: [1].hits: expected a list, `[...]`, found `{`"),
        ("pair: (1)", "5:11: [1].pair: expected 2 values, found 1"),
        ("mounted: True", "5:14: [1].mounted: expected `true` or `false`, found `True`; did you mean `true`?"),
        ("prices: {a: 1}", "5:14: [1].prices[0]: expected a text in double quotes, found `a`; did you mean `\"a\"`?"),
        ("prices: {\"a\" 1}", "5:18: [1].prices[0]: expected `:` after the name, found `1`"),
        ("prices: {\"\\q\": 1}", "5:15: [1].prices[0]: unknown sequence of characters after `\\`"),
        ("prices: [1]", "5:13: [1].prices: expected a table of keys and values, `{...}`, found `[`"),
        ("some: 0", "5:11: [1].some: `0` will not do here; expected a whole number other than 0"),
        ("hits: [1, 2]\n    odds: 3", "5:17: [1].hits: expected `,` or `)` between `]` and `odds`"),
    ];
    for (line, expected) in cases {
        assert_eq!(said(line), expected, "{line}");
    }
}

#[test]
fn whole_files_can_be_wrong_too() {
    let cases = [
        ("", "1:1: le fichier ne contient aucune valeur"),
        ("// rien\n", "1:1: le fichier ne contient aucune valeur"),
        ("[", "1:1: `[` n’est jamais fermé"),
        ("[(name: \"a", "1:9: [0].name\u{a0}: le texte qui commence ici n’est jamais fermé"),
        ("[] 3", "1:4: la valeur de ce fichier s’achève avant `3`"),
        ("#![nable(x)] []", "1:4: il faut un attribut tel que `#![enable(implicit_some)]`"),
        ("\0", "1:1: il faut une liste, `[...]`, et non `\u{FFFD}`"),
    ];
    for (text, expected) in cases {
        let rendered = findings_of(text).render(&Texts::new(Lang::Fr));
        let line = rendered.lines().next().unwrap_or_default();
        assert_eq!(line.strip_prefix("toy/units.ron:"), Some(expected), "{text}");
    }
}

#[test]
fn a_finding_underlines_what_is_wrong() {
    let rendered = findings_of("[\n\t(name: \"é\", cost: 3, stength: 4),\n]").render(&Texts::new(Lang::En));
    let excerpt: Vec<&str> = rendered.lines().skip(1).collect();
    let expected =
        ["   2 |  (name: \"é\", cost: 3, stength: 4),", "     |                       ^^^^^^^", "1 error, no warnings"];
    assert_eq!(excerpt, expected);
    let long = format!("[(name: \"{}\", cost: 3, stength: 4)]", "long ".repeat(1000));
    let rendered = findings_of(&long).render(&Texts::new(Lang::En));
    let excerpt: Vec<&str> = rendered.lines().skip(1).collect();
    assert!(excerpt[0].chars().count() < 140, "{rendered}");
    let marked: String =
        excerpt[0].chars().zip(excerpt[1].chars()).filter(|(_, mark)| *mark == '^').map(|(c, _)| c).collect();
    assert_eq!(marked, "stength");
}

#[test]
fn the_extension_for_options_needs_no_line_in_the_file() {
    let units = reader("[(name: \"a\", cost: 1, odds: 3, inner: (x: 1))]").parse::<Vec<Unit>>(FILE).unwrap();
    assert_eq!((units[0].odds, units[0].inner.is_some()), (Some(3), true));
    assert!(reader("\u{FEFF}[]").parse::<Vec<Unit>>(FILE).is_some(), "a byte order mark is let pass");
}

#[test]
fn all_files_are_reported_in_one_go() {
    let files = [("a.ron", "[(name: 1)]"), ("b.ron", "[]"), ("c.ron", "[(nam: \"x\")]")];
    let files = files.map(|(name, text)| (name.to_owned(), text.to_owned()));
    let reader = Reader::new(Source::memory(files.into()));
    for file in ["c.ron", "d.ron", "b.ron", "a.ron"] {
        reader.parse::<Vec<Unit>>(file);
    }
    let findings = reader.finish();
    let mut files: Vec<&str> = findings.iter().map(|finding| finding.file.as_str()).collect();
    // A unit without its cost is told beside what is wrong with its name.
    assert_eq!(files, ["a.ron", "a.ron", "c.ron", "c.ron", "d.ron"]);
    files.dedup();
    assert_eq!(files, ["a.ron", "c.ron", "d.ron"]);
    let json = serde_json::to_value(&findings).unwrap();
    assert_eq!(json[0]["line"], 1);
    assert_eq!(json[1]["path"], "[0].name");
    assert_eq!(json[0]["severity"], "error");
    assert_eq!(json[4]["message"], "data-file-missing");
    assert_eq!(serde_json::from_value::<Findings>(json).unwrap(), findings);
}

/// What a check says in English about a file that ron reads without complaint.
fn checked(text: &str, check: impl FnOnce(&Reader)) -> Vec<String> {
    let reader = reader(text);
    check(&reader);
    let texts = Texts::new(Lang::En);
    let lines =
        reader.finish().into_iter().map(|finding| finding.render(&texts).lines().next().unwrap_or_default().to_owned());
    lines.map(|line| line.trim_start_matches("toy/units.ron:").to_owned()).collect()
}

#[test]
fn checks_tell_value_path_and_line() {
    let text = "(\n  units: [\n    (name: \"horse\"),\n    (name: \"foot\", cost: 99),\n  ],\n  prices: {\"fine wool\": -1},\n)";
    let said = checked(text, |reader| {
        let at = reader.at(FILE);
        assert!(!at.path("units[1].cost").within(99, 0..=20));
        assert!(!at.field("prices").key("fine wool").at_least(-1, 0));
        assert!(!at.field("units").index(0).field("name").known("horse", ["horses", "cart"]));
        assert!(!at.field("units").unique(["horse", "horse"]));
        assert!(!at.field("units").complete(["cart", "horse"], ["horse"]));
        assert!(!at.field("units").length(2, 3));
        at.path("nothing.here").warning("data-empty-list", &[]);
        assert!(at.within(3, 1..=3) && at.known("a", ["a"]) && at.unique(["a", "b"]) && at.not_empty(1));
    });
    let expected = [
        "2:10: units: there is no entry for `cart`",
        "2:10: units: expected 3 values, found 2",
        "3:12: units[0].name: unknown name `horse`; expected one of `horses`, `cart`; did you mean `horses`?",
        "4:5: units[1]: the name `horse` is already taken",
        "4:26: units[1].cost: 99 is out of range; allowed are 0 to 20",
        "6:25: prices[\"fine wool\"]: -1 is too small; allowed is 0 or more",
        " warning: nothing.here: the list is empty",
    ];
    assert_eq!(said, expected);
}

#[test]
fn tables_cover_their_range_once() {
    let gaps = |rows: &[std::ops::RangeInclusive<i64>], whole| {
        checked("[]", |reader| {
            reader.at(FILE).covers(whole, rows.iter().cloned());
        })
    };
    assert_eq!(gaps(&[1..=2, 3..=6], 1..=6), [""; 0]);
    assert_eq!(gaps(&[3..=6, 1..=2], 1..=6), [""; 0]);
    assert_eq!(
        gaps(&[1..=2, 4..=5], 1..=6),
        ["1:1: the table has no row for 6 to 6", " [1]: the table has no row for 3 to 3",]
    );
    assert_eq!(gaps(&[1..=3, 2..=6], 1..=6), [" [1]: 2 to 3 already stands in another row"]);
    assert_eq!(gaps(&[1..=8], 1..=6), [" [0]: the row is beyond the table, which runs from 1 to 6"]);
    let row = |from: i64, to: i64| from..=to;
    let reversed = gaps(&[row(2, 1), row(1, 6)], 1..=6);
    assert_eq!(reversed, [" [0]: the range from 2 to 1 is reversed"]);
    assert_eq!(
        gaps(&[i64::MIN..=i64::MAX, 0..=0], i64::MIN..=i64::MAX),
        [" [1]: 0 to 0 already stands in another row"]
    );
}

#[test]
fn places_are_found_through_comments_strings_and_nesting() {
    let text = r##"#![enable(implicit_some)]
/* ( /* [ */ */ Rules( // {
    a: "x, (\" b: 2", r#b: r#"c: ", "#, c: '"',
    d: Some((e: [1, (2, 3)], f: Charge(bonus: 4))),
    g: {"k, 1": 5, 7: 6, (1, 2): [8], Heavy: 9},
    h: 1..=6, /* last */
)
"##;
    let at = |path| {
        let place = find_value(text, path)?;
        let line = text.lines().nth(place.line - 1)?;
        Some(line.chars().skip(place.column - 1).take(place.width).collect::<String>())
    };
    let cases = [
        ("", "Rules"),
        ("a", r#""x, (\" b: 2""#),
        ("b", r##"r#"c: ", "#"##),
        ("c", "'\"'"),
        ("d.e[0]", "1"),
        ("d.e[1][1]", "3"),
        ("d.f", "Charge"),
        ("d.f.bonus", "4"),
        ("d.f.Charge.bonus", "4"),
        ("g[\"k, 1\"]", "5"),
        ("g[7]", "6"),
        ("g.Heavy", "9"),
        ("h", "1..=6"),
    ];
    for (path, value) in cases {
        assert_eq!(at(path).as_deref(), Some(value), "{path}");
    }
    for path in ["x", "d.e[2]", "d.e[0][0]", "a.b", "g[8]", "[", "..", "a[", "d.[0]", "h.x.y"] {
        assert_eq!(at(path), None, "{path}");
    }
    assert_eq!(find_value("", ""), None);
    assert_eq!(find_value("(a: [1, 2", "a[1]").map(|place| place.column), Some(9), "a text need not be sound");
}

#[test]
fn the_nearest_name_is_near_or_none() {
    let known = ["strength", "cost", "horse_archer", "x"];
    let cases = [
        ("stength", Some("strength")),
        ("Cost", Some("cost")),
        ("horse-archer", Some("horse_archer")),
        ("coast", Some("cost")),
        ("y", None),
        ("", None),
        ("wagon", None),
    ];
    for (name, meant) in cases {
        assert_eq!(nearest(name, known), meant, "{name}");
    }
    assert_eq!(nearest(&"long".repeat(100_000), known), None);
}

#[test]
fn a_folder_replaces_built_in_files_one_by_one() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir_all(folder.path().join("toy/more.ron")).unwrap();
    std::fs::write(folder.path().join("toy/units.ron"), "[]").unwrap();
    std::fs::write(folder.path().join("toy/latin.ron"), b"[\n \"caf\xE9\"]").unwrap();
    std::fs::write(folder.path().join("toy/.units.ron.swp"), "").unwrap();
    let source = Source::folder(folder.path());
    assert_eq!(source.read(FILE).unwrap(), "[]");
    assert!(source.read("README.md").unwrap().starts_with("# Rule data"), "falls back to the built-in file");
    assert_eq!(source.list("toy/"), ["toy/latin.ron", "toy/units.ron"]);
    assert_eq!(source.describe("README.md"), "rules/README.md");
    assert_eq!(source.describe(FILE), folder.path().join(FILE).display().to_string());

    let latin = source.read("toy/latin.ron").unwrap_err();
    assert_eq!((latin.message.as_str(), latin.line, latin.column), ("data-not-utf8", Some(2), Some(6)));
    let missing = source.read("toy/unit.ron").unwrap_err();
    assert_eq!((missing.message.as_str(), missing.suggestion.as_deref()), ("data-file-missing", Some(FILE)));
    assert_eq!(source.read("toy/more.ron").unwrap_err().message, "data-file-unreadable");
    let nowhere = Source::folder(folder.path().join("nowhere"));
    assert_eq!(nowhere.read("README.md").unwrap_err().message, "data-folder-missing");

    let reader = Reader::new(source);
    reader.parse::<Vec<Unit>>(FILE);
    reader.warn_of_unread("toy/");
    let findings = reader.finish();
    assert_eq!(findings.warnings(), 1);
    assert_eq!(findings.iter().next().unwrap().file, "toy/latin.ron");
}

#[test]
fn a_save_is_read_with_what_it_carries_and_nothing_else() {
    let source = Source::memory(BTreeMap::new());
    assert_eq!(source.read("README.md").unwrap_err().message, "data-file-missing");

    let played = Reader::new(Source::built_in());
    let text = played.text("README.md").expect("a built-in file");
    assert_eq!(played.text("toy/none.ron"), None);
    let saved = Source::memory(played.files());
    assert_eq!(saved.list(""), ["README.md"]);
    assert_eq!(saved.read("README.md"), Ok(text));
    assert_eq!(saved.describe("README.md"), "README.md");
}

/// One finding, with a place within the text and an excerpt that can be printed.
fn assert_told(text: &str) {
    let findings = findings_of(text);
    for finding in &findings {
        assert_eq!(finding.file, FILE);
        let (line, column) = (finding.line.expect("a line"), finding.column.expect("a column"));
        // A text that ends with a line break ends on a line of its own.
        let lines: Vec<&str> = text.split('\n').collect();
        assert!((1..=lines.len()).contains(&line), "line {line} of {text:?}");
        assert!((1..=lines[line - 1].chars().count() + 1).contains(&column), "column {column} of {text:?}");
    }
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let rendered = findings.render(&texts);
        assert!(rendered.chars().all(|c| c == '\n' || !c.is_control()), "{rendered:?}");
        assert_eq!(texts.faults(), BTreeMap::new(), "{text:?}");
    }
}

#[test]
fn hostile_texts_are_told_and_never_panic() {
    let deep = |open: &str, close: &str| format!("{}{}", open.repeat(10_000), close.repeat(10_000));
    let texts = [
        deep("[", "]"),
        deep("(", ")"),
        deep("{", "}"),
        deep("Some(", ")"),
        format!("[(name: \"a\", cost: 1, inner: {})]", deep("Some(", ")")),
        format!("[(name: \"a\", cost: 1, x: {})]", deep("[(", ")]")),
        deep("/*", "*/"),
        deep("/*", "") + "[",
        "[".repeat(10_000),
        "]".repeat(10_000),
        format!("[(name: \"a\", cost: {})]", "9".repeat(100_000)),
        format!("[(name: \"a\", cost: 1, odds: -{}.{}e999999999)]", "9".repeat(1000), "1".repeat(1000)),
        format!("[({}: 1)]", "x".repeat(100_000)),
        format!("[(name: r{}\"a", "#".repeat(10_000)),
        "[(name: \"\\u{110000}\", cost: 1)]".to_owned(),
        "[(name: \"\\u{".to_owned(),
        "'".to_owned(),
        "b".to_owned(),
        "br#".to_owned(),
        "#!".to_owned(),
        "#![enable(".to_owned(),
        "\u{200E}\u{2028}".to_owned(),
        "\r\r\n\r".to_owned(),
        "\0".repeat(1000),
    ];
    for text in &texts {
        assert!(!findings_of(text).is_empty());
        assert_told(text);
    }
    // The same with types that take anything.
    for text in &texts {
        let reader = reader(text);
        let _ = reader.parse::<serde_json::Value>(FILE);
        let _ = reader.finish().render(&Texts::new(Lang::En));
    }
    let reader = reader(&deep("[", "]"));
    assert!(reader.parse::<serde_json::Value>(FILE).is_none());
    assert_eq!(reader.finish().iter().next().unwrap().message, "data-too-deep");
}

#[test]
fn mutated_files_are_read_or_told() {
    use rand::{RngExt, SeedableRng};
    const ROUNDS: usize = 4000;
    let samples = [
        with_line("arms: Pike(length: 3), hits: [1, 2, -3], prices: {\"é\": 1}, // none\n inner: (x: 3),"),
        "#![enable(implicit_some)]\n/* foot */ [(name: r#\"a \"b\"\"#, cost: 0x1F, odds: None, pair: (1, -2), mounted: true)]\n".to_owned(),
        "[(name: \"\\u{e9}\\n\", cost: 1_0, arms: Some(Bow(3)), some: Some(1))]".to_owned(),
    ];
    let mut rng = rand_chacha::ChaCha12Rng::seed_from_u64(7);
    let mut refused = 0;
    for round in 0..ROUNDS {
        let mut bytes = samples[round % samples.len()].clone().into_bytes();
        for _ in 0..rng.random_range(1..=3) {
            let at = rng.random_range(0..bytes.len().max(1)).min(bytes.len().saturating_sub(1));
            let end = (at + rng.random_range(1..=8)).min(bytes.len());
            match rng.random_range(0..5) {
                0 if !bytes.is_empty() => bytes[at] ^= 1 << rng.random_range(0..8),
                1 => bytes.truncate(at),
                2 => drop(bytes.drain(at.min(end)..end)),
                3 => bytes.insert(at, b"()[]{},:\"'/*#\\\0-r\n"[rng.random_range(0..18)]),
                _ => {
                    let part = bytes[at.min(end)..end].to_vec();
                    bytes.splice(at..at, part);
                }
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        let findings = findings_of(&text);
        refused += findings.len();
        // Rendering takes most of the time.
        if round % 10 == 0 {
            assert_told(&text);
        }
        for finding in &findings {
            assert!(finding.file == FILE && finding.line.is_some() && finding.column.is_some(), "{finding:?}");
        }
        for path in ["[0].name", "[1].hits[2]", "[0].prices.é", "[0].arms.Pike.length"] {
            let _ = find_value(&text, path);
        }
    }
    assert!(refused > ROUNDS / 3, "most mutations are errors: {refused}");
}
