//! Chapter 11, negotiations: offers between families, in the open or in private (F-11.01, F-11.02, D-37, D-38).
pub mod draft;

use super::marriage;
use super::prisoners;
use super::prisoners::PLACE_FREED;
use super::ransom;
use super::succession::AFTERMATH;
use super::turn::Phase;
use crate::games::fief::board::{Board, Play, Watch, kind, lord};
use crate::games::fief::state::negotiation::{Article, Court};
use crate::table::kit::deals::{Deal, Market};
use crate::table::kit::purses::{Account, Payment};
use crate::table::prelude::*;
use bevy::prelude::*;
use draft::Draft;

/// A round of offers begins.
pub const OPEN_MARKET: Step<()> = Step::new("fief.open_market");
/// Whoever's turn it is, until all have passed in a row.
pub const MARKET: Step<()> = Step::new("fief.market");
/// A family's turn: an offer, or nothing.
pub const OFFER_GO: Step<Seat> = Step::new("fief.offer_go");
/// What is in the offer? (D-37)
pub const COMPOSE: Step<Seat> = Step::new("fief.compose");
/// Whom does this lord marry?
pub const MATCH: Step<Seat> = Step::new("fief.match");
/// Does the other family agree? (D-38)
pub const ANSWER: Step<Seat> = Step::new("fief.answer");

/// Begins an offer to this family.
pub const NEGOTIATE: Verb<Seat> = Verb::new("fief.negotiate");
/// Makes no offer.
pub const PASS: Verb<()> = Verb::new("fief.pass");
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
/// Makes none after all.
pub const BREAK_OFF: Verb<()> = Verb::new("fief.break_off");
/// The answer.
pub const ACCEPT: Verb<()> = Verb::new("fief.accept");
pub const REFUSE: Verb<()> = Verb::new("fief.refuse");
pub const COUNTER: Verb<()> = Verb::new("fief.counter");

pub const NOT_A_PARTNER: Refusal = Refusal::new("not_an_option", "F-11.01");
pub const IN_THE_OFFER: Refusal = Refusal::new("not_an_option", "F-11.01");
pub const NOT_A_RANSOM: Refusal = Refusal::new("wrong_phase", "F-11.01");
pub const ANSWERED_ENOUGH: Refusal = Refusal::new("not_an_option", "F-11.01");
pub const BAD_AMOUNT: Refusal = Refusal::new("bad_amount", "F-11.01");
pub const CANNOT_PAY: Refusal = Refusal::new("not_enough_money", "F-11.01");
pub const PROMISE_NOT_ENFORCEABLE: Refusal = Refusal::new("promise_not_enforceable", "F-11.01");
pub const CARD_NOT_ALLIED: Refusal = Refusal::new("not_allied", "F-5.08");
pub const LORD_NOT_ALLIED: Refusal = Refusal::new("not_allied", "F-5.11");
pub const EXCHANGE_LIMIT: Refusal = Refusal::new("hand_limit", "F-11.02");
pub const CARD_NOT_THERE: Refusal = Refusal::new("card_not_in_hand", "F-11.02");
pub const NOT_THEIR_PRISONER: Refusal = Refusal::new("no_prisoner_there", "F-9.34");
pub const ONLY_IN_VARIANT: Refusal = Refusal::new("not_an_option", "F-14.18");

fn market<'a>(board: &'a Board) -> &'a Market<Article> {
    &board.court.market
}
fn money(articles: &[Article]) -> i32 {
    articles.iter().map(|a| if let Article::Money(sum) = a { *sum } else { 0 }).sum()
}
pub(in crate::games::fief) fn cards(articles: &[Article]) -> impl Iterator<Item = Kind> + '_ {
    articles.iter().filter_map(|a| if let Article::Card(card) = a { Some(*card) } else { None })
}

/// What is set aside for a prisoner, of fiefs that were taken from him too: it may pay the ransom (F-9.37, F-6.14).
pub fn set_aside(board: &Board, id: PieceId) -> i32 {
    let owed = board.titles.owed.iter().filter(|owed| owed.lord == id).map(|owed| owed.sum);
    board.titles_of(id).map(|region| board.frozen(region)).chain(owed).sum()
}

