//! Signs of dignities: own drawings, as outlines in a square from -1 to 1.
use crate::desktop::face::{Point, circle, placed};
use crate::games::fief::view::seen::{LordSeen, Seen};

type Outlines = Vec<Vec<Point>>;

pub fn crown() -> Outlines {
    vec![
        vec![[-0.95, 0.55], [-0.5, 0.0], [0.0, 0.85], [0.5, 0.0], [0.95, 0.55], [0.8, -0.5], [-0.8, -0.5]],
        vec![[-0.8, -0.6], [0.8, -0.6], [0.8, -0.85], [-0.8, -0.85]],
        placed(&circle(0.14, 10), [-0.95, 0.68], 1.0),
        placed(&circle(0.14, 10), [0.0, 0.98], 1.0),
        placed(&circle(0.14, 10), [0.95, 0.68], 1.0),
    ]
}
/// The band of a baron, a count, a duke: as many pearls as their rank.
pub fn coronet(pearls: usize) -> Outlines {
    let mut all = vec![vec![[-0.85, -0.1], [0.85, -0.1], [0.75, -0.7], [-0.75, -0.7]]];
    let n = (pearls + 1).clamp(2, 5);
    for i in 0..n {
        let x = -0.7 + 1.4 * i as f32 / (n - 1) as f32;
        all.push(placed(&circle(0.2, 12), [x, 0.2], 1.0));
    }
    all
}
pub fn mitre() -> Outlines {
    vec![
        vec![[-0.65, -0.85], [-0.08, -0.85], [-0.08, 0.78], [-0.5, 0.4], [-0.8, 0.0]],
        vec![[0.08, -0.85], [0.65, -0.85], [0.8, 0.0], [0.5, 0.4], [0.08, 0.78]],
    ]
}
/// A crown of lilies, lower and wider than a king's.
pub fn queen() -> Outlines {
    let mut all = vec![
        vec![[-0.9, 0.35], [-0.45, -0.1], [0.0, 0.45], [0.45, -0.1], [0.9, 0.35], [0.72, -0.6], [-0.72, -0.6]],
        vec![[-0.72, -0.7], [0.72, -0.7], [0.72, -0.9], [-0.72, -0.9]],
    ];
    all.extend([-0.9, 0.0, 0.9].map(|x: f32| placed(&circle(0.24, 12), [x, 0.62], 1.0)));
    all
}
/// A ballot that falls into its urn.
pub fn vote() -> Outlines {
    vec![
        vec![
            [-0.9, 0.0],
            [-0.5, 0.0],
            [-0.5, -0.2],
            [0.5, -0.2],
            [0.5, 0.0],
            [0.9, 0.0],
            [0.75, -0.95],
            [-0.75, -0.95],
        ],
        vec![[-0.35, 0.95], [0.35, 0.95], [0.35, -0.05], [-0.35, -0.05]],
    ]
}
/// Three cards, fanned out.
pub fn hand() -> Outlines {
    vec![
        vec![[-0.98, 0.35], [-0.52, 0.62], [-0.44, 0.5], [-0.44, -0.7], [-0.5, -0.74]],
        vec![[-0.32, 0.85], [0.32, 0.85], [0.32, -0.85], [-0.32, -0.85]],
        vec![[0.98, 0.35], [0.5, -0.74], [0.44, -0.7], [0.44, 0.5], [0.52, 0.62]],
    ]
}
/// A wreath, open above.
pub fn laurel() -> Outlines {
    let leaf = |i: usize, side: f32| {
        let (sin, cos) = (-1.2 + 0.55 * i as f32).sin_cos();
        let (x, y) = (0.7 * cos, 0.75 * sin);
        let leaf = [[-0.12, -0.26], [0.14, -0.04], [0.1, 0.28], [-0.16, 0.06]];
        leaf.map(|[dx, dy]: Point| [side * (x + dx), y + dy]).to_vec()
    };
    (0..5).flat_map(|i| [leaf(i, 1.0), leaf(i, -1.0)]).collect()
}
/// A banner on its staff.
pub fn banner() -> Outlines {
    vec![
        vec![[-0.8, 0.98], [-0.6, 0.98], [-0.6, -0.98], [-0.8, -0.98]],
        vec![[-0.5, 0.9], [0.9, 0.9], [0.5, 0.4], [0.9, -0.1], [-0.5, -0.1]],
    ]
}
fn hat() -> Outlines {
    vec![
        vec![
            [-0.95, 0.1],
            [-0.45, 0.2],
            [-0.4, 0.6],
            [0.4, 0.6],
            [0.45, 0.2],
            [0.95, 0.1],
            [0.95, -0.1],
            [-0.95, -0.1],
        ],
        vec![[-0.72, -0.2], [-0.55, -0.2], [-0.4, -0.9], [-0.85, -0.9]],
        vec![[0.55, -0.2], [0.72, -0.2], [0.85, -0.9], [0.4, -0.9]],
    ]
}
/// A castle: what fiefs are counted by.
pub fn castle() -> Outlines {
    vec![vec![
        [-0.9, 0.8],
        [-0.6, 0.8],
        [-0.6, 0.5],
        [-0.3, 0.5],
        [-0.3, 0.8],
        [0.3, 0.8],
        [0.3, 0.5],
        [0.6, 0.5],
        [0.6, 0.8],
        [0.9, 0.8],
        [0.9, -0.85],
        [0.25, -0.85],
        [0.25, -0.3],
        [-0.25, -0.3],
        [-0.25, -0.85],
        [-0.9, -0.85],
    ]]
}
pub fn coins() -> Outlines {
    [(-0.45, -0.5), (0.45, -0.5), (0.0, 0.3)].map(|at: (f32, f32)| placed(&circle(0.42, 16), [at.0, at.1], 1.0)).into()
}
pub fn helm() -> Outlines {
    vec![
        vec![[-0.6, 0.2], [-0.45, 0.7], [0.0, 0.95], [0.45, 0.7], [0.6, 0.2]],
        vec![[-0.6, 0.02], [0.6, 0.02], [0.5, -0.8], [0.0, -0.98], [-0.5, -0.8]],
    ]
}
/// What rebels fight with.
pub fn pitchfork() -> Outlines {
    let prong = |x: f32| vec![[x - 0.1, 0.15], [x + 0.1, 0.15], [x + 0.06, 0.8], [x, 0.98], [x - 0.06, 0.8]];
    let mut all: Outlines = [-0.5, 0.0, 0.5].into_iter().map(prong).collect();
    all.push(vec![[-0.6, 0.05], [0.6, 0.05], [0.6, 0.25], [-0.6, 0.25]]);
    all.push(vec![[-0.1, 0.15], [0.1, 0.15], [0.1, -0.98], [-0.1, -0.98]]);
    all
}
pub fn sword() -> Outlines {
    vec![
        vec![[-0.14, -0.2], [0.14, -0.2], [0.14, 0.75], [0.0, 0.98], [-0.14, 0.75]],
        vec![[-0.55, -0.2], [0.55, -0.2], [0.55, -0.4], [-0.55, -0.4]],
        vec![[-0.1, -0.4], [0.1, -0.4], [0.1, -0.95], [-0.1, -0.95]],
    ]
}

/// The highest rank among the titles of a lord, from 0 for a baron.
pub fn highest_rank(seen: &Seen, lord: &LordSeen) -> Option<usize> {
    let kingdom = &seen.rules.map;
    let ranks = seen.titles_of(lord.id).into_iter().filter_map(|region| kingdom.region_index(region));
    ranks.map(|region| kingdom.rank(region)).max()
}

/// The sign of a lord's highest dignity; nothing without any.
pub fn dignity(seen: &Seen, lord: &LordSeen) -> Outlines {
    if seen.king() == Some(lord.id) || seen.queen() == Some(lord.id) {
        return crown();
    }
    if seen.prince() == Some(lord.id) {
        return coronet(4);
    }
    if lord.cardinal {
        return hat();
    }
    if lord.bishop_of.is_some() {
        return mitre();
    }
    match highest_rank(seen, lord) {
        Some(rank) => coronet(rank + 1),
        None if lord.darc => sword(),
        None => vec![],
    }
}

/// What stands for the game.
pub fn game() -> Outlines {
    crown()
}
