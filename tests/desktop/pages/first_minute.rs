//! The first minute: the match that one click begins, presets, options as chips, and a title on which no button takes the place of
//! another.
use crate::desktop::{begin, click, rules_of};
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::{NextState, World};
use bevy_egui::egui::{self, Modifiers, PointerButton, Rect, pos2};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use mesnie::desktop::pages::saves::Scenario;
use mesnie::desktop::platform::library::Library;
use mesnie::desktop::screens::setup::Offer;
use mesnie::desktop::screens::{setup, title};
use mesnie::desktop::session::Session;
use mesnie::desktop::session::match_setup::MatchSetup;
use mesnie::desktop::session::opening::{MatchCount, serve_openings};
use mesnie::desktop::session::requests::{Dialog, Request, Requests};
use mesnie::desktop::session::screen::Screen;
use mesnie::desktop::theme;
use mesnie::table::data::Source;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::Lang;
use std::cell::{Cell, RefCell};

/// A click begins a match of every game, of a person against scripts of the middle level, saved like any other.
#[test]
fn one_click_begins_a_match_of_every_game() {
    for (number, game) in mesnie::games::all().iter().enumerate() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut world = World::new();
        let library = Library { saves: Ok(Saves::at(folder.path())), ..Library::read(&Source::built_in()) };
        world.insert_resource(library);
        world.insert_resource(Texts::new(Lang::En));
        world.init_resource::<Dialog>();
        world.init_resource::<MatchCount>();
        world.init_resource::<MatchSetup>();
        world.init_resource::<NextState<Screen>>();
        world.insert_resource(Requests(vec![Request::QuickMatch(number)]));
        world.run_system_once(serve_openings).expect("it runs");
        assert_eq!(*world.resource::<Dialog>(), Dialog::None);
        let session = world.resource::<Session>();
        let header = session.game.header();
        assert_eq!(header.game, game.id());
        assert_eq!((header.seats.len(), &header.seats[0].player), (*game.seat_counts().start(), &Player::Person));
        let normal = Player::Script("normal".into());
        assert!(header.seats[1..].iter().all(|seat| seat.player == normal), "{}", game.id());
        let rules = rules_of(*game);
        let preset = rules.presets.of_quick_match().expect("a preset");
        let scenario = &game.scenarios(&rules.data)[0];
        let wanted = rules.presets.settings(preset, &game.options(&rules.data), scenario, &Settings::new());
        assert_eq!(header.options.iter().filter(|(name, _)| wanted.contains_key(*name)).count(), wanted.len());
        assert!(wanted.iter().all(|(name, setting)| header.options.get(name) == Some(setting)), "{}", game.id());
        assert!(Saves::at(folder.path()).list().iter().any(|saved| saved.autosave), "{}: not saved", game.id());
        // The page for a new match shows what was chosen.
        assert_eq!(world.resource::<MatchSetup>().seats, header.seats);
    }
}

fn cards() -> Vec<title::Card> {
    let library = Library::read(&Source::built_in());
    let card = |(number, shelf): (usize, &mesnie::desktop::platform::library::Shelf)| title::Card {
        number,
        id: shelf.game.id(),
        emblem: shelf.face.emblem(),
        seats: (*shelf.game.seat_counts().start(), *shelf.game.seat_counts().end()),
        sound: true,
        scenario: Scenario::Understood,
        rosters: shelf.game.rosters().is_some(),
        quick: "You against the program.".into(),
    };
    library.shelf.iter().enumerate().map(card).collect()
}

