//! Every order that a side could give, whole: where the unit goes and what it does there.
use crate::games::ancients::board::{Field, enemy};
use crate::games::ancients::chapters::attack::{ATTACK, DOUBLE, JOIN, STAND, is_isolated};
use crate::games::ancients::chapters::movement::{Motion, STEP, STOP};
use crate::games::ancients::chapters::shooting::{SHOOT, shot};
use crate::games::ancients::chapters::turn::HOLD;
use crate::table::prelude::{Order, PieceId, Place, Seat};
use smallvec::SmallVec;
use std::collections::VecDeque;

/// What a unit does at the end of its move.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed {
    Hold,
    /// The move is all.
    Rest,
    Shoot(PieceId),
    Attack(PieceId),
    Double {
        target: PieceId,
        support: PieceId,
        way: SmallVec<[Place; 2]>,
    },
}

/// A whole order.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    pub unit: PieceId,
    /// The hexes that it enters, in order.
    pub way: SmallVec<[Place; 2]>,
    pub deed: Deed,
}

impl Plan {
    pub fn hold(unit: PieceId) -> Self {
        Self { unit, way: SmallVec::new(), deed: Deed::Hold }
    }

    /// The clicks after the unit is activated. Those that turn out not to be asked for are passed over.
    pub fn orders(&self) -> VecDeque<Order> {
        let mut orders: VecDeque<Order> = self.way.iter().map(|p| STEP.on(*p)).collect();
        match &self.deed {
            Deed::Hold => orders.push_back(HOLD.on(())),
            Deed::Rest => orders.push_back(STOP.on(())),
            Deed::Shoot(target) => orders.push_back(SHOOT.on(*target)),
            Deed::Attack(target) => orders.push_back(ATTACK.on(*target)),
            Deed::Double { target, support, way } => {
                orders.extend([DOUBLE.on(*target), JOIN.on(*support)]);
                if way.is_empty() {
                    orders.push_back(STAND.on(()));
                }
                orders.extend(way.iter().map(|p| STEP.on(*p)));
            }
        }
        orders
    }
}

/// Calls `each` with every order that these units of a side could give, and the field with the units moved. Of several
/// ways to a hex one is kept; flight is left to people.
pub fn plans(field: &Field, side: Seat, units: &[PieceId], mut each: impl FnMut(&Field, &Plan)) {
    let forced = field.rules.switches.contact_forces_attack;
    for unit in units {
        let motion = Motion::start(field, *unit);
        let from = field.unit(*unit).at;
        each(field, &Plan::hold(*unit));
        if field.rules.pool[field.unit(*unit).kind as usize].shoot.is_some() {
            for target in field.enemies(side) {
                if shot(field, &motion, target).is_ok() {
                    each(field, &Plan { unit: *unit, way: SmallVec::new(), deed: Deed::Shoot(target) });
                }
            }
        }
        let mut there = field.clone();
        let spots = std::iter::once((from, None)).chain(motion.reach(field));
        for (end, over) in spots {
            there.shift(*unit, end);
            let way: SmallVec<[Place; 2]> =
                if end == from { SmallVec::new() } else { over.into_iter().chain([end]).collect() };
            let contact = there.in_contact(end, side);
            if end != from && !(contact && forced) {
                each(&there, &Plan { unit: *unit, way: way.clone(), deed: Deed::Rest });
            }
            if contact {
                let targets: SmallVec<[PieceId; 6]> = there.beside(end, enemy(side)).collect();
                for target in targets {
                    each(&there, &Plan { unit: *unit, way: way.clone(), deed: Deed::Attack(target) });
                    doubles(&mut there, side, *unit, &way, target, &mut each);
                }
            }
        }
    }
}

/// The double attacks with this lead on this target, for every support and every hex that it can come to.
fn doubles(
    there: &mut Field,
    side: Seat,
    lead: PieceId,
    way: &SmallVec<[Place; 2]>,
    target: PieceId,
    each: &mut impl FnMut(&Field, &Plan),
) {
    let (lead_at, aim) = (there.unit(lead).at, there.unit(target).at);
    if !is_isolated(there, target, &[lead_at]) {
        return;
    }
    let supports: SmallVec<[PieceId; 16]> = there.available(side).filter(|u| *u != lead).collect();
    for support in supports {
        let from = there.unit(support).at;
        let moves = there.rules.pool[there.unit(support).kind as usize].moves;
        if there.board.hexes.distance(from, aim) > moves + 1 {
            continue;
        }
        let reach = Motion::start(there, support).reach(there);
        for (end, over) in std::iter::once((from, None)).chain(reach) {
            if !there.board.hexes.adjacent(end, aim) || !is_isolated(there, target, &[lead_at, end]) {
                continue;
            }
            let support_way = if end == from { SmallVec::new() } else { over.into_iter().chain([end]).collect() };
            there.shift(support, end);
            let deed = Deed::Double { target, support, way: support_way };
            each(there, &Plan { unit: lead, way: way.clone(), deed });
            there.shift(support, from);
        }
    }
}
