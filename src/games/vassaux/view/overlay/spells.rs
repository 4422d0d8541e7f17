//! Spells: how far they reach, whom they strike.
use super::canvas::Canvas;
use super::sights::pointed_group;
use crate::desktop::face::{Aim, Meaning};
use crate::games::vassaux::chapters::magic::{casting, green, red};
use crate::games::vassaux::data::magic::{Spell, SpellTarget};
use crate::table::prelude::PieceId;

/// Over a spell, or while one is cast: its range or the caster's Aura, and the units that it would strike or may be cast at.
pub fn draw(canvas: &mut Canvas, spell: Spell, caster: PieceId) {
    let board = &canvas.seen.board;
    let Some(leader) = board.field.leader(caster).copied() else { return };
    let data = board.rules.spell_data(spell);
    let aura = leader.disc.radius + board.rules.in_units(board.figures(caster).aura);
    let struck: Vec<PieceId> = match data.target {
        SpellTarget::EnemiesInAura => red::in_fire(board, caster),
        SpellTarget::UnitsInAura => green::in_aura(board, spell, caster),
        SpellTarget::OwnUnit => vec![caster],
        SpellTarget::EnemyReserve | SpellTarget::WholeGame => vec![],
        SpellTarget::VisibleUnit | SpellTarget::VisibleUnitWithoutOrder | SpellTarget::ShotTarget => {
            let may = |group: &PieceId| casting::may_aim(board, caster, spell, *group).is_ok();
            board.field.groups().iter().map(|group| group.id).filter(may).collect()
        }
    };
    let bases: Vec<_> = struck.iter().flat_map(|group| board.field.members(*group)).map(|base| base.disc).collect();
    let reach = match (data.target, data.shot) {
        (_, Some(shot)) => Some(leader.disc.radius + board.rules.in_units(shot.range)),
        (SpellTarget::EnemiesInAura | SpellTarget::UnitsInAura, None) => Some(aura),
        _ => None,
    };
    if let Some(reach) = reach {
        canvas.ring(leader.centre(), reach, Meaning::Free, true);
    }
    for base in bases {
        canvas.round(&base, Meaning::Free, false);
    }
}

/// While a spell is being cast, wherever one points: how far it reaches, and whom it may strike.
pub fn under_way(canvas: &mut Canvas) {
    let seen = canvas.seen;
    let Some(casting) = &seen.board.magic.casting else { return };
    draw(canvas, casting.spell, casting.caster);
    for base in casting.target.iter().flat_map(|group| seen.board.field.members(*group)) {
        canvas.round(&base.disc, Meaning::Slot, false);
    }
}

/// At whom? The spell's reach, and the way to whom is pointed at.
pub fn aiming(canvas: &mut Canvas, aim: &Aim) {
    let seen = canvas.seen;
    let Some(casting) = &seen.board.magic.casting else { return };
    let target = pointed_group(canvas, aim).or(casting.target);
    let field = &seen.board.field;
    let (Some(caster), Some(target)) = (field.leader(casting.caster), target) else { return };
    let at = crate::games::vassaux::chapters::shooting::measured(&seen.board, caster, target);
    if let Some(at) = at.filter(|at| at.id != caster.id) {
        let text = canvas.tell.length(field.gap(&caster.disc, &at.disc));
        canvas.tape(caster.centre(), at.centre(), text);
    }
}
