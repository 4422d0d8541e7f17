//! Chapter 3.5, mantlets: screens on wheels, moved by one man, set against one side of their hex.
use crate::games::anarchy::access::{Read, Write, hex, piece};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::fire::{built, place_of_fuel};
use crate::games::anarchy::chapters::tactical::paths::{PATH_NOT_ADJACENT, is_rider, may_stand_as};
use crate::games::anarchy::chapters::tactical::reach::Reach;
use crate::games::anarchy::chapters::tactical::turn::concede;
use crate::games::anarchy::chapters::tactical::works::LEAVE_IT;
use crate::games::anarchy::data::files::Terrain;
use crate::games::anarchy::state::{Mantlet, Plan, Post, Tasks};
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::*;
use bevy::prelude::*;

/// Where somebody moves a mantlet to.
pub const MANTLET_GOES: Step<PieceId> = Step::new("anarchy.mantlet_goes");
/// Which way it faces there.
pub const MANTLET_FACES: Step<PieceId> = Step::new("anarchy.mantlet_faces");

/// Begins to move the mantlet in the man's hex, or one from beside the map.
pub const TAKE_MANTLET: Verb<()> = Verb::new("anarchy.take_mantlet");
/// The mantlet goes to this hex.
pub const WHEEL: Verb<Place> = Verb::new("anarchy.wheel");
/// It faces this hex, one of those around it.
pub const FACE: Verb<Place> = Verb::new("anarchy.face");

pub const NO_MANTLET_HERE: Refusal = Refusal::new("task_impossible", "A-3.5.01");
pub const MANTLET_GROUND: Refusal = Refusal::new("mantlet_ground", "A-3.5.02");
pub const ONE_MANTLET: Refusal = Refusal::new("one_mantlet", "A-3.5.03");
pub const HEMMED_IN: Refusal = Refusal::new("mantlet_hemmed_in", "A-3.5.02");
pub const CANNOT_WHEEL: Refusal = Refusal::new("cannot_wheel", "A-3.5.01");

/// Whether a mantlet can be moved through a place: what is closed to horses is closed to it, but for a filled ditch.
pub fn is_open_to_mantlets(board: &Board, place: Place) -> bool {
    let ground = board.terrain(place) == Terrain::FilledDitch || board.features(place).mounted.is_some();
    ground && board.berth(place).is_none() && !board.has_artillery(place)
}

/// Whether a man may move the mantlet in his hex, or bring one from beside the map: on foot, without a
/// captive to lead, and with somewhere to bring it.
pub fn may_take_mantlet(board: &Board, id: PieceId) -> Allowed {
    let (man, side) = (board.man(id), board.side(id));
    let at_hand = match man.post {
        Post::Waiting => board.siegeworks.mantlets_left[side.0 as usize] > 0,
        Post::OnField => board.mantlet(board.front(id)).is_some(),
        _ => false,
    };
    if !at_hand {
        return Err(NO_MANTLET_HERE);
    }
    if board.is_animal(id) || is_rider(board, id) || man.guards {
        return Err(CANNOT_WHEEL);
    }
    let tasks = Tasks { plan: Some(Plan::Mantlet(id)), ..board.tasks.clone() };
    let moving = board.with_tasks(&tasks);
    if ends(&moving, id, &Reach::of(&moving, id)).is_empty() { Err(HEMMED_IN) } else { Ok(()) }
}

/// Where a man who moves a mantlet can bring it, with what that costs him.
fn ends(board: &Board, id: PieceId, reach: &Reach) -> Vec<(Place, i32)> {
    reach.ends(board, id).into_iter().filter(|(to, _)| board.mantlet(*to).is_none()).collect()
}

/// Whether a man who moves a mantlet can bring it to a hex: its ground is open to it, no other one stands there
/// and he comes so far.
fn may_wheel(board: &Board, id: PieceId, reach: &Reach, to: Place) -> Allowed {
    may_stand_as(board, id, to, false)?;
    if !is_open_to_mantlets(board, to) {
        return Err(MANTLET_GROUND);
    }
    if board.mantlet(to).is_some() && to != board.front(id) {
        return Err(ONE_MANTLET);
    }
    reach.may_end(board, id, to)
}

