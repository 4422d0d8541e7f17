//! The rule data of the scripted opponents: what stands in `rules/ancients/opponents.ron`.
use super::files::UnitsData;
use super::load::{FIGURE, WEIGHT, file};
use crate::table::data::Reader;
use serde::Deserialize;

/// When the heuristic gives which order: least chances of success in percent, and weights of a move.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeuristicData {
    pub attack_intruder: i32,
    pub double_attack: i32,
    pub cornered_attack: i32,
    pub shot: i32,
    pub other_attack: i32,
    pub move_gain: i32,
    pub move_beside_friend: i32,
    pub move_rear_first: i32,
    /// How much better than a double attack an assault must be, in percent of the chances to win.
    #[serde(default)]
    pub assault_gain: i32,
    /// The least strength of a unit that a general lets stand though it would only retreat, from result 2 on.
    #[serde(default)]
    pub stand_from_strength: i32,
    /// How far away every enemy must be for stakes to be restored, in hexes.
    #[serde(default)]
    pub restore_beyond: i32,
    /// How much an item that is used once must raise the chances to win, in percent.
    #[serde(default)]
    pub item_gain: i32,
    /// The chances to win, in percent, from which on a unit comes out of its ambush.
    #[serde(default)]
    pub surprise: i32,
}

/// How the heuristic answers attacks and chooses hexes to retreat to.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReactionsData {
    pub refuse_margin: i32,
    pub refuse_margin_in_base: i32,
    pub retreat_distance: i32,
    pub retreat_distance_cap: u8,
    pub retreat_friend: i32,
    pub retreat_room: i32,
}

/// The value of a position, in hundredths of a victory point.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ValueData {
    pub victory_point: i32,
    pub unit: i32,
    pub strength: i32,
    pub activated: i32,
    pub distance: i32,
    pub burnable: i32,
    pub burnable_in_contact: i32,
    pub beside_friend: i32,
    pub isolated_near_two: i32,
    pub near: u8,
    pub near_cavalry: u8,
    /// What a unit in ambush is worth, in percent of what it would be worth if it appeared.
    #[serde(default)]
    pub in_ambush_percent: i32,
}

/// How far the easy opponent may misjudge what it sees, either way.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MisjudgmentData {
    /// How many of a hundred orders that are worth more than a move it overlooks.
    pub overlooks: i32,
    /// The chances of an attack or a shot, in percent.
    pub chances: i32,
    /// The score of a move, in tenths.
    pub moves: i32,
}

/// What an army is composed of that follows a plan: the dearest first, each kind by its name.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmyPlanData {
    pub name: String,
    /// Kinds of which it has one before everything else: what the plan is for.
    #[serde(default)]
    pub first: Vec<String>,
    /// The kinds of units that it is made of.
    pub kinds: Vec<String>,
    /// What is bought for its units, as soon as they are there.
    #[serde(default)]
    pub upgrades: Vec<String>,
    /// The kinds that take what is left.
    #[serde(default)]
    pub rest: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpponentsData {
    /// How many of a hundred orders the easy opponent gives at random.
    #[serde(default)]
    pub easy_random_percent: u64,
    #[serde(default)]
    pub easy: MisjudgmentData,
    /// How many of its best orders the hard opponent weighs by the enemy's best reply.
    #[serde(default)]
    pub hard_replies: usize,
    /// Of these one is drawn for an army; none: units by chance.
    #[serde(default)]
    pub plans: Vec<ArmyPlanData>,
    pub heuristic: HeuristicData,
    pub reactions: ReactionsData,
    pub value: ValueData,
}

/// Checks the numbers of the opponents, and the names in their plans if the units could be read.
pub fn check_opponents(reader: &Reader, opponents: &OpponentsData, units: Option<&UnitsData>) {
    let at = reader.at(&file("opponents"));
    let easy = at.field("easy");
    easy.field("overlooks").within(opponents.easy.overlooks, 0..=100);
    easy.field("chances").within(opponents.easy.chances, 0..=100);
    easy.field("moves").within(opponents.easy.moves, WEIGHT);
    at.field("hard_replies").within(opponents.hard_replies as i32, 0..=20);
    for (i, plan) in opponents.plans.iter().enumerate() {
        let at = at.field("plans").index(i);
        at.field("name").not_blank(&plan.name);
        if opponents.plans[..i].iter().any(|other| other.name == plan.name) {
            at.field("name").duplicate(&plan.name);
        }
        let Some(units) = units else { continue };
        for (field, names) in [("first", &plan.first), ("kinds", &plan.kinds), ("rest", &plan.rest)] {
            for (n, name) in names.iter().enumerate() {
                at.field(field).index(n).known(name, units.kinds.iter().map(|kind| kind.name.as_str()));
            }
        }
        for (n, name) in plan.upgrades.iter().enumerate() {
            at.field("upgrades").index(n).known(name, units.upgrades.iter().map(|upgrade| upgrade.name.as_str()));
        }
    }
    at.field("easy_random_percent").within(opponents.easy_random_percent, 0..=100);
    let (h, heuristic) = (&opponents.heuristic, at.field("heuristic"));
    for (name, percent) in [
        ("attack_intruder", h.attack_intruder),
        ("double_attack", h.double_attack),
        ("cornered_attack", h.cornered_attack),
        ("shot", h.shot),
        ("other_attack", h.other_attack),
        ("assault_gain", h.assault_gain),
        ("item_gain", h.item_gain),
        ("surprise", h.surprise),
    ] {
        heuristic.field(name).within(percent, 0..=100);
    }
    for (name, weight) in [
        ("move_gain", h.move_gain),
        ("move_beside_friend", h.move_beside_friend),
        ("move_rear_first", h.move_rear_first),
    ] {
        heuristic.field(name).within(weight, WEIGHT);
    }
    heuristic.field("restore_beyond").within(h.restore_beyond, 0..=50);
    heuristic.field("stand_from_strength").within(h.stand_from_strength, FIGURE);
    let (r, reactions) = (&opponents.reactions, at.field("reactions"));
    reactions.field("refuse_margin").within(r.refuse_margin, -100..=100);
    reactions.field("refuse_margin_in_base").within(r.refuse_margin_in_base, -100..=100);
    for (name, weight) in [
        ("retreat_distance", r.retreat_distance),
        ("retreat_friend", r.retreat_friend),
        ("retreat_room", r.retreat_room),
    ] {
        reactions.field(name).within(weight, WEIGHT);
    }
    reactions.field("retreat_distance_cap").within(i32::from(r.retreat_distance_cap), 0..=50);
    let (v, value) = (&opponents.value, at.field("value"));
    for (name, weight) in [
        ("victory_point", v.victory_point),
        ("unit", v.unit),
        ("strength", v.strength),
        ("activated", v.activated),
        ("distance", v.distance),
        ("burnable", v.burnable),
        ("burnable_in_contact", v.burnable_in_contact),
        ("beside_friend", v.beside_friend),
        ("isolated_near_two", v.isolated_near_two),
    ] {
        value.field(name).within(weight, WEIGHT);
    }
    value.field("in_ambush_percent").within(v.in_ambush_percent, 0..=200);
    for (name, hexes) in [("near", v.near), ("near_cavalry", v.near_cavalry)] {
        value.field(name).within(i32::from(hexes), 0..=50);
    }
}
