//! A scenario laid out in whole units. Whoever reads it need not know how its file is written.
use crate::games::vassaux::data::files::{ConstantsData, Passage, TerrainData};
use crate::games::vassaux::data::scenarios::*;
use crate::table::data::{Check, Decimal};
use crate::table::ground::bounds::Bounds;
use crate::table::ground::discs::Disc;
use crate::table::ground::shapes::Shape;
use crate::table::ground::spots::{LIMIT, Spot};

/// Something that lies on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its name in the scenario.
    pub id: String,
    /// The index of its kind in `terrain.ron`.
    pub kind: usize,
    pub shape: Shape,
}

/// What of the table matters for victory; lengths in units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A part of an edge, from one coordinate along it to another (V-23.04).
    Exit { edge: Edge, from: i32, to: i32 },
    /// Markers, each in its zone (V-23.07).
    Markers(Vec<Spot>),
    /// Where the lords stand after deployment, in the order of the hosts (V-23.09).
    Lords([Spot; 2]),
    /// The edges of which one is drawn (V-23.13).
    Edges(Vec<Edge>),
    /// The point in the middle, how near a vassal controls it (V-23.17), how far such points lie apart at least (V-23.29),
    /// and from the edges how far they (V-23.30) and the line of the last objective (V-23.31).
    Interest { centre: Spot, control: i32, apart: i32, from_edge: i32, line: i32 },
}

/// The table of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    /// From its south-western corner, which is the origin, in units.
    pub table: Bounds,
    pub pieces: Vec<Piece>,
    /// The zones of the hosts, in their order.
    pub zones: [Shape; 2],
    /// The zones of scenario units, by the names of their zones (V-23.04).
    pub other_zones: Vec<(String, Shape)>,
    pub goal: Goal,
}

impl Map {
    /// The table of a scenario; nothing if a length is no whole number of units or a name is unknown.
    pub fn new(scenario: &ScenarioData, constants: &ConstantsData, terrain: &[TerrainData]) -> Option<Self> {
        let of = Lengths { ruler: constants.ruler_units };
        let table = of.table(&scenario.size)?;
        let piece = |piece: &PieceData| {
            let kind = terrain.iter().position(|kind| kind.id == piece.kind)?;
            Some(Piece { id: piece.id.clone(), kind, shape: of.shape(&piece.shape, table)? })
        };
        let zone = |zone: &ZoneData| Some((zone.id.clone(), of.shape(&zone.shape, table)?));
        let zones: Vec<(String, Shape)> = scenario.zones.iter().map(zone).collect::<Option<_>>()?;
        let zone = |host: &HostData| zones.iter().find(|(id, _)| *id == host.zone).map(|(_, shape)| shape.clone());
        let [first, second] = scenario.hosts.as_slice() else { return None };
        let own = [&first.zone, &second.zone];
        Some(Self {
            table,
            pieces: scenario.pieces.iter().map(piece).collect::<Option<_>>()?,
            zones: [zone(first)?, zone(second)?],
            other_zones: zones.iter().filter(|(id, _)| !own.contains(&id)).cloned().collect(),
            goal: of.goal(&scenario.victory)?,
        })
    }

    /// How far a spot lies from an edge, and how far along it, from the west or the south.
    pub fn from_edge(&self, edge: Edge, spot: Spot) -> (i32, i32) {
        match edge {
            Edge::North => (self.table.max.y - spot.y, spot.x),
            Edge::South => (spot.y, spot.x),
            Edge::East => (self.table.max.x - spot.x, spot.y),
            Edge::West => (spot.x, spot.y),
        }
    }
    /// The spot so far from an edge, and so far along it.
    pub fn at_edge(&self, edge: Edge, away: i32, along: i32) -> Spot {
        match edge {
            Edge::North => Spot::new(along, self.table.max.y - away),
            Edge::South => Spot::new(along, away),
            Edge::East => Spot::new(self.table.max.x - away, along),
            Edge::West => Spot::new(away, along),
        }
    }
    /// The length of an edge.
    pub fn edge_length(&self, edge: Edge) -> i32 {
        if matches!(edge, Edge::North | Edge::South) { self.table.max.x } else { self.table.max.y }
    }
    /// The edge to which a zone belongs: the nearest to its middle.
    pub fn edge_of(&self, zone: &Shape) -> Edge {
        let middle = zone.bounds().middle();
        let edges = [Edge::North, Edge::East, Edge::South, Edge::West];
        edges.into_iter().min_by_key(|edge| (self.from_edge(*edge, middle).0, *edge)).unwrap_or(Edge::North)
    }
    /// Whether a base can stand: wholly on the table and over nothing impassable. `overlap` is the tolerance.
    pub fn is_standable(&self, base: &Disc, terrain: &[TerrainData], overlap: i32) -> bool {
        let bars = |piece: &Piece| {
            terrain[piece.kind].passage == Passage::Impassable && piece.shape.overlaps_disc(base, overlap)
        };
        self.table.grown(-base.radius).contains(base.centre) && !self.pieces.iter().any(bars)
    }
}

