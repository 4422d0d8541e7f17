//! The shader of the overlay, instead of the one that bevy_egui 0.42 brings along: see there what it spares.
use bevy::asset::load_internal_asset;
use bevy::prelude::*;
use bevy_egui::render::EGUI_SHADER_HANDLE;

/// Goes in after the plugin of bevy_egui, whose shader it takes the place of.
pub struct OverlayShaderPlugin;
impl Plugin for OverlayShaderPlugin {
    fn build(&self, app: &mut App) {
        load_internal_asset!(app, EGUI_SHADER_HANDLE, "overlay.wgsl", Shader::from_wgsl);
    }
}
