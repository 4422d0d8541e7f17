//! The gallery: what it looks like on the board, what is told of it, and what a roll of its sappers would bring; walls that are mined.
use crate::desktop::face::*;
use crate::games::anarchy::board::{Board, is_against_wall};
use crate::games::anarchy::chapters::tactical::engines::gallery::{Dig, diggers, may_dig, walls_before};
use crate::games::anarchy::chapters::tactical::engines::{crew, pushed_hexes, pushers};
use crate::games::anarchy::chapters::tactical::siegeworks::demolition::material;
use crate::games::anarchy::data::engines::{EngineData, EngineKind};
use crate::games::anarchy::data::files::SAPPER;
use crate::games::anarchy::state::Engine;
use crate::games::anarchy::view::belfries::{moved, offset};
use crate::games::anarchy::view::chances::chances;
use crate::games::anarchy::view::drawing::{SIDE, SIZE, centre, hexagon, tincture, toward};
use crate::games::anarchy::view::seen::board;
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::{Narrator, PieceId, Place, Target};
use hexx::Hex;

const FLOOR: [u8; 4] = [0xb4, 0x8a, 0x56, 255];
const PLANK: [u8; 4] = [0x5a, 0x3c, 0x20, 255];
const ROOF: [u8; 4] = [0x7c, 0x54, 0x2e, 255];
const HIDE: [u8; 4] = [0x9a, 0x6a, 0x4c, 255];
const SEAM: [u8; 4] = [0xd0, 0xa2, 0x80, 255];
const BURNT: [u8; 4] = [0x46, 0x3e, 0x38, 255];
const EMBER: [u8; 4] = [0x1c, 0x16, 0x12, 255];
const WAY_IN: [u8; 4] = [0xf6, 0xec, 0xd0, 255];
const FAINT: [u8; 4] = [0x8a, 0x7a, 0x5c, 150];

/// Sentences, each with the number of its rule.
type Notes = Vec<(String, String)>;

/// A hex of a gallery.
pub(super) struct Part {
    pub hex: Hex,
    /// Where its middle is on the board, or would be beyond its edge.
    pub at: Point,
    /// Nothing beyond the edge of the map.
    pub place: Option<Place>,
    /// Men can stand there now.
    men: bool,
    awning: bool,
    is_rear: bool,
    is_burnt: bool,
}

fn data<'b>(board: &'b Board, engine: &Engine) -> &'b EngineData {
    board.rules.data.engines.of(engine.kind)
}

/// The hexes of an engine by their numbers.
pub(super) fn parts(board: &Board, engine: &Engine) -> Vec<Part> {
    let first = Place(0);
    let (origin, from) = (centre(board.map, first), board.map.hexes.hex(first));
    let stands = is_against_wall(board.rules, engine);
    let part = |(number, cell): (u8, crate::games::anarchy::data::engines::Cell)| Part {
        hex: cell.hex,
        at: moved(origin, offset(from, cell.hex)),
        place: board.map.hexes.place(cell.hex),
        men: cell.men || cell.awning && stands,
        awning: cell.awning,
        is_rear: cell.is_rear,
        is_burnt: engine.is_burnt(number),
    };
    (0_u8..).zip(engine.cells(data(board, engine))).map(part).collect()
}

/// A gallery where it stands on the map.
pub(in crate::games::anarchy::view) fn shapes(board: &Board, engine: &Engine) -> Vec<Shape> {
    picture(board, engine, &parts(board, engine), |part| part.place.is_some(), [0.0; 2])
}

/// What closes the side of a hex of a gallery.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Closed {
    /// Another of its hexes lies there.
    Not,
    Front,
    Flank,
    /// Its open rear; straight behind the hex, or aslant.
    Rear {
        straight: bool,
    },
}

fn side_of(engine: &Engine, data: &EngineData, parts: &[Part], part: &Part, side: Heading) -> Closed {
    let there = part.hex + side.step();
    if parts.iter().any(|other| other.hex == there) {
        Closed::Not
    } else if part.is_rear && side == engine.heading.back() {
        Closed::Rear { straight: true }
    } else if part.is_rear && data.behind(engine.lead, engine.heading) == Some(there) {
        Closed::Rear { straight: false }
    } else if data.ahead(engine.lead, engine.heading).any(|hex| hex == there) {
        Closed::Front
    } else {
        Closed::Flank
    }
}

