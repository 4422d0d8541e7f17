//! A unit in hand: its leader, who is moved, and his men, who are lifted and set down round him.
use super::groups::{Footing, Group, Leadership};
use super::stand::Field;
use crate::table::ground::discs::Disc;
use crate::table::ground::spots::Spot;
use crate::table::prelude::{PieceId, Seat};

/// A man of a unit in hand, its leader not counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Man {
    /// The fighter.
    pub id: PieceId,
    /// Where he stood before he was lifted; nowhere at deployment and arrival (V-23.33).
    pub origin: Option<Spot>,
}

/// How the men of a unit line up where nothing else decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ranks {
    /// In front of their leader.
    #[default]
    Ahead,
    /// Behind him: units with a ranged weapon, where own men cover.
    Behind,
}

/// A led unit in hand. All its bases have one radius (V-3.02).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Company {
    group: PieceId,
    host: Seat,
    leader: PieceId,
    from: Option<Spot>,
    radius: i32,
    aura: i32,
    footing: Footing,
    /// By id.
    men: Vec<Man>,
    /// Those who are left behind, by id.
    kept: Vec<PieceId>,
    /// Own fighter and enemy, sorted.
    touched: Vec<(PieceId, PieceId)>,
    ranks: Ranks,
}

impl Company {
    /// A led unit that stands on the table, all its men to be lifted; `None` for any other group.
    pub fn of(field: &Field, group: PieceId) -> Option<Self> {
        let found = field.group(group)?;
        let leader = *field.leader(group)?;
        let men = field.members(group).filter(|base| base.id != leader.id);
        let men: Vec<Man> = men.map(|base| Man { id: base.id, origin: Some(base.centre()) }).collect();
        let touched = field.contacts_of(group).map(|(own, enemy)| (own.id, enemy.id)).collect();
        Some(Self {
            group,
            host: found.host,
            leader: leader.id,
            from: Some(leader.centre()),
            radius: leader.disc.radius,
            aura: found.aura()?,
            footing: found.footing,
            men,
            kept: vec![],
            touched,
            ranks: Ranks::Ahead,
        })
    }
    /// A unit that comes onto the table: its men have no origins (V-20.04, V-23.33). `radius` is that of its bases; the
    /// leader may be among `fighters`. `None` for a group without leader.
    pub fn arriving(group: &Group, radius: i32, fighters: &[PieceId]) -> Option<Self> {
        let Leadership::Led { leader, aura, .. } = group.leadership else { return None };
        let mut men: Vec<Man> =
            (fighters.iter().filter(|id| **id != leader)).map(|id| Man { id: *id, origin: None }).collect();
        men.sort_unstable_by_key(|man| man.id);
        Some(Self {
            group: group.id,
            host: group.host,
            leader,
            from: None,
            radius,
            aura,
            footing: group.footing,
            men,
            kept: vec![],
            touched: vec![],
            ranks: Ranks::Ahead,
        })
    }
    /// The same unit without these men, who are left behind: they do not bar its way, but nobody stands on them
    /// (V-9.08, V-10.06, V-10.11).
    pub fn leaving(mut self, behind: &[PieceId]) -> Self {
        self.men.retain(|man| !behind.contains(&man.id));
        self.kept.extend_from_slice(behind);
        self.kept.sort_unstable();
        self.kept.dedup();
        self
    }
    /// The same unit, whose fighters touched these enemies when its order began (V-9.21): own fighter and enemy.
    /// Without this it is whom they touch where they stand.
    pub fn having_touched(mut self, mut touched: Vec<(PieceId, PieceId)>) -> Self {
        touched.sort_unstable();
        self.touched = touched;
        self
    }
    /// The same unit with its men in hand as if they came from nowhere, to line up behind their leader.
    pub fn scattered(mut self) -> Self {
        self.men.iter_mut().for_each(|man| man.origin = None);
        self.in_ranks(Ranks::Behind)
    }
    /// The same unit in other ranks.
    pub const fn in_ranks(mut self, ranks: Ranks) -> Self {
        self.ranks = ranks;
        self
    }

    /// The unit.
    pub const fn group(&self) -> PieceId {
        self.group
    }
    /// Whose it is.
    pub const fn host(&self) -> Seat {
        self.host
    }
    /// Its lord or vassal.
    pub const fn leader(&self) -> PieceId {
        self.leader
    }
    /// Where its leader stands; nowhere at deployment and arrival.
    pub const fn from(&self) -> Option<Spot> {
        self.from
    }
    /// The radius of its bases in u.
    pub const fn radius(&self) -> i32 {
        self.radius
    }
    /// The Aura of its leader in u.
    pub const fn aura(&self) -> i32 {
        self.aura
    }
    /// What terrain is to it.
    pub const fn footing(&self) -> Footing {
        self.footing
    }
    /// Its men in hand, by id.
    pub fn men(&self) -> &[Man] {
        &self.men
    }
    /// How its men line up.
    pub const fn ranks(&self) -> Ranks {
        self.ranks
    }
    /// The base of one of its fighters, if he stood there.
    pub const fn base(&self, at: Spot) -> Disc {
        Disc::new(at, self.radius)
    }
    /// Whether one of its fighters touched an enemy when the order began (V-9.21).
    pub fn had_touched(&self, fighter: PieceId, enemy: PieceId) -> bool {
        self.touched.binary_search(&(fighter, enemy)).is_ok()
    }
    /// Whom its fighters touched when the order began, to be kept while a move is interrupted.
    pub fn touched(&self) -> &[(PieceId, PieceId)] {
        &self.touched
    }
    /// Whether a fighter is one of it, left behind or not: none of them bars its leader's way (V-10.06).
    pub fn holds(&self, fighter: PieceId) -> bool {
        fighter == self.leader
            || self.men.binary_search_by_key(&fighter, |man| man.id).is_ok()
            || self.kept.binary_search(&fighter).is_ok()
    }
    /// Whether a fighter is left behind.
    pub fn leaves(&self, fighter: PieceId) -> bool {
        self.kept.binary_search(&fighter).is_ok()
    }
}
