//! The page on which lists are written: chosen, changed by clicks and keys, saved, deleted, printed.
use bevy::ecs::system::RunSystemOnce;
use bevy_egui::egui::{Key, Modifiers};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::pages::game_choice::GameChoice;
use mesnie::desktop::pages::rosters::{OpenRosters, Workshop, ask_before_quitting, show};
use mesnie::desktop::session::requests::{Dialog, Request, Requests};
use mesnie::table::data::{RuleData, Source};
use mesnie::table::prelude::{Game, RuleSet, Saves};
use mesnie::table::saves::own_lists::OwnLists;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;
use std::fs;

/// A game of the list that has lists of players, with its rule data.
fn with_lists() -> (&'static dyn Game, RuleData) {
    let games = mesnie::games::all();
    let game = *games.iter().find(|game| game.rosters().is_some()).expect("a game with lists");
    (game, RuleSet::read(game, Source::built_in()).0.expect("sound rule data").data)
}

/// The page on a desk, with a folder for its files.
struct Page<'a> {
    harness: Harness<'a>,
    request: &'a RefCell<Option<Request>>,
}

/// What the page works with; it lives as long as the page.
struct Desk {
    game: &'static dyn Game,
    data: RuleData,
    folder: tempfile::TempDir,
    open: RefCell<OpenRosters>,
    request: RefCell<Option<Request>>,
    texts: Texts,
}

impl Desk {
    fn new(lang: Lang) -> Self {
        let (game, data) = with_lists();
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (open, request) = (RefCell::default(), RefCell::default());
        Self { game, data, folder, open, request, texts: Texts::new(lang) }
    }
    fn lists(&self) -> OwnLists {
        OwnLists::of(&Saves::at(self.folder.path()), self.game.id())
    }
    fn page(&self, size: [f32; 2]) -> Page<'_> {
        let harness = Harness::builder().with_size(size).build_ui(|ui| {
            let book = self.game.rosters().expect("lists");
            let shop = Workshop { game: self.game.id(), book, data: &self.data, lists: Some(self.lists()) };
            let asked = show(ui, &mut self.open.borrow_mut(), &shop, &mut GameChoice::default(), &self.texts);
            if asked.is_some() {
                *self.request.borrow_mut() = asked;
            }
        });
        let mut page = Page { harness, request: &self.request };
        page.harness.run_ok();
        page
    }
    /// The text of the list that is being written.
    fn text(&self) -> String {
        self.open.borrow().draft().expect("a list").text().clone()
    }
}

impl Page<'_> {
    /// Clicks on what has this label; of several the first.
    fn click(&mut self, label: &str) {
        self.harness.query_all_by_label(label).next().unwrap_or_else(|| panic!("{label} is not there")).click();
        self.harness.run_ok();
    }
    /// Opens the choice of this name and takes the one with these words.
    fn choose(&mut self, field: &str, words: &str) {
        self.click(field);
        let all = self.harness.query_all_by_label_contains(words);
        all.last().unwrap_or_else(|| panic!("{words} is no choice of {field}")).click();
        self.harness.run_ok();
    }
    fn field<'a>(&'a self, name: &'a str) -> egui_kittest::Node<'a> {
        self.harness.get_by_role_and_label(bevy_egui::egui::accesskit::Role::TextInput, name)
    }
    /// Types into a field in place of what stands there, and leaves it.
    fn write(&mut self, field: &str, words: &str) {
        self.field(field).click();
        self.harness.run_ok();
        self.press(Modifiers::COMMAND, Key::A);
        self.field(field).type_text(words);
        self.harness.run_ok();
        self.press(Modifiers::NONE, Key::Enter);
    }
    fn shows(&self, label: &str) -> bool {
        self.harness.query_all_by_label(label).next().is_some()
    }
    fn shows_part(&self, words: &str) -> bool {
        self.harness.query_all_by_label_contains(words).next().is_some()
    }
    fn press(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run_ok();
    }
}

const WIDE: [f32; 2] = [1600.0, 2400.0];

