//! Whose decision it is, what is asked, and every answer as a button.
mod advice;

use super::digits::{Counting, Numbered};
use super::hand::fan::name_of;
use super::orders::{carried_widgets, span_widgets, span_width};
use super::wanted;
use crate::desktop::face::{CardLook, Holding};
use crate::desktop::session::requests::Request;
use crate::desktop::session::view_model::{OrderView, Question, SpanView, TableView};
use crate::desktop::theme;
use crate::desktop::theme::heraldry;
use crate::table::prelude::{Order, Target};
use crate::table::text::locales::Texts;
use advice::Asking;
use bevy_egui::egui::containers::menu::{MenuButton, MenuConfig};
use bevy_egui::egui::{self, RichText};
use std::collections::BTreeMap;

/// More orders than this that concern the board go into a list of their own.
const BUTTONS: usize = 6;

/// More answers than this beside each other are too many to be read.
const ANSWERS: usize = 6;

/// More ranges than this stand below the orders.
const FEW_SPANS: usize = 2;

/// The panel. `busy`: something is being shown; `hand`: the cards that lie open beside it.
pub fn show(
    ui: &mut egui::Ui,
    view: &TableView,
    (busy, hand): (bool, Option<&Holding>),
    amounts: &mut BTreeMap<String, i32>,
    texts: &Texts,
) -> Option<Request> {
    if view.looking_back_at.is_some() {
        ui.label(RichText::new(texts.get("desktop-walking")).size(19.0));
        let back = theme::main_button(ui, texts.get("desktop-walk-now"));
        return ui
            .add(back)
            .clicked()
            .then_some(Request::Playback(crate::desktop::session::playback::PlaybackStep::Now));
    }
    let Some(question) = &view.question else {
        let key = if view.ended.is_some() {
            "desktop-match-over"
        } else if busy {
            "desktop-watch"
        } else {
            "desktop-wait"
        };
        ui.label(RichText::new(texts.get(key)).size(19.0).color(theme::colours(ui).ink_faded));
        return view.ended.as_ref().and_then(|_| {
            ui.add(theme::main_button(ui, texts.get("desktop-summary")))
                .clicked()
                .then_some(Request::Open(crate::desktop::session::requests::Dialog::Summary))
        });
    };
    // Long questions go on below the banner.
    let heading = ui.horizontal_wrapped(|ui| {
        banner(ui, question);
        let words = if question.mine {
            RichText::new(&question.text).size(20.0)
        } else {
            let text = texts.format("desktop-thinking", &[("name", question.who.as_str().into())]);
            RichText::new(text).size(20.0).color(theme::colours(ui).ink_faded)
        };
        ui.label(words);
        // Behind a long question it would need a row of its own: it stands behind the answers then.
        let fits = Asking::that_fits(ui, texts);
        (fits.is_some(), fits.and_then(|asking| advice::ask(ui, &view.advice, asking, texts)))
    });
    let (asks_above, asked) = heading.inner;
    let advised = advice::show(ui, &view.advice, texts).or(asked);
    for remark in &view.remarks {
        ui.add(egui::Label::new(RichText::new(remark).size(16.0).family(theme::italic(ui.ctx()))).wrap());
    }
    if !question.mine {
        return None;
    }
    let spans: Vec<&SpanView> = question.spans.iter().filter(|span| !span.aside).collect();
    // What goes along with an order on the board stands in rows of its own.
    let (carried, spans): (Vec<&SpanView>, Vec<&SpanView>) = spans.into_iter().partition(|span| span.carried.is_some());
    if !carried.is_empty() {
        in_columns(ui, &carried, |ui, span| carried_widgets(ui, span, amounts, texts));
    }
    let mut counting = Counting::new(Numbered::Question);
    // A number first: with it one says how many, and then where to. Where there are many of them, what ends the question
    // has to be in sight.
    let request = match spans.as_slice() {
        // One number and a few words beside it.
        [span] => {
            let row = ui.horizontal_wrapped(|ui| {
                let number = span_widgets(ui, span, amounts, (main_answer(view, question), &mut counting), texts);
                if is_wanted_of(view, span) {
                    theme::point_out(ui, ui.min_rect());
                }
                number.or(order_buttons(ui, view, question, (&mut counting, hand, asks_above), texts))
            });
            row.inner
        }
        spans => {
            let numbers_first = spans.len() <= FEW_SPANS;
            let above = if numbers_first {
                None
            } else {
                show_orders(ui, view, question, (&mut counting, hand, asks_above), texts)
            };
            let mut request = above;
            in_columns(ui, spans, |ui, span| {
                let wanted = span_widgets(ui, span, amounts, (main_answer(view, question), &mut counting), texts);
                if is_wanted_of(view, span) {
                    theme::point_out(ui, ui.min_rect());
                }
                request = request.take().or(wanted);
            });
            let below = if numbers_first {
                show_orders(ui, view, question, (&mut counting, hand, asks_above), texts)
            } else {
                None
            };
            request.or(below)
        }
    };
    let request = advised.or(request);
    if !view.holds_unseen {
        return request;
    }
    let look = egui::Button::new(RichText::new(texts.get("desktop-own-hand")).size(15.0));
    let looks = ui.add(look).on_hover_text(texts.get("desktop-own-hand.hint")).clicked();
    request.or(looks.then_some(Request::DrawCurtain))
}

