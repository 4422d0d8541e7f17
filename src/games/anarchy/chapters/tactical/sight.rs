//! Chapter 3.10, lines of fire: from the middle of a hex to the middle of another, what stands in their way, and the cover
//! at their end. Heights are counted in halves of a level.
use super::artillery::is_screen_of_crew;
use super::belfry::openings::{Passage, man_inside, passage, shelters_from_above};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::board::belfries::TOP_FLOOR;
use crate::games::anarchy::board::joins::Join;
use crate::games::anarchy::data::files::{Cover, Terrain};
use crate::games::anarchy::map::Sides;
use crate::games::anarchy::rules::Hourd;
use crate::table::kit::hex_map::Heading;
use crate::table::kit::lines::{Crossing, Hand, crossings};
use crate::table::prelude::{PieceId, Place};

/// One end of a line of fire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    pub hex: Place,
    /// The hex itself, or its upper storey.
    pub place: Place,
    /// Height of the eye, or of what is aimed at: half a level above the ground on foot, a whole one on horseback.
    pub height: i32,
    /// The level of the ground below.
    pub level: i32,
}

/// A man's eye above the ground he stands on, and the top of what he hides.
const ON_FOOT: i32 = 1;
/// A rider's, an ox's and a pack animal's.
const HIGH: i32 = 2;

/// How high somebody stands above the ground, in halves of a level; nothing for a loose horse, which blocks no line.
fn stature(board: &Board, id: PieceId) -> Option<i32> {
    if board.rules.character(id).rider.is_some() {
        return None;
    }
    let high = board.man(id).is_mounted() || board.is_animal(id);
    Some(if high { HIGH } else { ON_FOOT })
}

/// The end of a line in one of the hexes of somebody on the field.
pub fn end(board: &Board, id: PieceId, place: Place) -> End {
    let level = board.level(place);
    End { hex: board.map.hex_of(place), place, height: level + stature(board, id).unwrap_or(ON_FOOT), level }
}
/// The end of a line at something that stands in a place: a door, a bridge, a scaffold.
pub fn end_at(board: &Board, place: Place) -> End {
    let level = board.level(place);
    End { hex: board.map.hex_of(place), place, height: level + ON_FOOT, level }
}

/// A line of fire that is clear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// The cover of who stands at its end.
    pub cover: Cover,
    /// On which side of the hexsides along which it runs the shooter looks; left where it runs along none.
    pub hand: Hand,
}

/// The line of fire between two ends. One that follows hexsides takes one side for the whole of it, the one with less cover
///
///
/// # Errors
/// The hex that blocks it.
pub fn line(board: &Board, from: End, to: End) -> Result<Line, Place> {
    line_as(board, from, to, Men::Block)
}

/// The same for what has come down already past whoever stands between: the missile of a ballista in the hex that it strikes.
///
/// # Errors
/// The hex that blocks it.
pub fn line_past_men(board: &Board, from: End, to: End) -> Result<Line, Place> {
    line_as(board, from, to, Men::Pass)
}

/// Whether men on a line block it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Men {
    Block,
    Pass,
}

fn line_as(board: &Board, from: End, to: End, men: Men) -> Result<Line, Place> {
    let hexes = &board.map.hexes;
    let crossed = crossings(hexes.hex(to.hex) - hexes.hex(from.hex));
    let has_sides = crossed.iter().any(|crossing| matches!(crossing, Crossing::Between { .. }));
    let left = on_hand(board, from, to, crossed, Hand::Left, men);
    if !has_sides {
        return left;
    }
    match (left, on_hand(board, from, to, crossed, Hand::Right, men)) {
        (Ok(left), Ok(right)) if (right.cover as u8) < left.cover as u8 => Ok(right),
        (Ok(left), _) => Ok(left),
        (Err(_), Ok(right)) => Ok(right),
        (Err(blocks), Err(_)) => Err(blocks),
    }
}

