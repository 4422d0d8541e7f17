//! The whole picture of a map, layer by layer.
use super::land::{Land, Plan};
use super::{borders, growth, names, page, ways};
use crate::desktop::face::{Point, Shape};

/// What a map is drawn with, from below.
pub struct Picture {
    pub land: Land,
    /// Around the land: the margins of the page, and the corners of the page.
    pub margins: Vec<Shape>,
    pub page: (Point, Point),
    /// Flat on the land: borders, rivers, roads and bridges, and the sea beside it.
    pub flat: Vec<Shape>,
    /// What grows on the land.
    pub growth: Vec<Shape>,
    /// Under the names.
    pub names: Vec<Shape>,
}

impl Picture {
    pub fn of(plan: Plan) -> Self {
        let mut land = Land::new(plan);
        let rivers = ways::rivers(&land);
        rivers.iter().for_each(|river| land.room.take_along(&river.course, 7.0));
        let foreign: Vec<Vec<Point>> = borders::told(&land).map(|(.., line)| line.to_vec()).collect();
        foreign.iter().for_each(|line| land.room.take_along(line, 6.0));
        let along: Vec<(usize, usize)> = rivers.iter().flat_map(|river| river.between.iter().copied()).collect();
        let growth = growth::growth(&mut land);
        let mut flat = growth::grain(&land);
        flat.extend(borders::bands(&land));
        flat.extend(ways::water(&land, &rivers));
        flat.extend(borders::ribbons(&land, &along));
        flat.extend(land.coast.sea());
        flat.extend(ways::mouths(&land, &rivers));
        flat.extend(borders::crosses(&land));
        flat.extend(ways::roads(&land));
        flat.extend(ways::bridges(&land, &rivers));
        let size = land.plan.size;
        Self {
            margins: page::margins(size),
            page: page::corners(size),
            names: names::banderoles(&land.plan),
            flat,
            growth,
            land,
        }
    }
    pub fn shapes(&self) -> Vec<Shape> {
        let ground = self.land.areas.iter().zip(&self.land.plan.regions);
        let ground = ground.map(|(area, region)| Shape::new(area.outline.clone(), self.land.plan.paints[*region]));
        let mut all: Vec<Shape> = self.margins.clone();
        all.extend(ground);
        all.extend(self.flat.iter().chain(&self.growth).chain(&self.names).cloned());
        all
    }
}
