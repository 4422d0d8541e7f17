//! What is said about orders before they are given.
use super::VassauxFace;
use crate::desktop::face::*;
use crate::table::prelude::{Area, Order, PieceId};

impl Decide for VassauxFace {
    fn tone(&self, _: Order) -> Tone {
        Tone::Go
    }
    fn mover(&self, _: &Sight, _: &Area) -> Option<PieceId> {
        None
    }
}
