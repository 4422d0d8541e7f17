//! Chapter 3.5, turn and phases: upkeep, movement, the other side's fire, one's own fire, combat; then the other side's phase.
use super::artillery::carriage::CARRIES_BALLISTA;
use super::combat::COMBAT;
use super::movement::{MOVE, MOVE_END};
use super::rout::ROUT;
use super::shooting::{DEFENSIVE_FIRE, OFFENSIVE_FIRE};
use super::victory::END_TURN;
use crate::games::anarchy::access::Write;
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::state::{Man, Phase, Post};
use crate::table::prelude::*;
use bevy::prelude::*;

/// A turn begins.
pub const TURN: Step<()> = Step::new("anarchy.turn");
/// A side's phase.
pub const PHASE: Step<Seat> = Step::new("anarchy.phase");
/// Who was stunned recovers, who took arms has them.
pub const UPKEEP: Step<Seat> = Step::new("anarchy.upkeep");
/// A part of a phase begins: the clock is set.
pub const BEGIN: Step<Part> = Step::new("anarchy.begin");
/// A side's phase is over.
pub const PHASE_END: Step<Seat> = Step::new("anarchy.phase_end");
/// What is left of a phase, for positions that begin in the middle of one.
pub const REST_OF_PHASE: Step<Seat> = Step::new("anarchy.rest_of_phase");

/// The side that is asked has no more to do in this part of the phase.
pub const DONE: Verb<()> = Verb::new("anarchy.done");
/// Gives the battle up.
pub const CONCEDE: Verb<()> = Verb::new("anarchy.concede");

pub const NOT_YOUR_PIECE: Refusal = Refusal::new("not_your_piece", "A-0.13");
pub const PIECE_DEAD: Refusal = Refusal::new("piece_dead", "A-0.29");
pub const PIECE_STUNNED: Refusal = Refusal::new("piece_stunned", "A-0.27");
pub const PIECE_CAPTIVE: Refusal = Refusal::new("piece_captive", "A-1.4.08");
pub const PIECE_OFF_MAP: Refusal = Refusal::new("piece_off_map", "A-0.58");
pub const PIECE_LEFT: Refusal = Refusal::new("piece_left", "A-0.59");
pub const SURPRISED: Refusal = Refusal::new("surprised", "A-0.13");

/// A part of a side's phase.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Part {
    pub active: Seat,
    pub phase: Phase,
}
impl Numbered for Part {
    fn number(self) -> i32 {
        i32::from(self.active.0) * 8 + self.phase as i32
    }
    fn numbered(number: i32) -> Option<Self> {
        let phases = [Phase::SetUp, Phase::Movement, Phase::DefensiveFire, Phase::OffensiveFire, Phase::Combat];
        let active = Seat(u8::try_from(number / 8).ok()?);
        phases.into_iter().find(|phase| *phase as i32 == number % 8).map(|phase| Self { active, phase })
    }
}

/// A player may give up whenever a decision is asked of that player.
pub(in crate::games::anarchy) fn concede(prompt: &mut Prompt) {
    prompt.stand(&CONCEDE, [()], |()| Ok(()));
}

/// Whether a side may order one of its pieces at all: it is its own, on the field, not stunned, no captive.
pub fn may_order(board: &Board, side: Seat, id: PieceId) -> Allowed {
    if board.side(id) != side {
        return Err(NOT_YOUR_PIECE);
    }
    let man = board.man(id);
    match man.post {
        Post::Dead => Err(PIECE_DEAD),
        Post::Exited | Post::LedOff => Err(PIECE_LEFT),
        Post::Waiting | Post::WithRider | Post::Astride | Post::Battery => Err(PIECE_OFF_MAP),
        Post::OnField if man.captive => Err(PIECE_CAPTIVE),
        Post::OnField if man.stunned > 0 => Err(PIECE_STUNNED),
        Post::OnField if board.is_held_back(id) => Err(SURPRISED),
        Post::OnField if board.artillery.carriers.contains(&id) => Err(CARRIES_BALLISTA),
        Post::OnField => Ok(()),
    }
}

/// Both sides have their phases, the first side named by the scenario; then the turn ends.
pub(in crate::games::anarchy) fn turn(In(()): In<()>, mut battle: Write) -> Flow {
    battle.clock.turn += 1;
    battle.walls.fought.clear();
    super::artillery::turn_begins(&mut battle);
    super::mangonels::turn_begins(&mut battle);
    let (turn, first) = (battle.clock.turn, battle.rules.scenario.first.seat());
    battle
        .chronicle
        .note("A-0.13", || Entry::new("anarchy-log-turn", "A-0.13").by(first).with("turn", Word::Number(turn.into())));
    Flow::then([PHASE.on(first), PHASE.on(enemy(first)), END_TURN.on(())])
}

/// The parts of a phase in the order of.
pub(in crate::games::anarchy) fn phase(In(side): In<Seat>, mut battle: Write) -> Flow {
    battle.clock.active = side;
    battle.chronicle.note("A-0.13", || Entry::new("anarchy-log-phase", "A-0.13").by(side));
    Flow::then([UPKEEP.on(side)].into_iter().chain(parts(side, Phase::SetUp)))
}

