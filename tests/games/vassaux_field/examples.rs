//! The worked examples of the rules.
use super::scene::{FOOT, MEASURES, MOUNTED, R, Scene, at, base, circle, company, house, id, low_wall, marsh, plateau};
use super::scene::{rect, scene, slope, wood};
use mesnie::games::vassaux::field::charge::{self, Charge};
use mesnie::games::vassaux::field::company::{Company, Ranks};
use mesnie::games::vassaux::field::formation::{Posting, place};
use mesnie::games::vassaux::field::front_line::front_line;
use mesnie::games::vassaux::field::lines::{Line, full_reach};
use mesnie::games::vassaux::field::measures::{Measures, OwnMen};
use mesnie::games::vassaux::field::paths::{Limits, Path, farthest_straight, may_bend, may_go};
use mesnie::games::vassaux::field::sight::{View, look, view};
use mesnie::games::vassaux::field::slots::{
    Assault, Hand, Mode, Setting, capacity, contact_slot, holds_unit, lattice_slots,
};
use mesnie::games::vassaux::field::stages::stages;
use mesnie::games::vassaux::field::stand::Field;
use mesnie::table::ground::corridor::Corridor;
use mesnie::table::ground::directions::{Axis, Direction};
use mesnie::table::ground::discs::Disc;
use mesnie::table::ground::spots::Spot;
use mesnie::table::prelude::{PieceId, Refusal};

fn reason<T>(found: Result<T, Refusal>) -> &'static str {
    found.err().map_or("allowed", |refusal| refusal.reason)
}

#[test]
fn vx_04_auras_and_the_confused() {
    let field = scene()
        .unit(0, 10, 2 * R, FOOT, &[at(30000, 30000)])
        .unit(0, 20, R, FOOT, &[at(44500, 30000), at(44500, 38500), at(44500, 39500)])
        .unit(0, 30, R, FOOT, &[at(30000, 44800)])
        .field();
    assert_eq!(field.gap(&base(&field, 11).disc, &base(&field, 21).disc), 12000);
    assert!(field.leads_in_aura(id(11), id(21)));
    assert_eq!(field.gap(&base(&field, 11).disc, &base(&field, 31).disc), 12300);
    assert!(!field.leads_in_aura(id(11), id(31)));
    assert_eq!(field.confused(id(20)), [id(23)]);
}

#[test]
fn vx_06_a_move_with_a_bend() {
    let field = scene().unit(0, 10, R, FOOT, &[at(18000, 18000)]).field();
    let (company, march) = (company(&field, 10), Limits::march(2, 1));
    let go = |path: Path| reason(may_go(&field, &company, &march, &path));
    let start = at(18000, 18000);
    assert_eq!(go(Path::straight(start, at(32500, 18000))), "allowed");
    assert_eq!(go(Path::straight(start, at(32502, 18000))), "path_too_long");
    let bent = |joint: Spot, end: Spot| Path { start, joints: vec![joint], end };
    assert_eq!(go(bent(at(25250, 18000), at(25250, 25250))), "allowed");
    assert_eq!(go(bent(at(25250, 18000), at(25250, 25252))), "path_too_long");
    assert_eq!(go(bent(at(25252, 18000), at(25250, 25250))), "bend_off_joint");
    assert_eq!(go(bent(at(24000, 18000), at(24000, 20000))), "bend_off_joint");
    // Two bends need three rulers.
    assert_eq!(reason(may_bend(&field, &company, &march, &bent(at(25250, 18000), at(25250, 24000)))), "path_too_long");
    let three = Limits::march(3, 2);
    assert_eq!(reason(may_bend(&field, &company, &three, &bent(at(25250, 18000), at(25250, 24000)))), "allowed");
}

fn chargers(target: &[Spot], aura: i32) -> Field {
    scene().unit(0, 10, aura, FOOT, &[at(10000, 60000), at(10000, 57000)]).unit(1, 20, R, FOOT, target).field()
}

#[test]
fn vx_23_the_reach_of_a_charge() {
    for (distance, expected) in [(31500, "allowed"), (31600, "charge_cannot_reach")] {
        let field = chargers(&[at(10000 + distance, 60000)], 2 * R);
        let found = charge::possible(&field, &company(&field, 10), Charge::Coordinated, 2, id(20));
        assert_eq!(reason(found), expected, "{distance}");
    }
}

