//! What pictures may cost: nothing is made anew in a picture in which nothing has changed, however long the match is.
use super::play_screen::{Table, late_match, on_screen, places_on_screen};
use bevy_egui::egui::{Event, vec2};
use egui_kittest::Harness;
use mesnie::desktop::face::work_counter::WorkCounter;
use mesnie::desktop::panels::orders::Drawer;
use mesnie::desktop::session::Session;
use mesnie::desktop::session::requests::Dialog;
use mesnie::table::play::matches;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;

/// More lines than these have no room on a screen.
const ROOM: u64 = 40;

fn lay(dialog: Dialog, list: bool) -> Table {
    let texts = Texts::new(Lang::En);
    let mut table = Table::lay(late_match(1200, None, &texts), texts, dialog);
    table.world.resource_mut::<Drawer>().open = list;
    assert!(table.world.resource::<Session>().view.log.len() as u64 > 8 * ROOM);
    table
}

/// What so many pictures cost.
fn cost(harness: &mut Harness, pictures: usize, mut before: impl FnMut(&mut Harness, usize)) -> WorkCounter {
    let begun = WorkCounter::so_far();
    for n in 0..pictures {
        before(harness, n);
        harness.step();
    }
    let work = begun.since();
    let shown = work.lines_shown / pictures as u64;
    assert!((3..ROOM).contains(&shown), "{shown} lines are laid out in a picture");
    WorkCounter { lines_shown: 0, ..work }
}

#[test]
fn a_picture_in_which_nothing_changes_makes_nothing() {
    for (dialog, list) in
        [(Dialog::None, false), (Dialog::None, true), (Dialog::Reference(2), false), (Dialog::DiceStats, false)]
    {
        let table = RefCell::new(lay(dialog.clone(), list));
        let mut harness = on_screen(&table);
        assert_eq!(cost(&mut harness, 20, |_, _| ()), WorkCounter::default(), "{dialog:?}, list of orders {list}");
    }
}

#[test]
fn a_mouse_across_the_board_costs_what_it_points_at() {
    let table = RefCell::new(lay(Dialog::None, false));
    let mut harness = on_screen(&table);
    let places = places_on_screen(&table);
    assert!(places.len() > 8, "{places:?}");
    let mut steps = 0;
    for place in &places {
        harness.event(Event::PointerMoved(*place));
        // The panel beside the board tells of it in the next picture.
        let work = cost(&mut harness, 2, |_, _| ());
        let WorkCounter { positions, papers, .. } = work;
        assert!(positions <= 3 && papers <= 3, "{work:?}");
        assert_eq!(WorkCounter { positions: 0, papers: 0, ..work }, WorkCounter::default());
        steps += papers;
        let to_and_fro = |harness: &mut Harness, n: usize| {
            harness.event(Event::PointerMoved(*place + vec2((n % 3) as f32, 0.0)));
        };
        assert_eq!(cost(&mut harness, 6, to_and_fro), WorkCounter::default());
    }
    assert!(steps as usize >= places.len(), "nothing is told of what is pointed at");
}

#[test]
fn an_order_tells_what_it_brought_and_not_the_whole_log_again() {
    let texts = Texts::new(Lang::En);
    let table = RefCell::new(lay(Dialog::None, false));
    let mut harness = on_screen(&table);
    let (mut chance, mut orders) = (5_u64, 0);
    while orders < 40 {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let begun = WorkCounter::so_far();
        let new = {
            let mut table = table.borrow_mut();
            let mut session = table.world.resource_mut::<Session>();
            let before = session.game.chronicle(None).count();
            match session.open_prompt().map(|prompt| matches::random_order(prompt, chance)) {
                Some(order) => {
                    session.give(&[order], &texts).expect("on offer");
                    orders += 1;
                }
                None => {
                    session.skip();
                    session.pass_time(1.0, &texts);
                }
            }
            session.game.chronicle(None).count() - before
        };
        let told = begun.since().lines_told;
        assert!(told <= new as u64, "{told} lines are told of {new} entries");
        harness.step();
        let measured = begun.since().lines_measured;
        assert!(measured <= ROOM, "{measured} lines are measured");
    }
    // The log is what it would be if it were told anew.
    let table = table.borrow();
    let session = table.world.resource::<Session>();
    let anew = mesnie::desktop::session::view_model::TableView::build(
        &session.game,
        &[],
        session.face,
        &session.scenery,
        &session.audience,
        &texts,
    );
    assert_eq!(session.view.log, anew.log);
}

/// What was taken back is not told any more, and what was ordered instead is.
#[test]
fn the_log_follows_orders_that_are_taken_back() {
    let texts = Texts::new(Lang::En);
    let mut session = late_match(60, None, &texts);
    session.game.limit_undo(mesnie::table::prelude::UndoLimit::Agreed);
    let mut chance = 3_u64;
    for n in 0..60 {
        let before = session.view.log.clone();
        while session.open_prompt().is_none() {
            session.skip();
            session.pass_time(1.0, &texts);
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        if n % 3 == 2 {
            session.undo(&texts).expect("agreed");
        } else {
            let order = matches::random_order(session.open_prompt().expect("asked"), chance);
            session.give(&[order], &texts).expect("on offer");
        }
        session.skip();
        let (face, scenery) = (session.face, &session.scenery);
        let anew = mesnie::desktop::session::view_model::TableView::build(
            &session.game,
            &[],
            face,
            scenery,
            &session.audience,
            &texts,
        );
        assert_eq!(session.view.log, anew.log, "after {n}, before {}", before.len());
    }
}
