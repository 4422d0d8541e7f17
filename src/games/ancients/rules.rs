//! The rules in force in a match: the rule data with the options chosen for it.
pub mod battles;

use self::battles::{NamedArmy, SetBattle};
use super::data::files::*;
use super::data::{load, options};
use super::map::{Map, Terrain, check};
use crate::table::data::Reader;
use crate::table::prelude::{Dice, Kind, PieceId, Place, Problem, Roll, Seat, Setting, Settings};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The checked rule data of the game, and the maps made of them: what every match of it starts from.
pub struct AncientsRuleData {
    pub data: Arc<AncientsData>,
    /// In the order of the rule data's maps.
    pub maps: Vec<Arc<Map>>,
}

impl AncientsRuleData {
    /// Reads and checks the rule data; `None` if there is an error in them, which the reader has then noted with its place.
    pub fn load(reader: &Reader) -> Option<Self> {
        let data = load::load(reader, check::check_map)?;
        let maps = data.maps.iter().map(|m| Map::new(m, &data.terrain).map(Arc::new)).collect::<Option<_>>()?;
        let all = Self { data: Arc::new(data), maps };
        battles::check(reader, &all);
        reader.is_sound().then_some(all)
    }

    /// The rules of a match: of a set battle (N-22.01), or as the options agree on them.
    ///
    /// # Errors
    /// Options that exclude each other: see [`Rules::new`].
    pub fn rules_for(&self, scenario: &str, options: &Settings) -> Result<Rules, Problem> {
        match self.data.battles.iter().find(|battle| battle.name == scenario) {
            Some(battle) => Ok(battles::rules_of(self, battle, options)?),
            None => Rules::new(&self.data, &self.maps, options),
        }
    }
}

/// A line of the pool with all that is known of its kind: see [`PoolData`] and [`KindData`].
#[derive(Clone, Debug)]
pub struct PoolLine {
    pub kind: String,
    pub fresh: i8,
    pub activated: i8,
    pub cost: i32,
    pub count: u8,
    pub moves: u8,
    /// Light infantry is not (N-15.06).
    pub mounted: bool,
    pub rally: bool,
    pub shoot: Option<(u8, u8)>,
    pub half_points: i16,
    pub supports_only: bool,
    /// Its second hex may be any, if it is out of contact there (N-15.02, N-15.03).
    pub roams: bool,
    pub module: Option<UnitModule>,
    /// How far its orders reach, in hexes: it is a general (N-12.01).
    pub commands: Option<u8>,
    /// It attacks alone or leads only with [`UpgradeEffect::AttackRight`] (N-14.02).
    pub needs_attack_right: bool,
    /// What it has without buying it (N-13.08).
    pub effects: EffectSet,
    pub elephants: Option<ElephantsData>,
    pub chariots: Option<ChariotsData>,
}

impl PoolLine {
    /// Whether active stakes are closed to it: to mounted units (table 3.6) and elephants (N-21.07).
    pub fn shuns_stakes(&self) -> bool {
        self.mounted || self.elephants.is_some()
    }
}

/// Something that a side may buy for a unit of its army (N-1.17).
#[derive(Clone, Debug)]
pub struct UpgradeLine {
    pub name: String,
    /// Line of the pool whose units may bear it.
    pub line: usize,
    pub cost: i32,
    pub effect: UpgradeEffect,
    /// How many of it a side may have, whoever bears them; it is equipment then, of which a unit bears one (N-21.01).
    pub equipment: Option<u8>,
}

/// The effects of what a unit bears.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EffectSet(u16);
impl EffectSet {
    pub const NONE: Self = Self(0);
    pub fn has(self, effect: UpgradeEffect) -> bool {
        self.0 & (1 << effect as u16) != 0
    }
    #[must_use]
    pub fn with(self, effect: UpgradeEffect) -> Self {
        Self(self.0 | (1 << effect as u16))
    }
    #[must_use]
    pub fn without(self, effect: UpgradeEffect) -> Self {
        Self(self.0 & !(1 << effect as u16))
    }
    /// What the other has not.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
    /// What one or the other has.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    pub fn has_any(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The names of the effects.
    pub fn words(self) -> Vec<&'static str> {
        UpgradeEffect::WORDS
            .iter()
            .copied()
            .filter(|word| UpgradeEffect::of_word(word).is_some_and(|e| self.has(e)))
            .collect()
    }
}

