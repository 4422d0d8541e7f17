//! A match at the screen: curtains, panels, clicks, and what is seen from each seat.
use super::*;
use mesnie::desktop::board::preview::Album;
use mesnie::desktop::face::{Decide, Describe, Draw, Sight};
use mesnie::desktop::pages::{saves, summary};
use mesnie::desktop::panels::{army_shop, curtain, header, question};
use mesnie::desktop::session::Amounts;
use mesnie::desktop::session::audience::Audience;
use mesnie::desktop::session::match_session::Pointed;
use mesnie::desktop::session::view_model::TableView;
use mesnie::table::play::matches;
use mesnie::table::play::replay;
use mesnie::table::text::locales::Lang;
use std::collections::BTreeMap;

/// N-11.01
#[test]
fn two_people_compose_behind_the_curtain() {
    let texts = Texts::new(Lang::En);
    let (mut session, _folder) = begin([Player::Person, Player::Person], &texts);
    assert_eq!(session.curtain, Some(Seat(0)));
    assert!(session.view.scene.pieces.is_empty() && session.view.log.is_empty() && session.view.question.is_none());
    assert!(session.army_shop(&texts).is_none() && session.open_prompt().is_none());
    let tincture = AncientsFace.tincture(Seat(0));
    let curtain = curtain::Curtain { name: "Red", tincture, film: false, news: &[] };
    let request = click("Here I am: Red", |ui| curtain::show(ui, &curtain, &texts));
    assert_eq!(request, Some(Request::LiftCurtain));
    session.lift_curtain(&texts);
    assert!(session.army_shop(&texts).is_some());
    // Red composes and confirms with the obvious orders; then the curtain falls for Blue.
    for _ in 0..2 {
        let order = session.obvious_order().expect("something obvious");
        session.give(&[order], &texts).expect("on offer");
    }
    assert_eq!(session.curtain, Some(Seat(1)));
    let bare = TableView { news: vec![], ..session.view.clone() };
    assert_eq!(bare, TableView::behind_curtain(&session.game, Seat(1), &texts));
    assert!(session.view.news.iter().all(|line| !line.text.contains("usual army")), "the curtain tells what Red did");
    session.lift_curtain(&texts);
    assert!(session.view.log.iter().all(|line| !line.text.contains("usual army")), "Blue reads what Red did in secret");
    // The armies, the deployments; then both look at the board together, without a curtain.
    for _ in 0..64 {
        session.lift_curtain(&texts);
        match session.game.prompt() {
            Some(p) if p.secret => {
                let order = session.obvious_order().expect("something obvious");
                session.give(&[order], &texts).expect("on offer");
            }
            _ => break,
        }
    }
    session.skip();
    assert_eq!(session.curtain, None);
    assert_eq!(session.view.question.as_ref().map(|q| q.mine), Some(true));
}

/// N-1.01, N-1.04
#[test]
fn an_army_is_composed_with_buttons() {
    let texts = Texts::new(Lang::En);
    let (mut session, _folder) = begin([Player::Person, Player::Random], &texts);
    assert_eq!(session.curtain, None, "a single person needs no curtain");
    let press = |session: &mut Session, label: &str| {
        let shop = session.army_shop(&texts).expect("composing");
        let says = |order| mesnie::desktop::session::view_model::teller(&session.game, &texts).order(order);
        let offer = |order| session.offer(order, &texts);
        let request = click(label, |ui| army_shop::show(ui, &shop, &offer, &says, &texts));
        if let Some(Request::Give(orders)) = &request {
            session.give(orders, &texts).expect("a live button");
        }
        request.is_some()
    };
    assert!(!press(&mut session, "Confirm the army"), "an empty army can be confirmed");
    assert!(press(&mut session, "One more: Elite 9"));
    assert!(!press(&mut session, "One more: Elite 9"), "there is one Elite 9 only");
    assert!(press(&mut session, "One less: Elite 9"));
    assert!(press(&mut session, "Take the usual army"));
    assert_eq!(session.army_shop(&texts).map(|m| m.spent), Some(50));
    assert!(press(&mut session, "Confirm the army"));
}

