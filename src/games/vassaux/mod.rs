//! Lords and vassals: a skirmish of two hosts of miniatures on an open table, without a grid. One file a chapter of its rule book,
//! each above what it stands on: data, map, field, pieces, rules, state, access, chapters.
pub mod access;
pub mod candidates;
pub mod chapters;
pub mod data;
pub mod field;
pub mod invariants;
pub mod map;
pub mod notation;
pub mod odds;
pub mod opponents;
pub mod pieces;
pub mod rosters;
pub mod rules;
pub mod state;
#[cfg(feature = "desktop")]
pub mod view;

use crate::table::data::Reader;
use crate::table::prelude::*;
use crate::table::rosters::book::RosterBook;
use bevy::prelude::*;
use pieces::SEATS;
use rules::{Rules, VassauxRuleData};
use state::combat::Combat;
use state::deployment::{Deployment, Hand};
use state::fighters::{Fate, Under};
use state::frames::Frames;
use state::magic::Magic;
use state::objectives::Objectives;
use state::progress::Progress;
use state::reserves::Reserves;
use state::solo::{Account, Solo};
use state::terrain::OwnTable;
use state::units::{Deeds, Given, Leader};
use std::sync::Arc;

/// The sequence of play, chapter by chapter. The order of registration is part of every position's hash.
pub struct VassauxPlugin;
impl Plugin for VassauxPlugin {
    fn build(&self, app: &mut App) {
        app.track::<Standing>()
            .track::<Under>()
            .track::<Fate>()
            .track::<Leader>()
            .track::<Given>()
            .track::<Deeds>()
            .track_state::<Progress>()
            .track_state::<Reserves>()
            .track_state::<Deployment>()
            .track_state::<Hand>()
            .track_state::<Frames>()
            .track_state::<Combat>()
            .track_state::<Objectives>()
            .track_later_state::<OwnTable>()
            .track_later_state::<Magic>()
            .track_later_state::<Solo>()
            .track_later_state::<Account>();
        app.add_plugins((
            chapters::command::plugin,
            chapters::cohesion::plugin,
            chapters::orders::plugin,
            chapters::resolution::plugin,
            chapters::movement::plugin,
            chapters::formation::plugin,
            chapters::charge::plugin,
            chapters::removal::plugin,
            chapters::melee::plugin,
            chapters::shooting::plugin,
            chapters::reaction::plugin,
            chapters::deployment::plugin,
            chapters::outcome::plugin,
        ));
        app.add_plugins((
            chapters::scenarios::evacuation::plugin,
            chapters::scenarios::duel::plugin,
            chapters::scenarios::escape::plugin,
            notation::plugin,
            chapters::scenarios::own_table::plugin,
            chapters::scenarios::objectives::plugin,
            chapters::scenarios::interests::plugin,
        ));
        app.add_plugins((
            chapters::magic::casting::plugin,
            chapters::magic::dispelling::plugin,
            chapters::magic::effects::plugin,
            chapters::magic::red::plugin,
            chapters::magic::green::plugin,
            chapters::magic::black::plugin,
            chapters::magic::infiltration::plugin,
        ));
        app.add_plugins(chapters::solo::plugin);
        app.add_plugins(opponents::plugin);
    }
}

/// The game, for the list of the games.
pub struct Vassaux;

impl Game for Vassaux {
    fn id(&self) -> &'static str {
        "vassaux"
    }
    fn seats(&self) -> &'static [&'static str] {
        &SEATS
    }
    /// Each scenario has two hosts of its own.
    fn side(&self, data: &RuleData, scenario: &str, label: &str) -> String {
        let scenarios = &VassauxRuleData::of(data).data.scenarios;
        let seat = SEATS.iter().position(|seat| *seat == label).unwrap_or_default();
        let found = scenarios.iter().find(|of| of.id == scenario).or(scenarios.first());
        format!("vassaux-host-{}", found.map_or("", |scenario| &scenario.hosts[seat].id))
    }
    fn build(&self, app: &mut App) {
        app.add_plugins(VassauxPlugin);
    }
    fn load(&self, reader: &Reader) -> Option<RuleData> {
        Some(Arc::new(VassauxRuleData::load(reader)?))
    }
    fn scenarios(&self, data: &RuleData) -> Vec<String> {
        VassauxRuleData::of(data).data.scenarios.iter().map(|scenario| scenario.id.clone()).collect()
    }
    fn options(&self, data: &RuleData) -> Vec<OptionSpec> {
        VassauxRuleData::of(data).options.clone()
    }
    fn rosters(&self) -> Option<&'static dyn RosterBook> {
        Some(&rosters::book::ArmyBook)
    }
    fn set_up(&self, world: &mut World, data: &RuleData, header: &Header) -> Result<(), Problem> {
        let rules = Rules::new(VassauxRuleData::of(data), &header.scenario, &header.options)?;
        chapters::deployment::set_up(world, rules);
        Ok(())
    }
    fn begin(&self, world: &mut World) {
        begin(world, &chapters::deployment::SETUP, ());
    }
    fn arrange(&self, world: &mut World, position: &str) -> Result<(), String> {
        notation::arrange(world, position)
    }
    fn broken_invariants(&self, world: &mut World) -> Vec<String> {
        invariants::broken(world)
    }
    fn figures(&self, world: &World) -> Vec<(&'static str, f64)> {
        chapters::outcome::figures(world)
    }
}
