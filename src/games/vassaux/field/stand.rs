//! Everything that stands on the table, as one seat sees it, and the predicates that every chapter asks.
use super::groups::{Base, Group, Leadership};
use super::measures::Measures;
use super::terrain::Piece;
use crate::table::ground::bounds::Bounds;
use crate::table::ground::discs::{self, Disc};
use crate::table::ground::legs::{Leg, Sweep};
use crate::table::ground::spots::Spot;
use crate::table::prelude::{PieceId, Seat};
use std::sync::{Arc, OnceLock};

/// The table: its size, its terrain and who stands on it, in plain arrays. It is made once for a question and kept
/// behind an `Arc` by whatever has to answer later. Coordinates lie within ±2²⁰.
#[derive(Clone, Debug)]
pub struct Field {
    measures: Measures,
    table: Bounds,
    terrain: Arc<[Piece]>,
    /// By id.
    bases: Vec<Base>,
    /// By id.
    groups: Vec<Group>,
    /// Who touches which enemy, by their places in `bases`: found when it is first asked.
    contacts: OnceLock<Vec<(usize, usize)>>,
}

impl Field {
    /// A table of `width` and `height` u with its south-western corner at the origin. The order of bases and groups
    /// does not matter; each base names a group that is there.
    pub fn new(
        measures: Measures,
        (width, height): (i32, i32),
        terrain: Arc<[Piece]>,
        mut bases: Vec<Base>,
        mut groups: Vec<Group>,
    ) -> Self {
        bases.sort_unstable_by_key(|base| base.id);
        groups.sort_unstable_by_key(|group| group.id);
        let contacts = OnceLock::new();
        Self { measures, table: Bounds::table(width, height), terrain, bases, groups, contacts }
    }
    /// The same table with these bases and groups on it.
    pub fn with(&self, bases: Vec<Base>, groups: Vec<Group>) -> Self {
        let size = (self.table.max.x, self.table.max.y);
        Self::new(self.measures, size, self.terrain.clone(), bases, groups)
    }
    /// The lengths by which the match measures.
    pub const fn measures(&self) -> &Measures {
        &self.measures
    }
    /// The table from corner to corner.
    pub const fn table(&self) -> &Bounds {
        &self.table
    }
    /// The pieces of terrain.
    pub fn terrain(&self) -> &[Piece] {
        &self.terrain
    }
    /// Everybody on the table, by id.
    pub fn bases(&self) -> &[Base] {
        &self.bases
    }
    /// Every group with somebody on the table, by id.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }
    /// A fighter on the table.
    pub fn base(&self, id: PieceId) -> Option<&Base> {
        self.bases.binary_search_by_key(&id, |base| base.id).ok().map(|at| &self.bases[at])
    }
    /// A group.
    pub fn group(&self, id: PieceId) -> Option<&Group> {
        self.groups.binary_search_by_key(&id, |group| group.id).ok().map(|at| &self.groups[at])
    }
    /// The fighters of a group, by id; its leader is one of them (V-3.11).
    pub fn members(&self, group: PieceId) -> impl Iterator<Item = &Base> {
        self.bases.iter().filter(move |base| base.group == group)
    }
    /// Everybody of another host, by id.
    pub fn enemies(&self, of: Seat) -> impl Iterator<Item = &Base> {
        self.bases.iter().filter(move |base| base.host != of)
    }
    /// The leader of a led unit, where he stands.
    pub fn leader(&self, group: PieceId) -> Option<&Base> {
        self.base(self.group(group)?.leader()?)
    }

    /// Whether two bases are at most `length` u apart, edge to edge, give or take the tolerance of measuring (V-1.03,
    /// V-9.01). A point is a disc of radius 0.
    pub fn within(&self, a: &Disc, b: &Disc, length: i32) -> bool {
        discs::within(a, b, length, self.measures.eps_measure)
    }
    /// Whether two bases touch (§4.2; V-1.08 for markers).
    pub fn contact(&self, a: &Disc, b: &Disc) -> bool {
        discs::contact(a, b, self.measures.eps_contact)
    }
    /// Whether two bases lie in each other (§4.2).
    pub fn overlap(&self, a: &Disc, b: &Disc) -> bool {
        discs::overlap(a, b, self.measures.overlap_tol)
    }
    /// Whether a base lies wholly on the table (V-1.08).
    pub fn on_table(&self, base: &Disc) -> bool {
        self.table.grown(-base.radius).contains(base.centre)
    }
    /// Whether a base touches the edge of the table (V-1.08).
    pub fn at_edge(&self, base: &Disc) -> bool {
        !self.table.grown(-base.radius - self.measures.eps_contact).surrounds(base.centre)
    }
    /// The gap between two bases in whole u, for telling and for what the rules sort by (V-1.03, V-1.04).
    pub fn gap(&self, a: &Disc, b: &Disc) -> i32 {
        discs::gap(a, b)
    }

