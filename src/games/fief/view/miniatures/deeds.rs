//! Miniatures of what people do to each other, and of the plague.
use super::grounds::*;
use super::people::sword;
use crate::desktop::face::{Drawing, Picture, Point, block, circle, curve, oval, placed, slice, smooth};

pub(super) fn plague() -> Picture {
    let mut d = Drawing::new();
    sky(&mut d, rgb(0x4a3f56), 34);
    d.part(placed(&circle(0.26, 22), [-0.6, 0.6], 1.0), rgb(0xd9cfa0));
    hill(&mut d, [-0.4, -0.5, -0.42, -0.5], rgb(0x4d5138));
    for (x, size) in [(-0.74, 0.42), (-0.3, 0.36)] {
        house(&mut d, [x, -0.62], size, rgb(0xb5a98c), rgb(0x5b4436));
        // The sign on the door.
        d.line(&[[x - 0.1 * size, -0.62 + 0.42 * size], [x + 0.1 * size, -0.62 + 0.56 * size]], 0.04, rgb(0xe04038));
        d.line(&[[x + 0.1 * size, -0.62 + 0.42 * size], [x - 0.1 * size, -0.62 + 0.56 * size]], 0.04, rgb(0xe04038));
    }
    // Death with the scythe.
    d.rod(&[[0.92, -0.92], [0.62, 0.9]], 0.07, 0.07, WOOD);
    let blade = curve(&[[0.64, 0.92], [0.2, 0.96], [-0.26, 0.56]]);
    d.part(blade.into_iter().chain(curve(&[[-0.26, 0.56], [0.16, 0.76], [0.66, 0.76]])).collect(), STEEL);
    d.part(
        smooth(&[
            [-0.12, -0.95],
            [0.0, -0.3],
            [0.02, 0.2],
            [0.16, 0.56],
            [0.4, 0.66],
            [0.64, 0.5],
            [0.72, 0.1],
            [0.86, -0.4],
            [0.95, -0.95],
        ]),
        rgb(0x2b2630),
    );
    d.fill(oval([0.36, 0.24], 0.25, 0.31), rgb(0x120e14));
    d.part(
        smooth(&[
            [0.16, 0.3],
            [0.22, 0.48],
            [0.36, 0.54],
            [0.5, 0.48],
            [0.56, 0.3],
            [0.48, 0.16],
            [0.46, 0.02],
            [0.26, 0.02],
            [0.24, 0.16],
        ]),
        PARCHMENT,
    );
    for x in [0.27, 0.45] {
        d.fill(oval([x, 0.29], 0.07, 0.08), INK);
    }
    d.fill(vec![[0.33, 0.18], [0.39, 0.18], [0.36, 0.24]], INK);
    for i in 0..4 {
        let x = 0.28 + 0.053 * i as f32;
        d.line(&[[x, 0.03], [x, 0.11]], 0.02, INK);
    }
    // A hand of bones.
    d.part(smooth(&[[0.62, -0.14], [0.8, -0.04], [0.86, -0.16], [0.78, -0.28], [0.64, -0.26]]), PARCHMENT);
    for y in [-0.11, -0.17, -0.23] {
        d.line(&[[0.72, y - 0.01], [0.84, y]], 0.02, INK);
    }
    d.framed()
}

