//! The drawer with hand and purse.
use crate::desktop::play_screen::{Table, late_match, on_screen};
use crate::desktop::{begin, click};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::board::camera::Lens;
use mesnie::desktop::face::{CardLook, Drawing, Holding, Tincture};
use mesnie::desktop::panels::hand::fan::Fan;
use mesnie::desktop::panels::hand::{HandDrawer, show};
use mesnie::desktop::panels::question;
use mesnie::desktop::session::Session;
use mesnie::desktop::session::requests::{Dialog, Request};
use mesnie::desktop::session::view_model::TableView;
use mesnie::desktop::theme::{self, CardTitle, Look, SPINE};
use mesnie::games::fief::Fief;
use mesnie::table::prelude::{Kind, Player, Seat, Target};
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;

fn holding(view: &TableView) -> Holding {
    let orders = &view.question.as_ref().expect("asked").orders;
    let orders: Vec<_> = orders.iter().map(|order| (order.order, order.text.clone())).collect();
    let card = |title: &str, orders: &[(mesnie::table::prelude::Order, String)], count: u32| CardLook {
        title: title.into(),
        text: format!("What {title} does"),
        rule: "N-1.01",
        when: format!("When {title} is played"),
        picture: Drawing::new().finished(),
        tincture: Tincture::Azure,
        count,
        orders: orders.to_vec(),
        uses: vec![],
        why_not: orders.is_empty().then(|| "Not now".into()),
    };
    Holding {
        whose: "Red".into(),
        cards: vec![card("Sun", &orders[..1], 2), card("Lord", &orders[..2], 1), card("Famine", &[], 1)],
        purse: vec![("Purse".into(), "300 écus".into(), String::new())],
        coins: Some(300),
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
    // A card is chosen first, and played with one of its buttons: whoever looks at one has not played it. One without uses does
    // nothing.
    assert_eq!(click("Sun (×2)", panel(false)), None);
    assert_eq!(click(&first.text, panel(false)), Some(Request::Give(vec![first.order])));
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

/// Where there are many answers a card that lies open beside them has one button for all of its own.
#[test]
fn many_answers_are_gathered_by_card() {
    let texts = Texts::new(Lang::En);
    let (session, _folder) = begin([Player::Person, Player::Random], &texts);
    let mut view = session.view.clone();
    let held = holding(&view);
    let labels: Vec<String> = held.cards[1].orders.iter().map(|(_, text)| text.clone()).collect();
    // Orders about kinds stand beside each other, however many they are.
    assert!(view.question.as_ref().expect("asked").orders.len() > 7);
    let asked = |view: &TableView, label: &str, hand: bool| {
        let hand = view.holding.as_ref().filter(|_| hand);
        let mut harness = Harness::builder().with_size([900.0, 400.0]).build_ui(|ui| {
            drop(question::show(ui, view, (false, hand), &mut Default::default(), &texts));
        });
        harness.run_ok();
        harness.query_by_label(label).is_some()
    };
    view.holding = Some(held);
    assert!(asked(&view, "Lord…", true) && !asked(&view, &labels[1], true));
    // A hand that is shut tells nothing of its cards.
    assert!(!asked(&view, "Lord…", false) && asked(&view, &labels[1], false));
    let request = click("Lord…", |ui| {
        question::show(ui, &view, (false, view.holding.as_ref()), &mut Default::default(), &texts)
    });
    assert_eq!(request, Some(Request::ChooseCard(1)));
    // Few answers stand for themselves.
    view.question.as_mut().expect("asked").orders.truncate(4);
    assert!(!asked(&view, "Lord…", true) && asked(&view, &labels[1], true));
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

/// The card that the pointer or the keys are at comes out of the hand, with what it does, when it may be played, and why not
/// now; one with several uses stays out, with a button for each.
#[test]
fn a_card_comes_out_with_all_that_is_said_of_it() {
    let texts = Texts::new(Lang::En);
    let (session, _folder) = begin([Player::Person, Player::Random], &texts);
    let mut view = session.view.clone();
    view.holding = Some(holding(&view));
    let drawer = RefCell::new(HandDrawer::default());
    for roomy in [true, false] {
        *drawer.borrow_mut() = HandDrawer::default();
        let mut harness = Harness::builder().with_size([900.0, 700.0]).build_ui(|ui| {
            ui.add_space(420.0);
            drop(show(ui, &mut drawer.borrow_mut(), &view, true, roomy, &texts));
        });
        harness.run_ok();
        assert!(harness.query_by_label("What Famine does").is_none());
        harness.get_by_label("Famine").hover();
        harness.run_ok();
        for words in ["What Famine does", "When Famine is played", "Not now"] {
            let out = harness.get_by_label(words).rect();
            assert!(out.bottom() < harness.get_by_label("Lord").rect().top(), "{words} hides the hand");
        }
        // With the keys as with the pointer.
        harness.hover_at(bevy_egui::egui::pos2(5.0, 5.0));
        harness.get_by_label("Lord").focus();
        harness.run_ok();
        assert!(harness.query_by_label("When Lord is played").is_some() && harness.query_by_label("Not now").is_none());
        harness.key_press(bevy_egui::egui::Key::Enter);
        harness.run_ok();
        for order in &view.question.as_ref().expect("asked").orders[..2] {
            assert!(harness.query_by_label(&order.text).is_some(), "{roomy}: {}", order.text);
        }
        let first = view.question.as_ref().expect("asked").orders[0].text.clone();
        assert!(harness.get_by_label(&first).is_focused(), "the keys go on to what can be done");
    }
}

/// Whole cards stand within their panel beside a question, in small windows too, and a click elsewhere puts a card back that
/// has come out.
#[test]
fn cards_stand_within_their_panel_and_go_back_into_the_hand() {
    let texts = Texts::new(Lang::En);
    let (session, _folder) = begin([Player::Person, Player::Random], &texts);
    let mut view = session.view.clone();
    let mut held = holding(&view);
    held.purse = ["Purse", "Next revenue"].map(|label| (label.into(), "12300 écus".into(), String::new())).into();
    view.holding = Some(held);
    view.viewer = Some(Seat(0));
    for (wide, high) in [(284.0, 160.0), (362.0, 193.0), (500.0, 280.0)] {
        let drawer = RefCell::new(HandDrawer::default());
        drawer.borrow_mut().lie_open(Seat(0));
        let mut harness = Harness::builder().with_size([900.0, 700.0]).build_ui(|ui| {
            drop(ui.button("Beside"));
            let below = bevy_egui::egui::Rect::from_min_size([20.0, 400.0].into(), [wide, high].into());
            ui.scope_builder(bevy_egui::egui::UiBuilder::new().max_rect(below), |ui| {
                drop(show(ui, &mut drawer.borrow_mut(), &view, false, true, &texts));
            });
        });
        harness.run_ok();
        for card in ["Sun (×2)", "Lord", "Famine"] {
            let rect = harness.get_by_label(card).rect();
            assert!(
                rect.bottom() <= 400.0 + high && rect.right() <= 20.0 + wide,
                "{card} in {wide} by {high}: {rect:?}"
            );
            assert!(rect.height() > 60.0, "{card} is no whole card: {rect:?}");
        }
        let second = view.question.as_ref().expect("asked").orders[1].text.clone();
        harness.get_by_label("Lord").click();
        harness.run_ok();
        assert!(harness.query_by_label(&second).is_some());
        harness.get_by_label("Beside").click();
        harness.run_ok();
        assert!(harness.query_by_label(&second).is_none(), "the card stays out");
    }
}

/// Every title of the kingdom's cards stands whole on its card, in both languages: none of its words is cut in two, and
/// neither the picture nor the next card lies over it.
#[test]
fn titles_stand_whole_on_their_cards() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let table = crate::desktop::begin_of(&Fief, 3, 1, &[]);
        let tell = mesnie::desktop::session::view_model::teller(&table, &texts);
        let rules = table.world().resource::<mesnie::games::fief::rules::Rules>();
        let cards = (0..rules.kinds() as u16).map(Kind).filter(|kind| rules.item(*kind).is_blue_card());
        let titles: Vec<String> = cards.map(|kind| tell.target(Target::Kind(kind))).collect();
        let counted = |title: &String| texts.format("desktop-hand-count", &[("card", title.into()), ("n", 3.into())]);
        let titles: Vec<String> = titles.iter().map(counted).chain(titles.iter().cloned()).collect();
        let looked = RefCell::new(0);
        let mut harness = Harness::builder().with_size([1280.0, 800.0]).build_ui(|ui| {
            if theme::apply_style(ui.ctx(), Look::default()) {
                return;
            }
            for room in [[362.0, 150.0], [284.0, 117.0], [284.0, 95.0], [500.0, 220.0]] {
                for cards in 1..=6 {
                    let fan = Fan::of(cards, room.into());
                    for title in &titles {
                        let card = fan.card(bevy_egui::egui::pos2(100.0, 100.0), 0);
                        let covered = fan.covers && cards > 1;
                        let words = CardTitle::of(ui, title, card, covered, bevy_egui::egui::Color32::BLACK);
                        assert!(card.expand(0.5).contains_rect(words.rect), "{title}: {:?} on {card:?}", words.rect);
                        assert!(!covered || words.rect.right() <= card.left() + SPINE + 0.5, "{title} is covered");
                        let picture = theme::picture_rect(card, covered);
                        assert!(!picture.shrink(1.0).intersects(words.rect), "{title} on its picture");
                        let rows = words.galley.rows.iter().map(|row| row.text().trim().to_owned());
                        assert_eq!(rows.collect::<Vec<_>>().join(" "), *title, "a word is cut in two");
                        *looked.borrow_mut() += 1;
                    }
                }
            }
        });
        harness.run_steps(3);
        drop(harness);
        assert!(looked.into_inner() > 500);
    }
}

/// However high the question beside it is, and whatever was asked before, no card of a hand ends beyond the panel.
#[test]
fn every_card_beside_a_long_question_is_seen() {
    let texts = Texts::new(Lang::En);
    let mut session = late_match(400, None, &texts);
    let held = holding(&session.view);
    session.view.holding = Some(held);
    let table = RefCell::new(Table::lay(session, Texts::new(Lang::En), Dialog::None));
    let mut harness = on_screen(&table);
    for words in [1, 2, 12, 16, 20, 24, 28, 32, 40, 1, 30] {
        let asks = |table: &mut Table| {
            let mut session = table.world.resource_mut::<Session>();
            session.view.question.as_mut().expect("asked").text = vec!["Whither?"; words].join(" ");
        };
        asks(&mut table.borrow_mut());
        harness.run_steps(4);
        let right = table.borrow().world.resource::<Lens>().space.right();
        for card in ["Sun (×2)", "Lord", "Famine"] {
            let rect = harness.get_by_label(card).rect();
            assert!(rect.right() <= right - 6.0, "{words} words: {card} ends at {rect:?} beyond {right}");
        }
    }
}
