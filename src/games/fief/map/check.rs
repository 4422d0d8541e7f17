//! What every map must fulfil, for any number of villages, regions and bishoprics. What would make the game impossible
//! is an error; what only makes it unfair or hard to read is a warning.
use crate::games::fief::data::checks::check_label;
use crate::games::fief::data::files::{FAMILIES, MOST_REGIONS, MOST_VILLAGES, MapData, TitlesData};
use crate::games::fief::map::Map;
use crate::table::data::Check;
use crate::table::prelude::Place;
use crate::table::text::locales::Arg;
use std::collections::BTreeSet;

/// The largest drawing: beyond it distances would not be told exactly.
const LARGEST_FRAME: i32 = 10_000;

/// Checks the map of the rule data. Without the titles it is not known which regions are large enough.
pub fn check(at: &Check, map: &MapData, titles: Option<&TitlesData>) {
    let names_are_known = check_names(at, map) && at.is_whole();
    let can_be_drawn = check_drawing(at, map);
    for (what, found, most) in [
        ("villages", map.villages.len(), MOST_VILLAGES),
        ("regions", map.regions.len(), MOST_REGIONS),
        ("bishoprics", map.bishoprics.len(), MOST_REGIONS),
    ] {
        at.field(what).not_empty(found);
        if found > most {
            at.field(what).error("fief-data-too-many", &[("found", found.into()), ("most", most.into())]);
        }
    }
    // Every family begins in a village of its own (F-3.03).
    if map.villages.len() < FAMILIES.len() {
        let args = [("found", Arg::from(map.villages.len())), ("least", Arg::from(FAMILIES.len()))];
        at.field("villages").error("fief-data-too-few", &args);
    }
    let ranks = titles.map_or(&[][..], |titles| &titles.ranks);
    let smallest = ranks.first().map_or(0, |rank| rank.from);
    let mut large_enough = !ranks.is_empty();
    for (i, region) in map.regions.iter().enumerate() {
        let villages = map.villages.iter().filter(|v| v.region == region.label).count();
        if villages < smallest.max(1) {
            large_enough = false;
            if !["villages", "regions"].iter().all(|part| at.field(part).is_whole()) {
                continue;
            }
            let args = [("found", Arg::from(villages)), ("least", Arg::from(smallest.max(1)))];
            at.field("regions").index(i).error("fief-data-region-small", &args);
        }
    }
    if let Some(kingdom) = (names_are_known && large_enough).then(|| Map::new(map, ranks)).flatten() {
        check_connections(at, map, &kingdom);
        advise_on_gates(at, map, &kingdom);
    }
    if names_are_known && can_be_drawn {
        advise_on_drawing(at, map);
    }
}

/// Numbers of the drawing: where villages lie, how the land is painted, what is advised.
fn check_drawing(at: &Check, map: &MapData) -> bool {
    let frame = at.field("frame");
    let mut fits = frame.index(0).within(map.frame.0, 100..=LARGEST_FRAME);
    fits &= frame.index(1).within(map.frame.1, 100..=LARGEST_FRAME);
    for (i, region) in map.regions.iter().enumerate() {
        let paint = at.field("regions").index(i).field("paint");
        let (red, green, blue) = region.paint;
        for (part, of) in [red, green, blue].into_iter().enumerate() {
            paint.index(part).within(of, 0..=u8::MAX);
        }
        if map.regions[..i].iter().any(|other| other.paint == region.paint) && paint.is_whole() {
            paint.error("fief-data-same-paint", &[("name", region.label.as_str().into())]);
        }
    }
    for (i, village) in map.villages.iter().enumerate() {
        let place = at.field("villages").index(i).field("at");
        fits &= place.index(0).within(village.at.0, 0..=map.frame.0.clamp(100, LARGEST_FRAME));
        fits &= place.index(1).within(village.at.1, 0..=map.frame.1.clamp(100, LARGEST_FRAME));
    }
    let (advice, a) = (at.field("advice"), &map.advice);
    for (name, number, most) in [
        ("villages_apart", i64::from(a.villages_apart), i64::from(LARGEST_FRAME)),
        ("road_clear_of_villages", a.road_clear_of_villages.into(), LARGEST_FRAME.into()),
        ("angle_between_roads", a.angle_between_roads.into(), 180),
        ("gates_inside", a.gates_inside as i64, MOST_VILLAGES as i64),
        ("gates_outside", a.gates_outside as i64, MOST_VILLAGES as i64),
        ("border_roads", a.border_roads as i64, MOST_VILLAGES as i64),
    ] {
        fits &= advice.field(name).within(number, 0..=most);
    }
    fits
}

