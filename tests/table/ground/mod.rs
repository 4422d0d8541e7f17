//! The ground of an open table, held against a slow and obvious second version (`plain`), against its own mirror
//! images, and against worked examples of a rule book (VX-…: foot bases have a radius of 1250 u, mounted ones of 1875).
mod corridor;
mod crowd;
mod directions;
mod discs;
mod legs;
mod places;
mod plain;
mod polygons;
mod reach;
mod regions;
mod shapes;

use mesnie::table::ground::spots::Spot;

/// The tolerance of bases against each other in the worked examples.
const TOLERANCE: i32 = 2;
/// The radius of a foot base and of a mounted one.
const FOOT: i32 = 1250;
const MOUNTED: i32 = 1875;

const fn at(x: i32, y: i32) -> Spot {
    Spot::new(x, y)
}
