//! Where a man may be set down, and in which order places are tried (§4.4).
use super::company::{Company, Ranks};
use super::measures::Measures;
use super::stand::Field;
use super::terrain::{Passage, Piece};
use crate::table::ground::bounds::Bounds;
use crate::table::ground::convex::Segment;
use crate::table::ground::directions::{Axis, Direction, rnd, spot};
use crate::table::ground::discs::Disc;
use crate::table::ground::shapes::Shape;
use crate::table::ground::spots::{Spot, square};
use crate::table::prelude::{Allowed, PieceId, Refusal};

/// Whether new contacts may be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contacts {
    /// No fighter may touch an enemy whom he did not touch when the order began.
    Old,
    /// Anybody may be touched.
    New,
}

/// What a charge brings against whom.
#[derive(Clone, Copy, Debug)]
pub struct Assault<'a> {
    /// The group that is charged.
    pub target: PieceId,
    /// The target fighter first met on the leader's line; nobody for an arrival (V-13.07, V-20.18).
    pub first: Option<PieceId>,
    /// The front line of the enemies; none for an arrival.
    pub front: &'a [Segment],
}

/// Why men are set down.
#[derive(Clone, Copy, Debug)]
pub enum Mode<'a> {
    /// At the end or a stage of a move (V-10.01), or on an infiltrator's marker (V-20.18).
    Move,
    /// At the end of a move that may end in contact.
    MoveInto,
    /// At the end of a charge.
    Charge(Assault<'a>),
    /// Reorganising: only men who touch no enemy are lifted (V-16.07). No front line bars the way (V-16.09).
    Regroup(Contacts),
    /// At deployment.
    Deploy {
        /// Where the unit's bases have to stand.
        zone: &'a Shape,
        /// How far the zone is widened, in u (V-23.34).
        widened: i32,
    },
}

impl Mode<'_> {
    /// Why a fighter may not touch an enemy whom he did not touch before; `None` where he may.
    const fn contact_refused(&self) -> Option<Refusal> {
        match self {
            Self::Move => Some(INTO_CONTACT),
            Self::Regroup(Contacts::Old) => Some(REGROUP_INTO_CONTACT),
            Self::Deploy { .. } => Some(DEPLOY_IN_CONTACT),
            Self::MoveInto | Self::Charge(_) | Self::Regroup(Contacts::New) => None,
        }
    }
}

/// The side that is tried first where two are alike, seen along the direction of the move. In play it is the left; the
/// other serves tests of symmetry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    /// Left first.
    #[default]
    Left,
    /// Right first.
    Right,
}

const OFF_TABLE: Refusal = Refusal::new("off_table", "V-1.08");
const OUTSIDE_AURA: Refusal = Refusal::new("slot_outside_aura", "V-7.01");
const OVERLAPS: Refusal = Refusal::new("slot_overlaps", "V-10.06");
const ON_OBSTACLE: Refusal = Refusal::new("slot_overlaps", "V-11.02");
const BEHIND_OBSTACLE: Refusal = Refusal::new("slot_behind_obstacle", "V-10.10");
const CROSSES_FRONT: Refusal = Refusal::new("crosses_front_line", "V-13.06");
const INTO_CONTACT: Refusal = Refusal::new("move_into_contact_is_a_charge", "V-9.21");
const REGROUP_INTO_CONTACT: Refusal = Refusal::new("move_into_contact_is_a_charge", "V-16.12");
const DEPLOY_IN_CONTACT: Refusal = Refusal::new("deploy_in_contact", "V-23.02");
const OUTSIDE_ZONE: Refusal = Refusal::new("outside_zone", "V-23.02");
const ENEMY_STANDS_THERE: Refusal = Refusal::new("path_blocked_by_enemy", "V-10.05");
const FRIEND_STANDS_THERE: Refusal = Refusal::new("path_blocked_by_friend", "V-10.05");
const OWN_MAN_STANDS_THERE: Refusal = Refusal::new("no_room_at_destination", "V-10.11");
const IMPASSABLE: Refusal = Refusal::new("path_impassable", "V-10.05");
const NO_STOP: Refusal = Refusal::new("no_stop_on_obstacle", "V-5.05");

