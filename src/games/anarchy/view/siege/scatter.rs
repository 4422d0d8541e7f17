//! Where the stone of a mangonel may come down, shown on the board, and what it may bring.
use super::mangonels::{hex_of, in_hand};
use crate::desktop::face::*;
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::chapters::tactical::mangonels::aim::{comes_down_at, may_bombard};
use crate::games::anarchy::chapters::tactical::mangonels::stones::{
    Structure, aim_beside, beside, breaks, hardness, killed,
};
use crate::games::anarchy::chapters::tactical::siegeworks::demolition::material;
use crate::games::anarchy::data::engines::EngineKind;
use crate::games::anarchy::odds::of_hit;
use crate::games::anarchy::state::Mangonel;
use crate::games::anarchy::view::belfries::{moved, offset};
use crate::games::anarchy::view::chances::chances;
use crate::games::anarchy::view::drawing::{centre, hexagon, tincture};
use crate::games::anarchy::view::engines;
use crate::games::anarchy::view::seen::board;
use crate::table::prelude::{Narrator, PieceId, Place, Seat, Target};
use std::collections::BTreeMap;

/// Out of so many pairs of dice that say where a stone comes down.
const PAIRS: i32 = 100;

/// Where the stone of a mangonel may come down that is aimed at a hex, with how many pairs of dice out of a hundred; nowhere: beyond
/// the edge of the map.
fn scatter(board: &Board, mangonel: &Mangonel, aimed: Place) -> Vec<(Option<Place>, i32)> {
    let pairs = |sum: i32| (sum - 1).min(21 - sum);
    (2..=20).map(|sum| (comes_down_at(board, mangonel, aimed, sum), pairs(sum))).collect()
}

/// While a mangonel is aimed: the hexes on which its stone may come down, each with its chance in percent, around the target that is
/// pointed at, and from where it flies.
pub(in crate::games::anarchy::view) fn shapes(sight: &Sight, to: Place) -> Vec<Shape> {
    const SHADE: [u8; 4] = [0x16, 0x0e, 0x08, 200];
    const FLIGHT: [u8; 4] = [0xff, 0xe0, 0x6a, 235];
    const AIMED: [u8; 4] = [0xff, 0xd2, 0x4a, 255];
    let board = board(sight);
    let Some((_, mangonel)) = in_hand(sight, &board) else { return vec![] };
    if to.index() >= board.map.places() || may_bombard(&board, mangonel, to).is_err() {
        return vec![];
    }
    let mut shapes = vec![];
    // The flight of the stone, as far as there is room to show it.
    let goal = centre(board.map, to);
    let from = moved(goal, offset(board.map.hexes.hex(to), hex_of(&board, mangonel)));
    let (dx, dy) = (from[0] - goal[0], from[1] - goal[1]);
    let long = dx.hypot(dy).max(1.0);
    let point = |far: f32| [goal[0] + dx / long * far, goal[1] + dy / long * far];
    let far = long.min(460.0);
    let mut at = 175.0;
    while at + 26.0 <= far {
        shapes.extend([
            stroke(point(at - 2.0), point(at + 28.0), 9.0, SHADE),
            stroke(point(at), point(at + 26.0), 5.0, FLIGHT),
        ]);
        at += 44.0;
    }
    for (place, percent) in scatter(&board, mangonel, to) {
        let Some(place) = place else { continue };
        let middle = centre(board.map, place);
        // The likelier, the redder.
        let warm =
            [0xe0, (0xb0_i32 - 13 * percent).clamp(0x20, 0xff) as u8, 0x20, (30 + 8 * percent).clamp(0, 120) as u8];
        shapes.extend(band(&placed(&hexagon(), middle, 1.0), middle, 0.96, 0.84, false, SHADE));
        let rim = if place == to { AIMED } else { [warm[0], warm[1], warm[2], 255] };
        shapes.extend(band(&placed(&hexagon(), middle, 1.0), middle, 0.94, 0.86, false, rim));
        shapes.push(Shape::new(placed(&hexagon(), middle, 0.84), warm));
        shapes.extend(number(percent, [middle[0], middle[1] - 22.0]));
    }
    shapes
}

