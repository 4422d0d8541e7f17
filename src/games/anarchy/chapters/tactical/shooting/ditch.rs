//! Shots out of a ditch, and into one (3.4).
use crate::games::anarchy::board::Board;
use crate::games::anarchy::data::files::Terrain;
use crate::table::prelude::*;

pub const DITCH_SHOT_FORBIDDEN: Refusal = Refusal::new("ditch_shot_forbidden", "A-3.4.03");

/// Whether the ditch lets a shot pass: who stands in it shoots at nobody on a rampart or in an opening; from outside one
/// reaches it only from within, or from a hex on its edge, not so from walls and their openings.
pub fn may_shoot_at_ditch(board: &Board, from: Place, to: Place) -> Allowed {
    let high = |place: Place| {
        let terrain = board.terrain(place);
        terrain.is_on_wall() || terrain.is_opening() || terrain == Terrain::BelfryBridge
    };
    let in_ditch = |place: Place| board.terrain(place) == Terrain::Ditch;
    if in_ditch(from) && high(to) {
        return Err(Refusal::new("ditch_shot_forbidden", "A-3.4.01"));
    }
    let on_edge = || board.map.neighbours(from).iter().any(|near| in_ditch(*near));
    let from_above = high(from) || board.hourd(from).is_some() || board.on_floor(from).is_some();
    if in_ditch(to) && !in_ditch(from) && !from_above && !on_edge() { Err(DITCH_SHOT_FORBIDDEN) } else { Ok(()) }
}
