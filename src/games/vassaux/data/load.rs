//! Reads and checks the rule data: every error of every file in one go, each with its place.
use super::army::faults::{Purpose, may_be_played};
use super::army::muster::muster;
use super::army::units::Armoury;
use super::checks::figures::*;
use super::checks::lists::{check_list, check_name, judge, settings_for};
use super::checks::magic::*;
use super::checks::scenarios::{Known, check_scenario};
use super::files::*;
use super::lists::ListData;
use super::magic::MagicData;
use super::opponents::{self, OpponentsData};
use super::options::usual_army;
use super::scenarios::{Demand, ScenarioData};
use super::solo::SoloData;
use super::switches::{PrebuiltSource, SwitchesData};
use crate::table::data::{Check, Reader};
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;

/// The scenarios that the game has, in the order in which people meet them.
pub const SCENARIOS: [&str; 5] = ["maison_forte", "chevauchee", "chevalerie", "chasse_croise", "aleatoire"];

/// The folder of lists within the rule data. Those of players stand in a folder below it: they need not keep the rules, for they
/// are judged where somebody takes one.
pub const LISTS: &str = "vassaux/armies/";
/// The folder of the lists of players.
pub const OWN_LISTS: &str = "vassaux/armies/own/";

/// How many fighters a list, or a unit with a zone of its own, brings to a zone.
#[derive(Clone, Debug)]
pub struct Crowd {
    /// The name of the list, or of what the scenario demands.
    pub of: String,
    /// The name of the zone.
    pub zone: String,
    pub fighters: i32,
    /// The diameter of their largest base, in units.
    pub base: i32,
}

/// How the table of a scenario is checked: this floor knows only what stands in its file.
pub type MapCheck = fn(&Check, &ScenarioData, &ConstantsData, &[TerrainData], &[Crowd]);

/// The path of a rule file, below `rules/`.
fn file(name: &str) -> String {
    format!("vassaux/{name}.ron")
}

/// The rule data as far as they could be read. What could not be is told, and others stand in for it.
struct Draft {
    constants: Option<ConstantsData>,
    profiles: Option<Vec<ProfileData>>,
    titles: Option<Vec<TitleData>>,
    gear: Option<GearData>,
    prebuilt: Option<Vec<PrebuiltData>>,
    orders: Option<OrdersData>,
    terrain: Option<Vec<TerrainData>>,
    magic: Option<MagicData>,
    solo: Option<SoloData>,
    opponents: Option<OpponentsData>,
    switches: Option<SwitchesData>,
    /// With the names of their files.
    scenarios: Vec<(String, Option<ScenarioData>)>,
    lists: Vec<(String, Option<ListData>)>,
}

impl Draft {
    fn of(reader: &Reader) -> Self {
        fn draft<T: DeserializeOwned>(reader: &Reader, name: &str) -> Option<T> {
            reader.draft(&file(name))
        }
        let scenarios = SCENARIOS.map(|name| file(&format!("scenarios/{name}")));
        let listed = reader.source().list(LISTS);
        let lists: BTreeSet<String> = listed.into_iter().filter(|name| name.ends_with(".ron")).collect();
        Self {
            constants: draft(reader, "constants"),
            profiles: draft(reader, "profiles"),
            titles: draft(reader, "titles"),
            gear: draft(reader, "gear"),
            prebuilt: draft(reader, "prebuilt"),
            orders: draft(reader, "orders"),
            terrain: draft(reader, "terrain"),
            magic: draft(reader, "magic"),
            solo: draft(reader, "solo"),
            opponents: draft(reader, "opponents"),
            switches: draft(reader, "switches"),
            scenarios: scenarios.into_iter().map(|name| (name.clone(), reader.draft(&name))).collect(),
            lists: lists.into_iter().map(|name| (name.clone(), reader.draft(&name))).collect(),
        }
    }

    /// What armies are made of, with these settings, if all of it could be read.
    fn armoury<'d>(&'d self, switches: &'d SwitchesData) -> Option<Armoury<'d>> {
        Some(Armoury {
            constants: self.constants.as_ref()?,
            profiles: self.profiles.as_deref()?,
            titles: self.titles.as_deref()?,
            gear: self.gear.as_ref()?,
            prebuilt: self.prebuilt.as_deref()?,
            magic: self.magic.as_ref()?,
            switches,
        })
    }

