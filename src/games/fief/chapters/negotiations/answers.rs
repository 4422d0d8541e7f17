//! Chapter 11, the answer to an offer, and everything that changes hands at once (F-11.01, D-38).
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::names::kind;
use crate::games::fief::chapters::negotiations::market::market;
use crate::games::fief::chapters::negotiations::offers::COMPOSE;
use crate::games::fief::chapters::negotiations::terms::{
    CANNOT_PAY, CARD_NOT_THERE, cards, funds, money, within_hands,
};
use crate::games::fief::chapters::prisoners::PLACE_FREED;
use crate::games::fief::chapters::succession::deaths::AFTERMATH;
use crate::games::fief::chapters::{marriage, prisoners, ransom};
use crate::games::fief::state::negotiation::Article;
use crate::table::kit::deals::Deal;
use crate::table::kit::purses::{Account, Payment};
use crate::table::prelude::*;
use bevy::prelude::*;

/// Does the other family agree? (D-38)
pub const ANSWER: Step<Seat> = Step::new("fief.answer");

/// Accepts the offer, refuses it, or answers with an offer in return.
pub const ACCEPT: Verb<()> = Verb::new("fief.accept");
pub const REFUSE: Verb<()> = Verb::new("fief.refuse");
pub const COUNTER: Verb<()> = Verb::new("fief.counter");

pub const ANSWERED_ENOUGH: Refusal = Refusal::new("not_an_option", "F-11.01");

/// Whether the other can give what is asked; what the maker gives was looked at when he made the offer.
pub(super) fn may_accept(board: &Board, deal: &Deal<Article>) -> Allowed {
    let mut asked: Vec<Kind> = cards(&deal.asks).collect();
    asked.sort_unstable();
    let hand = board.cards.hands.of(deal.to);
    for alike in asked.chunk_by(|a, b| a == b) {
        if hand.iter().filter(|card| **card == alike[0]).count() < alike.len() {
            return Err(CARD_NOT_THERE);
        }
    }
    within_hands(board, deal)?;
    if money(&deal.asks) > funds(board, deal.to, deal) { Err(CANNOT_PAY) } else { Ok(()) }
}

pub(in crate::games::fief) fn answer(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-answer");
    let Some(deal) = &market(&board).deal else { return prompt };
    let has_cards = cards(&deal.asks).next().is_some();
    let pays = money(&deal.asks) > 0 && board.treasury.purses.is_secret();
    // Whether the offer can be accepted shows what the hand and the purse hold (F-5.07, F-6.12).
    prompt.secret = deal.private || has_cards || pays;
    let most = board.rules.data.limits.counter_offers;
    prompt.offer(&ACCEPT, [()], |()| may_accept(&board, deal));
    prompt.offer(&REFUSE, [()], |()| Ok(()));
    prompt.closing = Some(REFUSE.on(()));
    prompt.offer(&COUNTER, [()], |()| if deal.counters < most { Ok(()) } else { Err(ANSWERED_ENOUGH) });
    prompt.with("partner", Word::On(Target::Seat(deal.from)))
}

pub(in crate::games::fief) fn refuse(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    if let Some(deal) = write.negotiation.market.deal.take() {
        let partner = Word::On(Target::Seat(deal.from));
        write.chronicle.note("F-11.01", || {
            Entry::new("fief-log-refused", "F-11.01").by(seat).with("partner", partner).secret(deal.seen_by())
        });
    }
    Flow::done()
}
pub(in crate::games::fief) fn counter(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    write.negotiation.market.deal = write.negotiation.market.deal.take().map(|deal| deal.counter());
    Flow::then([COMPOSE.on(seat)])
}

/// Everything changes hands at once: weddings and releases first, for what was set aside may pay (F-9.37).
pub(in crate::games::fief) fn accept(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    let deal = write.negotiation.market.deal.take().expect("an offer was made");
    let partner = Word::On(Target::Seat(deal.from));
    write.chronicle.note("F-11.01", || {
        Entry::new("fief-log-accepted", "F-11.01").by(seat).with("partner", partner).secret(deal.seen_by())
    });
    let (mut freed, mut then) = (vec![], vec![]);
    for article in deal.items() {
        match *article {
            Article::Wedding(one, other) => marriage::wed(&mut write, one, other),
            Article::Release(id) => {
                prisoners::release(&mut write, id);
                freed.push(id);
            }
            Article::Money(_) | Article::Card(_) | Article::Captive(_) => {}
        }
    }
    for (giver, taker) in [(deal.from, deal.to), (deal.to, deal.from)] {
        for article in deal.given_by(giver) {
            match *article {
                Article::Money(amount) => {
                    let (from, to) = (Account::Purse(giver), Account::Purse(taker));
                    let payment = Payment::new(from, to, amount, "fief-log-deal-paid", "F-11.01");
                    let payment = if deal.private { payment.seen_by(deal.parties()) } else { payment };
                    write.treasury.purses.pay(&mut write.chronicle, payment);
                }
                Article::Card(card) => {
                    write.cards.hands.take(giver, card);
                    write.cards.hands.give(taker, card);
                    let to = Word::On(Target::Seat(taker));
                    write.chronicle.note("F-11.02", || {
                        let entry = Entry::new("fief-log-card-passed", "F-11.02").by(giver).with("partner", to);
                        entry.with("card", kind(card)).secret(deal.parties())
                    });
                }
                Article::Captive(id) => then.extend(ransom::hand_over(&mut write, id, taker)),
                Article::Release(_) | Article::Wedding(..) => {}
            }
        }
    }
    let places = freed.iter().map(|id| PLACE_FREED.on(*id));
    let tasks: Vec<Task> = places.chain(then).chain([AFTERMATH.on(())]).collect();
    write.underway.freed.extend(freed);
    write.underway.turned_away.clear();
    Flow::then(tasks)
}
