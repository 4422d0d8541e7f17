//! What is wrong with the table of a scenario: lengths that are no whole units, pieces that are not convex or not on the
//! table, plateaus outside their slopes, zones without room, markers on which nobody can stand.
use super::layout::{Goal, Lengths, Map, Placed, lengths_of_shape, other_lengths, room};
use crate::games::vassaux::data::files::{ConstantsData, TerrainData};
use crate::games::vassaux::data::load::Crowd;
use crate::games::vassaux::data::scenarios::*;
use crate::table::data::Check;
use crate::table::ground::discs::Disc;
use crate::table::ground::shapes::Shape;
use crate::table::ground::spots::Spot;

/// Finds what is wrong with a table. `crowds`: who deploys where, as far as it is known.
pub fn check(
    at: &Check,
    scenario: &ScenarioData,
    constants: &ConstantsData,
    terrain: &[TerrainData],
    crowds: &[Crowd],
) {
    let of = Lengths { ruler: constants.ruler_units };
    let mut whole = check_lengths(other_lengths(at, scenario), &of);
    whole &= check_size(at, scenario, constants);
    whole &= check_outlines(at, scenario, &of);
    let whole = whole && at.is_whole();
    let Some(map) = Map::new(scenario, constants, terrain).filter(|_| whole) else { return };
    check_pieces(at, &map, terrain);
    let place = Place { at, map: &map, constants, terrain };
    place.check_zones(scenario, crowds);
    place.check_goal(&at.field("victory"));
}

/// Each length is a whole number of units, and none is longer than a table may be.
fn check_lengths(lengths: Vec<Placed>, of: &Lengths) -> bool {
    let mut sound = true;
    for (at, written) in lengths {
        let told = || ("number", written.to_string().into());
        if of.length(written).is_some() {
            continue;
        }
        sound = false;
        match written.times(of.ruler) {
            Some(_) => at.error("vassaux-data-too-far", &[told()]),
            None => at.error("vassaux-data-no-whole-unit", &[told(), ("ruler", of.ruler.into())]),
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

/// Outlines are convex, whichever way round, and have an inside. Only a zone may be a strip.
fn check_outlines(at: &Check, scenario: &ScenarioData, of: &Lengths) -> bool {
    let Some(table) = of.table(&scenario.size) else { return false };
    let mut sound = true;
    let mut check = |at: Check, shape: &ShapeData, fits: bool| {
        if !check_lengths(lengths_of_shape(&at, shape), of) {
            sound = false;
        } else if !fits || of.shape(shape, table).is_none() {
            sound = false;
            at.error("vassaux-data-not-convex", &[]);
        }
    };
    for (i, piece) in scenario.pieces.iter().enumerate() {
        let strip = matches!(piece.shape, ShapeData::BorderStrip(_));
        check(at.field("pieces").index(i).field("shape"), &piece.shape, !strip);
    }
    for (i, zone) in scenario.zones.iter().enumerate() {
        check(at.field("zones").index(i).field("shape"), &zone.shape, true);
    }
    sound
}

/// Whether a shape lies wholly inside another that is convex; outlines may touch.
fn encloses(outer: &Shape, inner: &Shape) -> bool {
    match inner {
        Shape::Disc(disc) => outer.contains_disc(disc, 0),
        Shape::Poly(poly) => poly.corners().iter().all(|corner| outer.contains(*corner)),
        Shape::Ring(_) | Shape::Line(_) | Shape::Border(_) => false,
    }
}

/// Whether a shape lies wholly on the table.
fn is_on_table(map: &Map, shape: &Shape) -> bool {
    let bounds = shape.bounds();
    map.table.contains(bounds.min) && map.table.contains(bounds.max)
}

/// Pieces lie on the table, and what lies within another kind within one piece of it (V-11.08).
fn check_pieces(at: &Check, map: &Map, terrain: &[TerrainData]) {
    for (i, piece) in map.pieces.iter().enumerate() {
        let at = at.field("pieces").index(i).field("shape");
        if !is_on_table(map, &piece.shape) {
            at.error("vassaux-data-piece-off-table", &[("name", piece.id.as_str().into())]);
        }
        let Some(ring) = &terrain[piece.kind].within else { continue };
        let mut rings = map.pieces.iter().filter(|other| terrain[other.kind].id == *ring);
        if !rings.any(|other| encloses(&other.shape, &piece.shape)) {
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
    fn is_standable(&self, centre: Spot, base: i32) -> bool {
        self.map.is_standable(&Disc::new(centre, base / 2), self.terrain, self.constants.geometry.overlap)
    }

    /// Zones reach no farther than the table, and have room for whoever deploys there.
    fn check_zones(&self, scenario: &ScenarioData, crowds: &[Crowd]) {
        let of = Lengths { ruler: self.constants.ruler_units };
        for (i, data) in scenario.zones.iter().enumerate() {
            let at = self.at.field("zones").index(i).field("shape");
            let Some(zone) = of.shape(&data.shape, self.map.table) else { continue };
            if !is_on_table(self.map, &zone) {
                at.error("vassaux-data-zone-off-table", &[("name", data.id.as_str().into())]);
                continue;
            }
            for crowd in crowds.iter().filter(|crowd| crowd.zone == data.id) {
                let room = self.room(&zone, crowd.base, crowd.fighters);
                if room < crowd.fighters {
                    let name = ("name", crowd.of.as_str().into());
                    let args = [("found", room.into()), ("wanted", crowd.fighters.into()), name];
                    at.error("vassaux-data-zone-too-small", &args);
                    break;
                }
            }
        }
    }

    /// How many bases find room in a zone; no more than `enough` are counted.
    fn room(&self, zone: &Shape, base: i32, enough: i32) -> i32 {
        let stands = |disc: &Disc| self.map.is_standable(disc, self.terrain, self.constants.geometry.overlap);
        room(zone, base, self.constants.geometry.lattice_gap, enough, stands)
    }

    /// Vassals can stand on markers and points of interest, lords where they are put, and exits have a length.
    fn check_goal(&self, at: &Check) {
        let foot = self.constants.base_foot;
        let Spot { x: width, y: height } = self.map.table.max;
        let stands = |at: &Check, p: Spot| {
            if !self.is_standable(p, foot) {
                at.error("vassaux-data-not-standable", &[]);
            }
        };
        match &self.map.goal {
            Goal::Exit { edge, from, to } => {
                let side = if matches!(edge, Edge::North | Edge::South) { width } else { height };
                let at = at.field("exit");
                if *from < 0 || from >= to || *to > side {
                    at.error("vassaux-data-exit", &[]);
                    return;
                }
                let (middle, near) = ((from + to) / 2, foot / 2);
                stands(
                    &at,
                    match edge {
                        Edge::North => Spot::new(middle, height - near),
                        Edge::East => Spot::new(width - near, middle),
                        Edge::South => Spot::new(middle, near),
                        Edge::West => Spot::new(near, middle),
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
                let shorter = width.min(height);
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
