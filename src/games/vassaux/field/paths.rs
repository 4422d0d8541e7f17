//! The way of a leader: rulers laid end to end from his base, with bends where two of them meet (§4.3).
use super::company::Company;
use super::formation::{Formation, facing, place};
use super::slots::{Contacts, Hand, Mode};
use super::stand::Field;
use super::terrain::Passage;
use crate::table::ground::convex::Segment;
use crate::table::ground::directions::Direction;
use crate::table::ground::legs::{Leg, Sweep};
use crate::table::ground::reach::{Course, Hindrance};
use crate::table::ground::spots::{Spot, square};
use crate::table::prelude::{Allowed, Refusal};

const TOO_LONG: Refusal = Refusal::new("path_too_long", "V-10.02");
const TOO_LONG_ON_DIFFICULT: Refusal = Refusal::new("path_too_long", "V-11.07");
const TOO_FAR_TO_REGROUP: Refusal = Refusal::new("reorganise_too_far", "V-16.06");
const OFF_JOINT: Refusal = Refusal::new("bend_off_joint", "V-10.03");
const OFF_TABLE: Refusal = Refusal::new("off_table", "V-1.08");
const BY_ENEMY: Refusal = Refusal::new("path_blocked_by_enemy", "V-10.05");
const BY_FRIEND: Refusal = Refusal::new("path_blocked_by_friend", "V-10.05");
const IMPASSABLE: Refusal = Refusal::new("path_impassable", "V-10.05");
const NO_RUN: Refusal = Refusal::new("difficult_ground_no_run", "V-11.04");
const NO_CHARGE: Refusal = Refusal::new("difficult_ground_no_charge", "V-11.04");
const IN_CONTACT: Refusal = Refusal::new("vassal_in_contact_cannot_leave", "V-16.08");

/// The way of a leader: from his place over the joints where he bends to where he halts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// Where he stood.
    pub start: Spot,
    /// Where he bends.
    pub joints: Vec<Spot>,
    /// Where he halts.
    pub end: Spot,
}

impl Path {
    /// Straight from one place to another.
    pub const fn straight(start: Spot, end: Spot) -> Self {
        Self { start, joints: vec![], end }
    }
    /// The same way with its end elsewhere.
    pub fn ending(&self, end: Spot) -> Self {
        Self { end, ..self.clone() }
    }
    /// The last bend, or the start of a straight way.
    pub fn last_bend(&self) -> Spot {
        self.joints.last().copied().unwrap_or(self.start)
    }
    /// The straight parts, from place to place.
    pub fn parts(&self) -> impl Iterator<Item = (Spot, Spot)> {
        let from = std::iter::once(self.start).chain(self.joints.iter().copied());
        let to = self.joints.iter().copied().chain(std::iter::once(self.end));
        from.zip(to)
    }
    /// The direction of the last straight part that has a length; `None` for who stays where he is.
    pub fn heading(&self) -> Option<Direction> {
        self.parts().filter_map(|(from, to)| Direction::toward(from, to)).last()
    }
}

/// What an order makes of difficult ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toll {
    /// A way that touches it anywhere, start included, has so many rulers (V-11.05, V-11.07).
    Rulers(i32),
    /// It may not be touched (V-11.04).
    Forbidden(Refusal),
    /// Nothing (V-11.06, V-16.06).
    Free,
}

/// How far a leader may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Rulers on free ground, 0 or more.
    rulers: i32,
    toll: Toll,
    too_long: Refusal,
    into_contact: bool,
}

impl Limits {
    /// A march or tactical move of so many rulers, on difficult ground of so many (V-10.02, V-11.05).
    pub const fn march(rulers: i32, difficult: i32) -> Self {
        Self { rulers, toll: Toll::Rulers(difficult), too_long: TOO_LONG, into_contact: false }
    }
    /// A run of so many rulers, the bonus included (V-9.10, V-11.04).
    pub const fn run(rulers: i32) -> Self {
        Self { rulers, toll: Toll::Forbidden(NO_RUN), too_long: TOO_LONG, into_contact: false }
    }
    /// A charge of so many rulers (V-11.04, V-13.01).
    pub const fn charge(rulers: i32) -> Self {
        Self { rulers, toll: Toll::Forbidden(NO_CHARGE), too_long: TOO_LONG, into_contact: false }
    }
    /// Reorganising over so many rulers (V-16.06).
    pub const fn regroup(rulers: i32) -> Self {
        Self { rulers, toll: Toll::Free, too_long: TOO_FAR_TO_REGROUP, into_contact: false }
    }
    /// The same, but the move may end in contact with new enemies, or not (V-9.20; R-08).
    pub const fn into_contact(self, into_contact: bool) -> Self {
        Self { into_contact, ..self }
    }
    /// How men are set down at the end of such a move.
    pub const fn mode(&self) -> Mode<'static> {
        if self.into_contact { Mode::MoveInto } else { Mode::Move }
    }
    /// The rulers on free ground.
    pub const fn rulers(&self) -> i32 {
        self.rulers
    }
    /// What difficult ground does to a unit.
    const fn toll(&self, company: &Company) -> Toll {
        if company.footing().is_bound() { self.toll } else { Toll::Free }
    }
}

