//! Losses being taken, and who falls to a strike or a shot: in melee those in the thick of it (chapter 15), to a shot those nearest (chapter 17), and
//! whoever the owner chooses among equals.
pub use crate::games::vassaux::data::switches::MeleeOverflow;
use crate::table::prelude::PieceId;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// How a fighter of the unit that suffers losses stood when the attack was rolled. Who has fallen since, or was struck down by a
/// thorn aura in between, changes nothing in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exposed {
    pub fighter: PieceId,
    /// He leads the unit.
    pub leads: bool,
    /// Squared distance of centres to the vassal of his unit; 0 where it has none.
    pub from_vassal: i64,
    pub to: Danger,
}

/// What decides who falls first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Danger {
    /// In melee: how many enemy fighters he touches, of any unit, and whether one of them is of the striking unit.
    Blows { enemies: u32, touches_striker: bool },
    /// Squared distance of centres to the shooting vassal or the caster.
    Shot { distance: i64 },
}

/// Losses that a unit still has to take from one attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Losses {
    /// Those who may still fall, those who fall first at the front.
    exposed: Vec<Exposed>,
    left: u32,
}

/// What comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// No loss is left to take, or nobody to take it.
    Done,
    /// All of these fall; there is nothing to choose.
    Fall(Vec<PieceId>),
    /// One of these falls, as their owner chooses.
    Choose(Vec<PieceId>),
}

/// Why a fighter may not be removed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MayNotFall {
    /// He did not touch the striking unit at the roll (V-15.04, V-15.14), or is none of those attacked.
    NotInContact,
    /// Others fall first (V-15.03, V-17.11).
    WrongPriority,
}

impl Exposed {
    /// The place in the order of falling, the lowest first; equal ones are the owner's choice.
    fn rank(&self) -> (bool, Reverse<u32>, i64) {
        match self.to {
            Danger::Blows { enemies, touches_striker } => (!touches_striker, Reverse(enemies), 0),
            Danger::Shot { distance } => (false, Reverse(0), distance),
        }
    }
}

impl Losses {
    /// The losses of a unit, of whose fighters all are given. In melee those may fall who touch the striking unit at the roll
    /// (V-15.04, V-15.14), first those who touch most enemies (V-15.03). To a shot anybody may fall, the nearest first (V-17.11);
    /// so to a fire aura (V-20.14). A thorn aura's hits fall on those who touch its bearer, who is the striker then (V-20.08).
    pub fn new(unit: impl IntoIterator<Item = Exposed>, losses: u32, overflow: MeleeOverflow) -> Self {
        let may_fall = |exposed: &Exposed| {
            overflow == MeleeOverflow::Spill || !matches!(exposed.to, Danger::Blows { touches_striker: false, .. })
        };
        let mut exposed: Vec<Exposed> = unit.into_iter().filter(may_fall).collect();
        exposed.sort_by_key(|one| (one.rank(), one.fighter));
        // Excess is ignored (V-15.04).
        let left = losses.min(exposed.len() as u32);
        Self { exposed, left }
    }

    /// How many are still to fall.
    pub fn left(&self) -> u32 {
        self.left
    }

    /// Those of whom the next one falls: all of the same rank (V-15.03, V-17.11).
    fn foremost(&self) -> &[Exposed] {
        match self.left {
            0 => &[],
            _ => self.exposed.chunk_by(|a, b| a.rank() == b.rank()).next().unwrap_or(&[]),
        }
    }

    /// What comes next: the fighters among whom the owner chooses (V-15.03, V-17.11), or who fall anyhow.
    pub fn next(&self) -> Next {
        let foremost: Vec<PieceId> = self.foremost().iter().map(|one| one.fighter).collect();
        match foremost.len() {
            0 => Next::Done,
            n if n <= self.left as usize => Next::Fall(foremost),
            _ => Next::Choose(foremost),
        }
    }

    /// Takes a fighter as the next loss.
    ///
    /// # Errors
    /// When he may not fall at all, or not before others.
    pub fn fall(&mut self, fighter: PieceId) -> Result<(), MayNotFall> {
        let at = self.exposed.iter().position(|one| one.fighter == fighter).ok_or(MayNotFall::NotInContact)?;
        if at >= self.foremost().len() {
            return Err(MayNotFall::WrongPriority);
        }
        self.exposed.remove(at);
        self.left -= 1;
        Ok(())
    }

    /// Who falls next if nobody chooses: of those who may, no vassal, the farthest from him, the lowest number (D15).
    pub fn usual(&self) -> Option<PieceId> {
        let by_default = self.foremost().iter().min_by_key(|one| (one.leads, Reverse(one.from_vassal), one.fighter));
        by_default.map(|one| one.fighter)
    }

    /// All who fall if nobody chooses, in this order.
    pub fn all_usual(mut self) -> Vec<PieceId> {
        std::iter::from_fn(|| {
            let fighter = self.usual()?;
            self.fall(fighter).ok()?;
            Some(fighter)
        })
        .collect()
    }
}
