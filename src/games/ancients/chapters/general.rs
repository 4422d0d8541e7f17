//! Chapter 12, the general: the assault that he orders, and the stand that he commands.
use super::ambush::{may_attack_revealed, may_stop_revealed};
use super::attack::{
    ATTACK, DOUBLE, DOUBLE_NEEDS_TWO, LEAD_NOT_ALLOWED, NO_ATTACK_RIGHT, NOT_IN_CONTACT, NOT_ISOLATED,
    SUPPORT_NOT_IN_CONTACT, double_order,
};
use super::equipment::{Use, offer_items};
use super::movement::{Motion, STEP, STOP, TOO_FAR};
use super::turn::{ALREADY_ACTIVATED, NOT_YOUR_UNIT, OFF_BOARD, concede};
use crate::games::ancients::access::{Read, Write, piece};
use crate::games::ancients::board::{Board, enemy, owner_of};
use crate::games::ancients::data::files::{Loss, StandCovers};
use crate::games::ancients::state::{Command, Fight, FightSide, OrderUnderway};
use crate::table::prelude::*;
use bevy::prelude::*;

/// Orders an assault that this unit leads (N-12.04).
pub const ASSAULT: Verb<PieceId> = Verb::new("ancients.assault");
/// The lead of an assault moves into contact and names the target (N-12.14).
pub const ASSAULT_LEAD: Step<PieceId> = Step::new("ancients.assault_lead");
/// A general may let losers stand (N-12.06).
pub const STAND_ORDER: Step<()> = Step::new("ancients.stand_order");
/// Its side chooses whether he does (N-12.06).
pub const STAND_CHOICE: Step<Seat> = Step::new("ancients.stand_choice");
/// A loser stands: none of its retreats is made (N-12.06).
pub const LET_STAND: Verb<PieceId> = Verb::new("ancients.let_stand");
/// The general lets nobody stand; the losers retreat (N-12.06).
pub const GIVE_GROUND: Verb<()> = Verb::new("ancients.give_ground");

pub const GENERAL_ACTIVATED: Refusal = Refusal::new("general_activated", "N-12.03");
pub const OUT_OF_COMMAND: Refusal = Refusal::new("out_of_command", "N-12.14");
pub const OUT_OF_STAND: Refusal = Refusal::new("out_of_command", "N-12.06");
pub const ASSAULT_IMPOSED: Refusal = Refusal::new("combat_imposed", "N-12.05");

/// Whether a unit is near enough to a general to be ordered by him, where both stand (N-12.04).
pub fn in_command(board: &Board, general: PieceId, unit: PieceId) -> bool {
    let commander = board.unit(general);
    let reach = board.rules.pool[commander.kind as usize].commands;
    reach.is_some_and(|reach| board.map.hexes.distance(commander.at, board.unit(unit).at) <= reach)
}

/// Whether a general may order an assault led by a unit: he is available (N-12.03) and has not moved (N-12.10), the unit is another
/// one, available and near enough, and can come into contact with an isolated enemy that a support near enough can attack with it
/// (N-12.14).
///
/// # Errors
/// The first reason against it, in the order of N-12.14; of a double attack that is not possible, why the last one is not.
pub fn may_lead_assault(board: &Board, motion: &Motion, lead: PieceId) -> Allowed {
    let (general, unit) = (board.unit(motion.unit), board.unit(lead));
    if owner_of(lead) != general.side {
        return Err(NOT_YOUR_UNIT);
    }
    if board.rules.pool[general.kind as usize].commands.is_none() {
        return Err(OUT_OF_COMMAND);
    }
    if general.spent {
        return Err(GENERAL_ACTIVATED);
    }
    if motion.steps > 0 {
        return Err(Refusal::new("wrong_phase", "N-12.10"));
    }
    if lead == motion.unit {
        return Err(Refusal { rule: "N-12.14", ..DOUBLE_NEEDS_TWO });
    }
    if !unit.on_board {
        return Err(OFF_BOARD);
    }
    if unit.spent {
        return Err(ALREADY_ACTIVATED);
    }
    if !in_command(board, motion.unit, lead) {
        return Err(OUT_OF_COMMAND);
    }
    let own = Motion::start(board, lead);
    let command = Command { assault_by: Some(motion.unit), ..default() };
    let allowed = could_lead(board, &own, &command);
    if allowed == Err(SUPPORT_NOT_IN_CONTACT) {
        // There is a support besides the general, but none that he reaches.
        let mut without_him = board.clone();
        without_him.set_spent(motion.unit);
        if could_lead(&without_him, &own, &default()).is_ok() {
            return Err(OUT_OF_COMMAND);
        }
    }
    allowed
}

