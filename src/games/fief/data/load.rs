//! Reading the rule data: every error of every file in one go, each with its place.
use crate::games::fief::data::checks::*;
use crate::games::fief::data::files::*;
use crate::games::fief::data::opponents;
use crate::games::fief::data::opponents::OpponentsData;
use crate::table::data::{Check, Reader};
use serde::de::DeserializeOwned;

/// The path of a rule file, below `rules/`.
fn file(name: &str) -> String {
    format!("fief/{name}.ron")
}

/// How the map of the rule data is checked, with the ranks of the titles if they could be read.
pub type MapCheck = fn(&Check, &MapData, Option<&TitlesData>);

/// The rule data as far as they could be read. What could not be is told, and others stand in for it.
pub struct FiefDraft {
    pub map: Option<MapData>,
    pub families: Option<Vec<FamilyData>>,
    pub cards: Option<CardsData>,
    pub components: Option<ComponentsData>,
    pub money: Option<MoneyData>,
    pub titles: Option<TitlesData>,
    pub combat: Option<CombatData>,
    pub limits: Option<LimitsData>,
    pub variants: Option<VariantsData>,
    pub switches: Option<SwitchesData>,
    pub opponents: Option<OpponentsData>,
}

impl FiefDraft {
    /// The rule data, if there is no error in what the reader has read.
    pub fn sound(self, reader: &Reader) -> Option<FiefData> {
        if !reader.is_sound() {
            return None;
        }
        Some(FiefData {
            map: self.map?,
            families: self.families?,
            cards: self.cards?,
            components: self.components?,
            money: self.money?,
            titles: self.titles?,
            combat: self.combat?,
            limits: self.limits?,
            variants: self.variants?,
            switches: self.switches?,
            opponents: self.opponents?,
        })
    }
}

/// Reads and checks all files.
pub fn read(reader: &Reader, check_map: MapCheck) -> FiefDraft {
    fn draft<T: DeserializeOwned>(reader: &Reader, name: &str) -> Option<T> {
        reader.draft(&file(name))
    }
    let draft = FiefDraft {
        map: draft(reader, "map"),
        families: draft(reader, "families"),
        cards: draft(reader, "cards"),
        components: draft(reader, "components"),
        money: draft(reader, "money"),
        titles: draft(reader, "titles"),
        combat: draft(reader, "combat"),
        limits: draft(reader, "limits"),
        variants: draft(reader, "variants"),
        switches: draft(reader, "switches"),
        opponents: draft(reader, "opponents"),
    };
    reader.warn_of_unread("fief/");
    let at = |name: &str| reader.at(&file(name));
    let step = Step { at: at("money").field("step"), of: draft.money.as_ref().map(|money| money.step) };
    if let Some(map) = &draft.map {
        let sized = at("map").field("regions").compares_with(&[&at("titles").field("ranks")]);
        check_map(&at("map"), map, draft.titles.as_ref().filter(|_| sized));
    }
    if let Some(families) = &draft.families {
        check_families(&at("families"), families);
    }
    if let Some(cards) = &draft.cards {
        check_cards(&at("cards"), cards);
    }
    if let Some(components) = &draft.components {
        check_components(&at("components"), components, &step);
        let (cities, regions) = (at("components").field("cities"), at("map").field("regions"));
        if cities.compares_with(&[&regions])
            && let Some(map) = &draft.map
        {
            cities.at_least(i32::from(components.cities), map.regions.len() as i32);
        }
    }
    if let Some(money) = &draft.money {
        check_money(&at("money"), money, &step);
        let start = at("money").field("start");
        if start.compares_with(&[&at("components").field("soldiers"), &at("components").field("castles")])
            && let Some(components) = &draft.components
        {
            check_start(&start, money, components);
        }
    }
    if let Some(titles) = &draft.titles {
        check_titles(&at("titles"), titles, &step);
    }
    if let Some(combat) = &draft.combat {
        check_combat(&at("combat"), combat);
    }
    if let Some(limits) = &draft.limits {
        check_limits(&at("limits"), limits);
    }
    if let Some(variants) = &draft.variants {
        check_variants(&at("variants"), variants, &step);
        let (sums, ranks) = (at("variants").field("ransom").field("ranks"), at("titles").field("ranks"));
        if sums.compares_with(&[&ranks])
            && let Some(titles) = &draft.titles
        {
            sums.length(variants.ransom.ranks.len(), titles.ranks.len());
        }
    }
    if let Some(opponents) = &draft.opponents {
        opponents::check(&at("opponents"), opponents);
    }
    if let Some(switches) = &draft.switches {
        check_switches(&at("switches"), switches);
        let (turns, lengths) = (at("switches").field("points_turns"), at("limits").field("points_lengths"));
        if turns.compares_with(&[&lengths])
            && let Some(limits) = &draft.limits
            && !limits.points_lengths.contains(&switches.points_turns)
        {
            turns.error("fief-data-no-such-length", &[("turns", switches.points_turns.into())]);
        }
    }
    draft
}

/// All rule data, if there is no error in them.
pub fn load(reader: &Reader, check_map: MapCheck) -> Option<FiefData> {
    read(reader, check_map).sound(reader)
}
