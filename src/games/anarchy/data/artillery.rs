//! Engines that shoot: their crews, how often they shoot, how they are carried.
use crate::table::data::Check;
use serde::Deserialize;

/// Engines that shoot (4.4). Rule data of matches that were played before there were any are read without it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArtilleryData {
    /// The men of the crew of a ballista, one of them an engineer.
    pub ballista_crew: usize,
    /// The turns after which it is loaded again.
    pub ballista_reload: u8,
    /// How high it stands above the ground, in halves of a level.
    pub ballista_top: i32,
    /// The men who carry it.
    pub ballista_carriers: usize,
    /// How many hexes they carry it on easy ground, and elsewhere.
    pub ballista_hexes: u8,
    pub ballista_rough_hexes: u8,
}

impl Default for ArtilleryData {
    fn default() -> Self {
        Self {
            ballista_crew: 2,
            ballista_reload: 3,
            ballista_top: 2,
            ballista_carriers: 4,
            ballista_hexes: 2,
            ballista_rough_hexes: 1,
        }
    }
}

/// The numbers are in their ranges.
pub fn check_artillery(at: &Check, data: &ArtilleryData) {
    at.field("ballista_crew").within(data.ballista_crew as i32, 1..=6);
    at.field("ballista_reload").within(data.ballista_reload.into(), 1..=20);
    at.field("ballista_top").within(data.ballista_top, 0..=20);
    at.field("ballista_carriers").within(data.ballista_carriers as i32, 1..=6);
    at.field("ballista_hexes").within(data.ballista_hexes.into(), 1..=10);
    at.field("ballista_rough_hexes")
        .within(data.ballista_rough_hexes.into(), 1..=data.ballista_hexes.clamp(1, 10).into());
}