#[test]
fn the_prompt_bar_names_who_decides_and_gives_orders() {
    let texts = Texts::new(Lang::En);
    let (mut session, _folder) = begin([Player::Person, Player::Random], &texts);
    for _ in 0..2 {
        let order = session.obvious_order().expect("something obvious");
        session.give(&[order], &texts).expect("on offer");
    }
    let view = session.view.clone();
    let request = click("Deploy everything in the usual way", |ui| {
        question::show(ui, &view, (false, None), &mut BTreeMap::new(), &texts)
    });
    let Some(Request::Give(orders)) = request else { panic!("{request:?}") };
    session.give(&orders, &texts).expect("on offer");
    assert_eq!(
        session.view.scene.pieces.len(),
        session.view.scene.pieces.iter().filter(|p| p.owner == Seat(0)).count()
    );
    // The order can be taken back with the button above the board, and played again.
    let view = session.view.clone();
    assert_eq!(click("Undo", |ui| header::show(ui, &view, false, false, &texts)), Some(Request::Undo));
    session.undo(&texts).expect("nothing stops it");
    assert!(session.view.scene.pieces.is_empty());
    let view = session.view.clone();
    assert_eq!(click("Redo", |ui| header::show(ui, &view, false, false, &texts)), Some(Request::Redo));
    session.redo(&texts);
    assert!(!session.view.scene.pieces.is_empty());
}

/// What ends the program stands apart from what leaves the match: a slip of the pointer does not reach it.
#[test]
fn the_menu_sets_the_end_of_the_program_apart() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let menu = |ui: &mut bevy_egui::egui::Ui| drop(saves::show_menu(ui, None, None, &texts));
        let mut harness = Harness::builder().with_size([600.0, 800.0]).build_ui(menu);
        harness.run_ok();
        let [help, leave, quit] = ["keys-help-title", "desktop-to-title", "desktop-quit"]
            .map(|key| harness.get_by_label(&texts.get(key)).rect());
        let (apart, usual) = (quit.top() - leave.bottom(), leave.top() - help.bottom());
        assert!(apart > usual + 20.0, "{apart} points below, {usual} between others");
    }
}

#[test]
fn saves_and_summary_ask_for_what_their_buttons_say() {
    let texts = Texts::new(Lang::Fr);
    assert_eq!(
        click("Quitter vers la page de titre", |ui| saves::show_menu(ui, None, None, &texts)),
        Some(Request::ToTitle)
    );
    assert_eq!(
        click("Fermer", |ui| saves::show_list(ui, &mut Album::default(), None, |_, _| (), &texts)),
        Some(Request::Close)
    );
    let save = |ui: &mut bevy_egui::egui::Ui| saves::show_save_as(ui, &mut "soir".to_owned(), |_| false, &texts);
    assert_eq!(click("Sauvegarder", save), Some(Request::SaveAs("soir".into())));
    // The log goes into a file: its name is asked for, and where it will be is told.
    let file = std::path::Path::new("/ici/soir.md");
    let export = |ui: &mut bevy_egui::egui::Ui| saves::show_export(ui, &mut "soir".to_owned(), |_| false, file, &texts);
    assert_eq!(click("Écrire", export), Some(Request::ExportLog("soir".into())));
    let mut harness = egui_kittest::Harness::builder().build_ui(|ui| drop(export(ui)));
    harness.run_ok();
    assert!(harness.query_by_label("Nom de la sauvegarde").is_none());
    assert!(harness.query_by_label("Nom du fichier").is_some());
    assert!(harness.query_by_label_contains("/ici/soir.md").is_some());
    drop(harness);
    let (mut session, _folder) = begin([Player::Person, Player::Random], &texts);
    let concede = *session.open_prompt().and_then(|p| p.standing.last()).expect("conceding is always possible");
    assert!(AncientsFace.confirmation(concede).is_some());
    session.give(&[concede], &texts).expect("always possible");
    let ending = session.view.ended.clone().expect("the match is over");
    assert!(ending.headline.contains("Bleu"), "{}", ending.headline);
    assert_eq!(click("Revanche", |ui| summary::show(ui, &ending, &texts)), Some(Request::Rematch));
}

