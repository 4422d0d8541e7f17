//! The rule books and the rule scripts of the ancient battle beside its rule document.
use super::CASE;
use crate::common::books::reasons_given;
use mesnie::table::data::rules_text::RulePages;
use mesnie::table::data::{Reader, Source};
use mesnie::table::prelude::Lang;

/// How many rules each chapter has: N-1.01 to N-1.17, and so on.
const RULES_OF_CHAPTERS: [(usize, usize); 22] = [
    (1, 17),
    (2, 8),
    (3, 17),
    (4, 21),
    (5, 23),
    (6, 22),
    (7, 20),
    (8, 27),
    (9, 15),
    (10, 13),
    (11, 4),
    (12, 18),
    (13, 14),
    (14, 9),
    (15, 10),
    (16, 5),
    (17, 31),
    (18, 24),
    (19, 8),
    (20, 14),
    (21, 11),
    (22, 8),
];

fn every_rule() -> Vec<String> {
    let chapter = |(chapter, rules): (usize, usize)| (1..=rules).map(move |rule| format!("N-{chapter}.{rule:02}"));
    RULES_OF_CHAPTERS.into_iter().flat_map(chapter).collect()
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

/// Every reason of a refusal (section 9 of the rule document).
const REASONS: [&str; 70] = [
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
    "light_second_step_contact",
    "confirm_flight_required",
    "pass_not_allowed",
    "attack_required",
    "target_not_in_contact",
    "target_is_friend",
    "target_not_isolated",
    "double_needs_two_units",
    "support_not_in_contact",
    "lead_not_allowed",
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
    "forest_barred",
    "stakes_barred",
    "combat_imposed",
    "attack_right_missing",
    "general_activated",
    "out_of_command",
    "marker_on_flight_hex",
    "marker_outside_zone",
    "marker_supply_empty",
    "stakes_not_eligible",
    "ambush_not_adjacent",
    "decoy_cannot_act",
    "no_such_item",
    // Beyond the document, whose reasons say neither.
    "rides_back",
    "no_fire_there",
    // Not from a script: see the tests of options and of a match that has not begun.
    "options_incompatible",
    "no_pending_decision",
];

#[test]
fn the_reasons_in_the_scripts_are_those_of_the_rule_document() {
    let mut given = reasons_given("ancients");
    given.extend(["options_incompatible", "no_pending_decision"].map(str::to_owned));
    let missing: Vec<&str> = REASONS.into_iter().filter(|reason| !given.contains(*reason)).collect();
    assert!(missing.is_empty(), "no script is refused with {missing:?}");
    let unknown: Vec<&String> = given.iter().filter(|reason| !REASONS.contains(&reason.as_str())).collect();
    assert!(unknown.is_empty(), "not of the rule document: {unknown:?}");
}

#[test]
fn a_chapter_is_found_by_its_own_number() {
    let book = RulePages::read(&Reader::new(Source::built_in()), "ancients", Lang::Fr).unwrap();
    let shooting = &book.chapters()[5];
    assert_eq!(shooting.title, "5. Tir");
    assert_eq!(book.find("N-5"), Some(shooting.blocks.start));
    assert_eq!(book.blocks()[book.find("N-5.04").unwrap()].number(), Some("N-5.04"));
    assert_eq!(book.find(&format!("N-{}.01", 23)), None);
    assert_eq!(every_rule().len(), CASE.books.rules);
}
