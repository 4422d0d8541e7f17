//! What lies over the table while one aims is what the order then does, to the unit.
use super::*;
use mesnie::desktop::face::Meaning;
use mesnie::desktop::face::work_counter::WorkCounter;
use mesnie::games::vassaux::chapters::charge::CHARGE_TO;
use mesnie::games::vassaux::chapters::deployment::DEPLOY_AT;
use mesnie::games::vassaux::chapters::formation::FORMED;
use mesnie::games::vassaux::chapters::movement::{BEND, HALT, LEAD_TO};
use mesnie::games::vassaux::state::deployment::Hand;
use std::collections::BTreeMap;
use std::time::Instant;

fn table_of(seed: u64) -> RefCell<Table> {
    lay_skirmish(skirmish(seed, 9, [Player::Person, Player::Person], &Texts::new(Lang::En)), Lang::En)
}

/// Where the fighters of the unit in hand are put, as the match has it.
fn in_hand(on: &OnTable) -> BTreeMap<PieceId, Spot> {
    on.of_session(|session| {
        let hand = session.game.world().resource::<Hand>().0.clone().expect("a unit is set down");
        hand.men.iter().map(|(man, at, _)| (*man, *at)).collect()
    })
}

/// Points at places of an area, and gives the order: the ghosts stood where the men then stand.
fn ghosts_are_true(text: &str, verb: Key, seeds: std::ops::Range<u64>) -> usize {
    let mut checked = 0;
    for seed in seeds {
        let table = table_of(seed);
        let mut on = OnTable::at(&table, Lang::En, SIZE);
        on.go_on();
        on.play_to(text, &mut Chance(seed));
        let area = on.of_session(|session| session.areas().iter().find(|area| area.verb == verb).cloned());
        let Some(area) = area else { continue };
        let texts = Texts::new(Lang::En);
        let all = on.of_session(|session| session.area_choices(&texts));
        let listed = all.into_iter().find(|choices| choices.written == verb.name).expect("listed").candidates;
        // A point that is worth choosing, or any other, where nobody stands.
        let spots = listed.iter().map(|found| found.spot).chain(area.within.samples(seed).take(300));
        let found = spots.filter(|spot| area.allows(*spot).is_ok()).find(|spot| {
            on.of_session(|session| {
                session.base_at(session.scenery.ground.as_ref().expect("open").point(*spot)).is_none()
            })
        });
        let Some(found) = found else {
            eprintln!("{text} {seed}: no point is free");
            continue;
        };
        let at = on.screen(found);
        on.point_at(at);
        let overlay = on.overlay();
        let pointed = on.spot(at);
        let near = mesnie::desktop::session::Aiming { spot: pointed, piece: None, near: 1_200 };
        let ground = on.of_session(|session| session.scenery.ground.clone()).expect("open");
        let ghosts: BTreeMap<PieceId, Spot> =
            overlay.ghosts.iter().map(|ghost| (ghost.piece, ground.spot(ghost.at))).collect();
        let order = on.of_session(|session| {
            let choices = session.aimed(near, &Default::default(), &texts).choices;
            choices.into_iter().filter_map(|choice| choice.orders.last().copied()).find(|order| order.verb == verb)
        });
        let Some(order) = order else {
            eprintln!("{text} {seed}: {:?} is no order", found);
            continue;
        };
        assert!(!ghosts.is_empty(), "{text}: {overlay:?}");
        let seat = on.prompt().expect("asked").seat;
        on.submit(seat, order);
        // Nobody reacts.
        for _ in 0..40 {
            let Some(prompt) = on.prompt() else { break };
            if prompt.text == "vassaux-ask-form-up" {
                break;
            }
            let Some(pass) = prompt.closing else { break };
            on.submit(prompt.seat, pass);
        }
        if on.prompt().is_none_or(|prompt| prompt.text != "vassaux-ask-form-up") {
            eprintln!("{text} {seed}: {:?} instead of men in hand", on.prompt().map(|prompt| prompt.text));
            continue;
        }
        for (man, spot) in in_hand(&on) {
            if let Some(ghost) = ghosts.get(&man) {
                assert_eq!(*ghost, spot, "{text}: {man:?}");
            }
        }
        let men = in_hand(&on).len();
        let placed = ghosts.len();
        assert!(placed > men / 2, "the whole unit is shown: {placed} of {men}");
        on.submit(seat, FORMED.on(()));
        checked += 1;
    }
    checked
}

