//! Traps of the screen: keys that order too much, digits that press what is not seen, presses meant for what stood there a
//! moment ago, several reds, questions that leave nothing to decide.
use super::marches::{press, sit_down};
use super::play_screen::{Table, late_match, on_screen, on_screen_with};
use super::{begin, begin_of, header_of, rules_of};
use bevy::ecs::system::RunSystemOnce;
use bevy_egui::egui::{self, Event, Shape, epaint::ClippedShape};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::input::keys::Pressed;
use mesnie::desktop::panels::digits::{self, Counting, Numbered};
use mesnie::desktop::panels::orders::Drawer;
use mesnie::desktop::platform::actions::Action;
use mesnie::desktop::session::answers::reason;
use mesnie::desktop::session::requests::{Dialog, Request, Requests};
use mesnie::desktop::session::view_model::{OrderView, teller};
use mesnie::desktop::session::{Session, serving};
use mesnie::desktop::theme::Look;
use mesnie::games::ancients::Ancients;
use mesnie::games::ancients::chapters::army::{ARMY_READY, USUAL_ARMY};
use mesnie::games::ancients::chapters::deployment::{DEPLOYED, USUAL_DEPLOYMENT};
use mesnie::games::fief::Fief;
use mesnie::games::fief::chapters::turn::DONE;
use mesnie::games::tactique::Tactique;
use mesnie::games::vassaux::Vassaux;
use mesnie::games::vassaux::view::VassauxFace;
use mesnie::table::play::matches;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;
use std::collections::BTreeSet;

/// Lily can move a lord, and stands at a gate of Tower's.
const MOVES: &str = r#"(
    phase: "moves", first: "lily", active: "lily",
    lords: [
        (lord: "arnaud", of: "lily", at: "beaujeu"),
        (lord: "henry", of: "tower", at: "cluny"),
        (lord: "isabelle", of: "star", at: "bourg"),
    ],
    soldiers: [(of: "lily", at: "beaujeu", points: 3)],
)"#;

fn next(chance: &mut u64) -> u64 {
    *chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    *chance
}

/// Serves what was asked of the match.
fn serve(table: &RefCell<Table>) {
    table.borrow_mut().world.run_system_once(serving::serve_match).expect("it runs");
}
fn asked(table: &RefCell<Table>) -> Vec<Request> {
    std::mem::take(&mut table.borrow_mut().world.resource_mut::<Requests>().0)
}
fn key(table: &RefCell<Table>, harness: &mut Harness, action: Action) -> Vec<Request> {
    table.borrow_mut().world.resource_mut::<Pressed>().0.push(action);
    harness.step();
    asked(table)
}
fn orders(table: &RefCell<Table>) -> usize {
    table.borrow().world.resource::<Session>().game.journal().len()
}

#[test]
fn enter_orders_only_what_can_be_taken_back() {
    let texts = Texts::new(Lang::En);
    let (session, _folder) = begin([Player::Person, Player::Random], &texts);
    let table = RefCell::new(Table::lay(session, Texts::new(Lang::En), Dialog::None));
    let mut harness = on_screen(&table);
    let mut enter = |table: &RefCell<Table>| {
        harness.run_steps(3);
        let requests = key(table, &mut harness, Action::Confirm);
        table.borrow_mut().world.resource_mut::<Requests>().0.extend(requests);
        serve(table);
    };
    enter(&table);
    let given = |table: &RefCell<Table>| -> Vec<Order> {
        table.borrow().world.resource::<Session>().game.journal().iter().map(|record| record.order).collect()
    };
    assert_eq!(given(&table), [USUAL_ARMY.on(())], "the usual army can be taken back");
    // To confirm it settles a secret: Enter says so, as often as it is pressed.
    for _ in 0..4 {
        enter(&table);
        assert_eq!(given(&table), [USUAL_ARMY.on(())]);
    }
    {
        let table = table.borrow();
        let session = table.world.resource::<Session>();
        assert_eq!(session.obvious_order(), Some(ARMY_READY.on(())));
        let told =
            "“Confirm the army” could not be taken back, so Enter does not order it: press the button or its digit.";
        assert_eq!(session.view.remarks, [told]);
    }
    // A whole phase is not ended with it either.
    let session = sit_down(&Fief, 1, MOVES, &texts);
    let table = RefCell::new(Table::lay(session, Texts::new(Lang::En), Dialog::None));
    let mut harness = on_screen(&table);
    for _ in 0..4 {
        harness.run_steps(3);
        let requests = key(&table, &mut harness, Action::Confirm);
        assert_eq!(requests, [Request::Obvious]);
        table.borrow_mut().world.resource_mut::<Requests>().0.extend(requests);
        serve(&table);
        assert_eq!(orders(&table), 0);
    }
}