/// The hexes of a gallery that are `shown`, moved aside so far: floors under its roof, hides of the awning before them, walls at the
/// sides, posts at the open rear, and its wheels.
pub(super) fn picture(
    board: &Board,
    engine: &Engine,
    parts: &[Part],
    shown: impl Fn(&Part) -> bool,
    aside: Point,
) -> Vec<Shape> {
    let data = data(board, engine);
    let ahead = toward(engine.heading);
    let at = |[x, y]: Point, along: f32, across: f32| {
        [x + along * ahead[0] + across * ahead[1], y + along * ahead[1] - across * ahead[0]]
    };
    let here = |part: &Part| moved(part.at, aside);
    let hex = |part: &Part, size: f32, paint: [u8; 4]| Shape::new(placed(&hexagon(), here(part), size), paint);
    let all = || parts.iter().filter(|part| shown(part));
    let mut shapes = vec![];
    // Wheels stand out at the flanks.
    for part in all().filter(|part| !part.awning && !part.is_burnt) {
        let [dx, dy] = [part.at[0] - parts[0].at[0], part.at[1] - parts[0].at[1]];
        let out = dx * ahead[1] - dy * ahead[0];
        if out.abs() > SIDE / 2.0 {
            let wheel = SIZE * 0.9 * out.signum();
            shapes.push(stroke(at(here(part), -19.0, wheel), at(here(part), 19.0, wheel), 17.0, LINE));
            shapes.push(stroke(at(here(part), -16.0, wheel), at(here(part), 16.0, wheel), 12.0, PLANK));
        }
    }
    shapes.extend(all().map(|part| hex(part, 1.0, LINE)));
    for part in all() {
        let middle = here(part);
        if part.is_burnt {
            shapes.push(hex(part, 0.95, BURNT));
            let crack = |along: f32| stroke(at(middle, along, -24.0), at(middle, along + 16.0, 22.0), 3.0, EMBER);
            shapes.extend([-24.0, -4.0, 16.0].map(crack));
        } else if part.awning && !part.men {
            shapes.push(hex(part, 0.95, HIDE));
            // Seams of the hides that are stretched there.
            let half = |along: f32| 46.0 - along.abs() * 0.55;
            let seam = |along: f32| stroke(at(middle, along, -half(along)), at(middle, along, half(along)), 4.0, SEAM);
            shapes.extend([-30.0, -10.0, 10.0, 30.0].map(seam));
            let stitch = |across: f32| stroke(at(middle, -42.0, across), at(middle, 42.0, across), 2.4, PLANK);
            shapes.extend([-20.0, 20.0].map(stitch));
        } else {
            shapes.push(hex(part, 0.95, FLOOR));
            let half = |along: f32| 48.0 - along.abs() * 0.55;
            let board =
                |along: f32| stroke(at(middle, along, -half(along)), at(middle, along, half(along)), 1.4, PLANK);
            shapes.extend([-26.0, 0.0, 26.0].map(board));
            if part.awning {
                // The hides are over it still.
                shapes.extend(band(&placed(&hexagon(), middle, 1.0), middle, 0.93, 0.8, true, HIDE));
            }
        }
    }
    for part in all().filter(|part| !part.is_burnt) {
        for side in Heading::ALL {
            let [dx, dy] = toward(side);
            let point = |inside: f32, aside: f32| {
                let [x, y] = here(part);
                let out = SIDE - inside;
                [x + dx * out - dy * aside, y + dy * out + dx * aside]
            };
            let half = |inside: f32| SIZE / 2.0 - inside * 0.577;
            let wall = |inside: f32, wide: f32, paint: [u8; 4]| {
                let half = half(inside);
                stroke(point(inside, -half), point(inside, half), wide, paint)
            };
            match side_of(engine, data, parts, part, side) {
                Closed::Not => {}
                Closed::Front => {
                    shapes.extend([wall(4.0, 18.0, LINE), wall(4.0, 14.0, HIDE)]);
                    let patch = |aside: f32| stroke(point(-2.0, aside), point(10.0, aside), 3.4, SEAM);
                    shapes.extend([-20.0, -7.0, 7.0, 20.0].map(patch));
                }
                // The eaves of its roof over the wall.
                Closed::Flank => shapes.extend([wall(6.0, 17.0, LINE), wall(6.0, 13.0, ROOF), wall(6.0, 2.0, SEAM)]),
                Closed::Rear { straight } => {
                    let post = |aside: f32| Shape::new(placed(&circle(7.0, 8), point(4.0, aside), 1.0), LINE);
                    shapes.extend([-half(4.0), half(4.0)].map(post));
                    if straight {
                        let way_in = |size: f32, paint: [u8; 4]| {
                            let tip = vec![point(12.0 + size, 0.0), point(2.0, -size), point(2.0, size)];
                            Shape::new(tip, paint)
                        };
                        shapes.extend([way_in(13.0, LINE), way_in(9.0, WAY_IN)]);
                    }
                }
            }
        }
    }
    shapes
}