/// What concerns advice, where the question itself is not shown.
pub fn show_advice(ui: &mut egui::Ui, view: &TableView, texts: &Texts) -> Option<Request> {
    advice::ask(ui, &view.advice, Asking::AtLength, texts).or(advice::show(ui, &view.advice, texts))
}

/// The name of the side that decides, on its colour.
fn banner(ui: &mut egui::Ui, question: &Question) {
    let look = theme::look(ui);
    let banner = egui::Frame::new()
        .fill(look.colour(question.tincture))
        .inner_margin(egui::Margin::symmetric(10, 4))
        .corner_radius(3)
        .show(ui, |ui| {
            // The hatching lies over the colour and under the name; how large it is shows afterwards.
            let hatching = ui.painter().add(egui::Shape::Noop);
            ui.horizontal(|ui| {
                theme::shield_outlined(ui, question.tincture, 20.0);
                ui.label(
                    RichText::new(&question.who)
                        .size(19.0)
                        .family(theme::bold(ui.ctx()))
                        .color(theme::colours(ui).on_seal),
                );
            });
            hatching
        });
    let hatched = heraldry::hatch_rect(look.coats.worn(question.tincture), banner.response.rect);
    ui.painter().set(banner.inner, hatched);
}

/// Whether a lesson waits for one of the numbers of a range, or one is advised.
fn is_wanted_of(view: &TableView, span: &SpanView) -> bool {
    view.wants().iter().any(|order| order.verb == span.verb)
}

/// Several ranges, as many beside each other as there is room for, in columns.
fn in_columns(ui: &mut egui::Ui, spans: &[&SpanView], mut show: impl FnMut(&mut egui::Ui, &SpanView)) {
    /// Between two columns, in points.
    const APART: f32 = 24.0;
    let natural = spans.iter().map(|span| span_width(ui, span)).fold(1.0, f32::max);
    let wide = natural.min(ui.available_width());
    let columns = ((ui.available_width() + APART) / (wide + APART)).floor().max(1.0) as usize;
    for row in spans.chunks(columns) {
        ui.horizontal(|ui| {
            for (i, span) in row.iter().enumerate() {
                let room = egui::vec2(wide, ui.spacing().interact_size.y);
                // Where one alone is too wide, its button goes under its number.
                let left_to_right = egui::Layout::left_to_right(egui::Align::Center).with_main_wrap(natural > wide);
                let used = ui.allocate_ui_with_layout(room, left_to_right, |ui| show(ui, span)).response.rect;
                if i + 1 < row.len() {
                    ui.add_space((wide - used.width()).max(0.0) + APART - ui.spacing().item_spacing.x);
                }
            }
        });
    }
}

