//! Chapter 3.6, steps: which places a piece may enter from the one where it is, and what that costs, on foot and on horseback.
use crate::games::anarchy::board::Board;
use crate::games::anarchy::board::joins::Join;
use crate::games::anarchy::data::files::{HORSE, Terrain};
use crate::games::anarchy::state::Post;
use crate::table::prelude::{Allowed, PieceId, Place, Refusal};

pub const NOT_ENOUGH_MP: Refusal = Refusal::new("not_enough_mp", "A-0.04");
pub const TERRAIN_IMPASSABLE: Refusal = Refusal::new("terrain_impassable", "A-1.1.01");
pub const IMPASSABLE_MOUNTED: Refusal = Refusal::new("impassable_mounted", "A-1.1.05");
pub const ARMOURED_IN_RIVER: Refusal = Refusal::new("armoured_in_river", "A-1.1.04");
pub const LEVEL_GAP: Refusal = Refusal::new("level_gap", "A-0.07");
pub const HEX_OCCUPIED_ENEMY: Refusal = Refusal::new("hex_occupied_enemy", "A-0.08");
pub const STACK_LIMIT: Refusal = Refusal::new("stack_limit", "A-0.09");
pub const PATH_NOT_ADJACENT: Refusal = Refusal::new("path_not_adjacent", "A-0.01");
pub const NOBODY_LEADS: Refusal = Refusal::new("nobody_leads", "A-1.3.07");
pub const HEX_BURNING: Refusal = Refusal::new("hex_burning", "A-0.53");
/// The hex of a ballista is closed to everybody and everything.
pub const BALLISTA_THERE: Refusal = Refusal::new("ballista_there", "A-4.4.09");
pub const MANGONEL_THERE: Refusal = Refusal::new("mangonel_there", "A-5.1.07");
pub const DOOR_WRONG_SIDE: Refusal = Refusal::new("door_wrong_side", "A-2.3.05");
pub const WINDOW_NEEDS_LADDER: Refusal = Refusal::new("window_needs_ladder", "A-2.1.03");
pub const LADDER_HEAD_TAKEN: Refusal = Refusal::new("ladder_head_taken", "A-3.6.10");
pub const NO_WAY_THERE: Refusal = Refusal::new("no_way_there", "A-0.07");
pub const ENGINE_CLOSED: Refusal = Refusal::new("engine_closed", "A-5.2.05");
pub const AWNING_CLOSED: Refusal = Refusal::new("engine_closed", "A-5.3.06");
pub const GALLERY_WALL: Refusal = Refusal::new("engine_closed", "A-5.3.07");
pub const ENGINE_HEX_BURNT: Refusal = Refusal::new("engine_closed", "A-0.66");
pub const WENT_ALONG: Refusal = Refusal::new("went_along", "A-0.66");
pub const ENGINE_WALL: Refusal = Refusal::new("engine_closed", "A-5.2.06");
pub const NO_HORSE_AT_MANTLET: Refusal = Refusal::new("impassable_mounted", "A-3.5.07");
pub const ALREADY_THERE: Refusal = Refusal::new("already_there", "A-0.04");
pub const WAY_BARRED: Refusal = Refusal::new("way_barred", "A-0.08");
pub const KEPT_BACK: Refusal = Refusal::new("kept_back", "A-0.02");

/// Whether a piece goes on a horse's feet: it rides, or will when it comes onto the field, or it is a loose horse.
pub fn is_rider(board: &Board, id: PieceId) -> bool {
    let (man, character) = (board.man(id), board.rules.character(id));
    man.is_mounted() || character.rider.is_some() || man.post == Post::Waiting && character.rides
}

/// Whether a piece may be in a hex at all, by its terrain: no rider where horses are kept out, as by ditches,
/// scaffolds and the inside of buildings, but for a threshold; nobody in mail and no rider in a river
/// no horse where a mantlet stands.
pub fn may_stand(board: &Board, id: PieceId, place: Place) -> Allowed {
    may_stand_as(board, id, place, is_rider(board, id))
}

