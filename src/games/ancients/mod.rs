//! The ancient battle: two small armies, a camp behind each, dice and hexes. One file a chapter of its rule book, each
//! above what it stands on: data, map, rules, state, board, access, chapters, then what looks on from outside.
pub mod access;
pub mod board;
pub mod chapters;
pub mod data;
pub mod invariants;
pub mod map;
pub mod notation;
pub mod odds;
pub mod opponents;
pub mod rules;
pub mod state;
#[cfg(feature = "desktop")]
pub mod view;

pub use data::files::{BLUE, RED};

use crate::table::data::Reader;
use crate::table::prelude::*;
use bevy::prelude::*;
use data::options::OPEN_BATTLE;
use rules::AncientsRuleData;
use state::{ArmySetup, BattleProgress, FaceDecks, Fate, ModuleState, NoBurn, OrderUnderway, Routed};
use std::sync::Arc;

/// The sequence of play, chapter by chapter. The order of registration is part of every position's hash.
pub struct AncientsPlugin;
impl Plugin for AncientsPlugin {
    fn build(&self, app: &mut App) {
        app.track::<Fate>()
            .track::<NoBurn>()
            .track_state::<BattleProgress>()
            .track_state::<OrderUnderway>()
            .track_state::<ArmySetup>()
            .track_state::<FaceDecks>()
            .track_later_state::<Routed>()
            .track_still_later()
            .track_later_state::<ModuleState>();
        app.add_plugins((
            chapters::setup::plugin,
            chapters::deployment::plugin,
            chapters::army::plugin,
            chapters::turn::plugin,
            chapters::movement::plugin,
            chapters::shooting::plugin,
            chapters::attack::plugin,
            chapters::combat::plugin,
            chapters::retreat::plugin,
            chapters::pursuit::plugin,
            chapters::victory::plugin,
            opponents::plugin,
            // Modules come last: the base game keeps its positions.
            (
                chapters::cards::plugin,
                chapters::general::plugin,
                chapters::terrain::plugin,
                chapters::equipment::plugin,
                chapters::module_cards::plugin,
                chapters::ambush::plugin,
            ),
        ));
    }
}

/// The game, for the list of the games.
pub struct Ancients;

/// The rule data of this game.
fn own(data: &RuleData) -> &AncientsRuleData {
    data.downcast_ref().expect("the rule data of this game")
}

impl Game for Ancients {
    fn id(&self) -> &'static str {
        "ancients"
    }
    fn seats(&self) -> &'static [&'static str] {
        &data::files::SIDES
    }
    fn build(&self, app: &mut App) {
        app.add_plugins(AncientsPlugin);
    }
    fn load(&self, reader: &Reader) -> Option<RuleData> {
        Some(Arc::new(AncientsRuleData::load(reader)?))
    }
    fn scenarios(&self, data: &RuleData) -> Vec<String> {
        let battles = own(data).data.battles.iter().map(|battle| battle.name.clone());
        std::iter::once(OPEN_BATTLE.to_owned()).chain(battles).collect()
    }
    fn options(&self, data: &RuleData) -> Vec<OptionSpec> {
        data::options::options(&own(data).data)
    }
    fn set_up(&self, world: &mut World, data: &RuleData, header: &Header) -> Result<(), Problem> {
        chapters::setup::set_up(world, own(data).rules_for(&header.scenario, &header.options)?);
        Ok(())
    }
    fn begin(&self, world: &mut World) {
        begin(world, &chapters::setup::SETUP, ());
    }
    fn arrange(&self, world: &mut World, position: &str) -> Result<(), String> {
        notation::arrange(world, position)
    }
    fn broken_invariants(&self, world: &mut World) -> Vec<String> {
        invariants::broken(world)
    }
    fn figures(&self, world: &World) -> Vec<(&'static str, f64)> {
        chapters::victory::figures(world)
    }
}
