//! Chapter 5 of Tactique, how the parties that were struck bear the damage (T-5.04, T-5.05, T-2.09, R-60): the same for the
//! pieces on the board and for the numbers of a forecast.
use super::loss_choice::{Rest, binding, losable, run};
use super::losses::{Pool, Sort};
use crate::games::fief::state::posts::{Band, Party};
use crate::games::tactique::data::files::KnightPartial;
use smallvec::SmallVec;

/// Parties that have to lose something.
pub trait Struck {
    /// Who fights as one.
    fn fronts(&self) -> SmallVec<[Band; 4]>;
    /// The party with this number among them, and how many points it still has to lose.
    fn due(&self, number: usize) -> Option<(Party, u16)>;
    fn set_due(&mut self, number: usize, points: u16);
    /// What a party can lose.
    fn pool(&self, party: Party) -> Pool;
    /// These pieces of a party go, by this rule.
    fn lose(&mut self, party: Party, gone: Sort, rule: &'static str);
    /// The bombards of a party go with the last of its troops (T-2.09).
    fn lose_bombards(&mut self, party: Party);
    /// Damage of a party is carried over (T-5.05).
    fn carry(&mut self, party: Party, points: u16);
    /// What is left of the shares counts together, and falls on this party (T-5.04).
    fn tell_together(&mut self, _bearer: Party, _points: u16) {}
    /// The piece that goes next of several that may, if nobody is asked.
    fn unasked(&self, _pool: &Pool, _points: u16, _rest: &[Rest], _party: Party) -> Option<Sort> {
        None
    }
}

/// How far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Borne {
    /// The owner of this party has to choose a piece.
    Asks(Party),
    /// What is left counts together now: it begins anew.
    Again,
    Done,
}

/// The rule by which these pieces go: by more damage than there is only where a whole piece is lost for too little.
pub(super) fn rule_of(points: u16, gone: Sort) -> &'static str {
    if gone.worth * gone.number > points { "T-5.05" } else { "T-5.04" }
}

/// The damage that is left for the parties that still have troops, with what they can lose, front by front.
fn rest(struck: &impl Struck) -> Vec<Rest> {
    let left = |party: &Party| {
        let mut dues = (0..).map_while(|number| struck.due(number));
        let (_, points) = dues.find(|(of, points)| of == party && *points > 0)?;
        let pool = struck.pool(*party);
        (!party.is_rebels() && !pool.is_empty()).then_some((*party, points, pool))
    };
    struck.fronts().iter().map(|band| band.iter().filter_map(left).collect()).collect()
}
fn weakest(pool: &Pool) -> Option<Sort> {
    pool.iter().copied().min_by_key(|sort| sort.worth)
}
fn set_due(struck: &mut impl Struck, party: Party, points: u16) {
    let numbers = (0..).map_while(|number| struck.due(number).map(|(of, _)| (number, of)));
    let own: SmallVec<[usize; 2]> = numbers.filter(|(_, of)| *of == party).map(|(number, _)| number).collect();
    own.into_iter().for_each(|number| struck.set_due(number, points));
}

/// Removes what has to go of every party, until an owner has to choose (T-5.04).
pub(super) fn bear(struck: &mut impl Struck, partial: KnightPartial) -> Borne {
    let mut number = 0;
    while let Some((party, points)) = struck.due(number) {
        let pool = struck.pool(party);
        if party.is_rebels() || points == 0 || pool.is_empty() {
            if !party.is_rebels() && pool.is_empty() {
                struck.lose_bombards(party);
            }
            number += 1;
            continue;
        }
        let all: u16 = pool.iter().map(|sort| sort.worth * sort.number).sum();
        if all <= points {
            for sort in pool {
                struck.lose(party, sort, "T-5.04");
            }
            struck.set_due(number, points - all);
            continue;
        }
        // Only a whole piece lost for too little asks what is left of the others.
        let others = if partial == KnightPartial::WholePiece { rest(struck) } else { vec![] };
        let binding = binding(partial, &others, party);
        let gone = match losable(&pool, points, binding).len() {
            // Too little for any piece of this party: the rest of the shares is counted together afterwards (T-5.04).
            0 => None,
            1 => run(&pool, points, binding),
            _ => match struck.unasked(&pool, points, &others, party) {
                None => return Borne::Asks(party),
                chosen => chosen,
            },
        };
        let Some(gone) = gone else {
            number += 1;
            continue;
        };
        struck.lose(party, gone, rule_of(points, gone));
        struck.set_due(number, points.saturating_sub(gone.worth * gone.number));
    }
    if pool_the_rest(struck) {
        return Borne::Again;
    }
    leave_the_rest(struck, partial);
    Borne::Done
}

/// Where several families of a side share the damage, what is left of their shares counts together and falls on whoever
/// has most of it left (T-5.04). Gives whether that removes a piece.
fn pool_the_rest(struck: &mut impl Struck) -> bool {
    for front in rest(struck) {
        let all: u16 = front.iter().map(|(_, points, _)| points).sum();
        let can_lose = |pool: &Pool| weakest(pool).is_some_and(|sort| sort.worth <= all);
        let bears = front.iter().filter(|(_, _, pool)| can_lose(pool)).rev().max_by_key(|(_, points, _)| *points);
        let Some(bearer) = bears.map(|(party, ..)| *party) else { continue };
        front.iter().for_each(|(party, ..)| set_due(struck, *party, if *party == bearer { all } else { 0 }));
        struck.tell_together(bearer, all);
        return true;
    }
    false
}

/// Damage that is too little to remove a piece is carried over, unless the table plays that it is lost or removes a
/// whole piece (T-5.05, R-41).
fn leave_the_rest(struck: &mut impl Struck, partial: KnightPartial) {
    for front in rest(struck) {
        match partial {
            KnightPartial::Lost => {}
            KnightPartial::Carry => front.iter().for_each(|(party, points, _)| struck.carry(*party, *points)),
            KnightPartial::WholePiece => {
                let bearer = front.iter().rev().max_by_key(|(_, points, _)| *points);
                if let Some((party, sort)) = bearer.and_then(|(party, _, pool)| Some((*party, weakest(pool)?))) {
                    struck.lose(party, Sort { number: 1, ..sort }, "T-5.05");
                    if struck.pool(party).is_empty() {
                        struck.lose_bombards(party);
                    }
                }
            }
        }
        front.iter().for_each(|(party, ..)| set_due(struck, *party, 0));
    }
}
