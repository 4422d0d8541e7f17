//! The lengths and tolerances by which a match measures. They come from the rule data.
use crate::games::vassaux::data::switches::{ChargeContact, ModelsCover};

/// Lengths in u; tolerances are added to what a rule allows. All are 0 or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measures {
    /// One ruler, R.
    pub ruler: i32,
    /// How far apart two bases may be and still touch.
    pub eps_contact: i32,
    /// What a measured distance may exceed the limit by.
    pub eps_measure: i32,
    /// How deep a base may cut into another or into a piece of terrain without overlapping it.
    pub overlap_tol: i32,
    /// How many rays a corridor of sight has; an odd number from 3 to 63, so that one runs from centre to centre.
    pub sight_rays: i32,
    /// The way between two stages of a path.
    pub path_sample: i32,
    /// How much longer than two radii the pitch of the lattice is, an even number.
    pub lattice_play: i32,
    /// The distance of two rows of the lattice for a pitch of 10000.
    pub lattice_row: i32,
    /// What the men of the viewer's own unit do to his sight.
    pub own_men: OwnMen,
    /// Whose models cover.
    pub models_cover: ModelsCover,
    /// Who must touch the target of a charge.
    pub charge_contact: ChargeContact,
}

/// What the men of a led unit do to the sight of their fellows (V-12.06; the switch `own_unit_covers`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OwnMen {
    /// They neither cover nor block.
    #[default]
    Clear,
    /// They cover as the men of other units do, and shooters line up behind their leader.
    Cover,
}
