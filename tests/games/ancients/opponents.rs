//! How the scripted opponents prepare a battle: armies by list or by plan, deployment, ambushes.
use super::*;
use crate::common::case::give;
use std::collections::BTreeMap;

fn script(level: &str) -> Player {
    Player::Script(level.to_owned())
}

/// Scripts play for as long as one of these questions is asked.
fn answered(table: &mut Match, questions: &[&str]) {
    while table.prompt().is_some_and(|prompt| questions.contains(&prompt.text)) {
        let Record { seat, order } = table.automatic_order().expect("scripts play");
        table.submit(seat, order).unwrap();
    }
}

/// The army that Red's script has composed: its kinds, each as often as it is there.
fn army(options: &[(&str, Setting)], seed: u64) -> Vec<String> {
    let mut table = CASE.started(options, 2, seed, script("normal"));
    answered(&mut table, &["ancients-ask-compose"]);
    let position = table.position(Some(RED));
    let pieces = position["pieces"].as_object().unwrap();
    let of_red = pieces.iter().filter(|(label, unit)| label.starts_with("r-") && unit["fate"] != "pool");
    let mut kinds: Vec<String> = of_red.map(|(_, unit)| unit["kind"].as_str().unwrap().to_owned()).collect();
    kinds.sort();
    kinds
}

/// Seeds of matches of the usual scenario.
fn seeds() -> impl Iterator<Item = u64> {
    (0..).filter(|seed| CASE.scenario(*seed) == "battle")
}

#[test]
fn ready_made_armies_are_drawn_as_often_as_each_other() {
    let mut drawn: BTreeMap<Vec<String>, usize> = BTreeMap::new();
    seeds().take(200).for_each(|seed| *drawn.entry(army(&[], seed)).or_default() += 1);
    assert_eq!(drawn.len(), 4, "{drawn:?}");
    assert!(drawn.values().all(|times| (30..=70).contains(times)), "{drawn:?}");
}

/// The three plans of the rule data: none of them has what belongs to another.
#[test]
fn an_army_with_modules_follows_one_of_the_plans() {
    let modules = ["general", "shock", "horse_archers", "ext2"].map(|name| (name, Setting::Switch(true)));
    let (mut assaults, mut rides, mut holds) = (0, 0, 0);
    for seed in seeds().take(60) {
        let kinds = army(&modules, seed);
        let has = |kind: &str| kinds.iter().any(|other| other.starts_with(kind));
        let (doubles, mounted) = (has("general") || has("elephants"), has("shock") || has("chariots"));
        assert!(!(doubles && mounted), "{kinds:?}");
        // What a plan is for it has, however dear the rest may be.
        let first: &[&str] = match (doubles, mounted) {
            (true, _) => &["general"],
            (false, true) => &["chariots", "horse_archers"],
            (false, false) => &["slingers"],
        };
        assert!(first.iter().all(|kind| has(kind)), "{kinds:?}");
        match (doubles, mounted) {
            (true, _) => assaults += 1,
            (false, true) => rides += 1,
            (false, false) => {
                assert!(has("archers"), "{kinds:?}");
                holds += 1;
            }
        }
    }
    assert!([assaults, rides, holds].iter().all(|times| *times >= 8), "{assaults} {rides} {holds}");
}

/// On a board that half a turn leaves as it is, both sides have the same ground before them.
#[test]
fn equal_armies_are_deployed_alike_by_half_a_turn() {
    let mut table = empty_table();
    table.start(Header { scenario: "two_hills".into(), ..header(&[], 1, script("normal")) }).unwrap();
    answered(&mut table, &["ancients-ask-deploy", "ancients-ask-deployed"]);
    let position = table.position(None);
    let at = |label: String| -> (usize, usize) {
        let (row, col) = position["pieces"][&label]["at"].as_str().unwrap().split_once(':').unwrap();
        (row.parse().unwrap(), col.parse().unwrap())
    };
    let pieces = position["pieces"].as_object().unwrap();
    let red: Vec<&str> =
        pieces.iter().filter(|(_, unit)| unit["at"].is_string()).filter_map(|(l, _)| l.strip_prefix("r-")).collect();
    assert_eq!(red.len(), 10);
    for unit in red {
        let (row, col) = at(format!("r-{unit}"));
        // Even rows have nine hexes, odd ones eight.
        assert_eq!(at(format!("b-{unit}")), (10 - row, 8 - row % 2 - col), "{unit}");
    }
}

/// Whether Red's script orders its ambush in the forest 6:4 while Blue has units here; `ground` is what lies on the board besides.
fn orders_its_ambush(level: &str, blue: &str, ground: &str) -> bool {
    orders_its_ambush_with(level, "9:2", blue, ground)
}

