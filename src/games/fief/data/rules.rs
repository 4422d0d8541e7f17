//! The rules in force in a match: the rule data with the options chosen for it, and the numbers by which orders name cards,
//! buildings and counters.
use super::files::*;
use super::load::counter_set;
use super::modifiers::Modifiers;
use super::troops::Arms;
use crate::games::fief::map::Kingdom;
use crate::table::kit::counters::{CounterSet, Counters};
use crate::table::options::{options, spec};
use crate::table::prelude::{Kind, OptionChoice, OptionSpec, PieceId, Place, Setting, Settings, Target, Word};
use bevy::prelude::*;
use std::sync::Arc;

/// A blue card that is neither lord nor mitre nor d'Arc (3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Plain {
    Tithe,
    Taille,
    Plague,
    Escape,
    Assassination,
    Justice,
    BadWeather,
    Sun,
    Famine,
    GoodHarvest,
    Revolt,
}
impl Plain {
    pub const ALL: [(Plain, &'static str); 11] = [
        (Plain::Tithe, "tithe"),
        (Plain::Taille, "taille"),
        (Plain::Plague, "plague"),
        (Plain::Escape, "escape"),
        (Plain::Assassination, "assassination"),
        (Plain::Justice, "justice"),
        (Plain::BadWeather, "bad_weather"),
        (Plain::Sun, "sun"),
        (Plain::Famine, "famine"),
        (Plain::GoodHarvest, "good_harvest"),
        (Plain::Revolt, "revolt"),
    ];
}

/// What stands in a village (3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Building {
    Castle,
    City,
    Mill,
    Press,
}
impl Building {
    pub const ALL: [(Building, &'static str); 4] =
        [(Building::Castle, "castle"), (Building::City, "city"), (Building::Mill, "mill"), (Building::Press, "press")];
}

/// What a `Kind` of the match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// The card of a lord.
    Lord(PieceId),
    /// The card of the d'Arc woman.
    Darc,
    /// The mitre of a bishopric.
    Bishop(Place),
    Card(Plain),
    Building(Building),
    /// A counter of soldiers or rebels: the number of its value, smallest first.
    Soldiers(u8),
    Rebels(u8),
    Cardinal,
    /// A counter of the King's or the Queen's guard.
    KingsGuard(u8),
    QueensGuard(u8),
    /// What only an expansion has, by the number that it gives it ([`Arms::others`]).
    Other(u8),
}
impl Item {
    pub fn is_blue_card(self) -> bool {
        matches!(self, Item::Lord(_) | Item::Darc | Item::Bishop(_) | Item::Card(_))
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
    pub kingdom: Arc<Kingdom>,
    /// The data's settings with those of the match put in.
    pub switches: SwitchesData,
    /// How many families play.
    pub seats: usize,
    items: Vec<Item>,
    /// What armies are made of.
    pub arms: Arc<Arms>,
    pub engine: Engine,
    pub guard_bonus: GuardBonus,
    pub modifiers: Modifiers,
    pub soldiers: CounterSet,
    pub kings_guard: CounterSet,
    pub queens_guard: CounterSet,
    pub rebels: CounterSet,
}

impl Rules {
    /// The rules for settled options and so many families.
    pub fn new(data: &Arc<FiefData>, kingdom: &Arc<Kingdom>, options: &Settings, seats: usize) -> Self {
        Self::with_arms(data, kingdom, options, seats, Arms::of_the_box(data))
    }
    /// The same with other troops than those of the box.
    pub fn with_arms(
        data: &Arc<FiefData>,
        kingdom: &Arc<Kingdom>,
        options: &Settings,
        seats: usize,
        arms: Arms,
    ) -> Self {
        let mut switches = apply(&data.switches, options);
        if let Some(Setting::Number(turns)) = options.get("points_turns") {
            switches.points_turns = *turns;
        }
        let set = |counters| counter_set(counters).expect("the loader checks the counters");
        let sorts: Vec<(u16, u16)> = arms.troops.iter().map(|troop| (troop.strength, troop.supply)).collect();
        let soldiers = if arms.of_kinds { CounterSet::unchanged(&sorts) } else { CounterSet::new(&sorts) };
        let [kings_guard, queens_guard] = &arms.guards.counters;
        let c = &data.components;
        let lords = (0..data.cards.lords.len() as u32).map(|i| Item::Lord(PieceId(i)));
        let mut items: Vec<Item> = lords.chain([Item::Darc]).collect();
        items.extend(kingdom.bishoprics().map(Item::Bishop));
        items.extend(Plain::ALL.map(|(card, _)| Item::Card(card)));
        items.extend(Building::ALL.map(|(building, _)| Item::Building(building)));
        items.extend((0..arms.troops.len() as u8).map(Item::Soldiers));
        items.extend((0..c.rebels.len() as u8).map(Item::Rebels));
        items.push(Item::Cardinal);
        items.extend((0..kings_guard.len() as u8).map(Item::KingsGuard));
        items.extend((0..queens_guard.len() as u8).map(Item::QueensGuard));
        items.extend((0..arms.others.len() as u8).map(Item::Other));
        Self {
            data: data.clone(),
            kingdom: kingdom.clone(),
            switches,
            seats,
            items,
            engine: Engine::default(),
            guard_bonus: GuardBonus::default(),
            modifiers: Modifiers::default(),
            soldiers: soldiers.expect("the loader checks the troops"),
            kings_guard: set(kings_guard),
            queens_guard: set(queens_guard),
            rebels: set(&c.rebels),
            arms: Arc::new(arms),
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
        let sorts = pieces.0.into_iter().enumerate().filter(|(_, n)| self.arms.of_kinds && *n > 0);
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
            Item::Bishop(place) => first + 1 + self.kingdom.bishopric_index(place).unwrap_or(0),
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
        self.data.money.prices.title_per_village * self.kingdom.of_region(region).len() as i32
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

options! {
    SwitchesData, number_bounds;
    mode: Mode "option-group-match" "F-2.04";
    starting_lord: StartingLord "option-group-match" "F-3.05";
    seating: Seating "option-group-match" "F-3.06";
    counter_model: CounterModel "option-group-match" "F-7.03";
    bank: Bank "option-group-match" "F-7.10";
    secret_purse: bool "option-group-match" "F-6.12";
    fog: bool "option-group-match" "F-8.10";
    turn_cap: number "option-group-match" "F-2.03";
    over_18: Over18 "option-group-combat" "F-9.09";
    darc_needs_loss_die: bool "option-group-combat" "F-16.04";
    separate_all_strike: bool "option-group-combat" "F-17.02";
    rescue_frees_own: bool "option-group-combat" "F-9.32";
    toll: bool "option-group-combat" "F-8.14";
    call_off_by_consent: bool "option-group-combat" "F-8.17";
    max_rounds: number "option-group-combat" "F-9.04";
    ransom_phase: RansomPhase "option-group-court" "F-9.34";
    prisoner_may_marry: bool "option-group-court" "F-11.03";
    title_transfer: TitleTransfer "option-group-court" "F-10.10";
    occupied_fief_village_pays: bool "option-group-court" "F-6.13";
    prince_family: PrinceFamily "option-group-court" "F-15.03";
    kings_guard_to_regent: GuardToRegent "option-group-court" "F-12.03";
    queen_mother_keeps_title: bool "option-group-court" "F-11.29";
    calm_before_uprising: bool "option-group-court" "F-16.42";
    plague_hits_rebels: bool "option-group-court" "F-16.13";
    bishop_sale: bool "option-group-variants" "F-14.01";
    crowded_income: bool "option-group-variants" "F-14.07";
    crowded_plague: bool "option-group-variants" "F-14.08";
    crowded_counts: CrowdedCounts "option-group-variants" "F-14.07";
    surrender: bool "option-group-variants" "F-14.09";
}

/// The range of the settings that are numbers, from the data.
pub fn number_bounds(switches: &SwitchesData, name: &str) -> (i32, i32) {
    match name {
        "max_rounds" => switches.bounds.max_rounds,
        _ => switches.bounds.turn_cap,
    }
}

/// Every option of a match, in the order in which people meet them.
pub fn options(data: &FiefData) -> Vec<OptionSpec> {
    let mut all = option_specs(&data.switches);
    let lengths = OptionChoice::OneNumber(data.limits.points_lengths.clone());
    let usual = Setting::Number(data.switches.points_turns);
    all.insert(1, spec("points_turns", "option-group-match", "F-2.07", lengths, usual));
    all
}
