//! The bridge of a belfry: two men at its winch let it down onto the wall before it, and whoever is under it makes way
//!
use crate::games::anarchy::access::{Write, hex, piece};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::board::belfries::{BRIDGE_FLOOR, Tower};
use crate::games::anarchy::chapters::tactical::combat::FIGHT_OVER;
use crate::games::anarchy::chapters::tactical::ladders;
use crate::games::anarchy::chapters::tactical::retreat::{RETREATS, hexes, may_retreat_off};
use crate::games::anarchy::chapters::tactical::works::plan_bridge;
use crate::games::anarchy::data::files::Terrain;
use crate::games::anarchy::data::towers::TowerData;
use crate::games::anarchy::state::{Post, Task as Work};
use crate::table::prelude::*;
use bevy::prelude::*;

/// A bridge falls.
pub const BRIDGE_FALLS: Step<()> = Step::new("anarchy.bridge_falls");
/// It falls on somebody.
pub const CRUSHED: Step<PieceId> = Step::new("anarchy.crushed");
/// What it does to him when he has made way.
pub const CRUSH_STUNS: Step<PieceId> = Step::new("anarchy.crush_stuns");
pub const CRUSH_WOUNDS: Step<PieceId> = Step::new("anarchy.crush_wounds");
/// It lies on the wall.
pub const BRIDGE_LIES: Step<()> = Step::new("anarchy.bridge_lies");

/// Lets the bridge of the belfry down.
pub const LOWER_BRIDGE: Verb<()> = Verb::new("anarchy.lower_bridge");

pub const WINCH_MEN_MISSING: Refusal = Refusal::new("winch_men_missing", "A-4.2.29");
pub const BRIDGE_LIES_ALREADY: Refusal = Refusal::new("task_impossible", "A-4.2.29");
pub const BRIDGE_NOT_ADJACENT: Refusal = Refusal::new("bridge_not_adjacent", "A-4.2.45");
pub const HOURD_UNDER_BRIDGE: Refusal = Refusal::new("hourd_blocks_bridge", "A-3.3.07");
pub const HOURD_BLOCKS_BRIDGE: Refusal = Refusal::new("hourd_blocks_bridge", "A-3.3.37");

/// The hexes straight ahead of a hex of a belfry, up to so many.
fn ahead(board: &Board, tower: &Tower, cell: u8, most: u8) -> Vec<Place> {
    let Some(from) = tower.cells[usize::from(cell)] else { return vec![] };
    let step = |at: &Place| board.map.hexes.neighbour(*at, tower.heading());
    std::iter::successors(step(&from), step).take(most.into()).collect()
}

/// Where the bridge of a belfry would lie: straight ahead of each of its three foremost hexes, at most so far as it reaches, up to the
/// first hex of a rampart, that one included. The ramparts are those of its level.
pub fn span(board: &Board, tower: &Tower) -> Vec<Place> {
    let level = tower.level(BRIDGE_FLOOR);
    let mut all = vec![];
    for cell in tower.heads() {
        let column = ahead(board, tower, cell, tower.data.bridge_reach);
        let rampart = |at: &Place| board.terrain(*at).is_crenelled();
        let Some(end) = column.iter().position(rampart) else { continue };
        let open = |at: &Place| board.features(*at).top.unwrap_or(board.level(*at)) < level;
        if board.level(column[end]) == level && column[..end].iter().all(open) {
            all.extend(column[..end].iter().map(|at| board.map.upper(*at)));
            all.push(column[end]);
        }
    }
    all
}

/// Whether the hourds before a belfry let its bridge down: none hangs where it would lie, and none ahead of it.
fn clear_of_hourds(board: &Board, tower: &Tower) -> Allowed {
    let mut why = Ok(());
    for cell in tower.heads() {
        let column = ahead(board, tower, cell, tower.data.bridge_reach);
        let before_wall = column.iter().take_while(|at| !board.terrain(**at).is_on_wall()).count();
        if column[..before_wall].iter().any(|at| board.hourd_over(*at).is_some()) {
            if before_wall < column.len() {
                return Err(HOURD_UNDER_BRIDGE);
            }
            why = Err(HOURD_BLOCKS_BRIDGE);
        }
    }
    why
}

