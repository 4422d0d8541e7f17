//! What lies over what on the board, and the typeface of what is written there.
use super::camera::Lens;
use crate::desktop::platform::idle::Moving;
use bevy::prelude::*;

/// What lies over what: what has become of the land, lights and rings on the ground, the ring under the pointer, banners, what
/// stands there without being a piece, dots and crosses, what is written, the pieces. Only arrows lie over them.
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
    /// Words at a point of the board; `size`: the height of their letters, in its units.
    pub fn write(&self, words: impl Into<String>, at: Vec3, size: f32, colour: Color) -> impl Bundle {
        let pixels = pixels(size);
        (
            Lettering(size),
            Text2d::new(words),
            TextFont { font: FontSource::Handle(self.0.clone()), font_size: FontSize::Px(pixels), ..default() },
            TextColor(colour),
            Transform::from_translation(at).with_scale(Vec3::splat(size / pixels)),
        )
    }
}

/// The height of letters on the board, in its units.
#[derive(Component)]
pub struct Lettering(f32);

/// The heights in which letters are drawn, in pixels, each an eighth larger than the one before: between two of them letters are
/// scaled down a little, so that thin strokes stay, and few sheets of letters are kept.
const DRAWN: [f32; 22] = [
    8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 16.0, 18.0, 20.0, 22.0, 25.0, 28.0, 32.0, 36.0, 41.0, 46.0, 52.0, 59.0,
    67.0, 76.0, 96.0,
];

/// The height in which letters are drawn that are as high as this on the screen.
pub fn pixels(high: f32) -> f32 {
    DRAWN.into_iter().find(|drawn| *drawn >= high - 0.01).unwrap_or(DRAWN[DRAWN.len() - 1])
}

/// Pictures for which the board is as close as before until its letters are drawn anew: a turn of the wheel has many steps.
const STEADY: u32 = 4;

/// How close the board was when its letters were drawn, how close it was in the last picture, and for how many it has been.
#[derive(Default)]
pub struct Seen {
    drawn: f32,
    last: f32,
    pictures: u32,
}

/// Draws letters in about the height in which they are seen.
pub fn sharpen_letters(
    lens: Res<Lens>,
    new: Query<(), Added<Lettering>>,
    mut letters: Query<(&Lettering, &mut TextFont, &mut Transform)>,
    mut seen: Local<Seen>,
    mut moving: ResMut<Moving>,
) {
    let closeness = lens.zoom * lens.scale;
    seen.pictures = if seen.last == closeness { seen.pictures + 1 } else { 0 };
    seen.last = closeness;
    if seen.drawn == closeness && new.is_empty() {
        return;
    }
    if seen.pictures < STEADY && new.is_empty() {
        moving.0 = true;
        return;
    }
    seen.drawn = closeness;
    for (Lettering(size), mut font, mut transform) in &mut letters {
        let drawn = pixels(size * closeness);
        if font.font_size != FontSize::Px(drawn) {
            font.font_size = FontSize::Px(drawn);
            transform.scale = Vec3::splat(size / drawn);
        }
    }
}
