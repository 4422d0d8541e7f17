//! Chapter 24: what the actions of the table are turned into, and how they are carried out, by the rules that people play by.
use super::answers::{AGAIN, DEPARTS};
use super::{attacks, goals, moves, spells};
use crate::games::vassaux::access::{Board, Write};
use crate::games::vassaux::chapters::charge::{Charging, IMPACT};
use crate::games::vassaux::chapters::formation::FORM_UP;
use crate::games::vassaux::chapters::magic::casting::SPELL_ROLL;
use crate::games::vassaux::chapters::magic::dispelling::COUNTER;
use crate::games::vassaux::chapters::magic::effects::EFFECT;
use crate::games::vassaux::chapters::magic::{green, infiltration};
use crate::games::vassaux::chapters::melee::FIGHT;
use crate::games::vassaux::chapters::movement::{self, ARRIVE};
use crate::games::vassaux::chapters::orders::is_commanded;
use crate::games::vassaux::chapters::reaction::PATH_WINDOW;
use crate::games::vassaux::chapters::removal::LOSSES;
use crate::games::vassaux::chapters::resolution;
use crate::games::vassaux::chapters::shooting::SHOT;
use crate::games::vassaux::data::solo::Action;
use crate::games::vassaux::state::frames::Frame;
use crate::games::vassaux::state::magic::Casting;
use crate::games::vassaux::state::objectives::Objectives;
use crate::games::vassaux::state::orders::OrderKind;
use crate::games::vassaux::state::solo::Doing;
use crate::table::ground::spots::Spot;
use crate::table::prelude::{Flow, PieceId, RuleApp, Step};
use bevy::prelude::*;

/// A unit of the automaton stands on the table, if it has come out: an infiltrator's charge is fought now (V-20.18).
pub const COMES_OUT: Step<()> = Step::new("vassaux.solo_comes_out");

/// Why the automaton does not do a thing: the end of a Fluent key, and the number of the rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WhyNot {
    /// The end of the key of its Fluent message, behind `vassaux-solo-why-`.
    pub reason: &'static str,
    /// The full number of the rule.
    pub rule: &'static str,
}
impl WhyNot {
    /// A reason, by a rule.
    pub const fn new(reason: &'static str, rule: &'static str) -> Self {
        Self { reason, rule }
    }
}

const UNSEEN_LORD: WhyNot = WhyNot::new("unseen-lord", "V-24.13");
const NOT_NOW: WhyNot = WhyNot::new("not-now", "V-8.07");

/// What a unit does by an order of the automaton.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Its leader goes straight there.
    Go(Spot),
    /// It fights a unit that it touches.
    Strike(PieceId),
    /// It shoots at a unit.
    Shoot(PieceId),
    /// It charges a unit.
    Charge(PieceId),
    /// Its leader casts a spell.
    Cast(Casting),
    /// It arrives on a marker, against a unit or not (V-24.20).
    Arrive(Spot, Option<PieceId>),
    /// Nothing that moves or strikes anybody: it fortifies itself, or waits.
    Stand,
}

/// What a unit of the automaton would do now.
///
/// # Errors
/// Why it cannot (V-24.06).
pub fn deed(board: &Board, objectives: &Objectives, unit: PieceId, doing: Doing) -> Result<Deed, WhyNot> {
    let order = doing.order();
    match doing {
        Doing::Action(action) => {
            needs_lord(board, unit)?;
            match action {
                Action::RC | Action::TC => moves::cover(board, unit, order),
                Action::TA => moves::away(board, unit, order),
                Action::TT | Action::RT => moves::toward(board, unit, order),
                Action::AC => attacks::attack(board, unit, order),
                Action::CH => attacks::charge(board, unit, order),
                Action::FO => Ok(Deed::Stand),
                Action::OM(dice) => spells::cast(board, unit, true, dice),
                Action::DM(dice) => spells::cast(board, unit, false, dice),
            }
        }
        Doing::Goal(order) => goals::toward(board, objectives, unit, order),
        Doing::Bound(order) if board.infiltrates(unit) => arrival(board, unit, order),
        Doing::Bound(order) => match order {
            OrderKind::Attack => attacks::attack(board, unit, order),
            OrderKind::Charge => attacks::charge(board, unit, order),
            OrderKind::March if green::is_unbridled(board, unit) => {
                movement::rush(board, &Frame::new(unit, [order])).map(Deed::Go).ok_or(NOT_NOW)
            }
            OrderKind::March | OrderKind::HuntMove => moves::toward(board, unit, order),
            _ => Ok(Deed::Stand),
        },
    }
}

