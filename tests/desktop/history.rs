//! The log, looking back, the dice statistics and the rule book.
use super::{begin, click};
use bevy_egui::egui;
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::face::{Scene, Sheet};
use mesnie::desktop::pages::dice_stats;
use mesnie::desktop::pages::game_choice::GameChoice;
use mesnie::desktop::pages::rules;
use mesnie::desktop::pages::rules::OpenBook;
use mesnie::desktop::panels::log;
use mesnie::desktop::panels::log::{Lines, Log, Reading};
use mesnie::desktop::session::Session;
use mesnie::desktop::session::log_lines::LogLine;
use mesnie::desktop::session::match_session::Pointed;
use mesnie::desktop::session::playback::PlaybackStep;
use mesnie::desktop::session::requests::Request;
use mesnie::table::data::Source;
use mesnie::table::prelude::{Player, Seat, UndoLimit};
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;
use std::collections::BTreeSet;

/// Plays the obvious or first order on offer and lets the others answer, `orders` times.
pub(super) fn play(session: &mut Session, orders: usize, texts: &Texts, mut after: impl FnMut(&Session)) {
    for _ in 0..orders {
        session.skip();
        while session.open_prompt().is_none() && session.game.outcome().is_none() {
            session.lift_curtain(texts);
            session.pass_time(2.0, texts);
            session.skip();
        }
        after(session);
        let Some(prompt) = session.open_prompt() else { return };
        let order = session.obvious_order().unwrap_or(prompt.offered[0]);
        session.give(&[order], texts).expect("on offer");
    }
    session.skip();
}

#[test]
fn a_walk_shows_every_moment_as_it_was_and_leads_back() {
    let texts = Texts::new(Lang::En);
    let (mut session, _folder) = begin([Player::Person, Player::Script("normal".into())], &texts);
    // What the side panel tells of every piece.
    let sheets = |session: &Session| -> Vec<_> {
        let places = session.view.scene.pieces.iter().filter_map(|look| look.place);
        places.map(|place| session.sheet(Pointed { place: Some(place), ..Pointed::default() }, &texts)).collect()
    };
    let mut seen: Vec<(usize, Scene, Vec<Option<Sheet>>)> = vec![];
    play(&mut session, 40, &texts, |session| {
        if let Some(line) = session.view.log.last() {
            seen.push((line.entry, session.view.scene.clone(), sheets(session)));
        }
    });
    while session.open_prompt().is_none() {
        session.pass_time(2.0, &texts);
        session.skip();
    }
    let now = session.view.clone();
    for (entry, scene, told) in seen.iter().rev() {
        session.play_back(PlaybackStep::To(*entry), &texts);
        assert_eq!(sheets(&session), *told, "the sheets tell of the moment that the board shows");
        assert_eq!((session.view.looking_back_at, &session.view.scene), (Some(*entry), scene));
        assert!(session.open_prompt().is_none() && session.view.question.is_none() && session.view.marks.is_empty());
        assert_eq!(session.view.log, now.log, "the log stays whole");
    }
    // Nothing can be ordered, and nobody plays on, while somebody looks back.
    let orders = session.game.journal().len();
    let order = session.game.prompt().expect("asked").offered[0];
    let _ = session.give(&[order], &texts);
    session.pass_time(60.0, &texts);
    assert_eq!(session.game.journal().len(), orders);
    session.play_back(PlaybackStep::Now, &texts);
    assert_eq!(session.view, now);
    // Step by step from the beginning to now.
    session.play_back(PlaybackStep::First, &texts);
    let mut steps = 0;
    while let Some(at) = session.view.looking_back_at {
        session.play_back(PlaybackStep::On, &texts);
        assert!(session.view.looking_back_at.is_none_or(|next| next > at));
        steps += 1;
    }
    assert!(steps > 20 && session.view == now);
    session.play_back(PlaybackStep::Back, &texts);
    assert!(session.view.looking_back_at.is_some_and(|at| at < now.log.last().expect("a log").entry));
    // As a film it ends by itself.
    session.play_back(PlaybackStep::Play, &texts);
    let mut frames = 0;
    while session.in_playback() {
        assert!(session.pass_time(0.5, &texts));
        frames += 1;
        assert!(frames < 5000, "the film never ends");
    }
    assert_eq!(session.view, now);
}

