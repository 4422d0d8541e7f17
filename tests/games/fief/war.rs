//! Chances, as far as no script can tell them.
use super::*;
use bevy::ecs::system::SystemState;
use mesnie::games::fief::access::Read;
use mesnie::games::fief::chapters::battle::forecast::course::OfTheBox;
use mesnie::games::fief::chapters::battle::forecast::{Encounter, forecast, muster};
use mesnie::games::fief::chapters::ransom::{payer, ransom};
use mesnie::games::fief::state::posts::Party;
use mesnie::games::fief::state::posts::Stand;

fn at(position: &str) -> Match {
    asked(&[("surrender", Setting::Switch(true))], position, &[], &[])
}

// F-14.10, F-14.11, F-14.13
#[test]
fn the_highest_rank_sets_the_ransom() {
    let mut table = at("(
        lords: [
            (lord: \"arnaud\", of: \"lily\", at: \"bourg\", spouse: \"jeanne\"),
            (lord: \"jeanne\", of: \"star\", at: \"cluny\", captor: \"tower\"),
            (lord: \"charles\", of: \"lily\", at: \"cluny\", captor: \"tower\", bishop: \"sigy\"),
            (lord: \"eric\", of: \"tower\", at: \"cluny\", bishop: \"blaye\", cardinal: true),
            (lord: \"henry\", of: \"star\", at: \"cluny\", captor: \"tower\"),
        ],
        titles: [(region: \"pourpre\", capital: \"givry\", lord: \"eric\"), (region: \"or\", capital: \"blaye\", lord: \"henry\")],
        crown: (king: \"arnaud\", queen: \"jeanne\"),
    )");
    let lord = |name: &str, table: &Match| match table.names().read(Sort::Piece, name) {
        Ok(Target::Piece(id)) => id,
        _ => panic!("{name}"),
    };
    let names = ["arnaud", "jeanne", "charles", "eric", "henry", "mireille"].map(|name| lord(name, &table));
    let mut state = SystemState::<Read>::new(table.world_mut());
    let watch = state.get(table.world()).unwrap();
    let board = watch.board();
    let sums = names.map(|id| (payer(&board, id), ransom(&board, id)));
    // The Queen's is paid by the King's seat; a baron who is a cardinal counts as a cardinal.
    assert_eq!(sums[..2], [(Seat(0), 2000), (Seat(0), 1000)]);
    assert_eq!(sums[2..5], [(Seat(0), 400), (Seat(1), 600), (Seat(2), 700)]);
    assert_eq!(sums[5].1, 200);
}

/// What the battle window tells before a battle is what the pieces are worth.
#[test]
fn chances_are_read_from_the_board() {
    let mut table = at("(
        lords: [(lord: \"arnaud\", of: \"lily\", at: \"bourg\", gate: \"cluny\"), (lord: \"eric\", of: \"tower\", at: \"bourg\")],
        soldiers: [(of: \"lily\", at: \"bourg\", points: 9, gate: \"cluny\"), (of: \"tower\", at: \"bourg\", points: 5)],
        villages: [(village: \"bourg\", owner: \"tower\", occupant: \"tower\", castle: true)],
    )");
    let bourg = match table.names().read(Sort::Place, "bourg") {
        Ok(Target::Place(place)) => place,
        _ => panic!(),
    };
    let mut state = SystemState::<Read>::new(table.world_mut());
    let watch = state.get(table.world()).unwrap();
    let board = watch.board();
    let (a, b) = (Party::new(Seat(0), Stand::Gate), Party::new(Seat(1), Stand::Inside));
    let odds = |sortie: bool| {
        let [attackers, defenders] =
            [(a, false), (b, sortie)].map(|(party, out)| muster::host(&board, bourg, &[party], out));
        forecast(board.rules, &OfTheBox, &Encounter::ahead(board.rules, attackers, defenders))
    };
    let (walls, open) = (odds(false), odds(true));
    assert!(open.attackers > walls.attackers && walls.attackers > 300_000, "{walls:?} {open:?}");
    assert!((999_990..=1_000_000).contains(&(walls.attackers + walls.defenders + walls.nobody)));
}
