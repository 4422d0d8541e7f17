//! What a script answers to the questions of magic.
use super::answers::Answer;
use super::forces::Force;
use super::plans::{Idea, Mind};
use super::spells::Sorcery;
use super::thoughts::{self, why};
use crate::games::vassaux::candidates::reasons::Why;
use crate::games::vassaux::chapters::magic::black::{DOOM_TO, SACRIFICE, SPARE};
use crate::games::vassaux::chapters::magic::casting::{ADD_DICE, ADD_INVOCATION, ANNOUNCE, CAST, CAST_AT};
use crate::games::vassaux::chapters::magic::dispelling::{DISPEL, LET_CAST};
use crate::games::vassaux::chapters::magic::green::SET_FREE;
use crate::games::vassaux::chapters::magic::infiltration::{COME_OUT, FALL_UPON, MARKER_AT};
use crate::games::vassaux::chapters::magic::red::{GIVE_WAY, HOLD_INITIATIVE};
use crate::games::vassaux::chapters::orders::ORDER;
use crate::games::vassaux::data::magic::Spell;
use crate::games::vassaux::state::magic::Casting;
use crate::games::vassaux::state::orders::OrderKind;
use crate::games::vassaux::state::progress::Progress;
use crate::table::prelude::{PieceId, Prompt};

/// Whether a question is one of magic.
pub fn is_asked(text: &str) -> bool {
    [
        "vassaux-ask-spell",
        "vassaux-ask-aim",
        "vassaux-ask-power",
        "vassaux-ask-stake",
        "vassaux-ask-summon",
        "vassaux-ask-counter",
        "vassaux-ask-doom",
        "vassaux-ask-martyrs",
        "vassaux-ask-disengage",
        "vassaux-ask-presume",
        "vassaux-ask-fall-upon",
        "vassaux-ask-marker",
    ]
    .contains(&text)
}

/// The answer to a question of magic; nothing where the usual one will do.
pub fn answer(mind: &Mind, progress: &Progress, prompt: &Prompt) -> Option<Answer> {
    match prompt.text {
        "vassaux-ask-spell" => spell(mind, prompt),
        "vassaux-ask-aim" => under_way(mind).and_then(|(casting, best)| {
            let target = best.target?;
            let told = thoughts::idea(Idea::Cast(best.spell, Some(target).filter(|target| *target != casting.caster)));
            Some((CAST_AT.on(target), Some(told)))
        }),
        "vassaux-ask-power" => {
            under_way(mind).map(|(_, best)| (ANNOUNCE.on(best.power.max(1)), why("vassaux-thought-power")))
        }
        "vassaux-ask-stake" => under_way(mind).map(|(_, best)| (ADD_DICE.on(best.extra), why("vassaux-thought-stake"))),
        "vassaux-ask-summon" => {
            under_way(mind).map(|(_, best)| (ADD_INVOCATION.on(best.summoned), why("vassaux-thought-stake")))
        }
        "vassaux-ask-counter" => Some(counter(mind, prompt)),
        "vassaux-ask-doom" => Some((DOOM_TO.on(OrderKind::Wait.kind()), why("vassaux-thought-doom"))),
        "vassaux-ask-martyrs" => Some(martyrs(mind)),
        "vassaux-ask-disengage" => {
            let men = prompt.offered.iter().filter_map(|order| SET_FREE.of(*order));
            men.min().map(|man| (SET_FREE.on(man), why("vassaux-thought-set-free")))
        }
        "vassaux-ask-presume" => Some(presume(mind, progress)),
        "vassaux-ask-fall-upon" => fall_upon(mind, prompt),
        "vassaux-ask-marker" => marker(mind, prompt),
        _ => None,
    }
}

fn acting<'m>(mind: &'m Mind) -> Option<&'m Force> {
    mind.forces.of(mind.asked.frames.top()?.unit)
}

/// The best spell of those on offer.
fn spell(mind: &Mind, prompt: &Prompt) -> Option<Answer> {
    let rules = &mind.asked.board.rules;
    let force = acting(mind)?;
    let best = mind.spells(force).into_iter().find(|one| prompt.takes(CAST.on(rules.spell_kind(one.spell))))?;
    let idea = Idea::Cast(best.spell, best.target.filter(|target| *target != force.group));
    Some((CAST.on(rules.spell_kind(best.spell)), Some(thoughts::idea(idea))))
}

/// The spell under way, and the best use of it as far as it is settled.
fn under_way<'m>(mind: &'m Mind) -> Option<(&'m Casting, Sorcery)> {
    let casting = mind.asked.board.magic.casting.as_ref()?;
    let force = mind.forces.of(casting.caster)?;
    let best = mind.spell(force, casting.spell)?;
    Some((casting, best))
}

