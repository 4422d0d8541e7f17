//! The straight lines of a charge: where they aim, how far they reach, and where they may stop (§4.5).
use super::company::Company;
use super::front_line::front_line;
use super::paths::{Ground, farthest, gets_through, straight_length};
use super::slots::Assault;
use super::stand::Field;
use crate::games::vassaux::data::switches::ChargeContact;
use crate::table::ground::convex::Segment;
use crate::table::ground::directions::{Axis, half_chord, half_chord_up};
use crate::table::ground::legs::Leg;
use crate::table::ground::spots::{Spot, WIDE, square};
use crate::table::prelude::{PieceId, Refusal};

const NOT_STRAIGHT: Refusal = Refusal::new("charge_not_straight", "V-13.01");
const CANNOT_REACH: Refusal = Refusal::new("charge_cannot_reach", "V-13.03");
const CROSSES_FRONT: Refusal = Refusal::new("crosses_front_line", "V-13.17");
const DIFFICULT: Refusal = Refusal::new("difficult_ground_no_charge", "V-11.04");

/// A straight line of a charge, from the leader's place.
#[derive(Clone, Debug)]
pub struct Line {
    /// The spot through which it runs.
    pub aim: Spot,
    /// The group that is charged.
    pub target: PieceId,
    /// The front line of the enemies, seen along it.
    pub front: Vec<Segment>,
    /// The target fighter first met on it (V-13.07; R-70); nobody where it passes all of them by, and then it is no
    /// line of a charge (V-13.01).
    pub first: Option<PieceId>,
    axis: Axis,
    /// How far the order would carry, in u.
    limit: i32,
    reach: Option<i32>,
}

impl Line {
    /// The line of a unit's leader toward `aim`, at most `limit` u ([`full_reach`] for a charge from its start). `None`
    /// toward himself, or for a unit that is not on the table. The reach ends before the leader is stopped (V-10.05),
    /// comes onto difficult ground (V-11.04) or his centre meets the front line (V-13.17).
    pub fn new(field: &Field, company: &Company, target: PieceId, aim: Spot, limit: i32) -> Option<Self> {
        let from = company.from()?;
        let axis = Axis::between(from, aim)?;
        let front = front_line(field, company.host(), &axis, 2 * company.radius());
        let reach = farthest(field, company, aim, limit, &front, Ground::Open);
        let first = first_met(field, company, target, &axis);
        Some(Self { aim, target, front, first, axis, limit, reach })
    }
    /// The line of a charge that was interrupted: from where its leader stands now, in the same direction as it had
    /// from `start`, at most the `left` u that were still to be walked (V-18.25).
    pub fn resumed(
        field: &Field,
        company: &Company,
        target: PieceId,
        (start, aim): (Spot, Spot),
        left: i32,
    ) -> Option<Self> {
        let now = company.from()?;
        let aim = Spot::new(now.x + (aim.x - start.x), now.y + (aim.y - start.y));
        Self::new(field, company, target, aim, left)
    }
    /// The greatest length up to which it is sound, in u (L); `None` where not even standing still is.
    pub const fn reach(&self) -> Option<i32> {
        self.reach
    }
    /// Where the leader comes after so many u, 0 to the limit.
    pub fn at(&self, length: i32) -> Spot {
        self.axis.at(length, 0)
    }
    /// The line with its direction.
    pub const fn axis(&self) -> &Axis {
        &self.axis
    }
    /// The lengths whose end is this spot, none where it does not lie on the line: the measured one first, and the next to it
    /// where rounding brings both to one spot.
    pub fn lengths_to(&self, spot: Spot) -> impl Iterator<Item = i32> {
        let along = if spot.in_range() { self.axis.local(spot).0 } else { -2 };
        [along, along - 1, along + 1].into_iter().filter(move |length| *length >= 0 && self.at(*length) == spot)
    }
    /// The length whose end is this spot, one within its reach if there is any (§4.5).
    pub fn length_to(&self, spot: Spot) -> Option<i32> {
        let sound = |length: &i32| self.reach.is_some_and(|reach| *length <= reach);
        self.lengths_to(spot).find(sound).or_else(|| self.lengths_to(spot).next())
    }
    /// What a charge along it brings against whom, for setting the unit down.
    pub fn assault(&self) -> Assault<'_> {
        Assault { target: self.target, first: self.first, front: &self.front }
    }

    /// Whether the leader may go so many u along it, and if not, why: it passes its target by (V-13.01), is too long
    /// (V-13.03), is stopped (V-10.05), comes onto difficult ground (V-11.04) or crosses the front line (V-13.17).
    pub fn may_reach(&self, field: &Field, company: &Company, length: i32) -> Result<(), Refusal> {
        if self.first.is_none() {
            return Err(NOT_STRAIGHT);
        }
        if (0..=self.reach.unwrap_or(-1)).contains(&length) {
            return Ok(());
        }
        if !(0..=self.limit).contains(&length) {
            return Err(CANNOT_REACH);
        }
        // The shortest way that is not sound says why.
        let way = Leg::new(self.axis.from(), self.at(self.reach.map_or(0, |reach| reach + 1)), company.radius());
        gets_through(field, company, &way.sweep())?;
        if company.footing().is_bound() && field.hampers(&way.sweep()) {
            return Err(DIFFICULT);
        }
        Err(CROSSES_FRONT)
    }

    /// The canonical stops: lengths in u, ascending, each once, from 0 to the reach (§4.5; V-13.15). Standing still,
    /// every stage, the reach itself, and for each target fighter where the leader touches him, where he comes within
    /// reach of the Aura, and where he is passed.
    pub fn stops(&self, field: &Field, company: &Company) -> Vec<i32> {
        let Some(reach) = self.reach else { return vec![] };
        let sample = field.measures().path_sample;
        let mut stops: Vec<i32> = (0..=reach / sample).map(|stage| stage * sample).collect();
        stops.push(reach);
        let radius = company.radius();
        for fighter in field.members(self.target) {
            let (along, aside) = self.axis.local(fighter.centre());
            let theirs = fighter.disc.radius;
            let touch = half_chord_up(radius + theirs, aside).map(|chord| along - chord);
            let near = half_chord(company.aura() + 3 * radius + theirs, aside).map(|chord| along - chord);
            let found = [touch, near, Some(along)].into_iter().flatten();
            stops.extend(found.filter(|stop| (0..=reach).contains(stop)));
        }
        stops.sort_unstable();
        stops.dedup();
        stops
    }
}