/// The side of its hex over which a line comes to its end that looks to one hand where it follows hexsides.
pub fn entry(board: &Board, from: Place, to: Place, hand: Hand) -> Option<Heading> {
    let hexes = &board.map.hexes;
    let origin = hexes.hex(from);
    let crossed = crossings(hexes.hex(to) - origin);
    let last = crossed.iter().rev().find_map(|crossing| hexes.place(origin + crossing.hex(hand))).unwrap_or(from);
    hexes.heading(to, last)
}

/// How many hexes at either end of a line lie inside a belfry in which that end is, and the cover of who is at its far end, if that is in
/// one.
struct Insides {
    near: usize,
    far: usize,
    cover: Option<Cover>,
}

/// How a line passes the belfries at its ends.
///
/// # Errors
/// The hex that stops it.
fn insides(board: &Board, from: End, to: End, line: &[Place]) -> Result<Insides, Place> {
    let (start, target) = (board.in_tower(from.place), board.in_tower(to.place));
    if let (Some(start), Some(target)) = (start, target)
        && start.tower.engine == target.tower.engine
    {
        // Inside a belfry one sees nobody but those on one's floor.
        let one_floor = start.floor == target.floor && line.iter().all(|hex| start.tower.cell_in(*hex).is_some());
        let all = Insides { near: line.len(), far: 0, cover: Some(Cover::None) };
        return if one_floor { Ok(all) } else { Err(from.hex) };
    }
    let mut found = Insides { near: 0, far: 0, cover: None };
    if let Some(start) = start {
        let along: Vec<Place> = line.iter().copied().chain([to.hex]).collect();
        let (inside, cover) = passage(board, start, Passage { hex: from.hex, line: &along })?;
        // Nobody shoots through its walls.
        if cover == Cover::Total {
            return Err(from.hex);
        }
        found.near = inside;
    }
    if let Some(target) = target {
        let along: Vec<Place> = line.iter().rev().copied().chain([from.hex]).collect();
        let (inside, cover) = passage(board, target, Passage { hex: to.hex, line: &along })?;
        (found.far, found.cover) = (inside, Some(cover));
    }
    Ok(found)
}

