//! The plain list of orders, by its labels and with keys alone.
use crate::desktop::{begin, click};
use bevy_egui::egui::{self, Key};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::panels::digits::{self, Numbered};
use mesnie::desktop::panels::orders::{Drawer, Lists, show};
use mesnie::desktop::session::Session;
use mesnie::desktop::session::requests::Request;
use mesnie::desktop::session::view_model::{OrderView, Question, SpanView};
use mesnie::table::prelude::{Place, Player, Seat, Target, Verb};
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;

const BID: Verb<i32> = Verb::new("toy.bid");
const GO: Verb<Place> = Verb::new("toy.go");

/// Up to the first choice of a unit.
fn at_the_battle(texts: &Texts) -> (Session, tempfile::TempDir) {
    let (mut session, folder) = begin([Player::Person, Player::Person], texts);
    while session.game.prompt().is_some_and(|p| p.secret) {
        session.lift_curtain(texts);
        let order = session.obvious_order().expect("something obvious");
        session.give(&[order], texts).expect("on offer");
    }
    session.lift_curtain(texts);
    session.skip();
    (session, folder)
}

#[test]
fn every_order_is_listed_and_can_be_given() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let (session, _folder) = at_the_battle(&texts);
        let question = session.view.question.clone().expect("asked");
        let lists = Lists::of(&session, &texts);
        assert_eq!(lists.pieces.len(), session.view.scene.pieces.len());
        assert!(!lists.refused.is_empty());
        let mut n = 0;
        for order in &question.orders {
            let Target::Piece(piece) = order.order.on else {
                let panel = |ui: &mut egui::Ui| show(ui, &mut Drawer::default(), Some(&question), &lists, &texts);
                assert_eq!(click(&order.text, panel), Some(Request::Give(vec![order.order])));
                continue;
            };
            n += 1;
            // Orders in the same words name the place themselves.
            let told = if order.names_place {
                order.text.clone()
            } else {
                format!("{}, {}", order.text, lists.places[&piece])
            };
            // There are nine digits; each stands on the line that it gives.
            let label = if n <= 9 { format!("{n} · {told}") } else { told };
            let request = click(&label, |ui| {
                digits::begin(ui.ctx(), Numbered::List);
                show(ui, &mut Drawer::default(), Some(&question), &lists, &texts)
            });
            assert_eq!(request, Some(Request::Give(vec![order.order])), "{label}");
        }
        assert!(n > 4);
        assert_eq!(texts.faults().into_keys().collect::<Vec<_>>(), Vec::<String>::new());
    }
}

#[test]
fn an_order_is_found_by_typing_and_given_with_enter() {
    let texts = Texts::new(Lang::En);
    let (session, _folder) = at_the_battle(&texts);
    let question = session.view.question.clone().expect("asked");
    let lists = Lists::of(&session, &texts);
    let mut drawer = Drawer::default();
    drawer.pull();
    let (drawer, request) = (RefCell::new(drawer), RefCell::new(None));
    let mut harness = Harness::builder().with_size([400.0, 900.0]).build_ui(|ui| {
        let wanted = show(ui, &mut drawer.borrow_mut(), Some(&question), &lists, &texts);
        request.borrow_mut().get_or_insert_with(|| wanted.clone());
        if wanted.is_some() {
            *request.borrow_mut() = Some(wanted);
        }
    });
    harness.run_ok();
    // Nothing was typed: an Enter too many gives no order.
    harness.key_press(Key::Enter);
    harness.run_ok();
    assert_eq!(*request.borrow(), Some(None));
    harness.get_by_label("Type a part of an order").type_text("CAVALRY order");
    harness.run_ok();
    assert_eq!(drawer.borrow().filter, "CAVALRY order");
    let first = question.orders.iter().find(|o| o.text.contains("cavalry")).expect("there is cavalry");
    harness.key_press(Key::ArrowDown);
    harness.run_ok();
    assert_eq!(*request.borrow(), Some(None), "the arrow goes to the first line that is left");
    harness.key_press(Key::Enter);
    harness.run_ok();
    assert_eq!(*request.borrow(), Some(Some(Request::Give(vec![first.order]))));
    assert_eq!(drawer.borrow().filter, "", "the next question is another list");
}

#[test]
fn what_is_refused_is_told_with_the_reason() {
    let texts = Texts::new(Lang::En);
    let (session, _folder) = at_the_battle(&texts);
    let question = session.view.question.clone().expect("asked");
    let lists = Lists::of_refused(vec![("March to hill-3".into(), "Too far (TOY-2)".into())]);
    let drawer = RefCell::new(Drawer::default());
    let mut harness = Harness::builder()
        .with_size([400.0, 900.0])
        .build_ui(|ui| drop(show(ui, &mut drawer.borrow_mut(), Some(&question), &lists, &texts)));
    harness.get_by_label("Refused, and why (1)").click();
    harness.run_ok();
    assert!(harness.query_by_label("March to hill-3: Too far (TOY-2)").is_some());
}

