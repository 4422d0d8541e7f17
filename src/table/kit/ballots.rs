//! Open ballots: each seat gives all its votes to one choice or abstains.
use crate::table::protocol::targets::Seat;
use serde::{Deserialize, Serialize};

/// The votes given so far in one ballot, on choices of type `C`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ballot<C>(Vec<(Seat, Option<C>, i32)>);

impl<C> Default for Ballot<C> {
    fn default() -> Self {
        Self(vec![])
    }
}

impl<C: Copy + PartialEq> Ballot<C> {
    /// A seat gives all its votes to a choice, or abstains with `None`.
    pub fn cast(&mut self, seat: Seat, choice: Option<C>, votes: i32) {
        self.0.push((seat, choice, votes));
    }
    /// Each vote in the order given: the seat, its choice (`None`: it abstained) and its number of votes.
    pub fn votes(&self) -> &[(Seat, Option<C>, i32)] {
        &self.0
    }
    /// The number of votes for each choice, in the order in which the choices were first voted for.
    pub fn tally(&self) -> Vec<(C, i32)> {
        let mut sums: Vec<(C, i32)> = vec![];
        for (choice, votes) in self.0.iter().filter_map(|(_, choice, votes)| Some(((*choice)?, *votes))) {
            match sums.iter_mut().find(|(known, _)| *known == choice) {
                Some((_, sum)) => *sum += votes,
                None => sums.push((choice, votes)),
            }
        }
        sums
    }
    /// The choice with more votes than any other, if it has at least `least`; nothing in a tie.
    pub fn winner(&self, least: i32) -> Option<C> {
        let tally = self.tally();
        let most = tally.iter().map(|(_, votes)| *votes).max().filter(|most| *most >= least)?;
        let mut first = tally.into_iter().filter(|(_, votes)| *votes == most);
        let (choice, _) = first.next()?;
        first.next().is_none().then_some(choice)
    }
}
