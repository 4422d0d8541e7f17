//! What stands beyond the edge of the map, shown beside the board: mangonels with those who serve them, and the hexes of
//! engines that have begun astride the edge, with the men in them.
use super::gallery::{self, Part, inside, outlines, parts, picture, rolls_from};
use super::mangonels::{self, Pose, crew, in_hand};
use crate::desktop::face::*;
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::engines::{pushed_hexes, pushers};
use crate::games::anarchy::chapters::tactical::mangonels::battery;
use crate::games::anarchy::data::engines::EngineKind;
use crate::games::anarchy::data::files::{ANGEVIN, ROYALIST};
use crate::games::anarchy::state::{Berth, Engine, Mangonel, Post};
use crate::games::anarchy::view::belfries::{self, moved};
use crate::games::anarchy::view::drawing::{SIDE, SIZE, bounds, hexagon};
use crate::table::prelude::{Narrator, PieceId, Seat};

/// From the map, or the floors of belfries, to what is shown here; how wide that is; between one block and the next.
const ASIDE: f32 = 76.0;
const WIDE: f32 = 640.0;
const GAP: f32 = 40.0;
/// The height of a title, of a line, and of a mangonel; of the row of those who serve mangonels, with the line over it.
const TITLE: f32 = 92.0;
const LINE_HIGH: f32 = 62.0;
const CARD: f32 = 144.0;
const CREW: f32 = 150.0;
/// The lines that tell of an engine, and the room around its hexes.
const LINES: f32 = 4.0;
const AROUND: f32 = 28.0;
/// The height of letters.
const LETTERS: [f32; 2] = [60.0, 48.0];
const INK: Paint = Paint::Plain([0x2b, 0x1d, 0x12, 255]);
/// From the middle of a counter to the next, and its size: a counter that is smaller than a place is pointed at by itself.
const STEP: f32 = 78.0;
pub(in crate::games::anarchy::view) const COUNTER: f32 = 0.99;

/// What a block shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    /// The mangonels of a side, of which there is room for so many.
    Battery(Seat, usize),
    /// An engine, by its number.
    Engine(usize),
}

/// A block with its upper edge, and its height.
struct Block {
    of: Of,
    left: f32,
    top: f32,
    tall: f32,
}

impl Block {
    fn middle(&self) -> f32 {
        self.left + WIDE / 2.0
    }
    fn right(&self) -> f32 {
        self.left + WIDE
    }
    /// Where the middle of the mangonel is that is the `row`th of a block.
    fn card(&self, row: usize) -> Point {
        [self.left + 92.0, self.top - TITLE - CARD * (row as f32 + 0.5)]
    }
}

/// The mangonels of a side beyond the edge, with their numbers.
fn beyond<'b>(board: &'b Board, side: Seat) -> impl Iterator<Item = (usize, &'b Mangonel)> {
    let all = board.mangonels.all.iter().enumerate();
    all.filter(move |(_, mangonel)| mangonel.side == side && mangonel.hex().is_none())
}

/// Whether an engine without floors is astride the edge, or was at the start.
fn is_shown(board: &Board, number: usize, engine: &Engine) -> bool {
    let astride = |engine: &Engine| {
        let cells = engine.cells(board.rules.data.engines.of(engine.kind));
        cells.iter().any(|cell| board.map.hexes.place(cell.hex).is_none())
    };
    let begun =
        board.rules.engines.get(number).is_some_and(|at| astride(&Engine::new(at.kind, at.side, at.lead, at.heading)));
    let has_floors = board.rules.data.engines.of(engine.kind).tower.is_some();
    !has_floors && (begun || astride(engine) && !engine.gone)
}

/// How high the hexes of an engine are together, on the board.
fn span(parts: &[Part]) -> (Point, Point) {
    let low = |axis: usize, by: f32| parts.iter().map(|part| part.at[axis]).fold(f32::MAX, f32::min) - by;
    let high = |axis: usize, by: f32| parts.iter().map(|part| part.at[axis]).fold(f32::MIN, f32::max) + by;
    ([low(0, SIZE), low(1, SIDE)], [high(0, SIZE), high(1, SIDE)])
}

