//! The signs of the classes, as outlines in a square from -1 to 1.
use crate::desktop::face::{Point, Seal, block, circle, horse_head, lozenge, oval, placed, ribbon, turned};
use crate::games::anarchy::rules::Rules;
use crate::table::prelude::PieceId;

/// The sign of a piece: of its class, or of a loose horse.
pub(super) fn symbol_of(rules: &Rules, piece: PieceId) -> Vec<Vec<Point>> {
    if rules.character(piece).rider.is_some() { vec![horse_head()] } else { symbol(&rules.class(piece).name) }
}

/// The sign of a class.
pub(super) fn symbol(class: &str) -> Vec<Vec<Point>> {
    match class {
        "noble" => Seal::Crown.sign(),
        "knight" => [helm(), lance(0.86)].concat(),
        "sergeant" => [pennon(), cap()].concat(),
        "man_at_arms" => [shield(), spear(0.72)].concat(),
        "flemish_infantry" => [round_shield(), spear(0.78)].concat(),
        "light_infantry" => [axe(), spear(0.78)].concat(),
        "welsh_spearman" => [spear(-0.5), spear(0.0), spear(0.5)].concat(),
        "archer" => [bow(1.0, 0.62), arrow()].concat(),
        "welsh_archer" => [bow(1.12, 0.38), arrow(), arrow_upright()].concat(),
        "crossbowman" => crossbow(),
        "flemish_crossbowman" => [crossbow(), pavise()].concat(),
        "peasant" => fork(),
        "engineer" => hammer(),
        "sapper" => pick(),
        "staff_slinger" => staff_sling(),
        "ox" => ox(),
        "pack_animal" => pack_animal(),
        // A class of a designer's own: a lozenge.
        _ => vec![lozenge()],
    }
}

/// A great helm with a slit for the eyes.
fn helm() -> Vec<Vec<Point>> {
    vec![
        vec![[-0.8, 0.35], [-0.75, 0.75], [-0.45, 1.0], [0.15, 1.0], [0.45, 0.75], [0.5, 0.35]],
        vec![[-0.8, 0.12], [0.5, 0.12], [0.42, -0.6], [-0.15, -1.0], [-0.72, -0.6]],
        block([-0.25, 0.1], [-0.05, 0.36]),
    ]
}

fn lance(x: f32) -> Vec<Vec<Point>> {
    vec![vec![
        [x - 0.07, -1.0],
        [x + 0.07, -1.0],
        [x + 0.07, 0.45],
        [x + 0.16, 0.5],
        [x, 1.1],
        [x - 0.16, 0.5],
        [x - 0.07, 0.45],
    ]]
}

fn spear(x: f32) -> Vec<Vec<Point>> {
    vec![vec![
        [x - 0.09, -1.0],
        [x + 0.09, -1.0],
        [x + 0.09, 0.5],
        [x + 0.26, 0.5],
        [x, 1.05],
        [x - 0.26, 0.5],
        [x - 0.09, 0.5],
    ]]
}

/// A spear with a pennon.
fn pennon() -> Vec<Vec<Point>> {
    let mut all = spear(0.62);
    all.push(vec![[0.5, 0.42], [-0.15, 0.2], [0.5, -0.05]]);
    all
}

/// A kettle hat.
fn cap() -> Vec<Vec<Point>> {
    vec![
        vec![[-0.98, -0.45], [0.3, -0.45], [0.3, -0.62], [-0.98, -0.62]],
        vec![[-0.78, -0.4], [-0.7, -0.05], [-0.34, 0.12], [0.02, -0.05], [0.1, -0.4]],
    ]
}

fn shield() -> Vec<Vec<Point>> {
    vec![vec![[-0.95, 0.75], [0.35, 0.75], [0.35, 0.0], [0.15, -0.55], [-0.3, -1.0], [-0.75, -0.55], [-0.95, 0.0]]]
}

fn round_shield() -> Vec<Vec<Point>> {
    vec![placed(&circle(0.68, 18), [-0.28, -0.1], 1.0)]
}

fn axe() -> Vec<Vec<Point>> {
    vec![block([-0.42, -1.0], [-0.26, 0.95]), vec![[-0.3, 0.75], [0.1, 0.95], [0.3, 0.4], [0.1, -0.1], [-0.3, 0.2]]]
}

