//! Fief Tactique: archers, bombards, a royal guard and mercenaries for Fief. An expansion: it brings other troops,
//! steps before and after those of its base, and verbs on its questions.
//!
//! Some rules of its book need nothing more here than data, because the base enforces them for troops of every kind:
//! - T-1.01, T-2.01, T-5.08: purchases of the base sell every kind at its own price in écus, as long as the family's
//!   supply lasts, and place it where soldiers are placed (F-7.02, F-7.03).
//! - T-1.03, T-2.02: troops of every kind march with a lord only (F-8.03).
//! - T-3.05: guards stand wherever their King or Queen stands (F-12.02).
//! - T-4.21: who holds a village, who guards prisoners and who is out of the game depends on soldiers, guards and lords
//!   alone, and mercenaries are none of these.
pub mod chapters;
pub mod data;
pub mod invariants;
pub mod notation;
pub mod opponents;
pub mod rules;
pub mod state;
#[cfg(feature = "desktop")]
pub mod view;

use crate::games::fief;
use crate::games::fief::FiefPlugin;
use crate::games::fief::state::war::Thrown;
use crate::table::data::Reader;
use crate::table::prelude::*;
use bevy::prelude::*;
use rules::TactiqueRuleData;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// What Tactique adds, chapter by chapter. Each chapter attaches itself to the steps and questions of Fief that it
/// changes.
pub struct TactiquePlugin;
impl Plugin for TactiquePlugin {
    fn build(&self, app: &mut App) {
        app.track_state::<Thrown>()
            .track_state::<state::mercenaries::Hired>()
            .track_state::<state::melee::Melee>()
            .track_state::<state::royals::Royals>();
        app.add_plugins((
            chapters::archers::plugin,
            chapters::bombards::plugin,
            chapters::guard::plugin,
            chapters::mercenaries::plugin,
            chapters::marches::plugin,
            chapters::losses::plugin,
            opponents::plugin,
        ));
    }
}

/// The game, for the list of the games.
pub struct Tactique;

impl Game for Tactique {
    fn id(&self) -> &'static str {
        "tactique"
    }
    fn base(&self) -> Option<&'static str> {
        Some("fief")
    }
    fn seats(&self) -> &'static [&'static str] {
        &fief::data::files::FAMILIES
    }
    fn seat_counts(&self) -> RangeInclusive<usize> {
        fief::data::files::FEWEST_FAMILIES..=fief::data::files::FAMILIES.len()
    }
    fn build(&self, app: &mut App) {
        app.add_plugins((FiefPlugin, TactiquePlugin));
    }
    fn load(&self, reader: &Reader) -> Option<RuleData> {
        Some(Arc::new(TactiqueRuleData::load(reader)?))
    }
    fn scenarios(&self, _: &RuleData) -> Vec<String> {
        vec!["kingdom".into()]
    }
    fn options(&self, data: &RuleData) -> Vec<OptionSpec> {
        let TactiqueRuleData { base, data } = TactiqueRuleData::of(data);
        data::options::options(&base.data, data)
    }
    fn set_up(&self, world: &mut World, data: &RuleData, header: &Header) -> Result<(), Problem> {
        let (rules, tactics) = rules::rules(TactiqueRuleData::of(data), &header.options, header.seats.len());
        world.insert_resource(state::mercenaries::Hired::new(&tactics, header.seats.len()));
        let hooks = chapters::hooks::hooks(&tactics);
        world.insert_resource(tactics);
        fief::chapters::setup::set_up(world, rules, hooks, header);
        Ok(())
    }
    fn begin(&self, world: &mut World) {
        begin(world, &fief::chapters::setup::SETUP, ());
    }
    fn arrange(&self, world: &mut World, position: &str) -> Result<(), String> {
        fief::notation::arrange(world, position, notation::arrange)
    }
    fn broken_invariants(&self, world: &mut World) -> Vec<String> {
        let mut wrong = fief::invariants::broken(world);
        wrong.extend(invariants::broken(world));
        wrong
    }
    fn figures(&self, world: &World) -> Vec<(&'static str, f64)> {
        let mut figures = fief::chapters::victory::figures(world);
        figures.extend(chapters::mercenaries::figures(world));
        figures
    }
}
