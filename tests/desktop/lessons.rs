//! Lessons are taken at the table.
use super::{click, rules};
use mesnie::desktop::panels::lesson as lesson_panel;
use mesnie::desktop::session::Session;
use mesnie::desktop::session::lesson;
use mesnie::desktop::session::requests::Request;
use mesnie::games::ancients::view::AncientsFace;
use mesnie::table::data::{Reader, Source};
use mesnie::table::play::lesson::{Lesson, lessons};
use mesnie::table::prelude::Match;
use mesnie::table::text::locales::{Lang, Texts};

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
                session.read_on();
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
        session.read_on();
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
    let press = |label: &str| click(&texts.get(label), |ui| lesson_panel::show_list(ui, &offered, &texts));
    assert_eq!(press("desktop-lesson-take"), Some(Request::TakeLesson(offered[0].lesson.file.clone())));
}
