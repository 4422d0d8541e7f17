//! Where a board is looked at: at first, and while the match goes on.
use super::Session;
use crate::desktop::face::Point;
use crate::table::prelude::Target;

/// What of a board is looked at before somebody moves it: its lower left and upper right corners.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum FirstSight {
    Whole,
    /// The part that all of this is about.
    Part(Point, Point),
    /// As much of it as lets one read the counters, around this part.
    Readable(Point, Point),
}

impl Session {
    /// The middles of the places that are lit.
    pub fn lit_points(&self) -> impl Iterator<Item = Point> + '_ {
        self.view.marks.iter().filter_map(|mark| Some(self.scenery.look(mark.place)?.centre))
    }
    /// Where on the board the order that is shown last was given, if it is about a place or a piece there.
    pub fn place_of_last_order(&self) -> Option<Point> {
        let shown = self.playback.as_ref().map_or(&*self.game, |playback| &playback.shadow);
        match shown.journal().last()?.order.on {
            Target::Place(place) => Some(self.scenery.look(place)?.centre),
            Target::Piece(piece) => self.view.scene.pieces.iter().find(|look| look.piece == piece).map(|look| look.at),
            _ => None,
        }
    }
    /// What of the board is looked at first: what a lesson is about, or on a board that is too large for its counters to be read
    /// what is around the places that are lit, or around the counters.
    pub fn first_sight(&self) -> FirstSight {
        if let Some((low, high)) = self.lesson_part() {
            return FirstSight::Part(low, high);
        }
        if self.scenery.ground.is_some() {
            return FirstSight::Whole;
        }
        let around = |points: &mut dyn Iterator<Item = Point>| {
            points.fold(None, |found: Option<(Point, Point)>, [x, y]| {
                let ([left, low], [right, high]) = found.unwrap_or(([x, y], [x, y]));
                Some(([left.min(x), low.min(y)], [right.max(x), high.max(y)]))
            })
        };
        let counters = || around(&mut self.view.scene.pieces.iter().map(|look| look.at));
        let part = around(&mut self.lit_points()).or_else(counters);
        part.map_or(FirstSight::Whole, |(low, high)| FirstSight::Readable(low, high))
    }
}
