//! Recruiting: what there is, what was taken, what it costs.
use super::digits::{Counting, Numbered};
use super::wanted;
use crate::desktop::board::counters;
use crate::desktop::face::{ArmyShop, PieceLook, ShopItem};
use crate::desktop::session::requests::Request;
use crate::desktop::theme;
use crate::desktop::theme::paint_symbol;
use crate::table::prelude::Order;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, RichText, Sense, vec2};

/// Narrower than this, in points, the list draws its columns together.
const TIGHT: f32 = 740.0;

/// The side of a counter of a ready-made army, in points.
const READY: f32 = 44.0;

/// The panel. `offer` tells whether an order is on offer, or why it is not; `says` what it is called.
pub fn show(
    ui: &mut egui::Ui,
    shop: &ArmyShop,
    offer: &dyn Fn(Order) -> Result<(), String>,
    says: &dyn Fn(Order) -> String,
    texts: &Texts,
) -> Option<Request> {
    let mut request = None;
    let mut counting = Counting::new(Numbered::Question);
    let mut give = |order: Order| request = Some(Request::Give(vec![order]));
    ui.horizontal(|ui| {
        theme::shield(ui, shop.tincture, 30.0);
        ui.add(egui::Label::new(RichText::new(&shop.title).size(22.0).family(theme::bold(ui.ctx()))).wrap());
    });
    points(ui, shop, texts);
    ui.add_space(4.0);
    // Where nothing can be put together the choice is among what is ready: it is seen before it is taken.
    let fixed = shop.items.iter().all(|item| offer(item.add).is_err() && offer(item.remove).is_err());
    if fixed && shop.ready_made.iter().any(|(_, army)| !army.is_empty()) {
        let named = |order: &Order| written(ui, &says(*order));
        let wide = shop.ready_made.iter().map(|(order, _)| named(order)).fold(0.0, f32::max) + 44.0;
        for (order, army) in &shop.ready_made {
            ui.horizontal(|ui| {
                let size = vec2(wide, READY);
                if counting.sized_button(ui, &says(*order), false, size, Request::Give(vec![*order])).clicked() {
                    give(*order);
                }
                let apart = ui.spacing().item_spacing.x;
                let free = ui.clip_rect().right().min(ui.max_rect().right()) - ui.cursor().left();
                let side = (free / army.len().max(1) as f32 - apart).clamp(1.0, READY);
                for look in army {
                    let (rect, _) = ui.allocate_exact_size(vec2(side, READY), Sense::hover());
                    let rect = egui::Rect::from_center_size(rect.center(), egui::Vec2::splat(side));
                    counters::paint(ui.painter(), rect.shrink(1.0), look);
                }
                if !army.is_empty() && is_same(army, &shop.army) {
                    let taken = ui.min_rect().expand(2.0);
                    let stroke = egui::Stroke::new(2.0, theme::colours(ui).gold);
                    ui.painter().rect_stroke(taken, 4.0, stroke, egui::StrokeKind::Outside);
                }
            });
        }
    } else {
        ui.horizontal_wrapped(|ui| {
            for (order, _) in &shop.ready_made {
                if counting.button(ui, &says(*order), false, Request::Give(vec![*order])).clicked() {
                    give(*order);
                }
            }
            show_army(ui, &shop.army);
        });
    }
    ui.add_space(4.0);
    let height = (ui.available_height() - 64.0).max(120.0);
    let tight = ui.available_width() < TIGHT;
    egui::ScrollArea::both().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        egui::Grid::new("items")
            .num_columns(shop.columns.len() + 3)
            .striped(true)
            .min_row_height(40.0)
            .spacing([if tight { 8.0 } else { 18.0 }, 3.0])
            .show(ui, |ui| {
                let head = |ui: &mut egui::Ui, text: &str| {
                    ui.label(RichText::new(text).size(15.0).color(theme::colours(ui).ink_faded));
                };
                head(ui, "");
                head(ui, &texts.get("desktop-in-the-army"));
                shop.columns.iter().for_each(|column| head(ui, column));
                ui.end_row();
                for item in &shop.items {
                    if let Some(order) = row(ui, item, (tight, fixed), offer, texts) {
                        give(order);
                    }
                    ui.end_row();
                }
            });
    });
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        let (size, confirm) = (vec2(200.0, 40.0), Request::Give(vec![shop.confirm]));
        let response = match offer(shop.confirm) {
            Ok(()) => counting.closing_button(ui, &says(shop.confirm), (true, size), confirm),
            Err(why) => theme::add_main_button(ui, false, says(shop.confirm), size).on_disabled_hover_text(why),
        };
        if response.clicked() {
            give(shop.confirm);
        }
        for order in &shop.further {
            let size = vec2(0.0, 40.0);
            if counting.sized_button(ui, &says(*order), false, size, Request::Give(vec![*order])).clicked() {
                give(*order);
            }
        }
    });
    request
}

/// The least width of the column that tells in words what sets an item apart, in points.
const LEAST_WORDS: f32 = 150.0;