/// Attackers at (x, −20000) going north, seen from the first defender.
fn before_a_front(defenders: &[Spot]) -> Field {
    let from = |spot: &Spot| at(40000 + spot.x, 60000 + spot.y);
    let defenders: Vec<Spot> = defenders.iter().map(from).collect();
    let start = at(42400, 40000);
    scene().unit(0, 10, R, FOOT, &[start, at(42400, 37000)]).unit(1, 20, 2 * R, FOOT, &defenders).field()
}

#[test]
fn vx_24_the_front_line() {
    let slot = |defenders: &[Spot], slot: Spot| {
        let field = before_a_front(defenders);
        let company = company(&field, 10);
        let line = Axis::new(at(42400, 40000), Direction::NORTH);
        let front = front_line(&field, company.host(), &line, 2 * FOOT);
        let mode = Mode::Charge(Assault { target: id(20), first: None, front: &front });
        let setting = Setting::new(&field, &company, at(42400, 56400), mode);
        reason(setting.slot(id(12), at(40000 + slot.x, 60000 + slot.y)))
    };
    let close = [at(0, 0), at(4800, 0)];
    assert_eq!(slot(&close, at(2400, 3600)), "crosses_front_line");
    assert_eq!(slot(&[at(0, 0), at(5400, 0)], at(2400, 3600)), "allowed");
    assert_eq!(slot(&close, at(-2500, 0)), "allowed");
    let line = Axis::new(at(42400, 40000), Direction::NORTH);
    let front =
        |defenders: &[Spot]| front_line(&before_a_front(defenders), mesnie::table::prelude::Seat(0), &line, 2500);
    assert_eq!(front(&close).len(), 3, "each of the two, and the link");
    assert_eq!(front(&[at(0, 0), at(4800, 0), at(0, 2600), at(4800, 2600)]), front(&close));
}

fn sighting(house_from: i32) -> Field {
    scene()
        .piece(house(rect(25000, 60000 + house_from, 30000, 90000)))
        .unit(0, 10, R, FOOT, &[at(10000, 60000)])
        .unit(1, 20, R, FOOT, &[at(46000, 60000)])
        .field()
}

#[test]
fn vx_25_sight_past_a_house_and_over_a_wall() {
    let field = sighting(-600);
    let seen = look(&field, &base(&field, 11), &base(&field, 21));
    assert_eq!((seen.blocked.count(), seen.view()), (15, View::Covered));
    for (from, expected) in [(-1250, View::Blocked), (1250, View::Covered), (1251, View::Clear)] {
        let field = sighting(from);
        assert_eq!(view(&field, &base(&field, 11), &base(&field, 21)), expected, "{from}");
    }
    for (quarter, expected) in [(1, View::Clear), (3, View::Covered)] {
        let x = 10000 + quarter * 9000;
        let field = scene()
            .piece(plateau(circle(10000, 60000, 3000)))
            .piece(low_wall(rect(x - 20, 50000, x + 20, 70000)))
            .unit(0, 10, R, FOOT, &[at(10000, 60000)])
            .unit(1, 20, R, FOOT, &[at(46000, 60000)])
            .field();
        assert_eq!(view(&field, &base(&field, 11), &base(&field, 21)), expected, "{quarter}");
    }
}

/// The points of the example themselves are tested with the ground.
#[test]
fn vx_29_rays_beside_a_line() {
    let origin = at(0, 0);
    let rays = Corridor::new(origin, at(20000, 0), MOUNTED, 21).expect("a corridor");
    let offsets: Vec<i32> = rays.rays().iter().map(|ray| ray.from.y).collect();
    let half = [0, 188, 375, 563, 750, 938, 1125, 1313, 1500, 1688, 1875];
    let expected: Vec<i32> = half[1..].iter().rev().map(|offset| -offset).chain(half).collect();
    assert_eq!(offsets, expected);
}

fn lone(aura: i32, radius: i32, spot: Spot) -> Field {
    scene().unit(0, 1, aura, radius, &[spot]).field()
}

