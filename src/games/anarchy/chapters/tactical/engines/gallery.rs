//! Chapter 5.3, the gallery: a roof on wheels under which sappers mine a wall. Against the wall, under its awning, there is more room
//! in the course of a battle they roll for the mine where the scenario has it so (6.3).
use super::words::{AWNING_MANNED, NO_ENGINE, says};
use super::{crew, data, hands, serves};
use crate::games::anarchy::access::{Write, hex};
use crate::games::anarchy::board::{Board, is_against_wall};
use crate::games::anarchy::chapters::tactical::artillery::is_engineer;
use crate::games::anarchy::chapters::tactical::siegeworks::demolition::material;
use crate::games::anarchy::chapters::tactical::siegeworks::scald::spilt;
use crate::games::anarchy::data::bombardment::{Blow, Material, least_of};
use crate::games::anarchy::data::engines::EngineKind;
use crate::games::anarchy::data::files::SAPPER;
use crate::games::anarchy::state::{Berth, Engine, Strikes};
use crate::table::prelude::*;
use bevy::prelude::*;

/// The sappers in a gallery mine the wall in this hex.
pub const DIG: Verb<Place> = Verb::new("anarchy.dig");

pub const NOT_AT_WALL: Refusal = Refusal::new("task_impossible", "A-6.2.02");
pub const NOTHING_TO_MINE: Refusal = Refusal::new("task_impossible", "A-6.3.01");
pub const ENGINEER_MISSING: Refusal = Refusal::new("engineer_missing", "A-6.3.02");
pub const SAPPERS_MISSING: Refusal = Refusal::new("crew_missing", "A-6.3.02");
pub const DIGS_LATER: Refusal = Refusal::new("not_loaded", "A-6.3.03");
pub const ALREADY_MINED: Refusal = Refusal::new("already_mined", "A-6.3.04");

/// Who stands under the awning of an engine.
fn under_awning<'b>(board: &'b Board, engine: &'b Engine) -> impl Iterator<Item = PieceId> + 'b {
    let cells = engine.cells(data(board, engine));
    let is_under = move |berth: Berth| matches!(berth, Berth::Cell(number) if cells[usize::from(number)].awning);
    crew(board, engine).into_iter().filter(move |(_, berth)| is_under(*berth)).map(|(id, _)| id)
}

/// A gallery does not move as long as anybody stands under its awning: the eight hexes behind that hold all who go along.
pub(super) fn may_move(board: &Board, engine: &Engine) -> Allowed {
    let is_manned = data(board, engine).has_awning() && under_awning(board, engine).next().is_some();
    if is_manned { Err(AWNING_MANNED) } else { Ok(()) }
}

/// A gallery has come to a wall, or has left it: from when on its sappers roll.
pub(super) fn note_arrival(battle: &mut Write, number: usize) {
    let Some(mining) = battle.rules.scenario.mining else { return };
    let engine = &battle.engines.all[number];
    if engine.kind != EngineKind::Gallery {
        return;
    }
    let stands = is_against_wall(&battle.rules, engine);
    let from = if stands { battle.clock.turn.saturating_add(mining.turns) } else { 0 };
    battle.walls.set_strikes(Strikes { engine: number as u8, from, ..Strikes::default() });
}

/// The sappers in a gallery who can dig, and the engineer who directs them.
pub fn diggers(board: &Board, engine: &Engine) -> (Vec<PieceId>, Option<PieceId>) {
    let sappers = hands(board, engine).filter(|id| board.rules.class(*id).name == SAPPER).collect();
    let inside = crew(board, engine).into_iter().map(|(id, _)| id);
    (sappers, inside.filter(|id| serves(board, engine, *id)).find(|id| is_engineer(board, *id)))
}

/// What the sappers of a gallery would do to a wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dig {
    pub engine: usize,
    pub points: u8,
    pub material: Material,
}
impl Dig {
    /// The result of a face of the die. Points that engines would lose are left out of account.
    pub fn blow(&self, board: &Board, face: i32) -> Blow {
        board.rules.data.bombardment.blow(self.material, self.points, face)
    }
    /// From which face of the die on a wall is mined; 0 if none does it.
    pub fn needed(&self, board: &Board) -> i32 {
        least_of(board.rules.limits.die, |face| self.blow(board, face).damages())
    }
}

