//! A match at the screen: who holds the screen, what of the match is shown already and what is still being shown.

mod advice;
mod aiming;
mod battles;
mod briefing;
mod composing;
mod digest;
mod effects;
mod first_sight;
mod lesson_steps;
mod ordering;
mod pacing;
mod playback_steps;
pub mod queries;
mod settled;
mod trails;
pub mod typed_points;

pub use aiming::{Aimed, Aiming, AreaChoices, Candidate, Carry};
pub use battles::EndedBattle;
pub use briefing::Briefing;
pub use composing::Composition;
pub use digest::{Digest, DigestLine};
pub use first_sight::FirstSight;
pub use queries::{Amounts, ClickOption, Pointed};
pub use trails::Trail;

use super::audience::Audience;
use super::dice_throw::Throw;
use super::lesson::ActiveLesson;
use super::log_cache::LogCache;
use super::memo::ViewStamp;
use super::playback::Playback;
use super::view_model::{Shown, TableView, seat_name};
use crate::desktop::face::{Face, Scenery, Sight};
use crate::table::play::recorded_match::InUse;
use crate::table::prelude::{
    Header, LoadedMatch, Match, PieceId, Problem, Prompt, Record, Recorded, Refusals, Saves, Seat, Thinking,
};
use crate::table::text::locales::Texts;
use bevy::prelude::*;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Seconds between two orders of a script, once what they brought about was shown.
const SCRIPT_PAUSE: f32 = 0.55;

/// How many trials a script that looks ahead makes before the window is drawn again: a few hundredths of a second.
const TRIALS_A_FRAME: usize = 4;

/// A match at the screen.
#[derive(Resource)]
pub struct Session {
    /// Counts the matches of this run of the program, so that what is drawn for one is not taken for another's.
    pub number: u64,
    pub game: Recorded,
    pub face: &'static dyn Face,
    pub scenery: Scenery,
    pub audience: Audience,
    /// Whom the curtain waits for.
    pub curtain: Option<Seat>,
    pub view: Shown,
    log_cache: LogCache,
    /// What comes on the screen when the dice have come to rest.
    next: Option<TableView>,
    /// The question with every order that is refused.
    refused: Refusals,
    /// How many orders had led to the question, and the piece that each of its areas moves.
    movers: (usize, Vec<Option<PieceId>>),
    pub throw: Option<Throw>,
    throws: VecDeque<Throw>,
    effects: effects::Effects,
    battles: battles::Battles,
    moves: trails::Moves,
    /// Entries of the chronicle that were shown.
    told: usize,
    pause: f32,
    /// The board is as it will stay: the summary may be shown.
    pub settled: bool,
    /// The past that is shown, if it is.
    pub playback: Option<Playback>,
    /// The numbers of the orders that the window has given by itself, for nothing else was possible.
    given_alone: BTreeSet<usize>,
    /// Those of them that were given since a person last ordered something.
    told_alone: Vec<settled::GivenAlone>,
    /// Orders that were given at once, one click or key for all: the numbers of the first and of the one after the last.
    at_once: BTreeMap<usize, usize>,
    /// Somebody else plays the match: it is only looked at, as it stood when it was opened.
    pub view_only: bool,
    /// The advice that somebody has asked for.
    advice: Option<advice::AskedAdvice>,
    /// The match is a lesson.
    pub(in crate::desktop) active_lesson: Option<ActiveLesson>,
}

