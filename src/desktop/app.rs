//! Puts the window together: its plugins, resources and systems. Only the command line, which opens the window, imports this file.
use super::board::{
    antialiasing, camera, counters, effects, ground, layers, lights, meshes, named, overlays, traced_areas, trails,
};
use super::input::keys;
use super::pages::{comparison, game_choice, inspector, keys as keys_page, rosters, rules, settings as settings_page};
use super::panels::hand::played;
use super::panels::{hand, orders};
use super::platform::library::Library;
use super::platform::{first_window, font_atlases, idle, kept_picture, overlay_shader, screen_reader, settings};
use super::screens::{play, setup, title};
use super::session::match_setup::{self, MatchSetup};
use super::session::opening::{MatchCount, serve_openings};
use super::session::requests::{Dialog, Requests, ServeRequests, redraw_for_requests};
use super::session::screen::Screen;
use super::session::{arms, exports, hot_reload, leaving, serving};
use super::{sound, theme};
use crate::table::data::Source;
use crate::table::text::locales::{Lang, Texts};
use bevy::camera::visibility::VisibilitySystems;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{MemoryHints, WgpuSettings};
use bevy::sprite_render::Material2dPlugin;
use bevy::window::{PresentMode, WindowCloseRequested, WindowDestroyed, WindowResolution};
use bevy::winit::WinitPlugin;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass};

/// The blocks in which memory of the graphics card is taken, from and to so many bytes: 4 MB, the least that there is.
const BLOCKS: MemoryHints = MemoryHints::Manual { suballocated_device_memory_block_size: 4 << 20..4 << 20 };

/// The window's app, not running yet: it runs until the window is closed. Without a language of its own the run has the one
/// of the settings, else the system's.
///
/// # Panics
/// There is no display to open a window on.
pub fn app(source: &Source, lang: Option<Lang>) -> App {
    let mut app = App::new();
    let file = settings::SettingsFile::of_user();
    let (preferences, problem) = file.read();
    let texts = Texts::new(lang.or(preferences.language).unwrap_or_else(Lang::of_system));
    let dialog = problem.map_or(Dialog::None, |problem| Dialog::Problem(problem.tell(&texts)));
    let library = Library { saves: preferences.folder_of_saves(), ..Library::read(source) };
    let wanted = wanted_size();
    let window = Window {
        title: "Mesnie".into(),
        name: Some("mesnie".into()),
        resolution: window_size(wanted),
        // A picture is out at once. Those that wait their turn for the screen are handed over by a thread of the driver,
        // which on X11 may go to sleep with the last one: a window that rests then shows what it showed before.
        present_mode: PresentMode::AutoNoVsync,
        ..default()
    };
    app.add_plugins(
        DefaultPlugins
            // What closes the window is asked about: see `leaving`.
            .set(WindowPlugin { primary_window: Some(window), close_when_requested: false, ..default() })
            .set(RenderPlugin {
                // The first picture is complete: nothing is left out because it is still being compiled.
                synchronous_pipeline_compilation: true,
                // In small blocks: what fills one by itself, as most of what a picture is drawn on, is given back when it is no
                // longer needed. Kept in large ones for the next picture, it costs more memory than a match.
                render_creation: WgpuSettings { memory_hints: BLOCKS, ..default() }.into(),
                ..default()
            })
            // Tests open the window on a thread of theirs.
            .set(WinitPlugin { run_on_any_thread: true })
            .set(LogPlugin { filter: "warn,wgpu=error,naga=error".into(), ..default() }),
    )
    .add_plugins((EguiPlugin::default(), overlay_shader::OverlayShaderPlugin))
    .add_plugins(Material2dPlugin::<meshes::Ink>::default())
    .add_plugins((idle::IdlePlugin, kept_picture::KeptPicturePlugin, font_atlases::FontAtlasPlugin))
    .add_plugins((screen_reader::ScreenReaderPlugin, DesktopPlugin))
    .insert_resource(texts)
    .insert_resource(library)
    .insert_resource(preferences)
    .insert_resource(file)
    .insert_resource(dialog);
    if wanted.is_none() {
        app.init_resource::<first_window::FitToScreen>();
    }
    #[cfg(feature = "sound")]
    app.add_plugins(sound::SoundPlugin);
    app
}

/// What the environment variable `MESNIE_WINDOW` says (`1280x800`); nothing: the screen decides.
fn wanted_size() -> Option<(u32, u32)> {
    let wanted = std::env::var("MESNIE_WINDOW").ok()?;
    let (width, height) = wanted.split_once('x')?;
    Some((width.parse().ok()?, height.parse().ok()?))
}

/// The size that was asked for, else one that is on every screen until the screen is known.
fn window_size(wanted: Option<(u32, u32)>) -> WindowResolution {
    let (width, height) = wanted.unwrap_or((1280, 720));
    WindowResolution::new(width.clamp(640, 8000), height.clamp(480, 8000))
}

