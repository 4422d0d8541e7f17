//! Where rule data comes from.
use super::finding::{Finding, Severity, nearest};
use super::limits::{LARGEST_FILE, read_file};
use super::place::TextPlace;
use crate::table::text::locales::Arg;
use include_dir::{Dir, include_dir};
use std::collections::{BTreeMap, BTreeSet};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, str};

static BUILT_IN: Dir = include_dir!("$CARGO_MANIFEST_DIR/rules");

/// The files of rule data. A file is named by its path within the `rules` folder, always with `/`: `duel/units.ron`.
/// Cheap to clone.
#[derive(Clone, Debug)]
pub struct Source(Files);

#[derive(Clone, Debug)]
enum Files {
    BuiltIn,
    Folder(PathBuf),
    File { name: String, path: PathBuf },
    Memory(Arc<BTreeMap<String, String>>),
    With { base: Box<Source>, more: Arc<BTreeMap<String, String>> },
}

/// Where a file of rule data comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It is built into the program.
    Program,
    /// It is this file on disk, which replaces the built-in one, if there is one.
    Folder(PathBuf),
    /// It is part of a saved match, or was chosen for one.
    Save,
}

impl Source {
    /// The files of the `rules` folder as they were when the program was built.
    pub fn built_in() -> Self {
        Self(Files::BuiltIn)
    }

    /// The files of a folder on disk; those that it lacks are the built-in ones.
    pub fn folder(path: impl Into<PathBuf>) -> Self {
        Self(Files::Folder(path.into()))
    }

    /// The built-in files, but for the one of this name, which is a file on disk.
    pub fn file(name: impl Into<String>, path: impl Into<PathBuf>) -> Self {
        Self(Files::File { name: name.into(), path: path.into() })
    }

    /// These files by name and no others, so that a save is replayed with the rules that it holds.
    pub fn memory(files: BTreeMap<String, String>) -> Self {
        Self(Files::Memory(Arc::new(files)))
    }

    /// These files, and others by name, which replace those of the same name.
    pub fn with(self, more: BTreeMap<String, String>) -> Self {
        Self(Files::With { base: Box::new(self), more: Arc::new(more) })
    }

    /// The folder on disk, if the files come from one.
    pub fn on_disk(&self) -> Option<&Path> {
        match &self.0 {
            Files::Folder(folder) => Some(folder),
            Files::With { base, .. } => base.on_disk(),
            Files::BuiltIn | Files::File { .. } | Files::Memory(_) => None,
        }
    }

    /// The text of a file.
    ///
    /// # Errors
    /// A finding: the file is missing, cannot be read, is too large, or is not UTF-8 (with the place).
    pub fn read(&self, file: &str) -> Result<String, Box<Finding>> {
        let missing = || {
            let names = self.list("");
            let mut finding = self.finding(file, "data-file-missing", &[]);
            finding.suggestion = nearest(file, names.iter().map(String::as_str)).map(str::to_owned);
            Box::new(finding)
        };
        let in_memory = |text: &String| match text {
            text if text.len() as u64 > LARGEST_FILE => Err(self.too_large(file)),
            text => Ok(text.clone()),
        };
        match &self.0 {
            Files::Memory(files) => in_memory(files.get(file).ok_or_else(missing)?),
            Files::With { base, more } => more.get(file).map_or_else(|| base.read(file), in_memory),
            Files::File { name, path } if name == file => match read_file(path) {
                Ok(bytes) => self.decode(file, bytes),
                Err(error) if error.kind() == ErrorKind::FileTooLarge => Err(self.too_large(file)),
                Err(error) => {
                    Err(self.finding(file, "data-file-unreadable", &[("detail", Arg::Text(error.to_string()))]).into())
                }
            },
            Files::BuiltIn | Files::File { .. } => {
                let bytes = BUILT_IN.get_file(file).ok_or_else(missing)?.contents();
                self.decode(file, bytes.to_vec())
            }
            Files::Folder(folder) => match read_file(&folder.join(file)) {
                Ok(bytes) => self.decode(file, bytes),
                // A mistyped folder must not be taken for the built-in rules.
                Err(_) if !folder.is_dir() => Err(self.finding(file, "data-folder-missing", &[]).into()),
                Err(error) if error.kind() == ErrorKind::NotFound => {
                    let bytes = BUILT_IN.get_file(file).ok_or_else(missing)?.contents();
                    self.decode(file, bytes.to_vec())
                }
                Err(error) if error.kind() == ErrorKind::FileTooLarge => Err(self.too_large(file)),
                Err(error) => {
                    Err(self.finding(file, "data-file-unreadable", &[("detail", Arg::Text(error.to_string()))]).into())
                }
            },
        }
    }

