//! How a game shows itself at the table. The window knows no game: a game's view answers these questions about what one
//! seat sees, in shapes, words and numbers. Places have outlines, so a board may be of hexes, of areas or open ground.
use crate::desktop::session::work_counter::Effort;
use crate::table::prelude::{
    Chronicle, Ended, Entry, Key, Match, Names, Narrator, Order, Outcome, PieceId, Place, Prompt, Refusal, Roll,
    RuleData, Seat, Span,
};
use bevy::prelude::{Resource, World};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::any::Any;
use std::cell::OnceCell;

/// A point of the board, in its own units: x to the right, y upward.
pub type Point = [f32; 2];

/// What a shape is filled with. The colours of the sides are mixed by the palette in use.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub enum Paint {
    /// Red, green, blue and opacity.
    Plain([u8; 4]),
    /// The full colour of a side.
    Field(Tincture),
    /// The light tint of it.
    Tint(Tincture),
}

impl From<[u8; 4]> for Paint {
    fn from(rgba: [u8; 4]) -> Self {
        Paint::Plain(rgba)
    }
}

/// A filled outline. It may be concave; it does not cross itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Shape {
    pub outline: Vec<Point>,
    pub paint: Paint,
    /// Light falls on it from the upper left: how much lighter and darker its edges are, in hundredths.
    pub relief: u8,
}

/// A heraldic colour with everything that goes with it: people who cannot tell red from blue tell the shape of the
/// counter and its pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Tincture {
    Gules,
    Azure,
    Vert,
    Purpure,
    Or,
    Sable,
}

impl Tincture {
    pub const ALL: [Tincture; 6] =
        [Tincture::Gules, Tincture::Azure, Tincture::Vert, Tincture::Purpure, Tincture::Or, Tincture::Sable];
}

impl Shape {
    pub fn new(outline: Vec<Point>, paint: impl Into<Paint>) -> Self {
        Self { outline, paint: paint.into(), relief: 0 }
    }
    /// With light on it, `hundredths` lighter and darker at its edges.
    pub fn in_relief(self, hundredths: u8) -> Self {
        Self { relief: hundredths, ..self }
    }
}

/// A place of the board as it always looks.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlaceLook {
    pub place: Place,
    pub centre: Point,
    pub outline: Vec<Point>,
    pub ground: Paint,
    /// What is drawn on the ground.
    pub decor: Vec<Shape>,
    /// What is lit when something can be done here: the whole of a hex, the village in its area. It holds the centre.
    pub spot: Vec<Point>,
    /// What is written on it, and where the middle of the words is.
    pub label: String,
    pub label_at: Point,
    /// The height of its letters, in units of the board.
    pub label_size: f32,
}

/// The board without pieces.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Scenery {
    pub places: Vec<PlaceLook>,
    /// What lies over all places: roads.
    pub decor: Vec<Shape>,
    /// The places are land that joins: no line is drawn around each.
    pub seamless: bool,
    /// Places that orders name and that are no spot of their own, each with the places it is made of: regions.
    pub wider: Vec<(Place, Vec<Place>)>,
}

impl Scenery {
    /// Lower left and upper right corner.
    pub fn extent(&self) -> (Point, Point) {
        let points = || self.places.iter().flat_map(|p| p.outline.iter());
        let fold = |axis: usize, start: f32, pick: fn(f32, f32) -> f32| {
            points().map(|p| p[axis]).fold(start, pick).clamp(-1e6, 1e6)
        };
        (
            [fold(0, f32::MAX, f32::min), fold(1, f32::MAX, f32::min)],
            [fold(0, f32::MIN, f32::max), fold(1, f32::MIN, f32::max)],
        )
    }
    pub fn look(&self, place: Place) -> Option<&PlaceLook> {
        self.places.iter().find(|p| p.place == place)
    }
    /// Where on the board a place of an order is: itself, or what it is made of.
    pub fn spots(&self, place: Place) -> &[Place] {
        match self.wider.iter().find(|(wider, _)| *wider == place) {
            Some((_, made_of)) => made_of,
            None => self.places.iter().find(|p| p.place == place).map_or(&[], |p| std::slice::from_ref(&p.place)),
        }
    }
    /// The place that holds a point.
    pub fn at(&self, point: Point) -> Option<Place> {
        self.places.iter().find(|p| inside(&p.outline, point)).map(|p| p.place)
    }
}

/// Whether a point lies within an outline.
pub(in crate::desktop) fn inside(outline: &[Point], [x, y]: Point) -> bool {
    let mut within = false;
    let mut previous = outline.last().copied().unwrap_or_default();
    for corner in outline {
        let ([x1, y1], [x2, y2]) = (previous, *corner);
        if (y1 > y) != (y2 > y) && x < (x2 - x1) * (y - y1) / (y2 - y1) + x1 {
            within = !within;
        }
        previous = *corner;
    }
    within
}