/// What the holder of a card may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardChoice {
    pub card: usize,
    /// The number of the module among those of the card.
    pub taken: Option<u8>,
}

/// What the options, or a set battle, say of army and victory.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    pub budget: [i32; 2],
    pub targets: [i16; 2],
    pub turn_limit: u8,
}

/// The rules of the match under way.
#[derive(Resource, Clone)]
pub struct Rules {
    pub data: Arc<AncientsData>,
    pub map: Arc<Map>,
    /// The pool; the index is the piece's `Kind`.
    pub pool: Vec<PoolLine>,
    /// What can be bought for its units.
    pub upgrades: Vec<UpgradeLine>,
    /// What of it is equipment.
    pub equipment: EffectSet,
    /// The usual settings, replaced by the options of the match.
    pub switches: SwitchesData,
    /// Points of each side (N-1.01, N-1.13).
    pub budget: [i32; 2],
    /// Victory points with which Red and Blue win, in halves (N-1.06, N-1.12, N-22.03).
    pub targets: [i16; 2],
    /// The last turn (N-10.07, N-22.04).
    pub turn_limit: u8,
    /// What a set battle fixes besides.
    pub battle: Option<SetBattle>,
    /// Results of a combat by difference; the last holds for all beyond it.
    losses: Vec<Loss>,
    /// Whether the board prints terrain of chapter 17 (N-17.25).
    pub rough_map: bool,
    /// The terrain that unmarked maquis may be (N-17.22): the first that is open to all and hides nothing.
    pub brush: Option<u8>,
    /// Faces that the special die can show.
    pub faces: Vec<i32>,
}

/// Two options that do not go together; `other` may name a value, too: `name=value`.
fn clash(option: &str, other: impl Into<String>, rule: &'static str) -> Problem {
    let other = other.into();
    let named = |option: &str| format!("option-ancients-{}", option.split('=').next().unwrap_or(option));
    Problem::new("refusal-options_incompatible")
        .says("one", named(option), vec![])
        .says("two", named(&other), vec![])
        .with("option", option)
        .with("other", other)
        .rule(rule)
}

impl Rules {
    /// The rules with the options of a match. Both sides have the same budget (N-1.05) but for a handicap (N-1.13).
    ///
    /// # Errors
    /// `options_incompatible` if army lists are chosen with a budget that is not theirs (N-1.16), or if a side could take
    /// no unit at all (N-1.13); `option_not_available` if the budget is not on offer (N-1.12).
    pub fn new(data: &Arc<AncientsData>, maps: &[Arc<Map>], settings: &Settings) -> Result<Self, Problem> {
        let number = |name: &str| match settings.get(name) {
            Some(Setting::Number(n)) => *n,
            _ => 0,
        };
        let switches = options::in_force(&data.switches, settings);
        let budget = number("budget");
        if switches.army_lists && budget != data.armies.budget {
            return Err(clash("army_lists", format!("budget={budget}"), "N-1.16"));
        }
        let line = (data.budgets_on_offer().into_iter()).find(|b| b.points == budget).ok_or_else(|| {
            Problem::new("refusal-option_not_available").with("option", "budget").with("value", budget)
        })?;
        let target = match number("target_override") {
            0 => line.target,
            agreed => agreed,
        };
        let wanted = match settings.get("board") {
            Some(Setting::Word(word)) if word != options::AUTO_BOARD => word.clone(),
            // The budget decides on the board (N-2.08).
            _ => data.maps[usize::from(budget >= data.budgets.large_board_from)].name.clone(),
        };
        let map = maps.iter().find(|b| b.name == wanted).expect("the options name only boards of the data");
        let share = |name: &str| budget * number(name) / 100;
        let budgets = [share("handicap_red"), share("handicap_blue")];
        // A side must be able to take something: one of the lists, or a unit of the pool.
        let list_cost =
            |list: usize| -> i32 { data.list_lines(list).iter().map(|line| data.units.pool[*line].cost).sum() };
        let least = if switches.army_lists {
            (0..data.armies.lists.len()).map(list_cost).min()
        } else {
            data.units.pool.iter().filter(|p| p.module.is_none()).map(|p| p.cost).min()
        };
        for (side, points) in SIDES.iter().zip(budgets) {
            if least.is_some_and(|least| points < least) {
                return Err(clash(
                    if switches.army_lists { "army_lists" } else { "budget" },
                    format!("handicap_{side}"),
                    if switches.army_lists { "N-1.16" } else { "N-1.13" },
                ));
            }
        }
        let terms = Terms { budget: budgets, targets: [2 * target as i16; 2], turn_limit: data.budgets.turn_limit };
        Self::assemble(data, map.clone(), switches, terms)
    }

