//! Parchment and ink: the colours of the room by day and by night, the heraldic tinctures in palettes that everybody can
//! tell apart, the typefaces, and the style of everything on paper.
use super::heraldry;
use super::heraldry::{Coat, Coats};
use crate::desktop::face::face_trait::{Paint, Point, Tincture};
use bevy::prelude::Resource;
use bevy_egui::egui::{self, Color32, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle, pos2, vec2};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The smallest text that the window uses, in points.
pub const SMALL: f32 = 14.0;
pub const BODY: f32 = 17.0;
pub const HEADING: f32 = 24.0;

/// Whether the room is lit by the sun or by candles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Room {
    #[default]
    Day,
    Night,
}

/// The tinctures for eyes that tell colours apart, and for those that do not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Palette {
    #[default]
    Heraldic,
    /// For deuteranopia and protanopia.
    RedGreen,
    /// For tritanopia.
    BlueYellow,
}

impl Room {
    pub const ALL: [Room; 2] = [Room::Day, Room::Night];
}
impl Palette {
    pub const ALL: [Palette; 3] = [Palette::Heraldic, Palette::RedGreen, Palette::BlueYellow];
}

/// How the window looks: a room, a palette, and the arms of the seats in the match. Panels ask [`of`] for it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    pub room: Room,
    pub palette: Palette,
    /// What the game's own colours are worn as.
    pub coats: Coats,
}

/// The colours of everything on paper.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Colours {
    pub paper: Color32,
    /// A line of a list, an empty bar.
    pub paper_dark: Color32,
    /// What is written on and what stands out.
    pub paper_light: Color32,
    pub ink: Color32,
    pub ink_faded: Color32,
    /// Headings, dice, what is refused: the red ink of scribes.
    pub rubric: Color32,
    pub gold: Color32,
    /// The table on which the board lies.
    pub table: Color32,
    /// The button of the obvious next thing, and what is written on it.
    pub seal: Color32,
    pub on_seal: Color32,
    button: Color32,
    button_edge: Color32,
    hovered: Color32,
    pressed: Color32,
    selected: Color32,
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

const DAY: Colours = Colours {
    paper: rgb(0xf3e9d2),
    paper_dark: rgb(0xe4d5b4),
    paper_light: rgb(0xfbf5e6),
    ink: rgb(0x2b1d12),
    ink_faded: rgb(0x55402a),
    rubric: rgb(0x8f1d1d),
    gold: rgb(0xc8971f),
    table: rgb(0x3a2a1c),
    seal: rgb(0x8f1d1d),
    on_seal: rgb(0xfbf5e6),
    button: rgb(0xeadab4),
    button_edge: rgb(0x9a7e52),
    hovered: rgb(0xf6e3ae),
    pressed: rgb(0xdcbf7c),
    selected: rgb(0xd9b86a),
};

const NIGHT: Colours = Colours {
    paper: rgb(0x2a2018),
    paper_dark: rgb(0x3b2e22),
    paper_light: rgb(0x1e1711),
    ink: rgb(0xf0e4c9),
    ink_faded: rgb(0xc8b592),
    rubric: rgb(0xf2a08a),
    gold: rgb(0xd9a93a),
    table: rgb(0x15100b),
    seal: rgb(0x8f2a22),
    on_seal: rgb(0xfbf5e6),
    button: rgb(0x43342a),
    button_edge: rgb(0x8a7250),
    hovered: rgb(0x5a4630),
    pressed: rgb(0x6e5637),
    selected: rgb(0x6e5426),
};

