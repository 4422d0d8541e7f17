//! The folder of saved matches: autosaves, of which the newest are kept, and saves to which players gave a name.
use super::format::{EXTENSION, Journal};
use super::journal::TEMPORARY;
use super::lock::{LOCK_END, LockError, MatchLock, lock_file};
use crate::table::game::SeatSetup;
use crate::table::text::problem::Problem;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The folder in which matches are saved.
#[derive(Clone, Debug)]
pub struct Saves {
    folder: PathBuf,
    keep: usize,
}

/// A file in the folder of saved matches.
#[derive(Clone, Debug)]
pub struct Saved {
    /// The path of the file.
    pub path: PathBuf,
    /// The name of the file without its extension.
    pub name: String,
    /// Whether it is an autosave.
    pub autosave: bool,
    /// When it was last written.
    pub modified: SystemTime,
    /// What it holds, or why it cannot be read.
    pub summary: Result<Summary, Problem>,
}

/// A saved match as a list of saves shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// The id of its game.
    pub game: String,
    /// The name of its scenario.
    pub scenario: String,
    /// Who plays.
    pub seats: Vec<SeatSetup>,
    /// The number of orders given and not taken back, secret ones too: it is not for players to see.
    pub orders: usize,
    /// The match is over.
    pub finished: bool,
    /// A line of the file is damaged; the match can be restored up to that line.
    pub damaged: bool,
}

impl Saved {
    fn at(path: PathBuf, autosave: bool) -> Self {
        let modified = modified(&path);
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Self { summary: Journal::read(&path).map(Summary::of), path, name, autosave, modified }
    }
}

impl Saves {
    /// The number of autosaves that are kept if [`Saves::keep`] does not set another one.
    pub const KEPT: usize = 20;

    /// The folder that the environment variable `MESNIE_SAVES` names, else the one for data of this program in the
    /// user's home.
    ///
    /// # Errors
    /// `save-no-folder`: the user has no home folder.
    pub fn of_user() -> Result<Self, Problem> {
        if let Some(folder) = std::env::var_os("MESNIE_SAVES").filter(|folder| !folder.is_empty()) {
            return Ok(Self::at(folder));
        }
        let folders = directories::ProjectDirs::from("", "", "mesnie").ok_or_else(|| Problem::new("save-no-folder"))?;
        Ok(Self::at(folders.data_dir()))
    }

    /// Any folder. It is made when something is saved.
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self { folder: folder.into(), keep: Self::KEPT }
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Sets how many autosaves are kept, at least one.
    pub fn keep(mut self, autosaves: usize) -> Self {
        self.keep = autosaves.max(1);
        self
    }

    fn autosaves(&self) -> PathBuf {
        self.folder.join("autosaves")
    }
    fn named_saves(&self) -> PathBuf {
        self.folder.join("saves")
    }

    /// Whether a file is one of the autosaves.
    pub fn is_autosave(&self, path: &Path) -> bool {
        path.parent().is_some_and(|folder| folder == self.autosaves())
    }

    /// A path for the autosave of a match that begins now, with the time in UTC: `20260301-183005-417-duel.mesnie`. The
    /// oldest autosaves that nobody plays are removed to make room for it.
    pub fn new_autosave(&self, game: &str) -> PathBuf {
        let folder = self.autosaves();
        self.make_room(&folder);
        let stamp = stamp(SystemTime::now());
        let path = |extra: String| folder.join(format!("{stamp}-{game}{extra}.{EXTENSION}"));
        let mut names = std::iter::once(path(String::new())).chain((2..).map(|n| path(format!("-{n}"))));
        names.find(|path| !path.exists() && !lock_file(path).exists()).expect("numbers without end")
    }