/// A person plays a whole match with clicks on places; scripts answer. Nothing on the board is dead that is lit.
#[test]
fn a_match_is_played_by_clicks_on_the_board() {
    let texts = Texts::new(Lang::En);
    let (mut session, folder) = begin([Player::Person, Player::Random], &texts);
    let mut clicks = 0_usize;
    for turn in 0..20_000 {
        session.skip();
        if session.game.outcome().is_some() && !session.is_busy() {
            break;
        }
        if session.open_prompt().is_none() {
            session.pass_time(1.0, &texts);
            continue;
        }
        let places: Vec<Place> = session.view.marks.iter().map(|m| m.place).collect();
        let orders = match places.get(turn % places.len().max(1)) {
            Some(place) if !(turn % 7 == 0 && session.obvious_order().is_some()) => {
                let choices = session.choices(*place, None, &Amounts::default(), &texts);
                let _ = session.forecasts(
                    Pointed { place: Some(*place), ..Pointed::default() },
                    &Amounts::default(),
                    &texts,
                );
                assert!(!choices.is_empty(), "a lit place does nothing");
                choices[turn % choices.len()].orders.clone()
            }
            _ => match session.obvious_order() {
                Some(order) => vec![order],
                None => vec![session.open_prompt().expect("asked").offered[0]],
            },
        };
        session.give(&orders, &texts).expect("what is lit is on offer");
        clicks += 1;
    }
    assert!(session.game.outcome().is_some(), "the match did not end after {clicks} clicks");
    assert!(session.view.ended.is_some());
    assert_eq!(texts.faults().keys().filter(|key| !key.is_empty()).collect::<Vec<_>>(), Vec::<&String>::new());
    // The journal on the disk is the match.
    let saved = Saves::at(folder.path()).list();
    let loaded = replay::load(&saved[0].path, mesnie::games::all()).expect("a sound file");
    assert!(loaded.problem.is_none() && loaded.game_match.outcome().is_some());
}

/// What one seat sees does not depend on what it may not see: the other's army and deployment, the dice to come.
#[test]
fn a_view_tells_nothing_that_its_seat_may_not_see() {
    let texts = Texts::new(Lang::En);
    let data = rules().data;
    // Who stands by sees no more than all of them.
    let viewers = [Seat(0), Seat(1), Seat::BYSTANDER];
    for (viewer, seed) in (0..6_u64).flat_map(|seed| viewers.map(|viewer| (viewer, seed))) {
        let mut tables: Vec<Match> = (0..2)
            .map(|i| {
                let mut table = Match::new(&mesnie::games::ancients::Ancients, data.clone());
                // Another seed: other dice to come.
                table.start(header([Player::Person, Player::Person], 2 * seed + i)).expect("a match");
                table
            })
            .collect();
        for decision in 0..4 {
            for (i, table) in tables.iter_mut().enumerate() {
                let asked = table.prompt().expect("asked").seat;
                // The viewer orders the same at both tables, the other one something else at each.
                let mut chance = if asked == viewer { seed + 11 } else { 1000 * seed + 17 * i as u64 + decision };
                while table.prompt().is_some_and(|p| p.seat == asked && p.secret) {
                    chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    let order = matches::random_order(table.prompt().expect("asked"), chance);
                    table.submit(asked, order).expect("on offer");
                }
            }
            if tables[0].prompt().is_none_or(|p| !p.secret) {
                break;
            }
            let views: Vec<String> = tables.iter_mut().map(|table| seen_by(table, viewer, &texts)).collect();
            assert_eq!(views[0], views[1], "{viewer:?}, seed {seed}, after decision {decision}");
        }
    }
}

/// Everything that the window reads for a seat, as text.
fn seen_by(table: &mut Match, viewer: Seat, texts: &Texts) -> String {
    let audience = Audience { holder: Some(viewer), ..Audience::of(table) };
    let asked = table.prompt().is_some_and(|p| p.seat == viewer);
    let refused = if asked { table.prompt_in_full().map(|p| p.refused).unwrap_or_default() } else { vec![] };
    let scenery = AncientsFace.scenery(&Sight::new(table, Some(viewer)));
    let view = TableView::build(table, &refused, &AncientsFace, &scenery, &audience, texts);
    let sight = Sight::new(table, Some(viewer));
    let tell = mesnie::desktop::session::view_model::teller(table, texts);
    let shop = AncientsFace.army_shop(&sight, &tell);
    let sheets: Vec<_> = table.names().piece_ids().map(|piece| AncientsFace.sheet(&sight, piece, &tell)).collect();
    format!("{}\n{:?}\n{:?}", serde_json::to_string(&view).expect("a view is plain data"), shop, sheets)
}
