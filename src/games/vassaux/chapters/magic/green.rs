//! Chapter 21, green magic: howls, units that tear loose when they please, units that cannot hold themselves back.
use super::effects;
use crate::games::vassaux::access::{Board, Read, Write};
use crate::games::vassaux::chapters::movement::{self, Gait};
use crate::games::vassaux::data::magic::{Power, Spell};
use crate::games::vassaux::data::switches::{ImpulsiveLeader, MoonSide};
use crate::games::vassaux::field::sight;
use crate::games::vassaux::state::frames::Frame;
use crate::games::vassaux::state::orders::OrderKind;
use crate::table::ground::spots::square;
use crate::table::prelude::{Allowed, Ask, Flow, PieceId, Prompt, Refusal, RuleApp, Seat, Step, Target, Verb, Word};
use bevy::prelude::*;

/// Whom a unit that harasses disengages, where it cannot free all (D08).
pub const DISENGAGE: Step<()> = Step::new("vassaux.disengage");
/// He disengages freely.
pub const SET_FREE: Verb<PieceId> = Verb::new("vassaux.set_free");

const TOO_MANY: Refusal = Refusal::new("too_many_disengaged", "V-21.03");
const NOT_HELD: Refusal = Refusal::new("not_in_contact", "V-21.03");
const MUST_CHARGE: Refusal = Refusal::new("impulsive_must_charge", "V-21.04");

/// A howl is heard: units in the Aura of the caster as they stand now, by their leaders (V-21.05, V-21.07, V-21.08, V-21.09, V-21.14;
/// ); a howl to death is for the unit itself (V-21.06).
pub fn howl(write: &mut Write, spell: Spell, caster: PieceId) {
    let board = write.board();
    if spell == Spell::DeathHowl {
        effects::lay(write, spell, caster, caster);
        return;
    }
    for unit in in_aura(&board, spell, caster) {
        effects::lay(write, spell, unit, caster);
    }
}

/// The units that a howl reaches: friendly ones whose leader is in the caster's Aura, a veiled moon those of both hosts where the
/// table plays so (V-21.05, V-21.09, V-21.14; R-49).
pub fn in_aura(board: &Board, spell: Spell, caster: PieceId) -> Vec<PieceId> {
    let Some(leader) = board.field.leader(caster) else { return vec![] };
    let (host, aura) = (board.unit(caster).host, board.rules.in_units(board.figures(caster).aura));
    let all = spell == Spell::VeiledMoon && board.rules.switches.moon_side == MoonSide::All;
    let hears =
        |unit: PieceId| board.field.leader(unit).is_some_and(|of| board.field.in_aura(&leader.disc, aura, &of.disc));
    let units = board.units.iter().filter(|unit| all || unit.host == host).map(|unit| unit.id);
    units.filter(|unit| hears(*unit)).collect()
}

/// What a howl to death adds to the attack dice of each fighter (V-21.06).
pub fn fury(board: &Board, group: PieceId) -> i32 {
    i32::from(board.magic.lies_on(Spell::DeathHowl, group))
}

/// Whether a unit needs no sight of its lord: somebody has howled with the pack, the lord alone where the table plays so
/// (V-21.07; R-21).
pub fn hears_pack(board: &Board, unit: PieceId) -> bool {
    let by_lord = |caster: PieceId| board.rules.roster.unit(caster).is_some_and(|pieces| pieces.is_lord());
    let lord_only = board.rules.switches.pack_howl_lord_only;
    board
        .magic
        .charms
        .iter()
        .any(|charm| charm.spell == Spell::PackHowl && charm.on == unit && (!lord_only || by_lord(charm.by)))
}

/// Whether a unit may take a tactical move as a simple order (V-21.08, V-21.10).
pub fn hunts(board: &Board, unit: PieceId) -> bool {
    board.magic.lies_on(Spell::HuntCall, unit)
}

/// The fighters whom a unit that harasses disengages by a move: those chosen, or its leader and the lowest numbers among those who
/// touch an enemy who holds them, as many as its leader's command (V-21.03). Nothing for other units.
pub fn freed(board: &Board, unit: PieceId) -> Option<Vec<PieceId>> {
    if !board.rules.has(unit, Power::Harassment) {
        return None;
    }
    let chosen: Vec<PieceId> =
        board.magic.freed.iter().copied().filter(|man| held(board, unit).contains(man)).collect();
    let leader = board.field.leader(unit).map(|leader| leader.id);
    let mut held = held(board, unit);
    held.sort_by_key(|man| (Some(*man) != leader, !chosen.contains(man), *man));
    held.truncate(board.figures(unit).cmd.max(0) as usize);
    Some(held)
}

/// The fighters of a unit who touch an enemy, by number.
fn held(board: &Board, unit: PieceId) -> Vec<PieceId> {
    let mut held: Vec<PieceId> = board.field.contacts_of(unit).map(|(own, _)| own.id).collect();
    held.dedup();
    held
}

/// Those whom a unit leaves behind when it tears loose: all who touch an enemy, but those whom harassment frees (V-9.08, V-21.03).
/// Nothing where its leader cannot leave.
pub fn left_behind(board: &Board, unit: PieceId) -> Option<Vec<PieceId>> {
    match freed(board, unit) {
        None => board.field.left_behind(unit),
        _ if !board.field.is_pinned(unit) => Some(vec![]),
        Some(freed) => Some(held(board, unit).into_iter().filter(|man| !freed.contains(man)).collect()),
    }
}