impl Session {
    /// A session of a match that is in this position.
    pub fn new(number: u64, game: Recorded, face: &'static dyn Face, texts: &Texts) -> Self {
        let mut session = Self::unshown(number, game, face, None);
        session.play_secret_scripts();
        session.told = session.game.chronicle(None).count();
        session.show_now(texts);
        session
    }
    /// With nothing on the screen yet.
    pub(in crate::desktop) fn unshown(
        number: u64,
        game: Recorded,
        face: &'static dyn Face,
        active_lesson: Option<ActiveLesson>,
    ) -> Self {
        let audience = Audience::of(&game);
        let scenery = face.scenery(&Sight::new(&game, audience.holder));
        let told = game.chronicle(None).count();
        Self {
            number,
            game,
            face,
            scenery,
            audience,
            curtain: None,
            view: Shown::default(),
            log_cache: LogCache::default(),
            next: None,
            refused: Refusals::default(),
            movers: Default::default(),
            throw: None,
            throws: VecDeque::new(),
            effects: effects::Effects::default(),
            battles: battles::Battles::default(),
            moves: trails::Moves::default(),
            told,
            pause: SCRIPT_PAUSE,
            settled: true,
            playback: None,
            given_alone: BTreeSet::new(),
            told_alone: vec![],
            at_once: BTreeMap::new(),
            view_only: false,
            advice: None,
            active_lesson,
        }
    }
    /// Begins a match.
    ///
    /// # Errors
    /// As [`Match::start`].
    pub fn begin(
        number: u64,
        table: Match,
        header: Header,
        saves: &Saves,
        face: &'static dyn Face,
        texts: &Texts,
    ) -> Result<Self, Problem> {
        Ok(Self::new(number, Recorded::start_autosave(table, header, saves)?, face, texts))
    }
    /// Goes on with a saved match; in a copy if somebody else plays it.
    pub fn resume(number: u64, loaded: LoadedMatch, saves: &Saves, face: &'static dyn Face, texts: &Texts) -> Self {
        Self::new(number, Recorded::resume(loaded, saves), face, texts)
    }
    /// Looks at a match that somebody else plays.
    pub fn look_at(number: u64, in_use: InUse, face: &'static dyn Face, texts: &Texts) -> Self {
        let mut session = Self::unshown(number, Recorded::view_only(in_use), face, None);
        session.view_only = true;
        session.show_now(texts);
        session
    }
    /// Names what is on the screen: values computed from the session are valid until this changes.
    pub fn view_stamp(&self, texts: &Texts) -> ViewStamp {
        ViewStamp { session: self.number, revision: self.view.revision(), lang: texts.lang() }
    }
    /// The match as the board shows it: as it is now, or as it was.
    pub(super) fn shown(&self) -> &Match {
        self.playback.as_ref().map_or(&self.game, |playback| &playback.shadow)
    }
    /// The question, if somebody at the screen is to answer it and nothing hides it.
    pub fn open_prompt(&self) -> Option<&Prompt> {
        if self.curtain.is_some() || self.next.is_some() || self.playback.is_some() || self.view_only {
            return None;
        }
        self.game.prompt().filter(|p| self.audience.is_person(p.seat))
    }
    /// Whether something is still being shown or a script is about to play.
    pub fn is_busy(&self) -> bool {
        if self.playback.is_some() {
            return false;
        }
        self.next.is_some()
            || self.throw.as_ref().is_some_and(Throw::is_rolling)
            || !self.throws.is_empty()
            || self.script_is_asked()
    }
    pub(super) fn script_is_asked(&self) -> bool {
        if self.view_only {
            return false;
        }
        match &self.active_lesson {
            Some(active_lesson) => active_lesson.course.next_order(&self.game).is_some(),
            None => self.curtain.is_none() && self.game.prompt().is_some_and(|p| !self.audience.is_person(p.seat)),
        }
    }
    /// What somebody who is no person at this screen orders now; nothing while that is still being thought about.
    pub(super) fn order_of_others(&mut self) -> Option<Record> {
        match &self.active_lesson {
            Some(active_lesson) => active_lesson.course.next_order(&self.game),
            None => match self.game.think(TRIALS_A_FRAME) {
                Thinking::Decided(record) => Some(record),
                Thinking::Nobody | Thinking::Undecided => None,
            },
        }
    }
    pub fn name_of(&self, seat: Seat, texts: &Texts) -> String {
        seat_name(&self.game, seat, texts)
    }
}
