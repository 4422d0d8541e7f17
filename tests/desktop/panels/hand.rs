//! The drawer with hand and purse.
use crate::desktop::{begin, click};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::face::{CardLook, Holding, Tincture};
use mesnie::desktop::panels::hand::{HandDrawer, show};
use mesnie::desktop::session::requests::Request;
use mesnie::desktop::session::view_model::TableView;
use mesnie::table::prelude::{Player, Seat};
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;

fn holding(view: &TableView) -> Holding {
    let orders = &view.question.as_ref().expect("asked").orders;
    let orders: Vec<_> = orders.iter().map(|order| (order.order, order.text.clone())).collect();
    let card = |title: &str, orders: &[(mesnie::table::prelude::Order, String)], count: u32| CardLook {
        title: title.into(),
        text: format!("What {title} does"),
        rule: "N-1.01",
        emblem: vec![],
        tincture: Tincture::Azure,
        count,
        orders: orders.to_vec(),
        why_not: orders.is_empty().then(|| "Not now".into()),
    };
    Holding {
        whose: "Red".into(),
        cards: vec![card("Sun", &orders[..1], 2), card("Lord", &orders[..2], 1), card("Famine", &[], 1)],
        purse: vec![("Purse".into(), "300 écus".into(), String::new())],
        verbs: vec![],
    }
}

#[test]
fn cards_are_played_from_the_drawer_and_it_is_shut_before_others() {
    let texts = Texts::new(Lang::En);
    let (session, _folder) = begin([Player::Person, Player::Random], &texts);
    let mut view = session.view.clone();
    view.holding = Some(holding(&view));
    let first = view.question.as_ref().expect("asked").orders[0].clone();
    let second = view.question.as_ref().expect("asked").orders[1].clone();
    let drawer = RefCell::new(HandDrawer::default());
    let panel = |alone: bool| {
        let (view, drawer, texts) = (&view, &drawer, &texts);
        move |ui: &mut bevy_egui::egui::Ui| show(ui, &mut drawer.borrow_mut(), view, alone, true, texts)
    };
    let shown = |alone: bool, label: &str| {
        let mut harness = Harness::builder().with_size([1200.0, 800.0]).build_ui(|ui| drop(panel(alone)(ui)));
        harness.run_ok();
        harness.query_by_label(label).is_some()
    };
    // With others at the screen nothing is to be seen until it is opened.
    assert!(!shown(false, "Sun (×2)") && !shown(false, "Purse\u{a0}300 écus"));
    assert_eq!(click("Open this hand: Red", panel(false)), None);
    assert!(shown(false, "Sun (×2)") && shown(false, "Purse\u{a0}300 écus"));
    // A card with one use is played at once, one with several asks which, one without does nothing.
    assert_eq!(click("Sun (×2)", panel(false)), Some(Request::Give(vec![first.order])));
    assert_eq!(click("Famine", panel(false)), None);
    assert_eq!(click("Lord", panel(false)), None);
    assert_eq!(click(&second.text, panel(false)), Some(Request::Give(vec![second.order])));
    // The screen passes: the drawer is shut, for the one who comes and for the one who comes back.
    drawer.borrow_mut().pass_to(Some(Seat(1)));
    drawer.borrow_mut().pass_to(Some(Seat(0)));
    assert!(!shown(false, "Sun (×2)"));
    click("Open this hand: Red", panel(false));
    click("Shut", panel(false));
    assert!(!shown(false, "Sun (×2)"));
    // Behind a curtain everybody else looks away already.
    drawer.borrow_mut().lie_open(Seat(0));
    assert!(shown(false, "Sun (×2)"));
    drawer.borrow_mut().pass_to(None);
    assert!(!shown(false, "Sun (×2)"));
    // Alone there is nobody to hide from.
    assert!(shown(true, "Sun (×2)") && !shown(true, "Shut"));
    view.viewer = None;
    assert_eq!(view.holding.as_ref().map(|h| h.cards.len()), Some(3));
    let nobody = |ui: &mut bevy_egui::egui::Ui| drop(show(ui, &mut HandDrawer::default(), &view, true, true, &texts));
    let mut harness = Harness::builder().build_ui(nobody);
    harness.run_ok();
    assert!(harness.query_by_label("Famine").is_none(), "who sees nobody's hand sees none");
}

/// Long sums beside a question stay in their own panel, whatever is in the hand.
#[test]
fn the_purse_stays_within_its_panel() {
    for (lang, cards) in [(Lang::En, 0), (Lang::Fr, 0), (Lang::Fr, 1)] {
        let texts = Texts::new(lang);
        let (session, _folder) = begin([Player::Person, Player::Random], &texts);
        let mut view = session.view.clone();
        let mut held = holding(&view);
        held.cards.truncate(cards);
        held.purse = ["Bourse", "Prochains revenus", "Mis de côté"]
            .map(|l| (l.into(), "12300 écus".into(), String::new()))
            .into();
        view.holding = Some(held);
        view.viewer = Some(Seat(0));
        let mut drawer = HandDrawer::default();
        let wide = 300.0;
        let mut harness = Harness::builder()
            .with_size([wide, 200.0])
            .build_ui(|ui| drop(show(ui, &mut drawer, &view, true, true, &texts)));
        harness.run_ok();
        for label in ["Bourse", "Prochains revenus", "Mis de côté"] {
            let right = harness.get_by_label(&format!("{label}\u{a0}12300 écus")).rect().right();
            assert!(right <= wide, "{label} ends at {right}");
        }
    }
}
