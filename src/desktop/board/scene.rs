//! The board as Bevy draws it: the scenery once a match, what is lit on it whenever that changes.
use super::counters::Typeface;
use super::shapes::{Ink, band, mesh, placed, shrunk, stroke};
use crate::desktop::Screen;
use crate::desktop::face::face_trait::{PlaceLook, Point, Scenery, Shape, Tone};
use crate::desktop::session::table_session::Sitting;
use crate::desktop::session::view_model::TableView;
use crate::desktop::session::work_counter::Effort;
use crate::desktop::theme::style::{Look, circle};
use crate::table::prelude::{PieceId, Place};
use bevy::prelude::*;

/// What lies over what.
pub const UNDER_PIECES: f32 = 1.0;
pub const PIECES: f32 = 2.0;
pub const OVER_PIECES: f32 = 20.0;

const INK: [u8; 4] = [0x2b, 0x1d, 0x12, 255];
const LIGHT: [u8; 4] = [0xff, 0xfa, 0xe8, 120];
const GOLD: [u8; 4] = [0xe8, 0xb4, 0x2a, 255];
const BLOOD: [u8; 4] = [0xb0, 0x10, 0x18, 255];

/// The scenery, by the match that it belongs to.
#[derive(Component)]
pub struct Ground(u64, Look);
/// The lit places.
#[derive(Component)]
pub struct Lights;
/// The place under the pointer.
#[derive(Component)]
pub struct PointerLight;

/// What the board shows beside the position: where the pointer is.
#[derive(Resource, Default, PartialEq, Clone)]
pub struct Pointing {
    pub at: Option<Place>,
    /// The counter under the pointer, where several stand in one place.
    pub piece: Option<PieceId>,
}

/// Draws the scenery of a match that has begun.
pub fn lay_ground(
    mut commands: Commands,
    sitting: Option<Res<Sitting>>,
    old: Query<(Entity, &Ground)>,
    look: Res<Look>,
    typeface: Res<Typeface>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Ink>>,
) {
    let Some(sitting) = sitting else { return };
    if old.iter().any(|(_, ground)| ground.0 == sitting.number && ground.1 == *look) {
        return;
    }
    old.iter().for_each(|(entity, _)| commands.entity(entity).despawn());
    let scenery = &sitting.scenery;
    let mut shapes = table_top(scenery.extent());
    shapes.extend(scenery_shapes(scenery));
    let ground = Ground(sitting.number, *look);
    commands
        .spawn((
            ground,
            DespawnOnExit(Screen::Table),
            Mesh2d(meshes.add(mesh(&shapes, *look))),
            MeshMaterial2d(materials.add(Ink::default())),
            Transform::default(),
            Visibility::default(),
        ))
        .with_children(|parent| {
            for place in &scenery.places {
                parent.spawn((
                    Text2d::new(place.label.clone()),
                    typeface.of_size(2.0 * place.label_size),
                    TextColor(Color::srgba(0.17, 0.11, 0.07, 0.9)),
                    Transform::from_xyz(place.label_at[0], place.label_at[1], UNDER_PIECES + 0.5)
                        .with_scale(Vec3::splat(0.5)),
                ));
            }
        });
}

/// The board without pieces, labels and table.
pub fn scenery_shapes(scenery: &Scenery) -> Vec<Shape> {
    let mut shapes = vec![];
    if scenery.seamless {
        let ground = |place: &PlaceLook| Shape::new(place.outline.clone(), place.ground).in_relief(4);
        shapes.extend(scenery.places.iter().map(ground));
        shapes.extend(scenery.places.iter().flat_map(|place| place.decor.iter().cloned()));
    } else {
        for place in &scenery.places {
            shapes.extend(band(&place.outline, place.centre, 1.015, 0.96, false, INK));
        }
        for place in &scenery.places {
            shapes.push(Shape::new(shrunk(&place.outline, place.centre, 0.965), place.ground).in_relief(7));
            shapes.extend(place.decor.iter().cloned());
        }
    }
    shapes.extend(scenery.decor.iter().cloned());
    shapes
}

