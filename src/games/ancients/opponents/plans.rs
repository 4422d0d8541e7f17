//! The whole orders that a side could give: where the unit goes and what it does there.
use crate::games::ancients::board::{Board, enemy};
use crate::games::ancients::chapters::attack::{ATTACK, DOUBLE, JOIN, STAND, is_isolated};
use crate::games::ancients::chapters::movement::{Motion, STEP, STOP};
use crate::games::ancients::chapters::shooting::{SHOOT, shot};
use crate::games::ancients::chapters::turn::HOLD;
use crate::table::prelude::{Order, PieceId, Place, Seat};
use smallvec::SmallVec;
use std::collections::VecDeque;

/// What a unit does at the end of its move.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    Hold,
    /// Ends its move without an attack.
    MoveOnly,
    Shoot(PieceId),
    Attack(PieceId),
    Double {
        target: PieceId,
        support: PieceId,
        /// The hexes that the support enters, in order.
        path: SmallVec<[Place; 2]>,
    },
}

/// A whole order.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    pub unit: PieceId,
    /// The hexes that it enters, in order.
    pub path: SmallVec<[Place; 2]>,
    pub action: Action,
}

impl Plan {
    pub fn hold(unit: PieceId) -> Self {
        Self { unit, path: SmallVec::new(), action: Action::Hold }
    }

    /// The orders after the unit has been activated, click by click. The caller skips those that are not on offer then.
    pub fn orders(&self) -> VecDeque<Order> {
        let mut orders: VecDeque<Order> = self.path.iter().map(|p| STEP.on(*p)).collect();
        match &self.action {
            Action::Hold => orders.push_back(HOLD.on(())),
            Action::MoveOnly => orders.push_back(STOP.on(())),
            Action::Shoot(target) => orders.push_back(SHOOT.on(*target)),
            Action::Attack(target) => orders.push_back(ATTACK.on(*target)),
            Action::Double { target, support, path } => {
                orders.extend([DOUBLE.on(*target), JOIN.on(*support)]);
                if path.is_empty() {
                    orders.push_back(STAND.on(()));
                }
                orders.extend(path.iter().map(|p| STEP.on(*p)));
            }
        }
        orders
    }
}

/// Calls `each` with every order that these units of a side could give, and the board with the units moved. Of several
/// paths to a hex one is kept; scripts never flee of their own accord.
pub fn plans(board: &Board, side: Seat, units: &[PieceId], mut each: impl FnMut(&Board, &Plan)) {
    let forced = board.rules.switches.contact_forces_attack;
    for unit in units {
        let motion = Motion::start(board, *unit);
        let from = board.unit(*unit).at;
        each(board, &Plan::hold(*unit));
        if board.rules.pool[board.unit(*unit).kind as usize].shoot.is_some() {
            for target in board.enemies(side) {
                if shot(board, &motion, target).is_ok() {
                    each(board, &Plan { unit: *unit, path: SmallVec::new(), action: Action::Shoot(target) });
                }
            }
        }
        let mut there = board.clone();
        let spots = std::iter::once((from, None)).chain(motion.reach(board));
        for (end, over) in spots {
            there.shift(*unit, end);
            let path: SmallVec<[Place; 2]> =
                if end == from { SmallVec::new() } else { over.into_iter().chain([end]).collect() };
            let contact = there.in_contact(end, side);
            if end != from && !(contact && forced) {
                each(&there, &Plan { unit: *unit, path: path.clone(), action: Action::MoveOnly });
            }
            if contact {
                let targets: SmallVec<[PieceId; 6]> = there.beside(end, enemy(side)).collect();
                for target in targets {
                    each(&there, &Plan { unit: *unit, path: path.clone(), action: Action::Attack(target) });
                    doubles(&mut there, side, *unit, &path, target, &mut each);
                }
            }
        }
    }
}

/// The double attacks with this lead on this target, for every support and every hex that it can come to.
fn doubles(
    there: &mut Board,
    side: Seat,
    lead: PieceId,
    path: &SmallVec<[Place; 2]>,
    target: PieceId,
    each: &mut impl FnMut(&Board, &Plan),
) {
    let (lead_at, aim) = (there.unit(lead).at, there.unit(target).at);
    if !is_isolated(there, target, &[lead_at]) || there.rules.pool[there.unit(lead).kind as usize].supports_only {
        return;
    }
    let supports: SmallVec<[PieceId; 16]> = there.available(side).filter(|u| *u != lead).collect();
    for support in supports {
        let from = there.unit(support).at;
        let moves = there.rules.pool[there.unit(support).kind as usize].moves;
        if there.map.hexes.distance(from, aim) > moves + 1 {
            continue;
        }
        let reach = Motion::start(there, support).reach(there);
        for (end, over) in std::iter::once((from, None)).chain(reach) {
            if !there.map.hexes.adjacent(end, aim) || !is_isolated(there, target, &[lead_at, end]) {
                continue;
            }
            let support_path = if end == from { SmallVec::new() } else { over.into_iter().chain([end]).collect() };
            there.shift(support, end);
            let action = Action::Double { target, support, path: support_path };
            each(there, &Plan { unit: lead, path: path.clone(), action });
            there.shift(support, from);
        }
    }
}
