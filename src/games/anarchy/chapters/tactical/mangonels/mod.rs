//! Chapter 5.1, mangonels: engines that throw stones over everything, every fourth turn, from the map or from beyond its edge, at walls
//! and at whoever is there.
pub mod aim;
pub mod stones;

use super::artillery::{CrewLacks, gunners, is_engineer, loaded};
use super::rout::LEADERLESS;
use super::shooting::{SHOT_OVER, offer_shooters};
use super::siegeworks::scald::spilt;
use super::turn::{DONE, NOT_YOUR_PIECE, concede};
use crate::games::anarchy::access::{Read, Write, hex};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::state::{Emplacement, Man, Mangonel, Phase, Post};
use crate::table::prelude::*;
use aim::{may_bombard, targets};
use bevy::prelude::*;

/// At which hex a mangonel is aimed.
pub const AIM_MANGONEL: Step<()> = Step::new("anarchy.aim_mangonel");

/// Chooses the mangonel in this hex, to shoot with it.
pub const MAN_MANGONEL: Verb<Place> = Verb::new("anarchy.man_mangonel");
/// Chooses a mangonel beyond the edge of the map, to shoot with it: the next one that is loaded.
pub const BATTERY: Verb<()> = Verb::new("anarchy.battery");
/// It shoots at this hex.
pub const BOMBARD: Verb<Place> = Verb::new("anarchy.bombard");

pub const NO_MANGONEL: Refusal = Refusal::new("no_mangonel", "A-5.1.04");
pub const OWN_FIRE_ONLY: Refusal = Refusal::new("mangonel_own_fire", "A-5.1.05");
pub const NOT_LOADED: Refusal = Refusal::new("not_loaded", "A-5.1.05");
pub const CREW_MISSING: Refusal = Refusal::new("crew_missing", "A-5.1.04");
pub const CREW_MOVED: Refusal = Refusal::new("moved_too_far_to_shoot", "A-5.1.04");
pub const MANGONEL_BURNS: Refusal = Refusal::new("mangonel_burns", "A-0.53");

/// Those who serve the mangonels of a side beyond the edge of the map: nobody can reach them there.
pub fn battery<'b>(board: &'b Board, side: Seat) -> impl Iterator<Item = PieceId> + 'b {
    board.pieces(side).filter(|id| board.man(*id).post == Post::Battery)
}

/// Whether a mangonel can shoot in this phase: in its side's own fire, loaded, with its crew beside it that has not moved in
/// this turn, and not on fire.
pub fn may_man(board: &Board, phase: Phase, side: Seat, mangonel: &Mangonel) -> Allowed {
    if mangonel.side != side {
        return Err(NOT_YOUR_PIECE);
    }
    if phase != Phase::OffensiveFire {
        return Err(OWN_FIRE_ONLY);
    }
    if board.is_leaderless(side) {
        return Err(LEADERLESS);
    }
    if mangonel.hex().is_some_and(|hex| board.burns(hex)) {
        return Err(MANGONEL_BURNS);
    }
    if mangonel.loaded < board.rules.data.artillery.mangonel().reload {
        return Err(NOT_LOADED);
    }
    match mangonel.hex() {
        Some(hex) => crew(board, side, hex).map(|_| ()),
        None if battery(board, side).next().is_some() => Ok(()),
        None => Err(CREW_MISSING),
    }
}

/// The idle men who shoot with the mangonel of a side in a hex of the map, the engineer who aims it first.
fn crew(board: &Board, side: Seat, hex: Place) -> Result<Vec<PieceId>, Refusal> {
    // They have done nothing else in this turn.
    let idle = |man: &Man| man.moved == 0 && !man.attacked && !man.shot_in_defence && !man.shot_in_offence;
    gunners(board, side, hex, idle, &CrewLacks { missing: CREW_MISSING, moved: CREW_MOVED })
}