/// The table: planks, and the frame in which the board lies. Nothing lies over anything that it would hide: where a
/// processor draws the picture, every layer counts.
fn table_top(([x0, y0], [x1, y1]): (Point, Point)) -> Vec<Shape> {
    const PLANK: f32 = 150.0;
    const SEAM: f32 = 3.0;
    const FRAME: f32 = 46.0;
    let (width, height) = (x1 - x0, y1 - y0);
    let rect =
        |left: f32, bottom: f32, right: f32, top: f32| vec![[left, bottom], [right, bottom], [right, top], [left, top]];
    let mut shapes = vec![];
    let (left, right) = (x0 - 2.0 * width, x1 + 2.0 * width);
    // What the frame covers of the planks.
    let (hidden_left, hidden_right) = (x0 - FRAME + 1.0, x1 + FRAME - 1.0);
    let (hidden_bottom, hidden_top) = (y0 - FRAME + 1.0, y1 + FRAME - 1.0);
    let board = |shapes: &mut Vec<Shape>, bottom: f32, top: f32, paint: [u8; 4]| {
        let (low, high) = (bottom.clamp(hidden_bottom, hidden_top), top.clamp(hidden_bottom, hidden_top));
        for (from, to, bottom, top) in [
            (left, right, bottom, low.min(top)),
            (left, hidden_left, low, high),
            (hidden_right, right, low, high),
            (left, right, high.max(bottom), top),
        ] {
            if top > bottom {
                shapes.push(Shape::new(rect(from, bottom, to, top), paint));
            }
        }
    };
    let mut bottom = y0 - 2.0 * height;
    let mut number = 0_u32;
    while bottom < y1 + 2.0 * height {
        number += 1;
        // The same every time, and no two planks beside each other alike.
        let grain = |n: u32| (number.wrapping_mul(2_654_435_761).wrapping_add(n.wrapping_mul(40_503)) >> 13) % 97;
        let shade = (grain(0) % 14) as u8;
        let wood = [0x33 + shade, 0x25 + shade * 2 / 3, 0x19 + shade / 2, 255];
        board(&mut shapes, bottom, bottom + PLANK - SEAM, wood);
        board(&mut shapes, bottom + PLANK - SEAM, bottom + PLANK, [0x1c, 0x13, 0x0c, 255]);
        for line in 0..5 {
            let y = bottom + 14.0 + (grain(line + 1) as f32) * 1.25;
            let from = left + (right - left) * (grain(line + 20) as f32) / 120.0;
            let to = (from + 300.0 + 14.0 * (grain(line + 40) as f32)).min(right);
            shapes.push(stroke([from, y], [to, y + 3.0], 2.0, [0x20, 0x16, 0x0e, 110]));
        }
        bottom += PLANK;
    }
    let edge = |out: f32| rect(x0 - out, y0 - out, x1 + out, y1 + out);
    // Sides with mitred corners: bottom, right, top, left.
    let ring = |outer: &[Point], inner: &[Point], paints: [[u8; 4]; 4]| -> Vec<Shape> {
        let side = |i: usize| vec![outer[i], outer[(i + 1) % 4], inner[(i + 1) % 4], inner[i]];
        (0..4).map(|i| Shape::new(side(i), paints[i])).collect()
    };
    for (spread, shadow) in [(34.0, 40), (22.0, 60), (10.0, 80)] {
        let fallen: Vec<Point> = edge(FRAME + spread).iter().map(|p| [p[0] + 8.0, p[1] - 8.0]).collect();
        shapes.extend(ring(&fallen, &edge(FRAME - 1.0), [[0, 0, 0, shadow]; 4]));
    }
    // Light comes from the upper left.
    let carved = |[r, g, b]: [u8; 3], relief: u16| {
        let shade = |percent: u16| {
            let c = |c: u8| (u16::from(c) * percent / 100).min(255) as u8;
            [c(r), c(g), c(b), 255]
        };
        [shade(100 - relief), shade(100 - relief / 2), shade(100 + relief), shade(100 + relief / 2)]
    };
    for (outer, inner, paints) in [
        (FRAME, FRAME - 3.0, [[0x1c, 0x12, 0x0a, 255]; 4]),
        (FRAME - 3.0, FRAME - 20.0, carved([0x6e, 0x4c, 0x2b], 18)),
        (FRAME - 20.0, FRAME - 26.0, carved([0x8d, 0x66, 0x3b], 14)),
        (FRAME - 26.0, FRAME - 29.0, [[0x24, 0x18, 0x0e, 255]; 4]),
    ] {
        shapes.extend(ring(&edge(outer), &edge(inner), paints));
    }
    shapes.push(Shape::new(edge(FRAME - 29.0), [0xd8, 0xc4, 0x98, 255]).in_relief(6));
    shapes
}

