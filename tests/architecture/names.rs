//! What every game shares names no game.
use super::{files, none, root, short};
use std::fs;

#[test]
fn what_every_game_shares_names_no_game() {
    let mut findings = vec![];
    for folder in ["src/table", "src/desktop", "src/cli", "tests/common", ".ci"] {
        for path in files(&root().join(folder)) {
            let Ok(text) = fs::read_to_string(&path) else { continue };
            for (number, line) in text.lines().enumerate() {
                let lower = line.to_lowercase();
                for game in mesnie::games::all() {
                    let words = lower.split(|c: char| !c.is_alphanumeric() && c != '_');
                    if words.flat_map(|word| word.split('_')).any(|word| word == game.id()) {
                        findings.push(format!("{}:{}: {}", short(&path), number + 1, line.trim()));
                    }
                }
            }
        }
    }
    none("games named where every game is served", &findings);
}
