//! What boiling oil does to men (4.3.2, 4.3.3): rolled for one after the other on the table for men on foot.
use crate::games::anarchy::access::{Write, hex, piece};
use crate::games::anarchy::board::enemy;
use crate::games::anarchy::chapters::tactical::combat::{FIGHT_OVER, result_key};
use crate::games::anarchy::chapters::tactical::retreat::RETREATS;
use crate::games::anarchy::data::files::CombatResult;
use crate::games::anarchy::state::Post;
use crate::table::prelude::*;
use bevy::prelude::*;

use super::oil::falling;
use super::spread::splashed;

/// Somebody is under the oil.
pub const SCALDS: Step<PieceId> = Step::new("anarchy.scalds");
/// Somebody stands beside it.
pub const SPLASHES: Step<PieceId> = Step::new("anarchy.splashes");
/// Somebody stands where a basin has fallen.
pub const SOAKS: Step<PieceId> = Step::new("anarchy.soaks");
/// Who has been scalded and got away is stunned where he is now.
pub const REELS: Step<PieceId> = Step::new("anarchy.reels");
/// A basin falls, and its oil is spilt.
pub const SPILLS: Step<Place> = Step::new("anarchy.spills");

/// Rolls what the oil does in a column, from 1, of the table for men on foot. Armour gives nothing, and what
/// the table does to attackers does not count.
fn roll(battle: &mut Write, id: PieceId, column: i32, rule: &'static str) -> CombatResult {
    // The die is the other side's: what is low on it harms him, whoever has poured.
    let side = enemy(battle.side(id));
    let roll = battle.roll(side, "anarchy-roll-oil");
    let read = battle.rules.result(false, column - 1, roll.face);
    let result = match read {
        CombatResult::AR | CombatResult::AS | CombatResult::AW => CombatResult::No,
        result => result,
    };
    let holds_for = battle.rules.column_words(column - 1);
    battle.chronicle.note(rule, || {
        let mut entry = Entry::new("anarchy-log-oil", rule)
            .by(side)
            .with("target", piece(id))
            .with("column", Word::Number(column))
            .with("result", Word::Key(result_key(result)));
        for (name, word) in holds_for {
            entry = entry.with(name, word);
        }
        entry.roll(roll)
    });
    result
}

/// What the oil does to somebody who is still there. Under it whoever survives retreats whatever the result, once, and before he is
/// stunned.
fn suffers(battle: &mut Write, id: PieceId, is_under: bool, rule: &'static str) -> Flow {
    if battle.man(id).post != Post::OnField {
        return Flow::done();
    }
    let defence = &battle.rules.data.defence;
    let column = if is_under { defence.oil_target_column } else { defence.oil_splash_column };
    let result = roll(battle, id, column, rule);
    match result {
        CombatResult::DK => battle.kill(id, rule),
        CombatResult::DW => battle.wound(id),
        _ => {}
    }
    let retreats = is_under || result == CombatResult::DR;
    let lives = battle.man(id).post == Post::OnField;
    let reels = matches!(result, CombatResult::DS | CombatResult::DU);
    let retreat = (lives && retreats).then(|| RETREATS.on(id));
    Flow::then(retreat.into_iter().chain(reels.then(|| REELS.on(id))).collect::<Vec<_>>())
}

/// Under the oil.
pub(in crate::games::anarchy) fn scalds(In(id): In<PieceId>, mut battle: Write) -> Flow {
    suffers(&mut battle, id, true, "A-4.3.11")
}
/// Beside it.
pub(in crate::games::anarchy) fn splashes(In(id): In<PieceId>, mut battle: Write) -> Flow {
    suffers(&mut battle, id, false, "A-4.3.17")
}
/// Where a basin has fallen.
pub(in crate::games::anarchy) fn soaks(In(id): In<PieceId>, mut battle: Write) -> Flow {
    suffers(&mut battle, id, false, "A-4.3.09")
}

/// He is stunned; a rider is thrown from his horse instead.
pub(in crate::games::anarchy) fn reels(In(id): In<PieceId>, mut battle: Write) -> Flow {
    if battle.man(id).post != Post::OnField {
        return Flow::done();
    }
    if battle.man(id).is_mounted() {
        return battle.unhorse(id);
    }
    battle.stun(id);
    Flow::done()
}

/// The basin is gone, and everybody whom its oil reaches suffers, friend or enemy.
pub(in crate::games::anarchy) fn spills(In(at): In<Place>, mut battle: Write) -> Flow {
    let bearers = battle.siegeworks.basin(at).and_then(|basin| basin.bearers);
    battle.siegeworks.lose_basin(at);
    battle.chronicle.note("A-4.3.08", || Entry::new("anarchy-log-basin-falls", "A-4.3.08").with("hex", hex(at)));
    let mut all = splashed(&battle.board(), at, true);
    // Its bearers first.
    all.sort_by_key(|id| !bearers.is_some_and(|bearers| bearers.contains(id)));
    if let Some([first, second]) = bearers
        && all.starts_with(&[second, first])
    {
        all.swap(0, 1);
    }
    Flow::then(all.into_iter().map(|id| SOAKS.on(id)).collect::<Vec<_>>())
}

/// Basins whose bearers have fallen or fled are spilt now.
pub fn spilt(battle: &Write) -> Vec<Task> {
    let falls = falling(&battle.siegeworks);
    let over = (!falls.is_empty()).then(|| FIGHT_OVER.on(()));
    falls.into_iter().map(|at| SPILLS.on(at)).chain(over).collect()
}

/// Registers the steps of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&SCALDS, scalds).step(&SPLASHES, splashes).step(&SOAKS, soaks).step(&REELS, reels).step(&SPILLS, spills);
}