/// The leader at a place, and all that stands round it: what decides where his men may go.
#[derive(Clone, Debug)]
pub struct Setting<'a> {
    field: &'a Field,
    company: &'a Company,
    mode: Mode<'a>,
    at: Disc,
    /// Who stands near and is not lifted.
    standing: Vec<(PieceId, Disc)>,
    /// The enemies near.
    enemies: Vec<(PieceId, Disc)>,
    /// The impassable pieces near.
    obstacles: Vec<&'a Piece>,
    /// The parts of the front line near, each with the bounds that hold it; none but in a charge.
    front: Vec<(Segment, Bounds)>,
    /// Men set down so far, and men who stay for want of a place.
    set: Vec<(PieceId, Disc)>,
}

impl<'a> Setting<'a> {
    /// The leader of a unit at `at`, his men in hand.
    pub fn new(field: &'a Field, company: &'a Company, at: Spot, mode: Mode<'a>) -> Self {
        let leader = company.base(at);
        let measures = field.measures();
        // No slot of the Aura, its base and what can touch that lies beyond this.
        let reach = company.aura() + 4 * company.radius() + measures.eps_measure + measures.eps_contact;
        let lifted = |id: PieceId| {
            let man = company.men().binary_search_by_key(&id, |man| man.id).is_ok();
            id == company.leader() || (man && !Self::stays(field, mode, id))
        };
        let near = |disc: &Disc| {
            let most = i64::from(reach) + i64::from(disc.radius);
            square(disc.centre, at) <= most * most
        };
        let all = field.bases().len();
        let (mut standing, mut enemies) = (Vec::with_capacity(all), Vec::with_capacity(all));
        for base in field.bases().iter().filter(|base| near(&base.disc) && !lifted(base.id)) {
            standing.push((base.id, base.disc));
            if base.host != company.host() {
                enemies.push((base.id, base.disc));
            }
        }
        let bounds = Bounds { min: at, max: at }.grown(reach);
        let solid = |piece: &&Piece| piece.passage == Passage::Impassable && piece.shape.bounds().meets(&bounds);
        let obstacles = field.terrain().iter().filter(solid).collect();
        let segments = match mode {
            Mode::Charge(assault) => assault.front,
            _ => &[],
        };
        let bounded = segments.iter().map(|segment| (*segment, Bounds::between(segment.from, segment.to)));
        let front = bounded.filter(|(_, around)| around.meets(&bounds)).collect();
        let set = Vec::with_capacity(company.men().len());
        Self { field, company, mode, at: leader, standing, enemies, obstacles, front, set }
    }
    /// Whether a man stays where he stands because he touches an enemy (V-16.07).
    pub fn stays(field: &Field, mode: Mode<'_>, man: PieceId) -> bool {
        matches!(mode, Mode::Regroup(_)) && field.is_in_contact(man)
    }
    /// The table and who stands on it.
    pub const fn field(&self) -> &'a Field {
        self.field
    }
    /// The unit in hand.
    pub const fn company(&self) -> &'a Company {
        self.company
    }
    /// Why it is set down.
    pub const fn mode(&self) -> &Mode<'a> {
        &self.mode
    }
    /// The leader's base.
    pub const fn leader(&self) -> &Disc {
        &self.at
    }
    /// A man stands there from now on.
    pub fn set_down(&mut self, man: PieceId, at: Spot) {
        self.set.push((man, self.company.base(at)));
    }
    /// All men are in hand again.
    pub fn lift_all(&mut self) {
        self.set.clear();
    }
    /// Who has been set down.
    pub fn set(&self) -> &[(PieceId, Disc)] {
        &self.set
    }

    /// Whether the leader himself can stand there: on the table (V-1.08), on nobody (V-10.05), on no own man who stays
    /// (V-10.11), on no impassable piece (V-10.05, flying and immaterial V-5.05), in his zone (V-23.02), and where
    /// contacts are not to be made touching no new enemy (V-9.20, V-9.21, V-16.12, V-23.02).
    pub fn leader_stands(&self) -> Allowed {
        if !self.field.on_table(&self.at) {
            return Err(OFF_TABLE);
        }
        self.in_zone(&self.at)?;
        let on_somebody = self.standing.iter().find(|(_, base)| self.field.overlap(base, &self.at));
        if let Some((id, _)) = on_somebody {
            return Err(self.stands_on(*id));
        }
        if self.on_obstacle(&self.at) {
            return Err(match (self.company.from(), self.company.footing().is_bound()) {
                (None, _) => ON_OBSTACLE,
                (Some(_), true) => IMPASSABLE,
                (Some(_), false) => NO_STOP,
            });
        }
        self.contact_allowed(self.company.leader(), &self.at)
    }
    /// Why the leader cannot stand on somebody. Who comes onto the table walks no path that could be blocked.
    fn stands_on(&self, somebody: PieceId) -> Refusal {
        let enemy = self.enemies.iter().any(|(enemy, _)| *enemy == somebody);
        let walks = self.company.from().is_some();
        match self.mode {
            Mode::Deploy { .. } if enemy => DEPLOY_IN_CONTACT,
            _ if !walks => OVERLAPS,
            _ if enemy => ENEMY_STANDS_THERE,
            _ if self.company.holds(somebody) => OWN_MAN_STANDS_THERE,
            _ => FRIEND_STANDS_THERE,
        }
    }

    /// Whether a man may be set down there, those set down already standing where they are: on the table (V-1.08),
    /// inside the Aura (V-7.01), on nobody (V-10.06) and no obstacle (V-11.02), on the leader's side of impassable
    /// terrain (V-10.10), not beyond the front line (V-13.06), in his zone and touching no enemy whom he may not touch
    /// (V-9.21, V-16.12, V-23.02).
    pub fn slot(&self, man: PieceId, at: Spot) -> Allowed {
        let base = self.company.base(at);
        self.place(&base)?;
        if !self.is_free(&base, man) {
            return Err(OVERLAPS);
        }
        self.contact_allowed(man, &base)
    }
    /// What of [`slot`](Self::slot) depends neither on the man nor on who has been set down.
    pub fn place(&self, base: &Disc) -> Allowed {
        if !self.field.in_aura(&self.at, self.company.aura(), base) {
            return Err(OUTSIDE_AURA);
        }
        if !self.field.on_table(base) {
            return Err(OFF_TABLE);
        }
        let overlaps = |(_, other): &(PieceId, Disc)| self.field.overlap(other, base);
        if self.field.overlap(&self.at, base) || self.standing.iter().any(overlaps) {
            return Err(OVERLAPS);
        }
        if self.on_obstacle(base) {
            return Err(ON_OBSTACLE);
        }
        let way = Segment::new(self.at.centre, base.centre);
        let bound = self.company.footing().is_bound();
        if bound && self.obstacles.iter().any(|piece| piece.shape.meets_segment(&way)) {
            return Err(BEHIND_OBSTACLE);
        }
        let around = Bounds::between(way.from, way.to);
        if self.front.iter().any(|(segment, bounds)| bounds.meets(&around) && segment.meets(&way)) {
            return Err(CROSSES_FRONT);
        }
        self.in_zone(base)
    }
    /// Whether a base overlaps no other man who has been set down.
    pub fn is_free(&self, base: &Disc, man: PieceId) -> bool {
        !self.set.iter().any(|(id, other)| *id != man && self.field.overlap(other, base))
    }
    /// Whether a fighter who stood there would touch no enemy whom he may not touch (V-9.21, V-16.12, V-23.02).
    pub fn contact_allowed(&self, fighter: PieceId, base: &Disc) -> Allowed {
        let Some(refusal) = self.mode.contact_refused() else { return Ok(()) };
        let new = |(enemy, other): &(PieceId, Disc)| {
            self.field.contact(other, base) && !self.company.had_touched(fighter, *enemy)
        };
        if self.enemies.iter().any(new) { Err(refusal) } else { Ok(()) }
    }
    /// Whether somebody who stood there would touch an enemy, and that matters.
    pub fn asks_contacts(&self, base: &Disc) -> bool {
        let touches = |(_, other): &(PieceId, Disc)| self.field.contact(other, base);
        self.mode.contact_refused().is_some() && self.enemies.iter().any(touches)
    }

    fn on_obstacle(&self, base: &Disc) -> bool {
        let tolerance = self.field.measures().overlap_tol;
        self.obstacles.iter().any(|piece| piece.shape.overlaps_disc(base, tolerance))
    }
    fn in_zone(&self, base: &Disc) -> Allowed {
        match self.mode {
            Mode::Deploy { zone, widened } if !zone.contains_disc(base, widened) => Err(OUTSIDE_ZONE),
            _ => Ok(()),
        }
    }
}

