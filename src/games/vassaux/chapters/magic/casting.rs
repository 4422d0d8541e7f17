//! Chapter 19, casting: which spell, at whom, with how many dice, and whether it succeeds.
use super::dice::{SpellRoll, spell_roll};
use super::dispelling::{self, COUNTER};
use super::effects::EFFECT;
use super::red;
use crate::games::vassaux::access::{Board, Read, Write};
use crate::games::vassaux::chapters::attack::{Fumbles, SIDES};
use crate::games::vassaux::chapters::shooting;
use crate::games::vassaux::chapters::solo::answers;
use crate::games::vassaux::data::magic::{Power, School, Spell, SpellTarget, Threshold};
use crate::games::vassaux::field::sight;
use crate::games::vassaux::state::frames::Frame;
use crate::games::vassaux::state::magic::Casting;
use crate::table::prelude::{
    Allowed, Ask, Entry, Flow, Kind, PieceId, Prompt, Refusal, Roll, RuleApp, Seat, Step, Target, Verb, Word,
};
use bevy::prelude::*;

/// Which spell is cast (D08).
pub const SPELL: Step<()> = Step::new("vassaux.spell");
/// At whom (V-19.04).
pub const AIM: Step<()> = Step::new("vassaux.aim");
/// The M of a meteor (V-20.10).
pub const POWER: Step<()> = Step::new("vassaux.power");
/// How many dice of the reserve are rolled as well (V-19.05).
pub const STAKE: Step<()> = Step::new("vassaux.stake");
/// How many invocation dice are (V-22.01).
pub const SUMMON: Step<()> = Step::new("vassaux.summon");
/// The dice are rolled.
pub const SPELL_ROLL: Step<()> = Step::new("vassaux.spell_roll");

/// Casts this spell.
pub const CAST: Verb<Kind> = Verb::new("vassaux.cast");
/// Casts it at this unit.
pub const CAST_AT: Verb<PieceId> = Verb::new("vassaux.cast_at");
/// Announces the M of a meteor.
pub const ANNOUNCE: Verb<i32> = Verb::new("vassaux.announce");
/// Rolls so many dice of the reserve as well.
pub const ADD_DICE: Verb<i32> = Verb::new("vassaux.add_dice");
/// Rolls so many invocation dice as well.
pub const ADD_INVOCATION: Verb<i32> = Verb::new("vassaux.add_invocation");

const NO_SCHOOL: Refusal = Refusal::new("no_school", "V-19.01");
const NOT_A_CASTER: Refusal = Refusal::new("not_a_caster", "V-19.01");
const NO_SPELL: Refusal = Refusal::new("not_a_spell", "V-19.01");
const WRONG_SCHOOL: Refusal = Refusal::new("wrong_school", "V-5.01");
/// The caster has cast all that he may in this turn.
pub const ALREADY_CAST: Refusal = Refusal::new("spell_already_cast", "V-19.03");
const NOT_VISIBLE: Refusal = Refusal::new("target_not_visible", "V-19.04");
const NO_LOSS: Refusal = Refusal::new("no_loss_this_turn", "V-21.06");
const NOBODY_IN_AURA: Refusal = Refusal::new("nobody_in_aura", "V-20.09");
const ORDERED: Refusal = Refusal::new("target_already_ordered", "V-22.07");
const DISORDERED: Refusal = Refusal::new("unit_disordered", "V-22.17");
const NOT_ON_TABLE: Refusal = Refusal::new("unit_not_on_table", "V-22.17");
const DUEL: Refusal = Refusal::new("duel_units_locked", "V-22.13");
const NO_RESERVE: Refusal = Refusal::new("enemy_reserve_empty", "V-22.10");
const NEEDS_M: Refusal = Refusal::new("meteor_needs_m", "V-20.10");
const TOO_MANY_DICE: Refusal = Refusal::new("too_many_spell_dice", "V-19.05");
const NO_INVOCATION: Refusal = Refusal::new("no_invocation_dice", "V-22.01");
const NO_UNIT: Refusal = Refusal::new("spells_go_to_units", "V-19.04");

/// How many spells the leader of a unit may cast in a turn: one, and two with a power (V-19.03, V-20.02, V-21.02, V-22.03).
pub fn allowance(board: &Board, unit: PieceId) -> u8 {
    let twice = [Power::GraduateMage, Power::PackLeader, Power::BlackMagic];
    if twice.iter().any(|power| board.rules.has(unit, *power)) { 2 } else { 1 }
}

/// The spell of a kind of the match.
fn spell_of(board: &Board, kind: Kind) -> Option<Spell> {
    board.rules.spell(kind).and_then(|data| Spell::of_id(&data.id))
}