/// How many bases find room in a zone, side by side in rows and files so far from each other, where `stands` allows one; no
/// more than `enough` are counted.
pub fn room(zone: &Shape, base: i32, gap: i32, enough: i32, stands: impl Fn(&Disc) -> bool) -> i32 {
    let radius = base / 2;
    let bounds = zone.bounds().grown(-radius);
    let pitch = usize::try_from(base + gap).unwrap_or(1).max(1);
    let mut room = 0;
    for y in (bounds.min.y..=bounds.max.y).step_by(pitch) {
        for x in (bounds.min.x..=bounds.max.x).step_by(pitch) {
            let disc = Disc::new(Spot::new(x, y), radius);
            room += i32::from(zone.contains_disc(&disc, 0) && stands(&disc));
            if room >= enough {
                return room;
            }
        }
    }
    room
}

/// Lengths in R as whole units.
pub struct Lengths {
    /// Units of a ruler.
    pub ruler: i32,
}

impl Lengths {
    /// A length in units, no longer than a table may be wide; nothing if it is no whole number of them.
    pub fn length(&self, written: &Decimal) -> Option<i32> {
        written.times(self.ruler).filter(|units| units.unsigned_abs() <= LIMIT.unsigned_abs())
    }

    /// A point in units.
    pub fn point(&self, (x, y): &PointData) -> Option<Spot> {
        Some(Spot::new(self.length(x)?, self.length(y)?))
    }

    fn points(&self, points: &[PointData]) -> Option<Vec<Spot>> {
        points.iter().map(|point| self.point(point)).collect()
    }

    /// A table with this width and height.
    pub fn table(&self, (width, height): &PointData) -> Option<Bounds> {
        Some(Bounds::table(self.length(width)?, self.length(height)?))
    }

    /// An outline on a table; nothing if it is not convex, or has no inside.
    pub fn shape(&self, shape: &ShapeData, table: Bounds) -> Option<Shape> {
        match shape {
            ShapeData::Circle(x, y, radius) => {
                let (centre, radius) = (self.point(&(*x, *y))?, self.length(radius)?);
                (radius > 0).then(|| Shape::disc(centre, radius))
            }
            ShapeData::Rect(x0, y0, x1, y1) => Shape::rect(self.point(&(*x0, *y0))?, self.point(&(*x1, *y1))?).ok(),
            ShapeData::Poly(corners) => Shape::poly(&self.points(corners)?).ok(),
            ShapeData::BorderStrip(depth) => {
                let depth = self.length(depth)?;
                (depth > 0).then(|| Shape::border(table, depth))
            }
        }
    }

    fn goal(&self, victory: &VictoryData) -> Option<Goal> {
        Some(match victory {
            VictoryData::Evacuate { exit, .. } => {
                Goal::Exit { edge: exit.edge, from: self.length(&exit.from)?, to: self.length(&exit.to)? }
            }
            VictoryData::Fires { markers, .. } => Goal::Markers(self.points(markers)?),
            VictoryData::Duel { lords_u } => {
                let [first, second] = lords_u.as_slice() else { return None };
                Goal::Lords([Spot::new(first.0, first.1), Spot::new(second.0, second.1)])
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

/// A length, and where it stands.
pub type Placed<'r, 's> = (Check<'r>, &'s Decimal);

fn of_point<'r, 's>(at: &Check<'r>, (x, y): &'s PointData) -> [Placed<'r, 's>; 2] {
    [(at.index(0), x), (at.index(1), y)]
}

fn of_points<'r, 's>(at: &Check<'r>, points: &'s [PointData]) -> Vec<Placed<'r, 's>> {
    points.iter().enumerate().flat_map(|(i, point)| of_point(&at.index(i), point)).collect()
}

/// The lengths of an outline.
pub fn lengths_of_shape<'r, 's>(at: &Check<'r>, shape: &'s ShapeData) -> Vec<Placed<'r, 's>> {
    let listed = |all: &[&'s Decimal]| all.iter().enumerate().map(|(i, of)| (at.index(i), *of)).collect();
    match shape {
        ShapeData::Circle(x, y, radius) => listed(&[x, y, radius]),
        ShapeData::Rect(x0, y0, x1, y1) => listed(&[x0, y0, x1, y1]),
        ShapeData::Poly(corners) => of_points(&at.index(0), corners),
        ShapeData::BorderStrip(depth) => listed(&[depth]),
    }
}

/// The lengths of a scenario outside of its outlines.
pub fn other_lengths<'r, 's>(at: &Check<'r>, scenario: &'s ScenarioData) -> Vec<Placed<'r, 's>> {
    let mut all: Vec<Placed> = of_point(&at.field("size"), &scenario.size).into();
    let victory = at.field("victory");
    match &scenario.victory {
        VictoryData::Evacuate { exit, .. } => {
            let at = victory.field("exit");
            all.extend([(at.field("from"), &exit.from), (at.field("to"), &exit.to)]);
        }
        VictoryData::Fires { markers, .. } => all.extend(of_points(&victory.field("markers"), markers)),
        VictoryData::Objectives { centre, control, apart, from_edge, line, .. } => {
            all.extend(of_point(&victory.field("centre"), centre));
            let others = [("control", control), ("apart", apart), ("from_edge", from_edge), ("line", line)];
            all.extend(others.map(|(name, of)| (victory.field(name), of)));
        }
        VictoryData::Duel { .. } | VictoryData::Escape { .. } => {}
    }
    all
}
