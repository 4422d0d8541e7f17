//! Positions for the tests, in few words.
use mesnie::games::vassaux::data::switches::{ChargeContact, ModelsCover};
use mesnie::games::vassaux::field::company::Company;
use mesnie::games::vassaux::field::groups::{Base, Footing, Group, Leadership};
use mesnie::games::vassaux::field::measures::{Measures, OwnMen};
use mesnie::games::vassaux::field::stand::Field;
use mesnie::games::vassaux::field::terrain::{Passage, Piece, Veil};
use mesnie::table::ground::discs::Disc;
use mesnie::table::ground::shapes::Shape;
use mesnie::table::ground::spots::Spot;
use mesnie::table::prelude::{PieceId, Seat};

pub const R: i32 = 6000;
pub const FOOT: i32 = 1250;
pub const MOUNTED: i32 = 1875;
pub const MEASURES: Measures = Measures {
    ruler: R,
    eps_contact: 30,
    eps_measure: 6,
    overlap_tol: 2,
    sight_rays: 21,
    path_sample: 1500,
    lattice_play: 120,
    lattice_row: 8660,
    own_men: OwnMen::Clear,
    models_cover: ModelsCover::Friends,
    charge_contact: ChargeContact::Any,
};

pub const fn at(x: i32, y: i32) -> Spot {
    Spot::new(x, y)
}
pub const fn id(number: u32) -> PieceId {
    PieceId(number)
}
pub fn rect(x0: i32, y0: i32, x1: i32, y1: i32) -> Shape {
    Shape::rect(at(x0, y0), at(x1, y1)).expect("a rectangle")
}
pub fn circle(x: i32, y: i32, radius: i32) -> Shape {
    Shape::disc(at(x, y), radius)
}

fn piece(shape: Shape, passage: Passage, veil: Veil, top: i32) -> Piece {
    Piece { shape, passage, veil, top, level: 0, plateaus: vec![] }
}
pub fn house(shape: Shape) -> Piece {
    piece(shape, Passage::Impassable, Veil::Block, 4)
}
pub fn wood(shape: Shape) -> Piece {
    piece(shape, Passage::Difficult, Veil::Cover, 4)
}
pub fn low_wall(shape: Shape) -> Piece {
    piece(shape, Passage::Difficult, Veil::Cover, 2)
}
pub fn marsh(shape: Shape) -> Piece {
    piece(shape, Passage::Difficult, Veil::None, 0)
}
pub fn water(shape: Shape) -> Piece {
    piece(shape, Passage::Impassable, Veil::None, 0)
}
pub fn plateau(shape: Shape) -> Piece {
    Piece { level: 1, ..piece(shape, Passage::Free, Veil::Block, 2) }
}
pub fn slope(shape: Shape, plateau: Shape) -> Piece {
    Piece { plateaus: vec![plateau], ..piece(shape, Passage::Difficult, Veil::None, 0) }
}

#[derive(Clone)]
pub struct Scene {
    pub measures: Measures,
    pub size: (i32, i32),
    pub pieces: Vec<Piece>,
    pub bases: Vec<Base>,
    pub groups: Vec<Group>,
}

pub fn scene() -> Scene {
    Scene { measures: MEASURES, size: (20 * R, 20 * R), pieces: vec![], bases: vec![], groups: vec![] }
}

impl Scene {
    pub fn piece(mut self, piece: Piece) -> Self {
        self.pieces.push(piece);
        self
    }
    /// A led unit whose fighters have the numbers `group + 1`, … in this order; the first one leads it.
    pub fn unit(self, seat: u8, group: u32, aura: i32, radius: i32, spots: &[Spot]) -> Self {
        let leadership = Leadership::Led { leader: id(group + 1), aura, cmd: 2 };
        self.group(seat, group, leadership, radius, spots)
    }
    /// A disordered group.
    pub fn strays(self, seat: u8, group: u32, radius: i32, spots: &[Spot]) -> Self {
        self.group(seat, group, Leadership::Disordered, radius, spots)
    }
    fn group(mut self, seat: u8, group: u32, leadership: Leadership, radius: i32, spots: &[Spot]) -> Self {
        let host = Seat(seat);
        self.groups.push(Group { id: id(group), host, leadership, footing: Footing::Ground });
        for (number, spot) in (group + 1..).zip(spots) {
            self.bases.push(Base { id: id(number), group: id(group), host, disc: Disc::new(*spot, radius) });
        }
        self
    }
    pub fn flying(mut self) -> Self {
        self.groups.last_mut().expect("a group").footing = Footing::Flying;
        self
    }
    pub fn field(&self) -> Field {
        Field::new(self.measures, self.size, self.pieces.clone().into(), self.bases.clone(), self.groups.clone())
    }
}

pub fn company(field: &Field, group: u32) -> Company {
    Company::of(field, id(group)).expect("a led unit on the table")
}
pub fn base(field: &Field, number: u32) -> Base {
    *field.base(id(number)).expect("a fighter on the table")
}
