//! Chapter 5, shooting: who sees whom, and what a shot does.
use super::movement::Motion;
use super::retreat;
use super::retreat::{ESCAPE, RETREAT, STAY, may_escape, may_retreat};
use super::turn::concede;
use crate::games::ancients::access::{Battle, hex, piece};
use crate::games::ancients::board::{Field, Watch, enemy};
use crate::games::ancients::data::files::{ShotResult, Sight};
use crate::games::ancients::map::Terrain;
use crate::games::ancients::state::Underway;
use crate::table::prelude::*;
use bevy::prelude::*;

/// Shoots at an enemy (N-5.01).
pub const SHOOT: Verb<PieceId> = Verb::new("ancients.shoot");
/// The dice of a shot (N-5.13).
pub const SHOT: Step<PieceId> = Step::new("ancients.shot");
/// A heavy unit hit hard rolls to rally (N-5.18).
pub const SHOT_RALLY: Step<PieceId> = Step::new("ancients.shot_rally");
/// The unit hit steps back (N-5.16, N-5.17).
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

/// The modifiers of a shot, each with its rule (N-5.05 to N-5.08).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShotModifiers {
    pub target_in_contact: i32,
    pub over_friends: i32,
    pub rampart: i32,
}
impl ShotModifiers {
    pub fn sum(&self) -> i32 {
        self.target_in_contact + self.over_friends + self.rampart
    }
}

/// Whether the unit may shoot at the target, and with which modifiers.
///
/// # Errors
/// The first reason against it, in the order of the rule document.
pub fn shot(field: &Field, motion: &Motion, target: PieceId) -> Result<ShotModifiers, Refusal> {
    let shooter = field.unit(motion.unit);
    let aim = field.unit(target);
    if !aim.on_board {
        return Err(super::turn::OFF_BOARD);
    }
    if aim.side == shooter.side {
        return Err(TARGET_IS_FRIEND);
    }
    let Some((nearest, farthest)) = field.rules.pool[shooter.kind as usize].shoot else { return Err(NOT_A_SHOOTER) };
    let board = field.board;
    if !(nearest..=farthest).contains(&board.hexes.distance(shooter.at, aim.at)) {
        return Err(OUT_OF_RANGE);
    }
    match (board.terrain(shooter.at), board.terrain(aim.at)) {
        (Terrain::Rampart(_) | Terrain::Inner(_), Terrain::Rampart(_) | Terrain::Inner(_)) => {
            return Err(HIDDEN_FROM_BASE);
        }
        (_, Terrain::Inner(_)) => return Err(HIDDEN_IN_BASE),
        (Terrain::Inner(_), _) => return Err(NO_VIEW_FROM_INNER),
        _ => {}
    }
    let over_friends = line(field, shooter.at, aim.at, shooter.side).ok_or(LINE_BLOCKED)?;
    if !field.rules.switches.shoot_in_contact && field.in_contact(shooter.at, shooter.side) {
        return Err(SHOOTER_IN_CONTACT);
    }
    if motion.steps > 0 {
        return Err(MOVED_AND_SHOT);
    }
    let data = &field.rules.data.shooting;
    let when = |yes: bool, modifier: i32| if yes { modifier } else { 0 };
    Ok(ShotModifiers {
        target_in_contact: when(field.beside(aim.at, shooter.side).any(|f| f != motion.unit), data.target_in_contact),
        over_friends: when(over_friends, data.over_friends),
        rampart: when(matches!(board.terrain(aim.at), Terrain::Rampart(_)), data.rampart),
    })
}

/// Whether there is a clear line (N-5.03, N-5.04), and if so whether every one of them passes over friends (N-5.06).
fn line(field: &Field, from: Place, to: Place, side: Seat) -> Option<bool> {
    let mut over_friends = None;
    for path in field.board.paths(from, to) {
        if field.rules.switches.sight == Sight::Axes && !field.board.straight(from, path, to) {
            continue;
        }
        let standing = |of: Seat| path.iter().any(|p| field.at(*p).is_some_and(|u| field.unit(u).side == of));
        if standing(enemy(side)) {
            continue;
        }
        let friends = standing(side);
        over_friends = Some(over_friends.unwrap_or(true) && friends);
    }
    over_friends
}

