//! How large files and folders may grow before they hide two subjects.
use super::{files, none, root, rust_files, short};
use std::collections::BTreeMap;
use std::fs;

/// Lines of a file, and files beside each other in a folder.
const MOST_LINES: usize = 500;
const MOST_FILES: usize = 20;

#[test]
fn no_file_hides_two_chapters() {
    let mut findings = vec![];
    for path in [rust_files(&root().join("src")), rust_files(&root().join("tests"))].concat() {
        let lines = fs::read_to_string(&path).expect("a readable file").lines().count();
        if lines > MOST_LINES {
            findings.push(format!("{}: {lines} lines", short(&path)));
        }
    }
    none("files of more than 500 lines", &findings);
}

#[test]
fn no_folder_is_a_heap() {
    let mut beside = BTreeMap::new();
    // A rule script is a line of a long list, not a room.
    let scripts = root().join("tests/scripts");
    for path in [files(&root().join("src")), files(&root().join("tests"))].concat() {
        if !path.starts_with(&scripts) {
            *beside.entry(short(path.parent().expect("a file in a folder"))).or_insert(0) += 1;
        }
    }
    assert!(beside.len() > 20, "the folders are found");
    let findings: Vec<String> = (beside.iter())
        .filter(|(_, count)| **count > MOST_FILES)
        .map(|(folder, count)| format!("{folder}: {count} files"))
        .collect();
    none("folders of more than 20 files beside each other", &findings);
}