/// The same, mounted or on foot.
pub fn may_stand_as(board: &Board, id: PieceId, place: Place, mounted: bool) -> Allowed {
    let features = board.features(place);
    if board.map.is_upper(place) && !board.is_storey(place) {
        return Err(TERRAIN_IMPASSABLE);
    }
    // Engines have room for men on some of their hexes, while these have not burnt.
    if let Some(berth) = board.berth(place) {
        if !berth.cell.men || mounted || board.is_animal(id) {
            let axle = !berth.cell.men && board.in_tower(place).is_some();
            return Err(match () {
                () if axle => super::belfry::AXLE,
                () if berth.cell.awning && !berth.cell.men => AWNING_CLOSED,
                () => ENGINE_CLOSED,
            });
        }
        if board.engines.all[berth.engine].is_burnt(berth.number) {
            return Err(ENGINE_HEX_BURNT);
        }
        if let Some(at) = board.in_tower(place) {
            super::belfry::may_be_on(board, id, at, mounted)?;
        }
    }
    if let Some(at) = board.on_floor(place) {
        super::belfry::may_be_on(board, id, at, mounted)?;
    }
    // Nobody enters the hex of a ballista.
    if board.ballista(place).is_some() {
        return Err(BALLISTA_THERE);
    }
    // Nor that of a mangonel.
    if board.mangonel(place).is_some() {
        return Err(MANGONEL_THERE);
    }
    if board.mantlet(place).is_some() && (mounted || board.rules.class(id).name == HORSE) {
        return Err(NO_HORSE_AT_MANTLET);
    }
    if board.terrain(place) == Terrain::River && (mounted || board.rules.class(id).armoured) {
        return Err(ARMOURED_IN_RIVER);
    }
    match (mounted, features.foot, features.mounted) {
        (_, None, None) | (false, None, _) => Err(match board.terrain(place) {
            Terrain::BurntBridge => Refusal::new("terrain_impassable", "A-3.2.06"),
            Terrain::Wall => Refusal::new("terrain_impassable", "A-2.1.01"),
            Terrain::CastleWall => Refusal::new("terrain_impassable", "A-3.1.01"),
            _ => TERRAIN_IMPASSABLE,
        }),
        (true, _, None) => Err(IMPASSABLE_MOUNTED),
        _ => Ok(()),
    }
}

/// Whether a piece may go from a place to the next one, friends in it or not: it is beside it, its terrain is open
/// to the piece, the levels are joined, it does not burn, and no enemy stands in it. To the head of a
/// ladder, and from it onto the wall, a man goes only if nobody is there.
pub fn may_step(board: &Board, id: PieceId, from: Place, to: Place) -> Allowed {
    if board.map.distance(from, to) > 1 {
        return Err(PATH_NOT_ADJACENT);
    }
    may_step_as(board, id, is_rider(board, id), from, to)
}

/// The same to a place that is known to be beside the first, mounted or on foot.
pub(super) fn may_step_as(board: &Board, id: PieceId, mounted: bool, from: Place, to: Place) -> Allowed {
    may_stand_as(board, id, to, mounted)?;
    let join = board.join(from, to);
    if join == Join::EngineWall {
        let gallery = [from, to].into_iter().any(|place| board.is_in_gallery(place));
        return Err(if gallery { GALLERY_WALL } else { ENGINE_WALL });
    }
    if join == Join::None || join == Join::Drop && board.terrain(to) == Terrain::ChurchWindow {
        return Err(why_apart(board, from, to));
    }
    if board.burns(to) {
        return Err(HEX_BURNING);
    }
    if board.at(to).is_some_and(|other| board.side(other) != board.side(id)) {
        return Err(HEX_OCCUPIED_ENEMY);
    }
    if board.has_belfries() {
        super::belfry::may_step_in(board, id, from, to)?;
    }
    let head = board.map.is_upper(to) && !board.is_floor(to);
    let onto_wall = join == Join::LadderTop && board.terrain(to).is_crenelled();
    if (head || onto_wall) && board.at(to).is_some_and(|other| other != id) {
        return Err(LADDER_HEAD_TAKEN);
    }
    Ok(())
}

