//! The lessons of a game are played with the real rules and dice.
use super::case::Case;
use mesnie::table::data::{Reader, Source};
use mesnie::table::play::lesson::{Lesson, Wants, check, lessons};
use mesnie::table::prelude::*;

pub fn lessons_of(case: &Case) -> Vec<Lesson> {
    lessons(&Reader::new(Source::built_in()), case.game.id())
}

/// No order is refused, by whatever way a step leaves open; the dice come out even; no words are missing.
pub fn every_lesson_can_be_taken(case: &Case) {
    let reader = Reader::new(Source::built_in());
    check(&reader, case.game, Some(&case.rules().data));
    assert_eq!(reader.finish().render(&Texts::new(Lang::En)), "");
    for lesson in lessons_of(case) {
        assert!((5..=30).contains(&lesson.steps.len()), "{}: {} steps", lesson.file, lesson.steps.len());
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            take(case, &lesson, &texts);
            assert_eq!(texts.faults(), Default::default(), "{}", lesson.file);
        }
    }
}

/// Takes a lesson as the window would: reads, watches, tries what does not fit, gives what does; gives the match at the end.
pub fn take(case: &Case, lesson: &Lesson, texts: &Texts) -> Match {
    let mut table = case.empty_table();
    let mut course = lesson.begin(&mut table).unwrap();
    let mut words = vec![texts.get(&lesson.title), texts.get(&format!("{}.hint", lesson.title))];
    while let Some(step) = course.step().cloned() {
        words.push(texts.get(course.say()));
        assert_eq!(course.point(&table).len(), step.point.len(), "{}: {:?}", lesson.file, step.point);
        words.push(course.instead(&table, texts));
        let prompt = table.prompt().unwrap();
        let (mut other, asks_for_number) = (prompt.offered.clone(), !prompt.spans.is_empty());
        other.retain(|order| !course.takes(&table, Record { seat: course.seat(), order: *order }));
        match step.wants {
            Wants::Nothing => {
                assert!(course.waits_for_reader() && course.next_order(&table).is_none());
                assert!(!other.is_empty() || asks_for_number);
                assert!(course.go_on() && !course.is_done());
            }
            Wants::Watch(ref orders) => {
                // What is going to happen is read first.
                let number = course.number();
                assert!(course.waits_for_reader() && course.next_order(&table).is_none());
                assert!(course.go_on() && !course.go_on() && course.number() == number);
                let watched: Vec<String> = std::iter::from_fn(|| {
                    let number = course.number();
                    let record = course.next_order(&table).filter(|_| lesson.steps[number] == step)?;
                    table.submit(record.seat, record.order).unwrap();
                    course.given();
                    Some(table.write_order(record))
                })
                .collect();
                assert_eq!(&watched, orders);
            }
            Wants::Do(_) | Wants::AnyOrder => {
                assert!(course.next_order(&table).is_none() && !course.go_on());
                let record = course.wanted(&table)[0];
                assert_eq!(record.seat, course.seat());
                table.submit(record.seat, record.order).unwrap();
                course.given();
            }
        }
    }
    assert!(course.is_done() && course.next_order(&table).is_none() && !course.go_on());
    words.push(texts.get(course.say()));
    let all = words.len();
    words.sort();
    assert!(words.iter().all(|text| text.len() > 5 && text.len() < 600), "{words:#?}");
    words.dedup();
    assert!(words.len() * 2 > all);
    table
}
