//! 7 Combat, 10 Victory: dice, chances, and who wins.
use super::*;
use mesnie::games::ancients::chapters::modifiers::Manner;
use mesnie::games::ancients::chapters::shooting::ShotModifiers;
use mesnie::games::ancients::chapters::victory::winner_when_emptied;
use mesnie::games::ancients::data::files::{DiceMode, Loss, Tiebreak};
use mesnie::games::ancients::odds::{Spread, of_fight, of_shot};
use mesnie::games::ancients::state::BattleProgress;
use std::collections::BTreeSet;

// ---------------------------------------------------------------- 7 Combat: the dice

// N-7.13, N-20.01, N-20.09, N-20.13
#[test]
fn a_deck_shows_every_face_before_it_shows_one_again() {
    let rules = rules_with(&[("dice_mode", Setting::Word(DiceMode::Deck.word().into()))]);
    let (mut dice, mut decks) = (Dice::seeded(7), FaceDecks::default());
    let mut orders = BTreeSet::new();
    for _ in 0..20 {
        let mut draw = |side| -> Vec<i32> {
            (0..6).map(|_| decks.special_die(&rules, &mut dice, side, "ancients-roll-attack").0.face).collect()
        };
        for side in [RED, BLUE] {
            let drawn = draw(side);
            orders.insert(drawn.clone());
            let mut sorted = drawn;
            sorted.sort_unstable();
            assert_eq!(sorted, [1, 2, 3, 3, 4, 5]);
        }
    }
    assert!(orders.len() > 20, "shuffled anew each time");
    // Each side draws from its own.
    decks.special_die(&rules, &mut dice, RED, "ancients-roll-attack");
    assert_eq!((decks.0[0].len(), decks.0[1].len()), (5, 0));
}

/// Chances out of all cases: the attacker loses by 4 or more, 3, 2, 1, ties, wins by 1, 2, 3, 4 or more.
type Chances = [u32; 9];

/// Section 7.2 for a fight between units of these strengths, of kinds that do not rally.
fn chances(mode: DiceMode, attacker: &str, defender: &str) -> (Chances, i32, u32, u32) {
    let mode = ("dice_mode", Setting::Word(mode.word().into()));
    let units = [format!("r-{attacker} 5:4"), format!("b-{defender} 4:4")];
    let mut table = position(&[mode], &[&units[0], &units[1]]);
    let (lead, target) = (piece(&table, &format!("r-{attacker}")), piece(&table, &format!("b-{defender}")));
    on_board(&mut table, |board| {
        let spread = Spread::of_match(board.rules, &FaceDecks::default(), RED);
        let odds = of_fight(board, &spread, lead, None, target, &Manner::default());
        let sixths = odds.total / spread.total;
        let [_, l1, l2, l3, l4] = odds.attackers.map(|cases| cases / sixths);
        let [_, w1, w2, w3, w4] = odds.target.map(|cases| cases / sixths);
        let row = [l4, l3, l2, l1, odds.tie / sixths, w1, w2, w3, w4];
        assert_eq!(row.iter().sum::<u32>(), spread.total);
        (row, odds.strengths.0 - odds.strengths.1, odds.attackers_win() / sixths, odds.attackers_lose() / sixths)
    })
}

/// Units that do not rally, attacker and defender, for each difference from −3 to +3.
const PAIRS: [(&str, &str); 7] = [
    ("archers-6", "elite-9"),
    ("archers-6", "elite-8"),
    ("archers-5-1", "archers-6"),
    ("archers-6", "archers-6"),
    ("archers-6", "archers-5-1"),
    ("elite-8", "archers-6"),
    ("elite-9", "archers-6"),
];

