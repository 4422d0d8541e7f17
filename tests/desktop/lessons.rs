//! Lessons are taken at the table.
use super::play_screen::{Table, on_screen_of};
use super::{click, rules, rules_of};
use bevy_egui::egui::epaint::text::PlacedRow;
use bevy_egui::egui::{Rect, Shape};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::board::arrows;
use mesnie::desktop::board::lights::lights_of;
use mesnie::desktop::face::{Face, Point};
use mesnie::desktop::panels::{army_shop, lesson as lesson_panel, wanted};
use mesnie::desktop::session::arms::seats_in_arms;
use mesnie::desktop::session::lesson::{self, PointedOut};
use mesnie::desktop::session::requests::{Dialog, Request};
use mesnie::desktop::session::view_model::teller;
use mesnie::desktop::session::{Aiming, Amounts, ClickOption, Session};
use mesnie::games::ancients::Ancients;
use mesnie::games::ancients::view::AncientsFace;
use mesnie::games::fief::Fief;
use mesnie::games::tactique::Tactique;
use mesnie::games::vassaux::Vassaux;
use mesnie::games::vassaux::view::VassauxFace;
use mesnie::table::data::{Reader, Source};
use mesnie::table::play::lesson::{Lesson, Wants, lessons};
use mesnie::table::prelude::{Game, Match, Order, Place, Spot, Target};
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;

fn first_lesson() -> Lesson {
    lessons(&Reader::new(Source::built_in()), "ancients").into_iter().next().expect("a lesson")
}

fn take(texts: &Texts) -> Session {
    let table = Match::new(&mesnie::games::ancients::Ancients, rules().data);
    Session::begin_lesson(1, table, &first_lesson(), &AncientsFace, texts).expect("the lesson begins")
}

#[test]
fn a_lesson_is_taken_to_its_end_and_nothing_else_is_done_in_it() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut session = take(&texts);
        let (mut refused, mut given, mut pointed, mut read) = (0, 0, 0, 0);
        for _ in 0..400 {
            session.skip();
            pointed += usize::from(!session.view.pointed_at.is_empty());
            if session.waits_for_reader() {
                let press = |label: &str| click(&texts.get(label), |ui| lesson_panel::show(ui, &session, &texts));
                assert_eq!(press("desktop-lesson-go-on"), Some(Request::ReadOn));
                session.read_on(&texts);
                read += 1;
                continue;
            }
            let Some(prompt) = session.open_prompt().cloned() else {
                if !session.pass_time(2.0, &texts) {
                    break;
                }
                continue;
            };
            let wanted = session.lesson_wants();
            let before = session.game.journal().len();
            if let Some(other) = prompt.offered.iter().find(|order| !wanted.contains(order)) {
                session.give(&[*other], &texts).expect("told, not refused");
                assert_eq!(session.game.journal().len(), before, "the lesson lets another order pass");
                refused += 1;
            }
            let Some(order) = wanted.first() else { break };
            session.give(&[*order], &texts).expect("on offer");
            assert!(session.game.journal().len() > before);
            given += 1;
        }
        assert!(session.game.outcome().is_some(), "{lang:?}: the lesson does not end");
        assert!(given >= 6 && refused >= 3 && read >= 1 && pointed >= 4, "{given} {refused} {read} {pointed}");
        let press = |label: &str| click(&texts.get(label), |ui| lesson_panel::show(ui, &session, &texts));
        assert_eq!(press("desktop-new-match"), Some(Request::NewMatch));
        assert_eq!(press("desktop-lesson-again"), Some(Request::TakeLesson(first_lesson().file)));
    }
}

#[test]
fn an_order_taken_back_is_wanted_again() {
    let texts = Texts::new(Lang::En);
    let mut session = take(&texts);
    session.skip();
    while session.waits_for_reader() {
        session.read_on(&texts);
    }
    let wanted = session.lesson_wants();
    session.give(&wanted[..1], &texts).expect("on offer");
    session.skip();
    assert_ne!(session.lesson_wants(), wanted);
    session.undo(&texts).expect("nothing stops it");
    assert_eq!(session.lesson_wants(), wanted);
}

