//! The board of the ancient battle: hexes without names, rulers on its frame, counters with both numbers.
use crate::desktop::play_screen::{Table, on_screen};
use crate::desktop::{begin, rules};
use bevy_egui::egui::{Event, pos2};
use egui_kittest::kittest::Queryable;
use mesnie::desktop::board::camera::Lens;
use mesnie::desktop::face::{Decide, Describe, Draw, Forecast, RULER_ASIDE, Sight};
use mesnie::desktop::session::requests::Dialog;
use mesnie::desktop::session::view_model::teller;
use mesnie::desktop::session::{Pointed, Session};
use mesnie::games::ancients::chapters::attack::ATTACK;
use mesnie::games::ancients::chapters::shooting::SHOOT;
use mesnie::games::ancients::chapters::turn::{ACTIVATE, CONCEDE};
use mesnie::games::ancients::view::AncientsFace;
use mesnie::table::play::matches;
use mesnie::table::prelude::*;
use std::cell::RefCell;
use std::collections::BTreeSet;

fn deployed() -> Session {
    let texts = Texts::new(Lang::En);
    let (mut session, _folder) = begin([Player::Person, Player::Random], &texts);
    for _ in 0..4 {
        let order = session.obvious_order().expect("something obvious");
        session.give(&[order], &texts).expect("on offer");
        session.skip();
    }
    session
}

/// Rows and columns are numbered from 0; the frame tells them on both sides, and no hex is written on.
#[test]
fn rulers_along_the_frame_name_the_hexes() {
    let rules = rules();
    let mut table = Match::new(&mesnie::games::ancients::Ancients, rules.data);
    table.start(crate::desktop::header([Player::Person, Player::Person], 1)).expect("a match");
    let scenery = AncientsFace.scenery(&Sight::new(&Recorded::without_file(table), Some(Seat(0))));
    assert!(scenery.places.iter().all(|place| place.label.is_empty()));
    let ([left, bottom], [right, top]) = scenery.extent();
    let beside = |at: f32| -> BTreeSet<&str> {
        scenery.rulers.iter().filter(|(_, [x, _])| (x - at).abs() < 0.1).map(|(name, _)| name.as_str()).collect()
    };
    let across = |at: f32| -> BTreeSet<&str> {
        scenery.rulers.iter().filter(|(_, [_, y])| (y - at).abs() < 0.1).map(|(name, _)| name.as_str()).collect()
    };
    let (rows, columns) = (beside(left - RULER_ASIDE), across(top + RULER_ASIDE));
    assert!(rows.len() > 8 && columns.len() > 8, "{rows:?} {columns:?}");
    assert_eq!((&rows, &columns), (&beside(right + RULER_ASIDE), &across(bottom - RULER_ASIDE)));
    assert!(rows.contains("0") && columns.contains("0"));
}

/// Who points at a counter has it before him, large, with its number on both sides; who points at an empty hex has its name.
#[test]
fn a_counter_is_shown_large_beside_the_board() {
    let session = deployed();
    let look = session.view.scene.pieces.iter().find(|look| !look.other_side.is_empty()).expect("a unit").clone();
    let pointed = Pointed { place: look.place, ..Pointed::default() };
    assert_eq!(session.counter_meant(Some(pointed)).map(|found| found.piece), Some(look.piece));
    let empty = session.scenery.places.iter().find(|place| session.piece_at(place.place).is_none()).expect("room");
    let at = Pointed { place: Some(empty.place), ..Pointed::default() };
    assert!(session.counter_meant(Some(at)).is_none());
    let (strength, other) = (look.strength.clone(), look.other_side.clone());
    let table = RefCell::new(Table::lay(session, Texts::new(Lang::En), Dialog::None));
    let mut harness = on_screen(&table);
    let [x, y] = {
        let table = table.borrow();
        let at = table.world.resource::<Lens>().screen_point(look.at);
        [at.x, at.y]
    };
    harness.event(Event::PointerMoved(pos2(x, y)));
    harness.run_steps(4);
    // Two numbers in large letters at the side of the board.
    let space = table.borrow().world.resource::<Lens>().space;
    let written = |text: &str, least: f32| {
        harness.output().shapes.iter().any(|shape| match &shape.shape {
            bevy_egui::egui::Shape::Text(words) => {
                words.galley.text() == text && words.pos.x > space.right() && words.galley.size().y > least
            }
            _ => false,
        })
    };
    assert!(written(&strength, 26.0) && written(&other, 18.0), "{strength} and {other}");
}

