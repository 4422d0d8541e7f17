//! Files that were changed at random in many ways: none brings the program down, none holds it up, and none that is broken
//! is called sound.
use super::case::Case;
use super::chance::Chance;
use super::files::scripts_of;
use ron::extensions::Extensions;
use serde::de::IgnoredAny;
use std::collections::BTreeMap;
use std::fs;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How many mutants of each sort are made for each game: as many as the environment says in `MESNIE_MUTANTS`, or else
/// `usual`.
pub fn count(usual: u64) -> u64 {
    std::env::var("MESNIE_MUTANTS").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// No file takes longer than this, however slow the machine is.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// Changes a text in one to three ways; it may be text no longer.
pub fn mutate(bytes: &mut Vec<u8>, chance: &mut Chance) {
    for _ in 0..=chance.below(3) {
        mutate_once(bytes, chance);
    }
}

fn mutate_once(bytes: &mut Vec<u8>, chance: &mut Chance) {
    let length = bytes.len();
    if length == 0 {
        bytes.extend(b"(((");
        return;
    }
    let at = chance.below(length);
    let end = (at + 1 + chance.below(40)).min(length);
    match chance.below(16) {
        0 => bytes[at] ^= 1 << chance.below(8),
        1 => bytes.truncate(at),
        2 => drop(bytes.drain(at..end)),
        3 => {
            let part = bytes[at..end].to_vec();
            bytes.splice(at..at, part);
        }
        4 => bytes.insert(at, *chance.one_of(b"()[]{},:\"'/*#\\\0-r\n. 9")),
        5 => {
            let open = [&b"["[..], b"(", b"Some(", b"{a:", b"/*", b"\""][chance.below(6)];
            bytes.splice(at..at, open.repeat(1 + chance.below(3000)));
        }
        6 => bytes.truncate(chance.below(3)),
        7 => bytes.iter_mut().skip(at).take(end - at).for_each(|byte| *byte = chance.below(256) as u8),
        8..=10 => mutate_lines(bytes, chance),
        _ => {
            let text = String::from_utf8_lossy(bytes).into_owned();
            let numbers = chance.below(3) > 0;
            let found = spans(&text, numbers);
            if found.is_empty() {
                return;
            }
            let (from, to) = *chance.one_of(&found);
            let new = if numbers {
                let extremes = [
                    "-1",
                    "0",
                    "1",
                    "7",
                    "255",
                    "65536",
                    "1000000",
                    "2147483647",
                    "-2147483648",
                    "99999999999999999999",
                ];
                (*chance.one_of(&extremes)).to_owned()
            } else {
                let (from, to) = *chance.one_of(&found);
                text[from..to].to_owned()
            };
            *bytes = [&text[..from], &new, &text[to..]].concat().into_bytes();
        }
    }
}

/// A line too few, one too many, two exchanged.
fn mutate_lines(bytes: &mut Vec<u8>, chance: &mut Chance) {
    let mut lines: Vec<Vec<u8>> = bytes.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
    let (one, other) = (chance.below(lines.len()), chance.below(lines.len()));
    match chance.below(3) {
        0 => drop(lines.remove(one)),
        1 => lines.insert(other, lines[one].clone()),
        _ => lines.swap(one, other),
    }
    *bytes = lines.join(&b'\n');
}

/// The spans of a text that are numbers, or else words; the labels of pieces are words too.
pub fn spans(text: &str, numbers: bool) -> Vec<(usize, usize)> {
    let part = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    let mut spans = vec![];
    let mut begin = None;
    for (i, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match (begin, part(c)) {
            (None, true) => begin = Some(i),
            (Some(from), false) => {
                spans.push((from, i));
                begin = None;
            }
            _ => {}
        }
    }
    spans.retain(|(from, to)| text[*from..*to].parse::<i64>().is_ok() == numbers);
    spans
}

/// Whether a file is written in RON at all, whatever it says.
pub fn is_ron(bytes: &[u8]) -> bool {
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    std::str::from_utf8(bytes).is_ok_and(|text| options.from_str::<IgnoredAny>(text).is_ok())
}

/// Rule scripts that were changed: each passes or fails, and what is no script fails.
pub fn mutated_scripts_pass_or_fail(case: &Case) {
    let scripts = scripts_of(case.game.id());
    assert!(scripts.iter().all(|script| is_ron(script.as_bytes())));
    let folder = tempfile::tempdir().unwrap();
    let mut made = BTreeMap::new();
    for n in 0..count(150) {
        let mut chance = Chance(n);
        let mut bytes = scripts[n as usize % scripts.len()].clone().into_bytes();
        mutate(&mut bytes, &mut chance);
        let path = folder.path().join(format!("{n:06}.ron"));
        fs::write(&path, &bytes).unwrap();
        made.insert(path, bytes);
    }
    // What is said goes to files: nobody reads pipes while it is waited for.
    let (told, cried) = (folder.path().join("told"), folder.path().join("cried"));
    let begun = Instant::now();
    let mut child = Command::new(env!("CARGO_BIN_EXE_mesnie"))
        .args(["--lang", "en", "script", "--json"])
        .arg(folder.path())
        .stdout(fs::File::create(&told).unwrap())
        .stderr(fs::File::create(&cried).unwrap())
        .stdin(Stdio::null())
        .spawn()
        .unwrap();
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        if begun.elapsed() > PATIENCE + Duration::from_millis(50) * made.len() as u32 {
            child.kill().unwrap();
            child.wait().unwrap();
            panic!("a script holds the program up: {}", fs::read_to_string(&cried).unwrap());
        }
        std::thread::sleep(Duration::from_millis(20));
    };
    let cried = fs::read_to_string(&cried).unwrap();
    assert!(matches!(status.code(), Some(0 | 1)), "{status}\n{cried}");
    assert!(!cried.contains("panicked") && !cried.contains("broke off"), "{cried}");
    let told: serde_json::Value = serde_json::from_str(&fs::read_to_string(&told).unwrap()).unwrap();
    let results = told["scripts"].as_array().expect("a result for each script");
    assert_eq!(results.len(), made.len());
    let mut passed = 0;
    for result in results {
        let bytes = &made[std::path::Path::new(result["file"].as_str().unwrap())];
        if result["failures"].as_array().unwrap().is_empty() {
            passed += 1;
            assert!(is_ron(bytes), "{result}: broken, and called sound");
        }
    }
    // Nearly all changes are noticed; some are in a title or a comment.
    assert!((1..made.len() * 4 / 5).contains(&passed), "{passed} of {} pass", made.len());
}
