//! The panels around the board: what is asked, what may be ordered, what is known, and what has happened.
use super::{News, PanelMemos, PlayScreen, briefing, log_handle, reserves};
use crate::desktop::face::{ArmyShop, Forecast, Sheet};
use crate::desktop::panels::digest::Answer;
use crate::desktop::panels::hand::HandDrawer;
use crate::desktop::panels::log::{Log, Reading};
use crate::desktop::panels::orders::{Drawer, Lists};
use crate::desktop::panels::points::TypedPoints;
use crate::desktop::panels::{army_shop, curtain, dice_tray, digest, hand, lesson, log, orders, question, sheet};
use crate::desktop::platform::settings::Preferences;
use crate::desktop::session::match_session::Digest;
use crate::desktop::session::memo::{Memo, ViewStamp};
use crate::desktop::session::playback::Playback;
use crate::desktop::session::requests::Request;
use crate::desktop::session::view_model::teller;
use crate::desktop::session::{Amounts, Pointed, Session};
use crate::desktop::theme;
use crate::table::prelude::Seat;
use crate::table::text::locales::Texts;
use bevy::prelude::{DetectChangesMut, ResMut};
use bevy_egui::egui;
use std::collections::BTreeMap;

/// However high the log is made, what is told above it keeps some lines, and the log its own, in points.
const LEAST_TOLD: f32 = 90.0;
const LEAST_LOG: f32 = 130.0;

pub(super) fn show_curtain(
    root: &mut egui::Ui,
    session: &Session,
    seat: Seat,
    name: &str,
    texts: &Texts,
) -> Option<Request> {
    let (tincture, film) = (session.face.tincture(seat), session.has_news_for(seat));
    let curtain = curtain::Curtain { name, tincture, film, news: &session.view.news };
    let whole = egui::CentralPanel::default().frame(egui::Frame::new());
    whole.show(root, |ui| curtain::show(ui, &curtain, texts)).inner
}

/// The question below the board, with the hand beside it if there is room for both. Gives also how high the panel would be in
/// which all of it is seen.
pub(super) fn show_question(
    root: &mut egui::Ui,
    session: &Session,
    amounts: &mut BTreeMap<String, i32>,
    (cards, beside): (&mut HandDrawer, bool),
    high: f32,
    texts: &Texts,
) -> (Option<Request>, f32) {
    /// Between the edge of the panel and what is asked.
    const MARGIN: i8 = 10;
    let view = &session.view;
    let alone = session.audience.persons.len() == 1;
    let open = beside && cards.is_open(view.viewer, alone);
    let hand = view.holding.as_ref().filter(|_| open);
    let panel = egui::Panel::bottom("question").show_separator_line(false).resizable(false).exact_size(high);
    let paper = theme::paper(root, MARGIN);
    let around = paper.total_margin().sum().y;
    let asks = |ui: &mut egui::Ui| {
        let mut held = None;
        if beside {
            let wanted = hand::width(view, cards.is_open(view.viewer, alone), high - around);
            let wide = wanted.min(ui.available_width() * hand::SHARE);
            held = egui::Panel::right("hand")
                .show_separator_line(false)
                .resizable(false)
                .exact_size(wide)
                .frame(egui::Frame::new().inner_margin(egui::Margin { left: 20, ..Default::default() }))
                .show(ui, |ui| hand::show(ui, cards, view, alone, beside, texts))
                .inner;
        }
        // A short question has a panel lower than a list usually keeps: the board would be laid out as if it were lower still.
        let words = egui::ScrollArea::vertical().auto_shrink(false).min_scrolled_height(0.0);
        // As wide with a scroll bar as without: else words that wrap beside one need more height, get it, lose the bar, need less
        // height, and so on without end.
        let wide = ui.available_width() - ui.spacing().scroll.allocated_width();
        let words = words.show(ui, |ui| {
            ui.set_max_width(wide);
            question::show(ui, view, (session.is_busy(), hand), amounts, texts)
        });
        (held.or(words.inner), words.content_size.y + around)
    };
    panel.frame(paper).show(root, asks).inner
}

pub(super) fn show_army_shop(
    root: &mut egui::Ui,
    session: &Session,
    shop: &ArmyShop,
    texts: &Texts,
) -> Option<Request> {
    let says = |order| teller(&session.game, texts).order(order);
    let offer = |order| session.offer(order, texts);
    let whole = egui::CentralPanel::default().frame(theme::paper(root, 14));
    let shown = |ui: &mut egui::Ui| {
        // The question is asked nowhere else.
        let advised = question::show_advice(ui, &session.view, texts);
        let bought = army_shop::show(ui, shop, &offer, &says, texts);
        advised.or(bought)
    };
    whole.show(root, shown).inner
}

