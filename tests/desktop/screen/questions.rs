//! Fief, Tactique and the Anarchy in the real window: whole matches by clicks, and every question that can be asked, on the screen.
use super::desk::{Desk, LIGHTS, wait_for};
use crate::desktop::{header_of, rules_of};
use mesnie::games::anarchy::Anarchy;
use mesnie::games::fief::Fief;
use mesnie::games::fief::chapters::moves::go::{ESCORT, LEAD, MARCH};
use mesnie::games::fief::chapters::negotiations::notes::{NOTE, NOTE_OFFER, NOTE_OWED_BY, NOTE_SUM, NOTE_UNTIL};
use mesnie::games::tactique::Tactique;
use mesnie::table::prelude::*;
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

/// Where a question is asked: in which match, with which options, after how many orders.
#[derive(Clone)]
pub struct Spot {
    answers: usize,
    pub seat: Seat,
    pub setup: Header,
    pub orders: Vec<Record>,
}

/// Of every question that is asked in some matches between scripts, and between players of chance, where it has most
/// answers.
fn questions(game: &'static dyn Game) -> BTreeMap<&'static str, Spot> {
    let rules = rules_of(game);
    let known: Vec<String> = game.options(&rules.data).into_iter().map(|option| option.name).collect();
    let own =
        |options: Settings| -> Settings { options.into_iter().filter(|(name, _)| known.contains(name)).collect() };
    let all = own(rules_of_all_variants());
    let scenarios = game.scenarios(&rules.data);
    let counts: Vec<usize> = game.seat_counts().collect();
    let mut found: BTreeMap<&'static str, Spot> = BTreeMap::new();
    for seed in 0..40_u64 {
        let script = seed % 4 != 3;
        let player = if script { Player::Script("normal".into()) } else { Player::Random };
        let mut setup = header_of(game, &rules, seed, &[], &vec![player; counts[seed as usize % counts.len()]]);
        setup.scenario = scenarios[seed as usize % scenarios.len()].clone();
        if seed % 2 == 1 {
            setup.options = all.clone();
        }
        setup.options.extend(own([("turn_cap".into(), Setting::Number(25))].into()));
        let mut table = Match::new(game, rules.data.clone());
        table.remember(false);
        table.start(setup.clone()).expect("a match");
        for _ in 0..4_000 {
            let Some(prompt) = table.prompt() else { break };
            // What scripts come to is likelier on a screen than what chance comes to.
            let answers = prompt.offered.len() + if script { 1_000 } else { 0 };
            // A match without any order is none that one goes on with.
            let begun = !table.journal().is_empty();
            if begun && found.get(prompt.text).is_none_or(|spot| spot.answers < answers) {
                let (seat, orders) = (prompt.seat, table.journal().to_vec());
                found.insert(prompt.text, Spot { answers, seat, setup: setup.clone(), orders });
            }
            let Some(record) = table.automatic_order() else { break };
            table.submit(record.seat, record.order).expect("on offer");
        }
    }
    found
}

/// Every variant at once.
fn rules_of_all_variants() -> Settings {
    let on = ["bishop_sale", "crowded_income", "crowded_plague", "surrender", "toll"];
    on.iter().map(|name| ((*name).to_owned(), Setting::Switch(true))).collect()
}

/// Lays a match in the folder of the saves, as it stood when a question was asked, with a person who is to answer.
fn lay_down(game: &'static dyn Game, spot: &Spot, folder: &Path) {
    let rules = rules_of(game);
    let mut setup = spot.setup.clone();
    setup.seats[spot.seat.0 as usize].player = Player::Person;
    let path = Saves::at(folder).new_autosave(game.id());
    let table = Match::new(game, rules.data);
    let mut recorded = Recorded::start(table, setup, path).expect("a match");
    for record in &spot.orders {
        recorded.submit(record.seat, record.order).expect("as before");
    }
}

/// Opens the saved match that the title offers to go on with.
pub fn go_on(desk: &mut Desk, lang: &str) {
    desk.start_program(lang);
    let all = desk.width * desk.height;
    wait_for("the title's main button", 60, || desk.lit() > all * 9 / 10 && desk.main_button().is_some());
    let matches = desk.matches();
    let title = desk.still();
    let is_gone = || desk.screen().iter().zip(&title).filter(|(a, b)| a != b).count() > all / 3;
    // The button may still be on its way when it is first seen.
    wait_for("the match", 60, || {
        if !is_gone() {
            desk.main_button().into_iter().for_each(|button| desk.click(button));
            std::thread::sleep(Duration::from_secs(2));
        }
        is_gone()
    });
    desk.rest();
    assert_eq!(desk.matches(), matches, "the title did not offer to go on: another match was begun");
}

/// Takes a picture of each of these questions in windows of this size.
fn look_at(game: &'static dyn Game, wanted: impl Fn(&str) -> bool, sizes: &[(usize, usize)], langs: &[&str]) -> usize {
    let mut pictures = 0;
    let percent = std::env::var("TEXT").unwrap_or_else(|_| "100".into());
    let found = questions(game);
    for (text, spot) in found.iter().filter(|(text, _)| wanted(text)) {
        for ((width, height), lang) in sizes.iter().flat_map(|size| langs.iter().map(move |lang| (*size, *lang))) {
            let Some(mut desk) = Desk::set_up(width, height) else { return usize::MAX };
            std::fs::write(
                desk.folder.path().join("settings.ron"),
                format!("(pace: Off, hints: false, text_size: {percent})"),
            )
            .expect("settings");
            lay_down(game, spot, &desk.folder.path().join("matches"));
            go_on(&mut desk, lang);
            assert!(desk.is_running(), "{text}: {}", desk.said());
            let size = if percent == "100" { String::new() } else { format!("-{percent}%") };
            desk.keep(&format!("{}-{text}-{width}x{height}{size}-{lang}", game.id()), desk.screen());
            pictures += 1;
        }
    }
    pictures
}

/// The questions with windows of their own, in both languages: each comes up and the window rests.
#[test]
fn the_great_questions_of_fief_come_up_in_both_languages() {
    let great = ["start", "cards", "purchases", "moves", "ready", "compose", "answer", "vote", "bid", "garrison"];
    let wanted = |text: &str| great.iter().any(|name| text == format!("fief-ask-{name}"));
    assert!(look_at(&Fief, wanted, &[(1280, 800)], &["en", "fr"]) >= 2 * great.len());
}

/// What the expansion asks, likewise.
#[test]
fn the_questions_of_tactique_come_up_in_both_languages() {
    let asked = ["upkeep", "bid", "engage", "volley", "reroll", "guard", "which-piece"];
    let wanted = |text: &str| asked.iter().any(|name| text == format!("tactique-ask-{name}"));
    assert!(look_at(&Tactique, wanted, &[(1280, 800)], &["en", "fr"]) >= 2 * asked.len());
}

/// All of them, to be looked at: set `SIZES` for other windows, `TEXT` for another size of the text in percent, `ONLY` for
/// some of them.
#[test]
#[ignore = "a hundred windows one after the other take their time"]
fn every_question_of_fief_and_tactique_comes_up() {
    let pictures = look_at_those_wanted(&Fief, |_| true);
    // What the base asks looks the same there, but for what stands on the map.
    let only = std::env::var("ONLY").is_ok();
    assert!(pictures.saturating_add(look_at_those_wanted(&Tactique, |text| only || text.starts_with("tactique"))) > 0);
}

/// Those of a battle of men, likewise.
#[test]
#[ignore = "dozens of windows one after the other take their time"]
fn every_question_of_the_anarchy_comes_up() {
    assert!(look_at_those_wanted(&Anarchy, |_| true) > 0);
}

fn look_at_those_wanted(game: &'static dyn Game, also: impl Fn(&str) -> bool) -> usize {
    let sizes = std::env::var("SIZES").unwrap_or_else(|_| "1280x800".into());
    let size = |text: &str| {
        let (width, height) = text.split_once('x').expect("WIDTHxHEIGHT");
        (width.parse().expect("a number"), height.parse().expect("a number"))
    };
    let sizes: Vec<(usize, usize)> = sizes.split(',').map(size).collect();
    let only = std::env::var("ONLY").unwrap_or_default();
    let langs = std::env::var("LANGS").unwrap_or_else(|_| "en,fr".into());
    let langs: Vec<&str> = langs.split(',').collect();
    let wanted = |text: &str| only.is_empty() || only.split(',').any(|part| text.ends_with(part));
    look_at(game, |text| wanted(text) && also(text), &sizes, &langs)
}

/// A family writes a note for another: what is asked at its beginning, what when all is said, and what the other is asked.
pub fn about_a_note() -> Vec<(&'static str, Spot)> {
    let rules = rules_of(&Fief);
    let setup = header_of(&Fief, &rules, 3, &[], &vec![Player::Script("normal".into()); 4]);
    let mut table = Match::new(&Fief, rules.data.clone());
    table.start(setup.clone()).expect("a match");
    let (seat, begun) = loop {
        let prompt = table.prompt().expect("the match goes on");
        if let Some(order) = (0..4).map(|with| NOTE.on(Seat(with))).find(|order| prompt.takes(*order)) {
            break (prompt.seat, order);
        }
        let record = table.automatic_order().expect("a script");
        table.submit(record.seat, record.order).expect("on offer");
    };
    let mut spots = vec![];
    let said = [
        ("note-begun", vec![begun]),
        ("note-written", vec![NOTE_OWED_BY.on(seat), NOTE_SUM.on(500)]),
        ("note-offered", vec![NOTE_OFFER.on(())]),
    ];
    for (name, orders) in said {
        for order in orders {
            table.submit(seat, order).expect("on offer");
        }
        let asked = table.prompt().expect("asked").clone();
        if let Some(until) = asked.spans.iter().find(|span| span.verb == NOTE_UNTIL.key) {
            table.submit(seat, NOTE_UNTIL.on(until.most)).expect("on offer");
        }
        let asked = table.prompt().expect("asked");
        let (answers, seat, orders) = (asked.offered.len(), asked.seat, table.journal().to_vec());
        spots.push((name, Spot { answers, seat, setup: setup.clone(), orders }));
    }
    spots
}

/// Loans and promises on paper, in both languages: each question comes up and the window rests.
#[test]
fn the_questions_about_notes_come_up_in_both_languages() {
    for (name, spot) in about_a_note() {
        for lang in ["en", "fr"] {
            let Some(mut desk) = Desk::set_up(1280, 800) else { return };
            std::fs::write(desk.folder.path().join("settings.ron"), "(pace: Off, hints: false)").expect("settings");
            lay_down(&Fief, &spot, &desk.folder.path().join("matches"));
            go_on(&mut desk, lang);
            assert!(desk.is_running(), "{name}: {}", desk.said());
            desk.keep(&format!("{name}-1280x800-{lang}"), desk.screen());
        }
    }
}

/// A lord has just been told to lead, at least three points of soldiers stand with him, and there is a village to go to.
fn with_a_leader(game: &'static dyn Game) -> Spot {
    let rules = rules_of(game);
    for seed in 0..20 {
        let setup = header_of(game, &rules, seed, &[], &vec![Player::Script("normal".into()); 4]);
        let mut table = Match::new(game, rules.data.clone());
        table.start(setup.clone()).expect("a match");
        for _ in 0..1_500 {
            let Some(prompt) = table.prompt().cloned() else { break };
            let leads = prompt.offered.iter().filter(|order| order.verb == LEAD.key);
            for order in leads.filter(|_| prompt.text == "fief-ask-moves") {
                table.submit(prompt.seat, *order).expect("on offer");
                let led = table.prompt().expect("where to");
                let troops = led.spans.iter().any(|span| span.verb == ESCORT.key && span.most >= 3);
                if troops && led.offered.iter().any(|order| order.verb == MARCH.key) {
                    let (answers, seat, orders) = (led.offered.len(), prompt.seat, table.journal().to_vec());
                    return Spot { answers, seat, setup, orders };
                }
                table.undo().expect("it only leads");
            }
            let record = table.automatic_order().expect("a script");
            table.submit(record.seat, record.order).expect("on offer");
        }
    }
    panic!("nobody leads soldiers")
}

/// Lays such a match of Fief in the folder of the saves.
pub fn lay_down_a_march(folder: &Path) {
    lay_down(&Fief, &with_a_leader(&Fief), folder);
}

/// A click on a lit village takes along the soldiers that the slider shows, and one undo takes all of it back.
#[test]
fn a_click_on_the_map_marches_with_the_soldiers_of_the_slider() {
    let games: [(&'static dyn Game, &str, (usize, usize)); 2] =
        [(&Fief, "en", (1280, 800)), (&Tactique, "fr", (1920, 1080))];
    for (game, lang, (width, height)) in games {
        let Some(mut desk) = Desk::set_up(width, height) else { return };
        std::fs::write(desk.folder.path().join("settings.ron"), "(pace: Off)").expect("settings");
        lay_down(game, &with_a_leader(game), &desk.folder.path().join("matches"));
        go_on(&mut desk, lang);
        desk.press(&["search", "--sync", "--name", "Mesnie", "windowfocus"]);
        desk.keep(&format!("leader-{}-{lang}", game.id()), desk.screen());
        let orders = |desk: &Desk| -> Vec<String> {
            let journal = desk.journal();
            journal.lines().filter(|line| line.starts_with("order ")).map(str::to_owned).collect()
        };
        let before = orders(&desk);
        // The gold dots on villages to which one may go; where one may storm too, the click asks which.
        let dots = desk.find(&LIGHTS[..1], 2, 4..width * 7 / 10, 90..height * 7 / 10);
        let mut tried: Vec<(usize, usize)> = vec![];
        for (x, y) in dots {
            if tried.iter().any(|(a, b)| a.abs_diff(x) + b.abs_diff(y) < 60) {
                continue;
            }
            tried.push((x, y));
            desk.click((x + 2, y + 2));
            std::thread::sleep(Duration::from_millis(700));
            if orders(&desk).len() > before.len() {
                break;
            }
            // Several orders for this village: the first of them.
            desk.keys(&["1"]);
            std::thread::sleep(Duration::from_millis(700));
            if orders(&desk).len() > before.len() {
                break;
            }
        }
        let given = orders(&desk)[before.len()..].to_vec();
        let takes = |line: &String| line.contains(" escort ") || line.contains(" take_");
        let (march, taken) = given.split_last().expect("a click on a dot orders a march");
        let goes = ["march ", "storm ", "ask_passage "].iter().any(|verb| march.contains(verb));
        assert!(goes && !taken.is_empty() && taken.iter().all(takes), "{given:?}");
        desk.rest();
        desk.keep(&format!("company-{}-{lang}", game.id()), desk.screen());
        desk.keys(&["ctrl+z"]);
        wait_for("all of it to be taken back", 20, || {
            let left = format!("undo {}", before.len());
            desk.journal().lines().any(|line| line.starts_with(&left))
        });
        // Enter does not end the go; the button asks first, for somebody has not moved.
        let now = desk.journal();
        for (key, picture) in [("Return", "enter-waits"), ("0", "left-undone"), ("Return", "left-undone-after-enter")] {
            std::thread::sleep(Duration::from_millis(700));
            desk.keys(&[key]);
            std::thread::sleep(Duration::from_millis(700));
            desk.rest();
            desk.keep(&format!("{picture}-{}-{lang}", game.id()), desk.screen());
            assert_eq!(desk.journal(), now, "{key} gives an order");
        }
    }
}

/// A whole match of four families, a person and three scripts, with the mouse alone.
fn play_by_clicks(game: &'static dyn Game, seed: u64, picture: &str) {
    let Some(mut desk) = Desk::set_up(1280, 800) else { return };
    std::fs::write(desk.folder.path().join("settings.ron"), "(pace: Off)").expect("settings");
    let script = Player::Script("normal".into());
    let players = [Player::Person, script.clone(), script.clone(), script];
    let rules = rules_of(game);
    let setup = header_of(game, &rules, seed, &[("turn_cap", Setting::Number(4))], &players);
    let path = Saves::at(desk.folder.path().join("matches")).new_autosave(game.id());
    let mut recorded = Recorded::start(Match::new(game, rules.data), setup, path).expect("a match");
    // A match without any order is none that one goes on with.
    let prompt = recorded.prompt().cloned().expect("who begins");
    recorded.submit(prompt.seat, prompt.offered[0]).expect("on offer");
    drop(recorded);
    go_on(&mut desk, "en");
    let orders = desk.play_by_clicks("lily");
    assert!(orders > 20, "the match ended after {orders} orders");
    desk.rest();
    desk.keep(picture, desk.screen());
}

#[test]
fn a_match_of_four_families_is_played_with_clicks_alone() {
    play_by_clicks(&Fief, 4, "end-of-a-match-of-four-families");
}

#[test]
fn a_match_of_tactique_is_played_with_clicks_alone() {
    play_by_clicks(&Tactique, 5, "end-of-a-match-of-tactique");
}