pub(in crate::games::anarchy) fn take_mantlet(In((_, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let id = battle.clock.moving.expect("somebody moves");
    battle.tasks.plan = Some(Plan::Mantlet(id));
    Flow::then([MANTLET_GOES.on(id)]).and_again()
}

pub(in crate::games::anarchy) fn mantlet_goes(In(id): In<PieceId>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let points = Word::Number(board.points_left(id));
    let mut prompt = ask.prompt(board.side(id), "anarchy-ask-wheel").with("unit", piece(id)).with("points", points);
    let reach = Reach::of(&board, id);
    let ends = ends(&board, id, &reach).into_iter().map(|(to, _)| to);
    prompt.offer(&WHEEL, ends, |to| may_wheel(&board, id, &reach, to));
    prompt.offer(&LEAVE_IT, [()], |()| Ok(()));
    prompt.closing = Some(LEAVE_IT.on(()));
    concede(&mut prompt);
    prompt
}

/// The mantlet and the man who moves it go to a hex; what burns of it goes along.
pub(in crate::games::anarchy) fn wheel(In((side, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let id = battle.clock.moving.expect("somebody moves");
    let board = battle.board();
    let way = Reach::of(&board, id).way(&board, id, to).expect("the prompt offers only such hexes");
    let from = (board.man(id).post == Post::OnField).then(|| board.front(id));
    // The fire of a hex where nothing else burns is the mantlet's.
    let fire = from
        .filter(|from| built(&board, place_of_fuel(&board, *from)).is_none())
        .and_then(|from| board.site.fire(from));
    battle.tasks.plan = None;
    battle.acts(id);
    battle.place(id, to, None);
    battle.change(id).moved += way.cost as u8;
    if !battle.siegeworks.movers.contains(&id) {
        battle.siegeworks.movers.push(id);
    }
    match from {
        Some(from) => {
            if let Some(mantlet) = battle.siegeworks.mantlet_mut(from) {
                mantlet.hex = to;
            }
        }
        None => {
            battle.siegeworks.mantlets_left[side.0 as usize] -= 1;
            battle.siegeworks.mantlets.push(Mantlet { hex: to, facing: Heading::ALL[0] });
        }
    }
    if let Some(fire) = fire {
        battle.site.quench(fire.hex);
        battle.site.light(to, fire.lit);
    }
    Flow::then([MANTLET_FACES.on(id)])
}

pub(in crate::games::anarchy) fn mantlet_faces(In(id): In<PieceId>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let here = board.front(id);
    let mut prompt = ask.prompt(board.side(id), "anarchy-ask-face").with("unit", piece(id)).with("hex", hex(here));
    prompt.offer(&FACE, board.map.neighbours(here).iter().copied(), |towards| {
        if board.map.neighbours(here).contains(&towards) { Ok(()) } else { Err(PATH_NOT_ADJACENT) }
    });
    concede(&mut prompt);
    prompt
}

/// It is set against one side of its hex until it is moved again.
pub(in crate::games::anarchy) fn face(In((side, towards)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let id = battle.clock.moving.expect("somebody moves");
    let here = battle.front(id);
    let heading = battle.rules.map.heading(here, towards).expect("a neighbour");
    if let Some(mantlet) = battle.siegeworks.mantlet_mut(here) {
        mantlet.facing = heading;
    }
    battle.chronicle.note("A-3.5.03", || {
        Entry::new("anarchy-log-mantlet", "A-3.5.03")
            .by(side)
            .with("unit", piece(id))
            .with("hex", hex(here))
            .with("towards", hex(towards))
    });
    Flow::done()
}

/// Registers the decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&TAKE_MANTLET, take_mantlet)
        .decision(&MANTLET_GOES, mantlet_goes)
        .verb(&WHEEL, wheel)
        .decision(&MANTLET_FACES, mantlet_faces)
        .verb(&FACE, face);
}
