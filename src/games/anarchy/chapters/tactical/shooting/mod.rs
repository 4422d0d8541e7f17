//! Chapter 3.9, shooting: the other side's fire after one's movement, then one's own. Every shot takes effect at once.
pub mod ditch;
mod hits;
pub mod slings;
mod words;

pub(super) use hits::takes;
pub use hits::{Hit, hit};
use words::THROWN;
pub use words::{STONE, cover_key, hit_key, weapon_key};

use super::artillery;
use super::combat::{GUARDS_A_CAPTIVE, TARGET_IS_CAPTIVE, TARGET_IS_FRIEND};
use super::mangonels;
use super::siegeworks::hourds::{may_pass, through_floor};
use super::siegeworks::scald::spilt;
use super::sight::{End, end, line};
use super::turn::{DONE, PIECE_OFF_MAP, concede, may_order};
use crate::games::anarchy::access::{Read, Write, piece};
use crate::games::anarchy::board::belfries::{BRIDGE_FLOOR, Tower};
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::data::files::{Cover, ShooterData, Terrain, Weapon};
use crate::games::anarchy::state::{Man, Phase, Post};
use crate::table::prelude::*;
use bevy::prelude::*;
pub use ditch::{DITCH_SHOT_FORBIDDEN, may_shoot_at_ditch};
use slings::comes_down;

/// The side that is not active shoots.
pub const DEFENSIVE_FIRE: Step<Seat> = Step::new("anarchy.defensive_fire");
/// The active side shoots.
pub const OFFENSIVE_FIRE: Step<Seat> = Step::new("anarchy.offensive_fire");
/// At whom somebody shoots.
pub const AIM: Step<PieceId> = Step::new("anarchy.aim");

/// Chooses who shoots.
pub const SHOOT_WITH: Verb<PieceId> = Verb::new("anarchy.shoot_with");
/// Shoots at somebody.
pub const SHOOT_AT: Verb<PieceId> = Verb::new("anarchy.shoot_at");

pub const OUT_OF_RANGE: Refusal = Refusal::new("out_of_range", "A-0.38");
pub const UNDER_MIN_RANGE: Refusal = Refusal::new("under_min_range", "A-1.2.03");
pub const NO_LINE_OF_FIRE: Refusal = Refusal::new("no_line_of_fire", "A-0.40");
pub const TOTAL_COVER: Refusal = Refusal::new("total_cover", "A-0.43");
pub const ALREADY_SHOT: Refusal = Refusal::new("already_shot", "A-0.45");
pub const MOVED_TOO_FAR: Refusal = Refusal::new("moved_too_far_to_shoot", "A-0.46");
pub const NO_AMMO: Refusal = Refusal::new("no_ammo", "A-0.38");
pub const SHOOTER_ENGAGED: Refusal = Refusal::new("shooter_engaged", "A-0.44");
pub const NO_SHOOTER: Refusal = Refusal::new("not_a_shooter", "A-0.38");
pub const NO_TARGET: Refusal = Refusal::new("no_target", "A-0.38");
pub const VERTICAL_BOW_SHOT: Refusal = Refusal::new("vertical_bow_shot", "A-2.2.05");
pub const NOT_FROM_ENGINE: Refusal = Refusal::new("not_from_engine", "A-5.2.13");
pub const NOT_FROM_GALLERY: Refusal = Refusal::new("not_from_engine", "A-5.3.08");
pub const NOT_FROM_LADDER: Refusal = Refusal::new("not_from_ladder", "A-3.6.11");

/// Whether a man's weapon and his movement let him shoot in this phase. A fire cycle is the enemy's phase and then one's own
/// who has shot in the first shoots again in the second only with a weapon that allows it, and having spent
/// no more movement points than its table says.
pub fn may_shoot(board: &Board, phase: Phase, side: Seat, id: PieceId) -> Allowed {
    may_order(board, side, id)?;
    let Some(weapon) = board.rules.shooter(id) else { return Err(NO_SHOOTER) };
    let man = board.man(id);
    if board.is_leaderless(side) {
        return Err(super::rout::LEADERLESS);
    }
    // At the head of a ladder nobody shoots.
    if super::ladders::is_at_head(board, id) {
        return Err(NOT_FROM_LADDER);
    }
    // Under the roof of an engine neither, but for the three rear hexes of a gallery.
    let front = board.front(id);
    if let Some(berth) = board.berth(front).filter(|_| board.in_tower(front).is_none()) {
        match board.is_in_gallery(front) {
            false => return Err(NOT_FROM_ENGINE),
            true if !berth.cell.is_rear => return Err(NOT_FROM_GALLERY),
            true => {}
        }
    }
    if man.guards {
        return Err(GUARDS_A_CAPTIVE);
    }
    if weapon.carried.is_some() && man.ammunition == 0 {
        return Err(NO_AMMO);
    }
    // A man without arms has no bow either.
    if man.disarmed {
        return Err(NO_SHOOTER);
    }
    in_time(man, phase, weapon)
}

