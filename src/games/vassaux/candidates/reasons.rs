//! Why a point is worth choosing.
use crate::games::vassaux::data::scenarios::Edge;
use crate::table::prelude::{PieceId, Place, Spot};

/// Where in a zone of deployment a point lies, seen from its host: toward the enemy or away from him.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    Front,
    Middle,
    Rear,
}

/// The same to either side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum File {
    Left,
    Centre,
    Right,
}

/// What lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A point of interest, by its place among them (V-23.17).
    Interest(u8),
    /// A piece of terrain that a player has laid, by its place among them (V-23.32).
    Terrain(u8),
}

/// Why a point is worth choosing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// It is the point that the question itself names: what Enter gives.
    Usual,
    /// The leader stays where he is.
    Stay,
    /// As far as possible in one direction.
    Far,
    /// As far as possible toward this enemy fighter, who is the nearest, but without touching anybody.
    Toward(PieceId),
    /// As far as possible away from him.
    Away(PieceId),
    /// Into the Aura of this leader, the unit's lord.
    IntoAura(PieceId),
    /// This enemy group can be shot at from there, as far as the distance goes.
    ShootingDistance(PieceId),
    /// Out of reach of a charge of this enemy unit.
    OutOfCharge(PieceId),
    /// From there this enemy unit can be charged next, as far as the distance goes.
    ChargingDistance(PieceId),
    /// The enemy fighter who is nearest sees him covered, or not at all; by this piece of terrain.
    Cover(Place),
    /// Toward the part of the edge by which villagers leave (V-23.04), or onto it.
    Exit,
    /// Toward a marker, by its place among those of the scenario (V-23.07), or onto it.
    Marker(u8),
    /// Toward the edge by which a host may leave (V-23.13), or to it.
    Edge(Edge),
    /// Toward a point of interest, by its place on the table (V-23.17), or to where it is controlled.
    Interest(u8),
    /// Beyond a line that is not to be crossed (V-23.31), or toward it.
    Line,
    /// A bend in this direction: after so many rulers in all.
    Joint(u8),
    /// A charge that ends with most fighters in contact.
    MostContacts,
    /// The shortest charge.
    Shortest,
    /// The longest one.
    Longest,
    /// A charge whose leader touches the fewest enemies.
    Sheltered,
    /// A charge that ends where the leader touches this enemy fighter.
    Meets(PieceId),
    /// A part of the zone of deployment.
    Zone(Rank, File),
    /// Beside the lord, whose Aura covers it.
    BesideLord(PieceId),
    /// A place against this enemy fighter.
    Against(PieceId),
    /// A place near the leader, on the side of the enemy.
    Ahead,
    /// A place near the leader, on the other side.
    Behind,
    /// One of many places spread over what is allowed.
    Spread,
    /// One of them at an edge of the table.
    AtEdge,
    /// One of them in a corner of the table.
    InCorner,
    /// On a piece of terrain.
    Onto,
    /// As this lies, half a turn round the middle of the table.
    Opposite(Thing),
    /// Straight across the table from this, on the other host's side.
    Across(Thing),
}

/// A point that the rule allows, and why it is worth choosing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    pub at: Spot,
    pub why: Why,
}

/// Points of which the first one that the rule allows is a candidate; the rule has not been asked yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    pub why: Why,
    /// The best first.
    pub spots: Vec<Spot>,
}

impl Proposal {
    /// One point alone.
    pub fn one(why: Why, at: Spot) -> Self {
        Self { why, spots: vec![at] }
    }
}
