//! What must hold after every order (section 10 of the rules). What compares the position before an order with that after it, or
//! looks into a roll, is watched elsewhere: 5, 11, 14, 15, 16 and 23 by tests, 10, 16 and 17 where dice are rolled, 18, 20 and 22
//! where units are set down.
use super::access::{Board, InForce, Read};
use super::chapters::magic::casting;
use super::data::switches::React;
use super::state::fighters::Fate;
use super::state::frames::Frames;
use super::state::orders::{DieState, OrderDie, OrderKind, Sort};
use crate::table::prelude::{PieceId, Seat, Waiting};
use bevy::ecs::system::SystemState;
use bevy::prelude::*;

/// What is wrong with the position, in English; nothing in a match that was played by the rules.
pub fn broken(world: &mut World) -> Vec<String> {
    if !world.contains_resource::<InForce>() {
        return vec![];
    }
    // A unit is picked between two activations.
    let between =
        world.get_resource::<Waiting>().and_then(|waiting| waiting.0.as_ref()).is_some_and(|p| p.text == PICK);
    let mut state: SystemState<Read> = SystemState::new(world);
    let Ok(read) = state.get(world) else { return vec!["the match cannot be read".into()] };
    let board = read.board();
    let mut broken = vec![];
    bases(&board, &mut broken);
    groups(&board, &read.frames, &mut broken);
    for host in [Seat(0), Seat(1)] {
        let bag = read.reserves.of(host);
        if !bag.adds_up(board.dice_on_table(host)) {
            broken.push(format!("4: the dice of {host:?} do not add up: {bag:?}"));
        }
    }
    units(&board, &read.frames, &mut broken);
    counts(&board, &mut broken);
    frames(&board, &read.frames, &mut broken);
    magic(&board, &read, &mut broken);
    let (least, most) = board.rules.data.solo.morale.bounds;
    for one in board.solo.units.iter().filter(|one| !(least..=most).contains(&one.morale)) {
        broken.push(format!("19: {:?} has a morale factor of {}", one.unit, one.morale));
    }
    let underway = !read.frames.stack.is_empty() || !read.combat.melees.is_empty() || read.hand.0.is_some();
    let casting = read.magic.casting.is_some() || !read.magic.martyrs.is_empty() || read.magic.waiting.is_some();
    if between && (underway || casting || read.combat.due.is_some()) {
        broken.push("13: something is under way between two activations".into());
    }
    if read.progress.limit > 0 && read.progress.turn > read.progress.limit {
        broken.push(format!("21: turn {} of {}", read.progress.turn, read.progress.limit));
    }
    broken
}

/// The question between two activations.
const PICK: &str = "vassaux-ask-pick";

/// Invariant 1: no two bases overlap, none overlaps what is impassable or leaves the table.
fn bases(board: &Board, broken: &mut Vec<String>) {
    let field = &board.field;
    for (n, one) in field.bases().iter().enumerate() {
        if !field.on_table(&one.disc) {
            broken.push(format!("1: {:?} is not on the table", one.id));
        }
        if field.bars(&super::field::stand::standing(&one.disc)) {
            broken.push(format!("1: {:?} stands on what is impassable", one.id));
        }
        for other in &field.bases()[..n] {
            if field.overlap(&one.disc, &other.disc) {
                broken.push(format!("1: {:?} and {:?} stand in each other", one.id, other.id));
            }
        }
    }
}

/// Whether a unit is on its way: its men are not tested for cohesion until its move has ended (V-7.13).
fn is_moving(frames: &Frames, unit: PieceId) -> bool {
    frames.stack.iter().any(|frame| frame.unit == unit && !frame.walk.points.is_empty() && !frame.walk.ended)
}

/// Invariants 2 and 3: everybody on the table belongs to a group of his host, a led unit has its leader among its men, and who is
/// not confused stands in his Aura, unless his unit is on its way.
fn groups(board: &Board, frames: &Frames, broken: &mut Vec<String>) {
    let roster = &board.rules.roster;
    for fighter in board.fighters.iter().filter(|fighter| fighter.fate == Fate::OnTable) {
        let host = roster.unit_of_fighter(fighter.id).map(|unit| unit.host);
        let group = (roster.is_unit(fighter.under) || roster.is_strays(fighter.under)).then_some(fighter.under);
        if group.and_then(|group| roster.unit_of_group(group)).map(|unit| unit.host) != host {
            broken.push(format!("2: {:?} is in no group of his host", fighter.id));
        }
    }
    for unit in &board.units {
        let men: Vec<PieceId> =
            board.members(unit.id).filter(|fighter| fighter.fate == Fate::OnTable).map(|fighter| fighter.id).collect();
        match unit.leader {
            None if !men.is_empty() => {
                broken.push(format!("2: {:?} has men who are not confused and no leader", unit.id))
            }
            Some(leader) if board.fighter(leader).is_none_or(|leader| leader.fate.is_eliminated()) => {
                broken.push(format!("3: the leader of {:?} has fallen", unit.id));
            }
            Some(leader) if board.is_on_table(leader) && !men.contains(&leader) => {
                broken.push(format!("3: the leader of {:?} is none of its men", unit.id));
            }
            _ => {}
        }
        if !is_moving(frames, unit.id) && !board.field.confused(unit.id).is_empty() {
            broken.push(format!("3: men of {:?} are out of cohesion and not confused", unit.id));
        }
    }
}

