//! Files beyond any use, and files with very many mistakes: neither takes up time.
use mesnie::table::data::{Findings, LARGEST_FILE, Reader, Source};
use mesnie::table::text::locales::{Lang, Texts};
use serde::Deserialize;
use std::fs;
use std::process::Command;
use std::time::{Duration, Instant};

const FILE: &str = "toy/units.ron";
/// What takes a second or less on a machine that people play on takes no longer than this on one that runs many tests.
const SOON: Duration = Duration::from_secs(8);

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Unit {
    name: String,
    cost: i32,
    #[serde(default)]
    hits: Vec<i32>,
}

fn reader(text: &str) -> Reader {
    Reader::new(Source::memory([(FILE.to_owned(), text.to_owned())].into()))
}

fn told(text: &str) -> Findings {
    let begun = Instant::now();
    let rules = reader(text);
    assert!(rules.parse::<Vec<Unit>>(FILE).is_none());
    let findings = rules.finish();
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        assert!(!findings.render(&texts).is_empty() && texts.faults().is_empty());
    }
    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    findings
}

#[test]
fn what_is_beyond_any_use_is_refused_before_it_is_read() {
    let message = |text: &str| {
        let findings = told(text);
        assert_eq!(findings.len(), 1);
        findings.iter().next().unwrap().message.clone()
    };
    assert_eq!(message(&format!("[(name: \"{}\", cost: 1)]", "f".repeat(100_000))), "data-text-too-long");
    assert_eq!(message(&format!("[{}]", "(name: \"a\", cost: 1),\n".repeat(10_000))), "data-list-too-long");
    assert_eq!(message(&format!("[(name: \"a\", cost: 1, hits: [{}])]", "1,".repeat(100_000))), "data-list-too-long");
    assert_eq!(message(&"[(".repeat(100_000)), "data-too-deep");
    assert_eq!(message(&format!("// {}\n[]", "x".repeat(LARGEST_FILE as usize))), "data-file-too-large");
    // On the disk it is not even opened: a hole of 8 GB.
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("toy")).unwrap();
    fs::File::create(folder.path().join(FILE)).unwrap().set_len(8 << 30).unwrap();
    let rules = Reader::new(Source::folder(folder.path()));
    assert!(rules.parse::<Vec<Unit>>(FILE).is_none());
    assert_eq!(rules.finish().iter().next().unwrap().message, "data-file-too-large");
    // The same for a rule script, whatever it is called.
    let script = folder.path().join("script.txt");
    fs::write(&script, "[".repeat(100_000)).unwrap();
    let output =
        Command::new(env!("CARGO_BIN_EXE_mesnie")).args(["--lang", "en", "script"]).arg(&script).output().unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.code() == Some(1) && told.contains("too many brackets within brackets"), "{told}");
}

/// Each of very many mistakes is told at its own place, and the time for it grows with their number, not with its square.
#[test]
fn very_many_mistakes_take_no_time() {
    let unit = |i: usize| format!("    (name: \"unit {i}\", cost: {i}, hits: [{i}]),\n");
    let text = format!("[\n{}]", (0..3000).map(unit).collect::<String>());
    let known: Vec<String> = (0..3000).map(|i| format!("unity {i}")).collect();
    let begun = Instant::now();
    let rules = reader(&text);
    let units = rules.parse::<Vec<Unit>>(FILE).unwrap();
    for (i, unit) in units.iter().enumerate() {
        let at = rules.at(FILE).index(i);
        assert!(!at.field("name").known(&unit.name, known.iter().map(String::as_str)));
        assert!(!at.field("cost").at_least(unit.cost, 5000));
        assert!(!at.field("hits").index(0).within(unit.hits[0], -5..=-1));
    }
    let findings = rules.finish();
    let taken = begun.elapsed();
    assert_eq!(findings.len(), 9000);
    for (i, of_unit) in findings.iter().collect::<Vec<_>>().chunks(3).enumerate() {
        assert!(of_unit.iter().all(|finding| finding.line == Some(i + 2) && finding.excerpt.is_some()), "{of_unit:?}");
    }
    assert!(findings.iter().next().unwrap().suggestion.is_some());
    assert!(taken < SOON, "{taken:?}");
}

/// The same with real files: 2,000 villages in regions that there are none of, a row of a map with 100,000 letters.
#[test]
fn a_check_of_hopeless_files_is_over_soon() {
    let folder = tempfile::tempdir().unwrap();
    let check = |file: &str, from: &str, to: &str| {
        let text = Source::built_in().read(file).unwrap();
        assert!(text.contains(from), "{file}");
        let path = folder.path().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text.replacen(from, to, 1)).unwrap();
        let begun = Instant::now();
        let mut command = Command::new(env!("CARGO_BIN_EXE_mesnie"));
        let output = command.args(["--lang", "en", "check", "--json"]).arg(folder.path()).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{file}");
        assert!(begun.elapsed() < SOON, "{file}: {:?}", begun.elapsed());
        fs::remove_file(path).unwrap();
        let told: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        told["findings"].as_array().unwrap().clone()
    };
    let villages: String = (0..2000)
        .map(|i| {
            format!("(label: \"v{i}\", name: \"V{i}\", region: \"pourpr{i}\", bishopric: \"sigy\", at: (80, 85)),\n")
        })
        .collect();
    let findings = check("fief/map.ron", "villages: [\n", &format!("villages: [\n{villages}"));
    let unknown = findings.iter().filter(|finding| finding["message"] == "data-unknown-name").count();
    assert!(unknown >= 2000, "{unknown}");
    let findings = check("ancients/maps/large.ron", "rows: [\n", &format!("rows: [\n\"{}\",\n", "x".repeat(100_000)));
    assert!(findings.iter().any(|finding| finding["message"] == "data-text-too-long"), "{findings:?}");
    let rows = "\"f . . B b b b b b B . . f\",\n".repeat(3000);
    assert!(!check("ancients/maps/large.ron", "rows: [\n", &format!("rows: [\n{rows}")).is_empty());
}
