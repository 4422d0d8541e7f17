//! A card that has come out of the hand: whole and large, with what it does, when it may be played, and what can be done
//! with it now.
use super::fan::{Telling, name_of, said_of};
use crate::desktop::face::CardLook;
use crate::desktop::panels::digits::{Counting, Numbered};
use crate::desktop::session::requests::Request;
use crate::desktop::theme;
use crate::table::prelude::Order;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, Align2, Id, Rect, RichText, Sense, vec2};

/// The side of its picture, and how wide its words are, in points.
const PICTURE: f32 = 148.0;
const WORDS: f32 = 250.0;
/// Between the hand and the card.
const ABOVE: f32 = 8.0;

/// Shows a card above the one in the hand. `choice`: it was chosen, and has a button for each of its orders; `grab`: the
/// first of them gets the keys; `wanted`: whether a lesson waits for an order. Gives also whether somebody has clicked
/// elsewhere.
pub fn show(
    ctx: &egui::Context,
    card: &CardLook,
    hand: Rect,
    (choice, grab): (bool, bool),
    wanted: impl Fn(Order) -> bool,
    texts: &Texts,
) -> (Option<Request>, bool) {
    let screen = ctx.content_rect().shrink(6.0);
    let wide = (PICTURE + WORDS + 40.0).min(screen.width());
    let picture = PICTURE.min(wide * 0.36).min((screen.height() * 0.4).max(60.0));
    let left = (hand.center().x - wide / 2.0).min(screen.right() - wide).max(screen.left());
    let corner = egui::pos2(left, hand.top() - ABOVE);
    let order = if choice { egui::Order::Foreground } else { egui::Order::Tooltip };
    let area = egui::Area::new(Id::new("card-out"))
        .order(order)
        .pivot(Align2::LEFT_BOTTOM)
        .fixed_pos(corner)
        .constrain_to(screen)
        .interactable(choice)
        .fade_in(false);
    let shown = area.show(ctx, |ui| {
        egui::Frame::popup(ui.style()).show(ui, |ui| {
            ui.set_max_width(wide - 24.0);
            ui.horizontal_top(|ui| {
                let (square, _) = ui.allocate_exact_size(vec2(picture, picture), Sense::hover());
                theme::framed_picture(ui, square.shrink(1.0), &card.picture);
                ui.vertical(|ui| words(ui, card, texts));
            });
            if choice { buttons(ui, card, grab, wanted) } else { None }
        })
    });
    (shown.inner.inner, choice && shown.response.clicked_elsewhere())
}

fn words(ui: &mut egui::Ui, card: &CardLook, texts: &Texts) {
    let c = theme::colours(ui);
    ui.spacing_mut().item_spacing.y = 5.0;
    let title = RichText::new(name_of(card, texts)).size(21.0).family(theme::display(ui.ctx())).color(c.rubric);
    ui.add(egui::Label::new(title).wrap());
    for (telling, sentence) in said_of(card, texts) {
        let words = RichText::new(sentence).size(16.0);
        let words = match telling {
            Telling::What => words,
            Telling::When => words.family(theme::italic(ui.ctx())).color(c.ink_faded),
            Telling::WhyNot => words.color(c.rubric),
            Telling::Now => words.family(theme::bold(ui.ctx())),
        };
        ui.add(egui::Label::new(words).wrap());
    }
    if !card.rule.is_empty() {
        let rule = texts.format("desktop-log-rule", &[("rule", card.rule.into())]);
        ui.label(RichText::new(rule).size(theme::SMALL).color(c.ink_faded));
    }
}

fn buttons(ui: &mut egui::Ui, card: &CardLook, grab: bool, wanted: impl Fn(Order) -> bool) -> Option<Request> {
    let mut request = None;
    ui.separator();
    ui.horizontal_wrapped(|ui| {
        let mut counting = Counting::new(Numbered::Choice);
        for (i, (order, text)) in card.orders.iter().enumerate() {
            let button = counting.button(ui, text, false, Request::Give(vec![*order]));
            if wanted(*order) {
                theme::point_out(ui, button.rect);
            }
            if grab && i == 0 {
                button.request_focus();
            }
            if button.clicked() {
                request = Some(Request::Give(vec![*order]));
            }
        }
    });
    request
}