fn show_orders(
    ui: &mut egui::Ui,
    view: &TableView,
    question: &Question,
    with: (&mut Counting, Option<&Holding>, bool),
    texts: &Texts,
) -> Option<Request> {
    ui.horizontal_wrapped(|ui| order_buttons(ui, view, question, with, texts)).inner
}
fn order_buttons(
    ui: &mut egui::Ui,
    view: &TableView,
    question: &Question,
    (counting, hand, asks_above): (&mut Counting, Option<&Holding>, bool),
    texts: &Texts,
) -> Option<Request> {
    let mut request = None;
    // The board has no place for a card or a seat.
    let off_board = |o: &&OrderView| !matches!(o.order.on, Target::Place(_) | Target::Piece(_));
    let offered = || question.orders.iter().filter(|o| !o.standing);
    let on_board: Vec<&OrderView> = offered().filter(|o| !off_board(o)).collect();
    let all: Vec<&OrderView> = offered().filter(off_board).chain(on_board.iter().copied()).collect();
    let few = on_board.len() <= BUTTONS;
    let has_button = |o: &&OrderView| off_board(o) || o.work;
    let mut shown: Vec<&OrderView> = if few { all } else { offered().filter(has_button).collect() };
    // What ends the question stands where it is always found; what takes somebody off the board is not the first key that is tried.
    shown.sort_by_key(|order| (!order.closing, order.leaves));
    // So does what will end it when it can: no button comes to lie under the pointer of whoever has just pressed another one.
    let can_end = shown.iter().any(|order| order.closing);
    let dead = |ui: &mut egui::Ui| {
        for (text, why) in &question.dead {
            ui.add_enabled(false, egui::Button::new(text)).on_disabled_hover_text(why);
        }
    };
    if !can_end {
        dead(ui);
    }
    let main = main_answer(view, question);
    let cards = if shown.len() > ANSWERS { of_cards(hand, &shown) } else { vec![] };
    for order in shown {
        // Where there are many answers, a card has one button for all of its own.
        if let Some((card, first)) =
            cards.iter().find(|(card, _)| hand.is_some_and(|hand| is_of(&hand.cards[*card], order.order)))
        {
            if *first != order.order {
                continue;
            }
            let look = hand.map(|hand| &hand.cards[*card]);
            let name = look.map_or_else(String::new, |look| name_of(look, texts));
            let text = texts.format("desktop-card-choose", &[("card", name.into())]);
            let choose = Request::ChooseCard(*card);
            let button = counting.button(ui, &text, false, choose.clone());
            let orders: Vec<Order> =
                look.map_or_else(Vec::new, |look| look.orders.iter().map(|(order, _)| *order).collect());
            wanted::mark_orders(ui, button.rect, &orders);
            if button.clicked() {
                request = Some(choose);
            }
            continue;
        }
        let give = Request::Give(vec![order.order]);
        let is_main = main == Some(order.order);
        let mut button = match order.closing {
            true => counting.closing_button(ui, &order.text, (is_main, egui::Vec2::ZERO), give),
            false => counting.button(ui, &order.text, is_main, give),
        };
        if !order.hint.is_empty() {
            button = button.on_hover_text(&order.hint);
        }
        if button.clicked() {
            request = Some(Request::Give(vec![order.order]));
        }
    }
    if let Some((orders, text)) = &question.together {
        let give = Request::Give(orders.clone());
        if counting.button(ui, text, false, give.clone()).clicked() {
            request = Some(give);
        }
    }
    if !few && !on_board.is_empty() {
        let title = texts.format("desktop-all-orders", &[("n", on_board.len().into())]);
        let (menu, given) = board_menu(ui, title, &on_board, texts);
        request = given.or(request);
        let all: Vec<Order> = on_board.iter().map(|order| order.order).collect();
        wanted::mark_orders(ui, menu.rect, &all);
    }
    for order in question.orders.iter().filter(|o| o.standing && o.order.on == Target::Nothing) {
        let give = Request::Give(vec![order.order]);
        if !is_concession(order) && counting.button(ui, &order.text, false, give.clone()).clicked() {
            request = Some(give);
        }
    }
    let others: Vec<_> = question.orders.iter().filter(|o| o.standing && o.order.on != Target::Nothing).collect();
    if !others.is_empty() {
        let all: Vec<Order> = others.iter().map(|order| order.order).collect();
        let menu = ui.menu_button(texts.get("desktop-other-orders"), |ui| {
            egui::ScrollArea::vertical().max_height(360.0).show(ui, |ui| {
                for order in others {
                    request = menu_line(ui, order).or(request.take());
                }
            });
        });
        wanted::mark_orders(ui, menu.response.rect, &all);
    }
    if can_end {
        dead(ui);
    }
    let asked = if asks_above { None } else { advice::ask(ui, &view.advice, Asking::Briefly, texts) };
    request.or(asked)
}

