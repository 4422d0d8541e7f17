//! The file of a match under way: every order is appended and synced at once, so that a crash or a pulled plug loses
//! at most the order being written. While it is under way it is locked: see [`MatchLock`].
use super::format::{Line, write_header, write_line};
use super::lock::{Holder, Identity, LockError, MatchLock};
use crate::table::game::Header;
use crate::table::text::problem::Problem;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The journal of a match under way and the file that it is kept in.
///
/// The whole text is kept in memory too: when the disk was full or the folder had gone, the next write that succeeds
/// brings everything.
pub struct JournalFile {
    path: PathBuf,
    text: String,
    sum: u32,
    /// None: the file is not as the text is, and has to be written whole.
    file: Option<Written>,
    lock: Lock,
    /// It was written, or should have been.
    begun: bool,
}

/// The right to write the file.
enum Lock {
    /// It is this journal's alone.
    Own(MatchLock),
    /// It has not been asked for yet, or cannot be had: there are no locks in this place.
    Open,
    /// Somebody else writes the file; this journal does so never more.
    Others(Holder),
}

/// A file as this program has left it.
struct Written {
    file: File,
    identity: Identity,
    modified: Option<SystemTime>,
}

impl Written {
    fn of(file: File) -> io::Result<Self> {
        let metadata = file.metadata()?;
        Ok(Self { identity: Identity::of(&metadata), modified: metadata.modified().ok(), file })
    }

    /// Adds this to the file, and to the disk.
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all(bytes)?;
        self.file.sync_data()?;
        self.modified = self.file.metadata()?.modified().ok();
        Ok(())
    }

    /// Whether the path still leads to this file and the file still holds this text. All of it is read when something
    /// was written since, else its end: the clocks of some file systems are coarse.
    fn is_as_left(&mut self, path: &Path, text: &[u8]) -> io::Result<bool> {
        const END: usize = 512;
        let now = fs::metadata(path)?;
        if !now.is_file() || now.len() != text.len() as u64 || Identity::of(&now) != self.identity {
            return Ok(false);
        }
        let from = if now.modified().ok() == self.modified { text.len().saturating_sub(END) } else { 0 };
        self.file.seek(SeekFrom::Start(from as u64))?;
        let mut there = Vec::with_capacity(text.len() - from);
        self.file.read_to_end(&mut there)?;
        if there != text[from..] {
            return Ok(false);
        }
        self.modified = now.modified().ok();
        Ok(true)
    }
}

impl JournalFile {
    /// A new journal. On an error too it goes on: the next line tries again, unless somebody else writes the file
    /// ([`JournalFile::holder`]).
    pub fn create(path: impl Into<PathBuf>, header: &Header) -> (Self, Result<(), Problem>) {
        Self::resume(path, header, &[])
    }

    /// A journal that goes on after these lines in a file that is not there yet; none if it is, or if somebody else is
    /// about to write it.
    pub fn create_new(
        path: impl Into<PathBuf>,
        header: &Header,
        lines: &[Line],
    ) -> Option<(Self, Result<(), Problem>)> {
        let mut journal = Self::unwritten(path, header, lines);
        let locked = journal.lock();
        if journal.holder().is_some() || locked.is_ok() && journal.path.exists() {
            return None;
        }
        let written = journal.write_whole();
        Some((journal, written))
    }

    /// A journal that goes on after these lines. The file is written anew. On an error too it goes on: as
    /// [`JournalFile::create`].
    pub fn resume(path: impl Into<PathBuf>, header: &Header, lines: &[Line]) -> (Self, Result<(), Problem>) {
        let mut journal = Self::unwritten(path, header, lines);
        let written = journal.lock().and_then(|()| journal.write_whole());
        (journal, written)
    }

    /// As [`JournalFile::resume`], under this lock of the file.
    pub fn resume_under(
        lock: MatchLock,
        path: impl Into<PathBuf>,
        header: &Header,
        lines: &[Line],
    ) -> (Self, Result<(), Problem>) {
        let mut journal = Self { lock: Lock::Own(lock), ..Self::unwritten(path, header, lines) };
        let written = journal.write_whole();
        (journal, written)
    }

    /// A journal in a file that somebody else writes: it can only be saved elsewhere.
    pub fn of_others(holder: Holder, path: impl Into<PathBuf>, header: &Header, lines: &[Line]) -> Self {
        Self { lock: Lock::Others(holder), ..Self::unwritten(path, header, lines) }
    }

