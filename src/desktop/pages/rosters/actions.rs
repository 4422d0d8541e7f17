//! What is done with a list as a whole: undo, save, delete, print.
use super::{Asking, Draft, OpenRosters, Workshop, shelf};
use crate::desktop::theme;
use crate::table::prelude::Problem;
use crate::table::rosters::book::{Listed, own_id};
use crate::table::rosters::html;
use crate::table::saves::own_lists::write;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, Key, KeyboardShortcut, Modifiers, RichText};
use std::path::{Path, PathBuf};

const UNDO: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::Z);
const REDO: [KeyboardShortcut; 2] = [
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z),
    KeyboardShortcut::new(Modifiers::COMMAND, Key::Y),
];
const SAVE: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::S);

/// Keys that do what the buttons do, unless somebody types.
pub(super) fn keys(ui: &egui::Ui, open: &mut OpenRosters, shop: &Workshop, texts: &Texts) {
    if ui.ctx().text_edit_focused() || open.draft.is_none() {
        return;
    }
    // With more modifiers first.
    let pressed = |key: &KeyboardShortcut| ui.input_mut(|input| input.consume_shortcut(key));
    if REDO.iter().any(pressed) {
        open.draft.iter_mut().for_each(Draft::redo);
    } else if pressed(&UNDO) {
        open.draft.iter_mut().for_each(Draft::undo);
    } else if pressed(&SAVE) {
        save(open, shop, texts);
    }
}

/// The buttons, from the right to the left.
pub(super) fn toolbar(ui: &mut egui::Ui, open: &mut OpenRosters, shop: &Workshop, texts: &Texts) {
    let draft = open.draft.as_ref();
    let (any, own) = (draft.is_some(), draft.is_some_and(|draft| draft.path.is_some()) || open.broken.is_some());
    let can_save = any && shop.lists.is_some();
    let changed = draft.is_some_and(|draft| draft.is_changed() || draft.path.is_none());
    let (undo, redo) = (draft.is_some_and(Draft::can_undo), draft.is_some_and(Draft::can_redo));
    let mut button = |key: &str, live: bool| ui.add_enabled(live, egui::Button::new(texts.get(key))).clicked();
    if button("roster-print", can_save) {
        print(open, shop, texts);
    }
    if button("roster-delete", own) {
        open.asking = Asking::Delete;
    }
    if button("roster-save-as", can_save) {
        open.asking = Asking::SaveAs(name(open, shop));
    }
    if button("roster-save", can_save && changed) {
        save(open, shop, texts);
    }
    if button("roster-redo", redo) {
        open.draft.iter_mut().for_each(Draft::redo);
    }
    if button("roster-undo", undo) {
        open.draft.iter_mut().for_each(Draft::undo);
    }
}

/// What people call the list that is written.
fn name(open: &OpenRosters, shop: &Workshop) -> String {
    let listed = open.draft.as_ref().and_then(|draft| shop.book.listed(draft.text()));
    listed.map(|listed| listed.name).unwrap_or_default()
}

/// Saves the list in its file; one without a file gets one of its name, unless there is such a file already.
fn save(open: &mut OpenRosters, shop: &Workshop, texts: &Texts) {
    let name = name(open, shop);
    match (open.draft.as_ref().and_then(|draft| draft.path.clone()), path(shop, &name)) {
        (Some(path), _) => save_in(open, shop, path, None, texts),
        (None, Ok(path)) if !path.exists() => save_in(open, shop, path, None, texts),
        (None, _) => open.asking = Asking::SaveAs(name),
    }
}

fn path(shop: &Workshop, name: &str) -> Result<PathBuf, Problem> {
    shop.lists.as_ref().ok_or_else(|| Problem::new("save-no-folder"))?.path(name)
}

/// Saves the list in this file; `name`: it gets another name.
fn save_in(open: &mut OpenRosters, shop: &Workshop, path: PathBuf, name: Option<&str>, texts: &Texts) {
    let (Some(draft), Some(lists)) = (&mut open.draft, &shop.lists) else { return };
    let Some(listed) = shop.book.listed(draft.text()) else { return };
    let id = own_id(&path.file_stem().unwrap_or_default().to_string_lossy());
    let name = name.map_or(listed.name.clone(), |name| name.trim().to_owned());
    let to = Listed { id, name };
    let text = if to == listed { draft.text().clone() } else { shop.book.renamed(draft.text(), &to) };
    match lists.save(&path, &text) {
        Ok(()) => {
            let file = path.display().to_string();
            draft.keep(text, path);
            open.told = Some((texts.format("roster-saved", &[("file", file.into())]), true));
            open.stale = true;
        }
        Err(problem) => open.told = Some((problem.tell(texts), false)),
    }
}

