//! What a lesson waits for is lit wherever it can be given.
use crate::desktop::begin;
use bevy_egui::egui::{self, Rect, Shape};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::panels::digits::{Counting, Numbered};
use mesnie::desktop::panels::orders::{Drawer, Lists};
use mesnie::desktop::panels::{army_shop, orders, wanted};
use mesnie::desktop::session::requests::Request;
use mesnie::desktop::session::view_model::teller;
use mesnie::desktop::theme::{Look, apply_style};
use mesnie::table::prelude::*;
use std::cell::RefCell;

/// What a picture has a golden frame around.
fn framed(harness: &Harness) -> Vec<Rect> {
    fn frames(shape: &Shape, found: &mut Vec<Rect>) {
        match shape {
            Shape::Rect(rect) if rect.stroke.width == 3.0 && rect.stroke.color == Look::default().colours().gold => {
                found.push(rect.rect);
            }
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| frames(shape, found)),
            _ => {}
        }
    }
    let mut found = vec![];
    harness.output().shapes.iter().for_each(|shape| frames(&shape.shape, &mut found));
    found
}

/// The labels that are framed while the lesson waits for these orders.
fn lit(orders: &[Order], labels: &[String], panel: impl Fn(&mut egui::Ui)) -> Vec<String> {
    let mut harness = Harness::builder().with_size([1200.0, 900.0]).build_ui(|ui| {
        apply_style(ui.ctx(), Look::default());
        wanted::begin(ui.ctx(), orders);
        panel(ui);
    });
    harness.run_steps(4);
    let frames = framed(&harness);
    let is_lit = |label: &&String| {
        let rect = harness.get_by_label(label).rect();
        frames.iter().any(|frame| frame.center().distance(rect.center()) < 3.0)
    };
    labels.iter().filter(is_lit).cloned().collect()
}

#[test]
fn what_is_wanted_is_lit_in_the_shop_in_lists_and_in_dialogs() {
    let texts = Texts::new(Lang::En);
    let (session, _folder) = begin([Player::Person, Player::Random], &texts);
    let shop = session.army_shop(&texts).expect("an army is composed");
    let says = |order| teller(&session.game, &texts).order(order);
    let offer = |order| session.offer(order, &texts);
    let show = |ui: &mut egui::Ui| drop(army_shop::show(ui, &shop, &offer, &says, &texts));
    let item = &shop.items[0];
    let more = texts.format("desktop-take-in", &[("name", item.name.as_str().into())]);
    let ready = says(shop.ready_made[0].0);
    let labels = [more.clone(), ready.clone(), says(shop.confirm)];
    assert_eq!(lit(&[item.add], &labels, show), [more], "a number in the shop");
    assert_eq!(lit(&[shop.ready_made[0].0], &labels, show), [ready], "what is ready made");
    assert_eq!(lit(&[], &labels, show), Vec::<String>::new());

    let (session, _folder) = begin([Player::Person, Player::Random], &texts);
    let question = session.view.question.clone().expect("asked");
    let lists = Lists::of(&session, &texts);
    let listed: Vec<_> = question.orders.iter().filter(|order| order.order.on == Target::Nothing).collect();
    let labels: Vec<String> = listed.iter().map(|order| order.text.clone()).collect();
    let drawer = RefCell::new(Drawer::default());
    let show = |ui: &mut egui::Ui| {
        drop(orders::show(ui, &mut drawer.borrow_mut(), Some(&question), &lists, &texts));
    };
    assert!(labels.len() > 1, "{labels:?}");
    assert_eq!(lit(&[listed[0].order], &labels, show), labels[..1], "a line of the list");

    // A question that is put before an order is given: a choice on the board is such a row of buttons too.
    let order = listed[0].order;
    let show = |ui: &mut egui::Ui| {
        let mut counting = Counting::new(Numbered::Dialog);
        counting.button(ui, "Yes", false, Request::Confirmed(vec![order]));
        counting.button(ui, "No", true, Request::Close);
    };
    assert_eq!(lit(&[order], &["Yes".into(), "No".into()], show), ["Yes"]);
}
