//! The rules in force in a match: the rule data with the options chosen for it, and the numbers by which orders name
//! cards, buildings and counters.
use crate::games::fief::data::files::*;
use crate::games::fief::data::items::{Building, Item, Plain};
use crate::games::fief::data::load::load;
use crate::games::fief::data::options::in_force;
use crate::games::fief::data::unit_types::{UnitTypes, counter_set};
use crate::games::fief::map::Map;
use crate::games::fief::map::check::check;
use crate::table::data::Reader;
use crate::table::kit::counters::{CounterSet, Counters};
use crate::table::prelude::{Kind, PieceId, RuleData, Settings, Target, Word};
use bevy::prelude::*;
use std::sync::Arc;

/// The checked rule data, and the map made of them.
pub struct FiefRuleData {
    pub data: Arc<FiefData>,
    pub map: Arc<Map>,
}
impl FiefRuleData {
    /// Reads, checks and keeps them; nothing if there is an error in them.
    pub fn load(reader: &Reader) -> Option<Self> {
        Self::new(load(reader, check)?)
    }
    /// These data with the map made of them; nothing if no map can be.
    pub fn new(data: FiefData) -> Option<Self> {
        let map = Map::new(&data.map, &data.titles.ranks)?;
        Some(Self { data: Arc::new(data), map: Arc::new(map) })
    }
    /// The rule data of a match of this game.
    ///
    /// # Panics
    /// If they are those of another game.
    pub fn of(data: &RuleData) -> &Self {
        data.downcast_ref().expect("the rule data of this game")
    }
}

/// How the dice of a front become losses.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Engine {
    /// Their total is looked up in the column of those who are struck (F-9.09).
    #[default]
    Table,
    /// Each face removes so many points, whoever is struck; against castle and city so many dice fewer are thrown.
    Faces { damage: Vec<i32>, castle: i32, city: i32 },
}

/// What a front with guards adds to what its loss dice do; nothing in the rules of the box.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GuardBonus {
    /// To the points removed.
    pub damage: i32,
    /// To the total of the dice.
    pub total: i32,
}

/// The rules of the match under way.
#[derive(Resource, Clone)]
pub struct Rules {
    pub data: Arc<FiefData>,
    pub map: Arc<Map>,
    /// The data's settings with those of the match put in.
    pub switches: SwitchesData,
    /// How many families play.
    pub seats: usize,
    items: Vec<Item>,
    /// What armies are made of.
    pub units: Arc<UnitTypes>,
    pub engine: Engine,
    pub guard_bonus: GuardBonus,
    pub soldiers: CounterSet,
    pub kings_guard: CounterSet,
    pub queens_guard: CounterSet,
    pub rebels: CounterSet,
}

impl Rules {
    /// The rules for settled options and so many families.
    pub fn new(data: &Arc<FiefData>, map: &Arc<Map>, options: &Settings, seats: usize) -> Self {
        Self::with_units(data, map, options, seats, UnitTypes::of_the_box(data))
    }
    /// The same with other troops than those of the box.
    pub fn with_units(
        data: &Arc<FiefData>,
        map: &Arc<Map>,
        options: &Settings,
        seats: usize,
        units: UnitTypes,
    ) -> Self {
        let switches = in_force(&data.switches, options);
        let set = |counters| counter_set(counters).expect("the loader checks the counters");
        let sorts: Vec<(u16, u16)> = units.troops.iter().map(|troop| (troop.strength, troop.supply)).collect();
        let soldiers = if units.of_kinds { CounterSet::unchanged(&sorts) } else { CounterSet::new(&sorts) };
        let [kings_guard, queens_guard] = &units.guards.counters;
        let c = &data.components;
        let lords = (0..data.cards.lords.len() as u32).map(|i| Item::Lord(PieceId(i)));
        let mut items: Vec<Item> = lords.chain([Item::Darc]).collect();
        items.extend(map.bishoprics().map(Item::Bishop));
        items.extend(Plain::ALL.map(|(card, _)| Item::Card(card)));
        items.extend(Building::ALL.map(|(building, _)| Item::Building(building)));
        items.extend((0..units.troops.len() as u8).map(Item::Soldiers));
        items.extend((0..c.rebels.len() as u8).map(Item::Rebels));
        items.push(Item::Cardinal);
        items.extend((0..kings_guard.len() as u8).map(Item::KingsGuard));
        items.extend((0..queens_guard.len() as u8).map(Item::QueensGuard));
        items.extend((0..units.others.len() as u8).map(Item::Other));
        Self {
            data: data.clone(),
            map: map.clone(),
            switches,
            seats,
            items,
            engine: Engine::default(),
            guard_bonus: GuardBonus::default(),
            soldiers: soldiers.expect("the loader checks the troops"),
            kings_guard: set(kings_guard),
            queens_guard: set(queens_guard),
            rebels: set(&c.rebels),
            units: Arc::new(units),
        }
    }

