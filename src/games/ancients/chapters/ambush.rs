//! Chapter 18, ambush: tokens in the forests, what reveals them, and how what lies there appears.
use super::attack::{ATTACK, DOUBLE, attack_order, double_order};
use super::deployment::DEPLOY_HEX_OCCUPIED;
use super::equipment::{Use, offer_items};
use super::movement::{ATTACK_REQUIRED, LIGHT_SECOND_STEP, Motion, STOP};
use super::turn::{ACT, END_ORDER, NOT_YOUR_UNIT, concede};
use crate::games::ancients::access::{Read, Write, hex, piece};
use crate::games::ancients::board::{Board, enemy};
use crate::games::ancients::data::files::{BLUE, Module, RED};
use crate::games::ancients::state::{AmbushToken, BattleProgress, Command, Fate, OrderUnderway};
use crate::table::prelude::*;
use bevy::prelude::*;
use smallvec::SmallVec;

/// A step has revealed a unit: its mover attacks, or stops (N-18.16).
pub const REVEAL_ATTACK: Step<PieceId> = Step::new("ancients.reveal_attack");
/// A side without an available unit is asked about its tokens (N-18.14).
pub const TOKEN_ORDER: Step<Seat> = Step::new("ancients.token_order");
/// Puts the unit in hand in ambush on a hex (N-18.01).
pub const HIDE_AT: Verb<Place> = Verb::new("ancients.hide_at");
/// Puts a decoy on a hex (N-18.01).
pub const DECOY_AT: Verb<Place> = Verb::new("ancients.decoy_at");
/// Takes a decoy back during deployment.
pub const TAKE_DECOY: Verb<Place> = Verb::new("ancients.take_decoy");
/// Orders what lies in ambush on a hex: it appears (N-18.06).
pub const ORDER_TOKEN: Verb<Place> = Verb::new("ancients.order_token");
/// Orders no token (N-18.14).
pub const DECLINE: Verb<()> = Verb::new("ancients.decline");

pub const NO_FOREST: Refusal = Refusal::new("marker_outside_zone", "N-18.01");
pub const FOREST_ON_FLIGHT_HEX: Refusal = Refusal::new("marker_on_flight_hex", "N-18.15");
pub const NO_TOKEN_ON_CARD: Refusal = Refusal::new("option_not_available", "N-20.12");
pub const NO_TOKEN_LEFT: Refusal = Refusal::new("marker_supply_empty", "N-18.01");
pub const NOT_FOR_AMBUSH: Refusal = Refusal::new("forest_barred", "N-18.02");
pub const DECOY_CANNOT_ACT: Refusal = Refusal::new("decoy_cannot_act", "N-18.20");
pub const AMBUSH_NOT_ADJACENT: Refusal = Refusal::new("ambush_not_adjacent", "N-18.20");
pub const AMBUSH_ALONE: Refusal = Refusal::new("double_needs_two_units", "N-18.13");

/// Whether a unit of a line of the pool may lie in ambush (N-18.02); the same units, and no others, reveal what does (N-18.04, N-18.05).
pub fn scouts(board: &Board, line: usize) -> bool {
    let mut forests = board.rules.data.terrain.kinds.iter().enumerate().filter(|(_, kind)| kind.ambush);
    !board.rules.pool[line].mounted && !forests.any(|(ground, _)| board.rules.bars(ground as u8, line))
}

/// Whether a side may put a token on a hex: a forest of its half (N-18.01, N-18.08), none on a flight hex (N-18.15), one that is free.
fn may_put(board: &Board, side: Seat, to: Place) -> Allowed {
    let data = &board.rules.data.terrain.ambush;
    let (first, last) = [data.red, data.blue][side.0 as usize];
    let marker = board.field.ground(to).map(|ground| &board.rules.data.terrain.kinds[ground as usize]);
    if board.is_maquis(to) && marker.is_some_and(|kind| kind.ambush) {
        return Err(FOREST_ON_FLIGHT_HEX);
    }
    let forest = board.ground(to).is_some_and(|kind| kind.ambush);
    if !board.serves(side, Module::Ambush) {
        return Err(NO_TOKEN_ON_CARD);
    }
    if !forest || !(first..=last).contains(&board.map.hexes.row(to)) {
        return Err(NO_FOREST);
    }
    if !board.is_free(to) { Err(DEPLOY_HEX_OCCUPIED) } else { Ok(()) }
}

