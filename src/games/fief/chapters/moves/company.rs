//! Chapter 8, who marches together: a lord who leads, other lords, captives, and soldiers by how far they have gone
//! (F-8.03, F-8.04, F-8.05, F-8.06, F-8.08).
use crate::games::fief::access::Write;
use crate::games::fief::board::{Board, LordRow};
use crate::games::fief::state::forces::Group;
use crate::games::fief::state::march::Portions;
use crate::table::kit::counters::Counters;
use crate::table::prelude::{Allowed, PieceId, Place, Refusal, Seat};
use bevy::prelude::*;

pub const NEEDS_LEADER: Refusal = Refusal::new("needs_leader", "F-8.03");
pub const NOT_YOUR_LEADER: Refusal = Refusal::new("not_your_lord", "F-8.03");
pub const LEADS_ALREADY: Refusal = Refusal::new("not_an_option", "F-8.03");
pub const CAPTIVE_LEADER: Refusal = Refusal::new("lord_is_prisoner", "F-9.31");
pub const NO_STEPS_LEFT: Refusal = Refusal::new("no_steps_left", "F-8.05");
pub const ONLY_WITH_DARC: Refusal = Refusal::new("no_steps_left", "F-8.06");
pub const NOT_HERE: Refusal = Refusal::new("not_an_option", "F-8.08");
pub const NOT_IN_COMPANY: Refusal = Refusal::new("not_in_company", "F-8.08");
pub const BAD_WEATHER_HERE: Refusal = Refusal::new("bad_weather_here", "F-8.28");

/// Whether the company has the d'Arc woman with it, free and of the family (F-8.06).
fn has_darc(board: &Board) -> bool {
    let darc = |id: &PieceId| board.lord(*id).lord.darc && board.lord(*id).lord.is_free();
    board.march.leader.iter().chain(&board.march.with).any(darc)
}

/// How many villages the company may go in a turn.
pub fn reach(board: &Board) -> u8 {
    let limits = &board.rules.data.limits;
    if has_darc(board) { limits.steps_darc } else { limits.steps }
}

/// The leader, if somebody leads.
pub fn leader<'b>(board: &'b Board) -> Result<&'b LordRow, Refusal> {
    board.march.leader.map(|id| board.lord(id)).ok_or(NEEDS_LEADER)
}

/// Whether the pieces of a region may not move (F-8.28).
pub fn weather_holds(board: &Board, village: Place) -> bool {
    board.realm.regions[board.region(village)].bad_weather
}

/// Whether this lord may lead a march now, be it a man, a crowned woman or an uncrowned one (F-8.03, F-8.11).
pub fn may_lead(board: &Board, seat: Seat, id: PieceId) -> Allowed {
    let row = board.lord(id);
    if row.lord.on_board() && row.lord.captor.is_some_and(|captor| captor == seat || row.family == seat) {
        return Err(CAPTIVE_LEADER);
    }
    if !row.lord.is_free() || row.family != seat {
        return Err(NOT_YOUR_LEADER);
    }
    if board.march.leader == Some(id) {
        return Err(LEADS_ALREADY);
    }
    if weather_holds(board, row.at) {
        return Err(BAD_WEATHER_HERE);
    }
    let limits = &board.rules.data.limits;
    let beside = |other: &LordRow| other.lord.darc && other.at == row.at && other.lord.post() == row.lord.post();
    let reach = if board.free_lords_of(seat).any(beside) { limits.steps_darc } else { limits.steps };
    if row.lord.steps >= reach { Err(NO_STEPS_LEFT) } else { Ok(()) }
}

/// Whether another lord or a captive of the family may come along (F-8.04, F-9.31).
pub fn may_join(board: &Board, seat: Seat, id: PieceId) -> Allowed {
    let leader = leader(board)?;
    let row = board.lord(id);
    let own = row.family == seat && row.lord.is_free();
    let captive = row.lord.on_board() && row.lord.captor == Some(seat);
    if !own && !captive {
        return Err(if row.family == seat && row.lord.on_board() { CAPTIVE_LEADER } else { NOT_YOUR_LEADER });
    }
    if row.at != leader.at || row.lord.post() != leader.lord.post() || board.march.contains(id) {
        return Err(NOT_HERE);
    }
    let limits = &board.rules.data.limits;
    let reach = if has_darc(board) || (own && row.lord.darc) { limits.steps_darc } else { limits.steps };
    if row.lord.steps >= reach { Err(NO_STEPS_LEFT) } else { Ok(()) }
}

/// Whether a lord or captive of the company may be set down where it stands (F-8.08, F-9.31, R-54). A captive who would be
/// without a guard holds the company back when it goes on.
pub fn may_leave_behind(board: &Board, id: PieceId) -> Allowed {
    leader(board)?;
    if board.march.contains(id) { Ok(()) } else { Err(NOT_IN_COMPANY) }
}

