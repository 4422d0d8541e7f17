//! The page of help, and the page on which keys are changed.
use crate::desktop::input::keys::KeyCapture;
use crate::desktop::platform::actions::{Action, GROUPS};
use crate::desktop::platform::key_bindings::Bindings;
use crate::desktop::platform::key_strokes::KeyStroke;
use crate::desktop::platform::settings::Preferences;
use crate::desktop::session::requests::Requests;
use crate::desktop::session::requests::{Dialog, Request};
use crate::desktop::theme;
use crate::table::text::locales::{Arg, Texts};
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, RichText, vec2};

/// What the page of keys waits for.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct KeyPage {
    /// The next key that is pressed is for this action.
    waiting: Option<Action>,
    /// The key that was pressed belongs to another action.
    conflict: Option<(Action, KeyStroke, Action)>,
}

impl KeyPage {
    /// The next key is to be bound, whatever it does.
    pub fn waits(&self) -> bool {
        self.waiting.is_some()
    }
}

/// The pages, while one is open.
pub fn draw(
    mut contexts: EguiContexts,
    texts: Res<Texts>,
    dialog: Res<Dialog>,
    mut preferences: ResMut<Preferences>,
    mut page: ResMut<KeyPage>,
    mut capture: ResMut<KeyCapture>,
    mut requests: ResMut<Requests>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let page = page.bypass_change_detection();
    if *dialog != Dialog::Keys {
        *page = KeyPage::default();
    }
    let mut keys = preferences.keys.clone();
    let request = match *dialog {
        Dialog::Help => theme::modal(&ctx, "help", |ui| show_help(ui, &keys, &texts)),
        Dialog::Keys => theme::modal(&ctx, "keys", |ui| show_keys(ui, &mut keys, page, &texts)),
        _ => return Ok(()),
    };
    capture.0 = page.waits();
    if preferences.keys != keys {
        preferences.keys = keys;
    }
    requests.0.extend(request);
    Ok(())
}

/// How the game is played with mouse and keyboard, and every key.
pub fn show_help(ui: &mut egui::Ui, keys: &Bindings, texts: &Texts) -> Option<Request> {
    let mut request = None;
    ui.set_width(780.0);
    ui.heading(texts.get("keys-help-title"));
    ui.separator();
    scrolled(ui, |ui| {
        for key in ["keys-help-board", "keys-help-why", "keys-help-table", "keys-help-look", "keys-help-alone"] {
            ui.add(egui::Label::new(texts.get(key)).wrap());
        }
        for (group, actions) in GROUPS {
            ui.add_space(6.0);
            theme::heading(ui, &texts.get(group));
            for action in actions {
                row(ui, &action.says(texts), |ui| {
                    ui.label(RichText::new(keys.says(*action, texts)).family(theme::bold(ui.ctx())));
                });
            }
        }
    });
    ui.separator();
    ui.horizontal(|ui| {
        let size = vec2(140.0, 38.0);
        if ui.add(theme::main_button(ui, texts.get("desktop-close")).min_size(size)).clicked() {
            request = Some(Request::Close);
        }
        if ui.add(egui::Button::new(texts.get("keys-change")).min_size(size)).clicked() {
            request = Some(Request::Open(Dialog::Keys));
        }
    });
    request
}

/// Every action with its keys as a button; a click on it waits for the new key.
pub fn show_keys(ui: &mut egui::Ui, keys: &mut Bindings, page: &mut KeyPage, texts: &Texts) -> Option<Request> {
    let mut request = None;
    ui.set_width(780.0);
    ui.heading(texts.get("keys-title"));
    ui.label(RichText::new(texts.get("keys-title.hint")).size(theme::SMALL).color(theme::colours(ui).ink_faded));
    ui.separator();
    if let Some(action) = page.waiting {
        catch(ui, action, keys, page);
    }
    scrolled(ui, |ui| {
        for (i, (group, actions)) in GROUPS.into_iter().enumerate() {
            if i > 0 {
                ui.add_space(6.0);
            }
            theme::heading(ui, &texts.get(group));
            for action in actions {
                let says = action.says(texts);
                row(ui, &says, |ui| {
                    if page.waiting == Some(*action) {
                        ui.label(RichText::new(texts.get("keys-press")).color(theme::colours(ui).rubric));
                        return;
                    }
                    let now = keys.says(*action, texts);
                    let shown = if now.is_empty() { texts.get("keys-none") } else { now };
                    let button = ui.add(egui::Button::new(&shown).min_size(vec2(220.0, 30.0)));
                    let name =
                        texts.format("keys-of", &[("what", Arg::from(says.as_str())), ("keys", Arg::from(shown))]);
                    button.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &name));
                    if button.clicked() {
                        *page = KeyPage { waiting: Some(*action), conflict: None };
                        // Enter and Space are keys like any other now.
                        button.surrender_focus();
                    }
                });
            }
        }
    });
    ui.separator();
    if let Some((action, stroke, other)) = page.conflict {
        let args = [("key", Arg::from(stroke.says(texts))), ("what", Arg::from(other.says(texts)))];
        ui.horizontal(|ui| {
            ui.label(RichText::new(texts.format("keys-conflict", &args)).color(theme::colours(ui).rubric));
            if ui.button(texts.get("keys-take-over")).clicked() {
                keys.take_over(action, stroke);
                page.conflict = None;
            }
        });
    }
    ui.horizontal(|ui| {
        let size = vec2(140.0, 38.0);
        if ui.add(theme::main_button(ui, texts.get("desktop-close")).min_size(size)).clicked() {
            request = Some(Request::Close);
        }
        if ui.add(egui::Button::new(texts.get("keys-usual")).min_size(size)).clicked() {
            *keys = Bindings::default();
            *page = KeyPage::default();
        }
    });
    request
}

/// The first key that is pressed; Escape leaves everything as it was.
fn catch(ui: &egui::Ui, action: Action, keys: &mut Bindings, page: &mut KeyPage) {
    let pressed = ui.input(|input| {
        input.events.iter().find_map(|event| match event {
            egui::Event::Key { key, pressed: true, modifiers, .. } => KeyStroke::of(*key, *modifiers),
            _ => None,
        })
    });
    let Some(stroke) = pressed else { return };
    page.waiting = None;
    let leave = stroke == KeyStroke::plain(egui::Key::Escape) && action != Action::Menu;
    if !leave && let Err(other) = keys.bind(action, stroke) {
        page.conflict = Some((action, stroke, other));
    }
}

fn scrolled(ui: &mut egui::Ui, content: impl FnOnce(&mut egui::Ui)) {
    let height = (ui.ctx().content_rect().height() - 240.0).max(180.0);
    egui::ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, content);
}

fn row(ui: &mut egui::Ui, label: &str, content: impl FnOnce(&mut egui::Ui)) {
    /// The width of what an action does, and the least height of a row, in points.
    const SAYS: f32 = 480.0;
    const HIGH: f32 = 26.0;
    ui.horizontal(|ui| {
        // A long one goes on below.
        let ink = ui.visuals().text_color();
        let words = ui.painter().layout(label.to_owned(), egui::TextStyle::Body.resolve(ui.style()), ink, SAYS);
        let (rect, response) = ui.allocate_exact_size(vec2(SAYS, words.size().y.max(HIGH)), egui::Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, label));
        let at = egui::pos2(rect.left(), rect.center().y - words.size().y / 2.0);
        ui.painter().galley(at, words, ink);
        content(ui);
    });
}
