//! The style of panels, pages and screens: sizes of text, spaces, edges, colours of widgets.
use super::fonts::{display, typefaces};
use super::look::{Look, Room, look_id};
use bevy_egui::egui::{self, Color32, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle, vec2};

/// The smallest text that the window uses, in points.
pub const SMALL: f32 = 14.0;
pub const BODY: f32 = 17.0;
pub const HEADING: f32 = 24.0;

/// Gives an egui context the style of the window: typefaces once, colours whenever the look changes. True if something changed.
pub fn apply_style(ctx: &egui::Context, look: Look) -> bool {
    let heading = display(ctx);
    let applied: Option<(Look, FontFamily)> = ctx.data(|data| data.get_temp(look_id()));
    if applied.as_ref().is_some_and(|(l, family)| *l == look && *family == heading) {
        return false;
    }
    if applied.is_none() {
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
        v.disabled_alpha = if look.room == Room::Day { 0.88 } else { 0.62 };
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
