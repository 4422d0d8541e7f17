//! The rule data in force, as designers read them.
use crate::desktop::click;
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::pages::game_choice::GameChoice;
use mesnie::desktop::pages::inspector::{OpenInventory, show};
use mesnie::desktop::pages::rules;
use mesnie::desktop::pages::rules::OpenBook;
use mesnie::desktop::session::requests::{Dialog, Request};
use mesnie::table::data::rules_text::RulePages;
use mesnie::table::data::{Reader, Source};
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;
use std::fs;

#[test]
fn every_value_is_shown_with_where_it_comes_from_and_what_is_usual() {
    let texts = Texts::new(Lang::En);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("ancients/combat.ron");
    fs::create_dir_all(path.parent().expect("a folder")).expect("made");
    let own = Source::built_in().read("ancients/combat.ron").expect("the program's own");
    assert!(own.contains("(from: 4, result: Destroyed)"));
    let changed = own.replace("(from: 4, result: Destroyed)", "(from: 5, result: Destroyed)");
    fs::write(&path, changed).expect("written");
    let open = RefCell::new(OpenInventory::default());
    let source = Source::folder(folder.path());
    let panel = |ui: &mut bevy_egui::egui::Ui| {
        open.borrow_mut().open(&source, "ancients");
        show(ui, &mut open.borrow_mut(), &mut GameChoice::default(), &texts)
    };
    let shown = |label: &str| {
        let mut harness = Harness::builder().with_size([1300.0, 900.0]).build_ui(|ui| drop(panel(ui)));
        harness.run_ok();
        harness.query_all_by_label(label).count()
    };
    // The file that differs is marked; what it says and what is usual stand side by side.
    assert_eq!(click("combat.ron (changed)", panel), None);
    assert_eq!(shown(&format!("From {}", path.display())), 1);
    assert_eq!(shown("instead of 4"), 1);
    assert!(shown("Retreat1") > 0);
    click("Only what differs", panel);
    assert_eq!((shown("instead of 4"), shown("Retreat1")), (1, 0));
    click("Only what differs", panel);
    // What is searched for is found in every file, and a click leads to its line.
    open.borrow_mut().search("archers cost");
    let line = 1 + Source::built_in()
        .read("ancients/units.ron")
        .expect("the program's own")
        .lines()
        .position(|line| line.contains("kind: \"archers\", fresh: 6"))
        .expect("archers");
    click(&format!("units.ron:{line}"), panel);
    assert_eq!((shown("ancients/units.ron"), shown("From the program itself")), (1, 1));
    // The file is edited while the sheet is open: it shows what stands there now.
    fs::write(&path, own).expect("written");
    click("combat.ron", panel);
    assert_eq!(shown("instead of 4"), 0);
    assert_eq!(click("Rules", panel), Some(Request::Open(Dialog::Rules(String::new()))));
    assert_eq!(click("Close", panel), Some(Request::Close));
    // It opens from the rules.
    let mut book = OpenBook::default();
    book.open(&Source::built_in(), "ancients", Lang::En, "");
    let book = RefCell::new(book);
    let rules =
        |ui: &mut bevy_egui::egui::Ui| rules::show(ui, &mut book.borrow_mut(), &mut GameChoice::default(), &texts);
    assert_eq!(click("Rule data", rules), Some(Request::Open(Dialog::RuleData)));
}

#[test]
fn a_match_shows_the_data_that_it_carries() {
    let texts = Texts::new(Lang::Fr);
    let mut open = OpenInventory::default();
    let files = [("ancients/dice.ron".to_owned(), "(faces: [1, 2])".to_owned())];
    open.open(&Source::memory(files.into()), "ancients");
    let open = RefCell::new(open);
    let mut harness = Harness::builder()
        .with_size([1300.0, 900.0])
        .build_ui(|ui| drop(show(ui, &mut open.borrow_mut(), &mut GameChoice::default(), &texts)));
    harness.run_ok();
    assert!(harness.query_by_label("De la partie sauvegardée, qui garde les siennes").is_some());
    assert!(harness.query_by_label("[1, 2]").is_some());
}

/// Without a match the rules and the rule data of every game can be read; with one, its own.
#[test]
fn every_game_can_be_read_of() {
    let texts = Texts::new(Lang::En);
    let games = RefCell::new(GameChoice::default());
    games.borrow_mut().offer(mesnie::games::all().iter().copied());
    let source = Source::built_in();
    for game in mesnie::games::all() {
        let (open, book) = (RefCell::new(OpenInventory::default()), RefCell::new(OpenBook::default()));
        let mut harness = Harness::builder().with_size([1300.0, 900.0]).build_ui(|ui| {
            let mut games = games.borrow_mut();
            open.borrow_mut().open(&source, games.game().expect("a game").id());
            drop(show(ui, &mut open.borrow_mut(), &mut games, &texts));
        });
        harness.run_ok();
        let name = texts.get(&format!("game-{}", game.id()));
        harness.get_by_role(bevy_egui::egui::accesskit::Role::ComboBox).click();
        harness.run_ok();
        harness.get_all_by_label(&name).last().expect("in the list").click();
        harness.run_ok();
        assert!(harness.query_all_by_label_contains(&format!("{}/", game.id())).count() > 0, "{name}");
        drop(harness);
        // What was chosen for the rule data is chosen for the rules as well.
        let pages = RulePages::read(&Reader::new(source.clone()), game.id(), Lang::En).expect("a rule book");
        let number = pages.rules().next().expect("a rule").0.to_owned();
        let mut harness = Harness::builder().with_size([1300.0, 900.0]).build_ui(|ui| {
            let mut games = games.borrow_mut();
            book.borrow_mut().open(&source, games.game().expect("a game").id(), Lang::En, &number);
            drop(rules::show(ui, &mut book.borrow_mut(), &mut games, &texts));
        });
        harness.run_ok();
        assert!(harness.query_by_label(&number).is_some(), "{number}");
    }
    games.borrow_mut().offer([mesnie::games::all()[0]]);
    assert_eq!(games.borrow().game().map(|game| game.id()), Some(mesnie::games::all()[0].id()));
}
