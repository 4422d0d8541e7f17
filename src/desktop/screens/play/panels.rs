//! The panels around the board: what is asked, what may be ordered, what is known, and what has happened.
use super::{HIGH, Hand, Papers, QUESTION, Spot};
use crate::desktop::face::face_trait::{Forecast, Muster, Sheet};
use crate::desktop::panels::hand::HandDrawer;
use crate::desktop::panels::log::Log;
use crate::desktop::panels::orders::{Drawer, Lists};
use crate::desktop::panels::{army_shop, curtain, dice_tray, hand, log, orders, question, sheet};
use crate::desktop::session::lesson;
use crate::desktop::session::playback::Walk;
use crate::desktop::session::requests::Wish;
use crate::desktop::session::table_session::Sitting;
use crate::desktop::session::view_model::teller;
use crate::desktop::theme::style;
use crate::table::prelude::{Problem, Seat};
use crate::table::text::locales::Texts;
use bevy_egui::egui;
use std::collections::BTreeMap;

pub(super) fn show_curtain(
    root: &mut egui::Ui,
    sitting: &Sitting,
    seat: Seat,
    name: &str,
    texts: &Texts,
) -> Option<Wish> {
    let (tincture, film) = (sitting.face.tincture(seat), sitting.has_news_for(seat));
    let curtain = curtain::Curtain { name, tincture, film, news: &sitting.view.news };
    let whole = egui::CentralPanel::default().frame(egui::Frame::new());
    whole.show(root, |ui| curtain::show(ui, &curtain, texts)).inner
}

/// The question below the board, with the hand beside it if there is room for both.
pub(super) fn show_question(
    root: &mut egui::Ui,
    sitting: &Sitting,
    amounts: &mut BTreeMap<String, i32>,
    cards: &mut HandDrawer,
    beside: bool,
    texts: &Texts,
) -> Option<Wish> {
    let view = &sitting.view;
    let alone = sitting.audience.persons.len() == 1;
    let high = match beside {
        true if root.available_height() >= HIGH => QUESTION + 64.0,
        _ => QUESTION + 40.0,
    };
    let panel = egui::Panel::bottom("question").show_separator_line(false).resizable(false).exact_size(high);
    let asks = |ui: &mut egui::Ui| {
        let mut held = None;
        if beside {
            let wanted = hand::width(view, cards.is_open(view.viewer, alone));
            let wide = wanted.min(ui.available_width() * hand::SHARE);
            held = egui::Panel::right("hand")
                .show_separator_line(false)
                .resizable(false)
                .exact_size(wide)
                .frame(egui::Frame::new().inner_margin(egui::Margin { left: 20, ..Default::default() }))
                .show(ui, |ui| hand::show(ui, cards, view, alone, beside, texts))
                .inner;
        }
        let words = egui::ScrollArea::vertical().auto_shrink(false);
        held.or(words.show(ui, |ui| question::show(ui, view, sitting.is_busy(), amounts, texts)).inner)
    };
    panel.frame(style::paper(root, 10)).show(root, asks).inner
}

pub(super) fn show_muster(root: &mut egui::Ui, sitting: &Sitting, stall: &Muster, texts: &Texts) -> Option<Wish> {
    let says = |order| teller(&sitting.game, texts).order(order);
    let offer = |order| sitting.offer(order, texts);
    let whole = egui::CentralPanel::default().frame(style::paper(root, 14));
    whole.show(root, |ui| army_shop::show(ui, stall, &offer, &says, texts)).inner
}

/// Whatever else is on the screen, the curtain too, the players read above it that the match does not reach its file.
pub(super) fn warn(root: &mut egui::Ui, problem: &Problem, texts: &Texts) {
    let paper = style::paper(root, 8);
    egui::Panel::top("unsaved").show_separator_line(false).frame(paper).show(root, |ui| {
        let words = egui::RichText::new(problem.tell(texts)).color(style::of(ui).rubric).size(17.0);
        ui.add(egui::Label::new(words).wrap());
    });
}

/// The drawer with the plain list of orders.
pub(super) fn show_orders(
    root: &mut egui::Ui,
    sitting: &Sitting,
    drawer: &mut Drawer,
    papers: &mut Papers,
    texts: &Texts,
) -> Option<Wish> {
    let question = sitting.view.question.as_ref().filter(|_| !sitting.is_busy() && sitting.open_prompt().is_some());
    let lists = papers.lists.get(sitting.moment(texts), || Lists::of(sitting, texts));
    egui::Panel::left("orders")
        .show_separator_line(false)
        .resizable(false)
        .exact_size((root.available_width() * 0.4).clamp(240.0, 330.0))
        .frame(style::paper(root, 12))
        .show(root, |ui| orders::show(ui, drawer, question, lists, texts))
        .inner
}

pub(super) fn show_side(
    ui: &mut egui::Ui,
    sitting: &Sitting,
    pointed: Option<Spot>,
    hand: &mut Hand,
    texts: &Texts,
) -> Option<Wish> {
    let view = &sitting.view;
    let moment = sitting.moment(texts);
    let papers = &mut hand.papers;
    let lesson = lesson::show(ui, sitting, texts);
    if sitting.throw.is_some() {
        dice_tray::show(ui, sitting.throw.as_ref(), "");
        ui.separator();
    }
    let forecasts: &[Forecast] = match pointed {
        Some(spot) => papers.forecasts.get((moment, spot), || sitting.forecasts(spot.0, spot.1, texts)),
        None => &[],
    };
    let log = (ui.available_height() * 0.36).max(150.0);
    let paper = ui.available_height() - log;
    egui::ScrollArea::vertical().id_salt("paper").max_height(paper).auto_shrink([false, true]).show(ui, |ui| {
        if let Some(matter) = &view.matter {
            sheet::show_matter(ui, matter);
            ui.separator();
        }
        if let Some(forecast) = view.forecast.as_ref().filter(|_| forecasts.is_empty()) {
            sheet::show_forecast(ui, forecast, texts);
            ui.separator();
        }
        for forecast in forecasts {
            sheet::show_forecast(ui, forecast, texts);
            ui.separator();
        }
        if forecasts.is_empty() {
            let bare = |sheet: &Sheet| sheet.lines.is_empty() && sheet.notes.is_empty();
            let of_spot = |spot: Spot| sitting.sheet(spot.0, spot.1, texts);
            let pointed_at = pointed.and_then(|spot| papers.sheet.get((moment, spot), || of_spot(spot)).as_ref());
            let subject = papers.subject.get(moment, || sitting.subject_sheet(texts)).as_ref();
            let of_subject = || subject.filter(|_| view.forecast.is_none());
            let found = pointed_at.filter(|sheet| !bare(sheet) || view.subject.is_none()).or_else(of_subject);
            if let Some(found) = found {
                sheet::show(ui, found);
                ui.separator();
            }
        }
    });
    let log = Log {
        view,
        bookmarks: sitting.game.bookmarks(),
        playing: sitting.walk.as_ref().is_some_and(Walk::is_playing),
        news: sitting.walk.is_none() && sitting.open_prompt().is_some() && sitting.first_news().is_some(),
    };
    lesson.or(log::show(ui, &log, &mut hand.reading, texts))
}