#[test]
fn vx_30_the_order_of_slots() {
    let field = lone(R, FOOT, at(60000, 60000));
    let company = company(&field, 1);
    let line = Axis::new(at(0, 0), Direction::EAST);
    let slots = |hand| lattice_slots(&MEASURES, &company, &line, None, hand);
    let expected = [
        at(2620, 0),
        at(1310, 2269),
        at(1310, -2269),
        at(3930, 2269),
        at(3930, -2269),
        at(5240, 0),
        at(-1310, 2269),
        at(-1310, -2269),
        at(2620, 4538),
        at(2620, -4538),
    ];
    assert_eq!(slots(Hand::Left)[..10], expected);
    let mirrored: Vec<Spot> = expected.iter().map(|spot| at(spot.x, -spot.y)).collect();
    assert_eq!(slots(Hand::Right)[..10], mirrored);
    let enemy = Disc::new(at(10000, 0), FOOT);
    let contacts = |hand| (0..5).map(move |number| contact_slot(&enemy, at(0, 0), FOOT, number, hand).expect("a slot"));
    let expected = [at(7500, 0), at(7585, 647), at(7585, -647), at(7835, 1250), at(7835, -1250)];
    assert_eq!(contacts(Hand::Left).collect::<Vec<_>>(), expected);
    let mirrored = expected.map(|spot| at(spot.x, -spot.y));
    assert_eq!(contacts(Hand::Right).collect::<Vec<_>>(), mirrored);
}

#[test]
fn vx_30_who_takes_which_slot() {
    // The old offsets of fighters 4 and 7, (-9000, ±1000), lie outside the Aura.
    let (start, end) = (at(40000, 60000), at(50000, 60000));
    let mut scene = scene().unit(0, 0, R, FOOT, &[start, at(42000, 62000), at(42000, 58000)]);
    scene.bases[1].id = id(4);
    scene.bases[2].id = id(7);
    let field = scene.field();
    let company = company(&field, 0);
    let found = place(&field, &company, end, Direction::EAST, Mode::Move, Hand::Left);
    assert!(found.is_ok_and(|placed| placed.men.iter().all(|man| man.posting == Posting::Rigid)));
    scene.bases[1].disc.centre = at(31000, 61000);
    scene.bases[2].disc.centre = at(31000, 59000);
    let field = scene.field();
    let company = Company::of(&field, id(0)).expect("a unit");
    let placed = place(&field, &company, end, Direction::EAST, Mode::Move, Hand::Left).expect("room");
    let spot = |number| placed.man(id(number)).map(|man| (man.at, man.posting));
    assert_eq!(spot(4), Some((at(52620, 60000), Posting::Lattice)));
    assert_eq!(spot(7), Some((at(51310, 62269), Posting::Lattice)));
}

#[test]
fn vx_31_the_stops_of_a_charge() {
    let (x, y) = (20000, 60000);
    let field = scene()
        .unit(0, 10, R, FOOT, &[at(x, y), at(x, y - 2600), at(x, y + 2600)])
        .unit(1, 20, R, FOOT, &[at(x + 16000, y), at(x + 15000, y + 4000)])
        .field();
    let company = company(&field, 10);
    let limit = full_reach(&field, &company, 2);
    let line = Line::new(&field, &company, id(20), at(x + 16000, y), limit).expect("a line");
    assert_eq!((line.reach(), line.first), (Some(13502), Some(id(21))));
    let stops = [0, 1500, 3000, 4500, 4754, 5000, 6000, 7500, 9000, 10500, 12000, 13500, 13502];
    assert_eq!(line.stops(&field, &company), stops);
    let end = |length| charge::end(&field, &company, &line, length, Hand::Left);
    assert_eq!(reason(end(4500)), "charge_cannot_reach");
    let placed = end(4754).expect("a contact");
    assert!(placed.men.iter().any(|man| man.at == at(x + 12671, y + 3091)), "{placed:?}");
    assert!(!placed.touches(&field, &company, id(21)));
    let placed = end(5000).expect("a contact");
    assert!(placed.touches(&field, &company, id(21)));
    assert!(placed.men.iter().any(|man| man.at == at(x + 13500, y)), "{placed:?}");
    let found = charge::possible(&field, &company, Charge::Coordinated, 2, id(20)).expect("possible");
    assert_eq!(found.length, 4754);
}

