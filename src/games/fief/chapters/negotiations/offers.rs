//! Chapter 11, an offer is put together and made, in the open or in private (F-11.01, D-37).
use crate::games::fief::access::{Read, Write};
use crate::games::fief::chapters::names::{kind, lord};
use crate::games::fief::chapters::negotiations::answers::ANSWER;
use crate::games::fief::chapters::negotiations::market::market;
use crate::games::fief::chapters::negotiations::offer_in_progress::OfferInProgress;
use crate::games::fief::chapters::negotiations::terms::{
    BAD_AMOUNT, CANNOT_PAY, IN_THE_OFFER, may_hand_over, may_propose, may_yield, money, set_aside,
};
use crate::games::fief::state::negotiation::{Article, Negotiation};
use crate::table::kit::deals::Deal;
use crate::table::prelude::*;
use bevy::prelude::*;

/// What is in the offer? (D-37)
pub const COMPOSE: Step<Seat> = Step::new("fief.compose");
/// Whom does this lord marry?
pub const MATCH: Step<Seat> = Step::new("fief.match");

/// Puts something into the offer, or asks for it.
pub const GIVE_MONEY: Verb<i32> = Verb::new("fief.give_money");
pub const ASK_MONEY: Verb<i32> = Verb::new("fief.ask_money");
pub const GIVE_CARD: Verb<Kind> = Verb::new("fief.give_card");
pub const ASK_CARD: Verb<Kind> = Verb::new("fief.ask_card");
pub const GIVE_FREEDOM: Verb<PieceId> = Verb::new("fief.give_freedom");
pub const ASK_FREEDOM: Verb<PieceId> = Verb::new("fief.ask_freedom");
pub const GIVE_CAPTIVE: Verb<PieceId> = Verb::new("fief.give_captive");
pub const ASK_CAPTIVE: Verb<PieceId> = Verb::new("fief.ask_captive");
/// A lord of one's own who is to marry, and the one whom he or she marries.
pub const BETROTH: Verb<PieceId> = Verb::new("fief.betroth");
pub const BETROTH_TO: Verb<PieceId> = Verb::new("fief.betroth_to");
/// Makes the offer, before all or in private.
pub const PROPOSE: Verb<()> = Verb::new("fief.propose");
pub const PROPOSE_IN_PRIVATE: Verb<()> = Verb::new("fief.propose_in_private");
/// Drops the offer that is being put together.
pub const BREAK_OFF: Verb<()> = Verb::new("fief.break_off");

pub(in crate::games::fief) fn compose(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    // What a family can offer shows what it holds (F-5.07, F-6.12).
    let mut prompt = ask.prompt(seat, "fief-ask-compose").secret();
    let Some(deal) = &market(&board).deal else { return prompt };
    let step = board.rules.data.money.step;
    let wrong = |n: i32| if n <= 0 || n % step != 0 { BAD_AMOUNT } else { CANNOT_PAY };
    // Money set aside for own lords whom the other holds may pay, as their release may still be added (F-9.37).
    let held = board.lords_of(seat).filter(|row| row.lord.captor == Some(deal.to));
    let most = board.purse(seat) + held.map(|row| set_aside(&board, row.id)).sum::<i32>();
    match money(&deal.gives) {
        0 => prompt.offer_steps(&GIVE_MONEY, step..=most, step, wrong),
        _ => prompt.closed(&GIVE_MONEY, IN_THE_OFFER),
    }
    match money(&deal.asks) {
        0 => prompt.offer_steps(&ASK_MONEY, step..=board.rules.data.money.most_asked, step, |_| BAD_AMOUNT),
        _ => prompt.closed(&ASK_MONEY, IN_THE_OFFER),
    }
    let offer = OfferInProgress::new(&board, deal);
    let exchange = offer.allied && !board.negotiation.ransom_only;
    prompt.offer(&GIVE_CARD, board.cards.hands.sorts(seat), |card| offer.may_give(card));
    let all_cards = board.rules.items().take_while(|(_, item)| exchange && item.is_blue_card()).map(|(card, _)| card);
    prompt.offer(&ASK_CARD, all_cards, |card| offer.may_ask(card));
    let held_by = |captor| board.lords().filter(move |row| row.lord.captor == Some(captor)).map(|row| row.id);
    prompt.offer(&GIVE_FREEDOM, held_by(seat), |id| may_yield(&board, deal, seat, id));
    prompt.offer(&ASK_FREEDOM, held_by(deal.to), |id| may_yield(&board, deal, deal.to, id));
    prompt.offer(&GIVE_CAPTIVE, held_by(seat), |id| may_hand_over(&board, deal, seat, id));
    prompt.offer(&ASK_CAPTIVE, held_by(deal.to), |id| may_hand_over(&board, deal, deal.to, id));
    prompt.offer(&BETROTH, board.lords_of(seat).map(|row| row.id), |id| offer.may_betroth(id));
    let proposable = may_propose(&board, deal);
    prompt.offer(&PROPOSE, [()], |()| proposable);
    prompt.offer(&PROPOSE_IN_PRIVATE, [()], |()| proposable);
    prompt.offer(&BREAK_OFF, [()], |()| Ok(()));
    prompt.closing = Some(if proposable.is_ok() { PROPOSE.on(()) } else { BREAK_OFF.on(()) });
    prompt.with("partner", Word::On(Target::Seat(deal.to)))
}

