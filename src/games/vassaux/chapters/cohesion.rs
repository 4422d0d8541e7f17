//! Chapter 7, cohesion and confusion: who is out of his leader's reach, and what becomes of him in the command phase.
use super::outcome;
use crate::games::vassaux::access::{Board, Read, Write};
use crate::games::vassaux::pieces::are_alike;
use crate::games::vassaux::state::fighters::Fate;
use crate::table::prelude::{Ask, Entry, Flow, PieceId, Prompt, Refusal, RuleApp, Seat, Step, Target, Verb, Word};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// C2, the first half: what becomes of confused fighters (V-7.05, V-7.06).
pub const STRAYS: Step<()> = Step::new("vassaux.strays");
/// Which unit each of the confused fighters joins whom several would take (D05), one after the other.
pub const REJOIN: Step<()> = Step::new("vassaux.rejoin");
/// He joins this unit.
pub const JOIN: Verb<PieceId> = Verb::new("vassaux.join");

/// The unit is not one that he could join: not of his host, not alike, or its leader is too far away.
pub const CANNOT_JOIN: Refusal = Refusal::new("cannot_join", "V-7.05");

/// The fighters on the table who are in their unit, but not in cohesion, become strays of it (V-7.01, V-7.10). The men of units
/// whose move is interrupted are not tested (V-7.13): they are when the move has ended.
pub fn test(write: &mut Write) {
    let board = write.board();
    let moves = |unit: PieceId| {
        let mut frames = write.frames.stack.iter();
        frames.any(|frame| frame.unit == unit && !frame.walk.points.is_empty() && !frame.walk.ended)
    };
    let tested: Vec<PieceId> = board.units.iter().map(|unit| unit.id).filter(|unit| !moves(*unit)).collect();
    for unit in tested {
        let Some(pieces) = board.rules.roster.unit(unit) else { continue };
        let out = board.field.confused(unit);
        for man in &out {
            write.join(*man, pieces.strays);
        }
        if !out.is_empty() {
            write.chronicle.note("V-7.01", || {
                let entry = Entry::new("vassaux-log-confused", "V-7.01").by(pieces.host);
                entry.with("unit", Word::On(Target::Piece(unit))).with("men", Word::Number(out.len() as i32))
            });
        }
    }
    forget_charms(write);
}

/// A spell on confused men goes with the last of them: others who are confused later do not have it (V-7.09, V-19.17).
fn forget_charms(write: &mut Write) {
    if write.magic.charms.is_empty() {
        return;
    }
    let board = write.board();
    let is_gone = |on: PieceId| board.rules.roster.is_strays(on) && board.field.group(on).is_none();
    if write.magic.charms.iter().any(|charm| is_gone(charm.on)) {
        write.magic.charms.retain(|charm| !is_gone(charm.on));
    }
}

/// The units that a confused fighter may join: those of vassals of his host, alike to the one he comes from, in whose leader's Aura
/// he stands; his own former unit is one of them (V-7.05, V-7.11, V-7.12). A lord is a unit by himself (V-3.01). The nearest
/// leader first, then the lowest number.
pub fn takers(board: &Board, fighter: PieceId) -> Vec<PieceId> {
    let (Some(base), Some(own)) = (board.field.base(fighter), board.rules.roster.unit_of_fighter(fighter)) else {
        return vec![];
    };
    let figures = board.rules.figures(own.id);
    let takes = |unit: PieceId| {
        let leader = board.field.leader(unit)?;
        let there = board.rules.figures(unit);
        let aura = board.rules.in_units(there.aura);
        let near = board.field.in_aura(&leader.disc, aura, &base.disc);
        (near && are_alike(figures, there)).then(|| (board.field.gap(&leader.disc, &base.disc), unit))
    };
    let vassals = board.of_host(own.host).skip(1);
    let mut takers: Vec<(i32, PieceId)> = vassals.filter_map(|unit| takes(unit.id)).collect();
    takers.sort_unstable();
    takers.into_iter().map(|(_, unit)| unit).collect()
}

/// Confused fighters on the table, those of the side first that had the initiative last turn (V-1.06, V-1.07), then by id.
fn strays_of(board: &Board, first: Seat) -> Vec<PieceId> {
    let confused = board.fighters.iter().filter(|f| f.fate == Fate::OnTable && board.is_confused(f.id));
    let mut strays: Vec<(bool, PieceId)> =
        confused.filter_map(|f| Some((board.rules.roster.unit_of_group(f.under)?.host != first, f.id))).collect();
    strays.sort_unstable();
    strays.into_iter().map(|(_, id)| id).collect()
}

/// V-7.05, V-7.06: a confused fighter joins a unit that would take him; without any he stays if he touches an enemy, and is
/// removed if not. Which unit is asked where there are several.
fn strays(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let mut removed = 0;
    let mut joined: BTreeMap<PieceId, i32> = BTreeMap::new();
    let mut join = |write: &mut Write, fighter: PieceId, unit: PieceId| {
        write.join(fighter, unit);
        *joined.entry(unit).or_default() += 1;
    };
    for fighter in strays_of(&board, write.progress.initiative) {
        match takers(&board, fighter)[..] {
            [] if board.field.is_in_contact(fighter) => {}
            [] => {
                write.take_off(fighter, Fate::Removed);
                removed += 1;
            }
            [only] => join(&mut write, fighter, only),
            // The automaton does not ask: the nearest (D05).
            [nearest, ..] if board.fighter(fighter).is_some_and(|one| board.is_automated(one.under)) => {
                join(&mut write, fighter, nearest);
            }
            _ => write.progress.rejoining.push(fighter),
        }
    }
    for (unit, men) in joined {
        tell_joined(&mut write, unit, men);
    }
    if removed > 0 {
        write
            .chronicle
            .note("V-7.06", || Entry::new("vassaux-log-removed", "V-7.06").with("men", Word::Number(removed)));
    }
    forget_charms(&mut write);
    // Who is removed counts as eliminated, and what wins at once does so now (V-7.07, V-23.06, V-23.12).
    if removed > 0 {
        outcome::judge(&mut write);
    }
    if write.outcome.0.is_some() { Flow::done() } else { Flow::then([REJOIN.on(())]) }
}

fn rejoin(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let Some(fighter) = read.progress.rejoining.first().copied() else {
        return ask.prompt(Seat(0), "vassaux-ask-rejoin");
    };
    let host = board.rules.roster.unit_of_fighter(fighter).map_or(Seat(0), |unit| unit.host);
    let mut prompt = ask.prompt(host, "vassaux-ask-rejoin").with("fighter", Word::On(Target::Piece(fighter)));
    let takers = takers(&board, fighter);
    let may_join = |unit: PieceId| if takers.contains(&unit) { Ok(()) } else { Err(CANNOT_JOIN) };
    prompt.offer(&JOIN, takers.iter().copied(), may_join);
    prompt
}

fn join(In((_, unit)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    let fighter = write.progress.rejoining.remove(0);
    write.join(fighter, unit);
    tell_joined(&mut write, unit, 1);
    forget_charms(&mut write);
    Flow::again()
}

/// So many confused fighters have joined a unit (V-7.05).
fn tell_joined(write: &mut Write, unit: PieceId, men: i32) {
    let host = write.pieces_of(unit).host;
    write.chronicle.note("V-7.05", || {
        let entry = Entry::new("vassaux-log-rejoined", "V-7.05").by(host);
        entry.with("unit", Word::On(Target::Piece(unit))).with("men", Word::Number(men))
    });
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&STRAYS, strays).decision(&REJOIN, rejoin).verb(&JOIN, join);
}