/// The next mangonel of a side beyond the edge of the map that can shoot in this phase, and has something to shoot at.
fn next_beyond(board: &Board, phase: Phase, side: Seat) -> Result<u8, Refusal> {
    let mut why = NO_MANGONEL;
    for (number, mangonel) in board.mangonels.all.iter().enumerate() {
        if mangonel.side != side || mangonel.hex().is_some() {
            continue;
        }
        match may_shoot(board, phase, side, number as u8) {
            Ok(()) => return Ok(number as u8),
            Err(reason) => why = reason,
        }
    }
    Err(why)
}

/// Whether a mangonel can shoot in this phase, and has something to shoot at.
fn may_shoot(board: &Board, phase: Phase, side: Seat, number: u8) -> Allowed {
    let mangonel = &board.mangonels.all[usize::from(number)];
    may_man(board, phase, side, mangonel)?;
    let mut why = aim::NOTHING_THERE;
    for target in targets(board, mangonel) {
        match may_bombard(board, mangonel, target) {
            Ok(()) => return Ok(()),
            Err(reason) => why = reason,
        }
    }
    Err(why)
}

/// Offers the mangonels of a side, but for the one in hand.
pub(super) fn offer(prompt: &mut Prompt, board: &Board, phase: Phase, side: Seat) {
    if board.mangonels.all.is_empty() {
        return;
    }
    let hexes: Vec<Place> = board.mangonels.all.iter().filter_map(Mangonel::hex).collect();
    let in_hand = board.mangonels.in_hand.and_then(|number| board.mangonels.all.get(usize::from(number)));
    let others: Vec<Place> = hexes.into_iter().filter(|hex| in_hand.and_then(Mangonel::hex) != Some(*hex)).collect();
    prompt.offer(&MAN_MANGONEL, others, |at| match number_in(board, at) {
        Some(number) if board.mangonels.in_hand == Some(number) => Err(Refusal::new("already_taken", "A-0.38")),
        Some(number) => may_shoot(board, phase, side, number),
        None => Err(NO_MANGONEL),
    });
    let aims_beyond = in_hand.is_some_and(|mangonel| mangonel.hex().is_none());
    prompt.offer(&BATTERY, [()], |()| {
        if aims_beyond {
            Err(Refusal::new("already_taken", "A-0.38"))
        } else {
            next_beyond(board, phase, side).map(|_| ())
        }
    });
}
fn number_in(board: &Board, hex: Place) -> Option<u8> {
    board.mangonels.all.iter().position(|mangonel| mangonel.hex() == Some(hex)).map(|number| number as u8)
}

