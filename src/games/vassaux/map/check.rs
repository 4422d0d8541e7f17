//! What is wrong with the table of a scenario: lengths that are no whole units, pieces that are not convex or not on the
//! table, plateaus outside their slopes, zones without room, markers on which nobody can stand.
use super::layout::{Goal, Lengths, Map, Zone, lengths};
use super::shapes::{Point, Shape};
use crate::games::vassaux::data::files::{ConstantsData, TerrainData};
use crate::games::vassaux::data::load::Crowd;
use crate::games::vassaux::data::scenarios::*;
use crate::table::data::Check;

/// Finds what is wrong with a table. `crowds`: who deploys where, as far as it is known.
pub fn check(
    at: &Check,
    scenario: &ScenarioData,
    constants: &ConstantsData,
    terrain: &[TerrainData],
    crowds: &[Crowd],
) {
    let of = Lengths { ruler: constants.ruler_units };
    let mut whole = check_lengths(at, scenario, &of);
    whole &= check_size(at, scenario, constants);
    whole &= check_convex(at, scenario, &of);
    let whole = whole && at.is_whole();
    let Some(map) = Map::new(scenario, constants, terrain).filter(|_| whole) else { return };
    check_pieces(at, &map, terrain);
    let place = Place { at, map: &map, constants, terrain };
    place.check_zones(scenario, crowds);
    place.check_goal(&at.field("victory"));
}

/// Each length is a whole number of units, and none is beyond reason.
fn check_lengths(at: &Check, scenario: &ScenarioData, of: &Lengths) -> bool {
    const FARTHEST: i32 = 1 << 20;
    let mut sound = true;
    for (at, written) in lengths(at, scenario) {
        match of.length(written) {
            Some(units) if units.unsigned_abs() <= FARTHEST.unsigned_abs() => {}
            Some(_) => {
                sound = false;
                at.error("vassaux-data-too-far", &[("number", written.to_string().into())]);
            }
            None => {
                sound = false;
                let args = [("number", written.to_string().into()), ("ruler", of.ruler.into())];
                at.error("vassaux-data-no-whole-unit", &args);
            }
        }
    }
    sound
}

/// The sides of the table are as long as tables are.
fn check_size(at: &Check, scenario: &ScenarioData, constants: &ConstantsData) -> bool {
    let (low, high) = constants.table;
    let mut sound = true;
    for (i, side) in [scenario.size.0, scenario.size.1].into_iter().enumerate() {
        if side.times(constants.ruler_units).is_some_and(|units| {
            units < low.saturating_mul(constants.ruler_units) || units > high.saturating_mul(constants.ruler_units)
        }) {
            sound = false;
            let args = [("number", side.to_string().into()), ("low", low.into()), ("high", high.into())];
            at.field("size").index(i).error("vassaux-data-table-size", &args);
        }
    }
    sound
}

/// Polygons are convex, whichever way round; circles and rectangles have an inside.
fn check_convex(at: &Check, scenario: &ScenarioData, of: &Lengths) -> bool {
    let mut sound = true;
    let mut tell = |at: Check, fits: bool| {
        if !fits {
            sound = false;
            at.error("vassaux-data-not-convex", &[]);
        }
    };
    let fits = |shape: Option<Shape>| match shape {
        Some(Shape::Circle { radius, .. }) => radius > 0,
        Some(Shape::Poly(corners)) => Shape::convex(corners).is_some(),
        None => false,
    };
    // A length that is no whole number has been told of.
    let readable = |shape: &ShapeData| match shape {
        ShapeData::Poly(corners) => of.corners(corners).is_some(),
        shape => of.shape(shape).is_some(),
    };
    for (i, piece) in scenario.pieces.iter().enumerate() {
        if readable(&piece.shape) {
            tell(at.field("pieces").index(i).field("shape"), fits(of.shape(&piece.shape)));
        }
    }
    for (i, zone) in scenario.zones.iter().enumerate() {
        let at = at.field("zones").index(i).field("shape");
        match &zone.shape {
            ZoneShapeData::BorderStrip(width) => {
                if let Some(width) = of.length(width) {
                    tell(at, width > 0);
                }
            }
            ZoneShapeData::Poly(corners) => {
                if let Some(corners) = of.corners(corners) {
                    tell(at, Shape::convex(corners).is_some());
                }
            }
            shape => match of.zone(shape) {
                Some(Zone::Within(shape)) => tell(at, fits(Some(shape))),
                Some(Zone::Border(_)) | None => {}
            },
        }
    }
    sound
}

