//! The face of fief: what it shows is what is so, and nothing that its viewer may not see.
use crate::desktop::{begin_of, header_of, rules_of};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::face::{Describe, Draw, Sight};
use mesnie::desktop::pages::summary;
use mesnie::desktop::panels::question;
use mesnie::desktop::session::audience::Audience;
use mesnie::desktop::session::view_model::{Ending, TableView, teller};
use mesnie::desktop::session::{Amounts, Session};
use mesnie::games::fief::Fief;
use mesnie::games::fief::chapters::turn::DONE;
use mesnie::games::fief::state::cards::Cards;
use mesnie::games::fief::view::forecast;
use mesnie::games::fief::view::seen::Seen;
use mesnie::games::fief::view::{FACE, FiefFace};
use mesnie::table::kit::decks;
use mesnie::table::play::matches;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};

fn begin(seats: usize, seed: u64, options: &[(&str, Setting)]) -> Match {
    begin_of(&Fief, seats, seed, options)
}

/// Plays at random; `watch` sees every position before its order.
fn play(table: &mut Match, seed: u64, orders: usize, mut watch: impl FnMut(&mut Match, Record)) {
    let mut chance = seed.wrapping_add(7);
    for _ in 0..orders {
        let Some(prompt) = table.prompt() else { return };
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let record = Record { seat: prompt.seat, order: matches::random_order(prompt, chance) };
        watch(table, record);
        table.submit(record.seat, record.order).expect("on offer");
    }
}

// F-6.01 to F-6.13, F-16.08, F-16.11: what the drawer promises is what is paid.
#[test]
fn the_income_that_is_forecast_is_the_income_that_is_paid() {
    let income = ["fief-log-walls", "fief-log-production", "fief-log-tithe", "fief-log-taille", "fief-log-pension"];
    let mut compared = 0;
    for seed in 0..10 {
        let word = |word: &str| Setting::Word(word.to_owned());
        let crowds = Setting::Switch(seed % 2 == 1);
        let counted = [("crowded_counts", word("Counters")), ("counter_model", word("Literal"))];
        let counted = counted.into_iter().filter(|_| seed % 4 == 1);
        let options: Vec<_> =
            [("turn_cap", Setting::Number(9)), ("crowded_income", crowds)].into_iter().chain(counted).collect();
        let mut table = begin(3 + seed as usize % 4, seed, &options);
        // What was promised before the last order, if that ended a go; and how much was known to have happened then.
        let mut promised: Option<(usize, Vec<(Seat, i64)>)> = None;
        play(&mut table, seed, 1500, |table, record| {
            if let Some((known, promised)) = promised.take() {
                let new: Vec<&Entry> = table.chronicle(None).skip(known).collect();
                if new.iter().any(|entry| entry.event == "fief-log-walls") {
                    for (seat, promised) in promised {
                        let paid = new.iter().filter(|e| e.seat == Some(seat) && income.contains(&e.event));
                        let sums = paid.filter_map(|e| {
                            e.words.iter().find_map(|(name, word)| match word {
                                Word::Number(n) if *name == "amount" => Some(i64::from(*n)),
                                _ => None,
                            })
                        });
                        assert_eq!(sums.sum::<i64>(), promised, "seed {seed}, {seat:?}");
                        compared += 1;
                    }
                }
            }
            if record.order == DONE.on(()) {
                let seats = (0..table.header().seats.len() as u8).map(Seat);
                let due = seats.map(|seat| {
                    let sight = Sight::new(table, Some(seat));
                    (seat, forecast::due(&Seen::new(&sight), seat).total())
                });
                promised = Some((table.chronicle(None).count(), due.collect()));
            }
        });
    }
    assert!(compared > 100, "{compared}");
}

/// Everything that the window reads for a seat, as text.
pub fn seen_by(face: &FiefFace, table: &Match, viewer: Seat, texts: &Texts) -> String {
    let audience = Audience { holder: Some(viewer), ..Audience::of(table) };
    let sight = Sight::new(table, Some(viewer));
    let view = TableView::build(table, &[], face, &face.scenery(&sight), &audience, texts);
    let tell = teller(table, texts);
    let registers = serde_json::to_string(&face.reference(&sight, &tell)).expect("plain data");
    let places = table.names().places() as u16;
    let sheets: Vec<_> = (0..places).map(|i| face.place_sheet(&sight, Place(i), &tell)).collect();
    let words = face.on_board(&sight, &tell);
    format!("{}\n{registers}\n{sheets:?}\n{words:?}", serde_json::to_string(&view).expect("a view is plain data"))
}

