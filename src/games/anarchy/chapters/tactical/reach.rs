//! Chapter 3.6, ways: every hex that a piece can reach, with the cheapest way to each, on foot and on horseback.
use super::flood::Flood;
use super::paths::{
    ALREADY_THERE, HEX_BURNING, HEX_OCCUPIED_ENEMY, KEPT_BACK, LADDER_HEAD_TAKEN, NO_WAY_THERE, NOBODY_LEADS,
    NOT_ENOUGH_MP, STACK_LIMIT, WAY_BARRED, WENT_ALONG, entry_cost, entry_cost_as, is_led, is_rider, keeps_to,
    may_stand, may_step, may_step_as, pivot_cost, step_cost_as, surcharge,
};
use super::siegeworks::is_open_to_mantlets;
use crate::games::anarchy::board::Board;
use crate::games::anarchy::board::joins::Join;
use crate::games::anarchy::data::engines::Entrance;
use crate::games::anarchy::state::Post;
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::{Allowed, PieceId, Place, Refusal};
use smallvec::SmallVec;

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
    /// Every place that a man on foot could come to from where he is, however far it is.
    joined: Flood,
    /// The same past those who stand there now, and past fires.
    open: Flood,
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
            reached: Vec::with_capacity(128),
            mounted,
            joined: Flood::default(),
            open: Flood::default(),
        };
        let most = board.points_left(id);
        let mut buckets: Vec<Vec<u32>> = (0..=most).map(|_| Vec::with_capacity(32)).collect();
        for (node, cost) in starts(board, id) {
            if cost <= most && cost < i32::from(reach.cost[node as usize]) {
                reach.cost[node as usize] = cost as u8;
                buckets[cost as usize].push(node);
            }
        }
        for cost in 0..buckets.len() {
            let mut next = 0;
            while let Some(&here) = buckets[cost].get(next) {
                next += 1;
                if i32::from(reach.cost[here as usize]) != cost as i32 {
                    continue;
                }
                reach.reached.push(here);
                // Every step costs something.
                if cost as i32 == most {
                    continue;
                }
                let dearer = |to: u32| usize::from(reach.cost[to as usize]) > cost + 1;
                for (to, step) in steps(board, id, mounted, here, dearer) {
                    let there = cost as i32 + step;
                    if there <= most && there < i32::from(reach.cost[to as usize]) {
                        reach.cost[to as usize] = there as u8;
                        reach.before[to as usize] = here;
                        buckets[there as usize].push(to);
                    }
                }
            }
        }
        reach
    }

    /// Whether there is any hex where the piece can end its way. As a rule a step beside it settles that; all ways are looked for
    /// only where friends stand around it.
    pub fn has_end(board: &Board, id: PieceId) -> bool {
        let (most, mounted) = (board.points_left(id), is_rider(board, id));
        let ends = |node: u32, cost: i32| (1..=most).contains(&cost) && is_end(board, id, mounted, node);
        let near = starts(board, id).into_iter().any(|(node, cost)| {
            ends(node, cost)
                || cost < most
                    && steps(board, id, mounted, node, |_| true).into_iter().any(|(to, step)| ends(to, cost + step))
        });
        near || most > 1 && !Self::of(board, id).ends(board, id).is_empty()
    }

    fn front(&self, node: u32) -> Place {
        front(self.mounted, node)
    }
    fn rear(&self, board: &Board, node: u32) -> Option<Place> {
        rear(board, self.mounted, node)
    }

    /// The node in which a piece can end its way with its front on a hex, the cheapest: nobody else is there.
    fn end(&self, board: &Board, id: PieceId, place: Place) -> Option<u32> {
        let own = |hex: Place| board.at(hex).is_none_or(|other| other == id);
        // Nobody rides on an upper storey.
        if !own(place) || self.mounted && board.map.is_upper(place) {
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

    /// Whether a piece can end its way on a hex.
    pub fn may_end(&self, board: &Board, id: PieceId, place: Place) -> Allowed {
        if self.end(board, id, place).is_some() { Ok(()) } else { Err(self.why_not(board, id, place)) }
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
            let ahead = self.mounted && heading(pair[0]) == heading(pair[1]);
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
            Some(other) if other != id && board.map.is_upper(place) && !board.is_floor(place) => {
                return LADDER_HEAD_TAKEN;
            }
            Some(other) if other != id => return STACK_LIMIT,
            _ => {}
        }
        let here = board.front(id);
        let is_led_from = here == Place::NOWHERE || is_led(board, id, here);
        if board.is_animal(id) && !(is_led_from && is_led(board, id, place)) {
            return NOBODY_LEADS;
        }
        if here == place {
            return ALREADY_THERE;
        }
        if here != Place::NOWHERE {
            if !keeps_to(board, id, here, place) {
                return KEPT_BACK;
            }
            if let Some(why) = super::belfry::why_not_up(board, id, here, place) {
                return why;
            }
            // What is beside him and not joined is told by what lies between, unless a ladder leads there.
            let leads = |near: Place| match board.join(near, place) {
                Join::LadderTop => board.map.is_upper(near),
                Join::Climb => board.join(here, near) != Join::None,
                _ => false,
            };
            let climbs = board.near(here).any(leads) || super::belfry::are_levels_apart(board, here, place);
            if board.map.distance(here, place) <= 1
                && !climbs
                && let Err(why) = may_step(board, id, here, place)
            {
                return why;
            }
        }
        if board.engines.went_along.contains(&id) {
            return WENT_ALONG;
        }
        if self.mounted {
            return NOT_ENOUGH_MP;
        }
        // Behind walls and closed doors movement points are of no use, nor behind enemies and fires.
        let from = || starts(board, id).into_iter().map(|(node, _)| front(false, node)).collect::<Vec<_>>();
        if self.open.reaches(board, from, place, |here, to| may_go(board, id, false, here, to)) {
            return NOT_ENOUGH_MP;
        }
        let is_joined = || self.joined.reaches(board, from, place, |here, to| super::ways::leads(board, here, to));
        if board.has_works() && !is_joined() { NO_WAY_THERE } else { WAY_BARRED }
    }
}

