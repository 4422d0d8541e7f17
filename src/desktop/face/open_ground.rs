//! The ground of an open table as it looks: how large it is, and the pieces of terrain that lie on it.
use super::shapes::Point;
use crate::table::ground::shapes::Shape;
use crate::table::ground::spots::Spot;
use crate::table::state::names::Ground;
use serde::Serialize;

/// How a piece of terrain is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Terrain {
    Wood,
    Water,
    Ford,
    Marsh,
    Road,
    Crops,
    Wall,
    House,
    Rock,
    Cliff,
    /// Rising ground: hachures run down it, from the inner edge of a ring to the outer one.
    Slope,
    /// High ground.
    Plateau,
}

/// A piece of terrain. Its edge is the one that the rules use, and is always drawn; nothing painted on it lies outside.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Patch {
    pub shape: Shape,
    pub terrain: Terrain,
    /// Fluent key of its name; told where one points at it.
    pub name: String,
}

/// An open table, in the units of its ground. Its south-west corner is 0,0 there and on the board.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct OpenGround {
    /// From west to east, and from south to north.
    pub width: i32,
    pub height: i32,
    /// The side of the squares by which points are named, written along its edge.
    pub unit: i32,
    /// So many units of the ground are one unit of the board; more than 0. A table 900 units of the board wide looks like the
    /// other boards do.
    pub per_unit: i32,
    /// Later ones lie on earlier ones.
    pub patches: Vec<Patch>,
}

impl OpenGround {
    /// A table without terrain, as wide on the board as other boards are.
    pub fn of(ground: &Ground) -> Self {
        let per_unit = (ground.width.max(ground.height) / 900).max(1);
        Self { width: ground.width, height: ground.height, unit: ground.unit, per_unit, patches: vec![] }
    }
    /// A length on the board.
    pub fn length(&self, units: i32) -> f32 {
        units as f32 / self.per_unit as f32
    }
    /// A spot on the board.
    pub fn point(&self, spot: Spot) -> Point {
        [self.length(spot.x), self.length(spot.y)]
    }
    /// The spot nearest to a point of the board.
    pub fn spot(&self, [x, y]: Point) -> Spot {
        let units = |at: f32| (f64::from(at) * f64::from(self.per_unit)).round() as i32;
        Spot::new(units(x), units(y))
    }
    /// An outline on the board.
    pub fn outline(&self, outline: &[Spot]) -> Vec<Point> {
        outline.iter().map(|spot| self.point(*spot)).collect()
    }
    /// Whether a spot lies on the table.
    pub fn holds(&self, spot: Spot) -> bool {
        (0..=self.width).contains(&spot.x) && (0..=self.height).contains(&spot.y)
    }
    /// The uppermost piece of terrain at a spot, by its number.
    pub fn patch_at(&self, spot: Spot) -> Option<usize> {
        self.patches.iter().rposition(|patch| patch.shape.contains(spot))
    }
}
