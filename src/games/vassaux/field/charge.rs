//! Whether a unit can charge, where to, and which way is best (§4.5).
use super::company::Company;
use super::formation::{Formation, place};
use super::groups::Base;
use super::lines::{Line, canonical_aims, full_reach, may_touch};
use super::sight::{Seen, all_groups, closest_seen, nearest, nearest_seen};
use super::slots::{Hand, Mode};
use super::stand::{Field, standing};
use crate::games::vassaux::data::switches::ChargeContact;
use crate::table::ground::directions::Axis;
use crate::table::ground::spots::Spot;
use crate::table::prelude::{PieceId, Refusal};
use std::rc::Rc;

const PINNED: Refusal = Refusal::new("pinned_units_cannot_charge", "V-13.11");
const DIFFICULT: Refusal = Refusal::new("difficult_ground_no_charge", "V-11.04");
/// The order `charge` is against the nearest enemy seen and no other.
pub const NOT_NEAREST: Refusal = Refusal::new("charge_not_nearest", "V-13.02");
/// The same where the nearest of all counts, whether it may be attacked or not (option `nearest_scope`; R-06).
const NOT_NEAREST_OF_ALL: Refusal = Refusal::new("charge_not_nearest", "V-17.10");
const CANNOT_REACH: Refusal = Refusal::new("charge_cannot_reach", "V-13.03");
const NOT_STRAIGHT: Refusal = Refusal::new("charge_not_straight", "V-13.01");

/// What decides whom a charge may strike and along which lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charge {
    /// The order `charge`: the nearest enemy seen, straight at his nearest fighter (V-13.02, V-13.16).
    Simple,
    /// The order `charge` where it goes at the nearest enemy of all, who must be seen.
    Strict,
    /// The order `charge` in reaction: the interrupted unit, nearest or not, straight at its nearest fighter seen
    /// (V-18.10).
    Reaction,
    /// The order `coordinated_charge`: any enemy, seen or not, along any line that hits him (V-13.02, V-13.18).
    Coordinated,
}

/// A place where a charge may end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// Where its line aims.
    pub aim: Spot,
    /// How far along the line, in u.
    pub length: i32,
    /// Where the leader comes to stand.
    pub at: Spot,
}

/// The enemy groups that a unit may charge by the order `charge`: the nearest that its leader sees, several where they
/// are equally near (V-13.02, V-13.13, V-13.16).
pub fn nearest_enemies(field: &Field, company: &Company) -> Vec<Seen> {
    field.base(company.leader()).map_or(vec![], |leader| nearest_seen(field, leader))
}

/// Whether a unit may charge at all where it stands: it is not pinned (V-13.11) and its leader not in difficult ground
/// (V-11.04, V-11.06).
pub fn may_start(field: &Field, company: &Company) -> Result<(), Refusal> {
    if field.is_pinned(company.group()) {
        return Err(PINNED);
    }
    let bound = company.footing().is_bound();
    match company.from() {
        Some(from) if bound && field.hampers(&standing(&company.base(from))) => Err(DIFFICULT),
        _ => Ok(()),
    }
}

/// Whom a charge looks at before it aims: what does not depend on the target, found once for all of them.
pub struct Sighting(Vec<Seen>);

impl Sighting {
    /// The enemies whom the leader of a unit has to choose among, if the charge leaves no other choice (V-13.02, V-13.13, R-06).
    pub fn of(field: &Field, company: &Company, charge: Charge) -> Self {
        let leader = field.base(company.leader());
        Self(match (charge, leader) {
            (Charge::Simple, Some(leader)) => nearest_seen(field, leader),
            (Charge::Strict, Some(leader)) => nearest(field, all_groups(field, leader)),
            _ => vec![],
        })
    }
    fn find(&self, target: PieceId) -> Option<&Seen> {
        self.0.iter().find(|seen| seen.group == target)
    }
}

