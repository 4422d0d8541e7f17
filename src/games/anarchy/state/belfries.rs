//! What a belfry has that other engines have not: its bridge, and floors that burn (4.2).
use crate::games::anarchy::data::towers::FLOORS;
use crate::table::prelude::{Names, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A hex of a floor that is lit or burns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct FloorFire {
    /// The floor, from 1, and the number of the hex.
    pub floor: u8,
    pub cell: u8,
    /// The turn at whose end it was lit, or will be if this is the turn.
    pub lit: u8,
}

/// A belfry, beside what every engine has.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Belfry {
    /// The number of the engine.
    pub engine: u8,
    /// Somebody has climbed to the first floor or down from it in this turn.
    pub climbed: bool,
    /// The last turn in which it has moved; 0 if it has not.
    pub moved_in: u8,
    /// Where its bridge lies when it is down: the storeys over the hexes before the wall, and the hexes of the wall.
    pub bridge: Vec<Place>,
    /// Where it is falling just now: whoever is under it makes way.
    pub falling: Vec<Place>,
    /// Its bridge has been let down: it never moves again.
    pub lowered: bool,
    /// Fires on its floors, in order; those on the ground burn in their hexes.
    pub fires: Vec<FloorFire>,
    /// The hexes of each floor that have burnt out, a bit each.
    pub burnt: [u32; FLOORS],
}

impl Belfry {
    /// The fire in a hex of a floor.
    pub fn fire(&self, floor: u8, cell: u8) -> Option<FloorFire> {
        self.fires.iter().copied().find(|fire| (fire.floor, fire.cell) == (floor, cell))
    }
    /// A hex of a floor is lit, unless it is already.
    pub fn light(&mut self, floor: u8, cell: u8, turn: u8) {
        if self.fire(floor, cell).is_none() {
            self.fires.push(FloorFire { floor, cell, lit: turn });
            self.fires.sort_unstable();
        }
    }
    /// The fire in a hex of a floor goes out.
    pub fn quench(&mut self, floor: u8, cell: u8) {
        self.fires.retain(|fire| (fire.floor, fire.cell) != (floor, cell));
    }
    /// Whether a hex of a floor has burnt out.
    pub fn is_burnt(&self, floor: u8, cell: u8) -> bool {
        self.burnt[usize::from(floor) - 1] & (1 << cell) != 0
    }
}

/// All belfries of a battle.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Belfries {
    all: Vec<Belfry>,
}

impl Belfries {
    /// There is none.
    pub const NONE: Self = Self { all: Vec::new() };

    /// The belfry of an engine's number; nothing as long as nothing has happened to it.
    pub fn of(&self, engine: usize) -> Option<&Belfry> {
        self.all.iter().find(|belfry| usize::from(belfry.engine) == engine)
    }
    /// The same, to be changed.
    pub fn change(&mut self, engine: usize) -> &mut Belfry {
        let at = self.all.iter().position(|belfry| usize::from(belfry.engine) == engine).unwrap_or(self.all.len());
        if at == self.all.len() {
            self.all.push(Belfry { engine: engine as u8, ..Belfry::default() });
        }
        &mut self.all[at]
    }
    /// A side's turn to move begins: nobody has climbed yet.
    pub fn rest(&mut self, of: impl Fn(usize) -> bool) {
        self.all.iter_mut().filter(|belfry| of(belfry.engine.into())).for_each(|belfry| belfry.climbed = false);
    }
    /// What lay of a bridge in a place is gone.
    pub fn lose_bridge_at(&mut self, place: Place) {
        self.all.iter_mut().for_each(|belfry| belfry.bridge.retain(|at| *at != place));
    }
    /// Whether a place is one onto which a bridge is falling.
    pub fn is_under(&self, place: Place) -> bool {
        self.all.iter().any(|belfry| belfry.falling.contains(&place))
    }
}

impl State for Belfries {
    const NAME: &'static str = "belfries";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let places = |all: &[Place]| all.iter().map(|at| names.label(Target::Place(*at))).collect::<Vec<_>>();
        let belfries = self.all.iter().map(|belfry| {
            let fires = belfry.fires.iter().map(|fire| json!([fire.floor, fire.cell, fire.lit])).collect::<Vec<_>>();
            json!({
                "engine": belfry.engine,
                "climbed": belfry.climbed,
                "moved_in": belfry.moved_in,
                "bridge": places(&belfry.bridge),
                "falling": places(&belfry.falling),
                "lowered": belfry.lowered,
                "fires": fires,
                "burnt": belfry.burnt,
            })
        });
        json!(belfries.collect::<Vec<_>>())
    }
}