fn on_hand(board: &Board, from: End, to: End, crossed: &[Crossing], hand: Hand, men: Men) -> Result<Line, Place> {
    let hexes = &board.map.hexes;
    let origin = hexes.hex(from.hex);
    let distance = i32::from(hexes.distance(from.hex, to.hex));
    let mut last = from.hex;
    let mut is_screened = false;
    let mut in_belfry = None;
    if board.has_belfries() && distance > 0 {
        let line: Vec<Place> = crossed.iter().filter_map(|crossing| hexes.place(origin + crossing.hex(hand))).collect();
        let found = insides(board, from, to, &line)?;
        let reaches = |hex: Place, top: i32| {
            let away = i32::from(hexes.distance(from.hex, hex));
            (top - from.height) * distance >= (to.height - from.height) * away
        };
        for (number, hex) in line.iter().enumerate() {
            let end = if number < found.near { from } else { to };
            let inside = number < found.near || number + found.far >= line.len();
            let man = board.in_tower(end.place).filter(|_| inside).and_then(|at| man_inside(board, at, *hex));
            let stands = |(id, place): (PieceId, Place)| {
                let height = board.level(place) + stature(board, id).unwrap_or(0);
                board.man(id).stunned == 0 && reaches(*hex, height)
            };
            if men == Men::Block && man.is_some_and(stands) {
                return Err(*hex);
            }
        }
        in_belfry = Some((line.len(), found));
    }
    // Into a gallery one sees from behind it, and out of its rear hexes only that way.
    let in_gallery = |end: End| distance > 0 && board.has_engines() && board.is_in_gallery(end.place);
    let between = || crossed.iter().filter_map(|crossing| hexes.place(origin + crossing.hex(hand))).collect::<Vec<_>>();
    if in_gallery(from) {
        let along: Vec<Place> = between().into_iter().chain([to.hex]).collect();
        if inside_gallery(board, from, &along) == Some(Inside::Closed) {
            return Err(from.hex);
        }
    }
    let mut inside_gallery_from = None;
    if in_gallery(to) {
        let line = between();
        let back: Vec<Place> = line.iter().rev().copied().chain([from.hex]).collect();
        if let Some(Inside::Open(hexes)) = inside_gallery(board, to, &back) {
            inside_gallery_from = Some(line.len() - hexes.min(line.len()));
        }
    }
    let mut number = 0;
    for crossing in crossed {
        // A line may run along the edge of the map: nothing stands beyond it.
        let Some(hex) = hexes.place(origin + crossing.hex(hand)) else { continue };
        number += 1;
        if let Some((length, found)) = &in_belfry
            && (number <= found.near || number + found.far > *length)
        {
            last = hex;
            continue;
        }
        let away = i32::from(hexes.distance(from.hex, hex));
        // A mantlet before a ballista covers its crew, wherever the shooter stands.
        is_screened |= board.mantlet(hex).is_some() && is_screen_of_crew(board, hex, to.place);
        let roofed = inside_gallery_from.is_some_and(|first| number > first);
        let blocks = !roofed && blocks(board, from, to, hex, away, distance)
            || men == Men::Block && is_manned(board, from, to, hex, away, distance);
        if blocks {
            return Err(hex);
        }
        last = hex;
    }
    let entry = hexes.heading(to.hex, last);
    // Nobody shoots out of a closed door, or into one.
    let first = crossed.first().and_then(|crossing| hexes.place(origin + crossing.hex(hand))).unwrap_or(to.hex);
    let exit = hexes.heading(from.hex, first);
    let leaves_shut = board.is_shut(from.place) && !exit.is_some_and(|side| board.map.inside(from.hex).contains(side));
    if leaves_shut {
        return Err(from.hex);
    }
    // What stands under a hourd is seen from where the line comes in below its floor.
    for (near, far) in [(from, to), (to, from)] {
        let crossed_floor = |hourd: &Hourd| {
            let side = 2 * distance * near.height + far.height - near.height;
            // Right beside it somebody as high as the floor looks on it, unless he is in the next hourd.
            let on_wall = distance == 1 && far.level >= hourd.level && board.hourd(far.place).is_none();
            on_wall || side >= 2 * distance * hourd.level
        };
        // So is what is under the bridge of a belfry, for who is as high as that.
        let bridge = board.map.upper(near.hex);
        let is_bridged = board.bridge(bridge).is_some() && far.level >= board.level(bridge);
        if !board.map.is_upper(near.place) && distance > 0 && is_bridged {
            return Err(near.hex);
        }
        if !board.map.is_upper(near.place) && distance > 0 && board.hourd_over(near.hex).is_some_and(crossed_floor) {
            return Err(near.hex);
        }
    }
    let cover = match in_belfry.and_then(|(_, found)| found.cover) {
        Some(cover) => cover,
        // Who is farther in a gallery is hit past those at its rear.
        None if inside_gallery_from.is_some() => Cover::None,
        None => cover(board, from.place, to.place, entry),
    };
    let screen = board.rules.data.works.mantlet_cover;
    Ok(Line { cover: if is_screened && (screen as u8) > cover as u8 { screen } else { cover }, hand })
}

/// How a line leaves the gallery in which one of its ends is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    /// By its open rear, past so many of its hexes.
    Open(usize),
    /// Through its roof or a wall.
    Closed,
}

/// How a line leaves the gallery in which one of its ends is; nothing if that is in none. `along`: the hexes of the line from there to
/// the other end.
fn inside_gallery(board: &Board, end: End, along: &[Place]) -> Option<Inside> {
    let (mut berth, _) = board.roof(end.place).filter(|_| board.is_in_gallery(end.place))?;
    let mut here = end.hex;
    for (passed, next) in along.iter().enumerate() {
        if let Some(inside) = board.berth(*next).filter(|other| other.engine == berth.engine) {
            (berth, here) = (inside, *next);
            continue;
        }
        let open = board.opens_to_rear(berth, here, *next);
        return Some(if open { Inside::Open(passed) } else { Inside::Closed });
    }
    Some(Inside::Closed)
}

