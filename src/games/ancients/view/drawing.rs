//! The board of hexes, as shapes.
use super::AncientsFace;
use super::seen::{Seen, units};
use super::symbols::{symbol, terrain_symbol, upgrade_symbol};
use crate::desktop::face::*;
use crate::games::ancients::chapters::terrain::TAKE_MARKER;
use crate::games::ancients::data::files::UpgradeEffect;
use crate::games::ancients::map::{Map, Terrain};
use crate::games::ancients::rules::{EffectSet, Rules};
use crate::table::prelude::{Narrator, On, Place, Prompt, Seat, Sort, Target, Word};
use std::collections::BTreeSet;

/// From the centre of a hex to its corners.
const SIZE: f32 = 60.0;
const SQRT3: f32 = 1.732_050_8;

fn centre(map: &Map, place: Place) -> Point {
    let (row, col) = (map.hexes.row(place), map.hexes.col(place));
    let shift = if row % 2 == 1 { 0.5 } else { 0.0 };
    [SIZE * SQRT3 * (f32::from(col) + shift), -1.5 * SIZE * f32::from(row)]
}

/// The corners of a pointy-top hex around a point.
fn hexagon([x, y]: Point) -> Vec<Point> {
    (0..6)
        .map(|i| {
            let (sin, cos) = (std::f32::consts::FRAC_PI_3 * (i as f32 + 0.5)).sin_cos();
            [x + SIZE * cos, y + SIZE * sin]
        })
        .collect()
}

pub(super) fn scenery(rules: &Rules) -> Scenery {
    let map = &rules.map;
    let places = map.hexes.places().map(|place| look(rules, place)).collect();
    let plain = Scenery { places, ..Scenery::default() };
    Scenery { rulers: rulers(map, plain.extent()), ..plain }
}

/// The numbers of the rows beside the board, and those of the columns above and below it: every other row is shifted by half a hex,
/// so they stand in the middle between both.
fn rulers(map: &Map, ([left, bottom], [right, top]): (Point, Point)) -> Vec<(String, Point)> {
    let mut found = BTreeSet::new();
    let mut all = vec![];
    for place in map.hexes.places() {
        let (row, col) = (map.hexes.row(place), map.hexes.col(place));
        if found.insert(("row", row)) {
            let y = centre(map, place)[1];
            all.extend([left - RULER_ASIDE, right + RULER_ASIDE].map(|x| (row.to_string(), [x, y])));
        }
        if found.insert(("column", col)) {
            let x = SIZE * SQRT3 * (f32::from(col) + 0.25);
            all.extend([bottom - RULER_ASIDE, top + RULER_ASIDE].map(|y| (col.to_string(), [x, y])));
        }
    }
    all
}

/// A number from 0 to 9 for a hex, the same every time, which varies the look of the ground.
fn grain(place: Place) -> u8 {
    (u32::from(place.0).wrapping_mul(2_654_435_761) >> 24) as u8 % 10
}

