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
fn drop_unused_atlases(mut atlases: ResMut<FontAtlasSet>, texts: Query<&TextLayoutInfo>) {
    if !atlases.is_changed() {
        return;
    }
    let shown: HashSet<AssetId<Image>> =
        texts.iter().flat_map(|text| &text.glyphs).map(|glyph| glyph.atlas_info.texture).collect();
    let atlases = atlases.bypass_change_detection();
    atlases.retain(|_, sheets| sheets.iter().any(|sheet| shown.contains(&sheet.texture.id())));
}

/// Forgets the copies of the panels' pictures that are kept beside those that are drawn.
fn drop_second_copies(mut textures: ResMut<EguiManagedTextures>) {
    if textures.is_changed() {
        for texture in textures.bypass_change_detection().values_mut() {
            texture.color_image = ColorImage::default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::text::{FontAtlas, FontAtlasKey, FontHinting, FontSmoothing, GlyphAtlasInfo, PositionedGlyph};
    use bevy_egui::EguiManagedTexture;

    /// The sheets of letters of one size.
    fn sheets_of(size: f32, images: &mut Assets<Image>) -> (FontAtlasKey, Vec<FontAtlas>) {
        let key = FontAtlasKey {
            id: 0,
            index: 0,
            font_size_bits: size.to_bits(),
            variations_hash: 0,
            hinting: FontHinting::default(),
            font_smoothing: FontSmoothing::AntiAliased,
        };
        (key, vec![FontAtlas::new(images, UVec2::splat(64), FontSmoothing::AntiAliased)])
    }

    /// The board is seen from near and then from afar: the large letters are forgotten, the small ones that are written stay.
    #[test]
    fn sizes_of_letters_that_nobody_sees_are_forgotten() {
        let mut app = App::new();
        app.init_resource::<Assets<Image>>().init_resource::<FontAtlasSet>();
        let mut images = app.world_mut().resource_mut::<Assets<Image>>();
        let (small, large) = (sheets_of(12.0, &mut images), sheets_of(59.0, &mut images));
        let texture = small.1[0].texture.id();
        let kept = small.0;
        app.world_mut().resource_mut::<FontAtlasSet>().extend([small, large]);
        let atlas_info = GlyphAtlasInfo { texture, rect: Rect::default(), offset: Vec2::ZERO, is_alpha_mask: true };
        let glyph = PositionedGlyph { position: Vec2::ZERO, atlas_info, section_index: 0, line_index: 0 };
        app.world_mut().spawn(TextLayoutInfo { glyphs: vec![glyph], ..default() });
        app.add_systems(Last, drop_unused_atlases);
        app.update();
        let left: Vec<FontAtlasKey> = app.world().resource::<FontAtlasSet>().keys().copied().collect();
        assert_eq!(left, [kept]);
    }

    #[test]
    fn the_pictures_of_panels_are_kept_once() {
        let mut app = App::new();
        let picture = ColorImage::filled([64, 64], bevy_egui::egui::Color32::WHITE);
        let texture = EguiManagedTexture { handle: Handle::default(), color_image: picture };
        let mut textures = EguiManagedTextures::default();
        textures.insert((Entity::PLACEHOLDER, 0), texture);
        app.insert_resource(textures).add_systems(Last, drop_second_copies);
        app.update();
        assert!(app.world().resource::<EguiManagedTextures>().values().all(|kept| kept.color_image.pixels.is_empty()));
    }
}
