//! The face of a battle of men: every piece and place has a look and a sheet, every question its words in both languages, and what
//! is usual is no more red than it ought to be.
use super::{is_filled, view_of};
use crate::desktop::rules_of;
use mesnie::desktop::face::{Decide, Describe, Draw, Sight};
use mesnie::desktop::session::Session;
use mesnie::desktop::session::audience::Audience;
use mesnie::desktop::session::playback::PlaybackStep;
use mesnie::desktop::session::view_model::{TableView, teller};
use mesnie::games::anarchy::Anarchy;
use mesnie::games::anarchy::chapters::tactical::combat::{ATTACK, JOIN};
use mesnie::games::anarchy::chapters::tactical::movement::GO;
use mesnie::games::anarchy::chapters::tactical::shooting::{SHOOT_AT, SHOOT_WITH};
use mesnie::games::anarchy::chapters::tactical::siegeworks::oil::POUR;
use mesnie::games::anarchy::chapters::tactical::siegeworks::stones::THROW_AT;
use mesnie::games::anarchy::chapters::tactical::works::LEAVE_IT;
use mesnie::games::anarchy::rules::{AnarchyRuleData, Rules};
use mesnie::games::anarchy::state::{Clock, Fight, Man, Post, Siegeworks};
use mesnie::games::anarchy::view::AnarchyFace;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

pub(super) const FACE: AnarchyFace = AnarchyFace;

/// A match as scripts play it, looked at as if persons did, after every so many orders and at its end.
pub(super) fn watch(scenario: &str, seed: u64, every: usize, mut look: impl FnMut(&Match)) {
    let rules = rules_of(&Anarchy);
    let header = |player: Player| Header {
        game: Anarchy.id().into(),
        scenario: scenario.into(),
        options: Settings::new(),
        seed,
        seats: vec![SeatSetup::of(player); 2],
        undo: UndoLimit::Usual,
        advice: true,
        data: rules.files.clone(),
    };
    let [mut played, mut watched] = [0; 2].map(|_| Match::new(&Anarchy, rules.data.clone()));
    played.start(header(Player::Script("normal".into()))).expect("a match");
    watched.start(header(Player::Person)).expect("the same match");
    while let Some(Record { seat, order }) = played.automatic_order() {
        if played.journal().len().is_multiple_of(every) {
            look(&watched);
        }
        played.submit(seat, order).expect("on offer");
        watched.submit(seat, order).expect("the same is on offer");
    }
    look(&watched);
}

/// The window on a match as it stands.
pub(super) fn sit_down(table: &Match, texts: &Texts) -> Session {
    let mut again = Match::new(&Anarchy, rules_of(&Anarchy).data);
    again.start(table.header().clone()).expect("the same match");
    for Record { seat, order } in table.journal().to_vec() {
        again.submit(seat, order).expect("as before");
    }
    Session::new(1, Recorded::without_file(again), &FACE, texts)
}

fn scenarios() -> Vec<String> {
    Anarchy.scenarios(&rules_of(&Anarchy).data)
}

/// Before a battle begins it is known how long it lasts at most and with how many men each side fights.
#[test]
fn what_is_known_of_a_battle_is_told_before_it_begins() {
    let rules = rules_of(&Anarchy);
    for scenario in scenarios() {
        let data = rules.data.downcast_ref::<AnarchyRuleData>().expect("its rule data");
        let data = data.data.scenarios.iter().find(|data| data.name == scenario).expect("a scenario").clone();
        let header = Header {
            game: Anarchy.id().into(),
            scenario: scenario.clone(),
            options: Settings::new(),
            seed: 1,
            seats: vec![SeatSetup::of(Player::Person); 2],
            undo: UndoLimit::Usual,
            advice: true,
            data: Default::default(),
        };
        let mut table = Match::new(&Anarchy, rules.data.clone());
        table.start(header).expect("a match");
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let (sight, tell) = (Sight::new(&table, Some(Seat::BYSTANDER)), teller(&table, &texts));
            let facts = FACE.facts(&sight, &tell);
            assert_eq!(facts.len(), 3, "{facts:?}");
            assert!(facts[0].contains(&data.turns.to_string()), "{facts:?}");
            let draws = [&data.royalist.draw, &data.angevin.draw];
            for (told, draws) in facts[1..].iter().zip(draws) {
                let animal = |class: &str| ["pack_animal", "ox"].contains(&class);
                let count = |animals: bool| -> u32 {
                    draws.iter().filter(|draw| animal(&draw.class) == animals).map(|draw| u32::from(draw.count)).sum()
                };
                let numbers: Vec<u32> =
                    told.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect();
                let wanted: Vec<u32> = [count(false), count(true)].into_iter().filter(|n| *n > 0).collect();
                assert_eq!(numbers, wanted, "{scenario}: {told}");
            }
            assert!(FACE.aims(&sight, &tell).len() > 1);
            assert_eq!(texts.faults(), Default::default());
        }
    }
}

