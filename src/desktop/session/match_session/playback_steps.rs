//! Playback of a match: to an entry of the log, step by step, continuously, and back to the match.
use super::Session;
use super::pacing::fit_scenery;
use crate::desktop::face::Sight;
use crate::desktop::session::dice_throw::Throw;
use crate::desktop::session::playback::{Playback, PlaybackStep, orders_shown, stops};
use crate::desktop::session::view_model::{TableView, teller};
use crate::table::prelude::Seat;
use crate::table::text::locales::Texts;

/// Seconds between two steps of continuous playback, at the usual speed.
const MOMENT: f32 = 1.3;

impl Session {
    /// The seat whose last turn counts for [`PlaybackStep::SinceMyTurn`].
    pub(super) fn myself(&self) -> Option<Seat> {
        let asked = self.game.prompt().map(|p| p.seat).filter(|seat| self.audience.is_person(*seat));
        self.audience.holder.filter(|holder| *holder != Seat::BYSTANDER).or(asked)
    }

    /// How many orders had been given after the last decision of a seat; what the window has ordered for it was none.
    pub(super) fn last_decision_of(&self, seat: Seat) -> Option<usize> {
        let own = |number: &usize| self.game.journal()[*number].seat == seat && !self.given_alone.contains(number);
        (0..self.game.journal().len()).rev().find(own).map(|last| last + 1)
    }

    /// Whether anything that a seat may know of has happened since its last turn.
    pub fn has_news_for(&self, seat: Seat) -> bool {
        let Some(mine) = self.last_decision_of(seat) else { return false };
        let since = self.game.entries_after(mine);
        self.game.chronicle(None).skip(since).any(|entry| entry.seen_by.contains(seat))
    }

    /// The first line of the log that is new to the seat at the screen; nothing if nobody else did anything.
    pub fn first_news(&self) -> Option<usize> {
        let mine = self.last_decision_of(self.myself()?)?;
        // What came of the own last order is news only as far as others or the dice had a say in it.
        let since = self.game.entries_after(mine);
        let log = self.playback.as_ref().map_or(&self.view.log, |playback| &playback.now.log);
        log.get(log.partition_point(|line| line.entry < since)).map(|line| line.entry)
    }

    /// Goes for a playback, or on with it.
    pub fn play_back(&mut self, step: PlaybackStep, texts: &Texts) {
        if self.view.curtain.is_some() || self.is_busy() && self.playback.is_none() {
            return;
        }
        let log = self.playback.as_ref().map_or(&self.view.log, |playback| &playback.now.log);
        let stops = stops(&self.game, log);
        let at = self.playback.as_ref().map(|playback| playback.at);
        let before = |entry: usize| stops.iter().rev().find(|stop| **stop < entry).copied();
        let after = |entry: usize| stops.iter().find(|stop| **stop > entry).copied();
        let (Some(first), Some(last)) = (stops.first().copied(), stops.last().copied()) else { return };
        match step {
            PlaybackStep::To(entry) => self.play_to(entry, None, texts),
            PlaybackStep::First => self.play_to(first, None, texts),
            PlaybackStep::Back => {
                let to = before(at.unwrap_or(last)).unwrap_or(first);
                self.play_to(to, None, texts);
            }
            PlaybackStep::On => match at.and_then(after) {
                Some(to) => self.play_to(to, None, texts),
                None => self.end_playback(),
            },
            PlaybackStep::Play => self.play_to(at.filter(|at| *at < last).unwrap_or(first), Some(MOMENT), texts),
            PlaybackStep::Pause => {
                if let Some(playback) = &mut self.playback {
                    playback.playing = None;
                }
            }
            PlaybackStep::SinceMyTurn => {
                let Some(news) = self.first_news() else { return };
                // The board as it stood, then what changed.
                self.play_to(before(news).unwrap_or(first), Some(MOMENT), texts);
            }
            PlaybackStep::Now => self.end_playback(),
        }
    }

    fn play_to(&mut self, entry: usize, playing: Option<f32>, texts: &Texts) {
        self.drop_advice();
        let mut playback = match self.playback.take() {
            Some(playback) => playback,
            None => Playback {
                shadow: self.game.shadow(),
                at: entry,
                playing: None,
                now: std::mem::take(&mut *self.view),
                throw_now: self.throw.take(),
            },
        };
        let orders = orders_shown(&self.game, &playback.now.log, entry);
        if self.game.look_back(orders, &mut playback.shadow) {
            (playback.at, playback.playing) = (entry, playing);
            fit_scenery(&mut self.scenery, self.face, &Sight::new(&playback.shadow, self.audience.holder));
            let past = TableView::without_log(&playback.shadow, &[], self.face, &self.scenery, &self.audience, texts);
            *self.view = TableView {
                question: None,
                forecast: None,
                marks: vec![],
                barred: vec![],
                undo_stop: Some(texts.get("desktop-walking")),
                redoable: false,
                log: playback.now.log.clone(),
                lesson: playback.now.lesson.clone(),
                looking_back_at: Some(entry),
                ..past
            };
            let told = self.game.chronicle(None).nth(entry).filter(|e| !e.rolls.is_empty());
            self.throw = told.map(|e| Throw::of(e, self.face, &teller(&self.game, texts)).landed());
            self.playback = Some(playback);
        } else {
            self.playback = Some(playback);
            self.end_playback();
        }
    }

    /// Back to the match as it is.
    pub fn end_playback(&mut self) {
        if let Some(playback) = self.playback.take() {
            *self.view = playback.now;
            self.throw = playback.throw_now;
            fit_scenery(&mut self.scenery, self.face, &Sight::new(&self.game, self.audience.holder));
        }
    }

    /// Goes on with continuous playback. True while it runs.
    pub(in crate::desktop) fn pass_playback(&mut self, seconds: f32, texts: &Texts) -> bool {
        let Some(playback) = &mut self.playback else { return false };
        let Some(left) = &mut playback.playing else { return false };
        *left -= seconds;
        if *left > 0.0 {
            return true;
        }
        let at = playback.at;
        let next = stops(&self.game, &playback.now.log).into_iter().find(|stop| *stop > at);
        match next {
            Some(to) => self.play_to(to, Some(MOMENT), texts),
            None => self.end_playback(),
        }
        true
    }

    /// Whether the past is shown: nothing can be ordered then.
    pub fn in_playback(&self) -> bool {
        self.playback.is_some()
    }
}
