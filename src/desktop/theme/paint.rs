//! Shapes of the board drawn by egui, in the colours of the look in use.
use super::look::{Look, look_of};
use crate::desktop::face::{Picture, Point, Shape, Tincture, circle, grown, triangulate};
use bevy_egui::egui;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The colour of each corner of a shape, from 0 to 1. Light grows in proportion to the way towards the upper left, so that
/// it does not matter how the shape is cut into triangles.
pub(in crate::desktop) fn lit(shape: &Shape, look: Look) -> impl Iterator<Item = [f32; 4]> {
    let [r, g, b, a] = look.mix(shape.paint).map(|c| f32::from(c) / 255.0);
    let n = shape.outline.len().max(1) as f32;
    let [x0, y0] = shape.outline.iter().fold([0.0; 2], |[x, y], p| [x + p[0] / n, y + p[1] / n]);
    let reach = shape.outline.iter().map(|p| (p[0] - x0).hypot(p[1] - y0)).fold(1e-3, f32::max);
    let strength = f32::from(shape.relief) / 100.0;
    shape.outline.iter().map(move |p| {
        let light = 1.0 + strength * ((p[1] - y0) - (p[0] - x0)) / (reach * std::f32::consts::SQRT_2);
        [(r * light).min(1.0), (g * light).min(1.0), (b * light).min(1.0), a]
    })
}

/// Draws a symbol with edges that fade over a pixel: `outlines` lie in a square from -1 to 1, which becomes `rect`.
pub fn paint_symbol(painter: &egui::Painter, rect: egui::Rect, outlines: &[Vec<Point>], ink: egui::Color32) {
    let mut mesh = egui::Mesh::default();
    let (scale, pixel) = (rect.width().min(rect.height()) / 2.0, 1.0 / painter.ctx().pixels_per_point());
    for outline in outlines {
        let first = mesh.vertices.len() as u32;
        for p in outline {
            mesh.colored_vertex(rect.center() + egui::vec2(p[0], -p[1]) * scale, ink);
        }
        triangulate(outline).into_iter().for_each(|t| mesh.add_triangle(first + t[0], first + t[1], first + t[2]));
        add_rim(&mut mesh, first, rect.center(), scale, pixel, outline);
    }
    painter.add(mesh);
}

/// Adds a rim that fades over a pixel around an outline whose corners are in the mesh from `first` on.
fn add_rim(mesh: &mut egui::Mesh, first: u32, centre: egui::Pos2, scale: f32, pixel: f32, outline: &[Point]) {
    let (rim, n) = (mesh.vertices.len() as u32, outline.len() as u32);
    for p in grown(outline, pixel / scale) {
        mesh.colored_vertex(centre + egui::vec2(p[0], -p[1]) * scale, egui::Color32::TRANSPARENT);
    }
    for (here, next) in (0..n).map(|i| (i, (i + 1) % n)) {
        mesh.add_triangle(first + here, first + next, rim + here);
        mesh.add_triangle(first + next, rim + next, rim + here);
    }
}

/// Draws a counter: a sign on the colour and in the outline of its side, or in a ring where it is on no side.
pub fn paint_counter(painter: &egui::Painter, rect: egui::Rect, side: Option<Tincture>, sign: &[Vec<Point>]) {
    let (look, c) = (look_of(painter.ctx()), look_of(painter.ctx()).colours());
    let reach = rect.width().min(rect.height()) / 2.0 - 1.0;
    let outline = side.map_or_else(|| circle(1.0, 24), Tincture::silhouette);
    let outline = outline.into_iter().map(|[x, y]| rect.center() + egui::vec2(x, -y) * reach).collect();
    let fill = side.map_or(c.ink_faded, |side| look.colour(side));
    painter.add(egui::Shape::convex_polygon(outline, fill, egui::Stroke::new(1.0, c.ink)));
    let ink = if side.is_some() { c.on_seal } else { c.paper_light };
    paint_symbol(painter, rect.shrink(rect.width() * 0.2), sign, ink);
}

/// Draws shapes of the board, `scale` points for each of their units.
pub fn paint_shapes(painter: &egui::Painter, centre: egui::Pos2, scale: f32, shapes: &[Shape]) {
    painter.add(paper_mesh(look_of(painter.ctx()), centre, scale, shapes));
}

/// The same shapes as a mesh.
pub fn paper_mesh(look: Look, centre: egui::Pos2, scale: f32, shapes: &[Shape]) -> egui::Mesh {
    let mut mesh = egui::Mesh::default();
    for shape in shapes {
        add_shape(&mut mesh, look, centre, scale, shape);
    }
    mesh
}

fn add_shape(mesh: &mut egui::Mesh, look: Look, centre: egui::Pos2, scale: f32, shape: &Shape) {
    let first = mesh.vertices.len() as u32;
    for (p, [r, g, b, a]) in shape.outline.iter().zip(lit(shape, look)) {
        let byte = |c: f32| (c * 255.0).round() as u8;
        let colour = egui::Color32::from_rgba_unmultiplied(byte(r), byte(g), byte(b), byte(a));
        mesh.colored_vertex(centre + egui::vec2(p[0], -p[1]) * scale, colour);
    }
    triangulate(&shape.outline).into_iter().for_each(|t| mesh.add_triangle(first + t[0], first + t[1], first + t[2]));
}

/// Pictures as triangles around the origin, in the looks and sizes in which they were shown last.
#[derive(Clone, Default)]
struct Plates(BTreeMap<(u64, u32), (Look, Arc<egui::Mesh>)>);

/// So many of them are kept.
const MOST_PLATES: usize = 160;

/// Draws a picture into a square. Its triangles are made once for each size, and kept.
pub fn paint_picture(painter: &egui::Painter, square: egui::Rect, picture: &Picture) {
    let (ctx, look) = (painter.ctx(), look_of(painter.ctx()));
    let pixel = 1.0 / ctx.pixels_per_point();
    let half = square.width().min(square.height()) / 2.0;
    let key = (picture.key(), (half * 16.0).round() as u32);
    let made = ctx.data_mut(|data| {
        let plates = data.get_temp_mut_or_default::<Plates>(egui::Id::new("mesnie-pictures"));
        if plates.0.len() > MOST_PLATES {
            plates.0.clear();
        }
        let plate = plates.0.entry(key).or_insert_with(|| (look, plate(look, half, pixel, picture)));
        if plate.0 != look {
            *plate = (look, self::plate(look, half, pixel, picture));
        }
        plate.1.clone()
    });
    let mut mesh = (*made).clone();
    mesh.translate(square.center().to_vec2());
    painter.add(mesh);
}

/// The triangles of a picture, with edges that fade over a pixel.
fn plate(look: Look, scale: f32, pixel: f32, picture: &Picture) -> Arc<egui::Mesh> {
    let mut mesh = egui::Mesh::default();
    for shape in picture.shapes() {
        let first = mesh.vertices.len() as u32;
        add_shape(&mut mesh, look, egui::Pos2::ZERO, scale, shape);
        add_rim(&mut mesh, first, egui::Pos2::ZERO, scale, pixel, &shape.outline);
    }
    Arc::new(mesh)
}
