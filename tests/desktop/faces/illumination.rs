//! The kingdom as a page of a book of hours: the picture leaves free what is read and where pieces stand, on every map; what
//! befalls a village is seen in it.
use crate::desktop::begin_of;
use mesnie::desktop::board::banners;
use mesnie::desktop::board::ground::{plain_shapes, scenery_shapes};
use mesnie::desktop::face::{Banner, Draw, Point, Scene, Shape, Sight, Tincture, triangulate};
use mesnie::desktop::theme::heraldry::{Charge, Coat, Coats};
use mesnie::games::fief::Fief;
use mesnie::games::fief::data::items::{Item, Plain};
use mesnie::games::fief::rules::{FiefRuleData, Rules};
use mesnie::games::fief::state::realm::Realm;
use mesnie::games::fief::state::revolt::{Revolt, Uprising};
use mesnie::games::fief::view::FACE;
use mesnie::games::fief::view::map::land::{FIRST_ROW, LETTERS, Land, Plan, SIGN, SPOT};
use mesnie::games::fief::view::map::picture::Picture;
use mesnie::games::fief::view::map::scenery;
use mesnie::games::fief::view::village::Buildings;
use mesnie::table::data::{Reader, Source};
use mesnie::table::prelude::*;
use proptest::prelude::*;

fn built_in() -> FiefRuleData {
    FiefRuleData::load(&Reader::new(Source::built_in())).expect("sound rule data")
}

fn own_plan() -> Plan {
    let FiefRuleData { data, map } = built_in();
    scenery::plan(&data.map, &map)
}

fn far(a: Point, b: Point) -> f32 {
    (b[0] - a[0]).hypot(b[1] - a[1])
}

/// Half the width of a counter in a village.
const HALF: f32 = 18.0;

/// What has to stay free: names, the middles of villages, five counters in a row before each, and one at each gate.
fn kept_free(plan: &Plan) -> Vec<(Point, Point)> {
    let around = |[x, y]: Point, wide: f32, high: f32| ([x - wide, y - high], [x + wide, y + high]);
    let mut kept = vec![];
    for (i, at) in plan.points.iter().enumerate() {
        // As large as letters are on the board.
        kept.push(around(plan.name_at(i), 0.28 * LETTERS * plan.letters[i] as f32, 0.5 * LETTERS));
        kept.push(around(*at, 0.7 * SPOT, 0.7 * SPOT));
        kept.push(around([at[0], at[1] + FIRST_ROW], 80.0 + HALF, HALF));
    }
    for (a, b) in &plan.roads {
        kept.extend([plan.gate(*a, *b), plan.gate(*b, *a)].map(|gate| around(gate, HALF, HALF)));
    }
    kept
}

/// Whether a shape lies on a rectangle: triangle by triangle, by the axes that may part them.
fn lies_on(shape: &Shape, (low, high): (Point, Point)) -> bool {
    let least = |points: &[Point], way: Point| {
        let along = points.iter().map(|p| p[0] * way[0] + p[1] * way[1]);
        along.fold((f32::MAX, f32::MIN), |(a, b), v| (a.min(v), b.max(v)))
    };
    let corners = [low, [high[0], low[1]], high, [low[0], high[1]]];
    let beside = |way: Point| {
        let (one, other) = (least(&shape.outline, way), least(&corners, way));
        one.1 <= other.0 || other.1 <= one.0
    };
    if beside([1.0, 0.0]) || beside([0.0, 1.0]) {
        return false;
    }
    triangulate(&shape.outline).into_iter().any(|triangle| {
        let [a, b, c] = triangle.map(|i| shape.outline[i as usize]);
        let sides = [(a, b), (b, c), (c, a)].map(|(p, q)| [q[1] - p[1], p[0] - q[0]]);
        let axes = [[1.0, 0.0], [0.0, 1.0]].into_iter().chain(sides).filter(|way| way[0].hypot(way[1]) > 1e-3);
        let parts = |way: Point| {
            let (one, other) = (least(&[a, b, c], way), least(&corners, way));
            one.1 <= other.0 || other.1 <= one.0
        };
        !axes.clone().any(parts)
    })
}

