//! Who stands in an engine that begins beyond the edge of the map: its side chooses before the battle.
use super::words::engine_key;
use super::{berthed, data};
use crate::games::anarchy::access::{Read, Write, piece};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::turn::{NOT_YOUR_PIECE, concede};
use crate::games::anarchy::data::engines::Cell;
use crate::games::anarchy::data::files::{ENGINEER, SAPPER};
use crate::games::anarchy::rules::Rules;
use crate::games::anarchy::state::{Berth, Engine, Engines, Post};
use crate::table::prelude::*;
use bevy::prelude::*;

/// A side chooses who comes on in its engines.
pub const MAN_ENGINES: Step<Seat> = Step::new("anarchy.man_engines");

/// This man goes into the engine.
pub const MAN: Verb<PieceId> = Verb::new("anarchy.man");
/// Those who are still wanted, as the program sees fit.
pub const USUAL_CREW: Verb<()> = Verb::new("anarchy.usual_crew");

/// Only a man on foot who is still to come goes into it.
pub const NOT_IN_ENGINE: Refusal = Refusal::new("not_in_engine", "A-0.67");

/// How many men an engine that a side has at the start still wants beyond the edge, by its number.
fn wanted(rules: &Rules, engines: &Engines, side: Seat) -> Option<(usize, usize)> {
    let lines = rules.scenario.side(side).engines.iter();
    let own = engines.all.iter().enumerate().filter(|(_, engine)| engine.side == side);
    own.zip(lines).find_map(|((number, engine), line)| {
        let left = usize::from(line.manned).saturating_sub(engine.beyond.len());
        (left > 0).then_some((number, left))
    })
}

/// Whether a side has anybody to choose.
pub fn is_asked(rules: &Rules, engines: &Engines, side: Seat) -> bool {
    wanted(rules, engines, side).is_some()
}

/// Whether somebody may go into an engine: a man of the side who is still to come, on foot.
fn may_man(board: &Board, side: Seat, id: PieceId) -> Allowed {
    if board.side(id) != side {
        return Err(NOT_YOUR_PIECE);
    }
    let character = board.rules.character(id);
    let is_man = !board.is_animal(id) && !character.rides && character.rider.is_none();
    if is_man && board.man(id).post == Post::Waiting { Ok(()) } else { Err(NOT_IN_ENGINE) }
}

/// The free place nearest to the front of an engine, beyond the edge of the map.
fn free_berth(board: &Board, engine: &Engine) -> Option<Berth> {
    let cells = engine.cells(data(board, engine)).into_iter().enumerate();
    let is_open = |(_, cell): &(usize, Cell)| cell.men && board.map.hexes.place(cell.hex).is_none();
    let far = |cell: &Cell| engine.lead.unsigned_distance_to(cell.hex);
    let mut open: Vec<(u32, usize)> = cells.filter(is_open).map(|(number, cell)| (far(&cell), number)).collect();
    open.sort_unstable();
    let berths = open.into_iter().map(|(_, number)| Berth::Cell(number as u8));
    berths.into_iter().find(|berth| berthed(board, engine, *berth).is_none())
}

pub(in crate::games::anarchy) fn man_engines(In(side): In<Seat>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let prompt = ask.prompt(side, "anarchy-ask-man");
    let Some((number, left)) = wanted(&battle.rules, &battle.engines, side) else { return prompt };
    let engine = engine_key(board.engines.all[number].kind);
    let mut prompt = prompt.with("engine", Word::Key(engine)).with("left", Word::Number(left as i32));
    prompt.offer(&MAN, board.pieces(side).collect::<Vec<_>>(), |id| may_man(&board, side, id));
    prompt.stand(&USUAL_CREW, [()], |()| Ok(()));
    concede(&mut prompt);
    prompt
}

pub(in crate::games::anarchy) fn man(In((side, id)): In<(Seat, PieceId)>, mut battle: Write) -> Flow {
    goes_in(&mut battle, side, id);
    Flow::again()
}

fn goes_in(battle: &mut Write, side: Seat, id: PieceId) {
    let Some((number, _)) = wanted(&battle.rules, &battle.engines, side) else { return };
    let board = battle.board();
    let Some(berth) = free_berth(&board, &board.engines.all[number]) else { return };
    battle.engines.all[number].beyond.push((id, berth));
    battle.take_off(id, Post::Astride);
    battle.chronicle.note("A-0.67", || Entry::new("anarchy-log-mans", "A-0.67").by(side).with("unit", piece(id)));
}

/// Whom an engine needs first: sappers and an engineer where walls are mined, then those who are worth least in a fight.
fn usual(board: &Board, side: Seat) -> Option<PieceId> {
    let open = board.pieces(side).filter(|id| may_man(board, side, *id).is_ok());
    let digs = board.rules.scenario.mining.is_some();
    let of_use = |id: PieceId| {
        let class = &board.rules.class(id).name;
        digs && (class == SAPPER || class == ENGINEER)
    };
    let fights = |id: PieceId| {
        let (attack, defence, _) = board.values(id);
        (board.rules.shooter(id).is_some(), attack + defence)
    };
    open.min_by_key(|id| (!of_use(*id), fights(*id), *id))
}

pub(in crate::games::anarchy) fn usual_crew(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    while is_asked(&battle.rules, &battle.engines, side) {
        let Some(id) = usual(&battle.board(), side) else { break };
        goes_in(&mut battle, side, id);
    }
    Flow::again()
}

/// Registers the decision and the verbs.
pub(super) fn plugin(app: &mut App) {
    app.decision(&MAN_ENGINES, man_engines).verb(&MAN, man).verb(&USUAL_CREW, usual_crew);
}
