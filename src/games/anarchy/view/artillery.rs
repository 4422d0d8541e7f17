//! Ballistae: how they lie on the board, what is told of them, and what a shot of theirs would bring.
use super::chances::{chances, of_shot_notes};
use super::drawing::{middle, tincture};
use super::seen::{board, seen};
use super::terrain::WOOD;
use crate::desktop::face::*;
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::chapters::tactical::artillery::carriage::LIFT_BALLISTA;
use crate::games::anarchy::chapters::tactical::artillery::{LOOSE, crews, may_loose_at};
use crate::games::anarchy::data::files::{Impact, ROYALIST, SIDES};
use crate::games::anarchy::odds::of_bolt;
use crate::games::anarchy::rules::Rules;
use crate::games::anarchy::state::{Artillery, Ballista};
use crate::table::prelude::{Narrator, Order, PieceId, Place, Seat, Target};
use serde_json::Value;

/// Ballistae and those who carry one, as the position shows them.
pub(super) fn read(
    shown: &Value,
    hex: &dyn Fn(&str) -> Option<Place>,
    piece: &dyn Fn(&str) -> Option<PieceId>,
    seat: &dyn Fn(&str) -> Option<Seat>,
) -> Artillery {
    let number = |value: &Value| value.as_u64().and_then(|n| u8::try_from(n).ok()).unwrap_or_default();
    let pair = |value: &Value| [number(&value[0]), number(&value[1])];
    let ballista = |(label, facts): (&String, &Value)| {
        let side = facts["side"].as_str().and_then(seat)?;
        let (loaded, carried) = (number(&facts["loaded"]), number(&facts["carried"]));
        Some(Ballista { hex: hex(label)?, side, loaded, carried })
    };
    Artillery {
        ballistae: shown["ballistae"].as_object().into_iter().flatten().filter_map(ballista).collect(),
        ballistae_left: pair(&shown["ballistae_left"]),
        mantlets_left: pair(&shown["mantlets_left"]),
        carriers: shown["carriers"].as_array().into_iter().flatten().filter_map(|id| piece(id.as_str()?)).collect(),
        in_hand: shown["in_hand"].as_str().and_then(hex),
        screened_by: None,
    }
}

/// Where a ballista looks: at the middle of the enemies on the board, to the top of it while there are none.
fn looks(board: &Board, ballista: &Ballista) -> Point {
    let [x, y] = middle(board, ballista.hex);
    let foes = board.on_field(enemy(ballista.side)).map(|id| middle(board, board.front(id)));
    let (dx, dy) = foes.fold((0.0, 0.0), |(dx, dy), [fx, fy]| (dx + fx - x, dy + fy - y));
    let long = dx.hypot(dy);
    if long < 1.0 { [0.0, 1.0] } else { [dx / long, dy / long] }
}

/// The ballistae of the board, seen from above: a stock on its frame, in the colour of its side, with its bow and string; loaded, the
/// string is drawn and a bolt lies in the groove; as many pegs are lit as turns of loading are done.
pub(super) fn ballistae(board: &Board, in_hand: Option<Place>) -> Vec<Shape> {
    let most = board.rules.data.artillery.ballista_reload;
    board.artillery.ballistae.iter().flat_map(|ballista| one(board, ballista, most, in_hand)).collect()
}

