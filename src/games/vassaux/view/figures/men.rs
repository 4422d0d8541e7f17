//! Men on foot, who look to the north.
use super::arms;
use super::kits::{Armour, Kit, Rank, Weapon};
use super::leaders;
use super::pen::{DARK, Ink, LEATHER, MAIL, Pen, STEEL, STRAW};
use crate::desktop::face::{Paint, Point};

/// Where the hands are.
pub const RIGHT: Point = [0.47, 0.4];
pub const LEFT: Point = [-0.46, 0.36];

const SKINS: [Ink; 4] =
    [[0xe4, 0xb6, 0x8c, 255], [0xd2, 0x9c, 0x70, 255], [0xb9, 0x82, 0x58, 255], [0xec, 0xc6, 0xa2, 255]];
const HAIR: [Ink; 4] =
    [[0x4a, 0x2f, 0x1a, 255], [0x2a, 0x1d, 0x14, 255], [0xa8, 0x74, 0x34, 255], [0x7a, 0x4c, 0x22, 255]];
const CLOTH: [Ink; 3] = [[0x8b, 0x70, 0x49, 255], [0x75, 0x62, 0x48, 255], [0x96, 0x82, 0x5e, 255]];

/// The colour of his skin.
pub fn skin(kit: &Kit) -> Ink {
    SKINS[kit.one_of(4, 1) as usize]
}

/// What covers his arms.
pub fn sleeves(kit: &Kit) -> Paint {
    match kit.armour {
        Armour::Cloth => CLOTH[kit.one_of(3, 2) as usize].into(),
        Armour::Light | Armour::Reinforced => LEATHER.into(),
        Armour::Mail | Armour::Siege => MAIL.into(),
        Armour::Plate => STEEL.into(),
    }
}

/// A man on foot.
pub fn man(pen: &mut Pen, kit: &Kit) {
    leaders::cloak(pen, kit, 1.0);
    feet(pen);
    if kit.weapon == Weapon::Bow {
        arms::quiver(pen);
    }
    body(pen, kit, [0.0, 0.0], 1.0);
    if kit.confused {
        scattered(pen, kit);
    } else {
        reach(pen, kit, 1.0);
        arms::weapon(pen, kit);
        arms::shield(pen, kit);
    }
    head(pen, kit, [0.0, 0.04], 0.25);
    leaders::flag(pen, kit);
}

fn feet(pen: &mut Pen) {
    pen.leaning_oval([0.19, 0.3], [0.09, 0.17], -12.0, DARK);
    pen.leaning_oval([-0.19, 0.24], [0.09, 0.17], 12.0, DARK);
}

/// Shoulders and chest: the coat in the colour of his side, what he is besides on it.
pub fn body(pen: &mut Pen, kit: &Kit, [x, y]: Point, size: f32) {
    let at = |dx: f32, dy: f32| [x + dx * size, y + dy * size];
    let of = |wide: f32, high: f32| [wide * size, high * size];
    let coat: Paint = if kit.rank == Rank::Peasant { Paint::Tint(kit.tincture) } else { kit.tincture.into() };
    pen.oval(at(0.0, 0.0), of(0.52, 0.31), coat);
    match kit.armour {
        // A belt and a patch.
        Armour::Cloth => pen.line(at(-0.3, -0.2), at(0.3, -0.2), 0.08 * size, LEATHER),
        // Straps over the shoulders.
        Armour::Light => {
            for side in [-1.0, 1.0] {
                pen.line(at(side * 0.3, -0.22), at(side * 0.2, 0.24), 0.09 * size, LEATHER);
            }
        }
        Armour::Reinforced => {
            for side in [-1.0, 1.0] {
                pen.oval(at(side * 0.4, 0.0), of(0.13, 0.17), LEATHER);
                pen.spot(at(side * 0.4, 0.03), of(0.04, 0.05), STEEL);
            }
        }
        Armour::Mail | Armour::Siege => {
            for side in [-1.0, 1.0] {
                pen.oval(at(side * 0.42, 0.0), of(0.12, 0.17), MAIL);
            }
        }
        Armour::Plate => {
            for side in [-1.0, 1.0] {
                pen.oval(at(side * 0.41, 0.01), of(0.17, 0.2), STEEL);
                pen.spot(at(side * 0.41 - 0.04, 0.07), of(0.06, 0.06), super::pen::BRIGHT);
            }
        }
    }
}

