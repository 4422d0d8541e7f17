//! Chapter 10, fire, victory, end.
use super::turn::TURN;
use crate::games::ancients::access::{Battle, hex, piece};
use crate::games::ancients::board::{Field, enemy};
use crate::games::ancients::data::files::{Starter, Tiebreak};
use crate::games::ancients::state::Progress;
use crate::table::prelude::*;
use bevy::prelude::*;

/// Burn, check, refresh, next turn (N-3.13).
pub const END_TURN: Step<()> = Step::new("ancients.end_turn");

/// The units that would burn the hex they stand on now, in reading order of the hexes (N-10.01, N-10.04).
pub fn burners(field: &Field, progress: &Progress) -> Vec<(PieceId, Place)> {
    let mut all: Vec<(PieceId, Place)> = (field.all())
        .filter(|id| !field.unit(*id).no_burn && is_burnable(field, progress, *id))
        .filter(|id| !field.in_contact(field.unit(*id).at, field.unit(*id).side))
        .map(|id| (id, field.unit(id).at))
        .collect();
    all.sort_by_key(|(_, place)| *place);
    all
}

/// Whether a unit stands on an unburnt hex of the enemy's base.
pub fn is_burnable(field: &Field, progress: &Progress, id: PieceId) -> bool {
    let unit = field.unit(id);
    field.board.base(unit.at) == Some(enemy(unit.side)) && !progress.burnt.contains(&unit.at)
}

pub(in crate::games::ancients) fn end_turn(In(()): In<()>, mut battle: Battle) -> Flow {
    // N-10.03: all fires at once.
    let fires = burners(&battle.field(), &battle.progress);
    for (id, place) in fires {
        let side = battle.side_of(id);
        let (markers, lit) = (battle.rules.switches.fire_markers, battle.progress.fires[side.0 as usize]);
        if markers > 0 && lit >= markers {
            battle.chronicle.note("N-10.02", || {
                Entry::new("ancients-log-no-marker", "N-10.02").by(side).with("unit", piece(id)).with("hex", hex(place))
            });
            continue;
        }
        let points = battle.rules.data.budgets.burn_half_points;
        battle.progress.burnt.push(place);
        battle.progress.fires[side.0 as usize] += 1;
        battle.progress.half_points[side.0 as usize] += points;
        battle.chronicle.note("N-10.01", || {
            Entry::new("ancients-log-burnt", "N-10.01")
                .by(side)
                .with("unit", piece(id))
                .with("hex", hex(place))
                .with("points", Word::Halves(points.into()))
        });
    }
    let progress = battle.progress.clone();
    let [red, blue] = progress.half_points;
    battle.chronicle.note("N-3.13", || {
        Entry::new("ancients-log-end-turn", "N-3.13")
            .with("turn", Word::Number(progress.turn.into()))
            .with("red", Word::Halves(red.into()))
            .with("blue", Word::Halves(blue.into()))
    });
    let target = battle.rules.target;
    let reached = red.max(blue) >= target;
    if reached || progress.turn >= battle.rules.data.budgets.turn_limit {
        let (winners, tie) = leader(&progress, battle.rules.switches.tiebreak);
        let (reason, rule) = match (reached, tie) {
            (true, false) => ("ancients-end-target", "N-10.06"),
            (true, true) => ("ancients-end-target-tie", "N-10.11"),
            (false, false) => ("ancients-end-turns", "N-10.07"),
            (false, true) => ("ancients-end-turns-tie", "N-10.08"),
        };
        battle.chronicle.note(rule, || Entry::new("ancients-log-over", rule));
        battle.outcome.end(winners, reason);
        return Flow::done();
    }
    battle.refresh();
    battle.progress.starter = match battle.rules.switches.starter {
        Starter::Alternate => enemy(progress.starter),
        Starter::Winner => progress.winner_of_initiative,
    };
    Flow::then([TURN.on(())])
}

/// Who leads, and whether only the tiebreak says so (N-10.06 to N-10.08, N-10.11).
pub fn leader(progress: &Progress, tiebreak: Tiebreak) -> (Vec<Seat>, bool) {
    let [red, blue] = progress.half_points;
    match red.cmp(&blue) {
        std::cmp::Ordering::Greater => return (vec![Seat(0)], false),
        std::cmp::Ordering::Less => return (vec![Seat(1)], false),
        std::cmp::Ordering::Equal => {}
    }
    let distinction = match tiebreak {
        Tiebreak::Burnt => progress.fires.map(|n| n > 0),
        Tiebreak::Entered => progress.entered,
        Tiebreak::Draw => [false; 2],
    };
    let winners = match distinction {
        [true, false] => vec![Seat(0)],
        [false, true] => vec![Seat(1)],
        _ => vec![],
    };
    (winners, true)
}

/// Who wins when a side, or both, have no unit left (N-10.09), why, and by which rule.
pub fn winner_when_emptied(
    emptied: [bool; 2],
    progress: &Progress,
    tiebreak: Tiebreak,
) -> (Vec<Seat>, &'static str, &'static str) {
    match emptied {
        [true, false] => (vec![Seat(1)], "ancients-end-emptied", "N-10.09"),
        [false, true] => (vec![Seat(0)], "ancients-end-emptied", "N-10.09"),
        _ => (leader(progress, tiebreak).0, "ancients-end-both-emptied", "N-10.09"),
    }
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&END_TURN, end_turn);
}
