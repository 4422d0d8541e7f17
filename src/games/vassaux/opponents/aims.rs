//! What the scenario asks of each unit: where it is to go, and what having arrived is worth.
use super::forces::{Force, Forces, is_villagers};
use crate::games::vassaux::chapters::scenarios::interests::own_edge;
use crate::games::vassaux::chapters::scenarios::objectives::objective_of;
use crate::games::vassaux::data::opponents::GoalWeights;
use crate::games::vassaux::data::scenarios::{Edge, Objective};
use crate::games::vassaux::map::layout::Goal;
use crate::games::vassaux::state::objectives::Objectives;
use crate::table::ground::spots::{Spot, distance, square};
use crate::table::prelude::{PieceId, Seat};

/// Where a unit is to go.
#[derive(Clone, Debug)]
struct Aim {
    unit: PieceId,
    at: Target,
    /// For each R nearer, and for having arrived, in tenths of a point.
    near: i32,
    there: i32,
    /// How near counts as having arrived, in u.
    within: i32,
}

/// A point, or an edge of the table.
#[derive(Clone, Debug)]
enum Target {
    Point(Spot),
    /// The nearest of these, for a unit that is to be deployed.
    Nearest(Vec<Spot>),
    /// The coordinate along the edge is free.
    Edge(Edge),
    /// A point to which one comes by the lane that leads to a part of an edge, between two coordinates along it: first onto the
    /// lane, then along it.
    Lane(Spot, Edge, i32, i32),
}

/// The aims of all units of both hosts.
pub struct Aims {
    aims: Vec<Aim>,
    size: (i32, i32),
}

impl Aims {
    /// What the scenario asks of the units of a host, as far as its seat knows it; and of one that is to be deployed.
    pub fn new(forces: &Forces, objectives: &Objectives, host: Seat, arriving: Option<&Force>) -> Self {
        let board = forces.board;
        let weights = &forces.weights().goals;
        let aims = match &board.rules.map.goal {
            Goal::Exit { edge, from, to } => exits(forces, host, arriving, weights, (*edge, *from, *to)),
            Goal::Markers(markers) => fires(forces, objectives, host, arriving, weights, markers),
            Goal::Edges(edges) => {
                let drawn = objectives.edge.and_then(|edge| edges.get(usize::from(edge)));
                drawn.map_or(vec![], |edge| edge_of(forces, host, weights, *edge))
            }
            Goal::Interest { centre, control, line, .. } => {
                interests(forces, objectives, host, weights, (*centre, *control, *line))
            }
            Goal::Lords(_) => vec![],
        };
        Self { aims, size: board.rules.table_size() }
    }

    /// What a place is worth to a unit for its aims, in tenths of a point.
    pub fn worth(&self, force: &Force, at: Spot, ruler: i32) -> i64 {
        let of = self.aims.iter().filter(|aim| aim.unit == force.group);
        of.map(|aim| {
            let away = self.away(&aim.at, at, force.radius);
            let far = i64::from(away) * i64::from(aim.near) / i64::from(ruler);
            if away <= aim.within { i64::from(aim.there) - far } else { -far }
        })
        .sum()
    }
    /// How far a leader who stands there is from what his unit is to reach, in u.
    fn away(&self, target: &Target, at: Spot, radius: i32) -> i32 {
        match target {
            Target::Point(point) => distance(*point, at),
            Target::Nearest(points) => points.iter().map(|point| distance(*point, at)).min().unwrap_or(0),
            Target::Lane(point, edge, from, to) => {
                let on_lane = match edge {
                    Edge::North | Edge::South => Spot::new(at.x.clamp(*from, *to), at.y),
                    Edge::East | Edge::West => Spot::new(at.x, at.y.clamp(*from, *to)),
                };
                distance(at, on_lane) + distance(on_lane, *point)
            }
            Target::Edge(Edge::North) => self.size.1 - at.y - radius,
            Target::Edge(Edge::South) => at.y - radius,
            Target::Edge(Edge::East) => self.size.0 - at.x - radius,
            Target::Edge(Edge::West) => at.x - radius,
        }
    }
}