#[test]
fn a_list_is_written_by_clicks_and_keys_and_saved() {
    let desk = Desk::new(Lang::En);
    let mut page = desk.page(WIDE);
    assert!(page.shows_part("Choose a list on the left"));
    page.click("New list");
    assert!(page.shows("0 / 400") && page.shows("A host needs a lord. (V-3.01)"));
    page.click("Add: Lord");
    assert!(page.shows("41 / 400") && !page.shows_part("V-3.01"));
    page.click("Add: Archer");
    page.click("Add: By hand");
    assert!(page.shows("archer · Archer × 4"));
    page.click("+ Fighters, archer · Archer × 4");
    page.click("+ Fighters, archer · Archer × 5");
    assert!(desk.text().contains("(prebuilt: \"archer\", size: 6)"));
    // Steps of one number are one step for undo.
    page.press(Modifiers::COMMAND, Key::Z);
    assert!(desk.text().contains("(prebuilt: \"archer\", size: 4)"));
    page.click("Redo");
    assert!(desk.text().contains("(prebuilt: \"archer\", size: 6)"));
    // What the rules forbid is done, and told beside the row with its rule.
    page.choose("Weapon, paysan · Peasant × 4", "Heavy ranged weapons");
    assert!(desk.text().contains("\"heavy_ranged\""));
    assert!(page.shows_part("V-4.09"));
    page.choose("Profile, paysan · Peasant × 4", "Squire");
    assert!(!page.shows_part("V-4.09"));
    page.choose("Title, archer · Archer × 6", "Vassal ");
    page.write("Name, archer · Archer × 6", "Gars de Guy");
    assert!(desk.text().contains("id: \"gars_de_guy\", title: \"vassal\""), "{}", desk.text());
    page.write("Name of the list", "Ma mesnie");
    page.click("Copy: gars de guy · Archer × 6");
    page.click("Down: gars de guy · Archer × 6");
    page.click("Remove: gars de guy 2 · Archer × 6");
    assert!(!desk.text().contains("gars_de_guy_2"));
    // Saved with a key, under the name of the list; nothing is left over.
    page.press(Modifiers::COMMAND, Key::S);
    let path = desk.lists().folder().join("Ma mesnie.ron");
    assert!(page.shows(&format!("Saved in {}.", path.display())));
    assert_eq!(fs::read_to_string(&path).expect("a file"), desk.text());
    assert!(desk.text().contains("id: \"own_ma_mesnie\""));
    assert_eq!(fs::read_dir(desk.lists().folder()).expect("the folder").count(), 1);
    assert!(page.shows("Ma mesnie"), "it stands among the own lists");
    // Back to the beginning, text by text, and forth again.
    let saved = desk.text();
    let mut texts = vec![saved.clone()];
    while desk.open.borrow().draft().is_some_and(|draft| draft.can_undo()) {
        page.click("Undo");
        assert!(!texts.contains(&desk.text()));
        texts.push(desk.text());
    }
    assert!(texts.len() > 8 && page.shows("0 / 400"));
    for text in texts.iter().rev().skip(1) {
        page.click("Redo");
        assert_eq!(desk.text(), *text);
    }
    page.click("Print sheet");
    let sheet = fs::read_to_string(path.with_extension("html")).expect("the sheet");
    assert!(sheet.contains("<h1>Ma mesnie</h1>"));
    assert!(page.shows_part(&path.with_extension("html").display().to_string()));
    page.click("Close");
    assert_eq!(*page.request.borrow(), Some(Request::Close));
}

