//! What a seat has still to set on the board.
use super::super::play_screen::{Table, on_screen};
use super::super::{header_of, rules_of};
use bevy::ecs::system::RunSystemOnce;
use egui_kittest::kittest::Queryable;
use mesnie::desktop::face::Face;
use mesnie::desktop::session::Session;
use mesnie::desktop::session::requests::Dialog;
use mesnie::desktop::session::serving::serve_match;
use mesnie::games::ancients::Ancients;
use mesnie::games::ancients::view::AncientsFace;
use mesnie::games::vassaux::Vassaux;
use mesnie::games::vassaux::view::VassauxFace;

use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;

/// A match of a person against chance, as soon as the person deploys.
fn deploys(game: &'static dyn Game, face: &'static dyn Face, texts: &Texts) -> Session {
    let rules = rules_of(game);
    let mut table = Match::new(game, rules.data.clone());
    table.start(header_of(game, &rules, 7, &[], &[Player::Person, Player::Random])).expect("a match");
    let mut session = Session::new(1, Recorded::without_file(table), face, texts);
    for _ in 0..20 {
        session.skip();
        if !session.view.reserves.is_empty() {
            break;
        }
        let order = session.obvious_order().expect("something obvious");
        session.give(&[order], texts).expect("on offer");
    }
    session
}

/// What waits lies beside the board and is taken in hand by a click; what is set down lies there no more. N-1.07, V-23.01
#[test]
fn what_is_to_be_deployed_lies_beside_the_board() {
    let games: [(&'static dyn Game, &'static dyn Face); 2] = [(&Ancients, &AncientsFace), (&Vassaux, &VassauxFace)];
    for ((game, face), lang) in games.into_iter().flat_map(|of| Lang::ALL.map(|lang| (of, lang))) {
        let texts = Texts::new(lang);
        let session = deploys(game, face, &texts);
        let waiting = session.view.reserves.clone();
        let last = waiting.last().expect("somebody waits").clone();
        assert!(waiting.len() > 3 && !last.in_hand, "{waiting:?}");
        let table = RefCell::new(Table::lay(session, Texts::new(lang), Dialog::None));
        {
            let mut harness = on_screen(&table);
            let label = texts.format("reserves-take", &[("piece", (&last.name).into())]);
            let tiles: Vec<_> = harness.get_all_by_label(&label).map(|tile| tile.rect()).collect();
            assert!(tiles.iter().all(|tile| tile.width() >= 40.0 && tile.right() < 1280.0), "{tiles:?}");
            harness.get_all_by_label(&label).last().expect("a tile").click();
            harness.run_steps(4);
        }
        let mut table = table.borrow_mut();
        table.world.run_system_once(serve_match).expect("it runs");
        let texts = Texts::new(lang);
        let mut session = table.world.resource_mut::<Session>();
        session.skip();
        let taken = session.view.reserves.iter().find(|reserve| reserve.in_hand).expect("one is in hand");
        assert_eq!(taken.take, last.take);
        // It is set down, by the first order that names a place: nobody waits for it any more.
        let prompt = session.open_prompt().expect("asked").clone();
        let order = match prompt.areas.first() {
            Some(area) => area.order(area.usual),
            None => *prompt.offered.iter().find(|order| matches!(order.on, Target::Place(_))).expect("a place"),
        };
        session.give(&[order], &texts).expect("on offer");
        session.skip();
        let left = &session.view.reserves;
        assert!(left.iter().all(|reserve| reserve.take != last.take), "it stands on the board: {left:?}");
    }
}