/// What a family can pay in an offer: its purse, and what is set aside for its lords who go free by it (F-9.37, R-17).
fn funds(board: &Board, seat: Seat, deal: &Deal<Article>) -> i32 {
    let partner = if seat == deal.from { deal.to } else { deal.from };
    let freed =
        deal.given_by(partner).iter().filter_map(|a| if let Article::Release(id) = a { Some(*id) } else { None });
    let thawed = freed.filter(|id| board.family(*id) == seat).map(|id| set_aside(board, id));
    board.purse(seat) + thawed.sum::<i32>()
}

/// Whether the captor may let this prisoner go in the offer, or hand him over.
fn may_yield(board: &Board, deal: &Deal<Article>, captor: Seat, id: PieceId) -> Allowed {
    let row = board.lord(id);
    if !row.lord.on_board() || row.lord.captor != Some(captor) {
        return Err(NOT_THEIR_PRISONER);
    }
    let named = |a: &Article| matches!(a, Article::Release(other) | Article::Captive(other) if *other == id);
    if deal.items().any(named) { Err(IN_THE_OFFER) } else { Ok(()) }
}
fn may_hand_over(board: &Board, deal: &Deal<Article>, captor: Seat, id: PieceId) -> Allowed {
    if !board.rules.switches.surrender {
        return Err(ONLY_IN_VARIANT);
    }
    if board.court.ransom_only {
        return Err(NOT_A_RANSOM);
    }
    may_yield(board, deal, captor, id)?;
    let buyer = if captor == deal.from { deal.to } else { deal.from };
    ransom::may_receive(board, buyer, id)
}

/// Whether both hands keep within the limit (F-11.02).
fn within_hands(board: &Board, deal: &Deal<Article>) -> Allowed {
    let (given, asked) = (cards(&deal.gives).count(), cards(&deal.asks).count());
    if given + asked == 0 {
        return Ok(());
    }
    let limit = board.rules.data.limits.hand;
    let held = |seat| board.cards.hands.of(seat).len();
    let after = |seat, gives, gets| held(seat) + gets <= limit + gives;
    if after(deal.from, given, asked) && after(deal.to, asked, given) { Ok(()) } else { Err(EXCHANGE_LIMIT) }
}

/// Whether the offer can be made as it is: something in it must change hands at once (F-11.01).
fn may_propose(board: &Board, deal: &Deal<Article>) -> Allowed {
    if deal.is_empty() {
        return Err(PROMISE_NOT_ENFORCEABLE);
    }
    if board.court.ransom_only && !deal.items().any(|a| matches!(a, Article::Release(_))) {
        return Err(NOT_A_RANSOM);
    }
    within_hands(board, deal)?;
    if money(&deal.gives) > funds(board, deal.from, deal) { Err(CANNOT_PAY) } else { Ok(()) }
}

