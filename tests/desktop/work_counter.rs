//! What pictures may cost: nothing is made anew in a picture in which nothing has changed, however long the match is.
use super::play_screen::{Table, late_match, on_screen, places_on_screen};
use bevy_egui::egui::{Event, vec2};
use egui_kittest::Harness;
use mesnie::desktop::panels::orders::Drawer;
use mesnie::desktop::session::requests::Dialog;
use mesnie::desktop::session::table_session::Sitting;
use mesnie::desktop::session::work_counter::Effort;
use mesnie::table::play::matches;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;

/// More lines than these have no room on a screen.
const ROOM: u64 = 40;

fn lay(dialog: Dialog, list: bool) -> Table {
    let texts = Texts::new(Lang::En);
    let mut table = Table::lay(late_match(1200, None, &texts), texts, dialog);
    table.world.resource_mut::<Drawer>().open = list;
    assert!(table.world.resource::<Sitting>().view.log.len() as u64 > 8 * ROOM);
    table
}

/// What so many pictures cost.
fn cost(harness: &mut Harness, pictures: usize, mut before: impl FnMut(&mut Harness, usize)) -> Effort {
    let begun = Effort::so_far();
    for n in 0..pictures {
        before(harness, n);
        harness.step();
    }
    let effort = begun.since();
    let shown = effort.lines_shown / pictures as u64;
    assert!((3..ROOM).contains(&shown), "{shown} lines are laid out in a picture");
    Effort { lines_shown: 0, ..effort }
}

#[test]
fn a_picture_in_which_nothing_changes_makes_nothing() {
    for (dialog, list) in
        [(Dialog::None, false), (Dialog::None, true), (Dialog::Registers(2), false), (Dialog::Luck, false)]
    {
        let table = RefCell::new(lay(dialog.clone(), list));
        let mut harness = on_screen(&table);
        assert_eq!(cost(&mut harness, 20, |_, _| ()), Effort::default(), "{dialog:?}, list of orders {list}");
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
        let effort = cost(&mut harness, 2, |_, _| ());
        let Effort { positions, papers, .. } = effort;
        assert!(positions <= 3 && papers <= 3, "{effort:?}");
        assert_eq!(Effort { positions: 0, papers: 0, ..effort }, Effort::default());
        steps += papers;
        let to_and_fro = |harness: &mut Harness, n: usize| {
            harness.event(Event::PointerMoved(*place + vec2((n % 3) as f32, 0.0)));
        };
        assert_eq!(cost(&mut harness, 6, to_and_fro), Effort::default());
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
        let begun = Effort::so_far();
        let new = {
            let mut table = table.borrow_mut();
            let mut sitting = table.world.resource_mut::<Sitting>();
            let before = sitting.game.chronicle(None).count();
            match sitting.open_prompt().map(|prompt| matches::random_order(prompt, chance)) {
                Some(order) => {
                    sitting.give(&[order], &texts).expect("on offer");
                    orders += 1;
                }
                None => {
                    sitting.skip();
                    sitting.pass_time(1.0, &texts);
                }
            }
            sitting.game.chronicle(None).count() - before
        };
        let told = begun.since().lines_told;
        assert!(told <= new as u64, "{told} lines are told of {new} entries");
        harness.step();
        let measured = begun.since().lines_measured;
        assert!(measured <= ROOM, "{measured} lines are measured");
    }
    // The log is what it would be if it were told anew.
    let table = table.borrow();
    let sitting = table.world.resource::<Sitting>();
    let anew = mesnie::desktop::session::view_model::TableView::build(
        &sitting.game,
        &[],
        sitting.face,
        &sitting.scenery,
        &sitting.audience,
        &texts,
    );
    assert_eq!(sitting.view.log, anew.log);
}

/// What was taken back is not told any more, and what was ordered instead is.
#[test]
fn the_log_follows_orders_that_are_taken_back() {
    let texts = Texts::new(Lang::En);
    let mut sitting = late_match(60, None, &texts);
    sitting.game.limit_undo(mesnie::table::prelude::UndoLimit::Agreed);
    let mut chance = 3_u64;
    for n in 0..60 {
        let before = sitting.view.log.clone();
        while sitting.open_prompt().is_none() {
            sitting.skip();
            sitting.pass_time(1.0, &texts);
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        if n % 3 == 2 {
            sitting.undo(&texts).expect("agreed");
        } else {
            let order = matches::random_order(sitting.open_prompt().expect("asked"), chance);
            sitting.give(&[order], &texts).expect("on offer");
        }
        sitting.skip();
        let (face, scenery) = (sitting.face, &sitting.scenery);
        let anew = mesnie::desktop::session::view_model::TableView::build(
            &sitting.game,
            &[],
            face,
            scenery,
            &sitting.audience,
            &texts,
        );
        assert_eq!(sitting.view.log, anew.log, "after {n}, before {}", before.len());
    }
}
