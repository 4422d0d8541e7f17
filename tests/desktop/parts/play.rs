//! The screen of a match: where words about a place stand, and presses that come too early.
mod beside {
    use bevy_egui::egui::{self, Rect, vec2};
    use mesnie::desktop::screens::play::beside::{Stand, corner};

    #[test]
    fn words_lie_beside_their_place_where_they_hide_least() {
        let space = Rect::from_min_size(egui::pos2(0.0, 0.0), vec2(800.0, 600.0));
        let place = Rect::from_center_size(egui::pos2(400.0, 300.0), vec2(100.0, 100.0));
        let size = vec2(200.0, 60.0);
        let at = |place: Rect, read: &[(Rect, f32)]| Rect::from_min_size(corner(place, size, space, read), size);
        assert!(at(place, &[]).left() > place.right());
        let neighbour = place.translate(vec2(110.0, 0.0));
        assert!(at(place, &[(neighbour, 1.0)]).right() < place.left());
        let both = [(neighbour, 1.0), (place.translate(vec2(-110.0, 0.0)), 1.0)];
        assert!(at(place, &both).top() > place.bottom());
        // What has stood well stays when it grows, and moves off its place and back into the space.
        let mut stand = Stand::default();
        let tall = vec2(200.0, 150.0);
        let stood = stand.corner(place, tall, space, &[]);
        assert_eq!(stand.corner(place, vec2(210.0, 170.0), space, &[(neighbour, 1.0)]), stood);
        let wide = vec2(420.0, 170.0);
        let grown = Rect::from_min_size(stand.corner(place, wide, space, &[]), wide);
        assert!(space.contains_rect(grown) && !grown.intersects(place), "{grown:?}");
        // At every edge they stay within the space and off the place.
        for x in [60.0, 400.0, 740.0] {
            for y in [60.0, 300.0, 540.0] {
                let place = Rect::from_center_size(egui::pos2(x, y), vec2(100.0, 100.0));
                let words = at(place, &[]);
                assert!(space.contains_rect(words) && !words.intersects(place), "{place:?}: {words:?}");
            }
        }
    }
}

mod steady {
    use bevy_egui::egui;
    use mesnie::desktop::screens::play::steady::{MOMENT, Steady};
    use mesnie::desktop::session::requests::Request;

    /// Where nothing moves, no picture is drawn until a key is pressed: that one must not be the first after the change, for it
    /// would seem to come too early however long the change has been seen.
    #[test]
    fn a_change_is_followed_by_a_picture_of_its_own() {
        let ctx = egui::Context::default();
        let mut steady = Steady::default();
        let mut look = |over: &str, time: f64| {
            let input = egui::RawInput { time: Some(time), ..egui::RawInput::default() };
            let mut early = false;
            let mut output = ctx.run_ui(input, |ui| {
                steady.look(ui.ctx(), 1, 1, over.to_owned());
                early = steady.is_too_early(ui.ctx(), &Request::Obvious, false);
            });
            let again = output.viewport_output.values().any(|viewport| viewport.repaint_delay.is_zero());
            // No letters were drawn.
            output.textures_delta.clear();
            (early, again)
        };
        for step in 0..8 {
            look("nothing", f64::from(step));
        }
        let (early, again) = look("a choice", 10.0);
        assert!(early && again, "it has not been seen yet, and will be at once");
        let (early, _) = look("a choice", 10.02);
        assert!(early, "it has just come");
        assert!(!look("a choice", 11.0).0, "a key that is pressed later is meant");
        // Egui's clock has stood still meanwhile.
        look("another choice", 12.0);
        look("another choice", 12.01);
        std::thread::sleep(std::time::Duration::from_secs_f64(MOMENT));
        assert!(!look("another choice", 12.02).0, "a key after a rest is meant");
    }
}
