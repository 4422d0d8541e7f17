//! The face of the skirmish: every piece has a look and a sheet, every question its surroundings in both languages, and
//! nobody sees what the other has written down.
use super::{is_filled, view_of};
use crate::desktop::rules_of;
use mesnie::desktop::face::{Decide, Describe, Draw, Sight};
use mesnie::desktop::session::view_model::teller;
use mesnie::games::vassaux::Vassaux;
use mesnie::games::vassaux::view::VassauxFace;
use mesnie::games::vassaux::view::seen::Seen;
use mesnie::table::play::matches;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

const FACE: VassauxFace = VassauxFace;
const SCENARIOS: [&str; 5] = ["maison_forte", "chevauchee", "chevalerie", "chasse_croise", "aleatoire"];
const ON_TABLE: &str = "on_table";

/// A match of two persons.
fn begin(scenario: &str, seed: u64) -> Match {
    begin_with(scenario, seed, Settings::new())
}
fn begin_with(scenario: &str, seed: u64, options: Settings) -> Match {
    let rules = rules_of(&Vassaux);
    let mut table = Match::new(&Vassaux, rules.data.clone());
    let header = Header {
        game: Vassaux.id().into(),
        scenario: scenario.into(),
        options,
        seed,
        seats: vec![SeatSetup::of(Player::Person); 2],
        undo: UndoLimit::Usual,
        advice: true,
        data: rules.files.clone(),
    };
    table.start(header).expect("a match");
    table
}

fn next(chance: &mut u64) -> u64 {
    *chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    *chance
}

/// Plays a match by chance and looks at it every so many orders, and at its end.
fn play(scenario: &str, seed: u64, every: usize, most: usize, mut look: impl FnMut(&Match, usize)) -> Match {
    let mut table = begin(scenario, seed);
    let mut chance = seed;
    for n in 0..most {
        let Some(prompt) = table.prompt().cloned() else { break };
        if n % every == 0 {
            look(&table, n);
        }
        let order = matches::random_order(&prompt, next(&mut chance));
        table.submit(prompt.seat, order).expect("on offer");
    }
    look(&table, most);
    table
}

// V-8.08, V-11.01: in every scenario and both languages everything on the table is drawn, named and told.
#[test]
fn everything_on_the_table_is_drawn_and_told() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for (seed, scenario) in (3..).zip(SCENARIOS) {
            let mut badges = 0;
            play(scenario, seed, 37, 420, |table, n| {
                let at = format!("{lang}, {scenario}, order {n}");
                let sight = Sight::new(table, Some(Seat(0)));
                let tell = teller(table, &texts);
                let scene = FACE.scene(&sight);
                let position = table.position(None);
                for (label, facts) in position["pieces"].as_object().expect("pieces") {
                    if facts["fate"] == ON_TABLE {
                        let id = table.names().read(Sort::Piece, label).expect("a piece");
                        assert!(scene.pieces.iter().any(|look| Target::Piece(look.piece) == id), "{at}: {label}");
                    }
                }
                for look in &scene.pieces {
                    let base = look.base.as_ref().expect("a miniature");
                    assert!(base.figure.len() > 12 && base.ground.is_some(), "{at}: {:?}", look.piece);
                    let corners = base.figure.iter().flat_map(|shape| &shape.outline);
                    assert!(corners.into_iter().all(|p| p[0].hypot(p[1]) < 1.001), "{at}: {:?}", look.piece);
                    badges += base.badges.len();
                }
                for id in sight.names().piece_ids() {
                    let sheet = FACE.sheet(&sight, id, &tell).unwrap_or_else(|| panic!("{at}: no sheet of {id:?}"));
                    assert!(is_filled(&sheet) && sheet.lines.len() > 3, "{at}: {sheet:?}");
                }
                let patches = FACE.scenery(&sight).ground.expect("an open table").patches.len();
                for patch in 0..patches {
                    assert!(
                        FACE.patch_sheet(&sight, patch, &tell).is_some_and(|sheet| is_filled(&sheet)),
                        "{at}: {patch}"
                    );
                }
                let header = FACE.header(&sight, &tell);
                let filled = |item: &mesnie::desktop::face::HeaderItem| {
                    !item.label.is_empty() && !item.value.is_empty() && !item.hint.is_empty()
                };
                assert!(!header.is_empty() && header.iter().all(filled), "{at}: {header:?}");
                let players = FACE.players(&sight, &tell);
                let counts = players.iter().flat_map(|player| &player.counts);
                let told = |count: &mesnie::desktop::face::Count| {
                    !count.label.is_empty() && !count.value.is_empty() && !count.hint.is_empty()
                };
                assert!(players.len() == 2 && counts.clone().count() > 5 && counts.into_iter().all(told), "{at}");
                assert!(FACE.on_board(&sight, &tell).iter().all(|line| line.len() > 8), "{at}");
                let pages = FACE.reference(&sight, &tell);
                assert!(pages.len() == 4 && pages.iter().all(|page| page.sheets.iter().all(is_filled)), "{at}");
                let summary = FACE.summary(&sight, &tell);
                assert!(summary.len() > 5 && summary.iter().all(|row| row.values.len() == 2), "{at}");
                let turns = position["progress"]["limit"].as_u64().expect("a limit");
                assert_eq!(FACE.track(&sight, &tell).len() as u64, turns, "{at}");
            });
            assert!(badges > 0, "{scenario}: no order die was ever seen");
        }
        let faults: Vec<_> = texts.faults().into_keys().filter(|key| !key.is_empty()).collect();
        assert!(faults.is_empty(), "{lang}: {faults:?}");
    }
}

