//! Positions written in RON, for rule scripts and lessons.
mod mangonels;
mod position;

use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::artillery::carriage::lies_there;
use crate::games::anarchy::chapters::tactical::belfry::bridge::span;
use crate::games::anarchy::chapters::tactical::paths::may_stand;
use crate::games::anarchy::chapters::tactical::setup::{engines_at_start, site_at_start};
use crate::games::anarchy::chapters::tactical::siegeworks::is_open_to_mantlets;
use crate::games::anarchy::chapters::tactical::siegeworks::oil::are_opposite;
use crate::games::anarchy::chapters::tactical::turn::REST_OF_PHASE;
use crate::games::anarchy::data::files::SIDES;
use crate::games::anarchy::data::towers::FLOORS;
use crate::games::anarchy::rules::Rules;
use crate::games::anarchy::state::{
    Artillery, Ballista, Basin, Belfries, Berth, Clock, Engine, Engines, Ground, Ladder, Man, Mantlet, Phase, Post,
    Siegeworks, Site, Strikes, Task, Tasks, Walls, hex_of_label,
};
use crate::table::kit::works::Work;
use crate::table::prelude::*;
use bevy::prelude::*;
use position::{PhaseName, Position};

/// Puts up a position; it goes on with the part of the phase that is named.
///
/// # Errors
/// What is wrong with the text: its form, an unknown label, or somebody where he cannot stand.
pub(in crate::games::anarchy) fn arrange(world: &mut World, position: &str) -> Result<(), String> {
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
            None if rest == Post::Waiting && rules.battery.contains(&id) => Post::Battery,
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
    let walls = read_walls(&rules, &position, &site, &names)?;
    let artillery = read_artillery(&rules, &position, &names)?;
    let mangonels = mangonels::read(&rules, &position, &names)?;
    let field = || {
        Board::new(&rules, &ground, &site, &no_tasks, &engines, &siegeworks, position.turn)
            .with_artillery(&artillery)
            .with_mangonels(&mangonels)
    };
    let belfries = read_belfries(&rules, &position, &field, &place)?;
    let mut board = field().with_belfries(&belfries);
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
    let is_taken = |hex: Place| lies_there(&board, hex) || board.berth(hex).is_some() || !board.is_free(hex);
    if let Some(ballista) = artillery.ballistae.iter().find(|ballista| is_taken(ballista.hex)) {
        return Err(format!("{}: no room for a ballista", names.label(Target::Place(ballista.hex))));
    }
    let mut emplaced = mangonels.all.iter().filter_map(|mangonel| mangonel.hex());
    if let Some(hex) = emplaced.find(|hex| is_taken(*hex) || board.ballista(*hex).is_some()) {
        return Err(format!("{}: no room for a mangonel", names.label(Target::Place(hex))));
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
    world.insert_resource(walls);
    world.insert_resource(artillery);
    world.insert_resource(mangonels);
    world.insert_resource(belfries);
    begin(world, &REST_OF_PHASE, active);
    Ok(())
}

/// Damaged walls and rams as the text has them.
fn read_walls(rules: &Rules, position: &Position, site: &Site, names: &Names) -> Result<Walls, String> {
    let mut walls = Walls::default();
    for (label, degrees) in &position.damage {
        let hex = match names.read(Sort::Place, label) {
            Ok(Target::Place(hex)) => hex,
            _ => return Err(format!("{label}: not a hex of this map")),
        };
        let terrain = site.terrain(hex).unwrap_or(rules.map.terrain(hex));
        let Some(material) = rules.data.bombardment.of(terrain).filter(|_| !rules.map.is_upper(hex)) else {
            return Err(format!("{label}: no wall that can be damaged"));
        };
        if *degrees == 0 || *degrees >= material.degrees {
            return Err(format!("{label}: it stands with less than {} degrees of damage, from 1", material.degrees));
        }
        walls.set_damage(hex, *degrees);
    }
    for (number, wanted) in position.engines.iter().enumerate().filter(|(_, wanted)| wanted.strikes_from > 0) {
        walls.set_strikes(Strikes { engine: number as u8, from: wanted.strikes_from, ..Strikes::default() });
    }
    for label in &position.fought {
        match names.read(Sort::Piece, label) {
            Ok(Target::Piece(id)) => walls.fought.push(id),
            _ => return Err(format!("{label}: nobody of this scenario")),
        }
    }
    Ok(walls)
}

/// Engines as the text has them, or as the scenario begins.
fn read_engines(rules: &Rules, position: &Position, names: &Names) -> Result<Engines, String> {
    let piece = |label: &String| match names.read(Sort::Piece, label) {
        Ok(Target::Piece(id)) => Ok(id),
        _ => Err(format!("{label}: nobody of this scenario")),
    };
    let pieces = |labels: &[String]| labels.iter().map(piece).collect::<Result<Vec<_>, _>>();
    let mut engines = Engines { engaged: pieces(&position.engaged)?, ..default() };
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
        let hexes = engine.cells(rules.data.engines.of(wanted.engine)).len();
        if let Some(number) = wanted.burnt.iter().find(|number| usize::from(**number) >= hexes) {
            return Err(format!("{number}: the engine has {hexes} hexes, from 0"));
        }
        engine.burnt = wanted.burnt.iter().fold(0, |bits, number| bits | 1 << number);
        engines.all.push(engine);
    }
    Ok(engines)
}

