//! The log in words, the newest line at the bottom, with rule numbers on hover and the way back to any line.
use super::theme;
use super::view::{LogLine, TableView};
use super::wishes::Wish;
use crate::table::texts::Texts;
use bevy_egui::egui::{self, RichText};

/// The panel: fills what is left of its parent.
pub fn show(ui: &mut egui::Ui, view: &TableView, texts: &Texts) -> Option<Wish> {
    theme::heading(ui, &texts.get("desktop-log"));
    let mut wish = None;
    let spacing = ui.spacing().item_spacing;
    egui::ScrollArea::vertical().auto_shrink(false).stick_to_bottom(true).show(ui, |ui| {
        ui.spacing_mut().item_spacing = egui::vec2(spacing.x, 3.0);
        for line in &view.log {
            if let Some(wanted) = show_line(ui, line, texts) {
                wish = Some(wanted);
            }
        }
    });
    wish
}

fn show_line(ui: &mut egui::Ui, line: &LogLine, texts: &Texts) -> Option<Wish> {
    let mut wish = None;
    let row = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        match line.tincture {
            Some(tincture) => drop(theme::shield(ui, tincture, 15.0)),
            None => drop(ui.allocate_exact_size(egui::vec2(15.0, 15.0), egui::Sense::hover())),
        }
        let dice: Vec<String> = line.dice.iter().map(i32::to_string).collect();
        let text = if dice.is_empty() { line.text.clone() } else { format!("{}  [{}]", line.text, dice.join(" · ")) };
        let colour = if line.dice.is_empty() { theme::of(ui).ink } else { theme::of(ui).rubric };
        ui.add(egui::Label::new(RichText::new(text).size(15.0).color(colour)).wrap().sense(egui::Sense::click()))
    });
    let rule = (!line.rule.is_empty()).then(|| texts.format("desktop-log-rule", &[("rule", line.rule.into())]));
    let hover = line.thought.iter().cloned().chain(rule).collect::<Vec<_>>().join("\n");
    let label = if hover.is_empty() { row.inner } else { row.inner.on_hover_text(hover) };
    label.context_menu(|ui| {
        if ui.button(texts.get("desktop-undo-to-here")).clicked() {
            wish = Some(Wish::UndoTo(line.entry));
            ui.close();
        }
    });
    wish
}