/// Whether a man stands at the winch of a belfry of his side whose bridge can be let down now.
pub fn may_lower(board: &Board, id: PieceId) -> Allowed {
    let at = board.on_floor(board.front(id)).filter(|at| board.engines.all[at.tower.engine].side == board.side(id));
    let Some(at) = at else { return Err(WINCH_MEN_MISSING) };
    if at.tower.is_lowered() {
        return Err(BRIDGE_LIES_ALREADY);
    }
    if at.floor != BRIDGE_FLOOR || !at.tower.winch().contains(&at.cell) {
        return Err(WINCH_MEN_MISSING);
    }
    clear_of_hourds(board, at.tower)?;
    if span(board, at.tower).is_empty() { Err(BRIDGE_NOT_ADJACENT) } else { Ok(()) }
}

/// Whether another man stands at the other hex of the same winch.
pub fn may_share(board: &Board, first: PieceId, id: PieceId) -> bool {
    let winch = |id: PieceId| {
        let at = board.on_floor(board.front(id)).filter(|at| at.floor == BRIDGE_FLOOR)?;
        at.tower.winch().contains(&at.cell).then_some((at.tower.engine, at.cell))
    };
    winch(first).zip(winch(id)).is_some_and(|(one, other)| one.0 == other.0 && one.1 != other.1)
}

/// The work at the winch of a man's belfry.
pub(in crate::games::anarchy::chapters::tactical) fn hex_of_work(board: &Board, id: PieceId) -> Option<Place> {
    let at = board.on_floor(board.front(id))?;
    at.tower.cells[usize::from(at.tower.heads()[0])]
}

/// Offers a man in a belfry to let its bridge down.
pub(in crate::games::anarchy::chapters::tactical) fn offer(
    prompt: &mut Prompt,
    board: &Board,
    id: PieceId,
    may_begin: impl Fn(Place) -> Allowed,
) {
    let Some(at) = board.on_floor(board.front(id)) else { return };
    // Once it is down only who stands at the winch is told so.
    if at.floor != BRIDGE_FLOOR || at.tower.is_lowered() && !at.tower.winch().contains(&at.cell) {
        return;
    }
    if let Some(hex) = hex_of_work(board, id) {
        prompt.offer(&LOWER_BRIDGE, [()], |()| may_begin(hex));
    }
}

/// The men have stood at the winch for a turn: the bridge falls.
pub(in crate::games::anarchy::chapters::tactical) fn let_go(battle: &mut Write, work: &Work) {
    let board = battle.board();
    let Some((engine, places)) = (board.in_tower(work.hex)).map(|at| (at.tower.engine, span(&board, at.tower))) else {
        return;
    };
    battle.belfries.change(engine).falling = places;
}

/// What is to be done if a bridge falls just now.
pub(in crate::games::anarchy::chapters::tactical) fn falling(battle: &Write) -> Option<Task> {
    let board = battle.board();
    board.towers.iter().any(|tower| !tower.falling().is_empty()).then(|| BRIDGE_FALLS.on(()))
}

pub(in crate::games::anarchy) fn bridge_falls(In(()): In<()>, battle: Write) -> Flow {
    let board = battle.board();
    let hexes = board.towers.iter().flat_map(|tower| tower.falling()).filter(|at| !board.map.is_upper(**at));
    let men: Vec<PieceId> = hexes.filter_map(|at| board.at(*at)).collect();
    Flow::then(men.into_iter().map(|id| CRUSHED.on(id)).chain([BRIDGE_LIES.on(())]).collect::<Vec<_>>())
}

/// What the bridge does to a man on whom it falls.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Crush {
    Retreats,
    Stunned,
    Wounded,
    Killed,
}

/// What a die does to a man, mail and all.
pub fn crush(tower: &TowerData, die: i32) -> Crush {
    let (stunned, wounded, killed) = tower.crush;
    match die {
        _ if die >= killed => Crush::Killed,
        _ if die >= wounded => Crush::Wounded,
        _ if die >= stunned => Crush::Stunned,
        _ => Crush::Retreats,
    }
}