/// Whether the other can give what is asked; what the maker gives was looked at when he made the offer.
fn may_accept(board: &Board, deal: &Deal<Article>) -> Allowed {
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

pub(in crate::games::fief) fn open_market(In(()): In<()>, mut play: Play) -> Flow {
    play.progress.phase = Phase::Negotiations;
    let most = play.rules.data.limits.offers;
    play.court.market = Market::open(play.progress.order(), most);
    play.court.ransom_only = false;
    Flow::then([MARKET.on(())])
}

pub(in crate::games::fief) fn next_offer(In(()): In<()>, mut court: ResMut<Court>) -> Flow {
    court.market.deal = None;
    match court.market.turn() {
        Some(seat) => Flow::then([OFFER_GO.on(seat)]).and_again(),
        None => Flow::done(),
    }
}

/// With whom a family may begin an offer: any other, or for a ransom outside negotiations the one that holds a lord of its
/// own or has one in its hands.
pub fn may_negotiate(board: &Board, seat: Seat, with: Seat) -> Allowed {
    let known = usize::from(with.0) < board.rules.seats && board.progress.is_in(with);
    if known && with != seat { Ok(()) } else { Err(NOT_A_PARTNER) }
}
pub fn may_ransom(board: &Board, seat: Seat, with: Seat) -> Allowed {
    use crate::games::fief::data::files::RansomPhase;
    if board.rules.switches.ransom_phase != RansomPhase::OwnGo {
        return Err(NOT_A_RANSOM);
    }
    may_negotiate(board, seat, with)?;
    let holds = |captor, family| board.lords_of(family).any(|row| row.lord.captor == Some(captor));
    if !(holds(seat, with) || holds(with, seat)) {
        return Err(NOT_THEIR_PRISONER);
    }
    if board.court.ransom_offers[usize::from(seat.0)] < board.rules.data.limits.offers {
        Ok(())
    } else {
        Err(ANSWERED_ENOUGH)
    }
}

pub(in crate::games::fief) fn offer_go(In(seat): In<Seat>, watch: Watch, ask: Ask) -> Prompt {
    let board = watch.board();
    let mut prompt = ask.prompt(seat, "fief-ask-offers").with("offers", Word::Number(market(&board).left().into()));
    prompt.offer(&NEGOTIATE, (0..board.rules.seats as u8).map(Seat), |with| may_negotiate(&board, seat, with));
    ransom::offer_payment(&board, seat, &mut prompt);
    prompt.offer(&PASS, [()], |()| Ok(()));
    prompt.closing = Some(PASS.on(()));
    super::election::close(&board, &mut prompt);
    prompt
}

pub(in crate::games::fief) fn pass(In(_): In<(Seat, ())>, mut court: ResMut<Court>) -> Flow {
    court.market.pass();
    Flow::done()
}

pub(in crate::games::fief) fn negotiate(In((seat, with)): In<(Seat, Seat)>, mut play: Play) -> Flow {
    let own_go = play.progress.phase == Phase::Purchases;
    play.court.ransom_only = own_go;
    if own_go {
        play.court.ransom_offers[usize::from(seat.0)] += 1;
    } else {
        play.court.market.offered();
    }
    play.court.market.deal = Some(Deal::new(seat, with));
    let compose = Flow::then([COMPOSE.on(seat)]);
    if own_go { compose.and_again() } else { compose }
}

pub(in crate::games::fief) fn compose(In(seat): In<Seat>, watch: Watch, ask: Ask) -> Prompt {
    let board = watch.board();
    // What a family holds shows in what it can offer.
    let mut prompt = ask.prompt(seat, "fief-ask-compose").secret();
    let Some(deal) = &market(&board).deal else { return prompt };
    let step = board.rules.data.money.step;
    let wrong = |n: i32| if n <= 0 || n % step != 0 { BAD_AMOUNT } else { CANNOT_PAY };
    // What is set aside for lords whom the other holds may still come into it.
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
    let draft = Draft::new(&board, deal);
    let exchange = draft.allied && !board.court.ransom_only;
    prompt.offer(&GIVE_CARD, board.cards.hands.sorts(seat), |card| draft.may_give(card));
    let all_cards = board.rules.items().take_while(|(_, item)| exchange && item.is_blue_card()).map(|(card, _)| card);
    prompt.offer(&ASK_CARD, all_cards, |card| draft.may_ask(card));
    let held_by = |captor| board.lords().filter(move |row| row.lord.captor == Some(captor)).map(|row| row.id);
    prompt.offer(&GIVE_FREEDOM, held_by(seat), |id| may_yield(&board, deal, seat, id));
    prompt.offer(&ASK_FREEDOM, held_by(deal.to), |id| may_yield(&board, deal, deal.to, id));
    prompt.offer(&GIVE_CAPTIVE, held_by(seat), |id| may_hand_over(&board, deal, seat, id));
    prompt.offer(&ASK_CAPTIVE, held_by(deal.to), |id| may_hand_over(&board, deal, deal.to, id));
    prompt.offer(&BETROTH, board.lords_of(seat).map(|row| row.id), |id| draft.may_betroth(id));
    let proposable = may_propose(&board, deal);
    prompt.offer(&PROPOSE, [()], |()| proposable);
    prompt.offer(&PROPOSE_IN_PRIVATE, [()], |()| proposable);
    prompt.offer(&BREAK_OFF, [()], |()| Ok(()));
    prompt.closing = Some(if proposable.is_ok() { PROPOSE.on(()) } else { BREAK_OFF.on(()) });
    prompt.with("partner", Word::On(Target::Seat(deal.to)))
}

/// Puts something into the offer under way: what is given, or what is asked for.
pub(in crate::games::fief) fn put<T: 'static>(
    article: fn(T) -> Article,
    gives: bool,
) -> impl FnMut(In<(Seat, T)>, ResMut<Court>) -> Flow {
    move |In((_, what)), mut court| {
        if let Some(deal) = &mut court.market.deal {
            (if gives { &mut deal.gives } else { &mut deal.asks }).push(article(what));
        }
        Flow::again()
    }
}
pub(in crate::games::fief) fn betroth(In((seat, id)): In<(Seat, PieceId)>, mut court: ResMut<Court>) -> Flow {
    court.suitor = Some(id);
    Flow::then([MATCH.on(seat)]).and_again()
}

