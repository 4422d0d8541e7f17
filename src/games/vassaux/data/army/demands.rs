//! What a scenario asks of its hosts (3.8), and what it advises.
use super::muster::{Fault, Muster, named};
use super::reasons::*;
use super::units::{Armoury, Unit};
use crate::games::vassaux::data::files::{Culture, Foot};
use crate::games::vassaux::data::scenarios::{Advice, Demand, HostData};
use crate::games::vassaux::data::switches::ForbidCulture;

/// Finds each demand of a host that its units do not meet, and each advice that they do not follow.
pub fn check(made: &Muster, armoury: &Armoury, host: &HostData, faults: &mut Vec<Fault>) {
    let of = Demanded { made, armoury, host };
    for demand in &host.demands {
        of.demand(demand, faults);
    }
    for advice in &host.advice {
        of.advice(advice, faults);
    }
}

struct Demanded<'a> {
    made: &'a Muster,
    armoury: &'a Armoury<'a>,
    host: &'a HostData,
}

impl<'a> Demanded<'a> {
    fn all(&self) -> impl Iterator<Item = &'a Unit> + use<'a> {
        self.made.lords.iter().chain(&self.made.units)
    }

    fn profile(&self, unit: &Unit) -> &'a str {
        &self.armoury.profiles[unit.build.profile].id
    }

    fn title(&self, unit: &Unit) -> &'a str {
        &self.armoury.titles[unit.title].id
    }

    fn prebuilt(&self, unit: &Unit) -> Option<&'a str> {
        Some(self.armoury.prebuilt[unit.build.prebuilt?].id.as_str())
    }

    fn has_weapon(&self, unit: &Unit, weapons: &[String]) -> bool {
        weapons.contains(&self.armoury.gear.weapons[unit.build.weapon].id)
    }

    fn rides_with(&self, unit: &Unit, weapons: &[String]) -> bool {
        unit.build.foot == Foot::Mounted && self.has_weapon(unit, weapons)
    }

    /// Fighters for whom something holds.
    fn count(&self, holds: impl Fn(&Unit) -> bool) -> i32 {
        self.all().filter(|unit| holds(unit)).map(|unit| unit.size).sum()
    }

    /// Points of the figures for whom something holds, titles left out.
    fn points(&self, holds: impl Fn(&Unit) -> bool) -> i32 {
        self.all().filter(|unit| holds(unit)).map(|unit| unit.size * unit.figure).sum()
    }

    fn demand(&self, demand: &Demand, faults: &mut Vec<Fault>) {
        match demand {
            Demand::NoCulture(culture) => self.no_culture(*culture, faults),
            Demand::Titles { title, count } => {
                let found = self.all().filter(|unit| self.title(unit) == title).count();
                if found as i32 != *count {
                    let fault = Fault::refused(WRONG_TITLE_COUNT, "units");
                    faults.push(fault.with("title", named("title", title)).with("wanted", *count).with("found", found));
                }
            }
            Demand::Villagers { prebuilt, size, title, .. } => {
                let villagers = |unit: &&Unit| self.prebuilt(unit) == Some(prebuilt);
                let fits = |unit: &Unit| unit.size == *size && self.title(unit) == title;
                let units: Vec<&Unit> = self.made.units.iter().filter(villagers).collect();
                if units.len() != 1 || !fits(units[0]) {
                    let path = units.first().map_or("units", |unit| &unit.path);
                    let fault = Fault::refused(VILLAGERS_MISSING, path).with("size", *size);
                    faults.push(fault.with("of", named("prebuilt", prebuilt)).with("title", named("title", title)));
                }
            }
            Demand::OnlyLordIs(profile) => {
                let others = self.made.units.iter().filter(|unit| self.profile(unit) == profile);
                faults.extend(others.map(|unit| {
                    let fault = Fault::refused(ONLY_LORD_MAY_BE_KNIGHT, unit.path.as_str());
                    fault.with("profile", named("profile", profile))
                }));
            }
            Demand::Mounted { least, weapons } => {
                let found = self.count(|unit| self.rides_with(unit, weapons));
                if found < *least {
                    faults.push(Fault::refused(MOUNTED_MINIMUM, "units").with("least", *least).with("found", found));
                }
            }
            Demand::MountedMajority { weapons } => {
                let (riding, all) = (self.count(|unit| self.rides_with(unit, weapons)), self.count(|_| true));
                if riding * 2 <= all {
                    faults
                        .push(Fault::refused(MOUNTED_MAJORITY_MISSING, "units").with("found", riding).with("all", all));
                }
            }
            Demand::ArcherUnit { profiles, weapons } => {
                let archers = |unit: &Unit| {
                    profiles.iter().any(|profile| profile == self.profile(unit)) && self.has_weapon(unit, weapons)
                };
                if !self.made.units.iter().any(archers) {
                    faults.push(Fault::refused(ARCHER_UNIT_MISSING, "units"));
                }
            }
            Demand::LordOnFoot => {
                let riding = self.made.lords.iter().filter(|lord| lord.build.foot == Foot::Mounted);
                faults.extend(riding.map(|lord| Fault::refused(LORD_MUST_BE_ON_FOOT, format!("{}.gear", lord.path))));
            }
        }
    }

    ///
    fn no_culture(&self, culture: Culture, faults: &mut Vec<Fault>) {
        let reason = if culture == Culture::Frank { FRANKS_FORBIDDEN } else { BARBARIANS_FORBIDDEN };
        let with_prebuilt = self.armoury.switches.forbid_culture == ForbidCulture::TitlesAndPrebuilt;
        for unit in self.all() {
            let title = &self.armoury.titles[unit.title];
            if title.culture == culture {
                let fault = Fault::refused(reason, format!("{}.title", unit.path));
                faults.push(fault.with("name", named("title", &title.id)));
            }
            let Some(prebuilt) = unit.build.prebuilt.map(|prebuilt| &self.armoury.prebuilt[prebuilt]) else { continue };
            if with_prebuilt && prebuilt.culture == Some(culture) {
                let fault = Fault::refused(reason, format!("{}.fighters", unit.path));
                faults.push(fault.with("name", named("prebuilt", &prebuilt.id)));
            }
        }
    }

    ///
    fn advice(&self, advice: &Advice, faults: &mut Vec<Fault>) {
        match advice {
            Advice::Mostly(profile) => {
                let villagers = |unit: &Unit| {
                    self.host.demands.iter().any(|demand| {
                        matches!(demand, Demand::Villagers { prebuilt, .. } if self.prebuilt(unit) == Some(prebuilt))
                    })
                };
                let points = |of: &str| self.points(|unit| self.profile(unit) == of && !villagers(unit));
                let own = points(profile);
                let others = self.armoury.profiles.iter().filter(|other| other.id != *profile);
                if let Some(other) =
                    others.max_by_key(|other| points(&other.id)).filter(|other| points(&other.id) > own)
                {
                    let fault = Fault::advice(MOSTLY, "units").with("profile", named("profile", profile));
                    faults.push(fault.with("other", named("profile", &other.id)));
                }
            }
            Advice::Mounted { weapons } => {
                let riding = self.points(|unit| self.rides_with(unit, weapons));
                if riding * 2 <= self.points(|_| true) {
                    faults.push(Fault::advice(FAVOUR_MOUNTED, "units"));
                }
            }
        }
    }
}
