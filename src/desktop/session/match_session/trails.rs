//! The moves that everybody at the screen has seen: on which way a counter goes to its place, and what others have moved since
//! somebody last ordered something. They are found by comparing the board before and after an order, as the viewer knows it.
use super::Session;
use crate::desktop::face::{PieceLook, Point, Scene, Sight};
use crate::table::prelude::{PieceId, Seat};

/// Trails that are shown at the same time, those of a group as one; older ones are for the log.
const MOST: usize = 12;
/// So many pieces are remembered.
const KEPT: usize = 240;
/// A miniature that has been pushed aside by less than this, in radii of its base, has not moved.
const MOVED: f32 = 0.2;

/// A part of a trail: what one order brought about.
#[derive(Clone, Debug, PartialEq)]
struct Leg {
    /// The number of the order.
    order: usize,
    mover: Seat,
    /// From where the piece stood: that point alone if it has not moved.
    way: Vec<Point>,
    lost: bool,
}

/// What a piece has gone through.
#[derive(Clone, Debug, PartialEq)]
struct Journey {
    /// As it stood before.
    before: PieceLook,
    legs: Vec<Leg>,
}

/// The last move of somebody else, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Trail {
    /// The piece as it stood before.
    pub ghost: PieceLook,
    /// From where it stood to where it stands; a single point where it has not moved.
    pub way: Vec<Point>,
    /// It was taken, or is no longer on the board.
    pub lost: bool,
    /// The piece, or the group with which it moves: the unit of a miniature.
    pub group: PieceId,
}

/// What is known of moves.
#[derive(Default)]
pub(super) struct Moves {
    /// The board as it was last looked at, after so many orders.
    seen: Option<(usize, Scene)>,
    /// The oldest first.
    journeys: Vec<Journey>,
    /// The number of the first order that is being shown.
    shown_from: usize,
}