/// Pieces lie on the table, and what lies within another kind within one piece of it (V-11.08).
fn check_pieces(at: &Check, map: &Map, terrain: &[TerrainData]) {
    let table = Shape::rect(Point::new(0, 0), Point::new(map.width, map.height));
    for (i, piece) in map.pieces.iter().enumerate() {
        let at = at.field("pieces").index(i).field("shape");
        if !table.encloses(&piece.shape) {
            at.error("vassaux-data-piece-off-table", &[("name", piece.id.as_str().into())]);
        }
        let Some(ring) = &terrain[piece.kind].within else { continue };
        let mut rings = map.pieces.iter().filter(|other| terrain[other.kind].id == *ring);
        if !rings.any(|other| other.shape.encloses(&piece.shape)) {
            let args = [("name", piece.id.as_str().into()), ("ring", ring.as_str().into())];
            at.error("vassaux-data-plateau-outside-slope", &args);
        }
    }
}

struct Place<'a, 'r> {
    at: &'a Check<'r>,
    map: &'a Map,
    constants: &'a ConstantsData,
    terrain: &'a [TerrainData],
}

impl Place<'_, '_> {
    fn is_standable(&self, p: Point, base: i32) -> bool {
        self.map.is_standable(p, base / 2, self.terrain, self.constants.geometry.overlap)
    }

    /// Zones reach no farther than the table, and have room for whoever deploys there.
    fn check_zones(&self, scenario: &ScenarioData, crowds: &[Crowd]) {
        let of = Lengths { ruler: self.constants.ruler_units };
        let table = Shape::rect(Point::new(0, 0), Point::new(self.map.width, self.map.height));
        for (i, data) in scenario.zones.iter().enumerate() {
            let at = self.at.field("zones").index(i).field("shape");
            let Some(zone) = of.zone(&data.shape) else { continue };
            if let Zone::Within(shape) = &zone
                && !table.encloses(shape)
            {
                at.error("vassaux-data-zone-off-table", &[("name", data.id.as_str().into())]);
                continue;
            }
            for crowd in crowds.iter().filter(|crowd| crowd.zone == data.id) {
                let room = self.room(&zone, crowd.base, crowd.fighters);
                if room < crowd.fighters {
                    let args =
                        [("found", room.into()), ("wanted", crowd.fighters.into()), ("name", crowd.of.as_str().into())];
                    at.error("vassaux-data-zone-too-small", &args);
                    break;
                }
            }
        }
    }

    /// How many bases find room in a zone, side by side in rows and files; no more than `enough` are counted.
    fn room(&self, zone: &Zone, base: i32, enough: i32) -> i32 {
        let (from, to) = match zone {
            Zone::Within(shape) => shape.bounds(),
            Zone::Border(_) => (Point::new(0, 0), Point::new(self.map.width, self.map.height)),
        };
        let pitch = usize::try_from(base + self.constants.geometry.lattice_gap).unwrap_or(1).max(1);
        let radius = base / 2;
        let mut room = 0;
        for y in (from.y + radius..=to.y - radius).step_by(pitch) {
            for x in (from.x + radius..=to.x - radius).step_by(pitch) {
                let p = Point::new(x, y);
                room += i32::from(self.map.is_in_zone(zone, p, radius) && self.is_standable(p, base));
                if room >= enough {
                    return room;
                }
            }
        }
        room
    }

    /// Vassals can stand on markers and points of interest, lords where they are put, and exits have a length.
    fn check_goal(&self, at: &Check) {
        let foot = self.constants.base_foot;
        let stands = |at: &Check, p: Point| {
            if !self.is_standable(p, foot) {
                at.error("vassaux-data-not-standable", &[]);
            }
        };
        match &self.map.goal {
            Goal::Exit { edge, from, to } => {
                let side = if matches!(edge, Edge::North | Edge::South) { self.map.width } else { self.map.height };
                let at = at.field("exit");
                if *from < 0 || from >= to || *to > side {
                    at.error("vassaux-data-exit", &[]);
                    return;
                }
                let (middle, near) = ((from + to) / 2, foot / 2);
                stands(
                    &at,
                    match edge {
                        Edge::North => Point::new(middle, self.map.height - near),
                        Edge::East => Point::new(self.map.width - near, middle),
                        Edge::South => Point::new(middle, near),
                        Edge::West => Point::new(near, middle),
                    },
                );
            }
            Goal::Markers(markers) => {
                for (i, p) in markers.iter().enumerate() {
                    stands(&at.field("markers").index(i), *p);
                }
            }
            Goal::Lords(lords) => {
                for (i, p) in lords.iter().enumerate() {
                    stands(&at.field("lords_u").index(i), *p);
                }
                if lords[0] == lords[1] {
                    at.field("lords_u").index(1).error("vassaux-data-not-standable", &[]);
                }
            }
            Goal::Edges(_) => {}
            Goal::Interest { centre, control, apart, from_edge, line } => {
                stands(&at.field("centre"), *centre);
                let shorter = self.map.width.min(self.map.height);
                for (name, length) in [("control", control), ("apart", apart), ("from_edge", from_edge), ("line", line)]
                {
                    if *length < 0 || *length > shorter {
                        at.field(name).error("vassaux-data-beyond-table", &[]);
                    }
                }
            }
        }
    }
}