impl Look {
    pub fn colours(self) -> &'static Colours {
        match self.room {
            Room::Day => &DAY,
            Room::Night => &NIGHT,
        }
    }
    /// The full colour of a tincture of the game's own, as its seat wears it.
    pub fn field(self, own: Tincture) -> [u8; 3] {
        self.pigment(self.coats.worn(own).tincture)
    }
    /// The full colour of a tincture, whoever wears it.
    pub fn pigment(self, tincture: Tincture) -> [u8; 3] {
        use Tincture::*;
        match (self.palette, tincture) {
            (Palette::Heraldic, Gules) => [0x9c, 0x1f, 0x22],
            (Palette::Heraldic, Azure) => [0x1c, 0x4a, 0x86],
            (Palette::Heraldic, Vert) => [0x2c, 0x66, 0x37],
            (Palette::Heraldic, Purpure) => [0x65, 0x2f, 0x6c],
            (Palette::Heraldic, Or) => [0x85, 0x5b, 0x04],
            // Vermilion against deep blue, and lightness does the rest.
            (Palette::RedGreen, Gules) => [0xa8, 0x45, 0x00],
            (Palette::RedGreen, Azure) => [0x00, 0x4c, 0x97],
            (Palette::RedGreen, Vert) => [0x00, 0x6e, 0x57],
            (Palette::RedGreen, Purpure) => [0x8a, 0x3f, 0x78],
            (Palette::RedGreen, Or) => [0x4a, 0x40, 0x00],
            (Palette::BlueYellow, Gules) => [0xa8, 0x12, 0x2e],
            (Palette::BlueYellow, Azure) => [0x00, 0x5f, 0x7a],
            (Palette::BlueYellow, Vert) => [0x1e, 0x57, 0x2f],
            (Palette::BlueYellow, Purpure) => [0x5b, 0x2c, 0x86],
            (Palette::BlueYellow, Or) => [0x85, 0x58, 0x52],
            (_, Sable) => [0x2e, 0x2b, 0x2b],
        }
    }
    /// A light tint of it, for a side that is turned over.
    pub fn tint(self, tincture: Tincture) -> [u8; 3] {
        self.field(tincture).map(|c| (u16::from(c) / 8 + 0xf8 * 7 / 8) as u8)
    }
    /// A paint as it is mixed in this palette: red, green, blue and opacity.
    pub fn mix(self, paint: Paint) -> [u8; 4] {
        let opaque = |[r, g, b]: [u8; 3]| [r, g, b, 255];
        match paint {
            Paint::Plain(rgba) => rgba,
            Paint::Field(tincture) => opaque(self.field(tincture)),
            Paint::Tint(tincture) => opaque(self.tint(tincture)),
        }
    }
    pub fn colour(self, paint: impl Into<Paint>) -> Color32 {
        let [r, g, b, a] = self.mix(paint.into());
        Color32::from_rgba_unmultiplied(r, g, b, a)
    }
}

impl From<Tincture> for Paint {
    fn from(tincture: Tincture) -> Self {
        Paint::Field(tincture)
    }
}

fn look_id() -> egui::Id {
    egui::Id::new("mesnie look")
}

/// The look of the window that a panel is drawn in.
pub fn look(ui: &egui::Ui) -> Look {
    look_of(ui.ctx())
}
pub fn look_of(ctx: &egui::Context) -> Look {
    ctx.data(|data| data.get_temp(look_id())).unwrap_or_default()
}
impl From<Look> for &'static Colours {
    fn from(look: Look) -> Self {
        look.colours()
    }
}
/// The colours of the window that a panel is drawn in.
pub fn of(ui: &egui::Ui) -> &'static Colours {
    look(ui).colours()
}

impl Tincture {
    /// The silhouette of its counters, in a square from -1 to 1: each tincture has its own.
    pub fn silhouette(self) -> Vec<Point> {
        match self {
            // A shield.
            Tincture::Gules => {
                vec![
                    [-0.94, 0.96],
                    [0.94, 0.96],
                    [0.94, -0.52],
                    [0.72, -0.78],
                    [0.0, -1.0],
                    [-0.72, -0.78],
                    [-0.94, -0.52],
                ]
            }
            // A square with cut corners.
            Tincture::Azure => vec![
                [-0.6, 0.98],
                [0.6, 0.98],
                [0.98, 0.6],
                [0.98, -0.6],
                [0.6, -0.98],
                [-0.6, -0.98],
                [-0.98, -0.6],
                [-0.98, 0.6],
            ],
            Tincture::Vert => vec![[-0.94, 0.94], [0.94, 0.94], [0.94, -0.94], [-0.94, -0.94]],
            Tincture::Purpure => vec![[0.0, 1.0], [0.95, 0.3], [0.6, -0.95], [-0.6, -0.95], [-0.95, 0.3]],
            Tincture::Or => circle(1.0, 24),
            Tincture::Sable => vec![[0.0, 1.0], [1.0, 0.0], [0.0, -1.0], [-1.0, 0.0]],
        }
    }
}

