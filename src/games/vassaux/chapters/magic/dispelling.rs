//! Chapter 19, dispelling: who may counter a spell that has succeeded, and who decides then whether it applies.
use crate::games::vassaux::access::{Board, Read, Write};
use crate::games::vassaux::chapters::contests;
use crate::games::vassaux::chapters::orders::{is_disordered, no_unit};
use crate::games::vassaux::chapters::resolution::sees;
use crate::games::vassaux::chapters::solo::answers;
use crate::games::vassaux::state::magic::Casting;
use crate::table::kit::contests::Throw;
use crate::table::prelude::{
    Allowed, Ask, Entry, Flow, PieceId, Prompt, Refusal, RuleApp, Seat, Step, Target, Verb, Word,
};
use bevy::prelude::*;

/// Whether the spell is countered (D11).
pub const COUNTER: Step<()> = Step::new("vassaux.counter");
/// The contest of the two casters (V-19.13).
pub const COUNTER_CONTEST: Step<()> = Step::new("vassaux.counter_contest");
/// Whether the spell applies (D12).
pub const VERDICT: Step<()> = Step::new("vassaux.verdict");

/// The leader of this unit tries to dispel the spell.
pub const DISPEL: Verb<PieceId> = Verb::new("vassaux.dispel");
/// Nobody tries to.
pub const LET_CAST: Verb<()> = Verb::new("vassaux.let_cast");
/// The spell applies.
pub const APPLY: Verb<()> = Verb::new("vassaux.apply");
/// The spell does not apply.
pub const CANCEL: Verb<()> = Verb::new("vassaux.cancel");

const NO_SCHOOL: Refusal = Refusal::new("no_school", "V-19.11");
const NOT_OWN: Refusal = Refusal::new("not_your_unit", "V-19.11");
const NOT_A_CASTER: Refusal = Refusal::new("not_a_caster", "V-19.11");
const DISORDERED: Refusal = Refusal::new("unit_disordered", "V-19.11");
const CONFUSED: Refusal = Refusal::new("fighter_confused", "V-19.11");
const CANNOT_SEE: Refusal = Refusal::new("counter_cannot_see_caster", "V-19.11");
const OUT_OF_AURA: Refusal = Refusal::new("counter_out_of_aura", "V-19.11");
const RESERVE_EMPTY: Refusal = Refusal::new("reserve_empty", "V-19.12");
const HOWL: Refusal = Refusal::new("howl_cannot_be_countered", "V-21.01");
const TRIED: Refusal = Refusal::new("counter_already_tried", "V-19.15");

/// Whether the leader of a unit may try to dispel the spell of another (V-19.11, V-19.12, V-19.15, V-21.01).
pub fn may_dispel(board: &Board, casting: &Casting, side: Seat, piece: PieceId) -> Allowed {
    if board.rules.spell_data(casting.spell).howl {
        return Err(HOWL);
    }
    let Some(pieces) = board.rules.roster.unit(piece) else {
        return Err(no_unit(board, piece, [DISORDERED, CONFUSED, NOT_A_CASTER]));
    };
    let (unit, caster) = (board.unit(piece), board.field.leader(casting.caster));
    let (Some(caster), Some(own)) = (caster, board.field.leader(piece)) else {
        return Err(if is_disordered(board, unit) { DISORDERED } else { NOT_A_CASTER });
    };
    let aura = board.rules.in_units(board.figures(piece).aura);
    match () {
        () if pieces.host != side => Err(NOT_OWN),
        () if board.rules.school(side).is_none() => Err(NO_SCHOOL),
        () if casting.dispeller.is_some() => Err(TRIED),
        () if !sees(board, own.id, caster.id) => Err(CANNOT_SEE),
        () if !board.field.in_aura(&own.disc, aura, &caster.disc) => Err(OUT_OF_AURA),
        () if board.is_automaton(side) => Ok(()),
        () if i32::from(board.reserves.of(side).reserve) < board.rules.data.constants.counter_spell_cost => {
            Err(RESERVE_EMPTY)
        }
        () => Ok(()),
    }
}

fn counter(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let Some(casting) = &read.magic.casting else { return ask.prompt(Seat(0), "vassaux-ask-counter") };
    let side = Seat(1 - board.unit(casting.caster).host.0);
    let mut prompt = ask
        .prompt(side, "vassaux-ask-counter")
        .with("unit", Word::On(Target::Piece(casting.caster)))
        .with("spell", Word::On(Target::Kind(board.rules.spell_kind(casting.spell))));
    // The automaton has answered when the spell succeeded (V-24.18).
    if board.is_automaton(side) {
        return prompt;
    }
    let own: Vec<PieceId> = board.of_host(side).map(|unit| unit.id).collect();
    prompt.offer(&DISPEL, own, |unit| may_dispel(&board, casting, side, unit));
    // With nobody who could dispel it nothing is asked.
    if prompt.asks() && !prompt.offered.is_empty() || !prompt.refused.is_empty() {
        prompt.offer(&LET_CAST, [()], |()| Ok(()));
        prompt.closing = Some(LET_CAST.on(()));
    }
    prompt
}