/// All blocks, one below the other. They stay where they are for the whole battle.
fn blocks(board: &Board) -> Vec<Block> {
    let ([_, bottom], [right, top]) = bounds(board.map);
    let left = belfries::beside(board).map_or(right, |(_, [right, _])| right) + ASIDE;
    let mut all: Vec<(Of, f32)> = vec![];
    for side in [ROYALIST, ANGEVIN] {
        let begun =
            board.rules.mangonels.iter().filter(|(of, hex)| *of == side && board.map.hexes.place(*hex).is_none());
        let most = begun.count().max(beyond(board, side).count());
        if most > 0 {
            all.push((Of::Battery(side, most), TITLE + CARD * most as f32 + CREW));
        }
    }
    for (number, engine) in board.engines.all.iter().enumerate() {
        if is_shown(board, number, engine) {
            let ([_, low], [_, high]) = span(&parts(board, engine));
            all.push((Of::Engine(number), TITLE + LINES * LINE_HIGH + high - low + 2.0 * AROUND));
        }
    }
    let whole: f32 = all.iter().map(|(_, tall)| tall + GAP).sum::<f32>() - GAP;
    let mut at = f32::midpoint(bottom, top) + whole / 2.0;
    let place = |(of, tall): (Of, f32)| {
        let block = Block { of, left, top: at, tall };
        at -= tall + GAP;
        block
    };
    all.into_iter().map(place).collect()
}

/// The corners of all that is shown here.
pub(in crate::games::anarchy::view) fn beside(board: &Board) -> Option<(Point, Point)> {
    let corners =
        blocks(board).into_iter().map(|block| ([block.left, block.top - block.tall], [block.right(), block.top]));
    corners.reduce(|(low, high), (other_low, other_high)| {
        ([low[0].min(other_low[0]), low[1].min(other_low[1])], [high[0].max(other_high[0]), high[1].max(other_high[1])])
    })
}

/// How far aside of where it would be on the board an engine is shown in its block.
fn aside(block: &Block, parts: &[Part]) -> Point {
    let ([x0, _], [x1, y1]) = span(parts);
    [block.middle() - f32::midpoint(x0, x1), block.top - TITLE - LINES * LINE_HIGH - AROUND - y1]
}

/// Whether any of the hexes of an engine is beyond the edge.
fn is_astride(parts: &[Part]) -> bool {
    parts.iter().any(|part| part.place.is_none())
}

/// Whether the hexes of an engine are shown beside the board.
fn shows_hexes(board: &Board, number: usize) -> bool {
    let engine = &board.engines.all[number];
    !engine.gone && is_astride(&parts(board, engine))
}

/// Mangonels, and the hexes of engines beyond the edge; those on the map are outlined.
pub(in crate::games::anarchy::view) fn shapes(sight: &Sight, board: &Board) -> Vec<Shape> {
    const FRAME: [u8; 4] = [0x5a, 0x40, 0x24, 220];
    let aimed = in_hand(sight, board).map(|(number, _)| number);
    let mut shapes = vec![];
    for block in blocks(board) {
        // What is wholly on the map needs no room for its hexes.
        let tall = match block.of {
            Of::Engine(number) if !shows_hexes(board, number) => TITLE + LINES * LINE_HIGH + AROUND / 2.0,
            _ => block.tall,
        };
        let (low, high) = ([block.left, block.top - tall], [block.right(), block.top]);
        let corners = [low, [high[0], low[1]], high, [low[0], high[1]]];
        for (i, from) in corners.iter().enumerate() {
            shapes.push(stroke(*from, corners[(i + 1) % corners.len()], 4.0, FRAME));
        }
        match block.of {
            Of::Battery(side, _) => {
                for (row, (number, mangonel)) in beyond(board, side).enumerate() {
                    // They shoot down onto the board.
                    let pose =
                        Pose { at: block.card(row), looks: [0.0, -1.0], size: 1.2, is_in_hand: aimed == Some(number) };
                    shapes.extend(mangonels::picture(board, mangonel, pose));
                }
            }
            Of::Engine(number) => {
                let engine = &board.engines.all[number];
                let parts = parts(board, engine);
                if shows_hexes(board, number) {
                    let aside = aside(&block, &parts);
                    shapes.extend(outlines(&parts, |part| part.place.is_some(), aside));
                    shapes.extend(picture(board, engine, &parts, |part| part.place.is_none(), aside));
                }
            }
        }
    }
    shapes
}