/// Labels are unique among all places, and every name that one part of the map takes from another is there.
fn check_names(at: &Check, map: &MapData) -> bool {
    let villages = || map.villages.iter().map(|v| v.label.as_str());
    let regions = || map.regions.iter().map(|r| r.label.as_str());
    let bishoprics = || map.bishoprics.iter().map(|b| b.label.as_str());
    let mut fits = at.field("villages").unique(villages());
    fits &= at.field("regions").unique(regions()) & at.field("bishoprics").unique(bishoprics());
    for (i, label) in regions().enumerate() {
        let name = at.field("regions").index(i).field("name");
        name.not_blank(&map.regions[i].name);
        if map.regions[..i].iter().any(|other| other.name == map.regions[i].name) {
            name.duplicate(&map.regions[i].name);
        }
        let place = at.field("regions").index(i).field("label");
        check_label(&place, label);
        if villages().any(|village| village == label) {
            fits = false;
            place.duplicate(label);
        }
    }
    for (i, label) in bishoprics().enumerate() {
        let name = at.field("bishoprics").index(i).field("name");
        name.not_blank(&map.bishoprics[i].name);
        if map.bishoprics[..i].iter().any(|other| other.name == map.bishoprics[i].name) {
            name.duplicate(&map.bishoprics[i].name);
        }
        let place = at.field("bishoprics").index(i).field("label");
        check_label(&place, label);
        let in_orders = format!("bishopric-{label}");
        if villages().chain(regions()).any(|other| other == in_orders) {
            fits = false;
            place.duplicate(&in_orders);
        }
    }
    for (i, village) in map.villages.iter().enumerate() {
        let row = at.field("villages").index(i);
        check_label(&row.field("label"), &village.label);
        fits &= row.field("region").known(&village.region, regions());
        fits &= row.field("bishopric").known(&village.bishopric, bishoprics());
        row.field("name").not_blank(&village.name);
        if map.villages[..i].iter().any(|other| other.name == village.name) {
            row.field("name").duplicate(&village.name);
        }
    }
    let mut seen = BTreeSet::new();
    for (i, (a, b)) in map.roads.iter().enumerate() {
        let row = at.field("roads").index(i);
        fits &= row.index(0).known(a, villages()) & row.index(1).known(b, villages());
        if a == b || !seen.insert((a.min(b), a.max(b))) {
            fits = false;
            row.error("fief-data-road", &[("from", a.as_str().into()), ("to", b.as_str().into())]);
        }
    }
    fits
}

/// One can go from every village to every other, within the kingdom and within each region and bishopric.
fn check_connections(at: &Check, map: &MapData, kingdom: &Map) {
    if !kingdom.roads.connected(|_| true) {
        tell_apart(at, map, kingdom);
        return;
    }
    for (i, region) in kingdom.regions().enumerate() {
        if !kingdom.roads.connected(|v| kingdom.region_of(v) == region) {
            let name = map.regions[i].label.as_str();
            at.field("regions").index(i).error("fief-data-area-apart", &[("name", name.into())]);
        }
    }
    for (i, bishopric) in kingdom.bishoprics().enumerate() {
        if !kingdom.roads.connected(|v| kingdom.bishopric_of(v) == bishopric) {
            let name = map.bishoprics[i].label.as_str();
            at.field("bishoprics").index(i).error("fief-data-area-apart", &[("name", name.into())]);
        }
    }
    for village in kingdom.villages().filter(|v| kingdom.roads.is_cut(*v)) {
        let name = map.villages[village.index()].label.as_str();
        at.field("villages").index(village.index()).warning("fief-data-cut-village", &[("name", name.into())]);
    }
}

/// Tells of the villages that no road joins to the largest part of the kingdom.
fn tell_apart(at: &Check, map: &MapData, kingdom: &Map) {
    let joined = |to: Place| kingdom.villages().filter(|from| kingdom.roads.distance(*from, to).is_some()).count();
    let Some(heart) = kingdom.villages().max_by_key(|village| joined(*village)) else { return };
    for village in kingdom.villages().filter(|village| kingdom.roads.distance(heart, *village).is_none()) {
        let name = map.villages[village.index()].label.as_str();
        at.field("villages").index(village.index()).error("fief-data-village-apart", &[("name", name.into())]);
    }
}

