//! The lists that a player has made for a game: a folder of RON files beside the saved matches, which other programs may change as
//! well. A broken file stays as it is until its owner mends it.
use super::folder::{Saves, file_name};
use super::journal::whole;
use crate::table::data::{Findings, Reader, Source};
use crate::table::game::{Game, RuleSet};
use crate::table::options::{Setting, Settings};
use crate::table::rosters::book::{Listed, RosterBook, own_id};
use crate::table::text::problem::Problem;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// How the names of the files end.
const EXTENSION: &str = "ron";

/// The folder of a player's lists of a game.
#[derive(Clone, Debug)]
pub struct OwnLists {
    folder: PathBuf,
}

/// A file in that folder.
#[derive(Clone, Debug)]
pub struct OwnList {
    /// The name of the file without its extension.
    pub file: String,
    /// Where it is.
    pub path: PathBuf,
    /// Its list; or what is wrong with the file, each with its line.
    pub list: Result<SoundList, Findings>,
}

/// A list that can be shown and changed. It need not keep the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoundList {
    /// Its name and its id.
    pub listed: Listed,
    /// The list itself.
    pub text: String,
}

impl OwnLists {
    /// The folder for a game, beside the saved matches.
    pub fn of(saves: &Saves, game: &str) -> Self {
        Self { folder: saves.folder().join("rosters").join(game) }
    }

    /// The folder. It is made when a list is saved.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Every list, sorted by the names of the files; none if the folder does not exist.
    pub fn read(&self, book: &dyn RosterBook) -> Vec<OwnList> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let visible = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            path.extension().is_some_and(|end| end == EXTENSION) && !name.starts_with('.') && path.is_file()
        };
        let mut paths: Vec<PathBuf> = entries.filter(visible).collect();
        paths.sort();
        let mut ids = BTreeSet::new();
        let lists = paths.into_iter().map(|path| {
            let file = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let mut list = read_list(book, &path);
            // A copy that somebody made of a file has the id of the first: it gets one of its own.
            if let Ok(sound) = &mut list {
                let id = free_id(own_id(&file), &ids);
                ids.insert(id.clone());
                if sound.listed.name == sound.listed.id {
                    // It has no name but that of its file.
                    sound.listed.name.clone_from(&file);
                }
                if sound.listed.id != id {
                    sound.listed.id = id;
                    sound.text = book.renamed(&sound.text, &sound.listed);
                }
            }
            OwnList { file, path, list }
        });
        lists.collect()
    }

    /// Where a list with this name is saved.
    ///
    /// # Errors
    /// As [`file_name`].
    pub fn path(&self, name: &str) -> Result<PathBuf, Problem> {
        Ok(self.folder.join(format!("{}.{EXTENSION}", file_name(name)?)))
    }

    /// Saves a list, whole or not at all, in the file of this path.
    ///
    /// # Errors
    /// `roster-not-written`, with what the system said; what stood in the file before stands there still.
    pub fn save(&self, path: &Path, text: &str) -> Result<(), Problem> {
        write(path, text)
    }

    /// Removes the file of a list for good.
    ///
    /// # Errors
    /// `roster-not-deleted`: it is none of this folder, or the system refuses, with what it said.
    pub fn delete(&self, path: &Path) -> Result<(), Problem> {
        let refused =
            |detail: String| Problem::new("roster-not-deleted").with("file", path.display()).with("detail", detail);
        if path.parent() != Some(&self.folder) || path.extension().is_none_or(|end| end != EXTENSION) {
            return Err(refused(String::new()));
        }
        fs::remove_file(path).map_err(|error| refused(error.to_string()))
    }
}

/// Writes a list or its sheet, whole or not at all.
///
/// # Errors
/// `roster-not-written`, with what the system said.
pub fn write(path: &Path, text: &str) -> Result<(), Problem> {
    let problem = |error| Problem::new("roster-not-written").with("file", path.display()).with("detail", error);
    whole(path, text.as_bytes()).map(drop).map_err(problem)
}

/// The list in a file.
///
/// # Errors
/// What is wrong with it, each with its line.
pub fn read_list(book: &dyn RosterBook, path: &Path) -> Result<SoundList, Findings> {
    const NAME: &str = "list.ron";
    let reader = Reader::new(Source::file(NAME, path));
    let text = if book.check(&reader, NAME) { reader.text(NAME) } else { None };
    let found = text.and_then(|text| Some((book.listed(&text)?, text)));
    let findings = reader.finish();
    match found {
        Some((listed, text)) if !findings.has_errors() => Ok(SoundList { listed, text }),
        _ => Err(findings),
    }
}

/// An id that none of these lists has.
fn free_id(id: String, taken: &BTreeSet<String>) -> String {
    if !taken.contains(&id) {
        return id;
    }
    (2..).map(|n| format!("{id}_{n}")).find(|id| !taken.contains(id)).unwrap_or_default()
}

/// Lists as files of the rule data of their game.
pub fn as_files<'l>(book: &dyn RosterBook, lists: impl IntoIterator<Item = &'l SoundList>) -> BTreeMap<String, String> {
    let file = |list: &SoundList| (format!("{}{}.ron", book.folder(), list.listed.id), list.text.clone());
    lists.into_iter().map(file).collect()
}

/// The rule data of a game with all these lists of a player; as they are if there is none.
///
/// # Errors
/// `roster-not-playable`: together they are no sound rule data.
pub fn with_all(game: &dyn Game, rules: &RuleSet, source: &Source, lists: &[OwnList]) -> Result<RuleSet, Problem> {
    let Some(book) = game.rosters() else { return Ok(rules.clone()) };
    with_files(game, rules, source, as_files(book, lists.iter().filter_map(|list| list.list.as_ref().ok())))
}

/// The rule data for a match with these options: the lists that they name go with it. `carried`: the rule data of an earlier match
/// that is to be played again, whose lists may be gone from the folder.
///
/// # Errors
/// `roster-not-playable`: with the lists they are no sound rule data.
pub fn with_named(
    game: &dyn Game,
    rules: &RuleSet,
    source: &Source,
    lists: &[OwnList],
    options: &Settings,
    carried: &BTreeMap<String, String>,
) -> Result<RuleSet, Problem> {
    let Some(book) = game.rosters() else { return Ok(rules.clone()) };
    let named = |id: &str| options.values().any(|setting| matches!(setting, Setting::Word(word) if word == id));
    let of_file = |file: &str| named(file.strip_prefix(book.folder()).unwrap_or_default().trim_end_matches(".ron"));
    let mut files = carried.clone();
    files.extend(as_files(book, lists.iter().filter_map(|list| list.list.as_ref().ok())));
    files.retain(|file, _| file.starts_with(book.folder()) && of_file(file));
    with_files(game, rules, source, files)
}

fn with_files(
    game: &dyn Game,
    rules: &RuleSet,
    source: &Source,
    files: BTreeMap<String, String>,
) -> Result<RuleSet, Problem> {
    if files.is_empty() {
        return Ok(rules.clone());
    }
    let named = files.keys().cloned().collect::<Vec<_>>().join(", ");
    let (with_lists, _) = RuleSet::read(game, source.clone().with(files));
    with_lists.ok_or_else(|| Problem::new("roster-not-playable").with("files", named))
}
