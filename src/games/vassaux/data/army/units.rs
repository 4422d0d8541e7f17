//! What fighters and units come to: figures and prices, each worked out once.
use super::capacity::capacity;
use crate::games::vassaux::data::files::*;
use crate::games::vassaux::data::lists::BasesData;
use crate::games::vassaux::data::magic::{MagicData, Per, School};
use crate::games::vassaux::data::switches::{LeaderPowerCost, PrebuiltSource, SwitchesData};

/// All that armies are made of, with the settings of a match.
#[derive(Clone, Copy)]
pub struct Armoury<'d> {
    pub constants: &'d ConstantsData,
    pub profiles: &'d [ProfileData],
    pub titles: &'d [TitleData],
    pub gear: &'d GearData,
    pub prebuilt: &'d [PrebuiltData],
    pub magic: &'d MagicData,
    pub switches: &'d SwitchesData,
}

impl VassauxData {
    /// What armies are made of, with these settings.
    pub fn armoury<'d>(&'d self, switches: &'d SwitchesData) -> Armoury<'d> {
        Armoury {
            constants: &self.constants,
            profiles: &self.profiles,
            titles: &self.titles,
            gear: &self.gear,
            prebuilt: &self.prebuilt,
            magic: &self.magic,
            switches,
        }
    }
}

/// What a fighter is and bears. Numbers are indexes into the rule data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Build {
    pub profile: usize,
    pub weapon: usize,
    pub armour: usize,
    pub foot: Foot,
    pub modifications: Vec<StatsData>,
    /// The ready-made fighter that it is, if a list names one.
    pub prebuilt: Option<usize>,
}

/// A unit with its figures: a vassal and fighters, or a lord alone. Numbers without a unit are indexes into the rule data.
#[derive(Clone, Debug, PartialEq)]
pub struct Unit {
    /// The label by which orders name it; `lord` for a lord.
    pub id: String,
    /// Where it stands in its list: `units[2]`.
    pub path: String,
    /// A lord or a vassal.
    pub role: Role,
    pub title: usize,
    pub build: Build,
    /// Fighters, the leader among them (V-3.11).
    pub size: i32,
    pub powers: Vec<usize>,
    /// What the lord's gear adds; nothing for a vassal.
    pub lord_gear: StatsData,
    /// The figures of each fighter, as an army's sheet shows them. `at` counts what his weapon adds in melee against anybody
    /// (V-4.07), not what depends on whom he strikes (V-4.11); `df` counts no doubling (V-4.14).
    pub stats: StatsData,
    /// Attack dice without weapon: for shots, with what the weapon adds to them, and for spells (V-4.10, V-20.12).
    pub bare_at: i32,
    pub cmd: i32,
    /// The leader's Aura, in R.
    pub aura: i32,
    /// The price of each figure, and its value where points are counted (V-4.21).
    pub figure: i32,
    /// The value of the leader's figure: with title and powers of his own (V-4.21).
    pub leader_value: i32,
    /// The price of all of it (V-4.01, V-4.02).
    pub cost: i32,
}

