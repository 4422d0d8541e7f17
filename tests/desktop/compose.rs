//! One gesture for a move of many: who goes along is chosen beside the counter of the leader, a click or a drag gives the order.
use super::marches::{FIEF, press, sit_down};
use super::play_screen::{Table, on_screen_of};
use bevy::ecs::system::RunSystemOnce;
use bevy_egui::egui::{Event, Modifiers, PointerButton, Pos2, Rect, vec2};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::board::camera::Lens;
use mesnie::desktop::board::lights::Pointing;
use mesnie::desktop::input::keys::Pressed;
use mesnie::desktop::platform::actions::Action;
use mesnie::desktop::session::requests::{Dialog, Request, Requests};
use mesnie::desktop::session::serving::serve_match;
use mesnie::desktop::session::{Amounts, Session};
use mesnie::games::fief::Fief;
use mesnie::games::fief::chapters::moves::go::{ESCORT, JOIN, LEAD, MARCH, STORM};
use mesnie::games::fief::chapters::purchases::{BUY, PUT};
use mesnie::games::tactique::Tactique;
use mesnie::games::tactique::chapters::marches::TAKE;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;

const SIZES: [[f32; 2]; 3] = [[1024.0, 700.0], [1280.0, 800.0], [1920.0, 1080.0]];

fn named<T: On>(table: &RefCell<Table>, label: &str) -> T {
    let table = table.borrow();
    let names = table.world.resource::<Session>().game.names();
    let all = [Sort::Place, Sort::Piece, Sort::Kind].into_iter();
    all.filter_map(|sort| names.read(sort, label).ok()).find_map(T::from).expect("there is one of this name")
}

fn lay(game: &'static dyn Game, position: &str) -> RefCell<Table> {
    let texts = Texts::new(Lang::En);
    RefCell::new(Table::lay(sit_down(game, 1, position, &texts), Texts::new(Lang::En), Dialog::None))
}

/// Where the counter of a lord is on the screen.
fn counter(table: &RefCell<Table>, lord: &str) -> Pos2 {
    let piece: PieceId = named(table, lord);
    let table = table.borrow();
    let (session, lens) = (table.world.resource::<Session>(), table.world.resource::<Lens>());
    lens.screen_point(session.view.scene.pieces.iter().find(|look| look.piece == piece).expect("on the map").at)
}

/// Where the middle of a village is on the screen.
fn village(table: &RefCell<Table>, name: &str) -> Pos2 {
    let place: Place = named(table, name);
    let table = table.borrow();
    let (session, lens) = (table.world.resource::<Session>(), table.world.resource::<Lens>());
    lens.screen_point(session.scenery.look(place).expect("on the map").centre)
}

/// What was asked for since, which is done.
fn served(table: &RefCell<Table>) -> Vec<Request> {
    let mut table = table.borrow_mut();
    let asked = table.world.resource::<Requests>().0.clone();
    table.world.run_system_once(serve_match).expect("it runs");
    asked
}

/// A click, and what comes of it.
fn click(harness: &mut Harness, table: &RefCell<Table>, at: Pos2) -> Vec<Request> {
    // What is new takes no click for a moment.
    harness.run_steps(30);
    press(harness, at);
    let asked = served(table);
    harness.run_steps(4);
    asked
}

fn orders(table: &RefCell<Table>) -> Vec<Order> {
    table.borrow().world.resource::<Session>().game.journal().iter().map(|record| record.order).collect()
}

/// What a click on a place may mean, in words.
fn choices_at(table: &RefCell<Table>, place: Place) -> Vec<(Order, String)> {
    let table = table.borrow();
    let session = table.world.resource::<Session>();
    let choices = session.choices(place, None, &Default::default(), &Texts::new(Lang::En));
    choices.into_iter().map(|choice| (*choice.orders.last().expect("an order"), choice.text)).collect()
}

