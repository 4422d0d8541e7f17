//! What is told at the pointer, and what keys and clicks do that begin something or end it.
use super::super::begin;
use super::super::marches::{FIEF, press, sit_down};
use super::super::play_screen::{Table, late_match, on_screen, on_screen_with};
use bevy::ecs::system::RunSystemOnce;
use bevy_egui::egui::{self, Event, accesskit::Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use mesnie::desktop::board::camera::Lens;
use mesnie::desktop::input::keys::Pressed;
use mesnie::desktop::platform::actions::Action;
use mesnie::desktop::session::requests::{Dialog, Request, Requests};
use mesnie::desktop::session::{Amounts, Session, serving};
use mesnie::games::ancients::chapters::turn::CONCEDE;
use mesnie::games::fief::Fief;
use mesnie::games::fief::chapters::cards::PLAY;
use mesnie::games::fief::chapters::moves::go::{ESCORT, LEAD};
use mesnie::games::fief::chapters::negotiations::market::NEGOTIATE;
use mesnie::games::fief::chapters::turn::DONE;
use mesnie::table::play::matches;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;

fn named<T: On>(session: &Session, label: &str) -> T {
    let names = session.game.names();
    let all = [Sort::Place, Sort::Piece, Sort::Kind].into_iter();
    all.filter_map(|sort| names.read(sort, label).ok()).find_map(T::from).expect("there is one of this name")
}

fn key(table: &RefCell<Table>, harness: &mut Harness, action: Action) -> Vec<Request> {
    table.borrow_mut().world.resource_mut::<Pressed>().0.push(action);
    harness.step();
    asked(table)
}

fn asked(table: &RefCell<Table>) -> Vec<Request> {
    std::mem::take(&mut table.borrow_mut().world.resource_mut::<Requests>().0)
}

/// Whoever passes over a place with nothing to order is told so quietly; in red only who has clicked there.
#[test]
fn refusals_are_quiet_until_somebody_tries() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let session = sit_down(&Fief, 1, FIEF, &texts);
        let julienas: Place = named(&session, "julienas");
        let why = session.why_not(julienas, &texts);
        assert!(!why.is_empty(), "it is Tower's");
        let centre = session.scenery.look(julienas).expect("on the map").centre;
        let quiet = texts.get("orders-nothing-here");
        let table = RefCell::new(Table::lay(session, Texts::new(lang), Dialog::None));
        let mut harness = on_screen(&table);
        let at = table.borrow().world.resource::<Lens>().screen_point(centre);
        harness.event(Event::PointerMoved(at));
        harness.run_steps(3);
        assert!(harness.query_by_label(&quiet).is_some() && harness.query_by_label(&why[0]).is_some());
        press(&mut harness, at);
        harness.run_steps(2);
        assert!(harness.query_by_label(&quiet).is_none() && harness.query_by_label(&why[0]).is_some());
        // Elsewhere nothing was tried.
        for point in [at + egui::vec2(0.0, -400.0), at] {
            harness.event(Event::PointerMoved(point));
            harness.run_steps(3);
        }
        assert!(harness.query_by_label(&quiet).is_some());
        // An order is given: where the pointer rests nothing was refused.
        {
            let mut table = table.borrow_mut();
            let mut session = table.world.resource_mut::<Session>();
            let charles: PieceId = named(&session, "charles");
            session.give(&[LEAD.on(charles)], &texts).expect("on offer");
        }
        harness.run_steps(3);
        let told = |harness: &Harness| harness.query_by_label(&quiet).is_some();
        assert!(!told(&harness));
    }
}

/// The answer that ends a question has the digit 0, and no other digit means it.
#[test]
fn nobody_ends_a_question_by_counting_from_one() {
    let texts = Texts::new(Lang::En);
    let table = RefCell::new(Table::lay(sit_down(&Fief, 1, FIEF, &texts), Texts::new(Lang::En), Dialog::None));
    let mut harness = on_screen(&table);
    let done = Request::Give(vec![DONE.on(())]);
    for digit in 1..=9 {
        assert!(!key(&table, &mut harness, Action::Order(digit)).contains(&done), "{digit}");
    }
    assert_eq!(key(&table, &mut harness, Action::Order(0)), [done]);
}

/// While a lord leads his men, too, it is clear that all moves end and not only his.
#[test]
fn what_ends_the_moves_says_so() {
    for (lang, words) in [(Lang::En, "End my moves"), (Lang::Fr, "Finir mes déplacements")] {
        let texts = Texts::new(lang);
        let mut session = sit_down(&Fief, 1, FIEF, &texts);
        let charles: PieceId = named(&session, "charles");
        session.give(&[LEAD.on(charles)], &texts).expect("on offer");
        let table = RefCell::new(Table::lay(session, Texts::new(lang), Dialog::None));
        let harness = on_screen(&table);
        assert!(harness.query_by_label_contains(words).is_some(), "{lang}");
        assert!(harness.query_by_label_contains(&texts.get("fief-do-done")).is_none(), "{lang}");
    }
}

