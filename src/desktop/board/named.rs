//! What words name is shown on the board while somebody points at the words: what is counted of a player, what a line of the
//! log tells of. The light is another than that of places on offer: two thin rings around a place, one within the other, and a bright one around a
//! piece, over all pieces.
use super::layers::{OVER_PIECES, POINTER};
use super::painter::BoardPainter;
use crate::desktop::face::work_counter::WorkCounter;
use crate::desktop::face::{COUNTER_HALF, PieceLook, Point, Scenery, Shape, band, circle, placed};
use crate::desktop::session::Session;
use crate::desktop::theme::Look;
use crate::table::prelude::Target;
use bevy::prelude::*;

const INK: [u8; 4] = [0x1c, 0x16, 0x20, 220];
const SKY: [u8; 4] = [0x8e, 0xdc, 0xff, 255];
const BLUE: [u8; 4] = [0x3c, 0xae, 0xe8, 255];
const CREAM: [u8; 4] = [0xff, 0xfa, 0xe8, 255];

/// The radius of the rings around a point of an open table, in units of the board.
const AROUND_POINT: f32 = 30.0;

/// What the words name that are pointed at.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Named(pub Vec<Target>);

/// The rings around what is named.
#[derive(Component)]
pub struct NamedLight;

/// Shows what is named.
pub fn light_named(
    mut painter: BoardPainter,
    session: Option<Res<Session>>,
    named: Res<Named>,
    lights: Query<Entity, With<NamedLight>>,
    mut shown: Local<Option<(u64, u64, Look, Named)>>,
) {
    let session = session.filter(|_| !named.0.is_empty());
    let now = session.as_ref().map(|s| (s.number, s.view.revision(), painter.look(), named.clone()));
    if *shown == now {
        return;
    }
    *shown = now;
    WorkCounter::count(|work| work.boards += 1);
    painter.wipe(lights.iter());
    let Some(session) = session else { return };
    let (places, pieces) = rings_of(&session, &named.0);
    painter.draw(NamedLight, &places, POINTER);
    painter.draw(NamedLight, &pieces, OVER_PIECES);
}

/// The rings around the places that are named, and around the pieces on the board.
fn rings_of(session: &Session, named: &[Target]) -> (Vec<Shape>, Vec<Shape>) {
    let mut around: Vec<(Outline, bool)> = vec![];
    for target in named {
        let small = matches!(target, Target::Piece(_));
        let outlines = outlines(session, *target).into_iter().map(|outline| (outline, small));
        for outline in outlines {
            if !around.contains(&outline) {
                around.push(outline);
            }
        }
    }
    let (pieces, places): (Vec<_>, Vec<_>) = around.into_iter().partition(|(_, small)| *small);
    let rings = |outlines: &[(Outline, bool)], bands: &[(f32, f32, [u8; 4])]| {
        let ring = |((outline, centre), _): &(Outline, bool)| -> Vec<Shape> {
            let band = |(outer, inner, paint): &_| band(outline, *centre, *outer, *inner, false, *paint);
            bands.iter().flat_map(band).collect()
        };
        outlines.iter().flat_map(ring).collect()
    };
    let double = [(1.03, 0.91, INK), (1.01, 0.93, SKY), (0.86, 0.77, INK), (0.84, 0.79, SKY)];
    // Light on both sides of its blue, and dark around that: it shows on counters of every colour, blue ones too.
    let bright = [(1.02, 0.68, INK), (0.98, 0.72, CREAM), (0.92, 0.78, BLUE)];
    (rings(&places, &double), rings(&pieces, &bright))
}

/// An outline, and its middle.
type Outline = (Vec<Point>, Point);

fn outlines(session: &Session, target: Target) -> Vec<Outline> {
    let scenery: &Scenery = &session.scenery;
    let round = |at: Point, radius: f32| (placed(&circle(radius, 40), at, 1.0), at);
    let spot = |place| scenery.look(place).map(|look| (look.spot.clone(), look.centre));
    let of_piece = |look: &PieceLook| match (&look.base, look.place) {
        (Some(base), _) => Some(round(look.at, base.radius * 1.45)),
        (None, Some(place)) if look.size >= 1.0 => spot(place),
        (None, _) => Some(round(look.at, COUNTER_HALF * look.size * 1.75)),
    };
    match target {
        Target::Place(place) => scenery.spots(place).iter().filter_map(|place| spot(*place)).collect(),
        Target::Piece(piece) => session.looks_of(piece).into_iter().filter_map(of_piece).collect(),
        Target::Spot(at) => scenery.ground.iter().map(|ground| round(ground.point(at), AROUND_POINT)).collect(),
        _ => vec![],
    }
}