/// A round outline.
pub fn circle(radius: f32, corners: usize) -> Vec<Point> {
    (0..corners)
        .map(|i| {
            let (sin, cos) = (i as f32 / corners as f32 * std::f32::consts::TAU).sin_cos();
            [radius * cos, radius * sin]
        })
        .collect()
}

pub const TEXT_FACE: &[u8] = include_bytes!("../../assets/fonts/CrimsonPro-Medium.ttf");
pub const BOLD_FACE: &[u8] = include_bytes!("../../assets/fonts/CrimsonPro-Bold.ttf");
const ITALIC_FACE: &[u8] = include_bytes!("../../assets/fonts/CrimsonPro-MediumItalic.ttf");
const DISPLAY_FACE: &[u8] = include_bytes!("../../assets/fonts/Almendra-Bold.ttf");
const UNCIAL_FACE: &[u8] = include_bytes!("../../assets/fonts/UncialAntiqua-Regular.ttf");

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
fn typefaces() -> egui::FontDefinitions {
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

/// Dresses an egui context: typefaces once, colours whenever the look changes. True if something changed.
pub fn dress(ctx: &egui::Context, look: Look) -> bool {
    let heading = display(ctx);
    let dressed: Option<(Look, FontFamily)> = ctx.data(|data| data.get_temp(look_id()));
    if dressed.as_ref().is_some_and(|(l, family)| *l == look && *family == heading) {
        return false;
    }
    if dressed.is_none() {
        ctx.set_fonts(typefaces());
    }
    ctx.data_mut(|data| {
        data.insert_temp(look_id(), look);
        data.insert_temp(look_id(), (look, heading.clone()));
    });
    let theme = if look.room == Room::Day { egui::Theme::Light } else { egui::Theme::Dark };
    ctx.set_theme(theme);
    let c = look.colours();
    ctx.all_styles_mut(|style| {
        style.text_styles = [
            (TextStyle::Small, SMALL, FontFamily::Proportional),
            (TextStyle::Body, BODY, FontFamily::Proportional),
            (TextStyle::Button, BODY, FontFamily::Proportional),
            (TextStyle::Heading, HEADING, heading.clone()),
            (TextStyle::Monospace, 15.0, FontFamily::Monospace),
        ]
        .map(|(name, size, family)| (name, FontId::new(size, family)))
        .into();
        style.spacing.item_spacing = vec2(8.0, 7.0);
        style.spacing.button_padding = vec2(12.0, 6.0);
        style.spacing.interact_size.y = 30.0;
        style.spacing.combo_width = 150.0;
        style.spacing.window_margin = Margin::same(18);
        style.spacing.tooltip_width = 420.0;
        style.spacing.scroll = egui::style::ScrollStyle::solid();
        style.spacing.scroll.fade.strength = 0.0;
        // Labels are read, not copied; a click on one belongs to what lies behind it.
        style.interaction.selectable_labels = false;
        // A window that rests would not wake for a delay.
        style.interaction.tooltip_delay = 0.0;
        style.interaction.show_tooltips_only_when_still = false;
        let v = &mut style.visuals;
        *v = theme.default_visuals();
        v.text_cursor.blink = false;
        v.text_cursor.stroke.color = c.rubric;
        v.panel_fill = c.paper;
        v.window_fill = c.paper;
        v.window_stroke = Stroke::new(1.5, c.ink_faded);
        v.window_corner_radius = CornerRadius::same(4);
        v.menu_corner_radius = CornerRadius::same(4);
        v.window_shadow = Shadow { offset: [0, 6], blur: 18, spread: 0, color: Color32::from_black_alpha(110) };
        v.popup_shadow = Shadow { offset: [0, 3], blur: 8, spread: 0, color: Color32::from_black_alpha(80) };
        v.faint_bg_color = c.paper.lerp_to_gamma(c.paper_dark, 0.55);
        v.extreme_bg_color = c.paper_light;
        v.text_edit_bg_color = Some(c.paper_light);
        v.code_bg_color = c.paper_dark;
        v.hyperlink_color = c.rubric;
        v.weak_text_color = Some(c.ink_faded);
        v.warn_fg_color = c.rubric;
        v.error_fg_color = c.rubric;
        // What cannot be pressed is still to be read.
        v.disabled_alpha = 0.88;
        v.selection.bg_fill = c.selected;
        v.selection.stroke = Stroke::new(1.0, c.ink);
        v.override_text_color = None;
        let corner = CornerRadius::same(3);
        for (widget, fill, edge) in [
            (&mut v.widgets.noninteractive, c.paper, c.paper_dark),
            (&mut v.widgets.inactive, c.button, c.button_edge),
            (&mut v.widgets.hovered, c.hovered, c.gold),
            (&mut v.widgets.active, c.pressed, c.ink),
            (&mut v.widgets.open, c.hovered, c.gold),
        ] {
            widget.bg_fill = fill;
            widget.weak_bg_fill = fill;
            widget.bg_stroke = Stroke::new(1.2, edge);
            widget.fg_stroke = Stroke::new(1.2, c.ink);
            widget.corner_radius = corner;
            widget.expansion = 0.0;
        }
    });
    true
}

/// A button that stands out: the obvious next thing to do.
pub fn main_button(ui: &egui::Ui, text: impl Into<String>) -> egui::Button<'static> {
    let c = of(ui);
    egui::Button::new(egui::RichText::new(text.into()).color(c.on_seal).family(bold(ui.ctx())))
        .fill(c.seal)
        .stroke(Stroke::new(1.2, c.ink))
}

