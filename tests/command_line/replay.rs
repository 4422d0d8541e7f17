//! `mesnie record` and `mesnie replay`.
use super::*;

#[test]
fn a_saved_match_is_replayed_and_verified() {
    for game in every_game() {
        is_replayed_and_verified(&game);
    }
}

fn is_replayed_and_verified(game: &Listed) {
    let dir = folder();
    exits(&mesnie(dir.path(), &game.call("record", &["match.mesnie", "--seats", "random"])), 0);
    let text = fs::read_to_string(dir.path().join("match.mesnie")).unwrap();
    let first = text.lines().position(|line| line.starts_with("order ")).expect("an order");
    let order: Vec<&str> =
        text.lines().nth(first).unwrap().split(' ').skip(1).take_while(|word| !word.starts_with('@')).collect();
    let output = mesnie(dir.path(), &["replay", "match.mesnie"]);
    exits(&output, 0);
    assert!(out(&output).contains(&order.join(" ")), "{order:?}");
    let whole = json(&mesnie(dir.path(), &["replay", "match.mesnie", "--json"]));
    assert!(whole["position"]["outcome"]["reason"].is_string() && whole["asked"].is_null());
    let output = mesnie(dir.path(), &["replay", "match.mesnie", "--until", "20", "--json"]);
    exits(&output, 0);
    let part = json(&output);
    assert_eq!(part["orders"].as_array().unwrap().as_slice(), &whole["orders"].as_array().unwrap()[..20]);
    assert!(part["position"]["outcome"].is_null() && part["asked"]["seat"].is_string());
    assert_ne!(part["hash"], whole["hash"]);
    // A torn file is played, and said to be so; a damaged one is played up to the damage.
    fs::write(dir.path().join("torn.mesnie"), &text[..text.len() - 3]).unwrap();
    let output = mesnie(dir.path(), &["replay", "torn.mesnie"]);
    exits(&output, 0);
    assert!(err(&output).contains("cut short"), "{}", err(&output));
    let lines: Vec<_> =
        text.lines().enumerate().map(|(i, line)| if i == first + 10 { "scribble" } else { line }).collect();
    fs::write(dir.path().join("damaged.mesnie"), lines.join("\n")).unwrap();
    let output = mesnie(dir.path(), &["replay", "damaged.mesnie", "--json"]);
    exits(&output, 1);
    let line = format!("line {}", first + 11);
    assert!(err(&output).contains(&line) && err(&output).contains("number 10"), "{}", err(&output));
    assert_eq!(json(&output)["orders"].as_array().unwrap().len(), 10);
    fs::write(dir.path().join("foreign.mesnie"), "PK").unwrap();
    let output = mesnie(dir.path(), &["replay", "foreign.mesnie"]);
    exits(&output, 1);
    assert!(err(&output).contains("not a saved match"));
}
