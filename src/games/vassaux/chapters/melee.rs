//! Chapters 15 and 16, melee: blows, blows in return, several units in one fight, and reorganising afterwards.
use super::attack::{AttackProfile, Fumbles, Manner, OrderDie, pool};
use super::contests;
use super::formation::FORM_UP;
use super::magic::black::{self, MARTYRS, MARTYRS_LEAVE};
use super::magic::red::{self, AFTER_THORNS};
use super::magic::{effects, green};
use super::movement::REORGANISE;
use super::outcome;
use super::removal::{self, LOSSES};
use super::solo::{answers, placing};
use crate::games::vassaux::access::{Board, Read, Write};
use crate::games::vassaux::data::magic::Power;
use crate::games::vassaux::data::switches::{AttackScope, MeleeBonus};
use crate::games::vassaux::state::combat::{Fighting, Melee, Phase};
use crate::games::vassaux::state::frames::Frame;
use crate::games::vassaux::state::losses::{Danger, Exposed};
use crate::games::vassaux::state::orders::OrderKind;
use crate::table::ground::spots::square;
use crate::table::kit::contests::Throw;
use crate::table::prelude::{Ask, Entry, Flow, PieceId, Prompt, Refusal, RuleApp, Seat, Step, Target, Verb, Word};
use bevy::prelude::*;

/// The unit that acts begins a melee: after a charge with all whom it touches, those it met in passing too, else with its target
/// (V-13.09, V-13.12, V-16.01). Nobody fights without such an order (V-15.13).
pub const FIGHT: Step<()> = Step::new("vassaux.fight");
/// Whom fighters strike who touch several units (V-16.02).
pub const ALLOT: Step<()> = Step::new("vassaux.allot");
/// Which unit is struck, or strikes, next (V-16.03, V-16.13).
pub const RESOLVE_FIRST: Step<()> = Step::new("vassaux.resolve_first");
/// The next strike of the melee, or its end.
pub const BLOWS: Step<()> = Step::new("vassaux.blows");
/// One unit strikes another.
pub const BLOW: Step<PieceId> = Step::new("vassaux.blow");
/// The contest at the end (V-15.08, V-16.05).
pub const MELEE_CONTEST: Step<()> = Step::new("vassaux.melee_contest");
/// The next unit reorganises, or the melee is over.
pub const NEXT_REORGANISES: Step<()> = Step::new("vassaux.next_reorganises");
/// One unit has reorganised.
pub const REORGANISED: Step<()> = Step::new("vassaux.reorganised");

/// The fighter who is asked about strikes this unit.
pub const STRIKE_AT: Verb<PieceId> = Verb::new("vassaux.strike_at");
/// This unit first.
pub const FIRST: Verb<PieceId> = Verb::new("vassaux.first");
/// All who are left strike the target of the order.
pub const STRIKE_TARGET: Verb<()> = Verb::new("vassaux.strike_target");

const NOT_TOUCHED: Refusal = Refusal::new("target_not_in_contact", "V-16.02");
const NOT_IN_FIGHT: Refusal = Refusal::new("target_not_in_contact", "V-16.03");

/// The enemy groups that a group touches, by number.
pub fn touched(board: &Board, group: PieceId) -> Vec<PieceId> {
    let field = &board.field;
    let mut touched: Vec<PieceId> = field.contacts_of(group).map(|(_, enemy)| enemy.group).collect();
    touched.sort_unstable();
    touched.dedup();
    touched
}

