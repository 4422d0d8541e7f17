//! What the window and the scripts say of an attack or a shot, against what comes of it with each face of the die.
use super::CASE;
use crate::common::case::give;
use bevy::ecs::system::RunSystemOnce;
use mesnie::games::anarchy::access::Read;
use mesnie::games::anarchy::chapters::tactical::combat::odds;
use mesnie::games::anarchy::chapters::tactical::shooting::may_aim;
use mesnie::games::anarchy::odds::{of_combat, of_shot};
use mesnie::table::prelude::*;
use std::collections::BTreeMap;

/// A position, who attacks or shoots, and at whom.
struct Try {
    scenario: &'static str,
    phase: &'static str,
    active: &'static str,
    /// The rest of the position.
    men: &'static str,
    by: &'static str,
    at: &'static str,
}

fn table(of: &Try, faces: &[i32]) -> Match {
    let mut table = Match::new(CASE.game, CASE.rules().data.clone());
    let header = Header {
        game: "anarchy".into(),
        scenario: of.scenario.into(),
        options: Settings::new(),
        seed: 1,
        seats: vec![SeatSetup::of(Player::Person); 2],
        undo: UndoLimit::Usual,
        advice: true,
        data: BTreeMap::new(),
    };
    let position = format!("(turn: 3, phase: {}, active: \"{}\", {})", of.phase, of.active, of.men);
    table.start_with(header, Some(&position), Some(faces)).unwrap();
    table
}

fn piece(table: &Match, label: &str) -> PieceId {
    match table.names().read(Sort::Piece, label) {
        Ok(Target::Piece(id)) => id,
        _ => panic!("{label}: nobody"),
    }
}

/// What has come of it for the target: the last thing that happened to him, or to those who attacked him.
fn result(table: &Match, since: usize, target: PieceId) -> &'static str {
    let about = |entry: &&Entry| {
        entry.words.iter().any(|(name, word)| *name == "unit" && *word == Word::On(Target::Piece(target)))
    };
    let entries: Vec<&Entry> = table.chronicle(None).skip(since).collect();
    let has = |event: &str| entries.iter().filter(|entry| about(entry)).any(|entry| entry.event == event);
    let asked = table.prompt().map_or("", |prompt| prompt.text);
    let own = |event: &str| entries.iter().filter(|entry| !about(entry)).any(|entry| entry.event == event);
    let retreats = asked == "anarchy-ask-retreat" || has("anarchy-log-retreats") || has("anarchy-log-climbs-down");
    match () {
        () if has("anarchy-log-killed") => "killed",
        () if has("anarchy-log-wounded") => "wounded",
        () if has("anarchy-log-unhorsed") || asked == "anarchy-ask-which-hex" => "unhorsed",
        () if has("anarchy-log-stunned") => "stunned",
        () if asked == "anarchy-ask-who-is-stunned" || own("anarchy-log-stunned") => "attacker stunned",
        () if asked == "anarchy-ask-who-is-wounded" || own("anarchy-log-wounded") => "attacker wounded",
        () if retreats && table.prompt().is_some_and(|p| p.text == "anarchy-ask-retreat" && is_about(p, target)) => {
            "retreat"
        }
        () if has("anarchy-log-retreats") || has("anarchy-log-climbs-down") => "retreat",
        () if retreats || own("anarchy-log-retreats") => "attackers retreat",
        () => "nothing",
    }
}
fn is_about(prompt: &Prompt, piece: PieceId) -> bool {
    prompt.words.iter().any(|(name, word)| *name == "unit" && *word == Word::On(Target::Piece(piece)))
}

fn counted(of: &Try, orders: &[String], target: PieceId) -> BTreeMap<&'static str, i32> {
    let mut all = BTreeMap::new();
    for face in 1..=10 {
        let mut table = table(of, &[face]);
        let since = table.chronicle(None).count();
        orders.iter().for_each(|order| give(&mut table, order));
        *all.entry(result(&table, since, target)).or_default() += 1;
    }
    all
}

