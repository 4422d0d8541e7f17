//! Outlines made into triangles, for the board's meshes and for symbols on paper.
use crate::desktop::face::face_trait::{Paint, Point, Shape};
use crate::desktop::theme::style::Look;
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::sprite_render::{AlphaMode2d, Material2d};
use bevy_egui::egui;

fn cross(o: Point, a: Point, b: Point) -> f32 {
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
}

/// Cuts an outline into triangles by clipping ears: indices of its corners, counter-clockwise.
pub fn triangulate(outline: &[Point]) -> Vec<[u32; 3]> {
    let area: f32 = (0..outline.len()).map(|i| cross([0.0; 2], outline[i], outline[(i + 1) % outline.len()])).sum();
    let mut left: Vec<usize> = (0..outline.len()).collect();
    if area < 0.0 {
        left.reverse();
    }
    let mut triangles = vec![];
    while left.len() > 2 {
        let n = left.len();
        let ear = (0..n).find(|i| {
            let [a, b, c] = [left[(i + n - 1) % n], left[*i], left[(i + 1) % n]];
            let [pa, pb, pc] = [outline[a], outline[b], outline[c]];
            cross(pa, pb, pc) > 0.0
                && left.iter().filter(|p| ![a, b, c].contains(p)).all(|p| {
                    let q = outline[*p];
                    cross(pa, pb, q) < 0.0 || cross(pb, pc, q) < 0.0 || cross(pc, pa, q) < 0.0
                })
        });
        // A degenerate rest has no ear: any corner will do.
        let i = ear.unwrap_or(0);
        triangles.push([left[(i + n - 1) % n], left[i], left[(i + 1) % n]].map(|corner| corner as u32));
        left.remove(i);
    }
    triangles
}

/// The same outline moved and scaled.
pub fn placed(outline: &[Point], at: Point, scale: f32) -> Vec<Point> {
    outline.iter().map(|p| [at[0] + p[0] * scale, at[1] + p[1] * scale]).collect()
}

/// An outline drawn towards its own centre.
pub fn shrunk(outline: &[Point], centre: Point, by: f32) -> Vec<Point> {
    outline.iter().map(|p| [centre[0] + (p[0] - centre[0]) * by, centre[1] + (p[1] - centre[1]) * by]).collect()
}

/// A band along an outline that goes around its centre, from `outer` to `inner` of its size; dashed if wished.
pub fn band(
    outline: &[Point],
    centre: Point,
    outer: f32,
    inner: f32,
    dashed: bool,
    paint: impl Into<Paint>,
) -> Vec<Shape> {
    let paint = paint.into();
    let (out, inn) = (shrunk(outline, centre, outer), shrunk(outline, centre, inner));
    let n = outline.len();
    let between = |a: Point, b: Point, t: f32| [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    let pieces: &[(f32, f32)] = if dashed { &[(0.08, 0.38), (0.62, 0.92)] } else { &[(0.0, 1.0)] };
    (0..n)
        .flat_map(|i| pieces.iter().map(move |piece| (i, (i + 1) % n, *piece)))
        .map(|(i, j, (from, to))| {
            Shape::new(
                vec![
                    between(out[i], out[j], from),
                    between(out[i], out[j], to),
                    between(inn[i], inn[j], to),
                    between(inn[i], inn[j], from),
                ],
                paint,
            )
        })
        .collect()
}

/// A straight stroke with a width.
pub fn stroke(from: Point, to: Point, width: f32, paint: impl Into<Paint>) -> Shape {
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let length = (dx * dx + dy * dy).sqrt().max(1e-3);
    let (nx, ny) = (-dy / length * width / 2.0, dx / length * width / 2.0);
    let outline = vec![
        [from[0] + nx, from[1] + ny],
        [to[0] + nx, to[1] + ny],
        [to[0] - nx, to[1] - ny],
        [from[0] - nx, from[1] - ny],
    ];
    Shape::new(outline, paint)
}

/// The colour of each corner of a shape, from 0 to 1. Light grows in proportion to the way towards the upper left, so that
/// it does not matter how the shape is cut into triangles.
fn lit(shape: &Shape, look: Look) -> impl Iterator<Item = [f32; 4]> {
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

/// All shapes in one mesh, later ones over earlier ones.
pub fn mesh<'s>(shapes: impl IntoIterator<Item = &'s Shape>, look: Look) -> Mesh {
    let (mut positions, mut colours, mut indices) = (vec![], vec![], vec![]);
    for shape in shapes {
        let first = positions.len() as u32;
        positions.extend(shape.outline.iter().map(|p| [p[0], p[1], 0.0]));
        colours.extend(lit(shape, look).map(|[r, g, b, a]| Color::srgba(r, g, b, a).to_linear().to_f32_array()));
        indices.extend(triangulate(&shape.outline).into_iter().flatten().map(|i| first + i));
    }
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
        .with_inserted_indices(Indices::U32(indices))
}

/// The material of meshes whose corners carry their colours. It is drawn with the renderer's default shader, which does
/// nothing but that: the colour material's also looks into a texture at every point, which a machine that draws with its
/// processor pays for.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug, Default)]
pub struct Ink {}

impl Material2d for Ink {
    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
}

/// Outlines on paper: `outlines` lie in a square from -1 to 1, which becomes `rect`.
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

/// Shapes of the board on paper, `scale` points for each of their units.
pub fn paint_shapes(painter: &egui::Painter, centre: egui::Pos2, scale: f32, shapes: &[Shape]) {
    painter.add(paper_mesh(crate::desktop::theme::style::look_of(painter.ctx()), centre, scale, shapes));
}

/// The same, not on paper yet.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn area(outline: &[Point]) -> f32 {
        triangulate(outline)
            .iter()
            .map(|t| cross(outline[t[0] as usize], outline[t[1] as usize], outline[t[2] as usize]) / 2.0)
            .sum()
    }

    #[test]
    fn triangles_cover_an_outline_whichever_way_it_turns() {
        let arrow = [[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [1.0, 0.5], [0.0, 2.0]];
        assert!((area(&arrow) - 2.5).abs() < 1e-5);
        let mut turned = arrow;
        turned.reverse();
        assert!((area(&turned) - 2.5).abs() < 1e-5);
        assert!(triangulate(&[[0.0, 0.0], [1.0, 1.0]]).is_empty());
    }
}