    /// The names of all files that begin with `prefix`, sorted. Hidden files and backups of editors are left out.
    pub fn list(&self, prefix: &str) -> Vec<String> {
        let mut names = BTreeSet::new();
        match &self.0 {
            Files::Memory(files) => names.extend(files.keys().cloned()),
            Files::With { base, more } => {
                names.extend(base.list(prefix));
                names.extend(more.keys().cloned());
            }
            Files::BuiltIn | Files::File { .. } => list_built_in(&BUILT_IN, &mut names),
            Files::Folder(folder) => {
                list_built_in(&BUILT_IN, &mut names);
                list_folder(folder, "", &mut names);
            }
        }
        names.into_iter().filter(|name| name.starts_with(prefix)).collect()
    }

    /// Where a file comes from.
    pub fn origin(&self, file: &str) -> Origin {
        match &self.0 {
            Files::Folder(folder) if folder.join(file).exists() || BUILT_IN.get_file(file).is_none() => {
                Origin::Folder(folder.join(file))
            }
            Files::File { name, path } if name == file => Origin::Folder(path.clone()),
            Files::With { base, more } if !more.contains_key(file) => base.origin(file),
            Files::BuiltIn | Files::File { .. } | Files::Folder(_) => Origin::Program,
            Files::Memory(_) | Files::With { .. } => Origin::Save,
        }
    }

    /// Where a file comes from, for people: the path on disk, `rules/duel/units.ron` for a built-in file, the bare name
    /// for one of a save.
    pub fn describe(&self, file: &str) -> String {
        match self.origin(file) {
            Origin::Program => format!("rules/{file}"),
            Origin::Folder(path) => path.display().to_string(),
            Origin::Save => file.to_owned(),
        }
    }

    fn finding(&self, file: &str, message: &str, args: &[(&str, Arg)]) -> Finding {
        Finding::new(Severity::Error, file, &self.describe(file), message, args)
    }

    fn too_large(&self, file: &str) -> Box<Finding> {
        self.finding(file, "data-file-too-large", &[("most", (LARGEST_FILE >> 20).into())]).into()
    }

    fn decode(&self, file: &str, bytes: Vec<u8>) -> Result<String, Box<Finding>> {
        String::from_utf8(bytes).map_err(|error| {
            let sound = error.utf8_error().valid_up_to();
            let text = String::from_utf8_lossy(error.as_bytes());
            // Up to the first error both texts are the same, so the offset is valid in the second one too.
            let place = TextPlace::of(&text, sound..sound);
            let byte = error.as_bytes().get(sound).map_or(String::new(), |byte| format!("0x{byte:02X}"));
            self.finding(file, "data-not-utf8", &[("byte", Arg::Text(byte))]).with_place(&text, place).into()
        })
    }
}

fn list_built_in(dir: &Dir, names: &mut BTreeSet<String>) {
    names.extend(dir.files().filter_map(|file| file.path().to_str()).map(|path| path.replace('\\', "/")));
    dir.dirs().for_each(|dir| list_built_in(dir, names));
}

/// Lists the files of a folder and the folders in it; none for a folder that cannot be read.
fn list_folder(folder: &Path, prefix: &str, names: &mut BTreeSet<String>) {
    // Symbolic links may run in circles.
    const DEEPEST: usize = 8;
    if prefix.matches('/').count() > DEEPEST {
        return;
    }
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let Some(name) = entry.file_name().to_str().map(str::to_owned) else { continue };
        if name.starts_with('.') || name.ends_with('~') {
            continue;
        }
        let path = entry.path();
        if path.is_dir() {
            list_folder(&path, &format!("{prefix}{name}/"), names);
        } else {
            names.insert(format!("{prefix}{name}"));
        }
    }
}