/// Whether the leader of a unit may be ordered to cast at all (V-19.01, V-19.03); nothing else
/// limits how often a spell is cast (V-5.04).
pub fn is_caster(board: &Board, unit: PieceId) -> Allowed {
    match board.rules.school(board.unit(unit).host) {
        None => Err(NO_SCHOOL),
        Some(_) if board.field.leader(unit).is_none() => Err(NOT_A_CASTER),
        Some(_) if board.magic.casts_of(unit) >= allowance(board, unit) => Err(ALREADY_CAST),
        Some(_) => Ok(()),
    }
}

/// Whether the order to cast can be carried out: some spell can (V-8.10).
pub fn is_possible(board: &Board, unit: PieceId) -> Allowed {
    is_caster(board, unit)?;
    let school = board.rules.school(board.unit(unit).host);
    let own = Spell::ALL.into_iter().filter(|spell| Some(board.rules.spell_data(*spell).school) == school);
    let mut why = NOT_A_CASTER;
    for spell in own {
        match may_cast(board, unit, spell) {
            Ok(()) => return Ok(()),
            Err(refusal) => why = refusal,
        }
    }
    Err(why)
}

/// Whether the leader of a unit may cast this spell: it is of his school (V-5.01), and there is somebody to cast it at.
pub fn may_cast(board: &Board, unit: PieceId, spell: Spell) -> Allowed {
    is_caster(board, unit)?;
    let host = board.unit(unit).host;
    let data = board.rules.spell_data(spell);
    if board.rules.school(host) != Some(data.school) {
        return Err(WRONG_SCHOOL);
    }
    match data.target {
        SpellTarget::VisibleUnit | SpellTarget::VisibleUnitWithoutOrder | SpellTarget::ShotTarget => {
            let mut why = NOT_VISIBLE;
            for group in board.field.groups() {
                match may_aim(board, unit, spell, group.id) {
                    Ok(()) => return Ok(()),
                    Err(refusal) if tells(&refusal) >= tells(&why) => why = refusal,
                    Err(_) => {}
                }
            }
            Err(why)
        }
        SpellTarget::OwnUnit if board.unit(unit).deeds.killed == 0 => Err(NO_LOSS),
        SpellTarget::EnemiesInAura if red::in_fire(board, unit).is_empty() => Err(NOBODY_IN_AURA),
        // That of the automaton is never empty (V-22.14).
        SpellTarget::EnemyReserve
            if board.reserves.of(Seat(1 - host.0)).reserve == 0 && !board.is_automaton(Seat(1 - host.0)) =>
        {
            Err(NO_RESERVE)
        }
        SpellTarget::OwnUnit
        | SpellTarget::EnemiesInAura
        | SpellTarget::UnitsInAura
        | SpellTarget::EnemyReserve
        | SpellTarget::WholeGame => Ok(()),
    }
}

/// How much a refusal tells who asks why a spell cannot be cast at anybody: that one is not seen, or too far off, tells little, that
/// one is of his own host least.
fn tells(refusal: &Refusal) -> u8 {
    match refusal.reason {
        "target_own_host" => 0,
        "target_not_visible" | "no_line_of_sight" | "out_of_range" => 1,
        _ => 2,
    }
}

/// Whether a spell may be cast at a unit or at confused fighters (V-19.04, V-19.16, V-20.10, V-20.11, V-22.07, V-22.13, V-22.17).
pub fn may_aim(board: &Board, unit: PieceId, spell: Spell, group: PieceId) -> Allowed {
    let data = board.rules.spell_data(spell);
    let Some(caster) = board.field.leader(unit) else { return Err(NOT_A_CASTER) };
    if let Some(shot) = data.shot {
        return shooting::may_cast_shot(board, unit, shot, group);
    }
    if board.field.group(group).is_none() {
        let waits = board.rules.roster.is_unit(group) && board.infiltrates(group);
        return Err(if waits { NOT_ON_TABLE } else { NOT_VISIBLE });
    }
    if !sight::sees_group(&board.field, caster, group) {
        return Err(NOT_VISIBLE);
    }
    if data.target == SpellTarget::VisibleUnitWithoutOrder {
        return may_be_corrupted(board, group);
    }
    Ok(())
}

/// Whether a unit on the table has had no order in this turn, and owes one (V-22.07, V-22.13, V-22.17).
fn may_be_corrupted(board: &Board, group: PieceId) -> Allowed {
    if !board.rules.roster.is_unit(group) {
        return Err(DISORDERED);
    }
    let unit = board.unit(group);
    match unit {
        _ if board.is_locked(group) => Err(DUEL),
        _ if unit.activated || !unit.given.0.is_empty() || board.magic.doom_of(group).is_some() => Err(ORDERED),
        _ => Ok(()),
    }
}