/// Whether the fire cycle and the movement before it leave a man a shot in this phase, under the restrictions of a
/// weapon.
pub(super) fn in_time(man: &Man, phase: Phase, weapon: &ShooterData) -> Allowed {
    let moved = i32::from(man.moved);
    let most = match phase {
        Phase::DefensiveFire if man.shot_in_defence => return Err(ALREADY_SHOT),
        Phase::DefensiveFire => weapon.enemy,
        _ if man.shot_in_offence => return Err(ALREADY_SHOT),
        _ if man.shot_in_defence => match weapon.both {
            Some(most) => Some(most),
            None => return Err(ALREADY_SHOT),
        },
        _ => weapon.own,
    };
    match most {
        Some(most) if moved > most => Err(MOVED_TOO_FAR),
        _ => Ok(()),
    }
}

/// A shot that may be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    /// The hex that is aimed at: of a rider's two the one that is easier to hit.
    pub hex: Place,
    pub cover: Cover,
    /// Added to the die: for the range, for armour, for a wounded shooter, for want of food.
    pub range: i32,
    pub armour: i32,
    pub wounded: i32,
    pub unsupplied: i32,
    /// For a belfry out of which it is made and that has moved in this turn.
    pub moving: i32,
}

impl Aim {
    /// All that is added to the die.
    pub fn sum(&self) -> i32 {
        self.range + self.armour + self.wounded + self.unsupplied + self.moving
    }
}

/// Whether somebody can be shot or thrown at by a man at all: an enemy on the field, no captive.
pub(super) fn may_be_target(board: &Board, id: PieceId, target: PieceId) -> Allowed {
    let man = board.man(target);
    if board.side(target) == board.side(id) {
        return Err(TARGET_IS_FRIEND);
    }
    if man.post != Post::OnField {
        return Err(PIECE_OFF_MAP);
    }
    if man.captive { Err(TARGET_IS_CAPTIVE) } else { Ok(()) }
}

/// Whether a man who may shoot can shoot at somebody, and what is added to his die. A man in a hex that an enemy threatens shoots
/// only at those beside him.
pub fn may_aim(board: &Board, id: PieceId, target: PieceId) -> Result<Aim, Refusal> {
    may_be_target(board, id, target)?;
    let weapon = board.rules.shooter(id).ok_or(NO_SHOOTER)?;
    let mut best: Result<Aim, Refusal> = Err(NO_TARGET);
    for hex in board.hexes_of(target) {
        let aim = aim_at(board, id, weapon, target, hex);
        let better = match (&best, &aim) {
            (Err(_), _) => true,
            (Ok(best), Ok(aim)) => (aim.cover as u8, aim.sum()) < (best.cover as u8, best.sum()),
            _ => false,
        };
        if better {
            best = aim;
        }
    }
    best
}

/// Whether somebody can be hit in a hex with a weapon, and what is added to the die.
pub(super) fn aim_at(
    board: &Board,
    id: PieceId,
    weapon: &ShooterData,
    target: PieceId,
    hex: Place,
) -> Result<Aim, Refusal> {
    let front = board.front(id);
    let distance = board.map.distance(front, hex);
    may_pass(board, weapon.weapon, front, hex)?;
    let drops = distance == 0 && board.hourd(front).is_some();
    // Straight down, or through the floor of a scaffold.
    if distance == 0 && !drops {
        return Err(VERTICAL_BOW_SHOT);
    }
    if distance < weapon.nearest && !drops {
        return Err(UNDER_MIN_RANGE);
    }
    let band = band(weapon, distance).ok_or(OUT_OF_RANGE)?;
    if distance > 1 && board.is_threatened(front, board.side(id)) {
        return Err(SHOOTER_ENGAGED);
    }
    may_shoot_at_ditch(board, front, hex)?;
    let cover = if drops {
        open_cover(super::sight::cover(board, front, hex, None))?
    } else {
        cover_of(board, weapon, end(board, id, front), end(board, target, hex))?
    };
    Ok(aimed(board, id, weapon, target, hex, (band, cover)))
}

