//! Saved matches: the list to choose from, and the name for a new save.
use crate::desktop::board::preview::Album;
use crate::desktop::session::requests::{Dialog, Request};
use crate::desktop::session::view_model::player_key;
use crate::desktop::theme;
use crate::table::saves::folder::Saved;
use crate::table::text::locales::Texts;
use bevy_egui::egui;
use std::path::Path;
use std::time::SystemTime;

/// Whether the scenario of a match is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scenario {
    /// Its game has several.
    Told,
    /// Its game has no other.
    Understood,
}

impl Scenario {
    pub fn told_if(several: bool) -> Self {
        if several { Self::Told } else { Self::Understood }
    }
}

/// What a saved match is, in a line: the game, its scenario and its players, or why it cannot be read; and how far it has come.
pub fn describe(saved: &Saved, scenario: Scenario, texts: &Texts) -> [String; 2] {
    let [game, scenario, players, state] = parts(saved, scenario, texts);
    let told = [game, scenario, players].into_iter().filter(|part| !part.is_empty());
    [told.collect::<Vec<_>>().join(" · "), state]
}

/// The game, its scenario, its players, and how far it has come. Of a match that cannot be read: why, in place of the players.
fn parts(saved: &Saved, scenario: Scenario, texts: &Texts) -> [String; 4] {
    let summary = match &saved.summary {
        Err(problem) => return [String::new(), String::new(), problem.tell(texts), String::new()],
        Ok(summary) => summary,
    };
    let players: Vec<String> = (summary.seats.iter())
        .map(|seat| match (seat.name.trim(), &seat.player) {
            ("", crate::table::prelude::Player::Script(level)) => {
                texts.format(player_key(&seat.player), &[("level", level.as_str().into())])
            }
            ("", player) => texts.get(player_key(player)),
            (name, _) => name.to_owned(),
        })
        .collect();
    let state = match (summary.damaged, summary.finished) {
        (true, _) => texts.get("desktop-save-damaged"),
        (_, true) => texts.get("desktop-save-finished"),
        // How many orders were given would tell of those that are secret.
        _ => texts.get("desktop-save-under-way"),
    };
    // A designer's own scenario is called as in the rule data.
    let named = || texts.get_or(&format!("scenario-{}-{}", summary.game, summary.scenario), &summary.scenario);
    let scenario = if scenario == Scenario::Told { named() } else { String::new() };
    [texts.get(&format!("game-{}", summary.game)), scenario, players.join(" – "), state]
}

/// How long ago a file was written.
fn age(saved: &Saved, texts: &Texts) -> String {
    let seconds = SystemTime::now().duration_since(saved.modified).unwrap_or_default().as_secs();
    let (key, n) = match seconds {
        0..60 => ("desktop-ago-now", 0),
        60..3600 => ("desktop-ago-minutes", seconds / 60),
        3600..86400 => ("desktop-ago-hours", seconds / 3600),
        _ => ("desktop-ago-days", seconds / 86400),
    };
    texts.format(key, &[("n", n.into())])
}

/// The room for a picture, in points.
const PICTURE: egui::Vec2 = egui::vec2(124.0, 88.0);
/// The width of what is told beside it.
const BESIDE: f32 = 530.0;

/// What is to become of a match in the list.
enum Choice {
    Load,
    /// It is asked whether it is to be deleted.
    Doom,
    Keep,
    Delete,
}

