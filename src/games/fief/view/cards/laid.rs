//! The cards that lie on the map: taxes that wait for the revenues, weather, famine, and the plague of this turn.
use crate::desktop::face::{Point, Shape, placed};
use crate::games::fief::data::items::{Item, Plain};
use crate::games::fief::view::miniatures::of_items;
use crate::games::fief::view::seen::Seen;
use crate::table::prelude::{Narrator, Place, Seat, Target};

/// Half the width of a card on the map, in units of the board.
const HALF: f32 = 13.5;
/// Where cards lie, from the middle of a village, and no farther left than this on the board.
const SLOTS: [Point; 4] = [[-88.0, 23.0], [-88.0, -8.0], [-88.0, -39.0], [-88.0, -70.0]];
const LEFTMOST: f32 = 18.0;

const INK: [u8; 4] = [0x2b, 0x1d, 0x12, 255];
const GOLD: [u8; 4] = [0xe8, 0xb4, 0x2a, 255];

/// The village in which a tithe on a bishopric or a taille on a fief is seen: the see, the capital.
fn shown_at(seen: &Seen, on: Place) -> Option<Place> {
    let kingdom = &seen.rules.map;
    if let Some(see) = kingdom.bishopric_index(on) {
        let label = &seen.rules.data.map.bishoprics.get(see)?.label;
        return kingdom.villages().find(|village| seen.rules.data.map.villages[village.index()].label == *label);
    }
    seat_of(seen, on)
}

/// The taxes that are seen in a village, each with who has played it.
fn taxes(seen: &Seen, village: Place) -> Vec<(Plain, Seat)> {
    let of = |sort: &str, card: Plain| {
        let here = seen.taxes(sort).into_iter().filter(|(on, _)| shown_at(seen, *on) == Some(village));
        here.map(|(_, seat)| (card, seat)).collect::<Vec<_>>()
    };
    [of("tithes", Plain::Tithe), of("tailles", Plain::Taille)].concat()
}

/// The village at which a card is seen that lies on a whole region.
fn seat_of(seen: &Seen, region: Place) -> Option<Place> {
    seen.title(region).capital.or_else(|| seen.rules.map.villages_of(region).first().copied())
}

/// Draws the cards that lie at a village. `plagued`: the regions that a plague has come over in this turn.
pub fn draw(seen: &Seen, plagued: &[Place], village: Place, [x, y]: Point, shapes: &mut Vec<Shape>) {
    let region = seen.rules.map.region_of(village);
    let mut lying: Vec<Plain> = taxes(seen, village).into_iter().map(|(card, _)| card).collect();
    if seat_of(seen, region) == Some(village) {
        let (bad_weather, famine) = seen.weather(region);
        lying.extend(bad_weather.then_some(Plain::BadWeather));
        lying.extend(famine.then_some(Plain::Famine));
        lying.extend(plagued.contains(&region).then_some(Plain::Plague));
    }
    for ([dx, dy], card) in SLOTS.into_iter().zip(lying) {
        small(card, [(x + dx).max(LEFTMOST), y + dy], shapes);
    }
}

/// A card so small that only its picture is seen, in its frame.
fn small(card: Plain, at: Point, shapes: &mut Vec<Shape>) {
    let square = [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]];
    shapes.push(Shape::new(placed(&square, [at[0] + 1.5, at[1] - 2.0], HALF + 2.2), [0, 0, 0, 80]));
    shapes.push(Shape::new(placed(&square, at, HALF + 2.2), INK));
    shapes.push(Shape::new(placed(&square, at, HALF + 1.2), GOLD));
    shapes.extend(of_items::of_card(card).at(at, HALF));
}

/// What lies at a village, in words.
pub fn lines(seen: &Seen, village: Place, tell: &Narrator) -> Vec<(String, String)> {
    let name = |card: Plain| tell.target(Target::Kind(seen.rules.kind(Item::Card(card))));
    taxes(seen, village).into_iter().map(|(card, seat)| (name(card), tell.target(Target::Seat(seat)))).collect()
}
