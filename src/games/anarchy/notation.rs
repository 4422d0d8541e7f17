//! Positions written in RON, for rule scripts and lessons.
use super::board::Board;
use super::chapters::tactical::paths::may_stand;
use super::chapters::tactical::setup::{engines_at_start, site_at_start};
use super::chapters::tactical::siegeworks::is_open_to_mantlets;
use super::chapters::tactical::siegeworks::oil::are_opposite;
use super::chapters::tactical::turn::REST_OF_PHASE;
use super::data::engines::EngineKind;
use super::data::files::{SIDES, Terrain};
use super::data::maps::Side;
use super::rules::Rules;
use super::state::{
    Basin, Berth, Clock, Door, Engine, Engines, Ground, Job, Ladder, Man, Mantlet, Phase, Post, Siegeworks, Site, Task,
    Tasks, Traction, hex_of_label,
};
use crate::table::kit::works::Work;
use crate::table::prelude::*;
use bevy::prelude::*;
use serde::Deserialize;
use std::collections::BTreeMap;

/// A position in the middle of a battle.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    #[serde(default = "first_turn")]
    turn: u8,
    #[serde(default)]
    phase: PhaseName,
    /// The side whose phase it is.
    active: String,
    men: Vec<ManAt>,
    /// Bodies by hex.
    #[serde(default)]
    bodies: BTreeMap<String, u8>,
    /// How doors stand that do not stand as at the start, by hex.
    #[serde(default)]
    doors: BTreeMap<String, Door>,
    /// What hexes have become.
    #[serde(default)]
    terrain: BTreeMap<String, Terrain>,
    /// Ladders on the map; the others are still beside it.
    #[serde(default)]
    ladders: Vec<LadderAt>,
    /// Mantlets on the map.
    #[serde(default)]
    mantlets: Vec<MantletAt>,
    /// Mantlets beside the map by side, where it is not as the scenario begins.
    #[serde(default)]
    mantlets_left: BTreeMap<String, u8>,
    /// Heaps of stones, where they do not lie as the scenario begins.
    #[serde(default)]
    heaps: Option<Vec<String>>,
    /// Basins of oil, where they do not stand as the scenario begins.
    #[serde(default)]
    basins: Option<Vec<BasinAt>>,
    /// Hexes on fire, with the turn at whose end they were lit.
    #[serde(default)]
    fires: BTreeMap<String, u8>,
    /// Scaffolds that have burnt.
    #[serde(default)]
    burnt: Vec<String>,
    /// Degrees of damage of walls that still stand.
    #[serde(default)]
    damage: BTreeMap<String, u8>,
    /// Work under way.
    #[serde(default)]
    works: Vec<WorkAt>,
    /// Engines on the map; without any those of the scenario where they begin.
    #[serde(default)]
    engines: Vec<EngineAt>,
    /// Who has fought since his side's last movement, and pushes no engine.
    #[serde(default)]
    engaged: Vec<String>,
    /// Who has fought in this turn, and serves no ram in it.
    #[serde(default)]
    fought: Vec<String>,
    /// What has become of everybody who is not named.
    #[serde(default)]
    rest: RestName,
}

fn first_turn() -> u8 {
    1
}

#[derive(Clone, Copy, Default, Deserialize)]
enum PhaseName {
    #[default]
    Movement,
    DefensiveFire,
    OffensiveFire,
    Combat,
}

/// A ladder: raised if it leans on a hex.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LadderAt {
    at: String,
    #[serde(default)]
    lean: Option<String>,
}

/// A mantlet, and the side of its hex behind which it stands.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MantletAt {
    at: String,
    faces: Side,
}

/// A basin of oil, and the two men who bear it, if anybody does.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BasinAt {
    at: String,
    #[serde(default)]
    bearers: Vec<String>,
    /// It is set at its crenel.
    #[serde(default)]
    set: bool,
}

/// Work, and how many upkeeps of its side are left until it is done.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkAt {
    kind: Job,
    on: String,
    #[serde(default)]
    lean: Option<String>,
    men: Vec<String>,
    left: u8,
}

/// An engine by its lead, which may be beyond the edge of the map.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EngineAt {
    engine: EngineKind,
    side: String,
    lead: String,
    axis: Side,
    /// The oxen that are tethered.
    #[serde(default)]
    oxen: Vec<String>,
    #[serde(default)]
    moved: u8,
    #[serde(default)]
    traction: Option<Traction>,
    /// The turn from which on a ram strikes again.
    #[serde(default)]
    strikes_from: u8,
    /// Its hexes that have burnt out, by their numbers.
    #[serde(default)]
    burnt: Vec<u8>,
    /// Who is with it beyond the edge of the map.
    #[serde(default)]
    beyond: BTreeMap<String, String>,
}

