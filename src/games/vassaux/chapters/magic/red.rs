//! Chapter 20, red magic: initiative given away, fire, thorns, shots out of the sky.
use crate::games::vassaux::access::{Board, Read, Write};
use crate::games::vassaux::chapters::attack::{self, AttackProfile, Fumbles, Manner, OrderDie, SIDES, pool};
use crate::games::vassaux::chapters::removal::{self, LOSSES};
use crate::games::vassaux::chapters::scenarios::duel;
use crate::games::vassaux::chapters::shooting::measured;
use crate::games::vassaux::data::magic::{Power, Spell};
use crate::games::vassaux::data::switches::MeteorCover;
use crate::games::vassaux::field::groups::Base;
use crate::games::vassaux::field::sight;
use crate::games::vassaux::state::losses::{Danger, Exposed};
use crate::games::vassaux::state::magic::Casting;
use crate::table::ground::spots::square;
use crate::table::prelude::{
    Ask, Entry, Flow, PieceId, Prompt, Refusal, Roll, RuleApp, Seat, Step, Target, Verb, Word,
};
use bevy::prelude::*;

/// Whether a presumptuous lord gives the initiative away (D04).
pub const PRESUME: Step<Seat> = Step::new("vassaux.presume");
/// A unit burns in a fire aura.
pub const BURN: Step<PieceId> = Step::new("vassaux.burn");
/// The fire is out.
pub const FIRE_OUT: Step<()> = Step::new("vassaux.fire_out");
/// The thorns have struck back: now those fall who were hit.
pub const AFTER_THORNS: Step<()> = Step::new("vassaux.after_thorns");

/// Gives the initiative away for a die.
pub const GIVE_WAY: Verb<()> = Verb::new("vassaux.give_way");
/// Rolls for the initiative.
pub const HOLD_INITIATIVE: Verb<()> = Verb::new("vassaux.hold_initiative");

const DISCARD_EMPTY: Refusal = Refusal::new("discard_empty", "V-20.01");

