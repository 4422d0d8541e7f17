//! The rules of the ancient battle: its rule scripts, its rule books, and what cannot be told in a script.
use bevy::ecs::system::SystemState;
use mesnie::games::ancients::board::{Field, Watch};
use mesnie::games::ancients::chapters::movement::Motion;
use mesnie::games::ancients::chapters::shooting::ShotModifiers;
use mesnie::games::ancients::chapters::victory::winner_when_emptied;
use mesnie::games::ancients::chapters::{army, movement, turn};
use mesnie::games::ancients::data::files::{DiceMode, Loss, Tiebreak};
use mesnie::games::ancients::data::rules::Rules;
use mesnie::games::ancients::odds::{Spread, of_fight, of_shot};
use mesnie::games::ancients::state::{FaceDecks, Progress};
use mesnie::games::ancients::{Ancients, BLUE, RED};
use mesnie::table::data::rules_text::RulePages;
use mesnie::table::data::{Reader, Source};
use mesnie::table::prelude::*;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files_in(folder: &str, extension: &str) -> Vec<PathBuf> {
    let mut files = vec![];
    for entry in fs::read_dir(root().join(folder)).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(files_in(path.to_str().unwrap(), extension));
        } else if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
    assert!(!files.is_empty(), "{folder}");
    files
}

fn empty_table() -> Match {
    Match::new(&Ancients, Ancients.load(&Reader::new(Source::built_in())).expect("sound rule data"))
}

fn header(options: &[(&str, Setting)], seed: u64, player: Player) -> Header {
    Header {
        game: "ancients".into(),
        scenario: String::new(),
        options: options.iter().map(|(name, setting)| ((*name).to_owned(), setting.clone())).collect(),
        seed,
        seats: vec![SeatSetup::of(player); 2],
        undo: UndoLimit::Usual,
        data: Default::default(),
    }
}

/// A match with these options, before its first order.
fn started(options: &[(&str, Setting)]) -> Result<Match, Problem> {
    let mut table = empty_table();
    table.start(header(options, 1, Player::Person)).map(|()| table)
}

fn rules_with(options: &[(&str, Setting)]) -> Rules {
    started(options).unwrap().world().resource::<Rules>().clone()
}

/// A match with these units on the board, written `r-elite-9 5:4`, with `spent` behind an activated one.
fn position(options: &[(&str, Setting)], units: &[&str]) -> Match {
    let unit = |text: &&str| {
        let mut words = text.split(' ');
        let (label, at) = (words.next().unwrap(), words.next().unwrap());
        format!("(unit: \"{label}\", at: \"{at}\", spent: {})", words.next().is_some())
    };
    let units: Vec<String> = units.iter().map(unit).collect();
    let mut table = empty_table();
    let text = format!("(active: \"red\", units: [{}])", units.join(", "));
    let header = Header { undo: UndoLimit::Agreed, ..header(options, 1, Player::Person) };
    table.start_from(header, &text).unwrap();
    table
}

fn piece(table: &Match, label: &str) -> PieceId {
    match table.names().read(Sort::Piece, label) {
        Ok(Target::Piece(id)) => id,
        other => panic!("{label}: {other:?}"),
    }
}

fn on_field<R>(table: &mut Match, look: impl FnOnce(&Field) -> R) -> R {
    let mut state = SystemState::<Watch>::new(table.world_mut());
    look(&state.get(table.world()).expect("the battle's resources").field())
}

// ---------------------------------------------------------------- The scripts and the books

#[test]
fn every_rule_script_passes() {
    let output = Command::new(env!("CARGO_BIN_EXE_mesnie"))
        .args(["--lang", "en", "script", "tests/scripts/ancients"])
        .current_dir(root())
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{told}{}", String::from_utf8_lossy(&output.stderr));
}

/// How many rules each chapter of the base game has: N-1.01 to N-1.16, and so on.
const RULES_OF_CHAPTERS: [usize; 11] = [16, 8, 16, 21, 23, 22, 20, 27, 15, 13, 4];

fn every_rule() -> Vec<String> {
    let chapter = |(i, rules): (usize, &usize)| (1..=*rules).map(move |rule| format!("N-{}.{rule:02}", i + 1));
    RULES_OF_CHAPTERS.iter().enumerate().flat_map(chapter).collect()
}

