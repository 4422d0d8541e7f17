//! Chapter 17, shooting, and whom an attack is against (V-9.11, V-9.12).
use super::attack::{AttackProfile, Fumbles, Manner, OrderDie, pool};
use super::charge::sort as charge_sort;
use super::magic::{green, red};
use super::melee::{FIGHT, touched};
use super::removal::{self, LOSSES};
use crate::games::vassaux::access::{Board, Read, Write};
use crate::games::vassaux::data::magic::{Power, Spell, SpellShotData};
use crate::games::vassaux::data::switches::NearestScope;
use crate::games::vassaux::field::groups::Base;
use crate::games::vassaux::field::sight::{self, View};
use crate::games::vassaux::state::frames::Frame;
use crate::games::vassaux::state::losses::{Danger, Exposed};
use crate::games::vassaux::state::orders::OrderKind;
use crate::table::ground::spots::square;
use crate::table::prelude::{Allowed, Ask, Flow, PieceId, Prompt, Refusal, RuleApp, Seat, Step, Target, Verb, Word};
use bevy::prelude::*;

/// Whom the unit attacks, in contact or by a shot (D08).
pub const ATTACK_WHOM: Step<()> = Step::new("vassaux.attack_whom");
/// A shot (V-17.08).
pub const SHOT: Step<()> = Step::new("vassaux.shot");
/// Whether it shoots once more in this order (V-17.07).
pub const SHOOT_AGAIN: Step<()> = Step::new("vassaux.shoot_again");

/// Fights this unit, which it touches.
pub const STRIKE: Verb<PieceId> = Verb::new("vassaux.strike");
/// Shoots at this unit.
pub const SHOOT: Verb<PieceId> = Verb::new("vassaux.shoot");
/// Shoots once more.
pub const AGAIN: Verb<()> = Verb::new("vassaux.again");
/// Shoots no more in this order.
pub const ENOUGH: Verb<()> = Verb::new("vassaux.enough");

const NO_ENEMY: Refusal = Refusal::new("no_enemy_in_contact", "V-9.12");
const NOT_TOUCHED: Refusal = Refusal::new("target_not_in_contact", "V-9.12");
const NO_WEAPON: Refusal = Refusal::new("no_ranged_weapon", "V-17.01");
const SHOOTER_ENGAGED: Refusal = Refusal::new("shooter_engaged", "V-17.02");
const TARGET_ENGAGED: Refusal = Refusal::new("target_engaged", "V-17.02");
const OUT_OF_RANGE: Refusal = Refusal::new("out_of_range", "V-17.03");
const OWN_HOST: Refusal = Refusal::new("target_own_host", "V-9.12");
const NO_SIGHT: Refusal = Refusal::new("no_line_of_sight", "V-17.04");
const NOT_NEAREST: Refusal = Refusal::new("target_not_nearest", "V-17.10");
const NO_SHOTS: Refusal = Refusal::new("no_shots_left", "V-17.07");
const SAME_TARGET: Refusal = Refusal::new("shots_keep_target", "V-17.16");
const WRONG_TARGET: Refusal = Refusal::new("reaction_wrong_target", "V-18.10");
const NIGHT: Refusal = Refusal::new("eternal_night_limit", "V-22.11");
const VEILED: Refusal = Refusal::new("target_veiled", "V-21.05");
const CAMOUFLAGED: Refusal = Refusal::new("target_camouflaged", "V-20.06");

/// Where a target unit is measured and sighted: at its vassal; a disordered group at its fighter nearest to the shooting vassal
/// (V-17.03, V-17.04, V-17.05).
pub fn measured<'b>(board: &'b Board, shooter: &Base, target: PieceId) -> Option<&'b Base> {
    board.field.leader(target).or_else(|| {
        let near = |base: &&Base| (square(base.centre(), shooter.centre()), base.id);
        board.field.members(target).min_by_key(near)
    })
}

