//! Bounds that no file of a game comes near: what goes beyond is refused before it is read, so that no file, however wrong,
//! takes up time or memory.
use super::tokens::{TokenKind, Tokens};
use crate::table::text::locales::Arg;
use std::fs;
use std::io::{Error, ErrorKind};
use std::ops::Range;
use std::path::Path;

/// The largest file, in bytes.
pub const LARGEST_FILE: u64 = 1 << 20;
/// The longest string, a row of a map for instance, in bytes.
pub const LONGEST_TEXT: usize = 8_000;
/// The most values in a list, tuple, struct or map.
pub const MOST_VALUES: usize = 4_000;
/// How deep brackets may lie within brackets.
pub const DEEPEST: usize = 32;

/// What goes beyond a bound, and where.
#[derive(Debug, PartialEq)]
pub struct Excess {
    /// The key of the message.
    pub message: &'static str,
    /// The bound.
    pub most: usize,
    /// The string or the opening bracket.
    pub bytes: Range<usize>,
}

impl Excess {
    /// The arguments of the message.
    pub fn args(&self) -> [(&'static str, Arg); 1] {
        [("most", self.most.into())]
    }
}

/// The first place of a text that goes beyond a bound.
pub fn excess(text: &str) -> Option<Excess> {
    // The opening bracket of each level, and the commas in it.
    let mut open: Vec<(Range<usize>, usize)> = vec![];
    for token in Tokens::new(text) {
        match token.sort {
            TokenKind::Quoted if token.bytes.len() > LONGEST_TEXT => {
                return Some(Excess { message: "data-text-too-long", most: LONGEST_TEXT, bytes: token.bytes });
            }
            TokenKind::Open if open.len() >= DEEPEST => {
                return Some(Excess { message: "data-too-deep", most: DEEPEST, bytes: token.bytes });
            }
            TokenKind::Open => open.push((token.bytes, 0)),
            TokenKind::Close => drop(open.pop()),
            TokenKind::Comma => {
                if let Some((bracket, commas)) = open.last_mut() {
                    *commas += 1;
                    if *commas > MOST_VALUES {
                        let bytes = bracket.clone();
                        return Some(Excess { message: "data-list-too-long", most: MOST_VALUES, bytes });
                    }
                }
            }
            _ => {}
        }
    }
    None
}

/// Reads a file, but no pipe or device, which could block for ever, and none that is too large to be of any use.
///
/// # Errors
/// As [`fs::read`]; `InvalidInput` for what is no file, `FileTooLarge`.
pub fn read_file(path: &Path) -> std::io::Result<Vec<u8>> {
    let metadata = fs::metadata(path)?;
    if !metadata.is_file() {
        return Err(Error::new(ErrorKind::InvalidInput, "not a regular file"));
    }
    if metadata.len() > LARGEST_FILE {
        return Err(ErrorKind::FileTooLarge.into());
    }
    fs::read(path)
}
