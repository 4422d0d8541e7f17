//! The page of settings. It opens over any screen, and what is chosen on it takes effect at once.
use crate::desktop::face::Tincture;
use crate::desktop::platform::library::Library;
use crate::desktop::platform::settings;
use crate::desktop::platform::settings::{AUTOSAVES, Pace, Preferences, SettingsFile, TEXT_SIZES};
use crate::desktop::session::requests::Requests;
use crate::desktop::session::requests::{Dialog, Request};
use crate::desktop::theme;
use crate::desktop::theme::{Palette, Room};
use crate::table::text::locales::{Arg, Lang, Texts};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, RichText, vec2};

/// What is on the page and not among the settings yet.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct Typed {
    /// The folder of the saves as it is being typed; none: as it is.
    pub folder: Option<String>,
    /// Why that folder will not do.
    pub problem: Option<String>,
}

/// What the page tells beside what was chosen.
pub struct Facts<'a> {
    /// The size of the text as the window allows it, in percent.
    pub text_size: u32,
    /// The folder of the saves as it is now.
    pub folder: String,
    /// The program was built with sound.
    pub sound: bool,
    /// Why the settings are not kept.
    pub problem: Option<&'a str>,
}

/// Where the page looks for what it tells: the folder of the saves, the file of the settings, the size of the window.
#[derive(SystemParam)]
pub struct FactSources<'w, 's> {
    library: Res<'w, Library>,
    file: Res<'w, SettingsFile>,
    window: Single<'w, 's, &'static Window>,
}

