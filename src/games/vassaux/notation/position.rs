//! A position as authors of rule scripts write it. What is not named is as at the beginning of a turn.
use super::encounter::Encounter;
use super::magic::Sorcery;
use crate::games::vassaux::data::scenarios::ShapeData;
use serde::Deserialize;
use std::collections::BTreeMap;

/// Where play goes on from a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(try_from = "String")]
pub enum Begins {
    /// In the deployment: who is aside is still to come (V-23.01).
    Deployment,
    /// With the command phase of the turn (V-6.02).
    Command,
    /// Where a unit is to be activated.
    #[default]
    Orders,
    /// At the end of the turn (V-23.04).
    End,
}

impl TryFrom<String> for Begins {
    type Error = String;
    fn try_from(written: String) -> Result<Self, String> {
        match written.as_str() {
            "deployment" => Ok(Self::Deployment),
            "command" => Ok(Self::Command),
            "orders" => Ok(Self::Orders),
            "end" => Ok(Self::End),
            _ => Err(format!("{written}: nothing that play begins with")),
        }
    }
}

/// A unit in the middle of its activation.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Acting {
    pub unit: String,
    /// What it was ordered, in sequence; those that are over lie beside it resolved.
    pub orders: Vec<String>,
    /// How many of them are over.
    #[serde(default)]
    pub over: u8,
    /// Enemy groups that it tore loose from in this activation (V-9.13).
    #[serde(default)]
    pub left: Vec<String>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Unit {
    /// It has been activated in this turn.
    pub activated: bool,
    /// Orders whose dice lie beside it, as positions show them: resolved, or `march declared`, or `alert spent`.
    pub orders: Vec<String>,
    /// It has reacted in this turn, or failed to.
    pub reacted: bool,
    /// Shots that it has made in this turn.
    pub shots: u8,
    /// Of its fighters who were killed: how many in this turn, and in the one before.
    pub killed: u8,
    pub killed_before: u8,
}

/// A position.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    #[serde(default)]
    pub begins: Begins,
    /// The turn, and the last one.
    #[serde(default = "first_turn")]
    pub turn: i32,
    #[serde(default = "last_turn")]
    pub limit: i32,
    /// Whose turn it is to activate or deploy a unit; who has the initiative if nobody is named.
    #[serde(default)]
    pub active: String,
    /// Who has the initiative, before the command phase that of the turn before; the active host, or the first.
    #[serde(default)]
    pub initiative: String,
    /// The reactivity of both hosts (V-6.06).
    #[serde(default = "reactivity")]
    pub reactivity: (i32, i32),
    /// Composite dice of both hosts in the reserve, those of the lists if none are named; in the discard; lost to the enemy; and
    /// taken from him.
    #[serde(default)]
    pub reserves: Option<(u8, u8)>,
    #[serde(default)]
    pub discard: (u8, u8),
    #[serde(default)]
    pub lost: (u8, u8),
    #[serde(default)]
    pub stolen: (u8, u8),
    /// Dice for invocations that are left; those of the lists if none are named.
    #[serde(default)]
    pub invocation: Option<(u8, u8)>,
    /// Where fighters stand, by their labels.
    #[serde(default)]
    pub fighters: BTreeMap<String, (i32, i32)>,
    /// Fighters on the table who are confused: strays of the unit that led them.
    #[serde(default)]
    pub strays: Vec<String>,
    /// Fighters who are in another unit than at the start, as strays who were adopted are.
    #[serde(default)]
    pub joined: BTreeMap<String, String>,
    /// What has become of fighters, or of all of a unit, who do not stand anywhere.
    #[serde(default)]
    pub fates: BTreeMap<String, String>,
    /// What has become of everybody else.
    #[serde(default = "killed")]
    pub others: String,
    /// Units that are not as at the beginning of a turn.
    #[serde(default)]
    pub units: BTreeMap<String, Unit>,
    /// A unit in the middle of its activation.
    #[serde(default)]
    pub acting: Option<Acting>,
    /// Kinds and shapes of what lies on the table, in R; that of the scenario if nothing is named.
    #[serde(default)]
    pub terrain: Option<Vec<(String, ShapeData)>>,
    /// Markers that burn, by where they lie (V-23.07).
    #[serde(default)]
    pub fires: Vec<(i32, i32)>,
    /// The edge by which the first host may leave: north, east, south or west (V-23.13).
    #[serde(default)]
    pub edge: Option<String>,
    /// The turns from which the units of each host may act (V-23.10).
    #[serde(default)]
    pub duel: Option<(i32, i32)>,
    /// What each side of the encounter is to do (V-23.16).
    #[serde(default)]
    pub encounter: Option<Encounter>,
    /// What magic has brought about.
    #[serde(default)]
    pub magic: Option<Sorcery>,
    /// Units that the automaton leads, with their morale factors (V-24.01, V-24.03); as the options say if nothing is named.
    #[serde(default)]
    pub automated: Option<BTreeMap<String, i32>>,
    /// Units that were lost in the turn before (V-24.19).
    #[serde(default)]
    pub lost_units: Vec<String>,
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
fn killed() -> String {
    "killed".into()
}
