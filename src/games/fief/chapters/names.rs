//! What everything is called in orders, journals and lines of text.
use crate::games::fief::data::items::{Building, Item, Plain};
use crate::games::fief::rules::Rules;
use crate::table::prelude::Name;
use crate::table::prelude::*;
use bevy::prelude::*;

/// What stands before the label of a bishopric in orders.
pub const BISHOPRIC: &str = "bishopric-";

/// Labels: families, villages, regions, `bishopric-sigy`, lords and their cards by name, other cards, buildings, and
/// counters as `soldiers-3`.
pub fn name_everything(world: &mut World, rules: &Rules) {
    let mut names = Names::default();
    let map = &rules.data.map;
    for family in &crate::games::fief::data::files::FAMILIES[..rules.seats] {
        names.add_seat(Name::new(*family, format!("fief-side-{family}")));
    }
    for village in &map.villages {
        names.add_place(Name::plain(&village.label).called(&village.name));
    }
    for region in &map.regions {
        names.add_place(Name::new(&region.label, "fief-region").called(&region.name));
    }
    for bishopric in &map.bishoprics {
        names.add_place(Name::new(format!("{BISHOPRIC}{}", bishopric.label), "fief-bishopric").called(&bishopric.name));
    }
    for (_, item) in rules.items() {
        names.add_kind(match item {
            Item::Lord(id) => {
                let lord = &rules.data.cards.lords[id.index()];
                Name::new(&lord.label, "fief-card-lord").called(&lord.name)
            }
            Item::Darc => Name::new("darc", "fief-card-darc"),
            Item::Bishop(place) => {
                let see = &map.bishoprics[rules.map.bishopric_index(place).unwrap_or(0)];
                Name::new(format!("bishop-{}", see.label), "fief-card-bishop").called(&see.name)
            }
            Item::Card(card) => {
                let label = Plain::ALL[card as usize].1;
                Name::new(label, format!("fief-card-{}", label.replace('_', "-")))
            }
            Item::Building(building) => {
                let label = Building::ALL[building as usize].1;
                Name::new(label, format!("fief-building-{label}"))
            }
            Item::Soldiers(sort) => rules.units.troops[usize::from(sort)].name.clone(),
            Item::Rebels(sort) => {
                crate::games::fief::data::unit_types::counter("rebels", rules.rebels.values()[usize::from(sort)].into())
            }
            Item::Cardinal => Name::new("cardinal", "fief-card-cardinal"),
            Item::KingsGuard(sort) => rules.units.guards.names[0][usize::from(sort)].clone(),
            Item::QueensGuard(sort) => rules.units.guards.names[1][usize::from(sort)].clone(),
            Item::Other(number) => rules.units.others[usize::from(number)].clone(),
        });
    }
    for (i, lord) in rules.data.cards.lords.iter().enumerate() {
        names.set_piece(PieceId(i as u32), Name::plain(&lord.label).called(&lord.name));
    }
    world.insert_resource(names);
}

/// A lord, a village or another place in a line of text.
pub fn lord(id: PieceId) -> Word {
    Word::On(Target::Piece(id))
}
pub fn place(place: Place) -> Word {
    Word::On(Target::Place(place))
}
pub fn kind(kind: Kind) -> Word {
    Word::On(Target::Kind(kind))
}