/// A piece as it looks now.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PieceLook {
    pub piece: PieceId,
    pub place: Option<Place>,
    /// Where its centre is.
    pub at: Point,
    pub owner: Seat,
    pub tincture: Tincture,
    /// The outlines of its symbol, in a square from -1 to 1.
    pub symbol: Vec<Vec<Point>>,
    /// The number that counts now, and the one on its other side.
    pub strength: String,
    pub other_side: String,
    /// It has acted: turned to its light side.
    pub spent: bool,
    /// It carries a marker: may not do something this turn.
    pub marked: bool,
    /// Its size among the counters: 1 for those that have a place for themselves.
    pub size: f32,
}

/// Words on the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Writing {
    pub text: String,
    /// Where their middle is.
    pub at: Point,
    /// Height of a line, in units of the board.
    pub size: f32,
    pub paint: Paint,
}

/// What stands on the board, and what has become of places.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Scene {
    pub pieces: Vec<PieceLook>,
    /// Shapes on top of the scenery: fires, walls, piles of soldiers.
    pub scars: Vec<Shape>,
    /// What is written on those.
    pub writing: Vec<Writing>,
    /// Places that are lit because of what the game is about just now (a deployment zone).
    pub zone: Vec<Place>,
}

/// A fact for the line above the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Fact {
    pub tincture: Option<Tincture>,
    pub label: String,
    pub value: String,
    pub hint: String,
}

/// Where the play stands on the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Progress {
    Over,
    Now,
    ToCome,
}

/// A space of the turn track: a turn, or a step of one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TrackSpace {
    /// A number or a short name.
    pub label: String,
    pub progress: Progress,
    /// Whose it is.
    pub tincture: Option<Tincture>,
    pub hint: String,
}

/// What is known of a piece or a place, for the side panel.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Sheet {
    pub title: String,
    pub tincture: Option<Tincture>,
    pub lines: Vec<(String, String)>,
    /// Sentences, each with its rule number.
    pub notes: Vec<(String, String)>,
}

/// How an offered order is marked on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Tone {
    /// Take this one in hand.
    Choose,
    Go,
    /// Two hexes away: two orders at once.
    GoFar,
    Strike,
    Shoot,
    /// For good.
    Leave,
}

/// A place that several orders in a row lead to.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    pub place: Place,
    pub orders: Vec<Order>,
}

/// A line of a forecast: what may come of it and how likely it is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Chance {
    pub label: String,
    pub consequence: String,
    /// Out of [`Forecast::out_of`].
    pub count: u32,
    /// Whom it favours.
    pub favours: Option<Tincture>,
}

/// What an attack or a shot would bring, exactly.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Forecast {
    pub title: String,
    /// The two totals before the dice, each with what it is made of.
    pub sides: [(Tincture, String, String); 2],
    /// What changes the totals: words, value, rule.
    pub modifiers: Vec<(String, i32, String)>,
    pub out_of: u32,
    pub chances: Vec<Chance>,
    pub notes: Vec<String>,
}

/// A line of what can be bought or recruited.
#[derive(Clone, Debug, PartialEq)]
pub struct Ware {
    pub name: String,
    pub symbol: Vec<Vec<Point>>,
    /// One text for each column.
    pub cells: Vec<String>,
    pub taken: u32,
    pub stock: u32,
    pub add: Order,
    pub remove: Order,
}

/// Recruiting and buying: what there is, what was taken.
#[derive(Clone, Debug, PartialEq)]
pub struct Muster {
    pub title: String,
    pub tincture: Tincture,
    pub columns: Vec<String>,
    pub wares: Vec<Ware>,
    /// What was taken so far.
    pub army: Vec<PieceLook>,
    pub spent: i32,
    pub budget: i32,
    /// Ready-made choices.
    pub ready_made: Vec<Order>,
    /// Other orders below the list.
    pub further: Vec<Order>,
    pub confirm: Order,
}

/// A side of what is being decided: of a battle, an election, a bargain.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MatterSide {
    pub tincture: Option<Tincture>,
    pub title: String,
    pub lines: Vec<(String, String)>,
}

/// What is being decided, when it is more than a question: a battle, an election, a bargain, an auction.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Matter {
    pub title: String,
    /// Side by side, if there are two of them; below each other, if there are more.
    pub sides: Vec<MatterSide>,
    /// Sentences, each with its rule number.
    pub notes: Vec<(String, String)>,
}

