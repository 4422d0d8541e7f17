//! Positions in RON, for rule scripts: who stands where, in which turn, and what units have done. Authors need not name more than
//! matters; what is not named is as at the beginning of a turn.
mod encounter;
mod faults;
mod magic;
mod position;

use super::access::{InForce, Read, Write};
use super::chapters::command::TURN;
use super::chapters::deployment::{DEPLOYMENT, name_everything};
use super::chapters::orders::{ACTIVATION, HAND_OVER, NEXT_ORDER};
use super::chapters::outcome::END_OF_TURN;
use super::chapters::scenarios::duel::LORDS_MEET;
use super::chapters::scenarios::escape::EXIT_EDGE;
use super::data::scenarios::{Edge, PieceData, VictoryData};
use super::map::layout::Goal;
use super::pieces::UnitPieces;
use super::rules::Rules;
use super::state::deployment::Deployment;
use super::state::fighters::{Fate, Under};
use super::state::frames::{Frame, Frames};
use super::state::objectives::Objectives;
use super::state::orders::{DieState, OrderDie, OrderKind};
use super::state::progress::Progress;
use super::state::reserves::{Dicebag, Reserves};
use super::state::solo::Solo;
use super::state::units::{Deeds, Given, Leader};
use crate::table::ground::spots::Spot;
use crate::table::prelude::{Flow, Names, PieceId, Pieces, RuleApp, Seat, Sort, Spent, Standing, Step, Target, begin};
use bevy::ecs::system::SystemState;
use bevy::prelude::*;
use position::{Acting, Begins, Position};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Play goes on from a position in the middle of an activation, or of the deployment.
const ARRANGED: Step<()> = Step::new("vassaux.arranged");

/// Puts the match into a position.
///
/// # Errors
/// What is wrong with it, in English.
pub fn arrange(world: &mut World, position: &str) -> Result<(), String> {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let wanted: Position = options.from_str(position).map_err(|why| why.to_string())?;
    if let Some(terrain) = &wanted.terrain {
        lay_terrain(world, terrain)?;
    }
    let arranging = Arranging {
        rules: world.resource::<InForce>().0.clone(),
        names: world.resource::<Names>().clone(),
        wanted: &wanted,
    };
    arranging.fighters(world)?;
    arranging.units(world)?;
    arranging.reserves(world)?;
    arranging.objectives(world)?;
    arranging.automaton(world)?;
    if let Some(encounter) = &wanted.encounter {
        encounter.arrange(world)?;
    }
    if let Some(magic) = &wanted.magic {
        magic.arrange(world, &arranging.rules, &arranging.names)?;
    }
    let progress = arranging.progress()?;
    let (turn, active) = (progress.turn, progress.active);
    world.insert_resource(progress);
    let over = wanted.begins != Begins::Deployment;
    world.insert_resource(Deployment { first: Some(active), taken: None, over });
    let mut state: SystemState<Read> = SystemState::new(world);
    let board = state.get(world).map_err(|why| why.to_string())?.board();
    if let Some(fault) = faults::fault(&board, &arranging.names) {
        return Err(fault);
    }
    match wanted.begins {
        _ if wanted.acting.is_some() => begin(world, &ARRANGED, ()),
        Begins::Deployment => begin(world, &ARRANGED, ()),
        Begins::Command => begin(world, &TURN, turn),
        Begins::Orders => begin(world, &ACTIVATION, ()),
        Begins::End => begin(world, &END_OF_TURN, ()),
    }
    Ok(())
}

/// Goes on with the unit that acts, or with the deployment.
fn arranged(In(()): In<()>, write: Write) -> Flow {
    if write.deployment.over {
        Flow::then([NEXT_ORDER.on(()), HAND_OVER.on(()), ACTIVATION.on(())])
    } else {
        let side = write.progress.active;
        Flow::then([DEPLOYMENT.on(side), LORDS_MEET.on(()), EXIT_EDGE.on(()), TURN.on(1)])
    }
}

/// Registers the step by which play goes on from a position.
pub fn plugin(app: &mut App) {
    app.step(&ARRANGED, arranged);
}

