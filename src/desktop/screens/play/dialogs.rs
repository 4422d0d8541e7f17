//! Dialogs over the table or over any screen: menu, confirmations, saves, rules, the reference, the summary.
use super::{Given, PanelMemos, PlayScreen};
use crate::desktop::board::preview::Album;
use crate::desktop::pages::comparison;
use crate::desktop::pages::comparison::OpenComparison;
use crate::desktop::pages::game_choice::GameChoice;
use crate::desktop::pages::inspector;
use crate::desktop::pages::inspector::OpenInventory;
use crate::desktop::pages::rules;
use crate::desktop::pages::rules::OpenBook;
use crate::desktop::pages::{dice_stats, match_file, reference, saves, summary};
use crate::desktop::panels::digits::{Counting, Numbered};
use crate::desktop::panels::{lesson as lesson_panel, question};
use crate::desktop::platform::idle::Moving;
use crate::desktop::platform::library::Library;
use crate::desktop::session::Session;
use crate::desktop::session::exports::export_file;
use crate::desktop::session::lesson;
use crate::desktop::session::requests::Requests;
use crate::desktop::session::requests::{Dialog, Request};
use crate::desktop::session::view_model::teller;
use crate::desktop::theme;
use crate::table::data::Source;
use crate::table::prelude::{Game, Saves};
use crate::table::text::locales::Texts;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use std::path::Path;

/// Dialogs that can lie over any screen.
fn show_common_dialog(
    ctx: &egui::Context,
    dialog: &Dialog,
    saves: &mut Option<Album>,
    session: Option<&Session>,
    library: &Library,
    on_table: Option<&Path>,
    texts: &Texts,
) -> Option<Request> {
    if *dialog != Dialog::Saves {
        *saves = None;
    }
    match dialog {
        Dialog::Saves => {
            let list = || library.saves.as_ref().map(|saves| saves.list()).unwrap_or_default();
            let album = saves.get_or_insert_with(|| Album::of(list()).telling_scenarios(library));
            let develop = |album: &mut Album, i: usize| album.develop(i, library, texts);
            theme::modal(ctx, "saves", |ui| saves::show_list(ui, album, on_table, develop, texts))
        }
        Dialog::Unsaved(unsaved) => theme::modal(ctx, "unsaved", |ui| {
            let problem = session.and_then(|session| session.game.problem()).map(|problem| problem.tell(texts));
            match_file::show_unsaved(ui, unsaved, problem, texts)
        }),
        Dialog::InUse(path, problem) => {
            theme::modal(ctx, "in-use", |ui| match_file::show_in_use(ui, path, problem, texts))
        }
        Dialog::Problem(words) | Dialog::Told(words) => theme::modal(ctx, "problem", |ui| {
            ui.set_width(480.0);
            if matches!(dialog, Dialog::Problem(_)) {
                ui.heading(texts.get("desktop-problem"));
            }
            let height = (ui.ctx().viewport_rect().height() - 220.0).max(120.0);
            egui::ScrollArea::vertical().max_height(height).show(ui, |ui| ui.label(words));
            ui.add_space(8.0);
            ui.add(theme::main_button(ui, texts.get("desktop-close"))).clicked().then_some(Request::Close)
        }),
        _ => None,
    }
}

/// The dialogs of a match.
pub(super) fn show_dialog(
    ctx: &egui::Context,
    dialog: &Dialog,
    session: &Session,
    library: &Library,
    memos: &mut PanelMemos,
    requests: &mut Requests,
    texts: &Texts,
) -> Option<Request> {
    let moment = session.view_stamp(texts);
    match dialog {
        Dialog::Menu => {
            let question = session.view.question.as_ref();
            let concede = question.and_then(|q| q.orders.iter().find(|o| question::is_concession(o))).map(|o| o.order);
            let about = || session.what_it_is_about(texts).map(|briefing| briefing.text());
            theme::modal(ctx, "menu", |ui| saves::show_menu(ui, concede, about(), texts))
        }
        Dialog::Confirm(orders, words) => theme::modal(ctx, "confirm", |ui| {
            ui.set_width(420.0);
            ui.add(egui::Label::new(egui::RichText::new(words).size(19.0)).wrap());
            ui.add_space(10.0);
            ui.horizontal_wrapped(|ui| {
                let tell = teller(&session.game, texts);
                let yes = orders.last().map(|order| tell.order(*order)).unwrap_or_default();
                let mut counting = Counting::new(Numbered::Dialog);
                let given = Request::Confirmed(orders.clone());
                if counting.button(ui, &yes, false, given.clone()).clicked() {
                    return Some(given);
                }
                let cancel = counting.button(ui, &texts.get("desktop-cancel"), true, Request::Close);
                cancel.clicked().then_some(Request::Close)
            })
            .inner
        }),
        Dialog::SaveAs(name) => {
            let mut name_now = name.clone();
            let taken =
                |name: &str| library.saves.as_ref().is_ok_and(|s| s.named(name).is_ok_and(|path| path.exists()));
            let request = theme::modal(ctx, "save-as", |ui| saves::show_save_as(ui, &mut name_now, taken, texts));
            if request.is_none() && name_now != *name {
                requests.0.push(Request::Open(Dialog::SaveAs(name_now)));
            }
            request
        }
        Dialog::Export(name) => {
            let mut name_now = name.clone();
            let file = |saves: &Saves, name: &str| export_file(saves, name).is_ok_and(|path| path.exists());
            let taken = |name: &str| library.saves.as_ref().is_ok_and(|saves| file(saves, name));
            let path = library.saves.as_ref().ok().map(|saves| {
                // Before a name is typed: the folder.
                export_file(saves, name).unwrap_or_else(|_| saves.folder().join("saves"))
            });
            let path = path.unwrap_or_default();
            let request = theme::modal(ctx, "export", |ui| saves::show_export(ui, &mut name_now, taken, &path, texts));
            if request.is_none() && name_now != *name {
                requests.0.push(Request::Open(Dialog::Export(name_now)));
            }
            request
        }
        Dialog::Reference(page) => {
            let mut now = *page;
            let pages = memos.reference.get(moment, || session.reference(texts));
            let request = theme::modal(ctx, "registers", |ui| reference::show(ui, pages, &mut now, texts));
            if request.is_none() && now != *page {
                requests.0.push(Request::Open(Dialog::Reference(now)));
            }
            request
        }
        Dialog::DiceStats => {
            let luck = memos.luck.get(moment, || dice_stats::of(session));
            theme::modal(ctx, "luck", |ui| dice_stats::show(ui, session, luck, texts))
        }
        Dialog::Summary => {
            let ending = session.view.ended.as_ref()?;
            theme::modal(ctx, "summary", |ui| summary::show(ui, ending, texts))
        }
        _ => None,
    }
}

