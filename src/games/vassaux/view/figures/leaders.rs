//! What sets leaders apart: the cloaks of knights, lords and vassals, a pennant for a vassal, a banner and a crown for a lord.
use super::kits::{Kit, Rank, Station};
use super::pen::{CREAM, DARK, GOLD, Pen, STEEL, WOOD};
use crate::desktop::face::{Paint, Point};

/// The cloak that falls behind him.
pub fn cloak(pen: &mut Pen, kit: &Kit, size: f32) {
    let by = |outline: &[Point]| -> Vec<Point> { outline.iter().map(|[x, y]| [x * size, y * size]).collect() };
    let whole: &[Point] =
        &[[-0.46, 0.1], [0.46, 0.1], [0.6, -0.42], [0.38, -0.8], [0.0, -0.9], [-0.4, -0.8], [-0.62, -0.42]];
    match kit.station {
        Station::Lord => {
            pen.part(&by(whole), GOLD);
            pen.patch(
                &by(&[
                    [-0.42, 0.1],
                    [0.42, 0.1],
                    [0.51, -0.4],
                    [0.32, -0.7],
                    [0.0, -0.78],
                    [-0.33, -0.7],
                    [-0.53, -0.4],
                ]),
                kit.tincture,
            );
            // Ermine over the shoulders.
            for side in [-0.26, 0.0, 0.26] {
                pen.spot([side * size, -0.26 * size], [0.13 * size, 0.1 * size], CREAM);
                pen.spot([side * size, -0.27 * size], [0.03 * size, 0.045 * size], DARK);
            }
        }
        _ if kit.rank == Rank::Knight || kit.station == Station::Vassal => {
            let shorter: Vec<Point> = whole.iter().map(|[x, y]| [x * 0.9, y.max(-0.8) * 0.86]).collect();
            pen.part(&by(&shorter), kit.tincture);
        }
        _ => return,
    }
    for side in [-0.24, 0.02, 0.26] {
        pen.line([side * size, -0.3 * size], [side * 1.3 * size, -0.66 * size], 0.035 * size, [0, 0, 0, 70]);
    }
}

/// The flag that a leader bears, or has borne beside him.
pub fn flag(pen: &mut Pen, kit: &Kit) {
    let far = if kit.mounted { 0.86 } else { 1.0 };
    match kit.station {
        Station::Fighter => {}
        // A pennant with two tails.
        Station::Vassal => {
            let pole = [-0.6 * far, -0.2];
            let tails =
                [pole, [-0.12, -0.34], [0.34, -0.24], [0.2, -0.42], [0.36, -0.6], [-0.1, -0.58], [-0.6 * far, -0.54]];
            pen.part(&tails, kit.tincture);
            pen.patch(&[[-0.54 * far, -0.3], [-0.1, -0.42], [0.14, -0.42], [-0.1, -0.5], [-0.54 * far, -0.44]], CREAM);
            pen.bar([-0.62 * far, -0.7], [-0.6 * far, 0.1], 0.055, WOOD);
            pen.oval([-0.6 * far, 0.13], [0.045, 0.07], STEEL);
        }
        // A banner with a border of gold.
        Station::Lord => {
            let cloth =
                [[-0.62 * far, -0.1], [0.0, -0.2], [0.5, -0.1], [0.54, -0.72], [0.02, -0.82], [-0.6 * far, -0.74]];
            pen.part(&cloth, GOLD);
            pen.patch(
                &[
                    [-0.55 * far, -0.18],
                    [0.0, -0.28],
                    [0.43, -0.19],
                    [0.46, -0.65],
                    [0.02, -0.74],
                    [-0.54 * far, -0.66],
                ],
                Paint::Field(kit.tincture),
            );
            pen.patch(&[[-0.12, -0.32], [0.06, -0.32], [0.07, -0.68], [-0.11, -0.68]], CREAM);
            pen.patch(&[[-0.4, -0.42], [0.36, -0.42], [0.37, -0.56], [-0.4, -0.56]], CREAM);
            pen.bar([-0.66 * far, -0.72], [-0.64 * far, 0.2], 0.07, WOOD);
            pen.oval([-0.64 * far, 0.24], [0.06, 0.08], GOLD);
        }
    }
}

/// The crown on a lord's helmet.
pub fn crown(pen: &mut Pen, kit: &Kit, [x, y]: Point, size: f32) {
    if kit.station != Station::Lord {
        return;
    }
    let star: Vec<Point> = (0..16)
        .map(|i| {
            let (sin, cos) = (i as f32 / 16.0 * std::f32::consts::TAU).sin_cos();
            let r = if i % 2 == 0 { 1.16 } else { 0.86 } * size;
            [x + r * cos, y + r * sin]
        })
        .collect();
    pen.part(&star, GOLD);
    pen.oval([x, y], [0.58 * size, 0.58 * size], kit.tincture);
    pen.spot([x - 0.16 * size, y + 0.2 * size], [0.16 * size, 0.16 * size], [255, 255, 255, 120]);
}
