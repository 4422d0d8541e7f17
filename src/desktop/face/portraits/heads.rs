//! Faces, beards and hair.
use super::looks::*;
use crate::desktop::face::pictures::{Drawing, curve, oval, smooth};
use crate::desktop::face::shapes::circle;

pub(super) fn face(d: &mut Drawing, looks: &Looks, woman: bool) {
    let w = looks.wide;
    let jaw = if woman { 0.62 } else { 0.78 };
    let outline = smooth(&[
        [-w, 0.22],
        [-w * 0.94, -0.08],
        [-w * jaw, -0.3],
        [0.0, -0.42],
        [w * jaw, -0.3],
        [w * 0.94, -0.08],
        [w, 0.22],
        [w * 0.7, 0.56],
        [0.0, 0.66],
        [-w * 0.7, 0.56],
    ]);
    d.part(outline, looks.skin);
    // The side away from the light.
    d.fill(
        smooth(&[[w * 0.55, 0.5], [w, 0.2], [w * 0.92, -0.08], [w * jaw, -0.3], [w * 0.3, -0.38], [w * 0.62, 0.0]]),
        SHADE,
    );
    for side in [-1.0, 1.0] {
        let x = side * w * 0.43;
        d.fill(oval([x, 0.13], 0.085, 0.062), PEARL);
        d.fill(oval([x + 0.012, 0.128], 0.05, 0.06), INK);
        let brow = if looks.old { 0.07 } else { 0.055 };
        let arch = curve(&[[x - 0.11, 0.235 - 0.02 * side], [x, 0.27], [x + 0.11, 0.235 + 0.02 * side]]);
        d.line(&arch, if woman { 0.038 } else { brow }, if looks.old { HAIRS[4] } else { INK });
        if woman {
            d.fill(oval([side * w * 0.6, -0.04], 0.09, 0.06), [0xd8, 0x50, 0x48, 70]);
        }
        if looks.old {
            d.line(&[[side * w * 0.72, 0.04], [side * w * 0.88, 0.0]], 0.025, SHADE);
        }
    }
    d.line(&curve(&[[0.02, 0.16], [0.075, -0.03], [0.0, -0.05]]), 0.04, [0x6b, 0x37, 0x1c, 190]);
    let lips = if woman { [0xb4, 0x38, 0x3a, 255] } else { [0x7c, 0x35, 0x28, 255] };
    d.line(&curve(&[[-0.12, -0.175], [0.0, -0.2], [0.12, -0.175]]), if woman { 0.062 } else { 0.045 }, lips);
}

pub(super) fn beard(d: &mut Drawing, looks: &Looks) {
    let (w, colour) = (looks.wide, looks.colour);
    let moustache = || {
        let half = [[0.0, -0.08], [0.13, -0.1], [0.25, -0.22], [0.12, -0.17], [0.0, -0.14]];
        smooth(&[half[0], half[1], half[2], half[3], half[4], [-0.12, -0.17], [-0.25, -0.22], [-0.13, -0.1]])
    };
    let full = |low: f32| {
        smooth(&[
            [-w * 1.0, 0.06],
            [-w * 0.92, -0.26],
            [-w * 0.5, low * 0.86],
            [0.0, low],
            [w * 0.5, low * 0.86],
            [w * 0.92, -0.26],
            [w * 1.0, 0.06],
            [w * 0.7, -0.1],
            [0.2, -0.08],
            [0.0, -0.1],
            [-0.2, -0.08],
            [-w * 0.7, -0.1],
        ])
    };
    match looks.beard {
        Beard::Shaven => return,
        Beard::Moustache => {
            d.part(moustache(), colour);
            return;
        }
        Beard::Chin => {
            d.part(smooth(&[[-0.15, -0.27], [0.15, -0.27], [0.12, -0.5], [0.0, -0.6], [-0.12, -0.5]]), colour);
            d.part(moustache(), colour);
            return;
        }
        Beard::Full => d.part(full(-0.52), colour),
        Beard::Long => d.part(full(-0.84), colour),
    };
    d.fill(oval([0.0, -0.2], 0.12, 0.035), [0x7c, 0x35, 0x28, 255]);
}

pub(super) fn hair(d: &mut Drawing, looks: &Looks, woman: bool, clergy: bool) {
    let (w, colour) = (looks.wide, looks.colour);
    let cap = |brow: f32, side: f32| {
        smooth(&[
            [-w - 0.07, side],
            [-w - 0.1, 0.42],
            [-w * 0.6, 0.75],
            [0.0, 0.84],
            [w * 0.6, 0.75],
            [w + 0.1, 0.42],
            [w + 0.07, side],
            [w * 0.88, brow - 0.04],
            [w * 0.4, brow + 0.05],
            [-w * 0.4, brow + 0.05],
            [-w * 0.88, brow - 0.04],
        ])
    };
    let parted = || {
        let side = |s: f32| {
            smooth(&[
                [0.0, 0.62],
                [s * w * 0.5, 0.46],
                [s * w * 0.98, 0.2],
                [s * (w + 0.1), 0.3],
                [s * w * 0.72, 0.72],
                [0.0, 0.82],
            ])
        };
        [side(-1.0), side(1.0)]
    };
    match looks.hair {
        Hair::Bald => {
            for s in [-1.0, 1.0] {
                d.part(
                    smooth(&[[s * w, 0.02], [s * (w + 0.1), 0.24], [s * w * 0.86, 0.5], [s * w * 0.84, 0.24]]),
                    colour,
                );
            }
        }
        Hair::Bowl | Hair::Long if clergy || !woman => {
            d.part(cap(0.33, if looks.hair == Hair::Bowl { -0.02 } else { 0.1 }), colour);
        }
        Hair::Curls => {
            let curls = [
                [-0.44, 0.14],
                [-0.47, 0.36],
                [-0.33, 0.58],
                [-0.12, 0.7],
                [0.12, 0.7],
                [0.33, 0.58],
                [0.47, 0.36],
                [0.44, 0.14],
            ];
            for [x, y] in curls {
                d.part(circle(0.15, 14).into_iter().map(|[u, v]| [x * w / 0.42 + u, y + v]).collect(), colour);
            }
            d.fill(
                smooth(&[[-w * 0.8, 0.44], [0.0, 0.54], [w * 0.8, 0.44], [w * 0.5, 0.72], [-w * 0.5, 0.72]]),
                colour,
            );
        }
        _ => {
            for half in parted() {
                d.part(half, colour);
            }
        }
    }
    if looks.hair == Hair::Braids {
        for s in [-1.0, 1.0] {
            for i in 0..4 {
                d.part(oval([s * (w + 0.09 + 0.01 * i as f32), 0.06 - 0.17 * i as f32], 0.105, 0.11), colour);
            }
            d.part(oval([s * (w + 0.13), -0.6], 0.07, 0.06), RED);
        }
    }
}