/// The unit that acts and casts.
fn acting(read: &Read) -> Option<Frame> {
    read.frames.top().cloned()
}

fn spell(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let Some(frame) = acting(&read) else { return ask.prompt(Seat(0), "vassaux-ask-spell") };
    let host = board.unit(frame.unit).host;
    let mut prompt = ask.prompt(host, "vassaux-ask-spell").with("unit", Word::On(Target::Piece(frame.unit)));
    prompt.offer(&CAST, board.rules.spells(), |kind| match spell_of(&board, kind) {
        Some(spell) => may_cast(&board, frame.unit, spell),
        None => Err(NO_SPELL),
    });
    prompt
}

fn cast(In((_, kind)): In<(Seat, Kind)>, mut write: Write) -> Flow {
    let board = write.board();
    let (Some(spell), Some(frame)) = (spell_of(&board, kind), write.frames.top()) else { return Flow::done() };
    let caster = frame.unit;
    let target = (board.rules.spell_data(spell).target == SpellTarget::OwnUnit).then_some(caster);
    write.magic.casting =
        Some(Casting { caster, spell, target, power: 0, extra: 0, summoned: 0, dispeller: None, verdict: None });
    Flow::then([
        AIM.on(()),
        POWER.on(()),
        STAKE.on(()),
        SUMMON.on(()),
        SPELL_ROLL.on(()),
        COUNTER.on(()),
        EFFECT.on(()),
    ])
}

/// A question about the spell that is being cast, to its caster.
fn question(ask: &Ask, board: &Board, casting: Option<&Casting>, text: &'static str) -> Prompt {
    let Some(casting) = casting else { return ask.prompt(Seat(0), text) };
    ask.prompt(board.unit(casting.caster).host, text)
        .with("unit", Word::On(Target::Piece(casting.caster)))
        .with("spell", Word::On(Target::Kind(board.rules.spell_kind(casting.spell))))
}

fn aim(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let casting = read.magic.casting.as_ref();
    let mut prompt = question(&ask, &board, casting, "vassaux-ask-aim");
    let Some(casting) = casting else { return prompt };
    let aimed = [SpellTarget::VisibleUnit, SpellTarget::VisibleUnitWithoutOrder, SpellTarget::ShotTarget];
    if !aimed.contains(&board.rules.spell_data(casting.spell).target) {
        return prompt;
    }
    let groups: Vec<PieceId> = board.field.groups().iter().map(|group| group.id).collect();
    prompt.offer(&CAST_AT, groups, |piece| match board.rules.roster.unit_of_group(piece) {
        Some(_) => may_aim(&board, casting.caster, casting.spell, piece),
        None => Err(NO_UNIT),
    });
    prompt
}

