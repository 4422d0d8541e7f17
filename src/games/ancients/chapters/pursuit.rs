//! Chapter 9, advance and pursuit.
use super::attack::challenge_with;
use super::retreat::{PROPOSE, SECOND_PROPOSAL, STAY};
use super::turn::concede;
use crate::games::ancients::access::{Battle, hex, piece};
use crate::games::ancients::board::{Field, Watch};
use crate::games::ancients::data::files::Loss;
use crate::games::ancients::state::{Attack, Fight, Underway};
use crate::table::prelude::*;
use bevy::prelude::*;
use smallvec::SmallVec;

/// A fight is over: who may follow whom (N-9.01).
pub const FOLLOW_UP: Step<()> = Step::new("ancients.follow_up");
/// The winner chooses (N-9.01, N-9.02).
pub const ADVANCE_CHOICE: Step<Seat> = Step::new("ancients.advance");
/// The advancing attacker may follow a second hex (N-9.06).
pub const PURSUIT: Step<PieceId> = Step::new("ancients.pursuit");
pub const PURSUIT_STEP: Step<PieceId> = Step::new("ancients.pursuit_step");
/// And then attack the loser once more (N-9.07).
pub const PURSUIT_END: Step<PieceId> = Step::new("ancients.pursuit_end");
pub const PURSUIT_ATTACK: Step<PieceId> = Step::new("ancients.pursuit_attack");

/// A unit enters the hex that the loser or refuser has left.
pub const ADVANCE: Verb<PieceId> = Verb::new("ancients.advance");
/// The winning defender of a double attack enters one of the two hexes left (N-7.20).
pub const ADVANCE_INTO: Verb<Place> = Verb::new("ancients.advance_into");
/// Enters the second hex that the loser has left.
pub const PURSUE: Verb<Place> = Verb::new("ancients.pursue");
/// Attacks the loser once more.
pub const PRESS: Verb<PieceId> = Verb::new("ancients.press");

pub const ADVANCE_NOT_ALLOWED: Refusal = Refusal::new("advance_not_allowed", "N-9.01");
pub const PURSUIT_NOT_ALLOWED: Refusal = Refusal::new("pursuit_not_allowed", "N-9.06");

/// Whether a unit of the fight may enter a hex that was left: it is beside it, and the hex is free (N-9.01, N-9.03).
pub fn may_advance_to(field: &Field, id: PieceId, to: Place) -> Allowed {
    let unit = field.unit(id);
    if unit.on_board && field.board.hexes.adjacent(unit.at, to) && field.is_free(to) {
        Ok(())
    } else {
        Err(ADVANCE_NOT_ALLOWED)
    }
}

/// The hexes that the losers of the fight have left (N-9.01, N-9.10).
pub fn vacated(field: &Field, fight: &Fight) -> SmallVec<[Place; 2]> {
    let left = |id: PieceId| {
        let unit = field.unit(id);
        let from = fight.place_of(id);
        (!unit.on_board || unit.at != from).then_some(from)
    };
    match fight.attackers_won {
        Some(true) => left(fight.target).into_iter().collect(),
        Some(false) => fight.attackers().filter_map(left).collect(),
        None => SmallVec::new(),
    }
}

/// The winners that may advance (N-9.01, N-9.02, N-9.04).
pub fn followers(field: &Field, fight: &Fight) -> SmallVec<[PieceId; 2]> {
    match fight.attackers_won {
        Some(true) => fight.attackers().collect(),
        Some(false) if field.rules.switches.defender_may_advance => [fight.target].into_iter().collect(),
        _ => SmallVec::new(),
    }
}

pub(in crate::games::ancients) fn follow_up(In(()): In<()>, battle: Battle) -> Flow {
    let fight = battle.underway.fight.as_ref().expect("a fight is under way");
    let field = battle.field();
    let hexes = vacated(&field, fight);
    let can =
        followers(&field, fight).into_iter().any(|id| hexes.iter().any(|to| may_advance_to(&field, id, *to).is_ok()));
    if !can {
        return Flow::done();
    }
    let winner = if fight.attackers_won == Some(true) { fight.lead } else { fight.target };
    Flow::then([ADVANCE_CHOICE.on(field.unit(winner).side)])
}

