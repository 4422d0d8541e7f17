//! Miniatures of taxes: the tithe of the church, the taille of the lord.
use super::grounds::*;
use super::seasons::sheaf;
use crate::desktop::face::{Drawing, Picture, Point, block, circle, curve, oval, placed, smooth};

/// A pile of so many coins.
fn pile(d: &mut Drawing, [x, y]: Point, coins: usize) {
    for i in 0..coins {
        d.part(oval([x, y + 0.085 * i as f32], 0.17, 0.075), GOLD);
    }
    d.fill(oval([x, y + 0.085 * (coins - 1) as f32], 0.09, 0.035), DARK_GOLD);
}

fn coin(d: &mut Drawing, at: Point, radius: f32) {
    d.part(placed(&circle(radius, 18), at, 1.0), GOLD);
    let arm = radius * 0.5;
    d.line(&[[at[0] - arm, at[1]], [at[0] + arm, at[1]]], radius * 0.22, DARK_GOLD);
    d.line(&[[at[0], at[1] - arm], [at[0], at[1] + arm]], radius * 0.22, DARK_GOLD);
}

pub(super) fn tithe() -> Picture {
    let mut d = Drawing::new();
    diaper(&mut d, RUBRIC, rgb(0xb9484a));
    hill(&mut d, [-0.42, -0.36, -0.34, -0.44], VERT);
    // The church: nave, tower, cross.
    d.part(block([-0.16, -0.4], [0.74, 0.12]), PARCHMENT);
    d.part(vec![[-0.24, 0.1], [0.82, 0.1], [0.68, 0.44], [-0.16, 0.44]], ROOF);
    d.part(block([-0.62, -0.42], [-0.16, 0.46]), STONE);
    d.part(vec![[-0.7, 0.44], [-0.08, 0.44], [-0.39, 0.86]], AZURE);
    d.part(block([-0.42, 0.8], [-0.36, 0.98]), GOLD);
    d.part(block([-0.48, 0.87], [-0.3, 0.92]), GOLD);
    for x in [0.0, 0.26, 0.52] {
        let window = [[x, -0.2], [x + 0.12, -0.2], [x + 0.12, -0.02], [x + 0.06, 0.05], [x, -0.02]];
        d.fill(window.to_vec(), rgb(0x2a4a7a));
    }
    let door = curve(&[[-0.49, -0.42], [-0.49, -0.16], [-0.39, -0.02], [-0.29, -0.16], [-0.29, -0.42]]);
    d.part(door, WOOD);
    d.fill(placed(&circle(0.08, 12), [-0.39, 0.24], 1.0), INK);
    sheaf(&mut d, [0.52, -0.42], 0.66);
    pile(&mut d, [-0.62, -0.86], 3);
    pile(&mut d, [-0.24, -0.88], 5);
    coin(&mut d, [0.08, -0.84], 0.12);
    d.framed()
}

pub(super) fn taille() -> Picture {
    let mut d = Drawing::new();
    diaper(&mut d, rgb(0x35603a), rgb(0x5a8a5e));
    // A table with the chequered cloth on which sums are laid out.
    d.part(vec![[-0.97, -0.97], [0.97, -0.97], [0.97, -0.2], [0.8, 0.02], [-0.8, 0.02], [-0.97, -0.2]], rgb(0xe9dcc0));
    for row in 0..4 {
        for column in 0..6 {
            if (row + column) % 2 == 0 {
                let (low, high) = (-0.96 + 0.24 * row as f32, -0.96 + 0.24 * (row + 1) as f32);
                let wide = |y: f32| 0.97 - 0.16 * (y + 0.96).max(0.0) / 0.97;
                let x = |y: f32, c: usize| (-1.0 + c as f32 / 3.0) * wide(y);
                let cell = vec![
                    [x(low, column), low],
                    [x(low, column + 1), low],
                    [x(high, column + 1), high],
                    [x(high, column), high],
                ];
                d.fill(cell, rgb(0x7d1f28));
            }
        }
    }
    pile(&mut d, [-0.62, -0.3], 4);
    pile(&mut d, [-0.2, -0.44], 2);
    pile(&mut d, [-0.58, -0.74], 3);
    coin(&mut d, [0.1, -0.74], 0.13);
    // The purse.
    d.part(
        smooth(&[[0.28, 0.2], [0.12, -0.2], [0.24, -0.6], [0.56, -0.68], [0.86, -0.58], [0.94, -0.2], [0.76, 0.2]]),
        rgb(0x8a5a2a),
    );
    d.part(
        smooth(&[[0.26, 0.22], [0.16, 0.46], [0.4, 0.4], [0.52, 0.5], [0.66, 0.4], [0.88, 0.46], [0.78, 0.22]]),
        rgb(0x8a5a2a),
    );
    d.rod(&curve(&[[0.22, 0.22], [0.52, 0.16], [0.82, 0.22]]), 0.08, 0.08, GOLD);
    d.rod(&curve(&[[0.76, 0.2], [0.92, 0.06], [0.88, -0.1]]), 0.045, 0.045, GOLD);
    coin(&mut d, [0.53, -0.25], 0.19);
    // A roll with its seal: who owes what.
    d.part(vec![[-0.82, 0.2], [-0.12, 0.32], [-0.16, 0.86], [-0.86, 0.74]], PARCHMENT);
    for i in 0..4 {
        let y = 0.7 - 0.12 * i as f32;
        d.line(&[[-0.74, y - 0.02], [-0.26, y + 0.065]], 0.035, if i == 0 { RUBRIC } else { INK });
    }
    d.part(placed(&circle(0.13, 14), [-0.3, 0.22], 1.0), RUBRIC);
    d.framed()
}