#[test]
fn what_happened_since_my_turn_is_shown() {
    let texts = Texts::new(Lang::En);
    let (mut session, _folder) = begin([Player::Person, Player::Script("normal".into())], &texts);
    play(&mut session, 30, &texts, |_| {});
    // Up to a question that comes after orders of the script.
    for _ in 0..100 {
        match session.open_prompt().and(session.first_news()) {
            Some(_) => break,
            None if session.open_prompt().is_some() => play(&mut session, 1, &texts, |_| {}),
            None => drop(session.pass_time(2.0, &texts)),
        }
        session.skip();
    }
    let mine = session.game.last_decision_of(Seat(0)).expect("the person has ordered");
    let Some(news) = session.first_news() else { panic!("the script has ordered since") };
    assert!(news >= session.game.entries_after(mine));
    session.play_back(PlaybackStep::SinceMyTurn, &texts);
    assert!(
        session.view.looking_back_at.is_some_and(|at| at < news)
            && session.playback.as_ref().is_some_and(|w| w.is_playing())
    );
    session.play_back(PlaybackStep::Pause, &texts);
    assert!(!session.pass_time(60.0, &texts) && session.in_playback());
    session.play_back(PlaybackStep::Now, &texts);
}

#[test]
fn the_log_is_read_filtered_marked_and_walked() {
    let texts = Texts::new(Lang::En);
    let (mut session, _folder) = begin([Player::Person, Player::Script("normal".into())], &texts);
    play(&mut session, 40, &texts, |_| {});
    let line = session.view.log.iter().find(|l| !l.dice.is_empty()).expect("dice were rolled").clone();
    let reading = RefCell::new(Reading::default());
    let press = |session: &Session, label: &str| {
        let log = Log { view: &session.view, bookmarks: session.game.bookmarks(), playing: false, news: true };
        click(label, |ui| log::show(ui, &log, &mut reading.borrow_mut(), &texts).request)
    };
    let faces: Vec<String> = line.dice.iter().map(|die| die.face.to_string()).collect();
    let words = format!("{}  [{}]", line.text, faces.join("\u{a0}·\u{a0}"));
    reading.borrow_mut().lines = Lines::WithDice;
    reading.borrow_mut().words = line.text.to_uppercase();
    assert_eq!(press(&session, &words), Some(Request::Playback(PlaybackStep::To(line.entry))));
    // Accents, apostrophes and no-break spaces need not be typed as they are printed.
    let mut french = LogLine::clone(&line);
    french.text = "L’armée est prête\u{a0}: Élite".into();
    let typed = |words: &str| Reading { words: words.into(), ..Reading::default() };
    assert!(typed("l'armee prete : elite").shows(&french, &BTreeSet::new()));
    assert!(!typed("archers").shows(&french, &BTreeSet::new()));
    *reading.borrow_mut() = Reading { lines: Lines::Bookmarked, ..Reading::default() };
    assert!(session.game.bookmark(line.entry, true));
    assert_eq!(press(&session, &words), Some(Request::Playback(PlaybackStep::To(line.entry))));
    *reading.borrow_mut() = Reading::default();
    assert_eq!(press(&session, "To the beginning"), Some(Request::Playback(PlaybackStep::First)));
    assert_eq!(press(&session, "One step back"), Some(Request::Playback(PlaybackStep::Back)));
    assert_eq!(
        press(&session, "Show what happened since my last order"),
        Some(Request::Playback(PlaybackStep::SinceMyTurn))
    );
    assert_eq!(press(&session, "Search the log"), None);
    assert!(reading.borrow().searching);
    assert_eq!(press(&session, "Dice"), None);
    assert_eq!(reading.borrow().lines, Lines::WithDice);
    // What is taken back takes its bookmarks with it.
    let last = session.game.entries_after(session.game.journal().len()) - 1;
    session.game.limit_undo(UndoLimit::Agreed);
    assert!(session.game.bookmark(line.entry, false));
    assert!(session.game.bookmark(0, true) && session.game.bookmark(last, true));
    session.undo_to_entry(last, &texts).unwrap();
    assert_eq!(*session.game.bookmarks(), BTreeSet::from([0]));
}

