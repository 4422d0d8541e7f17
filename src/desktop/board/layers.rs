//! What lies over what on the board, and the typeface of what is written there.
use bevy::prelude::*;

/// What lies over what: what has become of the land, lights and rings on the ground, the ring under the pointer, banners, what stands there without
/// being a piece, dots and crosses, what is written, the pieces. Only arrows lie over them.
pub const ON_LAND: f32 = 0.3;
pub const ON_GROUND: f32 = 0.6;
pub const POINTER: f32 = 0.8;
pub const BANNERS: f32 = 0.9;
pub const UNDER_PIECES: f32 = 1.0;
pub const MARKS: f32 = 1.2;
pub const WRITING: f32 = 1.5;
pub const PIECES: f32 = 2.0;
pub const OVER_PIECES: f32 = 20.0;

/// The typeface of everything that is written on the board.
#[derive(Resource, Clone)]
pub struct Typeface(pub Handle<Font>);

impl Typeface {
    /// In pixels.
    pub fn of_size(&self, size: f32) -> TextFont {
        TextFont { font: FontSource::Handle(self.0.clone()), font_size: FontSize::Px(size), ..default() }
    }
}