pub(in crate::games::ancients) fn shoot(In((_, target)): In<(Seat, PieceId)>, mut underway: ResMut<Underway>) -> Flow {
    underway.shooter = underway.unit;
    Flow::then([SHOT.on(target)])
}

/// Both sides roll; the difference decides (N-5.13 to N-5.18).
pub(in crate::games::ancients) fn resolve_shot(In(target): In<PieceId>, mut battle: Battle) -> Flow {
    let shooter = battle.underway.shooter.expect("a shot is under way");
    let (modifiers, strengths, sides) = {
        let field = battle.field();
        let modifiers = shot(&field, &Motion::start(&field, shooter), target).expect("the prompt offered it");
        let (a, b) = (field.unit(shooter), field.unit(target));
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

/// A unit hit hard is destroyed, unless it is heavy and rallies (N-5.18).
pub(in crate::games::ancients) fn rally(In(target): In<PieceId>, mut battle: Battle) -> Flow {
    let (heavy, side) = {
        let field = battle.field();
        (field.unit(target).rallies, field.unit(target).side)
    };
    if heavy && super::combat::roll_to_rally(&mut battle, target, side, "N-5.18") {
        return Flow::then([SHOT_HIT.on(target)]);
    }
    let saved = {
        let field = battle.field();
        field.rules.switches.refuge_saves_from_four && retreat::refuges(&field, target).next().is_some()
    };
    if saved {
        battle.flees(target, "N-5.18")
    } else {
        battle.destroyed(target, "N-5.18")
    }
    Flow::done()
}

/// A hit activates, forbids burning and makes the unit step back if it can (N-5.16, N-5.17, N-5.19, N-5.21).
pub(in crate::games::ancients) fn hit(In(target): In<PieceId>, mut battle: Battle) -> Flow {
    battle.activate(target);
    battle.forbid_burning(target);
    battle.underway.subject = Some(target);
    let shooter = battle.place_of(battle.underway.shooter.expect("a shot is under way"));
    let field = battle.field();
    let side = field.unit(target).side;
    if retreat::hexes(&field, target, &[shooter]).next().is_some() {
        return Flow::then([SHOT_HEX.on(target)]);
    }
    if retreat::refuges(&field, target).next().is_some() {
        return Flow::then([SHOT_CORNERED.on(target)]);
    }
    let rule = if field.board.base(field.unit(target).at).is_some() { "N-5.21" } else { "N-5.17" };
    battle.chronicle.note(rule, || Entry::new("ancients-log-stays", rule).by(side).with("unit", piece(target)));
    Flow::done()
}

pub(in crate::games::ancients) fn choose_hex(
    In(id): In<PieceId>,
    watch: Watch,
    underway: Res<Underway>,
    ask: Ask,
) -> Prompt {
    let field = watch.field();
    let unit = field.unit(id);
    let provoking = [field.unit(underway.shooter.expect("a shot is under way")).at];
    let mut prompt = ask.prompt(unit.side, "ancients-ask-retreat").with("unit", piece(id));
    let near = field.board.hexes.neighbours(unit.at).iter().copied();
    prompt.offer(&RETREAT, near, |to| may_retreat(&field, id, to, &provoking));
    let mandatory = Refusal::new("retreat_mandatory", "N-5.16");
    prompt.closed(&STAY, mandatory);
    prompt.closed(&ESCAPE, mandatory);
    prompt.closed(&super::attack::REFUSE, CANNOT_REFUSE_SHOT);
    concede(&mut prompt);
    prompt
}

pub(in crate::games::ancients) fn choose_when_cornered(In(id): In<PieceId>, watch: Watch, ask: Ask) -> Prompt {
    let field = watch.field();
    let unit = field.unit(id);
    let mut prompt = ask.prompt(unit.side, "ancients-ask-cornered").with("unit", piece(id)).with("hex", hex(unit.at));
    prompt.offer(&STAY, [()], |()| Ok(()));
    let near = field.board.hexes.neighbours(unit.at).iter().copied();
    prompt.offer(&ESCAPE, near, |to| may_escape(&field, id, to));
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
