//! Chapter 11, the round of offers: whose turn it is, and with whom a family may begin an offer (F-11.01); and the
//! registration of all steps, decisions and verbs of offers.
use crate::games::fief::access::{Read, Write};
use crate::games::fief::board::Board;
use crate::games::fief::chapters::negotiations::answers::{
    ACCEPT, ANSWER, ANSWERED_ENOUGH, COUNTER, REFUSE, accept, answer, counter, refuse,
};
use crate::games::fief::chapters::negotiations::notes::{offer_closing, offer_notes};
use crate::games::fief::chapters::negotiations::offers::{
    ASK_CAPTIVE, ASK_CARD, ASK_FREEDOM, ASK_MONEY, BETROTH, BETROTH_TO, BREAK_OFF, COMPOSE, GIVE_CAPTIVE, GIVE_CARD,
    GIVE_FREEDOM, GIVE_MONEY, MATCH, PROPOSE, PROPOSE_IN_PRIVATE, Part, ask_match, betroth, betroth_to, break_off,
    compose, propose, propose_in_private, put,
};
use crate::games::fief::chapters::negotiations::terms::{NOT_A_RANSOM, NOT_THEIR_PRISONER};
use crate::games::fief::chapters::ransom;
use crate::games::fief::state::negotiation::{Article, Negotiation};
use crate::games::fief::state::notes::Notes;
use crate::games::fief::state::progress::Phase;
use crate::table::kit::deals::{Deal, Market};
use crate::table::prelude::*;
use bevy::prelude::*;

/// A round of offers begins.
pub const OPEN_MARKET: Step<()> = Step::new("fief.open_market");
/// Asks the family whose turn it is, until all have passed one after the other.
pub const MARKET: Step<()> = Step::new("fief.market");
/// A family's turn: an offer, or nothing.
pub const OFFER_GO: Step<Seat> = Step::new("fief.offer_go");

/// Begins an offer to this family.
pub const NEGOTIATE: Verb<Seat> = Verb::new("fief.negotiate");
/// Makes no offer.
pub const PASS: Verb<()> = Verb::new("fief.pass");

pub const NOT_A_PARTNER: Refusal = Refusal::new("not_an_option", "F-11.01");

pub(super) fn market<'a>(board: &'a Board) -> &'a Market<Article> {
    &board.negotiation.market
}

pub(in crate::games::fief) fn open_market(In(()): In<()>, mut write: Write) -> Flow {
    write.progress.phase = Phase::Negotiations;
    let most = write.rules.data.limits.offers;
    write.negotiation.market = Market::open(write.progress.order(), most);
    write.negotiation.ransom_only = false;
    Flow::then([MARKET.on(())])
}

pub(in crate::games::fief) fn next_offer(In(()): In<()>, mut negotiation: ResMut<Negotiation>) -> Flow {
    negotiation.market.deal = None;
    match negotiation.market.turn() {
        Some(seat) => Flow::then([OFFER_GO.on(seat)]).and_again(),
        None => Flow::done(),
    }
}

/// Whether a family may begin an offer to this one: any other that is in the game (F-11.01).
pub fn may_negotiate(board: &Board, seat: Seat, with: Seat) -> Allowed {
    let known = usize::from(with.0) < board.rules.seats && board.progress.is_in(with);
    if known && with != seat { Ok(()) } else { Err(NOT_A_PARTNER) }
}
/// Whether a family may begin an offer of ransom to this one in its own go of purchases: if either holds a lord of the
/// other (F-9.34).
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
    if board.negotiation.ransom_offers[usize::from(seat.0)] < board.rules.data.limits.offers {
        Ok(())
    } else {
        Err(ANSWERED_ENOUGH)
    }
}

pub(in crate::games::fief) fn offer_go(In(seat): In<Seat>, read: Read, notes: Res<Notes>, ask: Ask) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(seat, "fief-ask-offers").with("offers", Word::Number(market(&board).left().into()));
    prompt.offer(&NEGOTIATE, (0..board.rules.seats as u8).map(Seat), |with| may_negotiate(&board, seat, with));
    ransom::offer_payment(&board, seat, &mut prompt);
    offer_notes(&board, &mut prompt, seat);
    offer_closing(&notes, &mut prompt, seat);
    prompt.offer(&PASS, [()], |()| Ok(()));
    prompt.closing = Some(PASS.on(()));
    crate::games::fief::chapters::election::close(&board, &mut prompt);
    prompt
}

pub(in crate::games::fief) fn pass(In(_): In<(Seat, ())>, mut negotiation: ResMut<Negotiation>) -> Flow {
    negotiation.market.pass();
    Flow::done()
}

pub(in crate::games::fief) fn negotiate(In((seat, with)): In<(Seat, Seat)>, mut write: Write) -> Flow {
    let own_go = write.progress.phase == Phase::Purchases;
    write.negotiation.ransom_only = own_go;
    if own_go {
        write.negotiation.ransom_offers[usize::from(seat.0)] += 1;
    } else {
        write.negotiation.market.offered();
    }
    write.negotiation.market.deal = Some(Deal::new(seat, with));
    let compose = Flow::then([COMPOSE.on(seat)]);
    if own_go { compose.and_again() } else { compose }
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&OPEN_MARKET, open_market)
        .step(&MARKET, next_offer)
        .decision(&OFFER_GO, offer_go)
        .verb(&NEGOTIATE, negotiate)
        .verb(&PASS, pass)
        .decision(&COMPOSE, compose)
        .verb(&GIVE_MONEY, put(Article::Money, Part::Given))
        .verb(&ASK_MONEY, put(Article::Money, Part::Asked))
        .verb(&GIVE_CARD, put(Article::Card, Part::Given))
        .verb(&ASK_CARD, put(Article::Card, Part::Asked))
        .verb(&GIVE_FREEDOM, put(Article::Release, Part::Given))
        .verb(&ASK_FREEDOM, put(Article::Release, Part::Asked))
        .verb(&GIVE_CAPTIVE, put(Article::Captive, Part::Given))
        .verb(&ASK_CAPTIVE, put(Article::Captive, Part::Asked))
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
