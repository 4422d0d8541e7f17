//! The log as it is read: like lines folded into one, opened and closed, searched and played back line by line; headings that
//! stay at the top; what a line names lit on the board.
use crate::desktop::begin;
use crate::desktop::history::play;
use bevy_egui::egui;
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::panels::log;
use mesnie::desktop::panels::log::{Lines, Log, Reading, Touch};
use mesnie::desktop::session::Session;
use mesnie::desktop::session::log_lines::LogLine;
use mesnie::desktop::session::playback::PlaybackStep;
use mesnie::desktop::session::requests::Request;
use mesnie::table::play::export;
use mesnie::table::prelude::Player;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Somebody deploys unit by unit.
fn deployed(texts: &Texts) -> (Session, tempfile::TempDir) {
    let (mut session, folder) = begin([Player::Person, Player::Script("normal".into())], texts);
    play(&mut session, 2, texts, |_| ());
    for _ in 0..6 {
        let prompt = session.open_prompt().expect("where?");
        let order = prompt.offered.iter().find(|order| order.verb.name.starts_with("ancients.deploy")).copied();
        let order = order.unwrap_or(prompt.offered[0]);
        session.give(&[order], texts).expect("on offer");
        session.skip();
    }
    (session, folder)
}

/// The lines of the longest run, and what is told of them.
fn run(session: &Session, texts: &Texts) -> (Vec<LogLine>, String) {
    let log = &session.view.log;
    let mut best: Vec<LogLine> = vec![];
    let mut first = 0;
    for n in 1..=log.len() {
        if n == log.len() || !log[n].goes_on(&log[n - 1]) {
            if n - first > best.len() {
                best = log[first..n].iter().map(|line| LogLine::clone(line)).collect();
            }
            first = n;
        }
    }
    let lines: Vec<Arc<LogLine>> = best.iter().cloned().map(Arc::new).collect();
    let told = best.last().expect("a log").told_of(&lines, texts);
    (best, told)
}

/// The log on a screen of its own; `each`: what somebody does at it in a picture.
fn shown<'a>(
    session: &'a Session,
    reading: &'a RefCell<Reading>,
    bookmarks: &'a BTreeSet<usize>,
    texts: &'a Texts,
    each: impl Fn(Touch) + 'a,
) -> Harness<'a> {
    let mut harness = Harness::builder().with_size([330.0, 400.0]).build_ui(move |ui| {
        let log = Log { view: &session.view, bookmarks, playing: false, news: false };
        each(log::show(ui, &log, &mut reading.borrow_mut(), texts));
    });
    harness.run_steps(4);
    harness
}

#[test]
fn like_lines_are_folded_into_one_until_it_is_clicked() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let (session, _folder) = deployed(&texts);
        let (lines, told) = run(&session, &texts);
        assert!(lines.len() >= 3 && told.contains(&lines.len().to_string()), "{told}");
        let expected = if lang == Lang::En { "Red deployed" } else { "Rouge déploie" };
        assert!(told.starts_with(expected), "{told}");
        let (reading, none) = (RefCell::new(Reading::default()), BTreeSet::new());
        let wanted = RefCell::new(None);
        let mut harness = shown(&session, &reading, &none, &texts, |touch| {
            if let Some(request) = touch.request {
                *wanted.borrow_mut() = Some(request);
            }
        });
        let seen = |harness: &Harness| lines.iter().filter(|l| harness.query_by_label(&l.text).is_some()).count();
        assert!(harness.query_by_label(&told).is_some(), "{told}");
        assert_eq!(seen(&harness), 0, "its lines are folded");
        harness.get_by_label(&told).click();
        harness.run_steps(3);
        assert_eq!(seen(&harness), lines.len());
        let (head, line) = (harness.get_by_label(&told).rect(), harness.get_by_label(&lines[0].text).rect());
        assert!(line.top() >= head.bottom() && line.left() > head.left() - 14.0, "{head:?} {line:?}");
        // A line of it shows the board at its moment, as any other.
        harness.get_by_label(&lines[1].text).click();
        harness.run_steps(3);
        assert_eq!(wanted.borrow_mut().take(), Some(Request::Playback(PlaybackStep::To(lines[1].entry))));
        // With keys it is closed again.
        harness.get_by_label(&told).focus();
        harness.run_steps(2);
        harness.key_press(egui::Key::Enter);
        harness.run_steps(3);
        assert_eq!(seen(&harness), 0);
        assert_eq!(wanted.borrow_mut().take(), None, "to open and to close a run asks for nothing");
    }
}

