//! How the skirmish shows itself at the table.
mod automaton;
mod badges;
mod battles;
mod decide;
mod describe;
mod drawing;
pub mod enchantments;
mod figures;
mod forecast;
mod header;
mod landmarks;
mod overlay;
mod patches;
mod players;
mod points;
mod reference;
mod roll_call;
pub mod seen;
mod sheets;
mod sorcery;
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
