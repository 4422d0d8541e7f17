//! The rule data of belfries: engines with floors one above the other and a bridge that is let down onto a wall (4.2).
use super::files::Cover;
use crate::table::data::Check;
use serde::Deserialize;

/// How many floors a belfry has above the ground: that of the shelter, that of the bridge, and the top.
pub const FLOORS: usize = 3;

/// What an engine has above the ground. Its floors have the hexes of the ground.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TowerData {
    /// How many men each floor takes, from the first upward.
    pub capacity: [usize; FLOORS],
    /// Which hex of the middle column has the ladder, from 0 at the lead.
    pub ladder: u8,
    /// Movement points: up or down a level by the ladder, along a floor, between the bridge and the wall.
    pub ladder_mp: i32,
    pub along_mp: i32,
    pub bridge_mp: i32,
    /// How many hexes ahead of its front the bridge reaches.
    pub bridge_reach: u8,
    /// The men at the winch, and the turns that they stand idle at it.
    pub winch_men: usize,
    pub winch_turns: u8,
    /// On which face of the die whom the bridge falls on is stunned, wounded and killed; below that he only retreats.
    pub crush: (i32, i32, i32),
    /// Added to that die for a man in mail.
    pub crush_armour: i32,
    /// With so many of its hexes burnt out a floor is of no use, in percent.
    pub dead_share: u32,
    /// Faces of the die of the collapse, and those from which on a man at ground level comes away wounded, and unhurt.
    pub collapse_die: i32,
    pub collapse: (i32, i32),
    /// Added to the die of a shot out of a belfry that has moved in this turn.
    pub moved_die: i32,
    /// Cover behind slits, towards the rear, and at the winch when the bridge is down.
    pub slit_cover: Cover,
    pub rear_cover: Cover,
    pub winch_cover: Cover,
}

/// The numbers are in their ranges.
pub fn check_tower(at: &Check, tower: &TowerData, middle: u8) {
    let capacity = at.field("capacity");
    for (i, most) in tower.capacity.iter().enumerate() {
        capacity.index(i).within(*most as i32, 1..=24);
    }
    at.field("ladder").within(tower.ladder.into(), 0..=i32::from(middle.max(1)) - 1);
    for (name, mp) in [("ladder_mp", tower.ladder_mp), ("along_mp", tower.along_mp), ("bridge_mp", tower.bridge_mp)] {
        at.field(name).within(mp, 1..=20);
    }
    at.field("bridge_reach").within(tower.bridge_reach.into(), 1..=6);
    at.field("winch_men").within(tower.winch_men as i32, 1..=2);
    at.field("winch_turns").within(tower.winch_turns.into(), 1..=20);
    let (stunned, wounded, killed) = tower.crush;
    at.field("crush").within(stunned, 1..=wounded);
    at.field("crush").within(wounded, stunned..=killed);
    at.field("crush").within(killed, wounded..=20);
    at.field("crush_armour").within(tower.crush_armour, 0..=10);
    at.field("dead_share").within(tower.dead_share as i32, 1..=100);
    at.field("collapse_die").within(tower.collapse_die, 2..=20);
    let (hurt, unhurt) = tower.collapse;
    at.field("collapse").within(hurt, 1..=unhurt);
    at.field("collapse").within(unhurt, hurt..=20);
    at.field("moved_die").within(tower.moved_die, 0..=10);
}
