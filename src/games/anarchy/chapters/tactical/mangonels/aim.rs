//! At what mangonels are aimed, and where their stones come down: within two hexes of that.
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::shooting::slings::bearing_of;
use crate::games::anarchy::chapters::tactical::siegeworks::demolition::material;
use crate::games::anarchy::state::{Emplacement, Mangonel};
use crate::table::kit::hex_map::Heading;
use crate::table::kit::lines::{Hand, LONGEST_LINE, crossings};
use crate::table::prelude::*;
use hexx::Hex;

pub const OUT_OF_RANGE: Refusal = Refusal::new("out_of_range", "A-5.1.05");
pub const UNDER_MIN_RANGE: Refusal = Refusal::new("under_min_range", "A-5.1.05");
pub const NOTHING_THERE: Refusal = Refusal::new("no_target", "A-5.1.06");
pub const ONLY_THERE: Refusal = Refusal::new("aims_elsewhere", "A-6.2.02");
pub const BEHIND_HOURD: Refusal = Refusal::new("hourd_shields_wall", "A-3.3.24");
pub const BEHIND_LOST_HOURD: Refusal = Refusal::new("hourd_shields_wall", "A-3.3.36");
pub const ANOTHER_HOURD: Refusal = Refusal::new("hex_already_bombarded", "A-3.3.25");

/// The hex of a mangonel, be it beyond the edge of the map.
pub fn stands_on(board: &Board, mangonel: &Mangonel) -> Hex {
    match mangonel.at {
        Emplacement::Field(hex) => board.map.hexes.hex(hex),
        Emplacement::Beyond(hex) => hex,
    }
}

/// The sides of a hex over which the stone of a mangonel comes to it: one, or two where it follows hexsides.
pub fn comes_over(board: &Board, mangonel: &Mangonel, to: Place) -> [Option<Heading>; 2] {
    let (from, hexes) = (stands_on(board, mangonel), &board.map.hexes);
    let line = hexes.hex(to) - from;
    // So far away its direction says enough.
    if line.length() > LONGEST_LINE {
        return [Some(bearing_of(line).back()); 2];
    }
    let crossed = crossings(line);
    [Hand::Left, Hand::Right].map(|hand| {
        let last = crossed.last().map_or(from, |crossing| from + crossing.hex(hand));
        Heading::ALL.into_iter().find(|heading| hexes.hex(to) + heading.step() == last)
    })
}

/// The hourd behind which a wall cannot be bombarded by a mangonel: the line crosses it whichever way it goes, and one that
/// has come down in this turn shields it still.
pub fn shield(board: &Board, mangonel: &Mangonel, wall: Place) -> Option<Place> {
    if board.rules.hourds.is_empty() || !board.terrain(wall).is_on_wall() {
        return None;
    }
    let hourd = |side: Heading| {
        let near = board.map.neighbour(wall, side)?;
        let stands = board.hourd_over(near).is_some_and(|hourd| hourd.level == board.level(wall));
        (stands || board.mangonels.hourds_lost.contains(&near)).then_some(near)
    };
    let over = comes_over(board, mangonel, wall).map(|side| side.and_then(hourd));
    over[0].filter(|_| over[1].is_some())
}

/// Whether there is anything in a hex against which a stone has points.
pub fn has_structure(board: &Board, hex: Place) -> bool {
    material(board, hex).is_some()
        || board.floor_over(hex)
        || board.berth(hex).is_some()
        || board.mantlet(hex).is_some()
        || board.has_artillery(hex)
}

/// Whether an enemy of a side is in a hex, on whatever floor.
fn has_enemy(board: &Board, side: Seat, hex: Place) -> bool {
    storeys(board, hex).filter_map(|place| board.at(place)).any(|id| board.side(id) != side && !board.man(id).captive)
}
/// A hex and whatever is over it.
pub fn storeys<'b>(board: &'b Board, hex: Place) -> impl Iterator<Item = Place> + 'b {
    let over = (hex.index()..board.map.places()).step_by(board.map.hexes.len());
    over.map(|place| Place(place as u16))
}

/// Whether a mangonel can be aimed at a hex: within its range, where the scenario has it aimed, with something
/// there to be struck, no wall behind a hourd, and no second hourd in a turn. What stands between is
/// no hindrance: the stone flies over it.
pub fn may_bombard(board: &Board, mangonel: &Mangonel, target: Place) -> Allowed {
    if board.map.is_upper(target) {
        return Err(NOTHING_THERE);
    }
    let side = mangonel.side;
    if let Some(run) = &board.rules.scenario.side(side).mangonels.aims
        && !board.map.run(run).contains(&target)
    {
        return Err(ONLY_THERE);
    }
    let range = board.rules.data.artillery.mangonel().range;
    let distance = stands_on(board, mangonel).unsigned_distance_to(board.map.hexes.hex(target));
    if distance < range.0.into() {
        return Err(UNDER_MIN_RANGE);
    }
    if distance > range.1.into() {
        return Err(OUT_OF_RANGE);
    }
    if !has_structure(board, target) && !has_enemy(board, side, target) {
        return Err(NOTHING_THERE);
    }
    if let Some(hourd) = shield(board, mangonel, target) {
        let is_lost = board.mangonels.hourds_lost.contains(&hourd);
        return Err(if is_lost { BEHIND_LOST_HOURD } else { BEHIND_HOURD });
    }
    let aimed = board.mangonels.hourd_aimed[usize::from(side.0)];
    if board.hourd_over(target).is_some() && aimed.is_some_and(|before| before != target) {
        return Err(ANOTHER_HOURD);
    }
    Ok(())
}

/// The hexes at which a mangonel could be aimed.
pub fn targets(board: &Board, mangonel: &Mangonel) -> Vec<Place> {
    match &board.rules.scenario.side(mangonel.side).mangonels.aims {
        Some(run) => board.map.run(run).to_vec(),
        None => board.map.hexes.places().collect(),
    }
}

/// Where the stone of a mangonel comes down that was aimed at a hex, by the sum of its two dice; nowhere beyond the edge of the map.
pub fn comes_down_at(board: &Board, mangonel: &Mangonel, aimed: Place, sum: i32) -> Option<Place> {
    let target = board.map.hexes.hex(aimed);
    let ahead = bearing_of(target - stands_on(board, mangonel));
    let impact = &board.rules.data.artillery.mangonel().impact;
    let (far, turn) = impact[(sum - 2).clamp(0, impact.len() as i32 - 1) as usize];
    board.map.hexes.place(target + on_ring(ahead, far, turn))
}

/// The hex so far from the middle that is the `turn`th on its ring, clockwise from straight ahead.
fn on_ring(ahead: Heading, far: u8, turn: u8) -> Hex {
    if far == 0 {
        return Hex::ZERO;
    }
    let (corner, along) = (turn / far, turn % far);
    let from = ahead.turned(corner.into());
    // From a corner of the ring its side leads on two directions farther clockwise.
    let [out, aside] = [far, along].map(Into::<i32>::into);
    from.step() * out + from.turned(2).step() * aside
}
