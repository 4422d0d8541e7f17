//! Chapter 3.6, ways: which hexes a piece may enter, what they cost, and the cheapest way to each, on foot and on horseback.
use crate::games::anarchy::board::Board;
use crate::games::anarchy::board::joins::Join;
use crate::games::anarchy::data::files::Terrain;
use crate::games::anarchy::state::Post;
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::{Allowed, PieceId, Place, Refusal};
use std::cell::OnceCell;

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
pub const DOOR_WRONG_SIDE: Refusal = Refusal::new("door_wrong_side", "A-2.3.05");
pub const WINDOW_NEEDS_LADDER: Refusal = Refusal::new("window_needs_ladder", "A-2.1.03");
pub const LADDER_HEAD_TAKEN: Refusal = Refusal::new("ladder_head_taken", "A-3.6.10");
pub const NO_WAY_THERE: Refusal = Refusal::new("no_way_there", "A-0.07");
pub const KEPT_BACK: Refusal = Refusal::new("kept_back", "A-0.02");

/// Whether a piece goes on a horse's feet: it rides, or will when it comes onto the field, or it is a loose horse.
pub fn is_rider(board: &Board, id: PieceId) -> bool {
    let (man, character) = (board.man(id), board.rules.character(id));
    man.is_mounted() || character.rider.is_some() || man.post == Post::Waiting && character.rides
}

/// Whether a piece may be in a hex at all, by its terrain: no rider where horses are kept out, as by ditches,
/// scaffolds and the inside of buildings, but for a threshold; nobody in mail and no rider in a river
///
pub fn may_stand(board: &Board, id: PieceId, place: Place) -> Allowed {
    may_stand_as(board, id, place, is_rider(board, id))
}

