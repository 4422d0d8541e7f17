//! The whole screen of the table without a window: every panel as the window draws it, and the board's lights.
use bevy::asset::Assets;
use bevy::ecs::system::{RunSystemOnce, SystemId};
use bevy::mesh::Mesh;
use bevy::prelude::{Font, Handle, World};
use bevy_egui::egui::{self, Event, pos2, vec2};
use bevy_egui::{EguiContext, EguiUserTextures, PrimaryEguiContext};
use egui_kittest::{Harness, HarnessBuilder, kittest::Queryable};
use mesnie::desktop::board::camera::Lens;
use mesnie::desktop::board::layers::Typeface;
use mesnie::desktop::board::lights;
use mesnie::desktop::board::lights::Pointing;
use mesnie::desktop::board::meshes::Ink;
use mesnie::desktop::board::named;
use mesnie::desktop::board::named::Named;
use mesnie::desktop::input::keys::Pressed;
use mesnie::desktop::panels::hand::HandDrawer;
use mesnie::desktop::panels::hand::played::OnTable;
use mesnie::desktop::panels::orders::Drawer;
use mesnie::desktop::platform::idle::Moving;
use mesnie::desktop::platform::library::Library;
use mesnie::desktop::platform::settings::Preferences;
use mesnie::desktop::screens::play;
use mesnie::desktop::screens::play::PlayScreen;
use mesnie::desktop::session::Session;
use mesnie::desktop::session::requests::{Dialog, Requests};
use mesnie::desktop::theme;
use mesnie::desktop::theme::Look;
use mesnie::games::fief::Fief;
use mesnie::games::fief::view::FACE;
use mesnie::games::tactique;
use mesnie::games::tactique::Tactique;
use mesnie::table::data::Source;
use mesnie::table::play::matches;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;
use std::path::Path;

pub const WIDE: f32 = 1280.0;
pub const HIGH: f32 = 800.0;

/// A table at which somebody sits, with everything that its screen needs.
pub struct Table {
    pub world: World,
    lights: Vec<SystemId>,
}

impl Table {
    pub fn lay(session: Session, texts: Texts, dialog: Dialog) -> Self {
        let mut world = World::new();
        world.init_resource::<EguiUserTextures>();
        let mut lens = Lens::default();
        lens.look_at(&session.scenery, session.first_sight());
        world.insert_resource(lens);
        world.insert_resource(session);
        world.insert_resource(texts);
        world.insert_resource(dialog);
        world.insert_resource(Library::read(&Source::built_in()));
        world.init_resource::<Preferences>();
        world.init_resource::<Look>();
        world.init_resource::<Pointing>();
        world.init_resource::<Named>();
        world.init_resource::<PlayScreen>();
        world.init_resource::<Drawer>();
        world.init_resource::<HandDrawer>();
        world.init_resource::<OnTable>();
        world.init_resource::<Pressed>();
        world.init_resource::<Requests>();
        world.init_resource::<Moving>();
        world.init_resource::<Assets<Mesh>>();
        world.init_resource::<Assets<Ink>>();
        world.insert_resource(Typeface(Handle::<Font>::default()));
        world.spawn((EguiContext::default(), PrimaryEguiContext));
        let lights = vec![
            world.register_system(lights::light_places),
            world.register_system(lights::light_pointer),
            world.register_system(named::light_named),
        ];
        Self { world, lights }
    }

    /// One picture.
    pub fn draw(&mut self, ctx: &egui::Context) {
        let mut contexts = self.world.query::<&mut EguiContext>();
        *contexts.single_mut(&mut self.world).expect("one context").get_mut() = ctx.clone();
        theme::apply_style(ctx, Look::default());
        for lights in self.lights.clone() {
            self.world.run_system(lights).expect("it runs");
        }
        let drawn = self.world.run_system_once::<_, bevy::prelude::Result, _>(play::draw);
        drawn.expect("it runs").expect("there is a context");
    }
}

/// The table on a screen of the usual size, after its first pictures.
pub fn on_screen(table: &RefCell<Table>) -> Harness<'_> {
    let picture = move |ui: &mut egui::Ui| table.borrow_mut().draw(ui.ctx());
    let mut harness = Harness::builder().with_size([WIDE, HIGH]).build_ui(picture);
    harness.run_steps(4);
    harness
}

