//! The candidates of a question with an area.
use super::charges;
use super::deployment;
use super::laying;
use super::moves;
use super::posts;
use super::reasons::{Candidate, Proposal, Why};
use crate::games::vassaux::access::{Board, Read};
use crate::games::vassaux::chapters::charge::CHARGE_TO;
use crate::games::vassaux::chapters::deployment::DEPLOY_AT;
use crate::games::vassaux::chapters::formation::STAND_AT;
use crate::games::vassaux::chapters::magic::infiltration::MARKER_AT;
use crate::games::vassaux::chapters::movement::{BEND, HALT, LEAD_TO};
use crate::games::vassaux::chapters::scenarios::interests::POI_AT;
use crate::games::vassaux::chapters::scenarios::own_table::LAY;
use crate::games::vassaux::state::combat::Combat;
use crate::games::vassaux::state::deployment::{Deployment, Hand};
use crate::games::vassaux::state::frames::Frames;
use crate::games::vassaux::state::objectives::Objectives;
use crate::games::vassaux::state::terrain::OwnTable;
use crate::table::ground::spots::{Spot, square};
use crate::table::prelude::{Area, Key};

/// The match, as far as the points of a question depend on it. Whoever looks at it puts into it what he may see.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    pub board: &'a Board,
    pub frames: &'a Frames,
    pub combat: &'a Combat,
    pub deployment: &'a Deployment,
    pub hand: &'a Hand,
    pub objectives: &'a Objectives,
    pub own_table: &'a OwnTable,
}

impl<'a> Asked<'a> {
    /// The match as a step reads it.
    pub fn of(read: &'a Read, board: &'a Board) -> Self {
        Self {
            board,
            frames: &read.frames,
            combat: &read.combat,
            deployment: &read.deployment,
            hand: &read.hand,
            objectives: &read.objectives,
            own_table: &read.own_table,
        }
    }
}

/// Two points nearer to each other than this are as good as one, in u.
const ALIKE: i64 = 200;
/// The same where places are spread over a whole table.
const SPREAD: i64 = 3000;

/// The points worth trying for an area with this verb, the best known first. Those of a verb that nobody knows are none.
pub fn proposals(asked: &Asked, verb: Key) -> Vec<Proposal> {
    match verb {
        _ if verb == HALT.key => moves::halts(asked),
        _ if verb == BEND.key => moves::bends(asked),
        _ if verb == LEAD_TO.key => moves::leads(asked),
        _ if verb == CHARGE_TO.key => charges::ends(asked),
        _ if verb == STAND_AT.key => posts::posts(asked),
        _ if verb == DEPLOY_AT.key => deployment::places(asked),
        _ => vec![],
    }
}

/// The same for an area; where things are laid it decides where they may lie at most.
fn proposals_in(asked: &Asked, area: &Area) -> Vec<Proposal> {
    match area.verb {
        verb if verb == POI_AT.key => laying::interests(asked, area),
        verb if verb == LAY.key => laying::pieces(asked),
        verb if verb == MARKER_AT.key => laying::markers(asked),
        verb => proposals(asked, verb),
    }
}

/// The points of an area that are worth choosing, the best known first, each once; the rule of the area allows all of them. At
/// least its usual point.
pub fn of_area(asked: &Asked, area: &Area) -> Vec<Candidate> {
    let mut found: Vec<Candidate> = vec![];
    for proposal in proposals_in(asked, area) {
        let allowed = proposal.spots.into_iter().find(|spot| area.allows(*spot).is_ok());
        let near = match proposal.why {
            // Whoever stays stays, even where another point lies beside him.
            Why::Stay => 0,
            Why::Spread => SPREAD * SPREAD,
            _ => ALIKE * ALIKE,
        };
        let new = |spot: &Spot| found.iter().all(|other| square(other.at, *spot) > near);
        if let Some(at) = allowed.filter(new) {
            found.push(Candidate { at, why: proposal.why });
        }
    }
    if found.iter().all(|other| square(other.at, area.usual) > ALIKE * ALIKE) {
        found.push(Candidate { at: area.usual, why: Why::Usual });
    }
    found
}
