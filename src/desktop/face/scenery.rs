//! What a game draws on the board: its places, which stay as they are, and the pieces on them.
use super::open_ground::OpenGround;
use super::pictures::Picture;
use super::shapes::{Paint, Point, Shape, Tincture, inside};
use crate::table::prelude::{Order, PieceId, Place, Seat};
use serde::Serialize;

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
    /// What only adorns the board, over all of that; small pictures of the board leave it out.
    pub flourish: Vec<Shape>,
    /// The page on which the board is painted. Without one it lies in a frame of wood.
    pub page: Option<Page>,
    /// The places are land that joins: no line is drawn around each.
    pub seamless: bool,
    /// Places that orders name and that are no spot of their own, each with the places it is made of: regions.
    pub wider: Vec<(Place, Vec<Place>)>,
    /// What names rows and columns of places, and where on the frame it stands, if the places do not bear their names: about
    /// [`RULER_ASIDE`] outside of them.
    pub rulers: Vec<(String, Point)>,
    /// The lower left and the upper right corner of what is shown beside the places and belongs to the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beside: Option<(Point, Point)>,
    /// The ground of an open table: pieces stand anywhere on it, and there need not be any place.
    pub ground: Option<OpenGround>,
    /// Which state of the board this is, of those that a match goes through.
    pub stage: u64,
}

/// How far outside of the board the letters and numbers of its frame stand, in units of the board.
pub const RULER_ASIDE: f32 = 16.0;

/// A page of a book that holds the board and more.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Page {
    /// Its lower left and its upper right corner, outside of all places.
    pub low: Point,
    pub high: Point,
    /// What is painted on it around the places. It covers the whole page but for them.
    pub margins: Vec<Shape>,
}

impl Scenery {
    /// Lower left and upper right corner.
    pub fn extent(&self) -> (Point, Point) {
        if let Some(ground) = &self.ground {
            return ([0.0; 2], [ground.length(ground.width), ground.length(ground.height)]);
        }
        let beside = || self.beside.iter().flat_map(|(low, high)| [low, high]);
        let points = || self.places.iter().flat_map(|p| p.outline.iter()).chain(beside());
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

/// Half the width of a counter, in units of the board.
pub const COUNTER_HALF: f32 = 35.0;

/// A piece as it looks now.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PieceLook {
    pub piece: PieceId,
    pub place: Option<Place>,
    /// Where its centre is.
    pub at: Point,
    pub owner: Seat,
    pub tincture: Tincture,
    /// The outlines of its symbol, in a square from -1 to 1. Beside a portrait it is the sign of a rank, on a seal.
    pub symbol: Vec<Vec<Point>>,
    /// Who it is: a picture in a disc of radius 1.
    pub portrait: Option<Picture>,
    /// The number that counts now, and the one on its other side.
    pub strength: String,
    pub other_side: String,
    /// It has acted: turned to its light side.
    pub spent: bool,
    /// It carries a marker: may not do something this turn.
    pub marked: bool,
    /// It is among those in hand: a gold ring goes with it.
    pub ringed: bool,
    /// Its size among the counters: 1 for those that have a place for themselves.
    pub size: f32,
    /// It is a miniature on a round base, not a counter.
    pub base: Option<Base>,
}

/// What a counter has on the board beside what every counter has. It goes along with the counter.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Trappings {
    pub piece: PieceId,
    /// A second place over which it lies.
    pub place: Option<Place>,
    /// Around the middle of the counter: what lies under it, and on it.
    pub under: Vec<Shape>,
    pub over: Vec<Shape>,
    pub writing: Vec<Writing>,
}

/// A piece that its seat has still to set on the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reserve {
    pub look: PieceLook,
    /// Who it is, and how many stand with it, in words.
    pub name: String,
    /// It is in hand: the next place that is chosen is its own.
    pub in_hand: bool,
    /// What a click on it does, in words, where it does not take it in hand.
    pub told: Option<String>,
    /// The order that a click gives: as a rule it takes it in hand.
    #[serde(skip)]
    pub take: Order,
}

/// The round base of a miniature. It is drawn as an exact disc and nothing of it lies outside: what touches is seen to touch.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Base {
    /// In units of the board.
    pub radius: f32,
    /// The miniature seen from above, in a disc of radius 1; without any shape the symbol of the piece stands there.
    pub figure: Vec<Shape>,
    /// It leads the others.
    pub lead: bool,
    pub badges: Vec<Badge>,
    /// The bends of the way on which it came to where it stands: it glides along them.
    pub way: Vec<Point>,
    /// What is glued on it below the miniature; nothing: earth and grass.
    pub ground: Option<Paint>,
}

/// A small mark on the upper rim of a base: an order given to it, a wound.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Badge {
    pub form: BadgeForm,
    pub paint: Paint,
    /// A number or a letter.
    pub text: String,
    /// The outlines of a sign instead, in a square from -1 to 1.
    pub emblem: Vec<Vec<Point>>,
}

/// The outline of a badge, so that its colour is not the only sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum BadgeForm {
    Round,
    Square,
    Diamond,
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

/// A banner on a mast, in the arms that a seat has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Banner {
    /// The foot of the mast.
    pub at: Point,
    /// The height of the mast, in units of the board. The cloth flies to the left of it.
    pub tall: f32,
    /// The game's own colour of the seat that owns what the banner stands beside.
    pub of: Tincture,
    /// Nobody is there: the cloth is rolled up.
    pub furled: bool,
    /// The colour of a long streamer above the cloth.
    pub streamer: Option<Tincture>,
}

/// What stands on the board, and what has become of places.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Scene {
    pub pieces: Vec<PieceLook>,
    /// What has become of the land, under everything that is lit or stands on it: drought, rain.
    pub land: Vec<Shape>,
    pub banners: Vec<Banner>,
    /// Shapes on top of the scenery: fires, walls, piles of soldiers.
    pub scars: Vec<Shape>,
    /// What is written on those.
    pub writing: Vec<Writing>,
    /// Places that are lit because of what the game is about just now (a deployment zone).
    pub zone: Vec<Place>,
    /// What some of the counters have beside what every counter has.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub trappings: Vec<Trappings>,
}

impl Scene {
    /// What a counter has beside what every counter has.
    pub fn trappings_of(&self, piece: PieceId) -> Option<&Trappings> {
        self.trappings.iter().find(|worn| worn.piece == piece)
    }
    /// Whether a piece stands on a place, or lies over it.
    pub fn is_on(&self, look: &PieceLook, place: Place) -> bool {
        look.place == Some(place) || self.trappings_of(look.piece).is_some_and(|worn| worn.place == Some(place))
    }
}
