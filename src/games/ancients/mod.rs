//! The ancient battle: two small armies, a camp behind each, dice and hexes. One file a chapter of its rule book.
pub mod access;
pub mod board;
pub mod chapters;
pub mod data;
pub mod invariants;
pub mod map;
pub mod notation;
pub mod odds;
pub mod opponents;
pub mod state;
#[cfg(feature = "desktop")]
pub mod view;

use crate::table::data::Reader;
use crate::table::prelude::Name;
use crate::table::prelude::*;
use bevy::prelude::*;
use data::files::AncientsData;
use data::rules::Rules;
use state::{FaceDecks, Fate, Muster, NoBurn, Progress, Underway};
use std::sync::Arc;

/// Red plays from the south, Blue from the north.
pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);

/// The sequence of play, chapter by chapter.
pub struct AncientsPlugin;
impl Plugin for AncientsPlugin {
    fn build(&self, app: &mut App) {
        app.track::<Fate>()
            .track::<NoBurn>()
            .track_state::<Progress>()
            .track_state::<Underway>()
            .track_state::<Muster>()
            .track_state::<FaceDecks>();
        app.add_plugins((
            chapters::deployment::plugin,
            chapters::army::plugin,
            chapters::turn::plugin,
            chapters::movement::plugin,
            chapters::shooting::plugin,
            chapters::attack::plugin,
            chapters::combat::plugin,
            chapters::retreat::plugin,
            chapters::pursuit::plugin,
            chapters::victory::plugin,
            opponents::plugin,
        ));
    }
}

/// The game, for the list of the games.
pub struct Ancients;

/// The checked rule data, and the boards made of them.
pub struct Loaded {
    pub data: Arc<AncientsData>,
    pub boards: Vec<Arc<map::Board>>,
}

fn loaded(data: &RuleData) -> &Loaded {
    data.downcast_ref::<Loaded>().expect("the rule data of this game")
}

impl Game for Ancients {
    fn id(&self) -> &'static str {
        "ancients"
    }
    fn seats(&self) -> &'static [&'static str] {
        &data::files::SIDES
    }
    fn build(&self, app: &mut App) {
        app.add_plugins(AncientsPlugin);
    }
    fn load(&self, reader: &Reader) -> Option<RuleData> {
        let data = data::load::load(reader)?;
        let boards = data.maps.iter().map(|m| map::Board::new(m).map(Arc::new)).collect::<Option<_>>()?;
        Some(Arc::new(Loaded { data: Arc::new(data), boards }))
    }
    fn scenarios(&self, _: &RuleData) -> Vec<String> {
        vec!["battle".into()]
    }
    fn options(&self, data: &RuleData) -> Vec<OptionSpec> {
        data::rules::options(&loaded(data).data)
    }
    fn set_up(&self, world: &mut World, data: &RuleData, header: &Header) -> Result<(), Problem> {
        let loaded = loaded(data);
        let rules = Rules::new(&loaded.data, &loaded.boards, &header.options)?;
        name_everything(world, &rules);
        for side in [RED, BLUE] {
            for (id, line) in rules.pieces_of(side) {
                spawn_piece(
                    world,
                    id,
                    (
                        Owner(side),
                        Kind(line as u16),
                        At(Place::NOWHERE),
                        Spent(false),
                        Fate::Pool,
                        NoBurn(false),
                        Hidden { seen_by: Seats::only(side) },
                    ),
                );
            }
        }
        world.insert_resource(rules);
        Ok(())
    }
    fn begin(&self, world: &mut World) {
        begin(world, &chapters::deployment::SETUP, ());
    }
    fn arrange(&self, world: &mut World, position: &str) -> Result<(), String> {
        notation::arrange(world, position)
    }
    fn broken_invariants(&self, world: &mut World) -> Vec<String> {
        invariants::broken(world)
    }
    fn figures(&self, world: &World) -> Vec<(&'static str, f64)> {
        let progress = world.resource::<Progress>();
        let outcome = world.resource::<Outcome>().0.as_ref();
        let starter_won = outcome.is_some_and(|o| o.winners == [progress.winner_of_initiative]);
        let fled = world.resource::<Pieces>();
        let fate = |wanted: Fate| {
            let all = world.resource::<Names>().piece_ids();
            all.filter(|id| fled.get(*id).and_then(|e| world.get::<Fate>(e)) == Some(&wanted)).count() as f64
        };
        vec![
            ("turns", progress.turn.into()),
            ("starter_wins", f64::from(u8::from(starter_won))),
            ("destroyed", fate(Fate::Destroyed)),
            ("fled", fate(Fate::Fled)),
            ("burnt", progress.burnt.len() as f64),
        ]
    }
}

/// Labels: hexes `5:3`, units `r-heavy-7-2`, lines of the pool `heavy-7`, ready-made armies by their names.
fn name_everything(world: &mut World, rules: &Rules) {
    let mut names = Names::default();
    names.unknown_piece = Some(Refusal::new("unknown_unit", "N-3.02"));
    names.unknown_place = Some(Refusal::new("hex_off_board", "N-2.06"));
    for side in data::files::SIDES {
        names.add_seat(Name::new(side, format!("ancients-side-{side}")));
    }
    for place in rules.board.hexes.places() {
        names.add_place(Name::plain(rules.board.hexes.label(place)));
    }
    for line in &rules.pool {
        let name = Name::new(format!("{}-{}", line.kind, line.fresh), format!("ancients-kind-{}", line.kind));
        names.add_kind(name.with("strength", Word::Number(line.fresh.into())));
    }
    for list in &rules.data.armies.lists {
        names.add_kind(Name::new(list.name.clone(), format!("ancients-list-{}", list.name)));
    }
    for (side, letter) in [(RED, 'r'), (BLUE, 'b')] {
        let mut before = (usize::MAX, 0);
        for (id, line) in rules.pieces_of(side) {
            before = if before.0 == line { (line, before.1 + 1) } else { (line, 1) };
            let p = &rules.pool[line];
            let number = if p.count > 1 { format!("-{}", before.1) } else { String::new() };
            let label = format!("{letter}-{}-{}{number}", p.kind, p.fresh);
            let name = Name::new(label, format!("ancients-unit-{}", p.kind))
                .with("strength", Word::Number(p.fresh.into()))
                .with("side", Word::On(Target::Seat(side)));
            names.set_piece(id, name);
        }
    }
    world.insert_resource(names);
}