/// What has become of a man who is not on the field.
#[derive(Clone, Copy, Default, Deserialize)]
enum RestName {
    #[default]
    Waiting,
    Dead,
    Exited,
    LedOff,
}
impl RestName {
    fn post(self) -> Post {
        match self {
            Self::Waiting => Post::Waiting,
            Self::Dead => Post::Dead,
            Self::Exited => Post::Exited,
            Self::LedOff => Post::LedOff,
        }
    }
}

/// Somebody by his label, on a hex or gone.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct ManAt {
    man: String,
    at: Option<String>,
    /// The rear hex of a rider.
    rear: Option<String>,
    gone: Option<RestName>,
    wounded: bool,
    /// Upkeeps of his side until he recovers.
    stunned: u8,
    captive: bool,
    disarmed: bool,
    /// Movement points spent.
    moved: u8,
    /// Hexes straight ahead at the end of his movement.
    straight: u8,
    attacked: bool,
    target: bool,
    guards: bool,
    /// Without arms, beside a dead man since the upkeep of his side.
    finds_arms: bool,
    shot_in_defence: bool,
    ammunition: Option<u8>,
    /// Flaming arrows that he has left.
    arrows: Option<u8>,
}

/// Puts up a position; it goes on with the part of the phase that is named.
///
/// # Errors
/// What is wrong with the text: its form, an unknown label, or somebody where he cannot stand.
pub(super) fn arrange(world: &mut World, position: &str) -> Result<(), String> {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let position: Position = options.from_str(position).map_err(|e| e.to_string())?;
    let names = world.resource::<Names>().clone();
    let active =
        names.seat(&position.active).ok_or_else(|| format!("{}: one of {}", position.active, SIDES.join(", ")))?;
    let place = |label: &str| match names.read(Sort::Place, label) {
        Ok(Target::Place(place)) => Ok(place),
        _ => Err(format!("{label}: not a hex of the map")),
    };
    let rules = world.resource::<Rules>().clone();
    let mut ground = Ground::default();
    for (label, count) in &position.bodies {
        ground.add_bodies(place(label)?, *count, *count);
    }
    for (id, character) in rules.pieces() {
        let rest = position.rest.post();
        let away = matches!(rest, Post::Waiting | Post::Exited);
        let post = match character.rider {
            Some(_) if away => Post::WithRider,
            Some(_) => Post::Exited,
            None => rest,
        };
        let ammunition = rules.shooter(id).and_then(|weapon| weapon.carried).unwrap_or(0);
        let horse = character.horse.filter(|_| away);
        set(world, id, Man { post, ammunition, horse, ..Man::default() }, Place::NOWHERE);
    }
    let site = read_site(&rules, &position, &place)?;
    let mut tasks = Tasks::default();
    for work in &position.works {
        let men: Result<Vec<PieceId>, String> = (work.men.iter())
            .map(|man| match names.read(Sort::Piece, man) {
                Ok(Target::Piece(id)) => Ok(id),
                _ => Err(format!("{man}: nobody of this scenario")),
            })
            .collect();
        let hands = men?;
        let Some(first) = hands.first() else { return Err(format!("{}: nobody works", work.on)) };
        let task = Task { job: work.kind, hex: place(&work.on)?, lean: work.lean.as_deref().map(place).transpose()? };
        tasks.works.begin(Work { kind: task, owner: rules.character(*first).side, hands, left: work.left });
    }
    let engines = read_engines(&rules, &position, &names)?;
    let no_tasks = Tasks::default();
    let siegeworks = read_siegeworks(&rules, &position, &names)?;
    let mut board = Board::new(&rules, &ground, &site, &no_tasks, &engines, &siegeworks, position.turn);
    if let Some(mantlet) = siegeworks.mantlets.iter().find(|mantlet| !is_open_to_mantlets(&board, mantlet.hex)) {
        return Err(format!("{}: no ground for a mantlet", names.label(Target::Place(mantlet.hex))));
    }
    for wanted in &position.men {
        let Ok(Target::Piece(id)) = names.read(Sort::Piece, &wanted.man) else {
            return Err(format!("{}: nobody of this scenario", wanted.man));
        };
        let character = rules.character(id);
        let post = match (&wanted.at, wanted.gone) {
            (Some(_), None) => Post::OnField,
            (None, Some(gone)) => gone.post(),
            _ => return Err(format!("{}: give `at` or `gone`", wanted.man)),
        };
        let rear = wanted.rear.as_deref().map(place).transpose()?;
        // Who is on the field rides his own horse, if he rides; who is gone or waits has it with him.
        let with_horse = rear.is_some() || matches!(post, Post::Waiting | Post::Exited);
        let horse = character.horse.filter(|_| with_horse);
        let carried = rules.shooter(id).and_then(|weapon| weapon.carried).unwrap_or(0);
        let man = Man {
            post,
            wounded: wanted.wounded,
            stunned: wanted.stunned,
            rear,
            horse,
            finds_arms: wanted.finds_arms,
            captive: wanted.captive,
            disarmed: wanted.disarmed,
            moved: wanted.moved,
            straight: wanted.straight,
            attacked: wanted.attacked,
            target: wanted.target,
            guards: wanted.guards,
            shot_in_defence: wanted.shot_in_defence,
            shot_in_offence: false,
            may_escape: false,
            ammunition: wanted.ammunition.unwrap_or(carried),
        };
        let at = wanted.at.as_deref().map(place).transpose()?.unwrap_or(Place::NOWHERE);
        if post == Post::OnField {
            let hexes = [Some(at), man.rear].into_iter().flatten();
            for hex in hexes.clone() {
                if !board.is_free(hex) {
                    return Err(format!("{}: somebody else stands on {}", wanted.man, names.label(Target::Place(hex))));
                }
            }
            if let Some(rear) = man.rear
                && (!rules.map.adjacent(at, rear) || character.horse.is_none())
            {
                return Err(format!(
                    "{}: cannot ride with the rear on {}",
                    wanted.man,
                    names.label(Target::Place(rear))
                ));
            }
            board.put(id, man, at);
            for hex in hexes {
                if character.rider.is_none() && may_stand(&board, id, hex).is_err() {
                    return Err(format!("{}: cannot stand on {}", wanted.man, names.label(Target::Place(hex))));
                }
            }
        }
        // His horse is with him, or out of play unless it is named, too.
        if let Some(of_his) = character.horse
            && !position.men.iter().any(|other| other.man == rules.character(of_his).label)
        {
            let post = if horse.is_some() { Post::WithRider } else { Post::Exited };
            set(world, of_his, Man { post, ..Man::default() }, Place::NOWHERE);
        }
        set(world, id, man, at);
        if let Some(left) = wanted.arrows {
            tasks.flamed.push((id, rules.data.works.flaming_arrows.saturating_sub(left)));
        }
    }
    for basin in &siegeworks.basins {
        if let Some(bearers) = basin.bearers
            && !are_opposite(&board, basin.hex, bearers.map(|id| board.front(id)))
        {
            let hex = names.label(Target::Place(basin.hex));
            return Err(format!("{hex}: its bearers do not stand on opposite sides of it"));
        }
    }
    let phase = match position.phase {
        PhaseName::Movement => Phase::Movement,
        PhaseName::DefensiveFire => Phase::DefensiveFire,
        PhaseName::OffensiveFire => Phase::OffensiveFire,
        PhaseName::Combat => Phase::Combat,
    };
    world.insert_resource(Clock { turn: position.turn, phase, active, ..default() });
    world.insert_resource(ground);
    world.insert_resource(site);
    let beyond: Vec<PieceId> = engines.all.iter().flat_map(|e| &e.beyond).map(|(id, _)| *id).collect();
    for id in beyond {
        set(world, id, Man { post: Post::Astride, ..Man::default() }, Place::NOWHERE);
    }
    world.insert_resource(tasks);
    world.insert_resource(engines);
    world.insert_resource(siegeworks);
    begin(world, &REST_OF_PHASE, active);
    Ok(())
}

