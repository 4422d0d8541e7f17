//! Lessons are taken at the table.
use super::{click, rules};
use mesnie::desktop::session::lesson;
use mesnie::desktop::session::requests::Wish;
use mesnie::desktop::session::table_session::Sitting;
use mesnie::games::ancients::view::AncientsFace;
use mesnie::table::data::{Reader, Source};
use mesnie::table::play::lesson::{Lesson, lessons};
use mesnie::table::prelude::Match;
use mesnie::table::text::locales::{Lang, Texts};

fn first_lesson() -> Lesson {
    lessons(&Reader::new(Source::built_in()), "ancients").into_iter().next().expect("a lesson")
}

fn take(texts: &Texts) -> Sitting {
    let table = Match::new(&mesnie::games::ancients::Ancients, rules().data);
    Sitting::learn(1, table, &first_lesson(), &AncientsFace, texts).expect("the lesson begins")
}

#[test]
fn a_lesson_is_taken_to_its_end_and_nothing_else_is_done_in_it() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut sitting = take(&texts);
        let (mut refused, mut given, mut pointed, mut read) = (0, 0, 0, 0);
        for _ in 0..400 {
            sitting.skip();
            pointed += usize::from(!sitting.view.pointed_at.is_empty());
            if sitting.waits_for_reader() {
                let press = |label: &str| click(&texts.get(label), |ui| lesson::show(ui, &sitting, &texts));
                assert_eq!(press("desktop-lesson-go-on"), Some(Wish::ReadOn));
                sitting.read_on();
                read += 1;
                continue;
            }
            let Some(prompt) = sitting.open_prompt().cloned() else {
                if !sitting.pass_time(2.0, &texts) {
                    break;
                }
                continue;
            };
            let wanted = sitting.lesson_wants();
            let before = sitting.game.journal().len();
            if let Some(other) = prompt.offered.iter().find(|order| !wanted.contains(order)) {
                sitting.give(&[*other], &texts).expect("told, not refused");
                assert_eq!(sitting.game.journal().len(), before, "the lesson lets another order pass");
                refused += 1;
            }
            let Some(order) = wanted.first() else { break };
            sitting.give(&[*order], &texts).expect("on offer");
            assert!(sitting.game.journal().len() > before);
            given += 1;
        }
        assert!(sitting.game.outcome().is_some(), "{lang:?}: the lesson does not end");
        assert!(given >= 6 && refused >= 3 && read >= 1 && pointed >= 4, "{given} {refused} {read} {pointed}");
        let press = |label: &str| click(&texts.get(label), |ui| lesson::show(ui, &sitting, &texts));
        assert_eq!(press("desktop-new-match"), Some(Wish::NewMatch));
        assert_eq!(press("desktop-lesson-again"), Some(Wish::Learn(first_lesson().file)));
    }
}

#[test]
fn an_order_taken_back_is_wanted_again() {
    let texts = Texts::new(Lang::En);
    let mut sitting = take(&texts);
    sitting.skip();
    while sitting.waits_for_reader() {
        sitting.read_on();
    }
    let wanted = sitting.lesson_wants();
    sitting.give(&wanted[..1], &texts).expect("on offer");
    sitting.skip();
    assert_ne!(sitting.lesson_wants(), wanted);
    sitting.undo(&texts).expect("nothing stops it");
    assert_eq!(sitting.lesson_wants(), wanted);
}

#[test]
fn the_list_offers_every_lesson_that_fits_the_rules() {
    let texts = Texts::new(Lang::Fr);
    let shelf = mesnie::desktop::Library::read(&Source::built_in()).shelf;
    let offered = lesson::offered(0, &shelf[0], &Source::built_in());
    assert!(!offered.is_empty() && offered.iter().all(|offer| offer.problem.is_none()));
    let press = |label: &str| click(&texts.get(label), |ui| lesson::show_list(ui, &offered, &texts));
    assert_eq!(press("desktop-lesson-take"), Some(Wish::Learn(offered[0].lesson.file.clone())));
}
