//! A match and its journal file, kept in step.
use super::matches::{Match, Record, Thinking, UndoStop};
use super::replay::{LoadedMatch, drop_bookmarks, load, set_bookmark};
use super::trial::Trial;
use crate::table::game::{Header, UndoLimit};
use crate::table::protocol::prompt::{Allowed, Order, Prompt, Refusal};
use crate::table::protocol::targets::Seat;
use crate::table::saves::folder::Saves;
use crate::table::saves::format::{Line, last_event};
use crate::table::saves::journal::JournalFile;
use crate::table::saves::lock::{Holder, LockError, MatchLock};
use crate::table::text::problem::Problem;
use std::collections::BTreeSet;
use std::ops::Deref;
use std::path::{Path, PathBuf};

/// A match whose every order goes to a file at once. It reads like a [`Match`]; what changes the match goes through here.
///
/// Trouble with the file never stops the match: it is kept for the players to see, and the next order tries again.
pub struct Recorded {
    game_match: Match,
    /// None: the match goes to no file.
    file: Option<JournalFile>,
    problem: Option<Problem>,
    bookmarks: BTreeSet<usize>,
}

/// A loaded match that somebody else plays.
pub struct InUse {
    /// The match as it stood when it was read.
    pub loaded: LoadedMatch,
    /// Who plays it.
    pub holder: Holder,
}

/// The journal of a match in a new autosave.
fn new_autosave(saves: &Saves, game: &str, header: &Header, lines: &[Line]) -> (JournalFile, Result<(), Problem>) {
    // Another window may have taken the name in the same moment.
    let paths = std::iter::repeat_with(|| saves.new_autosave(game));
    paths
        .map(|path| JournalFile::create_new(path, header, lines))
        .find_map(|journal| journal)
        .expect("names without end")
}

impl Deref for Recorded {
    type Target = Match;
    fn deref(&self) -> &Match {
        &self.game_match
    }
}

impl Recorded {
    /// Begins a match on an empty table and records it in a file, which is written anew.
    ///
    /// # Errors
    /// As [`Match::start`]; or another process writes the file. A file that cannot be written is no error: see
    /// [`Recorded::problem`].
    pub fn start(mut table: Match, header: Header, path: impl Into<PathBuf>) -> Result<Self, Problem> {
        table.start(header)?;
        let (file, written) = JournalFile::create(path, table.header());
        if let Some(holder) = file.holder() {
            return Err(holder.problem(file.path()));
        }
        Ok(Self::begun(table, file, written))
    }

    /// Begins a match on an empty table and records it in a new autosave.
    ///
    /// # Errors
    /// As [`Match::start`]. A file that cannot be written is no error: see [`Recorded::problem`].
    pub fn start_autosave(mut table: Match, header: Header, saves: &Saves) -> Result<Self, Problem> {
        table.start(header)?;
        let (file, written) = new_autosave(saves, table.game().id(), table.header(), &[]);
        Ok(Self::begun(table, file, written))
    }

    fn begun(table: Match, file: JournalFile, written: Result<(), Problem>) -> Self {
        let mut recorded =
            Self { game_match: table, file: Some(file), problem: written.err(), bookmarks: BTreeSet::new() };
        let start = recorded.game_match.hash();
        recorded.note(&Line::Start(start));
        recorded.note_end();
        recorded
    }

    /// Goes on with a loaded match: in the same file if that is a sound autosave of this very program and nobody else plays
    /// it, else in a new autosave: a named save stays as it was saved, a damaged file as it was found.
    pub fn resume(loaded: LoadedMatch, saves: &Saves) -> Self {
        Self::try_resume(loaded, saves).unwrap_or_else(|in_use| Self::resume_copy(in_use.loaded, saves))
    }

