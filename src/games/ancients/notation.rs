//! Positions written in RON, for rule scripts and lessons.
use super::board::{Board, owner_of};
use super::chapters::turn::{ACTIVATION, TURN};
use super::data::files::{BLUE, RED, SIDES};
use super::rules::Rules;
use super::state::{
    Ambush, AmbushToken, BattleProgress, Fate, Field, ModuleState, NoBurn, Routed, RoutedUnit, Stakes, Upgrades,
};
use crate::table::prelude::*;
use bevy::prelude::*;
use serde::Deserialize;

/// A position in the middle of a battle.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    #[serde(default = "first_turn")]
    turn: u8,
    /// Whose activation it is; the starter of the turn unless `starter` is named.
    active: String,
    #[serde(default)]
    starter: Option<String>,
    units: Vec<UnitAt>,
    #[serde(default)]
    burnt: Vec<Burnt>,
    /// Terrain markers by the name of the terrain, each with its hex.
    #[serde(default)]
    markers: Vec<(String, String)>,
    #[serde(default)]
    stakes: Vec<StakesOn>,
    /// Tokens, each with the unit in ambush; a decoy has none.
    #[serde(default)]
    tokens: Vec<TokenOn>,
    /// Victory points of Red and Blue, in halves, beside those for the burnt hexes and destroyed units named.
    #[serde(default)]
    half_points: (i16, i16),
}

fn first_turn() -> u8 {
    1
}

/// A unit by its label (`r-heavy-7-1`) on a hex.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitAt {
    unit: String,
    #[serde(default)]
    at: Option<String>,
    #[serde(default)]
    spent: bool,
    #[serde(default)]
    no_burn: bool,
    /// The names of the upgrades that it bears.
    #[serde(default)]
    bears: Vec<String>,
    /// Not on the board: `fled` or `destroyed`.
    #[serde(default)]
    fate: Option<String>,
}

/// A token of a side on a hex.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenOn {
    side: String,
    at: String,
    #[serde(default)]
    unit: Option<String>,
}

/// Stakes of a side on a hex, active or turned over in a turn.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StakesOn {
    side: String,
    at: String,
    #[serde(default)]
    turned: Option<u8>,
}

/// A burnt hex; the other side has burnt it.
#[derive(Deserialize)]
#[serde(transparent)]
struct Burnt(String);

