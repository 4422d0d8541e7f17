//! The names of seats, places, pieces and kinds: a stable readable label for journals and scripts, and a text for
//! people.
use crate::table::ground::spots::{Spot, square};
use crate::table::protocol::prompt::{Key, Order, Refusal, Word};
use crate::table::protocol::registry::Registry;
use crate::table::protocol::targets::{Kind, PieceId, Place, Seat, Sort, Target};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// The label of something, and its name for people.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Name {
    /// How journals and scripts write it: lower case, no spaces. It never changes within a match.
    pub label: String,
    /// Fluent key of its name. If it is empty, the name is `proper`, or else the label.
    pub text: String,
    /// A proper name that is the same in every language (a person, a village); `$name` in the Fluent message.
    pub proper: String,
    /// Further arguments of the Fluent message.
    pub words: Vec<(&'static str, Word)>,
}
impl Name {
    /// A name that is the same as the label.
    pub fn plain(label: impl Into<String>) -> Self {
        Self { label: label.into(), ..default() }
    }
    /// A name with the Fluent key `text`.
    pub fn new(label: impl Into<String>, text: impl Into<String>) -> Self {
        Self { label: label.into(), text: text.into(), ..default() }
    }
    /// Sets the proper name.
    pub fn called(mut self, proper: impl Into<String>) -> Self {
        self.proper = proper.into();
        self
    }
    /// Adds an argument of the Fluent message.
    pub fn with(mut self, name: &'static str, word: Word) -> Self {
        self.words.push((name, word));
        self
    }
}

/// An open table, as far as it is needed to write of its points and lengths. Its south-west corner is 0,0.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ground {
    /// From west to east, in units of the table.
    pub width: i32,
    /// From south to north, in units of the table.
    pub height: i32,
    /// So many units of the table are one of the lengths that its rules measure in; more than 0. Its name is the Fluent
    /// message `unit_text`, with `$n`. The squares by which points are named to people have this side.
    pub unit: i32,
    /// Fluent key of a length: "2.4 R".
    pub unit_text: &'static str,
    /// What points are told to be beside: a piece of terrain, a marker, and where it is.
    pub landmarks: Vec<(Spot, Target)>,
}

impl Ground {
    /// The square in which a point lies, as on a chessboard: a letter from west to east, a number from south to north. The edge
    /// between two squares belongs to the eastern and the northern one, the edge of the table to the last square.
    pub fn square(&self, spot: Spot) -> String {
        let side = |at: i32, size: i32| (at.clamp(0, (size - 1).max(0)) / self.unit.max(1)) as usize;
        let mut column = side(spot.x, self.width);
        let mut letters = String::new();
        loop {
            letters.insert(0, char::from(b'A' + (column % 26) as u8));
            if column < 26 {
                break;
            }
            column = column / 26 - 1;
        }
        format!("{letters}{}", side(spot.y, self.height) + 1)
    }

    /// The landmark nearest to a point, if one is at most one unit of length away. Of several as near it is the first.
    pub fn landmark(&self, spot: Spot) -> Option<Target> {
        let reach = i64::from(self.unit).pow(2);
        let near = self.landmarks.iter().map(|(at, what)| (square(*at, spot), *what));
        near.filter(|(away, _)| *away <= reach).min_by_key(|(away, _)| *away).map(|(_, what)| what)
    }
}

/// What players have laid on an open table, for a game whose tables they lay themselves: where each thing is, and its name. It
/// is asked anew with every position, for names beside it are fixed when the match is set up.
#[derive(Resource, Clone, Copy)]
pub struct LaidLandmarks(pub fn(&World) -> Vec<(Spot, Name)>);

/// Names what has been laid in this position.
pub(in crate::table) fn name_landmarks(world: &mut World) {
    if let Some(LaidLandmarks(of)) = world.get_resource::<LaidLandmarks>().copied() {
        let laid = of(world);
        world.resource_mut::<Names>().laid = laid;
    }
}

