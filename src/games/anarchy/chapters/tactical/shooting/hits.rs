//! What the table of shots says of a die, and what a hit does to somebody (table 4.4).
use crate::games::anarchy::access::Write;
use crate::games::anarchy::chapters::tactical::combat::FIGHT_OVER;
use crate::games::anarchy::chapters::tactical::retreat::RETREATS;
use crate::games::anarchy::data::files::{Cover, ShooterData};
use crate::table::prelude::*;

/// What a shot does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Hit {
    Miss,
    Retreat,
    /// A rider is thrown from his horse instead.
    Stun,
    Wound,
    Kill,
}

/// What a modified die does with a weapon, against a target mounted or on foot, behind some cover (table 4.4).
pub fn hit(weapon: &ShooterData, mounted: bool, cover: Cover, die: i32) -> Hit {
    let rows = if mounted { &weapon.mounted } else { &weapon.foot };
    let Some((kill, wound, stun, retreat)) = rows.get(cover as usize).copied() else { return Hit::Miss };
    match die {
        _ if die <= kill => Hit::Kill,
        _ if die <= wound => Hit::Wound,
        _ if die <= stun => Hit::Stun,
        _ if die <= retreat => Hit::Retreat,
        _ => Hit::Miss,
    }
}

/// What a hit does to somebody. `away_from`: who has shot, from whom he retreats.
pub(in crate::games::anarchy::chapters::tactical) fn takes(
    battle: &mut Write,
    who: PieceId,
    hit: Hit,
    rule: &'static str,
    away_from: &[PieceId],
) -> Flow {
    let mounted = battle.man(who).is_mounted();
    match hit {
        Hit::Miss => Flow::done(),
        Hit::Kill => {
            battle.kill(who, rule);
            Flow::done()
        }
        Hit::Wound => {
            battle.wound(who);
            Flow::done()
        }
        Hit::Stun if mounted => battle.unhorse(who),
        Hit::Stun => {
            battle.stun(who);
            Flow::done()
        }
        Hit::Retreat => {
            // One hex away from the shooter.
            battle.fight.away_from = away_from.to_vec();
            Flow::then([RETREATS.on(who), FIGHT_OVER.on(())])
        }
    }
}
