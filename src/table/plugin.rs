//! What the table puts into the world of every match.
use super::prelude::*;
use super::{protocol, state};
use bevy::prelude::*;

/// The table without a game.
pub struct TablePlugin;
impl Plugin for TablePlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<protocol::registry::Book>()
            .init_resource::<protocol::sequence::Agenda>()
            .init_resource::<Waiting>()
            .init_resource::<Outcome>()
            .init_resource::<Revealed>()
            .init_resource::<Asking>()
            .init_resource::<protocol::prompt::Known>()
            .init_resource::<state::snapshot::Tracked>()
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