/// How a fight has come out is told where it was fought, for a moment: what was thrown against what, and who suffers. It takes
/// no click.
#[test]
fn how_a_fight_has_come_out_is_told_where_it_was_fought() {
    for lang in [Lang::En, Lang::Fr] {
        let told: usize = (0..2).map(|seed| fights_told(lang, seed)).sum();
        assert!(told > 2, "{told} fights are told");
    }
}

/// Plays a match at random, but with every fight that can be had, until two were told. Gives how many were.
fn fights_told(lang: Lang, seed: u64) -> usize {
    let texts = Texts::new(lang);
    let (session, _folder) = begin([Player::Person, Player::Person], &texts);
    let table = RefCell::new(Table::lay(session, Texts::new(lang), Dialog::None));
    let mut harness = on_screen(&table);
    harness.run_steps(2);
    let (mut chance, mut told) = (seed + 7, 0);
    for step in 0..1_500 {
        let fight = {
            let mut table = table.borrow_mut();
            let mut session = table.world.resource_mut::<Session>();
            session.lift_curtain(&texts);
            session.skip();
            let Some(prompt) = session.game.prompt().cloned() else { break };
            let known = session.game.chronicle(None).count();
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let fights = prompt.offered.iter().find(|order| [ATTACK.key, SHOOT.key].contains(&order.verb));
            // Armies and their places are the usual ones.
            let obvious = if step < 8 { session.obvious_order() } else { None };
            let order = fights.copied().or(obvious).unwrap_or_else(|| matches::random_order(&prompt, chance));
            if order.verb == CONCEDE.key {
                continue;
            }
            session.give(&[order], &texts).expect("on offer");
            session.skip();
            let is_fight = |entry: &&Entry| {
                ["ancients-log-fight", "ancients-log-shot"].iter().any(|event| entry.event.starts_with(event))
            };
            let last = session.game.chronicle(None).skip(known).filter(is_fight).last().cloned();
            last.map(|entry| (entry, session.outcomes().1.last().cloned().expect("it is told")))
        };
        harness.run_steps(1);
        let Some((entry, outcome)) = fight else { continue };
        let number = |name: &str| {
            let found = entry.words.iter().find_map(|(n, word)| match word {
                Word::Number(number) if *n == name => Some(*number),
                _ => None,
            });
            found.expect("a number")
        };
        let totals: Vec<i32> = outcome.totals.iter().map(|(_, total)| total.parse().expect("a number")).collect();
        assert_eq!(totals, [number("total"), number("against")]);
        let is_tie = entry.event == "ancients-log-fight-tie" || entry.event == "ancients-log-shot-miss";
        assert_eq!(outcome.winner.is_none(), is_tie, "{entry:?}");
        // A plate is measured before it is drawn.
        harness.run_steps(2);
        let space = table.borrow().world.resource::<Lens>().space;
        let is_shown = |harness: &egui_kittest::Harness| {
            harness.output().shapes.iter().any(|shape| match &shape.shape {
                bevy_egui::egui::Shape::Text(words) => {
                    words.galley.text() == outcome.words && space.contains(words.pos)
                }
                _ => false,
            })
        };
        assert!(is_shown(&harness), "{outcome:?}");
        let over = table.borrow().world.resource::<Lens>().screen_point(outcome.at);
        assert!(harness.ctx.layer_id_at(over).is_none_or(|layer| layer.order == bevy_egui::egui::Order::Background));
        harness.run_steps(200);
        assert!(!is_shown(&harness), "it is over");
        told += 1;
        if told == 2 {
            break;
        }
    }
    told
}

