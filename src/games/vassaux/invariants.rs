//! What must hold after every order (section 10 of the rules).
use super::access::{Board, InForce, Read};
use super::state::fighters::Fate;
use crate::table::prelude::{PieceId, Seat};
use bevy::ecs::system::SystemState;
use bevy::prelude::*;

/// What is wrong with the position, in English; nothing in a match that was played by the rules.
pub fn broken(world: &mut World) -> Vec<String> {
    if !world.contains_resource::<InForce>() {
        return vec![];
    }
    let mut state: SystemState<Read> = SystemState::new(world);
    let Ok(read) = state.get(world) else { return vec!["the match cannot be read".into()] };
    let board = read.board();
    let mut broken = vec![];
    bases(&board, &mut broken);
    groups(&board, !read.frames.stack.is_empty(), &mut broken);
    for host in [Seat(0), Seat(1)] {
        let bag = read.reserves.of(host);
        if !bag.adds_up(board.dice_on_table(host)) {
            broken.push(format!("4: the dice of {host:?} do not add up: {bag:?}"));
        }
    }
    if read.frames.stack.len() > board.units.len() {
        broken.push("13: reactions are nested deeper than there are units".into());
    }
    broken
}

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

/// Invariants 2 and 3: everybody on the table belongs to a group of his host, a led unit has its leader among its men, and who is
/// not confused stands in his Aura, while no move is interrupted.
fn groups(board: &Board, acts: bool, broken: &mut Vec<String>) {
    for unit in &board.units {
        let men: Vec<PieceId> =
            board.members(unit.id).filter(|fighter| fighter.fate == Fate::OnTable).map(|fighter| fighter.id).collect();
        match unit.leader {
            None if !men.is_empty() => broken.push(format!("3: {:?} has men and no leader", unit.id)),
            Some(leader) if board.is_on_table(leader) && !men.contains(&leader) => {
                broken.push(format!("3: the leader of {:?} is none of its men", unit.id));
            }
            _ => {}
        }
        if !acts && !board.field.confused(unit.id).is_empty() {
            broken.push(format!("3: men of {:?} are out of cohesion and not confused", unit.id));
        }
    }
}
