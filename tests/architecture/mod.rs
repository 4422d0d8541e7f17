//! The shape of the source: which room may import which, that every rule number stands where it is enforced, how large
//! files and folders are. `docs/architecture.md` tells the same in words.
mod arrows;
mod documents;
mod floors;
mod imports;
mod names;
mod numbers;
mod place_of_tests;
mod sizes;

use std::path::{Path, PathBuf};
use std::{fs, io};

/// The folder of the crate.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every Rust file below `folder`, sorted by path.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    files(folder).into_iter().filter(|path| path.extension().is_some_and(|end| end == "rs")).collect()
}

/// Every file below `folder`, sorted by path.
fn files(folder: &Path) -> Vec<PathBuf> {
    fn collect(folder: &Path, into: &mut Vec<PathBuf>) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                collect(&path, into)?;
            } else {
                into.push(path);
            }
        }
        Ok(())
    }
    let mut found = vec![];
    collect(folder, &mut found).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    found.sort();
    found
}

/// The path of a file from the crate's folder on, with `/` between its parts.
fn short(path: &Path) -> String {
    let inside = path.strip_prefix(root()).expect("a file of this crate");
    inside.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}

/// Fails with every finding on a line of its own.
fn none(what: &str, findings: &[String]) {
    assert!(findings.is_empty(), "{what}:\n{}", findings.join("\n"));
}