/// Whether a unit may shoot at another, the nearest or not (V-17.01, V-17.02, V-17.03, V-17.04, V-17.05, V-17.06, V-17.07,
/// V-17.15).
pub fn may_shoot(board: &Board, unit: PieceId, target: PieceId) -> Allowed {
    let Some(weapon) = board.rules.shot(unit) else { return Err(NO_WEAPON) };
    if i32::from(board.unit(unit).deeds.shots) >= weapon.shots {
        return Err(NO_SHOTS);
    }
    may_be_reached(board, unit, target, weapon.range, Sighted::Needed)
}

/// Whether who shoots has to see his target.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sighted {
    Needed,
    /// A meteor falls out of sight, too (V-20.10).
    NotNeeded,
}

/// Whether a shot of a unit, by weapons or by a spell of its leader, may be aimed at a target so many R away at most (V-17.02,
/// V-17.03, V-17.04, V-17.05).
fn may_be_reached(board: &Board, unit: PieceId, target: PieceId, range: i32, sighted: Sighted) -> Allowed {
    let field = &board.field;
    if field.is_engaged(unit) {
        return Err(SHOOTER_ENGAGED);
    }
    let (Some(shooter), Some(group)) = (field.leader(unit), field.group(target)) else { return Err(NO_SIGHT) };
    if group.host == board.unit(unit).host {
        return Err(OWN_HOST);
    }
    if field.is_engaged(target) {
        return Err(TARGET_ENGAGED);
    }
    let Some(at) = measured(board, shooter, target) else { return Err(NO_SIGHT) };
    if !field.within(&shooter.disc, &at.disc, board.rules.in_units(range)) {
        return Err(OUT_OF_RANGE);
    }
    is_open_to_shots(board, shooter, at, target)?;
    let seen = sighted == Sighted::NotNeeded || sight::sees(field, shooter, at);
    if seen { Ok(()) } else { Err(NO_SIGHT) }
}

/// Whether magic leaves a target open to shots from there: no night between them (V-22.11), no moon over it (V-21.05), no
/// camouflage (V-20.06).
fn is_open_to_shots(board: &Board, shooter: &Base, at: &Base, target: PieceId) -> Allowed {
    let night = board.rules.in_units(board.rules.data.magic.eternal_night_range);
    match () {
        () if board.magic.night && !board.field.within(&shooter.disc, &at.disc, night) => Err(NIGHT),
        () if board.magic.lies_on(Spell::VeiledMoon, target) => Err(VEILED),
        () if red::is_camouflaged(board, shooter, target) => Err(CAMOUFLAGED),
        () => Ok(()),
    }
}

/// Whether the leader of a unit may cast a spell that is a shot at a target (V-19.16, V-20.10, V-20.11).
pub fn may_cast_shot(board: &Board, unit: PieceId, shot: SpellShotData, target: PieceId) -> Allowed {
    let sighted = if shot.sight { Sighted::Needed } else { Sighted::NotNeeded };
    may_be_reached(board, unit, target, shot.range, sighted)
}

/// Enemy groups on the table.
fn enemies(board: &Board, unit: PieceId) -> Vec<PieceId> {
    let host = board.unit(unit).host;
    board.field.groups().iter().filter(|group| group.host != host).map(|group| group.id).collect()
}

/// Whether an order allows a shot at a target: the simple one only at the nearest that may be shot at, or at the nearest of all (V-17.10; R-06), in reaction only
/// at the interrupted unit (V-18.10).
pub fn may_shoot_by(board: &Board, frame: &Frame, order: OrderKind, target: PieceId) -> Allowed {
    may_shoot(board, frame.unit, target)?;
    if let Some(interrupted) = frame.interrupts {
        return if interrupted == target { Ok(()) } else { Err(WRONG_TARGET) };
    }
    if order == OrderKind::CoordinatedAttack {
        return Ok(());
    }
    let Some(shooter) = board.field.leader(frame.unit) else { return Err(NO_SIGHT) };
    let nearest = match board.rules.switches.nearest_scope {
        NearestScope::Strict => sight::nearest(&board.field, sight::all_groups(&board.field, shooter)),
        NearestScope::Legal => {
            let legal = |seen: &sight::Seen| may_shoot(board, frame.unit, seen.group).is_ok();
            let legal = sight::seen_groups(&board.field, shooter).into_iter().filter(legal).collect();
            sight::nearest(&board.field, legal)
        }
    };
    if nearest.iter().any(|seen| seen.group == target) { Ok(()) } else { Err(NOT_NEAREST) }
}