/// A bow with its string to the right, so high and so broad.
fn bow(high: f32, broad: f32) -> Vec<Vec<Point>> {
    let along = |thick: f32| {
        (0..=12).map(move |i| {
            let t = -1.0 + i as f32 / 6.0;
            [0.05 - (broad + thick) * (1.0 - t * t), high * t]
        })
    };
    let arc = along(0.14).chain(along(-0.06).rev()).collect();
    vec![arc, block([0.02, -high], [0.1, high])]
}

fn arrow() -> Vec<Vec<Point>> {
    vec![vec![[-1.05, 0.0], [-0.78, 0.26], [-0.78, 0.08], [0.9, 0.08], [0.9, -0.08], [-0.78, -0.08], [-0.78, -0.26]]]
}

/// A second arrow, in the ground.
fn arrow_upright() -> Vec<Vec<Point>> {
    vec![
        block([0.5, -0.85], [0.6, 0.6]),
        vec![[0.55, 0.4], [0.85, 0.75], [0.85, 1.05], [0.55, 0.7], [0.25, 1.05], [0.25, 0.75]],
    ]
}

fn crossbow() -> Vec<Vec<Point>> {
    let prod = ribbon(&[[-0.95, 0.1], [-0.5, 0.5], [0.0, 0.62], [0.5, 0.5], [0.95, 0.1]], 0.2, 0.2);
    let string = ribbon(&[[-0.92, 0.12], [0.0, -0.12], [0.92, 0.12]], 0.08, 0.08);
    vec![prod, string, block([-0.12, -1.0], [0.12, 0.7]), block([-0.24, 0.74], [0.24, 1.0])]
}

/// A tall shield that stands beside a crossbow.
fn pavise() -> Vec<Vec<Point>> {
    vec![block([0.42, -1.0], [0.98, -0.2])]
}

fn fork() -> Vec<Vec<Point>> {
    let mut all = vec![block([-0.09, -1.0], [0.09, 0.25]), block([-0.55, 0.1], [0.55, 0.28])];
    all.extend([-0.46, 0.0, 0.46].map(|x| vec![[x - 0.09, 0.2], [x + 0.09, 0.2], [x + 0.05, 1.05], [x - 0.05, 1.05]]));
    all
}

fn hammer() -> Vec<Vec<Point>> {
    vec![turned(&block([-0.1, -1.0], [0.1, 0.5]), -30.0), turned(&block([-0.5, 0.4], [0.5, 0.85]), -30.0)]
}

fn pick() -> Vec<Vec<Point>> {
    let head =
        vec![[-1.0, 0.2], [-0.5, 0.65], [0.0, 0.8], [0.5, 0.65], [1.0, 0.2], [0.5, 0.4], [0.0, 0.5], [-0.5, 0.4]];
    vec![head, block([-0.1, -1.0], [0.1, 0.95])]
}

fn staff_sling() -> Vec<Vec<Point>> {
    vec![
        turned(&block([-0.09, -1.05], [0.09, 0.95]), -20.0),
        ribbon(&[[0.3, 0.9], [-0.25, 0.5], [-0.5, 0.1]], 0.07, 0.07),
        oval([-0.55, -0.1], 0.3, 0.26),
    ]
}

/// The head of an ox, from before.
fn ox() -> Vec<Vec<Point>> {
    let horn = |side: f32| -> Vec<Point> {
        [[0.35, 0.55], [0.8, 0.6], [0.98, 1.0], [1.0, 0.5], [0.75, 0.3], [0.4, 0.3]].map(|[x, y]| [side * x, y]).into()
    };
    vec![
        vec![[-0.5, 0.6], [0.5, 0.6], [0.42, -0.1], [0.34, -0.75], [0.0, -1.0], [-0.34, -0.75], [-0.42, -0.1]],
        horn(1.0),
        horn(-1.0),
    ]
}

/// A mule under its load.
fn pack_animal() -> Vec<Vec<Point>> {
    vec![
        vec![
            [-0.85, 0.2],
            [0.5, 0.2],
            [0.72, 0.85],
            [0.82, 0.6],
            [1.05, 0.3],
            [0.95, 0.12],
            [0.74, 0.2],
            [0.55, -0.35],
            [-0.85, -0.35],
        ],
        block([-0.8, -1.0], [-0.62, -0.3]),
        block([-0.45, -1.0], [-0.27, -0.3]),
        block([0.12, -1.0], [0.3, -0.3]),
        block([0.38, -1.0], [0.55, -0.3]),
        block([-0.6, 0.28], [0.2, 0.85]),
    ]
}
