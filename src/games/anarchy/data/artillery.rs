//! Engines that shoot: their crews, how often they shoot, how they are carried, where their stones come down.
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
    /// The mangonel. Rule data of matches that were played before there were any are read without it.
    #[serde(default)]
    pub mangonel: Option<MangonelData>,
}

/// Where a stone comes down: so many hexes from the one aimed at, and on the how manieth of the hexes so far from it, counted
/// clockwise from straight ahead (table 4.4).
pub type Scatter = (u8, u8);

/// So many sums there are of two dice of ten faces.
const SUMS: usize = 19;

/// How far from its aim a stone comes down at most.
pub const SCATTER: u8 = 2;

/// The mangonel (5.1).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MangonelData {
    /// The men of its crew, one of them an engineer.
    pub crew: usize,
    /// The turns after which it is loaded again.
    pub reload: u8,
    /// How far it shoots, in hexes, at least and at most.
    pub range: (u8, u8),
    /// How high it stands above the ground, in halves of a level.
    pub top: i32,
    /// Its points against what stands in the hex that it strikes, and beside that.
    pub on_hex: u8,
    pub beside: u8,
    /// Where its stone comes down, by the sum of two dice of ten faces, from 2.
    pub impact: Vec<Scatter>,
}

impl ArtilleryData {
    /// The mangonel of this match; the loader checks that there is one where a scenario has any.
    pub fn mangonel(&self) -> &MangonelData {
        self.mangonel.as_ref().expect("the loader checks it")
    }
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
            mangonel: None,
        }
    }
}

/// The numbers are in their ranges.
pub fn check_artillery(at: &Check, data: &ArtilleryData, has_mangonels: bool) {
    at.field("ballista_crew").within(data.ballista_crew as i32, 1..=6);
    at.field("ballista_reload").within(data.ballista_reload.into(), 1..=20);
    at.field("ballista_top").within(data.ballista_top, 0..=20);
    at.field("ballista_carriers").within(data.ballista_carriers as i32, 1..=6);
    at.field("ballista_hexes").within(data.ballista_hexes.into(), 1..=10);
    at.field("ballista_rough_hexes")
        .within(data.ballista_rough_hexes.into(), 1..=data.ballista_hexes.clamp(1, 10).into());
    if data.mangonel.is_none() && has_mangonels {
        at.field("mangonel").error("anarchy-data-mangonel-missing", &[]);
    }
    if let Some(mangonel) = &data.mangonel {
        let at = at.field("mangonel");
        at.field("crew").within(mangonel.crew as i32, 1..=6);
        at.field("reload").within(mangonel.reload.into(), 1..=20);
        at.field("range").index(0).within(mangonel.range.0.into(), 1..=99);
        at.field("range").index(1).within(mangonel.range.1.into(), i32::from(mangonel.range.0.clamp(1, 99))..=99);
        at.field("top").within(mangonel.top, 0..=20);
        at.field("on_hex").within(mangonel.on_hex.into(), 1..=99);
        at.field("beside").within(mangonel.beside.into(), 0..=99);
        at.field("impact").length(mangonel.impact.len(), SUMS);
        for (i, (far, turn)) in mangonel.impact.iter().enumerate() {
            let row = at.field("impact").index(i);
            row.index(0).within((*far).into(), 0..=i32::from(SCATTER));
            row.index(1).within((*turn).into(), 0..=(6 * i32::from(*far)).max(1) - 1);
        }
        let places = mangonel.impact.iter().map(|(far, turn)| format!("{far},{turn}"));
        at.field("impact").unique(places.collect::<Vec<_>>().iter().map(String::as_str));
    }
}
