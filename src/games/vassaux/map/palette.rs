//! The pieces of terrain that players may lay on a table of their own (V-23.32; R-101): those of the tables of all scenarios,
//! each form once.
use super::layout::{Map, Piece};
use crate::games::vassaux::data::files::TerrainData;
use crate::table::ground::bounds::Bounds;
use crate::table::ground::shapes::Shape;
use crate::table::ground::spots::Spot;
use crate::table::prelude::Kind;
use serde::{Deserialize, Serialize};

/// A form of terrain: one outline, or a hill, whose slope and plateau lie together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// How journals and scripts name it.
    pub label: String,
    /// The indexes of its kinds in `terrain.ron`, each with its outline; the middle of the whole is the origin.
    pub parts: Vec<(usize, Shape)>,
}

impl Form {
    /// A piece of a map with what lies in it by its nature.
    fn of(label: &str, piece: &Piece, map: &Map, terrain: &[TerrainData]) -> Self {
        let ring = &terrain[piece.kind].id;
        let bounds = piece.shape.bounds();
        let inside = |other: &&Piece| {
            let within = other.shape.bounds();
            terrain[other.kind].within.as_ref() == Some(ring)
                && bounds.contains(within.min)
                && bounds.contains(within.max)
        };
        let middle = bounds.middle();
        let home = Spot::new(-middle.x, -middle.y);
        let parts = std::iter::once(piece).chain(map.pieces.iter().filter(inside));
        Self { label: label.to_owned(), parts: parts.map(|part| (part.kind, part.shape.moved(home))).collect() }
    }

    /// Its parts with their middle at a spot, turned anticlockwise by so many quarters.
    pub fn laid(&self, turns: u8, at: Spot) -> Vec<Piece> {
        let piece = |(kind, shape): &(usize, Shape)| Piece {
            id: self.label.clone(),
            kind: *kind,
            shape: turned(shape, turns).moved(at),
        };
        self.parts.iter().map(piece).collect()
    }
    /// Its width and height before it is turned.
    pub fn size(&self) -> (i32, i32) {
        let Bounds { min, max } = self.parts[0].1.bounds();
        (max.x - min.x, max.y - min.y)
    }
    /// The quarters by which it looks another way each, from 0 on.
    pub fn ways(&self) -> impl Iterator<Item = u8> + '_ {
        let looks = |turns: u8| self.parts.iter().map(|(_, shape)| turned(shape, turns)).collect::<Vec<_>>();
        (0..4).filter(move |turns| (0..*turns).all(|before| looks(before) != looks(*turns)))
    }
    /// Whether another form is the same, turned or not.
    fn is_alike(&self, other: &Self) -> bool {
        let looks =
            |turns: u8| other.parts.iter().map(|(kind, shape)| (*kind, turned(shape, turns))).collect::<Vec<_>>();
        (0..4).any(|turns| looks(turns) == self.parts)
    }
}

fn turned(shape: &Shape, turns: u8) -> Shape {
    (0..turns % 4).fold(shape.clone(), |shape, _| shape.quarter_turned())
}

/// A piece of terrain that a player has laid (V-23.32).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// Its form, which is a kind of the match.
    pub form: Kind,
    /// By how many quarters it is turned anticlockwise.
    pub turns: u8,
    /// Where its middle lies.
    pub at: Spot,
}

/// The forms of these tables, in their order, each with the name of its scenario. A form has the name of the first piece that
/// looks like it, behind the name of its scenario where another form has that name already.
pub fn palette<'m>(tables: impl IntoIterator<Item = (&'m str, &'m Map)>, terrain: &[TerrainData]) -> Vec<Form> {
    let mut forms: Vec<Form> = vec![];
    for (scenario, map) in tables {
        for piece in map.pieces.iter().filter(|piece| terrain[piece.kind].within.is_none()) {
            let taken = forms.iter().any(|form| form.label == piece.id);
            let label = if taken { format!("{scenario}-{}", piece.id) } else { piece.id.clone() };
            let form = Form::of(&label, piece, map, terrain);
            if !forms.iter().any(|known| known.is_alike(&form)) {
                forms.push(form);
            }
        }
    }
    forms
}
