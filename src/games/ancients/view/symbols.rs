//! The symbols of units, of what is bought for them, and of markers, each in a square from -1 to 1.
use crate::desktop::face::*;
use crate::games::ancients::data::files::{TerrainKindData, UpgradeEffect};

/// The symbol of an upgrade, in a square from -1 to 1.
pub(super) fn upgrade_symbol(effect: UpgradeEffect) -> Vec<Vec<Point>> {
    match effect {
        // An arrowhead.
        UpgradeEffect::Impact => vec![vec![[-1.0, 0.9], [1.0, 0.0], [-1.0, -0.9], [-0.4, 0.0]]],
        // Two bars, as in an equation.
        UpgradeEffect::TieVictory => vec![
            vec![[-0.9, 0.65], [0.9, 0.65], [0.9, 0.2], [-0.9, 0.2]],
            vec![[-0.9, -0.2], [0.9, -0.2], [0.9, -0.65], [-0.9, -0.65]],
        ],
        // An asterisk, as on the counter (N-14.05).
        UpgradeEffect::AttackRight => (0..3)
            .map(|i| {
                let (sin, cos) = (std::f32::consts::FRAC_PI_3 * i as f32 + std::f32::consts::FRAC_PI_2).sin_cos();
                [(1.0, 0.24), (1.0, -0.24), (-1.0, -0.24), (-1.0, 0.24)]
                    .map(|(along, across)| [along * cos - across * sin, along * sin + across * cos])
                    .to_vec()
            })
            .collect(),
        // Shields side by side.
        UpgradeEffect::ShieldWall => [-0.68, 0.0, 0.68].map(|x| placed(&circle(0.42, 14), [x, 0.0], 1.0)).into(),
        // Two long spears, points upward.
        UpgradeEffect::LongSpears => [-0.45, 0.45]
            .map(|x| {
                let head = [[x + 0.3, 0.5], [x, 1.05], [x - 0.3, 0.5]];
                let shaft = [[x - 0.1, 0.5], [x - 0.1, -1.0], [x + 0.1, -1.0], [x + 0.1, 0.5]];
                head.into_iter().chain(shaft).collect()
            })
            .into(),
        // A javelin in flight, with two strokes behind it.
        UpgradeEffect::Javelins => vec![
            vec![[-0.5, -0.75], [0.55, 0.3], [0.3, 0.55], [1.0, 1.0], [0.75, 0.1], [-0.35, -0.9]],
            vec![[-1.0, -0.5], [-0.4, 0.1], [-0.55, 0.25], [-1.05, -0.35]],
            vec![[-0.6, 0.4], [-0.1, 0.85], [-0.25, 1.0], [-0.75, 0.55]],
        ],
        // A wedge of men seen from above.
        UpgradeEffect::Wedge => {
            vec![vec![[0.0, 1.0], [1.0, -0.8], [0.5, -0.8], [0.0, 0.2], [-0.5, -0.8], [-1.0, -0.8]]]
        }
        // A banner on its staff.
        UpgradeEffect::Standard => vec![
            vec![[-0.7, 1.0], [-0.45, 1.0], [-0.45, -1.0], [-0.7, -1.0]],
            vec![[-0.35, 0.9], [0.95, 0.9], [0.95, 0.0], [0.3, 0.2], [-0.35, 0.0]],
        ],
    }
}

/// The symbol of stakes, in a square from -1 to 1.
pub(super) fn stakes_symbol() -> Vec<Vec<Point>> {
    let stake = |x: f32| vec![[x - 0.13, -0.9], [x + 0.13, -0.9], [x + 0.13, 0.5], [x, 1.0], [x - 0.13, 0.5]];
    let bar = vec![[-1.0, -0.2], [1.0, -0.2], [1.0, 0.05], [-1.0, 0.05]];
    vec![stake(-0.7), stake(0.0), stake(0.7), bar]
}

/// The symbol of a terrain, by what it does, in a square from -1 to 1.
pub(super) fn terrain_symbol(kind: &TerrainKindData) -> Vec<Vec<Point>> {
    if kind.height > 0 {
        let (ridge, foot) =
            ([[-1.0, -0.7], [1.0, -0.7], [0.55, 0.1], [0.1, 0.8], [-0.35, 0.2]], [[-1.0, -0.9], [1.0, -0.9]]);
        return vec![ridge.to_vec(), vec![foot[0], foot[1], [1.0, -0.8], [-1.0, -0.8]]];
    }
    if kind.blocks_sight {
        let tree = |x: f32| {
            vec![
                vec![[x - 0.5, -0.5], [x + 0.5, -0.5], [x, 0.3]],
                vec![[x - 0.4, 0.0], [x + 0.4, 0.0], [x, 0.8]],
                vec![[x - 0.08, -0.9], [x + 0.08, -0.9], [x + 0.08, -0.5], [x - 0.08, -0.5]],
            ]
        };
        return tree(-0.5).into_iter().chain(tree(0.5)).collect();
    }
    vec![
        placed(&circle(0.4, 14), [-0.5, -0.3], 1.0),
        placed(&circle(0.4, 14), [0.5, -0.35], 1.0),
        placed(&circle(0.45, 14), [0.0, 0.2], 1.0),
    ]
}

