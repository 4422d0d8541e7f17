//! What is being negotiated: offers between families, the election, the settlement of an estate, the sale of a mitre
//! (chapters 11 and 14).
use super::lords::Estate;
use crate::games::fief::data::files::FAMILIES;
use crate::table::kit::auctions::Rising;
use crate::table::kit::ballots::Ballot;
use crate::table::kit::deals::Market;
use crate::table::prelude::{Kind, Names, PieceId, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map as JsonMap, Value, json};

/// Something that changes hands at once (F-11.01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Article {
    Money(i32),
    /// A blue card, between allies (F-11.02).
    Card(Kind),
    /// A prisoner of the giver goes free (F-9.34).
    Release(PieceId),
    /// A prisoner of the giver becomes the other's (F-14.18).
    Captive(PieceId),
    /// A lord of the maker of the offer, and one of the other's family (F-11.03).
    Wedding(PieceId, PieceId),
}

impl Article {
    fn show(&self, names: &Names, party: bool) -> Value {
        let lord = |id: PieceId| names.label(Target::Piece(id));
        match *self {
            Article::Money(sum) => json!({ "money": sum }),
            // Only the two families see which cards are offered (D-37).
            Article::Card(card) => json!({ "card": if party { names.label(Target::Kind(card)) } else { "?".into() } }),
            Article::Release(id) => json!({ "release": lord(id) }),
            Article::Captive(id) => json!({ "captive": lord(id) }),
            Article::Wedding(one, other) => json!({ "wedding": [lord(one), lord(other)] }),
        }
    }
}

/// The sale of a dead bishop's card (F-14.01): who agrees and presides (F-14.02), the auction (F-14.03), and who is
/// named bishop (F-14.04).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sale {
    pub mitre: Place,
    /// The cardinal who presides, once the first of their seats has named him.
    pub presiding: Option<PieceId>,
    /// A cardinal's seat does not want the sale.
    pub vetoed: bool,
    pub auction: Rising,
    /// The lord whom the winner has named, while his family is asked, and those who were not to be had.
    pub named: Option<PieceId>,
    pub turned_down: Vec<PieceId>,
}

#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Negotiation {
    pub market: Market<Article>,
    /// The offer is about a ransom only (`ransom_phase: OwnGo`), and how many such offers each seat has made this turn.
    pub ransom_only: bool,
    pub ransom_offers: [u8; FAMILIES.len()],
    /// The lord for whom a spouse is being chosen.
    pub suitor: Option<PieceId>,
    /// Who stands for King, each with his seat (F-11.14).
    pub candidates: Vec<(Seat, PieceId)>,
    pub ballot: Ballot<PieceId>,
    pub elect: Option<PieceId>,
    /// The seats whose churchmen crown the elect (F-11.22).
    pub crowning: Vec<Seat>,
    /// The estate that is being settled, and the region of the fief that is being taken over.
    pub estate: Option<Estate>,
    pub fief: Option<Place>,
    /// Mitres of dead bishops whose sale has not begun, and the sale under way.
    pub mitres: Vec<Place>,
    pub sale: Option<Sale>,
    /// Families that have lost their last free lord, with the turn in which they did: a ransom is due (F-14.19).
    pub due: Vec<(Seat, u16)>,
}

impl State for Negotiation {
    const NAME: &'static str = "court";
    fn show(&self, names: &Names, viewer: Option<Seat>) -> Value {
        let seat = |seat: Seat| names.label(Target::Seat(seat));
        let lord = |id: PieceId| names.label(Target::Piece(id));
        let mut all = JsonMap::new();
        let mut fact = |name: &str, value: Value| {
            if !value.is_null() {
                all.insert(name.into(), value);
            }
        };
        fact("offer", self.market.show(names, viewer, |article, party| article.show(names, party)));
        if !self.candidates.is_empty() {
            fact("candidates", self.candidates.iter().map(|(_, id)| lord(*id)).collect::<Vec<_>>().into());
            let votes =
                self.ballot.votes().iter().map(
                    |(voter, choice, votes)| json!({ "seat": seat(*voter), "for": choice.map(lord), "votes": votes }),
                );
            fact("votes", votes.collect::<Vec<_>>().into());
        }
        fact("elect", self.elect.map_or(Value::Null, |id| lord(id).into()));
        if let Some(sale) = &self.sale {
            let high = sale.auction.high().map(|(bidder, sum)| json!({ "seat": seat(bidder), "sum": sum }));
            fact(
                "sale",
                json!({
                    "mitre": names.label(Target::Place(sale.mitre)),
                    "presiding": sale.presiding.map(lord),
                    "high": high,
                }),
            );
        }
        let due = self.due.iter().map(|(family, turn)| (seat(*family), Value::from(*turn)));
        fact("ransom_due", if self.due.is_empty() { Value::Null } else { due.collect::<JsonMap<_, _>>().into() });
        all.into()
    }
}
