//! The land drawn once into a picture. A machine that draws with its processor shows that while something moves: some ten
//! thousand shapes become one. When the board rests, the land is drawn in its shapes, as sharp as the screen.
use crate::desktop::board::painter::BoardPainter;
use crate::desktop::face::Shape;
use crate::desktop::platform::kept_picture::{PICTURE_OF_LAND, Renderer, SHAPES_OF_LAND};
use crate::desktop::session::screen::Screen;
use bevy::camera::visibility::{NoFrustumCulling, RenderLayers};
use bevy::camera::{RenderTarget, ScalingMode};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::sprite_render::AlphaMode2d;

/// The longer side of the picture, in its pixels.
const LONG_SIDE: f32 = 1536.0;

/// Pictures of the window until the land is surely in its own: its shapes have reached the renderer by then.
const EXPOSURE: u32 = 3;

/// The picture as it lies on the table.
#[derive(Component)]
pub struct LandPicture;

/// The camera that takes it, and for how many more pictures of the window it does.
#[derive(Component)]
pub struct LandCamera(u32);

type OfPicture = Or<(With<LandPicture>, With<LandCamera>)>;

/// What taking the picture needs.
#[derive(SystemParam)]
pub struct Photographer<'w, 's> {
    renderer: Renderer<'w>,
    images: Option<ResMut<'w, Assets<Image>>>,
    materials: Option<ResMut<'w, Assets<ColorMaterial>>>,
    old: Query<'w, 's, Entity, OfPicture>,
}

impl Photographer<'_, '_> {
    /// Takes a picture of what is in `SHAPES_OF_LAND` where these shapes of the land are, if this machine shows it.
    pub fn take(&mut self, land: &[Shape], over: f32, painter: &mut BoardPainter) {
        painter.wipe(self.old.iter());
        let (Some(images), Some(materials)) = (&mut self.images, &mut self.materials) else { return };
        let points = || land.iter().flat_map(|shape| &shape.outline).map(|p| Vec2::from(*p));
        let Some(first) = points().next().filter(|_| self.renderer.is_processor()) else { return };
        let (low, high) = points().fold((first, first), |(low, high), p| (low.min(p), high.max(p)));
        let size = high - low;
        let pixels = (size * LONG_SIDE / size.max_element()).ceil().max(Vec2::ONE).as_uvec2();
        let target = Image::new_target_texture(pixels.x, pixels.y, TextureFormat::Rgba8UnormSrgb, None);
        // Only the renderer has its pixels.
        let picture = images.add(Image { data: None, ..target });
        let middle = (low + high) / 2.0;
        painter.commands.spawn((
            LandCamera(EXPOSURE),
            DespawnOnExit(Screen::Table),
            Camera2d,
            Camera { order: -1, ..default() },
            RenderTarget::Image(picture.clone().into()),
            Projection::Orthographic(OrthographicProjection {
                scaling_mode: ScalingMode::Fixed { width: size.x, height: size.y },
                ..OrthographicProjection::default_2d()
            }),
            Transform::from_translation(middle.extend(0.0)),
            RenderLayers::layer(SHAPES_OF_LAND),
            Msaa::Off,
        ));
        let ink = ColorMaterial { texture: Some(picture), alpha_mode: AlphaMode2d::Opaque, ..default() };
        let lying = painter.keep(Rectangle::from_size(size).into());
        painter.commands.spawn((
            LandPicture,
            DespawnOnExit(Screen::Table),
            lying,
            MeshMaterial2d(materials.add(ink)),
            Transform::from_translation(middle.extend(over)),
            // Until it is taken, no camera sees it.
            RenderLayers::none(),
            NoFrustumCulling,
        ));
    }
}

/// Ends what takes the picture when it is taken.
pub fn develop(
    mut cameras: Query<(Entity, &mut LandCamera)>,
    pictures: Query<Entity, With<LandPicture>>,
    mut commands: Commands,
) {
    for (entity, mut camera) in &mut cameras {
        camera.0 -= 1;
        if camera.0 == 0 {
            commands.entity(entity).despawn();
            let shown = RenderLayers::layer(PICTURE_OF_LAND);
            pictures.iter().for_each(|picture| {
                commands.entity(picture).insert(shown.clone());
            });
        }
    }
}
