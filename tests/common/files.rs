//! The files of the project that tests read: its source, its scripts, its tests.
use std::fs;
use std::path::{Path, PathBuf};

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files of a folder with this extension, deeper down too, in the order of their paths.
pub fn files_under(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut files = vec![];
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(files_under(&path, extension));
        } else if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// Copies the rule data of the program to a folder, as a designer does.
pub fn copy_rules(to: &Path) {
    copy_folder(&root().join("rules"), to);
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() { copy_folder(&entry.path(), &target) } else { drop(fs::copy(entry.path(), target)) }
    }
}

/// What stands in the files of a folder of the project with this extension.
pub fn texts_in(folder: &Path, extension: &str) -> Vec<String> {
    let files = files_under(&root().join(folder), extension);
    assert!(!files.is_empty(), "{}", folder.display());
    files.into_iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// The source of a game, wherever in `src` its folder stands.
pub fn source_of(game: &str) -> Vec<String> {
    fn folder_of(game: &str, within: &Path) -> Option<PathBuf> {
        let folders = fs::read_dir(within).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
        let mut folders: Vec<PathBuf> = folders.collect();
        folders.sort();
        let own = folders.iter().find(|path| path.file_name().is_some_and(|name| name == game)).cloned();
        own.or_else(|| folders.iter().find_map(|path| folder_of(game, path)))
    }
    texts_in(&folder_of(game, &root().join("src")).expect("a folder in src"), "rs")
}

/// The rule scripts of a game.
pub fn scripts_of(game: &str) -> Vec<String> {
    texts_in(&Path::new("tests/scripts").join(game), "ron")
}

/// The tests of a game.
pub fn tests_of(game: &str) -> Vec<String> {
    let more = format!("{game}_");
    let folders = fs::read_dir(root().join("tests/games")).unwrap().map(|entry| entry.unwrap().file_name());
    let mut own: Vec<String> = folders.map(|name| name.to_string_lossy().into_owned()).collect();
    own.retain(|name| name == game || name.starts_with(&more));
    own.sort();
    own.iter().flat_map(|name| texts_in(&Path::new("tests/games").join(name), "rs")).collect()
}
