//! Positions drawn at random: crowded, with bases that just touch, just do not, or overlap within the tolerance, and
//! terrain close by.
use super::scene::{FOOT, MOUNTED, R, Scene, at, circle, house, id, low_wall, marsh, plateau, rect, scene, slope};
use super::scene::{water, wood};
use mesnie::table::ground::directions::{Direction, spot};
use mesnie::table::ground::discs::{Disc, overlap};
use mesnie::table::ground::shapes::Shape;
use mesnie::table::ground::spots::Spot;

/// Numbers that depend on a seed alone.
pub struct Draw(pub u64);

impl Draw {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    /// From `least` to `most`, both included.
    pub fn between(&mut self, least: i32, most: i32) -> i32 {
        let count = (i64::from(most) - i64::from(least) + 1) as u64;
        (i64::from(least) + (self.next() % count) as i64) as i32
    }
    pub fn one_in(&mut self, count: i32) -> bool {
        self.between(1, count) == 1
    }
    pub fn of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.between(0, all.len() as i32 - 1) as usize].clone()
    }
    pub fn direction(&mut self) -> Direction {
        Direction::new(i64::from(self.between(-1000, 1000)), i64::from(self.between(-1000, 1000)))
            .unwrap_or(Direction::EAST)
    }
    /// Round a spot, often exactly at a distance where something changes.
    pub fn round(&mut self, middle: Spot, touching: i32, farthest: i32) -> Spot {
        let beside = [-2, -1, 0, 1, 29, 30, 31, 60, 1250, 2495, 2498, 2499, 2500, 2501];
        let away = if self.one_in(2) { touching + self.of(&beside) } else { self.between(touching, farthest) };
        let toward = if self.one_in(3) {
            self.of(&[Direction::EAST, Direction::NORTH, Direction::EAST.turned(12), Direction::EAST.turned(2)])
        } else {
            self.direction()
        };
        spot(middle, toward, away, 0)
    }
}

fn stands(scene: &Scene, base: &Disc) -> bool {
    let (width, height) = scene.size;
    let on = |x: i32, most: i32| base.radius <= x && x <= most - base.radius;
    on(base.centre.x, width)
        && on(base.centre.y, height)
        && !scene.bases.iter().any(|other| overlap(&other.disc, base, 2))
        && !scene.pieces.iter().any(|piece| {
            piece.passage == mesnie::games::vassaux::field::terrain::Passage::Impassable
                && piece.shape.overlaps_disc(base, 2)
        })
}

/// So many spots for a unit, each near one before it; fewer where there is no room.
fn unit_spots(draw: &mut Draw, scene: &Scene, start: Spot, radius: i32, count: i32) -> Vec<Spot> {
    let mut scene = scene.clone();
    let mut spots: Vec<Spot> = vec![];
    for _ in 0..count * 6 {
        let spot = if spots.is_empty() {
            draw.round(start, 0, 6000)
        } else {
            let beside = draw.of(&spots);
            draw.round(beside, 2 * radius, 2 * radius + 3000)
        };
        if spots.len() < count as usize && stands(&scene, &Disc::new(spot, radius)) {
            scene = scene.strays(9, 900_000, radius, &[spot]);
            spots.push(spot);
        }
    }
    spots
}

fn shape(draw: &mut Draw, middle: Spot, size: i32) -> Shape {
    let around = |x: i32, y: i32| at(middle.x + x, middle.y + y);
    match draw.between(0, 2) {
        0 => circle(middle.x, middle.y, draw.between(500, size)),
        1 => {
            let (w, h) = (draw.between(100, size), draw.between(100, size));
            rect(middle.x - w, middle.y - h, middle.x + w, middle.y + h)
        }
        _ => {
            let mut far = || draw.between(size / 3, size);
            let corners = [around(far(), 0), around(0, far()), around(-far(), 0), around(0, -far())];
            Shape::poly(&corners).unwrap_or_else(|_| circle(middle.x, middle.y, size))
        }
    }
}

/// The unit that acts has the number 100, its enemies 200, 300 and (strays) 400, a friend's unit 500, own strays 600.
pub fn position(seed: u64) -> Scene {
    let mut draw = Draw(seed);
    let mut scene = scene();
    scene.size = (8 * R, 8 * R);
    let middle = at(24000, 24000);
    for _ in 0..draw.between(0, 4) {
        let centre = at(draw.between(4000, 44000), draw.between(4000, 44000));
        let size = draw.between(900, 5000);
        let shape = shape(&mut draw, centre, size);
        scene = match draw.between(0, 6) {
            0 => scene.piece(house(shape)),
            1 => scene.piece(wood(shape)),
            2 => scene.piece(low_wall(shape)),
            3 => scene.piece(marsh(shape)),
            4 => scene.piece(water(shape)),
            _ => {
                let top = circle(centre.x, centre.y, size);
                scene.piece(slope(circle(centre.x, centre.y, size + 3000), top.clone())).piece(plateau(top))
            }
        };
    }
    let radius = draw.of(&[FOOT, FOOT, MOUNTED]);
    let aura = draw.of(&[R, R, 2 * R]);
    let start = draw.round(at(15000, 20000), 0, 5000);
    let count = if draw.one_in(4) { draw.between(12, 24) } else { draw.between(1, 9) };
    let spots = unit_spots(&mut draw, &scene, start, radius, count);
    let spots = if spots.is_empty() { vec![middle] } else { spots };
    scene = scene.unit(0, 100, aura, radius, &spots);
    if draw.one_in(6) {
        scene = scene.flying();
    }
    for group in [200, 300, 400, 500, 600] {
        if group > 200 && draw.one_in(2) {
            continue;
        }
        let own = group >= 500;
        let radius = draw.of(&[FOOT, FOOT, MOUNTED]);
        let leader = scene.bases[0].centre();
        let start = if own {
            draw.round(leader, 2500, 12000)
        } else if draw.one_in(3) {
            let near = draw.of(&scene.bases).centre();
            draw.round(near, 2500, 4000)
        } else {
            draw.round(leader, 6000, 26000)
        };
        let count = draw.between(1, 7);
        let spots = unit_spots(&mut draw, &scene, start, radius, count);
        if !spots.is_empty() {
            let seat = u8::from(!own);
            scene = match group {
                400 | 600 => scene.strays(seat, group, radius, &spots),
                _ => scene.unit(seat, group, R, radius, &spots),
            };
        }
    }
    // Numbers of fighters in no order, so that ties by number are tried.
    if draw.one_in(2) {
        let shuffled = |number: u32| number / 100 * 100 + (number % 100 * 37 + 5) % 97 + 1;
        for base in &mut scene.bases {
            base.id = id(shuffled(base.id.0));
        }
        for group in &mut scene.groups {
            if let mesnie::games::vassaux::field::groups::Leadership::Led { leader, .. } = &mut group.leadership {
                *leader = id(shuffled(leader.0));
            }
        }
    }
    scene
}
