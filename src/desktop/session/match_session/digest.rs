//! What has happened since somebody's last turn, by its weight: the own losses, what changes the match, and how much else.
use super::Session;
use crate::desktop::face::{News, Point, Sight};
use crate::desktop::session::log_lines::LogLine;
use crate::table::prelude::{Entry, Seat, Target, Word};
use std::sync::Arc;

/// More lines than these are for the log.
pub const LINES: usize = 8;

/// Fewer events than these are not worth telling if none of them has any weight.
const SOME: usize = 4;

/// A line of what has happened.
#[derive(Clone, Debug, PartialEq)]
pub struct DigestLine {
    pub news: News,
    pub line: Arc<LogLine>,
    /// Where on the board it happened, if it happened there.
    pub at: Option<Point>,
}

/// What has happened since the last turn of the seat at the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Digest {
    /// How many orders had been given when the seat had last decided something: another turn is another digest.
    pub since: usize,
    /// The weightiest first; of one weight the oldest.
    pub lines: Vec<DigestLine>,
    /// How much else has happened, and the entry with which it begins.
    pub others: usize,
    pub first: usize,
}

impl Session {
    /// What the seat at the screen has missed, now that it is asked again; nothing if nobody else has done anything.
    pub fn digest(&self) -> Option<Digest> {
        let seat = self.open_prompt()?.seat;
        if self.is_busy() || self.active_lesson.is_some() || self.myself() != Some(seat) {
            return None;
        }
        let since = self.last_decision_of(seat)?;
        let first = self.first_news()?;
        let news: Vec<Arc<LogLine>> = self.view.log.iter().filter(|line| line.entry >= first).cloned().collect();
        let count = news.len();
        let weights = self.weights(seat, since, news.iter().map(|line| line.entry));
        let mut lines: Vec<DigestLine> = news
            .into_iter()
            .zip(weights)
            .filter(|(_, news)| *news != News::Ordinary)
            .map(|(line, news)| DigestLine { news, at: self.place_of_entry(line.entry), line })
            .collect();
        lines.sort_by_key(|line| (line.news, line.line.entry));
        lines.truncate(LINES);
        // What has come of an answer to the own order is read where it happens.
        let others = count - lines.len();
        (!lines.is_empty() || others >= SOME).then_some(Digest { since, others, first, lines })
    }

    /// What entries mean to a seat, seen from where it stood after so many orders.
    fn weights(&self, seat: Seat, since: usize, entries: impl Iterator<Item = usize>) -> Vec<News> {
        let mut shadow = self.game.shadow();
        let stood = self.game.look_back(since, &mut shadow);
        let before = Sight::new(if stood { &shadow } else { &self.game }, Some(self.witness().unwrap_or(seat)));
        let of =
            |entry: usize| self.game.chronicle(None).nth(entry).map(|entry| self.face.weight(&before, seat, entry));
        entries.map(|entry| of(entry).unwrap_or(News::Ordinary)).collect()
    }

    /// What the curtain tells of all this: as many lines as it has room for, the weightiest for this seat first, then the
    /// newest of the others.
    pub(super) fn by_weight(&self, news: Vec<LogLine>, seat: Seat) -> Vec<LogLine> {
        let Some(since) = self.last_decision_of(seat) else { return newest(news) };
        let weights = self.weights(seat, since, news.iter().map(|line| line.entry));
        let mut weighed: Vec<(News, LogLine)> = weights.into_iter().zip(news).collect();
        weighed.sort_by_key(|(news, line)| (*news, line.entry));
        let (mut first, others): (Vec<_>, Vec<_>) = weighed.into_iter().partition(|(news, _)| *news != News::Ordinary);
        first.truncate(LINES);
        let room = LINES - first.len();
        let others = others.split_at(others.len().saturating_sub(room)).1.to_vec();
        first.into_iter().chain(others).map(|(_, line)| line).collect()
    }

    /// Where on the board an entry has happened.
    fn place_of_entry(&self, entry: usize) -> Option<Point> {
        let entry = self.game.chronicle(None).nth(entry)?;
        let place = entry.words.iter().find_map(|(_, word)| self.place_of_word(word, false));
        place.or_else(|| entry.words.iter().find_map(|(_, word)| self.place_of_word(word, true)))
    }
    /// Where a place or a point is, or with `pieces` where a piece stands.
    fn place_of_word(&self, word: &Word, pieces: bool) -> Option<Point> {
        match word {
            Word::On(Target::Place(place)) => {
                let spot = self.scenery.spots(*place).first()?;
                self.scenery.look(*spot).map(|look| look.centre)
            }
            Word::On(Target::Spot(spot)) => Some(self.scenery.ground.as_ref()?.point(*spot)),
            Word::On(Target::Piece(piece)) if pieces => {
                let sight = Sight::new(&self.game, self.audience.holder);
                let stands = self
                    .view
                    .scene
                    .pieces
                    .iter()
                    .find(|look| look.piece == *piece || self.face.group_of(&sight, look.piece) == Some(*piece));
                stands.map(|look| look.at)
            }
            _ => None,
        }
    }

    /// Entries that everybody at the screen has seen come about, from the entry `known` on.
    pub(super) fn seen_by_all(&self, known: usize) -> impl Iterator<Item = &Entry> {
        self.game.chronicle(None).skip(known).filter(|entry| self.is_seen_by_all(entry))
    }
    /// Whether everybody at the screen has seen an entry come about.
    pub(super) fn is_seen_by_all(&self, entry: &Entry) -> bool {
        self.audience.persons.iter().all(|seat| entry.seen_by.contains(*seat))
    }
}

fn newest(mut news: Vec<LogLine>) -> Vec<LogLine> {
    news.split_off(news.len().saturating_sub(LINES))
}
