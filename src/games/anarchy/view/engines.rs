//! What engines look like on the board, and what there is to tell of them.
use super::belfry_notes;
use super::drawing::{SIDE, SIZE, centre, hexagon, toward};
use super::seen::board as board_of;
use super::siege::{beyond, gallery};
use crate::desktop::face::*;
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::engines::oxen::{driver, free_yoke, oxen};
use crate::games::anarchy::chapters::tactical::engines::ram::{NO_RAM_HERE, may_ram, points, servants, struck_by};
use crate::games::anarchy::chapters::tactical::engines::{
    DRAW, PUSH, along_axis, crew, place_of, pushed_hexes, pushers,
};
use crate::games::anarchy::chapters::tactical::siegeworks::demolition::{has_fallen, material};
use crate::games::anarchy::data::engines::EngineKind;
use crate::games::anarchy::state::{Berth, Engine};
use crate::table::prelude::{Narrator, PieceId, Place, Target};
use std::hash::{Hash, Hasher};

const FLOOR: [u8; 4] = [0xb4, 0x8a, 0x56, 255];
const ROOF: [u8; 4] = [0x6e, 0x4a, 0x2a, 255];
const HIDE: [u8; 4] = [0x86, 0x5e, 0x3a, 255];
const IRON: [u8; 4] = [0x3a, 0x3a, 0x40, 255];
const BURNT: [u8; 4] = [0x22, 0x1c, 0x18, 255];
const YOKE: [u8; 4] = [0x5a, 0x3c, 0x20, 255];

/// What of the engines the picture of the board depends on.
pub(super) fn stage(board: &Board, hasher: &mut impl Hasher) {
    for (_, engine) in board.engines.on_field() {
        (engine.lead.x, engine.lead.y, engine.heading.index(), engine.burnt).hash(hasher);
        engine.team.map(|ox| ox.map(|id| id.0)).hash(hasher);
    }
}

/// Every engine on the board that is no belfry, under the men in it.
pub(super) fn shapes(board: &Board) -> Vec<Shape> {
    let rams = board.engines.on_field().filter(|(number, _)| board.tower(*number).is_none());
    let look = |engine: &Engine| match engine.kind {
        EngineKind::Gallery => gallery::shapes(board, engine),
        _ => engine_of(board, engine),
    };
    rams.flat_map(|(_, engine)| look(engine)).collect()
}

/// Where an engine would stand whose lead is brought to the hex that is pointed at.
pub(super) fn track(sight: &Sight, to: Place) -> Vec<Shape> {
    let Some(prompt) = sight.prompt().filter(|prompt| prompt.takes(PUSH.on(to)) || prompt.takes(DRAW.on(to))) else {
        return vec![];
    };
    let board = board_of(sight);
    let own = board.engines.on_field().filter(|(_, engine)| engine.side == prompt.seat);
    let ways = own.filter_map(|(_, engine)| Some((engine, along_axis(&board, engine, to)?)));
    let nearest = ways.min_by_key(|(_, hexes)| hexes.abs());
    nearest.map(|(engine, hexes)| beyond::track(&board, engine, hexes)).unwrap_or_default()
}