pub(in crate::games::ancients) fn choose_advance(
    In(side): In<Seat>,
    watch: Watch,
    underway: Res<Underway>,
    ask: Ask,
) -> Prompt {
    let field = watch.field();
    let fight = underway.fight.as_ref().expect("a fight is under way");
    let (hexes, winners) = (vacated(&field, fight), followers(&field, fight));
    let mut prompt = ask.prompt(side, "ancients-ask-advance");
    let may = |id: PieceId, to: Place| {
        if winners.contains(&id) && hexes.contains(&to) {
            may_advance_to(&field, id, to)
        } else {
            Err(ADVANCE_NOT_ALLOWED)
        }
    };
    if let [hex] = hexes[..] {
        prompt.offer(&ADVANCE, winners.iter().copied(), |id| may(id, hex));
    } else {
        prompt.offer(&ADVANCE_INTO, hexes.iter().copied(), |to| may(winners[0], to));
    }
    prompt.offer(&STAY, [()], |()| Ok(()));
    if fight.denied {
        prompt.closed_to(crate::games::ancients::board::enemy(side), &PROPOSE, SECOND_PROPOSAL);
    }
    prompt.closed(&PURSUE, PURSUIT_NOT_ALLOWED);
    prompt.closed(&PRESS, PURSUIT_NOT_ALLOWED);
    concede(&mut prompt);
    prompt
}

fn advance_to(battle: &mut Battle, side: Seat, id: PieceId, to: Place, rule: &'static str) {
    battle.place(id, to);
    battle
        .chronicle
        .note(rule, || Entry::new("ancients-log-advance", rule).by(side).with("unit", piece(id)).with("hex", hex(to)));
}

/// One of the winners, or after a refusal one of the attackers, enters the hex left.
pub(in crate::games::ancients) fn advance(In((side, id)): In<(Seat, PieceId)>, mut battle: Battle) -> Flow {
    let mut fight = battle.underway.fight.clone().expect("a fight is under way");
    let to = match fight.attackers_won {
        // After a refusal (N-6.16).
        None => fight.from[2],
        Some(_) => vacated(&battle.field(), &fight)[0],
    };
    let rule = match fight.attackers_won {
        None => "N-6.16",
        Some(true) => "N-9.01",
        Some(false) => "N-9.02",
    };
    advance_to(&mut battle, side, id, to, rule);
    fight.advanced = Some(id);
    let pursues = fight.attackers_won == Some(true);
    battle.underway.fight = Some(fight);
    if pursues { Flow::then([PURSUIT.on(id)]) } else { Flow::done() }
}

pub(in crate::games::ancients) fn advance_into(In((side, to)): In<(Seat, Place)>, mut battle: Battle) -> Flow {
    let target = battle.underway.fight.as_ref().expect("a fight is under way").target;
    advance_to(&mut battle, side, target, to, "N-7.20");
    Flow::done()
}

/// Whether a pursuit follows at all: an ordered attack won by exactly that result, the loser not destroyed at its
/// first step (N-6.18, N-7.09, N-9.06, N-9.08, N-9.09).
pub fn is_pursued(fight: &Fight) -> bool {
    fight.attack == Attack::Ordered
        && fight.attackers_won == Some(true)
        && fight.losses[0] == Loss::Retreat2Pursuit
        && fight.first_step.is_some()
}

/// Whether the pursuer may enter the second hex (N-9.06, N-9.11, N-9.12).
pub fn may_pursue(field: &Field, fight: &Fight, id: PieceId, to: Place) -> Allowed {
    if !is_pursued(fight) || fight.first_step != Some(to) {
        return Err(PURSUIT_NOT_ALLOWED);
    }
    may_advance_to(field, id, to).map_err(|_| PURSUIT_NOT_ALLOWED)
}