#[test]
fn the_list_offers_every_lesson_that_fits_the_rules() {
    let texts = Texts::new(Lang::Fr);
    let shelf = mesnie::desktop::platform::library::Library::read(&Source::built_in()).shelf;
    let offered = lesson::offered(0, &shelf[0], &Source::built_in());
    assert!(!offered.is_empty() && offered.iter().all(|offer| offer.problem.is_none()));
    assert!(offered.len() > 1, "the buttons of several lessons are told apart");
    for offer in &offered {
        let name = texts.format("lesson-take-named", &[("lesson", texts.get(&offer.lesson.title).into())]);
        let request = click(&name, |ui| lesson_panel::show_list(ui, &offered, &texts));
        assert_eq!(request, Some(Request::TakeLesson(offer.lesson.file.clone())), "{name}");
    }
}

/// Every lesson that has been written, begun, in the order of the list.
pub fn all_lessons(texts: &Texts) -> Vec<Session> {
    let of = |game: &'static dyn Game, face: &'static dyn Face| {
        let all = lessons(&Reader::new(Source::built_in()), game.id());
        let begin = move |lesson: Lesson| {
            let table = Match::new(game, rules_of(game).data);
            Session::begin_lesson(1, table, &lesson, face, texts).expect("the lesson begins")
        };
        all.into_iter().map(begin)
    };
    let of_hexes = of(&Ancients, &AncientsFace);
    let of_areas =
        of(&Fief, &mesnie::games::fief::view::FACE).chain(of(&Tactique, &mesnie::games::tactique::view::FACE));
    of_hexes.chain(of_areas).chain(of(&Vassaux, &VassauxFace)).collect()
}

/// What the lesson says and where the match stands.
fn state(session: &mut Session) -> (String, usize, u64) {
    let text = session.view.lesson.as_ref().expect("a lesson").text.clone();
    (text, session.game.journal().len(), session.game.hash())
}

/// Goes on by a step as somebody does who does what is asked: reads, watches, orders. False at the end.
pub fn step_on(session: &mut Session, texts: &Texts) -> bool {
    let step = session.view.lesson.as_ref().expect("a lesson").step;
    let done = |session: &Session| session.view.lesson.as_ref().is_some_and(|lesson| lesson.is_done);
    if done(session) {
        return false;
    }
    for _ in 0..200 {
        if session.waits_for_reader() {
            session.read_on(texts);
        } else if let Some(order) = session.lesson_wants().first().copied().filter(|_| session.open_prompt().is_some())
        {
            session.give(&[order], texts).expect("on offer");
        } else {
            session.pass_time(0.3, texts);
        }
        let card = session.view.lesson.as_ref().expect("a lesson");
        if (card.step != step || card.is_done) && !session.is_busy() {
            return true;
        }
    }
    panic!("step {step} does not end");
}

/// What is to be watched does not pass by while somebody reads of it.
#[test]
fn what_is_watched_waits_until_it_was_read() {
    let texts = Texts::new(Lang::En);
    let mut watched = 0;
    for mut session in all_lessons(&texts) {
        loop {
            let number = session.view.lesson.as_ref().expect("a lesson").step - 1;
            let wants = &session.lesson().expect("a lesson").steps[number].wants;
            let is_done = session.view.lesson.as_ref().is_some_and(|lesson| lesson.is_done);
            if matches!(wants, Wants::Watch(_)) && !is_done {
                watched += 1;
                let before = state(&mut session);
                for _ in 0..100 {
                    session.pass_time(0.5, &texts);
                }
                assert_eq!(state(&mut session), before);
                let press = |label: &str| click(&texts.get(label), |ui| lesson_panel::show(ui, &session, &texts));
                assert_eq!(press("desktop-lesson-go-on"), Some(Request::ReadOn));
            }
            if !step_on(&mut session, &texts) {
                break;
            }
        }
    }
    assert!(watched >= 10, "{watched}");
}

