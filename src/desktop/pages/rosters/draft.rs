//! The list that is being written: its text, and those before it.
use crate::table::rosters::form::Edit;
use std::path::PathBuf;

/// A list that is being written. Undo goes back through its texts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    text: String,
    /// The text as it was opened or last saved.
    kept: String,
    /// The file that it is saved in; nothing: it has none yet.
    pub path: Option<PathBuf>,
    past: Vec<String>,
    future: Vec<String>,
    /// The number that was set last: setting it again is the same step for undo.
    last: Option<(Option<usize>, String)>,
}

/// Most steps that can be undone.
const STEPS: usize = 500;

impl Draft {
    /// A list that was opened or begun; `path` is its file, if it has one.
    pub fn open(text: String, path: Option<PathBuf>) -> Self {
        Self { kept: text.clone(), text, path, ..Self::default() }
    }

    pub fn text(&self) -> &String {
        &self.text
    }

    /// Whether it differs from what was opened or saved.
    pub fn is_changed(&self) -> bool {
        self.text != self.kept
    }

    /// Another text, by this edit. The same text is no step.
    pub fn write(&mut self, text: String, edit: &Edit) {
        if text == self.text {
            return;
        }
        let number = |value: &str| value.parse::<i32>().is_ok();
        let now = match edit {
            Edit::Set { row, field, value } if number(value) => Some((*row, field.clone())),
            _ => None,
        };
        let before = std::mem::replace(&mut self.text, text);
        if now.is_none() || now != self.last {
            self.past.push(before);
            if self.past.len() > STEPS {
                self.past.remove(0);
            }
        }
        self.last = now;
        self.future.clear();
    }

    /// It was saved as this text in this file.
    pub fn keep(&mut self, text: String, path: PathBuf) {
        if text != self.text {
            // The name of the file went into the text: no step of its own.
            self.text.clone_from(&text);
        }
        self.kept = text;
        self.path = Some(path);
        self.last = None;
    }

    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.text, before));
            self.last = None;
        }
    }

    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.text, after));
            self.last = None;
        }
    }
}
