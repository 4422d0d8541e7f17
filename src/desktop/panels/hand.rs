//! The drawer with the hand of cards and the purse of the seat at the screen. With several people around one screen
//! it opens when a curtain is lifted or the player who is asked opens it, and closes when the screen passes on.
use crate::desktop::face::{CardLook, Holding};
use crate::desktop::session::requests::Request;
use crate::desktop::session::view_model::TableView;
use crate::desktop::theme;
use crate::desktop::theme::paint_symbol;
use crate::table::prelude::Seat;
use crate::table::text::locales::Texts;
use bevy::prelude::Resource;
use bevy_egui::egui::{self, RichText, Sense, Stroke, StrokeKind, vec2};

/// Whose drawer is open, and which card is selected.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct HandDrawer {
    open_for: Option<Seat>,
    card: Option<usize>,
}

impl HandDrawer {
    /// Whether the hand of a seat lies open. `alone`: only one person is at the screen, from whom there is nothing to hide.
    pub fn is_open(&self, seat: Option<Seat>, alone: bool) -> bool {
        seat.is_some() && (alone || self.open_for == seat)
    }
    /// Opens the drawer for a seat, or closes it.
    pub fn pull(&mut self, seat: Seat) {
        self.open_for = if self.open_for == Some(seat) { None } else { Some(seat) };
        self.card = None;
    }
    /// A curtain was lifted for a seat: its hand lies open.
    pub fn lie_open(&mut self, seat: Seat) {
        *self = Self { open_for: Some(seat), card: None };
    }
    /// The screen has passed to another seat, or a curtain was drawn: what lay open is shut.
    pub fn pass_to(&mut self, seat: Option<Seat>) {
        if self.open_for.is_some() && self.open_for != seat {
            *self = Self::default();
        }
    }
}

/// A card, in points.
const CARD: egui::Vec2 = vec2(148.0, 76.0);
/// How high a card is where room is scarce.
const LOW: f32 = 44.0;
/// The size of a card's title.
const TITLE: f32 = 16.0;

/// The most of a row that the panel takes; the rest is for the question beside it.
pub const SHARE: f32 = 0.42;

/// How wide the panel would like to be, in points.
pub fn width(view: &TableView, open: bool) -> f32 {
    let cards = view.holding.as_ref().filter(|_| open).map_or(0, |holding| holding.cards.len());
    (cards as f32 * (CARD.x + 8.0) + 24.0).max(310.0)
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
    let mut request = None;
    ui.scope(|ui| {
        // Lines of text, not of buttons.
        ui.spacing_mut().interact_size.y = 22.0;
        ui.horizontal_wrapped(|ui| {
            for (label, value, hint) in &holding.purse {
                show_fact(ui, label, value).on_hover_text(hint);
                ui.add_space(10.0);
            }
            if holding.cards.is_empty() {
                ui.label(RichText::new(texts.get("desktop-hand-empty")).color(theme::colours(ui).ink_faded));
            }
            if !alone && ui.button(texts.get("desktop-hand-shut")).clicked() {
                drawer.pull(seat);
            }
        });
    });
    if holding.cards.is_empty() {
        return None;
    }
    egui::ScrollArea::horizontal().id_salt("hand").show(ui, |ui| {
        ui.horizontal(|ui| {
            for (i, card) in holding.cards.iter().enumerate() {
                let wanted = card.orders.iter().any(|(order, _)| view.is_wanted(*order));
                let height = if roomy { CARD.y } else { LOW };
                let clicked = show_card(ui, card, drawer.card == Some(i), height, texts);
                if wanted {
                    theme::point_out(ui, ui.min_rect().with_min_x(ui.min_rect().right() - CARD.x).shrink(3.0));
                }
                if clicked {
                    match card.orders.as_slice() {
                        [(only, _)] => request = Some(Request::Give(vec![*only])),
                        _ => drawer.card = if drawer.card == Some(i) { None } else { Some(i) },
                    }
                }
            }
        });
    });
    request.or_else(|| chosen(ui, drawer, view, holding))
}