// V-15.02, V-17.06: while losses of a fight are being chosen both sides are told of.
#[test]
fn a_fight_is_told_of_while_it_is_decided() {
    let texts = Texts::new(Lang::En);
    let mut told = BTreeSet::new();
    for seed in 0..6 {
        play("chasse_croise", seed, 1, 500, |table, _| {
            let Some(prompt) = table.prompt() else { return };
            if !["vassaux-ask-lose", "vassaux-ask-reorganise", "vassaux-ask-first"].contains(&prompt.text) {
                return;
            }
            let sight = Sight::new(table, Some(prompt.seat));
            let matter = FACE.matter(&sight, &teller(table, &texts));
            let fights = table.position(None)["combat"]["melees"].as_array().is_some_and(|all| !all.is_empty());
            if prompt.text == "vassaux-ask-lose" || fights {
                let matter = matter.unwrap_or_else(|| panic!("seed {seed}: {} without a window", prompt.text));
                assert!(matter.sides.len() > 1 && !matter.notes.is_empty(), "{matter:?}");
                let odds = |(note, rule): &(String, String)| rule == "V-15.08" && note.contains('%');
                if matter.notes.iter().any(odds) {
                    told.insert("odds");
                }
                told.insert(prompt.text);
            }
        });
    }
    assert!(told.contains("vassaux-ask-lose") && told.contains("odds"), "{told:?}");
}

// V-23.02: who is being set down stands where he is shown, and his unit has lost nobody.
#[test]
fn a_unit_in_hand_is_told_of_as_it_stands() {
    let texts = Texts::new(Lang::En);
    let mut told = 0;
    play("maison_forte", 3, 1, 40, |table, _| {
        let Some(prompt) = table.prompt().filter(|prompt| prompt.text == "vassaux-ask-form-up") else { return };
        let sight = Sight::new(table, Some(prompt.seat));
        let tell = teller(table, &texts);
        let seen = Seen::of(&sight);
        let unit = seen.hand.0.as_ref().expect("somebody is in hand").unit;
        let sheet = FACE.sheet(&sight, unit, &tell).expect("a sheet");
        let line = |key: &str| {
            let label = texts.get(key);
            sheet.lines.iter().find(|(of, _)| *of == label).map(|(_, value)| value.clone())
        };
        assert_ne!(line("vassaux-view-stands"), Some(texts.get("vassaux-view-fate-aside")), "{sheet:?}");
        assert!(line("vassaux-view-unit").is_none_or(|unit| !unit.contains(" 0 of")), "{sheet:?}");
        told += usize::from(line("vassaux-view-unit").is_some());
    });
    assert!(told > 1, "{told}");
}