#[test]
fn ghosts_of_a_deployment_stand_where_the_men_then_stand() {
    let verb = DEPLOY_AT.key;
    let mut checked = 0;
    for seed in 0..2 {
        let table = table_of(seed);
        let mut on = OnTable::at(&table, Lang::En, SIZE);
        on.go_on();
        let prompt = on.prompt().expect("which unit?");
        on.submit(prompt.seat, prompt.offered[1]);
        on.show();
        let area = on.area().expect("where?");
        assert_eq!(area.verb, verb);
        let at = on.screen(area.usual);
        on.point_at(at);
        let order = area.order(on.spot(at));
        let overlay = on.overlay();
        let ground = on.of_session(|session| session.scenery.ground.clone()).expect("open");
        if area.allows(on.spot(at)).is_err() {
            continue;
        }
        on.submit(prompt.seat, order);
        for (man, spot) in in_hand(&on) {
            let ghost = overlay.ghosts.iter().find(|ghost| ghost.piece == man).expect("every man is shown");
            assert_eq!(ground.spot(ghost.at), spot);
        }
        checked += 1;
        // Outside of the zone there is no ghost but a mark that says so.
        on.submit(prompt.seat, FORMED.on(()));
    }
    assert!(checked > 0);
}

#[test]
fn ghosts_of_a_move_stand_where_the_men_then_stand() {
    assert!(ghosts_are_true("vassaux-ask-move", HALT.key, 0..4) > 1);
}

#[test]
fn ghosts_of_a_charge_stand_where_the_men_then_stand() {
    assert!(ghosts_are_true("vassaux-ask-charge-line", CHARGE_TO.key, 0..4) > 0);
}

/// A path bends where the pointer comes near a joint, to the unit; rulers are laid end to end.
#[test]
fn a_joint_is_met_by_a_pointer_near_it() {
    for seed in 0..20 {
        let table = table_of(seed);
        let mut on = OnTable::at(&table, Lang::En, SIZE);
        on.go_on();
        on.play_to("vassaux-ask-move", &mut Chance(seed));
        let bend = on.of_session(|session| session.areas().iter().find(|area| area.verb == BEND.key).cloned());
        let Some(bend) = bend else { continue };
        let at = on.screen(bend.usual) + bevy_egui::egui::vec2(2.0, -1.0);
        let pointed = on.spot(at);
        assert!(bend.allows(pointed).is_err(), "the pointer itself does not meet the joint");
        on.point_at(at);
        let texts = Texts::new(Lang::En);
        let near = mesnie::desktop::session::Aiming { spot: pointed, piece: None, near: 1_200 };
        let choices = on.of_session(|session| session.aimed(near, &Default::default(), &texts).choices);
        let order = choices.iter().filter_map(|choice| choice.orders.last()).find(|order| order.verb == BEND.key);
        let Some(Order { on: Target::Spot(joint), .. }) = order else { panic!("{choices:?}") };
        assert_eq!(bend.allows(*joint), Ok(()));
        assert!(on.overlay().rings.iter().any(|ring| ring.meaning == Meaning::Slot && ring.broken), "joints are shown");
        return;
    }
    panic!("no path can bend");
}

/// What an aim costs, for a base that follows the pointer: told, and not more than a picture has time for even in this build.
#[test]
fn aiming_is_quick_enough() {
    let mut slowest = BTreeMap::<&str, u128>::new();
    for text in ["vassaux-ask-move", "vassaux-ask-charge-line", "vassaux-ask-deploy"] {
        let table = table_of(2);
        let mut on = OnTable::at(&table, Lang::En, SIZE);
        on.go_on();
        on.play_to(text, &mut Chance(4));
        if text == "vassaux-ask-deploy" {
            let prompt = on.prompt().expect("which unit?");
            on.submit(prompt.seat, prompt.offered[0]);
            on.show();
        }
        let Some(area) = on.area() else { continue };
        let texts = Texts::new(Lang::En);
        let spots: Vec<Spot> = area.within.samples(3).take(60).collect();
        let begun = WorkCounter::so_far();
        let mut times: Vec<u128> = on.of_session(|session| {
            let aim = |spot: &Spot| {
                let began = Instant::now();
                let at = mesnie::desktop::session::Aiming { spot: *spot, piece: None, near: 1_200 };
                let aimed = session.aimed(at, &Default::default(), &texts);
                assert!(aimed != Default::default());
                began.elapsed().as_micros()
            };
            spots.iter().map(aim).collect()
        });
        assert_eq!(begun.since().judgements as usize, 60 * on.of_session(|session| session.areas().len()));
        times.sort_unstable();
        eprintln!("{text}: an aim takes {} µs, at worst {} µs", times[times.len() / 2], times[times.len() - 1]);
        slowest.insert(text, times[times.len() / 2]);
    }
    // The rules are not optimised in this build: a picture has 16 ms, and this is the median.
    assert!(slowest.values().all(|median| *median < 120_000), "{slowest:?}");
}

#[test]
fn ghosts_of_a_unit_that_reorganises_stand_where_the_men_then_stand() {
    assert!(ghosts_are_true("vassaux-ask-reorganise", LEAD_TO.key, 0..3) > 0);
}
