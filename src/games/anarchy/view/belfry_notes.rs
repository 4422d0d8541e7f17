//! What there is to tell of belfries: of a hex on one of their floors or on their ground, of their bridge, and of the men in them.
use super::belfries::{floor_key, room_on};
use super::sheets::cover_key;
use crate::games::anarchy::board::Board;
use crate::games::anarchy::board::belfries::{BRIDGE_FLOOR, Face, OnFloor, TOP_FLOOR, Tower};
use crate::games::anarchy::chapters::tactical::belfry::bridge::{may_lower, span};
use crate::games::anarchy::chapters::tactical::belfry::openings::{Opening, opening};
use crate::games::anarchy::chapters::tactical::belfry::step_mp;
use crate::games::anarchy::chapters::tactical::engines::{pushed_hexes, pushers};
use crate::games::anarchy::data::files::Cover;
use crate::games::anarchy::state::Engine;
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::{Narrator, PieceId, Place, Target};
use crate::table::text::narrator::{capitalised, halves};

/// Sentences, each with the number of its rule.
type Notes = Vec<(String, String)>;

/// A floor within a sentence.
fn floor_inside(floor: u8, tell: &Narrator) -> String {
    tell.texts.get(&format!("{}.inside", floor_key(floor)))
}

fn engine_of<'b>(board: &'b Board, tower: &Tower) -> &'b Engine {
    &board.engines.all[tower.engine]
}

/// What there is to tell of belfries in a place.
pub(super) fn of_place(board: &Board, place: Place, tell: &Narrator, notes: &mut Notes) {
    if let Some(at) = board.in_tower(place) {
        of_hex(board, at, place, tell, notes);
        return;
    }
    let mut note = |key: &str, tower: &Tower, rule: &str| {
        let side = tell.inside(Target::Seat(engine_of(board, tower).side));
        let args = [("side", side.into()), ("points", tower.data.bridge_mp.into())];
        notes.push((tell.texts.format(key, &args), rule.to_owned()));
    };
    let upper = board.map.upper(board.map.hex_of(place));
    if let Some(tower) = board.bridge(place) {
        note("anarchy-belfry-view-bridge-here", tower, "A-4.2.32");
    } else if let Some(tower) = board.bridge(upper) {
        note("anarchy-belfry-view-bridge-above", tower, "A-4.2.08");
    } else {
        for tower in board.towers.iter().filter(|tower| !tower.is_lowered()) {
            let falls = span(board, tower);
            if falls.contains(&place) {
                note("anarchy-belfry-view-bridge-would-fall", tower, "A-4.2.31");
            } else if falls.contains(&upper) {
                note("anarchy-belfry-view-bridge-would-hang", tower, "A-4.2.45");
            }
        }
    }
}

/// What there is to tell of a hex of a belfry.
fn of_hex(board: &Board, at: OnFloor, place: Place, tell: &Narrator, notes: &mut Notes) {
    let OnFloor { tower, floor, cell } = at;
    let engine = engine_of(board, tower);
    let data = board.rules.data.engines.of(engine.kind);
    let mut note = |text: String, rule: &str| notes.push((text, rule.to_owned()));
    let text = |key: &str| tell.texts.get(key);
    let (men, most) = room_on(board, tower, floor);
    let args = [
        ("side", tell.inside(Target::Seat(engine.side)).into()),
        ("floor", floor_inside(floor, tell).into()),
        ("level", halves(tower.level(floor)).into()),
        ("men", men.into()),
        ("most", most.into()),
    ];
    note(tell.texts.format("anarchy-belfry-view-here", &args), "A-4.2.21");
    let is_burnt = if floor == 0 { engine.is_burnt(cell) } else { at.is_burnt() };
    if is_burnt {
        note(text("anarchy-belfry-view-burnt"), "A-4.2.39");
    } else if floor > 0 && tower.is_dead(floor) {
        note(text("anarchy-belfry-view-dead"), "A-4.2.39");
    }
    if floor == 0 && board.berth(place).is_some_and(|berth| !berth.cell.men) {
        note(text("anarchy-belfry-view-axle"), "A-4.2.49");
    } else if floor == 0 && !is_burnt {
        note(tell.texts.format("anarchy-belfry-view-enter", &[("points", data.enter_mp.into())]), "A-4.2.36");
    }
    let ladders = [
        ("anarchy-belfry-view-ladder-up", tower.above(floor)),
        ("anarchy-belfry-view-ladder-down", (floor > 0).then(|| tower.below(floor))),
    ];
    for (key, other) in ladders {
        let by_ladder = other.filter(|_| cell == tower.ladder()).and_then(|other| {
            let to = board.on_level(tower, other, cell)?;
            Some((other, step_mp(board, place, to)?))
        });
        if let Some((other, points)) = by_ladder {
            let args = [("floor", floor_inside(other, tell).into()), ("points", points.into())];
            note(tell.texts.format(key, &args), "A-4.2.22");
        }
    }
    if floor == BRIDGE_FLOOR && tower.winch().contains(&cell) {
        note(tell.texts.format("anarchy-belfry-view-winch", &[("men", tower.data.winch_men.into())]), "A-4.2.29");
    }
    if floor == TOP_FLOOR {
        note(text("anarchy-belfry-view-overlooks"), "A-4.2.27");
    }
    if floor == 0 {
        of_wheels(board, tower, tell, notes);
    }
    if floor == 0 || floor == BRIDGE_FLOOR {
        of_bridge(board, tower, tell, notes);
    }
    let others = [0].into_iter().chain(tower.floors()).filter(|other| *other != floor);
    let who = |other: u8| {
        let there = board.on_level(tower, other, cell).and_then(|place| board.at(place));
        let who = there.map_or_else(|| text("anarchy-belfry-view-nobody"), |id| tell.target(Target::Piece(id)));
        let args = [("floor", floor_inside(other, tell).into()), ("who", who.into())];
        tell.texts.format("anarchy-belfry-view-storey", &args)
    };
    let all: Vec<String> = others.map(who).collect();
    let args = [("storeys", all.join(" · ").into())];
    notes.push((tell.texts.format("anarchy-belfry-view-storeys", &args), "A-4.2.49".to_owned()));
}

