//! Orders and tasks: a verb or a step, and the target that it acts on. Targets are one small closed set for every game, so
//! that the journal, the board's highlights, the scripted opponent and the fuzzer need to know no game.
use crate::table::ground::spots::Spot;
use bevy::prelude::Component;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
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
    /// Every seat, and whoever stands by.
    pub const ALL: Seats = Seats(u16::MAX);
    /// One seat alone.
    pub const fn only(seat: Seat) -> Self {
        Seats(1 << seat.0)
    }
    /// Whether a seat is one of them.
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
    /// Its number, for lists that have one entry for each.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A counter, card or miniature, for the whole of a match.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct PieceId(pub u32);

impl PieceId {
    /// Its number, for lists that have one entry for each.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A key into the rule data: a kind of troop, card or marker.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Kind(pub u16);

impl Kind {
    /// Its number, for lists that have one entry for each.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a verb or a step acts on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Target {
    /// It acts on nothing in particular: pass, roll, yield.
    Nothing,
    /// A player.
    Seat(Seat),
    /// A spot of the board.
    Place(Place),
    /// A counter, card or miniature.
    Piece(PieceId),
    /// A kind of troop, card or marker.
    Kind(Kind),
    /// A number: a bid, a round, or a game's own type ([`Numbered`]).
    Number(i32),
    /// A point of an open table.
    Spot(Spot),
}

/// The sort of target that a verb takes; it tells how the word in a journal or script is to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// No target: the word is missing.
    Nothing,
    /// The label of a seat.
    Seat,
    /// The label of a place.
    Place,
    /// The label of a piece.
    Piece,
    /// The label of a kind.
    Kind,
    /// A number in digits.
    Number,
    /// A point of an open table, in digits: `25250,-300`.
    Spot,
}

/// Everything of each sort that a match has, for the full list of refusals.
#[derive(Clone, Debug, Default)]
pub struct Universe {
    /// How many seats there are.
    pub seats: u8,
    /// How many places there are.
    pub places: u16,
    /// How many kinds there are.
    pub kinds: u16,
    /// The pieces that have a name.
    pub pieces: Arc<[PieceId]>,
}

/// A Rust type that travels as a [`Target`]: what a step is taken on, what a verb acts on.
///
/// A type of a game's own is one as soon as it is [`Numbered`]. Steps on it are then written with the type itself, while
/// positions and journals hold its number:
///
/// ```
/// use mesnie::table::prelude::{Numbered, Seat, Step, Target};
///
/// /// Those of one seat who stand inside a castle, or before it.
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Party {
///     seat: Seat,
///     inside: bool,
/// }
///
/// impl Numbered for Party {
///     fn number(self) -> i32 {
///         i32::from(self.seat.0) * 2 + i32::from(self.inside)
///     }
///     fn numbered(number: i32) -> Option<Self> {
///         let seat = Seat(u8::try_from(number / 2).ok()?);
///         (number >= 0).then_some(Self { seat, inside: number % 2 == 1 })
///     }
/// }
///
/// const STORM: Step<Party> = Step::new("castle.storm");
///
/// let task = STORM.on(Party { seat: Seat(3), inside: true });
/// assert_eq!(task.on, Target::Number(7));
/// ```
///
/// The system that serves the step is given the party: `fn storm(In(party): In<Party>) -> Flow`.
pub trait On: Copy + Send + Sync + 'static {
    /// The sort of target that it travels as.
    const SORT: Sort;
    /// As a target.
    fn to(self) -> Target;
    /// What a target is; nothing if it is of another sort, or not known.
    fn from(target: Target) -> Option<Self>;
    /// Calls `each` once with every value of this type that the match knows. Numbers and spots have none: they come as ranges
    /// and as areas.
    fn all(universe: &Universe, each: impl FnMut(Self));
}