/// Lays the table with what the position names instead of what the scenario does.
fn lay_terrain(world: &mut World, terrain: &[(String, super::data::scenarios::ShapeData)]) -> Result<(), String> {
    let rules = world.resource::<InForce>().0.clone();
    let pieces = terrain.iter().zip(1..).map(|((kind, shape), number)| PieceData {
        id: format!("{kind}-{number}"),
        kind: kind.clone(),
        shape: shape.clone(),
    });
    let mut laid = Rules::clone(&rules);
    let pieces: Vec<PieceData> = pieces.collect();
    for piece in &pieces {
        if !laid.data.terrain.iter().any(|kind| kind.id == piece.kind) {
            return Err(format!("{}: no kind of terrain", piece.kind));
        }
        if !laid.lay([piece]) {
            return Err(format!("{}: its shape is not convex, empty, or in no whole units", piece.id));
        }
    }
    laid.lay(&pieces);
    let before = world.resource::<Names>().clone();
    name_everything(world, &laid);
    let mut names = world.resource_mut::<Names>();
    for seat in [Seat(0), Seat(1)] {
        if let Some(called) = before.name(Target::Seat(seat)) {
            names.call_seat(seat, &called.proper);
        }
    }
    world.insert_resource(InForce(Arc::new(laid)));
    Ok(())
}

/// A position that is put on the table.
struct Arranging<'p> {
    rules: Arc<Rules>,
    names: Names,
    wanted: &'p Position,
}

