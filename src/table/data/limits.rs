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
const LONGEST_TEXT: usize = 8_000;
/// The most values in a list, tuple, struct or map.
const MOST_VALUES: usize = 4_000;
/// How deep brackets may lie within brackets.
const DEEPEST: usize = 32;

/// What goes beyond a bound, and where.
#[derive(Debug, PartialEq)]
pub(super) struct Excess {
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
pub(super) fn excess(text: &str) -> Option<Excess> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_beyond_any_use_is_found_where_it_begins() {
        let found = |text: &str| excess(text).map(|excess| (excess.message, excess.bytes.start));
        let row = |n: usize| format!("(rows: [\"{}\"])", "f".repeat(n));
        assert_eq!(found(&row(LONGEST_TEXT - 2)), None);
        assert_eq!(found(&row(LONGEST_TEXT)), Some(("data-text-too-long", 8)));
        let list = |n: usize| format!("(a: [1, 2], b: [{}])", "1,".repeat(n));
        assert_eq!(found(&list(MOST_VALUES)), None);
        assert_eq!(found(&list(MOST_VALUES + 1)), Some(("data-list-too-long", 15)));
        let nested = |n: usize| "(".repeat(n) + &")".repeat(n);
        assert_eq!(found(&nested(DEEPEST)), None);
        assert_eq!(found(&nested(DEEPEST + 1)), Some(("data-too-deep", DEEPEST)));
        assert_eq!(found(&"(".repeat(1_000_000)), Some(("data-too-deep", DEEPEST)));
        // Brackets and commas in comments and strings do not count.
        assert_eq!(found(&format!("[ /* {} */ \"{}\" ]", "[,".repeat(9000), "[,".repeat(900))), None);
    }
}