/// The offsets of the lattice round a leader, along and to the left of the direction of the move, in u: a pattern of
/// equal triangles that fills his Aura (§4.4). Not sorted. `radius` 1 or more.
pub fn lattice(measures: &Measures, radius: i32, aura: i32) -> Vec<(i32, i32)> {
    let pitch = 2 * radius + measures.lattice_play;
    let height = rnd(i128::from(measures.lattice_row) * i128::from(pitch), 10000) as i32;
    let reach = aura + 2 * radius + measures.eps_measure;
    let most = i64::from(reach) * i64::from(reach);
    let (rows, columns) = (reach / height, reach / pitch + 1);
    let mut offsets = Vec::with_capacity(((2 * rows + 1) * (2 * columns + 1)) as usize);
    for j in -rows..=rows {
        // In whole pitches, so that every row is covered to both sides.
        let shift = j.div_euclid(2);
        for i in -columns - shift..=columns - shift {
            let (a, b) = (i * pitch + j * (pitch / 2), j * height);
            if (a, b) != (0, 0) && i64::from(a) * i64::from(a) + i64::from(b) * i64::from(b) <= most {
                offsets.push((a, b));
            }
        }
    }
    offsets
}

/// How many men the Aura of a leader holds besides himself (V-4.24).
pub fn capacity(measures: &Measures, radius: i32, aura: i32) -> usize {
    lattice(measures, radius, aura).len()
}

