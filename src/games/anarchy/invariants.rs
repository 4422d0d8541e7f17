//! What must hold after every order (chapter 10), as far as the battle goes.
use super::access::Read;
use super::chapters::tactical::engines::berthed;
use super::chapters::tactical::paths::may_stand;
use super::chapters::tactical::siegeworks::demolition::material;
use super::chapters::tactical::siegeworks::is_open_to_mantlets;
use super::chapters::tactical::siegeworks::oil::are_opposite;
use super::data::files::Terrain;
use super::state::{Berth, Mangonel, Post};
use crate::table::prelude::*;
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;

/// Whether a question is one of those that begin a part of a phase, when everything before it is settled.
fn is_free_choice(text: &str) -> bool {
    matches!(
        text,
        "anarchy-ask-move" | "anarchy-ask-offensive-fire" | "anarchy-ask-defensive-fire" | "anarchy-ask-combat"
    )
}

/// The invariants that the position breaks, in English.
pub fn broken(world: &mut World) -> Vec<String> {
    world.run_system_once(check).expect("the battle can be read")
}

fn check(battle: Read, names: Res<Names>, waiting: Res<Waiting>) -> Vec<String> {
    let board = battle.board();
    let mut wrong = vec![];
    let name = |id: PieceId| names.label(Target::Piece(id));
    let mut taken: Vec<(Place, PieceId)> = vec![];
    for id in board.all() {
        let man = board.man(id);
        let is_horse = board.rules.character(id).rider.is_some();
        if man.post != Post::OnField {
            if man.rear.is_some() || board.front(id) != Place::NOWHERE {
                wrong.push(format!("{} is off the field and stands on it", name(id)));
            }
            continue;
        }
        for hex in board.hexes_of(id) {
            if let Some((_, other)) = taken.iter().find(|(place, _)| *place == hex) {
                wrong.push(format!("{} and {} stand in one hex", name(*other), name(id)));
            }
            taken.push((hex, id));
            if board.at(hex) != Some(id) {
                wrong.push(format!("{} is not found where he stands", name(id)));
            }
            if !is_horse && may_stand(&board, id, hex).is_err() {
                wrong.push(format!("{} stands where he may not", name(id)));
            }
        }
        if let Some(rear) = man.rear
            && !board.map.adjacent(board.front(id), rear)
        {
            wrong.push(format!("the two hexes of {} are apart", name(id)));
        }
        if man.is_mounted() && board.rules.character(id).mounted.is_none() {
            wrong.push(format!("{} rides and cannot", name(id)));
        }
        let (most, spent) = (board.rules.character(id).mounted.map_or(0, |both| both.0.2), i32::from(man.moved));
        if !man.captive && spent > most.max(board.rules.character(id).foot.0.2) {
            wrong.push(format!("{} has spent {spent} movement points", name(id)));
        }
    }
    // Every rider has a horse of his own, and every horse that is with a rider is with one.
    let mut ridden: Vec<PieceId> = vec![];
    for id in board.all() {
        let man = board.man(id);
        let Some(horse) = man.horse else {
            if man.is_mounted() {
                wrong.push(format!("{} rides nothing", name(id)));
            }
            continue;
        };
        let rides = man.is_mounted() || matches!(man.post, Post::Waiting | Post::Exited);
        if !rides || ridden.contains(&horse) || board.man(horse).post != Post::WithRider {
            wrong.push(format!("{} has a horse that is not his", name(id)));
        }
        ridden.push(horse);
    }
    for horse in board.all().filter(|id| board.man(*id).post == Post::WithRider) {
        if !ridden.contains(&horse) {
            wrong.push(format!("{} has no rider", name(horse)));
        }
    }
    // Engines stand on ground over which they move, their oxen in their places, and who is beyond the edge is with one of them.
    for engine in board.engines.all.iter().filter(|engine| !engine.gone) {
        let data = board.rules.data.engines.of(engine.kind);
        for place in engine.cells(data).iter().filter_map(|cell| board.map.hexes.place(cell.hex)) {
            if !data.ground.contains(&board.terrain(place)) {
                wrong.push(format!("the {} stands on {}", engine.kind.name(), board.map.label(place)));
            }
        }
        for (which, ox) in engine.team.iter().enumerate() {
            if let Some(ox) = ox
                && berthed(&board, engine, Berth::Ox(which as u8)) != Some(*ox)
            {
                wrong.push(format!("{} is not in its place", name(*ox)));
            }
        }
    }
    // No floor of a belfry holds more men than there is room for, and its bridge lies where it reaches.
    for tower in &board.towers {
        for floor in tower.floors() {
            let men = board.men_on(tower, floor).count();
            if men > tower.data.capacity[usize::from(floor) - 1] {
                wrong.push(format!("{men} men on floor {floor} of a belfry"));
            }
        }
        if !tower.falling().is_empty() {
            let asked = waiting.0.as_ref().is_some_and(|prompt| prompt.text == "anarchy-ask-retreat");
            if !asked {
                wrong.push("the bridge of a belfry is in the air".into());
            }
        }
        if tower.is_lowered() && board.engines.all[tower.engine].moved > 0 {
            wrong.push("a belfry has moved with its bridge down".into());
        }
    }
    // Mantlets stand on ground over which they are moved, one a hex.
    for (which, mantlet) in board.siegeworks.mantlets.iter().enumerate() {
        let again = board.siegeworks.mantlets.iter().skip(which + 1).any(|other| other.hex == mantlet.hex);
        if again || !is_open_to_mantlets(&board, mantlet.hex) {
            wrong.push(format!("a mantlet stands on {}", board.map.label(mantlet.hex)));
        }
    }
    // Heaps and basins lie one a hex, no heap where a wall has fallen; who bears a basin is ready, and stands on one of
    // two opposite sides of it.
    let works = board.siegeworks;
    for (which, heap) in works.heaps.iter().enumerate() {
        if works.heaps[..which].contains(heap) || board.terrain(*heap) == Terrain::Rubble {
            wrong.push(format!("a heap lies on {}", board.map.label(*heap)));
        }
    }
    for (which, basin) in works.basins.iter().enumerate() {
        let again = works.basins[..which].iter().any(|other| other.hex == basin.hex);
        let held = basin.bearers.is_none_or(|bearers| {
            bearers.iter().all(|id| board.man(*id).is_ready())
                && are_opposite(&board, basin.hex, bearers.map(|id| board.front(id)))
        });
        if again || basin.set && basin.bearers.is_none() || !held && !basin.falls {
            wrong.push(format!("a basin stands on {}", board.map.label(basin.hex)));
        }
    }
    // Ballistae stand one a hex, on ground that takes them, with nobody in it, and are never loaded beyond their last turn
    //
    let ballistae = &board.artillery.ballistae;
    for (which, ballista) in ballistae.iter().enumerate() {
        let again = ballistae[..which].iter().any(|other| other.hex == ballista.hex);
        let stands = board.is_free(ballista.hex) && board.terrain(ballista.hex).takes_artillery();
        if again || !stands || ballista.loaded > board.rules.data.artillery.ballista_reload {
            wrong.push(format!("a ballista stands on {}", board.map.label(ballista.hex)));
        }
    }
    // So do mangonels.
    for (which, mangonel) in board.mangonels.all.iter().enumerate() {
        let again = board.mangonels.all[..which].iter().any(|other| other.at == mangonel.at);
        let stands = mangonel.hex().is_none_or(|hex| {
            board.is_free(hex) && board.terrain(hex).takes_artillery() && board.ballista(hex).is_none()
        });
        if again || !stands || mangonel.loaded > board.rules.data.artillery.mangonel().reload {
            wrong.push(format!("mangonel {which} does not stand as it should"));
        }
    }
    // Who serves one beyond the edge is with a side that has one there.
    for id in board.all().filter(|id| board.man(*id).post == Post::Battery) {
        let beyond = |mangonel: &Mangonel| mangonel.side == board.side(id) && mangonel.hex().is_none();
        if !board.mangonels.all.iter().any(beyond) {
            wrong.push(format!("{} serves no mangonel", name(id)));
        }
    }
    if board.mangonels.struck.is_some() && waiting.0.as_ref().is_some_and(|prompt| is_free_choice(prompt.text)) {
        wrong.push("a stone is in the air".into());
    }
    // A wall that is damaged stands, and has not had its last degree.
    for (hex, degrees) in board.walls.damaged() {
        if material(&board, hex).is_none_or(|line| degrees == 0 || degrees >= line.degrees) {
            wrong.push(format!("{} has {degrees} degrees of damage", board.map.label(hex)));
        }
    }
    for id in board.all() {
        let with =
            board.engines.on_field().flat_map(|(_, engine)| &engine.beyond).filter(|(other, _)| *other == id).count();
        if with != usize::from(board.man(id).post == Post::Astride) {
            wrong.push(format!("{} is beyond the edge with {with} engines", name(id)));
        }
    }
    if let Some(prompt) = &waiting.0
        && prompt.offered.is_empty()
    {
        wrong.push("a question without an answer".into());
    }
    let limit = board.rules.last_turn();
    if battle.clock.turn > limit {
        wrong.push(format!("turn {} of {limit}", battle.clock.turn));
    }
    wrong
}
