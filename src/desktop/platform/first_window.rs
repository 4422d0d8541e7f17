//! How large the window opens: as the screen has room, so that on the finest screens letters are large enough at once.
use super::idle::Moving;
use bevy::prelude::*;
use bevy::window::{Monitor, PrimaryMonitor, PrimaryWindow};

/// The window opens as large as the screen has room. Not there where its size was asked for.
#[derive(Resource, Default)]
pub struct FitToScreen;

/// The share of the width and the height of a screen that the window takes: the rest is for bars and other windows.
const SHARE: (f32, f32) = (0.9, 0.88);
/// Not smaller than this, in logical pixels, where the screen is not smaller itself.
const LEAST: (f32, f32) = (1024.0, 700.0);

/// The size of the window in logical pixels on a screen of so many pixels, of which the system takes `scale` for a logical one.
/// How large the text is follows from the size: see [`Preferences::text_size_in`](super::settings::Preferences::text_size_in).
pub fn size_on(pixels: UVec2, scale: f64) -> Vec2 {
    let screen = pixels.as_vec2() / (scale as f32).max(0.1);
    let side = |whole: f32, share: f32, least: f32| (whole * share).max(least.min(whole)).round();
    Vec2::new(side(screen.x, SHARE.0, LEAST.0), side(screen.y, SHARE.1, LEAST.1))
}

/// Gives the window its size once the screens are known.
pub fn fit_to_screen(
    mut commands: Commands,
    screens: Query<(&Monitor, Has<PrimaryMonitor>)>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut moving: ResMut<Moving>,
) {
    let Some((screen, _)) = screens.iter().max_by_key(|(_, primary)| *primary) else { return };
    commands.remove_resource::<FitToScreen>();
    let size = size_on(screen.physical_size(), screen.scale_factor);
    window.resolution.set(size.x, size.y);
    window.position = WindowPosition::Centered(MonitorSelection::Primary);
    moving.0 = true;
}
