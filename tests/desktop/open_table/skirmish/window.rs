//! Whole matches of vassaux in the real window, on an X server of its own, with pictures to be looked at under `target/screens`.
use super::by_keys::play_from_list;
use super::by_pointer::{ByHand, play_with_pointer};
use super::*;
use crate::desktop::open_table::same_match::{SameMatch, scale_in};
use mesnie::desktop::panels::orders::Drawer;

/// A match against chance, in a real window of this size and on a screen without one, of the usual number of turns or of fewer.
fn begin(
    size: (usize, usize),
    lang: Lang,
    scenario: &str,
    seed: u64,
    turns: Option<i32>,
) -> Option<(SameMatch, RefCell<Table>)> {
    let options: Vec<_> = turns.map(|turns| ("turn_limit", Setting::Number(turns))).into_iter().collect();
    begin_with(size, lang, scenario, (seed, &options), Player::Random)
}

/// The same by these options, against somebody else.
fn begin_with(
    size: (usize, usize),
    lang: Lang,
    scenario: &str,
    (seed, options): (u64, &[(&str, Setting)]),
    other: Player,
) -> Option<(SameMatch, RefCell<Table>)> {
    let rules = rules_of(&Vassaux);
    let (window, game) = SameMatch::begin(size, lang, |path| {
        let mut header = header_of(&Vassaux, &rules, seed, options, &[Player::Person, other.clone()]);
        header.scenario = scenario.into();
        Recorded::start(Match::new(&Vassaux, rules.data.clone()), header, path).expect("a match")
    })?;
    let session = Session::new(1, game, &VassauxFace, &Texts::new(lang));
    Some((window, lay_skirmish(session, lang)))
}

/// Plays a match with the pointer, in the window and beside it, and keeps a picture of its end.
fn play_to_the_end(
    (window, table): (SameMatch, &RefCell<Table>),
    lang: Lang,
    screen: [f32; 2],
    picture: &str,
) -> ByHand {
    let mut on = OnTable::at(table, lang, screen);
    on.window = Some(window);
    on.go_on();
    let done = play_with_pointer(&mut on, 9);
    on.window.expect("in both").keep(picture);
    done
}

#[test]
fn a_match_of_vassaux_is_played_in_the_real_window() {
    let lang = Lang::En;
    let Some((window, table)) = begin((1280, 800), lang, "maison_forte", 4, Some(2)) else { return };
    let done = play_to_the_end((window, &table), lang, SIZE, "vassaux-ends");
    assert!(done.spots > 10 && done.pieces > 5 && done.buttons > 20, "{done:?}");
}

/// Plays a match from the list of orders in a real window that is high enough for all of it; gives how often a point was named.
fn list_match(lang: Lang, scenario: &str, seed: u64, turns: Option<i32>) -> Option<usize> {
    let (width, height) = (1280, 3_000);
    let (window, table) = begin((width, height), lang, scenario, seed, turns)?;
    let mut on = OnTable::at(&table, lang, [width as f32, height as f32]);
    on.window = Some(window);
    on.go_on();
    on.window.as_ref().expect("in both").desk.keys(&["l"]);
    table.borrow_mut().world.resource_mut::<Drawer>().pull();
    on.harness.run_steps(26);
    let points = play_from_list(&mut on, 5);
    on.window.expect("in both").keep("vassaux-list-ends");
    Some(points)
}

#[test]
fn a_match_of_vassaux_is_played_from_the_list_in_the_real_window() {
    if let Some(points) = list_match(Lang::Fr, "maison_forte", 13, Some(1)) {
        assert!(points > 10, "{points}");
    }
}

/// A list of words from the environment, or these.
fn named(variable: &str, usual: &str) -> Vec<String> {
    let words = std::env::var(variable).unwrap_or_else(|_| usual.into());
    words.split(',').map(str::to_owned).collect()
}

/// With a picture of each question, to be looked at.
#[test]
#[ignore = "whole matches with the mouse take their time"]
fn whole_matches_of_every_scenario_are_played_in_the_real_window() {
    let turns = std::env::var("TURNS").ok().map(|turns| turns.parse().expect("a number"));
    let scenarios = named("SCENARIOS", "maison_forte,chevauchee,chevalerie,chasse_croise,aleatoire");
    for size in named("SIZES", "1280x800") {
        let (width, height) = size.split_once('x').expect("WIDTHxHEIGHT");
        let sides: (usize, usize) = (width.parse().expect("a number"), height.parse().expect("a number"));
        for (lang, scenario) in
            named("LANGS", "en,fr").iter().flat_map(|lang| scenarios.iter().map(move |scenario| (lang, scenario)))
        {
            let lang: Lang = lang.parse().expect("a language");
            let Some((window, table)) = begin(sides, lang, scenario, 21, turns) else { return };
            let screen = [sides.0, sides.1].map(|side| side as f32 / scale_in(sides));
            let done = play_to_the_end((window, &table), lang, screen, &format!("{scenario}-ends-{size}-{lang}"));
            println!("{scenario} {size} {lang}: {done:?}");
        }
    }
}

/// With magic on both sides, so that every question about spells comes up.
#[test]
#[ignore = "whole matches with the mouse take their time"]
fn whole_matches_with_magic_are_played_against_the_automaton_in_the_real_window() {
    for (lang, own) in named("LANGS", "en,fr").iter().flat_map(|lang| ["etoile_rouge", "nuit"].map(|own| (lang, own))) {
        let lang: Lang = lang.parse().expect("a language");
        let word = |word: &str| Setting::Word(word.into());
        let options = [
            ("magic", Setting::Switch(true)),
            ("army_1", word(own)),
            ("army_2", word("meute")),
            ("automaton_2", word("Host")),
        ];
        let other = Player::Script("normal".into());
        let Some((window, table)) = begin_with((1280, 800), lang, "aleatoire", (5, &options), other) else { return };
        let done = play_to_the_end((window, &table), lang, SIZE, &format!("solo-ends-{own}-{lang}"));
        println!("{own} {lang}: {done:?}");
    }
}

#[test]
#[ignore = "a whole match from the list takes its time"]
fn a_whole_match_is_played_from_the_list_in_the_real_window() {
    for lang in named("LANGS", "fr") {
        let points = list_match(lang.parse().expect("a language"), "maison_forte", 13, None);
        println!("{points:?} points named");
    }
}
