//! Chapter 4.4, ballistae: engines in one hex that two men serve, one of them an engineer, and that shoot at a hex every third turn of
//! their side.
pub mod carriage;
pub mod placing;

use crate::games::anarchy::access::{Read, Write, hex};
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::chapters::tactical::rout::LEADERLESS;
use crate::games::anarchy::chapters::tactical::shooting::slings::struck;
use crate::games::anarchy::chapters::tactical::shooting::{
    Aim, DITCH_SHOT_FORBIDDEN, NO_LINE_OF_FIRE, NO_TARGET, OUT_OF_RANGE, SHOOTER_ENGAGED, SHOT_OVER, TOTAL_COVER,
    UNDER_MIN_RANGE, aimed, band, may_shoot_at_ditch, offer_shooters, resolve, weapon_key,
};
use crate::games::anarchy::chapters::tactical::siegeworks::hourds::{may_pass, through_floor};
use crate::games::anarchy::chapters::tactical::siegeworks::laying::artillery_plugin;
use crate::games::anarchy::chapters::tactical::sight::{End, end, end_at, line, line_past_men};
use crate::games::anarchy::chapters::tactical::turn::{DONE, NOT_YOUR_PIECE, concede};
use crate::games::anarchy::data::files::{Cover, ENGINEER, ShooterData, Weapon};
use crate::games::anarchy::state::{Ballista, Man, Phase};
use crate::table::prelude::*;
use bevy::prelude::*;

/// At which hex a ballista is aimed.
pub const AIM_BALLISTA: Step<Place> = Step::new("anarchy.aim_ballista");

/// Chooses the ballista in this hex, to shoot with it.
pub const LOOSE: Verb<Place> = Verb::new("anarchy.loose");
/// It shoots at this hex.
pub const LOOSE_AT: Verb<Place> = Verb::new("anarchy.loose_at");

pub const NO_BALLISTA: Refusal = Refusal::new("no_ballista", "A-4.4.01");
pub const OWN_FIRE_ONLY: Refusal = Refusal::new("ballista_own_fire", "A-4.4.01");
pub const NOT_LOADED: Refusal = Refusal::new("not_loaded", "A-4.4.03");
pub const CREW_MISSING: Refusal = Refusal::new("crew_missing", "A-4.4.02");
pub const CREW_MOVED: Refusal = Refusal::new("moved_too_far_to_shoot", "A-4.4.02");
pub const BALLISTA_MOVED: Refusal = Refusal::new("moved_too_far_to_shoot", "A-4.4.04");
pub const BALLISTA_BURNS: Refusal = Refusal::new("ballista_burns", "A-0.53");
pub const NOBODY_NEAR: Refusal = Refusal::new("no_target", "A-4.4.07");

/// As whose shot it counts (table 4.4).
pub fn ballista_row<'b>(board: &Board<'b>) -> &'b ShooterData {
    board.rules.weapon(Weapon::Ballista).expect("the loader checks it")
}

/// Whether somebody in a place can lay hands on a ballista: beside it, on whatever level men fight each other across.
pub fn is_beside(board: &Board, ballista: Place, place: Place) -> bool {
    !board.map.is_upper(place)
        && board.map.adjacent(ballista, place)
        && board.join(ballista, place).is_fought_over()
        && board.berth(place).is_none()
}

/// Whether a man can serve an engine at all: on foot, neither stunned nor a captive, with nobody to guard, no ballista to carry
/// and no other work under way.
fn is_hand(board: &Board, id: PieceId) -> bool {
    let man = board.man(id);
    man.is_ready()
        && !man.is_mounted()
        && !man.guards
        && !board.is_animal(id)
        && board.rules.character(id).rider.is_none()
        && !board.artillery.carriers.contains(&id)
        && board.tasks.works.of(id).is_none()
}

/// Whether a man is an engineer, wounded or not.
pub fn is_engineer(board: &Board, id: PieceId) -> bool {
    board.rules.class(id).name == ENGINEER
}

/// The men of its side who stand beside a ballista and can serve it: engineers first, those who are not wounded before the others.
/// Nobody is bound to a single one.
pub fn hands(board: &Board, ballista: &Ballista) -> Vec<PieceId> {
    hands_at(board, ballista.side, ballista.hex)
}
/// The same of an engine of a side that shoots from a hex.
pub fn hands_at(board: &Board, side: Seat, hex: Place) -> Vec<PieceId> {
    let mut all: Vec<PieceId> =
        (board.on_field(side)).filter(|id| is_hand(board, *id) && is_beside(board, hex, board.front(*id))).collect();
    all.sort_by_key(|id| (!is_engineer(board, *id), board.man(*id).wounded, *id));
    all
}

