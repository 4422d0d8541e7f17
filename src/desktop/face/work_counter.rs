//! Counts expensive work where it is done, on each thread separately, so that tests can hold the window to it: a frame in
//! which nothing changes does none of it.
use std::cell::Cell;

/// How often each kind of work was done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WorkCounter {
    /// Positions written out for a viewer.
    pub positions: u64,
    /// Lines of the log that were told in words.
    pub lines_told: u64,
    /// Lines of the log whose words were broken into rows to measure them.
    pub lines_measured: u64,
    /// Lines of the log that were put on the screen.
    pub lines_shown: u64,
    /// Lists, sheets and tables of panels that were computed anew.
    pub papers: u64,
    /// Boards that were lit anew.
    pub boards: u64,
    /// Points of an open table that a rule was asked about.
    pub judgements: u64,
}

thread_local! {
    static MADE: Cell<WorkCounter> = const {
        Cell::new(WorkCounter { positions: 0, lines_told: 0, lines_measured: 0, lines_shown: 0, papers: 0, boards: 0, judgements: 0 })
    };
}

impl WorkCounter {
    /// On this thread, since it began.
    pub fn so_far() -> Self {
        MADE.get()
    }
    /// Since an earlier value of [`Self::so_far`] on the same thread.
    pub fn since(self) -> Self {
        let now = Self::so_far();
        Self {
            positions: now.positions - self.positions,
            lines_told: now.lines_told - self.lines_told,
            lines_measured: now.lines_measured - self.lines_measured,
            lines_shown: now.lines_shown - self.lines_shown,
            papers: now.papers - self.papers,
            boards: now.boards - self.boards,
            judgements: now.judgements - self.judgements,
        }
    }
    pub(in crate::desktop) fn count(what: impl FnOnce(&mut Self)) {
        let mut made = MADE.get();
        what(&mut made);
        MADE.set(made);
    }
}