/// Whether a side has a token left: two at the most (N-18.01); decoys cost nothing (N-18.09).
fn may_lay_another(battle: &Read, side: Seat) -> Allowed {
    let most = usize::from(battle.rules.data.terrain.ambush.tokens);
    if battle.modules.ambush.of(side).count() < most { Ok(()) } else { Err(NO_TOKEN_LEFT) }
}

/// Whether a side may still lay a decoy somewhere.
pub fn may_lay_decoy(battle: &Read, board: &Board, side: Seat) -> bool {
    battle.rules.switches.modules.ambush
        && may_lay_another(battle, side).is_ok()
        && board.map.hexes.places().any(|to| may_put(board, side, to).is_ok())
}

/// Offers what a side may do with its tokens while it deploys: put the unit in hand in ambush, put down decoys, and take them back.
pub(in crate::games::ancients) fn offer_tokens(
    prompt: &mut Prompt,
    battle: &Read,
    board: &Board,
    side: Seat,
    in_hand: Option<usize>,
) {
    let left = may_lay_another(battle, side);
    prompt.offer(&HIDE_AT, board.map.hexes.places(), |to| {
        may_put(board, side, to)?;
        let Some(line) = in_hand else { return Err(Refusal::new("wrong_phase", "N-18.01")) };
        if !scouts(board, line) {
            return Err(NOT_FOR_AMBUSH);
        }
        left
    });
    let decoy = |to: Place| may_put(board, side, to).and(left);
    if in_hand.is_some() {
        // A click is about the unit in hand.
        prompt.stand(&DECOY_AT, board.map.hexes.places(), decoy);
    } else {
        prompt.offer(&DECOY_AT, board.map.hexes.places(), decoy);
    }
    let own = |at: Place| battle.modules.ambush.at(at).is_some_and(|t| t.side == side && t.unit.is_none());
    prompt.stand(&TAKE_DECOY, battle.modules.ambush.of(side).map(|t| t.at).filter(|at| own(*at)), |at| {
        if own(at) { Ok(()) } else { Err(Refusal::new("not_your_unit", "N-18.01")) }
    });
}