/// A match of fief between one person and five scripts, some way on: it is the person's turn, and no secret is asked.
pub fn late_match(orders: usize, file: Option<&Path>, texts: &Texts) -> Session {
    let rules = RuleSet::read(&Fief, Source::built_in()).0.expect("sound rule data");
    let player = |seat| if seat == 0 { Player::Person } else { Player::Random };
    let header = Header {
        game: "fief".into(),
        scenario: String::new(),
        options: Settings::new(),
        seed: 3,
        seats: (0..6).map(|seat| SeatSetup::of(player(seat))).collect(),
        undo: UndoLimit::Usual,
        advice: true,
        data: rules.files,
    };
    let table = Match::new(&Fief, rules.data);
    let mut game = match file {
        Some(file) => Recorded::start(table, header, file).expect("a match"),
        None => {
            let mut table = table;
            table.start(header).expect("a match");
            Recorded::without_file(table)
        }
    };
    let mut chance = 11_u64;
    for n in 0.. {
        let prompt = game.prompt().expect("a match at random goes on for long");
        // Where somebody marches or buys, there are places to point at.
        if n >= orders && prompt.seat == Seat(0) && !prompt.secret && prompt.offered.len() > 3 {
            break;
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (seat, order) = (prompt.seat, matches::random_order(prompt, chance));
        game.submit(seat, order).expect("on offer");
    }
    Session::new(1, game, &FACE, texts)
}

/// Points in the middle of villages, as the screen shows them.
pub fn places_on_screen(table: &RefCell<Table>) -> Vec<egui::Pos2> {
    let table = table.borrow();
    let (session, lens) = (table.world.resource::<Session>(), table.world.resource::<Lens>());
    let on_screen = session.scenery.places.iter().map(|place| lens.screen_point(place.centre));
    on_screen.filter(|at| lens.space.shrink(4.0).contains(*at)).collect()
}

/// A match whose file cannot be written, as long as the other file is there.
fn unsaved(players: [Player; 2], texts: &Texts) -> (Session, tempfile::NamedTempFile) {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let table = Match::new(&mesnie::games::ancients::Ancients, super::rules().data);
    // A folder that is a file.
    let saves = Saves::at(file.path().join("matches"));
    let face = &mesnie::games::ancients::view::AncientsFace;
    let session = Session::begin(1, table, super::header(players, 7), &saves, face, texts).expect("a match begins");
    (session, file)
}

/// Whether the match is saved is told behind the curtain, at the muster, and over the board with little room.
#[test]
fn a_match_that_is_not_saved_always_says_so() {
    for lang in Lang::ALL {
        let texts = || Texts::new(lang);
        let (curtained, _file) = unsaved([Player::Person, Player::Person], &texts());
        assert!(curtained.curtain.is_some());
        let (musters, _file) = unsaved([Player::Person, Player::Random], &texts());
        assert!(musters.army_shop(&texts()).is_some());
        let (mut deploys, _file) = unsaved([Player::Person, Player::Random], &texts());
        while deploys.army_shop(&texts()).is_some() {
            let order = deploys.obvious_order().expect("something obvious");
            deploys.give(&[order], &texts()).expect("on offer");
        }
        assert!(deploys.open_prompt().is_some());
        for (session, what) in [(curtained, "curtain"), (musters, "muster"), (deploys, "board")] {
            let told = session.game.problem().expect("no file").tell(&texts());
            let table = RefCell::new(Table::lay(session, texts(), Dialog::None));
            let harness = on_screen(&table);
            let rect = harness.get_by_label(&told).rect();
            let screen = egui::Rect::from_min_size(pos2(0.0, 0.0), vec2(WIDE, HIGH));
            assert!(rect.height() > 8.0 && screen.contains_rect(rect), "{what} in {lang}: {rect:?}");
        }
    }
}

/// The table on a screen of this size.
pub fn on_screen_of(size: [f32; 2], table: &RefCell<Table>) -> Harness<'_> {
    on_screen_with(Harness::builder().with_size(size), table)
}
/// The same on another screen, or with pictures that follow each other faster or slower.
pub fn on_screen_with(screen: HarnessBuilder, table: &RefCell<Table>) -> Harness<'_> {
    let picture = move |ui: &mut egui::Ui| table.borrow_mut().draw(ui.ctx());
    let mut harness = screen.build_ui(picture);
    harness.run_steps(6);
    harness
}

/// Whatever is told above it of what one points at, the log stays where it is.
#[test]
fn the_log_stays_where_it_is() {
    for size in [[1024.0, 700.0], [1280.0, 800.0], [1920.0, 1080.0]] {
        let texts = Texts::new(Lang::En);
        let table = RefCell::new(Table::lay(late_match(400, None, &texts), Texts::new(Lang::En), Dialog::None));
        let mut harness = on_screen_of(size, &table);
        let top = harness.get_by_label("Log").rect().top();
        let mut sheets = std::collections::BTreeSet::new();
        for at in places_on_screen(&table) {
            harness.event(Event::PointerMoved(at));
            harness.run_steps(3);
            assert_eq!(harness.get_by_label("Log").rect().top(), top, "{size:?}");
            sheets.insert(format!("{:?}", table.borrow().world.resource::<Pointing>().at));
        }
        assert!(sheets.len() > 10, "{sheets:?}");
    }
}

/// Whoever opens the search types into it, and gives no orders with what is typed.
#[test]
fn the_search_of_the_log_takes_the_keys() {
    let texts = Texts::new(Lang::En);
    let table = RefCell::new(Table::lay(late_match(400, None, &texts), Texts::new(Lang::En), Dialog::None));
    let mut harness = on_screen(&table);
    assert!(!harness.ctx.text_edit_focused());
    harness.get_by_label("Search the log").click();
    harness.run_steps(3);
    assert!(harness.ctx.text_edit_focused());
    harness.event(Event::Text("zzzz".into()));
    harness.run_steps(3);
    let line = harness.get_by_role(egui::accesskit::Role::TextInput);
    assert_eq!(line.value().as_deref(), Some("zzzz"));
}