#[test]
fn a_list_of_the_program_is_changed_in_a_copy_and_deleting_asks_back() {
    let desk = Desk::new(Lang::En);
    let mut page = desk.page(WIDE);
    page.click("Louis");
    assert!(page.shows("397 / 400"));
    page.click("+ Fighters, Militia · Militiaman × 11");
    assert!(page.shows("403 / 400") && page.shows("The list costs 403; the limit is 400. (V-4.06)"));
    // Another list is not shown before it is said what becomes of the changes.
    page.click("Burel");
    assert!(page.shows("403 / 400") && page.shows("The list has changes that are not saved."));
    page.click("Cancel");
    assert!(page.shows("403 / 400"));
    page.click("Save as…");
    page.write("Name", "Louis/deux");
    page.click("Save under this name");
    let path = desk.lists().folder().join("Louis_deux.ron");
    assert!(path.is_file() && desk.text().contains("name: \"Louis/deux\""));
    page.click("Burel");
    assert!(page.shows("343 / 350"));
    // A name that is taken is told before it is replaced.
    page.click("Save as…");
    page.write("Name", "Louis_deux");
    assert!(page.shows("Another list has this name: it would be replaced."));
    page.click("Cancel");
    page.click("Louis/deux");
    page.click("Delete…");
    page.click("Cancel");
    assert!(path.is_file());
    page.click("Delete…");
    page.click("Delete for good");
    assert!(!path.exists() && page.shows("The list has been deleted.") && !page.shows("Louis/deux"));
}

#[test]
fn a_broken_file_shows_what_is_wrong_and_no_form() {
    let desk = Desk::new(Lang::Fr);
    let folder = desk.lists().folder().to_owned();
    fs::create_dir_all(&folder).expect("made");
    let text = "(\n    id: \"own_x\", name: \"X\", senario: \"chevalerie\", lords: [], units: [],\n)\n";
    fs::write(folder.join("X.ron"), text).expect("written");
    let mut page = desk.page(WIDE);
    page.click("X (abîmé)");
    assert!(page.shows_part("vouliez-vous dire `scenario`") && page.shows_part("X.ron:2:"));
    assert!(!page.shows_part("/ 400"));
    assert_eq!(fs::read_to_string(folder.join("X.ron")).expect("as it was"), text);
    // Whoever cannot be saved to says so.
    page.click("Louis");
    fs::remove_dir_all(&folder).expect("removed");
    fs::write(&folder, "in the way").expect("written");
    page.click("Enregistrer");
    assert!(page.shows_part("n’a pas pu être écrit"));
    assert_eq!(desk.texts.faults(), Default::default());
}

/// At every size the page shows its buttons, the points and the first rows; nothing stands outside.
#[test]
fn the_page_fits_into_every_window() {
    for (size, lang) in [([1280.0, 800.0], Lang::Fr), ([1920.0, 1080.0], Lang::En), ([3840.0, 2160.0], Lang::En)] {
        let desk = Desk::new(lang);
        let mut page = desk.page(size);
        page.click("Burel");
        for label in [desk.texts.get("roster-save"), desk.texts.get("desktop-close"), "343 / 350".to_owned()] {
            let rect = page.harness.get_by_label(&label).rect();
            assert!(rect.min.x >= 0.0 && rect.max.x <= size[0] && rect.max.y <= size[1], "{label} at {rect:?}");
        }
    }
}

#[test]
fn the_program_does_not_end_over_a_list_that_is_not_saved() {
    let desk = Desk::new(Lang::En);
    let quit = |open: OpenRosters| {
        let mut world = bevy::prelude::World::new();
        world.insert_resource(open);
        world.insert_resource(Requests(vec![Request::Quit]));
        world.init_resource::<Dialog>();
        world.run_system_once(ask_before_quitting).expect("the system runs");
        let asked = world.remove_resource::<Requests>().expect("requests").0;
        let dialog = world.remove_resource::<Dialog>().expect("a dialog");
        (world.remove_resource::<OpenRosters>().expect("the page"), asked, dialog)
    };
    desk.page(WIDE).click("New list");
    // Nothing has been written yet.
    let (open, asked, dialog) = quit(desk.open.take());
    assert_eq!((asked, dialog), (vec![Request::Quit], Dialog::None));
    desk.open.replace(open);
    desk.page(WIDE).click("Add: Lord");
    let (open, asked, dialog) = quit(desk.open.take());
    assert_eq!((asked, dialog), (vec![], Dialog::Rosters));
    desk.open.replace(open);
    let mut page = desk.page(WIDE);
    assert!(page.shows("The list has changes that are not saved."));
    page.click("Drop the changes");
    assert_eq!(*page.request.borrow(), Some(Request::Quit));
}