/// Invariants 6, 7, 8 and 12: who has been activated has a die; composite dice are within the leader's command and differ; a run
/// is alone, and nothing follows a fortify; nobody has shot too often.
fn units(board: &Board, frames: &Frames, broken: &mut Vec<String>) {
    for unit in &board.units {
        let (id, dice) = (unit.id, &unit.given.0);
        let acts = frames.stack.iter().any(|frame| frame.unit == id);
        if unit.activated && dice.is_empty() && !acts && board.is_able(id) {
            broken.push(format!("6: {id:?} has been activated and has no order die"));
        }
        let composite: Vec<OrderKind> =
            dice.iter().map(|die| die.order).filter(|order| order.sort() == Sort::Composite).collect();
        // A power allows a second spell (V-20.02).
        let twice = casting::allowance(board, id) > 1;
        if composite.len() as i32 > board.rules.figures(id).cmd {
            broken.push(format!("7: {id:?} has more order dice than its leader's command"));
        }
        let again = |order: &OrderKind| !twice || *order != OrderKind::Cast;
        if composite.iter().enumerate().any(|(n, order)| composite[..n].contains(order) && again(order)) {
            broken.push(format!("7: {id:?} has an order twice"));
        }
        // Where any unit may react, a unit that has run may be given a simple die.
        let counts = |die: &&OrderDie| board.rules.switches.react != React::Any || die.order.sort() == Sort::Composite;
        if composite.contains(&OrderKind::Run) && dice.iter().filter(counts).count() > 1 {
            broken.push(format!("8: {id:?} has run and has another order"));
        }
        let follows = composite.iter().rev().skip(1).any(|order| *order == OrderKind::Fortify);
        if follows || unit.given.is_fortified() && dice.iter().any(|die| die.state == DieState::Declared) {
            broken.push(format!("8: {id:?} has an order after it has fortified itself"));
        }
        let most = board.rules.shot(id).map_or(0, |weapon| weapon.shots);
        if i32::from(unit.deeds.shots) > most {
            broken.push(format!("12: {id:?} has shot too often"));
        }
    }
}

/// Invariants 5 and 12: nobody has more invocation dice than his lord brought (V-22.02), or has cast too often.
fn magic(board: &Board, read: &Read, broken: &mut Vec<String>) {
    for host in [Seat(0), Seat(1)] {
        let pool = board.rules.data.constants.invocation_pool;
        if i32::from(read.reserves.of(host).invocation) > pool {
            broken.push(format!("5: {host:?} has more invocation dice than at the start"));
        }
    }
    for (unit, casts) in &read.magic.casts {
        if *casts > casting::allowance(board, *unit) {
            broken.push(format!("12: {unit:?} has cast too often"));
        }
    }
}

/// Invariants 9 and 10: everybody of the lists is somewhere, once; no figure is below its least.
fn counts(board: &Board, broken: &mut Vec<String>) {
    if !board.rules.roster.fighters().eq(board.fighters.iter().map(|fighter| fighter.id)) {
        broken.push("9: fighters have come or gone".into());
    }
    for unit in &board.units {
        let stats = board.rules.figures(unit.id).stats;
        if stats.df < 1 || stats.hp < 1 || stats.mv < 1 || stats.at < 0 {
            broken.push(format!("10: {:?} has a figure below its least", unit.id));
        }
    }
}

/// Invariants 13 and 22: reactions are no deeper than there are units; a unit stands at no stage that comes after the last that
/// was tried.
fn frames(board: &Board, frames: &Frames, broken: &mut Vec<String>) {
    if frames.stack.len() > board.units.len() {
        broken.push("13: reactions are nested deeper than there are units".into());
    }
    for frame in frames.stack.iter().filter(|frame| frame.walk.stood > frame.walk.stage) {
        broken.push(format!("22: {:?} stands beyond the stage that was tried", frame.unit));
    }
}