/// Whether its lord is there and its leader sees him, where the table asks that of the automaton (V-24.13; R-62). His Aura is
/// never asked (V-24.07).
fn needs_lord(board: &Board, unit: PieceId) -> Result<(), WhyNot> {
    if !board.rules.switches.solo_needs_sight {
        return Ok(());
    }
    match is_commanded(board, unit) {
        Err(why) if why.reason != "vassal_outside_lord_aura" => Err(UNSEEN_LORD),
        Err(_) => {
            let lord = board.lord_on_table(board.unit(unit).host);
            let leader = board.field.leader(unit);
            let sees = lord.zip(leader).is_some_and(|(lord, leader)| resolution::sees(board, leader.id, lord));
            if sees || green::hears_pack(board, unit) { Ok(()) } else { Err(UNSEEN_LORD) }
        }
        Ok(()) => Ok(()),
    }
}

/// On which marker an infiltrator arrives: by charge on the first that allows one, against the unit of the lowest number, else on
/// the first with room (V-24.20).
fn arrival(board: &Board, unit: PieceId, order: OrderKind) -> Result<Deed, WhyNot> {
    let markers = board.magic.markers_of(unit).unwrap_or_default();
    let stands = |at: Spot, target: Option<PieceId>| infiltration::set_down(board, unit, at, target).is_ok();
    let host = board.unit(unit).host;
    let found = match order {
        OrderKind::Charge => markers.iter().find_map(|at| {
            let mut enemies = board.field.groups().iter().filter(|group| group.host != host);
            enemies.find(|group| stands(*at, Some(group.id))).map(|group| Deed::Arrive(*at, Some(group.id)))
        }),
        OrderKind::March => markers.iter().find(|at| stands(**at, None)).map(|at| Deed::Arrive(*at, None)),
        _ => Some(Deed::Stand),
    };
    found.ok_or(NOT_NOW)
}

/// The order of a unit of the automaton is carried out: what it decides is decided now (V-8.09), as things stand after reactions.
/// Nothing where it is impossible by now (V-8.07).
pub fn carry_out(write: &mut Write, board: &Board, frame: &Frame, doing: Doing) -> Option<Flow> {
    let deed = deed(board, &write.objectives, frame.unit, doing).ok()?;
    Some(match deed {
        Deed::Go(spot) => {
            movement::lay(write, spot);
            Flow::then([PATH_WINDOW.on(()), ARRIVE.on(()), FORM_UP.on(()), DEPARTS.on(())])
        }
        Deed::Strike(target) => {
            write.frames.top_mut().target = Some(target);
            Flow::then([FIGHT.on(())])
        }
        Deed::Shoot(target) => {
            write.frames.top_mut().target = Some(target);
            Flow::then([SHOT.on(()), LOSSES.on(()), AGAIN.on(())])
        }
        Deed::Charge(target) => {
            let aimed = Frame { target: Some(target), ..frame.clone() };
            let (stop, _) = Charging::of(board, &aimed)?.best()?;
            write.frames.top_mut().target = Some(target);
            movement::lay(write, stop.at);
            write.frames.top_mut().walk.line = Some((stop.aim, stop.length));
            Flow::then([PATH_WINDOW.on(()), IMPACT.on(()), FORM_UP.on(()), FIGHT.on(())])
        }
        Deed::Cast(casting) => {
            write.magic.casting = Some(casting);
            Flow::then([SPELL_ROLL.on(()), COUNTER.on(()), EFFECT.on(())])
        }
        Deed::Arrive(at, target) => {
            write.frames.top_mut().target = target;
            infiltration::come_out_at(write, frame.unit, at, target);
            Flow::then([infiltration::ARRIVED.on(()), COMES_OUT.on(())])
        }
        Deed::Stand => Flow::done(),
    })
}

/// V-20.05, V-20.18: who has arrived by charge fights.
fn comes_out(In(()): In<()>, write: Write) -> Flow {
    let charges = write.frames.top().is_some_and(|frame| frame.target.is_some());
    if charges { Flow::then([FIGHT.on(())]) } else { Flow::done() }
}

/// Registers the step of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&COMES_OUT, comes_out);
}