pub(in crate::games::fief) fn ask_match(In(seat): In<Seat>, watch: Watch, ask: Ask) -> Prompt {
    let board = watch.board();
    let mut prompt = ask.prompt(seat, "fief-ask-match").secret();
    let (Some(deal), Some(suitor)) = (&market(&board).deal, board.court.suitor) else { return prompt };
    let draft = Draft::new(&board, deal);
    prompt.offer(&BETROTH_TO, board.lords_of(deal.to).map(|row| row.id), |id| draft.may_match(suitor, id));
    prompt.with("lord", lord(suitor))
}
pub(in crate::games::fief) fn betroth_to(In((_, id)): In<(Seat, PieceId)>, mut court: ResMut<Court>) -> Flow {
    let suitor = court.suitor.take();
    if let (Some(suitor), Some(deal)) = (suitor, &mut court.market.deal) {
        deal.gives.push(Article::Wedding(suitor, id));
    }
    Flow::done()
}

pub(in crate::games::fief) fn break_off(In(_): In<(Seat, ())>, mut court: ResMut<Court>) -> Flow {
    court.market.deal = None;
    Flow::done()
}
pub(in crate::games::fief) fn propose(In(_): In<(Seat, ())>, mut play: Play) -> Flow {
    make(&mut play, false)
}
pub(in crate::games::fief) fn propose_in_private(In(_): In<(Seat, ())>, mut play: Play) -> Flow {
    make(&mut play, true)
}

/// The offer lies before the other family.
fn make(play: &mut Play, private: bool) -> Flow {
    let deal = play.court.market.deal.as_mut().expect("an offer is being made");
    (deal.made, deal.private) = (true, private);
    let deal = deal.clone();
    let seen_by = deal.seen_by();
    play.chronicle.note("F-11.01", || {
        let partner = Word::On(Target::Seat(deal.to));
        Entry::new("fief-log-offer", "F-11.01").by(deal.from).with("partner", partner).secret(seen_by)
    });
    for (articles, asked) in [(&deal.gives, false), (&deal.asks, true)] {
        articles.iter().for_each(|article| note(play, *article, asked, &deal));
    }
    Flow::then([ANSWER.on(deal.to)])
}

/// A line of the log for each thing in an offer. Only the two see the faces of cards.
fn note(play: &mut Play, article: Article, asked: bool, deal: &Deal<Article>) {
    let event = |gives, asks| if asked { asks } else { gives };
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
    play.chronicle.note("F-11.01", || Entry { words, ..Entry::new(line, "F-11.01").by(deal.from).secret(seen_by) });
    if is_card && !deal.private {
        let line = event("fief-log-offer-some-card", "fief-log-ask-some-card");
        let others = Seats(!deal.parties().0);
        play.chronicle.note("F-11.02", || Entry::new(line, "F-11.02").by(deal.from).secret(others));
    }
}

pub(in crate::games::fief) fn answer(In(seat): In<Seat>, watch: Watch, ask: Ask) -> Prompt {
    let board = watch.board();
    let mut prompt = ask.prompt(seat, "fief-ask-answer");
    let Some(deal) = &market(&board).deal else { return prompt };
    let has_cards = cards(&deal.asks).next().is_some();
    let pays = money(&deal.asks) > 0 && board.treasury.purses.is_secret();
    // Whether it can be accepted tells what the hand and the purse hold.
    prompt.secret = deal.private || has_cards || pays;
    let most = board.rules.data.limits.counter_offers;
    prompt.offer(&ACCEPT, [()], |()| may_accept(&board, deal));
    prompt.offer(&REFUSE, [()], |()| Ok(()));
    prompt.closing = Some(REFUSE.on(()));
    prompt.offer(&COUNTER, [()], |()| if deal.counters < most { Ok(()) } else { Err(ANSWERED_ENOUGH) });
    prompt.with("partner", Word::On(Target::Seat(deal.from)))
}

