//! The settings of a match of Tactique, and the troops that they make.
use super::files::*;
use crate::games::fief::data::rules;
use crate::games::fief::data::rules::{Engine, GuardBonus, Item, Rules};
use crate::games::fief::data::troops::{Arms, Guards, Troop};
use crate::table::options::options;
use crate::table::prelude::{Kind, Name, OptionSpec, Settings};
use bevy::prelude::*;
use std::sync::Arc;

/// The number of a mercenary among the pieces that only the expansion has.
pub const MERCENARY: Item = Item::Other(0);

/// What Tactique plays with in the match under way.
#[derive(Resource, Clone)]
pub struct Tactics {
    pub data: Arc<TactiqueData>,
    pub switches: SwitchesData,
}

options! {
    SwitchesData, number_bounds;
    engine: BattleEngine "option-group-tactics" "T-5.06";
    knight_partial: KnightPartial "option-group-tactics" "T-5.05";
    guard_bonus: GuardBonusTo "option-group-tactics" "T-3.07";
    royal_guard: RoyalGuard "option-group-tactics" "T-3.11";
    min_bid: number "option-group-tactics" "T-4.03";
    camp_revolt_needs_famine: bool "option-group-tactics" "T-4.20";
    lordless_may_attack: bool "option-group-tactics" "T-5.03";
}

/// The range of the settings that are numbers, from the data.
pub fn number_bounds(switches: &SwitchesData, _: &str) -> (i32, i32) {
    switches.bounds.min_bid
}

/// Every option of a match: those of Tactique, then Fief's but for counters that are changed.
pub fn options(loaded: &Loaded) -> Vec<OptionSpec> {
    let mut all = option_specs(&loaded.data.switches);
    all.extend(rules::options(&loaded.base.data).into_iter().filter(|option| option.name != "counter_model"));
    all
}

fn arms(loaded: &Loaded, switches: &SwitchesData) -> Arms {
    let troops = &loaded.data.troops;
    let of_box = Arms::of_the_box(&loaded.base.data);
    let named = |sort: &str, label: &str| Name::new(format!("{sort}-{label}"), format!("tactique-{sort}-{label}"));
    let royals = [("kings-guard", troops.guard.king), ("queens-guard", troops.guard.queen)];
    let guards = match switches.royal_guard {
        RoyalGuard::Fief2 => of_box.guards,
        RoyalGuard::Tactique => Guards {
            counters: royals.map(|(_, men)| troops.guard_counters(men)),
            names: royals.map(|(sort, _)| ["sergeant", "knight"].map(|kind| named(sort, kind)).to_vec()),
            come_with_the_crown: false,
        },
    };
    let troop = |(label, kind): (&str, TroopData)| Troop {
        name: Name::new(label, format!("tactique-troop-{label}")),
        strength: kind.strength as u16,
        supply: kind.supply as u16,
        price: kind.price,
    };
    Arms {
        troops: troops.kinds().into_iter().map(troop).collect(),
        of_kinds: true,
        guards,
        start: troops.start.counters(),
        others: vec![Name::new(MERCENARY_LABEL, "tactique-troop-mercenary")],
    }
}

/// The rules of a match for settled options and so many families.
pub fn rules(loaded: &Loaded, options: &Settings, seats: usize) -> (Rules, Tactics) {
    let switches = apply(&loaded.data.switches, options);
    let base = &loaded.base;
    let mut rules = Rules::with_arms(&base.data, &base.kingdom, options, seats, arms(loaded, &switches));
    let combat = &loaded.data.combat;
    if switches.engine == BattleEngine::BattleDice {
        let walls = combat.walls;
        rules.engine = Engine::Faces { damage: combat.battle_die.clone(), castle: walls.castle, city: walls.city };
    }
    if switches.royal_guard == RoyalGuard::Tactique {
        rules.guard_bonus = match switches.guard_bonus {
            GuardBonusTo::Damage => GuardBonus { damage: combat.guard_bonus, total: 0 },
            GuardBonusTo::DiceTotal => GuardBonus { damage: 0, total: combat.guard_bonus },
        };
    }
    rules.modifiers.settle = crate::games::tactique::chapters::losses::settle;
    rules.modifiers.may_muster = crate::games::tactique::chapters::bombards::may_muster;
    rules.modifiers.may_leave = crate::games::tactique::chapters::bombards::may_leave;
    rules.modifiers.may_send = crate::games::tactique::chapters::bombards::may_send;
    if !switches.lordless_may_attack {
        rules.modifiers.may_attack = crate::games::tactique::chapters::archers::may_attack;
        rules.modifiers.may_storm = crate::games::tactique::chapters::archers::may_storm;
    }
    if switches.royal_guard == RoyalGuard::Tactique {
        rules.modifiers.guard_disbands = crate::games::tactique::chapters::guard::disband;
    }
    (rules, Tactics { data: loaded.data.clone(), switches })
}

/// The kind of a sort of troops.
pub fn troop(rules: &Rules, sort: usize) -> Kind {
    rules.kind(Item::Soldiers(sort as u8))
}