/// Whether these men are the crew that a ballista needs, one of them an engineer.
fn are_crew(board: &Board, men: &[PieceId]) -> bool {
    men.len() >= board.rules.data.artillery.ballista_crew && men.iter().any(|id| is_engineer(board, *id))
}

/// So many engines beside him one engineer serves; any other man serves a single one.
const BY_ONE_ENGINEER: usize = 2;

/// An engine on the map that wants a crew: its hex, its men, and the turns until it is loaded.
struct Gun {
    hex: Place,
    men: usize,
    waits: u8,
}

/// The engines of a side that shoot, those first that have least to wait for.
fn guns(board: &Board, side: Seat) -> Vec<Gun> {
    let data = &board.rules.data.artillery;
    let ballistae = board.artillery.ballistae.iter().filter(|ballista| ballista.side == side).map(|ballista| Gun {
        hex: ballista.hex,
        men: data.ballista_crew,
        waits: data.ballista_reload.saturating_sub(ballista.loaded),
    });
    let mangonels = board.mangonels.all.iter().filter(|mangonel| mangonel.side == side).filter_map(|mangonel| {
        let (hex, data) = (mangonel.hex()?, data.mangonel());
        Some(Gun { hex, men: data.crew, waits: data.reload.saturating_sub(mangonel.loaded) })
    });
    let mut all: Vec<Gun> = ballistae.chain(mangonels).collect();
    all.sort_by_key(|gun| gun.waits);
    all
}

/// The ballistae and mangonels of a side that have a crew among the men whom `able` lets serve, each with its men, the engineer who
/// aims it first. Where there are too few men for all of them those that are loaded come first, then those that
/// were placed first.
pub fn crews(board: &Board, side: Seat, able: impl Fn(PieceId) -> bool) -> Vec<(Place, Vec<PieceId>)> {
    let own = guns(board, side);
    let beside: Vec<Vec<PieceId>> =
        own.iter().map(|gun| hands_at(board, side, gun.hex).into_iter().filter(|id| able(*id)).collect()).collect();
    let engineers = |men: &Vec<PieceId>| -> Vec<(PieceId, usize)> {
        let all = men.iter().filter(|id| is_engineer(board, **id));
        all.flat_map(|id| (0..BY_ONE_ENGINEER).map(move |copy| (*id, copy))).collect()
    };
    let aim = assigned(&beside.iter().map(engineers).collect::<Vec<_>>());
    let aims = |id: &PieceId| aim.iter().flatten().any(|(engineer, _)| engineer == id);
    let seconds = |gun: &Gun| gun.men.saturating_sub(1);
    let wants: Vec<Vec<(PieceId, usize)>> = (own.iter().zip(&beside).zip(&aim))
        .flat_map(|((gun, men), engineer)| {
            let others = men.iter().filter(|id| engineer.is_some() && !aims(id)).map(|id| (*id, 0));
            std::iter::repeat_n(others.collect::<Vec<_>>(), seconds(gun))
        })
        .collect();
    let helps = assigned(&wants);
    let crew = |number: usize| {
        let (engineer, _) = aim[number]?;
        let first: usize = own[..number].iter().map(seconds).sum();
        let men = &helps[first..first + seconds(&own[number])];
        let men: Option<Vec<PieceId>> = men.iter().map(|man| man.map(|(id, _)| id)).collect();
        Some(std::iter::once(engineer).chain(men?).collect::<Vec<_>>())
    };
    (0..own.len()).filter_map(|number| Some((own[number].hex, crew(number)?))).collect()
}

/// Gives each of those who want one of several things one of them, no two the same one, to as many as can be; the first come first.
fn assigned<T: Copy + PartialEq>(wants: &[Vec<T>]) -> Vec<Option<T>> {
    fn finds<T: Copy + PartialEq>(who: usize, wants: &[Vec<T>], has: &mut Vec<Option<T>>, tried: &mut Vec<T>) -> bool {
        for thing in &wants[who] {
            if tried.contains(thing) {
                continue;
            }
            tried.push(*thing);
            let owner = has.iter().position(|other| other.as_ref() == Some(thing));
            if owner.is_none_or(|owner| finds(owner, wants, has, tried)) {
                has[who] = Some(*thing);
                return true;
            }
        }
        false
    }
    let mut has = vec![None; wants.len()];
    for who in 0..wants.len() {
        finds(who, wants, &mut has, &mut vec![]);
    }
    has
}

