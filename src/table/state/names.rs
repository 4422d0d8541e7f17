//! What seats, places, pieces and kinds are called: a stable readable label for journals and scripts, and a line of
//! text for people.
use crate::table::protocol::prompt::{Key, Order, Refusal, Word};
use crate::table::protocol::registry::Rulebook;
use crate::table::protocol::targets::{Kind, PieceId, Place, Seat, Sort, Target};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// A label, and how it is told to a person.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Name {
    /// Lower case, no spaces; stands in journals.
    pub label: String,
    /// Fluent key with its arguments; empty: the name is the proper one, or else the label.
    pub text: String,
    /// A name from the rule data that is the same in every language (a person, a village); `$name` in the Fluent line.
    pub proper: String,
    pub words: Vec<(&'static str, Word)>,
}
impl Name {
    /// Something that people call by its label too.
    pub fn plain(label: impl Into<String>) -> Self {
        Self { label: label.into(), ..default() }
    }
    pub fn new(label: impl Into<String>, text: impl Into<String>) -> Self {
        Self { label: label.into(), text: text.into(), ..default() }
    }
    /// Calls it by a name from the rule data.
    pub fn called(mut self, proper: impl Into<String>) -> Self {
        self.proper = proper.into();
        self
    }
    pub fn with(mut self, name: &'static str, word: Word) -> Self {
        self.words.push((name, word));
        self
    }
}

/// The names of everything in the match under way.
#[derive(Resource, Default, Clone)]
pub struct Names {
    seats: Vec<Name>,
    /// What the rules call the seats, whatever their players chose.
    sides: Vec<Name>,
    places: Vec<Name>,
    kinds: Vec<Name>,
    pieces: Vec<Option<Name>>,
    found: HashMap<String, Vec<Target>>,
    /// What is said of a piece or a place that is not in the match.
    pub unknown_piece: Option<Refusal>,
    pub unknown_place: Option<Refusal>,
}

impl Names {
    pub fn add_seat(&mut self, name: Name) {
        self.index(&name.label, Target::Seat(Seat(self.seats.len() as u8)));
        self.sides.push(name.clone());
        self.seats.push(name);
    }
    /// From now on people read of a seat by the name that its player has chosen; in journals its label stays.
    pub fn call_seat(&mut self, seat: Seat, chosen: &str) {
        if let Some(name) = self.seats.get_mut(seat.0 as usize).filter(|_| !chosen.trim().is_empty()) {
            *name = Name::plain(&name.label).called(chosen.trim());
        }
    }
    /// What the rules call a seat (a side, a family), whatever its player chose.
    pub fn side(&self, seat: Seat) -> Option<&Name> {
        self.sides.get(seat.0 as usize)
    }
    pub fn add_place(&mut self, name: Name) {
        self.index(&name.label, Target::Place(Place(self.places.len() as u16)));
        self.places.push(name);
    }
    pub fn add_kind(&mut self, name: Name) {
        self.index(&name.label, Target::Kind(Kind(self.kinds.len() as u16)));
        self.kinds.push(name);
    }
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

    pub fn seats(&self) -> usize {
        self.seats.len()
    }
    pub fn places(&self) -> usize {
        self.places.len()
    }
    pub fn kinds(&self) -> usize {
        self.kinds.len()
    }
    pub fn piece_ids(&self) -> impl Iterator<Item = PieceId> + '_ {
        self.pieces.iter().enumerate().filter(|(_, n)| n.is_some()).map(|(i, _)| PieceId(i as u32))
    }

    /// The name of a target of this match; numbers and nothing have none.
    pub fn name(&self, target: Target) -> Option<&Name> {
        match target {
            Target::Seat(s) => self.seats.get(s.0 as usize),
            Target::Place(p) => self.places.get(p.index()),
            Target::Kind(k) => self.kinds.get(k.index()),
            Target::Piece(p) => self.pieces.get(p.index())?.as_ref(),
            Target::Nothing | Target::Number(_) => None,
        }
    }

    /// The word for a target in journals and scripts.
    pub fn label(&self, target: Target) -> String {
        match target {
            Target::Nothing => String::new(),
            Target::Number(n) => n.to_string(),
            _ => self.name(target).map_or_else(|| format!("?{target:?}"), |n| n.label.clone()),
        }
    }

    /// Reads the word for a target of the sort that a verb takes.
    ///
    /// # Errors
    /// The refusal that the game gives for a piece or place that is not there.
    pub fn read(&self, sort: Sort, word: &str) -> Result<Target, Refusal> {
        const NOT_AN_OPTION: Refusal = crate::table::protocol::sequence::NOT_AN_OPTION;
        let found = |wanted: fn(&Target) -> bool| {
            self.found.get(word).and_then(|all| all.iter().copied().find(wanted)).ok_or(NOT_AN_OPTION)
        };
        match sort {
            Sort::Nothing => word.is_empty().then_some(Target::Nothing).ok_or(NOT_AN_OPTION),
            Sort::Number => word.parse().map(Target::Number).map_err(|_| NOT_AN_OPTION),
            Sort::Seat => found(|t| matches!(t, Target::Seat(_))),
            Sort::Kind => found(|t| matches!(t, Target::Kind(_))),
            Sort::Place => found(|t| matches!(t, Target::Place(_))).map_err(|why| self.unknown_place.unwrap_or(why)),
            Sort::Piece => found(|t| matches!(t, Target::Piece(_))).map_err(|why| self.unknown_piece.unwrap_or(why)),
        }
    }

    /// The seat with this label.
    pub fn seat(&self, label: &str) -> Option<Seat> {
        match self.read(Sort::Seat, label) {
            Ok(Target::Seat(seat)) => Some(seat),
            _ => None,
        }
    }

    /// An order as it stands in journals and scripts: `step 5:3`, `hold`.
    pub fn write_order(&self, game: &str, order: Order) -> String {
        let verb = order.verb.name.strip_prefix(game).and_then(|v| v.strip_prefix('.')).unwrap_or(order.verb.name);
        match order.on {
            Target::Nothing => verb.to_owned(),
            on => format!("{verb} {}", self.label(on)),
        }
    }

    /// Reads what [`Names::write_order`] wrote.
    ///
    /// # Errors
    /// `wrong_phase` for a verb that no module has, else as [`Names::read`].
    pub fn read_order(&self, book: &Rulebook, game: &str, text: &str) -> Result<Order, Refusal> {
        let (verb, target) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
        let (key, sort): (Key, Sort) = book.verb(game, verb).ok_or(crate::table::protocol::sequence::WRONG_PHASE)?;
        Ok(Order { verb: key, on: self.read(sort, target.trim())? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chosen_name_is_read_by_people_and_the_label_by_journals() {
        let mut names = Names::default();
        names.add_seat(Name::new("red", "toy-side-red"));
        names.add_seat(Name::new("blue", "toy-side-blue"));
        names.call_seat(Seat(0), " Anna ");
        names.call_seat(Seat(1), "  ");
        names.call_seat(Seat(7), "Nobody");
        let name = |seat: u8| names.name(Target::Seat(Seat(seat))).expect("a seat");
        assert_eq!((name(0).text.as_str(), name(0).proper.as_str()), ("", "Anna"));
        assert_eq!(name(1).text, "toy-side-blue");
        assert_eq!((names.label(Target::Seat(Seat(0))), names.seat("red")), ("red".to_owned(), Some(Seat(0))));
    }
}
