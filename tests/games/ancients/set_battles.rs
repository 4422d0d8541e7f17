//! 22 Set battles.
use super::*;
use crate::common::case::give;
use mesnie::games::ancients::data::battles::{FirstTurn, LimitVerdict};
use mesnie::games::ancients::data::files::Module;
use mesnie::games::ancients::state::BattleProgress;
use mesnie::table::text::locales::Texts;

const BATTLES: [&str; 6] =
    ["border_post", "last_wall", "two_hills", "plain_of_arrows", "whispering_wood", "day_of_elephants"];

fn begun(scenario: &str, player: Player, seed: u64) -> Match {
    let mut table = empty_table();
    let options = Settings::new();
    table.start(Header { scenario: scenario.into(), options, ..header(&[], seed, player) }).unwrap();
    table
}

// N-22.01, N-22.02, N-22.03, N-22.04, N-22.05, N-22.07
#[test]
fn the_battles_are_those_of_the_rule_document() {
    let known = Ancients.scenarios(empty_table().data());
    assert_eq!(known[1..], BATTLES);
    let facts = |scenario: &str| {
        let table = begun(scenario, Player::Person, 1);
        let rules = table.world().resource::<Rules>();
        let battle = rules.battle.as_ref().unwrap();
        let units = [0, 1].map(|side| battle.armies[side].as_ref().map(|army| (army.units.len(), army.stakes.len())));
        (rules.budget, units, rules.targets, rules.turn_limit, battle.at_limit, battle.starter)
    };
    let (points, roll) = (LimitVerdict::Points, FirstTurn::Roll);
    let army = |n, stakes| Some((n, stakes));
    assert_eq!(facts("border_post"), ([37, 37], [army(6, 0), army(6, 0)], [8, 8], 8, points, roll));
    let wall = (LimitVerdict::Blue, FirstTurn::Red);
    assert_eq!(facts("last_wall"), ([50, 44], [army(8, 0), army(8, 2)], [14, 10], 6, wall.0, wall.1));
    assert_eq!(facts("two_hills"), ([50, 50], [army(10, 0), army(10, 0)], [14, 14], 8, points, roll));
    assert_eq!(facts("plain_of_arrows"), ([50, 50], [army(9, 0), army(9, 0)], [12, 16], 8, points, roll));
    assert_eq!(facts("whispering_wood"), ([45, 45], [None, None], [12, 12], 8, points, roll));
    assert_eq!(facts("day_of_elephants"), ([53, 60], [army(8, 0), army(10, 0)], [18, 18], 8, points, roll));
}

// N-22.01, N-22.07: what a battle does not name is as usual.
#[test]
fn each_battle_has_its_modules_and_no_others() {
    let modules: [(&str, &[&str]); 6] = [
        ("border_post", &[]),
        ("last_wall", &["rampart_defence", "stakes", "survivors"]),
        ("two_hills", &["general", "light", "survivors"]),
        ("plain_of_arrows", &["horse_archers", "shock", "survivors"]),
        ("whispering_wood", &["ambush", "light", "return_of_routed", "survivors"]),
        ("day_of_elephants", &["ext2"]),
    ];
    for (battle, wanted) in modules {
        let table = begun(battle, Player::Person, 1);
        let mut on = table.world().resource::<Rules>().switches.modules.clone();
        assert!(on.shock_mod1 && on.light_mod2 && !on.asymmetric_cards);
        let mut found: Vec<&str> = Module::WORDS
            .iter()
            .filter_map(|word| Module::of_word(word))
            .filter(|module| *module.switch(&mut on))
            .map(Module::option)
            .collect();
        found.extend(on.ext2.then_some("ext2"));
        found.sort_unstable();
        assert_eq!(found, wanted, "{battle}");
    }
}

// N-22.01
#[test]
fn what_a_battle_names_is_not_chosen() {
    let deck = [("dice_mode".to_owned(), word("Deck"))].into();
    let mut table = empty_table();
    let of = |options| Header { scenario: "two_hills".into(), options, ..header(&[], 1, Player::Person) };
    table.start(of(deck)).unwrap();
    let light = [("light".to_owned(), Setting::Switch(false))].into();
    assert!(table.start(of(light)).is_err());
}

