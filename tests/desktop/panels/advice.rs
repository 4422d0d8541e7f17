//! Advice at the table: asked for with a button or a key, shown with its reason, done with a button; and gone with the question.
use crate::desktop::play_screen::{Table, on_screen};
use crate::desktop::{header_of, rules_of};
use bevy::ecs::system::RunSystemOnce;
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::face::Face;
use mesnie::desktop::input::keys::Pressed;
use mesnie::desktop::platform::actions::Action;
use mesnie::desktop::session::playback::PlaybackStep;
use mesnie::desktop::session::requests::{Dialog, Requests};
use mesnie::desktop::session::view_model::{AdviceView, TableView};
use mesnie::desktop::session::{Session, serving};
use mesnie::games::ancients::{Ancients, view::AncientsFace};
use mesnie::games::fief::{Fief, view::FACE as FIEF};
use mesnie::games::vassaux::{Vassaux, view::VassauxFace};
use mesnie::table::data::{Reader, Source};
use mesnie::table::play::lesson::lessons;
use mesnie::table::play::matches::random_order;
use mesnie::table::prelude::*;
use std::cell::RefCell;

fn script() -> Player {
    Player::Script("normal".into())
}

/// A match of a game with these players.
fn sit_down(game: &'static dyn Game, face: &'static dyn Face, header: Header, texts: &Texts) -> Session {
    let mut table = Match::new(game, rules_of(game).data);
    table.start(header).expect("a match");
    Session::new(1, Recorded::without_file(table), face, texts)
}

/// A battle of antiquity where the person orders the first unit.
fn battle(advice: bool, texts: &Texts) -> Session {
    let header = header_of(&Ancients, &rules_of(&Ancients), 7, &[], &[Player::Person, script()]);
    let mut session = sit_down(&Ancients, &AncientsFace, Header { advice, ..header }, texts);
    while session.game.prompt().is_some_and(|prompt| prompt.text != "ancients-ask-order") {
        match session.obvious_order().filter(|_| session.open_prompt().is_some()) {
            Some(order) => session.give(&[order], texts).expect("on offer"),
            None => drop(session.pass_time(2.0, texts)),
        }
        session.skip();
    }
    session
}

/// Lets time pass until nothing goes on any more, for so many pictures at most.
fn wait(session: &mut Session, texts: &Texts) {
    for _ in 0..3000 {
        if !session.pass_time(0.5, texts) {
            break;
        }
    }
}

fn given(view: &TableView) -> Option<(String, Order)> {
    match &view.advice {
        AdviceView::Given { text, order } => Some((text.clone(), *order)),
        _ => None,
    }
}

/// Serves what the screen has asked for.
fn serve(table: &RefCell<Table>, harness: &mut Harness) {
    {
        let mut table = table.borrow_mut();
        table.world.run_system_once(serving::serve_match).expect("it runs");
        table.world.resource_mut::<Requests>().0.clear();
    }
    harness.run_steps(3);
}

#[test]
fn advice_is_asked_for_shown_and_done_with_buttons() {
    for lang in Lang::ALL {
        let texts = || Texts::new(lang);
        let table = RefCell::new(Table::lay(battle(true, &texts()), texts(), Dialog::None));
        let of_session = |read: &dyn Fn(&mut Session)| read(&mut table.borrow_mut().world.resource_mut::<Session>());
        let mut harness = on_screen(&table);
        let [ask, thinking, go] = ["advice-ask", "advice-thinking", "advice-do"].map(|key| texts().get(key));
        harness.get_by_label(&ask).click();
        harness.run_steps(3);
        serve(&table, &mut harness);
        harness.get_by_label(&thinking);
        assert!(harness.query_by_label(&ask).is_none() && harness.query_by_label(&go).is_none());
        of_session(&|session| wait(session, &texts()));
        harness.run_steps(3);
        let view = table.borrow().world.resource::<Session>().view.clone();
        let (text, order) = given(&view).expect("advice");
        harness.get_by_label(&text);
        // With the words of the order, and a reason behind a colon.
        let words = view.question.as_ref().expect("asked").orders.iter().find(|other| other.order == order);
        assert!(text.contains(&words.expect("on offer").text) && text.contains(": "), "{text}");
        // The unit is pointed at, and the button for it is framed.
        assert!(!view.pointed_at.is_empty() && view.wants() == [order], "{text}");
        harness.get_by_label(&go).click();
        harness.run_steps(3);
        serve(&table, &mut harness);
        of_session(&|session| {
            assert_eq!(session.game.journal().last().map(|record| record.order), Some(order));
            assert!(given(&session.view).is_none() && session.view.pointed_at.is_empty());
        });
        // The key does the same for the next question, and the script goes on with what it had in mind.
        table.borrow_mut().world.resource_mut::<Pressed>().0.push(Action::Advise);
        harness.run_steps(1);
        serve(&table, &mut harness);
        of_session(&|session| {
            assert_eq!(session.view.advice, AdviceView::Thinking);
            wait(session, &texts());
            let (text, order) = given(&session.view).expect("advice");
            assert!(text.contains(": ") && session.open_prompt().is_some_and(|prompt| prompt.takes(order)), "{text}");
        });
    }
}

#[test]
fn where_advice_is_forbidden_nobody_can_ask() {
    let texts = Texts::new(Lang::En);
    let mut session = battle(false, &texts);
    session.ask_advice(&texts);
    wait(&mut session, &texts);
    assert_eq!(session.view.advice, AdviceView::Closed);
    let table = RefCell::new(Table::lay(session, Texts::new(Lang::En), Dialog::None));
    let mut harness = on_screen(&table);
    assert!(harness.query_by_label(&texts.get("advice-ask")).is_none());
    // Whoever presses the key is told why.
    table.borrow_mut().world.resource_mut::<Pressed>().0.push(Action::Advise);
    harness.run_steps(1);
    serve(&table, &mut harness);
    assert_eq!(*table.borrow().world.resource::<Dialog>(), Dialog::Told(texts.get("advice-off")));
}

