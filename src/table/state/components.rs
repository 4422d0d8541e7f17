//! Components of pieces that more than one game needs. What a single game needs belongs to that game.
use super::names::Names;
use super::snapshot::Fact;
use crate::table::ground::{discs::Disc, spots::Spot};
use crate::table::protocol::targets::{Kind, PieceId, Place, Seat, Seats, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The seat that a piece belongs to.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Owner(pub Seat);

/// Where a piece stands; [`Place::NOWHERE`] when it is not on the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct At(pub Place);

/// Where the round base of a miniature stands on an open table; [`Standing::NOWHERE`] when it is not on the table. A piece that
/// stands at a [`Place`] has [`At`] instead.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// The centre of the base.
    pub centre: Spot,
    /// The radius of the base, in units of the table; more than 0 on the table.
    pub base: i32,
}
impl Standing {
    /// Not on the table.
    pub const NOWHERE: Standing = Standing { centre: Spot { x: 0, y: 0 }, base: 0 };
    /// Whether it is on the table.
    pub const fn is_on_table(self) -> bool {
        self.base > 0
    }
    /// The base as a disc.
    pub fn disc(self) -> Disc {
        Disc { centre: self.centre, radius: self.base }
    }
}

/// Whether a piece has acted (is turned over, exhausted, activated) and may not act again for now.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spent(pub bool);

/// Who may know that a piece exists at all. A piece without this component is seen by everybody.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// The seats that see it.
    pub seen_by: Seats,
}
impl Hidden {
    /// Seen by everybody.
    pub const NOT: Hidden = Hidden { seen_by: Seats::ALL };
}

impl Fact for Owner {
    const NAME: &'static str = "owner";
    fn show(&self, names: &Names) -> Value {
        names.label(Target::Seat(self.0)).into()
    }
}
impl Fact for At {
    const NAME: &'static str = "at";
    fn show(&self, names: &Names) -> Value {
        if self.0 == Place::NOWHERE { Value::Null } else { names.label(Target::Place(self.0)).into() }
    }
}
impl Fact for Standing {
    const NAME: &'static str = "standing";
    fn show(&self, _: &Names) -> Value {
        if self.is_on_table() { vec![self.centre.x, self.centre.y].into() } else { Value::Null }
    }
}
impl Fact for Kind {
    const NAME: &'static str = "kind";
    fn show(&self, names: &Names) -> Value {
        names.label(Target::Kind(*self)).into()
    }
}
impl Fact for Spent {
    const NAME: &'static str = "spent";
    fn show(&self, _: &Names) -> Value {
        self.0.into()
    }
}
impl Fact for Hidden {
    const NAME: &'static str = "hidden";
    /// Never shown: a viewer who sees the piece is not told who else does.
    fn show(&self, _: &Names) -> Value {
        Value::Null
    }
}

/// The entities of the pieces of the match, by the number of the piece.
#[derive(Resource, Default)]
pub struct Pieces(pub(in crate::table) Vec<Option<Entity>>);

impl Pieces {
    /// The entity of a piece of this match.
    ///
    /// # Panics
    /// If there is no such piece. An order names only pieces of its match.
    pub fn entity(&self, id: PieceId) -> Entity {
        self.0[id.index()].expect("a piece of this match")
    }
    /// The entity of a piece; nothing if there is no such piece.
    pub fn get(&self, id: PieceId) -> Option<Entity> {
        self.0.get(id.index()).copied().flatten()
    }
}

/// Adds a piece to the match.
pub fn spawn_piece(world: &mut World, id: PieceId, bundle: impl Bundle) {
    let entity = world.spawn((id, bundle)).id();
    enter(world, id, entity);
}

/// Removes a piece from the match; undo brings it back.
pub fn remove_piece(world: &mut World, id: PieceId) {
    let piece = world.resource_mut::<Pieces>().0.get_mut(id.index()).and_then(Option::take);
    if let Some(entity) = piece {
        world.despawn(entity);
    }
}

/// Notes the entity of a piece.
pub(in crate::table) fn enter(world: &mut World, id: PieceId, entity: Entity) {
    let mut pieces = world.resource_mut::<Pieces>();
    if pieces.0.len() <= id.index() {
        pieces.0.resize(id.index() + 1, None);
    }
    pieces.0[id.index()] = Some(entity);
}

/// Removes every piece, before a new match.
pub(in crate::table) fn clear(world: &mut World) {
    for entity in std::mem::take(&mut world.resource_mut::<Pieces>().0).into_iter().flatten() {
        world.despawn(entity);
    }
}