/// Why nobody goes from a place to another that is open to him and beside it.
fn why_apart(board: &Board, from: Place, to: Place) -> Refusal {
    let (here, there) = (board.terrain(from), board.terrain(to));
    let inside = |terrain: Terrain| matches!(terrain, Terrain::Interior | Terrain::Furniture);
    let bridge = |terrain: Terrain| matches!(terrain, Terrain::FixedBridge | Terrain::Gangway);
    if [from, to].into_iter().any(|place| board.in_tower(place).is_some()) {
        return super::belfry::OPEN_AT_REAR;
    }
    if board.is_shut(to) || board.is_shut(from) {
        let gate = [here, there].contains(&Terrain::Gate);
        return if gate { Refusal::new("door_wrong_side", "A-3.2.03") } else { DOOR_WRONG_SIDE };
    }
    match there {
        Terrain::ChurchWindow if inside(here) => Refusal::new("window_needs_ladder", "A-2.1.07"),
        Terrain::ChurchWindow => WINDOW_NEEDS_LADDER,
        Terrain::ChapelWindow if inside(here) => Refusal::new("level_gap", "A-2.1.09"),
        Terrain::ChapelWindow => Refusal::new("terrain_impassable", "A-2.1.04"),
        there if there.is_opening() => Refusal::new("terrain_impassable", "A-3.1.02"),
        Terrain::Scaffold => Refusal::new("level_gap", "A-2.2.02"),
        Terrain::Hourd => Refusal::new("level_gap", "A-3.3.03"),
        there if bridge(there) && here == Terrain::Ditch => Refusal::new("terrain_impassable", "A-3.2.08"),
        _ if here == Terrain::Platform => Refusal::new("level_gap", "A-3.1.04"),
        _ => LEVEL_GAP,
    }
}

/// Whether a man keeps to where his side has to stay at first.
pub fn keeps_to(board: &Board, id: PieceId, from: Place, to: Place) -> bool {
    let Some((hexes, until)) = &board.rules.kept_to[board.side(id).0 as usize] else { return true };
    board.turn >= *until || hexes.contains(&board.map.hex_of(to)) || !hexes.contains(&board.map.hex_of(from))
}

/// What a step costs: what the terrain entered costs, or the whole cost of a ladder, at least that of one level, of a
/// window, and of the way along a ditch, out of which the hex entered costs what it always does
/// twice that where many bodies lie.
pub fn step_cost(board: &Board, id: PieceId, from: Place, to: Place) -> i32 {
    step_cost_as(board, is_rider(board, id), from, to)
}
/// The same, mounted or on foot.
pub fn step_cost_as(board: &Board, mounted: bool, from: Place, to: Place) -> i32 {
    let works = &board.rules.data.works;
    let cost = match board.join(from, to) {
        _ if let Some(cost) = super::belfry::step_mp(board, from, to) => cost,
        Join::Climb => {
            let head = if board.map.is_upper(from) { from } else { to };
            let levels = board.lean_of(head).map_or(0, |lean| board.wall_level(lean) / 2);
            works.ladder_mp_per_level * levels.max(1)
        }
        Join::LadderTop if board.map.is_upper(to) => works.ladder_step_mp,
        Join::LadderTop => works.ladder_top_mp,
        Join::Drop => works.window_drop_mp,
        Join::Sill if board.terrain(to) == Terrain::ChurchWindow => works.ladder_step_mp + works.window_scaffold_extra,
        Join::Sill => works.ladder_step_mp,
        Join::Crenel | Join::HourdToBridge => board.features(to).foot.unwrap_or(0) + works.crenel_mp,
        // Up a breach onto a rampart, a tower or the keep, which stand more than a level above it.
        Join::Rubble if board.level(to) - board.level(from) > 2 => works.rubble_up_mp,
        _ if enters_engine(board, from, to).is_some() => enters_engine(board, from, to).unwrap_or(0),
        _ if board.terrain(to) == Terrain::Ditch && board.terrain(from) == Terrain::Ditch => works.ditch_along_mp,
        _ => return entry_cost_as(board, mounted, to),
    };
    slowed(board, to, cost)
}

