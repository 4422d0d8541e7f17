//! Who stands where: a snapshot of the units on the board, read from the pieces in one pass. Every rule about what is
//! allowed is a function of it, in the file of its chapter: what is shown as legal comes from there, too (N-11.04).
use super::data::files::{MOST_HEXES, MOST_UNITS, TerrainKindData, UpgradeEffect};
use super::map::{Map, RetreatClass, Terrain};
use super::rules::{EffectSet, Rules};
use super::state::Field;
pub use super::state::owner_of;
use crate::table::prelude::{Allowed, PieceId, Place, Refusal, Seat};

pub const FOREST_BARRED: Refusal = Refusal::new("forest_barred", "N-17.02");
pub const STAKES_BARRED: Refusal = Refusal::new("stakes_barred", "N-17.06");

/// Marks a free hex.
const NOBODY: u8 = u8::MAX;

/// A unit on the board.
#[derive(Clone, Copy, Debug)]
pub struct Unit {
    pub at: Place,
    pub side: Seat,
    /// Line of the pool.
    pub kind: u8,
    /// Strength while available.
    pub fresh: i8,
    /// Strength lost by being activated.
    pub loses: i8,
    /// Activated this turn.
    pub spent: bool,
    /// Carries the hidden-flame marker (N-10.04).
    pub no_burn: bool,
    pub on_board: bool,
    pub mounted: bool,
    /// Of a kind that may roll to rally (N-7.08).
    pub rallies: bool,
    /// What it bears, or has by its kind.
    pub effects: EffectSet,
}

/// A unit that is not on the board.
const ABSENT: Unit = Unit {
    at: Place::NOWHERE,
    side: Seat(0),
    kind: 0,
    fresh: 0,
    loses: 0,
    spent: false,
    no_burn: false,
    on_board: false,
    mounted: false,
    rallies: false,
    effects: EffectSet::NONE,
};

impl Unit {
    /// The strength of the side that is up: for attackers, shooters and targets alike (N-3.06, N-3.16).
    #[inline]
    pub fn strength(&self) -> i32 {
        i32::from(self.fresh) - if self.spent { i32::from(self.loses) } else { 0 }
    }
    pub fn available(&self) -> bool {
        self.on_board && !self.spent
    }
    /// Whether it may attack alone, lead, or end a move in contact: horse archers only with the right to it (N-14.02, N-14.05).
    pub fn may_attack_alone(&self, rules: &Rules) -> bool {
        !rules.pool[self.kind as usize].needs_attack_right || self.effects.has(UpgradeEffect::AttackRight)
    }
}

/// A set of pieces.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct PieceSet(pub u64);
impl PieceSet {
    pub fn add(&mut self, id: PieceId) {
        self.0 |= 1 << id.0;
    }
    pub fn remove(&mut self, id: PieceId) {
        self.0 &= !(1 << id.0);
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }
}
impl Iterator for PieceSet {
    type Item = PieceId;
    #[inline]
    fn next(&mut self) -> Option<PieceId> {
        (self.0 != 0).then(|| {
            let i = self.0.trailing_zeros();
            self.0 &= self.0 - 1;
            PieceId(i)
        })
    }
}

/// The units on the board, found by piece and by hex, with the map and the rules of the match.
#[derive(Clone)]
pub struct Board<'a> {
    pub rules: &'a Rules,
    pub map: &'a Map,
    pub field: &'a Field,
    /// Whether there is any terrain of chapter 17, printed or as markers, or stakes.
    pub rough: bool,
    units: [Unit; 2 * MOST_UNITS],
    at: [u8; MOST_HEXES + 1],
    sides: [PieceSet; 2],
}

impl<'a> Board<'a> {
    pub fn new(rules: &'a Rules, field: &'a Field) -> Self {
        Self {
            rules,
            map: &rules.map,
            field,
            rough: rules.rough_map || field.has_markers() || !field.stakes.is_empty(),
            units: [ABSENT; 2 * MOST_UNITS],
            at: [NOBODY; MOST_HEXES + 1],
            sides: [PieceSet(0); 2],
        }
    }

