//! Advice on the question: asked for, thought about while the window goes on, and gone with the question.
use super::{Session, TRIALS_A_FRAME};
use crate::desktop::face::Sight;
use crate::desktop::session::answers::{moments, ranges};
use crate::desktop::session::view_model::{AdviceView, TableView, in_words, teller};
use crate::table::play::advice::{Advice, Adviser};
use crate::table::prelude::{Order, Prompt, Seat, Target};
use crate::table::text::locales::Texts;

/// Advice that somebody has asked for.
pub(super) enum AskedAdvice {
    /// It is thought about once the screen, which was covered for it, is shown to who has asked.
    Covered,
    Thinking(Box<Adviser>),
    Given,
}

impl Session {
    /// What may be asked for as the question stands.
    pub(super) fn advice_view(&self) -> AdviceView {
        let open = self.curtain.is_none() && self.open_prompt_now() && self.game.may_advise();
        match self.game.prompt().filter(|prompt| open && has_choice(prompt)) {
            Some(prompt) => AdviceView::Open { covered: self.others_would_learn(prompt.seat) },
            None => AdviceView::Closed,
        }
    }

    /// Whether somebody looks on from whom the seat that is asked has something to hide: what it is advised may tell of that.
    fn others_would_learn(&self, asked: Seat) -> bool {
        let holder = self.audience.holder.filter(|holder| *holder != asked);
        holder.is_some_and(|holder| self.game.position(Some(holder)) != self.game.position(Some(asked)))
    }

    /// Somebody asks for advice.
    pub fn ask_advice(&mut self, texts: &Texts) {
        let AdviceView::Open { covered } = self.view.advice else { return };
        let Some(seat) = self.open_prompt().map(|prompt| prompt.seat) else { return };
        if covered {
            self.curtain = Some(seat);
            *self.view = TableView::behind_curtain(&self.game, seat, texts);
            self.advice = Some(AskedAdvice::Covered);
        } else if let Some(adviser) = self.game.adviser() {
            self.advice = Some(AskedAdvice::Thinking(Box::new(adviser)));
            self.view.advice = AdviceView::Thinking;
        }
    }

    /// The screen has been covered because of advice.
    pub(super) fn is_covered_for_advice(&self) -> bool {
        matches!(self.advice, Some(AskedAdvice::Covered))
    }

    /// Nobody is advised any more, and nothing of it stays on the screen.
    pub(super) fn drop_advice(&mut self) {
        if self.advice.take().is_some() {
            let advice = self.advice_view();
            let view = &mut *self.view;
            view.advice = advice;
            view.pointed_at.clear();
            view.pointed_out.clear();
        }
    }

    /// Thinks on about the advice that was asked for. True if something goes on.
    pub(super) fn think_about_advice(&mut self, texts: &Texts) -> bool {
        let Some(AskedAdvice::Thinking(adviser)) = &mut self.advice else { return false };
        if let Some(Advice { order, told, .. }) = adviser.think(&self.game, TRIALS_A_FRAME) {
            self.advice = Some(AskedAdvice::Given);
            let text = teller(&self.game, texts).advice(&self.advised(order, texts), told.as_ref());
            let points = self.advised_target(order);
            let (places, bases) = (self.places_of(points), self.point_out(points, &[order]));
            let view = &mut *self.view;
            view.advice = AdviceView::Given { text, order };
            view.pointed_at = places;
            view.pointed_out.extend(bases);
        }
        true
    }

    /// An order in the words in which it stands elsewhere on the screen.
    fn advised(&self, order: Order, texts: &Texts) -> String {
        let tell = teller(&self.game, texts);
        let sight = Sight::new(&self.game, self.audience.holder);
        let question = self.view.question.iter();
        let button = question.flat_map(|question| &question.orders).find(|other| other.order == order);
        let candidate = |prompt: &Prompt| {
            let Target::Spot(at) = order.on else { return None };
            let areas = prompt.areas.iter().filter(|area| area.verb == order.verb);
            let named = areas.flat_map(|area| self.face.candidates(&sight, area, &tell));
            named.into_iter().find(|(spot, text)| *spot == at && !text.is_empty()).map(|(_, text)| text)
        };
        let moment = |prompt: &Prompt| {
            let span = ranges(prompt, self.face, &sight).into_iter().find(|span| span.verb == order.verb)?;
            let told = moments(prompt, self.face, &sight, &span, &tell);
            told.into_iter().find(|(n, _)| order.on == Target::Number(*n)).map(|(_, text)| text)
        };
        button
            .map(|button| button.text.clone())
            .or_else(|| self.game.prompt().and_then(|prompt| candidate(prompt).or_else(|| moment(prompt))))
            .unwrap_or_else(|| in_words(self.face, &sight, order, &tell))
    }

    /// What of the board an order is about: a moment of a path is a point.
    fn advised_target(&self, order: Order) -> Target {
        let sight = Sight::new(&self.game, self.audience.holder);
        let of_path = || {
            let prompt = self.game.prompt()?;
            let span = ranges(prompt, self.face, &sight).into_iter().find(|span| span.verb == order.verb)?;
            let moments = self.face.moments(&sight, &span);
            moments.into_iter().find(|(n, _)| order.on == Target::Number(*n)).map(|(_, at)| Target::Spot(at))
        };
        match order.on {
            Target::Number(_) => of_path().unwrap_or(order.on),
            on => on,
        }
    }
}

/// Whether there is more than one answer to a question.
fn has_choice(prompt: &Prompt) -> bool {
    let ranges = prompt.spans.iter().map(|span| span.count() as usize).sum::<usize>();
    prompt.offered.len() + ranges > 1 || !prompt.areas.is_empty()
}
