//! How the scripts use a belfry: whoever is in it stays in it until its bridge is down, two men keep to the winch, and let the bridge
//! down when it cannot be pushed any nearer; those on the wall gather where it will land.
use super::Intent;
use super::judgement::Judge;
use crate::games::anarchy::board::Board;
use crate::games::anarchy::board::belfries::{BRIDGE_FLOOR, SHELTER, TOP_FLOOR, Tower};
use crate::games::anarchy::chapters::tactical::belfry::bridge::{LOWER_BRIDGE, span};
use crate::games::anarchy::chapters::tactical::belfry::tower_of;
use crate::games::anarchy::chapters::tactical::engines::{PUSH, along_axis};
use crate::games::anarchy::chapters::tactical::movement::{GO, TAKE};
use crate::games::anarchy::data::files::{ANGEVIN, ROYALIST};
use crate::games::anarchy::state::{Engine, Post};
use crate::table::prelude::{Order, PieceId, Place, Prompt, Seat};

/// Whether an engine is a belfry that is still to be brought to a wall.
pub fn is_on_its_way(board: &Board, engine: &Engine) -> bool {
    tower_of(board, engine).is_some_and(|tower| !tower.is_lowered())
        && engine.is_of_use(board.rules.data.engines.of(engine.kind))
}

/// Whether somebody is on a floor of a belfry of his side that is still to be brought to a wall: he waits there.
pub fn waits_aboard(board: &Board, id: PieceId) -> bool {
    board.has_belfries()
        && board.man(id).post == Post::OnField
        && !board.burns(board.front(id))
        && board.on_floor(board.front(id)).is_some_and(|at| {
            let engine = &board.engines.all[at.tower.engine];
            engine.side == board.side(id) && !at.tower.is_lowered()
        })
}

/// Whether the bridge of a belfry of the other side that comes to a wall would fall on a place of it.
pub fn falls_there(board: &Board, side: Seat, place: Place) -> bool {
    let comes = |tower: &&Tower| !tower.is_lowered() && board.engines.all[tower.engine].side != side;
    board.towers.iter().filter(comes).any(|tower| span(board, tower).contains(&place))
}

/// Whether a side goes over the bridge of its belfry onto a wall.
pub fn storms(board: &Board, side: Seat) -> bool {
    board.towers.iter().any(|tower| tower.is_lowered() && board.engines.all[tower.engine].side == side)
}

/// The next order about the bridges of the script's side: men go to an empty winch, and begin to let the bridge down. Nothing as long as
/// the belfry can come nearer.
pub fn next(judge: &Judge, prompt: &Prompt, intent: &mut Intent, moving: Option<PieceId>) -> Option<Order> {
    let board = judge.board;
    for tower in board.towers.iter().filter(|tower| !tower.is_lowered()) {
        let engine = &board.engines.all[tower.engine];
        let nearer =
            |order: &Order| PUSH.of(*order).and_then(|to| along_axis(board, engine, to)).is_some_and(|far| far > 0);
        let reaches = !span(board, tower).is_empty();
        if engine.side != judge.side || !reaches || prompt.offered.iter().any(nearer) {
            continue;
        }
        let winch = tower.winch().map(|cell| board.on_level(tower, BRIDGE_FLOOR, cell));
        let at_winch =
            |place: &Option<Place>| place.and_then(|place| board.at(place)).filter(|id| works_for(judge, *id));
        let missing: Vec<Place> = winch.iter().filter(|place| at_winch(place).is_none()).flatten().copied().collect();
        if missing.is_empty() {
            let men: Vec<PieceId> = winch.iter().filter_map(at_winch).collect();
            if men.iter().any(|id| board.tasks.works.of(*id).is_some()) {
                continue;
            }
            if moving.is_some_and(|id| men.contains(&id)) && prompt.takes(LOWER_BRIDGE.on(())) {
                men.iter().for_each(|id| intent.handled.add(*id));
                return Some(LOWER_BRIDGE.on(()));
            }
            let first = men.iter().find(|id| prompt.takes(TAKE.on(**id)) && moving != Some(**id));
            if let Some(id) = first.filter(|_| !moving.is_some_and(|id| men.contains(&id))) {
                return Some(TAKE.on(*id));
            }
            continue;
        }
        if let Some(order) = to_winch(judge, prompt, intent, tower, &missing, moving) {
            return Some(order);
        }
    }
    None
}

/// Whether a man of the script's side can work.
fn works_for(judge: &Judge, id: PieceId) -> bool {
    judge.board.side(id) == judge.side && judge.board.man(id).is_ready()
}

/// Somebody on the floor of the bridge goes to an empty winch, or somebody below it comes up.
fn to_winch(
    judge: &Judge,
    prompt: &Prompt,
    intent: &mut Intent,
    tower: &Tower,
    missing: &[Place],
    moving: Option<PieceId>,
) -> Option<Order> {
    let board = judge.board;
    if let Some(id) = moving
        && let Some(to) = missing.iter().find(|to| prompt.takes(GO.on(**to)))
    {
        intent.handled.add(id);
        return Some(GO.on(*to));
    }
    let others =
        [BRIDGE_FLOOR, SHELTER, TOP_FLOOR].into_iter().flat_map(|floor| board.men_on(tower, floor).collect::<Vec<_>>());
    let ground = tower.cells.iter().flatten().filter_map(|hex| board.at(*hex));
    let winch = |id: PieceId| {
        board.on_floor(board.front(id)).is_some_and(|at| at.floor == BRIDGE_FLOOR && tower.winch().contains(&at.cell))
    };
    let free = |id: &PieceId| works_for(judge, *id) && !winch(*id) && !intent.handled.contains(*id);
    let next = others.chain(ground).filter(free).find(|id| prompt.takes(TAKE.on(*id)) && moving != Some(*id))?;
    intent.handled.add(next);
    Some(TAKE.on(next))
}

/// The side on whose wall the bridge of a belfry of the other one will land or has landed, and the hexes of the wall walk around there.
pub fn landing(board: &Board) -> Option<(Seat, Vec<Place>)> {
    /// So far around they stand, and so near the belfry has to be.
    const AROUND: u8 = 2;
    const NEAR: u8 = 14;
    let tower = board.towers.first()?;
    let engine = &board.engines.all[tower.engine];
    if !tower.is_lowered() && !engine.is_of_use(board.rules.data.engines.of(engine.kind)) {
        return None;
    }
    let side = if engine.side == ANGEVIN { ROYALIST } else { ANGEVIN };
    let step = |at: &Place| board.map.hexes.neighbour(*at, engine.heading);
    let ahead = |cell: u8| {
        let from = tower.cells[usize::from(cell)]?;
        let mut way = std::iter::successors(step(&from), step).take(NEAR.into());
        way.find(|at| board.map.terrain(*at).is_crenelled())
    };
    let ends: Vec<Place> = tower.heads().into_iter().filter_map(ahead).collect();
    let near = |hex: &Place| ends.iter().any(|end| board.map.distance(*end, *hex) <= AROUND);
    // Nobody waits right where it will fall.
    let under = |hex: &Place| !tower.is_lowered() && ends.contains(hex);
    let walk = |hex: &Place| board.map.terrain(*hex).is_crenelled() && near(hex) && !under(hex);
    let posts: Vec<Place> = board.map.hexes.places().filter(walk).collect();
    (!posts.is_empty()).then_some((side, posts))
}