// V-23.10: the number of a side is seen by that side alone: what the other sees is the same whatever it is.
#[test]
fn a_secret_turn_is_seen_by_its_side_alone() {
    let mut table = begin("chevalerie", 11);
    let mut chance = 11;
    let number = |table: &Match, seat: usize| table.position(None)["objectives"]["duel"][seat].as_i64();
    while number(&table, 1).is_none() {
        let prompt = table.prompt().cloned().expect("somebody is asked");
        table.submit(prompt.seat, matches::random_order(&prompt, next(&mut chance))).expect("on offer");
    }
    assert_eq!(table.prompt().map(|prompt| prompt.text), Some("vassaux-ask-secret"));
    let duel = |viewer: Seat| Sight::new(&table, Some(viewer)).public::<Seen>().objectives.duel;
    let both = [number(&table, 0), number(&table, 1)].map(|n| n.map(|n| n as i32));
    assert!(both.iter().all(Option::is_some));
    assert_eq!([duel(Seat(0)), duel(Seat(1)), duel(Seat::BYSTANDER)], [[both[0], None], [None, both[1]], [None, None]]);
    let seen = |viewer: Seat| Sight::new(&table, Some(viewer)).public::<Seen>().board.locked_until;
    assert_eq!([seen(Seat(0)), seen(Seat(1))], [[both[0], None], [None, both[1]]]);
    // Each hears of its own roll alone.
    let rolled = |viewer: Seat| -> Vec<Seat> {
        let sight = Sight::new(&table, Some(viewer));
        let rolls = sight.entries().flat_map(|entry| &entry.rolls).filter(|roll| roll.purpose == "vassaux-roll-duel");
        rolls.map(|roll| roll.seat).collect()
    };
    assert_eq!([rolled(Seat(0)), rolled(Seat(1)), rolled(Seat::BYSTANDER)], [vec![Seat(0)], vec![Seat(1)], vec![]]);
}

// A picture of sixty in a second leaves 16 ms for everything: a whole view of the largest table.
#[test]
fn a_view_of_the_largest_table_is_quick() {
    let texts = Texts::new(Lang::En);
    let (mut took, mut most) = (vec![], 0);
    play("maison_forte", 4, 1, 120, |table, _| {
        let Some(seat) = table.prompt().map(|prompt| prompt.seat) else { return };
        let began = Instant::now();
        let view = view_of(table, &FACE, seat, &texts);
        if view.scene.pieces.len() > 50 {
            took.push(began.elapsed());
            most = most.max(view.scene.pieces.len());
        }
    });
    took.sort_unstable();
    let [middle, slowest] = [took.len() / 2, took.len() - 1].map(|i| took[i]);
    eprintln!("{most} bases: {middle:?}, at most {slowest:?}");
    // Without optimisation and beside other work.
    assert!(middle < Duration::from_millis(100), "{most} bases: {middle:?}");
}

/// V-23.29, V-23.30, V-23.32: whoever cannot see the table chooses by these words.
#[test]
fn places_for_terrain_and_for_points_of_interest_are_told_in_words() {
    let mut told: BTreeSet<&str> = BTreeSet::new();
    for seed in 0..12 {
        let mut table = begin_with("aleatoire", seed, [("own_table".to_owned(), Setting::Switch(true))].into());
        let mut chance = seed;
        while let Some(prompt) = table.prompt().cloned().filter(|prompt| prompt.text != "vassaux-ask-deploy") {
            for (area, lang) in prompt.areas.iter().flat_map(|area| Lang::ALL.map(|lang| (area, lang))) {
                let texts = Texts::new(lang);
                let sight = Sight::new(&table, Some(prompt.seat));
                let all = FACE.candidates(&sight, area, &teller(&table, &texts));
                if told.insert(prompt.text) {
                    eprintln!("{all:#?}");
                }
                let words: BTreeSet<&str> = all.iter().map(|(_, words)| words.as_str()).collect();
                assert_eq!(words.len(), all.len(), "two places in the same words: {all:#?}");
                assert!(words.iter().all(|words| words.len() > 20 && !words.contains("vassaux-")), "{all:#?}");
                assert_eq!(texts.faults(), Default::default(), "{lang}");
            }
            table.submit(prompt.seat, matches::random_order(&prompt, next(&mut chance))).expect("on offer");
        }
    }
    let asked = ["vassaux-ask-lay-terrain", "vassaux-ask-poi", "vassaux-ask-poi-near-edge"];
    assert_eq!(told, asked.into());
}
