//! A saved match as text: the lines of a journal file, and how they are read and written.
//!
//! ```text
//! mesnie journal 1
//! header (game:"duel",scenario:"standard",options:{…},seed:7,seats:[…],undo:Usual,data:{…}) #5d1f00c2
//! start @b2c91d07e45a3f68 #90ce4b1d
//! order red step 5:3 @09a17c5b33e2d418 #a2b47f10
//! undo 0 #1c00e97b
//! redo red step 5:3 @09a17c5b33e2d418 #77e0315c
//! limit agreed #30b2d5aa
//! bookmark 12 #5be07a91
//! bookmark off 12 #c4f1d208
//! end red ended-by-points #0f3b9a41
//! ```
//!
//! Behind `@` stands the hash of the position after the order. Another version of the program may keep more in a
//! position; then the position at the start has another hash already, and the later ones are not compared. Behind `#`
//! stands the checksum of the line, which begins from the checksum of the line before: a line that was changed, moved,
//! lost or doubled is found where it happened.
use crate::table::game::{Header, UndoLimit};
use crate::table::text::problem::Problem;
use std::fs;
use std::path::Path;
use xxhash_rust::xxh3::{xxh3_64, xxh3_64_with_seed};

const FIRST_WORDS: &str = "mesnie journal ";
/// The form of the files that this program writes. Lines for bookmarks came later and left it as it was: a program that
/// does not know them plays a file up to the first of them, and one without bookmarks whole; with another number it would
/// refuse both.
pub const VERSION: u32 = 1;
/// The extension of the files.
pub const EXTENSION: &str = "mesnie";
/// No match that people play comes near this size in bytes; a larger file is refused before it is read.
pub const LARGEST: u64 = 64 << 20;
/// No line after the header comes near this length in bytes; a longer one is damaged.
const LONGEST_LINE: usize = 4096;

/// A line of a journal after the header.
#[derive(Clone, Debug, PartialEq)]
pub enum Line {
    /// The hash of the position before the first order.
    Start(u64),
    /// An order with the hash of the position after it.
    Order(String, u64),
    /// Orders were taken back until this many were left.
    Undo(usize),
    /// The order that was last taken back was played again.
    Redo(String, u64),
    /// The players agreed on another limit for taking orders back.
    Limit(UndoLimit),
    /// A bookmark at this entry of the whole chronicle, from 0; or none any more.
    Bookmark {
        /// The entry.
        entry: usize,
        /// Whether it has one from now on.
        set: bool,
    },
    /// The match is over: labels of the winners with commas between (`-`: a draw) and the Fluent key of the reason.
    End {
        /// The labels of the winners.
        winners: String,
        /// The Fluent key of the reason.
        reason: String,
    },
}

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Line::Start(hash) => write!(f, "start @{hash:016x}"),
            Line::Order(order, hash) => write!(f, "order {order} @{hash:016x}"),
            Line::Undo(left) => write!(f, "undo {left}"),
            Line::Redo(order, hash) => write!(f, "redo {order} @{hash:016x}"),
            Line::Limit(UndoLimit::Usual) => f.write_str("limit usual"),
            Line::Limit(UndoLimit::Agreed) => f.write_str("limit agreed"),
            Line::Bookmark { entry, set: true } => write!(f, "bookmark {entry}"),
            Line::Bookmark { entry, set: false } => write!(f, "bookmark off {entry}"),
            Line::End { winners, reason } => write!(f, "end {winners} {reason}"),
        }
    }
}

impl Line {
    fn read(text: &str) -> Option<Self> {
        let (word, rest) = text.split_once(' ')?;
        let order = || {
            let (order, hash) = rest.rsplit_once(" @")?;
            Some((order.to_owned(), u64::from_str_radix(hash, 16).ok()?))
        };
        Some(match word {
            "start" => Line::Start(u64::from_str_radix(rest.strip_prefix('@')?, 16).ok()?),
            "order" => order().map(|(order, hash)| Line::Order(order, hash))?,
            "redo" => order().map(|(order, hash)| Line::Redo(order, hash))?,
            "undo" => Line::Undo(rest.parse().ok()?),
            "limit" if rest == "usual" => Line::Limit(UndoLimit::Usual),
            "limit" if rest == "agreed" => Line::Limit(UndoLimit::Agreed),
            "bookmark" => {
                let off = rest.strip_prefix("off ");
                Line::Bookmark { entry: off.unwrap_or(rest).parse().ok()?, set: off.is_none() }
            }
            "end" => {
                let (winners, reason) = rest.split_once(' ')?;
                Line::End { winners: winners.to_owned(), reason: reason.to_owned() }
            }
            _ => return None,
        })
    }
}

/// The checksum of a line without its end, going on from the checksum of the line before.
pub(in crate::table) fn checksum(text: &str, before: u32) -> u32 {
    xxh3_64_with_seed(text.as_bytes(), u64::from(before)) as u32
}

/// The first line and the header as they stand in a file, and the checksum to go on from.
pub(in crate::table) fn write_header(header: &Header) -> (String, u32) {
    let line = format!("header {}", ron::to_string(header).expect("a header holds nothing that RON lacks"));
    let sum = checksum(&line, 0);
    (format!("{FIRST_WORDS}{VERSION}\n{line} #{sum:08x}\n"), sum)
}