/// Whether the pursuer may attack the loser again (N-9.07, N-9.15).
pub fn may_press(field: &Field, fight: &Fight, id: PieceId, target: PieceId) -> Allowed {
    let may = field.rules.switches.pursuit_attack
        && is_pursued(fight)
        && fight.advanced == Some(id)
        && target == fight.target
        && field.touch(id, target);
    if may { Ok(()) } else { Err(PURSUIT_NOT_ALLOWED) }
}

pub(in crate::games::ancients) fn pursuit(In(id): In<PieceId>, battle: Battle) -> Flow {
    let fight = battle.underway.fight.as_ref().expect("a fight is under way");
    if !is_pursued(fight) {
        return Flow::done();
    }
    let field = battle.field();
    let second = fight.first_step.is_some_and(|to| may_pursue(&field, fight, id, to).is_ok());
    Flow::then(second.then(|| PURSUIT_STEP.on(id)).into_iter().chain([PURSUIT_END.on(id)]))
}

pub(in crate::games::ancients) fn choose_pursuit_step(
    In(id): In<PieceId>,
    watch: Watch,
    underway: Res<Underway>,
    ask: Ask,
) -> Prompt {
    let field = watch.field();
    let fight = underway.fight.as_ref().expect("a fight is under way");
    let mut prompt = ask.prompt(field.unit(id).side, "ancients-ask-pursuit-step").with("unit", piece(id));
    prompt.offer(&PURSUE, fight.first_step, |to| may_pursue(&field, fight, id, to));
    prompt.offer(&STAY, [()], |()| Ok(()));
    concede(&mut prompt);
    prompt
}

pub(in crate::games::ancients) fn pursue(In((side, to)): In<(Seat, Place)>, mut battle: Battle) -> Flow {
    let id = battle.underway.fight.as_ref().and_then(|f| f.advanced).expect("a pursuer");
    advance_to(&mut battle, side, id, to, "N-9.06");
    Flow::done()
}

pub(in crate::games::ancients) fn pursuit_end(In(id): In<PieceId>, battle: Battle) -> Flow {
    let fight = battle.underway.fight.as_ref().expect("a fight is under way");
    let field = battle.field();
    if may_press(&field, fight, id, fight.target).is_ok() { Flow::then([PURSUIT_ATTACK.on(id)]) } else { Flow::done() }
}

pub(in crate::games::ancients) fn choose_pursuit_attack(
    In(id): In<PieceId>,
    watch: Watch,
    underway: Res<Underway>,
    ask: Ask,
) -> Prompt {
    let field = watch.field();
    let fight = underway.fight.as_ref().expect("a fight is under way");
    let mut prompt = ask
        .prompt(field.unit(id).side, "ancients-ask-pursuit-attack")
        .with("unit", piece(id))
        .with("target", piece(fight.target));
    prompt.offer(&PRESS, [fight.target], |target| may_press(&field, fight, id, target));
    prompt.offer(&STAY, [()], |()| Ok(()));
    concede(&mut prompt);
    prompt
}

pub(in crate::games::ancients) fn press(In((_, target)): In<(Seat, PieceId)>, mut battle: Battle) -> Flow {
    let id = battle.underway.fight.as_ref().and_then(|f| f.advanced).expect("a pursuer");
    challenge_with(&mut battle, Attack::Pursuit, id, None, target)
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&FOLLOW_UP, follow_up)
        .decision(&ADVANCE_CHOICE, choose_advance)
        .verb(&ADVANCE, advance)
        .verb(&ADVANCE_INTO, advance_into)
        .step(&PURSUIT, pursuit)
        .decision(&PURSUIT_STEP, choose_pursuit_step)
        .verb(&PURSUE, pursue)
        .step(&PURSUIT_END, pursuit_end)
        .decision(&PURSUIT_ATTACK, choose_pursuit_attack)
        .verb(&PRESS, press);
}