/// A number in strokes on a dark plate.
fn number(n: i32, [x, y]: Point) -> Vec<Shape> {
    const PLATE: [u8; 4] = [0x16, 0x0e, 0x08, 225];
    const INK: [u8; 4] = [0xff, 0xf4, 0xd2, 255];
    /// Half the width and half the height of a digit, from one to the next, and how thick its strokes are.
    const HALF: [f32; 2] = [9.0, 17.0];
    const NEXT: f32 = 28.0;
    const THICK: f32 = 6.4;
    /// The strokes of a digit: top, upper left and right, middle, lower left and right, bottom.
    const ENDS: [([f32; 2], [f32; 2]); 7] = [
        ([-1.0, 1.0], [1.0, 1.0]),
        ([-1.0, 1.0], [-1.0, 0.0]),
        ([1.0, 1.0], [1.0, 0.0]),
        ([-1.0, 0.0], [1.0, 0.0]),
        ([-1.0, 0.0], [-1.0, -1.0]),
        ([1.0, 0.0], [1.0, -1.0]),
        ([-1.0, -1.0], [1.0, -1.0]),
    ];
    const DIGITS: [u8; 10] = [
        0b111_0111, 0b010_0100, 0b101_1101, 0b110_1101, 0b010_1110, 0b110_1011, 0b111_1011, 0b010_0101, 0b111_1111,
        0b110_1111,
    ];
    let digits: Vec<usize> = n.to_string().chars().filter_map(|digit| digit.to_digit(10)).map(|d| d as usize).collect();
    let wide = NEXT * digits.len() as f32 / 2.0;
    let plate = [[-wide - 3.0, -26.0], [wide + 3.0, -26.0], [wide + 3.0, 26.0], [-wide - 3.0, 26.0]];
    let mut shapes = vec![Shape::new(plate.map(|[dx, dy]| [x + dx, y + dy]).to_vec(), PLATE)];
    for (place, digit) in digits.iter().enumerate() {
        // The strokes of a 1 are those on the right.
        let to_middle = if *digit == 1 { HALF[0] } else { 0.0 };
        let middle = x + (place as f32 + 0.5) * NEXT - wide - to_middle;
        let point = |[dx, dy]: [f32; 2]| [middle + dx * HALF[0], y + dy * HALF[1]];
        for (which, (from, to)) in ENDS.iter().enumerate() {
            if DIGITS[*digit] & (1 << which) != 0 {
                // So long that strokes join.
                let (a, b) = (point(*from), point(*to));
                let [ux, uy] = [
                    (b[0] - a[0]).signum() * f32::from(b[0] != a[0]),
                    (b[1] - a[1]).signum() * f32::from(b[1] != a[1]),
                ];
                let by = THICK / 2.0;
                let (a, b) = ([a[0] - ux * by, a[1] - uy * by], [b[0] + ux * by, b[1] + uy * by]);
                shapes.push(stroke(a, b, THICK, INK));
            }
        }
    }
    shapes
}

/// What may become of somebody, out of a thousand.
#[derive(Clone, Copy, Default)]
struct Harm {
    killed: i32,
    wounded: i32,
    stunned: i32,
    driven: i32,
}
impl Harm {
    /// Anything but to be driven away.
    fn hurt(&self) -> i32 {
        self.killed + self.wounded + self.stunned
    }
}

/// What a stone may bring that is aimed at a hex, out of a thousand: what stands is taken as it is now.
#[derive(Default)]
struct Prospect {
    /// The wall that is aimed at is damaged.
    wall: i32,
    /// Degrees of damage of all walls, on an average.
    degrees: i32,
    men: BTreeMap<PieceId, Harm>,
    engines: BTreeMap<usize, i32>,
    /// Ballistae, mangonels, mantlets, hourds.
    others: i32,
    /// It comes down beyond the edge of the map.
    lost: i32,
}

fn prospect(board: &Board, mangonel: &Mangonel, aimed: Place) -> Prospect {
    let die = board.rules.limits.die;
    let mut all = Prospect::default();
    for (struck, pairs) in scatter(board, mangonel, aimed) {
        let Some(struck) = struck else {
            all.lost += pairs * die;
            continue;
        };
        for (structure, points) in breaks(board, mangonel, struck) {
            let (material, added) = hardness(board, structure);
            let bombardment = &board.rules.data.bombardment;
            let damages = |face: &i32| bombardment.blow(material, points, face + added).damages();
            let faces = pairs * (1..=die).filter(damages).count() as i32;
            match structure {
                Structure::Wall(hex) => {
                    all.degrees += faces;
                    all.wall += if hex == aimed { faces } else { 0 };
                }
                Structure::Engine(number) => *all.engines.entry(number).or_default() += faces,
                Structure::Floor(_) | Structure::Artillery(_) | Structure::Mantlet(_) => all.others += faces,
            }
        }
        for id in killed(board, struck) {
            all.men.entry(id).or_default().killed += pairs * die;
        }
        for (id, place) in beside(board, struck) {
            let of = of_hit(board, &aim_beside(board, mangonel, struck, place), id);
            let harm = all.men.entry(id).or_default();
            harm.killed += pairs * of.killed;
            harm.wounded += pairs * of.wounded;
            harm.stunned += pairs * of.stunned;
            harm.driven += pairs * of.retreat;
        }
    }
    all
}