/// Writes the sheet beside the file of the list, and says where it is.
fn print(open: &mut OpenRosters, shop: &Workshop, texts: &Texts) {
    let Some(draft) = &open.draft else { return };
    let Some(roll) = shop.book.roll(shop.data, draft.text(), texts) else { return };
    let name = name(open, shop);
    let beside = |path: &Path| path.with_extension("html");
    let target =
        draft.path.as_deref().map_or_else(|| path(shop, &name).map(|path| beside(&path)), |path| Ok(beside(path)));
    let written = target.and_then(|path| write(&path, &html::page(&roll, texts.lang())).map(|()| path));
    open.told = Some(match written {
        Ok(path) => (texts.format("roster-printed", &[("file", path.display().to_string().into())]), true),
        Err(problem) => (problem.tell(texts), false),
    });
}

/// What has to be answered first, above the form.
pub(super) fn ask(ui: &mut egui::Ui, open: &mut OpenRosters, shop: &Workshop, texts: &Texts) {
    if open.asking == Asking::Nothing {
        return;
    }
    let paper = egui::Frame::new().fill(theme::colours(ui).paper_light).inner_margin(10).corner_radius(3);
    paper.show(ui, |ui| match open.asking.clone() {
        Asking::Nothing => {}
        Asking::Delete => ask_delete(ui, open, shop, texts),
        Asking::SaveAs(name) => ask_name(ui, open, name, shop, texts),
        Asking::Leave(next) => {
            ui.label(texts.get("roster-leave"));
            ui.horizontal(|ui| {
                if ui.button(texts.get("roster-leave-yes")).clicked() {
                    shelf::go(open, &next, shop, texts);
                }
                if ui.button(texts.get("desktop-cancel")).clicked() {
                    open.asking = Asking::Nothing;
                }
            });
        }
    });
    ui.add_space(4.0);
}

/// The file that is shown, of a list or broken.
fn shown(open: &OpenRosters) -> Option<PathBuf> {
    let broken = open.broken.and_then(|i| Some(open.own.get(i)?.path.clone()));
    broken.or_else(|| open.draft.as_ref()?.path.clone())
}

fn ask_delete(ui: &mut egui::Ui, open: &mut OpenRosters, shop: &Workshop, texts: &Texts) {
    let (Some(path), Some(lists)) = (shown(open), &shop.lists) else {
        open.asking = Asking::Nothing;
        return;
    };
    let file = path.display().to_string();
    ui.add(egui::Label::new(texts.format("roster-delete-ask", &[("file", file.into())])).wrap());
    ui.horizontal(|ui| {
        if ui.button(texts.get("roster-delete-yes")).clicked() {
            open.asking = Asking::Nothing;
            match lists.delete(&path) {
                Ok(()) => {
                    (open.draft, open.broken, open.stale) = (None, None, true);
                    open.told = Some((texts.get("roster-deleted"), true));
                }
                Err(problem) => open.told = Some((problem.tell(texts), false)),
            }
        }
        if ui.button(texts.get("desktop-cancel")).clicked() {
            open.asking = Asking::Nothing;
        }
    });
}

fn ask_name(ui: &mut egui::Ui, open: &mut OpenRosters, mut name: String, shop: &Workshop, texts: &Texts) {
    let c = theme::colours(ui);
    ui.horizontal(|ui| {
        let label = ui.label(texts.get("roster-save-name"));
        ui.add(egui::TextEdit::singleline(&mut name).desired_width(260.0).char_limit(40)).labelled_by(label.id);
        let target = path(shop, &name);
        if ui.add_enabled(target.is_ok(), egui::Button::new(texts.get("roster-save-yes"))).clicked()
            && let Ok(target) = &target
        {
            open.asking = Asking::Nothing;
            save_in(open, shop, target.clone(), Some(&name), texts);
            return;
        }
        if ui.button(texts.get("desktop-cancel")).clicked() {
            open.asking = Asking::Nothing;
            return;
        }
        open.asking = Asking::SaveAs(name.clone());
    });
    let own = shown(open);
    match path(shop, &name) {
        Ok(path) if path.exists() && Some(&path) != own.as_ref() => {
            ui.label(RichText::new(texts.get("roster-save-replaces")).color(c.rubric));
        }
        Ok(_) => {}
        Err(problem) => drop(ui.label(RichText::new(problem.tell(texts)).color(c.rubric))),
    }
}
