//! Walking back and forth through the match on the board: the position after any line of the log, by oneself or line
//! after line like a film.
use super::log_cache::LogLines;
use super::table_session::Sitting;
use super::view_model::{LogLine, TableView, teller};
use crate::desktop::panels::dice_tray::Throw;
use crate::table::prelude::{Match, Seat};
use crate::table::text::locales::Texts;

/// Seconds that a moment stays before the film shows the next one, at the usual speed.
const MOMENT: f32 = 1.3;

/// Where to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    /// The moment of this entry of the whole chronicle.
    To(usize),
    First,
    Back,
    On,
    /// From where one stands, or from the first line, to now.
    Play,
    Pause,
    /// What happened since the seat at the screen last ordered something, as a film.
    SinceMyTurn,
    /// Back to the match.
    Now,
}

/// A walk through what has happened.
pub struct Walk {
    /// The table on which the past is laid out.
    pub(in crate::desktop) shadow: Match,
    at: usize,
    /// Seconds until the film goes on; nothing while it stands still.
    playing: Option<f32>,
    /// What the screen shows when the walk is over.
    now: TableView,
    throw_now: Option<Throw>,
}

impl Walk {
    pub fn is_playing(&self) -> bool {
        self.playing.is_some()
    }
}

/// The lines that a step stops at: the last one of each order.
pub fn stops(game: &Match, log: &LogLines) -> Vec<usize> {
    let orders = |line: &LogLine| orders_until(game, line.entry);
    let last_of_order = |i: &usize| log.get(i + 1).is_none_or(|next| orders(next) != orders(&log[*i]));
    (0..log.len()).filter(last_of_order).map(|i| log[i].entry).collect()
}

/// How many orders had been given when an entry had come about.
fn orders_until(game: &Match, entry: usize) -> usize {
    if entry < game.entries_after(0) { 0 } else { game.orders_before_entry(entry) + 1 }
}

/// How many orders had been given when the next line was about to come about: the moment of an entry holds everything
/// that followed it without a line of its own.
fn orders_shown(game: &Match, log: &LogLines, entry: usize) -> usize {
    let here = orders_until(game, entry);
    let next = log.iter().map(|line| orders_until(game, line.entry)).find(|orders| *orders > here);
    next.map_or(game.journal().len(), |orders| orders - 1)
}

impl Sitting {
    /// The seat whose last turn counts for [`Stride::SinceMyTurn`].
    fn myself(&self) -> Option<Seat> {
        let asked = self.game.prompt().map(|p| p.seat).filter(|seat| self.audience.is_person(*seat));
        self.audience.holder.filter(|holder| *holder != Seat::BYSTANDER).or(asked)
    }

    /// Whether anything that a seat may know of has happened since its last turn.
    pub fn has_news_for(&self, seat: Seat) -> bool {
        let Some(mine) = self.game.last_decision_of(seat) else { return false };
        let since = self.game.entries_after(mine);
        self.game.chronicle(None).skip(since).any(|entry| entry.seen_by.contains(seat))
    }

    /// The first line of the log that is new to the seat at the screen; nothing if nobody else did anything.
    pub fn first_news(&self) -> Option<usize> {
        let mine = self.game.last_decision_of(self.myself()?)?;
        // What came of the own last order is news only as far as others or the dice had a say in it.
        let since = self.game.entries_after(mine);
        let log = self.walk.as_ref().map_or(&self.view.log, |walk| &walk.now.log);
        log.get(log.partition_point(|line| line.entry < since)).map(|line| line.entry)
    }

    /// Goes for a walk, or on with it.
    pub fn stride(&mut self, stride: Stride, texts: &Texts) {
        if self.view.curtain.is_some() || self.is_busy() && self.walk.is_none() {
            return;
        }
        let log = self.walk.as_ref().map_or(&self.view.log, |walk| &walk.now.log);
        let stops = stops(&self.game, log);
        let at = self.walk.as_ref().map(|walk| walk.at);
        let before = |entry: usize| stops.iter().rev().find(|stop| **stop < entry).copied();
        let after = |entry: usize| stops.iter().find(|stop| **stop > entry).copied();
        let (Some(first), Some(last)) = (stops.first().copied(), stops.last().copied()) else { return };
        match stride {
            Stride::To(entry) => self.walk_to(entry, None, texts),
            Stride::First => self.walk_to(first, None, texts),
            Stride::Back => {
                let to = before(at.unwrap_or(last)).unwrap_or(first);
                self.walk_to(to, None, texts);
            }
            Stride::On => match at.and_then(after) {
                Some(to) => self.walk_to(to, None, texts),
                None => self.end_walk(),
            },
            Stride::Play => self.walk_to(at.filter(|at| *at < last).unwrap_or(first), Some(MOMENT), texts),
            Stride::Pause => {
                if let Some(walk) = &mut self.walk {
                    walk.playing = None;
                }
            }
            Stride::SinceMyTurn => {
                let Some(news) = self.first_news() else { return };
                // The board as it stood, then what changed.
                self.walk_to(before(news).unwrap_or(first), Some(MOMENT), texts);
            }
            Stride::Now => self.end_walk(),
        }
    }

    fn walk_to(&mut self, entry: usize, playing: Option<f32>, texts: &Texts) {
        let mut walk = match self.walk.take() {
            Some(walk) => walk,
            None => Walk {
                shadow: self.game.shadow(),
                at: entry,
                playing: None,
                now: std::mem::take(&mut *self.view),
                throw_now: self.throw.take(),
            },
        };
        let orders = orders_shown(&self.game, &walk.now.log, entry);
        if self.game.look_back(orders, &mut walk.shadow) {
            (walk.at, walk.playing) = (entry, playing);
            let past = TableView::without_log(&walk.shadow, &[], self.face, &self.scenery, &self.audience, texts);
            *self.view = TableView {
                question: None,
                forecast: None,
                marks: vec![],
                barred: vec![],
                undo_stop: Some(texts.get("desktop-walking")),
                redoable: false,
                log: walk.now.log.clone(),
                looking_back_at: Some(entry),
                ..past
            };
            let told = self.game.chronicle(None).nth(entry).filter(|e| !e.rolls.is_empty());
            self.throw = told.map(|e| Throw::of(e, self.face, &teller(&self.game, texts)).landed());
            self.walk = Some(walk);
        } else {
            self.walk = Some(walk);
            self.end_walk();
        }
    }

    /// Back to the match as it is.
    pub fn end_walk(&mut self) {
        if let Some(walk) = self.walk.take() {
            *self.view = walk.now;
            self.throw = walk.throw_now;
        }
    }

    /// Lets the film go on. True while there is a walk that moves by itself.
    pub(in crate::desktop) fn pass_walk(&mut self, seconds: f32, texts: &Texts) -> bool {
        let Some(walk) = &mut self.walk else { return false };
        let Some(left) = &mut walk.playing else { return false };
        *left -= seconds;
        if *left > 0.0 {
            return true;
        }
        let at = walk.at;
        let next = stops(&self.game, &walk.now.log).into_iter().find(|stop| *stop > at);
        match next {
            Some(to) => self.walk_to(to, Some(MOMENT), texts),
            None => self.end_walk(),
        }
        true
    }

    /// Why nothing can be ordered now, for the panels: somebody looks back.
    pub fn is_walking(&self) -> bool {
        self.walk.is_some()
    }
}
