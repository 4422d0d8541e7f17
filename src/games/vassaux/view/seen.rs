//! The match as a viewer may know it: views ask the rules' own questions of it. Everything lies open on the table but for the
//! turn that each side of the duel has written down (V-23.10).
use crate::desktop::face::{PublicView, Sight};
use crate::games::vassaux::access::{Board, Fighter, board_of};
use crate::games::vassaux::map::layout::Piece;
use crate::games::vassaux::rules::Rules;
use crate::games::vassaux::state::combat::Combat;
use crate::games::vassaux::state::deployment::{Deployment, Hand, Placed};
use crate::games::vassaux::state::fighters::Fate;
use crate::games::vassaux::state::frames::Frames;
use crate::games::vassaux::state::objectives::Objectives;
use crate::games::vassaux::state::progress::Progress;
use crate::games::vassaux::state::reserves::Reserves;
use crate::games::vassaux::state::solo::Account;
use crate::games::vassaux::state::terrain::OwnTable;
use crate::table::prelude::{PieceId, Seat, Spot};
use bevy::prelude::World;
use std::rc::Rc;

/// A match without what is hidden from the viewer.
pub struct Seen {
    /// The table, the fighters and the units. A turn that the enemy has written down in secret is missing there.
    pub board: Board,
    pub progress: Progress,
    pub reserves: Reserves,
    pub frames: Frames,
    pub combat: Combat,
    pub deployment: Deployment,
    pub hand: Hand,
    /// What players have laid on a table of their own.
    pub own_table: OwnTable,
    /// What the automaton has last done, and why.
    pub account: Account,
    /// Without the turn that the enemy has written down in secret.
    pub objectives: Objectives,
}

impl Seen {
    /// What a viewer sees of the match.
    pub fn of(sight: &Sight) -> Rc<Self> {
        sight.public()
    }
    /// The rules in force.
    pub fn rules(&self) -> &Rules {
        &self.board.rules
    }
    /// The pieces of terrain on the table (V-23.32).
    pub fn terrain(&self) -> Vec<Piece> {
        self.rules().pieces(&self.own_table.laid)
    }
    /// Where a fighter stands: as his owner has placed him so far if his unit is being set down, nowhere if he is not on the
    /// table.
    pub fn stands_at(&self, fighter: &Fighter) -> Option<Spot> {
        self.in_hand(fighter.id).or_else(|| (fighter.fate == Fate::OnTable).then_some(fighter.at))
    }
    fn in_hand(&self, id: PieceId) -> Option<Spot> {
        let down = self.hand.0.as_ref()?;
        if self.board.unit(down.unit).leader == Some(id) {
            return Some(down.at);
        }
        let man = down.men.iter().find(|(man, ..)| *man == id)?;
        (man.2 != Placed::Stays).then_some(man.1)
    }
}

impl PublicView for Seen {
    fn seen_by(world: &World, viewer: Option<Seat>) -> Self {
        let mut objectives = world.resource::<Objectives>().clone();
        for (seat, secret) in (0..).map(Seat).zip(&mut objectives.duel) {
            if viewer.is_some_and(|viewer| viewer != seat) {
                *secret = None;
            }
        }
        Self {
            board: board_of(world, objectives.duel),
            progress: world.resource::<Progress>().clone(),
            reserves: world.resource::<Reserves>().clone(),
            frames: world.resource::<Frames>().clone(),
            combat: world.resource::<Combat>().clone(),
            deployment: world.resource::<Deployment>().clone(),
            hand: world.resource::<Hand>().clone(),
            own_table: world.resource::<OwnTable>().clone(),
            account: world.resource::<Account>().clone(),
            objectives,
        }
    }
}