/// The words of a step, its arrow and what it wants come with what the dice show, and not before.
#[test]
fn nothing_is_told_before_the_dice_lie() {
    let texts = Texts::new(Lang::Fr);
    let mut throws = 0;
    for mut session in all_lessons(&texts) {
        loop {
            let before = session.view.lesson.clone();
            if session.waits_for_reader() {
                session.read_on(&texts);
            } else if let Some(order) =
                session.lesson_wants().first().copied().filter(|_| session.open_prompt().is_some())
            {
                session.give(&[order], &texts).expect("on offer");
            } else if !session.pass_time(0.2, &texts) {
                break;
            }
            if session.throw.as_ref().is_some_and(|throw| throw.is_rolling()) {
                throws += 1;
                let words = |lesson: &Option<_>| lesson.as_ref().map(|card: &lesson::LessonCard| card.text.clone());
                assert_eq!(words(&session.view.lesson), words(&before), "the words change while the dice roll");
                assert!(session.view.pointed_at.is_empty() && !session.waits_for_reader());
            }
            if session.view.lesson.as_ref().is_some_and(|lesson| lesson.is_done) && !session.is_busy() {
                break;
            }
        }
    }
    assert!(throws >= 10, "{throws}");
}

/// Back leads through the whole lesson to its beginning, past dice too, and from there it comes out as before.
#[test]
fn a_lesson_goes_back_to_its_beginning_and_on_again() {
    let texts = Texts::new(Lang::En);
    for mut session in all_lessons(&texts) {
        let mut states = vec![state(&mut session)];
        while step_on(&mut session, &texts) {
            states.push(state(&mut session));
        }
        assert!(states.len() > 10);
        for before in states.iter().rev().skip(1) {
            let press = |label: &str| click(&texts.get(label), |ui| lesson_panel::show(ui, &session, &texts));
            assert_eq!(press("desktop-lesson-back"), Some(Request::LessonBack));
            // What was taken back is not given again where the lesson says something else.
            session.step_back(&texts);
            assert_eq!(state(&mut session), *before);
            if session.waits_for_reader() {
                session.redo(&texts);
                assert_eq!(state(&mut session), *before);
            }
        }
        assert!(!session.view.lesson.as_ref().expect("a lesson").can_go_back);
        session.step_back(&texts);
        for after in &states[1..] {
            assert!(step_on(&mut session, &texts));
            assert_eq!(state(&mut session), *after);
        }
    }
}

/// Where somebody is to do something, a click where the arrow points does it; and no arrow hides what is read.
#[test]
fn arrows_point_at_what_can_be_clicked_and_hide_nothing() {
    let texts = Texts::new(Lang::En);
    let (mut clicked, mut drawn) = (0, 0);
    for mut session in all_lessons(&texts) {
        loop {
            let view = &session.view;
            let wanted = session.lesson_wants();
            let does = |choice: &ClickOption| choice.orders.iter().any(|order| wanted.contains(order));
            let live = |place: &Place| session.choices(*place, None, &Amounts::default(), &texts).iter().any(does);
            let step = view.lesson.as_ref().expect("a lesson").step;
            if !wanted.is_empty() {
                clicked += view.pointed_at.len() + view.pointed_out.len();
                assert!(view.pointed_at.iter().all(live), "step {step} of {:?}", session.lesson().map(|l| &l.file));
                let on_board = |target: Target| matches!(target, Target::Place(_) | Target::Piece(_) | Target::Spot(_));
                let told = wanted.iter().any(|order| on_board(order.on));
                let points = !view.pointed_at.is_empty() || !view.pointed_out.is_empty();
                assert_eq!(told, points, "step {step}: an arrow is missing");
                // On an open table nobody meets a point to the last digit.
                for beside in [0.0, 0.6] {
                    let at = |out: &PointedOut| [out.at[0] + beside * out.radius, out.at[1]];
                    assert!(
                        view.pointed_out.iter().all(|out| gives(&session, at(out), &wanted, &texts)),
                        "step {step}"
                    );
                }
            }
            for arrow in lights_of(&session.scenery, view).arrows {
                drawn += 1;
                for (low, high) in arrows::to_be_read(&session.scenery, view) {
                    let hidden = |p: &Point| p[0] > low[0] && p[0] < high[0] && p[1] > low[1] && p[1] < high[1];
                    assert!(!arrow.outline.iter().any(hidden), "step {step}: an arrow lies on {low:?}");
                }
            }
            if !step_on(&mut session, &texts) {
                break;
            }
        }
    }
    assert!(clicked >= 8 && drawn >= 20, "{clicked} {drawn}");
}