/// Arms that hold what he bears.
pub fn reach(pen: &mut Pen, kit: &Kit, size: f32) {
    let sleeve = sleeves(kit);
    for (shoulder, hand) in [([0.42, 0.06], RIGHT), ([-0.42, 0.06], LEFT)] {
        let by = |[x, y]: Point| [x * size, y * size];
        pen.bar(by(shoulder), by(hand), 0.15 * size, sleeve);
        pen.oval(by(hand), [0.085 * size, 0.085 * size], skin(kit));
    }
}

/// A confused man throws up his arms; what he bore lies on the ground.
fn scattered(pen: &mut Pen, kit: &Kit) {
    let sleeve = sleeves(kit);
    arms::dropped(pen, kit);
    for side in [-1.0, 1.0] {
        pen.bar([side * 0.42, 0.04], [side * 0.74, 0.3], 0.15, sleeve);
        pen.oval([side * 0.76, 0.33], [0.09, 0.09], skin(kit));
    }
}

/// The head and what he wears on it.
pub fn head(pen: &mut Pen, kit: &Kit, at: Point, size: f32) {
    let [x, y] = at;
    let round = |share: f32| [share * size, share * size];
    match (kit.armour, kit.rank) {
        (Armour::Cloth, _) if kit.one_of(3, 3) == 0 && !kit.leads() => {
            // A hat of straw.
            pen.oval(at, round(1.32), STRAW);
            pen.spot(at, round(0.72), [0xc6, 0xa2, 0x4c, 255]);
            pen.spot(at, round(0.5), STRAW);
        }
        (Armour::Cloth, _) | (Armour::Light, Rank::Peasant) => {
            pen.oval([x, y + 0.18 * size], [0.55 * size, 0.8 * size], skin(kit));
            pen.oval(at, round(0.92), HAIR[kit.one_of(4, 4) as usize]);
            if kit.one_of(2, 5) == 0 {
                // A hood in the colour of his side.
                pen.oval([x, y - 0.1 * size], round(0.86), kit.tincture);
            }
        }
        (Armour::Light, _) => {
            // A cap of leather.
            pen.oval([x, y + 0.2 * size], [0.5 * size, 0.8 * size], skin(kit));
            pen.oval(at, round(0.98), [0x8a, 0x5c, 0x34, 255]);
            pen.line([x, y - 0.9 * size], [x, y + 0.9 * size], 0.16 * size, LEATHER);
        }
        (Armour::Reinforced | Armour::Siege, _) => {
            // A kettle hat.
            pen.oval(at, round(1.22), STEEL);
            pen.oval(at, round(0.7), MAIL);
            pen.spot([x - 0.2 * size, y + 0.24 * size], round(0.26), super::pen::BRIGHT);
        }
        (Armour::Mail, _) => {
            // A helmet with a ridge, and a strip over the nose.
            pen.bar([x, y + 0.5 * size], [x, y + 1.2 * size], 0.2 * size, STEEL);
            pen.oval(at, round(1.02), STEEL);
            pen.line([x, y - 0.9 * size], [x, y + 0.9 * size], 0.16 * size, MAIL);
            pen.spot([x - 0.34 * size, y + 0.34 * size], round(0.26), super::pen::BRIGHT);
        }
        (Armour::Plate, _) => {
            // A great helm with a crest in the colour of his side.
            pen.oval(at, [size, 1.12 * size], STEEL);
            pen.line([x - 0.6 * size, y + 0.72 * size], [x + 0.6 * size, y + 0.72 * size], 0.2 * size, DARK);
            pen.spot([x - 0.36 * size, y + 0.3 * size], round(0.24), super::pen::BRIGHT);
            pen.bar([x, y - 0.95 * size], [x, y + 0.45 * size], 0.42 * size, kit.tincture);
        }
    }
    leaders::crown(pen, kit, at, size);
}