pub(in crate::games::fief) fn refuse(In((seat, ())): In<(Seat, ())>, mut play: Play) -> Flow {
    if let Some(deal) = play.court.market.deal.take() {
        let partner = Word::On(Target::Seat(deal.from));
        play.chronicle.note("F-11.01", || {
            Entry::new("fief-log-refused", "F-11.01").by(seat).with("partner", partner).secret(deal.seen_by())
        });
    }
    Flow::done()
}
pub(in crate::games::fief) fn counter(In((seat, ())): In<(Seat, ())>, mut play: Play) -> Flow {
    play.court.market.deal = play.court.market.deal.take().map(|deal| deal.counter());
    Flow::then([COMPOSE.on(seat)])
}

/// Everything changes hands at once: weddings and releases first, for what was set aside may pay (F-9.37).
pub(in crate::games::fief) fn accept(In((seat, ())): In<(Seat, ())>, mut play: Play) -> Flow {
    let deal = play.court.market.deal.take().expect("an offer was made");
    let partner = Word::On(Target::Seat(deal.from));
    play.chronicle.note("F-11.01", || {
        Entry::new("fief-log-accepted", "F-11.01").by(seat).with("partner", partner).secret(deal.seen_by())
    });
    let (mut freed, mut then) = (vec![], vec![]);
    for article in deal.items() {
        match *article {
            Article::Wedding(one, other) => marriage::wed(&mut play, one, other),
            Article::Release(id) => {
                prisoners::release(&mut play, id);
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
                    play.treasury.purses.pay(&mut play.chronicle, payment);
                }
                Article::Card(card) => {
                    play.cards.hands.take(giver, card);
                    play.cards.hands.give(taker, card);
                    let to = Word::On(Target::Seat(taker));
                    play.chronicle.note("F-11.02", || {
                        let entry = Entry::new("fief-log-card-passed", "F-11.02").by(giver).with("partner", to);
                        entry.with("card", kind(card)).secret(deal.parties())
                    });
                }
                Article::Captive(id) => then.extend(ransom::hand_over(&mut play, id, taker)),
                Article::Release(_) | Article::Wedding(..) => {}
            }
        }
    }
    let places = freed.iter().map(|id| PLACE_FREED.on(*id));
    let tasks: Vec<Task> = places.chain(then).chain([AFTERMATH.on(())]).collect();
    play.underway.freed.extend(freed);
    play.underway.turned_away.clear();
    Flow::then(tasks)
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&OPEN_MARKET, open_market)
        .step(&MARKET, next_offer)
        .decision(&OFFER_GO, offer_go)
        .verb(&NEGOTIATE, negotiate)
        .verb(&PASS, pass)
        .decision(&COMPOSE, compose)
        .verb(&GIVE_MONEY, put(Article::Money, true))
        .verb(&ASK_MONEY, put(Article::Money, false))
        .verb(&GIVE_CARD, put(Article::Card, true))
        .verb(&ASK_CARD, put(Article::Card, false))
        .verb(&GIVE_FREEDOM, put(Article::Release, true))
        .verb(&ASK_FREEDOM, put(Article::Release, false))
        .verb(&GIVE_CAPTIVE, put(Article::Captive, true))
        .verb(&ASK_CAPTIVE, put(Article::Captive, false))
        .verb(&BETROTH, betroth)
        .decision(&MATCH, ask_match)
        .verb(&BETROTH_TO, betroth_to)
        .verb(&PROPOSE, propose)
        .verb(&PROPOSE_IN_PRIVATE, propose_in_private)
        .verb(&BREAK_OFF, break_off)
        .decision(&ANSWER, answer)
        .verb(&ACCEPT, accept)
        .verb(&REFUSE, refuse)
        .verb(&COUNTER, counter);
}