/// The melee that a unit begins by its order against its target: a charge strikes every unit that it touches, in reaction the
/// interrupted one alone; an attack one unit (V-13.09, V-13.10, V-16.01, V-18.17). Nothing where it does not touch its target.
pub fn begun(board: &Board, frame: &Frame) -> Option<Melee> {
    let charges = matches!(frame.order(), Some(OrderKind::Charge | OrderKind::CoordinatedCharge));
    let target = board.stands_as(frame.target.filter(|_| board.is_able(frame.unit))?);
    let touched = touched(board, frame.unit);
    if !touched.contains(&target) {
        return None;
    }
    let all = match board.rules.switches.attack_scope {
        AttackScope::ChargesAll => charges,
        AttackScope::One => false,
        AttackScope::All => true,
    };
    let mut units = vec![target];
    if all && frame.interrupts.is_none() {
        units.extend(touched.into_iter().filter(|unit| *unit != target));
    }
    let fighting = |unit| Fighting { unit, losses: 0, struck: false };
    let coordinated = frame.order() == Some(OrderKind::CoordinatedAttack)
        || frame.order() == Some(OrderKind::CoordinatedCharge) && board.rules.switches.charge_bonus_dice;
    Some(Melee {
        attacker: fighting(frame.unit),
        defenders: units.into_iter().map(fighting).collect(),
        phase: Phase::Attack,
        order_die: coordinated,
        by_charge: charges,
        aims: vec![],
        reorganise: vec![],
    })
}

/// The unit that acts fights (V-13.09).
fn fight(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let Some(melee) = write.frames.top().and_then(|frame| begun(&board, frame)) else { return Flow::done() };
    let martyrs = black::may_be_martyrs(&board, &melee, write.progress.initiative);
    let automated = write.is_automated(melee.attacker.unit);
    write.combat.melees.push(melee);
    if automated {
        allot_usual(&mut write);
    }
    let answer = |unit| if board.is_automated(unit) { answers::MARTYRS.on(unit) } else { MARTYRS.on(unit) };
    let allot = (!automated).then(|| ALLOT.on(()));
    Flow::then(martyrs.into_iter().map(answer).chain(allot).chain([BLOWS.on(())]))
}

/// The fighters of the attacker who touch several of the units that are attacked and have not been told yet whom to strike
/// (V-16.02), by id, each with those units.
fn undecided(board: &Board, melee: &Melee) -> Vec<(PieceId, Vec<PieceId>)> {
    let in_fight = |group: PieceId| melee.defenders.iter().any(|defender| defender.unit == group);
    let mut found = vec![];
    for base in board.field.members(melee.attacker.unit) {
        let mut groups: Vec<PieceId> = board
            .field
            .touching(base.host, &base.disc)
            .map(|enemy| enemy.group)
            .filter(|group| in_fight(*group))
            .collect();
        groups.sort_unstable();
        groups.dedup();
        if groups.len() > 1 && !melee.aims.iter().any(|(fighter, _)| *fighter == base.id) {
            found.push((base.id, groups));
        }
    }
    found
}

fn allot(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let Some(melee) = read.combat.melees.last() else { return ask.prompt(Seat(0), "vassaux-ask-allot") };
    let host = board.host_of(melee.attacker.unit);
    let undecided = undecided(&board, melee);
    let mut prompt = ask.prompt(host, "vassaux-ask-allot");
    let Some((fighter, groups)) = undecided.first() else { return prompt };
    prompt = prompt.with("fighter", Word::On(Target::Piece(*fighter)));
    prompt.offer(
        &STRIKE_AT,
        groups.iter().copied(),
        |unit| if groups.contains(&unit) { Ok(()) } else { Err(NOT_TOUCHED) },
    );
    prompt.offer(&STRIKE_TARGET, [()], |()| Ok(()));
    prompt.closing = Some(STRIKE_TARGET.on(()));
    prompt
}