/// The pages about the rules of a game, each as it was left: the books, the rule data, the comparison of two of them.
#[derive(SystemParam)]
pub struct GamePages<'w> {
    games: ResMut<'w, GameChoice>,
    book: ResMut<'w, OpenBook>,
    inventory: ResMut<'w, OpenInventory>,
    comparison: ResMut<'w, OpenComparison>,
}

/// The dialogs that any screen can have.
pub fn draw_common_dialogs(
    mut contexts: EguiContexts,
    session: Option<Res<Session>>,
    given: Given,
    pages: GamePages,
    mut moving: ResMut<Moving>,
    mut state: ResMut<PlayScreen>,
    mut requests: ResMut<Requests>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Given { texts, library, dialog, .. } = given;
    let GamePages { mut games, mut book, mut inventory, mut comparison } = pages;
    let on_table = session.as_ref().map(|session| session.game.path());
    let seated = session.as_deref();
    let mut request = show_common_dialog(&ctx, &dialog, &mut state.saves, seated, &library, on_table, &texts);
    if *dialog == Dialog::Lessons {
        let try_out = || {
            let all = library.shelf.iter().enumerate();
            all.flat_map(|(i, shelf)| lesson::offered(i, shelf, &library.source)).collect()
        };
        let list = state.lessons.get_or_insert_with(try_out);
        request = theme::modal(&ctx, "lessons", |ui| lesson_panel::show_list(ui, list, &texts));
    } else {
        state.lessons = None;
    }
    let games = games.bypass_change_detection();
    if matches!(*dialog, Dialog::Rules(_) | Dialog::RuleData | Dialog::Comparison) {
        match &session {
            Some(session) => games.offer([session.game.game()]),
            None => games.offer(library.shelf.iter().map(|shelf| shelf.game)),
        }
    }
    let game = games.game().map(Game::id).unwrap_or_default();
    if let Dialog::Rules(number) = &*dialog {
        book.open(&library.source, game, texts.lang(), number);
        if book.is_plain() {
            let shelf = library.shelf.iter().find(|shelf| shelf.game.id() == game);
            book.illustrate(shelf.map(|shelf| shelf.face.illustrations()).unwrap_or_default());
        }
        request = theme::modal(&ctx, "rules", |ui| rules::show(ui, &mut book, games, &texts));
    } else {
        book.close();
    }
    if *dialog == Dialog::RuleData {
        match &session {
            // A match is played with the data that it carries.
            Some(session) if !session.game.header().data.is_empty() => {
                let header = session.game.header();
                inventory.open(&Source::memory(header.data.clone()), &header.game);
            }
            _ => inventory.open(&library.source, game),
        }
        request = theme::modal(&ctx, "rule-data", |ui| inspector::show(ui, &mut inventory, games, &texts));
    } else {
        inventory.close();
    }
    if *dialog == Dialog::Comparison
        && let Some(game) = games.game()
    {
        comparison.open(game);
        moving.0 |= comparison.is_playing();
        let show = |ui: &mut egui::Ui| comparison::show(ui, &mut comparison, games, &library.source, &texts);
        request = theme::modal(&ctx, "comparison", show);
    } else if comparison.is_playing() {
        comparison.close();
    }
    requests.0.extend(request);
    Ok(())
}