impl Session {
    /// Who sees the moves: a single person by himself, several persons what all of them may see.
    pub(super) fn witness(&self) -> Option<Seat> {
        if self.audience.persons.len() > 1 { Some(Seat::BYSTANDER) } else { self.audience.holder }
    }
    fn board_of_witness(&self) -> (usize, Scene) {
        (self.game.journal().len(), self.face.scene(&Sight::new(&self.game, self.witness())))
    }
    /// Orders are about to be given: their moves are shown together.
    pub(super) fn begin_moves(&mut self) {
        self.moves.shown_from = self.game.journal().len();
    }
    /// Orders were given: notes what they have moved.
    pub(super) fn note_moves(&mut self) {
        let now = self.board_of_witness();
        let before = self.moves.seen.replace(now);
        let (Some((known, before)), Some((orders, after))) = (before, &self.moves.seen) else { return };
        if known >= *orders {
            return;
        }
        let mover = self.game.journal()[known].seat;
        let sight = Sight::new(&self.game, self.witness());
        let mut found = vec![];
        for old in &before.pieces {
            let new = after.pieces.iter().find(|look| look.piece == old.piece);
            let lost = new.is_none_or(|new| self.face.is_taken(old, new));
            let moved = new.filter(|new| has_moved(old, new));
            let way = moved.map_or_else(|| vec![old.at], |new| self.way(old, new, &sight));
            if lost || moved.is_some() {
                found.push((old.clone(), Leg { order: known, mover, way, lost }));
            }
        }
        for (look, leg) in found {
            self.moves.add(look, leg);
        }
    }
    /// Nothing is being shown any more: the board is as it is, perhaps because something was taken back.
    pub(super) fn forget_moves(&mut self) {
        let orders = self.game.journal().len();
        self.moves.cut(orders);
        self.moves.shown_from = orders;
        self.moves.seen = Some(self.board_of_witness());
    }
    /// The way of a piece from where it stood to where it stands: along its path, or along roads.
    pub(super) fn way(&self, old: &PieceLook, new: &PieceLook, sight: &Sight) -> Vec<Point> {
        let bends: Vec<Point> = match (&new.base, old.place, new.place) {
            (Some(base), ..) => base.way.clone(),
            (None, Some(from), Some(to)) => {
                let mut bends = self.face.way(sight, from, to);
                // Whoever stands beside the place already goes on from there, and does not go back to it first.
                let stands_off = |look: &PieceLook| {
                    let spot = look.place.and_then(|place| self.scenery.look(place));
                    spot.is_some_and(|place| !crate::desktop::face::inside(&place.spot, look.at))
                };
                if stands_off(new) {
                    bends.pop();
                }
                if stands_off(old) && !bends.is_empty() {
                    bends.remove(0);
                }
                bends
            }
            _ => vec![],
        };
        [old.at].into_iter().chain(bends).chain([new.at]).collect()
    }
    /// The bends of the way on which a piece goes to where the board shows it.
    pub fn bends_of(&self, piece: PieceId) -> Vec<Point> {
        if self.playback.is_some() {
            return vec![];
        }
        let from = self.moves.shown_from;
        let journey = self.moves.journeys.iter().rev().find(|journey| journey.before.piece == piece);
        let legs = journey.into_iter().flat_map(|journey| &journey.legs).filter(|leg| leg.order >= from);
        let mut way: Vec<Point> = legs.flat_map(|leg| leg.way.iter().copied()).collect();
        way.dedup();
        if way.len() > 2 { way[1..way.len() - 1].to_vec() } else { vec![] }
    }
    /// What others have moved since the seat at the screen last ordered something; for those who only watch, what the last
    /// seat has moved. What dice have yet to decide is not told.
    pub fn trails(&self) -> Vec<Trail> {
        if self.curtain.is_some() || self.playback.is_some() {
            return vec![];
        }
        let viewer = self.myself();
        let since = viewer.map_or_else(|| self.begun_by_last(), |seat| self.last_decision_of(seat).unwrap_or(0));
        let until = if self.next.is_some() { self.moves.shown_from } else { usize::MAX };
        let sight = Sight::new(&self.game, self.witness());
        let of = |journey: &Journey| {
            let seen = |leg: &&Leg| (since..until).contains(&leg.order) && Some(leg.mover) != viewer;
            let legs: Vec<&Leg> = journey.legs.iter().filter(seen).collect();
            let start = *legs.first()?.way.first()?;
            let mut way: Vec<Point> = legs.iter().flat_map(|leg| leg.way.iter().copied()).collect();
            way.dedup();
            let lost = legs.last()?.lost;
            let piece = journey.before.piece;
            let group = journey.before.base.as_ref().and_then(|_| self.face.group_of(&sight, piece)).unwrap_or(piece);
            Some(Trail { ghost: PieceLook { at: start, ..journey.before.clone() }, way, lost, group })
        };
        let mut all: Vec<Trail> = self.moves.journeys.iter().filter_map(of).collect();
        let mut groups: Vec<PieceId> = vec![];
        for trail in all.iter().rev() {
            if !groups.contains(&trail.group) {
                groups.push(trail.group);
            }
        }
        groups.truncate(MOST);
        all.retain(|trail| groups.contains(&trail.group));
        all
    }
    /// The number of the first of the orders that the seat which ordered last has given in a row.
    fn begun_by_last(&self) -> usize {
        let orders = self.game.journal();
        let Some(last) = orders.last() else { return 0 };
        orders.iter().rposition(|record| record.seat != last.seat).map_or(0, |other| other + 1)
    }
}

/// Whether a piece stands elsewhere: in a row of counters it may have been pushed aside.
fn has_moved(old: &PieceLook, new: &PieceLook) -> bool {
    match &new.base {
        Some(base) => (old.at[0] - new.at[0]).hypot(old.at[1] - new.at[1]) > MOVED * base.radius,
        None => old.place != new.place && old.place.is_some() && new.place.is_some(),
    }
}

impl Moves {
    /// A piece that goes on for the same seat has one trail.
    fn add(&mut self, look: PieceLook, leg: Leg) {
        let going_on = self.journeys.iter_mut().rev().find(|journey| journey.before.piece == look.piece);
        match going_on.filter(|journey| journey.legs.last().is_some_and(|last| last.mover == leg.mover && !last.lost)) {
            Some(journey) => journey.legs.push(leg),
            None => self.journeys.push(Journey { before: look, legs: vec![leg] }),
        }
        let kept = self.journeys.len().saturating_sub(KEPT);
        self.journeys.drain(..kept);
    }
    /// Orders from this number on were taken back.
    fn cut(&mut self, orders: usize) {
        self.journeys.iter_mut().for_each(|journey| journey.legs.retain(|leg| leg.order < orders));
        self.journeys.retain(|journey| !journey.legs.is_empty());
    }
}
