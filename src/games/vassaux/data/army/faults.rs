//! The one judge of lists: for the loader, for whoever writes a list, and for setting up a match.
use super::demands;
use super::muster::{Fault, Muster, Weight, muster, named};
use super::reasons::*;
use super::units::{Armoury, Unit};
use crate::games::vassaux::data::files::*;
use crate::games::vassaux::data::lists::{BasesData, ListData};
use crate::games::vassaux::data::magic::Bearer;
use crate::games::vassaux::data::scenarios::{HostData, ScenarioData};

/// For what a list is judged.
#[derive(Clone, Copy)]
pub struct Purpose<'d> {
    /// The host of a scenario that it is to be, with its demands.
    pub host: &'d HostData,
    /// The limit of its points (V-4.06), the host's own or one that was agreed (V-23.16).
    pub limit: i32,
    /// The bases of the other host's figures, if they are other than usual (V-4.20).
    pub opponent: Option<BasesData>,
}

impl<'d> Purpose<'d> {
    /// A host as its scenario has it.
    pub fn of(host: &'d HostData) -> Self {
        Self { host, limit: host.points, opponent: None }
    }
    /// A host as the author of a list has it: with the limit that the list names, where players may agree on one (V-23.16).
    pub fn of_list(list: &ListData, scenario: &ScenarioData, host: &'d HostData) -> Self {
        let agreed = list.points.filter(|_| scenario.points_bounds.is_some());
        Self { limit: agreed.unwrap_or(host.points), ..Self::of(host) }
    }
}

/// Everything that is wrong with a list, in the order of the list; first what it is refused for.
pub fn faults(list: &ListData, armoury: &Armoury, purpose: &Purpose) -> Vec<Fault> {
    let mut made = muster(list, armoury, purpose.opponent);
    let mut faults = std::mem::take(&mut made.faults);
    check_lords(list, &made, armoury, &mut faults);
    for unit in &made.units {
        if armoury.titles[unit.title].role == Role::Lord {
            faults.push(Fault::refused(LORD_TITLE_ON_UNIT, format!("{}.title", unit.path)).with("unit", &unit.id));
        }
        check_size(unit, armoury, &mut faults);
    }
    for unit in made.lords.iter().chain(&made.units) {
        check_gear(unit, armoury, &mut faults);
        check_modifications(unit, armoury, &mut faults);
        check_powers(unit, list, armoury, &mut faults);
    }
    if list.school.is_some() && !armoury.switches.magic {
        faults.push(Fault::refused(MAGIC_DISABLED, "school"));
    }
    check_levies(&made, armoury, &mut faults);
    let total = made.total();
    if total > purpose.limit {
        faults.push(Fault::refused(OVER_POINTS, "units").with("total", total).with("limit", purpose.limit));
    }
    demands::check(&made, armoury, purpose.host, &mut faults);
    faults.sort_by_key(|fault| fault.weight);
    faults
}

/// Whether a list may be played.
pub fn may_be_played(list: &ListData, armoury: &Armoury, purpose: &Purpose) -> bool {
    faults(list, armoury, purpose).iter().all(|fault| fault.weight == Weight::Advice)
}

/// V-3.01, V-3.03, V-4.16
fn check_lords(list: &ListData, made: &Muster, armoury: &Armoury, faults: &mut Vec<Fault>) {
    if list.lords.is_empty() {
        faults.push(Fault::refused(NO_LORD, "lords"));
    }
    for i in 1..list.lords.len() {
        faults.push(Fault::refused(TWO_LORDS, format!("lords[{i}]")));
    }
    for lord in &made.lords {
        if armoury.titles[lord.title].role == Role::Vassal {
            faults.push(Fault::refused(VASSAL_TITLE_ON_LORD, format!("{}.title", lord.path)));
        }
        let (gear, wanted) = (lord.lord_gear, armoury.gear.lord_gear.points);
        let sum = i64::from(gear.mv) + i64::from(gear.at) + i64::from(gear.df);
        if gear.hp != 0 || [gear.mv, gear.at, gear.df].iter().any(|of| *of < 0) || sum != i64::from(wanted) {
            let fault = Fault::refused(LORD_GEAR_POINTS_NOT_TWO, format!("{}.points", lord.path));
            faults.push(fault.with("points", wanted));
        }
    }
}

/// V-3.11, V-4.24, VX-41
fn check_size(unit: &Unit, armoury: &Armoury, faults: &mut Vec<Fault>) {
    let (least, most) = armoury.constants.unit_size;
    let at = |reason| Fault::refused(reason, format!("{}.fighters", unit.path)).with("unit", &unit.id);
    let capacity = armoury.capacity(unit.title, unit.build.foot);
    if unit.size < least {
        faults.push(at(UNIT_TOO_SMALL).with("size", unit.size).with("least", least));
    } else if unit.size > most {
        faults.push(at(UNIT_TOO_LARGE).with("size", unit.size).with("most", most));
    } else if armoury.switches.aura_capacity && unit.size - 1 > capacity {
        faults.push(at(UNIT_EXCEEDS_AURA).with("size", unit.size).with("most", capacity + 1));
    }
}

