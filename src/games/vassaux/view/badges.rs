//! The dice beside a unit's leader (V-8.08), as badges of his base: their sort by colour and form, their face as a number, and
//! whether he is on alert or fortified.
use crate::desktop::face::{Badge, BadgeForm, Paint, Point};
use crate::games::vassaux::access::UnitState;
use crate::games::vassaux::data::files::OrdersData;
use crate::games::vassaux::state::orders::{DieState, OrderDie, OrderKind, Sort};

type Ink = [u8; 4];
/// Dice whose order is still to come, and those that lie there on their face.
const COMPOSITE: [Ink; 2] = [[0xf0, 0xbe, 0x2e, 255], [0xa8, 0x88, 0x3a, 255]];
const SIMPLE: [Ink; 2] = [[0xe4, 0xe4, 0xde, 255], [0x9b, 0x9b, 0x96, 255]];
/// What lasts until the dice are taken off: green, for it may still be used; stone.
const ON_ALERT: Ink = [0x6f, 0xd2, 0x5a, 255];
const FORTIFIED: Ink = [0x8c, 0xb4, 0xe0, 255];

/// A tower, in a square from -1 to 1.
const TOWER: [Point; 14] = [
    [-0.5, -0.6],
    [0.5, -0.6],
    [0.5, 0.1],
    [0.62, 0.1],
    [0.62, 0.62],
    [0.34, 0.62],
    [0.34, 0.36],
    [0.14, 0.36],
    [0.14, 0.62],
    [-0.14, 0.62],
    [-0.14, 0.36],
    [-0.34, 0.36],
    [-0.34, 0.62],
    [-0.62, 0.62],
];

/// The face that the die of an order shows.
pub fn face(orders: &OrdersData, order: OrderKind) -> i32 {
    let mut all = orders.composite.iter().chain(&orders.simple);
    all.find(|data| data.id == order.id()).map_or(0, |data| data.face)
}

/// What lies beside the leader of a unit.
pub fn badges(orders: &OrdersData, unit: &UnitState) -> Vec<Badge> {
    unit.given.0.iter().map(|die| badge(orders, die)).collect()
}

/// That a group has fortified itself.
pub fn fortified() -> Badge {
    let (form, paint) = (BadgeForm::Square, Paint::Plain(FORTIFIED));
    Badge { form, paint, text: String::new(), emblem: vec![TOWER.into()] }
}

fn badge(orders: &OrdersData, die: &OrderDie) -> Badge {
    let number = face(orders, die.order).to_string();
    let plain =
        |form: BadgeForm, ink: Ink| Badge { form, paint: Paint::Plain(ink), text: number.clone(), emblem: vec![] };
    let over = usize::from(die.state != DieState::Declared);
    match (die.order, die.state, die.order.sort()) {
        (OrderKind::Alert, DieState::Resolved, _) => Badge { text: "!".into(), ..plain(BadgeForm::Diamond, ON_ALERT) },
        (OrderKind::Fortify, DieState::Resolved, _) => fortified(),
        (_, _, Sort::Composite) => plain(BadgeForm::Square, COMPOSITE[over]),
        (_, _, Sort::Simple) => plain(BadgeForm::Round, SIMPLE[over]),
    }
}
