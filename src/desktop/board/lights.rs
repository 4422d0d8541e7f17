//! What is lit on the board: places on offer, places that a rule bars, the place under the pointer.
use super::arrows;
use super::banners;
use super::layers::{BANNERS, MARKS, ON_GROUND, ON_LAND, OVER_PIECES, POINTER, UNDER_PIECES, WRITING};
use super::painter::BoardPainter;
use crate::desktop::face::work_counter::WorkCounter;
use crate::desktop::face::{
    Overlay, PieceLook, PlaceLook, Point, Scenery, Shape, Tone, band, circle, placed, shrunk, stroke,
};
use crate::desktop::session::Session;
use crate::desktop::session::view_model::{Mark, TableView};
use crate::desktop::theme::{Lighting, Look};
use crate::table::prelude::{PieceId, Place, Spot};
use bevy::prelude::*;

const INK: [u8; 4] = [0x2b, 0x1d, 0x12, 255];
const LIGHT: [u8; 4] = [0xff, 0xfa, 0xe8, 72];
const EDGE: [u8; 4] = [0xff, 0xfa, 0xe8, 190];
const GOLD: [u8; 4] = [0xe8, 0xb4, 0x2a, 255];
const BLOOD: [u8; 4] = [0xb0, 0x10, 0x18, 255];

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
    /// The counter under the pointer, where several stand in one place, or the base there.
    pub piece: Option<PieceId>,
    /// On an open table: the spot that the pointer or the keys are at.
    pub spot: Option<Spot>,
    /// What is drawn over it.
    pub overlay: Overlay,
}

/// Lights what is on offer and marks what is barred, whenever the view has changed.
pub fn light_places(
    mut painter: BoardPainter,
    session: Option<Res<Session>>,
    lights: Query<Entity, With<Lights>>,
    mut shown: Local<Option<(u64, u64, Look)>>,
) {
    let Some(session) = session else {
        *shown = None;
        return;
    };
    let view = &session.view;
    let now = Some((session.number, view.revision(), painter.look()));
    if !lights.is_empty() && *shown == now {
        return;
    }
    *shown = now;
    WorkCounter::count(|work| work.boards += 1);
    painter.wipe(lights.iter());
    for words in &view.scene.writing {
        painter.write(Lights, &words.text, (words.at, WRITING), words.size, words.paint);
    }
    if !view.scene.land.is_empty() {
        painter.draw_lit(Lights, &view.scene.land, ON_LAND, Lighting::Lying);
    }
    if !view.scene.banners.is_empty() {
        let coats = painter.look().coats;
        let flying: Vec<Shape> = view.scene.banners.iter().flat_map(|banner| banners::shapes(banner, &coats)).collect();
        painter.draw_lit(Lights, &flying, BANNERS, Lighting::Standing);
    }
    let Lit { ground, standing, marks, arrows } = lights_of(&session.scenery, view);
    painter.draw_lit(Lights, &standing, UNDER_PIECES, Lighting::Standing);
    for (shapes, z) in [(ground, ON_GROUND), (marks, MARKS), (arrows, OVER_PIECES)] {
        painter.draw(Lights, &shapes, z);
    }
}

/// Shows where the pointer is: apart from the other lights, which stay as they are while it moves.
pub fn light_pointer(
    mut painter: BoardPainter,
    session: Option<Res<Session>>,
    pointing: Res<Pointing>,
    lights: Query<Entity, With<PointerLight>>,
    mut shown: Local<Option<(u64, u64, Look, Place)>>,
) {
    let lit = session.as_ref().and_then(|session| Some((session, session.scenery.look(pointing.at?)?)));
    let now = lit.map(|(session, place)| (session.number, session.view.revision(), painter.look(), place.place));
    if *shown == now && lights.is_empty() == now.is_none() {
        return;
    }
    *shown = now;
    painter.wipe(lights.iter());
    let Some((session, place)) = lit else { return };
    // White on dark ground and on the colours of the sides, between dark lines that show it on light ground.
    let lines = [(1.02, 0.92, INK), (1.0, 0.94, [0xff, 0xff, 0xff, 255])];
    let ring: Vec<Shape> = lines
        .into_iter()
        .flat_map(|(outer, inner, paint)| band(&place.spot, place.centre, outer, inner, false, paint))
        .collect();
    painter.draw(PointerLight, &ring, POINTER);
    let ray = session.ray_to(place.place);
    if !ray.is_empty() {
        painter.draw(PointerLight, &ray, OVER_PIECES);
    }
}

