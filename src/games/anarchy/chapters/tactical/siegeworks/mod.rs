//! What besiegers bring before a wall: mantlets that one man moves and sets, fascines that fill a ditch, and
//! rubble; and what waits for them above, stones and oil.
pub mod demolition;
pub mod hourds;
pub mod laying;
pub mod mantlets;
pub mod oil;
pub mod scald;
pub mod spread;
pub mod stones;
pub mod usual;

pub use mantlets::{is_open_to_mantlets, may_take_mantlet};

use crate::games::anarchy::board::Board;
use crate::games::anarchy::data::laid::Laid;
use crate::table::prelude::*;
use bevy::prelude::*;

/// Offers the mantlet, the heap and the basin that a man can move, and says why nothing is laid any more.
pub(super) fn offer(prompt: &mut Prompt, board: &Board, id: PieceId) {
    let side = board.side(id);
    if !board.siegeworks.mantlets.is_empty() || board.siegeworks.mantlets_left[side.0 as usize] > 0 {
        prompt.offer(&mantlets::TAKE_MANTLET, [()], |()| may_take_mantlet(board, id));
    }
    stones::offer_heaps(prompt, board, id);
    oil::offer_basins(prompt, board, id);
    let later = Laid::ALL.into_iter().filter(|what| !what.is_due());
    for what in later.filter(|what| what.is_there(board, side)) {
        prompt.offer(what.verb(), what.hexes(board), |_| Err(what.not_in_play()));
    }
}

/// Registers the steps, decisions and verbs of these chapters.
pub fn plugin(app: &mut App) {
    mantlets::plugin(app);
    laying::plugin(app);
    stones::plugin(app);
    oil::plugin(app);
    scald::plugin(app);
}