    /// As [`Recorded::resume`], but not where somebody else plays the match: it can be looked at then
    /// ([`Recorded::view_only`]) or gone on with in a copy ([`Recorded::resume_copy`]).
    ///
    /// # Errors
    /// Who plays it.
    pub fn try_resume(loaded: LoadedMatch, saves: &Saves) -> Result<Self, Box<InUse>> {
        if loaded.problem.is_some() || !loaded.verified || !saves.is_autosave(&loaded.path) {
            return Ok(Self::resume_copy(loaded, saves));
        }
        let path = loaded.path.clone();
        let lock = match MatchLock::take(&path) {
            Ok(lock) => lock,
            Err(LockError::Held(holder)) => return Err(Box::new(InUse { loaded, holder })),
            // Then the write fails too, and is told.
            Err(LockError::Unavailable(_)) => {
                let (file, written) = loaded.resume_journal(path);
                return Ok(Self::resumed(loaded, file, written));
            }
        };
        // Between reading it and locking it somebody may have played on.
        let loaded = match loaded.is_current() {
            true => loaded,
            false => match load(&path, &[loaded.game_match.game()]) {
                Ok(now) if now.problem.is_none() && now.verified => now,
                _ => return Ok(Self::resume_copy(loaded, saves)),
            },
        };
        let (file, written) = JournalFile::resume_under(lock, path, &loaded.header, &loaded.lines);
        Ok(Self::resumed(loaded, file, written))
    }

    /// Goes on with a loaded match in a new autosave.
    pub fn resume_copy(loaded: LoadedMatch, saves: &Saves) -> Self {
        let (file, written) = new_autosave(saves, loaded.game_match.game().id(), &loaded.header, &loaded.lines);
        Self::resumed(loaded, file, written)
    }

    fn resumed(loaded: LoadedMatch, file: JournalFile, written: Result<(), Problem>) -> Self {
        let ended = matches!(last_event(&loaded.lines), Some(Line::End { .. }));
        let mut recorded = Self {
            game_match: loaded.game_match,
            file: Some(file),
            problem: written.err(),
            bookmarks: loaded.bookmarks,
        };
        if !ended {
            recorded.note_end();
        }
        recorded
    }

    /// A loaded match that somebody else plays, to be looked at: nothing that is ordered on this one gets into the file, but
    /// it can be saved elsewhere.
    pub fn view_only(in_use: InUse) -> Self {
        let InUse { loaded, holder } = in_use;
        let file = JournalFile::of_others(holder, loaded.path, &loaded.header, &loaded.lines);
        Self { game_match: loaded.game_match, file: Some(file), problem: None, bookmarks: loaded.bookmarks }
    }

    /// A match under way that goes to no file: a lesson, or any other that did not begin as its header says and so could
    /// not be restored from a file.
    pub fn without_file(game_match: Match) -> Self {
        Self { game_match, file: None, problem: None, bookmarks: BTreeSet::new() }
    }

    /// The match alone.
    pub fn into_match(self) -> Match {
        self.game_match
    }

    /// What is wrong with the file; nothing once a write has succeeded.
    pub fn problem(&self) -> Option<&Problem> {
        self.problem.as_ref()
    }
    /// The file; empty for a match that goes to none.
    pub fn path(&self) -> &Path {
        self.file.as_ref().map_or(Path::new(""), JournalFile::path)
    }

    /// Who else writes the file: nothing of this match gets there any more.
    pub fn holder(&self) -> Option<Holder> {
        self.file.as_ref().and_then(JournalFile::holder)
    }
    /// The process that came to a sudden end while it played the match before.
    pub fn left_by(&self) -> Option<Holder> {
        self.file.as_ref().and_then(JournalFile::left_by)
    }
    /// Lets others play the match in its file, until something happens in this one.
    pub fn let_go(&mut self) {
        if let Some(file) = &mut self.file {
            file.let_go();
        }
    }

    /// Tries again to write what could not be written. The problem that is left, if there is one.
    pub fn retry(&mut self) -> Option<&Problem> {
        if self.problem.is_some() {
            self.problem = self.file.as_mut().and_then(|file| file.retry().err());
        }
        self.problem()
    }

    /// Saves the match as it stands into another file.
    ///
    /// # Errors
    /// The file cannot be written; or the match goes to no file, and cannot be saved.
    pub fn save_as(&self, path: &Path) -> Result<(), Problem> {
        self.file.as_ref().ok_or_else(|| Problem::new("save-not-recorded"))?.save_as(path)
    }