/// Villagers run for the exit; their host keeps between them and the enemy, who comes after them by the way that leads out: what lies
/// beside it may be walled off (V-23.04).
fn exits(
    forces: &Forces,
    host: Seat,
    arriving: Option<&Force>,
    weights: &GoalWeights,
    (edge, from, to): (Edge, i32, i32),
) -> Vec<Aim> {
    let board = forces.board;
    let (width, height) = board.rules.table_size();
    let middle = i32::midpoint(from, to);
    let out = |radius: i32| match edge {
        Edge::North => Spot::new(middle, height - radius),
        Edge::South => Spot::new(middle, radius),
        Edge::East => Spot::new(width - radius, middle),
        Edge::West => Spot::new(radius, middle),
    };
    let villagers = forces.all.iter().find(|force| is_villagers(board, force.group));
    let mut aims = vec![];
    for force in forces.friends(host).chain(arriving) {
        let villager = is_villagers(board, force.group);
        let within = (to - from) / 2 - force.radius;
        if villager {
            let at = Target::Point(out(force.radius));
            aims.push(Aim { unit: force.group, at, near: weights.exit, there: weights.exit_there, within });
        } else if let Some(villagers) = villagers.filter(|_| !force.lord) {
            // Defenders between them and the nearest enemy, besiegers where they are.
            let enemy = forces.enemies(host).min_by_key(|enemy| (square(enemy.at, villagers.at), enemy.group));
            let own = villagers.host == host;
            let between = |enemy: &Force| {
                Spot::new(i32::midpoint(enemy.at.x, villagers.at.x), i32::midpoint(enemy.at.y, villagers.at.y))
            };
            let (at, near) = match own {
                true => (Target::Point(enemy.map_or(villagers.at, between)), weights.guard),
                false if weights.hunt > 0 => (Target::Lane(villagers.at, edge, from, to), weights.hunt),
                false => (Target::Point(villagers.at), weights.guard),
            };
            aims.push(Aim { unit: force.group, at, near, there: 0, within: 0 });
        }
    }
    aims
}

/// Raiding vassals share the markers that do not burn yet; defenders keep near those to which a raider is next (V-23.07).
fn fires(
    forces: &Forces,
    objectives: &Objectives,
    host: Seat,
    arriving: Option<&Force>,
    weights: &GoalWeights,
    markers: &[Spot],
) -> Vec<Aim> {
    let board = forces.board;
    let burns = |number: usize| objectives.fires.get(number).copied().unwrap_or(false);
    let open: Vec<Spot> = markers.iter().enumerate().filter(|(number, _)| !burns(*number)).map(|(_, at)| *at).collect();
    let raider = Seat(0);
    let lights = |force: &&Force| !force.lord || board.rules.switches.lord_is_vassal;
    let raiders: Vec<&Force> = forces.friends(raider).filter(lights).collect();
    let guards = |at: Spot| {
        let reaches = |enemy: &&Force| enemy.leader.is_some() && distance(enemy.at, at) <= enemy.charge + enemy.radius;
        weights.guarded * forces.enemies(raider).filter(reaches).count() as i32
    };
    let pairs = shared(&raiders, &open, guards);
    let within = |force: &Force| force.radius + board.rules.data.constants.marker / 2;
    if host == raider {
        let aim = |(unit, at): (&Force, Spot)| Aim {
            unit: unit.group,
            at: Target::Point(at),
            near: weights.fire,
            there: weights.fire_there,
            within: within(unit),
        };
        let left: Vec<Spot> = open.iter().copied().filter(|at| !pairs.iter().any(|(_, taken)| taken == at)).collect();
        let mut aims: Vec<Aim> = pairs.into_iter().map(aim).collect();
        // Who is to be deployed goes where nobody else is near.
        aims.extend(arriving.filter(lights).map(|force| Aim {
            unit: force.group,
            at: Target::Nearest(left),
            near: weights.fire,
            there: 0,
            within: 0,
        }));
        return aims;
    }
    let threatened: Vec<Spot> = pairs.iter().map(|(_, at)| *at).collect();
    let own: Vec<&Force> = forces.friends(host).collect();
    let guard = |(unit, at): (&Force, Spot)| Aim {
        unit: unit.group,
        at: Target::Point(at),
        near: weights.guard,
        there: 0,
        within: 0,
    };
    shared(&own, &threatened, |_| 0).into_iter().map(guard).collect()
}