/// In every scenario and both languages everything on the field is drawn, named and told.
#[test]
fn everything_in_a_battle_of_men_is_drawn_and_told() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut asked = BTreeSet::new();
        for (seed, scenario) in (1..).zip(scenarios()) {
            watch(&scenario, seed, 1, |table| {
                // Each question once, and now and then everything.
                let is_new = table.prompt().is_some_and(|prompt| !asked.contains(prompt.text));
                if !is_new && !table.journal().len().is_multiple_of(23) {
                    return;
                }
                let at = format!("{lang}, {scenario}, order {}", table.journal().len());
                let sight = Sight::new(table, Some(Seat(0)));
                let tell = teller(table, &texts);
                // What decided it is told at its end.
                if table.outcome().is_some() {
                    let causes = FACE.cause(&sight, &tell);
                    assert!(!causes.is_empty() && causes.iter().all(|cause| cause.ends_with('.')), "{at}: {causes:?}");
                }
                let scene = FACE.scene(&sight);
                let position = table.position(None);
                for (label, facts) in position["pieces"].as_object().expect("pieces") {
                    let drawn = |id| scene.pieces.iter().any(|look| Target::Piece(look.piece) == id);
                    let id = table.names().read(Sort::Piece, label).expect("a piece");
                    // Who is with an engine beyond the edge is shown in a panel beside the board.
                    let post = facts["man"]["post"].as_str().expect("where he is");
                    match post {
                        "astride" | "battery" => {}
                        post => assert_eq!(drawn(id), post == "on_field", "{at}: {label}, {facts}"),
                    }
                }
                for id in sight.names().piece_ids() {
                    let sheet = FACE.sheet(&sight, id, &tell).unwrap_or_else(|| panic!("{at}: no sheet of {id:?}"));
                    assert!(is_filled(&sheet) && sheet.lines.len() > 3, "{at}: {sheet:?}");
                }
                for place in FACE.scenery(&sight).places.iter().map(|look| look.place) {
                    let sheet = FACE.place_sheet(&sight, place, &tell);
                    assert!(sheet.is_some_and(|sheet| is_filled(&sheet)), "{at}: {place:?}");
                }
                let header = FACE.header(&sight, &tell);
                assert!(header.iter().all(|item| !item.value.is_empty() && !item.hint.is_empty()), "{at}: {header:?}");
                let players = FACE.players(&sight, &tell);
                let mut counts = players.iter().flat_map(|player| &player.counts);
                assert!(players.len() == 2 && counts.all(|count| !count.hint.is_empty()), "{at}");
                assert!(FACE.summary(&sight, &tell).iter().all(|row| row.values.len() == 2), "{at}");
                let Some(prompt) = table.prompt() else { return };
                let question = view_of(table, &FACE, prompt.seat, &texts).question.expect("a question");
                assert!(question.text.len() > 8 && question.orders.iter().all(|order| !order.text.is_empty()), "{at}");
                asked.insert(prompt.text);
            });
        }
        let faults: Vec<_> = texts.faults().into_keys().filter(|key| !key.is_empty()).collect();
        assert!(faults.is_empty(), "{lang}: {faults:?}");
        assert!(asked.len() > 13, "{asked:?}");
    }
}