    fn unwritten(path: impl Into<PathBuf>, header: &Header, lines: &[Line]) -> Self {
        let (text, sum) = write_header(header);
        let mut journal = Self { path: path.into(), text, sum, file: None, lock: Lock::Open, begun: false };
        for line in lines {
            journal.text += &write_line(line, &mut journal.sum);
        }
        journal
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Who writes the file, if it is not this journal: nothing of it gets there any more.
    pub fn holder(&self) -> Option<Holder> {
        match self.lock {
            Lock::Others(holder) => Some(holder),
            Lock::Own(_) | Lock::Open => None,
        }
    }

    /// The process that came to a sudden end while it wrote the file before.
    pub fn left_by(&self) -> Option<Holder> {
        match &self.lock {
            Lock::Own(lock) => lock.left_by(),
            Lock::Open | Lock::Others(_) => None,
        }
    }

    /// Lets others write the file, until the next line is added.
    pub fn let_go(&mut self) {
        if matches!(self.lock, Lock::Own(_)) {
            self.lock = Lock::Open;
        }
    }

    /// Sees to it that nobody else writes the file. Where there are no locks it is written all the same.
    fn lock(&mut self) -> Result<(), Problem> {
        let lost = match &self.lock {
            Lock::Own(lock) if lock.is_in_place() => return Ok(()),
            Lock::Own(_) => true,
            Lock::Open => self.begun,
            Lock::Others(holder) => return Err(holder.problem(&self.path)),
        };
        self.lock = match MatchLock::take(&self.path) {
            Ok(lock) => Lock::Own(lock),
            Err(LockError::Held(holder)) => Lock::Others(holder),
            Err(LockError::Unavailable(_)) => Lock::Open,
        };
        // While there was no lock another window may have played on.
        if lost && matches!(self.lock, Lock::Own(_)) && self.was_played_on() {
            self.lock = Lock::Others(Holder { process: None });
        }
        match self.lock {
            Lock::Others(holder) => Err(holder.problem(&self.path)),
            Lock::Own(_) | Lock::Open => Ok(()),
        }
    }

    /// Whether the file holds anything that this journal has not written there.
    fn was_played_on(&self) -> bool {
        let grown = fs::metadata(&self.path).is_ok_and(|metadata| metadata.len() > self.text.len() as u64);
        grown || fs::read(&self.path).is_ok_and(|there| !self.text.as_bytes().starts_with(&there))
    }

    /// Whether the file holds the first so many bytes of the text, as this journal has left it.
    fn is_as_left(&mut self, length: usize) -> bool {
        let text = &self.text.as_bytes()[..length];
        self.file.as_mut().is_some_and(|file| file.is_as_left(&self.path, text).unwrap_or(false))
    }

    /// Adds a line; when it comes back without an error, the line is on the disk.
    ///
    /// # Errors
    /// The disk is full or the folder cannot be written to. The line is not lost: the next write brings it too. Or somebody
    /// else writes the file: see [`JournalFile::holder`].
    pub fn append(&mut self, line: &Line) -> Result<(), Problem> {
        let locked = self.lock();
        let before = self.text.len();
        self.text += &write_line(line, &mut self.sum);
        locked?;
        // A file that was removed, replaced or changed behind our back would swallow the line.
        if self.is_as_left(before)
            && let Some(file) = &mut self.file
            && file.append(&self.text.as_bytes()[before..]).is_ok()
        {
            return Ok(());
        }
        self.write_whole()
    }

    /// Tries again to write what could not be written.
    ///
    /// # Errors
    /// As [`JournalFile::append`].
    pub fn retry(&mut self) -> Result<(), Problem> {
        self.lock()?;
        if self.is_as_left(self.text.len()) { Ok(()) } else { self.write_whole() }
    }

    fn write_whole(&mut self) -> Result<(), Problem> {
        self.file = None;
        self.begun = true;
        let file = write_whole(&self.path, self.text.as_bytes())?;
        // Without its metadata it is written whole again the next time.
        self.file = Written::of(file).ok();
        Ok(())
    }

    /// Writes the journal as it stands into another file as well.
    ///
    /// # Errors
    /// As [`write_whole`]; or somebody writes that file.
    pub fn save_as(&self, path: &Path) -> Result<(), Problem> {
        let _lock = match MatchLock::take(path) {
            Err(LockError::Held(holder)) if path != self.path => return Err(holder.problem(path)),
            lock => lock.ok(),
        };
        write_whole(path, self.text.as_bytes()).map(drop)
    }
}

/// Writes a whole file so that whoever reads it finds the old content or the new, never a part: into a temporary file
/// beside it, synced, then renamed. Folders that are missing are made. The file is left open for appending.
///
/// # Errors
/// `save-not-written` with what the system said; what stood in the file before stands there still.
pub fn write_whole(path: &Path, content: &[u8]) -> Result<File, Problem> {
    whole(path, content)
        .map_err(|error| Problem::new("save-not-written").with("file", path.display()).with("detail", error))
}

/// As [`write_whole`], with the error of the system.
pub(crate) fn whole(path: &Path, content: &[u8]) -> io::Result<File> {
    // Renaming over a device or a folder would do harm.
    if fs::metadata(path).is_ok_and(|metadata| !metadata.is_file()) {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "not a regular file"));
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut builder = tempfile::Builder::new();
    builder.prefix(TEMPORARY.0).suffix(TEMPORARY.1);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // As for any file: the user's mask applies.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(content)?;
    file.as_file().sync_all()?;
    let file = file.persist(path).map_err(|error| error.error)?;
    // The new name must be on the disk too. Not every system can sync a folder; then the rename itself has to do.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(file)
}

/// How the names of temporary files begin and end.
pub(in crate::table) const TEMPORARY: (&str, &str) = (".mesnie-", ".part");
