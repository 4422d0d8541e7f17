//! The room by candlelight: the board is darker too, and what is read on it is read as well.
use bevy::mesh::{Mesh, VertexAttributeValues};
use mesnie::desktop::board::meshes::mesh;
use mesnie::desktop::face::Shape;
use mesnie::desktop::theme::{Lighting, Look, Room};

fn colours(shape: &Shape, room: Room, lighting: Lighting) -> Vec<[f32; 4]> {
    let look = Look { room, ..Look::default() };
    match mesh(std::slice::from_ref(shape), look, lighting).attribute(Mesh::ATTRIBUTE_COLOR) {
        Some(VertexAttributeValues::Float32x4(colours)) => colours.clone(),
        other => panic!("{other:?}"),
    }
}

/// In linear light, as the guidelines for accessible content count contrast.
fn luminance([r, g, b, _]: [f32; 4]) -> f32 {
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

fn patch(paint: [u8; 4]) -> Shape {
    Shape::new(vec![[0.0, 0.0], [10.0, 0.0], [10.0, 10.0], [0.0, 10.0]], paint)
}

#[test]
fn by_candlelight_the_board_is_dimmed_and_what_is_on_offer_shines() {
    let cloth = patch([0xe0, 0xc0, 0x90, 200]);
    let bright = |room, lighting| luminance(colours(&cloth, room, lighting)[0]);
    let day = bright(Room::Day, Lighting::Lying);
    for lighting in [Lighting::Standing, Lighting::Shining] {
        assert_eq!(bright(Room::Day, lighting), day);
    }
    let night = [Lighting::Lying, Lighting::Standing, Lighting::Shining].map(|lighting| bright(Room::Night, lighting));
    assert!(night[0] < 0.5 * day, "the board lies in the dark: {} of {day}", night[0]);
    assert!(night[0] < night[1] && night[1] < night[2], "{night:?}");
    assert_eq!(night[2], day);
    // What one sees through stays so.
    let opacity = |room| colours(&cloth, room, Lighting::Lying)[0][3];
    assert_eq!(opacity(Room::Night), opacity(Room::Day));
}

#[test]
fn names_are_read_by_candlelight() {
    // The ink of names on the ground of a banderole, and on the grounds of hexes and regions.
    let ink = luminance(colours(&patch([0x2b, 0x1d, 0x12, 255]), Room::Day, Lighting::Shining)[0]);
    for ground in [[0xfa, 0xf1, 0xd8, 255], [222, 164, 150, 255], [164, 190, 214, 255], [234, 212, 140, 255]] {
        for (room, least) in [(Room::Day, 7.0), (Room::Night, if ground[0] == 0xfa { 4.5 } else { 3.0 })] {
            let ground = luminance(colours(&patch(ground), room, Lighting::Lying)[0]);
            let contrast = (ground + 0.05) / (ink + 0.05);
            assert!(contrast >= least, "{room:?}: {contrast:.2}");
        }
    }
}
