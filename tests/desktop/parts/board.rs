//! The board: counters, bases, letters, the table that it lies on, and when its edges are smooth.
mod antialiasing {
    use mesnie::desktop::board::antialiasing::{KEPT, REST, STILL, Stillness};
    use mesnie::desktop::platform::kept_picture::Drawing;

    #[test]
    fn edges_are_smooth_again_soon_after_the_last_motion() {
        let mut stillness = Stillness(REST);
        assert_eq!(stillness.after(false), Drawing::Kept);
        assert_eq!(stillness.after(true), Drawing::Fast);
        let pause: Vec<Drawing> = (1..STILL).map(|_| stillness.after(false)).collect();
        assert!(pause.iter().all(|drawing| *drawing == Drawing::Fast), "{pause:?}");
        assert_eq!(stillness.after(true), Drawing::Fast, "a second move begins");
        assert_eq!((0..STILL).map(|_| stillness.after(false)).last(), Some(Drawing::Smooth));
        assert_eq!((STILL..KEPT).map(|_| stillness.after(false)).last(), Some(Drawing::Kept));
        assert_eq!(stillness.after(false), Drawing::Kept);
        assert!(!stillness.rests());
        assert!((0..REST - KEPT).all(|_| stillness.after(false) == Drawing::Kept));
        assert!(stillness.rests());
    }
}

mod bases {
    use mesnie::desktop::board::bases::drawing;
    use mesnie::desktop::face::{Badge, BadgeForm, Base, PieceLook, Shape, Tincture, circle};
    use mesnie::table::prelude::{PieceId, Seat};

    const CREAM: [u8; 4] = [0xfb, 0xf3, 0xde, 255];
    const GOLD: [u8; 4] = [0xf2, 0xc4, 0x3a, 255];

    #[test]
    fn nothing_of_a_miniature_lies_outside_of_its_base() {
        let badge = |form| Badge { form, paint: GOLD.into(), text: "5".into(), emblem: vec![] };
        let badges = vec![badge(BadgeForm::Round), badge(BadgeForm::Square), badge(BadgeForm::Diamond)];
        let figure = vec![Shape::new(circle(1.0, 30), CREAM)];
        for (tincture, figure, lead) in Tincture::ALL
            .iter()
            .zip([vec![], figure].into_iter().cycle())
            .zip([true, false].into_iter().cycle())
            .map(|((a, b), c)| (*a, b, c))
        {
            let base = Base { radius: 25.0, figure, lead, badges: badges.clone(), way: vec![], ground: None };
            let look = PieceLook {
                piece: PieceId(0),
                place: None,
                at: [0.0; 2],
                owner: Seat(0),
                tincture,
                portrait: None,
                symbol: vec![vec![[-1.0, -1.0], [1.0, -1.0], [0.0, 1.0]]],
                strength: String::new(),
                other_side: String::new(),
                spent: false,
                marked: false,
                ringed: false,
                size: 1.0,
                base: Some(base.clone()),
            };
            for corner in drawing(&look, &base).iter().flat_map(|shape| &shape.outline) {
                assert!(corner[0].hypot(corner[1]) <= 25.001, "{tincture:?}: {corner:?}");
            }
        }
    }
}

mod counters {
    use bevy::prelude::Vec2;
    use mesnie::desktop::board::counters::along;

    #[test]
    fn a_way_is_walked_along_its_bends() {
        let path = [[0.0, 0.0], [30.0, 0.0], [30.0, 10.0]].map(Vec2::from);
        let at = |share: f32| along(&path, share).to_array();
        assert_eq!([at(0.0), at(0.5), at(0.75), at(1.0)], [[0.0, 0.0], [20.0, 0.0], [30.0, 0.0], [30.0, 10.0]]);
    }
}

mod ground {
    use mesnie::desktop::board::ground::{PAPER, table_top};
    use mesnie::desktop::face::{Page, Paint, Point, Shape};

    fn area(outline: &[Point]) -> f32 {
        let twice = |i: usize| {
            let (a, b) = (outline[i], outline[(i + 1) % outline.len()]);
            a[0] * b[1] - a[1] * b[0]
        };
        (0..outline.len()).map(twice).sum::<f32>().abs() / 2.0
    }

    #[test]
    fn the_table_is_painted_once() {
        let extent = ([0.0, -40.0], [900.0, 640.0]);
        once(&table_top(extent, None, PAPER), 0.0);
        let page = Page { low: [-150.0, -90.0], high: [1050.0, 690.0], margins: vec![] };
        // The page itself is painted by whoever has made it.
        once(&table_top(extent, Some(&page), PAPER), 1200.0 * 780.0);
    }

    /// Everything but `left_out` is painted by these shapes, once.
    fn once(shapes: &[Shape], left_out: f32) {
        let solid = shapes.iter().filter(|s| matches!(s.paint, Paint::Plain([.., 255])));
        let painted: f32 = solid.map(|s| area(&s.outline)).sum();
        let points = || shapes.iter().flat_map(|s| s.outline.iter());
        let side = |axis: usize| {
            let all = || points().map(|p| p[axis]);
            all().fold(f32::MIN, f32::max) - all().fold(f32::MAX, f32::min)
        };
        let table = side(0) * side(1) - left_out;
        assert!(painted > 0.99 * table, "{painted} of {table} are painted: there is a hole");
        assert!(painted < 1.01 * table, "{painted} for a table of {table}: something is hidden");
    }
}

mod layers {
    use mesnie::desktop::board::layers::pixels;

    #[test]
    fn letters_are_drawn_a_little_larger_than_they_are_seen() {
        assert_eq!([3.0, 8.0, 8.1, 47.0, 500.0].map(pixels), [8.0, 8.0, 9.0, 52.0, 96.0]);
    }
}