pub(super) fn escape() -> Picture {
    let mut d = Drawing::new();
    sky(&mut d, rgb(0x22355e), 30);
    for [x, y] in [[-0.8, 0.8], [-0.34, 0.44], [-0.84, 0.3], [-0.3, 0.86], [-0.64, 0.08], [0.92, 0.86]] {
        let star: Vec<Point> = (0..8)
            .map(|i| {
                let (sin, cos) = (i as f32 * std::f32::consts::FRAC_PI_4).sin_cos();
                let far = if i % 2 == 0 { 0.075 } else { 0.028 };
                [x + cos * far, y + sin * far]
            })
            .collect();
        d.fill(star, GOLD);
    }
    d.part(placed(&circle(0.17, 20), [-0.58, 0.62], 1.0), rgb(0xf3e3a4));
    d.fill(placed(&circle(0.14, 18), [-0.52, 0.65], 1.0), rgb(0x22355e));
    hill(&mut d, [-0.6, -0.7, -0.66, -0.6], rgb(0x2c4a35));
    // The tower.
    d.part(block([0.02, -0.85], [0.8, 0.62]), STONE);
    for i in 0..3 {
        let x = -0.06 + 0.36 * i as f32;
        d.part(block([x, 0.6], [x + 0.25, 0.86]), STONE);
    }
    d.part(block([-0.06, 0.52], [0.9, 0.66]), DARK_STONE);
    for (x, y) in [(0.1, 0.3), (0.56, 0.1), (0.16, -0.16), (0.54, -0.36), (0.12, -0.6), (0.56, -0.72)] {
        d.line(&[[x, y], [x + 0.16, y]], 0.03, DARK_STONE);
    }
    let window = curve(&[[0.26, -0.06], [0.26, 0.24], [0.41, 0.4], [0.56, 0.24], [0.56, -0.06]]);
    d.part(window, rgb(0x16120f));
    // Bars, one of them bent aside.
    d.line(&[[0.34, -0.06], [0.34, 0.33]], 0.035, STEEL);
    d.line(&curve(&[[0.48, -0.06], [0.56, 0.1], [0.48, 0.33]]), 0.035, STEEL);
    // Sheets knotted together, and who climbs down by them.
    let rope = curve(&[[0.42, -0.04], [0.2, -0.08], [-0.06, -0.2], [-0.1, -0.5], [-0.04, -0.86]]);
    d.rod(&rope, 0.07, 0.07, PARCHMENT);
    for [x, y] in [[-0.05, -0.18], [-0.1, -0.52], [-0.06, -0.76]] {
        d.part(oval([x, y], 0.06, 0.045), PARCHMENT);
    }
    d.rod(&[[-0.28, -0.46], [-0.2, -0.62], [-0.08, -0.7]], 0.1, 0.08, rgb(0x4a3a66));
    d.part(smooth(&[[-0.4, -0.1], [-0.2, -0.08], [-0.16, -0.44], [-0.34, -0.52], [-0.44, -0.4]]), rgb(0xb04a2a));
    d.rod(&[[-0.3, -0.16], [-0.18, -0.2], [-0.08, -0.14]], 0.09, 0.08, rgb(0xb04a2a));
    d.part(oval([-0.3, 0.02], 0.12, 0.13), rgb(0xe6b88f));
    d.part(smooth(&[[-0.43, 0.02], [-0.4, 0.16], [-0.26, 0.19], [-0.17, 0.1], [-0.3, 0.08]]), rgb(0x5a3a20));
    d.framed()
}