/// The page, while it is open.
pub fn draw(
    mut contexts: EguiContexts,
    texts: Res<Texts>,
    dialog: Res<Dialog>,
    sources: FactSources,
    mut preferences: ResMut<Preferences>,
    mut typed: ResMut<Typed>,
    mut requests: ResMut<Requests>,
) -> Result {
    if *dialog != Dialog::Settings {
        typed.set_if_neq(Typed::default());
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let FactSources { library, file, window } = sources;
    let problem = file.problem.as_ref().or(library.saves.as_ref().err()).map(|problem| problem.tell(&texts));
    let facts = Facts {
        text_size: preferences.text_size_in(window.width(), window.height()),
        folder: library.saves.as_ref().map(|saves| saves.folder().display().to_string()).unwrap_or_default(),
        sound: cfg!(feature = "sound"),
        problem: problem.as_deref(),
    };
    let mut wanted = preferences.clone();
    let typed = typed.bypass_change_detection();
    let request = theme::modal(&ctx, "settings", |ui| show(ui, &mut wanted, typed, &facts, &texts));
    preferences.set_if_neq(wanted);
    requests.0.extend(request);
    Ok(())
}

/// The width of what is said beside each setting, in points.
const LABELS: f32 = 222.0;

/// The panel: changes the settings; a request when a button was pressed.
pub fn show(
    ui: &mut egui::Ui,
    preferences: &mut Preferences,
    typed: &mut Typed,
    facts: &Facts,
    texts: &Texts,
) -> Option<Request> {
    let mut request = None;
    // The frame of the dialog is seen on both sides.
    ui.set_width((ui.ctx().content_rect().width() - 64.0).min(790.0));
    ui.heading(texts.get("settings-title"));
    ui.separator();
    let height = (ui.ctx().content_rect().height() - 190.0).clamp(200.0, 620.0);
    egui::ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        // Beside the bar of the list.
        ui.set_max_width(ui.available_width() - 14.0);
        row(ui, &texts.get("settings-language"), |ui| {
            for lang in Lang::ALL {
                if pick(ui, texts.lang() == lang, lang.name()) {
                    request = Some(Request::Language(lang));
                }
            }
        });
        let size = texts.get("settings-text-size");
        row(ui, &size, |ui| {
            let percent = texts.format("settings-percent", &[("n", preferences.text_size.into())]);
            let (least, most) = (preferences.text_size > TEXT_SIZES.0, preferences.text_size < TEXT_SIZES.1);
            let step = stepper(ui, &size, &percent, least, most, texts);
            match step {
                -1 => preferences.text_size = (preferences.text_size - 10).max(TEXT_SIZES.0),
                1 => preferences.text_size = (preferences.text_size + 10).min(TEXT_SIZES.1),
                _ => {}
            }
            if step != 0 {
                let now = ui.input(|input| input.time);
                ui.data_mut(|data| data.insert_temp(size_chosen(), now));
            }
            if facts.text_size != preferences.text_size {
                let grown = facts.text_size > preferences.text_size;
                let key = if grown { "settings-text-size-grown" } else { "settings-text-size-window" };
                remark(ui, &texts.format(key, &[("n", facts.text_size.into())]));
            }
        });
        row(ui, &texts.get("settings-room"), |ui| {
            for room in Room::ALL {
                let key = if room == Room::Day { "settings-room-day" } else { "settings-room-night" };
                if pick(ui, preferences.room == room, &texts.get(key)) {
                    preferences.room = room;
                }
            }
        });
        row(ui, &texts.get("settings-palette"), |ui| {
            for palette in Palette::ALL {
                let key = match palette {
                    Palette::Heraldic => "settings-palette-heraldic",
                    Palette::RedGreen => "settings-palette-red-green",
                    Palette::BlueYellow => "settings-palette-blue-yellow",
                };
                if pick(ui, preferences.palette == palette, &texts.get(key)) {
                    preferences.palette = palette;
                }
            }
        });
        row(ui, "", |ui| {
            for tincture in Tincture::ALL {
                theme::shield(ui, tincture, 24.0);
            }
        });
        row(ui, &texts.get("settings-pace"), |ui| {
            for pace in Pace::ALL {
                let key = match pace {
                    Pace::Off => "settings-pace-off",
                    Pace::Fast => "settings-pace-fast",
                    Pace::Usual => "settings-pace-usual",
                    Pace::Slow => "settings-pace-slow",
                };
                if pick(ui, preferences.pace == pace, &texts.get(key)) {
                    preferences.pace = pace;
                }
            }
        });
        if facts.sound {
            let volume = texts.get("settings-volume");
            row(ui, &volume, |ui| {
                let n = preferences.volume;
                let shown = match n {
                    0 => texts.get("settings-volume-off"),
                    n => texts.format("settings-percent", &[("n", n.into())]),
                };
                match stepper(ui, &volume, &shown, n > 0, n < 100, texts) {
                    -1 => preferences.volume = n.saturating_sub(10),
                    1 => preferences.volume = (n + 10).min(100),
                    _ => {}
                }
            });
        }
        row(ui, &texts.get("settings-window"), |ui| {
            tick(ui, &mut preferences.full_screen, texts.get("settings-full-screen"));
        });
        row(ui, &texts.get("settings-help"), |ui| {
            tick(ui, &mut preferences.hints, texts.get("settings-hints"));
        });
        row(ui, "", |ui| {
            tick(ui, &mut preferences.trails, texts.get("settings-trails"));
        });
        ui.add_space(4.0);
        theme::heading(ui, &texts.get("settings-saves"));
        folder(ui, preferences, typed, facts, texts);
        let kept = texts.get("settings-autosaves");
        row(ui, &kept, |ui| {
            let n = preferences.autosaves;
            let shown = n.to_string();
            match stepper(ui, &kept, &shown, n > AUTOSAVES.0, n < AUTOSAVES.1, texts) {
                -1 => preferences.autosaves = fewer(n),
                1 => preferences.autosaves = more(n),
                _ => {}
            }
        });
        if let Some(problem) = facts.problem {
            ui.label(RichText::new(problem).color(theme::colours(ui).rubric));
        }
    });
    ui.separator();
    ui.horizontal(|ui| {
        let size = vec2(140.0, 38.0);
        if ui.add(theme::main_button(ui, texts.get("desktop-close")).min_size(size)).clicked() {
            request = Some(Request::Close);
        }
        if ui.add(egui::Button::new(texts.get("settings-usual")).min_size(size)).clicked() {
            *preferences = preferences.usual();
            *typed = Typed::default();
        }
        if ui.add(egui::Button::new(texts.get("keys-change")).min_size(size)).clicked() {
            request = Some(Request::Open(Dialog::Keys));
        }
    });
    request
}

