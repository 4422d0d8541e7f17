//! Scenarios: names, hosts and their demands, tables of objectives. What lies where is checked by the map.
use super::figures::{PRICE, check_ids, check_label, check_names, check_range};
use crate::games::vassaux::data::files::*;
use crate::games::vassaux::data::lists::ListData;
use crate::games::vassaux::data::scenarios::*;
use crate::table::data::Check;

/// What scenarios name, as far as it could be read.
#[derive(Clone, Copy)]
pub struct Known<'d> {
    pub profiles: Option<&'d [ProfileData]>,
    pub titles: Option<&'d [TitleData]>,
    pub gear: Option<&'d GearData>,
    pub prebuilt: Option<&'d [PrebuiltData]>,
    pub terrain: Option<&'d [TerrainData]>,
    /// The lists, if each of them could be read.
    pub lists: Option<&'d [ListData]>,
}

impl Known<'_> {
    fn profile(&self, at: &Check, name: &str) {
        if let Some(profiles) = self.profiles {
            at.known(name, profiles.iter().map(|of| of.id.as_str()));
        }
    }
    fn title(&self, at: &Check, name: &str) {
        if let Some(titles) = self.titles {
            at.known(name, titles.iter().map(|of| of.id.as_str()));
        }
    }
    fn weapons(&self, at: &Check, names: &[String]) {
        if let Some(gear) = self.gear {
            check_names(at, names, gear.weapons.iter().map(|of| of.id.as_str()));
        }
    }
}

pub fn check_scenario(at: &Check, scenario: &ScenarioData, known: Known) {
    if check_label(&at.field("id"), &scenario.id) {
        at.field("id").has_words(&format!("scenario-vassaux-{}", scenario.id), &scenario.id);
    }
    for (i, piece) in scenario.pieces.iter().enumerate() {
        let at = at.field("pieces").index(i);
        check_label(&at.field("id"), &piece.id);
        if scenario.pieces[..i].iter().any(|other| other.id == piece.id) {
            at.field("id").duplicate(&piece.id);
        }
        if let Some(terrain) = known.terrain {
            at.field("kind").known(&piece.kind, terrain.iter().map(|of| of.id.as_str()));
        }
    }
    for (i, zone) in scenario.zones.iter().enumerate() {
        if scenario.zones[..i].iter().any(|other| other.id == zone.id) {
            at.field("zones").index(i).field("id").duplicate(&zone.id);
        }
    }
    let hosts = at.field("hosts");
    hosts.length(scenario.hosts.len(), HOSTS);
    check_ids(&hosts, "host", scenario.hosts.iter().map(|of| of.id.as_str()));
    for (i, host) in scenario.hosts.iter().enumerate() {
        check_host(&hosts.index(i), host, scenario, known);
    }
    if let Some(bounds) = scenario.points_bounds {
        check_range(&at.field("points_bounds"), bounds, 1..=100_000);
    }
    check_victory(&at.field("victory"), &scenario.victory);
}

fn check_host(at: &Check, host: &HostData, scenario: &ScenarioData, known: Known) {
    let zones = || scenario.zones.iter().map(|zone| zone.id.as_str());
    at.field("points").within(host.points, 1..=100_000);
    at.field("zone").known(&host.zone, zones());
    at.field("armies").not_empty(host.armies.len());
    if let Some(lists) = known.lists {
        check_names(&at.field("armies"), &host.armies, lists.iter().map(|list| list.id.as_str()));
    }
    for (i, demand) in host.demands.iter().enumerate() {
        let at = at.field("demands").index(i);
        match demand {
            Demand::Titles { title, count } => {
                known.title(&at.field("title"), title);
                at.field("count").within(*count, 0..=99);
            }
            Demand::Villagers { prebuilt, size, title, zone } => {
                if let Some(ready) = known.prebuilt {
                    at.field("prebuilt").known(prebuilt, ready.iter().map(|of| of.id.as_str()));
                }
                known.title(&at.field("title"), title);
                at.field("size").within(*size, 1..=99);
                at.field("zone").known(zone, zones());
            }
            Demand::OnlyLordIs(profile) => known.profile(&at.index(0), profile),
            Demand::Mounted { least, weapons } => {
                at.field("least").within(*least, 1..=999);
                known.weapons(&at.field("weapons"), weapons);
            }
            Demand::MountedMajority { weapons } => known.weapons(&at.field("weapons"), weapons),
            Demand::ArcherUnit { profiles, weapons } => {
                for (j, profile) in profiles.iter().enumerate() {
                    known.profile(&at.field("profiles").index(j), profile);
                }
                known.weapons(&at.field("weapons"), weapons);
            }
            Demand::NoCulture(_) | Demand::LordOnFoot => {}
        }
    }
    for (i, advice) in host.advice.iter().enumerate() {
        let at = at.field("advice").index(i);
        match advice {
            Advice::Mostly(profile) => known.profile(&at.index(0), profile),
            Advice::Mounted { weapons } => known.weapons(&at.field("weapons"), weapons),
        }
    }
}

fn check_victory(at: &Check, victory: &VictoryData) {
    match victory {
        VictoryData::Evacuate { most, lost_turns, .. } => {
            at.field("most").within(*most, 1..=999);
            at.field("lost_turns").within(*lost_turns, 0..=20);
        }
        VictoryData::Fires { markers, fires_to_win, retreat_kills } => {
            let all = i32::try_from(markers.len()).unwrap_or(i32::MAX);
            if at.field("markers").not_empty(markers.len()) && at.field("markers").is_whole() {
                at.field("fires_to_win").within(*fires_to_win, 1..=all);
            }
            at.field("retreat_kills").within(*retreat_kills, 1..=999);
        }
        VictoryData::Duel { lords_u } => {
            at.field("lords_u").length(lords_u.len(), HOSTS);
        }
        VictoryData::Escape { edges } => {
            at.field("edges").not_empty(edges.len());
            for (i, edge) in edges.iter().enumerate().filter(|(i, edge)| edges[..*i].contains(edge)) {
                at.field("edges").index(i).duplicate(&format!("{edge:?}"));
            }
        }
        VictoryData::Objectives { attacker, defender, points, vassals_beyond, own_table, .. } => {
            for (name, rows) in [("attacker", attacker), ("defender", defender)] {
                let at = at.field(name);
                if at.is_whole() {
                    at.covers(1..=6, rows.iter().map(|row| i64::from(row.from)..=i64::from(row.to)));
                }
            }
            // The attacker may have the defender's objective, not the other way round as well.
            for (i, row) in defender.iter().enumerate().filter(|(_, row)| row.objective == Objective::AsDefender) {
                let at = at.field("defender").index(i).field("objective");
                at.error("vassaux-data-own-objective", &[("name", format!("{:?}", row.objective).into())]);
            }
            let at_points = at.field("points");
            for (name, value) in [("objective", points.objective), ("lord", points.lord), ("vassal", points.vassal)] {
                at_points.field(name).within(value, PRICE);
            }
            at.field("vassals_beyond").within(*vassals_beyond, 0..=99);
            at.field("own_table").field("least").within(own_table.least, 0..=99);
            if at.field("own_table").field("least").is_whole() {
                at.field("own_table").field("most").within(own_table.most, own_table.least.clamp(0, 99)..=99);
            }
        }
    }
}