/// Beasts that have died are no men killed, neither in the sheet of a side nor in the enemy's figures.
#[test]
fn dead_beasts_are_not_counted_as_men_killed() {
    let texts = Texts::new(Lang::En);
    let label = texts.get("anarchy-view-own-killed");
    let (mut men, mut beasts) = (0, 0);
    for seed in 0..6 {
        watch("sc01", seed, usize::MAX, |table| {
            let (sight, tell) = (Sight::new(table, None), teller(table, &texts));
            let (rules, pieces) = (table.world().resource::<Rules>(), table.world().resource::<Pieces>());
            let is_dead =
                |id: PieceId| table.world().get::<Man>(pieces.entity(id)).is_some_and(|man| man.post == Post::Dead);
            for seat in [Seat(0), Seat(1)] {
                let dead = |animal: bool| {
                    let all = rules.pieces().filter(|(_, one)| one.rider.is_none() && one.side == seat);
                    all.filter(|(id, _)| rules.class(*id).animal == animal && is_dead(*id)).count()
                };
                let sheet = FACE.player_sheet(&sight, seat, &tell).expect("a sheet");
                let (_, told) = sheet.lines.iter().find(|(name, _)| *name == label).expect("the killed");
                assert_eq!(*told, dead(false).to_string(), "{seed}, {seat:?}");
                men += dead(false);
                beasts += dead(true);
            }
        });
    }
    assert!(men > 0 && beasts > 0, "{men} men, {beasts} beasts");
}

/// Who looks back sees the board as it was: the gate stands, and the ram is where it was.
#[test]
fn who_looks_back_sees_the_board_as_it_was() {
    let texts = Texts::new(Lang::En);
    let mut ended = None;
    watch("sc12", 2, usize::MAX, |table| ended = table.outcome().map(|_| sit_down(table, &texts)));
    let mut session = ended.expect("the match has ended");
    let (now, first) = (session.scenery.stage, {
        let mut table = Match::new(&Anarchy, rules_of(&Anarchy).data);
        table.start(session.game.header().clone()).expect("the same match");
        FACE.stage(&Sight::new(&table, None))
    });
    assert_ne!(now, first);
    session.play_back(PlaybackStep::First, &texts);
    assert_eq!(session.scenery.stage, first);
    session.play_back(PlaybackStep::Now, &texts);
    assert_eq!(session.scenery.stage, now);
}

/// Whoever has gone somewhere is shown to have gone round what was in his way: on the way that was on offer before he went.
#[test]
fn a_man_is_shown_on_the_way_that_he_went() {
    let mut offered: Vec<(Place, Place, Vec<[f32; 2]>)> = vec![];
    let mut round = 0;
    watch("sc05", 3, 1, |table| {
        let sight = Sight::new(table, None);
        if let Some(to) = table.journal().last().and_then(|record| GO.of(record.order))
            && let Some((from, _, way)) = offered.iter().find(|(_, there, _)| *there == to)
        {
            assert_eq!(FACE.way(&sight, *from, to), *way, "order {}", table.journal().len());
            round += usize::from(way.len() > 1);
        }
        offered.clear();
        let Some(prompt) = table.prompt().filter(|prompt| prompt.text == "anarchy-ask-walk") else { return };
        let world = table.world();
        let Some(moving) = world.resource::<Clock>().moving else { return };
        let entity = world.resource::<Pieces>().get(moving).expect("in play");
        let man = *world.get::<Man>(entity).expect("a man");
        // How a horse stood before, and where he came on, is not known afterwards.
        if man.post != Post::OnField || man.rear.is_some() {
            return;
        }
        let from = world.get::<At>(entity).expect("on the field").0;
        let ends = prompt.offered.iter().filter_map(|order| GO.of(*order));
        offered.extend(ends.map(|to| (from, to, FACE.way(&sight, from, to))));
    });
    assert!(round > 20, "{round} ways with a bend");
}

