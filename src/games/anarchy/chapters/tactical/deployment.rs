//! Deployment: each side places all of its men inside its zone, riders with both hexes (5.1, A-0.03).
use super::artillery::placing::{foes, need};
use super::belfry::{LEVEL_FULL, has_room};
use super::engines::pushers;
use super::paths::{IMPASSABLE_MOUNTED, STACK_LIMIT, may_stand, may_step};
use super::turn::{NOT_YOUR_PIECE, concede};
use crate::games::anarchy::access::{Read, Write, hex, piece};
use crate::games::anarchy::board::belfries::{BRIDGE_FLOOR, SHELTER, TOP_FLOOR};
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::data::files::Terrain;
use crate::games::anarchy::state::{Ballista, Post};
use crate::table::prelude::*;
use bevy::prelude::*;

/// A side places its men.
pub const DEPLOY: Step<Seat> = Step::new("anarchy.deploy");
/// Where the rear of a horse goes that has just been placed.
pub const REAR: Step<PieceId> = Step::new("anarchy.rear");

/// Takes this man in hand: he is placed next, wherever he stood.
pub const TAKE_IN_HAND: Verb<PieceId> = Verb::new("anarchy.take_in_hand");
/// Places the man in hand, a rider with the front of his horse.
pub const PUT: Verb<Place> = Verb::new("anarchy.put");
/// The rear of the horse stands here.
pub const REAR_IN: Verb<Place> = Verb::new("anarchy.rear_in");
/// Places everybody who is left, as the program sees fit.
pub const USUAL_DEPLOYMENT: Verb<()> = Verb::new("anarchy.usual_deployment");
/// The deployment stands.
pub const READY: Verb<()> = Verb::new("anarchy.ready");

pub const OUTSIDE_ZONE: Refusal = Refusal::new("setup_outside_zone", "A-0.02");
pub const MEN_LEFT: Refusal = Refusal::new("men_left_to_place", "A-0.02");
pub const TOO_CLOSE: Refusal = Refusal::new("too_close", "A-0.02");
pub const AREA_FULL: Refusal = Refusal::new("area_full", "A-0.02");
pub const AREA_WANTS_MEN: Refusal = Refusal::new("area_wants_men", "A-0.02");
pub const NO_ROOM_FOR_HORSE: Refusal = Refusal::new("no_room_for_horse", "A-0.03");

/// Who is placed next: the man in hand, or the first who waits.
pub fn next(board: &Board, side: Seat, in_hand: Option<PieceId>) -> Option<PieceId> {
    let waits = |id: &PieceId| board.side(*id) == side && board.man(*id).post == Post::Waiting;
    in_hand.filter(waits).or_else(|| board.pieces(side).find(waits))
}

/// Whether a man may be placed on a hex of his side's zone. A rider needs a second hex beside it.
pub fn may_put(board: &Board, id: PieceId, to: Place) -> Allowed {
    let side = board.side(id);
    if !board.rules.zones[side.0 as usize].contains(&to) {
        return Err(OUTSIDE_ZONE);
    }
    if !board.is_free(to) {
        return Err(STACK_LIMIT);
    }
    may_stand(board, id, to)?;
    if board.on_floor(to).is_some_and(|at| !has_room(board, id, at)) {
        return Err(LEVEL_FULL);
    }
    lines_up(board, id, to)?;
    if board.rules.character(id).rides && !rears(board, id, to).any(|_| true) {
        return Err(NO_ROOM_FOR_HORSE);
    }
    Ok(())
}

