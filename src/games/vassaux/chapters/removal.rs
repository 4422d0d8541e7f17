//! Taking losses off the table (chapters 14, 15 and 17): the dice of an attack, who falls, and what falls with a leader.
use super::attack::{
    self, AttackProfile, AttackResult, DefenceProfile, Manner, OrderDie, Pick, Purposes, Shelter, Switches,
};
use super::cohesion;
use crate::games::vassaux::access::{Board, Fighter, Read, Write};
use crate::games::vassaux::data::magic::{Power, Spell};
use crate::games::vassaux::state::combat::Due;
use crate::games::vassaux::state::fighters::Fate;
use crate::games::vassaux::state::losses::{Exposed, Losses, MayNotFall, Next};
use crate::table::prelude::{
    Ask, Entry, Flow, PieceId, Prompt, Refusal, Roll, RuleApp, Seat, Step, Target, Verb, Word,
};
use bevy::prelude::*;

/// Losses fall until none is left; the owner chooses among equals (D15).
pub const LOSSES: Step<()> = Step::new("vassaux.losses");
/// Who of several falls.
pub const LOSE: Step<()> = Step::new("vassaux.lose");

/// Takes this fighter off.
pub const REMOVE: Verb<PieceId> = Verb::new("vassaux.remove");
/// Takes off those who usually fall.
pub const LOSE_USUAL: Verb<()> = Verb::new("vassaux.lose_usual");

const NOT_IN_CONTACT: Refusal = Refusal::new("loss_not_in_contact", "V-15.04");
const WRONG_PRIORITY: Refusal = Refusal::new("loss_wrong_priority", "V-15.03");
const WRONG_DISTANCE: Refusal = Refusal::new("loss_wrong_priority", "V-17.11");

const PURPOSES: Purposes = Purposes {
    order_die: "vassaux-roll-order",
    defence: "vassaux-roll-defence",
    attack: "vassaux-roll-attack",
    reroll: "vassaux-roll-reroll",
};

/// The switches of the dice of an attack.
pub fn switches(board: &Board) -> Switches {
    let of = &board.rules.switches;
    Switches {
        doubling: of.doubling,
        ones: of.ones,
        knight_guard: of.knight_guard,
        thorn_min_on_zero: of.thorn_min_on_zero,
    }
}

/// How a unit defends itself against this manner of attack: its majority figures, what adds to them (V-5.06, V-20.07), and what
/// doubles them (V-9.19, V-14.02, V-14.03); `covered` against shots only.
pub fn defence(board: &Board, group: PieceId, manner: Manner, covered: bool) -> DefenceProfile {
    let figures = board.field.members(group).map(|base| board.rules.figures_of(base.id)).collect::<Vec<_>>();
    let of = |value: fn(&crate::games::vassaux::data::army::units::Unit) -> i32| {
        attack::majority(figures.iter().map(|figures| value(figures)))
    };
    let unit = board.rules.figures(group);
    let armour = &board.rules.data.gear.armours[unit.build.armour];
    let mut shelters = vec![];
    if board.is_fortified(group) {
        shelters.push(Shelter::Fortified);
    }
    if covered {
        shelters.push(Shelter::Covered);
    }
    if !armour.doubled_by.is_empty() {
        shelters.push(Shelter::SiegeArmour);
    }
    let shot = manner == Manner::Shot;
    let aura = !shot && board.magic.lies_on(Spell::DefenceAura, group);
    let immaterial = shot && board.rules.has(group, Power::Immaterial);
    let magic = &board.rules.data.magic;
    let (necrosis, risen) = (Spell::Necrosis, Spell::Resurrection);
    DefenceProfile {
        df: of(|unit| unit.stats.df).unwrap_or(unit.stats.df),
        flat: i32::from(aura) + i32::from(immaterial),
        shelters,
        hp: of(|unit| unit.stats.hp).unwrap_or(unit.stats.hp),
        resurrected: board.magic.lies_on(risen, group).then_some(magic.resurrection_hp),
        pick: if board.magic.lies_on(necrosis, group) { Pick::Worst } else { Pick::Best },
        knight_armour: armour.guard,
        chevaliers: board.rules.is_chevalier(group),
    }
}

/// What an attack roll has brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Struck {
    pub hits: u32,
    /// How many fall.
    pub losses: u32,
}

/// Rolls an attack on a group, of whom these may fall, and notes its dice; what it costs is still to be taken. Without attack dice nothing is rolled (V-14.05). A
/// resurrection is used up by one roll, hits or none (V-22.09, V-22.16).
pub fn roll(
    write: &mut Write,
    attacker: PieceId,
    (target, exposed): (PieceId, &[Exposed]),
    profile: &AttackProfile,
    covered: bool,
) -> Struck {
    let board = write.board();
    if profile.dice == 0 && profile.order_die == OrderDie::None {
        let host = board.host_of(attacker);
        write.chronicle.note("V-14.05", || {
            let entry = Entry::new("vassaux-log-no-dice", "V-14.05").by(host);
            entry.with("unit", Word::On(Target::Piece(attacker))).with("target", Word::On(Target::Piece(target)))
        });
        return Struck::default();
    }
    let (defence, switches) = (defence(&board, target, profile.manner, covered), switches(&board));
    let result: AttackResult = attack::attack(profile, &defence, &switches, &mut |sides| write.dice.die(sides));
    let seat = |group: PieceId| board.host_of(group);
    let rolls: Vec<Roll> = result.log(seat(attacker), seat(target), PURPOSES);
    let losses = fallen(write, exposed, result.losses);
    let hits = result.roll.hits;
    write.chronicle.note("V-14.06", || {
        let entry = Entry::new("vassaux-log-attack", "V-14.06")
            .by(seat(attacker))
            .with("unit", Word::On(Target::Piece(attacker)))
            .with("target", Word::On(Target::Piece(target)))
            .with("threshold", Word::Number(result.threshold.value))
            .with("hits", Word::Number(hits as i32))
            .with("losses", Word::Number(losses as i32));
        rolls.into_iter().fold(entry, Entry::roll)
    });
    if defence.resurrected.is_some() {
        write.magic.use_up(Spell::Resurrection, target);
    }
    Struck { hits, losses }
}

