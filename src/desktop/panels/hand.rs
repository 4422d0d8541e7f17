//! The drawer with the hand of cards and the purse of the seat at the screen. With several people around one screen
//! it opens when a curtain is lifted or the player who is asked opens it, and closes when the screen passes on.
pub mod card_out;
pub mod coins;
pub mod fan;
pub mod played;

use crate::desktop::face::{CardLook, Holding};
use crate::desktop::platform::settings::Pace;
use crate::desktop::session::requests::Request;
use crate::desktop::session::view_model::TableView;
use crate::desktop::theme;
use crate::table::prelude::Seat;
use crate::table::text::locales::Texts;
use bevy::prelude::Resource;
use bevy_egui::egui::{self, RichText, Sense, Stroke, StrokeKind, vec2};
use coins::Purse;
use fan::{Fan, Touched, name_of, said_at_once};

/// Whose drawer is open, and which card is selected.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct HandDrawer {
    open_for: Option<Seat>,
    card: Option<usize>,
    /// Where the card lies in the hand that has come out of it.
    place: Option<egui::Rect>,
    /// The card was chosen with a key: its first order gets the keys.
    by_key: bool,
    /// The match, and the pace at which coins move.
    table: (u64, Pace),
    purse: Purse,
}

impl HandDrawer {
    /// The match that is on the screen, and how fast things move in it.
    pub fn lie_at(&mut self, number: u64, pace: Pace) {
        if self.table.0 != number {
            self.purse.forget();
        }
        self.table = (number, pace);
    }
    /// Whether the hand of a seat lies open. `alone`: only one person is at the screen, from whom there is nothing to hide.
    pub fn is_open(&self, seat: Option<Seat>, alone: bool) -> bool {
        seat.is_some() && (alone || self.open_for == seat)
    }
    /// A card of the hand was chosen elsewhere: its orders get the keys.
    pub fn choose(&mut self, card: usize) {
        (self.card, self.place, self.by_key) = (Some(card), None, true);
    }
    /// The card that was chosen lies in the hand again. Gives whether one was.
    pub fn lay_back(&mut self) -> bool {
        (self.place, self.by_key) = (None, false);
        self.card.take().is_some()
    }
    /// Whether a card is chosen, whose buttons lie over the hand.
    pub fn has_chosen(&self) -> bool {
        self.card.is_some()
    }
    /// Opens the drawer for a seat, or closes it.
    pub fn pull(&mut self, seat: Seat) {
        self.open_for = if self.open_for == Some(seat) { None } else { Some(seat) };
        (self.card, self.place) = (None, None);
    }
    /// A curtain was lifted for a seat: its hand lies open.
    pub fn lie_open(&mut self, seat: Seat) {
        (self.open_for, self.card, self.place, self.by_key) = (Some(seat), None, None, false);
    }
    /// The screen has passed to another seat, or a curtain was drawn: what lay open is shut.
    pub fn pass_to(&mut self, seat: Option<Seat>) {
        if self.open_for.is_some() && self.open_for != seat {
            (self.open_for, self.card, self.place, self.by_key) = (None, None, None, false);
        }
    }
}

/// The most of a row that the panel takes; the rest is for the question beside it.
pub const SHARE: f32 = 0.36;

/// What stands above the cards, in points: a line of figures.
const ABOVE: f32 = 30.0;
/// Whole cards need so much room, in points; with less they are entries of a line.
const WHOLE: f32 = 90.0;
/// How high the entry of a card is where room is scarce, and how wide.
const LOW: egui::Vec2 = vec2(150.0, 44.0);
/// The size of its title there.
const TITLE: f32 = 16.0;

/// The width without cards, in points: figures below each other.
const BARE: f32 = 270.0;

/// How wide the panel would like to be, in points, where it is so high.
pub fn width(view: &TableView, open: bool, high: f32) -> f32 {
    let cards = view.holding.as_ref().filter(|_| open).map_or(0, |holding| holding.cards.len());
    if cards == 0 && open {
        return BARE;
    }
    let fan = Fan::of(cards, vec2(f32::INFINITY, high - ABOVE));
    (fan.width(cards) + 24.0).max(400.0)
}