/// A type of a game's own that travels as a number, and so is [`On`]. Each value has a number of its own, which never
/// changes once released: it stands in positions, and with a verb in journals and scripts.
pub trait Numbered: Copy + Send + Sync + 'static {
    /// The number of a value.
    fn number(self) -> i32;
    /// The value of a number. Nothing if it has none: somebody may write any number into a script or a journal.
    fn numbered(number: i32) -> Option<Self>;
    /// Calls `each` once with every value that a player may think of, for the full list of refusals; with none unless a type
    /// says otherwise.
    fn known(_: &Universe, _each: impl FnMut(Self)) {}
}

impl<T: Numbered> On for T {
    const SORT: Sort = Sort::Number;
    fn to(self) -> Target {
        Target::Number(self.number())
    }
    fn from(target: Target) -> Option<Self> {
        if let Target::Number(number) = target { T::numbered(number) } else { None }
    }
    fn all(universe: &Universe, each: impl FnMut(Self)) {
        T::known(universe, each)
    }
}

macro_rules! on {
    ($($t:ty => $v:ident, |$universe:ident| $all:expr;)*) => { $(impl On for $t {
        const SORT: Sort = Sort::$v;
        fn to(self) -> Target { Target::$v(self) }
        fn from(target: Target) -> Option<Self> { if let Target::$v(x) = target { Some(x) } else { None } }
        fn all($universe: &Universe, each: impl FnMut(Self)) { $all.for_each(each) }
    })* }
}
on! {
    Seat => Seat, |u| (0..u.seats).map(Seat);
    Place => Place, |u| (0..u.places).map(Place);
    PieceId => Piece, |u| u.pieces.iter().copied();
    Kind => Kind, |u| (0..u.kinds).map(Kind);
    i32 => Number, |_u| std::iter::empty();
    Spot => Spot, |_u| std::iter::empty();
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

/// The name of a step or a verb, compared by a number computed when the program is built. The string stands in
/// journals and scripts, so it does not change once released.
#[derive(Clone, Copy)]
pub struct Key {
    pub(in crate::table) id: u32,
    /// As it stands in journals and scripts.
    pub name: &'static str,
}

impl Key {
    /// The key of a name.
    pub const fn new(name: &'static str) -> Self {
        // FNV-1a; the rulebook refuses two names with one number.
        let bytes = name.as_bytes();
        let (mut id, mut i) = (0x811c_9dc5_u32, 0);
        while i < bytes.len() {
            id = (id ^ bytes[i] as u32).wrapping_mul(0x0100_0193);
            i += 1;
        }
        Self { id, name }
    }
}
impl PartialEq for Key {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}
impl Eq for Key {}
impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}
impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

/// A named point of the sequence of play, on a `T`.
pub struct Step<T> {
    /// Its name.
    pub key: Key,
    on: PhantomData<fn(T)>,
}
impl<T: On> Step<T> {
    /// The step of a name, which begins with the game's: `game.step`.
    pub const fn new(name: &'static str) -> Self {
        Self { key: Key::new(name), on: PhantomData }
    }
    /// The task of taking this step on a target.
    pub fn on(&self, target: T) -> Task {
        Task { step: self.key, on: target.to() }
    }
}

/// Something that a seat can do, to a `T`.
pub struct Verb<T> {
    /// Its name.
    pub key: Key,
    on: PhantomData<fn(T)>,
}
impl<T: On> Verb<T> {
    /// The verb of a name, which begins with the game's: `game.verb`.
    pub const fn new(name: &'static str) -> Self {
        Self { key: Key::new(name), on: PhantomData }
    }
    /// The order to do it to a target.
    pub fn on(&self, target: T) -> Order {
        Order { verb: self.key, on: target.to() }
    }
    /// The target of `order`, if it is an order with this verb.
    pub fn of(&self, order: Order) -> Option<T> {
        (order.verb == self.key).then(|| T::from(order.on)).flatten()
    }
}

/// A step still to be done, on a target.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Task {
    /// The step to take.
    pub step: Key,
    /// What it is taken on.
    pub on: Target,
}

/// A verb on a target: one click.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Order {
    /// What is done.
    pub verb: Key,
    /// To what it is done.
    pub on: Target,
}
