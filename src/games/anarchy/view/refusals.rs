//! Which refusals are worth telling: not those that state the obvious, nor those about what is not there at all.
use super::artillery;
use super::seen::{board, seen};
use super::siege::mangonels;
use crate::desktop::face::Sight;
use crate::games::anarchy::chapters::tactical::belfry::burning::lit;
use crate::games::anarchy::chapters::tactical::engines::OVER_EDGE;
use crate::games::anarchy::chapters::tactical::fire::{FLAMING, TORCH, fuel};
use crate::games::anarchy::chapters::tactical::ladders::{CARRY, LIFT, TOPPLE};
use crate::games::anarchy::chapters::tactical::retreat::RETREAT_OFF;
use crate::games::anarchy::chapters::tactical::siegeworks::laying::LAY;
use crate::games::anarchy::chapters::tactical::siegeworks::oil::{LIFT_BASIN, SET_BASIN, TIP};
use crate::games::anarchy::chapters::tactical::siegeworks::stones::{SHIFT_HEAP, THROW_AT};
use crate::games::anarchy::chapters::tactical::works::{
    BREAK_BRIDGE, BURST, FREE, LAY_GANGWAY, PUT_OUT, RAISE, TETHER,
};
use crate::games::anarchy::data::files::Terrain;
use crate::games::anarchy::state::Post;
use crate::table::prelude::{Order, Place};

/// Reasons that state the obvious to somebody who points at a piece or a hex.
pub(super) const OBVIOUS: [&str; 19] = [
    "engine_off_line",
    "cannot_share",
    "nobody_above",
    "nobody_beside_it",
    "not_flammable",
    "not_your_piece",
    "piece_dead",
    "piece_left",
    "piece_off_map",
    "already_taken",
    "target_is_friend",
    "not_waiting",
    "no_such_pivot",
    "not_mounted",
    "not_an_attacker",
    "horse_not_here",
    "no_rider",
    "path_not_adjacent",
    "retreat_illegal_hex",
];

/// Whether an order is about something that is not there at all: a door, a bridge, a ladder, a fire.
pub(super) fn is_beside_the_point(sight: &Sight, order: Order) -> bool {
    let board = board(sight);
    let known = |place: Place| place.index() < board.map.places();
    let terrain = |place: Place| known(place).then(|| board.terrain(place));
    let burns = |place: Place| known(place) && lit(&board, place).is_some();
    let asked = sight.prompt().map(|prompt| prompt.seat);
    // Nobody leaves by an edge that is closed to his side, and an engine that has left is gone.
    if RETREAT_OFF.of(order).is_some() {
        return asked.is_none_or(|side| board.rules.exits[usize::from(side.0)].is_empty());
    }
    if OVER_EDGE.of(order).is_some() {
        return !board.engines.on_field().any(|(_, engine)| Some(engine.side) == asked);
    }
    if let Some(place) = TOPPLE.of(order) {
        return !known(place) || board.site.ladder(board.map.hex_of(place)).is_none();
    }
    if let Some(place) = BURST.of(order) {
        return !known(place) || !board.is_shut(place);
    }
    if let Some(place) = BREAK_BRIDGE.of(order) {
        return terrain(place) != Some(Terrain::FixedBridge);
    }
    if let Some(place) = LAY_GANGWAY.of(order) {
        return terrain(place) != Some(Terrain::BurntBridge);
    }
    if let Some(place) = PUT_OUT.of(order) {
        return !burns(place);
    }
    if let Some(place) = TETHER.of(order).or_else(|| FREE.of(order)) {
        let ox = known(place).then(|| board.at(place)).flatten().filter(|id| board.is_ox(*id));
        return ox.is_none_or(|id| board.engines.is_tethered(id) != FREE.of(order).is_some());
    }
    if let Some(lean) = RAISE.of(order) {
        let mover = seen(sight).moving.filter(|id| known(lean) && board.man(*id).post == Post::OnField);
        return mover
            .map(|id| board.front(id))
            .is_none_or(|foot| board.site.ladder(board.map.hex_of(foot)).is_none() || !board.map.adjacent(foot, lean));
    }
    if let Some(place) = LIFT.of(order) {
        return board.site.ladder(place).is_none();
    }
    if let Some(place) = TORCH.of(order).or_else(|| FLAMING.of(order)) {
        return !known(place) || fuel(&board, place).is_none();
    }
    // A fascine is asked for where there is a ditch.
    if let Some(place) = LAY.of(order) {
        return terrain(place) != Some(Terrain::Ditch);
    }
    if let Some(place) = SHIFT_HEAP.of(order) {
        return !board.siegeworks.heaps.contains(&place);
    }
    if let Some(place) = [TIP, LIFT_BASIN, SET_BASIN].into_iter().find_map(|verb| verb.of(order)) {
        return board.siegeworks.basin(place).is_none();
    }
    if artillery::is_beside_the_point(&board, order) || mangonels::is_beside_the_point(&board, asked, order) {
        return true;
    }
    // Where an archer aims at somebody, it is his bow that is asked about.
    if THROW_AT.of(order).is_some() {
        return seen(sight).shooter.is_none_or(|id| board.rules.shooter(id).is_some());
    }
    // A ladder is carried to a free hex or not at all: the lit ones tell.
    CARRY.of(order).is_some()
}