/// The same with Red's other unit on a hex.
fn orders_its_ambush_with(level: &str, elite: &str, blue: &str, ground: &str) -> bool {
    let mut table = empty_table();
    let options = ["terrain", "ambush", "stakes", "light"].map(|name| (name, Setting::Switch(true)));
    let stakes = if ground == "stakes" { "stakes: [(side: \"blue\", at: \"6:5\")]," } else { "" };
    let marker = if ["hill", "brush"].contains(&ground) { format!(", (\"{ground}\", \"6:5\")") } else { String::new() };
    let text = format!(
        "(active: \"red\", markers: [(\"forest\", \"6:4\"){marker}], {stakes}
         tokens: [(side: \"red\", at: \"6:4\", unit: \"r-heavy-6-1\")],
         units: [(unit: \"r-elite-9\", at: \"{elite}\"), {blue}])"
    );
    table.start_from(header(&options, 1, script(level)), &text).unwrap();
    let record = table.automatic_order().expect("a script plays");
    table.write_order(record).contains("order_token")
}

#[test]
fn an_ambush_that_the_enemy_has_passed_comes_out() {
    let passed = "(unit: \"b-elite-9\", at: \"8:1\"), (unit: \"b-cavalry-4\", at: \"8:7\")";
    assert!(orders_its_ambush("normal", passed, ""));
    let awaited = "(unit: \"b-elite-9\", at: \"8:1\"), (unit: \"b-cavalry-4\", at: \"3:7\")";
    assert!(!orders_its_ambush("normal", awaited, ""));
}

/// Six against six, and one for the surprise: 61 in 100. A hill or stakes under the target take it away again: 39.
#[test]
fn a_surprise_is_reckoned_with_everything_that_counts_in_it() {
    let beside = "(unit: \"b-heavy-6-1\", at: \"6:5\"), (unit: \"b-elite-9\", at: \"1:1\")";
    assert!(orders_its_ambush("normal", beside, ""));
    assert!(orders_its_ambush("normal", beside, "brush"));
    assert!(!orders_its_ambush("normal", beside, "hill"));
    assert!(!orders_its_ambush("normal", beside, "stakes"));
}

/// The opponent `hard` weighs a unit in ambush like every other: it goes first into the camp that will burn.
#[test]
fn the_hard_opponent_has_better_things_to_do_than_to_leave_a_forest() {
    let passed = "(unit: \"b-elite-9\", at: \"8:1\"), (unit: \"b-cavalry-4\", at: \"8:7\")";
    for (level, orders) in [("normal", true), ("hard", false)] {
        assert_eq!(orders_its_ambush_with(level, "2:4", passed, ""), orders, "{level}");
    }
}

/// The opponent `hard` weighs a unit in ambush like every other.
#[test]
fn the_hard_opponent_surprises_when_it_is_worth_it() {
    let prey = "(unit: \"b-light-4-1\", at: \"6:5\"), (unit: \"b-elite-9\", at: \"1:1\")";
    assert!(orders_its_ambush("hard", prey, ""));
    let wall = "(unit: \"b-elite-9\", at: \"6:5\"), (unit: \"b-elite-8\", at: \"6:3\")";
    assert!(!orders_its_ambush("hard", wall, ""));
}

/// After its own order `hard` follows up only where the enemy's reply does not cost more than the hex brings: with enemies all around it
/// could not even retreat.
#[test]
fn the_hard_opponent_does_not_advance_among_its_enemies() {
    let advances = |others: &str| {
        let mut table = empty_table();
        let text = format!(
            "(active: \"red\", units: [(unit: \"r-heavy-7-1\", at: \"5:4\"), (unit: \"b-light-4-1\", at: \"4:4\"), {others}])"
        );
        table.start_from(header(&[("light", Setting::Switch(true))], 1, script("hard")), &text).unwrap();
        for order in ["red activate r-heavy-7-1", "red attack b-light-4-1", "blue refuse", "blue retreat 3:4"] {
            give(&mut table, order);
        }
        let record = table.automatic_order().expect("a script plays");
        table.write_order(record) == "red advance r-heavy-7-1"
    };
    let around = "(unit: \"b-heavy-7-1\", at: \"4:3\"), (unit: \"b-heavy-7-2\", at: \"4:5\")";
    assert!(!advances(&format!("{around}, (unit: \"b-elite-9\", at: \"3:3\")")));
    assert!(advances("(unit: \"b-elite-9\", at: \"0:1\")"));
}