/// V-4.09, V-4.13, V-4.22
fn check_gear(unit: &Unit, armoury: &Armoury, faults: &mut Vec<Fault>) {
    let profile = armoury.profiles[unit.build.profile].id.as_str();
    let (weapon, armour) = (&armoury.gear.weapons[unit.build.weapon], &armoury.gear.armours[unit.build.armour]);
    let at = |reason| Fault::refused(reason, unit.path.as_str()).with("profile", named("profile", profile));
    if weapon.forbidden.iter().any(|of| of == profile) {
        faults.push(at(HEAVY_RANGED_FORBIDDEN).with("weapon", named("weapon", &weapon.id)));
    }
    if !armour.only.is_empty() && !armour.only.iter().any(|of| of == profile) {
        faults.push(at(KNIGHT_ARMOUR_RESERVED).with("armour", named("armour", &armour.id)));
    }
}

/// V-4.18, V-4.19, R-28
fn check_modifications(unit: &Unit, armoury: &Armoury, faults: &mut Vec<Fault>) {
    let (modifications, most) = (&unit.build.modifications, armoury.switches.max_mods);
    let path = |i: usize| match &unit.build.prebuilt {
        Some(_) => unit.path.clone(),
        None if unit.role == Role::Lord => format!("{}.modifications[{i}]", unit.path),
        None => format!("{}.fighters[0].modifications[{i}]", unit.path),
    };
    if modifications.len() as i32 > most {
        let first = usize::try_from(most).unwrap_or(0);
        faults.push(Fault::refused(TOO_MANY_MODS, path(first)).with("most", most));
    }
    let profile = &armoury.profiles[unit.build.profile];
    let (mut mv, mut at, mut df) = (profile.mv, profile.at, profile.df);
    for (i, of) in modifications.iter().enumerate() {
        let mut three = [of.mv, of.at, of.df];
        three.sort_unstable();
        if of.hp != 0 {
            faults.push(Fault::refused(HP_CANNOT_BE_MODIFIED, path(i)));
        } else if three != [-1, 0, 1] {
            faults.push(Fault::refused(MOD_NOT_BALANCED, path(i)));
        }
        mv = mv.saturating_add(of.mv);
        at = at.saturating_add(of.at);
        df = df.saturating_add(of.df);
    }
    let least = &armoury.constants.least;
    if !modifications.is_empty() && (mv < least.mv || at < least.at || df < least.df) {
        faults.push(Fault::refused(MOD_BELOW_MINIMUM, path(0)));
    }
}

/// V-5.01, V-5.02, V-5.03
fn check_powers(unit: &Unit, list: &ListData, armoury: &Armoury, faults: &mut Vec<Fault>) {
    let most = match unit.role {
        Role::Lord => armoury.magic.powers_of_lord,
        Role::Vassal => armoury.magic.powers_of_unit,
    };
    if unit.powers.len() as i32 > most {
        faults.push(Fault::refused(TOO_MANY_POWERS, format!("{}.powers", unit.path)).with("most", most));
    }
    let profile = armoury.profiles[unit.build.profile].id.as_str();
    for (i, power) in unit.powers.iter().map(|power| &armoury.magic.powers[*power]).enumerate() {
        let at = |reason| {
            let fault = Fault::refused(reason, format!("{}.powers[{i}]", unit.path));
            fault.with("power", named("power", &power.id))
        };
        if unit.powers[..i].contains(&unit.powers[i]) {
            faults.push(at(POWER_TWICE));
        }
        if !list.school.is_some_and(|school| power.schools.contains(&school)) {
            faults.push(at(POWER_WRONG_SCHOOL));
        } else if !armoury.switches.magic {
            faults.push(at(MAGIC_DISABLED));
            continue;
        }
        match &power.bearer {
            Bearer::Lord if unit.role != Role::Lord => faults.push(at(POWER_WRONG_BEARER)),
            Bearer::Profiles(profiles) if !profiles.iter().any(|of| of == profile) => {
                faults.push(at(POWER_WRONG_PROFILE).with("profile", named("profile", profile)));
            }
            Bearer::Lord | Bearer::Leaders | Bearer::Anybody | Bearer::Profiles(_) => {}
        }
    }
}

/// How many of a host are elite and how many levies, and how many levies there must be at least (V-4.05, R-60).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Levies {
    pub elite: i32,
    pub levies: i32,
    pub wanted: i32,
}

/// Counts elite and levies (V-4.05).
pub fn levies(made: &Muster, armoury: &Armoury) -> Levies {
    let lords = made.lords.iter().filter(|_| armoury.switches.lord_counts_elite);
    let (mut elite, mut levies) = (0_i32, 0_i32);
    for unit in lords.chain(&made.units) {
        let size = unit.size.max(0);
        match armoury.profiles[unit.build.profile].class {
            Class::Elite => elite += size,
            Class::Levy => levies += size,
        }
    }
    Levies { elite, levies, wanted: elite.saturating_mul(armoury.constants.levies_per_elite) }
}

/// V-4.05
fn check_levies(made: &Muster, armoury: &Armoury, faults: &mut Vec<Fault>) {
    let Levies { elite, levies, wanted } = levies(made, armoury);
    if levies < wanted {
        let fault = Fault::refused(KNIGHT_NEEDS_TWO_LEVIES, "units");
        faults.push(fault.with("elite", elite).with("levies", levies).with("wanted", wanted));
    }
}
