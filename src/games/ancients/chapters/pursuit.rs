//! Chapter 9, advance and pursuit.
use super::ambush::reveal_beside;
use super::attack::{NO_ATTACK_RIGHT, challenge_with};
use super::retreat::{PROPOSE, SECOND_PROPOSAL, STAY};
use super::terrain::turn_stakes;
use super::turn::concede;
use crate::games::ancients::access::{Read, Write, hex, piece};
use crate::games::ancients::board::{Board, enemy};
use crate::games::ancients::data::files::{Loss, UpgradeEffect};
use crate::games::ancients::state::{AttackKind, Fight, FightSide, OrderUnderway};
use crate::table::prelude::*;
use bevy::prelude::*;
use smallvec::SmallVec;

/// The losers have suffered: a winner may advance (N-9.01).
pub const FOLLOW_UP: Step<()> = Step::new("ancients.follow_up");
/// The winning side chooses whether one of its units advances (N-9.01).
pub const ADVANCE_CHOICE: Step<Seat> = Step::new("ancients.advance");
/// The attacker that has advanced pursues, if the result allows it (N-9.06).
pub const PURSUIT: Step<PieceId> = Step::new("ancients.pursuit");
/// Its side chooses whether it enters the second hex (N-9.06).
pub const PURSUIT_STEP: Step<PieceId> = Step::new("ancients.pursuit_step");
/// It may be in contact with the loser now (N-9.07).
pub const PURSUIT_END: Step<PieceId> = Step::new("ancients.pursuit_end");
/// Its side chooses whether it attacks the loser once more (N-9.07).
pub const PURSUIT_ATTACK: Step<PieceId> = Step::new("ancients.pursuit_attack");

/// A unit enters the hex that the loser or the refusing unit has left (N-9.01).
pub const ADVANCE: Verb<PieceId> = Verb::new("ancients.advance");
/// The winning defender of a double attack enters one of the two hexes left (N-7.20).
pub const ADVANCE_INTO: Verb<Place> = Verb::new("ancients.advance_into");
/// Enters the second hex that the loser has left (N-9.06).
pub const PURSUE: Verb<Place> = Verb::new("ancients.pursue");
/// Attacks the loser once more (N-9.07).
pub const PRESS: Verb<PieceId> = Verb::new("ancients.press");

pub const ADVANCE_NOT_ALLOWED: Refusal = Refusal::new("advance_not_allowed", "N-9.01");
/// A shield wall neither advances nor pursues, whoever else of its attack may (N-21.10).
pub const WALL_STAYS: Refusal = Refusal::new("advance_not_allowed", "N-21.10");
pub const PURSUIT_NOT_ALLOWED: Refusal = Refusal::new("pursuit_not_allowed", "N-9.06");

/// Whether a unit of the fight may enter a hex that was left: it is adjacent to it, and the hex is free (N-9.01). Slide and slip
/// do not apply, but closed terrain is closed here, too (N-9.03); the hex may be one of either camp, and may be burnt then (N-9.14). No attack is owed there (N-4.18).
pub fn may_advance_to(board: &Board, id: PieceId, to: Place) -> Allowed {
    let unit = board.unit(id);
    if !(unit.on_board && board.map.hexes.adjacent(unit.at, to) && board.is_free(to)) {
        return Err(ADVANCE_NOT_ALLOWED);
    }
    if unit.effects.has(UpgradeEffect::ShieldWall) {
        return Err(WALL_STAYS);
    }
    board.open_to(unit.kind as usize, to)
}

/// The hexes that the losers of the fight have left (N-9.01), by retreat, flight or destruction (N-9.10); none after a tie (N-9.05). A
/// loser that stands has left none: if the other of a double attack has, only that hex is free (N-12.17).
pub fn vacated(board: &Board, fight: &Fight) -> SmallVec<[Place; 2]> {
    let left = |id: PieceId| {
        let unit = board.unit(id);
        let from = fight.place_of(id);
        (!unit.on_board || unit.at != from).then_some(from)
    };
    match fight.winner {
        Some(FightSide::Attackers) => left(fight.target).into_iter().collect(),
        Some(FightSide::Target) => fight.attackers().filter_map(left).collect(),
        None => SmallVec::new(),
    }
}

/// The winners that may advance: the attackers (N-9.01), or the defender (N-9.02).
pub fn followers(board: &Board, fight: &Fight) -> SmallVec<[PieceId; 2]> {
    match fight.winner {
        Some(FightSide::Attackers) => fight.attackers().collect(),
        Some(FightSide::Target) if board.rules.switches.defender_may_advance => [fight.target].into_iter().collect(),
        _ => SmallVec::new(),
    }
}