/// Where the lines of a charge at a target aim on which it is decided whether it is possible (V-13.02, V-13.15,
/// V-13.16): one at the nearest fighter seen, or all of [`canonical_aims`].
pub fn aims(field: &Field, company: &Company, charge: Charge, target: PieceId) -> Result<Vec<Spot>, Refusal> {
    aims_among(field, company, charge, &Sighting::of(field, company, charge), target)
}
fn aims_among(
    field: &Field,
    company: &Company,
    charge: Charge,
    sighting: &Sighting,
    target: PieceId,
) -> Result<Vec<Spot>, Refusal> {
    let enemy = field.group(target).filter(|group| group.host != company.host());
    let leader = field.base(company.leader()).filter(|_| enemy.is_some()).ok_or(CANNOT_REACH)?;
    let at = |seen: &Seen| field.base(seen.fighter).map(Base::centre).into_iter().collect();
    match charge {
        Charge::Coordinated => Ok(canonical_aims(field, company, target)),
        Charge::Reaction => closest_seen(field, leader, target).as_ref().map(at).ok_or(NOT_NEAREST),
        Charge::Simple => sighting.find(target).map(at).ok_or(NOT_NEAREST),
        Charge::Strict => {
            let nearest = sighting.find(target).and_then(|_| closest_seen(field, leader, target));
            nearest.as_ref().map(at).ok_or(NOT_NEAREST_OF_ALL)
        }
    }
}

/// The unit set down at the end of a charge after so many u of a line, with a contact, which its leader must make where the
/// table plays so (V-13.01, V-13.03, V-13.04, V-13.05, V-13.06, V-13.07, V-13.17; R-12).
pub fn end(field: &Field, company: &Company, line: &Line, length: i32, hand: Hand) -> Result<Formation, Refusal> {
    line.may_reach(field, company, length)?;
    let at = line.at(length);
    if !may_touch(field, company, line.target, at, 0) {
        return Err(CANNOT_REACH);
    }
    let formation = place(field, company, at, line.axis().direction(), Mode::Charge(line.assault()), hand)?;
    let touches = match field.measures().charge_contact {
        ChargeContact::Any => formation.contacts(field, company, line.target) > 0,
        ChargeContact::Vassal => field.members(line.target).any(|enemy| field.contact(&company.base(at), &enemy.disc)),
    };
    if touches { Ok(formation) } else { Err(CANNOT_REACH) }
}

/// Whether a charge by so many rulers is possible: some canonical stop of some canonical line gives a contact (V-13.03,
/// V-13.15). The same test serves declaration (V-8.10), the automaton and the preview. It answers with the first such
/// stop.
pub fn possible(
    field: &Field,
    company: &Company,
    charge: Charge,
    rulers: i32,
    target: PieceId,
) -> Result<Stop, Refusal> {
    may_start(field, company)?;
    possible_among(field, company, charge, &Sighting::of(field, company, charge), rulers, target)
}
/// As [`possible`] for a unit that may charge at all ([`may_start`]), with whom it looks at found before.
pub fn possible_among(
    field: &Field,
    company: &Company,
    charge: Charge,
    sighting: &Sighting,
    rulers: i32,
    target: PieceId,
) -> Result<Stop, Refusal> {
    let mut why = CANNOT_REACH;
    for aim in aims_among(field, company, charge, sighting, target)? {
        let Some(line) = line_in_reach(field, company, rulers, target, aim) else { continue };
        for length in line.stops(field, company) {
            match end(field, company, &line, length, Hand::Left) {
                Ok(formation) => return Ok(Stop { aim, length, at: formation.at }),
                Err(refusal) => why = refusal,
            }
        }
        // What stops the line is the better reason where it ended early.
        if let Some(Err(refusal)) = line.reach().map(|reach| line.may_reach(field, company, reach + 1)) {
            why = refusal;
        }
    }
    Err(why)
}

/// Whether somebody of a unit might touch a group wherever a charge by so many rulers ends: a quick test that leaves out none.
pub fn is_in_reach(field: &Field, company: &Company, rulers: i32, target: PieceId) -> bool {
    let limit = full_reach(field, company, rulers);
    company.from().is_some_and(|from| may_touch(field, company, target, from, limit + 1))
}

/// A line, unless the target is so far off that nobody would touch it wherever the line stops.
fn line_in_reach(field: &Field, company: &Company, rulers: i32, target: PieceId, aim: Spot) -> Option<Line> {
    let limit = full_reach(field, company, rulers);
    // One u more for the rounding of the stop.
    let in_reach = may_touch(field, company, target, company.from()?, limit + 1);
    if in_reach { Line::new(field, company, target, aim, limit) } else { None }
}

