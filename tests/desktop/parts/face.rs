//! What a game shows: shapes, pictures, areas, portraits, scenes of battles.
mod areas {
    use mesnie::desktop::face::areas::areas;
    use mesnie::desktop::face::shapes::{Point, inside};

    const LAND: (Point, Point) = ([0.0, 0.0], [1000.0, 700.0]);
    const POINTS: [Point; 7] =
        [[80.0, 85.0], [240.0, 120.0], [75.0, 255.0], [225.0, 295.0], [600.0, 400.0], [910.0, 90.0], [880.0, 640.0]];

    fn size(outline: &[Point]) -> f32 {
        let n = outline.len();
        let cross = |i: usize| {
            let (p, q) = (outline[i], outline[(i + 1) % n]);
            p[0] * q[1] - p[1] * q[0]
        };
        (0..n).map(cross).sum::<f32>() / 2.0
    }

    #[test]
    fn areas_cover_the_land_once() {
        let all = areas(&POINTS, LAND);
        let whole: f32 = all.iter().map(|area| size(&area.outline)).sum();
        assert!((whole - 700_000.0).abs() < 50.0, "{whole}");
        assert!(all.iter().all(|area| size(&area.outline) > 0.0), "counter-clockwise, each of them");
    }

    #[test]
    fn a_point_lies_in_its_own_area_and_borders_are_shared() {
        let all = areas(&POINTS, LAND);
        for (i, area) in all.iter().enumerate() {
            for (j, point) in POINTS.iter().enumerate() {
                assert_eq!(inside(&area.outline, *point), i == j, "{i} {j}");
            }
        }
        // Every bend of a border stands in two outlines.
        let same = |p: &Point, q: &Point| (p[0] - q[0]).abs() < 0.01 && (p[1] - q[1]).abs() < 0.01;
        let inland = |p: &&Point| p[0] > 0.5 && p[0] < 999.5 && p[1] > 0.5 && p[1] < 699.5;
        for (i, area) in all.iter().enumerate() {
            for bend in area.outline.iter().filter(inland) {
                let others = all.iter().enumerate().filter(|(j, _)| *j != i);
                assert!(others.flat_map(|(_, o)| &o.outline).any(|p| same(p, bend)), "{bend:?} of {i}");
            }
            for (j, border) in &area.borders {
                let back = all[*j].borders.iter().find(|(k, _)| *k == i).expect("a border has two sides");
                assert!(border.iter().zip(back.1.iter().rev()).all(|(p, q)| same(p, q)), "{i} {j}");
            }
        }
    }

    #[test]
    fn a_single_point_has_the_whole_land() {
        let all = areas(&[[3.0, 4.0]], LAND);
        assert_eq!(all[0].outline, [[0.0, 0.0], [1000.0, 0.0], [1000.0, 700.0], [0.0, 700.0]]);
        assert!(all.len() == 1 && all[0].borders.is_empty());
    }
}

mod battles {
    use mesnie::desktop::face::battles::{BattleScene, Host, Likeness, Rank};
    use mesnie::desktop::face::shapes::Tincture;
    use mesnie::table::prelude::{Place, Seat};

    fn rank(seat: u8, kind: u32, standing: u32) -> Rank {
        let likeness = Likeness::Sign(vec![]);
        let (name, everywhere) = (String::new(), Some(standing + 3));
        Rank { seat: Seat(seat), kind, name, likeness, tincture: None, standing, fallen: 0, everywhere }
    }
    fn scene(ranks: [Vec<Rank>; 2]) -> BattleScene {
        let banners = [Tincture::Azure, Tincture::Gules];
        let hosts = ranks.into_iter().zip(banners).map(|(ranks, banner)| Host {
            name: String::new(),
            banners: vec![banner],
            strength: String::new(),
            ranks,
        });
        BattleScene { title: String::new(), place: Place(0), hosts: hosts.collect() }
    }
    fn counts(scene: &BattleScene) -> Vec<(u32, u32)> {
        scene.hosts.iter().flat_map(|host| &host.ranks).map(|rank| (rank.standing, rank.fallen)).collect()
    }

    #[test]
    fn figures_are_struck_off_round_by_round_and_stand_up_when_an_order_is_taken_back() {
        let first = scene([vec![rank(0, 0, 5), rank(0, 9, 1)], vec![rank(1, 0, 3)]]);
        let mut second = scene([vec![rank(0, 0, 4), rank(0, 9, 1)], vec![rank(1, 0, 1)]]);
        second.strike_off(&first);
        assert_eq!(counts(&second), [(4, 1), (1, 0), (1, 2)]);
        let mut third = scene([vec![rank(0, 0, 2)], vec![rank(1, 0, 1)]]);
        third.strike_off(&second);
        // Who has left no rank behind lies there all the same.
        assert_eq!(counts(&third), [(2, 3), (0, 1), (1, 2)]);
        let mut again = scene([vec![rank(0, 0, 4), rank(0, 9, 1)], vec![rank(1, 0, 1)]]);
        again.strike_off(&third);
        assert_eq!(counts(&again), [(4, 1), (1, 0), (1, 2)]);
    }

    #[test]
    fn what_a_battle_has_cost_in_the_end_is_seen_by_what_is_left_on_the_board() {
        let last = scene([vec![rank(0, 0, 5)], vec![rank(1, 0, 3), rank(1, 7, 2)]]);
        // The first has lost 2 of all that it had, the second everybody here; of the third nobody may know.
        let left = |rank: &Rank| match (rank.seat.0, rank.kind) {
            (0, _) => Some(6),
            (1, 0) => Some(0),
            _ => None,
        };
        assert_eq!(counts(&last.ended(left)), [(3, 2), (0, 3), (2, 0)]);
    }
}