/// Where an army is bought, the button that a lesson waits for stands in a frame, and no other does.
#[test]
fn what_a_lesson_wants_to_be_bought_is_pointed_out() {
    let texts = Texts::new(Lang::En);
    let mut bought = vec![];
    for mut session in all_lessons(&texts) {
        loop {
            let wanted_now = session.lesson_wants();
            if let (Some(shop), Some(order)) = (session.army_shop(&texts), wanted_now.first()) {
                let says = |order| teller(&session.game, &texts).order(order);
                let offer = |order| session.offer(order, &texts);
                let mut harness = Harness::builder().with_size([1200.0, 800.0]).build_ui(|ui| {
                    wanted::begin(ui.ctx(), &wanted_now);
                    army_shop::show(ui, &shop, &offer, &says, &texts);
                });
                harness.run_ok();
                let item = shop.items.iter().find(|item| item.add == *order);
                let label = match item {
                    Some(item) => texts.format("desktop-take-in", &[("name", item.name.as_str().into())]),
                    None => says(*order),
                };
                let button = harness.get_by_label(&label).rect();
                assert_eq!(frames(&harness), [button], "{label}");
                bought.push(label);
            }
            if !step_on(&mut session, &texts) {
                break;
            }
        }
    }
    assert!(bought.len() >= 5 && bought.contains(&"Confirm the army".to_owned()), "{bought:?}");
}

/// The frames of what is pointed out in a picture.
fn frames(harness: &Harness) -> Vec<Rect> {
    let framed = |shape: &Shape| match shape {
        Shape::Rect(rect) if rect.stroke.width == 3.0 => Some(rect.rect),
        _ => None,
    };
    harness.output().shapes.iter().filter_map(|clipped| framed(&clipped.shape)).collect()
}

/// Whether a click on this point of an open table gives one of these orders, or asks whether it is meant.
fn gives(session: &Session, at: Point, orders: &[Order], texts: &Texts) -> bool {
    let spot = session.scenery.ground.as_ref().expect("an open table").spot(at);
    let piece = session.base_at(at).map(|look| look.piece);
    let aimed = session.aimed(Aiming { spot, piece, near: 0 }, &Amounts::default(), texts);
    aimed.choices.iter().any(|choice| choice.orders.iter().any(|order| orders.contains(order)))
}

/// A point of an open table that a lesson waits for is met near by, heads the list of orders, and can be typed; one that is
/// farther off means itself.
#[test]
fn a_point_that_a_lesson_wants_is_met_from_near_by() {
    let texts = Texts::new(Lang::En);
    let mut points = 0;
    for mut session in all_lessons(&texts) {
        loop {
            for order in session.lesson_wants() {
                let Target::Spot(wanted) = order.on else { continue };
                points += 1;
                let aimed = |away: i32| {
                    let spot = Spot::new(wanted.x + away, wanted.y);
                    let choices =
                        session.aimed(Aiming { spot, piece: None, near: 0 }, &Amounts::default(), &texts).choices;
                    choices.into_iter().flat_map(|choice| choice.orders).any(|given| given == order)
                };
                assert_eq!([aimed(0), aimed(2900), aimed(3100)], [true, true, false], "{wanted:?}");
                let lists = session.area_choices(&texts);
                let firsts: Vec<Order> = lists.iter().map(|area| area.candidates[0].order).collect();
                assert!(firsts.contains(&order), "{wanted:?}: {firsts:?}");
                let in_rulers = |at: i32| format!("{}.{:02}", at / 6000, at % 6000 / 60);
                let typed = format!("{} {}", in_rulers(wanted.x), in_rulers(wanted.y));
                assert_eq!(session.typed_order(order.verb.name, &typed, &texts), Ok(order), "{typed}");
            }
            if !step_on(&mut session, &texts) {
                break;
            }
        }
    }
    assert!(points >= 8, "{points}");
}

