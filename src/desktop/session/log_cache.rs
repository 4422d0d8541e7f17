//! The log in words, cached from one picture to the next: what was told once is not told again when more has happened.
use super::log_lines::{LogLines, tell_log};
use crate::desktop::face::Face;
use crate::table::prelude::{Match, Narrator, Record, Seat};
use crate::table::text::locales::Lang;
use std::sync::Arc;

/// The log of one match for each circle of readers that it was told to.
#[derive(Default)]
pub struct LogCache(Vec<Page>);

/// The log as one circle of readers has it.
struct Page {
    readers: Vec<Seat>,
    lang: Lang,
    /// The orders that had been given when it was last told.
    orders: Vec<Record>,
    /// So many entries of the whole chronicle were told or passed over.
    entries: usize,
    lines: LogLines,
}

impl LogCache {
    /// The whole log as it is now. Always the same match: what follows the orders that still stand is told anew.
    pub fn tell(&mut self, game: &Match, face: &dyn Face, readers: &[Seat], tell: &Narrator) -> LogLines {
        let lang = tell.texts.lang();
        self.0.retain(|page| page.lang == lang);
        let old = self.0.iter().position(|page| page.readers == readers);
        let n = old.unwrap_or_else(|| {
            let page = Page { readers: readers.to_vec(), lang, orders: vec![], entries: 0, lines: LogLines::default() };
            self.0.push(page);
            self.0.len() - 1
        });
        let page = &mut self.0[n];
        let journal = game.journal();
        let standing = page.orders.iter().zip(journal).take_while(|(old, new)| old == new).count();
        if standing < page.orders.len() {
            // Entries of orders that were taken back.
            page.entries = page.entries.min(game.entries_after(standing));
            let told = page.lines.partition_point(|line| line.entry < page.entries);
            Arc::make_mut(&mut page.lines.0).truncate(told);
            page.orders.truncate(standing);
        }
        page.orders.extend_from_slice(&journal[standing..]);
        let under = page.lines.last().map(|line| line.under.clone()).unwrap_or_default();
        let new: Vec<_> = tell_log(game, face, readers, (page.entries, under), tell).map(Arc::new).collect();
        if !new.is_empty() {
            Arc::make_mut(&mut page.lines.0).extend(new);
        }
        page.entries = game.chronicle(None).count();
        page.lines.clone()
    }
}