/// The main button, live or dead: a dead one is paper, so that what it says can be read.
pub fn add_main_button(ui: &mut egui::Ui, live: bool, text: impl Into<String>, size: egui::Vec2) -> egui::Response {
    let button = if live { main_button(ui, text) } else { egui::Button::new(text.into()) };
    ui.add_enabled(live, button.min_size(size))
}

/// The small shield of a seat, drawn where text would stand. `own` is the game's own colour for it.
pub fn shield(ui: &mut egui::Ui, own: Tincture, size: f32) -> egui::Response {
    let edge = Stroke::new(1.5, of(ui).ink);
    let coat = look(ui).coats.worn(own);
    shield_with(ui, own, coat, size, edge)
}

/// The same on a ground of its own colour.
pub fn shield_outlined(ui: &mut egui::Ui, own: Tincture, size: f32) -> egui::Response {
    let edge = Stroke::new(2.0, of(ui).on_seal);
    let coat = look(ui).coats.worn(own);
    shield_with(ui, own, coat, size, edge)
}

/// A shield with these arms, in the outline of the game's own colour.
pub fn shield_of(ui: &mut egui::Ui, own: Tincture, coat: Coat, size: f32) -> egui::Response {
    let edge = Stroke::new(1.5, of(ui).ink);
    shield_with(ui, own, coat, size, edge)
}

fn shield_with(ui: &mut egui::Ui, own: Tincture, coat: Coat, size: f32, edge: Stroke) -> egui::Response {
    let (rect, response) = ui.allocate_exact_size(vec2(size, size), egui::Sense::hover());
    let at = |[x, y]: Point| pos2(rect.center().x + x * size * 0.46, rect.center().y - y * size * 0.46);
    let silhouette = own.silhouette();
    let outline: Vec<_> = silhouette.iter().copied().map(at).collect();
    let [r, g, b] = look(ui).pigment(coat.tincture);
    let painter = ui.painter();
    painter.add(egui::Shape::convex_polygon(outline.clone(), Color32::from_rgb(r, g, b), Stroke::NONE));
    // Some two points apart on the smallest shields, a tenth of the shield on large ones.
    let apart = (5.0 / size).max(0.2);
    painter.extend(heraldry::hatch(coat, &silhouette, apart, (size * 0.02).clamp(0.7, 1.6), at));
    if let Some(charge) = coat.charge {
        let inner = egui::Rect::from_center_size(rect.center(), vec2(size, size) * 0.62);
        crate::desktop::board::shapes::paint_symbol(painter, inner, &charge.outlines(), of(ui).on_seal);
    }
    painter.add(egui::Shape::closed_line(outline, edge));
    response
}

/// Paper for a panel.
pub fn paper(ui: &egui::Ui, margin: i8) -> egui::Frame {
    let c = of(ui);
    egui::Frame::new().fill(c.paper).inner_margin(Margin::same(margin)).stroke(Stroke::new(1.0, c.paper_dark))
}