fn strike_at(In((_, unit)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    let board = write.board();
    if let Some(melee) = write.combat.melees.last_mut() {
        let next = undecided(&board, melee).first().map(|(fighter, _)| *fighter);
        melee.aims.extend(next.map(|fighter| (fighter, unit)));
    }
    Flow::again()
}

fn strike_target(In((_, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    allot_usual(&mut write);
    Flow::done()
}

/// All who touch several units strike the target of the order, if they touch it (D14).
fn allot_usual(write: &mut Write) {
    let board = write.board();
    if let Some(melee) = write.combat.melees.last_mut() {
        let target = melee.defenders[0].unit;
        for (fighter, groups) in undecided(&board, melee) {
            melee.aims.push((fighter, if groups.contains(&target) { target } else { groups[0] }));
        }
    }
}

/// The units between which there is a choice of who comes next: those not struck yet, or those that have not struck back.
fn open(board: &Board, melee: &Melee) -> Vec<PieceId> {
    let there = |unit: PieceId| board.field.members(unit).next().is_some();
    melee.defenders.iter().filter(|defender| !defender.struck && there(defender.unit)).map(|d| d.unit).collect()
}

fn resolve_first(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let Some(melee) = read.combat.melees.last() else { return ask.prompt(Seat(0), "vassaux-ask-first") };
    let attacker = board.host_of(melee.attacker.unit);
    let (host, text) = match melee.phase {
        Phase::StrikeBack => (Seat(1 - attacker.0), "vassaux-ask-first-back"),
        _ => (attacker, "vassaux-ask-first"),
    };
    let mut prompt = ask.prompt(host, text);
    let open = open(&board, melee);
    prompt.offer(&FIRST, open.iter().copied(), |unit| if open.contains(&unit) { Ok(()) } else { Err(NOT_IN_FIGHT) });
    prompt
}

fn first(In((_, unit)): In<(Seat, PieceId)>) -> Flow {
    Flow::then([BLOW.on(unit), LOSSES.on(())])
}

/// V-16.03, V-15.05, V-15.10: the attacker's strikes one by one, then those of the defenders, then the contest.
fn blows(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let Some(melee) = write.combat.melees.last().cloned() else { return Flow::done() };
    let attacker_there = board.field.members(melee.attacker.unit).next().is_some();
    let open = open(&board, &melee);
    let phase = &mut write.combat.melees.last_mut().expect("one is under way").phase;
    match (&open[..], melee.phase) {
        (_, Phase::Reorganising) => Flow::done(),
        ([], Phase::Attack) => {
            *phase = Phase::StrikeBack;
            for defender in &mut write.combat.melees.last_mut().expect("one is under way").defenders {
                defender.struck = false;
            }
            Flow::again()
        }
        ([], Phase::StrikeBack) => {
            *phase = Phase::Reorganising;
            Flow::then([MARTYRS_LEAVE.on(()), MELEE_CONTEST.on(()), NEXT_REORGANISES.on(())])
        }
        _ if !attacker_there => {
            *phase = Phase::Reorganising;
            Flow::then([MARTYRS_LEAVE.on(()), MELEE_CONTEST.on(()), NEXT_REORGANISES.on(())])
        }
        ([only], _) => Flow::then([BLOW.on(*only), LOSSES.on(())]).and_again(),
        several => answers::next_blow(&board, &melee, several.0)
            .unwrap_or_else(|| Flow::then([RESOLVE_FIRST.on(())]).and_again()),
    }
}

/// How a fighter stands among enemies, for the order in which fighters fall (V-15.03).
pub fn exposed(board: &Board, target: PieceId, striker: PieceId) -> Vec<Exposed> {
    let field = &board.field;
    let vassal = field.leader(target);
    let of = |base: &crate::games::vassaux::field::groups::Base| {
        let enemies: Vec<PieceId> = field.touching(base.host, &base.disc).map(|enemy| enemy.group).collect();
        Exposed {
            fighter: base.id,
            leads: vassal.is_some_and(|vassal| vassal.id == base.id),
            from_vassal: vassal.map_or(0, |vassal| square(vassal.centre(), base.centre())),
            to: Danger::Blows { enemies: enemies.len() as u32, touches_striker: enemies.contains(&striker) },
        }
    };
    field.members(target).map(of).collect()
}

/// A strike of one unit against another before its dice are rolled.
pub struct Blow {
    pub striker: PieceId,
    pub target: PieceId,
    pub profile: AttackProfile,
    /// Fighters who strike (V-15.01).
    pub strikers: Vec<PieceId>,
    /// Who may fall.
    pub exposed: Vec<Exposed>,
}

/// The strike of a melee that is due against, or in return by, `other` (V-15.01, V-15.02, V-15.03, V-15.04, V-15.05, V-15.06,
/// V-16.02, V-16.04): the fighters of one unit who touch the other strike it. In the attack `other` is struck by the attacker; in
/// the strike back it strikes the attacker alone (V-16.13).
pub fn blow_of(board: &Board, melee: &Melee, other: PieceId) -> Blow {
    let attacks = melee.phase == Phase::Attack;
    let (striker, target) = if attacks { (melee.attacker.unit, other) } else { (other, melee.attacker.unit) };
    let field = &board.field;
    let aims_elsewhere =
        |fighter: PieceId| attacks && melee.aims.iter().any(|(one, aim)| *one == fighter && *aim != target);
    let touches = |base: &&crate::games::vassaux::field::groups::Base| {
        field.touching(base.host, &base.disc).any(|enemy| enemy.group == target) && !aims_elsewhere(base.id)
    };
    let mounted = board.rules.is_mounted(target);
    let always = board.rules.switches.melee_bonus == MeleeBonus::Always;
    let charges = melee.by_charge && attacks;
    let strikers: Vec<PieceId> = field.members(striker).filter(touches).map(|base| base.id).collect();
    let fury = green::fury(board, striker) as u32;
    let dice = strikers.iter().map(|fighter| board.rules.melee_dice(*fighter, mounted, always || charges) + fury);
    let times = if board.magic.is_martyr(striker) { board.rules.data.magic.martyrs_times.max(1) as u32 } else { 1 };
    let first = attacks && melee.order_die && !melee.defenders.iter().any(|defender| defender.struck);
    let profile = AttackProfile {
        manner: if charges { Manner::Charge } else { Manner::Melee },
        dice: pool(dice, times),
        order_die: if first { OrderDie::Rolls } else { OrderDie::None },
        chevaliers: board.rules.is_chevalier(striker),
        fumbles: Fumbles::of(board.rules.has(striker, Power::Fierce), false, board.rules.switches.ones),
    };
    Blow { striker, target, profile, strikers, exposed: exposed(board, target, striker) }
}

fn blow(In(other): In<PieceId>, mut write: Write) -> Flow {
    let board = write.board();
    let Some(melee) = write.combat.melees.last().cloned() else { return Flow::done() };
    let attacks = melee.phase == Phase::Attack;
    let Blow { striker, target, profile, strikers, exposed } = blow_of(&board, &melee, other);
    let struck = removal::roll(&mut write, striker, (target, &exposed), &profile, false);
    removal::owe(&mut write, target, exposed, struck.losses);
    // Thorns strike back at who attacks before anybody falls (V-20.08).
    let thorns = attacks && red::thorns(&mut write, target, striker, struck.hits);
    let fight = write.combat.melees.last_mut().expect("one is under way");
    if let Some(at) = fight.defenders.iter().position(|defender| defender.unit == other) {
        let mut defender = fight.defenders.remove(at);
        let before = if attacks { fight.defenders.iter().filter(|d| d.struck).count() } else { at };
        defender.struck = true;
        // Those who have been struck stand in the order in which they were, for they roll in it (V-2.06).
        fight.defenders.insert(before, defender);
    }
    // Whoever has struck does not strike once more, should those whom he struck join others in this fight.
    let once = strikers.into_iter().filter(|_| attacks).map(|fighter| (fighter, target));
    fight.aims.extend(once);
    if thorns { Flow::then([LOSSES.on(()), AFTER_THORNS.on(())]) } else { Flow::done() }
}

/// V-15.07: what a unit rolls against after a melee in which it has lost so many.
pub fn combat_losses(board: &Board, unit: PieceId, lost: u32) -> u32 {
    let command = board.field.leader(unit).map_or(0, |_| board.rules.figures(unit).cmd.max(0) as u32);
    contests::combat_losses(lost, command)
}

/// The dice of the contest after a melee (V-15.08).
pub fn contest_throw(board: &Board) -> Throw {
    let dice = board.rules.data.constants.combat_contest;
    Throw { dice: dice.dice as u8, sides: dice.sides }
}

/// V-15.07, V-15.08, V-16.05, V-15.10: every unit that is left rolls against its losses less its leader's command; the better its
/// margin the earlier it reorganises. A unit without a leader cannot (V-16.10), but rolls.
fn melee_contest(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let Some(melee) = write.combat.melees.last().cloned() else { return Flow::done() };
    let units = std::iter::once(&melee.attacker).chain(&melee.defenders);
    let left: Vec<&Fighting> = units.filter(|f| board.field.members(f.unit).next().is_some()).collect();
    let lost: Vec<u32> = left.iter().map(|f| combat_losses(&board, f.unit, u32::from(f.losses))).collect();
    let throw = contest_throw(&board);
    let ranking = contests::reorganising_order(&lost, throw, &mut |sides| write.dice.die(sides));
    let seat = |side: usize| board.host_of(left[side].unit);
    let rolls: Vec<_> = ranking
        .rolled
        .iter()
        .flat_map(|rolled| rolled.log(throw, seat, "vassaux-roll-combat", "vassaux-roll-coin"))
        .collect();
    // A side left alone rolls nothing (V-15.10).
    if !rolls.is_empty() {
        let first = ranking.order.first().map_or(Target::Nothing, |side| Target::Piece(left[*side].unit));
        let entry = Entry::new("vassaux-log-contest", "V-15.08").with("first", Word::On(first));
        let contest = || rolls.into_iter().fold(entry, Entry::roll);
        write.chronicle.note("V-15.08", contest);
    }
    let order = ranking.order.iter().map(|side| left[*side].unit).collect();
    write.combat.melees.last_mut().expect("one is under way").reorganise = order;
    Flow::done()
}

/// V-15.09, V-16.10, V-16.11: the next of them reorganises; when all have, the melee is over.
fn next_reorganises(In(()): In<()>, mut write: Write) -> Flow {
    outcome::judge_last_fallen(&mut write);
    if write.outcome.0.is_some() {
        return Flow::done();
    }
    let board = write.board();
    let Some(melee) = write.combat.melees.last_mut() else { return Flow::done() };
    match melee.reorganise.first().copied() {
        None => {
            let over = write.combat.melees.pop();
            effects::end_melee(&mut write, over.as_ref());
            Flow::done()
        }
        Some(unit) if board.field.leader(unit).is_none() => {
            melee.reorganise.remove(0);
            Flow::again()
        }
        Some(unit) if board.is_automated(unit) => {
            Flow::then([placing::REORGANISES.on(()), REORGANISED.on(())]).and_again()
        }
        Some(_) => Flow::then([REORGANISE.on(()), FORM_UP.on(()), REORGANISED.on(())]).and_again(),
    }
}

fn reorganised(In(()): In<()>, mut write: Write) -> Flow {
    if let Some(melee) = write.combat.melees.last_mut().filter(|melee| !melee.reorganise.is_empty()) {
        melee.reorganise.remove(0);
    }
    Flow::done()
}

/// Registers the steps, decisions and verbs of these chapters.
pub fn plugin(app: &mut App) {
    app.step(&FIGHT, fight)
        .decision(&ALLOT, allot)
        .verb(&STRIKE_AT, strike_at)
        .verb(&STRIKE_TARGET, strike_target)
        .decision(&RESOLVE_FIRST, resolve_first)
        .verb(&FIRST, first)
        .step(&BLOWS, blows)
        .step(&BLOW, blow)
        .step(&MELEE_CONTEST, melee_contest)
        .step(&NEXT_REORGANISES, next_reorganises)
        .step(&REORGANISED, reorganised);
}