/// Whether a unit may fight another that it touches (V-9.11, V-9.12, V-18.10).
pub fn may_strike(board: &Board, frame: &Frame, target: PieceId) -> Allowed {
    let touched = touched(board, frame.unit);
    match touched {
        _ if touched.is_empty() => Err(NO_ENEMY),
        _ if !touched.contains(&target) => Err(NOT_TOUCHED),
        _ if frame.interrupts.is_some_and(|interrupted| interrupted != target) => Err(WRONG_TARGET),
        _ => Ok(()),
    }
}

/// Whether an order to attack can be carried out against anybody (V-8.10).
pub fn is_possible(board: &Board, frame: &Frame, order: OrderKind) -> Allowed {
    debug_assert!(charge_sort(board, frame, order).is_none());
    let enemies = enemies(board, frame.unit);
    if enemies.iter().any(|target| may_strike(board, frame, *target).is_ok()) {
        return Ok(());
    }
    if board.rules.shot(frame.unit).is_none() {
        return Err(NO_ENEMY);
    }
    let mut why = None;
    for target in enemies {
        match may_shoot_by(board, frame, order, target) {
            Ok(()) => return Ok(()),
            Err(refusal) if why.as_ref().is_none_or(|other| tells(&refusal) > tells(other)) => why = Some(refusal),
            Err(_) => {}
        }
    }
    Err(why.unwrap_or(NO_SIGHT))
}

/// How much a refusal tells who asks why a unit cannot shoot at anybody: most of all that another stands nearer than the one it could
/// shoot at; what is wrong with an enemy in range tells more than that another is too far off, and that only the interrupted unit
/// may be shot at tells least.
fn tells(refusal: &Refusal) -> u8 {
    match refusal.reason {
        reason if reason == WRONG_TARGET.reason => 0,
        reason if reason == OUT_OF_RANGE.reason => 1,
        reason if reason == NO_SIGHT.reason => 2,
        reason if reason == NOT_NEAREST.reason => 4,
        _ => 3,
    }
}

fn attack_whom(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let frame = read.frames.top().expect("a unit acts");
    let host = board.unit(frame.unit).host;
    let mut prompt = ask.prompt(host, "vassaux-ask-attack").with("unit", Word::On(Target::Piece(frame.unit)));
    let Some(order) = frame.order() else { return prompt };
    let enemies = enemies(&board, frame.unit);
    prompt.offer(&STRIKE, enemies.clone(), |target| may_strike(&board, frame, target));
    prompt.offer(&SHOOT, enemies, |target| may_shoot_by(&board, frame, order, target));
    prompt
}