/// Asks the winning side about an advance, if one of its units can make it (N-9.01).
pub(in crate::games::ancients) fn follow_up(In(()): In<()>, mut battle: Write) -> Flow {
    // Before anybody advances: a mounted winner, too, finds stakes turned over (N-17.28).
    turn_stakes(&mut battle);
    let fight = battle.underway.fight.as_ref().expect("a fight is under way");
    let board = battle.board();
    let hexes = vacated(&board, fight);
    let can =
        followers(&board, fight).into_iter().any(|id| hexes.iter().any(|to| may_advance_to(&board, id, *to).is_ok()));
    if !can {
        return Flow::done();
    }
    let winner = if fight.winner == Some(FightSide::Attackers) { fight.lead } else { fight.target };
    Flow::then([ADVANCE_CHOICE.on(board.unit(winner).side)])
}

/// One of the winners advances (N-9.04), or none. A defender that beat a double attack chooses among the hexes left (N-7.20).
pub(in crate::games::ancients) fn choose_advance(
    In(side): In<Seat>,
    battle: Read,
    underway: Res<OrderUnderway>,
    ask: Ask,
) -> Prompt {
    let board = battle.board();
    let fight = underway.fight.as_ref().expect("a fight is under way");
    let (hexes, winners) = (vacated(&board, fight), followers(&board, fight));
    let mut prompt = ask.prompt(side, "ancients-ask-advance");
    let may = |id: PieceId, to: Place| {
        if winners.contains(&id) && hexes.contains(&to) {
            may_advance_to(&board, id, to)
        } else {
            Err(ADVANCE_NOT_ALLOWED)
        }
    };
    if let [left] = hexes[..] {
        prompt = prompt.with("hex", hex(left));
        prompt.offer(&ADVANCE, winners.iter().copied(), |id| may(id, left));
    } else {
        prompt.offer(&ADVANCE_INTO, hexes.iter().copied(), |to| may(winners[0], to));
    }
    prompt.offer(&STAY, [()], |()| Ok(()));
    if fight.denied {
        prompt.closed_to(enemy(side), &PROPOSE, SECOND_PROPOSAL);
    }
    prompt.closed(&PURSUE, PURSUIT_NOT_ALLOWED);
    prompt.closed(&PRESS, PURSUIT_NOT_ALLOWED);
    concede(&mut prompt);
    prompt
}

/// The unit enters the hex, and reveals what lies in ambush beside it (N-18.10). Returns whether a unit has appeared.
fn advance_to(
    battle: &mut Write,
    revealed: &mut Revealed,
    side: Seat,
    id: PieceId,
    to: Place,
    rule: &'static str,
) -> bool {
    battle.place(id, to);
    battle
        .chronicle
        .note(rule, || Entry::new("ancients-log-advance", rule).by(side).with("unit", piece(id)).with("hex", hex(to)));
    reveal_beside(battle, id, revealed)
}

/// One of the winners (N-9.01), or after a refusal one of the attackers (N-6.16), enters the hex that was left. A pursuit attack
/// that was won or refused allows it as any other attack does (N-9.13).
pub(in crate::games::ancients) fn advance(
    In((side, id)): In<(Seat, PieceId)>,
    mut battle: Write,
    mut revealed: ResMut<Revealed>,
) -> Flow {
    let mut fight = battle.underway.fight.clone().expect("a fight is under way");
    let to = match fight.winner {
        None => fight.from[2],
        Some(_) => vacated(&battle.board(), &fight)[0],
    };
    let rule = match fight.winner {
        None => "N-6.16",
        Some(FightSide::Attackers) => "N-9.01",
        Some(FightSide::Target) => "N-9.02",
    };
    let appeared = advance_to(&mut battle, &mut revealed, side, id, to, rule);
    fight.advanced = Some(id);
    let pursues = fight.winner == Some(FightSide::Attackers);
    battle.underway.fight = Some(fight);
    // A unit that appears ends the steps of a pursuit, not its attack on the loser (N-18.18).
    let next = if appeared { PURSUIT_END } else { PURSUIT };
    if pursues { Flow::then([next.on(id)]) } else { Flow::done() }
}

/// The defender that won enters the hex that its owner chose (N-7.20).
pub(in crate::games::ancients) fn advance_into(
    In((side, to)): In<(Seat, Place)>,
    mut battle: Write,
    mut revealed: ResMut<Revealed>,
) -> Flow {
    let target = battle.underway.fight.as_ref().expect("a fight is under way").target;
    advance_to(&mut battle, &mut revealed, side, target, to, "N-7.20");
    Flow::done()
}

/// Whether the attacker that has advanced may pursue (N-9.06): the attack was the one that was ordered, neither a second
/// challenge (N-6.18) nor a pursuit (N-9.08); the attackers won (N-7.12) by result 3 (N-7.05), and the loser has not rallied
/// (N-7.09); it has survived its first step, for after a destruction only the advance is possible (N-9.09).
pub fn is_pursued(fight: &Fight) -> bool {
    fight.attack == AttackKind::Ordered
        && fight.winner == Some(FightSide::Attackers)
        && fight.losses[0] == Loss::Retreat2Pursuit
        && fight.first_step.is_some()
}