/// Whether a hex on the line blocks it: its top is not below the line there, it is a passage and the line runs above it
/// through the wall. So a shooter on the edge of a ditch sees over the men in it, and the curtain
/// hides most of it from the keep. A man's own mantlet never hinders his shot.
fn blocks(board: &Board, from: End, to: End, hex: Place, away: i32, distance: i32) -> bool {
    let reaches = |top: i32| (top - from.height) * distance >= (to.height - from.height) * away;
    let (terrain, features) = (board.terrain(hex), board.features(hex));
    // An engine hides what is behind it.
    if board.roof_top(hex).is_some_and(reaches) {
        return true;
    }
    // Nor a mangonel.
    let mangonel = || board.rules.data.artillery.mangonel().top;
    if board.mangonel(hex).is_some() && reaches(board.level(hex) + mangonel()) {
        return true;
    }
    // No shot passes a ballista.
    if board.ballista(hex).is_some() && reaches(board.level(hex) + board.rules.data.artillery.ballista_top) {
        return true;
    }
    // A mantlet hides what is behind it at its level, but for the crew of a ballista beside it, whose shot it does not stop
    // either.
    let shoots_past = board.ballista(from.place).is_some_and(|own| board.map.adjacent(own.hex, hex));
    let hides = board.mantlet(hex).is_some() && !shoots_past && !is_screen_of_crew(board, hex, to.place);
    if hides && reaches(board.level(hex) + board.rules.data.works.mantlet_top) {
        return true;
    }
    // Along a wall walk one sees over the crenels, which stand as high as the eye.
    let over = |top: i32| (top - from.height) * distance > (to.height - from.height) * away;
    // No shot passes a hourd whose top is not below the line there: it goes under its floor, not out of one into
    // the next, or over it from the wall above it.
    if let Some(hourd) = board.hourd_over(hex) {
        let is_own = away == 1 && from.level > hourd.level || away == distance - 1 && to.level > hourd.level;
        let within = |end: End| board.hourd(end.place).is_some_and(|other| other.level == hourd.level);
        let goes_under = over(hourd.level) && !within(from) && !within(to);
        if !is_own && !goes_under && reaches(hourd.level + board.rules.data.works.hourd_top) {
            return true;
        }
    }
    // The ground itself, where nothing stands on it.
    let top = features.top.unwrap_or(board.level(hex));
    // Rubble hides nothing, and one shoots through a breach into the place.
    let is_high = if terrain == Terrain::Rubble {
        false
    } else if terrain.is_on_wall() {
        over(top)
    } else {
        reaches(top)
    };
    if is_high {
        let passage =
            matches!(terrain, Terrain::WallWindow | Terrain::WallDoor) || terrain.is_door() && !board.is_shut(hex);
        // A passage lets lines through from its floor up to one level above it.
        let through = reaches(features.level + 2) && !reaches(features.level);
        if !passage || !through {
            return true;
        }
    }
    false
}

/// Whether somebody in a hex on the line blocks it, neither stunned nor dead, whose head is not below it, unless he is beside the shooter
/// and one level lower. A rider's other hex hides neither him nor what he sees.
fn is_manned(board: &Board, from: End, to: End, hex: Place, away: i32, distance: i32) -> bool {
    let reaches = |top: i32| (top - from.height) * distance >= (to.height - from.height) * away;
    let over = |top: i32| (top - from.height) * distance > (to.height - from.height) * away;
    let who = [Some(hex), board.has_storeys().then(|| board.map.upper(hex))];
    let is_at_end = |id: PieceId| board.at(from.place) == Some(id) || board.at(to.place) == Some(id);
    who.into_iter().flatten().filter_map(|place| board.at(place).map(|id| (id, place))).any(|(id, place)| {
        let level = board.level(place);
        let at_head = board.map.is_upper(place) && !board.is_floor(place);
        let below = away == 1 && level == from.level - 2;
        // A line that passes under a scaffold is not stopped by who stands on it.
        let under = board.map.is_upper(place) && over(level);
        // Who is at the head of a ladder blocks no line.
        board.man(id).stunned == 0
            && !at_head
            && !below
            && !under
            && stature(board, id).is_some_and(|stature| reaches(level + stature))
            && !is_at_end(id)
    })
}

