//! What a match is about, beside the board, until the first order or until it is closed. The menu tells it again.
use crate::desktop::session::match_session::Briefing;
use crate::desktop::theme;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, Label, RichText, vec2};

/// The slip of paper. Gives whether it is closed.
pub(super) fn show(ui: &mut egui::Ui, briefing: &Briefing, texts: &Texts) -> bool {
    let c = theme::colours(ui);
    let mut closed = false;
    let frame = egui::Frame::new().fill(c.paper_light).stroke(egui::Stroke::new(1.0, c.gold)).inner_margin(8);
    frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let title = |ui: &mut egui::Ui| {
            let words = RichText::new(&briefing.title).size(19.0).family(theme::display(ui.ctx())).color(c.rubric);
            ui.add(Label::new(words).wrap());
        };
        let close = |ui: &mut egui::Ui| {
            let button = ui.add(egui::Button::new(RichText::new("×").size(17.0)).min_size(vec2(26.0, 22.0)));
            let told = texts.get("briefing-close");
            button.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &told));
            button.on_hover_text(told).clicked()
        };
        (_, closed) = egui::Sides::new().shrink_left().show(ui, title, close);
        if !briefing.story.is_empty() {
            ui.add(Label::new(RichText::new(&briefing.story).size(16.0).family(theme::italic(ui.ctx()))).wrap());
        }
        if let Some((tincture, you)) = &briefing.you {
            ui.horizontal(|ui| {
                theme::shield(ui, *tincture, 20.0);
                ui.add(Label::new(RichText::new(you).size(16.0).family(theme::bold(ui.ctx()))).wrap());
            });
        }
        for aim in &briefing.aims {
            ui.add(Label::new(RichText::new(aim).size(16.0)).wrap());
        }
    });
    ui.add_space(6.0);
    closed
}