/// Nobody has chosen arms for a lesson: the families wear those that the game gives them.
#[test]
fn families_wear_their_arms_in_a_lesson() {
    let texts = Texts::new(Lang::En);
    let families = |session: &Session| ["fief", "tactique"].contains(&session.game.game().id());
    let mut of_families = all_lessons(&texts);
    of_families.retain(families);
    assert!(of_families.len() >= 4, "{}", of_families.len());
    for session in &of_families {
        let arms: Vec<String> = seats_in_arms(session).into_iter().map(|seat| seat.arms).collect();
        assert!(arms.len() >= 3 && arms.iter().all(|arms| arms.contains(' ')), "{arms:?}");
    }
}

/// The card is as wide as its panel in a window of 1024 or 1280 points.
#[test]
fn a_title_leaves_room_for_the_number_of_the_step() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for (session, width) in all_lessons(&texts).iter().flat_map(|session| [(session, 276.0), (session, 347.0)]) {
            let card = session.view.lesson.as_ref().expect("a lesson");
            let mut needed = Rect::NOTHING;
            let mut harness = Harness::builder().with_size([width + 100.0, 900.0]).build_ui(|ui| {
                ui.set_width(width);
                lesson_panel::show(ui, session, &texts);
                needed = ui.min_rect();
            });
            harness.run_ok();
            let step = texts.format("desktop-lesson-step", &[("step", card.step.into()), ("of", card.of.into())]);
            let (title, step) = (harness.get_by_label(&card.title).rect(), harness.get_by_label(&step).rect());
            assert!(title.right() + 4.0 < step.left(), "{}: {title:?} {step:?}", card.title);
            drop(harness);
            assert!(needed.width() <= width + 1.0, "{}: {needed:?}", card.title);
        }
    }
}

/// Texts of a picture that stand on each other, as far as they are seen.
fn words_on_words(harness: &Harness) -> Vec<(String, String)> {
    fn texts(shape: &Shape, seen: Rect, found: &mut Vec<(String, Rect)>) {
        match shape {
            Shape::Text(text) => {
                let ink = |row: &PlacedRow| row.visuals.mesh_bounds.translate(row.pos.to_vec2() + text.pos.to_vec2());
                let rows = text.galley.rows.iter().map(|row| ink(row).intersect(seen));
                found.extend(rows.filter(|row| row.is_positive()).map(|row| (text.galley.text().to_owned(), row)));
            }
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, seen, found)),
            _ => {}
        }
    }
    let mut found = vec![];
    harness.output().shapes.iter().for_each(|shape| texts(&shape.shape, shape.clip_rect, &mut found));
    let pairs = (0..found.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
    let on_each_other = pairs.filter(|(i, j)| found[*i].1.shrink(1.0).intersects(found[*j].1.shrink(1.0)));
    on_each_other.map(|(i, j)| (found[i].0.clone(), found[j].0.clone())).collect()
}

/// However long a lesson speaks, and whatever dice lie below it.
#[test]
fn no_words_of_a_lesson_stand_on_others() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for (n, size) in
            (0..all_lessons(&texts).len()).flat_map(|n| [[1024.0, 700.0], [1280.0, 800.0]].map(|size| (n, size)))
        {
            let session = all_lessons(&texts).swap_remove(n);
            let table = RefCell::new(Table::lay(session, Texts::new(lang), Dialog::None));
            let mut dice = 0;
            loop {
                let harness = on_screen_of(size, &table);
                let mut table = table.borrow_mut();
                let mut session = table.world.resource_mut::<Session>();
                dice += usize::from(session.throw.is_some());
                let step = session.view.lesson.as_ref().map(|card| card.step);
                assert_eq!(words_on_words(&harness), [], "{lang} {n} {size:?} step {step:?}");
                if !step_on(&mut session, &texts) {
                    break;
                }
            }
            // An election is counted, not thrown.
            let file = table.borrow().world.resource::<Session>().lesson().map(|lesson| lesson.file.clone());
            let counted = file.as_deref() == Some("fief/lessons/3-a-wedding-and-a-crown.ron");
            assert_eq!(dice == 0, counted, "{file:?}: dice are thrown in every other lesson");
        }
    }
}
