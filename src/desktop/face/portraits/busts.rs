//! Portraits of persons: put together from a name, so that the same person always looks alike and two persons do not. They
//! fill a disc of radius 1.
use super::hats::{hat, rank};
use super::heads::{beard, face, hair};
use super::looks::*;
use crate::desktop::face::pictures::{Drawing, Picture, block, curve, slice, smooth};
use crate::desktop::face::shapes::{Paint, Point, circle, placed};

/// The portrait of a person.
pub fn portrait(sitter: Sitter) -> Picture {
    Picture::kept(&format!("portrait.{sitter:?}"), || {
        let looks = Looks::of(sitter.name, sitter.woman);
        let mut d = Drawing::new();
        d.lit(circle(1.0, 40), looks.ground, 26);
        bust(&mut d, &sitter, &looks);
        if sitter.captive {
            bars(&mut d);
        }
        d.finished()
    })
}

/// Head and shoulders alone, for a picture that has a ground of its own.
pub fn bust_of(sitter: Sitter) -> Drawing {
    let mut d = Drawing::new();
    bust(&mut d, &sitter, &Looks::of(sitter.name, sitter.woman));
    d
}

fn bust(d: &mut Drawing, sitter: &Sitter, looks: &Looks) {
    // A head under a rank is bare but for that.
    let worn = if sitter.headgear == Headgear::Own { looks.hat } else { Hat::Bare };
    let clergy = matches!(sitter.headgear, Headgear::Mitre | Headgear::RedHat);
    behind(d, looks, worn, sitter.woman);
    shoulders(d, sitter, looks);
    face(d, looks, sitter.woman);
    beard(d, looks);
    if worn != Hat::Mail && worn != Hat::Wimple {
        hair(d, looks, sitter.woman, clergy);
    }
    hat(d, looks, worn);
    rank(d, sitter.headgear);
}

/// Hair and cloth that hang down behind the shoulders.
fn behind(d: &mut Drawing, looks: &Looks, worn: Hat, woman: bool) {
    let w = looks.wide;
    let fall = |low: f32, out: f32| {
        smooth(&[
            [-w - 0.1, 0.3],
            [-w - out, -0.2],
            [-w - out * 0.7, low],
            [0.0, low - 0.05],
            [w + out * 0.7, low],
            [w + out, -0.2],
            [w + 0.1, 0.3],
            [0.0, 0.66],
        ])
    };
    match (looks.hair, worn) {
        (_, Hat::Veil) => {
            d.part(fall(-0.62, 0.26), LINEN);
        }
        (_, Hat::Wimple | Hat::Mail) => {}
        (Hair::Loose, _) => {
            d.part(fall(-0.7, 0.24), looks.colour);
        }
        (Hair::Long, _) => {
            d.part(fall(-0.46, 0.17), looks.colour);
        }
        (Hair::Curls, _) if woman => {
            d.part(fall(-0.42, 0.26), looks.colour);
        }
        _ => {}
    }
}

fn shoulders(d: &mut Drawing, sitter: &Sitter, looks: &Looks) {
    let (cloth, trim) = match sitter.headgear {
        Headgear::RedHat => (RED, LINEN),
        Headgear::Mitre => (LINEN, GOLD),
        Headgear::Helmet => (STEEL, GOLD),
        Headgear::Crown => (rgb(0x2a4f8f), PEARL),
        _ => (looks.cloth, looks.trim),
    };
    let mut outline = slice([0.0, 0.0], 0.97, 206.0, 334.0);
    outline.extend(curve(&[[0.83, -0.4], [0.5, -0.36], [0.2, -0.3], [-0.2, -0.3], [-0.5, -0.36], [-0.83, -0.4]]));
    d.part(outline, cloth);
    // The neck in its collar.
    d.part(block([-0.19, -0.5], [0.19, -0.2]), looks.skin);
    d.fill(vec![[-0.19, -0.3], [0.19, -0.3], [0.19, -0.22], [0.0, -0.42]], SHADE);
    let collar =
        vec![[-0.3, -0.31], [-0.19, -0.3], [0.0, -0.58], [0.19, -0.3], [0.3, -0.31], [0.13, -0.78], [-0.13, -0.78]];
    d.part(collar, trim);
    if sitter.headgear == Headgear::Crown {
        // Ermine has tails.
        for [x, y] in [[-0.12, -0.55], [0.12, -0.55], [0.0, -0.7]] {
            d.fill(vec![[x - 0.03, y - 0.05], [x + 0.03, y - 0.05], [x, y + 0.06]], INK);
        }
    }
}

/// The bars of a prison before a face.
fn bars(d: &mut Drawing) {
    for x in [-0.5, 0.0, 0.5_f32] {
        let high = (0.97 - x * x).sqrt();
        d.part(block([x - 0.055, -high], [x + 0.055, high]), Paint::Plain([0x5c, 0x5a, 0x58, 255]));
    }
}

/// Wax with a sign on it: the seal of a title. `sign`: outlines in a square from -1 to 1.
pub fn seal(sign: &[Vec<Point>], wax: impl Into<Paint>) -> Picture {
    let mut d = Drawing::new();
    let edge: Vec<Point> = (0..28)
        .map(|i| {
            let (sin, cos) = (i as f32 / 28.0 * std::f32::consts::TAU).sin_cos();
            let far = 0.9 + 0.05 * ((i * 5 % 7) as f32 / 6.0 - 0.5);
            [far * cos, far * sin]
        })
        .collect();
    d.part(edge, wax);
    d.lit(circle(0.7, 32), [0, 0, 0, 46], 0);
    d.lit(circle(0.66, 32), [255, 255, 255, 22], 0);
    for outline in sign {
        let at = |by: Point| placed(outline, by, 0.48);
        d.fill(at([0.03, -0.03]), [0, 0, 0, 90]);
        d.fill(at([0.0, 0.0]), [0xff, 0xea, 0xd0, 255]);
    }
    d.finished()
}