// F-5.04, F-6.12, invariant 15
#[test]
fn a_view_of_the_kingdom_tells_nothing_of_other_hands_and_of_the_deck() {
    let texts = Texts::new(Lang::En);
    let mut compared = 0;
    for seed in 0..4 {
        let mut table = begin(4, seed, &[("turn_cap", Setting::Number(5))]);
        let mut n = 0;
        play(&mut table, seed, 600, |table, _| {
            n += 1;
            if n % 7 != 0 {
                return;
            }
            let viewers = [Seat(0), Seat(2), Seat::BYSTANDER];
            let before: Vec<String> = viewers.iter().map(|viewer| seen_by(&FACE, table, *viewer, &texts)).collect();
            let cards = table.world().resource::<Cards>().clone();
            let other = Seat(1);
            let swap = cards.hands.of(other).first().copied().zip(cards.deck.stock().last().copied());
            let Some((held, top)) = swap.filter(|(held, top)| held != top) else { return };
            let mut swapped = cards.clone();
            swapped.hands.take(other, held);
            swapped.hands.give(other, top);
            let mut stock: Vec<Kind> = cards.deck.stock().iter().rev().copied().collect();
            stock[0] = held;
            swapped.deck = decks::Deck::arranged(stock, cards.deck.discarded().iter().copied());
            table.world_mut().insert_resource(swapped);
            for (viewer, before) in viewers.iter().zip(before) {
                assert_eq!(seen_by(&FACE, table, *viewer, &texts), before, "seed {seed}, {viewer:?}");
                compared += 1;
            }
            table.world_mut().insert_resource(cards);
        });
    }
    assert!(compared > 60, "{compared}");
}

// Section 12: what stands in a village is drawn, named and told, in both languages.
#[test]
fn everything_on_the_map_is_drawn_and_told() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for seed in 0..3 {
            let mut table = begin(6, seed, &[("turn_cap", Setting::Number(6))]);
            let mut n = 0;
            play(&mut table, seed, 900, |table, _| {
                n += 1;
                if n % 40 != 0 {
                    return;
                }
                let sight = Sight::new(table, Some(Seat(0)));
                let tell = teller(table, &texts);
                let seen = Seen::new(&sight);
                let scene = FACE.scene(&sight);
                let on_map = seen.lords.iter().filter(|lord| lord.at.is_some() && !lord.dungeon).count();
                assert_eq!(scene.pieces.len(), on_map);
                assert!(scene.writing.len() >= seen.piles.len());
                for lord in seen.lords {
                    let sheet = FACE.sheet(&sight, lord.id, &tell).expect("on the table");
                    assert!(!sheet.title.is_empty() && sheet.lines.len() >= 3);
                }
                let audience = Audience { holder: Some(Seat(0)), ..Audience::of(table) };
                let view = TableView::build(table, &[], &FACE, &FACE.scenery(&sight), &audience, &texts);
                let hand = view.holding.expect("a hand");
                assert_eq!(hand.cards.iter().map(|card| card.count as u64).sum::<u64>(), seen.hand_size(Seat(0)));
            });
        }
        let faults: Vec<_> = texts.faults().into_keys().filter(|key| !key.is_empty()).collect();
        assert!(faults.is_empty(), "{lang}: {faults:?}");
    }
}

/// A match at the screen, with so many persons and nobody else.
fn sit_down(seats: usize, seed: u64, texts: &Texts) -> (Session, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let rules = rules_of(&Fief);
    let header = header_of(&Fief, &rules, seed, &[("turn_cap", Setting::Number(6))], &vec![Player::Person; seats]);
    let saves = Saves::at(folder.path());
    let table = Match::new(&Fief, rules.data);
    let session = Session::begin(1, table, header, &saves, &FACE, texts).expect("a match");
    (session, folder)
}

