//! Chapter 5, shooting: who sees whom, and what a shot does.
use super::movement::Motion;
use super::retreat;
use super::retreat::{ESCAPE, RETREAT, STAY};
use super::turn::concede;
use crate::games::ancients::access::{Read, Write, piece};
use crate::games::ancients::board::{Board, enemy};
use crate::games::ancients::data::files::{ShotPaths, ShotResult, UpgradeEffect};
use crate::games::ancients::map::Terrain;
use crate::games::ancients::rules::Rally;
use crate::games::ancients::state::OrderUnderway;
use crate::table::prelude::*;
use bevy::prelude::*;

/// Shoots at an enemy (N-5.01).
pub const SHOOT: Verb<PieceId> = Verb::new("ancients.shoot");
/// The dice of a shot (N-5.13).
pub const SHOT: Step<PieceId> = Step::new("ancients.shot");
/// A difference of 4 or more: heavy infantry rolls to rally, any other unit is destroyed (N-5.18).
pub const SHOT_RALLY: Step<PieceId> = Step::new("ancients.shot_rally");
/// The unit hit steps back if it can (N-5.16).
pub const SHOT_HIT: Step<PieceId> = Step::new("ancients.shot_hit");
/// Its owner chooses the hex (N-5.22).
pub const SHOT_HEX: Step<PieceId> = Step::new("ancients.shot_hex");
/// Without a legal hex its owner chooses between staying and flight (N-5.17).
pub const SHOT_CORNERED: Step<PieceId> = Step::new("ancients.shot_cornered");

pub const NOT_A_SHOOTER: Refusal = Refusal::new("not_a_shooter", "N-5.01");
pub const TARGET_IS_FRIEND: Refusal = Refusal::new("target_is_friend", "N-5.01");
pub const OUT_OF_RANGE: Refusal = Refusal::new("out_of_range", "N-5.01");
pub const HIDDEN_IN_BASE: Refusal = Refusal::new("target_hidden_in_base", "N-5.09");
pub const HIDDEN_FROM_BASE: Refusal = Refusal::new("target_hidden_in_base", "N-5.10");
pub const LINE_BLOCKED: Refusal = Refusal::new("line_blocked", "N-5.04");
pub const NO_VIEW_FROM_INNER: Refusal = Refusal::new("line_blocked", "N-5.11");
pub const SHOOTER_IN_CONTACT: Refusal = Refusal::new("shooter_in_contact", "N-5.12");
pub const MOVED_AND_SHOT: Refusal = Refusal::new("moved_and_shot", "N-5.01");
pub const CANNOT_REFUSE_SHOT: Refusal = Refusal::new("shot_cannot_be_refused", "N-5.14");

/// The modifiers of a shot; each is 0 if it does not apply, and they add up (N-5.08).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShotModifiers {
    /// The target is in contact with a friend of the shooter (N-5.05).
    pub target_in_contact: i32,
    /// Every clear path crosses a friend (N-5.06).
    pub over_friends: i32,
    /// The target is on a rampart hex (N-5.07).
    pub rampart: i32,
    /// The target has cover from its terrain (N-17.05).
    pub cover: i32,
    /// The target bears a shield wall (N-21.10).
    pub shield_wall: i32,
}
impl ShotModifiers {
    pub fn sum(&self) -> i32 {
        self.target_in_contact + self.over_friends + self.rampart + self.cover + self.shield_wall
    }
}