/// The length in u of a straight way of so many rulers for a base of `radius`: its diameter is added once (V-10.04).
pub const fn straight_length(ruler: i32, radius: i32, rulers: i32) -> i32 {
    rulers * ruler + 2 * radius
}

/// How far along its rulers a way has come after its bends: the rulers used, and how long the last straight part may be
/// for so many in all.
fn used(field: &Field, radius: i32, path: &Path) -> Result<i32, Refusal> {
    let ruler = field.measures().ruler;
    let mut used = 0;
    for (number, (from, to)) in path.parts().take(path.joints.len()).enumerate() {
        used += rulers_of_leg(ruler, if number == 0 { radius } else { 0 }, square(from, to)).ok_or(OFF_JOINT)?;
    }
    Ok(used)
}

/// How many whole rulers, one or more, lie end to end between two bends whose distance has this square, give or take 1
/// u; `before` is what comes before the first of them.
fn rulers_of_leg(ruler: i32, before: i32, square: i64) -> Option<i32> {
    let rough = (square.isqrt() - i64::from(before) + i64::from(ruler / 2)).div_euclid(i64::from(ruler));
    let length = i64::from(before) + rough * i64::from(ruler);
    let fits = rough >= 1 && (length - 1) * (length - 1) <= square && square <= (length + 1) * (length + 1);
    fits.then_some(rough as i32)
}

/// The greatest length of the last straight part of a way that has used so many of its rulers, in u, without the 1 u
/// that rounding may add; negative where nothing is left (§4.3).
fn left_over(field: &Field, radius: i32, path: &Path, used: i32, rulers: i32) -> i32 {
    let before = if path.joints.is_empty() { radius } else { 0 };
    // A bend needs a ruler behind it (V-10.03).
    let least = if path.joints.is_empty() { 0 } else { 1 };
    if rulers - used < least { -2 } else { (rulers - used) * field.measures().ruler + before + radius }
}

/// Whether a way keeps to a number of rulers: V-10.02, V-10.03, V-10.04.
fn keeps_length(field: &Field, radius: i32, path: &Path, rulers: i32, too_long: Refusal) -> Allowed {
    let used = used(field, radius, path)?;
    let most = i64::from(left_over(field, radius, path, used, rulers)) + 1;
    let fits = most >= 0 && square(path.last_bend(), path.end) <= most * most;
    if fits { Ok(()) } else { Err(too_long) }
}

/// Whether a leader's base gets through: no enemy, friend of another unit or impassable piece is in its way, and it
/// stays on the table (V-10.05, V-10.06, V-1.08; V-5.05 for the flying and the immaterial).
pub fn gets_through(field: &Field, company: &Company, sweep: &Sweep) -> Allowed {
    let tolerance = field.measures().overlap_tol;
    if !sweep.stays_on(field.table()) {
        return Err(OFF_TABLE);
    }
    let in_way =
        field.bases().iter().find(|base| !company.holds(base.id) && sweep.overlaps_disc(&base.disc, tolerance));
    if let Some(base) = in_way {
        return Err(if base.host == company.host() { BY_FRIEND } else { BY_ENEMY });
    }
    if company.footing().is_bound() && field.bars(sweep) {
        return Err(IMPASSABLE);
    }
    Ok(())
}

/// Whether a way is legal for a unit's leader, wherever it ends: it keeps its length, bends at joints only (V-10.02,
/// V-10.03, V-10.04), gets through (V-10.05) and keeps what difficult ground demands (V-11.04, V-11.05, V-11.06,
/// V-11.07, V-11.08). Any spots may be asked, also far outside the table.
pub fn may_go(field: &Field, company: &Company, limits: &Limits, path: &Path) -> Allowed {
    let all_in_range = path.parts().all(|(from, to)| from.in_range() && to.in_range());
    if !all_in_range || !field.on_table(&company.base(path.end)) {
        return Err(OFF_TABLE);
    }
    let radius = company.radius();
    keeps_length(field, radius, path, limits.rulers, limits.too_long)?;
    for (from, to) in path.parts() {
        gets_through(field, company, &Leg::new(from, to, radius).sweep())?;
    }
    let hampered = || path.parts().any(|(from, to)| field.hampers(&Leg::new(from, to, radius).sweep()));
    match limits.toll(company) {
        Toll::Rulers(rulers) if rulers < limits.rulers && hampered() => {
            keeps_length(field, radius, path, rulers, TOO_LONG_ON_DIFFICULT)
        }
        Toll::Forbidden(refusal) if hampered() => Err(refusal),
        _ => Ok(()),
    }
}

/// Whether a way may bend at its end: the end is a joint, and a ruler is left to be laid from it (V-10.03).
pub fn may_bend(field: &Field, company: &Company, limits: &Limits, path: &Path) -> Allowed {
    let mut bent = path.clone();
    bent.joints.push(path.end);
    may_go(field, company, limits, &bent)
}