// Sections 5 and 12: a curtain before every hand, purse and secret offer; none before what everybody may see.
#[test]
fn a_curtain_hides_hands_and_purses_and_nothing_else() {
    let texts = Texts::new(Lang::En);
    let (mut session, _folder) = sit_down(4, 3, &texts);
    let (mut open, mut curtains, mut chance) = (0, 0, 5_u64);
    for _ in 0..700 {
        let Some(prompt) = session.game.prompt().cloned() else { break };
        session.skip();
        if let Some(seat) = session.curtain {
            assert_eq!(seat, prompt.seat);
            assert!(prompt.secret, "a curtain before {}", prompt.text);
            assert!(session.view.question.is_none() && session.view.log.is_empty());
            curtains += 1;
            session.lift_curtain(&texts);
            assert_eq!(session.view.viewer, Some(seat));
        }
        match session.view.viewer {
            // Everybody looks: nobody's hand, nobody's purse.
            Some(Seat::BYSTANDER) => {
                assert!(!prompt.secret && session.view.holding.is_none());
                open += 1;
            }
            viewer => {
                assert_eq!(viewer, Some(prompt.seat));
                assert!(session.view.holding.is_some());
            }
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        session.give(&[matches::random_order(&prompt, chance)], &texts).expect("on offer");
    }
    assert!(open > 30 && curtains > 30, "{open} open, {curtains} curtains");
}

// Section 12: while everybody looks, whoever is asked may see his own hand and purse, behind a curtain.
#[test]
fn whoever_is_asked_may_look_at_his_hand() {
    let texts = Texts::new(Lang::En);
    let (mut session, _folder) = sit_down(3, 3, &texts);
    let mut chance = 5_u64;
    for _ in 0..300 {
        let Some(prompt) = session.game.prompt().cloned() else { break };
        session.skip();
        session.lift_curtain(&texts);
        if session.view.viewer == Some(Seat::BYSTANDER) {
            assert!(session.view.holds_unseen && session.view.holding.is_none());
            let mut harness = Harness::builder()
                .with_size([900.0, 500.0])
                .build_ui(|ui| drop(question::show(ui, &session.view, (false, None), &mut Default::default(), &texts)));
            harness.run_ok();
            harness.get_by_label("Look at my hand and purse");
            drop(harness);
            session.draw_curtain(&texts);
            assert!(session.view.question.is_none() && session.view.curtain.is_some() && session.view.log.is_empty());
            session.lift_curtain(&texts);
            assert_eq!(session.view.viewer, Some(prompt.seat));
            assert!(session.view.holding.is_some() && !session.view.holds_unseen);
            // When somebody else is asked, it is put away again.
            while session.game.prompt().is_some_and(|next| next.seat == prompt.seat && !next.secret) {
                let next = session.game.prompt().cloned().expect("a question");
                chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                session.give(&[matches::random_order(&next, chance)], &texts).expect("on offer");
                session.skip();
            }
            let next = session.game.prompt().expect("a question");
            assert!(next.seat == prompt.seat || session.view.holding.is_none() || session.curtain.is_some());
            return;
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        session.give(&[matches::random_order(&prompt, chance)], &texts).expect("on offer");
    }
    panic!("no open question");
}

// What concerns a village, a region, a bishopric or a lord on the map can be ordered with a click there.
#[test]
fn everything_on_offer_on_the_map_can_be_clicked() {
    let texts = Texts::new(Lang::Fr);
    let mut wider = 0;
    for seed in 0..3 {
        let (mut session, _folder) = sit_down(3, seed, &texts);
        let mut chance = seed + 17;
        for _ in 0..400 {
            let Some(prompt) = session.game.prompt().cloned() else { break };
            session.skip();
            session.lift_curtain(&texts);
            for order in &prompt.offered {
                let on_map = |piece: PieceId| session.view.scene.pieces.iter().find(|l| l.piece == piece)?.place;
                let (places, piece) = match order.on {
                    Target::Place(place) => (session.scenery.spots(place).to_vec(), None),
                    Target::Piece(piece) => (on_map(piece).into_iter().collect(), Some(piece)),
                    _ => continue,
                };
                wider += usize::from(places.len() > 1);
                for place in places {
                    // A march takes soldiers along: it is the last of the orders.
                    let choices = session.choices(place, piece, &Amounts::default(), &texts);
                    let ordered = choices.iter().any(|choice| choice.orders.last() == Some(order));
                    assert!(ordered, "{order:?} at {place:?}");
                    assert!(session.view.marks.iter().any(|mark| mark.place == place), "{place:?} is not lit");
                }
            }
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            session.give(&[matches::random_order(&prompt, chance)], &texts).expect("on offer");
        }
    }
    assert!(wider > 5, "{wider} orders for regions and bishoprics");
}

// Six families have room in the summary.
#[test]
fn the_summary_has_room_for_six_families() {
    let texts = Texts::new(Lang::Fr);
    let (session, _folder) = sit_down(6, 1, &texts);
    let names: Vec<String> = (0..6).map(|i| session.name_of(Seat(i), &texts)).collect();
    let sight = Sight::new(&session.game, Some(Seat(0)));
    let ending = Ending {
        mine: None,
        headline: "Fin".into(),
        reason: String::new(),
        causes: vec![],
        tinctures: vec![FACE.tincture(Seat(0)), FACE.tincture(Seat(1))],
        seats: names.iter().map(|name| (FACE.tincture(Seat(0)), name.clone())).collect(),
        rows: FACE.summary(&sight, &teller(&session.game, &texts)),
    };
    assert!(ending.rows.len() >= 3);
    let mut harness =
        Harness::builder().with_size([1280.0, 800.0]).build_ui(|ui| drop(summary::show(ui, &ending, &texts)));
    harness.run_ok();
    let labels = names.iter().chain(ending.rows.iter().map(|row| &row.label));
    for label in labels {
        let right = harness.get_by_label(label).rect().right();
        assert!(right <= 760.0, "{label} ends at {right}");
    }
}
