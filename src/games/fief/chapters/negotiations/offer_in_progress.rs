//! Chapter 11, an offer that is being made: which cards (F-11.02) and weddings (F-11.03) may be added to it.
use crate::games::fief::board::Board;
use crate::games::fief::chapters::blue_cards::any;
use crate::games::fief::chapters::marriage;
use crate::games::fief::chapters::marriage::may_wed;
use crate::games::fief::chapters::negotiations::terms::{
    CARD_NOT_ALLIED, CARD_NOT_THERE, IN_THE_OFFER, LORD_NOT_ALLIED, NOT_A_RANSOM, cards,
};
use crate::games::fief::data::items::Item;
use crate::games::fief::state::negotiation::Article;
use crate::table::kit::deals::Deal;
use crate::table::prelude::{Allowed, Kind, PieceId};
use smallvec::SmallVec;

/// An offer that is being made, looked through once for all that could be added to it.
pub(in crate::games::fief) struct OfferInProgress<'a> {
    board: &'a Board<'a>,
    deal: &'a Deal<Article>,
    /// The two families are allied (F-5.08).
    pub allied: bool,
    /// How many cards of each kind are given, and asked for.
    given: Counts,
    asked: Counts,
    /// Lords who are to marry, a bit each.
    betrothed: u32,
}
type Counts = SmallVec<[u8; 80]>;

impl<'a> OfferInProgress<'a> {
    pub fn new(board: &'a Board, deal: &'a Deal<Article>) -> Self {
        let count = |articles: &[Article]| {
            let mut counts = Counts::from_elem(0, board.rules.kinds());
            cards(articles).for_each(|card| counts[card.index()] += 1);
            counts
        };
        let couple = |article: &Article| match article {
            Article::Wedding(one, other) => 1 << one.index() | 1 << other.index(),
            _ => 0,
        };
        Self {
            board,
            deal,
            allied: board.ally(deal.from) == Some(deal.to),
            given: count(&deal.gives),
            asked: count(&deal.asks),
            betrothed: deal.items().fold(0, |all, article| all | couple(article)),
        }
    }
    /// Whether one seat's cards may go to the other at all: only between allies (F-5.08, F-5.11, F-11.02, F-11.10).
    fn may_pass(&self, card: Kind) -> Allowed {
        let item = self.board.rules.item(card);
        if !item.is_blue_card() {
            return Err(CARD_NOT_THERE);
        }
        if self.board.negotiation.ransom_only {
            return Err(NOT_A_RANSOM);
        }
        if !self.allied {
            return Err(if matches!(item, Item::Lord(_)) { LORD_NOT_ALLIED } else { CARD_NOT_ALLIED });
        }
        Ok(())
    }
    pub fn may_give(&self, card: Kind) -> Allowed {
        self.may_pass(card)?;
        let held = self.board.cards.hands.of(self.deal.from).iter().filter(|c| **c == card).count();
        if held == 0 {
            return Err(CARD_NOT_THERE);
        }
        if usize::from(self.given[card.index()]) < held { Ok(()) } else { Err(IN_THE_OFFER) }
    }
    /// Nobody knows what the other holds, so any card may be asked for.
    pub fn may_ask(&self, card: Kind) -> Allowed {
        self.may_pass(card)?;
        let all = self.board.rules.copies(self.board.rules.item(card));
        if self.asked[card.index()] < all { Ok(()) } else { Err(IN_THE_OFFER) }
    }
    /// Whether this lord of the maker of the offer may marry that one of the other family.
    pub fn may_match(&self, own: PieceId, other: PieceId) -> Allowed {
        let (board, deal, theirs) = (self.board, self.deal, self.board.lord(other));
        if board.negotiation.ransom_only {
            return Err(NOT_A_RANSOM);
        }
        if !board.lord(own).lord.on_board() || board.family(own) != deal.from || !theirs.lord.on_board() {
            return Err(marriage::NOT_ON_BOARD);
        }
        if theirs.family != deal.to && theirs.family != deal.from {
            return Err(marriage::NOT_ON_BOARD);
        }
        if self.betrothed & (1 << own.index() | 1 << other.index()) != 0 {
            return Err(IN_THE_OFFER);
        }
        may_wed(board, own, other)
    }
    pub fn may_betroth(&self, own: PieceId) -> Allowed {
        let (board, deal) = (self.board, self.deal);
        if !board.lord(own).lord.on_board() || board.family(own) != deal.from {
            return Err(marriage::NOT_ON_BOARD);
        }
        let theirs = board.lords_of(deal.to).map(|row| row.id);
        any(theirs, |other| self.may_match(own, other), marriage::NEEDS_MAN_AND_WOMAN)
    }
}
