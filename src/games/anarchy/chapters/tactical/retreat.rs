//! Retreats: one hex away from those who drove somebody back, into a hex that no enemy threatens.
use super::movement::leave;
use super::paths::{STACK_LIMIT, may_step};
use crate::games::anarchy::access::{Read, Write, hex, piece};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::board::joins::Join;
use crate::games::anarchy::state::Post;
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::*;
use bevy::prelude::*;
use smallvec::SmallVec;

/// Somebody has to retreat.
pub const RETREATS: Step<PieceId> = Step::new("anarchy.retreats");
/// His owner chooses where to.
pub const RETREAT_HEX: Step<PieceId> = Step::new("anarchy.retreat_hex");
/// He goes there.
pub const RETREAT: Verb<Place> = Verb::new("anarchy.retreat");
/// He leaves the map by an edge that is open to him.
pub const RETREAT_OFF: Verb<()> = Verb::new("anarchy.retreat_off");

pub const NOT_AWAY: Refusal = Refusal::new("retreat_not_away", "A-0.23");
pub const RETREAT_THREATENED: Refusal = Refusal::new("retreat_threatened", "A-0.23");
pub const RETREAT_ILLEGAL: Refusal = Refusal::new("retreat_illegal_hex", "A-0.23");
pub const UNDER_BRIDGE: Refusal = Refusal::new("retreat_illegal_hex", "A-4.2.31");
pub const NOT_OVER_MANTLET: Refusal = Refusal::new("retreat_illegal_hex", "A-3.5.08");

/// How far a hex is from somebody: from the nearer of a rider's two.
fn away(board: &Board, id: PieceId, place: Place) -> u8 {
    board.hexes_of(id).map(|hex| board.map.distance(hex, place)).min().unwrap_or(u8::MAX)
}

/// Whether somebody may retreat to a hex from those who drive him back: farther from each of them than he was, open to him,
/// nobody's, and threatened by no enemy. A rider shifts both hexes in the same direction, keeps his facing, and comes
/// within one hex of none of them with either.
pub fn may_retreat(board: &Board, id: PieceId, from: &[PieceId], to: Place) -> Allowed {
    let here = board.front(id);
    let Some(heading) = board.map.heading(here, to) else { return Err(RETREAT_ILLEGAL) };
    // Nobody goes where the bridge of a belfry falls.
    if board.towers.iter().any(|tower| tower.falling().contains(&to)) {
        return Err(UNDER_BRIDGE);
    }
    // An ox that is tethered cannot get away.
    if board.engines.is_tethered(id) {
        return Err(RETREAT_ILLEGAL);
    }
    let side = board.side(id);
    let legal = |old: Place, new: Place| {
        may_step(board, id, old, new)?;
        if board.join(old, new) == Join::MantletFront {
            return Err(NOT_OVER_MANTLET);
        }
        if board.at(new).is_some_and(|other| other != id) {
            return Err(STACK_LIMIT);
        }
        if board.is_threatened(new, side) { Err(RETREAT_THREATENED) } else { Ok(()) }
    };
    let old: SmallVec<[Place; 2]> = board.hexes_of(id).collect();
    // No horse goes to an upper storey.
    if old.len() > 1 && board.map.is_upper(to) {
        return Err(RETREAT_ILLEGAL);
    }
    let mut new: SmallVec<[Place; 2]> = SmallVec::new();
    // Nobody retreats onto a ladder.
    if board.join(here, to) == Join::LadderTop {
        return Err(RETREAT_ILLEGAL);
    }
    if old.len() == 1 {
        new.push(to);
    } else {
        for hex in &old {
            new.push(board.map.neighbour(*hex, heading).ok_or(RETREAT_ILLEGAL)?);
        }
    }
    for other in from {
        let was = old.iter().map(|hex| away(board, *other, *hex)).min().unwrap_or(0);
        let is = new.iter().map(|hex| away(board, *other, *hex)).min().unwrap_or(0);
        if is <= was {
            return Err(NOT_AWAY);
        }
    }
    // Who is driven back by a stone that has struck beside him gets away from there.
    if let Some((_, struck)) = board.mangonels.struck {
        let far = |all: &[Place]| all.iter().map(|hex| board.map.distance(*hex, struck)).min().unwrap_or(0);
        if far(&new) <= far(&old) {
            return Err(NOT_AWAY);
        }
    }
    old.iter().zip(&new).try_for_each(|(old, new)| legal(*old, *new))
}

