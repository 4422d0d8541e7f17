//! What of a match comes on the screen, and when: the curtain, rolling dice, the pace of scripts.
use super::{SCRIPT_PAUSE, Session};
use crate::desktop::face::{Face, Scenery, Sight};
use crate::desktop::session::dice_throw::{Age, Throw};
use crate::desktop::session::view_model::{AdviceView, TableView, teller};
use crate::table::prelude::{Entry, PieceId, Record, Refusals, Seat};
use crate::table::text::locales::Texts;
use std::collections::VecDeque;

/// The board as it is in what is seen: players may lay the terrain of an open table themselves, and doors, bridges, ladders and engines
/// change a board.
pub(super) fn fit_scenery(scenery: &mut Scenery, face: &dyn Face, sight: &Sight) {
    if scenery.ground.is_some() || face.stage(sight) != scenery.stage {
        *scenery = face.scenery(sight);
    }
}

impl Session {
    /// Passes the screen to the seat that is asked; the curtain falls first if one of the two would see what the other hides.
    pub(super) fn pass_the_screen(&mut self) {
        let Some(prompt) = self.game.prompt() else { return };
        let (asked, secret) = (prompt.seat, prompt.secret);
        let open = !secret && self.face.is_open(prompt);
        let same = |a: Seat, b: Seat| self.game.position(Some(a)) == self.game.position(Some(b));
        if !self.audience.is_person(asked) {
            self.curtain = None;
            // While a script plays everybody looks: at what everybody may see.
            if let Some(holder) = self.audience.holder.filter(|_| self.audience.persons.len() > 1)
                && !same(holder, Seat::BYSTANDER)
            {
                self.audience.holder = Some(Seat::BYSTANDER);
            }
            return;
        }
        let Some(holder) = self.audience.holder.filter(|holder| *holder != asked) else {
            self.curtain = None;
            return;
        };
        if open && !same(holder, asked) {
            // Everybody may look on, and sees what everybody may see.
            self.curtain = None;
            self.audience.holder = Some(Seat::BYSTANDER);
        } else if secret || !same(holder, asked) {
            self.curtain = Some(asked);
        } else {
            self.audience.holder = Some(asked);
        }
    }
    /// The player who is asked wants to see the own hand: the curtain falls first, so that the others can look away.
    pub fn draw_curtain(&mut self, texts: &Texts) {
        let Some(seat) = self.open_prompt().map(|prompt| prompt.seat).filter(|_| self.view.holds_unseen) else {
            return;
        };
        self.advice = None;
        self.curtain = Some(seat);
        *self.view = TableView::behind_curtain(&self.game, seat, texts);
    }
    /// The person for whom the curtain waits has sat down.
    pub fn lift_curtain(&mut self, texts: &Texts) {
        if let Some(seat) = self.curtain.take() {
            self.audience.holder = Some(seat);
            let covered = self.is_covered_for_advice();
            self.show_now(texts);
            self.show_cards_since(seat, texts);
            if covered {
                self.ask_advice(texts);
            }
        }
    }
    pub(super) fn make_view(&mut self, texts: &Texts) -> TableView {
        self.pass_the_screen();
        self.advice = None;
        self.refused = Refusals::default();
        self.movers = (self.game.journal().len(), self.find_movers());
        if let Some(seat) = self.curtain {
            return TableView::behind_curtain(&self.game, seat, texts);
        }
        let full = if self.open_prompt_now() { self.game.prompt_in_full() } else { None };
        let mut refused = full.map(|prompt| prompt.refused).unwrap_or_default();
        let readers = TableView::readers(&self.game, &self.audience);
        let log = self.log_cache.tell(&self.game, self.face, &readers, &teller(&self.game, texts));
        fit_scenery(&mut self.scenery, self.face, &Sight::new(&self.game, self.audience.holder));
        let (face, scenery) = (self.face, &self.scenery);
        let view = TableView::without_log(&self.game, &refused, face, scenery, &self.audience, texts);
        let mut view = TableView { log, ..view };
        if let Some(holding) = view.holding.as_ref().filter(|_| self.audience.persons.len() > 1) {
            refused.retain(|(order, _)| !holding.verbs.contains(&order.verb));
        }
        self.refused = refused.into();
        self.strike_off_fallen(&mut view);
        view.pointed_at = self.lesson_points();
        view.pointed_out = self.lesson_points_out();
        view.lesson = self.lesson_card(texts);
        view.advice = self.advice_view();
        view.redoable &= self.lesson_allows_redo();
        view.remarks = self.remarks(texts);
        if view.question.as_ref().is_some_and(|question| question.mine) {
            view.undo_stop = self.why_no_undo().map(|stop| texts.get(stop.text()));
        }
        let wanted = self.lesson_wants();
        for span in view.question.iter_mut().flat_map(|question| &mut question.spans) {
            // A lesson that asks for a number waits for its order: the slider has its button.
            if wanted.iter().any(|order| order.verb == span.verb) {
                (span.carried, span.aside) = (None, false);
            }
        }
        if self.view_only {
            (view.question, view.forecast, view.redoable) = (None, None, false);
            view.marks.clear();
            view.barred.clear();
            view.undo_stop = Some(texts.get("desktop-view-only"));
        }
        view
    }
    /// The piece that each area on offer to somebody at this screen moves, if the game names one.
    fn find_movers(&self) -> Vec<Option<PieceId>> {
        if !self.open_prompt_now() {
            return vec![];
        }
        let sight = Sight::new(&self.game, self.audience.holder);
        let areas = self.game.prompt().map_or(&[][..], |prompt| &prompt.areas);
        areas.iter().map(|area| self.face.mover(&sight, area)).collect()
    }
    pub(super) fn open_prompt_now(&self) -> bool {
        !self.view_only && self.game.prompt().is_some_and(|p| self.audience.is_person(p.seat))
    }
    /// Shows the position as it is, without dice or delay.
    pub fn show_now(&mut self, texts: &Texts) {
        self.end_playback();
        self.next = None;
        self.throws.clear();
        self.forget_effects();
        self.told = self.game.chronicle(None).count();
        self.forget_moves();
        *self.view = self.make_view(texts);
        self.settled = true;
    }
    /// Shows what has happened since: dice first, then the position.
    pub(super) fn show_on(&mut self, texts: &Texts) {
        self.end_playback();
        let throws: VecDeque<Throw> = {
            let tell = teller(&self.game, texts);
            let new = self.game.chronicle(None).skip(self.told);
            let seen = new.filter(|e| self.audience.persons.iter().all(|seat| e.seen_by.contains(*seat)));
            let seen: Vec<&Entry> = seen.collect();
            let thrown = |at: &usize| !seen[*at].rolls.is_empty();
            let throw = |at: usize| Throw::of(seen[at], self.face, &tell).and(seen[at], &seen[at + 1..], &tell);
            (0..seen.len()).filter(thrown).map(throw).collect()
        };
        let known = std::mem::replace(&mut self.told, self.game.chronicle(None).count());
        self.note_moves();
        let shown = self.view.battle.clone();
        if !throws.is_empty() {
            self.clear_battle_dice(shown.as_ref());
        } else if let Some(throw) = &mut self.throw {
            throw.age = Age::Past;
        }
        let mut view = self.make_view(texts);
        self.battle_goes_on(shown, &view, known, texts);
        self.find_effects(known, texts);
        self.find_proclamations(known, &view, texts);
        if let Some((seat, _)) = view.curtain {
            let news = TableView::news(&self.game, self.face, &self.audience, known, texts);
            view.news = self.by_weight(news, seat);
        }
        self.settled = false;
        self.pause = SCRIPT_PAUSE * self.game.journal().last().map_or(1.0, |last| self.face.pause(last.order));
        if view.curtain.is_some() || throws.is_empty() {
            *self.view = view;
            self.next = None;
            self.show_effects();
            return;
        }
        self.throws = throws;
        self.throw = self.throws.pop_front();
        self.next = Some(view);
        // While the dice roll nothing is on offer, and nothing tells how they will fall.
        self.view.question = None;
        self.view.marks.clear();
        self.view.barred.clear();
        self.view.pointed_at.clear();
        self.view.pointed_out.clear();
        self.view.forecast = None;
        self.view.advice = AdviceView::Closed;
    }
    /// Lets time pass. True if something goes on.
    pub fn pass_time(&mut self, seconds: f32, texts: &Texts) -> bool {
        // The match stands still during playback.
        if self.playback.is_some() {
            return self.pass_playback(seconds, texts);
        }
        if let Some(throw) = &mut self.throw
            && !throw.pass_time(seconds, self.throws.is_empty())
        {
            return true;
        }
        if let Some(throw) = self.throws.pop_front() {
            let before = self.throw.replace(throw);
            self.lay_by(before);
            return true;
        }
        if let Some(next) = self.next.take() {
            *self.view = next;
            self.show_effects();
            return true;
        }
        if self.script_is_asked() || !self.settled {
            self.pause -= seconds;
            if self.pause > 0.0 {
                return true;
            }
            self.settled = true;
            self.begin_moves();
            if self.script_is_asked()
                && let Some(Record { seat, order }) = self.order_of_others()
                && self.game.submit(seat, order).is_ok()
            {
                self.lesson_goes_on();
                self.forget_what_could_be_played_again(self.game.journal().len() - 1);
                self.play_on_without_decisions();
                self.show_on(texts);
            }
            return true;
        }
        self.think_about_advice(texts)
    }
    /// Shows at once what would take its time.
    pub fn skip(&mut self) {
        self.end_playback();
        while let Some(throw) = self.throws.pop_front() {
            let before = self.throw.replace(throw);
            self.lay_by(before);
        }
        if let Some(throw) = &mut self.throw {
            throw.land();
        }
        if let Some(next) = self.next.take() {
            *self.view = next;
            self.show_effects();
        }
        self.pause = 0.0;
    }
}
