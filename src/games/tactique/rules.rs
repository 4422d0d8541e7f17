//! The settings of a match of Tactique, and the troops that they make.
use crate::games::fief::data::items::Item;
use crate::games::fief::data::unit_types::{Guards, UnitType, UnitTypes};
use crate::games::fief::map::check::check;
use crate::games::fief::rules::{Engine, FiefRuleData, GuardBonus, Rules};
use crate::games::tactique::data::files::*;
use crate::games::tactique::data::load::load;
use crate::games::tactique::data::options::in_force;
use crate::table::data::Reader;
use crate::table::prelude::{Kind, Name, RuleData, Settings};
use bevy::prelude::*;
use std::sync::Arc;

/// What orders call a mercenary: the first of the pieces that only the expansion has.
pub const MERCENARY: Item = Item::Other(0);

/// The rule data of Tactique, on those of Fief.
pub struct TactiqueRuleData {
    pub base: FiefRuleData,
    pub data: Arc<TactiqueData>,
}
impl TactiqueRuleData {
    /// Reads, checks and keeps them; nothing if there is an error in them.
    pub fn load(reader: &Reader) -> Option<Self> {
        let (base, data) = load(reader, check)?;
        Some(Self { base: FiefRuleData::new(base)?, data: Arc::new(data) })
    }
    /// The rule data of a match of this game.
    ///
    /// # Panics
    /// If they are those of another game.
    pub fn of(data: &RuleData) -> &Self {
        data.downcast_ref().expect("the rule data of this game")
    }
}

/// What Tactique plays with in the match under way.
#[derive(Resource, Clone)]
pub struct Tactics {
    pub data: Arc<TactiqueData>,
    pub switches: SwitchesData,
}

/// What armies are made of: price, strength and supply of each kind of troops (T-1.01, T-1.02, T-2.01, T-2.08, T-5.01,
/// T-5.08); what a family begins with (T-5.02); and guards with the strength of their kinds (T-3.09), which do not come
/// with the crown and cannot be bought (T-3.10), unless the table plays with the guards of Fief (T-3.11).
fn units(loaded: &TactiqueRuleData, switches: &SwitchesData) -> UnitTypes {
    let troops = &loaded.data.troops;
    let of_box = UnitTypes::of_the_box(&loaded.base.data);
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
    let troop = |(label, kind): (&str, TroopData)| UnitType {
        name: Name::new(label, format!("tactique-troop-{label}")),
        strength: kind.strength as u16,
        supply: kind.supply as u16,
        price: kind.price,
    };
    UnitTypes {
        troops: troops.kinds().into_iter().map(troop).collect(),
        of_kinds: true,
        guards,
        start: troops.start.counters(),
        others: vec![Name::new(MERCENARY_LABEL, "tactique-troop-mercenary")],
    }
}

/// The rules of a match for settled options and so many families.
pub fn rules(loaded: &TactiqueRuleData, options: &Settings, seats: usize) -> (Rules, Tactics) {
    let switches = in_force(&loaded.data.switches, options);
    let base = &loaded.base;
    let mut rules = Rules::with_units(&base.data, &base.map, options, seats, units(loaded, &switches));
    let combat = &loaded.data.combat;
    // Battle dice in the place of Fief's dice and table, with fewer dice against castle and city (T-5.06).
    if switches.engine == BattleEngine::BattleDice {
        let walls = combat.walls;
        rules.engine = Engine::Faces { damage: combat.battle_die.clone(), castle: walls.castle, city: walls.city };
    }
    // What a front with guards adds in a round (T-3.07).
    if switches.royal_guard == RoyalGuard::Tactique {
        rules.guard_bonus = match switches.guard_bonus {
            GuardBonusTo::Damage => GuardBonus { damage: combat.guard_bonus, total: 0 },
            GuardBonusTo::DiceTotal => GuardBonus { damage: 0, total: combat.guard_bonus },
        };
    }
    (rules, Tactics { data: loaded.data.clone(), switches })
}

/// The kind by which orders name a sort of troops, such as [`ARCHER`].
pub fn troop(rules: &Rules, sort: usize) -> Kind {
    rules.kind(Item::Soldiers(sort as u8))
}
