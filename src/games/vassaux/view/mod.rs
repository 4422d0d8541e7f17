//! How the skirmish shows itself at the table.
mod badges;
mod decide;
mod describe;
mod drawing;
mod figures;
mod forecast;
mod landmarks;
mod overlay;
mod points;
pub mod seen;
mod words;

use crate::desktop::face::Face;

/// The view of the skirmish. What it draws stands in `drawing`, what it tells in `describe`, what it says about orders in
/// `decide`.
pub struct VassauxFace;

impl Face for VassauxFace {
    fn game(&self) -> &'static str {
        "vassaux"
    }
}