/// Faint outlines of the hexes of an engine that are `shown`, moved aside so far.
pub(super) fn outlines(parts: &[Part], shown: impl Fn(&Part) -> bool, aside: Point) -> Vec<Shape> {
    let outline = |part: &Part| {
        let at = moved(part.at, aside);
        band(&placed(&hexagon(), at, 1.0), at, 0.97, 0.91, true, FAINT)
    };
    parts.iter().filter(|part| shown(part)).flat_map(outline).collect()
}

/// A wall under which a mine is propped up: a pick on a dark field with a light rim, so that it shows on stone and beside whoever
/// stands on the wall.
pub(in crate::games::anarchy::view) fn mine([x, y]: Point) -> Vec<Shape> {
    const RIM: [u8; 4] = [0xf6, 0xec, 0xd0, 255];
    const PIT: [u8; 4] = [0x22, 0x1a, 0x14, 255];
    let middle = [x, y - 36.0];
    let lozenge = |size: f32, paint: [u8; 4]| {
        Shape::new(
            [[0.0, 1.0], [1.35, 0.0], [0.0, -1.0], [-1.35, 0.0]]
                .map(|[dx, dy]| [middle[0] + dx * size, middle[1] + dy * size])
                .to_vec(),
            paint,
        )
    };
    let mut shapes = vec![lozenge(25.0, LINE), lozenge(22.5, RIM), lozenge(18.5, PIT)];
    let pick = crate::games::anarchy::view::symbols::symbol(SAPPER);
    shapes.extend(pick.iter().map(|outline| Shape::new(placed(outline, middle, 12.0), RIM)));
    shapes
}

/// The faces of the die with which sappers mine a wall.
fn faces(board: &Board, dig: &Dig) -> i32 {
    let die = board.rules.limits.die;
    (1..=die).filter(|face| dig.blow(board, *face).damages()).count() as i32
}

/// What the sappers in a gallery would do to a wall if they rolled now, whatever the turn.
fn would_dig(board: &Board, number: usize, engine: &Engine, wall: Place) -> Option<Dig> {
    let mining = board.rules.scenario.mining?;
    let material = material(board, wall)?.material;
    let (sappers, _) = diggers(board, engine);
    let points = mining.points.saturating_mul(sappers.len() as u8);
    Some(Dig { engine: number, points, material })
}

/// The gallery that stands against a wall, with its number.
pub(super) fn before<'b>(board: &'b Board, wall: Place) -> Option<(usize, &'b Engine)> {
    board.engines.on_field().find(|(_, engine)| walls_before(board, engine).contains(&wall))
}

/// From which turn on the sappers of a gallery roll; nothing where they never do, or while it stands against no wall.
pub(super) fn rolls_from(board: &Board, number: usize, engine: &Engine) -> Option<u8> {
    let stands = board.rules.scenario.mining.is_some() && !walls_before(board, engine).is_empty();
    stands.then(|| board.walls.strikes(number).from)
}

/// How many sappers are in a gallery, and how many others.
pub(super) fn inside(board: &Board, engine: &Engine) -> (usize, usize) {
    let all = crew(board, engine).into_iter().map(|(id, _)| id).filter(|id| board.side(*id) == engine.side);
    let (sappers, others): (Vec<PieceId>, Vec<PieceId>) = all.partition(|id| board.rules.class(*id).name == SAPPER);
    (sappers.len(), others.len())
}