/// Those who are shown beside the board, each with the middle of his counter.
pub(in crate::games::anarchy::view) fn counters(board: &Board) -> Vec<(PieceId, Point)> {
    let mut all = vec![];
    for block in blocks(board) {
        match block.of {
            Of::Battery(side, most) => {
                let men: Vec<PieceId> = battery(board, side).collect();
                let first = block.middle() - STEP * (men.len().max(1) - 1) as f32 / 2.0;
                let y = block.top - TITLE - CARD * most as f32 - LINE_HIGH - 44.0;
                all.extend(men.into_iter().enumerate().map(|(i, id)| (id, [first + STEP * i as f32, y])));
            }
            Of::Engine(number) => {
                let engine = &board.engines.all[number];
                let parts = parts(board, engine);
                let aside = aside(&block, &parts);
                all.extend(engine.beyond.iter().filter_map(|(id, berth)| {
                    let Berth::Cell(cell) = berth else { return None };
                    Some((*id, moved(parts.get(usize::from(*cell))?.at, aside)))
                }));
            }
        }
    }
    // Those on the floors of belfries beyond the edge stand on the floors that are shown anyway.
    for deck in belfries::decks(board).iter().filter(|deck| deck.floor > 0 && !deck.is_on_map) {
        for (id, berth) in &deck.engine.beyond {
            if let Berth::Floor(floor, cell) = berth
                && *floor == deck.floor
                && let Some(hex) = deck.hexes.get(usize::from(*cell))
            {
                all.push((*id, hex.at));
            }
        }
    }
    all
}

/// What is written over and beside all that.
pub(in crate::games::anarchy::view) fn captions(sight: &Sight, board: &Board, tell: &Narrator) -> Vec<Writing> {
    let aimed = in_hand(sight, board).map(|(number, _)| number);
    let [title, line] = LETTERS;
    let mut all = vec![];
    let mut write = |text: String, at: Point, size: f32| all.push(Writing { text, at, size, paint: INK });
    for block in blocks(board) {
        let x = block.middle();
        match block.of {
            Of::Battery(side, most) => {
                write(tell.texts.get("anarchy-mangonels-view-battery"), [x, block.top - TITLE / 2.0], title);
                for (row, (number, mangonel)) in beyond(board, side).enumerate() {
                    let [_, y] = block.card(row);
                    let x = block.left + 170.0 + (WIDE - 170.0) / 2.0;
                    let [loaded, state] = of_mangonel(board, number, mangonel, row, aimed == Some(number), tell);
                    write(loaded, [x, y + LINE_HIGH / 2.0], line);
                    write(state, [x, y - LINE_HIGH / 2.0], line);
                }
                let y = block.top - TITLE - CARD * most as f32 - LINE_HIGH / 2.0;
                let args = [("n", battery(board, side).count().into())];
                write(tell.texts.format("anarchy-mangonels-view-crew", &args), [x, y], line);
            }
            Of::Engine(number) => {
                let engine = &board.engines.all[number];
                let kind = [("kind", engine.kind.name().into())];
                write(tell.texts.format("anarchy-mangonels-view-engine", &kind), [x, block.top - TITLE / 2.0], title);
                for (i, told) in of_engine(board, number, engine, tell).into_iter().enumerate() {
                    write(told, [x, block.top - TITLE - LINE_HIGH * (i as f32 + 0.5)], line);
                }
            }
        }
    }
    all
}

/// How far a mangonel is loaded, and what it can do now.
fn of_mangonel(
    board: &Board,
    number: usize,
    mangonel: &Mangonel,
    row: usize,
    is_aimed: bool,
    tell: &Narrator,
) -> [String; 2] {
    let most = board.rules.data.artillery.mangonel().reload;
    let args = [("number", (row + 1).into()), ("n", mangonel.loaded.into()), ("of", most.into())];
    let left = most.saturating_sub(mangonel.loaded);
    let has_crew = !crew(board, &board.mangonels.all[number]).is_empty();
    let state = match () {
        () if is_aimed => "aimed",
        () if !has_crew => "alone",
        () if left == 0 => "ready",
        () => "loads",
    };
    let state = [("state", state.into()), ("left", left.into())];
    [
        tell.texts.format("anarchy-mangonels-view-loaded", &args),
        tell.texts.format("anarchy-mangonels-view-state", &state),
    ]
}

