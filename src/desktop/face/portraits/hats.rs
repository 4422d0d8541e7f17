//! What people have on their heads: hats and veils, crowns and mitres.
use super::looks::*;
use crate::desktop::face::pictures::{Drawing, block, curve, oval, smooth};
use crate::desktop::face::shapes::{Point, circle};

/// What somebody has on the head who has no rank.
pub(super) fn hat(d: &mut Drawing, looks: &Looks, worn: Hat) {
    let w = looks.wide;
    let cloth = looks.cloth;
    match worn {
        Hat::Bare => {}
        Hat::Coif => {
            d.part(
                smooth(&[
                    [-w - 0.06, -0.06],
                    [-w - 0.1, 0.42],
                    [0.0, 0.86],
                    [w + 0.1, 0.42],
                    [w + 0.06, -0.06],
                    [w * 0.86, 0.36],
                    [0.0, 0.52],
                    [-w * 0.86, 0.36],
                ]),
                LINEN,
            );
            d.line(&[[0.0, 0.84], [0.0, 0.54]], 0.03, SHADE);
        }
        Hat::Chaperon => {
            d.part(smooth(&[[0.3, 0.62], [0.75, 0.55], [0.72, 0.0], [0.58, -0.1], [0.52, 0.36]]), cloth);
            d.part(smooth(&[[-0.42, 0.6], [-0.3, 0.9], [0.1, 0.97], [0.45, 0.78], [0.42, 0.6]]), cloth);
            d.part(
                smooth(&[
                    [-w - 0.14, 0.44],
                    [-w * 0.6, 0.62],
                    [w * 0.6, 0.62],
                    [w + 0.14, 0.44],
                    [w * 0.7, 0.38],
                    [-w * 0.7, 0.38],
                ]),
                looks.trim,
            );
        }
        Hat::Feather => {
            d.part(
                smooth(&[[-w - 0.02, 0.46], [-w * 0.8, 0.82], [0.1, 0.93], [w * 0.9, 0.76], [w + 0.04, 0.46]]),
                cloth,
            );
            d.part(
                smooth(&[
                    [-w - 0.2, 0.36],
                    [0.0, 0.5],
                    [w + 0.2, 0.36],
                    [w + 0.12, 0.52],
                    [0.0, 0.62],
                    [-w - 0.12, 0.52],
                ]),
                cloth,
            );
            d.part(smooth(&[[w * 0.7, 0.5], [w + 0.2, 0.62], [w + 0.15, 0.84], [w - 0.02, 0.8]]), looks.trim);
        }
        Hat::Mail => {
            let mut outline = curve(&[
                [-0.5, -0.42],
                [-w - 0.1, 0.1],
                [-w - 0.06, 0.5],
                [0.0, 0.84],
                [w + 0.06, 0.5],
                [w + 0.1, 0.1],
                [0.5, -0.42],
            ]);
            outline.extend(curve(&[
                [0.24, -0.46],
                [w * 0.82, -0.08],
                [w * 0.84, 0.3],
                [0.0, 0.5],
                [-w * 0.84, 0.3],
                [-w * 0.82, -0.08],
                [-0.24, -0.46],
            ]));
            d.part(outline, STEEL);
            for i in 0..3 {
                let y = 0.74 - 0.1 * i as f32;
                d.line(&curve(&[[-w * 0.7, y - 0.12], [0.0, y], [w * 0.7, y - 0.12]]), 0.02, SHADE);
            }
        }
        Hat::Veil => {
            d.part(
                smooth(&[
                    [-w - 0.16, -0.1],
                    [-w - 0.16, 0.42],
                    [0.0, 0.86],
                    [w + 0.16, 0.42],
                    [w + 0.16, -0.1],
                    [w * 0.86, 0.34],
                    [0.0, 0.6],
                    [-w * 0.86, 0.34],
                ]),
                LINEN,
            );
            d.part(
                smooth(&[
                    [-w * 0.98, 0.42],
                    [0.0, 0.66],
                    [w * 0.98, 0.42],
                    [w * 0.98, 0.52],
                    [0.0, 0.76],
                    [-w * 0.98, 0.52],
                ]),
                looks.trim,
            );
        }
        Hat::Wimple => {
            let mut outline = curve(&[
                [-0.5, -0.5],
                [-w - 0.16, 0.0],
                [-w - 0.1, 0.5],
                [0.0, 0.86],
                [w + 0.1, 0.5],
                [w + 0.16, 0.0],
                [0.5, -0.5],
                [0.0, -0.68],
            ]);
            outline.extend(curve(&[
                [0.0, -0.36],
                [w * 0.7, -0.22],
                [w * 0.88, 0.1],
                [w * 0.7, 0.42],
                [0.0, 0.52],
                [-w * 0.7, 0.42],
                [-w * 0.88, 0.1],
                [-w * 0.7, -0.22],
                [0.0, -0.36],
            ]));
            d.part(outline, LINEN);
            d.part(
                smooth(&[
                    [-w - 0.12, 0.3],
                    [-w - 0.1, 0.56],
                    [0.0, 0.92],
                    [w + 0.1, 0.56],
                    [w + 0.12, 0.3],
                    [w * 0.8, 0.52],
                    [0.0, 0.7],
                    [-w * 0.8, 0.52],
                ]),
                cloth,
            );
        }
        Hat::Net => {
            for s in [-1.0, 1.0] {
                d.part(oval([s * (w + 0.1), 0.22], 0.2, 0.26), looks.trim);
                for [x, y] in [[-0.06, 0.3], [0.06, 0.3], [0.0, 0.2], [-0.06, 0.1], [0.06, 0.1]] {
                    d.fill(circle(0.03, 8).into_iter().map(|[u, v]| [s * (w + 0.1) + x + u, y + v]).collect(), INK);
                }
            }
            d.part(
                smooth(&[
                    [-w - 0.06, 0.42],
                    [0.0, 0.66],
                    [w + 0.06, 0.42],
                    [w + 0.06, 0.56],
                    [0.0, 0.82],
                    [-w - 0.06, 0.56],
                ]),
                cloth,
            );
        }
        Hat::Cone => {
            d.part(smooth(&[[0.2, 0.8], [0.62, 0.6], [0.76, 0.1], [0.62, -0.3], [0.5, 0.2]]), [0xf7, 0xf0, 0xdf, 205]);
            d.part(vec![[-w * 0.86, 0.5], [w * 0.86, 0.5], [0.3, 0.94], [0.16, 0.97]], cloth);
            d.part(
                smooth(&[
                    [-w * 1.0, 0.4],
                    [0.0, 0.56],
                    [w * 1.0, 0.4],
                    [w * 0.96, 0.54],
                    [0.0, 0.68],
                    [-w * 0.96, 0.54],
                ]),
                looks.trim,
            );
        }
    }
}