/// Whether a unit of `size` fighters, its leader included, is not too large for his Aura (V-4.24).
pub fn holds_unit(measures: &Measures, radius: i32, aura: i32, size: usize) -> Allowed {
    if size <= 1 + capacity(measures, radius, aura) { Ok(()) } else { Err(Refusal::new("unit_exceeds_aura", "V-4.24")) }
}

/// The points of the lattice round a leader in the order in which they are filled (§4.4, VX-30): nearest to a point one
/// base ahead of him first, in a charge nearest to a target fighter; then nearest to the line; then on the side of
/// `hand`; then farthest ahead. `targets` are the fighters of a charge's target.
pub fn lattice_slots(
    measures: &Measures,
    company: &Company,
    line: &Axis,
    targets: Option<&[Spot]>,
    hand: Hand,
) -> Vec<Spot> {
    let radius = i64::from(company.radius());
    let offsets = lattice(measures, company.radius(), company.aura());
    let mut slots: Vec<_> = (offsets.into_iter())
        .map(|(a, b)| {
            let at = line.at(a, b);
            let (ahead, aside) = (i64::from(a), i64::from(b));
            let round = |middle: i64| (ahead - middle) * (ahead - middle) + aside * aside;
            let (rank, away) = match (targets, company.ranks()) {
                (Some(targets), _) => (0, targets.iter().map(|target| square(*target, at)).min().unwrap_or(0)),
                (None, Ranks::Ahead) => (0, round(2 * radius)),
                (None, Ranks::Behind) => (i32::from(a > 0), round(-2 * radius)),
            };
            let side = match hand {
                Hand::Left => i32::from(b < 0),
                Hand::Right => i32::from(b > 0),
            };
            ((rank, away, b.abs(), side, -a), at)
        })
        .collect();
    slots.sort_unstable_by_key(|(key, _)| *key);
    slots.into_iter().map(|(_, at)| at).collect()
}

/// How many contact slots an enemy fighter has.
pub const CONTACT_SLOTS: i32 = 24;

/// The contact slot of an enemy fighter with a number from 0 to 23, in the order in which they are tried (§4.4, VX-30):
/// the one toward the leader, then to either side of it by 15° more each time, the side of `hand` first, at last the
/// opposite one. `None` where the two stand on one spot.
pub fn contact_slot(enemy: &Disc, leader: Spot, radius: i32, number: i32, hand: Hand) -> Option<Spot> {
    let toward = Direction::toward(enemy.centre, leader)?;
    let steps = (number + 1) / 2;
    let steps = match (number % 2 == 1, hand) {
        (true, Hand::Left) | (false, Hand::Right) => -steps,
        (true, Hand::Right) | (false, Hand::Left) => steps,
    };
    Some(spot(enemy.centre, toward.turned(steps), enemy.radius + radius, 0))
}
