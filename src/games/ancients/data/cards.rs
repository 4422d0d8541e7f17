//! The rule data of the module cards: what stands in `rules/ancients/cards.ron`.
use super::files::{MaquisMarkers, ModulesData, UnitModule};
use super::load::{check_label, file};
use crate::table::data::Reader;
use crate::table::options::words;
use serde::Deserialize;

words! {
    /// A module that a card may give to its holder (N-20.04).
    Module {
        General, Shock, HorseArchers, Light, Survivors, Stakes, Terrain, Ambush, RampartDefence, ReturnOfRouted,
    }
}

impl Module {
    /// The module that brings units, if a card may give it.
    pub fn of_units(module: UnitModule) -> Option<Self> {
        match module {
            UnitModule::General => Some(Self::General),
            UnitModule::Shock => Some(Self::Shock),
            UnitModule::HorseArchers => Some(Self::HorseArchers),
            UnitModule::Light => Some(Self::Light),
            UnitModule::Survivors => Some(Self::Survivors),
            UnitModule::Ext2 => None,
        }
    }
    /// The name of its option.
    pub fn option(self) -> &'static str {
        match self {
            Self::General => "general",
            Self::Shock => "shock",
            Self::HorseArchers => "horse_archers",
            Self::Light => "light",
            Self::Survivors => "survivors",
            Self::Stakes => "stakes",
            Self::Terrain => "terrain",
            Self::Ambush => "ambush",
            Self::RampartDefence => "rampart_defence",
            Self::ReturnOfRouted => "return_of_routed",
        }
    }
    /// Its switch among those of a match.
    pub fn switch(self, modules: &mut ModulesData) -> &mut bool {
        match self {
            Self::General => &mut modules.general,
            Self::Shock => &mut modules.shock,
            Self::HorseArchers => &mut modules.horse_archers,
            Self::Light => &mut modules.light,
            Self::Survivors => &mut modules.survivors,
            Self::Stakes => &mut modules.stakes,
            Self::Terrain => &mut modules.terrain,
            Self::Ambush => &mut modules.ambush,
            Self::RampartDefence => &mut modules.rampart_defence,
            Self::ReturnOfRouted => &mut modules.return_of_routed,
        }
    }
}

/// A module card (N-20.04).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardData {
    pub name: String,
    pub modules: Vec<Module>,
    /// Its holder takes one of them (N-20.03).
    #[serde(default)]
    pub one_of: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardsData {
    pub cards: Vec<CardData>,
}

impl CardsData {
    /// What older rule data, which have no such file, had of it.
    pub fn none() -> Self {
        Self { cards: vec![] }
    }
    /// The modules that cards give.
    pub fn modules(&self) -> impl Iterator<Item = Module> + '_ {
        self.cards.iter().flat_map(|card| card.modules.iter().copied())
    }
    /// What goes neither with the cards nor is one of them: the option that is on, if there is one (N-20.14).
    pub fn excludes(&self, modules: &ModulesData) -> Option<&'static str> {
        let mut on = modules.clone();
        let given = self.modules().find(|module| *module.switch(&mut on)).map(Module::option);
        given.or((modules.maquis_markers == MaquisMarkers::Option2).then_some("maquis_markers"))
    }
}

/// Checks the cards: two different ones are drawn (N-20.07).
pub fn check_cards(reader: &Reader, cards: &CardsData) {
    let at = reader.at(&file("cards")).field("cards");
    if cards.cards.len() < 2 {
        at.error("ancients-data-two-cards", &[("found", cards.cards.len().into())]);
    }
    at.unique(cards.cards.iter().map(|card| card.name.as_str()));
    for (i, card) in cards.cards.iter().enumerate() {
        let row = at.index(i);
        let name = row.field("name");
        if name.not_blank(&card.name) && check_label(&name, &card.name) {
            name.has_words(&format!("ancients-card-{}", card.name), &card.name);
        }
        row.field("modules").not_empty(card.modules.len());
        row.field("modules").unique(card.modules.iter().map(|module| module.option()));
    }
}