    /// The rules on a board with these settings.
    ///
    /// # Errors
    /// `options_incompatible` for modules that exclude each other (N-17.13, N-18.15, N-20.08, N-20.14).
    pub(super) fn assemble(
        data: &Arc<AncientsData>,
        map: Arc<Map>,
        mut switches: SwitchesData,
        terms: Terms,
    ) -> Result<Self, Problem> {
        let faces = match switches.dice_mode {
            DiceMode::RerollLogo => data.dice.faces.iter().copied().filter(|f| *f != data.dice.logo).collect(),
            DiceMode::Plain | DiceMode::Deck => data.dice.faces.clone(),
        };
        let most = data.combat.results.last().map_or(0, |l| l.from);
        let losses = (0..=most)
            .map(|d| data.combat.results.iter().rev().find(|l| l.from <= d).map_or(Loss::Nothing, |l| l.result))
            .collect();
        if switches.modules.asymmetric_cards {
            if let Some(other) = data.cards.excludes(&switches.modules) {
                return Err(clash(
                    "asymmetric_cards",
                    other,
                    if other == "maquis_markers" { "N-20.08" } else { "N-20.14" },
                ));
            }
            // Whatever a card may give is in the match; who has it is a matter of who holds the card (N-20.07).
            data.cards.modules().for_each(|module| *module.switch(&mut switches.modules) = true);
        }
        let m = &switches.modules;
        if m.maquis_markers == MaquisMarkers::Option2 && m.return_of_routed {
            return Err(clash("maquis_markers", "return_of_routed", "N-17.13"));
        }
        let printed = |rows: (u8, u8)| {
            let of_half = |place: &Place| (rows.0..=rows.1).contains(&map.hexes.row(*place));
            let hides =
                |place| matches!(map.terrain(place), Terrain::Ground(g) if data.terrain.kinds[g as usize].ambush);
            map.hexes.places().filter(of_half).any(hides)
        };
        let ambush = &data.terrain.ambush;
        if m.ambush && !m.terrain && !(printed(ambush.red) && printed(ambush.blue)) {
            return Err(clash("ambush", "terrain", "N-18.15"));
        }
        let open = |kind: &TerrainKindData| !kind.bars_mounted && kind.bars.is_empty() && !kind.blocks_sight;
        let brush = data.terrain.kinds.iter().position(|kind| open(kind) && kind.height == 0);
        let pool = pool(data, &switches.modules);
        let upgrades = upgrades(data, &switches.modules, &pool);
        Ok(Self {
            rough_map: map.has_grounds(),
            brush: brush.map(|at| at as u8),
            map,
            equipment: (upgrades.iter().filter(|upgrade| upgrade.equipment.is_some()))
                .fold(EffectSet::NONE, |all, upgrade| all.with(upgrade.effect)),
            upgrades,
            pool,
            switches,
            budget: terms.budget,
            targets: terms.targets,
            turn_limit: terms.turn_limit,
            battle: None,
            losses,
            faces,
            data: data.clone(),
        })
    }