/// Whether a unit could lead a double attack under this command, from where it stands or from a hex that it moves to.
fn could_lead(board: &Board, own: &Motion, command: &Command) -> Allowed {
    let here = doubles_from(board, own, command);
    if here.is_ok() {
        return Ok(());
    }
    let unit = board.unit(own.unit);
    let near = board.map.hexes.neighbours(unit.at).iter();
    let further = near.map(|to| assault_step(board, own, *to, command));
    further.fold(here, |found, next| match (found, next) {
        (Ok(()), _) | (_, Ok(())) => Ok(()),
        // Why a double attack is refused says more than that there is no enemy, or why a step is.
        (Err(NOT_IN_CONTACT), Err(reason)) if OF_DOUBLES.contains(&reason.reason) => Err(reason),
        (found, _) => found,
    })
}

/// Why an assault may be refused that comes into contact with an enemy.
const OF_DOUBLES: [&str; 5] = [
    NOT_ISOLATED.reason,
    DOUBLE_NEEDS_TWO.reason,
    SUPPORT_NOT_IN_CONTACT.reason,
    LEAD_NOT_ALLOWED.reason,
    NO_ATTACK_RIGHT.reason,
];

/// Whether the lead of an assault may declare a double attack from where it stands.
fn doubles_from(board: &Board, motion: &Motion, command: &Command) -> Allowed {
    let unit = board.unit(motion.unit);
    let mut why = NOT_IN_CONTACT;
    // Whoever this order has revealed is not attacked by it (N-18.16).
    for target in board.beside(unit.at, enemy(unit.side)).filter(|target| !command.revealed.contains(target)) {
        match double_order(board, motion, target, command) {
            Ok(()) => return Ok(()),
            Err(reason) => why = reason,
        }
    }
    Err(why)
}

/// Whether the lead of an assault may step to a hex: there, or after a further step, it can declare the double attack (N-3.14).
fn assault_step(board: &Board, motion: &Motion, to: Place, command: &Command) -> Allowed {
    motion.way(board, to, |there, next| doubles_from(there, next, command))
}

/// The general orders: he is activated before any die (N-12.15), and so cannot let the units of his assault stand.
pub(in crate::games::ancients) fn assault(In((side, lead)): In<(Seat, PieceId)>, mut battle: Write) -> Flow {
    let general = battle.underway.unit.expect("a general is under way");
    battle.modules.command.assault_by = Some(general);
    battle.activate(general);
    battle.underway.unit = Some(lead);
    battle.underway.origin = Some(battle.place_of(lead));
    battle.underway.steps = 0;
    battle.chronicle.note("N-12.04", || {
        Entry::new("ancients-log-assault", "N-12.04").by(side).with("unit", piece(general)).with("lead", piece(lead))
    });
    Flow::then([ASSAULT_LEAD.on(lead)])
}

/// The lead of the assault moves and names the target, an isolated enemy (N-12.05). All else is as in a double attack (N-12.14).
pub(in crate::games::ancients) fn lead_assault(
    In(id): In<PieceId>,
    battle: Read,
    underway: Res<OrderUnderway>,
    ask: Ask,
) -> Prompt {
    let board = battle.board();
    let unit = *board.unit(id);
    let motion = Motion::of(&underway, &board, id);
    let mut prompt = ask.prompt(unit.side, "ancients-ask-assault").with("unit", piece(id));
    let command = &battle.modules.command;
    let near = board.map.hexes.neighbours(unit.at).iter().copied();
    // Who has revealed a unit goes no further (N-18.16).
    let revealed = !command.revealed.is_empty();
    prompt.offer(&STEP, near, |to| if revealed { Err(TOO_FAR) } else { assault_step(&board, &motion, to, command) });
    let beside = || board.beside(unit.at, enemy(unit.side)).filter(|target| !command.revealed.contains(target));
    prompt.offer(&DOUBLE, beside(), |target| double_order(&board, &motion, target, command));
    let doubles = doubles_from(&board, &motion, command).is_ok();
    let mut alone = false;
    if revealed {
        // Whoever has appeared may be attacked by the lead alone (N-18.16). Where it keeps every support away the lead attacks the others
        // alone, too, without what an assault gives (N-18.11).
        let attack = |target: PieceId| {
            if doubles && !command.revealed.contains(&target) {
                return Err(Refusal::new("wrong_phase", "N-18.11"));
            }
            may_attack_revealed(&board, &motion, target)
        };
        prompt.offer(&ATTACK, board.beside(unit.at, enemy(unit.side)), attack);
        alone = prompt.offered.iter().any(|order| ATTACK.of(*order).is_some());
        // A lead that may not attack alone stops (N-18.11).
        let stops = || if doubles || alone { may_stop_revealed(&board, id, command) } else { Ok(()) };
        prompt.offer(&STOP, [()], |()| stops());
    }
    offer_items(&mut prompt, &board, id, command, || match (doubles, alone) {
        (true, _) => Use::Lead,
        (false, true) => Use::Alone,
        (false, false) => Use::Nothing,
    });
    concede(&mut prompt);
    prompt
}

