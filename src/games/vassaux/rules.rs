//! The rule data of the game with the tables made of them.
use super::data::files::VassauxData;
use super::data::load::load;
use super::map::check::check;
use super::map::layout::Map;
use crate::table::data::Reader;
use crate::table::prelude::RuleData;
use std::sync::Arc;

/// The checked rule data, and the table of each scenario.
pub struct VassauxRuleData {
    pub data: Arc<VassauxData>,
    /// In the order of the scenarios.
    pub maps: Vec<Arc<Map>>,
}

impl VassauxRuleData {
    /// Reads, checks and keeps them; nothing if there is an error in them.
    pub fn load(reader: &Reader) -> Option<Self> {
        Self::new(load(reader, check)?)
    }
    /// These data with the tables made of them; nothing if one cannot be.
    pub fn new(data: VassauxData) -> Option<Self> {
        let map = |scenario| Map::new(scenario, &data.constants, &data.terrain).map(Arc::new);
        let maps = data.scenarios.iter().map(map).collect::<Option<_>>()?;
        Some(Self { data: Arc::new(data), maps })
    }
    /// The rule data of a match of this game.
    ///
    /// # Panics
    /// If they are those of another game.
    pub fn of(data: &RuleData) -> &Self {
        data.downcast_ref().expect("the rule data of this game")
    }
    /// The table of a scenario.
    pub fn map(&self, scenario: &str) -> Option<&Arc<Map>> {
        let index = self.data.scenarios.iter().position(|of| of.id == scenario)?;
        self.maps.get(index)
    }
}
