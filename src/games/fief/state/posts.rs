//! Where in a village pieces stand, and the parties that fight there.
use crate::table::prelude::{On, Place, Seat, Sort, Target};
use crate::table::protocol::targets::Universe;
use serde::{Deserialize, Serialize};

/// Where in a village a group stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Post {
    /// Within the walls, or in the village where there are none.
    Inside,
    /// Outside, on the road from there (F-8.17); groups at the gate are counted in the order in which they came.
    Gate { from: Place, arrival: u16 },
    /// Outside walls under attack, come by the road from there to help.
    Relief { from: Place },
}

/// The same without the road: where in a village those stand who fight together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stand {
    #[default]
    Inside,
    Gate,
    Relief,
    /// The rebels, wherever they are.
    Rebels,
}
/// Where families stand.
pub const STANDS: [Stand; 3] = [Stand::Inside, Stand::Gate, Stand::Relief];

impl Post {
    pub fn stand(self) -> Stand {
        match self {
            Post::Inside => Stand::Inside,
            Post::Gate { .. } => Stand::Gate,
            Post::Relief { .. } => Stand::Relief,
        }
    }
    /// The road by which those outside came.
    pub fn from(self) -> Option<Place> {
        match self {
            Post::Inside => None,
            Post::Gate { from, .. } | Post::Relief { from } => Some(from),
        }
    }
}

/// The pieces of a family that stand together in a village, or the rebels under whoever plays them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Party {
    pub seat: Seat,
    pub stand: Stand,
}
impl Party {
    pub fn new(seat: Seat, stand: Stand) -> Self {
        Self { seat, stand }
    }
    pub fn is_rebels(self) -> bool {
        self.stand == Stand::Rebels
    }
}

/// In tasks a party travels as a number: four to a seat, one for each stand.
impl On for Party {
    const SORT: Sort = Sort::Number;
    fn to(self) -> Target {
        let seat: i32 = self.seat.0.into();
        Target::Number(seat * 4 + self.stand as i32)
    }
    fn from(target: Target) -> Option<Self> {
        let Target::Number(number) = target else { return None };
        let seat = u8::try_from(number.div_euclid(4)).ok()?;
        let stand = [Stand::Inside, Stand::Gate, Stand::Relief, Stand::Rebels][number.rem_euclid(4) as usize];
        Some(Self { seat: Seat(seat), stand })
    }
    /// Nobody offers parties: they are asked by tasks alone.
    fn all(_: &Universe, _: impl FnMut(Self)) {}
}

/// A few parties.
pub type Band = Vec<Party>;

/// One of the two guards of chapter 12.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guard {
    Kings,
    Queens,
}