    /// As [`Match::check`].
    ///
    /// # Errors
    /// The reason with its rule.
    pub fn check(&mut self, seat: Seat, order: Order) -> Allowed {
        self.game_match.check(seat, order)
    }
    /// As [`Match::try_out`].
    ///
    /// # Errors
    /// Why one of the orders is refused.
    pub fn try_out(&mut self, seat: Seat, orders: &[Order]) -> Result<Trial, Refusal> {
        self.game_match.try_out(seat, orders)
    }
    /// As [`Match::prompt_in_full`].
    pub fn prompt_in_full(&mut self) -> Option<Prompt> {
        self.game_match.prompt_in_full()
    }
    /// As [`Match::automatic_order`].
    pub fn automatic_order(&mut self) -> Option<Record> {
        self.game_match.automatic_order()
    }
    /// As [`Match::think`].
    pub fn think(&mut self, trials: usize) -> Thinking {
        self.game_match.think(trials)
    }
    /// As [`Match::hash`].
    pub fn hash(&mut self) -> u64 {
        self.game_match.hash()
    }

    /// As [`Match::submit`].
    ///
    /// # Errors
    /// The reason with its rule; nothing has changed, nothing was written.
    pub fn submit(&mut self, seat: Seat, order: Order) -> Allowed {
        self.game_match.submit(seat, order)?;
        let line = Line::Order(self.game_match.write_order(Record { seat, order }), self.game_match.hash());
        self.note(&line);
        self.note_end();
        Ok(())
    }

    /// As [`Match::play_on`].
    pub fn play_on(&mut self) -> usize {
        let mut orders = 0;
        while let Some(Record { seat, order }) = self.automatic_order() {
            self.submit(seat, order).expect("a script orders only what is on offer");
            orders += 1;
        }
        orders
    }

    /// As [`Match::undo`].
    ///
    /// # Errors
    /// Why not; nothing has changed.
    pub fn undo(&mut self) -> Result<(), UndoStop> {
        self.game_match.undo()?;
        drop_bookmarks(&mut self.bookmarks, &self.game_match);
        self.note(&Line::Undo(self.game_match.journal().len()));
        Ok(())
    }

    /// As [`Match::undo_to`].
    ///
    /// # Errors
    /// Why it stopped on the way; what could be taken back is.
    pub fn undo_to(&mut self, orders: usize) -> Result<(), UndoStop> {
        let before = self.game_match.journal().len();
        let undone = self.game_match.undo_to(orders);
        let left = self.game_match.journal().len();
        if left != before {
            drop_bookmarks(&mut self.bookmarks, &self.game_match);
            self.note(&Line::Undo(left));
        }
        undone
    }

    /// As [`Match::redo`].
    pub fn redo(&mut self) -> bool {
        let Some(record) = self.game_match.next_redo() else { return false };
        self.game_match.redo();
        let line = Line::Redo(self.game_match.write_order(record), self.game_match.hash());
        self.note(&line);
        self.note_end();
        true
    }

    /// As [`Match::limit_undo`].
    pub fn limit_undo(&mut self, limit: UndoLimit) {
        self.game_match.limit_undo(limit);
        self.note(&Line::Limit(limit));
    }

    /// Entries of the whole chronicle that somebody wants to find again, from 0. Those that are taken back lose their
    /// bookmarks; playing them again does not bring these back.
    pub fn bookmarks(&self) -> &BTreeSet<usize> {
        &self.bookmarks
    }

    /// Sets a bookmark at an entry of the whole chronicle, or takes it away. False: nothing has changed, for it was so
    /// already or the chronicle has no such entry. Nothing of the match itself changes, not even [`Match::hash`].
    pub fn bookmark(&mut self, entry: usize, set: bool) -> bool {
        let changed = set_bookmark(&mut self.bookmarks, &self.game_match, entry, set);
        if changed {
            self.note(&Line::Bookmark { entry, set });
        }
        changed
    }

    fn note(&mut self, line: &Line) {
        self.problem = self.file.as_mut().and_then(|file| file.append(line).err());
    }

    fn note_end(&mut self) {
        let Some(ended) = self.game_match.outcome() else { return };
        let names = self.game_match.names();
        let winners: Vec<_> = ended
            .winners
            .iter()
            .map(|seat| names.label(crate::table::protocol::targets::Target::Seat(*seat)))
            .collect();
        let winners = if winners.is_empty() { "-".to_owned() } else { winners.join(",") };
        let line = Line::End { winners, reason: ended.reason.clone() };
        self.note(&line);
    }
}
