//! Fires: from where they are put out.
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::belfry::burning;
use crate::games::anarchy::chapters::tactical::fire::place_of_fuel;
use crate::table::prelude::*;

/// Whether a man in this place stands in a fire. Under the burning roof of a ram or a gallery he does not.
fn is_in_flames(board: &Board, place: Place) -> bool {
    let is_roofed = board.roof(place).is_some() && board.in_tower(place).is_none();
    board.burns(place) && !is_roofed
}

/// Whether a man in this place can fight a fire: beside it, no more than a level above or below, and not in a fire himself.
pub(super) fn beside_fire(board: &Board, fire: Place, from: Place) -> bool {
    if board.in_tower(fire).is_some() {
        return burning::is_in_reach(board, fire, from);
    }
    let storey = place_of_fuel(board, fire);
    let burns_below = board.roof(fire).is_some() || board.mantlet(fire).is_some();
    let burning = [Some(storey), Some(fire).filter(|_| burns_below)];
    let near = burning.into_iter().flatten().any(|place| board.within_a_level(place, from));
    // A burning roof is fought from under it, too.
    let under = board.berth(fire).is_some() && fire == from;
    board.burns(fire) && (under || board.map.adjacent(fire, from) && near && !is_in_flames(board, from))
}