#[test]
fn what_is_searched_marked_or_played_back_is_told_line_by_line() {
    let texts = Texts::new(Lang::En);
    let (mut session, _folder) = deployed(&texts);
    let (lines, told) = run(&session, &texts);
    let count = |session: &Session, reading: Reading, bookmarks: &BTreeSet<usize>| {
        let reading = RefCell::new(reading);
        let harness = shown(session, &reading, bookmarks, &texts, |_| ());
        let seen = lines.iter().filter(|line| harness.query_by_label(&line.text).is_some()).count();
        (seen, harness.query_by_label(&told).is_some())
    };
    let none = BTreeSet::new();
    assert_eq!(count(&session, Reading::default(), &none), (0, true));
    let word = lines[2].text.trim_end_matches('.').rsplit(' ').next().expect("a word").to_owned();
    let (seen, folded) = count(&session, Reading { words: word, ..Reading::default() }, &none);
    assert!(seen >= 1 && !folded, "{seen}");
    let marks = BTreeSet::from([lines[1].entry]);
    assert_eq!(count(&session, Reading { lines: Lines::Bookmarked, ..Reading::default() }, &marks), (1, false));
    assert_eq!(count(&session, Reading { single: true, ..Reading::default() }, &none), (lines.len(), false));
    // Playback opens the run of the line that is shown, and only that one.
    session.play_back(PlaybackStep::To(lines[1].entry), &texts);
    assert_eq!(session.view.looking_back_at, Some(lines[1].entry));
    assert_eq!(count(&session, Reading::default(), &none), (lines.len(), true));
    session.play_back(PlaybackStep::Now, &texts);
    assert_eq!(count(&session, Reading::default(), &none), (0, true));
    // What is copied and written out is what happened, line by line.
    let persons = &session.audience.persons;
    let text = export::log(&session.game, persons, export::Form::Plain, &texts);
    assert!(lines.iter().all(|line| text.contains(&line.text)) && !text.contains(&told));
}

/// The heading of what is read stays at the top, over the line that it hides, and the next one takes its place.
#[test]
fn the_heading_stays_at_the_top() {
    let texts = Texts::new(Lang::Fr);
    let session = crate::desktop::play_screen::late_match(900, None, &texts);
    let log = &session.view.log;
    let all: BTreeSet<String> = log.iter().map(|line| line.under.words()).collect();
    assert!(all.len() > 6, "{all:?}");
    let (reading, none) = (RefCell::new(Reading::default()), BTreeSet::new());
    let mut harness = shown(&session, &reading, &none, &texts, |_| ());
    let at_top = |harness: &Harness| -> (String, f32) {
        let shown = all.iter().flat_map(|words| {
            harness.query_all_by_label(words).map(move |node| (words.clone(), node.rect().top())).collect::<Vec<_>>()
        });
        shown.min_by(|a, b| a.1.total_cmp(&b.1)).expect("a heading")
    };
    let last = log.last().expect("a log").under.words();
    let mut seen = BTreeSet::new();
    let (words, top) = at_top(&harness);
    seen.insert(words);
    for _ in 0..300 {
        harness.hover_at(egui::pos2(150.0, 250.0));
        harness.event(egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: egui::vec2(0.0, 130.0),
            phase: egui::TouchPhase::Move,
            modifiers: egui::Modifiers::NONE,
        });
        harness.run_steps(2);
        let (words, now) = at_top(&harness);
        // It moves only while the next one pushes it away.
        assert!(now <= top + 0.5 && now > top - 26.0, "`{words}` at {now}, not {top}");
        seen.insert(words);
    }
    assert!(seen.contains(&last) && seen.len() >= all.len() - 1, "{} of {}", seen.len(), all.len());
}

/// What a line names is handed on while it is pointed at or in focus; of a run all that its lines name.
#[test]
fn what_a_line_names_is_lit() {
    let texts = Texts::new(Lang::En);
    let (session, _folder) = deployed(&texts);
    let (lines, told) = run(&session, &texts);
    assert!(lines.iter().all(|line| line.names.len() == 2), "a unit and a hex");
    let (reading, none) = (RefCell::new(Reading::default()), BTreeSet::new());
    let named = RefCell::new(vec![]);
    let mut harness = shown(&session, &reading, &none, &texts, |touch| *named.borrow_mut() = touch.named);
    assert!(named.borrow().is_empty());
    harness.get_by_label(&told).hover();
    harness.run_steps(2);
    let all: Vec<_> = lines.iter().flat_map(|line| line.names.clone()).collect();
    assert_eq!(*named.borrow(), all);
    harness.get_by_label(&told).click();
    harness.run_steps(3);
    harness.hover_at(egui::pos2(5.0, 399.0));
    harness.run_steps(2);
    harness.get_by_label(&lines[1].text).focus();
    harness.run_steps(2);
    assert_eq!(*named.borrow(), lines[1].names);
}