/// Whatever else is on the screen, the curtain too, the players read above it that the match does not reach its file, or
/// that it is somebody else's.
pub(super) fn warn(root: &mut egui::Ui, words: String) {
    let paper = theme::paper(root, 8);
    egui::Panel::top("unsaved").show_separator_line(false).frame(paper).show(root, |ui| {
        let words = egui::RichText::new(words).color(theme::colours(ui).rubric).size(17.0);
        ui.add(egui::Label::new(words).wrap());
    });
}

/// The drawer with the plain list of orders, so `wide` in points.
pub(super) fn show_orders(
    root: &mut egui::Ui,
    session: &Session,
    drawer: &mut Drawer,
    wide: f32,
    memos: &mut PanelMemos,
    texts: &Texts,
) -> Option<Request> {
    let question = session.view.question.as_ref().filter(|_| !session.is_busy() && session.open_prompt().is_some());
    let lists = memos.lists.get(session.view_stamp(texts), || Lists::of(session, texts));
    let request = egui::Panel::left("orders")
        .show_separator_line(false)
        .resizable(false)
        .exact_size(wide)
        .frame(theme::paper(root, 12))
        .show(root, |ui| orders::show(ui, drawer, question, lists, texts))
        .inner;
    let Some((verb, typed)) = drawer.points().take() else { return request };
    match session.typed_order(&verb, &typed, texts) {
        Ok(order) => {
            *drawer.points() = TypedPoints::default();
            Some(Request::Give(vec![order]))
        }
        Err(words) => {
            drawer.points().answer(&verb, words);
            request
        }
    }
}

/// What people do at the panel beside the board.
pub(super) type SideTouch = log::Touch;

pub(super) fn show_side(
    ui: &mut egui::Ui,
    session: &Session,
    pointed: Option<Pointed>,
    state: &mut PlayScreen,
    (amounts, preferences): (&Amounts, &mut ResMut<Preferences>),
    texts: &Texts,
) -> SideTouch {
    let view = &session.view;
    let moment = session.view_stamp(texts);
    // The log stays where it is, whatever is told above it. A lesson needs more of the room.
    let whole = ui.ctx().viewport_rect().height();
    let column = ui.available_rect_before_wrap();
    // While it is told what the match is about, the log leaves its room to that.
    let usual = preferences.log_height as f32 * whole / 100.0;
    let is_briefed = state.briefed == Some(session.number);
    let briefs = !is_briefed && state.memos.briefing.get(moment, || session.briefing(texts)).is_some();
    let chosen = state.log_drawn.unwrap_or(if briefs { LEAST_LOG.min(usual) } else { usual });
    let most = if view.lesson.is_some() { column.height() * 0.24 } else { column.height() - LEAST_TOLD };
    let (above, below) = column.split_top_bottom_at_y(column.bottom() - chosen.min(most).max(LEAST_LOG));
    let place = egui::UiBuilder::new().id_salt("above").max_rect(above);
    let told = ui.scope_builder(place, |ui| {
        ui.shrink_clip_rect(above);
        let lesson = lesson::show(ui, session, texts);
        // While a lesson is to be read, to go on in it is the usual next step.
        let reads = session.waits_for_reader() || view.lesson.as_ref().is_some_and(|lesson| lesson.is_done);
        theme::free_main(ui.ctx(), theme::is_main_free(ui.ctx()) && !reads);
        let digest = (moment, &mut state.memos.digest);
        show_news(ui, session, digest, (&mut state.news, &mut state.reading), texts);
        let taken = show_told(ui, session, pointed, amounts, moment, state, texts);
        lesson.or(taken)
    });
    let handle = below.with_max_y(below.top() + log_handle::HANDLE);
    let mut wanted = (**preferences).clone();
    log_handle::show(ui, handle, whole, &mut wanted, &mut state.log_drawn, texts);
    preferences.set_if_neq(wanted);
    let lines = Log {
        view,
        bookmarks: session.game.bookmarks(),
        playing: session.playback.as_ref().is_some_and(Playback::is_playing),
        news: session.playback.is_none() && session.open_prompt().is_some() && session.first_news().is_some(),
    };
    let place = egui::UiBuilder::new().id_salt("log").max_rect(below.with_min_y(handle.bottom()));
    let mut of_log = ui.scope_builder(place, |ui| log::show(ui, &lines, &mut state.reading, texts)).inner;
    of_log.request = told.inner.or(of_log.request);
    of_log
}

