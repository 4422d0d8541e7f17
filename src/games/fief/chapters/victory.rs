//! Chapters 2 and 13, the end of a turn: who leaves the game (F-13.01, F-13.02, F-13.04), points (F-2.05, F-2.06,
//! F-2.08), and who has won (F-2.01, F-2.02, F-2.03, F-2.09, F-13.05).
use crate::games::fief::access::Write;
use crate::games::fief::board::Board;
use crate::games::fief::chapters::names::place;
use crate::games::fief::chapters::negotiations::notes;
use crate::games::fief::chapters::ransom;
use crate::games::fief::chapters::succession::deaths::AFTERMATH;
use crate::games::fief::chapters::succession::regency;
use crate::games::fief::state::lords::{Holder, Titles};
use crate::games::fief::state::notes::Notes;
use crate::games::fief::state::progress::{Phase, TurnProgress};
use crate::table::kit::purses::Account;
use crate::table::prelude::*;
use bevy::prelude::*;

/// The turn ends (F-13.03).
pub const TURN_END: Step<()> = Step::new("fief.turn_end");
/// Elimination and victory (F-13.01, F-13.03).
pub const JUDGEMENT: Step<()> = Step::new("fief.judgement");

/// The points of a family as it stands (F-2.05).
pub fn points(board: &Board, seat: Seat) -> i32 {
    let data = &board.rules.data.titles;
    let p = &data.points;
    let purse = board.purse(seat) / p.purse * p.purse_points;
    let crowns = [(board.crown.king, p.king), (board.crown.queen, p.queen), (board.crown.prince, p.prince)];
    let crowns = crowns.into_iter().filter(|(lord, _)| lord.is_some_and(|lord| board.family(lord) == seat));
    let titles = (0..board.titles.of.len()).filter(|region| board.fief_of(*region) == Some(seat));
    let titles = titles.map(|region| data.ranks[board.map.rank(region)].points);
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
fn count(write: &mut Write) {
    let board = write.board();
    let counted: Vec<i32> = (0..board.rules.seats as u8).map(|seat| points(&board, Seat(seat))).collect();
    let order: Vec<Seat> = board.progress.order().collect();
    for seat in order {
        let sum = counted[seat.0 as usize];
        write.progress.points[seat.0 as usize] += sum;
        write
            .chronicle
            .note("F-2.06", || Entry::new("fief-log-points", "F-2.06").by(seat).with("points", Word::Number(sum)));
    }
    write.progress.last_points = counted;
}

/// How many fiefs a family has, those that it keeps without lords included.
pub fn fiefs(board: &Board, seat: Seat) -> i32 {
    (0..board.titles.of.len()).filter(|region| board.fief_of(*region) == Some(seat)).count() as i32
}

/// Whether a family wins alone: with King, a child too, or Queen, and enough fiefs (F-2.01).
pub fn wins_alone(board: &Board, seat: Seat) -> bool {
    let crown = board.crown;
    let royal = crown.king.into_iter().chain(crown.queen).any(|lord| board.family(lord) == seat);
    royal && fiefs(board, seat) >= board.rules.data.limits.fiefs_alone
}

/// Whether two allied families win together: with King and Queen between them, and enough fiefs (F-2.02): one of
/// the rights of an alliance (F-11.10).
pub fn wins_as_a_pair(board: &Board, one: Seat, other: Seat) -> bool {
    let theirs = |lord: Option<PieceId>| lord.is_some_and(|lord| [one, other].contains(&board.family(lord)));
    board.ally(one) == Some(other)
        && theirs(board.crown.king)
        && theirs(board.crown.queen)
        && fiefs(board, one) + fiefs(board, other) >= board.rules.data.limits.fiefs_pair
}

/// All who win at the end of this turn, in turn order, and by what (F-2.01, F-2.02, F-2.03): who wins alone does so
/// without an ally, and a pair wins only if nobody wins alone.
fn winners(board: &Board) -> Option<(Vec<Seat>, &'static str)> {
    let alone: Vec<Seat> = board.progress.order().filter(|seat| wins_alone(board, *seat)).collect();
    match alone.len() {
        0 => {}
        1 => return Some((alone, "fief-end-alone")),
        _ => return Some((alone, "fief-end-shared")),
    }
    let in_pair = |seat: &Seat| board.ally(*seat).is_some_and(|ally| wins_as_a_pair(board, *seat, ally));
    let pair: Vec<Seat> = board.progress.order().filter(in_pair).collect();
    (!pair.is_empty()).then_some((pair, "fief-end-pair"))
}

/// The titles that a family which is out has left, unless an heir is to have them (F-13.04).
fn titles_to_bank(write: &mut Write, family: Seat) {
    if write.titles.estates.iter().any(|estate| estate.family == family && estate.heir.is_some()) {
        return;
    }
    write.titles.estates.retain(|estate| estate.family != family);
    for region in 0..write.titles.of.len() {
        if write.titles.of[region].holder != Holder::Unassigned(family) {
            continue;
        }
        // What is owed to captives who held it before stays theirs (F-6.14).
        let (aside, sum) = (Account::Aside(region as u16), write.board().frozen(region));
        (write.titles.of[region].holder, write.titles.of[region].taken) = (Holder::Bank, false);
        write.titles.to_assign.retain(|r| usize::from(*r) != region);
        write.pay(aside, Account::Bank, sum, "fief-log-aside-to-bank", "F-13.04");
        for village in write.rules.map.of_region(region) {
            let village = &mut write.realm.villages[village.index()];
            village.owner = village.occupant;
        }
        let area = Place(write.titles.first_region + region as u16);
        write
            .chronicle
            .note("F-13.04", || Entry::new("fief-log-title-to-bank", "F-13.04").by(family).with("area", place(area)));
    }
}

/// Families without lord, prisoners counted, and without soldiers leave the game (F-13.01, F-13.02, F-13.04).
fn eliminate(write: &mut Write) {
    let board = write.board();
    let gone = |seat: &Seat| board.lords_of(*seat).next().is_none() && board.forces.total(*seat) == 0;
    let gone: Vec<Seat> = board.progress.order().filter(gone).collect();
    for seat in gone {
        write.progress.out[seat.0 as usize] = true;
        write.chronicle.note("F-13.01", || Entry::new("fief-log-eliminated", "F-13.01").by(seat));
        for card in write.cards.hands.of(seat).to_vec() {
            write.cards.hands.take(seat, card);
            write.cards.deck.discard(card);
        }
        let purse = write.treasury.purses.of(seat);
        write.pay(Account::Purse(seat), Account::Bank, purse, "fief-log-purse-to-bank", "F-13.04");
        // Whoever is out of the game inherits nothing; the heirs of this family keep their right (F-10.32).
        for estate in write.titles.estates.iter_mut().filter(|estate| estate.heir == Some(seat)) {
            (estate.heir, estate.by_crown) = (None, true);
        }
        for village in write.realm.villages.iter_mut().filter(|village| village.owner == Some(seat)) {
            village.owner = None;
        }
    }
    let ownerless: Vec<Seat> =
        (0..write.rules.seats as u8).map(Seat).filter(|seat| !write.progress.is_in(*seat)).collect();
    ownerless.into_iter().for_each(|seat| titles_to_bank(write, seat));
    // The rebels pass to the next living family on the left (F-16.45).
    if let Some(controller) = write.revolt.0.map(|uprising| uprising.controller)
        && !write.progress.is_in(controller)
        && let Some(next) = write.progress.left_of(controller)
        && let Some(uprising) = &mut write.revolt.0
    {
        uprising.controller = next;
        write.chronicle.note("F-16.45", || Entry::new("fief-log-rebels-pass", "F-16.45").by(next));
    }
}

/// First young Kings come of age and ransoms that were not paid cost lives (F-14.19); then what follows from it is
/// settled, and then comes the judgement.
pub(in crate::games::fief) fn turn_end(In(()): In<()>, mut write: Write) -> Flow {
    write.progress.phase = Phase::TurnEnd;
    regency::come_of_age(&mut write);
    ransom::forfeit(&mut write);
    Flow::then([AFTERMATH.on(()), JUDGEMENT.on(())])
}

/// Elimination, then victory (R-39, F-13.03).
pub(in crate::games::fief) fn judgement(In(()): In<()>, mut write: Write, mut notes: ResMut<Notes>) -> Flow {
    eliminate(&mut write);
    notes::close_of_the_lost(&mut write, &mut notes);
    notes::tell_due(&mut write, &notes);
    let turn = i32::from(write.progress.turn);
    let left: Vec<Seat> = write.progress.order().collect();
    // Whoever is the only one left has won (F-13.05).
    if left.len() < 2 {
        let reason = if left.is_empty() { "fief-end-nobody" } else { "fief-end-last" };
        write.outcome.end(left, reason);
        return Flow::done();
    }
    let by_points = write.rules.by_points();
    let cap = write.rules.switches.turn_cap;
    if by_points && turn % write.rules.data.limits.points_every == 0 {
        count(&mut write);
    }
    let progress = &write.progress;
    if by_points && turn >= write.rules.switches.points_turns {
        let winners = best(&progress.points, &progress.last_points, progress.order());
        write.outcome.end(winners, "fief-end-points");
        return Flow::done();
    }
    let board = write.board();
    // A points game runs to its last turn (F-2.09).
    if let Some((winners, reason)) = winners(&board).filter(|_| !by_points) {
        write.outcome.end(winners, reason);
    } else if cap > 0 && turn >= cap {
        // At the limit of turns the points of the moment decide (F-2.05, F-13.03, R-38).
        let now: Vec<i32> = (0..board.rules.seats as u8).map(|seat| points(&board, Seat(seat))).collect();
        let winners = best(&now, &now, board.progress.order());
        write.outcome.end(winners, "fief-end-cap");
    }
    Flow::done()
}

/// The figures of a match that has ended, for statistics, each with its name.
pub fn figures(world: &World) -> Vec<(&'static str, f64)> {
    let (titles, progress) = (world.resource::<Titles>(), world.resource::<TurnProgress>());
    let held = titles.of.iter().filter(|title| title.holder != crate::games::fief::state::lords::Holder::Bank).count();
    let events = progress.events;
    vec![
        ("turns", progress.turn.into()),
        ("fiefs", held as f64),
        ("coronations", events.coronations.into()),
        ("weddings", events.weddings.into()),
        ("battles", events.battles.into()),
        ("winners", world.resource::<Outcome>().0.as_ref().map_or(0.0, |ended| ended.winners.len() as f64)),
        ("eliminated", progress.out.iter().filter(|out| **out).count() as f64),
    ]
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&TURN_END, turn_end).step(&JUDGEMENT, judgement);
}
