//! The battle at a glance: who stands where, read from the pieces in one pass. Every rule about what is allowed is a
//! function of it, in the file of its chapter.
use super::data::rules::Rules;
use super::map::Board;
use super::state::{Fate, NoBurn};
use crate::table::prelude::{At, Hidden, Kind, Owner, PieceId, Place, Seat, Spent};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// At most this many pieces a side, and twice as many in all.
pub const MOST_UNITS: usize = 32;
/// At most this many hexes a board.
pub const MOST_HEXES: usize = 255;
const NOBODY: u8 = u8::MAX;

/// A unit on the board.
#[derive(Clone, Copy, Debug)]
pub struct Unit {
    pub at: Place,
    pub side: Seat,
    /// Line of the pool.
    pub kind: u8,
    pub fresh: i8,
    /// Strength lost by being activated.
    pub loses: i8,
    pub spent: bool,
    pub no_burn: bool,
    pub on_board: bool,
    pub mounted: bool,
    pub rallies: bool,
}

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
};

impl Unit {
    /// The strength of the side that is up (N-3.06, N-3.16).
    #[inline]
    pub fn strength(&self) -> i32 {
        i32::from(self.fresh) - if self.spent { i32::from(self.loses) } else { 0 }
    }
    pub fn available(&self) -> bool {
        self.on_board && !self.spent
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

/// The units on the board, by piece and by hex.
#[derive(Clone)]
pub struct Field<'a> {
    pub rules: &'a Rules,
    pub board: &'a Board,
    units: [Unit; 2 * MOST_UNITS],
    at: [u8; MOST_HEXES + 1],
    sides: [PieceSet; 2],
}

impl<'a> Field<'a> {
    pub fn new(rules: &'a Rules) -> Self {
        Self {
            rules,
            board: &rules.board,
            units: [ABSENT; 2 * MOST_UNITS],
            at: [NOBODY; MOST_HEXES + 1],
            sides: [PieceSet(0); 2],
        }
    }

    /// A unit of the match; one that is not on the board has no place.
    #[inline]
    pub fn unit(&self, id: PieceId) -> &Unit {
        &self.units[id.index()]
    }
    /// Who stands on a hex (N-2.01: at most one).
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
    pub fn available(&self, side: Seat) -> impl Iterator<Item = PieceId> + '_ {
        self.side(side).filter(|u| !self.unit(*u).spent)
    }

    /// A side's units beside a hex.
    #[inline]
    pub fn beside(&self, place: Place, side: Seat) -> impl Iterator<Item = PieceId> + '_ {
        self.board
            .hexes
            .neighbours(place)
            .iter()
            .filter_map(|p| self.at(*p))
            .filter(move |u| self.unit(*u).side == side)
    }
    /// Whether an enemy of `side` stands beside the hex: it lies in a zone of control (N-2.02, N-2.03).
    #[inline]
    pub fn in_contact(&self, place: Place, side: Seat) -> bool {
        self.beside(place, enemy(side)).next().is_some()
    }
    /// Whether two pieces on the board are beside each other.
    pub fn touch(&self, a: PieceId, b: PieceId) -> bool {
        let (a, b) = (self.unit(a), self.unit(b));
        a.on_board && b.on_board && self.board.hexes.adjacent(a.at, b.at)
    }

    /// Puts a unit on a hex, for looking ahead.
    pub fn put(&mut self, id: PieceId, unit: Unit) {
        self.units[id.index()] = unit;
        self.at[unit.at.index()] = id.0 as u8;
        self.sides[unit.side.0 as usize].add(id);
    }
    pub fn shift(&mut self, id: PieceId, to: Place) {
        let unit = &mut self.units[id.index()];
        self.at[unit.at.index()] = NOBODY;
        unit.at = to;
        self.at[to.index()] = id.0 as u8;
    }
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

/// Whose a piece is, on the board or not: the sides' pieces are numbered apart.
pub fn owner_of(id: PieceId) -> Seat {
    Seat((id.index() / MOST_UNITS) as u8)
}

#[inline]
pub fn enemy(side: Seat) -> Seat {
    Seat(1 - side.0)
}

type UnitFacts = (
    &'static PieceId,
    &'static Owner,
    &'static Kind,
    &'static At,
    &'static Spent,
    &'static Fate,
    &'static NoBurn,
    &'static Hidden,
);

/// What a decision reads.
#[derive(SystemParam)]
pub struct Watch<'w, 's> {
    pub rules: Res<'w, Rules>,
    units: Query<'w, 's, UnitFacts>,
}

impl Watch<'_, '_> {
    /// The battle as everybody sees it once the armies are revealed.
    pub fn field(&self) -> Field<'_> {
        gather(&self.rules, self.units.iter(), |_| true)
    }
    /// The battle as one seat sees it.
    pub fn field_for(&self, seat: Seat) -> Field<'_> {
        gather(&self.rules, self.units.iter(), |hidden| hidden.seen_by.contains(seat))
    }
    /// Every piece of a side with its fate, whether on the board or not.
    pub fn fates(&self, side: Seat) -> impl Iterator<Item = (PieceId, Kind, Fate)> + '_ {
        self.units.iter().filter(move |u| u.1.0 == side).map(|u| (*u.0, *u.2, *u.5))
    }
}

type Row<'q> = (&'q PieceId, &'q Owner, &'q Kind, &'q At, &'q Spent, &'q Fate, &'q NoBurn, &'q Hidden);

pub(super) fn gather<'a, 'q>(
    rules: &'a Rules,
    rows: impl Iterator<Item = Row<'q>>,
    sees: impl Fn(&Hidden) -> bool,
) -> Field<'a> {
    let mut field = Field::new(rules);
    for (id, owner, kind, at, spent, fate, no_burn, hidden) in rows {
        if *fate != Fate::OnBoard || !sees(hidden) {
            continue;
        }
        let line = &rules.pool[kind.index()];
        let unit = Unit {
            at: at.0,
            side: owner.0,
            kind: kind.0 as u8,
            fresh: line.fresh,
            loses: line.fresh - line.activated,
            spent: spent.0,
            no_burn: no_burn.0,
            on_board: true,
            mounted: line.mounted,
            rallies: line.rally,
        };
        field.put(*id, unit);
    }
    field
}
