//! How the units of a host are told apart: by what is glued on their bases, and by dots on the rim.
use super::kits::Kit;
use super::pen::{CREAM, DARK, Ink};
use crate::desktop::face::{Shape, circle, placed};

/// What lies on the bases of the units of a host, the lord's first: marble, grass, sand, slate, heather, red earth, snow, moss.
const GROUNDS: [Ink; 8] = [
    [0xcf, 0xc6, 0xb2, 255],
    [0x6c, 0x80, 0x3c, 255],
    [0xd2, 0xae, 0x5e, 255],
    [0x55, 0x60, 0x69, 255],
    [0x8b, 0x6d, 0x8f, 255],
    [0x97, 0x55, 0x38, 255],
    [0xe9, 0xec, 0xee, 255],
    [0x2f, 0x5a, 0x4c, 255],
];

/// What lies on the base of a man of this unit of his host.
pub fn ground(unit: usize) -> Ink {
    GROUNDS[unit % GROUNDS.len()]
}

/// The number of his unit as dots along the rim, so that colours are not the only sign; none for a lord.
pub fn pips(kit: &Kit) -> Vec<Shape> {
    const APART: f32 = 17.0;
    let many = kit.unit.min(9);
    let dot = |i: usize| {
        let away = (i as f32 - (many as f32 - 1.0) / 2.0) * APART - 52.0;
        let (sin, cos) = away.to_radians().sin_cos();
        let at = [0.9 * cos, 0.9 * sin];
        let disc = |size: f32, ink: Ink| Shape::new(placed(&circle(1.0, 10), at, size), ink);
        [disc(0.1, DARK), disc(0.075, CREAM)]
    };
    (0..many).flat_map(dot).collect()
}