/// The two parts of an offer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::games::fief) enum Part {
    Given,
    Asked,
}

/// Who hears what is offered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Hearing {
    BeforeAll,
    InPrivate,
}

/// Puts something into the offer under way: what is given, or what is asked for.
pub(in crate::games::fief) fn put<T: 'static>(
    article: fn(T) -> Article,
    part: Part,
) -> impl FnMut(In<(Seat, T)>, ResMut<Negotiation>) -> Flow {
    move |In((_, what)), mut negotiation| {
        if let Some(deal) = &mut negotiation.market.deal {
            match part {
                Part::Given => deal.gives.push(article(what)),
                Part::Asked => deal.asks.push(article(what)),
            }
        }
        Flow::again()
    }
}
pub(in crate::games::fief) fn betroth(
    In((seat, id)): In<(Seat, PieceId)>,
    mut negotiation: ResMut<Negotiation>,
) -> Flow {
    negotiation.suitor = Some(id);
    Flow::then([MATCH.on(seat)]).and_again()
}

pub(in crate::games::fief) fn ask_match(In(seat): In<Seat>, read: Read, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-match").secret();
    let (Some(deal), Some(suitor)) = (&market(&board).deal, board.negotiation.suitor) else { return prompt };
    let offer = OfferInProgress::new(&board, deal);
    prompt.offer(&BETROTH_TO, board.lords_of(deal.to).map(|row| row.id), |id| offer.may_match(suitor, id));
    prompt.with("lord", lord(suitor))
}
pub(in crate::games::fief) fn betroth_to(
    In((_, id)): In<(Seat, PieceId)>,
    mut negotiation: ResMut<Negotiation>,
) -> Flow {
    let suitor = negotiation.suitor.take();
    if let (Some(suitor), Some(deal)) = (suitor, &mut negotiation.market.deal) {
        deal.gives.push(Article::Wedding(suitor, id));
    }
    Flow::done()
}

pub(in crate::games::fief) fn break_off(In(_): In<(Seat, ())>, mut negotiation: ResMut<Negotiation>) -> Flow {
    negotiation.market.deal = None;
    Flow::done()
}
pub(in crate::games::fief) fn propose(In(_): In<(Seat, ())>, mut write: Write) -> Flow {
    make(&mut write, Hearing::BeforeAll)
}
pub(in crate::games::fief) fn propose_in_private(In(_): In<(Seat, ())>, mut write: Write) -> Flow {
    make(&mut write, Hearing::InPrivate)
}

/// The offer is made: its lines are written, and the other family is asked.
pub(super) fn make(write: &mut Write, hearing: Hearing) -> Flow {
    let deal = write.negotiation.market.deal.as_mut().expect("an offer is being made");
    (deal.made, deal.private) = (true, hearing == Hearing::InPrivate);
    let deal = deal.clone();
    let seen_by = deal.seen_by();
    write.chronicle.note("F-11.01", || {
        let partner = Word::On(Target::Seat(deal.to));
        Entry::new("fief-log-offer", "F-11.01").by(deal.from).with("partner", partner).secret(seen_by)
    });
    for (articles, part) in [(&deal.gives, Part::Given), (&deal.asks, Part::Asked)] {
        articles.iter().for_each(|article| note(write, *article, part, &deal));
    }
    Flow::then([ANSWER.on(deal.to)])
}

/// A line of the log for each thing in an offer. Only the two see the faces of cards.
pub(super) fn note(write: &mut Write, article: Article, part: Part, deal: &Deal<Article>) {
    let event = |gives, asks| if part == Part::Asked { asks } else { gives };
    let (line, words): (_, Words) = match article {
        Article::Money(sum) => {
            (event("fief-log-offer-money", "fief-log-ask-money"), [("amount", Word::Number(sum))].into_iter().collect())
        }
        Article::Card(card) => {
            (event("fief-log-offer-card", "fief-log-ask-card"), [("card", kind(card))].into_iter().collect())
        }
        Article::Release(id) => {
            (event("fief-log-offer-freedom", "fief-log-ask-freedom"), [("lord", lord(id))].into_iter().collect())
        }
        Article::Captive(id) => {
            (event("fief-log-offer-captive", "fief-log-ask-captive"), [("lord", lord(id))].into_iter().collect())
        }
        Article::Wedding(one, other) => {
            ("fief-log-offer-wedding", [("lord", lord(one)), ("spouse", lord(other))].into_iter().collect())
        }
    };
    let is_card = matches!(article, Article::Card(_));
    let seen_by = if is_card { deal.parties() } else { deal.seen_by() };
    write.chronicle.note("F-11.01", || Entry { words, ..Entry::new(line, "F-11.01").by(deal.from).secret(seen_by) });
    if is_card && !deal.private {
        let line = event("fief-log-offer-some-card", "fief-log-ask-some-card");
        let others = Seats(!deal.parties().0);
        write.chronicle.note("F-11.02", || Entry::new(line, "F-11.02").by(deal.from).secret(others));
    }
}