    /// What a kind of the match is.
    #[inline]
    pub fn item(&self, kind: Kind) -> Item {
        self.items[kind.index()]
    }
    /// How many kinds there are.
    pub fn kinds(&self) -> usize {
        self.items.len()
    }
    /// Pieces of kinds as they are told, sort by sort; nothing where soldiers are points.
    pub fn told(&self, pieces: Counters) -> Vec<Word> {
        let sorts = pieces.0.into_iter().enumerate().filter(|(_, n)| self.units.of_kinds && *n > 0);
        sorts.map(|(sort, n)| Word::Several(Target::Kind(self.kind(Item::Soldiers(sort as u8))), n.into())).collect()
    }
    /// Every kind with what it is.
    pub fn items(&self) -> impl Iterator<Item = (Kind, Item)> + '_ {
        self.items.iter().enumerate().map(|(i, item)| (Kind(i as u16), *item))
    }
    /// The kind of an item of this match.
    pub fn kind(&self, item: Item) -> Kind {
        let first = self.lords();
        let bishoprics = self.data.map.bishoprics.len();
        let cards = first + 1 + bishoprics;
        let index = match item {
            Item::Lord(lord) => lord.index(),
            Item::Darc => first,
            Item::Bishop(place) => first + 1 + self.map.bishopric_index(place).unwrap_or(0),
            Item::Card(card) => cards + card as usize,
            Item::Building(building) => cards + Plain::ALL.len() + building as usize,
            Item::Soldiers(sort) => cards + Plain::ALL.len() + Building::ALL.len() + sort as usize,
            Item::Rebels(_) | Item::Cardinal | Item::KingsGuard(_) | Item::QueensGuard(_) | Item::Other(_) => {
                return Kind(self.items.iter().position(|i| *i == item).unwrap_or(0) as u16);
            }
        };
        Kind(index as u16)
    }

    /// How many lords there are; their pieces are numbered from 0.
    pub fn lords(&self) -> usize {
        self.data.cards.lords.len()
    }
    pub fn is_woman(&self, lord: PieceId) -> bool {
        self.data.cards.lords.get(lord.index()).is_some_and(|lord| lord.sex == Sex::Female)
    }
    /// How many of a card there are in the blue deck.
    pub fn copies(&self, item: Item) -> u8 {
        let b = &self.data.cards.blue;
        match item {
            Item::Lord(_) | Item::Bishop(_) => 1,
            Item::Darc => b.darc,
            Item::Card(card) => match card {
                Plain::Tithe => b.tithe,
                Plain::Taille => b.taille,
                Plain::Plague => b.plague,
                Plain::Escape => b.escape,
                Plain::Assassination => b.assassination,
                Plain::Justice => b.justice,
                Plain::BadWeather => b.bad_weather,
                Plain::Sun => b.sun,
                Plain::Famine => b.famine,
                Plain::GoodHarvest => b.good_harvest,
                Plain::Revolt => b.revolt,
            },
            _ => 0,
        }
    }
    /// The whole blue deck, in the order of the data.
    pub fn blue_deck(&self) -> Vec<Kind> {
        self.items().flat_map(|(kind, item)| std::iter::repeat_n(kind, self.copies(item).into())).collect()
    }
    /// How many of a building there are in the box (F-7.08).
    pub fn buildings(&self, building: Building) -> u8 {
        let c = &self.data.components;
        match building {
            Building::Castle => c.castles,
            Building::City => c.cities,
            Building::Mill => c.mills,
            Building::Press => c.presses,
        }
    }
    /// The price of the title of the region numbered `region` (F-15.04).
    pub fn title_price(&self, region: usize) -> i32 {
        self.data.money.prices.title_per_village * self.map.of_region(region).len() as i32
    }
    /// Whether the points game is played (F-2.04).
    pub fn by_points(&self) -> bool {
        match self.switches.mode {
            Mode::Auto => self.seats < self.data.limits.normal_from_seats,
            Mode::Normal => false,
            Mode::Points => true,
        }
    }
    /// All the money there is, if the bank can run dry.
    pub fn notes(&self) -> Option<i32> {
        let notes = self.data.components.notes.iter().map(|note| note.value * note.count).sum();
        (self.switches.bank == Bank::Notes).then_some(notes)
    }
}