/// The aim of somebody at a target in a hex, at one of his weapon's ranges and with this cover, with what is added to his die.
pub(super) fn aimed(
    board: &Board,
    id: PieceId,
    weapon: &ShooterData,
    target: PieceId,
    hex: Place,
    (band, cover): (usize, Cover),
) -> Aim {
    let shooting = &board.rules.data.shooting;
    let unsupplied = board.rules.scenario.side(board.side(id)).unsupplied;
    Aim {
        hex,
        cover,
        range: shooting.range[band],
        armour: armour(board, weapon, band, target),
        wounded: if board.man(id).wounded { shooting.wounded } else { 0 },
        unsupplied: if unsupplied { shooting.unsupplied } else { 0 },
        moving: moving(board, board.front(id)),
    }
}

/// What is added to the die of who shoots out of a belfry that has moved in this turn.
fn moving(board: &Board, from: Place) -> i32 {
    let moves = |tower: &Tower| tower.moved_in() == board.turn && board.turn > 0;
    board.in_tower(from).filter(|at| moves(at.tower)).map_or(0, |at| at.tower.data.moved_die)
}

/// Which of a weapon's ranges a distance in hexes falls into: 0 short, 1 medium, 2 long; none beyond.
pub fn band(weapon: &ShooterData, distance: u8) -> Option<usize> {
    weapon.ranges.iter().position(|most| distance <= *most)
}

/// What the armour of a target adds to the die at one of a weapon's ranges.
fn armour(board: &Board, weapon: &ShooterData, band: usize, target: PieceId) -> i32 {
    let counts = board.rules.class(target).armoured && weapon.armour[band];
    if counts { board.rules.data.shooting.armour } else { 0 }
}

/// The cover of a target; a staff sling shoots over whatever stands between.
pub(super) fn cover_of(board: &Board, weapon: &ShooterData, from: End, to: End) -> Result<Cover, Refusal> {
    let cover = if weapon.weapon == Weapon::StaffSling {
        let (hexes, origin) = (&board.map.hexes, board.map.hexes.hex(from.hex));
        let crossed = crate::table::kit::lines::crossings(hexes.hex(to.hex) - origin);
        let last = |hand| {
            let hex = crossed.last().map_or(Some(from.hex), |crossing| hexes.place(origin + crossing.hex(hand)));
            super::sight::cover(board, from.place, to.place, hex.and_then(|hex| hexes.heading(to.hex, hex)))
        };
        let (left, right) = (last(crate::table::kit::lines::Hand::Left), last(crate::table::kit::lines::Hand::Right));
        if (right as u8) < left as u8 { right } else { left }
    } else {
        line(board, from, to).map_err(|blocks| why_blocked(board, blocks))?.cover
    };
    match cover {
        Cover::Total if board.is_shut(to.place) => Err(Refusal::new("total_cover", "A-2.3.04")),
        // Behind the walls of a belfry, and of the floor of its bridge.
        Cover::Total if let Some(at) = board.in_tower(to.place) => {
            Err(Refusal::new("total_cover", if at.floor == BRIDGE_FLOOR { "A-4.2.12" } else { "A-4.2.11" }))
        }
        Cover::Total if board.hourds_before(to.place).next().is_some() => Err(Refusal::new("total_cover", "A-3.3.13")),
        cover => open_cover(through_floor(board, weapon.weapon, from.place, to.place, cover)),
    }
}

/// A cover through which one shoots: any but a total one.
pub(super) fn open_cover(cover: Cover) -> Result<Cover, Refusal> {
    if cover == Cover::Total { Err(TOTAL_COVER) } else { Ok(cover) }
}

/// Why a hex blocks a line: a closed door, an opening in a wall, whatever else stands there.
fn why_blocked(board: &Board, hex: Place) -> Refusal {
    if board.under_belfry(hex).is_some() {
        return Refusal::new("no_line_of_fire", "A-4.2.24");
    }
    if board.mantlet(hex).is_some() {
        return Refusal::new("no_line_of_fire", "A-3.5.05");
    }
    if board.hourd_over(hex).is_some() {
        return Refusal::new("no_line_of_fire", "A-3.3.21");
    }
    let terrain = board.terrain(hex);
    if board.is_shut(hex) {
        return Refusal::new("no_line_of_fire", if terrain == Terrain::Gate { "A-3.2.01" } else { "A-2.3.04" });
    }
    let passage = matches!(terrain, Terrain::WallWindow | Terrain::WallDoor) || terrain.is_door();
    if terrain.is_opening() || passage { Refusal::new("no_line_of_fire", "A-0.72") } else { NO_LINE_OF_FIRE }
}

