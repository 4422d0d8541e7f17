//! A march takes along whom the sliders show: the tip says so, one click orders it, one undo takes it back, and the board
//! and the question show who has been taken along.
use super::play_screen::{Table, on_screen};
use super::rules_of;
use bevy_egui::egui::{Event, Modifiers, PointerButton};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::board::camera::Lens;
use mesnie::desktop::face::Sight;
use mesnie::desktop::session::match_session::Pointed;
use mesnie::desktop::session::requests::{Dialog, Request, Requests};
use mesnie::desktop::session::{Amounts, ClickOption, Session};
use mesnie::games::fief::Fief;
use mesnie::games::fief::chapters::moves::go::{DROP, ESCORT, JOIN, LEAD, MARCH, STORM};
use mesnie::games::tactique::Tactique;
use mesnie::games::tactique::chapters::marches::TAKE;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;

/// Lily has two lords and eight points of soldiers in Beaujeu, and soldiers in Ige; Tower sits in Julienas.
pub const FIEF: &str = r#"(
    phase: "moves", first: "lily", active: "lily",
    villages: [
        (village: "beaujeu", owner: "lily", occupant: "lily", castle: true),
        (village: "fleurie", owner: "lily", occupant: "lily"),
        (village: "julienas", owner: "tower", occupant: "tower"),
    ],
    lords: [
        (lord: "arnaud", of: "lily", at: "beaujeu"),
        (lord: "charles", of: "lily", at: "beaujeu"),
        (lord: "henry", of: "tower", at: "cluny"),
        (lord: "isabelle", of: "star", at: "bourg"),
    ],
    soldiers: [
        (of: "lily", at: "beaujeu", points: 8),
        (of: "lily", at: "fleurie", points: 2),
        (of: "tower", at: "julienas", points: 1),
    ],
)"#;

/// A match of three persons, or of one among players of chance, from a position.
pub fn sit_down(game: &'static dyn Game, persons: usize, position: &str, texts: &Texts) -> Session {
    let rules = rules_of(game);
    let players: Vec<Player> = (0..3).map(|i| if i < persons { Player::Person } else { Player::Random }).collect();
    let header = super::header_of(game, &rules, 1, &[], &players);
    let mut table = Match::new(game, rules.data);
    table.start_from(header, position).expect("a position");
    let face = *mesnie::games::faces().iter().find(|face| face.game() == game.id()).expect("it has a view");
    Session::new(1, Recorded::without_file(table), face, texts)
}

fn named<T: On>(session: &Session, label: &str) -> T {
    let names = session.game.names();
    let all = [Sort::Place, Sort::Piece, Sort::Kind].into_iter();
    all.filter_map(|sort| names.read(sort, label).ok()).find_map(T::from).expect("there is one of this name")
}

fn click_on(session: &Session, village: &str, amounts: &Amounts, texts: &Texts) -> ClickOption {
    let mut choices = session.choices(named(session, village), None, amounts, texts);
    choices.retain(|choice| choice.orders.last().is_some_and(|order| matches!(order.on, Target::Place(_))));
    assert_eq!(choices.len(), 1, "{choices:?}");
    choices.remove(0)
}

fn amounts(numbers: &[(&str, i32)]) -> Amounts {
    numbers.iter().map(|(verb, n)| ((*verb).to_owned(), *n)).collect()
}

