//! Shapes of the board drawn by egui, in the colours of the look in use.
use super::look::{Look, look_of};
use crate::desktop::face::{Point, Shape, triangulate};
use bevy_egui::egui;

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

/// Draws a symbol: `outlines` lie in a square from -1 to 1, which becomes `rect`.
pub fn paint_symbol(painter: &egui::Painter, rect: egui::Rect, outlines: &[Vec<Point>], ink: egui::Color32) {
    let mut mesh = egui::Mesh::default();
    let scale = rect.width().min(rect.height()) / 2.0;
    for outline in outlines {
        let first = mesh.vertices.len() as u32;
        for p in outline {
            mesh.colored_vertex(rect.center() + egui::vec2(p[0], -p[1]) * scale, ink);
        }
        triangulate(outline).into_iter().for_each(|t| mesh.add_triangle(first + t[0], first + t[1], first + t[2]));
    }
    painter.add(mesh);
}

/// Draws shapes of the board, `scale` points for each of their units.
pub fn paint_shapes(painter: &egui::Painter, centre: egui::Pos2, scale: f32, shapes: &[Shape]) {
    painter.add(paper_mesh(look_of(painter.ctx()), centre, scale, shapes));
}

/// The same shapes as a mesh.
pub fn paper_mesh(look: Look, centre: egui::Pos2, scale: f32, shapes: &[Shape]) -> egui::Mesh {
    let mut mesh = egui::Mesh::default();
    for shape in shapes {
        let first = mesh.vertices.len() as u32;
        for (p, [r, g, b, a]) in shape.outline.iter().zip(lit(shape, look)) {
            let byte = |c: f32| (c * 255.0).round() as u8;
            let colour = egui::Color32::from_rgba_unmultiplied(byte(r), byte(g), byte(b), byte(a));
            mesh.colored_vertex(centre + egui::vec2(p[0], -p[1]) * scale, colour);
        }
        triangulate(&shape.outline)
            .into_iter()
            .for_each(|t| mesh.add_triangle(first + t[0], first + t[1], first + t[2]));
    }
    mesh
}
