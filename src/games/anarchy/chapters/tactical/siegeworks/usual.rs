//! Where a side lays what it has, when it leaves that to the program.
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::chapters::tactical::artillery::placing::{along, usual_for_ballista, usual_for_mantlet};
use crate::games::anarchy::chapters::tactical::ways::{FAR, Ways};
use crate::games::anarchy::data::files::Terrain;
use crate::games::anarchy::data::laid::{Laid, LaidWhen};
use crate::games::anarchy::rules::Rules;
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::{Place, Seat};

use super::laying::may_lay;

/// Which way a mantlet faces until somebody turns it: towards the middle of where the enemy deploys or comes on.
pub(super) fn usual_facing(rules: &Rules, side: Seat, at: Place) -> Heading {
    let other = usize::from(enemy(side).0);
    let foes = rules.entries[other].as_ref().map_or(&rules.zones[other][..], |(entries, _)| entries);
    let hex = |place: Place| rules.map.hexes.hex(place);
    let towards = foes.iter().fold(hexx::Hex::ZERO, |sum, place| sum + (hex(*place) - hex(at)));
    Heading::ALL
        .into_iter()
        .max_by_key(|side| (along(towards, *side), std::cmp::Reverse(side.index())))
        .unwrap_or_default()
}

/// The hex to choose next: over which the way is shortest from where the side comes from to the enemy's men, for a wall as the
/// crow flies.
pub(super) fn usual(board: &Board, side: Seat, what: Laid) -> Option<Place> {
    let own: Vec<Place> = match &board.rules.entries[usize::from(side.0)] {
        Some((entries, _)) => entries.clone(),
        None => board.on_field(side).map(|id| board.front(id)).collect(),
    };
    let theirs: Vec<Place> = board.on_field(enemy(side)).map(|id| board.front(id)).collect();
    let open = what.hexes(board).filter(|hex| may_lay(board, side, what, *hex).is_ok());
    match what {
        Laid::Ballista => return usual_for_ballista(board, side, open),
        Laid::Mantlet => return usual_for_mantlet(board, side, open),
        _ => {}
    }
    if what.when() == LaidWhen::AfterMen {
        return usual_on_walls(board, side, open.filter(|place| !board.map.is_upper(*place)));
    }
    if what == Laid::Rubble {
        let near = |all: &[Place], hex: Place| all.iter().map(|other| board.map.distance(*other, hex)).min();
        let far = |all: &[Place], hex: Place| u32::from(near(all, hex).unwrap_or_default());
        return open.min_by_key(|hex| (far(&own, *hex) + far(&theirs, *hex), hex.0));
    }
    if what == Laid::Fascine && board.rules.scenario.side(side).ladders > 0 {
        let from = Ways::to(board, own, None);
        let all: Vec<Place> = open.collect();
        // Nobody carries ladders around the castle.
        let nearest = all.iter().map(|hex| from.from(*hex)).min()?;
        let near = all.into_iter().filter(|hex| from.from(*hex) <= nearest.saturating_add(WAY_ROUND));
        return near.min_by_key(|hex| (usual_for_ladders(board, side, *hex), from.from(*hex), hex.0));
    }
    let (from, to) = (Ways::to(board, own, None), Ways::to(board, theirs, Some(1)));
    let length = |hex: &Place| match (from.from(*hex), to.from(*hex)) {
        (FAR, _) => u32::MAX,
        (out, FAR) => u32::from(FAR) + u32::from(out),
        (out, on) => u32::from(out) + u32::from(on),
    };
    open.min_by_key(|hex| (length(hex), hex.0))
}

/// A movement point more than to the nearest hex is no way round.
const WAY_ROUND: u16 = 1;

/// How hard it would be to come over the wall by a ladder on a ditch hex that is filled: the height of the wall and those who wait on
/// it; best beside another one, so that two climb side by side.
fn usual_for_ladders(board: &Board, side: Seat, hex: Place) -> i32 {
    /// More than any wall.
    const NO_LADDER: i32 = 1000;
    let is_enemy = |hex: Place| board.at(hex).is_some_and(|id| board.side(id) != side);
    let waiting = |wall: Place| {
        let beside = board.map.neighbours(wall).iter().filter(|near| is_enemy(**near)).count() as i32;
        board.level(wall) + beside + 2 * i32::from(is_enemy(wall))
    };
    let walls = board.map.neighbours(hex).iter().filter(|near| board.terrain(**near).is_crenelled());
    let over = walls.map(|wall| waiting(*wall)).min().filter(|_| board.hourd_over(hex).is_none());
    let filled = |near: &Place| board.site.terrain(*near) == Some(Terrain::FilledDitch);
    let has_company = board.map.neighbours(hex).iter().any(filled);
    over.map_or(NO_LADDER, |over| over - 2 * i32::from(has_company))
}

/// Where those who wait on a wall keep their stones and their oil: towards where the others come from, or their engines if nobody has
/// deployed yet, among their own men, and not all in one place.
fn usual_on_walls(board: &Board, side: Seat, open: impl Iterator<Item = Place>) -> Option<Place> {
    let other = enemy(side);
    let mut foes: Vec<Place> = match &board.rules.entries[usize::from(other.0)] {
        Some((entries, _)) => entries.clone(),
        None => board.on_field(other).map(|id| board.front(id)).collect(),
    };
    if foes.is_empty() {
        let engines = board.engines.on_field().filter(|(_, engine)| engine.side == other);
        foes.extend(engines.filter_map(|(_, engine)| board.map.hexes.place(engine.lead)));
    }
    let works = board.siegeworks;
    let lies: Vec<Place> = works.heaps.iter().copied().chain(works.basins.iter().map(|basin| basin.hex)).collect();
    let near = |all: &[Place], hex: Place| all.iter().map(|other| board.map.distance(*other, hex)).min();
    let worth = |hex: &Place| {
        let far = i32::from(near(&foes, *hex).unwrap_or_default());
        let friends = board.on_field(side).filter(|id| board.map.distance(board.front(*id), *hex) <= 2).count() as i32;
        let crowded = near(&lies, *hex).is_some_and(|away| away < KEPT_APART);
        (3 * far - friends + if crowded { CROWDED } else { 0 }, hex.0)
    };
    open.min_by_key(worth)
}
/// Heaps and basins are kept so many hexes apart where that costs nothing, and what it may cost.
const KEPT_APART: u8 = 3;
const CROWDED: i32 = 12;