/// Engines as the text has them, or as the scenario begins.
fn read_engines(rules: &Rules, position: &Position, names: &Names) -> Result<Engines, String> {
    let piece = |label: &String| match names.read(Sort::Piece, label) {
        Ok(Target::Piece(id)) => Ok(id),
        _ => Err(format!("{label}: nobody of this scenario")),
    };
    let pieces = |labels: &[String]| labels.iter().map(piece).collect::<Result<Vec<_>, _>>();
    let (engaged, fought) = (pieces(&position.engaged)?, pieces(&position.fought)?);
    let mut engines = Engines { engaged, fought, ..default() };
    if position.engines.is_empty() {
        engines.all = engines_at_start(rules).all;
    }
    for wanted in &position.engines {
        let side = names.seat(&wanted.side).ok_or_else(|| format!("{}: no side", wanted.side))?;
        let lead = hex_of_label(&wanted.lead).ok_or_else(|| format!("{}: not a hex", wanted.lead))?;
        let mut engine = Engine::new(wanted.engine, side, lead, wanted.axis.heading());
        for (which, label) in wanted.oxen.iter().enumerate().take(2) {
            engine.team[which] = Some(piece(label)?);
        }
        for (label, berth) in &wanted.beyond {
            let berth = Berth::of_name(berth).ok_or_else(|| format!("{berth}: not a place with an engine"))?;
            engine.beyond.push((piece(label)?, berth));
        }
        engine.moved = wanted.moved;
        engine.traction = wanted.traction;
        engine.strikes_from = wanted.strikes_from;
        let hexes = engine.cells(rules.data.engines.of(wanted.engine)).len();
        if let Some(number) = wanted.burnt.iter().find(|number| usize::from(**number) >= hexes) {
            return Err(format!("{number}: the engine has {hexes} hexes, from 0"));
        }
        engine.burnt = wanted.burnt.iter().fold(0, |bits, number| bits | 1 << number);
        engines.all.push(engine);
    }
    Ok(engines)
}