#[test]
fn vx_32_first_met_is_not_nearest_to_the_line() {
    let (x, y) = (20000, 60000);
    let field = scene()
        .unit(0, 10, R, FOOT, &[at(x, y), at(x, y - 2600)])
        .unit(1, 20, R, FOOT, &[at(x + 12000, y + 2400), at(x + 14500, y)])
        .field();
    let company = company(&field, 10);
    let line = Line::new(&field, &company, id(20), at(x + 14500, y), full_reach(&field, &company, 2)).expect("a line");
    assert_eq!((line.first, line.reach()), (Some(id(21)), Some(11307)));
    let stops = line.stops(&field, &company);
    assert!(stops.contains(&11300), "the touch of the first met: {stops:?}");
    let beyond = Line::new(&field, &company, id(20), at(x + 14500, y), 20000).expect("a line");
    assert_eq!(beyond.first, Some(id(21)));
}

#[test]
fn vx_33_narrow_gaps() {
    for (gap, reach, through) in [
        (2495, None, "path_blocked_by_enemy"),
        (2496, Some(19999), "crosses_front_line"),
        (2500, Some(19999), "crosses_front_line"),
        (2501, Some(26500), "allowed"),
    ] {
        let (x, y) = (60000, 60000);
        // Midway: where the distance is odd, half a unit beside it.
        let west = (gap + 2500) / 2;
        let field = scene()
            .unit(0, 10, R, FOOT, &[at(x, y - 20000), at(x, y - 23000)])
            .unit(1, 20, 2 * R, FOOT, &[at(x - west, y), at(x - west + gap + 2500, y)])
            .field();
        let company = company(&field, 10);
        let line = Line::new(&field, &company, id(20), at(x, y), full_reach(&field, &company, 4)).expect("a line");
        if let Some(reach) = reach {
            assert_eq!(line.reach(), Some(reach), "{gap}");
        }
        let why = reason(line.may_reach(&field, &company, 25000));
        assert_eq!(why, if gap == 2501 { "allowed" } else { through }, "{gap}");
    }
}

fn shooters(own: OwnMen, blocker: impl Fn(Scene) -> Scene) -> View {
    let mut scene = blocker(scene().unit(1, 20, R, FOOT, &[at(40500, 60000)]));
    scene.measures = Measures { own_men: own, ..MEASURES };
    let field = scene.field();
    view(&field, &base(&field, 11), &base(&field, 21))
}

#[test]
fn vx_34_own_men() {
    let (here, there) = (at(20000, 60000), at(22620, 60000));
    let own = |scene: Scene| scene.unit(0, 10, R, FOOT, &[here, there]);
    let other = |scene: Scene| scene.unit(0, 10, R, FOOT, &[here]).unit(0, 30, R, FOOT, &[there]);
    let stray = |scene: Scene| scene.unit(0, 10, R, FOOT, &[here]).strays(0, 30, FOOT, &[there]);
    let enemy = |scene: Scene| scene.unit(0, 10, R, FOOT, &[here]).unit(1, 30, R, FOOT, &[there]);
    assert_eq!(shooters(OwnMen::Clear, own), View::Clear);
    assert_eq!(shooters(OwnMen::Clear, other), View::Covered);
    assert_eq!(shooters(OwnMen::Clear, stray), View::Covered);
    assert_eq!(shooters(OwnMen::Clear, enemy), View::Clear);
    assert_eq!(shooters(OwnMen::Cover, own), View::Covered);
}

#[test]
fn own_men_who_cover_stand_behind_their_leader() {
    let field = lone(R, FOOT, at(60000, 60000));
    let company = company(&field, 1).in_ranks(Ranks::Behind);
    let line = Axis::new(at(0, 0), Direction::EAST);
    let slots = lattice_slots(&MEASURES, &company, &line, None, Hand::Left);
    assert_eq!(slots[..3], [at(-2620, 0), at(-1310, 2269), at(-1310, -2269)]);
    let first_ahead = slots.iter().position(|spot| spot.x > 0).expect("slots ahead");
    assert!(slots[first_ahead..].iter().all(|spot| spot.x > 0));
}