/// The same, mounted or on foot.
pub fn may_stand_as(board: &Board, id: PieceId, place: Place, mounted: bool) -> Allowed {
    let features = board.features(place);
    if board.map.is_upper(place) && !board.is_storey(place) {
        return Err(TERRAIN_IMPASSABLE);
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
    may_stand(board, id, to)?;
    let join = board.join(from, to);
    if join == Join::None || join == Join::Drop && board.terrain(to) == Terrain::ChurchWindow {
        return Err(why_apart(board, from, to));
    }
    if board.burns(to) {
        return Err(HEX_BURNING);
    }
    if board.at(to).is_some_and(|other| board.side(other) != board.side(id)) {
        return Err(HEX_OCCUPIED_ENEMY);
    }
    let head = board.map.is_upper(to) && !board.is_scaffold(to);
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

/// What a step costs: what the terrain entered costs, or the whole cost of a ladder, of a window, and
/// of the way along a ditch, out of which the hex entered costs what it always does; twice that where many
/// bodies lie.
pub fn step_cost(board: &Board, id: PieceId, from: Place, to: Place) -> i32 {
    step_cost_as(board, is_rider(board, id), from, to)
}
/// The same, mounted or on foot.
pub fn step_cost_as(board: &Board, mounted: bool, from: Place, to: Place) -> i32 {
    let works = &board.rules.data.works;
    let cost = match board.join(from, to) {
        Join::Climb => {
            let head = if board.map.is_upper(from) { from } else { to };
            let levels = board.lean_of(head).map_or(0, |lean| board.wall_level(lean) / 2);
            works.ladder_mp_per_level * levels
        }
        Join::LadderTop if board.map.is_upper(to) => works.ladder_step_mp,
        Join::LadderTop => works.ladder_top_mp,
        Join::Drop => works.window_drop_mp,
        Join::Sill if board.terrain(to) == Terrain::ChurchWindow => works.ladder_step_mp + works.window_scaffold_extra,
        Join::Sill => works.ladder_step_mp,
        _ if board.terrain(to) == Terrain::Ditch && board.terrain(from) == Terrain::Ditch => works.ditch_along_mp,
        _ => return entry_cost_as(board, mounted, to),
    };
    slowed(board, to, cost)
}

/// What it costs to enter a hex: what its terrain costs, twice that where many bodies lie.
pub fn entry_cost(board: &Board, id: PieceId, place: Place) -> i32 {
    entry_cost_as(board, is_rider(board, id), place)
}
fn entry_cost_as(board: &Board, mounted: bool, place: Place) -> i32 {
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

/// A way of a piece.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    pub cost: i32,
    /// Every hex that it enters, a rider with the front of his horse.
    pub path: Vec<Place>,
    /// The rear of a rider at its end.
    pub rear: Option<Place>,
    /// How many hexes of it at its end, with those before it, lead straight ahead over easy ground.
    pub straight: u8,
}

/// Where a piece can go, with the cheapest way to each hex.
pub struct Reach {
    /// By node: movement points, or more than anybody has. A node is a hex on foot; on horseback a hex for the front and one of
    /// six directions.
    cost: Vec<u8>,
    before: Vec<u32>,
    /// Nodes reached, in the order of their cost.
    reached: Vec<u32>,
    mounted: bool,
    /// Every place that a man on foot could come to from where he is, however far it is; found when somebody asks.
    joined: OnceCell<Vec<bool>>,
}

const FAR: u8 = u8::MAX;
const START: u32 = u32::MAX;

impl Reach {
    /// Where a piece can go with the points that it has left. One who waits comes on by a hex of the edge, at its cost; a
    /// rider then stands with the rear of his horse on it.
    pub fn of(board: &Board, id: PieceId) -> Self {
        let mounted = is_rider(board, id);
        let nodes = if mounted { 6 * board.map.hexes.len() } else { board.map.places() };
        let mut reach = Self {
            cost: vec![FAR; nodes],
            before: vec![START; nodes],
            reached: vec![],
            mounted,
            joined: OnceCell::new(),
        };
        let most = board.points_left(id);
        let mut buckets: Vec<Vec<u32>> = vec![vec![]; most as usize + 1];
        let mut begin = |reach: &mut Self, node: u32, cost: i32| {
            if cost <= most && cost < i32::from(reach.cost[node as usize]) {
                reach.cost[node as usize] = cost as u8;
                buckets[cost as usize].push(node);
            }
        };
        if board.man(id).post == Post::Waiting {
            let side = board.side(id);
            let entries = board.rules.entries[side.0 as usize].as_ref().map_or(&[][..], |(hexes, _)| hexes);
            for entry in entries {
                let free = |place: Place| {
                    may_stand(board, id, place)?;
                    if board.burns(place) {
                        return Err(HEX_BURNING);
                    }
                    if board.at(place).is_some_and(|other| board.side(other) != side) {
                        return Err(HEX_OCCUPIED_ENEMY);
                    }
                    Ok(())
                };
                if free(*entry).is_err() || board.is_animal(id) && !is_led(board, id, *entry) {
                    continue;
                }
                let cost = entry_cost(board, id, *entry);
                if !mounted {
                    begin(&mut reach, u32::from(entry.0), cost);
                    continue;
                }
                for heading in Heading::ALL {
                    let Some(front) = board.map.neighbour(*entry, heading) else { continue };
                    if may_step(board, id, *entry, front).is_ok() {
                        let whole = cost + entry_cost(board, id, front) + surcharge(board, id, *entry, front);
                        begin(&mut reach, node(front, heading), whole);
                    }
                }
            }
        } else if !board.is_animal(id) || is_led(board, id, board.front(id)) {
            let front = board.front(id);
            let start = board.heading(id).map_or(u32::from(front.0), |heading| node(front, heading));
            begin(&mut reach, start, 0);
        }
        for cost in 0..buckets.len() {
            let mut next = 0;
            while let Some(&here) = buckets[cost].get(next) {
                next += 1;
                if i32::from(reach.cost[here as usize]) != cost as i32 {
                    continue;
                }
                reach.reached.push(here);
                let mut go = |reach: &mut Self, to: u32, step: i32| {
                    let there = cost as i32 + step;
                    if there <= most && there < i32::from(reach.cost[to as usize]) {
                        reach.cost[to as usize] = there as u8;
                        reach.before[to as usize] = here;
                        buckets[there as usize].push(to);
                    }
                };
                let front = reach.front(here);
                if !mounted {
                    for to in board.near(front) {
                        let led = !board.is_animal(id) || is_led(board, id, to);
                        if led && may_step(board, id, front, to).is_ok() && keeps_to(board, id, front, to) {
                            let step = step_cost(board, id, front, to) + surcharge(board, id, front, to);
                            go(&mut reach, u32::from(to.0), step);
                        }
                    }
                    continue;
                }
                let heading = reach.heading(here);
                if let Some(to) = board.map.neighbour(front, heading)
                    && may_step(board, id, front, to).is_ok()
                    && keeps_to(board, id, front, to)
                {
                    go(&mut reach, node(to, heading), entry_cost(board, id, to) + surcharge(board, id, front, to));
                }
                let rear = board.map.neighbour(front, heading.back()).expect("a rider has two hexes");
                for turn in [-1, 1] {
                    let Some(to) = board.map.neighbour(rear, heading.turned(turn)) else { continue };
                    if may_step(board, id, rear, to).is_ok() && keeps_to(board, id, rear, to) {
                        go(&mut reach, node(to, heading.turned(turn)), pivot_cost(board, id, front, to));
                    }
                }
            }
        }
        reach
    }

    fn front(&self, node: u32) -> Place {
        Place(if self.mounted { node / 6 } else { node } as u16)
    }
    fn heading(&self, node: u32) -> Heading {
        Heading::ALL[(node % 6) as usize]
    }
    fn rear(&self, board: &Board, node: u32) -> Option<Place> {
        let back = self.mounted.then(|| self.heading(node).back())?;
        board.map.neighbour(self.front(node), back)
    }

    /// The node in which a piece can end its way with its front on a hex, the cheapest: nobody else is there.
    fn end(&self, board: &Board, id: PieceId, place: Place) -> Option<u32> {
        let own = |hex: Place| board.at(hex).is_none_or(|other| other == id);
        if !own(place) {
            return None;
        }
        let nodes = if self.mounted { 6 } else { 1 };
        let first = u32::from(place.0) * nodes;
        let ends = (first..first + nodes).filter(|node| self.cost[*node as usize] != FAR);
        let fits = |node: &u32| self.rear(board, *node).is_none_or(own) && self.cost[*node as usize] > 0;
        ends.filter(fits).min_by_key(|node| self.cost[*node as usize])
    }

    /// Every hex where the piece can end its way, each once, with what it costs.
    pub fn ends(&self, board: &Board, id: PieceId) -> Vec<(Place, i32)> {
        let mut seen = vec![false; board.map.places()];
        let mut all = vec![];
        for reached in &self.reached {
            let place = self.front(*reached);
            if !std::mem::replace(&mut seen[place.index()], true)
                && let Some(end) = self.end(board, id, place)
            {
                all.push((place, i32::from(self.cost[end as usize])));
            }
        }
        all
    }

    /// The cheapest way to a hex.
    ///
    /// # Errors
    /// Why the piece cannot end its way there.
    pub fn way(&self, board: &Board, id: PieceId, place: Place) -> Result<Way, Refusal> {
        let Some(end) = self.end(board, id, place) else { return Err(self.why_not(board, id, place)) };
        let mut nodes = vec![end];
        while let Some(&last) = nodes.last()
            && self.before[last as usize] != START
        {
            nodes.push(self.before[last as usize]);
        }
        nodes.reverse();
        let man = board.man(id);
        let mut straight = man.straight;
        if man.post == Post::Waiting && self.mounted {
            straight = u8::from(is_easy(board, id, self.front(nodes[0])));
        }
        let mut path: Vec<Place> = vec![];
        for pair in nodes.windows(2) {
            let (from, to) = (self.front(pair[0]), self.front(pair[1]));
            let ahead = self.mounted && self.heading(pair[0]) == self.heading(pair[1]);
            let easy = ahead && is_easy(board, id, to) && board.level(from) == board.level(to);
            straight = if easy { straight.saturating_add(1) } else { 0 };
            path.push(to);
        }
        if man.post == Post::Waiting {
            path.insert(0, self.front(nodes[0]));
        }
        let rear = self.rear(board, end);
        Ok(Way { cost: i32::from(self.cost[end as usize]), path, rear, straight })
    }

    /// Why a piece cannot end its way on a hex.
    fn why_not(&self, board: &Board, id: PieceId, place: Place) -> Refusal {
        if let Err(why) = may_stand(board, id, place) {
            return why;
        }
        if board.burns(place) {
            return HEX_BURNING;
        }
        match board.at(place) {
            Some(other) if board.side(other) != board.side(id) => return HEX_OCCUPIED_ENEMY,
            Some(other) if other != id && board.map.is_upper(place) && !board.is_scaffold(place) => {
                return LADDER_HEAD_TAKEN;
            }
            Some(other) if other != id => return STACK_LIMIT,
            _ => {}
        }
        if board.is_animal(id) && !is_led(board, id, place) {
            return NOBODY_LEADS;
        }
        let here = board.front(id);
        if here != Place::NOWHERE {
            if !keeps_to(board, id, here, place) {
                return KEPT_BACK;
            }
            // What is beside him and not joined is told by what lies between, unless a ladder leads there.
            let climbs =
                board.near(here).any(|near| board.map.is_upper(near) && board.join(near, place) == Join::LadderTop);
            if board.map.distance(here, place) <= 1
                && !climbs
                && let Err(why) = may_step(board, id, here, place)
            {
                return why;
            }
        }
        // Behind walls and closed doors movement points are of no use.
        if board.rules.has_works && !self.mounted && here != Place::NOWHERE {
            let joined = self.joined.get_or_init(|| super::ways::joined(board, here));
            if !joined[place.index()] {
                return NO_WAY_THERE;
            }
        }
        NOT_ENOUGH_MP
    }
}

fn node(front: Place, heading: Heading) -> u32 {
    u32::from(front.0) * 6 + heading.index() as u32
}

/// Whether a hex costs a horse no more than flat ground, so that a charge goes on over it.
fn is_easy(board: &Board, id: PieceId, place: Place) -> bool {
    entry_cost(board, id, place) == 1
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