/// A long log lays out what is in sight, line below line; the newest one first, and any other for whoever scrolls, walks
/// or goes on with the keyboard.
#[test]
fn a_long_log_is_read_from_its_end_to_its_beginning() {
    let texts = Texts::new(Lang::En);
    let mut session = super::play_screen::late_match(1000, None, &texts);
    let log = session.view.log.clone();
    assert!(log.len() > 300);
    let paper = |session: &Session, ui: &mut bevy_egui::egui::Ui, reading: &mut Reading| {
        let bookmarks = BTreeSet::from([log[5].entry, log[log.len() - 3].entry]);
        let log = Log { view: &session.view, bookmarks: &bookmarks, playing: false, news: false };
        log::show(ui, &log, reading, &texts).request
    };
    let words = |line: &LogLine| {
        let faces: Vec<String> = line.dice.iter().map(|die| die.face.to_string()).collect();
        if faces.is_empty() { line.text.clone() } else { format!("{}  [{}]", line.text, faces.join("\u{a0}·\u{a0}")) }
    };
    let wanted = RefCell::new(None);
    {
        let mut reading = Reading { single: true, ..Reading::default() };
        let mut harness = Harness::builder().with_size([330.0, 400.0]).build_ui(|ui| {
            if let Some(request) = paper(&session, ui, &mut reading) {
                *wanted.borrow_mut() = Some(request);
            }
        });
        harness.run_ok();
        // All lines on the screen: their places, in the order of the log.
        let lines = |harness: &Harness, from: usize, to: usize| -> Vec<(usize, egui::Rect)> {
            let of = |i: usize| {
                let label = words(&log[i]);
                let places: Vec<egui::Rect> = harness.query_all_by_label(&label).map(|node| node.rect()).collect();
                Some((i, places)).filter(|(_, places)| !places.is_empty())
            };
            let found: Vec<(usize, Vec<egui::Rect>)> = (from..to).filter_map(of).collect();
            // Of lines with the same words, any one.
            found.into_iter().filter(|(_, places)| places.len() == 1).map(|(i, places)| (i, places[0])).collect()
        };
        let end = lines(&harness, log.len() - 12, log.len());
        let (last, rect) = end.last().expect("the newest lines are shown");
        assert!(*last + 2 >= log.len() && rect.bottom() <= 400.0, "{end:?}");
        for pair in end.windows(2).filter(|pair| pair[0].0 + 1 == pair[1].0) {
            let gap = pair[1].1.top() - pair[0].1.bottom();
            assert!((2.0..12.0).contains(&gap), "{gap} points between {pair:?}");
        }
        // With the wheel to the beginning.
        for _ in 0..40 {
            harness.hover_at(egui::pos2(150.0, 250.0));
            harness.event(egui::Event::MouseWheel {
                unit: egui::MouseWheelUnit::Point,
                delta: egui::vec2(0.0, 4000.0),
                phase: egui::TouchPhase::Move,
                modifiers: egui::Modifiers::NONE,
            });
            harness.run_ok();
        }
        let start = lines(&harness, 0, 12);
        assert!(start.first().is_some_and(|(first, _)| *first < 3), "{start:?}");
        // A line does what it says, wherever it lies.
        let (i, rect) = start[2];
        harness.drag_at(rect.left_center() + egui::vec2(4.0, 0.0));
        harness.drop_at(rect.left_center() + egui::vec2(4.0, 0.0));
        harness.run_ok();
        assert_eq!(wanted.borrow_mut().take(), Some(Request::Playback(PlaybackStep::To(log[i].entry))));
        // From line to line with the keyboard, beyond what was in sight.
        harness.get_all_by_label(&words(&log[i])).next().expect("shown").focus();
        harness.run_ok();
        for _ in 0..40 {
            harness.key_press(egui::Key::Tab);
            harness.run_ok();
        }
        harness.key_press(egui::Key::Enter);
        harness.run_ok();
        assert_eq!(wanted.borrow_mut().take(), Some(Request::Playback(PlaybackStep::To(log[i + 40].entry))));
    }
    // Who looks back has the line in sight.
    let middle = log[log.len() / 2].entry;
    session.play_back(PlaybackStep::To(middle), &texts);
    let at = session.view.looking_back_at.expect("looking back");
    let line = log.iter().find(|line| line.entry == at).expect("a line of the log");
    let mut reading = Reading::default();
    let mut harness =
        Harness::builder().with_size([330.0, 400.0]).build_ui(|ui| drop(paper(&session, ui, &mut reading)));
    harness.run_steps(30);
    let rect = harness.get_all_by_label(&words(line)).next().expect("in sight").rect();
    assert!(rect.top() > 0.0 && rect.bottom() <= 400.0, "{rect:?}");
}

