//! Shapes of the board as meshes for the renderer.
use crate::desktop::face::{Shape, triangulate};
use crate::desktop::theme::{Lighting, Look, lit};
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::sprite_render::{AlphaMode2d, Material2d};

/// All shapes in one mesh, later ones over earlier ones.
pub fn mesh(shapes: &[Shape], look: Look, lighting: Lighting) -> Mesh {
    let [red, green, blue] = look.light(lighting);
    let (mut positions, mut colours, mut indices) = (vec![], vec![], vec![]);
    // A mesh has at least one corner: bevy_render 0.19 complains of empty ones.
    let speck = Shape::new(vec![[0.0; 2]; 3], [0; 4]);
    let shapes = if shapes.is_empty() { std::slice::from_ref(&speck) } else { shapes };
    for shape in shapes {
        let first = positions.len() as u32;
        positions.extend(shape.outline.iter().map(|p| [p[0], p[1], 0.0]));
        let colour = |[r, g, b, a]: [f32; 4]| Color::srgba(r * red, g * green, b * blue, a);
        colours.extend(lit(shape, look).map(|corner| colour(corner).to_linear().to_f32_array()));
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
pub struct Ink {
    /// Nothing shines through: what lies under it is not drawn at all.
    pub is_solid: bool,
}

impl Material2d for Ink {
    fn alpha_mode(&self) -> AlphaMode2d {
        if self.is_solid { AlphaMode2d::Opaque } else { AlphaMode2d::Blend }
    }
}