/// What follows in a side's phase after a part of it.
fn parts(side: Seat, after: Phase) -> Vec<Task> {
    let part = |phase| BEGIN.on(Part { active: side, phase });
    let all = [
        (Phase::Movement, vec![part(Phase::Movement), ROUT.on(side), MOVE.on(side), MOVE_END.on(side)]),
        (Phase::DefensiveFire, vec![part(Phase::DefensiveFire), DEFENSIVE_FIRE.on(enemy(side))]),
        (Phase::OffensiveFire, vec![part(Phase::OffensiveFire), OFFENSIVE_FIRE.on(side)]),
        (Phase::Combat, vec![part(Phase::Combat), COMBAT.on(side)]),
    ];
    let later = all.into_iter().filter(|(phase, _)| *phase as u8 > after as u8);
    later.flat_map(|(_, tasks)| tasks).chain([PHASE_END.on(side)]).collect()
}

/// Carries on a position that begins in the middle of a phase: with the part that the clock shows.
pub(in crate::games::anarchy) fn rest_of_phase(In(side): In<Seat>, battle: Write) -> Flow {
    let now = battle.clock.phase;
    let before = [Phase::SetUp, Phase::Movement, Phase::DefensiveFire, Phase::OffensiveFire];
    let after = before.into_iter().rev().find(|phase| (*phase as u8) < now as u8).unwrap_or(Phase::SetUp);
    let first = battle.rules.scenario.first.seat();
    let other = (side == first).then(|| PHASE.on(enemy(first)));
    Flow::then(parts(side, after).into_iter().chain(other).chain([END_TURN.on(())]))
}

pub(in crate::games::anarchy) fn begin_part(In(part): In<Part>, mut battle: Write) -> Flow {
    battle.clock.active = part.active;
    battle.clock.phase = part.phase;
    battle.clock.done = false;
    Flow::done()
}

/// Before a side moves: who was stunned before its last phase recovers; a man without arms who has spent a whole turn
/// beside a body takes its weapon, and keeps his wounds.
pub(in crate::games::anarchy) fn upkeep(In(side): In<Seat>, mut battle: Write) -> Flow {
    super::engines::upkeep(&mut battle, side);
    super::belfry::upkeep(&mut battle, side);
    let board = battle.board();
    let mut recovers = vec![];
    let (mut takes_arms, mut finds_arms) = (vec![], vec![]);
    for id in board.on_field(side) {
        let man = board.man(id);
        if man.stunned == 1 {
            recovers.push(id);
        }
        let idle = man.moved == 0 && !man.attacked;
        let here = board.front(id);
        let dead_near = || board.near(here).chain([here]).any(|place| board.ground.has_dead_man(place));
        if man.disarmed && man.is_ready() && dead_near() {
            if man.finds_arms && idle { takes_arms.push(id) } else { finds_arms.push(id) }
        }
    }
    battle.change_all(side, |man: &mut Man| {
        man.stunned = man.stunned.saturating_sub(1);
        man.moved = 0;
        man.straight = 0;
        man.attacked = false;
        man.guards = false;
        man.finds_arms = false;
        // Who has fallen since he shot has no shot to remember.
        man.shot_in_defence = man.shot_in_defence && man.post == Post::OnField;
    });
    battle.change_all(side, |man| man.target = false);
    battle.change_all(enemy(side), |man| man.target = false);
    battle.tasks.burdened.clear();
    battle.siegeworks.movers.clear();
    battle.siegeworks.carriers.clear();
    if side == battle.rules.scenario.first.seat() {
        battle.tasks.first_to_act = None;
    }
    super::artillery::upkeep(&mut battle, side);
    super::mangonels::upkeep(&mut battle, side);
    super::works::finished::tick(&mut battle, side);
    for id in recovers {
        battle.note("anarchy-log-recovers", "A-0.27", id);
    }
    for id in finds_arms {
        battle.change(id).finds_arms = true;
    }
    for id in takes_arms {
        battle.change(id).disarmed = false;
        battle.note("anarchy-log-rearmed", "A-1.4.12", id);
    }
    // A bridge falls before anybody moves.
    Flow::then(super::belfry::bridge::falling(&battle))
}

/// A phase ends: its side's fire cycle is over.
pub(in crate::games::anarchy) fn phase_end(In(side): In<Seat>, mut battle: Write) -> Flow {
    battle.change_all(side, |man| {
        man.shot_in_defence = false;
        man.shot_in_offence = false;
    });
    Flow::done()
}

pub(in crate::games::anarchy) fn done(In((_, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    battle.clock.done = true;
    Flow::done()
}

/// A player gives up: the other side wins.
pub(in crate::games::anarchy) fn give_up(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    battle.chronicle.note("A-0.68", || Entry::new("anarchy-log-conceded", "A-0.68").by(side));
    battle.outcome.end([enemy(side)], "anarchy-end-conceded");
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&TURN, turn)
        .step(&PHASE, phase)
        .step(&REST_OF_PHASE, rest_of_phase)
        .step(&BEGIN, begin_part)
        .step(&UPKEEP, upkeep)
        .step(&PHASE_END, phase_end)
        .verb(&DONE, done)
        .verb(&CONCEDE, give_up);
}