#[test]
fn the_dice_statistics_name_every_seat_that_rolled() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let (mut session, _folder) = begin([Player::Person, Player::Script("normal".into())], &texts);
        play(&mut session, 60, &texts, |_| {});
        let luck = dice_stats::of(&session);
        let rolled: usize = session.view.log.iter().map(|line| line.dice.len()).sum();
        assert_eq!(luck.iter().map(|seat| seat.rolls as usize).sum::<usize>(), rolled);
        let harness = Harness::builder().with_size([900.0, 700.0]).build_ui(|ui| {
            dice_stats::show(ui, &session, &luck, &texts);
        });
        for seat in &luck {
            assert!(harness.query_by_label(&session.name_of(seat.seat, &texts)).is_some());
        }
        assert_eq!(
            click(&texts.get("desktop-close"), |ui| dice_stats::show(ui, &session, &luck, &texts)),
            Some(Request::Close)
        );
    }
}

#[test]
fn the_rule_book_opens_at_a_number_and_is_searched() {
    for (lang, word) in [(Lang::En, "cavalry"), (Lang::Fr, "cavalerie")] {
        let texts = Texts::new(lang);
        let book = RefCell::new(OpenBook::default());
        book.borrow_mut().open(&Source::built_in(), "ancients", lang, "N-5.04");
        let panel =
            |ui: &mut bevy_egui::egui::Ui| rules::show(ui, &mut book.borrow_mut(), &mut GameChoice::default(), &texts);
        let harness = Harness::builder().with_size([1200.0, 800.0]).build_ui(|ui| drop(panel(ui)));
        assert!(harness.query_by_label("N-5.04").is_some(), "{lang:?}");
        drop(harness);
        book.borrow_mut().search(word);
        let harness = Harness::builder().with_size([1200.0, 4000.0]).build_ui(|ui| drop(panel(ui)));
        assert!(harness.query_by_label("N-1.01").is_none());
        assert!(harness.query_all_by_label_contains("N-").count() > 3, "{lang:?}");
        drop(harness);
        assert_eq!(click(&texts.get("desktop-close"), panel), Some(Request::Close));
    }
}

#[test]
fn orders_are_taken_back_all_of_them_or_none() {
    let texts = Texts::new(Lang::En);
    let (mut session, _folder) = begin([Player::Person, Player::Person], &texts);
    play(&mut session, 40, &texts, |_| ());
    let orders = session.game.journal().len();
    let first = session.view.log.first().expect("something has happened").entry;
    let stop = session.undo_to_entry(first, &texts).expect_err("armies were confirmed in secret since");
    assert_eq!(session.game.journal().len(), orders, "{stop:?}");
    assert_eq!(session.game.can_undo_to(0), Err(stop));
    assert_eq!(session.game.can_undo_to(orders), Ok(()));
}
