//! Looking at the board: it is fitted into the space that the panels leave; wheel and drag go closer and about.
mod following;

pub use following::follow_events;

use super::antialiasing::BoardMotion;
use super::ground::picture::LandCamera;
use super::meshes::{Ink, mesh};
use crate::desktop::face::{COUNTER_HALF, Point, Scenery, Shape};
use crate::desktop::session::Session;
use crate::desktop::session::match_session::FirstSight;
use crate::desktop::session::requests::{Requests, Server};
use crate::desktop::session::screen::Screen;
use crate::desktop::theme::{Lighting, Look};
use bevy::camera::visibility::NoFrustumCulling;
use bevy::prelude::*;
use bevy_egui::egui;

/// Where the board is looked at.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Lens {
    /// The point of the board in the middle of the space for it.
    pub centre: Vec2,
    /// Points of the screen for a unit of the board.
    pub zoom: f32,
    /// The space that the panels leave, in points of the screen.
    pub space: egui::Rect,
    /// What of the window no panel hides: that space, and what is below it while a panel needs less than it has room for.
    pub visible: egui::Rect,
    /// Logical pixels of the window for a point of the screen: text and panels can be larger than usual.
    pub scale: f32,
    /// A person has moved it: it is no longer fitted when the space changes.
    pub moved: bool,
    /// How much closer than the whole board it may be looked at.
    pub closest: f32,
    /// The lower left and the upper right corner of the board.
    pub extent: (Point, Point),
    /// How much is seen around it, in units of the board.
    pub margin: f32,
    /// What of the board is looked at before somebody moves it.
    pub first: FirstSight,
}

impl Default for Lens {
    fn default() -> Self {
        let space = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(800.0, 600.0));
        Self {
            centre: Vec2::ZERO,
            zoom: 1.0,
            space,
            visible: space,
            scale: 1.0,
            moved: false,
            closest: CLOSEST,
            extent: ([0.0; 2], [1.0; 2]),
            margin: MARGIN,
            first: FirstSight::Whole,
        }
    }
}

/// Room around the board, in its own units.
pub const MARGIN: f32 = 58.0;
/// The same where the board is painted on a page of its own: the page goes on around it.
const PAGE_MARGIN: f32 = 10.0;

/// How much closer than the whole board a place may be looked at, and a base on an open table, which is smaller.
const CLOSEST: f32 = 5.0;
const CLOSEST_TO_BASES: f32 = 12.0;

/// Counters that are narrower than this, in points, cannot be read; a board that would show them so is not shown as a whole at
/// first.
pub const UNREADABLE: f32 = 15.0;
/// How wide they are made then at least, and at most, by filling the space from side to side or from top to bottom.
pub const READABLE: (f32, f32) = (18.0, 28.0);

