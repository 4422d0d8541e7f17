//! What Tactique forbids, and does in addition, when the rules of its base ask.
use crate::games::fief::access::Reactions;
use crate::games::fief::board::Modifiers;
use crate::games::fief::chapters::battle::forecast::course::BattleCourse;
use crate::games::fief::chapters::setup::ExpansionHooks;
use crate::games::tactique::chapters::forecast::TactiqueCourse;
use crate::games::tactique::chapters::{archers, bombards, guard, losses};
use crate::games::tactique::data::files::RoyalGuard;
use crate::games::tactique::rules::Tactics;
use std::sync::Arc;

/// What Tactique forbids and does in a match with these settings: bombards never stand alone (T-2.10), troops without a
/// fighting lord begin no attack (T-5.03), guards without their royal become ordinary pieces (T-3.06).
pub fn hooks(tactics: &Tactics) -> ExpansionHooks {
    let mut modifiers = Modifiers {
        may_muster: bombards::may_muster,
        may_leave: bombards::may_leave,
        may_send: bombards::may_send,
        ..Modifiers::default()
    };
    if !tactics.switches.lordless_may_attack {
        (modifiers.may_attack, modifiers.may_storm) = (archers::may_attack, archers::may_storm);
    }
    let mut reactions = Reactions { settle: losses::settle, ..Reactions::default() };
    if tactics.switches.royal_guard == RoyalGuard::Tactique {
        reactions.guard_disbands = guard::disband;
    }
    ExpansionHooks { modifiers, reactions, course: BattleCourse(Arc::new(TactiqueCourse(tactics.clone()))) }
}