/// Whether a side still has a crew for its ballistae: an engineer, and men enough who are active.
pub fn has_crew(board: &Board, side: Seat) -> bool {
    let active: Vec<PieceId> = (board.pieces(side))
        .filter(|id| board.man(*id).is_active() && !board.is_animal(*id) && board.rules.character(*id).rider.is_none())
        .collect();
    are_crew(board, &active)
}

/// Whether a ballista can shoot in this phase, and which engineer aims it: in its side's own fire, loaded, with
/// its crew beside it that has not moved in this turn (A-4.4.02, table 4.4), and neither carried nor on fire. An engineer
/// whom an enemy threatens aims at nobody farther off.
pub fn may_loose(board: &Board, phase: Phase, side: Seat, at: Place) -> Result<PieceId, Refusal> {
    let Some(ballista) = board.ballista(at) else { return Err(NO_BALLISTA) };
    if ballista.side != side {
        return Err(NOT_YOUR_PIECE);
    }
    if phase != Phase::OffensiveFire {
        return Err(OWN_FIRE_ONLY);
    }
    if board.is_leaderless(side) {
        return Err(LEADERLESS);
    }
    if board.burns(at) {
        return Err(BALLISTA_BURNS);
    }
    if ballista.carried > 0 {
        return Err(BALLISTA_MOVED);
    }
    if ballista.loaded < board.rules.data.artillery.ballista_reload {
        return Err(NOT_LOADED);
    }
    let most = ballista_row(board).own.unwrap_or(i32::MAX);
    let lacks = CrewLacks { missing: CREW_MISSING, moved: CREW_MOVED };
    gunners(board, side, at, |man| i32::from(man.moved) <= most, &lacks).map(|men| men[0])
}

/// From where a ballista shoots.
fn from(board: &Board, at: Place) -> End {
    end_at(board, at)
}

/// Whether a ballista that may shoot can be aimed at a place: neither too near nor too far, its own hex not counted, in
/// sight, and with an enemy there or beside it, whom the shot may strike.
pub fn may_loose_at(board: &Board, side: Seat, at: Place, target: Place) -> Allowed {
    let weapon = ballista_row(board);
    let distance = board.map.distance(at, target);
    let is_enemy = |place: Place| board.at(place).is_some_and(|id| board.side(id) != side && !board.man(id).captive);
    if board.map.is_upper(target) && !is_enemy(target) {
        return Err(NO_TARGET);
    }
    let around = || board.map.neighbours(target).iter().any(|near| is_enemy(*near));
    if !is_enemy(target) && !around() {
        return Err(NOBODY_NEAR);
    }
    if distance < weapon.nearest {
        return Err(UNDER_MIN_RANGE);
    }
    band(weapon, distance).ok_or(OUT_OF_RANGE)?;
    may_pass(board, Weapon::Ballista, at, target)?;
    may_shoot_at_ditch(board, at, target).map_err(|_| DITCH_SHOT_FORBIDDEN)?;
    let to = match board.at(target) {
        Some(id) => end(board, id, target),
        None => end_at(board, target),
    };
    let seen = line(board, from(board, at), to).map_err(|_| NO_LINE_OF_FIRE)?;
    // Who alone could be struck is not hit behind total cover.
    if seen.cover == Cover::Total && !around() { Err(TOTAL_COVER) } else { Ok(()) }
}