/// Whether a piece goes from a place to the one beside it, with the mantlet that it moves if it moves one.
fn may_go(board: &Board, id: PieceId, mounted: bool, from: Place, to: Place) -> bool {
    may_step_as(board, id, mounted, from, to).is_ok()
        && keeps_to(board, id, from, to)
        && (!board.moves_mantlet(id) || is_open_to_mantlets(board, to))
}

fn node(front: Place, heading: Heading) -> u32 {
    u32::from(front.0) * 6 + heading.index() as u32
}
fn front(mounted: bool, node: u32) -> Place {
    Place(if mounted { node / 6 } else { node } as u16)
}
/// On horseback.
fn heading(node: u32) -> Heading {
    Heading::ALL[(node % 6) as usize]
}
fn rear(board: &Board, mounted: bool, node: u32) -> Option<Place> {
    let back = mounted.then(|| heading(node).back())?;
    board.map.neighbour(front(mounted, node), back)
}

/// Whether nobody else stands in the hexes of a node.
fn is_end(board: &Board, id: PieceId, mounted: bool, node: u32) -> bool {
    let own = |hex: Place| board.at(hex).is_none_or(|other| other == id);
    own(front(mounted, node)) && rear(board, mounted, node).is_none_or(own)
}

/// Where the ways of a piece begin, and what it has cost to be there: where it stands, or the hexes by which it comes on.
fn starts(board: &Board, id: PieceId) -> SmallVec<[(u32, i32); 8]> {
    let mounted = is_rider(board, id);
    let led = |place: Place| !board.is_animal(id) || is_led(board, id, place);
    let mut all = SmallVec::new();
    if board.man(id).post != Post::Waiting {
        let here = board.front(id);
        // An ox that is tethered goes where its engine goes.
        if led(here) && !board.engines.is_tethered(id) {
            all.push((board.heading(id).map_or(u32::from(here.0), |heading| node(here, heading)), 0));
        }
        return all;
    }
    let side = board.side(id);
    let entries = board.rules.entries[side.0 as usize].as_ref().map_or(&[][..], |(hexes, _)| hexes);
    let is_open = |place: Place| {
        may_stand(board, id, place).is_ok()
            && !board.burns(place)
            && board.at(place).is_none_or(|other| board.side(other) == side)
            && led(place)
            && (!board.moves_mantlet(id) || is_open_to_mantlets(board, place))
    };
    for entry in entries.iter().copied().filter(|entry| is_open(*entry)) {
        // Over the edge one comes into an engine whose open end lies there.
        let Some(cost) = comes_into(board, entry, entry_cost(board, id, entry)) else { continue };
        if !mounted {
            all.push((u32::from(entry.0), cost));
            continue;
        }
        for heading in Heading::ALL {
            let Some(front) = board.map.neighbour(entry, heading) else { continue };
            if may_step(board, id, entry, front).is_ok() {
                let whole = cost + entry_cost(board, id, front) + surcharge(board, id, entry, front);
                all.push((node(front, heading), whole));
            }
        }
    }
    all
}