fn cast_at(In((_, target)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    if let Some(casting) = &mut write.magic.casting {
        casting.target = Some(target);
    }
    Flow::done()
}

/// The most dice that a caster may roll for a spell: the order die, as many more of the reserve as his command, and for rituals
/// every invocation die (V-19.05, V-22.01).
pub fn most_dice(board: &Board, casting: &Casting) -> i32 {
    1 + most_extra(board, casting.caster) + most_summoned(board, casting)
}
/// The most dice of the reserve that a caster may add (V-19.05).
pub fn most_extra(board: &Board, unit: PieceId) -> i32 {
    let reserve = i32::from(board.reserves.of(board.unit(unit).host).reserve);
    board.figures(unit).cmd.min(reserve)
}
/// The most invocation dice that a caster may add; none to a spell that is no ritual (V-22.01, V-22.02).
pub fn most_summoned(board: &Board, casting: &Casting) -> i32 {
    match board.rules.spell_data(casting.spell).school {
        School::Black => i32::from(board.reserves.of(board.unit(casting.caster).host).invocation),
        School::Red | School::Green => 0,
    }
}

/// What the dice of a spell must reach (V-19.06, V-20.10).
pub fn threshold(board: &Board, casting: &Casting) -> i32 {
    match board.rules.spell_data(casting.spell).threshold {
        Threshold::Fixed(number) => number,
        Threshold::Chosen => casting.power,
    }
}

/// V-20.10: the M is announced before the dice are rolled; no more than all of them together could show.
fn power(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let casting = read.magic.casting.as_ref();
    let mut prompt = question(&ask, &board, casting, "vassaux-ask-power");
    if let Some(casting) = casting
        && board.rules.spell_data(casting.spell).threshold == Threshold::Chosen
    {
        prompt.offer_range(&ANNOUNCE, 1..=SIDES * most_dice(&board, casting), NEEDS_M);
    }
    prompt
}
fn announce(In((_, power)): In<(Seat, i32)>, mut write: Write) -> Flow {
    if let Some(casting) = &mut write.magic.casting {
        casting.power = power;
    }
    Flow::done()
}

/// How many dice of one sort are added, up to so many; without any nothing is asked.
fn ask_dice(
    (ask, board): (&Ask, &Board),
    casting: Option<&Casting>,
    text: &'static str,
    verb: &Verb<i32>,
    most: impl FnOnce(&Casting) -> i32,
    too_many: Refusal,
) -> Prompt {
    let prompt = question(ask, board, casting, text);
    let Some(casting) = casting else { return prompt };
    let mut prompt = prompt.with("threshold", Word::Number(threshold(board, casting)));
    let most = most(casting);
    if most > 0 {
        prompt.offer_range(verb, 0..=most, too_many);
    }
    prompt
}

/// V-19.05: dice of the reserve are added before the roll.
fn stake(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let most = |casting: &Casting| most_extra(&board, casting.caster);
    let casting = read.magic.casting.as_ref();
    ask_dice((&ask, &board), casting, "vassaux-ask-stake", &ADD_DICE, most, TOO_MANY_DICE)
}
fn add_dice(In((_, dice)): In<(Seat, i32)>, mut write: Write) -> Flow {
    if let Some(casting) = &mut write.magic.casting {
        casting.extra = dice as u8;
    }
    Flow::done()
}

/// V-22.01: any number of invocation dice is added to a ritual.
fn summon(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let most = |casting: &Casting| most_summoned(&board, casting);
    let casting = read.magic.casting.as_ref();
    ask_dice((&ask, &board), casting, "vassaux-ask-summon", &ADD_INVOCATION, most, NO_INVOCATION)
}
fn add_invocation(In((_, dice)): In<(Seat, i32)>, mut write: Write) -> Flow {
    if let Some(casting) = &mut write.magic.casting {
        casting.summoned = dice as u8;
    }
    Flow::done()
}

/// V-19.06, V-19.07, V-19.08: the dice are rolled together; those of the reserve go to the discard at once, invocation dice are
/// spent (V-22.01). A spell that fails is over.
fn roll(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let Some(casting) = write.magic.casting.clone() else { return Flow::done() };
    let host = board.unit(casting.caster).host;
    let dice = 1 + u32::from(casting.extra) + u32::from(casting.summoned);
    let bag = write.reserves.of_mut(host);
    // The automaton pays nothing (V-24.07, V-24.16).
    let paid = if board.solo.leads(casting.caster) { 0 } else { casting.extra };
    bag.reserve -= paid;
    bag.discard += paid;
    bag.invocation -= casting.summoned;
    let threshold = threshold(&board, &casting);
    let fumbles = Fumbles::of(board.rules.has(casting.caster, Power::Fierce), false, board.rules.switches.ones);
    let result: SpellRoll = spell_roll(dice, threshold, fumbles, &mut |sides| write.dice.die(sides));
    write.magic.count_cast(casting.caster);
    let face = |purpose, face| Roll { seat: host, purpose, face, faces: (1..=SIDES).collect(), drawn: false };
    let first = result.first.iter().map(|shown| face("vassaux-roll-spell", *shown));
    let again = result.rerolls.iter().map(|again| face("vassaux-roll-reroll", again.to));
    let rolls: Vec<Roll> = first.chain(again).collect();
    let event = if result.succeeds { "vassaux-log-spell" } else { "vassaux-log-spell-failed" };
    write.chronicle.note("V-19.06", || {
        let entry = Entry::new(event, "V-19.06")
            .by(host)
            .with("unit", Word::On(Target::Piece(casting.caster)))
            .with("spell", Word::On(Target::Kind(board.rules.spell_kind(casting.spell))))
            .with("threshold", Word::Number(threshold))
            .with("total", Word::Number(result.total));
        rolls.into_iter().fold(entry, Entry::roll)
    });
    if !result.succeeds {
        write.magic.casting = None;
        return Flow::done();
    }
    match answers::dispels(&board, &casting) {
        Some(unit) => dispelling::dispel_with(&mut write, unit),
        None => Flow::done(),
    }
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&SPELL, spell)
        .verb(&CAST, cast)
        .decision(&AIM, aim)
        .verb(&CAST_AT, cast_at)
        .decision(&POWER, power)
        .verb(&ANNOUNCE, announce)
        .decision(&STAKE, stake)
        .verb(&ADD_DICE, add_dice)
        .decision(&SUMMON, summon)
        .verb(&ADD_INVOCATION, add_invocation)
        .step(&SPELL_ROLL, roll);
}
