//! The real window with a match of vassaux, on an X server of its own: real clicks, and pictures to be looked at under
//! `target/screens`.
use super::*;
use crate::desktop::screen::desk::Desk;
use crate::desktop::screen::questions::go_on;

/// A match of one person against chance, which the title offers to go on with.
fn open(width: usize, height: usize, lang: &str, seed: u64) -> Option<Desk> {
    let mut desk = Desk::set_up(width, height)?;
    std::fs::write(desk.folder.path().join("settings.ron"), "(pace: Off)").expect("settings");
    let rules = rules_of(&Vassaux);
    let options = [("turn_limit", Setting::Number(1))];
    let mut header = header_of(&Vassaux, &rules, seed, &options, &[Player::Person, Player::Random]);
    header.scenario = "maison_forte".into();
    let path = Saves::at(desk.folder.path().join("matches")).new_autosave("vassaux");
    let table = Match::new(&Vassaux, rules.data.clone());
    drop(Recorded::start(table, header, path).expect("a match"));
    go_on(&mut desk, lang);
    Some(desk)
}

#[test]
fn a_match_of_vassaux_is_played_in_the_real_window() {
    let Some(desk) = open(1280, 800, "en", 4) else { return };
    desk.keep("vassaux-begins", desk.screen());
    let given = desk.play_by_clicks("red");
    assert!(given > 10, "{given}");
    desk.keep("vassaux-ends", desk.screen());
}
