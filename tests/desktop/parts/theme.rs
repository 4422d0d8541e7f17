//! Colours that are told apart, and arms.
mod heraldry {
    use mesnie::desktop::face::{Point, Tincture, triangulate};
    use mesnie::desktop::theme::heraldry::{Charge, Coat, hatching};

    #[test]
    fn charges_fill_their_square_and_no_more() {
        for charge in Charge::ALL {
            let outlines = charge.outlines();
            let points: Vec<Point> = outlines.iter().flatten().copied().collect();
            assert!(points.iter().flatten().all(|c| (-1.0..=1.0).contains(c)), "{charge:?}");
            let tall = points.iter().map(|p| p[1]).fold(f32::MIN, f32::max);
            assert!(tall > 0.5, "{charge:?}");
            for outline in outlines {
                assert_eq!(triangulate(&outline).len(), outline.len() - 2, "{charge:?}");
            }
        }
    }

    #[test]
    fn hatching_stays_within_and_differs_from_tincture_to_tincture() {
        let square = [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]];
        let mut all: Vec<Vec<[Point; 2]>> = vec![];
        for tincture in Tincture::ALL {
            let found = hatching(tincture, &square, 0.3);
            assert!(found.len() > 4, "{tincture:?}");
            assert!(found.iter().flatten().flatten().all(|c| c.abs() < 1.001), "{tincture:?}");
            assert!(!all.contains(&found));
            all.push(found);
        }
        let upright = hatching(Tincture::Gules, &square, 0.3);
        assert!(upright.iter().all(|[a, b]| (a[0] - b[0]).abs() < 1e-5 && (a[1] - b[1]).abs() > 1.9));
    }

    #[test]
    fn arms_are_read_as_they_are_written() {
        for tincture in Tincture::ALL {
            for charge in Charge::ALL.into_iter().map(Some).chain([None]) {
                let coat = Coat { tincture, charge };
                assert_eq!(Coat::read(&coat.write(Tincture::Azure), Tincture::Azure), coat);
            }
        }
        let plain = Coat { tincture: Tincture::Vert, charge: None };
        assert_eq!(Coat::read("of another edition", Tincture::Vert), plain);
        assert_eq!(plain.write(Tincture::Vert), "");
    }
}

mod look {
    use bevy_egui::egui::Color32;
    use mesnie::desktop::face::Tincture;
    use mesnie::desktop::theme::look::{Look, Palette, Room};

    fn linear([r, g, b]: [u8; 3]) -> [f64; 3] {
        [r, g, b].map(|c| {
            let c = f64::from(c) / 255.0;
            if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        })
    }
    fn luminance(colour: [u8; 3]) -> f64 {
        let [r, g, b] = linear(colour);
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    /// As the guidelines for accessible content count it: 1 to 21.
    fn contrast(a: [u8; 3], b: [u8; 3]) -> f64 {
        let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
        a.max(b) / a.min(b)
    }
    fn plain(colour: Color32) -> [u8; 3] {
        let [r, g, b, _] = colour.to_array();
        [r, g, b]
    }

    #[test]
    fn every_text_stands_out_from_its_ground() {
        for room in Room::ALL {
            let c = Look { room, ..Look::default() }.colours();
            let grounds = [c.paper, c.paper_dark, c.paper_light];
            let buttons = [c.button, c.hovered, c.pressed, c.selected];
            let texts = [("ink", c.ink), ("faded ink", c.ink_faded), ("rubric", c.rubric)];
            for (name, text) in texts {
                for ground in grounds {
                    let found = contrast(plain(text), plain(ground));
                    assert!(found >= 4.5, "{room:?}: {name} on {ground:?}: {found:.2}");
                }
            }
            for ground in buttons {
                let found = contrast(plain(c.ink), plain(ground));
                assert!(found >= 4.5, "{room:?}: ink on a button {ground:?}: {found:.2}");
            }
            let found = contrast(plain(c.on_seal), plain(c.seal));
            assert!(found >= 4.5, "{room:?}: the main button: {found:.2}");
            for palette in Palette::ALL {
                let look = Look { room, palette, ..Look::default() };
                for tincture in Tincture::ALL {
                    let on_banner = contrast(plain(c.on_seal), look.field(tincture));
                    let turned_over = contrast(look.field(tincture), look.tint(tincture));
                    assert!(on_banner >= 4.5, "{palette:?} {tincture:?}: on a banner {on_banner:.2}");
                    assert!(turned_over >= 4.5, "{palette:?} {tincture:?}: turned over {turned_over:.2}");
                }
            }
        }
    }

    /// How a colour looks to eyes without one kind of cones (Machado, Oliveira and Fernandes, 2009), in CIE Lab.
    fn seen(colour: [u8; 3], eyes: &[[f64; 3]; 3]) -> [f64; 3] {
        let rgb = linear(colour);
        let rgb: Vec<f64> = eyes.iter().map(|row| row.iter().zip(rgb).map(|(m, c)| m * c).sum::<f64>()).collect();
        let xyz = [
            (0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505,
            0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2],
            (0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089,
        ];
        let [x, y, z] = xyz.map(|t| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }
    const SOUND: [[f64; 3]; 3] = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    const DEUTERANOPIA: [[f64; 3]; 3] = [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]];
    const PROTANOPIA: [[f64; 3]; 3] = [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]];
    const TRITANOPIA: [[f64; 3]; 3] = [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]];

    #[test]
    fn every_palette_keeps_the_sides_apart_for_the_eyes_that_it_is_made_for() {
        for (palette, eyes) in [
            (Palette::Heraldic, SOUND),
            (Palette::RedGreen, DEUTERANOPIA),
            (Palette::RedGreen, PROTANOPIA),
            (Palette::BlueYellow, TRITANOPIA),
        ] {
            let look = Look { palette, ..Look::default() };
            for (i, a) in Tincture::ALL.into_iter().enumerate() {
                for b in Tincture::ALL.into_iter().skip(i + 1) {
                    let (one, other) = (seen(look.field(a), &eyes), seen(look.field(b), &eyes));
                    let far = one.iter().zip(other).map(|(p, q)| (p - q).powi(2)).sum::<f64>().sqrt();
                    assert!(far >= 10.0, "{palette:?}: {a:?} and {b:?} are {far:.1} apart");
                }
            }
        }
    }
}
