//! Men short of food: no scenario of this edition has any, so they are tried on a changed one.
use super::{CASE, NO_ENGINES, NO_SIEGEWORKS};
use mesnie::games::anarchy::board::Board;
use mesnie::games::anarchy::chapters::tactical::combat::odds;
use mesnie::games::anarchy::chapters::tactical::shooting::may_aim;
use mesnie::games::anarchy::data::scenarios::SideData;
use mesnie::games::anarchy::rules::{AnarchyRuleData, Rules};
use mesnie::games::anarchy::state::{Ground, Man, Post, Site, Tasks};
use mesnie::table::prelude::{PieceId, Settings};
use std::sync::Arc;

/// The second scenario, with one side or the other short of food.
fn rules(royalists: bool, angevins: bool) -> Rules {
    let built_in = CASE.rules().data.downcast_ref::<AnarchyRuleData>().expect("the data of the game");
    let mut data = (*built_in.data).clone();
    let hungry = |side: &mut SideData, unsupplied| side.unsupplied = unsupplied;
    for scenario in &mut data.scenarios {
        hungry(&mut scenario.royalist, royalists);
        hungry(&mut scenario.angevin, angevins);
    }
    let changed = AnarchyRuleData { data: Arc::new(data), boards: built_in.boards.clone() };
    Rules::new(&changed, "sc02", &Settings::new()).expect("the scenario")
}

fn piece(rules: &Rules, label: &str) -> PieceId {
    rules.pieces().find(|(_, character)| character.label == label).expect("a man of the scenario").0
}

/// Men on foot on flat ground.
fn field<'a>(rules: &'a Rules, (ground, site, tasks): &'a (Ground, Site, Tasks), men: &[(&str, u8, u8)]) -> Board<'a> {
    let mut board = Board::new(rules, ground, site, tasks, &NO_ENGINES, &NO_SIEGEWORKS, 1);
    for (label, col, row) in men {
        let at = board.map.hexes.at(*row, *col).expect("a hex");
        board.put(piece(rules, label), Man { post: Post::OnField, ..Man::default() }, at);
    }
    board
}

//
#[test]
fn hunger_halves_the_way_and_spoils_the_dice_of_who_attacks_and_shoots() {
    let ground = (Ground::default(), Site::default(), Tasks::default());
    let men = [("herbert", 5, 2), ("guy", 5, 3), ("ekbert", 10, 2)];
    for (royalists, angevins) in [(false, false), (true, false), (false, true)] {
        let rules = rules(royalists, angevins);
        let board = field(&rules, &ground, &men);
        let [herbert, guy, ekbert] = men.map(|(label, ..)| piece(&rules, label));
        // Half of 6 and of 7, rounded down.
        let way = |id| board.allowance(id);
        assert_eq!([way(herbert), way(ekbert)], if royalists { [3, 3] } else { [6, 7] });
        assert_eq!(way(guy), if angevins { 3 } else { 6 });
        // The die of an attacker, not that of the defender.
        assert_eq!(odds(&board, &[herbert], guy).die, i32::from(royalists));
        assert_eq!(odds(&board, &[guy], herbert).die, i32::from(angevins));
        let aim = may_aim(&board, ekbert, guy).expect("a clear shot");
        assert_eq!(aim.unsupplied, i32::from(royalists));
    }
}
