//! The headings of the log: every line stands under its turn and its phase, in both languages.
use super::{fixtures, matches_of, recorded};
use mesnie::desktop::face::{Face, Scenery};
use mesnie::desktop::session::audience::Audience;
use mesnie::desktop::session::log_lines::LogLines;
use mesnie::desktop::session::view_model::TableView;
use mesnie::games::{ancients, fief, tactique, vassaux};
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};
use std::collections::BTreeSet;

fn log_of(game: &Match, face: &dyn Face, texts: &Texts) -> LogLines {
    let audience = Audience { persons: vec![], holder: None };
    TableView::build(game, &[], face, &Scenery::default(), &audience, texts).log
}

/// The phases of a turn of fief, as positions name them.
const PHASES: [&str; 8] = ["setup", "cards", "revenues", "purchases", "moves", "battles", "negotiations", "turn_end"];

/// F-4.01: in recorded matches of fief and tactique each line stands under a phase in which the match was when it happened.
#[test]
fn every_line_stands_under_its_phase() {
    let texts = Texts::new(Lang::En);
    let mut checked = [0; PHASES.len()];
    for (game, face) in [("fief", &fief::view::FACE), ("tactique", &tactique::view::FACE)] {
        for path in matches_of(game).iter().step_by(2) {
            let game = recorded(path);
            let log = log_of(&game, face, &texts);
            let words = |turn: u64, phase: usize| match PHASES[phase] {
                "setup" => texts.get("fief-players-set-up"),
                label => {
                    let turn = texts.format("fief-players-turn", &[("turn", turn.into())]);
                    let key = if label == "turn_end" {
                        "fief-players-turn-end".into()
                    } else {
                        format!("fief-view-phase-{label}")
                    };
                    format!("{turn} · {}", texts.get(&key))
                }
            };
            let mut shadow = game.shadow();
            let mut stage = |orders: usize| {
                assert!(game.look_back(orders, &mut shadow));
                let turn = &shadow.position(None)["turn"];
                let phase = PHASES.iter().position(|label| turn["phase"] == *label).expect("a phase");
                (turn["number"].as_u64().expect("a turn"), phase)
            };
            let mut before = stage(0);
            let mut lines = log.iter().peekable();
            for n in 1..=game.journal().len() {
                let after = stage(n);
                let mut possible = BTreeSet::new();
                // A phase has its heading from the first entry on that tells of it: what comes before stands under an earlier one of
                // the same turn, never under a later one or under another turn.
                let (mut turn, mut phase) = (before.0, before.1.min(1));
                loop {
                    possible.insert(words(turn, phase));
                    if (turn, phase) >= after {
                        break;
                    }
                    (turn, phase) = if phase + 1 < PHASES.len() { (turn, phase + 1) } else { (turn + 1, 1) };
                }
                while let Some(line) = lines.next_if(|line| line.entry < game.entries_after(n)) {
                    let under = line.under.words();
                    // What happens at the end of a turn without a count of points still stands under its last phase.
                    let ends = before.1 == 7 || after.1 == 7 || after.0 > before.0;
                    assert!(
                        possible.contains(&under) || (ends && line.entry >= game.entries_after(n - 1)),
                        "{}, order {n}: `{}` stands under `{under}`, not {possible:?}",
                        path.display(),
                        line.text
                    );
                    checked[before.1] += 1;
                }
                before = after;
            }
        }
    }
    // Nobody is asked anything in the revenues: what is told of them comes of the order before.
    let asked = checked[..7].iter().enumerate().filter(|(phase, _)| *phase != 2);
    assert!(asked.into_iter().all(|(_, lines)| *lines > 20), "{checked:?}");
}

/// All games: turns follow each other, every turn that was played has its heading, in the words of the language.
#[test]
fn every_turn_has_its_heading_in_both_languages() {
    let games: [(&str, &dyn Face, [&str; 2]); 4] = [
        ("ancients/script/hard", &ancients::view::AncientsFace, ["Turn 1", "Tour 1"]),
        ("fief/script/six-seats", &fief::view::FACE, ["Turn 1 · Cards", "Tour 1 · Cartes"]),
        ("tactique/script/five-seats", &tactique::view::FACE, ["Turn 2 · Purchases", "Tour 2 · Achats"]),
        ("vassaux/script/hard", &vassaux::view::VassauxFace, ["Turn 1 · Orders phase", "Tour 1 · Ordres"]),
    ];
    for (name, face, expected) in games {
        let game = recorded(&fixtures().join(format!("{name}.mesnie")));
        for (lang, expected) in [Lang::En, Lang::Fr].into_iter().zip(expected) {
            let texts = Texts::new(lang);
            let log = log_of(&game, face, &texts);
            let mut headings: Vec<String> = log.iter().map(|line| line.under.words()).collect();
            headings.dedup();
            assert!(headings.iter().all(|heading| !heading.is_empty()), "{name}: {headings:?}");
            assert!(headings.contains(&expected.to_owned()), "{name}, {lang}: {headings:?}");
            // None comes twice: nothing goes back to a phase that was over.
            let once: BTreeSet<&String> = headings.iter().collect();
            assert_eq!(once.len(), headings.len(), "{name}, {lang}: {headings:?}");
        }
    }
}

/// Told bit by bit, as a match goes on, the headings are the same; and what a line names is on the board.
#[test]
fn headings_do_not_depend_on_when_they_are_told() {
    let texts = Texts::new(Lang::En);
    let mut session = crate::desktop::play_screen::late_match(0, None, &texts);
    let mut chance = 5_u64;
    for _ in 0..250 {
        session.skip();
        let Some(prompt) = session.game.prompt() else { break };
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (seat, order) = (prompt.seat, mesnie::table::play::matches::random_order(prompt, chance));
        if session.open_prompt().is_some() {
            session.give(&[order], &texts).expect("on offer");
        } else {
            session.game.submit(seat, order).expect("on offer");
        }
    }
    session.skip();
    let whole = TableView::build(&session.game, &[], session.face, &session.scenery, &session.audience, &texts);
    session.play_back(mesnie::desktop::session::playback::PlaybackStep::Now, &texts);
    let told = &session.view.log;
    assert!(told.len() > 60);
    for (one, other) in told.iter().zip(whole.log.iter()) {
        assert_eq!(one.under, other.under, "{}", one.text);
    }
    let named: Vec<Target> = told.iter().flat_map(|line| line.names.clone()).collect();
    assert!(named.len() > 30 && named.iter().all(|target| matches!(target, Target::Place(_) | Target::Piece(_))));
}
