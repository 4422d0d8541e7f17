//! Where a charge may end.
use super::questions::Asked;
use super::reasons::{Proposal, Why};
use crate::games::vassaux::chapters::charge;
use crate::games::vassaux::field::charge::{self as charges, Charge};
use crate::games::vassaux::field::company::Company;
use crate::games::vassaux::field::lines::{Line, full_reach, may_touch};
use crate::table::ground::spots::Spot;
use crate::table::prelude::PieceId;

/// A canonical stop of a charge, not tried yet: along which line, how many enemies touch the leader there, how far it is, whom he touches.
struct End {
    /// Where its line aims.
    aim: Spot,
    exposure: usize,
    length: i32,
    at: Spot,
    meets: Vec<PieceId>,
}

/// How many ends are tried for one reason.
const MOST: usize = 12;

/// The ends of a charge: the one with most contacts, the shortest and the longest of its line, the one that exposes the leader least, and one against each
/// fighter whom the leader may meet.
pub fn ends(asked: &Asked) -> Vec<Proposal> {
    let (board, Some(frame)) = (asked.board, asked.frames.top()) else { return vec![] };
    let order = frame.order().and_then(|order| charge::sort(board, frame, order));
    let (Some(sort), Some(target), Some(company)) = (order, frame.target, Company::of(&board.field, frame.unit)) else {
        return vec![];
    };
    let rulers = board.rules.figures(frame.unit).stats.mv;
    let mut ends = canonical(asked, &company, sort, rulers, target);
    let best = charges::best(&board.field, &company, sort, rulers, target);
    let mut found: Vec<Proposal> = best.iter().map(|(stop, _)| Proposal::one(Why::MostContacts, stop.at)).collect();
    let spots = |ends: &[End]| ends.iter().take(MOST).map(|end| end.at).collect::<Vec<_>>();
    // Along the line of the best one every end is tried: only there it is sure that there is one.
    let on_line: Vec<Spot> = best.iter().flat_map(|(stop, _)| along(&ends, stop.aim)).collect();
    ends.sort_by_key(|end| (end.length, end.exposure, end.at));
    found.push(Proposal { why: Why::Shortest, spots: [on_line.clone(), spots(&ends)].concat() });
    ends.sort_by_key(|end| (-end.length, end.exposure, end.at));
    let farthest = on_line.into_iter().rev().collect();
    found.push(Proposal { why: Why::Longest, spots: [farthest, spots(&ends)].concat() });
    ends.sort_by_key(|end| (end.exposure, end.length, end.at));
    found.push(Proposal { why: Why::Sheltered, spots: spots(&ends) });
    for enemy in board.field.members(target) {
        let meets = ends.iter().filter(|end| end.meets.contains(&enemy.id));
        let spots: Vec<Spot> = meets.take(MOST).map(|end| end.at).collect();
        if !spots.is_empty() {
            found.push(Proposal { why: Why::Meets(enemy.id), spots });
        }
    }
    found
}

/// The ends on the line with this aim, the shortest first. They are so few that all can be tried.
fn along(ends: &[End], aim: Spot) -> Vec<Spot> {
    let mut found: Vec<&End> = ends.iter().filter(|end| end.aim == aim).collect();
    found.sort_by_key(|end| end.length);
    found.into_iter().map(|end| end.at).collect()
}

/// All canonical stops of all canonical lines from which somebody may touch the target.
fn canonical(asked: &Asked, company: &Company, sort: Charge, rulers: i32, target: PieceId) -> Vec<End> {
    let field = &asked.board.field;
    let limit = full_reach(field, company, rulers);
    let aims = charges::aims(field, company, sort, target).unwrap_or_default();
    let mut found = vec![];
    for line in aims.into_iter().filter_map(|aim| Line::new(field, company, target, aim, limit)) {
        for length in line.stops(field, company) {
            let at = line.at(length);
            if may_touch(field, company, target, at, 0) {
                let leader = company.base(at);
                let meets: Vec<PieceId> = field.touching(company.host(), &leader).map(|base| base.id).collect();
                found.push(End { aim: line.aim, exposure: meets.len(), length, at, meets });
            }
        }
    }
    found
}