    fn sound(self, reader: &Reader) -> Option<VassauxData> {
        if !reader.is_sound() {
            return None;
        }
        Some(VassauxData {
            constants: self.constants?,
            profiles: self.profiles?,
            titles: self.titles?,
            gear: self.gear?,
            prebuilt: self.prebuilt?,
            orders: self.orders?,
            terrain: self.terrain?,
            magic: self.magic?,
            solo: self.solo?,
            opponents: self.opponents?,
            switches: self.switches?,
            scenarios: self.scenarios.into_iter().map(|(_, scenario)| scenario).collect::<Option<_>>()?,
            lists: self.lists.into_iter().map(|(_, list)| list).collect::<Option<_>>()?,
        })
    }
}

/// All rule data, if there is no error in them.
pub fn load(reader: &Reader, check_map: MapCheck) -> Option<VassauxData> {
    let draft = Draft::of(reader);
    reader.warn_of_unread("vassaux/");
    check_files(reader, &draft);
    let lists: Vec<&ListData> = check_lists(reader, &draft);
    check_scenarios(reader, &draft, &lists, check_map);
    let data = draft.sound(reader)?;
    check_usual_armies(reader, &data);
    reader.is_sound().then_some(data)
}

/// The files that hold numbers and tables.
fn check_files(reader: &Reader, draft: &Draft) {
    let at = |name: &str| reader.at(&file(name));
    let profiles = draft.profiles.as_deref().filter(|_| reader.is_whole(&file("profiles")));
    if let Some(constants) = &draft.constants {
        check_constants(&at("constants"), constants);
    }
    if let Some(profiles) = &draft.profiles {
        check_profiles(&at("profiles"), profiles);
    }
    if let Some(titles) = &draft.titles {
        check_titles(&at("titles"), titles);
    }
    if let Some(gear) = &draft.gear {
        at("gear").compares_with(&[&at("profiles")]);
        check_gear(&at("gear"), gear, profiles);
    }
    if let Some(prebuilt) = &draft.prebuilt {
        check_prebuilt(&at("prebuilt"), prebuilt);
    }
    if let Some(orders) = &draft.orders {
        check_orders(&at("orders"), orders);
    }
    if let Some(terrain) = &draft.terrain {
        check_terrain(&at("terrain"), terrain);
    }
    if let Some(magic) = &draft.magic {
        at("magic").field("powers").compares_with(&[&at("profiles")]);
        check_magic(&at("magic"), magic, profiles);
    }
    if let Some(solo) = &draft.solo {
        check_solo(&at("solo"), solo);
        let spells = at("solo").field("spells");
        if spells.compares_with(&[&at("magic").field("spells")])
            && let Some(magic) = &draft.magic
        {
            check_solo_spells(&spells, solo, magic);
        }
    }
    if let Some(opponents) = &draft.opponents {
        opponents::check(&at("opponents"), opponents);
    }
    if let Some(switches) = &draft.switches {
        check_switches(&at("switches"), switches);
    }
}

/// The files on which the figures of an army rest.
const OF_ARMIES: [&str; 6] = ["constants", "profiles", "titles", "gear", "magic", "switches"];

/// Checks and judges the lists; returns those whose names and numbers are sound, without those of players.
fn check_lists<'d>(reader: &Reader, draft: &'d Draft) -> Vec<&'d ListData> {
    let mut sound = vec![];
    for (i, (name, list)) in draft.lists.iter().enumerate() {
        let Some(list) = list else { continue };
        let at = reader.at(name);
        let mut fits = check_list(&at, list);
        if fits && !name.starts_with(OWN_LISTS) {
            check_name(&at, list);
        }
        if draft.lists[..i].iter().any(|(_, other)| other.as_ref().is_some_and(|other| other.id == list.id)) {
            at.field("id").duplicate(&list.id);
            fits = false;
        }
        if fits {
            sound.push((name, list));
        }
    }
    let rests_on: Vec<Check> = OF_ARMIES.iter().map(|name| reader.at(&file(name))).collect();
    let rests_on: Vec<&Check> = rests_on.iter().collect();
    let prebuilt = reader.at(&file("prebuilt"));
    // A number out of range has been told of; what would come of it is not.
    let sound_files = OF_ARMIES.iter().chain(&["prebuilt"]).all(|name| reader.is_sound_in(&file(name)));
    let Some(usual) = &draft.switches else { return vec![] };
    if prebuilt.compares_with(&rests_on) && sound_files {
        let tables = SwitchesData { prebuilt_source: PrebuiltSource::Tables, ..usual.clone() };
        if let Some(armoury) = draft.armoury(&tables) {
            check_builds(&prebuilt, &armoury);
        }
        let scenarios: Vec<&ScenarioData> =
            draft.scenarios.iter().filter_map(|(_, scenario)| scenario.as_ref()).collect();
        for (name, list) in &sound {
            let switches = settings_for(list, usual);
            let whole = draft.scenarios.iter().map(|(name, _)| reader.at(name).field("hosts")).collect::<Vec<_>>();
            if let Some(armoury) = draft.armoury(&switches)
                && !name.starts_with(OWN_LISTS)
                && reader.at(name).compares_with(&whole.iter().collect::<Vec<_>>())
            {
                judge(&reader.at(name), list, &armoury, &scenarios);
            }
        }
    }
    sound.into_iter().filter(|(name, _)| !name.starts_with(OWN_LISTS)).map(|(_, list)| list).collect()
}