#[test]
fn a_march_takes_what_the_slider_shows() {
    let texts = Texts::new(Lang::En);
    let mut session = sit_down(&Fief, 1, FIEF, &texts);
    let (arnaud, charles): (PieceId, PieceId) = (named(&session, "arnaud"), named(&session, "charles"));
    session.give(&[LEAD.on(arnaud)], &texts).expect("on offer");
    let fleurie: Place = named(&session, "fleurie");
    let span = session.view.question.as_ref().expect("asked").spans[0].clone();
    assert_eq!((span.written.as_str(), span.first, span.most), ("fief.escort", 8, 8));
    assert_eq!(span.carried.as_deref(), Some("Come along: … of 8 points of soldiers"));
    // What the slider shows, told before the click.
    let all = click_on(&session, "fleurie", &Amounts::new(), &texts);
    assert_eq!(all.orders, [ESCORT.on(8), MARCH.on(fleurie)]);
    assert_eq!(all.text, "March to Fleurie, with 8 points of soldiers");
    let some = click_on(&session, "fleurie", &amounts(&[("fief.escort", 3)]), &texts);
    assert_eq!(some.orders, [ESCORT.on(3), MARCH.on(fleurie)]);
    assert_eq!(some.text, "March to Fleurie, with 3 points of soldiers");
    let nobody = click_on(&session, "fleurie", &amounts(&[("fief.escort", 0)]), &texts);
    assert_eq!((nobody.orders, nobody.text.as_str()), (vec![MARCH.on(fleurie)], "March to Fleurie, alone"));
    // Lords who have been told to come along come along.
    session.give(&[JOIN.on(charles)], &texts).expect("on offer");
    let some = click_on(&session, "fleurie", &amounts(&[("fief.escort", 3)]), &texts);
    assert_eq!(some.text, "March to Fleurie, with Charles, 3 points of soldiers");
    // One click, and one undo for all of it.
    let before = session.game.journal().len();
    session.give(&some.orders, &texts).expect("on offer");
    assert_eq!(session.game.journal().len(), before + 2);
    let soldiers = |session: &Session, at: &str| {
        session.game.position(None)["forces"]["soldiers"]["lily"][at].as_u64().unwrap_or_default()
    };
    assert_eq!((soldiers(&session, "fleurie"), soldiers(&session, "beaujeu")), (5, 5));
    session.undo(&texts).expect("nothing stops it");
    assert_eq!((session.game.journal().len(), soldiers(&session, "beaujeu")), (before, 8));
    session.redo(&texts);
    assert_eq!((session.game.journal().len(), soldiers(&session, "fleurie")), (before + 2, 5));
    // Of those whom they meet nobody comes along unasked, and of the company all go on unless some are left.
    let spans = &session.view.question.as_ref().expect("asked").spans;
    let firsts: Vec<(&str, i32)> = spans.iter().map(|span| (span.written.as_str(), span.first)).collect();
    assert!(firsts.contains(&("fief.escort", 0)) && firsts.contains(&("fief.drop", 0)), "{firsts:?}");
    let on = click_on(&session, "ige", &Amounts::new(), &texts);
    assert_eq!(on.orders, [MARCH.on(named(&session, "ige"))]);
    let back = click_on(&session, "beaujeu", &amounts(&[("fief.drop", 1)]), &texts);
    assert_eq!(back.orders, [DROP.on(1), MARCH.on(named(&session, "beaujeu"))]);
    assert_eq!(back.text, "March to Beaujeu, with Charles, 2 points of soldiers");
}

#[test]
fn who_has_been_taken_along_is_seen_on_the_board_and_in_the_question() {
    for (lang, alone, with) in [
        (Lang::En, "Arnaud leads. Where to?", "Arnaud leads Charles, 5 points of soldiers. Where to?"),
        (
            Lang::Fr,
            "Arnaud prend la tête. Vers où\u{a0}?",
            "Arnaud prend la tête, avec Charles, 5 points de soldats. Vers où\u{a0}?",
        ),
    ] {
        let texts = Texts::new(lang);
        let mut session = sit_down(&Fief, 1, FIEF, &texts);
        let question = |session: &Session| session.view.question.as_ref().expect("asked").text.clone();
        let scene = |session: &Session| session.face.scene(&Sight::new(&session.game, Some(Seat(0))));
        let numbers = |session: &Session| {
            let mut numbers: Vec<String> = scene(session).writing.into_iter().map(|words| words.text).collect();
            numbers.sort();
            numbers
        };
        session.give(&[LEAD.on(named(&session, "arnaud"))], &texts).expect("on offer");
        assert_eq!(question(&session), alone);
        assert!(numbers(&session).contains(&"8".to_owned()));
        let halos = scene(&session).scars.len();
        session.give(&[JOIN.on(named(&session, "charles"))], &texts).expect("on offer");
        session.give(&[ESCORT.on(5)], &texts).expect("on offer");
        assert_eq!(question(&session), with);
        // Five go, three stay, and there is gold under one pile and one lord more.
        let numbers = numbers(&session);
        assert!(numbers.contains(&"5".to_owned()) && numbers.contains(&"3".to_owned()), "{numbers:?}");
        assert!(scene(&session).scars.len() > halos + 4);
    }
}