/// What the lights of the board are drawn with, layer by layer from below.
pub struct Lit {
    /// Lights and rings on the ground, under everything that can be read.
    pub ground: Vec<Shape>,
    /// What stands or has been left on the places.
    pub standing: Vec<Shape>,
    /// The dots and crosses on it.
    pub marks: Vec<Shape>,
    /// Over everything.
    pub arrows: Vec<Shape>,
}

/// What is lit, in layers.
pub fn lights_of(scenery: &Scenery, view: &TableView) -> Lit {
    let mut ground = vec![];
    let look = |place: Place| scenery.look(place);
    // Where one may go the zone needs no light of its own.
    let has_light = |place: Place| view.marks.iter().any(|mark| mark.place == place && mark.tone == Tone::Go);
    for place in view.scene.zone.iter().filter(|place| !has_light(**place)).filter_map(|p| look(*p)) {
        ground.push(Shape::new(shrunk(&place.spot, place.centre, 0.95), [0xff, 0xf2, 0xb8, 90]));
    }
    // The light falls on the ground, under what stands on it; the dots lie on top of that. No ring lies over a name.
    let (mut dots, mut plates) = (vec![], vec![]);
    for mark in &view.marks {
        if let Some(place) = look(mark.place) {
            // Whoever leaves from a place goes there first: the arrow says both.
            let leaves = |other: &Mark| other.place == mark.place && other.tone == Tone::Leave;
            if mark.tone != Tone::Go || !view.marks.iter().any(leaves) {
                light(place, mark.tone, outward(scenery, place.centre), &mut ground, &mut dots);
            }
            plates.extend(arrows::name_plate(place).filter(|_| !matches!(mark.tone, Tone::Go | Tone::GoOn)));
        }
    }
    if let Some(place) =
        view.subject.and_then(|p| view.scene.pieces.iter().find(|l| l.piece == p)?.place).and_then(look)
    {
        ground.extend(band(&place.spot, place.centre, 0.98, 0.86, false, GOLD));
        plates.extend(arrows::name_plate(place));
    }
    ground.extend(plates);
    let base = |piece: PieceId| view.scene.pieces.iter().find(|look| look.piece == piece);
    for mark in &view.piece_marks {
        ground.extend(base(mark.piece).into_iter().flat_map(|look| base_ring(look, mark.tone)));
    }
    let about = view.subject.into_iter().chain(view.members.iter().copied());
    ground.extend(about.filter_map(base).flat_map(|look| base_ring(look, Tone::Go)));
    // Where a lesson wants somebody to stand.
    let free = view.pointed_out.iter().filter(|out| out.is_free);
    ground.extend(free.flat_map(|out| ring(out.at, out.radius, Tone::Choose)));
    let mut marks = dots;
    for place in view.barred.iter().filter_map(|b| look(b.place)) {
        bar(place, &mut marks);
    }
    Lit { ground, standing: view.scene.scars.clone(), marks, arrows: arrows::shapes(scenery, view) }
}

/// The way off the board that is nearest to a point: a step along one of the axes.
fn outward(scenery: &Scenery, [x, y]: Point) -> Point {
    let ([x0, y0], [x1, y1]) = scenery.extent();
    let ways = [(x - x0, [-1.0, 0.0]), (x1 - x, [1.0, 0.0]), (y - y0, [0.0, -1.0]), (y1 - y, [0.0, 1.0])];
    ways.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)).map_or([1.0, 0.0], |(_, way)| way)
}

