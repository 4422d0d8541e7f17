//! What armies are made of: points shown by counters that are changed freely, as the box has them, or other sorts of
//! troops that an expansion brings.
use crate::games::fief::data::files::*;
use crate::table::kit::counters::{CounterSet, Counters};
use crate::table::prelude::Name;

/// A sort of troops: a counter of a value, or a kind.
#[derive(Clone, Debug)]
pub struct UnitType {
    pub name: Name,
    /// What one is worth in battle, in points.
    pub strength: u16,
    /// How many a family has.
    pub supply: u16,
    /// In écus.
    pub price: i32,
}

/// The guards of King and Queen: their counters, and whether chapter 12 gives and sells them.
#[derive(Clone, Debug)]
pub struct Guards {
    /// Values and numbers of the King's and the Queen's counters.
    pub counters: [Vec<CounterData>; 2],
    /// What the counters of each are called.
    pub names: [Vec<Name>; 2],
    /// They come with the crown (F-12.01, F-12.06) and can be bought back (F-12.04, F-12.09).
    pub come_with_the_crown: bool,
}

/// Everything that fights.
#[derive(Clone, Debug)]
pub struct UnitTypes {
    pub troops: Vec<UnitType>,
    /// Troops are of kinds, and none is ever changed into another.
    pub of_kinds: bool,
    pub guards: Guards,
    /// What a family begins with (F-3.04).
    pub start: Counters,
    /// What else can be named in orders, by whatever number its owner gives it.
    pub others: Vec<Name>,
}

/// The name of a counter of soldiers, guards or rebels.
pub fn counter(sort: &str, value: i32) -> Name {
    Name::new(format!("{sort}-{value}"), format!("fief-{sort}"))
        .with("points", crate::table::prelude::Word::Number(value))
}

impl UnitTypes {
    /// The counters of the box: every point costs the same.
    pub fn of_the_box(data: &FiefData) -> Self {
        let c = &data.components;
        let troop = |of: &CounterData| UnitType {
            name: counter("soldiers", of.value),
            strength: of.value as u16,
            supply: of.count as u16,
            price: of.value * data.money.prices.point,
        };
        let mut start = Counters::default();
        for (value, count) in &data.money.start.soldiers {
            let sort = c.soldiers.iter().position(|of| of.value == *value).unwrap_or(0);
            start.0[sort] += *count as u8;
        }
        let names = |sort: &str, of: &[CounterData]| of.iter().map(|of| counter(sort, of.value)).collect();
        Self {
            troops: c.soldiers.iter().map(troop).collect(),
            of_kinds: false,
            start,
            guards: Guards {
                counters: [c.kings_guard.clone(), c.queens_guard.clone()],
                names: [names("kings-guard", &c.kings_guard), names("queens-guard", &c.queens_guard)],
                come_with_the_crown: true,
            },
            others: vec![],
        }
    }
}

/// The counters as the rules count with them.
pub fn counter_set(counters: &[CounterData]) -> Option<CounterSet> {
    let sorts: Vec<(u16, u16)> = counters.iter().map(|c| (c.value as u16, c.count as u16)).collect();
    CounterSet::new(&sorts)
}