impl Arranging<'_> {
    fn piece(&self, label: &str) -> Option<PieceId> {
        match self.names.read(Sort::Piece, label) {
            Ok(Target::Piece(piece)) => Some(piece),
            _ => None,
        }
    }
    fn fighter(&self, label: &str) -> Result<PieceId, String> {
        let found = self.piece(label).filter(|id| self.rules.roster.unit_of_fighter(*id).is_some());
        found.ok_or_else(|| format!("{label}: no fighter"))
    }
    fn unit(&self, label: &str) -> Result<PieceId, String> {
        let found = self.piece(label).filter(|id| self.rules.roster.is_unit(*id));
        found.ok_or_else(|| format!("{label}: no unit"))
    }
    fn host(&self, label: &str, else_this: Seat) -> Result<Seat, String> {
        match label {
            "" => Ok(else_this),
            _ => self.names.seat(label).ok_or_else(|| format!("{label}: no host")),
        }
    }

    /// What has become of everybody who does not stand on the table.
    fn fates(&self) -> Result<BTreeMap<PieceId, Fate>, String> {
        let fate = |name: &str| match name {
            "aside" => Ok(Fate::Aside),
            "killed" => Ok(Fate::Killed),
            "removed" => Ok(Fate::Removed),
            "escaped" => Ok(Fate::Escaped),
            _ => Err(format!("{name}: no fate")),
        };
        let others = fate(&self.wanted.others)?;
        let mut fates: BTreeMap<PieceId, Fate> = self.rules.roster.fighters().map(|id| (id, others)).collect();
        let named = self.wanted.fates.iter();
        // Those of whole units first, so that one of their fighters may have another.
        let mut named: Vec<(bool, &String, &String)> =
            named.map(|(label, name)| (self.unit(label).is_err(), label, name)).collect();
        named.sort();
        for (single, label, name) in named {
            let fate = fate(name)?;
            if single {
                fates.insert(self.fighter(label)?, fate);
            } else {
                let unit = self.rules.roster.unit(self.unit(label)?).expect("a unit");
                fates.extend(unit.fighters.iter().map(|fighter| (*fighter, fate)));
            }
        }
        Ok(fates)
    }

    /// Everybody stands where he is said to, or has met his fate; units whose leader has are disordered (V-7.02).
    fn fighters(&self, world: &mut World) -> Result<(), String> {
        let mut fates = self.fates()?;
        let mut standing: BTreeMap<PieceId, Spot> = BTreeMap::new();
        for (label, (x, y)) in &self.wanted.fighters {
            let (fighter, at) = (self.fighter(label)?, Spot::new(*x, *y));
            if !at.in_range() {
                return Err(format!("{label}: beyond every table"));
            }
            if self.wanted.fates.contains_key(label) {
                return Err(format!("{label}: stands on the table and has a fate"));
            }
            standing.insert(fighter, at);
            fates.insert(fighter, Fate::OnTable);
        }
        let leads = |unit: &UnitPieces| matches!(fates[&unit.leader()], Fate::OnTable | Fate::Aside);
        let mut joined = BTreeMap::new();
        for (label, unit) in &self.wanted.joined {
            let (fighter, unit) = (self.fighter(label)?, self.unit(unit)?);
            joined.insert(fighter, unit);
        }
        let mut strays = vec![];
        for label in &self.wanted.strays {
            let fighter = self.fighter(label)?;
            if !standing.contains_key(&fighter) {
                return Err(format!("{label}: confused, but does not stand on the table"));
            }
            strays.push(fighter);
        }
        for unit in self.rules.roster.units() {
            for fighter in &unit.fighters {
                let of = joined.get(fighter).copied().unwrap_or(unit.id);
                let group = self.rules.roster.unit(of).expect("a unit");
                if group.host != unit.host || *fighter == unit.leader() && (of != unit.id || strays.contains(fighter)) {
                    return Err(format!("{}: belongs to his own unit", self.names.label(Target::Piece(*fighter))));
                }
                let confused = standing.contains_key(fighter) && (strays.contains(fighter) || !leads(group));
                let under = Under(if confused { group.strays } else { group.id });
                let (centre, base) = match standing.get(fighter) {
                    Some(at) => (*at, self.rules.radius(*fighter)),
                    None => (Standing::NOWHERE.centre, Standing::NOWHERE.base),
                };
                let entity = world.resource::<Pieces>().entity(*fighter);
                world.entity_mut(entity).insert((under, fates[fighter], Standing { centre, base }));
            }
            let entity = world.resource::<Pieces>().entity(unit.id);
            let killed = unit.fighters.iter().filter(|fighter| fates[*fighter] == Fate::Killed).count() as u8;
            let deeds = Deeds { killed_in_all: killed, ..Deeds::default() };
            world.entity_mut(entity).insert((Leader(leads(unit).then(|| unit.leader())), deeds));
        }
        Ok(())
    }

    fn order(&self, label: &str, name: &str) -> Result<OrderKind, String> {
        let found = OrderKind::ALL.into_iter().find(|kind| kind.id() == name);
        found.ok_or_else(|| format!("{label}: {name} is no order"))
    }

    /// What units have been ordered and have done.
    fn units(&self, world: &mut World) -> Result<(), String> {
        for (label, unit) in &self.wanted.units {
            let entity = world.resource::<Pieces>().entity(self.unit(label)?);
            let mut dice = vec![];
            for written in &unit.orders {
                let (name, state) = written.split_once(' ').unwrap_or((written, ""));
                let state = match state {
                    "" => DieState::Resolved,
                    "declared" => DieState::Declared,
                    "spent" if name == OrderKind::Alert.id() => DieState::SpentAlert,
                    _ => return Err(format!("{label}: {written} is no order die")),
                };
                dice.push(OrderDie { order: self.order(label, name)?, state });
            }
            let killed_in_all = world.get::<Deeds>(entity).map_or(0, |deeds| deeds.killed_in_all);
            if u32::from(unit.killed) + u32::from(unit.killed_before) > u32::from(killed_in_all) {
                return Err(format!("{label}: more were killed lately than in all"));
            }
            let deeds = Deeds {
                reacted: unit.reacted,
                shots: unit.shots,
                killed: unit.killed,
                killed_before: unit.killed_before,
                killed_in_all,
            };
            world.entity_mut(entity).insert((Spent(unit.activated), Given(dice), deeds));
        }
        match &self.wanted.acting {
            Some(acting) => self.acting(world, acting),
            None => Ok(()),
        }
    }

    /// A unit is in the middle of its activation.
    fn acting(&self, world: &mut World, acting: &Acting) -> Result<(), String> {
        let (label, unit) = (&acting.unit, self.unit(&acting.unit)?);
        if self.wanted.begins != Begins::Orders {
            return Err(format!("{label}: acts, but play does not begin with orders"));
        }
        let orders = acting.orders.iter().map(|name| self.order(label, name)).collect::<Result<Vec<_>, _>>()?;
        if usize::from(acting.over) > orders.len() {
            return Err(format!("{label}: more orders are over than it has"));
        }
        let entity = world.resource::<Pieces>().entity(unit);
        if world.get::<Given>(entity).is_some_and(|given| !given.0.is_empty()) {
            return Err(format!("{label}: its orders are given twice"));
        }
        let die = |(number, order): (usize, &OrderKind)| OrderDie {
            order: *order,
            state: if number < usize::from(acting.over) { DieState::Resolved } else { DieState::Declared },
        };
        let dice = orders.iter().enumerate().map(die).collect();
        world.entity_mut(entity).insert((Spent(true), Given(dice)));
        let mut left = vec![];
        for label in &acting.left {
            let group = self.piece(label).filter(|id| self.rules.roster.unit_of_group(*id).is_some());
            left.push(group.ok_or_else(|| format!("{label}: no group"))?);
        }
        let frame = Frame { over: acting.over, left, ..Frame::new(unit, orders) };
        world.insert_resource(Frames { stack: vec![frame], ..Frames::default() });
        Ok(())
    }

    /// The dice of both hosts. Those that lie beside units, or anywhere else, have come from somewhere.
    fn reserves(&self, world: &mut World) -> Result<(), String> {
        let wanted = self.wanted;
        let pick = |(first, second): (u8, u8), host: Seat| if host == Seat(0) { first } else { second };
        for host in [Seat(0), Seat(1)] {
            let given = |unit: &UnitPieces| {
                let entity = world.resource::<Pieces>().entity(unit.id);
                world.get::<Given>(entity).map_or(0, Given::composite)
            };
            let on_table = self.rules.roster.of_host(host).map(given).sum::<usize>() as u8;
            let of_list = *world.resource::<Reserves>().of(host);
            let bag = Dicebag {
                reserve: wanted.reserves.map_or(of_list.reserve, |dice| pick(dice, host)),
                discard: pick(wanted.discard, host),
                lost: pick(wanted.lost, host),
                stolen: pick(wanted.stolen, host),
                invocation: wanted.invocation.map_or(of_list.invocation, |dice| pick(dice, host)),
                initial: 0,
            };
            let there = [bag.reserve, bag.discard, bag.lost, on_table].map(u32::from).iter().sum::<u32>();
            let initial = there.checked_sub(u32::from(bag.stolen)).and_then(|dice| u8::try_from(dice).ok());
            let initial = initial.ok_or_else(|| format!("{}: its dice do not add up", self.label(host)))?;
            *world.resource_mut::<Reserves>().of_mut(host) = Dicebag { initial, ..bag };
        }
        Ok(())
    }
    fn label(&self, host: Seat) -> String {
        self.names.label(Target::Seat(host))
    }

    /// What the scenario keeps count of.
    fn objectives(&self, world: &mut World) -> Result<(), String> {
        let mut objectives = Objectives::default();
        let markers = match &self.rules.map.goal {
            Goal::Markers(markers) => &markers[..],
            _ => &[],
        };
        objectives.fires = vec![false; if self.wanted.fires.is_empty() { 0 } else { markers.len() }];
        for (x, y) in &self.wanted.fires {
            let at = markers.iter().position(|marker| *marker == Spot::new(*x, *y));
            objectives.fires[at.ok_or_else(|| format!("{x},{y}: no marker of the scenario"))?] = true;
        }
        if let Some(label) = &self.wanted.edge {
            let edge = match label.as_str() {
                "north" => Edge::North,
                "east" => Edge::East,
                "south" => Edge::South,
                "west" => Edge::West,
                _ => return Err(format!("{label}: no edge")),
            };
            let VictoryData::Escape { edges } = &self.rules.scenario().victory else {
                return Err(format!("{label}: nobody leaves by an edge in this scenario"));
            };
            let at = edges.iter().position(|of| *of == edge).ok_or_else(|| format!("{label}: no edge to leave by"))?;
            objectives.edge = Some(at as u8);
        }
        if let Some((first, second)) = self.wanted.duel {
            if !matches!(self.rules.map.goal, Goal::Lords(_)) {
                return Err("duel: there is none in this scenario".into());
            }
            objectives.duel = [Some(first), Some(second)];
        }
        world.insert_resource(objectives);
        Ok(())
    }

    /// The units of the automaton (chapter 24).
    fn automaton(&self, world: &mut World) -> Result<(), String> {
        let mut solo = world.resource::<Solo>().clone();
        if let Some(automated) = &self.wanted.automated {
            solo = Solo::default();
            let (least, most) = self.rules.data.solo.morale.bounds;
            for (label, morale) in automated {
                if !(least..=most).contains(morale) {
                    return Err(format!("{label}: no morale factor of {morale}"));
                }
                solo.take(self.unit(label)?, *morale);
            }
        }
        for label in &self.wanted.lost_units {
            solo.lost.push(self.unit(label)?);
        }
        world.insert_resource(solo);
        Ok(())
    }

    fn progress(&self) -> Result<Progress, String> {
        let wanted = self.wanted;
        if wanted.turn < 1 || wanted.turn > wanted.limit {
            return Err(format!("turn {} of {}", wanted.turn, wanted.limit));
        }
        let active = self.host(&wanted.active, Seat(0))?;
        let initiative = self.host(&wanted.initiative, active)?;
        Ok(Progress {
            turn: wanted.turn,
            limit: wanted.limit,
            initiative,
            active: self.host(&wanted.active, initiative)?,
            reactivity: [wanted.reactivity.0, wanted.reactivity.1],
            rejoining: vec![],
        })
    }
}