/// A position between two persons with a module on.
fn with_module(module: &str, seed: u64, position: &str) -> Match {
    with_modules(&[module], seed, position)
}

/// The same with several modules.
fn with_modules(modules: &[&str], seed: u64, position: &str) -> Match {
    let mut table = Match::new(&mesnie::games::ancients::Ancients, rules().data);
    table.start_from(header_with(modules, seed), position).expect("a position");
    table
}

fn header_with(modules: &[&str], seed: u64) -> Header {
    let mut header = crate::desktop::header([Player::Person, Player::Person], seed);
    header.options.extend(modules.iter().map(|module| ((*module).to_owned(), Setting::Switch(true))));
    header
}

/// Who attacks a unit on its rampart sees in the odds what the rampart adds, and under which rule (N-19.01, N-11.04).
#[test]
fn the_odds_tell_of_the_defence_of_a_rampart() {
    let units = r#"(active: "red", units: [(unit: "r-heavy-6-1", at: "2:3"), (unit: "b-archers-5-1", at: "1:3")])"#;
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut table = with_module("rampart_defence", 1, units);
        let piece = |label: &str| match table.names().read(Sort::Piece, label) {
            Ok(Target::Piece(id)) => id,
            other => panic!("{other:?}"),
        };
        let (lead, target) = (piece("r-heavy-6-1"), piece("b-archers-5-1"));
        table.submit(Seat(0), ACTIVATE.on(lead)).expect("on offer");
        let (sight, tell) = (Sight::new(&table, Some(Seat(0))), teller(&table, &texts));
        let told = AncientsFace.forecast(&sight, &[ATTACK.on(target)], &tell).expect("the odds of an attack");
        let totals: Vec<(&str, &str)> = told.sides.iter().map(|side| (&*side.total, &*side.parts)).collect();
        assert_eq!(totals, [("6", "6"), ("6", "5")]);
        let [(name, 1, rule)] = &told.modifiers[..] else { panic!("{:?}", told.modifiers) };
        assert!(rule == "N-19.01" && *name == texts.get("ancients-view-rampart-defence"));
        let rampart = AncientsFace.place_sheet(
            &sight,
            sight
                .names()
                .read(Sort::Place, "1:3")
                .map(|target| match target {
                    Target::Place(place) => place,
                    other => panic!("{other:?}"),
                })
                .expect("a hex"),
            &tell,
        );
        assert!(rampart.expect("a sheet").notes.iter().any(|(_, rule)| rule == "N-19.01"));
        assert_eq!(texts.faults(), Default::default());
    }
}

/// Whose unit comes back is asked where, sees the free hexes of the camp lit, and reads in the sheet of each side who may still return
/// (N-19.02).
#[test]
fn who_returns_is_asked_where_with_the_camp_lit() {
    let units = r#"(turn: 0, active: "red", units: [
        (unit: "r-cavalry-6", fate: "fled"), (unit: "b-cavalry-6", fate: "fled"),
        (unit: "r-elite-9", at: "10:4"), (unit: "b-elite-9", at: "3:4"),
    ])"#;
    let asked = |table: &Match| {
        table.prompt().is_some_and(|prompt| prompt.text == "ancients-ask-return" && prompt.seat == Seat(0))
    };
    let table = || (1..40).map(|seed| with_module("return_of_routed", seed, units)).find(asked).expect("a 5 or a 6");
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let session = Session::new(1, Recorded::without_file(table()), &AncientsFace, &texts);
        // The camp has nine hexes, and one is held.
        assert_eq!(session.lit_points().count(), 8);
        let question = session.view.question.as_ref().expect("asked").text.clone();
        let table = table();
        let (sight, tell) = (Sight::new(&table, Some(Seat(0))), teller(&table, &texts));
        for seat in [Seat(0), Seat(1)] {
            let sheet = AncientsFace.player_sheet(&sight, seat, &tell).expect("a sheet");
            let waiting = sheet.lines.iter().filter(|(label, _)| *label == texts.get("ancients-players-may-return"));
            assert_eq!(waiting.count(), 1, "{sheet:?}");
        }
        let laid = RefCell::new(Table::lay(session, Texts::new(lang), Dialog::None));
        let harness = on_screen(&laid);
        assert!(harness.query_by_label_contains(&question).is_some(), "{question}");
        assert_eq!(texts.faults(), Default::default());
    }
}