/// How many fall of these fighters: losses beyond them are ignored, and not told either (V-15.04).
pub fn fallen(write: &Write, exposed: &[Exposed], losses: u32) -> u32 {
    Losses::new(exposed.iter().copied(), losses, write.rules.0.switches.melee_overflow).left()
}

/// Notes losses that a unit has to take, among these fighters.
pub fn owe(write: &mut Write, unit: PieceId, exposed: Vec<Exposed>, losses: u32) {
    let overflow = write.rules.0.switches.melee_overflow;
    let losses = Losses::new(exposed, losses, overflow);
    write.combat.due = Some(Due { unit, losses, fallen: 0 });
}

/// A fighter falls: he is off the table, and if he led his unit it has no leader any more (V-3.05, V-3.10, V-7.02).
pub fn kill(write: &mut Write, fighter: PieceId) {
    let board = write.board();
    let Some(found) = board.fighter(fighter) else { return };
    let under = found.under;
    write.take_off(fighter, Fate::Killed);
    let unit = write.pieces_of(under).id;
    write.deeds(unit, |deeds| {
        deeds.killed = deeds.killed.saturating_add(1);
        deeds.killed_in_all = deeds.killed_in_all.saturating_add(1);
    });
    let host = board.unit(unit).host;
    let was_leader = board.unit(unit).leader == Some(fighter);
    if was_leader {
        write.leave_leaderless(unit);
    }
    let is_own = |other: &&Fighter| write.pieces_of(other.under).id == unit && other.id != fighter;
    let is_last = !board.fighters.iter().filter(is_own).any(|other| other.fate == Fate::OnTable);
    let told = match is_last {
        true if board.lord(host).id == unit => Some(("vassaux-log-lord-fallen", "V-3.06")),
        true => Some(("vassaux-log-wiped-out", "V-3.05")),
        false => was_leader.then_some(("vassaux-log-leader-lost", "V-7.02")),
    };
    if let Some((text, rule)) = told {
        write.chronicle.note(rule, || {
            let entry = Entry::new(text, rule).by(host).with("unit", Word::On(Target::Piece(unit)));
            entry.with("side", Word::On(Target::Seat(host)))
        });
    }
}

/// Takes off all who fall without a choice; asks the owner where there is one.
fn losses(In(()): In<()>, mut write: Write) -> Flow {
    let Some(due) = write.combat.due.clone() else { return Flow::done() };
    match due.losses.next() {
        Next::Choose(_) if write.is_automated(due.unit) => {
            fall_usual(&mut write);
            Flow::again()
        }
        Next::Choose(_) => Flow::then([LOSE.on(())]).and_again(),
        Next::Fall(fighters) => {
            for fighter in fighters {
                fall(&mut write, fighter);
            }
            Flow::again()
        }
        Next::Done => {
            write.combat.due = None;
            let fallen = due.fallen;
            if let Some(melee) = write.combat.melees.last_mut() {
                melee.suffer(due.unit, fallen);
            }
            cohesion::test(&mut write);
            Flow::done()
        }
    }
}

/// One fighter falls to the attack under way.
fn fall(write: &mut Write, fighter: PieceId) {
    if let Some(due) = &mut write.combat.due
        && due.losses.fall(fighter).is_ok()
    {
        due.fallen += 1;
        kill(write, fighter);
    }
}

fn lose(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let Some(due) = &read.combat.due else { return ask.prompt(Seat(0), "vassaux-ask-lose") };
    let board = read.board();
    let host = board.host_of(due.unit);
    let mut prompt = ask.prompt(host, "vassaux-ask-lose").with("unit", Word::On(Target::Piece(due.unit)));
    let Next::Choose(among) = due.losses.next() else { return prompt };
    let in_melee = !read.combat.melees.is_empty();
    prompt.offer(&REMOVE, among, |fighter| match due.losses.clone().fall(fighter) {
        Ok(()) => Ok(()),
        Err(MayNotFall::NotInContact) => Err(NOT_IN_CONTACT),
        Err(MayNotFall::WrongPriority) if in_melee => Err(WRONG_PRIORITY),
        Err(MayNotFall::WrongPriority) => Err(WRONG_DISTANCE),
    });
    prompt.offer(&LOSE_USUAL, [()], |()| Ok(()));
    prompt.closing = Some(LOSE_USUAL.on(()));
    prompt
}

fn remove(In((_, fighter)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    fall(&mut write, fighter);
    Flow::done()
}

fn lose_usual(In((_, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    fall_usual(&mut write);
    Flow::done()
}

/// All fall who do if nobody chooses (D15).
fn fall_usual(write: &mut Write) {
    let all = write.combat.due.as_ref().map(|due| due.losses.clone().all_usual()).unwrap_or_default();
    for fighter in all {
        fall(write, fighter);
    }
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&LOSSES, losses).decision(&LOSE, lose).verb(&REMOVE, remove).verb(&LOSE_USUAL, lose_usual);
}
