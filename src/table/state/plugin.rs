//! The resources and tracked components of every match.
use super::chronicle::Chronicle;
use super::components::{At, Hidden, Owner, Pieces, Spent};
use super::dice::Dice;
use super::names::Names;
use super::snapshot::{TrackApp, Tracked};
use crate::table::protocol::prompt::Inquiry;
use crate::table::protocol::registry::{SharedRegistry, Thought};
use crate::table::protocol::sequence::{Agenda, Outcome, Revealed, Waiting};
use crate::table::protocol::targets::Kind;
use bevy::prelude::*;

/// What the world of a match holds whatever game is played. A game's own plugin is added after it.
pub struct TablePlugin;
impl Plugin for TablePlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<SharedRegistry>()
            .init_resource::<Agenda>()
            .init_resource::<Waiting>()
            .init_resource::<Outcome>()
            .init_resource::<Revealed>()
            .init_resource::<Inquiry>()
            .init_resource::<Tracked>()
            .init_resource::<Names>()
            .init_resource::<Pieces>()
            .init_resource::<Dice>()
            .init_resource::<Chronicle>()
            .init_resource::<Thought>()
            .track::<Owner>()
            .track::<Kind>()
            .track::<At>()
            .track::<Spent>()
            .track::<Hidden>();
        app.world_mut().resource_mut::<Chronicle>().keep(true);
    }
}
