//! Fire in belfries: it goes along their floors and from floor to floor, makes floors useless, and brings down
//! what stands on a floor that has burnt altogether.
use crate::games::anarchy::access::{Write, hex, piece};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::board::belfries::{Face, Tower};
use crate::games::anarchy::chapters::tactical::fire::place_of_fuel;
use crate::games::anarchy::chapters::tactical::paths::may_stand_as;
use crate::games::anarchy::data::files::Fuel;
use crate::games::anarchy::state::{Berth, Post};
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::*;

/// What of a belfry would burn in a place: its front, which is covered with hides, or another side of it. `entry`: the side
/// of the hex from which the fire comes; from inside, and from nowhere in particular, the three foremost hexes count as the front.
pub fn fuel(board: &Board, place: Place, entry: Option<Heading>) -> Option<Fuel> {
    let at = board.in_tower(place)?;
    let burnt = if at.floor == 0 { board.under_belfry(place).is_none() } else { at.is_burnt() };
    if burnt {
        return None;
    }
    let face = entry.map(|side| at.tower.face(board.map, board.map.hex_of(place), side));
    let is_front = match face {
        None | Some(Face::Inside) => at.tower.is_front(at.cell),
        Some(face) => face == Face::Front,
    };
    Some(if is_front { Fuel::BelfryFront } else { Fuel::BelfrySides })
}

/// Every place of belfries above the ground that can burn.
pub fn fuels<'b>(board: &'b Board) -> impl Iterator<Item = Place> + 'b {
    board.towers.iter().flat_map(move |tower| {
        let floor = move |floor: u8| tower.cells.iter().flatten().map(move |hex| board.map.floor(*hex, floor));
        tower.floors().flat_map(floor)
    })
}

/// The turn at whose end what stands in a place was lit, or will be if this is the turn; nothing if it is not.
pub fn lit(board: &Board, place: Place) -> Option<u8> {
    match board.on_floor(place) {
        Some(at) => at.fire().map(|fire| fire.lit),
        None => board.site.fire(board.map.hex_of(place)).map(|fire| fire.lit),
    }
}

impl Write<'_, '_> {
    /// What stands in a place is lit.
    pub(in crate::games::anarchy::chapters::tactical) fn light(&mut self, place: Place, turn: u8) {
        let board = self.board();
        match board.on_floor(place).map(|at| (at.tower.engine, at.floor, at.cell)) {
            Some((engine, floor, cell)) => self.belfries.change(engine).light(floor, cell, turn),
            None => {
                let hex = self.rules.map.hex_of(place);
                self.site.light(hex, turn);
            }
        }
    }
    /// The fire in a place goes out.
    pub(in crate::games::anarchy::chapters::tactical) fn quench(&mut self, place: Place) {
        let board = self.board();
        match board.on_floor(place).map(|at| (at.tower.engine, at.floor, at.cell)) {
            Some((engine, floor, cell)) => self.belfries.change(engine).quench(floor, cell),
            None => {
                let hex = self.rules.map.hex_of(place);
                self.site.quench(hex);
            }
        }
    }
}

/// Every place on the floors of belfries that burns, with the turns since it was lit.
pub(in crate::games::anarchy::chapters::tactical) fn burning(board: &Board) -> Vec<(Place, u8)> {
    let at_work = |place: &Place| board.burns(*place);
    let age = |place: Place| (place, board.turn.saturating_sub(lit(board, place).unwrap_or(board.turn)));
    fuels(board).filter(at_work).map(age).collect()
}

/// The place right below a burning one of a belfry, where men are under the fire.
pub(in crate::games::anarchy::chapters::tactical) fn under(board: &Board, place: Place) -> Option<Place> {
    let at = board.on_floor(place)?;
    board.on_level(at.tower, at.tower.below(at.floor), at.cell)
}