/// What a stone would bring that is aimed at a hex: for the wall there, or for who stands there where there is none, and for all who
/// are near.
pub(in crate::games::anarchy::view) fn of_a_stone(sight: &Sight, aimed: Place, tell: &Narrator) -> Option<Forecast> {
    let board = board(sight);
    let (_, mangonel) = in_hand(sight, &board)?;
    may_bombard(&board, mangonel, aimed).ok()?;
    let side = mangonel.side;
    let of = prospect(&board, mangonel, aimed);
    let out_of = PAIRS * board.rules.limits.die;
    let hex = || tell.target(Target::Place(aimed));
    let wall = material(&board, aimed);
    let there = board.at(aimed).and_then(|id| Some((id, *of.men.get(&id)?)));
    let all = match (wall, there) {
        (Some(line), _) => {
            let last = board.walls.damage(aimed) + 1 >= line.degrees;
            let key = if last { "anarchy-mangonels-view-demolishes" } else { "anarchy-mangonels-view-damages" };
            vec![(key, of.wall, Some(side)), ("anarchy-mangonels-view-spares", out_of - of.wall, None)]
        }
        (None, Some((id, harm))) => {
            let for_us = Some(if board.side(id) == side { enemy(side) } else { side });
            vec![
                ("anarchy-view-result-shot-dead", harm.killed, for_us),
                ("anarchy-view-result-wounded", harm.wounded, for_us),
                ("anarchy-view-result-stunned", harm.stunned, for_us),
                ("anarchy-view-result-retreat", harm.driven, for_us),
                ("anarchy-view-result-miss", out_of - harm.hurt() - harm.driven, None),
            ]
        }
        (None, None) => vec![],
    };
    let data = board.rules.data.artillery.mangonel();
    let parts = [("hex", data.on_hex.into()), ("beside", data.beside.into())];
    Some(Forecast {
        condition: None,
        title: tell.texts.format("anarchy-mangonels-view-stone", &[("hex", hex().into())]),
        sides: vec![ForecastSide {
            tincture: tincture(side),
            total: tell.texts.get("anarchy-mangonels-view-weapon"),
            parts: tell.texts.format("anarchy-mangonels-view-points", &parts),
        }],
        modifiers: vec![],
        out_of: out_of.unsigned_abs(),
        chances: chances(&all, tell),
        notes: notes(&board, aimed, side, &of, tell),
    })
}

/// Out of a thousand as a percentage: what can come about at all is one at least.
fn percent(board: &Board, count: i32) -> i32 {
    let out_of = PAIRS * board.rules.limits.die;
    ((count * 100 + out_of / 2) / out_of.max(1)).max(i32::from(count > 0))
}

fn notes(board: &Board, aimed: Place, side: Seat, of: &Prospect, tell: &Narrator) -> Vec<String> {
    let mut notes = vec![tell.texts.get("anarchy-mangonels-view-percent")];
    let text = |key: &str, count: i32| tell.texts.format(key, &[("percent", percent(board, count).into())]);
    for (number, count) in of.engines.iter().filter(|(_, count)| **count > 0) {
        let engine = &board.engines.all[*number];
        let kind = match engine.kind {
            EngineKind::Gallery => "gallery",
            EngineKind::Belfry => "belfry",
            EngineKind::Ram => "ram",
        };
        let whose = if engine.side == side { "own" } else { "enemy" };
        let args = [("kind", kind.into()), ("whose", whose.into()), ("percent", percent(board, *count).into())];
        notes.push(tell.texts.format("anarchy-mangonels-view-engine-risk", &args));
    }
    let listed = |own: bool| {
        let men = of.men.iter().filter(|(id, harm)| (board.side(**id) == side) == own && harm.hurt() > 0);
        let mut men: Vec<(i32, String)> = men
            .map(|(id, harm)| {
                let args =
                    [("unit", tell.target(Target::Piece(*id)).into()), ("percent", percent(board, harm.hurt()).into())];
                (-harm.hurt(), tell.texts.format("anarchy-mangonels-view-who", &args))
            })
            .collect();
        men.sort();
        men.into_iter().map(|(_, words)| words).collect::<Vec<_>>()
    };
    for (own, key) in [(true, "anarchy-mangonels-view-friends"), (false, "anarchy-mangonels-view-foes")] {
        let men = listed(own);
        if !men.is_empty() {
            notes.push(tell.texts.format(key, &[("units", men.join(", ").into())]));
        }
    }
    if let Some(line) = material(board, aimed) {
        notes.push(engines::of_damage(board.walls.damage(aimed), line.degrees, tell));
    }
    if of.degrees > 0 {
        // In tenths.
        let out_of = board.rules.limits.die * PAIRS;
        let tenths = (of.degrees * 10 + out_of / 2) / out_of.max(1);
        let args = [("whole", (tenths / 10).into()), ("tenths", (tenths % 10).into())];
        notes.push(tell.texts.format("anarchy-mangonels-view-degrees", &args));
    }
    if of.others > 0 {
        notes.push(text("anarchy-mangonels-view-others", of.others.min(PAIRS * board.rules.limits.die)));
    }
    if of.lost > 0 {
        notes.push(text("anarchy-mangonels-view-lost", of.lost));
    }
    notes
}