/// Puts up a position; its first decision is the activation of `active`, or with turn 0 the beginning of turn 1.
///
/// # Errors
/// What is wrong with the text: its form, an unknown label, or a unit where none can stand.
pub(super) fn arrange(world: &mut World, position: &str) -> Result<(), String> {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let position: Position = options.from_str(position).map_err(|e| e.to_string())?;
    let names = world.resource::<Names>().clone();
    let seat = |label: &str| names.seat(label).ok_or_else(|| format!("{label}: one of {}", SIDES.join(", ")));
    let place = |label: &str| match names.read(Sort::Place, label) {
        Ok(Target::Place(place)) => Ok(place),
        _ => Err(format!("{label}: not a hex of the board")),
    };
    let active = seat(&position.active)?;
    let rules = world.resource::<Rules>().clone();
    let mut progress = BattleProgress { turn: position.turn, revealed: true, ..default() };
    progress.starter = match &position.starter {
        Some(starter) => seat(starter)?,
        None => active,
    };
    progress.winner_of_initiative = progress.starter;
    progress.half_points = [position.half_points.0, position.half_points.1];
    for Burnt(label) in &position.burnt {
        let hex = place(label)?;
        let owner = rules.map.base(hex).ok_or_else(|| format!("{label}: not a hex of a base"))?;
        let burner = 1 - owner.0 as usize;
        progress.burnt.push(hex);
        progress.fires[burner] += 1;
        progress.half_points[burner] += rules.data.budgets.burn_half_points;
    }
    let mut field = Field::default();
    for (name, at) in &position.markers {
        let ground = rules.data.terrain.kinds.iter().position(|kind| kind.name == *name);
        field.lay(place(at)?, ground.ok_or_else(|| format!("{name}: no terrain"))? as u8);
    }
    for wanted in &position.stakes {
        let (side, at) = (seat(&wanted.side)?, place(&wanted.at)?);
        field.bought[side.0 as usize] += 1;
        field.stakes.push(Stakes {
            at,
            side,
            active: wanted.turned.is_none(),
            turned: wanted.turned.unwrap_or_default(),
        });
    }
    field.stakes.sort_by_key(|stakes| stakes.at);
    field.revealed = !field.stakes.is_empty();
    let modules = ModuleState { field, ..default() };
    let ground = Board::new(&rules, &modules);
    let mut taken = vec![];
    let mut routed = Routed::default();
    let mut upgrades = Upgrades::default();
    for wanted in &position.units {
        let Ok(Target::Piece(id)) = names.read(Sort::Piece, &wanted.unit) else {
            return Err(format!("{}: not a unit of the pool", wanted.unit));
        };
        let entity = world.resource::<Pieces>().entity(id);
        let (fate, at) = match (&wanted.at, wanted.fate.as_deref()) {
            (Some(at), None) => (Fate::OnBoard, place(at)?),
            (None, Some("fled")) => (Fate::Fled, Place::NOWHERE),
            (None, Some("destroyed")) => (Fate::Destroyed, Place::NOWHERE),
            _ => return Err(format!("{}: give `at`, or `fate` as \"fled\" or \"destroyed\"", wanted.unit)),
        };
        if fate == Fate::OnBoard && (taken.contains(&at) || ground.is_maquis(at)) {
            return Err(format!("{}: no unit can stand on {}", wanted.unit, names.label(Target::Place(at))));
        }
        if fate == Fate::Destroyed {
            let kind = world.get::<Kind>(entity).expect("a unit").index();
            progress.half_points[1 - owner_of(id).0 as usize] += rules.pool[kind].half_points;
        }
        let line = world.get::<Kind>(entity).expect("a unit").index();
        for name in &wanted.bears {
            let sold = rules.upgrades.iter().find(|upgrade| upgrade.line == line && upgrade.name == *name);
            let upgrade = sold.ok_or_else(|| format!("{}: cannot bear {name}", wanted.unit))?;
            upgrades.set(id, upgrades.of(id).with(upgrade.effect));
        }
        if fate == Fate::Fled && rules.switches.modules.return_of_routed {
            routed.0.push(RoutedUnit { unit: id, rolled: 0 });
        }
        taken.push(at);
        world.entity_mut(entity).insert((fate, At(at), Spent(wanted.spent), NoBurn(wanted.no_burn)));
    }
    let mut ambush = Ambush { revealed: !position.tokens.is_empty(), ..default() };
    for wanted in &position.tokens {
        let (side, at) = (seat(&wanted.side)?, place(&wanted.at)?);
        let unit = match wanted.unit.as_deref().map(|label| (label, names.read(Sort::Piece, label))) {
            None => None,
            Some((_, Ok(Target::Piece(id)))) => Some(id),
            Some((label, _)) => return Err(format!("{label}: not a unit of the pool")),
        };
        if taken.contains(&at) {
            return Err(format!("{}: no token can lie there", wanted.at));
        }
        taken.push(at);
        ambush.lay(AmbushToken { at, side, unit });
        if let Some(id) = unit {
            let entity = world.resource::<Pieces>().entity(id);
            world.entity_mut(entity).insert(Fate::InAmbush);
        }
    }
    for side in [RED, BLUE] {
        for (id, _) in rules.pieces_of(side) {
            let entity = world.resource::<Pieces>().entity(id);
            let known = matches!(world.get::<Fate>(entity), Some(Fate::OnBoard | Fate::Fled | Fate::Destroyed));
            // What is not seen of a side with tokens might lie in ambush.
            if known || ambush.of(side).next().is_none() {
                world.entity_mut(entity).insert(Hidden::NOT);
            }
        }
    }
    let turn_begins = position.turn == 0;
    world.insert_resource(progress);
    world.insert_resource(routed);
    upgrades.revealed = !upgrades.all().is_empty();
    world.insert_resource(ModuleState { upgrades, ambush, ..modules });
    if turn_begins {
        begin(world, &TURN, ())
    } else {
        begin(world, &ACTIVATION, active)
    }
    Ok(())
}