/// A line with its checksum, which is put into `sum` to go on from.
pub(in crate::table) fn write_line(line: &Line, sum: &mut u32) -> String {
    let line = line.to_string();
    *sum = checksum(&line, *sum);
    format!("{line} #{:08x}\n", *sum)
}

/// The text of a line of a file, if its checksum is right; puts that into `sum`.
fn read_line<'a>(bytes: &'a [u8], sum: &mut u32) -> Option<&'a str> {
    let (text, written) = std::str::from_utf8(bytes).ok()?.rsplit_once(" #")?;
    let right = checksum(text, *sum);
    (written == format!("{right:08x}")).then(|| {
        *sum = right;
        text
    })
}

/// A file of so many bytes is no saved match.
fn too_large(bytes: u64) -> Problem {
    Problem::new("save-too-large").with("size", bytes >> 20).with("most", LARGEST >> 20)
}

/// A journal as it stands in a file, not played yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Journal {
    /// For messages.
    pub file: String,
    /// What the match was begun with.
    pub header: Header,
    /// The sound lines, from line 3 of the file.
    pub lines: Vec<Line>,
    /// The last line was cut short, by a crash while it was written, and left out.
    pub torn: bool,
    /// The number of the first line that is damaged, from 1; neither it nor what follows is in `lines`.
    pub damaged: Option<usize>,
    /// The hash of the whole file, by which it is known again.
    pub content: u64,
}

impl Journal {
    /// Reads a file.
    ///
    /// # Errors
    /// The file cannot be read, is too large or no journal, was written by a newer program, or its header is damaged. A damaged line
    /// further down is none: see [`Journal::damaged`].
    pub fn read(path: &Path) -> Result<Self, Problem> {
        let unreadable = |detail: String| Problem::new("save-unreadable").with("detail", detail);
        let named = |problem: Problem| problem.with("file", path.display());
        let metadata = fs::metadata(path).map_err(|error| named(unreadable(error.to_string())))?;
        if !metadata.is_file() {
            return Err(named(Problem::new("save-foreign")));
        }
        if metadata.len() > LARGEST {
            return Err(named(too_large(metadata.len())));
        }
        let bytes = fs::read(path).map_err(|error| named(unreadable(error.to_string())))?;
        Self::from_bytes(&bytes, &path.display().to_string())
    }

    /// Reads the content of a file; `file` is its name for messages.
    ///
    /// # Errors
    /// As [`Journal::read`].
    pub fn from_bytes(bytes: &[u8], file: &str) -> Result<Self, Problem> {
        let problem = |key: &str| Problem::new(key).with("file", file);
        if bytes.len() as u64 > LARGEST {
            return Err(too_large(bytes.len() as u64).with("file", file));
        }
        // A file may have gone through a program that ends lines in the manner of Windows.
        let mut lines = bytes.split(|byte| *byte == b'\n').map(|line| line.strip_suffix(b"\r").unwrap_or(line));
        let first = lines.next().and_then(|line| line.strip_prefix(FIRST_WORDS.as_bytes()));
        let version = first.and_then(|rest| std::str::from_utf8(rest).ok()).and_then(|rest| rest.trim().parse().ok());
        match version {
            None | Some(0) => return Err(problem("save-foreign")),
            Some(version) if version > VERSION => {
                return Err(problem("save-from-future").with("version", version).with("known", VERSION));
            }
            Some(_) => {}
        }
        let broken = |detail: String| problem("save-header-broken").with("line", 2).with("detail", detail);
        let mut sum = 0;
        let header = (lines.next().and_then(|line| read_line(line, &mut sum)))
            .and_then(|line| line.strip_prefix("header "))
            .ok_or_else(|| broken(String::new()))?;
        let header = ron::from_str(header).map_err(|error| broken(error.code.to_string()))?;
        let mut journal =
            Self { file: file.to_owned(), header, lines: vec![], torn: false, damaged: None, content: xxh3_64(bytes) };
        let mut lines = (3..).zip(lines).peekable();
        while let Some((number, bytes)) = lines.next() {
            // What a last line feed leaves.
            if bytes.is_empty() && lines.peek().is_none() {
                break;
            }
            let line = (bytes.len() <= LONGEST_LINE).then(|| read_line(bytes, &mut sum)).flatten();
            if let Some(line) = line.and_then(Line::read) {
                journal.lines.push(line);
                continue;
            }
            let is_last = lines.next().is_none_or(|(_, rest)| rest.is_empty() && lines.next().is_none());
            if is_last {
                journal.torn = true;
            } else {
                journal.damaged = Some(number);
            }
            break;
        }
        Ok(journal)
    }

    /// How many orders stand at the end, those taken back left out.
    pub fn orders(&self) -> usize {
        self.lines.iter().fold(0, |orders, line| match line {
            Line::Order(..) | Line::Redo(..) => orders + 1,
            Line::Undo(left) => orders.min(*left),
            Line::Start(_) | Line::Limit(_) | Line::Bookmark { .. } | Line::End { .. } => orders,
        })
    }

    /// Winners and reason, if the match is over.
    pub fn end(&self) -> Option<(&str, &str)> {
        match last_event(&self.lines) {
            Some(Line::End { winners, reason }) => Some((winners, reason)),
            _ => None,
        }
    }
}

/// The last line that something has happened by: bookmarks and limits can follow the end of a match too.
pub(in crate::table) fn last_event(lines: &[Line]) -> Option<&Line> {
    lines.iter().rfind(|line| !matches!(line, Line::Bookmark { .. } | Line::Limit(_)))
}