// NX-51, NX-52, NX-53, NX-54, NX-55, NX-56, NX-57
#[test]
fn the_chances_of_a_fight() {
    let table: [(Chances, u32, u32); 7] = [
        ([14, 8, 6, 5, 2, 1, 0, 0, 0], 1, 33),
        ([8, 6, 8, 6, 5, 2, 1, 0, 0], 3, 28),
        ([3, 5, 6, 8, 6, 5, 2, 1, 0], 8, 22),
        ([1, 2, 5, 6, 8, 6, 5, 2, 1], 14, 14),
        ([0, 1, 2, 5, 6, 8, 6, 5, 3], 22, 8),
        ([0, 0, 1, 2, 5, 6, 8, 6, 8], 28, 3),
        ([0, 0, 0, 1, 2, 5, 6, 8, 14], 33, 1),
    ];
    for (d, ((attacker, defender), (row, win, lose))) in (-3..).zip(PAIRS.into_iter().zip(table)) {
        assert_eq!(chances(DiceMode::Plain, attacker, defender), (row, d, win, lose));
    }
}

// NX-58, NX-59, NX-60, NX-61, NX-62, NX-63, NX-64
#[test]
fn the_chances_of_a_fight_with_the_logo_rolled_again() {
    let table: [(Chances, u32, u32); 7] = [
        ([9, 7, 5, 3, 1, 0, 0, 0, 0], 0, 24),
        ([4, 5, 7, 5, 3, 1, 0, 0, 0], 1, 21),
        ([1, 3, 5, 7, 5, 3, 1, 0, 0], 4, 16),
        ([0, 1, 3, 5, 7, 5, 3, 1, 0], 9, 9),
        ([0, 0, 1, 3, 5, 7, 5, 3, 1], 16, 4),
        ([0, 0, 0, 1, 3, 5, 7, 5, 4], 21, 1),
        ([0, 0, 0, 0, 1, 3, 5, 7, 9], 24, 0),
    ];
    for (d, ((attacker, defender), (row, win, lose))) in (-3..).zip(PAIRS.into_iter().zip(table)) {
        assert_eq!(chances(DiceMode::RerollLogo, attacker, defender), (row, d, win, lose));
    }
}

/// The plain dice against each other.
fn plain_spread() -> Spread {
    let faces = rules_with(&[]).faces;
    Spread::new(&faces, &faces)
}

// NX-65, NX-66
#[test]
fn the_chances_of_a_shot() {
    let mut table =
        position(&[], &["r-archers-6 5:4", "r-archers-4 6:2", "b-heavy-7-1 3:4 spent", "b-cavalry-4 4:1 spent"]);
    let [strong, weak, heavy, cavalry] =
        ["r-archers-6", "r-archers-4", "b-heavy-7-1", "b-cavalry-4"].map(|l| piece(&table, l));
    let spread = plain_spread();
    on_board(&mut table, |board| {
        let odds = of_shot(board, &spread, strong, heavy, ShotModifiers::default());
        assert_eq!((odds.strengths, odds.total), ((6, 6), 36 * 6));
        assert_eq!(odds.hit + odds.destroyed, 14 * 6);
        // By 4 or more in one case of 36, half of which the heavy unit survives.
        assert_eq!((spread.count(0, |d| d >= 4), odds.destroyed), (1, 3));
        let modifiers = ShotModifiers { target_in_contact: -1, over_friends: -1, rampart: 0, cover: 0, shield_wall: 0 };
        let odds = of_shot(board, &spread, weak, cavalry, modifiers);
        assert_eq!((odds.strengths, odds.hit, odds.destroyed), ((2, 3), 8 * 6, 0));
    });
}

// NX-67, NX-68, NX-69
#[test]
fn the_chances_of_results() {
    let mut table =
        position(&[], &["r-elite-9 5:4", "r-archers-6 5:3", "r-archers-5-1 3:4", "b-heavy-7-1 4:4", "b-archers-6 8:1"]);
    let [elite, lead, support, heavy] =
        ["r-elite-9", "r-archers-6", "r-archers-5-1", "b-heavy-7-1"].map(|l| piece(&table, l));
    let spread = plain_spread();
    on_board(&mut table, |board| {
        let odds = of_fight(board, &spread, elite, None, heavy, &Manner::default());
        let target = |loss: Loss| odds.target[loss as usize];
        assert_eq!(target(Loss::Destroyed), 4 * 6);
        assert_eq!(target(Loss::Retreat2Pursuit), 3 * 6);
        assert_eq!(target(Loss::Retreat2), 15 * 6);
        assert_eq!(target(Loss::Retreat1), 6 * 6);
        let odds = of_fight(board, &spread, lead, Some(support), heavy, &Manner::default());
        assert_eq!(odds.strengths, (11, 7));
        assert_eq!((spread.count(4, |d| d >= 4), odds.target[Loss::Destroyed as usize]), (22, 11 * 6));
    });
    let mut table = position(&[], &["r-archers-6 5:3", "r-archers-5-1 3:4", "b-archers-6 4:4"]);
    let target = piece(&table, "b-archers-6");
    on_board(&mut table, |board| {
        let odds = of_fight(board, &spread, lead, Some(support), target, &Manner::default());
        assert_eq!((odds.strengths, odds.target[Loss::Destroyed as usize]), ((11, 6), 28 * 6));
    });
}

