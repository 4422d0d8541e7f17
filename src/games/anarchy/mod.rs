//! The Anarchy: man-to-man battles on hexes in the civil war of Stephen and Matilda. Layer by layer, a lower one names no higher
//! one; within each, one file a chapter of its rule book.
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

pub use data::files::{ANGEVIN, ROYALIST};

use crate::table::data::Reader;
use crate::table::prelude::*;
use bevy::prelude::*;
use chapters::tactical;
use rules::{AnarchyRuleData, Rules};
use state::{Artillery, Belfries, Clock, Engines, Fight, Ground, Man, Mangonels, Shot, Siegeworks, Site, Tasks, Walls};
use std::sync::Arc;

/// The sequence of play, chapter by chapter. The order of registration is part of every position's hash.
pub struct AnarchyPlugin;
impl Plugin for AnarchyPlugin {
    fn build(&self, app: &mut App) {
        app.track::<Man>().track_state::<Clock>().track_state::<Ground>().track_state::<Fight>().track_state::<Shot>();
        app.track_later_state::<Site>().track_later_state::<Tasks>().track_later_state::<Engines>();
        app.track_later_state::<Siegeworks>();
        app.track_still_later().track_later_state::<Walls>();
        app.track_still_later().track_later_state::<Artillery>();
        app.track_still_later().track_later_state::<Belfries>();
        app.track_still_later().track_later_state::<Mangonels>();
        app.add_plugins((
            tactical::setup::plugin,
            tactical::deployment::plugin,
            tactical::turn::plugin,
            tactical::movement::plugin,
            tactical::horses::plugin,
            tactical::shooting::plugin,
            tactical::combat::plugin,
            tactical::harm::plugin,
            tactical::retreat::plugin,
            tactical::advance::plugin,
            tactical::capture::plugin,
            tactical::victory::plugin,
            opponents::plugin,
        ));
        app.add_plugins((
            tactical::works::plugin,
            tactical::ladders::plugin,
            tactical::fire::plugin,
            tactical::rout::plugin,
            tactical::engines::plugin,
            tactical::siegeworks::plugin,
            tactical::artillery::plugin,
            tactical::belfry::plugin,
            tactical::mangonels::plugin,
            tactical::engines::later_plugin,
        ));
    }
}

/// The game, for the list of the games.
pub struct Anarchy;

/// The rule data of this game.
fn own(data: &RuleData) -> &AnarchyRuleData {
    data.downcast_ref().expect("the rule data of this game")
}

impl Game for Anarchy {
    fn id(&self) -> &'static str {
        "anarchy"
    }
    fn seats(&self) -> &'static [&'static str] {
        &data::files::SIDES
    }
    fn build(&self, app: &mut App) {
        app.add_plugins(AnarchyPlugin);
    }
    fn load(&self, reader: &Reader) -> Option<RuleData> {
        Some(Arc::new(AnarchyRuleData::load(reader)?))
    }
    fn scenarios(&self, data: &RuleData) -> Vec<String> {
        own(data).data.scenarios.iter().map(|scenario| scenario.name.clone()).collect()
    }
    fn options(&self, data: &RuleData) -> Vec<OptionSpec> {
        data::options::options(&own(data).data)
    }
    fn set_up(&self, world: &mut World, data: &RuleData, header: &Header) -> Result<(), Problem> {
        tactical::setup::set_up(world, Rules::new(own(data), &header.scenario, &header.options)?);
        Ok(())
    }
    fn begin(&self, world: &mut World) {
        begin(world, &tactical::setup::SETUP, ());
    }
    fn arrange(&self, world: &mut World, position: &str) -> Result<(), String> {
        notation::arrange(world, position)
    }
    fn broken_invariants(&self, world: &mut World) -> Vec<String> {
        invariants::broken(world)
    }
    fn figures(&self, world: &World) -> Vec<(&'static str, f64)> {
        tactical::victory::figures(world)
    }
}
