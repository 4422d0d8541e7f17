//! Miniatures of weather and harvests.
use super::grounds::*;
use crate::desktop::face::{Drawing, Picture, Point, circle, curve, oval, placed, ribbon, smooth};

pub(super) fn bad_weather() -> Picture {
    let mut d = Drawing::new();
    sky(&mut d, rgb(0x5c6f86), 30);
    hill(&mut d, [-0.5, -0.35, -0.55, -0.62], rgb(0x4f6b46));
    // A tree that the storm bends.
    d.rod(&curve(&[[-0.45, -0.75], [-0.42, -0.4], [-0.28, -0.1], [-0.05, 0.06]]), 0.12, 0.04, WOOD);
    for [x, y, r] in [[0.06, 0.1, 0.19], [0.26, 0.04, 0.15], [-0.1, 0.18, 0.15], [0.4, 0.1, 0.09]] {
        d.part(placed(&circle(r, 14), [x, y], 1.0), rgb(0x3d5a37));
    }
    hill(&mut d, [-0.78, -0.72, -0.8, -0.7], rgb(0x3f5a3a));
    for i in 0..11 {
        let x = -0.95 + 0.19 * i as f32;
        let y = if i % 2 == 0 { 0.38 } else { 0.1 };
        d.line(&[[x + 0.1, y], [x - 0.06, y - 0.42]], 0.03, [0xd8, 0xe6, 0xf2, 225]);
    }
    let bolt = vec![[0.46, 0.62], [0.3, 0.16], [0.47, 0.2], [0.26, -0.42], [0.68, 0.3], [0.5, 0.26], [0.72, 0.62]];
    d.part(bolt, rgb(0xffd84a));
    cloud(&mut d, [0.52, 0.7], 0.52, rgb(0x8d98a6));
    cloud(&mut d, [-0.5, 0.66], 0.6, rgb(0xc3ccd4));
    cloud(&mut d, [0.05, 0.82], 0.5, rgb(0xdfe4e8));
    d.framed()
}

/// The face in the sun, with rays around it.
fn sun_face(d: &mut Drawing, at: Point, size: f32) {
    for i in 0..16 {
        let turn = i as f32 / 16.0 * std::f32::consts::TAU;
        let far = if i % 2 == 0 { 1.0 } else { 0.82 };
        let to = |a: f32, r: f32| [at[0] + (turn + a).cos() * r * size, at[1] + (turn + a).sin() * r * size];
        let ray = if i % 2 == 0 {
            vec![to(-0.17, 0.56), to(0.0, far), to(0.17, 0.56)]
        } else {
            smooth(&[to(-0.13, 0.56), to(-0.1, 0.7), to(0.1, far), to(0.02, 0.72), to(0.13, 0.56)])
        };
        d.part(ray, if i % 2 == 0 { GOLD } else { rgb(0xf08a2a) });
    }
    d.part(placed(&circle(0.58 * size, 30), at, 1.0), rgb(0xffd54a));
    let on = |x: f32, y: f32| [at[0] + x * size, at[1] + y * size];
    for s in [-1.0, 1.0] {
        d.fill(oval(on(s * 0.2, 0.1), 0.075 * size, 0.055 * size), PARCHMENT);
        d.fill(oval(on(s * 0.2, 0.1), 0.045 * size, 0.05 * size), INK);
        d.line(&curve(&[on(s * 0.08, 0.22), on(s * 0.2, 0.26), on(s * 0.34, 0.2)]), 0.04 * size, DARK_GOLD);
        d.fill(oval(on(s * 0.3, -0.1), 0.1 * size, 0.07 * size), [0xe8, 0x6a, 0x2a, 120]);
    }
    d.line(&curve(&[on(0.02, 0.14), on(0.07, -0.06), on(0.0, -0.09)]), 0.04 * size, DARK_GOLD);
    d.line(&curve(&[on(-0.17, -0.2), on(0.0, -0.28), on(0.17, -0.2)]), 0.05 * size, RUBRIC);
}

pub(super) fn sun() -> Picture {
    let mut d = Drawing::new();
    sky(&mut d, rgb(0x6fa3cf), 22);
    sun_face(&mut d, [0.0, 0.2], 0.86);
    hill(&mut d, [-0.5, -0.62, -0.5, -0.6], rgb(0x6f9a44));
    for i in 0..5 {
        let x = -0.8 + 0.42 * i as f32;
        d.line(&curve(&[[x * 0.55, -0.6], [x * 0.8, -0.8], [x * 1.15, -1.0]]), 0.04, rgb(0x4f7a30));
    }
    house(&mut d, [-0.62, -0.66], 0.3, PARCHMENT, ROOF);
    cloud(&mut d, [0.72, 0.8], 0.3, rgb(0xf4f6f7));
    d.framed()
}

