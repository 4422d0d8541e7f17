//! The rule data of Tactique: what stands in `rules/tactique/*.ron`; all else is Fief's.
use crate::games::fief;
use crate::games::fief::data::files::CounterData;
use crate::table::data::{Check, Reader};
use crate::table::kit::counters::Counters;
use crate::table::options::words;
use serde::Deserialize;
use std::sync::Arc;

/// The kinds of troops, in the order of their counters.
pub const SERGEANT: usize = 0;
pub const KNIGHT: usize = 1;
pub const ARCHER: usize = 2;
pub const BOMBARD: usize = 3;

/// What the pieces of the expansion are called in orders: no lord may be called so.
const LABELS: [&str; 5] = ["sergeant", "knight", "archer", "bombard", MERCENARY_LABEL];
pub const MERCENARY_LABEL: &str = "mercenary";

/// A kind of troops (3.9).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TroopData {
    pub price: i32,
    pub strength: i32,
    pub supply: i32,
}

/// Sergeants and knights.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MenData {
    pub sergeants: i32,
    pub knights: i32,
}
impl MenData {
    pub fn counters(self) -> Counters {
        Counters([self.sergeants as u8, self.knights as u8, 0, 0])
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuardData {
    pub stock: MenData,
    pub king: MenData,
    pub queen: MenData,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MercenariesData {
    pub number: i32,
    pub strength: i32,
    pub upkeep: i32,
    pub revolt_bonus: i32,
    /// The share of several engaged together that the plague takes, rounded down.
    pub plague_lost: (i32, i32),
}

/// What armies are made of (3.9).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TroopsData {
    pub sergeant: TroopData,
    pub knight: TroopData,
    pub archer: TroopData,
    pub bombard: TroopData,
    pub start: MenData,
    pub guard: GuardData,
    pub mercenaries: MercenariesData,
}
impl TroopsData {
    /// The kinds with their labels, in the order of their counters.
    pub fn kinds(&self) -> [(&'static str, TroopData); 4] {
        [("sergeant", self.sergeant), ("knight", self.knight), ("archer", self.archer), ("bombard", self.bombard)]
    }
    /// Guard pieces of a royal as counters, each worth as much as its kind.
    pub fn guard_counters(&self, men: MenData) -> Vec<CounterData> {
        let sorts = [(self.sergeant, men.sergeants), (self.knight, men.knights)];
        sorts.into_iter().map(|(kind, count)| CounterData { value: kind.strength, count }).collect()
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColumnsData {
    pub open: i32,
    pub castle: i32,
    pub city: i32,
}
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WallsData {
    pub castle: i32,
    pub city: i32,
}

/// Dice (3.9).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TacticsData {
    pub battle_die: Vec<i32>,
    pub archers: ColumnsData,
    pub walls: WallsData,
    pub guard_bonus: i32,
}

words! {
    /// Which dice decide battles.
    BattleEngine { Table, BattleDice }
}
words! {
    /// What becomes of damage that does not remove a knight.
    KnightPartial { Carry, Lost, WholePiece }
}
words! {
    /// To what the guard's bonus is added.
    GuardBonusTo { Damage, DiceTotal }
}
words! {
    /// Which guards the royals have.
    RoyalGuard { Tactique, Fief2 }
}

/// What a table may choose of the settings that are numbers.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoundsData {
    pub min_bid: (i32, i32),
}

/// The usual settings (3.10).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SwitchesData {
    pub engine: BattleEngine,
    pub knight_partial: KnightPartial,
    pub guard_bonus: GuardBonusTo,
    pub royal_guard: RoyalGuard,
    pub min_bid: i32,
    pub bounds: BoundsData,
    pub camp_revolt_needs_famine: bool,
    pub lordless_may_attack: bool,
}

/// What scripts weigh.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpponentsData {
    pub archer_per: i32,
    pub bombard_per: i32,
    pub purse_share: i32,
    pub lot_share: i32,
    pub attack_up_to: i32,
    pub reroll_to: i32,
    pub throw_again_below: (i32, i32),
    pub arms_from: i32,
    pub camp_revolt_from: i32,
}

/// The rule data of Tactique, on those of Fief.
pub struct Loaded {
    pub base: fief::Loaded,
    pub data: Arc<TactiqueData>,
}

/// What Tactique has besides.
#[derive(Clone, Debug)]
pub struct TactiqueData {
    pub troops: TroopsData,
    pub combat: TacticsData,
    pub switches: SwitchesData,
    pub opponents: OpponentsData,
}

/// Reads and checks Fief's rule data and those of Tactique.
pub fn load(reader: &Reader) -> Option<Loaded> {
    let troops = reader.parse::<TroopsData>("tactique/troops.ron");
    let combat = reader.parse::<TacticsData>("tactique/combat.ron");
    let switches = reader.parse::<SwitchesData>("tactique/switches.ron");
    let opponents = reader.parse::<OpponentsData>("tactique/opponents.ron");
    reader.warn_of_unread("tactique/");
    let base = fief::data::load::load(reader);
    if let Some(troops) = &troops {
        check_troops(&reader.at("tactique/troops.ron"), troops, base.as_ref().map(|(fief, _)| fief.money.step));
    }
    if let Some((fief, _)) = &base {
        let lords = reader.at("fief/cards.ron").field("lords");
        for (i, lord) in fief.cards.lords.iter().enumerate().filter(|(_, lord)| LABELS.contains(&lord.label.as_str())) {
            lords.index(i).field("label").error("fief-data-reserved", &[("name", lord.label.as_str().into())]);
        }
    }
    if let (Some(combat), Some((fief, _))) = (&combat, &base) {
        let at = reader.at("tactique/combat.ron");
        at.field("battle_die").length(combat.battle_die.len(), fief.combat.sides as usize);
        for (i, face) in combat.battle_die.iter().enumerate() {
            at.field("battle_die").index(i).within(*face, 0..=20);
        }
        let a = combat.archers;
        for (name, fewest) in [("open", a.open), ("castle", a.castle), ("city", a.city)] {
            at.field("archers").field(name).within(fewest, 1..=99);
        }
        at.field("walls").field("castle").within(combat.walls.castle, 0..=10);
        at.field("walls").field("city").within(combat.walls.city, 0..=10);
        at.field("guard_bonus").within(combat.guard_bonus, 0..=10);
    }
    if let Some(switches) = &switches {
        let at = reader.at("tactique/switches.ron");
        let (least, most) = switches.bounds.min_bid;
        at.field("min_bid").within(switches.min_bid, least..=most);
        at.field("bounds").field("min_bid").index(0).within(least, 0..=most);
        at.field("bounds").field("min_bid").index(1).within(most, 0..=100_000);
    }
    if let Some(o) = &opponents {
        let at = reader.at("tactique/opponents.ron");
        for (name, value) in [("archer_per", o.archer_per), ("bombard_per", o.bombard_per)] {
            at.field(name).within(value, 1..=99);
        }
        for (name, value) in [("purse_share", o.purse_share), ("lot_share", o.lot_share)] {
            at.field(name).within(value, 0..=1000);
        }
        at.field("attack_up_to").within(o.attack_up_to, 0..=1000);
        at.field("reroll_to").within(o.reroll_to, 0..=20);
        let (part, whole) = o.throw_again_below;
        let share = at.field("throw_again_below");
        if share.index(1).within(whole, 1..=100) {
            share.index(0).within(part, 0..=whole);
        }
        at.field("arms_from").within(o.arms_from, 0..=99);
        at.field("camp_revolt_from").within(o.camp_revolt_from, 1..=99);
    }
    if !reader.is_sound() {
        return None;
    }
    let (data, kingdom) = base?;
    let base = fief::Loaded { data: Arc::new(data), kingdom: Arc::new(kingdom) };
    let data = TactiqueData { troops: troops?, combat: combat?, switches: switches?, opponents: opponents? };
    Some(Loaded { base, data: Arc::new(data) })
}

fn check_troops(at: &Check, troops: &TroopsData, step: Option<i32>) {
    let sum = |at: &Check, sum: i32| {
        if let (true, Some(step)) = (at.within(sum, 0..=100_000), step)
            && sum % step != 0
        {
            at.error("fief-data-sum", &[("sum", sum.into()), ("step", step.into())]);
        }
    };
    for (name, kind) in troops.kinds() {
        let at = at.field(name);
        sum(&at.field("price"), kind.price);
        at.field("supply").within(kind.supply, 0..=99);
        // Guards are counters that rise from 1.
        let strengths = match name {
            "sergeant" => 1..=1,
            "knight" => 2..=20,
            "archer" => 1..=20,
            _ => 0..=0,
        };
        at.field("strength").within(kind.strength, strengths);
    }
    let men = |at: &Check, men: MenData, most: MenData| {
        at.field("sergeants").within(men.sergeants, 0..=most.sergeants);
        at.field("knights").within(men.knights, 0..=most.knights);
    };
    men(&at.field("start"), troops.start, MenData { sergeants: troops.sergeant.supply, knights: troops.knight.supply });
    let guard = at.field("guard");
    men(&guard.field("stock"), troops.guard.stock, MenData { sergeants: 99, knights: 99 });
    for (name, royal) in [("king", troops.guard.king), ("queen", troops.guard.queen)] {
        men(&guard.field(name), royal, troops.guard.stock);
        // The points of a guard tell what it is made of: its sergeants together are worth less than a knight.
        let least = troops.sergeant.strength * royal.sergeants + 1;
        if royal.knights > 0 && troops.knight.strength < least {
            guard.field(name).field("sergeants").error("tactique-data-guard", &[("least", least.into())]);
        }
    }
    let m = &troops.mercenaries;
    let hired = at.field("mercenaries");
    hired.field("number").within(m.number, 0..=99);
    hired.field("strength").within(m.strength, 1..=20);
    sum(&hired.field("upkeep"), m.upkeep);
    hired.field("revolt_bonus").within(m.revolt_bonus, 0..=20);
    let (taken, of) = m.plague_lost;
    hired.field("plague_lost").index(1).within(of, 1..=20);
    hired.field("plague_lost").index(0).within(taken, 0..=of);
}