/// Whether a man on a hex keeps to what binds the deployment of his side in this scenario: apart from his friends, no more than so
/// many in an area, and enough men left for the areas that have to be held and the engines that have to be manned.
fn lines_up(board: &Board, id: PieceId, to: Place) -> Allowed {
    let side = board.side(id);
    let line_up = &board.rules.scenario.side(side).lines_up;
    if line_up.apart && board.beside(to, side).any(|friend| !board.is_animal(friend)) {
        return Err(TOO_CLOSE);
    }
    let there = |area: &str| {
        let hexes = board.map.area(area);
        board.on_field(side).filter(|friend| board.hexes_of(*friend).any(|hex| hexes.contains(&hex))).count()
    };
    for (area, most) in &line_up.most {
        if board.map.area(area).contains(&to) && there(area) >= usize::from(*most) {
            return Err(AREA_FULL);
        }
    }
    let beside: Vec<Place> = line_up.beside.iter().filter_map(|(col, row)| board.map.hexes.at(*row, *col)).collect();
    let has_man = |hex: Place| board.beside(hex, side).any(|friend| !board.is_animal(friend));
    let attends = beside.iter().filter(|hex| board.map.adjacent(**hex, to));
    // Nobody attends to two of them.
    if attends.clone().any(|hex| has_man(*hex)) || attends.count() > 1 {
        return Err(AREA_FULL);
    }
    let unattended = beside.iter().filter(|hex| !board.map.adjacent(**hex, to) && !has_man(**hex)).count();
    let waiting = board.pieces(side).filter(|other| board.man(*other).post == Post::Waiting).count();
    let in_areas: usize = (line_up.least.iter())
        .filter(|(area, _)| !board.map.area(area).contains(&to))
        .map(|(area, least)| usize::from(*least).saturating_sub(there(area)))
        .sum();
    let is_aboard = |place: Place| board.berth(place).is_some_and(|berth| berth.cell.men);
    let aboard = board.on_field(side).filter(|friend| is_aboard(board.front(*friend))).count();
    let unmanned = usize::from(line_up.aboard).saturating_sub(aboard) * usize::from(!is_aboard(to));
    let wanted = in_areas + unattended + unmanned;
    // The places that have to be held stay open.
    let stays_open = |area: &str| {
        let apart = |hex: Place| !line_up.apart || board.beside(hex, side).all(|friend| board.is_animal(friend));
        let clear = |hex: Place| hex != to && !(line_up.apart && board.map.adjacent(hex, to));
        board.map.area(area).iter().any(|hex| board.is_free(*hex) && clear(*hex) && apart(*hex))
    };
    let unfilled =
        |(area, least): &&(String, u8)| !board.map.area(area).contains(&to) && there(area) < usize::from(*least);
    let blocks = line_up.least.iter().filter(unfilled).any(|(area, _)| !stays_open(area));
    if wanted >= waiting || blocks { Err(AREA_WANTS_MEN) } else { Ok(()) }
}

/// The hexes where the rear of a horse may stand whose front is on `front`.
fn rears<'b>(board: &'b Board, id: PieceId, front: Place) -> impl Iterator<Item = Place> + 'b {
    board.map.neighbours(front).iter().copied().filter(move |rear| may_rear(board, id, front, *rear).is_ok())
}

/// Whether the rear of a horse may stand here.
pub fn may_rear(board: &Board, id: PieceId, front: Place, rear: Place) -> Allowed {
    if !board.map.adjacent(front, rear) {
        return Err(super::paths::PATH_NOT_ADJACENT);
    }
    if !board.rules.zones[board.side(id).0 as usize].contains(&rear) {
        return Err(OUTSIDE_ZONE);
    }
    if board.at(rear).is_some_and(|other| other != id) {
        return Err(STACK_LIMIT);
    }
    if board.features(rear).mounted.is_none() || may_step(board, id, rear, front).is_err() {
        return Err(IMPASSABLE_MOUNTED);
    }
    Ok(())
}

pub(in crate::games::anarchy) fn deploy(In(side): In<Seat>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let waiting = || board.pieces(side).filter(|id| board.man(*id).post == Post::Waiting);
    let own = || board.pieces(side).filter(|id| [Post::Waiting, Post::OnField].contains(&board.man(*id).post));
    let Some(id) = next(&board, side, battle.clock.in_hand) else {
        let mut prompt = ask.prompt(side, "anarchy-ask-deployed");
        prompt.offer(&READY, [()], |()| Ok(()));
        prompt.stand(&TAKE_IN_HAND, own(), |other| may_take_in_hand(&board, side, None, other));
        prompt.closing = Some(READY.on(()));
        concede(&mut prompt);
        return prompt;
    };
    let mut prompt = ask
        .prompt(side, "anarchy-ask-deploy")
        .with("unit", piece(id))
        .with("left", Word::Number(waiting().count() as i32));
    let floors = board.rules.zones[usize::from(side.0)].iter().copied().filter(|place| board.map.is_upper(*place));
    prompt.offer(&PUT, board.map.hexes.places().chain(floors), |to| may_put(&board, id, to));
    prompt.stand(&TAKE_IN_HAND, own(), |other| may_take_in_hand(&board, side, Some(id), other));
    prompt.stand(&USUAL_DEPLOYMENT, [()], |()| Ok(()));
    prompt.closed(&READY, MEN_LEFT);
    concede(&mut prompt);
    prompt
}