/// What there is to tell of a hex of a gallery.
pub(in crate::games::anarchy::view) fn notes(
    board: &Board,
    number: usize,
    place: Place,
    tell: &Narrator,
    notes: &mut Notes,
) {
    let engine = &board.engines.all[number];
    let data = data(board, engine);
    let text = |key: &str| tell.texts.get(key);
    let mut note = |text: String, rule: &str| notes.push((text, rule.to_owned()));
    let side = tell.inside(Target::Seat(engine.side));
    note(tell.texts.format("anarchy-mangonels-view-gallery", &[("side", side.into())]), "A-5.3.01");
    let parts = parts(board, engine);
    let Some(part) = parts.iter().find(|part| part.place == Some(place)) else { return };
    if part.is_burnt {
        note(text("anarchy-mangonels-view-gallery-burnt-hex"), "A-5.3.09");
    } else if part.awning {
        let key = if part.men { "anarchy-mangonels-view-awning-open" } else { "anarchy-mangonels-view-awning-closed" };
        note(text(key), "A-5.3.06");
    } else {
        let args = [("points", data.enter_mp.into())];
        note(tell.texts.format("anarchy-mangonels-view-gallery-room", &args), "A-5.3.07");
        let (key, rule) = if part.is_rear {
            ("anarchy-mangonels-view-gallery-rear", "A-5.3.08")
        } else {
            ("anarchy-mangonels-view-gallery-cover", "A-5.3.01")
        };
        note(text(key), rule);
    }
    let args = [("men", pushers(board, engine).into()), ("hexes", pushed_hexes(board, engine).into())];
    note(tell.texts.format("anarchy-mangonels-view-gallery-pushed", &args), "A-5.3.02");
    match rolls_from(board, number, engine) {
        Some(from) => of_mine(board, number, from, tell, notes),
        None if is_against_wall(board.rules, engine) => {
            note(text("anarchy-mangonels-view-gallery-at-wall"), "A-5.3.06");
        }
        None => {
            let (sappers, others) = inside(board, engine);
            let args = [("sappers", sappers.into()), ("others", others.into())];
            note(tell.texts.format("anarchy-mangonels-view-gallery-men", &args), "A-5.3.05");
        }
    }
    let mut note = |text: String, rule: &str| notes.push((text, rule.to_owned()));
    let burnt = engine.burnt.count_ones();
    if burnt > 0 {
        let args = [("n", burnt.into()), ("most", data.useless_at.into())];
        note(tell.texts.format("anarchy-mangonels-view-gallery-burnt", &args), "A-5.3.09");
    }
    if !engine.beyond.is_empty() {
        let names: Vec<String> = engine.beyond.iter().map(|(id, _)| tell.target(Target::Piece(*id))).collect();
        note(tell.texts.format("anarchy-view-engine-beyond", &[("units", names.join(", ").into())]), "A-0.67");
    }
}

/// What there is to tell of a gallery against a wall: who digs, when they roll, with what chance, and which walls are mined.
fn of_mine(board: &Board, number: usize, from: u8, tell: &Narrator, notes: &mut Notes) {
    let engine = &board.engines.all[number];
    let mut note = |text: String, rule: &str| notes.push((text, rule.to_owned()));
    note(when(board, from, tell), "A-6.3.03");
    let (sappers, engineer) = diggers(board, engine);
    let walls = walls_before(board, engine);
    let is_mined = |wall: &Place| board.mangonels.mines.contains(wall);
    let dig = walls.iter().filter(|wall| !is_mined(wall)).find_map(|wall| would_dig(board, number, engine, *wall));
    if let Some(dig) = dig {
        let percent = faces(board, &dig) * 100 / board.rules.limits.die.max(1);
        let args = [
            ("sappers", sappers.len().into()),
            ("points", dig.points.into()),
            ("percent", percent.into()),
            ("engineer", if engineer.is_some() { "yes" } else { "no" }.into()),
        ];
        note(tell.texts.format("anarchy-mangonels-view-diggers", &args), "A-6.3.02");
    }
    let mined: Vec<String> =
        walls.iter().filter(|wall| is_mined(wall)).map(|wall| tell.target(Target::Place(*wall))).collect();
    if !mined.is_empty() {
        note(tell.texts.format("anarchy-mangonels-view-mined", &[("hexes", mined.join(", ").into())]), "A-6.3.04");
    }
}