/// Belfries as the text has them: bridges that are down, floors that burn or have burnt.
fn read_belfries<'b>(
    rules: &Rules,
    position: &Position,
    field: &impl Fn() -> Board<'b>,
    place: &impl Fn(&str) -> Result<Place, String>,
) -> Result<Belfries, String> {
    let mut belfries = Belfries::default();
    let is_belfry = |wanted: &&position::EngineAt| rules.data.engines.of(wanted.engine).tower.is_some();
    if let Some(wanted) = position.engines.iter().find(is_belfry).filter(|_| !rules.map.has_floors()) {
        return Err(format!("{}: this scenario has no belfry", wanted.lead));
    }
    let nothing = Belfries::default();
    let before = field().with_belfries(&nothing);
    for (number, wanted) in position.engines.iter().enumerate() {
        let Some(tower) = before.tower(number) else {
            if wanted.bridge_down || wanted.climbed || !wanted.burnt_floors.is_empty() {
                return Err(format!("{}: no belfry", wanted.lead));
            }
            continue;
        };
        if wanted.moved > 0 {
            belfries.change(number).moved_in = position.turn;
        }
        if wanted.climbed {
            belfries.change(number).climbed = true;
        }
        if wanted.bridge_down {
            let span = span(&before, tower);
            if span.is_empty() {
                return Err(format!("{}: no rampart within the reach of its bridge", wanted.lead));
            }
            let belfry = belfries.change(number);
            (belfry.bridge, belfry.lowered) = (span, true);
        }
        for (floor, cells) in wanted.burnt_floors.iter().enumerate() {
            if floor >= FLOORS || cells.iter().any(|cell| usize::from(*cell) >= tower.cells.len()) {
                return Err(format!("{}: its floors have {} hexes each, from 0", wanted.lead, tower.cells.len()));
            }
            belfries.change(number).burnt[floor] = cells.iter().fold(0, |bits, cell| bits | 1 << cell);
        }
    }
    for (label, turn) in &position.fires {
        let at = place(label)?;
        if rules.map.floor_of(at).is_some() {
            let found = before.on_floor(at).map(|at| (at.tower.engine, at.floor, at.cell));
            let Some((engine, floor, cell)) = found else { return Err(format!("{label}: no floor of a belfry")) };
            belfries.change(engine).light(floor, cell, *turn);
        }
    }
    Ok(belfries)
}

/// Mantlets, heaps and basins as the text has them; nothing is laid in the middle of a battle.
fn read_siegeworks(rules: &Rules, position: &Position, names: &Names) -> Result<Siegeworks, String> {
    let (_, at_start, _) = site_at_start(rules);
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

/// Ballistae as the text has them; none is placed in the middle of a battle.
fn read_artillery(rules: &Rules, position: &Position, names: &Names) -> Result<Artillery, String> {
    let (.., at_start) = site_at_start(rules);
    let mut artillery = Artillery { ballistae_left: [0; 2], mantlets_left: [0; 2], ..at_start };
    for label in &position.carriers {
        match names.read(Sort::Piece, label) {
            Ok(Target::Piece(id)) => artillery.carriers.push(id),
            _ => return Err(format!("{label}: nobody of this scenario")),
        }
    }
    let Some(wanted) = &position.ballistae else { return Ok(artillery) };
    artillery.ballistae.clear();
    for line in wanted {
        let hex = match names.read(Sort::Place, &line.at) {
            Ok(Target::Place(hex)) if !rules.map.is_upper(hex) => hex,
            _ => return Err(format!("{}: not a hex of the map", line.at)),
        };
        let terrain = position.terrain.get(&line.at).copied().unwrap_or(rules.map.terrain(hex));
        if !terrain.takes_artillery() || artillery.ballista(hex).is_some() {
            return Err(format!("{}: no room for a ballista", line.at));
        }
        let side = names.seat(&line.side).ok_or_else(|| format!("{}: no side", line.side))?;
        let most = rules.data.artillery.ballista_reload;
        let loaded = line.loaded.unwrap_or(most);
        if loaded > most {
            return Err(format!("{}: a ballista is loaded with {most}, and never more", line.at));
        }
        let farthest = rules.data.artillery.ballista_hexes;
        if line.carried > farthest {
            return Err(format!("{}: a ballista is carried {farthest} hexes at most", line.at));
        }
        artillery.ballistae.push(Ballista { hex, side, loaded, carried: line.carried });
    }
    Ok(artillery)
}

/// Doors, bridges, ladders and fire as the text has them.
fn read_site(
    rules: &Rules,
    position: &Position,
    place: &impl Fn(&str) -> Result<Place, String>,
) -> Result<Site, String> {
    let (mut site, ..) = site_at_start(rules);
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
        let at = place(label)?;
        // Those on the floors of belfries are read with them.
        if rules.map.floor_of(at).is_none() {
            site.light(at, *turn);
        }
    }
    for label in &position.burnt {
        site.burn(place(label)?);
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
