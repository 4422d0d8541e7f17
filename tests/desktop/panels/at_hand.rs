//! What is at hand beside the board and below it: what a match is about, whom a button orders, what can be taken back.
use super::super::play_screen::{Table, on_screen};
use super::super::{header_of, rules_of};
use egui_kittest::kittest::Queryable;
use mesnie::desktop::board::named::Named;
use mesnie::desktop::face::Face;
use mesnie::desktop::session::Session;
use mesnie::desktop::session::requests::Dialog;
use mesnie::games::ancients::Ancients;
use mesnie::games::ancients::chapters::pursuit::ADVANCE;
use mesnie::games::ancients::chapters::turn::{ACTIVATE, CONCEDE};
use mesnie::games::ancients::view::AncientsFace;
use mesnie::games::fief::Fief;
use mesnie::games::fief::view::FACE;
use mesnie::games::tactique::Tactique;
use mesnie::games::tactique::view::FACE as TACTIQUE_FACE;
use mesnie::games::vassaux::Vassaux;
use mesnie::games::vassaux::view::VassauxFace;
use mesnie::table::play::matches;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;

const GAMES: [(&'static dyn Game, &'static dyn Face, usize); 4] =
    [(&Ancients, &AncientsFace, 2), (&Fief, &FACE, 4), (&Tactique, &TACTIQUE_FACE, 4), (&Vassaux, &VassauxFace, 2)];

/// A match of a person against chance.
fn begin((game, face, seats): (&'static dyn Game, &'static dyn Face, usize), seed: u64, texts: &Texts) -> Session {
    let rules = rules_of(game);
    let mut table = Match::new(game, rules.data.clone());
    let players: Vec<Player> = (0..seats).map(|seat| if seat == 0 { Player::Person } else { Player::Random }).collect();
    table.start(header_of(game, &rules, seed, &[], &players)).expect("a match");
    Session::new(1, Recorded::without_file(table), face, texts)
}

/// Who begins is told the scenario, whom he plays, and how one wins, until he orders something or closes it.
#[test]
fn a_match_begins_with_what_it_is_about() {
    for (game, lang) in GAMES.into_iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
        let texts = Texts::new(lang);
        let mut session = begin(game, 5, &texts);
        for _ in 0..400 {
            session.skip();
            session.lift_curtain(&texts);
            if session.open_prompt().is_some() {
                break;
            }
            session.pass_time(1.0, &texts);
        }
        let told = session.briefing(&texts).expect("nothing was ordered");
        assert!(!told.title.is_empty() && !told.story.is_empty() && told.you.is_some(), "{told:?}");
        assert!(!told.aims.is_empty() && told.aims.iter().all(|aim| aim.len() > 30), "{told:?}");
        let table = RefCell::new(Table::lay(session, Texts::new(lang), Dialog::None));
        {
            let mut harness = on_screen(&table);
            assert!(harness.query_by_label(&told.story).is_some(), "{told:?}");
            harness.get_by_label(&texts.get("briefing-close")).click();
            harness.run_steps(4);
            assert!(harness.query_by_label(&told.story).is_none());
        }
        let mut table = table.borrow_mut();
        let mut session = table.world.resource_mut::<Session>();
        let order = *session.open_prompt().expect("asked").offered.first().expect("an order");
        session.give(&[order], &texts).expect("on offer");
        assert_eq!(session.briefing(&texts), None);
    }
}

/// The button that can be pressed takes back a decision of the person: what scripts would answer likewise is not undone alone.
#[test]
fn what_is_taken_back_stays_taken_back() {
    let texts = Texts::new(Lang::En);
    let (mut lit, mut dead) = (0, 0);
    for game in GAMES {
        for seed in 1..4 {
            let mut session = begin(game, seed, &texts);
            let mut chance = seed;
            for _ in 0..150 {
                for _ in 0..200 {
                    session.skip();
                    session.lift_curtain(&texts);
                    if session.open_prompt().is_some() || session.game.prompt().is_none() {
                        break;
                    }
                    session.pass_time(1.0, &texts);
                }
                let Some(prompt) = session.open_prompt().cloned() else { break };
                let orders = session.game.journal().len();
                if session.view.undo_stop.is_some() {
                    let before = session.game.journal().to_vec();
                    assert!(session.undo(&texts).is_err() && session.game.journal() == before, "nothing is lost");
                    dead += 1;
                } else {
                    session.undo(&texts).expect("it is lit");
                    session.skip();
                    assert!(session.game.journal().len() < orders, "it is ordered again by itself");
                    assert!(session.open_prompt().is_some(), "the person decides anew");
                    session.redo(&texts);
                    lit += 1;
                    if session.game.journal().len() != orders {
                        continue;
                    }
                }
                chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let order = matches::random_order(&prompt, chance);
                if order.verb != CONCEDE.key {
                    session.give(&[order], &texts).expect("on offer");
                }
            }
        }
    }
    assert!(lit > 40 && dead > 40, "{lit} {dead}");
}

