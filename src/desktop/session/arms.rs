//! The arms of the match on the screen.
use super::Session;
use crate::desktop::theme::Look;
use crate::desktop::theme::heraldry::Coats;
use bevy::prelude::*;

/// Gives the look of the window the arms of the match on the screen.
pub fn apply_arms(session: Option<Res<Session>>, mut look: ResMut<Look>) {
    let coats = session.map(|session| Coats::of(&session.game.header().seats, session.face)).unwrap_or_default();
    if look.coats != coats {
        look.coats = coats;
    }
}