fn folder(ui: &mut egui::Ui, preferences: &mut Preferences, typed: &mut Typed, facts: &Facts, texts: &Texts) {
    let mut text = typed.folder.clone().unwrap_or_else(|| facts.folder.clone());
    row(ui, &texts.get("settings-folder"), |ui| {
        let edit = egui::TextEdit::singleline(&mut text).desired_width(ui.available_width().min(440.0));
        let edit = ui.add(edit);
        let name = texts.get("settings-folder");
        edit.widget_info(|| egui::WidgetInfo::text_edit(true, &text, &text, &name));
        if edit.changed() {
            typed.folder = Some(text.clone());
            typed.problem = None;
        }
    });
    row(ui, "", |ui| {
        let changed = typed.folder.as_ref().is_some_and(|folder| *folder != facts.folder);
        if ui.add_enabled(changed, egui::Button::new(texts.get("settings-folder-use"))).clicked() {
            match settings::check_folder(&text) {
                Ok(folder) => {
                    preferences.saves = Some(folder);
                    *typed = Typed::default();
                }
                Err(problem) => typed.problem = Some(problem.tell(texts)),
            }
        }
        if ui.add_enabled(preferences.saves.is_some(), egui::Button::new(texts.get("settings-folder-usual"))).clicked()
        {
            preferences.saves = None;
            *typed = Typed::default();
        }
    });
    if let Some(problem) = &typed.problem {
        ui.label(RichText::new(problem).color(theme::colours(ui).rubric));
    }
    remark(ui, &texts.get("settings-folder.hint"));
}

/// What is set, and beside it how it is set.
fn row(ui: &mut egui::Ui, label: &str, content: impl FnOnce(&mut egui::Ui)) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(LABELS, 30.0), egui::Sense::hover());
        let mut beside = ui
            .new_child(egui::UiBuilder::new().max_rect(rect).layout(egui::Layout::left_to_right(egui::Align::Center)));
        beside.label(label);
        content(ui);
    });
}

/// One of several, side by side.
fn pick(ui: &mut egui::Ui, chosen: bool, text: &str) -> bool {
    ui.add(egui::Button::selectable(chosen, text).min_size(vec2(96.0, 30.0))).clicked()
}

/// Something that is on or off; long words go on below.
fn tick(ui: &mut egui::Ui, on: &mut bool, text: String) {
    ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Wrap);
    ui.checkbox(on, text);
}

fn remark(ui: &mut egui::Ui, text: &str) {
    ui.label(RichText::new(text).size(theme::SMALL).color(theme::colours(ui).ink_faded));
}

/// When a button of the size of the text was pressed last, in the memory of the window.
fn size_chosen() -> egui::Id {
    egui::Id::new("text-size-chosen")
}

/// Whether the size of the text is being chosen, click by click: what is clicked stays under the pointer until that is done.
pub fn is_choosing_size(ctx: &egui::Context) -> bool {
    /// Between two clicks on the same button, in seconds.
    const CLICKS: f64 = 0.8;
    let chosen: Option<f64> = ctx.data(|data| data.get_temp(size_chosen()));
    chosen.is_some_and(|chosen| ctx.input(|input| input.time) - chosen < CLICKS)
}

/// Less, what it is now, more: −1, 0 or 1.
fn stepper(ui: &mut egui::Ui, what: &str, now: &str, less: bool, more: bool, texts: &Texts) -> i32 {
    let button = |ui: &mut egui::Ui, sign: &str, key: &str, live: bool| {
        let sign = RichText::new(sign).size(20.0).family(theme::bold(ui.ctx()));
        let response = ui.add_enabled(live, egui::Button::new(sign).min_size(vec2(34.0, 30.0)));
        // For those who do not see the sign, and for tests.
        let name = texts.format(key, &[("what", Arg::from(what)), ("now", Arg::from(now))]);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, live, &name));
        response.clicked()
    };
    let down = button(ui, "−", "settings-less", less);
    ui.add_sized(vec2(70.0, 30.0), egui::Label::new(RichText::new(now).size(19.0)));
    let up = button(ui, "+", "settings-more", more);
    i32::from(up) - i32::from(down)
}

/// Round numbers of autosaves, so that many are reached with few clicks.
const ROUND: [usize; 10] = [1, 2, 3, 5, 10, 20, 30, 50, 100, 200];
fn fewer(n: usize) -> usize {
    ROUND.into_iter().rev().find(|round| *round < n).unwrap_or(AUTOSAVES.0)
}
fn more(n: usize) -> usize {
    ROUND.into_iter().find(|round| *round > n).unwrap_or(AUTOSAVES.1)
}