fn dispel(In((_, unit)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    dispel_with(&mut write, unit)
}

/// V-19.12: it costs a die of the reserve, which in a host of the automaton is infinite (V-22.14).
pub fn dispel_with(write: &mut Write, unit: PieceId) -> Flow {
    let host = write.pieces_of(unit).host;
    let cost = if write.is_automaton(host) { 0 } else { write.rules.0.data.constants.counter_spell_cost as u8 };
    let bag = write.reserves.of_mut(host);
    bag.reserve -= cost;
    bag.discard += cost;
    if let Some(casting) = &mut write.magic.casting {
        casting.dispeller = Some(unit);
    }
    Flow::then([COUNTER_CONTEST.on(()), VERDICT.on(())])
}
fn let_cast(In((_, ())): In<(Seat, ())>) -> Flow {
    Flow::done()
}

/// V-19.13: each caster rolls against the other's command, the caster of the spell first (V-2.06).
fn counter_contest(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let Some(casting) = write.magic.casting.clone() else { return Flow::done() };
    let Some(dispeller) = casting.dispeller else { return Flow::done() };
    let dice = board.rules.data.constants.counter_contest;
    let throw = Throw { dice: dice.dice as u8, sides: dice.sides };
    let command = |unit: PieceId| board.figures(unit).cmd;
    let seats = [casting.caster, dispeller].map(|unit| board.unit(unit).host);
    let contest =
        contests::counter_spell(command(casting.caster), command(dispeller), throw, &mut |sides| write.dice.die(sides));
    let rolls: Vec<_> = contest
        .rolled
        .iter()
        .flat_map(|rolled| rolled.log(throw, |side| seats[side], "vassaux-roll-counter", "vassaux-roll-coin"))
        .collect();
    let winner = seats[contest.winner];
    write.chronicle.note("V-19.13", || {
        let entry = Entry::new("vassaux-log-counter", "V-19.13")
            .by(seats[1])
            .with("unit", Word::On(Target::Piece(dispeller)))
            .with("spell", Word::On(Target::Kind(board.rules.spell_kind(casting.spell))))
            .with("winner", Word::On(Target::Seat(winner)));
        rolls.into_iter().fold(entry, Entry::roll)
    });
    match answers::verdict(&board, &casting, winner) {
        // It applies, and nobody is asked.
        Some(true) => {}
        Some(false) => break_off(&mut write),
        None => {
            if let Some(casting) = &mut write.magic.casting {
                casting.verdict = Some(winner);
            }
        }
    }
    Flow::done()
}

fn verdict(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let Some((casting, seat)) = read.magic.casting.as_ref().and_then(|casting| Some((casting, casting.verdict?)))
    else {
        return ask.prompt(Seat(0), "vassaux-ask-verdict");
    };
    let mut prompt = ask
        .prompt(seat, "vassaux-ask-verdict")
        .with("unit", Word::On(Target::Piece(casting.caster)))
        .with("spell", Word::On(Target::Kind(board.rules.spell_kind(casting.spell))));
    // One counter-spell has been tried (V-19.15).
    prompt.closed(&DISPEL, TRIED);
    prompt.offer(&APPLY, [()], |()| Ok(()));
    prompt.offer(&CANCEL, [()], |()| Ok(()));
    // Who casts it applies it, who dispels it cancels it, unless they choose otherwise (D12).
    let own = seat == board.unit(casting.caster).host;
    prompt.closing = Some(if own { APPLY.on(()) } else { CANCEL.on(()) });
    prompt
}
fn apply(In((_, ())): In<(Seat, ())>) -> Flow {
    Flow::done()
}
fn cancel(In((_, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    break_off(&mut write);
    Flow::done()
}

/// The spell does not apply (V-19.14).
fn break_off(write: &mut Write) {
    let board = write.board();
    if let Some(casting) = write.magic.casting.take() {
        write.chronicle.note("V-19.14", || {
            Entry::new("vassaux-log-dispelled", "V-19.14")
                .with("unit", Word::On(Target::Piece(casting.caster)))
                .with("spell", Word::On(Target::Kind(board.rules.spell_kind(casting.spell))))
        });
    }
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&COUNTER, counter)
        .verb(&DISPEL, dispel)
        .verb(&LET_CAST, let_cast)
        .step(&COUNTER_CONTEST, counter_contest)
        .decision(&VERDICT, verdict)
        .verb(&APPLY, apply)
        .verb(&CANCEL, cancel);
}