fn look(rules: &Rules, place: Place) -> PlaceLook {
    let map = &*rules.map;
    let centre = centre(map, place);
    let outline = hexagon(centre);
    let at = |x: f32, y: f32| [centre[0] + x, centre[1] + y];
    let grain = grain(place);
    let mut decor = vec![];
    let side =
        |seat: Seat| if seat == crate::games::ancients::data::files::RED { Tincture::Gules } else { Tincture::Azure };
    let ground = match map.terrain(place) {
        Terrain::Ground(ground) => {
            decor.extend(ground_shapes(rules, ground, centre));
            Paint::Plain([0xc9, 0xb6, 0x78, 255])
        }
        Terrain::Plain => {
            let tuft = |x: f32, y: f32| {
                [(-4.0, 7.0), (0.0, 10.0), (4.0, 7.0)]
                    .map(|(dx, dy)| stroke(at(x, y), at(x + dx, y + dy), 1.6, [0x9a, 0x86, 0x4c, 255]))
            };
            decor.extend(tuft(f32::from(grain) * 6.0 - 28.0, 24.0 - f32::from(grain) * 3.0));
            decor.extend(tuft(24.0 - f32::from(grain) * 5.0, -18.0 + f32::from(grain) * 2.0));
            Paint::Plain([0xdc - grain / 2, 0xcc - grain / 2, 0x96 - grain / 2, 255])
        }
        Terrain::Maquis => {
            for (x, y, size) in
                [(-20.0, 14.0, 15.0), (13.0, 20.0, 13.0), (22.0, -8.0, 15.0), (-6.0, -18.0, 16.0), (-30.0, -12.0, 10.0)]
            {
                decor.push(Shape::new(placed(&circle(size + 2.0, 14), at(x, y - 1.5), 1.0), [0x3f, 0x4c, 0x24, 255]));
                decor.push(Shape::new(placed(&circle(size, 14), at(x, y), 1.0), [0x68, 0x7a, 0x3c, 255]));
                decor.push(Shape::new(
                    placed(&circle(size * 0.45, 10), at(x - size * 0.2, y + size * 0.25), 1.0),
                    [0x86, 0x96, 0x50, 255],
                ));
            }
            Paint::Plain([0x9d, 0xa3, 0x66, 255])
        }
        Terrain::Rampart(seat) => {
            let field = Paint::Field(side(seat));
            decor.extend(band(&outline, centre, 0.955, 0.80, false, [0x7c, 0x6a, 0x56, 255]));
            decor.extend(band(&outline, centre, 0.955, 0.83, true, [0xae, 0x9a, 0x7e, 255]));
            decor.extend(band(&outline, centre, 0.80, 0.76, false, field));
            Paint::Tint(side(seat))
        }
        Terrain::Inner(seat) => {
            let field = Paint::Field(side(seat));
            decor.extend(band(&outline, centre, 0.93, 0.88, false, field));
            decor.push(Shape::new(vec![at(-26.0, -20.0), at(0.0, 26.0), at(26.0, -20.0)], field));
            decor.push(Shape::new(vec![at(-7.0, -20.0), at(0.0, 8.0), at(7.0, -20.0)], [0x2b, 0x1d, 0x12, 255]));
            decor.push(stroke(at(0.0, 22.0), at(0.0, 36.0), 2.5, [0x2b, 0x1d, 0x12, 255]));
            Paint::Tint(side(seat))
        }
    };
    let label_at = at(0.0, 16.0 - SIZE);
    PlaceLook {
        place,
        centre,
        spot: outline.clone(),
        outline,
        ground,
        decor,
        label: String::new(),
        label_at,
        label_size: 17.0,
    }
}