/// What must hold of the picture of any map; `most`: how many corners all of it may have.
fn is_sound(plan: &Plan, most: usize) -> Result<(), String> {
    let picture = Picture::of(plan.clone());
    let kept = kept_free(plan);
    for shape in &picture.growth {
        if let Some(span) = kept.iter().find(|span| lies_on(shape, **span)) {
            return Err(format!("{shape:?} lies on {span:?}"));
        }
    }
    let all = picture.shapes();
    let corners: usize = all.iter().map(|shape| shape.outline.len()).sum();
    if corners > most {
        return Err(format!("{corners} corners"));
    }
    let ([x0, y0], [x1, y1]) = picture.page;
    for [x, y] in all.iter().flat_map(|shape| &shape.outline) {
        if !(*x > x0 - 1.0 && *x < x1 + 1.0 && *y > y0 - 1.0 && *y < y1 + 1.0) && picture.growth.len() > 1 {
            let inside = |p: &Point| p[0] > 0.0 && p[0] < plan.size[0] && p[1] < 0.0 && p[1] > -plan.size[1];
            // Only names of villages at the very edge of a map may stand out.
            if !picture.names.iter().any(|name| name.outline.contains(&[*x, *y])) && !inside(&[*x, *y]) {
                return Err(format!("{x} {y} is beside the page, or nowhere"));
            }
        }
    }
    // Villages, their names and their signs lie on dry land.
    for (i, at) in plan.points.iter().enumerate() {
        let edge = [at[0], plan.size[0] - at[0], -at[1], plan.size[1] + at[1]].into_iter().fold(f32::MAX, f32::min);
        if edge > 1.0 && !picture.land.coast.is_land(*at) {
            return Err(format!("village {i} has drowned"));
        }
    }
    // A road stays where it would be if it were straight.
    for ((a, b), road) in plan.roads.iter().zip(&picture.land.roads) {
        let (from, to) = (plan.points[*a], plan.points[*b]);
        let long = far(from, to).max(1.0);
        for p in road {
            let off = ((to[0] - from[0]) * (p[1] - from[1]) - (to[1] - from[1]) * (p[0] - from[0])).abs() / long;
            if off > 12.0 {
                return Err(format!("the road from {a} to {b} goes {off} astray"));
            }
        }
        if far(road[0], from) > 1.0 || far(road[road.len() - 1], to) > 1.0 {
            return Err(format!("the road from {a} does not reach {b}"));
        }
    }
    Ok(())
}

/// F-1.01, F-8.05: names, villages, gates and rows of pieces have nothing under them but the land.
#[test]
fn the_picture_leaves_free_what_is_read_and_where_pieces_stand() {
    let plan = own_plan();
    is_sound(&plan, 90_000).expect("a sound picture");
    let picture = Picture::of(plan.clone());
    assert!(picture.growth.len() > 1000, "something grows: {}", picture.growth.len());
    // Signs lie beside each other and beside everything that is read.
    let signs: Vec<Point> = picture.land.signs.iter().flatten().copied().collect();
    for (i, sign) in signs.iter().enumerate() {
        assert!(signs[..i].iter().all(|other| far(*sign, *other) >= 2.0 * SIGN - 2.0), "{sign:?}");
        let inside = |(low, high): &(Point, Point)| {
            let near = [sign[0].clamp(low[0], high[0]), sign[1].clamp(low[1], high[1])];
            far(near, *sign) < SIGN - 3.0
        };
        assert!(!kept_free(&plan).iter().any(inside), "{sign:?}");
        assert!(picture.land.coast.is_land(*sign));
    }
}

#[test]
fn the_same_map_is_always_painted_alike() {
    let (one, other) = (Picture::of(own_plan()), Picture::of(own_plan()));
    assert_eq!(one.shapes(), other.shapes());
    // Small pictures leave away what only adorns.
    let FiefRuleData { data, map } = built_in();
    let scenery = mesnie::games::fief::view::map::scenery(&data.map, &map);
    let page = scenery.page.as_ref().expect("a page");
    let (whole, plain) = (scenery_shapes(&scenery), plain_shapes(&scenery));
    assert_eq!(whole.len(), plain.len() + scenery.flourish.len() + page.margins.len());
    assert!(4 * plain.len() < 3 * whole.len() && page.low[0] < 0.0 && page.high[1] > 0.0);
}

