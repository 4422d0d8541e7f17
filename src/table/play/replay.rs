//! Restores a match from its journal: plays the orders again and compares the position after each of them.
use super::matches::Match;
use crate::table::data::Source;
use crate::table::game::{Game, Header, RuleSet, UndoLimit};
use crate::table::protocol::prompt::Refusal;
use crate::table::saves::format::{Journal, Line};
use crate::table::saves::journal::JournalFile;
use crate::table::text::problem::Problem;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use xxhash_rust::xxh3::xxh3_64;

impl Journal {
    /// Plays the journal, with the rule data that travel in it, and compares the position after every order.
    ///
    /// # Errors
    /// The match cannot even begin: its game is none of `games`, its rule data or options are not accepted. Trouble further
    /// on is none: see [`LoadedMatch::problem`].
    pub fn replay(self, games: &[&'static dyn Game]) -> Result<LoadedMatch, Problem> {
        let problem = |key: &str| Problem::new(key).with("file", &self.file).with("game", &self.header.game);
        let game =
            *games.iter().find(|game| game.id() == self.header.game).ok_or_else(|| problem("save-game-unknown"))?;
        let (rules, _) = RuleSet::read(game, Source::memory(self.header.data.clone()));
        let rules = rules.ok_or_else(|| problem("save-data-bad"))?;
        self.replay_on(Match::new(game, rules.data))
    }

    /// As [`Journal::replay`], on a table that has the journal's rule data already.
    ///
    /// # Errors
    /// The options are not accepted.
    pub fn replay_on(self, table: Match) -> Result<LoadedMatch, Problem> {
        let mut game_match = table;
        game_match.start(self.header.clone())?;
        // What was taken back then may be taken back now.
        game_match.limit_undo(UndoLimit::Agreed);
        let mut replay = Replay { game_match, comparable: true, limit: self.header.undo, bookmarks: BTreeSet::new() };
        let mut sound = Vec::with_capacity(self.lines.len());
        let mut problem = None;
        for (number, line) in (3..).zip(&self.lines) {
            match replay.play(line) {
                Ok(line) => sound.push(line),
                Err(what) => {
                    problem = Some(what.with("line", number));
                    break;
                }
            }
        }
        if let (None, Some(number)) = (&problem, self.damaged) {
            problem = Some(Problem::new("save-line-damaged").with("line", number));
        }
        let Replay { mut game_match, comparable, limit, bookmarks } = replay;
        game_match.limit_undo(limit);
        let orders = game_match.journal().len();
        let last = game_match.journal().last().map(|record| game_match.write_order(*record));
        let problem = problem.map(|problem| {
            let problem = problem.with("file", &self.file).with("orders", orders);
            problem.with("order", last.unwrap_or_default())
        });
        Ok(LoadedMatch {
            path: PathBuf::from(self.file),
            header: self.header,
            game_match,
            torn: self.torn,
            verified: comparable,
            problem,
            orders,
            bookmarks,
            lines: sound,
            content: self.content,
        })
    }
}

/// A journal being played.
struct Replay {
    game_match: Match,
    /// The positions are made up as they were when the match was saved.
    comparable: bool,
    limit: UndoLimit,
    bookmarks: BTreeSet<usize>,
}

impl Replay {
    /// Plays one line; gives it with the hash of the position as it is now. On an error the match stands as before the line.
    fn play(&mut self, line: &Line) -> Result<Line, Problem> {
        let game_match = &mut self.game_match;
        let unfit = || Problem::new("save-line-unfit");
        match line {
            Line::Start(hash) => {
                if !game_match.journal().is_empty() {
                    return Err(unfit());
                }
                let now = game_match.hash();
                self.comparable = now == *hash;
                Ok(Line::Start(now))
            }
            Line::Order(text, hash) => {
                let refused = |why: Refusal| {
                    Problem::new("save-order-refused").with("refused", text).with("reason", why.reason).rule(why.rule)
                };
                let record = game_match.read_order(text).map_err(refused)?;
                game_match.submit(record.seat, record.order).map_err(refused)?;
                Ok(Line::Order(text.clone(), self.compare(text, *hash)?))
            }
            Line::Redo(text, hash) => {
                if game_match.next_redo().is_none_or(|next| game_match.write_order(next) != *text) {
                    return Err(unfit());
                }
                game_match.redo();
                Ok(Line::Redo(text.clone(), self.compare(text, *hash)?))
            }
            Line::Undo(left) => {
                if *left >= game_match.journal().len() || game_match.undo_to(*left).is_err() {
                    return Err(unfit());
                }
                drop_bookmarks(&mut self.bookmarks, game_match);
                Ok(line.clone())
            }
            Line::Limit(limit) => {
                self.limit = *limit;
                Ok(line.clone())
            }
            // One beyond the end is no damage: another version of the program may have told more.
            Line::Bookmark { entry, set } => {
                set_bookmark(&mut self.bookmarks, game_match, *entry, *set);
                Ok(line.clone())
            }
            Line::End { .. } => game_match.outcome().map(|_| line.clone()).ok_or_else(unfit),
        }
    }