/// The cover of who stands in a place, against a shot that enters its hex over one of its sides: the highest there is, never a sum
/// . An embankment covers behind its crest only, an outer corner by its covered sides;
/// a river does not cover against a shooter who touches the water. Slits and windows cover over their outer sides only
/// a closed door altogether, crenels on the sides that look outwards (3.10). Railings of
/// scaffolds and ditches never cover.
pub fn cover(board: &Board, shooter: Place, place: Place, entry: Option<Heading>) -> Cover {
    // From the top of a belfry one sees over whatever is not a crenel or a shelter.
    let from_top = board.on_floor(shooter).is_some_and(|at| at.floor == TOP_FLOOR);
    if from_top && !shelters_from_above(board, place) {
        return Cover::None;
    }
    let ground = cover_of_hex(board, shooter, place, entry);
    // A mantlet covers over its front and the two sides beside it, wherever the shooter stands.
    match board.mantlet(place) {
        Some(mantlet) if entry.is_some_and(|side| mantlet.screens(side)) => {
            let behind = board.rules.data.works.mantlet_cover;
            if behind as u8 > ground as u8 { behind } else { ground }
        }
        _ => ground,
    }
}

/// The same without mantlets.
fn cover_of_hex(board: &Board, shooter: Place, place: Place, entry: Option<Heading>) -> Cover {
    let own = board.features(place).cover;
    let on = |sides: Sides| entry.is_some_and(|side| sides.contains(side));
    let terrain = board.terrain(place);
    if board.is_shut(place) {
        return Cover::Total;
    }
    if let Some(at) = board.in_tower(place) {
        return super::belfry::openings::cover(board, at, board.map.hex_of(place), entry);
    }
    // Under the roof of an engine one is hit through its front or its rear only, by a shooter at one's level.
    // In a gallery nobody is hit but from behind, and there nothing covers him.
    if let Some((berth, _)) = board.roof(place).filter(|_| board.is_in_gallery(place)) {
        let from = entry.and_then(|side| board.map.neighbour(place, side));
        let open = from.is_some_and(|near| board.opens_to_rear(berth, place, near));
        return if open { Cover::None } else { Cover::Total };
    }
    if let Some((_, engine)) = board.roof(place) {
        let open = entry == Some(engine.heading) || entry == Some(engine.heading.back());
        if !open || board.level(shooter) != board.level(place) {
            return Cover::Total;
        }
    }
    match terrain {
        // From the crenels behind it a hourd covers less than through its slits.
        Terrain::Hourd => {
            let behind = board.join(shooter, place) == Join::Crenel;
            if behind { board.rules.data.works.hourd_rear_cover } else { own }
        }
        Terrain::Embankment | Terrain::OuterCorner => {
            if on(board.map.covered(place)) {
                own
            } else {
                Cover::None
            }
        }
        Terrain::River if board.map.is_waterside(shooter) => Cover::None,
        terrain if terrain.is_opening() => {
            if on(board.map.inside(place)) {
                Cover::None
            } else {
                own
            }
        }
        // Behind a hourd nobody is hit over the sides that it touches; where it is gone the crenels cover as ever.
        terrain if terrain.is_on_wall() && board.hourds_before(place).any(|(side, _)| entry == Some(side)) => {
            Cover::Total
        }
        terrain if terrain.is_crenelled() => {
            let outer = |side| board.map.neighbour(place, side).is_none_or(|near| board.is_outside(near));
            if entry.is_some_and(outer) { own } else { Cover::None }
        }
        // An open door covers over its outer sides.
        terrain if terrain.is_door() => {
            if on(board.map.inside(place)) {
                Cover::None
            } else {
                own
            }
        }
        _ => own,
    }
}