/// An engine: the floors on which men stand, the roof over its beams, the beam with its iron head, wheels, and the yokes before it.
fn engine_of(board: &Board, engine: &Engine) -> Vec<Shape> {
    let data = board.rules.data.engines.of(engine.kind);
    let (ahead, aside) = (toward(engine.heading), toward(engine.heading.turned(2)));
    let at = |[x, y]: Point, along: f32, beside: f32| {
        // Beside is straight across the axis: what turns two sixths has of it the sine of 60°.
        let across = [(aside[0] + ahead[0] * 0.5) / 0.866, (aside[1] + ahead[1] * 0.5) / 0.866];
        [x + along * ahead[0] + beside * across[0], y + along * ahead[1] + beside * across[1]]
    };
    let hex = |place: Place, size: f32, paint: [u8; 4]| {
        Shape::new(shrunk(&placed(&hexagon(), centre(board.map, place), 1.0), centre(board.map, place), size), paint)
    };
    let mut shapes = vec![];
    for which in 0..2 {
        let Some(place) = place_of(board, engine, Berth::Ox(which)) else { continue };
        let yoke = centre(board.map, place);
        // A pole from the engine, with a yoke across it where the ox goes.
        shapes.push(stroke(at(yoke, -SIDE - 8.0, 0.0), at(yoke, 6.0, 0.0), 5.0, YOKE));
        shapes.push(stroke(at(yoke, 6.0, -26.0), at(yoke, 6.0, 26.0), 6.0, YOKE));
    }
    let cells = engine.cells(data);
    let places: Vec<(u8, bool, Place)> = (cells.iter().enumerate())
        .filter_map(|(number, cell)| Some((number as u8, cell.men, board.map.hexes.place(cell.hex)?)))
        .collect();
    for (_, _, place) in &places {
        shapes.push(hex(*place, 1.0, LINE));
    }
    for (number, men, place) in &places {
        let [x, y] = centre(board.map, *place);
        if engine.is_burnt(*number) {
            shapes.push(hex(*place, 0.95, BURNT));
            continue;
        }
        shapes.push(hex(*place, 0.95, if *men { FLOOR } else { ROOF }));
        let planks = [-30.0, -15.0, 0.0, 15.0, 30.0_f32];
        if *men {
            let board = |along: f32| {
                let half = 38.0 - along.abs() * 0.4;
                stroke(at([x, y], along, -half), at([x, y], along, half), 1.4, YOKE)
            };
            shapes.extend(planks.map(board));
        } else {
            // Hides over the ridge.
            shapes.push(Shape::new(shrunk(&placed(&hexagon(), [x, y], 1.0), [x, y], 0.7), HIDE));
        }
    }
    // The wheels stand out at the sides.
    for (number, _, place) in places.iter().filter(|(number, men, _)| *men && !engine.is_burnt(*number)) {
        let middle = centre(board.map, *place);
        let right = cells.iter().take(usize::from(*number)).filter(|cell| cell.men).count() < cells.len() / 3;
        let out = if right { SIZE * 0.82 } else { -SIZE * 0.82 };
        shapes.push(stroke(at(middle, -17.0, out), at(middle, 17.0, out), 13.0, LINE));
        shapes.push(stroke(at(middle, -15.0, out), at(middle, 15.0, out), 9.0, YOKE));
    }
    let beam: Vec<Point> =
        places.iter().filter(|(_, men, _)| !men).map(|(_, _, place)| centre(board.map, *place)).collect();
    if let (Some(first), Some(last)) = (beam.first(), beam.last()) {
        let (tip, tail) = (at(*first, SIDE - 2.0, 0.0), at(*last, -SIDE + 14.0, 0.0));
        shapes.push(stroke(tail, tip, 24.0, LINE));
        shapes.push(stroke(tail, tip, 19.0, [0xa0, 0x74, 0x42, 255]));
        shapes.push(stroke(at(*first, SIDE - 26.0, 0.0), at(*first, SIDE + 4.0, 0.0), 26.0, LINE));
        shapes.push(stroke(at(*first, SIDE - 24.0, 0.0), at(*first, SIDE + 2.0, 0.0), 22.0, IRON));
    }
    shapes
}

/// What there is to tell of somebody who moves an engine.
pub(super) fn notes_of(board: &Board, id: PieceId, tell: &Narrator, notes: &mut Vec<(String, String)>) {
    belfry_notes::of_man(board, id, tell, notes);
    let mut note = |key: &str, rule: &str| notes.push((tell.texts.get(key), rule.to_owned()));
    if board.engines.is_tethered(id) {
        note("anarchy-view-ox-tethered", "A-1.3.06");
    } else if board.is_ox(id) && free_yoke(board, id).is_some() {
        note("anarchy-view-ox-in-place", "A-1.3.09");
    }
    let rams = || board.engines.on_field().filter(|(number, _)| board.tower(*number).is_none());
    let own = || rams().map(|(_, engine)| engine).filter(|e| e.side == board.side(id));
    let aboard = own().find(|engine| crew(board, engine).iter().any(|(other, _)| *other == id));
    if let Some(engine) = aboard {
        let is_gallery = engine.kind == EngineKind::Gallery;
        let fought = board.engines.engaged.contains(&id);
        let key = if fought { "anarchy-view-too-busy-to-push" } else { "anarchy-view-pushes" };
        let rules = if is_gallery { ["A-5.3.04", "A-5.3.02"] } else { ["A-5.2.04", "A-5.2.01"] };
        note(key, rules[usize::from(!fought)]);
    }
    if own().any(|engine| driver(board, engine) == Some(id)) {
        note("anarchy-view-drives", "A-1.3.04");
    }
    if board.engines.went_along.contains(&id) {
        note("anarchy-view-went-along", "A-0.66");
    }
    gallery::of_man(board, id, tell, notes);
}

/// How far a wall is damaged of which so many degrees bring it down.
pub(super) fn of_damage(degree: u8, degrees: u8, tell: &Narrator) -> String {
    let key = if degree > 0 { "anarchy-view-damage" } else { "anarchy-view-resistance" };
    tell.texts.format(key, &[("degree", degree.into()), ("of", degrees.into())])
}