/// The list, newest first. `on_table`: the file of the match under way, which cannot be deleted. `develop` makes the
/// picture of a match, one in each frame.
pub fn show_list(
    ui: &mut egui::Ui,
    album: &mut Album,
    on_table: Option<&Path>,
    develop: impl FnOnce(&mut Album, usize),
    texts: &Texts,
) -> Option<Request> {
    let mut request = None;
    let mut chosen = None;
    ui.set_width(840.0);
    ui.heading(texts.get("desktop-load"));
    ui.separator();
    if album.saves.is_empty() {
        ui.label(texts.get("desktop-no-saves"));
    }
    let height = (ui.ctx().content_rect().height() - 260.0).clamp(160.0, 560.0);
    let (row, rows) = (PICTURE.y + 16.0, album.saves.len());
    let mut seen = 0..0;
    egui::ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show_rows(ui, row, rows, |ui, shown| {
        for i in shown.clone() {
            let paper = egui::Frame::new().fill(theme::colours(ui).paper_light).inner_margin(8).corner_radius(3);
            let choice = paper.show(ui, |ui| show_saved(ui, album, i, on_table, texts)).inner;
            chosen = choice.map(|choice| (i, choice)).or(chosen.take());
        }
        seen = shown;
    });
    if let Some((i, choice)) = chosen {
        let path = album.saves[i].path.clone();
        match choice {
            Choice::Load => request = Some(Request::Load(path)),
            Choice::Doom => album.doomed = Some(path),
            Choice::Keep => album.doomed = None,
            Choice::Delete => {
                album.forget(i);
                request = Some(Request::DeleteSave(path));
            }
        }
    } else if let Some(next) = seen.into_iter().find(|i| album.lacks(*i)) {
        develop(album, next);
        ui.ctx().request_repaint();
    }
    ui.add_space(8.0);
    if ui.button(texts.get("desktop-close")).clicked() {
        request = Some(Request::Close);
    }
    request
}

/// A saved match: its picture, what it is, and the buttons to play it and to be rid of it.
fn show_saved(
    ui: &mut egui::Ui,
    album: &mut Album,
    i: usize,
    on_table: Option<&Path>,
    texts: &Texts,
) -> Option<Choice> {
    ui.horizontal(|ui| {
        ui.set_height(PICTURE.y);
        let (picture, _) = ui.allocate_exact_size(PICTURE, egui::Sense::hover());
        ui.painter().rect_filled(picture, 2.0, theme::colours(ui).table);
        if let Some(preview) = album.preview(i) {
            preview.paint(ui.painter(), picture.shrink(3.0));
        }
        let header = album.preview(i).map(|preview| preview.header.clone()).unwrap_or_default();
        let saved = &album.saves[i];
        let name = if saved.autosave { texts.get("desktop-autosave") } else { saved.name.clone() };
        let [game, scenario, players, state] = parts(saved, Scenario::told_if(album.has_scenarios(saved)), texts);
        let faint = theme::colours(ui).ink_faded;
        let faded = |words: String| egui::RichText::new(words).size(15.0).color(faint);
        ui.vertical(|ui| {
            ui.set_width(BESIDE);
            ui.spacing_mut().item_spacing.y = 3.0;
            ui.horizontal(|ui| {
                if !game.is_empty() {
                    ui.label(egui::RichText::new(game).family(theme::bold(ui.ctx())).color(theme::colours(ui).rubric));
                }
                ui.add(egui::Label::new(egui::RichText::new(name).family(theme::bold(ui.ctx()))).truncate());
                ui.label(faded(age(saved, texts)));
                ui.label(faded(state));
            });
            let played =
                [scenario, players].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
            ui.add(egui::Label::new(egui::RichText::new(played).size(15.0)).truncate());
            // Six families take two lines.
            let mut header = egui::text::LayoutJob::simple(header, egui::FontId::proportional(15.0), faint, BESIDE);
            header.wrap.max_rows = 2;
            ui.add(egui::Label::new(header));
        });
        let doomed = album.doomed.as_ref() == Some(&saved.path);
        let size = egui::vec2(ui.available_width(), 30.0);
        let mut choice = None;
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            let mut button = |ui: &mut egui::Ui, live: bool, key: &str, chosen: Choice, why_not: &str| {
                let response = ui.add_enabled(live, egui::Button::new(texts.get(key)).min_size(size));
                if response.on_disabled_hover_text(why_not).clicked() {
                    choice = Some(chosen);
                }
            };
            if doomed {
                ui.label(texts.get("desktop-delete-ask"));
                button(ui, true, "desktop-delete-yes", Choice::Delete, "");
                button(ui, true, "desktop-delete-no", Choice::Keep, "");
            } else {
                button(ui, saved.summary.is_ok(), "desktop-load-this", Choice::Load, "");
                let played = on_table == Some(saved.path.as_path());
                button(ui, !played, "desktop-delete", Choice::Doom, &texts.get("desktop-delete-on-table"));
            }
        });
        choice
    })
    .inner
}

/// Asks for the name of a save. `exists`: there is a save of this name already, which would be replaced.
pub fn show_save_as(
    ui: &mut egui::Ui,
    name: &mut String,
    exists: impl Fn(&str) -> bool,
    texts: &Texts,
) -> Option<Request> {
    let keys = ["desktop-save-as", "desktop-save-name", "desktop-save-exists", "desktop-save"];
    show_name(ui, name, keys, exists, "", Request::SaveAs, texts)
}