/// What somebody has on the head because of a rank.
pub(super) fn rank(d: &mut Drawing, headgear: Headgear) {
    match headgear {
        Headgear::Own => {}
        Headgear::Crown => crown(d),
        Headgear::Coronet(pearls) => coronet(d, pearls),
        Headgear::Mitre => {
            let half =
                vec![[-0.42, 0.46], [-0.52, 0.72], [-0.3, 0.92], [0.0, 0.99], [0.3, 0.92], [0.52, 0.72], [0.42, 0.46]];
            d.part(half, LINEN);
            d.part(block([-0.43, 0.42], [0.43, 0.54]), GOLD);
            d.lit(block([-0.05, 0.54], [0.05, 0.96]), GOLD, 12);
            d.fill(oval([-0.26, 0.7], 0.06, 0.06), RED);
            d.fill(oval([0.26, 0.7], 0.06, 0.06), RED);
        }
        Headgear::RedHat => {
            for s in [-1.0, 1.0] {
                d.line(&curve(&[[s * 0.6, 0.5], [s * 0.66, 0.1], [s * 0.56, -0.2]]), 0.04, RED);
                d.part(
                    vec![
                        [s * 0.56 - 0.07, -0.36],
                        [s * 0.56 + 0.07, -0.36],
                        [s * 0.56 + 0.03, -0.18],
                        [s * 0.56 - 0.03, -0.18],
                    ],
                    RED,
                );
            }
            d.part(smooth(&[[-0.36, 0.56], [-0.3, 0.84], [0.0, 0.92], [0.3, 0.84], [0.36, 0.56]]), RED);
            d.part(smooth(&[[-0.82, 0.48], [0.0, 0.42], [0.82, 0.48], [0.5, 0.62], [0.0, 0.66], [-0.5, 0.62]]), RED);
        }
        Headgear::Helmet => {
            d.part(
                smooth(&[
                    [-0.5, 0.2],
                    [-0.52, 0.5],
                    [-0.3, 0.82],
                    [0.0, 0.94],
                    [0.3, 0.82],
                    [0.52, 0.5],
                    [0.5, 0.2],
                    [0.34, 0.44],
                    [0.0, 0.5],
                    [-0.34, 0.44],
                ]),
                STEEL,
            );
            d.part(block([-0.05, 0.0], [0.05, 0.5]), STEEL);
            d.part(smooth(&[[0.0, 0.9], [0.16, 0.98], [0.6, 0.72], [0.74, 0.3], [0.48, 0.6]]), RED);
        }
    }
}

fn crown(d: &mut Drawing) {
    let teeth = vec![
        [-0.46, 0.42],
        [-0.55, 0.82],
        [-0.3, 0.66],
        [-0.17, 0.94],
        [0.0, 0.7],
        [0.17, 0.94],
        [0.3, 0.66],
        [0.55, 0.82],
        [0.46, 0.42],
    ];
    d.part(teeth, GOLD);
    d.part(block([-0.48, 0.4], [0.48, 0.54]), GOLD);
    for (x, jewel) in [(-0.28, RED), (0.0, rgb(0x2a4f8f)), (0.28, RED)] {
        d.fill(oval([x, 0.47], 0.055, 0.045), jewel);
    }
    for [x, y] in [[-0.55, 0.82], [-0.17, 0.92], [0.17, 0.92], [0.55, 0.82]] {
        d.part(oval([x, y], 0.05, 0.05), PEARL);
    }
}

fn coronet(d: &mut Drawing, pearls: u8) {
    let band = smooth(&[[-0.46, 0.4], [0.0, 0.5], [0.46, 0.4], [0.47, 0.56], [0.0, 0.66], [-0.47, 0.56]]);
    let many = usize::from(pearls.clamp(1, 4)) + 1;
    let at = |i: usize| -> Point {
        let x = -0.4 + 0.8 * i as f32 / (many - 1) as f32;
        [x, 0.7 - 0.3 * x * x]
    };
    for i in 0..many {
        let [x, y] = at(i);
        if pearls >= 3 {
            // Leaves for the highest ranks.
            d.part(
                vec![
                    [x - 0.09, y - 0.12],
                    [x - 0.11, y + 0.03],
                    [x, y + 0.17],
                    [x + 0.11, y + 0.03],
                    [x + 0.09, y - 0.12],
                ],
                GOLD,
            );
        } else {
            d.part(oval([x, y], 0.085, 0.085), PEARL);
        }
    }
    d.part(band, GOLD);
    d.line(&curve(&[[-0.44, 0.44], [0.0, 0.54], [0.44, 0.44]]), 0.03, DARK_GOLD);
}
