//! Mounting and dismounting: each takes the whole of a movement, away from the enemy. A horse whose rider has dismounted
//! stays where its rear was, as a piece of its side.
use super::paths::may_stand_as;
use super::turn::{NOT_YOUR_PIECE, may_order};
use crate::games::anarchy::access::{Write, piece};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::state::Post;
use crate::table::prelude::*;
use bevy::prelude::*;

/// Mounts a loose horse beside the man.
pub const MOUNT: Verb<PieceId> = Verb::new("anarchy.mount");
/// Dismounts.
pub const DISMOUNT: Verb<()> = Verb::new("anarchy.dismount");

pub const THREATENED: Refusal = Refusal::new("threatened_here", "A-0.06");
pub const HAS_MOVED: Refusal = Refusal::new("has_moved", "A-0.06");
pub const HORSE_NOT_HERE: Refusal = Refusal::new("horse_not_here", "A-0.63");
pub const NO_RIDER: Refusal = Refusal::new("no_rider", "A-0.63");

/// Whether a rider may dismount: with his whole movement, no enemy threatening either hex.
pub fn may_dismount(board: &Board, id: PieceId) -> Allowed {
    let man = board.man(id);
    let Some(rear) = man.rear else { return Err(Refusal::new("not_mounted", "A-0.06")) };
    if man.moved > 0 {
        return Err(HAS_MOVED);
    }
    let side = board.side(id);
    if [board.front(id), rear].into_iter().any(|place| board.is_threatened(place, side)) {
        return Err(THREATENED);
    }
    may_stand_as(board, id, board.front(id), false)
}

/// Whether a man may mount a horse: one of his class rides, the horse is loose, of his side and beside him, he has his
/// whole movement, and no enemy threatens either hex.
pub fn may_mount(board: &Board, id: PieceId, horse: PieceId) -> Allowed {
    let side = board.side(id);
    if board.side(horse) != side {
        return Err(NOT_YOUR_PIECE);
    }
    let on_field = |id: PieceId| board.man(id).post == Post::OnField;
    let loose = board.rules.character(horse).rider.is_some() && on_field(horse) && on_field(id);
    let (here, there) = (board.front(id), board.front(horse));
    if !loose || !board.map.adjacent(here, there) {
        return Err(HORSE_NOT_HERE);
    }
    if board.rules.character(id).mounted.is_none() || board.man(id).is_mounted() {
        return Err(NO_RIDER);
    }
    may_order(board, side, id)?;
    if board.man(id).moved > 0 {
        return Err(HAS_MOVED);
    }
    if [here, there].into_iter().any(|place| board.is_threatened(place, side)) {
        return Err(THREATENED);
    }
    [here, there].into_iter().try_for_each(|place| may_stand_as(board, id, place, true))
}

/// The rider stands in the front hex, his horse in the rear hex.
pub(in crate::games::anarchy) fn dismount(In((_, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let id = battle.clock.moving.expect("somebody moves");
    let (front, rear) = (battle.front(id), battle.man(id).rear.expect("a rider"));
    spend_all(&mut battle, id);
    battle.place(id, front, None);
    if let Some(horse) = battle.change(id).horse.take() {
        battle.place(horse, rear, None);
    }
    battle.note("anarchy-log-dismounts", "A-0.62", id);
    Flow::done()
}

/// The front is the man's hex, the rear the horse's.
pub(in crate::games::anarchy) fn mount(In((side, horse)): In<(Seat, PieceId)>, mut battle: Write) -> Flow {
    let id = battle.clock.moving.expect("somebody moves");
    let (here, there) = (battle.front(id), battle.front(horse));
    spend_all(&mut battle, id);
    battle.take_off(horse, Post::WithRider);
    battle.place(id, here, Some(there));
    battle.change(id).horse = Some(horse);
    battle.chronicle.note("A-0.63", || {
        Entry::new("anarchy-log-mounts", "A-0.63").by(side).with("unit", piece(id)).with("horse", piece(horse))
    });
    Flow::done()
}

/// Mounting and dismounting take the whole of a movement.
fn spend_all(battle: &mut Write, id: PieceId) {
    battle.acts(id);
    let most = battle.board().rules.character(id).mounted.map_or(0, |both| both.0.2) as u8;
    let mut man = battle.change(id);
    man.moved = most.max(man.moved);
    man.straight = 0;
}

/// A rider has lost his horse: it is out of play, dead or fled.
pub(super) fn lose_horse(battle: &mut Write, id: PieceId, post: Post) {
    if let Some(horse) = battle.change(id).horse.take() {
        battle.change(horse).post = post;
    }
}

/// Registers the verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&MOUNT, mount).verb(&DISMOUNT, dismount);
}