mod open_ground {
    use mesnie::desktop::face::open_ground::OpenGround;
    use mesnie::table::prelude::Spot;

    #[test]
    fn spots_go_to_the_board_and_back() {
        let ground = OpenGround { width: 90_000, height: 60_000, unit: 6_000, per_unit: 100, patches: vec![] };
        for (x, y) in [(0, 0), (1, 59_999), (89_999, 1), (90_000, 60_000), (44_444, 12_345), (-7, 60_001)] {
            assert_eq!(ground.spot(ground.point(Spot::new(x, y))), Spot::new(x, y));
        }
    }
}

mod pictures {
    use mesnie::desktop::face::pictures::{Drawing, LINE, block, curve, grown, smooth};
    use mesnie::desktop::face::shapes::circle;

    #[test]
    fn pictures_are_known_by_what_is_drawn() {
        let drawn = |x: f32| {
            let mut drawing = Drawing::new();
            drawing.part(block([x, 0.0], [0.5, 0.5]), LINE);
            drawing.finished()
        };
        assert_eq!(drawn(0.0), drawn(0.0));
        assert_ne!(drawn(0.0), drawn(0.1));
        assert_ne!(drawn(0.0).key(), drawn(0.1).key());
        assert_eq!(serde_json::to_value(drawn(0.0)).expect("shapes").as_array().map(Vec::len), Some(2));
    }

    #[test]
    fn an_outline_grows_everywhere_whichever_way_it_turns() {
        let square = block([-0.5, -0.5], [0.5, 0.5]);
        let mut other = square.clone();
        other.reverse();
        for outline in [square, other] {
            for [x, y] in grown(&outline, 0.1) {
                assert!((x.abs() - 0.6).abs() < 1e-4 && (y.abs() - 0.6).abs() < 1e-4, "{x} {y}");
            }
        }
    }

    #[test]
    fn nothing_of_a_framed_picture_lies_outside_of_its_square() {
        let mut drawing = Drawing::new();
        drawing.part(circle(1.3, 30), LINE).part(block([1.2, 1.2], [1.5, 1.5]), LINE).fill(circle(0.5, 9), LINE);
        let picture = drawing.framed();
        assert!(picture.shapes().iter().flat_map(|s| &s.outline).flatten().all(|at| at.abs() <= 1.0));
        assert_eq!(picture.shapes().len(), 3, "what lies outside of it is left away");
    }

    #[test]
    fn smooth_outlines_go_through_their_corners() {
        let corners = [[-0.5, -0.5], [0.5, -0.5], [0.0, 0.7]];
        let round = smooth(&corners);
        assert!(corners.iter().all(|corner| round.contains(corner)) && round.len() == 15);
        let line = curve(&corners);
        assert_eq!((line.first(), line.last()), (corners.first(), corners.last()));
    }
}

mod portraits {
    use mesnie::desktop::face::portraits::busts::portrait;
    use mesnie::desktop::face::portraits::looks::{Headgear, Sitter};

    fn sitter(name: &str, woman: bool) -> Sitter<'_> {
        Sitter { name, woman, headgear: Headgear::Own, captive: false }
    }

    #[test]
    fn a_portrait_follows_from_the_name_alone_and_stays_in_its_disc() {
        for name in ["Arnaud", "Blanche", "Éléonore", "", "Zwentibold"] {
            for woman in [false, true] {
                let one = portrait(sitter(name, woman));
                assert_eq!(one, portrait(sitter(name, woman)));
                for headgear in [
                    Headgear::Own,
                    Headgear::Crown,
                    Headgear::Coronet(1),
                    Headgear::Coronet(4),
                    Headgear::Mitre,
                    Headgear::RedHat,
                    Headgear::Helmet,
                ] {
                    let of_rank = portrait(Sitter { headgear, captive: true, ..sitter(name, woman) });
                    assert_ne!(of_rank, one, "{name} {headgear:?}");
                    for [x, y] in of_rank.shapes().iter().flat_map(|shape| &shape.outline) {
                        assert!(x.hypot(*y) <= 1.09, "{name} {headgear:?}: {x} {y}");
                    }
                }
            }
            assert_ne!(portrait(sitter(name, true)), portrait(sitter(name, false)));
            assert_ne!(portrait(sitter(name, true)), portrait(sitter(&format!("{name} II"), true)), "{name}");
        }
    }
}

mod shapes {
    use mesnie::desktop::face::shapes::{Point, triangulate};

    fn cross(o: Point, a: Point, b: Point) -> f32 {
        (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
    }
    fn area(outline: &[Point]) -> f32 {
        triangulate(outline)
            .iter()
            .map(|t| cross(outline[t[0] as usize], outline[t[1] as usize], outline[t[2] as usize]) / 2.0)
            .sum()
    }

    #[test]
    fn triangles_cover_an_outline_whichever_way_it_turns() {
        let arrow = [[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [1.0, 0.5], [0.0, 2.0]];
        assert!((area(&arrow) - 2.5).abs() < 1e-5);
        let mut turned = arrow;
        turned.reverse();
        assert!((area(&turned) - 2.5).abs() < 1e-5);
        assert!(triangulate(&[[0.0, 0.0], [1.0, 1.0]]).is_empty());
    }
}
