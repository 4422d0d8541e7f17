//! Signs of dignities and cards: own drawings, as outlines in a square from -1 to 1.
use crate::desktop::face::{Point, circle, placed};
use crate::games::fief::data::items::{Item, Plain};
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
pub fn helm() -> Outlines {
    vec![
        vec![[-0.6, 0.2], [-0.45, 0.7], [0.0, 0.95], [0.45, 0.7], [0.6, 0.2]],
        vec![[-0.6, 0.02], [0.6, 0.02], [0.5, -0.8], [0.0, -0.98], [-0.5, -0.8]],
    ]
}
fn rose() -> Outlines {
    let petal = |i: usize| {
        let (sin, cos) = (i as f32 / 5.0 * std::f32::consts::TAU + 0.3).sin_cos();
        placed(&circle(0.4, 12), [0.55 * cos, 0.55 * sin], 1.0)
    };
    (0..5).map(petal).chain([circle(0.28, 12)]).collect()
}
pub fn sword() -> Outlines {
    vec![
        vec![[-0.14, -0.2], [0.14, -0.2], [0.14, 0.75], [0.0, 0.98], [-0.14, 0.75]],
        vec![[-0.55, -0.2], [0.55, -0.2], [0.55, -0.4], [-0.55, -0.4]],
        vec![[-0.1, -0.4], [0.1, -0.4], [0.1, -0.95], [-0.1, -0.95]],
    ]
}
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
fn skull() -> Outlines {
    vec![placed(&circle(0.7, 18), [0.0, 0.25], 1.0), vec![[-0.35, -0.3], [0.35, -0.3], [0.3, -0.85], [-0.3, -0.85]]]
}
fn key() -> Outlines {
    vec![
        placed(&circle(0.38, 14), [0.0, 0.55], 1.0),
        vec![[-0.12, 0.3], [0.12, 0.3], [0.12, -0.95], [-0.12, -0.95]],
        vec![[0.12, -0.55], [0.5, -0.55], [0.5, -0.75], [0.12, -0.75]],
        vec![[0.12, -0.8], [0.4, -0.8], [0.4, -0.95], [0.12, -0.95]],
    ]
}
fn dagger() -> Outlines {
    vec![
        vec![[-0.16, 0.2], [0.16, 0.2], [0.0, -0.98]],
        vec![[-0.5, 0.2], [0.5, 0.2], [0.5, 0.38], [-0.5, 0.38]],
        vec![[-0.12, 0.38], [0.12, 0.38], [0.12, 0.9], [-0.12, 0.9]],
    ]
}
fn scales() -> Outlines {
    vec![
        vec![[-0.08, 0.9], [0.08, 0.9], [0.08, -0.8], [-0.08, -0.8]],
        vec![[-0.85, 0.6], [0.85, 0.6], [0.85, 0.45], [-0.85, 0.45]],
        vec![[-0.98, 0.0], [-0.5, 0.0], [-0.6, -0.25], [-0.88, -0.25]],
        vec![[0.5, 0.0], [0.98, 0.0], [0.88, -0.25], [0.6, -0.25]],
        vec![[-0.45, -0.8], [0.45, -0.8], [0.45, -0.95], [-0.45, -0.95]],
    ]
}
fn cloud() -> Outlines {
    let mut all: Outlines = [(-0.45, 0.25, 0.4), (0.05, 0.45, 0.5), (0.5, 0.2, 0.4)]
        .map(|(x, y, r): (f32, f32, f32)| placed(&circle(r, 14), [x, y], 1.0))
        .into();
    for x in [-0.5, 0.0, 0.5] {
        all.push(vec![[x, -0.25], [x + 0.14, -0.25], [x - 0.06, -0.85], [x - 0.2, -0.85]]);
    }
    all
}
fn sun() -> Outlines {
    let ray = |i: usize| {
        let (sin, cos) = (i as f32 / 8.0 * std::f32::consts::TAU).sin_cos();
        let turn = |x: f32, y: f32| [x * cos - y * sin, x * sin + y * cos];
        vec![turn(0.6, 0.13), turn(0.98, 0.0), turn(0.6, -0.13)]
    };
    (0..8).map(ray).chain([circle(0.48, 18)]).collect()
}
fn wheat(upright: bool) -> Outlines {
    let lean = if upright { 0.0 } else { 0.5 };
    let mut all = vec![vec![[-0.06, -0.95], [0.06, -0.95], [0.06 + lean, 0.6], [-0.06 + lean, 0.6]]];
    for i in 0..4 {
        let y = -0.1 + 0.25 * i as f32;
        let x = lean * (y + 0.95) / 1.55;
        for side in [-1.0, 1.0] {
            all.push(vec![[x, y], [x + side * 0.42, y + 0.18], [x + side * 0.3, y + 0.4], [x, y + 0.2]]);
        }
    }
    all
}
fn fork() -> Outlines {
    let mut all = vec![
        vec![[-0.09, 0.2], [0.09, 0.2], [0.09, -0.98], [-0.09, -0.98]],
        vec![[-0.6, 0.2], [0.6, 0.2], [0.6, 0.02], [-0.6, 0.02]],
    ];
    for x in [-0.6, -0.08, 0.44] {
        all.push(vec![[x, 0.2], [x + 0.16, 0.2], [x + 0.12, 0.95], [x + 0.04, 0.95]]);
    }
    all
}

/// The sign of a lord's highest dignity; without any, helm or rose.
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
    let kingdom = &seen.rules.map;
    let ranks = seen.titles_of(lord.id).into_iter().filter_map(|region| kingdom.region_index(region));
    if let Some(rank) = ranks.map(|region| kingdom.rank(region)).max() {
        return coronet(rank + 1);
    }
    match (lord.darc, seen.rules.is_woman(lord.id)) {
        (true, _) => sword(),
        (_, true) => rose(),
        (_, false) => helm(),
    }
}

/// What stands for the game.
pub fn game() -> Outlines {
    crown()
}

/// The picture on a card, or of goods.
pub fn of_item(item: Item) -> Outlines {
    match item {
        Item::Lord(_) => helm(),
        Item::Darc => sword(),
        Item::Bishop(_) => mitre(),
        Item::Cardinal => hat(),
        Item::Building(_) => castle(),
        Item::Soldiers(_) | Item::KingsGuard(_) | Item::QueensGuard(_) | Item::Other(_) => helm(),
        Item::Rebels(_) => fork(),
        Item::Card(card) => match card {
            Plain::Tithe | Plain::Taille => coins(),
            Plain::Plague => skull(),
            Plain::Escape => key(),
            Plain::Assassination => dagger(),
            Plain::Justice => scales(),
            Plain::BadWeather => cloud(),
            Plain::Sun => sun(),
            Plain::Famine => wheat(false),
            Plain::GoodHarvest => wheat(true),
            Plain::Revolt => fork(),
        },
    }
}

/// The card of a lady.
pub fn woman() -> Outlines {
    rose()
}
