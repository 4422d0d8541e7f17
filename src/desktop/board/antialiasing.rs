//! When the board is drawn, and with what edges. Smooth ones cost a machine without a graphics card more than half of its
//! time: such a machine leaves them away while something moves or changes on the board, draws them when it stands still
//! again, and then draws the board no more until something changes. On a graphics card it is drawn in every picture.
use super::ground::picture::LandPicture;
use super::meshes::{Ink, mesh};
use crate::desktop::platform::idle::Moving;
use crate::desktop::platform::kept_picture::{Drawing, NOTHING, Renderer};
use crate::desktop::session::screen::Screen;
use crate::desktop::theme::{Lighting, Look};
use bevy::camera::visibility::{NoFrustumCulling, RenderLayers};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::window::{WindowResized, WindowScaleFactorChanged};

/// Something moves on the board in this picture: it glides, rolls, or is dragged about.
#[derive(Resource, Default)]
pub struct BoardMotion(pub bool);

/// The window while something moves on its board.
#[derive(SystemParam)]
pub struct MovingBoard<'w> {
    moving: ResMut<'w, Moving>,
    motion: ResMut<'w, BoardMotion>,
}

impl MovingBoard<'_> {
    /// It has moved in this picture: another picture follows.
    pub fn keep(&mut self) {
        self.moving.0 = true;
        self.motion.0 = true;
    }
}

/// Pictures without motion or change after which edges are smooth again: no flicker between two moves that follow each other.
pub const STILL: u32 = 5;
/// Pictures after which the last one is kept; two with smooth edges come before, so that all that is new has arrived in it.
pub const KEPT: u32 = STILL + 2;
/// Pictures after which the window may rest: by then Bevy has given back what smooth edges were drawn on, 32 MB at 1280x800.
pub const REST: u32 = KEPT + 5;

/// With smooth edges.
pub const SMOOTH: Msaa = Msaa::Sample4;

/// How long nothing has moved or changed on the board, in pictures.
#[derive(Default)]
pub struct Stillness(pub u32);

impl Stillness {
    /// How a picture is drawn, by whether something has moved or changed since the one before.
    pub fn after(&mut self, changed: bool) -> Drawing {
        self.0 = if changed { 0 } else { (self.0 + 1).min(REST) };
        match self.0 {
            0..STILL => Drawing::Fast,
            STILL..KEPT => Drawing::Smooth,
            _ => Drawing::Kept,
        }
    }
    /// Whether nothing more has to be drawn until something changes.
    pub fn rests(&self) -> bool {
        self.0 == REST
    }
}

/// A speck too small for any point of the picture: Bevy 0.19 goes on drawing what it drew last where there is nothing to be
/// seen at all.
pub fn speck(meshes: &mut Assets<Mesh>, inks: &mut Assets<Ink>) -> impl Bundle {
    let speck = mesh(&[], Look::default(), Lighting::Shining);
    (
        RenderLayers::layer(NOTHING),
        Mesh2d(meshes.add(speck)),
        MeshMaterial2d(inks.add(Ink::default())),
        NoFrustumCulling,
    )
}

type OnBoard = Or<(With<Mesh2d>, With<Text2d>, With<Drawing>)>;
type Altered = Or<(
    Changed<GlobalTransform>,
    Changed<InheritedVisibility>,
    Changed<Mesh2d>,
    Changed<MeshMaterial2d<Ink>>,
    Changed<Text2d>,
    Changed<TextFont>,
    Changed<TextColor>,
    Changed<TextLayoutInfo>,
    Changed<Projection>,
)>;
/// How the camera of the board draws.
type How = (&'static mut Camera, &'static mut Msaa, &'static mut Drawing, &'static mut RenderLayers);

/// Everything that can make the board look otherwise than it did.
#[derive(SystemParam)]
pub struct BoardChanges<'w, 's> {
    things: Query<'w, 's, (), (OnBoard, Altered)>,
    meshes: MessageReader<'w, 's, AssetEvent<Mesh>>,
    inks: MessageReader<'w, 's, AssetEvent<Ink>>,
    gone_meshes: RemovedComponents<'w, 's, Mesh2d>,
    gone_texts: RemovedComponents<'w, 's, Text2d>,
    resized: MessageReader<'w, 's, WindowResized>,
    scaled: MessageReader<'w, 's, WindowScaleFactorChanged>,
    clear: Res<'w, ClearColor>,
}

impl BoardChanges<'_, '_> {
    /// Whether there are any since the last call.
    fn any(&mut self) -> bool {
        let events = self.meshes.read().count()
            + self.inks.read().count()
            + self.gone_meshes.read().count()
            + self.gone_texts.read().count()
            + self.resized.read().count()
            + self.scaled.read().count();
        events > 0 || self.clear.is_changed() || !self.things.is_empty()
    }
}

/// Where a processor draws the picture, a board on which nothing happens is not drawn again.
pub fn draw_when_changed(
    (screen, renderer): (Res<State<Screen>>, Renderer),
    mut motion: ResMut<BoardMotion>,
    mut changes: BoardChanges,
    mut stillness: Local<Stillness>,
    pictures: Query<&RenderLayers, With<LandPicture>>,
    camera: Single<How, Without<LandPicture>>,
    mut moving: ResMut<Moving>,
) {
    let in_motion = std::mem::take(&mut motion.bypass_change_detection().0);
    let changed = changes.any();
    let (mut camera, mut edges, mut how, mut layers) = camera.into_inner();
    if !renderer.is_processor() {
        edges.set_if_neq(SMOOTH);
        return;
    }
    let drawing = stillness.after(in_motion || changed);
    // Only a board has edges; without one the memory that they take is spared.
    let has_edges = drawing == Drawing::Smooth && *screen.get() == Screen::Table;
    edges.set_if_neq(if has_edges { SMOOTH } else { Msaa::Off });
    let has_picture = pictures.iter().any(|layers| *layers != RenderLayers::none());
    layers.set_if_neq(drawing.layers(has_picture));
    if (*how == Drawing::Kept) != (drawing == Drawing::Kept) {
        let is_kept = drawing == Drawing::Kept;
        camera.clear_color = if is_kept { ClearColorConfig::None } else { ClearColorConfig::Default };
    }
    how.set_if_neq(drawing);
    moving.0 |= !stillness.rests();
}
