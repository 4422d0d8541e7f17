//! Reading and checking the rule data of Tactique, with those of Fief.
use crate::games::fief::data::files::FiefData;
use crate::games::fief::data::load;
use crate::games::fief::data::load::MapCheck;
use crate::games::tactique::data::files::*;
use crate::table::data::{Check, Reader};

/// Reads and checks Fief's rule data and those of Tactique.
pub fn load(reader: &Reader, check_map: MapCheck) -> Option<(FiefData, TactiqueData)> {
    let troops = reader.parse::<TroopsData>("tactique/troops.ron");
    let combat = reader.parse::<TacticsData>("tactique/combat.ron");
    let switches = reader.parse::<SwitchesData>("tactique/switches.ron");
    let opponents = reader.parse::<OpponentsData>("tactique/opponents.ron");
    reader.warn_of_unread("tactique/");
    let base = load::load(reader, check_map);
    if let Some(troops) = &troops {
        check_troops(&reader.at("tactique/troops.ron"), troops, base.as_ref().map(|fief| fief.money.step));
    }
    if let Some(fief) = &base {
        let lords = reader.at("fief/cards.ron").field("lords");
        for (i, lord) in fief.cards.lords.iter().enumerate().filter(|(_, lord)| LABELS.contains(&lord.label.as_str())) {
            lords.index(i).field("label").error("fief-data-reserved", &[("name", lord.label.as_str().into())]);
        }
    }
    if let (Some(combat), Some(fief)) = (&combat, &base) {
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
    Some((base?, TactiqueData { troops: troops?, combat: combat?, switches: switches?, opponents: opponents? }))
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