impl Lens {
    pub fn look_at(&mut self, scenery: &Scenery, first: FirstSight) {
        self.extent = scenery.extent();
        self.margin = if scenery.page.is_some() { PAGE_MARGIN } else { MARGIN };
        self.first = first;
        self.closest = if scenery.ground.is_some() { CLOSEST_TO_BASES } else { CLOSEST };
        self.fit();
    }
    /// The whole board in the middle, or what of it is looked at first.
    pub fn fit(&mut self) {
        self.moved = false;
        let whole = self.fitting();
        let middle = |([x0, y0], [x1, y1]): (Point, Point)| Vec2::new((x0 + x1) / 2.0, (y0 + y1) / 2.0);
        let within = |([x0, y0], [x1, y1]): (Point, Point)| {
            Vec2::new(self.space.width() / (x1 - x0), self.space.height() / (y1 - y0))
        };
        (self.centre, self.zoom) = match self.first {
            FirstSight::Part(low, high) => (middle((low, high)), within((low, high)).min_element().max(whole)),
            FirstSight::Readable(low, high) if self.is_large() => {
                let (least, most) = (READABLE.0 / 2.0 / COUNTER_HALF, READABLE.1 / 2.0 / COUNTER_HALF);
                let zoom = within(self.with_margin()).max_element().clamp(least, most).min(whole * self.closest);
                (self.on_board(middle((low, high)), zoom), zoom)
            }
            FirstSight::Whole | FirstSight::Readable(..) => (middle(self.extent), whole),
        };
    }
    /// The whole board in the middle.
    pub fn fit_whole(&mut self) {
        self.first = FirstSight::Whole;
        self.fit();
    }
    /// Whether all of the board is in sight.
    pub fn shows_whole(&self) -> bool {
        let (low, high) = self.extent;
        self.space.expand(1.0).contains_rect(egui::Rect::from_two_pos(self.screen_point(low), self.screen_point(high)))
    }
    /// Whether the board is so large that its counters could not be read if all of it were shown.
    pub fn is_large(&self) -> bool {
        self.fitting() * 2.0 * COUNTER_HALF < UNREADABLE
    }
    /// Puts a point of the board into the middle, as far as no more is seen beyond the edge of the board than must be.
    pub fn centre_on(&mut self, [x, y]: Point) {
        self.centre = self.on_board(Vec2::new(x, y), self.zoom);
        self.moved = true;
    }
    /// The nearest point to this one that can be in the middle so that no more is seen beyond the edge of the board than must be.
    fn on_board(&self, middle: Vec2, zoom: f32) -> Vec2 {
        let (low, high) = self.with_margin();
        let half = Vec2::new(self.space.width(), self.space.height()) / 2.0 / zoom;
        let (low, high) = (Vec2::from(low) + half, Vec2::from(high) - half);
        let between = (low + high) / 2.0;
        // Where all of it is seen it is in the middle.
        middle.clamp(low.min(between), high.max(between))
    }
    /// The corners of the board with what is seen around it.
    fn with_margin(&self) -> (Point, Point) {
        let ([x0, y0], [x1, y1]) = self.extent;
        ([x0 - self.margin, y0 - self.margin], [x1 + self.margin, y1 + self.margin])
    }
    /// How near the whole board is looked at.
    fn fitting(&self) -> f32 {
        let ([x0, y0], [x1, y1]) = self.with_margin();
        (self.space.width() / (x1 - x0)).min(self.space.height() / (y1 - y0)).max(0.05)
    }
    pub fn set_space(&mut self, space: egui::Rect) {
        if self.space != space && space.width() > 1.0 && space.height() > 1.0 {
            self.space = space;
            if !self.moved {
                self.fit();
            }
        }
    }
    /// The point of the board under a point of the screen.
    pub fn board_point(&self, p: egui::Pos2) -> Point {
        let d = p - self.space.center();
        [self.centre.x + d.x / self.zoom, self.centre.y - d.y / self.zoom]
    }
    /// The point of the screen over a point of the board.
    pub fn screen_point(&self, [x, y]: Point) -> egui::Pos2 {
        self.space.center() + egui::vec2((x - self.centre.x) * self.zoom, (self.centre.y - y) * self.zoom)
    }
    pub fn pan(&mut self, by: egui::Vec2) {
        self.centre += Vec2::new(-by.x, by.y) / self.zoom;
        let ([x0, y0], [x1, y1]) = self.extent;
        self.centre = self.centre.clamp(Vec2::new(x0, y0), Vec2::new(x1, y1));
        self.moved = true;
    }
    /// Goes closer or farther, keeping what is under the pointer there.
    pub fn zoom_at(&mut self, pointer: egui::Pos2, factor: f32) {
        let before = self.board_point(pointer);
        let fitting = self.fitting();
        self.zoom = (self.zoom * factor).clamp(fitting * 0.6, fitting * self.closest);
        let after = self.board_point(pointer);
        self.centre += Vec2::new(before[0] - after[0], before[1] - after[1]);
        self.moved = true;
    }
}