    /// Removes the oldest autosaves, so that one fewer than the number to keep is left, and temporary files that a
    /// crash has left behind.
    fn make_room(&self, folder: &Path) {
        let mut old: Vec<_> = files(folder);
        // Not by their names, which tell when the match began: somebody may have gone on with an old one just now.
        old.sort_by_cached_key(|path| (modified(path), path.clone()));
        let too_many = (old.len() + 1).saturating_sub(self.keep);
        // A file that cannot be removed now will be removed next time.
        old.iter().take(too_many).for_each(|path| drop(self.delete(path)));
        const ABANDONED_AFTER: Duration = Duration::from_secs(3600);
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            let age = entry.metadata().and_then(|m| m.modified()).ok().and_then(|time| time.elapsed().ok());
            let path = entry.path();
            let part = name.starts_with(TEMPORARY.0) && name.ends_with(TEMPORARY.1);
            // The lock of a match that is gone.
            let orphan = name.ends_with(LOCK_END) && !path.with_extension("").exists();
            if (part || orphan) && age.is_some_and(|age| age > ABANDONED_AFTER) {
                let _ = fs::remove_file(path);
            }
        }
    }

    /// Removes a saved match for good, with what is left of its lock.
    ///
    /// # Errors
    /// `save-not-deleted`: it is none of this folder, or the system refuses, with what it said. Or somebody plays it.
    pub fn delete(&self, path: &Path) -> Result<(), Problem> {
        let refused =
            |detail: String| Problem::new("save-not-deleted").with("file", path.display()).with("detail", detail);
        let within = [self.autosaves(), self.named_saves()].iter().any(|folder| path.parent() == Some(folder));
        if !within || path.extension().is_none_or(|extension| extension != EXTENSION) {
            return Err(refused(String::new()));
        }
        let lock = match MatchLock::take(path) {
            Err(LockError::Held(holder)) => return Err(holder.problem(path)),
            lock => lock.ok(),
        };
        let deleted = fs::remove_file(path).map_err(|error| refused(error.to_string()));
        drop(lock);
        // On Windows the lock stays there, empty.
        let _ = fs::remove_file(lock_file(path));
        deleted
    }

    /// The path of a save with a name that a player chose, as [`file_name`] makes it.
    ///
    /// # Errors
    /// As [`file_name`].
    pub fn named(&self, name: &str) -> Result<PathBuf, Problem> {
        Ok(self.named_saves().join(format!("{}.{EXTENSION}", file_name(name)?)))
    }

    /// Every saved match, the newest first; none if the folder does not exist.
    pub fn list(&self) -> Vec<Saved> {
        let of =
            |folder: PathBuf, autosave: bool| files(&folder).into_iter().map(move |path| Saved::at(path, autosave));
        let mut all: Vec<_> = of(self.autosaves(), true).chain(of(self.named_saves(), false)).collect();
        all.sort_by(|a, b| b.modified.cmp(&a.modified).then_with(|| b.name.cmp(&a.name)));
        all
    }

    /// The match that was in progress when the program last ended: the autosave that was written last, if it is not finished
    /// and has at least one order.
    pub fn unfinished(&self) -> Option<Saved> {
        // The others are not read: the title has to be there at once.
        let age = |path: &PathBuf| (modified(path), path.file_stem().map(ToOwned::to_owned));
        let newest = Saved::at(files(&self.autosaves()).into_iter().max_by_key(age)?, true);
        matches!(&newest.summary, Ok(summary) if !summary.finished && summary.orders > 0).then_some(newest)
    }
}

/// A name that a player chose as that of a file, without extension. Characters that are not allowed in file names become
/// `_`; the name is cut after 80 characters.
///
/// # Errors
/// `save-name-empty`: the name has no letter or digit.
pub fn file_name(name: &str) -> Result<String, Problem> {
    const LONGEST: usize = 80;
    let fit = |c: char| if c.is_alphanumeric() || matches!(c, ' ' | '-' | '_') { c } else { '_' };
    let name: String = name.trim().chars().map(fit).take(LONGEST).collect();
    if !name.contains(char::is_alphanumeric) {
        return Err(Problem::new("save-name-empty"));
    }
    Ok(name.trim().to_owned())
}

impl Summary {
    fn of(journal: Journal) -> Self {
        Self {
            orders: journal.orders(),
            finished: journal.end().is_some(),
            damaged: journal.damaged.is_some(),
            game: journal.header.game,
            scenario: journal.header.scenario,
            seats: journal.header.seats,
        }
    }
}

/// When a file was last written.
fn modified(path: &Path) -> SystemTime {
    fs::metadata(path).and_then(|metadata| metadata.modified()).unwrap_or(UNIX_EPOCH)
}

/// The paths of the saved matches in a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    paths.filter(|path| path.extension().is_some_and(|extension| extension == EXTENSION)).collect()
}

/// A time in UTC as date, time and milliseconds, so that names sort by age: `20260301-183005-417`.
pub fn stamp(time: SystemTime) -> String {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    let (days, seconds) = (since.as_secs() / 86_400, since.as_secs() % 86_400);
    // Years are counted from March, so that the leap day comes last: 146,097 days in 400 years.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = era * 400 + year + u64::from(month <= 2);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}-{:03}", since.subsec_millis())
}