fn foretold(all: &[(&'static str, i32)]) -> BTreeMap<&'static str, i32> {
    all.iter().copied().filter(|(_, count)| *count > 0).collect()
}

// A-0.17, A-0.24, A-0.29, A-0.30, A-3.6.05
#[test]
fn chances_of_an_attack_are_those_of_the_die() {
    let hemmed = r#"men: [(man: "adam", at: "4,9"), (man: "godbert", at: "4,8"), (man: "ekbert", at: "5,9"),
        (man: "gerbold", at: "3,9"), (man: "foulque", at: "5,11", rear: "5,12")]"#;
    let tries = [
        ("sc04", "royalist", r#"men: [(man: "adam", at: "4,9"), (man: "ekbert", at: "4,8")]"#, "ekbert", "adam"),
        (
            "sc04",
            "royalist",
            r#"men: [(man: "adam", at: "4,9", wounded: true), (man: "ekbert", at: "4,8")]"#,
            "ekbert",
            "adam",
        ),
        (
            "sc04",
            "royalist",
            r#"men: [(man: "adam", at: "4,9", stunned: 2), (man: "ekbert", at: "4,8")]"#,
            "ekbert",
            "adam",
        ),
        ("sc04", "royalist", hemmed, "godbert", "adam"),
        (
            "sc04",
            "angevin",
            r#"men: [(man: "foulque", at: "4,9", rear: "4,10"), (man: "guy", at: "4,8")]"#,
            "guy",
            "foulque",
        ),
        (
            "sc04",
            "angevin",
            r#"men: [(man: "foulque", at: "4,9", rear: "4,10", wounded: true), (man: "guy", at: "4,8")]"#,
            "guy",
            "foulque",
        ),
        (
            "sc07",
            "royalist",
            r#"men: [(man: "foulque", at: "13,15"), (man: "robin", at: "13,16+")],
            terrain: {"13,16": FilledDitch}, ladders: [(at: "13,16", lean: "13,15")]"#,
            "foulque",
            "robin",
        ),
        (
            "sc07",
            "royalist",
            r#"men: [(man: "foulque", at: "13,15"), (man: "robin", at: "13,16+"), (man: "adam", at: "13,16")],
            terrain: {"13,16": FilledDitch}, ladders: [(at: "13,16", lean: "13,15")]"#,
            "foulque",
            "robin",
        ),
    ];
    for (scenario, active, men, by, at) in tries {
        let of = Try { scenario, phase: "Combat", active, men, by, at };
        let mut asked = table(&of, &[]);
        let (attacker, target) = (piece(&asked, by), piece(&asked, at));
        let told = asked.world_mut().run_system_once(move |battle: Read| {
            let board = battle.board();
            of_combat(&board, &odds(&board, &[attacker], target), &[attacker], target)
        });
        let told = told.unwrap();
        let told = foretold(&[
            ("killed", told.killed),
            ("wounded", told.wounded),
            ("unhorsed", told.unhorsed),
            ("stunned", told.stunned),
            ("retreat", told.retreat),
            ("nothing", told.nothing),
            ("attackers retreat", told.attackers_retreat),
            ("attacker stunned", told.attacker_stunned),
            ("attacker wounded", told.attacker_wounded),
        ]);
        let orders = [format!("{active} attack {at}"), format!("{active} join {by}"), format!("{active} strike")];
        assert_eq!(counted(&of, &orders, target), told, "{scenario}: {men}");
    }
}

// A-0.24, A-0.29, A-0.30, A-0.48, A-3.6.05
#[test]
fn chances_of_a_shot_are_those_of_the_die() {
    let tries = [
        ("sc04", r#"men: [(man: "adam", at: "4,9"), (man: "godbert", at: "4,6")]"#, "adam"),
        ("sc04", r#"men: [(man: "adam", at: "4,9", wounded: true), (man: "godbert", at: "4,6")]"#, "adam"),
        ("sc04", r#"men: [(man: "adam", at: "4,9", stunned: 2), (man: "godbert", at: "4,6")]"#, "adam"),
        (
            "sc04",
            r#"men: [(man: "adam", at: "4,9"), (man: "godbert", at: "4,6"), (man: "ekbert", at: "5,10"),
            (man: "gerbold", at: "3,10")]"#,
            "adam",
        ),
        (
            "sc04",
            r#"men: [(man: "adam", at: "4,9", wounded: true), (man: "godbert", at: "4,6"), (man: "ekbert", at: "5,10"),
            (man: "gerbold", at: "3,10")]"#,
            "adam",
        ),
        (
            "sc02",
            r#"men: [(man: "galeran", at: "8,4", rear: "8,5"), (man: "godbert", at: "8,1"), (man: "guy", at: "20,1")]"#,
            "galeran",
        ),
        (
            "sc02",
            r#"men: [(man: "galeran", at: "8,4", rear: "8,5", wounded: true), (man: "godbert", at: "8,1"),
            (man: "guy", at: "20,1")]"#,
            "galeran",
        ),
        (
            "sc07",
            r#"men: [(man: "godbert", at: "13,15"), (man: "robin", at: "13,16+"), (man: "adam", at: "13,16")],
            terrain: {"13,16": FilledDitch}, ladders: [(at: "13,16", lean: "13,15")]"#,
            "robin",
        ),
    ];
    for (scenario, men, at) in tries {
        let of = Try { scenario, phase: "OffensiveFire", active: "royalist", men, by: "godbert", at };
        let mut asked = table(&of, &[]);
        let (shooter, target) = (piece(&asked, of.by), piece(&asked, of.at));
        let told = asked.world_mut().run_system_once(move |battle: Read| {
            let board = battle.board();
            let aim = may_aim(&board, shooter, target).expect("a clear shot");
            let weapon = board.rules.shooter(shooter).expect("an archer");
            (of_shot(&board, shooter, weapon, &aim, target), board.man(target).is_mounted())
        });
        let (told, mounted) = told.unwrap();
        let told = foretold(&[
            ("killed", told.killed),
            ("wounded", told.wounded),
            (if mounted { "unhorsed" } else { "stunned" }, told.stunned),
            ("retreat", told.retreat),
            ("nothing", told.miss),
        ]);
        let orders = ["royalist shoot_with godbert".to_owned(), format!("royalist shoot_at {at}")];
        assert_eq!(counted(&of, &orders, target), told, "{scenario}: {men}");
    }
}
