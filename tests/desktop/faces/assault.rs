//! What is seen while a wall is taken: loads, men on ladders, the hexes that one may advance into, and why it was not taken.
use super::anarchy::{FACE, sit_down, watch};
use crate::desktop::play_screen::{Table, on_screen};
use egui_kittest::kittest::Queryable;
use mesnie::desktop::face::{Decide, Describe, Draw, Sight, Tone};
use mesnie::desktop::session::requests::Dialog;
use mesnie::desktop::session::view_model::{OrderView, teller};
use mesnie::games::anarchy::chapters::tactical::advance::{ADVANCE_INTO, ADVANCE_WITH};
use mesnie::games::anarchy::rules::Rules;
use mesnie::games::anarchy::state::{Clock, Fight, Man, Phase, Post, Siegeworks, Site, Tasks};
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;

/// A piece as it stands in a match.
fn man(table: &Match, id: PieceId) -> Man {
    let entity = table.world().resource::<Pieces>().entity(id);
    *table.world().get::<Man>(entity).expect("a man")
}

/// The number on a counter is what its man may still go: less what he has gone, and less what he bears.
#[test]
fn the_points_on_a_counter_are_those_that_are_left() {
    let (mut light, mut with_ladders) = (0, 0);
    for seed in 1..4 {
        watch("sc10", seed, 1, |table| {
            let world = table.world();
            let clock = world.resource::<Clock>();
            if clock.phase != Phase::Movement {
                return;
            }
            let sight = Sight::new(table, None);
            let rules: &Rules = sight.rules();
            let (tasks, siegeworks) = (world.resource::<Tasks>(), world.resource::<Siegeworks>());
            let scene = FACE.scene(&sight);
            for look in &scene.pieces {
                let man = man(table, look.piece);
                let on_foot = man.post == Post::OnField && !man.is_mounted() && !man.is_reduced() && man.stunned == 0;
                if look.owner != clock.active || !on_foot || man.captive {
                    continue;
                }
                let whole = rules.class(look.piece).foot.0.2;
                let load = |bears: bool, mp: i32| if bears { mp } else { 0 };
                let ladder = load(tasks.burdened.contains(&look.piece), rules.data.works.ladder_carry_mp);
                let oil = load(siegeworks.carriers.contains(&look.piece), rules.data.defence.oil_carry_mp);
                let mantlet = siegeworks.movers.contains(&look.piece);
                let written = scene.trappings_of(look.piece).and_then(|worn| worn.writing.first());
                let Some(written) = written.filter(|_| !mantlet) else { continue };
                let moved: i32 = man.moved.into();
                let left = (whole - ladder - oil - moved).max(0);
                assert_eq!(written.text, left.to_string(), "seed {seed}: {look:?}");
                match ladder {
                    0 => light += 1,
                    _ => with_ladders += 1,
                }
            }
        });
    }
    assert!(light > 1_000 && with_ladders > 100, "{light} {with_ladders}");
}

/// Who stands at the foot of a ladder and who stands at its head are two counters beside each other, not one over the other.
#[test]
fn men_at_the_foot_and_the_head_of_a_ladder_stand_apart() {
    /// Half a counter of full size without its rim, in units of the board.
    const HALF: f32 = 26.0;
    let mut pairs = 0;
    for (scenario, seed) in [("sc06", 1), ("sc06", 2), ("sc06", 3), ("sc08", 1), ("sc10", 2), ("sc14", 3)] {
        watch(scenario, seed, 1, |table| {
            let sight = Sight::new(table, None);
            let map = &sight.rules::<Rules>().map;
            let scene = FACE.scene(&sight);
            let at = |place: Place| scene.pieces.iter().find(|look| look.place == Some(place));
            let leaning = table.world().resource::<Site>().ladders.iter().filter(|ladder| ladder.lean.is_some());
            let pair = |foot: Place| Some((at(foot)?, at(map.upper(foot))?));
            for (low, high) in leaning.filter_map(|ladder| pair(ladder.foot)) {
                let far = (low.at[0] - high.at[0]).hypot(low.at[1] - high.at[1]);
                assert!(far >= HALF * (low.size + high.size), "{scenario}, seed {seed}: {low:?} {high:?}");
                pairs += 1;
            }
        });
    }
    assert!(pairs > 20, "{pairs}");
}

