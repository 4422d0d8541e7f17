//! Chapter 10, fire, victory, end.
use super::ambush::show_tokens;
use super::turn::{TURN, concede};
use crate::games::ancients::access::{Read, Write, hex, piece};
use crate::games::ancients::board::{Board, enemy};
use crate::games::ancients::data::battles::LimitVerdict;
use crate::games::ancients::data::files::{BLUE, RED, Starter, Tiebreak};
use crate::games::ancients::state::{BattleProgress, Fate};
use crate::table::prelude::*;
use bevy::prelude::*;

/// The end of the turn, in the order of N-3.13.
pub const END_TURN: Step<()> = Step::new("ancients.end_turn");
/// Which hex burns, where a side has more fires than markers left? (N-10.02)
pub const BURN_HEXES: Step<Seat> = Step::new("ancients.burn_hexes");

/// This hex burns, with one of the markers left.
pub const BURN: Verb<Place> = Verb::new("ancients.burn");

pub const NO_FIRE_THERE: Refusal = Refusal::new("no_fire_there", "N-10.01");

/// The units that would burn the hex they stand on now, in reading order of the hexes: it is an unburnt hex of the enemy camp,
/// the unit is not in contact (N-10.01), and it bears no hidden-flame marker (N-10.04).
pub fn burners(board: &Board, progress: &BattleProgress) -> Vec<(PieceId, Place)> {
    let mut all: Vec<(PieceId, Place)> = (board.all())
        .filter(|id| !board.unit(*id).no_burn && is_burnable(board, progress, *id))
        .filter(|id| !board.in_contact(board.unit(*id).at, board.unit(*id).side))
        .map(|id| (id, board.unit(id).at))
        .collect();
    all.sort_by_key(|(_, place)| *place);
    all
}

/// Whether a unit stands on a hex of the enemy camp that is not burnt yet: each burns once in the game (N-10.02).
pub fn is_burnable(board: &Board, progress: &BattleProgress, id: PieceId) -> bool {
    let unit = board.unit(id);
    board.map.base(unit.at) == Some(enemy(unit.side)) && !progress.burnt.contains(&unit.at)
}

/// How many fires a side can still light; `None`: as many as it likes.
fn markers_left(board: &Board, progress: &BattleProgress, side: Seat) -> Option<usize> {
    let markers = board.rules.switches.fire_markers;
    (markers > 0).then(|| usize::from(markers.saturating_sub(progress.fires[side.0 as usize])))
}
/// The hexes that a side would burn now.
fn fires_of(board: &Board, progress: &BattleProgress, side: Seat) -> Vec<Place> {
    let own = burners(board, progress).into_iter().filter(|(unit, _)| board.unit(*unit).side == side);
    own.map(|(_, place)| place).collect()
}

