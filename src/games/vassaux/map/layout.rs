//! A scenario laid out in whole units. Whoever reads it need not know how its file is written.
use super::shapes::{Point, Shape};
use crate::games::vassaux::data::files::{ConstantsData, Passage, TerrainData};
use crate::games::vassaux::data::scenarios::*;
use crate::table::data::{Check, Decimal};

/// Something that lies on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its name in the scenario.
    pub id: String,
    /// The index of its kind in `terrain.ron`.
    pub kind: usize,
    pub shape: Shape,
}

/// Where a host deploys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Zone {
    Within(Shape),
    /// So far from any edge of the table, in units.
    Border(i32),
}

/// What of the table matters for victory; lengths in units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A part of an edge, from one coordinate along it to another (V-23.04).
    Exit { edge: Edge, from: i32, to: i32 },
    /// Markers, each in its zone (V-23.07).
    Markers(Vec<Point>),
    /// Where the lords stand after deployment, in the order of the hosts (V-23.09).
    Lords([Point; 2]),
    /// The edges of which one is drawn (V-23.13).
    Edges(Vec<Edge>),
    /// The point in the middle, how near a vassal controls it (V-23.17), how far such points lie apart at least (V-23.29),
    /// and from the edges how far they (V-23.30) and the line of the last objective (V-23.31).
    Interest { centre: Point, control: i32, apart: i32, from_edge: i32, line: i32 },
}

/// The table of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    /// East to west, in units.
    pub width: i32,
    /// South to north, in units.
    pub height: i32,
    pub pieces: Vec<Piece>,
    /// The zones of the hosts, in their order.
    pub zones: [Zone; 2],
    /// The zones of scenario units, by the names of their zones (V-23.04).
    pub other_zones: Vec<(String, Zone)>,
    pub goal: Goal,
}

impl Map {
    /// The table of a scenario; nothing if a length is no whole number of units or a name is unknown.
    pub fn new(scenario: &ScenarioData, constants: &ConstantsData, terrain: &[TerrainData]) -> Option<Self> {
        let of = Lengths { ruler: constants.ruler_units };
        let (width, height) = (of.length(&scenario.size.0)?, of.length(&scenario.size.1)?);
        let piece = |piece: &PieceData| {
            let kind = terrain.iter().position(|kind| kind.id == piece.kind)?;
            Some(Piece { id: piece.id.clone(), kind, shape: of.shape(&piece.shape)? })
        };
        let zones: Vec<(String, Zone)> =
            scenario.zones.iter().map(|zone| Some((zone.id.clone(), of.zone(&zone.shape)?))).collect::<Option<_>>()?;
        let zone = |host: &HostData| zones.iter().find(|(id, _)| *id == host.zone).map(|(_, zone)| zone.clone());
        let [first, second] = scenario.hosts.as_slice() else { return None };
        let own = [&first.zone, &second.zone];
        Some(Self {
            width,
            height,
            pieces: scenario.pieces.iter().map(piece).collect::<Option<_>>()?,
            zones: [zone(first)?, zone(second)?],
            other_zones: zones.iter().filter(|(id, _)| !own.contains(&id)).cloned().collect(),
            goal: of.goal(&scenario.victory)?,
        })
    }

    /// Whether a base can stand at a point: wholly on the table and over nothing impassable. `overlap` is the tolerance.
    pub fn is_standable(&self, p: Point, radius: i32, terrain: &[TerrainData], overlap: i32) -> bool {
        let on_table = radius <= p.x && p.x <= self.width - radius && radius <= p.y && p.y <= self.height - radius;
        let bars = |piece: &Piece| {
            terrain[piece.kind].passage == Passage::Impassable && piece.shape.is_nearer(p, radius - overlap)
        };
        on_table && !self.pieces.iter().any(bars)
    }

    /// Whether a base lies wholly inside a zone.
    pub fn is_in_zone(&self, zone: &Zone, p: Point, radius: i32) -> bool {
        match zone {
            Zone::Within(shape) => shape.holds(p, radius),
            Zone::Border(width) => {
                let far = width - radius;
                far >= radius && (p.x <= far || p.x >= self.width - far || p.y <= far || p.y >= self.height - far)
            }
        }
    }
}

/// Lengths in R as whole units.
pub struct Lengths {
    /// Units of a ruler.
    pub ruler: i32,
}

impl Lengths {
    /// A length in units; nothing if it is no whole number of them.
    pub fn length(&self, written: &Decimal) -> Option<i32> {
        written.times(self.ruler)
    }

    /// A point in units.
    pub fn point(&self, (x, y): &PointData) -> Option<Point> {
        Some(Point::new(self.length(x)?, self.length(y)?))
    }

    fn circle(&self, x: &Decimal, y: &Decimal, radius: &Decimal) -> Option<Shape> {
        Some(Shape::Circle { centre: self.point(&(*x, *y))?, radius: self.length(radius)? })
    }

    fn rect(&self, corners: [&Decimal; 4]) -> Option<Shape> {
        let [x0, y0, x1, y1] = corners;
        Some(Shape::rect(self.point(&(*x0, *y0))?, self.point(&(*x1, *y1))?))
    }

