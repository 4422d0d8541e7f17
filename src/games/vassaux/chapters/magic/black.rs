//! Chapter 22, black magic: units under another's will, stolen dice, an endless night, martyrs.
use super::green;
use crate::games::vassaux::access::{Board, Read, Write};
use crate::games::vassaux::data::magic::Power;
use crate::games::vassaux::state::combat::Melee;
use crate::games::vassaux::state::fighters::Fate;
use crate::games::vassaux::state::magic::Casting;
use crate::games::vassaux::state::orders::OrderKind;
use crate::table::prelude::{
    Allowed, Ask, Entry, Flow, Kind, PieceId, Prompt, Refusal, RuleApp, Seat, Step, Target, Verb, Word,
};
use bevy::prelude::*;

/// Which order a corrupted unit gets (D17).
pub const DOOM: Step<()> = Step::new("vassaux.doom");
/// Whether a unit of martyrs is sacrificed (D13).
pub const MARTYRS: Step<PieceId> = Step::new("vassaux.martyrs");
/// Martyrs leave when the last strike of the melee is done (V-22.15).
pub const MARTYRS_LEAVE: Step<()> = Step::new("vassaux.martyrs_leave");

/// Binds the unit to this order.
pub const DOOM_TO: Verb<Kind> = Verb::new("vassaux.doom_to");
/// Sacrifices the unit.
pub const SACRIFICE: Verb<()> = Verb::new("vassaux.sacrifice");
/// Spares it.
pub const SPARE: Verb<()> = Verb::new("vassaux.spare");

const NEEDS_SIMPLE: Refusal = Refusal::new("doom_needs_simple_order", "V-22.07");

/// The corruption takes hold: its caster says of what (V-22.07).
pub fn corrupt(write: &mut Write, casting: Casting) -> Flow {
    // The automaton binds it to wait (section 11).
    if write.is_automated(casting.caster) {
        let seat = write.pieces_of(casting.caster).host;
        bind(write, seat, casting.target, OrderKind::Wait);
        return Flow::done();
    }
    write.magic.casting = Some(casting);
    Flow::then([DOOM.on(())])
}

/// The orders that may be assigned: simple ones, a tactical move where it is one (V-22.07, V-21.10). Whether they can be carried
/// out is seen when the unit's moment comes (V-22.08).
fn may_doom(board: &Board, unit: PieceId, order: OrderKind) -> Allowed {
    let simple = OrderKind::SIMPLE.contains(&order) || order == OrderKind::HuntMove && green::hunts(board, unit);
    if simple { Ok(()) } else { Err(NEEDS_SIMPLE) }
}

fn doom(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let found = read.magic.casting.as_ref().and_then(|casting| Some((casting.caster, casting.target?)));
    let Some((caster, unit)) = found else { return ask.prompt(Seat(0), "vassaux-ask-doom") };
    let mut prompt =
        ask.prompt(board.unit(caster).host, "vassaux-ask-doom").with("unit", Word::On(Target::Piece(unit)));
    prompt.offer(&DOOM_TO, OrderKind::ALL.map(OrderKind::kind), |kind| {
        OrderKind::simple_of(kind).map_or(Err(NEEDS_SIMPLE), |order| may_doom(&board, unit, order))
    });
    prompt
}
fn doom_to(In((seat, kind)): In<(Seat, Kind)>, mut write: Write) -> Flow {
    let target = write.magic.casting.take().and_then(|casting| casting.target);
    bind(&mut write, seat, target, OrderKind::simple_of(kind).expect("checked when it was offered"));
    Flow::done()
}

/// A unit is bound to an order (V-22.07).
fn bind(write: &mut Write, seat: Seat, target: Option<PieceId>, order: OrderKind) {
    let Some(unit) = target else { return };
    write.magic.dooms.push((unit, order));
    write.chronicle.note("V-22.07", || {
        Entry::new("vassaux-log-doomed", "V-22.07")
            .by(seat)
            .with("unit", Word::On(Target::Piece(unit)))
            .with("order", Word::On(Target::Kind(order.kind())))
    });
}

/// The units of a host under a corruption that are still to act: they come first (V-22.07).
pub fn corrupted(board: &Board, host: Seat) -> Vec<PieceId> {
    let open = |unit: &PieceId| board.unit(*unit).host == host && !board.unit(*unit).activated && board.is_able(*unit);
    board.magic.dooms.iter().map(|(unit, _)| *unit).filter(open).collect()
}

