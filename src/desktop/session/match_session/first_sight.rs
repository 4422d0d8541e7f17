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
    /// Where on the board that is which the last line of the log names, as those who read it know it; during playback the line that is
    /// shown. Nothing else tells where something happened: an order may be secret.
    pub fn point_of_last_line(&self) -> Option<Point> {
        let log = &self.view.log;
        let line = match self.view.looking_back_at {
            Some(entry) => log.iter().find(|line| line.entry == entry),
            None => log.last(),
        };
        let pieces = &self.view.scene.pieces;
        let point = |target: &Target| match target {
            Target::Place(place) => Some(self.scenery.look(*place)?.centre),
            Target::Piece(piece) => pieces.iter().find(|look| look.piece == *piece).map(|look| look.at),
            _ => None,
        };
        line?.names.iter().find_map(point)
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
