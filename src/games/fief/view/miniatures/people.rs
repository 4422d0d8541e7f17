//! Miniatures of persons: lords and ladies, d'Arc, bishops, cardinals, King, Queen and Prince.
use super::grounds::*;
use crate::desktop::face::{
    Drawing, Headgear, Picture, Point, Sitter, block, bust_of, curve, mirrored, oval, placed, smooth,
};

/// Somebody behind a ledge, with what he or she is known by.
fn seated(d: &mut Drawing, sitter: Sitter, ledge: Rgba) {
    d.place(&bust_of(sitter), [0.0, -0.02], 0.94);
    d.part(block([-0.97, -0.97], [0.97, -0.7]), ledge);
    for i in 0..5 {
        let x = -0.78 + 0.39 * i as f32;
        d.lit(vec![[x - 0.11, -0.84], [x, -0.75], [x + 0.11, -0.84], [x, -0.93]], GOLD, 14);
    }
}

fn sitter(name: &str, woman: bool, headgear: Headgear) -> Sitter<'_> {
    Sitter { name, woman, headgear, captive: false }
}

pub(super) fn lord(name: &str, woman: bool) -> Picture {
    let mut d = Drawing::new();
    if woman {
        diaper(&mut d, rgb(0x7a3f78), rgb(0x96609a));
        rose(&mut d, [-0.78, 0.62], 0.2);
        rose(&mut d, [0.78, 0.62], 0.2);
    } else {
        diaper(&mut d, AZURE, rgb(0x4a76b5));
        sword(&mut d, [-0.78, -0.1], 0.95);
    }
    seated(&mut d, sitter(name, woman, Headgear::Own), if woman { RUBRIC } else { rgb(0x24406e) });
    d.framed()
}

pub(super) fn darc() -> Picture {
    let mut d = Drawing::new();
    diaper(&mut d, RUBRIC, rgb(0xb9484a));
    // Her banner.
    d.part(
        curve(&[[-0.72, 0.92], [-0.2, 0.96], [0.3, 0.8], [0.92, 0.94]])
            .into_iter()
            .chain(curve(&[[0.66, 0.62], [0.92, 0.3], [0.3, 0.2], [-0.2, 0.34], [-0.72, 0.3]]))
            .collect(),
        PARCHMENT,
    );
    for at in [[0.62, 0.72], [-0.5, 0.62], [0.66, 0.4]] {
        lily(&mut d, at, 0.13);
    }
    d.rod(&[[-0.74, -0.9], [-0.74, 0.98]], 0.07, 0.07, WOOD);
    seated(&mut d, sitter("darc", true, Headgear::Helmet), AZURE);
    d.framed()
}

pub(super) fn bishop(see: &str) -> Picture {
    let mut d = Drawing::new();
    diaper(&mut d, PURPLE, rgb(0x8a5b90));
    crozier(&mut d, 0.74);
    seated(&mut d, sitter(see, false, Headgear::Mitre), rgb(0x4a2550));
    d.framed()
}

pub(super) fn cardinal() -> Picture {
    let mut d = Drawing::new();
    diaper(&mut d, rgb(0x3c6a45), rgb(0x5e8a63));
    d.part(block([-0.8, 0.0], [-0.7, 0.95]), GOLD);
    d.part(block([-0.93, 0.55], [-0.57, 0.65]), GOLD);
    seated(&mut d, sitter("raoul", false, Headgear::RedHat), RUBRIC);
    d.framed()
}

pub(super) fn king() -> Picture {
    let mut d = Drawing::new();
    diaper(&mut d, AZURE, rgb(0x4a76b5));
    lily(&mut d, [-0.76, 0.6], 0.22);
    d.rod(&[[0.78, -0.8], [0.78, 0.55]], 0.07, 0.07, GOLD);
    lily(&mut d, [0.78, 0.72], 0.22);
    seated(&mut d, sitter("louis", false, Headgear::Crown), RUBRIC);
    d.framed()
}

pub(super) fn queen() -> Picture {
    let mut d = Drawing::new();
    diaper(&mut d, rgb(0x7a2a4a), rgb(0x9c5272));
    lily(&mut d, [-0.76, 0.6], 0.22);
    rose(&mut d, [0.76, 0.6], 0.22);
    seated(&mut d, sitter("aliénor", true, Headgear::Crown), AZURE);
    d.framed()
}

pub(super) fn prince() -> Picture {
    let mut d = Drawing::new();
    diaper(&mut d, rgb(0x35603a), rgb(0x5a8a5e));
    sword(&mut d, [0.76, -0.1], 0.95);
    seated(&mut d, sitter("hugues", false, Headgear::Coronet(4)), rgb(0x24406e));
    d.framed()
}

/// A sword that stands on its point.
pub(super) fn sword(d: &mut Drawing, [x, y]: Point, size: f32) {
    let at = |u: f32, v: f32| [x + u * size, y + v * size];
    d.part(vec![at(-0.06, 0.5), at(-0.06, -0.6), at(0.0, -0.75), at(0.06, -0.6), at(0.06, 0.5)], STEEL);
    d.part(vec![at(-0.24, 0.48), at(0.24, 0.48), at(0.24, 0.58), at(-0.24, 0.58)], GOLD);
    d.part(vec![at(-0.05, 0.58), at(0.05, 0.58), at(0.05, 0.84), at(-0.05, 0.84)], WOOD);
    d.part(oval(at(0.0, 0.9), 0.09 * size, 0.09 * size), GOLD);
}

fn rose(d: &mut Drawing, [x, y]: Point, size: f32) {
    for i in 0..5 {
        let (sin, cos) = (i as f32 / 5.0 * std::f32::consts::TAU + 0.3).sin_cos();
        d.part(oval([x + cos * 0.55 * size, y + sin * 0.55 * size], 0.5 * size, 0.5 * size), rgb(0xe6a3a8));
    }
    d.part(oval([x, y], 0.34 * size, 0.34 * size), GOLD);
}

fn lily(d: &mut Drawing, at: Point, size: f32) {
    let side = smooth(&[[0.1, -0.2], [0.34, 0.42], [0.7, 0.5], [0.86, 0.1], [0.6, -0.1], [0.5, 0.16], [0.3, -0.16]]);
    for outline in [mirrored(&side), side] {
        d.part(placed(&outline, at, size), GOLD);
    }
    d.part(placed(&smooth(&[[0.0, 1.0], [0.24, 0.4], [0.08, -0.9], [-0.08, -0.9], [-0.24, 0.4]]), at, size), GOLD);
    d.part(placed(&block([-0.46, -0.38], [0.46, -0.18]), at, size), GOLD);
}

fn crozier(d: &mut Drawing, x: f32) {
    d.rod(&[[x, -0.9], [x, 0.4]], 0.08, 0.08, GOLD);
    let bend = [[0.0, 0.36], [0.02, 0.7], [-0.12, 0.92], [-0.34, 0.84], [-0.36, 0.62], [-0.2, 0.54], [-0.14, 0.68]];
    let bend: Vec<Point> = bend.iter().map(|[u, v]| [x + u, *v]).collect();
    d.rod(&curve(&bend), 0.1, 0.06, GOLD);
    d.part(oval([x, 0.36], 0.09, 0.07), GOLD);
}