// NX-70
#[test]
fn a_cornered_unit_without_a_refuge_is_destroyed_by_any_loss() {
    for (kind, open) in [("archers-6", 6), ("heavy-6-1", 3)] {
        let (attacker, target) = (format!("b-{kind}"), format!("r-{kind}"));
        for (cornered, at) in [(true, "2:4"), (false, "5:4")] {
            let from = if cornered { "3:4" } else { "4:4" };
            let units = [format!("{attacker} {from}"), format!("{target} {at}"), "b-heavy-7-1 2:2".to_owned()];
            let mut table = position(&[], &units.each_ref().map(String::as_str));
            let (lead, target) = (piece(&table, &attacker), piece(&table, &target));
            let odds =
                on_board(&mut table, |board| of_fight(board, &plain_spread(), lead, None, target, &Manner::default()));
            assert_eq!(odds.strengths, (6, 6));
            assert_eq!(odds.target_destroyed, if cornered { 14 * 6 } else { open }, "{kind} {cornered}");
        }
    }
}

// NX-71, NX-72
#[test]
fn the_widest_gap_of_the_dice() {
    let spread = plain_spread();
    assert_eq!(spread.count(0, |d| d >= 0), 22);
    assert_eq!((spread.cases.first().unwrap().0, spread.cases.last().unwrap().0), (-4, 4));
    let faces = rules_with(&[("dice_mode", Setting::Word("RerollLogo".into()))]).faces;
    let spread = Spread::new(&faces, &faces);
    assert_eq!((spread.cases.first().unwrap().0, spread.cases.last().unwrap().0), (-3, 3));
}

// ---------------------------------------------------------------- 10 Fire, victory, end

// N-10.09
#[test]
fn points_decide_when_both_sides_are_empty() {
    let progress = |red, blue, fires| BattleProgress { half_points: [red, blue], fires, ..BattleProgress::default() };
    let winners = |emptied, progress: &BattleProgress| winner_when_emptied(emptied, progress, Tiebreak::Burnt).0;
    assert_eq!(winners([true, true], &progress(3, 2, [0, 0])), [RED]);
    assert_eq!(winners([true, true], &progress(4, 4, [0, 1])), [BLUE]);
    assert_eq!(winners([true, true], &progress(4, 4, [0, 0])), []);
    assert_eq!(winners([true, false], &progress(9, 0, [0, 0])), [BLUE]);
    assert_eq!(winners([false, true], &progress(0, 9, [0, 0])), [RED]);
}

// ---------------------------------------------------------------- Modules

/// Out of 36 × 6 cases, how often the attackers win, and the totals before the dice.
fn wins(
    options: &[(&str, Setting)],
    units: &[&str],
    [lead, target]: [&str; 2],
    support: Option<&str>,
) -> (u32, (i32, i32)) {
    wins_in(options, units, [lead, target], support, Manner::default())
}

/// The same for an attack that has come about in this manner.
fn wins_in(
    options: &[(&str, Setting)],
    units: &[&str],
    [lead, target]: [&str; 2],
    support: Option<&str>,
    manner: Manner,
) -> (u32, (i32, i32)) {
    let mut table = position(options, units);
    let [lead, target] = [lead, target].map(|label| piece(&table, label));
    let support = support.map(|label| piece(&table, label));
    on_board(&mut table, |board| {
        let spread = Spread::of_match(board.rules, &FaceDecks::default(), RED);
        let odds = of_fight(board, &spread, lead, support, target, &manner);
        (odds.attackers_win() / 6, odds.strengths)
    })
}