/// What has happened since the last turn, until it is closed or something is ordered.
fn show_news(
    ui: &mut egui::Ui,
    session: &Session,
    (moment, digest): (ViewStamp, &mut Memo<ViewStamp, Option<Digest>>),
    (news, reading): (&mut News, &mut Reading),
    texts: &Texts,
) {
    let Some(told) = digest.get(moment, || session.digest()) else { return };
    let turn = Some((session.number, told.since));
    if news.closed == turn {
        return;
    }
    match digest::show(ui, told, reading.sought, texts) {
        Some(Answer::Close) => {
            (news.closed, news.at, reading.sought) = (turn, None, None);
        }
        Some(Answer::Look(entry, at)) => {
            (news.at, news.seeks) = (at, at.is_some());
            (reading.sought, reading.seeks) = (Some(entry), true);
            ui.ctx().request_repaint();
        }
        None => {}
    }
}

/// What is told beside the board: dice, what is being decided, what waits to be set on it, chances, what is known of a place.
fn show_told(
    ui: &mut egui::Ui,
    session: &Session,
    pointed: Option<Pointed>,
    amounts: &Amounts,
    moment: ViewStamp,
    state: &mut PlayScreen,
    texts: &Texts,
) -> Option<Request> {
    let view = &session.view;
    let mut request = None;
    let PlayScreen { memos, opened, pointed_orders, briefed, .. } = state;
    let forecasts: &[Forecast] = match pointed {
        Some(pointed) => {
            let key = (moment, pointed, amounts.clone());
            memos.forecasts.get(key, || session.forecasts(pointed, amounts, texts))
        }
        None if pointed_orders.is_empty() => &[],
        None => {
            let key = (moment, pointed_orders.clone());
            memos.of_button.get(key, || session.forecast_of(pointed_orders, texts)).as_slice()
        }
    };
    // A lesson that speaks for long leaves less room than a list usually keeps.
    let paper = egui::ScrollArea::vertical().id_salt("paper").auto_shrink(false).min_scrolled_height(0.0);
    paper.show(ui, |ui| {
        // Whoever points at something wants to read of it first; the list of those who wait does not move under the pointer.
        let dice_last = pointed.is_some() && view.reserves.is_empty();
        let show_dice = |ui: &mut egui::Ui| {
            if let Some(throw) = &session.throw {
                dice_tray::show(ui, throw, texts);
                ui.separator();
            }
        };
        if !dice_last {
            show_dice(ui);
        }
        let player = opened.and_then(|seat| {
            let sheet = || session.player_sheet(seat, texts);
            memos.player.get((moment, seat), sheet).as_ref()
        });
        if let Some(found) = player {
            let close = |ui: &mut egui::Ui| {
                let name = texts.get("players-sheet-close");
                let button = ui.add(egui::Button::new("✖").min_size(egui::vec2(28.0, 26.0)));
                button.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &name));
                button.on_hover_text(&name).clicked()
            };
            if sheet::show_with(ui, found, None, close) {
                *opened = None;
            }
            ui.separator();
        }
        // What is being decided comes before what is only told.
        let decides = view.forecast.is_some() || !forecasts.is_empty();
        let show_matter = |ui: &mut egui::Ui| {
            if let Some(matter) = &view.matter {
                sheet::show_matter(ui, matter);
                ui.separator();
            }
        };
        if !decides {
            show_matter(ui);
        }
        if !view.reserves.is_empty() {
            request = reserves::show(ui, &view.reserves, session.is_busy(), texts);
            ui.separator();
        }
        if *briefed != Some(session.number)
            && pointed.is_none()
            && let Some(told) = memos.briefing.get(moment, || session.briefing(texts))
            && briefing::show(ui, told, texts)
        {
            *briefed = Some(session.number);
        }
        if let Some(forecast) = view.forecast.as_ref().filter(|_| forecasts.is_empty()) {
            sheet::show_forecast(ui, forecast, texts);
            ui.separator();
        }
        for forecast in forecasts {
            sheet::show_forecast(ui, forecast, texts);
            ui.separator();
        }
        if decides {
            show_matter(ui);
        }
        if forecasts.is_empty() {
            let bare = |sheet: &Sheet| sheet.lines.is_empty() && sheet.notes.is_empty();
            let of = |pointed: Pointed| session.sheet(pointed, texts);
            let pointed_at = pointed.and_then(|pointed| memos.sheet.get((moment, pointed), || of(pointed)).as_ref());
            let subject = memos.subject.get(moment, || session.subject_sheet(texts)).as_ref();
            let of_subject = || subject.filter(|_| view.forecast.is_none());
            let found = pointed_at.filter(|sheet| !bare(sheet) || view.subject.is_none()).or_else(of_subject);
            if let Some(found) = found {
                let told_of = pointed.filter(|_| pointed_at.is_some_and(|sheet| std::ptr::eq(sheet, found)));
                sheet::show(ui, found, session.counter_meant(told_of));
                ui.separator();
            }
        }
        if dice_last {
            show_dice(ui);
        }
    });
    request
}
