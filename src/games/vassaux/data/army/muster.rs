//! From a list to units: names become what they stand for, figures and prices are worked out.
use super::reasons::*;
use super::units::{Armoury, Build, Host, Unit, reserve};
use crate::games::vassaux::data::files::*;
use crate::games::vassaux::data::lists::*;
use crate::table::text::locales::Arg;

/// Whether something is refused, or only warned of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    Refused,
    /// The list may be played all the same.
    Advice,
}

/// Something that is wrong with a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    pub reason: Reason,
    pub weight: Weight,
    /// Where it stands in the list: `units[2].title`; empty for all of it.
    pub path: String,
    /// The arguments of its message.
    pub args: Vec<(&'static str, Arg)>,
    /// Of an unknown name: the names that are known.
    pub known: Vec<String>,
}

impl Fault {
    /// A list is refused for this.
    pub fn refused(reason: Reason, path: impl Into<String>) -> Self {
        Self { reason, weight: Weight::Refused, path: path.into(), args: vec![], known: vec![] }
    }
    /// A list is warned of this.
    pub fn advice(reason: Reason, path: impl Into<String>) -> Self {
        Self { weight: Weight::Advice, ..Self::refused(reason, path) }
    }
    /// Adds an argument.
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

/// The name of something in the rule data, as an argument: of a profile, a title, a weapon.
pub fn named(what: &str, id: &str) -> Arg {
    Arg::key(format!("vassaux-{what}-{id}"))
}

/// The units of a list as far as they can be made, and what hinders the others.
#[derive(Clone, Debug, Default)]
pub struct Muster {
    pub lords: Vec<Unit>,
    pub units: Vec<Unit>,
    pub faults: Vec<Fault>,
}

impl Muster {
    /// What lords and units cost together.
    pub fn total(&self) -> i32 {
        self.lords.iter().chain(&self.units).map(|unit| unit.cost).sum()
    }
}

/// What the unit of the lord is called in journals: no other unit is (V-3.01).
const LORD: &str = "lord";

/// The units of a list. `opponent`: the bases of the other host's figures, if they are other than usual (V-4.20).
pub fn muster(list: &ListData, armoury: &Armoury, opponent: Option<BasesData>) -> Muster {
    let mut muster = Muster::default();
    for (i, lord) in list.lords.iter().enumerate() {
        let path = format!("lords[{i}]");
        let unit = armoury.lord(lord, &path, (list.bases, opponent), &mut muster.faults);
        muster.lords.extend(unit);
    }
    for (i, unit) in list.units.iter().enumerate() {
        let path = format!("units[{i}]");
        if unit.id == LORD || list.units[..i].iter().any(|other| other.id == unit.id) {
            let fault = Fault::refused(DUPLICATE_ID, format!("{path}.id"));
            muster.faults.push(fault.with("name", unit.id.as_str()));
        }
        let unit = armoury.unit(unit, &path, (list.bases, opponent), &mut muster.faults);
        muster.units.extend(unit);
    }
    muster
}

/// The host of a list whose every name is known and that has one lord; its other faults are not looked at.
pub fn host(list: &ListData, armoury: &Armoury, opponent: Option<BasesData>) -> Option<Host> {
    let mut made = muster(list, armoury, opponent);
    if made.lords.len() != 1 || made.units.len() != list.units.len() {
        return None;
    }
    let total = made.total();
    let lord = made.lords.remove(0);
    let reserve = reserve(&lord, &made.units, armoury.switches.reserve_counts_lord);
    Some(Host { id: list.id.clone(), school: list.school, lord, units: made.units, total, reserve })
}

/// The bases of a host and of its opponent.
type Bases = (Option<BasesData>, Option<BasesData>);

/// What of a unit stands in its list.
struct Line<'l> {
    id: &'l str,
    path: &'l str,
    title: &'l str,
    size: i32,
    powers: &'l [String],
    lord_gear: Option<StatsData>,
    bases: Bases,
}