// N-22.02, N-22.06
#[test]
fn named_armies_deploy_and_named_stakes_stand() {
    let mut table = begun("last_wall", Player::Person, 1);
    assert_eq!(table.prompt().unwrap().text, "ancients-ask-deploy");
    give(&mut table, "red usual_deployment");
    give(&mut table, "red deployed");
    for (order, rule) in [("blue take_stakes 2:3", "N-22.06"), ("blue set_stakes 2:4", "N-22.06")] {
        let wanted = table.read_order(order).unwrap();
        assert_eq!(table.submit(wanted.seat, wanted.order).unwrap_err().rule, rule, "{order}");
    }
    give(&mut table, "blue usual_deployment");
    give(&mut table, "blue deployed");
    let stakes = &table.world().resource::<ModuleState>().field.stakes;
    assert!(stakes.len() == 2 && stakes.iter().all(|stakes| stakes.active && stakes.side == BLUE));
    // N-22.05: Red starts, and no die is thrown for it.
    assert_eq!(table.world().resource::<Dice>().rolls(), 0);
    assert_eq!(table.prompt().unwrap().seat, RED);
}

/// The end of a turn of a battle with these victory points, in halves.
fn decided(scenario: &str, turn: u8, half_points: (i16, i16)) -> Option<(Vec<Seat>, String)> {
    let mut table = empty_table();
    let text = format!(
        "(turn: {turn}, active: \"red\", half_points: {half_points:?}, units: [(unit: \"r-elite-9\", at: \"9:2\"), \
         (unit: \"b-elite-8\", at: \"1:2\", spent: true)])"
    );
    let options = Settings::new();
    let header = Header { scenario: scenario.into(), options, ..header(&[], 1, Player::Person) };
    table.start_from(header, &text).unwrap();
    give(&mut table, "red activate r-elite-9");
    give(&mut table, "red hold");
    assert_eq!(table.world().resource::<BattleProgress>().half_points, [half_points.0, half_points.1]);
    table.outcome().map(|outcome| (outcome.winners.clone(), outcome.reason.clone()))
}

// N-22.03, N-22.04, NX-102
#[test]
fn each_side_has_a_target_of_its_own() {
    let ended = |winners: &[Seat], reason: &str| Some((winners.to_vec(), format!("ancients-end-{reason}")));
    assert_eq!(decided("last_wall", 3, (14, 12)), ended(&[BLUE], "target"));
    assert_eq!(decided("last_wall", 3, (14, 9)), ended(&[RED], "target"));
    assert_eq!(decided("last_wall", 3, (13, 10)), ended(&[BLUE], "target"));
    assert_eq!(decided("last_wall", 3, (13, 9)), None);
    // Equally far beyond: the rule for equal totals decides, here nobody.
    assert_eq!(decided("last_wall", 3, (15, 11)), ended(&[], "target-tie"));
    assert_eq!(decided("last_wall", 6, (10, 0)), ended(&[BLUE], "verdict"));
    assert_eq!(decided("last_wall", 5, (10, 0)), None);
    assert_eq!(decided("two_hills", 8, (4, 2)), ended(&[RED], "turns"));
}

// N-22.08
#[test]
fn the_odds_are_told_with_the_number_of_matches() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for battle in BATTLES {
            let hint = texts.get(&format!("scenario-ancients-{battle}.hint"));
            let told = hint.chars().filter(char::is_ascii_digit).collect::<String>();
            assert!(told.starts_with("2000") && told.len() == 8, "{battle}: {hint}");
        }
    }
}

// N-22.01, N-22.02
#[test]
fn battles_are_played_to_their_end() {
    for seed in 0..60_u64 {
        let player = if seed % 3 == 0 { script("normal") } else { Player::Random };
        let mut table = begun(BATTLES[seed as usize % BATTLES.len()], player, seed);
        while let Some(next) = table.automatic_order() {
            table.submit(next.seat, next.order).unwrap();
            assert_eq!(table.broken_invariants(), Vec::<String>::new(), "{seed}");
        }
        assert!(table.outcome().is_some(), "{seed}");
    }
}
