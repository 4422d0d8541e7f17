//! Signs of the troops: own drawings, as outlines in a square from -1 to 1.
use crate::desktop::face::Point;
use crate::desktop::face::circle;
use crate::desktop::face::placed;

type Outlines = Vec<Vec<Point>>;

/// A spear and a round shield.
pub fn sergeant() -> Outlines {
    vec![
        vec![[0.52, -0.95], [0.68, -0.95], [0.68, 0.5], [0.52, 0.5]],
        vec![[0.36, 0.45], [0.84, 0.45], [0.6, 0.98]],
        placed(&circle(0.52, 18), [-0.25, -0.25], 1.0),
    ]
}

/// A horse's head with its mane.
pub fn knight() -> Outlines {
    vec![
        vec![[-0.35, -0.9], [0.62, -0.9], [0.6, -0.35], [0.42, 0.3], [0.1, 0.72], [-0.12, 0.6], [-0.22, 0.1]],
        vec![[-0.12, 0.62], [-0.22, 0.1], [-0.62, -0.18], [-0.86, -0.02], [-0.8, 0.2]],
        vec![[0.12, 0.7], [-0.02, 0.98], [-0.12, 0.6]],
    ]
}

/// A drawn bow with its arrow.
pub fn archer() -> Outlines {
    let bow = |from: f32, to: f32| -> Vec<Point> {
        let at = |radius: f32, turn: f32| [-0.35 + radius * turn.cos(), radius * turn.sin()];
        let steps = 6;
        let arc = (0..=steps).map(|i| from + (to - from) * i as f32 / steps as f32);
        let outer: Vec<Point> = arc.clone().map(|turn| at(0.98, turn)).collect();
        outer.into_iter().chain(arc.rev().map(|turn| at(0.8, turn))).collect()
    };
    vec![
        bow(0.0, 1.25),
        bow(-1.25, 0.0),
        vec![[-0.12, 0.88], [-0.04, 0.88], [-0.5, 0.0], [-0.58, 0.0]],
        vec![[-0.12, -0.88], [-0.04, -0.88], [-0.5, 0.0], [-0.58, 0.0]],
        vec![[-0.9, -0.07], [0.62, -0.07], [0.62, 0.07], [-0.9, 0.07]],
        vec![[0.55, -0.2], [0.98, 0.0], [0.55, 0.2]],
    ]
}

/// A barrel on its wheel.
pub fn bombard() -> Outlines {
    vec![
        vec![[-0.85, -0.1], [-0.72, -0.42], [0.88, 0.32], [0.74, 0.66]],
        vec![[0.68, 0.72], [0.82, 0.26], [0.98, 0.32], [0.84, 0.8]],
        placed(&circle(0.44, 16), [-0.2, -0.5], 1.0),
        vec![[-0.98, -0.95], [0.5, -0.95], [0.5, -0.82], [-0.98, -0.82]],
    ]
}

/// A purse with its strings: mercenaries fight for money.
pub fn mercenary() -> Outlines {
    vec![
        vec![
            [-0.3, 0.4],
            [0.3, 0.4],
            [0.72, -0.2],
            [0.62, -0.78],
            [0.3, -0.95],
            [-0.3, -0.95],
            [-0.62, -0.78],
            [-0.72, -0.2],
        ],
        vec![[-0.42, 0.5], [0.42, 0.5], [0.42, 0.62], [-0.42, 0.62]],
        vec![[-0.3, 0.72], [0.3, 0.72], [0.55, 0.98], [-0.55, 0.98]],
    ]
}

/// Two crossed swords: the emblem of the game on the title screen.
pub fn game() -> Outlines {
    let blade = |lean: f32| {
        vec![[-0.72 * lean, -0.86], [-0.56 * lean, -0.98], [0.94 * lean, 0.72], [0.98 * lean, 0.98], [0.74 * lean, 0.9]]
    };
    let guard = |lean: f32| vec![[-0.7 * lean, -0.3], [-0.1 * lean, -0.78], [0.0, -0.64], [-0.6 * lean, -0.16]];
    vec![blade(1.0), blade(-1.0), guard(1.0), guard(-1.0)]
}