/// A match that is found in the folder of the saves between the press and the release of the mouse: no button has moved, and the
/// one that was seen is the one that is pressed.
#[test]
fn no_button_of_the_title_takes_the_place_of_another() {
    let texts = Texts::new(Lang::En);
    let (mut session, folder) = begin([Player::Person, Player::Random], &texts);
    let order = session.obvious_order().expect("something obvious");
    session.give(&[order], &texts).expect("on offer");
    let unfinished = Saves::at(folder.path()).unfinished().expect("a match under way");
    let cards = cards();
    for label in ["New match", "Learn to play", "Settings"] {
        let (found, asked) = (Cell::new(false), RefCell::new(None));
        let mut harness = Harness::builder().with_size([1280.0, 800.0]).build_ui(|ui| {
            let unfinished = found.get().then_some(&unfinished);
            if let Some(request) = title::show(ui, &cards, unfinished, &[], &texts) {
                *asked.borrow_mut() = Some(request);
            }
        });
        harness.run_ok();
        let at = harness.get_by_label(label).rect().center();
        let button = |pressed: bool| egui::Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        harness.event(egui::Event::PointerMoved(at));
        harness.event(button(true));
        // A press that is held for long is no click.
        harness.step();
        found.set(true);
        harness.step();
        assert!(harness.get_by_label(label).rect().contains(at), "{label} has gone");
        harness.event(button(false));
        harness.step();
        let wanted = match label {
            "New match" => Request::NewMatch,
            "Learn to play" => Request::Open(Dialog::Lessons),
            _ => Request::Open(Dialog::Settings),
        };
        drop(harness);
        assert_eq!(asked.into_inner(), Some(wanted));
    }
    // The name of the game that goes on stands on the button for a quick game too.
    let pressed = click("Quick game", |ui| title::show(ui, &cards, Some(&unfinished), &[], &texts));
    assert_eq!(pressed, Some(Request::QuickMatch(0)));
}

/// The page for a match of a game, drawn in a window of a size.
struct Page {
    game: &'static dyn Game,
    rules: RuleSet,
    texts: Texts,
    setup: RefCell<MatchSetup>,
}

impl Page {
    fn of(game: &'static dyn Game, lang: Lang) -> Self {
        Self { game, rules: rules_of(game), texts: Texts::new(lang), setup: RefCell::default() }
    }

    fn show(&self, ui: &mut egui::Ui) {
        let face = mesnie::games::faces().iter().find(|face| face.game() == self.game.id()).expect("a face");
        let (scenarios, specs) = (self.game.scenarios(&self.rules.data), self.game.options(&self.rules.data));
        let seats = self.game.seats();
        let offer = Offer {
            id: self.game.id(),
            games: vec![],
            side: &|scenario, label| self.game.side(&self.rules.data, scenario, label),
            seats,
            counts: self.game.seat_counts(),
            face: *face,
            scenarios: &scenarios,
            facts: &[],
            specs: &specs,
            levels: &["easy", "normal", "hard"],
            arms: (0..seats.len() as u8).map(|i| face.arms(&self.rules.data, Seat(i))).collect(),
            rosters: None,
            presets: &self.rules.presets,
        };
        drop(setup::show(ui, &mut self.setup.borrow_mut(), &offer, &self.texts));
    }

    fn in_window(&self, size: [f32; 2]) -> Harness<'_> {
        let mut harness = Harness::builder().with_size(size).build_ui(|ui| self.show(ui));
        theme::apply_style(&harness.ctx, theme::Look::default());
        harness.run_steps(4);
        harness
    }
}

/// The chip of this name: what is pointed at is told under the same name, and so may be the group that it stands in.
fn chip<'h>(harness: &'h Harness, label: &'h str) -> egui_kittest::Node<'h> {
    let named = harness.query_all_by_label(label);
    named.into_iter().find(|node| node.accesskit_node().role() != egui::accesskit::Role::Label).expect("a chip")
}

fn game(id: &str) -> &'static dyn Game {
    *mesnie::games::all().iter().find(|game| game.id() == id).expect("a game")
}