/// The places at which a ballista could be aimed: those where enemies stand, and those beside them.
pub fn targets(board: &Board, side: Seat) -> Vec<Place> {
    let enemies = board.on_field(enemy(side)).filter(|id| !board.man(*id).captive);
    let mut all: Vec<Place> = enemies
        .flat_map(|id| board.hexes_of(id))
        .flat_map(|place| std::iter::once(place).chain(board.map.neighbours(place).iter().copied()))
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Whether a ballista can shoot in this phase, and has anything to shoot at.
fn may_choose(board: &Board, phase: Phase, side: Seat, at: Place) -> Allowed {
    may_loose(board, phase, side, at)?;
    let mut why = NO_TARGET;
    let enemies = board.on_field(enemy(side)).filter(|id| !board.man(*id).captive);
    for place in enemies.flat_map(|id| board.hexes_of(id)) {
        match may_loose_at(board, side, at, place) {
            Ok(()) => return Ok(()),
            Err(reason) => why = reason,
        }
    }
    if targets(board, side).into_iter().any(|place| may_loose_at(board, side, at, place).is_ok()) {
        Ok(())
    } else {
        Err(why)
    }
}

/// Offers the ballistae of a side, but for the one in hand.
pub(super) fn offer(prompt: &mut Prompt, board: &Board, phase: Phase, side: Seat) {
    let all = board.artillery.ballistae.iter().map(|ballista| ballista.hex);
    let others: Vec<Place> = all.filter(|at| board.artillery.in_hand != Some(*at)).collect();
    prompt.offer(&LOOSE, others, |at| {
        if board.artillery.in_hand == Some(at) {
            Err(Refusal::new("already_taken", "A-0.38"))
        } else {
            may_choose(board, phase, side, at)
        }
    });
}

pub(in crate::games::anarchy) fn loose(In((side, at)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let gunner =
        may_loose(&battle.board(), battle.clock.phase, side, at).expect("the prompt offers only what may shoot");
    battle.artillery.in_hand = Some(at);
    let aimed = battle.mangonels.in_hand.take().is_some();
    let chosen_before = battle.shot.shooter.replace(gunner).is_some() || aimed;
    let aims = AIM_BALLISTA.on(at);
    if chosen_before { Flow::then([aims]) } else { Flow::then([aims, SHOT_OVER.on(())]).and_again() }
}

pub(in crate::games::anarchy) fn aim_ballista(In(at): In<Place>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let (side, phase) = (battle.clock.active, battle.clock.phase);
    let mut prompt = ask.prompt(side, "anarchy-ask-ballista").with("hex", hex(at));
    if battle.clock.done {
        return prompt;
    }
    prompt.offer(&LOOSE_AT, targets(&board, side), |target| may_loose_at(&board, side, at, target));
    offer_shooters(&mut prompt, &board, phase, side, None);
    offer(&mut prompt, &board, phase, side);
    super::mangonels::offer(&mut prompt, &board, phase, side);
    prompt.offer(&DONE, [()], |()| Ok(()));
    prompt.closing = Some(DONE.on(()));
    concede(&mut prompt);
    prompt
}

/// What a ballista that was aimed at a place does to whoever stands where its missile comes down: at the range at which it was aimed,
/// with the cover that he has against it; behind what blocks its line nothing hits.
pub fn aim_at(board: &Board, at: Place, gunner: PieceId, target: Place, who: PieceId, place: Place) -> Aim {
    let weapon = ballista_row(board);
    let range = band(weapon, board.map.distance(at, target)).expect("aimed within range");
    // Whoever stands in the hexes between has not stopped it.
    let past = line_past_men(board, from(board, at), end(board, who, place)).map(|line| line.cover);
    let cover = past.map_or(Cover::Total, |cover| through_floor(board, weapon.weapon, at, place, cover));
    aimed(board, gunner, weapon, who, place, (range, cover))
}

/// Where the missile of a ballista comes down: over a hourd it comes down on that; nowhere beyond the edge of the map.
pub fn comes_down_at(board: &Board, at: Place, target: Place, die: i32) -> Option<Place> {
    let there = struck(board, at, target, die)?;
    Some(if board.hourd_over(there).is_some() { board.map.upper(there) } else { there })
}

/// The impact die says which hex is struck, then a man in it, friend or foe, is rolled for; in an empty hex nothing happens
/// . The ballista is empty.
pub(in crate::games::anarchy) fn loose_at(In((side, target)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let at = battle.artillery.in_hand.take().expect("a ballista is aimed");
    let gunner = battle.shot.shooter.expect("somebody aims it");
    battle.interrupt(gunner);
    battle.acts(gunner);
    if let Some(ballista) = battle.artillery.ballista_mut(at) {
        ballista.loaded = 0;
    }
    let roll = battle.roll(side, "anarchy-roll-impact");
    let board = battle.board();
    let there = comes_down_at(&board, at, target, roll.face);
    let who = there.and_then(|place| Some((board.at(place)?, place)));
    let aim = who.map(|(who, place)| aim_at(&board, at, gunner, target, who, place));
    let empty = who.is_none();
    battle.chronicle.note("A-4.4.07", || {
        let entry = Entry::new("anarchy-log-bolt", "A-4.4.07")
            .by(side)
            .with("from", hex(at))
            .with("target", hex(target))
            .with("empty", Word::Number(empty.into()))
            .roll(roll);
        match there {
            Some(place) => entry.with("hex", hex(place)),
            None => entry.with("hex", Word::Key("anarchy-beyond-the-map")),
        }
    });
    match (who, aim) {
        (Some((who, _)), Some(aim)) => {
            let weapon = ballista_row(&battle.board()).clone();
            resolve(&mut battle, side, gunner, &weapon, weapon_key(Weapon::Ballista), who, aim)
        }
        _ => Flow::done(),
    }
}

/// The hexes of the engines of a side on the map that are loaded by a turn more: they have a crew beside them, and do not burn.
pub fn loaded(board: &Board, side: Seat) -> Vec<Place> {
    crews(board, side, |_| true).into_iter().map(|(hex, _)| hex).filter(|hex| !board.burns(*hex)).collect()
}

/// Why the men beside an engine do not shoot with it: there are too few of them, or they have done something else in this turn.
pub struct CrewLacks {
    pub missing: Refusal,
    pub moved: Refusal,
}

/// The men who shoot with the engine of a side in a hex of the map, the engineer who aims it first: those who have `stayed` at it. An
/// engineer whom an enemy threatens aims at nobody farther off.
///
/// # Errors
/// Why there are none.
pub fn gunners(
    board: &Board,
    side: Seat,
    at: Place,
    stayed: impl Fn(&Man) -> bool,
    lacks: &CrewLacks,
) -> Result<Vec<PieceId>, Refusal> {
    let served = |able: &dyn Fn(PieceId) -> bool| crews(board, side, able).into_iter().find(|(hex, _)| *hex == at);
    if served(&|id| !board.is_held_back(id)).is_none() {
        return Err(lacks.missing);
    }
    let has_stayed = |id: PieceId| !board.is_held_back(id) && stayed(board.man(id));
    if served(&has_stayed).is_none() {
        return Err(lacks.moved);
    }
    let aims = |id: PieceId| has_stayed(id) && !(is_engineer(board, id) && board.is_threatened(board.front(id), side));
    served(&aims).map(|(_, men)| men).ok_or(SHOOTER_ENGAGED)
}

/// Before a side moves: each of its ballistae that has its crew beside it, and does not burn, is loaded by a turn more.
pub(super) fn upkeep(battle: &mut Write, side: Seat) {
    if battle.artillery.ballistae.is_empty() {
        return;
    }
    let board = battle.board();
    let most = board.rules.data.artillery.ballista_reload;
    let loaded = loaded(&board, side);
    let served: Vec<Place> = (board.artillery.ballistae.iter())
        .filter(|ballista| ballista.side == side && ballista.loaded < most)
        .map(|ballista| ballista.hex)
        .filter(|hex| loaded.contains(hex))
        .collect();
    for at in served {
        let Some(ballista) = battle.artillery.ballista_mut(at) else { continue };
        ballista.loaded += 1;
        let loaded = ballista.loaded;
        battle.chronicle.note("A-4.4.03", || {
            Entry::new("anarchy-log-reloads", "A-4.4.03")
                .by(side)
                .with("hex", hex(at))
                .with("n", Word::Number(loaded.into()))
                .with("of", Word::Number(most.into()))
        });
    }
}

/// A turn begins: who has carried a ballista in the last one is free again.
pub(super) fn turn_begins(battle: &mut Write) {
    if battle.artillery.ballistae.is_empty() {
        return;
    }
    battle.artillery.carriers.clear();
    battle.artillery.ballistae.iter_mut().for_each(|ballista| ballista.carried = 0);
}

/// Whether a ballista shields a man who serves it, or its own shot, from a mantlet that stands in a hex: the mantlet stands beside the
/// ballista.
pub fn is_screen_of_crew(board: &Board, mantlet: Place, place: Place) -> bool {
    let serves = |ballista: &&Ballista| {
        let serves = || {
            let men = hands(board, ballista);
            are_crew(board, &men) && board.at(place).is_some_and(|id| men.contains(&id))
        };
        board.map.adjacent(ballista.hex, mantlet) && is_beside(board, ballista.hex, place) && serves()
    };
    board.artillery.ballistae.iter().any(|ballista| serves(&ballista))
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&LOOSE, loose).decision(&AIM_BALLISTA, aim_ballista).verb(&LOOSE_AT, loose_at);
    carriage::plugin(app);
    artillery_plugin(app);
}
