//! Who stands where: a snapshot of the units on the board, read from the pieces in one pass. Every rule about what is
//! allowed is a function of it, in the file of its chapter: what is shown as legal comes from there, too (N-11.04).
use super::data::files::{
    MOST_HEXES, MOST_UNITS, MaquisMarkers, Module, TerrainKindData, UnmarkedMaquis, UpgradeEffect,
};
use super::map::{Map, RetreatClass, Terrain};
use super::rules::{EffectSet, Rules};
pub use super::state::owner_of;
use super::state::{Cards, Field, ModuleState};
use crate::table::prelude::{Allowed, PieceId, Place, Refusal, Seat};

pub const FOREST_BARRED: Refusal = Refusal::new("forest_barred", "N-17.02");
pub const STAKES_BARRED: Refusal = Refusal::new("stakes_barred", "N-17.06");

/// Marks a free hex.
const NOBODY: u8 = u8::MAX;
/// Marks the hex of a token: occupied, though no unit is seen there (N-18.19).
const TOKEN: u8 = u8::MAX - 1;

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
    pub cards: &'a Cards,
    /// Whether there is any terrain of chapter 17, printed or as markers, or stakes.
    pub rough: bool,
    /// Markers and stakes make ground of maquis, and a unit may leave the board over its sides (N-17.13).
    pub open_maquis: bool,
    /// The unit that has just appeared from an ambush: its attack on the spot is a surprise (N-18.06).
    pub ambusher: Option<PieceId>,
    units: [Unit; 2 * MOST_UNITS],
    at: [u8; MOST_HEXES + 1],
    sides: [PieceSet; 2],
}

impl<'a> Board<'a> {
    pub fn new(rules: &'a Rules, modules: &'a ModuleState) -> Self {
        let field = &modules.field;
        let open_maquis = rules.switches.modules.maquis_markers == MaquisMarkers::Option2;
        Self {
            rules,
            map: &rules.map,
            field,
            cards: &modules.cards,
            rough: rules.rough_map || field.has_markers() || !field.stakes.is_empty() || open_maquis,
            open_maquis,
            ambusher: None,
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
        (id < TOKEN).then_some(PieceId(u32::from(id)))
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

    /// What a hex is, with the marker that lies on it. Maquis stays maquis whatever lies there (N-17.12), but with the option that makes
    /// ground of it: it is what it shows then, plain with stakes (N-17.13), and unmarked it may be brush (N-17.22).
    #[inline]
    pub fn terrain(&self, place: Place) -> Terrain {
        let printed = self.map.terrain(place);
        if !self.rough {
            return printed;
        }
        match self.field.ground(place) {
            Some(ground) if self.open_maquis || printed != Terrain::Maquis => Terrain::Ground(ground),
            None if self.open_maquis && printed == Terrain::Maquis => self.cleared(place),
            _ => printed,
        }
    }
    /// What unmarked maquis is with the option that makes ground of it.
    fn cleared(&self, place: Place) -> Terrain {
        if self.field.stakes_at(place).is_some() {
            return Terrain::Plain;
        }
        match (self.rules.switches.option2_unmarked, self.rules.brush) {
            (UnmarkedMaquis::Open, Some(brush)) => Terrain::Ground(brush),
            _ => Terrain::Maquis,
        }
    }
    /// Whether a hex is maquis, where who ends a move has fled (N-2.04).
    #[inline]
    pub fn is_maquis(&self, place: Place) -> bool {
        self.map.is_maquis(place) && (!self.open_maquis || self.terrain(place) == Terrain::Maquis)
    }
    /// Whether a unit may leave the battle over the side of the board from a hex: the first or last of its row, with the option that makes
    /// ground of maquis (N-17.22).
    pub fn has_exit(&self, place: Place) -> bool {
        self.open_maquis && self.map.ends_row(place)
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
        if !self.rough {
            return self.map.is_plain(place);
        }
        self.terrain(place) == Terrain::Plain && self.field.active_stakes(place).is_none()
    }
    /// The class of a hex for retreats (N-8.02, N-17.03); disabled stakes leave it plain (N-17.20).
    pub fn class(&self, place: Place) -> RetreatClass {
        if !self.rough {
            return self.map.class(place);
        }
        match self.terrain(place) {
            Terrain::Plain if self.field.active_stakes(place).is_some() => RetreatClass::Stakes,
            terrain => RetreatClass::of(terrain),
        }
    }
    /// Whether a hex is open to units of a line of the pool: no terrain that is closed to them (N-17.02, N-12.02), no active stakes for
    /// mounted units and elephants (N-21.07), their own side's neither.
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
        if self.is_maquis(place) {
            // A forest on a flight hex is closed to mounted units alone, in passing and as a refuge, too (N-17.12, N-17.21).
            let marker = self.field.ground(place).map(|ground| &self.rules.data.terrain.kinds[ground as usize]);
            let closed = marker.is_some_and(|kind| kind.bars_mounted) && self.rules.pool[line].mounted;
            return if closed { Err(Refusal { rule: "N-17.12", ..FOREST_BARRED }) } else { Ok(()) };
        }
        if self.rules.pool[line].shuns_stakes() && self.field.active_stakes(place).is_some() {
            return Err(STAKES_BARRED);
        }
        Ok(())
    }

    /// From which face on a unit rallies (N-7.08): sooner if it bears a standard, or stands beside a friend who does (N-21.06).
    pub fn rallies_from(&self, id: PieceId) -> i32 {
        let usual = self.rules.switches.rally_success_from;
        if !self.rules.switches.modules.ext2 {
            return usual;
        }
        let unit = self.unit(id);
        let bears = |id: PieceId| self.unit(id).effects.has(UpgradeEffect::Standard);
        if bears(id) || self.beside(unit.at, unit.side).any(bears) {
            usual.min(self.rules.data.combat.standard_rally_from)
        } else {
            usual
        }
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

    /// Whether a module that is on serves a side: with module cards only the holder of its card (N-20.07).
    pub fn serves(&self, side: Seat, module: Module) -> bool {
        !self.rules.switches.modules.asymmetric_cards || self.cards.gives(&self.rules.data.cards, side, module)
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
    /// Puts a token on a hex: it is closed to every unit (N-18.07, N-18.08).
    pub fn put_token(&mut self, at: Place) {
        self.at[at.index()] = TOKEN;
    }
    /// Whether a token lies on a hex.
    pub fn has_token(&self, at: Place) -> bool {
        self.at[at.index()] == TOKEN
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
