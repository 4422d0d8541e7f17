//! Draws on the board for as long as a match is on the screen: shapes as one mesh, words as texts.
use super::layers::Typeface;
use super::meshes::{Ink, mesh};
use crate::desktop::face::{Paint, Point, Shape};
use crate::desktop::session::screen::Screen;
use crate::desktop::theme::{Lighting, Look};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What a system needs to draw on the board, in the look of the window.
#[derive(SystemParam)]
pub struct BoardPainter<'w, 's> {
    pub commands: Commands<'w, 's>,
    look: Res<'w, Look>,
    pub typeface: Res<'w, Typeface>,
    meshes: ResMut<'w, Assets<Mesh>>,
    materials: ResMut<'w, Assets<Ink>>,
}

impl BoardPainter<'_, '_> {
    /// The colours in which it draws.
    pub fn look(&self) -> Look {
        *self.look
    }
    /// Takes what was drawn off the board.
    pub fn wipe(&mut self, drawn: impl IntoIterator<Item = Entity>) {
        drawn.into_iter().for_each(|entity| self.commands.entity(entity).despawn());
    }
    /// A mesh that was made elsewhere.
    pub fn keep(&mut self, mesh: Mesh) -> Mesh2d {
        Mesh2d(self.meshes.add(mesh))
    }
    /// Shapes as one mesh, later ones over earlier ones.
    pub fn mesh(&mut self, shapes: &[Shape], lighting: Lighting) -> Mesh2d {
        self.keep(mesh(shapes, *self.look, lighting))
    }
    /// A material for meshes; those that share one are drawn together.
    pub fn ink(&mut self) -> MeshMaterial2d<Ink> {
        MeshMaterial2d(self.materials.add(Ink::default()))
    }
    /// Draws shapes that shine by themselves, at a height. `part`: what they are a part of, by which they are found again.
    pub fn draw(&mut self, part: impl Component, shapes: &[Shape], z: f32) -> EntityCommands<'_> {
        self.draw_lit(part, shapes, z, Lighting::Shining)
    }
    /// The same for shapes on which the light of the room falls.
    pub fn draw_lit(
        &mut self,
        part: impl Component,
        shapes: &[Shape],
        z: f32,
        lighting: Lighting,
    ) -> EntityCommands<'_> {
        let drawn = (self.mesh(shapes, lighting), self.ink(), Transform::from_xyz(0.0, 0.0, z));
        self.commands.spawn((part, DespawnOnExit(Screen::Table), drawn))
    }
    /// Draws a mesh that was made elsewhere, at a height.
    pub fn draw_mesh(&mut self, part: impl Component, mesh: Mesh, z: f32) {
        let drawn = (self.keep(mesh), self.ink(), Transform::from_xyz(0.0, 0.0, z));
        self.commands.spawn((part, DespawnOnExit(Screen::Table), drawn));
    }
    /// Writes words around a point; `size`: the height of their letters, in units of the board.
    pub fn write(&mut self, part: impl Component, words: &str, ([x, y], z): (Point, f32), size: f32, paint: Paint) {
        let [r, g, b, a] = self.look.mix(paint);
        let words = self.typeface.write(words, Vec3::new(x, y, z), size, Color::srgba_u8(r, g, b, a));
        self.commands.spawn((part, DespawnOnExit(Screen::Table), words));
    }
}