impl Armoury<'_> {
    /// The figures of a fighter, without what his weapon adds and without a lord's gear (V-4.12, V-4.17, V-4.18).
    pub fn stats(&self, build: &Build) -> StatsData {
        let (profile, least) = (&self.profiles[build.profile], &self.constants.least);
        let mut stats = StatsData { mv: profile.mv, hp: profile.hp, at: profile.at, df: profile.df };
        for of in &build.modifications {
            // Nobody has looked at these numbers yet.
            stats.mv = stats.mv.saturating_add(of.mv);
            stats.at = stats.at.saturating_add(of.at);
            stats.df = stats.df.saturating_add(of.df);
        }
        stats.df = stats.df.saturating_add(self.gear.armours[build.armour].df);
        if build.foot == Foot::Mounted {
            stats.mv = stats.mv.saturating_add(self.constants.mount_bonus);
        }
        if let Some(df) = self.printed(build).and_then(|printed| printed.df) {
            stats.df = df;
        }
        // V-3.04, V-4.19
        StatsData {
            mv: stats.mv.max(least.mv),
            hp: stats.hp.max(least.hp),
            at: stats.at.max(least.at),
            df: stats.df.max(least.df),
        }
    }

    /// What his weapon adds in melee against anybody (V-4.07); nothing where it depends on whom he strikes (V-4.11).
    pub fn melee_bonus(&self, build: &Build) -> i32 {
        let weapon = &self.gear.weapons[build.weapon];
        if weapon.melee == weapon.melee_mounted { weapon.melee } else { 0 }
    }

    /// The price of a figure, without powers and larger bases.
    pub fn price(&self, build: &Build) -> i32 {
        if let Some(points) = self.printed(build).and_then(|printed| printed.points) {
            return points;
        }
        let mount = if build.foot == Foot::Mounted { self.gear.mount.points } else { 0 };
        let modifications = self.gear.modification.points * build.modifications.len() as i32;
        self.profiles[build.profile].points
            + self.gear.weapons[build.weapon].points
            + self.gear.armours[build.armour].points
            + mount
            + modifications
    }

    /// What the printed page says of a ready-made fighter, where it is what holds.
    fn printed(&self, build: &Build) -> Option<PrintedData> {
        let of_page = self.switches.prebuilt_source == PrebuiltSource::Printed;
        build.prebuilt.filter(|_| of_page).map(|prebuilt| self.prebuilt[prebuilt].printed)
    }

    /// The price of the powers of a unit: for each figure, and for the leader besides (V-5.03, R-29).
    pub fn price_of_powers(&self, powers: &[usize]) -> (i32, i32) {
        let all = self.switches.leader_power_cost == LeaderPowerCost::EveryFigure;
        let (mut each, mut leader) = (0, 0);
        for power in powers.iter().map(|power| &self.magic.powers[*power]) {
            if power.per == Per::Figure || all { each += power.points } else { leader += power.points }
        }
        (each, leader)
    }

    /// What each figure costs more whose base is larger than the opponent's of its kind (V-4.20).
    pub fn larger_base(&self, foot: Foot, own: Option<BasesData>, opponent: Option<BasesData>) -> i32 {
        let usual = || BasesData { foot: self.constants.base_foot, mounted: self.constants.base_mounted };
        let of = |bases: BasesData| i64::from(if foot == Foot::OnFoot { bases.foot } else { bases.mounted });
        let (own, other) = (of(own.unwrap_or_else(usual)), of(opponent.unwrap_or_else(usual)));
        let larger = &self.constants.larger_bases;
        if own * 100 >= other * i64::from(larger.percent) { larger.points } else { 0 }
    }

    /// The fighters that find a place round a vassal with this title (V-4.24).
    pub fn capacity(&self, title: usize, foot: Foot) -> i32 {
        capacity(self.constants, self.titles[title].aura, foot)
    }
}

/// A host that keeps the rules: its lord and the units that follow.
#[derive(Clone, Debug, PartialEq)]
pub struct Host {
    pub id: String,
    pub school: Option<School>,
    pub lord: Unit,
    pub units: Vec<Unit>,
    /// What all of it costs.
    pub total: i32,
    /// Composite dice at the start (V-3.07).
    pub reserve: i32,
}

impl Host {
    /// Lord and units, the lord first.
    pub fn all(&self) -> impl Iterator<Item = &Unit> {
        [&self.lord].into_iter().chain(&self.units)
    }
}

/// Composite dice at the start (V-3.07): the lord's command and the mean of the vassals', over all units.
pub fn reserve(lord: &Unit, units: &[Unit], counts_lord: bool) -> i32 {
    let count = units.len() as i32 + i32::from(counts_lord);
    let sum: i32 = units.iter().map(|unit| unit.cmd).sum();
    lord.cmd + sum.checked_div(count).unwrap_or(0)
}