/// The walls before a gallery that stands against them.
pub fn walls_before(board: &Board, engine: &Engine) -> Vec<Place> {
    if engine.kind != EngineKind::Gallery || !is_against_wall(board.rules, engine) {
        return vec![];
    }
    data(board, engine).ahead(engine.lead, engine.heading).filter_map(|hex| board.map.hexes.place(hex)).collect()
}

/// Whether the sappers of a side may roll for the mine under a wall, and with how many points: their gallery stands against it
/// as long as the scenario asks for, its engineer is with them, and it is not mined yet.
pub fn may_dig(board: &Board, side: Seat, at: Place) -> Result<Dig, Refusal> {
    let own = || board.engines.on_field().filter(|(_, e)| e.side == side && e.kind == EngineKind::Gallery);
    if own().next().is_none() {
        return Err(NO_ENGINE);
    }
    let Some(mining) = board.rules.scenario.mining else { return Err(NOTHING_TO_MINE) };
    let before = |(_, engine): &(usize, &Engine)| walls_before(board, engine).contains(&at);
    let Some((number, engine)) = own().find(before) else { return Err(NOT_AT_WALL) };
    if !engine.is_of_use(data(board, engine)) {
        return Err(says(EngineKind::Gallery).burnt);
    }
    let Some(material) = material(board, at).filter(|_| !board.map.is_upper(at)) else { return Err(NOTHING_TO_MINE) };
    if board.mangonels.mines.contains(&at) {
        return Err(ALREADY_MINED);
    }
    if board.walls.strikes(number).from > board.turn {
        return Err(DIGS_LATER);
    }
    let (sappers, engineer) = diggers(board, engine);
    if engineer.is_none() {
        return Err(ENGINEER_MISSING);
    }
    let points = mining.points.saturating_mul(sappers.len() as u8);
    let dig = Dig { engine: number, points, material: material.material };
    if sappers.is_empty() { Err(SAPPERS_MISSING) } else { Ok(dig) }
}

/// Offers the walls under which the sappers of a side dig.
pub(in crate::games::anarchy::chapters::tactical) fn offer(prompt: &mut Prompt, board: &Board, side: Seat) {
    let own = board.engines.on_field().filter(|(_, engine)| engine.side == side);
    let walls: Vec<Place> = own.flat_map(|(_, engine)| walls_before(board, engine)).collect();
    prompt.offer(&DIG, walls, |at| may_dig(board, side, at).map(|_| ()));
}

/// The die is rolled on the table of bombardment; if the wall is damaged it is propped up, and a marker is put there
///
pub(in crate::games::anarchy) fn dig(In((side, at)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let dig = may_dig(&battle.board(), side, at).expect("the prompt offers only walls that are mined");
    let roll = battle.roll(side, "anarchy-roll-dig");
    let (blow, needed) = (dig.blow(&battle.board(), roll.face), dig.needed(&battle.board()));
    let (turn, turns) = (battle.clock.turn, battle.rules.scenario.mining.map_or(1, |mining| mining.turns));
    let strikes = battle.walls.strikes(dig.engine);
    battle.walls.set_strikes(Strikes { struck: turn, from: turn.saturating_add(turns), ..strikes });
    let result = if blow.damages() { "anarchy-dig-props" } else { "anarchy-dig-nothing" };
    if blow.damages() {
        battle.mangonels.mines.push(at);
    }
    battle.chronicle.note("A-6.3.03", || {
        Entry::new("anarchy-log-digs", "A-6.3.03")
            .by(side)
            .with("hex", hex(at))
            .with("points", Word::Number(dig.points.into()))
            .with("needed", Word::Number(needed))
            .with("result", Word::Key(result))
            .roll(roll)
    });
    Flow::then(spilt(&battle)).and_again()
}