/// The forecast of an order that the script's unit has on offer after these orders, with the words of its notes.
fn forecast_of(texts: &Texts, modules: &[&str], position: &str, orders: &[&str], last: &str) -> Forecast {
    let mut table = with_modules(modules, 1, position);
    for order in orders {
        let record = table.read_order(order).unwrap_or_else(|e| panic!("{order}: {e:?}"));
        table.submit(record.seat, record.order).unwrap_or_else(|e| panic!("{order}: {e:?}"));
    }
    let last = table.read_order(last).expect("an order");
    let (sight, tell) = (Sight::new(&table, Some(Seat(0))), teller(&table, texts));
    let told = AncientsFace.forecast(&sight, &[last.order], &tell).expect("the odds of an attack");
    assert_eq!(texts.faults(), Default::default());
    told
}

/// Before the attack one sees that an assault has one more and cannot be refused (N-12.05), that a charge imposes the combat (N-13.01),
/// and that ties are won (N-13.06).
#[test]
fn the_odds_tell_of_assault_impact_and_tie_victory() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let assault = forecast_of(
            &texts,
            &["general"],
            r#"(active: "red", units: [(unit: "r-general-6", at: "7:4"), (unit: "r-heavy-6-1", at: "5:4"),
                (unit: "r-archers-4", at: "5:3"), (unit: "b-elite-9", at: "4:4")])"#,
            &["red activate r-general-6", "red assault r-heavy-6-1"],
            "red double b-elite-9",
        );
        let modifiers: Vec<(i32, &str)> = assault.modifiers.iter().map(|(_, n, rule)| (*n, &**rule)).collect();
        assert_eq!(modifiers, [(1, "N-12.05")]);
        assert!(assault.notes.contains(&texts.get("ancients-view-assault-imposed")), "{:?}", assault.notes);
        let charge = forecast_of(
            &texts,
            &["shock"],
            r#"(active: "red", units: [(unit: "r-shock-6", at: "5:2", bears: ["impact", "tie_victory"]),
                (unit: "b-heavy-6-1", at: "5:4", spent: true)])"#,
            &["red activate r-shock-6", "red step 5:3"],
            "red attack b-heavy-6-1",
        );
        for note in ["ancients-view-impact", "ancients-view-wins-ties"] {
            assert!(charge.notes.contains(&texts.get(note)), "{:?}", charge.notes);
        }
        // With 6 against 5 the ties are among the victories: 28 − 0 of 36 cases by d = +1, and 6 ties.
        let red = AncientsFace.tincture(Seat(0));
        let won: u32 = charge.chances.iter().filter(|c| c.favours == Some(red)).map(|c| c.count).sum();
        let tied = charge.chances.iter().find(|c| c.favours.is_none()).expect("ties");
        assert_eq!((won, tied.count), (22 + 6, 0));
    }
}

/// The odds name the height and the stakes that count (N-17.16, N-17.07).
#[test]
fn the_odds_tell_of_hills_and_stakes() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let told = forecast_of(
            &texts,
            &["terrain", "stakes"],
            r#"(active: "red", units: [(unit: "r-heavy-6-1", at: "5:4"), (unit: "b-archers-5-1", at: "4:4")],
                markers: [("hill", "5:4")], stakes: [(side: "blue", at: "4:4")])"#,
            &["red activate r-heavy-6-1"],
            "red attack b-archers-5-1",
        );
        let modifiers: Vec<(i32, &str)> = told.modifiers.iter().map(|(_, n, rule)| (*n, &**rule)).collect();
        assert_eq!(modifiers, [(1, "N-17.16"), (-1, "N-17.07")]);
    }
}

