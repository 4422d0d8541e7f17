//! Chapter 13, shock cavalry: the charge that imposes a combat.
use super::general::ASSAULT_IMPOSED;
use super::modifiers::Manner;
use crate::games::ancients::board::Board;
use crate::games::ancients::data::files::UpgradeEffect;
use crate::table::prelude::*;

pub const IMPACT: Refusal = Refusal::new("combat_imposed", "N-13.01");

/// Why the target of an attack may not refuse it even if it has a hex to step back to: an assault (N-12.05), or the impact of shock
/// cavalry (N-13.01), or of elephants.
///
/// A unit has impact if it has made exactly one step in this order, neither none (N-13.02) nor two (N-13.03), from a hex that was not
/// beside the target (N-13.01); where it came from and went to does not count else (N-13.13). One unit of a double attack is enough
/// (N-13.05). The target must be activated when the step is done (N-13.04); without modification 1 only that of a double attack must
/// (N-13.08).
pub fn imposed(board: &Board, attackers: [Option<PieceId>; 2], target: PieceId, manner: &Manner) -> Allowed {
    if manner.assault {
        return Err(ASSAULT_IMPOSED);
    }
    let aim = board.unit(target);
    let double = attackers[1].is_some();
    // No charge into a forest, nor onto active stakes of the target's side (N-13.11).
    let sheltered = board.ground(aim.at).is_some_and(|ground| ground.bars_mounted)
        || board.field.active_stakes(aim.at).is_some_and(|stakes| stakes.side == aim.side);
    if sheltered {
        return Ok(());
    }
    let charges = |unit: Option<PieceId>, from: Option<Place>| {
        let (Some(unit), Some(from)) = (unit, from) else { return false };
        let unit = board.unit(unit);
        // Elephants always charge as shock cavalry does without modification 1 (N-21.02).
        let elephants = board.rules.pool[unit.kind as usize].elephants.is_some();
        let any_target = !double && (elephants || !board.rules.switches.modules.shock_mod1);
        (elephants || unit.effects.has(UpgradeEffect::Impact))
            && (aim.spent || any_target)
            && !board.map.hexes.adjacent(from, aim.at)
    };
    let any = (attackers.into_iter().zip(manner.one_hex_from)).any(|(unit, from)| charges(unit, from));
    if any { Err(IMPACT) } else { Ok(()) }
}
