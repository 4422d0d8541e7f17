//! The set-up: the pieces and names of a battle, and who deploys first (5.1).
use super::deployment::DEPLOY;
use super::engines::manning::{MAN_ENGINES, is_asked};
use super::siegeworks::laying::lie_at_start;
use super::turn::TURN;
use crate::games::anarchy::board::belfries::{BRIDGE_FLOOR, SHELTER};
use crate::games::anarchy::board::enemy;
use crate::games::anarchy::data::files::{ANGEVIN, ROYALIST, SIDES, Terrain};
use crate::games::anarchy::data::laid::{Laid, LaidData, LaidWhen};
use crate::games::anarchy::map::Map;
use crate::games::anarchy::rules::{EngineAt, Rules};
use crate::games::anarchy::state::{
    Artillery, Door, Emplacement, Engine, Engines, Man, Mangonel, Mangonels, Post, Siegeworks, Site,
};
use crate::table::prelude::Name;
use crate::table::prelude::*;
use bevy::prelude::*;

/// The whole of the set-up.
pub const SETUP: Step<()> = Step::new("anarchy.setup");

/// Spawns everybody, names everything that orders are about, and puts the rules of the match in force.
pub(in crate::games::anarchy) fn set_up(world: &mut World, rules: Rules) {
    name_everything(world, &rules);
    for (id, character) in rules.pieces() {
        let post = match character.rider {
            Some(_) => Post::WithRider,
            None if rules.battery.contains(&id) => Post::Battery,
            None => Post::Waiting,
        };
        let ammunition = rules.shooter(id).and_then(|weapon| weapon.carried).unwrap_or(0);
        let man = Man { post, ammunition, horse: character.horse, ..Man::default() };
        let placed = rules.placed.iter().find(|(placed, _)| *placed == id).map(|(_, at)| *at);
        let man = if placed.is_some() { Man { post: Post::OnField, ..man } } else { man };
        let at = At(placed.unwrap_or(Place::NOWHERE));
        spawn_piece(world, id, (Owner(character.side), Kind(character.class as u16), at, man));
    }
    *world.resource_mut::<Engines>() = engines_at_start(&rules);
    let (site, siegeworks, artillery) = site_at_start(&rules);
    *world.resource_mut::<Site>() = site;
    *world.resource_mut::<Siegeworks>() = siegeworks;
    *world.resource_mut::<Artillery>() = artillery;
    *world.resource_mut::<Mangonels>() = mangonels_at_start(&rules);
    world.insert_resource(rules);
}

/// Engines as they are before the battle.
pub fn engines_at_start(rules: &Rules) -> Engines {
    let engine = |at: &EngineAt| Engine::new(at.kind, at.side, at.lead, at.heading);
    Engines { all: rules.engines.iter().map(engine).collect(), ..Engines::default() }
}

/// Mangonels as they are before the battle: loaded.
pub fn mangonels_at_start(rules: &Rules) -> Mangonels {
    let stands = |(side, hex): &(Seat, hexx::Hex)| Mangonel {
        at: rules.map.hexes.place(*hex).map_or(Emplacement::Beyond(*hex), Emplacement::Field),
        side: *side,
        loaded: rules.data.artillery.mangonel().reload,
    };
    Mangonels { all: rules.mangonels.iter().map(stands).collect(), ..Mangonels::default() }
}

/// Doors, ladders, and what is laid as they are before the battle.
pub fn site_at_start(rules: &Rules) -> (Site, Siegeworks, Artillery) {
    let mut site = Site::default();
    for hex in rules.map.hexes.places().filter(|hex| rules.map.terrain(*hex).is_door()) {
        site.set_door(hex, if rules.open_doors.contains(&hex) { Door::Open } else { Door::Closed });
    }
    for (col, row) in &rules.scenario.dry {
        site.becomes(rules.map.hexes.at(*row, *col).expect("the loader checks the scenarios"), Terrain::Flat);
    }
    site.ladders_left = [ROYALIST, ANGEVIN].map(|seat| rules.scenario.side(seat).ladders);
    let to_lay = |what: Laid| {
        let left = |laid: &LaidData| if laid.is_given() { 0 } else { laid.count };
        [ROYALIST, ANGEVIN].map(|seat| left(rules.scenario.side(seat).laid(what)))
    };
    let mut siegeworks = Siegeworks {
        mantlets_left: [ROYALIST, ANGEVIN].map(|seat| rules.scenario.side(seat).mantlets),
        heaps_left: to_lay(Laid::Heap),
        basins_left: to_lay(Laid::Basin),
        fascines_left: to_lay(Laid::Fascine),
        rubble_left: to_lay(Laid::Rubble),
        ..Siegeworks::default()
    };
    let mut artillery = Artillery {
        ballistae_left: to_lay(Laid::Ballista),
        mantlets_left: to_lay(Laid::Mantlet),
        ..Artillery::default()
    };
    for (seat, side) in rules.scenario.sides() {
        for what in Laid::ALL {
            lie_at_start(&mut site, &mut siegeworks, &mut artillery, (seat, side.laid(what)), what, rules);
        }
    }
    (site, siegeworks, artillery)
}