    /// The army that a set battle names for a side (N-22.02).
    pub fn named_army(&self, side: Seat) -> Option<&NamedArmy> {
        self.battle.as_ref()?.armies[side.0 as usize].as_ref()
    }
    /// What the loser suffers by this difference (table of chapter 7).
    #[inline]
    pub fn loss(&self, difference: i32) -> Loss {
        self.losses[(difference.max(0) as usize).min(self.losses.len() - 1)]
    }
    /// What a shot with this difference does (table of chapter 5).
    pub fn shot(&self, difference: i32) -> ShotResult {
        let lines = &self.data.shooting.results;
        lines.iter().rev().find(|l| l.from <= difference).map_or(ShotResult::Miss, |l| l.result)
    }
    /// Every piece of a side with its line of the pool; the pieces of side `s` are numbered from `s * MOST_UNITS`.
    pub fn pieces_of(&self, side: Seat) -> impl Iterator<Item = (PieceId, usize)> + '_ {
        let first = side.0 as u32 * MOST_UNITS as u32;
        (self.pool.iter().enumerate())
            .flat_map(|(line, p)| std::iter::repeat_n(line, p.count as usize))
            .enumerate()
            .map(move |(i, line)| (PieceId(first + i as u32), line))
    }

    /// The number under which an upgrade stands among the kinds: behind the lines of the pool and the ready-made armies.
    pub fn upgrade_kind(&self, upgrade: usize) -> Kind {
        Kind((self.pool.len() + self.data.armies.lists.len() + upgrade) as u16)
    }
    /// Whether a kind is a line of the pool.
    pub fn is_unit(&self, kind: Kind) -> bool {
        kind.index() < self.pool.len()
    }
    /// The upgrade with this number among the kinds.
    pub fn upgrade_of(&self, kind: Kind) -> Option<&UpgradeLine> {
        self.upgrades.get(kind.index().checked_sub(self.pool.len() + self.data.armies.lists.len())?)
    }
    /// The numbers of the terrains among the kinds, behind the upgrades.
    pub fn terrain_kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        let first = self.pool.len() + self.data.armies.lists.len() + self.upgrades.len();
        (0..self.data.terrain.kinds.len()).map(move |i| Kind((first + i) as u16))
    }
    /// The number of stakes among the kinds, behind the terrains.
    pub fn stakes_kind(&self) -> Kind {
        let first = self.pool.len() + self.data.armies.lists.len() + self.upgrades.len();
        Kind((first + self.data.terrain.kinds.len()) as u16)
    }
    /// What the cards let a side choose, in the order of the cards: of one that gives one of its modules each of them, else the card.
    pub fn card_choices(&self) -> Vec<CardChoice> {
        let mut all = vec![];
        for (card, data) in self.data.cards.cards.iter().enumerate() {
            if data.one_of {
                all.extend((0..data.modules.len()).map(|module| CardChoice { card, taken: Some(module as u8) }));
            } else {
                all.push(CardChoice { card, taken: None });
            }
        }
        all
    }
    /// The number of the first of these choices among the kinds, behind the stakes.
    pub fn first_card_kind(&self) -> usize {
        self.stakes_kind().index() + 1
    }
    /// Whether a terrain is closed to units of a line of the pool (N-17.02).
    pub fn bars(&self, ground: u8, line: usize) -> bool {
        let (kind, p) = (&self.data.terrain.kinds[ground as usize], &self.pool[line]);
        (kind.bars_mounted && p.mounted) || kind.bars.contains(&p.kind)
    }
    /// What the upgrades that a unit bears have cost.
    pub fn upgrade_cost(&self, line: usize, borne: EffectSet) -> i32 {
        let bought = self.upgrades.iter().filter(|upgrade| upgrade.line == line && borne.has(upgrade.effect));
        bought.map(|upgrade| upgrade.cost).sum()
    }

    /// Whether a module brings something to buy.
    pub fn has_module_units(&self) -> bool {
        let modules = &self.switches.modules;
        modules.stakes || modules.ext2 || self.pool.iter().any(|line| line.module.is_some())
    }

    /// What a unit of a line of the pool suffers that has lost by this difference, but for the support of a double attack: elephants are
    /// destroyed sooner than others (N-21.04).
    pub fn loss_of(&self, line: usize, difference: i32) -> Loss {
        match &self.pool[line].elephants {
            Some(elephants) if difference >= elephants.destroyed_from => Loss::Destroyed,
            _ => self.loss(difference),
        }
    }

    /// Throws the die for a rally (N-7.08), which succeeds from this face on.
    pub fn rally_die(&self, dice: &mut Dice, side: Seat, from: i32) -> (Roll, Rally) {
        let face = dice.die(self.data.dice.rally_sides);
        let faces = (1..=self.data.dice.rally_sides).collect();
        let roll = Roll { seat: side, purpose: "ancients-roll-rally", face, faces, drawn: false };
        (roll, if face >= from { Rally::Succeeds } else { Rally::Fails })
    }

    /// Throws the ordinary die for the return of a routed unit, and tells whether it returns (N-19.02).
    pub fn return_die(&self, dice: &mut Dice, side: Seat) -> (Roll, bool) {
        let face = dice.die(self.data.dice.rally_sides);
        let faces = (1..=self.data.dice.rally_sides).collect();
        let roll = Roll { seat: side, purpose: "ancients-roll-return", face, faces, drawn: false };
        (roll, face >= self.data.dice.return_success_from)
    }
}