/// What it costs to come on into a hex of the edge where an engine may stand, which one enters as from any hex outside it; nothing if
/// it is closed towards the edge. `cost`: that of its ground.
fn comes_into(board: &Board, entry: Place, cost: i32) -> Option<i32> {
    let Some(berth) = board.berth(entry) else { return Some(cost) };
    let engine = &board.engines.all[berth.engine];
    let data = board.rules.data.engines.of(engine.kind);
    let ends = match data.entrance {
        Entrance::Rear => [Some(engine.heading.back()), None],
        Entrance::Ends => [Some(engine.heading.back()), Some(engine.heading)],
    };
    let is_end = match data.entrance {
        Entrance::Rear => berth.cell.is_rear,
        Entrance::Ends => berth.cell.is_end,
    };
    let at_edge = ends.into_iter().flatten().any(|side| board.map.neighbour(entry, side).is_none());
    (is_end && at_edge).then_some(data.enter_mp)
}

/// Where a piece comes to from a node by one step or pivot, and what that costs. `wanted`: the nodes that are asked about.
fn steps(
    board: &Board,
    id: PieceId,
    mounted: bool,
    here: u32,
    wanted: impl Fn(u32) -> bool,
) -> SmallVec<[(u32, i32); 8]> {
    let from = front(mounted, here);
    let may_go = |from: Place, to: Place| may_go(board, id, mounted, from, to);
    // Who has gone along with an engine leaves it, enters it or moves in it (3.6).
    if board.engines.went_along.contains(&id) && !super::engines::is_in_berth(board, id, from) {
        return SmallVec::new();
    }
    if !mounted {
        let led = |to: &Place| !board.is_animal(id) || is_led(board, id, *to);
        return (board.near(from))
            .filter(|to| wanted(u32::from(to.0)) && led(to) && may_go(from, *to))
            .map(|to| (u32::from(to.0), step_cost_as(board, mounted, from, to) + surcharge(board, id, from, to)))
            .collect();
    }
    let mut all = SmallVec::new();
    let heading = heading(here);
    if let Some(to) = board.map.neighbour(from, heading)
        && wanted(node(to, heading))
        && may_go(from, to)
    {
        all.push((node(to, heading), entry_cost_as(board, mounted, to) + surcharge(board, id, from, to)));
    }
    let rear = board.map.neighbour(from, heading.back()).expect("a rider has two hexes");
    for turn in [-1, 1] {
        let turned = heading.turned(turn);
        if let Some(to) = board.map.neighbour(rear, turned)
            && wanted(node(to, turned))
            && may_go(rear, to)
        {
            all.push((node(to, turned), pivot_cost(board, id, from, to)));
        }
    }
    all
}

/// Whether a hex costs a horse no more than flat ground, so that a charge goes on over it.
fn is_easy(board: &Board, id: PieceId, place: Place) -> bool {
    entry_cost(board, id, place) == 1
}