/// Whether the unit may shoot at the target, and with which modifiers: it is an archer that has not moved and an enemy 2 or 3
/// hexes away (N-5.01); a unit in a camp is seen on a rampart only (N-5.09), no shot goes from camp to camp (N-5.10) or from an
/// inner hex (N-5.11); a line of shot exists (N-5.03); the archer is not in contact (N-5.12). Who stands on a marker stands on plain in
/// all this (N-17.14, N-17.23).
///
/// # Errors
/// The first reason against it.
pub fn shot(board: &Board, motion: &Motion, target: PieceId) -> Result<ShotModifiers, Refusal> {
    let shooter = board.unit(motion.unit);
    let aim = board.unit(target);
    if !aim.on_board {
        return Err(super::turn::OFF_BOARD);
    }
    if aim.side == shooter.side {
        return Err(TARGET_IS_FRIEND);
    }
    let Some((nearest, farthest)) = board.rules.pool[shooter.kind as usize].shoot else { return Err(NOT_A_SHOOTER) };
    let map = board.map;
    if !(nearest..=farthest).contains(&map.hexes.distance(shooter.at, aim.at)) {
        return Err(OUT_OF_RANGE);
    }
    match (map.terrain(shooter.at), map.terrain(aim.at)) {
        (Terrain::Rampart(_) | Terrain::Inner(_), Terrain::Rampart(_) | Terrain::Inner(_)) => {
            return Err(HIDDEN_FROM_BASE);
        }
        (_, Terrain::Inner(_)) => return Err(HIDDEN_IN_BASE),
        (Terrain::Inner(_), _) => return Err(NO_VIEW_FROM_INNER),
        _ => {}
    }
    let line = line(board, shooter.at, aim.at, shooter.side).ok_or(LINE_BLOCKED)?;
    if !board.rules.switches.shoot_in_contact && board.in_contact(shooter.at, shooter.side) {
        return Err(SHOOTER_IN_CONTACT);
    }
    if motion.steps > 0 {
        return Err(MOVED_AND_SHOT);
    }
    let data = &board.rules.data.shooting;
    // From a hill one shoots over friends without a modifier (N-17.05).
    let from_above = board.ground(shooter.at).is_some_and(|ground| ground.shoots_over_friends);
    let when = |yes: bool, modifier: i32| if yes { modifier } else { 0 };
    Ok(ShotModifiers {
        target_in_contact: when(board.beside(aim.at, shooter.side).any(|f| f != motion.unit), data.target_in_contact),
        over_friends: when(line == LineOfShot::OverFriends && !from_above, data.over_friends),
        cover: board.ground(aim.at).map_or(0, |ground| ground.cover),
        shield_wall: when(aim.effects.has(UpgradeEffect::ShieldWall), data.shield_wall),
        rampart: when(matches!(map.terrain(aim.at), Terrain::Rampart(_)), data.rampart),
    })
}

/// A line of shot that exists.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LineOfShot {
    Clear,
    /// Every path passes over friends.
    OverFriends,
}

/// The line of shot: some shortest path crosses only plain hexes (N-5.03) without enemies (N-5.04). It passes over friends if
/// every such path does (N-5.06).
fn line(board: &Board, from: Place, to: Place, side: Seat) -> Option<LineOfShot> {
    let mut found = None;
    let paths = if board.open_maquis { board.map.paths_over_maquis(from, to) } else { board.map.paths(from, to) };
    for path in paths {
        if board.open_maquis && path.iter().any(|p| board.is_maquis(*p)) {
            continue;
        }
        if board.rules.switches.sight == ShotPaths::Axes && !board.map.straight(from, path, to) {
            continue;
        }
        let standing = |of: Seat| path.iter().any(|p| board.at(*p).is_some_and(|u| board.unit(u).side == of));
        // A forest hides what lies behind it (N-17.14).
        let hidden = board.rough && path.iter().any(|p| board.ground(*p).is_some_and(|ground| ground.blocks_sight));
        if hidden || standing(enemy(side)) {
            continue;
        }
        if !standing(side) {
            return Some(LineOfShot::Clear);
        }
        found = Some(LineOfShot::OverFriends);
    }
    found
}

/// The shot is on its way; the shooter alone makes it, for shots are never combined (N-5.20).
pub(in crate::games::ancients) fn shoot(
    In((_, target)): In<(Seat, PieceId)>,
    mut underway: ResMut<OrderUnderway>,
) -> Flow {
    underway.shooter = underway.unit;
    Flow::then([SHOT.on(target)])
}

/// Both sides roll (N-5.13), and the difference decides: nothing happens (N-5.15), the target is hit (N-5.16), or it is
/// destroyed unless it rallies (N-5.18). Hit or miss, the shooter is activated when its order ends, and a target that was missed
/// is left as it was (N-5.23). Nobody advances after a shot (N-5.20).
pub(in crate::games::ancients) fn resolve_shot(In(target): In<PieceId>, mut battle: Write) -> Flow {
    let shooter = battle.underway.shooter.expect("a shot is under way");
    let (modifiers, strengths, sides) = {
        let board = battle.board();
        let modifiers = shot(&board, &Motion::start(&board, shooter), target).expect("the prompt offered it");
        let (a, b) = (board.unit(shooter), board.unit(target));
        (modifiers, [a.strength() + modifiers.sum(), b.strength()], [a.side, b.side])
    };
    let roll = battle.special_die(sides[0], "ancients-roll-shot");
    let answer = battle.special_die(sides[1], "ancients-roll-shield");
    let difference = strengths[0] + roll.face - strengths[1] - answer.face;
    let result = battle.rules.shot(difference);
    battle.chronicle.note("N-5.13", || {
        let event = match result {
            ShotResult::Miss => "ancients-log-shot-miss",
            ShotResult::Hit => "ancients-log-shot-hit",
            ShotResult::Destroyed => "ancients-log-shot-destroys",
        };
        Entry::new(event, "N-5.13")
            .by(sides[0])
            .with("unit", piece(shooter))
            .with("target", piece(target))
            .with("strength", Word::Number(strengths[0] - modifiers.sum()))
            .with("modifiers", Word::Number(modifiers.sum()))
            .with("total", Word::Number(strengths[0] + roll.face))
            .with("defence", Word::Number(strengths[1]))
            .with("against", Word::Number(strengths[1] + answer.face))
            .with("difference", Word::Number(difference))
            .roll(roll)
            .roll(answer)
    });
    match result {
        ShotResult::Miss => Flow::done(),
        ShotResult::Hit => Flow::then([SHOT_HIT.on(target)]),
        ShotResult::Destroyed => Flow::then([SHOT_RALLY.on(target)]),
    }
}