fn strike(In((_, target)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    write.frames.top_mut().target = Some(target);
    Flow::then([FIGHT.on(())])
}

fn shoot(In((_, target)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    write.frames.top_mut().target = Some(target);
    Flow::then([SHOT.on(()), LOSSES.on(()), SHOOT_AGAIN.on(())])
}

/// A shot before its dice are rolled.
pub struct Shot {
    pub profile: AttackProfile,
    /// How many of the target's fighters count as covered from the shooting vassal, and how many there are (V-17.09).
    pub covered: (usize, usize),
    /// Fighters who see somebody of the target (V-17.06).
    pub shooters: usize,
    /// It comes from high ground with a clear corridor (V-17.13).
    pub high_ground: bool,
    /// Who may fall.
    pub exposed: Vec<Exposed>,
}

impl Shot {
    /// Whether more than half of the target's fighters are covered (V-17.09).
    pub const fn is_covered(&self) -> bool {
        self.covered.0 * 2 > self.covered.1
    }
}

/// The shot of a unit by an order at a target (V-17.06, V-17.08, V-17.09, V-17.11, V-17.13).
pub fn shot_at(board: &Board, frame: &Frame, order: OrderKind, target: PieceId) -> Option<Shot> {
    let field = &board.field;
    let (weapon, shooter) = (board.rules.shot(frame.unit)?, field.leader(frame.unit)?);
    let at = measured(board, shooter, target)?;
    let figures = board.rules.figures(frame.unit);
    let sees = |base: &&Base| sight::sees_group(field, base, target);
    let shooters = field.members(frame.unit).filter(sees).count();
    let dice = (figures.bare_at + weapon.bonus + green::fury(board, frame.unit)).max(0) as u32;
    let high = field.level(shooter.centre()) > field.level(at.centre());
    let high_ground = high && sight::view(field, shooter, at) == View::Clear;
    let first = board.unit(frame.unit).deeds.shots == frame.shots_before;
    let order_die = if order == OrderKind::CoordinatedAttack && first { OrderDie::Rolls } else { OrderDie::None };
    let profile = AttackProfile {
        manner: Manner::Shot,
        dice: pool(std::iter::repeat_n(dice, shooters), 1),
        order_die,
        chevaliers: board.rules.is_chevalier(frame.unit),
        fumbles: Fumbles::of(board.rules.has(frame.unit, Power::Fierce), high_ground, board.rules.switches.ones),
    };
    let vassal = field.leader(target).map(|leader| leader.centre());
    let exposed = |base: &Base| Exposed {
        fighter: base.id,
        leads: board.field.leader(target).is_some_and(|leader| leader.id == base.id),
        from_vassal: vassal.map_or(0, |vassal| square(vassal, base.centre())),
        to: Danger::Shot { distance: square(shooter.centre(), base.centre()) },
    };
    let exposed = field.members(target).map(exposed).collect();
    let covered = sight::covered_share(field, shooter, target);
    Some(Shot { profile, covered, shooters, high_ground, exposed })
}

/// One shot, a procedure of its own (V-17.08).
fn shot(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let Some(frame) = write.frames.top().cloned() else { return Flow::done() };
    let (Some(target), Some(order)) = (frame.target, frame.order()) else { return Flow::done() };
    let Some(shot) = shot_at(&board, &frame, order, target) else { return Flow::done() };
    // Invariant 17.
    debug_assert!(!board.field.is_engaged(frame.unit) && !board.field.is_engaged(target));
    write.deeds(frame.unit, |deeds| deeds.shots += 1);
    let struck = removal::roll(&mut write, frame.unit, (target, &shot.exposed), &shot.profile, shot.is_covered());
    removal::owe(&mut write, target, shot.exposed, struck.losses);
    Flow::done()
}

/// V-17.07, V-17.12, V-17.16: nobody answers a shot; a light weapon shoots once more at the same target, if it may still; at another one only where the table
/// plays so.
fn shoot_again(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let Some(frame) = read.frames.top() else { return ask.prompt(Seat(0), "vassaux-ask-again") };
    let host = board.unit(frame.unit).host;
    let mut prompt = ask.prompt(host, "vassaux-ask-again").with("unit", Word::On(Target::Piece(frame.unit)));
    let one = board.rules.one_shot_an_order();
    let may = || match frame.target {
        Some(target) if !one => may_shoot(&board, frame.unit, target),
        _ => Err(NO_SHOTS),
    };
    prompt.offer(&AGAIN, [()], |()| may());
    let enemies = enemies(&board, frame.unit);
    let at_another = |target| match frame.order() {
        Some(order) if board.rules.switches.split_shots && !one && Some(target) != frame.target => {
            may_shoot_by(&board, frame, order, target)
        }
        _ => Err(SAME_TARGET),
    };
    prompt.offer(&SHOOT, enemies.iter().copied(), at_another);
    if may().is_ok() || enemies.iter().any(|target| at_another(*target).is_ok()) {
        prompt.offer(&ENOUGH, [()], |()| Ok(()));
    }
    prompt
}

fn again(In((_, ())): In<(Seat, ())>) -> Flow {
    Flow::then([SHOT.on(()), LOSSES.on(()), SHOOT_AGAIN.on(())])
}
fn enough(In((_, ())): In<(Seat, ())>) -> Flow {
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&ATTACK_WHOM, attack_whom)
        .verb(&STRIKE, strike)
        .verb(&SHOOT, shoot)
        .step(&SHOT, shot)
        .decision(&SHOOT_AGAIN, shoot_again)
        .verb(&AGAIN, again)
        .verb(&ENOUGH, enough);
}