/// A preset sets its options, the page says by which one is played, and that none is when something else is chosen.
#[test]
fn a_preset_sets_options_and_is_seen_to_be_chosen() {
    let page = Page::of(game("fief"), Lang::En);
    let mut harness = page.in_window([1280.0, 800.0]);
    let lit = |harness: &Harness| {
        let is_lit = |label: &&str| {
            let chip = harness.query_by_label(label);
            chip.is_some_and(|chip| chip.accesskit_node().toggled() == Some(egui::accesskit::Toggled::True))
        };
        ["Short", "Usual", "Tournament", "Own choice"].into_iter().filter(is_lit).collect::<Vec<_>>()
    };
    assert_eq!(lit(&harness), ["Usual"]);
    harness.get_by_label("Tournament").click();
    harness.run_steps(3);
    assert_eq!(lit(&harness), ["Tournament"]);
    let options = page.setup.borrow().options.clone();
    let wanted = [("starting_lord", Setting::Word("Choose".into())), ("turn_cap", Setting::Number(25))];
    assert_eq!(options, wanted.map(|(name, setting)| (name.to_owned(), setting)).into());
    chip(&harness, "Secret purses").click();
    harness.run_steps(3);
    assert_eq!(lit(&harness), ["Own choice"]);
    chip(&harness, "Secret purses").click();
    harness.run_steps(3);
    assert_eq!(lit(&harness), ["Tournament"]);
    page.setup.borrow_mut().undo = UndoLimit::Agreed;
    harness.run_steps(3);
    assert_eq!(lit(&harness), ["Own choice"], "a tournament takes nothing back");
    harness.get_by_label("Short").click();
    harness.run_steps(3);
    assert_eq!((lit(&harness), page.setup.borrow().undo), (vec!["Short"], UndoLimit::Usual));
}

/// Which army somebody brings is no matter of presets.
#[test]
fn a_preset_leaves_the_army_that_was_chosen() {
    let game = game("vassaux");
    let rules = rules_of(game);
    let specs = game.options(&rules.data);
    let army = specs.iter().find(|spec| spec.name == "army_2" && spec.is_of("aleatoire")).expect("armies");
    let OptionChoice::OneOf(armies) = &army.choice else { panic!("a choice of armies") };
    let other = armies.iter().map(|army| Setting::Word(army.clone())).find(|other| *other != army.default);
    let chosen: Settings = [("army_2".to_owned(), other.expect("another army"))].into();
    let short = rules.presets.presets.iter().find(|preset| preset.name == "short").expect("it is there");
    let settings = rules.presets.settings(short, &specs, "aleatoire", &chosen);
    assert_eq!((settings.len(), &settings["army_2"]), (2, &chosen["army_2"]));
    let matching = rules.presets.matching(&specs, "aleatoire", &settings, UndoLimit::Usual);
    assert_eq!(matching.map(|preset| preset.name.as_str()), Some("short"));
}

/// Every option of every game is on the page, within it, in both languages and in every window; what is pointed at is told with its
/// rule, what is not as usual says so, and words find it.
#[test]
fn every_option_is_a_chip_that_tells_what_it_changes() {
    for (game, lang) in mesnie::games::all().iter().flat_map(|game| Lang::ALL.map(|lang| (*game, lang))) {
        for size in [[900.0, 540.0], [1024.0, 700.0], [1280.0, 800.0]] {
            let page = Page::of(game, lang);
            let harness = page.in_window(size);
            let scenario = &game.scenarios(&page.rules.data)[0];
            let mut chips: Vec<Rect> = vec![];
            for spec in game.options(&page.rules.data).iter().filter(|spec| spec.is_of(scenario)) {
                let name = page.texts.get(&format!("option-{}-{}", game.id(), spec.name));
                let told = match &spec.default {
                    Setting::Switch(_) => name,
                    Setting::Number(n) => {
                        page.texts.format("setup-option", &[("option", name.into()), ("value", (*n).into())])
                    }
                    Setting::Word(word) => {
                        let value = spec.says(game.id(), word, &page.texts);
                        page.texts.format("setup-option", &[("option", name.into()), ("value", value.into())])
                    }
                };
                let rect = chip(&harness, &told).rect();
                assert!(rect.left() > 0.0 && rect.right() < size[0], "{told} in {size:?}: {rect:?}");
                let over = chips.iter().find(|other| other.shrink(1.0).intersects(rect.shrink(1.0)));
                assert_eq!(over, None, "{told} lies over another chip in {size:?}: {rect:?}");
                chips.push(rect);
            }
            assert_eq!(page.texts.faults(), Default::default(), "{} in {lang}", game.id());
        }
    }
}