#[test]
fn what_ends_a_go_asks_if_somebody_has_not_moved() {
    for (lang, told) in [
        (Lang::En, "Arnaud has not moved. End your moves all the same?"),
        (Lang::Fr, "Arnaud n’a pas bougé. Finir quand même les déplacements\u{a0}?"),
    ] {
        let texts = Texts::new(lang);
        let session = sit_down(&Fief, 1, MOVES, &texts);
        let table = RefCell::new(Table::lay(session, Texts::new(lang), Dialog::None));
        let done = vec![DONE.on(())];
        table.borrow_mut().world.resource_mut::<Requests>().0.push(Request::Give(done.clone()));
        serve(&table);
        assert_eq!(*table.borrow().world.resource::<Dialog>(), Dialog::Confirm(done.clone(), told.into()));
        assert_eq!(orders(&table), 0);
        // Enter, which also means to go on, does not answer it; its buttons have digits.
        let mut harness = on_screen(&table);
        harness.run_steps(3);
        assert_eq!(key(&table, &mut harness, Action::Confirm), []);
        assert_eq!(key(&table, &mut harness, Action::Order(2)), [Request::Close]);
        assert_eq!(key(&table, &mut harness, Action::Order(1)), [Request::Confirmed(done.clone())]);
        drop(harness);
        // Once he has gone as far as he can, nothing is asked.
        let mut session = sit_down(&Fief, 1, MOVES, &texts);
        for order in ["lily lead arnaud", "lily march fleurie", "lily march ige"] {
            let order = session.game.read_order(order).expect("an order").order;
            session.give(&[order], &texts).expect("on offer");
        }
        assert_eq!(session.left_undone(&done, &texts), Vec::<String>::new());
    }
}

#[test]
fn a_digit_is_written_only_where_it_presses() {
    let mut harness = Harness::builder().with_size([400.0, 130.0]).build_ui(|ui| {
        digits::begin(ui.ctx(), Numbered::Question);
        egui::ScrollArea::vertical().show(ui, |ui| {
            let mut counting = Counting::new(Numbered::Question);
            for n in 1..=9 {
                counting.button(ui, &format!("order {n}"), false, Request::Close);
            }
        });
    });
    harness.run_ok();
    let presses = (0..=9).filter(|digit| digits::pressed(&harness.ctx, *digit).is_some()).count();
    let jobs = harness.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Text(text) => Some(text.galley.job.clone()),
        _ => None,
    });
    let buttons: Vec<bool> = (jobs.filter(|job| job.text.contains("order ")))
        .map(|job| job.sections[0].format.color != egui::Color32::TRANSPARENT)
        .collect();
    let written = buttons.iter().filter(|written| **written).count();
    assert!((2..9).contains(&presses) && written == presses, "{presses} press, {buttons:?}");
    assert!(buttons.len() > written, "the last one is cut");
}

#[test]
fn digits_press_the_buttons_on_which_they_stand_and_nothing_else() {
    let texts = Texts::new(Lang::En);
    let mut pressed = 0;
    for orders in [60, 400, 900] {
        let session = late_match(orders, None, &texts);
        let question = session.view.question.clone().expect("asked");
        let table = RefCell::new(Table::lay(session, Texts::new(Lang::En), Dialog::None));
        let mut harness = on_screen(&table);
        harness.run_steps(3);
        for digit in 0..=9 {
            let [Request::Give(given)] = &key(&table, &mut harness, Action::Order(digit))[..] else { continue };
            let order = question.orders.iter().find(|order| [order.order] == given[..]).expect("one of the question");
            let button = harness.get_by_label(&order.text).rect();
            assert!(button.height() > 8.0 && button.bottom() <= 800.0, "{digit} presses {}, unseen", order.text);
            pressed += 1;
        }
        // With the list open the digits stand on its lines.
        table.borrow_mut().world.resource_mut::<Drawer>().open = true;
        harness.run_steps(4);
        let first = question.orders.iter().find(|order| !order.standing).expect("an order");
        assert_eq!(key(&table, &mut harness, Action::Order(1)), [Request::Give(vec![first.order])]);
        let line = harness.get_all_by_label_contains(&first.text);
        assert!(line.into_iter().any(|line| line.rect().left() < 40.0), "it stands in the list");
    }
    assert!(pressed > 2, "{pressed} digits press a button");
}