/// He is killed, or goes back a hex and suffers what else the die says; where he cannot go back that is a wound and no more.
pub(in crate::games::anarchy) fn crushed(In(id): In<PieceId>, mut battle: Write) -> Flow {
    let board = battle.board();
    let front = board.front(id);
    let Some(tower) = board.towers.iter().find(|tower| tower.falling().contains(&front)) else { return Flow::done() };
    let side = board.engines.all[tower.engine].side;
    let armour = if board.rules.class(id).armoured { tower.data.crush_armour } else { 0 };
    let data = tower.data.clone();
    let can_retreat = !hexes(&board, id, &[]).is_empty() || may_retreat_off(&board, id).is_ok();
    let was_stunned = board.man(id).stunned > 0;
    let roll = battle.roll(side, "anarchy-roll-crush");
    let result = crush(&data, roll.face + armour);
    let (stunned, wounded, killed) = data.crush;
    let key = match result {
        Crush::Retreats => "anarchy-crush-retreats",
        Crush::Stunned => "anarchy-crush-stunned",
        Crush::Wounded => "anarchy-crush-wounded",
        Crush::Killed => "anarchy-crush-killed",
    };
    battle.chronicle.note("A-4.2.31", || {
        Entry::new("anarchy-log-crushed", "A-4.2.31")
            .by(side)
            .with("unit", piece(id))
            .with("hex", hex(front))
            .with("armour", Word::Number(armour))
            .with("stunned", Word::Number(stunned))
            .with("wounded", Word::Number(wounded))
            .with("killed", Word::Number(killed))
            .with("result", Word::Key(key))
            .roll(roll)
    });
    if result == Crush::Killed {
        battle.kill(id, "A-4.2.31");
        return Flow::done();
    }
    // Nobody drives him but the bridge.
    battle.fight.away_from.clear();
    let hurt = match result {
        Crush::Stunned => Some(CRUSH_STUNS.on(id)),
        Crush::Wounded => Some(CRUSH_WOUNDS.on(id)),
        Crush::Retreats | Crush::Killed => None,
    };
    let hurt = hurt.filter(|_| can_retreat && !was_stunned);
    Flow::then([RETREATS.on(id)].into_iter().chain(hurt).chain([FIGHT_OVER.on(())]).collect::<Vec<_>>())
}
pub(in crate::games::anarchy) fn crush_stuns(In(id): In<PieceId>, mut battle: Write) -> Flow {
    if battle.man(id).post == Post::OnField {
        battle.stun(id);
    }
    Flow::done()
}
pub(in crate::games::anarchy) fn crush_wounds(In(id): In<PieceId>, mut battle: Write) -> Flow {
    if battle.man(id).post == Post::OnField {
        battle.wound(id);
    }
    Flow::done()
}

/// The bridge is down for good: ladders below it are knocked over, and what stood on the wall there is lost.
pub(in crate::games::anarchy) fn bridge_lies(In(()): In<()>, mut battle: Write) -> Flow {
    let falling: Vec<(usize, Vec<Place>)> = {
        let board = battle.board();
        let falls = board.towers.iter().filter(|tower| !tower.falling().is_empty());
        falls.map(|tower| (tower.engine, tower.falling().to_vec())).collect()
    };
    for (engine, places) in falling {
        for at in &places {
            let below = battle.rules.map.hex_of(*at);
            if below == *at {
                battle.siegeworks.heaps.retain(|heap| heap != at);
                battle.siegeworks.lose_basin(*at);
                battle.artillery.lose_ballista(*at);
            } else {
                ladders::knock_over(&mut battle, below, "A-4.2.31");
            }
        }
        let side = battle.engines.all[engine].side;
        let last = places.last().copied();
        let belfry = battle.belfries.change(engine);
        belfry.falling.clear();
        belfry.bridge = places;
        belfry.lowered = true;
        if let Some(at) = last {
            battle
                .chronicle
                .note("A-4.2.30", || Entry::new("anarchy-log-bridge-down", "A-4.2.30").by(side).with("hex", hex(at)));
        }
    }
    Flow::done()
}

/// A man at the winch begins, with the other.
pub(in crate::games::anarchy) fn lower_bridge(In((_, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let id = battle.clock.moving.expect("somebody moves");
    let hex = hex_of_work(&battle.board(), id).expect("the prompt offers it only in a belfry");
    plan_bridge(&mut battle, hex)
}

/// Whether a hourd keeps somebody from a bridge: nobody fights out of a hourd with who is on it, on what is left of the wall
/// either.
pub fn hourd_against_bridge(board: &Board, a: Place, b: Place) -> bool {
    let hourd = |place: Place| board.terrain(place) == Terrain::Hourd;
    hourd(a) && board.bridge(b).is_some() || hourd(b) && board.bridge(a).is_some()
}

/// Registers the steps and the verb.
pub(super) fn plugin(app: &mut App) {
    app.step(&BRIDGE_FALLS, bridge_falls)
        .step(&CRUSHED, crushed)
        .step(&CRUSH_STUNS, crush_stuns)
        .step(&CRUSH_WOUNDS, crush_wounds)
        .step(&BRIDGE_LIES, bridge_lies)
        .verb(&LOWER_BRIDGE, lower_bridge);
}
