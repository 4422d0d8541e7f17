//! What the documents name is there: files and folders, and in `docs/adding-a-game.md` the parts of the toy game.
use super::{files, none, root, short};
use std::fs;

/// What stands between backticks in a text.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

#[test]
fn paths_in_the_documents_exist() {
    let pages =
        files(&root().join("docs")).into_iter().chain(["README.md", "CONTRIBUTING.md"].map(|page| root().join(page)));
    let mut findings = vec![];
    let mut seen = 0;
    for page in pages.filter(|page| page.extension().is_some_and(|end| end == "md")) {
        let text = fs::read_to_string(&page).expect("a readable page");
        for path in quoted(&text).filter(|path| path.starts_with("src/") || path.starts_with("tests/")) {
            seen += 1;
            if !path.contains(['<', '*', '{']) && !root().join(path).exists() {
                findings.push(format!("{}: {path}", short(&page)));
            }
        }
    }
    assert!(seen > 10, "paths are found");
    none("paths that are not there", &findings);
}

/// The table at the end of the page says which part of the toy shows which part of a game.
#[test]
fn the_toy_does_what_the_page_for_a_new_game_says() {
    let page = fs::read_to_string(root().join("docs/adding-a-game.md")).expect("the page");
    let toy = fs::read_to_string(root().join("tests/table/toy.rs")).expect("the toy");
    let (_, rows) = page.split_once("## What the toy does").expect("the last part of the page");
    let is_name = |word: &&str| word.starts_with(|c: char| c.is_ascii_uppercase());
    let names: Vec<&str> = quoted(rows).filter(is_name).collect();
    assert!(names.len() > 30, "the parts are found: {names:?}");
    let defined = |name: &str| {
        ["const ", "static ", "struct "].iter().any(|kind| {
            toy.match_indices(&format!("{kind}{name}")).any(|(at, found)| {
                !toy[at + found.len()..].starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_')
            })
        })
    };
    let missing: Vec<String> = names.iter().filter(|name| !defined(name)).map(|name| (*name).to_owned()).collect();
    none("parts of the toy that are not there", &missing);
    let words: Vec<String> = (quoted(rows).filter(|word| word.starts_with(|c: char| c.is_ascii_lowercase())))
        .filter(|word| !["before", "after", "ancients"].contains(word) && !toy.contains(&format!("\"{word}\"")))
        .map(str::to_owned)
        .collect();
    none("words of the toy that are not there", &words);
}
