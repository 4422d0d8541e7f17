//! What a family cannot see is supposed anew for each trial of `hard`: the hands of others and the deck at random, secret purses from
//! what everybody knows of the income, stacks under the fog from what is public of them.
use crate::games::fief::access::with_board;
use crate::games::fief::board::Board;
use crate::games::fief::chapters::negotiations::terms;
use crate::games::fief::opponents::odds::OddsTable;
use crate::games::fief::opponents::outlook::Outlook;
use crate::games::fief::rules::Rules;
use crate::games::fief::state::cards::Cards;
use crate::games::fief::state::forces::Forces;
use crate::games::fief::state::march::March;
use crate::games::fief::state::negotiation::Article;
use crate::games::fief::state::treasury::Treasury;
use crate::games::fief::state::war::War;
use crate::table::kit::deals::Deal;
use crate::table::kit::decks::suppose_unseen;
use crate::table::prelude::{Kind, Seat, Turn, pick, tie_break};
use bevy::prelude::*;

/// What a family has put into an offer, or bid for a mitre.
fn committed(board: &Board, seat: Seat) -> i32 {
    let court = board.negotiation;
    let offered = court.market.deal.as_ref().map_or(0, |deal| terms::money(deal.given_by(seat)));
    let high = court.sale.as_ref().and_then(|sale| sale.auction.high());
    offered + high.filter(|(bidder, _)| *bidder == seat).map_or(0, |(_, sum)| sum)
}

/// Under the fog the stacks of others, and who of them is on the march (F-8.10).
fn suppose_stacks(world: &mut World, me: Seat, chance: &mut impl FnMut() -> u64) {
    if !world.resource::<Forces>().fog {
        return;
    }
    let soldiers = world.resource::<Rules>().soldiers.clone();
    let battlefield = world.resource::<War>().battle.as_ref().map(|battle| battle.village);
    let leader = with_board(world, |board| board.march.leader.map(|leader| *board.lord(leader))).flatten();
    world.resource_scope(|world, mut forces: Mut<Forces>| {
        forces.suppose_stacks(&soldiers, me, battlefield, chance);
        if let Some(leader) = leader.filter(|leader| leader.family != me) {
            let march = &mut world.resource_mut::<March>();
            forces.suppose_company(march, leader.family, (leader.at, leader.lord.post()));
        }
    });
}

/// Hands, deck, secret purses and stacks under the fog are redrawn from the chance of the turn. The world is a private copy, on
/// which battles are weighed roughly.
pub fn veil(world: &mut World, turn: Turn) -> bool {
    let mut number = 0;
    let mut chance = || {
        number += 1;
        tie_break(turn.chance, number)
    };
    // What lies in an offer, or is bid, is there: whoever is asked about it has been told.
    let shown: Vec<(Seat, Kind)> = with_board(world, |board| {
        let deal = board.negotiation.market.deal.as_ref();
        let of = |deal: &Deal<Article>, seat: Seat| -> Vec<(Seat, Kind)> {
            terms::cards(deal.given_by(seat)).map(|card| (seat, card)).collect()
        };
        deal.map_or(vec![], |deal| [of(deal, deal.from), of(deal, deal.to)].concat())
    })
    .unwrap_or_default();
    let mut cards = world.resource_mut::<Cards>();
    let cards = &mut *cards;
    suppose_unseen(&mut cards.deck, &mut cards.hands, turn.seat, &shown, &mut chance);
    world.resource_mut::<OddsTable>().weigh_roughly();
    suppose_stacks(world, turn.seat, &mut chance);
    if world.resource::<Treasury>().purses.is_secret() {
        let guesses = with_board(world, |board| {
            let outlook = Outlook::new(board, turn.seat);
            let step = board.rules.data.money.step.max(1);
            let others: Vec<Seat> = board.progress.order().filter(|seat| *seat != turn.seat).collect();
            let most = |seat: Seat| outlook.most_in_purse(seat) / step;
            let guess = |seat: Seat| {
                let guessed = pick(chance(), most(seat) as usize + 1) as i32 * step;
                (seat, guessed.max(committed(board, seat)))
            };
            others.into_iter().map(guess).collect::<Vec<_>>()
        });
        let mut treasury = world.resource_mut::<Treasury>();
        let guesses = guesses.unwrap_or_default();
        // A bank that can run dry must not tell by what it has left what they really hold.
        guesses.iter().for_each(|(seat, _)| treasury.purses.suppose(*seat, 0));
        guesses.iter().for_each(|(seat, sum)| treasury.purses.suppose(*seat, *sum));
    }
    true
}
