//! Puts the window together: its plugins, resources and systems. Nobody imports this file but whoever opens the window.

use crate::table::data::{Findings, Source};
use crate::table::prelude::{Game, Problem, RuleSet, Saves};
use crate::table::text::locales::{Lang, Texts};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::sprite_render::Material2dPlugin;
use bevy::window::{PresentMode, WindowResolution};
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};
use face::face_trait::Face;
use session::requests::{Dialog, MatchCount, Wish, Wishes};

/// The screens of the window.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    #[default]
    Title,
    Setup,
    Table,
}

/// A game as the window has it: its rules, its face, its rule data or what is wrong with them.
pub struct Shelf {
    pub game: &'static dyn Game,
    pub face: &'static dyn Face,
    pub rules: Result<RuleSet, Findings>,
}

/// The games and where matches are saved.
#[derive(Resource)]
pub struct Library {
    pub shelf: Vec<Shelf>,
    pub saves: Result<Saves, Problem>,
    pub source: Source,
}

impl Library {
    /// Every game that has a face, with the rule data of `source`.
    pub fn read(source: &Source) -> Self {
        let shelf = (crate::games::all().iter())
            .filter_map(|game| {
                let face = *crate::games::faces().iter().find(|face| face.game() == game.id())?;
                let (rules, findings) = RuleSet::read(*game, source.clone());
                Some(Shelf { game: *game, face, rules: rules.ok_or(findings) })
            })
            .collect();
        Self { shelf, saves: Saves::of_user(), source: source.clone() }
    }
}

/// Opens the window and returns when it is closed. Without a language of its own the run has the one of the settings,
/// else the system's.
pub fn run(source: &Source, lang: Option<Lang>) -> AppExit {
    app(source, lang).run()
}

/// The window's app, not running yet.
pub fn app(source: &Source, lang: Option<Lang>) -> App {
    let mut app = App::new();
    let file = settings::SettingsFile::of_user();
    let (preferences, problem) = file.read();
    let texts = Texts::new(lang.or(preferences.language).unwrap_or_else(Lang::of_system));
    let dialog = problem.map_or(Dialog::None, |problem| Dialog::Problem(problem.tell(&texts)));
    let library = Library { saves: preferences.folder_of_saves(), ..Library::read(source) };
    let window = Window {
        title: "Mesnie".into(),
        name: Some("mesnie".into()),
        resolution: window_size(),
        // A picture is out at once. Those that wait their turn for the screen are handed over by a thread of the driver,
        // which on X11 may go to sleep with the last one: a window that rests then shows what it showed before.
        present_mode: PresentMode::AutoNoVsync,
        ..default()
    };
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            // The first picture is complete: nothing is left out because it is still being compiled.
            .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
            .set(LogPlugin { filter: "warn,wgpu=error,naga=error".into(), ..default() }),
    )
    .add_plugins(EguiPlugin::default())
    .add_plugins(Material2dPlugin::<shapes::Ink>::default())
    .add_plugins((idle::IdlePlugin, screen_reader::ScreenReaderPlugin, DesktopPlugin))
    .insert_resource(texts)
    .insert_resource(library)
    .insert_resource(preferences)
    .insert_resource(file)
    .insert_resource(dialog);
    #[cfg(feature = "sound")]
    app.add_plugins(sound::SoundPlugin);
    app
}

/// 1600 by 900, or what the environment variable `MESNIE_WINDOW` says (`1280x800`).
fn window_size() -> WindowResolution {
    let wanted = std::env::var("MESNIE_WINDOW").unwrap_or_default();
    let size = wanted.split_once('x').and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
    let (width, height): (u32, u32) = size.unwrap_or((1440, 860));
    WindowResolution::new(width.clamp(640, 8000), height.clamp(480, 8000))
}

