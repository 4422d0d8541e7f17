//! Reading and checking the rule data of Tactique, with those of Fief.
use crate::games::fief::data::checks::Step;
use crate::games::fief::data::files::FiefData;
use crate::games::fief::data::load;
use crate::games::fief::data::load::MapCheck;
use crate::games::tactique::data::files::*;
use crate::table::data::{Check, Reader};

/// Reads and checks Fief's rule data and those of Tactique.
pub fn load(reader: &Reader, check_map: MapCheck) -> Option<(FiefData, TactiqueData)> {
    let troops = reader.draft::<TroopsData>("tactique/troops.ron");
    let combat = reader.draft::<TacticsData>("tactique/combat.ron");
    let switches = reader.draft::<SwitchesData>("tactique/switches.ron");
    let opponents = reader.draft::<OpponentsData>("tactique/opponents.ron");
    reader.warn_of_unread("tactique/");
    let base = load::read(reader, check_map);
    let step = Step { at: reader.at("fief/money.ron").field("step"), of: base.money.as_ref().map(|money| money.step) };
    if let Some(troops) = &troops {
        check_troops(&reader.at("tactique/troops.ron"), troops, &step);
    }
    let lords = base.cards.iter().flat_map(|cards| &cards.lords).enumerate();
    for (i, lord) in lords.filter(|(_, lord)| LABELS.contains(&lord.label.as_str())) {
        let at = reader.at("fief/cards.ron").field("lords").index(i).field("label");
        at.error("fief-data-reserved", &[("name", lord.label.as_str().into())]);
    }
    if let Some(combat) = &combat {
        let at = reader.at("tactique/combat.ron");
        let die = at.field("battle_die");
        if die.compares_with(&[&reader.at("fief/combat.ron").field("sides")])
            && let Some(of_base) = &base.combat
        {
            die.length(combat.battle_die.len(), of_base.sides.max(0) as usize);
        }
        die.not_empty(combat.battle_die.len());
        for (i, face) in combat.battle_die.iter().enumerate() {
            die.index(i).within(*face, 0..=20);
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
        check_switches(&reader.at("tactique/switches.ron"), switches, &step);
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
        at.field("hold_gain").within(o.hold_gain, 0..=100);
        at.field("idle_turns").within(o.idle_turns, 0..=99);
        at.field("reroll_to").within(o.reroll_to, 0..=20);
        let (part, whole) = o.throw_again_below;
        let share = at.field("throw_again_below");
        if share.index(1).within(whole, 1..=100) {
            share.index(0).within(part, 0..=whole);
        }
        at.field("engage_gain").within(o.engage_gain, 0..=1000);
        at.field("arms_from").within(o.arms_from, 0..=99);
        at.field("camp_revolt_from").within(o.camp_revolt_from, 1..=99);
    }
    let base = base.sound(reader)?;
    Some((base, TactiqueData { troops: troops?, combat: combat?, switches: switches?, opponents: opponents? }))
}

/// The least bid for mercenaries and what a table may choose for it. Bids rise by the step of money.
fn check_switches(at: &Check, switches: &SwitchesData, step: &Step) {
    let (least, most) = switches.bounds.min_bid;
    let bounds = at.field("bounds").field("min_bid");
    step.check(&bounds.index(0), least);
    step.check(&bounds.index(1), most);
    if least > most && bounds.is_whole() {
        bounds.index(0).within(least, 0..=most.max(0));
    } else if bounds.is_whole() || at.field("min_bid").compares_with(&[&bounds]) {
        at.field("min_bid").within(switches.min_bid, least..=most);
    }
    step.check(&at.field("min_bid"), switches.min_bid);
}

fn check_troops(at: &Check, troops: &TroopsData, step: &Step) {
    for (name, kind) in troops.kinds() {
        let at = at.field(name);
        step.check(&at.field("price"), kind.price);
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
        at.field("sergeants").within(men.sergeants, 0..=most.sergeants.clamp(0, 99));
        at.field("knights").within(men.knights, 0..=most.knights.clamp(0, 99));
    };
    men(&at.field("start"), troops.start, MenData { sergeants: troops.sergeant.supply, knights: troops.knight.supply });
    let guard = at.field("guard");
    men(&guard.field("stock"), troops.guard.stock, MenData { sergeants: 99, knights: 99 });
    for (name, royal) in [("king", troops.guard.king), ("queen", troops.guard.queen)] {
        men(&guard.field(name), royal, troops.guard.stock);
        // The points of a guard tell what it is made of: its sergeants together are worth less than a knight.
        let least = troops.sergeant.strength.clamp(0, 20) * royal.sergeants.clamp(0, 99) + 1;
        if guard.is_whole() && royal.knights > 0 && troops.knight.strength < least {
            guard.field(name).field("sergeants").error("tactique-data-guard", &[("least", least.into())]);
        }
    }
    let m = &troops.mercenaries;
    let hired = at.field("mercenaries");
    hired.field("number").within(m.number, 0..=99);
    hired.field("strength").within(m.strength, 1..=20);
    step.check(&hired.field("upkeep"), m.upkeep);
    hired.field("revolt_bonus").within(m.revolt_bonus, 0..=20);
    let (taken, of) = m.plague_lost;
    hired.field("plague_lost").index(1).within(of, 1..=20);
    hired.field("plague_lost").index(0).within(taken, 0..=of);
}
