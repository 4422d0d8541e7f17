//! Invariant 17, beside those of Fief: no mercenary and no guard piece is lost or made. And what T-2.10, T-4.13, T-5.03
//! and F-8.03 demand of every position.
use crate::games::fief::access::with_board;
use crate::games::fief::state::progress::Phase;
use crate::games::tactique::chapters::guard::in_use;
use crate::games::tactique::data::files::BOMBARD;
use crate::games::tactique::rules::Tactics;
use crate::games::tactique::state::mercenaries::Hired;
use bevy::prelude::*;

/// What is wrong with the position.
pub(super) fn broken(world: &World) -> Vec<String> {
    let (hired, tactics) = (world.resource::<Hired>(), world.resource::<Tactics>());
    let troops = &tactics.data.troops;
    let mut wrong = vec![];
    let camps: u8 = hired.camps.iter().sum();
    let field: u8 = hired.field.iter().map(|spot| spot.men).sum();
    if i32::from(hired.reserve + camps + field) != troops.mercenaries.number {
        wrong.push(format!("17: {hired:?}"));
    }
    with_board(world, |board| {
        if !board.rules.units.guards.come_with_the_crown {
            let [sergeants, knights] = in_use(board);
            let stock = troops.guard.stock;
            if i32::from(sergeants) > stock.sergeants || i32::from(knights) > stock.knights {
                wrong.push(format!("17: {sergeants} sergeants and {knights} knights of the guard"));
            }
        }
        let kinds = board.forces.kinds().expect("armies of kinds");
        let points: u16 = kinds.auxiliaries.iter().map(|a| a.points).sum();
        if points > u16::from(field) * troops.mercenaries.strength as u16 {
            wrong.push(format!("17: {points} points of {field} mercenaries fight"));
        }
        if !kinds.auxiliaries.is_empty() && ![Phase::Battles, Phase::Cards].contains(&board.progress.phase) {
            wrong.push(format!("T-4.13: mercenaries fight in {:?}", board.progress.phase));
        }
        if !kinds.marching.is_empty() && board.march.leader.is_none() {
            wrong.push("F-8.03: pieces march without a lord".into());
        }
        let taken: u16 = kinds.marching.iter().map(|(_, pieces)| board.rules.soldiers.points(*pieces)).sum();
        if taken != board.march.points() {
            wrong.push(format!("T-5.03: {taken} points march as {}", board.march.points()));
        }
        for g in board.forces.groups().iter().filter(|g| g.counters.0[BOMBARD] > 0) {
            let stands = |post: crate::games::fief::state::posts::Post| post.stand() == g.post.stand();
            let beside = board.forces.at(g.seat, g.at).any(|o| stands(o.post) && o.points > 0);
            let lord = board.free_lords_of(g.seat).any(|row| row.at == g.at && stands(row.lord.post()));
            if !beside && !lord {
                wrong.push(format!("T-2.10: a bombard of {:?} stands alone at {:?}", g.seat, g.at));
            }
        }
    });
    wrong
}