/// Whether a general may let a loser of the combat stand: it must retreat (N-12.06), be it by a result that a rally or the limit for a
/// support has lowered (N-12.16); the general, another unit, is available, so neither he has been in this combat (N-12.07) nor been hit
/// by a shot this turn (N-12.08), nor given an order (N-12.03), a refusal apart (N-12.13); and he is near enough, by where the combat
/// took place (N-12.11). One order covers both losers of a double attack, or one (N-12.12).
pub fn may_stand(board: &Board, fight: &Fight, command: &Command, loser: PieceId) -> Allowed {
    let lost = match fight.winner {
        Some(FightSide::Attackers) => fight.target == loser,
        Some(FightSide::Target) => fight.attacks(loser),
        None => false,
    };
    let loss = fight.losses[usize::from(fight.support == Some(loser))];
    let retreats = matches!(loss, Loss::Retreat1 | Loss::Retreat2 | Loss::Retreat2Pursuit);
    let unit = board.unit(loser);
    if !lost || !retreats || !unit.on_board || command.stand.contains(&loser) {
        return Err(Refusal::new("wrong_phase", "N-12.06"));
    }
    let Some(general) = board.general(unit.side) else { return Err(OUT_OF_STAND) };
    let covers = command.stand_by == Some(general) && board.rules.switches.stand_covers == StandCovers::Both;
    let in_combat = fight.attacks(general) || fight.target == general;
    if in_combat {
        return Err(Refusal { rule: "N-12.07", ..GENERAL_ACTIVATED });
    }
    if board.unit(general).spent && !covers {
        return Err(GENERAL_ACTIVATED);
    }
    if in_command(board, general, loser) { Ok(()) } else { Err(OUT_OF_STAND) }
}

/// The losers of a fight.
fn losers(fight: &Fight) -> impl Iterator<Item = PieceId> + use<> {
    let attackers = fight.winner == Some(FightSide::Target);
    let all = [Some(fight.lead).filter(|_| attackers), fight.support.filter(|_| attackers)];
    all.into_iter().chain([Some(fight.target).filter(|_| !attackers)]).flatten()
}

/// After the rally and before the first step the owner of the losers is asked, if the general can let one stand (N-12.11); after any
/// combat of any order (N-12.16).
pub(in crate::games::ancients) fn stand_order(In(()): In<()>, battle: Read, underway: Res<OrderUnderway>) -> Flow {
    let fight = underway.fight.as_ref().expect("a fight is under way");
    let board = battle.board();
    let any = losers(fight).find(|id| may_stand(&board, fight, &battle.modules.command, *id).is_ok());
    any.map_or(Flow::done(), |loser| Flow::then([STAND_CHOICE.on(owner_of(loser))]))
}

/// Which losers stand (N-12.06): none, one, or both (N-12.12).
pub(in crate::games::ancients) fn choose_stand(
    In(side): In<Seat>,
    battle: Read,
    underway: Res<OrderUnderway>,
    ask: Ask,
) -> Prompt {
    let board = battle.board();
    let fight = underway.fight.as_ref().expect("a fight is under way");
    let general = board.general(side).expect("a general commands");
    let mut prompt = ask.prompt(side, "ancients-ask-stand").with("unit", piece(general));
    prompt.offer(&LET_STAND, losers(fight), |id| may_stand(&board, fight, &battle.modules.command, id));
    prompt.offer(&GIVE_GROUND, [()], |()| Ok(()));
    concede(&mut prompt);
    prompt
}

/// A loser stands: its retreats are cancelled, even one that would have ended in flight or destruction (N-12.11).
pub(in crate::games::ancients) fn let_stand(In((side, loser)): In<(Seat, PieceId)>, mut battle: Write) -> Flow {
    let fight = battle.underway.fight.clone().expect("a fight is under way");
    let general = battle.board().general(side).expect("a general commands");
    battle.activate(general);
    battle.modules.command.stand_by = Some(general);
    battle.modules.command.stand.push(loser);
    battle.chronicle.note("N-12.06", || {
        Entry::new("ancients-log-stand", "N-12.06").by(side).with("unit", piece(general)).with("loser", piece(loser))
    });
    let board = battle.board();
    let more = losers(&fight).any(|id| may_stand(&board, &fight, &battle.modules.command, id).is_ok());
    if more { Flow::again() } else { Flow::done() }
}

/// The losers retreat.
pub(in crate::games::ancients) fn give_ground(In(_): In<(Seat, ())>) -> Flow {
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&ASSAULT, assault)
        .decision(&ASSAULT_LEAD, lead_assault)
        .step(&STAND_ORDER, stand_order)
        .decision(&STAND_CHOICE, choose_stand)
        .verb(&LET_STAND, let_stand)
        .verb(&GIVE_GROUND, give_ground);
}