/// How a roll to rally ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rally {
    Succeeds,
    Fails,
}

/// The lines of the pool that these modules, in any combination (N-20.06), leave in it, each with the facts of its kind.
fn pool(data: &AncientsData, modules: &ModulesData) -> Vec<PoolLine> {
    (data.units.pool.iter())
        .filter(|p| p.module.is_none_or(|module| modules.brings(module)))
        .map(|p| {
            let kind = data.units.kinds.iter().find(|k| k.name == p.kind).expect("the loader checks the kinds");
            let light = kind.light.as_ref().filter(|_| modules.light_mod2);
            let shock = kind.shock.as_ref().filter(|_| !modules.shock_mod1);
            let every = || data.units.upgrades.iter().filter(|u| u.equipment.is_none() && u.kinds.contains(&p.kind));
            PoolLine {
                kind: p.kind.clone(),
                fresh: p.fresh,
                activated: p.activated,
                cost: p.cost + shock.map_or(0, |shock| shock.surcharge),
                count: p.count,
                moves: kind.r#move,
                mounted: kind.mounted,
                rally: kind.rally,
                shoot: kind.shoot,
                half_points: light.map_or(kind.half_points, |light| light.half_points),
                supports_only: kind.supports_only,
                roams: light.is_some(),
                module: p.module,
                commands: kind.general.as_ref().map(|general| general.reach),
                needs_attack_right: kind.needs_attack_right,
                elephants: kind.elephants.clone(),
                chariots: kind.chariots.clone(),
                // Without modification 1 shock cavalry has everything (N-13.08).
                effects: shock.map_or(EffectSet::default(), |_| {
                    every().fold(EffectSet::default(), |all, upgrade| all.with(upgrade.effect))
                }),
            }
        })
        .collect()
}

/// What can be bought for the units of this pool (N-1.17), without what some have anyway (N-13.08).
fn upgrades(data: &AncientsData, modules: &ModulesData, pool: &[PoolLine]) -> Vec<UpgradeLine> {
    let sold = |kind: &str| {
        let kind = data.units.kinds.iter().find(|k| k.name == kind).expect("the loader checks the kinds");
        kind.shock.is_none() || modules.shock_mod1
    };
    (pool.iter().enumerate())
        .flat_map(|(line, p)| {
            let own = data.units.upgrades.iter().filter(|u| u.kinds.contains(&p.kind));
            let on_sale = own.filter(|u| if u.equipment.is_some() { modules.ext2 } else { sold(&p.kind) });
            on_sale.map(move |u| UpgradeLine {
                name: u.name.clone(),
                line,
                cost: u.cost,
                effect: u.effect,
                equipment: u.equipment.map(|equipment| equipment.count),
            })
        })
        .collect()
}