fn one(board: &Board, ballista: &Ballista, most: u8, in_hand: Option<Place>) -> Vec<Shape> {
    const IRON: [u8; 4] = [0x4a, 0x4a, 0x50, 255];
    const BOLT: [u8; 4] = [0xf4, 0xe9, 0xc8, 255];
    const CORD: [u8; 4] = [0xe8, 0xd8, 0xb0, 255];
    const RING: [u8; 4] = [0xff, 0xd2, 0x4a, 255];
    let [x, y] = middle(board, ballista.hex);
    let [ax, ay] = looks(board, ballista);
    let at = |ahead: f32, aside: f32| [x + ax * ahead - ay * aside, y + ay * ahead + ax * aside];
    let side = if ballista.side == ROYALIST { [0xa4, 0x22, 0x1e, 255] } else { [0x26, 0x4a, 0x92, 255] };
    let is_loaded = ballista.loaded >= most;
    let mut shapes = vec![];
    if in_hand == Some(ballista.hex) {
        shapes.push(Shape::new(placed(&circle(50.0, 32), [x, y], 1.0), RING));
    }
    shapes.push(Shape::new(placed(&circle(45.0, 32), [x, y], 1.0), LINE));
    shapes.push(Shape::new(placed(&circle(42.5, 32), [x, y], 1.0), side));
    shapes.push(Shape::new(placed(&circle(35.0, 32), [x, y], 1.0), [0xd9, 0xc9, 0xa3, 255]));
    // The legs of the frame.
    for aside in [-15.0_f32, 15.0] {
        shapes.push(stroke(at(-22.0, aside), at(6.0, aside * 0.4), 8.0, LINE));
        shapes.push(stroke(at(-22.0, aside), at(6.0, aside * 0.4), 5.0, WOOD));
    }
    shapes.push(stroke(at(-33.0, 0.0), at(33.0, 0.0), 13.0, LINE));
    shapes.push(stroke(at(-31.0, 0.0), at(31.0, 0.0), 9.0, WOOD));
    let nut = if is_loaded { -14.0 } else { 12.0 };
    for aside in [-1.0_f32, 1.0] {
        let (root, tip) = (at(24.0, aside * 6.0), at(10.0, aside * 33.0));
        shapes.push(stroke(root, tip, 10.0, LINE));
        shapes.push(stroke(root, tip, 6.5, IRON));
        shapes.push(stroke(tip, at(nut, 0.0), 3.2, LINE));
        shapes.push(stroke(tip, at(nut, 0.0), 1.8, CORD));
    }
    if is_loaded {
        shapes.push(stroke(at(-14.0, 0.0), at(36.0, 0.0), 5.5, LINE));
        shapes.push(stroke(at(-13.0, 0.0), at(34.0, 0.0), 3.2, BOLT));
    }
    for peg in 0..most.min(6) {
        let aside = (f32::from(peg) - f32::from(most.min(6) - 1) / 2.0) * 12.0;
        let paint = if peg < ballista.loaded { RING } else { IRON };
        shapes.push(Shape::new(placed(&circle(5.6, 12), [x + aside, y - 39.0], 1.0), LINE));
        shapes.push(Shape::new(placed(&circle(4.0, 12), [x + aside, y - 39.0], 1.0), paint));
    }
    shapes
}

/// What is told of the ballista in a hex, with the rules that say so.
pub(super) fn told(board: &Board, place: Place, tell: &Narrator) -> Vec<(String, &'static str)> {
    let Some(ballista) = board.ballista(place) else { return vec![] };
    let most = board.rules.data.artillery.ballista_reload;
    let left = most.saturating_sub(ballista.loaded);
    let args = [
        ("side", SIDES[usize::from(ballista.side.0) % SIDES.len()].into()),
        ("loaded", if left == 0 { "yes" } else { "no" }.into()),
        ("left", left.into()),
    ];
    let mut all = vec![(tell.texts.format("anarchy-view-ballista", &args), "A-4.4.03")];
    let crews = crews(board, ballista.side, |_| true);
    if let Some((_, men)) = crews.iter().find(|(hex, _)| *hex == ballista.hex) {
        let names: Vec<String> = men.iter().map(|id| tell.target(Target::Piece(*id))).collect();
        let args = [("units", names.join(", ").into())];
        all.push((tell.texts.format("anarchy-view-ballista-crew", &args), "A-4.4.02"));
    } else {
        all.push((tell.texts.get("anarchy-view-ballista-no-crew"), "A-4.4.02"));
    }
    if ballista.carried > 0 {
        all.push((tell.texts.get("anarchy-view-ballista-carried"), "A-4.4.04"));
    }
    all
}