/// A heading in a side panel.
pub fn heading(ui: &mut egui::Ui, text: &str) {
    let words = egui::RichText::new(text).size(BODY + 2.0).family(display(ui.ctx())).color(of(ui).rubric);
    ui.label(words);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn linear([r, g, b]: [u8; 3]) -> [f64; 3] {
        [r, g, b].map(|c| {
            let c = f64::from(c) / 255.0;
            if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        })
    }
    fn luminance(colour: [u8; 3]) -> f64 {
        let [r, g, b] = linear(colour);
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    /// As the guidelines for accessible content count it: 1 to 21.
    fn contrast(a: [u8; 3], b: [u8; 3]) -> f64 {
        let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
        a.max(b) / a.min(b)
    }
    fn plain(colour: Color32) -> [u8; 3] {
        let [r, g, b, _] = colour.to_array();
        [r, g, b]
    }

    #[test]
    fn every_text_stands_out_from_its_ground() {
        for room in Room::ALL {
            let c = Look { room, ..Look::default() }.colours();
            let grounds = [c.paper, c.paper_dark, c.paper_light];
            let buttons = [c.button, c.hovered, c.pressed, c.selected];
            let texts = [("ink", c.ink), ("faded ink", c.ink_faded), ("rubric", c.rubric)];
            for (name, text) in texts {
                for ground in grounds {
                    let found = contrast(plain(text), plain(ground));
                    assert!(found >= 4.5, "{room:?}: {name} on {ground:?}: {found:.2}");
                }
            }
            for ground in buttons {
                let found = contrast(plain(c.ink), plain(ground));
                assert!(found >= 4.5, "{room:?}: ink on a button {ground:?}: {found:.2}");
            }
            let found = contrast(plain(c.on_seal), plain(c.seal));
            assert!(found >= 4.5, "{room:?}: the main button: {found:.2}");
            for palette in Palette::ALL {
                let look = Look { room, palette, ..Look::default() };
                for tincture in Tincture::ALL {
                    let on_banner = contrast(plain(c.on_seal), look.field(tincture));
                    let turned_over = contrast(look.field(tincture), look.tint(tincture));
                    assert!(on_banner >= 4.5, "{palette:?} {tincture:?}: on a banner {on_banner:.2}");
                    assert!(turned_over >= 4.5, "{palette:?} {tincture:?}: turned over {turned_over:.2}");
                }
            }
        }
    }

    /// How a colour looks to eyes without one kind of cones (Machado, Oliveira and Fernandes, 2009), in CIE Lab.
    fn seen(colour: [u8; 3], eyes: &[[f64; 3]; 3]) -> [f64; 3] {
        let rgb = linear(colour);
        let rgb: Vec<f64> = eyes.iter().map(|row| row.iter().zip(rgb).map(|(m, c)| m * c).sum::<f64>()).collect();
        let xyz = [
            (0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505,
            0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2],
            (0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089,
        ];
        let [x, y, z] = xyz.map(|t| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }
    const SOUND: [[f64; 3]; 3] = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    const DEUTERANOPIA: [[f64; 3]; 3] = [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]];
    const PROTANOPIA: [[f64; 3]; 3] = [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]];
    const TRITANOPIA: [[f64; 3]; 3] = [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]];

    #[test]
    fn every_palette_keeps_the_sides_apart_for_the_eyes_that_it_is_made_for() {
        for (palette, eyes) in [
            (Palette::Heraldic, SOUND),
            (Palette::RedGreen, DEUTERANOPIA),
            (Palette::RedGreen, PROTANOPIA),
            (Palette::BlueYellow, TRITANOPIA),
        ] {
            let look = Look { palette, ..Look::default() };
            for (i, a) in Tincture::ALL.into_iter().enumerate() {
                for b in Tincture::ALL.into_iter().skip(i + 1) {
                    let (one, other) = (seen(look.field(a), &eyes), seen(look.field(b), &eyes));
                    let far = one.iter().zip(other).map(|(p, q)| (p - q).powi(2)).sum::<f64>().sqrt();
                    assert!(far >= 10.0, "{palette:?}: {a:?} and {b:?} are {far:.1} apart");
                }
            }
        }
    }
}
