//! What a lesson waits for, or what is advised, is lit wherever it can be given: on buttons, in lists, in what can be bought, in dialogs. And the
//! other way round: what the button under the pointer orders, so that the board can show whom it is about.
use crate::desktop::session::requests::Request;
use crate::desktop::theme;
use crate::table::prelude::{Key, Order};
use bevy_egui::egui;
use std::sync::Arc;

fn id() -> egui::Id {
    egui::Id::new("mesnie-wanted")
}

/// At the start of a picture: the orders that are pointed out in it, if any.
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

fn pointed_id() -> egui::Id {
    egui::Id::new("mesnie-pointed-orders")
}

/// A button that gives these orders was drawn: they are kept while it is pointed at or in focus.
pub fn keep_pointed(response: &egui::Response, orders: &[Order]) {
    if response.enabled() && (response.hovered() || response.has_focus()) {
        response.ctx.data_mut(|data| data.insert_temp(pointed_id(), Arc::<[Order]>::from(orders)));
    }
}

/// The orders of the button that is pointed at in this picture; they are forgotten by that.
pub fn take_pointed(ctx: &egui::Context) -> Vec<Order> {
    let orders = ctx.data_mut(|data| data.remove_temp::<Arc<[Order]>>(pointed_id()));
    orders.map_or(vec![], |orders| orders.to_vec())
}

/// The same of what gives any of these orders.
pub fn mark_orders(ui: &egui::Ui, rect: egui::Rect, orders: &[Order]) {
    if is_wanted(ui.ctx(), orders) {
        theme::point_out(ui, rect);
    }
}