/// How many ballistae of a side still stand; nothing where it has had none.
pub(super) fn standing(sight: &Sight, seat: Seat) -> Option<usize> {
    let rules: &Rules = sight.rules();
    let had = rules.scenario.side(seat).ballistae.count;
    let stand = seen(sight).artillery.ballistae.iter().filter(|ballista| ballista.side == seat).count();
    (had > 0).then_some(stand)
}

/// Whether an order is about a ballista where there is none.
pub(super) fn is_beside_the_point(board: &Board, order: Order) -> bool {
    let known = |place: Place| place.index() < board.map.places();
    [LOOSE, LIFT_BALLISTA]
        .into_iter()
        .filter_map(|verb| verb.of(order))
        .any(|place| !known(place) || board.ballista(place).is_none())
}

/// What the shot of the ballista in hand at a place would bring.
pub(super) fn of_a_bolt(sight: &Sight, target: Place, tell: &Narrator) -> Option<Forecast> {
    let board = board(sight);
    let (at, gunner) = (board.artillery.in_hand?, seen(sight).shooter?);
    let side = board.side(gunner);
    may_loose_at(&board, side, at, target).ok()?;
    let name = |id: PieceId| tell.target(Target::Piece(id));
    let hex = || tell.target(Target::Place(target));
    let impact = &board.rules.data.shooting.impact;
    let on_target = impact.iter().filter(|at| **at == Impact::Target).count() * 100 / impact.len().max(1);
    let strikes = of_bolt(&board, at, gunner, target);
    let aimed = board.at(target);
    let first = strikes.iter().find(|strike| Some(strike.who) == aimed);
    let mut notes = vec![];
    let args = [("hex", hex().into()), ("percent", on_target.into())];
    notes.push(tell.texts.format("anarchy-view-loose-strays", &args));
    if first.is_none() {
        notes.push(tell.texts.get("anarchy-view-loose-empty"));
    }
    let others: Vec<String> = strikes.iter().filter(|strike| Some(strike.who) != aimed).map(|s| name(s.who)).collect();
    if !others.is_empty() {
        notes.push(tell.texts.format("anarchy-view-loose-others", &[("units", others.join(", ").into())]));
    }
    notes.extend(of_shot_notes(&board, at, target, tell));
    let (title, all) = match first {
        Some(strike) => {
            let of = strike.chances;
            // Of all pairs of the die that says where it comes down and the die that says what it does.
            let faces = strike.faces;
            let missed = board.rules.limits.die * of.faces - faces * (of.faces - of.miss);
            let for_us = Some(if board.side(strike.who) == side { enemy(side) } else { side });
            let stunned = if board.man(strike.who).is_mounted() {
                "anarchy-view-result-unhorsed"
            } else {
                "anarchy-view-result-stunned"
            };
            let all = vec![
                ("anarchy-view-result-shot-dead", faces * of.killed, for_us),
                ("anarchy-view-result-wounded", faces * of.wounded, for_us),
                (stunned, faces * of.stunned, for_us),
                ("anarchy-view-result-retreat", faces * of.retreat, for_us),
                ("anarchy-view-result-miss", missed, None),
            ];
            (tell.texts.format("anarchy-view-loose-on", &[("target", name(strike.who).into())]), all)
        }
        None => (tell.texts.format("anarchy-view-loose-at", &[("hex", hex().into())]), vec![]),
    };
    let weapon = tell.texts.get("anarchy-view-weapon-ballista");
    Some(Forecast {
        condition: None,
        title,
        sides: vec![ForecastSide { tincture: tincture(side), total: weapon, parts: name(gunner) }],
        modifiers: vec![],
        out_of: board.rules.limits.die.pow(2).unsigned_abs(),
        chances: chances(&all, tell),
        notes,
    })
}