/// The names of everything in a match.
#[derive(Resource, Default, Clone)]
pub struct Names {
    /// The open table of a match that is played on one; its points have no names.
    pub ground: Option<Ground>,
    /// What players have laid on it, as [`LaidLandmarks`] tells.
    laid: Vec<(Spot, Name)>,
    seats: Vec<Name>,
    /// The names that the rules give to the seats, whatever names their players chose.
    sides: Vec<Name>,
    places: Vec<Name>,
    kinds: Vec<Name>,
    pieces: Vec<Option<Name>>,
    /// Everything by its label.
    found: HashMap<String, Vec<Target>>,
    /// The refusal of an order with a piece that is not in the match; without it the usual one.
    pub unknown_piece: Option<Refusal>,
    /// The refusal of an order with a place that is not in the match; without it the usual one.
    pub unknown_place: Option<Refusal>,
}

impl Names {
    /// What players have laid nearest to a point, if it is at most one unit of length away and its middle is another point.
    pub fn laid_beside(&self, spot: Spot) -> Option<&Name> {
        let reach = i64::from(self.ground.as_ref()?.unit).pow(2);
        let near = self.laid.iter().map(|(at, name)| (square(*at, spot), name));
        near.filter(|(away, _)| (1..=reach).contains(away)).min_by_key(|(away, _)| *away).map(|(_, name)| name)
    }
    /// Names the next seat.
    pub fn add_seat(&mut self, name: Name) {
        self.index(&name.label, Target::Seat(Seat(self.seats.len() as u8)));
        self.sides.push(name.clone());
        self.seats.push(name);
    }
    /// Gives a seat the name that its player has chosen, for people; its label stays. A blank name changes nothing.
    pub fn call_seat(&mut self, seat: Seat, chosen: &str) {
        if let Some(name) = self.seats.get_mut(seat.0 as usize).filter(|_| !chosen.trim().is_empty()) {
            *name = Name::plain(&name.label).called(chosen.trim());
        }
    }
    /// The name that the rules give to a seat (a side, a family), whatever name its player chose.
    pub fn side(&self, seat: Seat) -> Option<&Name> {
        self.sides.get(seat.0 as usize)
    }
    /// Names the next place.
    pub fn add_place(&mut self, name: Name) {
        self.index(&name.label, Target::Place(Place(self.places.len() as u16)));
        self.places.push(name);
    }
    /// Names the next kind.
    pub fn add_kind(&mut self, name: Name) {
        self.index(&name.label, Target::Kind(Kind(self.kinds.len() as u16)));
        self.kinds.push(name);
    }
    /// Names a piece.
    pub fn set_piece(&mut self, id: PieceId, name: Name) {
        self.index(&name.label, Target::Piece(id));
        if self.pieces.len() <= id.index() {
            self.pieces.resize(id.index() + 1, None);
        }
        self.pieces[id.index()] = Some(name);
    }
    fn index(&mut self, label: &str, target: Target) {
        self.found.entry(label.to_owned()).or_default().push(target);
    }

