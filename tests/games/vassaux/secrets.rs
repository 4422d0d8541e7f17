//! What the hosts keep from each other: from which turn on each one's units act in the duel (V-23.10).
use crate::common::secrecy::{Secret, others};
use bevy::ecs::system::SystemState;
use bevy::prelude::World;
use mesnie::games::vassaux::access::{InForce, Read};
use mesnie::games::vassaux::chapters::command::reactivity_of;
use mesnie::games::vassaux::state::objectives::Objectives;
use mesnie::games::vassaux::state::progress::Progress;
use mesnie::table::prelude::*;

/// That its units act, or do not, is for everybody to see: it is another number that tells the same in this turn and the next.
pub const DUEL: Secret = Secret {
    lays_open: |_, _, _| false,
    tried: (30, 20),
    while_scripts_play: 1,
    ..Secret::of("from which turn on the units of the other host act", |world, me, by| {
        let turn = world.resource::<Progress>().turn;
        let sides = world.resource::<InForce>().0.switches.duel_die;
        let other = usize::from(others(world, me)[0].0);
        let Some(number) = world.resource::<Objectives>().duel[other] else { return false };
        let tells_the_same = |n: &i32| match number {
            _ if *n == number => false,
            _ if number <= turn => *n <= turn,
            _ => number > turn + 1 && *n > turn + 1,
        };
        let fit: Vec<i32> = (1..=sides).filter(tells_the_same).collect();
        if fit.is_empty() {
            return false;
        }
        world.resource_mut::<Objectives>().duel[other] = Some(fit[by % fit.len()]);
        true
    })
};

fn board(world: &mut World) -> mesnie::games::vassaux::access::Board {
    let mut state: SystemState<Read> = SystemState::new(world);
    state.get(world).expect("a match").board()
}

/// A match of the third scenario whose first turn has begun.
fn in_the_duel(seed: u64) -> Match {
    let mut table = super::CASE.empty_table();
    let header = super::CASE.header(Settings::new(), 2, seed, Player::Random);
    table.start(Header { scenario: "chevalerie".into(), ..header }).unwrap();
    while table.prompt().is_some_and(|prompt| prompt.text != "vassaux-ask-pick") {
        let record = table.automatic_order().expect("an order");
        table.submit(record.seat, record.order).unwrap();
    }
    table
}

/// V-6.06: units that the duel keeps from orders are in play, and reactivity tells nothing of the number.
#[test]
fn reactivity_tells_nothing_of_the_duel() {
    let mut table = in_the_duel(1);
    let mut found = vec![];
    for number in [1, 6] {
        table.world_mut().resource_mut::<Objectives>().duel = [Some(number); 2];
        let board = board(table.world_mut());
        found.push([Seat(0), Seat(1)].map(|host| reactivity_of(&board, host)));
    }
    assert_eq!(found[0], found[1]);
    assert!(found[0].iter().all(|value| *value > 4), "{found:?}");
}

/// V-8.15, V-18.15: to the own host a locked unit is refused with the reason; to the other no order tells anything of it.
#[test]
fn only_the_owner_is_told_that_his_units_are_locked() {
    let mut table = in_the_duel(1);
    table.world_mut().resource_mut::<Objectives>().duel = [Some(6); 2];
    let asked = table.prompt().unwrap().seat;
    let (own, theirs) = if asked == Seat(0) { ("red", "blue") } else { ("blue", "red") };
    let units = [("red", "archers"), ("blue", "lanciers")];
    for (side, unit) in units {
        let check = |table: &mut Match, seat: &str| {
            let record = table.read_order(&format!("{seat} activate {side}-{unit}")).unwrap();
            table.check(record.seat, record.order).map_err(|why| why.reason)
        };
        let expected = if side == own { "duel_units_locked" } else { "not_your_unit" };
        assert_eq!(check(&mut table, own), Err(expected), "{side}");
        assert_eq!(check(&mut table, theirs), Err("not_your_turn"), "{side}");
    }
}
