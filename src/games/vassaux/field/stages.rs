//! The stages of a way: the points where a reaction may freeze the mover (§4.3).
use super::company::{Company, Man};
use super::formation::{Formation, Posted, Posting, place};
use super::paths::{Path, gets_through, nominal_lengths};
use super::slots::{Hand, Mode};
use super::stand::Field;
use crate::table::ground::directions::{Direction, along};
use crate::table::ground::legs::Leg;
use crate::table::ground::spots::Spot;
use crate::table::prelude::{Allowed, Refusal};

const UNUSABLE: Refusal = Refusal::new("stage_unusable", "V-18.21");

/// A point of a way where a reaction may fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stage {
    /// Its number; 0 is the start, the last one the end.
    pub number: usize,
    /// Where the leader is.
    pub at: Spot,
    /// The direction of the straight part on which it lies; at the start of the first one that has a length. `None` on
    /// a way of no length.
    pub toward: Option<Direction>,
    /// How many bends lie behind it.
    pub bends: usize,
}

/// The stages of a legal way: one each `path_sample` u, and its end. A stage at a bend belongs to the part that ends
/// there.
pub fn stages(field: &Field, radius: i32, path: &Path) -> Vec<Stage> {
    let lengths = nominal_lengths(field, radius, path);
    let parts: Vec<(Spot, Spot)> = path.parts().collect();
    let total: i32 = lengths.iter().sum();
    let sample = field.measures().path_sample;
    let start = parts.iter().find_map(|(from, to)| Direction::toward(*from, *to));
    let mut found = vec![Stage { number: 0, at: path.start, toward: start, bends: 0 }];
    if path.joints.is_empty() && path.start == path.end {
        return found;
    }
    let mut walked = sample;
    while walked < total {
        let (mut part, mut left) = (0, walked);
        while left > lengths[part] {
            left -= lengths[part];
            part += 1;
        }
        let (from, to) = parts[part];
        let at = along(from, to, left).unwrap_or(from);
        found.push(Stage { number: found.len(), at, toward: Direction::toward(from, to), bends: part });
        walked += sample;
    }
    found.push(Stage { number: found.len(), at: path.end, toward: path.heading(), bends: path.joints.len() });
    found
}

/// The unit frozen at a stage of its way. At the start it stands as it stood; elsewhere it is set down as at the end of
/// a move, in a charge too (V-18.22). A stage is usable if the leader can stand there, overlaps nobody who finds no
/// place, and touches no enemy whom he did not touch at the start (V-18.21).
pub fn freeze(field: &Field, company: &Company, stage: &Stage, hand: Hand) -> Result<Formation, Refusal> {
    let Some(toward) = stage.toward.filter(|_| stage.number > 0) else {
        let stood = |man: &Man| man.origin.map(|at| Posted { id: man.id, at, posting: Posting::Rigid });
        return Ok(Formation { at: stage.at, men: company.men().iter().filter_map(stood).collect() });
    };
    place(field, company, stage.at, toward, Mode::Move, hand).map_err(|_| UNUSABLE)
}

/// What is left of a way from a stage on: it is walked from there (V-18.13).
pub fn rest(path: &Path, stage: &Stage) -> Path {
    Path { start: stage.at, joints: path.joints[stage.bends..].to_vec(), end: path.end }
}

/// Whether nobody and nothing has come into what is left of a way (V-18.13, V-10.05). Its length is not asked again.
pub fn is_open(field: &Field, company: &Company, rest: &Path) -> Allowed {
    let leg = |(from, to)| Leg::new(from, to, company.radius()).sweep();
    rest.parts().try_for_each(|part| gets_through(field, company, &leg(part)))
}

/// The last usable stage of what is left of a way that is blocked now or has no room at its end, with the unit frozen
/// there: where the move ends (V-18.13). `stages` are those of the whole way, the first of them where the leader stands
/// now; those behind a blocked part are not reached. `None` where no stage but his own place is left.
pub fn last_usable(
    field: &Field,
    company: &Company,
    path: &Path,
    stages: &[Stage],
    hand: Hand,
) -> Option<(Stage, Formation)> {
    let (now, later) = stages.split_first()?;
    let reached = |stage: &&Stage| {
        let way =
            Path { start: now.at, joints: path.joints[now.bends..stage.bends.max(now.bends)].to_vec(), end: stage.at };
        is_open(field, company, &way).is_ok()
    };
    let usable = |stage: &Stage| Some((*stage, freeze(field, company, stage, hand).ok()?));
    later.iter().rev().filter(reached).find_map(usable)
}
