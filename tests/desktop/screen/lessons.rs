//! Lessons in the real window: read with a key, done with the mouse where the arrow points.
use super::desk::{Desk, wait_for};
use crate::desktop::lessons::{all_lessons, step_on};
use crate::desktop::play_screen::{Table, on_screen_of};
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Event, Modifiers, PointerButton, Pos2, Rangef, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use mesnie::desktop::board::camera::Lens;
use mesnie::desktop::panels::orders::SLIDER;
use mesnie::desktop::session::requests::Dialog;
use mesnie::desktop::session::view_model::SpanView;
use mesnie::desktop::session::view_model::teller;
use mesnie::desktop::session::{Aiming, Amounts, Session};
use mesnie::table::prelude::Target;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;
use std::time::Duration;

/// What is to be done at a step of a lesson.
enum Deed {
    Read,
    Click(usize, usize),
    /// A click, and then the answer with this number.
    Choose(usize, usize, usize),
    /// A number is asked for: a click on the slider, and one on the button.
    Slide([(usize, usize); 2]),
}

const fn pixel(point: Pos2) -> (usize, usize) {
    (point.x as usize, point.y as usize)
}

/// Where the slider of a number shows the one that is wanted, and the button that then gives it.
fn slide(harness: &mut Harness, span: &SpanView, wanted: i32, texts: &Texts) -> [(usize, usize); 2] {
    // Of several sliders, the one that is called after what its number is for.
    let (least, most) = (span.least.into(), span.most.into());
    let told = texts.format("orders-range", &[("order", span.text.as_str().into()), ("least", least), ("most", most)]);
    let slider = harness.get_by_role_and_label(Role::Slider, &told).rect();
    // The number stands in a field of its own behind it.
    let rail = Rangef::new(slider.left(), slider.left() + SLIDER).shrink(slider.height() / 2.5);
    let share = (wanted - span.least) as f32 / (span.most - span.least) as f32;
    let at = pos2(rail.min + share * rail.span(), slider.center().y).round();
    harness.event(Event::PointerMoved(at));
    harness.run_steps(2);
    for pressed in [true, false] {
        harness.event(Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        harness.run_steps(2);
    }
    let moment = span.moments.iter().find(|(n, _)| *n == wanted).map(|(_, text)| text.clone());
    let label = moment.unwrap_or_else(|| span.text.replace('…', &wanted.to_string()));
    [pixel(at), pixel(harness.get_by_label(&label).rect().center())]
}

/// What a lesson asks for, with the place on a screen of this size: the panels are laid out there as in the window.
fn deed(table: &RefCell<Table>, size: (usize, usize)) -> Deed {
    let mut harness = on_screen_of([size.0 as f32, size.1 as f32], table);
    let ranged = || {
        let table = table.borrow();
        let session = table.world.resource::<Session>();
        let wanted = session.lesson_wants().first().copied()?;
        let Target::Number(number) = wanted.on else { return None };
        let spans = &session.view.question.as_ref()?.spans;
        Some((spans.iter().find(|span| span.verb == wanted.verb)?.clone(), number))
    };
    if let Some((span, number)) = ranged() {
        let texts = Texts::new(table.borrow().world.resource::<Texts>().lang());
        return Deed::Slide(slide(&mut harness, &span, number, &texts));
    }
    let table = table.borrow();
    let (session, lens) = (table.world.resource::<Session>(), table.world.resource::<Lens>());
    if session.waits_for_reader() {
        return Deed::Read;
    }
    let at = |point: Pos2| {
        let (x, y) = pixel(point);
        Deed::Click(x, y)
    };
    let texts = Texts::new(table.world.resource::<Texts>().lang());
    let wanted = session.lesson_wants();
    let place = match wanted.first().map(|order| order.on) {
        Some(Target::Place(place)) => session.scenery.spots(place).first().copied(),
        Some(Target::Piece(piece)) => {
            session.view.scene.pieces.iter().find(|look| look.piece == piece).and_then(|look| look.place)
        }
        _ => None,
    };
    // On an open table: what the lesson points out. Where a click may mean several things, it asks which.
    let on_table = matches!(wanted.first().map(|order| order.on), Some(Target::Spot(_) | Target::Piece(_)));
    if let (Some(ground), Some(out), true) = (&session.scenery.ground, session.view.pointed_out.first(), on_table) {
        let piece = session.base_at(out.at).map(|look| look.piece);
        let aiming = Aiming { spot: ground.spot(out.at), piece, near: 0 };
        let choices = session.aimed(aiming, &Amounts::default(), &texts).choices;
        let meant = choices.iter().position(|choice| choice.orders.iter().any(|order| wanted.contains(order)));
        let (x, y) = pixel(lens.screen_point(out.at));
        return match choices.len() {
            1 => Deed::Click(x, y),
            _ => Deed::Choose(x, y, meant.expect("on offer") + 1),
        };
    }
    // Where a click may mean several things, the button is plain.
    let plain = place.filter(|place| session.choices(*place, None, &Amounts::default(), &texts).len() == 1);
    if let Some(look) = plain.and_then(|place| session.scenery.look(place)) {
        return at(lens.screen_point(look.centre));
    }
    if let (Some(shop), Some(order)) = (session.army_shop(&texts), wanted.first()) {
        let item = shop.items.iter().find(|item| item.add == *order);
        let name = |name: &str| texts.format("desktop-take-in", &[("name", name.into())]);
        let label = item.map_or_else(|| teller(&session.game, &texts).order(*order), |item| name(&item.name));
        return at(harness.get_by_label(&label).rect().center());
    }
    let question = session.view.question.as_ref().expect("asked");
    let order = question.orders.iter().find(|order| wanted.contains(&order.order));
    let text = match (order, wanted.first()) {
        (Some(order), _) => order.text.clone(),
        (None, Some(wanted)) => {
            let held = session.view.holding.iter().flat_map(|held| &held.cards);
            let card = held.into_iter().find(|card| card.orders.iter().any(|(order, _)| order == wanted));
            card.map(|card| card.title.clone()).expect("a card")
        }
        (None, wanted) => panic!("not on the screen: {wanted:?}"),
    };
    at(harness.get_by_label(&text).rect().center())
}

/// Takes a lesson of the list to its end in a real window of this size; gives the number of its steps.
fn take(number: usize, size: (usize, usize), lang: Lang) -> usize {
    let Some(mut desk) = Desk::set_up(size.0, size.1) else { return usize::MAX };
    std::fs::write(desk.folder.path().join("settings.ron"), "(pace: Fast, hints: false)").expect("settings");
    desk.start_program(if lang == Lang::Fr { "fr" } else { "en" });
    let all = size.0 * size.1;
    wait_for("the title", 60, || desk.lit() > all * 9 / 10 && desk.main_button().is_some());
    desk.rest();
    let title = desk.screen();
    desk.click(desk.title_button(3, 100).expect("lessons"));
    desk.rest_after(&title);
    let rows_of = |desk: &Desk| {
        let buttons = desk.find(&[[0x8f, 0x1d, 0x1d]], 6, size.0 / 4..size.0 * 3 / 4, 60..size.1 - 60);
        let mut rows: Vec<(usize, usize)> = vec![];
        for (x, y) in buttons {
            if rows.last().is_none_or(|last| y > last.1 + 40) {
                rows.push((x, y));
            }
        }
        rows
    };
    let rows = rows_of(&desk);
    let list = desk.screen();
    let all_rows = all_lessons(&Texts::new(lang)).len();
    if number + 1 < rows.len() {
        desk.click(rows[number]);
    } else {
        // The others come up when the list is rolled to its end, and from there up again notch by notch.
        desk.press(&["mousemove", &rows[0].0.to_string(), &rows[0].1.to_string()]);
        desk.press(&["click", "--repeat", "40", "--delay", "20", "5"]);
        desk.rest_after(&list);
        let rows = rows_of(&desk);
        // The first row may be cut.
        let (x, apart) = (rows[1].0, rows[2].1 - rows[1].1);
        let mut second = rows[1].1;
        let mut y = rows[rows.len() - 1].1 as isize - (apart * (all_rows - 1 - number)) as isize;
        while y < 100 {
            let before = desk.screen();
            desk.press(&["click", "4"]);
            desk.rest_after(&before);
            let now = rows_of(&desk)[1].1;
            y += ((now + apart - second) % apart) as isize;
            second = now;
        }
        desk.keep("lessons-rolled-up", desk.screen());
        desk.click((x, y as usize));
    }
    desk.rest_after(&list);
    desk.press(&["search", "--sync", "--name", "Mesnie", "windowfocus"]);
    let texts = Texts::new(lang);
    let session = all_lessons(&texts).swap_remove(number);
    let table = RefCell::new(Table::lay(session, Texts::new(lang), Dialog::None));
    let mut steps = 0;
    loop {
        let shown = desk.screen();
        let name = format!("lesson-{number}-{:02}-{}x{}-{lang}", steps + 1, size.0, size.1);
        desk.keep(&name, shown.clone());
        // Nothing goes on by itself.
        std::thread::sleep(Duration::from_millis(600));
        let moved = desk.screen().iter().zip(&shown).filter(|(a, b)| a != b).count();
        assert!(moved < 2_000, "{name}: {moved} pixels change while the lesson waits");
        if table.borrow().world.resource::<Session>().view.lesson.as_ref().is_some_and(|card| card.is_done) {
            return steps;
        }
        let deed = deed(&table, size);
        // On a machine with other work a press and its release can be too far apart for a click.
        for _ in 0..4 {
            match deed {
                Deed::Click(x, y) => desk.click((x, y)),
                Deed::Choose(x, y, number) => {
                    desk.click((x, y));
                    std::thread::sleep(Duration::from_millis(500));
                    desk.keys(&[&number.to_string()]);
                }
                Deed::Slide([slider, button]) => {
                    let (x, y) = slider;
                    desk.press(&["mousemove", &x.to_string(), &y.to_string(), "mousedown", "1"]);
                    std::thread::sleep(Duration::from_millis(300));
                    desk.press(&["mouseup", "1"]);
                    std::thread::sleep(Duration::from_millis(500));
                    desk.click(button);
                }
                Deed::Read => desk.keys(&["Return"]),
            }
            desk.press(&["mousemove", "2", "2"]);
            let changed = || desk.screen().iter().zip(&shown).filter(|(a, b)| a != b).count() > 2_000;
            let polls = (0..60).map(|_| std::thread::sleep(Duration::from_millis(100)));
            if polls.into_iter().any(|()| changed()) {
                break;
            }
        }
        desk.rest_after(&shown);
        steps += 1;
        let mut table = table.borrow_mut();
        let mut session = table.world.resource_mut::<Session>();
        assert!(step_on(&mut session, &texts));
        assert!(desk.is_running());
    }
}

/// The whole first lesson, with what an arrow or a frame points at.
#[test]
fn a_lesson_is_taken_in_the_real_window() {
    assert!(take(0, (1280, 800), Lang::En) >= 15);
}

/// Every lesson in every usual window, to be looked at.
#[test]
#[ignore = "a dozen windows one after the other take their time"]
fn every_lesson_is_taken_in_windows_of_every_size() {
    let sizes = std::env::var("SIZES").unwrap_or_else(|_| "1024x700,1280x800,1920x1080".into());
    let lessons = std::env::var("LESSONS").unwrap_or_else(|_| "0,1,2,3,4,5,6,7,8".into());
    let langs = std::env::var("LANGS").unwrap_or_else(|_| "en,fr".into());
    for size in sizes.split(',') {
        let (wide, high) = size.split_once('x').expect("WIDTHxHEIGHT");
        let size = (wide.parse().expect("a number"), high.parse().expect("a number"));
        for lesson in lessons.split(',').map(|number| number.parse().expect("a number")) {
            for lang in langs.split(',') {
                let steps = take(lesson, size, lang.parse().expect("a language"));
                assert!(steps >= 6, "{lesson} {lang}: {steps}");
            }
        }
    }
}