/// A match before its deployment.
fn before_the_deployment(texts: &Texts) -> RefCell<Table> {
    let (mut session, _folder) = begin([Player::Person, Player::Random], texts);
    for _ in 0..2 {
        let order = session.obvious_order().expect("something obvious");
        session.give(&[order], texts).expect("on offer");
    }
    RefCell::new(Table::lay(session, Texts::new(texts.lang()), Dialog::None))
}

/// The second click of a double one lands on what has come in place of the first button.
#[test]
fn a_press_on_what_has_just_come_under_the_pointer_gives_no_order() {
    let texts = Texts::new(Lang::En);
    // Where the button will be.
    let table = before_the_deployment(&texts);
    let deploy = vec![USUAL_DEPLOYMENT.on(())];
    table.borrow_mut().world.resource_mut::<Session>().give(&deploy, &texts).expect("on offer");
    let confirm = on_screen(&table).get_by_label("Confirm the deployment").rect().center();
    // The pointer is there already when the question changes.
    let table = before_the_deployment(&texts);
    let screen = Harness::builder().with_size([1280.0, 800.0]).with_step_dt(0.03);
    let mut harness = on_screen_with(screen, &table);
    harness.event(Event::PointerMoved(confirm));
    harness.run_steps(20);
    asked(&table);
    table.borrow_mut().world.resource_mut::<Requests>().0.push(Request::Give(deploy));
    serve(&table);
    harness.step();
    let there = harness.get_by_label("Confirm the deployment").rect();
    assert!(there.contains(confirm), "{there:?} is not under the pointer at {confirm:?}");
    press(&mut harness, confirm);
    assert_eq!(asked(&table), [], "a press a moment after the change");
    // A digit that is pressed then was meant for another button, too.
    assert_eq!(key(&table, &mut harness, Action::Order(0)), []);
    harness.run_steps(20);
    press(&mut harness, confirm);
    assert_eq!(asked(&table), [Request::Give(vec![DEPLOYED.on(())])], "a press that is meant for it");
    harness.run_steps(2);
    assert_eq!(key(&table, &mut harness, Action::Order(0)), [Request::Give(vec![DEPLOYED.on(())])]);
}

/// How many buttons of a picture have the colour of the usual next step.
fn reds(harness: &Harness) -> usize {
    let seal = Look::default().colours().seal;
    fn count(shape: &Shape, seal: bevy_egui::egui::Color32) -> usize {
        match shape {
            Shape::Rect(rect) => usize::from(rect.fill == seal && rect.rect.width() > 40.0),
            Shape::Vec(shapes) => shapes.iter().map(|shape| count(shape, seal)).sum(),
            _ => 0,
        }
    }
    harness.output().shapes.iter().map(|ClippedShape { shape, .. }| count(shape, seal)).sum()
}