/// Everything of the window but the renderer.
pub struct DesktopPlugin;
impl Plugin for DesktopPlugin {
    fn build(&self, app: &mut App) {
        app.init_state::<Screen>()
            .add_message::<WindowCloseRequested>()
            .add_message::<WindowDestroyed>()
            .init_resource::<ClearColor>()
            .init_resource::<theme::Look>()
            .init_resource::<Requests>()
            .init_resource::<Dialog>()
            .init_resource::<settings::Preferences>()
            .init_resource::<settings::SettingsFile>()
            .init_resource::<settings_page::Typed>()
            .init_resource::<keys_page::KeyPage>()
            .init_resource::<orders::Drawer>()
            .init_resource::<hand::HandDrawer>()
            .init_resource::<played::OnTable>()
            .init_resource::<MatchCount>()
            .init_resource::<MatchSetup>()
            .init_resource::<camera::Lens>()
            .init_resource::<lights::Pointing>()
            .init_resource::<named::Named>()
            .init_resource::<play::PlayScreen>()
            .init_resource::<game_choice::GameChoice>()
            .init_resource::<rules::OpenBook>()
            .init_resource::<rosters::OpenRosters>()
            .init_resource::<inspector::OpenInventory>()
            .init_resource::<comparison::OpenComparison>()
            .init_resource::<sound::PendingSounds>()
            .init_resource::<antialiasing::BoardMotion>()
            .add_systems(Last, leaving::end_with_window)
            .add_systems(
                PostUpdate,
                antialiasing::draw_when_changed
                    .after(TransformSystems::Propagate)
                    .before(VisibilitySystems::CheckVisibility),
            )
            .add_systems(OnEnter(Screen::Setup), rosters::look_again)
            .add_plugins((title::plugin, hot_reload::plugin, keys::KeysPlugin))
            .add_systems(OnExit(Screen::Setup), match_setup::keep_choices)
            .add_systems(OnEnter(Screen::Table), match_setup::keep_choices)
            .add_systems(Startup, (set_the_stage, orders::pull_out_as_left, match_setup::choose_as_left))
            .add_systems(First, first_window::fit_to_screen.run_if(resource_exists::<first_window::FitToScreen>))
            .add_systems(
                Update,
                (
                    (
                        leaving::quit_when_closed,
                        rosters::ask_before_quitting,
                        redraw_for_requests,
                        leaving::ask_before_leaving,
                        serving::serve_match,
                        exports::serve_exports,
                        serving::serve_dialogs,
                        orders::serve_order_list,
                        serving::serve_window,
                        serve_openings,
                        camera::serve_camera,
                        camera::follow_events,
                    )
                        .chain()
                        .in_set(ServeRequests),
                    settings::apply,
                    arms::apply_arms,
                    play::pass_time.run_if(in_state(Screen::Table)),
                    (
                        sound::listen,
                        ground::lay_ground,
                        ground::picture::develop,
                        lights::light_places,
                        lights::light_pointer,
                        named::light_named,
                        traced_areas::light_areas,
                        trails::draw_trails,
                        counters::keep_counters,
                        counters::glide,
                        effects::show_effects,
                        play::pass_played,
                        camera::aim,
                        camera::cover_behind_panels,
                        layers::sharpen_letters,
                        overlays::draw_overlay,
                    )
                        .run_if(in_state(Screen::Table)),
                )
                    .chain(),
            )
            .add_systems(
                EguiPrimaryContextPass,
                (
                    apply_look,
                    title::draw.run_if(in_state(Screen::Title)),
                    setup::draw.run_if(in_state(Screen::Setup)),
                    play::draw.run_if(in_state(Screen::Table)),
                    play::draw_common_dialogs,
                    rosters::draw,
                    settings_page::draw,
                    keys_page::draw,
                    wake_for_requests,
                )
                    .chain(),
            );
    }
}

fn set_the_stage(
    mut commands: Commands,
    mut fonts: ResMut<Assets<Font>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut inks: ResMut<Assets<meshes::Ink>>,
) {
    commands.spawn((Camera2d, Msaa::Off, kept_picture::keeping()));
    commands.spawn(antialiasing::speck(&mut meshes, &mut inks));
    commands.insert_resource(layers::Typeface(fonts.add(Font::from_bytes(theme::BOLD_FACE.to_vec()))));
}

/// Gives the window the look and the size of text that the settings ask for.
fn apply_look(
    mut contexts: EguiContexts,
    look: Res<theme::Look>,
    preferences: Res<settings::Preferences>,
    window: Single<(Entity, &Window)>,
    mut clear: ResMut<ClearColor>,
    (mut moving, mut pointer): (ResMut<idle::Moving>, MessageWriter<bevy::window::WindowEvent>),
    mut grown: Local<u8>,
) -> Result {
    /// Pictures until another size of the text is surely in use.
    const SETTLES: u8 = 3;
    let (entity, window) = *window;
    let ctx = contexts.ctx_mut()?;
    if theme::apply_style(ctx, *look) {
        moving.0 = true;
    }
    // The size of the text is a setting; egui's own keys for it would change it behind the setting's back.
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
    keys::tell_egui(ctx, &preferences.keys);
    let zoom = preferences.text_size_in(window.width(), window.height()) as f32 / 100.0;
    if ctx.zoom_factor() != zoom {
        if !crate::desktop::pages::settings::is_choosing_size(ctx) {
            ctx.set_zoom_factor(zoom);
            *grown = SETTLES;
        }
        moving.0 = true;
    }
    // A pointer that rests points at something else from the picture on that has the new size.
    if *grown > 0 {
        *grown -= 1;
        let rests = window.cursor_position();
        pointer.write_batch(rests.map(|position| CursorMoved { window: entity, position, delta: None }.into()));
        moving.0 = true;
    }
    let [r, g, b, _] = look.colours().table.to_array();
    let table = Color::srgb_u8(r, g, b);
    if clear.0 != table {
        clear.0 = table;
    }
    Ok(())
}

/// A request is served in the next update: the window must not rest before it.
fn wake_for_requests(requests: Res<Requests>, mut moving: ResMut<idle::Moving>) {
    if !requests.0.is_empty() {
        moving.0 = true;
    }
}