/// Whether another man may be taken in hand: one who waits, or one who has been placed and is to stand elsewhere.
fn may_take_in_hand(board: &Board, side: Seat, now: Option<PieceId>, other: PieceId) -> Allowed {
    if board.side(other) != side {
        return Err(NOT_YOUR_PIECE);
    }
    let is_placed = board.man(other).post == Post::OnField && board.rules.placed.iter().all(|(id, _)| *id != other);
    if Some(other) != now && (board.man(other).post == Post::Waiting || is_placed) {
        Ok(())
    } else {
        Err(Refusal::new("not_waiting", "A-0.02"))
    }
}

pub(in crate::games::anarchy) fn take_in_hand(In((_, id)): In<(Seat, PieceId)>, mut battle: Write) -> Flow {
    if battle.man(id).post == Post::OnField {
        battle.take_off(id, Post::Waiting);
    }
    battle.clock.in_hand = Some(id);
    Flow::again()
}

pub(in crate::games::anarchy) fn put(In((side, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let id = next(&battle.board(), side, battle.clock.in_hand).expect("somebody waits");
    battle.clock.in_hand = None;
    if battle.rules.character(id).rides {
        battle.clock.placed = Some((id, to));
        return Flow::then([REAR.on(id)]).and_again();
    }
    stands(&mut battle, id, to, None);
    Flow::again()
}

/// Notes that somebody has been placed.
fn stands(battle: &mut Write, id: PieceId, to: Place, rear: Option<Place>) {
    battle.place(id, to, rear);
    let side = battle.side(id);
    let animals = battle.rules.animals(side);
    battle.chronicle.note("A-0.02", || {
        let entry = Entry::new("anarchy-log-deployed", "A-0.02").by(side).with("unit", piece(id)).with("hex", hex(to));
        entry.with("animals", Word::Number(animals))
    });
}

pub(in crate::games::anarchy) fn rear(In(id): In<PieceId>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let (_, front) = battle.clock.placed.expect("a rider has been placed");
    let mut prompt = ask.prompt(board.side(id), "anarchy-ask-rear").with("unit", piece(id)).with("hex", hex(front));
    prompt.offer(&REAR_IN, board.map.neighbours(front).iter().copied(), |to| may_rear(&board, id, front, to));
    concede(&mut prompt);
    prompt
}
pub(in crate::games::anarchy) fn rear_in(In((_, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let (id, front) = battle.clock.placed.take().expect("a rider has been placed");
    stands(&mut battle, id, front, Some(to));
    Flow::done()
}

/// How far from a breach those stand who shoot at whoever comes over it.
const BEHIND_A_BREACH: i32 = 4;

/// From how far shooters fight a duel of ballistae, and how far from their own the others stand.
const IN_RANGE: i32 = 15;
const BEHIND_BALLISTAE: i32 = 4;

/// The usual deployment: those who shoot farther from the enemy, the others nearer, all spread over the zone.
pub(in crate::games::anarchy) fn usual_deployment(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    while let Some((id, front, rear)) = usual(&battle.board(), side) {
        stands(&mut battle, id, front, rear);
    }
    Flow::again()
}

/// The next man of the usual deployment, and where he stands: on the free hex that is as far as can be from his friends, up to
/// three hexes, and among these nearest to where the enemy comes from. Behind a breach they stand side by side, those who shoot
/// some hexes off; who has stones and oil stands on the walls, every other hex.
fn usual(board: &Board, side: Seat) -> Option<(PieceId, Place, Option<Place>)> {
    let id = next(board, side, None)?;
    let other = enemy(side);
    let from: Vec<Place> = match &board.rules.entries[other.0 as usize] {
        Some((entries, _)) => entries.clone(),
        None => board.rules.zones[other.0 as usize].clone(),
    };
    let breach: Vec<Place> = board.site.changed().filter(|hex| board.terrain(*hex) == Terrain::Rubble).collect();
    let from = if breach.is_empty() { from } else { breach.clone() };
    let to_enemy = |place: Place| from.iter().map(|p| board.map.distance(place, *p)).min().unwrap_or(0);
    let shoots = board.rules.shooter(id).is_some();
    let holds_wall = board.rules.scenario.side(side).holds_walls();
    let own = |ballista: &&Ballista| ballista.side == side;
    let ballistae: Vec<Place> = board.artillery.ballistae.iter().filter(own).map(|ballista| ballista.hex).collect();
    let against = if ballistae.is_empty() { vec![] } else { foes(board, side) };
    let worth = |place: &Place| {
        let most = if holds_wall {
            2
        } else if breach.is_empty() {
            3
        } else {
            1
        };
        let spread = board.on_field(side).map(|f| board.map.distance(board.front(f), *place)).min();
        let spread = spread.unwrap_or(most).min(most);
        // Nobody gains by standing in a breach himself.
        let far = i32::from(to_enemy(*place)).max(i32::from(!breach.is_empty()));
        // In a duel of ballistae shooters stand in range of those of the enemy, the others behind their own.
        let near = |all: &[Place]| all.iter().map(|p| i32::from(board.map.distance(*place, *p))).min().unwrap_or(0);
        let nearness = match shoots {
            true if !against.is_empty() => -(near(&against) - IN_RANGE).abs(),
            false if !against.is_empty() => -(near(&ballistae) - BEHIND_BALLISTAE).abs(),
            false => -far,
            true if holds_wall => -far,
            true if breach.is_empty() => far,
            true => -(far - BEHIND_A_BREACH).abs(),
        };
        let features = board.features(*place);
        // Behind a breach it matters less how good the ground is.
        let (first, second) = if breach.is_empty() && !holds_wall && against.is_empty() {
            (-features.defence, nearness)
        } else {
            (nearness, -features.defence)
        };
        // Engines are manned first: with those who are first in hand, the weakest.
        let on_wall = holds_wall && board.terrain(*place).is_crenelled();
        (
            need(board, id, *place),
            berth_in_belfry(board, id, *place),
            board.berth(*place).is_some(),
            on_wall,
            spread,
            first,
            second,
            std::cmp::Reverse(*place),
        )
    };
    let zone = &board.rules.zones[side.0 as usize];
    let front = zone.iter().copied().filter(|place| may_put(board, id, *place).is_ok()).max_by_key(worth)?;
    let rear = board.rules.character(id).rides.then(|| {
        // He looks towards where the enemy comes from.
        rears(board, id, front)
            .max_by_key(|rear| (to_enemy(*rear), std::cmp::Reverse(*rear)))
            .expect("may_put has seen one")
    });
    Some((id, front, rear))
}

/// How much better a place in a belfry of his side is for a man than one beside it, in the usual deployment: shooters go to its top, men
/// push until it goes at full speed, the others wait on the floor of the bridge, the first of them at the winch, then on the one below.
fn berth_in_belfry(board: &Board, id: PieceId, place: Place) -> u8 {
    let Some(at) = board.in_tower(place) else { return u8::from(board.has_belfries()) };
    let engine = &board.engines.all[at.tower.engine];
    if engine.side != board.side(id) {
        return 0;
    }
    let full_speed = board.rules.data.engines.of(engine.kind).speed.first().map_or(0, |line| line.men);
    let shoots = board.rules.shooter(id).is_some();
    match at.floor {
        // Behind a slit of the front, else of a side.
        TOP_FLOOR if shoots && at.tower.is_front(at.cell) => 7,
        TOP_FLOOR if shoots && !at.is_middle() => 6,
        0 if !shoots && pushers(board, engine) < full_speed => 5,
        BRIDGE_FLOOR if !shoots && at.tower.winch().contains(&at.cell) => 4,
        BRIDGE_FLOOR if !shoots => 3,
        SHELTER if !shoots => 2,
        _ => 0,
    }
}

pub(in crate::games::anarchy) fn ready(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    battle.chronicle.note("A-0.02", || Entry::new("anarchy-log-ready", "A-0.02").by(side));
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&DEPLOY, deploy)
        .verb(&TAKE_IN_HAND, take_in_hand)
        .verb(&PUT, put)
        .verb(&USUAL_DEPLOYMENT, usual_deployment)
        .verb(&READY, ready)
        .decision(&REAR, rear)
        .verb(&REAR_IN, rear_in);
}
