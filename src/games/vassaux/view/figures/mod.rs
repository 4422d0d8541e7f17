//! The miniatures as they are painted, seen from above: men, horses, what they bear, and what sets leaders apart.
mod arms;
mod kits;
mod leaders;
mod men;
mod pen;
mod riders;
mod units;

pub use kits::Kit;
pub use units::{ground, pips};

use crate::desktop::face::Shape;
use pen::Pen;

/// A miniature in a disc of radius 1 that looks so many degrees to the left of north.
pub fn figure(kit: &Kit, degrees: f32) -> Vec<Shape> {
    let mut pen = Pen::default();
    if kit.mounted {
        riders::rider(&mut pen, kit);
    } else {
        men::man(&mut pen, kit);
    }
    pen.turned(degrees, if kit.mounted { 1.06 } else { 1.16 })
}