/// While the attackers are chosen the window tells of the one who is attacked; of who shoots while his target is.
#[test]
fn who_is_attacked_is_told_while_the_attackers_are_chosen() {
    let texts = Texts::new(Lang::En);
    let (mut attacked, mut aiming, mut together) = (0, 0, 0);
    watch("sc01", 2, 1, |table| {
        let Some(prompt) = table.prompt() else { return };
        let view = view_of(table, &FACE, prompt.seat, &texts);
        if prompt.text == "anarchy-ask-muster" {
            let joins = prompt.offered.iter().filter_map(|order| JOIN.of(*order));
            let target = view.target.expect("somebody is attacked");
            assert!(view.subject.is_none() && joins.clone().all(|id| id != target));
            // One button for all of them, where there are several.
            let is_free = |id: &PieceId| {
                let entity = table.world().resource::<Pieces>().entity(*id);
                table.world().get::<Man>(entity).is_some_and(|man| !man.captive)
            };
            let free = joins.filter(is_free).count();
            let all = view.question.expect("a question").together;
            assert_eq!(all.as_ref().map(|(orders, _)| orders.len()), (free > 1).then_some(free));
            if let Some((orders, words)) = all {
                assert!(words.contains(&free.to_string()), "{words}");
                let mut session = sit_down(table, &texts);
                session.give(&orders, &texts).expect("all of them join");
                let joined = &session.game.world().resource::<Fight>().attackers;
                assert!(orders.iter().filter_map(|order| JOIN.of(*order)).all(|id| joined.contains(&id)));
                together += 1;
            }
            if attacked < 3 {
                let session = sit_down(table, &texts);
                let sheet = session.subject_sheet(&texts).expect("the target's sheet");
                assert_eq!(sheet.title, teller(table, &texts).target(Target::Piece(target)));
                assert_eq!(session.counter_meant(None).map(|look| look.piece), Some(target));
            }
            attacked += 1;
        }
    });
    watch("sc02", 2, 1, |table| {
        let Some(prompt) = table.prompt().filter(|prompt| prompt.text == "anarchy-ask-aim") else { return };
        let view = view_of(table, &FACE, prompt.seat, &texts);
        assert!(view.subject.is_some_and(|id| !prompt.takes(SHOOT_AT.on(id))));
        aiming += 1;
    });
    assert!(attacked > 3 && aiming > 3 && together > 1, "{attacked} {aiming} {together}");
}

/// What ends a question is usual only when there is nobody left to shoot at or to attack, and never what drops a ladder or a
/// piece of work that one has just begun.
#[test]
fn nothing_is_usual_while_there_is_somebody_to_strike() {
    let texts = Texts::new(Lang::En);
    let (mut strikes, mut dropped, mut ended) = (0, 0, 0);
    for (scenario, seed) in [("sc02", 2), ("sc06", 3)] {
        watch(scenario, seed, 1, |table| {
            let Some(prompt) = table.prompt() else { return };
            let usual = view_of(table, &FACE, prompt.seat, &texts).question.expect("a question").usual;
            let verbs = [SHOOT_WITH.key, SHOOT_AT.key, ATTACK.key];
            if prompt.offered.iter().any(|order| verbs.contains(&order.verb)) {
                assert_eq!(usual, None, "{}", prompt.text);
                strikes += 1;
            } else if prompt.takes(LEAVE_IT.on(())) {
                assert_eq!(usual, None, "{}", prompt.text);
                dropped += 1;
            } else if let Some(usual) = usual {
                assert!(prompt.takes(usual));
                ended += 1;
            }
        });
    }
    assert!(strikes > 10 && dropped > 1 && ended > 10, "{strikes} {dropped} {ended}");
}

/// Stones and oil tell before they are thrown and poured what they may do, and where they wait.
#[test]
fn stones_and_oil_tell_what_they_may_do() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let (mut thrown, mut poured, mut told) = (0, 0, 0);
        for seed in 1..4 {
            watch("sc10", seed, 1, |table| {
                let Some(prompt) = table.prompt() else { return };
                let sight = Sight::new(table, Some(prompt.seat));
                let tell = teller(table, &texts);
                for order in &prompt.offered {
                    let count = match (THROW_AT.of(*order), POUR.of(*order)) {
                        (None, None) => continue,
                        (Some(_), _) => &mut thrown,
                        _ => &mut poured,
                    };
                    let forecast = FACE.forecast(&sight, &[*order], &tell).expect("a forecast");
                    let sum: u32 = forecast.chances.iter().map(|chance| chance.count).sum();
                    assert_eq!(sum, forecast.out_of, "{lang}: {}", forecast.title);
                    *count += 1;
                }
                let works = table.world().resource::<Siegeworks>();
                if table.journal().len().is_multiple_of(60) {
                    for hex in works.basins.iter().map(|basin| basin.hex).chain(works.heaps.iter().copied()) {
                        let sheet = FACE.place_sheet(&sight, hex, &tell).expect("a sheet");
                        let rules = ["A-4.3.01", "A-4.3.08", "A-4.3.20", "A-4.5.05"];
                        assert!(rules.iter().any(|rule| format!("{sheet:?}").contains(rule)), "{sheet:?}");
                        told += 1;
                    }
                }
            });
        }
        let faults: Vec<_> = texts.faults().into_keys().filter(|key| !key.is_empty()).collect();
        assert!(faults.is_empty(), "{lang}: {faults:?}");
        assert!(thrown > 20 && poured > 1 && told > 20, "{thrown} {poured} {told}");
    }
}