/// V-22.10: a die goes from the enemy's reserve into the caster's; there may be none left, should it have paid for a counter-spell.
pub fn possess(write: &mut Write, caster: PieceId) {
    let host = write.pieces_of(caster).host;
    let other = Seat(1 - host.0);
    let [infinite, lost] = [other, host].map(|side| write.is_automaton(side));
    if write.reserves.of(other).reserve == 0 && !infinite {
        return;
    }
    // The reserve of the automaton is infinite: what it loses is not missed, what it takes not stored (V-24.12).
    if !infinite {
        let bag = write.reserves.of_mut(other);
        bag.reserve -= 1;
        bag.lost += 1;
    }
    if !lost {
        let bag = write.reserves.of_mut(host);
        bag.reserve += 1;
        bag.stolen += 1;
    }
    write.chronicle.note("V-22.10", || {
        Entry::new("vassaux-log-possessed", "V-22.10").by(host).with("other", Word::On(Target::Seat(other)))
    });
}

/// V-22.11: it stays dark for the rest of the match.
pub fn darken(write: &mut Write, caster: PieceId) {
    let host = write.pieces_of(caster).host;
    write.magic.night = true;
    write.chronicle.note("V-22.11", || Entry::new("vassaux-log-night", "V-22.11").by(host));
}

/// The units in a melee whose owner may sacrifice them, those of the holder of the initiative first (V-22.04, V-22.12, V-1.06).
pub fn may_be_martyrs(board: &Board, melee: &Melee, initiative: Seat) -> Vec<PieceId> {
    let units = std::iter::once(&melee.attacker).chain(&melee.defenders).map(|fighting| fighting.unit);
    let may = |unit: &PieceId| {
        board.rules.roster.is_unit(*unit)
            && board.field.leader(*unit).is_some()
            && board.rules.has(*unit, Power::Martyrs)
    };
    let mut found: Vec<PieceId> = units.filter(may).collect();
    found.sort_by_key(|unit| (board.unit(*unit).host != initiative, *unit));
    found
}

fn martyrs(In(unit): In<PieceId>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let mut prompt =
        ask.prompt(board.unit(unit).host, "vassaux-ask-martyrs").with("unit", Word::On(Target::Piece(unit)));
    prompt = prompt.with("times", Word::Number(board.rules.data.magic.martyrs_times));
    prompt.offer(&SACRIFICE, [()], |()| Ok(()));
    prompt.offer(&SPARE, [()], |()| Ok(()));
    prompt.closing = Some(SPARE.on(()));
    prompt
}
fn sacrifice(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    if let Some(unit) = asked(&write, seat) {
        answer_martyrs(&mut write, unit, true);
    }
    Flow::done()
}

/// Whether a unit of martyrs is sacrificed has been answered.
pub fn answer_martyrs(write: &mut Write, unit: PieceId, yes: bool) {
    write.magic.martyrs.push((unit, yes));
    if !yes {
        return;
    }
    let seat = write.pieces_of(unit).host;
    write.chronicle.note("V-22.04", || {
        Entry::new("vassaux-log-martyrs", "V-22.04").by(seat).with("unit", Word::On(Target::Piece(unit)))
    });
}
fn spare(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    if let Some(unit) = asked(&write, seat) {
        write.magic.martyrs.push((unit, false));
    }
    Flow::done()
}
/// The unit about which a seat has just been asked: the first of its own without an answer.
fn asked(write: &Write, seat: Seat) -> Option<PieceId> {
    let board = write.board();
    let melee = write.combat.melees.last()?;
    let open = |unit: &PieceId| !write.magic.martyrs.iter().any(|(of, _)| of == unit);
    let units = may_be_martyrs(&board, melee, write.progress.initiative);
    units.into_iter().filter(open).find(|unit| board.unit(*unit).host == seat)
}

/// V-22.04, V-22.05, V-22.15: they leave whatever they have lost, eliminated but not killed; their enemies go on without them.
fn martyrs_leave(In(()): In<()>, mut write: Write) -> Flow {
    let units: Vec<PieceId> = write.magic.martyrs.iter().filter(|(_, are)| *are).map(|(unit, _)| *unit).collect();
    for group in units {
        let board = write.board();
        let men: Vec<PieceId> = board.field.members(group).map(|base| base.id).collect();
        for man in &men {
            write.take_off(*man, Fate::Removed);
        }
        if board.rules.roster.is_unit(group) {
            write.leave_leaderless(group);
        }
        if men.is_empty() {
            continue;
        }
        let host = board.host_of(group);
        write.chronicle.note("V-22.15", || {
            Entry::new("vassaux-log-martyrs-leave", "V-22.15")
                .by(host)
                .with("unit", Word::On(Target::Piece(group)))
                .with("men", Word::Number(men.len() as i32))
        });
    }
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&DOOM, doom)
        .verb(&DOOM_TO, doom_to)
        .decision(&MARTYRS, martyrs)
        .verb(&SACRIFICE, sacrifice)
        .verb(&SPARE, spare)
        .step(&MARTYRS_LEAVE, martyrs_leave);
}
