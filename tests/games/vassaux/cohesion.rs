//! When cohesion is tested (V-7.10, V-7.13).
use super::CASE;
use bevy::ecs::system::SystemState;
use bevy::prelude::World;
use mesnie::games::vassaux::access::Write;
use mesnie::games::vassaux::chapters::{cohesion, movement};
use mesnie::games::vassaux::state::frames::{Frame, Frames};
use mesnie::games::vassaux::state::orders::OrderKind;
use mesnie::table::prelude::*;

/// Archers of whom the second stands far outside the Aura of the first.
const POSITION: &str = r#"(fighters: {
    "red-lord-01": (20000, 60000), "red-archers-01": (30000, 20000), "red-archers-02": (33000, 20000),
    "blue-lord-01": (70000, 70000),
})"#;

fn under(table: &mut Match) -> String {
    table.position(None).pointer("/pieces/red-archers-02/under").unwrap().as_str().unwrap().to_owned()
}

fn write(world: &mut World, act: impl FnOnce(&mut Write)) {
    let mut state: SystemState<Write> = SystemState::new(world);
    act(&mut state.get_mut(world).expect("a match"));
    state.apply(world);
}

/// V-7.13, V-18.13: while a move is interrupted its men are not tested; when it has ended, by a reaction or by itself, they are.
#[test]
fn a_move_that_is_interrupted_waits_with_the_test() {
    let mut table = CASE.empty_table();
    let header = Header { scenario: "chevalerie".into(), ..CASE.header(Settings::new(), 2, 1, Player::Person) };
    table.start_with(header, Some(POSITION), Some(&[])).unwrap();
    let names = table.names().clone();
    let piece = |label: &str| match names.read(Sort::Piece, label) {
        Ok(Target::Piece(piece)) => piece,
        _ => panic!("{label}"),
    };
    let (unit, man) = (piece("red-archers"), piece("red-archers-02"));
    let world = table.world_mut();
    let mut frame = Frame::new(unit, [OrderKind::March]);
    frame.walk.points = vec![Spot::new(30000, 20000), Spot::new(30000, 30000)];
    world.resource_mut::<Frames>().stack.push(frame);
    write(world, |write| {
        write.stand(man, Spot::new(50000, 20000));
        cohesion::test(write);
    });
    assert_eq!(under(&mut table), "red-archers", "the move is interrupted");
    write(table.world_mut(), movement::end_walk);
    assert_eq!(under(&mut table), "red-archers-strays", "the move has ended");
}
