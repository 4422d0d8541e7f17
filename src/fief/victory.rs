//! Chapters 2 and 13, the end of a turn: points, and the end of a match that plays for a number of turns.
use super::board::{Board, Play};
use super::turn::Phase;
use crate::table::{Entry, Flow, Seat, Step, Word};
use bevy::prelude::*;

/// The turn ends (section 5.7).
pub const TURN_END: Step<()> = Step::new("fief.turn_end");

/// The points of a family as it stands (F-2.05).
pub fn points(board: &Board, seat: Seat) -> i32 {
    let data = &board.rules.data.titles;
    let p = &data.points;
    let purse = board.purse(seat) / p.purse * p.purse_points;
    let crowns = [(board.crown.king, p.king), (board.crown.queen, p.queen), (board.crown.prince, p.prince)];
    let crowns = crowns.into_iter().filter(|(lord, _)| lord.is_some_and(|lord| board.family(lord) == seat));
    let titles = (0..board.titles.of.len()).filter(|region| board.fief_of(*region) == Some(seat));
    let titles = titles.map(|region| data.ranks[board.kingdom.rank(region)].points);
    let church = board
        .lords_of(seat)
        .map(|row| i32::from(row.lord.is_churchman()) * p.bishop + i32::from(row.lord.cardinal) * p.cardinal);
    purse + crowns.map(|(_, points)| points).sum::<i32>() + titles.sum::<i32>() + church.sum::<i32>()
}

/// The seats with the most points, a tie broken by the last count (F-2.08).
fn best(points: &[i32], last: &[i32], order: impl Iterator<Item = Seat>) -> Vec<Seat> {
    let seats: Vec<Seat> = order.collect();
    let value = |seat: &Seat| (points[seat.0 as usize], last[seat.0 as usize]);
    let most = seats.iter().map(value).max();
    seats.into_iter().filter(|seat| Some(value(seat)) == most).collect()
}

/// Notes the points of all families (F-2.06).
fn count(play: &mut Play) {
    let board = play.board();
    let counted: Vec<i32> = (0..board.rules.seats as u8).map(|seat| points(&board, Seat(seat))).collect();
    let order: Vec<Seat> = board.progress.order().collect();
    for seat in order {
        let sum = counted[seat.0 as usize];
        play.progress.points[seat.0 as usize] += sum;
        play.chronicle
            .note("F-2.06", || Entry::new("fief-log-points", "F-2.06").by(seat).with("points", Word::Number(sum)));
    }
    play.progress.last_points = counted;
}

pub(super) fn turn_end(In(()): In<()>, mut play: Play) -> Flow {
    play.progress.phase = Phase::TurnEnd;
    let turn = i32::from(play.progress.turn);
    let limits = &play.rules.data.limits;
    let by_points = play.rules.by_points();
    let over = by_points && turn >= play.rules.switches.points_turns;
    let cap = play.rules.switches.turn_cap;
    if by_points && turn % limits.points_every == 0 {
        count(&mut play);
    }
    let progress = &play.progress;
    if over {
        let winners = best(&progress.points, &progress.last_points, progress.order());
        play.outcome.end(winners, "fief-end-points");
    } else if cap > 0 && turn >= cap {
        // An automatic game ends by the points of the moment.
        let board = play.board();
        let now: Vec<i32> = (0..board.rules.seats as u8).map(|seat| points(&board, Seat(seat))).collect();
        let winners = best(&now, &now, board.progress.order());
        play.outcome.end(winners, "fief-end-cap");
    }
    Flow::done()
}
