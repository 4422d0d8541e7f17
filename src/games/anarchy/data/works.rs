//! What work, ladders, mantlets, hourds and fire take.
use super::files::Cover;
use serde::Deserialize;

/// What work, ladders and fire take (4.2, 4.9). Rule data of matches that were played before there was any are read without it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WorksData {
    /// Turns that opening or closing a door takes, or any other work of one man.
    pub door_work_turns: u8,
    /// Men and turns that it takes to burst a door.
    pub door_burst_men: usize,
    pub door_burst_turns: u8,
    /// The same to break a bridge, and to lay a gangway.
    pub bridge_break_men: usize,
    pub bridge_break_turns: u8,
    pub gangway_men: usize,
    pub gangway_turns: u8,
    /// Movement points to enter a ditch hex from another one.
    pub ditch_along_mp: i32,
    /// Movement points for a level of a ladder, from its head onto a wall or a sill, and to step onto a
    /// scaffold from it or back onto it.
    pub ladder_mp_per_level: i32,
    pub ladder_top_mp: i32,
    pub ladder_step_mp: i32,
    /// Movement points fewer for who carries a ladder, and how many do.
    pub ladder_carry_mp: i32,
    pub ladder_bearers: usize,
    /// From this die on a ladder is pushed away.
    pub ladder_topple_min: i32,
    /// Movement points to drop from a sill, and those that crossing it from a scaffold costs beside 1.
    pub window_drop_mp: i32,
    pub window_scaffold_extra: i32,
    /// Flaming arrows of a man with a bow.
    pub flaming_arrows: u8,
    /// A fire burns so many turns after the one in which it was lit; from which of these on it harms, and kills.
    pub fire_turns: u8,
    pub fire_wounds_from: u8,
    /// From this die on a fire is put out, and how much helpers add, each and all together.
    pub put_out_min: i32,
    pub put_out_each: i32,
    pub put_out_most: i32,
    /// Movement points fewer for who moves a mantlet.
    #[serde(default = "mantlet_mp")]
    pub mantlet_mp: i32,
    /// The cover behind a mantlet, and how far it stands above the ground, in halves of a level.
    #[serde(default = "mantlet_cover")]
    pub mantlet_cover: Cover,
    #[serde(default = "mantlet_top")]
    pub mantlet_top: i32,
    /// Movement points up a breach onto a rampart, a tower or the keep.
    #[serde(default = "rubble_up_mp")]
    pub rubble_up_mp: i32,
    /// Hexes that a piece of hourd covers at most.
    #[serde(default = "hourd_hexes")]
    pub hourd_hexes: usize,
    /// Movement points that crossing a crenel to or from a hourd or a scaffold costs beside those of the hex.
    #[serde(default = "crenel_mp")]
    pub crenel_mp: i32,
    /// The cover of a man in a hourd against shots from a crenel beside it, and through its floor.
    #[serde(default = "hourd_cover")]
    pub hourd_rear_cover: Cover,
    #[serde(default = "hourd_cover")]
    pub hourd_floor_cover: Cover,
    /// From how many hexes away a shooter at the foot of the wall reaches through the floor.
    #[serde(default = "hourd_floor_range")]
    pub hourd_floor_range: u8,
    /// How high a hourd stands in the way of a line of fire above its floor, in halves of a level (3.3).
    #[serde(default = "hourd_top")]
    pub hourd_top: i32,
}

fn mantlet_mp() -> i32 {
    2
}
fn mantlet_cover() -> Cover {
    Cover::Strong
}
fn mantlet_top() -> i32 {
    2
}
fn rubble_up_mp() -> i32 {
    3
}
fn hourd_hexes() -> usize {
    3
}
fn crenel_mp() -> i32 {
    2
}
fn hourd_cover() -> Cover {
    Cover::Medium
}
fn hourd_floor_range() -> u8 {
    1
}
fn hourd_top() -> i32 {
    2
}

impl Default for WorksData {
    fn default() -> Self {
        Self {
            door_work_turns: 1,
            door_burst_men: 2,
            door_burst_turns: 2,
            bridge_break_men: 2,
            bridge_break_turns: 2,
            gangway_men: 2,
            gangway_turns: 2,
            ditch_along_mp: 1,
            ladder_mp_per_level: 1,
            ladder_top_mp: 4,
            ladder_step_mp: 1,
            ladder_carry_mp: 2,
            ladder_bearers: 2,
            ladder_topple_min: 7,
            window_drop_mp: 2,
            window_scaffold_extra: 2,
            flaming_arrows: 6,
            fire_turns: 3,
            fire_wounds_from: 2,
            put_out_min: 7,
            put_out_each: 1,
            put_out_most: 2,
            mantlet_mp: mantlet_mp(),
            mantlet_cover: mantlet_cover(),
            mantlet_top: mantlet_top(),
            rubble_up_mp: rubble_up_mp(),
            hourd_hexes: hourd_hexes(),
            crenel_mp: crenel_mp(),
            hourd_rear_cover: hourd_cover(),
            hourd_floor_cover: hourd_cover(),
            hourd_floor_range: hourd_floor_range(),
            hourd_top: hourd_top(),
        }
    }
}
