//! The file of a match under way: every order is appended and synced at once, so that a crash or a pulled plug loses
//! at most the order being written.
use super::format::{Line, write_header, write_line};
use crate::table::game::Header;
use crate::table::text::problem::Problem;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The journal of a match under way and the file that it is kept in.
///
/// The whole text is kept in memory too: when the disk was full or the folder had gone, the next write that succeeds
/// brings everything.
pub struct JournalFile {
    path: PathBuf,
    text: String,
    sum: u32,
    /// None: the file is not as the text is, and has to be written whole.
    file: Option<File>,
}

impl JournalFile {
    /// A new journal. On an error too it goes on: the next line tries again.
    pub fn create(path: impl Into<PathBuf>, header: &Header) -> (Self, Result<(), Problem>) {
        let (text, sum) = write_header(header);
        let mut journal = Self { path: path.into(), text, sum, file: None };
        let written = journal.write_whole();
        (journal, written)
    }

    /// A journal that goes on after these lines. The file is written anew. On an error too it goes on: the next line tries
    /// again.
    pub fn resume(path: impl Into<PathBuf>, header: &Header, lines: &[Line]) -> (Self, Result<(), Problem>) {
        let (text, sum) = write_header(header);
        let mut journal = Self { path: path.into(), text, sum, file: None };
        for line in lines {
            journal.text += &write_line(line, &mut journal.sum);
        }
        let written = journal.write_whole();
        (journal, written)
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds a line; when it comes back without an error, the line is on the disk.
    ///
    /// # Errors
    /// The disk is full or the folder cannot be written to. The line is not lost: the next write brings it too.
    pub fn append(&mut self, line: &Line) -> Result<(), Problem> {
        let before = self.text.len();
        self.text += &write_line(line, &mut self.sum);
        // A file that was removed or changed behind our back would swallow the line.
        let as_left = || fs::metadata(&self.path).is_ok_and(|m| m.is_file() && m.len() == before as u64);
        if let Some(file) = self.file.as_mut().filter(|_| as_left()) {
            let written = file.write_all(&self.text.as_bytes()[before..]).and_then(|()| file.sync_data());
            if written.is_ok() {
                return Ok(());
            }
        }
        self.write_whole()
    }

    fn write_whole(&mut self) -> Result<(), Problem> {
        self.file = None;
        self.file = Some(write_whole(&self.path, self.text.as_bytes())?);
        Ok(())
    }

    /// Writes the journal as it stands into another file as well.
    ///
    /// # Errors
    /// As [`write_whole`].
    pub fn save_as(&self, path: &Path) -> Result<(), Problem> {
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