// The fight that a march would lead to is forecast with those whom it takes along.
#[test]
fn a_storm_is_forecast_with_those_who_come_along() {
    let texts = Texts::new(Lang::En);
    let mut session = sit_down(&Fief, 1, FIEF, &texts);
    session.give(&[LEAD.on(named(&session, "arnaud"))], &texts).expect("on offer");
    let julienas: Place = named(&session, "julienas");
    let strength = |n: i32| {
        let forecasts = session.forecasts(
            Pointed { place: Some(julienas), ..Pointed::default() },
            &amounts(&[("fief.escort", n)]),
            &texts,
        );
        let storm = forecasts.first().expect("a storm");
        storm.sides[0].total.parse::<i32>().expect("a number")
    };
    assert_eq!(strength(8) - strength(0), 8);
    // A storm that is refused with so many is refused as a whole: nobody is taken along without it.
    let before = session.game.journal().len();
    let mut other = sit_down(&Fief, 1, FIEF, &texts);
    other.give(&[LEAD.on(named(&other, "arnaud"))], &texts).expect("on offer");
    let far: Place = named(&other, "cluny");
    other.give(&[ESCORT.on(3), STORM.on(far)], &texts).expect_err("no road");
    assert_eq!(other.game.journal().len(), before);
}

#[test]
fn kinds_of_troops_march_by_their_own_sliders() {
    let texts = Texts::new(Lang::En);
    let position = FIEF.replace("points: 8", r#"troops: [("sergeant", 3), ("knight", 2), ("archer", 1)]"#);
    let position = position.replace("points: 2", r#"troops: [("sergeant", 2)]"#);
    let position = position.replace("points: 1", r#"troops: [("sergeant", 1)]"#);
    let mut session = sit_down(&Tactique, 1, &position, &texts);
    session.give(&[LEAD.on(named(&session, "arnaud"))], &texts).expect("on offer");
    let spans = session.view.question.as_ref().expect("asked").spans.clone();
    let seen: Vec<&str> =
        spans.iter().filter(|span| span.carried.is_some()).map(|span| span.written.as_str()).collect();
    assert_eq!(seen, ["tactique.take_sergeants", "tactique.take_knights", "tactique.take_archers"]);
    // They are chosen beside the counter, and stand in the list of orders.
    assert!(spans.iter().all(|span| span.aside));
    assert!(spans.iter().filter(|span| span.carried.is_some()).all(|span| span.first == span.most));
    let fleurie: Place = named(&session, "fleurie");
    let all = click_on(&session, "fleurie", &Amounts::new(), &texts);
    assert_eq!(all.orders, [TAKE[0].on(3), TAKE[1].on(2), TAKE[2].on(1), MARCH.on(fleurie)]);
    assert_eq!(all.text, "March to Fleurie, with 3 sergeants, 2 knights, 1 archer");
    let some = amounts(&[("tactique.take_sergeants", 1), ("tactique.take_archers", 0)]);
    let some = click_on(&session, "fleurie", &some, &texts);
    assert_eq!(some.text, "March to Fleurie, with 1 sergeant, 2 knights");
    session.give(&some.orders, &texts).expect("on offer");
    let question = session.view.question.as_ref().expect("asked");
    assert_eq!(question.text, "Arnaud leads 1 sergeant, 2 knights. Where to?");
    let on = click_on(&session, "ige", &Amounts::new(), &texts);
    assert_eq!(on.orders, [MARCH.on(named(&session, "ige"))], "nobody else comes along, nobody stays");
}

/// A click on a village in the picture itself.
#[test]
fn a_click_on_a_lit_village_orders_the_march_with_the_soldiers() {
    let texts = Texts::new(Lang::En);
    let mut session = sit_down(&Fief, 1, FIEF, &texts);
    session.give(&[LEAD.on(named(&session, "arnaud"))], &texts).expect("on offer");
    let fleurie: Place = named(&session, "fleurie");
    let centre = session.scenery.look(fleurie).expect("on the map").centre;
    let table = RefCell::new(Table::lay(session, Texts::new(Lang::En), Dialog::None));
    let mut harness = on_screen(&table);
    harness.run_steps(4);
    harness.get_by_label("Points of soldiers: 8 of 8 go along");
    let at = table.borrow().world.resource::<Lens>().screen_point(centre);
    press(&mut harness, at);
    let asked = std::mem::take(&mut table.borrow_mut().world.resource_mut::<Requests>().0);
    assert_eq!(asked, [Request::Give(vec![ESCORT.on(8), MARCH.on(fleurie)])]);
}

/// A click with the mouse: to the point, down, up.
pub fn press(harness: &mut Harness, at: bevy_egui::egui::Pos2) {
    harness.event(Event::PointerMoved(at));
    harness.step();
    for pressed in [true, false] {
        let button = PointerButton::Primary;
        harness.event(Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE });
        harness.step();
    }
}
