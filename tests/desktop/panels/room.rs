//! Panels that are folded up, made wider and stay so; the panel below the board is as high as what is asked.
use crate::desktop::play_screen::{HIGH, Table, WIDE, late_match, on_screen, on_screen_of};
use crate::desktop::{begin, rules};
use bevy_egui::egui::{self, Event, Modifiers, PointerButton, Pos2, accesskit::Role, vec2};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::board::camera::Lens;
use mesnie::desktop::input::keys::Pressed;
use mesnie::desktop::panels::orders::Drawer;
use mesnie::desktop::platform::actions::Action;
use mesnie::desktop::platform::settings::{Panels, Preferences};
use mesnie::desktop::session::Session;
use mesnie::desktop::session::dice_throw::Throw;
use mesnie::desktop::session::requests::Dialog;
use mesnie::desktop::session::view_model::teller;
use mesnie::games::ancients::Ancients;
use mesnie::games::ancients::view::AncientsFace;
use mesnie::table::data::{Reader, Source};
use mesnie::table::play::lesson::lessons;
use mesnie::table::prelude::*;
use std::cell::RefCell;

fn table_with(session: Session, panels: Panels) -> RefCell<Table> {
    let mut table = Table::lay(session, Texts::new(Lang::En), Dialog::None);
    table.world.resource_mut::<Preferences>().panels = panels;
    RefCell::new(table)
}

fn late(panels: Panels) -> RefCell<Table> {
    table_with(late_match(400, None, &Texts::new(Lang::En)), panels)
}

fn left(table: &RefCell<Table>) -> Panels {
    table.borrow().world.resource::<Preferences>().panels
}

fn space(table: &RefCell<Table>) -> egui::Rect {
    table.borrow().world.resource::<Lens>().space
}

fn press(harness: &mut Harness, at: Pos2, pressed: bool) {
    let button = PointerButton::Primary;
    harness.event(Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE });
}

#[test]
fn the_side_panel_is_folded_up_with_a_button_and_with_a_key() {
    let table = late(Panels::default());
    let mut harness = on_screen(&table);
    let board = space(&table);
    assert!(harness.query_by_label("Log").is_some());
    harness.get_by_label("Fold the side panel").click();
    harness.run_steps(4);
    assert!(left(&table).side_folded && harness.query_by_label("Log").is_none());
    assert!(space(&table).width() > board.width() + 200.0, "the board has the room: {:?}", space(&table));
    harness.get_by_label("Unfold the side panel").click();
    harness.run_steps(4);
    assert!(!left(&table).side_folded && harness.query_by_label("Log").is_some());
    assert_eq!(space(&table), board);
    for folded in [true, false] {
        table.borrow_mut().world.resource_mut::<Pressed>().0 = vec![Action::FoldSide];
        harness.run_steps(4);
        assert_eq!(left(&table).side_folded, folded);
    }
}

/// Dice that were thrown while the panel is folded up are told on what unfolds it.
#[test]
fn a_folded_panel_says_what_waits_in_it() {
    let texts = Texts::new(Lang::En);
    let (mut session, _folder) = begin([Player::Person, Player::Person], &texts);
    let roll = Roll { seat: Seat(0), purpose: "ancients-roll-initiative", face: 3, faces: vec![1, 2, 3], drawn: false };
    let entry = Entry::new("ancients-log-revealed", "N-1.09").roll(roll);
    session.lift_curtain(&texts);
    while session.army_shop(&texts).is_some() {
        let order = session.obvious_order().expect("something obvious");
        session.give(&[order], &texts).expect("on offer");
        session.lift_curtain(&texts);
    }
    let folded = Panels { side_folded: true, ..Panels::default() };
    let throw = Throw::of(&entry, session.face, &teller(&session.game, &texts));
    let table = table_with(session, folded);
    let mut harness = on_screen(&table);
    assert!(harness.query_by_label("Unfold the side panel").is_some());
    table.borrow_mut().world.resource_mut::<Session>().throw = Some(throw);
    harness.run_steps(3);
    assert!(harness.query_by_label("Unfold the side panel: dice have been rolled").is_some());
}

/// A lesson is read beside the board: there it stands, however the panel was left.
#[test]
fn a_lesson_unfolds_the_panel() {
    let texts = Texts::new(Lang::En);
    let lesson = lessons(&Reader::new(Source::built_in()), "ancients").remove(0);
    let empty = Match::new(&Ancients, rules().data);
    let session = Session::begin_lesson(1, empty, &lesson, &AncientsFace, &texts).expect("it begins");
    let words = session.view.lesson.as_ref().expect("a card").text.clone();
    let table = table_with(session, Panels { side_folded: true, ..Panels::default() });
    let harness = on_screen(&table);
    assert!(harness.query_by_label(&words).is_some());
    assert!(harness.query_by_label("Fold the side panel").is_none());
}