pub(super) fn scene(face: &AncientsFace, sight: &Sight) -> Scene {
    let rules: &Rules = sight.rules();
    let map = &rules.map;
    let pieces = units(sight).into_iter().filter_map(|u| piece(face, rules, u)).collect();
    let burnt = sight.position()["battle"]["burnt"].as_array().cloned().unwrap_or_default();
    let mut scars = vec![];
    for place in burnt.iter().filter_map(|label| sight.names().read(Sort::Place, label.as_str()?).ok()) {
        if let Some(place) = <Place as On>::from(place) {
            scars.extend(fire(centre(map, place)));
        }
    }
    let field = &sight.position()["modules"]["field"];
    for (label, ground) in field["markers"].as_object().into_iter().flatten() {
        let place = sight.names().read(Sort::Place, label).ok().and_then(<Place as On>::from);
        if let (Some(place), Some(ground)) = (place, ground.as_u64()) {
            scars.extend(ground_shapes(rules, ground as u8, centre(map, place)));
        }
    }
    for (label, stakes) in field["stakes"].as_object().into_iter().flatten() {
        let place = sight.names().read(Sort::Place, label).ok().and_then(<Place as On>::from);
        let side = stakes["side"].as_str().and_then(|side| sight.names().seat(side));
        if let (Some(place), Some(side)) = (place, side) {
            let active = stakes["active"].as_bool().unwrap_or_default();
            scars.extend(stakes_shapes(centre(map, place), face.tincture(side), side, active));
        }
    }
    for (label, token) in sight.position()["modules"]["ambush"].as_object().into_iter().flatten() {
        let place = sight.names().read(Sort::Place, label).ok().and_then(<Place as On>::from);
        let side = token["side"].as_str().and_then(|side| sight.names().seat(side));
        if let (Some(place), Some(side)) = (place, side) {
            let unit = token["holds"].as_str().and_then(|unit| sight.names().read(Sort::Piece, unit).ok());
            let line = units(sight).into_iter().find(|u| Some(Target::Piece(u.id)) == unit).map(|u| u.line);
            let own = token["holds"].as_str().map(|_| line.map(|line| symbol(&rules.pool[line].kind)));
            scars.extend(token_shapes(centre(map, place), face.tincture(side), own));
        }
    }
    // A general's orders reach so far.
    let commanding = sight.prompt().filter(|p| p.text == "ancients-ask-act" || p.text == "ancients-ask-stand");
    let general = commanding.and_then(|p| {
        let general = p.words.iter().find_map(|(name, word)| match word {
            Word::On(Target::Piece(id)) if *name == "unit" => Some(*id),
            _ => None,
        })?;
        let seen = units(sight).into_iter().find(|u| u.id == general)?;
        Some((seen.at?, rules.pool[seen.line].commands?))
    });
    let deploying = sight.prompt().filter(|p| p.text.starts_with("ancients-ask-deploy"));
    let zone = deploying.map(|p| {
        let board = super::board(sight);
        map.hexes.places().filter(|place| map.in_zone(p.seat, *place) && !board.is_maquis(*place)).collect()
    });
    let reach = general.map(|(at, reach)| map.hexes.places().filter(|p| map.hexes.distance(at, *p) <= reach).collect());
    Scene { pieces, scars, zone: zone.or(reach).unwrap_or_default(), ..Scene::default() }
}

/// A unit on the board.
fn piece(face: &AncientsFace, rules: &Rules, u: Seen) -> Option<PieceLook> {
    let place = u.at.filter(|_| u.fate == "on_board")?;
    Some(PieceLook { place: Some(place), at: centre(&rules.map, place), ..counter(face, rules, &u) })
}

/// The counter of a unit, wherever it is.
pub(super) fn counter(face: &AncientsFace, rules: &Rules, u: &Seen) -> PieceLook {
    let line = &rules.pool[u.line];
    let (strength, other_side) = if u.spent { (line.activated, line.fresh) } else { (line.fresh, line.activated) };
    PieceLook {
        piece: u.id,
        place: None,
        at: [0.0; 2],
        owner: u.side,
        tincture: face.tincture(u.side),
        portrait: None,
        symbol: symbol(&line.kind).into_iter().chain(marks(u.effects)).collect(),
        strength: strength.to_string(),
        other_side: other_side.to_string(),
        spent: u.spent,
        marked: u.no_burn,
        ringed: false,
        size: 1.0,
        base: None,
    }
}

/// Small marks beside the symbol, for what a unit bears.
fn marks(borne: EffectSet) -> impl Iterator<Item = Vec<Point>> {
    let spots = [
        (UpgradeEffect::Impact, [-1.0, 0.85]),
        (UpgradeEffect::TieVictory, [-1.0, 0.4]),
        (UpgradeEffect::AttackRight, [-1.0, 0.85]),
        (UpgradeEffect::ShieldWall, [-1.0, -0.05]),
        (UpgradeEffect::LongSpears, [-1.0, -0.05]),
        (UpgradeEffect::Javelins, [-1.0, -0.05]),
        (UpgradeEffect::Wedge, [-1.0, -0.05]),
        (UpgradeEffect::Standard, [-1.0, -0.05]),
    ];
    let borne = spots.into_iter().filter(move |(effect, _)| borne.has(*effect));
    borne.flat_map(|(effect, at)| upgrade_symbol(effect).into_iter().map(move |part| placed(&part, at, 0.22)))
}

