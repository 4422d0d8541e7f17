//! What miniatures have behind them: a diapered field, a sky, hills; and the colours that they are painted with.
use crate::desktop::face::{Drawing, Point, block, circle, placed, smooth};

pub(super) type Rgba = [u8; 4];

pub(super) const fn rgb(hex: u32) -> Rgba {
    [(hex >> 16) as u8, (hex >> 8) as u8, hex as u8, 255]
}

pub(super) const INK: Rgba = crate::desktop::face::LINE;
pub(super) const GOLD: Rgba = rgb(0xe8b42a);
pub(super) const DARK_GOLD: Rgba = rgb(0xa87413);
pub(super) const PARCHMENT: Rgba = rgb(0xf6ead0);
pub(super) const STONE: Rgba = rgb(0xb9b0a1);
pub(super) const DARK_STONE: Rgba = rgb(0x857c6f);
pub(super) const ROOF: Rgba = rgb(0x9c4532);
pub(super) const WOOD: Rgba = rgb(0x7a5530);
pub(super) const STEEL: Rgba = rgb(0xb3bcc4);
pub(super) const RUBRIC: Rgba = rgb(0x9c1f22);
pub(super) const AZURE: Rgba = rgb(0x2a5595);
pub(super) const VERT: Rgba = rgb(0x4b7a3c);
pub(super) const PURPLE: Rgba = rgb(0x6b3a72);
pub(super) const STRAW: Rgba = rgb(0xe0b94f);

/// The whole square.
pub(super) fn sky(d: &mut Drawing, paint: Rgba, relief: u8) {
    d.lit(block([-1.0, -1.0], [1.0, 1.0]), paint, relief);
}

/// A field with a net of fine lines and a gold dot in each of its meshes, as books of hours have it.
pub(super) fn diaper(d: &mut Drawing, paint: Rgba, net: Rgba) {
    const APART: f32 = 0.4;
    sky(d, paint, 20);
    for i in -4..=4 {
        let c = i as f32 * APART;
        // Where x + y, or y - x, is c.
        let (low, high) = ((c - 1.0).max(-1.0), (c + 1.0).min(1.0));
        d.line(&[[low, c - low], [high, c - high]], 0.022, net);
        d.line(&[[-low, c - low], [-high, c - high]], 0.022, net);
    }
    for (i, j) in (-4..=4).flat_map(|i| (-4..=4).map(move |j| (i, j))) {
        let at = [(i - j) as f32 * APART / 2.0, (i + j) as f32 * APART / 2.0 + APART / 2.0];
        if at[0].abs() < 0.96 && at[1].abs() < 0.96 {
            d.fill(placed(&circle(0.035, 8), at, 1.0), GOLD);
        }
    }
}

/// Land from the lower edge up to a line that rises and falls.
pub(super) fn hill(d: &mut Drawing, heights: [f32; 4], paint: Rgba) {
    let bend = |t: f32| {
        // Between four heights, smoothly.
        let at = t * 3.0;
        let i = (at as usize).min(2);
        let part = at - i as f32;
        let eased = part * part * (3.0 - 2.0 * part);
        heights[i] + (heights[i + 1] - heights[i]) * eased
    };
    let top: Vec<Point> = (0..=18).map(|i| i as f32 / 18.0).map(|t| [-1.0 + 2.0 * t, bend(t)]).collect();
    let mut outline = vec![[1.0, -1.0], [-1.0, -1.0]];
    outline.extend(top.iter().copied());
    d.lit(outline, paint, 18);
    d.line(&top, 0.03, INK);
}

/// A cloud of round parts.
pub(super) fn cloud(d: &mut Drawing, at: Point, size: f32, paint: Rgba) {
    let puffs = [[-0.62, -0.05, 0.34], [-0.2, 0.16, 0.44], [0.28, 0.1, 0.4], [0.66, -0.08, 0.3], [0.05, -0.14, 0.4]];
    for (grow, ink) in [(0.03 / size, true), (0.0, false)] {
        for [x, y, r] in puffs {
            let outline = placed(&circle(r + grow, 16), [at[0] + x * size, at[1] + y * size], 1.0);
            let outline: Vec<Point> = outline
                .iter()
                .map(|p| {
                    let c = [at[0] + x * size, at[1] + y * size];
                    [c[0] + (p[0] - c[0]) * size, c[1] + (p[1] - c[1]) * size]
                })
                .collect();
            if ink {
                d.fill(outline, INK)
            } else {
                d.lit(outline, paint, 20)
            };
        }
    }
}

/// A house with a gable.
pub(super) fn house(d: &mut Drawing, [x, y]: Point, size: f32, wall: Rgba, roof: Rgba) {
    let at = |u: f32, v: f32| [x + u * size, y + v * size];
    d.part(vec![at(-0.5, 0.0), at(0.5, 0.0), at(0.5, 0.6), at(-0.5, 0.6)], wall);
    d.part(vec![at(-0.66, 0.56), at(0.66, 0.56), at(0.0, 1.15)], roof);
    d.fill(vec![at(-0.14, 0.0), at(0.14, 0.0), at(0.14, 0.34), at(-0.14, 0.34)], INK);
}

/// An ear of corn that leans, with its stalk from `foot`.
pub(super) fn ear(d: &mut Drawing, foot: Point, head: Point, size: f32, paint: Rgba) {
    d.line(&[foot, head], 0.035 * size.max(0.6), DARK_GOLD);
    let (dx, dy) = (head[0] - foot[0], head[1] - foot[1]);
    let long = dx.hypot(dy).max(1e-3);
    let (ux, uy) = (dx / long * size, dy / long * size);
    for i in 0..4 {
        let along = -0.1 + 0.11 * i as f32;
        let c = [head[0] + ux * along, head[1] + uy * along];
        for side in [-1.0, 1.0] {
            let out = [c[0] - uy * 0.07 * side + ux * 0.05, c[1] + ux * 0.07 * side + uy * 0.05];
            d.part(
                smooth(&[c, [out[0] - ux * 0.05, out[1] - uy * 0.05], [out[0] + ux * 0.06, out[1] + uy * 0.06]]),
                paint,
            );
        }
    }
}
