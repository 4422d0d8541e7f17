//! Contests: every side throws the same dice against a target of its own, and what a side throws beyond its target decides.
use crate::table::protocol::targets::Seat;
use crate::table::state::chronicle::Roll;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// After so many rounds of equal margins in a row chance decides, as among sides that fail. Dice that fall by chance never
/// come to it; those of a rule script whose faces have run out show the same for ever.
const MOST_ROUNDS: u32 = 100;

/// Several dice thrown together and added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Throw {
    /// How many dice: at least 1.
    pub dice: u8,
    /// The sides of each, numbered from 1: at least 2.
    pub sides: i32,
}

/// What was rolled in a contest. Sides are counted from 0, in the order in which they were listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rolled {
    /// All dice of one side.
    Thrown {
        /// Who threw.
        side: usize,
        /// What each die shows.
        faces: SmallVec<[i32; 4]>,
    },
    /// A die with one face for each of some sides: who of them comes next.
    Drawn {
        /// The sides, that of the first face first.
        among: SmallVec<[usize; 4]>,
        /// What it shows, from 1.
        face: i32,
    },
}

/// The sides of a contest, best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking {
    /// Every side once.
    pub order: Vec<usize>,
    /// Everything rolled, in the order in which it was rolled.
    pub rolled: Vec<Rolled>,
}

/// A contest of two sides, 0 and 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    /// The side that wins, 0 or 1.
    pub winner: usize,
    /// Everything rolled, in the order in which it was rolled.
    pub rolled: Vec<Rolled>,
}

/// Two sides throw, the first one first. A side succeeds with a total of at least its target. The only one to succeed wins; of
/// two, the one with more beyond its target; with equally much both throw again. If both fail, a fair coin decides.
///
/// `die` rolls a die of so many sides.
pub fn contest(targets: [i32; 2], throw: Throw, die: &mut dyn FnMut(i32) -> i32) -> Contest {
    let Ranking { order, rolled } = ranking(&targets, throw, die);
    Contest { winner: order[0], rolled }
}

/// Every side throws against its target, in the order of the list. Those that succeed are ranked by what they have beyond it;
/// sides with equally much throw again among themselves. Those that fail follow in random order. A side alone throws nothing.
///
/// `die` rolls a die of so many sides.
pub fn ranking(targets: &[i32], throw: Throw, die: &mut dyn FnMut(i32) -> i32) -> Ranking {
    debug_assert!(throw.dice >= 1 && throw.sides >= 2);
    let mut ranking = Ranking { order: vec![], rolled: vec![] };
    let everybody: SmallVec<[usize; 4]> = (0..targets.len()).collect();
    rank(everybody, targets, throw, MOST_ROUNDS, die, &mut ranking);
    debug_assert_eq!(ranking.order.len(), targets.len());
    ranking
}

/// Ranks sides that are level so far, with at most so many rounds of throwing.
fn rank(
    level: SmallVec<[usize; 4]>,
    targets: &[i32],
    throw: Throw,
    rounds: u32,
    die: &mut dyn FnMut(i32) -> i32,
    ranking: &mut Ranking,
) {
    if level.len() < 2 {
        return ranking.order.extend(level);
    }
    if rounds == 0 {
        return draw(level, die, ranking);
    }
    let mut passed: Vec<(i32, usize)> = vec![];
    let mut failed = SmallVec::new();
    for side in level {
        let faces: SmallVec<[i32; 4]> = (0..throw.dice).map(|_| die(throw.sides)).collect();
        match faces.iter().sum::<i32>() - targets[side] {
            margin if margin >= 0 => passed.push((margin, side)),
            _ => failed.push(side),
        }
        ranking.rolled.push(Rolled::Thrown { side, faces });
    }
    // A stable sort: sides with equally much keep the order of the list.
    passed.sort_by_key(|(margin, _)| -margin);
    for equal in passed.chunk_by(|(a, _), (b, _)| a == b) {
        rank(equal.iter().map(|(_, side)| *side).collect(), targets, throw, rounds - 1, die, ranking);
    }
    draw(failed, die, ranking);
}

/// Ranks sides by chance alone, one after the other.
fn draw(mut among: SmallVec<[usize; 4]>, die: &mut dyn FnMut(i32) -> i32, ranking: &mut Ranking) {
    while among.len() > 1 {
        let face = die(among.len() as i32);
        ranking.rolled.push(Rolled::Drawn { among: among.clone(), face });
        ranking.order.push(among.remove(face as usize - 1));
    }
    ranking.order.extend(among);
}

impl Rolled {
    /// Its dice as they stand in the chronicle: `seat_of` gives the seat of a side, `thrown` and `drawn` are the Fluent keys of
    /// what they were for. What is drawn goes to the seat of the first side that it is about.
    pub fn log(
        &self,
        throw: Throw,
        seat_of: impl Fn(usize) -> Seat,
        thrown: &'static str,
        drawn: &'static str,
    ) -> Vec<Roll> {
        let roll = |side: usize, purpose, face: i32, sides: i32| Roll {
            seat: seat_of(side),
            purpose,
            face,
            faces: (1..=sides).collect(),
            drawn: false,
        };
        match self {
            Rolled::Thrown { side, faces } => {
                faces.iter().map(|face| roll(*side, thrown, *face, throw.sides)).collect()
            }
            Rolled::Drawn { among, face } => vec![roll(among[0], drawn, *face, among.len() as i32)],
        }
    }
}
