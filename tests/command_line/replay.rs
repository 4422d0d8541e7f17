//! `mesnie record` and `mesnie replay`.
use super::*;

#[test]
fn a_saved_match_is_replayed_and_verified() {
    let dir = folder();
    exits(&mesnie(dir.path(), &["record", "ancients", "match.mesnie", "--seats", "random"]), 0);
    let output = mesnie(dir.path(), &["replay", "match.mesnie"]);
    exits(&output, 0);
    assert!(out(&output).contains("red army_ready"));
    let whole = json(&mesnie(dir.path(), &["replay", "match.mesnie", "--json"]));
    assert!(whole["position"]["outcome"]["reason"].is_string() && whole["asked"].is_null());
    let output = mesnie(dir.path(), &["replay", "match.mesnie", "--until", "20", "--json"]);
    exits(&output, 0);
    let part = json(&output);
    assert_eq!(part["orders"].as_array().unwrap().as_slice(), &whole["orders"].as_array().unwrap()[..20]);
    assert!(part["position"]["outcome"].is_null() && part["asked"]["seat"].is_string());
    assert_ne!(part["hash"], whole["hash"]);
    // A torn file is played, and said to be so; a damaged one is played up to the damage.
    let text = fs::read_to_string(dir.path().join("match.mesnie")).unwrap();
    fs::write(dir.path().join("torn.mesnie"), &text[..text.len() - 3]).unwrap();
    let output = mesnie(dir.path(), &["replay", "torn.mesnie"]);
    exits(&output, 0);
    assert!(err(&output).contains("cut short"), "{}", err(&output));
    let lines: Vec<_> = text.lines().enumerate().map(|(i, line)| if i == 13 { "scribble" } else { line }).collect();
    fs::write(dir.path().join("damaged.mesnie"), lines.join("\n")).unwrap();
    let output = mesnie(dir.path(), &["replay", "damaged.mesnie", "--json"]);
    exits(&output, 1);
    assert!(err(&output).contains("line 14") && err(&output).contains("number 10"), "{}", err(&output));
    assert_eq!(json(&output)["orders"].as_array().unwrap().len(), 10);
    fs::write(dir.path().join("foreign.mesnie"), "PK").unwrap();
    let output = mesnie(dir.path(), &["replay", "foreign.mesnie"]);
    exits(&output, 1);
    assert!(err(&output).contains("not a saved match"));
}
