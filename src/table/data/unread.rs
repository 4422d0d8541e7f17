//! Files that nobody reads, because their names are mistyped.
use super::finding::{Finding, Findings, Severity, nearest};
use super::source::{Origin, Source};
use crate::table::text::locales::Lang;
use std::collections::BTreeSet;

/// A note for people in a folder of rule data.
const README: &str = "README.md";

fn warning(source: &Source, file: &str, message: &str) -> Finding {
    Finding::new(Severity::Warning, file, &source.describe(file), message, &[])
}

/// Whether a file is read by somebody else than the rule data: a lesson, a rule book, the presets, a note for people.
fn is_known(file: &str) -> bool {
    let name = file.rsplit('/').next().unwrap_or(file);
    let book = || Lang::ALL.iter().any(|lang| name == format!("RULES.{lang}.md")) && file.matches('/').count() == 1;
    let lesson =
        || file.split('/').nth(1) == Some("lessons") && file.ends_with(".ron") && file.matches('/').count() == 2;
    let presets = || name == "presets.ron" && file.matches('/').count() == 1;
    name == README || book() || lesson() || presets()
}

/// The known file that was probably meant: one with the same name but for its case and what follows `.ron`, else the
/// nearest.
fn meant<'f>(file: &str, known: &[&'f str]) -> Option<&'f str> {
    let base = |file: &str| {
        let name = file.rsplit('/').next().unwrap_or(file).to_lowercase();
        name.split_once(".ron").map_or(name.clone(), |(stem, _)| format!("{stem}.ron"))
    };
    let folder = file.split('/').next().filter(|_| file.contains('/'));
    let same = |known: &&&str| base(known) == base(file) && folder.is_none_or(|folder| known.starts_with(folder));
    known.iter().find(same).copied().or_else(|| nearest(file, known.iter().copied()))
}

/// A warning for each file whose name begins with `prefix`, which is not among those `read` and not known otherwise.
pub(super) fn in_folder(source: &Source, prefix: &str, read: &[String]) -> Vec<Finding> {
    let files = source.list(prefix).into_iter().filter(|file| !read.contains(file) && !is_known(file));
    let known: Vec<&str> = read.iter().map(String::as_str).collect();
    files
        .map(|file| {
            let mut finding = warning(source, &file, "data-file-unread");
            finding.suggestion = meant(&file, &known).map(str::to_owned);
            finding
        })
        .collect()
}

/// Warns of each folder and file beside the folders of these games: no game reads it. A folder that the program brings
/// itself is that of a game to come.
pub fn warn_of_foreign(source: &Source, games: &[&str], findings: &mut Findings) {
    let files = source.list("");
    let built_in = Source::built_in().list("");
    let known: Vec<&str> = built_in.iter().map(String::as_str).collect();
    let is_own = |folder: &str| known.iter().any(|file| file.split_once('/').is_some_and(|(of, _)| of == folder));
    let mut told = BTreeSet::new();
    for file in files.iter().filter(|file| matches!(source.origin(file), Origin::Folder(_))) {
        match file.split_once('/') {
            Some((folder, _)) if !games.contains(&folder) && !is_own(folder) && told.insert(folder) => {
                let warning = warning(source, &format!("{folder}/"), "data-folder-unread");
                findings.push(warning.with_names(folder, games.iter().copied()));
            }
            None if !is_known(file) => {
                let mut warning = warning(source, file, "data-file-unread");
                warning.suggestion = meant(file, &known).map(str::to_owned);
                findings.push(warning);
            }
            _ => {}
        }
    }
}
