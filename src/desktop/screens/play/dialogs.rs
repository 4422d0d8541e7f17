//! What lies over the table or over any screen: menu, confirmations, saves, rules, registers, the summary.
use super::{Hand, Papers};
use crate::desktop::board::preview::Album;
use crate::desktop::pages::inspector;
use crate::desktop::pages::inspector::OpenInventory;
use crate::desktop::pages::rules;
use crate::desktop::pages::rules::OpenBook;
use crate::desktop::pages::{dice_stats, reference, saves, summary};
use crate::desktop::panels::question;
use crate::desktop::session::lesson;
use crate::desktop::session::requests::{Dialog, Wish, export_file};
use crate::desktop::session::table_session::Sitting;
use crate::desktop::session::view_model::teller;
use crate::desktop::theme::style;
use crate::desktop::{Library, Wishes, modal};
use crate::table::data::Source;
use crate::table::prelude::Saves;
use crate::table::text::locales::Texts;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

/// Dialogs that can lie over any screen.
fn show_common_dialog(
    ctx: &egui::Context,
    dialog: &Dialog,
    saves: &mut Option<Album>,
    library: &Library,
    texts: &Texts,
) -> Option<Wish> {
    if *dialog != Dialog::Saves {
        *saves = None;
    }
    match dialog {
        Dialog::Saves => {
            let album = saves
                .get_or_insert_with(|| Album::of(library.saves.as_ref().map(|saves| saves.list()).unwrap_or_default()));
            let develop = |album: &mut Album, i: usize| album.develop(i, library, texts);
            modal(ctx, "saves", |ui| saves::show_list(ui, album, develop, texts))
        }
        Dialog::Problem(words) | Dialog::Told(words) => modal(ctx, "problem", |ui| {
            ui.set_width(480.0);
            if matches!(dialog, Dialog::Problem(_)) {
                ui.heading(texts.get("desktop-problem"));
            }
            let height = (ui.ctx().viewport_rect().height() - 220.0).max(120.0);
            egui::ScrollArea::vertical().max_height(height).show(ui, |ui| ui.label(words));
            ui.add_space(8.0);
            ui.add(style::main_button(ui, texts.get("desktop-close"))).clicked().then_some(Wish::Close)
        }),
        _ => None,
    }
}

/// The dialogs of a match.
pub(super) fn show_dialog(
    ctx: &egui::Context,
    dialog: &Dialog,
    sitting: &Sitting,
    library: &Library,
    papers: &mut Papers,
    wishes: &mut Wishes,
    texts: &Texts,
) -> Option<Wish> {
    let moment = sitting.moment(texts);
    match dialog {
        Dialog::Menu => {
            let question = sitting.view.question.as_ref();
            let concede = question.and_then(|q| q.orders.iter().find(|o| question::is_concession(o))).map(|o| o.order);
            modal(ctx, "menu", |ui| saves::show_menu(ui, concede, texts))
        }
        Dialog::Confirm(orders, key) => modal(ctx, "confirm", |ui| {
            ui.set_width(420.0);
            ui.label(egui::RichText::new(texts.get(key)).size(19.0));
            ui.add_space(10.0);
            ui.horizontal(|ui| {
                let tell = teller(&sitting.game, texts);
                let yes = orders.last().map(|order| tell.order(*order)).unwrap_or_default();
                if ui.add(style::main_button(ui, yes)).clicked() {
                    return Some(Wish::Confirmed(orders.clone()));
                }
                ui.button(texts.get("desktop-cancel")).clicked().then_some(Wish::Close)
            })
            .inner
        }),
        Dialog::SaveAs(name) => {
            let mut name_now = name.clone();
            let taken =
                |name: &str| library.saves.as_ref().is_ok_and(|s| s.named(name).is_ok_and(|path| path.exists()));
            let wish = modal(ctx, "save-as", |ui| saves::show_save_as(ui, &mut name_now, taken, texts));
            if wish.is_none() && name_now != *name {
                wishes.0.push(Wish::Open(Dialog::SaveAs(name_now)));
            }
            wish
        }
        Dialog::Export(name) => {
            let mut name_now = name.clone();
            let file = |saves: &Saves, name: &str| export_file(saves, name).is_ok_and(|path| path.exists());
            let taken = |name: &str| library.saves.as_ref().is_ok_and(|saves| file(saves, name));
            let wish = modal(ctx, "export", |ui| saves::show_export(ui, &mut name_now, taken, texts));
            if wish.is_none() && name_now != *name {
                wishes.0.push(Wish::Open(Dialog::Export(name_now)));
            }
            wish
        }
        Dialog::Registers(page) => {
            let mut now = *page;
            let registers = papers.registers.get(moment, || sitting.registers(texts));
            let wish = modal(ctx, "registers", |ui| reference::show(ui, registers, &mut now, texts));
            if wish.is_none() && now != *page {
                wishes.0.push(Wish::Open(Dialog::Registers(now)));
            }
            wish
        }
        Dialog::Luck => {
            let luck = papers.luck.get(moment, || dice_stats::of(sitting));
            modal(ctx, "luck", |ui| dice_stats::show(ui, sitting, luck, texts))
        }
        Dialog::Summary => {
            let ending = sitting.view.ended.as_ref()?;
            modal(ctx, "summary", |ui| summary::show(ui, ending, texts))
        }
        _ => None,
    }
}

/// The dialogs that any screen can have.
pub fn draw_common_dialogs(
    mut contexts: EguiContexts,
    texts: Res<Texts>,
    dialog: Res<Dialog>,
    library: Res<Library>,
    sitting: Option<Res<Sitting>>,
    mut book: ResMut<OpenBook>,
    mut inventory: ResMut<OpenInventory>,
    mut hand: ResMut<Hand>,
    mut wishes: ResMut<Wishes>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut wish = show_common_dialog(&ctx, &dialog, &mut hand.saves, &library, &texts);
    if *dialog == Dialog::Lessons {
        let try_out = || {
            let all = library.shelf.iter().enumerate();
            all.flat_map(|(i, shelf)| lesson::offered(i, shelf, &library.source)).collect()
        };
        let list = hand.lessons.get_or_insert_with(try_out);
        wish = modal(&ctx, "lessons", |ui| lesson::show_list(ui, list, &texts));
    } else {
        hand.lessons = None;
    }
    let shelved = library.shelf.first().map(|shelf| shelf.game.id());
    let game = sitting.as_ref().map(|sitting| sitting.game.game().id()).or(shelved).unwrap_or_default();
    if let Dialog::Rules(number) = &*dialog {
        book.open(&library.source, game, texts.lang(), number);
        wish = modal(&ctx, "rules", |ui| rules::show(ui, &mut book, &texts));
    } else {
        book.close();
    }
    if *dialog == Dialog::RuleData {
        match &sitting {
            // A match is played with the data that it carries.
            Some(sitting) if !sitting.game.header().data.is_empty() => {
                let header = sitting.game.header();
                inventory.open(&Source::memory(header.data.clone()), &header.game);
            }
            _ => inventory.open(&library.source, game),
        }
        wish = modal(&ctx, "rule-data", |ui| inspector::show(ui, &mut inventory, &texts));
    } else {
        inventory.close();
    }
    wishes.0.extend(wish);
    Ok(())
}