/// Whether a unit tears loose from enemies by moving so: by every tactical move, one that harasses by every move (V-9.08, V-21.03).
pub fn tears_loose(board: &Board, unit: PieceId, gait: Gait) -> bool {
    gait == Gait::Tactical || board.field.is_pinned(unit) && board.rules.has(unit, Power::Harassment)
}

/// V-21.03: where more are held than the command frees, the owner says who goes with the unit; its leader always does.
fn disengage(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    if !read.rules.0.has_magic() {
        return ask.prompt(Seat(0), "vassaux-ask-disengage");
    }
    let board = read.board();
    let Some(frame) = read.frames.top() else { return ask.prompt(Seat(0), "vassaux-ask-disengage") };
    let unit = frame.unit;
    let mut prompt =
        ask.prompt(board.unit(unit).host, "vassaux-ask-disengage").with("unit", Word::On(Target::Piece(unit)));
    // Who touches disordered enemies alone goes where he likes (V-10.09).
    if !board.rules.has(unit, Power::Harassment) || !board.field.is_pinned(unit) {
        return prompt;
    }
    let (held, leader) = (held(&board, unit), board.field.leader(unit).map(|leader| leader.id));
    let most = board.figures(unit).cmd.max(0) as usize;
    let with_leader = usize::from(leader.is_some_and(|leader| held.contains(&leader)));
    let chosen = board.magic.freed.iter().filter(|man| held.contains(man)).count();
    let full = chosen + with_leader >= most;
    if held.len() <= most || full {
        return prompt;
    }
    let may = |man: PieceId| match man {
        _ if !held.contains(&man) => Err(NOT_HELD),
        _ if Some(man) == leader || board.magic.freed.contains(&man) || full => Err(TOO_MANY),
        _ => Ok(()),
    };
    prompt.offer(&SET_FREE, held.iter().copied(), may);
    prompt
}
fn set_free(In((_, man)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    write.magic.freed.push(man);
    Flow::again()
}

/// Whether a unit cannot hold itself back now: impulsive, and its lord's Aura does not reach it, or he is gone (V-21.04, V-21.11;
/// Under a corruption it obeys that (V-21.12).
pub fn is_unbridled(board: &Board, unit: PieceId) -> bool {
    if !board.rules.has(unit, Power::Impulsive) || board.rules.switches.impulsive_leader == ImpulsiveLeader::Vassal {
        return false;
    }
    let Some(leader) = board.field.leader(unit) else { return false };
    let calm = board
        .lord_on_table(board.unit(unit).host)
        .is_some_and(|lord| lord == leader.id || board.field.leads_in_aura(lord, leader.id));
    !calm && board.magic.doom_of(unit).is_none()
}

/// What a unit that cannot hold itself back has to do: attack where it is held, charge the nearest enemy if that can be, else go
/// straight at him, or wait where it cannot (V-21.04, V-21.13). `possible` says of an order whether it can be carried out.
pub fn impulse(board: &Board, unit: PieceId, possible: impl Fn(OrderKind) -> Allowed) -> OrderKind {
    let wanted =
        if board.field.is_pinned(unit) { vec![OrderKind::Attack] } else { vec![OrderKind::Charge, OrderKind::March] };
    let march = |order: OrderKind| {
        order != OrderKind::March || movement::rush(board, &Frame::new(unit, [OrderKind::March])).is_some()
    };
    wanted.into_iter().find(|order| possible(*order).is_ok() && march(*order)).unwrap_or(OrderKind::Wait)
}

/// Whether such a unit may be given this order (V-21.04, V-21.11).
pub fn may_order(board: &Board, unit: PieceId, order: OrderKind, possible: impl Fn(OrderKind) -> Allowed) -> Allowed {
    // What is none of the four needs no search for a way.
    if !matches!(order, OrderKind::Attack | OrderKind::Charge | OrderKind::March | OrderKind::Wait) {
        return Err(MUST_CHARGE);
    }
    if impulse(board, unit, possible) == order { Ok(()) } else { Err(MUST_CHARGE) }
}

/// The enemy fighter at whom such a unit goes: of the nearest enemy seen the fighter seen nearest; with none in sight the one of
/// least gap (V-13.16, V-21.13).
pub fn nearest(board: &Board, unit: PieceId) -> Option<PieceId> {
    let leader = board.field.leader(unit)?;
    let seen = sight::nearest_seen(&board.field, leader).first().map(|seen| seen.fighter);
    seen.or_else(|| {
        let far = |base: &&crate::games::vassaux::field::groups::Base| {
            (board.field.gap(&leader.disc, &base.disc), square(leader.centre(), base.centre()), base.id)
        };
        board.field.enemies(leader.host).min_by_key(far).map(|base| base.id)
    })
}

/// Whether the move under way is that of a unit that cannot hold itself back: straight, and as far as it can (V-21.04).
pub fn rushes(board: &Board, frame: &Frame) -> bool {
    frame.order() == Some(OrderKind::March) && is_unbridled(board, frame.unit)
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&DISENGAGE, disengage).verb(&SET_FREE, set_free);
}