pub(in crate::games::anarchy) fn man_mangonel(In((_, at)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let number = number_in(&battle.board(), at).expect("the prompt offers only mangonels");
    takes_aim(&mut battle, number)
}
pub(in crate::games::anarchy) fn battery_aims(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let number = next_beyond(&battle.board(), battle.clock.phase, side).expect("the prompt offers only what may shoot");
    takes_aim(&mut battle, number)
}
fn takes_aim(battle: &mut Write, number: u8) -> Flow {
    let chosen_before =
        battle.shot.shooter.is_some() || battle.artillery.in_hand.is_some() || battle.mangonels.in_hand.is_some();
    battle.shot.shooter = None;
    battle.artillery.in_hand = None;
    battle.mangonels.in_hand = Some(number);
    let aims = AIM_MANGONEL.on(());
    if chosen_before { Flow::then([aims]) } else { Flow::then([aims, SHOT_OVER.on(())]).and_again() }
}

pub(in crate::games::anarchy) fn aim_mangonel(In(()): In<()>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let (side, phase) = (battle.clock.active, battle.clock.phase);
    let mangonel = battle.mangonels.in_hand.and_then(|number| board.mangonels.all.get(usize::from(number)));
    let mut prompt = ask.prompt(side, "anarchy-ask-mangonel");
    let Some(mangonel) = mangonel.filter(|_| !battle.clock.done) else { return prompt };
    prompt = match mangonel.at {
        Emplacement::Field(at) => prompt.with("hex", hex(at)).with("beyond", Word::Number(0)),
        Emplacement::Beyond(_) => {
            prompt.with("hex", Word::Key("anarchy-beyond-the-map")).with("beyond", Word::Number(1))
        }
    };
    prompt.offer(&BOMBARD, targets(&board, mangonel), |target| may_bombard(&board, mangonel, target));
    offer_shooters(&mut prompt, &board, phase, side, None);
    super::artillery::offer(&mut prompt, &board, phase, side);
    offer(&mut prompt, &board, phase, side);
    prompt.offer(&DONE, [()], |()| Ok(()));
    prompt.closing = Some(DONE.on(()));
    concede(&mut prompt);
    prompt
}

/// The stone flies: the mangonel is empty, and its crew has done its work for this turn.
pub(in crate::games::anarchy) fn bombard(In((side, target)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let number = battle.mangonels.in_hand.take().expect("a mangonel is aimed");
    let mangonel = battle.mangonels.all[usize::from(number)];
    let crew_of_shot = mangonel.hex().and_then(|hex| crew(&battle.board(), side, hex).ok()).unwrap_or_default();
    battle.mangonels.all[usize::from(number)].loaded = 0;
    if battle.board().hourd_over(target).is_some() {
        battle.mangonels.hourd_aimed[usize::from(side.0)] = Some(target);
    }
    // Its crew does nothing else in this turn; an engineer may serve a second one.
    for id in crew_of_shot {
        battle.interrupt(id);
        battle.acts(id);
        if !is_engineer(&battle.board(), id) {
            let mut man = battle.change(id);
            man.shot_in_offence = true;
            man.attacked = true;
        }
    }
    stones::comes_down(&mut battle, &mangonel, target)
}

/// Before a side moves: each of its mangonels that has its crew, and does not burn, is loaded by a turn more.
pub(super) fn upkeep(battle: &mut Write, side: Seat) {
    if battle.mangonels.all.is_empty() {
        return;
    }
    let board = battle.board();
    let most = board.rules.data.artillery.mangonel().reload;
    let loaded = loaded(&board, side);
    let has_battery = battery(&board, side).next().is_some();
    let is_served = |mangonel: &Mangonel| mangonel.hex().map_or(has_battery, |hex| loaded.contains(&hex));
    let served: Vec<usize> = (board.mangonels.all.iter().enumerate())
        .filter(|(_, mangonel)| mangonel.side == side && mangonel.loaded < most && is_served(mangonel))
        .map(|(number, _)| number)
        .collect();
    for number in served {
        let mangonel = &mut battle.mangonels.all[number];
        mangonel.loaded += 1;
        let (at, loaded) = (mangonel.hex(), mangonel.loaded);
        battle.chronicle.note("A-4.4.03", || {
            Entry::new("anarchy-log-mangonel-reloads", "A-4.4.03")
                .by(side)
                .with("hex", at.map_or(Word::Key("anarchy-beyond-the-map"), hex))
                .with("beyond", Word::Number(at.is_none().into()))
                .with("n", Word::Number(loaded.into()))
                .with("of", Word::Number(most.into()))
        });
    }
}

/// A turn begins: hourds that have come down in the last one shield nothing any more, and another one may be aimed at
///
pub(super) fn turn_begins(battle: &mut Write) {
    if battle.mangonels.all.is_empty() {
        return;
    }
    battle.mangonels.hourds_lost.clear();
    battle.mangonels.hourd_aimed = [None; 2];
}

/// A stone has done what it does.
pub(in crate::games::anarchy) fn settled(In(()): In<()>, mut battle: Write) -> Flow {
    battle.mangonels.struck = None;
    Flow::then(spilt(&battle))
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&AIM_MANGONEL, aim_mangonel)
        .verb(&MAN_MANGONEL, man_mangonel)
        .verb(&BATTERY, battery_aims)
        .verb(&BOMBARD, bombard)
        .step(&stones::STRUCK_BESIDE, stones::struck_beside)
        .step(&stones::SETTLED, settled);
}