#[test]
fn vx_35_height_inside_a_piece() {
    for (until, expected) in [(60, View::Covered), (50, View::Clear)] {
        let field = scene()
            .piece(plateau(circle(10000, 60000, 3000)))
            .piece(low_wall(rect(30000, 50000, 10000 + 500 * until, 70000)))
            .unit(0, 10, R, FOOT, &[at(10000, 60000)])
            .unit(1, 20, R, FOOT, &[at(60000, 60000)])
            .field();
        assert_eq!(view(&field, &base(&field, 11), &base(&field, 21)), expected, "{until}");
    }
}

fn on_the_hill() -> Field {
    scene()
        .piece(slope(circle(24000, 51000, 10500), circle(24000, 51000, 6000)))
        .piece(plateau(circle(24000, 51000, 6000)))
        .unit(0, 10, R, FOOT, &[at(24000, 51000)])
        .field()
}

#[test]
fn vx_36_a_hill() {
    let field = on_the_hill();
    let company = company(&field, 10);
    let go = |limits: &Limits, length: i32| {
        reason(may_go(&field, &company, limits, &Path::straight(at(24000, 51000), at(24000 + length, 51000))))
    };
    let (march, run, charge) = (Limits::march(2, 1), Limits::run(4), Limits::charge(2));
    for limits in [&march, &run, &charge] {
        assert_eq!(go(limits, 4752), "allowed");
    }
    for length in [4753, 8500, 8501] {
        assert_eq!(go(&march, length), "allowed", "{length}");
        assert_eq!(go(&run, length), "difficult_ground_no_run", "{length}");
        assert_eq!(go(&charge, length), "difficult_ground_no_charge", "{length}");
    }
    assert_eq!(go(&march, 8502), "path_too_long");
    assert_eq!(farthest_straight(&field, &company, &march, at(60000, 51000)), Some(8500));
    assert_eq!(farthest_straight(&field, &company, &run, at(60000, 51000)), Some(4752));
    assert!(!field.is_in_difficult(id(10)));
}

#[test]
fn vx_37_two_limits() {
    for (x, free, most) in [(60000, 10752, 10752), (66000, 4752, 8500)] {
        let field =
            scene().piece(marsh(rect(72000, 22500, 84000, 31500))).unit(0, 10, R, FOOT, &[at(x, 27000)]).field();
        let company = company(&field, 10);
        let march = Limits::march(2, 1);
        let go = |length: i32| may_go(&field, &company, &march, &Path::straight(at(x, 27000), at(x + length, 27000)));
        assert_eq!(go(free), Ok(()));
        assert_eq!(go(most), Ok(()));
        let beyond = go(if most == 8500 { 8502 } else { most + 1 });
        assert_eq!(beyond, Err(Refusal::new("path_too_long", "V-11.07")), "{x}");
        assert_eq!(farthest_straight(&field, &company, &march, at(90000, 27000)), Some(most));
    }
}

#[test]
fn vx_39_stages() {
    let field = lone(R, FOOT, at(20000, 20000));
    let number = |path: &Path| stages(&field, FOOT, path).len() - 1;
    let start = at(20000, 20000);
    let found = stages(&field, FOOT, &Path::straight(start, at(29000, 20000)));
    let spots: Vec<Spot> = found.iter().map(|stage| stage.at).collect();
    assert_eq!(spots, (0..=6).map(|stage| at(20000 + 1500 * stage, 20000)).collect::<Vec<_>>());
    assert_eq!(number(&Path::straight(start, at(29001, 20000))), 7);
    assert_eq!(number(&Path::straight(start, start)), 0);
    let bent = Path { start, joints: vec![at(27250, 20000)], end: at(27250, 27250) };
    let found = stages(&field, FOOT, &bent);
    assert_eq!((found[4].at, found[4].bends), (at(26000, 20000), 0));
    assert_eq!((found[5].at, found[5].bends), (at(27250, 20250), 1));
    assert_eq!(found.last().map(|stage| (stage.number, stage.at)), Some((10, at(27250, 27250))));
}

