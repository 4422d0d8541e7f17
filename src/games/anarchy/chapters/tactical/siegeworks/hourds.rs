//! Chapter 3.3, hourds: galleries of wood that hang before the crenels. Who stands in one shoots out through its slits, and drops
//! stones and javelins through its floor; who stands behind one on the wall shoots at nobody beyond it.
use crate::games::anarchy::board::Board;
use crate::games::anarchy::data::files::{Cover, Weapon};
use crate::table::kit::hex_map::Heading;
use crate::table::kit::lines::{Hand, crossings};
use crate::table::prelude::*;
use hexx::Hex;

pub const HOURD_WEAPON: Refusal = Refusal::new("hourd_weapon", "A-3.3.15");
pub const NOT_OUT_OF_HOURD: Refusal = Refusal::new("hourd_arc", "A-3.3.15");
pub const NOT_THROUGH_FLOOR: Refusal = Refusal::new("hourd_weapon", "A-3.3.19");
pub const CRENEL_BEHIND_HOURD: Refusal = Refusal::new("crenel_behind_hourd", "A-3.3.16");
pub const BEHIND_HOURD: Refusal = Refusal::new("total_cover", "A-3.3.13");
pub const STRAIGHT_THROUGH_FLOOR: Refusal = Refusal::new("vertical_bow_shot", "A-3.3.18");
pub const HOURD_BLOCKS_LADDER: Refusal = Refusal::new("hourd_blocks_ladder", "A-3.3.06");

fn is_bow(weapon: Weapon) -> bool {
    matches!(weapon, Weapon::ShortBow | Weapon::LongBow | Weapon::Crossbow)
}

/// Whether a weapon may be used from one place against another, as far as the hourds at either end have a say.
pub fn may_pass(board: &Board, weapon: Weapon, from: Place, to: Place) -> Allowed {
    if board.rules.hourds.is_empty() {
        return Ok(());
    }
    if board.map.distance(from, to) == 0 {
        return may_pass_floor(board, weapon, from, to);
    }
    if board.hourd(from).is_some() {
        return may_leave(board, weapon, from, to);
    }
    // Nothing passes a hourd from the wall behind it; who stands in it himself can be shot at from there.
    let stands_before = |side: Heading| board.hourds_before(from).any(|(closed, _)| closed == side);
    let is_at_hourd = board.hourd(to).is_some() && board.map.adjacent(from, to);
    if !is_at_hourd && exits(board, from, to).into_iter().all(stands_before) {
        return Err(CRENEL_BEHIND_HOURD);
    }
    // Nor does anything reach who stands behind it.
    let covers = |side: Heading| board.hourds_before(to).any(|(closed, _)| closed == side);
    if exits(board, to, from).into_iter().all(covers) {
        return Err(BEHIND_HOURD);
    }
    if board.hourd(to).is_some() && is_below_floor(board, from, to) && !is_bow(weapon) {
        return Err(NOT_THROUGH_FLOOR);
    }
    Ok(())
}

/// Straight up or down through a floor: javelins go down through that of a hourd, arrows and bolts neither way.
fn may_pass_floor(board: &Board, weapon: Weapon, from: Place, to: Place) -> Allowed {
    if board.hourd(from).is_some() {
        return match weapon {
            Weapon::Javelin => Ok(()),
            weapon if is_bow(weapon) => Err(STRAIGHT_THROUGH_FLOOR),
            _ => Err(HOURD_WEAPON),
        };
    }
    match board.hourd(to) {
        Some(_) if is_bow(weapon) => Err(STRAIGHT_THROUGH_FLOOR),
        Some(_) => Err(NOT_THROUGH_FLOOR),
        None => Ok(()),
    }
}

/// Out of a hourd only bows and crossbows shoot, by the three sides that face away from the wall, and always at who stands
/// at the foot of a neighbouring hourd hex.
fn may_leave(board: &Board, weapon: Weapon, from: Place, to: Place) -> Allowed {
    let Some(hourd) = board.hourd(from) else { return Ok(()) };
    if !is_bow(weapon) {
        return Err(HOURD_WEAPON);
    }
    let is_next = board.map.adjacent(from, to)
        && !board.map.is_upper(to)
        && board.hourd_over(to).is_some_and(|next| next.level == hourd.level);
    let faces = exits(board, from, to).into_iter().any(|side| hourd.front.contains(side));
    if is_next || faces { Ok(()) } else { Err(NOT_OUT_OF_HOURD) }
}

/// The sides by which a line from one hex to another may leave it: two where it runs along the side between two hexes.
fn exits(board: &Board, from: Place, to: Place) -> [Heading; 2] {
    let hexes = &board.map.hexes;
    let origin = hexes.hex(board.map.hex_of(from));
    let towards = hexes.hex(board.map.hex_of(to)) - origin;
    let first = |hand: Hand| crossings(towards).first().map_or(towards, |crossing| crossing.hex(hand));
    let side = |step: Hex| Heading::ALL.into_iter().find(|heading| heading.step() == step).expect("a hex beside it");
    [Hand::Left, Hand::Right].map(|hand| side(first(hand)))
}

/// Whether a shooter stands at the foot of a wall, near enough to a hourd above to reach into it through its floor.
fn is_below_floor(board: &Board, from: Place, hourd: Place) -> bool {
    let at_foot = board.map.neighbours(from).iter().any(|near| board.terrain(*near).is_on_wall());
    !board.map.is_upper(from)
        && at_foot
        && board.level(from) < board.level(hourd)
        && board.map.distance(from, hourd) <= board.rules.data.works.hourd_floor_range
}

/// The cover of a target against a weapon: through the floor of a hourd there is less of it.
pub fn through_floor(board: &Board, weapon: Weapon, from: Place, to: Place, cover: Cover) -> Cover {
    let floor = board.rules.data.works.hourd_floor_cover;
    let passes = board.hourd(to).is_some() && is_bow(weapon) && is_below_floor(board, from, to);
    if passes && (floor as u8) < cover as u8 { floor } else { cover }
}
