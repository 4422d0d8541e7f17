//! Fief: three to six families of the Middle Ages want the throne. One file a chapter of its rule book.
pub mod access;
pub mod board;
pub mod chapters;
pub mod data;
pub mod invariants;
pub mod map;
pub mod notation;
pub mod opponents;
pub mod rules;
pub mod state;
#[cfg(feature = "desktop")]
pub mod view;

use crate::games::fief::chapters::setup::ExpansionHooks;
use crate::games::fief::rules::{FiefRuleData, Rules};
use crate::games::fief::state::cards::Cards;
use crate::games::fief::state::march::March;
use crate::games::fief::state::progress::TurnProgress;
use crate::games::fief::state::revolt::Revolt;
use crate::games::fief::state::treasury::Treasury;
use crate::games::fief::state::underway::Underway;
use crate::games::fief::state::war::War;
use crate::table::data::Reader;
use crate::table::prelude::*;
use bevy::prelude::*;
use state::forces::Forces;
use state::lords::{Crown, Lord, Titles};
use state::realm::Realm;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The sequence of play, chapter by chapter.
pub struct FiefPlugin;
impl Plugin for FiefPlugin {
    fn build(&self, app: &mut App) {
        app.track::<Lord>()
            .track_state::<TurnProgress>()
            .track_state::<Treasury>()
            .track_state::<Cards>()
            .track_state::<Realm>()
            .track_state::<Forces>()
            .track_state::<Titles>()
            .track_state::<Crown>()
            .track_state::<Revolt>()
            .track_state::<March>()
            .track_state::<War>()
            .track_state::<Underway>()
            .track_state::<state::negotiation::Negotiation>()
            .track_later_state::<state::notes::Notes>();
        app.add_plugins((
            (
                chapters::setup::plugin,
                chapters::turn::plugin,
                chapters::cards::plugin,
                chapters::purchases::plugin,
                chapters::moves::go::plugin,
                chapters::battle::plugin,
                chapters::prisoners::plugin,
                chapters::fiefs::plugin,
                chapters::succession::deaths::plugin,
                chapters::succession::estates::plugin,
                chapters::negotiations::market::plugin,
                chapters::negotiations::notes::plugin,
                chapters::election::plugin,
            ),
            (
                chapters::victory::plugin,
                chapters::bishopric_sale::plugin,
                chapters::ransom::plugin,
                opponents::script::plugin,
                chapters::red_cards::plugin,
                chapters::blue_cards::plugin,
                chapters::plague::plugin,
                chapters::revolt::plugin,
            ),
        ));
    }
}

/// The game, for the list of the games.
pub struct Fief;

impl Game for Fief {
    fn id(&self) -> &'static str {
        "fief"
    }
    fn seats(&self) -> &'static [&'static str] {
        &data::files::FAMILIES
    }
    fn seat_counts(&self) -> RangeInclusive<usize> {
        data::files::FEWEST_FAMILIES..=data::files::FAMILIES.len()
    }
    fn build(&self, app: &mut App) {
        app.add_plugins(FiefPlugin);
    }
    fn load(&self, reader: &Reader) -> Option<RuleData> {
        Some(Arc::new(FiefRuleData::load(reader)?))
    }
    fn scenarios(&self, _: &RuleData) -> Vec<String> {
        vec!["kingdom".into()]
    }
    fn options(&self, data: &RuleData) -> Vec<OptionSpec> {
        data::options::options(&FiefRuleData::of(data).data)
    }
    fn set_up(&self, world: &mut World, data: &RuleData, header: &Header) -> Result<(), Problem> {
        let FiefRuleData { data, map } = FiefRuleData::of(data);
        let rules = Rules::new(data, map, &header.options, header.seats.len());
        chapters::setup::set_up(world, rules, ExpansionHooks::default(), header);
        Ok(())
    }
    fn begin(&self, world: &mut World) {
        begin(world, &chapters::setup::SETUP, ());
    }
    fn arrange(&self, world: &mut World, position: &str) -> Result<(), String> {
        notation::arrange(world, position, notation::no_expansion)
    }
    fn broken_invariants(&self, world: &mut World) -> Vec<String> {
        invariants::broken(world)
    }
    fn figures(&self, world: &World) -> Vec<(&'static str, f64)> {
        chapters::victory::figures(world)
    }
}