    /// The corners of a polygon in the order in which they are written.
    pub fn corners(&self, corners: &[PointData]) -> Option<Vec<Point>> {
        corners.iter().map(|corner| self.point(corner)).collect()
    }

    /// The outline of a piece; nothing if it is not convex.
    pub fn shape(&self, shape: &ShapeData) -> Option<Shape> {
        match shape {
            ShapeData::Circle(x, y, radius) => self.circle(x, y, radius),
            ShapeData::Rect(x0, y0, x1, y1) => self.rect([x0, y0, x1, y1]),
            ShapeData::Poly(corners) => Shape::convex(self.corners(corners)?),
        }
    }

    /// A zone; nothing if it is not convex.
    pub fn zone(&self, shape: &ZoneShapeData) -> Option<Zone> {
        Some(match shape {
            ZoneShapeData::Circle(x, y, radius) => Zone::Within(self.circle(x, y, radius)?),
            ZoneShapeData::Rect(x0, y0, x1, y1) => Zone::Within(self.rect([x0, y0, x1, y1])?),
            ZoneShapeData::Poly(corners) => Zone::Within(Shape::convex(self.corners(corners)?)?),
            ZoneShapeData::BorderStrip(width) => Zone::Border(self.length(width)?),
        })
    }

    fn goal(&self, victory: &VictoryData) -> Option<Goal> {
        Some(match victory {
            VictoryData::Evacuate { exit, .. } => {
                Goal::Exit { edge: exit.edge, from: self.length(&exit.from)?, to: self.length(&exit.to)? }
            }
            VictoryData::Fires { markers, .. } => Goal::Markers(self.corners(markers)?),
            VictoryData::Duel { lords_u } => {
                let [first, second] = lords_u.as_slice() else { return None };
                Goal::Lords([Point::new(first.0, first.1), Point::new(second.0, second.1)])
            }
            VictoryData::Escape { edges } => Goal::Edges(edges.clone()),
            VictoryData::Objectives { centre, control, apart, from_edge, line, .. } => Goal::Interest {
                centre: self.point(centre)?,
                control: self.length(control)?,
                apart: self.length(apart)?,
                from_edge: self.length(from_edge)?,
                line: self.length(line)?,
            },
        })
    }
}

/// Every length of a scenario with its place in the file.
pub fn lengths<'s, 'r>(at: &Check<'r>, scenario: &'s ScenarioData) -> Vec<(Check<'r>, &'s Decimal)> {
    fn point<'s, 'r>(at: &Check<'r>, (x, y): &'s PointData) -> [(Check<'r>, &'s Decimal); 2] {
        [(at.index(0), x), (at.index(1), y)]
    }
    fn points<'s, 'r>(at: &Check<'r>, points: &'s [PointData]) -> Vec<(Check<'r>, &'s Decimal)> {
        points.iter().enumerate().flat_map(|(i, of)| point(&at.index(i), of)).collect()
    }
    fn listed<'s, 'r>(at: &Check<'r>, all: &[&'s Decimal]) -> Vec<(Check<'r>, &'s Decimal)> {
        all.iter().enumerate().map(|(i, of)| (at.index(i), *of)).collect()
    }
    let mut all: Vec<(Check<'r>, &'s Decimal)> = point(&at.field("size"), &scenario.size).into();
    for (i, piece) in scenario.pieces.iter().enumerate() {
        let at = at.field("pieces").index(i).field("shape");
        all.extend(match &piece.shape {
            ShapeData::Circle(x, y, radius) => listed(&at, &[x, y, radius]),
            ShapeData::Rect(x0, y0, x1, y1) => listed(&at, &[x0, y0, x1, y1]),
            ShapeData::Poly(corners) => points(&at.index(0), corners),
        });
    }
    for (i, zone) in scenario.zones.iter().enumerate() {
        let at = at.field("zones").index(i).field("shape");
        all.extend(match &zone.shape {
            ZoneShapeData::Circle(x, y, radius) => listed(&at, &[x, y, radius]),
            ZoneShapeData::Rect(x0, y0, x1, y1) => listed(&at, &[x0, y0, x1, y1]),
            ZoneShapeData::Poly(corners) => points(&at.index(0), corners),
            ZoneShapeData::BorderStrip(width) => listed(&at, &[width]),
        });
    }
    let victory = at.field("victory");
    match &scenario.victory {
        VictoryData::Evacuate { exit, .. } => {
            let at = victory.field("exit");
            all.extend([(at.field("from"), &exit.from), (at.field("to"), &exit.to)]);
        }
        VictoryData::Fires { markers, .. } => all.extend(points(&victory.field("markers"), markers)),
        VictoryData::Objectives { centre, control, apart, from_edge, line, .. } => {
            all.extend(point(&victory.field("centre"), centre));
            let others = [("control", control), ("apart", apart), ("from_edge", from_edge), ("line", line)];
            all.extend(others.map(|(name, of)| (victory.field(name), of)));
        }
        VictoryData::Duel { .. } | VictoryData::Escape { .. } => {}
    }
    all
}
