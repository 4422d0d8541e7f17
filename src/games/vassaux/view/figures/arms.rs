//! Weapons and shields in the hands of men who look to the north.
use super::kits::{Armour, Kit, Rank, Weapon};
use super::men::{LEFT, RIGHT};
use super::pen::{BRIGHT, CREAM, DARK, GOLD, LEATHER, MAIL, Pen, STEEL, WOOD};
use crate::desktop::face::Point;

/// What he strikes or shoots with.
pub fn weapon(pen: &mut Pen, kit: &Kit) {
    match kit.weapon {
        Weapon::Tool => tool(pen, kit),
        Weapon::Sword if kit.rank == Rank::Knight || kit.one_of(3, 10) < 2 => sword(pen, RIGHT, [0.34, 0.93]),
        Weapon::Sword => axe(pen),
        Weapon::Bow => bow(pen),
        Weapon::Crossbow => crossbow(pen),
        Weapon::Spear => spear(pen, [0.6, -0.78], [0.42, 0.62]),
    }
}

/// A fork, a scythe or a flail.
fn tool(pen: &mut Pen, kit: &Kit) {
    let top = [0.44, 0.6];
    pen.bar([0.56, -0.62], top, 0.07, WOOD);
    match kit.one_of(3, 11) {
        0 => {
            for side in [-0.14, 0.0, 0.14] {
                pen.bar([0.44 + side, 0.66], [0.42 + side * 1.2, 0.86], 0.04, STEEL);
            }
            pen.bar([0.3, 0.64], [0.58, 0.64], 0.05, STEEL);
        }
        1 => pen.part(&[[0.46, 0.58], [0.52, 0.7], [0.2, 0.86], [-0.14, 0.82], [0.18, 0.74]], STEEL),
        _ => {
            pen.lines(&[top, [0.36, 0.7]], 0.05, DARK);
            pen.bar([0.34, 0.7], [0.1, 0.86], 0.11, LEATHER);
        }
    }
}

/// A sword from a hand to where its point is.
pub fn sword(pen: &mut Pen, [x, y]: Point, tip: Point) {
    let (dx, dy) = (tip[0] - x, tip[1] - y);
    let long = dx.hypot(dy).max(1e-3);
    let (ax, ay) = (dx / long, dy / long);
    let guard = [x + ax * 0.09, y + ay * 0.09];
    pen.bar(guard, tip, 0.09, STEEL);
    pen.line(guard, [tip[0] - ax * 0.05, tip[1] - ay * 0.05], 0.03, BRIGHT);
    pen.bar([guard[0] - ay * 0.14, guard[1] + ax * 0.14], [guard[0] + ay * 0.14, guard[1] - ax * 0.14], 0.055, GOLD);
}

fn axe(pen: &mut Pen) {
    pen.bar([0.52, 0.12], [0.42, 0.84], 0.07, WOOD);
    pen.part(&[[0.4, 0.62], [0.39, 0.86], [0.16, 0.92], [0.12, 0.62], [0.26, 0.68]], STEEL);
}

/// A shaft with a head of steel and a tassel.
pub fn spear(pen: &mut Pen, from: Point, to: Point) {
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let long = dx.hypot(dy).max(1e-3);
    let at = |along: f32, aside: f32| {
        [to[0] + dx / long * along - dy / long * aside, to[1] + dy / long * along + dx / long * aside]
    };
    pen.bar(from, to, 0.075, WOOD);
    pen.part(&[at(0.0, -0.05), at(0.1, -0.1), at(0.32, 0.0), at(0.1, 0.1), at(0.0, 0.05)], STEEL);
    pen.line(at(0.03, 0.0), at(0.28, 0.0), 0.03, BRIGHT);
}

/// A bow drawn to the north, an arrow on it.
fn bow(pen: &mut Pen) {
    let bend: Vec<Point> = (0..=8)
        .map(|i| {
            let (sin, cos) = (27.0 + 126.0 * i as f32 / 8.0_f32).to_radians().sin_cos();
            [0.78 * cos, 0.02 + 0.66 * sin]
        })
        .collect();
    pen.lines(&bend, 0.13, DARK);
    pen.lines(&bend, 0.075, [0xb0, 0x74, 0x38, 255]);
    pen.lines(&[bend[0], [0.0, 0.3], bend[8]], 0.025, CREAM);
    pen.line([0.0, 0.24], [0.0, 0.86], 0.045, STRAW_SHAFT);
    pen.part(&[[-0.07, 0.82], [0.0, 0.97], [0.07, 0.82]], STEEL);
}

const STRAW_SHAFT: super::pen::Ink = [0xee, 0xd9, 0xa6, 255];

