//! Votes and who has won them.
use mesnie::table::kit::ballots::Ballot;
use mesnie::table::prelude::Seat;

fn ballot(votes: &[(Option<char>, i32)]) -> Ballot<char> {
    let mut ballot = Ballot::default();
    votes.iter().zip(0..).for_each(|((choice, n), seat)| ballot.cast(Seat(seat), *choice, *n));
    ballot
}

#[test]
fn the_most_votes_win_if_there_are_enough() {
    assert_eq!(ballot(&[(Some('a'), 4), (Some('b'), 3)]).winner(3), Some('a'));
    assert_eq!(ballot(&[(Some('a'), 1), (Some('b'), 2), (Some('a'), 2)]).winner(3), Some('a'));
    assert_eq!(ballot(&[(Some('a'), 2), (Some('b'), 1)]).winner(3), None);
    assert_eq!(ballot(&[(None, 9)]).winner(0), None);
}

#[test]
fn a_tie_for_the_most_votes_is_no_result() {
    assert_eq!(ballot(&[(Some('a'), 3), (Some('b'), 3), (Some('c'), 1)]).winner(3), None);
    let ballot = ballot(&[(Some('a'), 3), (None, 2)]);
    assert_eq!(ballot.tally(), [('a', 3)]);
}