/// Whoever may advance is shown every hex into which he may, and a click on it brings him there.
#[test]
fn the_hexes_that_were_left_take_a_click() {
    let texts = Texts::new(Lang::En);
    let (mut single, mut of_riders) = (0, 0);
    // In three of them a rider falls between enemies who stand beside both of his hexes.
    for (scenario, seed) in [("sc01", 4), ("sc01", 5), ("sc04", 9), ("sc07", 6)] {
        watch(scenario, seed, 1, |table| {
            let Some(prompt) = table.prompt().filter(|prompt| prompt.text == "anarchy-ask-advance") else { return };
            let emptied = &table.world().resource::<Fight>().emptied;
            let ways = FACE.ways(&Sight::new(table, Some(prompt.seat)));
            for order in prompt.offered.iter().filter(|order| ADVANCE_WITH.of(**order).is_some()) {
                let own: Vec<_> = ways.iter().filter(|way| way.orders[0] == *order).collect();
                assert!(!own.is_empty() && own.iter().all(|way| emptied.contains(&way.place)), "{ways:?}");
                for way in &own {
                    let mut session = sit_down(table, &texts);
                    session.give(&way.orders, &texts).expect("he advances");
                    let id = ADVANCE_WITH.of(*order).expect("who advances");
                    let entity = session.game.world().resource::<Pieces>().entity(id);
                    let at = session.game.world().get::<At>(entity).expect("on the field").0;
                    assert_eq!(at, way.place, "{scenario}, seed {seed}");
                }
                match own.len() {
                    1 => single += 1,
                    _ => {
                        assert!(own.iter().all(|way| ADVANCE_INTO.of(way.orders[1]) == Some(way.place)));
                        of_riders += 1;
                    }
                }
            }
        });
    }
    assert!(single > 5 && of_riders > 0, "{single} {of_riders}");
}

/// Where the time is over and one side wins because the other has not reached its goal, the goal that was missed is told.
#[test]
fn the_goal_that_was_missed_is_told() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut missed = 0;
        for (scenario, seed) in [("sc12", 1), ("sc12", 2), ("sc13", 1), ("sc13", 2)] {
            watch(scenario, seed, usize::MAX, |table| {
                let Some(outcome) = table.outcome() else { return };
                let sight = Sight::new(table, None);
                let tell = teller(table, &texts);
                let causes = FACE.cause(&sight, &tell);
                let world = table.world();
                let (turns, turn) = (sight.rules::<Rules>().scenario.turns, world.resource::<Clock>().turn);
                if turn < turns || outcome.winners != [Seat(0)] || causes.len() < 2 {
                    return;
                }
                let loser = tell.target(Target::Seat(Seat(1)));
                assert!(causes[1..].iter().any(|cause| cause.contains(&loser)), "{lang}: {causes:?}");
                missed += 1;
            });
        }
        assert!(missed > 1, "{lang}: {missed}");
    }
}

/// A captive can be led off the map, men retreat over its edge, engines go back over it; but the key that is tried first does not lead him off.
#[test]
fn what_leads_off_the_map_is_the_last_button() {
    let texts = Texts::new(Lang::En);
    let mut compared = 0;
    for (scenario, seed) in [("sc02", 1), ("sc04", 5)] {
        watch(scenario, seed, 1, |table| {
            let leaves = |order: &Order| FACE.tone(*order) == Tone::Leave;
            if !table.prompt().is_some_and(|prompt| prompt.offered.iter().any(leaves)) {
                return;
            }
            let session = sit_down(table, &texts);
            let orders = session.view.question.as_ref().expect("asked").orders.clone();
            let table = RefCell::new(Table::lay(session, Texts::new(Lang::En), Dialog::None));
            let harness = on_screen(&table);
            let place = |order: &OrderView| {
                harness.query_all_by_label_contains(&order.text).next().map(|button| button.rect().min)
            };
            let leaving = orders.iter().find(|order| leaves(&order.order)).expect("on offer");
            let last = place(leaving).expect("a button");
            for order in orders.iter().filter(|order| !leaves(&order.order) && !order.standing) {
                let Some(at) = place(order) else { continue };
                assert!((at.y, at.x) < (last.y, last.x), "{} stands behind", order.text);
                compared += 1;
            }
        });
    }
    assert!(compared > 3, "{compared}");
}