/// Sets a lord or captive of the company down. If he led it, another lord leads on, the first who came along; with none
/// nobody goes on.
pub(super) fn leave_behind(write: &mut Write, id: PieceId) {
    if write.march.leader != Some(id) {
        write.march.with.retain(|other| *other != id);
        return;
    }
    let next = write.march.with.iter().copied().find(|other| write.lord(*other).lord.is_free());
    match next {
        Some(next) => {
            write.march.with.retain(|other| *other != next);
            write.march.leader = Some(next);
        }
        None => disperse(write),
    }
}

/// The soldiers who stand with the leader and can still go, by steps gone: how many of each do not come along yet.
pub fn at_hand(board: &Board, seat: Seat) -> Portions {
    let Some(leader) = board.march.leader.map(|id| board.lord(id)) else { return Portions::new() };
    let (post, reach) = (leader.lord.post(), reach(board));
    let with_him = |g: &&Group| g.post == post && g.steps < reach && leader.lord.steps < reach;
    let left = |g: &Group| (g.steps, g.points - board.march.of_portion(g.steps).min(g.points));
    board.forces.at(seat, leader.at).filter(with_him).map(left).filter(|(_, points)| *points > 0).collect()
}

/// Takes points out of portions, in their order.
pub fn pick(portions: impl Iterator<Item = (u8, u16)>, mut wanted: u16) -> Portions {
    let mut picked = Portions::new();
    for (steps, points) in portions {
        let some = points.min(wanted);
        wanted -= some;
        if some > 0 {
            picked.push((steps, some));
        }
    }
    picked
}

/// Nobody marches any more: the company stays where it is, and another may be formed.
pub fn disperse(write: &mut Write) {
    write.march.disperse();
    if let Some(kinds) = write.forces.kinds_mut() {
        kinds.marching.clear();
    }
}

/// Where troops are of kinds: the pieces that stand with the leader, can still go and do not come along yet, by the
/// steps that they have gone.
pub fn pieces_at_hand(board: &Board, seat: Seat) -> Vec<(u8, Counters)> {
    let (Some(leader), Some(kinds)) = (board.march.leader.map(|id| board.lord(id)), board.forces.kinds()) else {
        return vec![];
    };
    let (post, reach) = (leader.lord.post(), reach(board));
    let with_him = |g: &&Group| g.post == post && g.steps < reach && leader.lord.steps < reach;
    let coming = |steps: u8| kinds.marching.iter().find(|(s, _)| *s == steps).map_or(Counters::default(), |(_, c)| *c);
    let left = |g: &Group| (g.steps, g.counters.minus(coming(g.steps)).unwrap_or_default());
    board.forces.at(seat, leader.at).filter(with_him).map(left).filter(|(_, pieces)| !pieces.is_empty()).collect()
}
/// These pieces, which have gone so many steps, come along, where troops are of kinds.
pub fn company_goes(write: &mut Write, steps: u8, pieces: Counters) {
    let Some(kinds) = write.forces.kinds_mut().filter(|_| !pieces.is_empty()) else { return };
    match kinds.marching.iter_mut().find(|(s, _)| *s == steps) {
        Some((_, there)) => *there = there.plus(pieces),
        None => {
            kinds.marching.push((steps, pieces));
            kinds.marching.sort_unstable_by_key(|(steps, _)| *steps);
        }
    }
}
/// The same; their points are counted among those that march.
pub fn take_pieces(write: &mut Write, steps: u8, pieces: Counters) {
    let points = write.rules.soldiers.points(pieces);
    if points > 0 {
        write.march.add(steps, points);
    }
    company_goes(write, steps, pieces);
}
/// Which soldiers come along first (F-8.08).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum First {
    LeastGone,
    FurthestGone,
}

/// Pieces worth about so many points come along: those that have gone least far, or furthest; with all points all
/// pieces.
pub(super) fn take_about(write: &mut Write, seat: Seat, points: u16, first: First) {
    let mut hand = pieces_at_hand(&write.board(), seat);
    let worth = |pieces: Counters| write.rules.soldiers.points(pieces);
    let all = hand.iter().map(|(_, pieces)| worth(*pieces)).sum::<u16>() <= points;
    if first == First::FurthestGone {
        hand.reverse();
    }
    let (mut still, set) = (points, write.rules.soldiers.clone());
    for (steps, pieces) in hand {
        let picked = if all { pieces } else { set.about(pieces, still, false) };
        still = still.saturating_sub(set.points(picked));
        take_pieces(write, steps, picked);
        if still == 0 && !all {
            break;
        }
    }
}
/// Pieces worth about so many points stay here: those that have gone furthest first, and of them those worth least.
pub(super) fn leave_about(write: &mut Write, points: u16) {
    let set = write.rules.soldiers.clone();
    let Some(kinds) = write.forces.kinds_mut() else { return };
    let coming = std::mem::take(&mut kinds.marching);
    let all = coming.iter().map(|(_, pieces)| set.points(*pieces)).sum::<u16>() <= points;
    write.march.taken.clear();
    let mut still = points;
    for (steps, pieces) in coming.into_iter().rev() {
        let stay = match (all, still) {
            (true, _) => pieces,
            (_, 0) => Counters::default(),
            _ => set.about(pieces, still, true),
        };
        still = still.saturating_sub(set.points(stay));
        take_pieces(write, steps, pieces.minus(stay).unwrap_or_default());
    }
}