/// By a difference of 4 or more the target is destroyed, unless it may roll to rally and succeeds: then it is hit (N-5.18).
pub(in crate::games::ancients) fn rally(In(target): In<PieceId>, mut battle: Write) -> Flow {
    let (may_rally, side) = {
        let board = battle.board();
        (board.unit(target).rallies, board.unit(target).side)
    };
    if may_rally && super::combat::roll_to_rally(&mut battle, target, side, "N-5.18") == Rally::Succeeds {
        return Flow::then([SHOT_HIT.on(target)]);
    }
    let saved = {
        let board = battle.board();
        board.rules.switches.refuge_saves_from_four && retreat::refuges(&board, target).next().is_some()
    };
    if saved {
        battle.flees(target, "N-5.18")
    } else {
        battle.destroyed(target, "N-5.18")
    }
    Flow::done()
}

/// A hit activates the target (N-3.08), sets a hidden-flame marker whether it retreats or not (N-5.19), and makes it retreat
/// one hex (N-5.16). Without a legal hex it stays, or flees if its owner prefers and it has a refuge (N-5.17); in a camp it has
/// no choice (N-5.21).
pub(in crate::games::ancients) fn hit(In(target): In<PieceId>, mut battle: Write) -> Flow {
    battle.activate(target);
    battle.forbid_burning(target);
    battle.underway.subject = Some(target);
    let shooter = battle.place_of(battle.underway.shooter.expect("a shot is under way"));
    let board = battle.board();
    let side = board.unit(target).side;
    if retreat::hexes(&board, target, &[shooter]).next().is_some() {
        return Flow::then([SHOT_HEX.on(target)]);
    }
    if retreat::refuges(&board, target).next().is_some() {
        return Flow::then([SHOT_CORNERED.on(target)]);
    }
    let rule = if board.map.base(board.unit(target).at).is_some() { "N-5.21" } else { "N-5.17" };
    battle.chronicle.note(rule, || Entry::new("ancients-log-stays", rule).by(side).with("unit", piece(target)));
    Flow::done()
}

/// The hex of the unit hit. Its owner alone chooses (N-5.22), and must: neither staying nor flight replaces the retreat
/// (N-5.16), and a shot cannot be refused (N-5.14).
pub(in crate::games::ancients) fn choose_hex(
    In(id): In<PieceId>,
    battle: Read,
    underway: Res<OrderUnderway>,
    ask: Ask,
) -> Prompt {
    let board = battle.board();
    let provoking = [board.unit(underway.shooter.expect("a shot is under way")).at];
    let mut prompt = retreat::ask_for_hex(&ask, "ancients-ask-retreat", &board, id, &provoking, &RETREAT);
    let mandatory = Refusal::new("retreat_mandatory", "N-5.16");
    prompt.closed(&STAY, mandatory);
    prompt.closed(&ESCAPE, mandatory);
    prompt.closed(&super::attack::REFUSE, CANNOT_REFUSE_SHOT);
    concede(&mut prompt);
    prompt
}

/// The unit hit has no legal hex: it stays, or flees to a refuge if its owner prefers (N-5.17).
pub(in crate::games::ancients) fn choose_when_cornered(In(id): In<PieceId>, battle: Read, ask: Ask) -> Prompt {
    let mut prompt = retreat::ask_cornered(&ask, &battle.board(), id);
    prompt.closed(&super::attack::REFUSE, CANNOT_REFUSE_SHOT);
    concede(&mut prompt);
    prompt
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&SHOOT, shoot)
        .step(&SHOT, resolve_shot)
        .step(&SHOT_RALLY, rally)
        .step(&SHOT_HIT, hit)
        .decision(&SHOT_HEX, choose_hex)
        .decision(&SHOT_CORNERED, choose_when_cornered);
}