/// The panel: what the seat at the screen holds, or the button that opens it. `roomy`: there is room for whole cards.
pub fn show(
    ui: &mut egui::Ui,
    drawer: &mut HandDrawer,
    view: &TableView,
    alone: bool,
    roomy: bool,
    texts: &Texts,
) -> Option<Request> {
    let (Some(seat), Some(holding)) = (view.viewer, &view.holding) else { return None };
    if !drawer.is_open(Some(seat), alone) {
        ui.horizontal_wrapped(|ui| {
            if ui.button(texts.format("desktop-hand-open", &[("name", holding.whose.as_str().into())])).clicked() {
                drawer.pull(seat);
            }
            let hint = RichText::new(texts.get("desktop-hand-open.hint")).size(theme::SMALL);
            ui.label(hint.color(theme::colours(ui).ink_faded));
        });
        return None;
    }
    let mut of_purse = None;
    ui.scope(|ui| {
        // Lines of text, not of buttons.
        ui.spacing_mut().interact_size.y = 22.0;
        ui.spacing_mut().button_padding.y = 1.0;
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.horizontal_wrapped(|ui| {
            let mut shut = |ui: &mut egui::Ui| {
                if !alone && ui.button(texts.get("desktop-hand-shut")).clicked() {
                    drawer.pull(seat);
                }
            };
            // A long figure leaves no room beside it: the button stands before it.
            for (i, (label, value, hint)) in holding.purse.iter().enumerate() {
                let figure = show_fact(ui, label, value).on_hover_text(hint).rect;
                if i == 0 {
                    of_purse = Some(figure);
                }
                ui.add_space(10.0);
                if i == 0 {
                    shut(ui);
                }
            }
            if holding.cards.is_empty() {
                let words = RichText::new(texts.get("desktop-hand-empty")).color(theme::colours(ui).ink_faded);
                ui.add(egui::Label::new(words).extend());
            }
            if holding.purse.is_empty() {
                shut(ui);
            }
        });
    });
    if view.looking_back_at.is_some() {
        // What was paid then is not paid again.
        drawer.purse.forget();
    } else if let Some((figure, coins)) = of_purse.zip(holding.coins) {
        drawer.purse.show(ui, figure, (seat, coins), drawer.table.1);
    }
    if holding.cards.is_empty() {
        return None;
    }
    let wanted = |card: &CardLook| card.orders.iter().any(|(order, _)| view.is_wanted(*order));
    let chosen = drawer.card.filter(|card| holding.cards.get(*card).is_some_and(|card| !card.orders.is_empty()));
    // What can be scrolled to counts as room within: the cards are to be seen without that.
    let wide = ui.available_width().min(ui.clip_rect().right() - ui.cursor().left());
    let area = egui::ScrollArea::horizontal().id_salt("hand");
    let touched = area
        .show(ui, |ui| {
            if roomy && ui.available_height() >= WHOLE {
                fan::show(ui, wide, (&holding.cards, chosen), wanted, texts)
            } else {
                show_low(ui, wide, (&holding.cards, chosen), wanted, texts)
            }
        })
        .inner;
    drawer.by_key &= touched.clicked.is_none();
    if let Some(i) = touched.clicked {
        // Whoever looks at a card has not played it: each of its orders has a button.
        drawer.card = if chosen == Some(i) { None } else { Some(i) };
        drawer.by_key = touched.by_key;
    }
    show_out(ui, drawer, view, holding, (touched, chosen), texts)
}

/// The card that was chosen, or else the one that the pointer or the keys are at, whole and large above the hand.
fn show_out(
    ui: &mut egui::Ui,
    drawer: &mut HandDrawer,
    view: &TableView,
    holding: &Holding,
    (touched, chosen): (Touched, Option<usize>),
    texts: &Texts,
) -> Option<Request> {
    if let Some((_, rect)) = touched.at.filter(|(i, _)| Some(*i) == chosen || drawer.place.is_none()) {
        drawer.place = Some(rect);
    }
    if let Some(card) = chosen {
        let hand = drawer.place.unwrap_or_else(|| ui.min_rect());
        let grab = std::mem::take(&mut drawer.by_key);
        let wanted = |order| view.is_wanted(order);
        let (request, elsewhere) = card_out::show(ui.ctx(), &holding.cards[card], hand, (true, grab), wanted, texts);
        // Whoever has clicked on a card of the hand has chosen by that.
        if request.is_some() || elsewhere && touched.clicked.is_none() {
            (drawer.card, drawer.place) = (None, None);
        }
        return request;
    }
    drawer.place = touched.at.map(|(_, rect)| rect);
    let (card, rect) = touched.at?;
    card_out::show(ui.ctx(), &holding.cards[card], rect, (false, false), |_| false, texts).0
}

