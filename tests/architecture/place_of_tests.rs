//! Tests stand apart from the source.
use super::{none, root, rust_files, short};
use std::fs;

/// The library is not compiled for tests of its own: one that stood in it would never run.
#[test]
fn no_test_stands_in_the_source() {
    let mut findings = vec![];
    for path in rust_files(&root().join("src")) {
        let text = fs::read_to_string(&path).expect("a readable file");
        let lines = text.lines().enumerate();
        let for_tests = lines.filter(|(_, line)| line.contains("cfg(test)") || line.trim() == "#[test]");
        findings.extend(for_tests.map(|(number, line)| format!("{}:{}: {}", short(&path), number + 1, line.trim())));
    }
    none("tests in the source", &findings);
}