#[test]
fn both_rule_books_have_every_rule_in_its_order() {
    let reader = Reader::new(Source::built_in());
    for lang in Lang::ALL {
        let book = RulePages::read(&reader, "ancients", lang).unwrap();
        let numbers: Vec<&str> = book.rules().map(|(number, _)| number).collect();
        assert_eq!(numbers, every_rule(), "{lang}");
    }
}

/// The strings in the source of the game that look like the number of a rule.
fn rules_named_in_source() -> BTreeSet<String> {
    let sources = files_in("src/ancients", "rs").into_iter().map(|path| fs::read_to_string(path).unwrap());
    let quoted = |text: String| text.split('"').map(str::to_owned).collect::<Vec<_>>();
    let is_number = |text: &String| {
        let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        text.strip_prefix("N-").and_then(|rest| rest.split_once('.')).is_some_and(|(a, b)| digits(a) && digits(b))
    };
    sources.flat_map(quoted).filter(is_number).collect()
}

#[test]
fn every_rule_named_in_the_source_is_in_the_rule_book() {
    let data = empty_table().data().clone();
    let of_modules = Ancients.options(&data).into_iter().filter(|option| option.locked).map(|option| option.rule);
    let known: BTreeSet<String> = every_rule().into_iter().chain(of_modules.map(str::to_owned)).collect();
    let named = rules_named_in_source();
    assert!(named.len() > 50);
    let unknown: Vec<&String> = named.difference(&known).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn every_rule_has_a_script_or_a_test() {
    let mut text = fs::read_to_string(root().join("tests/ancients.rs")).unwrap();
    for script in files_in("tests/scripts/ancients", "ron") {
        let script = fs::read_to_string(script).unwrap();
        text += script.lines().find(|line| line.trim_start().starts_with("rules:")).unwrap_or_default();
    }
    let missing: Vec<String> = every_rule().into_iter().filter(|rule| !text.contains(rule.as_str())).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Every reason of a refusal that the base game has (section 9 of the rule document); those of the extensions left out.
const REASONS: [&str; 53] = [
    "wrong_phase",
    "not_your_turn",
    "game_over",
    "unknown_unit",
    "not_your_unit",
    "unit_already_activated",
    "unit_off_board",
    "budget_exceeded",
    "pool_exceeded",
    "empty_army",
    "option_not_available",
    "deploy_outside_zone",
    "deploy_hex_occupied",
    "deploy_on_flight_hex",
    "deploy_incomplete",
    "hex_off_board",
    "not_adjacent",
    "hex_occupied",
    "too_far",
    "two_hex_not_plain",
    "two_hex_through_base",
    "pass_through_contact",
    "slide_along_enemy",
    "slip_between_enemies",
    "confirm_flight_required",
    "pass_not_allowed",
    "attack_required",
    "target_not_in_contact",
    "target_is_friend",
    "target_not_isolated",
    "double_needs_two_units",
    "support_not_in_contact",
    "not_a_shooter",
    "out_of_range",
    "target_hidden_in_base",
    "line_blocked",
    "shooter_in_contact",
    "moved_and_shot",
    "no_retreat_hex",
    "shot_cannot_be_refused",
    "retreat_hex_occupied",
    "retreat_in_enemy_zoc",
    "retreat_not_away",
    "retreat_into_enemy_base",
    "retreat_class_mismatch",
    "retreat_mandatory",
    "second_proposal_forbidden",
    "flight_not_allowed",
    "advance_not_allowed",
    "pursuit_not_allowed",
    "second_challenge_not_allowed",
    // Not from a script: see the tests of options and of a match that has not begun.
    "options_incompatible",
    "no_pending_decision",
];

#[test]
fn every_reason_is_given_by_a_script() {
    let mut given = BTreeSet::from(["options_incompatible".to_owned(), "no_pending_decision".to_owned()]);
    for script in files_in("tests/scripts/ancients", "ron") {
        let text = fs::read_to_string(script).unwrap();
        let refused = text.lines().filter_map(|line| line.trim_start().strip_prefix("No(\""));
        given.extend(refused.filter_map(|rest| Some(rest.split('"').nth(2)?.to_owned())));
    }
    let missing: Vec<&str> = REASONS.into_iter().filter(|reason| !given.contains(*reason)).collect();
    assert!(missing.is_empty(), "no script is refused with {missing:?}");
    let unknown: Vec<&String> = given.iter().filter(|reason| !REASONS.contains(&reason.as_str())).collect();
    assert!(unknown.is_empty(), "not of the rule document: {unknown:?}");
}

// ---------------------------------------------------------------- 1 Army and set-up, 2 Board

// N-1.06, N-1.12, NX-01
#[test]
fn the_budget_sets_the_target() {
    let on_offer = Ancients.options(empty_table().data()).into_iter().find(|option| option.name == "budget").unwrap();
    assert_eq!(on_offer.choice, OptionChoice::OneNumber(vec![37, 40, 45, 50, 55, 60, 65, 70, 75, 80]));
    assert_eq!(on_offer.default, Setting::Number(50));
    for (budget, target) in [(37, 4), (40, 5), (45, 6), (50, 7), (55, 8), (60, 9), (65, 10), (80, 13)] {
        let rules = rules_with(&[("budget", Setting::Number(budget))]);
        assert_eq!((rules.budget, rules.target), ([budget; 2], 2 * target), "{budget}");
    }
    let refused = started(&[("budget", Setting::Number(41))]).err().unwrap();
    assert_eq!((refused.key.as_str(), refused.rule), ("refusal-option_not_available", "N-1.12"));
}

// N-1.12, N-1.13
#[test]
fn an_agreed_target_and_a_handicap_leave_the_rest_alone() {
    let rules = rules_with(&[("target_override", Setting::Number(3))]);
    assert_eq!((rules.budget, rules.target), ([50; 2], 6));
    let rules = rules_with(&[("budget", Setting::Number(45)), ("handicap_blue", Setting::Number(115))]);
    assert_eq!((rules.budget, rules.target), ([45, 51], 12));
}

// N-1.16
#[test]
fn ready_made_armies_need_a_budget_of_50() {
    let lists = ("army_lists", Setting::Switch(true));
    assert!(started(std::slice::from_ref(&lists)).is_ok());
    for budget in [45, 55] {
        let refused = started(&[lists.clone(), ("budget", Setting::Number(budget))]).err().unwrap();
        assert_eq!((refused.key.as_str(), refused.rule), ("refusal-options_incompatible", "N-1.16"));
    }
}

// N-1.15 and N-6.20 take effect with units and markers of the extensions only; here every one of these is refused.
#[test]
fn the_modules_of_the_extensions_are_refused() {
    let locked: Vec<OptionSpec> =
        Ancients.options(empty_table().data()).into_iter().filter(|option| option.locked).collect();
    assert_eq!(locked.len(), 16);
    for option in locked {
        let other = match &option.default {
            Setting::Switch(on) => Setting::Switch(!on),
            Setting::Word(_) => Setting::Word("Option1".into()),
            Setting::Number(n) => Setting::Number(n + 1),
        };
        let refused = started(&[(option.name.as_str(), other)]).err().unwrap();
        assert_eq!((refused.key.as_str(), refused.rule), ("refusal-module_disabled", option.rule));
        assert!(started(&[(option.name.as_str(), option.default)]).is_ok());
    }
    let rules = rules_with(&[]);
    let kinds: BTreeSet<&str> = rules.pool.iter().map(|line| line.kind.as_str()).collect();
    assert_eq!(kinds, BTreeSet::from(["archers", "cavalry", "elite", "heavy"]));
}

// N-2.08
#[test]
fn the_board_goes_with_the_budget() {
    let board = |options: &[(&str, Setting)]| rules_with(options).board.name.clone();
    assert_eq!(board(&[("budget", Setting::Number(50))]), "standard");
    assert_eq!(board(&[("budget", Setting::Number(55))]), "large");
    let large = ("board", Setting::Word("large".into()));
    assert_eq!(board(&[("budget", Setting::Number(37)), large]), "large");
    assert_eq!(
        (rules_with(&[]).board.hexes.len(), rules_with(&[("budget", Setting::Number(60))]).board.hexes.len()),
        (94, 138)
    );
}

// ---------------------------------------------------------------- 7 Combat: the dice

// N-7.13
#[test]
fn a_deck_shows_every_face_before_it_shows_one_again() {
    let rules = rules_with(&[("dice_mode", Setting::Word(DiceMode::Deck.word().into()))]);
    let (mut dice, mut decks) = (Dice::seeded(7), FaceDecks::default());
    let mut orders = BTreeSet::new();
    for _ in 0..20 {
        let mut draw = |side| -> Vec<i32> {
            (0..6).map(|_| rules.special_die(&mut dice, &mut decks, side, "ancients-roll-attack").0.face).collect()
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
    rules.special_die(&mut dice, &mut decks, RED, "ancients-roll-attack");
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
    on_field(&mut table, |field| {
        let spread = Spread::of_match(field.rules, &FaceDecks::default(), RED);
        let odds = of_fight(field, &spread, lead, None, target);
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
    on_field(&mut table, |field| {
        let odds = of_shot(field, &spread, strong, heavy, ShotModifiers::default());
        assert_eq!((odds.strengths, odds.total), ((6, 6), 36 * 6));
        assert_eq!(odds.hit + odds.destroyed, 14 * 6);
        // By 4 or more in one case of 36, half of which the heavy unit survives.
        assert_eq!((spread.count(0, |d| d >= 4), odds.destroyed), (1, 3));
        let modifiers = ShotModifiers { target_in_contact: -1, over_friends: -1, rampart: 0 };
        let odds = of_shot(field, &spread, weak, cavalry, modifiers);
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
    on_field(&mut table, |field| {
        let odds = of_fight(field, &spread, elite, None, heavy);
        let target = |loss: Loss| odds.target[loss as usize];
        assert_eq!(target(Loss::Destroyed), 4 * 6);
        assert_eq!(target(Loss::Retreat2Pursuit), 3 * 6);
        assert_eq!(target(Loss::Retreat2), 15 * 6);
        assert_eq!(target(Loss::Retreat1), 6 * 6);
        let odds = of_fight(field, &spread, lead, Some(support), heavy);
        assert_eq!(odds.strengths, (11, 7));
        assert_eq!((spread.count(4, |d| d >= 4), odds.target[Loss::Destroyed as usize]), (22, 11 * 6));
    });
    let mut table = position(&[], &["r-archers-6 5:3", "r-archers-5-1 3:4", "b-archers-6 4:4"]);
    let target = piece(&table, "b-archers-6");
    on_field(&mut table, |field| {
        let odds = of_fight(field, &spread, lead, Some(support), target);
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
            let odds = on_field(&mut table, |field| of_fight(field, &plain_spread(), lead, None, target));
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
    let progress = |red, blue, fires| Progress { half_points: [red, blue], fires, ..Progress::default() };
    let winners = |emptied, progress: &Progress| winner_when_emptied(emptied, progress, Tiebreak::Burnt).0;
    assert_eq!(winners([true, true], &progress(3, 2, [0, 0])), [RED]);
    assert_eq!(winners([true, true], &progress(4, 4, [0, 1])), [BLUE]);
    assert_eq!(winners([true, true], &progress(4, 4, [0, 0])), []);
    assert_eq!(winners([true, false], &progress(9, 0, [0, 0])), [BLUE]);
    assert_eq!(winners([false, true], &progress(0, 9, [0, 0])), [RED]);
}

// ---------------------------------------------------------------- 11 Information

// N-11.01, N-1.08
#[test]
fn composition_and_deployment_are_asked_in_secret() {
    let mut table = started(&[]).unwrap();
    let give = |table: &mut Match, orders: &[&str]| {
        for order in orders {
            assert!(table.prompt().unwrap().secret, "before {order}");
            let record = table.read_order(order).unwrap();
            table.submit(record.seat, record.order).unwrap();
        }
    };
    let unit = |table: &Match, seat, label: &str| table.position(Some(seat))["pieces"][label]["at"].clone();
    give(&mut table, &["red usual_army", "red army_ready", "blue usual_army", "blue army_ready"]);
    give(&mut table, &["red usual_deployment", "red deployed"]);
    assert_eq!(
        (unit(&table, RED, "r-elite-9"), unit(&table, BLUE, "r-elite-9")),
        ("7:3".into(), serde_json::Value::Null)
    );
    // What Blue may know of the past: his own army, and only that Red is ready and has deployed.
    let told = |table: &Match, seat| table.chronicle(Some(seat)).map(|e| e.event).collect::<Vec<_>>();
    let of_blue = ["army-ready", "usual-army", "army-ready", "deployed"].map(|event| format!("ancients-log-{event}"));
    assert_eq!(told(&table, BLUE), of_blue);
    assert!(told(&table, RED).contains(&"ancients-log-usual-deployment"));
    give(&mut table, &["blue usual_deployment", "blue deployed"]);
    assert_eq!(unit(&table, BLUE, "r-elite-9"), "7:3");
    assert!(!table.prompt().unwrap().secret);
}

/// Plays at random from a seed; gives the match and the faces of all its rolls.
fn random_match(seed: u64) -> (Match, Vec<i32>) {
    let mut table = empty_table();
    table.start(header(&[], seed, Player::Random)).unwrap();
    table.play_on();
    let faces = table.chronicle(None).flat_map(|entry| entry.rolls.iter().map(|roll| roll.face)).collect();
    (table, faces)
}

// N-11.02
#[test]
fn the_seed_decides_every_roll_and_every_roll_is_logged() {
    let (mut first, faces) = random_match(5);
    let (mut second, again) = random_match(5);
    assert_eq!((first.hash(), &faces), (second.hash(), &again));
    assert_eq!(first.header().seed, 5);
    assert_eq!(first.world().resource::<Dice>().rolls() as usize, faces.len());
    assert_ne!(random_match(6).1, faces);
}

// N-11.04
#[test]
fn what_is_shown_is_what_is_allowed() {
    let mut table = empty_table();
    for seed in 0..3 {
        table.start(header(&[], seed, Player::Random)).unwrap();
        let mut asked = 0;
        while let Some(Record { seat, order }) = table.automatic_order() {
            asked += 1;
            // Every question of the beginning, then one in seven.
            if asked % 7 == 0 || asked < 10 {
                let before = table.hash();
                let prompt = table.prompt_in_full().unwrap();
                for offered in prompt.offered.iter().chain(&prompt.standing) {
                    assert_eq!(table.check(seat, *offered), Ok(()), "{}", prompt.text);
                }
                for (refused, why) in &prompt.refused {
                    let found = table.check(seat, *refused);
                    let order = table.write_order(Record { seat, order: *refused });
                    assert_eq!(found, Err(*why), "{order} at {}", prompt.text);
                    assert_eq!(table.submit(seat, *refused), found);
                }
                assert_eq!(table.hash(), before);
            }
            table.submit(seat, order).unwrap();
        }
    }
}

// N-11.04
#[test]
fn every_hex_shown_within_reach_can_be_reached() {
    let mut table = position(
        &[],
        &[
            "r-cavalry-6 5:2",
            "r-heavy-7-1 6:2",
            "r-cavalry-4 3:7",
            "b-heavy-7-1 4:4",
            "b-archers-6 3:2",
            "b-elite-9 1:6",
        ],
    );
    for label in ["r-cavalry-6", "r-heavy-7-1", "r-cavalry-4"] {
        let unit = piece(&table, label);
        table.submit(RED, turn::ACTIVATE.on(unit)).unwrap();
        let reach = on_field(&mut table, |field| Motion::start(field, unit).reach(field));
        for (end, over) in &reach {
            for hex in over.iter().chain([end]) {
                table.submit(RED, movement::STEP.on(*hex)).unwrap_or_else(|why| panic!("{label} {hex:?}: {why:?}"));
            }
            table.undo_to(1).unwrap();
        }
        // And what is not shown cannot.
        let prompt = table.prompt().unwrap().clone();
        for step in prompt.offered.iter().filter_map(|order| movement::STEP.of(*order)) {
            let shown = reach.iter().any(|(end, over)| *end == step || *over == Some(step));
            assert!(shown, "{label} {step:?}");
        }
        table.undo_to(0).unwrap();
    }
}

#[test]
fn before_a_match_begins_nobody_is_asked() {
    let mut table = empty_table();
    let refused = table.check(RED, army::ARMY_READY.on(())).unwrap_err();
    assert_eq!(refused.reason, "no_pending_decision");
}
