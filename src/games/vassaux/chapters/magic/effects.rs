//! What a spell does that has succeeded and was not dispelled (chapters 20 to 22).
use super::{black, green, red};
use crate::games::vassaux::access::Write;
use crate::games::vassaux::data::magic::Spell;
use crate::games::vassaux::state::combat::Melee;
use crate::table::prelude::{Entry, Flow, PieceId, RuleApp, Step, Target, Word};
use bevy::prelude::*;

/// The spell applies.
pub const EFFECT: Step<()> = Step::new("vassaux.effect");

/// Lays a lasting spell on a unit and tells everybody (V-19.17, V-19.18).
pub fn lay(write: &mut Write, spell: Spell, on: PieceId, by: PieceId) {
    let (kind, host) = (write.rules.0.spell_kind(spell), write.pieces_of(by).host);
    write.magic.lay(spell, on, by);
    write.chronicle.note("V-19.17", || {
        Entry::new("vassaux-log-charm", "V-19.17")
            .by(host)
            .with("spell", Word::On(Target::Kind(kind)))
            .with("target", Word::On(Target::Piece(on)))
    });
}

fn effect(In(()): In<()>, mut write: Write) -> Flow {
    let Some(casting) = write.magic.casting.take() else { return Flow::done() };
    let (spell, caster) = (casting.spell, casting.caster);
    let target = casting.target.unwrap_or(caster);
    match spell {
        Spell::DefenceAura | Spell::ThornAura | Spell::Necrosis | Spell::Resurrection => {
            lay(&mut write, spell, target, caster);
            Flow::done()
        }
        Spell::FireAura => red::set_on_fire(&mut write, casting),
        Spell::Meteor | Spell::RainOfFire => red::shoot(&mut write, casting),
        Spell::VeiledMoon | Spell::PackHowl | Spell::HuntCall | Spell::DeathHowl => {
            green::howl(&mut write, spell, caster);
            Flow::done()
        }
        Spell::Corruption => black::corrupt(&mut write, casting),
        Spell::Possession => {
            black::possess(&mut write, caster);
            Flow::done()
        }
        Spell::EternalNight => {
            black::darken(&mut write, caster);
            Flow::done()
        }
    }
}

/// What lasts for the next melee is used up by it: of all who took part a defence aura (V-20.07), of those who were attacked a
/// thorn aura too (V-20.08).
pub fn end_melee(write: &mut Write, over: Option<&Melee>) {
    if write.magic.charms.is_empty() && write.magic.martyrs.is_empty() {
        return;
    }
    write.magic.martyrs.clear();
    let Some(over) = over else { return };
    write.magic.use_up(Spell::DefenceAura, over.attacker.unit);
    for defender in &over.defenders {
        write.magic.use_up(Spell::DefenceAura, defender.unit);
        write.magic.use_up(Spell::ThornAura, defender.unit);
    }
}

/// What lasts until the end of the turn is over (E2), and so are the spells of the turn (V-19.03).
pub fn end_turn(write: &mut Write) {
    let until_end = [Spell::VeiledMoon, Spell::DeathHowl, Spell::PackHowl, Spell::HuntCall, Spell::Necrosis];
    if write.magic.charms.iter().any(|charm| until_end.contains(&charm.spell)) {
        write.magic.charms.retain(|charm| !until_end.contains(&charm.spell));
    }
    if !write.magic.casts.is_empty() {
        write.magic.casts.clear();
    }
    if !write.magic.dooms.is_empty() {
        write.magic.dooms.clear();
    }
}

/// Registers the steps of these chapters.
pub fn plugin(app: &mut App) {
    app.step(&EFFECT, effect);
}