    /// The enemies whom a fighter would touch who stood there, by id.
    pub fn touching<'a>(&'a self, host: Seat, at: &'a Disc) -> impl Iterator<Item = &'a Base> {
        self.enemies(host).filter(move |enemy| self.contact(at, &enemy.disc))
    }
    /// Everybody on the table with each enemy whom he touches, by his id, then by that of the enemy.
    pub fn contacts(&self) -> impl Iterator<Item = (&Base, &Base)> {
        let found = self.contacts.get_or_init(|| self.find_contacts());
        found.iter().map(|(one, other)| (&self.bases[*one], &self.bases[*other]))
    }
    fn find_contacts(&self) -> Vec<(usize, usize)> {
        // From west to east: whoever stands farther east than any base reaches, and all after him, need not be compared.
        let widest = self.bases.iter().map(|base| base.disc.radius).max().unwrap_or(0);
        let mut row: Vec<(i32, usize)> = (0..).zip(&self.bases).map(|(at, base)| (base.centre().x, at)).collect();
        row.sort_unstable();
        let mut found = vec![];
        for (number, (x, at)) in row.iter().enumerate() {
            let one = &self.bases[*at];
            let reach = one.disc.radius + widest + self.measures.eps_contact;
            for (_, other_at) in row[number + 1..].iter().take_while(|(other_x, _)| *other_x - x <= reach) {
                let other = &self.bases[*other_at];
                if one.host != other.host && self.contact(&one.disc, &other.disc) {
                    found.extend([(*at, *other_at), (*other_at, *at)]);
                }
            }
        }
        found.sort_unstable();
        found
    }
    /// The same for the fighters of a group.
    pub fn contacts_of(&self, group: PieceId) -> impl Iterator<Item = (&Base, &Base)> {
        self.contacts().filter(move |(own, _)| own.group == group)
    }
    /// Whether any fighter of a group touches an enemy fighter. Shooting, alert and regrouping by march ask this
    /// (V-9.06, V-9.16, V-17.02).
    pub fn is_engaged(&self, group: PieceId) -> bool {
        self.contacts_of(group).next().is_some()
    }
    /// Whether any fighter of a group touches an enemy fighter who is not of a disordered group. Moving, running and
    /// charging ask this (V-10.08, V-10.09, V-13.11).
    pub fn is_pinned(&self, group: PieceId) -> bool {
        let is_led = |enemy: &Base| self.group(enemy.group).is_some_and(|group| !group.is_disordered());
        self.contacts_of(group).any(|(_, enemy)| is_led(enemy))
    }
    /// Whether a fighter touches an enemy fighter of any group.
    pub fn is_in_contact(&self, id: PieceId) -> bool {
        self.contacts().any(|(own, _)| own.id == id)
    }
    /// Who is left behind by a tactical move: the fighters of a pinned unit who touch an enemy, by id. `None` where
    /// that is the leader, who cannot leave; nobody of a unit that is not pinned (V-9.08, V-10.09).
    pub fn left_behind(&self, group: PieceId) -> Option<Vec<PieceId>> {
        if !self.is_pinned(group) {
            return Some(vec![]);
        }
        let held: Vec<PieceId> = self.members(group).map(|base| base.id).filter(|id| self.is_in_contact(*id)).collect();
        let leader = self.group(group)?.leader()?;
        (!held.contains(&leader)).then_some(held)
    }

    /// Whether a fighter who stood there would be inside the Aura of a leader (V-7.01, V-9.01).
    pub fn in_aura(&self, leader: &Disc, aura: i32, fighter: &Disc) -> bool {
        self.within(leader, fighter, aura)
    }
    /// The fighters of a group who are out of cohesion, by id: those outside their leader's Aura, or all where nobody
    /// leads them (V-7.01, V-7.02).
    pub fn confused(&self, group: PieceId) -> Vec<PieceId> {
        let Some(found) = self.group(group) else { return vec![] };
        let leader = match found.leadership {
            Leadership::Led { leader, aura, .. } => self.base(leader).map(|base| (base.disc, aura)),
            Leadership::Disordered => None,
        };
        let out = |base: &&Base| leader.is_none_or(|(leader, aura)| !self.in_aura(&leader, aura, &base.disc));
        self.members(group).filter(out).map(|base| base.id).collect()
    }
    /// Whether one leader is inside the Aura of another one of his host, as a lord asks it of his vassals (V-9.01).
    pub fn leads_in_aura(&self, lord: PieceId, vassal: PieceId) -> bool {
        let aura = |base: &Base| self.group(base.group).filter(|group| group.leader() == Some(base.id))?.aura();
        match (self.base(lord), self.base(vassal)) {
            (Some(lord), Some(vassal)) => aura(lord).is_some_and(|aura| self.in_aura(&lord.disc, aura, &vassal.disc)),
            _ => false,
        }
    }

    /// The level of a model whose centre is there: the highest of the pieces that hold it (§4.8).
    pub fn level(&self, centre: Spot) -> i32 {
        self.terrain.iter().filter(|piece| piece.holds(centre)).map(|piece| piece.level).max().unwrap_or(0)
    }
    /// Whether difficult ground hampers a base somewhere in its sweep; what flies asks somebody else (V-11.04, V-11.07,
    /// V-11.08).
    pub fn hampers(&self, sweep: &Sweep) -> bool {
        self.terrain.iter().any(|piece| piece.hampers(sweep, self.measures.overlap_tol))
    }
    /// Whether an impassable piece bars a base somewhere in its sweep (V-10.05, V-11.02).
    pub fn bars(&self, sweep: &Sweep) -> bool {
        self.terrain.iter().any(|piece| piece.bars(sweep, self.measures.overlap_tol))
    }
    /// Whether a unit is in difficult ground: its leader's base is, and terrain matters to it (§4.8, V-11.06; R-67).
    pub fn is_in_difficult(&self, group: PieceId) -> bool {
        let bound = self.group(group).is_some_and(|group| group.footing.is_bound());
        bound && self.leader(group).is_some_and(|leader| self.hampers(&standing(&leader.disc)))
    }
}

/// The sweep of a base that does not move.
pub fn standing(base: &Disc) -> Sweep {
    Leg::new(base.centre, base.centre, base.radius).sweep()
}
