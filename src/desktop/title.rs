//! The first screen.
use super::theme;
use super::wishes::{Dialog, Wish};
use super::{Library, Screen, Wishes};
use crate::table::saves::Saved;
use crate::table::texts::{Lang, Texts};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

/// The match that can be gone on with, looked up when the screen opens.
#[derive(Resource, Default)]
pub struct Unfinished(Option<Saved>);

pub fn look_up_unfinished(library: Res<Library>, mut unfinished: ResMut<Unfinished>) {
    unfinished.0 = library.saves.as_ref().ok().and_then(|saves| saves.unfinished());
}

/// The screen.
pub fn draw(
    mut contexts: EguiContexts,
    texts: Res<Texts>,
    library: Res<Library>,
    unfinished: Res<Unfinished>,
    mut wishes: ResMut<Wishes>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut ui = super::root(ctx);
    let findings: Vec<String> = (library.shelf.iter())
        .filter_map(|shelf| shelf.rules.as_ref().err().map(|findings| findings.render(&texts)))
        .collect();
    let wish = egui::CentralPanel::default()
        .frame(egui::Frame::new().fill(theme::of(&ui).paper))
        .show(&mut ui, |ui| show(ui, unfinished.0.as_ref(), &findings, &texts))
        .inner;
    wishes.0.extend(wish);
    Ok(())
}

/// The panel. `findings` is what is wrong with the rule data, if they cannot be played.
pub fn show(ui: &mut egui::Ui, unfinished: Option<&Saved>, findings: &[String], texts: &Texts) -> Option<Wish> {
    let mut wish = None;
    frame(ui);
    ui.vertical_centered(|ui| {
        ui.add_space(((ui.available_height() - 680.0) * 0.5).max(24.0));
        ui.label(egui::RichText::new("MESNIE").family(theme::uncial(ui.ctx())).size(92.0).color(theme::of(ui).rubric));
        ui.label(egui::RichText::new(texts.get("desktop-subtitle")).size(21.0).color(theme::of(ui).ink_faded));
        ui.add_space(28.0);
        let size = egui::vec2(320.0, 46.0);
        let broken = !findings.is_empty();
        if let Some(saved) = unfinished {
            let button = theme::main_button(ui, texts.get("desktop-continue")).min_size(size);
            if ui.add(button).on_hover_text(super::saves::describe(saved, texts)).clicked() {
                wish = Some(Wish::Load(saved.path.clone()));
            }
        }
        let new = if unfinished.is_some() {
            egui::Button::new(texts.get("desktop-new-match"))
        } else {
            theme::main_button(ui, texts.get("desktop-new-match"))
        };
        if ui
            .add_enabled(!broken, new.min_size(size))
            .on_disabled_hover_text(texts.get("desktop-rules-broken"))
            .clicked()
        {
            wish = Some(Wish::NewMatch);
        }
        if ui.add_enabled(!broken, egui::Button::new(texts.get("desktop-lessons")).min_size(size)).clicked() {
            wish = Some(Wish::Open(Dialog::Lessons));
        }
        if ui.add(egui::Button::new(texts.get("desktop-load")).min_size(size)).clicked() {
            wish = Some(Wish::Open(Dialog::Saves));
        }
        if ui.add_enabled(!broken, egui::Button::new(texts.get("desktop-rules")).min_size(size)).clicked() {
            wish = Some(Wish::Open(Dialog::Rules(String::new())));
        }
        if ui.add(egui::Button::new(texts.get("settings-title")).min_size(size)).clicked() {
            wish = Some(Wish::Open(Dialog::Settings));
        }
        if ui.add(egui::Button::new(texts.get("desktop-quit")).min_size(size)).clicked() {
            wish = Some(Wish::Quit);
        }
        ui.add_space(24.0);
        if let Some(lang) = languages(ui, texts) {
            wish = Some(Wish::Language(lang));
        }
        if broken {
            ui.add_space(12.0);
            ui.label(
                egui::RichText::new(texts.get("desktop-rules-broken"))
                    .color(theme::of(ui).rubric)
                    .family(theme::bold(ui.ctx())),
            );
            egui::ScrollArea::vertical().max_height(220.0).show(ui, |ui| {
                for finding in findings {
                    ui.label(egui::RichText::new(finding).monospace());
                }
            });
        }
    });
    wish
}

/// The languages, side by side.
pub fn languages(ui: &mut egui::Ui, texts: &Texts) -> Option<Lang> {
    let mut chosen = None;
    ui.horizontal(|ui| {
        let width = 110.0;
        let all = width * Lang::ALL.len() as f32 + ui.spacing().item_spacing.x;
        ui.add_space(((ui.available_width() - all) / 2.0).max(0.0));
        for lang in Lang::ALL {
            let button = egui::Button::selectable(texts.lang() == lang, lang.name()).min_size(egui::vec2(width, 30.0));
            if ui.add(button).clicked() {
                chosen = Some(lang);
            }
        }
    });
    chosen
}

/// A ruled border, as scribes draw one.
fn frame(ui: &egui::Ui) {
    let rect = ui.max_rect().shrink(14.0);
    let painter = ui.painter();
    painter.rect_stroke(rect, 2.0, egui::Stroke::new(3.0, theme::of(ui).rubric), egui::StrokeKind::Inside);
    painter.rect_stroke(
        rect.shrink(8.0),
        2.0,
        egui::Stroke::new(1.0, theme::of(ui).ink_faded),
        egui::StrokeKind::Inside,
    );
    for (corner, (dx, dy)) in [
        (rect.left_top(), (1.0, 1.0)),
        (rect.right_top(), (-1.0, 1.0)),
        (rect.left_bottom(), (1.0, -1.0)),
        (rect.right_bottom(), (-1.0, -1.0)),
    ] {
        let centre = corner + egui::vec2(dx * 4.0, dy * 4.0);
        painter.circle_filled(centre, 11.0, theme::of(ui).rubric);
        painter.circle_filled(centre, 6.0, theme::of(ui).gold);
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Unfinished>().add_systems(OnEnter(Screen::Title), look_up_unfinished).add_systems(
        Update,
        // The folder of the saves is another one.
        look_up_unfinished
            .after(super::settings::apply)
            .run_if(in_state(Screen::Title).and_then(resource_exists_and_changed::<Library>)),
    );
}