#[test]
fn the_side_panel_is_dragged_wider_and_stays_so() {
    let table = late(Panels::default());
    let mut harness = on_screen(&table);
    let before = space(&table);
    let at = harness.get_by_label("Width of the side panel").rect().center() - vec2(0.0, 150.0);
    harness.event(Event::PointerMoved(at));
    press(&mut harness, at, true);
    harness.run_steps(2);
    for step in 1..=6 {
        harness.event(Event::PointerMoved(at - vec2(20.0 * step as f32, 0.0)));
        harness.run_steps(2);
    }
    assert_eq!(left(&table).side, None, "nothing is written as long as it is dragged");
    assert!((before.width() - space(&table).width() - 120.0).abs() < 3.0, "{:?}", space(&table));
    press(&mut harness, at - vec2(120.0, 0.0), false);
    harness.run_steps(4);
    let wide = left(&table).side.expect("it stays so");
    assert!((before.width() - space(&table).width() - 120.0).abs() < 3.0, "{:?}", space(&table));
    // The arrow keys do the same; where there is no more room for the board, they do nothing.
    harness.get_by_label("Width of the side panel").focus();
    harness.run_steps(2);
    harness.key_press(egui::Key::ArrowRight);
    harness.run_steps(3);
    assert_eq!(left(&table).side, Some(wide - 20));
    for _ in 0..60 {
        harness.key_press(egui::Key::ArrowLeft);
        harness.run_steps(1);
    }
    assert!(space(&table).width() >= 310.0, "{:?}", space(&table));
}

/// The list of orders that was left pulled out is so wide as it was left, and the board has the rest.
#[test]
fn the_list_of_orders_keeps_its_width() {
    let table = late(Panels { list: Some(400), ..Panels::default() });
    table.borrow_mut().world.resource_mut::<Drawer>().open = true;
    let mut harness = on_screen(&table);
    assert!((space(&table).left() - 400.0).abs() < 1.0, "{:?}", space(&table));
    harness.get_by_label("Width of the list of orders").focus();
    harness.run_steps(2);
    harness.key_press(egui::Key::ArrowRight);
    harness.run_steps(3);
    assert_eq!(left(&table).list, Some(420));
    // That it is pulled out, and that it was closed, stays too.
    table.borrow_mut().world.resource_mut::<Pressed>().0 = vec![Action::OrderList];
    harness.run_steps(3);
    table.borrow_mut().world.resource_mut::<Pressed>().0 = vec![Action::OrderList];
    harness.run_steps(3);
    assert!(left(&table).list_open);
    table.borrow_mut().world.resource_mut::<Pressed>().0 = vec![Action::OrderList];
    harness.run_steps(3);
    assert!(!left(&table).list_open);
}

/// Below the board is as much paper as the question needs and no more; the board stays where it is all the same.
#[test]
fn the_question_has_the_height_of_its_content() {
    let texts = Texts::new(Lang::En);
    let (mut session, _folder) = begin([Player::Person, Player::Random], &texts);
    while session.army_shop(&texts).is_some() {
        let order = session.obvious_order().expect("something obvious");
        session.give(&[order], &texts).expect("on offer");
    }
    let table = table_with(session, Panels::default());
    let mut harness = on_screen_of([WIDE, HIGH], &table);
    let (mut boards, mut bars) = (vec![], vec![]);
    for _ in 0..12 {
        let view = table.borrow().world.resource::<Session>().view.clone();
        let Some(question) = view.question.filter(|question| question.mine) else { break };
        let lit = texts.format("orders-board", &[("lit", view.marks.len().into())]);
        let board = harness.get_by_label(&lit).rect();
        let buttons = harness.get_all_by_role(Role::Button).map(|button| button.rect());
        let below = buttons.filter(|rect| rect.top() > board.bottom() && rect.left() < board.right());
        let words = harness.get_by_label(&question.text).rect();
        let lowest = below.map(|rect| rect.bottom()).fold(words.bottom(), f32::max);
        let (bar, needed) = (HIGH - board.bottom(), lowest - words.top());
        assert!(bar <= needed + 34.0 && lowest < HIGH, "{}: {bar} points for {needed}", question.text);
        boards.push(space(&table).height());
        bars.push(bar);
        {
            let mut table = table.borrow_mut();
            let session = table.world.resource_mut::<Session>().into_inner();
            let order = session.obvious_order().or(question.orders.first().map(|order| order.order));
            session.give(&[order.expect("something to do")], &texts).expect("on offer");
            session.skip();
        }
        harness.run_steps(5);
    }
    assert!(boards.len() > 3, "{boards:?}");
    assert!(boards.windows(2).all(|pair| pair[1] <= pair[0] + 0.5), "the board jumps: {boards:?} {bars:?}");
}
