//! Fighters and the groups in which they stand.
use crate::table::ground::discs::Disc;
use crate::table::ground::spots::Spot;
use crate::table::prelude::{PieceId, Seat};

/// A fighter on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Base {
    /// The fighter.
    pub id: PieceId,
    /// The unit or the strays to which he belongs.
    pub group: PieceId,
    /// The host of his group.
    pub host: Seat,
    /// Where he stands and the radius of his base.
    pub disc: Disc,
}

impl Base {
    /// The same fighter, as if he stood elsewhere.
    pub const fn standing_at(self, centre: Spot) -> Self {
        Self { disc: Disc::new(centre, self.disc.radius), ..self }
    }
    /// The middle of his base.
    pub const fn centre(&self) -> Spot {
        self.disc.centre
    }
}

/// What terrain is to the fighters of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Footing {
    /// They walk.
    #[default]
    Ground,
    /// They fly: difficult ground is nothing to them, and they cross impassable pieces but do not end on them (V-5.05,
    /// V-11.06).
    Flying,
    /// They are immaterial, which is the same for terrain (V-5.06, V-11.06).
    Immaterial,
}

impl Footing {
    /// Whether terrain matters on the way.
    pub const fn is_bound(self) -> bool {
        matches!(self, Self::Ground)
    }
}

/// Who leads a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leadership {
    /// A leader on the table.
    Led {
        /// The lord or vassal.
        leader: PieceId,
        /// How far from his base edge his men may stand, in u.
        aura: i32,
        /// His command.
        cmd: i32,
    },
    /// Nobody: a disordered group, all of whose fighters are confused (V-7.02, V-7.09).
    Disordered,
}

/// A led unit, or the strays of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The unit or the strays.
    pub id: PieceId,
    /// Whose it is.
    pub host: Seat,
    /// Who leads it.
    pub leadership: Leadership,
    /// What terrain is to it.
    pub footing: Footing,
}

impl Group {
    /// Whether nobody leads it.
    pub const fn is_disordered(&self) -> bool {
        matches!(self.leadership, Leadership::Disordered)
    }
    /// Its leader, if it has one.
    pub const fn leader(&self) -> Option<PieceId> {
        match self.leadership {
            Leadership::Led { leader, .. } => Some(leader),
            Leadership::Disordered => None,
        }
    }
    /// The Aura of its leader in u, if it has one.
    pub const fn aura(&self) -> Option<i32> {
        match self.leadership {
            Leadership::Led { aura, .. } => Some(aura),
            Leadership::Disordered => None,
        }
    }
}