/// Where a fire spreads to from a place beside a belfry, or in it: to the hexes around it on the same floor, and to the same hex a floor
/// above and below; from elsewhere to the floor that is nearest in height. Nothing burns in some of these.
pub(in crate::games::anarchy::chapters::tactical) fn spreads_to(board: &Board, from: Place) -> Vec<Place> {
    let inside = board.in_tower(from);
    let beside = |near: &Place| match (board.in_tower(*near), inside) {
        (Some(other), Some(at)) if other.tower.engine == at.tower.engine => {
            board.on_level(at.tower, at.floor, other.cell)
        }
        (Some(other), _) => {
            let floors = [0].into_iter().chain(other.tower.floors());
            let height = board.level(from);
            let nearest = floors.min_by_key(|floor| (other.tower.level(*floor) - height).abs());
            nearest.and_then(|floor| board.on_level(other.tower, floor, other.cell))
        }
        (None, _) => Some(place_of_fuel(board, *near)),
    };
    let mut all: Vec<Place> = board.map.neighbours(from).iter().filter_map(beside).collect();
    if let Some(at) = inside {
        let above = at.tower.above(at.floor);
        let below = (at.floor > 0).then(|| at.tower.below(at.floor));
        let floors = above.into_iter().chain(below);
        all.extend(floors.filter_map(|floor| board.on_level(at.tower, floor, at.cell)));
    }
    all
}

/// The fires that somebody could fight from a place because of a belfry: on the same floor beside him, or right above and below him
/// from outside those beside him at his level.
pub(in crate::games::anarchy::chapters::tactical) fn fires_near(board: &Board, from: Place) -> Vec<Place> {
    if !board.has_belfries() || from == Place::NOWHERE {
        return vec![];
    }
    fuels(board).filter(|fire| is_in_reach(board, *fire, from)).collect()
}

/// Whether a fire of a belfry is fought from a place.
pub(in crate::games::anarchy::chapters::tactical) fn is_in_reach(board: &Board, fire: Place, from: Place) -> bool {
    let Some(at) = board.in_tower(fire) else { return false };
    if !board.burns(fire) || board.burns(from) {
        return false;
    }
    let inside = board.in_tower(from).filter(|other| other.tower.engine == at.tower.engine);
    let beside = board.map.adjacent(fire, from) && board.level(fire) == board.level(from);
    match inside {
        Some(here) if here.cell == at.cell => {
            at.tower.above(here.floor) == Some(at.floor) || at.tower.above(at.floor) == Some(here.floor)
        }
        Some(here) => here.floor == at.floor && beside,
        None => beside,
    }
}

/// What has burnt on a floor is gone.
pub(in crate::games::anarchy::chapters::tactical) fn burn_out(battle: &mut Write, place: Place) {
    let board = battle.board();
    let Some((engine, floor, cell)) = board.on_floor(place).map(|at| (at.tower.engine, at.floor, at.cell)) else {
        return;
    };
    let belfry = battle.belfries.change(engine);
    belfry.quench(floor, cell);
    belfry.burnt[usize::from(floor) - 1] |= 1 << cell;
    battle.chronicle.note("A-0.52", || Entry::new("anarchy-log-burnt-out", "A-0.52").with("hex", hex(place)));
}

/// Whether a floor of a belfry that carries others has burnt altogether, the ground included.
fn falls_down(board: &Board, tower: &Tower) -> bool {
    let hexes = tower.cells.len() as u8;
    let top = tower.floors().last().unwrap_or(0);
    let carries = [0].into_iter().chain(tower.floors()).filter(|floor| *floor < top);
    let engine = &board.engines.all[tower.engine];
    let burnt = |floor: u8, cell: u8| if floor == 0 { engine.is_burnt(cell) } else { tower.is_burnt(floor, cell) };
    carries.into_iter().any(|floor| (0..hexes).all(|cell| burnt(floor, cell)))
}

/// Belfries come down one of whose floors has burnt altogether: who is on a floor of it or on its bridge before the wall dies
/// and each man at ground level rolls a die.
pub(in crate::games::anarchy::chapters::tactical) fn collapse(battle: &mut Write) {
    while let Some(number) = {
        let board = battle.board();
        board.towers.iter().find(|tower| falls_down(&board, tower)).map(|tower| tower.engine)
    } {
        bring_down(battle, number);
    }
}