/// A range of bids, and what was asked for with it.
fn with_range(range: SpanView, then: impl FnOnce(&mut Harness)) -> Option<Request> {
    let texts = Texts::new(Lang::En);
    let (session, _folder) = at_the_battle(&texts);
    let mut question = session.view.question.clone().expect("asked");
    question.orders.clear();
    question.spans = vec![range];
    let (drawer, request) = (RefCell::new(Drawer::default()), RefCell::new(None));
    let mut harness = Harness::builder().with_size([400.0, 900.0]).build_ui(|ui| {
        let wanted = show(ui, &mut drawer.borrow_mut(), Some(&question), &Lists::default(), &texts);
        if wanted.is_some() {
            *request.borrow_mut() = wanted;
        }
    });
    then(&mut harness);
    drop(harness);
    request.into_inner()
}

fn bids(text: &str, (least, most): (i32, i32)) -> SpanView {
    SpanView {
        verb: BID.key,
        written: "toy.bid".into(),
        text: text.into(),
        least,
        most,
        by: 1,
        first: least,
        carried: None,
        aside: false,
        closed: vec![],
        moments: Default::default(),
    }
}

#[test]
fn a_number_is_chosen_from_a_range() {
    let request = with_range(bids("Bid …", (2, 9)), |harness| {
        assert!(harness.query_by_label("Bid 2").is_some(), "the least is chosen first");
        // The slider takes the arrows, so no pointer is needed.
        harness.get_by_role(egui::accesskit::Role::Slider).focus();
        harness.run_ok();
        for _ in 0..3 {
            harness.key_press(Key::ArrowRight);
            harness.run_ok();
        }
        harness.get_by_label("Bid 5").click();
        harness.run_ok();
    });
    assert_eq!(request, Some(Request::Give(vec![BID.on(5)])));
}

/// Numbers that are moments of a path are lines of their own, each with its place.
#[test]
fn a_moment_of_a_path_is_chosen_by_its_place() {
    let moments = [0, 4, 7].map(|n| (n, format!("React at stage {n}, C{n}"))).into();
    let request = with_range(SpanView { moments, ..bids("React at stage …", (0, 7)) }, |harness| {
        assert!(harness.query_by_role(egui::accesskit::Role::Slider).is_none(), "a number alone tells nobody where");
        assert!(harness.query_by_label("React at stage 5, C5").is_none(), "it is not on offer");
        harness.get_by_label("React at stage 4, C4").click();
        harness.run_ok();
    });
    assert_eq!(request, Some(Request::Give(vec![BID.on(4)])));
}

/// Orders of another kind come first; the many places where one may go stand below them, under a heading that is closed.
#[test]
fn places_stand_last_and_closed() {
    let texts = Texts::new(Lang::En);
    let (session, _folder) = at_the_battle(&texts);
    let mut question = session.view.question.clone().expect("asked");
    let other = question.orders.iter().find(|order| !order.standing && !order.closing).expect("an order").clone();
    let way =
        |n: u16| OrderView { order: GO.on(Place(n)), text: format!("Go to hex {n}"), work: false, ..other.clone() };
    question.orders = (0..63).map(way).chain([other.clone()]).collect();
    let lists = Lists::default();
    let shown = |question: &Question, filter: &str, press: &[&str]| {
        let mut drawer = Drawer::default();
        drawer.filter = filter.into();
        let drawer = RefCell::new(drawer);
        let request = RefCell::new(None);
        let mut harness = Harness::builder().with_size([400.0, 3000.0]).build_ui(|ui| {
            digits::begin(ui.ctx(), Numbered::List);
            let wanted = show(ui, &mut drawer.borrow_mut(), Some(question), &lists, &texts);
            if wanted.is_some() {
                *request.borrow_mut() = wanted;
            }
        });
        harness.run_steps(3);
        for label in press {
            harness.get_by_label(label).click();
            harness.run_steps(30);
        }
        let tops = |text: &str| -> Vec<f32> {
            harness.query_all_by_label_contains(text).map(|node| node.rect().top()).collect()
        };
        let found = (tops("Go to hex"), tops(&other.text));
        drop(harness);
        (found, request.into_inner())
    };
    let heading = "Places on the board (63)";
    let ((ways, others), _) = shown(&question, "", &[]);
    assert_eq!((ways.len(), others.len()), (0, 1), "the places are folded away");
    let ((ways, others), _) = shown(&question, "", &[heading]);
    assert_eq!((ways.len(), others.len()), (63, 1));
    assert!(ways.iter().all(|way| *way > others[0]), "the other order comes first");
    // The first digit is that of the other order.
    let give = |order| Some(Request::Give(vec![order]));
    assert_eq!(shown(&question, "", &[&format!("1 · {}", other.text)]).1, give(other.order));
    assert_eq!(shown(&question, "", &[heading, "Go to hex 62"]).1, give(GO.on(Place(62))));
    // Who types finds them without unfolding anything; and where there is nothing else they lie open.
    assert_eq!(shown(&question, "hex 62", &[]).0.0.len(), 1);
    question.orders.pop();
    assert_eq!(shown(&question, "", &[]).0.0.len(), 63);
}

/// Who is not asked reads neither the orders nor the refusals of the other.
#[test]
fn nothing_is_listed_behind_the_curtain() {
    let texts = Texts::new(Lang::En);
    let (session, _folder) = begin([Player::Person, Player::Person], &texts);
    assert_eq!(session.curtain, Some(Seat(0)));
    assert_eq!(Lists::of(&session, &texts), Lists::default());
}