/// The unit set down where a way ends, if it is legal and the leader may halt there: he touches nobody new, unless moves may make contact (V-9.20,
/// V-9.21; R-08), and nobody who stays is in his way (V-10.06, V-10.11).
pub fn halt(field: &Field, company: &Company, limits: &Limits, path: &Path, hand: Hand) -> Result<Formation, Refusal> {
    may_go(field, company, limits, path)?;
    let toward = path.heading().unwrap_or_else(|| facing(field, company.host(), path.end));
    place(field, company, path.end, toward, limits.mode(), hand)
}

/// The unit set down when it reorganises and its leader goes to `end`: one straight ruler (V-16.06), by a leader who
/// touches no enemy (V-16.08); `contacts` says whether new ones may be made (V-16.12).
pub fn regroup(
    field: &Field,
    company: &Company,
    limits: &Limits,
    end: Spot,
    contacts: Contacts,
    hand: Hand,
) -> Result<Formation, Refusal> {
    let start = company.from().unwrap_or(end);
    let path = Path::straight(start, end);
    if start != end && field.is_in_contact(company.leader()) {
        return Err(IN_CONTACT);
    }
    may_go(field, company, limits, &path)?;
    let toward = path.heading().unwrap_or_else(|| facing(field, company.host(), end));
    place(field, company, end, toward, Mode::Regroup(contacts), hand)
}

/// How far a unit's leader gets straight toward a spot: the greatest t up to which every way of t u is legal under one
/// of the two limits (V-11.07), wherever it ends. `None` where not even standing still is, and toward himself.
pub fn farthest_straight(field: &Field, company: &Company, limits: &Limits, aim: Spot) -> Option<i32> {
    let (ruler, radius) = (field.measures().ruler, company.radius());
    let full = farthest(field, company, aim, straight_length(ruler, radius, limits.rulers), &[], Ground::Any);
    match limits.toll(company) {
        Toll::Free => full,
        Toll::Forbidden(_) => {
            farthest(field, company, aim, straight_length(ruler, radius, limits.rulers), &[], Ground::Open)
        }
        Toll::Rulers(rulers) => {
            let open = farthest(field, company, aim, straight_length(ruler, radius, limits.rulers), &[], Ground::Open);
            let toll = full.map(|full| full.min(straight_length(ruler, radius, rulers.min(limits.rulers))));
            open.max(toll)
        }
    }
}

/// On what ground a straight way may lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// On any.
    Any,
    /// On no difficult ground, to those whom it hampers.
    Open,
}

/// The least unsound length of a straight way toward `aim`, less 1, or `limit`: it gets through (V-10.05), the leader's
/// centre meets no `barrier`, and it lies on such ground. `None` where not even standing still is sound, and toward
/// himself.
pub fn farthest(
    field: &Field,
    company: &Company,
    aim: Spot,
    limit: i32,
    barriers: &[Segment],
    ground: Ground,
) -> Option<i32> {
    let course = Course::new(company.from()?, aim, company.radius(), limit)?;
    let bound = company.footing().is_bound();
    let solid = |passage| bound && passage == Passage::Impassable;
    let mut hindrances = Vec::with_capacity(1 + field.bases().len() + field.terrain().len() + barriers.len());
    hindrances.push(Hindrance::Table(*field.table()));
    let bases = field.bases().iter().filter(|base| !company.holds(base.id));
    hindrances.extend(bases.map(|base| Hindrance::Base(base.disc)));
    let pieces = field.terrain().iter().filter(|piece| solid(piece.passage));
    hindrances.extend(pieces.map(|piece| Hindrance::Piece(&piece.shape)));
    hindrances.extend(barriers.iter().map(|barrier| Hindrance::Barrier(*barrier)));
    let hampered = |sweep: &Sweep| bound && ground == Ground::Open && field.hampers(sweep);
    course.farthest(&hindrances, field.measures().overlap_tol, hampered)
}

/// How long the last straight part of a way may still be, in u, on free ground; negative where nothing is left, `None`
/// where a bend is off its joint. For drawing.
pub fn longest_part(field: &Field, company: &Company, limits: &Limits, path: &Path) -> Option<i32> {
    let used = used(field, company.radius(), path).ok()?;
    Some(left_over(field, company.radius(), path, used, limits.rulers))
}

/// The lengths of the straight parts of a legal way as they count for its stages: whole rulers for those that end at a
/// bend, the last one measured, rounded down (§4.3).
pub fn nominal_lengths(field: &Field, radius: i32, path: &Path) -> Vec<i32> {
    let ruler = field.measures().ruler;
    let last = path.joints.len();
    let nominal = |(number, (from, to)): (usize, (Spot, Spot))| {
        let measured = square(from, to);
        let before = if number == 0 { radius } else { 0 };
        let rulers = if number < last { rulers_of_leg(ruler, before, measured) } else { None };
        rulers.map_or(measured.isqrt() as i32, |rulers| before + rulers * ruler)
    };
    path.parts().enumerate().map(nominal).collect()
}
