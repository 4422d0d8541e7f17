//! The whole screen of the table without a window: every panel as the window draws it, and the board's lights.
use bevy::asset::Assets;
use bevy::ecs::system::{RunSystemOnce, SystemId};
use bevy::mesh::Mesh;
use bevy::prelude::{Font, Handle, World};
use bevy_egui::egui::{self, Event, pos2, vec2};
use bevy_egui::{EguiContext, EguiUserTextures, PrimaryEguiContext};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::board::camera::Lens;
use mesnie::desktop::board::layers::Typeface;
use mesnie::desktop::board::lights;
use mesnie::desktop::board::lights::Pointing;
use mesnie::desktop::board::meshes::Ink;
use mesnie::desktop::input::keys::Pressed;
use mesnie::desktop::panels::hand::HandDrawer;
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
        lens.look_at(&session.scenery);
        world.insert_resource(lens);
        world.insert_resource(session);
        world.insert_resource(texts);
        world.insert_resource(dialog);
        world.insert_resource(Library::read(&Source::built_in()));
        world.init_resource::<Preferences>();
        world.init_resource::<Look>();
        world.init_resource::<Pointing>();
        world.init_resource::<PlayScreen>();
        world.init_resource::<Drawer>();
        world.init_resource::<HandDrawer>();
        world.init_resource::<Pressed>();
        world.init_resource::<Requests>();
        world.init_resource::<Moving>();
        world.init_resource::<Assets<Mesh>>();
        world.init_resource::<Assets<Ink>>();
        world.insert_resource(Typeface(Handle::<Font>::default()));
        world.spawn((EguiContext::default(), PrimaryEguiContext));
        let lights = vec![world.register_system(lights::light_places), world.register_system(lights::light_pointer)];
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