pub(in crate::games::anarchy::chapters::tactical) fn bring_down(battle: &mut Write, number: usize) {
    let board = battle.board();
    let Some(tower) = board.tower(number) else { return };
    let side = board.engines.all[number].side;
    let (die, (hurt, unhurt)) = (tower.data.collapse_die, tower.data.collapse);
    let above: Vec<PieceId> = tower.floors().flat_map(|floor| board.men_on(tower, floor).collect::<Vec<_>>()).collect();
    let hanging = tower.bridge().iter().filter(|at| board.map.is_upper(**at));
    let on_bridge: Vec<PieceId> = hanging.filter_map(|at| board.at(*at)).collect();
    let mut on_ground: Vec<PieceId> = tower.cells.iter().flatten().filter_map(|hex| board.at(*hex)).collect();
    // Those beyond the edge of the map fare no better.
    let beyond = board.engines.all[number].beyond.clone();
    let on_floor = |(_, berth): &&(PieceId, Berth)| matches!(berth, Berth::Floor(..));
    let above: Vec<PieceId> = above.into_iter().chain(beyond.iter().filter(on_floor).map(|(id, _)| *id)).collect();
    let in_cells = beyond.iter().filter(|(_, berth)| matches!(berth, Berth::Cell(_)));
    on_ground.extend(in_cells.map(|(id, _)| *id));
    on_ground.sort_unstable();
    let team: Vec<PieceId> =
        beyond.iter().filter(|(_, berth)| matches!(berth, Berth::Ox(_) | Berth::Driver)).map(|(id, _)| *id).collect();
    let hexes: Vec<Place> = tower.cells.iter().flatten().copied().collect();
    // Behind it, from its rear on.
    let behind: Vec<Place> = (hexes.iter())
        .flat_map(|hex| Heading::ALL.into_iter().map(move |heading| (*hex, heading)))
        .filter(|(hex, heading)| tower.face(board.map, *hex, *heading) == Face::Rear)
        .filter_map(|(hex, heading)| board.map.neighbour(hex, heading))
        .collect();
    battle.chronicle.note("A-4.2.43", || Entry::new("anarchy-log-belfry-collapses", "A-4.2.43").by(side));
    for id in above.into_iter().chain(on_bridge) {
        battle.kill(id, "A-4.2.43");
    }
    for at in &hexes {
        battle.site.quench(*at);
    }
    let belfry = battle.belfries.change(number);
    belfry.fires.clear();
    belfry.bridge.clear();
    belfry.falling.clear();
    let engine = &mut battle.engines.all[number];
    engine.gone = true;
    engine.beyond.clear();
    // Its oxen and their driver stay where they are, off the map.
    for id in team {
        battle.take_off(id, Post::Exited);
    }
    for id in on_ground {
        let roll = battle.roll_of(side, "anarchy-roll-collapse", die);
        let to = lies_behind(&battle.board(), id, &behind, &hexes);
        let key = match to {
            Some(_) if roll.face >= unhurt => "anarchy-collapse-escapes",
            Some(_) if roll.face >= hurt => "anarchy-collapse-wounded",
            _ => "anarchy-collapse-killed",
        };
        let face = roll.face;
        battle.chronicle.note("A-4.2.44", || {
            Entry::new("anarchy-log-collapse", "A-4.2.44")
                .by(side)
                .with("unit", piece(id))
                .with("unhurt", Word::Number(unhurt))
                .with("wounded", Word::Number(hurt))
                .with("lies", Word::Number(to.is_some().into()))
                .with("result", Word::Key(key))
                .roll(roll)
        });
        match to.filter(|_| face >= hurt) {
            Some(to) => {
                battle.place(id, to, None);
                if face < unhurt {
                    battle.wound(id);
                }
            }
            None => battle.kill(id, "A-4.2.44"),
        }
    }
}

/// The nearest free hex behind a belfry where somebody can stand who has come away from it.
fn lies_behind(board: &Board, id: PieceId, behind: &[Place], under: &[Place]) -> Option<Place> {
    let open = |place: &Place| {
        matches!(board.man(id).post, Post::OnField | Post::Astride)
            && board.is_free(*place)
            && !board.burns(*place)
            && !under.contains(place)
            && board.level(*place) == 0
            && may_stand_as(board, id, *place, false).is_ok()
    };
    let away = |place: Place| behind.iter().map(|hex| board.map.distance(*hex, place)).min().unwrap_or(0);
    board.map.hexes.places().filter(open).min_by_key(|place| (away(*place), *place))
}