/// How a belfry moves: who pushes it, and what keeps it where it is.
fn of_wheels(board: &Board, tower: &Tower, tell: &Narrator, notes: &mut Notes) {
    let engine = engine_of(board, tower);
    let data = board.rules.data.engines.of(engine.kind);
    let mut note = |text: String, rule: &str| notes.push((text, rule.to_owned()));
    if !tower.is_lowered() {
        let args = [("men", pushers(board, engine).into()), ("hexes", pushed_hexes(board, engine).into())];
        note(tell.texts.format("anarchy-belfry-view-pushed", &args), "A-4.2.15");
        if engine.moved > 0 {
            note(tell.texts.get("anarchy-belfry-view-has-moved"), "A-4.2.06");
        } else if tower.has_climbed() {
            note(tell.texts.get("anarchy-belfry-view-has-climbed"), "A-4.2.06");
        }
    }
    let burnt = engine.burnt.count_ones();
    if burnt > 0 {
        let args = [("n", burnt.into()), ("most", data.useless_at.into())];
        note(tell.texts.format("anarchy-belfry-view-burnt-hexes", &args), "A-4.2.40");
    }
    if !engine.beyond.is_empty() {
        let names: Vec<String> = engine.beyond.iter().map(|(id, _)| tell.target(Target::Piece(*id))).collect();
        note(tell.texts.format("anarchy-view-engine-beyond", &[("units", names.join(", ").into())]), "A-4.2.48");
    }
}

/// Whether its bridge is down, or how much of it would reach the wall.
fn of_bridge(board: &Board, tower: &Tower, tell: &Narrator, notes: &mut Notes) {
    if tower.is_lowered() {
        notes.push((tell.texts.get("anarchy-belfry-view-bridge-down"), "A-4.2.20".to_owned()));
        return;
    }
    let columns = span(board, tower).into_iter().filter(|at| !board.map.is_upper(*at)).count();
    let args = [("columns", columns.into()), ("of", tower.heads().len().into())];
    notes.push((tell.texts.format("anarchy-belfry-view-bridge-up", &args), "A-4.2.45".to_owned()));
}

/// The cover in a hex of a belfry, by the sides over which shots come; nothing elsewhere.
pub(super) fn covers(board: &Board, place: Place, tell: &Narrator) -> Option<String> {
    let at = board.in_tower(place)?;
    let hex = board.map.hex_of(place);
    let outer = Heading::ALL.into_iter().filter(|side| at.tower.face(board.map, hex, *side) != Face::Inside);
    let (mut slit, mut open) = (None::<Cover>, None::<Cover>);
    for side in outer {
        match opening(board, at, hex, side) {
            Opening::Closed => {}
            Opening::Slit(cover) => slit = Some(cover),
            // The least of several.
            Opening::Open(cover) => open = Some(open.filter(|least| *least as u8 <= cover as u8).unwrap_or(cover)),
        }
    }
    let part = |key: &str, cover: Cover| {
        let cover = tell.texts.get(cover_key(cover));
        tell.texts.format(key, &[("cover", cover.into())])
    };
    let parts = [
        Some(tell.texts.get(cover_key(Cover::Total))),
        slit.map(|cover| part("anarchy-belfry-view-cover-slits", cover)),
        open.map(|cover| part("anarchy-belfry-view-cover-open", cover)),
    ];
    Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" · "))
}

/// What there is to tell of somebody in a belfry or on its bridge.
pub(super) fn of_man(board: &Board, id: PieceId, tell: &Narrator, notes: &mut Notes) {
    let front = board.front(id);
    let mut note = |text: String, rule: &str| notes.push((text, rule.to_owned()));
    if board.bridge(front).is_some() {
        note(tell.texts.get("anarchy-belfry-view-on-bridge"), "A-4.2.34");
    }
    let Some(at) = board.in_tower(front) else { return };
    let engine = engine_of(board, at.tower);
    let level = halves(at.tower.level(at.floor));
    let args = [("floor", floor_inside(at.floor, tell).into()), ("level", level.into())];
    note(capitalised(tell.texts.format("anarchy-belfry-view-he-is", &args)), "A-4.2.01");
    if engine.side == board.side(id) {
        if at.floor == 0 && !at.tower.is_lowered() {
            let fought = board.engines.engaged.contains(&id);
            let (key, rule) = if fought {
                ("anarchy-view-too-busy-to-push", "A-4.2.19")
            } else {
                ("anarchy-view-pushes", "A-4.2.15")
            };
            note(tell.texts.get(key), rule);
        }
        if may_lower(board, id).is_ok() {
            note(tell.texts.get("anarchy-belfry-view-at-winch"), "A-4.2.29");
        }
    }
    if engine.side == board.side(id) && at.tower.moved_in() == board.turn && board.turn > 0 {
        note(tell.texts.get("anarchy-belfry-view-shoots-moving"), "A-4.2.25");
    }
    let above = at.tower.above(at.floor).and_then(|above| board.on_level(at.tower, above, at.cell));
    if above.is_some_and(|above| board.burns(above)) {
        note(tell.texts.get("anarchy-belfry-view-under-fire"), "A-4.2.42");
    }
}
