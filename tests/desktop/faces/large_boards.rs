//! Boards that are too large to be read as a whole open where something is to be done, and go along with what happens.
use super::anarchy::{FACE, sit_down, watch};
use crate::desktop::play_screen::{Table, on_screen};
use crate::desktop::rules_of;
use bevy::ecs::system::SystemId;
use mesnie::desktop::board::camera::{Lens, follow_events};
use mesnie::desktop::session::Session;
use mesnie::desktop::session::match_session::FirstSight;
use mesnie::desktop::session::requests::Dialog;
use mesnie::games::anarchy::Anarchy;
use mesnie::games::anarchy::chapters::tactical::turn::DONE;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;

/// A battle between a person and a script, from its first order.
fn battle(scenario: &str, texts: &Texts) -> Session {
    let rules = rules_of(&Anarchy);
    let mut table = Match::new(&Anarchy, rules.data);
    let header = Header {
        game: Anarchy.id().into(),
        scenario: scenario.into(),
        options: Settings::new(),
        seed: 5,
        seats: [Player::Person, Player::Script("easy".into())].map(SeatSetup::of).into(),
        undo: UndoLimit::Usual,
        advice: true,
        data: rules.files,
    };
    table.start(header).expect("a match");
    Session::new(1, Recorded::without_file(table), &FACE, texts)
}

/// Whether a place that is lit is in sight.
fn sees_what_is_lit(table: &Table) -> bool {
    let lens = table.world.resource::<Lens>();
    table.world.resource::<Session>().lit_points().any(|point| lens.space.contains(lens.screen_point(point)))
}

#[test]
fn a_board_of_two_maps_opens_where_somebody_can_order_something() {
    let texts = Texts::new(Lang::En);
    let session = battle("sc09", &texts);
    assert!(matches!(session.first_sight(), FirstSight::Readable(..)));
    let table = RefCell::new(Table::lay(session, Texts::new(Lang::En), Dialog::None));
    let _harness = on_screen(&table);
    let mut table = table.borrow_mut();
    assert!(table.world.resource::<Lens>().is_large() && !table.world.resource::<Lens>().shows_whole());
    assert!(sees_what_is_lit(&table));
    // Somebody has looked elsewhere, and then something is ordered.
    let follow: SystemId = table.world.register_system(follow_events);
    let follows = |table: &mut Table| {
        table.world.run_system(follow).expect("it runs");
    };
    follows(&mut table);
    table.world.resource_mut::<Lens>().centre_on([800.0, -3_500.0]);
    assert!(!sees_what_is_lit(&table));
    follows(&mut table);
    assert!(!sees_what_is_lit(&table), "nothing has happened: he looks where he wants");
    let mut session = table.world.resource_mut::<Session>();
    let order = session.open_prompt().expect("a question").offered[0];
    session.give(&[order], &texts).expect("on offer");
    follows(&mut table);
    assert!(sees_what_is_lit(&table));
}

/// Where the board is looked at follows what the log tells: of every line that names somebody on the board.
#[test]
fn the_last_line_of_the_log_says_where_something_happened() {
    let texts = Texts::new(Lang::En);
    let mut found = 0;
    watch("sc02", 4, 11, |table| {
        let session = sit_down(table, &texts);
        let names = session.view.log.last().map_or(vec![], |line| line.names.clone());
        let piece = names.iter().find_map(|name| match name {
            Target::Piece(piece) => session.view.scene.pieces.iter().find(|look| look.piece == *piece),
            _ => None,
        });
        if let Some(look) = piece.filter(|_| !names.iter().any(|name| matches!(name, Target::Place(_)))) {
            assert_eq!(session.point_of_last_line(), Some(look.at));
            found += 1;
        }
    });
    assert!(found > 1, "{found}");
}

/// A board that is shown as a whole stays as it is while scripts decide, from one question to the next.
#[test]
fn the_board_stays_where_it_is_while_scripts_decide() {
    let texts = Texts::new(Lang::En);
    let table = RefCell::new(Table::lay(battle("sc01", &texts), Texts::new(Lang::En), Dialog::None));
    let mut harness = on_screen(&table);
    let before = table.borrow().world.resource::<Lens>().space;
    table.borrow_mut().world.resource_mut::<Session>().give(&[DONE.on(())], &texts).expect("nobody has to move");
    let mut busy = 0;
    for _ in 0..60 {
        harness.run_steps(2);
        let mut table = table.borrow_mut();
        assert_eq!(table.world.resource::<Lens>().space, before, "after {busy} pictures of a script's turn");
        let mut session = table.world.resource_mut::<Session>();
        busy += usize::from(session.is_busy());
        session.pass_time(0.4, &texts);
    }
    assert!(busy > 3, "{busy}");
}