/// The light of a place: on the ground, so that what stands there is seen. `out`: where an arrow off the board points.
fn light(place: &PlaceLook, tone: Tone, out: Point, ground: &mut Vec<Shape>, dots: &mut Vec<Shape>) {
    let (outline, centre) = (&place.spot, place.centre);
    let radius = outline.iter().map(|p| (p[0] - centre[0]).hypot(p[1] - centre[1])).fold(0.0, f32::max);
    let disc = |size: f32, paint: [u8; 4]| Shape::new(placed(&circle(size * radius, 20), centre, 1.0), paint);
    match tone {
        Tone::Choose => ground.extend(band(outline, centre, 0.98, 0.87, true, GOLD)),
        Tone::Go => {
            // The ground is seen through it, and its edge tells it apart from what lies beside it.
            ground.push(Shape::new(shrunk(outline, centre, 0.93), LIGHT));
            ground.extend(band(outline, centre, 0.95, 0.89, false, EDGE));
            dots.push(disc(0.2, INK));
            dots.push(disc(0.15, GOLD));
        }
        Tone::GoOn => {
            ground.push(Shape::new(shrunk(outline, centre, 0.93), [LIGHT[0], LIGHT[1], LIGHT[2], 55]));
            dots.push(disc(0.17, INK));
            dots.push(disc(0.12, [0xf3, 0xe9, 0xd2, 255]));
        }
        Tone::Strike => {
            ground.extend(band(outline, centre, 0.99, 0.88, false, BLOOD));
            for corner in outline {
                // A point toward the middle at each corner: it is seen without its colour too.
                let tip = shrunk(&[*corner], centre, 0.72)[0];
                let side = |s: f32| -> Point {
                    let (dx, dy) = (corner[0] - centre[0], corner[1] - centre[1]);
                    [centre[0] + dx * 0.9 - dy * s, centre[1] + dy * 0.9 + dx * s]
                };
                ground.push(Shape::new(vec![tip, side(0.09), side(-0.09)], BLOOD));
            }
        }
        Tone::StrikeFromAfar => {
            ground.extend(band(outline, centre, 0.98, 0.88, true, BLOOD));
            for (dx, dy) in [(0.0, 1.0), (0.0, -1.0), (1.0, 0.0), (-1.0, 0.0)] {
                let at = |s: f32| [centre[0] + dx * s * radius, centre[1] + dy * s * radius];
                ground.push(stroke(at(0.66), at(0.84), radius * 0.07, BLOOD));
            }
        }
        Tone::Leave => {
            ground.extend(band(outline, centre, 0.92, 0.84, true, INK));
            let [right, up] = out;
            let at =
                |x: f32, y: f32| [centre[0] + (x * right - y * up) * radius, centre[1] + (x * up + y * right) * radius];
            dots.push(Shape::new(
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

/// The ring around a base, on the ground: it lies under every base beside it.
fn base_ring(look: &PieceLook, tone: Tone) -> Vec<Shape> {
    look.base.as_ref().map_or_else(Vec::new, |base| ring(look.at, base.radius, tone))
}

/// The same around a point.
fn ring(at: Point, radius: f32, tone: Tone) -> Vec<Shape> {
    let outline = placed(&circle(radius, 40), at, 1.0);
    let (paint, broken) = match tone {
        Tone::Choose => (GOLD, true),
        Tone::Strike => (BLOOD, false),
        Tone::StrikeFromAfar => (BLOOD, true),
        Tone::Go | Tone::GoOn => (GOLD, false),
        Tone::Leave => (INK, true),
    };
    let dark = band(&outline, at, 1.27, 1.0, false, [INK[0], INK[1], INK[2], 150]);
    dark.into_iter().chain(band(&outline, at, 1.22, 1.06, broken, paint)).collect()
}

/// A cross: it may look open, and a rule forbids it.
fn bar(place: &PlaceLook, marks: &mut Vec<Shape>) {
    let centre = place.centre;
    let at = |x: f32, y: f32| [centre[0] + x, centre[1] + y];
    for (from, to) in [(at(-15.0, -15.0), at(15.0, 15.0)), (at(-15.0, 15.0), at(15.0, -15.0))] {
        marks.push(stroke(from, to, 11.0, [0xf3, 0xe9, 0xd2, 255]));
    }
    for (from, to) in [(at(-14.0, -14.0), at(14.0, 14.0)), (at(-14.0, 14.0), at(14.0, -14.0))] {
        marks.push(stroke(from, to, 6.0, BLOOD));
    }
}
