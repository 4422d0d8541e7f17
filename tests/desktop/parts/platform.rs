//! What the window shares with the system: its first size, keys, the memory of letters.
mod first_window {
    use bevy::ecs::system::RunSystemOnce;
    use bevy::prelude::*;
    use bevy::window::{Monitor, PrimaryMonitor, PrimaryWindow};
    use mesnie::desktop::platform::first_window::{FitToScreen, fit_to_screen};
    use mesnie::desktop::platform::idle::Moving;
    use mesnie::desktop::platform::settings::Preferences;

    fn monitor(width: u32, height: u32, scale_factor: f64) -> Monitor {
        Monitor {
            name: None,
            physical_height: height,
            physical_width: width,
            physical_position: IVec2::ZERO,
            refresh_rate_millihertz: None,
            scale_factor,
            video_modes: vec![],
        }
    }

    /// Whatever the screen: the window fits on it, and letters have the size that they have on a usual screen.
    #[test]
    fn a_new_window_is_as_large_as_the_screen_has_room() {
        for (width, height, scale, wanted, text) in [
            (1280, 800, 1.0, (1152.0, 704.0), 100),
            (1024, 600, 1.0, (1024.0, 600.0), 100),
            (1920, 1080, 1.0, (1728.0, 950.0), 100),
            (3840, 2160, 1.0, (3456.0, 1901.0), 176),
            (3840, 2160, 2.0, (1728.0, 950.0), 100),
        ] {
            let mut world = World::new();
            world.init_resource::<Moving>();
            world.init_resource::<FitToScreen>();
            world.spawn((Window::default(), PrimaryWindow));
            world.run_system_once(fit_to_screen).expect("it runs");
            assert!(world.contains_resource::<FitToScreen>(), "the screens are not known yet");
            world.spawn(monitor(640, 480, 1.0));
            world.spawn((monitor(width, height, scale), PrimaryMonitor));
            world.run_system_once(fit_to_screen).expect("it runs");
            let window = world.query::<&Window>().single(&world).expect("a window");
            let size = (window.width(), window.height());
            assert_eq!(size, wanted, "{width} x {height} at {scale}");
            assert_eq!(Preferences::default().text_size_in(size.0, size.1), text, "{width} x {height} at {scale}");
            assert!(!world.contains_resource::<FitToScreen>(), "people may change it from now on");
        }
    }
}

mod font_atlases {
    use bevy::prelude::*;
    use bevy::text::{
        FontAtlas, FontAtlasKey, FontAtlasSet, FontHinting, FontSmoothing, GlyphAtlasInfo, PositionedGlyph,
        TextLayoutInfo,
    };
    use bevy_egui::egui::ColorImage;
    use bevy_egui::{EguiManagedTexture, EguiManagedTextures};
    use mesnie::desktop::platform::font_atlases::{drop_second_copies, drop_unused_atlases};

    /// The sheets of letters of one size.
    fn sheets_of(size: f32, images: &mut Assets<Image>) -> (FontAtlasKey, Vec<FontAtlas>) {
        let key = FontAtlasKey {
            id: 0,
            index: 0,
            font_size_bits: size.to_bits(),
            variations_hash: 0,
            hinting: FontHinting::default(),
            font_smoothing: FontSmoothing::AntiAliased,
        };
        (key, vec![FontAtlas::new(images, UVec2::splat(64), FontSmoothing::AntiAliased)])
    }

