//! Positions in RON, for rule scripts: who stands where, in which turn, and what units have done. Authors need not name more than
//! matters; what is not named is as at the beginning of a turn.
use super::access::InForce;
use super::chapters::orders::ACTIVATION;
use super::pieces::UnitPieces;
use super::state::deployment::Deployment;
use super::state::fighters::{Fate, Under};
use super::state::orders::{DieState, OrderDie, OrderKind};
use super::state::progress::Progress;
use super::state::reserves::Reserves;
use super::state::units::{Deeds, Given, Leader};
use crate::table::ground::spots::Spot;
use crate::table::prelude::{Names, PieceId, Pieces, Seat, Sort, Spent, Standing, Target, begin};
use bevy::prelude::*;
use serde::Deserialize;
use std::collections::BTreeMap;

/// A position as authors write it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    /// The turn, and the last one.
    #[serde(default = "first_turn")]
    turn: i32,
    #[serde(default = "last_turn")]
    limit: i32,
    /// Whose turn it is to activate a unit; the first host's if nobody is named.
    #[serde(default)]
    active: String,
    /// The reactivity of both hosts (V-6.06).
    #[serde(default = "reactivity")]
    reactivity: (i32, i32),
    /// Composite dice in the reserves; those of the lists if none are named.
    #[serde(default)]
    reserves: Option<(u8, u8)>,
    /// Where fighters stand, by their labels. Those who are not named have fallen.
    fighters: BTreeMap<String, (i32, i32)>,
    /// Units that are not as at the beginning of a turn.
    #[serde(default)]
    units: BTreeMap<String, Unit>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Unit {
    /// It has been activated in this turn.
    activated: bool,
    /// Orders whose dice lie beside it, resolved.
    orders: Vec<String>,
    /// Shots that it has made in this turn.
    shots: u8,
}

fn first_turn() -> i32 {
    1
}
fn last_turn() -> i32 {
    6
}
fn reactivity() -> (i32, i32) {
    (6, 6)
}

/// Puts the match into a position, with the active side about to activate a unit.
///
/// # Errors
/// What is wrong with it, in English.
pub fn arrange(world: &mut World, position: &str) -> Result<(), String> {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let position: Position = options.from_str(position).map_err(|why| why.to_string())?;
    let rules = world.resource::<InForce>().0.clone();
    let names = world.resource::<Names>().clone();
    let active = match position.active.as_str() {
        "" => Seat(0),
        label => names.seat(label).ok_or_else(|| format!("{label}: no host"))?,
    };
    let piece = |label: &str| match names.read(Sort::Piece, label) {
        Ok(Target::Piece(piece)) => Some(piece),
        _ => None,
    };
    let mut standing: BTreeMap<PieceId, Spot> = BTreeMap::new();
    for (label, (x, y)) in &position.fighters {
        let fighter = piece(label).filter(|id| rules.roster.unit_of_fighter(*id).is_some());
        let fighter = fighter.ok_or_else(|| format!("{label}: no fighter"))?;
        let at = Spot::new(*x, *y);
        if !at.in_range() {
            return Err(format!("{label}: beyond every table"));
        }
        standing.insert(fighter, at);
    }
    for unit in rules.roster.units() {
        place(world, unit, &standing, |fighter| rules.radius(fighter));
    }
    for (label, unit) in &position.units {
        let id = piece(label).filter(|id| rules.roster.is_unit(*id)).ok_or_else(|| format!("{label}: no unit"))?;
        let entity = world.resource::<Pieces>().entity(id);
        let mut dice = vec![];
        for order in &unit.orders {
            let order = OrderKind::ALL.into_iter().find(|kind| kind.id() == order);
            let order = order.ok_or_else(|| format!("{label}: no such order"))?;
            dice.push(OrderDie { order, state: DieState::Resolved });
        }
        let deeds = Deeds { shots: unit.shots, ..Deeds::default() };
        world.entity_mut(entity).insert((Spent(unit.activated), Given(dice), deeds));
    }
    if let Some((first, second)) = position.reserves {
        let mut reserves = world.resource_mut::<Reserves>();
        for (bag, dice) in reserves.0.iter_mut().zip([first, second]) {
            (bag.initial, bag.reserve) = (dice, dice);
        }
    }
    // Dice that lie beside units have come from somewhere.
    for host in [Seat(0), Seat(1)] {
        let given = |unit: &UnitPieces| {
            let entity = world.resource::<Pieces>().entity(unit.id);
            world.get::<Given>(entity).map_or(0, Given::composite)
        };
        let on_table = rules.roster.of_host(host).map(given).sum::<usize>() as u8;
        world.resource_mut::<Reserves>().of_mut(host).initial += on_table;
    }
    world.insert_resource(Progress {
        turn: position.turn,
        limit: position.limit,
        initiative: active,
        active,
        reactivity: [position.reactivity.0, position.reactivity.1],
        rejoining: vec![],
    });
    world.insert_resource(Deployment { first: Some(active), taken: None, over: true });
    begin(world, &ACTIVATION, ());
    Ok(())
}

/// Puts the fighters of a unit where they stand; those who are not named have fallen, and a unit whose leader has is disordered.
fn place(world: &mut World, unit: &UnitPieces, standing: &BTreeMap<PieceId, Spot>, radius: impl Fn(PieceId) -> i32) {
    let led = standing.contains_key(&unit.leader());
    for fighter in &unit.fighters {
        let entity = world.resource::<Pieces>().entity(*fighter);
        let bundle = match standing.get(fighter) {
            Some(at) => {
                let under = if led { unit.id } else { unit.strays };
                (Under(under), Fate::OnTable, Standing { centre: *at, base: radius(*fighter) })
            }
            None => (Under(unit.id), Fate::Killed, Standing::NOWHERE),
        };
        world.entity_mut(entity).insert(bundle);
    }
    let entity = world.resource::<Pieces>().entity(unit.id);
    world.entity_mut(entity).insert(Leader(led.then(|| unit.leader())));
}
