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
    closest: f32,
    extent: (Point, Point),
    /// How much is seen around it, in units of the board.
    margin: f32,
    /// What of the board is looked at before somebody moves it.
    first: FirstSight,
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
const MARGIN: f32 = 58.0;
/// The same where the board is painted on a page of its own: the page goes on around it.
const PAGE_MARGIN: f32 = 10.0;

/// How much closer than the whole board a place may be looked at, and a base on an open table, which is smaller.
const CLOSEST: f32 = 5.0;
const CLOSEST_TO_BASES: f32 = 12.0;

/// Counters that are narrower than this, in points, cannot be read; a board that would show them so is not shown as a whole at
/// first. How wide they are made then at least, and at most, by filling the space from side to side or from top to bottom.
const UNREADABLE: f32 = 15.0;
const READABLE: (f32, f32) = (18.0, 28.0);

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

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::RunSystemOnce;
    use bevy::window::WindowResolution;

    /// Where Bevy's camera shows a point of the board, in points of the screen.
    fn shown_at(world: &mut World, [x, y]: Point, scale: f32) -> egui::Pos2 {
        let mut cameras = world.query::<(&Transform, &Projection)>();
        let (transform, projection) = cameras.single(world).expect("a camera");
        let Projection::Orthographic(seen) = projection else { panic!("a flat board") };
        // A unit of the world is a logical pixel at scale 1, the middle of the window is where the camera is.
        let pixels = (Vec2::new(x, y) - transform.translation.truncate()) / seen.scale;
        let window = world.query::<&Window>().single(world).expect("a window");
        egui::pos2(window.width() / 2.0 + pixels.x, window.height() / 2.0 - pixels.y) / scale
    }

    #[test]
    fn the_board_is_drawn_where_it_is_clicked_at_every_size_of_the_text() {
        for (scale, pixels) in [(1.0, 1.0), (0.8, 1.0), (1.3, 1.0), (2.0, 1.0), (1.7, 1.5)] {
            let mut world = World::new();
            world.init_resource::<BoardMotion>();
            let resolution = WindowResolution::new(1280, 800).with_scale_factor_override(pixels);
            world.spawn(Window { resolution, ..default() });
            let flat = Projection::Orthographic(OrthographicProjection::default_2d());
            world.spawn((Camera2d, Transform::default(), flat));
            let mut lens = Lens { extent: ([0.0, 0.0], [900.0, 700.0]), scale, ..default() };
            let right = 1280.0 / pixels / scale;
            lens.set_space(egui::Rect::from_min_max(egui::pos2(10.0, 50.0), egui::pos2(right * 0.7, 300.0)));
            for step in 0..3 {
                world.insert_resource(lens.clone());
                world.run_system_once(aim).expect("it runs");
                for point in [[0.0, 0.0], [450.0, 350.0], [900.0, 700.0], [12.5, 640.0]] {
                    let (drawn, clicked) = (shown_at(&mut world, point, scale), lens.screen_point(point));
                    assert!((drawn - clicked).length() < 0.05, "{scale} {pixels} {step}: {drawn:?} {clicked:?}");
                }
                lens.zoom_at(egui::pos2(200.0, 130.0), 1.4);
                lens.pan(egui::vec2(30.0, -12.0));
            }
        }
    }

    #[test]
    fn the_lens_goes_to_the_board_and_back_and_keeps_what_is_under_the_pointer() {
        let mut lens = Lens { extent: ([0.0, 0.0], [900.0, 700.0]), ..default() };
        lens.set_space(egui::Rect::from_min_max(egui::pos2(10.0, 50.0), egui::pos2(910.0, 650.0)));
        assert!((lens.screen_point([450.0, 350.0]) - lens.space.center()).length() < 0.01);
        let pointer = egui::pos2(200.0, 300.0);
        let before = lens.board_point(pointer);
        lens.zoom_at(pointer, 2.0);
        let after = lens.board_point(pointer);
        assert!((before[0] - after[0]).abs() < 0.01 && (before[1] - after[1]).abs() < 0.01);
        assert!((lens.screen_point(after) - pointer).length() < 0.01);
    }

    #[test]
    fn a_large_board_opens_so_near_that_its_counters_are_read() {
        let space = egui::Rect::from_min_max(egui::pos2(10.0, 50.0), egui::pos2(910.0, 650.0));
        let of = |extent: (Point, Point), first: FirstSight| {
            let mut lens = Lens { extent, first, ..default() };
            lens.set_space(space);
            lens
        };
        let wide = |lens: &Lens| lens.zoom * 2.0 * COUNTER_HALF;
        let tall = ([0.0, 0.0], [2_400.0, 4_000.0]);
        let around = FirstSight::Readable([200.0, 3_000.0], [900.0, 3_400.0]);
        let mut lens = of(tall, around);
        assert!(lens.is_large() && !lens.shows_whole());
        assert!((READABLE.0..=READABLE.1).contains(&wide(&lens)), "{}", wide(&lens));
        // What is looked at is seen, and no more beyond the edge of the board than its margin.
        assert!(space.contains(lens.screen_point([550.0, 3_200.0])));
        assert!(lens.board_point(space.left_top())[0] >= -MARGIN - 1.0);
        lens.centre_on([1_000.0, 300.0]);
        assert!(space.contains(lens.screen_point([1_000.0, 300.0])));
        assert!(lens.board_point(space.left_bottom())[1] >= -MARGIN - 1.0);
        lens.fit_whole();
        assert!(lens.shows_whole() && wide(&lens) < UNREADABLE);
        // A board whose counters can be read is shown as a whole, whatever is lit on it.
        let small = of(([0.0, 0.0], [1_800.0, 1_200.0]), around);
        assert!(small.shows_whole() && !small.is_large());
        // A lesson is about its own part, on boards of every size.
        let part = of(([0.0, 0.0], [1_800.0, 1_200.0]), FirstSight::Part([100.0, 100.0], [500.0, 400.0]));
        assert!(part.zoom > small.zoom && space.contains(part.screen_point([100.0, 100.0])));
    }

    /// Where the cover is, in points of the screen.
    fn is_covered(world: &mut World, p: egui::Pos2) -> bool {
        let (mesh, transform) = {
            let mut covers = world.query_filtered::<(&Mesh2d, &Transform), With<BehindPanels>>();
            let (mesh, transform) = covers.single(world).expect("one cover");
            (mesh.0.clone(), *transform)
        };
        let lens = world.resource::<Lens>().clone();
        let [x, y] = lens.board_point(p);
        let mesh = world.resource::<Assets<Mesh>>().get(&mesh).expect("a mesh");
        let Some(bevy::mesh::VertexAttributeValues::Float32x3(corners)) = mesh.attribute(Mesh::ATTRIBUTE_POSITION)
        else {
            panic!("corners")
        };
        // Each rectangle has four.
        corners.chunks(4).any(|rect| {
            let at = |i: usize| transform.transform_point(Vec3::from(rect[i]));
            let (low, high) = (at(0), at(2));
            (low.x..high.x).contains(&x) && (low.y..high.y).contains(&y)
        })
    }

    #[test]
    fn what_the_panels_hide_is_covered_and_nothing_else() {
        for scale in [1.0, 1.5] {
            let mut world = World::new();
            world.init_resource::<BoardMotion>();
            world.init_resource::<ClearColor>();
            world.init_resource::<Assets<Mesh>>();
            world.init_resource::<Assets<Ink>>();
            world.spawn(Window { resolution: WindowResolution::new(1280, 800), ..default() });
            let flat = Projection::Orthographic(OrthographicProjection::default_2d());
            world.spawn((Camera2d, Transform::default(), flat));
            let mut lens = Lens { extent: ([0.0, 0.0], [900.0, 700.0]), scale, ..default() };
            for (right, below) in [(600.0, 400.0), (500.0, 350.0)] {
                lens.visible = egui::Rect::from_min_max(egui::pos2(10.0, 50.0), egui::pos2(right, below));
                // A panel may need less than it has room for: the board is seen there too.
                lens.set_space(lens.visible.with_max_y(below - 40.0));
                lens.zoom_at(egui::pos2(200.0, 130.0), 1.3);
                lens.pan(egui::vec2(30.0, -12.0));
                world.insert_resource(lens.clone());
                world.run_system_once(aim).expect("it runs");
                world.run_system_once(cover_behind_panels).expect("it runs");
                let (width, height) = (1280.0 / scale, 800.0 / scale);
                for x in (0..60).map(|i| (i as f32 + 0.37) * width / 60.0) {
                    for y in (0..40).map(|i| (i as f32 + 0.37) * height / 40.0) {
                        let p = egui::pos2(x, y);
                        assert_eq!(is_covered(&mut world, p), !lens.visible.contains(p), "{p:?} at {scale}");
                    }
                }
            }
        }
    }
}
