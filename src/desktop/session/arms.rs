//! The arms of the match on the screen.
use super::Session;
use crate::desktop::theme::Look;
use crate::desktop::theme::heraldry::Coats;
use crate::table::prelude::{Seat, SeatSetup};
use bevy::prelude::*;

/// Gives the look of the window the arms of the match on the screen.
pub fn apply_arms(session: Option<Res<Session>>, mut look: ResMut<Look>) {
    let coats = session.map(|session| Coats::of(&seats_in_arms(&session), session.face)).unwrap_or_default();
    if look.coats != coats {
        look.coats = coats;
    }
}

/// The seats of a match with the arms that they wear. Nobody has chosen any for a lesson: those that the game gives.
pub fn seats_in_arms(session: &Session) -> Vec<SeatSetup> {
    let mut seats = session.game.header().seats.clone();
    if session.lesson().is_some() {
        for (i, seat) in seats.iter_mut().enumerate() {
            seat.arms = session.face.arms(session.game.data(), Seat(i as u8));
        }
    }
    seats
}