/// Lights what is on offer and marks what is barred, whenever the view has changed.
pub fn light_places(
    mut commands: Commands,
    sitting: Option<Res<Sitting>>,
    look: Res<Look>,
    lights: Query<Entity, With<Lights>>,
    mut shown: Local<Option<(u64, u64, Look)>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Ink>>,
    typeface: Res<Typeface>,
) {
    let Some(sitting) = sitting else {
        *shown = None;
        return;
    };
    let view = &sitting.view;
    let now = Some((sitting.number, view.revision(), *look));
    if !lights.is_empty() && *shown == now {
        return;
    }
    *shown = now;
    Effort::count(|effort| effort.boards += 1);
    lights.iter().for_each(|entity| commands.entity(entity).despawn());
    for words in &view.scene.writing {
        let [r, g, b, a] = look.mix(words.paint);
        commands.spawn((
            Lights,
            DespawnOnExit(Screen::Table),
            Text2d::new(words.text.clone()),
            typeface.of_size(64.0),
            TextColor(Color::srgba_u8(r, g, b, a)),
            Transform::from_xyz(words.at[0], words.at[1], UNDER_PIECES + 0.5)
                .with_scale(Vec3::splat(words.size / 64.0)),
        ));
    }
    let (under, over) = lights_of(&sitting.scenery, view);
    // A mesh has at least one corner: bevy_render 0.19 complains of empty ones.
    let speck = Shape::new(vec![[0.0; 2]; 3], [0; 4]);
    for (mut shapes, z) in [(under, UNDER_PIECES), (over, OVER_PIECES)] {
        shapes.push(speck.clone());
        commands.spawn((
            Lights,
            DespawnOnExit(Screen::Table),
            Mesh2d(meshes.add(mesh(&shapes, *look))),
            MeshMaterial2d(materials.add(Ink::default())),
            Transform::from_xyz(0.0, 0.0, z),
        ));
    }
}

/// Shows where the pointer is: apart from the other lights, which stay as they are while it moves.
pub fn light_pointer(
    mut commands: Commands,
    sitting: Option<Res<Sitting>>,
    pointing: Res<Pointing>,
    look: Res<Look>,
    lights: Query<Entity, With<PointerLight>>,
    mut shown: Local<Option<(u64, Look, Place)>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Ink>>,
) {
    let lit = sitting.as_ref().and_then(|sitting| Some((sitting, sitting.scenery.look(pointing.at?)?)));
    let now = lit.map(|(sitting, place)| (sitting.number, *look, place.place));
    if *shown == now && lights.is_empty() == now.is_none() {
        return;
    }
    *shown = now;
    lights.iter().for_each(|entity| commands.entity(entity).despawn());
    let Some((_, place)) = lit else { return };
    let ring = band(&place.spot, place.centre, 1.0, 0.95, false, [0xff, 0xff, 0xff, 235]);
    commands.spawn((
        PointerLight,
        DespawnOnExit(Screen::Table),
        Mesh2d(meshes.add(mesh(&ring, *look))),
        MeshMaterial2d(materials.add(Ink::default())),
        Transform::from_xyz(0.0, 0.0, OVER_PIECES + 1.0),
    ));
}

/// Shapes under and over the pieces.
fn lights_of(scenery: &Scenery, view: &TableView) -> (Vec<Shape>, Vec<Shape>) {
    let (mut under, mut over) = (vec![], vec![]);
    let look = |place: Place| scenery.look(place);
    for place in view.scene.zone.iter().filter_map(|p| look(*p)) {
        under.push(Shape::new(shrunk(&place.spot, place.centre, 0.95), [0xff, 0xf2, 0xb8, 90]));
    }
    // The light falls on the ground, under what stands on it; the dots lie on top of that.
    let mut dots = vec![];
    for mark in &view.marks {
        if let Some(place) = look(mark.place) {
            light(place, mark.tone, &mut under, &mut dots, &mut over);
        }
    }
    under.extend(view.scene.scars.iter().cloned());
    under.extend(dots);
    for place in view.pointed_at.iter().filter_map(|p| look(*p)) {
        // A pointing hand is an arrow from above.
        let radius = place.spot.iter().map(|p| (p[1] - place.centre[1]).abs()).fold(0.0, f32::max);
        let at = |x: f32, y: f32| [place.centre[0] + x * radius, place.centre[1] + (y + 0.85) * radius];
        let arrow = |grow: f32| {
            vec![
                at(0.0, -0.25 - grow),
                at(0.42 + grow, 0.3),
                at(0.17 + grow, 0.3 + grow),
                at(0.17 + grow, 0.95 + grow),
                at(-0.17 - grow, 0.95 + grow),
                at(-0.17 - grow, 0.3 + grow),
                at(-0.42 - grow, 0.3),
            ]
        };
        over.push(Shape::new(arrow(0.06), INK));
        over.push(Shape::new(arrow(0.0), GOLD).in_relief(15));
    }
    for place in view.barred.iter().filter_map(|b| look(b.place)) {
        bar(place, &mut under);
    }
    if let Some(place) =
        view.subject.and_then(|p| view.scene.pieces.iter().find(|l| l.piece == p)?.place).and_then(look)
    {
        over.extend(band(&place.spot, place.centre, 0.98, 0.86, false, GOLD));
    }
    (under, over)
}