    /// Compares the position after an order with the saved one; takes the order back when they differ.
    fn compare(&mut self, order: &str, saved: u64) -> Result<u64, Problem> {
        let now = self.game_match.hash();
        if now == saved || !self.comparable {
            return Ok(now);
        }
        // The snapshot before the order is there, and the limit is lifted while a journal is played.
        let taken_back = self.game_match.undo();
        debug_assert_eq!(taken_back, Ok(()));
        self.game_match.forget_redo();
        Err(Problem::new("save-hash-differs").with("differs", order))
    }
}

/// Sets a bookmark or takes it away; whether that has changed anything. There are none beyond the end of the chronicle.
pub(in crate::table) fn set_bookmark(bookmarks: &mut BTreeSet<usize>, of: &Match, entry: usize, set: bool) -> bool {
    if set { entry < of.entries_after(of.journal().len()) && bookmarks.insert(entry) } else { bookmarks.remove(&entry) }
}

/// Drops the bookmarks of entries that were taken back.
pub(in crate::table) fn drop_bookmarks(bookmarks: &mut BTreeSet<usize>, of: &Match) {
    let entries = of.entries_after(of.journal().len());
    bookmarks.retain(|entry| *entry < entries);
}

/// A match that was restored from a file.
pub struct LoadedMatch {
    /// The file.
    pub path: PathBuf,
    /// The match as it stands after the last sound line.
    pub game_match: Match,
    /// What is wrong with the file from some line on; the match stands at the last good order before it.
    pub problem: Option<Problem>,
    /// The last line had been cut short by a crash and was left out; nothing else is wrong.
    pub torn: bool,
    /// The position was compared with the saved one after every order. False: this program makes up positions in
    /// another way than the one that saved the match, so that only the orders could be checked.
    pub verified: bool,
    /// How many orders the match has.
    pub orders: usize,
    /// Entries of the whole chronicle at which the players have set a bookmark.
    pub bookmarks: BTreeSet<usize>,
    /// The header as the file has it.
    pub(in crate::table) header: Header,
    /// The sound lines, with the hashes of this program.
    pub(in crate::table) lines: Vec<Line>,
    /// As [`Journal::content`].
    pub(in crate::table) content: u64,
}

impl LoadedMatch {
    /// Whether the file is still the one that was read; another window may have played on since.
    pub(in crate::table) fn is_current(&self) -> bool {
        std::fs::read(&self.path).is_ok_and(|bytes| xxh3_64(&bytes) == self.content)
    }

    /// The journal of this match, to be continued in the file at `path`. See [`JournalFile::resume`].
    pub fn resume_journal(&self, path: impl Into<PathBuf>) -> (JournalFile, Result<(), Problem>) {
        JournalFile::resume(path, &self.header, &self.lines)
    }
}

/// Reads a saved match and plays it up to its last good order.
///
/// # Errors
/// As [`Journal::read`] and [`Journal::replay`]: there is nothing to be had.
pub fn load(path: &Path, games: &[&'static dyn Game]) -> Result<LoadedMatch, Problem> {
    Journal::read(path)?.replay(games)
}
