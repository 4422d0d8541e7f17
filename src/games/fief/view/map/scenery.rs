//! The map as the window draws it: the land of each village in the colour of its region, and the picture on it.
use super::land::{LETTERS, Plan, SPOT, on_board};
use super::picture::Picture;
use crate::desktop::face::{Page, Paint, PlaceLook, Point, Scenery, circle, placed};
use crate::games::fief::data::files::MapData;
use crate::games::fief::map::Map;
use crate::table::prelude::Place;

/// What the drawing is made from.
pub fn plan(map: &MapData, kingdom: &Map) -> Plan {
    let [width, height] = on_board(map.frame);
    let villages = || kingdom.villages();
    let bishopric = |village: Place| kingdom.bishopric_index(kingdom.bishopric_of(village)).unwrap_or_default();
    Plan {
        size: [width, -height],
        points: map.villages.iter().map(|village| on_board(village.at)).collect(),
        regions: villages().map(|village| kingdom.region_number(village)).collect(),
        bishoprics: villages().map(bishopric).collect(),
        letters: map.villages.iter().map(|village| village.name.chars().count()).collect(),
        roads: kingdom.roads.roads().map(|(a, b)| (a.index(), b.index())).collect(),
        paints: map.regions.iter().map(|region| [region.paint.0, region.paint.1, region.paint.2, 255]).collect(),
    }
}

/// The map without what stands on it.
pub fn scenery(map: &MapData, kingdom: &Map) -> Scenery {
    let Picture { land, margins, page: (low, high), flat, growth, names } = Picture::of(plan(map, kingdom));
    let plan = &land.plan;
    let place = |village: Place| {
        let i = village.index();
        let centre: Point = plan.points[i];
        PlaceLook {
            place: village,
            centre,
            outline: land.areas[i].outline.clone(),
            ground: Paint::Plain(plan.paints[plan.regions[i]]),
            decor: vec![],
            spot: placed(&circle(SPOT, 24), centre, 1.0),
            label: map.villages[i].name.clone(),
            label_at: plan.name_at(i),
            label_size: LETTERS,
        }
    };
    let places = kingdom.villages().map(place).collect();
    let made_of = |place: Place| (place, kingdom.villages_of(place));
    let wider = kingdom.regions().chain(kingdom.bishoprics()).map(made_of).collect();
    // Names are read over everything that grows.
    let flourish = growth;
    let decor = flat.into_iter().chain(names).collect();
    let page = Some(Page { low, high, margins });
    Scenery { places, decor, flourish, page, seamless: true, wider, ..Scenery::default() }
}
