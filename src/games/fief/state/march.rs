//! The company that marches (chapter 8), and what each family answers when another asks to pass.
use crate::table::prelude::{Names, PieceId, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map as JsonMap, Value};

/// What a family does when another asks to pass (D-16): it may say so beforehand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Custom {
    #[default]
    Ask,
    Grant,
    Refuse,
}

/// Where in the village a company wants to stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Goal {
    Within,
    /// At the gate, to fight (F-8.17).
    Gate,
}

/// What the company is about to do, while others are asked about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Errand {
    pub to: Place,
    pub goal: Goal,
    /// The host has to be asked first (F-8.14).
    pub ask: bool,
    /// What he wants for it, in steps of money.
    pub toll: i32,
}

/// Points of soldiers by steps gone.
pub type Portions = Vec<(u8, u16)>;

/// The company that marches in a go of moves, and what was asked in this go.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct March {
    pub leader: Option<PieceId>,
    /// Other lords and captives that come along.
    pub with: Vec<PieceId>,
    /// Soldiers that come along.
    pub taken: Portions,
    /// They arrived here on this march and nobody has joined since: some may be left behind (F-8.07).
    pub may_drop: bool,
    pub errand: Option<Errand>,
    /// Requests made in this go, by leader and village, and leaders not let out of walls (F-8.19).
    pub asked: Vec<(PieceId, Place)>,
    pub held: Vec<(PieceId, Place)>,
    /// Somebody has been led in this go.
    pub stirred: bool,
    /// The villages that the family sat in when its go began, a bit each (F-8.24).
    pub sat_in: u64,
    /// What each family does when another asks, by host and guest.
    pub customs: Vec<Custom>,
    pub seats: u8,
}

impl March {
    pub fn new(seats: usize) -> Self {
        Self { customs: vec![Custom::Ask; seats * seats], seats: seats as u8, ..default() }
    }
    /// What a host does when this guest asks.
    pub fn custom(&self, host: Seat, guest: Seat) -> Custom {
        self.customs
            .get(usize::from(host.0) * usize::from(self.seats) + usize::from(guest.0))
            .copied()
            .unwrap_or_default()
    }
    pub fn set_custom(&mut self, host: Seat, guest: Seat, custom: Custom) {
        self.customs[usize::from(host.0) * usize::from(self.seats) + usize::from(guest.0)] = custom;
    }
    pub fn points(&self) -> u16 {
        self.taken.iter().map(|(_, points)| points).sum()
    }
    /// Nobody marches any more.
    pub fn disperse(&mut self) {
        self.leader = None;
        self.with.clear();
        self.taken.clear();
        self.may_drop = false;
        self.errand = None;
    }
    pub fn contains(&self, id: PieceId) -> bool {
        self.leader == Some(id) || self.with.contains(&id)
    }
    /// Points of a portion that come along.
    pub fn of_portion(&self, steps: u8) -> u16 {
        self.taken.iter().filter(|(s, _)| *s == steps).map(|(_, points)| points).sum()
    }
    pub fn add(&mut self, steps: u8, points: u16) {
        match self.taken.iter_mut().find(|(s, _)| *s == steps) {
            Some((_, there)) => *there += points,
            None => {
                self.taken.push((steps, points));
                self.taken.sort_unstable();
            }
        }
    }
}

impl State for March {
    const NAME: &'static str = "march";
    /// Customs are public (D-16); who marches is seen on the board.
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let mut customs = JsonMap::new();
        for host in (0..self.seats).map(Seat) {
            let mut of_host = JsonMap::new();
            for guest in (0..self.seats).map(Seat) {
                let word = match self.custom(host, guest) {
                    Custom::Ask => continue,
                    Custom::Grant => "grant",
                    Custom::Refuse => "refuse",
                };
                of_host.insert(names.label(Target::Seat(guest)), word.into());
            }
            if !of_host.is_empty() {
                customs.insert(names.label(Target::Seat(host)), of_host.into());
            }
        }
        if customs.is_empty() { Value::Null } else { customs.into() }
    }
}