#[test]
fn advice_goes_when_something_is_ordered_looked_back_at_or_said_in_another_language() {
    let texts = Texts::new(Lang::En);
    let mut session = battle(true, &texts);
    let ask = |session: &mut Session| {
        session.ask_advice(&texts);
        wait(session, &texts);
        given(&session.view).expect("advice").1
    };
    let gone = |session: &Session| given(&session.view).is_none() && session.view.pointed_at.is_empty();
    let advised = ask(&mut session);
    session.play_back(PlaybackStep::First, &texts);
    assert!(gone(&session) && session.view.advice == AdviceView::Closed);
    session.play_back(PlaybackStep::Now, &texts);
    assert!(gone(&session) && session.view.advice == AdviceView::Open { covered: false });
    assert_eq!(ask(&mut session), advised);
    let other =
        session.open_prompt().and_then(|prompt| prompt.offered.iter().find(|order| **order != advised).copied());
    session.give(&[other.expect("another order")], &texts).expect("on offer");
    assert!(gone(&session));
    session.undo(&texts).expect("nothing stops it");
    assert!(gone(&session));
    assert_eq!(ask(&mut session), advised);
    // While it is being thought about, too.
    session.undo(&texts).ok();
    session.ask_advice(&texts);
    session.show_now(&Texts::new(Lang::Fr));
    assert!(gone(&session) && !session.pass_time(0.5, &texts));
}

/// Around one screen with hidden hands: the screen is covered before anything is thought about, and what is advised is nowhere once
/// it has passed on.
#[test]
fn advice_that_may_tell_of_a_hand_is_seen_by_its_player_alone() {
    let texts = Texts::new(Lang::En);
    let players = vec![Player::Person; 3];
    let mut session = sit_down(&Fief, &FIEF, header_of(&Fief, &rules_of(&Fief), 3, &[], &players), &texts);
    let mut seen = 0;
    for number in 0..200_u64 {
        let Some(prompt) = session.game.prompt().cloned() else { break };
        session.skip();
        if session.curtain.is_some() {
            session.ask_advice(&texts);
            assert!(session.view.advice == AdviceView::Closed && given(&session.view).is_none());
            session.lift_curtain(&texts);
        }
        if session.view.viewer == Some(Seat::BYSTANDER) && matches!(session.view.advice, AdviceView::Open { .. }) {
            assert_eq!(session.view.advice, AdviceView::Open { covered: true });
            session.ask_advice(&texts);
            assert_eq!(*session.view, TableView::behind_curtain(&session.game, prompt.seat, &texts));
            // While others may look nothing is thought about.
            wait(&mut session, &texts);
            assert_eq!(*session.view, TableView::behind_curtain(&session.game, prompt.seat, &texts));
            session.lift_curtain(&texts);
            assert!(session.view.viewer == Some(prompt.seat) && session.view.advice == AdviceView::Thinking);
            wait(&mut session, &texts);
            let (_, order) = given(&session.view).expect("advice");
            session.draw_curtain(&texts);
            seen += 1;
            session.give(&[order], &texts).ok();
            session.lift_curtain(&texts);
            assert!(given(&session.view).is_none());
        }
        let Some(prompt) = session.open_prompt().cloned() else { continue };
        let order = random_order(&prompt, tie_break(5, number));
        session.give(&[order], &texts).expect("on offer");
        assert!(given(&session.view).is_none());
    }
    assert!(seen > 2, "{seen}");
}

/// On an open table what is advised has words that name a place, and the place is pointed out.
#[test]
fn advice_on_an_open_table_points_at_places_and_units() {
    let texts = Texts::new(Lang::En);
    let header = header_of(&Vassaux, &rules_of(&Vassaux), 4, &[], &[Player::Person, script()]);
    let mut session = sit_down(&Vassaux, &VassauxFace, header, &texts);
    let (mut spots, mut pieces) = (0, 0);
    for _ in 0..40 {
        session.skip();
        wait(&mut session, &texts);
        session.ask_advice(&texts);
        wait(&mut session, &texts);
        let Some(prompt) = session.open_prompt().cloned() else { break };
        let order = match given(&session.view) {
            Some((text, order)) => {
                let marked: Vec<_> = session.view.pointed_out.iter().map(|out| out.at).collect();
                match order.on {
                    Target::Spot(at) => {
                        let ground = session.scenery.ground.as_ref().expect("an open table");
                        assert_eq!(marked, [ground.point(at)], "{text}");
                        spots += 1;
                    }
                    Target::Piece(_) => pieces += marked.len(),
                    _ => {}
                }
                order
            }
            None => random_order(&prompt, 1),
        };
        session.give(&[order], &texts).expect("on offer");
    }
    assert!(spots > 3 && pieces > 0, "{spots} points, {pieces} pieces");
}

#[test]
fn lessons_advise_themselves() {
    let texts = Texts::new(Lang::En);
    let lesson = lessons(&Reader::new(Source::built_in()), "ancients").into_iter().next().expect("a lesson");
    let table = Match::new(&Ancients, rules_of(&Ancients).data);
    let session = Session::begin_lesson(1, table, &lesson, &AncientsFace, &texts).expect("a lesson");
    assert_eq!(session.view.advice, AdviceView::Closed);
}
