//! Where Tactique has its say in the rules of its base.
use crate::games::fief::access::Reactions;
use crate::games::fief::board::Modifiers;
use crate::games::fief::chapters::setup::ExpansionHooks;
use crate::games::tactique::chapters::{archers, bombards, guard, losses};
use crate::games::tactique::data::files::RoyalGuard;
use crate::games::tactique::rules::Tactics;

/// What is asked and done in a match with these settings.
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
    ExpansionHooks { modifiers, reactions }
}