/// Dispels what hurts, with the leader of the highest command; a single die left is kept for better.
fn counter(mind: &Mind, prompt: &Prompt) -> Answer {
    let board = mind.asked.board;
    let let_cast = (LET_CAST.on(()), None);
    let Some(casting) = &board.magic.casting else { return let_cast };
    let hurts = [
        Spell::Meteor,
        Spell::RainOfFire,
        Spell::FireAura,
        Spell::Corruption,
        Spell::Necrosis,
        Spell::EternalNight,
        Spell::Possession,
    ];
    let units = prompt.offered.iter().filter_map(|order| DISPEL.of(*order));
    let best = units.max_by_key(|unit| (board.figures(*unit).cmd, std::cmp::Reverse(*unit)));
    let worth = hurts.contains(&casting.spell) || mind.reserve > 2;
    best.filter(|_| worth).map_or(let_cast, |unit| (DISPEL.on(unit), why("vassaux-thought-dispel")))
}

/// Martyrs are sacrificed where their blow costs more than they are worth.
fn martyrs(mind: &Mind) -> Answer {
    let board = mind.asked.board;
    let times = board.rules.data.magic.martyrs_times.max(1) as u32;
    let Some(melee) = mind.asked.combat.melees.last() else { return (SPARE.on(()), None) };
    let of = |unit: PieceId| mind.forces.of(unit);
    let units = std::iter::once(&melee.attacker).chain(&melee.defenders).filter_map(|fighting| of(fighting.unit));
    let (own, enemies): (Vec<&Force>, Vec<&Force>) = units.partition(|force| force.host == mind.seat);
    let asked = own.iter().find(|own| {
        !board.magic.martyrs.iter().any(|(unit, _)| *unit == own.group)
            && board.rules.has(own.group, crate::games::vassaux::data::magic::Power::Martyrs)
    });
    let gain = asked.and_then(|own| enemies.iter().map(|enemy| mind.forces.sacrifice(own, enemy, times)).max());
    match gain {
        Some(1..) => (SACRIFICE.on(()), why("vassaux-thought-sacrifice")),
        _ => (SPARE.on(()), None),
    }
}

/// A presumptuous lord gives way where his host is slow anyway.
fn presume(mind: &Mind, progress: &Progress) -> Answer {
    let rule = &mind.asked.board.rules.data.solo.presumptuous;
    let slow = progress.reactivity_of(mind.seat) >= rule.reactivity && progress.turn >= rule.turn;
    if slow { (GIVE_WAY.on(()), why("vassaux-thought-give-way")) } else { (HOLD_INITIATIVE.on(()), None) }
}

/// Arrives by charge where that can be, else by march.
pub fn arrive(prompt: &Prompt) -> Option<Answer> {
    let orders = [OrderKind::Charge, OrderKind::March, OrderKind::Wait].map(|order| ORDER.on(order.kind()));
    orders.into_iter().find(|order| prompt.takes(*order)).map(|order| (order, why("vassaux-thought-arrive")))
}

/// Upon whom the unit falls: whom a charge costs most.
fn fall_upon(mind: &Mind, prompt: &Prompt) -> Option<Answer> {
    let force = mind.forces.arriving(mind.asked.frames.top()?.unit)?;
    let gain = |target: PieceId| Some((mind.forces.melee(&force, mind.forces.of(target)?, true, false), target));
    let targets = prompt.offered.iter().filter_map(|order| FALL_UPON.of(*order));
    let (_, target) = targets.filter_map(gain).max_by_key(|(gain, target)| (*gain, std::cmp::Reverse(*target)))?;
    Some((FALL_UPON.on(target), Some(thoughts::idea(Idea::Charge(target)))))
}

/// The marker that is worth most.
fn marker(mind: &Mind, prompt: &Prompt) -> Option<Answer> {
    let unit = mind.asked.frames.top()?.unit;
    let force = mind.forces.arriving(unit)?;
    let markers = mind.asked.board.magic.markers_of(unit)?;
    let worth = |number: i32| {
        let at = markers.get(usize::try_from(number - 1).ok()?)?;
        Some((mind.positions.worth(&force, *at, Why::Usual), number))
    };
    let open = prompt.offered.iter().filter_map(|order| COME_OUT.of(*order));
    let (_, number) = open.filter_map(worth).max_by_key(|(worth, number)| (*worth, std::cmp::Reverse(*number)))?;
    Some((COME_OUT.on(number), why("vassaux-thought-marker")))
}

/// Where a marker is laid: nearest to the enemy's shooters, or where it usually is.
pub fn lay_marker(prompt: &Prompt) -> Option<Answer> {
    let area = prompt.areas.iter().find(|area| area.verb == MARKER_AT.key)?;
    Some((MARKER_AT.on(area.usual), why("vassaux-thought-usual")))
}