pub(super) fn assassination() -> Picture {
    let mut d = Drawing::new();
    diaper(&mut d, rgb(0x4a1a22), rgb(0x6e3038));
    // Out from behind the curtain.
    d.part(
        smooth(&[[-0.98, 0.98], [-0.2, 0.98], [-0.34, 0.4], [-0.22, -0.2], [-0.4, -0.98], [-0.98, -0.98]]),
        rgb(0x7a1620),
    );
    for x in [-0.82, -0.6, -0.42] {
        d.line(&curve(&[[x, 0.96], [x - 0.06, 0.2], [x, -0.96]]), 0.03, rgb(0x4a0a12));
    }
    // The hood.
    d.part(
        smooth(&[
            [-0.5, -0.98],
            [-0.42, -0.3],
            [-0.34, 0.1],
            [-0.12, 0.5],
            [0.1, 0.66],
            [0.3, 0.5],
            [0.44, 0.1],
            [0.56, -0.3],
            [0.74, -0.98],
        ]),
        rgb(0x36323a),
    );
    d.fill(oval([0.06, 0.12], 0.27, 0.34), rgb(0x140f12));
    d.lit(
        smooth(&[[-0.14, 0.06], [0.06, 0.12], [0.28, 0.06], [0.2, -0.16], [0.06, -0.24], [-0.08, -0.16]]),
        rgb(0xc9986a),
        20,
    );
    d.fill(
        smooth(&[[-0.2, -0.02], [0.06, 0.04], [0.32, -0.02], [0.24, -0.24], [0.06, -0.32], [-0.12, -0.24]]),
        rgb(0x221c22),
    );
    for x in [-0.04, 0.17] {
        d.fill(oval([x, 0.14], 0.06, 0.045), PARCHMENT);
        d.fill(oval([x + 0.01, 0.14], 0.03, 0.04), INK);
    }
    d.line(&[[-0.12, 0.24], [0.02, 0.19]], 0.035, rgb(0xc9986a));
    d.line(&[[0.11, 0.19], [0.26, 0.24]], 0.035, rgb(0xc9986a));
    // The arm with the dagger.
    d.rod(&curve(&[[0.5, -0.62], [0.78, -0.4], [0.74, 0.06]]), 0.26, 0.17, rgb(0x36323a));
    let blade = vec![[0.66, 0.26], [0.82, 0.26], [0.8, 0.72], [0.73, 0.95], [0.67, 0.72]];
    d.part(blade, STEEL);
    d.line(&[[0.74, 0.3], [0.735, 0.82]], 0.025, rgb(0x7d868e));
    d.part(block([0.56, 0.2], [0.92, 0.28]), GOLD);
    d.part(smooth(&[[0.62, 0.0], [0.86, 0.0], [0.86, 0.18], [0.62, 0.18]]), rgb(0xc9986a));
    for y in [0.06, 0.12] {
        d.line(&[[0.64, y], [0.84, y]], 0.02, INK);
    }
    d.part(oval([0.74, -0.06], 0.07, 0.06), GOLD);
    // Blood on it already.
    d.part(smooth(&[[0.7, 0.62], [0.77, 0.62], [0.79, 0.44], [0.74, 0.36], [0.69, 0.44]]), rgb(0xc4161c));
    d.framed()
}

pub(super) fn justice() -> Picture {
    let mut d = Drawing::new();
    diaper(&mut d, rgb(0xc08a1c), rgb(0xdcb052));
    sword(&mut d, [0.0, 0.06], 1.06);
    // The beam hangs on the hilt.
    d.rod(&curve(&[[-0.74, 0.44], [-0.3, 0.5], [0.0, 0.42], [0.3, 0.5], [0.74, 0.44]]), 0.08, 0.08, rgb(0x8a8f96));
    d.part(oval([0.0, 0.44], 0.09, 0.09), GOLD);
    for (s, y) in [(-1.0, -0.3), (1.0, -0.12)] {
        let x = s * 0.7;
        for out in [-0.24, 0.24] {
            d.line(&[[x, 0.44], [x + out, y]], 0.025, INK);
        }
        d.part(slice([x, y], 0.27, 180.0, 360.0), GOLD);
        d.part(block([x - 0.29, y - 0.02], [x + 0.29, y + 0.05]), GOLD);
    }
    // What is weighed: a crown, and a heart.
    let crown =
        vec![[-0.86, -0.25], [-0.9, 0.0], [-0.79, -0.1], [-0.7, 0.06], [-0.61, -0.1], [-0.5, 0.0], [-0.54, -0.25]];
    d.part(crown, rgb(0xf4d35a));
    d.part(
        smooth(&[
            [0.7, -0.1],
            [0.88, 0.06],
            [0.85, 0.2],
            [0.76, 0.2],
            [0.7, 0.13],
            [0.64, 0.2],
            [0.55, 0.2],
            [0.52, 0.06],
        ]),
        RUBRIC,
    );
    // The block.
    d.part(vec![[-0.5, -0.97], [0.5, -0.97], [0.4, -0.64], [-0.4, -0.64]], WOOD);
    d.part(oval([0.0, -0.64], 0.41, 0.1), rgb(0xc79a63));
    d.line(&[[-0.1, -0.6], [0.14, -0.68]], 0.03, INK);
    d.framed()
}

