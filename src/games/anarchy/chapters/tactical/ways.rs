//! How far it is on foot over the whole map, whoever stands where: for men who flee, and for the scripts.
use super::paths::step_cost_as;
use crate::games::anarchy::board::Board;
use crate::games::anarchy::board::joins::Join;
use crate::games::anarchy::data::files::Terrain;
use crate::table::prelude::Place;

/// Farther than anything on a map.
pub const FAR: u16 = u16::MAX;

/// The movement points from every place to the nearest of some, on foot, over whoever stands between.
#[derive(Clone, Debug)]
pub struct Ways(Vec<u16>);

impl Ways {
    /// To the nearest of these places. A closed door costs so many points more to those for whom it is closed; without a number it
    /// is a wall.
    pub fn to(board: &Board, goals: impl IntoIterator<Item = Place>, through_doors: Option<u16>) -> Self {
        let mut all = vec![FAR; board.map.places()];
        let mut buckets: Vec<Vec<Place>> = vec![vec![]];
        for goal in goals {
            all[goal.index()] = 0;
            buckets[0].push(goal);
        }
        let mut at = 0;
        while at < buckets.len() {
            let mut next = 0;
            while let Some(&here) = buckets[at].get(next) {
                next += 1;
                if usize::from(all[here.index()]) != at {
                    continue;
                }
                for from in board.near(here) {
                    let Some(cost) = step(board, from, here, through_doors) else { continue };
                    let whole = at + usize::from(cost);
                    if whole < usize::from(all[from.index()]) {
                        all[from.index()] = whole as u16;
                        if buckets.len() <= whole {
                            buckets.resize(whole + 1, vec![]);
                        }
                        buckets[whole].push(from);
                    }
                }
            }
            at += 1;
        }
        Self(all)
    }
    /// From a place; [`FAR`] if there is no way.
    pub fn from(&self, place: Place) -> u16 {
        self.0.get(place.index()).copied().unwrap_or(FAR)
    }
}

/// Whether a man on foot could step from one place to another beside it, whoever stands there.
pub fn leads(board: &Board, from: Place, to: Place) -> bool {
    step(board, from, to, None).is_some()
}

/// What a step costs a man on foot; nothing if there is none.
fn step(board: &Board, from: Place, to: Place, through_doors: Option<u16>) -> Option<u16> {
    if [from, to].into_iter().any(|place| board.berth(place).is_some_and(|berth| !berth.cell.men)) {
        return None;
    }
    board.features(from).foot?;
    let open = board.features(to).foot?;
    if board.map.is_upper(to) && !board.is_storey(to) || board.burns(to) {
        return None;
    }
    match board.join(from, to) {
        Join::None => {
            // A closed door, seen from outside; men cannot burst a castle gate.
            let bursts = |hex: Place| board.is_shut(hex) && board.terrain(hex) != Terrain::Gate;
            let door = [from, to].into_iter().any(bursts);
            let near = board.within_a_level(from, to);
            through_doors.filter(|_| door && near).map(|more| open as u16 + more)
        }
        Join::EngineWall => None,
        Join::Drop if board.terrain(to) == Terrain::ChurchWindow => None,
        _ => u16::try_from(step_cost_as(board, false, from, to)).ok(),
    }
}