/// Where an engine is, what it does next, and who is in it.
fn of_engine(board: &Board, number: usize, engine: &Engine, tell: &Narrator) -> Vec<String> {
    let data = board.rules.data.engines.of(engine.kind);
    let parts = parts(board, engine);
    let rolls = rolls_from(board, number, engine);
    let stands = match () {
        () if engine.gone => "gone",
        () if !engine.is_of_use(data) => "burnt",
        () if is_astride(&parts) => "astride",
        () if rolls.is_some() => "wall",
        () => "map",
    };
    let args = [("stands", stands.into()), ("n", engine.beyond.len().into())];
    let mut all = vec![tell.texts.format("anarchy-mangonels-view-engine-stands", &args)];
    if engine.gone || stands == "burnt" {
        return all;
    }
    match rolls {
        Some(from) => {
            let left = from.saturating_sub(board.turn);
            let args = [("left", left.into()), ("turn", from.into())];
            all.push(tell.texts.format("anarchy-mangonels-view-engine-rolls", &args));
        }
        None => {
            let args = [
                ("men", pushers(board, engine).into()),
                ("hexes", pushed_hexes(board, engine).into()),
                ("moved", engine.moved.into()),
            ];
            let key = if engine.moved > 0 {
                "anarchy-mangonels-view-engine-moved"
            } else {
                "anarchy-mangonels-view-engine-pushed"
            };
            all.push(tell.texts.format(key, &args));
        }
    }
    let (sappers, others) = inside(board, engine);
    if engine.kind == EngineKind::Gallery {
        let args = [("sappers", sappers.into()), ("others", others.into())];
        all.push(tell.texts.format("anarchy-mangonels-view-engine-men", &args));
    }
    if rolls.is_some() {
        let chance = gallery::chance(board, number, engine).unwrap_or(0);
        all.push(tell.texts.format("anarchy-mangonels-view-engine-chance", &[("percent", chance.into())]));
    }
    all
}

/// What there is to tell of somebody who is shown beside the board.
pub(in crate::games::anarchy::view) fn of_man(board: &Board, id: PieceId, tell: &Narrator) -> Vec<(String, String)> {
    match board.man(id).post {
        Post::Astride => {
            let of = board.engines.on_field().find(|(_, engine)| engine.beyond.iter().any(|(other, _)| *other == id));
            let kind = of.map_or("other", |(_, engine)| engine.kind.name());
            vec![(tell.texts.format("anarchy-mangonels-view-astride", &[("kind", kind.into())]), "A-0.67".to_owned())]
        }
        Post::Battery => vec![(tell.texts.get("anarchy-mangonels-view-serves"), "A-6.2.02".to_owned())],
        _ => vec![],
    }
}

/// The hexes that an engine would fill with its lead on another hex of its axis, outlined.
pub(in crate::games::anarchy::view) fn track(board: &Board, engine: &Engine, hexes: i32) -> Vec<Shape> {
    const RIM: [u8; 4] = [0xff, 0xd2, 0x4a, 245];
    const SHADE: [u8; 4] = [0x16, 0x0e, 0x08, 190];
    let moved = Engine { lead: engine.lead + engine.heading.step() * hexes, ..engine.clone() };
    let parts = gallery::parts(board, &moved);
    let rim = |part: &Part| {
        let outline = placed(&hexagon(), part.at, 1.0);
        let bands = [(0.98, 0.84, SHADE), (0.95, 0.87, RIM)];
        bands
            .into_iter()
            .flat_map(|(outer, inner, paint)| band(&outline, part.at, outer, inner, false, paint))
            .collect::<Vec<_>>()
    };
    parts.iter().filter(|part| part.place.is_some()).flat_map(rim).collect()
}
