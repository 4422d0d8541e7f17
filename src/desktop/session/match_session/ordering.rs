//! Orders at the table: giving them, taking them back, and which of them are obvious.
use super::Session;
use crate::desktop::session::view_model::teller;
use crate::table::prelude::{Order, PieceId, Record, Refusal, Target, UndoStop};
use crate::table::text::locales::Texts;

impl Session {
    /// Gives orders of the seat that is asked, one after the other, for as long as they are possible.
    ///
    /// # Errors
    /// Why the first one is refused.
    pub fn give(&mut self, orders: &[Order], texts: &Texts) -> Result<(), Refusal> {
        let mut given = Ok(());
        for (i, order) in orders.iter().enumerate() {
            let Some(seat) = self.open_prompt().map(|p| p.seat) else { break };
            if !self.lesson_accepts(Record { seat, order: *order }, texts) {
                break;
            }
            let result = self.game.submit(seat, *order);
            if result.is_ok() {
                self.lesson_goes_on();
            }
            if result.is_err() {
                if i == 0 {
                    given = result;
                }
                break;
            }
        }
        if given.is_ok() {
            self.throw = None;
            self.play_secret_scripts();
            self.show_on(texts);
        }
        given
    }
    /// Scripts compose and deploy at once: there is nothing to watch.
    pub(super) fn play_secret_scripts(&mut self) {
        if self.active_lesson.is_some() {
            return;
        }
        while self.game.prompt().is_some_and(|p| p.secret && !self.audience.is_person(p.seat)) {
            let Some(Record { seat, order }) = self.game.automatic_order() else { return };
            if self.game.submit(seat, order).is_err() {
                return;
            }
        }
    }
    /// Takes the last order back; with scripts at the table, theirs too, up to the last question to a person.
    ///
    /// # Errors
    /// Why not.
    pub fn undo(&mut self, texts: &Texts) -> Result<(), UndoStop> {
        self.game.undo()?;
        self.lesson_goes_back();
        while self.game.prompt().is_some_and(|p| !self.audience.is_person(p.seat)) && self.game.can_undo().is_ok() {
            self.game.undo()?;
            self.lesson_goes_back();
        }
        self.throw = None;
        self.show_now(texts);
        Ok(())
    }
    pub fn redo(&mut self, texts: &Texts) {
        if self.game.redo() {
            self.lesson_goes_on();
            self.show_on(texts);
        }
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
        let Some(last) = self.game.journal().last() else { return false };
        let Target::Piece(piece) = last.order.on else { return false };
        self.open_prompt().is_some_and(|p| p.seat == last.seat)
            && self.face.takes_in_hand(piece) == Some(last.order)
            && self.game.can_undo().is_ok()
    }
    /// Puts the piece in hand back and takes another: for a player who has not done anything with the first one yet.
    pub fn take_in_hand_instead(&mut self, piece: PieceId, texts: &Texts) -> bool {
        let Some(order) = self.face.takes_in_hand(piece) else { return false };
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
    /// Whether an order is on offer, or else why it is not.
    pub fn offer(&self, order: Order, texts: &Texts) -> Result<(), String> {
        let Some(prompt) = self.open_prompt() else { return Err(String::new()) };
        if prompt.takes(order) {
            return Ok(());
        }
        Err(self.refused.of(order).map(|why| teller(&self.game, texts).refusal(why)).unwrap_or_default())
    }
    /// The obvious order: the one that ends a series of choices, the only one there is, or what is usual.
    pub fn obvious_order(&self) -> Option<Order> {
        let prompt = self.open_prompt()?;
        match (prompt.closing, prompt.offered.as_slice()) {
            (Some(closing), _) if prompt.offered.contains(&closing) => Some(closing),
            (_, [only]) => Some(*only),
            _ => self.face.usual(prompt),
        }
    }
}