/// A page of what everybody may look up at any time: families and what they hold, titles, the bank.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Register {
    pub title: String,
    pub sheets: Vec<Sheet>,
}

/// A card as the seat that holds it sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardLook {
    pub title: String,
    /// What it does.
    pub text: String,
    pub rule: &'static str,
    /// Outlines in a square from -1 to 1.
    pub emblem: Vec<Vec<Point>>,
    /// The colour of its deck.
    pub tincture: Tincture,
    /// How many of them lie in the hand as one.
    pub count: u32,
    /// What can be done with it now, each in words; nothing: it only lies there.
    #[serde(skip)]
    pub orders: Vec<(Order, String)>,
    /// Why nothing can be done with it now.
    pub why_not: Option<String>,
}

/// What a seat holds that the others do not see.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Holding {
    /// The name of the seat.
    pub whose: String,
    pub cards: Vec<CardLook>,
    /// Money and the like: label, value, hint.
    pub purse: Vec<(String, String, String)>,
    /// Verbs whose orders tell what lies in the hand: with several persons at the screen they are given from the drawer
    /// alone, and stand in no list.
    #[serde(skip)]
    pub verbs: Vec<Key>,
}

/// A row of the summary at the end of a match: a value for each seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SummaryRow {
    pub label: String,
    pub values: Vec<String>,
}

/// What one seat sees of a match. A view reads the match through this and through nothing else, so that it cannot show
/// what is hidden from that seat.
pub struct Sight<'a> {
    game: &'a Match,
    viewer: Option<Seat>,
    position: OnceCell<Value>,
    reading: OnceCell<Box<dyn Any>>,
}

impl<'a> Sight<'a> {
    /// What `viewer` sees; `None` is somebody who watches two scripts and sees everything.
    pub fn new(game: &'a Match, viewer: Option<Seat>) -> Self {
        Self { game, viewer, position: OnceCell::new(), reading: OnceCell::new() }
    }
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }
    /// The whole match, for figures that lie open to everybody: the sides of a battle. Who reads hidden things here shows
    /// them; tests hold views against that.
    pub fn world(&self) -> &'a World {
        self.game.world()
    }
    /// The position as JSON, as the viewer may see it: written out when it is first asked for.
    pub fn position(&self) -> &Value {
        self.position.get_or_init(|| {
            Effort::count(|effort| effort.positions += 1);
            self.game.position(self.viewer)
        })
    }
    /// What a game has read from the position: read once, whoever asks for it. A game reads one kind of thing.
    pub fn reading<T: Any>(&self, read: impl FnOnce() -> T) -> &T {
        let reading = self.reading.get_or_init(|| Box::new(read()));
        reading.downcast_ref().expect("a game reads one kind of thing")
    }
    pub fn names(&self) -> &'a Names {
        self.game.names()
    }
    /// The question, if the viewer may know of it.
    pub fn prompt(&self) -> Option<&'a Prompt> {
        self.game.prompt().filter(|p| !p.secret || self.viewer.is_none_or(|seat| seat == p.seat))
    }
    pub fn outcome(&self) -> Option<&'a Ended> {
        self.game.world().resource::<Outcome>().0.as_ref()
    }
    /// What is fixed for the whole match before its first order: the rules in force, the board.
    pub fn rules<R: Resource>(&self) -> &'a R {
        self.game.world().resource::<R>()
    }
    /// What the viewer knows to have happened since its last decision, with what came of that; for one who only looks on,
    /// since the last decision of whoever is asked.
    pub fn news(&self) -> impl Iterator<Item = &'a Entry> {
        let viewer = self.viewer;
        let asked = || self.game.prompt().map(|prompt| prompt.seat);
        let seat = viewer.filter(|seat| *seat != Seat::BYSTANDER).or_else(asked);
        let since =
            seat.and_then(|seat| self.game.last_decision_of(seat)).map(|orders| self.game.entries_after(orders - 1));
        let all = &self.game.world().resource::<Chronicle>().entries;
        let new = all.iter().skip(since.unwrap_or(all.len()));
        new.filter(move |e| viewer.is_none_or(|seat| e.seen_by.contains(seat)))
    }
    /// What the viewer knows to have happened.
    pub fn entries(&self) -> impl Iterator<Item = &'a Entry> {
        let viewer = self.viewer;
        let all = self.game.world().resource::<Chronicle>().entries.iter();
        all.filter(move |e| viewer.is_none_or(|seat| e.seen_by.contains(seat)))
    }
}

