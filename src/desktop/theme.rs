//! Parchment and ink: the colours of the window, the heraldic colours of the seats, the style of everything on paper.
use super::face::{Paint, Point, Tincture};
use bevy_egui::egui::{self, Color32, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle, pos2, vec2};

pub const PARCHMENT: Color32 = Color32::from_rgb(0xf3, 0xe9, 0xd2);
pub const PARCHMENT_DARK: Color32 = Color32::from_rgb(0xe4, 0xd5, 0xb4);
pub const PARCHMENT_LIGHT: Color32 = Color32::from_rgb(0xfb, 0xf5, 0xe6);
pub const INK: Color32 = Color32::from_rgb(0x2b, 0x1d, 0x12);
pub const INK_FADED: Color32 = Color32::from_rgb(0x55, 0x40, 0x2a);
pub const RUBRIC: Color32 = Color32::from_rgb(0x8f, 0x1d, 0x1d);
pub const GOLD: Color32 = Color32::from_rgb(0xc8, 0x97, 0x1f);
/// The table on which the board lies.
pub const OAK: Color32 = Color32::from_rgb(0x3a, 0x2a, 0x1c);

/// The smallest text that the window uses.
pub const SMALL: f32 = 14.0;
pub const BODY: f32 = 17.0;
pub const HEADING: f32 = 22.0;

impl Tincture {
    /// The full colour.
    pub fn field(self) -> Paint {
        match self {
            Tincture::Gules => [0x9c, 0x1f, 0x22, 255],
            Tincture::Azure => [0x1c, 0x4a, 0x86, 255],
            Tincture::Vert => [0x2c, 0x66, 0x37, 255],
            Tincture::Purpure => [0x65, 0x2f, 0x6c, 255],
            Tincture::Or => [0xb3, 0x80, 0x12, 255],
            Tincture::Sable => [0x2e, 0x2b, 0x2b, 255],
        }
    }
    /// A light tint of it, for a side that is turned over.
    pub fn tint(self) -> Paint {
        let [r, g, b, a] = self.field();
        let mix = |c: u8| (u16::from(c) / 4 + 0xf4 * 3 / 4) as u8;
        [mix(r), mix(g), mix(b), a]
    }
    pub fn colour(self) -> Color32 {
        colour(self.field())
    }
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

pub fn colour([r, g, b, a]: Paint) -> Color32 {
    Color32::from_rgba_unmultiplied(r, g, b, a)
}

/// Dresses an egui context.
pub fn dress(ctx: &egui::Context) {
    ctx.set_theme(egui::Theme::Light);
    ctx.all_styles_mut(|style| {
        style.text_styles = [
            (TextStyle::Small, SMALL, FontFamily::Proportional),
            (TextStyle::Body, BODY, FontFamily::Proportional),
            (TextStyle::Button, BODY, FontFamily::Proportional),
            (TextStyle::Heading, HEADING, FontFamily::Proportional),
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
        // Labels are read, not copied; a click on one belongs to what lies behind it.
        style.interaction.selectable_labels = false;
        // A window that rests would not wake for a delay.
        style.interaction.tooltip_delay = 0.0;
        style.interaction.show_tooltips_only_when_still = false;
        let v = &mut style.visuals;
        *v = egui::Visuals::light();
        v.text_cursor.blink = false;
        v.panel_fill = PARCHMENT;
        v.window_fill = PARCHMENT;
        v.window_stroke = Stroke::new(1.5, INK_FADED);
        v.window_corner_radius = CornerRadius::same(4);
        v.menu_corner_radius = CornerRadius::same(4);
        v.window_shadow = Shadow { offset: [0, 6], blur: 18, spread: 0, color: Color32::from_black_alpha(110) };
        v.popup_shadow = Shadow { offset: [0, 3], blur: 8, spread: 0, color: Color32::from_black_alpha(80) };
        v.faint_bg_color = PARCHMENT_DARK.gamma_multiply(0.55);
        v.extreme_bg_color = PARCHMENT_LIGHT;
        v.text_edit_bg_color = Some(PARCHMENT_LIGHT);
        v.hyperlink_color = RUBRIC;
        v.weak_text_color = Some(INK_FADED);
        v.warn_fg_color = RUBRIC;
        v.error_fg_color = RUBRIC;
        v.selection.bg_fill = Color32::from_rgb(0xd9, 0xb8, 0x6a);
        v.selection.stroke = Stroke::new(1.0, INK);
        let corner = CornerRadius::same(3);
        for (widget, fill, edge, text) in [
            (&mut v.widgets.noninteractive, PARCHMENT, PARCHMENT_DARK, INK),
            (&mut v.widgets.inactive, Color32::from_rgb(0xea, 0xda, 0xb4), Color32::from_rgb(0x9a, 0x7e, 0x52), INK),
            (&mut v.widgets.hovered, Color32::from_rgb(0xf6, 0xe3, 0xae), GOLD, INK),
            (&mut v.widgets.active, Color32::from_rgb(0xdc, 0xbf, 0x7c), INK, INK),
            (&mut v.widgets.open, Color32::from_rgb(0xf0, 0xdc, 0xa8), GOLD, INK),
        ] {
            widget.bg_fill = fill;
            widget.weak_bg_fill = fill;
            widget.bg_stroke = Stroke::new(1.2, edge);
            widget.fg_stroke = Stroke::new(1.2, text);
            widget.corner_radius = corner;
            widget.expansion = 0.0;
        }
    });
}

/// A button that stands out: the obvious next thing to do.
pub fn main_button(text: impl Into<String>) -> egui::Button<'static> {
    egui::Button::new(egui::RichText::new(text.into()).color(PARCHMENT_LIGHT).strong())
        .fill(RUBRIC)
        .stroke(Stroke::new(1.2, INK))
}

/// The small shield of a seat, drawn where text would stand.
pub fn shield(ui: &mut egui::Ui, tincture: Tincture, size: f32) -> egui::Response {
    let (rect, response) = ui.allocate_exact_size(vec2(size, size), egui::Sense::hover());
    let at = |[x, y]: Point| pos2(rect.center().x + x * size * 0.46, rect.center().y - y * size * 0.46);
    let outline: Vec<_> = tincture.silhouette().into_iter().map(at).collect();
    ui.painter().add(egui::Shape::convex_polygon(outline, tincture.colour(), Stroke::new(1.5, INK)));
    response
}

/// The same on a ground of its own colour.
pub fn shield_outlined(ui: &mut egui::Ui, tincture: Tincture, size: f32) -> egui::Response {
    let (rect, response) = ui.allocate_exact_size(vec2(size, size), egui::Sense::hover());
    let at = |[x, y]: Point| pos2(rect.center().x + x * size * 0.46, rect.center().y - y * size * 0.46);
    let outline: Vec<_> = tincture.silhouette().into_iter().map(at).collect();
    ui.painter().add(egui::Shape::convex_polygon(outline, tincture.colour(), Stroke::new(2.0, PARCHMENT_LIGHT)));
    response
}

/// Paper for a panel.
pub fn paper(margin: i8) -> egui::Frame {
    egui::Frame::new().fill(PARCHMENT).inner_margin(Margin::same(margin)).stroke(Stroke::new(1.0, PARCHMENT_DARK))
}

/// A heading in a side panel.
pub fn heading(ui: &mut egui::Ui, text: &str) {
    ui.label(egui::RichText::new(text).size(BODY + 1.0).color(RUBRIC).strong());
}