/// The unit lies in ambush; only its own side is told (N-18.22).
pub(in crate::games::ancients) fn lie_in_ambush(battle: &mut Write, side: Seat, unit: PieceId, at: Place) {
    battle.set_fate(unit, Fate::InAmbush);
    battle.modules.ambush.lay(AmbushToken { at, side, unit: Some(unit) });
    battle.chronicle.note("N-18.01", || {
        Entry::new("ancients-log-hidden", "N-18.01")
            .by(side)
            .with("unit", piece(unit))
            .with("hex", hex(at))
            .secret(Seats::only(side))
    });
}
pub(in crate::games::ancients) fn decoy_at(In((side, at)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    battle.modules.ambush.lay(AmbushToken { at, side, unit: None });
    battle.chronicle.note("N-18.01", || {
        Entry::new("ancients-log-decoy", "N-18.01").by(side).with("hex", hex(at)).secret(Seats::only(side))
    });
    Flow::again()
}
pub(in crate::games::ancients) fn take_decoy(In((_, at)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    battle.modules.ambush.tokens.retain(|token| token.at != at);
    Flow::again()
}

/// The units in ambush get the highest numbers of their kind and strength: a number that is missing on the board would tell of them
/// (N-18.22).
pub(in crate::games::ancients) fn number_anew(battle: &mut Write, side: Seat) {
    for line in 0..battle.rules.pool.len() {
        let of_line: Vec<PieceId> = (battle.fates(side))
            .filter(|(_, kind, fate)| kind.index() == line && *fate != Fate::Pool)
            .map(|unit| unit.0)
            .collect();
        let hidden = of_line.iter().filter(|id| battle.modules.ambush.hides(**id)).count();
        let mut last: Vec<PieceId> = of_line[of_line.len() - hidden..].to_vec();
        last.retain(|id| !battle.modules.ambush.hides(*id));
        let first: Vec<PieceId> =
            (of_line[..of_line.len() - hidden].iter().copied()).filter(|id| battle.modules.ambush.hides(*id)).collect();
        for (hides, open) in first.into_iter().zip(last) {
            let at = battle.place_of(open);
            battle.set_fate(open, Fate::InAmbush);
            battle.set_fate(hides, Fate::OnBoard);
            battle.place(hides, at);
            for token in battle.modules.ambush.tokens.iter_mut().filter(|token| token.unit == Some(hides)) {
                token.unit = Some(open);
            }
            let (of_hides, of_open) = (battle.modules.upgrades.of(hides), battle.modules.upgrades.of(open));
            battle.modules.upgrades.set(hides, of_open);
            battle.modules.upgrades.set(open, of_hides);
        }
    }
}

/// A token leaves the board: with its side's last one everything about that side is public (N-18.22).
fn take_off(battle: &mut Write, at: Place) {
    let token = battle.modules.ambush.at(at).copied();
    battle.modules.ambush.tokens.retain(|token| token.at != at);
    if let Some(token) = token
        && battle.modules.ambush.of(token.side).next().is_none()
    {
        battle.show_all(token.side);
    }
}

/// What lies in ambush on a hex appears there, available (N-18.23).
fn appear(battle: &mut Write, at: Place, unit: PieceId, rule: &'static str) {
    let side = battle.side_of(unit);
    battle.set_fate(unit, Fate::OnBoard);
    battle.place(unit, at);
    battle.show(unit);
    take_off(battle, at);
    battle.chronicle.note(rule, || {
        Entry::new("ancients-log-appears", rule).by(side).with("unit", piece(unit)).with("hex", hex(at))
    });
}

/// A unit has ended a step, of a move, an advance or a pursuit (N-18.10): if it is on foot and no elite it reveals the enemy's tokens
/// beside it, one after the other (N-18.04, N-18.16); on maquis it reveals nothing (N-18.24). Decoys go. Returns whether a unit has
/// appeared.
pub(in crate::games::ancients) fn reveal_beside(battle: &mut Write, id: PieceId, revealed: &mut Revealed) -> bool {
    if battle.modules.ambush.tokens.is_empty() {
        return false;
    }
    let found: SmallVec<[AmbushToken; 2]> = {
        let board = battle.board();
        let unit = board.unit(id);
        if !scouts(&board, unit.kind.into()) || board.is_maquis(unit.at) {
            return false;
        }
        let beside = |token: &&AmbushToken| board.map.hexes.adjacent(token.at, unit.at);
        battle.modules.ambush.of(enemy(unit.side)).filter(beside).copied().collect()
    };
    let mut appeared = false;
    for token in found {
        revealed.0 = true;
        if let Some(unit) = token.unit {
            appear(battle, token.at, unit, "N-18.04");
            battle.modules.command.revealed.push(unit);
            appeared = true;
        } else {
            take_off(battle, token.at);
            battle.chronicle.note("N-18.04", || {
                Entry::new("ancients-log-decoy-gone", "N-18.04").by(token.side).with("hex", hex(token.at))
            });
        }
    }
    appeared
}

/// Whether a unit whose step has revealed another may attack an enemy in contact: not light infantry after its second hex (N-15.09).
pub(super) fn may_attack_revealed(board: &Board, motion: &Motion, target: PieceId) -> Allowed {
    let roams = board.rules.pool[board.unit(motion.unit).kind as usize].roams;
    if roams && motion.steps > 1 {
        return Err(Refusal { rule: "N-15.09", ..LIGHT_SECOND_STEP });
    }
    attack_order(board, motion, target)
}

/// Whether the move may end here without an attack: unless contact with an enemy seen before binds it (N-18.16).
pub(super) fn may_stop_revealed(board: &Board, id: PieceId, command: &Command) -> Allowed {
    let unit = board.unit(id);
    let seen = board.beside(unit.at, enemy(unit.side)).any(|other| !command.revealed.contains(&other));
    if board.rules.switches.contact_forces_attack && seen { Err(ATTACK_REQUIRED) } else { Ok(()) }
}

/// The move has ended: its unit attacks an enemy in contact, the one revealed or another, or stops (N-18.16). A double attack on an enemy
/// seen before goes on (N-18.11): whether it is isolated is read without whoever has just appeared (N-18.17).
pub(in crate::games::ancients) fn reveal_attack(
    In(id): In<PieceId>,
    battle: Read,
    underway: Res<OrderUnderway>,
    ask: Ask,
) -> Prompt {
    let board = battle.board();
    let command = &battle.modules.command;
    let unit = *board.unit(id);
    let motion = Motion::of(&underway, &board, id);
    let mut prompt = ask.prompt(unit.side, "ancients-ask-reveal").with("unit", piece(id));
    let beside = || board.beside(unit.at, enemy(unit.side));
    prompt.offer(&ATTACK, beside(), |target| may_attack_revealed(&board, &motion, target));
    prompt.offer(&DOUBLE, beside(), |target| {
        may_attack_revealed(&board, &motion, target)?;
        if command.revealed.contains(&target) {
            return Err(Refusal { rule: "N-18.16", ..super::attack::NOT_ISOLATED });
        }
        double_order(&board, &motion, target, command)
    });
    prompt.offer(&STOP, [()], |()| may_stop_revealed(&board, id, command));
    // What the unit bears may be declared now, for whichever attack it makes (N-21.03, N-21.09).
    let on_offer = |verb: Key| prompt.offered.iter().any(|order| order.verb == verb);
    let attack = match (on_offer(DOUBLE.key), on_offer(ATTACK.key)) {
        (true, _) => Use::Lead,
        (false, true) => Use::Alone,
        (false, false) => Use::Nothing,
    };
    offer_items(&mut prompt, &board, id, command, || attack);
    concede(&mut prompt);
    prompt
}

/// Whether a side may order what lies in ambush on a hex: a unit, for a decoy cannot act (N-18.20).
pub fn may_order_token(token: Option<&AmbushToken>, side: Seat) -> Allowed {
    match token.filter(|token| token.side == side) {
        None => Err(Refusal { rule: "N-18.06", ..NOT_YOUR_UNIT }),
        Some(token) if token.unit.is_none() => Err(DECOY_CANNOT_ACT),
        Some(_) => Ok(()),
    }
}

/// Offers a side its tokens to be ordered (N-18.06).
pub(in crate::games::ancients) fn offer_token_orders(prompt: &mut Prompt, battle: &Read, side: Seat) {
    let ambush = &battle.modules.ambush;
    prompt.offer(&ORDER_TOKEN, ambush.of(side).map(|token| token.at), |at| may_order_token(ambush.at(at), side));
}

/// Without an available unit a holder of tokens is asked, whatever they are (N-18.14).
pub(in crate::games::ancients) fn token_order(
    In(side): In<Seat>,
    battle: Read,
    progress: Res<BattleProgress>,
    ask: Ask,
) -> Prompt {
    let mut prompt = ask.prompt(side, "ancients-ask-token").with("turn", Word::Number(progress.turn.into())).secret();
    offer_token_orders(&mut prompt, &battle, side);
    prompt.offer(&DECLINE, [()], |()| Ok(()));
    prompt.closing = Some(DECLINE.on(()));
    concede(&mut prompt);
    prompt
}

/// What lies in ambush appears and is ordered: an attack on the spot, alone, is a surprise (N-18.06, N-18.12); any other order it carries
/// out as a unit that has stood there (N-18.13).
pub(in crate::games::ancients) fn order_token(
    In((_, at)): In<(Seat, Place)>,
    mut battle: Write,
    mut revealed: ResMut<Revealed>,
) -> Flow {
    let unit = battle.modules.ambush.at(at).and_then(|token| token.unit).expect("the prompt offers units");
    revealed.0 = true;
    appear(&mut battle, at, unit, "N-18.06");
    *battle.underway = OrderUnderway { unit: Some(unit), origin: Some(at), ..default() };
    battle.modules.command.ambusher = Some(unit);
    battle.modules.command.surprise = true;
    Flow::then([ACT.on(unit), END_ORDER.on(unit)])
}
pub(in crate::games::ancients) fn decline(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    battle.modules.ambush.declined[side.0 as usize] = true;
    battle.chronicle.note("N-18.14", || Entry::new("ancients-log-declines", "N-18.14").by(side));
    Flow::done()
}

/// The battle is over: what still lies in ambush is shown (N-18.22).
pub(in crate::games::ancients) fn show_tokens(battle: &mut Write) {
    if battle.modules.ambush.tokens.is_empty() {
        return;
    }
    battle.modules.ambush.over = true;
    for side in [RED, BLUE] {
        battle.show_all(side);
    }
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&REVEAL_ATTACK, reveal_attack)
        .decision(&TOKEN_ORDER, token_order)
        .verb(&DECOY_AT, decoy_at)
        .verb(&TAKE_DECOY, take_decoy)
        .verb(&ORDER_TOKEN, order_token)
        .verb(&DECLINE, decline);
}