/// A side with more fires than markers chooses which hexes burn (N-10.02).
pub(in crate::games::ancients) fn burn_hexes(
    In(side): In<Seat>,
    battle: Read,
    progress: Res<BattleProgress>,
    ask: Ask,
) -> Prompt {
    let board = battle.board();
    let fires = fires_of(&board, &progress, side);
    let left = markers_left(&board, &progress, side).unwrap_or(fires.len()) as i32;
    let mut prompt = ask.prompt(side, "ancients-ask-burn").with("n", Word::Number(left));
    prompt.offer(&BURN, fires.iter().copied(), |to| if fires.contains(&to) { Ok(()) } else { Err(NO_FIRE_THERE) });
    prompt.closing = fires.first().map(|first| BURN.on(*first));
    concede(&mut prompt);
    prompt
}
pub(in crate::games::ancients) fn burn(In((_, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let chosen = burners(&battle.board(), &battle.progress).into_iter().find(|(_, place)| *place == to);
    if let Some((id, place)) = chosen {
        light(&mut battle, id, place);
    }
    Flow::done()
}

/// A unit burns the hex that it stands on (N-10.01).
fn light(battle: &mut Write, id: PieceId, place: Place) {
    let side = battle.side_of(id);
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

/// Camps burn, victory is checked, units become available again, and the next turn begins with its starter (N-3.13). Victory
/// points are compared with the target only here (N-10.05): whoever has reached it wins (N-10.06), and after the last turn the
/// higher total does (N-10.07).
pub(in crate::games::ancients) fn end_turn(In(()): In<()>, mut battle: Write) -> Flow {
    // All fires break out at the same moment (N-10.03); who has to choose among them is asked first, the starter before the
    // other.
    let board = battle.board();
    let chooses = |side: &Seat| {
        let left = markers_left(&board, &battle.progress, *side);
        left.is_some_and(|left| left > 0 && left < fires_of(&board, &battle.progress, *side).len())
    };
    if let Some(side) = [battle.progress.starter, enemy(battle.progress.starter)].into_iter().find(chooses) {
        return Flow::then([BURN_HEXES.on(side)]).and_again();
    }
    let fires = burners(&board, &battle.progress);
    for (id, place) in fires {
        let side = battle.side_of(id);
        let (markers, lit) = (battle.rules.switches.fire_markers, battle.progress.fires[side.0 as usize]);
        if markers > 0 && lit >= markers {
            battle.chronicle.note("N-10.02", || {
                Entry::new("ancients-log-no-marker", "N-10.02").by(side).with("unit", piece(id)).with("hex", hex(place))
            });
            continue;
        }
        light(&mut battle, id, place);
    }
    let progress = battle.progress.clone();
    let [red, blue] = progress.half_points;
    battle.chronicle.note("N-3.13", || {
        Entry::new("ancients-log-end-turn", "N-3.13")
            .with("turn", Word::Number(progress.turn.into()))
            .with("red", Word::Halves(red.into()))
            .with("blue", Word::Halves(blue.into()))
    });
    let targets = battle.rules.targets;
    let reached = red >= targets[0] || blue >= targets[1];
    let verdict = battle.rules.battle.as_ref().map_or(LimitVerdict::Points, |battle| battle.at_limit);
    if !reached
        && progress.turn >= battle.rules.turn_limit
        && let Some(winner) = verdict.side()
    {
        // A set battle may give its last turn to a side (N-22.04).
        battle.chronicle.note("N-22.04", || Entry::new("ancients-log-over", "N-22.04"));
        show_tokens(&mut battle);
        battle.outcome.end([winner], "ancients-end-verdict");
        return Flow::done();
    }
    if reached || progress.turn >= battle.rules.turn_limit {
        // Each side compares its points with its own target; who is farther beyond it leads (N-22.03).
        let counted = if reached { [red - targets[0], blue - targets[1]] } else { [red, blue] };
        let (winners, decided_by) = leader(counted, &progress, battle.rules.switches.tiebreak);
        let (reason, rule) = match (reached, decided_by) {
            (true, DecidedBy::Points) => ("ancients-end-target", "N-10.06"),
            (true, DecidedBy::Tiebreak) => ("ancients-end-target-tie", "N-10.11"),
            (false, DecidedBy::Points) => ("ancients-end-turns", "N-10.07"),
            (false, DecidedBy::Tiebreak) => ("ancients-end-turns-tie", "N-10.08"),
        };
        battle.chronicle.note(rule, || Entry::new("ancients-log-over", rule));
        show_tokens(&mut battle);
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

/// What has decided between the sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DecidedBy {
    Points,
    Tiebreak,
}

/// Who leads: the higher total (N-10.06, N-10.07); with equal totals whoever alone has burnt a hex (N-10.08), also if both have
/// reached the target (N-10.11). Nobody if that is equal too.
pub fn leader([red, blue]: [i16; 2], progress: &BattleProgress, tiebreak: Tiebreak) -> (Vec<Seat>, DecidedBy) {
    match red.cmp(&blue) {
        std::cmp::Ordering::Greater => return (vec![RED], DecidedBy::Points),
        std::cmp::Ordering::Less => return (vec![BLUE], DecidedBy::Points),
        std::cmp::Ordering::Equal => {}
    }
    let distinction = match tiebreak {
        Tiebreak::Burnt => progress.fires.map(|n| n > 0),
        Tiebreak::Entered => progress.entered,
        Tiebreak::Draw => [false; 2],
    };
    let winners = match distinction {
        [true, false] => vec![RED],
        [false, true] => vec![BLUE],
        _ => vec![],
    };
    (winners, DecidedBy::Tiebreak)
}

/// Who wins when Red, Blue or both have no unit left on the board, why, and by which rule: the other side, or with both empty
/// whoever leads (N-10.09).
pub fn winner_when_emptied(
    emptied: [bool; 2],
    progress: &BattleProgress,
    tiebreak: Tiebreak,
) -> (Vec<Seat>, &'static str, &'static str) {
    match emptied {
        [true, false] => (vec![BLUE], "ancients-end-emptied", "N-10.09"),
        [false, true] => (vec![RED], "ancients-end-emptied", "N-10.09"),
        _ => (leader(progress.half_points, progress, tiebreak).0, "ancients-end-both-emptied", "N-10.09"),
    }
}

/// What a finished match adds to the report of a batch: turns, whether the starter won, units lost, hexes burnt.
pub(in crate::games::ancients) fn figures(world: &World) -> Vec<(&'static str, f64)> {
    let progress = world.resource::<BattleProgress>();
    let outcome = world.resource::<Outcome>().0.as_ref();
    let starter_won = outcome.is_some_and(|o| o.winners == [progress.winner_of_initiative]);
    let pieces = world.resource::<Pieces>();
    let count = |wanted: Fate| {
        let all = world.resource::<Names>().piece_ids();
        all.filter(|id| pieces.get(*id).and_then(|e| world.get::<Fate>(e)) == Some(&wanted)).count() as f64
    };
    vec![
        ("turns", progress.turn.into()),
        ("starter_wins", f64::from(u8::from(starter_won))),
        ("destroyed", count(Fate::Destroyed)),
        ("fled", count(Fate::Fled)),
        ("burnt", progress.burnt.len() as f64),
    ]
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&END_TURN, end_turn).decision(&BURN_HEXES, burn_hexes).verb(&BURN, burn);
}