#[test]
fn vx_41_the_capacity_of_an_aura() {
    assert_eq!((capacity(&MEASURES, FOOT, R), capacity(&MEASURES, MOUNTED, R)), (36, 18));
    assert_eq!((capacity(&MEASURES, FOOT, 2 * R), capacity(&MEASURES, MOUNTED, 2 * R)), (108, 60));
    assert_eq!(reason(holds_unit(&MEASURES, MOUNTED, R, 19)), "allowed");
    assert_eq!(reason(holds_unit(&MEASURES, MOUNTED, R, 20)), "unit_exceeds_aura");
    assert_eq!(reason(holds_unit(&MEASURES, MOUNTED, 2 * R, 30)), "allowed");
    assert_eq!(reason(holds_unit(&MEASURES, FOOT, R, 30)), "allowed");
}

#[test]
fn vx_42_edges_and_markers() {
    let mut scene = scene();
    scene.size = (90000, 90000);
    let field = scene.field();
    let base = |x| Disc::new(at(x, 40000), FOOT);
    assert_eq!([88719, 88720, 88750].map(|x| field.at_edge(&base(x))), [false, true, true]);
    assert_eq!([88750, 88751].map(|x| field.on_table(&base(x))), [true, false]);
    let marker = Disc::new(at(40000, 40000), FOOT);
    let touches = |away, radius| field.contact(&marker, &Disc::new(at(40000 + away, 40000), radius));
    assert_eq!([2530, 2531].map(|away| touches(away, FOOT)), [true, false]);
    assert_eq!([3155, 3156].map(|away| touches(away, MOUNTED)), [true, false]);
    assert!(touches(0, FOOT), "standing on it included");
}

#[test]
fn vx_49_men_at_the_edge() {
    let vassal = at(88750, 46500);
    // They come from the west, in the formation in which they march.
    let start = at(74250, 46500);
    let lone = lone(R, FOOT, start);
    let line = Axis::new(start, Direction::EAST);
    let marching = lattice_slots(&MEASURES, &company(&lone, 1), &line, None, Hand::Left);
    let spots: Vec<Spot> = std::iter::once(start).chain(marching.into_iter().take(19)).collect();
    let mut scene = scene().unit(0, 10, R, FOOT, &spots);
    scene.size = (90000, 90000);
    let field = scene.field();
    let company = company(&field, 10);
    let placed = place(&field, &company, vassal, Direction::EAST, Mode::Move, Hand::Left).expect("room");
    assert_eq!(placed.without_slot().count(), 0);
    let lattice = lattice_slots(&MEASURES, &company, &Axis::new(vassal, Direction::EAST), None, Hand::Left);
    let on_table = |spot: &&Spot| field.on_table(&Disc::new(**spot, FOOT));
    assert_eq!(lattice.iter().filter(on_table).count(), 19);
    for y in [51038, 41962] {
        assert!(placed.men.iter().any(|man| man.at == at(88750, y)), "{y}");
        assert!(field.at_edge(&Disc::new(at(88750, y), FOOT)));
    }
}

#[test]
fn vx_50_in_the_wood() {
    let seen = |viewer: Spot, target: Spot| {
        let field = scene()
            .piece(wood(circle(66000, 57000, 7500)))
            .unit(0, 10, R, FOOT, &[viewer])
            .unit(1, 20, R, FOOT, &[target])
            .field();
        view(&field, &base(&field, 11), &base(&field, 21))
    };
    let (inside, deep, outside) = (at(62000, 57000), at(68000, 57000), at(90000, 57000));
    assert_eq!(seen(inside, deep), View::Covered);
    assert_eq!(seen(inside, outside), View::Clear);
    assert_eq!(seen(outside, inside), View::Covered);
}

#[test]
fn fighters_are_in_the_order_of_their_numbers() {
    let field = scene().unit(0, 30, R, FOOT, &[at(9000, 9000)]).unit(0, 10, R, FOOT, &[at(5000, 5000)]).field();
    let found: Vec<PieceId> = field.bases().iter().map(|base| base.id).collect();
    assert_eq!(found, [id(11), id(31)]);
}
