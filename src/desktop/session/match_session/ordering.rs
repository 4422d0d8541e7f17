//! Orders at the table: giving them, taking them back, and which of them are obvious.
use super::Session;
use crate::desktop::face::Sight;
use crate::desktop::session::answers::reason;
use crate::desktop::session::view_model::teller;
use crate::table::prelude::{Order, PieceId, Prompt, Record, Refusal, Span, Target, UndoStop};
use crate::table::text::locales::Texts;

impl Session {
    /// Gives orders of the seat that is asked, one after the other, for as long as they are possible. Those that only take
    /// somebody along are not given without the last one.
    ///
    /// # Errors
    /// Why the first one is refused, or the one that others would go along with.
    pub fn give(&mut self, orders: &[Order], texts: &Texts) -> Result<(), Refusal> {
        if let Some((_, along)) = orders.split_last()
            && !along.is_empty()
            && along.iter().all(|order| matches!(order.on, Target::Number(_)))
            && self.active_lesson.is_none()
            && let Some(seat) = self.open_prompt().map(|prompt| prompt.seat)
        {
            self.game.try_out(seat, orders)?;
        }
        let first = self.game.journal().len();
        self.begin_moves();
        let mut given = Ok(());
        for (i, order) in orders.iter().enumerate() {
            let Some(seat) = self.open_prompt().map(|p| p.seat) else { break };
            if !self.lesson_accepts(Record { seat, order: *order }, texts) {
                break;
            }
            let result = self.game.submit(seat, *order);
            if result.is_ok() {
                self.lesson_goes_on();
                // Those who go from place to place are seen to do so.
                if i + 1 < orders.len() {
                    self.note_moves();
                }
            }
            if result.is_err() {
                if i == 0 {
                    given = result;
                }
                break;
            }
        }
        if given.is_ok() {
            let last = self.game.journal().len();
            self.forget_what_could_be_played_again(first);
            self.told_alone.clear();
            if last > first + 1 {
                self.at_once.insert(first, last);
            }
            self.throw = None;
            self.play_on_without_decisions();
            self.show_on(texts);
        }
        given
    }
    /// Scripts compose and deploy at once: there is nothing to watch.
    pub(super) fn play_secret_scripts(&mut self) {
        if self.active_lesson.is_some() || self.view_only {
            return;
        }
        while self.game.prompt().is_some_and(|p| p.secret && !self.audience.is_person(p.seat)) {
            let Some(Record { seat, order }) = self.game.automatic_order() else { return };
            if self.game.submit(seat, order).is_err() {
                return;
            }
        }
    }
    /// How many orders are left once the last decision of somebody at the screen is taken back, with all that came after it:
    /// what scripts have ordered, what the window has ordered by itself, and what was given along with another order.
    fn undo_goal(&self) -> Option<usize> {
        let goes_along = |number: usize| self.at_once.iter().any(|(first, end)| (first + 1..*end).contains(&number));
        let decided = |number: &usize| {
            let by_person = self.audience.is_person(self.game.journal()[*number].seat);
            by_person && !self.given_alone.contains(number) && !goes_along(*number)
        };
        (0..self.game.journal().len()).rev().find(decided)
    }
    /// Why the last decision cannot be taken back; nothing: it can.
    pub fn why_no_undo(&self) -> Option<UndoStop> {
        match self.undo_goal() {
            Some(goal) => self.game.can_undo_to(goal).err(),
            None => Some(UndoStop::Beginning),
        }
    }
    /// Takes the last decision back, with all that came after it.
    ///
    /// # Errors
    /// Why not; nothing has changed then. To take back only what scripts have answered would change nothing either: they would
    /// answer the same.
    pub fn undo(&mut self, texts: &Texts) -> Result<(), UndoStop> {
        let goal = self.undo_goal().ok_or(UndoStop::Beginning)?;
        self.game.can_undo_to(goal)?;
        let before = self.game.journal().len();
        self.game.undo_to(goal)?;
        (goal..before).for_each(|_| self.lesson_goes_back());
        self.told_alone.clear();
        self.throw = None;
        self.show_now(texts);
        Ok(())
    }
    /// Plays the order that was taken back again, with what goes along with it.
    pub fn redo(&mut self, texts: &Texts) {
        self.begin_moves();
        if !self.lesson_allows_redo() || !self.game.redo() {
            return;
        }
        self.lesson_goes_on();
        let at_once = self.at_once.clone();
        let goes_along = |number: usize| at_once.iter().any(|(first, end)| (first + 1..*end).contains(&number));
        while self.given_alone.contains(&self.game.journal().len()) || goes_along(self.game.journal().len()) {
            if !self.game.redo() {
                break;
            }
            self.lesson_goes_on();
        }
        self.show_on(texts);
    }
    /// Takes back everything from the order that brought about this entry of the log.
    ///
    /// # Errors
    /// Why it cannot be; nothing has changed then.
    pub fn undo_to_entry(&mut self, entry: usize, texts: &Texts) -> Result<(), UndoStop> {
        let orders = self.game.orders_before_entry(entry);
        // All of it or nothing.
        self.game.can_undo_to(orders)?;
        self.end_playback();
        let before = self.game.journal().len();
        let result = self.game.undo_to(orders);
        (self.game.journal().len()..before).for_each(|_| self.lesson_goes_back());
        self.throw = None;
        self.show_now(texts);
        result
    }
    /// Whether the last order only took a piece in hand and can still be taken back.
    pub fn holds_a_piece(&self) -> bool {
        let sight = Sight::new(&self.game, self.audience.holder);
        let Some(last) = self.game.journal().last() else { return false };
        let Target::Piece(piece) = last.order.on else { return false };
        self.open_prompt().is_some_and(|p| p.seat == last.seat)
            && self.face.takes_in_hand(&sight, piece) == Some(last.order)
            && self.game.can_undo().is_ok()
    }
    /// Whether the last order only began something that the question now goes on with: a piece was taken in hand, a card is to
    /// be laid somewhere. One steps back from there by taking that order back.
    pub fn is_in_midst(&self) -> bool {
        let Some(prompt) = self.open_prompt() else { return false };
        let last = self.game.journal().len().checked_sub(1);
        let steps_back = last.is_some() && self.undo_goal() == last && self.why_no_undo().is_none();
        let own = self.game.journal().last().is_some_and(|last| last.seat == prompt.seat);
        self.holds_a_piece() || steps_back && own && self.active_lesson.is_none() && self.begins(prompt)
    }
    /// Whether a question is about one thing that was begun: it has no answer that ends a round of orders.
    fn begins(&self, prompt: &Prompt) -> bool {
        let sight = Sight::new(&self.game, self.audience.holder);
        prompt.closing.is_none() && self.face.is_continued(&sight, prompt)
    }
    /// The order that takes a piece in hand.
    pub fn takes_in_hand(&self, piece: PieceId) -> Option<Order> {
        self.face.takes_in_hand(&Sight::new(&self.game, self.audience.holder), piece)
    }
    /// Puts the piece in hand back and takes another: for a player who has not done anything with the first one yet.
    pub fn take_in_hand_instead(&mut self, piece: PieceId, texts: &Texts) -> bool {
        let Some(order) = self.takes_in_hand(piece) else { return false };
        if !self.holds_a_piece() || self.active_lesson.is_some() {
            return false;
        }
        let same = self.game.journal().last().is_some_and(|last| last.order == order);
        if self.game.undo().is_err() {
            return false;
        }
        let seat = self.game.prompt().map(|p| p.seat);
        let taken = same || seat.is_some_and(|seat| self.game.submit(seat, order).is_ok());
        if !taken {
            self.game.redo();
        }
        self.show_now(texts);
        taken
    }
    /// Whether a number of a range is on offer.
    pub fn offers_number(&self, span: Span, number: i32) -> bool {
        let order = Order { verb: span.verb, on: Target::Number(number) };
        self.open_prompt().is_some_and(|prompt| prompt.takes(order))
    }
    /// Whether an order is on offer, or else why it is not.
    pub fn offer(&self, order: Order, texts: &Texts) -> Result<(), String> {
        let Some(prompt) = self.open_prompt() else { return Err(String::new()) };
        if prompt.takes(order) {
            return Ok(());
        }
        let tell = teller(&self.game, texts);
        Err(self.refused.of(order).map(|why| reason(order, why, prompt, &tell)).unwrap_or_default())
    }
}
