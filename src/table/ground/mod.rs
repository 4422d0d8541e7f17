//! The ground of an open table: points, discs, shapes and lines of sight in exact whole numbers, without a grid.
//!
//! Nothing here is a float or an angle, so the same table gives the same answer on every machine. Four promises hold in
//! every room:
//!
//! - **Range.** Every coordinate and every length that is handed in lies within ±[`WIDE`](spots::WIDE) (2²²), which
//!   leaves room round a table whose points keep to ±[`LIMIT`](spots::LIMIT) (2²⁰). What comes from outside is tested
//!   with [`Spot::in_range`](spots::Spot::in_range) before anything is reckoned with it. Then differences stay below
//!   2²³, squares, dot and cross products below 2⁴⁸ (`i64`), products of two of those below 2⁹⁶ (`i128`): nothing
//!   overflows.
//! - **Exact.** Distances are compared as squares, fractions by multiplying crosswise. Nothing is rounded but points
//!   along a direction ([`directions`]), in one place, halves away from zero: a mirrored or turned table gives the
//!   mirrored or turned point.
//! - **Two predicates.** Things *meet* when they share a point, touching included; a base *overlaps* a thing when it
//!   comes nearer to it than its radius less a tolerance, touching excluded. Neither is ever used for the other.
//! - **Tolerances are arguments**, never constants of this room.
//!
//! The unit of length is the unit of the match's ground, here `u`. The rooms, from the ground up: [`spots`],
//! [`directions`], [`bounds`], [`discs`], [`convex`] (figures given by their corners), [`polygons`], [`shapes`] with
//! [`nearest`] and [`outlines`], [`legs`] (bases on their way), [`reach`] (how far a leg may go), [`corridor`] over
//! [`cuts`] (lines of sight), [`regions`] with [`samples`], [`crowd`] (many discs).
pub mod bounds;
pub mod convex;
pub mod corridor;
pub mod crowd;
pub mod cuts;
pub mod directions;
pub mod discs;
pub mod legs;
pub mod nearest;
pub mod outlines;
pub mod polygons;
pub mod reach;
pub mod regions;
pub mod samples;
pub mod shapes;
pub mod spots;