/// The greatest length of a charge in u: so many rulers and the base once (V-10.04, V-13.01).
pub fn full_reach(field: &Field, company: &Company, rulers: i32) -> i32 {
    straight_length(field.measures().ruler, company.radius(), rulers)
}

/// The target fighter first met on a line: of those ahead whom the leader's base would touch the one after the least
/// way; ties to the one nearer to the line, then to the lower id (V-13.07; §4.5).
fn first_met(field: &Field, company: &Company, target: PieceId, line: &Axis) -> Option<PieceId> {
    let met = field.members(target).filter_map(|fighter| {
        let (along, aside) = line.local(fighter.centre());
        let touch = along - half_chord_up(company.radius() + fighter.disc.radius, aside)?;
        (along > 0).then_some((touch, aside.abs(), fighter.id))
    });
    met.min().map(|(_, _, id)| id)
}

/// Where the canonical lines against these fighters aim, in their order: at each, and at the points of his rim square
/// to the way to him, left, then right (§4.5; R-68).
pub fn canonical_aims(field: &Field, company: &Company, target: PieceId) -> Vec<Spot> {
    let Some(from) = company.from() else { return vec![] };
    let aims = field.members(target).filter_map(|fighter| {
        let toward = Axis::between(from, fighter.centre())?;
        let rim = Axis::new(fighter.centre(), toward.direction());
        Some([fighter.centre(), rim.at(0, fighter.disc.radius), rim.at(0, -fighter.disc.radius)])
    });
    aims.flatten().collect()
}

/// From how far off a unit set down round its leader may at most touch an enemy of this radius, centre to centre
/// (§4.5): no place inside the Aura lies nearer. For leaving out what cannot be; never above 4·2²⁰.
pub fn widest_touch(field: &Field, company: &Company, radius: i32) -> i32 {
    let measures = field.measures();
    // A leader without men touches by himself or not at all, and so does one who must.
    if company.men().is_empty() || measures.charge_contact == ChargeContact::Vassal {
        return company.radius() + radius + measures.eps_contact;
    }
    let tolerances = measures.eps_measure + measures.eps_contact;
    (company.aura() + 3 * company.radius() + radius + tolerances).min(WIDE)
}

/// Whether a unit set down round its leader at `at` may touch one of these enemies at all.
pub fn may_touch(field: &Field, company: &Company, target: PieceId, at: Spot, farther: i32) -> bool {
    field.members(target).any(|fighter| {
        let most = i64::from(widest_touch(field, company, fighter.disc.radius)) + i64::from(farther);
        square(fighter.centre(), at) <= most * most
    })
}