/// How a game shows itself.
pub trait Face: Send + Sync + 'static {
    /// The game's name in paths and journals.
    fn game(&self) -> &'static str;
    /// What stands for it on the title: outlines in a square from -1 to 1.
    fn emblem(&self) -> Vec<Vec<Point>>;
    /// The arms that a seat wears unless its player chooses others, as in [`crate::table::prelude::SeatSetup::arms`].
    fn arms(&self, _: &RuleData, _: Seat) -> String {
        String::new()
    }
    /// The colour of a seat.
    fn tincture(&self, seat: Seat) -> Tincture;
    /// The board without pieces; asked once a match.
    fn scenery(&self, sight: &Sight) -> Scenery;
    /// What stands on it.
    fn scene(&self, sight: &Sight) -> Scene;
    /// The line above the board.
    fn header(&self, sight: &Sight, tell: &Narrator) -> Vec<Fact>;
    /// The turn track, from the first space to the last.
    fn track(&self, _: &Sight, _: &Narrator) -> Vec<TrackSpace> {
        vec![]
    }
    /// What is known of a piece.
    fn sheet(&self, sight: &Sight, piece: PieceId, tell: &Narrator) -> Option<Sheet>;
    /// What is known of a place.
    fn place_sheet(&self, sight: &Sight, place: Place, tell: &Narrator) -> Option<Sheet>;
    /// How an offered order is marked.
    fn tone(&self, order: Order) -> Tone;
    /// What an order costs, in words.
    fn cost(&self, _: &Sight, _: Order, _: &Narrator) -> Option<String> {
        None
    }
    /// What comes of an order, for whoever rests the mouse on it.
    fn hint(&self, _: &Sight, _: Order, _: &Narrator) -> Option<String> {
        None
    }
    /// The number of a range that is chosen at first; nothing: the least.
    fn usual_number(&self, _: &Span) -> Option<i32> {
        None
    }
    /// Whether each number of a range is a choice of its own, in words, and not a point on a scale: one of the dice.
    fn unfolds(&self, _: &Span) -> bool {
        false
    }
    /// Places that several offered orders in a row lead to.
    fn ways(&self, _: &Sight) -> Vec<Way> {
        vec![]
    }
    /// Whether what refuses an order is marked on the board beforehand, for it surprises beginners.
    fn marks_refusal(&self, _: Refusal) -> bool {
        false
    }
    /// Whether a refusal is worth telling to somebody who points at a target; others state the obvious.
    fn tells_refusal(&self, _: &Sight, _: Order, _: Refusal) -> bool {
        true
    }
    /// The order that takes a piece in hand, for a click on it while another is in hand.
    fn takes_in_hand(&self, _: PieceId) -> Option<Order> {
        None
    }
    /// The usual answer, for whoever does not want to choose: it stands on the Enter key.
    fn usual(&self, _: &Prompt) -> Option<Order> {
        None
    }
    /// The Fluent key of the question that is put before this order is given.
    fn confirmation(&self, _: Order) -> Option<&'static str> {
        None
    }
    /// What an order would bring.
    fn forecast(&self, _: &Sight, _: Order, _: &Narrator) -> Option<Forecast> {
        None
    }
    /// What the fight that waits for an answer would bring.
    fn pending_forecast(&self, _: &Sight, _: &Narrator) -> Option<Forecast> {
        None
    }
    /// Whether everybody may look on while this question is asked, though the seat hides something: neither the question
    /// nor what is offered depends on it.
    fn is_open(&self, _: &Prompt) -> bool {
        false
    }
    /// What is being decided, when it is more than a question.
    fn matter(&self, _: &Sight, _: &Narrator) -> Option<Matter> {
        None
    }
    /// Whether there is anything to look up.
    fn keeps_registers(&self) -> bool {
        false
    }
    /// What everybody may look up at any time.
    fn registers(&self, _: &Sight, _: &Narrator) -> Vec<Register> {
        vec![]
    }
    /// What stands on the board beside the pieces, in words.
    fn on_board(&self, _: &Sight, _: &Narrator) -> Vec<String> {
        vec![]
    }
    /// The hand and the purse of the viewer, in games that have any.
    fn holding(&self, _: &Sight, _: &Narrator) -> Option<Holding> {
        None
    }
    /// Recruiting or buying, if that is what is asked.
    fn muster(&self, _: &Sight, _: &Narrator) -> Option<Muster> {
        None
    }
    /// Sums for the dice of an entry of the log: for each roll what it adds up to.
    fn sums(&self, _: &Entry, _: &Roll, _: usize) -> String {
        String::new()
    }
    /// What rolls are for which the lower face is the luckier one: their Fluent keys.
    fn low_is_lucky(&self) -> &'static [&'static str] {
        &[]
    }
    /// The figures of a match that has ended.
    fn summary(&self, _: &Sight, _: &Narrator) -> Vec<SummaryRow> {
        vec![]
    }
}