/// The symbol of a kind of unit, in a square from -1 to 1.
pub(super) fn symbol(kind: &str) -> Vec<Vec<Point>> {
    match kind {
        // A star.
        "elite" => vec![
            (0..10)
                .map(|i| {
                    let (sin, cos) = (std::f32::consts::FRAC_PI_2 + std::f32::consts::PI * i as f32 / 5.0).sin_cos();
                    let radius = if i % 2 == 0 { 1.05 } else { 0.45 };
                    [radius * cos, radius * sin]
                })
                .collect(),
        ],
        // A big shield and a spear.
        "heavy" => vec![
            vec![[-0.95, 0.75], [0.35, 0.75], [0.35, -0.25], [0.1, -0.7], [-0.3, -0.95], [-0.7, -0.7], [-0.95, -0.25]],
            vec![[0.62, -0.95], [0.8, -0.95], [0.8, 0.5], [0.98, 0.5], [0.71, 1.05], [0.44, 0.5], [0.62, 0.5]],
        ],
        // A bow and an arrow.
        "archers" => {
            let arc = |radius: f32, from: f32, to: f32| {
                (0..=12).map(move |i| {
                    let (sin, cos) = (from + (to - from) * i as f32 / 12.0).sin_cos();
                    [radius * cos - 0.35, radius * sin]
                })
            };
            let bow = arc(1.12, -1.1, 1.1).chain(arc(0.92, 1.1, -1.1)).collect();
            vec![
                bow,
                vec![[0.07, -1.0], [0.15, -1.0], [0.15, 1.0], [0.07, 1.0]],
                vec![[-1.0, -0.09], [0.75, -0.09], [0.75, -0.3], [1.1, 0.0], [0.75, 0.3], [0.75, 0.09], [-1.0, 0.09]],
            ]
        }
        "cavalry" => vec![horse_head()],
        // A commander's baton with a wreath.
        "general" => {
            let wreath = |side: f32| -> Vec<Vec<Point>> {
                (0..5)
                    .map(|i| {
                        let (sin, cos) = (-1.25 + 0.55 * i as f32).sin_cos();
                        let leaf = [[-0.1, -0.24], [0.16, -0.02], [0.1, 0.26], [-0.16, 0.06]];
                        leaf.map(|[x, y]: Point| [side * (0.82 * cos + x), 0.82 * sin + y]).to_vec()
                    })
                    .collect()
            };
            let baton = vec![[-0.42, -0.5], [-0.28, -0.64], [0.42, 0.5], [0.28, 0.64]];
            let eagle = vec![[0.0, 0.2], [0.28, 0.95], [0.55, 0.78], [0.78, 0.3], [0.4, 0.42]];
            wreath(1.0).into_iter().chain(wreath(-1.0)).chain([baton, eagle]).collect()
        }
        // A horse's head behind a lowered lance.
        "shock" => {
            let lance = vec![
                [-1.05, -0.72],
                [-1.05, -0.92],
                [0.55, -0.92],
                [0.55, -1.08],
                [1.1, -0.82],
                [0.55, -0.56],
                [0.55, -0.72],
            ];
            vec![placed(&horse_head(), [0.0, 0.22], 0.82), lance]
        }
        // A horse's head beneath a drawn bow.
        "horse_archers" => {
            let arc = |radius: f32, from: f32, to: f32| {
                (0..=12).map(move |i| {
                    let (sin, cos) = (from + (to - from) * i as f32 / 12.0).sin_cos();
                    [0.2 + radius * sin, radius * cos - 0.1]
                })
            };
            let bow = arc(1.08, -0.95, 0.95).chain(arc(0.92, 0.95, -0.95)).collect();
            vec![
                placed(&horse_head(), [-0.12, -0.3], 0.72),
                bow,
                vec![[0.14, 0.35], [0.26, 0.35], [0.26, 1.1], [0.14, 1.1]],
            ]
        }
        // An elephant's head: ears, trunk, tusks.
        "elephants" => vec![
            vec![
                [-0.32, 0.85],
                [0.32, 0.85],
                [0.42, 0.2],
                [0.2, -0.3],
                [0.17, -0.75],
                [0.35, -0.8],
                [0.33, -1.0],
                [0.0, -1.0],
                [-0.14, -0.8],
                [-0.2, -0.3],
                [-0.42, 0.2],
            ],
            vec![[-0.45, 0.8], [-0.5, 0.2], [-0.4, -0.15], [-0.85, -0.3], [-1.08, 0.3], [-0.9, 0.85]],
            vec![[0.45, 0.8], [0.9, 0.85], [1.08, 0.3], [0.85, -0.3], [0.4, -0.15], [0.5, 0.2]],
            vec![[-0.3, -0.25], [-0.5, -0.8], [-0.75, -0.72], [-0.42, -0.2]],
            vec![[0.3, -0.25], [0.42, -0.2], [0.75, -0.72], [0.5, -0.8]],
        ],
        // A car on a spoked wheel, drawn to the right.
        "chariots" => {
            let rim = |radius: f32, way: f32| -> Vec<Point> {
                let angle = |i: i32| way * std::f32::consts::TAU * i as f32 / 20.0;
                (0..=20).map(|i| [radius * angle(i).cos() - 0.3, radius * angle(i).sin() - 0.4]).collect()
            };
            let wheel = rim(0.58, 1.0).into_iter().chain(rim(0.42, -1.0)).collect();
            let spokes = (0..3).map(|i| {
                let (sin, cos) = (std::f32::consts::FRAC_PI_3 * i as f32).sin_cos();
                [(0.5, 0.05), (0.5, -0.05), (-0.5, -0.05), (-0.5, 0.05)]
                    .map(|(along, across)| [along * cos - across * sin - 0.3, along * sin + across * cos - 0.4])
                    .to_vec()
            });
            let car = vec![[-1.0, 0.1], [0.15, 0.1], [0.4, 0.95], [0.2, 1.0], [0.0, 0.4], [-0.85, 0.4]];
            let pole = vec![[0.1, 0.1], [1.05, 0.32], [1.05, 0.16], [0.1, -0.06]];
            spokes.chain([wheel, car, pole]).collect()
        }
        // A sling, swung, with its stone.
        "slingers" => {
            let arc = |radius: f32, from: f32, to: f32| {
                (0..=14).map(move |i| {
                    let (sin, cos) = (from + (to - from) * i as f32 / 14.0).sin_cos();
                    [radius * cos * 0.8 - 0.1, radius * sin * 0.8 - 0.1]
                })
            };
            vec![
                arc(1.0, -2.4, 1.1).chain(arc(0.82, 1.1, -2.4)).collect(),
                placed(&circle(0.24, 14), [0.42, 0.85], 1.0),
                vec![[-0.75, -0.75], [-0.55, -0.9], [-0.2, -0.55], [-0.4, -0.4]],
            ]
        }
        // A round shield and two javelins.
        "light" => {
            let javelin = |x: f32| -> Vec<Point> {
                vec![
                    [x - 0.05, -1.0],
                    [x + 0.07, -1.0],
                    [x + 0.07, 0.55],
                    [x + 0.2, 0.55],
                    [x + 0.01, 1.05],
                    [x - 0.18, 0.55],
                    [x - 0.05, 0.55],
                ]
            };
            vec![placed(&circle(0.55, 20), [-0.4, -0.25], 1.0), javelin(0.4), javelin(0.8)]
        }
        // A bandaged head, and a broken spear.
        "survivors" => {
            let head = |low: f32, high: f32| -> Vec<Point> {
                (0..=16)
                    .map(|i| std::f32::consts::TAU * i as f32 / 16.0)
                    .map(|angle| [0.5 * angle.cos() - 0.35, (0.5 * angle.sin() + 0.35).clamp(low, high)])
                    .collect()
            };
            vec![
                head(-0.2, 0.3),
                head(0.46, 0.9),
                vec![[-0.95, -0.95], [0.25, -0.95], [0.1, -0.45], [-0.35, -0.28], [-0.8, -0.45]],
                vec![[0.62, -0.95], [0.8, -0.95], [0.8, -0.1], [0.71, 0.02], [0.62, -0.14]],
                vec![[0.72, 0.2], [0.84, 0.12], [1.02, 0.55], [1.1, 0.5], [1.08, 0.95], [0.78, 0.68], [0.88, 0.62]],
            ]
        }
        // A kind of a designer's own: a lozenge.
        _ => vec![lozenge()],
    }
}