/// A match that has just been opened is looked at as a whole, or where something happens on a large board; the whole is seen when
/// somebody asks for it.
pub fn serve_camera(
    mut requests: ResMut<Requests>,
    session: Option<Res<Session>>,
    mut lens: ResMut<Lens>,
    mut seen: Local<Option<u64>>,
) {
    let now = session.as_ref().map(|session| session.number);
    if *seen != now {
        *seen = now;
        session.iter().for_each(|session| lens.look_at(&session.scenery, session.first_sight()));
    }
    if !requests.take(Server::Camera).is_empty() {
        lens.fit_whole();
    }
}

/// The camera that shows the board.
type OfBoard = (With<Camera2d>, Without<LandCamera>);

/// Puts the camera where the lens says.
pub fn aim(
    lens: Res<Lens>,
    window: Single<&Window>,
    camera: Single<(&mut Transform, &mut Projection), OfBoard>,
    mut motion: ResMut<BoardMotion>,
) {
    let (mut transform, mut projection) = camera.into_inner();
    let middle = egui::pos2(window.width() / 2.0, window.height() / 2.0) / lens.scale;
    let [x, y] = lens.board_point(middle);
    let translation = Vec3::new(x, y, transform.translation.z);
    if transform.translation != translation {
        transform.translation = translation;
        motion.0 = true;
    }
    let scale = 1.0 / (lens.zoom * lens.scale);
    if matches!(&*projection, Projection::Orthographic(seen) if seen.scale != scale)
        && let Projection::Orthographic(seen) = &mut *projection
    {
        seen.scale = scale;
        motion.0 = true;
    }
}

/// Over everything on the board.
const OVER_ALL: f32 = 900.0;

/// Lies over what the panels hide of the board, so that it is not drawn: the space for the board and the
/// window for which it was made, in pixels.
#[derive(Component)]
pub struct BehindPanels(egui::Rect, Vec2);

/// Covers what is not in the space for the board.
pub fn cover_behind_panels(
    lens: Res<Lens>,
    window: Single<&Window>,
    clear: Res<ClearColor>,
    camera: Single<(&Transform, &Projection), (OfBoard, Without<BehindPanels>)>,
    mut cover: Query<(Entity, &BehindPanels, &mut Transform)>,
    mut commands: Commands,
    (mut meshes, mut inks): (ResMut<Assets<Mesh>>, ResMut<Assets<Ink>>),
) {
    let (camera, projection) = camera.into_inner();
    let Projection::Orthographic(seen) = projection else { return };
    let size = Vec2::new(window.width(), window.height());
    let placed = camera.translation.truncate().extend(OVER_ALL);
    let placed = Transform::from_translation(placed).with_scale(Vec2::splat(seen.scale).extend(1.0));
    let space = lens.visible * lens.scale;
    let mut is_there = false;
    for (entity, made_for, mut transform) in &mut cover {
        is_there = made_for.0 == space && made_for.1 == size && !clear.is_changed();
        if is_there {
            transform.set_if_neq(placed);
        } else {
            commands.entity(entity).despawn();
        }
    }
    if is_there {
        return;
    }
    // In pixels from the middle of the window.
    let corner = |p: egui::Pos2| [p.x - size.x / 2.0, size.y / 2.0 - p.y];
    let (low, high) = (corner(space.left_bottom()), corner(space.right_top()));
    // As far as there is anything to be seen, and some more.
    let far = size.max_element();
    let rect = |x0: f32, y0: f32, x1: f32, y1: f32| vec![[x0, y0], [x1, y0], [x1, y1], [x0, y1]];
    let table = clear.0.to_srgba().to_u8_array();
    let shapes = [
        rect(-far, -far, low[0], far),
        rect(high[0], -far, far, far),
        rect(low[0], -far, high[0], low[1]),
        rect(low[0], high[1], high[0], far),
    ];
    let shapes = shapes.map(|outline| Shape::new(outline, table));
    commands.spawn((
        BehindPanels(space, size),
        DespawnOnExit(Screen::Table),
        Mesh2d(meshes.add(mesh(&shapes, Look::default(), Lighting::Shining))),
        MeshMaterial2d(inks.add(Ink { is_solid: true })),
        placed,
        NoFrustumCulling,
    ));
}
