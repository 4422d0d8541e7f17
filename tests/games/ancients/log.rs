//! The log of a battle as a text: what it says, who may read it, what becomes of the file.
use super::*;
use mesnie::table::play::export::{Form, log, write};
use std::fs;
use std::path::Path;

fn battle(players: [(&str, Player); 2], options: &[(&str, Setting)]) -> Match {
    let mut game = empty_table();
    let mut header = header(options, 11, Player::Person);
    header.seats = players.map(|(name, player)| SeatSetup { name: name.into(), ..SeatSetup::of(player) }).into();
    game.start(header).unwrap();
    game
}

const DUEL: &str =
    "(active: \"red\", units: [(unit: \"r-elite-9\", at: \"5:3\"), (unit: \"b-archers-4\", at: \"4:3\")])";

fn duel() -> Match {
    let players = [("Anna *the* [Bold]", Player::Person), ("", Player::Script("normal".into()))];
    let options = [
        ("budget", Setting::Number(45)),
        ("dice_mode", Setting::Word("Deck".into())),
        ("forbid_slip", Setting::Switch(false)),
    ];
    let mut game = battle(players, &options);
    game.start_with(game.header().clone(), Some(DUEL), Some(&[5, 1])).unwrap();
    game.submit(Seat(0), game.read_order("red activate r-elite-9").unwrap().order).unwrap();
    game.submit(Seat(0), game.read_order("red attack b-archers-4").unwrap().order).unwrap();
    game.submit(Seat(1), game.read_order("blue accept").unwrap().order).unwrap();
    game
}

#[test]
fn the_log_is_told_in_plain_text() {
    let mut game = duel();
    let texts = Texts::new(Lang::En);
    let told = log(&game, &[], Form::Plain, &texts);
    let expected = "\
Ancient battle
==============
Scenario: Battle
Red: Anna *the* [Bold], a person
Blue: the program, level normal
Budget: 45
Special die: Drawn from a pack
No slipping between: no
";
    assert!(told.starts_with(expected), "{told}");
    let lines: Vec<&str> = told.lines().skip(8).collect();
    assert_eq!(lines[..4], ["Result: The match is not over.", "", "Log", "---"], "{told}");
    assert_eq!(lines[4], "1. Anna *the* [Bold]’s elite 9 attacked Blue’s archers 4. (N-6.01)");
    let fight = "2. Anna *the* [Bold]’s elite 9 beat Blue’s archers 4 by 9, 14 to 5: Blue’s archers 4 is destroyed. \
        [Anna *the* [Bold], attack: 5 · Blue, defence: 1] (N-7.01)";
    assert_eq!(lines[5], fight);
    // The advance is still to be decided; then the battle is over.
    while let Some(prompt) = game.prompt().cloned() {
        game.submit(prompt.seat, prompt.offered[0]).unwrap();
    }
    let told = log(&game, &[], Form::Plain, &texts);
    assert!(told.contains("\nSeed of the dice: 11\n"), "once it is over, whoever likes may play it again: {told}");
    assert!(told.contains("\nResult: Anna *the* [Bold] wins. The enemy has no unit left on the board.\n"), "{told}");
    assert_eq!(texts.faults(), Default::default());
}

#[test]
fn the_log_is_told_in_markdown_and_in_french() {
    let texts = Texts::new(Lang::Fr);
    let told = log(&duel(), &[], Form::Markdown, &texts);
    for line in ["# Bataille antique", "- **Rouge**\u{a0}: Anna \\*the\\* \\[Bold\\], une personne", "## Journal"] {
        assert!(told.lines().any(|told| told == line), "{line}\n{told}");
    }
    assert!(
        told.lines().any(|line| line.starts_with("2. ") && line.contains("\\[Bold\\], attaque\u{a0}: 5 · Bleu, ")),
        "{told}"
    );
    assert_eq!(texts.faults(), Default::default());
}

/// A whole battle, as each seat and as both may read it: entries that somebody must not see are in no numbering either.
#[test]
fn readers_find_what_all_of_them_may_see() {
    let mut game = battle([("", Player::Random), ("", Player::Random)], &[]);
    for _ in 0..40 {
        let record = game.automatic_order().unwrap();
        game.submit(record.seat, record.order).unwrap();
    }
    let texts = Texts::new(Lang::En);
    let lines =
        |readers: &[Seat]| log(&game, readers, Form::Plain, &texts).lines().skip_while(|l| *l != "---").count() - 1;
    let seen = |viewer: Option<Seat>| game.chronicle(viewer).count();
    let both = game.chronicle(Some(Seat(0))).filter(|entry| entry.seen_by.contains(Seat(1))).count();
    assert!(both < seen(Some(Seat(0))) && seen(Some(Seat(0))) < seen(None), "secrets are in this match");
    assert_eq!([lines(&[]), lines(&[Seat(0)]), lines(&[Seat(1)])], [None, Some(Seat(0)), Some(Seat(1))].map(seen));
    assert_eq!(lines(&[Seat(0), Seat(1)]), both.max(1));
    let empty = battle([("", Player::Person), ("", Player::Person)], &[]);
    assert!(log(&empty, &[], Form::Plain, &texts).ends_with("\nLog\n---\nNothing has happened yet.\n"));
    assert_eq!(texts.faults(), Default::default());
}

#[test]
fn the_file_is_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let (game, texts) = (duel(), Texts::new(Lang::En));
    let path = folder.path().join("new/battle.MD");
    write(&game, &[], &path, &texts).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), log(&game, &[], Form::Markdown, &texts));
    write(&game, &[Seat(0)], &folder.path().join("battle.txt"), &texts).unwrap();
    assert_eq!([Form::of(Path::new("a.markdown")), Form::of(Path::new("md"))], [Form::Markdown, Form::Plain]);
    // A folder stands in the way: it is told, and nothing is left behind.
    let problem = write(&game, &[], folder.path(), &texts).unwrap_err();
    let told = problem.tell(&texts);
    assert!(told.starts_with("The log cannot be written to ") && told.contains("not a regular file"), "{told}");
    let under = write(&game, &[], &path.join("log.txt"), &texts).unwrap_err();
    assert_eq!(under.key, "export-not-written");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}