/// Whether a man has anybody to shoot at in this phase.
fn has_target(board: &Board, phase: Phase, side: Seat, id: PieceId) -> Allowed {
    may_shoot(board, phase, side, id)?;
    let mut why = NO_TARGET;
    for target in board.on_field(enemy(side)) {
        match may_aim(board, id, target) {
            Ok(_) => return Ok(()),
            Err(reason) if reason == SHOOTER_ENGAGED => why = reason,
            Err(_) => {}
        }
    }
    if super::fire::has_target(board, phase, id) { Ok(()) } else { Err(why) }
}

/// Whether a man can shoot or throw a stone in this phase.
fn may_fire(board: &Board, phase: Phase, side: Seat, id: PieceId) -> Allowed {
    let Err(why) = has_target(board, phase, side, id) else { return Ok(()) };
    match super::siegeworks::stones::has_target(board, phase, side, id) {
        Err(reason) if why == NO_SHOOTER => Err(reason),
        Err(_) => Err(why),
        Ok(()) => Ok(()),
    }
}

/// Offers those of a side who can shoot or throw, but for the one who aims already.
pub(super) fn offer_shooters(prompt: &mut Prompt, board: &Board, phase: Phase, side: Seat, aims: Option<PieceId>) {
    let others: Vec<PieceId> = board.on_field(side).filter(|other| Some(*other) != aims).collect();
    prompt.offer(&SHOOT_WITH, others, |other| {
        if Some(other) == aims {
            Err(Refusal::new("already_taken", "A-0.38"))
        } else {
            may_fire(board, phase, side, other)
        }
    });
}

fn fire(side: Seat, battle: &Read, ask: &Ask, text: &'static str) -> Prompt {
    let mut prompt = ask.prompt(side, text).with("turn", Word::Number(battle.clock.turn.into()));
    if battle.clock.done {
        return prompt;
    }
    let board = battle.board();
    let phase = battle.clock.phase;
    offer_shooters(&mut prompt, &board, phase, side, None);
    artillery::offer(&mut prompt, &board, phase, side);
    mangonels::offer(&mut prompt, &board, phase, side);
    if prompt.asks() {
        prompt.offer(&DONE, [()], |()| Ok(()));
        prompt.closing = Some(DONE.on(()));
    }
    concede(&mut prompt);
    prompt
}
pub(in crate::games::anarchy) fn defensive_fire(In(side): In<Seat>, battle: Read, ask: Ask) -> Prompt {
    fire(side, &battle, &ask, "anarchy-ask-defensive-fire")
}
pub(in crate::games::anarchy) fn offensive_fire(In(side): In<Seat>, battle: Read, ask: Ask) -> Prompt {
    fire(side, &battle, &ask, "anarchy-ask-offensive-fire")
}

pub(in crate::games::anarchy) fn shoot_with(In((_, id)): In<(Seat, PieceId)>, mut battle: Write) -> Flow {
    let aimed = battle.mangonels.in_hand.take().is_some();
    let chosen_before = battle.shot.shooter.replace(id).is_some() || aimed;
    battle.artillery.in_hand = None;
    if chosen_before { Flow::then([AIM.on(id)]) } else { Flow::then([AIM.on(id), SHOT_OVER.on(())]).and_again() }
}

/// A shot is over.
pub const SHOT_OVER: Step<()> = Step::new("anarchy.shot_over");
pub(in crate::games::anarchy) fn shot_over(In(()): In<()>, mut battle: Write) -> Flow {
    battle.shot.shooter = None;
    battle.artillery.in_hand = None;
    if battle.mangonels.in_hand.is_some() {
        battle.mangonels.in_hand = None;
    }
    Flow::then(spilt(&battle))
}

