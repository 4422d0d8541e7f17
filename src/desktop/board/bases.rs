//! Miniatures on round bases, seen from above. A base is an exact disc: all of its drawing lies inside.
use crate::desktop::face::{Badge, BadgeForm, Base, Paint, PieceLook, Point, Shape, circle, placed};
use crate::desktop::theme::Look;

/// Corners of the disc: at the closest look an edge between two of them is shorter than a pixel's error.
const CORNERS: usize = 64;
/// The rim in the colour of the owner, and the ground glued on within it, in radii.
const RIM: f32 = 0.965;
const GROUND: f32 = 0.8;
/// The miniature on it.
const FIGURE: f32 = 0.79;

const INK: [u8; 4] = [0x14, 0x0e, 0x08, 255];
const CREAM: [u8; 4] = [0xfb, 0xf3, 0xde, 255];
const GOLD: [u8; 4] = [0xf2, 0xc4, 0x3a, 255];
const EARTH: [u8; 4] = [0x7d, 0x6a, 0x45, 255];

/// The drawing of a miniature around the origin.
pub fn drawing(look: &PieceLook, base: &Base) -> Vec<Shape> {
    let r = base.radius;
    let disc = |share: f32, paint: Paint| Shape::new(circle(share * r, CORNERS), paint);
    let rim = Paint::Field(look.tincture);
    let mut shapes = vec![disc(1.0, INK.into()), disc(RIM, rim).in_relief(24)];
    if look.spent {
        // Whose it is stays to be seen; a broken pale line says that it has acted.
        shapes.extend(notches(r));
    }
    if base.lead {
        // A gold ring within the colour of the owner.
        shapes.push(disc(GROUND + 0.095, INK.into()));
        shapes.push(disc(GROUND + 0.075, GOLD.into()).in_relief(20));
    }
    let on_symbol = base.figure.is_empty();
    let earth = base.ground.unwrap_or(EARTH.into());
    let ground = if on_symbol { Paint::Field(look.tincture) } else { earth };
    shapes.push(disc(GROUND, INK.into()));
    shapes.push(disc(GROUND - 0.02, ground).in_relief(16));
    if on_symbol {
        // A small base has room for one sign.
        if look.strength.is_empty() {
            shapes.extend(look.symbol.iter().map(|outline| Shape::new(placed(outline, [0.0; 2], 0.52 * r), CREAM)));
        }
    } else {
        shapes.extend(flock(r, base.ground));
        let cast = |shape: &Shape| placed(&placed(&shape.outline, [0.07, -0.09], 0.9), [0.0; 2], FIGURE * r);
        shapes.extend(base.figure.iter().map(|shape| Shape::new(cast(shape), [0, 0, 0, 70])));
        let lit = |shape: &Shape| Shape { outline: placed(&shape.outline, [0.0; 2], FIGURE * r), ..shape.clone() };
        shapes.extend(base.figure.iter().map(lit));
        if look.spent {
            shapes.push(disc(GROUND - 0.02, [0x20, 0x1c, 0x18, 96].into()));
        }
        // Whose it is can be told without colours too: the silhouette of the side on the rim.
        let mark = |grow: f32, paint: Paint| {
            Shape::new(placed(&look.tincture.silhouette(), [-0.55 * r, -0.55 * r], grow * r), paint)
        };
        shapes.extend([mark(0.115, CREAM.into()), mark(0.085, rim)]);
    }
    for (i, badge) in base.badges.iter().enumerate() {
        shapes.extend(badge_shapes(badge, badge_at(base, i), badge_size(base), r));
    }
    shapes
}

/// Pale notches all around the rim.
fn notches(r: f32) -> impl Iterator<Item = Shape> {
    const MANY: usize = 8;
    (0..MANY).map(move |i| {
        let at = |share: f32, turn: f32| {
            let (sin, cos) = ((i as f32 + turn) / MANY as f32 * std::f32::consts::TAU).sin_cos();
            [share * r * cos, share * r * sin]
        };
        Shape::new(vec![at(0.96, 0.0), at(0.96, 0.1), at(0.96, 0.2), at(GROUND, 0.2), at(GROUND, 0.0)], CREAM)
    })
}

/// Half the size of the badges of a base, in its radii: the fewer there are, the larger is each.
pub fn badge_size(base: &Base) -> f32 {
    [0.36, 0.36, 0.34, 0.3, 0.26].get(base.badges.len()).copied().unwrap_or(0.23)
}

/// Where a badge is: side by side along the upper rim, its corners within it.
pub fn badge_at(base: &Base, number: usize) -> Point {
    let size = badge_size(base);
    let far = 0.99 - size * std::f32::consts::SQRT_2 * 0.8;
    let step = 2.0 * (size / far).asin();
    let away = number as f32 - (base.badges.len() as f32 - 1.0) / 2.0;
    let (sin, cos) = (away * -step).sin_cos();
    [-sin * far * base.radius, cos * far * base.radius]
}

/// What is written or drawn on a badge: dark on light ones, light on dark ones.
pub fn badge_ink(badge: &Badge, palette: Look) -> [u8; 4] {
    let [r, g, b, _] = palette.mix(badge.paint).map(u32::from);
    if 3 * r + 6 * g + b > 1150 { INK } else { CREAM }
}

fn badge_shapes(badge: &Badge, at: Point, size: f32, r: f32) -> Vec<Shape> {
    let outline = match badge.form {
        BadgeForm::Round => circle(1.0, 24),
        BadgeForm::Square => [[-0.8, -0.8], [0.8, -0.8], [0.8, 0.8], [-0.8, 0.8]].to_vec(),
        BadgeForm::Diamond => [[0.0, -1.0], [1.0, 0.0], [0.0, 1.0], [-1.0, 0.0]].to_vec(),
    };
    let sized = |size: f32, paint: Paint| Shape::new(placed(&outline, at, size * r), paint);
    let mut shapes = vec![sized(size, INK.into()), sized(size - 0.04, badge.paint).in_relief(14)];
    shapes.extend(badge.emblem.iter().map(|sign| Shape::new(placed(sign, at, 0.8 * size * r), INK)));
    shapes
}

/// Tufts of grass on the base, always the same.
fn flock(r: f32, ground: Option<Paint>) -> impl Iterator<Item = Shape> {
    const GREENS: [[u8; 4]; 3] = [[0x64, 0x78, 0x34, 255], [0x82, 0x8c, 0x48, 255], [0x55, 0x63, 0x2a, 255]];
    let tufts = match ground {
        Some(Paint::Plain([red, green, blue, a])) => {
            let shade = |percent: u16| {
                let c = |c: u8| (u16::from(c) * percent / 100).min(255) as u8;
                [c(red), c(green), c(blue), a]
            };
            [shade(84), shade(112), shade(72)]
        }
        _ => GREENS,
    };
    (0..26_u32).map(move |i| {
        let chance = |n: u32| {
            let mixed = i.wrapping_mul(0x9e37_79b9) ^ n.wrapping_mul(0x85eb_ca6b);
            let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2c1b_3c6d);
            (mixed >> 8) % 1000
        };
        let away = (0.1 + 0.6 * (chance(1) as f32 / 1000.0).sqrt()) * r;
        let (sin, cos) = (chance(2) as f32 / 1000.0 * std::f32::consts::TAU).sin_cos();
        let size = (0.045 + 0.05 * chance(3) as f32 / 1000.0) * r;
        Shape::new(placed(&circle(size, 7), [away * cos, away * sin], 1.0), tufts[(i % 3) as usize]).in_relief(20)
    })
}