/// How long it takes to tell anew of a match after its orders: usually, and one time of ten or more.
fn times_of_views(mut times: Vec<Duration>) -> Duration {
    times.sort();
    let (usual, slow) = (times[times.len() / 2], times[times.len() * 9 / 10]);
    println!("a view in {usual:?}, one of ten in {slow:?} or more");
    usual
}
fn time_of_view(table: &Match, texts: &Texts) -> Option<Duration> {
    let prompt = table.prompt()?;
    let audience = Audience { holder: Some(prompt.seat), ..Audience::of(table) };
    let scenery = FACE.scenery(&Sight::new(table, Some(prompt.seat)));
    let start = Instant::now();
    TableView::build(table, &[], &FACE, &scenery, &audience, texts);
    Some(start.elapsed())
}
/// The time of a picture; more where the code is not optimised, and others run beside it.
const A_PICTURE: Duration = Duration::from_millis(if cfg!(debug_assertions) { 64 } else { 16 });

/// A castle with two sides in it is told of anew after an order within the time of a picture.
#[test]
fn a_view_of_a_castle_is_quick() {
    let texts = Texts::new(Lang::En);
    let mut times = vec![];
    watch("sc07", 1, 5, |table| times.extend(time_of_view(table, &texts)));
    let usual = times_of_views(times);
    assert!(usual < A_PICTURE, "{usual:?}");
}

/// The same with two hundred counters on the board.
#[test]
fn a_view_of_two_hundred_counters_is_quick() {
    const MORE: u8 = 44;
    let built_in = rules_of(&Anarchy).data;
    let built_in = built_in.downcast_ref::<AnarchyRuleData>().expect("the data of the game");
    let mut data = (*built_in.data).clone();
    let scenario = data.scenarios.iter_mut().find(|scenario| scenario.name == "sc08").expect("the scenario");
    for side in [&mut scenario.royalist, &mut scenario.angevin] {
        for draw in side.draw.iter_mut().filter(|draw| ["sergeant", "man_at_arms"].contains(&draw.class.as_str())) {
            draw.count += MORE;
        }
    }
    let changed = AnarchyRuleData { data: Arc::new(data), boards: built_in.boards.clone() };
    let mut table = Match::new(&Anarchy, Arc::new(changed));
    let header = Header {
        game: Anarchy.id().into(),
        scenario: "sc08".into(),
        options: Settings::new(),
        seed: 1,
        seats: vec![SeatSetup::of(Player::Script("easy".into())); 2],
        undo: UndoLimit::Usual,
        advice: true,
        data: Default::default(),
    };
    table.start(header).expect("a match");
    let texts = Texts::new(Lang::En);
    let (mut times, mut most) = (vec![], 0);
    while let Some(Record { seat, order }) = table.automatic_order()
        && times.len() < 40
    {
        table.submit(seat, order).expect("on offer");
        let mut men = table.world_mut().query::<&Man>();
        let counters = men.iter(table.world()).filter(|man| man.post == Post::OnField).count();
        most = most.max(counters);
        if counters > 190 && table.journal().len().is_multiple_of(5) {
            times.extend(time_of_view(&table, &texts));
        }
    }
    assert!(times.len() > 20, "{most} counters at most");
    let usual = times_of_views(times);
    assert!(usual < A_PICTURE, "{usual:?}");
}