pub(in crate::games::anarchy) fn aim(In(id): In<PieceId>, battle: Read, ask: Ask) -> Prompt {
    let board = battle.board();
    let side = board.side(id);
    let phase = battle.clock.phase;
    let mut prompt = ask.prompt(side, "anarchy-ask-aim").with("unit", piece(id));
    if battle.clock.done {
        return prompt;
    }
    let shoots = may_shoot(&board, phase, side, id);
    prompt.offer(&SHOOT_AT, board.on_field(enemy(side)).collect::<Vec<_>>(), |target| {
        shoots?;
        may_aim(&board, id, target).map(|_| ())
    });
    super::siegeworks::stones::offer_throws(&mut prompt, &board, phase, id);
    if shoots.is_ok() {
        super::fire::offer_flaming(&mut prompt, &board, phase, id);
    }
    offer_shooters(&mut prompt, &board, phase, side, Some(id));
    artillery::offer(&mut prompt, &board, phase, side);
    mangonels::offer(&mut prompt, &board, phase, side);
    prompt.offer(&DONE, [()], |()| Ok(()));
    prompt.closing = Some(DONE.on(()));
    concede(&mut prompt);
    prompt
}

/// Somebody has shot: it counts in the cycle of this phase, and ends his work.
pub(super) fn has_shot(battle: &mut Write, id: PieceId) {
    battle.interrupt(id);
    battle.acts(id);
    let phase = battle.clock.phase;
    let mut man = battle.change(id);
    if phase == Phase::DefensiveFire {
        man.shot_in_defence = true;
    } else {
        man.shot_in_offence = true;
    }
}

/// A shot, and what it does at once.
pub(in crate::games::anarchy) fn shoot_at(In((side, target)): In<(Seat, PieceId)>, mut battle: Write) -> Flow {
    let id = battle.shot.shooter.expect("somebody shoots");
    has_shot(&mut battle, id);
    battle.change(id).ammunition = battle.man(id).ammunition.saturating_sub(1);
    let board = battle.board();
    let weapon = battle.rules.shooter(id).expect("the prompt offers only shooters").clone();
    let aim = may_aim(&board, id, target).expect("the prompt offers only targets that can be shot at");
    let front = board.front(id);
    let mut struck_man = Some((target, aim));
    if weapon.weapon == Weapon::StaffSling {
        let there = comes_down(&mut battle, side, id, aim.hex);
        // It hurts whoever stands there, friend or enemy.
        let board = battle.board();
        struck_man = there.and_then(|place| board.at(place).map(|who| (who, place))).map(|(who, place)| {
            let cover = cover_of(&board, &weapon, end(&board, id, front), end(&board, who, place));
            // The range is the one at which the stone was aimed.
            let band = band(&weapon, board.map.distance(front, aim.hex)).expect("aimed within range");
            let armour = armour(&board, &weapon, band, who);
            // Behind total cover nothing hits.
            (who, Aim { hex: place, cover: cover.unwrap_or(Cover::Total), armour, ..aim })
        });
    }
    let Some((who, aim)) = struck_man else { return Flow::done() };
    resolve(&mut battle, side, id, &weapon, weapon_key(weapon.weapon), who, aim)
}

/// Rolls what a shot does to somebody, and does it.
pub(super) fn resolve(
    battle: &mut Write,
    side: Seat,
    id: PieceId,
    weapon: &ShooterData,
    word: &'static str,
    who: PieceId,
    aim: Aim,
) -> Flow {
    let roll = battle.roll(side, "anarchy-roll-shot");
    let mounted = battle.man(who).is_mounted();
    let hit = hit(weapon, mounted, aim.cover, roll.face + aim.sum());
    battle.chronicle.note("A-0.60", || {
        Entry::new("anarchy-log-shot", "A-0.60")
            .by(side)
            .with("unit", piece(id))
            .with("target", piece(who))
            .with("weapon", Word::Key(word))
            .with("thrown", Word::Number(THROWN.contains(&word).into()))
            .with("range", Word::Number(aim.range))
            .with("armour", Word::Number(aim.armour))
            .with("hurt", Word::Number(aim.wounded))
            .with("hunger", Word::Number(aim.unsupplied))
            .with("moving", Word::Number(aim.moving))
            .with("cover", Word::Key(cover_key(aim.cover)))
            .with("result", Word::Key(hit_key(hit, mounted)))
            .roll(roll)
    });
    takes(battle, who, hit, "A-0.38", &[id])
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&DEFENSIVE_FIRE, defensive_fire)
        .decision(&OFFENSIVE_FIRE, offensive_fire)
        .verb(&SHOOT_WITH, shoot_with)
        .decision(&AIM, aim)
        .verb(&SHOOT_AT, shoot_at)
        .step(&SHOT_OVER, shot_over);
}
