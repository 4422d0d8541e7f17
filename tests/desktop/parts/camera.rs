//! Looking at the board: what is seen of it, and where it is clicked.
use bevy::ecs::system::RunSystemOnce;
use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;
use bevy::window::WindowResolution;
use bevy_egui::egui;
use mesnie::desktop::board::antialiasing::BoardMotion;
use mesnie::desktop::board::camera::{BehindPanels, Lens, MARGIN, READABLE, UNREADABLE, aim, cover_behind_panels};
use mesnie::desktop::board::meshes::Ink;
use mesnie::desktop::face::{COUNTER_HALF, Point};
use mesnie::desktop::session::match_session::FirstSight;

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
    let Some(VertexAttributeValues::Float32x3(corners)) = mesh.attribute(Mesh::ATTRIBUTE_POSITION) else {
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
