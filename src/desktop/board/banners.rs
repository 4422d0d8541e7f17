//! Banners on the board in the arms that the seats have chosen: colour, hatching and charge.
use crate::desktop::face::{Banner, Point, Shape, Tincture, circle, placed, stroke};
use crate::desktop::theme::heraldry::{Coats, hatching};

const INK: [u8; 4] = [0x2b, 0x1d, 0x12, 255];
const CREAM: [u8; 4] = [0xfb, 0xf3, 0xde, 255];
const GOLD: [u8; 4] = [0xe8, 0xb4, 0x2a, 255];
const ENGRAVED: [u8; 4] = [255, 255, 255, 78];

/// What a banner is drawn with.
pub fn shapes(banner: &Banner, coats: &Coats) -> Vec<Shape> {
    let Banner { at: [x, y], tall, of, furled, streamer } = *banner;
    let put = |points: &[Point]| -> Vec<Point> { points.iter().map(|[u, v]| [x - u * tall, y + v * tall]).collect() };
    let mut shapes = vec![];
    if let Some(of) = streamer {
        let cloth =
            |g: f32| put(&[[0.0, 0.84 - g], [0.5, 0.9 - g], [0.98 + 2.0 * g, 1.0], [0.5, 1.04 + g], [0.0, 1.1 + g]]);
        shapes.push(Shape::new(cloth(0.045), INK));
        woven(cloth(0.0), of, coats, &mut shapes);
    }
    shapes.push(stroke([x, y], [x, y + 1.12 * tall], 3.4, INK));
    shapes.push(stroke([x, y], [x, y + 1.12 * tall], 1.4, [0x9a, 0x72, 0x42, 255]));
    shapes.push(Shape::new(placed(&circle(3.0, 10), [x, y + 1.14 * tall], 1.0), INK));
    shapes.push(Shape::new(placed(&circle(1.9, 10), [x, y + 1.14 * tall], 1.0), GOLD));
    if furled {
        let roll = |g: f32| {
            put(&[
                [-0.03 - g, 0.78 + g],
                [0.1 + g, 0.74 + g],
                [0.17 + g, 0.5],
                [0.13 + g, 0.22],
                [0.06, 0.1 - g],
                [-0.03 - g, 0.24],
            ])
        };
        shapes.push(Shape::new(roll(0.045), INK));
        woven(roll(0.0), of, coats, &mut shapes);
        shapes.push(stroke(put(&[[-0.07, 0.5]])[0], put(&[[0.2, 0.52]])[0], 2.0, GOLD));
        return shapes;
    }
    // The wind lifts the middle of the cloth and lets its end fall.
    let cloth = |g: f32| {
        put(&[
            [-g, 0.8 + g],
            [0.26, 0.83 + g],
            [0.56, 0.77 + g],
            [0.8 + g, 0.81 + g],
            [0.8 + g, 0.09 - g],
            [0.56, 0.05 - g],
            [0.26, 0.11 - g],
            [-g, 0.08 - g],
        ])
    };
    shapes.push(Shape::new(cloth(0.05), INK));
    woven(cloth(0.0), of, coats, &mut shapes);
    if let Some(charge) = coats.worn(of).charge {
        let middle = put(&[[0.4, 0.44]])[0];
        let outlines = charge.outlines();
        shapes.extend(outlines.iter().map(|outline| Shape::new(placed(outline, middle, 0.29 * tall), CREAM)));
    }
    shapes
}

/// Cloth in the colour of a seat, with the hatching that stands for it.
fn woven(outline: Vec<Point>, of: Tincture, coats: &Coats, shapes: &mut Vec<Shape>) {
    const APART: f32 = 3.6;
    let lines = hatching(coats.worn(of).tincture, &outline, APART);
    shapes.push(Shape::new(outline, of).in_relief(14));
    for [from, to] in lines {
        // Gold is dotted: strokes without a length.
        shapes.push(if from == to {
            Shape::new(placed(&circle(0.8, 6), from, 1.0), ENGRAVED)
        } else {
            stroke(from, to, 0.8, ENGRAVED)
        });
    }
}
