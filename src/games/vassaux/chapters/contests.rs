//! Contests (chapter 2) and who enters them: initiative, reaction, counter-spell, the end of a melee.
//!
//! The functions give the sides in the order in which they roll and are logged (V-2.06). Each needs a total of at least its
//! target (V-2.01); the only success wins (V-2.02), of two the larger margin (V-2.03), equal margins roll again (V-2.04), and
//! after two failures a coin decides (V-2.05).
use crate::table::kit::contests::{Contest, Ranking, Throw, contest, ranking};

/// For the initiative both hosts roll against their reactivity, the first seat first; the winner has it (V-6.08).
pub fn initiative(reactivity: [i32; 2], throw: Throw, die: &mut dyn FnMut(i32) -> i32) -> Contest {
    contest(reactivity, throw, die)
}

/// Without alert a reaction must be won: side 0 is the interrupted host, side 1 the one that reacts, each against its own
/// reactivity (V-18.04).
pub fn reaction(interrupted: i32, reacting: i32, throw: Throw, die: &mut dyn FnMut(i32) -> i32) -> Contest {
    contest([interrupted, reacting], throw, die)
}

/// A spell is countered: side 0 is the caster, side 1 who counters, and the target of each is the other one's command (V-19.13).
pub fn counter_spell(
    caster_command: i32,
    counter_command: i32,
    throw: Throw,
    die: &mut dyn FnMut(i32) -> i32,
) -> Contest {
    contest([counter_command, caster_command], throw, die)
}

/// Pe: what a unit lost in this combat, less the command of its vassal or of the lord, at least 0. A dead or absent vassal
/// has command 0 (V-15.07).
pub fn combat_losses(lost: u32, command: u32) -> u32 {
    lost.saturating_sub(command)
}

/// In which order units reorganise after a melee: by a contest against their combat losses (V-15.08, V-15.09, V-16.05), listed
/// attacker first, then the defenders as they were struck (V-2.06). Whoever is wiped out is not in the list; a unit left alone
/// rolls nothing (V-15.10, V-22.15).
pub fn reorganising_order(combat_losses: &[u32], throw: Throw, die: &mut dyn FnMut(i32) -> i32) -> Ranking {
    let targets: Vec<i32> = combat_losses.iter().map(|losses| *losses as i32).collect();
    ranking(&targets, throw, die)
}