/// What it costs to enter an engine from outside it; nothing if a step does not.
fn enters_engine(board: &Board, from: Place, to: Place) -> Option<i32> {
    let into = board.berth(to)?;
    let inside = board.berth(from).is_some_and(|berth| berth.engine == into.engine);
    let kind = board.engines.all[into.engine].kind;
    (!inside).then(|| board.rules.data.engines.of(kind).enter_mp)
}

/// What it costs to enter a hex: what its terrain costs, twice that where many bodies lie.
pub fn entry_cost(board: &Board, id: PieceId, place: Place) -> i32 {
    entry_cost_as(board, is_rider(board, id), place)
}
pub(super) fn entry_cost_as(board: &Board, mounted: bool, place: Place) -> i32 {
    let features = board.features(place);
    let cost = if mounted { features.mounted } else { features.foot }.unwrap_or(0);
    slowed(board, place, cost)
}

/// A cost, doubled where many bodies lie.
fn slowed(board: &Board, place: Place, cost: i32) -> i32 {
    if board.ground.bodies(place) >= board.rules.limits.bodies_that_slow { 2 * cost } else { cost }
}

/// What a step costs beside that: one more from a threatened hex to a threatened hex, be it by the same enemy or not.
pub fn surcharge(board: &Board, id: PieceId, from: Place, to: Place) -> i32 {
    let side = board.side(id);
    if board.is_threatened(from, side) && board.is_threatened(to, side) {
        board.rules.limits.zone_mp_surcharge
    } else {
        0
    }
}

/// Whether somebody of its side leads an animal that goes through this hex: a man beside it who is ready.
pub fn is_led(board: &Board, id: PieceId, place: Place) -> bool {
    board.beside(place, board.side(id)).any(|friend| !board.is_animal(friend) && board.man(friend).is_ready())
}

/// What a pivot costs that brings the front from one hex to another.
pub fn pivot_cost(board: &Board, id: PieceId, from: Place, to: Place) -> i32 {
    entry_cost(board, id, to) + board.rules.limits.pivot_mp + surcharge(board, id, from, to)
}

/// What a step back costs, and where the rear of the horse goes; the front follows into the rear's hex.
///
/// # Errors
/// Why the rider cannot step back.
pub fn back(board: &Board, id: PieceId) -> Result<(Place, i32), Refusal> {
    const NOT_MOUNTED: Refusal = Refusal::new("not_mounted", "A-0.05");
    let (Some(heading), Some(rear)) = (board.heading(id), board.man(id).rear) else { return Err(NOT_MOUNTED) };
    let Some(to) = board.map.neighbour(rear, heading.back()) else { return Err(TERRAIN_IMPASSABLE) };
    may_step(board, id, rear, to)?;
    if !board.is_free(to) {
        return Err(STACK_LIMIT);
    }
    let cost = board.rules.limits.back_times * entry_cost(board, id, to) + surcharge(board, id, board.front(id), rear);
    if cost > board.points_left(id) { Err(NOT_ENOUGH_MP) } else { Ok((to, cost)) }
}

/// What it costs a rider to turn so that his front is on a hex beside his rear.
///
/// # Errors
/// Why he cannot turn there.
pub fn turn(board: &Board, id: PieceId, to: Place) -> Result<i32, Refusal> {
    const NO_PIVOT: Refusal = Refusal::new("no_such_pivot", "A-0.05");
    let (Some(heading), Some(rear)) = (board.heading(id), board.man(id).rear) else { return Err(NO_PIVOT) };
    let turns = [-1, 1].into_iter().any(|turn| board.map.neighbour(rear, heading.turned(turn)) == Some(to));
    if !turns {
        return Err(NO_PIVOT);
    }
    may_step(board, id, rear, to)?;
    if !board.is_free(to) {
        return Err(STACK_LIMIT);
    }
    let cost = pivot_cost(board, id, board.front(id), to);
    if cost > board.points_left(id) { Err(NOT_ENOUGH_MP) } else { Ok(cost) }
}