/// The piece that a button is about is lit while the pointer rests on it.
#[test]
fn a_button_shows_on_the_board_whom_it_is_about() {
    let texts = Texts::new(Lang::En);
    let mut session = begin(GAMES[3], 2, &texts);
    for _ in 0..200 {
        session.skip();
        let Some(prompt) = session.open_prompt() else {
            session.pass_time(1.0, &texts);
            continue;
        };
        if prompt.text == "vassaux-ask-pick" {
            break;
        }
        let order = session.obvious_order().unwrap_or(*prompt.offered.first().expect("an order"));
        session.give(&[order], &texts).expect("on offer");
    }
    let prompt = session.open_prompt().expect("asked").clone();
    let wanted = *prompt.offered.iter().find(|order| matches!(order.on, Target::Piece(_))).expect("a unit");
    let orders = &session.view.question.as_ref().expect("a question").orders;
    let label = orders.iter().find(|order| order.order == wanted).expect("a button").text.clone();
    let table = RefCell::new(Table::lay(session, Texts::new(Lang::En), Dialog::None));
    let mut harness = on_screen(&table);
    assert_eq!(table.borrow().world.resource::<Named>(), &Named::default());
    harness.get_by_label(&label).hover();
    harness.run_steps(3);
    assert_eq!(table.borrow().world.resource::<Named>(), &Named(vec![wanted.on]));
    harness.hover_at(bevy_egui::egui::pos2(1.0, 1.0));
    harness.run_steps(3);
    assert_eq!(table.borrow().world.resource::<Named>(), &Named::default());
}

/// Who may advance does so by a click on the hex that was left, too; and the button shows that hex.
#[test]
fn an_advance_is_ordered_on_the_hex_that_was_left() {
    let texts = Texts::new(Lang::En);
    let mut found = 0;
    for seed in 1..40 {
        let mut session = begin(GAMES[0], seed, &texts);
        let mut chance = seed;
        for step in 0..300 {
            for _ in 0..200 {
                session.skip();
                if session.open_prompt().is_some() || session.game.prompt().is_none() {
                    break;
                }
                session.pass_time(1.0, &texts);
            }
            let Some(prompt) = session.open_prompt().cloned() else { break };
            let advances: Vec<Order> =
                prompt.offered.iter().copied().filter(|order| ADVANCE.of(*order).is_some()).collect();
            if let Some(first) = advances.first() {
                let named = session.named_by(&[*first]);
                let [Target::Piece(unit), Target::Place(left)] = named[..] else { panic!("{named:?}") };
                let choices = session.choices(left, None, &Default::default(), &texts);
                assert_eq!(choices.iter().map(|choice| choice.orders[0]).collect::<Vec<_>>(), advances);
                assert!(session.view.marks.iter().any(|mark| mark.place == left), "the hex is lit");
                session.give(&choices[0].orders.clone(), &texts).expect("on offer");
                let stands =
                    session.view.scene.pieces.iter().find(|look| look.piece == unit).and_then(|look| look.place);
                assert!(stands.is_none() || stands == Some(left), "it has entered that hex");
                found += 1;
                continue;
            }
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            // Armies and their places are the usual ones; of all orders attacks come first.
            let fights = prompt.offered.iter().find(|order| order.verb.name.contains("attack")).copied();
            let obvious = if step < 8 { session.obvious_order() } else { None };
            let order = fights.or(obvious).unwrap_or_else(|| matches::random_order(&prompt, chance));
            if order.verb != CONCEDE.key || prompt.offered.iter().any(|order| order.verb == ACTIVATE.key) {
                session.give(&[order], &texts).expect("on offer");
            }
        }
        if found > 5 {
            return;
        }
    }
    panic!("nobody advances: {found}");
}
