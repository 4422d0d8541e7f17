//! The lock of a saved match: whoever writes the match holds it, so that two windows on one match do not overwrite each
//! other's orders.
//!
//! The lock is one of the operating system on a small file beside the match, `match.mesnie.lock`, and ends with the
//! process that holds it, however that ends. The file names the process. The match itself cannot be locked: its file is
//! replaced when it is written whole.
use crate::table::text::problem::Problem;
use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How the names of lock files end, after the whole name of the match.
pub(super) const LOCK_END: &str = ".lock";

/// The lock of a match, until it is dropped.
#[derive(Debug)]
pub struct MatchLock {
    path: PathBuf,
    file: File,
    left_by: Option<Holder>,
}

/// The process that holds a lock, or held it when it came to a sudden end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holder {
    /// Its number; none where the system does not let the file of a lock be read (Windows).
    pub process: Option<u32>,
}

/// Why a lock cannot be had.
#[derive(Debug)]
pub enum LockError {
    /// Somebody writes the match.
    Held(Holder),
    /// There can be no lock in this place: the folder cannot be written to, or its file system has no locks.
    Unavailable(io::Error),
}

impl From<io::Error> for LockError {
    fn from(error: io::Error) -> Self {
        Self::Unavailable(error)
    }
}

impl MatchLock {
    /// Takes the lock of the match in this file, which need not be there yet. Folders that are missing are made.
    ///
    /// # Errors
    /// Another process holds it, or another match of this one; or there are no locks in this place.
    pub fn take(of: &Path) -> Result<Self, LockError> {
        // A device is no place for a match.
        if fs::metadata(of).is_ok_and(|metadata| !metadata.is_file()) {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "not a regular file").into());
        }
        let path = lock_file(of);
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder)?;
        }
        // Each turn means that somebody let go in this very moment.
        for _ in 0..1000 {
            let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) if is_at(&file, &path) => return Err(LockError::Held(holder(&path))),
                Err(TryLockError::WouldBlock) => continue,
                Err(TryLockError::Error(error)) => {
                    let _ = fs::remove_file(&path);
                    return Err(error.into());
                }
            }
            // Its holder has removed the file after it was opened here: others would lock a new one.
            if !is_at(&file, &path) {
                continue;
            }
            let mut words = String::new();
            let left_by = file.read_to_string(&mut words).ok().and_then(|_| Holder::read(&words));
            // Without the number of the process it is a lock all the same, on a disk that is full.
            let _ = file.set_len(0).and_then(|()| file.rewind());
            let _ = writeln!(file, "{PROCESS}{}", std::process::id());
            return Ok(Self { path, file, left_by });
        }
        Err(io::Error::from(io::ErrorKind::WouldBlock).into())
    }

    /// The process that held the lock last, if it ended without letting go: it was killed, or the power failed.
    pub fn left_by(&self) -> Option<Holder> {
        self.left_by
    }

    /// Whether it still keeps others out: not once somebody has removed its file, or the whole folder.
    pub fn is_in_place(&self) -> bool {
        is_at(&self.file, &self.path)
    }
}

impl Drop for MatchLock {
    fn drop(&mut self) {
        // Empty: its holder has let go of it in good order.
        let _ = self.file.set_len(0);
        // Elsewhere a file that is open may not be removed, and stays there empty.
        if cfg!(unix) && self.is_in_place() {
            let _ = fs::remove_file(&self.path);
        }
    }
}

impl Holder {
    fn read(words: &str) -> Option<Self> {
        let process = words.trim_end().strip_prefix(PROCESS)?.parse().ok()?;
        Some(Self { process: Some(process) })
    }

    /// That the match in this file is being played by this process.
    pub fn problem(self, file: &Path) -> Problem {
        self.told("save-in-use", "save-in-use-by", file)
    }

    /// That this process came to a sudden end while it played the match in this file.
    pub fn end(self, file: &Path) -> Problem {
        self.told("save-abandoned", "save-abandoned-by", file)
    }

    fn told(self, nameless: &str, named: &str, file: &Path) -> Problem {
        match self.process {
            None => Problem::new(nameless).with("file", file.display()),
            Some(process) => Problem::new(named).with("file", file.display()).with("process", process),
        }
    }
}

/// What stands in a lock file before the number of the process.
const PROCESS: &str = "process ";

/// The lock file of a match.
pub fn lock_file(of: &Path) -> PathBuf {
    let mut name = of.as_os_str().to_owned();
    name.push(LOCK_END);
    name.into()
}

/// Who holds the lock in this file; a holder writes its number right after it has taken the lock.
fn holder(path: &Path) -> Holder {
    for _ in 0..10 {
        match fs::read_to_string(path).map(|words| Holder::read(&words)) {
            Ok(Some(holder)) => return holder,
            Ok(None) => std::thread::sleep(Duration::from_millis(2)),
            Err(_) => break,
        }
    }
    Holder { process: None }
}

/// What tells one file from another that has taken its place under the same name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Identity(#[cfg(unix)] (u64, u64), #[cfg(not(unix))] Option<std::time::SystemTime>);

impl Identity {
    /// Device and inode; where the standard library has neither, when the file was made.
    pub fn of(metadata: &Metadata) -> Self {
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            Self((metadata.dev(), metadata.ino()))
        }
        #[cfg(not(unix))]
        Self(metadata.created().ok())
    }
}

/// Whether the path leads to this very file.
fn is_at(file: &File, path: &Path) -> bool {
    let (Ok(open), Ok(there)) = (file.metadata(), fs::metadata(path)) else { return false };
    Identity::of(&open) == Identity::of(&there)
}