/// Mantlets, heaps and basins as the text has them; nothing is laid in the middle of a battle.
fn read_siegeworks(rules: &Rules, position: &Position, names: &Names) -> Result<Siegeworks, String> {
    let (_, at_start) = site_at_start(rules);
    let none = [0; 2];
    let mut siegeworks =
        Siegeworks { heaps_left: none, basins_left: none, fascines_left: none, rubble_left: none, ..at_start };
    let place = |label: &String| match names.read(Sort::Place, label) {
        Ok(Target::Place(place)) if !rules.map.is_upper(place) || rules.has_hourd(rules.map.hex_of(place)) => Ok(place),
        _ => Err(format!("{label}: not a hex of the map")),
    };
    if let Some(heaps) = &position.heaps {
        siegeworks.heaps = heaps.iter().map(place).collect::<Result<_, _>>()?;
    }
    if let Some(basins) = &position.basins {
        siegeworks.basins.clear();
        for wanted in basins {
            let man = |label: &String| match names.read(Sort::Piece, label) {
                Ok(Target::Piece(id)) => Ok(id),
                _ => Err(format!("{label}: nobody of this scenario")),
            };
            let bearers: Vec<PieceId> = wanted.bearers.iter().map(man).collect::<Result<_, _>>()?;
            let bearers = match bearers[..] {
                [] if !wanted.set => None,
                [one, other] => Some([one, other]),
                _ => return Err(format!("{}: a basin has two bearers", wanted.at)),
            };
            siegeworks.basins.push(Basin { bearers, set: wanted.set, ..Basin::standing(place(&wanted.at)?) });
        }
    }
    for wanted in &position.mantlets {
        let Ok(Target::Place(hex)) = names.read(Sort::Place, &wanted.at) else {
            return Err(format!("{}: not a hex of the map", wanted.at));
        };
        if siegeworks.mantlet(hex).is_some() {
            return Err(format!("{}: two mantlets", wanted.at));
        }
        siegeworks.mantlets.push(Mantlet { hex, facing: wanted.faces.heading() });
    }
    for (side, left) in &position.mantlets_left {
        let seat = names.seat(side).ok_or_else(|| format!("{side}: no side"))?;
        siegeworks.mantlets_left[usize::from(seat.0)] = *left;
    }
    Ok(siegeworks)
}

/// Doors, bridges, ladders and fire as the text has them.
fn read_site(
    rules: &Rules,
    position: &Position,
    place: &impl Fn(&str) -> Result<Place, String>,
) -> Result<Site, String> {
    let (mut site, _) = site_at_start(rules);
    for (label, terrain) in &position.terrain {
        site.becomes(place(label)?, *terrain);
    }
    for (label, door) in &position.doors {
        let hex = place(label)?;
        if !rules.map.terrain(rules.map.hex_of(hex)).is_door() {
            return Err(format!("{label}: no door that can be closed"));
        }
        site.set_door(hex, *door);
    }
    for (label, turn) in &position.fires {
        site.light(place(label)?, *turn);
    }
    for label in &position.burnt {
        site.burn(place(label)?);
    }
    for (label, degrees) in &position.damage {
        let hex = place(label)?;
        let terrain = site.terrain(hex).unwrap_or(rules.map.terrain(hex));
        let Some(material) = rules.data.bombardment.of(terrain).filter(|_| !rules.map.is_upper(hex)) else {
            return Err(format!("{label}: no wall that can be damaged"));
        };
        if *degrees == 0 || *degrees >= material.degrees {
            return Err(format!("{label}: it stands with less than {} degrees of damage, from 1", material.degrees));
        }
        site.set_damage(hex, *degrees);
    }
    for ladder in &position.ladders {
        // A position may have more ladders than its scenario.
        let side = if site.ladders_left[0] > 0 { 0 } else { 1 };
        site.ladders_left[side] = site.ladders_left[side].saturating_sub(1);
        let lean = ladder.lean.as_deref().map(place).transpose()?;
        let foot = place(&ladder.at)?;
        if lean.is_some() && rules.has_hourd(foot) && !site.burnt.contains(&foot) {
            return Err(format!("{}: no ladder stands under a hourd", ladder.at));
        }
        site.ladders.push(Ladder { foot, lean });
    }
    Ok(site)
}

fn set(world: &mut World, id: PieceId, man: Man, at: Place) {
    let entity = world.resource::<Pieces>().entity(id);
    world.entity_mut(entity).insert((man, At(at)));
}