/// A march of tactique with this many kinds of troops to choose from.
fn march_of_kinds(kinds: usize, texts: &Texts) -> Session {
    let rules = super::rules_of(&Tactique);
    let players = [Player::Person, Player::Person, Player::Person, Player::Person];
    for seed in 0..200_u64 {
        let mut table = Match::new(&Tactique, rules.data.clone());
        table.start(super::header_of(&Tactique, &rules, seed, &[], &players)).expect("a match");
        let mut chance = seed.wrapping_add(3);
        for _ in 0..1200 {
            let Some(prompt) = table.prompt() else { break };
            if prompt.spans.len() >= kinds && !prompt.secret {
                let mut session = Session::new(1, Recorded::without_file(table), &tactique::view::FACE, texts);
                session.lift_curtain(texts);
                let shown = session.view.question.iter().flat_map(|question| &question.spans);
                if shown.filter(|span| span.carried.is_some()).count() + 1 >= kinds {
                    return session;
                }
                break;
            }
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (seat, order) = (prompt.seat, matches::random_order(prompt, chance));
            table.submit(seat, order).expect("on offer");
        }
    }
    panic!("nobody has so many kinds of troops");
}

/// Each kind of troops has a stepper beside the counter of its leader: all of them are in sight, with everything that can be
/// answered.
#[test]
fn every_stepper_of_a_march_is_in_sight() {
    for (size, lang) in [[1280.0, 800.0], [1920.0, 1080.0]].into_iter().flat_map(|size| Lang::ALL.map(|l| (size, l))) {
        let texts = Texts::new(lang);
        let session = march_of_kinds(4, &texts);
        let question = session.view.question.clone().expect("asked");
        let kinds = session.composition(&texts).expect("somebody may come along").contingents;
        let ranges = kinds.iter().flat_map(|kind| [kind.joins, kind.leaves]).flatten().count();
        assert_eq!(ranges, question.spans.iter().filter(|span| span.carried.is_some()).count());
        let table = RefCell::new(Table::lay(session, Texts::new(lang), Dialog::None));
        let harness = on_screen_of(size, &table);
        let screen = egui::Rect::from_min_size(pos2(0.0, 0.0), size.into()).shrink(8.0);
        for kind in &kinds {
            let all = texts.format("compose-all-of", &[("kind", kind.name.as_str().into())]);
            let rect = harness.get_by_label(&all).rect();
            assert!(ranges >= 3 && screen.contains_rect(rect), "{lang}: {all} at {rect:?}");
        }
        for order in question.orders.iter().filter(|order| order.order.on == Target::Nothing && !order.standing) {
            let rect = harness.get_by_label(&order.text).rect();
            assert!(screen.contains_rect(rect), "{lang}: {} at {rect:?}", order.text);
        }
    }
}

/// In the smallest usual window the map of a kingdom is still the largest thing on the screen, though a strip of the players
/// stands above it.
#[test]
fn the_map_keeps_its_room_in_a_small_window() {
    let texts = Texts::new(Lang::Fr);
    let table = RefCell::new(Table::lay(late_match(400, None, &texts), Texts::new(Lang::Fr), Dialog::None));
    let _harness = on_screen_of([1024.0, 700.0], &table);
    let table = table.borrow();
    let (session, lens) = (table.world.resource::<Session>(), table.world.resource::<Lens>());
    let (low, high) = session.scenery.extent();
    let map = egui::Rect::from_two_pos(lens.screen_point(low), lens.screen_point(high));
    assert!(map.width() > 540.0 && map.height() > 370.0, "{map:?}");
}

/// A mouse across the board of a late match, and what a picture costs then.
#[test]
#[ignore = "measures time, which depends on the machine"]
fn pictures_of_a_late_match_are_timed() {
    let orders = std::env::var("MESNIE_ORDERS").ok().and_then(|n| n.parse().ok()).unwrap_or(3000);
    let file = std::env::var_os("MESNIE_KEEP");
    let texts = Texts::new(Lang::En);
    let session = late_match(orders, file.as_deref().map(Path::new), &texts);
    println!("{} orders, {} lines", session.game.journal().len(), session.view.log.len());
    for (dialog, open) in
        [(Dialog::None, false), (Dialog::None, true), (Dialog::Reference(0), false), (Dialog::DiceStats, false)]
    {
        let what = format!("{dialog:?}, list of orders {open}");
        let mut laid = Table::lay(late_match(orders, None, &texts), Texts::new(Lang::En), dialog);
        laid.world.resource_mut::<Drawer>().open = open;
        let table = RefCell::new(laid);
        let mut harness = on_screen(&table);
        let places = places_on_screen(&table);
        let begun = std::time::Instant::now();
        for n in 0..100 {
            // A few pictures on the way through each place.
            let at = places[n / 4 % places.len()] + vec2((n % 4) as f32, 1.0);
            harness.event(Event::PointerMoved(at));
            harness.step();
        }
        println!("{what}: {:.2} s for 100 pictures", begun.elapsed().as_secs_f32());
    }
}