impl Armoury<'_> {
    fn lord(&self, lord: &LordData, path: &str, bases: Bases, faults: &mut Vec<Fault>) -> Option<Unit> {
        let fighters = FightersData {
            prebuilt: None,
            profile: Some(lord.profile.clone()),
            gear: lord.gear.clone(),
            modifications: lord.modifications.clone(),
            size: 1,
        };
        let build = self.build(&fighters, path, faults);
        let (title, powers) = (&lord.title, &lord.powers);
        let line = Line { id: LORD, path, title, size: 1, powers, lord_gear: Some(lord.points), bases };
        self.make(&line, build, faults)
    }

    fn unit(&self, unit: &UnitData, path: &str, bases: Bases, faults: &mut Vec<Fault>) -> Option<Unit> {
        let at = |i: usize| format!("{path}.fighters[{i}]");
        let mut builds: Vec<_> =
            unit.fighters.iter().enumerate().map(|(i, fighters)| self.build(fighters, &at(i), faults)).collect();
        if let Some(i) = (1..builds.len()).find(|i| builds[*i].is_some() && builds[*i] != builds[0]) {
            faults.push(Fault::refused(MIXED_UNIT, at(i)));
        }
        // A huge number must not overflow before it is refused.
        let size = unit.fighters.iter().map(|fighters| i64::from(fighters.size)).sum::<i64>().clamp(-9999, 9999);
        let build = if builds.is_empty() {
            let (least, _) = self.constants.unit_size;
            faults.push(Fault::refused(UNIT_TOO_SMALL, path).with("size", 0).with("least", least));
            None
        } else {
            builds.swap_remove(0)
        };
        let Some(title) = &unit.title else {
            faults.push(Fault::refused(UNIT_WITHOUT_VASSAL, path));
            return None;
        };
        let (id, powers) = (&unit.id, &unit.powers);
        self.make(&Line { id, path, title, size: size as i32, powers, lord_gear: None, bases }, build, faults)
    }

    /// The figures and prices of a unit (V-4.01, V-4.02); nothing if a name of it is unknown.
    fn make(&self, line: &Line, build: Option<Build>, faults: &mut Vec<Fault>) -> Option<Unit> {
        let (path, titles) = (line.path, self.titles.iter().map(|title| title.id.as_str()));
        let title = find(line.title, titles, format!("{path}.title"), faults);
        let powers = line.powers.iter().enumerate().map(|(i, power)| {
            let known = self.magic.powers.iter().map(|power| power.id.as_str());
            find(power, known, format!("{path}.powers[{i}]"), faults)
        });
        let powers: Vec<Option<usize>> = powers.collect();
        let (build, title) = (build?, title?);
        let powers: Vec<usize> = powers.into_iter().collect::<Option<_>>()?;
        let bare = self.stats(&build);
        let gear = line.lord_gear.unwrap_or_default();
        let hp_bonus = if line.lord_gear.is_some() { self.switches.lord_hp_bonus } else { 0 };
        let bare_at = bare.at.saturating_add(gear.at);
        let stats = StatsData {
            mv: bare.mv.saturating_add(gear.mv),
            hp: bare.hp + hp_bonus,
            at: bare_at.saturating_add(self.melee_bonus(&build)),
            df: bare.df.saturating_add(gear.df),
        };
        let (each, leader) = self.price_of_powers(&powers);
        let figure = self.price(&build) + each + self.larger_base(build.foot, line.bases.0, line.bases.1);
        let leads = self.titles[title].points + leader;
        let role = if line.lord_gear.is_some() { Role::Lord } else { Role::Vassal };
        Some(Unit {
            id: line.id.to_owned(),
            path: path.to_owned(),
            role,
            title,
            size: line.size,
            powers,
            lord_gear: gear,
            stats,
            bare_at,
            cmd: self.titles[title].cmd,
            aura: self.titles[title].aura,
            figure,
            leader_value: figure + leads,
            cost: line.size * figure + leads,
            build,
        })
    }

    /// What fighters are and bear; nothing if a name is unknown or one of two classes would have to be chosen.
    pub fn build(&self, of: &FightersData, path: &str, faults: &mut Vec<Fault>) -> Option<Build> {
        if let Some(name) = &of.prebuilt {
            if of.profile.is_some() || !of.gear.is_empty() || !of.modifications.is_empty() {
                faults.push(Fault::refused(PREBUILT_AND_MORE, path));
            }
            let known = self.prebuilt.iter().map(|prebuilt| prebuilt.id.as_str());
            let found = find(name, known, format!("{path}.prebuilt"), faults)?;
            let ready = &self.prebuilt[found];
            let fighters = FightersData {
                prebuilt: None,
                profile: Some(ready.profile.clone()),
                gear: ready.gear.clone(),
                modifications: ready.modifications.clone(),
                size: of.size,
            };
            let build = self.build(&fighters, path, faults)?;
            return Some(Build { prebuilt: Some(found), ..build });
        }
        let Some(profile) = &of.profile else {
            faults.push(Fault::refused(NO_PROFILE, path));
            return None;
        };
        let known = self.profiles.iter().map(|profile| profile.id.as_str());
        let profile = find(profile, known, format!("{path}.profile"), faults);
        let weapons: Vec<&str> = self.gear.weapons.iter().map(|weapon| weapon.id.as_str()).collect();
        let armours: Vec<&str> = self.gear.armours.iter().map(|armour| armour.id.as_str()).collect();
        let (mut weapon, mut armour, mut foot, mut known) = (None, None, Foot::OnFoot, true);
        for (i, item) in of.gear.iter().enumerate() {
            let at = format!("{path}.gear[{i}]");
            if item == MOUNT {
                foot = Foot::Mounted;
            } else if let Some(found) = weapons.iter().position(|weapon| weapon == item) {
                if weapon.replace(found).is_some() {
                    faults.push(Fault::refused(TWO_WEAPON_CLASSES, at));
                }
            } else if let Some(found) = armours.iter().position(|armour| armour == item) {
                if armour.replace(found).is_some() {
                    faults.push(Fault::refused(TWO_ARMOUR_CLASSES, at));
                }
            } else {
                let all = weapons.iter().chain(&armours).copied().chain([MOUNT]);
                known &= find(item, all, at, faults).is_some();
            }
        }
        let build = Build {
            profile: profile?,
            weapon: weapon.unwrap_or(0),
            armour: armour.unwrap_or(0),
            foot,
            modifications: of.modifications.clone(),
            prebuilt: None,
        };
        known.then_some(build)
    }
}

/// The index of a name; else a fault.
fn find<'n>(
    name: &str,
    known: impl Iterator<Item = &'n str> + Clone,
    path: String,
    faults: &mut Vec<Fault>,
) -> Option<usize> {
    let found = known.clone().position(|known| known == name);
    if found.is_none() {
        let mut fault = Fault::refused(UNKNOWN_ID, path).with("name", name);
        fault.known = known.map(str::to_owned).collect();
        faults.push(fault);
    }
    found
}