/// The line and the length that a player means who points at a spot (V-13.01, V-13.15): of a simple charge its one
/// line, on which the spot must lie; of a coordinated one the canonical line whose canonical stop this is, else the
/// line through the spot, which must hit a target fighter.
pub fn pointed_at(
    field: &Field,
    company: &Company,
    charge: Charge,
    rulers: i32,
    target: PieceId,
    spot: Spot,
) -> Result<(Line, i32), Refusal> {
    if !spot.in_range() {
        return Err(CANNOT_REACH);
    }
    let limit = full_reach(field, company, rulers);
    let line = |aim: Spot| Line::new(field, company, target, aim, limit);
    let aims = aims(field, company, charge, target)?;
    let from = company.from().ok_or(CANNOT_REACH)?;
    for aim in aims {
        // A spot on the line is at most 1 u off it.
        let near = Axis::between(from, aim).is_some_and(|axis| axis.local(spot).1.abs() <= 1);
        let Some(found) = Some(aim).filter(|_| near).and_then(line) else { continue };
        let length = match charge {
            Charge::Coordinated => {
                let stops = found.stops(field, company);
                found.lengths_to(spot).find(|length| stops.contains(length))
            }
            _ => found.length_to(spot),
        };
        if let Some(length) = length {
            return Ok((found, length));
        }
    }
    if charge != Charge::Coordinated {
        return Err(NOT_STRAIGHT);
    }
    let through = line(spot).ok_or(NOT_STRAIGHT)?;
    let length = through.length_to(spot).ok_or(NOT_STRAIGHT)?;
    if through.first.is_none() { Err(NOT_STRAIGHT) } else { Ok((through, length)) }
}

/// The best canonical stop of a charge (§11, `CH`): most fighters in contact, then fewest enemies who touch the leader,
/// then the shortest way, then the first line. `None` where none gives a contact.
pub fn best(
    field: &Field,
    company: &Company,
    charge: Charge,
    rulers: i32,
    target: PieceId,
) -> Option<(Stop, Formation)> {
    may_start(field, company).ok()?;
    let mut ends: Vec<(usize, i32, Rc<Line>)> = vec![];
    for aim in aims(field, company, charge, target).ok()? {
        let Some(line) = line_in_reach(field, company, rulers, target, aim).map(Rc::new) else { continue };
        let stops = line.stops(field, company).into_iter();
        let near = stops.filter(|length| may_touch(field, company, target, line.at(*length), 0));
        ends.extend(near.map(|length| {
            let leader = company.base(line.at(length));
            (field.touching(company.host(), &leader).count(), length, Rc::clone(&line))
        }));
    }
    // The best first but for the contacts; stable, so that the first line comes first.
    ends.sort_by_key(|(exposure, length, _)| (*exposure, *length));
    let all = company.men().len() + 1;
    let mut found: Option<(usize, Stop, Formation)> = None;
    for (_, length, line) in ends {
        let Ok(formation) = end(field, company, &line, length, Hand::Left) else { continue };
        let contacts = formation.contacts(field, company, target);
        if found.as_ref().is_none_or(|(most, ..)| contacts > *most) {
            found = Some((contacts, Stop { aim: line.aim, length, at: formation.at }, formation));
        }
        if contacts == all {
            break;
        }
    }
    found.map(|(_, stop, formation)| (stop, formation))
}

/// Where a charge ends that was interrupted and goes on along its line: after `left` u as it was chosen, or, where that
/// is blocked or has no room, at the farthest canonical stop before it that gives a contact (V-18.25). `None` where
/// none is left, and where its own end gives no contact any more: then it looks for no other (V-13.10).
pub fn resume(field: &Field, company: &Company, line: &Line, left: i32) -> Option<(i32, Formation)> {
    let stands = |length: i32| {
        let at = line.at(length);
        let open = line.reach().is_some_and(|reach| (0..=reach).contains(&length));
        let mode = Mode::Charge(line.assault());
        let placed = || place(field, company, at, line.axis().direction(), mode, Hand::Left).ok();
        open.then(placed).flatten().map(|formation| (length, formation))
    };
    let touches = |(_, formation): &(i32, Formation)| formation.contacts(field, company, line.target) > 0;
    match stands(left) {
        Some(own) => Some(own).filter(touches),
        None => {
            let stops = line.stops(field, company);
            stops.into_iter().rev().filter(|length| *length < left).filter_map(stands).find(touches)
        }
    }
}