/// A region that cannot be reached by several ways is too easy to hold.
fn advise_on_gates(at: &Check, map: &MapData, kingdom: &Map) {
    if map.regions.len() < 2 {
        return;
    }
    for (i, region) in kingdom.regions().enumerate() {
        let within = |village: Place| kingdom.region_of(village) == region;
        let border: Vec<(Place, Place)> = (kingdom.roads.roads())
            .filter(|(a, b)| within(*a) != within(*b))
            .map(|(a, b)| if within(a) { (a, b) } else { (b, a) })
            .collect();
        let inside: BTreeSet<Place> = border.iter().map(|road| road.0).collect();
        let outside: BTreeSet<Place> = border.iter().map(|road| road.1).collect();
        for (message, found, wanted) in [
            ("fief-data-gates-inside", inside.len(), map.advice.gates_inside),
            ("fief-data-gates-outside", outside.len(), map.advice.gates_outside),
            ("fief-data-border-roads", border.len(), map.advice.border_roads),
        ] {
            if found < wanted {
                let args = [("found", Arg::from(found)), ("wanted", Arg::from(wanted))];
                at.field("regions").index(i).warning(message, &args);
            }
        }
    }
}

type Point = (i64, i64);

fn minus(a: Point, b: Point) -> Point {
    (a.0 - b.0, a.1 - b.1)
}
fn dot(a: Point, b: Point) -> i64 {
    a.0 * b.0 + a.1 * b.1
}
/// Positive: `b` is to the right of `a` on the board, whose y runs downwards.
fn cross(a: Point, b: Point) -> i64 {
    a.0 * b.1 - a.1 * b.0
}
/// Whether a point is nearer to the road from `a` to `b` than `clear`.
fn is_near(p: Point, (a, b): (Point, Point), clear: i64) -> bool {
    let (along, to) = (minus(b, a), minus(p, a));
    let (t, length) = (dot(along, to), dot(along, along));
    let off = match t {
        t if t <= 0 => return dot(to, to) < clear * clear,
        t if t >= length => minus(p, b),
        _ => return cross(along, to).pow(2) < clear * clear * length,
    };
    dot(off, off) < clear * clear
}
fn roads_cross((a, b): (Point, Point), (c, d): (Point, Point)) -> bool {
    let side = |from: Point, to: Point, p: Point| cross(minus(to, from), minus(p, from)).signum();
    side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

/// Villages and roads that are too close to be told apart.
fn advise_on_drawing(at: &Check, map: &MapData) {
    let points: Vec<Point> = map.villages.iter().map(|v| (i64::from(v.at.0), i64::from(v.at.1))).collect();
    let index = |label: &str| map.villages.iter().position(|v| v.label == label).expect("a name that was checked");
    let roads: Vec<(usize, usize)> = map.roads.iter().map(|(a, b)| (index(a), index(b))).collect();
    let line = |(a, b): (usize, usize)| (points[a], points[b]);
    let name = |village: usize| Arg::from(map.villages[village].label.as_str());
    let pair = |a: Arg, b: Arg| [("one", a), ("other", b)];
    let apart = i64::from(map.advice.villages_apart);
    for (i, point) in points.iter().enumerate() {
        for (j, other) in points[..i].iter().enumerate() {
            let between = minus(*point, *other);
            if dot(between, between) < apart * apart {
                at.field("villages").index(i).warning("fief-data-villages-close", &pair(name(j), name(i)));
            }
        }
    }
    // The only place for a cosine: it judges a drawing, no rule.
    let least = f64::from(map.advice.angle_between_roads).to_radians().cos();
    for (i, road) in roads.iter().enumerate() {
        let row = at.field("roads").index(i);
        for village in (0..points.len()).filter(|v| *v != road.0 && *v != road.1) {
            if is_near(points[village], line(*road), i64::from(map.advice.road_clear_of_villages)) {
                row.warning("fief-data-road-close", &[("village", name(village))]);
            }
        }
        for (j, other) in roads[..i].iter().enumerate() {
            let other_road = || Arg::from(format!("{} – {}", map.roads[j].0, map.roads[j].1));
            if roads_cross(line(*road), line(*other)) {
                row.warning("fief-data-roads-cross", &[("other", other_road())]);
            }
            let shared = [(road.0, road.1), (road.1, road.0)].into_iter().find_map(|(here, there)| {
                let far = if here == other.0 { Some(other.1) } else { (here == other.1).then_some(other.0) };
                far.map(|far| (minus(points[there], points[here]), minus(points[far], points[here])))
            });
            if let Some((a, b)) = shared {
                let cosine = dot(a, b) as f64 / ((dot(a, a) * dot(b, b)) as f64).sqrt();
                if cosine > least {
                    row.warning("fief-data-roads-angle", &[("other", other_road())]);
                }
            }
        }
    }
}