/// Units and points, each unit once and each point once as long as there are others: first the pairs of fewest turns, then those of
/// slow units, then the nearest. `more`: how many turns a point counts beside the way to it.
fn shared<'f>(units: &[&'f Force], points: &[Spot], more: impl Fn(Spot) -> i32) -> Vec<(&'f Force, Spot)> {
    let points: Vec<(Spot, i32)> = points.iter().map(|at| (*at, more(*at))).collect();
    let mut pairs: Vec<(i32, i32, i64, PieceId, Spot)> = vec![];
    for unit in units {
        let turns = |at: Spot| (distance(unit.at, at) - unit.radius).max(0) / unit.charge.max(1);
        let pair = |(at, more): &(Spot, i32)| (turns(*at) + more, unit.charge, square(unit.at, *at), unit.group, *at);
        pairs.extend(points.iter().map(pair));
    }
    pairs.sort_unstable();
    let mut found: Vec<(&Force, Spot)> = vec![];
    for round in 0..2 {
        for (.., group, at) in &pairs {
            let taken = round == 0 && found.iter().any(|(_, other)| other == at);
            if !taken && !found.iter().any(|(unit, _)| unit.group == *group) {
                found.extend(units.iter().find(|unit| unit.group == *group).map(|unit| (*unit, *at)));
            }
        }
    }
    found
}

/// The first host flees by an edge; the other gets between it and the edge (V-23.14).
fn edge_of(forces: &Forces, host: Seat, weights: &GoalWeights, edge: Edge) -> Vec<Aim> {
    let fleeing = Seat(0);
    let contact = forces.board.field.measures().eps_contact;
    if host == fleeing {
        let flee = |force: &Force| Aim {
            unit: force.group,
            at: Target::Edge(edge),
            near: weights.edge,
            there: weights.edge_there,
            within: contact,
        };
        return forces.friends(host).map(flee).collect();
    }
    let ahead = 2 * forces.board.field.measures().ruler;
    let (width, height) = forces.board.rules.table_size();
    let before = |at: Spot| match edge {
        Edge::North => Spot::new(at.x, (at.y + ahead).min(height)),
        Edge::South => Spot::new(at.x, (at.y - ahead).max(0)),
        Edge::East => Spot::new((at.x + ahead).min(width), at.y),
        Edge::West => Spot::new((at.x - ahead).max(0), at.y),
    };
    let own: Vec<&Force> = forces.friends(host).filter(|force| !force.lord).collect();
    let fugitives: Vec<Spot> = forces.friends(fleeing).map(|force| before(force.at)).collect();
    let guard = |(unit, at): (&Force, Spot)| Aim {
        unit: unit.group,
        at: Target::Point(at),
        near: weights.pursuit,
        there: 0,
        within: 0,
    };
    shared(&own, &fugitives, |_| 0).into_iter().map(guard).collect()
}

/// Points of interest, the enemy's lord, or the line that is to be kept (V-23.16).
fn interests(
    forces: &Forces,
    objectives: &Objectives,
    host: Seat,
    weights: &GoalWeights,
    (centre, control, line): (Spot, i32, i32),
) -> Vec<Aim> {
    let board = forces.board;
    let own: Vec<&Force> = forces.friends(host).filter(|force| !force.lord).collect();
    let near = |(unit, at): (&Force, Spot)| Aim {
        unit: unit.group,
        at: Target::Point(at),
        near: weights.interest,
        there: weights.interest_there,
        within: control + unit.radius,
    };
    let points = |points: Vec<Spot>| shared(&own, &points, |_| 0).into_iter().take(points.len()).map(near).collect();
    let rolled = [host, Seat(1 - host.0)].map(|seat| objective_of(board, objectives, seat));
    match rolled[0] {
        Some(Objective::HoldCentre) => points(vec![centre]),
        Some(Objective::Capture) => {
            let mine = objectives.interests.iter().filter(|one| one.of.is_none_or(|of| of == host));
            points(mine.map(|one| one.at).collect())
        }
        Some(Objective::ControlMore) => points(objectives.interests.iter().map(|one| one.at).collect()),
        Some(Objective::KillLord) => {
            let lord = forces.enemies(host).find(|force| force.lord).map(|lord| lord.at);
            let hunt = |force: &&Force| Aim {
                unit: force.group,
                at: Target::Point(lord.unwrap_or(centre)),
                near: weights.guard,
                there: 0,
                within: 0,
            };
            own.iter().map(hunt).collect()
        }
        _ => {
            // Who has nothing to reach keeps the enemy from what he wants.
            match rolled[1] {
                Some(Objective::HoldCentre) => points(vec![centre]),
                Some(Objective::KeepBehindLine) => {
                    let map = &board.rules.map;
                    let edge = own_edge(board, Seat(1 - host.0));
                    let beyond = map.at_edge(edge, line, map.edge_length(edge) / 2);
                    own.iter()
                        .map(|force| Aim {
                            unit: force.group,
                            at: Target::Point(beyond),
                            near: weights.guard,
                            there: 0,
                            within: 0,
                        })
                        .collect()
                }
                _ => vec![],
            }
        }
    }
}
