//! Questions that leave nothing to decide: the window answers them for a person and says so. And what the Enter key may
//! order: nothing that could not be taken back.
use super::Session;
use crate::desktop::face::Sight;
use crate::desktop::session::answers::obvious_order;
use crate::desktop::session::view_model::{seat_name, teller};
use crate::table::prelude::{Order, Prompt, Seat, Target};
use crate::table::text::locales::Texts;

/// More answers in a row than this that leave nothing to decide are left to the players.
const MOST_ANSWERS: usize = 200;

/// Of the orders that the window has given by itself so many are named.
const REMARKED: usize = 3;

/// An order that the window has given for a person, for nothing else was possible.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct GivenAlone {
    seat: Seat,
    order: Order,
    /// It was asked in secret: nobody else is told.
    secret: bool,
}

impl Session {
    /// Plays on where nobody has anything to decide: scripts that order in secret, and persons who have a single answer.
    pub(super) fn play_on_without_decisions(&mut self) {
        for _ in 0..MOST_ANSWERS {
            self.play_secret_scripts();
            let Some((seat, order, secret)) = self.only_answer() else { return };
            let number = self.game.journal().len();
            if self.game.submit(seat, order).is_err() {
                return;
            }
            self.given_alone.insert(number);
            self.told_alone.push(GivenAlone { seat, order, secret });
        }
    }

    /// A new order has this number: what was known of those that were taken back is void.
    pub(super) fn forget_what_could_be_played_again(&mut self, number: usize) {
        self.given_alone.split_off(&number);
        self.at_once.split_off(&number);
    }

    /// The answer to the question, if a person is asked who has no other and would lose nothing if it were given.
    fn only_answer(&mut self) -> Option<(Seat, Order, bool)> {
        if self.active_lesson.is_some() {
            return None;
        }
        let prompt = self.game.prompt().filter(|prompt| self.audience.is_person(prompt.seat))?;
        let [order] = prompt.offered[..] else { return None };
        if self.face.is_to_be_read(prompt) {
            return None;
        }
        let asks_back = |order: &Order| self.face.confirmation(*order).is_some();
        // Beside the question one can always give up; whatever else is possible is a choice.
        if !prompt.spans.is_empty()
            || !prompt.areas.is_empty()
            || asks_back(&order)
            || !prompt.standing.iter().all(asks_back)
        {
            return None;
        }
        let (seat, secret) = (prompt.seat, prompt.secret);
        // Others would see that nobody had to be asked: the curtain that does not fall tells of the hand.
        if secret && self.audience.persons.len() > 1 && self.audience.holder != Some(seat) {
            return None;
        }
        let last = (0..self.game.journal().len()).rev().find(|number| !self.given_alone.contains(number));
        let own = last.is_some_and(|number| self.game.journal()[number].seat == seat);
        let is_loss = own && self.game.can_undo().is_ok() && !self.keeps_undo(seat, order);
        if is_loss && !self.face.is_formality(order) {
            return None;
        }
        Some((seat, order, secret))
    }

    /// Whether the same seat is asked after an order, and can take it back.
    fn keeps_undo(&mut self, seat: Seat, order: Order) -> bool {
        self.game.try_out(seat, &[order]).is_ok_and(|trial| trial.reversible && trial.asked == Some(seat))
    }

    /// What the Enter key orders: the obvious order, if it can be taken back and ends nothing.
    pub fn order_of_enter(&mut self) -> Option<Order> {
        let order = self.obvious_order()?;
        let seat = self.open_prompt()?.seat;
        (self.face.confirmation(order).is_none() && self.keeps_undo(seat, order)).then_some(order)
    }

    /// Says why the Enter key orders nothing.
    pub fn tell_why_enter_waits(&mut self, texts: &Texts) {
        let Some(order) = self.obvious_order() else { return };
        let words = teller(&self.game, texts).order(order);
        // What is chosen on the board may have no button.
        let key = match order.on {
            Target::Place(_) | Target::Piece(_) => "desktop-enter-waits-board",
            _ => "desktop-enter-waits",
        };
        let remark = texts.format(key, &[("order", words.into())]);
        if self.view.remarks.last() != Some(&remark) {
            self.view.remarks.push(remark);
        }
    }

    /// The obvious order: the one that ends a series of choices, the only one there is, or what is usual.
    pub fn obvious_order(&self) -> Option<Order> {
        obvious_order(self.open_prompt()?, self.face)
    }

    /// What would be left undone by orders that end a go, in sentences.
    pub fn left_undone(&self, orders: &[Order], texts: &Texts) -> Vec<String> {
        let Some(Prompt { closing: Some(closing), .. }) = self.open_prompt() else { return vec![] };
        if self.active_lesson.is_some() || orders != [*closing] {
            return vec![];
        }
        let sight = Sight::new(&self.game, self.audience.holder);
        self.face.left_undone(&sight, *closing, &teller(&self.game, texts))
    }

    /// What the window has ordered by itself since a person last ordered something, as whoever looks may know it: a remark
    /// for each seat, with the last of its orders.
    pub(super) fn remarks(&self, texts: &Texts) -> Vec<String> {
        let open = |given: &&GivenAlone| !given.secret || self.audience.holder == Some(given.seat);
        let tell = teller(&self.game, texts);
        let mut of_seats: Vec<(Seat, Vec<String>)> = vec![];
        for given in self.told_alone.iter().filter(open) {
            let order = tell.order(given.order);
            match of_seats.iter_mut().find(|(seat, _)| *seat == given.seat) {
                Some((_, orders)) => orders.push(order),
                None => of_seats.push((given.seat, vec![order])),
            }
        }
        let told = |(seat, orders): (Seat, Vec<String>)| {
            let last = texts.semicolons(orders[orders.len().saturating_sub(REMARKED)..].iter().cloned());
            let words = [("orders", last.into()), ("name", seat_name(&self.game, seat, texts).into())];
            texts.format("desktop-given-alone", &words)
        };
        of_seats.into_iter().map(told).collect()
    }
}