/// In a window that is narrow for the text, what is asked keeps off the purse beside it.
#[test]
fn a_number_and_its_button_keep_off_the_purse() {
    let rich = r#"phase: "negotiations", purses: [("lily", 19500), ("tower", 30000), ("star", 30000)]"#;
    let position = FIEF.replace(r#"phase: "moves""#, rich);
    let texts = Texts::new(Lang::Fr);
    let mut session = sit_down(&Fief, 1, &position, &texts);
    let with = (0..3).map(Seat).find(|with| session.give(&[NEGOTIATE.on(*with)], &texts).is_ok());
    assert!(with.is_some(), "{:?}", session.game.prompt().map(|prompt| prompt.text));
    let table = RefCell::new(Table::lay(session, Texts::new(Lang::Fr), Dialog::None));
    let screen = Harness::builder().with_size([901.0, 563.0]).with_step_dt(0.03);
    let mut harness = on_screen_with(screen, &table);
    harness.run_steps(8);
    let purse = harness.get_by_label_contains(&texts.get("fief-view-purse")).rect();
    let numbers: Vec<egui::Rect> = harness.query_all_by_role(Role::Slider).map(|slider| slider.rect()).collect();
    assert!(!numbers.is_empty());
    let buttons = harness.query_all_by_role(Role::Button).map(|button| button.rect());
    let below: Vec<egui::Rect> =
        buttons.filter(|rect| rect.top() > purse.top() && rect.left() < numbers[0].right() + 200.0).collect();
    assert!(below.iter().all(|rect| rect.right() < purse.left()), "{purse:?}: {below:?}");
}

/// Escape takes back an order that only began something; elsewhere it opens the menu.
#[test]
fn escape_steps_back_from_what_was_begun() {
    let position = FIEF.replace(r#"phase: "moves""#, r#"phase: "cards""#).replace(
        "lords: [",
        r#"hands: [("lily", ["plague", "famine", "escape"])],
    lords: ["#,
    );
    let texts = Texts::new(Lang::En);
    let mut session = sit_down(&Fief, 1, &position, &texts);
    let table = |session: Session| RefCell::new(Table::lay(session, Texts::new(Lang::En), Dialog::None));
    let famine = PLAY.on(named(&session, "famine"));
    assert!(session.open_prompt().expect("asked").takes(famine));
    assert!(!session.is_in_midst(), "nothing was begun");
    session.give(&[famine], &texts).expect("on offer");
    assert_eq!(session.open_prompt().expect("asked").text, "fief-ask-lay");
    let table = table(session);
    let mut harness = on_screen(&table);
    assert_eq!(key(&table, &mut harness, Action::Menu), [Request::Undo]);
    table.borrow_mut().world.resource_mut::<Requests>().0.push(Request::Undo);
    table.borrow_mut().world.run_system_once(serving::serve_match).expect("it runs");
    harness.run_steps(3);
    assert_eq!(table.borrow().world.resource::<Session>().game.journal().len(), 0);
    assert_eq!(key(&table, &mut harness, Action::Menu), [Request::Open(Dialog::Menu)]);
}

/// Who marches with everybody is told that his village stays empty; a single one who stays, or a lord, holds it.
#[test]
fn an_empty_village_is_told_before_it_is_left() {
    let texts = Texts::new(Lang::En);
    let mut session = sit_down(&Fief, 1, &FIEF.replace(r#"(lord: "charles", of: "lily", at: "beaujeu"),"#, ""), &texts);
    let arnaud: PieceId = named(&session, "arnaud");
    session.give(&[LEAD.on(arnaud)], &texts).expect("on offer");
    let warning = |session: &Session, n: i32| {
        let amounts: Amounts = [(ESCORT.key.name.to_owned(), n)].into();
        session.company(&amounts, &texts).expect("he leads").warning
    };
    assert_eq!(warning(&session, 8), "Beaujeu stays empty: whoever comes in takes it.");
    assert_eq!(warning(&session, 7), "");
    let mut session = sit_down(&Fief, 1, FIEF, &texts);
    session.give(&[LEAD.on(arnaud)], &texts).expect("on offer");
    assert_eq!(warning(&session, 8), "", "Charles stays");
}

/// The gold ring goes with the lord who leads.
#[test]
fn whoever_leads_has_a_ring() {
    let texts = Texts::new(Lang::En);
    let mut session = sit_down(&Fief, 1, FIEF, &texts);
    let arnaud: PieceId = named(&session, "arnaud");
    let ringed = |session: &Session| -> Vec<PieceId> {
        session.view.scene.pieces.iter().filter(|look| look.ringed).map(|look| look.piece).collect()
    };
    assert_eq!(ringed(&session), []);
    session.give(&[LEAD.on(arnaud)], &texts).expect("on offer");
    assert_eq!(ringed(&session), [arnaud]);
}

/// Whoever has scrolled away from the newest lines of the log has a button that leads back to them.
#[test]
fn a_button_leads_to_the_newest_lines() {
    let texts = Texts::new(Lang::En);
    let table = RefCell::new(Table::lay(late_match(900, None, &texts), Texts::new(Lang::En), Dialog::None));
    let mut harness = on_screen(&table);
    let label = texts.get("desktop-log-newest");
    assert!(harness.query_by_label(&label).is_none());
    harness.hover_at(egui::pos2(1100.0, 720.0));
    for _ in 0..4 {
        harness.event(Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: egui::vec2(0.0, 200.0),
            phase: egui::TouchPhase::Move,
            modifiers: egui::Modifiers::NONE,
        });
        harness.run_steps(8);
    }
    harness.get_by_label(&label).click();
    harness.run_steps(12);
    assert!(harness.query_by_label(&label).is_none());
}

/// A person who plays alone is told whether the match was won.
#[test]
fn who_plays_alone_has_won_or_lost() {
    let texts = Texts::new(Lang::En);
    for (players, loser, mine) in [
        ([Player::Person, Player::Random], 0, Some(false)),
        ([Player::Person, Player::Random], 1, Some(true)),
        ([Player::Person, Player::Person], 0, None),
    ] {
        let (mut session, _folder) = begin(players, &texts);
        for chance in 0..50 {
            let prompt = session.game.prompt().expect("asked").clone();
            if prompt.seat == Seat(loser) {
                session.game.submit(prompt.seat, CONCEDE.on(())).expect("on offer");
                break;
            }
            let mut random = (chance..).map(|chance| matches::random_order(&prompt, chance * 7919));
            let order = random.find(|order| order.verb != CONCEDE.key).expect("another");
            session.game.submit(prompt.seat, order).expect("on offer");
        }
        session.lift_curtain(&texts);
        session.show_now(&texts);
        assert_eq!(session.view.ended.as_ref().map(|ended| ended.mine), Some(mine));
    }
}

/// Whoever ends his moves is asked back while walls of his own stay empty.
#[test]
fn empty_walls_are_asked_about() {
    let texts = Texts::new(Lang::En);
    let held = FIEF.replace(r#"(village: "fleurie", owner"#, r#"(village: "fleurie", castle: true, owner"#);
    let empty = held
        .replace(r#"(of: "lily", at: "fleurie", points: 2),"#, "")
        .replace(r#"owner: "lily", occupant: "lily"),"#, r#"owner: "lily"),"#);
    let asked = |position: &str| sit_down(&Fief, 1, position, &texts).left_undone(&[DONE.on(())], &texts);
    assert!(!asked(&held).iter().any(|words| words.contains("Fleurie")));
    let told = asked(&empty);
    assert!(told[0].starts_with("Fleurie stays without anybody within"), "{told:?}");
    // What is to be decided is asked once.
    assert!(told.len() == 2 && told.concat().matches("all the same?").count() == 1, "{told:?}");
}

/// Who stands at a gate is told that the fight is certain, and not asked whom to attack where there is nobody else (F-8.17).
#[test]
fn at_a_gate_the_question_says_that_one_fights() {
    let position = r#"(
        phase: "battles", first: "lily", active: "lily",
        lords: [(lord: "arnaud", of: "lily", at: "bourg", gate: "cluny")],
        soldiers: [
            (of: "lily", at: "bourg", points: 9, gate: "cluny"),
            (of: "tower", at: "bourg", points: 6),
        ],
        villages: [(village: "bourg", owner: "tower", occupant: "tower", castle: true)],
    )"#;
    let session = sit_down(&Fief, 1, position, &Texts::new(Lang::En));
    let question = session.view.question.as_ref().expect("asked");
    assert_eq!(question.text, "At a gate you are bound to fight: Bourg. Is there anything before that?");
}

/// The button of a card among many answers brings the card out of the hand, and the first digit then orders with it.
#[test]
fn a_card_among_many_answers_comes_out_of_the_hand() {
    let hand = r#"hands: [("lily", ["plague", "famine", "thierry", "eric", "good_harvest"])],
    lords: ["#;
    let position = FIEF.replace(r#"phase: "moves""#, r#"phase: "cards""#).replace("lords: [", hand);
    let texts = Texts::new(Lang::En);
    let session = sit_down(&Fief, 1, &position, &texts);
    let holding = session.view.holding.as_ref().expect("a hand");
    let card = holding.cards.iter().find(|card| card.orders.len() > 1).expect("it can be played and discarded");
    let (first, label) = (card.orders[0].0, card.title.clone() + "…");
    let second = card.orders[1].1.clone();
    let table = RefCell::new(Table::lay(session, Texts::new(Lang::En), Dialog::None));
    let mut harness = on_screen(&table);
    assert!(harness.query_by_label(&second).is_none(), "many answers are gathered");
    let at = harness.get_by_label(&label).rect().center();
    press(&mut harness, at);
    harness.run_steps(4);
    assert!(harness.query_by_label(&second).is_some(), "the card is out");
    assert_eq!(asked(&table), []);
    assert_eq!(key(&table, &mut harness, Action::Order(1)), [Request::Give(vec![first])]);
    // Escape lays it back.
    assert_eq!(key(&table, &mut harness, Action::Menu), []);
    harness.run_steps(2);
    assert!(harness.query_by_label(&second).is_none());
}
