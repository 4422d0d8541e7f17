//! Keeps the last picture of a board that rests. A machine that draws with its processor shows it again under panels that
//! change, instead of drawing the board anew.
use bevy::camera::CameraMainTextureUsages;
use bevy::camera::visibility::RenderLayers;
use bevy::core_pipeline::{Core2d, Core2dSystems};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::extract_component::{ExtractComponent, ExtractComponentPlugin};
use bevy::render::render_resource::{Texture, TextureDescriptor, TextureDimension, TextureUsages};
use bevy::render::renderer::{RenderAdapterInfo, RenderContext, RenderDevice, ViewQuery};
use bevy::render::view::ViewTarget;
use bevy_egui::render::egui_pass;

/// The machine that draws the pictures of the window.
#[derive(SystemParam)]
pub struct Renderer<'w>(Option<Res<'w, RenderAdapterInfo>>);

impl Renderer<'_> {
    /// Whether that is its processor: there is no graphics card.
    pub fn is_processor(&self) -> bool {
        // The renderer does not export the type of this: it is known by its name.
        self.0.as_ref().is_some_and(|adapter| format!("{:?}", adapter.device_type) == "Cpu")
    }
}

/// The layers of what only some cameras see, or one only at times: nothing at all, the land as shapes, the land as a picture.
/// All else is in the first.
pub const NOTHING: usize = 1;
pub const SHAPES_OF_LAND: usize = 2;
pub const PICTURE_OF_LAND: usize = 3;

/// How the camera draws the board.
#[derive(Component, ExtractComponent, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Drawing {
    /// Anew, as fast as it can be.
    #[default]
    Fast,
    /// Anew, with smooth edges; the picture is kept.
    Smooth,
    /// Not at all: the picture that was kept is shown again.
    Kept,
}

impl Drawing {
    /// What the camera sees that draws so.
    pub fn layers(self, land_has_picture: bool) -> RenderLayers {
        match self {
            Self::Fast if land_has_picture => RenderLayers::from_layers(&[0, PICTURE_OF_LAND]),
            Self::Fast | Self::Smooth => RenderLayers::from_layers(&[0, SHAPES_OF_LAND]),
            Self::Kept => RenderLayers::layer(NOTHING),
        }
    }
}

pub struct KeptPicturePlugin;
impl Plugin for KeptPicturePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(ExtractComponentPlugin::<Drawing>::default());
        if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
            renderer.add_systems(Core2d, keep_picture.after(Core2dSystems::MainPass).before(egui_pass));
        }
    }
}

/// What a camera needs whose pictures are kept.
pub fn keeping() -> impl Bundle {
    let drawing = Drawing::default();
    (drawing, drawing.layers(false), CameraMainTextureUsages::default().with(TextureUsages::COPY_DST))
}

/// Keeps what the camera has drawn, or puts back what was kept.
fn keep_picture(
    view: ViewQuery<(&Drawing, &ViewTarget)>,
    mut kept: Local<Option<Texture>>,
    device: Res<RenderDevice>,
    mut context: RenderContext,
) {
    let (drawing, target) = view.into_inner();
    let picture = target.main_texture();
    let fits = |texture: &Texture| texture.size() == picture.size() && texture.format() == picture.format();
    match drawing {
        Drawing::Fast => {}
        Drawing::Smooth => {
            let kept = match &*kept {
                Some(kept) if fits(kept) => kept,
                _ => kept.insert(device.create_texture(&TextureDescriptor {
                    label: Some("kept_picture"),
                    size: picture.size(),
                    mip_level_count: 1,
                    sample_count: 1,
                    dimension: TextureDimension::D2,
                    format: picture.format(),
                    usage: TextureUsages::COPY_SRC | TextureUsages::COPY_DST,
                    view_formats: &[],
                })),
            };
            let (from, to) = (picture.as_image_copy(), kept.as_image_copy());
            context.command_encoder().copy_texture_to_texture(from, to, picture.size());
        }
        Drawing::Kept => {
            if let Some(kept) = kept.as_ref().filter(|kept| fits(kept)) {
                let (from, to) = (kept.as_image_copy(), picture.as_image_copy());
                context.command_encoder().copy_texture_to_texture(from, to, picture.size());
            }
        }
    }
}
