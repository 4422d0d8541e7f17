//! The whole orders that a side could give: where the unit goes and what it does there.
use crate::games::ancients::board::{Board, enemy};
use crate::games::ancients::chapters::attack::{ATTACK, DOUBLE, JOIN, STAND, is_isolated};
use crate::games::ancients::chapters::general::{ASSAULT, in_command};
use crate::games::ancients::chapters::modifiers::Manner;
use crate::games::ancients::chapters::movement::{Motion, STEP, STOP};
use crate::games::ancients::chapters::shooting::{SHOOT, shot};
use crate::games::ancients::chapters::terrain::{RESTORE, may_work_on_stakes};
use crate::games::ancients::chapters::turn::HOLD;
use crate::games::ancients::state::BattleProgress;
use crate::table::prelude::{Order, PieceId, Place, Seat};
use smallvec::{SmallVec, smallvec};
use std::collections::VecDeque;

/// What a unit does at the end of its move.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    Hold,
    /// Ends its move without an attack.
    MoveOnly,
    Shoot(PieceId),
    /// Restores the stakes that it stands on (N-17.30).
    Restore,
    Attack(PieceId),
    Double {
        target: PieceId,
        support: PieceId,
        /// The hexes that the support enters, in order.
        path: SmallVec<[Place; 2]>,
    },
    /// The unit, a general, orders a double attack of two others (N-12.04).
    Assault {
        lead: PieceId,
        /// The hexes that the lead enters, in order.
        lead_path: SmallVec<[Place; 2]>,
        target: PieceId,
        support: PieceId,
        path: SmallVec<[Place; 2]>,
    },
}

/// An attack that a plan comes to.
#[derive(Clone, PartialEq, Debug)]
pub struct PlannedAttack {
    pub attackers: SmallVec<[PieceId; 2]>,
    pub target: PieceId,
    pub manner: Manner,
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

    /// The attack at its end; `board` is the one before the order.
    pub fn attack(&self, board: &Board) -> Option<PlannedAttack> {
        let (attackers, target): (SmallVec<[PieceId; 2]>, _) = match &self.action {
            Action::Hold | Action::MoveOnly | Action::Restore | Action::Shoot(_) => return None,
            Action::Attack(target) => (smallvec![self.unit], *target),
            Action::Double { target, support, .. } => (smallvec![self.unit, *support], *target),
            Action::Assault { lead, target, support, .. } => (smallvec![*lead, *support], *target),
        };
        let paths = self.paths();
        let came = |i: usize| attackers.get(i).filter(|_| paths[i].len() == 1).map(|unit| board.unit(*unit).at);
        let manner = Manner {
            assault: matches!(self.action, Action::Assault { .. }),
            one_hex_from: [came(0), came(1)],
            two_hexes: paths.map(|path| path.len() == 2),
            surprise: board.ambusher == Some(self.unit) && self.path.is_empty() && attackers.len() == 1,
            ..Manner::default()
        };
        Some(PlannedAttack { attackers, target, manner })
    }

    /// The hexes that lead and support enter, in order.
    pub fn paths(&self) -> [&[Place]; 2] {
        match &self.action {
            Action::Double { path, .. } => [&self.path, path],
            Action::Assault { lead_path, path, .. } => [lead_path, path],
            _ => [&self.path, &[]],
        }
    }

    /// The orders after the unit has been activated, click by click, with what lead and support use. The caller skips those that are not
    /// on offer then.
    pub fn orders_with(&self, [of_lead, of_support]: [Vec<Order>; 2]) -> VecDeque<Order> {
        let mut orders = self.orders();
        if let Some(at) = orders.iter().position(|o| ATTACK.of(*o).is_some() || DOUBLE.of(*o).is_some()) {
            of_lead.into_iter().rev().for_each(|order| orders.insert(at, order));
        }
        if let Some(at) = orders.iter().position(|o| JOIN.of(*o).is_some()) {
            of_support.into_iter().rev().for_each(|order| orders.insert(at + 1, order));
        }
        orders
    }