/// V-20.01: before the roll for initiative the lord may give it away and take a die back from the discard; the holder of last
/// turn's initiative is asked first, and only one may do it.
fn presume(In(side): In<Seat>, ask: Ask, read: Read) -> Prompt {
    let mut prompt = ask.prompt(side, "vassaux-ask-presume");
    if !read.rules.0.has_magic() {
        return prompt;
    }
    let board = read.board();
    let lord = board.lord(side).id;
    let may = board.lord_on_table(side).is_some() && board.rules.has(lord, Power::Presumptuous);
    if !may || read.magic.gave_way.is_some() {
        return prompt;
    }
    let empty = read.reserves.of(side).discard == 0;
    prompt.offer(&GIVE_WAY, [()], |()| if empty { Err(DISCARD_EMPTY) } else { Ok(()) });
    if !empty {
        prompt.offer(&HOLD_INITIATIVE, [()], |()| Ok(()));
        prompt.closing = Some(HOLD_INITIATIVE.on(()));
    }
    prompt
}
/// Whether a lord may give the initiative away (V-20.01).
pub fn may_give_way(board: &Board, side: Seat) -> bool {
    let lord = board.lord(side).id;
    let may = board.lord_on_table(side).is_some() && board.rules.has(lord, Power::Presumptuous);
    may && board.magic.gave_way.is_none() && board.reserves.of(side).discard > 0
}
fn give_way(In((seat, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    give_way_for(&mut write, seat);
    Flow::done()
}

/// The initiative is given away for a die (V-20.01).
pub fn give_way_for(write: &mut Write, seat: Seat) {
    let bag = write.reserves.of_mut(seat);
    bag.discard -= 1;
    bag.reserve += 1;
    write.magic.gave_way = Some(seat);
    let other = Seat(1 - seat.0);
    write.chronicle.note("V-20.01", || {
        Entry::new("vassaux-log-gave-way", "V-20.01").by(seat).with("winner", Word::On(Target::Seat(other)))
    });
}
fn hold_initiative(In((_, ())): In<(Seat, ())>) -> Flow {
    Flow::done()
}

/// The enemy groups any part of whom stands within the caster's Aura (V-20.09).
pub fn in_fire(board: &Board, unit: PieceId) -> Vec<PieceId> {
    let Some(caster) = board.field.leader(unit) else { return vec![] };
    let aura = board.rules.in_units(board.figures(unit).aura);
    let near =
        |group: PieceId| board.field.members(group).any(|base| board.field.in_aura(&caster.disc, aura, &base.disc));
    let enemies = board.field.groups().iter().filter(|group| group.host != caster.host);
    let mut found: Vec<PieceId> = enemies.map(|group| group.id).filter(|group| near(*group)).collect();
    found.sort_unstable();
    found
}

/// V-20.09: each of them burns, a roll for each.
pub fn set_on_fire(write: &mut Write, casting: Casting) -> Flow {
    let burning = in_fire(&write.board(), casting.caster);
    write.magic.casting = Some(casting);
    let fires = burning.into_iter().flat_map(|group| [BURN.on(group), LOSSES.on(())]);
    Flow::then(fires.chain([FIRE_OUT.on(())]))
}
fn fire_out(In(()): In<()>, mut write: Write) -> Flow {
    write.magic.casting = None;
    Flow::done()
}

/// Who falls to what comes from a caster: the nearest to him first (V-17.11).
pub fn exposed(board: &Board, caster: &Base, target: PieceId) -> Vec<Exposed> {
    let leader = board.field.leader(target);
    let of = |base: &Base| Exposed {
        fighter: base.id,
        leads: leader.is_some_and(|leader| leader.id == base.id),
        from_vassal: leader.map_or(0, |leader| square(leader.centre(), base.centre())),
        to: Danger::Shot { distance: square(caster.centre(), base.centre()) },
    };
    board.field.members(target).map(of).collect()
}

/// V-20.09, V-20.14: a die of hits, without defence, engaged or not; it is no attack (V-22.16).
fn burn(In(target): In<PieceId>, mut write: Write) -> Flow {
    let board = write.board();
    let Some(caster) = write.magic.casting.as_ref().map(|casting| casting.caster) else { return Flow::done() };
    let Some(leader) = board.field.leader(caster).copied() else { return Flow::done() };
    let host = board.unit(caster).host;
    let dice = board.rules.data.magic.fire_aura_dice;
    let faces: Vec<i32> = (0..dice).map(|_| write.dice.die(SIDES)).collect();
    let hits: i32 = faces.iter().sum();
    let defence = removal::defence(&board, target, Manner::Shot, false);
    let exposed = exposed(&board, &leader, target);
    let losses = removal::fallen(&write, &exposed, attack::losses(hits as u32, defence.hp.max(1) as u32));
    let roll = |face: &i32| Roll {
        seat: host,
        purpose: "vassaux-roll-fire",
        face: *face,
        faces: (1..=SIDES).collect(),
        drawn: false,
    };
    write.chronicle.note("V-20.09", || {
        let entry = Entry::new("vassaux-log-burns", "V-20.09")
            .by(host)
            .with("target", Word::On(Target::Piece(target)))
            .with("hits", Word::Number(hits))
            .with("losses", Word::Number(losses as i32));
        faces.iter().map(roll).fold(entry, Entry::roll)
    });
    removal::owe(&mut write, target, exposed, losses);
    Flow::done()
}

/// The attack dice of a spell that is a shot: those of the caster's profile, and what the spell adds; his weapon only where the
/// table plays so (V-20.10, V-20.11, V-20.12; R-20).
pub fn spell_dice(board: &Board, caster: PieceId, spell: Spell, power: i32) -> u32 {
    let bonus = board.rules.spell_data(spell).shot.map_or(0, |shot| shot.bonus);
    let weapon = board.rules.shot(caster).filter(|_| board.rules.switches.spell_weapon).map_or(0, |shot| shot.bonus);
    (board.figures(caster).bare_at + bonus + power + weapon).max(0) as u32
}

/// Whether cover doubles the defence against a spell: not against a meteor, which asks for no sight, unless the table plays so
/// (V-20.20; R-88).
pub fn counts_cover(board: &Board, spell: Spell) -> bool {
    let sight = board.rules.spell_data(spell).shot.is_some_and(|shot| shot.sight);
    sight || board.rules.switches.meteor_cover == MeteorCover::Seen
}

/// The attack of a spell that is a shot (V-20.10, V-20.11), and whether the target is covered from it (V-17.09, V-20.20).
pub fn spell_shot(board: &Board, casting: &Casting, target: PieceId) -> Option<(AttackProfile, bool)> {
    let (caster, leader) = (casting.caster, board.field.leader(casting.caster)?);
    let dice = spell_dice(board, caster, casting.spell, casting.power);
    let at = measured(board, leader, target)?;
    // Where cover counts against a meteor, it does for targets that are seen.
    let seen = board.rules.spell_data(casting.spell).shot?.sight || sight::sees(&board.field, leader, at);
    let (covered, all) = sight::covered_share(&board.field, leader, target);
    let covered = counts_cover(board, casting.spell) && seen && covered * 2 > all;
    let high = board.field.level(leader.centre()) > board.field.level(at.centre());
    let high_ground = high && sight::view(&board.field, leader, at) == sight::View::Clear;
    let profile = AttackProfile {
        manner: Manner::Shot,
        dice: pool([dice], 1),
        order_die: OrderDie::None,
        chevaliers: board.rules.is_chevalier(caster),
        fumbles: Fumbles::of(board.rules.has(caster, Power::Fierce), high_ground, board.rules.switches.ones),
    };
    Some((profile, covered))
}

/// V-20.10, V-20.11, V-19.09, V-20.13: the spell shoots; it is none of the shots of a weapon.
pub fn shoot(write: &mut Write, casting: Casting) -> Flow {
    let board = write.board();
    let (Some(target), Some(leader)) = (casting.target, board.field.leader(casting.caster)) else {
        return Flow::done();
    };
    let Some((profile, covered)) = spell_shot(&board, &casting, target) else { return Flow::done() };
    let exposed = exposed(&board, leader, target);
    let losses = removal::roll(write, casting.caster, (target, &exposed), &profile, covered);
    duel::break_it(write, casting.caster);
    removal::owe(write, target, exposed, losses.losses);
    Flow::then([LOSSES.on(())])
}

/// V-20.08: before anybody falls, thorns give half of the hits back at once to the unit that has struck; they fall who touch the
/// bearer. Gives whether there is anything to take: those who were hit fall after that.
pub fn thorns(write: &mut Write, bearer: PieceId, striker: PieceId, hits: u32) -> bool {
    let board = write.board();
    let back = attack::thorn_hits(hits, &removal::switches(&board));
    if back == 0 || !board.magic.lies_on(Spell::ThornAura, bearer) {
        return false;
    }
    let defence = removal::defence(&board, striker, Manner::Melee, false);
    let exposed = crate::games::vassaux::chapters::melee::exposed(&board, striker, bearer);
    let losses = removal::fallen(write, &exposed, attack::losses(back, defence.hp.max(1) as u32));
    let host = board.host_of(bearer);
    write.chronicle.note("V-20.08", || {
        Entry::new("vassaux-log-thorns", "V-20.08")
            .by(host)
            .with("unit", Word::On(Target::Piece(bearer)))
            .with("target", Word::On(Target::Piece(striker)))
            .with("hits", Word::Number(back as i32))
            .with("losses", Word::Number(losses as i32))
    });
    let waiting = write.combat.due.take();
    write.magic.waiting = waiting;
    removal::owe(write, striker, exposed, losses);
    true
}

fn after_thorns(In(()): In<()>, mut write: Write) -> Flow {
    if let Some(due) = write.magic.waiting.take() {
        write.combat.due = Some(due);
    }
    Flow::done()
}

/// Whether no shot may be aimed at a camouflaged unit from there: its vassal and more than half of its fighters are covered from
/// the shooting vassal, or hidden (V-20.06).
pub fn is_camouflaged(board: &Board, shooter: &Base, target: PieceId) -> bool {
    let Some(leader) = board.field.leader(target) else { return false };
    if !board.rules.has(target, Power::Camouflage) {
        return false;
    }
    let (covered, all) = sight::covered_share(&board.field, shooter, target);
    sight::view(&board.field, shooter, leader).counts_as_covered() && covered * 2 > all
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.decision(&PRESUME, presume)
        .verb(&GIVE_WAY, give_way)
        .verb(&HOLD_INITIATIVE, hold_initiative)
        .step(&BURN, burn)
        .step(&FIRE_OUT, fire_out)
        .step(&AFTER_THORNS, after_thorns);
}