/// Asks for the name of a file for the log, and tells where it will be. `file`: the path for the name as far as it is
/// typed, or the folder.
pub fn show_export(
    ui: &mut egui::Ui,
    name: &mut String,
    exists: impl Fn(&str) -> bool,
    file: &Path,
    texts: &Texts,
) -> Option<Request> {
    let keys = ["desktop-log-export", "desktop-log-file", "desktop-log-file-exists", "desktop-log-write"];
    let goes_to = texts.format("desktop-log-goes-to", &[("file", file.display().to_string().into())]);
    show_name(ui, name, keys, exists, &goes_to, Request::ExportLog, texts)
}

fn show_name(
    ui: &mut egui::Ui,
    name: &mut String,
    [title, asked, replaced, button]: [&str; 4],
    exists: impl Fn(&str) -> bool,
    remark: &str,
    then: fn(String) -> Request,
    texts: &Texts,
) -> Option<Request> {
    let mut request = None;
    ui.set_width(420.0);
    ui.heading(texts.get(title));
    let label = ui.label(texts.get(asked));
    let edit = ui.add(egui::TextEdit::singleline(name).desired_width(400.0).char_limit(60)).labelled_by(label.id);
    if !edit.has_focus() && name.is_empty() {
        edit.request_focus();
    }
    if exists(name) {
        let words = egui::RichText::new(texts.get(replaced)).color(theme::colours(ui).rubric);
        ui.label(words);
    }
    if !remark.is_empty() {
        let words = egui::RichText::new(remark).size(15.0).color(theme::colours(ui).ink_faded);
        ui.add(egui::Label::new(words).wrap());
    }
    let enter = edit.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
    ui.horizontal(|ui| {
        let may = !name.trim().is_empty();
        if ui.add_enabled(may, theme::main_button(ui, texts.get(button))).clicked() || may && enter {
            request = Some(then(name.clone()));
        }
        if ui.button(texts.get("desktop-cancel")).clicked() {
            request = Some(Request::Close);
        }
    });
    request
}

/// Above what ends the program, in points.
const QUIT_APART: f32 = 20.0;

/// The menu of a match.
/// `about`: what the match is about, to be read again.
pub fn show_menu(
    ui: &mut egui::Ui,
    concede: Option<crate::table::prelude::Order>,
    about: Option<String>,
    texts: &Texts,
) -> Option<Request> {
    let mut request = None;
    ui.set_width(300.0);
    ui.vertical_centered_justified(|ui| {
        ui.heading(texts.get("desktop-menu"));
        let mut item = |ui: &mut egui::Ui, key: &str, then: Request| {
            if ui.add(egui::Button::new(texts.get(key)).min_size(egui::vec2(0.0, 38.0))).clicked() {
                request = Some(then);
            }
        };
        item(ui, "desktop-resume", Request::Close);
        item(ui, "desktop-save-as", Request::Open(Dialog::SaveAs(String::new())));
        item(ui, "desktop-load", Request::Open(Dialog::Saves));
        item(ui, "desktop-fit-board", Request::FitBoard);
        item(ui, "settings-title", Request::Open(Dialog::Settings));
        item(ui, "keys-help-title", Request::Open(Dialog::Help));
        if let Some(about) = about {
            item(ui, "briefing-title", Request::Open(Dialog::Told(about)));
        }
        if let Some(order) = concede {
            item(ui, "desktop-concede", Request::Give(vec![order]));
        }
        item(ui, "desktop-to-title", Request::ToTitle);
        // A slip of the pointer from what leaves the match does not end the program.
        ui.add_space(QUIT_APART / 2.0);
        ui.separator();
        ui.add_space(QUIT_APART / 2.0);
        item(ui, "desktop-quit", Request::Quit);
        ui.add_space(6.0);
    });
    if let Some(lang) = crate::desktop::panels::languages::show(ui, texts) {
        request = Some(Request::Language(lang));
    }
    ui.label(
        egui::RichText::new(texts.get("desktop-saved-by-itself"))
            .size(theme::SMALL)
            .color(theme::colours(ui).ink_faded),
    );
    request
}