/// Where somebody may retreat to.
pub fn hexes(board: &Board, id: PieceId, from: &[PieceId]) -> Vec<Place> {
    board.near(board.front(id)).filter(|to| may_retreat(board, id, from, *to).is_ok()).collect()
}

/// Whether he may leave the map instead: by an edge that the scenario opens to him, and on which he stands.
pub fn may_retreat_off(board: &Board, id: PieceId) -> Allowed {
    let open = board.rules.exits[board.side(id).0 as usize].contains(&board.front(id));
    if open { Ok(()) } else { Err(RETREAT_ILLEGAL) }
}

/// A stunned man who has to retreat is killed, one who cannot is wounded instead; the others are asked where to.
pub(in crate::games::anarchy) fn retreats(In(id): In<PieceId>, mut battle: Write) -> Flow {
    if battle.man(id).stunned > 0 {
        vacate(&mut battle, id);
        battle.kill(id, "A-0.30");
        return Flow::done();
    }
    if super::ladders::is_at_head(&battle.board(), id) {
        super::ladders::driven_down(&mut battle, id);
        return Flow::done();
    }
    let board = battle.board();
    let stuck = hexes(&board, id, &battle.fight.away_from).is_empty() && may_retreat_off(&board, id).is_err();
    if stuck {
        battle.note("anarchy-log-cannot-retreat", "A-0.24", id);
        vacate(&mut battle, id);
        battle.wound(id);
        if battle.man(id).post == Post::OnField {
            battle.fight.emptied.clear();
        }
        return Flow::done();
    }
    battle.fight.subject = Some(id);
    Flow::then([RETREAT_HEX.on(id)])
}

pub(in crate::games::anarchy) fn retreat_hex(In(id): In<PieceId>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let from = &battle.fight.away_from;
    let mut prompt = ask.prompt(board.side(id), "anarchy-ask-retreat").with("unit", piece(id));
    prompt.offer(&RETREAT, hexes(&board, id, from), |to| may_retreat(&board, id, from, to));
    prompt.offer(&RETREAT_OFF, [()], |()| may_retreat_off(&board, id));
    super::turn::concede(&mut prompt);
    prompt
}

/// The usual retreat: the first legal hex clockwise from straight back.
pub fn usual(board: &Board, id: PieceId, from: &[PieceId]) -> Option<Place> {
    let here = board.front(id);
    let legal = hexes(board, id, from);
    let beside = |other: &PieceId| board.hexes_of(*other).find_map(|hex| board.map.heading(here, hex));
    let back = from.first().and_then(beside).map_or(Heading::ALL[0], Heading::back);
    let turn = |place: &Place| {
        let heading = board.map.heading(here, *place).expect("a neighbour");
        (heading.index() + 6 - back.index()) % 6
    };
    legal.into_iter().min_by_key(turn)
}

pub(in crate::games::anarchy) fn retreat(In((side, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let id = battle.fight.subject.expect("somebody retreats");
    let board = battle.board();
    let heading = board.map.heading(board.front(id), to).expect("a neighbour");
    let rear = board.man(id).rear.and_then(|rear| board.map.neighbour(rear, heading));
    vacate(&mut battle, id);
    battle.drops(id);
    battle.place(id, to, rear);
    // Whoever has been driven aside charges nobody any more.
    battle.change(id).straight = 0;
    battle.chronicle.note("A-0.23", || {
        Entry::new("anarchy-log-retreats", "A-0.23").by(side).with("unit", piece(id)).with("hex", hex(to))
    });
    Flow::done()
}

/// Notes the hexes that the defender of a combat leaves, into which one of the attackers may advance.
pub(super) fn vacate(battle: &mut Write, id: PieceId) {
    if battle.fight.target == Some(id) {
        battle.fight.emptied = battle.board().hexes_of(id).collect();
    }
}

pub(in crate::games::anarchy) fn retreat_off(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let id = battle.fight.subject.expect("somebody retreats");
    let from = battle.front(id);
    vacate(&mut battle, id);
    battle.drops(id);
    leave(&mut battle, side, id, from);
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&RETREATS, retreats)
        .decision(&RETREAT_HEX, retreat_hex)
        .verb(&RETREAT, retreat)
        .verb(&RETREAT_OFF, retreat_off);
}