fn kinds() -> String {
    let troops = r#"troops: [("sergeant", 3), ("knight", 2), ("archer", 1), ("bombard", 1)]"#;
    let position = FIEF.replace("points: 8", troops).replace("points: 2", r#"troops: [("sergeant", 2)]"#);
    position.replace("points: 1", r#"troops: [("sergeant", 1)]"#)
}

/// A move takes two clicks, with and without troops, a purchase two; an attack from the gate three, for there one may also ask.
#[test]
fn usual_actions_take_two_clicks() {
    // With all of the troops, and on by one click more.
    let table = lay(&Fief, FIEF);
    let mut harness = on_screen_of([1280.0, 800.0], &table);
    let (arnaud, fleurie): (PieceId, Place) = (named(&table, "arnaud"), named(&table, "fleurie"));
    click(&mut harness, &table, counter(&table, "arnaud"));
    click(&mut harness, &table, village(&table, "fleurie"));
    assert_eq!(orders(&table), [LEAD.on(arnaud), ESCORT.on(8), MARCH.on(fleurie)]);
    drop(harness);
    // Alone.
    let table = lay(&Fief, &FIEF.replace(r#"(of: "lily", at: "beaujeu", points: 8),"#, ""));
    let mut harness = on_screen_of([1280.0, 800.0], &table);
    click(&mut harness, &table, counter(&table, "arnaud"));
    click(&mut harness, &table, village(&table, "fleurie"));
    assert_eq!(orders(&table), [LEAD.on(arnaud), MARCH.on(fleurie)]);
    drop(harness);
    // Kinds of troops.
    let table = lay(&Tactique, &kinds());
    let mut harness = on_screen_of([1280.0, 800.0], &table);
    click(&mut harness, &table, counter(&table, "arnaud"));
    // The board has found its place beside what is asked now.
    harness.run_steps(10);
    click(&mut harness, &table, village(&table, "fleurie"));
    let all = [LEAD.on(arnaud), TAKE[0].on(3), TAKE[1].on(2), TAKE[2].on(1), TAKE[3].on(1), MARCH.on(fleurie)];
    assert_eq!(orders(&table), all);
    drop(harness);
    // An enemy village can be attacked, or asked for passage: that is one click more.
    let table = lay(&Fief, FIEF);
    let mut harness = on_screen_of([1280.0, 800.0], &table);
    let julienas: Place = named(&table, "julienas");
    click(&mut harness, &table, counter(&table, "arnaud"));
    harness.run_steps(10);
    click(&mut harness, &table, village(&table, "julienas"));
    assert_eq!(orders(&table), [LEAD.on(arnaud)]);
    let storm =
        choices_at(&table, julienas).into_iter().find(|(order, _)| *order == STORM.on(julienas)).expect("a choice");
    let button = harness.get_by_label(&storm.1).rect().center();
    click(&mut harness, &table, button);
    assert_eq!(orders(&table), [LEAD.on(arnaud), ESCORT.on(8), STORM.on(julienas)]);
    drop(harness);
    // A mill.
    let position = FIEF.replace(r#"phase: "moves""#, r#"phase: "purchases", purses: [("lily", 2000)]"#);
    let table = lay(&Fief, &position);
    let mut harness = on_screen_of([1280.0, 800.0], &table);
    let mill: Kind = named(&table, "mill");
    let text = {
        let table = table.borrow();
        let question = table.world.resource::<Session>().view.question.clone().expect("asked");
        question.orders.iter().find(|order| order.order == BUY.on(mill)).expect("on offer").text.clone()
    };
    let button = harness.get_by_label_contains(&text).rect().center();
    click(&mut harness, &table, button);
    click(&mut harness, &table, village(&table, "fleurie"));
    assert_eq!(orders(&table), [BUY.on(mill), PUT.on(fleurie)]);
}

/// The steppers stand beside the counter, in sight and without hiding a place that can be clicked.
#[test]
fn every_kind_has_a_stepper_in_sight_beside_the_leader() {
    for (size, lang) in SIZES.into_iter().flat_map(|size| Lang::ALL.map(|lang| (size, lang))) {
        let texts = Texts::new(lang);
        let mut session = sit_down(&Tactique, 1, &kinds(), &texts);
        let arnaud =
            session.game.names().read(Sort::Piece, "arnaud").ok().and_then(<PieceId as On>::from).expect("a lord");
        session.give(&[LEAD.on(arnaud)], &texts).expect("on offer");
        let kinds = session.composition(&texts).expect("somebody may come along").contingents;
        assert_eq!(kinds.len(), 4);
        let table = RefCell::new(Table::lay(session, Texts::new(lang), Dialog::None));
        let harness = on_screen_of(size, &table);
        let space = table.borrow().world.resource::<Lens>().space;
        let mut all = Rect::NOTHING;
        for kind in &kinds {
            let args = [("kind", kind.name.as_str().into()), ("n", kind.most().into()), ("all", kind.most().into())];
            let rect = harness.get_by_label(&texts.format("compose-number", &args)).rect();
            let none = texts.format("compose-none-of", &[("kind", kind.name.as_str().into())]);
            all = all.union(rect).union(harness.get_by_label(&none).rect());
        }
        assert!(space.contains_rect(all), "{size:?} {lang:?}: {all:?} in {space:?}");
        for lit in ["fleurie", "julienas"] {
            assert!(!all.contains(village(&table, lit)), "{size:?} {lang:?}: {lit} is hidden by {all:?}");
        }
        // They stand nowhere else.
        let sliders = harness.query_all_by_role(bevy_egui::egui::accesskit::Role::Slider);
        let asked =
            sliders.filter(|slider| slider.rect().top() > space.bottom() && slider.rect().right() < space.right());
        assert_eq!(asked.count(), 0);
    }
}

/// Fewer, all but one, nobody, by pointer and by keys: the click that follows takes along so many.
#[test]
fn steppers_say_how_many_go_along() {
    let with = |act: &dyn Fn(&mut Harness, &RefCell<Table>)| {
        let table = lay(&Fief, FIEF);
        let mut harness = on_screen_of([1280.0, 800.0], &table);
        click(&mut harness, &table, counter(&table, "arnaud"));
        act(&mut harness, &table);
        harness.run_steps(3);
        click(&mut harness, &table, village(&table, "fleurie"));
        orders(&table)[1]
    };
    let press_button = |label: &'static str| {
        move |harness: &mut Harness, _: &RefCell<Table>| {
            harness.get_by_label(label).click();
            harness.run_steps(3);
        }
    };
    assert_eq!(with(&press_button("Points of soldiers: one fewer")), ESCORT.on(7));
    assert_eq!(with(&press_button("Points of soldiers: all but one go along")), ESCORT.on(7));
    let nobody = with(&press_button("Points of soldiers: nobody goes along, or as few as possible"));
    assert_eq!(nobody.verb, MARCH.key);
    let keys = |harness: &mut Harness, table: &RefCell<Table>| {
        for _ in 0..3 {
            table.borrow_mut().world.resource_mut::<Pressed>().0 = vec![Action::PointLeft];
            harness.step();
        }
    };
    assert_eq!(with(&keys), ESCORT.on(5));
    // Another lord comes along by a button of his own.
    let table = lay(&Fief, FIEF);
    let mut harness = on_screen_of([1280.0, 800.0], &table);
    click(&mut harness, &table, counter(&table, "arnaud"));
    let charles: PieceId = named(&table, "charles");
    let text = {
        let table = table.borrow();
        let session = table.world.resource::<Session>();
        let found = session.composition(&Texts::new(Lang::En)).expect("somebody");
        found.companions.iter().find(|(order, _)| *order == JOIN.on(charles)).expect("on offer").1.clone()
    };
    let buttons: Vec<Pos2> = harness.get_all_by_label(&text).map(|node| node.rect().center()).collect();
    let space = table.borrow().world.resource::<Lens>().space;
    let beside = *buttons.iter().find(|at| space.contains(**at)).expect("a button over the board");
    click(&mut harness, &table, beside);
    assert_eq!(orders(&table)[1], JOIN.on(charles));
}

fn drag(harness: &mut Harness, table: &RefCell<Table>, from: Pos2, to: Pos2) {
    let button = PointerButton::Primary;
    let press = |pos: Pos2, pressed: bool| Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE };
    harness.run_steps(30);
    harness.event(Event::PointerMoved(from));
    harness.step();
    harness.event(press(from, true));
    harness.step();
    for share in [0.3, 0.6, 1.0, 1.0] {
        harness.event(Event::PointerMoved(from + (to - from) * share));
        harness.step();
        served(table);
    }
    let overlay = table.borrow().world.resource::<Pointing>().overlay.clone();
    assert_eq!(overlay.ghosts.len(), 1, "the counter hangs under the pointer");
    harness.event(press(to, false));
    harness.step();
    served(table);
    harness.run_steps(3);
}

/// A counter that is carried to a lit place goes there with the others; put down anywhere else it has not moved.
#[test]
fn a_counter_is_carried_to_where_it_goes() {
    let table = lay(&Fief, FIEF);
    let mut harness = on_screen_of([1280.0, 800.0], &table);
    let (arnaud, fleurie): (PieceId, Place) = (named(&table, "arnaud"), named(&table, "fleurie"));
    let (from, far) = (counter(&table, "arnaud"), village(&table, "cluny"));
    drag(&mut harness, &table, from, far);
    assert_eq!(orders(&table), []);
    let before = table.borrow().world.resource::<Lens>().clone();
    drag(&mut harness, &table, from, village(&table, "fleurie"));
    assert_eq!(orders(&table), [LEAD.on(arnaud), ESCORT.on(8), MARCH.on(fleurie)]);
    assert_eq!(*table.borrow().world.resource::<Lens>(), before, "the board has not been moved about");
    // All of it is taken back at once.
    let texts = Texts::new(Lang::En);
    table.borrow_mut().world.resource_mut::<Session>().undo(&texts).expect("nothing stops it");
    assert_eq!(orders(&table), [LEAD.on(arnaud)]);
}

/// The chances of an attack stand beside its place before the click, and change with those who go along.
#[test]
fn the_chances_of_an_attack_are_told_beside_its_place() {
    let table = lay(&Fief, FIEF);
    let mut harness = on_screen_of([1280.0, 800.0], &table);
    click(&mut harness, &table, counter(&table, "arnaud"));
    let julienas: Place = named(&table, "julienas");
    harness.event(Event::PointerMoved(village(&table, "julienas") + vec2(2.0, 1.0)));
    harness.run_steps(6);
    let (space, told) = {
        let table = table.borrow();
        let session = table.world.resource::<Session>();
        let texts = Texts::new(Lang::En);
        let at = mesnie::desktop::session::Pointed { place: Some(julienas), ..Default::default() };
        let forecast = session.forecasts(at, &Amounts::new(), &texts).remove(0);
        let chance = forecast.chances.iter().find(|chance| chance.count > 0).expect("something comes of it").clone();
        let args = [
            ("label", (&chance.label).into()),
            ("consequence", (&chance.consequence).into()),
            ("count", chance.count.into()),
            ("all", forecast.out_of.into()),
        ];
        (table.world.resource::<Lens>().space, texts.format("desktop-chance", &args))
    };
    let over_board = harness.get_all_by_label(&told).filter(|node| space.contains(node.rect().center())).count();
    assert_eq!(over_board, 1, "{told}");
}
