//! What an order acts on: one small closed set for every game, so that the journal, the board's highlights, the
//! scripted opponent and the fuzzer need to know no game.
use bevy::prelude::Component;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// One of the players of a match, counted from 0 in the order of the game's own list of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// Somebody beside the table, who has no seat and sees what everybody sees.
    pub const BYSTANDER: Seat = Seat(15);
}

/// A set of seats (at most 15, and who stands by), for secrets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Seats(pub u16);

impl Seats {
    pub const ALL: Seats = Seats(u16::MAX);
    pub const fn only(seat: Seat) -> Self {
        Seats(1 << seat.0)
    }
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }
    /// These and one more.
    pub const fn and(self, seat: Seat) -> Self {
        Seats(self.0 | 1 << seat.0)
    }
}

/// A named spot of the board: a hex, an area, a village. The number is its index in the match's list of places.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Place(pub u16);

impl Place {
    /// Not on the board.
    pub const NOWHERE: Place = Place(u16::MAX);
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A counter, card or miniature, for the whole of a match.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct PieceId(pub u32);

impl PieceId {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A key into the rule data: a kind of troop, card or marker.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Kind(pub u16);

impl Kind {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a verb or a step acts on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Target {
    Nothing,
    Seat(Seat),
    Place(Place),
    Piece(PieceId),
    Kind(Kind),
    Number(i32),
}

/// The sort of target that a verb takes; it tells how the word in a journal or script is to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    Nothing,
    Seat,
    Place,
    Piece,
    Kind,
    Number,
}

/// Everything of each sort that a match has, for the full list of refusals.
#[derive(Clone, Debug, Default)]
pub struct Universe {
    pub seats: u8,
    pub places: u16,
    pub kinds: u16,
    pub pieces: Arc<[PieceId]>,
}

/// A Rust type that travels as a [`Target`].
pub trait On: Copy + Send + Sync + 'static {
    const SORT: Sort;
    fn to(self) -> Target;
    fn from(target: Target) -> Option<Self>;
    /// Calls `each` with every value of this type that the match knows. Numbers have none: they come as ranges.
    fn all(universe: &Universe, each: impl FnMut(Self));
}

macro_rules! on {
    ($($t:ty => $v:ident, $all:expr;)*) => { $(impl On for $t {
        const SORT: Sort = Sort::$v;
        fn to(self) -> Target { Target::$v(self) }
        fn from(target: Target) -> Option<Self> { if let Target::$v(x) = target { Some(x) } else { None } }
        fn all(universe: &Universe, each: impl FnMut(Self)) { #[allow(clippy::redundant_closure_call)] ($all)(universe).for_each(each) }
    })* }
}
on! {
    Seat => Seat, |u: &Universe| (0..u.seats).map(Seat);
    Place => Place, |u: &Universe| (0..u.places).map(Place);
    PieceId => Piece, |u: &Universe| u.pieces.clone().iter().copied().collect::<Vec<_>>().into_iter();
    Kind => Kind, |u: &Universe| (0..u.kinds).map(Kind);
    i32 => Number, |_: &Universe| std::iter::empty();
}
impl On for () {
    const SORT: Sort = Sort::Nothing;
    fn to(self) -> Target {
        Target::Nothing
    }
    fn from(target: Target) -> Option<()> {
        (target == Target::Nothing).then_some(())
    }
    fn all(_: &Universe, mut each: impl FnMut(Self)) {
        each(())
    }
}