#[test]
fn red_is_the_usual_next_step_and_stands_once_on_a_screen() {
    let texts = Texts::new(Lang::Fr);
    let games: [(&'static dyn Game, u64); 3] = [(&Fief, 4), (&Tactique, 5), (&Ancients, 6)];
    let mut seen = [0; 2];
    for (game, seed) in games {
        let rules = rules_of(game);
        let seats = if game.id() == "ancients" { 2 } else { 3 };
        let mut players = vec![Player::Script("normal".into()); seats];
        let mut table = Match::new(game, rules.data.clone());
        table.start(header_of(game, &rules, seed, &[], &players)).expect("a match");
        let mut known: BTreeSet<&str> = BTreeSet::new();
        let mut questions = vec![];
        for _ in 0..1500 {
            let Some(prompt) = table.prompt() else { break };
            if known.insert(prompt.text) {
                questions.push((prompt.seat, table.journal().to_vec()));
            }
            let Some(record) = table.automatic_order() else { break };
            table.submit(record.seat, record.order).expect("on offer");
        }
        players.fill(Player::Random);
        for (seat, journal) in questions {
            let mut header = header_of(game, &rules, seed, &[], &players);
            header.seats[usize::from(seat.0)].player = Player::Person;
            let mut table = Match::new(game, rules.data.clone());
            table.start(header).expect("a match");
            for record in &journal {
                table.submit(record.seat, record.order).expect("as before");
            }
            let text = table.prompt().expect("asked").text;
            let face = *mesnie::games::faces().iter().find(|face| face.game() == game.id()).expect("a view");
            let session = Session::new(1, Recorded::without_file(table), face, &texts);
            let laid = RefCell::new(Table::lay(session, Texts::new(Lang::Fr), Dialog::None));
            let harness = on_screen(&laid);
            assert!(reds(&harness) <= 1, "{text}: {} reds", reds(&harness));
            seen[reds(&harness)] += 1;
            drop(harness);
            // With a dialog over it, what lies below has none.
            *laid.borrow_mut().world.resource_mut::<Dialog>() = Dialog::Confirm(vec![], "?".into());
            assert_eq!(reds(&on_screen(&laid)), 1, "{text} under a dialog");
        }
    }
    assert!(seen[0] > 5 && seen[1] > 20, "{seen:?}");
}

#[test]
fn that_is_all_is_not_red_while_a_lord_has_not_moved() {
    let texts = Texts::new(Lang::En);
    let session = sit_down(&Fief, 1, MOVES, &texts);
    assert_eq!(session.view.question.as_ref().expect("asked").usual, None);
    let table = RefCell::new(Table::lay(session, Texts::new(Lang::En), Dialog::None));
    assert_eq!(reds(&on_screen(&table)), 0);
}

#[test]
fn no_two_orders_of_a_question_have_the_same_words() {
    let texts = Texts::new(Lang::En);
    let (mut twins, games): (usize, [&'static dyn Game; 3]) = (0, [&Ancients, &Fief, &Tactique]);
    for game in games {
        let seats = if game.id() == "ancients" { 2 } else { 3 };
        let face = *mesnie::games::faces().iter().find(|face| face.game() == game.id()).expect("a view");
        let mut session = Session::new(1, Recorded::without_file(begin_of(game, seats, 3, &[])), face, &texts);
        let mut chance = 7;
        for _ in 0..250 {
            session.skip();
            session.lift_curtain(&texts);
            let Some(prompt) = session.game.prompt().cloned() else { break };
            // Of units that are not on the board one is as good as the other.
            let on_board = |piece: PieceId| session.view.scene.pieces.iter().any(|look| look.piece == piece);
            let told = |order: &&OrderView| !matches!(order.order.on, Target::Piece(piece) if !on_board(piece));
            let orders = &session.view.question.as_ref().expect("asked").orders;
            let words: Vec<&str> = orders.iter().filter(told).map(|order| order.text.as_str()).collect();
            assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), words.len(), "{}: {words:?}", prompt.text);
            twins += orders.iter().filter(|order| order.names_place).count();
            session.give(&[matches::random_order(&prompt, next(&mut chance))], &texts).expect("on offer");
        }
    }
    assert!(twins > 10, "{twins} orders name their place");
}

/// Questions with a single answer to a person among players of chance are asked only where the answer would close undo.
#[test]
fn a_question_that_leaves_nothing_to_decide_is_not_asked() {
    let texts = Texts::new(Lang::En);
    let (mut alone, mut kept) = (0, 0);
    for seed in 0..6_u64 {
        let rules = rules_of(&Fief);
        let players = [Player::Person, Player::Random, Player::Random];
        let mut table = Match::new(&Fief, rules.data.clone());
        table.start(header_of(&Fief, &rules, seed, &[("turn_cap", Setting::Number(8))], &players)).expect("a match");
        let face = &mesnie::games::fief::view::FACE;
        let mut session = Session::new(1, Recorded::without_file(table), face, &texts);
        let mut chance = seed;
        for _ in 0..1200 {
            session.skip();
            if session.game.outcome().is_some() {
                break;
            }
            let Some(prompt) = session.open_prompt().cloned() else {
                session.pass_time(1.0, &texts);
                continue;
            };
            if let ([only], true) = (&prompt.offered[..], prompt.spans.is_empty()) {
                let last = session.game.journal().last().expect("it is not the first").seat;
                assert!(last == Seat(0) && session.game.can_undo().is_ok(), "{}: {only:?}", prompt.text);
                kept += 1;
            }
            let before = session.game.journal().len();
            session.give(&[matches::random_order(&prompt, next(&mut chance))], &texts).expect("on offer");
            let orders = session.game.journal().len();
            if orders > before + 1
                && session.game.journal()[before + 1].seat == Seat(0)
                && session.open_prompt().is_some()
            {
                // Told beside the question; and one undo takes back the decision with what followed from it.
                assert!(!session.view.remarks.is_empty(), "{}", prompt.text);
                if session.game.can_undo_to(before).is_ok() {
                    session.undo(&texts).expect("nothing stops it");
                    assert_eq!(session.game.journal().len(), before, "{}", prompt.text);
                    session.redo(&texts);
                    assert_eq!(session.game.journal().len(), orders, "{}", prompt.text);
                    alone += 1;
                }
            }
        }
    }
    assert!(alone > 2 && kept > 2, "{alone} answered, {kept} asked");
}

/// V-23.10: the turn that a die has drawn for a side is shown to its player, also to one who is alone before the screen.
#[test]
fn a_question_that_is_to_be_read_is_not_answered_by_the_window() {
    let texts = Texts::new(Lang::En);
    let rules = rules_of(&Vassaux);
    let mut header = header_of(&Vassaux, &rules, 7, &[], &[Player::Person, Player::Random]);
    header.scenario = "chevalerie".into();
    let mut table = Match::new(&Vassaux, rules.data.clone());
    table.start(header).expect("a match");
    let mut session = Session::new(1, Recorded::without_file(table), &VassauxFace, &texts);
    let mut chance = 7;
    for _ in 0..400 {
        session.skip();
        let Some(prompt) = session.open_prompt().cloned() else {
            session.pass_time(1.0, &texts);
            continue;
        };
        if prompt.text == "vassaux-ask-secret" {
            assert_eq!((prompt.seat, prompt.offered.len()), (Seat(0), 1));
            return;
        }
        session.give(&[matches::random_order(&prompt, next(&mut chance))], &texts).expect("on offer");
    }
    panic!("the question was never put");
}

/// With several persons around the screen a secret question is asked though it has one answer: the curtain that would not
/// fall would tell of the hand.
#[test]
fn a_secret_question_with_one_answer_is_asked_behind_its_curtain() {
    let texts = Texts::new(Lang::En);
    let mut asked = 0;
    for seed in 0..8 {
        let mut session = Session::new(
            1,
            Recorded::without_file(begin_of(&Fief, 3, seed, &[])),
            &mesnie::games::fief::view::FACE,
            &texts,
        );
        let mut chance = seed;
        for _ in 0..500 {
            session.skip();
            let before = session.view.viewer;
            let Some(prompt) = session.game.prompt().cloned() else { break };
            let only = prompt.offered.len() == 1 && prompt.spans.is_empty();
            if only && prompt.secret && before != Some(prompt.seat) {
                assert_eq!(session.curtain, Some(prompt.seat), "{}", prompt.text);
                asked += 1;
            }
            session.lift_curtain(&texts);
            session.give(&[matches::random_order(&prompt, next(&mut chance))], &texts).expect("on offer");
        }
    }
    assert!(asked > 5, "{asked} asked");
}

#[test]
fn what_is_none_of_the_choices_is_told_the_choices() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let session = sit_down(&Fief, 1, MOVES, &texts);
        let tell = teller(&session.game, &texts);
        let prompt = session.open_prompt().expect("asked");
        let why = Refusal::new("not_an_option", "");
        let told = reason(prompt.offered[0], why, prompt, &tell);
        assert!(told.contains(&tell.order(prompt.offered[0])), "{told}");
        assert!(!told.contains(&texts.get("refusal-not_an_option")));
        let other = Refusal::new("no_road", "F-8.05");
        assert_eq!(reason(prompt.offered[0], other, prompt, &tell), tell.refusal(other));
    }
}