    /// A unit of the match; one that is not on the board has none of its facts.
    #[inline]
    pub fn unit(&self, id: PieceId) -> &Unit {
        &self.units[id.index()]
    }
    /// The unit on a hex, at most one (N-2.01).
    #[inline]
    pub fn at(&self, place: Place) -> Option<PieceId> {
        let id = self.at[place.index()];
        (id != NOBODY).then_some(PieceId(u32::from(id)))
    }
    #[inline]
    pub fn is_free(&self, place: Place) -> bool {
        self.at[place.index()] == NOBODY
    }
    /// A side's units on the board, in the order of their numbers.
    #[inline]
    pub fn side(&self, side: Seat) -> PieceSet {
        self.sides[side.0 as usize]
    }
    #[inline]
    pub fn enemies(&self, side: Seat) -> PieceSet {
        self.sides[1 - side.0 as usize]
    }
    pub fn all(&self) -> PieceSet {
        PieceSet(self.sides[0].0 | self.sides[1].0)
    }
    /// A side's units on the board that are not activated.
    pub fn available(&self, side: Seat) -> impl Iterator<Item = PieceId> + '_ {
        self.side(side).filter(|u| !self.unit(*u).spent)
    }

    /// What a hex is, with the marker that lies on it.
    #[inline]
    pub fn terrain(&self, place: Place) -> Terrain {
        match self.field.ground(place) {
            Some(ground) if self.rough => Terrain::Ground(ground),
            _ => self.map.terrain(place),
        }
    }
    /// The terrain of chapter 17 on a hex.
    #[inline]
    pub fn ground(&self, place: Place) -> Option<&TerrainKindData> {
        if !self.rough {
            return None;
        }
        match self.terrain(place) {
            Terrain::Ground(ground) => Some(&self.rules.data.terrain.kinds[ground as usize]),
            _ => None,
        }
    }
    /// Whether a hex is plain without a marker and active stakes, as a move of two hexes asks for (N-4.20).
    #[inline]
    pub fn is_plain(&self, place: Place) -> bool {
        self.map.is_plain(place)
            && !(self.rough && (self.field.ground(place).is_some() || self.field.active_stakes(place).is_some()))
    }
    /// The class of a hex for retreats (N-8.02, N-17.03); disabled stakes leave it plain (N-17.20).
    pub fn class(&self, place: Place) -> RetreatClass {
        if self.rough {
            if let Some(ground) = self.field.ground(place) {
                return RetreatClass::Ground(ground);
            }
            if self.field.active_stakes(place).is_some() {
                return RetreatClass::Stakes;
            }
        }
        self.map.class(place)
    }
    /// Whether a hex is open to units of a line of the pool: no terrain that is closed to them (N-17.02, N-12.02), no active stakes for
    /// mounted units, their own side's neither.
    ///
    /// # Errors
    /// `forest_barred`, `stakes_barred`.
    #[inline]
    pub fn open_to(&self, line: usize, place: Place) -> Allowed {
        if !self.rough {
            return Ok(());
        }
        if let Terrain::Ground(ground) = self.terrain(place)
            && self.rules.bars(ground, line)
        {
            let general = self.rules.pool[line].commands.is_some();
            return Err(if general { Refusal { rule: "N-12.02", ..FOREST_BARRED } } else { FOREST_BARRED });
        }
        if self.rules.pool[line].mounted && self.field.active_stakes(place).is_some() {
            return Err(STAKES_BARRED);
        }
        Ok(())
    }

    /// A side's units beside a hex.
    #[inline]
    pub fn beside(&self, place: Place, side: Seat) -> impl Iterator<Item = PieceId> + '_ {
        self.map.hexes.neighbours(place).iter().filter_map(|p| self.at(*p)).filter(move |u| self.unit(*u).side == side)
    }
    /// Whether an enemy of `side`, available or activated, stands beside the hex: it lies in a zone of control (N-2.03), and
    /// a unit of `side` on it is in contact, whatever the terrain (N-2.02).
    #[inline]
    pub fn in_contact(&self, place: Place, side: Seat) -> bool {
        self.beside(place, enemy(side)).next().is_some()
    }
    /// Whether two pieces on the board are beside each other.
    pub fn touch(&self, a: PieceId, b: PieceId) -> bool {
        let (a, b) = (self.unit(a), self.unit(b));
        a.on_board && b.on_board && self.map.hexes.adjacent(a.at, b.at)
    }

    /// A side's general on the board; there is at most one (N-12.01).
    pub fn general(&self, side: Seat) -> Option<PieceId> {
        if !self.rules.switches.modules.general {
            return None;
        }
        self.side(side).find(|id| self.rules.pool[self.unit(*id).kind as usize].commands.is_some())
    }

    /// What a unit bears beside what its kind has.
    pub fn equip(&mut self, id: PieceId, effects: EffectSet) {
        let unit = &mut self.units[id.index()];
        unit.effects = unit.effects.and(effects);
    }
    /// Adds a unit on a free hex.
    #[inline]
    pub fn put(&mut self, id: PieceId, unit: Unit) {
        self.units[id.index()] = unit;
        self.at[unit.at.index()] = id.0 as u8;
        self.sides[unit.side.0 as usize].add(id);
    }
    /// Moves a unit to a free hex, for looking ahead.
    pub fn shift(&mut self, id: PieceId, to: Place) {
        let unit = &mut self.units[id.index()];
        self.at[unit.at.index()] = NOBODY;
        unit.at = to;
        self.at[to.index()] = id.0 as u8;
    }
    /// Takes a unit off the board, for looking ahead.
    pub fn take_off(&mut self, id: PieceId) {
        let unit = &mut self.units[id.index()];
        self.at[unit.at.index()] = NOBODY;
        unit.on_board = false;
        self.sides[unit.side.0 as usize].remove(id);
    }
    pub fn set_spent(&mut self, id: PieceId) {
        self.units[id.index()].spent = true;
    }
    pub fn set_no_burn(&mut self, id: PieceId) {
        self.units[id.index()].no_burn = true;
    }
}

/// The other side.
#[inline]
pub fn enemy(side: Seat) -> Seat {
    Seat(1 - side.0)
}