/// Labels: hexes `14,5`, named men `ranulf-of-wick`, others `r-peasant-1`, horses `horse-ranulf-of-wick`, classes by their names.
fn name_everything(world: &mut World, rules: &Rules) {
    let mut names = Names::default();
    for side in SIDES {
        names.add_seat(Name::new(side, format!("anarchy-side-{side}")));
    }
    // Maps with nothing to climb have no upper storeys.
    let places = if rules.has_works { rules.map.places() } else { rules.map.hexes.len() };
    for place in (0..places as u16).map(Place) {
        names.add_place(name_of_place(&rules.map, place));
    }
    for class in &rules.data.classes {
        names.add_kind(Name::new(class.name.clone(), format!("anarchy-class-{}", class.name)).called(&class.name));
    }
    for (id, character) in rules.pieces() {
        let class = Kind(character.class as u16);
        let name = if let Some(rider) = character.rider {
            Name::new(&character.label, "anarchy-horse").with("rider", Word::On(Target::Piece(rider)))
        } else if character.name.is_empty() {
            Name::new(&character.label, "anarchy-numbered")
                .with("class", Word::On(Target::Kind(class)))
                .with("number", Word::Number(character.number.into()))
        } else {
            Name::plain(&character.label).called(&character.name)
        };
        names.set_piece(id, name);
    }
    world.insert_resource(names);
}

/// Journals and scripts write `14,5+2`; players read the hex and in words which storey of it is meant.
fn name_of_place(map: &Map, place: Place) -> Name {
    let label = map.label(place);
    let key = match map.floor_of(place) {
        Some(SHELTER) => "anarchy-place-shelter",
        Some(BRIDGE_FLOOR) => "anarchy-place-bridge-floor",
        Some(_) => "anarchy-place-top",
        None if map.is_upper(place) => "anarchy-place-above",
        None => return Name::plain(label),
    };
    Name::new(label, key).with("hex", Word::On(Target::Place(map.hex_of(place))))
}

/// The side that moves second deploys first, then the other, around its ballistae and mantlets, and with its stones and its oil; a side that enters deploys nobody.
/// Fascines and rubble are laid when the other side stands.
pub(in crate::games::anarchy) fn setup(
    In(()): In<()>,
    rules: Res<Rules>,
    works: Res<Siegeworks>,
    artillery: Res<Artillery>,
    engines: Res<Engines>,
) -> Flow {
    let first = rules.scenario.first.seat();
    let sides = [enemy(first), first];
    let lays = |side: Seat, when: LaidWhen| {
        let due = |what: &Laid| what.when() == when && what.left(&works, &artillery)[usize::from(side.0)] > 0;
        Laid::ALL.into_iter().filter(due).map(move |what| what.step().on(side)).collect::<Vec<_>>()
    };
    let deploys = |side: Seat| rules.entries[usize::from(side.0)].is_none().then(|| DEPLOY.on(side));
    let deployment = sides.into_iter().flat_map(|side| {
        let mans = is_asked(&rules, &engines, side).then(|| MAN_ENGINES.on(side));
        let before = lays(side, LaidWhen::BeforeMen).into_iter().chain(mans);
        before.chain(deploys(side)).chain(lays(side, LaidWhen::AfterMen))
    });
    let laying = sides.into_iter().flat_map(|side| lays(side, LaidWhen::AfterBoth));
    Flow::then(deployment.chain(laying).chain([TURN.on(())]))
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&SETUP, setup);
}