fn light(place: &PlaceLook, tone: Tone, under: &mut Vec<Shape>, dots: &mut Vec<Shape>, over: &mut Vec<Shape>) {
    let (outline, centre) = (&place.spot, place.centre);
    let radius = outline.iter().map(|p| (p[0] - centre[0]).hypot(p[1] - centre[1])).fold(0.0, f32::max);
    let disc = |size: f32, paint: [u8; 4]| Shape::new(placed(&circle(size * radius, 20), centre, 1.0), paint);
    match tone {
        Tone::Choose => over.extend(band(outline, centre, 0.98, 0.87, true, GOLD)),
        Tone::Go => {
            under.push(Shape::new(shrunk(outline, centre, 0.93), LIGHT));
            dots.push(disc(0.2, INK));
            dots.push(disc(0.15, GOLD));
        }
        Tone::GoFar => {
            under.push(Shape::new(shrunk(outline, centre, 0.93), [LIGHT[0], LIGHT[1], LIGHT[2], 65]));
            dots.push(disc(0.17, INK));
            dots.push(disc(0.12, [0xf3, 0xe9, 0xd2, 255]));
        }
        Tone::Strike => {
            over.extend(band(outline, centre, 0.99, 0.88, false, BLOOD));
            for corner in outline {
                // A point toward the middle at each corner: it is seen without its colour too.
                let tip = shrunk(&[*corner], centre, 0.72)[0];
                let side = |s: f32| -> Point {
                    let (dx, dy) = (corner[0] - centre[0], corner[1] - centre[1]);
                    [centre[0] + dx * 0.9 - dy * s, centre[1] + dy * 0.9 + dx * s]
                };
                over.push(Shape::new(vec![tip, side(0.09), side(-0.09)], BLOOD));
            }
        }
        Tone::Shoot => {
            over.extend(band(outline, centre, 0.98, 0.88, true, BLOOD));
            for (dx, dy) in [(0.0, 1.0), (0.0, -1.0), (1.0, 0.0), (-1.0, 0.0)] {
                let at = |s: f32| [centre[0] + dx * s * radius, centre[1] + dy * s * radius];
                over.push(stroke(at(0.66), at(0.84), radius * 0.07, BLOOD));
            }
        }
        Tone::Leave => {
            under.extend(band(outline, centre, 0.92, 0.84, true, INK));
            let at = |x: f32, y: f32| [centre[0] + x * radius, centre[1] + y * radius];
            under.push(Shape::new(
                vec![
                    at(-0.25, 0.16),
                    at(0.05, 0.16),
                    at(0.05, 0.32),
                    at(0.34, 0.0),
                    at(0.05, -0.32),
                    at(0.05, -0.16),
                    at(-0.25, -0.16),
                ],
                INK,
            ));
        }
    }
}

/// A cross: it may look open, and a rule forbids it.
fn bar(place: &PlaceLook, under: &mut Vec<Shape>) {
    let centre = place.centre;
    let at = |x: f32, y: f32| [centre[0] + x, centre[1] + y];
    for (from, to) in [(at(-15.0, -15.0), at(15.0, 15.0)), (at(-15.0, 15.0), at(15.0, -15.0))] {
        under.push(stroke(from, to, 11.0, [0xf3, 0xe9, 0xd2, 255]));
    }
    for (from, to) in [(at(-14.0, -14.0), at(14.0, 14.0)), (at(-14.0, 14.0), at(14.0, -14.0))] {
        under.push(stroke(from, to, 6.0, BLOOD));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(outline: &[Point]) -> f32 {
        let twice = |i: usize| {
            let (a, b) = (outline[i], outline[(i + 1) % outline.len()]);
            a[0] * b[1] - a[1] * b[0]
        };
        (0..outline.len()).map(twice).sum::<f32>().abs() / 2.0
    }

    #[test]
    fn the_table_is_painted_once() {
        let extent = ([0.0, -40.0], [900.0, 640.0]);
        let shapes = table_top(extent);
        let solid =
            shapes.iter().filter(|s| matches!(s.paint, crate::desktop::face::face_trait::Paint::Plain([.., 255])));
        let painted: f32 = solid.map(|s| area(&s.outline)).sum();
        let points = || shapes.iter().flat_map(|s| s.outline.iter());
        let side = |axis: usize| {
            let all = || points().map(|p| p[axis]);
            all().fold(f32::MIN, f32::max) - all().fold(f32::MAX, f32::min)
        };
        let table = side(0) * side(1);
        assert!(painted > 0.99 * table, "{painted} of {table} are painted: there is a hole");
        assert!(painted < 1.01 * table, "{painted} for a table of {table}: something is hidden");
    }
}
