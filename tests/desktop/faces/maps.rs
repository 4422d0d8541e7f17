//! The maps of the games, as shapes and as pictures under `target/screens`, to be looked at.
use mesnie::desktop::board::ground::scenery_shapes;
use mesnie::desktop::face::triangulate;
use mesnie::desktop::face::{Point, Scenery};
use mesnie::desktop::theme::Look;
use mesnie::games::fief::rules::FiefRuleData;
use mesnie::games::fief::view::map;
use mesnie::table::data::{Reader, Source};
use std::path::Path;

/// Draws the scenery without a window, triangle by triangle.
fn draw(scenery: &Scenery, width: usize) -> (usize, Vec<[u8; 3]>) {
    let ([x0, y0], [x1, y1]) = scenery.extent();
    let scale = width as f32 / (x1 - x0);
    let height = ((y1 - y0) * scale) as usize;
    let mut picture = vec![[0_u8; 3]; width * height];
    let cross = |a: Point, b: Point, c: Point| (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    for shape in scenery_shapes(scenery) {
        let [r, g, b, alpha] = Look::default().mix(shape.paint);
        let at = |p: Point| [(p[0] - x0) * scale, (y1 - p[1]) * scale];
        for triangle in triangulate(&shape.outline) {
            let [p, q, s] = triangle.map(|i| at(shape.outline[i as usize]));
            let bounds = |axis: usize, most: usize| {
                let all = [p[axis], q[axis], s[axis]];
                let least = all.iter().copied().fold(f32::MAX, f32::min).max(0.0) as usize;
                least..(all.iter().copied().fold(0.0, f32::max) as usize + 1).min(most)
            };
            for y in bounds(1, height) {
                for x in bounds(0, width) {
                    let here = [x as f32 + 0.5, y as f32 + 0.5];
                    let sides = [cross(p, q, here), cross(q, s, here), cross(s, p, here)];
                    if sides.iter().all(|side| *side >= 0.0) || sides.iter().all(|side| *side <= 0.0) {
                        let share = |new: u8, old: u8| {
                            ((u32::from(new) * u32::from(alpha) + u32::from(old) * (255 - u32::from(alpha))) / 255)
                                as u8
                        };
                        let old = picture[y * width + x];
                        picture[y * width + x] = [share(r, old[0]), share(g, old[1]), share(b, old[2])];
                    }
                }
            }
        }
    }
    (height, picture)
}

/// F-1.01, F-1.02: every village has land of its own in the colour of its region, and a click on it finds it.
#[test]
fn the_kingdom_is_drawn_and_every_village_is_found() {
    let FiefRuleData { data, map: kingdom } =
        FiefRuleData::load(&Reader::new(Source::built_in())).expect("sound rule data");
    let scenery = map::scenery(&data.map, &kingdom);
    assert_eq!(scenery.places.len(), data.map.villages.len());
    for look in &scenery.places {
        assert_eq!(scenery.at(look.centre), Some(look.place), "{}", look.label);
        let region = kingdom.region_index(kingdom.region_of(look.place)).expect("a region");
        let (r, g, b) = data.map.regions[region].paint;
        assert_eq!(look.ground, [r, g, b, 255].into());
        // What is lit lies apart from what is lit elsewhere, and the name stands on the board.
        for other in scenery.places.iter().filter(|other| other.place != look.place) {
            let apart = (look.centre[0] - other.centre[0]).hypot(look.centre[1] - other.centre[1]);
            assert!(apart > 140.0, "{} and {} are {apart} apart", look.label, other.label);
        }
    }
    let width = 1400;
    let (height, picture) = draw(&scenery, width);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("screens");
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    let file = std::fs::File::create(folder.join("map-of-fief.png")).expect("a picture");
    let mut encoder = png::Encoder::new(file, width as u32, height as u32);
    encoder.set_color(png::ColorType::Rgb);
    let written = encoder.write_header().and_then(|mut w| w.write_image_data(picture.as_flattened()));
    written.expect("a picture");
    let bare = picture.iter().filter(|pixel| **pixel == [0; 3]).count();
    assert!(bare < picture.len() / 200, "{bare} points of the land belong to nobody");
}