    /// The orders after the unit has been activated, click by click. The caller skips those that are not on offer then.
    pub fn orders(&self) -> VecDeque<Order> {
        let mut orders: VecDeque<Order> = self.path.iter().map(|p| STEP.on(*p)).collect();
        match &self.action {
            Action::Hold => orders.push_back(HOLD.on(())),
            Action::MoveOnly => orders.push_back(STOP.on(())),
            Action::Shoot(target) => orders.push_back(SHOOT.on(*target)),
            Action::Restore => orders.push_back(RESTORE.on(())),
            Action::Attack(target) => orders.push_back(ATTACK.on(*target)),
            Action::Double { target, support, path } => {
                orders.extend([DOUBLE.on(*target), JOIN.on(*support)]);
                if path.is_empty() {
                    orders.push_back(STAND.on(()));
                }
                orders.extend(path.iter().map(|p| STEP.on(*p)));
            }
            Action::Assault { lead, lead_path, target, support, path } => {
                orders.push_back(ASSAULT.on(*lead));
                orders.extend(lead_path.iter().map(|p| STEP.on(*p)));
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
pub fn plans<'b>(
    board: &Board<'b>,
    progress: &BattleProgress,
    side: Seat,
    units: &[PieceId],
    mut each: impl FnMut(&Board<'b>, &Plan),
) {
    let forced = board.rules.switches.contact_forces_attack;
    for unit in units {
        let motion = Motion::start(board, *unit);
        let from = board.unit(*unit).at;
        each(board, &Plan::hold(*unit));
        if board.rough && may_work_on_stakes(board, progress, *unit, 0, true).is_ok() {
            each(board, &Plan { action: Action::Restore, ..Plan::hold(*unit) });
        }
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
            // Some do not attack alone, and do not move into contact but as a support (N-14.02, N-14.03).
            let attacks = board.unit(*unit).may_attack_alone(board.rules);
            if contact && end != from && !attacks {
                continue;
            }
            if end != from && !(contact && forced) {
                each(&there, &Plan { unit: *unit, path: path.clone(), action: Action::MoveOnly });
            }
            if contact && attacks {
                let targets: SmallVec<[PieceId; 6]> = there.beside(end, enemy(side)).collect();
                for target in targets {
                    each(&there, &Plan { unit: *unit, path: path.clone(), action: Action::Attack(target) });
                    doubles(
                        &mut there,
                        side,
                        *unit,
                        target,
                        |_| true,
                        |there, support, support_path| {
                            let action = Action::Double { target, support, path: support_path };
                            each(there, &Plan { unit: *unit, path: path.clone(), action });
                        },
                    );
                }
            }
        }
        if board.rules.pool[board.unit(*unit).kind as usize].commands.is_some() {
            assaults(board, side, *unit, &mut each);
        }
    }
}

/// The assaults that a general could order: every lead in his reach, wherever it comes into contact.
fn assaults<'b>(board: &Board<'b>, side: Seat, general: PieceId, each: &mut impl FnMut(&Board<'b>, &Plan)) {
    let leads = |unit: &PieceId| *unit != general && in_command(board, general, *unit);
    let leads: SmallVec<[PieceId; 16]> = board.available(side).filter(leads).collect();
    let mut there = board.clone();
    there.set_spent(general);
    for lead in leads {
        if !board.unit(lead).may_attack_alone(board.rules) {
            continue;
        }
        let from = board.unit(lead).at;
        let spots = std::iter::once((from, None)).chain(Motion::start(board, lead).reach(board));
        for (end, over) in spots {
            there.shift(lead, end);
            let lead_path: SmallVec<[Place; 2]> =
                if end == from { SmallVec::new() } else { over.into_iter().chain([end]).collect() };
            let targets: SmallVec<[PieceId; 6]> = there.beside(end, enemy(side)).collect();
            for target in targets {
                let commanded = |unit: PieceId| in_command(board, general, unit);
                doubles(&mut there, side, lead, target, commanded, |there, support, path| {
                    let action = Action::Assault { lead, lead_path: lead_path.clone(), target, support, path };
                    each(there, &Plan { unit: general, path: SmallVec::new(), action });
                });
            }
        }
        there.shift(lead, from);
    }
}

/// The double attacks with this lead on this target, for every support that may take part, and every hex that it can come to.
fn doubles<'b>(
    there: &mut Board<'b>,
    side: Seat,
    lead: PieceId,
    target: PieceId,
    takes_part: impl Fn(PieceId) -> bool,
    mut each: impl FnMut(&Board<'b>, PieceId, SmallVec<[Place; 2]>),
) {
    let (lead_at, aim) = (there.unit(lead).at, there.unit(target).at);
    if !is_isolated(there, target, &[lead_at]) || there.rules.pool[there.unit(lead).kind as usize].supports_only {
        return;
    }
    let supports: SmallVec<[PieceId; 16]> = there.available(side).filter(|u| *u != lead && takes_part(*u)).collect();
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
            let path = if end == from { SmallVec::new() } else { over.into_iter().chain([end]).collect() };
            there.shift(support, end);
            each(there, support, path);
            there.shift(support, from);
        }
    }
}
