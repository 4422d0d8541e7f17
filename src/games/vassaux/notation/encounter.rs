//! What each side of the encounter is to do, in a position as authors write it (V-23.16).
use crate::games::vassaux::state::objectives::{Interest, Objectives};
use crate::table::ground::spots::Spot;
use crate::table::prelude::{Names, Seat};
use bevy::prelude::*;
use serde::Deserialize;

/// Who attacks, and what both have rolled.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Encounter {
    /// The host that attacks.
    attacker: String,
    /// The faces of both hosts, in the order of the seats (V-23.24).
    rolled: (u8, u8),
    /// Points of interest, each with the host that alone may take it, or nobody's name (V-23.29, V-23.30).
    #[serde(default)]
    interests: Vec<((i32, i32), String)>,
    /// Who has met his objective for good (V-23.18).
    #[serde(default)]
    met: Vec<String>,
}

impl Encounter {
    /// Puts it into the position.
    ///
    /// # Errors
    /// A name that is no host's.
    pub fn arrange(&self, world: &mut World) -> Result<(), String> {
        let names = world.resource::<Names>();
        let host = |label: &str| names.seat(label).ok_or_else(|| format!("{label}: no host"));
        let attacker = host(&self.attacker)?;
        let of = |label: &String| if label.is_empty() { Ok(None) } else { host(label).map(Some) };
        let interest = |((x, y), label): &((i32, i32), String)| Ok(Interest { at: Spot::new(*x, *y), of: of(label)? });
        let interests: Vec<Interest> = self.interests.iter().map(interest).collect::<Result<_, String>>()?;
        let met: Vec<Seat> = self.met.iter().map(|label| host(label)).collect::<Result<_, String>>()?;
        let mut objectives = world.resource_mut::<Objectives>();
        objectives.attacker = Some(attacker);
        objectives.rolled = [Some(self.rolled.0), Some(self.rolled.1)];
        objectives.interests = interests;
        objectives.met = [Seat(0), Seat(1)].map(|seat| met.contains(&seat));
        Ok(())
    }
}
