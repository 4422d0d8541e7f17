//! Chapter 1.3, the oxen of an engine: where they stand, who drives them, how they are tethered.
use super::{Aboard, berthed, place_of, serves};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::works::ALREADY_AT_WORK;
use crate::games::anarchy::state::{Berth, Engine, Job, Task};
use crate::table::kit::works::Work;
use crate::table::prelude::*;

pub const NO_OX_TO_TETHER: Refusal = Refusal::new("task_impossible", "A-1.3.09");
pub const NOT_TETHERED: Refusal = Refusal::new("task_impossible", "A-1.3.06");

/// Who drives its oxen: a man straight ahead of the lead, the one hex beside both of them.
pub fn driver(board: &Board, engine: &Engine) -> Option<PieceId> {
    berthed(board, engine, Berth::Driver).filter(|id| serves(board, engine, *id))
}
/// The oxen that are tethered to it and can draw, with their berths.
pub fn oxen(board: &Board, engine: &Engine) -> Vec<Aboard> {
    let draws = |id: &PieceId| board.man(*id).stunned == 0;
    let team = engine.team.iter().enumerate().filter_map(|(which, ox)| Some((*ox.as_ref()?, Berth::Ox(which as u8))));
    team.filter(|(id, _)| draws(id)).collect()
}

/// The free place of the team of an engine on which an ox stands, by the number of the engine and of the place.
pub fn free_yoke(board: &Board, ox: PieceId) -> Option<(usize, u8)> {
    let here = board.front(ox);
    board.engines.on_field().filter(|(_, engine)| engine.side == board.side(ox)).find_map(|(number, engine)| {
        let stands = |which: &u8| place_of(board, engine, Berth::Ox(*which)) == Some(here);
        let which = (0..2).find(stands).filter(|which| engine.team[usize::from(*which)].is_none())?;
        Some((number, which))
    })
}

/// Whether a man may tether the ox in a hex beside him, or free it: it is his side's, and stands in its place before an
/// engine that has no ox there yet, or is tethered.
pub fn may_handle_ox(board: &Board, id: PieceId, task: Task) -> Allowed {
    let front = board.front(id);
    let near = board.map.adjacent(task.hex, front) && board.within_a_level(task.hex, front);
    let ox = board.at(task.hex).filter(|ox| near && board.side(*ox) == board.side(id) && board.is_ox(*ox));
    let at_work = |work: &Work<Task>| work.owner == board.side(id) && work.kind == task;
    if board.tasks.works.iter().any(at_work) {
        return Err(ALREADY_AT_WORK);
    }
    match task.job {
        Job::Tether => {
            let fits = |ox: PieceId| !board.engines.is_tethered(ox) && free_yoke(board, ox).is_some();
            if ox.is_some_and(fits) { Ok(()) } else { Err(NO_OX_TO_TETHER) }
        }
        _ if ox.is_some_and(|ox| board.engines.is_tethered(ox)) => Ok(()),
        _ => Err(NOT_TETHERED),
    }
}