/// Before an ambush is ordered one reads what its best attack on the spot would bring (N-18.06).
#[test]
fn the_odds_tell_of_a_surprise() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let told = forecast_of(
            &texts,
            &["terrain", "ambush"],
            r#"(active: "red", units: [(unit: "r-elite-9", at: "9:2"), (unit: "b-heavy-6-1", at: "6:5"), (unit: "b-elite-9", at: "6:3")],
                markers: [("forest", "6:4")], tokens: [(side: "red", at: "6:4", unit: "r-heavy-6-1")])"#,
            &[],
            "red order_token 6:4",
        );
        let totals: Vec<(&str, &str)> = told.sides.iter().map(|side| (&*side.total, &*side.parts)).collect();
        assert_eq!(totals, [("6", "6"), ("5", "6")]);
        let modifiers: Vec<(i32, &str)> = told.modifiers.iter().map(|(_, n, rule)| (*n, &**rule)).collect();
        assert_eq!(modifiers, [(-1, "N-18.06")]);
        // Who points at it knows that the order alone does not attack.
        let condition = told.condition.expect("an attack has to follow");
        assert!(condition.contains('6') && condition.trim_end().ends_with(':'), "{condition}");
    }
}

/// A general in hand lights how far his orders reach (N-12.04), and his sheet says whether he can still give one (N-12.03).
#[test]
fn the_reach_of_a_general_is_lit() {
    let units = r#"(active: "red", units: [(unit: "r-general-6", at: "5:4"), (unit: "b-elite-9", at: "0:4")])"#;
    let mut table = with_modules(&["general"], 1, units);
    let order = table.read_order("red activate r-general-6").expect("an order");
    table.submit(order.seat, order.order).expect("on offer");
    let sight = Sight::new(&table, Some(Seat(0)));
    // Three rings of hexes around him, less what lies beyond the edge.
    assert_eq!(AncientsFace.scene(&sight).zone.len(), 37);
    let texts = Texts::new(Lang::En);
    let Ok(Target::Piece(general)) = table.names().read(Sort::Piece, "r-general-6") else { panic!("a unit") };
    let sheet = AncientsFace.sheet(&sight, general, &teller(&table, &texts)).expect("a sheet");
    assert!(
        sheet
            .notes
            .iter()
            .any(|(told, rule)| rule == "N-12.03" && *told == texts.get("ancients-view-general-commands"))
    );
}

/// What is bought for a unit stands below it in the shop, costs points, and can be bought as often as there are such units (N-1.17).
#[test]
fn upgrades_and_stakes_stand_in_the_shop() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut table = Match::new(&mesnie::games::ancients::Ancients, rules().data);
        table.start(header_with(&["shock", "stakes"], 1)).expect("a match");
        for order in ["red recruit shock-7", "red recruit shock-7-impact", "red recruit stakes"] {
            let record = table.read_order(order).expect("an order");
            table.submit(record.seat, record.order).expect("on offer");
        }
        let (sight, tell) = (Sight::new(&table, Some(Seat(0))), teller(&table, &texts));
        let shop = AncientsFace.army_shop(&sight, &tell).expect("a shop");
        assert_eq!(shop.spent, 7 + 2 + 1);
        let taken: Vec<(u32, u32)> = shop.items.iter().rev().map(|item| (item.taken, item.stock)).take(7).collect();
        // Stakes; shock cavalry 6 with its two upgrades; shock cavalry 7 with tie victory, impact, and itself.
        assert_eq!(taken, [(1, 2), (0, 0), (0, 0), (0, 1), (0, 1), (1, 1), (1, 1)]);
        assert_eq!(shop.army.len(), 1);
        assert_eq!(texts.faults(), Default::default());
    }
}
