//! What is secret in Tactique beside what Fief keeps: sealed bids (D-13).
use super::CASE;
use super::of_base::{a_deal_names_no_cards, nobody_learns_who_could_do_justice};
use crate::common::secrecy::Secret;
use bevy::prelude::World;
use mesnie::games::tactique::state::mercenaries::{Hired, Lot};
use mesnie::table::prelude::*;

pub const BIDS: Secret = Secret {
    // The last bid lays all of them open.
    lays_open: |table, _, _| {
        let open = |lot: &Lot| {
            let bids = serde_json::to_value(&lot.bids).unwrap();
            bids["bids"].as_array().is_some_and(|bids| bids.iter().filter(|bid| bid[1].is_null()).count() == 1)
        };
        table.world().resource::<Hired>().lot.as_ref().is_some_and(open)
    },
    rare: true,
    tried: (31, 9),
    while_scripts_play: 11,
    ..Secret::of("bids that lie there sealed", rebid)
};

/// The others have written other sums on their bids.
fn rebid(world: &mut World, me: Seat, by: usize) -> bool {
    let Some(mut hired) = world.get_resource::<Hired>().cloned() else { return false };
    let Some(lot) = hired.lot.as_mut().filter(|lot| lot.bids.turn().is_some()) else { return false };
    let before = lot.bids.clone();
    let mut written = serde_json::to_value(&lot.bids).unwrap();
    for bid in written["bids"].as_array_mut().unwrap() {
        let (seat, sum) = (bid[0].as_u64().unwrap(), bid[1].as_i64());
        if let Some(sum) = sum.filter(|_| seat != u64::from(me.0)) {
            bid[1] = (sum + 100 * (1 + by as i64 % 3)).into();
        }
    }
    lot.bids = serde_json::from_value(written).unwrap();
    let differs = lot.bids != before;
    world.insert_resource(hired);
    differs
}

#[test]
fn what_a_hand_could_do_shows_to_nobody() {
    nobody_learns_who_could_do_justice(&CASE);
}

#[test]
fn a_deal_is_secret() {
    a_deal_names_no_cards(&CASE);
}
