//! What work does when it is done: doors, bridges, ladders, fires.
use super::words::done_key;
use crate::games::anarchy::access::{Write, hex};
use crate::games::anarchy::chapters::tactical::belfry::{bridge, burning};
use crate::games::anarchy::chapters::tactical::engines::oxen;
use crate::games::anarchy::chapters::tactical::ladders;
use crate::games::anarchy::chapters::tactical::siegeworks::demolition::falls_into_ditch;
use crate::games::anarchy::chapters::tactical::siegeworks::stones;
use crate::games::anarchy::data::files::Terrain;
use crate::games::anarchy::state::{Door, Job, Task};
use crate::table::kit::works::Work;
use crate::table::prelude::*;

/// The work of a side is counted once; what is done takes effect.
pub(in crate::games::anarchy) fn tick(battle: &mut Write, side: Seat) {
    for work in battle.tasks.works.tick(side) {
        finish(battle, side, &work);
    }
}

fn finish(battle: &mut Write, side: Seat, work: &Work<Task>) {
    let Task { job, hex: at, lean } = work.kind;
    let board = battle.board();
    // What has changed meanwhile cannot be done any more.
    let possible = match job {
        Job::Open | Job::Burst => board.is_shut(at),
        Job::Close => board.door(at) == Some(Door::Open),
        Job::BreakBridge => board.terrain(at) == Terrain::FixedBridge,
        Job::LayGangway => board.terrain(at) == Terrain::BurntBridge,
        Job::Raise => lean.is_some_and(|lean| ladders::may_raise(&board, work.hands[0], lean).is_ok()),
        Job::Lower => ladders::may_lower(&board, work.hands[0]).is_ok(),
        Job::PutOut => burning::lit(&board, at).is_some(),
        Job::LowerBridge => work.hands.iter().all(|id| bridge::may_lower(&board, *id).is_ok()),
        Job::Tether => board.at(at).is_some_and(|ox| oxen::free_yoke(&board, ox).is_some()),
        Job::Free => board.at(at).is_some_and(|ox| board.engines.is_tethered(ox)),
        Job::ShiftHeap => lean.is_some_and(|to| stones::may_shift(&board, side, at, to).is_ok()),
    };
    if !possible {
        let id = work.hands[0];
        return battle.note("anarchy-log-work-lost", "A-0.56", id);
    }
    let rule = match job {
        Job::Open | Job::Close => "A-2.3.03",
        Job::Burst => "A-2.3.06",
        Job::BreakBridge => "A-3.2.04",
        Job::LayGangway => "A-3.2.07",
        Job::Raise | Job::Lower => "A-3.6.03",
        Job::PutOut => return put_out_fire(battle, side, at, work),
        Job::Tether | Job::Free => "A-1.3.06",
        Job::ShiftHeap => "A-4.5.04",
        Job::LowerBridge => "A-4.2.29",
    };
    match job {
        Job::Open => battle.site.set_door(at, Door::Open),
        Job::Close => battle.site.set_door(at, Door::Closed),
        Job::Burst => battle.site.set_door(at, Door::Burst),
        Job::BreakBridge => {
            battle.site.quench(at);
            battle.site.becomes(at, Terrain::BurntBridge);
            ladders::lose_footing(battle, at);
        }
        Job::LayGangway => battle.site.becomes(at, Terrain::Gangway),
        Job::Raise | Job::Lower => {
            if let Some(ladder) = battle.site.ladder_mut(at) {
                ladder.lean = lean.filter(|_| job == Job::Raise);
            }
        }
        Job::Tether => {
            if let Some(ox) = board.at(at)
                && let Some((engine, which)) = oxen::free_yoke(&board, ox)
            {
                battle.engines.all[engine].team[usize::from(which)] = Some(ox);
            }
        }
        Job::Free => {
            if let Some(ox) = board.at(at) {
                battle.engines.free(ox);
            }
        }
        Job::ShiftHeap => {
            if let Some(to) = lean {
                battle.siegeworks.shift_heap(at, to);
            }
        }
        Job::LowerBridge => bridge::let_go(battle, &work.kind),
        Job::PutOut => {}
    }
    battle.chronicle.note(rule, || Entry::new(done_key(job), rule).by(side).with("hex", hex(lean.unwrap_or(at))));
    if job == Job::BreakBridge
        && let Some(id) = battle.board().at(at)
    {
        falls_into_ditch(battle, id, at);
    }
}

/// The die is cast for a fire, with what the helpers add.
fn put_out_fire(battle: &mut Write, side: Seat, at: Place, work: &Work<Task>) {
    let works = &battle.rules.data.works;
    let helpers = work.hands.len() as i32 - 1;
    let added = (helpers * works.put_out_each).min(works.put_out_most);
    let least = works.put_out_min;
    let roll = battle.roll(side, "anarchy-roll-put-out");
    let out = roll.face + added >= least;
    if out {
        battle.quench(at);
    }
    let event = if out { "anarchy-log-put-out" } else { "anarchy-log-still-burns" };
    battle.chronicle.note("A-0.55", || {
        let entry = Entry::new(event, "A-0.55").by(side).with("hex", hex(at)).with("added", Word::Number(added));
        entry.with("needed", Word::Number(least)).roll(roll)
    });
}
