//! What a lesson waits for is lit wherever it can be given: on buttons, in lists, in what can be bought, in dialogs.
use crate::desktop::session::requests::Request;
use crate::desktop::theme;
use crate::table::prelude::{Key, Order};
use bevy_egui::egui;
use std::sync::Arc;

fn id() -> egui::Id {
    egui::Id::new("mesnie-wanted")
}

/// At the start of a picture: the orders that the lesson waits for in it; none without a lesson.
pub fn begin(ctx: &egui::Context, wants: &[Order]) {
    ctx.data_mut(|data| {
        if wants.is_empty() {
            data.remove::<Arc<[Order]>>(id());
        } else {
            data.insert_temp(id(), Arc::<[Order]>::from(wants));
        }
    });
}

fn wants(ctx: &egui::Context) -> Option<Arc<[Order]>> {
    ctx.data(|data| data.get_temp(id()))
}

/// Whether one of these orders is waited for.
pub fn is_wanted(ctx: &egui::Context, orders: &[Order]) -> bool {
    wants(ctx).is_some_and(|wants| orders.iter().any(|order| wants.contains(order)))
}

/// Whether an order of a range with this verb is waited for.
pub fn is_verb_wanted(ctx: &egui::Context, verb: Key) -> bool {
    wants(ctx).is_some_and(|wants| wants.iter().any(|order| order.verb == verb))
}

/// Points a button out that gives one of the orders that are waited for.
pub fn mark(ui: &egui::Ui, rect: egui::Rect, request: &Request) {
    let (Request::Give(orders) | Request::Confirmed(orders)) = request else { return };
    mark_orders(ui, rect, orders);
}

/// The same of what gives any of these orders.
pub fn mark_orders(ui: &egui::Ui, rect: egui::Rect, orders: &[Order]) {
    if is_wanted(ui.ctx(), orders) {
        theme::point_out(ui, rect);
    }
}
