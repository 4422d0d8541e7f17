//! Fief: three to six families of the Middle Ages want the throne. One file a chapter of its rule book.
pub mod board;
pub mod chapters;
pub mod data;
pub mod default_answers;
pub mod invariants;
pub mod map;
pub mod notation;
pub mod opponents;
pub mod state;
#[cfg(feature = "desktop")]
pub mod view;

use crate::table::data::Reader;
use crate::table::kit::decks;
use crate::table::kit::purses::Purses;
use crate::table::prelude::Name;
use crate::table::prelude::*;
use bevy::prelude::*;
use chapters::battle::War;
use chapters::moves::March;
use chapters::turn::Progress;
use data::files::{CounterModel, FiefData};
use data::rules::{Building, Item, Plain, Rules};
use map::Kingdom;
use state::forces::{Forces, Kinds, Tally};
use state::lords::{Crown, Lord, Title, Titles};
use state::realm::{Cards, Realm, Region, Revolt, Treasury, Underway, Village};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// What stands before the label of a bishopric in orders.
pub const BISHOPRIC: &str = "bishopric-";

/// The sequence of play, chapter by chapter.
pub struct FiefPlugin;
impl Plugin for FiefPlugin {
    fn build(&self, app: &mut App) {
        app.track::<Lord>()
            .track_state::<Progress>()
            .track_state::<Treasury>()
            .track_state::<Cards>()
            .track_state::<Realm>()
            .track_state::<Forces>()
            .track_state::<Titles>()
            .track_state::<Crown>()
            .track_state::<Revolt>()
            .track_state::<March>()
            .track_state::<War>()
            .track_state::<Underway>()
            .track_state::<state::negotiation::Court>();
        app.add_plugins((
            (
                chapters::setup::plugin,
                chapters::turn::plugin,
                chapters::cards::plugin,
                chapters::purchases::plugin,
                chapters::moves::plugin,
                chapters::battle::plugin,
                chapters::prisoners::plugin,
                chapters::fiefs::plugin,
                chapters::succession::plugin,
                chapters::succession::estates::plugin,
                chapters::negotiations::plugin,
                chapters::election::plugin,
            ),
            (
                chapters::victory::plugin,
                chapters::bishopric_sale::plugin,
                chapters::ransom::plugin,
                opponents::plugin,
                chapters::red_cards::plugin,
                chapters::blue_cards::plugin,
                chapters::plague::plugin,
                chapters::revolt::plugin,
            ),
        ));
    }
}

/// The game, for the list of the games.
pub struct Fief;

/// The checked rule data, and the kingdom made of them.
pub struct Loaded {
    pub data: Arc<FiefData>,
    pub kingdom: Arc<Kingdom>,
}

/// The rule data of a match of this game.
pub fn loaded(data: &RuleData) -> &Loaded {
    data.downcast_ref::<Loaded>().expect("the rule data of this game")
}

impl Game for Fief {
    fn id(&self) -> &'static str {
        "fief"
    }
    fn seats(&self) -> &'static [&'static str] {
        &data::files::FAMILIES
    }
    fn seat_counts(&self) -> RangeInclusive<usize> {
        data::files::FEWEST_FAMILIES..=data::files::FAMILIES.len()
    }
    fn build(&self, app: &mut App) {
        app.add_plugins(FiefPlugin);
    }
    fn load(&self, reader: &Reader) -> Option<RuleData> {
        let (data, kingdom) = data::load::load(reader)?;
        Some(Arc::new(Loaded { data: Arc::new(data), kingdom: Arc::new(kingdom) }))
    }
    fn scenarios(&self, _: &RuleData) -> Vec<String> {
        vec!["kingdom".into()]
    }
    fn options(&self, data: &RuleData) -> Vec<OptionSpec> {
        data::rules::options(&loaded(data).data)
    }
    fn set_up(&self, world: &mut World, data: &RuleData, header: &Header) -> Result<(), Problem> {
        let Loaded { data, kingdom } = loaded(data);
        set_up(world, Rules::new(data, kingdom, &header.options, header.seats.len()), header);
        Ok(())
    }
    fn begin(&self, world: &mut World) {
        begin(world, &chapters::setup::SETUP, ());
    }
    fn arrange(&self, world: &mut World, position: &str) -> Result<(), String> {
        notation::arrange(world, position, notation::no_expansion)
    }
    fn broken_invariants(&self, world: &mut World) -> Vec<String> {
        invariants::broken(world)
    }
    fn figures(&self, world: &World) -> Vec<(&'static str, f64)> {
        figures(world)
    }
}