/// A label with its value, never on two lines.
fn show_fact(ui: &mut egui::Ui, label: &str, value: &str) -> egui::Response {
    let c = theme::colours(ui);
    let mut fact = egui::text::LayoutJob::default();
    let plain = egui::TextFormat::simple(egui::FontId::proportional(15.0), c.ink_faded);
    let size = egui::TextStyle::Body.resolve(ui.style()).size;
    let bold = egui::TextFormat::simple(egui::FontId::new(size, theme::bold(ui.ctx())), c.ink);
    fact.append(&format!("{label}\u{a0}"), 0.0, plain);
    fact.append(value, 3.0, bold);
    ui.add(egui::Label::new(fact).extend())
}

/// What can be done with the card that was chosen.
fn chosen(ui: &mut egui::Ui, drawer: &mut HandDrawer, view: &TableView, holding: &Holding) -> Option<Request> {
    let card = holding.cards.get(drawer.card?)?;
    let mut request = None;
    ui.horizontal_wrapped(|ui| {
        for (order, text) in &card.orders {
            let button = ui.button(text);
            if view.is_wanted(*order) {
                theme::point_out(ui, button.rect);
            }
            if button.clicked() {
                request = Some(Request::Give(vec![*order]));
            }
        }
    });
    if request.is_some() {
        drawer.card = None;
    }
    request
}

fn show_card(ui: &mut egui::Ui, card: &CardLook, chosen: bool, height: f32, texts: &Texts) -> bool {
    let c = theme::colours(ui);
    let live = !card.orders.is_empty();
    let (rect, response) =
        ui.allocate_exact_size(vec2(CARD.x, height), if live { Sense::click() } else { Sense::hover() });
    let name = if card.count > 1 {
        texts.format("desktop-hand-count", &[("card", (&card.title).into()), ("n", card.count.into())])
    } else {
        card.title.clone()
    };
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, live, &name));
    let painter = ui.painter();
    painter.rect_filled(rect, 6.0, if live { c.paper_light } else { c.paper_dark });
    let edge = match (chosen, response.hovered() || response.has_focus()) {
        (true, _) => Stroke::new(3.0, c.gold),
        (_, true) if live => Stroke::new(2.0, c.rubric),
        _ => Stroke::new(1.0, c.ink_faded),
    };
    painter.rect_stroke(rect, 6.0, edge, StrokeKind::Inside);
    // A band in the colour of the deck, with the emblem of the card.
    let band = egui::Rect::from_min_size(rect.min + vec2(4.0, 4.0), vec2(30.0, height - 8.0));
    painter.rect_filled(band, 4.0, theme::look(ui).colour(card.tincture));
    let emblem = egui::Rect::from_center_size(band.center(), vec2(22.0, 22.0));
    paint_symbol(painter, emblem, &card.emblem, c.on_seal);
    let ink = if live { c.ink } else { c.ink_faded };
    // No word is cut in two: a long one is written smaller.
    let room = CARD.x - 46.0;
    let bold = theme::bold(ui.ctx());
    let width = |word: &str, size: f32| {
        painter.layout_no_wrap(word.to_owned(), egui::FontId::new(size, bold.clone()), ink).size().x
    };
    let longest = name.split_whitespace().map(|word| width(word, TITLE)).fold(1.0, f32::max);
    let font = egui::FontId::new((TITLE * (room / longest).min(1.0)).floor().max(10.0), bold);
    let words = painter.layout(name, font, ink, room);
    painter.galley(egui::pos2(band.right() + 6.0, rect.center().y - words.size().y / 2.0), words, ink);
    let tell = |ui: &mut egui::Ui| {
        ui.set_max_width(320.0);
        ui.label(RichText::new(&card.title).family(theme::bold(ui.ctx())));
        ui.label(&card.text);
        if let Some(why) = &card.why_not {
            ui.label(RichText::new(why).color(theme::colours(ui).rubric));
        }
        if !card.rule.is_empty() {
            ui.label(texts.format("desktop-log-rule", &[("rule", card.rule.into())]));
        }
    };
    response.on_hover_ui(tell).clicked()
}