/// The cover in a hex of a gallery in which men stand; nothing elsewhere.
pub(in crate::games::anarchy::view) fn cover(board: &Board, place: Place, tell: &Narrator) -> Option<String> {
    let berth = board.berth(place).filter(|berth| berth.cell.men && board.is_in_gallery(place))?;
    let is_burnt = board.engines.all[berth.engine].is_burnt(berth.number);
    (!is_burnt).then(|| tell.texts.get("anarchy-mangonels-view-cover"))
}

/// How often, out of a hundred rolls, the sappers of a gallery mine a wall before it that is not mined yet.
pub(super) fn chance(board: &Board, number: usize, engine: &Engine) -> Option<i32> {
    diggers(board, engine).1?;
    let open = walls_before(board, engine).into_iter().filter(|wall| !board.mangonels.mines.contains(wall));
    let dig = open.filter_map(|wall| would_dig(board, number, engine, wall)).next()?;
    Some(faces(board, &dig) * 100 / board.rules.limits.die.max(1))
}

/// When the sappers against a wall roll.
fn when(board: &Board, from: u8, tell: &Narrator) -> String {
    let left = from.saturating_sub(board.turn);
    tell.texts.format("anarchy-mangonels-view-rolls", &[("left", left.into()), ("turn", from.into())])
}

/// What there is to tell of a wall: that it is mined, or that a gallery stands against it.
pub(in crate::games::anarchy::view) fn of_wall(board: &Board, place: Place, tell: &Narrator, notes: &mut Notes) {
    if board.mangonels.mines.contains(&place) {
        notes.push((tell.texts.get("anarchy-mangonels-view-mine-here"), "A-6.3.04".to_owned()));
        return;
    }
    let Some((number, engine)) = before(board, place) else { return };
    if let Some(from) = rolls_from(board, number, engine) {
        notes.push((tell.texts.get("anarchy-mangonels-view-gallery-before"), "A-6.3.01".to_owned()));
        notes.push((when(board, from, tell), "A-6.3.03".to_owned()));
    }
}

/// What there is to tell of somebody in a gallery: that he digs, or directs those who do.
pub(in crate::games::anarchy::view) fn of_man(board: &Board, id: PieceId, tell: &Narrator, notes: &mut Notes) {
    let own = board.engines.on_field().filter(|(_, engine)| engine.side == board.side(id));
    for (number, engine) in own.filter(|(_, engine)| engine.kind == EngineKind::Gallery) {
        if rolls_from(board, number, engine).is_none() {
            continue;
        }
        let (sappers, engineer) = diggers(board, engine);
        if sappers.contains(&id) {
            notes.push((tell.texts.get("anarchy-mangonels-view-he-digs"), "A-6.3.02".to_owned()));
        } else if engineer == Some(id) {
            notes.push((tell.texts.get("anarchy-mangonels-view-he-directs"), "A-6.3.02".to_owned()));
        }
    }
}

/// What the roll of the sappers for the mine under a wall would bring.
pub(in crate::games::anarchy::view) fn of_a_dig(sight: &Sight, wall: Place, tell: &Narrator) -> Option<Forecast> {
    let board = board(sight);
    let side = sight.prompt()?.seat;
    let dig = may_dig(&board, side, wall).ok()?;
    let (die, mined) = (board.rules.limits.die, faces(&board, &dig));
    let all = [
        ("anarchy-mangonels-view-dig-props", mined, Some(side)),
        ("anarchy-mangonels-view-dig-nothing", die - mined, None),
    ];
    let (sappers, _) = diggers(&board, &board.engines.all[dig.engine]);
    let turns = board.rules.scenario.mining.map_or(0, |mining| mining.turns);
    Some(Forecast {
        condition: None,
        title: tell.texts.format("anarchy-mangonels-view-dig", &[("hex", tell.target(Target::Place(wall)).into())]),
        sides: vec![ForecastSide {
            tincture: tincture(side),
            total: dig.points.to_string(),
            parts: tell.texts.format("anarchy-mangonels-view-dig-sappers", &[("n", sappers.len().into())]),
        }],
        modifiers: vec![],
        out_of: die.unsigned_abs(),
        chances: chances(&all, tell),
        notes: vec![tell.texts.format("anarchy-mangonels-view-dig-again", &[("n", turns.into())])],
    })
}