    /// The board is seen from near and then from afar: the large letters are forgotten, the small ones that are written stay.
    #[test]
    fn sizes_of_letters_that_nobody_sees_are_forgotten() {
        let mut app = App::new();
        app.init_resource::<Assets<Image>>().init_resource::<FontAtlasSet>();
        let mut images = app.world_mut().resource_mut::<Assets<Image>>();
        let (small, large) = (sheets_of(12.0, &mut images), sheets_of(59.0, &mut images));
        let texture = small.1[0].texture.id();
        let kept = small.0;
        app.world_mut().resource_mut::<FontAtlasSet>().extend([small, large]);
        let atlas_info = GlyphAtlasInfo { texture, rect: Rect::default(), offset: Vec2::ZERO, is_alpha_mask: true };
        let glyph = PositionedGlyph { position: Vec2::ZERO, atlas_info, section_index: 0, line_index: 0 };
        app.world_mut().spawn(TextLayoutInfo { glyphs: vec![glyph], ..default() });
        app.add_systems(Last, drop_unused_atlases);
        app.update();
        let left: Vec<FontAtlasKey> = app.world().resource::<FontAtlasSet>().keys().copied().collect();
        assert_eq!(left, [kept]);
    }

    #[test]
    fn the_pictures_of_panels_are_kept_once() {
        let mut app = App::new();
        let picture = ColorImage::filled([64, 64], bevy_egui::egui::Color32::WHITE);
        let texture = EguiManagedTexture { handle: Handle::default(), color_image: picture };
        let mut textures = EguiManagedTextures::default();
        textures.insert((Entity::PLACEHOLDER, 0), texture);
        app.insert_resource(textures).add_systems(Last, drop_second_copies);
        app.update();
        assert!(app.world().resource::<EguiManagedTextures>().values().all(|kept| kept.color_image.pixels.is_empty()));
    }
}

mod key_bindings {
    use bevy_egui::egui::{Key, Modifiers};
    use mesnie::desktop::platform::actions::Action;
    use mesnie::desktop::platform::key_bindings::Bindings;
    use mesnie::desktop::platform::key_strokes::KeyStroke;

    #[test]
    fn no_key_does_two_things_and_every_stroke_is_read_as_it_is_written() {
        let bindings = Bindings::default();
        for action in Action::all() {
            assert!(!bindings.strokes(action).is_empty(), "{action:?}");
            for stroke in bindings.strokes(action) {
                assert_eq!(bindings.action(stroke), Some(action));
                assert_eq!(KeyStroke::try_from(String::from(stroke)), Ok(stroke));
            }
        }
        assert_eq!(KeyStroke::try_from("Ctrl+Nothing".to_owned()), Err("Ctrl+Nothing".to_owned()));
        assert_eq!(KeyStroke::try_from("Hyper+Z".to_owned()), Err("Hyper+Z".to_owned()));
    }

    #[test]
    fn signs_are_the_same_with_and_without_shift_and_letters_are_not() {
        let shift = Modifiers::SHIFT;
        assert_eq!(KeyStroke::of(Key::Plus, shift), Some(KeyStroke::plain(Key::Plus)));
        assert_eq!(KeyStroke::of(Key::Num1, shift), Some(KeyStroke::plain(Key::Num1)));
        assert_eq!(KeyStroke::of(Key::L, shift), Some(KeyStroke { shift: true, ..KeyStroke::plain(Key::L) }));
        assert_eq!(KeyStroke::of(Key::Z, Modifiers::COMMAND), Some(KeyStroke::ctrl(Key::Z)));
        assert_eq!(KeyStroke::of(Key::ShiftLeft, shift), None);
    }

    #[test]
    fn a_key_is_taken_over_only_when_asked_to() {
        let mut bindings = Bindings::default();
        let enter = KeyStroke::plain(Key::Enter);
        assert_eq!(bindings.bind(Action::Skip, enter), Err(Action::Confirm));
        assert_eq!(bindings, Bindings::default());
        bindings.take_over(Action::Skip, enter);
        assert_eq!((bindings.action(enter), bindings.strokes(Action::Confirm)), (Some(Action::Skip), vec![]));
        assert_eq!(bindings.action(KeyStroke::plain(Key::Space)), None);
        assert_eq!(bindings.bind(Action::Confirm, KeyStroke::plain(Key::Space)), Ok(()));
    }
}