fn written(ui: &egui::Ui, text: &str) -> f32 {
    let font = egui::TextStyle::Button.resolve(ui.style());
    ui.painter().layout_no_wrap(text.to_owned(), font, egui::Color32::PLACEHOLDER).size().x
}

/// Whether two armies have the same counters, in whatever order.
fn is_same(one: &[PieceLook], other: &[PieceLook]) -> bool {
    let kinds = |army: &[PieceLook]| {
        let kind = |look: &PieceLook| format!("{} {} {:?}", look.strength, look.other_side, look.symbol);
        let mut kinds: Vec<String> = army.iter().map(kind).collect();
        kinds.sort();
        kinds
    };
    kinds(one) == kinds(other)
}

/// The army as it will stand, in what is left of a row: however large it is, nothing below it moves.
fn show_army(ui: &mut egui::Ui, army: &[PieceLook]) {
    /// The least side of a counter whose numbers can be read, in points.
    const LEAST: f32 = 26.0;
    // The row is as high while nothing was taken.
    let row = READY;
    ui.allocate_exact_size(vec2(0.0, row), Sense::hover());
    let side = (ui.available_width() / army.len().max(1) as f32).min(row);
    if side < LEAST {
        return;
    }
    for look in army {
        let (rect, _) = ui.allocate_exact_size(vec2(side - ui.spacing().item_spacing.x, row), Sense::hover());
        let square = egui::Rect::from_center_size(rect.center(), egui::Vec2::splat(side - 1.0));
        counters::paint(ui.painter(), square, look);
    }
}

fn points(ui: &mut egui::Ui, shop: &ArmyShop, texts: &Texts) {
    let text = texts.format("desktop-points-used", &[("spent", shop.spent.into()), ("budget", shop.budget.into())]);
    ui.horizontal(|ui| {
        ui.label(RichText::new(text).size(19.0).family(theme::bold(ui.ctx())));
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width().min(360.0), 18.0), Sense::hover());
        let share = (shop.spent as f32 / shop.budget.max(1) as f32).clamp(0.0, 1.0);
        ui.painter().rect_filled(rect, 3.0, theme::colours(ui).paper_dark);
        let mut filled = rect;
        filled.set_width(rect.width() * share);
        ui.painter().rect_filled(filled, 3.0, theme::look(ui).colour(shop.tincture));
        ui.painter().rect_stroke(
            rect,
            3.0,
            egui::Stroke::new(1.0, theme::colours(ui).ink_faded),
            egui::StrokeKind::Inside,
        );
    });
}

fn row(
    ui: &mut egui::Ui,
    item: &ShopItem,
    (tight, fixed): (bool, bool),
    offer: &dyn Fn(Order) -> Result<(), String>,
    texts: &Texts,
) -> Option<Order> {
    let mut order = None;
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(28.0, 28.0), Sense::hover());
        paint_symbol(ui.painter(), rect.shrink(2.0), &item.symbol, theme::colours(ui).ink);
        ui.label(RichText::new(&item.name).family(theme::bold(ui.ctx())));
    });
    ui.horizontal(|ui| {
        // As high as the row takes them to be, else they would hang below its middle.
        ui.spacing_mut().button_padding = vec2(6.0, 1.0);
        ui.spacing_mut().item_spacing.x = 4.0;
        let mut button = |ui: &mut egui::Ui, sign: &str, key: &str, wanted_order: Order| {
            let may = offer(wanted_order);
            let button = egui::Button::new(RichText::new(sign).size(20.0).family(theme::bold(ui.ctx())))
                .min_size(vec2(30.0, 30.0));
            let response = ui.add_enabled(may.is_ok(), button);
            // For those who do not see the sign, and for tests.
            let name = texts.format(key, &[("name", item.name.as_str().into())]);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, may.is_ok(), &name));
            wanted::mark_orders(ui, response.rect, &[wanted_order]);
            if response.on_disabled_hover_text(may.err().unwrap_or_default()).clicked() {
                order = Some(wanted_order);
            }
        };
        if !fixed {
            button(ui, "−", "desktop-take-out", item.remove);
        }
        let left = texts.format("desktop-taken-of", &[("taken", item.taken.into()), ("stock", item.stock.into())]);
        ui.add_sized(vec2(60.0, 28.0), egui::Label::new(RichText::new(left).size(18.0)));
        if !fixed {
            button(ui, "+", "desktop-take-in", item.add);
        }
    });
    let last = item.cells.len().saturating_sub(1);
    for (i, cell) in item.cells.iter().enumerate() {
        let text = RichText::new(cell);
        let text = if tight || i == last { text.size(15.0) } else { text };
        if i < last {
            ui.label(text);
            continue;
        }
        // What is told in words goes on in a second line rather than out of sight.
        let room = (ui.clip_rect().right() - ui.cursor().left() - 4.0).max(LEAST_WORDS);
        ui.scope(|ui| {
            ui.set_max_width(room);
            ui.add(egui::Label::new(text).wrap());
        });
    }
    order
}
