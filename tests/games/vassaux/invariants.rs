//! Each invariant finds the position that breaks it (section 10 of the rules).
use super::CASE;
use super::watch::Watcher;
use crate::common::case::Watch;
use bevy::prelude::World;
use mesnie::games::vassaux::access::InForce;
use mesnie::games::vassaux::state::fighters::{Fate, Under};
use mesnie::games::vassaux::state::frames::{Frame, Frames};
use mesnie::games::vassaux::state::orders::{DieState, OrderDie, OrderKind};
use mesnie::games::vassaux::state::progress::Progress;
use mesnie::games::vassaux::state::reserves::Reserves;
use mesnie::games::vassaux::state::units::{Deeds, Given};
use mesnie::table::prelude::*;
use std::sync::Arc;

const POSITION: &str = r#"(fighters: {
    "red-lord-01": (20000, 20000), "red-archers-01": (30000, 20000), "red-archers-02": (33000, 20000),
    "blue-lord-01": (70000, 70000), "blue-lanciers-01": (60000, 70000), "blue-lanciers-02": (57000, 70000),
})"#;

fn table() -> Match {
    let mut table = CASE.empty_table();
    let header = Header { scenario: "chevalerie".into(), ..CASE.header(Settings::new(), 2, 1, Player::Person) };
    table.start_with(header, Some(POSITION), Some(&[])).unwrap();
    table
}

fn piece(world: &World, label: &str) -> PieceId {
    match world.resource::<Names>().read(mesnie::table::prelude::Sort::Piece, label) {
        Ok(Target::Piece(piece)) => piece,
        other => panic!("{label}: {other:?}"),
    }
}

/// Changes a fact of a piece.
fn put(world: &mut World, label: &str, fact: impl bevy::prelude::Component) {
    let id = piece(world, label);
    let entity = world.resource::<Pieces>().entity(id);
    world.entity_mut(entity).insert(fact);
}

fn stand(world: &mut World, label: &str, x: i32, y: i32) {
    put(world, label, Standing { centre: Spot::new(x, y), base: 1250 });
}

fn dice(orders: &[OrderKind]) -> Given {
    Given(orders.iter().map(|order| OrderDie { order: *order, state: DieState::Resolved }).collect())
}

/// What breaks an invariant, and how its message begins.
type Breach = (&'static str, fn(&mut World));

const BREACHES: &[Breach] = &[
    ("1: ", |world| stand(world, "red-lord-01", 30000, 20500)),
    ("1: ", |world| stand(world, "red-lord-01", 500, 20500)),
    ("2: ", |world| {
        let other = piece(world, "blue-lanciers");
        put(world, "red-archers-02", Under(other));
    }),
    ("2: ", |world| put(world, "red-archers", mesnie::games::vassaux::state::units::Leader(None))),
    ("3: ", |world| stand(world, "red-archers-02", 45000, 20000)),
    ("3: ", |world| {
        put(world, "red-archers-01", Fate::Killed);
        put(world, "red-archers-01", Standing::NOWHERE);
    }),
    ("3: ", |world| {
        let strays = piece(world, "red-archers-strays");
        put(world, "red-archers-01", Under(strays));
    }),
    ("4: ", |world| world.resource_mut::<Reserves>().0[0].reserve += 1),
    ("6: ", |world| put(world, "red-archers", Spent(true))),
    ("7: ", |world| {
        put(world, "red-archers", dice(&[OrderKind::TacticalMove, OrderKind::CoordinatedAttack, OrderKind::Alert]));
    }),
    ("7: ", |world| put(world, "red-archers", dice(&[OrderKind::Alert, OrderKind::Alert]))),
    ("8: ", |world| put(world, "red-archers", dice(&[OrderKind::Run, OrderKind::Wait]))),
    ("8: ", |world| put(world, "red-archers", dice(&[OrderKind::Fortify, OrderKind::Alert]))),
    ("9: ", |world| {
        let fighter = piece(world, "red-archers-03");
        remove_piece(world, fighter);
    }),
    ("10: ", |world| {
        let mut rules = (*world.resource::<InForce>().0).clone();
        rules.hosts[0].lord.stats.df = 0;
        world.insert_resource(InForce(Arc::new(rules)));
    }),
    ("12: ", |world| put(world, "red-archers", Deeds { shots: 3, ..Deeds::default() })),
    ("12: ", |world| put(world, "red-lord", Deeds { shots: 1, ..Deeds::default() })),
    ("13: ", |world| {
        let unit = piece(world, "red-archers");
        world.resource_mut::<Frames>().stack.push(Frame::new(unit, []));
    }),
    ("13: ", |world| {
        let unit = piece(world, "red-archers");
        let frames = std::iter::repeat_with(|| Frame::new(unit, [])).take(11);
        world.resource_mut::<Frames>().stack.extend(frames);
    }),
    ("21: ", |world| world.resource_mut::<Progress>().turn = 7),
    ("22: ", |world| {
        let unit = piece(world, "red-archers");
        let mut frame = Frame::new(unit, [OrderKind::March]);
        (frame.walk.stage, frame.walk.stood) = (2, 3);
        world.resource_mut::<Frames>().stack.push(frame);
    }),
];

#[test]
fn every_broken_position_is_found() {
    let mut sound = table();
    assert_eq!(sound.broken_invariants(), Vec::<String>::new());
    for (number, (begins, breach)) in BREACHES.iter().enumerate() {
        let mut table = table();
        breach(table.world_mut());
        let broken = table.broken_invariants();
        assert!(broken.iter().any(|what| what.starts_with(begins)), "breach {number}, {begins}: {broken:?}");
    }
}

/// V-7.13: the men of a unit on its way are not tested; those of every other unit are, while it acts.
#[test]
fn cohesion_is_checked_while_a_unit_acts() {
    for (mover, ended, found) in [("red-archers", false, false), ("red-archers", true, true), ("red-lord", false, true)]
    {
        let mut table = table();
        let world = table.world_mut();
        let mut frame = Frame::new(piece(world, mover), [OrderKind::March]);
        frame.walk.points = vec![Spot::new(30000, 20000), Spot::new(40000, 20000)];
        frame.walk.ended = ended;
        world.resource_mut::<Frames>().stack.push(frame);
        stand(world, "red-archers-02", 45000, 20000);
        let broken = table.broken_invariants();
        assert_eq!(broken.iter().any(|what| what.starts_with("3: ")), found, "{mover}: {broken:?}");
    }
}

/// What is watched from order to order: the first order, while this changes in the match.
fn watch(change: impl FnOnce(&mut World)) {
    let mut table = table();
    let record = table.read_order("red activate red-archers").unwrap();
    let mut watcher = Watcher::default();
    watcher.before(&table, record);
    change(table.world_mut());
    watcher.after(&table, record);
    watcher.before(&table, record);
}

#[test]
fn nothing_is_said_of_an_order_that_keeps_them() {
    watch(|world| stand(world, "red-archers-02", 32500, 20000));
}
#[test]
#[should_panic(expected = "invariant 23")]
fn a_new_contact_without_a_charge_is_noticed() {
    watch(|world| stand(world, "red-archers-02", 57000, 67500));
}
#[test]
#[should_panic(expected = "invariant 11")]
fn another_reactivity_in_the_same_turn_is_noticed() {
    watch(|world| world.resource_mut::<Progress>().reactivity[0] += 1);
}
