//! Which pieces a match has: every unit, its strays and its fighters, numbered when the match is set up. None comes later, so that
//! everything has its name from the beginning.
use super::data::army::units::{Build, Host, Unit};
use crate::table::prelude::{PieceId, Seat};

/// How journals and scripts name the hosts, in the order of the scenario.
pub const SEATS: [&str; 2] = ["red", "blue"];

/// A unit of the match: the pieces that belong to it.
#[derive(Clone, Debug)]
pub struct UnitPieces {
    /// The unit.
    pub id: PieceId,
    /// The confused fighters that it last led (V-7.09).
    pub strays: PieceId,
    /// Whose it is.
    pub host: Seat,
    /// Its place in [`Host::all`]; 0 is the lord.
    pub index: usize,
    /// Its fighters at the start; the first is its leader (V-3.11).
    pub fighters: Vec<PieceId>,
}

impl UnitPieces {
    /// Its leader at the start.
    pub fn leader(&self) -> PieceId {
        self.fighters[0]
    }
    /// The lord's, who is a unit by himself (V-3.01).
    pub const fn is_lord(&self) -> bool {
        self.index == 0
    }
}

/// The pieces of both hosts. Units come first, then strays, then fighters; where ids break a tie, the first seat's come first.
#[derive(Clone, Debug, Default)]
pub struct Roster {
    units: Vec<UnitPieces>,
    /// Of each fighter: the place of his unit in `units`; the first fighter has the number [`Roster::first_fighter`].
    unit_of: Vec<usize>,
}

impl Roster {
    /// Numbers the pieces of these hosts.
    pub fn of(hosts: &[Host; 2]) -> Self {
        let count = hosts.iter().map(|host| host.all().count()).sum::<usize>() as u32;
        let mut roster = Self::default();
        let mut next = 2 * count;
        for (host, seat) in hosts.iter().zip([Seat(0), Seat(1)]) {
            for (index, unit) in host.all().enumerate() {
                let number = roster.units.len() as u32;
                let fighters: Vec<PieceId> = (next..next + unit.size as u32).map(PieceId).collect();
                next += unit.size as u32;
                roster.unit_of.extend(fighters.iter().map(|_| number as usize));
                let (id, strays) = (PieceId(number), PieceId(count + number));
                roster.units.push(UnitPieces { id, strays, host: seat, index, fighters });
            }
        }
        roster
    }

    /// All units, those of the first seat first.
    pub fn units(&self) -> &[UnitPieces] {
        &self.units
    }
    /// The units of a host, the lord first.
    pub fn of_host(&self, host: Seat) -> impl Iterator<Item = &UnitPieces> {
        self.units.iter().filter(move |unit| unit.host == host)
    }
    /// The number of the first fighter; units and strays have lower ones.
    pub fn first_fighter(&self) -> u32 {
        2 * self.units.len() as u32
    }
    /// A unit by its own piece.
    pub fn unit(&self, id: PieceId) -> Option<&UnitPieces> {
        self.units.get(id.index())
    }
    /// The unit to which a group belongs: itself, or the one whose strays they are.
    pub fn unit_of_group(&self, group: PieceId) -> Option<&UnitPieces> {
        let count = self.units.len();
        self.units.get(if group.index() < count { group.index() } else { group.index() - count })
    }
    /// Whether a piece is a unit.
    pub fn is_unit(&self, id: PieceId) -> bool {
        id.index() < self.units.len()
    }
    /// Whether a piece stands for the strays of a unit.
    pub fn is_strays(&self, id: PieceId) -> bool {
        (self.units.len()..2 * self.units.len()).contains(&id.index())
    }
    /// The unit of a fighter at the start, whose figures he keeps (V-3.02).
    pub fn unit_of_fighter(&self, fighter: PieceId) -> Option<&UnitPieces> {
        let at = fighter.0.checked_sub(self.first_fighter())?;
        self.unit_of.get(at as usize).map(|unit| &self.units[*unit])
    }
    /// All fighters.
    pub fn fighters(&self) -> impl Iterator<Item = PieceId> + use<> {
        let first = self.first_fighter();
        (first..first + self.unit_of.len() as u32).map(PieceId)
    }
}

/// Whether fighters of one unit may join another: same profile, equipment and powers (V-7.05); the title of the leader need not
/// match (V-7.12), nor whether a list calls them by a ready-made fighter.
pub fn are_alike(one: &Unit, other: &Unit) -> bool {
    let bare = |unit: &Unit| Build { prebuilt: None, ..unit.build.clone() };
    bare(one) == bare(other) && one.powers == other.powers
}