/// Arrows on his back.
pub fn quiver(pen: &mut Pen) {
    pen.bar([0.2, -0.28], [0.36, -0.62], 0.17, LEATHER);
    for side in [-0.06, 0.0, 0.06] {
        pen.line([0.36 + side, -0.6], [0.4 + side, -0.74], 0.045, CREAM);
    }
}

fn crossbow(pen: &mut Pen) {
    pen.bar([0.14, 0.14], [0.1, 0.86], 0.12, WOOD);
    let bow = [[-0.46, 0.54], [-0.3, 0.68], [0.08, 0.76], [0.48, 0.68], [0.62, 0.54]];
    pen.lines(&bow, 0.14, DARK);
    pen.lines(&bow, 0.08, STEEL);
    pen.lines(&[bow[0], [0.12, 0.4], bow[4]], 0.025, CREAM);
    pen.line([0.11, 0.44], [0.09, 0.92], 0.04, STRAW_SHAFT);
}

/// What a confused man has thrown away.
pub fn dropped(pen: &mut Pen, kit: &Kit) {
    match kit.weapon {
        Weapon::Sword => sword(pen, [-0.3, -0.62], [0.34, -0.72]),
        Weapon::Spear => spear(pen, [-0.66, -0.5], [0.4, -0.7]),
        Weapon::Tool => pen.bar([-0.5, -0.62], [0.5, -0.66], 0.07, WOOD),
        Weapon::Bow | Weapon::Crossbow => {
            let bend = [[-0.5, -0.54], [-0.24, -0.74], [0.1, -0.78], [0.44, -0.62]];
            pen.lines(&bend, 0.12, DARK);
            pen.lines(&bend, 0.07, WOOD);
        }
    }
}

/// The shield on his left arm, if he has a hand for one.
pub fn shield(pen: &mut Pen, kit: &Kit) {
    let [x, y] = LEFT;
    let at = |outline: &[Point], size: f32| -> Vec<Point> {
        let (sin, cos) = 24.0_f32.to_radians().sin_cos();
        outline
            .iter()
            .map(|[dx, dy]| {
                let (dx, dy) = (dx * size, dy * size);
                [x - 0.06 + dx * cos - dy * sin, y + 0.06 + dx * sin + dy * cos]
            })
            .collect()
    };
    match kit.armour {
        // A pavise that stands before him: even a spearman has one.
        Armour::Siege => {
            pen.part(&[[-0.78, 0.34], [-0.62, 0.7], [-0.1, 0.86], [0.2, 0.8], [0.22, 0.6], [-0.3, 0.5]], kit.tincture);
            pen.lines(&[[-0.68, 0.5], [-0.14, 0.72], [0.2, 0.71]], 0.08, CREAM);
            pen.spot([-0.24, 0.66], [0.07, 0.07], GOLD);
        }
        _ if matches!(kit.weapon, Weapon::Bow | Weapon::Crossbow | Weapon::Spear | Weapon::Tool) => {}
        Armour::Cloth => {}
        Armour::Light => {
            pen.oval([x - 0.05, y + 0.08], [0.2, 0.2], WOOD);
            pen.oval([x - 0.05, y + 0.08], [0.06, 0.06], STEEL);
        }
        Armour::Reinforced => {
            pen.oval([x - 0.06, y + 0.06], [0.29, 0.29], kit.tincture);
            pen.spot([x - 0.06, y + 0.06], [0.2, 0.2], CREAM);
            pen.spot([x - 0.06, y + 0.06], [0.13, 0.13], kit.tincture);
            pen.oval([x - 0.06, y + 0.06], [0.05, 0.05], GOLD);
        }
        Armour::Mail => {
            let kite = [[-0.8, 0.5], [-0.5, 0.9], [0.0, 1.0], [0.5, 0.9], [0.8, 0.5], [0.5, -0.5], [0.0, -1.2]];
            pen.part(&at(&kite, 0.34), kit.tincture);
            pen.patch(&at(&[[-0.16, 0.9], [0.16, 0.9], [0.1, -0.9], [-0.1, -0.9]], 0.34), CREAM);
            pen.patch(&at(&[[-0.6, 0.46], [-0.6, 0.2], [0.6, 0.2], [0.6, 0.46]], 0.34), CREAM);
        }
        Armour::Plate => {
            let heater = [[-0.9, 0.9], [0.9, 0.9], [0.85, 0.0], [0.5, -0.6], [0.0, -1.1], [-0.5, -0.6], [-0.85, 0.0]];
            pen.part(&at(&heater, 0.36), CREAM);
            pen.patch(&at(&[[-0.7, 0.7], [0.0, 0.7], [0.0, -0.75], [-0.6, -0.3]], 0.36), kit.tincture);
            pen.patch(&at(&[[-0.05, 0.12], [0.05, 0.3], [0.72, 0.3], [0.72, 0.05]], 0.36), MAIL);
        }
    }
}