/// Whether the pursuer may enter the second hex that the loser left (N-9.06): the one where its first step ended, if it is free
/// (N-9.11); also if the loser fled from it with its second step (N-9.12).
pub fn may_pursue(board: &Board, fight: &Fight, id: PieceId, to: Place) -> Allowed {
    if !is_pursued(fight) || fight.first_step != Some(to) {
        return Err(PURSUIT_NOT_ALLOWED);
    }
    may_advance_to(board, id, to).map_err(|_| PURSUIT_NOT_ALLOWED)
}

/// Whether the pursuer may attack the loser again: once, alone, and if it is in contact with it (N-9.07), which a loser that has
/// fled is not (N-9.12). Only the unit that has advanced may, not the other of a double attack (N-9.15).
pub fn may_press(board: &Board, fight: &Fight, id: PieceId, target: PieceId) -> Allowed {
    let may = board.rules.switches.pursuit_attack
        && is_pursued(fight)
        && fight.advanced == Some(id)
        && target == fight.target
        && board.touch(id, target);
    if !may {
        return Err(PURSUIT_NOT_ALLOWED);
    }
    // Who may not attack alone does not attack in pursuit (N-6.20).
    if board.unit(id).may_attack_alone(board.rules) {
        Ok(())
    } else {
        Err(Refusal { rule: "N-6.20", ..NO_ATTACK_RIGHT })
    }
}

/// The second hex, if it can be entered (N-9.06), then the attack (N-9.07).
pub(in crate::games::ancients) fn pursuit(In(id): In<PieceId>, battle: Write) -> Flow {
    let fight = battle.underway.fight.as_ref().expect("a fight is under way");
    if !is_pursued(fight) {
        return Flow::done();
    }
    let board = battle.board();
    let second = fight.first_step.is_some_and(|to| may_pursue(&board, fight, id, to).is_ok());
    Flow::then(second.then(|| PURSUIT_STEP.on(id)).into_iter().chain([PURSUIT_END.on(id)]))
}

/// Enter the second hex, or stay (N-9.06).
pub(in crate::games::ancients) fn choose_pursuit_step(
    In(id): In<PieceId>,
    battle: Read,
    underway: Res<OrderUnderway>,
    ask: Ask,
) -> Prompt {
    let board = battle.board();
    let fight = underway.fight.as_ref().expect("a fight is under way");
    let mut prompt = ask.prompt(board.unit(id).side, "ancients-ask-pursuit-step").with("unit", piece(id));
    prompt.offer(&PURSUE, fight.first_step, |to| may_pursue(&board, fight, id, to));
    prompt.offer(&STAY, [()], |()| Ok(()));
    concede(&mut prompt);
    prompt
}

/// The pursuer enters the second hex (N-9.06).
pub(in crate::games::ancients) fn pursue(
    In((side, to)): In<(Seat, Place)>,
    mut battle: Write,
    mut revealed: ResMut<Revealed>,
) -> Flow {
    let id = battle.underway.fight.as_ref().and_then(|f| f.advanced).expect("a pursuer");
    advance_to(&mut battle, &mut revealed, side, id, to, "N-9.06");
    Flow::done()
}

/// In contact with the loser now, the pursuer may attack it (N-9.07).
pub(in crate::games::ancients) fn pursuit_end(In(id): In<PieceId>, battle: Write) -> Flow {
    let fight = battle.underway.fight.as_ref().expect("a fight is under way");
    let board = battle.board();
    if may_press(&board, fight, id, fight.target).is_ok() { Flow::then([PURSUIT_ATTACK.on(id)]) } else { Flow::done() }
}

/// Attack the loser, or stay (N-9.07).
pub(in crate::games::ancients) fn choose_pursuit_attack(
    In(id): In<PieceId>,
    battle: Read,
    underway: Res<OrderUnderway>,
    ask: Ask,
) -> Prompt {
    let board = battle.board();
    let fight = underway.fight.as_ref().expect("a fight is under way");
    let mut prompt = ask
        .prompt(board.unit(id).side, "ancients-ask-pursuit-attack")
        .with("unit", piece(id))
        .with("target", piece(fight.target));
    prompt.offer(&PRESS, [fight.target], |target| may_press(&board, fight, id, target));
    prompt.offer(&STAY, [()], |()| Ok(()));
    concede(&mut prompt);
    prompt
}

/// The pursuit attack, by one unit alone; its target may refuse as usual (N-9.07).
pub(in crate::games::ancients) fn press(In((_, target)): In<(Seat, PieceId)>, mut battle: Write) -> Flow {
    let id = battle.underway.fight.as_ref().and_then(|f| f.advanced).expect("a pursuer");
    challenge_with(&mut battle, AttackKind::Pursuit, id, None, target)
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