// NX-92
#[test]
fn survivors_add_their_strength_to_a_double_attack() {
    let on = [("survivors", Setting::Switch(true))];
    let units = ["r-heavy-7-1 5:4", "r-survivors-2-1 5:3", "b-heavy-7-1 4:4"];
    assert_eq!(wins(&on, &units, ["r-heavy-7-1", "b-heavy-7-1"], Some("r-survivors-2-1")), (28, (9, 7)));
}

// NX-73, N-12.05: an assault.
#[test]
fn an_assault_has_one_more() {
    let on = [("general", Setting::Switch(true))];
    let units = ["r-general-6 7:4", "r-heavy-6-1 5:4", "r-archers-4 5:3", "b-elite-9 4:4"];
    let fight = ["r-heavy-6-1", "b-elite-9"];
    let assault = Manner { assault: true, ..Manner::default() };
    assert_eq!(wins_in(&on, &units, fight, Some("r-archers-4"), assault), (28, (11, 9)));
    assert_eq!(wins(&on, &units, fight, Some("r-archers-4")), (22, (10, 9)));
}

// NX-71, NX-78, N-13.06, N-13.14: a tie counts as won, for the partner, too, but not in defence.
#[test]
fn tie_victory_wins_ties() {
    let on = [("shock", Setting::Switch(true))];
    let tied = ["r-shock-6 5:4 with tie_victory", "b-heavy-6-1 4:4"];
    let fight = ["r-shock-6", "b-heavy-6-1"];
    assert_eq!(wins(&on, &tied, fight, None), (22, (6, 6)));
    assert_eq!(wins(&on, &["r-shock-6 5:4", "b-heavy-6-1 4:4"], fight, None), (14, (6, 6)));
    let pair = ["r-shock-6 5:4 with tie_victory", "r-archers-4 5:3", "b-elite-9 4:4"];
    assert_eq!(wins(&on, &pair, ["r-archers-4", "b-elite-9"], Some("r-shock-6")), (28, (10, 9)));
    let defends = ["r-heavy-6-1 5:4", "b-shock-6 4:4 with tie_victory"];
    assert_eq!(wins(&on, &defends, ["r-heavy-6-1", "b-shock-6"], None), (14, (6, 6)));
    let reroll = [on[0].clone(), ("dice_mode", Setting::Word("RerollLogo".into()))];
    assert_eq!(wins(&reroll, &tied, fight, None).0, 16);
}

// NX-93, N-19.01, N-19.05
#[test]
fn the_chances_count_the_defence_of_a_rampart() {
    let on = [("rampart_defence", Setting::Switch(true))];
    let target = "b-archers-5-1 1:3";
    let fight = ["r-heavy-6-1", "b-archers-5-1"];
    assert_eq!(wins(&on, &["r-heavy-6-1 2:3", target], fight, None), (14, (6, 6)));
    assert_eq!(wins(&on, &["r-heavy-6-1 1:4", target], fight, None), (22, (6, 5)));
    assert_eq!(wins(&[], &["r-heavy-6-1 2:3", target], fight, None), (22, (6, 5)));
    let pair = ["r-heavy-6-1 2:3", "r-archers-4 1:4", target];
    assert_eq!(wins(&on, &pair, fight, Some("r-archers-4")), (36, (10, 5)));
    let outside = ["r-heavy-6-1 2:3", "r-archers-4 2:4", target];
    assert_eq!(wins(&on, &outside, fight, Some("r-archers-4")).1, (10, 6));
}

// NX-97, N-20.13
#[test]
fn the_chances_are_those_of_the_faces_left() {
    let rules = rules_with(&[("dice_mode", word("Deck"))]);
    let spread = Spread::of_match(&rules, &FaceDecks([vec![5], vec![3, 3]]), RED);
    assert_eq!((spread.count(0, |n| n == 2), spread.total), (2, 2));
}
