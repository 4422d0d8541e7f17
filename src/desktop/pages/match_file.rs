//! What is asked about the file of a match: it cannot be written, or somebody else plays it.
use crate::desktop::session::requests::{Dialog, Request, Unsaved};
use crate::desktop::theme;
use crate::table::text::locales::Texts;
use bevy_egui::egui;
use std::path::Path;

/// The match is about to be left and its last orders are in no file: save it elsewhere, leave all the same, or stay.
pub fn show_unsaved(ui: &mut egui::Ui, unsaved: &Unsaved, problem: Option<String>, texts: &Texts) -> Option<Request> {
    let mut now = unsaved.clone();
    let mut request = None;
    ui.set_width(560.0);
    ui.heading(texts.get("desktop-unsaved"));
    ui.label(texts.get("desktop-unsaved.hint"));
    for problem in problem.into_iter().chain([unsaved.problem.clone()]).filter(|problem| !problem.is_empty()) {
        ui.label(egui::RichText::new(problem).color(theme::colours(ui).rubric));
    }
    ui.add_space(6.0);
    let label = ui.label(texts.get("desktop-unsaved-folder"));
    let edit = egui::TextEdit::singleline(&mut now.folder).desired_width(540.0).char_limit(1000);
    if ui.add(edit).labelled_by(label.id).changed() {
        now.problem.clear();
    }
    ui.add_space(6.0);
    let may = !now.folder.trim().is_empty();
    if ui.add_enabled(may, theme::main_button(ui, texts.get("desktop-unsaved-save"))).clicked() {
        request = Some(Request::SaveElsewhere(now.clone()));
    }
    if ui.button(texts.get("desktop-unsaved-leave")).clicked() {
        request = Some(Request::LeaveUnsaved(now.then.clone()));
    }
    if ui.button(texts.get("desktop-unsaved-stay")).clicked() {
        request = Some(Request::Close);
    }
    request.or_else(|| (now != *unsaved).then_some(Request::Open(Dialog::Unsaved(now))))
}

/// Somebody else plays the match: look at it, go on in a copy, or leave it alone. `problem`: who plays it, in words.
pub fn show_in_use(ui: &mut egui::Ui, path: &Path, problem: &str, texts: &Texts) -> Option<Request> {
    let mut request = None;
    ui.set_width(560.0);
    ui.heading(texts.get("desktop-in-use"));
    ui.label(problem);
    ui.label(texts.get("desktop-in-use.hint"));
    ui.add_space(8.0);
    if ui.add(theme::main_button(ui, texts.get("desktop-in-use-look"))).clicked() {
        request = Some(Request::LookAt(path.to_owned()));
    }
    if ui.button(texts.get("desktop-in-use-copy")).clicked() {
        request = Some(Request::LoadCopy(path.to_owned()));
    }
    if ui.button(texts.get("desktop-cancel")).clicked() {
        request = Some(Request::Close);
    }
    request
}
