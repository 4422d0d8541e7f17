//! The typefaces of the window.
use bevy_egui::egui::{self, FontFamily};
use std::sync::Arc;

pub const TEXT_FACE: &[u8] = include_bytes!("../../../assets/fonts/CrimsonPro-Medium.ttf");
pub const BOLD_FACE: &[u8] = include_bytes!("../../../assets/fonts/CrimsonPro-Bold.ttf");
const ITALIC_FACE: &[u8] = include_bytes!("../../../assets/fonts/CrimsonPro-MediumItalic.ttf");
const DISPLAY_FACE: &[u8] = include_bytes!("../../../assets/fonts/Almendra-Bold.ttf");
const UNCIAL_FACE: &[u8] = include_bytes!("../../../assets/fonts/UncialAntiqua-Regular.ttf");

/// A typeface of ours, or egui's own where ours have not been loaded: egui has new ones from the next pass on.
fn typeface(ctx: &egui::Context, name: &str) -> FontFamily {
    let family = FontFamily::Name(name.into());
    let known = ctx.fonts(|fonts| fonts.definitions().families.contains_key(&family));
    if known { family } else { FontFamily::Proportional }
}

/// Headings.
pub fn display(ctx: &egui::Context) -> FontFamily {
    typeface(ctx, "display")
}

/// The name of the house.
pub fn uncial(ctx: &egui::Context) -> FontFamily {
    typeface(ctx, "uncial")
}

/// Numbers that are read from across the table, and what must not be missed.
pub fn bold(ctx: &egui::Context) -> FontFamily {
    typeface(ctx, "bold")
}

pub fn italic(ctx: &egui::Context) -> FontFamily {
    typeface(ctx, "italic")
}

/// The typefaces; what they lack is taken from those that egui brings.
pub(super) fn typefaces() -> egui::FontDefinitions {
    let mut fonts = egui::FontDefinitions::default();
    let spare = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    // Book faces are small for their size: as large as the eye expects.
    for (name, bytes, scale, family) in [
        ("text", TEXT_FACE, 1.16, FontFamily::Proportional),
        ("bold", BOLD_FACE, 1.16, FontFamily::Name("bold".into())),
        ("italic", ITALIC_FACE, 1.16, FontFamily::Name("italic".into())),
        ("display", DISPLAY_FACE, 1.06, FontFamily::Name("display".into())),
        ("uncial", UNCIAL_FACE, 1.0, FontFamily::Name("uncial".into())),
    ] {
        let tweak = egui::FontTweak { scale, ..Default::default() };
        fonts.font_data.insert(name.to_owned(), Arc::new(egui::FontData::from_static(bytes).tweak(tweak)));
        let list = std::iter::once(name.to_owned()).chain(spare.iter().cloned()).collect();
        fonts.families.insert(family, list);
    }
    fonts
}