/// What there is to tell of engines in a place: whose hex it is, who moves them, where oxen and driver stand.
pub(super) fn notes(board: &Board, place: Place, tell: &Narrator, notes: &mut Vec<(String, String)>) {
    belfry_notes::of_place(board, place, tell, notes);
    gallery::of_wall(board, place, tell, notes);
    let under = board.berth(place).filter(|berth| board.tower(berth.engine).is_none());
    let is_gallery = |number: usize| board.engines.all[number].kind == EngineKind::Gallery;
    if let Some(berth) = under.filter(|berth| is_gallery(berth.engine)) {
        gallery::notes(board, berth.engine, place, tell, notes);
    }
    let mut note = |text: String, rule: &str| notes.push((text, rule.to_owned()));
    let data = |engine: &Engine| board.rules.data.engines.of(engine.kind);
    if let Some(berth) = under.filter(|berth| !is_gallery(berth.engine)) {
        let engine = &board.engines.all[berth.engine];
        let side = tell.inside(Target::Seat(engine.side));
        let men = pushers(board, engine);
        note(tell.texts.format("anarchy-view-engine", &[("side", side.into())]), "A-0.66");
        if engine.is_burnt(berth.number) {
            note(tell.texts.get("anarchy-view-engine-burnt-hex"), "A-0.66");
        } else if berth.cell.men {
            let args = [("points", data(engine).enter_mp.into())];
            note(tell.texts.format("anarchy-view-engine-room", &args), "A-5.2.06");
        } else {
            note(tell.texts.get("anarchy-view-engine-beams"), "A-5.2.05");
        }
        let hexes = pushed_hexes(board, engine);
        let key = if hexes == 0 { "anarchy-view-engine-idle" } else { "anarchy-view-engine-pushed" };
        let args = [("men", men.into()), ("hexes", hexes.into())];
        note(tell.texts.format(key, &args), "A-5.2.01");
        if struck_by(board, engine).is_some_and(|wall| may_ram(board, engine.side, wall) != Err(NO_RAM_HERE)) {
            match points(board, engine) {
                Some(points) => {
                    let args = [("men", servants(board, engine).len().into()), ("points", points.into())];
                    note(tell.texts.format("anarchy-view-ram-strikes", &args), "A-5.2.08");
                }
                None => note(tell.texts.get("anarchy-view-ram-too-few"), "A-5.2.08"),
            }
            let from = board.walls.strikes(berth.engine).from;
            if from > board.turn {
                let args = [("turn", from.into())];
                note(tell.texts.format("anarchy-view-ram-later", &args), "A-5.2.08");
            }
        }
        if struck_by(board, engine).is_some_and(|wall| has_fallen(board, wall)) {
            note(tell.texts.get("anarchy-view-ram-bars"), "A-5.2.05");
        }
        let oxen = oxen(board, engine).len();
        note(tell.texts.format("anarchy-view-engine-team", &[("oxen", oxen.into())]), "A-1.3.03");
        if oxen > 0 {
            let told = match driver(board, engine) {
                Some(id) => {
                    let name = tell.target(Target::Piece(id));
                    tell.texts.format("anarchy-view-engine-driven", &[("driver", name.into())])
                }
                None => tell.texts.get("anarchy-view-engine-undriven"),
            };
            note(told, "A-1.3.04");
        }
        let burnt = engine.burnt.count_ones();
        if burnt > 0 {
            let args = [("n", burnt.into()), ("most", data(engine).useless_at.into())];
            note(tell.texts.format("anarchy-view-engine-burnt", &args), "A-5.2.17");
        }
        if !engine.beyond.is_empty() {
            let names: Vec<String> = engine.beyond.iter().map(|(id, _)| tell.target(Target::Piece(*id))).collect();
            note(tell.texts.format("anarchy-view-engine-beyond", &[("units", names.join(", ").into())]), "A-0.67");
        }
    }
    // What a ram, or any engine, could do to the wall here.
    let degree = board.walls.damage(place);
    let is_struck = board.engines.on_field().any(|(_, engine)| struck_by(board, engine) == Some(place))
        || !board.mangonels.all.is_empty();
    if let Some(line) = material(board, place).filter(|_| degree > 0 || is_struck) {
        note(of_damage(degree, line.degrees, tell), if degree > 0 { "A-7.3.03" } else { "A-7.3.01" });
    }
    // Where a gallery is pushed nobody asks for oxen.
    let drawn = |engine: &Engine| board.pieces(engine.side).any(|id| board.is_ox(id));
    let takes_oxen =
        |number: usize, engine: &Engine| board.tower(number).is_none() && (!is_gallery(number) || drawn(engine));
    for (_, engine) in board.engines.on_field().filter(|(number, engine)| takes_oxen(*number, engine)) {
        let stands = |berth: Berth| place_of(board, engine, berth) == Some(place);
        if let Some(which) = (0..2_u8).find(|which| stands(Berth::Ox(*which))) {
            let tethered = engine.team[usize::from(which)].is_some();
            let key = if tethered { "anarchy-view-yoke-taken" } else { "anarchy-view-yoke" };
            note(tell.texts.get(key), "A-1.3.09");
        } else if stands(Berth::Driver) {
            note(tell.texts.get("anarchy-view-driver"), "A-1.3.04");
        }
    }
}