/// The cards where there is no room for whole ones: the picture with the title beside it, or the picture alone where a `wide`
/// row has no room for titles.
fn show_low(
    ui: &mut egui::Ui,
    wide: f32,
    (cards, chosen): (&[CardLook], Option<usize>),
    wanted: impl Fn(&CardLook) -> bool,
    texts: &Texts,
) -> Touched {
    /// With less room than this its title cannot be read.
    const TITLED: f32 = 104.0;
    let mut touched = Touched::default();
    let each = (wide + ui.spacing().item_spacing.x) / cards.len().max(1) as f32 - ui.spacing().item_spacing.x;
    let each = if each < TITLED { LOW.y } else { each.min(LOW.x) };
    ui.horizontal(|ui| {
        for (i, card) in cards.iter().enumerate() {
            let response = show_entry(ui, card, (chosen == Some(i), each), texts);
            if wanted(card) {
                theme::point_out(ui, response.rect.shrink(3.0));
            }
            if response.hovered() || response.contains_pointer() || response.has_focus() {
                touched.at = Some((i, response.rect));
            }
            if response.clicked() {
                touched.clicked = Some(i);
                touched.by_key = !response.clicked_by(egui::PointerButton::Primary);
            }
        }
    });
    touched
}

/// A label with its value: on one line, unless both are wider than the panel.
fn show_fact(ui: &mut egui::Ui, label: &str, value: &str) -> egui::Response {
    let c = theme::colours(ui);
    let plain = egui::TextFormat::simple(egui::FontId::proportional(15.0), c.ink_faded);
    let size = egui::TextStyle::Body.resolve(ui.style()).size;
    let bold = egui::TextFormat::simple(egui::FontId::new(size, theme::bold(ui.ctx())), c.ink);
    let fact = |between: char| {
        let mut fact = egui::text::LayoutJob::default();
        fact.append(&format!("{label}{between}"), 0.0, plain.clone());
        fact.append(value, 3.0, bold.clone());
        fact
    };
    let together = fact('\u{a0}');
    let fits = ui.painter().layout_job(together.clone()).size().x <= ui.max_rect().width();
    ui.add(if fits { egui::Label::new(together).extend() } else { egui::Label::new(fact(' ')).wrap() })
}

fn show_entry(ui: &mut egui::Ui, card: &CardLook, (chosen, wide): (bool, f32), texts: &Texts) -> egui::Response {
    let c = theme::colours(ui);
    let live = !card.orders.is_empty();
    let sense = if live { Sense::click() } else { Sense::focusable_noninteractive() | Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(wide, LOW.y), sense);
    let name = name_of(card, texts);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, live, &name));
    let said = said_at_once(card, texts);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(said));
    let painter = ui.painter();
    painter.rect_filled(rect, 6.0, if live { c.paper_light } else { c.paper_dark });
    let square = egui::Rect::from_min_size(rect.min + vec2(4.0, 4.0), egui::Vec2::splat(LOW.y - 8.0));
    theme::framed_picture(ui, square, &card.picture);
    let edge = match (chosen, response.hovered() || response.has_focus()) {
        (true, _) => Stroke::new(3.0, c.gold),
        (_, true) if live => Stroke::new(2.0, c.rubric),
        _ => Stroke::new(1.0, c.ink_faded),
    };
    painter.rect_stroke(rect, 6.0, edge, StrokeKind::Inside);
    if wide <= LOW.y {
        return response;
    }
    let ink = if live { c.ink } else { c.ink_faded };
    // No word is cut in two: a long one is written smaller.
    let room = rect.right() - square.right() - 10.0;
    let bold = theme::bold(ui.ctx());
    let width = |word: &str, size: f32| {
        painter.layout_no_wrap(word.to_owned(), egui::FontId::new(size, bold.clone()), ink).size().x
    };
    let longest = name.split_whitespace().map(|word| width(word, TITLE)).fold(1.0, f32::max);
    let font = egui::FontId::new((TITLE * (room / longest).min(1.0)).floor().max(10.0), bold);
    let words = painter.layout(name, font, ink, room);
    painter.galley(egui::pos2(square.right() + 6.0, rect.center().y - words.size().y / 2.0), words, ink);
    response
}