pub(super) fn famine() -> Picture {
    let mut d = Drawing::new();
    sky(&mut d, rgb(0xd8b98a), 26);
    d.part(placed(&circle(0.24, 20), [-0.62, 0.62], 1.0), rgb(0xd9713a));
    hill(&mut d, [-0.2, -0.32, -0.22, -0.3], rgb(0xa9824a));
    // Earth that has cracked.
    for crack in [
        &[[-1.0, -0.52], [-0.62, -0.6], [-0.4, -0.5], [-0.1, -0.64], [0.3, -0.55], [1.0, -0.66]][..],
        &[[-0.62, -0.6], [-0.5, -0.84], [-0.6, -1.0]],
        &[[-0.1, -0.64], [0.02, -0.86], [-0.06, -1.0]],
        &[[0.3, -0.55], [0.42, -0.8], [0.38, -1.0]],
        &[[-0.5, -0.84], [0.02, -0.86], [0.42, -0.8], [1.0, -0.9]],
    ] {
        d.line(crack, 0.035, rgb(0x6b4a24));
    }
    // A dead tree and a crow.
    d.rod(&curve(&[[0.45, -0.5], [0.42, -0.1], [0.5, 0.25], [0.42, 0.75]]), 0.17, 0.05, rgb(0x5a4433));
    for branch in [
        [[0.46, 0.02], [0.68, 0.3], [0.92, 0.38]],
        [[0.48, 0.2], [0.2, 0.45], [0.02, 0.5]],
        [[0.46, 0.42], [0.66, 0.62], [0.7, 0.86]],
        [[0.2, 0.45], [0.12, 0.66], [0.16, 0.8]],
    ] {
        d.rod(&curve(&branch), 0.07, 0.025, rgb(0x5a4433));
    }
    let crow = [[-0.14, 0.52], [-0.04, 0.66], [0.1, 0.7], [0.02, 0.56], [-0.06, 0.46], [-0.3, 0.42]];
    d.part(smooth(&crow), rgb(0x241f22));
    d.part(vec![[0.08, 0.7], [0.2, 0.65], [0.08, 0.62]], DARK_GOLD);
    // Ears without corn, and an empty bowl.
    for (foot, head) in [([-0.74, -0.5], [-0.92, -0.02]), ([-0.66, -0.5], [-0.56, 0.02]), ([-0.7, -0.5], [-0.74, 0.12])]
    {
        let drop = [head[0] + if head[0] < foot[0] { -0.08 } else { 0.08 }, head[1] - 0.16];
        d.line(&curve(&[foot, [(foot[0] + head[0]) / 2.0, head[1] - 0.1], head, drop]), 0.04, rgb(0x7d6227));
    }
    d.part(
        smooth(&[[-0.36, -0.6], [-0.3, -0.86], [-0.1, -0.94], [0.1, -0.86], [0.16, -0.6], [-0.1, -0.56]]),
        rgb(0x8a5a33),
    );
    d.part(oval([-0.1, -0.6], 0.26, 0.085), rgb(0x3c2616));
    d.framed()
}

/// Ears bound together.
pub(super) fn sheaf(d: &mut Drawing, [x, y]: Point, size: f32) {
    let at = |u: f32, v: f32| [x + u * size, y + v * size];
    for i in [0, 6, 1, 5, 2, 4, 3] {
        let lean = (i as f32 - 3.0) / 3.0;
        ear(d, at(lean * 0.12, -0.2), at(lean * 0.52, 0.62 - 0.16 * lean * lean), size * 0.86, STRAW);
    }
    let skirt = [at(-0.14, -0.08), at(-0.36, -0.72), at(0.0, -0.78), at(0.36, -0.72), at(0.14, -0.08)];
    d.part(smooth(&skirt), STRAW);
    for lean in [-0.2, -0.07, 0.07, 0.2] {
        d.line(&[at(lean * 0.5, -0.2), at(lean, -0.7)], 0.03 * size, DARK_GOLD);
    }
    d.part(ribbon(&[at(-0.19, -0.13), at(0.19, -0.13)], 0.12 * size, 0.12 * size), RUBRIC);
}

pub(super) fn good_harvest() -> Picture {
    let mut d = Drawing::new();
    sky(&mut d, rgb(0x8fc0dd), 22);
    sun_face(&mut d, [0.62, 0.6], 0.38);
    hill(&mut d, [-0.1, -0.25, -0.1, -0.2], rgb(0xd9b24a));
    hill(&mut d, [-0.45, -0.35, -0.5, -0.4], rgb(0x7fa04a));
    house(&mut d, [0.66, -0.3], 0.34, PARCHMENT, ROOF);
    sheaf(&mut d, [-0.34, -0.1], 0.98);
    // A sickle, and apples in a basket.
    d.part(
        curve(&[[0.18, -0.62], [0.5, -0.5], [0.68, -0.74]])
            .into_iter()
            .chain(curve(&[[0.68, -0.74], [0.46, -0.62], [0.2, -0.72]]))
            .collect(),
        STEEL,
    );
    d.rod(&[[0.2, -0.67], [0.02, -0.74]], 0.09, 0.09, WOOD);
    for [x, y] in [[0.56, -0.72], [0.72, -0.68], [0.86, -0.73]] {
        d.part(placed(&circle(0.1, 12), [x, y], 1.0), rgb(0xc23a2a));
    }
    d.part(vec![[0.44, -0.76], [0.96, -0.76], [0.88, -0.96], [0.52, -0.96]], rgb(0xa8763a));
    for i in 0..3 {
        d.line(&[[0.5 + 0.15 * i as f32, -0.76], [0.56 + 0.12 * i as f32, -0.95]], 0.025, INK);
    }
    d.framed()
}