/// An order as a line of a menu, which closes when it is given.
fn menu_line(ui: &mut egui::Ui, order: &OrderView) -> Option<Request> {
    let button = ui.button(&order.text);
    wanted::mark_orders(ui, button.rect, &[order.order]);
    wanted::keep_pointed(&button, &[order.order]);
    button.clicked().then(|| {
        ui.close();
        Request::Give(vec![order.order])
    })
}

/// The menu with all orders for the board: first those that a player looks for in it, last the places where one may go.
fn board_menu(
    ui: &mut egui::Ui,
    title: String,
    on_board: &[&OrderView],
    texts: &Texts,
) -> (egui::Response, Option<Request>) {
    let mut request = None;
    let mut line = |ui: &mut egui::Ui, order: &OrderView| request = menu_line(ui, order).or(request.take());
    let (ways, others): (Vec<&OrderView>, Vec<&OrderView>) = on_board.iter().partition(|order| order.is_way());
    let is_open = others.is_empty() || ways.iter().any(|way| wanted::is_wanted(ui.ctx(), &[way.order]));
    // Whoever unfolds the places still reads the menu.
    let config = MenuConfig::new().close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside);
    let (button, _) = MenuButton::new(title).config(config).ui(ui, |ui| {
        egui::ScrollArea::vertical().max_height(360.0).show(ui, |ui| {
            others.into_iter().for_each(|order| line(ui, order));
            if is_open {
                ways.into_iter().for_each(|order| line(ui, order));
            } else if !ways.is_empty() {
                let title = texts.format("orders-ways", &[("n", ways.len().into())]);
                let header = egui::CollapsingHeader::new(title).id_salt("ways");
                header.show(ui, |ui| ways.into_iter().for_each(|order| line(ui, order)));
            }
        });
    });
    (button, request)
}

/// Whether an order is one of a card's.
fn is_of(card: &CardLook, order: Order) -> bool {
    card.orders.iter().any(|(own, _)| *own == order)
}

/// The cards of the hand with several of these answers each, and the first of them.
fn of_cards(hand: Option<&Holding>, shown: &[&OrderView]) -> Vec<(usize, Order)> {
    let cards = hand.into_iter().flat_map(|hand| hand.cards.iter().enumerate());
    let first = |(number, card): (usize, &CardLook)| {
        let mut own = shown.iter().map(|order| order.order).filter(|order| is_of(card, *order));
        let first = own.next()?;
        own.next().map(|_| (number, first))
    };
    cards.filter_map(first).collect()
}

/// The answer whose button is red: the usual one, or in a lesson what it waits for.
fn main_answer(view: &TableView, question: &Question) -> Option<Order> {
    match view.lesson.as_ref().map(|lesson| lesson.wants.as_slice()) {
        None | Some([]) => question.usual,
        Some(wants) => question.orders.iter().map(|order| order.order).find(|order| wants.contains(order)),
    }
}

/// Giving up stands in the menu, where nobody presses it by mistake.
pub fn is_concession(order: &OrderView) -> bool {
    order.standing && order.written == "concede"
}
