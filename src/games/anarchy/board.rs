//! Who stands where: a snapshot of the field, read from the pieces in one pass. Every rule about what is allowed is a function
//! of it, in the file of its chapter.
use super::data::files::Values;
use super::map::Map;
use super::rules::Rules;
use super::state::{Ground, Man, Post};
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::{PieceId, Place, Seat};

/// Marks a free hex.
const NOBODY: u16 = u16::MAX;

/// The field, with the map and the rules of the match.
#[derive(Clone)]
pub struct Board<'a> {
    pub rules: &'a Rules,
    pub map: &'a Map,
    pub ground: &'a Ground,
    men: Vec<(Man, Place)>,
    at: Vec<u16>,
}

impl<'a> Board<'a> {
    pub fn new(rules: &'a Rules, ground: &'a Ground) -> Self {
        let men = vec![(Man { post: Post::Dead, ..Man::default() }, Place::NOWHERE); rules.characters.len()];
        Self { rules, map: &rules.map, ground, men, at: vec![NOBODY; rules.map.hexes.len()] }
    }

    /// Notes a piece, and where it stands if it is on the field.
    pub fn put(&mut self, id: PieceId, man: Man, at: Place) {
        self.men[id.index()] = (man, at);
        if man.post == Post::OnField {
            self.at[at.index()] = id.0 as u16;
            if let Some(rear) = man.rear {
                self.at[rear.index()] = id.0 as u16;
            }
        }
    }
    /// Moves a piece on the field, for looking ahead.
    pub fn shift(&mut self, id: PieceId, to: Place, rear: Option<Place>) {
        self.take_off(id);
        let man = Man { post: Post::OnField, rear, ..*self.man(id) };
        self.put(id, man, to);
    }
    /// Takes a piece off the field, for looking ahead.
    pub fn take_off(&mut self, id: PieceId) {
        let (man, at) = self.men[id.index()];
        if man.post == Post::OnField {
            self.at[at.index()] = NOBODY;
            if let Some(rear) = man.rear {
                self.at[rear.index()] = NOBODY;
            }
        }
        self.men[id.index()].0.post = Post::Dead;
    }

    /// The condition of a piece.
    #[inline]
    pub fn man(&self, id: PieceId) -> &Man {
        &self.men[id.index()].0
    }
    /// Where a piece stands, a rider with the front of his horse; [`Place::NOWHERE`] off the field.
    #[inline]
    pub fn front(&self, id: PieceId) -> Place {
        self.men[id.index()].1
    }
    /// The one or two hexes of a piece on the field.
    pub fn hexes_of(&self, id: PieceId) -> impl Iterator<Item = Place> + use<> {
        let (man, at) = self.men[id.index()];
        (man.post == Post::OnField).then_some(at).into_iter().chain(man.rear.filter(|_| man.post == Post::OnField))
    }
    /// Where a rider looks: from rear to front.
    pub fn heading(&self, id: PieceId) -> Option<Heading> {
        self.map.hexes.heading(self.man(id).rear?, self.front(id))
    }
    /// Who stands in a hex, at most one.
    #[inline]
    pub fn at(&self, place: Place) -> Option<PieceId> {
        let id = self.at[place.index()];
        (id != NOBODY).then_some(PieceId(u32::from(id)))
    }
    #[inline]
    pub fn is_free(&self, place: Place) -> bool {
        self.at[place.index()] == NOBODY
    }
    #[inline]
    pub fn side(&self, id: PieceId) -> Seat {
        self.rules.character(id).side
    }
    /// Every piece, on the field or not.
    pub fn all(&self) -> impl Iterator<Item = PieceId> + use<> {
        (0..self.men.len() as u32).map(PieceId)
    }
    /// A side's pieces, on the field or not.
    pub fn pieces(&self, side: Seat) -> impl Iterator<Item = PieceId> + '_ {
        self.all().filter(move |id| self.side(*id) == side)
    }
    /// A side's pieces on the field, captives too.
    pub fn on_field(&self, side: Seat) -> impl Iterator<Item = PieceId> + '_ {
        self.pieces(side).filter(|id| self.man(*id).post == Post::OnField)
    }
    /// Whether a piece is an animal or a loose horse, which is no man.
    pub fn is_animal(&self, id: PieceId) -> bool {
        self.rules.class(id).animal
    }

    /// Attack, defence and movement points of a piece as it is now: wounded sides give reduced values, a captive
    /// and a man without arms too.
    pub fn values(&self, id: PieceId) -> Values {
        let (man, character) = (self.man(id), self.rules.character(id));
        // Whoever comes on horseback has the values of a rider from the start.
        let rides = man.is_mounted() || man.post == Post::Waiting && character.rides;
        let both = if rides { character.mounted.unwrap_or(character.foot) } else { character.foot };
        if man.is_reduced() { both.1 } else { both.0 }
    }
    /// Its defence: a stunned man defends at half, rounded up.
    pub fn defence(&self, id: PieceId) -> i32 {
        let whole = self.values(id).1;
        if self.man(id).stunned > 0 { (whole + 1) / 2 } else { whole }
    }
    /// Movement points that a piece may spend in a phase; a group short of food has half, rounded down.
    pub fn allowance(&self, id: PieceId) -> i32 {
        let whole = self.values(id).2;
        if self.rules.scenario.side(self.side(id)).unsupplied { whole / 2 } else { whole }
    }
    /// Movement points that it has left.
    pub fn points_left(&self, id: PieceId) -> i32 {
        (self.allowance(id) - i32::from(self.man(id).moved)).max(0)
    }

    /// Whether a piece on the field could fight a man who stood in a hex beside it: at the same level or over an open-ground step
    /// . A rider fights only beside the front of his horse.
    pub fn reaches(&self, id: PieceId, place: Place) -> bool {
        let front = self.front(id);
        self.map.hexes.adjacent(front, place) && self.map.is_level(front, place)
    }
    /// The pieces of the other side that threaten a hex for men of `side`: ready, and able to fight a man there.
    pub fn threats(&self, place: Place, side: Seat) -> impl Iterator<Item = PieceId> + '_ {
        (self.map.hexes.neighbours(place).iter())
            .filter_map(|near| self.at(*near).filter(|id| self.front(*id) == *near))
            .filter(move |id| self.side(*id) != side && self.man(*id).is_ready() && !self.is_animal(*id))
            .filter(move |id| self.map.is_level(self.front(*id), place))
    }
    /// Whether an enemy of `side` threatens a hex.
    #[inline]
    pub fn is_threatened(&self, place: Place, side: Seat) -> bool {
        self.threats(place, side).next().is_some()
    }
    /// A side's pieces beside a hex, each once.
    pub fn beside(&self, place: Place, side: Seat) -> impl Iterator<Item = PieceId> + '_ {
        let near = self.map.hexes.neighbours(place);
        near.iter().enumerate().filter_map(move |(i, p)| {
            let id = self.at(*p).filter(|id| self.side(*id) == side)?;
            // A rider may stand beside a hex with both of his.
            (!near[..i].iter().any(|earlier| self.at(*earlier) == Some(id))).then_some(id)
        })
    }
}

/// The other side.
#[inline]
pub fn enemy(side: Seat) -> Seat {
    Seat(1 - side.0)
}