#[test]
fn an_option_is_found_told_and_marked() {
    let page = Page::of(game("ancients"), Lang::En);
    let mut harness = page.in_window([1280.0, 800.0]);
    let budget = harness.get_by_label("Budget: 50").rect().center();
    assert!(harness.query_by_label_contains("what all the units").is_none());
    harness.event(egui::Event::PointerMoved(budget));
    harness.run_steps(4);
    assert!(harness.query_by_label("N-1.12").is_some(), "the rule of what is pointed at");
    assert!(harness.query_by_label("Usual: 50").is_some());
    // A choice opens its list; then the chip says that it was changed, and what is usual.
    harness.get_by_label("Budget: 50").click();
    harness.run_steps(4);
    harness.get_by_label("45").click();
    harness.run_steps(4);
    assert_eq!(page.setup.borrow().options["budget"], Setting::Number(45));
    assert!(harness.query_by_label("Budget: 45, changed; usual: 50").is_some());
    // Only what was changed, and what has these words.
    harness.get_by_label("Changed (1)").click();
    harness.run_steps(3);
    assert!(harness.query_by_label("Ready-made armies").is_none());
    harness.get_by_label("Changed (1)").click();
    harness.run_steps(3);
    // Right of the seats with their names.
    let fields = harness.get_all_by_role(egui::accesskit::Role::TextInput);
    fields.max_by(|a, b| a.rect().left().total_cmp(&b.rect().left())).expect("a field").focus();
    harness.run_steps(2);
    harness.event(egui::Event::Text("READY".into()));
    harness.run_steps(3);
    assert!(harness.query_by_label("Ready-made armies").is_some());
    assert!(harness.query_by_label("Budget: 45, changed; usual: 50").is_none());
    // A number goes up and down by its signs.
    harness.event(egui::Event::Text("x".into()));
    harness.run_steps(3);
    assert!(harness.query_by_label("No option has these words.").is_some());
}

/// With keys alone: Tab comes to every chip, Enter presses it, and what is in focus is told.
#[test]
fn chips_are_reached_and_pressed_with_keys() {
    let page = Page::of(game("ancients"), Lang::En);
    let mut harness = page.in_window([1280.0, 800.0]);
    // What is in focus is told too, under its name.
    let is_in_focus = |harness: &Harness| harness.query_all_by_label("Ready-made armies").any(|node| node.is_focused());
    for _ in 0..80 {
        harness.key_press(egui::Key::Tab);
        harness.run_steps(2);
        if is_in_focus(&harness) {
            break;
        }
    }
    assert!(is_in_focus(&harness), "Tab never comes to it");
    assert!(harness.query_by_label("N-1.16").is_some(), "what is in focus is not told");
    harness.key_press(egui::Key::Enter);
    harness.run_steps(2);
    assert_eq!(page.setup.borrow().options["army_lists"], Setting::Switch(true));
}

/// Who plays a seat is chosen with one click.
#[test]
fn a_seat_says_who_plays_it() {
    let page = Page::of(game("ancients"), Lang::En);
    let mut harness = page.in_window([1280.0, 800.0]);
    harness.get_by_label("Blue: Hard").click();
    harness.run_steps(2);
    assert_eq!(page.setup.borrow().seats[1].player, Player::Script("hard".into()));
    let rects: Vec<Rect> = ["Person", "Easy", "Normal", "Hard", "Random"]
        .iter()
        .map(|player| harness.get_by_label(&format!("Blue: {player}")).rect())
        .collect();
    assert!(
        rects.windows(2).all(|pair| pair[0].right() < pair[1].left() && pair[0].top() == pair[1].top()),
        "{rects:?}"
    );
    let card = Rect::from_min_max(pos2(0.0, 0.0), pos2(600.0, 800.0));
    assert!(rects.iter().all(|rect| card.contains_rect(*rect)), "{rects:?}");
}