fn check_scenarios(reader: &Reader, draft: &Draft, lists: &[&ListData], check_map: MapCheck) {
    let at = |name: &str| reader.at(&file(name));
    let of = |name: &str| reader.is_whole(&file(name));
    let all_lists: Option<Vec<ListData>> = draft.lists.iter().map(|(_, list)| list.clone()).collect();
    let known = Known {
        profiles: draft.profiles.as_deref().filter(|_| of("profiles")),
        titles: draft.titles.as_deref().filter(|_| of("titles")),
        gear: draft.gear.as_ref().filter(|_| of("gear")),
        prebuilt: draft.prebuilt.as_deref().filter(|_| of("prebuilt")),
        terrain: draft.terrain.as_deref().filter(|_| of("terrain")),
        lists: all_lists.as_deref(),
    };
    let constants = [at("constants"), at("terrain")];
    for (i, (name, scenario)) in draft.scenarios.iter().enumerate() {
        let Some(scenario) = scenario else { continue };
        let at = reader.at(name);
        check_scenario(&at, scenario, known);
        if at.field("id").is_whole() && scenario.id != SCENARIOS[i] {
            at.field("id").error("vassaux-data-scenario-name", &[("name", SCENARIOS[i].into())]);
        }
        let sound_files = ["constants", "terrain"].iter().all(|name| reader.is_sound_in(&file(name)));
        let comparable = at.field("pieces").compares_with(&constants.iter().collect::<Vec<_>>()) && sound_files;
        if let (Some(constants), Some(terrain), true) = (&draft.constants, &draft.terrain, comparable) {
            let crowds = if reader.is_sound() { crowds(draft, scenario, lists) } else { vec![] };
            check_map(&at, scenario, constants, terrain, &crowds);
        }
    }
}

/// Who deploys where: every list that may be played, without what has a zone of its own.
fn crowds(draft: &Draft, scenario: &ScenarioData, lists: &[&ListData]) -> Vec<Crowd> {
    let (Some(usual), Some(constants)) = (&draft.switches, &draft.constants) else { return vec![] };
    let mut crowds = vec![];
    for host in &scenario.hosts {
        let apart = host.demands.iter().filter_map(|demand| match demand {
            Demand::Villagers { prebuilt, size, zone, .. } => Some((prebuilt, *size, zone)),
            _ => None,
        });
        let apart: Vec<_> = apart.collect();
        for (prebuilt, size, zone) in &apart {
            let (of, zone) = ((*prebuilt).clone(), (*zone).clone());
            crowds.push(Crowd { of, zone, fighters: *size, base: constants.base_foot });
        }
        for list in lists {
            let switches = settings_for(list, usual);
            let Some(armoury) = draft.armoury(&switches) else { continue };
            if !may_be_played(list, &armoury, &Purpose::of(host)) {
                continue;
            }
            let made = muster(list, &armoury, None);
            let stays = |unit: &&super::army::units::Unit| {
                let name = unit.build.prebuilt.map(|of| &armoury.prebuilt[of].id);
                !apart.iter().any(|(prebuilt, ..)| Some(*prebuilt) == name)
            };
            let units: Vec<_> = made.lords.iter().chain(&made.units).filter(stays).collect();
            let base = units.iter().map(|unit| constants.base(unit.build.foot)).max();
            crowds.push(Crowd {
                of: list.id.clone(),
                zone: host.zone.clone(),
                fighters: units.iter().map(|unit| unit.size).sum(),
                base: base.unwrap_or(constants.base(Foot::OnFoot)),
            });
        }
    }
    crowds
}

/// Each host of each scenario has a list that it may take.
fn check_usual_armies(reader: &Reader, data: &VassauxData) {
    for scenario in &data.scenarios {
        for (i, host) in scenario.hosts.iter().enumerate() {
            if usual_army(data, host).is_none() {
                let at = reader.at(&file(&format!("scenarios/{}", scenario.id)));
                at.field("hosts").index(i).field("armies").error("vassaux-data-no-army", &[]);
            }
        }
    }
}