/// Everything of the window but the renderer.
pub struct DesktopPlugin;
impl Plugin for DesktopPlugin {
    fn build(&self, app: &mut App) {
        app.init_state::<Screen>()
            .init_resource::<ClearColor>()
            .init_resource::<theme::Look>()
            .init_resource::<Wishes>()
            .init_resource::<Dialog>()
            .init_resource::<settings::Preferences>()
            .init_resource::<settings::SettingsFile>()
            .init_resource::<settings_page::Typed>()
            .init_resource::<keys_page::KeyPage>()
            .init_resource::<order_list::Drawer>()
            .init_resource::<hand_drawer::HandDrawer>()
            .init_resource::<MatchCount>()
            .init_resource::<setup::Draft>()
            .init_resource::<camera::Lens>()
            .init_resource::<board::Pointing>()
            .init_resource::<table_screen::Hand>()
            .init_resource::<rules_panel::OpenBook>()
            .init_resource::<inspector::OpenInventory>()
            .init_resource::<sound::Heard>()
            .init_resource::<sharpness::Motion>()
            .add_systems(Last, sharpness::sharpen)
            .add_plugins((title::plugin, designers::plugin, keys::KeysPlugin))
            .add_systems(Startup, set_the_stage)
            .add_systems(
                Update,
                (
                    wishes::grant,
                    settings::apply,
                    heraldry::wear,
                    table_screen::pass_time.run_if(in_state(Screen::Table)),
                    (
                        sound::listen,
                        board::lay_ground,
                        board::light_places,
                        board::light_pointer,
                        counters::keep_counters,
                        counters::glide,
                        camera::aim,
                    )
                        .run_if(in_state(Screen::Table)),
                )
                    .chain(),
            )
            .add_systems(
                EguiPrimaryContextPass,
                (
                    dress,
                    title::draw.run_if(in_state(Screen::Title)),
                    setup::draw.run_if(in_state(Screen::Setup)),
                    table_screen::draw.run_if(in_state(Screen::Table)),
                    table_screen::draw_common_dialogs,
                    settings_page::draw,
                    keys_page::draw,
                    wake_for_wishes,
                )
                    .chain(),
            );
    }
}

fn set_the_stage(mut commands: Commands, mut fonts: ResMut<Assets<Font>>) {
    commands.spawn((Camera2d, sharpness::SMOOTH));
    commands.insert_resource(counters::Typeface(fonts.add(Font::from_bytes(theme::BOLD_FACE.to_vec()))));
}

fn dress(
    mut contexts: EguiContexts,
    look: Res<theme::Look>,
    preferences: Res<settings::Preferences>,
    window: Single<&Window>,
    mut clear: ResMut<ClearColor>,
    mut moving: ResMut<idle::Moving>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if theme::dress(ctx, *look) {
        moving.0 = true;
    }
    // The size of the text is a setting, which egui's own keys for it would go round.
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
    keys::tell_egui(ctx, &preferences.keys);
    let zoom = preferences.text_size_in(window.width(), window.height()) as f32 / 100.0;
    if ctx.zoom_factor() != zoom {
        ctx.set_zoom_factor(zoom);
        moving.0 = true;
    }
    let [r, g, b, _] = look.colours().table.to_array();
    clear.0 = Color::srgb_u8(r, g, b);
    Ok(())
}

/// A wish is granted in the next update: the window must not rest before it.
fn wake_for_wishes(wishes: Res<Wishes>, mut moving: ResMut<idle::Moving>) {
    if !wishes.0.is_empty() {
        moving.0 = true;
    }
}

/// The paper on which a screen lays its panels.
fn root(ctx: &egui::Context) -> egui::Ui {
    let place = egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.viewport_rect());
    egui::Ui::new(ctx.clone(), "screen".into(), place)
}

/// A sheet over everything, which is answered first.
fn modal(ctx: &egui::Context, name: &str, content: impl FnOnce(&mut egui::Ui) -> Option<Wish>) -> Option<Wish> {
    let frame = egui::Frame::window(&ctx.global_style());
    let shown = egui::Modal::new(egui::Id::new(name)).frame(frame).show(ctx, content);
    shown.inner
}
