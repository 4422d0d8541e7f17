//! Men on horses that look to the north.
use super::arms;
use super::kits::{Armour, Kit, Rank, Weapon};
use super::leaders;
use super::men;
use super::pen::{CREAM, DARK, GOLD, Ink, LEATHER, Pen, STEEL};
use crate::desktop::face::{Paint, Point};

/// Coat and mane: bay, chestnut, grey, black, dun.
const HORSES: [[Ink; 2]; 5] = [
    [[0x7a, 0x46, 0x22, 255], [0x22, 0x18, 0x12, 255]],
    [[0x9c, 0x58, 0x2a, 255], [0xc0, 0x86, 0x48, 255]],
    [[0xb8, 0xb2, 0xa8, 255], [0xe6, 0xe2, 0xda, 255]],
    [[0x3a, 0x31, 0x2b, 255], [0x17, 0x12, 0x0f, 255]],
    [[0xc0, 0x9a, 0x62, 255], [0x4a, 0x34, 0x20, 255]],
];

/// A man on his horse.
pub fn rider(pen: &mut Pen, kit: &Kit) {
    horse(pen, kit);
    leaders::cloak(pen, kit, 0.62);
    if kit.weapon == Weapon::Bow {
        pen.bar([0.24, -0.2], [0.34, -0.5], 0.12, LEATHER);
    }
    men::body(pen, kit, [0.0, -0.06], 0.66);
    let sleeve = men::sleeves(kit);
    if kit.confused {
        for side in [-1.0, 1.0] {
            pen.bar([side * 0.28, -0.03], [side * 0.56, 0.16], 0.11, sleeve);
            pen.oval([side * 0.57, 0.18], [0.065, 0.065], men::skin(kit));
        }
    } else {
        let (right, left): (Point, Point) = ([0.36, 0.2], [-0.3, 0.22]);
        for (shoulder, hand) in [([0.28, -0.02], right), ([-0.28, -0.02], left)] {
            pen.bar(shoulder, hand, 0.11, sleeve);
            pen.oval(hand, [0.065, 0.065], men::skin(kit));
        }
        match kit.weapon {
            Weapon::Bow | Weapon::Crossbow => {
                let bend = [[-0.58, 0.16], [-0.5, 0.34], [-0.36, 0.44], [-0.2, 0.46], [0.1, 0.36]];
                pen.lines(&bend, 0.1, DARK);
                pen.lines(&bend, 0.06, [0xb0, 0x74, 0x38, 255]);
                pen.lines(&[bend[0], bend[4]], 0.02, CREAM);
            }
            // Knights ride with the lance.
            Weapon::Spear => arms::spear(pen, [0.52, -0.7], [0.36, 0.62]),
            Weapon::Sword if kit.rank == Rank::Knight => arms::spear(pen, [0.52, -0.7], [0.36, 0.62]),
            _ => arms::sword(pen, right, [0.58, 0.7]),
        }
        shield(pen, kit);
    }
    men::head(pen, kit, [0.0, -0.03], 0.175);
    leaders::flag(pen, kit);
}

fn horse(pen: &mut Pen, kit: &Kit) {
    let [coat, mane] = HORSES[kit.one_of(5, 20) as usize];
    // Tail, legs, rump, chest, neck, head.
    pen.part(
        &[[-0.06, -0.68], [0.06, -0.68], [0.13, -0.86], [0.06, -0.97], [0.0, -0.88], [-0.08, -0.95], [-0.1, -0.84]],
        mane,
    );
    for (x, y) in [(-0.27, -0.44), (0.27, -0.5), (-0.24, 0.32), (0.25, 0.38)] {
        pen.oval([x, y], [0.07, 0.14], [coat[0] / 2, coat[1] / 2, coat[2] / 2, 255]);
    }
    let dressed = kit.rank == Rank::Knight || kit.leads() && kit.rank == Rank::Soldier;
    let cloth = Paint::Field(kit.tincture);
    if dressed {
        // A cloth over the whole horse, with a hem.
        pen.part(
            &[
                [-0.3, 0.42],
                [-0.16, 0.56],
                [0.16, 0.56],
                [0.3, 0.42],
                [0.31, -0.1],
                [0.37, -0.5],
                [0.22, -0.78],
                [-0.22, -0.78],
                [-0.37, -0.5],
                [-0.31, -0.1],
            ],
            CREAM,
        );
        pen.patch(
            &[
                [-0.25, 0.4],
                [-0.14, 0.51],
                [0.14, 0.51],
                [0.25, 0.4],
                [0.26, -0.1],
                [0.31, -0.48],
                [0.18, -0.71],
                [-0.18, -0.71],
                [-0.31, -0.48],
                [-0.26, -0.1],
            ],
            cloth,
        );
        pen.part(&[[-0.15, 0.46], [0.15, 0.46], [0.11, 0.76], [-0.11, 0.76]], cloth);
    } else {
        pen.oval([0.0, -0.44], [0.28, 0.3], coat);
        pen.oval([0.0, 0.02], [0.25, 0.5], coat);
        pen.oval([0.0, 0.32], [0.23, 0.2], coat);
        pen.part(&[[-0.15, 0.38], [0.15, 0.38], [0.1, 0.76], [-0.1, 0.76]], coat);
        // A saddle cloth with a hem of gold.
        pen.part(&[[-0.31, 0.14], [0.31, 0.14], [0.33, -0.38], [-0.33, -0.38]], cloth);
        pen.line([-0.33, -0.34], [0.33, -0.34], 0.05, GOLD);
    }
    for side in [-1.0, 1.0] {
        pen.part(&[[side * 0.04, 0.72], [side * 0.13, 0.7], [side * 0.1, 0.8]], coat);
    }
    pen.oval([0.0, 0.82], [0.105, 0.14], if kit.armour == Armour::Plate { STEEL } else { coat });
    pen.spot([0.0, 0.91], [0.06, 0.045], [coat[0] / 2, coat[1] / 2, coat[2] / 2, 255]);
    pen.line([0.0, 0.3], [0.0, 0.76], 0.075, mane);
    pen.lines(&[[-0.3, 0.22], [-0.1, 0.78]], 0.03, LEATHER);
    pen.lines(&[[0.3, 0.2], [0.1, 0.78]], 0.03, LEATHER);
}

fn shield(pen: &mut Pen, kit: &Kit) {
    let at = [-0.36, 0.16];
    match kit.armour {
        Armour::Cloth | Armour::Siege => {}
        _ if matches!(kit.weapon, Weapon::Bow | Weapon::Crossbow) => {}
        Armour::Light | Armour::Reinforced => {
            pen.oval(at, [0.19, 0.21], kit.tincture);
            pen.spot(at, [0.12, 0.13], CREAM);
            pen.oval(at, [0.04, 0.04], GOLD);
        }
        Armour::Mail | Armour::Plate => {
            let [x, y] = at;
            pen.part(
                &[[x - 0.14, y + 0.2], [x + 0.16, y + 0.24], [x + 0.15, y - 0.02], [x, y - 0.3], [x - 0.16, y - 0.04]],
                kit.tincture,
            );
            pen.patch(&[[x - 0.03, y + 0.2], [x + 0.05, y + 0.21], [x + 0.02, y - 0.22], [x - 0.02, y - 0.2]], CREAM);
        }
    }
}