    /// How many seats have a name.
    pub fn seats(&self) -> usize {
        self.seats.len()
    }
    /// How many places have a name.
    pub fn places(&self) -> usize {
        self.places.len()
    }
    /// How many kinds have a name.
    pub fn kinds(&self) -> usize {
        self.kinds.len()
    }
    /// The pieces that have a name, in the order of their numbers.
    pub fn piece_ids(&self) -> impl Iterator<Item = PieceId> + '_ {
        self.pieces.iter().enumerate().filter(|(_, n)| n.is_some()).map(|(i, _)| PieceId(i as u32))
    }

    /// The name of a target of this match; numbers, spots and [`Target::Nothing`] have none.
    pub fn name(&self, target: Target) -> Option<&Name> {
        match target {
            Target::Seat(s) => self.seats.get(s.0 as usize),
            Target::Place(p) => self.places.get(p.index()),
            Target::Kind(k) => self.kinds.get(k.index()),
            Target::Piece(p) => self.pieces.get(p.index())?.as_ref(),
            Target::Nothing | Target::Number(_) | Target::Spot(_) => None,
        }
    }

    /// How journals and scripts write a target. Something without a name is written with a question mark.
    pub fn label(&self, target: Target) -> String {
        match target {
            Target::Nothing => String::new(),
            Target::Number(n) => n.to_string(),
            Target::Spot(spot) => format!("{},{}", spot.x, spot.y),
            _ => self.name(target).map_or_else(|| format!("?{target:?}"), |n| n.label.clone()),
        }
    }

    /// Reads a target of this sort from a journal or script.
    ///
    /// # Errors
    /// A word that names no such target: `unknown_piece` or `unknown_place` where the game has set one, else
    /// `not_an_option`.
    pub fn read(&self, sort: Sort, word: &str) -> Result<Target, Refusal> {
        const NOT_AN_OPTION: Refusal = crate::table::protocol::sequence::NOT_AN_OPTION;
        let found = |wanted: fn(&Target) -> bool| {
            self.found.get(word).and_then(|all| all.iter().copied().find(wanted)).ok_or(NOT_AN_OPTION)
        };
        match sort {
            Sort::Nothing => word.is_empty().then_some(Target::Nothing).ok_or(NOT_AN_OPTION),
            Sort::Number => word.parse().map(Target::Number).map_err(|_| NOT_AN_OPTION),
            Sort::Spot => read_spot(word).map(Target::Spot).ok_or(NOT_AN_OPTION),
            Sort::Seat => found(|t| matches!(t, Target::Seat(_))),
            Sort::Kind => found(|t| matches!(t, Target::Kind(_))),
            Sort::Place => found(|t| matches!(t, Target::Place(_))).map_err(|why| self.unknown_place.unwrap_or(why)),
            Sort::Piece => found(|t| matches!(t, Target::Piece(_))).map_err(|why| self.unknown_piece.unwrap_or(why)),
        }
    }

    /// Every label of this sort, in the order of their numbers.
    pub fn labels(&self, sort: Sort) -> Vec<&str> {
        let all: Vec<&Name> = match sort {
            Sort::Seat => self.seats.iter().collect(),
            Sort::Place => self.places.iter().collect(),
            Sort::Kind => self.kinds.iter().collect(),
            Sort::Piece => self.pieces.iter().flatten().collect(),
            Sort::Nothing | Sort::Number | Sort::Spot => vec![],
        };
        all.into_iter().map(|name| name.label.as_str()).collect()
    }

    /// The seat with this label.
    pub fn seat(&self, label: &str) -> Option<Seat> {
        match self.read(Sort::Seat, label) {
            Ok(Target::Seat(seat)) => Some(seat),
            _ => None,
        }
    }

    /// An order as journals and scripts write it, without its seat: `step 5:3`, `hold`.
    pub fn write_order(&self, game: &str, order: Order) -> String {
        let verb = order.verb.name.strip_prefix(game).and_then(|v| v.strip_prefix('.')).unwrap_or(order.verb.name);
        match order.on {
            Target::Nothing => verb.to_owned(),
            on => format!("{verb} {}", self.label(on)),
        }
    }

    /// Reads an order as [`Names::write_order`] writes it.
    ///
    /// # Errors
    /// `wrong_phase` for an unknown verb, else as [`Names::read`].
    pub fn read_order(&self, registry: &Registry, game: &str, text: &str) -> Result<Order, Refusal> {
        let (verb, target) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
        let (key, sort): (Key, Sort) =
            registry.verb(game, verb).ok_or(crate::table::protocol::sequence::WRONG_PHASE)?;
        Ok(Order { verb: key, on: self.read(sort, target.trim())? })
    }
}

/// Reads a spot as [`Names::label`] writes it, in this one spelling: two whole numbers with a comma, without signs of plus,
/// leading zeros or spaces. Nothing for anything else.
fn read_spot(word: &str) -> Option<Spot> {
    let (x, y) = word.split_once(',')?;
    let read = |digits: &str| digits.parse::<i32>().ok().filter(|number| number.to_string() == digits);
    Some(Spot { x: read(x)?, y: read(y)? })
}