/// A map that some designer might draw: frame, villages, regions, roads.
fn plans() -> impl Strategy<Value = Plan> {
    let size = (130.0_f32..2600.0, 130.0_f32..2000.0);
    let villages =
        proptest::collection::vec((0.0_f32..=1.0, 0.0_f32..=1.0, 0..6_usize, 0..4_usize, 1..22_usize), 6..40);
    let roads = proptest::collection::vec((0..40_usize, 0..40_usize), 5..60);
    (size, villages, roads).prop_map(|((width, height), villages, roads)| {
        let mut plan = Plan {
            size: [width, height],
            points: vec![],
            regions: vec![],
            bishoprics: vec![],
            letters: vec![],
            roads: vec![],
            paints: (0..6).map(|i| [220 - 20 * i, 180 + 10 * i, 150, 255]).collect(),
        };
        for (x, y, region, bishopric, letters) in villages {
            let at = [(x * width).round(), -(y * height).round()];
            // No two villages lie in one point.
            if plan.points.iter().all(|other| far(*other, at) > 3.0) {
                plan.points.push(at);
                plan.regions.push(region);
                plan.bishoprics.push(bishopric);
                plan.letters.push(letters);
            }
        }
        let n = plan.points.len();
        for (a, b) in roads {
            let road = ((a % n).min(b % n), (a % n).max(b % n));
            if road.0 != road.1 && !plan.roads.contains(&road) {
                plan.roads.push(road);
            }
        }
        plan
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]
    #[test]
    fn every_map_is_painted_as_well(plan in plans()) {
        prop_assert_eq!(is_sound(&plan, 230_000), Ok(()));
        let land = Land::of(plan);
        for village in 0..land.plan.points.len() {
            prop_assert!(land.dry_land(village).iter().flatten().all(|c| c.is_finite()));
        }
    }
}

#[test]
fn the_largest_map_is_painted_with_not_much_more_than_an_ordinary_one() {
    let mut plan = own_plan();
    let large = 10.0;
    plan.size = plan.size.map(|c| c * large);
    plan.points.iter_mut().for_each(|p| *p = p.map(|c| c * large));
    is_sound(&plan, 230_000).expect("a sound picture");
}

/// What of a scene shows where something stands, without its colours.
fn outlines(scene: &Scene) -> Vec<Vec<Point>> {
    scene.land.iter().chain(&scene.scars).map(|shape| shape.outline.clone()).collect()
}

// F-6.01, F-6.02, F-8.12, F-10.10, F-16.13, F-16.21, F-16.24: what a village has, and what befalls it, is seen on the map, and
// not by its colour alone.
#[test]
fn whatever_befalls_a_village_is_seen() {
    let mut table = begin_of(&Fief, 4, 1, &[]);
    let scene = |table: &Match| FACE.scene(&Sight::new(table, Some(Seat(0))));
    let bare = table.world().resource::<Realm>().clone();
    let village = 9;
    let region = table.world().resource::<Rules>().map.region_number(Place(village as u16));
    let before = scene(&table);
    let mut seen = vec![("nothing", outlines(&before))];
    let mut with = |name: &'static str, change: &dyn Fn(&mut Realm)| {
        let mut realm = bare.clone();
        change(&mut realm);
        table.world_mut().insert_resource(realm);
        let now = scene(&table);
        assert_ne!(now, before, "{name}");
        seen.push((name, outlines(&now)));
        now
    };
    with("castle", &|realm| realm.villages[village].castle = true);
    with("city", &|realm| realm.villages[village].city = true);
    with("mill", &|realm| realm.villages[village].mills = 1);
    with("press", &|realm| realm.villages[village].presses = 1);
    let weather = with("bad weather", &|realm| realm.regions[region].bad_weather = true);
    let famine = with("famine", &|realm| realm.regions[region].famine = true);
    assert!(!weather.land.is_empty() && !famine.land.is_empty() && before.land.is_empty());
    let held = with("held", &|realm| {
        realm.villages[village].owner = Some(Seat(1));
        realm.villages[village].occupant = Some(Seat(1));
    });
    assert_eq!(held.banners.len(), before.banners.len() + 1);
    let left = with("left", &|realm| realm.villages[village].owner = Some(Seat(1)));
    let banner =
        |scene: &Scene| *scene.banners.iter().find(|banner| !before.banners.contains(banner)).expect("a banner");
    assert!(banner(&left).furled && !banner(&held).furled);
    assert_eq!(banner(&held).of, FACE.tincture(Seat(1)));
    table.world_mut().insert_resource(bare);
    // A revolt, and the plague for the rest of the turn.
    let place = Place(village as u16);
    table.world_mut().insert_resource(Revolt(Some(Uprising { at: place, points: 3, controller: Seat(0), steps: 0 })));
    seen.push(("revolt", outlines(&scene(&table))));
    table.world_mut().insert_resource(Revolt(None));
    let card = table.world().resource::<Rules>().kind(Item::Card(Plain::Plague));
    let area = table.world().resource::<Rules>().map.region_of(place);
    let laid = Entry::new("fief-log-laid", "F-16.13").with("card", Word::On(Target::Kind(card)));
    let laid = laid.with("area", Word::On(Target::Place(area)));
    table.world_mut().resource_mut::<Chronicle>().entries.push(laid);
    seen.push(("plague", outlines(&scene(&table))));
    for (i, (name, one)) in seen.iter().enumerate() {
        for (other_name, other) in &seen[..i] {
            let alike = ["held", "left"].contains(name) && ["held", "left"].contains(other_name);
            assert!(alike || one != other, "{name} looks like {other_name}");
        }
    }
    table.world_mut().resource_mut::<Chronicle>().entries.push(Entry::new("fief-log-turn", "F-4.03"));
    assert_eq!(scene(&table), before, "with the turn the plague is over");
}