/// A token of units in ambush: a disc with an eye. Its own side sees what it holds: the symbol of the unit, or a cross in a decoy.
fn token_shapes(centre: Point, tincture: Tincture, own: Option<Option<Vec<Vec<Point>>>>) -> Vec<Shape> {
    let ring = |radius: f32| placed(&circle(radius, 26), centre, 1.0);
    let pale = [0xf2, 0xe8, 0xd0, 255];
    let dark = [0x2b, 0x1d, 0x12, 255];
    let mut shapes = vec![
        Shape::new(ring(31.0), dark),
        Shape::new(ring(29.0), Paint::Field(tincture)),
        Shape::new(ring(22.0), pale),
    ];
    match own {
        Some(Some(symbol)) => {
            shapes.extend(symbol.iter().map(|part| Shape::new(placed(part, centre, 13.0), dark)));
        }
        Some(None) => {
            for way in [1.0, -1.0] {
                let (from, to) =
                    ([centre[0] - 10.0, centre[1] - way * 10.0], [centre[0] + 10.0, centre[1] + way * 10.0]);
                shapes.push(stroke(from, to, 4.0, [0x9c, 0x92, 0x80, 255]));
            }
        }
        None => {
            let lid = |i: i32, way: f32| {
                let x = -17.0 + 34.0 * i as f32 / 12.0;
                [centre[0] + x, centre[1] + way * 10.0 * (1.0 - (x / 17.0).powi(2))]
            };
            let eye = (0..=12).map(|i| lid(i, 1.0)).chain((0..=12).rev().map(|i| lid(i, -1.0)));
            shapes.push(Shape::new(eye.collect(), dark));
            shapes.push(Shape::new(placed(&circle(7.0, 16), centre, 1.0), pale));
            shapes.push(Shape::new(placed(&circle(3.5, 12), centre, 1.0), dark));
        }
    }
    shapes
}

/// A burnt hex.
fn fire(centre: Point) -> Vec<Shape> {
    let ash = Shape::new(placed(&hexagon([0.0; 2]), centre, 0.9), [0x30, 0x24, 0x1c, 200]);
    let flame = |scale: f32, dx: f32, dy: f32, paint: [u8; 4]| {
        Shape::new(placed(&FLAME, [centre[0] + dx, centre[1] + dy], scale), paint)
    };
    vec![
        ash,
        flame(26.0, -22.0, 2.0, [0xd4, 0x4a, 0x12, 255]),
        flame(34.0, 8.0, 8.0, [0xe0, 0x62, 0x14, 255]),
        flame(18.0, 8.0, -2.0, [0xf7, 0xc0, 0x3c, 255]),
        flame(13.0, -22.0, -6.0, [0xf7, 0xc0, 0x3c, 255]),
    ]
}

/// Trees, a height or bushes, by what the terrain does; they leave room for a counter in the middle.
fn ground_shapes(rules: &Rules, ground: u8, centre: Point) -> Vec<Shape> {
    let kind = &rules.data.terrain.kinds[ground as usize];
    let spots = [[-33.0, 18.0], [0.0, 38.0], [33.0, 18.0], [-33.0, -18.0], [0.0, -38.0], [33.0, -18.0], [0.0, 0.0]];
    let at = |[x, y]: Point, dx: f32, dy: f32| [centre[0] + x + dx, centre[1] + y + dy];
    let mut shapes = vec![];
    if kind.height > 0 {
        // Rings, higher and lighter to the middle.
        for (scale, paint) in
            [(0.86, [0xa8, 0x8a, 0x52, 255]), (0.66, [0xbd, 0x9f, 0x66, 255]), (0.42, [0xd2, 0xb8, 0x80, 255])]
        {
            shapes.push(Shape::new(placed(&circle(SIZE * scale, 28), centre, 1.0), paint));
        }
        return shapes;
    }
    for spot in spots {
        if kind.blocks_sight {
            // A trunk and two storeys of branches.
            let crown = |dy: f32, width: f32| vec![at(spot, -width, dy), at(spot, width, dy), at(spot, 0.0, dy + 20.0)];
            shapes.push(stroke(at(spot, 0.0, -14.0), at(spot, 0.0, -6.0), 4.0, [0x5b, 0x41, 0x28, 255]));
            shapes.push(Shape::new(crown(-8.0, 14.0), [0x2f, 0x5a, 0x33, 255]));
            shapes.push(Shape::new(crown(2.0, 10.0), [0x3f, 0x70, 0x40, 255]));
        } else {
            // A low bush.
            let leaf =
                |dx: f32, dy: f32, paint: [u8; 4]| Shape::new(placed(&circle(7.0, 12), at(spot, dx, dy), 1.0), paint);
            shapes.push(leaf(-6.0, -2.0, [0x7d, 0x86, 0x3c, 255]));
            shapes.push(leaf(6.0, -3.0, [0x74, 0x7c, 0x36, 255]));
            shapes.push(leaf(0.0, 4.0, [0x94, 0x9c, 0x4e, 255]));
        }
    }
    shapes
}

