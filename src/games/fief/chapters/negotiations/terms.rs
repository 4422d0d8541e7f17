//! Chapter 11, what may stand in an offer, and what a family can pay (F-11.01, F-11.02, F-9.37).
use crate::games::fief::board::Board;
use crate::games::fief::chapters::ransom;
use crate::games::fief::state::negotiation::Article;
use crate::table::kit::deals::Deal;
use crate::table::prelude::*;

pub const IN_THE_OFFER: Refusal = Refusal::new("not_an_option", "F-11.01");
pub const NOT_A_RANSOM: Refusal = Refusal::new("wrong_phase", "F-11.01");

pub const BAD_AMOUNT: Refusal = Refusal::new("bad_amount", "F-11.01");
pub const CANNOT_PAY: Refusal = Refusal::new("not_enough_money", "F-11.01");
pub const PROMISE_NOT_ENFORCEABLE: Refusal = Refusal::new("promise_not_enforceable", "F-11.01");
pub const CARD_NOT_ALLIED: Refusal = Refusal::new("not_allied", "F-5.08");
pub const LORD_NOT_ALLIED: Refusal = Refusal::new("not_allied", "F-5.11");
pub const EXCHANGE_LIMIT: Refusal = Refusal::new("hand_limit", "F-11.02");
pub const CARD_NOT_THERE: Refusal = Refusal::new("card_not_in_hand", "F-11.02");
pub const NOT_THEIR_PRISONER: Refusal = Refusal::new("no_prisoner_there", "F-9.34");
pub const ONLY_IN_VARIANT: Refusal = Refusal::new("not_an_option", "F-14.18");

pub(in crate::games::fief) fn money(articles: &[Article]) -> i32 {
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
pub(super) fn funds(board: &Board, seat: Seat, deal: &Deal<Article>) -> i32 {
    let partner = if seat == deal.from { deal.to } else { deal.from };
    let freed =
        deal.given_by(partner).iter().filter_map(|a| if let Article::Release(id) = a { Some(*id) } else { None });
    let thawed = freed.filter(|id| board.family(*id) == seat).map(|id| set_aside(board, id));
    board.purse(seat) + thawed.sum::<i32>()
}

/// Whether the captor may let this prisoner go in the offer, or hand him over.
pub(super) fn may_yield(board: &Board, deal: &Deal<Article>, captor: Seat, id: PieceId) -> Allowed {
    let row = board.lord(id);
    if !row.lord.on_board() || row.lord.captor != Some(captor) {
        return Err(NOT_THEIR_PRISONER);
    }
    let named = |a: &Article| matches!(a, Article::Release(other) | Article::Captive(other) if *other == id);
    if deal.items().any(named) { Err(IN_THE_OFFER) } else { Ok(()) }
}
pub(super) fn may_hand_over(board: &Board, deal: &Deal<Article>, captor: Seat, id: PieceId) -> Allowed {
    if !board.rules.switches.surrender {
        return Err(ONLY_IN_VARIANT);
    }
    if board.negotiation.ransom_only {
        return Err(NOT_A_RANSOM);
    }
    may_yield(board, deal, captor, id)?;
    let buyer = if captor == deal.from { deal.to } else { deal.from };
    ransom::may_receive(board, buyer, id)
}

/// Whether both hands keep within the limit (F-11.02).
pub(super) fn within_hands(board: &Board, deal: &Deal<Article>) -> Allowed {
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
pub(super) fn may_propose(board: &Board, deal: &Deal<Article>) -> Allowed {
    if deal.is_empty() {
        return Err(PROMISE_NOT_ENFORCEABLE);
    }
    if board.negotiation.ransom_only && !deal.items().any(|a| matches!(a, Article::Release(_))) {
        return Err(NOT_A_RANSOM);
    }
    within_hands(board, deal)?;
    if money(&deal.gives) > funds(board, deal.from, deal) { Err(CANNOT_PAY) } else { Ok(()) }
}