/// A head with a cap, and shoulders.
fn peasant(d: &mut Drawing, [x, y]: Point, size: f32, coat: Rgba, cap: Rgba, beard: Option<Rgba>) {
    let at = |u: f32, v: f32| [x + u * size, y + v * size];
    d.part(smooth(&[at(-0.5, -1.0), at(-0.42, -0.3), at(0.0, -0.16), at(0.42, -0.3), at(0.5, -1.0)]), coat);
    d.part(oval(at(0.0, 0.08), 0.25 * size, 0.3 * size), rgb(0xe0ac7e));
    if let Some(beard) = beard {
        d.part(
            smooth(&[
                at(-0.24, 0.04),
                at(-0.16, -0.26),
                at(0.0, -0.36),
                at(0.16, -0.26),
                at(0.24, 0.04),
                at(0.0, -0.08),
            ]),
            beard,
        );
    }
    for s in [-1.0, 1.0] {
        d.fill(oval(at(s * 0.1, 0.1), 0.045 * size, 0.05 * size), INK);
        d.line(&[at(s * 0.19, 0.24), at(s * 0.04, 0.18)], 0.05 * size, INK);
    }
    d.fill(oval(at(0.0, -0.1), 0.08 * size, 0.055 * size), rgb(0x4a1510));
    d.part(smooth(&[at(-0.32, 0.2), at(-0.2, 0.46), at(0.06, 0.52), at(0.3, 0.36), at(0.34, 0.2), at(0.0, 0.26)]), cap);
}

pub(super) fn revolt() -> Picture {
    let mut d = Drawing::new();
    sky(&mut d, rgb(0x8a2f22), 36);
    cloud(&mut d, [0.5, 0.78], 0.42, rgb(0x4a3a3a));
    hill(&mut d, [-0.2, -0.1, -0.16, -0.1], rgb(0x4a3826));
    // A castle on fire.
    d.part(block([0.34, -0.14], [0.92, 0.3]), DARK_STONE);
    d.part(block([0.3, 0.26], [0.46, 0.4]), DARK_STONE);
    d.part(block([0.55, 0.26], [0.71, 0.4]), DARK_STONE);
    d.part(block([0.8, 0.26], [0.96, 0.4]), DARK_STONE);
    let flame = |x: f32, y: f32, size: f32| {
        let points =
            [[0.0, 0.5], [0.14, 0.2], [0.26, 0.28], [0.3, -0.1], [0.0, -0.3], [-0.3, -0.1], [-0.2, 0.2], [-0.1, 0.12]];
        smooth(&points.map(|[u, v]| [x + u * size, y + v * size]))
    };
    for (x, y, size) in [(0.5, 0.5, 0.6), (0.78, 0.46, 0.7)] {
        d.part(flame(x, y, size), rgb(0xf08a1c));
        d.fill(flame(x, y - 0.06, size * 0.55), rgb(0xffe06a));
    }
    // Forks, a scythe and a torch.
    d.rod(&[[-0.78, -0.9], [-0.7, 0.5]], 0.06, 0.06, WOOD);
    for out in [-0.16, 0.0, 0.16] {
        d.rod(&curve(&[[-0.7, 0.48], [-0.7 + out, 0.58], [-0.7 + out * 1.05, 0.92]]), 0.05, 0.035, STEEL);
    }
    d.rod(&[[-0.06, -0.9], [-0.1, 0.62]], 0.06, 0.06, WOOD);
    d.part(
        curve(&[[-0.12, 0.66], [0.14, 0.8], [0.42, 0.62]])
            .into_iter()
            .chain(curve(&[[0.42, 0.62], [0.14, 0.66], [-0.1, 0.52]]))
            .collect(),
        STEEL,
    );
    d.rod(&[[0.66, -0.9], [0.58, -0.06]], 0.08, 0.1, WOOD);
    d.part(flame(0.57, 0.1, 0.5), rgb(0xf4a224));
    d.fill(flame(0.57, 0.06, 0.28), rgb(0xffe98a));
    peasant(&mut d, [-0.44, -0.26], 0.72, rgb(0x5d6b3a), rgb(0x8a5a2a), Some(rgb(0x6b3f1c)));
    peasant(&mut d, [0.32, -0.3], 0.68, rgb(0x6b4a6a), rgb(0xb9a05a), None);
    peasant(&mut d, [-0.04, -0.56], 0.8, rgb(0xa0552a), rgb(0x3f5a6a), Some(rgb(0x2e2620)));
    d.framed()
}
