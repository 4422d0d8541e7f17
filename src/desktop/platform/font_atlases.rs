//! Gives back the memory of letters that are no longer shown. Bevy draws each size of letters on sheets of its own (a font atlas, a
//! megabyte here and one in the renderer) and keeps them for good: one for every size in which the board has ever been seen. Of
//! the atlas of the panels' letters a second copy is kept that nobody reads.
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy::text::{FontAtlasSet, TextLayoutInfo};
use bevy_egui::EguiManagedTextures;
use bevy_egui::egui::ColorImage;

pub struct FontAtlasPlugin;
impl Plugin for FontAtlasPlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(Last, (drop_unused_atlases, drop_second_copies));
    }
}

/// Forgets the sheets from which nothing on the board is written. Letters that are wanted again are drawn again.
pub fn drop_unused_atlases(mut atlases: ResMut<FontAtlasSet>, texts: Query<&TextLayoutInfo>) {
    if !atlases.is_changed() {
        return;
    }
    let shown: HashSet<AssetId<Image>> =
        texts.iter().flat_map(|text| &text.glyphs).map(|glyph| glyph.atlas_info.texture).collect();
    let atlases = atlases.bypass_change_detection();
    atlases.retain(|_, sheets| sheets.iter().any(|sheet| shown.contains(&sheet.texture.id())));
}

/// Forgets the copies of the panels' pictures that are kept beside those that are drawn.
pub fn drop_second_copies(mut textures: ResMut<EguiManagedTextures>) {
    if textures.is_changed() {
        for texture in textures.bypass_change_detection().values_mut() {
            texture.color_image = ColorImage::default();
        }
    }
}