/// A row of stakes along the two edges toward the enemy, tied by a band in the colour of its side; turned over they lie flat and grey.
fn stakes_shapes(centre: Point, tincture: Tincture, side: Seat, active: bool) -> Vec<Shape> {
    let forward = if side == crate::games::ancients::data::files::RED { 1.0 } else { -1.0 };
    let at = |x: f32, y: f32| [centre[0] + x, centre[1] + forward * y];
    // How far the edge of the hex is there, less a little.
    let edge = |x: f32| SIZE - 3.0 - x.abs() / SQRT3;
    let grey = [0x9c, 0x92, 0x80, 255];
    let wood = if active { [0x6b, 0x48, 0x26, 255] } else { grey };
    let mut shapes = vec![];
    for i in -3..=3 {
        let x = 13.0 * i as f32;
        if active {
            shapes.push(stroke(at(x, edge(x) - 34.0), at(x, edge(x) - 9.0), 5.0, wood));
            shapes
                .push(Shape::new(vec![at(x - 4.5, edge(x) - 10.0), at(x + 4.5, edge(x) - 10.0), at(x, edge(x))], wood));
        } else {
            shapes.push(stroke(at(x - 8.0, edge(x) - 20.0), at(x + 8.0, edge(x) - 16.0), 4.0, wood));
        }
    }
    let band = |x: f32, below: f32| at(x, edge(x) - below);
    let paint = if active { Paint::Field(tincture) } else { Paint::Plain(grey) };
    let outer = [band(-44.0, 14.0), band(0.0, 14.0), band(44.0, 14.0)];
    let inner = [band(44.0, 20.0), band(0.0, 20.0), band(-44.0, 20.0)];
    shapes.push(Shape::new(outer.into_iter().chain(inner).collect(), paint));
    shapes
}

/// The markers that can still be placed, to pick from.
pub(super) fn marker_reserves(face: &AncientsFace, sight: &Sight, prompt: &Prompt, tell: &Narrator) -> Vec<Reserve> {
    let rules: &Rules = sight.rules();
    let in_hand = prompt.words.iter().find_map(|(name, word)| match word {
        Word::On(Target::Kind(kind)) if *name == "marker" => Some(*kind),
        _ => None,
    });
    let markers = sight.position()["modules"]["field"]["markers"].as_object().cloned().unwrap_or_default();
    let left = |i: usize| {
        let laid = markers.values().filter(|ground| ground.as_u64() == Some(i as u64)).count();
        usize::from(rules.data.terrain.kinds[i].supply).saturating_sub(laid)
    };
    (rules.terrain_kinds().enumerate())
        .filter(|(i, _)| left(*i) > 0)
        .map(|(i, kind)| {
            let name = tell.target(Target::Kind(kind));
            Reserve {
                look: PieceLook {
                    symbol: terrain_symbol(&rules.data.terrain.kinds[i]),
                    strength: left(i).to_string(),
                    other_side: String::new(),
                    ..counter(face, rules, &Seen::in_pool(prompt.seat))
                },
                name,
                in_hand: in_hand == Some(kind),
                told: None,
                take: TAKE_MARKER.on(kind),
            }
        })
        .collect()
}
