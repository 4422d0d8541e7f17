//! What is told in words and figures.
use super::VassauxFace;
use crate::desktop::face::*;
use crate::table::prelude::{Narrator, PieceId, Place};

impl Describe for VassauxFace {
    fn header(&self, _: &Sight, _: &Narrator) -> Vec<HeaderItem> {
        vec![]
    }
    fn sheet(&self, _: &Sight, _: PieceId, _: &Narrator) -> Option<Sheet> {
        None
    }
    fn place_sheet(&self, _: &Sight, _: Place, _: &Narrator) -> Option<Sheet> {
        None
    }
}