#[test]
fn a_village_that_brings_more_in_has_more_houses() {
    let poor = Buildings::default();
    let rich = Buildings { mills: 2, presses: 1, ..poor };
    assert!(rich.houses() > poor.houses() && poor.houses() >= 3);
    assert!(Buildings { city: true, ..poor }.houses() > Buildings { castle: true, ..poor }.houses());
}

#[test]
fn a_banner_shows_the_arms_that_its_owner_has_chosen() {
    let banner = Banner { at: [10.0, 20.0], tall: 33.0, of: Tincture::Azure, furled: false, streamer: None };
    let outlines = |banner: &Banner, coats: &Coats| -> Vec<Vec<Point>> {
        banners::shapes(banner, coats).into_iter().map(|shape| shape.outline).collect()
    };
    let plain = Coats::default();
    // The first seat has azure unless it chooses otherwise.
    let worn = |coat: Coat| {
        let seat = SeatSetup { arms: coat.write(Tincture::Azure), ..SeatSetup::of(Player::Person) };
        Coats::of(&[seat], &FACE)
    };
    let mut all = vec![outlines(&banner, &plain), outlines(&Banner { furled: true, ..banner }, &plain)];
    all.push(outlines(&Banner { streamer: Some(Tincture::Gules), ..banner }, &plain));
    for charge in Charge::ALL {
        all.push(outlines(&banner, &worn(Coat { tincture: Tincture::Azure, charge: Some(charge) })));
    }
    for tincture in Tincture::ALL.into_iter().filter(|t| *t != Tincture::Azure) {
        all.push(outlines(&banner, &worn(Coat { tincture, charge: None })));
    }
    for (i, one) in all.iter().enumerate() {
        assert!(!all[..i].contains(one), "{i}");
        assert!(one.iter().flatten().all(|p| (p[0] - 10.0).abs() < 45.0 && p[1] > 18.0 && p[1] < 65.0), "{i}");
    }
}