/// Names, lords and everything else of a match with these rules, up to but without the first step.
pub fn set_up(world: &mut World, mut rules: Rules, header: &Header) {
    let (seats, kingdom) = (rules.seats, rules.kingdom.clone());
    // Nobody is there who would ever put an end to a match that only the program plays.
    let automatic = header.seats.iter().all(|seat| seat.player != Player::Person);
    if automatic && rules.switches.turn_cap == 0 {
        rules.switches.turn_cap = rules.data.limits.automatic_turns;
    }
    name_everything(world, &rules);
    for id in (0..rules.lords() as u32).map(PieceId) {
        let nobody = Hidden { seen_by: Seats(0) };
        spawn_piece(world, id, (Owner(Seat(0)), At(Place::NOWHERE), Lord::default(), nobody));
    }
    let (villages, regions) = (kingdom.villages().count(), kingdom.regions().count());
    let secret = rules.switches.secret_purse;
    world.insert_resource(Realm {
        villages: vec![Village::default(); villages],
        regions: vec![Region::default(); regions],
    });
    let purses = Purses::new(seats, regions, rules.notes(), secret);
    world.insert_resource(Treasury { purses, first_region: villages as u16 });
    world.insert_resource(Titles { of: vec![Title::default(); regions], first_region: villages as u16, ..default() });
    let tally = match (rules.arms.of_kinds, rules.switches.counter_model) {
        (true, _) => Tally::Kinds(Kinds { first: rules.kind(Item::Soldiers(0)).0, ..default() }),
        (false, CounterModel::Literal) => Tally::Literal,
        (false, CounterModel::Representable) => Tally::Points,
    };
    world.insert_resource(March::new(seats));
    world.insert_resource(Forces::new(rules.switches.fog, tally));
    world.insert_resource(Cards { hands: decks::Hands::new(seats), ..default() });
    world.insert_resource(Progress {
        seating: (0..seats as u8).map(Seat).collect(),
        out: vec![false; seats],
        went: vec![false; seats],
        points: vec![0; seats],
        last_points: vec![0; seats],
        ..default()
    });
    world.insert_resource(rules);
}

/// What a match that has ended came to.
pub fn figures(world: &World) -> Vec<(&'static str, f64)> {
    let (titles, progress) = (world.resource::<Titles>(), world.resource::<Progress>());
    let held = titles.of.iter().filter(|title| title.holder != state::lords::Holder::Bank).count();
    let events = progress.events;
    vec![
        ("turns", progress.turn.into()),
        ("fiefs", held as f64),
        ("coronations", events.coronations.into()),
        ("weddings", events.weddings.into()),
        ("battles", events.battles.into()),
        ("winners", world.resource::<Outcome>().0.as_ref().map_or(0.0, |ended| ended.winners.len() as f64)),
        ("eliminated", progress.out.iter().filter(|out| **out).count() as f64),
    ]
}

/// Labels: families, villages, regions, `bishopric-sigy`, lords and their cards by name, other cards, buildings, and
/// counters as `soldiers-3`.
fn name_everything(world: &mut World, rules: &Rules) {
    let mut names = Names::default();
    let map = &rules.data.map;
    for family in &data::files::FAMILIES[..rules.seats] {
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
                let see = &map.bishoprics[rules.kingdom.bishopric_index(place).unwrap_or(0)];
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
            Item::Soldiers(sort) => rules.arms.troops[usize::from(sort)].name.clone(),
            Item::Rebels(sort) => data::troops::counter("rebels", rules.rebels.values()[usize::from(sort)].into()),
            Item::Cardinal => Name::new("cardinal", "fief-card-cardinal"),
            Item::KingsGuard(sort) => rules.arms.guards.names[0][usize::from(sort)].clone(),
            Item::QueensGuard(sort) => rules.arms.guards.names[1][usize::from(sort)].clone(),
            Item::Other(number) => rules.arms.others[usize::from(number)].clone(),
        });
    }
    for (i, lord) in rules.data.cards.lords.iter().enumerate() {
        names.set_piece(PieceId(i as u32), Name::plain(&lord.label).called(&lord.name));
    }
    world.insert_resource(names);
}
